"""Everything that travels between client and server, as types. `docs/api.md` tells the same in words."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from saecula.kernel import message
from saecula.kernel.options import Value
from saecula.kernel.progress import Progress

Name = Annotated[str, Meta(min_length=1, max_length=80)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[^\\x00-\\x1f]*$")]
InviteKey = Annotated[str, Meta(max_length=100)]
MoveName = Annotated[str, Meta(min_length=1, max_length=120)]
Whole = Annotated[int, Meta(ge=0, le=10**9)]
SeatNumber = Annotated[int, Meta(ge=-1, le=31)]  # -1: a spectator


class Asked(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client sends: a field that we do not know is an error of its author, so it is refused."""


class Query(Struct, kw_only=True):
    """What a client asks for behind the question mark of an address; what we do not know there is ignored."""


class Said(Struct, kw_only=True):
    """What the server sends."""


# ------------------------------------------------------------------------------------------------------- words, errors


class Message(Said, omit_defaults=True):
    """A key with arguments, for the reader's own language; `rule` where a rule is behind it."""

    key: str
    args: dict[str, Any]
    rule: str = ""


class Event(Said, omit_defaults=True):
    """Something that happened: a message with the reader's own number, and the reader's version after it."""

    n: int
    version: int
    key: str
    args: dict[str, Any]
    rule: str = ""


class Error(Said, omit_defaults=True):
    """Why something was refused."""

    status: int
    code: str
    text: str
    message: Message
    at: int | UnsetType = UNSET  # which of several moves
    line: int | UnsetType = UNSET  # of a record


class Failure(Said):
    """The body of every answer that is an error."""

    error: Error


class ProgressInfo(Said):
    """How far a game has come: where it stands, what is left, what ends it, and whether this is the last round."""

    where: list[Message]
    left: list[Message]
    ends: Message | None
    last: bool


def words(said: message.Message) -> Message:
    """A message of the kernel, as it is sent."""
    return Message(key=said.key, args=said.args, rule=said.rule)


def told(progress: Progress) -> ProgressInfo:
    """How far a game has come, as it is sent."""
    return ProgressInfo(
        where=[words(message) for message in progress.where],
        left=[words(message) for message in progress.left],
        ends=words(progress.ends) if progress.ends else None,
        last=progress.last,
    )


# ----------------------------------------------------------------------------------------------------------- sign-in


class User(Said):
    """Who is signed in."""

    id: str
    nickname: str


class Session(Said):
    """Who one is, and which server this is."""

    user: User | None
    version: str


class SignIn(Asked):
    """A guest comes in, or takes another name."""

    nickname: Annotated[str, Meta(max_length=200)]


# ------------------------------------------------------------------------------------------------------------- games


class OptionInfo(Said):
    """One option of a game."""

    name: str
    default: Value
    choices: list[str]
    low: int
    high: int
    yes_no: bool
    rule: str
    seats: list[int]
    title: Message


class BotInfo(Said):
    """A bot that can sit at a table of a game; the stronger, the higher."""

    name: str
    strength: int


class GameInfo(Said):
    """A game that can be played here."""

    name: str
    title: Message
    seats: list[int]
    rules_version: int
    data_digest: str
    concede: bool
    languages: list[str]
    options: list[OptionInfo]
    bots: list[BotInfo]
    colours: list[list[list[str]]]


class LanguageInfo(Said):
    """A language: its code, and what its speakers call it."""

    id: str
    name: str


class Games(Said):
    """All games, and all languages there are words in."""

    games: list[GameInfo]
    languages: list[LanguageInfo]


class Components(Said):
    """The component data of a game, with the provenance of each record."""

    digest: str
    files: dict[str, Any]


# ------------------------------------------------------------------------------------------------------------ tables


class SeatInfo(Said, omit_defaults=True):
    """Who sits on one seat of a table."""

    seat: int
    kind: str
    name: str
    mine: bool
    online: bool
    user: str = ""
    bot: str = ""


class Broken(Said):
    """A running game that no longer replays: its last good entry, what is wrong with the next, who wants to end it."""

    entry: int
    text: str
    agreed: list[int] = []


