"""SA-5.10 to SA-5.14: how a start ends: after the conflicts the capital, forts and initial goods."""

from __future__ import annotations

from saecula.games.seven_ages.areas import AREA_KEYS, FORT_COST, areas_in
from saecula.games.seven_ages.cards import ARTEFACTS, EMPIRE_KEYS, GOOD_INDEX, MARKERS, NO_CITIES, ON_CARD
from saecula.games.seven_ages.effects import EFFECTS, UNTIL_ACTION, end_spans
from saecula.games.seven_ages.effects_schema import StartWith
from saecula.games.seven_ages.moves import CAPITAL, DONE, FORT
from saecula.games.seven_ages.phases import START_CAPITAL
from saecula.games.seven_ages.realm import consequences
from saecula.games.seven_ages.state import NOBODY, ON_EMPIRE, UNBUILT, SevenAges
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase


def end_start(state: SevenAges, seat: int) -> None:
    """The action is over."""
    end_spans(state, UNTIL_ACTION, -2 - seat)
    state.pop()


class StartRest(Phase[SevenAges]):
    """After the conflicts: an empire without units is gone (SA-5.10); then the capital (SA-5.11). Asks nobody."""

    def step(self, state: SevenAges) -> bool:
        """Go on to the capital, or straight to the specials."""
        empire, seat = state.frame(2), state.frame(1)
        consequences(state)
        if state.card_of[empire] == NOBODY:
            end_start(state, seat)
            return True
        state.goto(START_CAPITAL, seat, empire, free_forts(state, empire))
        return True


def free_forts(state: SevenAges, empire: int) -> int:
    """Free initial forts of the special text."""
    return sum([effect.forts for effect in EFFECTS[state.card_of[empire]] if isinstance(effect, StartWith)])


def may_have_cities(state: SevenAges, empire: int) -> bool:
    """Whether the current age is none of the empire's no-cities ages (SA-5.14)."""
    return not NO_CITIES[state.card_of[empire]] >> state.age(empire) & 1


class StartCapital(Phase[SevenAges]):
    """A capital in a controlled start area, and forts (SA-5.11). Frame: 2 empire, 3 free forts left."""

    key = "seven_ages-prompt-start-capital"
    rule = "SA-5.11"

    def step(self, state: SevenAges) -> bool:
        """Nobody to ask where nothing can be built."""
        if self.legal(state, state.frame(1)) != [DONE[0]]:
            return False
        self.done(state, state.frame(1), state.frame(2))
        return True

    def done(self, state: SevenAges, seat: int, empire: int) -> None:
        """The set-up is over."""
        initial_goods(state, empire)
        end_start(state, seat)

    def sites(self, state: SevenAges, empire: int) -> list[int]:
        """The controlled start areas, for a capital that is still to come."""
        if state.capital[empire] != NOBODY or not may_have_cities(state, empire):
            return []
        return areas_in(state.home[empire] & state.held[empire])

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """The capital first; then forts, free ones before those for money; then done."""
        empire = state.frame(2)
        sites = self.sites(state, empire)
        if sites:
            return [CAPITAL[area] for area in sites]
        offered = [DONE[0]]
        if self.can_fortify(state, empire):
            offered += [FORT[a] for a in areas_in(state.home[empire] & state.held[empire] & ~state.forts)]
        return offered

    def can_fortify(self, state: SevenAges, empire: int) -> bool:
        """Free forts always; bought ones not in a no-cities age (SA-5.8)."""
        return state.frame(3) > 0 or (may_have_cities(state, empire) and state.money[empire] >= FORT_COST)

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Build; done ends the set-up."""
        empire = state.frame(2)
        if move in CAPITAL:
            area = CAPITAL.arg(move)
            state.capital[empire] = area
            state.city[area] = max(state.city[area], 1)
            state.tell("seven_ages-capital", told_of(state, empire, area), self.rule)
        elif move in FORT:
            area = FORT.arg(move)
            state.forts |= 1 << area
            if state.frame(3) > 0:
                state.set_frame(3, state.frame(3) - 1)
            else:
                state.money[empire] -= FORT_COST
            state.tell("seven_ages-fort-built", told_of(state, empire, area), self.rule)
        else:
            self.done(state, seat, empire)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """Only in controlled start areas."""
        if move in CAPITAL or move in FORT:
            area = (CAPITAL if move in CAPITAL else FORT).arg(move)
            return Message("seven_ages-no-start-site", {"area": AREA_KEYS[area]}, self.rule)
        return Message("seven_ages-no-start", {}, self.rule)


def told_of(state: SevenAges, empire: int, area: int) -> dict[str, object]:
    """The arguments of most events: an empire and an area."""
    return {"empire": EMPIRE_KEYS[state.card_of[empire]], "area": AREA_KEYS[area]}


def initial_goods(state: SevenAges, empire: int) -> None:
    """SA-5.7 (i): religion, government or artefact of the special text, if a marker is free; no glory."""
    for effect in EFFECTS[state.card_of[empire]]:
        if isinstance(effect, StartWith):
            for name in (effect.religion, effect.government):
                if name is not None:
                    good = GOOD_INDEX[name]
                    if state.belief.count(good) < MARKERS[good]:
                        state.belief[2 * empire + (name == effect.government)] = good
            if effect.artefact is not None:
                give_artefact(state, empire, GOOD_INDEX[effect.artefact])


def give_artefact(state: SevenAges, empire: int, artefact: int) -> None:
    """An artefact at set-up: on the card, or in the capital area, else the first start area without one."""
    if state.good_at[artefact] != UNBUILT or state.blue_at[artefact]:
        return
    if ON_CARD[artefact]:
        state.good_at[artefact] = ON_EMPIRE + empire
        return
    sites = areas_in(state.home[empire] & state.held[empire])
    if state.capital[empire] != NOBODY:
        sites.insert(0, state.capital[empire])
    taken = [state.good_at[other] for other in range(ARTEFACTS)]
    for area in sites:
        if area not in taken:
            state.good_at[artefact] = area
            return
