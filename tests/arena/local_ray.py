"""A small Ray cluster on the loopback, for tests and measurements."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

STARTING = 120  # seconds
ENDING = 20


@contextmanager
def cluster(folder: Path, path: str = "") -> Iterator[str]:
    """Start a cluster of two processors, and stop it; its address. `path`: a folder to import from.

    `ray stop` would stop everybody's clusters on this machine: this one runs in a process group of its own.
    """
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [str(Path(sys.executable).with_name("ray")), "start", "--head", "--block", "--node-ip-address=127.0.0.1"]
    command += [f"--port={port}", "--num-cpus=2", "--object-store-memory=80000000", "--disable-usage-stats"]
    command += ["--include-dashboard=false", f"--temp-dir={folder}"]
    environment = {**os.environ, "RAY_worker_niceness": "0"}
    if path:
        environment["PYTHONPATH"] = path
    said = folder / "ray.log"
    with said.open("wb") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, start_new_session=True)
    try:
        end = time.monotonic() + STARTING
        while "Ray runtime started" not in said.read_text("utf-8"):
            if process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"Ray does not start: {said.read_text('utf-8')[-2000:]}")
            time.sleep(0.1)
        yield f"127.0.0.1:{port}"
    finally:
        process.terminate()
        try:
            process.wait(ENDING)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
