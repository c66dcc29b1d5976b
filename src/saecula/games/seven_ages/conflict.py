"""SA-9: conflicts, round by round. Totals: totals.py; retreats: retreat.py; what follows a conflict: aftermath.py.

CONFLICTS lies under all conflicts of an action and chooses the next one; ROUND is one conflict. Its frame holds both
sides, so that a window inside it may start an action with conflicts of its own.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.aftermath import aftermath, explode, holy_bonus, leader_killed
from saecula.games.seven_ages.areas import AREA_KEYS, areas_in
from saecula.games.seven_ages.cards import EMPIRE_KEYS, VALUE
from saecula.games.seven_ages.deck import discard, draw
from saecula.games.seven_ages.elephants import ask_for_elephants
from saecula.games.seven_ages.moves import (
    COMMIT_LEADER,
    DISCARD_CARD,
    DONE,
    FIGHT,
    FRONT,
    LOSE,
    PASS,
    SUPPORT,
)
from saecula.games.seven_ages.phases import COMMIT, DESERTING, REPLACE_CARD, ROUND
from saecula.games.seven_ages.realm import empires_in, lift
from saecula.games.seven_ages.retreat import ask_retreat, must_retreat
from saecula.games.seven_ages.round_frame import (
    AREA,
    CARDS,
    CITY_BEFORE,
    CONTROL_BEFORE,
    CROSSED,
    DISORDER,
    EMPIRES,
    FRONT_LINE,
    LEADER,
    LENGTH,
    OWNERS,
    QUIET,
    ROUND_NUMBER,
    SET_UP,
    STAGE,
    SUPPORTING,
    TERMS,
    USED,
    WAS_CAPITAL,
    drop_round_events,
    has_tactician,
    present,
    side_of,
    tacticians,
    uncommitted,
)
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.totals import (
    ANY_NUMBER_IN_FRONT,
    ENEMY_COMMITS_FIRST,
    ENEMY_REMOVES_ONE,
    ENEMY_RETREATS,
    FOR_ONE_ROUND,
    items,
    pieces_in,
    place_in_set,
)
from saecula.games.seven_ages.units import ELEPHANT, TYPE_KEYS, TYPES
from saecula.games.seven_ages.windows import CONFLICT_AFTER, CONFLICT_BEFORE, CONFLICT_WON, open_window
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase

QUIET_ROUNDS: Final = 3  # in succession without a loss end a conflict (SA-9.20)

# ---------------------------------------------------------------------------------------------------- the next conflict

# The frame of Conflicts: 2 the active empires as a mask, 3 an empire that is being set up, or NOBODY.
ACTIVE: Final = 2
STARTING: Final = 3


def conflict_areas(state: SevenAges, active: int) -> list[int]:
    """The areas where an active empire meets units of another one (SA-9.1)."""
    found: list[int] = []
    mask = 0
    for empire in areas_in(active):
        mask |= state.units_in[empire]
    for area in areas_in(mask):
        if len(empires_in(state, area)) > 1:
            found.append(area)
    return found


def pairing(state: SevenAges, active: int, area: int) -> tuple[int, int]:
    """Attacker and defender of the next conflict in an area (SA-9.1, SA-9.2, SA-9.25)."""
    there = empires_in(state, area)
    attackers = [empire for empire in there if active >> empire & 1]
    controller = state.control[area]
    if controller in there:
        attackers = [empire for empire in attackers if empire != controller] or attackers
        if attackers[0] != controller:
            return attackers[0], controller
    others = [empire for empire in there if not active >> empire & 1]
    if others:
        return attackers[0], others[0]
    return attackers[0], next(empire for empire in there if empire != attackers[0])


class Conflicts(Phase[SevenAges]):
    """The conflicts of an action, in the order the active player chooses (SA-9.1, SA-9.17)."""

    key = "seven_ages-prompt-conflicts"
    rule = "SA-9.1"

    def step(self, state: SevenAges) -> bool:
        """Where there is one, it is fought; after the last one the action goes on."""
        if ask_for_elephants(state):
            return True
        areas = conflict_areas(state, state.frame(ACTIVE))
        if not areas:
            state.pop()
            return True
        if len(areas) == 1:
            begin_conflict(state, areas[0])
            return True
        return False

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Any of them."""
        return [FIGHT[area] for area in conflict_areas(state, state.frame(ACTIVE))]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Fight there."""
        begin_conflict(state, FIGHT.arg(move))

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """There is no conflict."""
        if move in FIGHT:
            return Message("seven_ages-no-conflict-there", {"area": AREA_KEYS[FIGHT.arg(move)]}, self.rule)
        return Message("seven_ages-no-conflict", {}, self.rule)


# --------------------------------------------------------------------------------------------------------- one conflict

# Stages of a round.
BEGIN: Final = 0
BEFORE: Final = 1
DRAW: Final = 2
REPLACE: Final = 3
COMMITTING: Final = 4
AFTER: Final = 5
RESULT: Final = 6
CLOSE: Final = 7
WON: Final = 8


def begin_conflict(state: SevenAges, area: int) -> None:
    """Attacker and defender meet."""
    attacker, defender = pairing(state, state.frame(ACTIVE), area)
    starting = state.frame(STARTING)
    crossed = 0
    for i in range(0, len(state.crossings), 3):
        if state.crossings[i] == attacker and state.crossings[i + 1] == area:
            crossed |= state.crossings[i + 2]
    values = [0] * LENGTH
    values[AREA] = area
    values[EMPIRES], values[EMPIRES + 1] = attacker, defender
    values[CARDS] = values[CARDS + 1] = values[LEADER] = values[LEADER + 1] = NOBODY
    values[CROSSED] = crossed
    values[SET_UP] = starting
    values[OWNERS], values[OWNERS + 1] = state.owner[attacker], state.owner[defender]
    values[CITY_BEFORE] = state.city[area] if area < len(state.city) else 0
    values[CONTROL_BEFORE] = state.control[area]
    values[WAS_CAPITAL] = int(area in state.capital)
    state.fighting |= 1 << attacker | 1 << defender
    state.push(ROUND, state.owner[attacker], *values[2:])
    told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[attacker]], "area": AREA_KEYS[area]}
    told["other_empire"] = EMPIRE_KEYS[state.card_of[defender]]
    state.tell("seven_ages-conflict", told, "SA-9.2")


class Round(Phase[SevenAges]):
    """One conflict, round by round (SA-9.3). Asks nobody itself."""

    def step(self, state: SevenAges) -> bool:
        """Go on to the next thing somebody decides."""
        at = state.top_frame
        stage = state.frame(STAGE)
        state.set_frame(STAGE, stage + 1)
        seats = 1 << state.frame(OWNERS) | 1 << state.frame(OWNERS + 1)
        if stage == BEGIN:
            state.set_frame(ROUND_NUMBER, state.frame(ROUND_NUMBER) + 1)
            if state.frame(ROUND_NUMBER) > 1:
                ask_retreat(state)
        elif self.one_side_left(state, at) and stage < CLOSE:
            self.close(state, at)
        elif stage == BEFORE:
            open_window(state, CONFLICT_BEFORE, seats)
        elif stage == DRAW:
            for which in (0, 1):
                draw_for(state, which)
        elif stage == REPLACE:
            for which in (1, 0):
                if has_tactician(state, at, which) and state.hand_size(state.frame(OWNERS + which)):
                    state.push(REPLACE_CARD, state.frame_at(at, OWNERS + which), which)
        elif stage == COMMITTING:
            ask_to_commit(state, at)
        elif stage == AFTER:
            open_window(state, CONFLICT_AFTER, seats)
        elif stage == RESULT:
            for which in (0, 1):
                if state.frame(TERMS + which) & ENEMY_REMOVES_ONE:
                    state.set_frame(TERMS + which, state.frame(TERMS + which) & ~ENEMY_REMOVES_ONE)
                    state.set_frame(STAGE, RESULT)
                    state.push(DESERTING, state.frame(OWNERS + 1 - which), 1 - which, 0)
                    return True
            self.result(state, at)
        elif stage == CLOSE:
            self.close(state, at)
        else:
            state.pop()
        return True

    def one_side_left(self, state: SevenAges, at: int) -> bool:
        """Whether a side has no units left in the area (SA-9.13)."""
        return not present(state, at, 0) or not present(state, at, 1)

    # ------------------------------------------------------------------------------------------ totals and losses

    def result(self, state: SevenAges, at: int) -> None:
        """SA-9.9: the lower total loses what it committed; nukes go off before that (SA-9.16)."""
        if explode(state, at):
            return
        sides = [side_of(state, at, 0), side_of(state, at, 1)]
        area, crossed, starting = state.frame(AREA), state.frame(CROSSED), state.frame(SET_UP)
        sums: list[int] = []
        for which in (0, 1):
            holy = holy_bonus(state, sides[which].empire, area) if which == 0 else 0
            parts = items(state, sides[which], sides[1 - which], area, crossed, starting, holy)
            sums.append(sum(parts))
            told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[sides[which].empire]], "total": sums[which]}
            told["parts"] = parts
            state.tell("seven_ages-conflict-total", told, "SA-9.5")
        losers = [which for which in (0, 1) if sums[which] <= sums[1 - which]]
        if len(losers) == 2:
            losers = [which for which in (0, 1) if not has_tactician(state, at, which)]
        elephants: list[int] = []
        lost_any = False
        for which in losers:
            lost = self.lose(state, at, which)
            lost_any |= bool(lost)
            if any([ELEPHANT >> t & 1 for t in lost]):
                elephants.append(which)
        state.set_frame(QUIET, 0 if lost_any else state.frame(QUIET) + 1)
        routed = [
            1 - which
            for which in (0, 1)
            if state.frame(TERMS + which) & ENEMY_RETREATS and sums[which] > sums[1 - which]
        ]
        self.after_losses(state, at, [*elephants, *routed])

    def lose(self, state: SevenAges, at: int, which: int) -> list[int]:
        """A side loses every unit and the leader it committed; their types."""
        empire = state.frame_at(at, EMPIRES + which)
        types: list[int] = []
        for piece in pieces_in(empire, state.frame(FRONT_LINE + which) | state.frame(SUPPORTING + which)):
            types.append(state.type_of(piece))
            told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "unit": TYPE_KEYS[types[-1]]}
            state.tell("seven_ages-unit-lost", told, "SA-9.9")
            lift(state, piece)
        leader = state.frame(LEADER + which)
        if leader != NOBODY:
            leader_killed(state, at, which, leader)
        return types

    def after_losses(self, state: SevenAges, at: int, routed: list[int]) -> None:
        """Survivors count as committed; disorder (SA-9.10); forced retreats (SA-9.12); the next round or the end."""
        for which in (0, 1):
            card = state.frame(CARDS + which)
            if card != NOBODY:
                discard(state, card)
            committed = state.frame(FRONT_LINE + which) | state.frame(SUPPORTING + which)
            here = present(state, at, which)
            state.set_frame(USED + which, (state.frame(USED + which) | committed) & here)
            for slot in (FRONT_LINE, SUPPORTING):
                state.set_frame(slot + which, 0)
            state.set_frame(CARDS + which, NOBODY)
            state.set_frame(LEADER + which, NOBODY)
            state.set_frame(TERMS + which, state.frame(TERMS + which) & ~FOR_ONE_ROUND)
            drop_round_events(state, at, which)
            if here and not here & ~state.frame(USED + which):
                state.set_frame(DISORDER + which, state.frame(DISORDER + which) + 1)
                state.set_frame(USED + which, 0)
                told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[state.frame(EMPIRES + which)]]}
                state.tell("seven_ages-conflict-disorder", told, "SA-9.10")
        state.set_frame(STAGE, BEGIN)
        if state.frame(QUIET) >= QUIET_ROUNDS:
            routed = [0]  # SA-9.20
        for which in routed:
            if present(state, at, which):
                must_retreat(state, at, which)

    # -------------------------------------------------------------------------------------------------------- the end

    def close(self, state: SevenAges, at: int) -> None:
        """SA-9.22: aftermath, loot, glory; then the winner's window."""
        for which in (0, 1):
            card = state.frame(CARDS + which)
            if card != NOBODY:
                discard(state, card)
                state.set_frame(CARDS + which, NOBODY)
        state.set_frame(STAGE, WON)
        winner = aftermath(state, at)
        if winner != NOBODY:
            open_window(state, CONFLICT_WON, 1 << state.owner[winner])


