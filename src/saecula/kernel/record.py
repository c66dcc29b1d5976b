"""A game as a file: a header, one entry a line, each with a check of the state after it, and a digest of the text.

    saecula record 1 #41c2f0
    game vinci #0b1a97
    ...
    begin #5e90d2
    0 choose III #a3f9c1
    0 done #77e210
    0 undo 2 #0c4d5e
    digest 5f0e...

Text, small, diffable, and the only thing that is ever stored: the engine replays a whole game in milliseconds.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, Final

from saecula.kernel.chance import seed_text
from saecula.kernel.errors import BadRecord, IllegalMove, SaeculaError
from saecula.kernel.game import Game
from saecula.kernel.message import Event
from saecula.kernel.options import Value, settle_options
from saecula.kernel.state import ALL, State

FORMAT: Final = "saecula record 1"
CHECKPOINT: Final = 100  # a copy of the state is kept every so many entries, for undo and for looking back

MOVE: Final = 0
RESIGN: Final = 1
UNDO: Final = 2
AGREED: Final = 3
REKEY: Final = 4

_find_game: list[Callable[[str], Game[Any]]] = []


def find_games_with(find: Callable[[str], Game[Any]]) -> None:
    """Tell records how a game is found by its name (the kernel knows no game)."""
    _find_game[:] = [find]


class Entry:
    """One line of a record. Its number counts from 1."""

    def __init__(self, kind: int, seat: int, number: int, text: str) -> None:
        self.kind = kind
        self.seat = seat
        self.number = number  # the move of a MOVE, the entry that an UNDO takes back
        self.text = text
        self.check = ""
        self.undone = False
        self.secret = False  # an answer to a simultaneous choice
        self.reveals = 0  # what had been learned before it


def _text_check(text: str) -> str:
    return blake2b(text.encode(), digest_size=3).hexdigest()


class Record:
    """A game from its first move to its last, or as far as it has come."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seed: int | str | None = None,
        options: Mapping[str, Value] | None = None,
    ) -> None:
        """Start a record. Without a seed, 256 bits of the system's own randomness are drawn."""
        self.game = game
        self.seats = seats
        self.seed = seed_text(os.urandom(32).hex() if seed is None else seed)
        self._now: State = game.new(seats, self.seed, options)
        self.options = settle_options(game.options, options or {}, seats)
        self.rules_version = game.rules_version
        self.data_digest = game.data_digest
        self.entries: list[Entry] = []
        self.events: list[Event] = []
        self._kept: dict[int, State] = {}  # checkpoints: copies of the state after so many entries

    # ---------------------------------------------------------------------------------------------------- playing

    def play(self, seat: int, move: int) -> list[Event]:
        """Play a legal move; IllegalMove otherwise, and nothing changes. Returns what happened."""
        secret = self._now.is_actor(seat) and self._now.frame(1) == ALL
        reveals = self._now.reveals
        log: list[Event] = []
        self._now.play(seat, move, log)
        entry = self._append(MOVE, seat, move, f"{seat} {self.game.moves.name(move)}")
        entry.secret = secret
        entry.reveals = reveals
        self.events += log
        return log

    def resign(self, seat: int) -> list[Event]:
        """Leave the game, where its rules allow it."""
        reveals = self._now.reveals
        log: list[Event] = []
        self._now.resign(seat, log)
        self._append(RESIGN, seat, 0, f"{seat} resign").reveals = reveals
        self.events += log
        return log

    def _append(self, kind: int, seat: int, number: int, text: str) -> Entry:
        entry = Entry(kind, seat, number, text)
        entry.check = blake2b(self._now.digest() + text.encode(), digest_size=3).hexdigest()
        self.entries.append(entry)
        if len(self.entries) % CHECKPOINT == 0:
            self._kept[len(self.entries)] = self._now.clone()
        return entry

    # ------------------------------------------------------------------------------------------------------- undo

    def undoable(self, seat: int) -> int:
        """The number of the entry that this seat may take back by itself, or 0 if there is none.

        That is its own last move, if nothing has been learned since: no die, no draw, no reveal, no open move of
        another seat. Secret answers of others to the same simultaneous choice do not count: nobody has seen them.
        """
        for i in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[i]
            if entry.undone or entry.kind >= UNDO:
                if entry.kind in (AGREED, REKEY):
                    return 0
                continue
            if entry.seat == seat:
                return i + 1 if entry.kind == MOVE and entry.reveals == self._now.reveals else 0
            if not entry.secret:
                return 0
        return 0

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last move without asking anybody."""
        return self.undoable(seat) > 0

    def undo(self, seat: int, to: int = 0, agreed: bool = False) -> list[Event]:
        """Take back the seat's last move; or, when everybody has agreed, everything from entry `to` on.

        An agreed undo changes the dice to come, so that no die that was seen comes again.
        """
        if agreed:
            if not 1 <= to <= len(self.entries) or self.entries[to - 1].undone or self.entries[to - 1].kind >= UNDO:
                raise SaeculaError(f"there is no move {to} to go back to: entries are 1 to {len(self.entries)}")
            for entry in self.entries[to - 1 :]:
                entry.undone = entry.kind < UNDO
            return self._undone(AGREED, seat, to, f"{seat} undo {to} agreed")
        number = self.undoable(seat)
        if not number or to not in (0, number):
            raise SaeculaError(
                f"seat {seat} cannot take back entry {to or 'any'}: "
                "something has been learned or another seat has moved since; all must agree"
            )
        self.entries[number - 1].undone = True
        return self._undone(UNDO, seat, number, f"{seat} undo {number}")

    def _undone(self, kind: int, seat: int, number: int, text: str) -> list[Event]:
        secret = self.entries[number - 1].secret and kind == UNDO
        self._kept = {n: kept for n, kept in self._kept.items() if n < number}
        self._now = self._replayed(len(self.entries))
        if kind == AGREED:
            self._now.rekey(f"undo {len(self.entries) + 1}")
        self._append(kind, seat, number, text)
        event = Event("undone", {"seat": seat, "entry": number})
        if secret:
            event.readers = 1 << seat
        self.events.append(event)
        return [event]

    def _replayed(self, n: int) -> State:
        """The state after n entries, by replaying those that still stand from the last checkpoint before."""
        start = max([k for k in self._kept if k <= n], default=0)
        state: State = self._kept[start].clone() if start else self.game.new(self.seats, self.seed, self.options)
        for i in range(start, n):
            entry = self.entries[i]
            if entry.kind == AGREED:
                state.rekey(f"undo {i + 1}")
            elif entry.kind == REKEY:
                state.rekey(entry.text)
            elif not entry.undone and entry.kind == MOVE:
                state.play(entry.seat, entry.number)
            elif not entry.undone and entry.kind == RESIGN:
                state.resign(entry.seat)
        return state

    # ------------------------------------------------------------------------------------------- looking and forking

    def state(self, n: int | None = None) -> State:
        """A copy of the state after n entries (None: now). What was undone later is left out."""
        if n is None or n == len(self.entries):
            return self._now.clone()
        if not 0 <= n <= len(self.entries):
            raise SaeculaError(f"there is no entry {n}: entries are 0 to {len(self.entries)}")
        return self._replayed(n)

    @property
    def now(self) -> State:
        """The current state itself, for reading only."""
        return self._now

    def fork(self, n: int | None = None, salt: str | None = None) -> Record:
        """A new record that shares the first n entries, with other dice from there on."""
        n = len(self.entries) if n is None else n
        if not 0 <= n <= len(self.entries):
            raise SaeculaError(f"there is no entry {n}: entries are 0 to {len(self.entries)}")
        copy = Record(self.game, self.seats, self.seed, self.options)
        for entry in self.entries[:n]:
            copy._repeat(entry.text)
        copy._repeat(f"rekey {seed_text(os.urandom(32).hex() if salt is None else salt)}")
        return copy

    # ------------------------------------------------------------------------------------------------------- text

    def dumps(self) -> str:
        """The record as text. It holds the seed: a running game is not to be given away so."""
        lines: list[str] = []
        header = ""
        for text in self._header():
            header += text + "\n"
            lines.append(f"{text} #{_text_check(header)}")
        lines += [f"{entry.text} #{entry.check}" for entry in self.entries]
        body = "\n".join(lines) + "\n"
        return f"{body}digest {blake2b(body.encode(), digest_size=16).hexdigest()}\n"

    def _header(self) -> list[str]:
        return [
            FORMAT,
            f"game {self.game.name}",
            f"rules {self.rules_version}",
            f"data {self.data_digest}",
            f"seats {self.seats}",
            f"seed {self.seed}",
            *[f"option {name} {_option_text(value)}" for name, value in self.options.items()],
            "begin",
        ]

    @staticmethod
    def loads(text: str | bytes) -> Record:
        """Read a record and replay it. BadRecord names the first line that is wrong, and why."""
        lines = _lines(text)
        fields, options, first = _read_header(lines)
        try:
            game = _find_game[0](fields["game"][0])
        except SaeculaError as error:
            raise BadRecord(fields["game"][1], str(error)) from None
        seats = fields["seats"][0]
        try:
            values = {o.name: o.parse(options.pop(o.name)[0]) for o in game.options if o.name in options}
            for name, (_, line) in options.items():
                raise BadRecord(line, f"{game.name} has no option {name!r}")
            record = Record(game, int(seats) if seats.isdigit() else -1, fields["seed"][0], values)
        except BadRecord:
            raise
        except SaeculaError as error:
            raise BadRecord(fields["seats"][1], str(error)) from None
        rules, line = fields["rules"]
        if not rules.isdigit():
            raise BadRecord(line, f"the version of the rules is a number, not {rules[:20]!r}")
        record.rules_version = int(rules)
        record.data_digest = fields["data"][0]
        for i in range(first, len(lines) - 1):
            record._read_entry(i + 1, lines[i])
        body = "\n".join(lines[:-1]) + "\n"
        if lines[-1] != f"digest {blake2b(body.encode(), digest_size=16).hexdigest()}":
            raise BadRecord(len(lines), "the digest of the whole text does not fit: the last line was changed")
        return record

    def _read_entry(self, line: int, text: str) -> None:
        body, check = _split_check(line, text)
        try:
            self._repeat(body)
        except IllegalMove as error:
            raise BadRecord(line, f"{body!r} is not legal there ({error.reason.key} {error.reason.rule}){self._foreign()}") from None
        except SaeculaError as error:
            raise BadRecord(line, str(error)) from None
        if self.entries[-1].check != check:
            raise BadRecord(
                line, f"the game after {body!r} is not the one recorded: the line was changed{self._foreign()}"
            )

    def _foreign(self) -> str:
        if self.rules_version != self.game.rules_version:
            return f"; the record was made with rules {self.rules_version}, these are {self.game.rules_version}"
        if self.data_digest != self.game.data_digest:
            return f"; the record was made with data {self.data_digest}, these are {self.game.data_digest}"
        return ""

    def repeat(self, text: str) -> list[Event]:
        """Carry out an entry given as text, the way it stands in a file (without its check). Returns what happened."""
        before = len(self.events)
        self._repeat(text)
        return self.events[before:]

    def _repeat(self, text: str) -> None:
        """Carry out an entry given as text."""
        words = text.split(" ")
        if words[0] == "rekey" and len(words) == 2:
            if seed_text(words[1]) != words[1]:
                raise SaeculaError("rekey wants plain hexadecimal digits")
            self._now.rekey(text)
            self._append(REKEY, -1, 0, text)
            return
        seat = int(words[0]) if words[0].isdigit() and len(words[0]) < 3 else self.seats
        if seat >= self.seats or words[0] != str(seat):
            raise SaeculaError(f"an entry begins with a seat, 0 to {self.seats - 1}, not with {words[0][:20]!r}")
        if words[1:] == ["resign"]:
            self.resign(seat)
        elif words[1:2] == ["undo"] and len(words) > 2 and words[2].isdigit() and len(words[2]) < 8:
            if text not in (f"{seat} undo {int(words[2])}", f"{seat} undo {int(words[2])} agreed"):
                raise SaeculaError("an undo is written 'SEAT undo ENTRY' or 'SEAT undo ENTRY agreed'")
            self.undo(seat, int(words[2]), len(words) == 4)
        else:
            self.play(seat, self.game.moves.parse(text[len(words[0]) + 1 :]))


def _option_text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _decoded(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadRecord(line, f"not UTF-8 text (byte 0x{data[error.start]:02x})") from None


def _lines(text: str | bytes) -> list[str]:
    lines = (_decoded(text) if isinstance(text, bytes) else text).split("\n")
    for i, line in enumerate(lines[:-1]):
        if not line.isascii() or not line.isprintable():
            odd = next(c for c in line if not (c.isascii() and c.isprintable()))
            raise BadRecord(i + 1, f"{odd!r} does not belong in a record: plain ASCII, lines ending in a line feed")
    if lines[0].split(" #")[0] != FORMAT:
        raise BadRecord(1, f"not a record: the first line is {FORMAT!r} with its check, not {lines[0][:40]!r}")
    if lines[-1] != "":
        raise BadRecord(len(lines), "the last line does not end in a line feed: the end of the record is missing")
    lines.pop()
    if not lines[-1].startswith("digest "):
        raise BadRecord(len(lines), "the record does not end with its digest line: its end is missing")
    return lines


def _split_check(line: int, text: str) -> tuple[str, str]:
    body, _, check = text.rpartition(" #")
    if len(check) != 6 or check.strip("0123456789abcdef") or not body:
        raise BadRecord(line, f"the line does not end in ' #' and a check of six digits: {text[-20:]!r}")
    return body, check


def _read_header(lines: list[str]) -> tuple[dict[str, tuple[str, int]], dict[str, tuple[str, int]], int]:
    """The header's fields and options, each with its line, and the index of the first entry."""
    fields: dict[str, tuple[str, int]] = {}
    options: dict[str, tuple[str, int]] = {}
    so_far = ""
    for i, text in enumerate(lines[:-1]):
        body, check = _split_check(i + 1, text)
        so_far += body + "\n"
        if check != _text_check(so_far):
            raise BadRecord(i + 1, f"{body[:60]!r} does not fit its check: the line was changed")
        words = body.split(" ")
        if body == "begin":
            for name in ("game", "rules", "data", "seats", "seed"):
                if name not in fields:
                    raise BadRecord(i + 1, f"the header has no {name!r} line")
            return fields, options, i + 1
        if words[0] == "option" and len(words) == 3:
            options[words[1]] = (words[2], i + 1)
        elif i and len(words) == 2:
            fields[words[0]] = (words[1], i + 1)
    raise BadRecord(len(lines), "the header does not end with 'begin'")
