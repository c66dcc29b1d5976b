"""Several servers on one PostgreSQL database: what happens at one is seen at the others, and bots outlive a server."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
import sqlalchemy as sa
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from saecula.server.cluster import LISTENER
from saecula.server.schema import driving, processes
from tests.server.conftest import Guest, Served, serve, until
from tests.server.killing import RealServer
from tests.server.postgres import missing, new_database, postgres

PATIENCE = 60.0  # seconds


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[str]:
    """Without PostgreSQL these tests are skipped, and `make test` fails for every test that is."""
    why = missing()
    if why:
        pytest.skip(f"the tests of several servers were not run: {why}")
    with postgres() as address:
        yield address


@pytest.fixture(scope="module")
def url(cluster: str) -> str:
    return new_database(cluster)


@pytest.fixture(scope="module")
def two(url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Served]]:
    with ExitStack() as open_ones:
        yield (
            open_ones.enter_context(served(tmp_path_factory.mktemp("one"), url)),
            open_ones.enter_context(served(tmp_path_factory.mktemp("two"), url)),
        )


@contextmanager
def served(folder: Path, url: str) -> Iterator[Served]:
    yield from serve(folder, database_url=url, lease=5.0)


def at(server: Served, guest: Guest) -> Guest:
    """The same person, through another server."""
    same = server.guest("")
    same.nickname, same.cookie, same.id = guest.nickname, guest.cookie, guest.id
    return same


def soon(condition: Callable[[], Any]) -> Any:
    """What the condition gives, as soon as it gives something."""
    end = time.monotonic() + PATIENCE
    while not (found := condition()):
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.02)
    return found


def until_table(socket: WebSocketTestSession, condition: Callable[[Any], bool]) -> Any:
    while not condition(table := until(socket, "table")["table"]):
        pass
    return table


# ----------------------------------------------------------------------------------------------------- what is seen


def test_people_and_tables_are_the_same_everywhere(two: tuple[Served, Served]) -> None:
    ada, bea = two[0].guest("Ada"), two[1].guest("Bea")
    table = ada.open("vinci", "you", "open", "here:Cleo")["id"]
    assert at(two[1], ada).get("/api/session")["user"]["nickname"] == "Ada"
    assert table in [info["id"] for info in bea.get("/api/tables")["tables"]]
    with ada.live(table) as here:
        until(here, "presence")
        assert bea.post(f"/api/tables/{table}/join")["status"] == "running"
        assert until_table(here, lambda info: info["status"] == "running")["seats"][1]["name"] == "Bea"
        started = until(here, "update")
        assert (started["from"], started["version"]) == (-1, 0)
    assert sum(person.get("/api/me/tables")["waiting"] for person in (ada, bea)) == 1


def test_a_move_at_one_server_reaches_the_sockets_at_another(two: tuple[Served, Served]) -> None:
    ada = two[0].guest("Ada")
    table = ada.open("vinci", "you", "here:Bea", "here:Cleo")["id"]
    there = at(two[1], ada)
    with there.live(table, seat=-1) as socket:
        until(socket, "snapshot")
        for n in range(5):
            shown = ada.snapshot(table)
            ada.play(table, shown["seat"], shown["legal"][0]["move"])
            told = until(socket, "update")
            assert (told["from"], told["version"]) == (n, n + 1)
            assert told["snapshot"] == ada.snapshot(table, -1)
            assert told["events"]


def test_a_server_catches_up_before_it_takes_a_move(two: tuple[Served, Served]) -> None:
    people = [two[0].guest("Ada")]
    people.append(at(two[1], people[0]))
    table = people[0].open("vinci", "you", "here:Bea", "here:Cleo")["id"]
    for n in range(30):  # every move at another server than the one before, without any waiting
        shown = people[n % 2].snapshot(table)
        assert shown["version"] == n
        person = people[(n + 1) % 2]
        move = shown["legal"][n * 7 % len(shown["legal"])]["move"]
        play = {"type": "play", "id": f"n{n}", "seat": shown["seat"], "version": n, "moves": [move]}
        assert person.send(table, play)["version"] == n + 1
        again = people[n % 2].send(table, play)  # its answer was lost, and it came to the other server
        assert (again["repeated"], again["version"]) == (True, n + 1)
    texts = [person.ask("GET", f"/api/tables/{table}/record").text for person in people]
    assert texts[0] == texts[1]
    assert len(set(texts[0].split("\n"))) > 30


def test_chat_and_presence_travel(two: tuple[Served, Served]) -> None:
    ada, bea = two[0].guest("Ada"), two[1].guest("Bea")
    table = ada.open("toy", "you", "open")["id"]
    bea.post(f"/api/tables/{table}/join")
    with ada.live(table) as here:
        until(here, "presence")
        with bea.live(table) as there:
            while until(here, "presence")["online"] != [0, 1]:
                pass
            while until(there, "presence")["online"] != [0, 1]:
                pass
            bea.send(table, {"type": "chat", "text": "ciao, “tutto” bene? " + "è" * 400})
            line = until(here, "chat")["lines"][0]
            assert (line["n"], line["name"], line["text"][:4]) == (0, "Bea", "ciao")
            ada.send(table, {"type": "chat", "text": "sì"})
            while (line := until(there, "chat")["lines"][0])["name"] != "Ada":
                pass
            assert line["n"] == 1
        while until(here, "presence")["online"] != [0]:
            pass
        assert [seat["online"] for seat in bea.get(f"/api/tables/{table}")["seats"]] == [True, False]
    soon(lambda: not bea.get(f"/api/tables/{table}")["seats"][0]["online"])


def test_going_back_by_consent_across_servers(two: tuple[Served, Served]) -> None:
    ada, bea = two[0].guest("Ada"), two[1].guest("Bea")
    table = ada.open("toy", "you", "open")["id"]
    bea.post(f"/api/tables/{table}/join")
    for person, seat in ((ada, 0), (bea, 1)):
        person.play(table, seat, person.snapshot(table, seat)["legal"][0]["move"])
    with ada.live(table, seat=0) as here, bea.live(table, seat=1) as there:
        ada.send(table, {"type": "ask_undo", "id": "back", "seat": 0, "to": 0})
        while (asked := until(there, "update")["snapshot"]["undo_request"]) is None:
            pass
        assert asked == {"id": asked["id"], "seat": 0, "to": 0, "agreed": [0], "waiting": [1]}
        bea.send(table, {"type": "answer_undo", "seat": 1, "request": asked["id"], "agree": True})
        while (shown := until(here, "update")["snapshot"])["undo_request"] is not None:
            pass
        assert shown["actors"] == [0, 1]


def test_who_gives_up_a_seat_sees_its_cards_no_longer_anywhere(two: tuple[Served, Served]) -> None:
    ada, bea = two[0].guest("Ada"), two[1].guest("Bea")
    table = ada.open("heroes_of_the_world", "you", "open", "bot:quick")["id"]
    bea.post(f"/api/tables/{table}/join")
    there = at(two[1], ada)
    with there.live(table, seat=0) as socket:
        assert until(socket, "snapshot")["snapshot"]["seat"] == 0
        ada.send(table, {"type": "hand_over", "seat": 0, "bot": "quick"})
        assert until_table(socket, lambda info: info["seats"][0]["kind"] == "bot")["mine"] == []
        assert until(socket, "update")["snapshot"]["seat"] is None


def test_a_deleted_table_is_gone_everywhere(two: tuple[Served, Served]) -> None:
    ada, bea = two[0].guest("Ada"), two[1].guest("Bea")
    table = ada.open("toy", "you", "open")["id"]
    with bea.live(table) as there:
        until(there, "presence")
        assert ada.ask("DELETE", f"/api/tables/{table}").status_code == 204
        assert until(there, "error")["error"]["code"] == "no-table"
        with pytest.raises(WebSocketDisconnect) as closed:
            there.receive_text()
        assert closed.value.code == 4404
    bea.get(f"/api/tables/{table}", 404)


def test_what_was_missed_is_made_up_for(two: tuple[Served, Served], url: str) -> None:
    """The connection over which a server hears of the others is cut."""
    ada = two[0].guest("Ada")
    table = ada.open("vinci", "you", "here:Bea", "here:Cleo")["id"]
    with at(two[1], ada).live(table, seat=-1) as socket:
        until(socket, "snapshot")
        engine = sa.create_engine(url)
        with engine.connect() as connection:
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = :name"
            assert len(list(connection.execute(sa.text(cut), {"name": LISTENER}))) == 2
        engine.dispose()
        shown = ada.snapshot(table)
        ada.play(table, shown["seat"], shown["legal"][0]["move"])
        assert until(socket, "update")["version"] == 1
        ada.send(table, {"type": "chat", "text": "ciao"})
        ada.play(table, *next_move(ada, table))
        assert until(socket, "update")["version"] == 2


def next_move(person: Guest, table: str) -> tuple[int, str]:
    shown = person.snapshot(table)
    return shown["seat"], shown["legal"][0]["move"]


# ------------------------------------------------------------------------------------------------------------- races


def test_one_seat_is_taken_once(two: tuple[Served, Served]) -> None:
    ada = two[0].guest("Ada")
    rivals = [two[0].guest("Bea"), two[1].guest("Cleo")]
    with ThreadPoolExecutor(2) as threads:
        for _ in range(10):
            table = ada.open("vinci", "you", "open", "open")["id"]

            def join(person: Guest, table: str = table) -> int:
                status: int = person.ask("POST", f"/api/tables/{table}/join", {"seat": 1}).status_code
                return status

            assert sorted(threads.map(join, rivals)) == [200, 409]
            assert [at(server, ada).get(f"/api/tables/{table}")["seats"][1]["kind"] for server in two] == ["person"] * 2


def test_one_of_two_moves_at_the_same_time_is_stale(two: tuple[Served, Served]) -> None:
    people = [two[0].guest("Ada")]
    people.append(at(two[1], people[0]))
    table = people[0].open("vinci", "you", "here:Bea", "here:Cleo")["id"]
    with ThreadPoolExecutor(2) as threads:
        for n in range(10):
            shown = people[0].snapshot(table)
            move = shown["legal"][0]["move"]

            def play(i: int, n: int = n, shown: Any = shown, move: str = move) -> Any:
                wanted = {"type": "play", "id": f"{n} {i}", "seat": shown["seat"], "version": n, "moves": [move]}
                return people[i].ask("POST", f"/api/tables/{table}/messages", wanted).json()["messages"][0]

            answers = sorted(threads.map(play, (0, 1)), key=lambda answer: str(answer["type"]))
            assert [answer["type"] for answer in answers] == ["error", "played"]
            assert answers[0]["error"]["code"] == "stale"
            assert answers[0]["snapshot"]["version"] == n + 1


# -------------------------------------------------------------------------------------------------------------- bots


def test_bots_play_at_one_server_and_are_seen_at_both(two: tuple[Served, Served]) -> None:
    ada = two[0].guest("Ada")
    table = ada.open("toy", "bot:quick", "bot:quick")["id"]
    assert two[1].application.house.bots.tables == []
    soon(lambda: at(two[1], ada).get(f"/api/tables/{table}")["status"] == "over")
    fair = [at(server, ada).get(f"/api/tables/{table}/fairness") for server in two]
    assert fair[0] == fair[1]
    assert fair[0]["verified"]


def driver(url: str, table: str) -> str:
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        alive = sa.select(driving.c.process).join(processes, processes.c.id == driving.c.process)
        found = connection.execute(alive.where(driving.c.table_id == table)).scalar()
    engine.dispose()
    return str(found or "")


def test_others_play_on_for_the_bots_of_a_server_that_is_killed(
    two: tuple[Served, Served], url: str, tmp_path: Path
) -> None:
    killed = RealServer(tmp_path, url)
    ada = two[0].guest("Ada")
    try:
        killed.start()
        body = {"game": "vinci", "seats": ["bot:slow", "bot:slow", "bot:slow"]}
        headers = {"X-Saecula": "1", "Cookie": ada.cookie}
        table = httpx.post(f"{killed.address}/api/tables", json=body, headers=headers, timeout=30).json()["id"]
        soon(lambda: ada.snapshot(table)["version"] > 2)
        first = driver(url, table)
        assert first
        assert first not in [server.application.house.storage.process for server in two]
    finally:
        killed.close()  # SIGKILL
    at_death = ada.snapshot(table)["version"]
    soon(lambda: driver(url, table) not in ("", first))
    soon(lambda: ada.snapshot(table)["version"] > at_death + 2)
    assert "Traceback" not in (tmp_path / "log.jsonl").read_text()


def test_others_play_on_at_once_for_a_server_that_says_goodbye(
    two: tuple[Served, Served], url: str, tmp_path: Path
) -> None:
    ada = two[0].guest("Ada")
    with served(tmp_path, url) as leaving:
        table = at(leaving, ada).open("vinci", "bot:slow", "bot:slow", "bot:slow")["id"]
        first = leaving.application.house.storage.process
        soon(lambda: driver(url, table) == first)
    assert soon(lambda: driver(url, table)) != first
    version = ada.snapshot(table)["version"]
    soon(lambda: ada.snapshot(table)["version"] > version)
