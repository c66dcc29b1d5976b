"""A table of two people, and who is to move."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Guest


def whose_turn(table: str, *people: Guest) -> tuple[Guest, Any]:
    """Who has to choose, and what that person sees."""
    for person in people:
        shown = person.snapshot(table)
        if shown["legal"]:
            return person, shown
    raise AssertionError("nobody has to choose")


def pick(shown: Any, n: int) -> str:
    name: str = shown["legal"][n * 7 % len(shown["legal"])]["move"]
    return name
