"""Play and read in the terminal, in plain words: `play.run`, `replay.show`, `rules.show`."""

from __future__ import annotations

from importlib.util import find_spec

from saecula.kernel.errors import MissingExtra

if find_spec("rich") is None:
    raise MissingExtra("the terminal needs rich: pip install 'saecula[terminal]'")
