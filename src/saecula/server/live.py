"""Live play: one set of messages, over a websocket or by plain HTTP."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import perf_counter
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from saecula.server.audience import Subscriber, encode, update_for
from saecula.server.endpoints import query_of
from saecula.server.errors import Refusal, bad_json, bad_request
from saecula.server.house import House
from saecula.server.journal import MOST_EVENTS, SPECTATOR
from saecula.server.messages.catalogue import User
from saecula.server.messages.from_client import (
    AnswerUndo,
    AnyClientMessage,
    AskUndo,
    Auto,
    CancelUndo,
    Concede,
    Explain,
    HandOver,
    Look,
    LookBack,
    Ping,
    Play,
    ReadChat,
    ReadLog,
    ReadTimeline,
    Say,
    SinceMyTurn,
    Undo,
)
from saecula.server.messages.from_server import (
    AnyServerMessage,
    Closing,
    Done,
    ErrorMessage,
    Explained,
    ExplainedMoves,
    Log,
    Pong,
    SnapshotMessage,
    TableMessage,
    Timeline,
)
from saecula.server.messages.tables import PollQuery, ViewQuery
from saecula.server.playing import Playing
from saecula.server.table import Table
from saecula.server.table_views import explained, history

STEPS: Final = 1000  # of a timeline in one answer
RETRY: Final = {"stopping": 1012, "full": 1013, "busy": 1013}  # refusals after which clients may reconnect
SLICE: Final = 0.005  # seconds of work after which the loop is yielded
LONGEST_POLL: Final = 25.0
TOO_FAST: Final = 0.05  # seconds until a message beyond the rate limit is answered
WEIGHTS: Final = {Say: 9, LookBack: 2, Explain: 2, ReadTimeline: 2}  # messages that cost more than one request

log = logging.getLogger("saecula.server")

decoder: Final[msgspec.json.Decoder[AnyClientMessage]] = msgspec.json.Decoder(AnyClientMessage)


def read(data: bytes | str) -> AnyClientMessage:
    """Decode a client's message."""
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        raise bad_request(error) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise bad_json(error) from None


def choose_reader(table: Table, user: User | None, seat: int | None) -> int:
    """The seat to show: the one asked for, if the user may see it; otherwise one of theirs that must choose."""
    mine = table.seats_of(user.id) if user else []
    if seat is None:
        return next((s for s in mine if s in table.actors), mine[0] if mine else SPECTATOR)
    check_reader(table, user, seat)
    return seat


def check_reader(table: Table, user: User | None, seat: int) -> None:
    """Refuse to show another seat's cards while the game is running."""
    if seat == SPECTATOR or (user and seat in table.seats_of(user.id)):
        return
    if not 0 <= seat < len(table.seats):
        raise Refusal("not-your-seat")
    if not table.open_to(user.id if user else ""):
        raise Refusal("hidden")