class TableInfo(Said):
    """A table, as one reader sees it in a list or beside the board."""

    id: str
    game: str
    name: str
    status: str
    listed: bool
    owner: str
    options: dict[str, Value]
    created: int
    changed: int
    seats: list[SeatInfo]
    mine: list[int]
    actors: list[int]  # that the reader may know of: there may be fewer than are awaited
    awaited: int
    my_turn: bool
    over: bool
    here: bool
    key: str | None
    rematch: str | None
    fork_of: str | None
    broken: Broken | None
    seed_hash: str
    ranking: list[int]
    open: bool
    colours: list[list[str]]


class Tables(Said):
    """A page of tables; `next` is the number of the next page, null where there is none."""

    tables: list[TableInfo]
    next: int | None


class MyTables(Said):
    """My tables, what waits for me first."""

    tables: list[TableInfo]
    waiting: int


class Keyed(Query):
    """A private table is shown to whoever has its key."""

    key: InviteKey = ""


class Listing(Query):
    """Which tables of the lobby; where nothing is said, those that wait and those that run."""

    status: Literal["waiting", "running", "over", ""] = ""
    page: Annotated[int, Meta(ge=0, le=1000)] = 0


class Looking(Keyed):
    """The seat that one looks from, and whether what a move costs and brings is to come with it."""

    seat: SeatNumber | UnsetType = UNSET
    explain: bool = False

    def wanted(self) -> int | None:
        """The seat; None where the server is to choose."""
        return None if self.seat is UNSET else self.seat


class Polling(Looking):
    """What a poll waits for: more than this version, or chat lines from this number on."""

    version: Annotated[int, Meta(ge=-1, le=10**9)] = -1
    chat: Whole | UnsetType = UNSET
    wait: Annotated[float, Meta(ge=0, le=1000)] = 0.0


class NewTable(Asked):
    """A table to be opened. A seat is "you", "here:NAME", "bot:NAME", "open" or "invite"."""

    game: Name
    seats: Annotated[list[Annotated[str, Meta(min_length=1, max_length=80)]], Meta(min_length=1, max_length=32)]
    options: dict[str, Value] = {}
    listed: bool = True
    name: Annotated[str, Meta(max_length=60)] = ""


class Join(Asked):
    """A seat to be taken: this one, or the first that is free for me."""

    seat: Annotated[int, Meta(ge=0, le=31)] | None = None
    key: InviteKey = ""
    name: Annotated[str, Meta(max_length=24)] = ""


class Fill(Asked):
    """Empty seats to be given to a bot."""

    bot: Name


class Nothing(Asked):
    """No arguments."""


class Fork(Asked):
    """A new table from how this one stood at a version of a seat."""

    at: Whole | None = None
    seat: SeatNumber = -1


class Fairness(Said):
    """What was promised about the dice before the game, and how it can be verified after."""

    algorithm: str
    hash: str
    seed: str | None
    verified: bool | None


# --------------------------------------------------------------------------------------------------------- live play


class Choice(Said, omit_defaults=True):
    """A legal move; `warning` says why it deserves a second thought."""

    move: str
    verb: str
    kind: str
    thing: str
    text: Message
    lines: list[Message] | UnsetType = UNSET
    ends_turn: bool = False
    warning: Message | UnsetType = UNSET


class UndoRequest(Said):
    """Somebody asks everybody to go back. An answer names its `id`."""

    id: str
    seat: int
    to: int
    agreed: list[int]
    waiting: list[int]


class AutoKind(Said):
    """A kind of automatic answer: until when it holds, whether it is on, and whether it answers what is asked now."""

    kind: str
    until: str
    on: bool
    can: bool
    text: Message
    text_on: Message


class Snapshot(Said):
    """All that is needed to draw the table for one seat."""

    table: str
    game: str
    seat: int | None
    version: int
    events: int
    status: str
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
    scores: list[int]
    ranking: list[int]
    over: bool


class Explained(Said):
    """What a move would cost and bring, and why it cannot be played."""

    move: str
    legal: bool
    lines: list[Message]
    why_not: Message | None
    text: Message | None


class Step(Said):
    """One step of a game as a seat saw it."""

    version: int
    seat: int
    text: Message | None
    undone: bool
    at: int


class ChatLine(Said):
    """Something that somebody at the table said."""

    n: int
    seat: int
    name: str
    text: str
    at: int


