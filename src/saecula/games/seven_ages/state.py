"""The state of a game of 7 Ages: everything that lies on the table. Its invariants are in invariants.py.

An empire in play is named by its colour set (an int below SETS); its card says which empire it is. Pieces, leaders,
cards, areas and goods are ints too (units.py, cards.py, areas.py). Changes of the map go through realm.py, which
keeps control and the consequences of SA-0.13 in order.

A clone shares all lists with the original until one of the two is about to change. `play_legal`, `redraw` and `unpack`
see to that; whoever changes a clone in another way calls `own_lists` first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from saecula.games.seven_ages.areas import AREAS
from saecula.games.seven_ages.cards import NO_CITIES
from saecula.games.seven_ages.components import TOP_LEVEL, age_of
from saecula.games.seven_ages.moves import moves
from saecula.games.seven_ages.units import (
    FACE,
    FIRST_COMMON,
    FIRST_PIECE,
    PIECE_SET,
    SETS,
    TYPES,
)
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase
from saecula.kernel.stack import ALL
from saecula.kernel.state import State

NOBODY: Final = -1  # no empire, no player, no area, no card

# Places of a piece that is not on the map (an area is 0 or more).
RESERVE: Final = -1  # with its empire (or, in a set not in play, in the box)
POOL: Final = -2  # the common pool
OUT: Final = -3  # out of the game: elephants from age VII on (SA-6.9)

# Places of a leader that is not on the map.
BOX: Final = -1  # a named leader who has not appeared yet
CUP: Final = -2
GONE: Final = -3  # a named leader who has left the game

# Places of a card; a hand is HAND + seat, an empire in play IN_PLAY + set.
DECK: Final = 0
DISCARDED: Final = 1
TABLE: Final = 2  # face down or announced: a trade, conflict or event card that is being played
HAND: Final = 3
IN_PLAY: Final = 16

# Places of an artefact: an area, or ON_EMPIRE + set for one that lies on an empire card.
UNBUILT: Final = -1
ON_EMPIRE: Final = AREAS

ANY_TYPE: Final = (1 << TYPES) - 1

NO_MARKER: Final = -1
FREE_SLOT: Final = SETS  # the slot of a marker that lies on no empire (SA-3.2)
LOST_SLOT: Final = SETS + 1  # the slot of a marker whose empire has been discarded: it is void (SA-3.9)

# What became of a marker this turn.
FACE_DOWN: Final = 0
REVEALED: Final = 1
SPENT: Final = 2
VOID: Final = 3

GLORY_SOURCES: Final = 9  # columns of the ledger of glory (glory_ledger.SOURCES)


def where(places: list[int], wanted: int) -> list[int]:
    """The indices at which a list has a value. Compiled, this beats `list.index`, which compares objects."""
    return [i for i, at in enumerate(places) if at == wanted]


class Forecast:
    """What bots have worked out about the table while a question is open that several seats answer in secret.

    The table does not change until the last answer is in, so copies share it until then (evaluate.py, plans.py).
    """

    def __init__(self) -> None:
        self.features: dict[int, list[float]] = {}  # by seat, without what its answer promises
        self.hopes: dict[int, float] = {}  # of actions: see plans.hope


class SevenAges(State):
    """Everything that lies on the table."""

    FIELDS: ClassVar[Sequence[str]] = (
        "errata_2004", "blue_marker_inclusive", "total_history", "pursuit", "go_slow_rule", "technology", "redemption",
        "quick_history", "take_that", "end_age", "turn_limit",
        "first", "turn", "step", "game_over_by", "bonus_to", "ended",
        "glory", "reserved", "initiative",
        "card_of", "owner", "level", "money", "elite", "capital", "home", "belief",
        "cavalry_free", "ships_free", "lost_land", "traded", "age_seen", "first_age", "beyond", "actions_done",
        "place", "flipped", "coast", "holder", "maybe",
        "control", "held", "units_in", "grounded",
        "city", "forts", "disorder",
        "leader_at", "leader_of", "good_at", "blue_at", "treaty",
        "card_at", "known", "top",
        "marker_slot", "marker_state", "marker_used_as", "go_slow", "acting_empire", "acting_action",
        "gained", "spans", "capped", "crossings", "elephants_due", "fighting",
        "contested", "fewest", "most",
    )  # fmt: skip

    # What the table has agreed on; it never changes during a game.
    errata_2004: bool
    blue_marker_inclusive: bool  # SA-10.5
    total_history: bool  # SA-13.1
    pursuit: bool  # SA-13.2
    go_slow_rule: bool  # SA-13.3
    technology: bool  # SA-13.4
    redemption: bool  # SA-13.5
    quick_history: bool  # SA-13.6
    take_that: bool  # SA-13.7
    end_age: int  # SA-4.3
    turn_limit: int  # SA-4.4

    first: int  # the seat with the turn marker
    turn: int  # from 1; 0 while the game is prepared
    step: int  # of the turn: 0 to 6, then 7 for its end
    game_over_by: int  # the set whose empire passed level 49 first, NOBODY before that (SA-4.2)
    bonus_to: int  # the player who gets the bonus of SA-4.2, NOBODY before
    ended: int  # why the game ends with this turn: a value of ending.py, 0 while it does not

    glory: list[int]  # by seat
    reserved: list[int]  # by seat: its colour pair (SA-2.3), NOBODY before it is chosen
    initiative: list[int]  # by seat: the first card played for the turn marker, NOBODY before

    card_of: list[int]  # by set: its card, NOBODY if no empire uses the set
    owner: list[int]  # by set: the seat
    level: list[int]
    money: list[int]
    elite: list[int]
    capital: list[int]  # an area, or NOBODY
    home: list[int]  # the start areas, as a mask (SA-12.13)
    belief: list[int]  # by set: religion at 2 * set, government at 2 * set + 1; a good, or NOBODY
    cavalry_free: int  # sets whose "no cavalry" sign has been lifted by trade (SA-6.8)
    ships_free: int  # the same for "no ships"
    lost_land: int  # sets that lost a land area in a conflict since their last Production
    traded: int  # sets that took part in a trade this turn (SA-7.1)
    age_seen: int  # the highest age any empire has been in
    first_age: int  # the age in which the first empire of the game started, 0 before (SA-13.1, SA-13.6)
    beyond: list[int]  # by seat: when an empire of it first went beyond level 49, counted from 1; 0: never (SA-4.5)
    actions_done: list[int]  # by seat: mask of the actions performed this turn (SA-3.7)

    place: list[int]  # by piece: an area, RESERVE, POOL or OUT
    flipped: list[int]  # by set: the pieces that show their late face, as a mask from FIRST_PIECE[set] on
    coast: list[int]  # by piece: for a naval unit in a land area the sea it lies on, else NOBODY (SA-8.9)
    holder: list[int]  # by piece of the common pool, from FIRST_COMMON on: the set that has it, or NOBODY

    maybe: list[int]  # by piece on the map: the types others can imagine it to be, as a mask (SA-14, fog.py)

    control: list[int]  # by area: a set, or NOBODY (SA-0.8)
    held: list[int]  # by set: the areas it controls
    units_in: list[int]  # by set: the areas with at least one of its units
    grounded: list[int]  # by set: the areas with at least one of its units that is no aircraft

    city: list[int]  # by land area: 0, 1, 3, 5 or 7
    forts: int
    disorder: int

    leader_at: list[int]  # by leader: an area, BOX, CUP or GONE
    leader_of: list[int]  # by leader: a set, or NOBODY
    good_at: list[int]  # by artefact: an area, ON_EMPIRE + set, or UNBUILT
    blue_at: list[int]  # by artefact: the level of its blue marker, 0 without (SA-10.5)

    treaty: int  # the second empire of the peace treaty, NOBODY without (treaties.py)

    card_at: list[int]  # by card
    known: list[int]  # by card: the seats that know its place, as a mask
    top: list[int]  # cards on top of the deck that somebody has looked at, the next one last

    marker_slot: list[int]  # by seat and marker: the set it lies on, FREE_SLOT, LOST_SLOT or NO_MARKER
    marker_state: list[int]  # by seat and marker: FACE_DOWN, REVEALED, SPENT or VOID
    marker_used_as: list[int]  # by seat: the step a wild was used for, NO_MARKER before
    go_slow: list[int]  # optional rule 3: the actions in the three boxes, NO_MARKER where there is none

    acting_empire: int  # the empire that performs an action now, or performed the last one; NOBODY before
    acting_action: int  # that action

    gained: list[int]  # ledger: glory by seat and source (glory_ledger.py)
    spans: list[int]  # effects of events that last: rows of effects.SPAN ints, see effects.py
    capped: list[int]  # triggers with a limit per turn that have happened this turn (aftermath.trigger)
    crossings: list[int]  # of this action: empire, area, how its units came in (totals.BY_...), one triple per entry
    elephants_due: list[int]  # empires that may take an elephant from another empire's reserve (SA-6.9)
    fighting: int  # empires that took part in a conflict this turn (SA-10.5, the "+" sign of World War)
    contested: int  # the area of the conflict being fought: who controls it is settled at its end; NOBODY without
    fewest: list[int]  # by set and class of units.RANKED: how many units everybody can tell are on the map at least ...
    most: list[int]  # ... and at most (SA-14.3, fog.py)

    def __init__(self, phases: list[Phase[Any]], seats: int, key: bytes) -> None:
        super().__init__(moves, phases, seats, key)
        self._shared = False  # whether the lists belong to other states too
        self.forecast: Forecast | None = None

    def clone(self) -> SevenAges:
        """An independent copy."""
        new = SevenAges(self.phases, self.seats, self.key)
        self.copy_into(new)
        new._shared = self._shared = True
        if self.forecast is None and self.stack and self.stack[self.top_frame + 1] == ALL:
            self.forecast = Forecast()
        new.forecast = self.forecast
        new.errata_2004 = self.errata_2004
        new.blue_marker_inclusive = self.blue_marker_inclusive
        new.total_history = self.total_history
        new.pursuit = self.pursuit
        new.go_slow_rule = self.go_slow_rule
        new.technology = self.technology
        new.redemption = self.redemption
        new.quick_history = self.quick_history
        new.take_that = self.take_that
        new.end_age = self.end_age
        new.turn_limit = self.turn_limit
        new.first = self.first
        new.turn = self.turn
        new.step = self.step
        new.game_over_by = self.game_over_by
        new.bonus_to = self.bonus_to
        new.ended = self.ended
        new.glory = self.glory
        new.reserved = self.reserved
        new.initiative = self.initiative
        new.card_of = self.card_of
        new.owner = self.owner
        new.level = self.level
        new.money = self.money
        new.elite = self.elite
        new.capital = self.capital
        new.home = self.home
        new.belief = self.belief
        new.cavalry_free = self.cavalry_free
        new.ships_free = self.ships_free
        new.lost_land = self.lost_land
        new.traded = self.traded
        new.age_seen = self.age_seen
        new.first_age = self.first_age
        new.beyond = self.beyond
        new.actions_done = self.actions_done
        new.place = self.place
        new.flipped = self.flipped
        new.coast = self.coast
        new.holder = self.holder
        new.maybe = self.maybe
        new.control = self.control
        new.held = self.held
        new.units_in = self.units_in
        new.grounded = self.grounded
        new.city = self.city
        new.forts = self.forts
        new.disorder = self.disorder
        new.leader_at = self.leader_at
        new.leader_of = self.leader_of
        new.good_at = self.good_at
        new.blue_at = self.blue_at
        new.treaty = self.treaty
        new.card_at = self.card_at
        new.known = self.known
        new.top = self.top
        new.marker_slot = self.marker_slot
        new.marker_state = self.marker_state
        new.marker_used_as = self.marker_used_as
        new.go_slow = self.go_slow
        new.acting_empire = self.acting_empire
        new.acting_action = self.acting_action
        new.gained = self.gained
        new.spans = self.spans
        new.capped = self.capped
        new.crossings = self.crossings
        new.elephants_due = self.elephants_due
        new.fighting = self.fighting
        new.contested = self.contested
        new.fewest = self.fewest
        new.most = self.most
        return new

    def own_lists(self) -> None:
        """Stop sharing the lists with other states: they are about to change."""
        self._shared = False
        self.glory = self.glory.copy()
        self.reserved = self.reserved.copy()
        self.initiative = self.initiative.copy()
        self.card_of = self.card_of.copy()
        self.owner = self.owner.copy()
        self.level = self.level.copy()
        self.money = self.money.copy()
        self.elite = self.elite.copy()
        self.capital = self.capital.copy()
        self.home = self.home.copy()
        self.belief = self.belief.copy()
        self.beyond = self.beyond.copy()
        self.actions_done = self.actions_done.copy()
        self.place = self.place.copy()
        self.flipped = self.flipped.copy()
        self.coast = self.coast.copy()
        self.holder = self.holder.copy()
        self.maybe = self.maybe.copy()
        self.control = self.control.copy()
        self.held = self.held.copy()
        self.units_in = self.units_in.copy()
        self.grounded = self.grounded.copy()
        self.city = self.city.copy()
        self.leader_at = self.leader_at.copy()
        self.leader_of = self.leader_of.copy()
        self.good_at = self.good_at.copy()
        self.blue_at = self.blue_at.copy()
        self.card_at = self.card_at.copy()
        self.known = self.known.copy()
        self.top = self.top.copy()
        self.marker_slot = self.marker_slot.copy()
        self.marker_state = self.marker_state.copy()
        self.marker_used_as = self.marker_used_as.copy()
        self.go_slow = self.go_slow.copy()
        self.gained = self.gained.copy()
        self.spans = self.spans.copy()
        self.capped = self.capped.copy()
        self.crossings = self.crossings.copy()
        self.elephants_due = self.elephants_due.copy()
        self.fewest = self.fewest.copy()
        self.most = self.most.copy()

    def play_legal(self, seat: int, move: int) -> None:
        """Play a legal move. See `State.play_legal`."""
        if self.stack[self.top_frame + 1] != ALL:
            self._about_to_change()
        State.play_legal(self, seat, move)

    def _reveal(self) -> None:
        """All answers are in. Until then they were only noted, and nothing on the table has changed."""
        self._about_to_change()
        State._reveal(self)

    def _about_to_change(self) -> None:
        self.forecast = None
        if self._shared:
            self.own_lists()

    def take_field_values(self, values: list[Any]) -> None:
        """The opposite of `field_values`."""
        super().take_field_values(values)
        self._shared = False
        self.forecast = None

    def digest_values(self) -> list[Any]:
        """The position without what follows from the rest of it."""
        from saecula.games.seven_ages.digest import digest_values  # which needs this module

        return digest_values(self)

    def layout(self) -> list[str]:
        """See `State.layout`; the second part stands for `digest_values`."""
        return [*self.FIELDS, "", "pieces on the map, packed"]

    @property
    def ranking(self) -> list[int]:
        """SA-4.1: glory, then the most advanced empire; beyond level 49, whoever went there first (SA-4.5)."""
        keys = [self._rank(seat) for seat in range(self.seats)]
        return [1 + sum([other > key for other in keys]) for key in keys]

    def _rank(self, seat: int) -> tuple[int, int, int]:
        if self.beyond[seat]:
            return self.glory[seat], TOP_LEVEL + 1, -self.beyond[seat]
        level = max([self.level[empire] for empire in self.empires_of(seat)], default=0)
        return self.glory[seat], min(level, TOP_LEVEL), 0

    @property
    def scores(self) -> list[int]:
        """Glory, as on its track."""
        return self.glory.copy()

    def why_not(self, seat: int, move: int) -> Message | None:
        """Why a move is not legal now; about a card of the hand more than the phase knows."""
        from saecula.games.seven_ages.why_not import why_no_use  # which needs this module

        reason = super().why_not(seat, move)
        if reason is None or self.over or not self.is_actor(seat):
            return reason
        return why_no_use(self, seat, move) or reason

    def redraw(self, seat: int) -> None:
        """Draw anew what the seat cannot know (SA-14)."""
        from saecula.games.seven_ages.redraw import redraw  # which needs this module

        self.forecast = None
        self.own_lists()
        redraw(self, seat)

    # -------------------------------------------------------------------------------------------- reading the table

    def in_play(self) -> list[int]:
        """The sets that empires use, in their own order."""
        return [s for s in range(SETS) if self.card_of[s] != NOBODY]

    def empires_of(self, seat: int) -> list[int]:
        """The empires of a player."""
        return where(self.owner, seat)

    def board_order(self) -> list[int]:
        """The seats clockwise from the first player."""
        return [(self.first + i) % self.seats for i in range(self.seats)]

    def age(self, empire: int) -> int:
        """The age of an empire (SA-0.5)."""
        return age_of(self.level[empire])

    def barbarian(self, empire: int) -> bool:
        """Whether the empire is in one of its no-cities ages (SA-6.4)."""
        return bool(NO_CITIES[self.card_of[empire]] >> self.age(empire) & 1)

    def type_of(self, piece: int) -> int:
        """The unit type a piece shows."""
        s = PIECE_SET[piece]
        return FACE[2 * piece] if s == NOBODY else FACE[2 * piece + (self.flipped[s] >> (piece - FIRST_PIECE[s]) & 1)]

    def pieces_of(self, empire: int) -> list[int]:
        """All pieces an empire has, on the map and in reserve, those from the common pool last."""
        found = list(range(FIRST_PIECE[empire], FIRST_PIECE[empire + 1]))
        for i in where(self.holder, empire):
            found.append(FIRST_COMMON + i)
        return found

    def units_at(self, empire: int, area: int) -> list[int]:
        """The pieces of an empire in an area."""
        if not self.units_in[empire] >> area & 1:
            return []
        place = self.place
        found = [piece for piece in range(FIRST_PIECE[empire], FIRST_PIECE[empire + 1]) if place[piece] == area]
        for i, holder in enumerate(self.holder):
            if holder == empire and place[FIRST_COMMON + i] == area:
                found.append(FIRST_COMMON + i)
        return found

    def units_on_map(self, empire: int) -> list[int]:
        """The pieces of an empire on the map."""
        return [piece for piece in self.pieces_of(empire) if self.place[piece] >= 0]

    def leaders_of(self, empire: int) -> list[int]:
        """The leaders of an empire, all of them on the map."""
        return where(self.leader_of, empire)

    def hand(self, seat: int) -> list[int]:
        """The hand of a player."""
        return where(self.card_at, HAND + seat)

    def hand_size(self, seat: int) -> int:
        """How many cards a player holds: everybody may know."""
        hand, count = HAND + seat, 0
        for at in self.card_at:  # compiled, this beats `list.count`, which compares objects
            if at == hand:
                count += 1
        return count

    def religion(self, empire: int) -> int:
        """The religion of an empire, or NOBODY."""
        return self.belief[2 * empire]

    def government(self, empire: int) -> int:
        """The government of an empire, or NOBODY."""
        return self.belief[2 * empire + 1]

    def check(self) -> None:
        """Everything is in one place, and what is kept twice agrees."""
        from saecula.games.seven_ages.invariants import check  # which needs this module

        super().check()
        check(self)
