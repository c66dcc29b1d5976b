"""The house: all tables, who looks at them, and the bots that play at them.

Everything that changes a table goes through here, under the table's own lock: first it is stored, then it is told. If
storing fails, the table is forgotten and read anew: what is stored is the only truth.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from importlib import import_module
from typing import Any, Final, TypeVar

import msgspec

from saecula.bots.workers import Workers
from saecula.kernel.chance import Chance, seed_key
from saecula.kernel.errors import BadRecord, SaeculaError
from saecula.kernel.game import Game
from saecula.kernel.options import settle_options
from saecula.kernel.record import Record
from saecula.kernel.registry import game as find
from saecula.kernel.registry import games
from saecula.kernel.state import State
from saecula.server.errors import Refusal
from saecula.server.messages import (
    AnswerUndo,
    AskUndo,
    CancelUndo,
    Chat,
    ChatLine,
    Concede,
    Event,
    Fork,
    HandOver,
    Join,
    NewTable,
    Play,
    Played,
    Presence,
    Sent,
    TableInfo,
    TableMessage,
    Undo,
    Update,
    User,
    Waiting,
)
from saecula.server.settings import Settings
from saecula.server.storage import Row, Storage
from saecula.server.table import SPECTATOR, AskedUndo, Seat, Table, bot_seed

log = logging.getLogger("saecula.server")

T = TypeVar("T")

LISTED: Final = 100  # tables in one answer
OUTBOX: Final = 500  # messages that a slow reader may be behind before it is cut off
CHAT_LINES: Final = 200


def encode(message: Sent) -> bytes:
    """A message as it is sent."""
    return msgspec.json.encode(message)


class Looker:
    """Somebody who looks at a table through one socket (or one waiting poll), from one seat."""

    def __init__(self, user: User | None, reader: int, version: int, explain: bool = False) -> None:
        self.user = user
        self.reader = reader
        self.version = version
        self.explain = explain
        self.cut_off = False
        self.goodbye = False  # the server stops
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(OUTBOX)

    def send(self, data: bytes) -> None:
        """Put a message in the outbox. Whoever does not read is cut off, and will come back for a snapshot."""
        try:
            self.outbox.put_nowait(data)
        except asyncio.QueueFull:
            self.cut_off = True


class House:
    """All tables of a server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.url)
        self.workers = Workers(settings.bot_processes, settings.bots)
        self.stopping = False
        self.tables: OrderedDict[str, Table] = OrderedDict()  # in memory, the last used last
        self.lookers: dict[str, set[Looker]] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # ------------------------------------------------------------------------------------------- opening and closing

    async def open(self) -> None:
        """Open the database and let the bots go on where they were."""
        await self.storage.open()
        for row, seats in await self.storage.running():
            if any(seats[s]["kind"] == "bot" for s in msgspec.json.decode(row["waiting_for"])):
                self.wake_bots(row["id"])

    def say_goodbye(self) -> None:
        """Take nothing new, and let go of everybody who is connected; they will come back."""
        self.stopping = True
        for lookers in self.lookers.values():
            for looker in lookers:
                looker.goodbye = True
                looker.send(b"")

    async def close(self) -> None:
        """Finish what has been begun, then stop. What a bot is thinking about will be thought again."""
        self.stopping = True
        for task in list(self._driving.values()):
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=10)
        self.workers.close()
        await self.storage.close()

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to the end, even if whoever asked for it goes away in the middle."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    # --------------------------------------------------------------------------------------------- tables in memory

    async def _load(self, table_id: str) -> Table:
        if table_id in self.tables:
            self.tables.move_to_end(table_id)
            return self.tables[table_id]
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            try:
                if table_id in self.tables:
                    return self.tables[table_id]
                found = await self.storage.table(table_id)
                if found is None:
                    raise Refusal("no-table")
                row, seat_rows, entries = found
                table = Table(row, [Seat(seat) for seat in seat_rows], _known_game(row["game"]))
                if table.status != "waiting":
                    await asyncio.to_thread(table.replay, entries)
                    if table.broken:
                        log.warning("table is read-only", extra={"table": table_id, "reason": table.broken.text})
                self.tables[table_id] = table
                self._make_room()
                return table
            finally:
                self._loading.pop(table_id, None)

    def _make_room(self) -> None:
        for table_id in list(self.tables):
            if len(self.tables) <= self.settings.loaded_tables:
                return
            table = self.tables[table_id]
            if not table.using and not self.lookers.get(table_id) and table_id not in self._driving:
                del self.tables[table_id]

    @asynccontextmanager
    async def _at(self, table_id: str) -> AsyncIterator[Table]:
        """The table, for oneself alone. It may be read anew between two visits."""
        if self.stopping:
            raise Refusal("stopping")
        while True:
            table = await self._load(table_id)
            table.using += 1
            try:
                async with table.lock:
                    if self.tables.get(table_id) is table:
                        yield table
                        return
            finally:
                table.using -= 1

    async def look(self, table_id: str, user: User | None, key: str = "") -> Table:
        """The table, for somebody who may see it. To be read before the next await, and not to be changed."""
        table = await self._load(table_id)
        self.may_see(table, user, key)
        return table

    @staticmethod
    def may_see(table: Table, user: User | None, key: str) -> None:
        """Refuse who neither sits at a private table nor shows its key."""
        name = user.id if user else ""
        if table.listed or (name and (table.owner == name or any(seat.user == name for seat in table.seats))):
            return
        if not fits(key, table.key):
            raise Refusal("no-table")

    async def _store(
        self,
        table: Table,
        seats: list[int] | None = None,
        since: int | None = None,
        request: str = "",
        **values: object,
    ) -> None:
        """Store the table: entries behind number `since`, these seats, and what follows from the entries."""
        now = int(time.time())
        entries: list[Row] = []
        if since is not None:
            assert table.record is not None
            for number in range(since + 1, len(table.record.entries) + 1):
                entry = table.record.entries[number - 1]
                entries.append(
                    {
                        "table_id": table.id,
                        "idx": number,
                        "entry": entry.text,
                        "chk": entry.check,
                        "request": request,
                        "at": table.times[number - 1],
                    }
                )
        table.changed = now
        values.update(
            changed=now,
            status=table.status,
            waiting_for=_json(table.actors),
            ranking=_json(table.ranking),
            undo_request=_json(table.asked) if table.asked else "",
        )
        try:
            await self.storage.change(table.id, values, {s: table.seats[s].row() for s in seats or []}, entries)
        except BaseException:
            self.tables.pop(table.id, None)
            raise

    # ------------------------------------------------------------------------------------------------------ telling

    def online(self, table: Table) -> set[int]:
        """The seats whose people are connected."""
        users = {looker.user.id for looker in self.lookers.get(table.id, ()) if looker.user}
        return {s for s, seat in enumerate(table.seats) if seat.kind == "person" and seat.user in users}

    def info(self, table: Table, user: User | None) -> TableInfo:
        """The table as somebody sees it."""
        return table.info(user.id if user else "", self.online(table))

    def arrive(self, table: Table, looker: Looker) -> None:
        """Somebody begins to look."""
        self.lookers.setdefault(table.id, set()).add(looker)
        self.tell_presence(table)

    def leave(self, table_id: str, looker: Looker) -> None:
        """Somebody looks no longer."""
        lookers = self.lookers.get(table_id, set())
        lookers.discard(looker)
        if not lookers:
            self.lookers.pop(table_id, None)
        elif table_id in self.tables:
            self.tell_presence(self.tables[table_id])

    def tell_presence(self, table: Table) -> None:
        """Tell everybody who is there."""
        lookers = self.lookers.get(table.id, set())
        watching = sum(looker.reader == SPECTATOR for looker in lookers)
        data = encode(Presence(online=sorted(self.online(table)), watching=watching))
        for looker in lookers:
            looker.send(data)

    def tell_table(self, table: Table) -> None:
        """Tell everybody, each in their own way, that the table itself has changed."""
        kept: dict[str, bytes] = {}
        for looker in self.lookers.get(table.id, ()):
            user = looker.user.id if looker.user else ""
            if user not in kept:
                kept[user] = encode(TableMessage(table=self.info(table, looker.user)))
            looker.send(kept[user])

    def tell_update(self, table: Table, always: bool = False) -> None:
        """Tell everybody what they have seen happen; those who saw nothing only for whom the table waits."""
        kept: dict[tuple[int, bool, int], bytes] = {}
        waiting: bytes | None = None
        for looker in self.lookers.get(table.id, ()):
            version = table.version(looker.reader)
            if version != looker.version or always:
                which = (looker.reader, looker.explain, looker.version)
                if which not in kept:
                    kept[which] = encode(update_for(table, looker.reader, looker.version, looker.explain))
                looker.send(kept[which])
                looker.version = version
            else:
                if waiting is None:
                    waiting = encode(Waiting(actors=table.actors))
                looker.send(waiting)

    async def _changed(self, table: Table, was: str) -> None:
        """After entries have been stored: tell, and let the bots go on."""
        self.tell_update(table)
        if table.status != was:
            self.tell_table(table)
        self.wake_bots(table.id)

    # ----------------------------------------------------------------------------------------------- opening a table

    async def create(self, user: User, wanted: NewTable) -> TableInfo:
        """Open a table."""
        game = find_game(wanted.game)
        seats = [_seat(text, user, self.bot_names(game)) for text in wanted.seats]
        try:
            if len(seats) not in game.seat_counts:
                counts = ", ".join([str(n) for n in game.seat_counts])
                raise SaeculaError(f"{game.name} cannot be played with {len(seats)} seats, only with {counts}")
            options = settle_options(game.options, wanted.options, len(seats))
        except SaeculaError as error:
            raise Refusal("bad-options", {"why": str(error)}) from None
        name = _clean(wanted.name) or user.nickname
        row = _new_row(game, user.id, name, wanted.listed, options)
        return await self.finish(self._open(row, seats, user))

    async def _open(self, row: Row, seats: list[Seat], user: User) -> TableInfo:
        await self.storage.add_table(row, _seat_rows(row["id"], seats))
        async with self._at(row["id"]) as table:
            await self._start_if_full(table)
            return self.info(table, user)

    async def _start_if_full(self, table: Table) -> bool:
        if table.status != "waiting" or any(seat.kind not in ("person", "bot") for seat in table.seats):
            return False
        game = find_game(table.game_name)
        # Without leading zeros, as it stands in a record: what is published is the hash of exactly this text.
        table.seed = secrets.token_hex(32).lstrip("0")
        table.rules_version = game.rules_version
        table.data_digest = game.data_digest
        table.record = Record(game, len(table.seats), table.seed, table.options)
        table.settle()
        await self._store(table, seed=table.seed, rules_version=table.rules_version, data_digest=table.data_digest)
        log.info("table started", extra={"table": table.id, "game": table.game_name, "seats": len(table.seats)})
        for looker in self.lookers.get(table.id, ()):
            looker.version = -1  # nothing seen yet
        self.tell_table(table)
        self.tell_update(table)
        self.wake_bots(table.id)
        return True

    async def join(self, table_id: str, user: User, wanted: Join) -> TableInfo:
        """Take a seat."""
        return await self.finish(self._join(table_id, user, wanted))

    async def _join(self, table_id: str, user: User, wanted: Join) -> TableInfo:
        async with self._at(table_id) as table:
            self.may_see(table, user, wanted.key)
            mine = table.seats_of(user.id)
            if mine and not wanted.name and wanted.seat in (None, *mine):
                return self.info(table, user)
            if table.status != "waiting":
                raise Refusal("taken")
            free = self._free_seats(table, user, wanted)
            if not free:
                asked = [seat for s, seat in enumerate(table.seats) if wanted.seat in (None, s)]
                raise Refusal("private" if any(seat.kind == "invite" for seat in asked) else "taken")
            seat = table.seats[free[0]]
            seat.kind, seat.user, seat.name = "person", user.id, _clean(wanted.name) or user.nickname
            await self._store(table, [free[0]])
            if not await self._start_if_full(table):
                self.tell_table(table)
            return self.info(table, user)

    @staticmethod
    def _free_seats(table: Table, user: User, wanted: Join) -> list[int]:
        invited = fits(wanted.key, table.key) or table.owner == user.id or bool(table.seats_of(user.id))
        free: list[tuple[int, int]] = []
        for s, seat in enumerate(table.seats):
            if wanted.seat not in (None, s):
                continue
            if seat.kind == "reserved" and seat.user == user.id:
                free.append((0, s))
            elif seat.kind == "invite" and invited:
                free.append((1, s))
            elif seat.kind == "open":
                free.append((2, s))
        return [s for _, s in sorted(free)]

    async def fill(self, table_id: str, user: User, bot: str) -> TableInfo:
        """Give all empty seats to a bot."""
        return await self.finish(self._fill(table_id, user, bot))

    async def _fill(self, table_id: str, user: User, bot: str) -> TableInfo:
        async with self._at(table_id) as table:
            self.may_see(table, user, "")
            if table.owner != user.id:
                raise Refusal("not-allowed")
            if table.status != "waiting":
                raise Refusal("not-running")
            self._check_bot(table, bot)
            empty = [s for s, seat in enumerate(table.seats) if seat.kind not in ("person", "bot")]
            for s in empty:
                seat = table.seats[s]
                seat.kind, seat.user, seat.name, seat.bot = "bot", "", bot, bot
            await self._store(table, empty)
            await self._start_if_full(table)
            return self.info(table, user)

    async def leave_table(self, table_id: str, user: User) -> TableInfo:
        """Give one's seats back, or take a finished game off one's list."""
        return await self.finish(self._leave_table(table_id, user))

    async def _leave_table(self, table_id: str, user: User) -> TableInfo:
        async with self._at(table_id) as table:
            self.may_see(table, user, "")
            its = [s for s, seat in enumerate(table.seats) if seat.user == user.id]
            if table.status == "running" and table.seats_of(user.id) and not table.broken:
                raise Refusal("cannot-leave")
            for s in its:
                seat = table.seats[s]
                if table.status == "waiting":
                    seat.kind, seat.user, seat.name = "open" if table.listed else "invite", "", ""
                else:
                    seat.dropped = True
            await self._store(table, its)
            self.tell_table(table)
            return self.info(table, user)

    async def delete(self, table_id: str, user: User) -> None:
        """Delete a table by which nobody else loses a game."""
        await self.finish(self._delete(table_id, user))

    async def _delete(self, table_id: str, user: User) -> None:
        async with self._at(table_id) as table:
            self.may_see(table, user, "")
            alone = all(seat.user in ("", user.id) for seat in table.seats)
            if table.owner != user.id or not (table.status == "waiting" or alone):
                raise Refusal("not-allowed")
            table.status, table.actors = "deleted", []
            await self._store(table)
            del self.tables[table_id]
            log.info("table deleted", extra={"table": table_id})

    async def rematch(self, table_id: str, user: User) -> TableInfo:
        """The same again, with the same people."""
        table = await self.look(table_id, user)
        if table.status != "over":
            raise Refusal("not-over")
        if not table.seats_of(user.id):
            raise Refusal("not-your-seat")
        if not table.rematch:
            await self.finish(self._rematch(table, user))
        info = await self.join(table.rematch, user, Join(seat=None))
        while any(seat.kind == "reserved" and seat.user == user.id for seat in info.seats):
            # Further seats of the same browser.
            seat = next(s for s, seat in enumerate(info.seats) if seat.kind == "reserved" and seat.user == user.id)
            info = await self.join(table.rematch, user, Join(seat=seat, name=table.seats[seat].name))
        return info

    async def _rematch(self, table: Table, user: User) -> None:
        game = find_game(table.game_name)
        row = _new_row(game, user.id, table.name, table.listed, table.options)
        seats = []
        for old in table.seats:
            seat = Seat({**old.row(), "dropped": False})
            if seat.kind == "person" and seat.user != user.id:
                seat.kind = "reserved"
            seats.append(seat)
        if await self.storage.claim_rematch(table.id, row, _seat_rows(row["id"], seats)):
            async with self._at(row["id"]) as new:
                await self._start_if_full(new)
        found = await self.storage.table(table.id)
        if found:
            table.rematch = found[0]["rematch"]
        self.tell_table(table)

    # ------------------------------------------------------------------------------------------------------ playing

    def own(self, table: Table, user: User | None, seat: int) -> None:
        """Refuse who acts for a seat of somebody else."""
        if user is None:
            raise Refusal("sign-in")
        if seat not in table.seats_of(user.id):
            raise Refusal("not-your-seat")

    async def play(self, table_id: str, user: User | None, wanted: Play) -> Played:
        """Play moves: all or none, and no further than the first reveal."""
        return await self.finish(self._play(table_id, user, wanted))

    async def _play(self, table_id: str, user: User | None, wanted: Play) -> Played:
        async with self._at(table_id) as table:
            self.own(table, user, wanted.seat)
            request = f"{wanted.seat} {wanted.id}"
            if request in table.requests:
                first, count = table.requests[request]
                version = next(v for v, entries in enumerate(table.seen[wanted.seat]) if entries >= first + count - 1)
                stopped = count < len(wanted.moves)
                return Played(re=wanted.id, moves=count, stopped=stopped, repeated=True, version=version)
            record = table.running
            self._fresh(table, wanted.seat, wanted.version)
            moves, stopped = table.plan(wanted.seat, wanted.moves)
            names = [record.game.moves.name(move) for move in moves]
            await self._enter(table, [f"{wanted.seat} {name}" for name in names], request)
            return Played(
                re=wanted.id, moves=len(moves), stopped=stopped, repeated=False, version=table.version(wanted.seat)
            )

    @staticmethod
    def _fresh(table: Table, seat: int, version: int) -> None:
        if version != table.version(seat):
            raise Refusal("stale", snapshot=table.snapshot(seat))

    async def _enter(self, table: Table, entries: list[str], request: str = "") -> None:
        """Carry out entries, store them, and only then tell."""
        record = table.running
        before = len(record.entries)
        was = table.status
        now = int(time.time())
        try:
            for text in entries:
                table.enter(text, now, request)
        except BaseException:
            self.tables.pop(table.id, None)  # half of it may have been carried out
            raise
        table.asked = None
        table.settle()
        await self._store(table, since=before, request=request)
        await self._changed(table, was)

    async def undo(self, table_id: str, user: User | None, wanted: Undo) -> None:
        """Take back the seat's last move."""
        await self.finish(self._undo(table_id, user, wanted))

    async def _undo(self, table_id: str, user: User | None, wanted: Undo) -> None:
        async with self._at(table_id) as table:
            self.own(table, user, wanted.seat)
            request = f"{wanted.seat} {wanted.id}"
            if request in table.requests:
                return
            record = table.running
            self._fresh(table, wanted.seat, wanted.version)
            number = record.undoable(wanted.seat)
            if not number:
                raise Refusal("cannot-undo", snapshot=table.snapshot(wanted.seat))
            await self._enter(table, [f"{wanted.seat} undo {number}"], request)

    async def ask_undo(self, table_id: str, user: User | None, wanted: AskUndo) -> None:
        """Ask everybody to go back."""
        await self.finish(self._ask_undo(table_id, user, wanted))

    async def _ask_undo(self, table_id: str, user: User | None, wanted: AskUndo) -> None:
        async with self._at(table_id) as table:
            self.own(table, user, wanted.seat)
            request = f"{wanted.seat} {wanted.id}"
            if request in table.requests or (table.asked and table.asked.request == request):
                return
            entry = table.undo_target(wanted.seat, wanted.to)
            assert user is not None
            table.asked = AskedUndo(wanted.seat, entry, table.seats_of(user.id), request)
            await self._agreed(table)

    async def answer_undo(self, table_id: str, user: User | None, wanted: AnswerUndo) -> None:
        """Agree to go back, or not."""
        await self.finish(self._answer_undo(table_id, user, wanted))

    async def _answer_undo(self, table_id: str, user: User | None, wanted: AnswerUndo) -> None:
        async with self._at(table_id) as table:
            self.own(table, user, wanted.seat)
            if table.asked is None or table.status != "running":
                raise Refusal("no-request", snapshot=table.snapshot(wanted.seat))
            assert user is not None
            if wanted.agree:
                table.asked.agreed = sorted({*table.asked.agreed, *table.seats_of(user.id)})
            else:
                table.asked = None
            await self._agreed(table)

    async def cancel_undo(self, table_id: str, user: User | None, wanted: CancelUndo) -> None:
        """Ask no longer."""
        await self.finish(self._cancel_undo(table_id, user, wanted))

    async def _cancel_undo(self, table_id: str, user: User | None, wanted: CancelUndo) -> None:
        async with self._at(table_id) as table:
            self.own(table, user, wanted.seat)
            if table.asked is None or table.asked.seat != wanted.seat:
                raise Refusal("no-request", snapshot=table.snapshot(wanted.seat))
            table.asked = None
            await self._agreed(table)

    async def _agreed(self, table: Table) -> None:
        """After a request or an answer: go back if everybody agrees, or tell how the request stands."""
        asked = table.asked
        if asked and not table.to_be_asked(asked):
            await self._enter(table, [f"{asked.seat} undo {asked.entry} agreed"], asked.request)
            return
        table.settle()
        await self._store(table)
        self.tell_update(table, always=True)

    async def concede(self, table_id: str, user: User | None, wanted: Concede) -> None:
        """Leave the game, where its rules allow it."""
        await self.finish(self._concede(table_id, user, wanted))

    async def _concede(self, table_id: str, user: User | None, wanted: Concede) -> None:
        async with self._at(table_id) as table:
            self.own(table, user, wanted.seat)
            try:
                table.running.state().resign(wanted.seat)
            except SaeculaError:
                raise Refusal("cannot-concede", snapshot=table.snapshot(wanted.seat)) from None
            await self._enter(table, [f"{wanted.seat} resign"])

    async def hand_over(self, table_id: str, user: User | None, wanted: HandOver) -> None:
        """Give the seat to a bot, for good."""
        await self.finish(self._hand_over(table_id, user, wanted))

    async def _hand_over(self, table_id: str, user: User | None, wanted: HandOver) -> None:
        async with self._at(table_id) as table:
            self.own(table, user, wanted.seat)
            _ = table.running  # refuses where it is not
            self._check_bot(table, wanted.bot)
            seat = table.seats[wanted.seat]
            seat.kind, seat.user, seat.name, seat.bot = "bot", "", wanted.bot, wanted.bot
            table.asked = None
            table.settle()
            await self._store(table, [wanted.seat])
            for looker in self.lookers.get(table.id, ()):
                if looker.reader == wanted.seat:
                    looker.reader, looker.version = SPECTATOR, table.version(SPECTATOR)
            self.tell_table(table)
            self.tell_update(table, always=True)
            self.wake_bots(table.id)

    # --------------------------------------------------------------------------------------------------------- bots

    def bot_names(self, game: Game[Any]) -> list[str]:
        """The bots that can play a game, from weak to strong."""
        try:
            names: list[str] = import_module(self.settings.bots).names(game)
        except (ImportError, AttributeError):
            names = list(game.bots)
        return names

    def _check_bot(self, table: Table, bot: str) -> None:
        known = self.bot_names(find_game(table.game_name))
        if bot not in known:
            raise Refusal("no-bot", {"bot": bot, "bots": ", ".join(known)})

    def wake_bots(self, table_id: str) -> None:
        """See to it that the bots of a table play, if it is their turn."""
        table = self.tables.get(table_id)
        if self.stopping or table_id in self._driving or (table and self._next_bot(table) is None):
            return
        task = asyncio.create_task(self._drive(table_id))
        self._driving[table_id] = task
        task.add_done_callback(lambda _: self._driven(table_id))

    def _driven(self, table_id: str) -> None:
        self._driving.pop(table_id, None)
        table = self.tables.get(table_id)
        if table and self._next_bot(table) is not None and not self.stopping:
            asyncio.get_running_loop().call_later(1.0, self.wake_bots, table_id)

    @staticmethod
    def _next_bot(table: Table) -> int | None:
        if table.status != "running" or table.broken or table.record is None:
            return None
        return next((s for s in table.actors if table.seats[s].kind == "bot"), None)

    async def _drive(self, table_id: str) -> None:
        """Let bots play until it is somebody else's turn."""
        try:
            while True:
                async with self._at(table_id) as table:
                    seat = self._next_bot(table)
                    if seat is None:
                        return
                    state, version = table.running.state(), table.version(seat)
                    entries, bot = len(table.running.entries), table.seats[seat].bot
                    seed = table.seed
                move = await self._think(table, bot, state, seat, seed, entries)
                await self.finish(self._play_bot(table_id, seat, version, bot, move))
        except (asyncio.CancelledError, Refusal):
            return
        except Exception:
            log.exception("a bot could not play", extra={"table": table_id})

    async def _think(self, table: Table, bot: str, state: State, seat: int, seed: str, entries: int) -> int:
        """A bot's move, thought out in another process. A bot that fails is replaced by chance for this once."""
        copy = state.determinize(seat, bot_seed(seed, entries, seat, "unknown"))
        own = bot_seed(seed, entries, seat, "bot")
        seconds = self.settings.bot_seconds
        for _ in range(2):
            try:
                asked = self.workers.choose(table.game_name, bot, own, copy.pack(), seat, seconds=seconds)
                move = await asyncio.wrap_future(asked)
                if move in state.legal(seat):
                    return move
                log.error("a bot chose an illegal move", extra={"table": table.id, "bot": bot, "move": move})
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("a bot failed", extra={"table": table.id, "bot": bot})
        legal = state.legal(seat)
        return legal[Chance(seed_key(own)).below(len(legal))]

    async def _play_bot(self, table_id: str, seat: int, version: int, bot: str, move: int) -> None:
        async with self._at(table_id) as table:
            still = table.status == "running" and table.seats[seat].bot == bot and table.version(seat) == version
            if still and seat in table.actors:
                await self._enter(table, [f"{seat} {table.running.game.moves.name(move)}"])

    # -------------------------------------------------------------------------------------------- records and forks

    async def record_text(self, table: Table, user: User | None) -> str:
        """The game as a file, where nothing is hidden any more."""
        if not table.open_to(user.id if user else ""):
            raise Refusal("hidden")
        return table.text()

    async def import_record(self, user: User, text: bytes) -> TableInfo:
        """A new table out of a file."""
        try:
            record = await asyncio.to_thread(Record.loads, text)
        except BadRecord as error:
            raise Refusal("bad-record", {"why": str(error)}, line=error.line) from None
        except SaeculaError as error:
            raise Refusal("bad-record", {"why": str(error)}) from None
        seats = [_person(user, f"{user.nickname} {s + 1}" if s else user.nickname) for s in range(record.seats)]
        return await self.finish(self._open_record(record, seats, user, user.nickname, ""))

    async def fork(self, table: Table, user: User, wanted: Fork) -> TableInfo:
        """A new table at this screen, from how it stood."""
        if not table.open_to(user.id):
            raise Refusal("hidden")
        if wanted.seat >= len(table.seats):
            raise Refusal("not-your-seat")
        _, record = table.shown
        n = len(record.entries) if wanted.at is None else table.entries_at(wanted.seat, wanted.at)
        copy = await asyncio.to_thread(record.fork, n)
        seats = []
        for old in table.seats:
            seat = Seat({**old.row(), "dropped": False})
            if seat.kind != "bot":
                seat = _person(user, old.name or user.nickname)
            seats.append(seat)
        return await self.finish(self._open_record(copy, seats, user, table.name, table.id))

    async def go_on(self, table_id: str, user: User) -> TableInfo:
        """A new table with the same people, from the last good move of one that no longer replays."""
        return await self.finish(self._go_on(table_id, user))

    async def _go_on(self, table_id: str, user: User) -> TableInfo:
        async with self._at(table_id) as table:
            if not table.seats_of(user.id):
                raise Refusal("not-your-seat")
            if not table.broken:
                raise Refusal("not-broken")
            if table.record is None:
                raise Refusal("broken")
            if table.rematch:
                return self.info(await self._load(table.rematch), user)
            copy = await asyncio.to_thread(table.record.fork)
            seats = [Seat({**old.row(), "dropped": False}) for old in table.seats]
            info = await self._open_record(copy, seats, user, table.name, table.id, listed=table.listed)
            table.rematch = info.id
            await self._store(table, rematch=info.id)
            self.tell_table(table)
            return info

    async def _open_record(
        self, record: Record, seats: list[Seat], user: User, name: str, fork_of: str, listed: bool = False
    ) -> TableInfo:
        now = int(time.time())
        row = _new_row(record.game, user.id, name, listed, record.options)
        over = record.now.over
        row.update(
            status="over" if over else "running",
            seed=record.seed,
            rules_version=record.rules_version,
            data_digest=record.data_digest,
            waiting_for=_json(list(record.now.actors)),
            ranking=_json(list(record.now.ranking) if over else []),
            fork_of=fork_of,
        )
        entries: list[Row] = [
            {"table_id": row["id"], "idx": n, "entry": entry.text, "chk": entry.check, "request": "", "at": now}
            for n, entry in enumerate(record.entries, 1)
        ]
        await self.storage.add_table(row, _seat_rows(row["id"], seats), entries)
        table = await self._load(row["id"])
        self.wake_bots(table.id)
        return self.info(table, user)

    # --------------------------------------------------------------------------------------------------------- lists

    async def lobby(self, user: User | None, statuses: list[str]) -> list[TableInfo]:
        """Listed tables."""
        found = await self.storage.lobby(statuses, LISTED)
        return [self._listed(row, seats, user) for row, seats in found]

    async def mine(self, user: User) -> list[TableInfo]:
        """Somebody's tables, what waits for them first."""
        found = await self.storage.tables_of(user.id, 2 * LISTED)
        infos = [self._listed(row, seats, user) for row, seats in found]
        return sorted(infos, key=lambda info: (not info.my_turn, info.over, -info.changed))

    def _listed(self, row: Row, seats: list[Row], user: User | None) -> TableInfo:
        table = self.tables.get(row["id"])
        if table is None:
            table = Table(row, [Seat(seat) for seat in seats], None)
        return self.info(table, user)

    # ---------------------------------------------------------------------------------------------------------- chat

    async def say(self, table: Table, user: User | None, text: str) -> Chat:
        """A chat line of somebody who sits at the table."""
        if user is None:
            raise Refusal("sign-in")
        seats = table.seats_of(user.id)
        if not seats:
            raise Refusal("not-your-seat")
        line = _clean(text, 500)
        if not line:
            raise Refusal("bad-request", {"why": "there is nothing to say"})
        now = int(time.time())
        row: Row = {"table_id": table.id, "seat": seats[0], "name": user.nickname, "line": line, "at": now}
        n = await self.finish(self.storage.say(row))
        said = Chat(lines=[ChatLine(n=n, seat=seats[0], name=user.nickname, text=line, at=now)])
        data = encode(said)
        for looker in self.lookers.get(table.id, ()):
            looker.send(data)
        return said

    async def said(self, table: Table, since: int) -> Chat:
        """Chat lines."""
        rows = await self.storage.said(table.id, since, CHAT_LINES)
        return Chat(
            lines=[
                ChatLine(n=row["n"], seat=row["seat"], name=row["name"], text=row["line"], at=row["at"]) for row in rows
            ]
        )


