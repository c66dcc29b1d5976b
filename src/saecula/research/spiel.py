"""Our games as Python games of OpenSpiel.

    game = saecula.research.open_spiel("vinci-small")

    saecula.research.register()
    game = pyspiel.load_game("saecula_vinci(players=4,options=victory_points:60)")

A game begins with one chance node, which draws its seed: all later chance follows from it, so that histories replay.
A search that clones states would therefore look into the future: `State.resample` redraws what a player cannot know,
future dice included, as search for games of imperfect information has to do. Players who answer at once are asked one
after the other. Returns are those of `setting.utilities`.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import numpy as np
import pyspiel

from saecula.kernel.errors import SaeculaError
from saecula.kernel.registry import games
from saecula.kernel.state import State
from saecula.research.rows import Encoder, Rows
from saecula.research.setting import Setting, find_setting, utilities, variants

SEEDS: Final = 4096  # outcomes of the chance node at the beginning
PREFIX: Final = "saecula_"

_registered: dict[str, str] = {}  # the name of each game or variant, by its name in OpenSpiel


def short_name(name: str) -> str:
    """The name of a game or variant in OpenSpiel."""
    return PREFIX + name.replace("-", "_")


def register() -> list[str]:
    """Register our games and variants, once; their names for `pyspiel.load_game`."""
    for name in [*games(), *variants()]:
        _register(name)
    return sorted(_registered)


def _register(name: str) -> str:
    """Register one game or variant, unless it is; its name in OpenSpiel."""
    short = short_name(name)
    if short not in _registered:
        pyspiel.register_game(_type_of(name), _maker(name))
        _registered[short] = name
    return short


def load(setting: Setting) -> SpielGame:
    """The OpenSpiel game of a setting."""
    options = "+".join(f"{name}:{_written(value)}" for name, value in sorted(setting.options.items()))
    made: SpielGame = pyspiel.load_game(_register(setting.name), {"players": setting.seats, "options": options})
    return made


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _type_of(name: str) -> Any:
    setting = find_setting(name)
    counts = setting.game.seat_counts
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Saecula {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": setting.seats, "options": ""},
    )


def _maker(name: str) -> Any:
    """What OpenSpiel calls to make the game: a class of its own for each name."""

    class Made(SpielGame):
        """A game under its own name."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params or {})

    return Made


def _parsed(name: str, text: str) -> dict[str, Any]:
    """Options written NAME:VALUE+NAME:VALUE; OpenSpiel keeps other signs for itself."""
    declared = {option.name: option for option in find_setting(name).game.options}
    found: dict[str, Any] = {}
    for pair in [part for part in text.split("+") if part]:
        option, _, value = pair.partition(":")
        if option not in declared:
            raise SaeculaError(f"{name} has no option {option!r}; there is: {', '.join(declared)}")
        found[option] = declared[option].parse(value)
    return found


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game or variant for OpenSpiel."""

    def __init__(self, name: str, params: dict[str, Any]) -> None:
        players = params.get("players")
        self.setting = find_setting(name, players or None, _parsed(name, str(params.get("options", ""))))
        self.rows = Rows(self.setting.game)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rows.moves,
            max_chance_outcomes=SEEDS,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.setting.most_moves,
        )
        super().__init__(_type_of(name), info, params)

    def new_initial_state(self) -> SpielState:
        """Before the seed is drawn."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a player sees: `rows.Encoder` of its observation."""
        if params:
            raise SaeculaError(f"observations take no parameters, not {params}")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise SaeculaError("there is no information state: an observation is what is on the table now")
        return SpielObserver(self.rows)


class Place:
    """Holds the state of Saecula. OpenSpiel clones a position by copying its attributes; this makes that cheap."""

    def __init__(self, table: State | None = None) -> None:
        self.table = table

    def __deepcopy__(self, memo: dict[int, Any]) -> Place:
        return Place(None if self.table is None else self.table.clone())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self._place = Place()
        self._begun = 0

    @property
    def table(self) -> State | None:
        """The state of Saecula; None before the seed is drawn."""
        return self._place.table

    def current_player(self) -> Any:
        """Who is asked."""
        if self.table is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.is_terminal() else self.table.actors[0]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return sorted(self.table.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seeds, each as likely as any other."""
        return [(seed, 1 / SEEDS) for seed in range(SEEDS)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            table = self.setting.new(action)
            self._place = Place(table)
            self._begun = self.setting.count(table)
        else:
            self.table.play(self.table.actors[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == pyspiel.PlayerId.CHANCE else self.setting.game.moves.name(action)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.table is not None and self.setting.over(self.table, self._begun)

    def returns(self) -> list[float]:
        """What the places are worth; nothing before the end."""
        if self.table is None or not self.is_terminal():
            return [0.0] * self.setting.seats
        return utilities(self.table)

    def resample(self, player: int, seed: int) -> State:
        """The state of Saecula with everything redrawn that a player cannot know, future dice included."""
        if self.table is None:
            raise SaeculaError("the seed is not drawn yet")
        return self.table.determinize(player, seed)

    def __str__(self) -> str:
        """Scores, and a digest: equal for equal positions. `print(state.table)` shows everything."""
        if self.table is None:
            return "before the seed"
        digest = blake2b(self.table.pack(), digest_size=8).hexdigest()
        return f"{self.setting.name} {self.table.scores} {digest}"


class SpielObserver:
    """Observations as OpenSpiel wants them: one tensor, and a text."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows
        self._encoder = Encoder(rows.layout)
        self.tensor = np.zeros(self._encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Take over what a player sees."""
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._encoder(self._rows.observation(state.table, player))

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, by name."""
        if state.table is None:
            return ""
        return self._rows.text(self._rows.observation(state.table, player))
