"""The search bot: same knowledge, seed and budget give the same move; plans are compared in pairs; it stops on time."""

from __future__ import annotations

from time import monotonic

import pytest

import saecula
from saecula import Budget, bots
from saecula.arena.playing import play_game
from saecula.bots.search import Plan, SearchBot
from saecula.kernel.bot import Chooser, Style
from saecula.kernel.state import State
from tests import harness  # makes the toys known
from tests.plots import game as plots
from tests.toy import game as toy

assert harness.SUBJECTS
VINCI = saecula.game("vinci")


def position(name: str, seats: int, moves: int, seed: int) -> State:
    """A position of a game that greedy bots have begun, in which somebody can choose."""
    game = saecula.game(name)
    record = saecula.Record(game, seats, seed)
    players = [bots.make("greedy", game, seat) for seat in range(seats)]
    while len(record.entries) < moves or len(record.now.legal(record.now.actors[0])) < 3:
        seat = record.now.actors[0]
        copy = record.now.determinize(seat, 1)
        record.play(seat, bots.ask(players[seat], copy, seat, Budget(nodes=1)))
    return record.state()


@pytest.mark.parametrize(
    ("name", "seats", "moves"),
    [
        ("vinci", 4, 40),
        ("heroes_of_the_world", 3, 30),
        ("history_of_the_world", 3, 30),
        ("through_the_ages", 3, 90),
        ("seven_ages", 3, 60),
    ],
)
def test_the_choice_depends_on_nothing_that_the_seat_does_not_know(name: str, seats: int, moves: int) -> None:
    """However the hidden cards and the dice are redrawn, the move and the plan behind it are the same."""
    state = position(name, seats, moves, 3)
    seat = state.actors[0]
    game = saecula.game(name)
    found = []
    for redraw in (1, 22, 333):
        bot = SearchBot(game, 5, turn_nodes=400)
        move = bot.choose(state.determinize(seat, redraw), seat, Budget())
        found.append([move, *bot.plan])
    assert found[0] == found[1] == found[2]


def test_the_same_seed_and_budget_give_the_same_game() -> None:
    def line() -> list[SearchBot]:
        return [SearchBot(VINCI, seat, turn_nodes=60) for seat in range(3)]

    games = [play_game(VINCI, line(), 5, {"victory_points": 30}).dumps() for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("seats", [2, 4])
def test_it_plays_games_with_sealed_answers_and_windows_to_the_end(seats: int) -> None:
    """It answers questions in other seats' turns as well."""
    for game in (toy, plots):
        line = [SearchBot(game, seat, turn_nodes=60) for seat in range(seats)]
        assert play_game(game, line, 2, {}).now.over


def test_it_stops_on_time() -> None:
    state = position("vinci", 4, 40, 3)
    seat = state.actors[0]
    bot = SearchBot(VINCI, 1, turn_nodes=10_000_000)
    begin = monotonic()
    assert bot.choose(state.determinize(seat, 1), seat, Budget(seconds=0.2)) in state.legal(seat)
    assert monotonic() - begin < 2.0


def test_it_keeps_to_its_budget_for_a_turn() -> None:
    state = position("vinci", 4, 40, 3)
    seat = state.actors[0]
    turn = VINCI.turn_number(state)
    while VINCI.turn_number(state) == turn:  # on to a turn that begins
        state.play(state.actors[0], state.legal(state.actors[0])[0])
    seat, turn = state.actors[0], VINCI.turn_number(state)
    bot = SearchBot(VINCI, 1, turn_nodes=2000)
    while VINCI.turn_number(state) == turn and state.is_actor(seat):
        state.play(seat, bot.choose(state.determinize(seat, 1), seat, Budget()))
    assert bot.simulations > 0
    assert bot.left > -2000, "a search ends with one simulation of each plan, no more"


def test_a_plan_replaces_the_first_one_if_it_is_better_and_for_a_cautious_bot_surely_better() -> None:
    bot, cautious = SearchBot(VINCI, 1), SearchBot(VINCI, 1, caution=0.5)
    first, better, noisy, young = (Plan([move], 0.0) for move in range(4))
    first.found = [1.0, 5.0, 2.0, 8.0, 4.0]
    better.found = [2.0, 6.5, 3.0, 9.0, 5.0]
    noisy.found = [12.0, -3.0, 13.0, -1.0, 5.0]
    young.found = [9.0, 9.0, 9.0]
    assert bot.gain(first, first) == 0.0
    assert cautious.gain(better, first) > 0.9, "the differences are alike, whatever the values are"
    assert cautious.gain(noisy, first) < 0.0 < bot.gain(noisy, first), "better by 1.2 on average, give or take 3.4"
    assert bot.gain(young, first) < -1e8, "too few simulations"


def test_it_beats_random_players_with_a_small_budget() -> None:
    """A sample of what docs/ladder.md claims; `make soak` measures the rest."""
    for number in range(3):
        line: list[str | Chooser] = [SearchBot(VINCI, number, turn_nodes=300), "random", "random"]
        record = play_game(VINCI, line, number, {"victory_points": 40}, shift=number)
        assert record.now.ranking[-number % 3] == 1


def test_simulations_of_plans_that_end_the_game_come_to_an_end() -> None:
    """They evaluate nothing on the way, and would otherwise use up no budget."""
    state = VINCI.new(2, 1, {"victory_points": 30})
    players = [bots.make("greedy", VINCI, seat) for seat in range(2)]
    before = state.clone()
    while not state.over:
        before = state.clone()
        seat = state.actors[0]
        state.play(seat, bots.ask(players[seat], state.clone(), seat, Budget()))
    seat = before.actors[0]
    bot = SearchBot(VINCI, 1, turn_nodes=500)
    bot.nodes = 500
    bot.deadline = monotonic() + 5.0
    last = before.legal(seat)
    plans = [Plan([last[0]], 1.0), Plan([last[0]], 0.0)]
    assert bot.try_out(before, seat, plans) is plans[0]
    assert bot.nodes <= 0


def test_moves_that_uncover_something_are_judged_by_several_redraws() -> None:
    """Through the Ages: to prepare an event turns the next one up; what that is, nobody can know."""
    game = saecula.game("through_the_ages")
    state = position("through_the_ages", 3, 120, 3)
    while not any(game.moves.name(move).startswith("prepare") for move in state.legal(state.actors[0])):
        seat = state.actors[0]
        state.play(seat, state.legal(seat)[-1])
    seat = state.actors[0]
    style = Style(samples=3)
    root = state.determinize(seat, 1)
    assert SearchBot(game, 5, style=style).uncovers(root, seat, root.legal(seat))
    found = []
    for redraw in (1, 22, 333):
        bot = SearchBot(game, 5, turn_nodes=400, plans=1, style=style)
        move = bot.choose(state.determinize(seat, redraw), seat, Budget())
        found.append([move, *bot.plan])
    assert found[0] == found[1] == found[2]
