"""HO-13 and HO-14: the end of the ancient era, the passage to the modern one, and the end of the game."""

from __future__ import annotations

from saecula.games.heroes_of_the_world.components import (
    ANCIENT,
    BAGS,
    BEIGE,
    CARDS,
    EMPTY,
    LADDERS_TO_END,
    MODERN,
    VALUE,
    WIDTH,
)
from saecula.games.heroes_of_the_world.setting_out import begin_placing, deal
from saecula.games.heroes_of_the_world.state import AWAY, FINISH_TURN, NO_HERO, ON_OFFER, Heroes
from saecula.games.heroes_of_the_world.wonders import FOR_TWO, WONDER_ERA, WONDERS
from saecula.kernel.dealing import things_in


def era_is_over(state: Heroes) -> bool:
    """Whether enough ladders are complete: 4 of 5, then 8 of 9 (HO-13.1, HO-14.1)."""
    return state.complete.bit_count() >= LADDERS_TO_END[state.era]


def after_scoring(state: Heroes) -> None:
    """The last ladder of an era ends it at once (HO-13.2, HO-14.1), or with the turn (HO-13.11)."""
    if not era_is_over(state):
        return
    if state.era == ANCIENT and state.settings[FINISH_TURN]:
        state.out += len(state.tokens)  # the tokens not yet placed leave the game
        state.tokens = []
    else:
        end_era(state)


def end_era(state: Heroes) -> None:
    """Pass to the modern era, or end the game. Nothing incomplete is scored (HO-13.3)."""
    if state.era == ANCIENT:
        begin_modern_era(state)
    else:
        finish(state)


def best_token(tokens: list[int]) -> int:
    """The token that stays: the one of highest value, the first placed among equals (HO-13.4)."""
    best = tokens[0]
    for kind in tokens:
        if VALUE[kind] > VALUE[best]:
            best = kind
    return best


def begin_modern_era(state: Heroes) -> None:
    """HO-13.4 to HO-13.10, in this order."""
    active = state.turn
    for t in things_in(BEIGE):
        there = state.tokens_on(t)
        if there:
            state.out += len(there) - 1
            for i in range(WIDTH):
                state.ladder[t * WIDTH + i] = EMPTY
            state.ladder[t * WIDTH] = best_token(there)
            state.filled[t] = 1
    state.out += len(state.bag) + len(state.tokens)
    state.tokens = []
    state.bag = BAGS[MODERN].copy()
    state.era = MODERN
    state.complete = 0  # HO-13.13
    state.placed = 0
    for w in range(WONDERS):
        if WONDER_ERA[w] == MODERN:
            state.owner[w] = ON_OFFER if FOR_TWO[w] or state.seats > 2 else AWAY  # HO-15.3
        elif state.owner[w] == ON_OFFER:
            state.owner[w] = AWAY
        elif state.owner[w] != AWAY:
            state.ready[state.owner[w]] |= 1 << w  # HO-11.2
    state.hand = [0] * state.seats
    state.shown = 0
    state.display = 0
    state.hero = NO_HERO
    state.deck = list(range(CARDS[MODERN]))
    state.reveals += 1
    state.tell("heroes_of_the_world-modern", {"seat": active}, "HO-13.1")
    deal(state)
    begin_placing(state, active)


def finish(state: Heroes) -> None:
    """The most points win (HO-14.2); ties as in HO-14.3."""
    state.over = True
    state.clear_stack()
    if state.log is not None:
        ranking = state.ranking
        winners: list[object] = [s for s in range(state.seats) if ranking[s] == 1]
        args: dict[str, object] = {"seats": winners, "points": max(state.score), "winners": len(winners)}
        state.tell("heroes_of_the_world-over", args, "HO-14.2")
