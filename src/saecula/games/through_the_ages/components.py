"""The tables that the rules index into: kinds of cards, single cards, banks and boards, read from data/*.yaml.

A *kind* of card is an int. The kinds that hold workers come first, in the order of TYPES and by level: their number is
also the number of their place in a civilization's lists of workers and of stored tokens. After them governments,
special technologies, leaders, wonders, action cards, and the military kinds.

A single *card* is an int too: 64 × its age + a number within its age and its deck (civil or military). So the cards of
one age in one place are a bit mask of at most 62 bits.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from saecula.data import DataFiles, Localized, refuse
from saecula.games.through_the_ages import schema
from saecula.games.through_the_ages.civil_schema import CivilCard, CivilCards
from saecula.games.through_the_ages.military_schema import MilitaryCard, MilitaryCards

FOLDER: Final[str] = str(Path(__file__).parent)
FILES: Final[list[str]] = ["civil_cards", "military_cards", "initial", "boards"]

files = DataFiles("through_the_ages", f"{FOLDER}/data", FILES)
civil_cards: Final[list[CivilCard]] = files.read("civil_cards", CivilCards).cards
military_cards: Final[list[MilitaryCard]] = files.read("military_cards", MilitaryCards).cards
initial: Final[schema.Initial] = files.read("initial", schema.Initial)
boards: Final[schema.Boards] = files.read("boards", schema.Boards)
DIGEST: Final[str] = files.digest
PREFIX: Final = "through_the_ages"  # of every key

# ---------------------------------------------------------------------------------------------------------- ages, types

AGE_NAMES: Final[list[str]] = ["A", "I", "II", "III", "IV"]
AGES: Final = 4  # ages with cards; age 4 has none
AGE_OF: Final[dict[str, int]] = {"A": 0, "I": 1, "II": 2, "III": 3}
AGE_KEYS: Final[list[str]] = [
    "through_the_ages-age-a",
    "through_the_ages-age-i",
    "through_the_ages-age-ii",
    "through_the_ages-age-iii",
    "through_the_ages-age-iv",
]

TYPES: Final[list[str]] = [
    "farm", "mine", "lab", "temple", "arena", "library", "theater",
    "infantry", "cavalry", "artillery", "air_force",
    "government", "special_military", "special_civil", "special_exploration", "special_construction",
    "leader", "wonder", "action",
    "event", "territory", "aggression", "war", "pact", "tactic", "bonus",
]  # fmt: skip
TYPE_KEYS: Final[list[str]] = [f"through_the_ages-type-{name}" for name in TYPES]
FARM: Final = 0
MINE: Final = 1
LAB: Final = 2
TEMPLE: Final = 3
ARENA: Final = 4
LIBRARY: Final = 5
THEATER: Final = 6
INFANTRY: Final = 7
CAVALRY: Final = 8
ARTILLERY: Final = 9
AIR_FORCE: Final = 10
GOVERNMENT: Final = 11
SPECIAL_MILITARY: Final = 12
SPECIAL_CONSTRUCTION: Final = 15
LEADER: Final = 16
WONDER: Final = 17
ACTION: Final = 18
EVENT: Final = 19
TERRITORY: Final = 20
AGGRESSION: Final = 21
WAR: Final = 22
PACT: Final = 23
TACTIC: Final = 24
BONUS: Final = 25

# ---------------------------------------------------------------------------------------------------------------- kinds


class Kind:
    """A kind of card with its printed numbers: read once, to make the tables below."""

    def __init__(self, name: str, type_: str, age: str, title: Localized) -> None:
        self.name = name
        self.type = TYPES.index(type_)
        self.level = AGE_OF[age]
        self.title = title
        self.initial: schema.InitialTechnology | None = None
        self.civil: CivilCard | None = None
        self.military: MilitaryCard | None = None


def _kinds() -> list[Kind]:
    found: list[Kind] = []
    for tech in initial.initial_technologies:
        kind = Kind(tech.id, tech.type, tech.age, tech.name)
        kind.initial = tech
        found.append(kind)
    for card in civil_cards:
        kind = Kind(card.id, card.type, card.age, card.name)
        kind.civil = card
        found.append(kind)
    for soldier in military_cards:
        kind = Kind(soldier.id, soldier.type, soldier.age, soldier.name)
        kind.military = soldier
        found.append(kind)
    names: list[str] = []
    for kind in found:
        if kind.name in names:
            raise refuse(files, "civil_cards" if kind.civil else "military_cards", kind.name, "is there twice")
        names.append(kind.name)
    order = [(kind.type, kind.level if kind.type < GOVERNMENT else 0, i) for i, kind in enumerate(found)]
    order.sort()
    return [found[i] for _, _, i in order]


kinds: Final[list[Kind]] = _kinds()
KINDS: Final[int] = len(kinds)
NONE: Final[int] = KINDS  # no leader, no tactics card, ...
NAMES: Final[list[str]] = [kind.name for kind in kinds]
KEYS: Final[list[str]] = [f"through_the_ages-card-{name}" for name in NAMES]
INDEX: Final[dict[str, int]] = {name: k for k, name in enumerate(NAMES)}
TYPE: Final[list[int]] = [kind.type for kind in kinds]
LEVEL: Final[list[int]] = [kind.level for kind in kinds] + [0]


def _first(type_: int) -> int:
    return len([k for k in TYPE if k < type_])


TYPE_FIRST: Final[list[int]] = [_first(t) for t in range(len(TYPES) + 1)]  # kinds of type t: TYPE_FIRST[t : t + 2]
SLOTS: Final[int] = TYPE_FIRST[GOVERNMENT]  # kinds that hold workers
STORES: Final[int] = TYPE_FIRST[TEMPLE]  # of these, the kinds that can hold blue tokens: farms, mines, labs
MINE0: Final[int] = TYPE_FIRST[MINE]
LAB0: Final[int] = TYPE_FIRST[LAB]
TEMPLE0: Final[int] = TYPE_FIRST[TEMPLE]
UNIT0: Final[int] = TYPE_FIRST[INFANTRY]
UNITS: Final[int] = SLOTS - UNIT0
GOVERNMENT0: Final[int] = TYPE_FIRST[GOVERNMENT]
SPECIAL0: Final[int] = TYPE_FIRST[SPECIAL_MILITARY]
TECHS: Final[int] = TYPE_FIRST[LEADER]
LEADER0: Final[int] = TYPE_FIRST[LEADER]
WONDER0: Final[int] = TYPE_FIRST[WONDER]
ACTION0: Final[int] = TYPE_FIRST[ACTION]
CIVIL: Final[int] = TYPE_FIRST[EVENT]  # civil kinds are below this
EVENT0: Final[int] = TYPE_FIRST[EVENT]
TERRITORY0: Final[int] = TYPE_FIRST[TERRITORY]
AGGRESSION0: Final[int] = TYPE_FIRST[AGGRESSION]
WAR0: Final[int] = TYPE_FIRST[WAR]
PACT0: Final[int] = TYPE_FIRST[PACT]
TACTIC0: Final[int] = TYPE_FIRST[TACTIC]
BONUS0: Final[int] = TYPE_FIRST[BONUS]


def type_mask(type_: int) -> int:
    """The technologies of a type as a bit mask of kinds."""
    return (1 << TYPE_FIRST[type_ + 1]) - (1 << TYPE_FIRST[type_])


TYPE_MASK: Final[list[int]] = [type_mask(t) for t in range(LEADER)]
SLOT_MASK: Final[int] = (1 << SLOTS) - 1
ALL_TECHS: Final[int] = (1 << TECHS) - 1
GOVERNMENT_MASK: Final[int] = TYPE_MASK[GOVERNMENT]
SPECIAL_MASK: Final[int] = ALL_TECHS ^ SLOT_MASK ^ GOVERNMENT_MASK


def _number(kind: Kind, name: str) -> int:
    """A number printed on a card, 0 where there is none."""
    source = kind.initial or kind.civil or kind.military
    return int(getattr(source, name, 0) or 0)


def _printed(name: str) -> list[int]:
    return [_number(kind, name) if k < CIVIL else 0 for k, kind in enumerate(kinds)] + [0]


CULTURE_OF: Final[list[int]] = _printed("culture")
SCIENCE_OF: Final[list[int]] = _printed("science")
HAPPINESS_OF: Final[list[int]] = _printed("happiness")
STRENGTH_OF: Final[list[int]] = _printed("strength")
CIVIL_OF: Final[list[int]] = _printed("civil_actions")
MILITARY_OF: Final[list[int]] = _printed("military_actions")
COLONIZATION_OF: Final[list[int]] = _printed("colonization")
BLUE_OF: Final[list[int]] = _printed("blue_tokens")
SCIENCE_COST: Final[list[int]] = _printed("science_cost")
REVOLUTION_COST: Final[list[int]] = _printed("revolution_cost")
COST: Final[list[int]] = _printed("resource_cost")
URBAN_LIMIT: Final[list[int]] = _printed("urban_limit")
STAGES_PER_ACTION: Final[list[int]] = [max(1, n) for n in _printed("stages_per_action")]
INITIAL_WORKERS: Final[list[int]] = _printed("initial_workers")
STAGES: Final[list[list[int]]] = [list(kind.civil.stages) if kind.civil else [] for kind in kinds]


def _values() -> list[int]:
    """What a blue token on a card is worth: food on a farm, resources on a mine, or on a lab of Tesla's (TA-15.5)."""
    values: list[int] = []
    for k in range(STORES):
        name = "food" if TYPE[k] == FARM else "resources"
        values.append(LEVEL[k] if TYPE[k] == LAB else _number(kinds[k], name))
    return values


