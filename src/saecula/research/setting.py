"""What is played: a game with seats and options, perhaps cut short; and what its end is worth to each seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from saecula.kernel.errors import SaeculaError
from saecula.kernel.game import Game
from saecula.kernel.options import Value
from saecula.kernel.registry import game as find_game
from saecula.kernel.registry import games
from saecula.kernel.state import State

USUAL_SEATS: Final = 3  # where a caller names no number

PLACE: Final = "place"
WIN: Final = "win"
LEAD: Final = "lead"
REWARDS: Final = (PLACE, WIN, LEAD)


@dataclass(frozen=True)
class Setting:
    """A way to play a game.

    A variant may end before the game does: when the field `counter` of the state has risen by `limit` since the
    beginning. The places are then those of the points at that moment.
    """

    name: str
    game: Game[Any]
    seats: int
    options: Mapping[str, Value] = field(default_factory=dict)
    counter: str = ""
    limit: int = 0

    def __deepcopy__(self, memo: dict[int, Any]) -> Setting:
        return self  # nothing in it changes

    def new(self, seed: int | str) -> State:
        """A new game."""
        state: State = self.game.new(self.seats, seed, self.options)
        return state

    def count(self, state: State) -> int:
        """How far the counter has come; 0 without one."""
        return int(getattr(state, self.counter)) if self.counter else 0

    def over(self, state: State, begun: int) -> bool:
        """Whether it has ended; `begun` is the count of the new game."""
        return state.over or (self.limit > 0 and self.count(state) - begun >= self.limit)

    @property
    def most_moves(self) -> int:
        """No game is longer."""
        return self.game.limits().moves


# Of each variant: the game, seats, options, and what ends it early.
_VARIANTS: Final[dict[str, tuple[str, int, dict[str, Value], str, int]]] = {
    "vinci-small": ("vinci", 3, {"victory_points": 30}, "", 0),
    "heroes_of_the_world-small": ("heroes_of_the_world", 2, {}, "era", 1),  # the ancient era
    "history_of_the_world-small": ("history_of_the_world", 3, {}, "epoch", 2),  # two Epochs
    "through_the_ages-small": ("through_the_ages", 2, {"version": "simple"}, "", 0),
    "seven_ages-small": ("seven_ages", 2, {"turn_limit": 3}, "", 0),
}


def variants() -> dict[str, Setting]:
    """Small games for cheap experiments, by name."""
    return {
        name: Setting(name, find_game(game), seats, dict(options), counter, limit)
        for name, (game, seats, options, counter, limit) in _VARIANTS.items()
    }


def find_setting(name: str, seats: int | None = None, options: Mapping[str, Value] | None = None) -> Setting:
    """A game or variant by name, with other seats and options if they are given."""
    if name in _VARIANTS:
        game_name, usual, kept, counter, limit = _VARIANTS[name]
    elif name in games():
        game_name, usual, kept, counter, limit = name, USUAL_SEATS, {}, "", 0
    else:
        raise SaeculaError(f"there is no game {name[:60]!r}; there is: {', '.join([*games(), *_VARIANTS])}")
    game = find_game(game_name)
    if seats is None:
        seats = usual if usual in game.seat_counts else game.seat_counts[0]
    found = Setting(name, game, seats, {**kept, **(options or {})}, counter, limit)
    found.new(0)  # bad seats and options are refused now
    return found


def utilities(state: State) -> list[float]:
    """What the places are worth, from 1 for a sole winner to -1 for a sole last; those who tie share. They add up to 0.

    One for each seat; where the rules add automated opponents, these count as players, and it does not add up to 0.
    """
    places = state.ranking
    most = max(1, len(places) - 1)
    worth: list[float] = []
    for place in places[: state.seats]:
        tied = places.count(place)
        worth.append((len(places) + 1 - 2 * place - (tied - 1)) / most)
    return worth


def check_reward(reward: str) -> None:
    """Refuse a kind of reward that there is not."""
    if reward not in REWARDS:
        raise SaeculaError(f"there is no reward {reward[:60]!r}; there is: {', '.join(REWARDS)}")


def final_rewards(state: State, reward: str) -> list[float]:
    """What each seat gets at the end: by its place, or its share of the win; `lead` has paid as it went."""
    if reward == PLACE:
        return utilities(state)
    if reward == LEAD:
        return [0.0] * state.seats
    places = state.ranking
    return [1 / places.count(1) if place == 1 else 0.0 for place in places[: state.seats]]


def lead(state: State, seat: int) -> int:
    """By how many points a seat is ahead of its best opponent."""
    scores = state.scores
    own = scores.pop(seat)
    return own - max(scores, default=0)
