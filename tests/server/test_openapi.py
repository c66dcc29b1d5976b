"""The server against its own description: whatever is sent, it answers as its OpenAPI says, and never breaks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import GenerationMode

from saecula.server import Settings, create_app
from saecula.server.messages.catalogue import GameInfo
from saecula.server.messages.from_server import Snapshot
from saecula.server.messages.story import Story
from saecula.server.messages.tables import Fairness, TableInfo
from saecula.server.openapi import describe
from tests.server.killing import RealServer

application = create_app(Settings()).state.application
schema = schemathesis.openapi.from_dict(describe(application.calls(), "0"))
# Not all that is well formed can be done: a game may not exist, a record may not replay.
schema.config.checks.update(excluded_check_names=["positive_data_acceptance"])
schema.config.generation.update(modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE])


class Place:
    """A server with a table at which two people play, and one of them."""

    def __init__(self, server: RealServer) -> None:
        self.address = server.address
        self.cookie, other = self._come("Ada"), self._come("Bea")
        body = {"game": "vinci", "seats": ["you", "open", "bot:quick"]}
        self.table: str = self.post(self.cookie, "/api/tables", body)["id"]
        self.post(other, f"/api/tables/{self.table}/join", {})

    def _come(self, name: str) -> str:
        headers = {"X-Saecula": "1"}
        answer = httpx.post(f"{self.address}/api/session", json={"nickname": name}, headers=headers)
        return f"saecula={answer.cookies['saecula']}"

    def post(self, cookie: str, path: str, body: Any) -> Any:
        headers = {"X-Saecula": "1", "Cookie": cookie}
        return httpx.post(f"{self.address}{path}", json=body, headers=headers).raise_for_status().json()


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("described")
    server = RealServer(folder)
    server.start()
    yield Place(server)
    server.close()
    assert "Traceback" not in (folder / "log.jsonl").read_text()


@schema.parametrize()
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_call_is_answered_as_described(case: schemathesis.Case[Any], place: Place) -> None:
    headers = {"Cookie": place.cookie, "X-Saecula": "1"}
    if isinstance(wait := case.query.get("wait"), (int, float)) and wait > 0.1:
        case.query["wait"] = 0.1  # nobody here has the time
    case.call_and_validate(base_url=place.address, headers=headers, timeout=60)
    if "table" in (case.path_parameters or {}):
        case.path_parameters["table"] = place.table
        case.call_and_validate(base_url=place.address, headers=headers, timeout=60)


EXAMPLES = {  # how an example in docs/api.md begins, and the type it shows
    '{"id": "t_4fJ2': TableInfo,
    '{"table": "t_4fJ2': Snapshot,
    '{"turns": [{"seat": -1': Story,
    '{"name": "vinci", "title"': GameInfo,
    '{"kind": "new", "secret_hash"': Fairness,
}


@pytest.mark.parametrize("beginning", EXAMPLES)
def test_the_examples_of_the_document_have_the_fields_of_the_types(beginning: str) -> None:
    text = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8").replace("[{\n  ", "[{")
    shown = re.findall(r'[{,\s]"(\w+)": ?', outermost(text[text.index(beginning) :]))
    assert sorted(shown) == sorted(EXAMPLES[beginning].__struct_fields__)


def outermost(text: str) -> str:
    """A JSON object without what is inside its inner objects and lists."""
    kept, depth = [], 0
    for character in text:
        depth += (character in "{[") - (character in "}]")
        if depth == 0:
            break
        if depth == 1 and character not in "}]":
            kept.append(character)
    return "".join(kept)
