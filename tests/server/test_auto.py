"""Automatic answers: a seat that passes and is not to be asked again this turn."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saecula.server import lobby
from saecula.server.schema import seats as seats_table
from tests.games.heroes_of_the_world.windows import OWNER, game_with_windows
from tests.server.conftest import Guest, Served, serve


def on_can(shown: Any) -> tuple[bool, bool]:
    """Whether the seat passes automatically, and whether that answers what it is asked now."""
    (kind,) = shown["auto"]
    assert (kind["kind"], kind["until"]) == ("pass", "turn")
    return kind["on"], kind["can"]


class Trio:
    """Three people at a table of Heroes of the World, at a moment when seat 0 is asked in another player's turn."""

    def __init__(self, server: Served, monkeypatch: pytest.MonkeyPatch, apart: bool = False) -> None:
        seed, before, self.rest = game_with_windows(apart)
        monkeypatch.setattr(lobby, "seed_of", lambda *_: seed)
        self.server = server
        self.people = [server.guest(name) for name in ("Ada", "Bea", "Carla")]
        self.table: str = self.people[0].open("heroes_of_the_world", "you", "open", "open")["id"]
        for person in self.people[1:]:
            person.post(f"/api/tables/{self.table}/join")
        assert server.client.portal is not None
        server.client.portal.call(self._continue_game, [f"{seat} {name}" for seat, name in before])
        self.active = self.rest[-1][0]

    async def _continue_game(self, entries: list[str]) -> None:
        """All at once, so that it takes no time."""
        house = self.server.application.house
        async with house.at(self.table) as table:
            for entry in entries:
                await house.enter(table, entry)

    @property
    def ada(self) -> Guest:
        return self.people[OWNER]

    def play(self, seat: int, name: str) -> None:
        self.people[seat].play(self.table, seat, name)

    def auto(self, on: bool = True, code: str = "", kind: str = "pass") -> Any:
        return self.ada.send(self.table, {"type": "auto", "seat": OWNER, "kind": kind, "on": on}, code)

    def state(self, seat: int = OWNER) -> tuple[bool, bool]:
        return on_can(self.seen(seat))

    def seen(self, seat: int = OWNER) -> Any:
        return self.people[seat].snapshot(self.table, seat)

    def until_asked(self, seat: int) -> Any:
        """What the seat sees when it is asked."""
        end = time.monotonic() + 10
        while not (shown := self.seen(seat))["legal"]:
            assert time.monotonic() < end, shown["actors"]
            time.sleep(0.01)
        return shown

    def stored(self) -> list[str]:
        engine = sa.create_engine(self.server.application.settings.url)
        with engine.connect() as connection:
            query = sa.select(seats_table.c.auto).where(seats_table.c.table_id == self.table)
            found = [row[0] for row in connection.execute(query.order_by(seats_table.c.seat))]
        engine.dispose()
        return found

    def told(self, seat: int) -> list[str]:
        _, record = self.server.application.house.tables[self.table].game_and_record
        return [entry.text for entry in record.entries if entry.seat == seat]


@pytest.fixture
def at_once(server: Served, monkeypatch: pytest.MonkeyPatch) -> Trio:
    return Trio(server, monkeypatch)


@pytest.fixture
def apart(server: Served, monkeypatch: pytest.MonkeyPatch) -> Trio:
    return Trio(server, monkeypatch, apart=True)


def test_it_passes_until_the_turn_changes(apart: Trio) -> None:
    assert apart.state() == (False, True)
    passes = apart.told(OWNER).count("0 pass")
    assert apart.auto()["type"] == "done"
    assert apart.until_asked(apart.active)["version"] == len(game_with_windows(True)[1]) + 1
    assert apart.state() == (True, False)
    for seat, name in apart.rest[1:]:
        if seat != OWNER:
            apart.until_asked(seat)
            apart.play(seat, name)
    assert apart.told(OWNER).count("0 pass") == passes + sum(name == "pass" for _, name in apart.rest)
    assert apart.state()[0] is False
    assert apart.stored() == ["", "", ""]


def test_windows_that_follow_at_once(at_once: Trio) -> None:
    at_once.auto()
    at_once.until_asked(at_once.active)
    assert at_once.told(OWNER)[-2:] == ["0 pass", "0 pass"]
    assert at_once.state()[0] is True


