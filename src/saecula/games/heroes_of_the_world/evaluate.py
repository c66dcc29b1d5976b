"""What a position is worth to a seat, in points: the score, and what ladders, units, coins, wonders and cards promise.

Who will be first and second when a ladder is complete is a race: each seat's chance grows with its units there, with
heroes in hand that can work there, with the order of turns and with the tie-breaks. How much, was fitted to games
between bots (docs/ladder.md), as a multinomial logit of the first and second ranks for each number of free slots. So
was the chance that a ladder is completed before the era ends.

While a hero is being played, what he still brings is counted as if used well: his units where they count most, his
discoveries where they help most.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from saecula.data import read_weights
from saecula.games.heroes_of_the_world import evaluate_1
from saecula.games.heroes_of_the_world.components import (
    BEIGE,
    CARDS,
    COLOURS_FOR_TWO,
    ERAS,
    FIRST,
    FOLDER,
    HERO_CONQUEST,
    HERO_DISCOVERIES,
    HERO_POPULATION,
    HERO_TREASURE,
    INFLUENCE,
    LADDERS_TO_END,
    MODERN,
    TERRITORIES,
    UNITS_PER_COLOUR,
    VALUE,
    WIDTH,
    WONDER_COST,
)
from saecula.games.heroes_of_the_world.conquest import targets
from saecula.games.heroes_of_the_world.state import (
    CONQUEST,
    DRAWING,
    GOLD,
    NO_HERO,
    ON_OFFER,
    POPULATION,
    Heroes,
)
from saecula.games.heroes_of_the_world.wonders import (
    AJANTA,
    ANGKOR_WAT,
    GARDENS,
    GREAT_WALL,
    KREMLIN,
    LIGHTHOUSE,
    MACHU_PICCHU,
    PYRAMIDS,
    VERSAILLES,
    WONDERS,
)
from saecula.kernel.dealing import things_in
from saecula.kernel.weighing import weighed

FEATURES: Final[list[str]] = [
    *evaluate_1.FEATURES,
    "standings",  # what incomplete ladders are likely to bring
    "next_standings",  # what the units will bring in the next era
    "purse",  # coins, by what they can still buy
    "powers",  # wonders that can be used, now or in the next era
    "cards",  # what heroes in hand bring besides
    "action",  # what the hero just laid down has yet to bring
    "rivals",  # what the others have: the less the better
    "victory",  # when the game is over
]
OWN: Final[int] = len(evaluate_1.FEATURES)  # the first feature of this evaluation but the score
COUNT: Final[int] = len(FEATURES)
STANDINGS: Final[int] = OWN
NEXT: Final[int] = OWN + 1
PURSE: Final[int] = OWN + 2
POWERS: Final[int] = OWN + 3
IN_HAND: Final[int] = OWN + 4
ACTION: Final[int] = OWN + 5
RIVALS: Final[int] = OWN + 6
VICTORY: Final[int] = OWN + 7
SETS: Final[dict[str, list[float]]] = read_weights(f"{FOLDER}/weights", FEATURES)
WEIGHTS: Final[list[float]] = list(SETS.values())[-1]

# By era and free slots (1, 2, ...), the effect on a seat's strength in the race, as a logarithm: of each unit; of
# having none; of each point of population in hand that can come here; of a hero in hand who can place a token here; of
# being the next, second or third to move; of leading in ties.
UNIT: Final[list[list[float]]] = [[0.413, 0.279, 0.290, 0.290], [0.418, 0.297, 0.238, 0.218]]
NONE_THERE: Final[list[list[float]]] = [[0.055, -0.174, 0.258, 0.258], [0.092, -0.029, 0.298, 0.557]]
POPULATION_IN_HAND: Final[list[list[float]]] = [[0.068, 0.114, 0.123, 0.123], [0.169, 0.157, 0.140, 0.122]]
TOKEN_IN_HAND: Final[list[list[float]]] = [[0.301, 0.170, 0.139, 0.139], [0.221, 0.280, 0.377, 0.435]]
MOVES_NEXT: Final[list[list[list[float]]]] = [
    [[1.076, 0.566, 0.202], [0.437, 0.350, 0.187], [0.190, 0.131, 0.063], [0.190, 0.131, 0.063]],
    [[0.667, 0.388, 0.164], [0.269, 0.201, 0.103], [0.167, 0.126, 0.056], [0.074, 0.048, 0.032]],
]
TIES: Final[list[list[float]]] = [[0.241, 0.118, 0.081, 0.081], [0.047, 0.089, 0.001, 0.000]]
# What two unknown cards add on average.
USUAL_POPULATION: Final[list[float]] = [2.70, 1.55]
USUAL_TOKENS: Final[list[float]] = [0.52, 0.36]

# Whether a ladder will be completed: a logit of the ladders left to the end of the era and of the cards in the deck.
COMPLETION: Final[list[list[list[float]]]] = [
    [[-0.361, 0.498, 0.092], [-1.375, 0.333, 0.108], [-1.718, 0.175, 0.091], [-1.718, 0.175, 0.091]],
    [[-0.005, 0.409, 0.043], [-0.304, 0.088, 0.090], [-0.754, 0.104, 0.076], [-0.864, 0.041, 0.068]],
]
# The effect of a unit on the race of the next era, by the ladders complete in this one.
NEXT_UNIT: Final[list[float]] = [0.136, 0.150, 0.190, 0.240]
NEXT_CHANCE: Final = 0.85  # that a ladder of the next era is completed
NEXT_TOKEN: Final = 2.3  # the value of a token of the next era, on average

THIRD: Final = 0.5  # how often a seat with units there is third if it is neither first nor second
COIN: Final = 0.58  # by what it buys ...
LATE_COIN: Final = 0.45  # ... and when the game may end before it can be spent
LAST_COIN: Final = 0.2  # ... or will
POWER: Final[list[float]] = [
    0.0
] * WONDERS  # what the power of each wonder is worth, for each era in which it can be used
POWER[GARDENS] = 2.2
POWER[GREAT_WALL] = 0.5
POWER[LIGHTHOUSE] = 0.3
POWER[AJANTA] = 1.3
POWER[PYRAMIDS] = 1.1
POWER[VERSAILLES] = 2.0
POWER[KREMLIN] = 0.4
POWER[MACHU_PICCHU] = 2.3
POWER[ANGKOR_WAT] = 2.5
CONQUEST_CARD: Final = 0.10  # a point of conquest value in a card
DISCOVERY: Final = 0.3  # the next token may be a good one, and ties are decided by discoveries
EARLY: Final = 12.0  # how many points still change hands at the beginning of the game ...
LATE: Final = 3.0  # ... and at its end: so much the leading rival counts for more than the others
MOST_UNITS: Final[int] = UNITS_PER_COLOUR * COLOURS_FOR_TWO  # of one seat in one territory
STRONGEST: Final = 200.0  # a logarithm that can be raised to a power, whatever the component data are

_E: Final[int] = len(ERAS)
_UNIT: Final[list[list[float]]] = [  # by era and free slots: how strong a number of units is
    [exp(min(UNIT[e][f] * u, STRONGEST) if u else NONE_THERE[e][f]) for u in range(MOST_UNITS + 1)]
    for e in range(_E)
    for f in range(4)
]
_NEXT_UNIT: Final[list[list[float]]] = [[exp(min(a * u, STRONGEST)) for u in range(MOST_UNITS + 1)] for a in NEXT_UNIT]
_CHANCE: Final[list[list[float]]] = [  # by era, free slots and ladders left: by the cards in the deck
    [
        1.0 / (1.0 + exp(-(COMPLETION[e][f][0] + COMPLETION[e][f][1] * left + COMPLETION[e][f][2] * deck)))
        for deck in range(CARDS[e] + 1)
    ]
    for e in range(_E)
    for f in range(4)
    for left in range(TERRITORIES + 1)
]


def evaluate(state: Heroes, seat: int) -> float:
    """The seat's prospects, less what the others have."""
    return weigh(state, seat, WEIGHTS)


