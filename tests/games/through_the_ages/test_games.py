"""Random games of every version, number of players and variant, with all invariants after every move."""

from __future__ import annotations

import json
import random

import pytest

import saecula
from saecula import IllegalMove, text
from saecula.games.through_the_ages import BONUS_VARIANTS, SWITCHES, game
from saecula.games.through_the_ages.state import Ages
from saecula.games.through_the_ages.turn import may_resign
from saecula.games.through_the_ages.verbs import DESTROY
from saecula.kernel.message import Event
from saecula.kernel.options import Value

VERSIONS: list[dict[str, Value]] = [{"version": v} for v in ("simple", "advanced", "full")]
VARIANTS: list[dict[str, Value]] = [
    {"easier_growth": True},
    {"one_attacker_per_turn": True},
    {"peaceful": True},
    {"draw_as_military_action": True},
    {"mine_production_reduction": True},
    {"bonus_cards": "face_up_5"},
    {"bonus_cards": "age_by_age"},
    {"bonus_cards": "personal"},
    {"bonus_cards": "public_choice", "bonus_fewer": True},
    {"version": "advanced", "easier_growth": True, "one_attacker_per_turn": True, "draw_as_military_action": True},
]
LONGEST = 6000


def choose(state: Ages, seat: int, chance: random.Random, builder: bool) -> int:
    """A random move; a builder does not tear down what stands, so that games grow."""
    moves = state.legal(seat)
    if builder:
        kept = [move for move in moves if move not in DESTROY]
        acting = [move for move in kept if game.moves.name(move) != "done"]
        if acting and chance.random() < 0.8:
            return chance.choice(acting)
        return chance.choice(kept)
    return chance.choice(moves)


