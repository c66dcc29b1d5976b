"""Sessions, and what can be played."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from saecula.kernel.options import Value
from saecula.server.messages.base import Message, Payload, RequestBody


class User(Payload):
    """Who is signed in."""

    id: str
    nickname: str


class Session(Payload):
    """The current user, and the version of the server."""

    user: User | None
    version: str


class SignIn(RequestBody):
    """Sign in as a guest, or change the nickname."""

    nickname: Annotated[str, Meta(max_length=200)]


class OptionInfo(Payload):
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


class BotInfo(Payload):
    """A bot that can sit at a table of a game; the stronger, the higher."""

    name: str
    strength: int


class GameInfo(Payload):
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


class LanguageInfo(Payload):
    """A language: its code, and what its speakers call it."""

    id: str
    name: str


class Games(Payload):
    """All games, and all languages there are words in."""

    games: list[GameInfo]
    languages: list[LanguageInfo]


class Reachable(Payload):
    """Addresses under which others reach this server; without any, the command that would make it reachable."""

    addresses: list[str]
    command: str


class Components(Payload):
    """The component data of a game, with the provenance of each record."""

    digest: str
    files: dict[str, Any]
