"""Refusals: a code, a status, and a reason in words. Their texts are in text/*.ftl."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import UNSET

from saecula.kernel import message
from saecula.server.messages.base import Error, Message, words

if TYPE_CHECKING:
    from saecula.server.table_views import SentSnapshot

LONGEST: Final = 300  # maximum length of a reason quoted from elsewhere

STATUS: Final[dict[str, int]] = {
    "bad-json": 400,
    "bad-request": 400,
    "sign-in": 401,
    "foreign-origin": 403,
    "missing-header": 403,
    "not-your-seat": 403,
    "not-allowed": 403,
    "private": 403,
    "no-table": 404,
    "no-game": 404,
    "no-language": 404,
    "no-page": 404,
    "no-entry": 404,
    "no-method": 405,
    "too-large": 413,
    "too-fast": 429,
    "stale": 409,
    "illegal": 409,
    "not-running": 409,
    "not-over": 409,
    "taken": 409,
    "cannot-undo": 409,
    "no-auto-answer": 409,
    "cannot-concede": 409,
    "cannot-leave": 409,
    "hidden": 409,
    "no-request": 409,
    "broken": 409,
    "not-broken": 409,
    "continued": 409,
    "long-game": 409,
    "long-chat": 409,
    "too-many-tables": 409,
    "too-much-stored": 409,
    "other-request": 409,
    "reused-key": 409,
    "too-late": 409,
    "no-bot": 422,
    "bad-options": 422,
    "bad-record": 422,
    "too-long": 422,
    "internal": 500,
    "busy": 503,
    "full": 503,
    "stopping": 503,
}


def _english() -> dict[str, str]:
    text = (Path(__file__).parent / "text" / "en.ftl").read_text("utf-8")
    return dict(re.findall(r"^error-([a-z-]+) = (.+)$", text, re.MULTILINE))


ENGLISH: Final[dict[str, str]] = _english()


class Refusal(Exception):
    """A refusal, sent to whoever asked. Nothing has changed."""

    def __init__(
        self,
        code: str,
        args: dict[str, object] | None = None,
        reason: message.Message | None = None,
        shown: SentSnapshot | None = None,
        at: int | None = None,
        line: int | None = None,
    ) -> None:
        self.code = code
        self.status = STATUS[code]
        self.details = {} if args is None else args
        self.reason = reason
        self.shown = shown
        self.at = at
        self.line = line
        super().__init__(self.text)

    @property
    def text(self) -> str:
        """The reason in English."""
        return re.sub(r"\{ \$(\w+) \}", lambda found: str(self.details.get(found[1], "")), ENGLISH[self.code])

    def error(self) -> Error:
        """As it is sent."""
        told = words(self.reason) if self.reason else Message(key=f"error-{self.code}", args=self.details)
        return Error(
            status=self.status,
            code=self.code,
            text=self.text,
            message=told,
            at=UNSET if self.at is None else self.at,
            line=UNSET if self.line is None else self.line,
        )


def bad_request(error: Exception) -> Refusal:
    """The body has the wrong shape. The reason is cut: it may quote the body."""
    return Refusal("bad-request", {"why": str(error)[:LONGEST]})


def bad_json(error: Exception) -> Refusal:
    """The body is not JSON."""
    return Refusal("bad-json", {"why": str(error)[:LONGEST]})
