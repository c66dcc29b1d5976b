"""A real server in a separate process with its own data folder."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
STARTING = 120  # seconds: many times what it takes on a busy machine

# The same with the toy game of the tests, which has secrets and no board of its own.
WITH_TOY = """
import sys
import tests.server.quick_bots
from saecula.server import Settings, run
settings = Settings(bots="tests.server.quick_bots")
run(port=int(sys.argv[1]), data_folder=sys.argv[2], settings=settings)
"""

# The same with dice and bots that play alike every time, and as fast as the test likes.
WITH_SEED = """
import sys
from saecula.server import Settings, bot_runner, lobby, run
lobby.seed_of = lambda *_: sys.argv[3]
unpredictable = bot_runner.bot_seed
bot_runner.bot_seed = lambda secret, table, seat, use: unpredictable("", "", seat, use)
run(port=int(sys.argv[1]), data_folder=sys.argv[2], settings=Settings(rate=0))
"""

# The same with a client built elsewhere: a native build comes without one.
WITH_CLIENT = """
import sys
from saecula.server import Settings, run
run(port=int(sys.argv[1]), data_folder=sys.argv[2], settings=Settings(static=sys.argv[3]))
"""

# The same, lying about the dice: another seed than was promised; or, as the file `lie` says each time somebody asks,
# another secret, an option, a contribution.
WITH_LIE = """
import pathlib, sys
from saecula.server import Settings, app, lobby, run
from saecula.server.fairness import hash_of
file = pathlib.Path(sys.argv[2], "lie")
fairness = app.Application.fairness
async def lying(self, request, _):
    found = await fairness(self, request, _)
    lie = file.read_text()
    if lie == "secret" and found.secret:
        found.secret = "ab" * 32
        found.secret_hash = hash_of(found.secret)
    if lie == "option" and found.secret:
        found.options = {**found.options, "victory_points": 60}
    if lie == "contribution":
        for one in found.contributions:
            one.value = "cd" * 32
    return found
app.Application.fairness = lying
if file.read_text() == "seed":
    lobby.seed_of = lambda *_: "abc123"
run(port=int(sys.argv[1]), data_folder=sys.argv[2], settings=Settings(rate=0))
"""


class House:
    """Starts, kills and restarts a server at one address."""

    def __init__(
        self,
        folder: Path,
        with_toy: bool = False,
        seed: str = "",
        lie: str = "",
        host: str = "127.0.0.1",
        client: Path | None = None,
    ) -> None:
        self.folder = folder
        self.client = client
        self.with_toy = with_toy
        self.seed = seed
        self.lie = lie
        self.host = host
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it is ready."""
        command = [
            sys.executable,
            "-m",
            "saecula",
            "serve",
            "--port",
            str(self.port),
            "--data-folder",
            str(self.folder),
            "--host",
            self.host,
        ]
        if self.client:
            command = [sys.executable, "-c", WITH_CLIENT, str(self.port), str(self.folder), str(self.client)]
        if self.with_toy:
            command = [sys.executable, "-c", WITH_TOY, str(self.port), str(self.folder)]
        if self.seed:
            command = [sys.executable, "-c", WITH_SEED, str(self.port), str(self.folder), self.seed]
        self.folder.mkdir(parents=True, exist_ok=True)
        if self.lie:
            command = [sys.executable, "-c", WITH_LIE, str(self.port), str(self.folder)]
            self.tell(self.lie)
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log, start_new_session=True)
        end = time.monotonic() + STARTING
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.url}/readyz", timeout=2) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                time.sleep(0.1)
        self.kill()
        raise RuntimeError(f"the server did not start; see {self.folder / 'server.log'}")

    def tell(self, lie: str) -> None:
        """From now on the server tells this lie; "none" is the truth."""
        (self.folder / "lie").write_text(lie)

    def kill(self) -> None:
        """Like a power cut: SIGKILL to the server and its bots."""
        self._signal(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to stop, and insist after a while."""
        self._signal(signal.SIGTERM)

    def _signal(self, number: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        os.killpg(process.pid, number)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait(10)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        assert isinstance(port, int)
        return port
