"""Chance as a keyed BLAKE2b counter stream: what has been rolled tells nothing about what will be.

The n-th number is BLAKE2b(n) under a secret key, so a generator is two plain values: a key and a counter. Given the
seed, anyone can verify every roll.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import mypyc_attr

from saecula.kernel.errors import SaeculaError

BITS: Final = 56  # of a raw number: seven bytes
SPAN: Final = 1 << BITS


def seed_text(seed: int | str) -> str:
    """The canonical hex text of a seed given as a whole number >= 0 or as hex text."""
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise SaeculaError(f"the seed must be a whole number or hex text, not {seed!r}")
    if isinstance(seed, int):
        if seed < 0 or seed.bit_length() > 512:
            raise SaeculaError("the seed must be a whole number from 0 to 2^512 - 1")
        return format(seed, "x")
    text = seed.lower()
    if not text or len(text) > 128 or text.strip("0123456789abcdef"):
        raise SaeculaError(f"the seed must be 1 to 128 hexadecimal digits, not {seed[:40]!r}")
    return text.lstrip("0") or "0"


def seed_key(seed: int | str) -> bytes:
    """The key of the generator that belongs to a seed."""
    return blake2b(seed_text(seed).encode(), digest_size=32, person=b"saecula seed").digest()


def derive_key(key: bytes, salt: str) -> bytes:
    """A key derived from another: anyone who knows the old key can verify it, nobody else can guess it."""
    return blake2b(salt.encode(), key=key, digest_size=32, person=b"saecula rekey").digest()


class Keyed:
    """A hash that has taken in its key. A copy of it gives a number in half the time a new one takes."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.hash = blake2b(key=key, digest_size=BITS // 8)


_latest: Final[list[Keyed]] = [Keyed(b"")]  # of the key used last: whole games are played under one


def keyed(key: bytes) -> Keyed:
    """The hash under this key."""
    found = _latest[0]
    if found.key is not key and found.key != key:
        found = Keyed(key)
        _latest[0] = found
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A stream of uniform random numbers, cheap to copy: a key and a counter."""

    key: bytes
    drawn: int

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.drawn = 0

    def below(self, n: int) -> int:
        """A uniform random number in range(n)."""
        if not 0 < n <= SPAN:
            raise ValueError(f"there is no number below {n}")
        limit = SPAN - SPAN % n
        source = keyed(self.key).hash
        while True:
            self.drawn += 1
            number = source.copy()
            number.update(self.drawn.to_bytes(8, "big"))
            raw = int.from_bytes(number.digest(), "big")
            if raw < limit:
                return raw % n

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place (Fisher-Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


BLOCK: Final = 64  # bytes


class Draws(Chance):
    """Many small numbers out of few hashes, for inner loops: a block of bytes for every count of the source.

    The source counts on, so what it gives afterwards is independent of these.
    """

    def __init__(self, source: Chance) -> None:
        super().__init__(source.key)
        self._source = source
        self._block = b""
        self._at = BLOCK

    def below(self, n: int) -> int:
        """A uniform random number in range(n)."""
        if not 0 < n <= 1 << 24:
            return self._source.below(n)
        limit = (1 << 32) - (1 << 32) % n
        while True:
            if self._at == BLOCK:
                self._refill()
            block, at = self._block, self._at
            self._at = at + 4
            raw = block[at] | block[at + 1] << 8 | block[at + 2] << 16 | block[at + 3] << 24
            if raw < limit:
                return raw % n

    def _refill(self) -> None:
        source = self._source
        source.drawn += 1
        count = source.drawn.to_bytes(8, "big")
        self._block = blake2b(count, key=source.key, digest_size=BLOCK, person=b"saecula draws").digest()
        self._at = 0
