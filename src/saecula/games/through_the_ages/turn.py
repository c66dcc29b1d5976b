"""TA-3 and TA-10.60: the turn step by step, the round, and leaving the game."""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages.civilization import CIVIL_USED, NO_CARD, SOURCES, TURN_FLAGS
from saecula.games.through_the_ages.components import (
    AGES,
    CLEARED,
    FIRST_ACTIONS,
    FIRST_EVENT_ROUND,
    NONE,
    SLOTS,
    STORES,
)
from saecula.games.through_the_ages.conflict import begin_war
from saecula.games.through_the_ages.ending import end_game, finish
from saecula.games.through_the_ages.events import resolve_event, reveal_current
from saecula.games.through_the_ages.hands import everyone_knows, hand_limit, to_pile
from saecula.games.through_the_ages.phases import ACTIONS, DISCARDING, POLITICS, TURN, WARFARE
from saecula.games.through_the_ages.politics import return_markers
from saecula.games.through_the_ages.production import begin_production
from saecula.games.through_the_ages.ratings import pacts_of, recount
from saecula.games.through_the_ages.row import card_row_step, end_pact, occupied, reveal_bonus
from saecula.games.through_the_ages.state import (
    ARMS_OF,
    BOX,
    CIVIL_GONE,
    COLONIES_OF,
    FRESH,
    HAND_OF,
    KNOWN,
    PLAY_OF,
    SIMPLE,
    VERSION,
    Ages,
    AgesPhase,
)
from saecula.kernel.errors import SaeculaError

# The steps of a turn (TA-3.2).
START: Final = 0
SIMPLE_EVENT: Final = 1
CARD_ROW: Final = 2
OWN_WAR: Final = 3
POLITICAL: Final = 4
EXCESS: Final = 5
ACTING: Final = 6
PRODUCING: Final = 7
ENDING: Final = 8

ASKED_WAR: Final = 1
ASKED_POLITICS: Final = 2
ASKED_DISCARDS: Final = 4


class Turn(AgesPhase):
    """Asks nobody itself: takes the steps of a turn one after another (TA-3.1, TA-3.2).

    Frame: 1 whose turn it is, 2 the next step, 3 what the player has been asked so far (ASKED_...), 4 how many
    positions of the row have been cleared, 5 which of them held a card before. In a turn that begins, 4 and 5 say what
    a player who has just resigned has cleared. The frame lies below everything that happens in the turn.
    """

    rule = "TA-3.2"

    def step(self, state: Ages) -> bool:
        """Go on until somebody has to choose something, or the turn is over."""
        s = state.frame(1)
        here = state.top_frame
        while state.top_frame == here:
            step = state.frame(2)
            if step == START and state.leaving >> s & 1:
                depart(state, s)
                break
            state.set_frame(2, step + 1)
            if step == ENDING:
                end_turn(state, s)
                break
            turn_step(state, s, step)
        return True


def turn_step(state: Ages, s: int, step: int) -> None:
    """One of the steps of TA-3.2; it may put a phase on the stack."""
    politics = state.options[VERSION] != SIMPLE
    if step == START:
        start(state, s)
    elif step == SIMPLE_EVENT:
        if not politics and s == state.first and state.round >= FIRST_EVENT_ROUND and reveal_current(state) != NO_CARD:
            resolve_event(state)
    elif step == CARD_ROW:
        before = state.frame(5) if state.frame(4) else occupied(state)
        card_row_step(state, state.frame(4), before)
        state.set_frame(4, CLEARED[state.players])
        state.set_frame(5, before)
    elif step == OWN_WAR:
        if state.civ[s].war != NO_CARD:
            state.set_frame(3, ASKED_WAR)
            begin_war(state, s)
    elif step == POLITICAL:
        if politics:
            if state.civ[s].no_politics:
                state.civ[s].no_politics -= 1
                return_markers(state, s, -1)
                state.tell("through_the_ages-no-political-step", {"seat": s}, "TA-15.33")
            else:
                state.set_frame(3, state.frame(3) | ASKED_POLITICS)
                state.push(POLITICS, s)
    elif step == EXCESS:
        if politics and not state.skip_discard and state.civ[s].arms > hand_limit(state, s):
            state.set_frame(3, state.frame(3) | ASKED_DISCARDS)
            state.push(DISCARDING, s)
    elif step == ACTING:
        rebel(state, s)
        state.push(ACTIONS, s)
    elif step == PRODUCING:
        begin_production(state, s)


def start(state: Ages, s: int) -> None:
    """The turn begins; in round 1 there are only a few civil actions and nothing but the row (TA-3.1)."""
    civ = state.civ[s]
    state.active = s
    if state.log is not None:
        state.tell("through_the_ages-turn", {"seat": s, "round": state.round}, "TA-3.2")
    if state.round == 1:
        place = (s - state.first) % state.seats
        civ.civil_spent = max(0, civ.civil_actions - FIRST_ACTIONS[place])
        civ.military_spent = civ.military_actions
        state.set_frame(2, ACTING)


def rebel(state: Ages, s: int) -> None:
    """Civil actions lost to a Rebellion count as spent (TA-15.30)."""
    civ = state.civ[s]
    lost = civ.rebels
    if lost:
        civ.civil_spent = min(civ.civil_actions, civ.civil_spent + lost)
        civ.flags |= CIVIL_USED
        civ.rebels = 0


