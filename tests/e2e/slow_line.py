"""A slow connection, like that to a distant server."""

import asyncio
import threading
from contextlib import suppress
from urllib.parse import urlsplit


class SlowLine:
    """Forwards traffic to a server and back, each way `delay` seconds late."""

    def __init__(self, url: str) -> None:
        self.delay = 0.0
        self.url = ""
        self._target = urlsplit(url)
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))
        self._connections: set[asyncio.Task[None]] = set()

    def __enter__(self) -> "SlowLine":
        self._thread.start()
        assert self._ready.wait(30)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(30)

    async def _serve(self) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._come, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._ready.set()
        await self._stop.wait()
        server.close()
        for connection in self._connections:
            connection.cancel()
        await asyncio.gather(*self._connections, return_exceptions=True)

    def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection = asyncio.create_task(self._connect(reader, writer))
        self._connections.add(connection)
        connection.add_done_callback(self._connections.discard)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection(self._target.hostname, self._target.port)
        try:
            await asyncio.gather(self._carry(reader, far_writer), self._carry(far_reader, writer))
        finally:
            for each in (writer, far_writer):
                each.close()
                with suppress(OSError):
                    await each.wait_closed()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        late: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        sending = asyncio.create_task(self._send(late, writer))
        try:
            data = b"-"
            while data:
                try:
                    data = await reader.read(65536)
                except OSError:
                    data = b""
                late.put_nowait((self._loop.time() + self.delay, data))
            await sending
        finally:
            sending.cancel()

    async def _send(self, late: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter) -> None:
        while True:
            when, data = await late.get()
            await asyncio.sleep(when - self._loop.time())
            if not data:
                writer.close()
                return
            writer.write(data)
