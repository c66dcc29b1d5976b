"""The server: guests, tables, live play, storage. `run` starts one; docs/api.md says how to talk to it."""

from __future__ import annotations

import asyncio
import gc
import os
import re
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Final

from saecula.kernel.errors import MissingExtra, SaeculaError

try:
    import uvicorn

    from saecula.server.addresses import Proxies, trusted_proxies
    from saecula.server.app import Application, create_app
    from saecula.server.connections import Connections, protocols
    from saecula.server.logs import write_json_logs
    from saecula.server.migration import prepare
    from saecula.server.ownership import Ownership
    from saecula.server.settings import Settings
except ModuleNotFoundError as missing:
    if (missing.name or "").partition(".")[0] == "saecula":
        raise
    raise MissingExtra(
        f"the server needs the package {missing.name}: install it with `pip install 'saecula[server]'`"
    ) from None

SPARE_FILES: Final = 64  # for the database, the log, the bots
HEADER_BYTES: Final = 16 * 1024  # of a request, its address included
HOST: Final = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?|[0-9A-Fa-f]*:[0-9A-Fa-f:.]*")

__all__ = ["Settings", "create_app", "run"]


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    database_url: str = "",
    data_folder: str | Path = "",
    open_browser: bool = False,
    settings: Settings | None = None,
    hosts: str = "",
    log_file: str = "",
) -> None:
    """Serve until interrupted. Port 0 picks a free one. The address is printed, and opened if there is a display.

    `hosts` are the names under which the server is reached, separated by commas; all others are refused. `log_file`:
    a name in the data folder; without it the log goes to standard error.
    """
    settings = settings or Settings()
    settings.host, settings.port = host, port
    settings.database_url, settings.data_folder = database_url, str(data_folder)
    settings.hosts = settings.hosts or _names(hosts or os.environ.get("SAECULA_HOSTS", ""))
    application = create_app(settings)
    owned = Ownership(settings)
    if owned.taken:
        address = owned.taken.address()
        owned.release()
        if not open_browser:
            raise SaeculaError(f"a server at {address} uses {owned.taken.what} already; it belongs to one server")
        print(f"Saecula runs already at {address}", flush=True)  # noqa: T201
        if has_display():
            webbrowser.open(address)
        return
    try:
        prepare(settings.url)
        listening = _listen(host, port)
    except OSError as error:
        owned.release()
        raise SaeculaError(f"cannot serve at {host}:{port}: {error}") from None
    except SaeculaError:
        owned.release()
        raise
    write_json_logs(settings.folder / log_file if log_file else None)
    proxies = Proxies(application, trusted_proxies())
    settings.connections = min(settings.connections, _files() - SPARE_FILES)
    http, sockets = protocols(Connections(settings, proxies.trusted))
    config = uvicorn.Config(
        proxies,
        log_config=None,
        access_log=False,
        server_header=False,
        http=http,
        ws=sockets,
        proxy_headers=False,  # Proxies does that
        ws_max_size=settings.body_limit * 2,
        h11_max_incomplete_event_size=HEADER_BYTES,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=75,  # longer than proxies keep idle connections: requests on a closing one are lost
        lifespan="on",
    )
    _be_quick()
    server = Server(config, application.state.application)
    address = f"http://{'[' + host + ']' if ':' in host else host}:{listening.getsockname()[1]}"
    shown = address.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:")
    owned.write(shown)
    kept = "the database" if settings.shared else settings.folder
    print(f"Saecula is at {shown} (Ctrl+C ends it; games are kept in {kept})", flush=True)  # noqa: T201
    if open_browser and has_display():
        threading.Thread(target=_open_when_ready, args=(server, shown), daemon=True).start()
    try:
        server.run([listening])
    finally:
        owned.release()
    if not server.started:
        where = f"in {settings.folder / log_file}" if log_file else "in the log above"
        raise SaeculaError(f"the server could not start; the reason is {where}")


def _names(hosts: str) -> list[str]:
    """Host names from a comma-separated list."""
    names = [name.strip() for name in hosts.split(",") if name.strip()]
    for name in names:
        if not HOST.fullmatch(name):
            raise SaeculaError(f"a host is a name such as play.example.org, without port or path, not {name[:60]!r}")
    return names


class Server(uvicorn.Server):
    """Tells everybody who is connected before it stops."""

    def __init__(self, config: uvicorn.Config, application: Application) -> None:
        super().__init__(config)
        self.application = application

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting work, finish what is in progress, say goodbye."""
        house = self.application.house
        house.say_goodbye()
        for _ in range(20):  # for at most a second; slow clients are cut off
            if not house.audience.subscribers:
                break
            await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def _files() -> int:
    """Raise the limit on open files to the system's maximum, and return it."""
    if sys.platform == "win32":
        return 512
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else hard
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    except (OSError, ValueError):
        return soft
    return max(soft, wanted)


def _be_quick() -> None:
    """Tune the interpreter for latency."""
    sys.setswitchinterval(0.001)  # so that the storage thread and the event loop do not hold each other up
    gc.collect()
    gc.freeze()  # what has been loaded so far stays for good: keep it out of garbage collection
    gc.set_threshold(4_000, 2, 1_000_000)  # the oldest generation is left to `Application.collect_garbage`


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP: otherwise asyncio does not set TCP_NODELAY, and every other answer waits 40 ms for an ACK.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(1024)  # early clients wait until we are ready
    except OSError:
        listening.close()
        raise
    return listening


def has_display() -> bool:
    """Whether there is a display for a browser."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open_when_ready(server: uvicorn.Server, address: str) -> None:
    for _ in range(300):
        if server.started:
            webbrowser.open(address)
            return
        time.sleep(0.1)
