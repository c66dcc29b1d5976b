"""The inner loop: the same games as the plain one, move by move; a redraw lasts until something is revealed."""

from __future__ import annotations

from typing import Any

import pytest

import saecula
from saecula import bots
from saecula.arena.playing import bot_seed, play_game, redraw_key
from saecula.bots.loop import Loop, Redraws
from saecula.bots.random import QuickChance
from saecula.kernel.bot import Budget
from saecula.kernel.options import Value

OPTIONS: dict[str, dict[str, Value]] = {"vinci": {"victory_points": 30}, "seven_ages": {"turn_limit": 3}}


def moves_of(name: str, line: list[str], seed: int, nodes: int) -> list[int]:
    game = saecula.game(name)
    players = [bots.make(bot, game, bot_seed(seed, seat)) for seat, bot in enumerate(line)]
    state = game.new(len(line), seed, OPTIONS.get(name))
    loop = Loop(game, state, players, redraw_key(seed), Budget(nodes))
    loop.run()
    assert state.over
    return loop.moves


@pytest.mark.parametrize("name", [name for name in saecula.games() if name != "toy"])
def test_the_loop_plays_the_same_games_as_plain_python(name: str) -> None:
    """Random bots, for which the loop makes no copies; and greedy ones where that takes no minute."""
    lines = [["random"] * 3]
    if name in ("vinci", "heroes_of_the_world"):
        lines.append(["random", "greedy", "easy"])
    for line in lines:
        record = play_game(saecula.game(name), line, 5, OPTIONS.get(name, {}), budget=Budget(40))
        assert moves_of(name, line, 5, 40) == [x for entry in record.entries for x in (entry.seat, entry.number)]


def test_a_redraw_stays_the_same_until_something_is_revealed() -> None:
    """So that the position after a move is the one that a bot foresaw."""
    game = saecula.game("heroes_of_the_world")
    state: Any = game.new(3, 1)
    redraws = Redraws(game, 3, redraw_key(1))
    pick = QuickChance(1)
    kept = changed = 0
    while not state.over:
        seat = state.first_actor()
        shown = redraws.shown(state, seat)
        assert game.view(shown, seat) == game.view(state, seat)
        legal = state.legal(seat)
        move = legal[pick.below(len(legal))]
        moment = (game.turn_number(state), game.turn_of(state), state.reveals)
        seed = redraws.seeds[seat]
        shown.play(seat, move)
        state.play(seat, move)
        if state.over or state.first_actor() != seat:
            continue
        after = redraws.shown(state, seat)
        if moment == (game.turn_number(state), game.turn_of(state), state.reveals):
            assert after == shown
            kept += 1
        else:
            changed += redraws.seeds[seat] != seed
    assert kept > 50
    assert changed > 5


def test_redraws_do_not_follow_the_dice_of_the_game() -> None:
    game = saecula.game("vinci")
    state = game.new(3, 7)
    assert redraw_key(7) != state.key
    assert Redraws(game, 3, redraw_key(7)).shown(state, 0).key != state.key


def test_the_first_actor_is_the_first_of_the_actors() -> None:
    from tests.plots import game as plots  # a game with questions to several seats at once

    state: Any = plots.new(4, 1)
    pick = QuickChance(2)
    several = 0
    while not state.over:
        assert state.first_actor() == state.actors[0]
        several += len(state.actors) > 1
        seat = state.actors[pick.below(len(state.actors))]
        legal = state.legal(seat)
        state.play(seat, legal[pick.below(len(legal))])
    assert state.first_actor() == -1
    assert several


def test_the_quick_generator_is_uniform_and_the_same_everywhere() -> None:
    assert [QuickChance(1).below(1000) for _ in range(2)] == [QuickChance(1).below(1000)] * 2
    pick = QuickChance(5)
    counts = [0] * 7
    for _ in range(14_000):
        counts[pick.below(7)] += 1
    assert sum((count - 2000) ** 2 / 2000 for count in counts) < 22.5  # chi-square, 6 degrees of freedom, 0.1 %
    pick = QuickChance(6)
    pairs = [0] * 36
    last = pick.below(6)
    for _ in range(36_000):
        new = pick.below(6)
        pairs[6 * last + new] += 1
        last = new
    assert sum((count - 1000) ** 2 / 1000 for count in pairs) < 66.6  # 35 degrees of freedom, 0.1 %
    assert pick.below(1) == 0
