"""Where requests come from: networks that count as one address, and trusted proxies."""

from __future__ import annotations

import logging
import os
from ipaddress import IPv6Address, IPv6Network
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

log = logging.getLogger("saecula.server")

FORWARDED: Final = (b"x-forwarded-for", b"forwarded", b"x-real-ip")
NAMED: Final = 20  # unknown proxies reported in the log


def network_of(host: str) -> str:
    """The address that limits apply to. For IPv6 it is the network, since its owner can use any address in it."""
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(address.ipv4_mapped or IPv6Network((address, 64), strict=False).network_address)


def address_of(connection: HTTPConnection) -> str:
    """The address that a request comes from, as limits count it."""
    return network_of(connection.client.host if connection.client else "?")


def trusted_proxies() -> str:
    """The proxies trusted to say whom a request comes from."""
    return os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")


class Proxies:
    """Takes the client's address from trusted proxies; logs when another proxy forwards requests.

    Behind such a proxy everybody would count as one address, and nobody could sign in over https.
    """

    def __init__(self, app: ASGIApp, trusted: str) -> None:
        self.forwarded = ProxyHeadersMiddleware(app, trusted)  # type: ignore[arg-type]
        self.trusted = self.forwarded.trusted_hosts
        self.unknown: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or socket."""
        if scope["type"] in ("http", "websocket"):
            host = scope["client"][0] if scope.get("client") else "?"
            forwards = any(name in FORWARDED for name, _ in scope["headers"])
            if forwards and host not in self.trusted and host not in self.unknown and len(self.unknown) < NAMED:
                self.unknown.add(host)
                log.warning(
                    "requests come through a proxy that is not named; if it is yours, set FORWARDED_ALLOW_IPS",
                    extra={"proxy": host},
                )
        await self.forwarded(scope, receive, send)  # type: ignore[arg-type]
