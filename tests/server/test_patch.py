"""Differences: what a client puts together is what the server has, and it is small."""

from __future__ import annotations

import copy
import json
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, given, settings

from saecula.server.patch import apply, diff
from tests.server.conftest import Guest, until

scalars = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a", "a/b", "~", "é"])
documents = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(st.sampled_from(["id", "move", "a", "a/b", "~"]), inner, max_size=4)
        | st.lists(st.integers(0, 9), unique=True, max_size=8)
        | st.lists(
            st.fixed_dictionaries({"id": st.integers(0, 9), "n": inner}), unique_by=lambda d: d["id"], max_size=6
        )
    ),
    max_leaves=20,
)


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(documents, documents)
def test_a_difference_turns_one_document_into_the_other(old: Any, new: Any) -> None:
    before = json.dumps(old)
    operations = json.loads(json.dumps(diff(old, new)))
    assert json.dumps(old) == before
    assert json.dumps(apply(copy.deepcopy(old), operations), sort_keys=True) == json.dumps(new, sort_keys=True)


def test_a_move_that_is_no_longer_legal_costs_one_remove() -> None:
    old = {"legal": [{"move": f"conquer {n}", "text": "x" * 50} for n in range(20)]}
    new = {"legal": [each for n, each in enumerate(old["legal"]) if n != 7]}
    assert diff(old, new) == [{"op": "remove", "path": "/legal/7"}]


@pytest.mark.parametrize("game", ["vinci", "heroes_of_the_world", "through_the_ages", "toy"])
def test_updates_are_small_and_complete(ada: Guest, game: str) -> None:
    """For the acting seat and for a spectator: the patched snapshot equals the one that `look` returns."""
    table = (
        ada.open(game, "you", "here:Bea")["id"]
        if game != "vinci"
        else ada.open(game, *["you", "here:B", "here:C"])["id"]
    )
    sizes = {"update": 0, "whole": 0}
    with ada.live(table, seat=-1) as watching:
        until(watching, "snapshot")
        for n in range(25):
            shown = ada.snapshot(table)
            if shown["over"]:
                break
            ada.play(table, shown["seat"], shown["legal"][n * 7 % len(shown["legal"])]["move"])
            look = ada.snapshot(table, -1)
            if look["version"] == watching.base["version"]:
                continue  # a sealed answer, which nobody sees
            update = until(watching, "update")
            assert "patch" in update
            assert update["snapshot"] == look
            sizes["update"] += len(watching.sent[-1])
            sizes["whole"] += len(json.dumps(look))
    assert sizes["update"] * (3 if game != "toy" else 1) < sizes["whole"]
