"""Replays and rules at the terminal."""

from __future__ import annotations

import io
import random
import re
import sys

import pytest

import saecula
from saecula.kernel.errors import MissingExtra, SaeculaError
from saecula.kernel.record import Record
from saecula.terminal import replay, rules


def a_game(moves: int = 10_000) -> Record:
    rng = random.Random(1)
    record = Record(saecula.game("vinci"), 3, 5, {"victory_points": 30, "decline_tokens": "keep_all"})
    while not record.now.over and len(record.entries) < moves:
        seat = record.now.actors[0]
        record.play(seat, rng.choice(record.now.legal(seat)))
    return record


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_replay_tells_the_game(lang: str) -> None:
    out = io.StringIO()
    record = a_game()
    replay.show(record, lang, out)
    text = out.getvalue()
    assert not re.search(r"vinci-|terminal-|[{}]", text)
    for words in {
        "en": ["Vinci · 3 seats", "Tokens in decline: all stay", "Points to reach: 30", "Round 1: it is", "wins with"],
        "it": ["Vinci · 3 posti", "Gettoni in declino: restano tutti", "Punti da raggiungere: 30", "vince con"],
    }[lang]:
        assert words in text
    assert all(str(score) in text[-300:] for score in record.now.scores)


def test_a_replay_of_a_running_game_says_who_is_to_move() -> None:
    out = io.StringIO()
    replay.show(a_game(20), "en", out)
    assert "Waiting for " in out.getvalue()


def test_rules_are_printed() -> None:
    def shown(rule: str | None, lang: str = "en") -> str:
        out = io.StringIO()
        rules.show("vinci", rule, lang, out)
        return out.getvalue()

    assert "VI-6.10 A neutral province" in shown("vi-6.10")
    assert "VI-6.10 Una provincia neutrale" in shown("VI-6.10", "it")
    assert "Decision points" in shown("VI-11")
    whole = shown(None)
    assert "VI-1.1" in whole
    assert "VI-13.15" in whole
    assert max(len(line) for line in whole.split("\n")) <= 80
    with pytest.raises(SaeculaError, match=r"VI-6\.9"):
        shown("VI-6.99")


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    import importlib.util

    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.delitem(sys.modules, "saecula.terminal")
    with pytest.raises(MissingExtra, match=r"pip install 'saecula\[terminal\]'"):
        importlib.import_module("saecula.terminal")
