"""SA-3.5 to SA-3.10: the course of a turn, and what performs which action.

`Turn` lies at the bottom of the stack. Its frame: 2 stage, 3 position in board order of the player who acts, 4 which
marker a player with two uses first.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.cards import (
    ANY_TIME,
    CIVILISE,
    DESTINY,
    DISCARD,
    EMPIRE_KEYS,
    MANOEUVRE,
    PRODUCTION,
    START,
    STEPS,
    TRADING,
    timing_mask,
)
from saecula.games.seven_ages.civilise import begin_civilise
from saecula.games.seven_ages.deck import peek
from saecula.games.seven_ages.destiny import begin_destiny
from saecula.games.seven_ages.effects import EFFECTS, FIRST_EVENT, works
from saecula.games.seven_ages.effects_schema import Look
from saecula.games.seven_ages.elephants import ask_for_elephants
from saecula.games.seven_ages.harvest import begin_end_of_turn
from saecula.games.seven_ages.manoeuvre import begin_manoeuvre
from saecula.games.seven_ages.moves import EVENT, PASS
from saecula.games.seven_ages.phases import ACTING, AFTER_ACTION
from saecula.games.seven_ages.producing import begin_production
from saecula.games.seven_ages.realm import consequences, discard_empire
from saecula.games.seven_ages.start import begin_start
from saecula.games.seven_ages.state import FREE_SLOT, NOBODY, REVEALED, SevenAges
from saecula.games.seven_ages.trade import begin_trade
from saecula.games.seven_ages.turn import (
    MARKER_KEYS,
    PLACING,
    STEP_ACTIONS,
    STEP_BEGINS,
    STEP_WINDOW,
    TURN_ENDS,
    ask_to_reveal,
    count_action,
    place_markers,
    revealed,
    spend,
)
from saecula.games.seven_ages.windows import AS_EVENT, is_own_event, may_hold, name_targets, open_window, own_events
from saecula.games.seven_ages.windows import STEP_WINDOW as WINDOW_OF_STEP
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase

LOOKING: Final[list[tuple[int, int]]] = [  # sources that show cards of the deck, and how many
    (source, effect.cards) for source in range(FIRST_EVENT) for effect in EFFECTS[source] if isinstance(effect, Look)
]
STAGE: Final = 2
AT: Final = 3
AFTER_OWN_ACTION: Final[int] = timing_mask("after_own_action")
FIRST: Final = 4  # the marker a player with two of them uses first, plus 1


class Turn(Phase[SevenAges]):
    """The course of a turn (SA-3). Asks nobody itself."""

    def step(self, state: SevenAges) -> bool:
        """Go on to the next thing."""
        stage = state.frame(STAGE)
        if stage == PLACING:
            self.begin_turn(state)
            state.set_frame(STAGE, STEP_BEGINS)
            place_markers(state)
        elif stage == STEP_BEGINS:
            if state.step == STEPS:
                state.set_frame(STAGE, TURN_ENDS)
            else:
                state.set_frame(STAGE, STEP_WINDOW)
                state.set_frame(AT, 0)
                ask_to_reveal(state)
        elif stage == STEP_WINDOW:
            state.set_frame(STAGE, STEP_ACTIONS)
            if REVEALED in state.marker_state:
                state.tell("seven_ages-step", {"action": MARKER_KEYS[state.step]}, "SA-3.5")
                open_window(state, WINDOW_OF_STEP)
        elif stage == STEP_ACTIONS:
            self.next_action(state)
        else:
            state.set_frame(STAGE, PLACING)
            begin_end_of_turn(state)
        return True

    def begin_turn(self, state: SevenAges) -> None:
        """A new turn: effects `look` show the top of the deck."""
        state.turn += 1
        state.step = 0
        state.tell("seven_ages-turn", {"turn": state.turn, "seat": state.first}, "SA-3.2")
        for seat in state.board_order():
            count = 0
            for empire in state.empires_of(seat):
                for source, cards in LOOKING:
                    if works(state, empire, source):
                        count = max(count, cards)
            if count:
                seen = peek(state, seat, count)
                told: dict[str, object] = {"seat": seat, "cards": [EMPIRE_KEYS[card] for card in seen]}
                state.tell("seven_ages-looked", told, "SA-14.1", 1 << seat)

    def next_action(self, state: SevenAges) -> None:
        """SA-3.6 (c): players in board order, each finishing before the next."""
        at = state.frame(AT)
        markers: list[int] = []
        seat = NOBODY
        while at < state.seats and not markers:
            seat = (state.first + at) % state.seats
            markers = revealed(state, seat)
            if not markers:
                at += 1
        state.set_frame(AT, at)
        if not markers:
            state.step += 1
            state.set_frame(STAGE, STEP_BEGINS)
        elif len(markers) > 1 and not state.frame(FIRST):
            state.push(ACTING, seat)
        else:
            first = state.frame(FIRST) - 1 if state.frame(FIRST) else markers[0]
            state.set_frame(FIRST, 0)
            if state.step == MANOEUVRE and len(markers) > 1:
                manoeuvre_both(state, seat, first, markers)
            else:
                act(state, seat, first)


def manoeuvre_both(state: SevenAges, seat: int, first: int, markers: list[int]) -> None:
    """SA-3.6, SA-8.22: two empires of one player move, one after the other, before any conflict."""
    order = [first, *[marker for marker in markers if marker != first]]
    empires = [spend(state, seat, marker) for marker in order]
    count_action(state, seat, MANOEUVRE)  # the second one counts when it begins (Manoeuvring)
    state.acting_action = MANOEUVRE
    for empire in reversed(empires):
        state.push(AFTER_ACTION, seat, empire, MANOEUVRE)
    begin_manoeuvre(state, seat, empires)


def act(state: SevenAges, seat: int, marker: int) -> None:
    """A marker that was turned up is used: its slot performs the action of this step."""
    slot = spend(state, seat, marker)
    perform(state, seat, slot, state.step)


def perform(state: SevenAges, seat: int, slot: int, action: int, extra: bool = False) -> None:
    """Perform an action with an empire, or with the free slot; an extra one costs no glory (SA-3.7)."""
    if not extra:
        count_action(state, seat, action)
    state.acting_empire = NOBODY if slot == FREE_SLOT else slot
    state.acting_action = action
    state.push(AFTER_ACTION, seat, slot, action)
    if action == START:
        begin_start(state, seat)
    elif action == PRODUCTION:
        begin_production(state, seat, slot)
    elif action == TRADING:
        begin_trade(state, seat, slot)
    elif action == MANOEUVRE:
        begin_manoeuvre(state, seat, [slot])
    elif action == DESTINY:
        begin_destiny(state, seat, slot)
    elif action == CIVILISE:
        begin_civilise(state, seat, slot)
    else:
        assert action == DISCARD
        discard_empire(state, slot)
        consequences(state)


class AfterAction(Phase[SevenAges]):
    """An own action is over: its player may play an event of any time, or one that follows the action (SA-15.4).

    Frame: 2 slot, 3 action. Everybody with cards is asked after every action of their own, whatever they hold. What
    follows an action needs the empire that performed it.
    """

    key = "seven_ages-prompt-after-action"
    rule = "SA-15.4"

    def step(self, state: SevenAges) -> bool:
        """Nobody to ask if the hand is empty or no card could fit, as far as everybody knows."""
        if ask_for_elephants(state):
            return True
        if not state.hand_size(state.frame(1)) or not may_hold(state, self.timings(state)):
            state.pop()
            return True
        state.acting_empire = NOBODY if self.gone(state) else state.frame(2)
        state.acting_action = state.frame(3)
        return False

    def gone(self, state: SevenAges) -> bool:
        """Whether no empire is left that performed the action."""
        slot = state.frame(2)
        return slot == FREE_SLOT or state.card_of[slot] == NOBODY

    def timings(self, state: SevenAges) -> int:
        """What may be played now."""
        return ANY_TIME if self.gone(state) else ANY_TIME | AFTER_OWN_ACTION

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Pass, or an event that follows an own action."""
        return [PASS[0], *own_events(state, seat, self.timings(state))]

    def allows(self, state: SevenAges, seat: int, move: int) -> bool:
        """A pass is always legal, an event if it can be played."""
        return move in PASS or is_own_event(state, seat, move, self.timings(state))

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """The event, or go on."""
        if move in EVENT:
            name_targets(state, seat, EVENT.arg(move), AS_EVENT)
        else:
            state.pop()

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """Only such events."""
        return Message("seven_ages-no-after-action", {}, self.rule)


class ExtraAction(Phase[SevenAges]):
    """Effect `extra_action`: an empire performs an action at once. Frame: 2 empire, 3 action. Asks nobody."""

    def step(self, state: SevenAges) -> bool:
        """Perform it."""
        seat, empire, action = state.frame(1), state.frame(2), state.frame(3)
        state.pop()
        if state.card_of[empire] != NOBODY:
            perform(state, seat, empire, action, extra=True)
        return True
