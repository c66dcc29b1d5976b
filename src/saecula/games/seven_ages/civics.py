"""SA-10.8: religions and governments: adopting, being given and losing them."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import areas_in
from saecula.games.seven_ages.cards import ARTEFACTS, EMPIRE_KEYS, FIRST_GOVERNMENT, GOOD_KEYS, GOODS, MARKERS
from saecula.games.seven_ages.contact import civil_contact
from saecula.games.seven_ages.effects import (
    ADOPT_IN_MANOEUVRE,
    EFFECTS,
    FIRST_GOOD,
    GOVERNMENT_CHANGE_WITHOUT_DISORDER,
    PERMITTED,
    RELIGION_CHANGE_WITHOUT_DISORDER,
    permitted,
    sources,
)
from saecula.games.seven_ages.effects_schema import Forbid
from saecula.games.seven_ages.glory_ledger import FROM_ARTEFACTS, gain_glory
from saecula.games.seven_ages.state import NOBODY, SevenAges


def slot(good: int) -> int:
    """Which of the two an empire can have: 0 a religion, 1 a government."""
    return int(good >= FIRST_GOVERNMENT)


def marker_free(state: SevenAges, good: int) -> bool:
    """Whether a marker is left (SA-0.14)."""
    return state.belief.count(good) < MARKERS[good]


def bound_to_religion(state: SevenAges, empire: int) -> bool:
    """Whether the empire can neither adopt, be given nor lose a religion (`forbid: religion_change`)."""
    for at in sources(state, empire):
        for effect in EFFECTS[at.source]:
            if isinstance(effect, Forbid) and effect.what == "religion_change":
                return True
    return False


ANY_GOOD: Final[int] = (1 << GOODS) - 1
GOODS_IN_MANOEUVRE: Final[int] = sum(
    [1 << good for good in range(ARTEFACTS, GOODS) if PERMITTED[FIRST_GOOD + good] >> ADOPT_IN_MANOEUVRE & 1]
)


def can_have(state: SevenAges, empire: int, good: int) -> bool:
    """Whether an empire could take a religion or government: a marker is free, and it has not got it."""
    if state.belief[2 * empire + slot(good)] == good or not marker_free(state, good):
        return False
    return slot(good) == 1 or not bound_to_religion(state, empire)


def adoptable(state: SevenAges, empire: int) -> list[int]:
    """What an empire may adopt: something an empire in contact has, while none of its areas is disordered."""
    return adoptable_among(state, empire, ANY_GOOD)


def adoptable_in_manoeuvre(state: SevenAges, empire: int) -> list[int]:
    """Religions that may be adopted during a Manoeuvre (SA-8.18)."""
    return adoptable_among(state, empire, GOODS_IN_MANOEUVRE)


def adoptable_among(state: SevenAges, empire: int, goods: int) -> list[int]:
    """What an empire may adopt of a set of goods."""
    if state.held[empire] & state.disorder:
        return []
    found: list[int] = []
    for other in state.in_play():
        if other == empire:
            continue
        new = [good for good in (state.religion(other), state.government(other)) if good != NOBODY]
        new = [good for good in new if goods >> good & 1 and good not in found and can_have(state, empire, good)]
        if new and civil_contact(state, empire, other):
            found += new
    return sorted(found)


def adopt(state: SevenAges, seat: int, empire: int, good: int) -> None:
    """Adopt: 1 glory, and disorder if an old one was discarded."""
    take_on(state, empire, good)
    told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "artefact": GOOD_KEYS[good]}
    state.tell("seven_ages-adopted", told, "SA-10.8")
    gain_glory(state, seat, 1, FROM_ARTEFACTS, "SA-10.8")


def take_on(state: SevenAges, empire: int, good: int) -> None:
    """An empire has a religion or government now; replacing an old one brings disorder."""
    at = 2 * empire + slot(good)
    old = state.belief[at]
    calm = permitted(
        state, empire, GOVERNMENT_CHANGE_WITHOUT_DISORDER if slot(good) else RELIGION_CHANGE_WITHOUT_DISORDER
    )
    state.belief[at] = good
    if old != NOBODY and not calm:
        unrest = 0
        for area in areas_in(state.held[empire]):
            if area < len(state.city) and state.city[area]:
                unrest |= 1 << area
        for leader in state.leaders_of(empire):
            unrest |= 1 << state.leader_at[leader] & state.held[empire]
        state.disorder |= unrest
