"""TA-6.1 and TA-6.2: paying and gaining food and resources with blue tokens; points and population.

Tokens lie on farms (food) and on mines or Tesla's labs (resources). The payment is the canonical one of TA-6.1: of all
exact payments the one that leaves the most tokens in the bank, then the most on the most valuable cards. With manual
payment the player chooses the tokens: paying.py asks, and `plan` holds the answers.
"""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages.cards import LAB_MINES
from saecula.games.through_the_ages.civilization import SOURCE_KEYS, TRADED, TRADING
from saecula.games.through_the_ages.components import LAB0, MAX_SCIENCE, MINE0, STORES, VALUE
from saecula.games.through_the_ages.ratings import power, trade_side
from saecula.games.through_the_ages.state import MANUAL, Ages


def _by_value(first: int, end: int) -> list[int]:
    """The cards from the most to the least valuable; without those where a token is worth nothing."""
    order = [(-VALUE[k], k) for k in range(first, end) if VALUE[k]]
    order.sort()
    return [k for _, k in order]


FARMS_BY_VALUE: Final[list[int]] = _by_value(0, MINE0)
MINES_BY_VALUE: Final[list[int]] = _by_value(MINE0, LAB0)
RESOURCES_BY_VALUE: Final[list[int]] = _by_value(MINE0, STORES)  # of resources: mines, and labs with tokens of Tesla's
CHEAPEST_FARM: Final[int] = FARMS_BY_VALUE[-1]
CHEAPEST_MINE: Final[int] = MINES_BY_VALUE[-1]

TRYING: Final[list[int]] = [-1]  # the question of a state in which a payment is tried out, until there is one

# ------------------------------------------------------------------------------------------------------------------ pay


def pay(state: Ages, s: int, amount: int, food: bool) -> None:
    """Pay exactly this much; the caller has made sure that it can be paid."""
    if amount <= 0:
        return
    civ = state.civ[s]
    cheapest = CHEAPEST_FARM if food else CHEAPEST_MINE
    manual = state.options[MANUAL]
    if not manual and civ.blue[cheapest] >= amount and (food or VALUE[CHEAPEST_MINE] == 1):
        civ.blue[cheapest] -= amount  # nothing brings more tokens back than tokens worth 1
        civ.blue_bank += amount
        civ.add_stored(-amount, food)
        return
    if amount >= civ.stored(food):
        lose_all(state, s, food)
        return
    order = FARMS_BY_VALUE if food else RESOURCES_BY_VALUE
    while True:  # an exact payment, or the cheapest one above it that the tokens allow
        rest = civ.stored(food) - amount
        best = _best_payment(state, s, order, rest, [])
        if best:
            break
        amount += 1
    if manual:
        best = _as_planned(state, s, order, rest)
    for i, k in enumerate(order):
        civ.blue_bank += civ.blue[k] - best[i]
        civ.blue[k] = best[i]
    civ.add_stored(-amount, food)


