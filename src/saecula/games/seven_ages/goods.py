"""SA-10.5, SA-10.14, SA-10.15: artefacts, where they may be built, what they bring, and blue markers."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import COASTAL, INDEX, LAND, OVERLAND, areas_in
from saecula.games.seven_ages.cards import (
    ARTEFACTS,
    BLUE,
    CARD_GOOD,
    CATEGORY_INDEX,
    EMPIRE_KEYS,
    GOOD_AGES,
    GOOD_COLOUR,
    GOOD_INDEX,
    GOOD_KEYS,
    GREEN,
    ICONS,
    ON_CARD,
    RED,
)
from saecula.games.seven_ages.civics import can_have, take_on
from saecula.games.seven_ages.components import BLUE_OFFSET, TOP_LEVEL, artefacts
from saecula.games.seven_ages.contact import civil_contact
from saecula.games.seven_ages.effects import has_good
from saecula.games.seven_ages.glory_ledger import FROM_ARTEFACTS, gain_glory
from saecula.games.seven_ages.phases import CIVILISE
from saecula.games.seven_ages.state import NOBODY, ON_EMPIRE, UNBUILT, SevenAges
from saecula.games.seven_ages.treaties import TREATY

BUILD: Final[int] = CATEGORY_INDEX["build_artefact"]
PALESTINE: Final[int] = INDEX["palestine"]
CRUSADE: Final[int] = GOOD_INDEX["crusade"]
JIHAD: Final[int] = GOOD_INDEX["jihad"]
CHRISTIANITY: Final[int] = GOOD_INDEX["christianity"]
ISLAM: Final[int] = GOOD_INDEX["islam"]
CITY3: Final = 3
REFUSED_PEACE: Final = 8  # of the frame of CIVILISE: the empires that have refused a treaty, as a mask

PREREQUISITE: Final[list[str]] = [row.prerequisite or "" for row in artefacts]


def age_fits(state: SevenAges, empire: int, good: int) -> bool:
    """SA-10.5.1: the empire is in one of the artefact's ages, or meets its "+" sign."""
    age = state.age(empire)
    if GOOD_AGES[good] >> age & 1:
        return True
    if good >= ARTEFACTS:
        return False
    early = artefacts[good].early_play
    if early is None or age < early.min_age:
        return False
    if early.condition is not None and state.fighting.bit_count() < 3:
        return False
    return all([has_good(state, empire, GOOD_INDEX[name]) for name in early.has_all])


def in_supply(state: SevenAges, good: int) -> bool:
    """SA-10.5.3: its marker is not on the map, on a card or on the track."""
    return state.good_at[good] == UNBUILT and not state.blue_at[good]


def sites(state: SevenAges, empire: int, good: int) -> list[int]:
    """The areas of an empire where an artefact may be laid (SA-10.5.4, SA-10.15)."""
    taken = [at for at in state.good_at if at >= 0]
    wanted = PREREQUISITE[good]
    mask = state.held[empire] & LAND & ~state.disorder
    if good == CRUSADE:
        mask &= 1 << PALESTINE
    elif good == JIHAD:
        mask &= beside_islam(state)
    found: list[int] = []
    for area in areas_in(mask):
        if area in taken:
            continue
        if wanted == "city" and not state.city[area]:
            continue
        if wanted == "city3" and state.city[area] < CITY3:
            continue
        if wanted == "capital" and state.capital[empire] != area:
            continue
        if wanted == "coastal" and not COASTAL >> area & 1:
            continue
        found.append(area)
    return found


def beside_islam(state: SevenAges) -> int:
    """The land areas next to an area of an empire with Islam."""
    mask = 0
    for other in state.in_play():
        if state.religion(other) == ISLAM:
            for area in areas_in(state.held[other] & LAND):
                mask |= OVERLAND[area]
    return mask


def prerequisite_met(state: SevenAges, empire: int, good: int) -> bool:
    """What the empire itself must have: a religion, another artefact, or (holy wars) not the religion."""
    wanted = PREREQUISITE[good]
    if good == CRUSADE:
        return state.religion(empire) != CHRISTIANITY
    if good == JIHAD:
        return state.religion(empire) != ISLAM
    if wanted == "religion":
        return state.religion(empire) != NOBODY
    if wanted in GOOD_INDEX:
        return has_good(state, empire, GOOD_INDEX[wanted])
    return True


def can_build(state: SevenAges, seat: int, builder: int, empire: int, good: int) -> bool:
    """Whether a player may play an artefact on an empire (SA-10.5.2).

    `builder` is the own empire doing Civilise, NOBODY with a marker in the free slot: that will do with the errata.
    """
    if not age_fits(state, empire, good):
        return False
    if good >= ARTEFACTS:
        if not can_have(state, empire, good):
            return False
    elif not in_supply(state, good) or not prerequisite_met(state, empire, good):
        return False
    elif good == TREATY:
        if state.owner[empire] != seat or not treaty_partners(state, empire):
            return False
    elif not ON_CARD[good] and not sites(state, empire, good):
        return False
    return empire == builder or state.errata_2004 or (builder != NOBODY and civil_contact(state, builder, empire))


def treaty_partners(state: SevenAges, empire: int) -> list[int]:
    """Empires of other players that could be the second one of a peace treaty, less those that refused just now."""
    at = state.find(CIVILISE)
    refused = state.frame_at(at, REFUSED_PEACE) if at else 0
    own = state.owner[empire]
    return [other for other in state.in_play() if state.owner[other] != own and not refused >> other & 1]


def targets(state: SevenAges, seat: int, builder: int, good: int) -> list[int]:
    """The empires a player may play an artefact on."""
    return [empire for empire in state.in_play() if can_build(state, seat, builder, empire, good)]


def has_target(state: SevenAges, seat: int, builder: int, good: int) -> bool:
    """Whether there is an empire that a player may play an artefact on."""
    if good < ARTEFACTS and not in_supply(state, good):
        return False
    for empire in state.in_play():
        if can_build(state, seat, builder, empire, good):
            return True
    return False


def build(state: SevenAges, empire: int, good: int, area: int) -> None:
    """The artefact is there: glory by its colour, a blue marker, square icons (SA-10.5.5, SA-10.5.6, SA-12.14)."""
    seat = state.owner[empire]
    told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "artefact": GOOD_KEYS[good]}
    state.tell("seven_ages-artefact-built", told, "SA-10.5")
    if good >= ARTEFACTS:
        take_on(state, empire, good)
    else:
        state.good_at[good] = ON_EMPIRE + empire if ON_CARD[good] else area
    if GOOD_COLOUR[good] == GREEN:
        gain_glory(state, seat, 1, FROM_ARTEFACTS, "SA-10.5")
        for icon in ICONS[state.card_of[empire]]:
            if icon.category == BUILD:
                gain_glory(state, seat, icon.value, FROM_ARTEFACTS, "SA-12.14")
    elif GOOD_COLOUR[good] == RED:
        gain_glory(state, seat, -1, FROM_ARTEFACTS, "SA-10.5")
    if GOOD_COLOUR[good] == BLUE:
        state.blue_at[good] = blue_level(state, empire)


def blue_level(state: SevenAges, empire: int) -> int:
    """Where the blue marker goes: level + 7 - age, at most 50; one higher where "above" is read strictly."""
    level = min(state.level[empire] + BLUE_OFFSET[state.age(empire)], TOP_LEVEL + 1)
    return level if state.blue_marker_inclusive else level + 1


def good_of(card: int) -> int:
    """The artefact of a card."""
    return CARD_GOOD[card]
