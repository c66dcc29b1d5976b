"""The lobby: tables are opened, joined, left, played again, forked, and listed."""

from __future__ import annotations

import logging
import secrets
import time
from typing import Any, Final

from saecula.kernel.errors import SaeculaError
from saecula.kernel.game import Game
from saecula.kernel.options import complete_options
from saecula.server.errors import Refusal
from saecula.server.fairness import CONTINUED, FORK, IMPORTED, NEW, new_secret, seed_of
from saecula.server.house import House, clean, find_game, fits, known_game
from saecula.server.messages.catalogue import User
from saecula.server.messages.tables import Fork, Join, NewTable, TableInfo, Tables
from saecula.server.replaying import Replayed, Unreadable, fork_record, read_record
from saecula.server.seats import Seat
from saecula.server.storage import Row
from saecula.server.table import Table, to_json

log = logging.getLogger("saecula.server")

LISTED: Final = 50  # tables per page
MINE: Final = 200  # tables in a person's own list
SWEPT: Final = 100  # tables closed or removed per sweep


class Lobby:
    """Opens and lists the tables of a house."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def check_room(self, user: User, opened_from: str) -> None:
        """Refuse another table to a user with too many of them, or whose games take up too much space."""
        settings = self.house.settings
        mine, network = await self.house.storage.usage(user.id, opened_from)
        for found, tables, entries, size in (
            (mine, settings.person_tables, settings.person_entries, settings.person_bytes),
            (network, settings.address_tables, settings.address_entries, settings.address_bytes),
        ):
            if found.unfinished >= tables:
                raise Refusal("too-many-tables", {"tables": found.unfinished})
            if found.entries >= entries or found.bytes >= size:
                raise Refusal("too-much-stored")

    async def create(self, user: User, opened_from: str, wanted: NewTable) -> TableInfo:
        """Open a table."""
        await self.check_room(user, opened_from)
        game = find_game(wanted.game)
        seats = [_seat(text, user, self.house.bots.names(game)) for text in wanted.seats]
        try:
            if len(seats) not in game.seat_counts:
                counts = ", ".join([str(n) for n in game.seat_counts])
                raise SaeculaError(f"{game.name} cannot be played with {len(seats)} seats, only with {counts}")
            options = complete_options(game.options, wanted.options, len(seats))
        except SaeculaError as error:
            raise Refusal("bad-options", {"why": str(error)}) from None
        mine = next((seat for seat in seats if seat.kind == "person"), None)
        if mine and wanted.contribute:
            mine.contributes = True
        name = clean(wanted.name) or user.nickname
        row = _new_row(game, user.id, opened_from, name, wanted.listed, options)
        return await self.house.finish(self._open, row, seats, user)

    async def _open(self, row: Row, seats: list[Seat], user: User) -> TableInfo:
        await self.house.storage.add_table(row, _seat_rows(row["id"], seats))
        async with self.house.at(row["id"]) as table:
            await self._store(table, [])
            return self.house.info(table, user)

    async def _store(self, table: Table, seats: list[int]) -> None:
        """Store who is seated; start the game when the table is full."""
        if self._starts(table) or seats:
            await self.house.store(table, seats)

    @staticmethod
    def _starts(table: Table) -> bool:
        if table.status != "waiting" or any(seat.kind not in ("person", "bot") for seat in table.seats):
            return False
        if any(seat.contributes and not seat.contribution for seat in table.seats):
            return False
        game = find_game(table.game_name)
        table.rules_version = game.rules_version
        table.data_digest = game.data_digest
        given = [(s, seat.contribution) for s, seat in enumerate(table.seats) if seat.contribution]
        table.seed = seed_of(
            table.secret, given, game.name, game.rules_version, game.data_digest, len(table.seats), table.options
        )
        table.begin(game)
        table.update_status()
        log.info("table starts", extra={"table": table.id, "game": table.game_name, "seats": len(table.seats)})
        return True

    async def contribute(self, table_id: str, user: User, value: str) -> TableInfo:
        """Add the contribution of a user's browser to the seed, before the game starts."""
        return await self.house.finish(self._contribute, table_id, user, value)

    async def _contribute(self, table_id: str, user: User, value: str) -> TableInfo:
        async with self.house.at(table_id) as table:
            self.house.may_see(table, user, "")
            mine = table.seats_of(user.id)
            if not mine:
                raise Refusal("not-your-seat")
            given = [table.seats[s].contribution for s in mine if table.seats[s].contribution]
            if table.status != "waiting" or given:
                if given == [value]:
                    return self.house.info(table, user)  # sent again
                raise Refusal("too-late")
            table.seats[mine[0]].contribution = value
            await self._store(table, [mine[0]])
            return self.house.info(table, user)

    async def join(self, table_id: str, user: User, wanted: Join) -> TableInfo:
        """Take a seat."""
        return await self.house.finish(self._join, table_id, user, wanted)

    async def _join(self, table_id: str, user: User, wanted: Join) -> TableInfo:
        async with self.house.at(table_id) as table:
            self.house.may_see(table, user, wanted.key)
            mine = table.seats_of(user.id)
            if mine and not wanted.name and wanted.seat in (None, *mine):
                return self.house.info(table, user)
            if table.status != "waiting":
                raise Refusal("taken")
            free = self._free_seats(table, user, wanted)
            if not free:
                asked = [seat for s, seat in enumerate(table.seats) if wanted.seat in (None, s)]
                raise Refusal("private" if any(seat.kind == "invite" for seat in asked) else "taken")
            seat = table.seats[free[0]]
            seat.kind, seat.user, seat.name = "person", user.id, clean(wanted.name) or user.nickname
            if wanted.contribution and not any(table.seats[s].contribution for s in mine):
                seat.contribution = wanted.contribution
            await self._store(table, [free[0]])
            return self.house.info(table, user)

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
        return await self.house.finish(self._fill, table_id, user, bot)

    async def _fill(self, table_id: str, user: User, bot: str) -> TableInfo:
        async with self.house.at(table_id) as table:
            self.house.may_see(table, user, "")
            if table.owner != user.id:
                raise Refusal("not-allowed")
            if table.status != "waiting":
                raise Refusal("not-running")
            self.house.bots.check_name(find_game(table.game_name), bot)
            empty = [s for s, seat in enumerate(table.seats) if seat.kind not in ("person", "bot")]
            for s in empty:
                seat = table.seats[s]
                seat.kind, seat.user, seat.name, seat.bot = "bot", "", bot, bot
            await self._store(table, empty)
            return self.house.info(table, user)

    async def leave_table(self, table_id: str, user: User) -> TableInfo:
        """Give up the user's seats, or remove a finished game from their list."""
        return await self.house.finish(self._leave_table, table_id, user)

    async def _leave_table(self, table_id: str, user: User) -> TableInfo:
        async with self.house.at(table_id) as table:
            self.house.may_see(table, user, "")
            its = [s for s, seat in enumerate(table.seats) if seat.user == user.id]
            if table.status == "running" and table.seats_of(user.id) and not table.broken:
                raise Refusal("cannot-leave")
            for s in its:
                seat = table.seats[s]
                if table.status == "waiting":
                    seat.kind, seat.user, seat.name = "open" if table.listed else "invite", "", ""
                    seat.contribution, seat.contributes = "", False
                else:
                    seat.dropped = True
            await self.house.store(table, its)
            return self.house.info(table, user)

    async def delete(self, table_id: str, user: User) -> None:
        """Delete a table, unless somebody else would lose a game by it."""
        await self.house.finish(self._delete, table_id, user)

    async def _delete(self, table_id: str, user: User) -> None:
        async with self.house.at(table_id) as table:
            self.house.may_see(table, user, "")
            alone = all(seat.user in ("", user.id) for seat in table.seats)
            if table.owner != user.id or not (table.status == "waiting" or alone):
                raise Refusal("not-allowed")
            table.status, table.actors = "deleted", []
            await self.house.store(table)
            self.house.forget(table_id)
            log.info("table deleted", extra={"table": table_id})

    async def rematch(self, table_id: str, user: User, opened_from: str, contribute: bool = False) -> TableInfo:
        """Open a table for a rematch of the same people."""
        table = await self.house.look(table_id, user)
        if table.status != "over":
            raise Refusal("not-over")
        if not table.seats_of(user.id):
            raise Refusal("not-your-seat")
        new = table.rematch or await self.house.finish(self._rematch, table_id, user, opened_from, contribute)
        info = await self.join(new, user, Join(seat=None))
        while any(seat.kind == "reserved" and seat.user == user.id for seat in info.seats):
            # Other seats at the same browser.
            seat = next(s for s, seat in enumerate(info.seats) if seat.kind == "reserved" and seat.user == user.id)
            info = await self.join(new, user, Join(seat=seat, name=info.seats[seat].name))
        return info

    async def _rematch(self, table_id: str, user: User, opened_from: str, contribute: bool) -> str:
        await self.check_room(user, opened_from)
        async with self.house.at(table_id) as table:
            if table.rematch:
                return table.rematch
            row = _new_row(find_game(table.game_name), user.id, opened_from, table.name, table.listed, table.options)
            seats = _again(table)
            for seat in seats:
                if seat.kind == "person" and seat.user != user.id:
                    seat.kind = "reserved"
            mine = next((seat for seat in seats if seat.kind == "person"), None)
            if mine and contribute:
                mine.contributes = True
            table.rematch = row["id"]
            await self.house.store(table, opened=(row, _seat_rows(row["id"], seats), []))
        async with self.house.at(row["id"]) as new:
            await self._store(new, [])
        return new.id

    async def record_text(self, table: Table, user: User | None) -> str:
        """The game as a file, once nothing is hidden any more."""
        if not table.open_to(user.id if user else ""):
            raise Refusal("hidden")
        return await self.house.in_thread(table.text)

    async def import_record(self, user: User, opened_from: str, text: bytes) -> TableInfo:
        """Open a table from a file."""
        await self.check_room(user, opened_from)
        settings = self.house.settings
        record = _good(await self.house.replayer.run(opened_from, read_record, text, settings.table_entries))
        seats = [_person(user, f"{user.nickname} {s + 1}" if s else user.nickname) for s in range(record.seats)]
        return await self.house.finish(self._open_record, record, seats, user, opened_from, user.nickname, "", IMPORTED)

    async def fork(self, table_id: str, user: User, opened_from: str, key: str, wanted: Fork) -> TableInfo:
        """Open a table at this screen from an earlier position."""
        await self.check_room(user, opened_from)
        async with self.house.looking(table_id, user, key) as table:
            if not table.open_to(user.id):
                raise Refusal("hidden")
            if wanted.seat >= len(table.seats):
                raise Refusal("not-your-seat")
            _, record = table.game_and_record
            n = len(record.entries) if wanted.at is None else table.entries_at(wanted.seat, wanted.at)
            text = await self.house.in_thread(table.text)
        copy = _good(await self.house.replayer.run(opened_from, fork_record, text, n))
        seats = [seat if seat.kind == "bot" else _person(user, seat.name or user.nickname) for seat in _again(table)]
        return await self.house.finish(self._open_record, copy, seats, user, opened_from, table.name, table.id, FORK)

    async def continue_game(self, table_id: str, user: User, opened_from: str) -> TableInfo:
        """Open a table with the same people from the last good move of one that no longer replays."""
        return await self.house.finish(self._continue_game, table_id, user, opened_from)

    async def _continue_game(self, table_id: str, user: User, opened_from: str) -> TableInfo:
        async with self.house.at(table_id) as table:
            if not table.seats_of(user.id):
                raise Refusal("not-your-seat")
            if not table.broken:
                raise Refusal("not-broken")
            if table.record is None:
                raise Refusal("broken")
            if table.ended_for_good:
                raise Refusal("not-running")
            if not table.rematch:
                text = await self.house.in_thread(table.text)
                copy = _good(await self.house.replayer.run(opened_from, fork_record, text, table.entries))
                opened = _recorded(
                    copy, _again(table), user, opened_from, table.name, table.id, CONTINUED, table.listed
                )
                table.rematch, table.ended = opened[0]["id"], []
                await self.house.store(table, opened=opened)
                self.house.bots.wake(table.rematch)
            new = table.rematch
        return self.house.info(await self.house.look(new, user), user)

    async def end(self, table_id: str, user: User) -> TableInfo:
        """End a game that no longer replays, as soon as everybody who plays it wants that."""
        return await self.house.finish(self._end, table_id, user)

    async def _end(self, table_id: str, user: User) -> TableInfo:
        async with self.house.at(table_id) as table:
            mine = table.seats_of(user.id)
            if not mine:
                raise Refusal("not-your-seat")
            if not table.broken:
                raise Refusal("not-broken")
            if table.rematch and not table.ended_for_good:
                raise Refusal("continued")  # its hidden cards are those of a game that goes on
            if set(mine) - set(table.ended):
                table.ended = sorted({*table.ended, *mine})
                table.update_status()
                await self.house.store(table)
            return self.house.info(table, user)

    async def _open_record(
        self, record: Replayed, seats: list[Seat], user: User, opened_from: str, name: str, fork_of: str, kind: str
    ) -> TableInfo:
        row, seat_rows, entries = _recorded(record, seats, user, opened_from, name, fork_of, kind, listed=False)
        await self.house.storage.add_table(row, seat_rows, entries)
        table = await self.house.look(row["id"], user)
        self.house.bots.wake(table.id)
        return self.house.info(table, user)

    async def listed(self, user: User | None, statuses: list[str], page: int) -> Tables:
        """A page of the listed tables."""
        found = await self.house.storage.lobby(statuses, page * LISTED, LISTED + 1)
        tables = [self._listed(row, seats, user) for row, seats in found[:LISTED]]
        return Tables(tables=tables, next=page + 1 if len(found) > LISTED else None)

    async def sweep(self) -> None:
        """Close abandoned tables that wait for people, remove deleted ones for good, and forget idle guests."""
        now = int(time.time())
        for table_id in await self.house.storage.expired(now, SWEPT):
            await self.house.finish(self._give_up, table_id)
        await self.house.storage.purge(now, SWEPT)
        await self.house.storage.forget_guests(now, 10 * SWEPT)

    async def _give_up(self, table_id: str) -> None:
        async with self.house.at(table_id) as table:
            if table.status != "waiting" or self.house.audience.at(table_id):
                return
            table.status, table.actors = "deleted", []
            await self.house.store(table)
            self.house.forget(table_id)
            log.info("table given up: nobody came", extra={"table": table_id})

    async def mine(self, user: User) -> list[TableInfo]:
        """A user's tables, those waiting for them first."""
        found = await self.house.storage.tables_of(user.id, MINE)
        infos = [self._listed(row, seats, user) for row, seats in found]
        return sorted(infos, key=lambda info: (not info.my_turn, info.over, -info.changed))

    def _listed(self, row: Row, seats: list[Row], user: User | None) -> TableInfo:
        table = self.house.tables.get(row["id"])
        if table is None or table.revision < row["revision"]:
            table = Table(row, [Seat(seat) for seat in seats], known_game(row["game"]))
        return self.house.info(table, user)