def test_it_is_taken_back(apart: Trio) -> None:
    apart.auto()
    apart.until_asked(apart.active)
    apart.auto(on=False)
    assert apart.state()[0] is False
    assert apart.stored() == ["", "", ""]
    apart.play(*apart.rest[1])
    shown = apart.until_asked(OWNER)
    assert on_can(shown) == (False, True)
    assert "pass" in [choice["move"] for choice in shown["legal"]]


def test_asked_twice_it_is_done_once(at_once: Trio) -> None:
    at_once.auto()
    at_once.until_asked(at_once.active)
    version = at_once.seen()["version"]
    assert at_once.auto()["type"] == "done", "a retry"
    at_once.auto(on=False)
    at_once.auto(on=False)
    assert at_once.seen()["version"] == version


def test_refusals(server: Served, at_once: Trio) -> None:
    wanted = {"type": "auto", "seat": OWNER, "kind": "pass", "on": True}
    at_once.people[1].send(at_once.table, wanted, "not-your-seat")
    server.guest("").send(at_once.table, wanted, "sign-in")
    other = {**wanted, "seat": 1}
    assert on_can(at_once.people[1].send(at_once.table, other, "no-auto-answer")["snapshot"]) == (False, False)
    at_once.auto(kind="nap", code="no-auto-answer")
    at_once.play(OWNER, "pass")
    at_once.play(OWNER, "pass")
    at_once.auto(code="no-auto-answer")
    vinci = at_once.ada.open("vinci", "you", "here:Bea", "here:Carla")["id"]
    shown = at_once.ada.snapshot(vinci)
    assert shown["auto"] == []
    at_once.ada.send(vinci, {**wanted, "seat": shown["seat"]}, "no-auto-answer")


def test_some_may_be_chosen_before_anything_is_asked(server: Served) -> None:
    ada = server.guest("Ada")
    table = ada.open("seven_ages", "you", "here:Bea", "here:Carla")["id"]
    seat = ada.snapshot(table)["seat"]
    wanted = {"type": "auto", "seat": seat, "kind": "conflicts", "on": True}
    ada.send(table, wanted)
    kinds = {kind["kind"]: (kind["on"], kind["can"], kind["ahead"]) for kind in ada.snapshot(table)["auto"]}
    assert kinds["conflicts"] == (True, False, True)
    assert kinds["concerns"] == (False, False, True)
    ada.send(table, {**wanted, "kind": "nap"}, "no-auto-answer")


def test_bots_take_no_automatic_answer_over(at_once: Trio) -> None:
    at_once.auto()
    at_once.until_asked(at_once.active)
    at_once.ada.send(at_once.table, {"type": "hand_over", "seat": OWNER, "bot": "quick"})
    assert at_once.stored() == ["", "", ""]


# -------------------------------------------------------------------------------------------------- what others see


def traffic(trio: Trio, auto: bool) -> dict[int, list[Any]]:
    """What the other seats and a spectator receive, from the first window to the next turn."""
    watcher = trio.server.guest("Wanda")
    sockets = {seat: trio.people[seat].live(trio.table, seat=seat) for seat in range(3) if seat != OWNER}
    sockets[-1] = watcher.live(trio.table, seat=-1)
    opened = {}
    try:
        for seat, socket in sockets.items():
            opened[seat] = socket.__enter__()
        if auto:
            trio.auto()
        for seat, name in trio.rest:
            if seat != OWNER or not auto:
                trio.until_asked(seat)
                trio.play(seat, name)
        trio.ada.send(trio.table, {"type": "chat", "text": "the end"})
        return {seat: list(received(socket)) for seat, socket in opened.items()}
    finally:
        for socket in sockets.values():
            socket.__exit__(None, None, None)


def received(socket: Any) -> Iterator[Any]:
    """What matters: without presence, and without names that differ from table to table."""
    while True:
        message = socket.receive_json()
        if message["type"] == "chat":
            return
        if message["type"] == "update":
            message["snapshot"] = {key: value for key, value in message["snapshot"].items() if key != "table"}
            del message["stamp"], message["onto"]  # they stand for the id of the table too
        if message["type"] in ("update", "waiting"):
            yield message


