"""A game as a Gymnasium environment: one seat learns, bots have the others.

    env = saecula.research.single("vinci-small", opponents=["greedy"], seed=1)

Observations are float32 (`rows.Encoder`), or the plain int16 of `layout` with encode=False. `env.action_masks()` is the
mask that sb3-contrib's MaskablePPO asks for; `info["action_mask"]` holds it too. An illegal move ends the episode with
the worst reward, unless illegal="raise".

Opponents are names of bots, one for all other seats or one for each. They are shown redrawn positions and nothing else.
`seat` is the seat that learns; None (the default) draws one anew for each game.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

import gymnasium

from saecula import bots
from saecula.kernel.bot import Budget, Chooser
from saecula.kernel.errors import IllegalMove, SaeculaError
from saecula.kernel.state import State
from saecula.research.rows import Encoder, Rows
from saecula.research.setting import LEAD, Setting, check_reward, final_rewards, lead

LOSE = "lose"
RAISE = "raise"


class SingleEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat against bots. `table` is the state itself, with everything that is hidden."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        setting: Setting,
        opponents: Sequence[str] = ("random",),
        seed: int | str | None = None,
        seat: int | None = None,
        reward: str = "place",
        illegal: str = LOSE,
        encode: bool = True,
        budget: Budget | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_reward(reward)
        if illegal not in (LOSE, RAISE):
            raise SaeculaError(f"illegal is {LOSE!r} or {RAISE!r}, not {illegal!r}")
        if seat is not None and not 0 <= seat < setting.seats:
            raise SaeculaError(f"there is no seat {seat}: seats are 0 to {setting.seats - 1}")
        others = setting.seats - 1
        names = [opponents] if isinstance(opponents, str) else list(opponents)
        if len(names) not in (1, others):
            raise SaeculaError(f"there are {len(names)} opponents for {others} seats: name one, or one for each")
        self.setting = setting
        self.opponents = names if len(names) == others else names * others
        for name in self.opponents:
            bots.make(name, setting.game, 0)
        self.reward = reward
        self.render_mode = render_mode
        self.rows = Rows(setting.game)
        self.encoder = Encoder(self.rows.layout) if encode else None
        self.observation_space = self.encoder.space if self.encoder else self.rows.observation_space
        self.action_space = self.rows.action_space
        self.seat = 0
        self.table: State = setting.new(0)
        self._wanted_seat = seat
        self._lose = illegal == LOSE
        self._budget = budget or Budget()
        self._chance = Random(secrets.randbits(64) if seed is None else str(seed))
        self._bots: list[Chooser | None] = []
        self._begun = 0
        self._lead = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game, played on to the learner's first decision. With a seed, it and later games depend on it."""
        super().reset(seed=seed)
        if seed is not None:
            self._chance = Random(str(seed))
        over = True
        while over:  # a game may end before the learner is asked at all
            self._begin()
            over = self._play_on()
        return self._observation(), self._info()

    def _begin(self) -> None:
        chance, setting = self._chance, self.setting
        self.table = setting.new(chance.getrandbits(64))
        self._begun = setting.count(self.table)
        self.seat = chance.randrange(setting.seats) if self._wanted_seat is None else self._wanted_seat
        self._bots = [bots.make(name, setting.game, chance.getrandbits(64)) for name in self.opponents]
        self._bots.insert(self.seat, None)
        self._lead = lead(self.table, self.seat)

    def _play_on(self) -> bool:
        """Let the bots play until the learner is asked or the game has ended; whether it has."""
        table, setting = self.table, self.setting
        while not (table.over or setting.over(table, self._begun)):
            seat = table.actors[0]
            if table.is_actor(self.seat):
                return False
            bot = self._bots[seat]
            assert bot is not None
            if isinstance(bot, bots.RandomBot):  # it looks at nothing but the legal moves
                move = self._chance.choice(table.legal(seat))
            else:
                copy = table.determinize(seat, self._chance.getrandbits(53))
                move = bots.ask(bot, copy, seat, self._budget)
            table.play(seat, move)
        return True

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play a move of the learner, and those of the bots until the learner is asked again."""
        if not self._bots:
            raise SaeculaError("call reset first")
        try:
            self.table.play(self.seat, int(action))
        except IllegalMove:
            if not self._lose:
                raise
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": int(action)}
        over = self._play_on()
        reward = final_rewards(self.table, self.reward)[self.seat] if over else 0.0
        if self.reward == LEAD:
            now = lead(self.table, self.seat)
            reward = float(now - self._lead)
            self._lead = now
        info = self._info()
        if over:
            info["place"] = self.table.ranking[self.seat]
            info["score"] = self.table.scores[self.seat]
        return self._observation(), reward, over, False, info

    def action_masks(self) -> Any:
        """Which moves are legal now: the method that MaskablePPO looks for."""
        return self.rows.mask(self.table, self.seat).astype(bool)

    def _observation(self) -> Any:
        observation = self.rows.observation(self.table, self.seat)
        return observation if self.encoder is None else self.encoder(observation)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "action_mask": self.rows.mask(self.table, self.seat)}

    def render(self) -> str:
        """The position as the learner sees it, by name."""
        return self.rows.text(self.rows.observation(self.table, self.seat))