def _good(found: Replayed | Unreadable) -> Replayed:
    """The record, if it replays."""
    if isinstance(found, Unreadable):
        raise Refusal("bad-record", {"why": found.why}, line=found.line)
    return found


def _person(user: User, name: str) -> Seat:
    return _new_seat("person", user.id, name)


def _new_seat(kind: str, user: str = "", name: str = "", bot: str = "") -> Seat:
    row = {"kind": kind, "user_id": user, "name": name, "bot": bot, "dropped": False}
    return Seat({**row, "auto": "", "contribution": "", "contributes": False})


def _seat(text: str, user: User, bots: list[str]) -> Seat:
    """A seat as requested by the person who opens the table."""
    kind, _, name = text.partition(":")
    if kind == "you" and not name:
        return _person(user, user.nickname)
    if kind == "here":
        return _person(user, clean(name, 24) or user.nickname)
    if kind in ("open", "invite") and not name:
        return _new_seat(kind)
    if kind == "bot":
        if name not in bots:
            raise Refusal("no-bot", {"bot": name, "bots": ", ".join(bots)})
        return _new_seat("bot", name=name, bot=name)
    raise Refusal("bad-options", {"why": f"a seat is you, here:NAME, bot:NAME, open or invite, not {text[:40]!r}"})


def _again(table: Table) -> list[Seat]:
    """The same seats for another table."""
    return [_new_seat(old.kind, old.user, old.name, old.bot) for old in table.seats]


