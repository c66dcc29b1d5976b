"""What a game says about itself, and a recorded game told turn by turn."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

import saecula
from saecula.kernel.game import Game
from saecula.kernel.message import Event
from saecula.kernel.progress import PALETTE, gain_in
from saecula.kernel.record import Record
from saecula.kernel.story import by_source, turns

GAMES = [name for name in saecula.games() if name != "toy"]


def played(name: str, seats: int, seed: int, moves: int = 10_000) -> Record:
    record = Record(saecula.game(name), seats, seed)
    rng = random.Random(seed)
    while not record.now.over and len(record.entries) < moves:
        seat = rng.choice(record.now.actors)
        record.play(seat, rng.choice(record.now.legal(seat)))
        if rng.random() < 0.1 and record.can_undo(seat):
            record.undo(seat)
    return record


@pytest.mark.parametrize("name", ["vinci", "heroes_of_the_world"])
def test_what_was_taken_back_is_not_in_the_story(name: str) -> None:
    record = played(name, 3, 5)
    assert any(entry.undone for entry in record.entries)
    told = turns(record)
    assert told[-1].scores == record.now.scores
    totals = by_source(record, told)
    assert [start + sum(points) for start, points in zip(told[0].scores, totals, strict=True)] == record.now.scores
    assert {turn.seat for turn in told[1:]} == {0, 1, 2}
    firsts = [turn.first for turn in told[1:]]
    assert all(before.last < after for before, after in zip(told[1:], firsts[1:], strict=False))


def test_a_turn_is_one_element() -> None:
    record = played("vinci", 3, 2, moves=60)
    told = turns(record)
    order = [turn.seat for turn in told[1:]]
    assert all(one != other for one, other in pairwise(order)), "the turn passes on"


@pytest.mark.parametrize("name", ["vinci", "heroes_of_the_world"])
def test_in_a_round_every_seat_has_its_turn_once(name: str) -> None:
    told = turns(played(name, 3, 4, moves=200))
    rounds = [[turn.seat for turn in told if turn.round == number] for number in range(1, told[-1].round)]
    assert len(rounds) > 3
    assert all(sorted(seats) == [0, 1, 2] for seats in rounds)
    assert told[0].round == 0
    assert all(turn.where for turn in told[1:]), "the game said where it stood"


@pytest.mark.parametrize("name", GAMES)
def test_players_have_different_colours_of_the_palette(name: str) -> None:
    game = saecula.game(name)
    for seats in game.seat_counts:
        colours = game.colours(seats)
        mains = [own[0] for own in colours]
        assert len(set(mains)) == len(mains) >= seats
        assert {colour for own in colours for colour in own} <= set(PALETTE)


def test_in_7_ages_a_player_has_the_colour_of_the_chosen_pair() -> None:
    game = saecula.game("seven_ages")
    record = Record(game, 7, 3)
    rng = random.Random(1)
    while not record.now.over and any("pair" not in player for player in game.view(record.now, None)["players"]):
        seat = record.now.actors[0]
        record.play(seat, rng.choice(record.now.legal(seat)))
        colours = [own[0] for own in game.colours_in(record.now)]
        assert len(set(colours)) == 7
        for player, colour in zip(game.view(record.now, None)["players"], colours, strict=True):
            assert player.get("pair", colour) == colour
    assert colours != [own[0] for own in game.colours(7)], "they have chosen otherwise than by seat"


@pytest.mark.parametrize("name", GAMES)
def test_the_last_round_is_announced_before_the_end(name: str) -> None:
    record = played(name, saecula.game(name).seat_counts[-1], 1)
    assert record.now.over
    assert record.game.progress(record.now).last
    assert not record.game.progress(record.state(0)).last
    assert record.game.progress(record.state(0)).where
    assert record.game.progress(record.state(0)).left
    assert record.game.progress(record.state(0)).ends is not None, "what ends the game is said from the beginning"


def test_a_game_that_says_nothing_has_defaults() -> None:
    class Silent(Game):  # type: ignore[type-arg]
        pass

    game = Silent()
    state = saecula.game("vinci").new(3, 1)
    assert game.colours(2) == [["red"], ["blue"]]
    assert game.progress(state).to_json() == {"where": [], "left": [], "ends": None, "last": False}
    assert game.sources() == []
    assert game.gains(Event("x")) == []
    assert not game.ends_turn(state, 0, 0)
    assert game.warn(state, 0, 0) is None


def test_a_gain_names_player_source_and_points() -> None:
    gain = gain_in(Event("x", {"seat": 2, "price": 4}), "price", "price", -1)
    assert (gain.player, gain.source, gain.points) == (2, "price", -4)
