"""The tables that the rules index into: territories, heroes, tokens, die, set-up figures, read from data/*.yaml.

A territory is an int below TERRITORIES, a set of territories a bit mask. Heroes are numbered with those of the ancient
deck first; within its deck a hero is a *card*, so that a set of cards is a small bit mask. A token is a kind: tokens of
the same kind cannot be told apart. The wonders have a module of their own, wonders.py.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from saecula.data import DataFiles, refuse
from saecula.games.heroes_of_the_world import schema
from saecula.kernel.dealing import things_in

FOLDER: Final[str] = str(Path(__file__).parent)
FILES: Final[list[str]] = ["territories", "heroes", "discoveries", "wonders", "conquest_die", "setup"]
NAME: Final = "heroes_of_the_world"

files = DataFiles(NAME, f"{FOLDER}/data", FILES)
_territories: Final[schema.Territories] = files.read("territories", schema.Territories)
territories: Final[list[schema.Territory]] = _territories.territories
borders: Final[list[schema.Border]] = _territories.borders
_heroes: Final[list[schema.Hero]] = files.read("heroes", schema.Heroes).heroes
discovery_tokens: Final[list[schema.Discovery]] = files.read("discoveries", schema.Discoveries).discoveries
wonder_cards: Final[list[schema.Wonder]] = files.read("wonders", schema.Wonders).wonders
faces: Final[list[schema.Face]] = files.read("conquest_die", schema.Die).faces
setup: Final[schema.Setup] = files.read("setup", schema.Setup)
DIGEST: Final[str] = files.digest

ANCIENT: Final = 0
MODERN: Final = 1
ERAS: Final[list[str]] = ["ancient", "modern"]


def _distinct(name: str, ids: list[str]) -> None:
    for i, one in enumerate(ids):
        if one in ids[:i]:
            raise refuse(files, name, one, "is there twice")


# ---------------------------------------------------------------------------------------------------------- figures

_CONSTANTS: Final[dict[str, int]] = {row.key: row.value for row in setup.constants}


def _figure(key: str) -> int:
    if key not in _CONSTANTS:
        raise refuse(files, "setup", key, "is missing among the constants")
    return _CONSTANTS[key]


MAX_SEATS: Final[int] = setup.game.players_max
COLOURS: Final[list[str]] = [colour.id for colour in setup.colors]
START_GOLD: Final[int] = _figure("start_gold")
START_HAND: Final[int] = _figure("start_hand")
FACE_UP: Final[int] = _figure("face_up_heroes")
START_UNITS: Final[int] = _figure("start_population_per_era")
UNITS_PER_COLOUR: Final[int] = _figure("population_limit_per_color")
COLOURS_FOR_TWO: Final[int] = _figure("colors_per_player_with_two_players")
COINS: Final[int] = _figure("coins_total")
BEIGE_SLOTS: Final[int] = _figure("ladder_slots_beige")
ORANGE_SLOTS: Final[int] = _figure("ladder_slots_orange")
MIGRATION_COST: Final[int] = _figure("migration_cost")
MIGRATION_UNITS: Final[int] = _figure("migration_units")
WONDER_COST: Final[int] = _figure("wonder_cost")
WONDER_POINTS: Final[int] = _figure("wonder_points")
CONVERT_GOLD: Final[int] = _figure("convert_gold")
CONVERT_POINTS: Final[int] = _figure("convert_points")
RANKS: Final[int] = _figure("scoring_ranks")
RANKS_FOR_TWO: Final[int] = _figure("scoring_ranks_with_two_players")

_eras: Final[list[schema.EraRow]] = sorted(setup.eras, key=lambda era: era.order)
if [era.id for era in _eras] != ERAS:
    raise refuse(files, "setup", "eras", "there must be the ancient era, then the modern one")
ERA_VALUE: Final[list[int]] = [era.era_value for era in _eras]  # E of HO-9.5
LADDERS_TO_END: Final[list[int]] = [era.completed_ladders_to_end for era in _eras]

# ------------------------------------------------------------------------------------------------------ territories

TERRITORIES: Final[int] = len(territories)
TERRITORY_NAMES: Final[list[str]] = [t.id for t in territories]
TERRITORY: Final[dict[str, int]] = {name: i for i, name in enumerate(TERRITORY_NAMES)}
TERRITORY_KEYS: Final[list[str]] = [f"heroes_of_the_world-territory-{name}" for name in TERRITORY_NAMES]
EVERYWHERE: Final[int] = (1 << TERRITORIES) - 1


def _mask(names: list[str], file: str, record: str) -> int:
    mask = 0
    for name in names:
        if name not in TERRITORY:
            raise refuse(files, file, record, f"there is no territory {name!r}")
        mask |= 1 << TERRITORY[name]
    return mask


_distinct("territories", TERRITORY_NAMES)
BEIGE: Final[int] = _mask([t.id for t in territories if t.era == "ancient"], "territories", "")
ORANGE: Final[int] = EVERYWHERE & ~BEIGE
HOMELANDS: Final[list[int]] = [BEIGE, ORANGE]  # of each era: where its seven units are placed (HO-2.6, HO-13.9)
IN_PLAY: Final[list[int]] = [BEIGE, EVERYWHERE]  # of each era (HO-2.8, HO-13.10)
NEIGHBOURS: Final[list[int]] = [_mask(t.adjacent, "territories", t.id) for t in territories]
SLOTS: Final[list[list[int]]] = [  # of each era by the option `ladder_slots_by`: territory, then era (HO-7.1)
    [t.ladder_slots for t in territories],
    [t.ladder_slots for t in territories],
    [BEIGE_SLOTS for t in territories],
    [ORANGE_SLOTS for t in territories],
]
WIDTH: Final[int] = max([max(row) for row in SLOTS])  # slots kept for each ladder in the state


def _check_territories() -> None:
    for t, territory in enumerate(territories):
        for near in things_in(NEIGHBOURS[t]):
            if near == t or not NEIGHBOURS[near] >> t & 1:
                raise refuse(files, "territories", territory.id, f"is not adjacent to {TERRITORY_NAMES[near]} and back")
        home = BEIGE if territory.era == "ancient" else EVERYWHERE
        if not NEIGHBOURS[t] & home:
            raise refuse(files, "territories", territory.id, "has no neighbour of its era, so a rout has nowhere to go")
    for e in (ANCIENT, MODERN):
        there = len(things_in(IN_PLAY[e]))
        if there != _eras[e].territories_in_play or LADDERS_TO_END[e] > there or not HOMELANDS[e]:
            raise refuse(files, "setup", ERAS[e], f"does not fit {there} territories in play")
    pairs = [sorted([border.a, border.b]) for border in borders]
    near_pairs = [sorted([t.id, other]) for t in territories for other in t.adjacent if t.id < other]
    if sorted(pairs) != sorted(near_pairs):
        raise refuse(files, "territories", "borders", "are not the pairs of adjacent territories")


_check_territories()

# ----------------------------------------------------------------------------------------------------------- heroes

heroes: Final[list[schema.Hero]] = [h for era in ERAS for h in _heroes if h.era == era]
HEROES: Final[int] = len(heroes)
HERO_NAMES: Final[list[str]] = [h.id for h in heroes]
HERO: Final[dict[str, int]] = {name: i for i, name in enumerate(HERO_NAMES)}
HERO_KEYS: Final[list[str]] = [f"heroes_of_the_world-hero-{name}" for name in HERO_NAMES]
CARDS: Final[list[int]] = [len([h for h in heroes if h.era == era]) for era in ERAS]  # in the deck of each era
FIRST: Final[list[int]] = [0, CARDS[ANCIENT]]  # the hero that is card 0 of each deck

INFLUENCE: Final[list[int]] = [_mask(h.territories, "heroes", h.id) for h in heroes]
HERO_POPULATION: Final[list[int]] = [h.population for h in heroes]
HERO_DISCOVERIES: Final[list[int]] = [h.discoveries for h in heroes]
HERO_CONQUEST: Final[list[int]] = [h.conquest for h in heroes]
HERO_TREASURE: Final[list[int]] = [h.treasure for h in heroes]
# The sum of the discovery values on a player's heroes times THINKER, plus the number of those heroes: HO-8.5 1 and 2.
THINKER: Final = 1000
INSIGHT: Final[list[int]] = [THINKER * h.discoveries + 1 if h.discoveries else 0 for h in heroes]


def _check_heroes() -> None:
    for i, hero in enumerate(heroes):
        if INFLUENCE[i] & ~IN_PLAY[ERAS.index(hero.era)]:
            raise refuse(files, "heroes", hero.id, "has a territory that is not in play in his era")
    for e in (ANCIENT, MODERN):
        if CARDS[e] < MAX_SEATS * START_HAND + FACE_UP:
            raise refuse(files, "heroes", ERAS[e], "the deck is too small to be dealt")


_distinct("heroes", HERO_NAMES)
_check_heroes()

# ----------------------------------------------------------------------------------------------------------- tokens

KINDS: Final[int] = len(discovery_tokens)
TOKEN_NAMES: Final[list[str]] = [d.id for d in discovery_tokens]
TOKEN: Final[dict[str, int]] = {name: i for i, name in enumerate(TOKEN_NAMES)}
TOKEN_KEYS: Final[list[str]] = [f"heroes_of_the_world-token-{name}" for name in TOKEN_NAMES]
VALUE: Final[list[int]] = [d.value for d in discovery_tokens]
COPIES: Final[list[int]] = [d.copies for d in discovery_tokens]
BAGS: Final[list[list[int]]] = [  # the tokens of each era
    [k for k, d in enumerate(discovery_tokens) if d.era == era for _ in range(d.copies)] for era in ERAS
]
EMPTY: Final = -1  # a slot without a token
_distinct("discoveries", TOKEN_NAMES)

# -------------------------------------------------------------------------------------------------------------- die

FACE_NAMES: Final[list[str]] = [f.id for f in faces]
FACE_KEYS: Final[list[str]] = [f"heroes_of_the_world-face-{name}" for name in FACE_NAMES]
DIE: Final[list[int]] = [i for i, f in enumerate(faces) for _ in range(f.faces)]  # what can be rolled

# The kinds of result (HO-9.6), and which one each face has.
MASSACRE: Final = 0  # the defender loses units
ASSIMILATION: Final = 1  # the conqueror's units replace the defender's
ROUT: Final = 2  # the defender's units flee
PLUNDER: Final = 3  # the conqueror takes coins
BLOODBATH: Final = 4  # both lose units
DEFEAT: Final = 5  # the conqueror loses units
_KIND: Final[dict[str, int]] = {"replace": ASSIMILATION, "move": ROUT, "steal_gold": PLUNDER, "remove_both": BLOODBATH}
FACE_KIND: Final[list[int]] = [
    _KIND.get(f.effect.type, DEFEAT if f.effect.who == "attacker" else MASSACRE) for f in faces
]
ADDS_ERA: Final[list[bool]] = [f.effect.amount == "conquest_plus_era" for f in faces]  # C + E instead of C
_distinct("conquest_die", FACE_NAMES)
