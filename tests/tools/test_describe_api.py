"""The document from which the browser client's types are made."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from saecula.server.messages.from_client import AnyClientMessage
from saecula.server.messages.from_server import AnyServerMessage
from tests.tools.drawn_map import ROOT


def test_every_message_of_live_play_is_in_the_document(tmp_path: Path) -> None:
    path = tmp_path / "made" / "openapi.json"
    subprocess.run([sys.executable, str(ROOT / "tools" / "describe_api.py"), str(path)], check=True, timeout=60)
    document = json.loads(path.read_text("utf-8"))
    schemas = document["components"]["schemas"]
    for kind in (*AnyClientMessage.__args__, *AnyServerMessage.__args__):
        assert "type" in schemas[kind.__name__]["properties"], kind
    assert "/api/tables/{table}/messages" in document["paths"]
