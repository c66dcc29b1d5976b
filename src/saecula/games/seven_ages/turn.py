"""SA-3: the turn. Markers are placed in secret, then seven steps: reveal, window, actions; then the end (SA-12).

The frame of `Turn` lies at the bottom of the stack through the whole game. Its first int is the stage, its second the
position in board order of the player who acts.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.cards import (
    CIVILISE,
    DESTINY,
    MARKER_NAMES,
    MARKERS_PER_PLAYER,
    MAX_EMPIRES,
    START,
    STEPS,
    WILD,
)
from saecula.games.seven_ages.glory_ledger import LOST, gain_glory
from saecula.games.seven_ages.moves import DONE, EMPIRE, GO_SLOW, LAY, TURN_UP
from saecula.games.seven_ages.phases import PLACEMENT, REVEALING
from saecula.games.seven_ages.state import (
    FACE_DOWN,
    FREE_SLOT,
    LOST_SLOT,
    NO_MARKER,
    NOBODY,
    REVEALED,
    SPENT,
    SevenAges,
)
from saecula.games.seven_ages.units import SETS
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase

SLOTS: Final[int] = SETS + 1  # every colour set, and the free slot
IN_FREE_SLOT: Final[int] = 1 << START | 1 << DESTINY | 1 << CIVILISE  # what works there (SA-3.4)
BOXES: Final = 3  # of optional rule 3

# Stages of a turn.
PLACING: Final = 0
STEP_BEGINS: Final = 1
STEP_WINDOW: Final = 2
STEP_ACTIONS: Final = 3
TURN_ENDS: Final = 4

MARKER_KEYS: Final[list[str]] = [f"seven_ages-marker-{name}" for name in MARKER_NAMES]


def lay_code(marker: int, slot: int) -> int:
    """The move that lays a marker on a slot."""
    return LAY[marker * SLOTS + slot]


def lies(state: SevenAges, seat: int, marker: int) -> int:
    """The slot a marker of a seat lies on, or NO_MARKER."""
    return state.marker_slot[seat * MARKERS_PER_PLAYER + marker]


def condition(state: SevenAges, seat: int, marker: int) -> int:
    """FACE_DOWN, REVEALED, SPENT or VOID."""
    return state.marker_state[seat * MARKERS_PER_PLAYER + marker]


def set_condition(state: SevenAges, seat: int, marker: int, to: int) -> None:
    """What became of a marker."""
    state.marker_state[seat * MARKERS_PER_PLAYER + marker] = to


def max_empires(state: SevenAges) -> int:
    """SA-3.3."""
    return MAX_EMPIRES[state.seats]


def unrevealed(state: SevenAges, seat: int) -> list[int]:
    """The markers of a seat that lie face down."""
    found: list[int] = []
    first = seat * MARKERS_PER_PLAYER
    for marker in range(MARKERS_PER_PLAYER):
        slot = state.marker_slot[first + marker]
        if slot != NO_MARKER and slot != LOST_SLOT and state.marker_state[first + marker] == FACE_DOWN:
            found.append(marker)
    return found


# ------------------------------------------------------------------------------------------------------ placement


class Placement(Phase[SevenAges]):
    """Everybody lays one marker on each empire, and perhaps one in the free slot, in secret (SA-3.2).

    With optional rule 3 the first player may also fill the go-slow boxes (SA-13.3).
    """

    key = "seven_ages-prompt-placement"
    rule = "SA-3.2"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Any marker left on any slot left; done once every empire has one."""
        markers, slots, boxes = laid(state.answer(seat))
        offered: list[int] = []
        left = open_slots(state, seat, slots)
        for marker in range(MARKERS_PER_PLAYER):
            if not markers >> marker & 1:
                for slot in left:
                    offered.append(lay_code(marker, slot))
        if state.go_slow_rule and seat == state.first and boxes.bit_count() < BOXES:
            offered += [GO_SLOW[action] for action in range(STEPS) if not boxes >> action & 1]
        if not left or left == [FREE_SLOT]:
            offered.append(DONE[0])
        return offered

    def allows(self, state: SevenAges, seat: int, move: int) -> bool:
        """The same for one move."""
        if move not in LAY:
            return move in self.legal(state, seat)
        marker, slot = LAY.arg(move) // SLOTS, LAY.arg(move) % SLOTS
        markers, slots, _ = laid(state.answer(seat))
        return not markers >> marker & 1 and slot in open_slots(state, seat, slots)

    def seals(self, state: SevenAges, seat: int, move: int) -> bool:
        """Done is what a player says when ready."""
        return move in DONE

    def reveal(self, state: SevenAges, answers: list[list[int]]) -> None:
        """The markers lie face down; what they are stays with their owners."""
        state.pop()
        for seat in range(state.seats):
            box = 0
            for move in answers[seat]:
                if move in LAY:
                    marker, slot = LAY.arg(move) // SLOTS, LAY.arg(move) % SLOTS
                    state.marker_slot[seat * MARKERS_PER_PLAYER + marker] = slot
                elif move in GO_SLOW:
                    state.go_slow[box] = GO_SLOW.arg(move)
                    box += 1
        state.tell("seven_ages-markers-laid", {"turn": state.turn}, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """The marker or the slot is used, the slot is not one's own, or an empire has none yet."""
        markers, slots, _ = laid(state.answer(seat))
        if move in LAY:
            marker, slot = LAY.arg(move) // SLOTS, LAY.arg(move) % SLOTS
            if markers >> marker & 1:
                return Message("seven_ages-no-marker-laid", {"marker": MARKER_KEYS[marker]}, self.rule)
            if slots >> slot & 1:
                return Message("seven_ages-no-slot-used", {}, self.rule)
            if slot == FREE_SLOT:
                return Message("seven_ages-no-free-slot", {"empires": max_empires(state)}, self.rule)
            return Message("seven_ages-no-slot-foreign", {}, self.rule)
        if move in DONE:
            return Message("seven_ages-no-marker-missing", {}, self.rule)
        if move in GO_SLOW:
            return Message("seven_ages-no-go-slow", {}, "SA-13.3")
        return Message("seven_ages-no-placing", {}, self.rule)


def laid(answer: list[int]) -> tuple[int, int, int]:
    """The markers and slots an answer has used so far, and the actions in the go-slow boxes, as masks."""
    markers, slots, boxes = 0, 0, 0
    for move in answer:
        if move in LAY:
            markers |= 1 << LAY.arg(move) // SLOTS
            slots |= 1 << LAY.arg(move) % SLOTS
        elif move in GO_SLOW:
            boxes |= 1 << GO_SLOW.arg(move)
    return markers, slots, boxes


def open_slots(state: SevenAges, seat: int, used: int) -> list[int]:
    """The slots a player may still lay a marker on."""
    own = state.empires_of(seat)
    slots = [empire for empire in own if not used >> empire & 1]
    if len(own) < max_empires(state) and not used >> FREE_SLOT & 1:
        slots.append(FREE_SLOT)
    return slots


# ------------------------------------------------------------------------------------------------------- revealing


def fits_step(state: SevenAges, seat: int, marker: int, step: int) -> bool:
    """Whether a marker does something if it is turned up in a step (SA-3.4, SA-3.5)."""
    if marker not in (step, WILD):
        return False
    if lies(state, seat, marker) == FREE_SLOT:
        return bool(IN_FREE_SLOT >> step & 1)
    return step != START


class Revealing(Phase[SevenAges]):
    """Everybody with a marker face down is asked which fitting ones to turn up (SA-3.6)."""

    key = "seven_ages-prompt-reveal"
    rule = "SA-3.6"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """The marker of this step and the wild, each if it lies face down and would do something; done."""
        answer = state.answer(seat)
        down = unrevealed(state, seat)
        offered: list[int] = []
        for marker in (state.step, WILD):
            if marker in down and fits_step(state, seat, marker, state.step) and TURN_UP[marker] not in answer:
                offered.append(TURN_UP[marker])
        offered.append(DONE[0])
        return offered

    def seals(self, state: SevenAges, seat: int, move: int) -> bool:
        """Done completes it."""
        return move in DONE

    def reveal(self, state: SevenAges, answers: list[list[int]]) -> None:
        """The markers named are turned up."""
        state.pop()
        for seat in state.board_order():
            for move in answers[seat]:
                if move in TURN_UP:
                    turn_up(state, seat, TURN_UP.arg(move))

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """The marker is not of this step, not placed, or would do nothing."""
        if move in TURN_UP:
            marker = TURN_UP.arg(move)
            if marker not in unrevealed(state, seat):
                return Message("seven_ages-no-marker-face-down", {"marker": MARKER_KEYS[marker]}, self.rule)
            if marker not in (state.step, WILD):
                return Message("seven_ages-no-marker-of-step", {"marker": MARKER_KEYS[marker]}, "SA-3.5")
            return Message("seven_ages-no-marker-effect", {"marker": MARKER_KEYS[marker]}, "SA-3.4")
        return Message("seven_ages-no-revealing", {}, self.rule)


def turn_up(state: SevenAges, seat: int, marker: int) -> None:
    """A marker lies face up now."""
    set_condition(state, seat, marker, REVEALED)
    if marker == WILD:
        state.marker_used_as[seat] = state.step
    told: dict[str, object] = {"seat": seat, "marker": MARKER_KEYS[marker], "action": MARKER_KEYS[state.step]}
    state.tell("seven_ages-revealed" if marker == state.step else "seven_ages-revealed-as", told, "SA-3.6")


def revealed(state: SevenAges, seat: int) -> list[int]:
    """The markers of a seat that lie face up and wait for their action."""
    if REVEALED not in state.marker_state:
        return []
    return [m for m in range(MARKERS_PER_PLAYER) if condition(state, seat, m) == REVEALED]


# ---------------------------------------------------------------------------------------------------------- acting


class Acting(Phase[SevenAges]):
    """A player with two markers turned up chooses which goes first (SA-3.6)."""

    key = "seven_ages-prompt-which-first"
    rule = "SA-3.6"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """The empires with a marker turned up; the one in the free slot by its marker."""
        offered: list[int] = []
        for marker in revealed(state, seat):
            slot = lies(state, seat, marker)
            offered.append(TURN_UP[marker] if slot == FREE_SLOT else EMPIRE[slot])
        return offered

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """That one acts now: the frame of the turn notes it."""
        state.pop()
        for marker in revealed(state, seat):
            slot = lies(state, seat, marker)
            if move == (TURN_UP[marker] if slot == FREE_SLOT else EMPIRE[slot]):
                state.set_frame(4, marker + 1)
                return

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """Only what has been turned up."""
        return Message("seven_ages-no-acting", {}, self.rule)


def spend(state: SevenAges, seat: int, marker: int) -> int:
    """Use a marker; the slot it lies on."""
    set_condition(state, seat, marker, SPENT)
    return lies(state, seat, marker)


def count_action(state: SevenAges, seat: int, action: int) -> None:
    """An action of a marker begins; a player who performs the same one twice in a turn loses 1 glory (SA-3.7)."""
    if state.actions_done[seat] >> action & 1:
        gain_glory(state, seat, -1, LOST, "SA-3.7")
    state.actions_done[seat] |= 1 << action


def wild_lies_on(state: SevenAges, empire: int) -> bool:
    """Whether a wild lies on an empire, revealed or not: it makes no free progress (SA-3.7)."""
    seat = state.owner[empire]
    return seat != NOBODY and lies(state, seat, WILD) == empire


def take_markers_back(state: SevenAges) -> None:
    """All markers return to their owners; those not revealed are not shown (SA-3.10)."""
    for i in range(len(state.marker_slot)):
        state.marker_slot[i] = NO_MARKER
        state.marker_state[i] = FACE_DOWN
    for seat in range(state.seats):
        state.marker_used_as[seat] = NO_MARKER
        state.actions_done[seat] = 0
    for box in range(BOXES):
        state.go_slow[box] = NO_MARKER


def place_markers(state: SevenAges) -> None:
    """Ask everybody for their markers (SA-3.2)."""
    state.push_all(PLACEMENT, (1 << state.seats) - 1)


def ask_to_reveal(state: SevenAges) -> bool:
    """Ask everybody who has a marker face down (SA-3.6); False if nobody has."""
    asked = sum([1 << seat for seat in range(state.seats) if unrevealed(state, seat)])
    if asked:
        state.push_all(REVEALING, asked)
    return asked > 0
