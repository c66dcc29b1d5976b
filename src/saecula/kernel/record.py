"""A game as a file: a header, one entry per line, and checks (see `record_text` for the text itself).

The engine replays a whole game in milliseconds, so the record is the only thing that is ever stored: small, diffable
text, no snapshots.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, Final

from saecula.kernel.chance import seed_text
from saecula.kernel.errors import BadRecord, IllegalMove, SaeculaError
from saecula.kernel.game import Game
from saecula.kernel.message import Event
from saecula.kernel.options import Value, complete_options, option_text, read_option
from saecula.kernel.record_text import FORMAT, LAYOUT, MARK, RecordText, read, write
from saecula.kernel.state import OWN_FIELDS, STATE_LAYOUT, State

CHECKPOINT: Final = 100  # entries between two copies of the state that are kept, for undo and history
RECENT: Final = 16  # states before the last moves are kept, so that taking those back one by one replays nothing
DIGITS: Final = "0123456789"
MARK_EVERY: Final = 50  # entries; a change of turn marks the state as well

MOVE: Final = 0
RESIGN: Final = 1
UNDO: Final = 2
ROLLBACK: Final = 3  # an undo that everybody has agreed to
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
        self.mark = ""  # of the state after it, where one was taken
        self.undone = False
        self.secret = False  # part of a sealed answer, or taking that back: when it was made, only its seat knew of it
        self.reveals = 0  # what had been learned before it


class Checkpoint:
    """Where a record stood, so that it can go back there as if nothing had been played since."""

    def __init__(self, record: Record) -> None:
        self.entries = len(record.entries)
        self.events = len(record.events)
        self.now: State = record._now.clone()
        self.kept = record._kept.copy()
        self.effective = len(record._effective)
        self.recent = record._recent.copy()
        self.recent_moves = record._recent_moves.copy()
        self.marked = record._marked
        self.marked_turn = record._marked_turn


class Record:
    """A game from its first move to its last, or to the present."""

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
        self.options = complete_options(game.options, options or {}, seats)
        self.rules_version = game.rules_version
        self.data_digest = game.data_digest
        self.entries: list[Entry] = []
        self.stale_marks = 0  # marks that could not be compared: they were taken of states of another layout
        self._kept: dict[int, State] = {}  # checkpoints: copies of the state by number of entries
        self._effective: list[int] = []  # numbers of the entries that are not taken back; an undo is not among them
        self._recent: list[State] = []  # copies of the state before the last moves not taken back ...
        self._recent_moves: list[int] = []  # ... and the numbers of those moves
        self._remembering = 0  # for this many more moves: set by an undo, because one undo is often followed by another
        self._layout = layout_of(self._now)
        self._marked = 0  # how many entries there were when the state was last marked ...
        self._marked_turn = self._turn()  # ... and the turn it was then

    # ---------------------------------------------------------------------------------------------------- playing

    def play(self, seat: int, move: int) -> list[Event]:
        """Play a legal move; IllegalMove otherwise, and nothing changes. Returns what happened."""
        log = self._play(seat, move)
        self._mark_if_due()
        return log

    def _play(self, seat: int, move: int, text: str = "") -> list[Event]:
        sealing = self._now.sealing
        reveals = self._now.reveals
        before = self._now.clone() if self._remembering else None
        log: list[Event] = []
        self._now.play(seat, move, log)
        if before is not None:
            self._remember(before, len(self.entries) + 1)
            self._remembering -= 1
            if not self._remembering:
                self._forget_recent()
        entry = self._append(MOVE, seat, move, text or f"{seat} {self.game.moves.name(move)}")
        entry.secret = sealing and self._now.reveals == reveals
        entry.reveals = reveals
        self.events += log
        return log

    def resign(self, seat: int) -> list[Event]:
        """Leave the game, where its rules allow it."""
        log = self._resign(seat)
        self._mark_if_due()
        return log

    def _resign(self, seat: int) -> list[Event]:
        reveals = self._now.reveals
        log: list[Event] = []
        self._now.resign(seat, log)
        self._append(RESIGN, seat, 0, f"{seat} resign").reveals = reveals
        self.events += log
        return log

    def _append(self, kind: int, seat: int, number: int, text: str) -> Entry:
        entry = Entry(kind, seat, number, text)
        self.entries.append(entry)
        if kind != UNDO:
            self._effective.append(len(self.entries))
        if len(self.entries) % CHECKPOINT == 0:
            self._kept[len(self.entries)] = self._now.clone()
        return entry

    def _remember(self, before: State, number: int) -> None:
        """Keep the state before a move, in case the move is taken back soon."""
        self._recent.append(before)
        self._recent_moves.append(number)
        if len(self._recent) > RECENT:
            self._recent.pop(0)
            self._recent_moves.pop(0)

    def checkpoint(self) -> Checkpoint:
        """The present position, for `restore`."""
        return Checkpoint(self)

    def restore(self, checkpoint: Checkpoint) -> None:
        """Forget the moves played since a checkpoint, without a trace. Only moves may have been entered since."""
        del self.entries[checkpoint.entries :]
        del self.events[checkpoint.events :]
        del self._effective[checkpoint.effective :]
        self._now = checkpoint.now
        self._kept = checkpoint.kept
        self._recent = checkpoint.recent
        self._recent_moves = checkpoint.recent_moves
        self._marked = checkpoint.marked
        self._marked_turn = checkpoint.marked_turn

    def _forget_recent(self) -> None:
        self._recent, self._recent_moves = [], []

    # ------------------------------------------------------------------------------------------------------ marks

    def _turn(self) -> tuple[int, int]:
        return self.game.marked_turn(self._now)

    def _mark_if_due(self) -> None:
        """Mark the state when the turn has changed, when the game is over, and at regular intervals.

        Not while secret answers are awaited: until the last one is in they are no part of the position.
        """
        last = self.entries[-1]
        if last.kind >= UNDO or last.secret:
            return
        if self._now.over or len(self.entries) - self._marked >= MARK_EVERY or self._turn() != self._marked_turn:
            self._set_mark(self.mark())

    def _set_mark(self, mark: str) -> None:
        self.entries[-1].mark = mark
        if mark:
            self._marked = len(self.entries)
            self._marked_turn = self._turn()

    def mark(self) -> str:
        """A short mark of the state now: what layout it has, and what it holds."""
        return self._layout + self._now.digest().hex()[: MARK - LAYOUT]

    def fits(self, mark: str) -> bool:
        """Whether the state after the last entry can be the one that a mark was taken of.

        A mark taken of another layout says nothing about this state: it passes, and is counted in `stale_marks`.
        """
        if mark[:LAYOUT] != self._layout:
            self.stale_marks += bool(mark)
            return True
        return mark == (self.entries[-1].mark or self.mark())

    # ------------------------------------------------------------------------------------------------------- undo

    def undoable(self, seat: int) -> int:
        """The number of the entry that this seat may take back without asking anybody, or 0 if there is none.

        That is its own last move, if nothing has been learned since: no die, no draw, no reveal, no open move of
        another seat, no question to others. Sealed answers of others do not count: nobody has seen them.
        """
        for i in range(len(self._effective) - 1, -1, -1):
            number = self._effective[i]
            entry = self.entries[number - 1]
            if entry.kind in (ROLLBACK, REKEY):
                return 0
            if entry.seat == seat:
                if entry.kind != MOVE or entry.reveals != self._now.reveals:
                    return 0
                return number
            if not entry.secret:
                return 0
        return 0

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last move without asking anybody."""
        return self.undoable(seat) > 0

    def undo(self, seat: int, to: int = 0) -> list[Event]:
        """Take back the seat's own last move (entry `to`, if given). SaeculaError where `undoable` is 0."""
        number = self.undoable(seat)
        if not number or to not in (0, number):
            raise SaeculaError(
                f"seat {seat} cannot take back {f'entry {to}' if to else 'anything'}: "
                "something has been learned or another seat has moved since; all must agree"
            )
        self.entries[number - 1].undone = True
        self._effective.remove(number)
        return self._undone(UNDO, seat, number, f"{seat} undo {number}")

    def rollback(self, seat: int, to: int) -> list[Event]:
        """Take back everything from entry `to` on, at the request of a seat. Call it when everybody has agreed.

        Future dice are redrawn, so that no die that was seen comes again. In the file it is `SEAT undo ENTRY agreed`.
        """
        if not 0 <= seat < self.seats:
            raise SaeculaError(f"there is no seat {seat}: seats are 0 to {self.seats - 1}")
        if not 1 <= to <= len(self.entries) or self.entries[to - 1].undone or self.entries[to - 1].kind >= UNDO:
            raise SaeculaError(f"there is no move {to} to go back to: entries are 1 to {len(self.entries)}")
        for entry in self.entries[to - 1 :]:
            entry.undone = entry.kind < UNDO
        while self._effective and self._effective[-1] >= to:
            self._effective.pop()
        return self._undone(ROLLBACK, seat, to, f"{seat} undo {to} agreed")

    def _undone(self, kind: int, seat: int, number: int, text: str) -> list[Event]:
        secret = self.entries[number - 1].secret and kind == UNDO
        self._kept = {n: kept for n, kept in self._kept.items() if n < number}
        if kind == UNDO and self._recent_moves and self._recent_moves[-1] == number:
            self._recent_moves.pop()
            self._now = self._recent.pop()
        else:
            self._forget_recent()
            self._now = self._replayed(len(self.entries), True)
        self._remembering = RECENT
        if kind == ROLLBACK:
            self._now.rekey(f"undo {len(self.entries) + 1}")
        self._append(kind, seat, number, text).secret = secret
        event = Event("undone", {"seat": seat, "entry": number})
        if secret:
            event.readers = 1 << seat
        self.events.append(event)
        return [event]

    def _replayed(self, n: int, remember: bool = False) -> State:
        """The state after n entries, by replaying from the last checkpoint what is not undone.

        `remember`: the states before the last moves are wanted too.
        """
        start = max([k for k in self._kept if k <= n], default=0)
        state: State = self._kept[start].clone() if start else self.game.new(self.seats, self.seed, self.options)
        for i in range(start, n):
            entry = self.entries[i]
            if remember and entry.kind == MOVE and not entry.undone:
                self._remember(state.clone(), i + 1)
            self.redo(state, i + 1)
        return state

    def redo(self, state: State, number: int, log: list[Event] | None = None) -> bool:
        """Play entry `number` on the state right before it. False if it is not a move or was undone."""
        entry = self.entries[number - 1]
        if entry.kind == ROLLBACK:
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

    def seen(self, seat: int | None, n: int) -> int:
        """How many of the first n entries a seat (None: a spectator) knew of when they were made.

        Readers are only given such counts: the numbers in the file would tell how many moves others took to answer.
        """
        return sum([not entry.secret or entry.seat == seat for entry in self.entries[:n]])

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
        """A new record that shares the first n entries, with new dice from there on."""
        n = len(self.entries) if n is None else n
        if not 0 <= n <= len(self.entries):
            raise SaeculaError(f"there is no entry {n}: entries are 0 to {len(self.entries)}")
        copy = Record(self.game, self.seats, self.seed, self.options)
        for entry in self.entries[:n]:
            copy._repeat(entry.text)
            copy._set_mark(entry.mark)
        copy._repeat(f"rekey {seed_text(os.urandom(32).hex() if salt is None else salt)}")
        return copy

    # ------------------------------------------------------------------------------------------------------- text

    def dumps(self) -> str:
        """The record as text. It contains the seed, so a running game must not be published like this."""
        header = self._header()
        texts = header + [entry.text for entry in self.entries]
        return write(texts, [""] * len(header) + [entry.mark for entry in self.entries])

    def _header(self) -> list[str]:
        return [
            FORMAT,
            f"game {self.game.name}",
            f"rules {self.rules_version}",
            f"data {self.data_digest}",
            f"seats {self.seats}",
            f"seed {self.seed}",
            *[f"option {name} {option_text(value)}" for name, value in self.options.items()],
            "begin",
        ]

    @staticmethod
    def loads(text: str | bytes, game: Game[Any] | None = None) -> Record:
        """Read a record and replay it. BadRecord names the first line that is wrong, and why.

        The game is found by its name, unless it is given.
        """
        collecting = gc.isenabled()
        gc.disable()  # everything made here lives on: the collector would look through it again and again for nothing
        try:
            return _loaded(read(text), game)
        finally:
            if collecting:
                gc.enable()

    def _read_entry(self, line: int, text: str) -> None:
        try:
            self._repeat(text)
        except IllegalMove as illegal:  # mypyc: one name, one type, also in two branches
            reason = f"{illegal.reason.key} {illegal.reason.rule}".rstrip()
            raise BadRecord(line, f"{text!r} is not legal there ({reason}){self._foreign()}") from None
        except SaeculaError as error:
            raise BadRecord(line, f"{error}{self._foreign()}") from None

    def _foreign(self) -> str:
        if self.rules_version != self.game.rules_version:
            return f"; the record was made with rules {self.rules_version}, these are {self.game.rules_version}"
        if self.data_digest != self.game.data_digest:
            return f"; the record was made with data {self.data_digest}, these are {self.game.data_digest}"
        return ""

    def repeat(self, text: str) -> list[Event]:
        """Carry out an entry given as text, as in a file but without its check. Returns what happened."""
        before = len(self.events)
        self._repeat(text)
        self._mark_if_due()
        return self.events[before:]

    def _repeat(self, text: str) -> None:
        if text[1:2] == " " and text[0] in DIGITS and int(text[0]) < self.seats:
            move = self.game.moves.find(text[2:])
            if move >= 0:  # nearly every line: the rest takes its time
                self._play(int(text[0]), move, text)
                return
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
            self._resign(seat)
        elif words[1:2] == ["undo"] and len(words) > 2 and words[2].isdigit() and len(words[2]) < 8:
            to = int(words[2])
            if not to or text not in (f"{seat} undo {to}", f"{seat} undo {to} agreed"):
                raise SaeculaError("an undo is written 'SEAT undo ENTRY' or 'SEAT undo ENTRY agreed'")
            if len(words) == 4:
                self.rollback(seat, to)
            else:
                self.undo(seat, to)
        else:
            self._play(seat, self.game.moves.parse(text[len(words[0]) + 1 :]), text)


