"""Through the Ages at the terminal: whole games typed by a script, and what is shown on the way."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import saecula
from saecula import bots
from saecula.kernel.message import Event
from saecula.kernel.record import Record
from saecula.terminal import files, play, replay, rules
from saecula.terminal.board import board_of
from saecula.terminal.boards.through_the_ages import ThroughTheAgesBoard
from saecula.terminal.boards.through_the_ages.cards import Cards
from saecula.terminal.boards.through_the_ages.civilization import pacts, wars
from saecula.terminal.moves import best, grouped, numbered
from saecula.terminal.screen import Screen
from tests.terminal.test_play import Session, moves_listed

GAME = saecula.game("through_the_ages")


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "100")


def session(*typed: str, **how: Any) -> Session:
    how = {"seats": ["you", "random", "random"], "seed": 5, **how}
    return Session(*typed, game="through_the_ages", **how)


def drawn(record: Record, lang: str = "en", seat: int | None = None, width: int = 100) -> str:
    """The board as a seat, or whoever is to move, sees it."""
    out = io.StringIO()
    screen = Screen(lang, out)
    screen.console.width = width
    board = board_of(GAME, screen)
    seat = record.now.actors[0] if seat is None else seat
    view = GAME.view(record.now, seat)
    screen.names, screen.styles = board.names(view["seats"]), board.styles(view["seats"])
    screen.show(*board.draw(view, ["you"] * record.seats))
    return out.getvalue()


def played(seats: int = 3, moves: int = 340, seed: int = 3, **options: Any) -> Record:
    """A game of random players, some moves in."""
    rng = random.Random(seed)
    record = Record(GAME, seats, seed, options)
    while not record.now.over and len(record.entries) < moves:
        seat = record.now.actors[0]
        legal = record.now.legal(seat)
        wanted = [move for move in legal if not GAME.moves.name(move).startswith(("destroy", "done"))]
        record.play(seat, rng.choice(wanted if wanted and rng.random() < 0.9 else legal))
    return record


# ------------------------------------------------------------------------------------------------------- whole games


@pytest.mark.parametrize(
    ("lang", "seats", "version", "width"),
    [
        ("en", ["you", "random"], "full", 100),
        ("it", ["random", "you", "you"], "advanced", 80),
        ("it", ["you", "you"], "simple", 160),
    ],
)
def test_a_whole_game(
    lang: str, seats: list[str], version: str, width: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
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
    options = {"version": version}
    record = play.run("through_the_ages", seats, bots.make, 3, options, lang, record_path=path, ask=ask, out=out)
    text = "".join(screens) + out.getvalue()
    assert record.now.over
    assert len(screens) > 30
    assert files.load(path).dumps() == record.dumps()
    assert not re.search(r"through_the_ages-|terminal-|[{}]|None|\x1b", text)
    assert max(len(line) for line in text.split("\n") if str(path) not in line) <= width
    assert ("culture." if lang == "en" else "punti cultura.") in text[-4000:]
    told = io.StringIO()
    replay.show(record, lang, told)
    assert not re.search(r"through_the_ages-|[{}]", told.getvalue())
    assert ("wins with" if lang == "en" else "vince con") in told.getvalue()


# ---------------------------------------------------------------------------------------------------------- the board


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("width", [80, 100, 160])
def test_the_board_shows_everything_at_any_width(lang: str, width: int) -> None:
    record = played()
    view = GAME.view(record.now, record.now.actors[0])
    shown = drawn(record, lang, width=width)
    words = " ".join(shown.split())
    assert max(len(line) for line in shown.split("\n")) <= width
    screen = Screen(lang, io.StringIO())
    player = view["players"][view["seat"]]
    wanted = [*player["technologies"], player["government"], *player["special"], *player["wonders"]]
    wanted += [*player["hand"], *player["arms_known"], *player["colonies"]]
    wanted += [place["card"] for place in view["row"] if place["card"]]
    for card in wanted:
        assert Cards(screen).name(card) in words, card
    for other in view["players"]:
        assert screen.word(f"through_the_ages-colour-{other['colour']}") in words
        assert f"{other['culture']} +{other['culture_rating']}" in words
        assert screen.word(f"through_the_ages-card-{other['government']}") in words


def test_the_row_shows_positions_and_prices() -> None:
    record = Record(GAME, 2, 5)
    lines = drawn(record).split("\n")
    view = GAME.view(record.now, record.now.actors[0])
    for i, place in enumerate(view["row"]):
        line = next(line for line in lines if line.startswith(f"{i + 1:>3} "))
        assert line.split()[1] == "●" * place["cost"]
        assert GAME.words("en")[f"through_the_ages-card-{place['card']}"].removesuffix(" A") in line
    assert "wonder  3+2+1 resources · One civil action more each turn." in "\n".join(lines)


def test_workers_stores_banks_and_actions_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    text = " ".join(session().text.split())
    for words in (
        "farm A Agriculture ●2 2",
        "temple A Religion – 3",
        "government Despotism A · urban limit 2",
        "civil ●●○○ 2/4 · military ○○ 0/2",
        "population 1 unused · yellow bank 18, next for 2 food",
        "happiness 0, needed 0",
        "blue bank 18 tokens · corruption 0",
        "decks 7 civil · 0 military",
        "civil hand 0/4",
        "current A×5 · future –",
    ):
        assert words in text, words


def test_a_rivals_military_hand_shows_its_backs_alone() -> None:
    record = played(moves=150)
    seat = record.now.actors[0]
    rival = next(p for p in GAME.view(record.now, seat)["players"] if p["seat"] != seat and sum(p["arms"].values()))
    screen = Screen("en", io.StringIO())
    board = board_of(GAME, screen)
    view = GAME.view(record.now, seat)
    screen.names, screen.styles = board.names(view["seats"]), board.styles(view["seats"])
    with screen.console.capture() as captured:
        screen.show(*board.look_at_player(view, rival["seat"], []))
    shown = " ".join(captured.get().split())
    assert f"backs: {', '.join(f'{n} {age}' for age, n in rival['arms'].items())}" in shown
    own = " ".join(drawn(record, seat=rival["seat"]).split())
    assert "backs:" not in own.rpartition("military hand")[2]


def test_what_troubles_a_civilization_is_said() -> None:
    record = played(moves=200)
    seat = record.now.actors[0]
    view = GAME.view(record.now, seat)
    player = view["players"][seat]
    player.update(discontent=3, unused=1, food=0, food_output=0, consumption=2, corruption=4, rebels=2)
    player.update(ruined=["pyramids"], wonders=["pyramids", "taj_mahal"], unit_resources=2, tactic="legion")
    player["pacts"] = [{"card": "peace_treaty", "with": (seat + 1) % 3, "side": "a", "owner": seat}]
    view["players"][(seat + 1) % 3]["pacts"] = [{"card": "peace_treaty", "with": seat, "side": "b", "owner": seat}]
    player.update(war={"card": "holy_war", "on": (seat + 1) % 3})
    screen = Screen("en", io.StringIO())
    screen.console.width = 160
    board = board_of(GAME, screen)
    screen.names, screen.styles = board.names(view["seats"]), board.styles(view["seats"])
    with screen.console.capture() as captured:
        screen.show(*board.draw(view, []))
    shown = " ".join(captured.get().split())
    rival = screen.names[(seat + 1) % 3]
    for words in (
        "3 discontent · an uprising threatens",
        "consumption 2",
        "corruption 4",
        "rebels take 2",
        "Taj Mahal I · in ruins: Pyramids A",
        "(+2 for units)",
        "tactics Legion I ·",
        f"Peace Treaty III · {rival} · side A",
        f"Holy War III · {screen.names[seat]} → {rival}",
    ):
        assert words in shown, words
    assert pacts(view, (seat + 1) % 3) == [("peace_treaty", seat, "b")]
    assert wars(view) == [("holy_war", seat, (seat + 1) % 3)]


# ---------------------------------------------------------------------------------------------------- moves, commands


def test_a_card_of_the_row_is_taken_by_its_position() -> None:
    first = session("5")
    assert "Orange takes Library of Alexandria." in first.text
    assert "It takes 3 civil actions, and you have 2 left. [TA-4.4]" in session("13").last()
    assert "There is no card at position 3 of the row. [TA-4.4]" in session("3").last()
    assert "Orange takes Library of Alexandria." in session("take 5").text
    assert "Orange takes Library of Alexandria." in session("take lib").text
    assert "There is no move 14: the list goes from 0 to 13." in session("14").last()


def test_zero_ends_the_turn() -> None:
    assert "2 civil actions are not used. Choose it again to go ahead." in session("0").text
    assert "Orange scores 0 culture and 1 science." in session("0", "0").text
    assert "End the turn — +1 science, +2 food, +2 resources" in session().text


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("v purple", "Purple · culture 0 (+0) · science 0 (+1) · strength 1"),
        ("v pyramids", "Pyramids · wonder · Age A · 3+2+1 resources One civil action more each turn."),
        ("v masonry", "Masonry · special (construction) · Age I · 3 science"),
        ("v monarchy", "Monarchy · government · Age I · 9 science (revolution 3)"),
        ("v philosophy", "Philosophy · lab · Age A · 3 resources Lab: 1 science."),
        ("v plunder", "Plunder · aggression · Age III"),
        ("? homer", "Homer · leader · Age A"),
        (
            "? pyramids",
            "Take Pyramids (1 civil action) Pyramids: wonder, Age A. One civil action more each turn. [TA-4.4]",
        ),
        ("v nobody at all", "Nothing is called “nobody at all”"),
        ("v sci", "Which one? Sci"),
        ("? 13", "It takes 3 civil actions"),
        ("h", "take pyramids, or tak pyr: play a move"),
        ("h", "r TA-3.1 read a rule"),
    ],
)
def test_players_and_cards_can_be_looked_at(line: str, answer: str) -> None:
    assert answer in " ".join(session(line).last().split())


def test_prices_and_gains_stand_behind_moves() -> None:
    text = session("0", "0", "0", "0", seats=["you", "random"], seed=5).text
    assert "2 food · 2 resources · 1 science · 1 unused worker" in text
    assert "Build Agriculture (farm) for 2 resources — +1 food" in text
    assert "Build Bronze (mine) for 2 resources — +1 resource\n" in re.sub(" +\n", "\n", text)
    assert "Build Warriors (infantry) for 2 resources — +1 strength" in text
    assert "Disband Warriors (infantry) — −1 strength" in text


def verbs(*names: str) -> list[Any]:
    return [next(verb for verb in GAME.moves.verbs if verb.name == name) for name in names]


def test_moves_are_grouped_and_numbered() -> None:
    take, build, bid, done = verbs("take", "build", "bid", "done")
    moves = [build[0], take[3], done.base, take[1], build[1]]
    groups = grouped(GAME.moves, moves, ("take",))
    assert groups == [[take[3], take[1]], [build[0], build[1]], [done.base]]
    assert [grouped(GAME.moves, moves)[0], *groups[:1]] == [[build[0], build[1]], [take[3], take[1]]]
    numbers = numbered(GAME.moves, groups, "done")
    assert numbers[4] == take[3]
    assert numbers[2] == take[1]
    assert numbers[3] == take[2]  # not legal, and why not is told to whoever types it
    assert [numbers[14], numbers[15], numbers[0]] == [build[0], build[1], done.base]
    assert numbered(GAME.moves, [[bid[4], bid[5]], [done.base]], "done")[5] == bid[4]
    assert numbered(GAME.moves, [[build[3]], [done.base]]) == {1: build[3], 2: done.base}


def test_names_that_begin_alike_are_all_found() -> None:
    named = {1: ["Plunder"], 2: ["Plunder"], 3: ["Sea Plunder"]}
    assert best("plunder", named) == [1, 2]
    assert best("plun", named) == [1, 2]
    assert best("sea", named) == [3]
    assert best("", named) == best("x", named) == []


def test_the_price_under_an_action_card_counts_the_card() -> None:
    """TA-5.10: what the card takes off is in the list and in the explanation."""
    for seed in range(40):
        record = played(2, 4000, seed)
        found = False
        replayed = Record(GAME, 2, seed)
        for entry in record.entries:
            state = replayed.now
            seat = state.actors[0]
            if GAME.view(state, seat)["prompt"] == "through_the_ages-prompt-contained":
                move = state.legal(seat)[0]
                if GAME.moves.verb_of(move).name == "build":
                    lines = {line.key: line.args for line in GAME.explain(state, seat, move)}
                    price = lines["through_the_ages-explain-resources"]["amount"]
                    assert lines["through_the_ages-explain-less"]["amount"] == state.frame(4)
                    stored = GAME.view(state, seat)["players"][seat]["resources"]
                    after = state.clone()
                    after.play(seat, move)
                    assert GAME.view(after, seat)["players"][seat]["resources"] == stored - int(str(price))
                    found = True
            replayed.play(entry.seat, GAME.moves.parse(entry.text.split(" ", 1)[1].partition(" #")[0]))
            if found:
                return
    pytest.fail("no game came to it")


# ------------------------------------------------------------------------------------------------------------ stories


def told(events: Sequence[Event]) -> list[str]:
    screen = Screen("en", io.StringIO())
    screen.names = ["Anna", "Bruno"]
    board = board_of(GAME, screen)
    return [screen.say(message) for message in board.condense(events)]


def card(name: str) -> str:
    return f"through_the_ages-card-{name}"


def test_what_happens_several_times_is_told_once() -> None:
    cleared = [
        Event("through_the_ages-row-cleared", {"card": card(name)}) for name in ("homer", "moses", "rich_land_a")
    ]
    assert told(cleared) == ["Homer, Moses and Rich Land A leave the card row."]
    assert told(cleared[:1]) == ["Homer leaves the card row."]
    took = [
        Event("through_the_ages-took", {"seat": s, "card": card(n)})
        for s, n in ((0, "homer"), (0, "iron"), (1, "iron"))
    ]
    assert told(took) == ["Anna takes Homer and Iron.", "Bruno takes Iron."]
    lost = [Event("through_the_ages-sacrificed", {"seat": 0, "card": card("warriors")})] * 3
    assert told(lost) == ["Anna sacrifices Warriors ×3."]
    ages = ["through_the_ages-age-i", "through_the_ages-age-ii", "through_the_ages-age-i"]
    discarded = [Event("through_the_ages-discarded", {"seat": 1, "age": age}) for age in ages]
    assert told(discarded) == ["Bruno discards 3 military cards (Age I and Age II)."]
    assert told(discarded[:1]) == ["Bruno discards a military card (Age I)."]
    own = Event("through_the_ages-you-discarded", {"seat": 1, "card": card("plunder_ii")})
    assert told([discarded[0], own, discarded[1], own]) == ["You discard Plunder II ×2."]


# ------------------------------------------------------------------------------------------------------------- reading


def test_a_replay_and_the_rules_can_be_read() -> None:
    out = io.StringIO()
    replay.show(played(2, 60, version="advanced"), "en", out)
    text = out.getvalue()
    assert "Through the Ages · 2 seats · 60 moves" in text
    assert "Version of the game: advanced" in text
    assert "Round 2: it is" in text
    assert "Waiting for" in text
    out = io.StringIO()
    rules.show("through_the_ages", "ta-6.1", "it", out)
    assert "TA-6.1 Pagare cibo o risorse" in out.getvalue()


def test_the_board_is_found_by_the_name_of_the_game() -> None:
    assert isinstance(board_of(GAME, Screen("en", io.StringIO())), ThroughTheAgesBoard)


def test_colours_only_where_they_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b" not in session().text
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    coloured = session(seed=6).text
    assert "\x1b[" in coloured
    monkeypatch.setenv("NO_COLOR", "1")
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]", session(seed=7).text)
