"""Which games there are, and how to get one."""

from __future__ import annotations

import sys
from difflib import get_close_matches
from typing import Any, Final

from saecula.kernel.errors import SaeculaError
from saecula.kernel.game import Game

GROUP: Final = "saecula.games"  # third-party games: an entry point of this group names a Game object

_places: dict[str, str] = {}  # name of a game -> "module:attribute"
_loaded: dict[str, Game[Any]] = {}
_third_party: dict[str, dict[str, str]] = {}  # the same of other packages, for each path that was searched for them


def register(name: str, place: str) -> None:
    """Make a game known: its name and where its Game object lies, as "module:attribute". It is not imported yet."""
    _places[name] = place
    _loaded.pop(name, None)


def _all_places() -> dict[str, str]:
    path = "\n".join(sys.path)
    if path not in _third_party:  # every package on it is opened: much too slow to be done twice
        from importlib.metadata import entry_points  # takes longer to import than all of the kernel

        _third_party[path] = {point.name: point.value for point in entry_points(group=GROUP)}
    return {**_third_party[path], **_places}


def games() -> list[str]:
    """The names of all games there are, third-party ones included."""
    return sorted(_all_places())


def game(name: str) -> Game[Any]:
    """The game of this name. Its data are read now, the first time it is asked for."""
    if name in _loaded:
        return _loaded[name]
    from importlib.metadata import EntryPoint

    places = _all_places()
    if name not in places:
        close = get_close_matches(str(name), places, 1)
        hint = f"did you mean {close[0]!r}?" if close else f"there is: {', '.join(sorted(places))}"
        raise SaeculaError(f"there is no game {str(name)[:60]!r}; {hint}")
    try:
        found = EntryPoint(name, places[name], GROUP).load()
    except (ImportError, AttributeError) as error:
        raise SaeculaError(f"the game {name!r} cannot be loaded from {places[name]}: {error}") from error
    if not isinstance(found, Game) or found.name != name:
        raise SaeculaError(f"{places[name]} is not a Saecula game called {name!r}")
    _loaded[name] = found
    return found
