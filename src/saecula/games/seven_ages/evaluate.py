"""What a position is worth to a seat, in glory, for bots: what it has, what its empires will bring, and with what.

Bots are shown a determinized copy: the faces of other players' units in it are guesses.
"""

from __future__ import annotations

from typing import Final

from saecula.data import read_weights
from saecula.games.seven_ages.cards import VALUE
from saecula.games.seven_ages.components import DARK, FOLDER, TOP_LEVEL
from saecula.games.seven_ages.phases import START_UNITS
from saecula.games.seven_ages.plans import promise
from saecula.games.seven_ages.production import income
from saecula.games.seven_ages.prospects import POTENTIAL, being_started, harvests_left, later, opening
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.survey import Survey
from saecula.kernel.weighing import subtract, weighed

USUAL: Final = 20.0  # harvests for which the weights of lasting things are meant
OVER: Final = 1000.0
BEST_RIVAL: Final = 0.3  # weight of the best rival's prospects against one's own ...
EVERY_RIVAL: Final = 0.1  # ... and of the average of all others
STUCK: Final = 1.0  # levels that it takes away to stand on one without free progress (SA-12.2)
SET_UP: Final = 0.8  # of what its icons promise, for an empire that has no units yet

WORTH: Final[list[float]] = [money**0.8 for money in range(512)]  # of an income

FEATURES: Final[list[str]] = [
    "glory",
    "outcome",  # of a game that is over
    "hand",
    "empires",
    "harvests",  # glory that the harvests to come will bring
    "income",
    "money",
    "level",
    "areas",
    "elite",
    "disorder",
    "leaders",
    "cities",
    "units",
    "capitals",
    "reach",  # how near the empires are to first places that pay
    "openings",  # empires of the hand that could start
    "later",  # empires of the hand that could start in a later age
    "plans",  # what the markers laid down promise
]
COUNT: Final[int] = len(FEATURES)
SETS: Final[dict[str, list[float]]] = read_weights(f"{FOLDER}/weights", FEATURES)
WEIGHTS: Final[list[float]] = list(SETS.values())[-1]


def evaluate(state: SevenAges, seat: int) -> float:
    """Own prospects less a part of the other players', most of it of the best one's."""
    return weighed(features(state, seat), WEIGHTS)


def features(state: SevenAges, seat: int) -> list[float]:
    """The seat's own features, less a part of the others'."""
    if state.over:
        places = state.ranking
        found = [0.0] * COUNT
        found[0] = float(state.glory[seat])
        found[1] = OVER * (places.count(1) / 2 if places[seat] == 1 else -places[seat])
        return found
    known = state.forecast
    if known is None:
        found = table_features(state, seat)
    elif seat in known.features:
        found = known.features[seat].copy()
    else:
        found = table_features(state, seat)
        known.features[seat] = found.copy()
    found[COUNT - 1] = promise(state, seat)
    return found


def table_features(state: SevenAges, seat: int) -> list[float]:
    """What the table says, without what markers and answers promise."""
    survey = Survey(state)
    left = harvests_left(state)
    found = describe(state, seat, survey, left, True)
    best = 0.0
    rival: list[float] = []
    for other in range(state.seats):
        if other != seat:
            theirs = describe(state, other, survey, left, False)
            subtract(found, theirs, EVERY_RIVAL / (state.seats - 1))
            value = weighed(theirs, WEIGHTS)
            if not rival or value > best:
                best = value
                rival = theirs
    subtract(found, rival, BEST_RIVAL)
    return found


def describe(state: SevenAges, seat: int, survey: Survey, left: float, own: bool) -> list[float]:
    """The features of one player. What only matters for the seat's own choices is left out for the others."""
    found = [0.0] * COUNT
    founded = being_founded(state)
    found[0] = float(state.glory[seat])
    if own:
        for card in state.hand(seat):
            found[2] += 0.5 + VALUE[card] / 7
        found[16] = opening(state, seat)
        found[17] = later(state, seat)
        card = being_started(state)
        if card != NOBODY:
            found[3] += left / USUAL
            found[4] += left * SET_UP * POTENTIAL[card]
            found[15] += left * SET_UP * POTENTIAL[card]
    else:
        found[2] = float(state.hand_size(seat))
    for empire in survey.empires:
        if state.owner[empire] != seat:
            continue
        found[3] += left / USUAL
        if not survey.units[empire]:  # it is being set up
            found[4] += left * SET_UP * POTENTIAL[state.card_of[empire]]
            found[15] += left * SET_UP * POTENTIAL[state.card_of[empire]]
            continue
        found[4] += left * survey.harvest[empire]
        money = income(state, empire) if own else survey.income(state, empire)
        if state.capital[empire] != NOBODY or empire == founded:
            found[14] += 1.0
            if state.capital[empire] == NOBODY:
                money *= 2
        found[5] += left * WORTH[money] if money < len(WORTH) else left * money**0.8
        found[6] += min(state.money[empire], 120)
        level = state.level[empire]
        found[7] += level if level > TOP_LEVEL or not DARK[level] else level - STUCK
        found[8] += survey.counting[empire].bit_count()
        found[9] += state.elite[empire]
        found[10] -= (state.held[empire] & state.disorder).bit_count()
        found[11] += survey.leaders[empire]
        found[12] += survey.cities[empire]
        found[13] += survey.arms[empire]
        found[15] += left * survey.reach[empire]
    return found


def being_founded(state: SevenAges) -> int:
    """The empire that is buying its first units and will have a capital at the end of that; NOBODY if there is none."""
    at = state.find(START_UNITS)
    if not at:
        return NOBODY
    empire = state.frame_at(at, 2)
    return NOBODY if state.barbarian(empire) else empire
