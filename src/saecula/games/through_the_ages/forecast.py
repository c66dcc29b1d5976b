"""What the next production would bring a civilization, tried out on a copy (TA-8.1)."""

from __future__ import annotations

from saecula.games.through_the_ages.components import MAX_DRAW, STORES, VALUE, count
from saecula.games.through_the_ages.hands import has_deck
from saecula.games.through_the_ages.payment import store
from saecula.games.through_the_ages.production import MILITARY, UPRISING
from saecula.games.through_the_ages.state import (
    BLUES,
    CIV,
    CULTURE,
    DECK,
    DRAW_ACTION,
    FOOD_STORED,
    MA,
    MA_SPENT,
    MANUAL,
    MINE_LESS,
    PILE,
    PRODUCTION,
    RES_STORED,
    SCIENCE,
    Ages,
)
from saecula.kernel.message import Event


class Forecast:
    """The changes that a production brings, and what is lost on the way."""

    def __init__(self, culture: int, science: int, food: int, resources: int) -> None:
        self.culture = culture
        self.science = science
        self.food = food
        self.resources = resources
        self.uprising = False
        self.famine = 0  # culture points lost
        self.corruption = 0  # resources lost
        self.cards = 0  # military cards drawn


def forecast(state: Ages, s: int) -> Forecast:
    """The production at the end of a turn as the board stands; where blue tokens are short, the best cards produce."""
    at = s * CIV
    copy = state.clone()
    log: list[Event] = []
    copy.agreed = copy.agreed.copy()
    copy.agreed[MANUAL] = copy.agreed[MINE_LESS] = 0  # nobody is asked
    copy.log = log
    copy.clear_stack()
    copy.push(PRODUCTION, s, UPRISING, MILITARY, 1)
    while copy.top_frame:
        if copy.frame(0) == PRODUCTION:
            copy.top_phase().step(copy)
        elif copy.civ[at + BLUES]:
            best = max([(VALUE[k], k) for k in range(STORES) if copy.frame(2) >> 6 * k & 63])[1]
            store(copy, s, best, 1)
            copy.set_frame(2, copy.frame(2) - (1 << 6 * best))
        else:  # the bank is empty
            copy.pop()
    change = [copy.civ[at + what] - state.civ[at + what] for what in (CULTURE, SCIENCE, FOOD_STORED, RES_STORED)]
    found = Forecast(change[0], change[1], change[2], change[3])
    for event in log:
        if event.key == "through_the_ages-uprising":
            found.uprising = True
        elif event.key == "through_the_ages-famine":
            found.famine = number(event, "points")
        elif event.key == "through_the_ages-corruption":
            found.corruption = number(event, "resources")
    if not found.uprising and state.round > 1 and has_deck(state) and not state.agreed[DRAW_ACTION]:
        there = count(state.cards[DECK + state.age]) + count(state.cards[PILE + state.age])
        found.cards = min(MAX_DRAW, state.civ[at + MA] - state.civ[at + MA_SPENT], there)
    return found


def number(event: Event, name: str) -> int:
    """An argument of an event that is a number."""
    value = event.args[name]
    assert isinstance(value, int)
    return value
