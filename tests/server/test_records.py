"""Records, forks, fairness; a game that no longer replays; the catalogue."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

import saecula
from saecula.server.catalogue import quoted
from tests.marks import wrong_mark
from tests.server.conftest import Guest, Served, serve, until
from tests.server.made_tables import spoil
from tests.server.test_lobby import play_to_the_end


def finished(ada: Guest, bea: Guest) -> str:
    table: str = ada.open("toy", "you", "open")["id"]
    bea.post(f"/api/tables/{table}/join")
    play_to_the_end(table, ada, bea)
    return table


def test_seed_and_hidden_cards_are_given_out_at_the_end_only(server: Served, ada: Guest, bea: Guest) -> None:
    table = ada.open("toy", "you", "open")["id"]
    bea.post(f"/api/tables/{table}/join")
    promise = bea.get(f"/api/tables/{table}/fairness")
    assert (promise["secret"], promise["seed"], promise["replays"]) == (None, None, None)
    for person in (ada, bea, server.guest("Eve"), server.guest("")):
        assert person.ask("GET", f"/api/tables/{table}/record").status_code == 409
        assert person.ask("POST", f"/api/tables/{table}/fork", {}).status_code in (401, 409)
        person.send(table, {"type": "look", "seat": 0 if person is not ada else 1}, "hidden")
    play_to_the_end(table, ada, bea)
    kept = bea.get(f"/api/tables/{table}/fairness")
    assert kept["secret_hash"] == promise["secret_hash"] == hashlib.sha256(kept["secret"].encode()).hexdigest()
    assert kept["replays"] is True
    text = server.guest("").ask("GET", f"/api/tables/{table}/record").text
    record = saecula.Record.loads(text)
    assert record.seed == kept["seed"]
    assert record.now.over
    bea.send(table, {"type": "history", "seat": 0, "at": 1})


def test_on_one_screen_everything_is_open(ada: Guest, bea: Guest) -> None:
    table = ada.open("toy", "you", "here:Bea", "bot:quick")["id"]
    assert saecula.Record.loads(ada.ask("GET", f"/api/tables/{table}/record").text).seats == 3
    assert bea.ask("GET", f"/api/tables/{table}/record").status_code == 409


def test_a_fork_shares_the_past_and_has_other_dice(ada: Guest, bea: Guest) -> None:
    table = finished(ada, bea)
    last = ada.snapshot(table, -1)["version"]
    there = ada.send(table, {"type": "history", "seat": -1, "at": last // 2})
    forked = bea.post(f"/api/tables/{table}/fork", {"at": last // 2}, 201)
    assert forked["fork_of"] == table
    assert forked["mine"] == [0, 1]
    assert forked["here"] is True
    assert [seat["name"] for seat in forked["seats"]] == ["Ada", "Bea"]
    assert bea.snapshot(forked["id"], -1)["view"] == there["view"]
    shown = bea.snapshot(forked["id"])
    bea.play(forked["id"], shown["seat"], shown["legal"][0]["move"])
    bea.refused(f"/api/tables/{table}/fork", {"at": 10_000}, "no-entry")
    bea.refused(f"/api/tables/{table}/fork", {"seat": 30}, "not-your-seat")


def test_a_record_goes_out_and_comes_in(ada: Guest, bea: Guest) -> None:
    table = finished(ada, bea)
    text = ada.ask("GET", f"/api/tables/{table}/record").text
    came = bea.ask("POST", "/api/records", content=text.encode())
    assert came.status_code == 201
    assert came.json()["status"] == "over"
    assert bea.ask("GET", f"/api/tables/{came.json()['id']}/record").text == text


def test_a_running_record_is_played_on_at_this_screen(ada: Guest) -> None:
    record = saecula.Record(saecula.game("vinci"), 3, seed=7)
    for _ in range(10):
        seat = record.now.actors[0]
        record.play(seat, record.now.legal(seat)[0])
    table = ada.ask("POST", "/api/records", content=record.dumps().encode()).json()
    assert (table["status"], table["mine"]) == ("running", [0, 1, 2])
    shown = ada.snapshot(table["id"])
    assert shown["version"] == 10
    ada.play(table["id"], shown["seat"], shown["legal"][0]["move"])


@pytest.mark.parametrize("spoil", [b"", b"hello\n", b"\xff\xfe\n", "moved", "cut"])
def test_a_damaged_record_is_refused_with_its_line(ada: Guest, spoil: bytes | str) -> None:
    record = saecula.Record(saecula.game("vinci"), 3, seed=7)
    for _ in range(10):
        seat = record.now.actors[0]
        record.play(seat, record.now.legal(seat)[0])
    text = record.dumps()
    if spoil == "moved":
        lines = text.split("\n")
        lines[-6], lines[-5] = lines[-5], lines[-6]
        text = "\n".join(lines)
    elif spoil == "cut":
        text = text[: len(text) // 2]
    body = spoil if isinstance(spoil, bytes) else text.encode()
    answer = ada.ask("POST", "/api/records", content=body)
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert error["code"] == "bad-record"
    assert error["line"] >= 1
    assert "line" in error["text"]


# ------------------------------------------------------------------------------------------- no longer replayable


@pytest.mark.parametrize(
    "values", [{"chk": wrong_mark("vinci")}, {"entry": "0 fly to the moon"}, {"entry": "nonsense"}]
)
def test_a_game_that_no_longer_replays_is_shown_and_can_go_on_elsewhere(tmp_path: Path, values: dict[str, Any]) -> None:
    for server in serve(tmp_path):
        ada, bea = server.guest("Ada"), server.guest("Bea")
        table = ada.open("vinci", "you", "open", "here:Cleo")["id"]
        bea.post(f"/api/tables/{table}/join")
        for _ in range(8):
            person = next(p for p in (ada, bea) if p.snapshot(table)["legal"])
            shown = person.snapshot(table)
            person.play(table, shown["seat"], shown["legal"][0]["move"])
        good = ada.send(table, {"type": "history", "seat": 0, "at": 5})
        cookies = ada.cookie, bea.cookie
        url = server.application.settings.url
    asyncio.run(spoil(url, table, 6, values))
    for server in serve(tmp_path):
        ada, bea = server.guest(""), server.guest("")
        ada.cookie, bea.cookie = cookies
        shown = ada.snapshot(table, 0)
        assert shown["view"] == good["view"]
        assert (shown["version"], shown["legal"]) == (5, [])
        told = ada.get(f"/api/tables/{table}")["broken"]
        assert told["entry"] == 5
        assert told["text"].startswith("entry 6: ")
        ada.play(table, 0, "done", code="broken")
        on = bea.post(f"/api/tables/{table}/continue", status=201)
        assert [seat["name"] for seat in on["seats"]] == ["Ada", "Bea", "Cleo"]
        assert ada.post(f"/api/tables/{table}/continue", status=201)["id"] == on["id"]
        assert ada.snapshot(on["id"], 0)["view"] == good["view"]
        healthy = ada.open("toy", "you", "here:Bea")["id"]
        ada.refused(f"/api/tables/{healthy}/continue", {}, "not-broken")


def test_a_table_stored_with_checks_of_format_1_goes_on(tmp_path: Path) -> None:
    """Six digits on every line, of states laid out in another way: the entries are held to the rules alone."""
    for server in serve(tmp_path):
        ada = server.guest("Ada")
        table = ada.open("vinci", "you", "here:Bea", "here:Cleo")["id"]
        for _ in range(12):
            shown = ada.snapshot(table)
            ada.play(table, shown["seat"], shown["legal"][0]["move"])
        before = [ada.snapshot(table, seat) for seat in (0, 1, 2, -1)]
        cookie, url = ada.cookie, server.application.settings.url
    for idx in range(1, 13):
        asyncio.run(spoil(url, table, idx, {"chk": f"{idx:06x}"}))
    for server in serve(tmp_path):
        ada = server.guest("")
        ada.cookie = cookie
        assert [ada.snapshot(table, seat) for seat in (0, 1, 2, -1)] == before
        assert ada.get(f"/api/tables/{table}")["broken"] is None
        shown = ada.snapshot(table)
        ada.play(table, shown["seat"], shown["legal"][0]["move"])
        text = ada.ask("GET", f"/api/tables/{table}/record").text
        assert len(saecula.Record.loads(text).entries) == 13


@pytest.fixture
def broken(tmp_path: Path) -> Iterator[tuple[str, Guest, Guest]]:
    """A table of two people that no longer replays, and these two."""
    for server in serve(tmp_path):
        ada, bea = server.guest("Ada"), server.guest("Bea")
        table = ada.open("toy", "you", "open")["id"]
        bea.post(f"/api/tables/{table}/join")
        for person, seat in ((ada, 0), (bea, 1)):
            person.play(table, seat, person.snapshot(table, seat)["legal"][0]["move"])
        cookies = ada.cookie, bea.cookie
        url = server.application.settings.url
    asyncio.run(spoil(url, table, 2, {"chk": wrong_mark("toy")}))
    for server in serve(tmp_path):
        ada, bea = server.guest(""), server.guest("")
        ada.cookie, bea.cookie = cookies
        yield table, ada, bea


def test_a_game_that_no_longer_replays_ends_when_everybody_agrees(broken: tuple[str, Guest, Guest]) -> None:
    table, ada, bea = broken
    with bea.live(table) as socket:
        told = ada.post(f"/api/tables/{table}/end")
        assert (told["status"], told["broken"]["agreed"]) == ("running", [0])
        assert until(socket, "table")["table"]["broken"] is not None  # the first, sent at the beginning
        assert until(socket, "table")["table"]["broken"]["agreed"] == [0]
        assert ada.ask("GET", f"/api/tables/{table}/record").json()["error"]["code"] == "hidden"
        assert ada.get(f"/api/tables/{table}/fairness")["seed"] is None
        told = bea.post(f"/api/tables/{table}/end")
        assert (told["status"], told["over"], told["broken"]["agreed"]) == ("over", True, [0, 1])
        assert told["ranking"] == []
        assert until(socket, "table")["table"]["status"] == "over"
        assert until(socket, "update")["snapshot"]["status"] == "over"
    fair = ada.get(f"/api/tables/{table}/fairness")
    assert (bool(fair["seed"]), fair["replays"]) == (True, False)
    bea.refused(f"/api/tables/{table}/continue", {}, "not-running")
    assert ada.post(f"/api/tables/{table}/end")["status"] == "over"  # once more changes nothing
    assert bea.post(f"/api/tables/{table}/rematch", status=201)["status"] == "waiting"


def test_a_game_that_goes_on_elsewhere_is_not_ended(broken: tuple[str, Guest, Guest]) -> None:
    """Its hidden cards are those of the game that goes on."""
    table, ada, bea = broken
    ada.post(f"/api/tables/{table}/end")
    bea.post(f"/api/tables/{table}/continue", status=201)
    for person in (ada, bea):
        person.refused(f"/api/tables/{table}/end", {}, "continued")
    assert ada.get(f"/api/tables/{table}")["broken"]["agreed"] == []
    assert ada.get(f"/api/tables/{table}/fairness")["seed"] is None


def test_only_who_sits_there_ends_a_game_and_only_a_broken_one(broken: tuple[str, Guest, Guest]) -> None:
    table, ada, _ = broken
    stranger = Guest(ada.client, "Cleo")
    stranger.refused(f"/api/tables/{table}/end", {}, "not-your-seat")
    healthy = ada.open("toy", "you", "here:Bea")["id"]
    ada.refused(f"/api/tables/{healthy}/end", {}, "not-broken")


def test_what_was_ended_stays_ended_when_the_old_rules_come_back(tmp_path: Path) -> None:
    for server in serve(tmp_path):
        ada = server.guest("Ada")
        table = ada.open("toy", "you", "here:Bea")["id"]
        for _ in range(3):
            shown = ada.snapshot(table)
            ada.play(table, shown["seat"], shown["legal"][0]["move"])
        house = server.application.house
        kept = house.tables[table].rows(0, "")[1]["chk"]
        cookie, url = ada.cookie, server.application.settings.url
    asyncio.run(spoil(url, table, 2, {"chk": wrong_mark("toy")}))
    for server in serve(tmp_path):
        ada = server.guest("")
        ada.cookie = cookie
        assert ada.post(f"/api/tables/{table}/end")["status"] == "over"
    asyncio.run(spoil(url, table, 2, {"chk": kept}))
    for server in serve(tmp_path):
        ada = server.guest("")
        ada.cookie = cookie
        assert ada.get(f"/api/tables/{table}")["broken"] is None
        assert ada.get(f"/api/tables/{table}")["status"] == "over"
        assert ada.snapshot(table, 0)["legal"] == []
        ada.play(table, 0, "done", code="not-running")


def test_a_game_that_is_not_installed_any_more(tmp_path: Path) -> None:
    for server in serve(tmp_path):
        ada = server.guest("Ada")
        table = ada.open("toy", "you", "here:Bea")["id"]
        cookie = ada.cookie
        house = server.application.house
        assert ada.client.portal is not None
        ada.client.portal.call(house.storage.change, table, house.tables[table].revision, {"game": "gone"})
        del house.tables[table]
        ada.send(table, {"type": "look"}, "broken")
        assert "not installed" in ada.get(f"/api/tables/{table}")["broken"]["text"]
        assert ada.get("/api/me/tables")["tables"][0]["game"] == "gone"
        assert ada.post(f"/api/tables/{table}/end")["status"] == "over"
        assert cookie


# ------------------------------------------------------------------------------------------------------ the catalogue


def test_games_with_options_seats_and_bots(ada: Guest) -> None:
    found = {game["name"]: game for game in ada.get("/api/games")["games"]}
    vinci, toy = found["vinci"], found["toy"]
    assert vinci["seats"] == [1, 2, 3, 4, 5, 6]
    assert (vinci["concede"], toy["concede"]) == (False, True)
    assert [bot["name"] for bot in vinci["bots"]] == ["quick", "slow", "failing", "hanging"]
    assert {option["name"] for option in vinci["options"]} >= {"victory_points", "tile_mix"}
    assert toy["languages"] == ["en", "it"]


def formatted(bundle: FluentBundle, key: str, **arguments: object) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    said, errors = bundle.format_pattern(pattern, arguments)
    assert errors == []
    return str(said)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_all_words_are_one_fluent_resource(ada: Guest, lang: str) -> None:
    answer = ada.ask("GET", f"/api/text/{lang}")
    assert answer.headers["content-type"].startswith("text/plain")
    resource = FluentResource(answer.text)
    assert not [entry for entry in resource.body if type(entry).__name__ == "Junk"]
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(resource)
    assert formatted(bundle, "vinci-province-castile")
    assert "7" in formatted(bundle, "error-no-entry", last=7)
    again = ada.ask("GET", f"/api/text/{lang}", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


def test_every_refusal_has_words_in_both_languages() -> None:
    from saecula.server.catalogue import OWN_WORDS
    from saecula.server.errors import STATUS

    for lang in ("en", "it"):
        text = (OWN_WORDS / f"{lang}.ftl").read_text("utf-8")
        for code in STATUS:
            assert f"\nerror-{code} = " in text, (lang, code)


@pytest.mark.parametrize("text", ["plain", "{braces}", "[x", "*x", ".x", "a\nb", "", "  spaces  ", "è – “x”"])
def test_any_name_can_be_a_fluent_message(text: str) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(f"name = {quoted(text)}\n"))
    assert formatted(bundle, "name") == text.strip()


def test_rules_and_components(ada: Guest) -> None:
    rules = ada.ask("GET", "/api/rules/vinci/it")
    assert rules.headers["content-type"].startswith("text/markdown")
    assert "VI-" in rules.text
    assert ada.ask("GET", "/api/rules/vinci/la").status_code == 404
    assert ada.ask("GET", "/api/rules/chess/en").status_code == 404
    assert ada.ask("GET", "/api/text/la").status_code == 404
    found = ada.get("/api/games/vinci/components")
    assert found["files"]["tiles"]["tiles"][0]["src_tokens"] in ("seed", "public", "recalled", "reconstructed")
    assert ada.get("/api/games/toy/components")["files"] == {}


def test_the_api_describes_itself(ada: Guest) -> None:
    described = ada.get("/api/openapi.json")
    assert described["openapi"].startswith("3.1")
    assert "/api/tables/{table}/messages" in described["paths"]
    text = msgspec.json.encode(described).decode()
    names = set(described["components"]["schemas"])
    for part in text.split('"$ref":"#/components/schemas/')[1:]:
        assert part.partition('"')[0] in names
