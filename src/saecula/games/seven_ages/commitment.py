"""SA-9.3 (b) to (e), SA-9.4: conflict cards, and the units a side commits to a round; deserters."""

from __future__ import annotations

from saecula.games.seven_ages.cards import EMPIRE_KEYS, VALUE
from saecula.games.seven_ages.deck import discard, draw
from saecula.games.seven_ages.moves import COMMIT_LEADER, DISCARD_CARD, DONE, FRONT, LOSE, PASS, SUPPORT
from saecula.games.seven_ages.phases import COMMIT, ROUND
from saecula.games.seven_ages.realm import lift
from saecula.games.seven_ages.round_frame import (
    AREA,
    CARDS,
    EMPIRES,
    FRONT_LINE,
    LEADER,
    OWNERS,
    QUIET,
    SUPPORTING,
    TERMS,
    commit_bonus,
    tacticians,
    uncommitted,
)
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.totals import ANY_NUMBER_IN_FRONT, ENEMY_COMMITS_FIRST, Side, pieces_in, place_in_set
from saecula.games.seven_ages.units import TYPE_KEYS, TYPES
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase


def draw_for(state: SevenAges, at: int, which: int) -> None:
    """A side of the round at `at` draws its conflict card, which its player alone sees."""
    card = draw(state)
    state.set_frame_at(at, CARDS + which, card)
    if card != NOBODY:
        state.known[card] = 1 << state.frame_at(at, OWNERS + which)


class ReplaceCard(Phase[SevenAges]):
    """A side with a tactician may discard a hand card to draw another conflict card (SA-9.3 (c)). Frame: 2 side."""

    key = "seven_ages-prompt-replace-card"
    rule = "SA-9.3"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Any hand card, or pass."""
        return [PASS[0], *[DISCARD_CARD[card] for card in state.hand(seat)]]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """The replacement must be used."""
        which = state.frame(2)
        state.pop()
        at = state.find(ROUND)  # not the frame below: the other side may have a tactician, too
        if move in DISCARD_CARD:
            card = DISCARD_CARD.arg(move)
            discard(state, card)
            state.tell("seven_ages-discarded", {"seat": seat, "card": EMPIRE_KEYS[card]}, self.rule)
            old = state.frame_at(at, CARDS + which)
            if old != NOBODY:
                discard(state, old)
            draw_for(state, at, which)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """A card of one's own hand."""
        return Message("seven_ages-no-replace-card", {}, self.rule)


def committing_now(state: SevenAges, at: int) -> list[int]:
    """The sides that draw, replace and commit now: both, or one after the other (`enemy_commits_first`)."""
    for which in (0, 1):
        if state.frame_at(at, TERMS + which) & ENEMY_COMMITS_FIRST:
            return [which] if state.frame_at(at, FRONT_LINE + 1 - which) else [1 - which]
    return [0, 1]


def ask_to_commit(state: SevenAges, at: int) -> None:
    """SA-9.3 (d): both sides in secret; one player with both sides one after the other, the attacker first."""
    sides = committing_now(state, at)
    seats = [state.frame_at(at, OWNERS), state.frame_at(at, OWNERS + 1)]
    if len(sides) == 2 and seats[0] != seats[1]:
        state.push_all(COMMIT, 1 << seats[0] | 1 << seats[1], NOBODY)
        return
    for which in sides:
        if not state.frame_at(at, FRONT_LINE + which):
            state.push_all(COMMIT, 1 << seats[which], which)
            return


def side_to_commit(state: SevenAges, at: int, seat: int) -> int:
    """The side a seat commits for in the question on top; the conflict's frame begins at `at`."""
    if state.frame(3) != NOBODY:
        return state.frame(3)
    return 0 if state.frame_at(at, OWNERS) == seat else 1


def add_answer(state: SevenAges, at: int, which: int, side: Side, answer: list[int]) -> bool:
    """Add the units and the tactician of an answer so far to a side; False where there is no such unit."""
    free = pieces_in(side.empire, uncommitted(state, at, which))
    for move in answer:
        if move in COMMIT_LEADER:
            side.tactician = commit_bonus(COMMIT_LEADER.arg(move))
        elif move in FRONT or move in SUPPORT:
            unit = (FRONT if move in FRONT else SUPPORT).arg(move)
            piece = next((one for one in free if state.type_of(one) == unit), NOBODY)
            if piece == NOBODY:
                return False
            free.remove(piece)
            bit = 1 << place_in_set(side.empire, piece)
            side.front |= bit if move in FRONT else 0
            side.support |= bit if move in SUPPORT else 0
    return True


