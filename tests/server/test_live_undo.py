"""Taking back, history and waiting over a live connection."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import Any

import pytest

from tests.server.conftest import Guest, Served, until
from tests.server.duels import pick, whose_turn

# ------------------------------------------------------------------------------------------------- undo, looking back


def test_undo_takes_back_ones_own_move_once(ada: Guest, bea: Guest, duel: str) -> None:
    for n in range(200):  # up to a move that may be taken back
        person, shown = whose_turn(duel, ada, bea)
        person.play(duel, shown["seat"], pick(shown, n))
        after = person.snapshot(duel, shown["seat"])
        if after["undo"]:
            break
    undo = {"type": "undo", "id": "oops", "seat": shown["seat"], "version": after["version"]}
    assert person.send(duel, undo)["type"] == "done"
    assert person.send(duel, undo)["type"] == "done", "sent again, nothing more happens"
    back = person.snapshot(duel, shown["seat"])
    assert back["version"] == after["version"] + 1
    assert back["view"] == shown["view"]
    assert back["legal"] == shown["legal"]


def test_what_cannot_be_undone_alone_needs_everybody(ada: Guest, bea: Guest, duel: str) -> None:
    first, shown = whose_turn(duel, ada, bea)
    before = first.snapshot(duel, shown["seat"])
    for n in range(400):  # until somebody else has moved
        person, now = whose_turn(duel, ada, bea)
        person.play(duel, now["seat"], pick(now, n))
        if person is not first:
            break
    asker, other = (ada, bea) if person is bea else (bea, ada)
    seat = 0 if asker is ada else 1
    asker.send(duel, {"type": "undo", "id": asker.key(), "seat": seat, "version": 999}, "stale")
    version = asker.snapshot(duel, seat)["version"]
    asker.send(duel, {"type": "undo", "id": asker.key(), "seat": seat, "version": version}, "cannot-undo")

    with other.live(duel, seat=1 if other is bea else 0) as socket:
        until(socket, "snapshot")
        asker.send(duel, {"type": "ask_undo", "id": asker.key(), "seat": seat, "to": before["version"]})
        request = until(socket, "update")["snapshot"]["undo_request"]
    assert request["seat"] == seat
    assert request["to"] == before["version"]
    assert request["waiting"] == ([1] if other is bea else [0, 2])

    answering = request["waiting"][0]
    no = {"type": "answer_undo", "seat": answering, "request": request["id"], "agree": False}
    yes = {**no, "agree": True}
    other.send(duel, no)
    assert asker.snapshot(duel, seat)["undo_request"] is None
    other.send(duel, yes, "no-request")

    asker.send(duel, {"type": "ask_undo", "id": asker.key(), "seat": seat, "to": before["version"]})
    asker.send(duel, {"type": "cancel_undo", "seat": seat})
    assert other.snapshot(duel)["undo_request"] is None

    asker.send(duel, {"type": "ask_undo", "id": asker.key(), "seat": seat, "to": before["version"]})
    other.send(duel, yes, "other-request")  # to what was asked before
    other.send(duel, no, "other-request")
    asked = other.snapshot(duel)["undo_request"]["id"]
    other.send(duel, {**yes, "request": asked})
    back = first.snapshot(duel, shown["seat"])
    assert back["undo_request"] is None
    assert back["view"] == before["view"]


def test_only_whoever_asked_to_go_back_can_take_that_back(ada: Guest, bea: Guest, duel: str) -> None:
    person, shown = whose_turn(duel, ada, bea)
    person.play(duel, shown["seat"], pick(shown, 0))
    asker, seat, other, others_seat = (ada, 0, bea, 1) if person is ada else (bea, 1, ada, 0)
    asker.send(duel, {"type": "ask_undo", "id": asker.key(), "seat": seat, "to": 0})
    asked = asker.snapshot(duel, seat)["undo_request"]
    other.send(duel, {"type": "cancel_undo", "seat": others_seat}, "no-request")
    other.send(duel, {"type": "cancel_undo", "seat": seat}, "not-your-seat")
    assert asker.snapshot(duel, seat)["undo_request"] == asked


def test_a_move_ends_the_request_to_go_back(ada: Guest, bea: Guest, duel: str) -> None:
    person, shown = whose_turn(duel, ada, bea)
    person.play(duel, shown["seat"], pick(shown, 0))
    seat = 0 if person is ada else 1
    person.send(duel, {"type": "ask_undo", "id": person.key(), "seat": seat, "to": 0})
    assert person.snapshot(duel, seat)["undo_request"]
    mover, now = whose_turn(duel, ada, bea)
    mover.play(duel, now["seat"], pick(now, 1))
    assert person.snapshot(duel, seat)["undo_request"] is None


def test_bots_wait_while_somebody_wishes_to_go_back(
    server: Served, ada: Guest, bea: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots, thinking, may_think = server.application.house.bots, threading.Event(), threading.Event()
    think = bots._think

    async def think_when_allowed(*args: Any) -> int:
        thinking.set()
        while not may_think.is_set():
            await asyncio.sleep(0.01)
        return await think(*args)

    may_think.set()
    monkeypatch.setattr(bots, "_think", think_when_allowed)
    table = ada.open("vinci", "you", "open", "bot:quick")["id"]
    bea.post(f"/api/tables/{table}/join")
    moved = None
    for n in range(500):
        shown = {person: person.snapshot(table) for person in (ada, bea)}
        mover = next((person for person in (ada, bea) if shown[person]["legal"]), None)
        if mover:
            moved = mover
            may_think.clear()
            thinking.clear()
            mover.play(table, shown[mover]["seat"], pick(shown[mover], n))
        elif moved and thinking.wait(10):
            break
    assert moved
    seat, version = shown[moved]["seat"], shown[moved]["version"]
    other = bea if moved is ada else ada
    moved.send(table, {"type": "ask_undo", "id": moved.key(), "seat": seat})
    may_think.set()  # what it thinks of now is not played
    end = time.monotonic() + 10
    while bots.busy(table):
        assert time.monotonic() < end, "the bot thinks for ever"
        time.sleep(0.01)
    now = moved.snapshot(table, seat)
    assert (now["version"], now["undo_request"]["seat"]) == (version, seat)
    answer = {"type": "answer_undo", "seat": shown[other]["seat"], "request": now["undo_request"]["id"]}
    other.send(table, {**answer, "agree": False})
    end = time.monotonic() + 10
    while moved.snapshot(table, seat)["version"] == version:
        assert time.monotonic() < end, "the bot does not go on"


def test_alone_with_bots_every_undo_is_free(ada: Guest) -> None:
    table = ada.open("vinci", "you", "bot:quick", "bot:quick")["id"]
    seen: list[Any] = []
    with ada.live(table) as socket:
        while len(seen) < 12:
            shown = socket.receive_json().get("snapshot")
            if shown and shown["legal"] and (not seen or seen[-1]["version"] < shown["version"]):
                seen.append(shown)
                ada.play(table, 0, pick(shown, len(seen)), version=shown["version"])
    first = seen[0]
    ada.send(table, {"type": "ask_undo", "id": "back", "seat": 0, "to": first["version"]})
    now = ada.snapshot(table, 0)
    assert now["view"] == first["view"]
    assert now["legal"] == first["legal"]


def test_history_shows_what_was_seen(ada: Guest, bea: Guest, duel: str) -> None:
    seen = {0: ada.snapshot(duel, 0)}
    for n in range(12):
        person, shown = whose_turn(duel, ada, bea)
        person.play(duel, shown["seat"], pick(shown, n))
        now = ada.snapshot(duel, 0)
        seen[now["version"]] = now
    for version, shown in seen.items():
        back = ada.send(duel, {"type": "history", "seat": 0, "at": version})
        assert back["view"] == shown["view"]
        assert back["actors"] == shown["actors"]
        assert back["last"] == 12
        assert all(event["version"] == version for event in back["events"])
    ada.send(duel, {"type": "history", "seat": 0, "at": 13}, "no-entry")
    ada.send(duel, {"type": "history", "seat": 1, "at": 3}, "hidden")
    steps = ada.send(duel, {"type": "timeline", "seat": 0})["steps"]
    assert [step["version"] for step in steps] == list(range(1, 13))
    assert all(step["text"] for step in steps if step["seat"] == 0)
    assert all(step["text"] is None for step in steps if step["seat"] == 1)


def test_since_my_last_turn(ada: Guest, bea: Guest, duel: str) -> None:
    for n in range(60):
        person, shown = whose_turn(duel, ada, bea)
        person.play(duel, shown["seat"], pick(shown, n))
    log = ada.send(duel, {"type": "log", "seat": 0})["events"]
    since = ada.send(duel, {"type": "since", "seat": 0})["events"]
    assert since == log[len(log) - len(since) :]
    steps = ada.send(duel, {"type": "timeline", "seat": 0})["steps"]
    last = max((step["version"] for step in steps if step["seat"] == 0), default=0)
    assert [event["version"] for event in since] == [event["version"] for event in log if event["version"] > last]
    bea.send(duel, {"type": "since", "seat": 0}, "not-your-seat")


def test_waiting_for_people_then_the_game_comes(ada: Guest, bea: Guest) -> None:
    table = ada.open("toy", "you", "open")["id"]
    ada.send(table, {"type": "look"}, "not-running")
    with ada.live(table) as socket:
        assert socket.receive_json()["table"]["status"] == "waiting"
        bea.post(f"/api/tables/{table}/join")
        assert until(socket, "table")["table"]["status"] == "running"
        update = until(socket, "update")
        assert (update["from"], update["version"], update["snapshot"]["seat"]) == (-1, 0, 0)
