"""The nine wonders (HO-11): one declarative entry each in data/wonders.yaml, and here which is which.

A wonder is an int below WONDERS, a set of wonders a bit mask. The rules know a wonder by its power, so a table that
plays with data of its own may give the powers to other wonders.
"""

from __future__ import annotations

from typing import Final

from saecula.data import refuse
from saecula.games.heroes_of_the_world import schema
from saecula.games.heroes_of_the_world.components import ERAS, TERRITORY, files, wonder_cards

WONDERS: Final[int] = len(wonder_cards)
WONDER_NAMES: Final[list[str]] = [w.id for w in wonder_cards]
WONDER: Final[dict[str, int]] = {name: i for i, name in enumerate(WONDER_NAMES)}
WONDER_KEYS: Final[list[str]] = [f"heroes_of_the_world-wonder-{name}" for name in WONDER_NAMES]
WONDER_ERA: Final[list[int]] = [ERAS.index(w.era) for w in wonder_cards]
FOR_TWO: Final[list[bool]] = [w.two_players for w in wonder_cards]  # whether it is used with two players (HO-15.3)

_WINDOW_OF: Final[dict[str, str]] = {
    "PlacePopulation": "own_turn_after_hero",
    "CancelConquest": "conquest_rolled_defender",
    "RedirectConquest": "conquest_declared",
    "ScoreAsThird": "scoring_points",
    "ExtraDraw": "before_discovery_draw",
    "RankBonus": "scoring_rank",
    "RerollConquest": "conquest_rolled_attacker",
    "GainGold": "own_turn_any",
    "MovePopulation": "own_turn_any",
}


def _with(power: str) -> int:
    """The one wonder that has this power."""
    found = [w for w, wonder in enumerate(wonder_cards) if type(wonder.effect).__name__ == power]
    if len(found) != 1:
        raise refuse(files, "wonders", power, f"exactly one wonder has each power, not {len(found)}")
    if wonder_cards[found[0]].window != _WINDOW_OF[power]:
        what = f"its power belongs to the window {_WINDOW_OF[power]}"
        raise refuse(files, "wonders", wonder_cards[found[0]].id, what)
    return found[0]


GARDENS: Final[int] = _with("PlacePopulation")
GREAT_WALL: Final[int] = _with("CancelConquest")
LIGHTHOUSE: Final[int] = _with("RedirectConquest")
AJANTA: Final[int] = _with("ScoreAsThird")
PYRAMIDS: Final[int] = _with("ExtraDraw")
VERSAILLES: Final[int] = _with("RankBonus")
KREMLIN: Final[int] = _with("RerollConquest")
MACHU_PICCHU: Final[int] = _with("GainGold")
ANGKOR_WAT: Final[int] = _with("MovePopulation")

# The wonders a player may use at many points of the own turn (HO-11.6).
OWN_TURN: Final[int] = 1 << GARDENS | 1 << MACHU_PICCHU | 1 << ANGKOR_WAT


def _units(w: int) -> int:
    """The number in a power: units placed, moved or counted, tokens drawn, coins."""
    power = wonder_cards[w].effect
    if isinstance(power, (schema.PlacePopulation, schema.MovePopulation)):
        return power.amount_max
    if isinstance(power, schema.RankBonus):
        return power.population
    if isinstance(power, schema.ExtraDraw):
        return power.extra
    assert isinstance(power, schema.GainGold)
    return power.amount


GARDENS_UNITS: Final[int] = _units(GARDENS)
ANGKOR_UNITS: Final[int] = _units(ANGKOR_WAT)
VERSAILLES_UNITS: Final[int] = _units(VERSAILLES)
PYRAMIDS_TOKENS: Final[int] = _units(PYRAMIDS)
MACHU_COINS: Final[int] = _units(MACHU_PICCHU)

for _wonder in wonder_cards:
    if _wonder.home not in TERRITORY:
        raise refuse(files, "wonders", _wonder.id, f"there is no territory {_wonder.home!r}")