class Commit(Phase[SevenAges]):
    """At least one unit, half of them in front, and perhaps a tactician (SA-9.3, SA-9.4). Frame: 3 side, or NOBODY."""

    key = "seven_ages-prompt-commit"
    rule = "SA-9.4"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """One unit after the other to the front or in support, such that half of them can stand in front; done."""
        at = state.frame_below(state.top_frame)
        which = side_to_commit(state, at, seat)
        left, front, support, leader = self.chosen(state, at, which, state.answer(seat))
        rest = sum(left)
        free_front = bool(state.frame_at(at, TERMS + which) & ANY_NUMBER_IN_FRONT)
        offered: list[int] = []
        if rest and (free_front or front - support <= rest - 1):
            offered += [FRONT[t] for t in range(TYPES) if left[t]]
        if rest and support + 1 - front <= rest - 1:
            offered += [SUPPORT[t] for t in range(TYPES) if left[t]]
        if front and (front == (front + support + 1) // 2 or (free_front and front >= support)):
            offered.append(DONE[0])
        if leader == NOBODY:
            area = state.frame_at(at, AREA)
            offered += [COMMIT_LEADER[one] for one in tacticians(state, state.frame_at(at, EMPIRES + which), area)]
        return offered

    def chosen(self, state: SevenAges, at: int, which: int, answer: list[int]) -> tuple[list[int], int, int, int]:
        """What is left by type, how many stand in front and in support, and the tactician, after an answer so far."""
        empire = state.frame_at(at, EMPIRES + which)
        left = [0] * TYPES
        for piece in pieces_in(empire, uncommitted(state, at, which)):
            left[state.type_of(piece)] += 1
        front, support, leader = 0, 0, NOBODY
        for move in answer:
            if move in FRONT:
                left[FRONT.arg(move)] -= 1
                front += 1
            elif move in SUPPORT:
                left[SUPPORT.arg(move)] -= 1
                support += 1
            elif move in COMMIT_LEADER:
                leader = COMMIT_LEADER.arg(move)
        return left, front, support, leader

    def seals(self, state: SevenAges, seat: int, move: int) -> bool:
        """Done completes it."""
        return move in DONE

    def reveal(self, state: SevenAges, answers: list[list[int]]) -> None:
        """Everything is turned up: cards, units, leaders."""
        sealed_for = state.frame(3)
        state.pop()
        at = state.top_frame
        for which in (0, 1):
            if sealed_for in (NOBODY, which):
                self.commit(state, at, which, answers[state.frame(OWNERS + which)])
        for which in (0, 1):
            card = state.frame(CARDS + which)
            if card != NOBODY and sealed_for != 1 - which:
                state.known[card] = -1
                told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[state.frame(EMPIRES + which)]]}
                told.update({"card": EMPIRE_KEYS[card], "value": VALUE[card]})
                state.tell("seven_ages-conflict-card", told, "SA-9.3")

    def commit(self, state: SevenAges, at: int, which: int, answer: list[int]) -> None:
        """Put the answer of one side into the frame of the conflict."""
        empire = state.frame_at(at, EMPIRES + which)
        free = pieces_in(empire, uncommitted(state, at, which))
        for move in answer:
            if move in COMMIT_LEADER:
                state.set_frame_at(at, LEADER + which, COMMIT_LEADER.arg(move))
            elif move in FRONT or move in SUPPORT:
                verb, slot = (FRONT, FRONT_LINE) if move in FRONT else (SUPPORT, SUPPORTING)
                piece = next(p for p in free if state.type_of(p) == verb.arg(move))
                free.remove(piece)
                state.set_frame_at(
                    at, slot + which, state.frame_at(at, slot + which) | 1 << place_in_set(empire, piece)
                )
                told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]]}
                told["unit"] = TYPE_KEYS[verb.arg(move)]
                key = "seven_ages-committed-front" if slot == FRONT_LINE else "seven_ages-committed-support"
                state.tell(key, told, "SA-9.3")

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """No such unit left, or the front line would not be half."""
        if move in DONE:
            return Message("seven_ages-no-commit-half", {}, "SA-9.4")
        if move in FRONT or move in SUPPORT:
            unit = (FRONT if move in FRONT else SUPPORT).arg(move)
            return Message("seven_ages-no-commit-unit", {"unit": TYPE_KEYS[unit]}, self.rule)
        return Message("seven_ages-no-commit", {}, self.rule)


class Deserting(Phase[SevenAges]):
    """A side returns one committed unit to the reserve before totals (`enemy_removes_one_committed_unit`).

    If more than half of the rest, rounded up, stand in front, the owner takes one back into support. Frame: 2 side, 3
    whether the unit is gone.
    """

    key = "seven_ages-prompt-deserting"
    rule = "SA-9.4"

    def step(self, state: SevenAges) -> bool:
        """Over once the unit is gone and the front line is not too long."""
        at, which = state.find(ROUND), state.frame(2)
        front, support = state.frame_at(at, FRONT_LINE + which), state.frame_at(at, SUPPORTING + which)
        whole = front.bit_count() + support.bit_count()
        if not whole or (state.frame(3) and front.bit_count() <= (whole + 1) // 2):
            state.pop()
            return True
        return False

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Any committed unit; then a unit of the front line."""
        at, which = state.find(ROUND), state.frame(2)
        empire = state.frame_at(at, EMPIRES + which)
        front, support = state.frame_at(at, FRONT_LINE + which), state.frame_at(at, SUPPORTING + which)
        verb, mask = (SUPPORT, front) if state.frame(3) else (LOSE, front | support)
        return [verb[t] for t in sorted({state.type_of(piece) for piece in pieces_in(empire, mask)})]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """It deserts, or steps back."""
        at, which = state.find(ROUND), state.frame(2)
        empire = state.frame_at(at, EMPIRES + which)
        unit = (SUPPORT if move in SUPPORT else LOSE).arg(move)
        for slot in (SUPPORTING, FRONT_LINE) if move in LOSE else (FRONT_LINE,):
            for piece in pieces_in(empire, state.frame_at(at, slot + which)):
                if state.type_of(piece) == unit:
                    bit = 1 << place_in_set(empire, piece)
                    state.set_frame_at(at, slot + which, state.frame_at(at, slot + which) & ~bit)
                    if move in SUPPORT:
                        supporting = state.frame_at(at, SUPPORTING + which)
                        state.set_frame_at(at, SUPPORTING + which, supporting | bit)
                        return
                    state.set_frame(3, 1)
                    state.set_frame_at(at, QUIET, -1)  # a unit was lost in this round
                    told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "unit": TYPE_KEYS[unit]}
                    lift(state, piece)
                    state.tell("seven_ages-unit-deserts", told, self.rule)
                    return

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """A committed unit."""
        return Message("seven_ages-no-deserting", {}, self.rule)
