"""7 Ages at the terminal: a game typed by a script, and what is shown on the way."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

import pytest

import saecula
from saecula import bots
from saecula.kernel.record import Record
from saecula.terminal import files, play, replay
from saecula.terminal.board import board_of
from saecula.terminal.boards.seven_ages import SevenAgesBoard
from saecula.terminal.screen import Screen
from tests.games.seven_ages.given import empire, given
from tests.terminal.test_play import moves_listed

GAME = saecula.game("seven_ages")
BUILDING = ("found", "buy", "place", "turn_up", "lay", "city", "go")  # verbs that fill the map


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def played(seats: int = 3, moves: int = 500, seed: int = 4) -> Record:
    """A game of players who like to build, some moves in, with units of several empires on the map."""
    rng = random.Random(seed)
    record = Record(GAME, seats, seed, {})
    while not record.now.over and len(record.entries) < moves:
        seat = record.now.actors[0]
        legal = record.now.legal(seat)
        liked = [move for move in legal if GAME.moves.verb_of(move).name in BUILDING]
        record.play(seat, rng.choice(liked or legal))
    return record


def drawn(record: Record, lang: str, seat: int) -> str:
    """The board as a seat sees it, in one line."""
    out = io.StringIO()
    screen = Screen(lang, out)
    screen.console.width = 100
    board = board_of(GAME, screen)
    assert isinstance(board, SevenAgesBoard)
    view = GAME.view(record.now, seat)
    screen.names, screen.styles = board.names(record.seats), board.styles(record.seats)
    roles = ["you"] * record.seats
    screen.show(*board.draw(view, roles), *board.glance(view, roles), *board.look_at_player(view, seat, roles))
    return re.sub(r"\s+", " ", out.getvalue())


def test_a_whole_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    rng = random.Random(3)
    out = io.StringIO()
    screens: list[str] = []

    def ask(prompt: str) -> str:
        screens.append(out.getvalue())
        out.seek(0)
        out.truncate()
        return str(rng.choice(list(moves_listed(screens[-1][-2500:])) or [""]))

    path = tmp_path / "game.saecula"
    seats = ["you", "random", "random"]
    record = play.run("seven_ages", seats, bots.make, 3, {"turn_limit": 5}, "it", record_path=path, ask=ask, out=out)
    text = "".join(screens) + out.getvalue()
    assert record.now.over
    assert len(screens) > 20
    assert files.load(path).dumps() == record.dumps()
    assert not re.search(r"seven_ages-|terminal-|[{}]|None|\x1b", text)
    told = io.StringIO()
    replay.show(record, "en", told)
    assert not re.search(r"seven_ages-|[{}]", told.getvalue())


@pytest.mark.parametrize("lang", ["en", "it"])
def test_own_empires_are_shown_area_by_area_and_others_in_a_line(lang: str) -> None:
    record = played()
    words = GAME.words(lang)
    view = GAME.view(record.now, None)
    seats = sorted({each["seat"] for each in view["empires"].values()})
    assert seats
    for seat in seats:
        board = drawn(record, lang, seat)
        view = GAME.view(record.now, seat)
        for colour, each in view["empires"].items():
            assert words[f"seven_ages-empire-{each['card']}"] in board
            if each["seat"] == seat:
                for area, units in each["units"].items():
                    assert words[f"seven_ages-area-{area}"] in board, (colour, area)
                    assert all(f"{n} {words[f'seven_ages-unit-{unit}']}" in board for unit, n in units.items())
        for card in view["cards"]["hand"]:
            assert words[f"seven_ages-empire-{card}"] in board


def test_units_next_door_are_pointed_out() -> None:
    position = given(
        empire("french", "red", seat=0, level=30, at={"poland": ["fusilier"]}),
        empire("russians", "blue", seat=1, level=30, at={"moscow": ["fusilier"], "ukraine": ["fusilier", "fusilier"]}),
    )
    out = io.StringIO()
    screen = Screen("en", out)
    screen.console.width = 100
    board = board_of(GAME, screen)
    screen.names, screen.styles = board.names(4), board.styles(4)
    screen.show(*board.draw(GAME.view(position, 0), ["you", "you"]))
    assert re.search(r"Poland: 1 Fusilier.*⚔ Russians Ukraine 2", out.getvalue())


def test_prices_stand_behind_moves() -> None:
    screen = Screen("en", io.StringIO())
    board = board_of(GAME, screen)
    rng = random.Random(5)
    state = GAME.new(3, 5)
    while not any(GAME.moves.verb_of(move).name == "buy" for move in state.legal(state.actors[0])):
        seat = state.actors[0]
        legal = state.legal(seat)
        state.play(seat, rng.choice([m for m in legal if GAME.moves.verb_of(m).name in BUILDING] or legal))
    seat = state.actors[0]
    move = next(move for move in state.legal(seat) if GAME.moves.verb_of(move).name == "buy")
    assert re.search(r"Costs \d+ money", board.summary(state, seat, move))
