"""Every artefact, religion and government of the 110 cards, played from the hand; what it does is shown at work."""

from __future__ import annotations

import pytest

from saecula.games.seven_ages.areas import COASTAL, NAMES
from saecula.games.seven_ages.areas import INDEX as AREAS
from saecula.games.seven_ages.cards import (
    ARTEFACTS,
    BLUE,
    CARD_GOOD,
    EMPIRE_INDEX,
    EMPIRE_NAMES,
    GOOD_AGES,
    GOOD_COLOUR,
    GOOD_INDEX,
    GOOD_NAMES,
    GREEN,
    ON_CARD,
    RED,
)
from saecula.games.seven_ages.civilise import can_annex
from saecula.games.seven_ages.effects import EFFECTS, FIRST_GOOD, has_good
from saecula.games.seven_ages.goods import PREREQUISITE
from saecula.games.seven_ages.realm import lift
from saecula.games.seven_ages.state import NOBODY, ON_EMPIRE, SevenAges
from tests.games.seven_ages.given import act, deal, empire, given, play, stand
from tests.games.seven_ages.kinds import CITY, KINDS, OTHER, OWN
from tests.rules import rule

PLAIN = ["zhou", "khmers", "siamese", "burmese", "mauryans"]  # nothing but initial specials


def level_for(good: int) -> int:
    """A level in an age in which the artefact may be built."""
    age = next(age for age in range(1, 8) if GOOD_AGES[good] >> age & 1)
    return 7 * age - 3


def position(name: str, good: int) -> SevenAges:
    """The red empire of seat 0 has everything an artefact may ask for, the blue one of seat 1 is next to it."""
    own, other = [one for one in PLAIN if one != name][:2]
    level = level_for(good)
    where = {CITY: ["spear"], "egypt": ["spear"], "palestine": ["spear"], "armenia": ["spear"], "sumer": ["spear"]}
    religion = "islam" if good == GOOD_INDEX["jihad"] else "" if good >= ARTEFACTS else "hinduism"
    government = "monarchy" if good == GOOD_INDEX["revolution"] else ""
    s = given(
        empire(
            own, "red", 0, level, where, money=37, cities={CITY: 3, "palestine": 1}, capital=CITY,
            goods=[each for each in (religion, government) if each], leaders={"artist_1": CITY},
        ),
        empire(other, "blue", 1, level, {"syria": ["spear"]}),
    )  # fmt: skip
    wanted = PREREQUISITE[good] if good < ARTEFACTS else ""
    if wanted in GOOD_INDEX:
        s.good_at[GOOD_INDEX[wanted]] = ON_EMPIRE + OWN if ON_CARD[GOOD_INDEX[wanted]] else AREAS["sumer"]
    deal(s, 0, name)
    return s


def build(name: str) -> tuple[SevenAges, SevenAges, int]:
    """Play a card as its artefact: the position before, after, and the area where it lies (NOBODY: on the card)."""
    good = CARD_GOOD[EMPIRE_INDEX[name]]
    s = position(name, good)
    act(s, "red", "civilise")
    before = s.clone()
    target = "blue" if GOOD_NAMES[good] in ("crusade", "jihad") else "red"
    if GOOD_NAMES[good] == "crusade":
        for piece in s.units_at(OWN, AREAS["palestine"]):
            lift(s, piece)
        stand(s, OTHER, "spear", "palestine")
        s.forget_legal()
    play(s, f"artefact {name}", f"empire {target}")
    area = NOBODY
    if GOOD_NAMES[good] == "peace_treaty":
        play(s, "empire blue", "1: yes")
    elif good < ARTEFACTS and not ON_CARD[good]:
        offered = [AREAS[move.partition(" ")[2]] for move in map(s.moves.name, s.legal(0))]
        area = next((a for a in offered if s.city[a] and COASTAL >> a & 1), offered[0])
        if GOOD_NAMES[good] in ("angkor_wat", "cathedral", "statue_of_liberty", "eiffel_tower", "great_wall"):
            area = offered[0]
        play(s, f"area {NAMES[area]}")
    return before, s, area


@rule("SA-10.5", "SA-10.15")
@pytest.mark.parametrize("name", EMPIRE_NAMES)
def test_the_artefact_of_each_card(name: str) -> None:
    good = CARD_GOOD[EMPIRE_INDEX[name]]
    assert EFFECTS[FIRST_GOOD + good], GOOD_NAMES[good]
    for effect in EFFECTS[FIRST_GOOD + good]:
        before, s, area = build(name)
        seat = 1 if GOOD_NAMES[good] in ("crusade", "jihad") else 0
        if not s.over:
            target = OTHER if seat else OWN
            assert has_good(s, target, good)
            colour = {GREEN: 1, RED: 0, BLUE: 0}[GOOD_COLOUR[good]]
            assert s.glory[seat] == colour
            assert bool(good < ARTEFACTS and s.blue_at[good]) == (GOOD_COLOUR[good] == BLUE)
        KINDS[type(effect)](before, s, area, effect)


def test_every_artefact_religion_and_government_is_on_a_card() -> None:
    assert {CARD_GOOD[card] for card in range(len(EMPIRE_NAMES))} == set(range(len(GOOD_NAMES)))
    assert (ARTEFACTS, len(GOOD_NAMES)) == (63, 79)
    assert not can_annex(given(empire("zhou", "red", 0, 1, {"egypt": ["spear"]})), OWN)
