"""What keeps a server and its guests safe: signed cookies, foreign pages kept out, limits, and headers."""

from __future__ import annotations

import hmac
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saecula.server.addresses import address_of
from saecula.server.errors import Refusal
from saecula.server.logs import access
from saecula.server.messages.base import Failure
from saecula.server.settings import Settings

COOKIE: Final = "saecula"
COOKIE_AGE: Final = 400 * 24 * 3600
DRAINED: Final = 32 * 1024 * 1024  # bytes of an oversized body that are read and dropped so that the answer arrives
FILES: Final = 5  # files of the client that an address may ask for, for each call of the API
BUCKETS: Final = 10_000  # buckets kept before full ones are dropped
LOCAL: Final = ("127.0.0.1", "localhost", "::1")

# Script only from our own files. Style attributes are how a client moves pieces; they can run nothing.
POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HSTS: Final = "max-age=31536000"  # only sent over https: browsers will then insist on it
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def sign(secret: bytes, user_id: str) -> str:
    """The cookie of a guest."""
    return f"{user_id}.{hmac.new(secret, user_id.encode(), sha256).hexdigest()}"


def signed_user(secret: bytes, cookie: str) -> str:
    """The user a cookie belongs to; empty if it is invalid."""
    user_id, _, _ = cookie.rpartition(".")
    good = cookie.isascii() and hmac.compare_digest(sign(secret, user_id).encode(), cookie.encode())
    return user_id if good else ""


class RateLimit:
    """A token bucket per address: a burst, and a rate in the long run."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[str, tuple[float, float]] = {}
        self._next_look = 0.0

    def allow(self, address: str, tokens: int = 1) -> bool:
        """Take tokens, if there are enough left."""
        if not self.rate:
            return True
        now = time.monotonic()
        if len(self._buckets) > BUCKETS:
            self._make_room(now)
        left, then = self._buckets.get(address, (float(self.burst), now))
        left = min(float(self.burst), left + (now - then) * self.rate)
        enough = left >= tokens
        self._buckets[address] = (left - tokens if enough else left, now)
        return enough

    def _make_room(self, now: float) -> None:
        """Drop the buckets that are full again. This is slow, so it is done rarely."""
        if now >= self._next_look:
            self._next_look = now + 10
            full = self.burst / self.rate
            self._buckets = {who: bucket for who, bucket in self._buckets.items() if now - bucket[1] < full}
        if len(self._buckets) > 10 * BUCKETS:  # a flood from everywhere: start over
            self._buckets.clear()


class ConcurrencyLimit:
    """Counts what each address has open at the same time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: dict[str, int] = {}

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """Holds one slot for the duration; refused if there are too many."""
        if self.most and self._open.get(address, 0) >= self.most:
            raise Refusal("too-fast")
        self._open[address] = self._open.get(address, 0) + 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


def _split(address: str) -> tuple[str, str]:
    """The host of an address, with and without its port; empty if it is not an address."""
    try:
        parts = urlsplit(address)
        return parts.netloc.lower(), (parts.hostname or "").lower()
    except ValueError:
        return "", ""


class Guard:
    """Wraps the application: checks origin, size and rate of requests; adds headers and writes the log."""

    def __init__(self, app: ASGIApp, settings: Settings, rates: RateLimit) -> None:
        self.app = app
        self.settings = settings
        self.rates = rates
        self.file_rates = RateLimit(settings.rate * FILES, settings.burst * FILES)
        self.hosts = {name.lower() for name in settings.hosts}
        if self.hosts or settings.loopback:
            self.hosts |= {*LOCAL, settings.host.lower()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or socket."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        begin = time.monotonic()
        status = 0

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["scheme"] in ("https", "wss"):
                    headers.setdefault("Strict-Transport-Security", HSTS)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            elif message["type"] == "websocket.close" and not status:
                status = message.get("code", 1000)
            await send(message)

        received = 0

        async def receive_safely() -> Message:
            nonlocal received
            message = await receive()
            if message["type"] == "http.request":
                received += len(message.get("body", b""))
                if received > self.settings.body_limit:  # it came in pieces, without its length
                    raise self._too_large()
            return message

        refusal = self._refusal(scope)
        if refusal is None and scope["type"] == "http":
            length = Headers(scope=scope).get("content-length", "0")
            if not length.isdigit() or int(length) > self.settings.body_limit:
                await _drain(receive)
                refusal = self._too_large()
        try:
            if refusal is None:
                await self.app(scope, receive_safely, send_safely)
            elif scope["type"] == "http":
                await refused(refusal)(scope, receive, send_safely)
            else:
                await receive()
                await send_safely({"type": "websocket.close", "code": 4000 + refusal.status, "reason": refusal.code})
        finally:
            access(scope, status, time.monotonic() - begin)

    def _refusal(self, scope: Scope) -> Refusal | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if self.hosts and _split(f"//{host}")[1] not in self.hosts:
            return Refusal("foreign-origin")  # an unknown host name that resolves to us: DNS rebinding by another page
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes:
            origin = headers.get("origin")
            if origin is not None and _split(origin)[0] != host.lower():
                return Refusal("foreign-origin")
            if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
                return Refusal("foreign-origin")
            if scope["type"] == "http" and "x-saecula" not in headers:
                return Refusal("missing-header")
        rates = self.rates if scope["path"].startswith("/api/") else self.file_rates
        if not rates.allow(address_of(HTTPConnection(scope))):
            return Refusal("too-fast")
        return None

    def _too_large(self) -> Refusal:
        return Refusal("too-large", {"kilobytes": self.settings.body_limit // 1024})


async def _drain(receive: Receive) -> None:
    left = DRAINED
    while left > 0:
        message = await receive()
        left -= len(message.get("body", b""))
        if not message.get("more_body"):
            return


def refused(refusal: Refusal) -> Response:
    """A refusal as an answer."""
    response = Response(
        msgspec.json.encode(Failure(error=refusal.error())), refusal.status, media_type="application/json"
    )
    if refusal.code == "too-fast":
        response.headers["Retry-After"] = "2"
    return response
