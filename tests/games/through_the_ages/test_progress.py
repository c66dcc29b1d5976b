"""What the game says about itself: the end of a turn, warnings, sources of culture points, automatic answers."""

from __future__ import annotations

import random

import pytest

from saecula import text
from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.civilization import SOURCES
from saecula.games.through_the_ages.progress import POINT_SOURCES
from saecula.games.through_the_ages.state import Ages
from saecula.kernel.message import Message
from saecula.kernel.record import Record
from saecula.kernel.story import by_source, turns
from tests.games.through_the_ages.given import (
    act,
    arms,
    bank,
    blues,
    offered,
    play,
    politic,
    put_value,
    reveal,
    row,
    table,
    unused,
    workers,
)
from tests.rules import rule


def move(name: str) -> int:
    return game.moves.parse(name)


def warning(name: str = "done") -> str:
    return f"through_the_ages-warn-{name}"


@rule("TA-3.2")
def test_done_ends_a_turn_in_the_action_phase_only() -> None:
    state = table(3)
    row(state, "iron")
    assert game.ends_turn(state, 0, move("done"))
    assert not game.ends_turn(state, 0, move("take 1"))
    assert not game.ends_turn(state, 1, move("done"))
    politic(state)
    assert not game.ends_turn(state, 0, move("done"))


@rule("TA-8.5", "TA-8.3", "TA-3.4")
def test_warnings_at_the_end_of_a_turn() -> None:
    state = table(2)
    row(state, "iron")
    blues(state, 16)
    warned = game.warn(state, 0, move("done"))
    assert warned is not None
    assert (warned.key, warned.args) == (warning("actions"), {"actions": state.civ[0].civil_left()})
    row(state)
    state.civ[0].civil_spent = state.civ[0].civil_actions
    act(state)
    assert game.warn(state, 0, move("done")) is None
    put_value(state, "culture", 20)
    workers(state, agriculture=0)
    bank(state, 13)
    unused(state, 6)
    warned = game.warn(state, 0, move("done"))
    assert warned is not None
    assert warned.key == warning("famine")
    assert warned.args["points"] == 4
    unused(state, 0)
    warned = game.warn(state, 0, move("done"))
    assert warned is not None
    assert warned.key == warning("uprising")


@pytest.mark.parametrize(("seats", "version"), [(2, "simple"), (3, "advanced"), (4, "full")])
def test_every_culture_point_has_a_source(seats: int, version: str) -> None:
    record = Record(game, seats, 8, {"version": version})
    chance = random.Random(8)
    while not record.now.over:
        if len(record.entries) == 150 and seats == 4:
            record.resign(3)
        seat = record.now.actors[0]
        record.play(seat, chance.choice(record.now.legal(seat)))
    state = record.now
    assert isinstance(state, Ages)
    told = turns(record)
    for seat, points in enumerate(by_source(record, told)):
        assert sum(points) == state.scores[seat]
        civ = state.civ[seat]
        assert bool(points[-1]) == bool(civ.gone and any(points[:-1]))
        if not civ.gone:
            assert points[:-1] == civ.culture_from


def test_sources_have_words() -> None:
    assert game.sources() == POINT_SOURCES == [*SOURCES, "resigned"]
    for lang in ("en", "it"):
        for source in game.sources():
            assert text.has(f"through_the_ages-source-{source}", lang)
        for kind in game.auto_kinds():
            assert text.say(Message(f"through_the_ages-auto-{kind.name}"), lang)
            assert text.say(Message(f"through_the_ages-auto-{kind.name}-on"), lang)


@rule("TA-10.11")
def test_auctions_of_others_can_be_left_to_the_table() -> None:
    state = table(3)
    reveal(state, "fertile_territory_i")
    assert game.auto_answer(state, 0, "no_bids") is None  # in one's own turn one decides
    play(state, "bid 1")
    assert state.actors == (1,)
    assert game.auto_answer(state, 1, "no_bids") == move("done")
    assert game.auto_answer(state, 1, "no_pacts") is None
    assert game.auto_answer(state, 2, "no_bids") is None
    period = game.auto_period(state, game.auto_kinds()[0])
    state.round += 1
    assert game.auto_period(state, game.auto_kinds()[0]) != period


@rule("TA-10.30")
def test_pacts_can_be_refused_by_the_table() -> None:
    state = table(3)
    politic(state)
    arms(state, "trade_routes_agreement")
    play(state, "offer trade_routes_agreement", "aim 1", "side a")
    assert offered(state) == ["accept", "refuse"]
    assert game.auto_answer(state, 1, "no_pacts") == move("refuse")
    assert game.auto_answer(state, 1, "no_bids") is None
