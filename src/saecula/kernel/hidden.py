"""Hidden cards and counters: where they are, who knows it, and redealing what a seat does not know.

A game numbers its hidden things (cards of a deck, counters of a colour: whatever has the same back) and keeps two facts
about each: its place, in whatever form suits the game (a set per hand, or a list `place[thing]`), and `known[thing]`, a
bit mask of the seats that know where it is. A seat is added when it is shown the thing (`show`), and taken off when
the thing may have moved without the seat being able to follow it (`forget`).

Which seats know a thing at some place is itself taken to be known to everybody: things are looked at openly. How many
things lie at a place is public as well.

`Redeal` is the other side of the view. A game names its places, states what can lie there, and takes back what lies
there in the copy:

    redeal = Redeal(state.known, seat)
    deck = redeal.place(things_in(state.deck))
    plot = redeal.place([state.plot], fits=EVENTS)              # face down, but surely an event
    recruits = redeal.place(things_in(state.recruits))
    redeal.total([recruits], COST, at_most=state.spent)         # surely paid for
    redeal.run(state)
    state.deck = mask_of(redeal.things(deck))
    ...

Places whose contents can be told apart (the second card of a pile, the marker on an area) are different places; things
at one place are a set. The result depends on what the seat knows and on the chance, and on nothing else.
"""

from __future__ import annotations

from typing import Final

from saecula.kernel.chance import Chance, Draws
from saecula.kernel.dealing import ANY, Dealer, deal, mask_of, things_in
from saecula.kernel.mending import STIRRING, Mending, Total

__all__ = ["ANY", "Redeal", "forget", "mask_of", "put_copies_in_order", "show", "things_in"]

NO_LIMIT: Final = 1 << 60

TRIES: Final = 6  # deals that are thrown away because a total is wrong, before one is mended
MENDINGS: Final = 30  # deals that are mended in vain before it is given up
TABLE: Final = 2_000  # entries of the table that counting may use where there are totals; beyond that, stirring will do


def show(known: list[int], things: list[int], seats: int) -> None:
    """The seats in the mask have seen these things and know where each one is."""
    for thing in things:
        known[thing] |= seats


def forget(known: list[int], things: list[int], keepers: int = 0) -> None:
    """These things have moved unseen: only the seats in the mask `keepers` still know where each one is."""
    for thing in things:
        known[thing] &= keepers


def put_copies_in_order(copies: list[list[int]], place: list[int], known: list[int], side: list[int]) -> None:
    """Number equal things by place, then by who knows them: which copy lies where is nobody's knowledge.

    Each list in `copies` names things that are equal, in increasing order. To be done to a copy of the state after its
    redeal, and only where nothing but these lists refers to the things by number. `side` may be empty.
    """
    for equal in copies:
        lying = [(place[thing], known[thing], side[thing] if side else 0) for thing in equal]
        lying.sort()
        for i, thing in enumerate(equal):
            place[thing], known[thing] = lying[i][0], lying[i][1]
            if side:
                side[thing] = lying[i][2]