# ------------------------------------------------------------------------------------------------- cards and commitment


def draw_for(state: SevenAges, which: int) -> None:
    """A side draws its conflict card, which its player alone sees."""
    card = draw(state)
    state.set_frame(CARDS + which, card)
    if card != NOBODY:
        state.known[card] = 1 << state.frame(OWNERS + which)


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
        if move in DISCARD_CARD:
            card = DISCARD_CARD.arg(move)
            discard(state, card)
            state.tell("seven_ages-discarded", {"seat": seat, "card": EMPIRE_KEYS[card]}, self.rule)
            old = state.frame(CARDS + which)
            if old != NOBODY:
                discard(state, old)
            draw_for(state, which)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """A card of one's own hand."""
        return Message("seven_ages-no-replace-card", {}, self.rule)


def ask_to_commit(state: SevenAges, at: int) -> None:
    """SA-9.3 (d): both sides in secret; one after the other where an event or a single player says so."""
    seats = [state.frame_at(at, OWNERS), state.frame_at(at, OWNERS + 1)]
    first = 1 if state.frame_at(at, TERMS) & ENEMY_COMMITS_FIRST else 0
    alone = seats[0] == seats[1] or (state.frame_at(at, TERMS) | state.frame_at(at, TERMS + 1)) & ENEMY_COMMITS_FIRST
    if state.frame_at(at, TERMS + 1) & ENEMY_COMMITS_FIRST:
        first = 0
    if not alone:
        state.push_all(COMMIT, 1 << seats[0] | 1 << seats[1], NOBODY)
        return
    for which in (first, 1 - first):
        if not state.frame_at(at, FRONT_LINE + which):
            state.set_frame_at(at, STAGE, COMMITTING)
            state.push_all(COMMIT, 1 << seats[which], which)
            return


class Commit(Phase[SevenAges]):
    """At least one unit, half of them in front, and perhaps a tactician (SA-9.3, SA-9.4). Frame: 3 side, or NOBODY."""

    key = "seven_ages-prompt-commit"
    rule = "SA-9.4"

    def which(self, state: SevenAges, seat: int) -> int:
        """The side a seat commits for."""
        if state.frame(3) != NOBODY:
            return state.frame(3)
        at = state.frame_below(state.top_frame)
        return 0 if state.frame_at(at, OWNERS) == seat else 1

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """One unit after the other to the front or in support, such that half of them can stand in front; done."""
        at = state.frame_below(state.top_frame)
        which = self.which(state, seat)
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
                    told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "unit": TYPE_KEYS[unit]}
                    lift(state, piece)
                    state.tell("seven_ages-unit-deserts", told, self.rule)
                    return

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """A committed unit."""
        return Message("seven_ages-no-deserting", {}, self.rule)