def _recorded(
    record: Replayed, seats: list[Seat], user: User, opened_from: str, name: str, fork_of: str, kind: str, listed: bool
) -> tuple[Row, list[Row], list[Row]]:
    """The rows of a table that begins with a record: table, seats and entries."""
    now = int(time.time())
    row = _new_row(find_game(record.game), user.id, opened_from, name, listed, record.options)
    row.update(
        status="over" if record.over else "running",
        seed=record.seed,
        rules_version=record.rules_version,
        data_digest=record.data_digest,
        waiting_for=to_json(record.actors),
        ranking=to_json(record.ranking),
        fork_of=fork_of,
        kind=kind,
        secret="",
    )
    entries: list[Row] = [
        {"table_id": row["id"], "idx": n, "entry": entry, "chk": check, "request": "", "at": now}
        for n, (entry, check) in enumerate(record.entries, 1)
    ]
    return row, _seat_rows(row["id"], seats), entries


def _seat_rows(table_id: str, seats: list[Seat]) -> list[Row]:
    return [{"table_id": table_id, "seat": s, **seat.row()} for s, seat in enumerate(seats)]


def _new_row(game: Game[Any], owner: str, opened_from: str, name: str, listed: bool, options: object) -> Row:
    now = int(time.time())
    return {
        "id": f"t_{secrets.token_urlsafe(12)}",
        "game": game.name,
        "name": name,
        "owner": owner,
        "opened_from": opened_from,
        "listed": listed,
        "invite": secrets.token_urlsafe(24),
        "options": to_json(options),
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
        "revision": 0,
        "ended": "[]",
        "kind": NEW,
        "secret": new_secret(),
    }