def update_for(table: Table, reader: int, version: int, explain: bool = False) -> Update:
    """What happened for a reader since a version."""
    events: list[Event] = []
    for event in reversed(table.logs[reader]):
        if event.version <= version:
            break
        events.append(event)
    return Update(
        start=version, version=table.version(reader), events=events[::-1], snapshot=table.snapshot(reader, explain)
    )


def find_game(name: str) -> Game[Any]:
    """A game that is installed."""
    game = _known_game(name)
    if game is None:
        raise Refusal("no-game", {"game": name})
    return game


def _known_game(name: str) -> Game[Any] | None:
    return find(name) if name in games() else None


def fits(key: str, expected: str) -> bool:
    """Whether a key is the right one; how long the answer takes tells nothing about it."""
    return bool(expected) and hmac.compare_digest(key.encode(), expected.encode())


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _clean(text: str, length: int = 60) -> str:
    """Text that somebody typed, in one line and without control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:length]


def _person(user: User, name: str) -> Seat:
    return Seat({"kind": "person", "user_id": user.id, "name": name, "bot": "", "dropped": False})


def _seat(text: str, user: User, bots: list[str]) -> Seat:
    """A seat as the opener of a table wants it."""
    kind, _, name = text.partition(":")
    if kind == "you" and not name:
        return _person(user, user.nickname)
    if kind == "here":
        return _person(user, _clean(name, 24) or user.nickname)
    if kind in ("open", "invite") and not name:
        return Seat({"kind": kind, "user_id": "", "name": "", "bot": "", "dropped": False})
    if kind == "bot":
        if name not in bots:
            raise Refusal("no-bot", {"bot": name, "bots": ", ".join(bots)})
        return Seat({"kind": "bot", "user_id": "", "name": name, "bot": name, "dropped": False})
    raise Refusal("bad-options", {"why": f"a seat is you, here:NAME, bot:NAME, open or invite, not {text[:40]!r}"})


def _seat_rows(table_id: str, seats: list[Seat]) -> list[Row]:
    return [{"table_id": table_id, "seat": s, **seat.row()} for s, seat in enumerate(seats)]


def _new_row(game: Game[Any], owner: str, name: str, listed: bool, options: object) -> Row:
    now = int(time.time())
    return {
        "id": f"t_{secrets.token_urlsafe(12)}",
        "game": game.name,
        "name": name,
        "owner": owner,
        "listed": listed,
        "invite": secrets.token_urlsafe(24),
        "options": _json(options),
        "status": "waiting",
        "rules_version": game.rules_version,
        "data_digest": game.data_digest,
        "seed": "",
        "waiting_for": "[]",
        "ranking": "[]",
        "undo_request": "",
        "rematch": "",
        "fork_of": "",
        "created": now,
        "changed": now,
    }
