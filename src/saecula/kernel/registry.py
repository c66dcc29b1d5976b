"""Which games there are, and how to get one."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final

from saecula.kernel.errors import SaeculaError
from saecula.kernel.game import Game
from saecula.kernel.plugins import load, places

GROUP: Final = "saecula.games"  # third-party games: an entry point of this group names a Game object

_places: dict[str, str] = {}  # name of a game -> "module:attribute"
_loaded: dict[str, Game[Any]] = {}


def register(name: str, place: str) -> None:
    """Make a game known: its name and where its Game object is, as "module:attribute". It is not imported yet."""
    _places[name] = place
    _loaded.pop(name, None)


def _all_places() -> dict[str, str]:
    return {**places(GROUP), **_places}


def games() -> list[str]:
    """The names of all games there are, third-party ones included."""
    return sorted(_all_places())


def game(name: str) -> Game[Any]:
    """The game of this name. Its data are read now, the first time it is asked for."""
    if name in _loaded:
        return _loaded[name]
    known = _all_places()
    if name not in known:
        close = get_close_matches(str(name), known, 1)
        hint = f"did you mean {close[0]!r}?" if close else f"there is: {', '.join(sorted(known))}"
        raise SaeculaError(f"there is no game {str(name)[:60]!r}; {hint}")
    found = load("game", name, known[name])
    if not isinstance(found, Game) or found.name != name:
        raise SaeculaError(f"{known[name]} is not a Saecula game called {name!r}")
    _loaded[name] = found
    return found
