"""Files, names, targets and commands that the documents mention exist."""

from __future__ import annotations

import pytest

from tests.doc_names import ROOT, exists, spans, unknown

CHECKED = [
    "README.md",
    "CONTRIBUTING.md",
    "docs/architecture.md",
    "docs/cookbook.md",
    "docs/glossary.md",
    "docs/researchers.md",
    "docs/rulings.md",
    "docs/server.md",
    "docs/writing-a-game.md",
]


@pytest.mark.parametrize("name", CHECKED)
def test_what_a_document_names_exists(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    assert len(spans(text)) > 5
    assert unknown(text) == []


@pytest.mark.parametrize(
    "name",
    [
        "state.py",
        "src/saecula/kernel/state.py",
        "tests/toy",
        "data/*.yaml",
        "kernel.progress.PALETTE",
        "saecula.testing.check_game",
        "Record.rollback",
        "state.determinize(seat, seed)",
        "state.top_phase",
        "self.house.look",
        "snapshot.legal",
        "make golden",
        "saecula doctor",
        "src/saecula/games/<game>/anything.py",
    ],
)
def test_what_there_is_is_found(name: str) -> None:
    assert exists(name)


@pytest.mark.parametrize(
    "name",
    [
        "states.py",
        "src/saecula/kernel/states.py",
        "tests/toys",
        "data/*.csv",
        "kernel.progress.PALETTES",
        "saecula.testing.check_games",
        "saecula.nothing",
        "Record.roll_back",
        "state.determinise(seat, seed)",
        "self.house.peep",
        "snapshot.illegal",
        "make gold",
        "saecula tournaments",
    ],
)
def test_what_there_is_not_is_named(name: str) -> None:
    assert not exists(name)
