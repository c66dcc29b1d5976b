"""Limits on connections: how many there may be, and how slowly a client may send or read.

uvicorn waits forever for the rest of a request and for clients that do not read. Behind a proxy the number
for each address is not limited here: all connections come from the proxy.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

from saecula.server.addresses import network_of
from saecula.server.safety import RateLimit
from saecula.server.settings import Settings

log = logging.getLogger("saecula.server")

PAUSE: Final = 10.0  # seconds between log lines about refused connections
CHECK: Final = 1.0  # seconds between checks of a connection's progress
READ: Final = 8 * 1024  # bytes taken from a connection at a time: a thousand of the smallest frames or chunks
PARSING: Final = 200_000  # microseconds per second that parsing what one client sends may take in the long run ...
PARSING_BURST: Final = 1_000_000  # ... and at once
LAST_CALL: Final = 5.0  # seconds a closing connection has to drain
# Compression of what a websocket is sent. An update looks like the ones before it, so a window that holds many of them
# is worth its memory: 144 kB for each socket, and a third fewer bytes than with uvicorn's 4 kB window.
WINDOW_BITS: Final = 15
MEMORY_LEVEL: Final = 5
REFUSAL: Final = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Connections:
    """Counts the connections of a server, in all and for each address."""

    def __init__(self, settings: Settings, trusted: Any = ()) -> None:
        """`trusted`: the proxies whose word is believed; any number of connections may come from them."""
        self.settings = settings
        self.trusted = trusted
        self.total = 0
        self.by_address: dict[str, int] = {}
        self.parsing = RateLimit(PARSING, PARSING_BURST)
        self.refused = 0
        self._told = 0.0

    def admit(self, host: str) -> bool:
        """Count a new connection, if there is room for it."""
        address = network_of(host)
        there = self.by_address.get(address, 0)
        most = 0 if host in self.trusted else self.settings.connections_each
        if self.total >= self.settings.connections or (most and there >= most):
            self._refuse(address)
            return False
        self.total += 1
        self.by_address[address] = there + 1
        return True

    def leave(self, host: str) -> None:
        """A connection that was admitted has ended."""
        address = network_of(host)
        self.total -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]

    def may_parse(self, host: str, port: int, seconds: float) -> bool:
        """Count time spent on parsing; whether the client may send more. Behind a proxy each connection is a client."""
        client = f"{host} {port}" if host in self.trusted else network_of(host)
        return self.parsing.allow(client, int(1_000_000 * seconds))

    def _refuse(self, address: str) -> None:
        """Say so in the log, but not for each of a flood."""
        self.refused += 1
        if time.monotonic() - self._told > PAUSE:
            self._told = time.monotonic()
            counted = {"refused": self.refused, "open": self.total, "address": address}
            log.warning("connections are refused: there are too many", extra=counted)
            self.refused = 0


class Timed:
    """Common to both protocols: a connection that makes no progress, or too much work, is cut off."""

    transport: asyncio.Transport
    client: tuple[str, int] | None
    _since = 0.0  # when it began to wait for the client; 0 if it is not waiting
    _limit = 0.0
    _timer: asyncio.TimerHandle | None = None

    def expect(self, seconds: float) -> None:
        """Give the client this many seconds to act; 0 cancels the deadline."""
        self._limit = seconds
        self._since = time.monotonic() if seconds else 0.0
        if seconds and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(CHECK, self._look)

    def _look(self) -> None:
        self._timer = None
        if not self._since or self.transport.is_closing():
            return
        if time.monotonic() - self._since >= self._limit:
            self.transport.abort()
        else:
            self._timer = asyncio.get_running_loop().call_later(CHECK, self._look)

    def charge(self, counted: Connections, seconds: float) -> None:
        """Parsing what has just come took this long."""
        host, port = self.client or ("?", 0)
        if not counted.may_parse(host, port, seconds) and not self.transport.is_closing():
            log.warning("a connection is cut off: what it sends takes too long to parse", extra={"address": host})
            self.transport.abort()

    def forget(self) -> None:
        """The connection has ended."""
        self._since = 0.0
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def protocols(counted: Connections) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """The protocols of a server, which count their connections here."""
    settings = counted.settings

    class Http(Timed, H11Protocol):
        """HTTP. A request has to arrive in time, and its answer has to be read."""

        _host: str | None = None
        _receiving = True  # a request, or the beginning of one

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            host = self.client[0] if self.client else "?"
            if hasattr(transport, "max_size"):  # of asyncio's own transports; 256 kB, all of it parsed at once
                transport.max_size = READ
            if counted.admit(host):
                self._host = host
                self.expect(settings.request_seconds)
            else:
                transport.write(REFUSAL)
                transport.close()

        def connection_lost(self, exc: Exception | None) -> None:
            self.forget()
            super().connection_lost(exc)
            if self._host is not None:
                counted.leave(self._host)
                self._host = None

        def data_received(self, data: bytes) -> None:
            if self._host is None:
                return  # refused
            if not self._receiving:
                self._receiving = True
                self.expect(settings.request_seconds)
            begin = time.thread_time()
            super().data_received(data)
            self.charge(counted, time.thread_time() - begin)
            if self.transport.get_protocol() is not self:
                self.forget()  # it is a websocket from now on
            elif self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
                self._receiving = False  # all of it is here
                if not self.flow.write_paused:
                    self.expect(0)

        def handle_websocket_upgrade(self, event: Any) -> None:
            host, self._host = self._host, None
            upgrading.append(host or "?")
            super().handle_websocket_upgrade(event)

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if self.conn.trailing_data[0] and not self._receiving:  # the beginning of the next one is here already
                self._receiving = True
                self.expect(settings.request_seconds)

        def timeout_keep_alive_handler(self) -> None:
            super().timeout_keep_alive_handler()
            self.loop.call_later(LAST_CALL, self.transport.abort)  # a client that does not read would not see a goodbye

        def pause_writing(self) -> None:
            self.flow.pause_writing()
            self.expect(settings.reading_seconds)

        def resume_writing(self) -> None:
            self.flow.resume_writing()
            self.expect(0)

    class Socket(Timed, WebSocketsSansIOProtocol):
        """A websocket. What it is sent has to be read."""

        _host: str | None = None

        def __init__(self, *arguments: Any, **named: Any) -> None:
            super().__init__(*arguments, **named)
            deflate = ServerPerMessageDeflateFactory(
                server_max_window_bits=WINDOW_BITS,
                client_max_window_bits=12,
                compress_settings={"memLevel": MEMORY_LEVEL},
            )
            log_errors = logging.getLogger("uvicorn.error")
            self.conn = ServerProtocol(extensions=[deflate], max_size=self.config.ws_max_size, logger=log_errors)

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            self._host = upgrading.pop()

        def connection_lost(self, exc: Exception | None) -> None:
            self.forget()
            super().connection_lost(exc)
            if self._host is not None:
                counted.leave(self._host)
                self._host = None

        def data_received(self, data: bytes) -> None:
            begin = time.thread_time()
            super().data_received(data)
            self.charge(counted, time.thread_time() - begin)

        def pause_writing(self) -> None:
            super().pause_writing()
            self.expect(settings.reading_seconds)

        def resume_writing(self) -> None:
            super().resume_writing()
            self.expect(0)

        def keepalive_timeout(self) -> None:
            super().keepalive_timeout()
            self.loop.call_later(LAST_CALL, self.transport.abort)

    upgrading: list[str] = []  # the host of the connection that is being handed over
    return Http, Socket
