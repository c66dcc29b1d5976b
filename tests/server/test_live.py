"""Live play: whole games over both roads, and everything that can go wrong on the way."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.conftest import Guest, Served, until
from tests.server.duels import pick, whose_turn

# ------------------------------------------------------------------------------------------------------- whole games


@pytest.mark.parametrize("game", ["vinci", "toy"])
def test_a_whole_game_against_bots_over_a_socket(ada: Guest, game: str) -> None:
    table = ada.open(game, "you", "bot:quick", "bot:quick")["id"]
    mine = 0
    version = -1
    log: list[int] = []
    with ada.live(table) as socket:
        while True:
            message = socket.receive_json()
            assert message["type"] in ("table", "snapshot", "update", "presence", "played", "waiting"), message
            if message["type"] == "update":
                assert message["from"] in (version, -1), "no gap"
                version = message["version"]
                log += [event["n"] for event in message["events"]]
            elif message["type"] == "snapshot":
                version = message["snapshot"]["version"]
                log = list(range(message["snapshot"]["events"]))
            shown = message.get("snapshot")
            if shown and shown["over"]:
                break
            if shown and shown["legal"]:
                mine += 1
                play = {"type": "play", "id": f"k{mine}", "seat": 0, "version": version, "moves": [pick(shown, mine)]}
                socket.send_json(play)
    assert mine >= 1  # the toy can be over soon
    assert log == list(range(shown["events"])), "every event came, once and in order"
    assert sorted(shown["ranking"])[0] == 1


def test_a_whole_game_against_bots_over_plain_http(ada: Guest) -> None:
    table = ada.open("vinci", "you", "bot:quick", "bot:failing")["id"]
    shown = ada.snapshot(table)
    mine = 0
    while not shown["over"]:
        if shown["legal"]:
            mine += 1
            ada.play(table, 0, pick(shown, mine), version=shown["version"])
        path = f"/api/tables/{table}/poll?seat=0&version={shown['version']}&wait=20"
        for message in ada.get(path)["messages"]:
            shown = message.get("snapshot", shown)
    assert mine > 20
    assert ada.get(f"/api/tables/{table}")["status"] == "over"


def test_a_poll_waits_and_answers_nothing_when_nothing_happens(ada: Guest, duel: str) -> None:
    version = ada.snapshot(duel, 0)["version"]
    assert ada.get(f"/api/tables/{duel}/poll?seat=0&version={version}&wait=0.1") == {"messages": []}


def test_a_poll_that_missed_something_gets_all_of_it(ada: Guest, bea: Guest, duel: str) -> None:
    for n in range(3):
        person, shown = whose_turn(duel, ada, bea)
        person.play(duel, shown["seat"], pick(shown, n))
    update = ada.get(f"/api/tables/{duel}/poll?seat=0&version=1")["messages"][1]
    assert (update["type"], update["from"], update["version"]) == ("update", 1, 3)
    assert {event["version"] for event in update["events"]} <= {2, 3}


# ------------------------------------------------------------------------------------------------------------ refusals


def test_a_stale_move_is_refused_with_how_it_stands(ada: Guest, bea: Guest, duel: str) -> None:
    person, shown = whose_turn(duel, ada, bea)
    person.play(duel, shown["seat"], shown["legal"][0]["move"])
    refusal = person.play(duel, shown["seat"], shown["legal"][0]["move"], version=shown["version"], code="stale")
    assert refusal["snapshot"]["version"] == shown["version"] + 1
    assert refusal["snapshot"]["seat"] == shown["seat"]
    assert person.snapshot(duel, shown["seat"])["version"] == shown["version"] + 1


def test_an_illegal_move_is_refused_with_the_rule(ada: Guest, bea: Guest, duel: str) -> None:
    person, shown = whose_turn(duel, ada, bea)
    refusal = person.play(duel, shown["seat"], "conquer castile", code="illegal")
    assert refusal["error"]["at"] == 0
    assert refusal["error"]["message"]["key"]
    assert refusal["snapshot"]["version"] == shown["version"]
    assert person.play(duel, shown["seat"], "fly to the moon", code="illegal")["error"]["message"] == {
        "key": "error-no-move",
        "args": {"move": "fly to the moon"},
    }


def test_nobody_plays_for_somebody_else(server: Served, ada: Guest, bea: Guest, duel: str) -> None:
    person, shown = whose_turn(duel, ada, bea)
    other = bea if person is ada else ada
    move = shown["legal"][0]["move"]
    for stranger in (other, server.guest("Mallory")):
        refusal = stranger.play(duel, shown["seat"], move, version=shown["version"], code="not-your-seat")
        assert "snapshot" not in refusal
    server.guest("").play(duel, shown["seat"], move, version=0, code="sign-in")
    person.play(duel, shown["seat"], move, version=shown["version"])


def test_who_is_not_to_choose_cannot_play(ada: Guest, bea: Guest, duel: str) -> None:
    _, shown = whose_turn(duel, ada, bea)
    waiting = next(s for s in (0, 2, 1) if s != shown["seat"])
    person = bea if waiting == 1 else ada
    refusal = person.play(duel, waiting, shown["legal"][0]["move"], code="illegal")
    assert refusal["error"]["message"]["key"] == "not-your-turn"


def test_an_unknown_table_and_an_unknown_message(ada: Guest, duel: str) -> None:
    ada.send("t_nowhere", {"type": "look"}, "no-table")
    ada.get("/api/tables/t_nowhere", 404)
    ada.send(duel, {"type": "dance"}, "bad-request")
    ada.send(duel, {"type": "play"}, "bad-request")
    ada.send(duel, {"type": "play", "id": "", "seat": 0, "version": 0, "moves": ["done"]}, "bad-request")
    ada.send(duel, {"type": "play", "id": "x", "seat": 0, "version": 0, "moves": []}, "bad-request")
    ada.send(duel, {"type": "play", "id": "x", "seat": 0, "version": 0, "moves": ["done"] * 300}, "bad-request")
    ada.send(duel, {"type": "look", "seat": 77}, "bad-request")
    ada.send(duel, {"type": "look", "seat": 17}, "not-your-seat")


def test_a_socket_survives_every_mistake(ada: Guest, bea: Guest, duel: str) -> None:
    person, shown = whose_turn(duel, ada, bea)
    with person.live(duel, seat=shown["seat"]) as socket:
        until(socket, "snapshot")
        for broken in ("{", "[]", "null", '"play"', '{"type": 7}', '{"type":"play","moves":"x"}', "\U0001f600", ""):
            socket.send_text(broken)
            assert until(socket, "error")["error"]["status"] == 400
        socket.send_bytes(b"\xff\xfe\x00")
        assert until(socket, "error")["error"]["code"] == "bad-json"
        socket.send_text("x" * 400_000)
        assert until(socket, "error")["error"]["code"] == "too-large"
        move = shown["legal"][0]["move"]
        play = {"type": "play", "id": "after", "seat": shown["seat"], "version": shown["version"], "moves": [move]}
        socket.send_json(play)
        assert until(socket, "played")["re"] == "after"


def test_a_socket_to_nowhere_says_why_and_closes(ada: Guest, bea: Guest) -> None:
    private = ada.open("toy", "you", "invite", listed=False)["id"]
    for table in ("t_nowhere", private):
        with bea.live(table) as socket:
            assert socket.receive_json()["error"]["code"] == "no-table"
            assert socket.receive()["code"] == 4404


# ----------------------------------------------------------------------------------------- sequences, twice, together


def test_a_sequence_is_all_or_nothing(ada: Guest, bea: Guest, duel: str) -> None:
    person, shown = whose_turn(duel, ada, bea)
    seat, first = shown["seat"], shown["legal"][0]["move"]
    refusal = person.play(duel, seat, first, "give_up castile", code="illegal")
    after = person.snapshot(duel, seat)
    assert after["version"] == shown["version"], "nothing was played"
    assert refusal["error"]["at"] == 1


def test_a_sequence_stops_at_a_reveal(ada: Guest) -> None:
    table = ada.open("toy", "you", "here:Bea")["id"]
    for seat in (0, 1):
        ada.play(table, seat, ada.snapshot(table, seat)["legal"][0]["move"])
    leader = ada.get(f"/api/tables/{table}")["actors"][0]
    # The second look would be refused (there is only one top card), but nothing behind a reveal is looked at.
    played = ada.play(table, leader, "look", "look", "no such thing")
    assert (played["moves"], played["stopped"]) == (1, True)
    assert ada.play(table, leader, "done")["stopped"] is False


def test_the_same_request_twice_happens_once(ada: Guest, bea: Guest, duel: str) -> None:
    person, shown = whose_turn(duel, ada, bea)
    play = {
        "type": "play",
        "id": "again",
        "seat": shown["seat"],
        "version": shown["version"],
        "moves": [shown["legal"][0]["move"]],
    }
    first = person.send(duel, play)
    again = person.send(duel, play)
    person.send(duel, {**play, "moves": ["done"]}, "reused-key")
    assert (first["repeated"], again["repeated"]) == (False, True)
    assert (first["moves"], first["version"]) == (again["moves"], again["version"])
    assert person.snapshot(duel, shown["seat"])["version"] == shown["version"] + 1


def test_two_tabs_with_the_same_move_at_the_same_moment(ada: Guest, bea: Guest, duel: str) -> None:
    person, shown = whose_turn(duel, ada, bea)
    seat, move = shown["seat"], shown["legal"][0]["move"]
    with person.live(duel, seat=seat) as one, person.live(duel, seat=seat) as two:
        until(one, "snapshot")
        until(two, "snapshot")
        for socket, key in ((one, "tab-1"), (two, "tab-2")):
            socket.send_json({"type": "play", "id": key, "seat": seat, "version": shown["version"], "moves": [move]})
        answers = {}
        for socket in (one, two):
            while True:
                message = socket.receive_json()
                if message["type"] in ("played", "error"):
                    answers[message["re"]] = message["type"]
                    break
        assert sorted(answers.values()) == ["error", "played"]
    assert person.snapshot(duel, seat)["version"] == shown["version"] + 1


def test_many_at_once_and_one_wins(ada: Guest, bea: Guest, duel: str) -> None:
    person, shown = whose_turn(duel, ada, bea)
    house = person.client

    def one(n: int) -> int:
        body = {
            "type": "play",
            "id": f"race-{n}",
            "seat": shown["seat"],
            "version": shown["version"],
            "moves": [shown["legal"][0]["move"]],
        }
        headers = {"X-Saecula": "1", "Cookie": person.cookie}
        return house.post(f"/api/tables/{duel}/messages", json=body, headers=headers).status_code

    with ThreadPoolExecutor(8) as pool:
        found = sorted(pool.map(one, range(8)))
    assert found == [200] + [409] * 7


def test_two_tabs_see_the_same(ada: Guest, bea: Guest, duel: str) -> None:
    person, shown = whose_turn(duel, ada, bea)
    with ada.live(duel, seat=0) as one, ada.live(duel, seat=0) as two, bea.live(duel) as other:
        person.play(duel, shown["seat"], shown["legal"][0]["move"])
        updates = [until(socket, "update") for socket in (one, two, other)]
    assert updates[0]["snapshot"] == updates[1]["snapshot"]
    assert updates[0]["events"] == updates[1]["events"]
    assert updates[2]["snapshot"]["seat"] == 1


def test_after_a_gap_one_look_puts_everything_right(ada: Guest, bea: Guest, duel: str) -> None:
    with ada.live(duel, seat=0) as socket:
        before = until(socket, "snapshot")["snapshot"]
    for n in range(4):  # the connection is lost, the others go on
        person, shown = whose_turn(duel, ada, bea)
        person.play(duel, shown["seat"], pick(shown, n))
    with ada.live(duel, seat=0) as socket:
        after = until(socket, "snapshot")["snapshot"]
        assert after["version"] == before["version"] + 4
        socket.send_json({"type": "log", "id": "gap", "seat": 0, "since": before["events"]})
        missed = until(socket, "log")
    assert [event["n"] for event in missed["events"]] == list(range(before["events"], after["events"]))
    assert missed["next"] == after["events"]


def test_the_socket_looks_from_another_seat(ada: Guest, bea: Guest, duel: str) -> None:
    with ada.live(duel) as socket:
        assert until(socket, "snapshot")["snapshot"]["seat"] in (0, 2)
        socket.send_json({"type": "look", "seat": 2, "explain": True, "id": "turn"})
        found = until(socket, "snapshot")
        assert (found["re"], found["snapshot"]["seat"]) == ("turn", 2)
        socket.send_json({"type": "look", "seat": 1, "id": "peek"})
        assert until(socket, "error")["error"]["code"] == "hidden"
        socket.send_json({"type": "look", "seat": -1})
        spectator = until(socket, "snapshot")["snapshot"]
        assert (spectator["seat"], spectator["legal"]) == (None, [])


# ------------------------------------------------------------------------------------------------ explaining, chatting


def test_explaining_in_bulk(ada: Guest, bea: Guest, duel: str) -> None:
    person, shown = whose_turn(duel, ada, bea)
    provinces = [province["id"] for province in shown["view"]["provinces"]]
    asked = [f"conquer {province}" for province in provinces] + [shown["legal"][0]["move"], "conquer atlantis"]
    found = person.send(duel, {"type": "explain", "seat": shown["seat"], "moves": asked})["moves"]
    assert [one["move"] for one in found] == asked
    assert all(one["why_not"] and one["lines"] and not one["legal"] for one in found[: len(provinces)])
    assert found[-2]["legal"] is True
    assert found[-2]["why_not"] is None
    assert found[-1]["why_not"]["key"] == "error-no-move"


def test_where_all_is_open_everybody_may_ask_what_a_move_costs(
    server: Served, ada: Guest, bea: Guest, duel: str
) -> None:
    person, shown = whose_turn(duel, ada, bea)
    seat, asked = shown["seat"], [shown["legal"][0]["move"]]
    mine = person.send(duel, {"type": "explain", "seat": seat, "moves": asked})["moves"]
    for other in (ada, bea, server.guest("")):
        assert other.send(duel, {"type": "explain", "seat": seat, "moves": asked})["moves"] == mine
    assert mine[0]["legal"] is True
    server.guest("").send(duel, {"type": "explain", "seat": 7, "moves": asked}, "not-your-seat")


def test_looking_back_one_sees_what_moves_would_have_cost(server: Served, ada: Guest, bea: Guest, duel: str) -> None:
    person, shown = whose_turn(duel, ada, bea)
    seat, move = shown["seat"], shown["legal"][0]["move"]
    before = person.send(duel, {"type": "explain", "seat": seat, "moves": [move]})["moves"]
    person.play(duel, seat, move)
    assert person.send(duel, {"type": "explain", "seat": seat, "moves": [move]})["moves"] != before
    back = {"type": "explain", "seat": seat, "moves": [move], "at": 0}
    assert person.send(duel, {**back, "looking": seat})["moves"] == before
    assert server.guest("").send(duel, {**back, "looking": -1})["moves"] == before
    person.send(duel, {**back, "at": 99}, "no-entry")


def test_explanations_come_with_the_legal_moves_on_request(ada: Guest, bea: Guest, duel: str) -> None:
    person, shown = whose_turn(duel, ada, bea)
    assert "lines" not in shown["legal"][0]
    looked = person.send(duel, {"type": "look", "seat": shown["seat"], "explain": True})["snapshot"]
    assert all(choice["lines"] for choice in looked["legal"])
    with person.live(duel, explain=1) as socket:
        assert until(socket, "snapshot")["snapshot"]["legal"] == looked["legal"]
    polled = person.get(f"/api/tables/{duel}/poll?version=-1&wait=0&explain=1")["messages"]
    assert polled[-1]["snapshot"]["legal"] == looked["legal"]


def test_chat_is_for_who_sits_here_and_is_kept(server: Served, ada: Guest, bea: Guest, duel: str) -> None:
    with bea.live(duel) as socket:
        ada.send(duel, {"type": "chat", "text": " ciao\n a  tutti\x00 "})
        line = until(socket, "chat")["lines"][0]
        assert (line["n"], line["seat"], line["name"], line["text"]) == (0, 0, "Ada", "ciao a tutti")
    bea.send(duel, {"type": "chat", "text": "salve"})
    assert [one["text"] for one in ada.send(duel, {"type": "chats", "since": 1})["lines"]] == ["salve"]
    server.guest("Cleo").send(duel, {"type": "chat", "text": "spam"}, "not-your-seat")
    ada.send(duel, {"type": "chat", "text": "x" * 501}, "bad-request")
    ada.send(duel, {"type": "chat", "text": " \n "}, "bad-request")
    version = ada.snapshot(duel, 0)["version"]
    assert ada.get(f"/api/tables/{duel}/poll?seat=0&version={version}&chat=1")["messages"][0]["lines"][0]["n"] == 1


def test_presence(server: Served, ada: Guest, bea: Guest, duel: str) -> None:
    with ada.live(duel) as one:
        assert until(one, "presence") == {"type": "presence", "online": [0, 2], "watching": 0}
        with bea.live(duel):
            assert until(one, "presence")["online"] == [0, 1, 2]
            with server.guest("").live(duel):
                assert until(one, "presence")["watching"] == 1
            assert until(one, "presence")["watching"] == 0
        assert until(one, "presence")["online"] == [0, 2]


def test_ping(ada: Guest, duel: str) -> None:
    assert ada.send(duel, {"type": "ping", "id": "p"}) == {"type": "pong", "re": "p"}
