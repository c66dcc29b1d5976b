"""What the documents show is what there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

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
