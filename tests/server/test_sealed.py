"""Sealed answers over the wire: what others receive does not tell what is chosen, nor in how many steps."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from saecula.server import lobby
from tests.plots import registered
from tests.server.conftest import Guest, Served

MUSTER = [["pass"], ["lay", "spend"], ["lay", "undo", "pass"], ["lay", "spend", "undo", "undo", "lay", "spend"]]


@pytest.fixture(autouse=True)
def plots() -> Iterator[None]:
    with registered():
        yield


class Trio:
    """Three people at a table of Plots who are all asked to muster, and a spectator."""

    def __init__(self, server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(lobby, "seed_of", lambda *_: "5eed")
        self.people = [server.guest(name) for name in ("Ada", "Bea", "Carla")]
        self.watcher = server.guest("Wanda")
        self.table: str = self.people[0].open("plots", "you", "open", "open")["id"]
        for person in self.people[1:]:
            person.post(f"/api/tables/{self.table}/join")

    def answer(self, seat: int, way: list[str]) -> Iterator[None]:
        """One small move after the other."""
        person = self.people[seat]
        for word in way:
            shown = person.snapshot(self.table, seat)
            if word == "undo":
                undo = {"type": "undo", "id": person.key(), "seat": seat, "version": shown["version"]}
                person.send(self.table, undo)
            else:
                move = next(choice["move"] for choice in shown["legal"] if choice["verb"] == word)
                person.play(self.table, seat, move)
            yield

    def asked(self, person: Guest, seat: int | None) -> str:
        """Everything a reader can query, without names that differ from table to table."""
        calls = [f"/api/tables/{self.table}", f"/api/tables/{self.table}/fairness"]
        found: list[Any] = [person.get(path) for path in calls]
        found += [person.send(self.table, {"type": kind, "seat": seat}) for kind in ("look", "log", "timeline")]
        found.append(person.send(self.table, {"type": "history", "seat": seat, "at": 0}))
        return repr(found).replace(self.table, "TABLE")

    def others(self) -> list[str]:
        return [self.asked(self.people[1], 1), self.asked(self.people[2], 2), self.asked(self.watcher, None)]


def until_pong(socket: Any, table: str) -> list[bytes]:
    """The bytes received up to the answer to a ping, without presence."""
    socket.send_json({"type": "ping"})
    found: list[bytes] = []
    while True:
        text: str = socket.receive_text()
        if '"type":"pong"' in text:
            return found
        if '"type":"presence"' not in text:
            found.append(text.replace(table, "TABLE").encode())


def test_bytes_and_number_of_messages_are_the_same_whatever_is_chosen(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    received = []
    for way in MUSTER:
        trio = Trio(server, monkeypatch)
        one = trio.people[1].live(trio.table, seat=1)
        two = trio.watcher.live(trio.table, seat=-1)
        with one as bea, two as wanda:
            for socket in (bea, wanda):
                until_pong(socket, trio.table)  # the table as it is
            heard: list[list[bytes]] = []
            for _ in trio.answer(0, way):
                heard.append([m for socket in (bea, wanda) for m in until_pong(socket, trio.table)])
        sealings = [messages for messages in heard if messages]
        if way == MUSTER[-1]:  # sealed, taken back, sealed again: each of these may be seen
            assert len(sealings) == 3
        else:
            assert len(sealings) == 1
            assert heard[-1] == sealings[0], "nothing before it is sealed"
        received.append(heard[-1])
    assert all(messages == received[0] for messages in received)
    assert received[0] == [b'{"type":"waiting","actors":[1,2],"awaited":2}'] * 2


def test_nothing_that_others_can_ask_for_changes_before_an_answer_is_sealed(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    trio = Trio(server, monkeypatch)
    before = trio.others()
    listed = trio.watcher.get("/api/tables")
    time.sleep(1.1)  # times are in seconds
    steps = trio.answer(0, ["lay", "spend"])
    next(steps)
    assert trio.others() == before
    assert trio.watcher.get("/api/tables") == listed
    next(steps)
    assert trio.others() != before, "that it has sealed may be seen"


def test_in_a_window_nobody_learns_who_has_answered(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = []
    for first in (1, 2):
        trio = Trio(server, monkeypatch)
        for seat in range(3):
            list(trio.answer(seat, ["lay", "spend"]))
        list(trio.answer(0, ["lead", "strike"]))
        for seat in (1, 2):
            list(trio.answer(seat, ["pass"]))
        assert trio.people[0].snapshot(trio.table, 0)["prompt"]["key"] == "plots-prompt-window"
        with trio.watcher.live(trio.table, seat=-1) as wanda, trio.people[0].live(trio.table, seat=0) as ada:
            for socket in (ada, wanda):
                until_pong(socket, trio.table)
            list(trio.answer(first, ["pass"]))
            heard = [until_pong(socket, trio.table) for socket in (ada, wanda)]
        assert heard[0] == [b'{"type":"waiting","actors":[0],"awaited":2}']
        assert heard[1] == [b'{"type":"waiting","actors":[],"awaited":2}']
        look = trio.watcher.snapshot(trio.table)
        assert (look["actors"], look["awaited"]) == ([], 2)
        assert look["prompt"] == {"key": "waiting-for-number", "args": {"number": 2}}
        info = trio.watcher.get(f"/api/tables/{trio.table}")
        assert (info["actors"], info["awaited"]) == ([], 2)
        shown.append([heard, look["view"]])
    assert shown[0] == shown[1]


def test_whoever_has_two_seats_is_told_which_of_them_must_answer(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    trio = Trio(server, monkeypatch)
    ada, carla = trio.people[0], trio.people[2]
    trio.table = ada.open("plots", "you", "here:Bea", "open")["id"]
    carla.post(f"/api/tables/{trio.table}/join")
    trio.people = [ada, ada, carla]
    for seat in range(3):
        list(trio.answer(seat, ["lay", "spend"]))
    list(trio.answer(0, ["lead", "strike"]))
    for seat in (1, 2):
        list(trio.answer(seat, ["pass"]))

    def told(person: Guest, seat: int) -> list[int]:
        """Who is awaited, as the snapshot and the table say it to one seat."""
        actors: list[int] = person.snapshot(trio.table, seat)["actors"]
        assert person.get(f"/api/tables/{trio.table}")["actors"] == actors
        return actors

    with ada.live(trio.table, seat=0) as socket:
        until_pong(socket, trio.table)
        assert [told(ada, 0), told(ada, 1), told(carla, 2)] == [[0, 1], [0, 1], [2]]
        list(trio.answer(1, ["pass"]))
        assert until_pong(socket, trio.table)[-1] == b'{"type":"waiting","actors":[0],"awaited":2}'
    assert [told(ada, 0), told(ada, 1), told(carla, 2)] == [[0], [0], [2]]
