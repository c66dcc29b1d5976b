"""Bots: legal, deterministic for a seed, shown nothing but a determinized state, and stronger than chance."""

from __future__ import annotations

import pytest

import saecula
from saecula import bots
from saecula.arena.simulate import play_game, simulate
from saecula.bots.greedy import GreedyBot
from saecula.kernel.bot import Budget

GAME = saecula.game("vinci")


def test_the_bots_of_vinci_from_weak_to_strong() -> None:
    assert bots.names(GAME) == ["random", "virtual", "greedy"]


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(saecula.SaeculaError, match="did you mean 'greedy'"):
        bots.make("gredy", GAME, 1)
    with pytest.raises(saecula.SaeculaError, match="there is: random, virtual, greedy"):
        bots.make("alphazero", GAME, 1)


@pytest.mark.parametrize("name", ["random", "virtual", "greedy"])
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    games = [play_game(GAME, [name] * 3, 5, {"victory_points": 30}).dumps() for _ in range(2)]
    assert games[0] == games[1]
    other = play_game(GAME, [name] * 3, 6, {"victory_points": 30}).dumps()
    assert other != games[0]


@pytest.mark.parametrize("name", ["random", "virtual", "greedy"])
@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_a_bot_plays_any_number_of_seats_to_the_end(name: str, seats: int) -> None:
    record = play_game(GAME, [name] * seats, 3, {"victory_points": 60})
    assert record.now.over


def test_greedy_keeps_to_its_budget() -> None:
    state = GAME.new(4, 1)
    seat = state.actors[0]
    looked: list[int] = []

    class Counting(GreedyBot):
        def rank(self, state, seat, legal):  # type: ignore[no-untyped-def]
            looked.append(len(legal))
            return super().rank(state, seat, legal)

    Counting(GAME, 1).choose(state.determinize(seat, 1), seat, Budget(nodes=10))
    assert sum(looked) <= 10 + len(state.legal(seat))


def test_greedy_follows_its_plan_without_thinking_again() -> None:
    """The line found for a turn is played on as long as the game goes as foreseen."""
    record = saecula.Record(GAME, 3, 1)
    bot = GreedyBot(GAME, 1)
    planned = 0
    for i in range(60):
        seat = record.now.actors[0]
        had = list(bot.plan)
        move = bot.choose(record.now.determinize(seat, i), seat, Budget())
        planned += bool(had and had[0] == move)
        record.play(seat, move)
    assert planned > 20


def test_greedy_and_virtual_beat_random_players() -> None:
    """A sample of what `make soak` claims for a hundred games each."""
    for name, least in (("greedy", 18), ("virtual", 16)):
        result = simulate("vinci", 4, [name, "random", "random", "random"], 20, seed=1)
        assert result["bots"][0]["wins"] >= least, result
