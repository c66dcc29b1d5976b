"""One table in memory: who sits there, its record, and what each seat has seen of it.

Nothing here waits or stores; house.py does both. A reader is a seat, or SPECTATOR. Each reader has a version of its
own, the number of entries it has seen: another seat's sealed answer is not seen until all have sealed, and is never
counted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import perf_counter, sleep
from typing import Any, Final, NamedTuple, cast

import msgspec

from saecula.kernel.auto import AutoAnswer
from saecula.kernel.errors import IllegalMove, SaeculaError
from saecula.kernel.game import Game
from saecula.kernel.message import Event as KernelEvent
from saecula.kernel.message import Message as Reason
from saecula.kernel.options import Value
from saecula.kernel.progress import PALETTE
from saecula.kernel.record import ROLLBACK, UNDO, Record
from saecula.kernel.record_text import MARK
from saecula.server.errors import Refusal
from saecula.server.fairness import hash_of
from saecula.server.idempotency import Requests
from saecula.server.journal import SPECTATOR, Journal
from saecula.server.messages.base import Event, Status, TableKind, Until, words
from saecula.server.messages.from_server import AutoKind
from saecula.server.messages.tables import Broken
from saecula.server.seats import Seat
from saecula.server.storage import Row
from saecula.server.story import Told
from saecula.server.table_views import SentSnapshot, shown

SLICE: Final = 0.002  # seconds of a replay after which the loop is yielded


class AskedUndo(msgspec.Struct):
    """A request to go back, as it is stored."""

    seat: int
    entry: int  # the first entry that would be taken back
    agreed: list[int]
    request: str  # what it came with: see `request_name`
    id: str = ""  # by which it is answered


class Facts(NamedTuple):
    """What readers are told about when it changes, besides new versions."""

    status: str
    seats: tuple[tuple[str, str, str, str], ...]  # kind, user, name and bot of each
    table: tuple[object, ...]  # everything that a list of tables shows
    asked: bytes  # the request to go back
    auto: tuple[tuple[str, ...], ...]  # the kinds of automatic answers that are on, of each seat
    actors: tuple[int, ...]


class Table:
    """A table. While it waits for people it has no record yet."""

    def __init__(self, row: Row, seats: list[Seat], game: Game[Any] | None) -> None:
        self.id: str = row["id"]
        self.game_name: str = row["game"]
        self.game = game
        self.name: str = row["name"]
        self.owner: str = row["owner"]
        self.listed: bool = row["listed"]
        self.opened_from: str = row["opened_from"]
        self.kind: TableKind = row["kind"]
        self.secret: str = row["secret"]
        self.key: str = row["invite"]
        self.options: dict[str, Value] = msgspec.json.decode(row["options"])
        self.fork_of: str = row["fork_of"]
        self.created: int = row["created"]
        self._take(row, seats)

        self.record: Record | None = None
        self.broken: Broken | None = None
        self.trouble = ""  # what is wrong with the next entry; not for the table, for it may name a hidden card
        self.requests = Requests()
        self.journal = Journal(len(seats))
        self._shown: dict[tuple[int, bool], SentSnapshot] = {}
        self.verified: bool | None = None  # whether the record of a game that is over replays; found out once
        self.story: asyncio.Task[Told | None] | None = None  # of a game that is over; told once

        self.lock = asyncio.Lock()
        self.using = 0  # requests in progress at this table

    # ----------------------------------------------------------------------------------------- loading and storing

    def _take(self, row: Row, seats: list[Seat]) -> None:
        """Set whatever can change in the life of a table."""
        self.status: Status = row["status"]
        self.seed: str = row["seed"]
        self.rules_version: int = row["rules_version"]
        self.data_digest: str = row["data_digest"]
        self.rematch: str = row["rematch"]
        self.changed: int = row["changed"]
        self.revision: int = row["revision"]  # how often it was stored
        self.actors: list[int] = msgspec.json.decode(row["waiting_for"])
        self.ranking: list[int] = msgspec.json.decode(row["ranking"])
        self.ended: list[int] = msgspec.json.decode(row["ended"])  # the seats that want a broken game to end
        self.asked: AskedUndo | None = (
            msgspec.json.decode(row["undo_request"], type=AskedUndo) if row["undo_request"] else None
        )
        self.seats = seats

    def row(self) -> Row:
        """As it is stored, as far as it may change."""
        return {
            "status": self.status,
            "seed": self.seed,
            "rules_version": self.rules_version,
            "data_digest": self.data_digest,
            "rematch": self.rematch,
            "changed": self.changed,
            "waiting_for": to_json(self.actors),
            "ranking": to_json(self.ranking),
            "ended": to_json(self.ended),
            "undo_request": to_json(self.asked) if self.asked else "",
        }

    def rows(self, since: int, request: str) -> list[Row]:
        """The entries behind a number, as they are stored."""
        assert self.record is not None
        return [
            {
                "table_id": self.id,
                "idx": n,
                "entry": e.text,
                "chk": e.mark,
                "request": request,
                "at": self.journal.times[n - 1],
            }
            for n, e in enumerate(self.record.entries[since:], since + 1)
        ]

    @property
    def entries(self) -> int:
        """The number of entries."""
        return len(self.record.entries) if self.record else 0

    def facts(self) -> Facts:
        """What people at the table may have to be told."""
        seats = tuple((seat.kind, seat.user, seat.name, seat.bot) for seat in self.seats)
        asked = msgspec.json.encode(self.asked)
        listed = (self.status, seats, self.rematch, tuple(self.ended), self.broken is None)
        return Facts(
            self.status, seats, listed, asked, tuple(tuple(seat.auto) for seat in self.seats), tuple(self.actors)
        )

    def follow(self, row: Row, seat_rows: list[Row], entries: list[Row]) -> bool:
        """Apply what another server has stored since; False if the table must be reloaded."""
        if self.record is None or self.broken or row["game"] != self.game_name:
            return False
        self._take(row, [Seat(seat) for seat in seat_rows])
        if self._replayed(entries):
            return False
        self.update_status()
        return True

    def replay(self, entries: list[Row]) -> None:
        """Build the record by replaying what is stored. If that fails, stop at the last good entry and say why."""
        if self.game is None:
            self.broken = Broken(entry=0, text=f"the game {self.game_name} is not installed", agreed=[])
            return
        try:
            self.begin(self.game)
        except SaeculaError as error:
            self.broken = Broken(entry=0, text=str(error), agreed=[])
            return
        self.broken = self._replayed(entries)
        if self.broken:  # once more, without the bad entry
            self.begin(self.game)
            self._replayed(entries[: self.broken.entry])
        self.update_status()

    def _replayed(self, entries: list[Row]) -> Broken | None:
        assert self.record is not None
        begin = perf_counter()
        for n, row in enumerate(entries, self.entries + 1):
            if perf_counter() - begin > SLICE:  # for replays in a thread: hands the interpreter to the event loop
                sleep(SLICE / 4)
                begin = perf_counter()
            try:
                self.enter(row["entry"], row["at"], row["request"])
            except (SaeculaError, AssertionError, LookupError) as error:
                self.trouble = f"{row['entry']!r}: {error}"
                return Broken(
                    entry=n - 1, text=f"entry {n}: it can no longer be played{self._other_rules()}", agreed=[]
                )
            mark = row["chk"] if len(row["chk"]) == MARK else ""  # shorter: a check of record format 1
            if row["idx"] != n or not self.record.fits(mark):
                self.trouble = f"{row['entry']!r}: the state after it has another mark"
                return Broken(
                    entry=n - 1, text=f"entry {n}: the game after it is another one{self._other_rules()}", agreed=[]
                )
        return None

    def begin(self, game: Game[Any]) -> None:
        """Start the record from the seed; what happens before the first question is read by all who may."""
        self.record = Record(game, len(self.seats), self.seed, self.options)
        self.requests = Requests()
        self.journal = Journal(len(self.seats))
        self.journal.read(self.record.events, self.journal.readers)
        self.record.events.clear()

    def _other_rules(self) -> str:
        assert self.game is not None
        if self.rules_version != self.game.rules_version:
            return f" (it was begun with rules {self.rules_version}, these are {self.game.rules_version})"
        if self.data_digest != self.game.data_digest:
            return f" (it was begun with data {self.data_digest}, these are {self.game.data_digest})"
        return ""

    def enter(self, text: str, now: int, request: str = "") -> None:
        """Apply an entry, written as in a record, and note who has seen it and who may read which events."""
        assert self.record is not None
        described = self._described(text)
        events = self.record.repeat(text)
        self._entered(len(self.record.entries), now, request, described, events)

    def _entered(
        self, number: int, now: int, request: str, described: Reason | None, events: list[KernelEvent]
    ) -> None:
        """Note who has seen an entry of the record, and who may read which of its events."""
        assert self.record is not None
        self.journal.enter(number, self.record.entries[number - 1], now, described, events)
        self.record.events.clear()  # the journal has them
        if request:
            self.requests.add(request, number)

    @property
    def secret_hash(self) -> str:
        """What is shown of the server's part of the seed before the game; of older tables, of the whole seed."""
        return hash_of(self.secret if self.kind else self.seed)

    @property
    def ended_for_good(self) -> bool:
        """Whether everybody who played it has agreed to end a game that no longer replayed."""
        return self.status == "over" and bool(self.ended)

    def update_status(self) -> None:
        """After a change: whom it waits for, whether it is over, and which automatic answers have ended."""
        self._shown.clear()
        people = {s for s, seat in enumerate(self.seats) if seat.kind == "person"}
        if self.broken and self.ended and people <= set(self.ended):
            self.status, self.actors = "over", []
        if self.record is None:
            return
        state = self.record.now
        self.actors = [] if self.broken or self.ended_for_good else list(state.actors)
        self.ranking = list(state.ranking) if state.over else []
        if not self.broken and not self.ended_for_good:
            self.status = "over" if state.over else "running"
        periods = self._auto_periods()
        for seat in self.seats:
            seat.auto = {kind: period for kind, period in seat.auto.items() if periods.get(kind) == period}

    # -------------------------------------------------------------------------------------------------- who is who

    @property
    def colours(self) -> list[list[str]]:
        """The colours of each player, as the game has them now."""
        if self.game is None or len(self.seats) not in self.game.seat_counts:
            return [[PALETTE[seat % len(PALETTE)]] for seat in range(len(self.seats))]
        if self.record is not None:
            return self.game.colours_in(self.record.now)
        return self.game.colours(len(self.seats))

    def seats_of(self, user: str) -> list[int]:
        """The seats of a user."""
        return [s for s, seat in enumerate(self.seats) if user and seat.kind == "person" and seat.user == user]

    def here(self, user: str) -> bool:
        """Whether everybody at the table is a bot or sits at this browser, so that nothing is hidden from anybody."""
        return bool(user) and all(
            seat.kind == "bot" or (seat.kind == "person" and seat.user == user) for seat in self.seats
        )

    def open_to(self, user: str) -> bool:
        """Whether the seed and everybody's hidden cards may be shown."""
        return self.status == "over" or (self.here(user) and (bool(self.seats_of(user)) or self.owner == user))

    def awaited(self, reader: int) -> list[int]:
        """The seats that must choose now, as far as the reader may know; `actors` are all of them.

        Whoever has several seats knows it of all of them: otherwise nobody could hand over the screen.
        """
        if self.record is not None and self.actors:
            now = self.record.now
            if reader == SPECTATOR:
                return now.awaited(None)
            seats = {reader, *self.seats_of(self.seats[reader].user)}
            return sorted({seat for one in seats for seat in now.awaited(one)})
        if self.game is None or not all(phase.shows_who for phase in self.game.phases):
            return [s for s in self.actors if s == reader]
        return self.actors

    def version(self, reader: int) -> int:
        """The reader's own version."""
        return self.journal.version(reader)

    @property
    def running(self) -> Record:
        """The record of a running game; refused if it cannot be played on."""
        if self.broken:
            raise Refusal("broken")
        if self.status != "running" or self.record is None:
            raise Refusal("not-running")
        return self.record

    @property
    def game_and_record(self) -> tuple[Game[Any], Record]:
        """The game and its record, for reading."""
        if self.record is None or self.game is None:
            raise Refusal("broken" if self.broken else "not-running")
        return self.game, self.record

    # ------------------------------------------------------------------------------------------- automatic answers

    def _auto_periods(self) -> dict[str, int]:
        """The period of each kind: an automatic answer holds as long as it is the same. Empty where nobody is asked."""
        if self.status != "running" or self.broken or self.record is None:
            return {}
        game, state = self.record.game, self.record.now
        return {kind.name: game.auto_period(state, kind) for kind in game.auto_kinds()}

    def auto_kind(self, seat: int, kind: AutoAnswer) -> AutoKind:
        """A kind of automatic answer as the seat is shown it."""
        return AutoKind(
            kind=kind.name,
            until=cast(Until, kind.until),
            on=kind.name in self.seats[seat].auto,
            can=self.auto_move(seat, kind.name) is not None,
            ahead=kind.ahead,
            text=words(Reason(f"{self.game_name}-auto-{kind.name}")),
            text_on=words(Reason(f"{self.game_name}-auto-{kind.name}-on")),
        )

    def auto_move(self, seat: int, kind: str) -> str | None:
        """The move with which a kind of automatic answer answers what the seat is asked now."""
        if kind not in self._auto_periods():
            return None
        game, record = self.game_and_record
        state = record.now.clone()
        move = game.auto_answer(state, seat, kind)
        return game.moves.name(move) if move is not None and move in state.legal(seat) else None

    def may_answer_itself(self, seat: int, kind: str) -> bool:
        """Whether a seat may switch this kind of automatic answer on now."""
        if self.auto_move(seat, kind) is not None:
            return True
        game, _ = self.game_and_record
        return any(one.ahead and one.name == kind for one in game.auto_kinds())

    def next_auto(self) -> str | None:
        """The entry that an automatic answer makes now, if all that are asked have one."""
        if self.asked or not self.actors:
            return None
        found: list[str] = []
        for seat in self.actors:
            moves = [self.auto_move(seat, kind) for kind in self._auto_periods() if kind in self.seats[seat].auto]
            answers = [move for move in moves if move is not None]
            if not answers:
                return None
            found.append(f"{seat} {answers[0]}")
        return found[0]

    def end_auto_after_undo(self, since: int) -> None:
        """End the automatic answers of whoever took something back after this entry: they want to choose anew."""
        _, record = self.game_and_record
        for entry in record.entries[since:]:
            if entry.kind == ROLLBACK:
                for seat in self.seats:
                    seat.auto = {}
            elif entry.kind == UNDO:
                self.seats[entry.seat].auto = {}

    def set_auto(self, seat: int, kind: str, on: bool) -> None:
        """Switch a kind of automatic answer on or off."""
        others = {name: period for name, period in self.seats[seat].auto.items() if name != kind}
        self.seats[seat].auto = {**others, kind: self._auto_periods()[kind]} if on else others
        self._shown = {which: kept for which, kept in self._shown.items() if which[0] != seat}

    # ----------------------------------------------------------------------------------------------------- showing

    def snapshot_for(self, reader: int, explain: bool = False) -> SentSnapshot:
        """The snapshot for one reader, as sent; cached until something changes."""
        kept = self._shown.get((reader, explain))
        if kept is None:
            kept = self._shown[reader, explain] = shown(self, reader, explain)
        return kept

    def to_be_asked(self, asked: AskedUndo) -> list[int]:
        """The seats whose people have not agreed yet; bots and the asker's own seats need not be asked."""
        asker = self.seats[asked.seat].user
        return [
            s
            for s, seat in enumerate(self.seats)
            if seat.kind == "person" and seat.user != asker and s not in asked.agreed
        ]

    # ------------------------------------------------------------------------------------------------ looking back

    def entries_at(self, reader: int, version: int) -> int:
        """How many entries there were when the reader was at this version."""
        if not 0 <= version <= self.version(reader):
            raise Refusal("no-entry", {"last": self.version(reader)})
        return self.journal.entries_at(reader, version)

    def _described(self, text: str) -> Reason | None:
        """A move in words, before it is played; None for an entry of another kind."""
        assert self.record is not None
        seat, _, what = text.partition(" ")
        game = self.record.game
        move = game.moves.find(what)
        return game.describe(self.record.now, int(seat), move) if move >= 0 and seat.isdigit() else None

    def since_own_move(self, seat: int) -> list[Event]:
        """Events since the seat's own last move."""
        _, record = self.game_and_record
        last = next((n for n in self._last_moves(record) if record.entries[n - 1].seat == seat), 0)
        return self.journal.events_between(seat, self.journal.version_of(seat, last), self.version(seat))

    @staticmethod
    def _last_moves(record: Record) -> Iterator[int]:
        """The numbers of the entries that are not undone, newest first."""
        for n in range(len(record.entries), 0, -1):
            entry = record.entries[n - 1]
            if entry.kind < UNDO and not entry.undone:
                yield n

    # ----------------------------------------------------------------------------------------------------- playing

    def play(self, seat: int, names: list[str], now: int, request: str) -> tuple[int, bool]:
        """Play a sequence up to the first reveal: how many moves that were, and whether it was cut short.

        Refused where a move is illegal, and then nothing is played. Nothing behind a reveal is looked at, so a refusal
        tells nothing that the seat does not know.
        """
        record = self.running
        before = record.checkpoint() if len(names) > 1 else None
        played: list[tuple[Reason, list[KernelEvent]]] = []
        for i, name in enumerate(names):
            try:
                move = record.game.moves.find(name)
                if move < 0:
                    raise SaeculaError("there is no such move")
                described = record.game.describe(record.now, seat, move)
                reveals = record.now.reveals
                played.append((described, record.play(seat, move)))
            except SaeculaError as error:
                if before is not None:
                    record.restore(before)
                record.events.clear()
                raise self._illegal(seat, i, name, error) from None
            if record.now.reveals != reveals:
                break
        first = len(record.entries) - len(played)
        for n, (described, events) in enumerate(played, first + 1):
            self._entered(n, now, request, described, events)
        return len(played), len(played) < len(names)

    def _illegal(self, seat: int, at: int, name: str, error: SaeculaError) -> Refusal:
        reason = error.reason if isinstance(error, IllegalMove) else Reason("error-no-move", {"move": name})
        return Refusal("illegal", reason=reason, shown=self.snapshot_for(seat), at=at)

    def undo_target(self, seat: int, to: int | None) -> int:
        """The first entry to be taken back, to be where the seat was at version `to` (None: before its last move)."""
        record = self.running
        wanted = 0
        if to is None:
            wanted = next((n for n in self._last_moves(record) if record.entries[n - 1].seat == seat), 0)
        else:
            after = self.entries_at(seat, to)
            for n in self._last_moves(record):
                if n <= after:
                    break
                wanted = n
        if not wanted:
            raise Refusal("cannot-undo", shown=self.snapshot_for(seat))
        return wanted

    def text(self) -> str:
        """The record as text."""
        return self.game_and_record[1].dumps()


def to_json(value: object) -> str:
    """A value as JSON text, for a column."""
    return msgspec.json.encode(value).decode()
