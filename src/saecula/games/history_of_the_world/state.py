"""The state of a game of History of the World, and its moves. Its invariants are in invariants.py.

An army stands in a Territory with its owner (a seat) and its origin, the card that placed it (cards.py). A set of
Territories, of waters or of seats is a bit mask. Lists marked "shared" are the same object in a state and its clones:
they are replaced, never changed in place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from saecula.games.history_of_the_world.cards import (
    EVENT_NAMES,
    GREAT_CARDS,
    MINOR_CARDS,
    STRENGTH,
)
from saecula.games.history_of_the_world.components import (
    AREA_NAMES,
    AREA_OF,
    AREAS,
    BIT,
    CALLS,
    MAX_SEATS,
    NAMES,
    NEAR,
    NONE,
    TERRITORIES,
    WATER_NAMES,
    WATERS,
    WATERS_OF,
    connected,
    listings,
    shores,
)
from saecula.kernel.moves import MoveSpace, Verb
from saecula.kernel.phase import Phase
from saecula.kernel.state import State

moves: Final[MoveSpace] = MoveSpace()
KEEP: Final[Verb] = moves.verb("keep")  # the Empire just drawn (HW-3.4)
GIVE: Final[Verb] = moves.verb("give", range(MAX_SEATS), "seat")  # it to another player
PLAY: Final[Verb] = moves.verb("play", EVENT_NAMES, "event")  # an event card (HW-4.3)
CHOOSE: Final[Verb] = moves.verb("choose", NAMES, "territory")  # a Territory or barren land that a card asks for
CHOOSE_AREA: Final[Verb] = moves.verb("choose_area", AREA_NAMES, "area")  # for Famine and Black Death (HW-4.16)
CHOOSE_SEA: Final[Verb] = moves.verb("choose_sea", WATER_NAMES, "sea")  # for the fleet of Astronomy (HW-4.14)
TURN_COIN: Final[Verb] = moves.verb("turn_coin", WATER_NAMES, "sea")  # flip a fleet by Reallocation (HW-4.12)
REMOVE_FLEET: Final[Verb] = moves.verb("remove_fleet", WATER_NAMES, "sea")  # when fleet pieces run out (HW-9.4)
SEA_BATTLE: Final[Verb] = moves.verb("sea_battle", WATER_NAMES, "sea")  # fight a fleet (HW-9.4)
CREW: Final[Verb] = moves.verb("crew", WATER_NAMES, "sea")  # put an army on a fleet (HW-9.4)
EXPAND: Final[Verb] = moves.verb("expand", NAMES, "territory")  # place an army, fighting if need be (HW-5.6)
FORT_ARMY: Final[Verb] = moves.verb("fort_army", NAMES, "territory")  # a fort for an unplaced army (HW-5.12)
FORT_COIN: Final[Verb] = moves.verb("fort_coin", NAMES, "territory")  # for a coin (HW-4.8)
FORT_FREE: Final[Verb] = moves.verb("fort_free", NAMES, "territory")  # of Engineering (HW-4.22)
BUY_BACK: Final[Verb] = moves.verb("buy_back")  # a lost army, with a coin (HW-4.8)
BUY_BACK_ALLY: Final[Verb] = moves.verb("buy_back_ally")  # with a coin of Allies (HW-4.13)
MONUMENT: Final[Verb] = moves.verb("monument", NAMES, "territory")  # build one (HW-5.26)
DONE: Final[Verb] = moves.verb("done")

# For `listed`: the moves of a verb for a set of Territories.
EXPANDING: Final[list[list[int]]] = listings(EXPAND.base)
CHOOSING: Final[list[list[int]]] = listings(CHOOSE.base)
FOR_ARMIES: Final[list[list[int]]] = listings(FORT_ARMY.base)
FOR_COINS: Final[list[list[int]]] = listings(FORT_COIN.base)
FOR_FREE: Final[list[list[int]]] = listings(FORT_FREE.base)

# The phases, in the order of the rulebook: indexes into the game's list.
DRAWING: Final = 0
CALLING: Final = 1
EVENTS_WINDOW: Final = 2
BARREN_LAND: Final = 3
BARBARIAN_RAID: Final = 4
ATTRITION_AREA: Final = 5
REBELLION: Final = 6
DISASTER_SITE: Final = 7
MIGRATION: Final = 8
PESTILENCE_SITE: Final = 9
PLAGUE_PATH: Final = 10
NAMING: Final = 11
PREPARATION: Final = 12
ASTRONOMY_FLEET: Final = 13
PLACING_FLEETS: Final = 14
NAVAL_BATTLES: Final = 15
REALLOCATING: Final = 16
EXPANSION: Final = 17
BUILDING: Final = 18

# Who places armies in an expansion, and who attacks.
ACTIVE: Final = 0  # the Active Empire
MINOR: Final = 1  # a Minor Empire (HW-4.6)
CRUSADERS: Final = 2  # (HW-4.19)
REBELS: Final = 3  # of Civil War (HW-4.18)
BARBARIAN: Final = 4  # (HW-4.15)
REVOLTING: Final = 5  # Jewish Revolt (HW-4.24)

# Bits of `options`: what the table chose before the game.
NO_SUPREMACY: Final = 1  # (HW-9.1)
DEAL_MINOR_EMPIRES: Final = 2  # (HW-9.2)
MULTIPLE_ARMIES: Final = 4  # (HW-9.3)
NAVAL_CONTROL: Final = 8  # (HW-9.4)

# Where points come from: indexes into the row of a seat in `earned`.
SOURCES: Final = 6
SOURCE_NAMES: Final[list[str]] = ["areas", "capitals", "cities", "monuments", "fleets", "supremacy"]
FROM_MONUMENTS: Final = 3
FROM_SUPREMACY: Final = 5

ALL_GREAT: Final[int] = (1 << len(GREAT_CARDS)) - 1
ALL_MINOR: Final[int] = (1 << len(MINOR_CARDS)) - 1


def replaced(values: list[int], at: int, value: int) -> list[int]:
    """A copy of a shared list with one value changed."""
    new = values.copy()
    new[at] = value
    return new


class History(State):
    """Everything that lies on the table."""

    FIELDS: ClassVar[Sequence[str]] = (
        "options", "score", "earned", "story", "markers", "strengths", "latest",
        "great", "minor", "great_played", "minor_played", "discards",
        "epoch", "order", "draws", "drawn_card", "holder", "known", "giver", "call", "made",
        "owner", "origin", "held", "in_areas", "second", "third", "forts", "capitals", "cities", "monuments", "navy",
        "turn", "played", "in_force", "treachery", "pending",
        "force", "part", "source", "marching", "active", "homes", "reach", "sailing", "fleets", "contested",
        "armies", "allies", "lost", "recoverable", "exchanged", "coins", "allied_coins", "free_forts",
    )  # fmt: skip

    options: int  # bits, such as NAVAL_CONTROL
    score: list[int]  # by seat; shared
    earned: list[int]  # SOURCES for each seat: where the points come from; shared
    story: list[int]  # points by Epoch and seat; shared
    markers: list[int]  # supremacy markers won, by seat; shared. Their values are drawn at the end (HW-7.3)
    strengths: list[int]  # sum of the strengths of the Empires played, by seat; shared
    latest: list[int]  # the Empire played last, by seat; shared

    great: list[int]  # the Great Event cards in each hand; shared
    minor: list[int]  # the Minor Event cards; shared
    great_played: int  # cards that lie face up
    minor_played: int
    discards: list[int]  # 64 * event + 8 * seat + Epoch of every card played, in order; shared

    epoch: int  # 1 to 7
    order: list[int]  # seats in draw order; shared
    draws: int  # how many have drawn
    drawn_card: int  # the card just drawn, 0 to 6 in turn order, or NONE
    holder: list[int]  # of the seven cards: the seat that holds it, or NONE; shared
    known: list[int]  # of the seven cards: the set of seats that know where it is; shared
    giver: list[int]  # by seat: who gave it its card, itself if it kept it, or NONE; shared
    call: int  # the card being played, or the next to be called
    made: list[int]  # points of each of the seven Empires, NONE before its scoring; shared

    owner: list[int]  # of each Territory: the seat whose army stands there, or NONE
    origin: list[int]  # of each Territory: the origin of its army, or NONE
    held: list[int]  # by seat: the Territories it holds
    in_areas: list[int]  # AREAS for each seat: how many Territories it holds in each
    second: int  # Territories with a second army (HW-9.3) ...
    third: int  # ... and with a third
    forts: int
    capitals: int
    cities: int
    monuments: int
    navy: list[int]  # of each water: SPAN * seat + Epoch of a fleet with an army (HW-9.4), or NONE; shared

    turn: int  # the seat whose turn it is, or NONE
    played: int  # the events played this turn
    in_force: int  # effects of cards, bits (cards.py)
    treachery: int  # the Territory named (HW-4.32), or NONE
    pending: int  # the Minor Empire to be played, an event, or NONE

    force: int  # who expands now: ACTIVE, MINOR or CRUSADERS
    part: int  # which half of the Empire (HW-5.29)
    source: int  # the origin of the armies placed now
    marching: int  # Territories that the force holds and expands from
    active: int  # Territories of the Active Empire, both halves
    homes: int  # start Territories where it has put a capital
    reach: int  # Territories next to the force, or on a shore its fleets lead to
    sailing: int  # waters whose fleets are joined to the force
    fleets: int  # waters with a fleet of the force
    contested: int  # seas wanted for a fleet that another player's fleet holds (HW-9.4)

    armies: int  # unplaced
    allies: int  # unplaced, bought back with a coin of Allies
    lost: int  # armies of the Active Empire lost in combat this turn
    recoverable: int  # those that can still be bought back
    exchanged: int  # armies of this part turned into forts or put on fleets
    coins: int
    allied_coins: int
    free_forts: int

    def __init__(self, phases: list[Phase[Any]], seats: int, key: bytes) -> None:
        super().__init__(moves, phases, seats, key)

    def prepare(self, options: int) -> None:
        """An empty table (HW-2.2 to HW-2.4): everything but what is dealt."""
        seats = self.seats
        self.options = options
        self.score = [0] * seats
        self.earned = [0] * (SOURCES * seats)
        self.story = []
        self.markers = [0] * seats
        self.strengths = [0] * seats
        self.latest = [NONE] * seats
        self.great = [0] * seats
        self.minor = [0] * seats
        self.great_played = 0
        self.minor_played = 0
        self.discards = []
        self.epoch = 0
        self.order = []
        self.draws = 0
        self.drawn_card = NONE
        self.holder = [NONE] * CALLS
        self.known = [0] * CALLS
        self.giver = [NONE] * seats
        self.call = 0
        self.made = [NONE] * CALLS
        self.owner = [NONE] * TERRITORIES
        self.origin = [NONE] * TERRITORIES
        self.held = [0] * seats
        self.in_areas = [0] * (AREAS * seats)
        self.second = 0
        self.third = 0
        self.forts = 0
        self.capitals = 0
        self.cities = 0
        self.monuments = 0
        self.navy = [NONE] * WATERS
        self.turn = NONE
        self.clear_turn()

    def clear_turn(self) -> None:
        """Nothing of a turn is left (HW-5.28)."""
        self.played = 0
        self.in_force = 0
        self.treachery = NONE
        self.pending = NONE
        self.clear_force(ACTIVE)
        self.part = 0
        self.source = NONE
        self.active = 0
        self.homes = 0
        self.contested = 0
        self.lost = 0
        self.recoverable = 0
        self.coins = 0
        self.allied_coins = 0
        self.free_forts = 0

    def clear_force(self, force: int) -> None:
        """Another force is about to expand: nothing of it is on the board yet."""
        self.force = force
        self.marching = 0
        self.reach = 0
        self.sailing = 0
        self.fleets = 0
        self.armies = 0
        self.allies = 0
        self.exchanged = 0

    def clone(self) -> History:
        """An independent copy."""
        new = History(self.phases, self.seats, self.key)
        self.copy_into(new)
        new.options = self.options
        new.score = self.score
        new.earned = self.earned
        new.story = self.story
        new.markers = self.markers
        new.strengths = self.strengths
        new.latest = self.latest
        new.great = self.great
        new.minor = self.minor
        new.great_played = self.great_played
        new.minor_played = self.minor_played
        new.discards = self.discards
        new.epoch = self.epoch
        new.order = self.order
        new.draws = self.draws
        new.drawn_card = self.drawn_card
        new.holder = self.holder
        new.known = self.known
        new.giver = self.giver
        new.call = self.call
        new.made = self.made
        new.owner = self.owner.copy()
        new.origin = self.origin.copy()
        new.held = self.held.copy()
        new.in_areas = self.in_areas.copy()
        new.second = self.second
        new.third = self.third
        new.forts = self.forts
        new.capitals = self.capitals
        new.cities = self.cities
        new.monuments = self.monuments
        new.navy = self.navy
        new.turn = self.turn
        new.played = self.played
        new.in_force = self.in_force
        new.treachery = self.treachery
        new.pending = self.pending
        new.force = self.force
        new.part = self.part
        new.source = self.source
        new.marching = self.marching
        new.active = self.active
        new.homes = self.homes
        new.reach = self.reach
        new.sailing = self.sailing
        new.fleets = self.fleets
        new.contested = self.contested
        new.armies = self.armies
        new.allies = self.allies
        new.lost = self.lost
        new.recoverable = self.recoverable
        new.exchanged = self.exchanged
        new.coins = self.coins
        new.allied_coins = self.allied_coins
        new.free_forts = self.free_forts
        return new

    def redraw(self, seat: int) -> None:
        """The counterpart of the view: redeal what the seat cannot know."""
        from saecula.games.history_of_the_world.knowledge import redraw  # which needs this module

        redraw(self, seat)

    # --------------------------------------------------------------------------------------------------- the board

    def occupied(self) -> int:
        """The Territories with an army."""
        mask = 0
        for held in self.held:
            mask |= held
        return mask

    def enemies_of(self, seat: int) -> int:
        """The Territories that other players hold."""
        return self.occupied() ^ self.held[seat]

    def armies_in(self, t: int) -> int:
        """How many armies stand in a Territory."""
        if self.owner[t] == NONE:
            return 0
        return 1 + (self.second >> t & 1) + (self.third >> t & 1)

    def station(self, t: int, seat: int, origin: int) -> None:
        """One army takes the place of whatever army stood there. The caller handles forts and structures."""
        bit = BIT[t]
        owner = self.owner[t]
        if owner != seat:
            if owner != NONE:
                self.held[owner] ^= bit
                self.in_areas[AREAS * owner + AREA_OF[t]] -= 1
            self.held[seat] |= bit
            self.in_areas[AREAS * seat + AREA_OF[t]] += 1
            self.owner[t] = seat
        self.origin[t] = origin
        if self.second & bit:
            self.second ^= bit
            self.third ^= self.third & bit

    def vacate(self, t: int) -> None:
        """All armies of a Territory and its fort go; structures stay (HW-5.22)."""
        owner = self.owner[t]
        if owner == NONE:
            return
        bit = BIT[t]
        self.held[owner] ^= bit
        self.in_areas[AREAS * owner + AREA_OF[t]] -= 1
        self.owner[t] = NONE
        self.origin[t] = NONE
        self.forts ^= self.forts & bit
        if self.second & bit:
            self.second ^= bit
            self.third ^= self.third & bit

    def remove_army(self, t: int) -> None:
        """One army of a Territory goes; a fort falls with the last."""
        bit = BIT[t]
        if self.third & bit:
            self.third ^= bit
        elif self.second & bit:
            self.second ^= bit
        else:
            self.vacate(t)

    def plunder(self, t: int) -> None:
        """HW-5.21: an army enters; a capital becomes a city, a city goes, a monument stays."""
        bit = BIT[t]
        if self.capitals & bit:
            self.capitals ^= bit
            self.cities |= bit
        elif self.cities & bit:
            self.cities ^= bit

    def spoils(self, t: int) -> str:
        """What `plunder` would make of the structures of a Territory: its capital a "city", its city a "ruin"."""
        return "city" if self.capitals >> t & 1 else "ruin" if self.cities >> t & 1 else "none"

    def hold(self, t: int, seat: int) -> None:
        """An army of the force stands here now, and the force goes on from here (HW-5.6, HW-5.10)."""
        self.station(t, seat, self.source)
        bit = BIT[t]
        self.marching |= bit
        self.reach |= NEAR[t]
        if self.force == ACTIVE:
            self.active |= bit
        new = WATERS_OF[t] & self.fleets & ~self.sailing
        if new:
            more = connected(new, self.fleets) & ~self.sailing
            self.sailing |= more
            self.reach |= shores(more)

    def has_card(self, effect: int) -> bool:
        """Whether a card with this lasting effect is in force for the Active Empire."""
        return bool(self.in_force >> effect & 1)

    @property
    def empire(self) -> int:
        """The Empire card being played."""
        return (self.epoch - 1) * CALLS + self.call

    # ---------------------------------------------------------------------------------------------- points and places

    @property
    def scores(self) -> list[int]:
        """Victory points by seat."""
        return self.score.copy()

    @property
    def ranking(self) -> list[int]:
        """Places; ties are broken by strengths, markers and the last Empire (HW-8.2)."""
        marks = [self.tie_breaks(s) for s in range(self.seats)]
        return [1 + sum([other > mark for other in marks]) for mark in marks]

    def tie_breaks(self, seat: int) -> list[int]:
        """What ranks a player, the most important first; more is better (HW-8.1, HW-8.2)."""
        last = STRENGTH[self.latest[seat]] if self.latest[seat] != NONE else 0
        return [self.score[seat], -self.strengths[seat], self.earned[SOURCES * seat + FROM_SUPREMACY], -last]

    def gain(self, seat: int, source: int, points: int) -> None:
        """Points of one source."""
        at = SOURCES * seat + source
        self.earned = replaced(self.earned, at, self.earned[at] + points)
        self.score = replaced(self.score, seat, self.score[seat] + points)

    def check(self) -> None:
        """Nothing is lost and nothing is doubled."""
        from saecula.games.history_of_the_world.invariants import check  # which needs this module

        super().check()
        check(self)
