"""One table in memory: who sits there, its record, and what each seat has seen of it.

Nothing here waits or stores; house.py does both. A reader is a seat, or SPECTATOR. Each reader has a version of its
own, the number of entries it has seen: another seat's sealed answer is not seen until all have sealed, and is never
counted.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from hashlib import blake2b, sha256
from typing import Any, Final, NamedTuple

import msgspec

from saecula.kernel.auto import AutoAnswer
from saecula.kernel.errors import IllegalMove, SaeculaError
from saecula.kernel.game import Game
from saecula.kernel.message import Message as Reason
from saecula.kernel.options import Value
from saecula.kernel.progress import PALETTE
from saecula.kernel.record import MOVE, ROLLBACK, UNDO, Record
from saecula.kernel.record_text import MARK
from saecula.kernel.state import State
from saecula.server.errors import Refusal
from saecula.server.messages import (
    AutoKind,
    Broken,
    Choice,
    Event,
    Explained,
    History,
    SeatInfo,
    Snapshot,
    Step,
    TableInfo,
    UndoRequest,
    told,
    words,
)
from saecula.server.storage import Row

SPECTATOR: Final = -1
REQUESTS: Final = 500  # idempotency keys that a table remembers; an older request is refused as stale anyway


class Seat:
    """A seat and who sits there: a person, a bot, or nobody yet (open, invite, reserved)."""

    def __init__(self, row: Row) -> None:
        self.kind: str = row["kind"]
        self.user: str = row["user_id"]
        self.name: str = row["name"]
        self.bot: str = row["bot"]
        self.dropped: bool = row["dropped"]
        self.auto: dict[str, int] = msgspec.json.decode(row["auto"] or "{}")  # kinds that are on, with their periods
        self.contribution: str = row["contribution"]  # its browser's part of the seed
        self.contributes: bool = row["contributes"]  # it wants to give one: the game does not start without it

    def row(self) -> Row:
        """As it is stored."""
        return {
            "kind": self.kind,
            "user_id": self.user,
            "name": self.name,
            "bot": self.bot,
            "dropped": self.dropped,
            "auto": to_json(self.auto) if self.auto else "",
            "contribution": self.contribution,
            "contributes": self.contributes,
        }


class AskedUndo(msgspec.Struct):
    """A request to go back, as it is stored."""

    seat: int
    entry: int  # the first entry that would be taken back
    agreed: list[int]
    request: str  # what it came with: see `request_name`
    id: str = ""  # by which it is answered


class Facts(NamedTuple):
    """What somebody at the table may have to be told of when it changes; versions tell the rest."""

    status: str
    seats: tuple[tuple[str, str, str, str], ...]  # kind, user, name and bot of each
    table: tuple[object, ...]  # all that a list of tables shows
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
        self.key: str = row["invite"]
        self.options: dict[str, Value] = msgspec.json.decode(row["options"])
        self.fork_of: str = row["fork_of"]
        self.created: int = row["created"]
        self._take(row, seats)

        self.record: Record | None = None
        self.broken: Broken | None = None
        self.trouble = ""  # what is wrong with the next entry; not for the table, for it may name a hidden card
        # What was asked for with an idempotency key: seat and key -> first entry, number of entries, digest of it.
        self.requests: dict[str, tuple[int, int, str]] = {}
        self.times: list[int] = []  # when each entry was made
        self.told: list[Reason | None] = []  # each entry in words
        readers = [SPECTATOR, *range(len(seats))]
        self.seen: dict[int, list[int]] = {r: [0] for r in readers}  # at each version, how many entries there were
        self.logs: dict[int, list[Event]] = {r: [] for r in readers}
        self._read: dict[int, int] = dict.fromkeys(readers, 0)  # events of the record that are in the log already
        self._snapshots: dict[tuple[int, bool], Snapshot] = {}
        self.verified: bool | None = None  # whether the record of a game that is over replays; found out once

        self.lock = asyncio.Lock()
        self.using = 0  # how many are in the middle of something here

    # ----------------------------------------------------------------------------------------- loading and storing

    def _take(self, row: Row, seats: list[Seat]) -> None:
        """What may change in the life of a table."""
        self.status: str = row["status"]
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
                "at": self.times[n - 1],
            }
            for n, e in enumerate(self.record.entries[since:], since + 1)
        ]

    @property
    def entries(self) -> int:
        """The number of entries."""
        return len(self.record.entries) if self.record else 0

    def facts(self) -> Facts:
        """What somebody at the table may have to be told of."""
        seats = tuple((seat.kind, seat.user, seat.name, seat.bot) for seat in self.seats)
        asked = msgspec.json.encode(self.asked)
        listed = (self.status, seats, self.rematch, tuple(self.ended), self.broken is None)
        return Facts(
            self.status, seats, listed, asked, tuple(tuple(seat.auto) for seat in self.seats), tuple(self.actors)
        )

    def follow(self, row: Row, seat_rows: list[Row], entries: list[Row]) -> bool:
        """Take over what another server has stored since; False where the table has to be read from the beginning."""
        if self.record is None or self.broken or row["game"] != self.game_name:
            return False
        self._take(row, [Seat(seat) for seat in seat_rows])
        if self._replayed(entries):
            return False
        self.settle()
        return True

    def replay(self, entries: list[Row]) -> None:
        """Build the record by replaying what is stored. Where that fails, stop at the last good entry and say why."""
        if self.game is None:
            self.broken = Broken(entry=0, text=f"the game {self.game_name} is not installed")
            return
        try:
            self.begin(self.game)
        except SaeculaError as error:
            self.broken = Broken(entry=0, text=str(error))
            return
        self.broken = self._replayed(entries)
        if self.broken:  # once more, without the bad entry
            self.begin(self.game)
            self._replayed(entries[: self.broken.entry])
        self.settle()

    def _replayed(self, entries: list[Row]) -> Broken | None:
        assert self.record is not None
        for n, row in enumerate(entries, self.entries + 1):
            try:
                self.enter(row["entry"], row["at"], row["request"])
            except (SaeculaError, AssertionError, LookupError) as error:
                self.trouble = f"{row['entry']!r}: {error}"
                return Broken(entry=n - 1, text=f"entry {n}: it can no longer be played{self._other_rules()}")
            mark = row["chk"] if len(row["chk"]) == MARK else ""  # shorter: a check of record format 1
            if row["idx"] != n or not self.record.fits(mark):
                self.trouble = f"{row['entry']!r}: the state after it has another mark"
                return Broken(entry=n - 1, text=f"entry {n}: the game after it is another one{self._other_rules()}")
        return None

    def begin(self, game: Game[Any]) -> None:
        """Start the record from the seed; what happens before the first question is read by all who may."""
        self.record = Record(game, len(self.seats), self.seed, self.options)
        self.requests = {}
        self.times = []
        self.told = []
        for reader in self.seen:
            self.seen[reader] = [0]
            self.logs[reader] = []
            self._read[reader] = 0
            self._read_events(reader)

    def _other_rules(self) -> str:
        assert self.game is not None
        if self.rules_version != self.game.rules_version:
            return f" (it was begun with rules {self.rules_version}, these are {self.game.rules_version})"
        if self.data_digest != self.game.data_digest:
            return f" (it was begun with data {self.data_digest}, these are {self.game.data_digest})"
        return ""

    def enter(self, text: str, now: int, request: str = "") -> None:
        """Carry out an entry, given as it stands in a record, and note who has seen it and may read what of it."""
        assert self.record is not None
        told = self._told(text)
        self.record.repeat(text)
        self.told.append(told)
        number = len(self.record.entries)
        entry = self.record.entries[-1]
        self.times.append(now)
        if request:
            key, content = _split_request(request)
            first, count, _ = self.requests.get(key, (number, 0, ""))
            self.requests[key] = (first, count + 1, content)
            if len(self.requests) > REQUESTS:
                del self.requests[next(iter(self.requests))]
        for reader, seen in self.seen.items():
            if entry.secret and reader != entry.seat:
                continue
            seen.append(number)
            self._read_events(reader)

    def repeated(self, request: str) -> tuple[int, int] | None:
        """The first entry and the number of entries that a request has led to already; None for a new one.

        Refused where the same key came with something else.
        """
        key, content = _split_request(request)
        if key not in self.requests:
            return None
        first, count, known = self.requests[key]
        if known and known != content:
            raise Refusal("reused-key")
        return first, count

    def _read_events(self, reader: int) -> None:
        """Add to a reader's log what the reader may read of what has happened since last time."""
        assert self.record is not None
        log = self.logs[reader]
        version = self.version(reader)
        for event in self.record.events[self._read[reader] :]:
            if event.readable_by(None if reader == SPECTATOR else reader):
                args = self._in_versions(reader, event)
                log.append(Event(n=len(log), version=version, key=event.key, args=args, rule=event.rule))
        self._read[reader] = len(self.record.events)

    def _in_versions(self, reader: int, told: Reason) -> dict[str, object]:
        """The arguments of a message, with entries named by the reader's own versions: others count secret answers."""
        if told.key != "undone":
            return told.args
        entry = told.args["entry"]
        assert isinstance(entry, int)
        return {**told.args, "entry": self.version_of(reader, entry)}

    def version_of(self, reader: int, entry: int) -> int:
        """The first version at which the reader had seen this entry, or the current one."""
        return min(bisect_left(self.seen[reader], entry), self.version(reader))

    @property
    def ended_for_good(self) -> bool:
        """Whether everybody who played it has agreed to end a game that no longer replayed."""
        return self.status == "over" and bool(self.ended)

    def settle(self) -> None:
        """After a change: whom it waits for, whether it is over, and which automatic answers have ended."""
        self._snapshots.clear()
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
        """The colours of each player, as the game has them."""
        if self.game is None or len(self.seats) not in self.game.seat_counts:
            return [[PALETTE[seat % len(PALETTE)]] for seat in range(len(self.seats))]
        return self.game.colours(len(self.seats))

    def seats_of(self, user: str) -> list[int]:
        """The seats that somebody holds."""
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
        """The seats that must choose now, as far as the reader may know; `actors` are all of them."""
        if self.record is not None and self.actors:
            return self.record.now.awaited(None if reader == SPECTATOR else reader)
        if self.game is None or not all(phase.shows_who for phase in self.game.phases):
            return [s for s in self.actors if s == reader]
        return self.actors

    def version(self, reader: int) -> int:
        """The reader's own version."""
        return len(self.seen[reader]) - 1

    @property
    def running(self) -> Record:
        """The record, to be played on; a refusal where that cannot be."""
        if self.broken:
            raise Refusal("broken")
        if self.status != "running" or self.record is None:
            raise Refusal("not-running")
        return self.record

    @property
    def shown(self) -> tuple[Game[Any], Record]:
        """The game and the record, to be looked at."""
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

    def _auto_kind(self, seat: int, kind: AutoAnswer) -> AutoKind:
        return AutoKind(
            kind=kind.name,
            until=kind.until,
            on=kind.name in self.seats[seat].auto,
            can=self.auto_move(seat, kind.name) is not None,
            text=words(Reason(f"{self.game_name}-auto-{kind.name}")),
            text_on=words(Reason(f"{self.game_name}-auto-{kind.name}-on")),
        )

    def auto_move(self, seat: int, kind: str) -> str | None:
        """The move with which a kind of automatic answer answers what the seat is asked now."""
        if kind not in self._auto_periods():
            return None
        game, record = self.shown
        state = record.now.clone()
        move = game.auto_answer(state, seat, kind)
        return game.moves.name(move) if move is not None and move in state.legal(seat) else None

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

    def ask_again(self, since: int) -> None:
        """End the automatic answers of whoever took something back after this entry: they want to choose anew."""
        _, record = self.shown
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
        self._snapshots = {which: kept for which, kept in self._snapshots.items() if which[0] != seat}

    # ----------------------------------------------------------------------------------------------------- showing

    def snapshot(self, reader: int, explain: bool = False) -> Snapshot:
        """How it stands for one reader. Shared until something changes: not to be changed by who gets it."""
        kept = self._snapshots.get((reader, explain))
        if kept is None:
            kept = self._snapshots[reader, explain] = self._snapshot(reader, explain)
        return kept

    def _snapshot(self, reader: int, explain: bool) -> Snapshot:
        game, record = self.shown
        state = record.now.clone()
        seat = None if reader == SPECTATOR else reader
        legal = [] if seat is None or self.broken or self.status != "running" else state.legal(seat)
        return Snapshot(
            table=self.id,
            game=self.game_name,
            seat=seat,
            version=self.version(reader),
            events=len(self.logs[reader]),
            status=self.status,
            view=game.view(state, seat),
            prompt=words(game.prompt(state, seat)),
            legal=[self._choice(game, state, reader, move, explain) for move in legal],
            actors=self.awaited(reader),
            awaited=len(self.actors),
            mine=[] if seat is None else self.seats_of(self.seats[seat].user),
            undo=seat is not None and not self.broken and self.status == "running" and record.can_undo(seat),
            undo_request=self._undo_request(reader),
            auto=[] if seat is None else [self._auto_kind(seat, kind) for kind in game.auto_kinds()],
            forced=seat is not None and len(legal) == 1 and is_forced(game, state, seat, legal[0]),
            progress=told(game.progress(state)),
            scores=list(state.scores),
            ranking=self.ranking,
            over=state.over,
        )

    def _choice(self, game: Game[Any], state: State, seat: int, move: int, explain: bool) -> Choice:
        verb = game.moves.verb_of(move)
        choice = Choice(
            move=game.moves.name(move),
            verb=verb.name,
            kind=verb.kind if verb.things else "",
            thing=verb.things[verb.arg(move)] if verb.things else "",
            text=words(game.describe(state, seat, move)),
            ends_turn=game.ends_turn(state, seat, move),
        )
        warning = game.warn(state, seat, move)
        if warning is not None:
            choice.warning = words(warning)
        if explain:
            choice.lines = [words(line) for line in game.explain(state, seat, move)]
        return choice

    def _undo_request(self, reader: int) -> UndoRequest | None:
        asked = self.asked
        if asked is None:
            return None
        to = bisect_left(self.seen[reader], asked.entry) - 1
        return UndoRequest(id=asked.id, seat=asked.seat, to=to, agreed=asked.agreed, waiting=self.to_be_asked(asked))

    def to_be_asked(self, asked: AskedUndo) -> list[int]:
        """The seats whose people have not agreed yet; bots and the asker's own seats need not be asked."""
        asker = self.seats[asked.seat].user
        return [
            s
            for s, seat in enumerate(self.seats)
            if seat.kind == "person" and seat.user != asker and s not in asked.agreed
        ]

    def info(self, user: str, online: set[int] | None = None) -> TableInfo:
        """The table as somebody sees it."""
        mine = self.seats_of(user)
        known = bool(user) and (bool(mine) or self.owner == user)
        reserved = any(seat.kind == "reserved" and seat.user == user for seat in self.seats) if user else False
        return TableInfo(
            id=self.id,
            game=self.game_name,
            name=self.name,
            status=self.status,
            listed=self.listed,
            owner=self.owner,
            options=self.options,
            created=self.created,
            changed=self.changed,
            seats=[
                SeatInfo(
                    seat=s,
                    kind=seat.kind,
                    name=seat.name,
                    user=seat.user,
                    bot=seat.bot,
                    mine=s in mine,
                    online=seat.kind == "bot" or s in (online or ()),
                )
                for s, seat in enumerate(self.seats)
            ],
            mine=mine,
            actors=sorted({s for reader in mine or [SPECTATOR] for s in self.awaited(reader)}),
            awaited=len(self.actors),
            my_turn=reserved or any(s in self.actors for s in mine),
            over=self.status == "over",
            here=self.here(user),
            key=self.key if known or reserved else None,
            rematch=self.rematch or None,
            fork_of=self.fork_of or None,
            broken=msgspec.structs.replace(self.broken, agreed=self.ended) if self.broken else None,
            seed_hash=seed_hash(self.seed),
            ranking=self.ranking,
            open=self.game is not None and self.game.all_is_open(),
            colours=self.colours,
        )

    # ------------------------------------------------------------------------------------------------ looking back

    def entries_at(self, reader: int, version: int) -> int:
        """How many entries there were when the reader was at this version."""
        if not 0 <= version <= self.version(reader):
            raise Refusal("no-entry", {"last": self.version(reader)})
        return self.seen[reader][version]

    def history(self, reader: int, at: int) -> History:
        """The table as the reader saw it after this version."""
        game, record = self.shown
        entries = self.entries_at(reader, at)
        state = record.state(entries)
        seat = None if reader == SPECTATOR else reader
        return History(
            at=at,
            last=self.version(reader),
            undone=bool(at) and record.entries[entries - 1].undone,
            view=game.view(state, seat),
            prompt=words(game.prompt(state, seat)),
            actors=state.awaited(seat),
            awaited=state.number_awaited,
            progress=told(game.progress(state)),
            scores=list(state.scores),
            events=self.events_between(reader, at - 1, at),
        )

    def timeline(self, reader: int, since: int, most: int) -> list[Step]:
        """The steps the reader has seen from version `since` on, at most so many.

        What others did is put in words only when the game is over: a move may name a hidden card, and the log says what
        could be seen of it.
        """
        _, record = self.shown
        steps = []
        first = max(1, since)
        for version, number in enumerate(self.seen[reader][first : first + most], first):
            entry = record.entries[number - 1]
            told = self.told[number - 1]
            secret = entry.kind == MOVE and entry.seat != reader and self.status != "over"
            if told is not None:
                told = Reason(told.key, self._in_versions(reader, told), told.rule)
            steps.append(
                Step(
                    version=version,
                    seat=entry.seat,
                    text=None if told is None or secret else words(told),
                    undone=entry.undone,
                    at=self.times[number - 1],
                )
            )
        return steps

    def _told(self, text: str) -> Reason | None:
        """An entry in words, before it is carried out."""
        assert self.record is not None
        seat, _, what = text.partition(" ")
        if what == "resign":
            return Reason("resigned", {"seat": int(seat)})
        if what.startswith("undo "):
            return Reason("undone", {"seat": int(seat), "entry": int(what.split(" ")[1])})
        try:
            game = self.record.game
            return game.describe(self.record.now, int(seat), game.moves.parse(what))
        except (SaeculaError, ValueError):
            return None

    def since_own_move(self, seat: int) -> list[Event]:
        """What happened since the seat's own last move."""
        _, record = self.shown
        last = next((n for n in self._last_moves(record) if record.entries[n - 1].seat == seat), 0)
        return self.events_between(seat, self.version_of(seat, last), self.version(seat))

    @staticmethod
    def _last_moves(record: Record) -> Iterator[int]:
        """The numbers of the entries that are not taken back, the last first."""
        for n in range(len(record.entries), 0, -1):
            entry = record.entries[n - 1]
            if entry.kind < UNDO and not entry.undone:
                yield n

    def events_between(self, reader: int, after: int, until: int) -> list[Event]:
        """The events of the versions behind `after` up to `until`."""
        log = self.logs[reader]
        first = bisect_right(log, after, key=_version_of_event)
        return log[first : bisect_right(log, until, key=_version_of_event)]

    # ----------------------------------------------------------------------------------------------------- playing

    def plan(self, seat: int, names: list[str]) -> tuple[list[int], bool]:
        """Try a sequence on a copy: the moves up to the first reveal, and whether that cut it short.

        Nothing behind a reveal is looked at, so a refusal tells nothing that the seat does not know.
        """
        record = self.running
        state = record.state()
        moves: list[int] = []
        for i, name in enumerate(names):
            try:
                move = record.game.moves.parse(name)
            except SaeculaError:
                raise self._illegal(seat, i, Reason("error-no-move", {"move": name})) from None
            before = state.reveals
            try:
                state.play(seat, move)
            except IllegalMove as error:
                raise self._illegal(seat, i, error.reason) from None
            moves.append(move)
            if state.reveals != before:
                return moves, len(moves) < len(names)
        return moves, False

    def _illegal(self, seat: int, at: int, reason: Reason) -> Refusal:
        return Refusal("illegal", reason=reason, snapshot=self.snapshot(seat), at=at)

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
            raise Refusal("cannot-undo", snapshot=self.snapshot(seat))
        return wanted

    def text(self) -> str:
        """The record as text."""
        return self.shown[1].dumps()