def check_explained(table: Table, user: User | None, seat: int) -> None:
    """Refuse what would reveal another seat's cards. In open games everybody may ask what a move costs."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("not-your-seat")
    if not table.game_and_record[0].all_is_open():
        check_reader(table, user, seat)


async def answer(
    playing: Playing,
    table_id: str,
    user: User | None,
    key: str,
    message: AnyClientMessage,
    subscriber: Subscriber | None,
) -> AnyServerMessage:
    """Carry out a message and return the reply to its sender. The house informs everybody else."""
    house = playing.house
    table = await house.look(table_id, user, key)
    match message:
        case Look():
            reader = choose_reader(table, user, message.seat)
            found = table.snapshot_for(reader, message.explain)
            if subscriber:
                moved = subscriber.reader != reader
                subscriber.reader, subscriber.version, subscriber.explain = reader, found.version, message.explain
                subscriber.base = found
                if moved:
                    house.audience.moves(table_id)
            return SnapshotMessage(snapshot=found.snapshot, stamp=found.stamp)
        case Play():
            return await playing.play(table_id, user, message)
        case Undo():
            await playing.undo(table_id, user, message)
        case Auto():
            await playing.auto(table_id, user, message)
        case AskUndo():
            await playing.ask_undo(table_id, user, message)
        case AnswerUndo():
            await playing.answer_undo(table_id, user, message)
        case CancelUndo():
            await playing.cancel_undo(table_id, user, message)
        case Concede():
            await playing.concede(table_id, user, message)
        case HandOver():
            await playing.hand_over(table_id, user, message)
        case Explain():
            return await explain(house, table_id, user, key, message)
        case LookBack():
            async with house.looking(table_id, user, key) as table:
                reader = choose_reader(table, user, message.seat)
                return await house.in_thread(history, table, reader, message.at)
        case ReadLog():
            reader = choose_reader(table, user, message.seat)
            events = table.journal.events(reader, message.since, message.since + MOST_EVENTS)
            return Log(events=events, next=min(message.since, table.journal.count(reader)) + len(events))
        case SinceMyTurn():
            house.own(table, user, message.seat)
            return Log(events=table.since_own_move(message.seat), next=table.journal.count(message.seat))
        case ReadTimeline():
            reader = choose_reader(table, user, message.seat)
            _, record = table.game_and_record
            over = table.status == "over"
            steps = table.journal.timeline(record, reader, message.since, STEPS, everything=over)
            more = bool(steps) and steps[-1].version < table.version(reader)
            return Timeline(steps=steps, next=steps[-1].version + 1 if more else 0)
        case Say():
            return await house.say(table, user, message.text)
        case ReadChat():
            return await house.said(table, message.since)
        case Ping():
            return Pong()
    return Done()


async def explain(house: House, table_id: str, user: User | None, key: str, wanted: Explain) -> ExplainedMoves:
    """Costs and gains of moves. Hundreds of them take a while, so the loop is yielded in between."""
    async with house.looking(table_id, user, key) as table:
        check_explained(table, user, wanted.seat)
        reader = choose_reader(table, user, wanted.looking)
        game, record = table.game_and_record
        if wanted.at is None:
            state = record.now.clone()
        else:
            state = await house.in_thread(record.state, table.entries_at(reader, wanted.at))
    found: list[Explained] = []
    begin = perf_counter()
    for name in wanted.moves:
        found.append(explained(game, state, wanted.seat, name))
        if perf_counter() - begin > SLICE:
            await asyncio.sleep(0)
            begin = perf_counter()
    return ExplainedMoves(moves=found)


async def respond(
    playing: Playing,
    table_id: str,
    user: User | None,
    key: str,
    data: bytes | str,
    spend: Callable[[int], bool],
    subscriber: Subscriber | None = None,
) -> AnyServerMessage:
    """The reply to a message, refusals included. `spend` takes tokens from the sender's rate limit."""
    said: AnyServerMessage
    message: AnyClientMessage | None = None
    try:
        message = read(data)
        if not spend(WEIGHTS.get(type(message), 0)):
            raise Refusal("too-fast")
        said = await answer(playing, table_id, user, key, message, subscriber)
    except Refusal as refusal:
        said = ErrorMessage(error=refusal.error())
        if refusal.shown and not subscriber:  # sockets have it already, from updates
            said.snapshot, said.stamp = refusal.shown.snapshot, refusal.shown.stamp
    except Exception:
        log.exception("a message could not be answered", extra={"table": table_id})
        said = ErrorMessage(error=Refusal("internal").error(), snapshot=None)
    if message is not None:
        said.re = message.id
    return said


async def poll(
    house: House, table_id: str, user: User | None, wanted: PollQuery
) -> list[AnyServerMessage | msgspec.Raw]:
    """Everything newer than this version; waits for a while if there is nothing."""
    version = wanted.version
    table = await house.look(table_id, user, wanted.key)
    found: list[AnyServerMessage | msgspec.Raw] = []
    if wanted.chat is not msgspec.UNSET:
        said = await house.said(table, wanted.chat)
        if said.lines:
            found.append(said)
        table = await house.look(table_id, user, wanted.key)
    if table.status == "waiting":
        if version >= 0:
            return [TableMessage(table=house.info(table, user)), *found]
        subscriber = Subscriber(house.audience.budget, user, SPECTATOR, -1, wanted.explain)
    else:
        reader = choose_reader(table, user, wanted.wanted())
        now = table.version(reader)
        if version != now:
            start = version if 0 <= version < now else -1
            update = update_for(table, reader, start, wanted.explain)
            return [TableMessage(table=house.info(table, user)), update, *found]
        subscriber = Subscriber(house.audience.budget, user, reader, now, wanted.explain)
    if found:
        return found
    house.audience.arrive(table, subscriber)
    subscriber.presence = house.audience.presence(table_id)  # the poll itself changed it
    heard: list[bytes] = []
    try:
        heard.append(await asyncio.wait_for(subscriber.next(), min(wanted.wait, LONGEST_POLL)))
        while not subscriber.outbox.empty():
            heard.append(subscriber.outbox.get_nowait())
    except TimeoutError:
        pass
    finally:
        house.audience.leave(table_id, subscriber)
    return [msgspec.Raw(data) for data in heard if data]


