"""Whole sessions at the terminal, typed by a script."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import saecula
from saecula import bots
from saecula.kernel.errors import BadRecord, SaeculaError
from saecula.kernel.record import Record
from saecula.kernel.state import State
from saecula.terminal import files, play
from saecula.terminal.board import Board, lines
from saecula.terminal.moves import fits, plain, typed_numbers
from saecula.terminal.screen import Screen

SHORT = {"victory_points": 30}


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")


class Session:
    """Types lines, keeps what is answered to each, and goes away (Ctrl-D) at the end of the script."""

    def __init__(self, *typed: str | type[BaseException], **how: Any) -> None:
        self.out = io.StringIO()
        self.answers: list[str] = []
        self._typed = iter(typed)
        how = {"seats": ["you", "random", "virtual"], "seed": 7, "make_bot": bots.make, **how}
        game = how.pop("game", "vinci")
        self.record: Record = play.run(game, ask=self._ask, out=self.out, **how)
        self.answers.append(self._new())
        self.text = "".join(self.answers)

    def _new(self) -> str:
        text = self.out.getvalue()
        self.out.seek(0)
        self.out.truncate()
        return text

    def _ask(self, prompt: str) -> str:
        self.answers.append(self._new())
        line = next(self._typed, EOFError)
        if isinstance(line, str):
            return line
        raise line

    def last(self) -> str:
        """What was answered to the last line typed."""
        return self.answers[-2]


ENTER = ("1", "1", "1")  # a civilization, its confirmation, the first expansion


def moves_listed(text: str) -> dict[int, str]:
    return {int(number): words.strip() for number, words in re.findall(r"^ *(\d+)  (\S.*)$", text, re.MULTILINE)}


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("seats", [["you"], ["you", "random", "virtual"], ["random", "you", "random", "you"]])
def test_a_whole_game_by_numbers(lang: str, seats: list[str], tmp_path: Path) -> None:
    rng = random.Random(lang)
    out = io.StringIO()
    asked = 0

    def ask(prompt: str) -> str:
        nonlocal asked
        asked += 1
        text = out.getvalue()
        shown = moves_listed(text[text.rindex("\n\n", 0, len(text) - 200) if len(text) > 400 else 0 :]) or {1: ""}
        return str(rng.choice(list(shown)))

    path = tmp_path / "game.saecula"
    record = play.run(
        "vinci", seats, bots.make, 3, SHORT, lang, record_path=path, ask=ask, out=out
    )  # fmt: skip
    text = out.getvalue()
    assert record.now.over
    assert asked > 20
    assert files.load(path).dumps() == record.dumps()
    assert not re.search(r"vinci-|terminal-|[{}]|None|\x1b", text)
    assert max(len(line) for line in text.split("\n") if str(path) not in line) <= 80
    final = text[-1600:]
    assert ("wins with" if lang == "en" else "vince con") in final or ("share" if lang == "en" else "dividono") in final
    for score in record.now.scores:
        assert str(score) in final


def test_moves_are_listed_with_cost_and_gain() -> None:
    session = Session(*ENTER)
    listed = moves_listed(session.last())
    assert "Conquer Ireland — 3 tokens, +1 VP" in listed.values()
    assert "enters the map" in session.text
    assert "somebody reaches 150 VP" in session.text
    assert "The game waits for you in" in session.text


def test_moves_can_be_named() -> None:
    for line in ("conquer ireland", "CONQUER  Ireland", "con ire", "ireland", "Conquer Ireland"):
        session = Session(*ENTER, line)
        assert "Red conquers Ireland from the neutrals for 3 tokens." in session.text, line
    assert "toglie l’Irlanda" in Session(*ENTER, "conquista irlanda", lang="it").text
    assert "toglie l’Irlanda" in Session(*ENTER, "conquer ireland", lang="it").text


def test_an_ambiguous_name_is_asked_back() -> None:
    session = Session(*ENTER, "conquer s")
    assert "Which one? Conquer" in session.text
    assert len(session.record.entries) < 40
    assert "conquers" not in session.last()


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("99", "There is no move 99: the list goes from 1 to"),
        ("0", "There is no move 0"),
        ("9" * 30, "is no move and no command"),
        ("xyzzy", "“xyzzy” is no move and no command"),
        ("☃ \x00\x1b[31m", "is no move and no command"),
        ("conquer bohemia", "Bohemia: no new civilization can enter the map there. [VI-5.2]"),
        ("done", "it must: conquer a first province. [VI-5.7]"),
        ("choose IV", "This is the time for conquests"),
        ("? 99", "There is no move 99"),
        ("? nonsense", "is no move and no command"),
        ("? conquer bohemia", "It is out of your reach. [VI-6.3]"),
        ("? bohemia", "no new civilization can enter"),
        ("r VI-6.99", "vinci has no rule 'VI-6.99'; there is: VI-6.9"),
        ("r", "VI-6 Expansion and conquest"),
        ("r vi-6.10", "A neutral province has only one token"),
        ("?", "VI-5.1"),
        ("h", "take back your last move"),
        ("h", "conquer ireland, or con ire: play a move"),
        ("h", "r VI-5.1 read a rule"),
        ("v", "Name what you want to look at: Red, Blue and Green, or a card or the like."),
        ("v blue", "Blue (random)"),
        ("look MILITIA", "Militia"),
        ("guarda militia", "Militia"),
        ("? militia", "Militia"),
        ("v a", "Which one? A"),
        ("v xyzzy", "Nothing is called “xyzzy”"),
        ("b", "British Isles"),
        ("l", "Round 1: it is Red’s turn."),
        ("l all", "Red takes"),
    ],
)
def test_every_line_gets_an_answer(line: str, answer: str) -> None:
    session = Session(*ENTER, line)
    assert answer in " ".join(session.last().split())
    assert "\x1b" not in session.text


def test_a_move_is_explained_line_by_line() -> None:
    session = Session(*ENTER, "? conquer ireland")
    answer = session.last()
    assert "Every province: 2 [VI-6.4]" in answer
    assert "Tokens in defence: +1 [VI-6.4]" in answer
    assert "The province: +1 VP [VI-10.1]" in answer
    assert len(session.record.entries) == len(Session(*ENTER).record.entries)


def test_several_numbers_in_one_line() -> None:
    choose = Session("1 1")
    assert "1" in choose.answers[0]
    listed = Session(*ENTER, "ireland", "done")
    tokens = re.search(r"place (\d+) more tokens", listed.text)
    if tokens is None:  # one province only: all tokens are there already
        listed = Session(*ENTER, "ireland", "scotland", "done")
        tokens = re.search(r"place (\d+) more tokens", listed.text)
    assert tokens is not None
    count = int(tokens[1])
    session = Session(*ENTER, "ireland", "scotland", "done", f"1x{count - 1} 2 2")
    assert session.text.count("places a token in Ireland") == count - 1
    assert session.text.count("places a token in Scotland") == 1
    assert "nothing is left but forts and the end of the turn" in " ".join(session.text.split())


def test_a_line_stops_where_something_is_revealed() -> None:
    seats = ["you", "you", "you"]
    session = Session("1", "1 1", seats=seats)
    assert "Something new has come up" in session.text
    assert [entry.text.split()[1] for entry in session.record.entries] == ["choose", "done"]


def test_undo_takes_back_and_says_why_not() -> None:
    nothing = Session("u", seats=["you", "you", "you"])
    assert "You have not moved yet." in nothing.text
    session = Session(*ENTER, "ireland", "u", "u", "u", "u")
    assert session.text.count("Red takes back a move.") == 2
    assert "That cannot be taken back" in session.text
    assert "That cannot be taken back" in session.last()


def test_an_empty_line_plays_the_only_move_or_lists_them_again() -> None:
    session = Session("1", "", "", "")
    assert "Conquer Ireland" in session.last()
    assert session.last().startswith("\nYour new civilization enters the map")
    assert session.answers[-3].startswith("  Expand\n\nYour new civilization enters the map")


def test_save_quit_and_resume(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    first = Session(*ENTER, "ireland", f"s {copy}", f"s {copy}", "s", "q")
    assert f"Saved in {copy}.saecula." in first.text.replace("\n", "")
    assert "name another file" in " ".join(first.text.split())
    kept = files.default_path("vinci")
    assert kept == tmp_path / "state" / "saecula" / "vinci.saecula"
    assert kept.read_text() == first.record.dumps()
    again = Session("scotland", resume=True, seats=[])
    assert "conquers Scotland" in again.text
    assert len(again.record.entries) == len(first.record.entries) + 1
    other = Session("scotland", resume=True, seats=[], record_path=f"{copy}.saecula")
    assert other.record.dumps() == again.record.dumps()


def test_nobody_waits_long_for_a_bot() -> None:
    """A level may look at more positions than the interpreter manages in a few seconds."""
    seconds: list[float] = []

    class Patient:
        def choose(self, state: State, seat: int, budget: saecula.Budget) -> int:
            seconds.append(budget.seconds)
            return state.legal(seat)[0]

    Session(*ENTER, make_bot=lambda name, game, seed: Patient(), seats=["expert", "you"])
    assert seconds
    assert all(0 < limit <= 3 for limit in seconds)


@pytest.mark.parametrize("end", [KeyboardInterrupt, EOFError])
def test_an_interrupt_loses_nothing(end: type[BaseException]) -> None:
    first = Session(*ENTER, "ireland", end)
    assert "The game waits for you" in first.text
    kept = files.load(files.default_path("vinci"))
    assert kept.dumps() == first.record.dumps()
    assert "ireland" in kept.entries[-1].text
    again = Session("done", resume=True, seats=[])
    assert "Stop conquering" in again.text or "scores" in again.text


def test_a_new_game_sets_the_old_one_aside() -> None:
    first = Session(*ENTER)
    second = Session("1", seed=8)
    assert "The game played before is kept in" in second.text
    assert files.load(files.default_path("vinci").with_name("vinci-1.saecula")).dumps() == first.record.dumps()


def test_refusals_are_one_line(tmp_path: Path) -> None:
    path = tmp_path / "a.saecula"
    cases: list[tuple[dict[str, Any], str]] = [
        ({"resume": True}, "there is no game to resume"),
        ({"seats": ["you", "nobody", "you"]}, "has no bot 'nobody'"),
        ({"seats": ["you"] * 7}, "cannot be played with 7 seats"),
        ({"lang": "de"}, "there is: en, it"),
        ({"options": {"colour": 3}}, "there is no option"),
        ({"record_path": "/proc/nowhere/x.saecula"}, "cannot be written"),
    ]
    for how, why in cases:
        with pytest.raises(SaeculaError, match=why) as error:
            Session(**how)
        assert "\n" not in str(error.value)
    first = Session(*ENTER, record_path=path)
    with pytest.raises(SaeculaError, match="is there already"):
        Session(record_path=path)
    with pytest.raises(SaeculaError, match="a game with 3 seats, not 2"):
        Session(record_path=path, resume=True, seats=["you", "you"])
    assert path.read_text() == first.record.dumps()
    path.write_text(first.record.dumps().replace("choose", "chose", 1))
    with pytest.raises(BadRecord, match="line"):
        Session(record_path=path, resume=True)


def test_what_the_bots_did_is_told_in_few_sentences() -> None:
    session = Session(*ENTER, seats=["you", "virtual", "virtual"], seed=3)
    told = " ".join(session.text.split())
    assert re.search(r"conquers [^.]+, [^.]+ and [^.]+ from the neutrals for \d+ tokens\.", told)
    assert re.search(r"places \d+ tokens: \w+ \d", told)
    assert "Blue (virtual)" in session.text
    assert "Red (you)" in session.text


def test_two_people_at_one_screen() -> None:
    session = Session("1", "1", "2", seats=["you", "you", "you"])
    assert "(person)" in session.text
    assert len({entry.seat for entry in session.record.entries}) == 2


def test_the_board_of_a_game_without_one_is_made_from_its_view() -> None:
    game = saecula.game("vinci")
    screen = Screen("en", io.StringIO())
    board = Board(game, screen)
    view = game.view(game.new(3, 1), 0)
    assert board.names(view["seats"]) == ["Red", "Blue", "Green"]
    shown = "\n".join(lines(view))
    assert "round: 0" in shown
    assert "- id ireland, tokens 1, holder neutral" in shown
    assert board.summary(game.new(3, 1), 0, 0) == ""
    screen.show(*board.draw(view, []))


def test_names_are_found_by_the_beginnings_of_their_words() -> None:
    assert plain("Conquista l'Abilità_nelle") == ["conquista", "l", "abilita", "nelle"]
    assert fits(["con", "cas"], ["conquer", "castile"])
    assert not fits(["cas", "con"], ["conquer", "castile"])
    assert typed_numbers("3, 4x2 5") == [3, 4, 4, 5]
    assert typed_numbers("3 castile") == []
    assert typed_numbers("") == []


def _monkeys(rng: random.Random) -> Iterator[str]:
    pieces = [
        "?",
        "r",
        "u",
        "l",
        "b",
        "h",
        "1",
        "2",
        "3",
        "x",
        " ",
        "conquer",
        "VI-6",
        "-1",
        "é",
        "done",
        ",",
        "x4",
        "\t",
    ]
    for _ in range(300):
        line = "".join(rng.choice(pieces) + rng.choice(["", " "]) for _ in range(rng.randint(0, 4)))
        if not line.strip().startswith(("s", "q")):
            yield line


@pytest.mark.parametrize("lang", ["en", "it"])
def test_no_input_is_too_odd(lang: str) -> None:
    session = Session(*_monkeys(random.Random(lang)), lang=lang, seats=["you", "random", "random"])
    session.record.now.check()
    assert "Traceback" not in session.text


def test_colours_only_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b" not in Session(*ENTER).text
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\x1b[" in Session(*ENTER, seed=9).text
