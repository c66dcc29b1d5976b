"""Messages and events."""

from __future__ import annotations

import json

from saecula.kernel.message import Event, Message


def test_a_message_is_its_key_its_arguments_and_its_rule() -> None:
    message = Message("toy-robs", {"seat": 1}, "TO-4.1")
    assert message.to_json() == {"key": "toy-robs", "args": {"seat": 1}, "rule": "TO-4.1"}
    assert message == Message("toy-robs", {"seat": 1}, "TO-4.1")
    assert hash(message) == hash(Message("toy-robs", {"seat": 1}, "TO-4.1"))
    assert message != Message("toy-robs", {"seat": 2}, "TO-4.1")
    assert message != "toy-robs"
    assert Message("plain").to_json() == {"key": "plain", "args": {}}
    assert "toy-robs" in repr(message)
    json.dumps(message.to_json())


def test_messages_do_not_share_their_arguments() -> None:
    one, two = Message("a"), Message("a")
    one.args["x"] = 1
    assert two.args == {}


def test_an_event_is_read_by_those_it_is_meant_for() -> None:
    open_event, secret = Event("a"), Event("a", readers=0b101)
    assert [open_event.readable_by(seat) for seat in (None, 0, 1, 2)] == [True] * 4
    assert [secret.readable_by(seat) for seat in (None, 0, 1, 2)] == [False, True, False, True]
