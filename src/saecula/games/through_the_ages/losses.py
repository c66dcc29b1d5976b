"""TA-9.8 to 9.11: what a civilization may lose by an event, an aggression or a war, and what it chooses then."""

from __future__ import annotations

from saecula.games.through_the_ages import military_tables as mil
from saecula.games.through_the_ages.components import (
    AGES,
    KEYS,
    MILITARY_KIND,
    MINE0,
    SLOTS,
    STORES,
    TERRITORY0,
    UNIT0,
    UNITS,
    VALUE,
    cards_in,
)
from saecula.games.through_the_ages.payment import blue_tokens, gain, lose, told, yellow_tokens
from saecula.games.through_the_ages.phases import FORFEITING, MIXING, POPULATION
from saecula.games.through_the_ages.ratings import cards_changed, put, rate
from saecula.games.through_the_ages.state import COLONIES_OF, PAST, Ages, AgesPhase
from saecula.games.through_the_ages.verbs import AMOUNT, FORFEIT, LOSE, RAZE, YIELD
from saecula.kernel.message import Message

# -------------------------------------------------------------------------------------------------------------- people


def free_workers(state: Ages, s: int, slot: int) -> int:
    """Workers on a card that are not named for sacrifice (TA-10.26)."""
    n = state.civ[s].workers[slot]
    if slot >= UNIT0:
        if s == state.attacker:
            n -= state.sacrificed[slot - UNIT0]
        elif s == state.defender:
            n -= state.sacrificed[UNITS + slot - UNIT0]
    return n


def population(state: Ages, s: int) -> int:
    """Workers that can be lost."""
    n = state.civ[s].unused
    for k in range(SLOTS):
        n += free_workers(state, s, k)
    return n


def lose_population(state: Ages, s: int, workers: int) -> None:
    """Unused workers first; then from cards of the loser's choice (TA-9.9)."""
    civ = state.civ[s]
    n = min(workers, civ.unused)
    civ.unused -= n
    civ.yellow_bank += n
    told(state, "population", s, -n, "TA-9.9")
    if workers > n and population(state, s):
        state.push(POPULATION, s, workers - n)


class Population(AgesPhase):
    """A worker must be lost, and none is unused: from which card? (TA-9.9)

    Frame: 2 how many.
    """

    key = "through_the_ages-prompt-population"
    rule = "TA-9.9"

    def step(self, state: Ages) -> bool:
        """Over when enough are lost or nobody is left."""
        if state.frame(2) and population(state, state.frame(1)):
            return False
        state.pop()
        return True

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any card with a worker."""
        return [LOSE.base + k for k in range(SLOTS) if free_workers(state, seat, k) > 0]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """The worker goes back to the yellow bank."""
        put(state, seat, LOSE.arg(move), -1)
        state.civ[seat].yellow_bank += 1
        rate(state, seat)
        state.set_frame(2, state.frame(2) - 1)
        if state.log is not None:
            state.tell("through_the_ages-lost-worker", {"seat": seat, "card": KEYS[LOSE.arg(move)]}, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Only from a card with a worker."""
        return Message("through_the_ages-no-population", {}, self.rule)


# ----------------------------------------------------------------------------------------------------------- buildings


def with_workers(state: Ages, s: int, slots: int) -> list[int]:
    """The cards out of a mask on which a civilization has workers."""
    return [k for k in range(SLOTS) if slots >> k & 1 and state.civ[s].workers[k]]


def raze(state: Ages, s: int, slot: int, buildings: int, rule: str) -> None:
    """Buildings are destroyed; their workers become unused (TA-9.11)."""
    put(state, s, slot, -buildings)
    state.civ[s].unused += buildings
    rate(state, s)
    if state.log is not None:
        state.tell("through_the_ages-razed", {"seat": s, "card": KEYS[slot], "buildings": buildings}, rule)


class Demolition(AgesPhase):
    """A civilization loses a building, farm or mine of its own choice (TA-15.43).

    Frame: 2 the cards it may be on.
    """

    key = "through_the_ages-prompt-demolish"
    rule = "TA-15.43"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any that stands."""
        return [RAZE.base + k for k in with_workers(state, seat, state.frame(2))]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """It is gone."""
        state.pop()
        raze(state, seat, RAZE.arg(move), 1, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Only what stands."""
        return Message("through_the_ages-no-demolish", {}, self.rule)


# ------------------------------------------------------------------------------------------------------------ colonies


def colonies_of(state: Ages, s: int) -> list[int]:
    """The colonies of a civilization, as single cards."""
    found: list[int] = []
    for age in range(AGES):
        found += cards_in(state.cards[COLONIES_OF + 4 * s + age], age)
    return found


