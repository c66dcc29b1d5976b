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
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

try:
    import uvicorn

    from saecula.server.app import create_app
    from saecula.server.logs import write_json_logs
    from saecula.server.settings import Settings
except ModuleNotFoundError as missing:
    if (missing.name or "").partition(".")[0] == "saecula":
        raise
    raise MissingExtra(
        f"the server needs the package {missing.name}: install it with `pip install 'saecula[server]'`"
    ) from None

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
) -> None:
    """Serve until interrupted. Port 0 takes a free one. The address is printed, and opened where there is a display.

    `hosts` are the names under which the server is reached, separated by commas; all others are refused.
    """
    settings = settings or Settings()
    settings.host, settings.port = host, port
    settings.database_url, settings.data_folder = database_url, str(data_folder)
    settings.hosts = settings.hosts or _names(hosts or os.environ.get("SAECULA_HOSTS", ""))
    application = create_app(settings)
    folder = None if settings.shared else _take_folder(settings)
    if folder and not folder.mine:
        address = folder.address()
        if not open_browser:
            raise SaeculaError(f"a server with the games of {settings.folder} runs already at {address}")
        print(f"Saecula runs already at {address}", flush=True)  # noqa: T201
        if has_display():
            webbrowser.open(address)
        return
    try:
        listening = _listen(host, port)
    except OSError as error:
        if folder:
            folder.release()
        raise SaeculaError(f"cannot serve at {host}:{port}: {error}") from None
    write_json_logs()
    config = uvicorn.Config(
        application,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=settings.body_limit * 2,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=75,  # longer than proxies keep a line: who sends on one that we are closing gets no answer
        lifespan="on",
    )
    _be_quick()
    server = Server(config)
    address = f"http://{'[' + host + ']' if ':' in host else host}:{listening.getsockname()[1]}"
    shown = address.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:")
    if folder:
        folder.write(shown)
    kept = settings.folder if folder else "the database"
    print(f"Saecula is at {shown} (Ctrl+C ends it; games are kept in {kept})", flush=True)  # noqa: T201
    if open_browser and has_display():
        threading.Thread(target=_open_when_ready, args=(server, shown), daemon=True).start()
    try:
        server.run([listening])
    finally:
        if folder:
            folder.release()
    if not server.started:
        raise SaeculaError("the server could not start; the reason is in the log above")


def _names(hosts: str) -> list[str]:
    """Names of hosts, out of a list with commas."""
    names = [name.strip() for name in hosts.split(",") if name.strip()]
    for name in names:
        if not HOST.fullmatch(name):
            raise SaeculaError(f"a host is a name such as play.example.org, without port or path, not {name[:60]!r}")
    return names


def _take_folder(settings: Settings) -> DataFolder:
    try:
        settings.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return DataFolder(settings.folder)
    except OSError as error:
        raise SaeculaError(f"cannot keep games in {settings.folder}: {error}") from None


class DataFolder:
    """The data folder, for one server at a time: two would not tell each other what happens. Holds the address."""

    def __init__(self, folder: Path) -> None:
        self._file = (folder / "server.lock").open("a+")
        self.mine = True
        if fcntl is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                self.mine = False

    def address(self) -> str:
        """Where the server is that has the folder."""
        self._file.seek(0)
        address = self._file.read().strip()
        self._file.close()
        return address

    def write(self, address: str) -> None:
        """Leave our address for others."""
        self._file.truncate(0)
        self._file.write(address)
        self._file.flush()

    def release(self) -> None:
        """Let others have the folder."""
        self._file.close()


class Server(uvicorn.Server):
    """Tells everybody who is connected before it stops."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop taking new work, finish what has been begun, say goodbye."""
        app = self.config.app
        application = getattr(getattr(app, "state", None), "application", None)
        if application is not None:
            application.house.say_goodbye()
            for _ in range(20):  # a second at most: whoever does not listen is cut off
                if not application.house.audience.lookers:
                    break
                await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def _be_quick() -> None:
    """Settings of the process by which nobody waits for anybody longer than needed."""
    sys.setswitchinterval(0.001)  # the thread that stores does not wait for the loop, nor the loop for it
    gc.collect()
    gc.freeze()  # what is there now stays: it need not be looked through again and again
    gc.set_threshold(20_000, 20, 20)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, or asyncio does not know that it is, and every other answer waits 40 ms for an acknowledgement.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(1024)  # whoever comes before we are ready waits
    except OSError:
        listening.close()
        raise
    return listening


def has_display() -> bool:
    """Whether a browser could show something here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open_when_ready(server: uvicorn.Server, address: str) -> None:
    for _ in range(300):
        if server.started:
            webbrowser.open(address)
            return
        time.sleep(0.1)