@pytest.mark.parametrize("builder", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", VERSIONS + VARIANTS, ids=str)
def test_random_games_end_and_nothing_is_lost(options: dict[str, Value], seats: int, builder: bool) -> None:
    chance = random.Random(seats)
    state = game.new(seats, 7 * seats, options)
    state.check()
    played = 0
    while not state.over:
        seat = chance.choice(state.actors)
        state.play(seat, choose(state, seat, chance, builder))
        state.check()
        played += 1
        assert played < LONGEST
    assert sorted(state.ranking)[0] == 1


@pytest.mark.parametrize("seed", range(8))
def test_variants_go_together(seed: int) -> None:
    chance = random.Random(seed)
    options: dict[str, Value] = {name: chance.random() < 0.6 for name, _, _ in SWITCHES}
    options["version"] = "advanced" if seed % 4 == 3 else "full"
    if options["version"] == "full":
        options["bonus_cards"] = chance.choice(list(BONUS_VARIANTS))
        options["bonus_fewer"] = options["bonus_cards"] != "none" and chance.random() < 0.5
    state = game.new(2 + seed % 3, seed, options)
    while not state.over:
        seat = chance.choice(state.actors)
        state.play(seat, choose(state, seat, chance, True))
        if chance.random() < 0.1:
            state.check()
    state.check()


@pytest.mark.parametrize("seed", range(6))
def test_games_go_on_when_somebody_leaves(seed: int) -> None:
    chance = random.Random(seed)
    options = [{"version": "simple"}, {"version": "advanced"}, {}, {"one_attacker_per_turn": True}][seed % 4]
    state = game.new(4, seed, options)  # type: ignore[arg-type]
    left = 0
    while not state.over:
        seat = chance.choice(state.actors)
        if chance.random() < 0.01 and may_resign(state, seat):
            state.resign(seat)
            left += 1
        else:
            state.play(seat, choose(state, seat, chance, True))
        state.check()
        if chance.random() < 0.05:
            for s in range(4):
                assert game.view(state.determinize(s, 1), s) == game.view(state, s)
    assert len([s for s in range(4) if not state.playing(s)]) == left


@pytest.mark.parametrize("options", VERSIONS, ids=str)
def test_refusals_have_reasons_and_change_nothing(options: dict[str, Value]) -> None:
    chance = random.Random(3)
    state = game.new(3, 5, options)
    while not state.over:
        seat = chance.choice(state.actors)
        if chance.random() < 0.03:
            before = state.pack()
            allowed = state.legal(seat)
            for move in chance.sample(range(game.moves.size), 150):
                reason = game.why_not(state, seat, move)
                assert (reason is None) == (move in allowed)
                if reason is not None:
                    assert reason.rule.startswith("TA-")
                    with pytest.raises(IllegalMove):
                        state.play(seat, move)
            assert state.pack() == before
        state.play(seat, choose(state, seat, chance, True))


def test_every_legal_move_applies_and_copies_are_deep() -> None:
    chance = random.Random(5)
    state = game.new(3, 9, {})
    while not state.over:
        seat = chance.choice(state.actors)
        if chance.random() < 0.1:
            before = state.pack()
            for move in state.legal(seat):
                copy = state.clone()
                copy.play(seat, move)
                copy.check()
            assert state.pack() == before
            assert game.unpack(before).pack() == before
        state.play(seat, choose(state, seat, chance, True))


def test_a_record_replays() -> None:
    chance = random.Random(8)
    record = saecula.Record(game, seats=3, seed=8, options={})
    state = record.state()
    for _ in range(120):
        seat = chance.choice(state.actors)
        record.play(seat, chance.choice(state.legal(seat)))
        state = record.state()
    assert saecula.Record.loads(record.dumps()).state().pack() == state.pack()


@pytest.mark.parametrize("lang", ["en", "it"])
def test_everything_is_said_in_words(lang: str) -> None:
    chance = random.Random(6)
    for seed, options in enumerate(VERSIONS + VARIANTS[:3]):
        state = game.new(2 + seed % 3, seed, options)
        while not state.over:
            seat = chance.choice(state.actors)
            log: list[Event] = []
            if chance.random() < 0.05:
                for move in state.legal(seat) + chance.sample(range(game.moves.size), 20):
                    lines = [game.describe(state, seat, move), *game.explain(state, seat, move)]
                    reason = game.why_not(state, seat, move)
                    lines += [reason] if reason is not None else []
                    for line in [*lines, game.prompt(state, seat)]:
                        said = text.say(line, lang, ["Ann", "Bob", "Cyd", "Dan"])
                        assert "through_the_ages" not in said
            state.play(seat, choose(state, seat, chance, True), log)
            for event in log:
                assert "through_the_ages" not in text.say(event, lang, ["Ann", "Bob", "Cyd", "Dan"])


ONLY_ITALIAN = {"initial"}  # ed before e-


def test_both_languages_have_the_same_words() -> None:
    english, italian = text.Words("through_the_ages", "en"), text.Words("through_the_ages", "it")
    assert set(english._source) == set(italian._source)
    assert set(english.names) == set(italian.names)
    for key in english._source:
        assert english.variables(key) - ONLY_ITALIAN == italian.variables(key) - ONLY_ITALIAN


def test_options_have_names_and_explanations() -> None:
    for option in game.options:
        for key in (option.name, f"{option.name}-help", *[f"{option.name}-{choice}" for choice in option.choices]):
            assert text.has(f"through_the_ages-option-{key}", "en")
            assert text.has(f"through_the_ages-option-{key}", "it")


def test_a_view_is_small_and_plain() -> None:
    chance = random.Random(2)
    state = game.new(4, 2, {})
    for _ in range(300):
        seat = chance.choice(state.actors)
        state.play(seat, choose(state, seat, chance, True))
    for who in (0, 1, 2, 3, None):
        assert len(json.dumps(game.view(state, who))) < 16000


def test_the_rules_are_complete_in_both_languages() -> None:
    english = [rule for rule, _ in text.rules_of(game, "en")]
    assert len(english) == 201
    assert english == [rule for rule, _ in text.rules_of(game, "it")]


def test_the_move_space_stays_small() -> None:
    assert game.moves.size < 4096
