"""The state of a game of Through the Ages, its moves, and its invariants.

`civ` holds a Civilization for each seat, `cards` where every single card lies: a bit mask for each place and age (see
components.py). Piles whose order nobody knows are sets; a card is drawn from them when it is drawn.

A clone shares its civilizations with the original until one of the two is about to change. `play`, `leave` and the
redraw see to that; whoever changes a copy in another way asks for a `trial`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from saecula.games.through_the_ages.civilization import NO_CARD, Civilization
from saecula.games.through_the_ages.components import (
    AGES,
    ALL_MILITARY,
    ATTACK_CARDS,
    CIVIL_CARDS,
    LEVEL,
    MILITARY_CARDS,
    MILITARY_KIND,
    NONE,
    PACT_CARDS,
    ROW,
    SIMPLE_EVENTS,
    UNITS,
    WAR_CARDS,
)
from saecula.games.through_the_ages.verbs import moves
from saecula.kernel.phase import Phase
from saecula.kernel.state import State

# ------------------------------------------------------------------------------------------------ options

# Indexes into `options`.
VERSION: Final = 0  # SIMPLE, ADVANCED or FULL
EASIER: Final = 1
ONE_ATTACKER: Final = 2
PEACEFUL: Final = 3
DRAW_ACTION: Final = 4
BONUS_MODE: Final = 5
BONUS_COUNT: Final = 6
FEWER: Final = 7
MINE_LESS: Final = 8
MANUAL: Final = 9  # players choose the tokens they pay with (TA-6.1)
OPTIONS: Final = 10  # how many there are
OPTION_NAMES: Final[list[str]] = [  # by index: the names of the game's options, and what `bonus_cards` stands for
    "version", "easier_growth", "one_attacker_per_turn", "peaceful", "draw_as_military_action", "bonus_mode",
    "bonus_count", "bonus_fewer", "mine_production_reduction", "manual_payment",
]  # fmt: skip

SIMPLE: Final = 0
ADVANCED: Final = 1
FULL: Final = 2

NO_BONUS: Final = 0
FACE_UP: Final = 1
AGE_BY_AGE: Final = 2
PERSONAL: Final = 3
PUBLIC_CHOICE: Final = 4

# ------------------------------------------------------------------------------------------ places of single cards

# Indexes into `cards`, to which the age is added.
DECK: Final = 0  # the military deck; the decks of later ages are here too
PILE: Final = 4  # military discards
FUTURE: Final = 8
CURRENT: Final = 12
PAST: Final = 16
BOX: Final = 20  # out of the game
BONUSES: Final = 24  # face-up bonus cards
HIDDEN: Final = 28  # face-down bonus cards
ARMS_OF: Final = 32  # military hands, 4 to a seat
PERSONAL_OF: Final = 48  # personal bonus cards
COLONIES_OF: Final = 64
KNOWN: Final = 80  # no place: the hidden military cards whose place a seat knows
CIVIL_DECK: Final = 96
CIVIL_GONE: Final = 100
HAND_OF: Final = 104  # civil hands
PLAY_OF: Final = 120  # civil cards in play
FRESH: Final = 136  # taken by the player in turn during this turn
PLACES: Final = 140


def start_military(options: list[int], seats: int) -> list[int]:
    """For each age the military cards that a game is played with (TA-1.4 to 1.6, TA-14.3)."""
    if options[VERSION] == SIMPLE:
        return [sum([MILITARY_CARDS[k] for k in SIMPLE_EVENTS]), 0, 0, 0]
    masks = ALL_MILITARY.copy()
    for age in range(AGES):
        if options[PEACEFUL] or (seats == 2 and (age < 3 or options[VERSION] == FULL)):
            masks[age] &= ~PACT_CARDS[age]
        if options[PEACEFUL]:
            masks[age] &= ~ATTACK_CARDS[age]
        if options[VERSION] == ADVANCED and age < 3:
            masks[age] &= ~WAR_CARDS[age]
    return masks


class Ages(State):
    """Everything that lies on the table and in the hands."""

    FIELDS: ClassVar[Sequence[str]] = (
        "options", "civ", "cards", "row",
        "age", "round", "active", "first", "last_round", "resigned", "pacts",
        "event", "attack", "attacker", "defender", "advantage", "sacrificed", "spent_defence",
        "by_strength", "by_culture", "by_happiness", "discontents", "skip_discard",
        "leaving", "plan", "question",
    )  # fmt: skip

    options: list[int]
    civ: list[Civilization]  # by seat
    cards: list[int]
    row: list[int]  # single civil cards, NO_CARD where a position is empty

    age: int  # 0 to 4
    round: int
    active: int  # the player in turn
    first: int  # the starting player
    last_round: int  # the number of the last round, 0 as long as it is not known
    resigned: int  # how many have left
    pacts: int  # how many pacts are in force

    event: int  # the single event card being resolved, NO_CARD if none
    attack: int  # the aggression or war being resolved
    attacker: int
    defender: int
    advantage: int
    sacrificed: list[int]  # units: first the attacker's (or the colonizer's), then the defender's
    spent_defence: int  # value of the defense (or colonization) cards played
    by_strength: int  # rankings taken when an event is revealed (TA-9.12), two bits a seat, the first lowest
    by_culture: int
    by_happiness: int  # the mask of those with the most happy faces
    discontents: int  # discontent workers, eight bits a seat
    skip_discard: int
    leaving: int  # mask of those who will resign when their turn begins (TA-10.60)
    plan: list[int]  # tokens to be left on each card in turn, as the payer has chosen (see paying.py)
    question: list[int]  # while a payment is tried out: a card, and how many tokens may stay on it

    def __init__(self, phases: list[Phase[Any]], seats: int, key: bytes) -> None:
        super().__init__(moves, phases, seats, key)
        self._shared = False  # whether `civ` belongs to another state too
        # By seat, what redraw.py begins with. Copies share it, and fill it for each other, until one of them changes.
        self.in_order: dict[int, list[int]] = {}
        self.horizon: list[float] = []  # for bots: how long things will last (horizon.py) ...
        self.estimated_in = 0  # ... as of this turn
        self.undone = 0  # for bots: what was torn down, disbanded or broken off since this copy was redrawn ...
        self.repelled = 0  # ... and aggressions that have failed since, with what they cost: eight bits a seat

    def prepare(self, options: list[int]) -> None:
        """What every civilization begins with (TA-1.8, TA-1.9, TA-14.1)."""
        self.options = options
        self.civ = [Civilization(None, options[EASIER]) for _ in range(self.seats)]
        self.cards = [0] * PLACES
        self.row = [NO_CARD] * ROW
        self.age = 0
        self.round = 1
        self.active = 0
        self.first = 0
        self.last_round = 0
        self.resigned = 0
        self.pacts = 0
        self.event = NO_CARD
        self.attack = NO_CARD
        self.attacker = -1
        self.defender = -1
        self.advantage = 0
        self.sacrificed = [0] * (2 * UNITS)
        self.spent_defence = 0
        self.by_strength = 0
        self.by_culture = 0
        self.by_happiness = 0
        self.discontents = 0
        self.skip_discard = 0
        self.leaving = 0
        self.plan = []
        self.question = []

    def clone(self) -> Ages:
        """An independent copy."""
        new = Ages(self.phases, self.seats, self.key)
        self.copy_into(new)
        new.options = self.options
        new.civ = self.civ
        new._shared = self._shared = True
        new.in_order = self.in_order
        new.horizon = self.horizon
        new.estimated_in = self.estimated_in
        new.undone = self.undone
        new.repelled = self.repelled
        new.cards = self.cards.copy()
        new.row = self.row.copy()
        new.age = self.age
        new.round = self.round
        new.active = self.active
        new.first = self.first
        new.last_round = self.last_round
        new.resigned = self.resigned
        new.pacts = self.pacts
        new.event = self.event
        new.attack = self.attack
        new.attacker = self.attacker
        new.defender = self.defender
        new.advantage = self.advantage
        new.sacrificed = self.sacrificed.copy()
        new.spent_defence = self.spent_defence
        new.by_strength = self.by_strength
        new.by_culture = self.by_culture
        new.by_happiness = self.by_happiness
        new.discontents = self.discontents
        new.skip_discard = self.skip_discard
        new.leaving = self.leaving
        new.plan = self.plan.copy() if self.plan else []
        new.question = []
        return new

    def trial(self) -> Ages:
        """A copy to try something out on without `play`."""
        shared = self._shared
        copy = self.clone()
        copy.own_civilizations()
        copy.in_order = {}
        self._shared = shared
        return copy

    def own_civilizations(self) -> None:
        """Copy the civilizations shared with other states, before changing them."""
        if self._shared:
            self.civ = [Civilization(civ) for civ in self.civ]
            self._shared = False

    def play_legal(self, seat: int, move: int) -> None:
        """Play a legal move. See `State.play_legal`."""
        if self._shared:
            self.own_civilizations()
        self.in_order = {}
        State.play_legal(self, seat, move)

    def field_values(self) -> list[Any]:
        """All fields as plain data, the civilizations field by field."""
        values = super().field_values()
        values[self.FIELDS.index("civ")] = [civ.values() for civ in self.civ]
        return values

    def take_field_values(self, values: list[Any]) -> None:
        """The opposite of `field_values`."""
        super().take_field_values(values)
        self.civ = [Civilization(None) for _ in range(self.seats)]
        self._shared = False
        self.in_order = {}
        for civ, own in zip(self.civ, values[self.FIELDS.index("civ")], strict=True):
            civ.take(own)

    def layout(self) -> list[str]:
        """The fields of the state, then those of a civilization."""
        return [*super().layout(), *Civilization.FIELDS]

    # ------------------------------------------------------------------------------------------------------- players

    @property
    def scores(self) -> list[int]:
        """Culture points."""
        return [self.civ[s].culture for s in range(self.seats)]

    @property
    def ranking(self) -> list[int]:
        """By culture points, ties shared (TA-13.9); players who resigned come last, in reverse order (TA-10.60)."""
        worth: list[int] = []
        for s in range(self.seats):
            gone = self.civ[s].gone
            worth.append(gone - self.seats - 1 if gone else self.civ[s].culture)
        return [1 + sum([other > own for other in worth]) for own in worth]

    def playing(self, s: int) -> bool:
        """Whether a player is still in the game."""
        return self.civ[s].gone == 0

    @property
    def players(self) -> int:
        """How many are still in the game."""
        return self.seats - self.resigned

    def next_seat(self, s: int) -> int:
        """The next player clockwise who is still in the game."""
        s = (s + 1) % self.seats
        while self.civ[s].gone:
            s = (s + 1) % self.seats
        return s

    def clockwise(self, start: int) -> list[int]:
        """The players still in the game, clockwise from one seat."""
        return [s % self.seats for s in range(start, start + self.seats) if not self.civ[s % self.seats].gone]

    @property
    def final(self) -> bool:
        """Whether this is the last round of the full game (TA-13.7)."""
        return self.options[VERSION] == FULL and self.last_round == self.round

    def leave(self, seat: int) -> None:
        """Leave the game at the start of one's own turn: this one if it has just begun, else the next (TA-10.60)."""
        from saecula.games.through_the_ages.turn import resign

        self.own_civilizations()
        self.in_order = {}
        resign(self, seat)

    def redraw(self, seat: int) -> None:
        """Draw anew what a seat cannot know."""
        from saecula.games.through_the_ages.redraw import redraw

        redraw(self, seat)
        self.undone = 0
        self.repelled = 0

    # ---------------------------------------------------------------------------------------------------- invariants

    def check(self) -> None:
        """Nothing is lost and nothing doubled: tokens, cards, actions and ratings."""
        super().check()
        from saecula.games.through_the_ages.invariants import check_cards, check_places, check_tokens

        for s in range(self.seats):
            if self.playing(s):
                check_tokens(self, s)
                check_cards(self, s)
        check_places(self)


class AgesPhase(Phase[Ages]):
    """What the phases of Through the Ages share."""


def kind_of(card: int) -> int:
    """The kind of a single military card."""
    return MILITARY_KIND[card] if card != NO_CARD else NONE


def civil_cards_of(state: Ages, s: int, kind: int) -> int:
    """The cards of a kind in a civil hand, as a mask within its age."""
    return state.cards[HAND_OF + 4 * s + LEVEL[kind]] & CIVIL_CARDS[kind]


def arms_of(state: Ages, s: int, kind: int) -> int:
    """The cards of a kind in a military hand, as a mask within its age."""
    return state.cards[ARMS_OF + 4 * s + LEVEL[kind]] & MILITARY_CARDS[kind]
