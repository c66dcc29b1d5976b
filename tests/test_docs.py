"""What the documents show is what there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import saecula
from saecula.server import Settings, catalogue, create_app
from saecula.server.errors import STATUS

ROOT = Path(__file__).parent.parent
GUIDE = ROOT / "docs" / "writing-a-game.md"
MADE = [ROOT / "docs" / "figures.md"]  # `make soak` writes it
BLOCK = re.compile(r"^```(\w+) file=(\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

BLOCKS = [(path, text) for _, path, text in BLOCK.findall(GUIDE.read_text("utf-8"))]
TOY = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests" / "toy").glob("*.py"))


@pytest.mark.parametrize(("path", "text"), BLOCKS, ids=[f"{i}-{path}" for i, (path, _) in enumerate(BLOCKS)])
def test_code_in_the_guide_is_code_of_the_toy(path: str, text: str) -> None:
    assert text in (ROOT / path).read_text("utf-8"), f"docs/writing-a-game.md shows something else than {path}"


@pytest.mark.parametrize("path", TOY)
def test_the_guide_shows_the_whole_toy(path: str) -> None:
    shown = [line for name, text in BLOCKS if name == path for line in text.splitlines() if line.strip()]
    there = [line for line in (ROOT / path).read_text("utf-8").splitlines() if line.strip()]
    assert shown == there


@pytest.mark.parametrize(
    "document", sorted([*(ROOT / "docs").glob("*.md"), *ROOT.glob("*.md")]), ids=lambda path: path.name
)
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text("utf-8")):
        path = document.parent / target
        assert path.exists() or path in MADE, f"{document.name} links to {target}"


# ------------------------------------------------------------------------------------------- what docs/api.md shows

API = (ROOT / "docs" / "api.md").read_text("utf-8")


def test_keys_in_the_api_have_words() -> None:
    words = catalogue.text("en")[0]
    keys = set(re.findall(r'"key": "([\w-]+)"', API))
    assert len(keys) > 5
    assert sorted(key for key in keys if f"\n{key} =" not in words) == []


def test_rules_in_the_api_exist() -> None:
    ids = {id_ for id_, _ in saecula.text.rules_of("vinci")}
    cited = set(re.findall(r'"rule": "(VI-[\d.]+)"', API))
    assert cited
    assert cited <= ids


def test_the_game_in_the_api_is_the_one_there_is() -> None:
    game = saecula.game("vinci")
    bots = re.findall(r'{"name": "(\w+)", "strength": (\d)}', API)
    offered = [(name, i) for i, name in enumerate(saecula.bots.offered(game))]
    assert len(bots) >= 3
    assert [(name, int(strength)) for name, strength in bots] == offered[: len(bots)], "the first of them"
    name, default, low, high = re.search(
        r'{"name": "(\w+)", "default": "(\w+)", .*?"low": (\d+), "high": (\d+)', API
    ).groups()  # type: ignore[union-attr]
    option = next(option for option in game.options if option.name == name)
    assert (option.default, option.low, option.high) == (default, int(low), int(high))


def test_every_call_of_the_server_is_in_the_api() -> None:
    calls = create_app(Settings()).state.application.calls()
    shown = {re.sub(r"\{\w+\}", "{}", path) for path in re.findall(r"/api/[\w/{}.]+", API)}
    shown |= {f"/api/tables/{{}}/{name}" for name in re.findall(r"`(?:POST |GET )?…/(\w+)`", API)}
    paths = {re.sub(r"\{\w+\}", "{}", call.path) for call in calls}
    assert len(paths) > 15
    assert sorted(paths - shown) == []


def test_refusals_in_the_api_are_those_of_the_server() -> None:
    table = API.partition("| status | codes |")[2].partition("\n\n")[0]
    rows = [row.split("|")[1:3] for row in table.splitlines()[2:]]
    told = {
        code: {int(status) for status in statuses.split(",")}
        for statuses, codes in rows
        for code in re.findall(r"`([a-z-]+)`", re.sub(r"\([^)]*\)", "", codes))
    }
    for code, statuses in told.items():
        assert code in STATUS, f"docs/api.md names {code}, which the server never answers"
        assert STATUS[code] in statuses, code
    assert sorted(set(STATUS) - set(told)) == []
