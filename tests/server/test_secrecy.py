"""Nothing that is hidden ever leaves the server: seeds, cards, secret choices, keys."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest
import sqlalchemy as sa

from saecula.games.heroes_of_the_world.components import FIRST, HERO_NAMES
from saecula.games.heroes_of_the_world.state import Heroes
from saecula.kernel.dealing import things_in
from saecula.server.schema import moves
from tests.marks import wrong_mark
from tests.server.conftest import Guest, Served, until
from tests.toy.cards import relics_in
from tests.toy.state import Toy


def state_of(server: Served, table: str) -> Toy:
    record = server.application.house.tables[table].record
    assert record is not None
    state = record.now
    assert isinstance(state, Toy)
    return state


def join_two(ada: Guest, bea: Guest, game: str = "toy") -> str:
    table: str = ada.open(game, "you", "open")["id"]
    bea.post(f"/api/tables/{table}/join")
    return table


def test_a_secret_answer_changes_nothing_for_the_others(ada: Guest, bea: Guest, server: Served) -> None:
    table = join_two(ada, bea)
    before = bea.snapshot(table, 1)
    with bea.live(table, seat=1) as socket, server.guest("").live(table) as watching:
        until(socket, "presence")
        ada.play(table, 0, ada.snapshot(table, 0)["legal"][0]["move"])
        waiting = until(socket, "waiting")
        assert waiting == {"type": "waiting", "actors": [1], "awaited": 1}
        assert until(watching, "waiting") == waiting
    after = bea.snapshot(table, 1)
    assert after["version"] == before["version"] == 0
    assert after["events"] == before["events"]
    assert after["view"] == {**before["view"], "actors": [1]}
    assert ada.snapshot(table, 0)["version"] == 1
    assert bea.send(table, {"type": "timeline", "seat": 1})["steps"] == []
    # The move that was made ready before the other's answer is still good.
    bea.play(table, 1, before["legal"][0]["move"], version=before["version"])
    assert bea.snapshot(table, 1)["version"] == 1


def test_a_secret_answer_can_be_taken_back_unseen(ada: Guest, bea: Guest) -> None:
    table = join_two(ada, bea)
    shown = ada.snapshot(table, 0)
    ada.play(table, 0, shown["legal"][0]["move"])
    assert ada.snapshot(table, 0)["undo"] is True
    ada.send(table, {"type": "undo", "id": "back", "seat": 0, "version": 1})
    ada.play(table, 0, shown["legal"][1]["move"])
    assert bea.snapshot(table, 1)["version"] == 0
    assert bea.send(table, {"type": "log", "seat": 1})["events"] == [
        event for event in bea.send(table, {"type": "log", "seat": 1})["events"] if event["key"] != "undone"
    ]
    bea.play(table, 1, bea.snapshot(table, 1)["legal"][0]["move"])
    assert (ada.snapshot(table, 0)["version"], bea.snapshot(table, 1)["version"]) == (4, 1)


def numbers(found: Any, inside: str = "") -> set[int]:
    """All relics that a payload could name: numbers in hands, on top, in events and moves."""
    if isinstance(found, dict):
        return {n for key, value in found.items() for n in numbers(value, key)}
    if isinstance(found, list):
        return {n for value in found for n in numbers(value, inside)}
    if isinstance(found, int) and inside in ("hand", "top", "number", "offered"):
        return {found}
    if isinstance(found, str) and found.startswith(("offer ", "guard ")):
        return {int(found.split()[1])}
    return set()


@pytest.mark.parametrize("moves", range(4))
def test_no_payload_names_a_card_that_its_reader_does_not_know(
    server: Served, ada: Guest, bea: Guest, moves: int
) -> None:
    table = join_two(ada, bea)
    people = {0: ada, 1: bea}
    watcher = server.guest("")
    with ada.live(table, seat=0) as one, bea.live(table, seat=1) as two, watcher.live(table) as three:
        sockets = {0: one, 1: two, -1: three}
        n = moves
        while True:
            state = state_of(server, table)
            if state.over:
                break
            in_play = relics_in(
                state.pile | state.hands[0] | state.hands[1] | (1 << state.top if state.top >= 0 else 0)
            )
            secret = {s: {r + 1 for r in in_play if not state.known[r] >> s & 1} for s in people}
            secret[-1] = {r + 1 for r in in_play if state.known[r] != 3}
            for seat, person in people.items():
                for kind in ("look", "log", "timeline", "since"):
                    found = person.send(table, {"type": kind, "seat": seat})
                    assert not numbers(found) & (secret[seat] - shown_before(found)), (kind, found)
                asked = [f"offer {worth}" for worth in range(1, 25)] + [f"guard {worth}" for worth in range(13, 25)]
                for one_move in person.send(table, {"type": "explain", "seat": seat, "moves": asked})["moves"]:
                    if one_move["legal"]:
                        assert int(one_move["move"].split()[1]) not in secret[seat]
                person.send(table, {"type": "look", "seat": 1 - seat}, "hidden")
                person.send(table, {"type": "history", "seat": 1 - seat, "at": 0}, "hidden")
                person.send(table, {"type": "explain", "seat": 1 - seat, "moves": asked}, "hidden")
                person.send(table, {"type": "explain", "seat": 1 - seat, "moves": asked, "at": 0}, "hidden")
                watcher.send(table, {"type": "explain", "seat": seat, "moves": asked}, "hidden")
            found = watcher.send(table, {"type": "look"})
            assert not numbers(found) & (secret[-1] - shown_before(found)), found
            actor = state.actors[n % len(state.actors)]
            shown = people[actor].snapshot(table, actor)
            n += 1
            people[actor].play(table, actor, shown["legal"][n * 5 % len(shown["legal"])]["move"])
        seed = server.application.house.tables[table].seed
        for reader, socket in sockets.items():
            while True:
                message = json.loads(socket.receive_text())
                assert seed not in json.dumps(message)
                if message.get("snapshot", {}).get("over"):
                    break
                shown = message.get("snapshot")
                assert shown is None or shown["seat"] == (None if reader == -1 else reader)


def shown_before(found: Any) -> set[int]:
    """Relics that were shown to all when they were offered, or to the seat: the log tells them for ever."""
    text = json.dumps(found)
    events = json.loads(text).get("events", [])
    return {event["args"]["number"] for event in events if "number" in event["args"]}


def heroes_hidden_from(state: Heroes, seat: int) -> set[str]:
    """The heroes that a seat (-1: a spectator) must not hear of now: the deck, and hands that were never shown."""
    hidden = set(state.deck)
    for other in range(state.seats):
        hidden |= set(things_in(state.hidden_from(seat, other)))
    return {HERO_NAMES[FIRST[state.era] + card] for card in hidden}


def heroes_named(payload: Any) -> set[str]:
    """The heroes that a payload names, but for `unseen`: the cards a seat has not seen, in no place and no order."""
    if isinstance(payload, dict):
        return {name for key, value in payload.items() if key != "unseen" for name in heroes_named(value)}
    if isinstance(payload, list):
        return {name for value in payload for name in heroes_named(value)}
    words = str(payload).removeprefix("heroes_of_the_world-hero-").split()
    return {word for word in words if word in HERO_NAMES}


@pytest.mark.parametrize("first", range(2))
def test_no_payload_names_a_hero_that_its_reader_does_not_know(
    server: Served, ada: Guest, bea: Guest, first: int
) -> None:
    """All traffic of 150 moves of Heroes of the World, to both players and a spectator."""
    table = join_two(ada, bea, "heroes_of_the_world")
    people = {0: ada, 1: bea}
    watcher = server.guest("")
    named = 0
    with ada.live(table, seat=0) as one, bea.live(table, seat=1) as two, watcher.live(table) as three:
        sockets = {0: one, 1: two, -1: three}
        for n in range(first, first + 150):
            state = state_now(server, table)
            if state.over:
                break
            hidden = {reader: heroes_hidden_from(state, reader) for reader in sockets}
            for seat, person in people.items():
                for kind in ("look", "log", "timeline", "since"):
                    heard = heroes_named(person.send(table, {"type": kind, "seat": seat}))
                    assert not heard & hidden[seat], (kind, heard & hidden[seat])
                    named += len(heard)
            assert not heroes_named(watcher.send(table, {"type": "look"})) & hidden[-1]
            actor = state.actors[0]
            shown = people[actor].snapshot(table, actor)
            people[actor].play(table, actor, shown["legal"][n * 5 % len(shown["legal"])]["move"])
            for reader, socket in sockets.items():  # what comes by itself
                assert not heroes_named(until(socket, "update")) & heroes_hidden_from(state_now(server, table), reader)
    assert named > 1000, "heroes are named all the time, only not these"


def state_now(server: Served, table: str) -> Heroes:
    record = server.application.house.tables[table].record
    assert record is not None
    assert isinstance(record.now, Heroes)
    return record.now


@pytest.mark.parametrize("game", ["vinci", "toy", "heroes_of_the_world"])
def test_the_seed_is_in_no_payload_before_the_end(
    server: Served, ada: Guest, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "saecula")
    table = ada.open(game, "you", "bot:quick", "bot:quick")["id"]
    others = server.guest("Eve")
    hidden = server.application.house.tables[table]
    seed, key = hidden.seed, hidden.key
    ada.received.clear()
    n = 0
    with ada.live(table) as socket:
        while True:
            text = socket.receive_text()
            shown = json.loads(text).get("snapshot")
            if shown and shown["over"]:
                break
            ada.received.append(text.encode())
            if shown and shown["legal"]:
                n += 1
                play = {"type": "play", "id": f"s{n}", "seat": 0, "version": shown["version"]}
                socket.send_json({**play, "moves": [shown["legal"][n * 7 % len(shown["legal"])]["move"]]})
                if n == 1:
                    for path in ("", "/fairness", "/record", "/poll?version=-1"):
                        others.ask("GET", f"/api/tables/{table}{path}")
                    others.ask("POST", f"/api/tables/{table}/fork", {})
                    others.get("/api/tables")
    heard = b"\n".join(ada.received + others.received)
    assert n >= 1
    assert seed.encode() not in heard
    assert key.encode() not in b"\n".join(others.received)
    logged = "\n".join(f"{record.getMessage()} {vars(record)}" for record in caplog.records)
    assert seed not in logged
    assert key not in logged
    assert ada.cookie.partition("=")[2] not in logged
    assert others.get(f"/api/tables/{table}/fairness")["seed"] == seed


def test_invite_keys_and_queries_are_not_logged(ada: Guest, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "saecula")
    table = ada.open("toy", "you", "invite", listed=False)
    ada.get(f"/api/tables/{table['id']}?key={table['key']}")
    with ada.live(table["id"], key=table["key"]) as socket:
        until(socket, "table")
    assert caplog.records
    assert table["key"] not in "\n".join(str(vars(record)) for record in caplog.records)


def test_a_broken_game_does_not_name_the_move_that_is_wrong(server: Served, ada: Guest, bea: Guest) -> None:
    """It may be a secret answer, and everybody reads the reason."""
    table = join_two(ada, bea)
    secret = ada.snapshot(table, 0)["legal"][0]["move"]
    ada.play(table, 0, secret)
    wrong = sa.update(moves).where(moves.c.table_id == table).values(chk=wrong_mark("toy"))
    house = server.application.house
    assert ada.client.portal is not None
    ada.client.portal.call(house.storage.database.write, lambda connection: connection.execute(wrong))
    del house.tables[table]
    told = bea.get(f"/api/tables/{table}")["broken"]["text"]
    assert told.startswith("entry 1: ")
    assert secret not in told
    assert secret in house.tables[table].trouble  # for the log of who runs the server
