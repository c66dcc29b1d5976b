"""A game as the outside sees it."""

from __future__ import annotations

import pytest

from saecula import SaeculaError
from saecula.kernel.auto import ROUND, TURN, WITHDRAWN, AutoAnswer
from saecula.kernel.message import Message
from tests.toy import ToyGame, game
from tests.toy.cards import DONE, OFFER, ROB
from tests.toy.state import Toy


@pytest.mark.parametrize("seats", [0, 1, 5, -1])
def test_the_number_of_seats_is_checked(seats: int) -> None:
    with pytest.raises(SaeculaError, match="only with 2, 3, 4"):
        game.new(seats)


def test_options_are_checked() -> None:
    with pytest.raises(SaeculaError, match="no option 'hand'; there is: hand_size"):
        game.new(2, options={"hand": 3})
    with pytest.raises(SaeculaError, match="2 to 4"):
        game.new(2, options={"hand_size": 5})
    assert game.new(2, options={"hand_size": 4}).hands[0].bit_count() == 4


def test_a_new_game_is_its_seed() -> None:
    assert game.new(3, 255).pack() == game.new(3, "ff").pack() == game.new(3, "0FF").pack()
    assert game.new(3, 255).pack() != game.new(3, 256).pack()
    assert game.new(3).reveals == 1, "only the first question: what is dealt before it is no news"


def test_moves_are_described_with_what_they_are_aimed_at() -> None:
    state = game.new(3)
    assert game.describe(state, 0, OFFER[6]) == Message("toy-move-offer", {"number": 7})
    assert game.describe(state, 0, ROB[2]) == Message("toy-move-rob", {"seat": 2})
    assert game.describe(state, 0, DONE[0]) == Message("toy-move-done")


def test_a_prompt_names_the_rule() -> None:
    assert game.prompt(game.new(3), 1) == Message("toy-prompt-offer", {"seat": 1}, "TO-3.1")


def test_nothing_is_answered_for_a_whole_turn_unless_a_game_says_so() -> None:
    state = game.new(3)
    assert game.auto_kinds() == []
    assert [game.auto_answer(state, seat, "pass") for seat in range(3)] == [None, None, None]
    assert game.turn_number(state) == state.round == 1


def test_an_automatic_answer_holds_for_a_turn_a_round_or_until_it_is_withdrawn() -> None:
    class Timed(ToyGame):
        def turn_number(self, state: Toy) -> int:
            return 7

        def round_number(self, state: Toy) -> int:
            return 8

    state, timed = game.new(3), Timed()
    periods = [timed.auto_period(state, AutoAnswer("pass", until)) for until in (TURN, ROUND, WITHDRAWN)]
    assert periods == [7, 8, 0]
    with pytest.raises(ValueError, match="until turn or round or withdrawn, not until 'noon'"):
        AutoAnswer("pass", "noon")