def _loaded(found: RecordText, game: Game[Any] | None) -> Record:
    record = _begin(found.fields, found.options, found.begin, game)
    for i, entry in enumerate(found.entries):
        line = found.begin + 1 + i
        record._read_entry(line, entry)
        if found.format == 1:
            record._mark_if_due()
        elif found.marks[i]:
            if not record.fits(found.marks[i]):
                raise BadRecord(line, f"the game after {entry!r} is not the one recorded{record._foreign()}")
            record._set_mark(found.marks[i])
    if found.edited:
        raise BadRecord(0, "the text does not fit its digest: the record was changed")
    return record


def layout_of(state: State) -> str:
    """Three digits that change with the layout of states, when their marks can no longer be compared."""
    parts = [str(STATE_LAYOUT), *OWN_FIELDS, "", *state.layout(), "", *[type(phase).__name__ for phase in state.phases]]
    return blake2b("\n".join(parts).encode(), digest_size=4).hexdigest()[:LAYOUT]


def _number(line: int, name: str, text: str) -> int:
    if not text.isdigit() or len(text) > 9 or str(int(text)) != text:
        raise BadRecord(line, f"{name!r} is followed by a whole number, not by {text[:20]!r}")
    return int(text)


def _begin(fields: list[str], options: list[tuple[str, str]], first: int, given: Game[Any] | None) -> Record:
    """The record that a header describes, without an entry yet. `first` is the number of its `begin` line."""
    name, rules, data, seats, seed = fields
    line = 2
    try:
        game = _find_game[0](name) if given is None else given
        if game.name != name:
            raise SaeculaError(f"a record of {name}, not of {game.name}")
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
            values.update(read_option(game.name, game.options, option, text, count, option in values))
        line = first
        record = Record(game, count, seed, values)
    except BadRecord:
        raise
    except SaeculaError as error:
        raise BadRecord(line, str(error)) from None
    record.rules_version = version
    record.data_digest = data
    return record
