"""The training of the net of Through the Ages: its gradients, what positions should be worth, and its games."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.components import INDEX, WONDER0, WONDERS
from saecula.games.through_the_ages.inputs import COUNT, INPUTS, NEVER_BAD
from saecula.games.through_the_ages.judging import SCALE
from tests.games.through_the_ages.given import act, building, hand, table, tech, workers
from tools import learn_ages
from tools.learn_ages import (
    Adam,
    Player,
    Story,
    Ways,
    as_net,
    brings,
    fit,
    forward,
    gradients,
    new_weights,
    played,
    read,
    seen,
    to_scale,
    wanted,
    written,
)

PLAIN = Ways(width=1, noise=0.0, mistakes=0.0, science=0.0, government=0.0)


def some(number: int, seed: int = 1) -> tuple[learn_ages.Array, learn_ages.Array]:
    """Inputs and times by chance."""
    chance = np.random.default_rng(seed)
    x = chance.standard_normal((number, COUNT)) * (chance.random((number, COUNT)) < 0.1)
    return x.astype(np.float32), chance.random(number).astype(np.float32)


def weights_by_chance(seed: int) -> learn_ages.Weights:
    chance = np.random.default_rng(seed)
    return [part + 0.1 * chance.standard_normal(part.shape).astype(np.float32) for part in new_weights(seed)]


def test_bots_make_the_same_of_a_position_as_the_training() -> None:
    weights = weights_by_chance(2)
    net = as_net(weights)
    x, left = some(20)
    for row, time, value in zip(x.tolist(), left.tolist(), forward(weights, x, left).tolist(), strict=True):
        assert net.value(row, time) == pytest.approx(value, abs=1e-4)


def test_a_net_can_be_written_and_read(tmp_path: Path) -> None:
    weights = weights_by_chance(3)
    path = tmp_path / "net.json"
    path.write_text(written(weights, "by chance"), encoding="utf-8")
    for part, again in zip(weights, read(str(path)), strict=True):
        assert part.shape == again.shape
        assert np.allclose(part, again, rtol=1e-3)


def test_the_gradients_are_those_that_small_steps_show() -> None:
    weights = [part.astype(np.float64) for part in weights_by_chance(4)]
    x, left = (part.astype(np.float64) for part in some(12))
    target = forward(weights, x, left) + 0.5
    _, slopes = gradients(weights, x, left, target)
    chance = random.Random(1)
    for part, slope in zip(weights, slopes, strict=True):
        assert part.shape == slope.shape
        flat, steep = part.reshape(-1), slope.reshape(-1)
        order = sorted(range(len(flat)), key=lambda i: -abs(steep[i]))
        for at in [*order[:3], chance.randrange(len(flat))]:
            before = flat[at]
            flat[at] = before + 1e-5
            more, _ = gradients(weights, x, left, target)
            flat[at] = before - 1e-5
            less, _ = gradients(weights, x, left, target)
            flat[at] = before
            assert (more - less) / 2e-5 == pytest.approx(steep[at], abs=1e-4)


def test_a_net_learns_what_it_is_told() -> None:
    x, left = some(2000)
    told = x[:, 3] * left + np.maximum(0.0, x[:, 4] + x[:, 5])
    weights = new_weights(5)
    adam = Adam(weights)
    errors = [fit(weights, adam, x, left, told, 2e-3, n) for n in range(30)]
    assert errors[-1] < 0.2 * np.var(told)


def test_what_is_never_bad_stays_so() -> None:
    """Games say that one such input is bad, and that another one is good, the more so without a third."""
    x, left = some(2000)
    x = np.abs(x)
    bad, good = INPUTS.index("tech_alchemy"), INPUTS.index("in_play_pyramids")
    told = x[:, good] - x[:, bad] + np.maximum(0.0, x[:, good] - x[:, 3])
    weights = new_weights(8)
    adam = Adam(weights)
    for n in range(30):
        fit(weights, adam, x, left, told, 1e-2, n)
    assert (weights[0][:, NEVER_BAD] >= 0.0).all()
    assert not weights[1][:, NEVER_BAD].any()
    assert weights[0][:, good].sum() > 0.5
    assert weights[0][:, bad].sum() < 0.3


def test_favourite_cards_count_in_play_and_half_in_hand() -> None:
    state = table(3)
    act(state)
    game.fix_horizon(state)
    player = Player(as_net(new_weights(1)), PLAIN, random.Random(1))
    player.favour = [0.0] * (WONDER0 + WONDERS)
    player.favour[INDEX["alchemy"]] = 6.0
    player.favour[INDEX["pyramids"]] = 4.0
    assert player.favoured(state, 0, seen(state, 0)) == 0.0
    hand(state, "alchemy")
    building(state, "pyramids", 1)
    assert player.favoured(state, 0, seen(state, 0)) == pytest.approx(5.0)
    tech(state, "alchemy")
    assert player.favoured(state, 0, seen(state, 0)) == pytest.approx(8.0)  # nobody works there yet
    workers(state, alchemy=1)
    assert player.favoured(state, 0, seen(state, 0)) == pytest.approx(11.0)


def test_what_positions_should_be_worth() -> None:
    """Three turns, the net says 0.5 of everything, the second turn brings 0.1, and the game is won by 1."""
    weights = [np.zeros_like(part) for part in new_weights(1)]
    weights[-1][:] = 0.5
    rows = np.zeros((3, COUNT + 1), np.float32)
    story = Story([rows], [[0.0, 0.1, 0.0]], [1.0], [120], 18)
    x, targets = wanted(weights, story, 0.8)
    assert x.shape == (3, COUNT + 1)
    third = 1.0
    second = 0.1 + 0.2 * 0.5 + 0.8 * third
    first = 0.2 * 0.5 + 0.8 * second
    assert targets.tolist() == pytest.approx([first, second, third])


def test_values_are_brought_to_the_scale_of_the_results() -> None:
    weights = weights_by_chance(6)
    x, left = some(300)
    x[:, INPUTS.index("one")] = 1.0  # as in every position
    results = 0.3 * forward(weights, x, left) + 0.7 - 0.2 * left
    rows = np.append(x, left[:, None], 1)
    stories = [Story([rows[i : i + 1]], [[0.0]], [float(results[i])], [0], 1) for i in range(len(rows))]
    to_scale(weights, stories)
    assert np.allclose(forward(weights, x, left), results, atol=1e-3)


def test_what_a_turn_brings_beside_points() -> None:
    state = table(3)
    ways = PLAIN._replace(science=2.0, government=5.0)
    state.civ[0].science_rating = 3
    assert brings(state, 0, ways) == pytest.approx(6.0 / SCALE)
    state.civ[0].government = INDEX["monarchy"]
    assert brings(state, 0, ways) == pytest.approx(11.0 / SCALE)
    state.civ[0].science_rating = 12
    assert brings(state, 0, ways) == pytest.approx(19.0 / SCALE)
    state.age = 3
    assert brings(state, 0, ways) == 0.0


def test_a_plan_leads_to_what_the_net_likes() -> None:
    """This one likes workers on mines so much that nothing else counts."""
    weights = [np.zeros_like(part) for part in new_weights(1)]
    weights[0][0, INPUTS.index("worker_bronze")] = 100.0
    state = table(3)
    act(state)
    workers(state, bronze=2)
    state.civ[0].unused = 1
    state.civ[0].resources = 4
    state.civ[0].blue[INDEX["bronze"]] = 4
    state.civ[0].blue_bank -= 4
    plan = Player(as_net(weights), PLAIN, random.Random(1)).plan(state, 0)
    names = [game.moves.name(move) for move in plan]
    assert names.count("build bronze") == 2  # there are resources for two
    assert names[-1] == "done"


def test_a_game_is_the_same_for_the_same_seed_and_has_a_row_for_every_turn() -> None:
    task = (weights_by_chance(7), 11, PLAIN._replace(noise=0.5, mistakes=0.05))
    story = played(task)
    again = played(task)
    assert story.scores == again.scores
    assert all(np.array_equal(one, other) for one, other in zip(story.seen, again.seen, strict=True))
    for rows, brought in zip(story.seen, story.brought, strict=True):
        assert rows.shape == (len(brought), COUNT + 1)
        assert len(rows) >= story.rounds - 1
    assert sum(story.results) == pytest.approx(0.0)
