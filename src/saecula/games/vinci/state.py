"""The state of a game of Vinci, its moves, and its invariants.

Empires are numbered: the active empire of player i is i, the declining one DECLINING + i; NEUTRAL and EMPTY stand for
provinces of nobody. The people come first among the players, the rulebook's virtual players after them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from saecula.games.vinci.components import (
    GROUP_NAMES,
    GROUPS,
    MAX_PLAYERS,
    NAMES,
    NEUTRALS,
    PROVINCES,
    SKIP_COST,
    START_SCORE,
)
from saecula.games.vinci.tiles import KINDS, NO_TILES, NONE, kinds_of
from saecula.kernel.moves import MoveSpace, Verb
from saecula.kernel.phase import Phase
from saecula.kernel.state import State

moves: Final[MoveSpace] = MoveSpace()
CHOOSE: Final[Verb] = moves.verb("choose", GROUP_NAMES, "group")  # a civilization (VI-3.2)
EXPAND: Final[Verb] = moves.verb("expand")  # take an expansion turn (VI-4.1)
DECLINE: Final[Verb] = moves.verb("decline")  # take a decline turn (VI-4.1), or use Renaissance (VI-9.11)
PACT: Final[Verb] = moves.verb("pact", range(MAX_PLAYERS), "seat")  # name an opponent (VI-8.20)
ABANDON: Final[Verb] = moves.verb("abandon", NAMES, "province")  # leave a province while gathering (VI-4.5)
CONQUER: Final[Verb] = moves.verb("conquer", NAMES, "province")  # at the normal cost (VI-6.2)
SPY: Final[Verb] = moves.verb("spy", NAMES, "province")  # conquer by Espionage (VI-8.10)
KEEP: Final[Verb] = moves.verb("keep", NAMES, "province")  # the component in which this province comes first (VI-7.3)
GIVE_UP: Final[Verb] = moves.verb("give_up", NAMES, "province")  # a province for which there is no token (VI-7.3)
PLACE: Final[Verb] = moves.verb("place", NAMES, "province")  # one token (VI-7.4)
FORT: Final[Verb] = moves.verb("fort", NAMES, "province")  # build a fort (VI-8.13)
REDEPLOY: Final[Verb] = moves.verb("redeploy", NAMES, "province")  # put one survivor (VI-6.13)
DONE: Final[Verb] = moves.verb("done")

# The phases, in the order of the rulebook: indexes into the game's list.
CHOOSING: Final = 0
TURN: Final = 1
DIPLOMACY: Final = 2
EXPANSION: Final = 3
COHESION: Final = 4
SHORTAGE: Final = 5
PLACEMENT: Final = 6
FORTIFYING: Final = 7
REBIRTH: Final = 8
REDEPLOYMENT: Final = 9
NEXT_TURN: Final = 10
VIRTUAL: Final = 11  # never on the stack: decides for the virtual players (VI-13)

DECLINING: Final = 6
NEUTRAL: Final = 12
EMPTY: Final = 13

# The settings of a game, fixed when it is set up: indexes into `settings`.
TARGET: Final = 0  # victory points that trigger the end
EXTRA: Final = 1  # extra tokens of a person's civilization ...
VIRTUAL_EXTRA: Final = 2  # ... and of a virtual player's
VIRTUAL_START: Final = 3
DECLINE_TOKENS: Final = 4  # LEAVE_ONE, REMOVE_ONE or KEEP_ALL
PREFER_REAL: Final = 5
FORMULA: Final = 6
FIRST_PRINTING: Final = 7
SETTINGS: Final = 8

LEAVE_ONE: Final = 0
REMOVE_ONE: Final = 1
KEEP_ALL: Final = 2


class Vinci(State):
    """Everything on the table."""

    FIELDS: ClassVar[Sequence[str]] = (
        "players", "settings", "order", "copies",
        "holder", "tokens", "held", "forts",
        "hand", "aside", "strength", "tiles", "score", "pacts", "entered",
        "offer", "counters", "bag",
        "round", "turn", "triggered",
        "reach", "barred", "spies", "eliminated", "scored", "neutrals_lost",
    )  # fmt: skip

    players: int  # people and virtual players
    settings: list[int]
    order: list[int]  # the players in turn order
    copies: list[int]  # how many tiles of each kind the game is played with

    holder: list[int]  # of each province: an empire, NEUTRAL or EMPTY
    tokens: list[int]  # in each province
    held: list[int]  # of each holder: the set of its provinces
    forts: int  # the set of provinces with a fort

    hand: list[int]  # of each player: tokens of the active empire off the map
    aside: list[int]  # of each empire: survivors to redeploy at the end of this turn (VI-6.9)
    strength: list[int]  # of each empire: all its tokens, on the map, in hand and aside
    tiles: list[int]  # of each empire: its pair of tiles
    score: list[int]
    pacts: list[int]  # of each player: the set of opponents named by Diplomacy
    entered: int  # the set of players whose active civilization has had its entry turn

    offer: list[int]  # two kinds for each group I to VI, NONE where it is empty
    counters: list[int]  # bonus counters on each group
    bag: list[int]  # how many tiles of each kind; nobody knows the order, so there is none

    round: int  # 0 is the opening round
    turn: int  # whose turn in the round: an index into `order`
    triggered: bool  # somebody has reached the target: this is the last round

    reach: int  # the provinces next to the active empire of the player in turn, by sea with Astronomy
    barred: int  # those that pacts keep from attack
    spies: int  # uses of Espionage left this turn
    eliminated: int  # tokens eliminated this turn, for Slavery
    scored: int  # all points ever scored by VI-10.1 (a ledger, see `check`)
    neutrals_lost: int  # neutral tokens eliminated or removed (a ledger too)

    def __init__(self, phases: list[Phase[Any]], seats: int, key: bytes) -> None:
        super().__init__(moves, phases, seats, key)

    def prepare(self, players: int, settings: list[int], copies: list[int]) -> None:
        """Lay the table as in VI-2.1 and VI-2.2: everything but what is drawn."""
        self.players = players
        self.settings = settings
        self.copies = copies
        self.order = list(range(players))
        self.holder = [NEUTRAL if n else EMPTY for n in NEUTRALS]
        self.tokens = NEUTRALS.copy()
        self.held = [0] * (EMPTY + 1)
        for p in range(PROVINCES):
            self.held[self.holder[p]] |= 1 << p
        self.forts = 0
        self.hand = [0] * players
        self.aside = [0] * NEUTRAL
        self.strength = [0] * NEUTRAL
        self.tiles = [NO_TILES] * NEUTRAL
        self.score = [START_SCORE if s < self.seats else settings[VIRTUAL_START] for s in range(players)]
        self.pacts = [0] * players
        self.entered = 0
        self.offer = [NONE] * (2 * GROUPS)
        self.counters = [0] * GROUPS
        self.bag = copies.copy()
        self.round = 0
        self.turn = 0
        self.triggered = False
        self.reach = 0
        self.barred = 0
        self.spies = 0
        self.eliminated = 0
        self.scored = 0
        self.neutrals_lost = 0

    def clone(self) -> Vinci:
        """An independent copy."""
        new = Vinci(self.phases, self.seats, self.key)
        self.copy_into(new)
        new.players = self.players
        new.settings = self.settings
        new.order = self.order
        new.copies = self.copies
        new.holder = self.holder.copy()
        new.tokens = self.tokens.copy()
        new.held = self.held.copy()
        new.forts = self.forts
        new.hand = self.hand.copy()
        new.aside = self.aside.copy()
        new.strength = self.strength.copy()
        new.tiles = self.tiles.copy()
        new.score = self.score.copy()
        new.pacts = self.pacts.copy()
        new.entered = self.entered
        new.offer = self.offer.copy()
        new.counters = self.counters.copy()
        new.bag = self.bag.copy()
        new.round = self.round
        new.turn = self.turn
        new.triggered = self.triggered
        new.reach = self.reach
        new.barred = self.barred
        new.spies = self.spies
        new.eliminated = self.eliminated
        new.scored = self.scored
        new.neutrals_lost = self.neutrals_lost
        return new

    @property
    def scores(self) -> list[int]:
        """Victory points of the people, then of the virtual players."""
        return self.score.copy()

    # ------------------------------------------------------------------------------------- provinces and tiles

    def take(self, p: int, who: int) -> None:
        """Give a province to another holder. Its tokens are the caller's business."""
        bit = 1 << p
        self.held[self.holder[p]] ^= bit
        self.held[who] |= bit
        self.holder[p] = who

    def vacate(self, p: int) -> None:
        """Empty a province: tokens to the supply, marker and fort off; it belongs to nobody (VI-7.5, VI-9.8)."""
        if self.holder[p] < NEUTRAL:
            self.strength[self.holder[p]] -= self.tokens[p]
        self.tokens[p] = 0
        self.forts &= ~(1 << p)
        self.take(p, EMPTY)

    def return_tiles(self, empire: int) -> None:
        """The tiles of an empire go back to the bag."""
        for kind in kinds_of(self.tiles[empire]):
            self.bag[kind] += 1
        self.tiles[empire] = NO_TILES

    # ------------------------------------------------------------------------------------------------ invariants

    def check(self) -> None:
        """Nothing is lost and nothing is doubled: provinces, tokens, tiles and points are all accounted for."""
        super().check()
        self._check_provinces()
        self._check_tokens()
        in_play = self.bag.copy() + [0]
        for kind in self.offer:
            in_play[kind] += 1
        for empire in range(NEUTRAL):
            for kind in kinds_of(self.tiles[empire]):
                in_play[kind] += 1
        assert in_play[:KINDS] == self.copies, "every tile is in the bag, on offer or with an empire"
        # VI-10.7: what is paid for civilizations lies on the groups
        started = [START_SCORE if s < self.seats else self.settings[VIRTUAL_START] for s in range(self.players)]
        assert sum(self.score) + SKIP_COST * sum(self.counters) == sum(started) + self.scored
        assert min(self.score + self.counters + self.bag) >= 0

    def _check_provinces(self) -> None:
        seen = 0
        for who in range(EMPTY + 1):
            assert not seen & self.held[who], "a province has one holder"
            seen |= self.held[who]
            for p in range(PROVINCES):
                assert bool(self.held[who] >> p & 1) == (self.holder[p] == who), (p, who)
        assert seen == (1 << PROVINCES) - 1
        assert not self.forts & (self.held[EMPTY] | self.held[NEUTRAL]), "a fort stands in a province of an empire"
        mover = self.order[self.turn] if not self.over else -1
        for p in range(PROVINCES):
            if self.holder[p] == EMPTY:
                assert self.tokens[p] == 0
            elif self.holder[p] != mover:  # an empire in its own turn may hold provinces without tokens (VI-6.7)
                assert self.tokens[p] >= 1

    def _check_tokens(self) -> None:
        for empire in range(NEUTRAL):
            there = sum([self.tokens[p] for p in range(PROVINCES) if self.holder[p] == empire])
            in_hand = self.hand[empire] if empire < self.players else 0
            assert self.strength[empire] == there + in_hand + self.aside[empire], f"tokens of empire {empire}"
            assert min(in_hand, self.aside[empire]) >= 0
            if empire >= DECLINING:
                assert self.held[empire] or self.tiles[empire] == NO_TILES, "no province, no lasting tile (VI-9.5)"
        neutral = [p for p in range(PROVINCES) if self.holder[p] == NEUTRAL]
        assert all([self.tokens[p] == NEUTRALS[p] for p in neutral])
        assert sum([self.tokens[p] for p in neutral]) + self.neutrals_lost == sum(NEUTRALS)


class VinciPhase(Phase[Vinci]):
    """What the phases of Vinci share: if a virtual player must choose, its procedure does."""

    def step(self, state: Vinci) -> bool:
        """Play for a virtual player; ask a person."""
        if state.players == state.seats or state.frame(1) < state.seats:
            return False
        return state.phases[VIRTUAL].step(state)
