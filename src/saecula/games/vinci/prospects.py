"""How many points a player will probably still make, by the provinces, tokens and tiles on the table.

What each thing brings is fitted to games (weights/3.yaml says how): a figure for the player's next turn, one for each
of the two turns after it, and one for each turn later than that. Meant for positions between turns.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from saecula.data import read_tables
from saecula.games.vinci.components import FOLDER, NEIGHBOURS, OVERSEAS, PROVINCES
from saecula.games.vinci.conquest import cost_from
from saecula.games.vinci.entry import entry_provinces
from saecula.games.vinci.scoring import slavery, worth
from saecula.games.vinci.state import DECLINING, FORTIFYING, TARGET, TURN, Vinci
from saecula.games.vinci.tiles import ASTRONOMY, GENERAL, KIND_NAMES, MEDICINE, PAIRS, POWERS, VALUE, kinds_of

THINGS: Final[list[str]] = [
    "turn",  # another turn, whatever there is
    "active_points",  # that the active empire makes in a turn ...
    "active_provinces",
    "declining_points",  # ... and the one in decline
    "declining_provinces",
    "free_tokens",  # of the active empire: all but one in each province
    "campaign_points",  # what they could conquer at once ...
    "campaign_provinces",
    "forts",
    "open_to_2",  # points of active provinces, by the tokens that the nearest neighbour needs for them ...
    "open_to_3",
    "open_to_4",
    "open_to_5",
    "open_to_6",
    "left_to_2",  # ... and of those in decline
    "left_to_3",
    "left_to_4",
    "new",  # a civilization that has yet to enter ...
    "new_tokens",
    "new_campaign_points",  # ... and what it could conquer at once
    "new_campaign_provinces",
]
ACTIVE_POINTS: Final = 1
ACTIVE_PROVINCES: Final = 2
DECLINING_POINTS: Final = 3
DECLINING_PROVINCES: Final = 4
FREE_TOKENS: Final = 5
CAMPAIGN_POINTS: Final = 6
CAMPAIGN_PROVINCES: Final = 7
FORTS_HELD: Final = 8
OPEN: Final = 9
LEFT: Final = 14
NEW: Final = 17
NEW_TOKENS: Final = 18
NEW_CAMPAIGN_POINTS: Final = 19
NEW_CAMPAIGN_PROVINCES: Final = 20
COUNT: Final[int] = len(THINGS)

PARTS: Final[list[str]] = [  # what the figures are added up to
    "turns_ahead",  # turns still to come, whatever there is
    "empires_ahead",  # what both empires bring as they are
    "campaign_ahead",  # free tokens and what they could conquer
    "borders_ahead",  # provinces that others can take
    "entry_ahead",  # a civilization that has yet to enter
    "tiles_ahead",
]
PART: Final[list[int]] = [0, *[1] * 4, *[2] * 3, 1, *[3] * 8, *[4] * 4]  # to which a thing belongs
TILES: Final = 5
ACTIVE_TILES: Final[list[str]] = [f"active_{name}" for name in KIND_NAMES]
NEW_TILES: Final[list[str]] = [f"new_{name}" for name in KIND_NAMES]
ENDING: Final = "ending"

SPANS: Final = 3  # the next turn, the two after it, those still later
TABLES: Final[list[list[float]]] = read_tables(
    f"{FOLDER}/weights/3.yaml", [*THINGS, *ACTIVE_TILES, *NEW_TILES, ENDING], SPANS
)
PACE: Final[float] = TABLES[-1][0]  # points that the leader makes in a round
SPREAD: Final[float] = TABLES[-1][1]  # how uncertain the end is, in points ...
SPREAD_BY_TURN: Final[float] = TABLES[-1][2]  # ... and for each turn that is left


def _of_tiles(first: int) -> list[list[float]]:
    """For each pair of tiles what they bring."""
    found: list[list[float]] = []
    for code in range(PAIRS):
        total = [0.0] * SPANS
        for kind in kinds_of(code):
            for span in range(SPANS):
                total[span] += TABLES[first + kind][span]
        found.append(total)
    return found


OF_ACTIVE: Final[list[list[float]]] = _of_tiles(COUNT)
OF_NEW: Final[list[list[float]]] = _of_tiles(COUNT + len(KIND_NAMES))
NEXT: Final[list[float]] = [TABLES[i][0] for i in range(COUNT)]
SOON: Final[list[float]] = [TABLES[i][1] for i in range(COUNT)]
LATER: Final[list[float]] = [TABLES[i][2] for i in range(COUNT)]


def due(state: Vinci, seat: int) -> int:
    """The points that the end of this turn will bring."""
    if state.over or state.frame(0) != FORTIFYING or state.frame(1) != seat:
        return 0
    return worth(state, seat) + worth(state, DECLINING + seat) + slavery(state, seat)


def turns_left(state: Vinci, seat: int, leader: int) -> float:
    """How many turns a player will probably still have, if the leader has so many points."""
    if state.over:
        return 0.0
    place = state.order.index(seat)
    to_come = place > state.turn or (place == state.turn and state.bottom(0) == TURN)
    rounds = 0.0
    if not state.triggered:
        rounds = max(0, state.settings[TARGET] - leader) / PACE
    return rounds + 1.0 if to_come else rounds


def expected(state: Vinci, seat: int, turns: float) -> list[float]:
    """The points that a player will still make in so many turns, in PARTS."""
    parts = [0.0] * len(PARTS)
    if turns <= 0.0:
        return parts
    now = min(turns, 1.0)
    soon = min(max(0.0, turns - 1.0), 2.0)
    later = max(0.0, turns - 3.0)
    found = describe(state, seat)
    for i in range(COUNT):
        if found[i]:
            parts[PART[i]] += found[i] * (now * NEXT[i] + soon * SOON[i] + later * LATER[i])
    tiles = OF_ACTIVE[state.tiles[seat]] if state.entered >> seat & 1 else OF_NEW[state.tiles[seat]]
    parts[TILES] = now * tiles[0] + soon * tiles[1] + later * tiles[2]
    return parts


def outlook(state: Vinci, seat: int) -> list[float]:
    """A player's points with those of this turn, what they will become in PARTS, and what the best rival will have.

    Whoever may become the best rival counts: the nearer the end, the less the others do.
    """
    points = [state.score[s] + due(state, s) for s in range(state.players)]
    leader = max(points)
    own: list[float] = []
    rivals: list[float] = []
    most_turns = 0.0
    for s in range(state.players):
        turns = turns_left(state, s, leader)
        most_turns = max(most_turns, turns)
        parts = expected(state, s, turns)
        if s == seat:
            own = parts
            continue
        total = float(points[s])
        for part in parts:
            total += part
        rivals.append(total)
    spread = SPREAD + SPREAD_BY_TURN * most_turns
    best = max(rivals)
    together = 0.0
    for total in rivals:
        together += exp((total - best) / spread)
    return [float(points[seat]), *own, -best - spread * log(together)]


def describe(state: Vinci, seat: int) -> list[float]:
    """What a player has, in the order of THINGS."""
    found = [0.0] * COUNT
    found[0] = 1.0
    code = state.tiles[seat]
    powers = POWERS[code]
    extra = powers[GENERAL] + powers[MEDICINE]
    held = state.held[seat]
    if state.entered >> seat & 1:
        provinces = held.bit_count()
        found[ACTIVE_POINTS] = float(worth(state, seat))
        found[ACTIVE_PROVINCES] = float(provinces)
        free = state.strength[seat] - provinces + extra
        found[FREE_TOKENS] = float(free)
        campaign(state, seat, free, found, CAMPAIGN_POINTS)
        found[FORTS_HELD] = float((state.forts & held).bit_count())
        look_around(state, seat, seat, found, OPEN, 6)
    else:
        found[NEW] = 1.0
        found[NEW_TOKENS] = float(state.strength[seat])
        campaign(state, seat, state.strength[seat] + extra, found, NEW_CAMPAIGN_POINTS)
    old = DECLINING + seat
    if state.held[old]:
        found[DECLINING_POINTS] = float(worth(state, old))
        found[DECLINING_PROVINCES] = float(state.held[old].bit_count())
        look_around(state, seat, old, found, LEFT, 4)
    return found


def look_around(state: Vinci, seat: int, empire: int, found: list[float], first: int, dearest: int) -> None:
    """Points of the provinces of an empire next to active empires of others, by what these would need to take them."""
    values = VALUE[state.tiles[empire]]
    rest = state.held[empire]
    while rest:
        low = rest & -rest
        rest ^= low
        p = low.bit_length() - 1
        near = NEIGHBOURS[p]
        least = 1000
        for other in range(state.players):
            if other != seat and state.held[other] & near:
                least = min(least, cost_from(state, other, p, state.held[other]))
        if least < 1000:
            found[first + max(2, min(least, dearest)) - 2] += float(values[p])


def campaign(state: Vinci, seat: int, tokens: int, found: list[float], first: int) -> None:
    """What so many tokens could conquer, always the province next that brings most for its price: points, provinces."""
    code = state.tiles[seat]
    values = VALUE[code]
    by_sea = POWERS[code][ASTRONOMY]
    own = state.held[seat]
    old = state.held[DECLINING + seat]
    prices = [0] * PROVINCES  # 0: not known yet
    reach = 0
    rest = own
    while rest:
        low = rest & -rest
        rest ^= low
        p = low.bit_length() - 1
        reach |= NEIGHBOURS[p] | OVERSEAS[p] if by_sea else NEIGHBOURS[p]
    if not own:
        reach = entry_provinces(code)
    points = 0
    provinces = 0
    while tokens > 0:
        best = -1
        best_worth = 0.0
        rest = reach & ~own
        while rest:
            low = rest & -rest
            rest ^= low
            p = low.bit_length() - 1
            if not prices[p]:
                prices[p] = max(1, cost_from(state, seat, p, own))
            price = prices[p]
            if price > tokens:
                continue
            value = values[p]
            if old & low:
                value -= 1
            if NEIGHBOURS[p] & old:
                value -= 1
            gain = value / price if own else (value + 1.0) / price + 0.02 * NEIGHBOURS[p].bit_count()
            if gain > best_worth:
                best, best_worth = p, gain
        if best < 0:
            break
        tokens -= prices[best]
        points += values[best]
        provinces += 1
        if not own:
            reach = 0
        own |= 1 << best
        near = NEIGHBOURS[best] | OVERSEAS[best] if by_sea else NEIGHBOURS[best]
        reach |= near
        rest = near & ~own
        while rest:  # it may be cheaper from there
            low = rest & -rest
            rest ^= low
            prices[low.bit_length() - 1] = 0
    found[first] = float(points)
    found[first + 1] = float(provinces)
