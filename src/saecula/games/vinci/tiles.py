"""The civilization tiles: one declarative entry per kind in data/tiles.yaml, and here what a pair can do (VI-8).

An empire has a pair of kinds, written as one int (see `pair`). Everything a pair does is looked up in tables made
once: POWERS for its abilities, VALUE for what each province is worth to it. NONE stands for "no tile": an empire in
decline keeps only its lasting tiles, and a pair of two NONE is an empire without tiles.
"""

from __future__ import annotations

from typing import Final

from saecula.data import refuse
from saecula.games.vinci import schema
from saecula.games.vinci.components import MOUNTAIN, PROVINCES, files, provinces, setup, tiles

KINDS: Final[int] = len(tiles)
NONE: Final[int] = KINDS
KIND_NAMES: Final[list[str]] = [tile.id for tile in tiles]
KIND_KEYS: Final[list[str]] = [f"vinci-tile-{name}" for name in KIND_NAMES]
KIND_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(KIND_NAMES)}

# The abilities, each an index into POWERS[pair]; the value there is how much of it the empire has (VI-8.1, 8.26).
SLAVERY: Final = 0  # VP for each token eliminated
SPIES: Final = 1  # conquests per turn by Espionage ...
SPY_COST: Final = 2  # ... and what each costs
GENERAL: Final = 3  # tokens for the turn only
FORTS: Final = 4  # forts per turn; with any, attacks from a fort are cheaper
MILITIA: Final = 5  # what attackers pay more
CLIMBING: Final = 6  # what mountains cost less
SHIPS: Final = 7  # what coastal targets cost less
WEAPONS: Final = 8  # what every target costs less
ASTRONOMY: Final = 9  # conquest and cohesion by sea
PACTS: Final = 10  # opponents that can be named each turn
HERITAGE: Final = 11  # no contact rule
MEDICINE: Final = 12  # tokens each expansion turn
MESSENGERS: Final = 13  # no cohesion
RENAISSANCE: Final = 14  # decline at the end of a turn
REVOLUTION: Final = 15  # entry anywhere
ABILITIES: Final = 16


def pair(a: int, b: int) -> int:
    """The pair of two kinds, whichever comes first."""
    return a * (KINDS + 1) + b if a < b else b * (KINDS + 1) + a


PAIRS: Final[int] = (KINDS + 1) * (KINDS + 1)
NO_TILES: Final[int] = pair(NONE, NONE)
SPECIALIZATION: Final[int] = KIND_INDEX.get("specialization", -1)
LASTING: Final[list[bool]] = [tile.on_decline == "stays" for tile in tiles]


