"""History of the World at the terminal: whole games typed by a script, and what is shown on the way."""

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
from saecula.terminal.boards.history_of_the_world import HistoryBoard
from saecula.terminal.screen import Screen
from tests.terminal.test_play import moves_listed

GAME = saecula.game("history_of_the_world")


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def played(seats: int = 4, moves: int = 150, seed: int = 3) -> Record:
    """A game of random players, some moves in."""
    rng = random.Random(seed)
    record = Record(GAME, seats, seed, {})
    while not record.now.over and len(record.entries) < moves:
        seat = record.now.actors[0]
        record.play(seat, rng.choice(record.now.legal(seat)))
    return record


def drawn(record: Record, lang: str = "en", seat: int = 0, width: int = 100) -> str:
    """The board as a seat sees it."""
    out = io.StringIO()
    screen = Screen(lang, out)
    screen.console.width = width
    board = board_of(GAME, screen)
    assert isinstance(board, HistoryBoard)
    view = GAME.view(record.now, seat)
    screen.names, screen.styles = board.names(view["seats"]), board.styles(view["seats"])
    screen.show(*board.draw(view, ["you"] * record.seats), *board.look_at_player(view, seat, ["you"] * record.seats))
    return out.getvalue()


@pytest.mark.parametrize(
    ("lang", "seats", "width"),
    [("en", ["you", "random", "random"], 100), ("it", ["random", "you", "you", "random"], 80)],
)
def test_a_whole_game(lang: str, seats: list[str], width: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    rng = random.Random(lang)
    out = io.StringIO()
    screens: list[str] = []

    def ask(prompt: str) -> str:
        screens.append(out.getvalue())
        out.seek(0)
        out.truncate()
        return str(rng.choice(list(moves_listed(screens[-1][-2500:])) or [""]))

    path = tmp_path / "game.saecula"
    record = play.run("history_of_the_world", seats, bots.make, 3, {}, lang, record_path=path, ask=ask, out=out)
    text = "".join(screens) + out.getvalue()
    assert record.now.over
    assert len(screens) > 30
    assert files.load(path).dumps() == record.dumps()
    assert not re.search(r"history_of_the_world-|terminal-|[{}]|None|\x1b", text)
    assert max(len(line) for line in text.split("\n") if str(path) not in line) <= width
    told = io.StringIO()
    replay.show(record, lang, told)
    assert not re.search(r"history_of_the_world-|[{}]", told.getvalue())
    assert ("wins with" if lang == "en" else "Vince") in told.getvalue()


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_army_and_structure_of_the_view_is_on_the_board(lang: str) -> None:
    record = played()
    words = GAME.words(lang)
    board = re.sub(r"\s+", " ", drawn(record, lang))
    view = GAME.view(record.now, 0)
    for place in view["territories"]:
        name = words[f"history_of_the_world-territory-{place['id']}"]
        owner = place.get("owner")
        shown = "" if owner is None else " " + words[f"history_of_the_world-colour-{view['players'][owner]['colour']}"]
        assert re.search(re.escape(name) + "◆?" + re.escape(shown), board), place
    for player in view["players"]:
        assert str(player["score"]) in board
    for call in view["calls"]:
        assert words[f"history_of_the_world-empire-{call['empire']}"] in board


def test_what_an_attack_brings_stands_behind_it() -> None:
    rng = random.Random(2)
    record = Record(GAME, 4, 2, {})
    screen = Screen("en", io.StringIO())
    board = board_of(GAME, screen)
    found: set[str] = set()
    while not record.now.over and not {"attack", "keep", "done"} <= found:
        state, seat = record.now, record.now.actors[0]
        for move in state.legal(seat):
            key = GAME.describe(state, seat, move).key.rpartition("move-")[2]
            summary = board.summary(state, seat, move)
            if key == "attack":
                assert re.fullmatch(r"[\d.]+% · [+-]\d+", summary)
                found.add("attack")
            elif key == "keep" and "armies" in summary:
                found.add("keep")
            elif key == "done-expansion" and "score" in summary:
                found.add("done")
        record.play(seat, rng.choice(state.legal(seat)))
    assert found == {"attack", "keep", "done"}
