"""Units lost by events (D45), and small questions that effects ask: consent, a card to take."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.aftermath import DISORDER_THERE, smaller
from saecula.games.seven_ages.areas import AREA_KEYS, LANDS
from saecula.games.seven_ages.cards import EMPIRE_KEYS
from saecula.games.seven_ages.deck import leave_unseen, to_hand
from saecula.games.seven_ages.effects import disorderable
from saecula.games.seven_ages.goods import REFUSED_PEACE, build
from saecula.games.seven_ages.moves import FROM, LOSE, NO, TAKE, YES
from saecula.games.seven_ages.phases import ANNOUNCED, CIVILISE, STRUCK
from saecula.games.seven_ages.realm import consequences, lift
from saecula.games.seven_ages.state import HAND, NOBODY, SevenAges
from saecula.games.seven_ages.treaties import TREATY
from saecula.games.seven_ages.units import LAND_UNITS, NAVAL, TYPE_KEYS
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase


def ships_of(state: SevenAges, empire: int, area: int) -> list[int]:
    """Naval units of an empire in an area."""
    return [piece for piece in state.units_at(empire, area) if NAVAL >> state.type_of(piece) & 1]


def land_units(state: SevenAges, empire: int) -> list[int]:
    """Infantry, cavalry, missile and elephant units of an empire on the map."""
    return [piece for piece in state.units_on_map(empire) if LAND_UNITS >> state.type_of(piece) & 1]


class LosingUnits(Phase[SevenAges]):
    """The owner chooses units to lose, one after the other: at sea ships only.

    Frame: 2 empire, 3 the area (NOBODY: land units anywhere), 4 how many, 5 the area chosen for the next one plus 1.
    """

    key = "seven_ages-prompt-losing"
    rule = "SA-10.3"

    def candidates(self, state: SevenAges) -> list[int]:
        """The pieces that can be lost."""
        empire, area = state.frame(2), state.frame(3)
        if area == NOBODY:
            return land_units(state, empire)
        return state.units_at(empire, area) if area < LANDS else ships_of(state, empire, area)

    def step(self, state: SevenAges) -> bool:
        """Over when all are lost, or nothing is left."""
        if state.frame(4) and self.candidates(state):
            return False
        state.pop()
        consequences(state)
        return True

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """A type in the area; where units may come from anywhere, the area first."""
        pieces = self.candidates(state)
        if state.frame(3) == NOBODY:
            if not state.frame(5):
                return [FROM[area] for area in sorted({state.place[piece] for piece in pieces})]
            pieces = [piece for piece in pieces if state.place[piece] == state.frame(5) - 1]
        return [LOSE[t] for t in sorted({state.type_of(piece) for piece in pieces})]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """It returns to the reserve, and is shown (SA-14.2)."""
        if move in FROM:
            state.set_frame(5, FROM.arg(move) + 1)
            return
        empire = state.frame(2)
        area = state.frame(3) if state.frame(3) != NOBODY else state.frame(5) - 1
        piece = next(p for p in state.units_at(empire, area) if state.type_of(p) == LOSE.arg(move))
        lift(state, piece)
        state.set_frame(4, state.frame(4) - 1)
        state.set_frame(5, 0)
        told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "unit": TYPE_KEYS[LOSE.arg(move)]}
        told["area"] = AREA_KEYS[area]
        state.tell("seven_ages-unit-lost-there", told, self.rule)

    def prompt(self, state: SevenAges, seat: int) -> Message:
        """How many are still to go."""
        told: dict[str, object] = {"seat": seat, "empire": EMPIRE_KEYS[state.card_of[state.frame(2)]]}
        told["units"] = state.frame(4)
        return Message(self.key, told, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """No such unit."""
        return Message("seven_ages-no-losing", {}, self.rule)


def finish_damage(state: SevenAges, area: int, city_levels: int, disorder: bool) -> None:
    """What a struck area suffers after its units are lost: the city drops, disorder if an empire still controls it."""
    state.push(STRUCK, 0, area, city_levels, int(disorder))


class Struck(Phase[SevenAges]):
    """The rest of `damage`. Frame: 2 area, 3 city steps, 4 disorder. Asks nobody."""

    def step(self, state: SevenAges) -> bool:
        """The city drops step by step; a capital at none is lost."""
        area, steps, disorder = state.frame(2), state.frame(3), state.frame(4)
        state.pop()
        for _ in range(steps):
            state.city[area] = smaller(state.city[area])
        if not state.city[area] and area in state.capital:
            state.capital[state.capital.index(area)] = NOBODY
        if disorder and disorderable(state, area):
            state.disorder |= 1 << area
            state.tell("seven_ages-disorder", {"area": AREA_KEYS[area]}, "SA-10.3")
        consequences(state)
        return True


# ------------------------------------------------------------------------------------------------------------ consent

PEACE: Final = 2


class Consent(Phase[SevenAges]):
    """Yes or no: disorder in a lost area, or a peace treaty (D40). Frame: 2 about what, 3 and 4 areas or empires."""

    rule = "SA-10.5"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Yes or no."""
        return [YES[0], NO[0]]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Carry it out, or not."""
        what, one, two = state.frame(2), state.frame(3), state.frame(4)
        state.pop()
        if what == DISORDER_THERE:
            if move in YES and state.control[one] != NOBODY:
                state.disorder |= 1 << one
                state.tell("seven_ages-disorder", {"area": AREA_KEYS[one]}, "SA-9.22")
        elif move in YES:
            build(state, one, TREATY, NOBODY)
            state.treaty = two
        else:  # the card goes back to the hand
            card, owner = state.frame(2), state.frame(1)
            assert state.frame(0) == ANNOUNCED
            at = state.find(CIVILISE)
            state.set_frame_at(at, REFUSED_PEACE, state.frame_at(at, REFUSED_PEACE) | 1 << two)
            to_hand(state, card, owner, (1 << state.seats) - 1)
            state.tell("seven_ages-card-returned", {"seat": owner, "card": EMPIRE_KEYS[card]}, self.rule)

    def prompt(self, state: SevenAges, seat: int) -> Message:
        """What is asked."""
        what, one, two = state.frame(2), state.frame(3), state.frame(4)
        if what == DISORDER_THERE:
            return Message("seven_ages-prompt-consent-disorder", {"seat": seat, "area": AREA_KEYS[one]}, "SA-9.22")
        told: dict[str, object] = {"seat": seat, "empire": EMPIRE_KEYS[state.card_of[one]]}
        told["other_empire"] = EMPIRE_KEYS[state.card_of[two]]
        return Message("seven_ages-prompt-consent-peace", told, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """Yes or no."""
        return Message("seven_ages-no-consent", {}, self.rule)


# ----------------------------------------------------------------------------------------------------- a card to take


class TakingCard(Phase[SevenAges]):
    """The card player sees the whole hand of another player and takes one card (`take_card`). Frame: 2 the seat."""

    key = "seven_ages-prompt-take"
    rule = "SA-14.1"

    def step(self, state: SevenAges) -> bool:
        """The hand is shown to this player alone; nothing happens if it is empty."""
        seat, other = state.frame(1), state.frame(2)
        if not state.hand_size(other):
            state.pop()
            return True
        if not state.frame(3):
            state.set_frame(3, 1)
            for card in state.hand(other):
                state.known[card] |= 1 << seat
            state.reveals += 1
        return False

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Any card of that hand."""
        return [TAKE[card] for card in state.hand(state.frame(2))]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """It changes hands; only these two know which one it was."""
        other, card = state.frame(2), TAKE.arg(move)
        state.pop()
        to_hand(state, card, seat, 1 << seat | 1 << other)
        leave_unseen(state, other, 1 << seat)
        state.tell("seven_ages-card-taken", {"seat": seat, "other": other}, self.rule)
        told: dict[str, object] = {"seat": seat, "other": other, "card": EMPIRE_KEYS[card]}
        state.tell("seven_ages-card-taken-which", told, self.rule, 1 << seat | 1 << other)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """A card of that hand."""
        if move in TAKE and state.card_at[TAKE.arg(move)] == HAND + seat:
            return Message("seven_ages-no-take-own", {}, self.rule)
        return Message("seven_ages-no-take", {}, self.rule)
