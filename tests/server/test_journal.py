"""What readers of a table are given of its log."""

from __future__ import annotations

import msgspec

from saecula.kernel.message import Event, Message
from saecula.kernel.record import MOVE, UNDO, Entry
from saecula.server.journal import MOST_EVENTS, SPECTATOR, Journal
from saecula.server.messages import base


def sent(journal: Journal, reader: int, after: int = -1) -> list[base.Event]:
    """The events of a reader as they arrive."""
    data = msgspec.json.encode(journal.events_between(reader, after, journal.version(reader)))
    return msgspec.json.decode(data, type=list[base.Event])


def entry(kind: int, seat: int, secret: bool = False) -> Entry:
    made = Entry(kind, seat, 0, "")
    made.secret = secret
    return made


def test_a_reader_who_was_away_for_long_is_given_the_last_events() -> None:
    journal = Journal(2)
    for n in range(1, MOST_EVENTS + 501):
        journal.enter(n, entry(MOVE, 0), 0, Message("moved"), [Event("moved", {"seat": 0})])
    found = sent(journal, 1)
    assert [event.n for event in found] == list(range(500, MOST_EVENTS + 500))
    assert [event.version for event in found] == list(range(501, MOST_EVENTS + 501))
    assert [event.n for event in sent(journal, 1, after=MOST_EVENTS + 498)] == [MOST_EVENTS + 498, MOST_EVENTS + 499]


def test_an_undo_names_its_entry_by_the_numbers_of_each_reader() -> None:
    journal = Journal(2)
    journal.enter(1, entry(MOVE, 0, secret=True), 0, None, [])
    journal.enter(2, entry(MOVE, 1), 0, None, [Event("moved", {"seat": 1, "thing": '"entry":3'})])
    journal.enter(3, entry(UNDO, 1), 0, None, [Event("undone", {"seat": 1, "entry": 2})])
    for reader, number in ((0, 2), (1, 1), (SPECTATOR, 1)):
        moved, undone = sent(journal, reader)
        assert (moved.key, moved.args) == ("moved", {"seat": 1, "thing": '"entry":3'})
        assert (undone.key, undone.args) == ("undone", {"seat": 1, "entry": number})
