"""Logs: one JSON object a line on standard error. No query, body, cookie or key is ever written."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Final

from starlette.types import Scope

PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "color_message"
}  # what every log record has; the rest was given as `extra`

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


def write_json_logs(level: int = logging.INFO) -> None:
    """Send everything that is logged to standard error, as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("saecula").setLevel(level)


def access(scope: Scope, status: int, seconds: float) -> None:
    """Log one request."""
    method = scope.get("method", "WS")
    extra = {"method": method, "path": scope["path"], "status": status, "ms": round(seconds * 1000, 1)}
    requests.info("request", extra=extra)
