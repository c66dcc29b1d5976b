"""Logs: one JSON object per line, on standard error or in a file. No query, body, cookie or key is ever written."""

from __future__ import annotations

import json
import logging
import sys
import time
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from starlette.types import Scope

PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "color_message"
}  # what every log record has; the rest was given as `extra`

SPAN: Final = 10.0  # seconds for which lines of one kind are counted together ...
FEW: Final = 5  # ... and how many of them are written
KINDS: Final = 1000
PATH: Final = 200  # characters of a path; a request may name thousands
LOG_BYTES: Final = 4_000_000  # of a log file; one older one is kept

requests = logging.getLogger("saecula.server.requests")


class JsonLines(logging.Formatter):
    """Writes a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update(
            {name: value for name, value in vars(record).items() if name not in PLAIN and name != "color_message"}
        )
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


class Repeats(logging.Filter):
    """Lets a few lines of a kind through and counts the rest: a flood must not fill the disk."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[tuple[str, int, str], list[float]] = {}  # when the count began, how many there were

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written; the first of the next span says how many were not."""
        if record.levelno < logging.WARNING:
            return True
        kind = (record.name, record.levelno, str(record.msg))
        seen = self._seen.get(kind)
        if seen is None or record.created - seen[0] > SPAN:
            left_out = int(seen[1]) - FEW if seen else 0
            if left_out > 0:
                record.left_out = left_out
            if len(self._seen) > KINDS:
                self._seen.clear()
            self._seen[kind] = [record.created, 1.0]
            return True
        seen[1] += 1
        return seen[1] <= FEW


def write_json_logs(file: Path | None = None, level: int = logging.INFO) -> None:
    """Log as JSON: to a file of limited size, or to standard error."""
    handler: logging.Handler = logging.StreamHandler(sys.stderr)
    if file:
        handler = RotatingFileHandler(file, maxBytes=LOG_BYTES, backupCount=1, encoding="utf-8", delay=True)
    handler.setFormatter(JsonLines())
    handler.addFilter(Repeats())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("saecula").setLevel(level)


def access(scope: Scope, status: int, seconds: float) -> None:
    """Log one request."""
    method = scope.get("method", "WS")
    extra = {"method": method, "path": scope["path"][:PATH], "status": status, "ms": round(seconds * 1000, 1)}
    requests.info("request", extra=extra)
