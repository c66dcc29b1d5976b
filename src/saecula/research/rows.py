"""Observations and masks as NumPy arrays, and an encoding of observations for neural networks."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from saecula.kernel.game import Game
from saecula.kernel.layout import CHOICE, FLAG, Layout, legal_mask
from saecula.kernel.state import State

LITTLE_ENDIAN: Final = np.dtype("<i2")  # int16, as rows are written
MOST_VALUES: Final = 256  # a choice of more things becomes one number
SQUASH: Final = 5.0  # a number x becomes log(1 + x) / SQUASH: 0 to about 1 for what games count


class Rows:
    """Makes the arrays of one game. An observation is int16; its slots are those of the game's layout."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.layout = game.layout()
        self.size = self.layout.size
        self.moves = game.moves.size
        self._names: list[str] = []
        low, high = bounds(self.layout)
        self.observation_space = spaces.Box(low, high, dtype=np.int16)
        self.mask_space = spaces.Box(0, 1, (self.moves,), np.int8)
        self.action_space = spaces.Discrete(self.moves)

    def observation(self, state: State, seat: int) -> Any:
        """What a seat may know, as a fresh int16 array."""
        row = bytearray(2 * self.size)
        self.game.observe(state, seat, row)
        return np.frombuffer(row, LITTLE_ENDIAN)

    def mask(self, state: State, seat: int) -> Any:
        """1 for every legal move of a seat, as a fresh int8 array."""
        return np.frombuffer(legal_mask(state, seat), np.int8)

    def text(self, observation: Any) -> str:
        """An observation in one line: the slots that are not 0, by name."""
        names = self._names or self.layout.names()
        self._names = names
        return " ".join([f"{names[slot]}={observation[slot]}" for slot in observation.nonzero()[0]])


def bounds(layout: Layout) -> tuple[Any, Any]:
    """The least and the largest value of each slot."""
    low = [field.low for field in layout.fields for _ in range(field.size)]
    high = [field.high for field in layout.fields for _ in range(field.size)]
    return np.array(low, np.int16), np.array(high, np.int16)


class Encoder:
    """Turns observations into float32 for a neural network.

    Flags stay 0 or 1; a number is squashed (sign(x) log(1 + |x|) / 5); a choice becomes as many slots as it has values,
    one of them 1; a choice of more than 256 things becomes its number divided by the largest. Works on one observation
    or on a batch.
    """

    def __init__(self, layout: Layout) -> None:
        flags: list[int] = []
        numbers: list[int] = []
        indexes: list[int] = []
        largest: list[int] = []
        choices: list[int] = []
        starts: list[int] = []
        names: list[str] = []
        self.size = 0
        for field in layout.fields:
            slots = range(field.start, field.start + field.size)
            if field.kind == CHOICE and field.high >= MOST_VALUES:
                indexes.extend(slots)
                largest += [field.high] * field.size
            elif field.kind == CHOICE:
                for i, name in enumerate(field.slot_names()):
                    choices.append(field.start + i)
                    starts.append(self.size)
                    self.size += field.high + 1
                    names += [f"{name}={value}" for value in field.values]
            else:
                (flags if field.kind == FLAG else numbers).extend(slots)
        slot_names = layout.names()
        self.names = [*names, *[slot_names[slot] for slot in flags + indexes + numbers]]
        self._plain_from = self.size
        self._flags, self._numbers = np.array(flags, np.intp), np.array(numbers, np.intp)
        self._choices, self._starts = np.array(choices, np.intp), np.array(starts, np.intp)
        self._indexes, self._largest = np.array(indexes, np.intp), np.array(largest, np.float32)
        self.size += len(flags) + len(indexes) + len(numbers)
        self.space = spaces.Box(-3.0, 3.0, (self.size,), np.float32)

    def __call__(self, observation: Any) -> Any:
        """The encoding of an observation, or of each in a batch."""
        one = observation.ndim == 1
        rows = observation[None] if one else observation
        made = np.zeros((len(rows), self.size), np.float32)
        made[np.arange(len(rows))[:, None], self._starts + rows[:, self._choices]] = 1.0
        at = self._plain_from
        made[:, at : at + len(self._flags)] = rows[:, self._flags]
        at += len(self._flags)
        made[:, at : at + len(self._indexes)] = rows[:, self._indexes] / self._largest
        at += len(self._indexes)
        numbers = rows[:, self._numbers].astype(np.float32)
        made[:, at:] = np.sign(numbers) * np.log1p(np.abs(numbers)) / SQUASH
        return made[0] if one else made
