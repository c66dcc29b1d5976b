"""What a position is worth to a seat, in glory, for bots: what it has, what its empires will bring, and with what.

Reckoned from what the seat can see; the faces of other players' units count as an average unit.
"""

from __future__ import annotations

from typing import Final

from saecula.data import read_weights
from saecula.games.seven_ages.areas import LAND, areas_in
from saecula.games.seven_ages.cards import ICONS, VALUE
from saecula.games.seven_ages.components import FOLDER, TOP_LEVEL
from saecula.games.seven_ages.glory import UNIT_CATEGORIES, pays
from saecula.games.seven_ages.plans import promise
from saecula.games.seven_ages.production import income
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.units import COST
from saecula.games.seven_ages.units import SETS as SETS_OF_UNITS
from saecula.kernel.weighing import subtract, weighed

TURNS_AHEAD: Final = 14  # harvests a lasting position is counted for at most ...
USUAL_TURNS: Final = 6  # ... and for which the weights below are meant
OVER: Final = 1000.0
BEST_RIVAL: Final = 0.3  # weight of the best rival's prospects against one's own ...
EVERY_RIVAL: Final = 0.1  # ... and of the average of all others


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
    found = describe(state, seat)
    found[COUNT - 1] = promise(state, seat)
    best = 0.0
    rival: list[float] = []
    for other in range(state.seats):
        if other != seat:
            theirs = describe(state, other)
            subtract(found, theirs, EVERY_RIVAL / (state.seats - 1))
            value = weighed(theirs, WEIGHTS)
            if not rival or value > best:
                best = value
                rival = theirs
    subtract(found, rival, BEST_RIVAL)
    return found


def describe(state: SevenAges, seat: int) -> list[float]:
    """The features of one player: what it has and can expect."""
    found = [0.0] * COUNT
    left = harvests_left(state)
    order = list(range(SETS_OF_UNITS))
    found[0] = float(state.glory[seat])
    for card in state.hand(seat):
        found[2] += 0.5 + VALUE[card] / 7
    for empire in state.empires_of(seat):
        found[3] += left / USUAL_TURNS
        harvest = 0.0
        for icon in ICONS[state.card_of[empire]]:
            if icon.category in UNIT_CATEGORIES:
                harvest += 0.3 * icon.value
            else:
                harvest += pays(state, empire, icon, order)
        found[4] += left * harvest
        found[5] += left * income(state, empire) ** 0.8
        found[6] += min(state.money[empire], 120)
        found[7] += state.level[empire]
        found[8] += state.held[empire].bit_count()
        found[9] += state.elite[empire]
        found[10] -= (state.held[empire] & state.disorder).bit_count()
        found[11] += len(state.leaders_of(empire))
        for area in areas_in(state.held[empire] & LAND):
            found[12] += state.city[area]
        for piece in state.units_on_map(empire):
            found[13] += COST[state.type_of(piece)]
        if state.capital[empire] != NOBODY:
            found[14] += 1.0
    return found


def harvests_left(state: SevenAges) -> int:
    """How many more harvests there will be at most: empires that start late in history leave few of them."""
    levels = TOP_LEVEL + 1 - max([state.level[empire] for empire in state.in_play()], default=1)
    return max(1, min(TURNS_AHEAD, levels, state.turn_limit - state.turn))
