"""VI-12 and VI-13: the rulebook's virtual player, as an opponent of one or two people and as a bot for any seat.

`decide` names the next move of the procedure in whatever phase the game is; the same phases then carry it out. A
virtual opponent rolls the game's own die; the bot rolls its own, and a person's rules bind it (cohesion among them).
"""

from __future__ import annotations

from saecula.games.vinci.components import (
    BASE_COST,
    DECLINE_BELOW_TOKENS,
    DECLINE_BELOW_VP,
    DIE_FACES,
    ENTRIES,
    GENERAL_DECLINE_BELOW_TOKENS,
    GENERAL_DIE,
    GROUND,
    NEIGHBOURS,
    OPEN_COASTS,
)
from saecula.games.vinci.conquest import cost, targets
from saecula.games.vinci.reorganization import components
from saecula.games.vinci.scoring import worth
from saecula.games.vinci.state import (
    CHOOSE,
    CHOOSING,
    COHESION,
    CONQUER,
    DECLINE,
    DECLINING,
    DIPLOMACY,
    DONE,
    EMPTY,
    EXPAND,
    EXPANSION,
    FORMULA,
    FORT,
    FORTIFYING,
    GIVE_UP,
    KEEP,
    NEUTRAL,
    PACT,
    PLACE,
    PLACEMENT,
    PREFER_REAL,
    REBIRTH,
    REDEPLOY,
    REDEPLOYMENT,
    SHORTAGE,
    SPY,
    TURN,
    Vinci,
)
from saecula.games.vinci.tiles import (
    GENERAL,
    HERITAGE,
    MEDICINE,
    MILITIA,
    POWERS,
    RENAISSANCE,
    SHIPS,
    SLAVERY,
    SPY_COST,
    VALUE,
)
from saecula.kernel.bot import Bot, Budget
from saecula.kernel.chance import Chance
from saecula.kernel.dealing import things_in
from saecula.kernel.phase import Phase
from saecula.kernel.state import State


class VirtualPlayers(Phase[Vinci]):
    """Plays for the virtual player who must choose (VI-13.14)."""

    def step(self, state: Vinci) -> bool:
        """One move of the procedure, with the game's own die."""
        seat = state.frame(1)
        move = decide(state, seat, state)
        state.reveals += 1  # another player has moved: no undo goes back past it
        state.top_phase().play(state, seat, move)
        return True


class VirtualBot(Bot):
    """The virtual player's procedure in a person's seat, with a die of its own."""

    name = "virtual"

    def choose(self, state: State, seat: int, budget: Budget) -> int:
        """The procedure's next move; it looks no further, so it needs no budget."""
        assert isinstance(state, Vinci)
        return decide(state, seat, self.chance)


def decide(state: Vinci, seat: int, die: Chance) -> int:
    """The next move of the procedure for this player."""
    phase = state.frame(0)
    if phase == CHOOSING:
        return DONE.base if state.frame(2) else CHOOSE.base  # VI-12.4: always group I
    if phase == TURN:
        return DECLINE.base if declines_at_start(state, seat, die) else EXPAND.base
    if phase == DIPLOMACY:
        return choose_pact(state, seat, die)
    if phase == EXPANSION:
        return choose_conquest(state, seat, die)
    if phase == COHESION:
        return choose_component(state, seat, die)
    if phase == SHORTAGE:
        spare = [GIVE_UP.arg(move) for move in state.legal(seat)]
        values = VALUE[state.tiles[seat]]
        least = min([values[p] for p in spare])
        return GIVE_UP[roll([p for p in spare if values[p] == least], die)]
    if phase == PLACEMENT:
        return PLACE[choose_border(state, seat, die)]
    if phase == FORTIFYING:
        return choose_fort(state, seat, die)
    if phase == REBIRTH:  # VI-13.10
        return DECLINE.base if wants_decline(state, seat, die) else DONE.base
    assert phase == REDEPLOYMENT
    empire = state.frame(2)
    return REDEPLOY[choose_border(state, empire, die)] if state.aside[empire] else DONE.base


