"""A game as a PettingZoo AEC environment.

The agents are "seat_0", "seat_1", ... An observation is a dict:

    observation     int16 array; `saecula.research.layout(name)` says what each slot means
    action_mask     int8 array, 1 for every legal move

`env.view(agent)` is the same knowledge as a dict that a person can read, as a client sees it; `env.read(observation)`
names the slots of an observation. Rewards:

    place     at the end, from 1 for the winner to -1 for the last; they add up to 0
    win       at the end, 1 for the winner, 0 for everybody else
    lead      after every move, by how much the seat's lead over its best opponent has grown, in points

An illegal move raises `IllegalMove` and changes nothing; `pettingzoo.utils.TerminateIllegalWrapper` makes it a loss.
When several seats answer at once, they are asked one after the other, and none sees another's answer. `infos` are empty
until the end; then they hold `place` and `score`.
"""

from __future__ import annotations

import secrets
from random import Random
from typing import Any, ClassVar

from pettingzoo import AECEnv

from saecula.kernel.errors import SaeculaError
from saecula.kernel.state import State
from saecula.research.rows import Rows
from saecula.research.setting import LEAD, Setting, check_reward, final_rewards, lead


class SaeculaEnv(AECEnv):  # type: ignore[misc]
    """An environment of one game or variant. `table` is the state itself, with everything that is hidden."""

    metadata: ClassVar[dict[str, Any]] = {"name": "saecula", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, setting: Setting, seed: int | str | None = None, reward: str = "place") -> None:
        super().__init__()
        check_reward(reward)
        self.setting = setting
        self.reward = reward
        self.render_mode = "ansi"
        self.rows = Rows(setting.game)
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        spaces = self._spaces()
        self.observation_spaces = dict.fromkeys(self.possible_agents, spaces)
        self.action_spaces = {agent: type(self.rows.action_space)(self.rows.moves) for agent in self.possible_agents}
        self._seeds = Random(secrets.randbits(64) if seed is None else str(seed))
        self.table: State = setting.new(0)
        self._begun = 0
        self._over = False

    def _spaces(self) -> Any:
        from gymnasium.spaces import Dict

        return Dict({"observation": self.rows.observation_space, "action_mask": self.rows.mask_space})

    def __str__(self) -> str:
        return f"saecula_{self.setting.name}"

    def observation_space(self, agent: str) -> Any:
        """The same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """A move is a number below `game.moves.size`."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. With a seed, this game and those of later resets depend on it; `options` are ignored."""
        if seed is not None:
            self._seeds = Random(str(seed))
        self.table = self.setting.new(self._seeds.getrandbits(64))
        self._begun = self.setting.count(self.table)
        self._over = False
        agents = self.possible_agents
        self.agents = agents.copy()
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self._leads = [lead(self.table, seat) for seat in range(self.setting.seats)] if self.reward == LEAD else []
        self.agent_selection = agents[self.table.actors[0]]

    def step(self, action: Any) -> None:
        """Play a move of the agent that is asked; None for an agent whose game is over."""
        agent = self.agent_selection
        if self._over:
            self._was_dead_step(action)
            return
        if action is None:
            raise SaeculaError(f"{agent} must choose a move: None is for agents whose game is over")
        table = self.table
        table.play(self._seat_of[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        if self._leads:
            self._pay_leads()
        if table.over or (self.setting.limit and self.setting.over(table, self._begun)):
            self._end()
        else:
            self.agent_selection = self.possible_agents[table.actors[0]]

    def _pay_leads(self) -> None:
        for seat, agent in enumerate(self.possible_agents):
            now = lead(self.table, seat)
            self.rewards[agent] = float(now - self._leads[seat])
            self._cumulative_rewards[agent] += self.rewards[agent]
            self._leads[seat] = now

    def _end(self) -> None:
        self._over = True
        places, scores = self.table.ranking, self.table.scores
        for seat, reward in enumerate(final_rewards(self.table, self.reward)):
            agent = self.possible_agents[seat]
            self.terminations[agent] = True
            if self.reward != LEAD:
                self.rewards[agent] = reward
                self._cumulative_rewards[agent] += reward
            self.infos[agent] = {"place": places[seat], "score": scores[seat]}
        self._deads_step_first()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and its legal moves."""
        seat = self._seat_of[agent]
        rows = self.rows
        return {"observation": rows.observation(self.table, seat), "action_mask": rows.mask(self.table, seat)}

    def view(self, agent: str) -> dict[str, Any]:
        """What an agent may know, as a dict with names; slower than `observe`."""
        view: dict[str, Any] = self.setting.game.view(self.table, self._seat_of[agent])
        return view

    def read(self, observation: Any) -> dict[str, Any]:
        """The slots of an observation by name; those that are 0 are left out."""
        return self.rows.layout.read([int(value) for value in observation])

    def render(self) -> str:
        """The position as text, for the agent that is asked."""
        return self.rows.text(self.observe(self.agent_selection)["observation"])

    def close(self) -> None:
        """Nothing is held open."""
