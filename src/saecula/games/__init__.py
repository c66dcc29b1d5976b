"""The games, one folder each, all of the same shape. A game never imports another."""

from __future__ import annotations

import sys
from types import ModuleType

from saecula.kernel.registry import games


class _Games(ModuleType):
    """Importing a game binds `saecula.games` to this package; `saecula.games()` has to go on naming the games."""

    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = _Games
