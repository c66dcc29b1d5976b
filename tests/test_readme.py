"""The code in README.md and docs/researchers.md is run; importing Saecula loads only the declared packages."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("document", ["README.md", "docs/researchers.md"])
def test_the_code_of_a_document(document: str) -> None:
    result = doctest.testfile(str(ROOT / document), module_relative=False, encoding="utf-8")
    assert result.attempted > 10
    assert result.failed == 0


def test_import_takes_no_game_and_no_other_package() -> None:
    script = (
        "import sys; before = set(sys.modules); import saecula; "
        "print(*sorted({name.split('.')[0] for name in set(sys.modules) - before} - set(sys.stdlib_module_names))); "
        "print('saecula.games.vinci' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True)
    packages, game = done.stdout.split("\n")[:2]
    assert set(packages.split()) <= {"saecula", "msgspec", "mypy_extensions"}
    assert game == "False"
