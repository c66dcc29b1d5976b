"""The state of a game of Heroes of the World, its moves, and its invariants.

A *card* is a hero of the current era's deck: hero number FIRST[era] + card. Hands, display and played heroes are bit
masks of cards. Deck and bag are sets, kept as sorted lists and drawn from when something is drawn: their order is not
in the state because nobody knows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from saecula.games.heroes_of_the_world.components import (
    ANCIENT,
    BAGS,
    CARDS,
    COINS,
    COLOURS_FOR_TWO,
    COPIES,
    EMPTY,
    FIRST,
    HERO_NAMES,
    IN_PLAY,
    INSIGHT,
    KINDS,
    LADDERS_TO_END,
    MAX_SEATS,
    MODERN,
    SLOTS,
    START_GOLD,
    TERRITORIES,
    TERRITORY_NAMES,
    TOKEN_NAMES,
    UNITS_PER_COLOUR,
    WIDTH,
)
from saecula.games.heroes_of_the_world.wonders import FOR_TWO, WONDER_ERA, WONDER_NAMES, WONDERS
from saecula.kernel.dealing import things_in
from saecula.kernel.hidden import Redeal, mask_of
from saecula.kernel.message import Message
from saecula.kernel.moves import MoveSpace, Verb
from saecula.kernel.phase import Phase
from saecula.kernel.state import State

moves: Final[MoveSpace] = MoveSpace()
PLACE: Final[Verb] = moves.verb("place", TERRITORY_NAMES, "territory")  # one unit from the supply (HO-2.6, HO-6.1)
TAKE: Final[Verb] = moves.verb("take", HERO_NAMES, "hero")  # a hero of the display (HO-4.1)
DRAW: Final[Verb] = moves.verb("draw")  # the top card of the deck (HO-4.1)
PLAY: Final[Verb] = moves.verb("play", HERO_NAMES, "hero")  # a hero of the hand (HO-5.1)
DISCOVER: Final[Verb] = moves.verb("discover")  # draw the tokens (HO-7.2)
RETURN: Final[Verb] = moves.verb("return", TOKEN_NAMES, "token")  # a token that the Pyramids drew too many (HO-11.8)
PICK: Final[Verb] = moves.verb("pick", TOKEN_NAMES, "token")  # the token to place next (HO-7.4) ...
PUT: Final[Verb] = moves.verb("put", TERRITORY_NAMES, "territory")  # ... and where
ATTACK: Final[Verb] = moves.verb("attack", TERRITORY_NAMES, "territory")  # start a conquest there (HO-9.3) ...
AGAINST: Final[Verb] = moves.verb("against", range(MAX_SEATS), "seat")  # ... of this opponent
REDIRECT: Final[Verb] = moves.verb("redirect", range(MAX_SEATS), "seat")  # use the Lighthouse (HO-11.8)
FLEE: Final[Verb] = moves.verb("flee", TERRITORY_NAMES, "territory")  # where a rout leads (HO-9.7)
MIGRATE: Final[Verb] = moves.verb("migrate", TERRITORY_NAMES, "territory")  # pay for a migration from there (HO-10.3)
LEAVE: Final[Verb] = moves.verb("leave", TERRITORY_NAMES, "territory")  # the origin for Angkor Wat (HO-11.8)
MOVE: Final[Verb] = moves.verb("move", TERRITORY_NAMES, "territory")  # one unit to there (HO-10.9, HO-11.8)
BUILD: Final[Verb] = moves.verb("build", WONDER_NAMES, "wonder")  # buy a wonder (HO-10.5)
PASS: Final[Verb] = moves.verb("pass")  # do not use the wonder that is asked about (HO-11.7)
DONE: Final[Verb] = moves.verb("done")
# The free actions come last: `move >= CONVERT.base` tells them from the rest (HO-11.9).
CONVERT: Final[Verb] = moves.verb("convert")  # coins into points (HO-10.6)
USE: Final[Verb] = moves.verb("use", WONDER_NAMES, "wonder")  # use a wonder (HO-11.1)

# The phases, in the order of the rulebook: indexes into the game's list.
SETTLING: Final = 0  # HO-2.6, HO-13.9
TAKING: Final = 1  # HO-4
PLAYING: Final = 2  # HO-5
POPULATION: Final = 3  # HO-6
DRAWING: Final = 4  # HO-7.2
RETURNING: Final = 5  # HO-11.8, Pyramids
DISCOVERY: Final = 6  # HO-7.4
RANK_WINDOW: Final = 7  # HO-8.6, Versailles
POINTS_WINDOW: Final = 8  # HO-8.6, Ajanta
CONQUEST: Final = 9  # HO-9.3
DECLARED_WINDOW: Final = 10  # HO-9.4, Lighthouse
ROLLED_WINDOW: Final = 11  # HO-9.4, Kremlin
RESULT_WINDOW: Final = 12  # HO-9.4, Great Wall
FLIGHT: Final = 13  # HO-9.7
GOLD: Final = 14  # HO-10
MIGRATION: Final = 15  # HO-10.9
GARDENS_USE: Final = 16  # HO-11.8
ANGKOR_USE: Final = 17  # HO-11.8
NEXT_TURN: Final = 18  # HO-12

# Who has a wonder, besides a seat.
ON_OFFER: Final = -1  # beside the board: it can be built
AWAY: Final = -2  # it is not in the game: of a later era, left out, or never built

# The settings of a game, fixed when it is set up: indexes into `settings`.
FINISH_TURN: Final = 0  # HO-13.11
CONVERT_ANY: Final = 1  # HO-10.7
SLOTS_BY_ERA: Final = 2  # HO-7.1
ATTACKER_ROUTS: Final = 3  # HO-9.7
LIMITED_GOLD: Final = 4  # HO-1.6
SETTINGS: Final = 5

NO_HERO: Final = -1


class Heroes(State):
    """Everything that lies on the table, in the hands and in the bag."""

    FIELDS: ClassVar[Sequence[str]] = (
        "settings", "units", "supply", "gold", "score", "hand", "played", "insight",
        "deck", "display", "shown", "ladder", "filled", "complete", "bag", "tokens", "owner", "ready",
        "era", "turn", "hero", "placed", "bank", "out", "scored",
    )  # fmt: skip

    settings: list[int]

    units: list[int]  # of each seat, territory by territory: seat * TERRITORIES + territory
    supply: list[int]  # of each seat: units not on the board
    gold: list[int]  # of each seat
    score: list[int]  # of each seat
    hand: list[int]  # of each seat: the set of cards
    played: list[int]  # of each seat the cards played in the ancient era, then of each seat those of the modern one
    insight: list[int]  # of each seat: what its played heroes count in a tie (HO-8.5), see THINKER

    deck: list[int]  # the cards face down, sorted: the order is unknown
    display: int  # the set of cards face up beside the board
    shown: int  # the cards in hands that everybody knows, because they were taken from the display (HO-16.2)

    ladder: list[int]  # of each territory WIDTH slots: the tokens in the order they were placed, then EMPTY
    filled: list[int]  # of each territory: how many tokens
    complete: int  # the set of territories whose ladder is complete in this era
    bag: list[int]  # the tokens in it, sorted
    tokens: list[int]  # drawn this turn and not placed yet, sorted

    owner: list[int]  # of each wonder: a seat, ON_OFFER or AWAY
    ready: list[int]  # of each seat: the set of its face-up wonders

    era: int
    turn: int  # the active player
    hero: int  # laid down this turn, or NO_HERO
    placed: int  # the set of territories that got a token this turn (HO-7.3)
    bank: int  # coins in the bank; below 0 if it is not limited and more are about (HO-1.6)
    out: int  # tokens out of the game (a ledger, see `check`)
    scored: int  # points ever given (a ledger too)

    def __init__(self, phases: list[Phase[Any]], seats: int, key: bytes) -> None:
        super().__init__(moves, phases, seats, key)

    def prepare(self, settings: list[int]) -> None:
        """Lay the table as in HO-2.1, HO-2.4 and HO-2.5: everything but what is drawn."""
        self.settings = settings
        seats = self.seats
        self.units = [0] * (seats * TERRITORIES)
        self.supply = [self.limit()] * seats
        self.gold = [START_GOLD] * seats
        self.score = [0] * seats
        self.hand = [0] * seats
        self.played = [0] * (2 * seats)
        self.insight = [0] * seats
        self.deck = list(range(CARDS[ANCIENT]))
        self.display = 0
        self.shown = 0
        self.ladder = [EMPTY] * (WIDTH * TERRITORIES)
        self.filled = [0] * TERRITORIES
        self.complete = 0
        self.bag = BAGS[ANCIENT].copy()
        self.tokens = []
        self.owner = [ON_OFFER if e == ANCIENT else AWAY for e in WONDER_ERA]
        if seats == 2:  # HO-15.3
            self.owner = [self.owner[w] if FOR_TWO[w] else AWAY for w in range(WONDERS)]
        self.ready = [0] * seats
        self.era = ANCIENT
        self.turn = 0
        self.hero = NO_HERO
        self.placed = 0
        self.bank = COINS - START_GOLD * seats
        self.out = 0
        self.scored = 0

    def clone(self) -> Heroes:
        """An independent copy."""
        new = Heroes(self.phases, self.seats, self.key)
        self.copy_into(new)
        new.settings = self.settings
        new.units = self.units.copy()
        new.supply = self.supply.copy()
        new.gold = self.gold.copy()
        new.score = self.score.copy()
        new.hand = self.hand.copy()
        new.played = self.played.copy()
        new.insight = self.insight.copy()
        new.deck = self.deck.copy()
        new.display = self.display
        new.shown = self.shown
        new.ladder = self.ladder.copy()
        new.filled = self.filled.copy()
        new.complete = self.complete
        new.bag = self.bag.copy()
        new.tokens = self.tokens.copy()
        new.owner = self.owner.copy()
        new.ready = self.ready.copy()
        new.era = self.era
        new.turn = self.turn
        new.hero = self.hero
        new.placed = self.placed
        new.bank = self.bank
        new.out = self.out
        new.scored = self.scored
        return new

    @property
    def scores(self) -> list[int]:
        """Civilization points."""
        return self.score.copy()

    @property
    def ranking(self) -> list[int]:
        """By points, then by the discovery values on the heroes played, then by how many have one (HO-14.4)."""
        order = [(self.score[s], self.insight[s]) for s in range(self.seats)]
        return [1 + sum([other > mine for other in order]) for mine in order]

    def hidden_from(self, seat: int, other: int) -> int:
        """The cards in another's hand that the seat (-1: a spectator) cannot know (HO-16.2): left out of views."""
        return 0 if other == seat else self.hand[other] & ~self.shown

    def redraw(self, seat: int) -> None:
        """Deal anew the cards that the seat cannot know: the deck and the hidden cards of other hands (HO-16)."""
        redeal = Redeal([0] * CARDS[self.era], 0)  # of what is laid here, nothing is known
        hidden = [self.hidden_from(seat, s) for s in range(self.seats)]
        hands = [redeal.place(things_in(cards)) for cards in hidden]
        deck = redeal.place(self.deck)
        redeal.run(self)
        for s in range(self.seats):
            self.hand[s] ^= hidden[s] ^ mask_of(redeal.things(hands[s]))
        self.deck = redeal.things(deck)

    # --------------------------------------------------------------------------------------------- what there is

    def limit(self) -> int:
        """How many units a player has (HO-1.5, HO-15.1)."""
        return UNITS_PER_COLOUR * COLOURS_FOR_TWO if self.seats == 2 else UNITS_PER_COLOUR

    def in_play(self) -> int:
        """The territories of this era (HO-2.8, HO-13.10)."""
        return IN_PLAY[self.era]

    def slots(self, t: int) -> int:
        """The size of a ladder (HO-7.1)."""
        return SLOTS[2 * self.settings[SLOTS_BY_ERA] + self.era][t]

    def tokens_on(self, t: int) -> list[int]:
        """The tokens on a ladder, in the order they were placed."""
        return self.ladder[t * WIDTH : t * WIDTH + self.filled[t]]

    def coins_from_bank(self, wanted: int) -> int:
        """How many coins the bank can give (HO-1.6)."""
        return min(wanted, self.bank) if self.settings[LIMITED_GOLD] else wanted

    # ------------------------------------------------------------------------------------------------ invariants

    def check(self) -> None:
        """Nothing is lost and nothing is doubled: units, coins, cards, tokens, wonders, points."""
        super().check()
        for s in range(self.seats):
            there = self.units[s * TERRITORIES : (s + 1) * TERRITORIES]
            assert sum(there) + self.supply[s] == self.limit(), f"units of seat {s}"
            assert min(there) >= 0
            assert not [t for t in range(TERRITORIES) if there[t] and not IN_PLAY[self.era] >> t & 1], "HO-2.8"
        assert min(self.supply + self.gold + self.score) >= 0
        assert sum(self.gold) + self.bank == COINS, "every coin is in the bank or with a player"
        assert self.bank >= 0 or not self.settings[LIMITED_GOLD]
        assert sum(self.score) == self.scored, "every point was given once"
        self._check_cards()
        self._check_tokens()
        for w in range(WONDERS):
            mine = [s for s in range(self.seats) if self.ready[s] >> w & 1]
            assert mine in ([], [self.owner[w]]), "only its owner can use a wonder"
            assert self.owner[w] < self.seats
            assert self.era == MODERN or WONDER_ERA[w] == ANCIENT or self.owner[w] == AWAY
            assert self.owner[w] != ON_OFFER or WONDER_ERA[w] == self.era

    def _check_cards(self) -> None:
        places = [self.display, *self.hand, *self.played[self.era * self.seats : (self.era + 1) * self.seats]]
        cards = self.deck.copy()
        for mask in places:
            cards += things_in(mask)
        cards.sort()
        assert cards == list(range(CARDS[self.era])), "every card of the era is in one place"
        assert self.deck == sorted(self.deck), "the deck tells nothing about its order"
        held = 0
        for mask in self.hand:
            held |= mask
        assert not self.shown & ~held, "what everybody knows of hands is in hands"
        for s in range(self.seats):
            heroes = things_in(self.played[s]) + [
                FIRST[MODERN] + card for card in things_in(self.played[self.seats + s])
            ]
            assert self.insight[s] == sum([INSIGHT[hero] for hero in heroes])
        seen = 0
        for mask in self.played[: self.seats]:
            assert not seen & mask
            seen |= mask

    def _check_tokens(self) -> None:
        count = [0] * KINDS
        for kind in self.bag + self.tokens:
            count[kind] += 1
        for t in range(TERRITORIES):
            assert self.filled[t] <= self.slots(t)
            assert self.ladder[t * WIDTH + self.filled[t] : (t + 1) * WIDTH] == [EMPTY] * (WIDTH - self.filled[t])
            full = self.filled[t] == self.slots(t)
            assert full == bool(self.complete >> t & 1), "complete exactly when full"
            for kind in self.tokens_on(t):
                count[kind] += 1
        brought = len(BAGS[ANCIENT]) + (len(BAGS[MODERN]) if self.era == MODERN else 0)
        assert sum(count) + self.out == brought, "every token is somewhere"
        assert not [k for k in range(KINDS) if count[k] > COPIES[k]], "no token is doubled"
        if self.era == MODERN:
            for k in BAGS[MODERN]:
                assert count[k] == COPIES[k], "no modern token leaves the game"
        assert self.bag == sorted(self.bag)
        assert self.tokens == sorted(self.tokens)
        assert self.over or self.complete.bit_count() <= LADDERS_TO_END[self.era]


class HeroesPhase(Phase[Heroes]):
    """What the phases share: why everything that is not asked for has to wait."""

    busy: ClassVar[str] = "not-offered"  # the key that says so

    def why_not(self, state: Heroes, seat: int, move: int) -> Message:
        """The words of the phase itself."""
        return Message(self.busy, {}, self.rule)