VALUE: Final[list[int]] = _values()
INITIAL_TECHS: Final[list[int]] = [k for k in range(TECHS) if kinds[k].initial is not None]
INITIAL_MASK: Final[int] = sum([1 << k for k in INITIAL_TECHS])
DESPOTISM: Final[int] = [k for k in INITIAL_TECHS if TYPE[k] == GOVERNMENT][0]
WONDERS: Final[int] = ACTION0 - WONDER0
WONDER_LEVEL_MASK: Final[list[int]] = [
    sum([1 << (k - WONDER0) for k in range(WONDER0, ACTION0) if LEVEL[k] == age]) for age in range(AGES)
]
LEVEL_MASK: Final[list[int]] = [sum([1 << k for k in range(TECHS) if LEVEL[k] == age]) for age in range(AGES)]

# The pairs of cards between which a worker can be upgraded (TA-5.7).
UPGRADES: Final[list[tuple[int, int]]] = [
    (low, high)
    for low in range(SLOTS)
    for high in range(low + 1, SLOTS)
    if TYPE[low] == TYPE[high] and LEVEL[low] < LEVEL[high]
]
UPGRADE_FROM: Final[list[int]] = [low for low, _ in UPGRADES]
UPGRADE_TO: Final[list[int]] = [high for _, high in UPGRADES]
UPGRADE_NAMES: Final[list[str]] = [f"{NAMES[low]} {NAMES[high]}" for low, high in UPGRADES]
UPGRADES_FROM: Final[list[list[int]]] = [[i for i, (low, _) in enumerate(UPGRADES) if low == k] for k in range(SLOTS)]