def roll(candidates: list[int], die: Chance) -> int:
    """One of the candidates, each as likely as any other (VI-13.1); the die is not touched when there is only one."""
    return candidates[0] if len(candidates) == 1 else candidates[die.below(len(candidates))]


# ---------------------------------------------------------------------------------------------- decline and pacts


def wants_decline(state: Vinci, seat: int, die: Chance) -> bool:
    """The decline test (VI-13.9)."""
    powers = POWERS[state.tiles[seat]]
    held = things_in(state.held[seat])
    available = state.hand[seat] + sum([state.tokens[p] - 1 for p in held]) + powers[MEDICINE]
    if not held and not available:
        return True
    if worth(state, seat) >= DECLINE_BELOW_VP:
        return False
    if powers[GENERAL]:
        if available >= GENERAL_DECLINE_BELOW_TOKENS:
            return False
        return 1 + die.below(DIE_FACES) + GENERAL_DIE > available
    return available < DECLINE_BELOW_TOKENS and 1 + die.below(DIE_FACES) > available


def declines_at_start(state: Vinci, seat: int, die: Chance) -> bool:
    """At the start of a turn, not before the entry turn (VI-13.15); Renaissance: only without provinces (VI-13.10)."""
    if not state.entered >> seat & 1:
        return False
    if POWERS[state.tiles[seat]][RENAISSANCE] and state.held[seat]:
        return False
    return wants_decline(state, seat, die)


def choose_pact(state: Vinci, seat: int, die: Chance) -> int:
    """Always a pact with a real player, if one is left (VI-13.5)."""
    named = state.pacts[seat] | 1 << seat
    real = [s for s in range(state.seats) if not named >> s & 1]
    return PACT[roll(real, die)] if real and state.frame(2) else DONE.base


# ---------------------------------------------------------------------------------------------------- conquests


def conquest_gain(state: Vinci, seat: int, p: int) -> int:
    """The VP that conquering a province now would add to this turn's score (VI-13.2)."""
    code = state.tiles[seat]
    old = DECLINING + seat
    gain = VALUE[code][p]
    lost = 0 if POWERS[code][HERITAGE] else NEIGHBOURS[p] & state.held[old]
    if state.holder[p] == old:
        lost |= 1 << p
    elif state.holder[p] != EMPTY:
        gain += POWERS[code][SLAVERY]
    if lost:
        values = VALUE[state.tiles[old]]
        for near in things_in(lost):
            gain -= values[near]
    return gain


def conquest_cost(state: Vinci, seat: int, p: int) -> int:
    """The cost, by Espionage where that is cheaper (VI-13.3)."""
    price = cost(state, seat, p)
    return min(price, POWERS[state.tiles[seat]][SPY_COST]) if state.spies else price


def choose_conquest(state: Vinci, seat: int, die: Chance) -> int:
    """VI-13.4, VI-13.6 and VI-13.7: the best affordable target, or to stop."""
    entering = not state.held[seat]
    hand = state.hand[seat]
    powers = POWERS[state.tiles[seat]]
    candidates: list[int] = []
    for p in things_in(targets(state, seat)):
        if conquest_cost(state, seat, p) > hand:
            continue
        gain = conquest_gain(state, seat, p)
        if entering or gain > 0 or (gain == 0 and state.holder[p] != DECLINING + seat):
            candidates.append(p)
    if entering and state.frame(2) and powers[SHIPS]:  # VI-13.6
        candidates = [p for p in candidates if OPEN_COASTS >> p & 1] or candidates
    if not candidates:
        return DONE.base
    p = roll(break_ties(state, seat, best_targets(state, seat, candidates)), die)
    if state.spies and powers[SPY_COST] < cost(state, seat, p):
        return SPY[p]
    return CONQUER[p]


def best_targets(state: Vinci, seat: int, candidates: list[int]) -> list[int]:
    """The highest gain, then the lowest cost; or the highest value of the formula (VI-13.4)."""
    ranked: list[tuple[int, int]] = []
    for p in candidates:
        gain, price = conquest_gain(state, seat, p), conquest_cost(state, seat, p)
        ranked.append((2 * gain - price, 0) if state.settings[FORMULA] else (gain, -price))
    best = max(ranked)
    return [p for p, rank in zip(candidates, ranked, strict=True) if rank == best]


