"""A game as a file: a header, one entry a line, each with a check of the state after it, and a digest of the text.

    saecula record 1 #41c2f0
    game vinci #0b1a97
    ...
    begin #5e90d2
    0 choose III #a3f9c1
    0 done #77e210
    0 undo 2 #0c4d5e
    digest 5f0e...

A line's check covers the state after it; in the header, all text up to it. So the first line that was changed is named.
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
HEADER: Final = ("game", "rules", "data", "seats", "seed")  # lines 2 to 6; then options, then "begin"
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
        self.events: list[Event] = []
        self._now: State = game.new(seats, self.seed, options, self.events)
        self.options = settle_options(game.options, options or {}, seats)
        self.rules_version = game.rules_version
        self.data_digest = game.data_digest
        self.entries: list[Entry] = []
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
        another seat. Secret answers of others to the same simultaneous choice do not count: nobody has seen them. But
        what led to that choice can no longer be taken back: their answers would answer nothing.
        """
        answered = False
        for i in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[i]
            if entry.undone or entry.kind >= UNDO:
                if entry.kind in (AGREED, REKEY):
                    return 0
                continue
            if entry.seat == seat:
                if entry.kind != MOVE or entry.reveals != self._now.reveals or (answered and not entry.secret):
                    return 0
                return i + 1
            if not entry.secret:
                return 0
            answered = True
        return 0

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last move without asking anybody."""
        return self.undoable(seat) > 0

    def undo(self, seat: int, to: int = 0, agreed: bool = False) -> list[Event]:
        """Take back the seat's last move; or, when everybody has agreed, everything from entry `to` on.

        An agreed undo changes the dice to come, so that no die that was seen comes again.
        """
        if agreed:
            if not 0 <= seat < self.seats:
                raise SaeculaError(f"there is no seat {seat}: seats are 0 to {self.seats - 1}")
            if not 1 <= to <= len(self.entries) or self.entries[to - 1].undone or self.entries[to - 1].kind >= UNDO:
                raise SaeculaError(f"there is no move {to} to go back to: entries are 1 to {len(self.entries)}")
            for entry in self.entries[to - 1 :]:
                entry.undone = entry.kind < UNDO
            return self._undone(AGREED, seat, to, f"{seat} undo {to} agreed")
        number = self.undoable(seat)
        if not number or to not in (0, number):
            raise SaeculaError(
                f"seat {seat} cannot take back {f'entry {to}' if to else 'anything'}: "
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
            self.redo(state, i + 1)
        return state

    def redo(self, state: State, number: int, log: list[Event] | None = None) -> bool:
        """Play entry `number` on a state that stands right before it. False where it moves nothing or was undone."""
        entry = self.entries[number - 1]
        if entry.kind == AGREED:
            state.rekey(f"undo {number}")
        elif entry.kind == REKEY:
            state.rekey(entry.text)
        elif not entry.undone and entry.kind == MOVE:
            state.play(entry.seat, entry.number, log)
            return True
        elif not entry.undone and entry.kind == RESIGN:
            state.resign(entry.seat, log)
            return True
        return False

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
        if isinstance(text, bytes):
            text = text.decode("utf-8", "surrogateescape")  # bytes that are no text are refused with their line
        lines = text.split("\n")
        rest = lines.pop()  # what comes after the last line feed
        fields, options, first = _read_header(lines, rest)
        record = _begin(fields, options, first)
        body = "".join([line + "\n" for line in lines[:first]])
        for i in range(first, len(lines)):
            line = _plain(i + 1, lines[i])
            if line.startswith("digest "):
                if line != f"digest {blake2b(body.encode(), digest_size=16).hexdigest()}":
                    raise BadRecord(i + 1, "the digest does not fit the text: this line was changed")
                if i + 1 < len(lines) or rest:
                    raise BadRecord(i + 2, "nothing comes after the digest")
                return record
            record._read_entry(i + 1, line)
            body += line + "\n"
        if rest:
            raise BadRecord(len(lines) + 1, "the line does not end in a line feed: the end of the record is missing")
        raise BadRecord(len(lines), "the record does not end with its digest line: its end is missing")

    def _read_entry(self, line: int, text: str) -> None:
        body, check = _split_check(line, text)
        try:
            self._repeat(body)
        except IllegalMove as illegal:  # mypyc: one name, one type, also in two branches
            reason = f"{illegal.reason.key} {illegal.reason.rule}".rstrip()
            raise BadRecord(line, f"{body!r} is not legal there ({reason}){self._foreign()}") from None
        except SaeculaError as error:
            raise BadRecord(line, f"{error}{self._foreign()}") from None
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
            to = int(words[2])
            if not to or text not in (f"{seat} undo {to}", f"{seat} undo {to} agreed"):
                raise SaeculaError("an undo is written 'SEAT undo ENTRY' or 'SEAT undo ENTRY agreed'")
            self.undo(seat, to, len(words) == 4)
        else:
            self.play(seat, self.game.moves.parse(text[len(words[0]) + 1 :]))


def _option_text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _number(line: int, name: str, text: str) -> int:
    if not text.isdigit() or len(text) > 9 or str(int(text)) != text:
        raise BadRecord(line, f"{name!r} is followed by a whole number, not by {text[:20]!r}")
    return int(text)


def _begin(fields: list[str], options: list[tuple[str, str]], first: int) -> Record:
    """The record that a header describes, without an entry yet. `first` is the number of its `begin` line."""
    name, rules, data, seats, seed = fields
    line = 2
    try:
        game = _find_game[0](name)
        version = _number(3, "rules", rules)
        line = 5
        count = _number(line, "seats", seats)
        if count not in game.seat_counts:
            counts = ", ".join([str(n) for n in game.seat_counts])
            raise SaeculaError(f"{name} cannot be played with {count} seats, only with {counts}")
        line = 6
        if seed_text(seed) != seed:
            raise SaeculaError("the seed is written in small hexadecimal digits without leading zeros")
        values: dict[str, Value] = {}
        for option, text in options:
            line += 1
            values.update(_read_option(game, option, text, count, option in values))
        line = first
        record = Record(game, count, seed, values)
    except BadRecord:
        raise
    except SaeculaError as error:
        raise BadRecord(line, str(error)) from None
    record.rules_version = version
    record.data_digest = data
    return record


def _read_option(game: Game[Any], name: str, text: str, seats: int, repeated: bool) -> dict[str, Value]:
    """One option line, refused by itself so that its own line is named."""
    declared = [option for option in game.options if option.name == name]
    if not declared or repeated:
        raise SaeculaError(f"{game.name} has no option {name!r}" if not declared else f"option {name!r} is there twice")
    value = {name: declared[0].parse(text)}
    settle_options(game.options, value, seats)
    if _option_text(value[name]) != text:
        raise SaeculaError(f"option {name} is written {_option_text(value[name])!r}, not {text!r}")
    return value


def _plain(number: int, line: str) -> str:
    """The line itself, if it is printable ASCII."""
    if not line.isascii() or not line.isprintable():
        odd = next(c for c in line if not (c.isascii() and c.isprintable()))
        if 0xDC80 <= ord(odd) <= 0xDCFF:  # how "surrogateescape" stands for a byte
            raise BadRecord(number, f"not UTF-8 text (byte 0x{ord(odd) - 0xDC00:02x})")
        raise BadRecord(number, f"{odd!r} does not belong in a record: plain ASCII, lines ending in a line feed")
    return line


def _split_check(line: int, text: str) -> tuple[str, str]:
    body, _, check = text.rpartition(" #")
    if len(check) != 6 or check.strip("0123456789abcdef") or not body:
        raise BadRecord(line, f"the line does not end in ' #' and a check of six digits: {text[-20:]!r}")
    return body, check


def _read_header(lines: list[str], rest: str) -> tuple[list[str], list[tuple[str, str]], int]:
    """The values of HEADER, the options in their order, and the index of the first entry."""
    fields: list[str] = []
    options: list[tuple[str, str]] = []
    so_far = ""
    for i, text in enumerate(lines):
        _plain(i + 1, text)
        if i == 0 and not text.startswith(f"{FORMAT} #"):
            raise BadRecord(1, f"not a record: the first line is {FORMAT!r} with its check, not {text[:40]!r}")
        body, check = _split_check(i + 1, text)
        so_far += body + "\n"
        if check != _text_check(so_far):
            raise BadRecord(i + 1, f"{body[:60]!r} does not fit its check: the line was changed")
        words = body.split(" ")
        if 1 <= i <= len(HEADER):
            if len(words) != 2 or words[0] != HEADER[i - 1]:
                raise BadRecord(i + 1, f"here comes the line {HEADER[i - 1]!r}, not {body[:40]!r}")
            fields.append(words[1])
        elif body == "begin":
            return fields, options, i + 1
        elif i:
            if len(words) != 3 or words[0] != "option":
                raise BadRecord(i + 1, f"here comes an option or 'begin', not {body[:40]!r}")
            options.append((words[1], words[2]))
    if not lines:
        raise BadRecord(1, f"not a record: the first line is {FORMAT!r} with its check, not {rest[:40]!r}")
    raise BadRecord(len(lines) + bool(rest), "the header does not end with 'begin': the end of the record is missing")
