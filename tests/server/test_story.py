"""The story of a finished table, a rematch after it, and the addresses of an invitation."""

from __future__ import annotations

import socket
from typing import Any

import pytest
from starlette.requests import Request

import saecula
from saecula.kernel.story import by_source, turns
from saecula.server import Settings
from saecula.server.invitations import network_addresses, reachable
from saecula.server.story import SAMPLES, decisive, luck, tell_story
from tests.server.conftest import Guest, Served
from tests.server.made_tables import recorded_game

GAMES = ["vinci", "history_of_the_world"]


def imported(guest: Guest, text: str) -> str:
    answer = guest.ask("POST", "/api/records", content=text, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


@pytest.mark.parametrize("name", GAMES)
def test_the_story_of_a_finished_game(ada: Guest, name: str) -> None:
    record = recorded_game(name, 3)
    table = imported(ada, record.dumps())
    story = ada.get(f"/api/tables/{table}/story")
    told = turns(record)
    assert [turn["scores"] for turn in story["turns"]] == [turn.scores for turn in told]
    assert [(turn["seat"], turn["first"], turn["last"]) for turn in story["turns"]] == [
        (turn.seat, turn.first, turn.last) for turn in told
    ]
    assert [source["source"] for source in story["sources"]] == record.game.sources()
    expected = by_source(record, told)
    assert [source["points"] for source in story["sources"]] == [list(each) for each in zip(*expected, strict=True)]
    for player, score in enumerate(story["turns"][-1]["scores"]):
        assert sum(source["points"][player] for source in story["sources"]) == score - told[0].scores[player]
    assert story["turns"][-1]["scores"] == list(record.now.scores)
    for turn in story["turns"][:: max(1, len(told) // 5)]:
        shown = ada.send(table, {"type": "history", "seat": -1, "at": turn["at"]})
        assert shown["scores"] == turn["scores"], "`at` leads to the end of the turn"


@pytest.mark.parametrize("name", GAMES)
def test_the_decisive_turns_are_those_in_which_winner_and_runner_up_did_otherwise_than_the_others(name: str) -> None:
    record = recorded_game(name, 4)
    told = turns(record)
    ranking, sources = list(record.now.ranking), record.game.sources()
    winner = ranking.index(1)
    rounds = {turn.round: turn.scores for turn in told}  # the last of each round

    def beyond(number: int, player: int) -> float:
        gained = [after - before for after, before in zip(rounds[number], rounds[number - 1], strict=True)]
        return gained[player] - (sum(gained) - gained[player]) / (len(gained) - 1)

    found = decisive(told, ranking, sources)
    assert found
    for each in found:
        number = told[each.turn].round
        assert ranking[each.seat] <= 2
        assert each.swing == round(beyond(number, each.seat)) != 0
        assert each.points == sum(points for _, points in each.gains)
        assert each.points == rounds[number][each.seat] - rounds[number - 1][each.seat]
    least = min(abs(each.swing) for each in found)
    named = {told[each.turn].round for each in found}
    assert all(abs(round(beyond(number, winner))) <= least for number in rounds if number and number not in named)
    assert decisive(told, [0, 0, 0, 0], sources) == [], "nobody won"


def test_the_versions_of_a_story_are_those_of_the_seat_that_asks(ada: Guest) -> None:
    """In 7 Ages a seat knows more versions than a spectator: its own secret moves are among them."""
    record = recorded_game("seven_ages", 2)
    table = imported(ada, record.dumps())
    mine, everybodys = (ada.get(f"/api/tables/{table}/story?seat={seat}")["turns"] for seat in (0, -1))
    assert any(one["at"] != other["at"] for one, other in zip(mine, everybodys, strict=True))
    for turn in mine[:: max(1, len(mine) // 5)]:
        shown = ada.send(table, {"type": "history", "seat": 0, "at": turn["at"]})
        assert shown["scores"] == turn["scores"]
    assert ada.ask("GET", f"/api/tables/{table}/story?seat=7").status_code == 403


def test_luck_is_what_chance_did_beyond_the_usual() -> None:
    """Over many games it comes to nothing: nobody is lucky in the long run. Where nothing is rolled there is none."""
    total, moments = 0.0, 0
    for seed in range(6):
        found = luck(recorded_game("history_of_the_world", 3, seed=seed))
        total += sum(each.luck for each in found)
        moments += sum(each.reveals for each in found)
        assert any(each.luck for each in found)
    assert moments > 100
    assert abs(total / moments) < 1.0, f"{total} over {moments} reveals, {SAMPLES} samples each"
    still = saecula.Record(saecula.game("vinci"), 3, 1)
    assert all(each.reveals == 0 and each.luck == 0 for each in luck(still))


def test_before_the_end_there_is_no_story(ada: Guest, bea: Guest) -> None:
    table = ada.open("vinci", "you", "here:Bea", "here:Cleo")["id"]
    assert ada.ask("GET", f"/api/tables/{table}/story").json()["error"]["code"] == "not-over"
    hidden = ada.open("vinci", "you", "here:Bea", "here:Cleo", listed=False)["id"]
    assert bea.ask("GET", f"/api/tables/{hidden}/story").status_code == 404


def test_a_story_is_told_once(server: Served, ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = imported(ada, recorded_game("vinci", 3).dumps())
    ran: list[Any] = []
    replayer = server.application.house.replayer
    run = replayer.run

    def counted(asked_from: str, function: Any, *given: Any) -> Any:
        ran.append(function)
        return run(asked_from, function, *given)

    monkeypatch.setattr(replayer, "run", counted)
    stories = [ada.get(f"/api/tables/{table}/story") for _ in range(3)]
    assert stories[0] == stories[1] == stories[2]
    assert ran == [tell_story]


def test_a_rematch_has_the_same_seats_and_options_and_other_dice(server: Served, ada: Guest) -> None:
    table = imported(ada, recorded_game("vinci", 3).dumps())
    again = ada.post(f"/api/tables/{table}/rematch", {}, 201)
    was = ada.get(f"/api/tables/{table}")
    assert [(seat["kind"], seat["name"]) for seat in again["seats"]] == [
        (seat["kind"], seat["name"]) for seat in was["seats"]
    ]
    assert again["options"] == was["options"]
    assert again["status"] == "running"
    tables = server.application.house.tables
    assert tables[again["id"]].seed != tables[table].seed


# ----------------------------------------------------------------------------------------------------------- addresses


def asked_of(settings: Settings, host: str = "127.0.0.1:8123") -> Any:
    scope = {"type": "http", "scheme": "http", "path": "/", "query_string": b"", "server": ("127.0.0.1", 8123)}
    return reachable(settings, Request({**scope, "headers": [(b"host", host.encode())]}))


def test_on_loopback_the_command_is_told() -> None:
    found = asked_of(Settings())
    assert found.addresses == []
    assert found.command == "saecula serve --host 0.0.0.0"


def test_on_all_addresses_those_of_the_networks_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    known = ["127.0.0.1", "192.168.7.5", "169.254.3.3", "10.1.2.3", "192.168.7.5"]
    monkeypatch.setattr(socket, "gethostbyname_ex", lambda name: (name, [], known))
    found = network_addresses()
    assert {"192.168.7.5", "10.1.2.3"} <= set(found)
    assert not {"127.0.0.1", "169.254.3.3"} & set(found)
    assert len(found) == len(set(found))
    told = asked_of(Settings(host="0.0.0.0"))
    assert "http://192.168.7.5:8123" in told.addresses
    assert told.command == ""


def test_one_address_or_a_name_is_told_as_it_is() -> None:
    assert asked_of(Settings(host="192.168.7.5")).addresses == ["http://192.168.7.5:8123"]
    assert asked_of(Settings(host="fd00::5")).addresses == ["http://[fd00::5]:8123"]
    named = Settings(host="0.0.0.0", hosts=["play.example.org"])
    assert asked_of(named, "play.example.org").addresses == ["http://play.example.org"]


def test_addresses_are_for_those_who_are_signed_in(server: Served, ada: Guest) -> None:
    assert server.guest("").ask("GET", "/api/addresses").status_code == 401
    assert set(ada.get("/api/addresses")) == {"addresses", "command"}
