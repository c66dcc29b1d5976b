"""What other packages add: objects named by entry points."""

from __future__ import annotations

import sys
from typing import Any

from saecula.kernel.errors import SaeculaError

_found: dict[tuple[str, str], dict[str, str]] = {}  # the entry points of a group, for each path that was searched


def places(group: str) -> dict[str, str]:
    """The entry points of a group: name -> "module:attribute". Nothing is imported yet."""
    path = "\n".join(sys.path)
    if (group, path) not in _found:  # opens every package on the path: far too slow to do twice
        from importlib.metadata import entry_points  # takes longer to import than all of the kernel

        _found[group, path] = {point.name: point.value for point in entry_points(group=group)}
    return _found[group, path]


def load(what: str, name: str, place: str) -> Any:
    """The object at a place. SaeculaError, beginning with "the <what> <name>", if it is not there."""
    from importlib.metadata import EntryPoint

    try:
        return EntryPoint(name, place, "saecula").load()
    except (ImportError, AttributeError) as error:
        raise SaeculaError(f"the {what} {name!r} cannot be loaded from {place}: {error}") from error