async def serve_socket(playing: Playing, socket: WebSocket, user: User | None, spend: Callable[[int], bool]) -> None:
    """Serve one accepted websocket until it closes; sends a refusal if the table cannot be opened."""
    house = playing.house
    table_id = socket.path_params["table"]
    wanted = query_of(socket, ViewQuery)
    if house.stopping:
        raise Refusal("stopping")
    table = await house.look(table_id, user, wanted.key)
    reader = choose_reader(table, user, wanted.wanted())
    version = table.version(reader) if table.status != "waiting" else -1
    subscriber = Subscriber(house.audience.budget, user, reader, version, wanted.explain)
    subscriber.send(encode(TableMessage(table=house.info(table, user))))
    if table.record is not None:
        subscriber.base = table.snapshot_for(reader, wanted.explain)
        subscriber.send(encode(SnapshotMessage(snapshot=subscriber.base.snapshot, stamp=subscriber.base.stamp)))
    house.audience.arrive(table, subscriber)
    sending = asyncio.create_task(_send(socket, subscriber))
    subscriber.sending = sending  # it may be blocked by a client that does not read
    receiving = asyncio.create_task(_receive(playing, socket, user, wanted.key, subscriber, spend))
    both = {sending, receiving}
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in both:
            task.cancel()
        await asyncio.wait(both)
        for task in both:
            if not task.cancelled() and task.exception():  # the client disconnected while we were writing
                log.info("a socket broke", extra={"table": table_id})
        if subscriber.goodbye:
            await _farewell(socket)
        elif subscriber.signed_out:
            await turn_away(socket, Refusal("sign-in"))
        elif subscriber.gone:
            await turn_away(socket, Refusal("no-table"))
        else:
            await _close(socket, 1013 if subscriber.cut_off else 1000)
    finally:
        for task in both:
            task.cancel()
        house.audience.leave(table_id, subscriber)


async def _send(socket: WebSocket, subscriber: Subscriber) -> None:
    while True:
        data = await subscriber.next()
        if not data:
            return
        await socket.send_text(data.decode())


async def _receive(
    playing: Playing,
    socket: WebSocket,
    user: User | None,
    key: str,
    subscriber: Subscriber,
    spend: Callable[[int], bool],
) -> None:
    table_id, limit = socket.path_params["table"], playing.house.settings.body_limit
    worked = 0.0  # seconds since the loop was last yielded
    while True:
        try:
            received = await socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if received["type"] != "websocket.receive":
            return
        data = received.get("text") or received.get("bytes") or b""
        said: AnyServerMessage
        begin = perf_counter()
        if not spend(1):
            await asyncio.sleep(TOO_FAST)  # nothing more is read from this socket meanwhile
            said = ErrorMessage(error=Refusal("too-fast").error(), snapshot=None)
        elif len(data) > limit:
            too_large = Refusal("too-large", {"kilobytes": limit // 1024})
            said = ErrorMessage(error=too_large.error(), snapshot=None)
        else:
            said = await respond(playing, table_id, user, key, data, spend, subscriber)
        subscriber.send(encode(said))
        worked += perf_counter() - begin
        if worked > SLICE:  # a thousand small messages may have come at once
            await asyncio.sleep(0)
            worked = 0.0


async def _farewell(socket: WebSocket) -> None:
    try:
        await socket.send_text(encode(Closing(text="The server stops; reconnect in a moment.")).decode())
    except (RuntimeError, WebSocketDisconnect):
        return
    await _close(socket, 1012)


async def turn_away(socket: WebSocket, refusal: Refusal) -> None:
    """Send the reason and close a socket for good."""
    try:
        await socket.send_text(encode(ErrorMessage(error=refusal.error(), snapshot=None)).decode())
    except (RuntimeError, WebSocketDisconnect):
        return
    await _close(socket, RETRY.get(refusal.code, 4000 + refusal.status))


async def _close(socket: WebSocket, code: int) -> None:
    try:
        await socket.close(code)
    except (RuntimeError, WebSocketDisconnect):
        return
