"""Errors and messages come back whole from another process. tests/native runs the same, compiled."""

from __future__ import annotations

import pickle

import pytest

from saecula.kernel.errors import BadRecord, IllegalMove, SaeculaError
from saecula.kernel.message import Event, Message
from saecula.testing.faults import Fault


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (IllegalMove("seat 1 cannot play 'lead' now", Message("toy-no", {}, "TOY-1")), "seat 1 cannot play 'lead' now"),
        (BadRecord(3, "a number is missing"), "line 3: a number is missing"),
        (BadRecord(0, "no record"), "no record"),
        (Fault("no end", "toy-2, seed 1"), "no end: toy-2, seed 1"),
    ],
)
def test_errors_survive_pickling(error: SaeculaError | Fault, text: str) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error) == text
    assert vars(again) == vars(error)


def test_events_survive_pickling() -> None:
    event = Event("toy-led", {"seat": 1}, "TOY-1", readers=0b10)
    again = pickle.loads(pickle.dumps(event))
    assert type(again) is Event
    assert again == event
    assert again.readers == 0b10
