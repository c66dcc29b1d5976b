"""The bot that plays any legal move, and the quick generator it draws from."""

from __future__ import annotations

from typing import Final

from saecula.kernel.bot import Bot, Budget
from saecula.kernel.chance import seed_key
from saecula.kernel.state import State

WORD: Final = 0xFFFFFFFF
SPAN: Final = 1 << 32
WARM_UP: Final = 12  # numbers thrown away, so that every bit of the seed has reached every word


class QuickChance:
    """Uniform numbers many times faster than those of `Chance`, for choices that need not stay secret.

    The generator is sfc32 (Chris Doty-Humphrey's "small fast counting" generator), on ints that mypyc keeps unboxed.
    """

    def __init__(self, seed: int | str) -> None:
        key = seed_key(seed)
        self.a = int.from_bytes(key[0:4], "big")
        self.b = int.from_bytes(key[4:8], "big")
        self.c = int.from_bytes(key[8:12], "big")
        self.counter = 1
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> int:
        """A number of 32 bits."""
        a, b, c = self.a, self.b, self.c
        found = (a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) | (c >> 11)) & WORD) + found) & WORD
        return found

    def below(self, n: int) -> int:
        """A uniform number in range(n), for n up to 2^32."""
        if n == 1:
            return 0
        limit = SPAN - SPAN % n
        found = self.word()
        while found >= limit:
            found = self.word()
        return found % n


class RandomBot(Bot):
    """Every legal move is as likely as any other."""

    name = "random"

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.quick = QuickChance(seed)

    def choose(self, state: State, seat: int, budget: Budget) -> int:
        """Any legal move."""
        legal = state.legal(seat)
        return legal[self.quick.below(len(legal))]
