"""What the server sends during live play."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from saecula.server.messages.base import Error, Event, Message, Payload, ProgressInfo, Status, Until
from saecula.server.messages.tables import TableInfo


class Choice(Payload, omit_defaults=True):
    """A legal move; `warning` says why it deserves a second thought, `group` is a heading for long lists."""

    move: str
    verb: str
    kind: str
    thing: str
    text: Message
    lines: list[Message] | UnsetType = UNSET
    ends_turn: bool = False
    warning: Message | UnsetType = UNSET
    group: str = ""


class UndoRequest(Payload):
    """Somebody asks everybody to go back. An answer names its `id`."""

    id: str
    seat: int
    to: int
    agreed: list[int]
    waiting: list[int]


class AutoKind(Payload):
    """A kind of automatic answer: until when it holds, whether it is on, whether it answers what is asked now, and
    whether it may be switched on at any time."""

    kind: str
    until: Until
    on: bool
    can: bool
    ahead: bool
    text: Message
    text_on: Message


class Snapshot(Payload):
    """Everything needed to draw the table for one seat."""

    table: str
    game: str
    seat: int | None
    version: int
    events: int
    status: Status
    view: dict[str, Any]
    prompt: Message
    legal: list[Choice]
    actors: list[int]  # that the reader may know of: there may be fewer than are awaited
    awaited: int
    mine: list[int]
    undo: bool
    undo_request: UndoRequest | None
    auto: list[AutoKind]
    forced: bool
    progress: ProgressInfo
    colours: list[list[str]]
    scores: list[int]
    ranking: list[int]
    over: bool


class Explained(Payload):
    """Costs and gains of a move, and why it cannot be played."""

    move: str
    legal: bool
    lines: list[Message]
    why_not: Message | None
    text: Message | None


class Step(Payload):
    """One step of a game as a seat saw it."""

    version: int
    seat: int
    text: Message | None
    undone: bool
    at: int


class ChatLine(Payload):
    """A chat line."""

    n: int
    seat: int
    name: str
    text: str
    at: int


class ServerMessage(Struct, tag_field="type", kw_only=True, omit_defaults=True):
    """What comes over a socket, or in an answer to a message. `re` is the id of what is answered."""

    re: str = ""


class PatchOperation(Payload, omit_defaults=True):
    """One operation of a JSON Patch."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Any = UNSET


class SnapshotMessage(ServerMessage, tag="snapshot"):
    """The whole table. The stamp identifies its content: an update names the stamp it builds on."""

    snapshot: Snapshot
    stamp: str


class Update(ServerMessage, tag="update", rename={"start": "from"}):
    """Something has happened between two versions of the seat.

    `patch` (RFC 6902) turns the snapshot with the stamp `onto`, without its `version` and `events`, into the one with
    `stamp`. Where the server does not know what the client has, the whole `snapshot` comes instead.
    """

    start: int
    version: int
    events: list[Event]
    stamp: str
    onto: str | UnsetType = UNSET
    patch: list[PatchOperation] | UnsetType = UNSET
    snapshot: Snapshot | UnsetType = UNSET


class Waiting(ServerMessage, tag="waiting"):
    """Whom the table still waits for while answers are sealed: the seats the reader may know of, and how many."""

    actors: list[int]
    awaited: int


class TableMessage(ServerMessage, tag="table"):
    """The table itself has changed: who sits there, its status."""

    table: TableInfo


class Presence(ServerMessage, tag="presence"):
    """Which seats are connected, and how many watch."""

    online: list[int]
    watching: int


class Chat(ServerMessage, tag="chat"):
    """Chat lines."""

    lines: list[ChatLine]


class Played(ServerMessage, tag="played"):
    """The moves that were accepted and are stored. `stopped`: something was revealed, the rest was not played."""

    moves: int
    stopped: bool
    repeated: bool
    version: int


class ExplainedMoves(ServerMessage, tag="explained"):
    """The answer to `explain`."""

    moves: list[Explained]


class History(ServerMessage, tag="history"):
    """The table as the seat saw it after a version."""

    at: int
    last: int
    undone: bool
    view: dict[str, Any]
    prompt: Message
    actors: list[int]
    awaited: int
    progress: ProgressInfo
    scores: list[int]
    events: list[Event]


class Log(ServerMessage, tag="log"):
    """Events the seat may read, and the number of the next."""

    events: list[Event]
    next: int


class Timeline(ServerMessage, tag="timeline"):
    """Steps the seat has seen; `next` is where the rest begins, 0 where there is none."""

    steps: list[Step]
    next: int


class Done(ServerMessage, tag="done"):
    """The request was carried out."""


class Pong(ServerMessage, tag="pong"):
    """The answer to `ping`."""


class ErrorMessage(ServerMessage, tag="error"):
    """A refusal, with the current snapshot where that helps."""

    error: Error
    snapshot: Snapshot | None = None
    stamp: str = ""


class Closing(ServerMessage, tag="closing"):
    """The server is stopping."""

    text: str


AnyServerMessage = (
    SnapshotMessage
    | Update
    | Waiting
    | TableMessage
    | Presence
    | Chat
    | Played
    | ExplainedMoves
    | History
    | Log
    | Timeline
    | Done
    | Pong
    | ErrorMessage
    | Closing
)


class Messages(Payload):
    """What would have come over a socket."""

    messages: list[AnyServerMessage]
