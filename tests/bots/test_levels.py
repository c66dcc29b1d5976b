"""Weights, levels and reasons: what bots weigh, what a person can choose, and why a bot plays what it plays."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import saecula
from saecula import bots
from saecula.arena.playing import play_game
from saecula.bots.greedy import GreedyBot
from saecula.bots.reasons import reasons
from saecula.data import WeightSet, read_weight_file, read_weights
from saecula.games.through_the_ages.evaluate import describe
from saecula.text import has, say
from tests import harness  # makes the toy known
from tests.toy import game as toy

assert harness.SUBJECTS
WITH_FEATURES = ["vinci", "heroes_of_the_world", "history_of_the_world", "seven_ages", "through_the_ages"]


@pytest.mark.parametrize("name", WITH_FEATURES)
def test_the_evaluation_is_the_weighed_sum_of_the_features(name: str) -> None:
    game = saecula.game(name)
    sets = game.weight_sets()
    last = list(sets.values())[-1]
    pick = random.Random(7)
    state = game.new(3, 4)
    for _ in range(500):
        if state.over:
            break
        seat = state.actors[0]
        if pick.random() < 0.03:
            for s in range(state.seats):
                found = game.features(state, s)
                assert len(found) == len(game.feature_names())
                assert sum(w * f for w, f in zip(last, found, strict=True)) == pytest.approx(game.evaluate(state, s))
                assert game.weigh(state, s, last) == pytest.approx(game.evaluate(state, s))
        state.play(seat, pick.choice(state.legal(seat)))


@pytest.mark.parametrize("name", WITH_FEATURES)
def test_every_set_of_weights_says_how_it_was_made(name: str) -> None:
    import msgspec

    files = sorted(Path(saecula.game(name).folder, "weights").glob("*.yaml"))
    assert [path.stem for path in files][0] == "1"
    for path in files:
        assert len(msgspec.yaml.decode(path.read_bytes(), type=WeightSet).made) > 60


def test_a_wrong_file_of_weights_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "1.yaml"
    for text, complaint in (
        ("made: x\nweights: {luck: 1.0}\n", "no feature 'luck'; there is: score, due"),
        ("weights: {score: 1.0}\n", "missing required field `made`"),
        ("made: x\nweights: {score: much}\n", "Expected `float`"),
    ):
        path.write_text(text)
        with pytest.raises(saecula.SaeculaError, match=complaint):
            read_weight_file(str(path), ["score", "due"])
    with pytest.raises(saecula.SaeculaError, match="cannot be read"):
        read_weight_file(str(tmp_path / "2.yaml"), ["score"])


def test_the_last_set_of_weights_is_the_one_with_the_highest_number(tmp_path: Path) -> None:
    for number in (1, 2, 10):
        (tmp_path / f"{number}.yaml").write_text(f"made: x\nweights: {{score: {number}}}\n")
    assert list(read_weights(str(tmp_path), ["score"]).values()) == [[1.0], [2.0], [10.0]]


def test_production_to_come_counts_before_the_end_of_a_turn() -> None:
    """Through the Ages: what is due is what `done` brings, so `done` does not look better than anything else."""
    game = saecula.game("through_the_ages")
    names = game.feature_names()
    done = game.moves.parse("done")
    state = game.new(3, 2)
    players = [bots.make("greedy", game, seat) for seat in range(3)]
    turns = 0
    while state.round < 5:
        seat = state.actors[0]
        move = bots.ask(players[seat], state.determinize(seat, 1), seat, saecula.Budget(nodes=1))
        if move == done and game.prompt(state, seat).key == "through_the_ages-prompt-actions":
            before = dict(zip(names, describe(state, seat, 6.0), strict=True))
            state.play(seat, move)
            after = dict(zip(names, describe(state, seat, 6.0), strict=True))
            for what in ("culture", "science", "food", "resources"):
                assert before[what] + before[f"due_{what}"] == pytest.approx(after[what]), (what, turns)
                assert after[f"due_{what}"] == 0
            turns += 1
        else:
            state.play(seat, move)
    assert turns >= 9


# ------------------------------------------------------------------------------------------------------------ levels


def test_the_levels_are_offered_from_weak_to_strong() -> None:
    assert bots.offered(saecula.game("vinci")) == ["random", "virtual", "easy", "normal", "hard", "expert"]
    for name in saecula.games():
        assert [level.name for level in saecula.game(name).levels()] == ["easy", "normal", "hard", "expert"]


def test_every_level_plays() -> None:
    for level in toy.levels():
        assert play_game(toy, [level.name, "random"], 1, {}).now.over


def test_a_bot_of_a_set_of_weights_keeps_to_it() -> None:
    game = saecula.game("through_the_ages")
    bot = bots.make("greedy-1", game, 1)
    assert isinstance(bot, GreedyBot)
    assert bot.weights == game.weight_sets()["1"]
    with pytest.raises(saecula.SaeculaError, match="no bot 'greedy-99'"):
        bots.make("greedy-99", game, 1)


def test_mistakes_are_decisions_left_to_chance() -> None:
    game = saecula.game("vinci")
    state = game.new(4, 1)
    seat = state.actors[0]
    moves = {GreedyBot(game, i, mistakes=100).choose(state.clone(), seat, saecula.Budget()) for i in range(30)}
    assert moves == set(state.legal(seat))


# ----------------------------------------------------------------------------------------------------------- reasons


def test_reasons_name_what_makes_the_difference() -> None:
    """Vinci: to put an empire into decline in the first turn is worse than to expand, and the reasons say why."""
    game = saecula.game("vinci")
    state = game.new(3, 1)
    decline = game.moves.parse("decline")
    while decline not in state.legal(state.actors[0]):
        seat = state.actors[0]
        state.play(seat, state.legal(seat)[0])
    seat = state.actors[0]
    worse = reasons(game, state, seat, decline)
    assert worse.instead in state.legal(seat)
    assert worse.instead != decline
    assert worse.total < 0
    assert sum(points for _, points in worse.terms) == pytest.approx(worse.total, abs=0.3)
    for lang in ("en", "it"):
        lines = [say(line, lang) for line in worse.lines(game)]
        assert any(line.startswith("−") for line in lines), lines
        assert all("feature" not in line for line in lines)


def test_every_feature_has_words() -> None:
    for name in WITH_FEATURES:
        for feature in saecula.game(name).feature_names():
            assert has(f"{name}-feature-{feature}", "it")