def kinds_of(code: int) -> list[int]:
    """The kinds in a pair, without NONE."""
    return [k for k in (code // (KINDS + 1), code % (KINDS + 1)) if k != NONE]


def _effects(code: int) -> list[schema.AnyEffect]:
    """The effects of a pair. Specialization turns the other tile's into its doubled one (VI-8.26)."""
    kinds = kinds_of(code)
    if SPECIALIZATION in kinds:
        return [tiles[k].specialized_effect for k in kinds if k != SPECIALIZATION]
    return [tiles[k].effect for k in kinds]


def _powers(effects: list[schema.AnyEffect]) -> list[int]:
    powers = [0] * ABILITIES
    for effect in effects:
        _add_power(powers, effect)
    return powers


def _add_power(powers: list[int], effect: schema.AnyEffect) -> bool:
    """Add what an effect lets an empire do; False for a kind of effect that no rule here carries out."""
    if isinstance(effect, schema.VpPerToken):
        powers[SLAVERY] += effect.vp
    elif isinstance(effect, schema.FixedCost):
        powers[SPIES] += effect.uses_per_turn
        powers[SPY_COST] = effect.cost
    elif isinstance(effect, schema.TemporaryTokens):
        powers[GENERAL] += effect.tokens
    elif isinstance(effect, schema.Forts):
        powers[FORTS] += effect.per_turn
    elif isinstance(effect, schema.DefenceCost):
        powers[MILITIA] += effect.delta
    elif isinstance(effect, schema.Mountain):
        powers[CLIMBING] -= effect.attack_cost
    elif isinstance(effect, schema.CoastCost):
        powers[SHIPS] -= effect.delta
    elif isinstance(effect, schema.AttackCost):
        powers[WEAPONS] -= effect.delta
    elif isinstance(effect, schema.SeaMovement):
        powers[ASTRONOMY] = 1
    elif isinstance(effect, schema.Pact):
        powers[PACTS] += effect.opponents
    elif isinstance(effect, schema.AllowContact):
        powers[HERITAGE] = 1
    elif isinstance(effect, schema.TokensPerTurn):
        powers[MEDICINE] += effect.tokens
    elif isinstance(effect, schema.IgnoreCohesion):
        powers[MESSENGERS] = 1
    elif isinstance(effect, schema.EndOfTurnDecline):
        powers[RENAISSANCE] = 1
    elif isinstance(effect, schema.EnterAnywhere):
        powers[REVOLUTION] = 1
    else:  # points for provinces (see `bonus`), or nothing at all
        return isinstance(
            effect, (schema.VpTerrain, schema.VpSymbol, schema.VpProvince, schema.DoubleOther, schema.NoEffect)
        )
    return True


def bonus(effect: schema.AnyEffect, p: int) -> int:
    """The VP that an effect adds to a province (VI-8.3, 8.4, 8.28)."""
    there = provinces[p]
    if isinstance(effect, schema.VpTerrain):
        return effect.vp if there.terrain == effect.terrain else 0
    if isinstance(effect, schema.VpSymbol):
        return effect.vp if (there.mine if effect.symbol == "mine" else there.port) else 0
    if isinstance(effect, schema.VpProvince):
        return effect.vp
    if isinstance(effect, schema.Mountain):
        return effect.vp_per_mountain if MOUNTAIN[p] else 0
    return 0


GROUND_VALUE: Final[list[int]] = [
    setup.scoring.mountain if MOUNTAIN[p] else setup.scoring.province for p in range(PROVINCES)
]


def bonuses(code: int, p: int) -> list[tuple[int, int]]:
    """The tiles of a pair that make a province worth more: (kind, VP)."""
    kinds = [k for k in kinds_of(code) if k != SPECIALIZATION]
    found = [(k, bonus(effect, p)) for k, effect in zip(kinds, _effects(code), strict=False)]
    return [(k, vp) for k, vp in found if vp]


def _values(effects: list[schema.AnyEffect]) -> list[int]:
    return [GROUND_VALUE[p] + sum([bonus(effect, p) for effect in effects]) for p in range(PROVINCES)]


def _tokens(code: int) -> int:
    """The red numbers of a pair, added up (VI-3.6): with Specialization twice the other one, and one more."""
    kinds = kinds_of(code)
    if SPECIALIZATION in kinds:
        return 1 + 2 * sum([tiles[k].tokens or 0 for k in kinds])
    return sum([tiles[k].tokens or 0 for k in kinds])


def _after_decline(code: int) -> int:
    """What is left of a pair in decline (VI-9.5): lasting tiles, and Specialization with one of them (VI-8.26)."""
    kinds = [k for k in kinds_of(code) if LASTING[k]]
    if kinds and SPECIALIZATION in kinds_of(code):
        kinds.append(SPECIALIZATION)
    return pair(*(kinds + [NONE, NONE])[:2])


def check_effect(tile: str, field: str, effect: schema.AnyEffect) -> None:
    """Refuse a kind of effect that no rule here carries out."""
    if not _add_power([0] * ABILITIES, effect):
        raise refuse(files, "tiles", tile, f"field {field!r}: the rules know no effect {type(effect).__name__}")


def _check_tiles() -> None:
    for tile in tiles:
        if (tile.tokens is None) != (tile.id == "specialization"):
            raise refuse(files, "tiles", tile.id, "every tile but specialization has a red number in 'tokens'")
        if (tile.on_decline == "stays") != (tile.variant == "also_in_decline"):
            raise refuse(files, "tiles", tile.id, "'on_decline: stays' goes with 'variant: also_in_decline'")
        check_effect(tile.id, "effect", tile.effect)
        check_effect(tile.id, "specialized_effect", tile.specialized_effect)
    for column in ("copies", "copies_first_printing"):
        if sum([getattr(tile, column) for tile in tiles]) < 6 * 6:
            raise refuse(files, "tiles", tiles[0].id, f"{column}: there must be 36 tiles or more in all")


_check_tiles()
_CODES: Final[list[int]] = [pair(c // (KINDS + 1), c % (KINDS + 1)) for c in range(PAIRS)]
POWERS: Final[list[list[int]]] = [_powers(_effects(c)) if c == code else [] for c, code in enumerate(_CODES)]
VALUE: Final[list[list[int]]] = [_values(_effects(c)) if c == code else [] for c, code in enumerate(_CODES)]
TOKENS: Final[list[int]] = [_tokens(c) for c in range(PAIRS)]
AFTER_DECLINE: Final[list[int]] = [_after_decline(c) for c in range(PAIRS)]
