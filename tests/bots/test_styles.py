"""How greedy looks ahead: dice that nobody knows yet do not lead it, and shortcuts lead to the same place."""

from __future__ import annotations

import saecula
from saecula import Budget, bots
from saecula.bots.greedy import GreedyBot
from saecula.games.vinci.evaluate import evaluate, quick_move
from saecula.games.vinci.state import PLACE
from saecula.kernel.bot import Style
from saecula.kernel.chance import seed_key

HISTORY = saecula.game("history_of_the_world")
VINCI = saecula.game("vinci")
ONE_MOVE = Style(expects=True, rolls=2, breadth=1, replans=True)


def test_attacks_are_chosen_without_knowing_their_dice() -> None:
    """The same position with other dice: plain greedy attacks where it is going to win, this one decides as before."""
    state = HISTORY.new(4, 2)
    players = [GreedyBot(HISTORY, seat, style=ONE_MOVE) for seat in range(4)]
    asked = led = 0
    while not state.over and asked < 60:
        seat = state.actors[0]
        legal = state.legal(seat)
        if any(HISTORY.outcomes(state, seat, move) for move in legal):
            asked += 1
            chosen: list[set[int]] = [set(), set()]
            for roll in range(4):
                copy = state.clone()
                copy.key = seed_key(roll)
                chosen[0].add(GreedyBot(HISTORY, 7, style=ONE_MOVE).choose(copy.clone(), seat, Budget()))
                chosen[1].add(GreedyBot(HISTORY, 7, style=Style(breadth=1)).choose(copy, seat, Budget()))
            assert len(chosen[0]) == 1
            led += len(chosen[1]) > 1
        state.play(seat, players[seat].choose(state.clone(), seat, Budget()))
    assert asked == 60
    assert led > 5


def test_the_last_weights_come_with_the_style_of_the_game_and_fixed_ones_without() -> None:
    newest, first = bots.make("greedy", HISTORY, 1), bots.make("greedy-1", HISTORY, 1)
    assert isinstance(newest, GreedyBot)
    assert isinstance(first, GreedyBot)
    assert newest.style.expects
    assert repr(first.style) == repr(Style())


def test_the_quick_place_for_a_token_is_as_good_as_the_best() -> None:
    state = VINCI.new(3, 4)
    players = [GreedyBot(VINCI, seat, style=Style(breadth=1)) for seat in range(3)]
    seen = 0
    while seen < 40:
        seat = state.actors[0]
        quick = quick_move(state, seat)
        if quick in PLACE and state.hand[seat] > 1:  # with the last token the turn is over, and other things count
            seen += 1
            values = {}
            for move in state.legal(seat):
                after = state.clone()
                after.play(seat, move)
                values[move] = evaluate(after, seat)
            assert values[quick] > max(values.values()) - 1e-9
        state.play(seat, players[seat].choose(state.clone(), seat, Budget()))
