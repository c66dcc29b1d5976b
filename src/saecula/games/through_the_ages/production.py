"""TA-8: production and maintenance at the end of a turn, and the events that make farms or mines produce."""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages.cards import EXTRA_TOKEN, LAB_MINES, WORKER_CULTURE
from saecula.games.through_the_ages.civilization import BY_BUILDINGS, BY_FAMINE, BY_OTHERS, BY_WONDERS, TRADED, TRADING
from saecula.games.through_the_ages.components import (
    CONSUMPTION,
    CORRUPTION,
    CULTURE_OF,
    FAMINE,
    KEYS,
    LAB0,
    MAX_DRAW,
    MINE0,
    STORES,
    VALUE,
    WONDER0,
    count,
)
from saecula.games.through_the_ages.hands import draw
from saecula.games.through_the_ages.military_tables import PACT_FOOD, PACT_RESOURCES, RUIN_CULTURE
from saecula.games.through_the_ages.payment import (
    CHEAPEST_FARM,
    FARMS_BY_VALUE,
    gain,
    lose,
    pay,
    score_culture,
    score_science,
    store,
    swaps,
)
from saecula.games.through_the_ages.phases import PAYING, PRODUCTION, SCARCITY, SPARING, SWAPPING
from saecula.games.through_the_ages.ratings import TOUCHED, discontent, pact_sum, power, trade_side
from saecula.games.through_the_ages.state import DRAW_ACTION, MANUAL, MINE_LESS, SIMPLE, VERSION, Ages, AgesPhase
from saecula.games.through_the_ages.verbs import DONE, PRODUCE, SPARE, TRADE
from saecula.kernel.message import Message

# The steps of a production (TA-8.1).
UPRISING: Final = 0
SCORE: Final = 1
FARMS: Final = 2
CONSUME: Final = 3
SPARE_ONE: Final = 4
MINES: Final = 5
CORRUPT: Final = 6
MILITARY: Final = 7
END: Final = 8


def begin_production(state: Ages, s: int) -> None:
    """The production at the end of a turn."""
    state.push(PRODUCTION, s, UPRISING, END, 1)


def event_farms(state: Ages, s: int, consumption: int) -> None:
    """An event makes farms produce (TA-8.12)."""
    state.push(PRODUCTION, s, FARMS, SPARE_ONE if consumption else CONSUME, 0)


def event_mines(state: Ages, s: int, corruption: int) -> None:
    """An event makes mines produce (TA-8.12, TA-15.37)."""
    state.push(PRODUCTION, s, SPARE_ONE, MILITARY if corruption else CORRUPT, 0)


def output(state: Ages, s: int, farms: bool) -> list[int]:
    """How many tokens each card would produce: one a worker, the Railroad's extra one, Tesla's labs (TA-15.5, 15.7)."""
    tokens = [0] * STORES
    if farms:
        for k in range(MINE0):
            tokens[k] = state.civ[s].workers[k]
        return tokens
    best = -1
    for k in range(MINE0, LAB0):
        tokens[k] = state.civ[s].workers[k]
        if tokens[k]:
            best = k
    if best >= 0:
        tokens[best] += power(state, s, EXTRA_TOKEN)
    if power(state, s, LAB_MINES):
        for k in range(LAB0, STORES):
            if VALUE[k]:
                tokens[k] = state.civ[s].workers[k]
    return tokens


def output_value(state: Ages, s: int, farms: bool) -> int:
    """Food or resources that a production would bring, whatever the bank holds (TA-15.39)."""
    tokens = output(state, s, farms)
    total = 0
    for k in range(0 if farms else MINE0, MINE0 if farms else STORES):
        total += tokens[k] * VALUE[k]
    return total


def packed(tokens: list[int]) -> int:
    """Numbers of tokens as one int, six bits a card."""
    code = 0
    for k in range(STORES - 1, -1, -1):
        code = code << 6 | tokens[k]
    return code


def produce(state: Ages, s: int, tokens: list[int]) -> None:
    """Tokens go from the bank to the cards; if they are short, the owner chooses where (TA-8.2)."""
    wanted = 0
    cards = 0
    for k in range(STORES):
        wanted += tokens[k]
        if tokens[k]:
            cards += 1
    if wanted <= state.civ[s].blue_bank or cards == 1:
        for k in range(STORES):
            if tokens[k]:
                store(state, s, k, tokens[k])
    elif state.civ[s].blue_bank:
        state.push(SCARCITY, s, packed(tokens))


def consume(state: Ages, s: int) -> None:
    """Food for the people; what is missing costs culture (TA-8.3)."""
    civ = state.civ[s]
    need = CONSUMPTION[civ.yellow_bank]
    if need and civ.flags & TRADING and swaps(state, s, True):
        civ.flags ^= TRADING | TRADED
        pay(state, s, 1, False)
        need -= 1
    missing = max(0, need - civ.food)
    owe(state, s, need, True)
    if missing:
        lost = -score_culture(state, s, -FAMINE * missing, BY_FAMINE)
        state.tell("through_the_ages-famine", {"seat": s, "food": missing, "points": lost}, "TA-8.3")


