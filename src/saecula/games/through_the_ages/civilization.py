"""A player's board: tokens, actions, ratings, and the cards in play that the rules count by kind.

Single cards (hands, colonies, what lies face down) are in `Ages.cards`, by place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from saecula.games.through_the_ages.components import (
    BLUE,
    DESPOTISM,
    INITIAL_MASK,
    INITIAL_WORKERS,
    NONE,
    SLOTS,
    STORES,
    UNUSED_AT_START,
    YELLOW,
    YELLOW_BANK,
)

NO_CARD: Final = -1  # no single card
NOBODY: Final = -1  # no seat

# Bits of `Civilization.flags`.
CIVIL_USED: Final = 1  # a civil action was spent this turn (TA-6.11)
MILITARY_USED: Final = 2
SAILED: Final = 4
TRADING: Final = 8  # Trade Routes will be used in the next payment
TRADED: Final = 16
COLUMBUS_USED: Final = 32  # for good
UNITS_DRAWN: Final = 64  # this turn's special resource of the leader has been given
TURN_FLAGS: Final = CIVIL_USED | MILITARY_USED | SAILED | TRADING | TRADED | UNITS_DRAWN

# Where culture points come from: indexes into `Civilization.culture_from`.
SOURCES: Final[list[str]] = [
    "buildings",  # production: workers on temples, theaters, libraries
    "wonders",  # production, and once on completion
    "others",  # production: leader, government, colonies, pacts
    "prepared",  # events put on the pile (TA-10.10)
    "events",  # events of Ages A to II
    "impacts",  # the scoring of Age III events, early or at the end; the bonus of the simple game
    "cards",  # action cards and abilities of leaders
    "colonies",  # once, when a territory is colonized
    "conflicts",  # aggressions and wars, won and lost
    "famine",
]
SOURCE_KEYS: Final[list[str]] = [f"through_the_ages-source-{source}" for source in SOURCES]
BY_BUILDINGS: Final = 0
BY_WONDERS: Final = 1
BY_OTHERS: Final = 2
BY_PREPARING: Final = 3
BY_EVENTS: Final = 4
BY_IMPACTS: Final = 5
BY_CARDS: Final = 6
BY_COLONIES: Final = 7
BY_CONFLICTS: Final = 8
BY_FAMINE: Final = 9


LISTS: Final = ("workers", "blue", "culture_from")


class Civilization:
    """Everything on one player's board. Kinds are NONE and single cards NO_CARD where there is none."""

    FIELDS: ClassVar[Sequence[str]] = (
        "culture", "science", "yellow_bank", "unused", "blue_bank", "food", "resources",
        "civil_actions", "civil_spent", "military_actions", "military_spent",
        "culture_rating", "science_rating", "strength", "happiness",
        "leader", "government", "construction", "wonder", "stages_built", "wonders", "ruined", "technologies", "led",
        "tactic", "pact", "partner", "own_side", "war", "enemy",
        "flags", "unit_resources", "extra_military", "rebels", "no_politics", "gone", "attacked_by",
        "yellow_tokens", "blue_tokens", "hand", "arms", "bid", "proof", "proof_extra",
        "worker_culture", "worker_science", "worker_happiness", "worker_strength",
        "card_culture", "card_science", "card_happiness", "card_unhappiness", "card_strength", "colonization",
        "in_future", "in_current", "workers", "blue", "culture_from",
    )  # fmt: skip
    __slots__ = FIELDS

    culture: int  # points
    science: int
    yellow_bank: int
    unused: int  # workers
    blue_bank: int
    food: int  # value of the blue tokens on farms ...
    resources: int  # ... and on mines (and labs)

    civil_actions: int  # in all ...
    civil_spent: int  # ... and spent
    military_actions: int
    military_spent: int
    culture_rating: int  # the indicators, within their limits
    science_rating: int
    strength: int
    happiness: int

    leader: int  # kinds
    government: int
    construction: int  # the construction technology
    wonder: int  # under construction
    stages_built: int
    wonders: int  # masks of kinds less WONDER0: completed ...
    ruined: int  # ... and ruined
    technologies: int  # mask of kinds in play
    led: int  # mask of the ages of which a leader was taken

    tactic: int  # single military cards before the player
    pact: int
    partner: int  # of that pact
    own_side: int  # the side of its owner: 0 is A
    war: int
    enemy: int

    flags: int
    unit_resources: int  # special resources for units this turn
    extra_military: int  # military actions for this turn only
    rebels: int  # civil actions lost in the next action phase
    no_politics: int  # political steps forgone
    gone: int  # 0 in the game; otherwise the order of resignation
    attacked_by: int  # the seat that holds this player's marker, or NOBODY (TA-14.2)
    yellow_tokens: int  # in all, wherever they are
    blue_tokens: int
    hand: int  # number of civil cards in hand
    arms: int  # number of military cards in hand
    bid: int  # the last bid in this auction
    proof: int  # what the hand must be worth in colonization, as a bid has shown (see redraw.py) ...
    proof_extra: int  # ... with so much more for each card

    worker_culture: int  # the sums that the ratings are made of: of workers ...
    worker_science: int
    worker_happiness: int
    worker_strength: int
    card_culture: int  # ... and of cards in play
    card_science: int
    card_happiness: int
    card_unhappiness: int
    card_strength: int
    colonization: int

    in_future: int  # the events that the player has put into the piles, four bits for each age
    in_current: int
    workers: list[int]  # by kind, SLOTS of them
    blue: list[int]  # tokens on farms, mines and labs, STORES of them
    culture_from: list[int]  # culture points by source (SOURCES); they add up to `culture`

    def __init__(self, of: Civilization | None, easier: int = 0) -> None:
        """A copy; or without one to copy, what every civilization begins with (TA-1.8, TA-1.9, TA-14.1)."""
        if of is None:
            self._begin(easier)
            return
        self.culture = of.culture
        self.science = of.science
        self.yellow_bank = of.yellow_bank
        self.unused = of.unused
        self.blue_bank = of.blue_bank
        self.food = of.food
        self.resources = of.resources
        self.civil_actions = of.civil_actions
        self.civil_spent = of.civil_spent
        self.military_actions = of.military_actions
        self.military_spent = of.military_spent
        self.culture_rating = of.culture_rating
        self.science_rating = of.science_rating
        self.strength = of.strength
        self.happiness = of.happiness
        self.leader = of.leader
        self.government = of.government
        self.construction = of.construction
        self.wonder = of.wonder
        self.stages_built = of.stages_built
        self.wonders = of.wonders
        self.ruined = of.ruined
        self.technologies = of.technologies
        self.led = of.led
        self.tactic = of.tactic
        self.pact = of.pact
        self.partner = of.partner
        self.own_side = of.own_side
        self.war = of.war
        self.enemy = of.enemy
        self.flags = of.flags
        self.unit_resources = of.unit_resources
        self.extra_military = of.extra_military
        self.rebels = of.rebels
        self.no_politics = of.no_politics
        self.gone = of.gone
        self.attacked_by = of.attacked_by
        self.yellow_tokens = of.yellow_tokens
        self.blue_tokens = of.blue_tokens
        self.hand = of.hand
        self.arms = of.arms
        self.bid = of.bid
        self.proof = of.proof
        self.proof_extra = of.proof_extra
        self.worker_culture = of.worker_culture
        self.worker_science = of.worker_science
        self.worker_happiness = of.worker_happiness
        self.worker_strength = of.worker_strength
        self.card_culture = of.card_culture
        self.card_science = of.card_science
        self.card_happiness = of.card_happiness
        self.card_unhappiness = of.card_unhappiness
        self.card_strength = of.card_strength
        self.colonization = of.colonization
        self.in_future = of.in_future
        self.in_current = of.in_current
        self.workers = of.workers.copy()
        self.blue = of.blue.copy()
        self.culture_from = of.culture_from.copy()

    def _begin(self, easier: int) -> None:
        for name in self.FIELDS:
            if name not in LISTS:
                setattr(self, name, 0)
        self.yellow_bank = YELLOW_BANK + easier
        self.unused = UNUSED_AT_START
        self.blue_bank = BLUE
        self.leader = self.construction = self.wonder = NONE
        self.government = DESPOTISM
        self.technologies = INITIAL_MASK
        self.tactic = self.pact = self.war = NO_CARD
        self.partner = self.enemy = self.attacked_by = NOBODY
        self.yellow_tokens = YELLOW + easier
        self.blue_tokens = BLUE
        self.workers = INITIAL_WORKERS[:SLOTS]
        self.blue = [0] * STORES
        self.culture_from = [0] * len(SOURCES)

    def values(self) -> list[Any]:
        """All fields in the order of FIELDS: plain data, to pack and to compare."""
        return [getattr(self, name) for name in self.FIELDS]

    def take(self, values: list[Any]) -> None:
        """The opposite of `values`."""
        for name, value in zip(self.FIELDS, values, strict=True):
            setattr(self, name, value)

    def stored(self, food: bool) -> int:
        """What lies on farms, or on mines and labs."""
        return self.food if food else self.resources

    def add_stored(self, amount: int, food: bool) -> None:
        """So much more (or less) lies there."""
        if food:
            self.food += amount
        else:
            self.resources += amount

    def civil_left(self) -> int:
        """Civil actions that are not spent."""
        return self.civil_actions - self.civil_spent

    def military_left(self) -> int:
        """Military actions that are not spent."""
        return self.military_actions - self.military_spent
