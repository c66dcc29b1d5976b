"""What people do at a running table: moves, automatic answers, undo, consent, conceding, handing over."""

from __future__ import annotations

import secrets

from saecula.kernel.errors import SaeculaError
from saecula.server.errors import Refusal
from saecula.server.house import House, find_game
from saecula.server.idempotency import request_name
from saecula.server.messages.catalogue import User
from saecula.server.messages.from_client import AnswerUndo, AskUndo, Auto, CancelUndo, Concede, HandOver, Play, Undo
from saecula.server.messages.from_server import Played
from saecula.server.table import AskedUndo, Table


class Playing:
    """Carries out what people at the tables of a house ask for."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def play(self, table_id: str, user: User | None, wanted: Play) -> Played:
        """Play moves: all or none, and no further than the first reveal."""
        return await self.house.finish(self._play, table_id, user, wanted)

    async def _play(self, table_id: str, user: User | None, wanted: Play) -> Played:
        async with self.house.at(table_id) as table:
            self.house.own(table, user, wanted.seat)
            request = request_name(wanted.seat, wanted.id, wanted)
            if found := table.requests.entries_of(request):
                first, count = found
                version = table.journal.version_of(wanted.seat, first + count - 1)
                stopped = count < len(wanted.moves)
                return Played(re=wanted.id, moves=count, stopped=stopped, repeated=True, version=version)
            self._fresh(table, wanted.seat, wanted.version)
            moves, stopped = await self.house.play(table, wanted.seat, wanted.moves, request)
            version = table.version(wanted.seat)
            return Played(re=wanted.id, moves=moves, stopped=stopped, repeated=False, version=version)

    @staticmethod
    def _fresh(table: Table, seat: int, version: int) -> None:
        _ = table.running  # refuses if it is not running
        if version != table.version(seat):
            raise Refusal("stale", shown=table.snapshot_for(seat))

    async def undo(self, table_id: str, user: User | None, wanted: Undo) -> None:
        """Take back the seat's last move."""
        await self.house.finish(self._undo, table_id, user, wanted)

    async def _undo(self, table_id: str, user: User | None, wanted: Undo) -> None:
        async with self.house.at(table_id) as table:
            self.house.own(table, user, wanted.seat)
            request = request_name(wanted.seat, wanted.id, wanted)
            if table.requests.entries_of(request):
                return
            record = table.running
            self._fresh(table, wanted.seat, wanted.version)
            number = record.undoable(wanted.seat)
            if not number:
                raise Refusal("cannot-undo", shown=table.snapshot_for(wanted.seat))
            await self.house.enter(table, f"{wanted.seat} undo {number}", request)

    async def auto(self, table_id: str, user: User | None, wanted: Auto) -> None:
        """Switch a kind of automatic answer off, or on: it must answer what is asked now, or be one to choose ahead."""
        await self.house.finish(self._auto, table_id, user, wanted)

    async def _auto(self, table_id: str, user: User | None, wanted: Auto) -> None:
        async with self.house.at(table_id) as table:
            self.house.own(table, user, wanted.seat)
            _ = table.running  # refuses if it is not running
            if wanted.on == (wanted.kind in table.seats[wanted.seat].auto):
                return
            if wanted.on and not table.may_answer_itself(wanted.seat, wanted.kind):
                raise Refusal("no-auto-answer", shown=table.snapshot_for(wanted.seat))
            table.set_auto(wanted.seat, wanted.kind, wanted.on)
            await self.house.store_auto(table, wanted.seat)

    async def ask_undo(self, table_id: str, user: User | None, wanted: AskUndo) -> None:
        """Ask everybody to go back."""
        await self.house.finish(self._ask_undo, table_id, user, wanted)

    async def _ask_undo(self, table_id: str, user: User | None, wanted: AskUndo) -> None:
        async with self.house.at(table_id) as table:
            self.house.own(table, user, wanted.seat)
            request = request_name(wanted.seat, wanted.id, wanted)
            if table.requests.entries_of(request) or (table.asked and table.asked.request == request):
                return
            entry = table.undo_target(wanted.seat, wanted.to)
            assert user is not None
            table.asked = AskedUndo(wanted.seat, entry, table.seats_of(user.id), request, secrets.token_urlsafe(9))
            await self._agreed(table)

    async def answer_undo(self, table_id: str, user: User | None, wanted: AnswerUndo) -> None:
        """Agree to go back, or not."""
        await self.house.finish(self._answer_undo, table_id, user, wanted)

    async def _answer_undo(self, table_id: str, user: User | None, wanted: AnswerUndo) -> None:
        async with self.house.at(table_id) as table:
            self.house.own(table, user, wanted.seat)
            if table.asked is None or table.status != "running":
                raise Refusal("no-request", shown=table.snapshot_for(wanted.seat))
            if wanted.request != table.asked.id:
                raise Refusal("other-request", shown=table.snapshot_for(wanted.seat))
            assert user is not None
            if wanted.agree:
                table.asked.agreed = sorted({*table.asked.agreed, *table.seats_of(user.id)})
            else:
                table.asked = None
            await self._agreed(table)

    async def cancel_undo(self, table_id: str, user: User | None, wanted: CancelUndo) -> None:
        """Withdraw a request to go back."""
        await self.house.finish(self._cancel_undo, table_id, user, wanted)

    async def _cancel_undo(self, table_id: str, user: User | None, wanted: CancelUndo) -> None:
        async with self.house.at(table_id) as table:
            self.house.own(table, user, wanted.seat)
            if table.asked is None or table.asked.seat != wanted.seat:
                raise Refusal("no-request", shown=table.snapshot_for(wanted.seat))
            table.asked = None
            await self._agreed(table)

    async def _agreed(self, table: Table) -> None:
        """After a request or an answer: go back if everybody agrees, otherwise broadcast the request."""
        asked = table.asked
        if asked and not table.to_be_asked(asked):
            await self.house.enter(table, f"{asked.seat} undo {asked.entry} agreed", asked.request)
            return
        table.update_status()
        await self.house.store(table)

    async def concede(self, table_id: str, user: User | None, wanted: Concede) -> None:
        """Leave the game, where its rules allow it."""
        await self.house.finish(self._concede, table_id, user, wanted)

    async def _concede(self, table_id: str, user: User | None, wanted: Concede) -> None:
        async with self.house.at(table_id) as table:
            self.house.own(table, user, wanted.seat)
            try:
                table.running.state().resign(wanted.seat)
            except SaeculaError:
                raise Refusal("cannot-concede", shown=table.snapshot_for(wanted.seat)) from None
            await self.house.enter(table, f"{wanted.seat} resign")

    async def hand_over(self, table_id: str, user: User | None, wanted: HandOver) -> None:
        """Hand the seat to a bot, for good."""
        await self.house.finish(self._hand_over, table_id, user, wanted)

    async def _hand_over(self, table_id: str, user: User | None, wanted: HandOver) -> None:
        async with self.house.at(table_id) as table:
            self.house.own(table, user, wanted.seat)
            _ = table.running  # refuses if it is not running
            self.house.bots.check_name(find_game(table.game_name), wanted.bot)
            seat = table.seats[wanted.seat]
            seat.kind, seat.user, seat.name, seat.bot = "bot", "", wanted.bot, wanted.bot
            seat.auto = {}
            table.asked = None
            table.update_status()
            await self.house.store(table, [wanted.seat])