def explained(game: Game[Any], state: State, seat: int, name: str) -> Explained:
    """What a move would cost and bring, and why it cannot be played."""
    try:
        move = game.moves.parse(name)
    except SaeculaError:
        unknown = words(Reason("error-no-move", {"move": name}))
        return Explained(move=name, legal=False, lines=[], why_not=unknown, text=None)
    reason = game.why_not(state, seat, move)
    return Explained(
        move=name,
        legal=reason is None,
        lines=[words(line) for line in game.explain(state, seat, move)],
        why_not=words(reason) if reason else None,
        text=words(game.describe(state, seat, move)),
    )


def _version_of_event(event: Event) -> int:
    return event.version


def request_name(seat: int, key: str, message: msgspec.Struct) -> str:
    """Seat, digest of the message, and idempotency key of a request, as they are stored with what it led to."""
    return f"{seat}:{blake2b(msgspec.json.encode(message), digest_size=6).hexdigest()} {key}"


def _split_request(request: str) -> tuple[str, str]:
    """Seat and key of a request, and the digest of what was asked for (empty in rows of earlier versions)."""
    first, _, key = request.partition(" ")
    seat, _, content = first.partition(":")
    return f"{seat} {key}", content


def is_forced(game: Game[Any], state: State, seat: int, move: int) -> bool:
    """Whether the only legal move of a seat can be played for it: nothing is learned by it.

    Tried on a copy in which all that the seat does not know is redrawn, so that the answer tells nothing.
    """
    copy = state.determinize(seat, 0)
    before = copy.reveals
    copy.play(seat, move)
    return copy.reveals == before


def to_json(value: object) -> str:
    """A value as JSON text, for a column."""
    return msgspec.json.encode(value).decode()


def seed_hash(seed: str) -> str:
    """What is published about a seed before the game."""
    return sha256(seed.encode()).hexdigest() if seed else ""


def bot_seed(seed: str, entries: int, seat: int, use: str) -> str:
    """The seed of a bot's own chance for one decision: the same after a restart, and nobody can guess it."""
    return blake2b(f"{use} {entries} {seat} {seed}".encode(), digest_size=16, person=b"saecula bot").hexdigest()