def end_turn(state: Ages, s: int) -> None:
    """What held for this turn only is over; all actions are available again (TA-2.9, TA-3.3, TA-5.11)."""
    civ = state.civ[s]
    civ.military_actions -= civ.extra_military
    civ.extra_military = 0
    civ.civil_spent = 0
    civ.military_spent = 0
    civ.unit_resources = 0
    civ.flags &= ~TURN_FLAGS
    for age in range(AGES):
        state.cards[FRESH + age] = 0
    state.skip_discard = 0
    next_turn(state, s)


def next_turn(state: Ages, s: int) -> None:
    """Pass the turn on; at the end of the last round the game is over."""
    following = state.next_seat(s)
    if following == state.first:
        if state.last_round and state.round >= state.last_round:
            finish(state)
            return
        if state.round == 1:
            reveal_bonus(state)
        state.round += 1
    state.goto(TURN, following, START)


# --------------------------------------------------------------------------------------------------------------- resign


def may_resign(state: Ages, seat: int) -> bool:
    """Whether a player faces the first decision of their own turn (TA-10.60).

    That is their war before a sacrifice, else the political step, else (if an International Agreement has taken it,
    in the simple game and in round 1) the first discard or the first action.
    """
    if state.over or not state.is_actor(seat) or state.active != seat:
        return False
    phase = state.frame(0)
    asked = state.bottom(3)
    if phase == WARFARE:
        return state.attacker == seat and sum(state.sacrificed) == 0
    if phase == POLITICS:
        return not asked & ASKED_WAR
    if phase == DISCARDING:
        return not asked & (ASKED_WAR | ASKED_POLITICS) and state.frame(2) == 0
    return phase == ACTIONS and asked == 0 and state.frame(2) == 0


def leave_board(state: Ages, s: int) -> None:
    """A civilization that has left has no further effect, and its score is void."""
    civ = state.civ[s]
    civ.culture = civ.science = civ.food = civ.resources = 0
    civ.unused = civ.hand = civ.arms = 0
    civ.stages_built = civ.wonders = civ.ruined = civ.technologies = 0
    civ.leader = NONE
    civ.wonder = NONE
    civ.culture_from = [0] * len(SOURCES)
    civ.workers = [0] * SLOTS
    civ.blue = [0] * STORES
    recount(state, s)


def resign(state: Ages, seat: int) -> None:
    """Leave the game at the start of one's own turn: this one if it has just begun, otherwise the next (TA-10.60)."""
    if not state.playing(seat) or state.leaving >> seat & 1:
        raise SaeculaError(f"seat {seat} has resigned already")
    if may_resign(state, seat):
        depart(state, seat)
    else:
        state.leaving |= 1 << seat
        state.tell("through_the_ages-resigning", {"seat": seat}, "TA-10.60")


def depart(state: Ages, seat: int) -> None:
    """A player goes: ranked last; pacts and wars end, cards leave the game (TA-10.60).

    That comes before the card-row step: what the player has cleared already counts for the next one.
    """
    civ = state.civ[seat]
    done, before = state.bottom(4), state.bottom(5)
    state.leaving &= ~(1 << seat)
    state.tell("through_the_ages-resigned", {"seat": seat, "points": state.civ[seat].culture}, "TA-10.60")
    if state.frame(0) == WARFARE:
        civ.war = state.attack
        state.attack = NO_CARD
        state.attacker = -1
        state.defender = -1
    for owner in pacts_of(state, seat):
        end_pact(state, owner, "TA-10.60")
    for s in range(state.seats):
        mine = state.civ[s]
        if mine.war != NO_CARD and (s == seat or mine.enemy == seat):
            to_pile(state, mine.war)
            mine.war = NO_CARD
            mine.enemy = -1
        if mine.attacked_by == seat:
            mine.attacked_by = -1
    if civ.tactic != NO_CARD:
        card = civ.tactic
        state.cards[BOX + (card >> 6)] |= 1 << (card & 63)
        everyone_knows(state, card)
        civ.tactic = NO_CARD
    for age in range(AGES):
        state.cards[CIVIL_GONE + age] |= state.cards[HAND_OF + 4 * seat + age] | state.cards[PLAY_OF + 4 * seat + age]
        state.cards[HAND_OF + 4 * seat + age] = 0
        state.cards[PLAY_OF + 4 * seat + age] = 0
        state.cards[BOX + age] |= state.cards[ARMS_OF + 4 * seat + age] | state.cards[COLONIES_OF + 4 * seat + age]
        for s in range(state.seats):
            state.cards[KNOWN + 4 * s + age] |= state.cards[COLONIES_OF + 4 * seat + age]
        state.cards[ARMS_OF + 4 * seat + age] = 0
        state.cards[COLONIES_OF + 4 * seat + age] = 0
        state.cards[FRESH + age] = 0
    leave_board(state, seat)
    state.resigned += 1
    civ.gone = state.resigned
    state.reveals += 1
    state.skip_discard = 0
    if state.players == 1:
        end_game(state)
        return
    state.clear_stack()
    following = state.next_seat(seat)
    if seat == state.first:
        state.first = following
        state.push(TURN, following, START)
    else:
        state.push(TURN, seat, ENDING)
        next_turn(state, seat)
    if not state.over:
        state.set_frame(4, done)
        state.set_frame(5, before)
