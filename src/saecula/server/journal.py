"""What each reader of a table has seen of its game: versions, events, and the steps of the timeline.

Events are kept once, as they are sent; a reader's log is a list of indexes into them. A table of thousands of entries
takes little memory this way, and gives the garbage collector nothing to scan.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from typing import Any, Final, cast

import msgspec

from saecula.kernel import message
from saecula.kernel.record import MOVE, RESIGN, ROLLBACK, UNDO, Entry, Record
from saecula.server.messages.base import Event, Message, words
from saecula.server.messages.from_server import Step

SPECTATOR: Final = -1
MOST_EVENTS: Final = 2000  # in one answer
ENTRY: Final = b'"entry":%b'  # how an event names an entry ...
BLANK: Final = b"?"  # ... and what is kept in its place, until a reader's own number is put there

_encode = msgspec.json.Encoder().encode


class Reader:
    """The versions and the log of one reader."""

    __slots__ = ("events", "seen", "versions")

    def __init__(self) -> None:
        self.seen = array("i", [0])  # at each version, how many entries there were
        self.events = array("i")  # indexes of the events that it may read ...
        self.versions = array("i")  # ... and its version after each


class Journal:
    """What all readers of a table have seen. A reader is a seat, or SPECTATOR."""

    def __init__(self, seats: int) -> None:
        self.readers = {reader: Reader() for reader in [SPECTATOR, *range(seats)]}
        self.times = array("q")  # when each entry was made
        self._events: list[bytes] = []  # as JSON, without the beginning that each reader has for itself
        self._undos: dict[int, int] = {}  # events that name an entry: that entry, which every reader counts its own way
        self._moves: list[bytes] = []  # each move in words, as JSON; b"" for entries of other kinds

    # --------------------------------------------------------------------------------------------------------- writing

    def read(self, events: Iterable[message.Event], by: Iterable[int]) -> None:
        """Record that these readers saw an entry, with the events each may read."""
        readable: list[tuple[int, message.Event]] = []
        for event in events:
            text = _encode(words(event))[1:]
            entry = event.args.get("entry")
            if event.key == "undone" and isinstance(entry, int):
                self._undos[len(self._events)] = entry
                text = text.replace(ENTRY % (b"%d" % entry), ENTRY % BLANK, 1)
            self._events.append(text)
            readable.append((len(self._events) - 1, event))
        for name in by:
            reader = self.readers[name]
            version = len(reader.seen) - 1
            for index, event in readable:
                if event.readable_by(None if name == SPECTATOR else name):
                    reader.events.append(index)
                    reader.versions.append(version)

    def enter(
        self, number: int, entry: Entry, now: int, described: message.Message | None, events: list[message.Event]
    ) -> None:
        """Add an entry. `described` is a move in words, None for other entries."""
        self.times.append(now)
        self._moves.append(_encode(words(described)) if described else b"")
        seen_by = [name for name in self.readers if not entry.secret or name == entry.seat]
        for name in seen_by:
            self.readers[name].seen.append(number)
        self.read(events, seen_by)

    # --------------------------------------------------------------------------------------------------------- reading

    def version(self, reader: int) -> int:
        """The reader's own version: the number of entries it has seen."""
        return len(self.readers[reader].seen) - 1

    def version_of(self, reader: int, entry: int) -> int:
        """The first version at which the reader had seen this entry, or the current one."""
        return min(bisect_left(self.readers[reader].seen, entry), self.version(reader))

    def version_before(self, reader: int, entry: int) -> int:
        """The last version at which the reader had not seen this entry."""
        return bisect_left(self.readers[reader].seen, entry) - 1

    def entries_at(self, reader: int, version: int) -> int:
        """How many entries there were when the reader was at a version it has reached."""
        return self.readers[reader].seen[version]

    def count(self, reader: int) -> int:
        """The number that the reader's next event will have."""
        return len(self.readers[reader].events)

    def events(self, reader: int, first: int, last: int) -> list[Event]:
        """The reader's events from number `first` to before `last`."""
        its = self.readers[reader]
        return [
            self._event(reader, n, its.events[n], its.versions[n]) for n in range(first, min(last, len(its.events)))
        ]

    def events_between(self, reader: int, after: int, until: int) -> list[Event]:
        """The events of the versions after `after` up to `until`; only the last ones if there are too many."""
        versions = self.readers[reader].versions
        first, last = bisect_right(versions, after), bisect_right(versions, until)
        return self.events(reader, max(first, last - MOST_EVENTS), last)

    def _event(self, reader: int, n: int, index: int, version: int) -> Event:
        """One event as the reader is sent it: ready-made JSON."""
        text = self._events[index]
        if index in self._undos:
            entry = b"%d" % self.version_of(reader, self._undos[index])
            text = text.replace(ENTRY % BLANK, ENTRY % entry, 1)
        ready: Any = msgspec.Raw(b'{"n":%d,"version":%d,' % (n, version) + text)
        return cast(Event, ready)

    def timeline(self, record: Record, reader: int, since: int, most: int, everything: bool) -> list[Step]:
        """The steps the reader has seen from version `since` on, at most so many.

        What others did is put in words only where `everything` may be told: a move may name a hidden card, and the log
        says what could be seen of it.
        """
        steps = []
        first = max(1, since)
        for version, number in enumerate(self.readers[reader].seen[first : first + most], first):
            entry = record.entries[number - 1]
            text: Message | None = None
            if entry.kind == RESIGN:
                text = Message(key="resigned", args={"seat": entry.seat})
            elif entry.kind in (UNDO, ROLLBACK):
                text = Message(key="undone", args={"seat": entry.seat, "entry": self.version_of(reader, entry.number)})
            elif entry.kind == MOVE and (everything or entry.seat == reader) and self._moves[number - 1]:
                ready: Any = msgspec.Raw(self._moves[number - 1])
                text = cast(Message, ready)
            at = self.times[number - 1]
            steps.append(Step(version=version, seat=entry.seat, text=text, undone=entry.undone, at=at))
        return steps
