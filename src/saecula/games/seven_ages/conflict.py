"""SA-9: conflicts, round by round. Cards and units committed: commitment.py; totals: totals.py; retreats: retreat.py;
what follows a conflict: aftermath.py.

CONFLICTS lies under all conflicts of an action and chooses the next one; ROUND is one conflict. Its frame holds both
sides, so that a window inside it may start an action with conflicts of its own.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.aftermath import aftermath, explode, leader_killed, side_left
from saecula.games.seven_ages.areas import AREA_KEYS, areas_in
from saecula.games.seven_ages.cards import EMPIRE_KEYS
from saecula.games.seven_ages.commitment import ask_to_commit, committing_now, draw_for
from saecula.games.seven_ages.deck import discard
from saecula.games.seven_ages.elephants import ask_for_elephants
from saecula.games.seven_ages.moves import EMPIRE, FIGHT
from saecula.games.seven_ages.phases import DESERTING, REPLACE_CARD, ROUND
from saecula.games.seven_ages.realm import consequences, empires_in, lift
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
)
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.totals import (
    ENEMY_COMMITS_FIRST,
    ENEMY_REMOVES_ONE,
    ENEMY_RETREATS,
    FOR_ONE_ROUND,
    items,
    pieces_in,
)
from saecula.games.seven_ages.units import ELEPHANT, TYPE_KEYS
from saecula.games.seven_ages.windows import CONFLICT_AFTER, CONFLICT_BEFORE, CONFLICT_WON, open_window
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase

QUIET_ROUNDS: Final = 3  # in succession without a loss end a conflict (SA-9.20)

# ---------------------------------------------------------------------------------------------------- the next conflict

# The frame of Conflicts: 2 the active empires as a mask, 3 an empire that is being set up, or NOBODY, 4 the area chosen
# plus 1, 5 the areas where three or more empires met.
ACTIVE: Final = 2
STARTING: Final = 3
CHOSEN: Final = 4
CROWDED: Final = 5


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


def attackers(state: SevenAges, active: int, area: int, crowded: int) -> list[int]:
    """The empires that may attack next in an area (SA-9.1, SA-9.2).

    Against the controller each of the active player's empires in turn; survivors of such an area choose who defends.
    """
    own = [empire for empire in empires_in(state, area) if active >> empire & 1]
    controller = state.control[area]
    if crowded >> area & 1 and all([active >> empire & 1 for empire in empires_in(state, area)]):
        return own
    return [empire for empire in own if empire != controller]


def opponent(state: SevenAges, active: int, area: int, attacker: int) -> int:
    """Who defends: the controller; in an area nobody controlled, those who were there first (SA-9.2, SA-9.25)."""
    others = [empire for empire in empires_in(state, area) if empire != attacker]
    if state.control[area] in others:
        return state.control[area]
    return next((empire for empire in others if not active >> empire & 1), others[0])


class Conflicts(Phase[SevenAges]):
    """The conflicts of an action, in the order the active player chooses (SA-9.1, SA-9.17)."""

    key = "seven_ages-prompt-conflicts"
    rule = "SA-9.1"

    def step(self, state: SevenAges) -> bool:
        """Where there is one, it is fought; after the last one the action goes on."""
        if ask_for_elephants(state):
            return True
        if not state.frame(CHOSEN):
            areas = conflict_areas(state, state.frame(ACTIVE))
            if not areas:
                state.pop()
                return True
            if len(areas) > 1:
                return False
            state.set_frame(CHOSEN, areas[0] + 1)
        sides = self.sides(state)
        if len(sides) > 1:
            return False
        begin_conflict(state, state.frame(CHOSEN) - 1, sides[0])
        return True

    def sides(self, state: SevenAges) -> list[int]:
        """Who may attack in the area chosen."""
        return attackers(state, state.frame(ACTIVE), state.frame(CHOSEN) - 1, state.frame(CROWDED))

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Any area; where several of the player's empires stand, the one that attacks."""
        if state.frame(CHOSEN):
            return [EMPIRE[empire] for empire in self.sides(state)]
        return [FIGHT[area] for area in conflict_areas(state, state.frame(ACTIVE))]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Fight there."""
        if move in EMPIRE:
            begin_conflict(state, state.frame(CHOSEN) - 1, EMPIRE.arg(move))
        else:
            state.set_frame(CHOSEN, FIGHT.arg(move) + 1)

    def prompt(self, state: SevenAges, seat: int) -> Message:
        """The area, or the attacker."""
        if state.frame(CHOSEN):
            told: dict[str, object] = {"seat": seat, "area": AREA_KEYS[state.frame(CHOSEN) - 1]}
            return Message("seven_ages-prompt-attacker", told, self.rule)
        return Message(self.key, {"seat": seat}, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """There is no conflict."""
        if move in FIGHT and not state.frame(CHOSEN):
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
OVER: Final = 9


def begin_conflict(state: SevenAges, area: int, attacker: int) -> None:
    """Attacker and defender meet."""
    defender = opponent(state, state.frame(ACTIVE), area, attacker)
    starting = state.frame(STARTING)
    state.set_frame(CHOSEN, 0)
    if len(empires_in(state, area)) > 2:
        state.set_frame(CROWDED, state.frame(CROWDED) | 1 << area)
    state.contested = area
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
        if self.one_side_left(state, at) and stage < CLOSE:
            self.close(state, at)
        elif stage == BEGIN:
            state.set_frame(ROUND_NUMBER, state.frame(ROUND_NUMBER) + 1)
            if state.frame(ROUND_NUMBER) > 1:
                ask_retreat(state)
        elif stage == BEFORE:
            open_window(state, CONFLICT_BEFORE, seats)
        elif stage == DRAW:
            for which in committing_now(state, at):
                draw_for(state, at, which)
        elif stage == REPLACE:
            for which in reversed(committing_now(state, at)):
                if has_tactician(state, at, which) and state.hand_size(state.frame_at(at, OWNERS + which)):
                    state.push(REPLACE_CARD, state.frame_at(at, OWNERS + which), which)
        elif stage == COMMITTING:
            ask_to_commit(state, at)
        elif stage == AFTER and not (state.frame(FRONT_LINE) and state.frame(FRONT_LINE + 1)):
            one_first = (state.frame(TERMS) | state.frame(TERMS + 1)) & ENEMY_COMMITS_FIRST
            state.set_frame(STAGE, DRAW if one_first else COMMITTING)  # now the other side
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
        elif stage == WON:
            winner = side_left(state, at)
            if winner != NOBODY:
                open_window(state, CONFLICT_WON, 1 << state.frame(OWNERS + winner))
        else:
            starting = state.frame(SET_UP)
            state.pop()
            consequences(state, setting_up=starting, manoeuvring=True)
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
            parts = items(state, sides[which], sides[1 - which], area, crossed, starting)
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
        """SA-9.22: aftermath, loot, glory; the winner's window and SA-0.13 come next."""
        for which in (0, 1):
            card = state.frame(CARDS + which)
            if card != NOBODY:
                discard(state, card)
                state.set_frame(CARDS + which, NOBODY)
        state.set_frame(STAGE, WON)
        aftermath(state, at)
