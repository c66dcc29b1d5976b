"""The state of a game of Through the Ages, its moves, and its invariants.

Three lists hold nearly everything: `civ` (the numbers of each civilization, CIV to a seat), `workers` (SLOTS to a seat)
and `cards` (bit masks of single cards, one for each place and age: see components.py). Piles whose order nobody knows
are sets; a card is drawn from them when it is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from saecula.games.through_the_ages.components import (
    AGES,
    ALL_MILITARY,
    ATTACK_CARDS,
    BLUE,
    CIVIL_CARDS,
    DESPOTISM,
    INITIAL_MASK,
    INITIAL_WORKERS,
    LEVEL,
    MILITARY_CARDS,
    MILITARY_KIND,
    NONE,
    PACT_CARDS,
    ROW,
    SIMPLE_EVENTS,
    SLOTS,
    STORES,
    UNITS,
    UNUSED_AT_START,
    WAR_CARDS,
    YELLOW,
    YELLOW_BANK,
)
from saecula.games.through_the_ages.verbs import moves
from saecula.kernel.phase import Phase
from saecula.kernel.state import State

# --------------------------------------------------------------------------------------------------------------- phases

# In the order of the rulebook: indexes into the game's list.
TURN: Final = 0
ACTIONS: Final = 1
CONTAINED: Final = 2  # the action contained in an action card
PRODUCTION: Final = 3
SCARCITY: Final = 4
SPARING: Final = 5
EVENT: Final = 6
MARKETS: Final = 7
MIXING: Final = 8
POPULATION: Final = 9
FREE_BUILD: Final = 10
DEMOLITION: Final = 11
RUINING: Final = 12
CESSION: Final = 13
FORFEITING: Final = 14
AGREEMENT: Final = 15
TERROR: Final = 16
POLITICS: Final = 17
AIMING: Final = 18
SIDING: Final = 19
ANSWER: Final = 20
DISCARDING: Final = 21
BIDDING: Final = 22
COLONIZING: Final = 23
ASSAULT: Final = 24
DEFENCE: Final = 25
WARFARE: Final = 26
SPOILS: Final = 27
PLUNDER: Final = 28
RAID: Final = 29
RAID_COUNT: Final = 30
ANNEX: Final = 31
TECH_LOOT: Final = 32
AFTERMATH: Final = 33
PICKING: Final = 34
CHOOSING: Final = 35
PAYING: Final = 36

# -------------------------------------------------------------------------------------------------- what was agreed on

VERSION: Final = 0  # SIMPLE, ADVANCED or FULL
EASIER: Final = 1
ONE_ATTACKER: Final = 2
PEACEFUL: Final = 3
DRAW_ACTION: Final = 4
BONUS_MODE: Final = 5
BONUS_COUNT: Final = 6
FEWER: Final = 7
MINE_LESS: Final = 8
MANUAL: Final = 9  # who pays chooses the tokens (TA-6.1)
AGREED: Final = 10

SIMPLE: Final = 0
ADVANCED: Final = 1
FULL: Final = 2

NO_BONUS: Final = 0
FACE_UP: Final = 1
AGE_BY_AGE: Final = 2
PERSONAL: Final = 3
PUBLIC_CHOICE: Final = 4

# ------------------------------------------------------------------------------------- the numbers of a civilization

CULTURE: Final = 0  # points
SCIENCE: Final = 1
BANK: Final = 2  # the yellow bank
UNUSED: Final = 3  # workers
BLUES: Final = 4  # the blue bank
FOOD_STORED: Final = 5  # value of the tokens on farms ...
RES_STORED: Final = 6  # ... and on mines (and labs)
CA: Final = 7  # civil actions in all ...
CA_SPENT: Final = 8  # ... and spent
MA: Final = 9
MA_SPENT: Final = 10
CULTURE_RATING: Final = 11  # the indicators, within their limits
SCIENCE_RATING: Final = 12
STRENGTH: Final = 13
HAPPINESS: Final = 14
LEADER: Final = 15  # kinds, NONE where there is none
REGIME: Final = 16  # the government
BUILDERS: Final = 17  # the construction technology
WONDER: Final = 18  # under construction
STAGES_BUILT: Final = 19
WONDERS: Final = 20  # masks: completed (less WONDER0) ...
RUINED: Final = 21  # ... and ruined
TECHS_IN_PLAY: Final = 22  # a mask of kinds
LED: Final = 23  # mask of the ages of which a leader was taken
TACTIC: Final = 24  # single military cards before the player, -1 where there is none
PACT: Final = 25
PARTNER: Final = 26  # ... of that pact
OWN_SIDE: Final = 27  # the side of its owner: 0 is A
WAR: Final = 28
ENEMY: Final = 29
FLAGS: Final = 30
UNIT_PAY: Final = 31  # special resources for units this turn
TURN_MA: Final = 32  # military actions for this turn only
REBELS: Final = 33  # civil actions lost in the next action phase
NO_POLITICS: Final = 34  # political steps forgone
GONE: Final = 35  # 0 in the game; otherwise the how manieth to resign
MARKER: Final = 36  # who holds this player's marker, -1 nobody (TA-14.2)
YELLOWS: Final = 37  # tokens in all, all 25 at first
BLUE_ALL: Final = 38
HAND: Final = 39  # civil cards in hand
ARMS: Final = 40  # military cards in hand
BID_MADE: Final = 41  # the last bid in this auction
PROOF: Final = 42  # what the hand must be worth in colonization, as a bid has shown (see view.py) ...
PROOF_EXTRA: Final = 43  # ... with so much more for each card
# Sums that the ratings are made of: of workers, and of the cards in play.
W_CULTURE: Final = 44
W_SCIENCE: Final = 45
W_HAPPY: Final = 46
W_STRENGTH: Final = 47
C_CULTURE: Final = 48
C_SCIENCE: Final = 49
C_HAPPY: Final = 50
C_UNHAPPY: Final = 51
C_STRENGTH: Final = 52
COLONIZATION: Final = 53
CIV: Final = 54

# ---------------------------------------------------------------------------------------------------- the tally

# Per seat in `tally`: what no rule reads but people want to know. First the culture points by source: they add up to
# CULTURE. Then the events that the player has put into the piles, four bits for each age.
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
IN_FUTURE: Final = 10
IN_CURRENT: Final = 11
TALLY: Final = 12

# FLAGS
CIVIL_USED: Final = 1  # a civil action was spent this turn (TA-6.11)
MILITARY_USED: Final = 2
SAILED: Final = 4
TRADING: Final = 8  # Trade Routes will be used in the next payment
TRADED: Final = 16
COLUMBUS_USED: Final = 32  # for good
UNITS_DRAWN: Final = 64  # this turn's special resource of the leader has been given
TURN_FLAGS: Final = CIVIL_USED | MILITARY_USED | SAILED | TRADING | TRADED | UNITS_DRAWN

# ------------------------------------------------------------------------------------------ places of single cards

# Indexes into `cards`, to which the age is added.
DECK: Final = 0  # the military deck; the decks of ages to come lie here too
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

NO_CARD: Final = -1


def start_military(agreed: list[int], seats: int) -> list[int]:
    """For each age the military cards that a game is played with (TA-1.4 to 1.6, TA-14.3)."""
    if agreed[VERSION] == SIMPLE:
        return [sum([MILITARY_CARDS[k] for k in SIMPLE_EVENTS]), 0, 0, 0]
    masks = ALL_MILITARY.copy()
    for age in range(AGES):
        if agreed[PEACEFUL] or (seats == 2 and (age < 3 or agreed[VERSION] == FULL)):
            masks[age] &= ~PACT_CARDS[age]
        if agreed[PEACEFUL]:
            masks[age] &= ~ATTACK_CARDS[age]
        if agreed[VERSION] == ADVANCED and age < 3:
            masks[age] &= ~WAR_CARDS[age]
    return masks


class Ages(State):
    """Everything that lies on the table and in the hands."""

    FIELDS: ClassVar[Sequence[str]] = (
        "agreed", "civ", "workers", "blue", "cards", "row",
        "age", "round", "active", "first", "last_round", "resigned", "pacts",
        "event", "attack", "attacker", "defender", "advantage", "sacrificed", "spent_defence",
        "by_strength", "by_culture", "by_happiness", "discontents", "skip_discard",
        "leaving", "plan", "question", "tally",
    )  # fmt: skip

    agreed: list[int]
    civ: list[int]
    workers: list[int]
    blue: list[int]  # tokens on farms, mines and labs, STORES to a seat
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
    plan: list[int]  # tokens to be left on one card after the other, as chosen by who pays (see paying.py)
    tally: list[int]  # TALLY to a seat
    question: list[int]  # while a payment is tried out: a card, and how many tokens may stay on it

    def __init__(self, phases: list[Phase[Any]], seats: int, key: bytes) -> None:
        super().__init__(moves, phases, seats, key)

    def prepare(self, agreed: list[int]) -> None:
        """What every civilization begins with (TA-1.8, TA-1.9, TA-14.1)."""
        self.agreed = agreed
        one = [0] * CIV
        one[BANK] = YELLOW_BANK + agreed[EASIER]
        one[UNUSED] = UNUSED_AT_START
        one[BLUES] = BLUE
        one[LEADER] = NONE
        one[REGIME] = DESPOTISM
        one[BUILDERS] = NONE
        one[WONDER] = NONE
        one[TECHS_IN_PLAY] = INITIAL_MASK
        one[TACTIC] = one[PACT] = one[WAR] = NO_CARD
        one[PARTNER] = one[ENEMY] = one[MARKER] = -1
        one[YELLOWS] = YELLOW + agreed[EASIER]
        one[BLUE_ALL] = BLUE
        self.civ = one * self.seats
        self.workers = INITIAL_WORKERS[:SLOTS] * self.seats
        self.blue = [0] * (STORES * self.seats)
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
        self.tally = [0] * (TALLY * self.seats)

    def clone(self) -> Ages:
        """An independent copy."""
        new = Ages(self.phases, self.seats, self.key)
        self.copy_into(new)
        new.agreed = self.agreed
        new.civ = self.civ.copy()
        new.workers = self.workers.copy()
        new.blue = self.blue.copy()
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
        new.tally = self.tally.copy()
        return new

    # ------------------------------------------------------------------------------------------------------- players

    @property
    def scores(self) -> list[int]:
        """Culture points."""
        return [self.civ[s * CIV + CULTURE] for s in range(self.seats)]

    @property
    def ranking(self) -> list[int]:
        """By culture points, ties shared (TA-13.9); who resigned comes last, the first to go at the end (TA-10.60)."""
        worth: list[int] = []
        for s in range(self.seats):
            gone = self.civ[s * CIV + GONE]
            worth.append(gone - self.seats - 1 if gone else self.civ[s * CIV + CULTURE])
        return [1 + sum([other > own for other in worth]) for own in worth]

    def playing(self, s: int) -> bool:
        """Whether a player is still in the game."""
        return self.civ[s * CIV + GONE] == 0

    @property
    def players(self) -> int:
        """How many are still in the game."""
        return self.seats - self.resigned

    def next_seat(self, s: int) -> int:
        """The next player clockwise who is still in the game."""
        s = (s + 1) % self.seats
        while self.civ[s * CIV + GONE]:
            s = (s + 1) % self.seats
        return s

    def clockwise(self, start: int) -> list[int]:
        """The players still in the game, clockwise from one seat."""
        return [s % self.seats for s in range(start, start + self.seats) if not self.civ[s % self.seats * CIV + GONE]]

    @property
    def final(self) -> bool:
        """Whether this is the last round of the full game (TA-13.7)."""
        return self.agreed[VERSION] == FULL and self.last_round == self.round

    def leave(self, seat: int) -> None:
        """Leave the game at the start of one's own turn: this one if it has just begun, else the next (TA-10.60)."""
        from saecula.games.through_the_ages.turn import resign

        resign(self, seat)

    def redraw(self, seat: int) -> None:
        """Draw anew what a seat cannot know."""
        from saecula.games.through_the_ages.redraw import redraw

        redraw(self, seat)

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
