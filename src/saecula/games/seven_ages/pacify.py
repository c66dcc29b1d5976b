"""SA-8.17, SA-8.23: disorder ends at the end of a Manoeuvre where enough units stand."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import AREA_KEYS, LANDS, areas_in, terrain_defence
from saecula.games.seven_ages.cards import ARTEFACTS, EMPIRE_KEYS
from saecula.games.seven_ages.civics import adopt, adoptable_in_manoeuvre
from saecula.games.seven_ages.moves import ADOPT, CALM, DONE
from saecula.games.seven_ages.phases import CALMING
from saecula.games.seven_ages.state import SevenAges
from saecula.games.seven_ages.totals import crossing_defence
from saecula.games.seven_ages.units import NEGATES_CITY, TYPE_KEYS
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase

ONE: Final = 1  # unit that is always needed


def needed(state: SevenAges, empire: int, area: int) -> int:
    """Units needed to end the disorder in an area, its city not counted (SA-8.17)."""
    if area >= LANDS:
        return ONE
    crossed = 0
    for i in range(0, len(state.crossings), 3):
        if state.crossings[i] == empire and state.crossings[i + 1] == area:
            crossed |= state.crossings[i + 2]
    age = state.age(empire)
    return ONE + terrain_defence(area, age) + crossing_defence(crossed, age)


def city(state: SevenAges, area: int) -> int:
    """What the city adds to the units needed."""
    return state.city[area] if area < LANDS else 0


def siege_unit(state: SevenAges, empire: int, area: int) -> int:
    """The type of a missile unit other than archers in the area, which makes the city count 0; -1 without."""
    for piece in state.units_at(empire, area):
        if NEGATES_CITY >> state.type_of(piece) & 1:
            return state.type_of(piece)
    return -1


def begin_calming(state: SevenAges, empires: list[int]) -> None:
    """Remove disorder where the number of units does; ask where only a hidden unit could (SA-8.23)."""
    for empire in empires:
        for area in areas_in(state.held[empire] & state.disorder):
            count = len(state.units_at(empire, area))
            if count >= needed(state, empire, area) + city(state, area):
                calm(state, empire, area)
        if doubtful(state, empire) or adoptable_in_manoeuvre(state, empire):
            state.push(CALMING, state.owner[empire], empire, 0)


def doubtful(state: SevenAges, empire: int) -> list[int]:
    """The areas where the count falls short by no more than the city's level: everybody can see that."""
    found: list[int] = []
    for area in areas_in(state.held[empire] & state.disorder):
        if len(state.units_at(empire, area)) >= needed(state, empire, area) and city(state, area):
            found.append(area)
    return found


def calm(state: SevenAges, empire: int, area: int) -> None:
    """The marker goes."""
    state.disorder &= ~(1 << area)
    told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "area": AREA_KEYS[area]}
    state.tell("seven_ages-calmed", told, "SA-8.17")


class Calming(Phase[SevenAges]):
    """The end of a Manoeuvre: show a missile unit other than archers to end a city's disorder; adopt Confucianism.

    SA-8.23, SA-8.18. Frame: 2 empire.
    """

    key = "seven_ages-prompt-calm"
    rule = "SA-8.23"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Areas where there is such a unit to show; what may be adopted in a Manoeuvre; done."""
        empire = state.frame(2)
        areas = [area for area in doubtful(state, empire) if siege_unit(state, empire, area) >= 0]
        offered = [DONE[0], *[CALM[area] for area in areas]]
        return [*offered, *[ADOPT[good - ARTEFACTS] for good in adoptable_in_manoeuvre(state, empire)]]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Show it."""
        if move in DONE:
            state.pop()
            return
        empire = state.frame(2)
        if move in ADOPT:
            adopt(state, seat, empire, ARTEFACTS + ADOPT.arg(move))
            return
        area = CALM.arg(move)
        told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]]}
        told["unit"] = TYPE_KEYS[siege_unit(state, empire, area)]
        state.reveals += 1
        state.tell("seven_ages-unit-shown", told, self.rule)
        calm(state, empire, area)
        if not doubtful(state, empire) and not adoptable_in_manoeuvre(state, empire):
            state.pop()

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """Too few units, or none to show."""
        return Message("seven_ages-no-calm", {}, self.rule)