def freed_by_eating(state: Ages, s: int) -> int:
    """How many blue tokens come back when the people eat, once the farms have produced (TA-8.1)."""
    civ = state.civ[s]
    need = CONSUMPTION[civ.yellow_bank]
    if civ.blue[CHEAPEST_FARM] + civ.workers[CHEAPEST_FARM] >= need:
        return need  # as many tokens worth 1
    there = worth = 0
    for k in FARMS_BY_VALUE:
        there += civ.blue[k] + civ.workers[k]
        worth += (civ.blue[k] + civ.workers[k]) * VALUE[k]
    rest = max(0, worth - need)
    left = change = 0  # tokens that stay, and what better cards have given away, for change on this one
    for k in FARMS_BY_VALUE:
        have = civ.blue[k] + civ.workers[k]
        here = have + change // VALUE[k] if civ.technologies >> k & 1 else have
        here = min(here, rest // VALUE[k])
        left += here
        rest -= here * VALUE[k]
        change += (have - here) * VALUE[k]
    return there - left


def owe(state: Ages, s: int, amount: int, food: bool) -> int:
    """Pay this much, or all there is; the payer may choose the tokens (TA-6.1). Returns how much was paid."""
    if state.options[MANUAL] and 0 < amount < state.civ[s].stored(food):
        state.push(PAYING, s, -1, amount, 1 if food else 0)
        return amount
    return lose(state, s, amount, food)


def corrupt(state: Ages, s: int) -> None:
    """Corruption takes resources, by what the blue bank holds after the production (TA-8.6)."""
    civ = state.civ[s]
    due = CORRUPTION[civ.blue_bank]
    if not due:
        return
    if civ.flags & TRADING and swaps(state, s, False):
        civ.flags ^= TRADING | TRADED
        pay(state, s, 1, True)
        due -= 1
    lost = owe(state, s, due, False)
    if lost:
        state.tell("through_the_ages-corruption", {"seat": s, "resources": lost}, "TA-8.6")


class Production(AgesPhase):
    """Asks nobody itself: takes the steps of TA-8.1 one after another.

    Frame: 2 the next step, 3 the step before which to stop, 4 whether it is the end of a turn, 5 a spared mine + 1.
    """

    rule = "TA-8.1"

    def step(self, state: Ages) -> bool:
        """Go on until somebody has to choose something."""
        s = state.frame(1)
        step = state.frame(2)
        last = state.frame(3)
        own = state.frame(4) == 1
        here = state.top_frame
        while step < last and state.top_frame == here:
            if step == UPRISING:
                if uprising(state, s):
                    step = END
                    state.tell("through_the_ages-uprising", {"seat": s}, "TA-8.5")
                    break
            elif step == SPARE_ONE:
                if state.options[MINE_LESS] and spareable(state, s):
                    state.set_frame(2, step + 1)
                    state.push(SPARING, s)
                    return True
            else:
                state.set_frame(2, step + 1)
                produce_step(state, s, step, own)
            step += 1
        if state.top_frame == here:
            state.pop()
        return True


def uprising(state: Ages, s: int) -> bool:
    """Whether more workers are discontent than unused: nothing is produced (TA-8.5)."""
    return state.options[VERSION] != SIMPLE and discontent(state, s) > state.civ[s].unused


def produce_step(state: Ages, s: int, step: int, own: bool) -> None:
    """One of the steps of TA-8.1; it may leave a question on the stack."""
    civ = state.civ[s]
    if step == SCORE:
        science = score_science(state, s, civ.science_rating)
        buildings, wonders, others = score_rating(state, s)
        if state.log is not None:
            culture = buildings + wonders + others
            args: dict[str, object] = {"seat": s, "science": science, "culture": culture}
            args |= {"buildings": buildings, "wonders": wonders, "others": others}
            state.tell("through_the_ages-scored", args, "TA-8.1")
    elif step == FARMS:
        produce(state, s, output(state, s, True))
    elif step == CONSUME:
        if own and state.pacts:
            pact_goods(state, s, True)
        if not own and may_swap(state, s, True):
            state.push(SWAPPING, s, 1)
        else:
            consume(state, s)
    elif step == MINES:
        tokens = output(state, s, False)
        if state.frame(5):
            tokens[state.frame(5) - 1] -= 1
        produce(state, s, tokens)
    elif step == CORRUPT:
        if own and state.pacts:
            pact_goods(state, s, False)
        if not own and may_swap(state, s, False):
            state.push(SWAPPING, s, 0)
        elif state.options[VERSION] != SIMPLE:
            corrupt(state, s)
    elif state.round > 1 and not state.options[DRAW_ACTION]:
        draw(state, s, min(MAX_DRAW, civ.military_actions - civ.military_spent), "TA-8.8")


def score_rating(state: Ages, s: int) -> tuple[int, int, int]:
    """Culture points for the culture rating: how many for buildings, for wonders, and for the rest."""
    civ = state.civ[s]
    rating = civ.culture_rating
    buildings = min(rating, civ.worker_culture)
    wonders = RUIN_CULTURE * count(civ.ruined)
    whole = civ.wonders & ~civ.ruined
    while whole:
        low = whole & -whole
        whole ^= low
        kind = WONDER0 + low.bit_length() - 1
        wonders += CULTURE_OF[kind]
        for k in TOUCHED[kind]:
            wonders += civ.workers[k] * WORKER_CULTURE[kind][k]
    wonders = min(rating - buildings, wonders)
    score_culture(state, s, buildings, BY_BUILDINGS)
    score_culture(state, s, wonders, BY_WONDERS)
    others = rating - buildings - wonders
    score_culture(state, s, others, BY_OTHERS)
    return buildings, wonders, others


def pact_goods(state: Ages, s: int, food: bool) -> None:
    """What pacts add to the production or take from it (TA-8.9)."""
    extra = pact_sum(state, s, PACT_FOOD if food else PACT_RESOURCES)
    if extra > 0:
        gain(state, s, extra, food)
    elif extra < 0:
        lose(state, s, -extra, food)


def may_swap(state: Ages, s: int, food: bool) -> bool:
    """Whether Trade Routes can pay a part of the consumption or corruption that an event brings in one's own turn."""
    civ = state.civ[s]
    if not state.pacts or s != state.active or civ.flags & (TRADING | TRADED) or not civ.stored(not food):
        return False
    due = CONSUMPTION[civ.yellow_bank] if food else CORRUPTION[civ.blue_bank]
    return due > 0 and trade_side(state, s) == (2 if food else 1)


class Swapping(AgesPhase):
    """An event makes the player in turn pay consumption or corruption: by Trade Routes, or without them (TA-16.2).

    At the end of the turn nobody is asked: there the use of Trade Routes is announced before.
    Frame: 2 whether food is due.
    """

    key = "through_the_ages-prompt-swap"
    rule = "TA-16.2"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Use them, or keep them for a later payment of this turn."""
        return [TRADE.base, DONE.base]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Pay."""
        food = state.frame(2) == 1
        state.pop()
        if move in TRADE:
            state.civ[seat].flags |= TRADING
            state.tell("through_the_ages-trades", {"seat": seat}, self.rule)
        if food:
            consume(state, seat)
        else:
            corrupt(state, seat)

    def prompt(self, state: Ages, seat: int) -> Message:
        """What is due, and what would be paid in its place."""
        civ = state.civ[seat]
        food = state.frame(2) == 1
        due = CONSUMPTION[civ.yellow_bank] if food else CORRUPTION[civ.blue_bank]
        return Message(self.key, {"seat": seat, "good": "food" if food else "resources", "amount": due}, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Only these two."""
        return Message("through_the_ages-no-swap", {}, self.rule)


class Scarcity(AgesPhase):
    """Blue tokens are short: the owner chooses which workers produce (TA-8.2).

    Frame: 2 the tokens that the cards could still get, see `packed`.
    """

    key = "through_the_ages-prompt-scarcity"
    rule = "TA-8.2"

    def step(self, state: Ages) -> bool:
        """When the bank is empty it is over."""
        if state.civ[state.frame(1)].blue_bank:
            return False
        state.pop()
        return True

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any card whose workers have not all produced."""
        return [PRODUCE.base + k for k in range(STORES) if state.frame(2) >> 6 * k & 63]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """One token."""
        k = PRODUCE.arg(move)
        store(state, seat, k, 1)
        state.set_frame(2, state.frame(2) - (1 << 6 * k))
        if state.log is not None:
            state.tell("through_the_ages-produced", {"seat": seat, "card": KEYS[k]}, self.rule)

    def prompt(self, state: Ages, seat: int) -> Message:
        """How many tokens there are."""
        return Message(self.key, {"seat": seat, "tokens": state.civ[seat].blue_bank}, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Only cards with workers that have not produced yet."""
        return Message("through_the_ages-no-scarcity", {}, self.rule)


def spareable(state: Ages, s: int) -> list[int]:
    """The mines that could produce one token less."""
    return [k for k in range(MINE0, LAB0) if state.civ[s].workers[k]]


class Sparing(AgesPhase):
    """Optional rule: one token less from a mine, to avoid corruption (TA-8.7)."""

    key = "through_the_ages-prompt-spare"
    rule = "TA-8.7"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any mine with a worker, or none."""
        return [SPARE.base + k for k in spareable(state, seat)] + [DONE.base]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Note it in the frame of the production below."""
        state.pop()
        if move in SPARE:
            state.set_frame(5, SPARE.arg(move) + 1)
            if state.log is not None:
                state.tell("through_the_ages-spared", {"seat": seat, "card": KEYS[SPARE.arg(move)]}, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Only mines with workers."""
        return Message("through_the_ages-no-spare", {}, self.rule)