# --------------------------------------------------------------------------------------------------------- single cards


def _cards(civil: bool) -> list[int]:
    """The kind of each single card, by its number; NONE where there is no such card."""
    found = [NONE] * (64 * AGES)
    used = [0] * AGES
    for k, kind in enumerate(kinds):
        card = kind.civil if civil else kind.military
        if card is None:
            continue
        copies = card.copies_4p if isinstance(card, CivilCard) else card.copies
        for _ in range(copies):
            if used[kind.level] == 62:
                raise refuse(files, "civil_cards" if civil else "military_cards", kind.name, "an age has over 62 cards")
            found[64 * kind.level + used[kind.level]] = k
            used[kind.level] += 1
    return found


CIVIL_KIND: Final[list[int]] = _cards(civil=True)
MILITARY_KIND: Final[list[int]] = _cards(civil=False)


def _copies(cards: list[int]) -> list[int]:
    """For each kind the mask of its cards within its age."""
    masks = [0] * (KINDS + 1)
    for card, kind in enumerate(cards):
        if kind != NONE:
            masks[kind] |= 1 << (card & 63)
    masks[NONE] = 0
    return masks


CIVIL_CARDS: Final[list[int]] = _copies(CIVIL_KIND)
MILITARY_CARDS: Final[list[int]] = _copies(MILITARY_KIND)