def break_ties(state: Vinci, seat: int, tied: list[int]) -> list[int]:
    """The tie lines of VI-13.4 that come before the die."""
    if POWERS[state.tiles[seat]][HERITAGE] and len(tied) > 1:
        old = state.held[DECLINING + seat]
        tied = [p for p in tied if opponents(state, seat, p) and NEIGHBOURS[p] & old] or tied
    if state.settings[PREFER_REAL] and len(tied) > 1:
        tied = [p for p in tied if opponents(state, seat, p) and state.holder[p] % DECLINING < state.seats] or tied
    return tied


def opponents(state: Vinci, seat: int, p: int) -> bool:
    """Whether a province belongs to an empire, active or declining, of another player."""
    return state.holder[p] < NEUTRAL and state.holder[p] % DECLINING != seat


# ----------------------------------------------------------------------------------------------- reorganization


def choose_component(state: Vinci, seat: int, die: Chance) -> int:
    """In a person's seat, where cohesion forces a choice: the component of highest value."""
    values = VALUE[state.tiles[seat]]
    parts = [things_in(part) for part in components(state, seat)]
    totals = [sum([values[p] for p in part]) for part in parts]
    best = max(totals)
    return KEEP[roll([part[0] for part, total in zip(parts, totals, strict=True) if total == best], die)]


def newcomers(state: Vinci, seat: int) -> bool:
    """Whether some other player has a civilization that has not had its entry turn yet (VI-13.8, N)."""
    return any([s != seat and not state.entered >> s & 1 for s in range(state.players)])


def choose_border(state: Vinci, empire: int, die: Chance) -> int:
    """Where the next token of an empire goes: the weakest border province, ties as in VI-13.8."""
    seat = empire % DECLINING
    held = state.held[empire]
    waiting = newcomers(state, seat)
    kept = things_in(held)
    border = [p for p in kept if NEIGHBOURS[p] & ~held or (waiting and ENTRIES >> p & 1)] or kept
    militia = POWERS[state.tiles[empire]][MILITIA] if empire < DECLINING else 0
    defences = [BASE_COST + GROUND[p] + state.tokens[p] + (state.forts >> p & 1) + militia for p in border]
    weakest = min(defences)
    tied = [p for p, defence in zip(border, defences, strict=True) if defence == weakest]
    if waiting and len(tied) > 1:
        tied = [p for p in tied if ENTRIES >> p & 1] or tied
    if len(tied) > 1:
        rivals = 0
        for s in range(state.players):
            if s != seat:
                rivals |= state.held[s]
        tied = [p for p in tied if NEIGHBOURS[p] & rivals] or tied
    if len(tied) > 1:
        values = VALUE[state.tiles[empire]]
        best = max([values[p] for p in tied])
        tied = [p for p in tied if values[p] == best]
    return roll(tied, die)


def choose_fort(state: Vinci, seat: int, die: Chance) -> int:
    """Forts for attack, next to the most profitable opposing empire (VI-13.8)."""
    sites = things_in(state.held[seat] & ~state.forts)
    if not state.frame(2) or not sites:
        return DONE.base
    near_sites = 0
    for p in sites:
        near_sites |= NEIGHBOURS[p]
    near_all = 0
    for p in things_in(state.held[seat]):
        near_all |= NEIGHBOURS[p]
    values = VALUE[state.tiles[seat]]
    rivals = [e for e in range(NEUTRAL + 1) if e not in (seat, DECLINING + seat) and state.held[e] & near_sites]
    if not rivals:
        return DONE.base
    worths = [sum([values[p] for p in things_in(state.held[e] & near_all)]) for e in rivals]
    prey = roll([e for e, total in zip(rivals, worths, strict=True) if total == max(worths)], die)
    sites = [p for p in sites if NEIGHBOURS[p] & state.held[prey]]
    totals = [sum([values[q] for q in things_in(NEIGHBOURS[p] & state.held[prey])]) for p in sites]
    return FORT[roll([p for p, total in zip(sites, totals, strict=True) if total == max(totals)], die)]
