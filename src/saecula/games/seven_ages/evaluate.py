"""What a position is worth to a seat, in glory, for bots: what it has, what its empires will bring, and with what.

Reckoned from what the seat can see; the faces of other players' units count as an average unit.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import LAND, areas_in
from saecula.games.seven_ages.cards import ICONS, VALUE
from saecula.games.seven_ages.components import TOP_LEVEL
from saecula.games.seven_ages.glory import UNIT_CATEGORIES, pays
from saecula.games.seven_ages.plans import promise
from saecula.games.seven_ages.production import income
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.units import COST, SETS

TURNS_AHEAD: Final = 14  # harvests a lasting position is counted for at most ...
USUAL_TURNS: Final = 6  # ... and for which the weights below are meant
PER_INCOME: Final = 0.12  # glory per turn that a point of income will bring in time
PER_MONEY: Final = 0.04
PER_LEVEL: Final = 0.15
PER_AREA: Final = 0.35
PER_UNIT_COST: Final = 0.06
PER_CITY_LEVEL: Final = 0.4
PER_DISORDER: Final = 0.5
PER_CARD: Final = 0.25
PER_EMPIRE: Final = 3.0
PER_ELITE: Final = 0.3
PER_LEADER: Final = 0.7
CAPITAL: Final = 2.0
OVER: Final = 1000.0


def evaluate(state: SevenAges, seat: int) -> float:
    """Own prospects less those of the best other player."""
    if state.over:
        places = state.ranking
        return OVER * (places.count(1) / 2 if places[seat] == 1 else -places[seat]) + state.glory[seat]
    own = prospects(state, seat) + promise(state, seat)
    others = [prospects(state, other) for other in range(state.seats) if other != seat]
    return own - 0.3 * max(others) - 0.1 * sum(others) / len(others)


def prospects(state: SevenAges, seat: int) -> float:
    """What a player has and can expect."""
    left = harvests_left(state)
    worth = float(state.glory[seat])
    order = list(range(SETS))
    for card in state.hand(seat):
        worth += PER_CARD * (0.5 + VALUE[card] / 7)
    for empire in state.empires_of(seat):
        worth += PER_EMPIRE * left / USUAL_TURNS
        harvest = 0.0
        for icon in ICONS[state.card_of[empire]]:
            if icon.category in UNIT_CATEGORIES:
                harvest += 0.3 * icon.value
            else:
                harvest += pays(state, empire, icon, order)
        worth += 0.6 * left * harvest
        worth += left * (PER_INCOME * income(state, empire) ** 0.8)
        worth += PER_MONEY * min(state.money[empire], 120) + PER_LEVEL * state.level[empire]
        worth += PER_AREA * state.held[empire].bit_count() + PER_ELITE * state.elite[empire]
        worth -= PER_DISORDER * (state.held[empire] & state.disorder).bit_count()
        worth += PER_LEADER * len(state.leaders_of(empire))
        for area in areas_in(state.held[empire] & LAND):
            worth += PER_CITY_LEVEL * state.city[area]
        for piece in state.units_on_map(empire):
            worth += PER_UNIT_COST * COST[state.type_of(piece)]
        if state.capital[empire] != NOBODY:
            worth += CAPITAL
    return worth


def harvests_left(state: SevenAges) -> int:
    """How many more harvests there will be at most: empires that start late in history leave few of them."""
    levels = TOP_LEVEL + 1 - max([state.level[empire] for empire in state.in_play()], default=1)
    return max(1, min(TURNS_AHEAD, levels, state.turn_limit - state.turn))
