"""What all messages share: bodies, queries and answers, words, errors."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from saecula.kernel import message
from saecula.kernel.progress import Progress

Name = Annotated[str, Meta(min_length=1, max_length=80)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[^\\x00-\\x1f]*$")]
InviteKey = Annotated[str, Meta(max_length=100)]
MoveName = Annotated[str, Meta(min_length=1, max_length=120)]
ContributionText = Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$")]
Whole = Annotated[int, Meta(ge=0, le=10**9)]
Status = Literal["waiting", "running", "over", "deleted"]  # of a table
Until = Literal["turn", "round", "withdrawn"]  # what ends an automatic answer
SeatKind = Literal["person", "bot", "open", "invite", "reserved"]
TableKind = Literal["new", "fork", "continued", "imported", ""]  # empty: from before browsers contributed to the seed
SeatNumber = Annotated[int, Meta(ge=-1, le=31)]  # -1: a spectator


class RequestBody(Struct, forbid_unknown_fields=True, kw_only=True):
    """A body sent by a client. Unknown fields are refused: they are mistakes."""


class Query(Struct, kw_only=True):
    """A query string. Unknown parameters are ignored."""


class Payload(Struct, kw_only=True):
    """What the server sends."""


class Message(Payload, omit_defaults=True):
    """A key with arguments, for the reader's own language; `rule` where a rule is behind it."""

    key: str
    args: dict[str, Any]
    rule: str = ""


class Event(Payload, omit_defaults=True):
    """Something that happened: a message with the reader's own number, and the reader's version after it."""

    n: int
    version: int
    key: str
    args: dict[str, Any]
    rule: str = ""


class Error(Payload, omit_defaults=True):
    """Why something was refused."""

    status: int
    code: str
    text: str
    message: Message
    at: int | UnsetType = UNSET  # which of several moves
    line: int | UnsetType = UNSET  # of a record


class Failure(Payload):
    """The body of every answer that is an error."""

    error: Error


class ProgressInfo(Payload):
    """How far a game has come: where it stands, what is left, what ends it, and whether this is the last round."""

    where: list[Message]
    left: list[Message]
    ends: Message | None
    last: bool


def words(said: message.Message) -> Message:
    """A message of the kernel, as it is sent."""
    return Message(key=said.key, args=said.args, rule=said.rule)


def progress_info(progress: Progress) -> ProgressInfo:
    """How far a game has come, as it is sent."""
    return ProgressInfo(
        where=[words(message) for message in progress.where],
        left=[words(message) for message in progress.left],
        ends=words(progress.ends) if progress.ends else None,
        last=progress.last,
    )