def weigh(state: Heroes, seat: int, weights: list[float]) -> float:
    """The same with other weights."""
    if not weights[STANDINGS]:
        return weighed(evaluate_1.compared(state, seat, weights), weights)
    return weighed(compared(state, seat, weights), weights)


def features(state: Heroes, seat: int) -> list[float]:
    """What the prospects are made of."""
    return compared(state, seat, WEIGHTS)


def compared(state: Heroes, seat: int, weights: list[float]) -> list[float]:
    """The features; the weights say what the others' are worth."""
    seats = state.seats
    own = [0.0] * COUNT
    own[0] = float(state.score[seat])
    worth = [float(points) for points in state.score]  # of the others
    complete = state.complete.bit_count()
    if state.over:
        own[VICTORY] = 1.0 if state.ranking[seat] == 1 else -1.0
    else:
        race = Race(state, seat)
        won = race.standings()
        coming = race.next_standings() if state.era != MODERN else [0.0] * seats
        own[STANDINGS] = won[seat]
        own[NEXT] = coming[seat]
        for s in range(seats):
            coins = purse(state, s)
            wonders = powers(state, s)
            if s == seat:
                own[PURSE] = coins
                own[POWERS] = wonders
            worth[s] += weights[STANDINGS] * won[s] + weights[NEXT] * coming[s]
            worth[s] += weights[PURSE] * coins + weights[POWERS] * wonders
        own[IN_HAND] = cards(state, seat)
        if seat == state.turn and state.hero != NO_HERO:
            own[ACTION] = race.still_to_come()
    to_come = 1.0 - (complete / 12.0 if state.era != MODERN else (4 + complete) / 12.0)
    spread = LATE + (EARLY - LATE) * max(0.0, to_come)
    best = -1000.0
    for s in range(seats):
        if s != seat and worth[s] > best:
            best = worth[s]
    total = 0.0
    for s in range(seats):
        if s != seat:
            total += exp((worth[s] - best) / spread)
    own[RIVALS] = -(best + spread * log(total / (seats - 1)))
    return own


