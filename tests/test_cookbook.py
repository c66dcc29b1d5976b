"""Every recipe of docs/cookbook.md is applied to a copy of the sources, and its code is run there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cookbook import ROOT, NoSuchPlace, Recipe, changed, recipes

RECIPES = recipes()
LIMIT = 120  # seconds; each takes a few


def test_there_are_ten_recipes_and_each_does_something() -> None:
    assert len(RECIPES) == 10
    assert all(recipe.diffs or recipe.new for recipe in RECIPES)
    assert len([recipe for recipe in RECIPES if recipe.tries]) >= 9


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.title)
def test_a_recipe_works(recipe: Recipe, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("static", "__pycache__", "*.so"))
    for path, _ in recipe.diffs:
        if not path.startswith("src/"):
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, tmp_path / path)
    recipe.apply(tmp_path)
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path / 'src'}{os.pathsep}{tmp_path}", "PYTHONSAFEPATH": "1"}
    for code in recipe.tries:
        done = subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=LIMIT, check=False
        )
        assert done.returncode == 0, done.stderr


def test_a_hunk_that_has_drifted_is_noticed() -> None:
    assert changed("a\nb\nc\n", " b\n+x\n", "f") == "a\nb\nx\nc\n"
    assert changed("a\nb\nc\n", "-b\n c\n", "f") == "a\nc\n"
    for hunk in (" d\n+x\n", "-b\n-d\n", "x b\n", "+only\n"):
        with pytest.raises(NoSuchPlace):
            changed("a\nb\nc\n", hunk, "f")
    with pytest.raises(NoSuchPlace, match="2 times"):
        changed("a\nb\nb\n", " b\n+x\n", "f")
