"""Writes the server's OpenAPI document, from which the browser client's types are made (see tools/web.py).

python tools/describe_api.py build/openapi.json
"""

import json
import sys
from pathlib import Path

import saecula
from saecula.server import Settings, create_app
from saecula.server.openapi import describe


def main() -> None:
    """Write the document; the server is not started."""
    application = create_app(Settings()).state.application
    document = describe(application.calls(), saecula.__version__)
    path = Path(sys.argv[1])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
