"""How much room words take in the typeface that the client ships."""

# mypy: ignore-errors
# (pillow is not part of the development install)

from __future__ import annotations

from functools import cache
from pathlib import Path

from PIL import ImageFont


class Font:
    """Widths in one weight of a variable typeface, in font sizes."""

    def __init__(self, file: Path, weight: int) -> None:
        self._font = ImageFont.truetype(str(file), 200)
        self._font.set_variation_by_axes([weight])
        self.width = cache(self._width)

    def _width(self, text: str) -> float:
        return self._font.getlength(text) / 200


def breaks(text: str) -> list[list[str]]:
    """A name in one line, in two broken at any gap, or in three."""
    words = text.split(" ")
    out = [[text], *([" ".join(words[:i]), " ".join(words[i:])] for i in range(1, len(words)))]
    if len(words) > 2:
        out.append([words[0], " ".join(words[1:-1]), words[-1]])
    return out
