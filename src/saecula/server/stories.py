"""The story of a finished table: told once, in a worker process, and then kept with the table."""

from __future__ import annotations

import asyncio

import msgspec

from saecula.kernel.message import Message as Reason
from saecula.server.errors import Refusal
from saecula.server.house import House
from saecula.server.journal import SPECTATOR
from saecula.server.messages.base import Message, words
from saecula.server.messages.story import DecisiveTurn, PointsFromSource, SeatLuck, Story, StoryTurn, TurnGain
from saecula.server.story import Told, tell_story
from saecula.server.table import Table


async def story_of(house: House, table: Table, asked_from: str, seat: int = SPECTATOR) -> Story:
    """The story of a table that is over, with versions of a seat; refused before, and where it does not replay."""
    if table.status != "over":
        raise Refusal("not-over")
    if table.broken or table.record is None:
        raise Refusal("broken")
    if seat not in table.journal.readers:
        raise Refusal("not-your-seat")
    if table.story is None:
        table.story = asyncio.create_task(_told(house, table, asked_from))
    try:
        told = await asyncio.shield(table.story)
    except Refusal:
        table.story = None  # it took too long, or too many waited: the next one may try again
        raise
    if told is None:
        raise Refusal("broken")
    return _sent(table, told, seat)


async def _told(house: House, table: Table, asked_from: str) -> Told | None:
    return await house.replayer.run(asked_from, tell_story, await house.in_thread(table.text))


def _sent(table: Table, told: Told, seat: int) -> Story:
    return Story(
        turns=[
            StoryTurn(
                seat=turn.seat,
                first=turn.first,
                last=turn.last,
                at=table.journal.version_of(seat, turn.last),
                round=turn.round,
                where=[msgspec.convert(message, Message) for message in turn.where],
                scores=turn.scores,
            )
            for turn in told.turns
        ],
        sources=[
            PointsFromSource(
                source=source,
                text=words(Reason(f"{table.game_name}-source-{source}")),
                points=[points[n] for points in told.points],
            )
            for n, source in enumerate(told.sources)
        ],
        decisive=[
            DecisiveTurn(
                turn=swing.turn,
                seat=swing.seat,
                points=swing.points,
                swing=swing.swing,
                gains=[TurnGain(source=source, points=points) for source, points in swing.gains],
            )
            for swing in told.decisive
        ],
        luck=[SeatLuck(seat=each.seat, reveals=each.reveals, luck=each.luck) for each in told.luck],
    )