def _cards_of_types(copies: list[int], types: list[int]) -> list[int]:
    """For each age the mask of the cards of some types."""
    masks = [0] * AGES
    for k in range(KINDS):
        if TYPE[k] in types:
            masks[LEVEL[k]] |= copies[k]
    return masks


ACTION_CARDS: Final[list[int]] = _cards_of_types(CIVIL_CARDS, [ACTION])
LEADER_CARDS: Final[list[int]] = _cards_of_types(CIVIL_CARDS, [LEADER])
TECH_CARDS: Final[list[int]] = _cards_of_types(CIVIL_CARDS, list(range(LEADER)))
EVENT_CARDS: Final[list[int]] = _cards_of_types(MILITARY_CARDS, [EVENT, TERRITORY])
ONLY_EVENTS: Final[list[int]] = _cards_of_types(MILITARY_CARDS, [EVENT])
TACTIC_CARDS: Final[list[int]] = _cards_of_types(MILITARY_CARDS, [TACTIC])
BONUS_CARDS: Final[list[int]] = _cards_of_types(MILITARY_CARDS, [BONUS])
WAR_CARDS: Final[list[int]] = _cards_of_types(MILITARY_CARDS, [WAR])
PACT_CARDS: Final[list[int]] = _cards_of_types(MILITARY_CARDS, [PACT])
ATTACK_CARDS: Final[list[int]] = _cards_of_types(MILITARY_CARDS, [AGGRESSION, WAR])
ALL_MILITARY: Final[list[int]] = _cards_of_types(MILITARY_CARDS, list(range(EVENT, BONUS + 1)))


def _civil_deck(players: int) -> list[int]:
    """For each age the civil cards of a game with this many players (TA-1.2)."""
    masks = [0] * AGES
    for k in range(CIVIL):
        card = kinds[k].civil
        if card is not None:
            copies = [card.copies_2p, card.copies_3p, card.copies_4p][players - 2]
            left = CIVIL_CARDS[k]
            for _ in range(copies):
                masks[LEVEL[k]] |= left & -left
                left &= left - 1
    return masks


CIVIL_DECKS: Final[list[list[int]]] = [_civil_deck(n) for n in (2, 3, 4)]  # by players - 2, then by age


def cards_in(mask: int, age: int) -> list[int]:
    """The single cards of a mask of one age."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(64 * age + low.bit_length() - 1)
        mask ^= low
    return found


def count(mask: int) -> int:
    """How many are in a mask."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


# -------------------------------------------------------------------------------------------------------- boards, banks

MAX_PLAYERS: Final = 4
COLOURS: Final[list[str]] = [colour.id for colour in initial.players.colours]
ROW: Final[int] = boards.card_row.size
ROW_COST: Final[list[int]] = [position.civil_action_cost for position in boards.card_row.positions]
if len(ROW_COST) != ROW or sorted(ROW_COST) != ROW_COST:
    raise refuse(files, "boards", "card_row", "there is a cost for each position, and costs rise along the row")
