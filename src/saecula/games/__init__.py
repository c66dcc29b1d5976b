"""The games, one folder each, all of the same shape. A game never imports another.

`saecula.games` is this package, and `saecula.games()` lists the names of all games: so the package can be called.
"""

import sys
from types import ModuleType

from saecula.kernel.registry import games


class _CallablePackage(ModuleType):
    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = _CallablePackage
