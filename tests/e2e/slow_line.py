"""A line on which everything takes its time: what a house far away is like."""

import asyncio
import threading
from collections.abc import Callable
from urllib.parse import urlsplit


class SlowLine:
    """Passes on what comes to its address to a server, and back, each way this many seconds late."""

    def __init__(self, url: str, delay: float) -> None:
        self.delay = delay
        self._target = urlsplit(url)
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.url = ""

    def __enter__(self) -> "SlowLine":
        self._thread.start()
        assert self._ready.wait(10)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._connect, "127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._ready.set()
        self._loop.run_forever()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection(self._target.hostname, self._target.port)
        await asyncio.gather(self._carry(reader, far_writer), self._carry(far_reader, writer))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        later: Callable[..., object] = self._loop.call_later
        try:
            while data := await reader.read(65536):
                later(self.delay, writer.write, data)
        except OSError:
            pass
        later(self.delay, writer.close)
