"""Positions as numbers: they say what the view says, nothing more and nothing less."""

from __future__ import annotations

import json
import random
from collections import Counter
from contextlib import suppress
from typing import Any

import pytest

import saecula
from saecula.kernel.game import Game
from saecula.kernel.layout import CHOICE, FLAG, Layout, numbers_in, put, write_flags
from saecula.kernel.state import State
from tests.harness import SUBJECTS, main_ways_of
from tests.toy import game as toy

# Fields that a change of one number makes impossible (a card in two places, a seat that is not there), or that are kept
# twice in the state: there the view can differ where the observation does not.
KEPT_TWICE = {
    "heroes_of_the_world": {"filled", "turn", "played", "hand", "display"},
    "history_of_the_world": {"held", "in_areas", "source", "reach", "sailing", "discards"},
    "seven_ages": {"first"},
    "through_the_ages": {"active", "first", "resigned", "hand", "construction"},
    "vinci": {"settings", "order", "held"},
}

GAMES = [name for name in SUBJECTS if name != "toy"]
GAME_OF: dict[str, str] = {}  # by the class of its state
STEPS = {"seven_ages": 150}  # moves of a game that are looked at, where that takes long
MANY = 300
LARGE = ("seven_ages", "through_the_ages")  # their views take long


def row(game: Game[Any], state: State, seat: int) -> list[int]:
    return game.observation(state, seat)


def within(layout: Layout, found: list[int]) -> list[str]:
    """The slots whose value is out of bounds."""
    bounds = [(field.low, field.high) for field in layout.fields for _ in range(field.size)]
    names = layout.names()
    return [f"{names[i]}={v}" for i, v in enumerate(found) if not bounds[i][0] <= v <= bounds[i][1]]


@pytest.mark.parametrize("name", GAMES)
def test_a_layout_names_every_slot_once(name: str) -> None:
    layout = saecula.game(name).layout()
    names = layout.names()
    assert len(names) == len(set(names)) == layout.size
    at = 0
    for field in layout.fields:
        assert field.start == at
        assert field.about
        assert (field.kind == CHOICE) == bool(field.values)
        assert field.kind != CHOICE or (field.low, field.high) == (0, len(field.values) - 1)
        assert field.kind != FLAG or (field.low, field.high) == (0, 1)
        at += field.size
    assert at == layout.size


@pytest.mark.parametrize("name", GAMES)
def test_observations_hold_what_the_view_holds(name: str) -> None:
    """Redrawing what a seat cannot know changes nothing; and where two views differ, so do the observations."""
    game = saecula.game(name)
    found: Counter[str] = Counter()
    ways = main_ways_of(name)
    for number, way in enumerate((ways[0], ways[-1])):
        state = way.new(number + 1)
        rng = random.Random(number)
        reader = 0
        before: tuple[str, list[int]] | None = None
        for step in range(STEPS.get(name, MANY)):
            if state.over:
                break
            if step % 10 == 0:  # the same reader for ten moves: views are compared with the one before
                reader, before = rng.randrange(state.seats), None
            seen = row(game, state, reader)
            assert within(game.layout(), seen) == []
            if step % 5 == 0:
                copy = state.determinize(reader, step)
                assert row(game, copy, reader) == seen, f"{way}, move {step}: it tells seat {reader} what is hidden"
                found["redrawn"] += 1
            if step % 10 < 4:
                view = json.dumps(game.view(state, reader), sort_keys=True)
                if before is not None and before[0] != view:
                    assert before[1] != seen, f"{way}, move {step}: something that seat {reader} sees is left out"
                    found["different"] += 1
                before = view, seen
            seat = state.actors[0]
            state.play(seat, rng.choice(state.legal(seat)))
    assert found["redrawn"] > 20
    assert found["different"] > 20


def parts_of(state: State) -> list[Any]:
    """The state, and the boards in it that have fields of their own."""
    return [state, *getattr(state, "civ", [])]


