"""The seed is mixed from the server's secret and what the browsers add, and says what it is made of."""

from __future__ import annotations

import hashlib

import pytest

import saecula
from saecula.server.fairness import seed_of
from tests.server.conftest import Guest
from tests.server.test_lobby import play_to_the_end

A, B = "aa" * 32, "bb" * 32


def mixed(fair: dict[str, object]) -> str:
    """The seed again, from what is published about it."""
    parts = [(one["seat"], one["value"]) for one in fair["contributions"]]  # type: ignore[attr-defined]
    names = ("game", "rules", "data", "seats", "options")
    return seed_of(fair["secret"], parts, *[fair[name] for name in names])  # type: ignore[arg-type]


def test_every_browser_adds_to_the_seed(ada: Guest, bea: Guest) -> None:
    table = ada.open("toy", "you", "open", contribute=True)
    path = f"/api/tables/{table['id']}"
    assert table["contribute"] is True
    assert len(table["secret_hash"]) == 64, "shown before anybody adds anything"
    ada.post(f"{path}/contribution", {"value": A})
    assert bea.get(f"{path}/fairness")["contributions"] == [], "nobody chooses theirs after the others"
    joined = bea.post(f"{path}/join", {"contribution": B})
    assert (joined["status"], joined["secret_hash"]) == ("running", table["secret_hash"])
    fair = bea.get(f"{path}/fairness")
    assert fair["contributions"] == [{"seat": 0, "value": A}, {"seat": 1, "value": B}]
    assert (fair["secret"], fair["seed"]) == (None, None)
    play_to_the_end(table["id"], ada, bea)
    fair = bea.get(f"{path}/fairness")
    assert hashlib.sha256(fair["secret"].encode()).hexdigest() == table["secret_hash"]
    assert mixed(fair) == fair["seed"]
    record = saecula.Record.loads(bea.ask("GET", f"{path}/record").text)
    assert (record.seed, record.options) == (fair["seed"], fair["options"])


def test_the_game_waits_for_a_contribution_that_was_announced(ada: Guest, bea: Guest) -> None:
    table = ada.open("toy", "you", "bot:quick", contribute=True)
    path = f"/api/tables/{table['id']}"
    assert table["status"] == "waiting"
    bea.refused(f"{path}/contribution", {"value": B}, "not-your-seat")
    ada.refused(f"{path}/contribution", {"value": "xyz"}, "bad-request")
    assert ada.post(f"{path}/contribution", {"value": A})["status"] != "waiting"
    assert ada.post(f"{path}/contribution", {"value": A})["contribute"] is False, "sent again, the same answer"
    ada.refused(f"{path}/contribution", {"value": B}, "too-late")


def test_a_rematch_is_contributed_to_again(ada: Guest, bea: Guest) -> None:
    table = ada.open("toy", "you", "open")["id"]
    bea.post(f"/api/tables/{table}/join")
    play_to_the_end(table, ada, bea)
    again = ada.post(f"/api/tables/{table}/rematch", {"contribute": True}, 201)
    assert again["contribute"] is True
    ada.post(f"/api/tables/{again['id']}/contribution", {"value": A})
    assert bea.post(f"/api/tables/{again['id']}/join", {"contribution": B})["status"] == "running"
    values = [one["value"] for one in ada.get(f"/api/tables/{again['id']}/fairness")["contributions"]]
    assert values == [A, B]


@pytest.mark.parametrize("kind", ["fork", "imported"])
def test_a_copy_says_that_it_is_one(ada: Guest, kind: str) -> None:
    table = ada.open("toy", "you", "here:Bea")["id"]
    ada.play(table, 0, ada.snapshot(table, 0)["legal"][0]["move"])
    if kind == "fork":
        copy = ada.post(f"/api/tables/{table}/fork", {}, 201)
    else:
        text = ada.ask("GET", f"/api/tables/{table}/record").text
        headers = {"Content-Type": "text/plain"}
        copy = ada.ask("POST", "/api/records", content=text.encode(), headers=headers).json()
    assert (copy["kind"], copy["secret_hash"]) == (kind, "")
    fair = ada.get(f"/api/tables/{copy['id']}/fairness")
    assert (fair["kind"], fair["secret"], fair["contributions"]) == (kind, None, [])


def test_the_seed_depends_on_everything_that_was_agreed() -> None:
    plain: list[object] = ["s", [(0, A), (1, B)], "vinci", 1, "d", 3, {"points": 30, "fast": True}]
    others = ["t", [(0, B), (1, A)], "toy", 2, "e", 4, {"points": 31, "fast": True}]
    seeds = {seed_of(*plain)}  # type: ignore[arg-type]
    for i, other in enumerate(others):
        seeds.add(seed_of(*plain[:i], other, *plain[i + 1 :]))  # type: ignore[arg-type, call-arg]
    assert len(seeds) == 8
