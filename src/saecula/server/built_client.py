"""The built browser client, as files."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

import anyio
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from saecula.server.errors import Refusal

STATIC: Final = Path(__file__).parent / "static"
LONGEST: Final = 200  # characters of a file's path

NO_CLIENT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Saecula</title></head>
<body><h1>Saecula</h1><p>The server runs, but the browser client is not built yet.</p>
<p>In the source folder, run <code>make web</code> and reload this page.</p></body></html>
"""


def prepare_files() -> None:
    """Preload what serving the first file needs."""
    mimetypes.init()
    _ = anyio.open_file  # imported when it is first used, by Starlette


class BuiltClient:
    """The files of the client. Paths without a dot are the client's own addresses: they get its first page."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    async def serve(self, request: Request) -> Response:
        """A file of the client, or its first page."""
        path = request.path_params["path"]
        if path == "api":
            raise Refusal("no-page")
        index = self.folder / "index.html"
        wanted = self._file(path)
        if wanted:
            forever = {"Cache-Control": "public, max-age=31536000, immutable"} if path.startswith("assets/") else {}
            return FileResponse(wanted, headers=forever)
        if "." in path.rpartition("/")[2]:
            raise Refusal("no-page")
        if not index.is_file():
            return HTMLResponse(NO_CLIENT, 200 if not path else 404)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    def _file(self, path: str) -> Path | None:
        """A file of the client."""
        if len(path) > LONGEST:
            return None  # to resolve a path of thousands of folders takes a second
        try:
            wanted = (self.folder / path).resolve()
            return wanted if wanted.is_file() and wanted.is_relative_to(self.folder.resolve()) else None
        except (OSError, ValueError):  # no name that a file can have
            return None