def give_up_colony(state: Ages, s: int, card: int) -> None:
    """A colony is lost: its tokens go back from the banks to the box (TA-10.14)."""
    state.cards[COLONIES_OF + 4 * s + (card >> 6)] ^= 1 << (card & 63)
    colony = MILITARY_KIND[card] - TERRITORY0
    yellow_tokens(state, s, -mil.COLONY_YELLOW[colony])
    blue_tokens(state, s, -mil.COLONY_BLUE[colony])
    cards_changed(state, s)
    if state.log is not None:
        state.tell("through_the_ages-lost-colony", {"seat": s, "card": KEYS[MILITARY_KIND[card]]}, "TA-10.14")


def kinds_to_yield(state: Ages, s: int) -> list[int]:
    """A move for each kind of colony a civilization has."""
    found: list[int] = []
    for card in colonies_of(state, s):
        move = YIELD.base + MILITARY_KIND[card] - TERRITORY0
        if move not in found:
            found.append(move)
    return found


def colony_card(state: Ages, s: int, kind: int) -> int:
    """The single card of a colony."""
    return [card for card in colonies_of(state, s) if MILITARY_KIND[card] == kind][0]


class Cession(AgesPhase):
    """A civilization loses a colony of its own choice (Independence Declaration)."""

    key = "through_the_ages-prompt-cede"
    rule = "TA-10.14"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any colony."""
        return kinds_to_yield(state, seat)

    def play(self, state: Ages, seat: int, move: int) -> None:
        """It goes to Past Events (TA-8.11)."""
        state.pop()
        card = colony_card(state, seat, TERRITORY0 + YIELD.arg(move))
        give_up_colony(state, seat, card)
        state.cards[PAST + (card >> 6)] |= 1 << (card & 63)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Only one's own."""
        return Message("through_the_ages-no-cede", {}, self.rule)


# ---------------------------------------------------------------------------------------------------- goods and tokens


def lose_mix(state: Ages, s: int, amount: int) -> None:
    """Lose this much in all, in food and resources as the owner chooses (TA-9.13)."""
    food = state.civ[s].food
    res = state.civ[s].resources
    if food + res <= amount or not food or not res:
        told(state, "food", s, -lose(state, s, amount, True) if food else 0, "TA-9.13")
        told(state, "resources", s, -lose(state, s, amount, False) if res else 0, "TA-9.13")
    else:
        state.push(MIXING, s, amount, 1)


class Mixing(AgesPhase):
    """How much of an amount is food? The rest is resources (TA-9.13).

    Frame: 2 the amount, 3 whether it is lost.
    """

    key = "through_the_ages-prompt-mix"
    rule = "TA-9.13"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any mix; of what is lost no more than there is."""
        amount = state.frame(2)
        low, high = 0, amount
        if state.frame(3):
            low = max(0, amount - state.civ[seat].resources)
            high = min(amount, state.civ[seat].food)
        return [AMOUNT.base + n for n in range(low, high + 1)]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Gain or lose it."""
        amount = state.frame(2)
        losing = state.frame(3)
        food = AMOUNT.arg(move)
        state.pop()
        if losing:
            told(state, "food", seat, -lose(state, seat, food, True), self.rule)
            told(state, "resources", seat, -lose(state, seat, amount - food, False), self.rule)
        else:
            told(state, "food", seat, gain(state, seat, food, True), self.rule)
            told(state, "resources", seat, gain(state, seat, amount - food, False), self.rule)

    def prompt(self, state: Ages, seat: int) -> Message:
        """How much it is in all."""
        key = "through_the_ages-prompt-mix-lost" if state.frame(3) else self.key
        return Message(key, {"seat": seat, "amount": state.frame(2)}, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Within the amount and what there is."""
        return Message("through_the_ages-no-mix", {"amount": state.frame(2)}, self.rule)


def lose_blue(state: Ages, s: int, tokens: int) -> None:
    """Blue tokens go to the box: from the bank, or from a card of the loser's choice (TA-15.35)."""
    left = tokens + blue_tokens(state, s, -tokens)
    told(state, "blue", s, left - tokens, "TA-15.35")
    if left:
        state.push(FORFEITING, s, left)


class Forfeiting(AgesPhase):
    """A blue token must go, and the bank is empty: from which card? (TA-15.35)

    Frame: 2 how many.
    """

    key = "through_the_ages-prompt-forfeit"
    rule = "TA-15.35"

    def step(self, state: Ages) -> bool:
        """Over when enough are gone or none is left."""
        s = state.frame(1)
        if state.frame(2) and sum(state.civ[s].blue):
            return False
        state.pop()
        return True

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any card with a token."""
        return [FORFEIT.base + k for k in range(STORES) if state.civ[seat].blue[k]]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """It goes to the box."""
        k = FORFEIT.arg(move)
        civ = state.civ[seat]
        civ.blue[k] -= 1
        civ.add_stored(-VALUE[k], k < MINE0)
        civ.blue_tokens -= 1
        state.set_frame(2, state.frame(2) - 1)
        told(state, "blue", seat, -1, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Only from a card with a token."""
        return Message("through_the_ages-no-forfeit", {}, self.rule)