def test_others_see_ordinary_passes(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    for apart in (False, True):
        ordinary = traffic(Trio(server, monkeypatch, apart), auto=False)
        automatic = traffic(Trio(server, monkeypatch, apart), auto=True)
        assert ordinary == automatic
        assert all(len(messages) >= 3 for messages in automatic.values())


def test_the_record_is_the_same(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = []
    for auto in (False, True):
        trio = Trio(server, monkeypatch, apart=True)
        traffic(trio, auto)
        texts.append(server.application.house.tables[trio.table].text())
    assert texts[0] == texts[1]


def test_nobody_learns_of_it_from_the_table(at_once: Trio) -> None:
    """Giving and taking back an automatic answer changes nothing that others can ask for."""
    at_once.auto()
    at_once.until_asked(at_once.active)
    bea = at_once.people[1]
    paths = [f"/api/tables/{at_once.table}", f"/api/tables/{at_once.table}/poll?seat=1&version=0&wait=0"]
    before = [bea.get(path) for path in paths]
    time.sleep(1.1)  # times are in seconds
    with bea.live(at_once.table, seat=1) as socket:
        at_once.auto(on=False)
        socket.send_json({"type": "ping"})
        kinds = []
        while "pong" not in kinds:
            kinds.append(socket.receive_json()["type"])
        assert [kind for kind in kinds if kind != "presence"] == ["table", "snapshot", "pong"]
    assert [bea.get(path) for path in paths] == before


def test_the_seat_itself_is_told(at_once: Trio) -> None:
    with at_once.ada.live(at_once.table, seat=OWNER) as socket:
        at_once.auto()
        states: list[tuple[str, bool, int]] = []
        while len(states) < 4:
            message = socket.receive_json()
            if "snapshot" in message:
                states.append((message["type"], on_can(message["snapshot"])[0], message["snapshot"]["version"]))
    version = states[0][2]
    assert states == [
        ("snapshot", False, version),
        ("update", True, version),
        ("update", True, version + 1),
        ("update", True, version + 2),
    ]


# ------------------------------------------------------------------------------------------------------ taking back


def test_a_pass_taken_back_is_not_played_again(apart: Trio) -> None:
    apart.auto()
    apart.until_asked(apart.active)
    shown = apart.seen()
    assert shown["undo"] is True, "a pass that the server plays is the seat's own"
    undo = {"type": "undo", "id": "undo", "seat": OWNER, "version": shown["version"]}
    apart.ada.send(apart.table, undo)
    shown = apart.until_asked(OWNER)
    assert on_can(shown) == (False, True)
    assert apart.stored() == ["", "", ""]


def test_going_back_with_consent_ends_it(at_once: Trio) -> None:
    start = at_once.seen()["version"]
    at_once.auto()
    at_once.until_asked(at_once.active)
    at_once.ada.send(at_once.table, {"type": "ask_undo", "id": "back", "seat": OWNER, "to": start})
    for seat in (1, 2):
        asked = at_once.people[seat].snapshot(at_once.table, seat)["undo_request"]["id"]
        at_once.people[seat].send(at_once.table, {"type": "answer_undo", "seat": seat, "request": asked, "agree": True})
    shown = at_once.until_asked(OWNER)
    assert on_can(shown) == (False, True)
    assert at_once.stored() == ["", "", ""]


# ------------------------------------------------------------------------------------------------------- restarting


def test_it_outlives_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for server in serve(tmp_path):
        trio = Trio(server, monkeypatch, apart=True)
        trio.auto()
        trio.until_asked(trio.active)
        cookies = [person.cookie for person in trio.people]
    for server in serve(tmp_path):
        trio.server = server
        for person, cookie in zip(trio.people, cookies, strict=True):
            person.client, person.cookie = server.client, cookie
        assert trio.state()[0] is True
        trio.play(*trio.rest[1])
        trio.until_asked(trio.active)
        assert trio.told(OWNER)[-1] == "0 pass"
        trio.play(*trio.rest[-1])
        assert trio.state()[0] is False


def test_stopped_before_it_could_pass_it_passes_after(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for server in serve(tmp_path):
        trio = Trio(server, monkeypatch)
        monkeypatch.setattr(server.application.house.bots, "wake", lambda _: None)
        trio.auto()
        assert trio.seen()["legal"], "nothing was played"
    for server in serve(tmp_path):
        trio.server = server
        for person in trio.people:
            person.client = server.client
        trio.until_asked(trio.active)
        assert trio.told(OWNER)[-2:] == ["0 pass", "0 pass"]
