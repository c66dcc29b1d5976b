"""Several games in step, in one process: what self-play and batched networks need.

games = saecula.research.batch("vinci-small", 64, seed=1)
while training:
    seen = games.observe()                    # of the seat that is asked in each game
    moves = policy(seen.observation, seen.mask)
    for end in games.step(moves):             # games that have just ended; new ones have begun in their place
        learn(end.game, end.utilities)
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from saecula.kernel.errors import SaeculaError
from saecula.kernel.state import State
from saecula.research.rows import Rows
from saecula.research.setting import Setting, utilities


@dataclass
class Seen:
    """What the seat that is asked sees, game by game."""

    observation: Any  # int16, games x slots
    mask: Any  # int8, games x moves
    seat: Any  # int64: which seat is asked


@dataclass
class End:
    """A game that has ended."""

    game: int  # its number in the batch
    utilities: list[float]  # by seat, as `saecula.research.setting.utilities` says
    scores: list[int]  # automated opponents included
    moves: int  # how many were played


class Batch:
    """Games that are played in step. `tables` are the states, with everything that is hidden."""

    def __init__(self, setting: Setting, games: int, seed: int | str | None = None) -> None:
        if games < 1:
            raise SaeculaError(f"a batch has 1 game or more, not {games}")
        self.setting = setting
        self.rows = Rows(setting.game)
        self._seeds = Random(secrets.randbits(64) if seed is None else str(seed))
        self.tables: list[State] = [self._new() for _ in range(games)]
        self._begun = setting.count(self.tables[0])
        self._played = [0] * games
        self._seats = [table.actors[0] for table in self.tables]

    def _new(self) -> State:
        return self.setting.new(self._seeds.getrandbits(64))

    def observe(self) -> Seen:
        """Of the seat that is asked in each game: observation, mask, seat."""
        rows = self.rows
        asked = list(zip(self.tables, self._seats, strict=True))
        return Seen(
            np.stack([rows.observation(table, seat) for table, seat in asked]),
            np.stack([rows.mask(table, seat) for table, seat in asked]),
            np.array(self._seats),
        )

    def step(self, moves: Any) -> list[End]:
        """Play a move in each game, by the seat that `observe` named. Nothing is played if one of them is illegal."""
        chosen = [int(move) for move in moves]
        if len(chosen) != len(self.tables):
            raise SaeculaError(f"there are {len(chosen)} moves for {len(self.tables)} games")
        for table, seat, move in zip(self.tables, self._seats, chosen, strict=True):
            if move not in table.legal(seat):
                table.play(seat, move)  # raises, and says why
        ends: list[End] = []
        for i, move in enumerate(chosen):
            table = self.tables[i]
            table.play(self._seats[i], move)
            self._played[i] += 1
            if table.over or self.setting.over(table, self._begun):
                ends.append(End(i, utilities(table), table.scores, self._played[i]))
                self.tables[i] = table = self._new()
                self._played[i] = 0
            self._seats[i] = table.actors[0]
        return ends
