"""What a client sends during live play."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from saecula.server.messages.base import Key, MoveName, Name, SeatNumber, Whole


class ClientMessage(Struct, tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """What a client sends over a socket, or by POST. `id` comes back as `re`."""

    id: Annotated[str, Meta(max_length=64)] = ""


class Look(ClientMessage, tag="look"):
    """View the table from this seat (null: as a spectator) from now on."""

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
    """The position at an earlier version."""

    at: Whole
    seat: SeatNumber | None = None


class ReadLog(ClientMessage, tag="log"):
    """The events from this number on."""

    seat: SeatNumber | None = None
    since: Whole = 0


class SinceMyTurn(ClientMessage, tag="since"):
    """The events since this seat's own last move."""

    seat: Whole


class ReadTimeline(ClientMessage, tag="timeline"):
    """The steps that the seat has seen, from this version on."""

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
    """Withdraw a request to go back."""

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
    """The chat lines from this number on."""

    since: Whole = 0


class Ping(ClientMessage, tag="ping"):
    """Check the connection."""


AnyClientMessage = (
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
