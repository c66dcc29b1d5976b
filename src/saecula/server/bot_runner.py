"""Plays for bots when it is their turn. They think in processes of their own and never block the server.

Automatic answers are played here too, as ordinary moves of the seats that asked for them.
"""

from __future__ import annotations

import asyncio
import logging
from hashlib import blake2b
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

from saecula.bots.processes import Hung
from saecula.bots.workers import Workers
from saecula.kernel.chance import Chance, seed_key
from saecula.kernel.game import Game
from saecula.kernel.state import State
from saecula.server.errors import Refusal
from saecula.server.quotas import BotTime
from saecula.server.table import Table

if TYPE_CHECKING:
    from saecula.server.house import House

log = logging.getLogger("saecula.server")

SHARE: Final = 2  # bots that may think at the same time at the tables of one person


class BotRunner:
    """The bots of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.workers = Workers(house.settings.bot_processes, house.settings.bots, house.settings.bot_limit)
        self.secret = ""  # see `bot_seed`
        self._time = BotTime(house.settings)
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._shares: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def names(self, game: Game[Any]) -> list[str]:
        """The bots that can play a game."""
        return self._ask_maker("names", game)

    def offered(self, game: Game[Any]) -> list[str]:
        """The bots that a person is offered, from weak to strong."""
        return self._ask_maker("offered", game)

    def _ask_maker(self, question: str, game: Game[Any]) -> list[str]:
        """What the module that makes bots says; one that only lists names offers all of them."""
        try:
            maker = import_module(self.house.settings.bots)
            found: list[str] = getattr(maker, question, maker.names)(game)
        except (ImportError, AttributeError):
            found = list(game.bots)
        return found

    def check_name(self, game: Game[Any], bot: str) -> None:
        """Refuse a bot that does not exist."""
        known = self.names(game)
        if bot not in known:
            raise Refusal("no-bot", {"bot": bot, "bots": ", ".join(known)})

    def wake(self, table_id: str) -> None:
        """Start playing for the bots and automatic answers of a table, if it is their turn."""
        table = self.house.tables.get(table_id)
        if self.house.stopping or table_id in self._driving or (table and not self._due(table)):
            return
        task = asyncio.create_task(self._drive(table_id))
        self._driving[table_id] = task
        task.add_done_callback(lambda _: self._driven(table_id))

    def _driven(self, table_id: str) -> None:
        self._driving.pop(table_id, None)
        table = self.house.tables.get(table_id)
        if table and self._due(table) and not self.house.stopping:
            asyncio.get_running_loop().call_later(1.0, self.wake, table_id)

    def _due(self, table: Table) -> bool:
        return self._next_bot(table) is not None or table.next_auto() is not None

    @staticmethod
    def _next_bot(table: Table) -> int | None:
        if table.status != "running" or table.broken or table.record is None or table.asked:
            return None
        return next((s for s in table.actors if table.seats[s].kind == "bot"), None)

    async def _drive(self, table_id: str) -> None:
        """Let bots and automatic answers play until it is somebody else's turn, unless another server does."""
        cluster = self.house.cluster
        try:
            if cluster is None:
                await self._play_on(table_id)
            elif await cluster.claim(table_id):
                try:
                    await self._play_on(table_id)
                finally:
                    if not self.house.stopping:  # then everything is released at once
                        await cluster.release(table_id)
        except (asyncio.CancelledError, Refusal):
            return
        except Exception:
            log.exception("a bot could not play", extra={"table": table_id})

    async def _play_on(self, table_id: str) -> None:
        while True:
            await self.house.finish(self._answer, table_id)
            async with self.house.at(table_id) as table:
                seat = self._next_bot(table)
                if seat is None:
                    return
                state, version = table.running.state(), table.version(seat)
                bot = table.seats[seat].bot
            move = await self._think(table, bot, state, seat)
            await self.house.finish(self._play_bot, table_id, seat, version, bot, move)

    async def _think(self, table: Table, bot: str, state: State, seat: int) -> int:
        """A bot's move, computed in another process. If the bot fails, this one move is chosen at random."""
        copy = redrawn(self.secret, table.id, table.running.game, state, seat)
        own = bot_seed(self.secret, table.id, seat, f"bot {table.entries}")
        seconds = self.house.settings.bot_seconds
        for _ in range(2):
            try:
                thought = 0.0
                async with self._share(table.owner):
                    await self._time.wait(table)
                    who = f"{table.id} {seat}"
                    asked = self.workers.choose(who, table.game_name, bot, own, copy.pack(), seat, seconds=seconds)
                    try:
                        move, thought = await asyncio.wrap_future(asked)
                    except Hung:
                        thought = self.workers.limit
                        raise
                    finally:
                        self._time.spend(table, thought)
                if move in state.legal(seat):
                    return move
                log.error("a bot chose an illegal move", extra={"table": table.id, "bot": bot, "move": move})
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("a bot failed", extra={"table": table.id, "bot": bot})
        legal = state.legal(seat)
        return legal[Chance(seed_key(own)).below(len(legal))]

    def _share(self, owner: str) -> asyncio.Semaphore:
        """Somebody with many tables of bots waits for their own bots; nobody else does."""
        share = self._shares.get(owner)
        if share is None:
            share = self._shares[owner] = asyncio.Semaphore(SHARE)
        return share

    async def _answer(self, table_id: str) -> None:
        """Play what automatic answers say, as long as nobody else is asked."""
        async with self.house.at(table_id) as table:
            while entry := table.next_auto():
                await self.house.enter(table, entry)

    async def _play_bot(self, table_id: str, seat: int, version: int, bot: str, move: int) -> None:
        async with self.house.at(table_id) as table:
            if table.asked:  # an undo has been requested: nobody plays until it is answered
                return
            still = table.status == "running" and table.seats[seat].bot == bot and table.version(seat) == version
            if still and seat in table.actors:
                await self.house.enter(table, f"{seat} {table.running.game.moves.name(move)}")

    @property
    def tables(self) -> list[str]:
        """The tables at which bots are at work."""
        return list(self._driving)

    def busy(self, table_id: str) -> bool:
        """Whether a bot is at work at a table."""
        return table_id in self._driving

    def close(self) -> None:
        """Stop. Bots that are thinking start again after a restart."""
        for task in list(self._driving.values()):
            task.cancel()
        self.workers.close()


def redrawn(secret: str, table: str, game: Game[Any], state: State, seat: int) -> State:
    """The position as a bot gets it: everything its seat cannot know is redrawn.

    The redraw stays the same within a turn until something is revealed. So the position after a move of the bot is the
    one it foresaw, and its plan still holds.
    """
    moment = f"{game.turn_number(state)} {game.turn_of(state)} {state.reveals}"
    return state.determinize(seat, bot_seed(secret, table, seat, f"unknown {moment}"))


def bot_seed(secret: str, table: str, seat: int, use: str) -> str:
    """A seed for a bot: the same after a restart, and unpredictable.

    It comes from a secret of the server's own, never from the seed of the game: what a bot is shown says nothing about
    the real cards and dice.
    """
    return blake2b(f"{use} {seat} {table} {secret}".encode(), digest_size=16, person=b"saecula bot").hexdigest()