class Redeal:
    """Redeals what one seat does not know. Uniform over all deals that satisfy the statements about single places.

    Totals over several places are met by throwing deals away, which is exact; after `TRIES` of them the last one is
    mended and stirred (mending.py), which is nearly uniform. If that fails, another deal is mended.

    For two-faced counters pass `side`, the side each one shows (0 or 1). Sets and weights then speak of faces, thing t
    having the faces 2t and 2t + 1; a counter is dealt to a place that takes one of its faces, and shows each face that
    the place takes equally often.
    """

    def __init__(self, known: list[int], seat: int, side: list[int] | None = None, stirring: int = STIRRING) -> None:
        """`stirring`: how long mended deals are stirred (mending.py). Less is faster and less uniform."""
        self._known = known
        self._stirring = stirring
        self._seat = seat
        self._side: list[int] = [] if side is None else side
        self._two_faced = side is not None
        self._fixed: list[list[int]] = []  # of each place: what the seat knows to be there
        self._dealt: list[list[int]] = []  # of each place: what it does not know
        self._fits: list[int] = []  # of each place: the things that can be there
        self._faces: list[int] = []  # of each place: what was stated
        self._totals: list[Total] = []

    def place(self, things: list[int], fits: int = ANY) -> int:
        """Name a place, the things there now, and the set of things that can be there. Returns the place's number."""
        known, seat = self._known, self._seat
        self._fixed.append([thing for thing in things if known[thing] >> seat & 1])
        self._dealt.append([thing for thing in things if not known[thing] >> seat & 1])
        self._faces.append(fits)
        self._fits.append(fits)
        return len(self._fits) - 1

    def total(self, places: list[int], weights: list[int], at_least: int = 0, at_most: int = NO_LIMIT) -> None:
        """State that the weights of all that lies at these places, known or not, add up to so much.

        `weights` has a number for each thing (for each face, where there are two).
        """
        self._totals.append(Total(places, weights, at_least, at_most))

    def things(self, place: int) -> list[int]:
        """The things at a place, in increasing order."""
        if not self._fixed[place]:
            return self._dealt[place]
        found = self._fixed[place] + self._dealt[place]
        found.sort()
        return found

    def run(self, chance: Chance) -> bool:
        """Deal. False only if no deal with the right totals was found; what is dealt then comes close."""
        unknown: list[int] = []
        masks: list[list[int]] = []
        for there in self._dealt:
            unknown += there
            here = [self._known[thing] for thing in there]
            here.sort()  # which thing of a set another seat knows, this one cannot tell
            masks.append(here)
        if not unknown:
            return True
        unknown.sort()
        if self._two_faced:
            self._fold_faces(unknown)
        counts = [len(there) for there in self._dealt]
        if self._totals:
            right = self._meet_totals(Dealer(unknown, counts, self._fits, TABLE), unknown, Draws(chance))
        else:
            right = True
            self._dealt = deal(unknown, counts, self._fits, chance)
            self._turn_all(chance)
        for i, there in enumerate(self._dealt):  # what the others know stays with the place, whatever lies there
            for j, thing in enumerate(there):
                self._known[thing] = masks[i][j]
        return right

    # ------------------------------------------------------------------------------------------------------ faces

    def _fold_faces(self, unknown: list[int]) -> None:
        """The things that a place takes, out of the faces that it takes."""
        for i, faces in enumerate(self._faces):
            if faces == ANY:
                continue
            fits = 0
            for thing in unknown:
                if faces >> 2 * thing & 3:
                    fits |= 1 << thing
            self._fits[i] = fits

    def _turn(self, thing: int, place: int, chance: Chance) -> None:
        """Turn a counter to one of the faces that its place takes."""
        faces = self._faces[place] >> 2 * thing & 3
        self._side[thing] = chance.below(2) if faces == 3 else faces >> 1

    def _turn_all(self, chance: Chance) -> None:
        if self._two_faced:
            for i, there in enumerate(self._dealt):
                for thing in there:
                    self._turn(thing, i, chance)

    # ----------------------------------------------------------------------------------------------------- totals

    def _meet_totals(self, dealer: Dealer, unknown: list[int], draws: Draws) -> bool:
        """Deal until the totals are right, then mend. False if they are still wrong."""
        faces = 2 if self._two_faced else 1
        side = self._side if self._two_faced else [0] * (unknown[-1] + 1)
        for total in self._totals:
            fixed = [thing for i in total.places for thing in self._fixed[i]]
            total.fixed = sum([total.weights[faces * t + (self._side[t] if self._two_faced else 0)] for t in fixed])
        for _ in range(TRIES if dealer.exact else 1):
            self._dealt = dealer.deal(draws, rounds=0)
            self._turn_all(draws)
            if dealer.exact and self._totals_right():
                return True
        takes = self._takes(unknown)
        for attempt in range(MENDINGS):
            if attempt:  # mending got stuck: from another deal it will not
                self._dealt = dealer.deal(draws, rounds=0)
                self._turn_all(draws)
            mending = Mending(self._dealt, takes, side, faces, self._totals)
            self._dealt = mending.mend(draws, self._stirring if dealer.exact else 2 * self._stirring)
            if not mending.wrong:
                return True
        return False

    def _totals_right(self) -> bool:
        for total in self._totals:
            found = total.fixed
            for i in total.places:
                for thing in self._dealt[i]:
                    found += total.weights[2 * thing + self._side[thing] if self._two_faced else thing]
            if not total.at_least <= found <= total.at_most:
                return False
        return True

    def _takes(self, unknown: list[int]) -> list[list[int]]:
        """By place and thing: 1 if the place takes the thing's first face, 2 if its second, 3 if both, 0 if neither."""
        faces = 2 if self._two_faced else 1
        rows: list[list[int]] = []
        known_rows: dict[int, list[int]] = {}
        for fits in self._faces:
            row = known_rows.get(fits)
            if row is None:
                row = [0] * (unknown[-1] + 1)
                for thing in unknown:
                    row[thing] = fits >> faces * thing & (2 * faces - 1)
                known_rows[fits] = row
            rows.append(row)
        return rows