class ServerMessage(Struct, tag_field="type", kw_only=True, omit_defaults=True):
    """What comes over a socket, or in an answer to a message. `re` is the id of what is answered."""

    re: str = ""


class SnapshotMessage(ServerMessage, tag="snapshot"):
    """How it stands."""

    snapshot: Snapshot


class Update(ServerMessage, tag="update", rename={"start": "from"}):
    """Something has happened between two versions of the seat."""

    start: int
    version: int
    events: list[Event]
    snapshot: Snapshot


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
    """It is done."""


class Pong(ServerMessage, tag="pong"):
    """The answer to `ping`."""


class ErrorMessage(ServerMessage, tag="error"):
    """Refused; where it helps, with how it stands."""

    error: Error
    snapshot: Snapshot | None = None


class Closing(ServerMessage, tag="closing"):
    """The server stops."""

    text: str


Sent = (
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


class Messages(Said):
    """What would have come over a socket."""

    messages: list[Sent]


class ClientMessage(Struct, tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """What a client sends over a socket, or by POST. `id` comes back as `re`."""

    id: Annotated[str, Meta(max_length=64)] = ""


class Look(ClientMessage, tag="look"):
    """Look from this seat (null: as a spectator) from now on."""

    seat: SeatNumber | None = None
    explain: bool = False


class Play(ClientMessage, tag="play"):
    """Play moves: all or none, and no further than the first reveal."""

    id: Key
    seat: Whole
    version: Whole
    moves: Annotated[list[MoveName], Meta(min_length=1, max_length=256)]


class Undo(ClientMessage, tag="undo"):
    """Take back the seat's last move."""

    id: Key
    seat: Whole
    version: Whole


class Explain(ClientMessage, tag="explain"):
    """What would these moves cost and bring this seat?

    `at`: at an earlier version, as in `history`, of the seat that looks back (null: as a spectator).
    """

    seat: Whole
    moves: Annotated[list[MoveName], Meta(min_length=1, max_length=512)]
    at: Whole | None = None
    looking: SeatNumber | None = None


class LookBack(ClientMessage, tag="history"):
    """How did it stand?"""

    at: Whole
    seat: SeatNumber | None = None


class ReadLog(ClientMessage, tag="log"):
    """What has happened from this event on?"""

    seat: SeatNumber | None = None
    since: Whole = 0


class SinceMyTurn(ClientMessage, tag="since"):
    """What has happened since this seat's own last move?"""

    seat: Whole


class ReadTimeline(ClientMessage, tag="timeline"):
    """Which steps has the seat seen, from this version on?"""

    seat: SeatNumber | None = None
    since: Whole = 0


class Auto(ClientMessage, tag="auto"):
    """Answer this question, and whatever else a kind of automatic answer covers, for the seat; or no longer."""

    seat: Whole
    kind: Key
    on: bool


class AskUndo(ClientMessage, tag="ask_undo"):
    """Ask everybody to go back to a version of this seat."""

    id: Key
    seat: Whole
    to: Whole | None = None


class AnswerUndo(ClientMessage, tag="answer_undo"):
    """Agree to go back, or not. `request` is the id of what is answered."""

    seat: Whole
    request: Annotated[str, Meta(max_length=64)]
    agree: bool


class CancelUndo(ClientMessage, tag="cancel_undo"):
    """Ask no longer."""

    seat: Whole


class Concede(ClientMessage, tag="concede"):
    """Leave the game, where its rules allow it."""

    seat: Whole


class HandOver(ClientMessage, tag="hand_over"):
    """Give the seat to a bot, for good."""

    seat: Whole
    bot: Name


class Say(ClientMessage, tag="chat"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class ReadChat(ClientMessage, tag="chats"):
    """What has been said, from this line on?"""

    since: Whole = 0


class Ping(ClientMessage, tag="ping"):
    """Are you there?"""


Received = (
    Look
    | Play
    | Undo
    | Explain
    | LookBack
    | ReadLog
    | SinceMyTurn
    | ReadTimeline
    | Auto
    | AskUndo
    | AnswerUndo
    | CancelUndo
    | Concede
    | HandOver
    | Say
    | ReadChat
    | Ping
)
