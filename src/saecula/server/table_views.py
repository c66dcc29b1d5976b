"""How a table is presented: at the board, in its history, and in a list of tables."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import msgspec

from saecula.kernel.game import Game
from saecula.kernel.message import Message as Reason
from saecula.kernel.state import State
from saecula.server.journal import SPECTATOR
from saecula.server.messages.base import progress_info, words
from saecula.server.messages.from_server import Choice, Explained, History, Snapshot, UndoRequest
from saecula.server.messages.tables import SeatInfo, TableInfo

if TYPE_CHECKING:
    from saecula.server.table import Table

_encode = msgspec.json.Encoder().encode


class SentSnapshot(NamedTuple):
    """A snapshot as it is sent. The stamp stands for its content: an update says which stamp it builds on."""

    reader: int
    explain: bool
    version: int
    data: bytes
    stamp: str

    @property
    def snapshot(self) -> Snapshot:
        """The snapshot as raw JSON, to be embedded in a message."""
        ready: Any = msgspec.Raw(self.data)
        return cast(Snapshot, ready)

    def document(self) -> Any:
        """What updates patch: the snapshot without its two counters, which every update carries anyway."""
        plain = msgspec.json.decode(self.data)
        del plain["version"], plain["events"]
        return plain


def shown(table: Table, reader: int, explain: bool) -> SentSnapshot:
    """The snapshot for a reader, as sent."""
    found = snapshot(table, reader, explain)
    data = _encode(found)
    return SentSnapshot(reader, explain, found.version, data, blake2b(data, digest_size=4).hexdigest())


def snapshot(table: Table, reader: int, explain: bool) -> Snapshot:
    """The snapshot for a reader."""
    game, record = table.game_and_record
    state = record.now.clone()
    seat = None if reader == SPECTATOR else reader
    running = not table.broken and table.status == "running"
    legal = state.legal(seat) if seat is not None and running else []
    return Snapshot(
        table=table.id,
        game=table.game_name,
        seat=seat,
        version=table.version(reader),
        events=table.journal.count(reader),
        status=table.status,
        view=game.view(state, seat),
        prompt=words(game.prompt(state, seat)),
        legal=[choice(game, state, reader, move, explain) for move in legal],
        actors=table.awaited(reader),
        awaited=len(table.actors),
        mine=[] if seat is None else table.seats_of(table.seats[seat].user),
        undo=seat is not None and running and record.can_undo(seat),
        undo_request=undo_request(table, reader),
        auto=[] if seat is None else [table.auto_kind(seat, kind) for kind in game.auto_kinds()],
        forced=seat is not None and len(legal) == 1 and is_forced(game, state, seat, legal[0]),
        progress=progress_info(game.progress(state)),
        colours=game.colours_in(state),
        scores=list(state.scores),
        ranking=table.ranking,
        over=state.over,
    )


def choice(game: Game[Any], state: State, seat: int, move: int, explain: bool) -> Choice:
    """A legal move."""
    verb = game.moves.verb_of(move)
    found = Choice(
        move=game.moves.name(move),
        verb=verb.name,
        kind=verb.kind if verb.things else "",
        thing=verb.things[verb.arg(move)] if verb.things else "",
        text=words(game.describe(state, seat, move)),
        ends_turn=game.ends_turn(state, seat, move),
        group=game.group_of(move),
    )
    warning = game.warn(state, seat, move)
    if warning is not None:
        found.warning = words(warning)
    if explain:
        found.lines = [words(line) for line in game.explain(state, seat, move)]
    return found


def is_forced(game: Game[Any], state: State, seat: int, move: int) -> bool:
    """Whether a seat's only legal move can be played for it because it reveals nothing.

    Tried on a copy in which all that the seat does not know is redrawn, so that the answer tells nothing.
    """
    copy = state.determinize(seat, 0)
    before = copy.reveals
    copy.play(seat, move)
    return copy.reveals == before


def explained(game: Game[Any], state: State, seat: int, name: str) -> Explained:
    """Costs and gains of a move, and why it cannot be played."""
    move = game.moves.find(name)
    if move < 0:
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


def undo_request(table: Table, reader: int) -> UndoRequest | None:
    """The request to go back that is open, in the reader's own versions."""
    asked = table.asked
    if asked is None:
        return None
    to = table.journal.version_before(reader, asked.entry)
    waiting = table.to_be_asked(asked)
    return UndoRequest(id=asked.id, seat=asked.seat, to=to, agreed=asked.agreed, waiting=waiting)


def history(table: Table, reader: int, at: int) -> History:
    """The table as the reader saw it after this version."""
    game, record = table.game_and_record
    entries = table.entries_at(reader, at)
    state = record.state(entries)
    seat = None if reader == SPECTATOR else reader
    return History(
        at=at,
        last=table.version(reader),
        undone=bool(at) and record.entries[entries - 1].undone,
        view=game.view(state, seat),
        prompt=words(game.prompt(state, seat)),
        actors=state.awaited(seat),
        awaited=state.number_awaited,
        progress=progress_info(game.progress(state)),
        scores=list(state.scores),
        events=table.journal.events_between(reader, at - 1, at),
    )


def info(table: Table, user: str, online: set[int]) -> TableInfo:
    """The table as a user sees it in a list or beside the board."""
    mine = table.seats_of(user)
    known = bool(user) and (bool(mine) or table.owner == user)
    reserved = any(seat.kind == "reserved" and seat.user == user for seat in table.seats) if user else False
    return TableInfo(
        id=table.id,
        game=table.game_name,
        name=table.name,
        status=table.status,
        listed=table.listed,
        owner=table.owner,
        options=table.options,
        created=table.created,
        changed=table.changed,
        seats=[
            SeatInfo(
                seat=s,
                kind=seat.kind,
                name=seat.name,
                user=seat.user,
                bot=seat.bot,
                mine=s in mine,
                online=seat.kind == "bot" or s in online,
            )
            for s, seat in enumerate(table.seats)
        ],
        mine=mine,
        actors=sorted({s for reader in mine or [SPECTATOR] for s in table.awaited(reader)}),
        awaited=len(table.actors),
        my_turn=reserved or any(s in table.actors for s in mine),
        over=table.status == "over",
        here=table.here(user),
        key=table.key if known or reserved else None,
        rematch=table.rematch or None,
        fork_of=table.fork_of or None,
        broken=msgspec.structs.replace(table.broken, agreed=table.ended) if table.broken else None,
        kind=table.kind,
        secret_hash=table.secret_hash,
        contribute=any(table.seats[s].contributes and not table.seats[s].contribution for s in mine),
        ranking=table.ranking,
        open=table.game is not None and table.game.all_is_open(),
        colours=table.colours,
    )