class Race:
    """What the ladders of a position are likely to bring each seat, in the eyes of one of them."""

    def __init__(self, state: Heroes, seat: int) -> None:
        self.state = state
        self.seat = seat
        seats = state.seats
        mean = 0.0
        for kind in state.bag:
            mean += VALUE[kind]
        self.token = mean / len(state.bag) if state.bag else 2.0  # what the next token is worth
        self.left = LADDERS_TO_END[state.era] - state.complete.bit_count()
        self.open = state.in_play() & ~state.complete
        following = seat if state.turn == seat else state.turn - 1  # a turn counts as if it ended now
        self.order = [(s - following - 1) % seats for s in range(seats)]  # how many move before
        self.ties = [0.0] * seats
        for s in range(seats):
            ahead = 0
            for other in range(seats):
                if state.insight[other] < state.insight[s] or (state.insight[other] == state.insight[s] and other < s):
                    ahead += 1
            self.ties[s] = ahead / (seats - 1)
        first = FIRST[state.era]
        self.population: list[float] = []  # of each seat, territory by territory: in heroes who can come there ...
        self.tokens: list[float] = []  # ... and how many of them can place a token
        for s in range(seats):
            known = state.hand[s] if s == seat else state.hand[s] & state.shown
            unknown = 0.5 * (state.hand[s] ^ known).bit_count()
            at = s * TERRITORIES
            self.population += [USUAL_POPULATION[state.era] * unknown] * TERRITORIES
            self.tokens += [USUAL_TOKENS[state.era] * unknown] * TERRITORIES
            while known:
                low = known & -known
                known ^= low
                hero = first + low.bit_length() - 1
                where = INFLUENCE[hero] & self.open
                while where:
                    bit = where & -where
                    where ^= bit
                    t = bit.bit_length() - 1
                    self.population[at + t] += HERO_POPULATION[hero]
                    if HERO_DISCOVERIES[hero]:
                        self.tokens[at + t] += 1.0

    def ladder(self, t: int, extra: int, more: int) -> list[float]:
        """What an incomplete ladder is likely to bring each seat; with `extra` units of this seat, `more` tokens."""
        state = self.state
        seats = state.seats
        era = state.era
        at = t * WIDTH
        filled = state.filled[t]
        free = state.slots(t) - filled
        total = self.token * free
        least = 2
        for i in range(at, at + filled):
            token = VALUE[state.ladder[i]]
            total += token
            if token < least:
                least = token
        free = max(1, free - more)
        slot = min(free, 4) - 1
        group = era * 4 + slot
        table = _UNIT[group]
        chance = _CHANCE[group * (TERRITORIES + 1) + self.left][len(state.deck)]
        third = THIRD * min(least, 1 if free > 1 else 2)
        per_population = POPULATION_IN_HAND[era][slot]
        per_token = TOKEN_IN_HAND[era][slot]
        per_tie = TIES[era][slot]
        by_order = MOVES_NEXT[era][slot]
        strengths = [0.0] * seats
        everybody = 0.0
        for s in range(seats):
            i = s * TERRITORIES + t
            units = state.units[i]
            if s == self.seat:
                units += extra
            besides = per_population * self.population[i] + per_token * self.tokens[i] + per_tie * self.ties[s]
            order = self.order[s]
            if order < 3:
                besides += by_order[order]
            strength = table[units] * exp(besides)
            strengths[s] = strength
            everybody += strength
        after_first = 0.0  # chances that somebody is first, each divided by what the others' strength is then
        for s in range(seats):
            rest = everybody - strengths[s]
            if rest > 1e-9:
                after_first += strengths[s] / everybody / rest
        found = [0.0] * seats
        for s in range(seats):
            strength = strengths[s]
            one = strength / everybody
            rest = everybody - strength
            two = strength * (after_first - (one / rest if rest > 1e-9 else 0.0))
            value = total * (one + 0.5 * two)
            if seats > 2 and state.units[s * TERRITORIES + t]:
                value += third * (1.0 - one - two)
            found[s] = chance * value
        return found

    def standings(self) -> list[float]:
        """What all incomplete ladders are likely to bring each seat."""
        seats = self.state.seats
        found = [0.0] * seats
        for t in range(TERRITORIES):
            if self.open >> t & 1:
                here = self.ladder(t, 0, 0)
                for s in range(seats):
                    found[s] += here[s]
        return found

    def next_standings(self) -> list[float]:
        """What the ladders of this era's territories are likely to bring in the next one."""
        state = self.state
        seats = state.seats
        found = [0.0] * seats
        table = _NEXT_UNIT[min(state.complete.bit_count(), 3)]
        for t in range(TERRITORIES):
            if not BEIGE >> t & 1:
                continue
            value = NEXT_TOKEN * (state.slots(t) - 1)
            best = 0
            for i in range(t * WIDTH, t * WIDTH + state.filled[t]):
                best = max(best, VALUE[state.ladder[i]])
            value += max(float(best), 2.5)
            everybody = 0.0
            for s in range(seats):
                everybody += table[state.units[s * TERRITORIES + t]]
            after_first = 0.0
            for s in range(seats):
                strength = table[state.units[s * TERRITORIES + t]]
                after_first += strength / everybody / (everybody - strength)
            for s in range(seats):
                strength = table[state.units[s * TERRITORIES + t]]
                one = strength / everybody
                two = strength * (after_first - one / (everybody - strength))
                found[s] += NEXT_CHANCE * value * (one + 0.5 * two)
        return found

    def still_to_come(self) -> float:
        """What the hero just laid down has yet to bring."""
        state = self.state
        seat = self.seat
        phase = state.bottom(0)  # windows and free actions are on top of it
        hero = state.hero
        value = 0.0
        units = 0
        if phase == POPULATION:
            units = min(state.bottom(2), state.supply[seat])
        discoveries = HERO_DISCOVERIES[hero] if phase <= DRAWING else 0
        if units or discoveries:
            gain = 0.0
            gains: list[float] = []
            where = INFLUENCE[hero] & self.open
            for t in range(TERRITORIES):
                if not where >> t & 1:
                    continue
                now = self.ladder(t, 0, 0)
                if units:
                    gain = max(gain, self.advantage(self.ladder(t, units, 0)) - self.advantage(now))
                if discoveries:
                    gains.append(max(0.0, self.advantage(self.ladder(t, units, 1)) - self.advantage(now)) + DISCOVERY)
            gains.sort()
            gains.reverse()
            value += max(gain, sum(gains[:discoveries]))
            if units and state.era != MODERN:
                value += 0.2 * units
        if phase <= CONQUEST and HERO_CONQUEST[hero] and targets(state, seat):
            value += CONQUEST_CARD * HERO_CONQUEST[hero]
        if phase < GOLD:
            value += COIN * HERO_TREASURE[hero]
        return value

    def advantage(self, found: list[float]) -> float:
        """What the seat gets, less what the others get on average."""
        total = 0.0
        for value in found:
            total += value
        own = found[self.seat]
        return own - (total - own) / (self.state.seats - 1)