def _best_payment(state: Ages, s: int, order: list[int], rest: int, kept: list[int]) -> list[int]:
    """Tokens left on each card of `order`, worth `rest` in all; [] if the bank has no change for it.

    `kept` is fixed already: the tokens left on the first cards.
    """
    civ = state.civ[s]
    have = [civ.blue[k] for k in order]
    best: list[int] = []
    most = sum(have) + state.civ[s].blue_bank
    change = state.civ[s].technologies  # the cards that change may be put on
    if not power(state, s, LAB_MINES):
        change &= (1 << LAB0) - 1  # without Tesla a lab is no mine: tokens on it can only be spent (TA-15.5)
    free = 0
    for i, n in enumerate(kept):
        worth = VALUE[order[i]]
        if n > have[i] + (free // worth if change >> order[i] & 1 else 0):
            return best
        rest -= n * worth
        most -= n
        free += (have[i] - n) * worth
    if rest < 0 or most < 0:
        return best
    if len(kept) == len(order):
        return best if rest else kept
    _search(order, have, change, len(kept), rest, most, free, kept.copy(), best)
    return best


def _as_planned(state: Ages, s: int, order: list[int], rest: int) -> list[int]:
    """The payment that was chosen, card by card; the best one from where nothing was chosen."""
    kept: list[int] = []
    for k in order:
        options = [n for n in range(rest // VALUE[k] + 1) if _best_payment(state, s, order, rest, [*kept, n])]
        if len(options) == 1:
            kept.append(options[0])
        elif state.plan:
            kept.append(state.plan.pop(0))
        else:
            if state.question == TRYING:
                state.question = [k, *options]
            return _best_payment(state, s, order, rest, kept)
    return kept


def _search(
    order: list[int],
    have: list[int],
    change: int,
    i: int,
    rest: int,
    most: int,
    free: int,
    left: list[int],
    best: list[int],
) -> int:
    """Try all ways to leave tokens on the cards from i on, the most on the most valuable first; the fewest tokens win.

    `free` is what the cards above have given away: tokens never move to a higher card, so only that can be put lower as
    change. Returns how many tokens a still better way may have.
    """
    worth = VALUE[order[i]]
    ceiling = min(rest // worth, have[i] + (free // worth if change >> order[i] & 1 else 0))
    if i == len(order) - 1:
        if rest <= ceiling * worth and rest % worth == 0 and rest // worth <= most:
            best[:] = [*left, rest // worth]
            return rest // worth - 1  # another way must have fewer tokens on this and all cards above together
        return most
    for n in range(ceiling, -1, -1):
        if n > most or n + (rest - n * worth + worth - 1) // worth > most:
            continue
        left.append(n)
        most = n + _search(
            order, have, change, i + 1, rest - n * worth, most - n, free + (have[i] - n) * worth, left, best
        )
        left.pop()
    return most


def lose_all(state: Ages, s: int, food: bool) -> None:
    """All stored food or resources go."""
    civ = state.civ[s]
    for k in FARMS_BY_VALUE if food else RESOURCES_BY_VALUE:
        civ.blue_bank += civ.blue[k]
        civ.blue[k] = 0
    civ.add_stored(-civ.stored(food), food)


def lose(state: Ages, s: int, amount: int, food: bool) -> int:
    """Lose this much, or all there is (TA-9.8). Returns how much was lost."""
    there = state.civ[s].stored(food)
    if amount >= there:
        lose_all(state, s, food)
        return there
    before = there
    pay(state, s, amount, food)
    after = state.civ[s].stored(food)
    return min(amount, before - after)


def can_pay(state: Ages, s: int, amount: int, food: bool) -> bool:
    """Whether a player has this much food or resources, Trade Routes included if they are to be used (TA-16.2)."""
    civ = state.civ[s]
    own = civ.stored(food)
    if own >= amount:
        return True
    return own + 1 == amount and swaps(state, s, food)


def swaps(state: Ages, s: int, food: bool) -> bool:
    """Whether the next payment of this kind is partly made in the other good (Trade Routes Agreement)."""
    civ = state.civ[s]
    if not civ.flags & TRADING:
        return False
    return trade_side(state, s) == (2 if food else 1) and civ.stored(not food) > 0


def spend(state: Ages, s: int, amount: int, food: bool) -> None:
    """Pay a price; one part of it in the other good if Trade Routes are to be used."""
    if amount > 0 and state.civ[s].flags & TRADING and swaps(state, s, food):
        state.civ[s].flags ^= TRADING | TRADED
        pay(state, s, 1, not food)
        amount -= 1
    pay(state, s, amount, food)


# ----------------------------------------------------------------------------------------------------------------- gain


def gain(state: Ages, s: int, amount: int, food: bool) -> int:
    """Take tokens worth this much from the bank, as few as possible (TA-6.2). Returns their worth; the rest is lost."""
    civ = state.civ[s]
    in_play = civ.technologies
    rest = amount
    for k in FARMS_BY_VALUE if food else MINES_BY_VALUE:
        if in_play >> k & 1:
            n = min(rest // VALUE[k], civ.blue_bank)
            if n:
                civ.blue[k] += n
                civ.blue_bank -= n
                rest -= n * VALUE[k]
    civ.add_stored(amount - rest, food)
    return amount - rest


def store(state: Ages, s: int, card: int, tokens: int) -> int:
    """Put tokens from the bank on a farm, mine or lab, as many as there are (TA-2.4). How many."""
    civ = state.civ[s]
    n = min(tokens, civ.blue_bank)
    civ.blue[card] += n
    civ.blue_bank -= n
    civ.add_stored(n * VALUE[card], card < MINE0)
    return n


# ------------------------------------------------------------------------------------------------- points, population


def score_culture(state: Ages, s: int, points: int, source: int) -> int:
    """Score culture points, or lose them, never below 0 (TA-2.5). Returns the change, noted by source."""
    civ = state.civ[s]
    change = max(0, civ.culture + points) - civ.culture
    civ.culture += change
    civ.culture_from[source] += change
    return change


def scored(state: Ages, s: int, points: int, source: int, rule: str) -> None:
    """Score culture points, or lose them, and log it with its source."""
    change = score_culture(state, s, points, source)
    if change and state.log is not None:
        args: dict[str, object] = {"seat": s, "amount": abs(change), "source": SOURCE_KEYS[source]}
        state.tell(f"through_the_ages-{'gained' if change > 0 else 'lost'}-culture", args, rule)


def told(state: Ages, good: str, s: int, amount: int, rule: str) -> None:
    """Log what somebody has gained or lost, and by which rule."""
    if amount and state.log is not None:
        key = f"through_the_ages-{'gained' if amount > 0 else 'lost'}-{good}"
        state.tell(key, {"seat": s, "amount": abs(amount)}, rule)


def score_science(state: Ages, s: int, points: int) -> int:
    """Score science points, or lose them, within 0 and the end of the track (TA-2.5). The change."""
    civ = state.civ[s]
    change = max(0, min(MAX_SCIENCE, civ.science + points)) - civ.science
    civ.science += change
    return change


def grow(state: Ages, s: int, workers: int) -> int:
    """Move tokens from the yellow bank to the unused workers, as many as there are (TA-9.10). How many."""
    civ = state.civ[s]
    n = min(workers, civ.yellow_bank)
    civ.yellow_bank -= n
    civ.unused += n
    return n


def yellow_tokens(state: Ages, s: int, tokens: int) -> int:
    """Tokens from the box into the yellow bank, or from the bank back, as many as there are (TA-10.14). How many."""
    civ = state.civ[s]
    n = max(tokens, -civ.yellow_bank)
    civ.yellow_bank += n
    civ.yellow_tokens += n
    return n


def blue_tokens(state: Ages, s: int, tokens: int) -> int:
    """The same for blue tokens."""
    civ = state.civ[s]
    n = max(tokens, -civ.blue_bank)
    civ.blue_bank += n
    civ.blue_tokens += n
    return n
