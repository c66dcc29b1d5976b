"""The engine's contact and trade against the second reading of literal_trade.py, over lively games."""

from __future__ import annotations

import random

import pytest

from saecula.games.seven_ages import trade
from saecula.games.seven_ages.cards import VALUE
from saecula.games.seven_ages.contact import (
    conditional_contacts,
    free_contacts,
    in_conditional_contact,
    in_free_contact,
)
from saecula.games.seven_ages.moves import REQUEST, TRADE_WITH, TRADE_WITH_DECK
from saecula.games.seven_ages.phases import TRADE, TRADE_PARTNER, TRADE_STEPS
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.trade import trade_modifier
from tests.games.seven_ages import literal_trade as literal
from tests.games.seven_ages.lively import begin, choose
from tests.games.seven_ages.positions import random_position
from tests.rules import rule

COMPILED = not str(trade.__file__).endswith(".py")


def compare_contacts(state: SevenAges, bonus: int) -> None:
    for one in state.in_play():
        kinds = {other: literal.contact(state, one, other, bonus) for other in state.in_play() if other != one}
        assert free_contacts(state, one, bonus) == sum(1 << o for o, kind in kinds.items() if kind == literal.FREE)
        conditional = sum(1 << o for o, kind in kinds.items() if kind == literal.CONDITIONAL)
        assert conditional_contacts(state, one, bonus) == conditional
        for other, kind in kinds.items():
            assert in_free_contact(state, one, other, bonus) == (kind == literal.FREE)
            assert in_conditional_contact(state, one, other, bonus) == (kind == literal.CONDITIONAL)


@rule("SA-7.3")
@pytest.mark.parametrize("seed", range(40))
def test_contact_in_random_positions(seed: int) -> None:
    state = random_position(seed)
    first, second, third = state.in_play()
    if seed % 2:  # areas of the other empire's player are free to cross
        state.owner[third] = state.owner[[first, second][seed // 2 % 2]]
    compare_contacts(state, seed % 6 - 5)  # short ranges too: with a long one there is always a way round


@rule("SA-7.1", "SA-7.3", "SA-7.5")
@pytest.mark.parametrize(("seats", "seed"), [(3, 31), (5, 32), (7, 33)])
def test_partners_and_modifiers_over_lively_games(seats: int, seed: int) -> None:
    state, rng = begin(seats, seed), random.Random(seed)
    asked = 0
    for n in range(2500):
        if state.over:
            break
        if state.stack[state.top_frame] == TRADE_PARTNER:
            asked += compare_partners(state)
        if n % 250 == 0 and not state.sealing:
            compare_contacts(state, 0)
            for one in state.in_play():
                assert trade_modifier(state, one) == literal.modifier(state, one)
        seat = rng.choice(state.actors)
        state.play(seat, choose(state, seat, rng))
    assert asked >= 5


def compare_partners(state: SevenAges) -> int:
    """What is offered to whoever chooses a partner. 0 where passage was granted, so that there is no choice."""
    seat, below = state.actors[0], state.find(TRADE)
    if state.frame_at(below, trade.GRANTED) != NOBODY:
        return 0
    asked = state.frame_at(below, trade.ASKED)
    free, askable = literal.partners(state, state.frame(2), state.frame_at(below, trade.RANGE), asked)
    legal = state.legal(seat)
    assert {TRADE_WITH.arg(move) for move in legal if move in TRADE_WITH} == free
    may_ask = not state.frame(3)
    assert {REQUEST.arg(move) for move in legal if move in REQUEST} == (askable if may_ask else set())
    assert (TRADE_WITH_DECK[0] in legal) == (not free)
    return 1


@rule("SA-7.5", "SA-7.6", "SA-7.7")
@pytest.mark.skipif(COMPILED, reason="looks into a module of the engine")
@pytest.mark.parametrize(("seats", "seed", "errata"), [(3, 41, False), (4, 44, True)])
def test_results_over_lively_games(seats: int, seed: int, errata: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    engine, results = trade.decide, []

    def both(state: SevenAges) -> None:
        one, other = state.frame(trade.ACTIVE), state.frame(trade.PARTNER)
        levels = state.frame(trade.LEVEL_A), state.frame(trade.LEVEL_B)
        partner_did = bool(state.frame(trade.PARTNER_ACTED))
        by_event = bool(state.frame(trade.BOTH_ADVANCE))
        cards = [state.frame(at) for at in (trade.CARD_A, trade.CARD_B)]
        worth = [0 if card == NOBODY else VALUE[card] for card in cards]
        ours = worth[0] + literal.modifier(state, one) + state.frame(trade.BONUS_A)
        theirs = worth[1]
        if other != NOBODY:
            theirs += literal.modifier(state, other) + state.frame(trade.BONUS_B)
        winner = NOBODY if ours == theirs else one if ours > theirs else other
        most = {}
        if winner != NOBODY:
            loser, did = (other, True) if winner == one else (one, partner_did)
            most[winner] = literal.steps(state, winner, loser, did, levels if winner == one else levels[::-1])
        elif ours == theirs and errata:
            if other == NOBODY or not partner_did:
                most[one] = 1
            elif levels[0] != levels[1]:
                most[one if levels[0] < levels[1] else other] = 1
        before = state.level.copy()
        engine(state)
        if by_event or state.over:
            return
        for empire in (one, other):
            if empire != NOBODY and state.card_of[empire] != NOBODY:
                left = state.frame(3) if state.frame(0) == TRADE_STEPS and state.frame(2) == empire else 0
                assert state.level[empire] - before[empire] + left == most.get(empire, 0)
        results.append(winner)

    monkeypatch.setattr(trade, "decide", both)
    state, rng = begin(seats, seed, errata_2004=errata), random.Random(seed)
    for _ in range(5000):
        if state.over:
            break
        seat = rng.choice(state.actors)
        state.play(seat, choose(state, seat, rng))
    assert len(results) > 15
    assert NOBODY in results, "ties and lost trades with the deck too"