def purse(state: Heroes, seat: int) -> float:
    """What the coins are worth: they buy wonders and migrations, and nothing once the game is over."""
    gold = state.gold[seat]
    if state.era != MODERN:
        return COIN * gold
    left = LADDERS_TO_END[MODERN] - state.complete.bit_count()
    if not state.deck and not state.display and not state.hand[seat]:
        return LAST_COIN * gold
    if left <= 1:
        return LATE_COIN * gold
    if gold >= WONDER_COST and ON_OFFER in state.owner:
        return COIN * gold
    return (COIN if left > 2 else 0.5 * (COIN + LATE_COIN)) * gold


def powers(state: Heroes, seat: int) -> float:
    """What the wonders can still do: those of the ancient era once more in the modern one (HO-11.2)."""
    value = 0.0
    ready = state.ready[seat]
    for w in range(WONDERS):
        if state.owner[w] == seat:
            if ready >> w & 1:
                value += POWER[w]
            if state.era != MODERN:
                value += 0.9 * POWER[w]
    return value


def cards(state: Heroes, seat: int) -> float:
    """What the heroes in hand bring besides their part in the races."""
    value = 0.0
    first = FIRST[state.era]
    for card in things_in(state.hand[seat]):
        hero = first + card
        value += 0.3 * HERO_POPULATION[hero] + 0.3 * HERO_DISCOVERIES[hero]
        value += CONQUEST_CARD * HERO_CONQUEST[hero] + COIN * HERO_TREASURE[hero]
        if INFLUENCE[hero] & ~state.complete == 0:
            value -= 0.2 * HERO_POPULATION[hero] + 0.3 * HERO_DISCOVERIES[hero]
    return value