def changed(state: State, part: int, field: str, rng: random.Random) -> State | None:
    """A copy with one number of one field changed; None if it holds no number."""
    copy: State = saecula.game(GAME_OF[type(state).__name__]).unpack(state.pack())
    holder = parts_of(copy)[part]
    value = getattr(holder, field)
    if isinstance(value, list):
        if not value or not isinstance(value[0], int):
            return None
        at = rng.randrange(len(value))
        value[at] = value[at] + 1 if rng.random() < 0.5 else value[at] ^ 1 << rng.randrange(1, 7)
    else:
        setattr(holder, field, not value if isinstance(value, bool) else value + 1)
    return copy


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_the_view_shows_is_left_out(name: str) -> None:
    """Change one number of the state: wherever the view changes, so does the observation."""
    game = saecula.game(name)
    state = main_ways_of(name)[-1].new(2)
    GAME_OF[type(state).__name__] = name
    rng = random.Random(4)
    noticed = 0
    for step in range(121):
        if step == 120 or (step in (30, 75) and name not in LARGE):
            seat = rng.randrange(state.seats)
            view, seen = json.dumps(game.view(state, seat)), row(game, state, seat)
            for part, holder in enumerate(parts_of(state)):
                for field in [f for f in type(holder).FIELDS if f not in KEPT_TWICE[name]]:
                    other = changed(state, part, field, rng)
                    with suppress(Exception):  # no such position: nothing can be shown of it
                        if other is not None and json.dumps(game.view(other, seat)) != view:
                            if row(game, other, seat) == seen:
                                pytest.fail(f"{field} is in the view and not in the observation")
                            noticed += 1
        state.play(state.actors[0], rng.choice(state.legal(state.actors[0])))
    assert noticed > 10


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_can_be_observed(name: str) -> None:
    game = saecula.game(name)
    way = main_ways_of(name)[0]
    state = way.new(3)
    rng = random.Random(3)
    while not state.over:
        seat = state.actors[0]
        state.play(seat, rng.choice(state.legal(seat)))
    for seat in range(state.seats):
        read = game.layout().read(row(game, state, seat))
        assert read["over"] == 1
        assert read["phase"] == "none"
        assert read["seat"] == seat


def test_players_are_counted_from_the_one_who_looks() -> None:
    vinci = saecula.game("vinci")
    state = vinci.new(seats=4, seed=7)
    rng = random.Random(5)
    for _ in range(200):
        state.play(state.actors[0], rng.choice(state.legal(state.actors[0])))
    for seat in range(4):
        scores = vinci.layout().read(row(vinci, state, seat))["score"]
        assert scores["me"] == state.scores[seat]
        assert scores["next_1"] == state.scores[(seat + 1) % 4]


def test_a_game_without_an_observation_of_its_own_says_who_is_asked() -> None:
    state = toy.new(toy.seat_counts[0], 1)
    read = toy.layout().read(row(toy, state, 0))
    assert read["phase"] == type(state.top_phase()).__name__
    assert read["number_awaited"] == len(state.actors)


def test_a_field_is_found_by_its_name() -> None:
    layout = saecula.game("vinci").layout()
    assert layout.field("tokens").high == 1000
    with pytest.raises(saecula.SaeculaError, match="there is no field 'token'; there is: over"):
        layout.field("token")


def test_a_row_holds_any_16_bit_number() -> None:
    row = bytearray(2 * 6)
    for slot, value in enumerate([0, 255, 256, -1, -32768, 32767]):
        put(row, slot, value)
    assert numbers_in(row) == [0, 255, 256, -1, -32768, 32767]
    with pytest.raises(ValueError, match="slot 2: 32768 is no 16-bit number"):
        put(row, 2, 32768)
    write_flags(row := bytearray(2 * 70), 1, 1 << 68 | 1 << 31 | 1)
    assert [slot for slot, flag in enumerate(numbers_in(row)) if flag] == [1, 32, 69]


def test_a_layout_refuses_what_does_not_fit() -> None:
    layout = Layout(2)
    layout.number("points", 10, "points")
    with pytest.raises(ValueError, match="two fields 'points'"):
        layout.flag("points", "again")
    with pytest.raises(ValueError, match="16-bit"):
        layout.number("stars", 40_000, "too many")
