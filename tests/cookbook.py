"""Reads docs/cookbook.md: its recipes, the changes they make, and the code that tries them.

A recipe is a section with a number. Its blocks are

    ```diff file=PATH       changes of a file; hunks are separated by a line "..."
    ```LANGUAGE new=PATH    a new file
    ```python try           code to run once everything is applied

A hunk is found by its lines that begin with a space or a minus sign: together they stand in the file exactly once.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).parent.parent
BOOK = ROOT / "docs" / "cookbook.md"

_SECTION = re.compile(r"^## (\d+\. .+)$", re.MULTILINE)
_BLOCK = re.compile(r"^( *)```(\w+) (try|file=\S+|new=\S+)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)


class NoSuchPlace(Exception):
    """A hunk that does not fit its file: the recipe has drifted."""


@dataclass
class Recipe:
    """One recipe."""

    title: str
    diffs: list[tuple[str, str]] = field(default_factory=list)  # path, hunks
    new: list[tuple[str, str]] = field(default_factory=list)  # path, content
    tries: list[str] = field(default_factory=list)

    def apply(self, root: Path) -> None:
        """Carry out the changes in a copy of the repository."""
        for path, hunks in self.diffs:
            text = (root / path).read_text("utf-8")
            for hunk in hunks.split("...\n"):
                text = changed(text, hunk, path)
            (root / path).write_text(text, "utf-8")
        for path, content in self.new:
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(content, "utf-8")


def changed(text: str, hunk: str, path: str) -> str:
    """The text after one hunk."""
    lines = hunk.splitlines()
    odd = [line for line in lines if line and line[0] not in " +-"]
    if odd:
        raise NoSuchPlace(f"{path}: a line of a diff begins with a space, + or -, not {odd[0]!r}")
    old = "".join(f"{line[1:]}\n" for line in lines if line[:1] != "+")
    new = "".join(f"{line[1:]}\n" for line in lines if line[:1] != "-")
    places = [found.start() for found in re.finditer(f"^(?={re.escape(old)})", text, re.MULTILINE)] if old else []
    if len(places) != 1:
        raise NoSuchPlace(f"{path}: this stands there {len(places)} times, not once:\n{old}")
    return text[: places[0]] + new + text[places[0] + len(old) :]


def recipes(text: str | None = None) -> list[Recipe]:
    """The recipes of the book, in their order."""
    parts = _SECTION.split(BOOK.read_text("utf-8") if text is None else text)
    found = []
    for title, body in zip(parts[1::2], parts[2::2], strict=True):
        recipe = Recipe(title)
        for _, _, what, block in _BLOCK.findall(body):
            kind, _, path = what.partition("=")
            if kind == "file":
                recipe.diffs.append((path, dedent(block)))
            elif kind == "new":
                recipe.new.append((path, dedent(block)))
            else:
                recipe.tries.append(dedent(block))
        found.append(recipe)
    return found
