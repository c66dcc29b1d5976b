"""The games as environments of the libraries that researchers use. docs/researchers.md is the tour.

    env(name)          a PettingZoo AEC environment
    single(name)       a Gymnasium environment: one seat, the others are bots
    batch(name, n)     n games in step, for self-play
    open_spiel(name)   an OpenSpiel game; register() makes pyspiel.load_game("saecula_vinci") work
    talk(name)         a game as text and JSON, for language models
    layout(name)       what the numbers of an observation mean
    variants()         small games for cheap experiments: each name above may be one of these

Importing this module needs nothing but Saecula; each function says which extra it needs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from saecula.kernel.errors import MissingExtra
from saecula.kernel.layout import Layout
from saecula.kernel.options import Value
from saecula.research.conversation import Talk
from saecula.research.setting import Setting, find_setting, variants

if TYPE_CHECKING:
    from saecula.research.aec import SaeculaEnv
    from saecula.research.batches import Batch
    from saecula.research.single_seat import SingleEnv

__all__ = ["Setting", "batch", "env", "layout", "open_spiel", "register", "single", "talk", "variants"]


def env(
    name: str,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    seed: int | str | None = None,
    reward: str = "place",
) -> SaeculaEnv:
    """A PettingZoo AEC environment of a game or variant. See `saecula.research.aec`."""
    made: SaeculaEnv = _part("aec", "research").SaeculaEnv(find_setting(name, seats, options), seed, reward)
    return made


def single(
    name: str,
    opponents: Sequence[str] = ("random",),
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    seed: int | str | None = None,
    **more: Any,
) -> SingleEnv:
    """A Gymnasium environment: one seat against bots. See `saecula.research.single_seat` for the other arguments."""
    setting = find_setting(name, seats, options)
    made: SingleEnv = _part("single_seat", "research").SingleEnv(setting, opponents, seed, **more)
    return made


def batch(
    name: str,
    games: int,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    seed: int | str | None = None,
) -> Batch:
    """Several games in step, in one process. See `saecula.research.batches`."""
    made: Batch = _part("batches", "research").Batch(find_setting(name, seats, options), games, seed)
    return made


def open_spiel(name: str, seats: int | None = None, options: Mapping[str, Value] | None = None) -> Any:
    """An OpenSpiel game. See `saecula.research.spiel`."""
    spiel = _part("spiel", "openspiel")
    return spiel.load(find_setting(name, seats, options))


def register() -> list[str]:
    """Register our games and variants with OpenSpiel; the names for `pyspiel.load_game`."""
    names: list[str] = _part("spiel", "openspiel").register()
    return names


def talk(
    name: str,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    seed: int | str = 0,
    lang: str = "en",
) -> Talk:
    """A game as text and JSON. See `saecula.research.conversation`."""
    return Talk(find_setting(name, seats, options), seed, lang)


def layout(name: str) -> Layout:
    """What the numbers of an observation mean: fields with their slots, things, values and bounds."""
    return find_setting(name).game.layout()


def _part(module: str, extra: str) -> Any:
    """A module of this package that needs an extra; the error names the extra if it is not there."""
    try:
        return import_module(f"saecula.research.{module}")
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.startswith("saecula"):
            raise
        raise MissingExtra(f"{error.name} is missing: install it with pip install 'saecula[{extra}]'") from None
