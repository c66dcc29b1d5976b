"""The addresses under which other people reach this server, for invitations."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from typing import Final

from starlette.requests import Request

from saecula.server.messages.catalogue import Reachable
from saecula.server.settings import Settings

COMMAND: Final = "saecula serve --host 0.0.0.0"
EVERYWHERE: Final = ("0.0.0.0", "::")


def reachable(settings: Settings, request: Request) -> Reachable:
    """The addresses for others, the likeliest first; if there are none, the command that would make it reachable."""
    if settings.hosts:  # reached by name, so the name in this request works for others too
        return Reachable(addresses=[str(request.base_url).rstrip("/")], command="")
    if settings.loopback:
        return Reachable(addresses=[], command=COMMAND)
    server = request.scope.get("server")
    port = server[1] if server else settings.port
    hosts = network_addresses() if settings.host in EVERYWHERE else [settings.host]
    return Reachable(addresses=[f"http://{f'[{host}]' if ':' in host else host}:{port}" for host in hosts], command="")


def network_addresses() -> list[str]:
    """This machine's own addresses in its networks, the one it uses to reach others first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        line.connect(("192.0.2.1", 9))  # sends nothing, only selects a network
        found.append(line.getsockname()[0])
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return [host for host in dict.fromkeys(found) if not _useless(host)]


def _useless(host: str) -> bool:
    address = ipaddress.ip_address(host)
    return address.is_loopback or address.is_unspecified or address.is_link_local
