"""Heroes of the World at the terminal: its own board, in both languages."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path
from typing import Any

import pytest

import saecula
from saecula import bots
from saecula.games.heroes_of_the_world import game
from saecula.games.heroes_of_the_world.state import Heroes
from saecula.kernel.message import Event, Message
from saecula.terminal import play as terminal
from saecula.terminal.board import board_of
from saecula.terminal.screen import Screen
from tests.games.heroes_of_the_world.given import full_modern, given, next_faces, next_tokens, play, player, taking

LANGUAGES = ["en", "it"]


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")


def moves_listed(text: str) -> dict[int, str]:
    return {int(number): words.strip() for number, words in re.findall(r"^ *(\d+)  (\S.*)$", text, re.MULTILINE)}


def shown(state: Heroes, seat: int | None, lang: str = "en") -> str:
    """The table as a seat sees it, without trailing blanks."""
    out = io.StringIO()
    screen = Screen(lang, out)
    board = board_of(game, screen)
    view = game.view(state, seat)
    screen.names = board.names(view["seats"])
    screen.styles = board.styles(view["seats"])
    screen.show(*board.draw(view, ["you"] * state.seats))
    return "\n".join(line.rstrip() for line in out.getvalue().split("\n"))


def summary(state: Heroes, name: str, lang: str = "en") -> str:
    """What is said behind the name of a move of whoever is asked."""
    screen = Screen(lang, io.StringIO())
    board = board_of(game, screen)
    screen.names = board.names(state.seats)
    return board.summary(state, state.actors[0], game.moves.parse(name))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "options", "columns"),
    [
        (["you", "greedy", "random"], {}, 80),
        (["random", "you", "random", "you", "random"], {"gold_supply": "limited", "ladder_slots_by": "era"}, 80),
        (["you", "random"], {"rout_destination_chosen_by": "attacker"}, 120),
    ],
)
def test_a_whole_game_by_numbers(
    lang: str, seats: list[str], options: dict[str, Any], columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    rng = random.Random(lang)
    out = io.StringIO()
    read = 0

    def ask(prompt: str) -> str:
        nonlocal read
        text = out.getvalue()
        listed, read = moves_listed(text[read:]) or {1: ""}, len(text)
        wonders = [number for number, words in listed.items() if words.startswith(("Build", "Use", "Costr", "Usa"))]
        return str(rng.choice(wonders or list(listed)))

    record = terminal.run("heroes_of_the_world", seats, bots.make, 3, options, lang, ask=ask, out=out)
    text = out.getvalue()
    assert record.now.over
    assert not re.search(r"heroes_of_the_world-|terminal-|[{}]|None|\x1b|not-", text)
    assert max(len(line) for line in text.split("\n") if ".saecula" not in line) <= columns
    final = text[-1600:]
    for score in record.now.scores:
        assert str(score) in final


def test_the_table_shows_what_lies_on_it() -> None:
    s = taking(
        player("blue", hand=["charlemagne"], shown=["shaka"], gold=3, points=21, europe=4, china=1),
        player("green", shown=["newton"], used=["kremlin"], wonders=["ajanta_caves"], europe=12),
        player("red", china=2),
        ladders={**full_modern("europe", "africa", "russia"), "europe": full_modern()["europe"][:2]},
        display=["mozart", "akbar", "washington"],
    )
    table = shown(s, 0)
    assert "Blue’s turn" in table
    assert re.search(r"^  Europe +\d \d – – +\d+/\d+/\d +4 +12 +·$", table, re.MULTILINE)
    assert re.search(r"^  China .*✓", table, re.MULTILINE)
    assert re.search(r"^  Russia +– – – – +– +· +· +·$", table, re.MULTILINE)
    assert re.search(r"^  Charlemagne +4 +1 +4 +0  Mediterranean, Europe$", table, re.MULTILINE)
    assert "Shaka (known to all)" in table
    assert "Mozart" not in table  # the display is the list of moves just now
    assert "Wonders to build: Palace of Versailles, Machu Picchu and Angkor Wat." in table
    assert re.search(r"^▸ Blue \(you\) +21 +3 +60 +2 +0 +0$", table, re.MULTILINE)
    assert "Kremlin" in table.split("player", 1)[1]
    assert "(used)" in table
    assert "holds Isaac Newton" in table
    assert re.search(r"Bag: \d+ tokens \(\d+ worth 0, ", table)
    spectator = shown(s, None)
    assert "Charlemagne" not in spectator
    assert "holds Shaka" in spectator


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_table_names_no_hidden_hero(seat: int | None) -> None:
    s = saecula.game("heroes_of_the_world").new(3, 5)
    table = shown(s, seat)
    for other in range(3):
        for hero in game.view(s, other)["players"][other]["hand"]:
            name = game.words("en")[f"heroes_of_the_world-hero-{hero['id']}"]
            assert (name in table) == (other == seat)


def test_the_hero_being_played_and_the_tokens_drawn() -> None:
    s = given(player("blue", hand=["shakespeare"], europe=2), player("green", europe=5), player("red"))
    play(s, "play shakespeare", *["place europe"] * 3)
    next_tokens(s, "banking", "coffee")
    play(s, "discover")
    table = shown(s, 0)
    assert "• Europe" in table
    assert "• reached by William Shakespeare" in table
    assert "Blue plays William Shakespeare: 3 units, 2 discoveries" in table
    assert re.search(r"Tokens to place: Coffee \(1\) and Banking system \(4\)\.", table)
    assert "Scoperte da piazzare: Caffè (1) e Sistema bancario (4)." in shown(s, 0, "it")


def test_two_players_have_no_third_rank() -> None:
    s = given(player("blue", europe=2), player("green"), ladders={"europe": ["banking", "physics"]})
    assert re.search(r"^  Europe +\d \d – – +\d+/\d+ +2 +·$", shown(s, 0), re.MULTILINE)
    assert "what first and second would score" in shown(s, 0)


def test_a_wide_terminal_names_the_neighbours(monkeypatch: pytest.MonkeyPatch) -> None:
    s = given(player("blue"), player("green"), player("red"), era="ancient")
    assert "borders on" not in shown(s, 0)
    monkeypatch.setenv("COLUMNS", "120")
    assert re.search(r"^  Africa .* Mediterranean, Middle East$", shown(s, 0), re.MULTILINE)
    assert re.search(r"^  China .* India$", shown(s, 0), re.MULTILINE)  # the orange ones are not in play yet


def test_moves_are_listed_with_what_they_cost_and_bring() -> None:
    s = given(
        player("blue", hand=["charlemagne"], gold=9, europe=9),
        player("green", europe=12),
        player("red", europe=2),
        ladders={"europe": ["banking", "physics", "painting"]},
    )
    assert summary(s, "play charlemagne") == "4 units, 1 discovery, conquest 4, influence: Mediterranean and Europe"
    assert summary(s, "convert") == "2 coins for 1 point; you have 9"
    play(s, "play charlemagne")
    assert summary(s, "place europe") == "you 10, rival 12; ladder 10, 1 free"
    play(s, *["place mediterranean"] * 4)
    assert re.fullmatch(r"1 token out of \d+, \d\.\d points each on average", summary(s, "discover"))
    next_tokens(s, "school")
    play(s, "discover")
    assert summary(s, "put europe") == "completes the ladder: Green 12, Blue 6, Red 2"
    assert summary(s, "put mediterranean") == "2 points, 2 slots free after it"
    assert summary(s, "put europe", "it") == "completa la scala: Verde 12, Blu 6, Rosso 2"
    play(s, "put mediterranean")
    assert summary(s, "attack europe") == "2 opponents"
    play(s, "attack europe")
    assert summary(s, "against 2") == "you 9, Red 2"
    next_faces(s, "defeat")
    play(s, "against 2")
    assert summary(s, "migrate europe") == "2 coins; 5 units there; to Mediterranean, Russia and America"
    assert summary(s, "build machu_picchu").startswith("7 coins, +3 points. On your turn: take 4 gold coins")
    assert summary(s, "done") == "you keep 9 coins"
    play(s, "build machu_picchu", "use machu_picchu", "migrate europe")
    assert summary(s, "move russia") == "you 1, rival 0; ladder 0, 4 free"


def test_a_ladder_that_scores_for_nobody_says_so() -> None:
    s = given(
        player("blue", hand=["newton"]),
        player("green"),
        player("red"),
        ladders={"europe": ["banking", "physics", "painting"]},
    )
    play(s, "play newton", *["place europe"] * 3)
    s.units = [0] * len(s.units)
    s.supply = [65] * 3
    next_tokens(s, "school")
    play(s, "discover")
    assert summary(s, "put europe") == "completes the ladder: nobody scores"


def test_units_are_told_together() -> None:
    screen = Screen("en", io.StringIO())
    board = board_of(game, screen)
    screen.names = ["Blue", "Green", "Red"]

    def told(*events: tuple[str, int, str, str]) -> list[str]:
        made: list[Event] = []
        for key, seat, territory, origin in events:
            args: dict[str, object] = {"seat": seat, "territory": f"heroes_of_the_world-territory-{territory}"}
            if origin:
                args["origin"] = f"heroes_of_the_world-territory-{origin}"
            made.append(Event(f"heroes_of_the_world-{key}", args))
        return [screen.say(message) for message in board.condense(made)]

    india, china = ("placed", 0, "india", ""), ("placed", 0, "china", "")
    assert told(india, china, india) == ["Blue places 3 units: India 2, China 1."]
    assert told(india, ("placed", 1, "india", "")) == [
        "Blue places a unit in India.",
        "Green places a unit in India.",
    ]
    assert told(("moved", 2, "india", "china"), ("moved", 2, "russia", "china"), ("moved", 2, "india", "russia")) == [
        "Red moves 2 units from China: India 1, Russia 1.",
        "Red moves a unit from Russia to India.",
    ]


def test_help_and_looking_at_things() -> None:
    out = io.StringIO()
    lines = iter(["h", "v blue", "v shaka"])

    def ask(prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    terminal.run("heroes_of_the_world", ["you", "random", "random"], bots.make, 3, {}, "en", ask=ask, out=out)
    text = " ".join(out.getvalue().split())
    assert re.search(r"1, or place .*, or pla .*: play a move", text)
    assert "r HO-2.6 read a rule" in text
    assert "▸ Blue (you) 0 1 65 2 0 0" in text[text.index("r HO-2.6") :]
    assert "5 units, conquest 5, influence: Africa" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_table_is_said(lang: str) -> None:
    screen = Screen(lang, io.StringIO())
    assert screen.say(Message("heroes_of_the_world-table-bank", {"coins": 3})) in ("Bank: 3 coins.", "Banca: 3 monete.")
    assert screen.say(Message("heroes_of_the_world-table-deck", {"cards": 0})) in ("Deck: empty.", "Mazzo: esaurito.")
