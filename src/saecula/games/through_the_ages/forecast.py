"""What the next production would bring a civilization, tried out on a copy (TA-8.1)."""

from __future__ import annotations

from saecula.games.through_the_ages.components import CONSUMPTION, MAX_DRAW, STORES, VALUE, count
from saecula.games.through_the_ages.hands import has_deck
from saecula.games.through_the_ages.military_tables import PACT_FOOD, PACT_RESOURCES
from saecula.games.through_the_ages.payment import store
from saecula.games.through_the_ages.phases import PRODUCTION
from saecula.games.through_the_ages.production import (
    CONSUME,
    CORRUPT,
    FARMS,
    MILITARY,
    MINES,
    SCORE,
    output_value,
    produce_step,
    uprising,
)
from saecula.games.through_the_ages.ratings import pact_sum
from saecula.games.through_the_ages.state import DECK, DRAW_ACTION, MANUAL, MINE_LESS, PILE, Ages
from saecula.kernel.message import Event


class Forecast:
    """The changes that a production brings, what they are made of, and what is lost on the way."""

    def __init__(self) -> None:
        self.culture = 0  # the changes in all
        self.science = 0
        self.food = 0
        self.resources = 0
        self.uprising = False
        self.farmed = 0  # food from farms
        self.mined = 0  # resources from mines, and from labs under Tesla
        self.pact_food = 0  # what pacts bring, or take
        self.pact_resources = 0
        self.eaten = 0  # food consumed
        self.hunger = 0  # food missing ...
        self.famine = 0  # ... and the culture points lost for it
        self.corruption = 0  # resources lost
        self.idle_food = 0  # not produced for want of blue tokens
        self.idle_resources = 0
        self.science_lost = 0  # beyond the end of the track
        self.cards = 0  # military cards drawn


def trial(state: Ages) -> Ages:
    """A copy on which productions can be tried out, one for each seat: nobody is asked, nobody affects another."""
    copy = state.trial()
    copy.options = copy.options.copy()
    copy.options[MANUAL] = copy.options[MINE_LESS] = 0
    return copy


def forecast(state: Ages, s: int, copy: Ages | None = None) -> Forecast:
    """The production at the end of a turn as the board stands; where blue tokens are short, the best cards produce.

    `copy` is a `trial` of the state on which this seat has not produced yet.
    """
    found = Forecast()
    if uprising(state, s):
        found.uprising = True
        return found
    if copy is None:
        copy = trial(state)
    civ, after = state.civ[s], copy.civ[s]
    log: list[Event] = []
    copy.clear_stack()
    copy.push(PRODUCTION, s, SCORE, MILITARY, 1)
    produce_step(copy, s, SCORE, True)
    found.culture = after.culture - civ.culture
    found.science = after.science - civ.science
    found.science_lost = civ.science_rating - found.science
    copy.log = log
    found.farmed = _produce(copy, s, FARMS)
    found.idle_food = output_value(state, s, True) - found.farmed
    produce_step(copy, s, CONSUME, True)
    found.mined = _produce(copy, s, MINES)
    found.idle_resources = output_value(state, s, False) - found.mined
    produce_step(copy, s, CORRUPT, True)
    copy.log = None
    found.pact_food = pact_sum(state, s, PACT_FOOD)
    found.pact_resources = pact_sum(state, s, PACT_RESOURCES)
    found.food = after.food - civ.food
    found.resources = after.resources - civ.resources
    for event in log:
        if event.key == "through_the_ages-famine":
            found.hunger = number(event, "food")
            found.famine = number(event, "points")
            found.culture -= found.famine
        elif event.key == "through_the_ages-corruption":
            found.corruption = number(event, "resources")
    found.eaten = CONSUMPTION[civ.yellow_bank] - found.hunger
    if state.round > 1 and has_deck(state) and not state.options[DRAW_ACTION]:
        there = count(state.cards[DECK + state.age]) + count(state.cards[PILE + state.age])
        found.cards = min(MAX_DRAW, civ.military_actions - civ.military_spent, there)
    return found


def _produce(copy: Ages, s: int, step: int) -> int:
    """Farms or mines produce; how much more there is afterwards."""
    civ = copy.civ[s]
    before = civ.food + civ.resources
    here = copy.top_frame
    produce_step(copy, s, step, True)
    if copy.top_frame != here:  # tokens are short
        while civ.blue_bank:
            best = max([(VALUE[k], k) for k in range(STORES) if copy.frame(2) >> 6 * k & 63])[1]
            store(copy, s, best, 1)
            copy.set_frame(2, copy.frame(2) - (1 << 6 * best))
        copy.pop()
    return civ.food + civ.resources - before


def number(event: Event, name: str) -> int:
    """An argument of an event that is a number."""
    value = event.args[name]
    assert isinstance(value, int)
    return value