WONDER_SURCHARGE: Final[int] = boards.card_row.wonder_surcharge_per_completed_wonder
CLEARED: Final[list[int]] = [0, 0] + [row.row_positions_cleared_each_turn for row in boards.player_counts]
CURRENT_EVENTS: Final[list[int]] = [0, 0] + [row.current_events_at_start for row in boards.player_counts]
TWO_MEANS: Final[list[int]] = [0, 0] + [row.strongest_weakest_two_means for row in boards.player_counts]
FIRST_ACTIONS: Final[list[int]] = [row.civil_actions for row in boards.round_1.civil_actions_by_seat]
MAX_DRAW: Final[int] = boards.military_draw.max_per_turn
FAMINE: Final[int] = boards.starvation.culture_lost_per_missing_food
EVENT_CULTURE: Final[list[int]] = [row.culture_for_playing_event or 0 for row in boards.ages]
YELLOW_LOST: Final[list[int]] = [row.yellow_tokens_lost_full_game for row in boards.age_end]
FIRST_EVENT_ROUND: Final[int] = boards.simple_game.first_event_round
SET_ASIDE: Final[int] = INDEX.get(boards.simple_game.set_aside, NONE)
SIMPLE_EVENTS: Final[list[int]] = [k for k in range(EVENT0, TERRITORY0) if LEVEL[k] == 0 and k != SET_ASIDE]
ADVANCED_BONUSES: Final[int] = boards.advanced_game.face_up_age_iii_events
LAST_AGE: Final[list[int]] = [AGE_OF[row.ends_after_age] for row in boards.game_versions]

YELLOW: Final[int] = initial.tokens_per_player.yellow_total
YELLOW_BANK: Final[int] = initial.tokens_per_player.yellow_in_bank
UNUSED_AT_START: Final[int] = initial.tokens_per_player.yellow_unused_workers
BLUE: Final[int] = initial.tokens_per_player.blue_total
LARGEST_BANK: Final = 200  # the tables below go on for tokens beyond the printed ones


def _yellow(price: bool, faces: bool) -> list[int]:
    """By tokens in the yellow bank: price of a population increase, consumption, or happy faces needed (TA-2.2)."""
    table: list[int] = []
    bank = initial.yellow_bank
    for tokens in range(LARGEST_BANK):
        section = [s for s in bank.sections if s.token_from <= tokens <= s.token_to or s is bank.sections[0]][-1]
        if faces:
            table.append(max([0] + [s.happy_faces_needed_when_empty for s in bank.sections if tokens < s.token_from]))
        elif tokens == 0:
            table.append(0 if price else bank.empty_bank.consumption_food)
        else:
            table.append(section.population_cost_food if price else section.consumption_food)
    return table


POPULATION_PRICE: Final[list[int]] = _yellow(price=True, faces=False)
CONSUMPTION: Final[list[int]] = _yellow(price=False, faces=False)
FACES_NEEDED: Final[list[int]] = _yellow(price=False, faces=True)


def _corruption() -> list[int]:
    """By tokens in the blue bank: resources lost (TA-8.6)."""
    bank = initial.blue_bank
    table = [bank.empty_bank.corruption_resources]
    for tokens in range(1, LARGEST_BANK):
        region = [r for r in bank.regions if r.token_from <= tokens <= r.token_to or r is bank.regions[0]][-1]
        table.append(region.corruption_resources)
    return table


CORRUPTION: Final[list[int]] = _corruption()


def _limit(track: str) -> int:
    return next(row.max for row in initial.tracks if row.id == track) or 0


MAX_SCIENCE: Final[int] = _limit("science_points")
MAX_CULTURE_RATING: Final[int] = _limit("culture_rating")
MAX_SCIENCE_RATING: Final[int] = _limit("science_rating")
MAX_STRENGTH: Final[int] = _limit("strength")
MAX_HAPPINESS: Final[int] = _limit("happiness")
