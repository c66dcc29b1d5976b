"""The life of a table: opened, joined, started, left, deleted, played again."""

from __future__ import annotations

import pytest

from tests.server.conftest import Guest, Served, until


def play_to_the_end(table: str, *people: Guest) -> None:
    """Everybody always plays the first legal move: a game of the toy is soon over."""
    for _ in range(500):
        if people[0].get(f"/api/tables/{table}")["over"]:
            return
        for person in people:
            shown = person.snapshot(table)
            if shown["legal"]:
                person.play(table, shown["seat"], shown["legal"][0]["move"], version=shown["version"])
    raise AssertionError("the game does not end")


def test_a_guest_signs_in_is_known_renames_and_signs_out(server: Served) -> None:
    nobody = server.guest("")
    assert nobody.get("/api/session")["user"] is None
    guest = server.guest("  Ada   Lovelace ")
    assert guest.get("/api/session")["user"]["nickname"] == "Ada Lovelace"
    renamed = guest.post("/api/session", {"nickname": "Contessa"})
    assert renamed["user"] == {"id": guest.id, "nickname": "Contessa"}
    out = guest.ask("DELETE", "/api/session")
    assert out.status_code == 204
    assert 'saecula=""' in out.headers["set-cookie"]


@pytest.mark.parametrize("nickname", ["", "   ", "x" * 25, "tab\x00bed", "line\u2028line\u0007"])
def test_an_odd_nickname_is_refused(server: Served, nickname: str) -> None:
    server.guest("").refused("/api/session", {"nickname": nickname}, "bad-request")


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Served) -> None:
    answer = server.guest("").ask("POST", "/api/session", {"nickname": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie


def test_a_table_starts_when_its_last_seat_is_taken(ada: Guest, bea: Guest) -> None:
    table = ada.open("toy", "you", "open")
    assert table["status"] == "waiting"
    assert len(table["secret_hash"]) == 64, "shown before anybody adds to it"
    assert table["id"] in [t["id"] for t in bea.get("/api/tables")["tables"]]
    joined = bea.post(f"/api/tables/{table['id']}/join")
    assert joined["status"] == "running"
    assert joined["mine"] == [1]
    assert joined["secret_hash"] == table["secret_hash"]
    assert [seat["name"] for seat in joined["seats"]] == ["Ada", "Bea"]


def test_joining_twice_takes_one_seat(ada: Guest, bea: Guest) -> None:
    table = ada.open("toy", "you", "open", "open")["id"]
    bea.post(f"/api/tables/{table}/join")
    assert bea.post(f"/api/tables/{table}/join")["mine"] == [1]


def test_a_full_table_takes_nobody(server: Served, ada: Guest, bea: Guest) -> None:
    table = ada.open("toy", "you", "open")["id"]
    bea.post(f"/api/tables/{table}/join")
    server.guest("Cleo").refused(f"/api/tables/{table}/join", {}, "taken")


def test_an_invited_seat_needs_the_key(ada: Guest, bea: Guest) -> None:
    table = ada.open("toy", "you", "invite")
    path = f"/api/tables/{table['id']}/join"
    assert bea.get(f"/api/tables/{table['id']}")["key"] is None
    bea.refused(path, {}, "private")
    bea.refused(path, {"key": table["key"][:-1] + "?"}, "private")
    assert bea.post(path, {"key": table["key"]})["status"] == "running"


def test_a_private_table_does_not_exist_for_others(ada: Guest, bea: Guest) -> None:
    table = ada.open("toy", "you", "invite", listed=False)
    assert table["id"] not in [t["id"] for t in bea.get("/api/tables")["tables"]]
    bea.get(f"/api/tables/{table['id']}", 404)
    bea.send(table["id"], {"type": "look"}, "no-table")
    bea.refused(f"/api/tables/{table['id']}/join", {}, "no-table")
    assert bea.get(f"/api/tables/{table['id']}?key={table['key']}")["id"] == table["id"]


def test_several_people_on_one_screen(ada: Guest) -> None:
    table = ada.open("toy", "you", "here:Bea", "here:Cleo")
    assert table["status"] == "running"
    assert table["mine"] == [0, 1, 2]
    assert table["here"] is True
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bea", "Cleo"]
    for seat in (0, 1, 2):
        shown = ada.snapshot(table["id"], seat)
        ada.play(table["id"], seat, shown["legal"][0]["move"])
    assert ada.snapshot(table["id"], 0)["version"] > 0


def test_what_waits_for_me_comes_first(ada: Guest, bea: Guest) -> None:
    quiet = ada.open("toy", "you", "open")["id"]
    asked = ada.open("toy", "you", "open")["id"]
    bea.post(f"/api/tables/{asked}/join")
    later = ada.open("toy", "you", "open")["id"]
    mine = ada.get("/api/me/tables")
    assert mine["waiting"] == 1
    assert [table["id"] for table in mine["tables"]][0] == asked
    assert {table["id"] for table in mine["tables"]} == {quiet, asked, later}


def test_the_owner_fills_empty_seats_with_bots(ada: Guest, bea: Guest) -> None:
    table = ada.open("toy", "you", "open", "invite")["id"]
    bea.refused(f"/api/tables/{table}/fill", {"bot": "quick"}, "not-allowed")
    ada.refused(f"/api/tables/{table}/fill", {"bot": "clever"}, "no-bot")
    assert ada.post(f"/api/tables/{table}/fill", {"bot": "quick"})["status"] == "running"


def test_leaving_before_and_after(ada: Guest, bea: Guest) -> None:
    table = ada.open("toy", "you", "open", "open")["id"]
    bea.post(f"/api/tables/{table}/join")
    assert bea.post(f"/api/tables/{table}/leave")["mine"] == []
    bea.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/fill", {"bot": "quick"})
    bea.refused(f"/api/tables/{table}/leave", {}, "cannot-leave")
    play_to_the_end(table, ada, bea)
    bea.post(f"/api/tables/{table}/leave")
    assert table not in [t["id"] for t in bea.get("/api/me/tables")["tables"]]
    assert table in [t["id"] for t in ada.get("/api/me/tables")["tables"]]


def test_deleting_is_for_the_owner_while_nobody_loses_by_it(ada: Guest, bea: Guest) -> None:
    table = ada.open("toy", "you", "open")["id"]
    assert bea.ask("DELETE", f"/api/tables/{table}").status_code == 403
    bea.post(f"/api/tables/{table}/join")
    assert ada.ask("DELETE", f"/api/tables/{table}").status_code == 403
    alone = ada.open("toy", "you", "here:Bea")["id"]
    assert ada.ask("DELETE", f"/api/tables/{alone}").status_code == 204
    ada.get(f"/api/tables/{alone}", 404)


def test_a_rematch_keeps_seats_for_the_same_people(ada: Guest, bea: Guest) -> None:
    table = ada.open("toy", "you", "open", options={"hand_size": 2})["id"]
    bea.post(f"/api/tables/{table}/join")
    ada.refused(f"/api/tables/{table}/rematch", {}, "not-over")
    play_to_the_end(table, ada, bea)
    again = ada.post(f"/api/tables/{table}/rematch", status=201)
    assert again["status"] == "waiting"
    assert again["options"] == {"hand_size": 2}
    assert bea.get("/api/me/tables")["tables"][0]["id"] == again["id"]
    assert bea.get("/api/me/tables")["tables"][0]["my_turn"] is True
    both = bea.post(f"/api/tables/{table}/rematch", status=201)
    assert both["id"] == again["id"]
    assert both["status"] == "running"
    assert ada.get(f"/api/tables/{table}")["rematch"] == again["id"]


def test_a_rematch_on_one_screen_starts_at_once(ada: Guest) -> None:
    table = ada.open("toy", "you", "here:Bea")["id"]
    for _ in range(300):
        shown = ada.snapshot(table)
        if shown["over"]:
            break
        ada.play(table, shown["seat"], shown["legal"][0]["move"])
    again = ada.post(f"/api/tables/{table}/rematch", status=201)
    assert again["status"] == "running"
    assert again["mine"] == [0, 1]


def test_conceding_where_the_rules_know_it(ada: Guest, bea: Guest) -> None:
    table = ada.open("toy", "you", "open")["id"]
    bea.post(f"/api/tables/{table}/join")
    bea.send(table, {"type": "concede", "seat": 0}, "not-your-seat")
    bea.send(table, {"type": "concede", "seat": 1})
    assert ada.get(f"/api/tables/{table}")["status"] == "over"
    assert ada.get(f"/api/tables/{table}")["ranking"][0] == 1


def test_conceding_where_they_do_not_the_seat_goes_to_a_bot(ada: Guest, bea: Guest) -> None:
    table = ada.open("vinci", "you", "open", "open")["id"]
    bea.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/fill", {"bot": "quick"})
    bea.send(table, {"type": "concede", "seat": 1}, "cannot-concede")
    with ada.live(table) as socket:
        bea.send(table, {"type": "hand_over", "seat": 1, "bot": "quick"})
        while until(socket, "table")["table"]["seats"][1]["kind"] != "bot":
            pass
    assert bea.get(f"/api/tables/{table}")["mine"] == []
    bea.send(table, {"type": "hand_over", "seat": 1, "bot": "quick"}, "not-your-seat")


def test_bots_alone_can_be_watched(ada: Guest) -> None:
    table = ada.open("toy", "bot:quick", "bot:quick", "bot:failing")["id"]
    with ada.live(table) as socket:
        while True:
            message = json_of(socket)
            if message.get("snapshot", {}).get("over"):
                break
    assert ada.get(f"/api/tables/{table}")["status"] == "over"


def json_of(socket: object) -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = socket.receive_json()  # type: ignore[attr-defined]
    return found


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": ["you", "open"]}, "no-game"),
        ({"game": "toy", "seats": ["you"]}, "bad-options"),
        ({"game": "toy", "seats": ["you"] * 9}, "bad-options"),
        ({"game": "toy", "seats": ["you", "chair"]}, "bad-options"),
        ({"game": "toy", "seats": ["you", "bot:deep"]}, "no-bot"),
        ({"game": "toy", "seats": ["you", "open"], "options": {"hand_size": 9}}, "bad-options"),
        ({"game": "toy", "seats": ["you", "open"], "options": {"colour": "red"}}, "bad-options"),
        ({"game": "toy", "seats": ["you", "open"], "colour": "red"}, "bad-request"),
        ({"game": "toy", "seats": "you"}, "bad-request"),
        ({"seats": ["you", "open"]}, "bad-request"),
        ([], "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(ada: Guest, body: object, code: str) -> None:
    error = ada.refused("/api/tables", body, code)
    assert len(error["text"]) > 10


def test_only_who_is_signed_in_opens_and_joins(server: Served, ada: Guest) -> None:
    nobody = server.guest("")
    nobody.refused("/api/tables", {"game": "toy", "seats": ["you", "open"]}, "sign-in")
    table = ada.open("toy", "you", "open")["id"]
    nobody.refused(f"/api/tables/{table}/join", {}, "sign-in")
    nobody.get("/api/me/tables", 401)
    assert nobody.get(f"/api/tables/{table}")["id"] == table
