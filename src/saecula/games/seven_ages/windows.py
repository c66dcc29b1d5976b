"""SA-15: when cards can be played. Open windows, own-action events, the sides of a trade or conflict, reactions.

Playing a card takes the same way everywhere: the card and its targets are named (targets.py says which), the card is
*announced* (everybody else may react, SA-15.7), then it takes effect (events.py, goods.py) and is discarded.

In an open window everybody with cards is asked at the same time, whatever they hold, and an answer is a card with its
targets, or a pass. What shortens this is public: a window is skipped only if every copy of every fitting event lies in
the discard pile or is in play as an empire.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import AREA_KEYS, REGION_NAMES
from saecula.games.seven_ages.cards import (
    CARD_EVENT,
    CARD_GOOD,
    CARD_TIMING,
    CARDS,
    EMPIRE_KEYS,
    EVENT_KEYS,
    GOOD_KEYS,
    VALUE,
    timing_mask,
)
from saecula.games.seven_ages.contact import PASSAGE_TO
from saecula.games.seven_ages.deck import discard
from saecula.games.seven_ages.moves import AREA, EMPIRE, EVENT, FREE_SLOT_OF, LEADER, PASS, REGION, SEAT, TURN_UP
from saecula.games.seven_ages.phases import ANNOUNCED, CIVILISE, NAMING, QUEUE, REACTION, SIDES_WINDOW, WINDOW
from saecula.games.seven_ages.resolve import apply_effect, effects_of
from saecula.games.seven_ages.state import DISCARDED, HAND, IN_PLAY, TABLE, SevenAges
from saecula.games.seven_ages.targets import complete, fits, option, options, playable
from saecula.games.seven_ages.turn import MARKER_KEYS
from saecula.games.seven_ages.units import LEADER_NAMES
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase

# Kinds of windows: which timings they take (SA-15.3 to SA-15.6).
STEP_WINDOW: Final = 0
END_TURN_WINDOW: Final = 1
HARVEST_WINDOW: Final = 2
TRADE_REVEAL: Final = 3
CONFLICT_BEFORE: Final = 4
CONFLICT_AFTER: Final = 5
CONFLICT_WON: Final = 6

_EVERY_STEP: Final[int] = timing_mask("any_time", "late", "action_step")
OF_STEP: Final[list[int]] = [  # what the window of each step takes
    _EVERY_STEP | timing_mask(own) for own in ["", "production_step", "trade_step", "manoeuvre_step", "", "", ""]
]
TAKEN: Final[list[int]] = [  # what each other kind of window takes
    0,
    timing_mask("any_time", "late", "end_turn"),
    timing_mask("harvest"),
    timing_mask("trade_reveal"),
    timing_mask("conflict_before"),
    timing_mask("conflict_after"),
    timing_mask("conflict_won"),
]
REACTIONS: Final[int] = timing_mask("reaction")
KEYS: Final = ["step", "end-turn", "harvest", "trade-reveal", "conflict-before", "conflict-after", "conflict-won"]

AS_EVENT: Final = 0
AS_ARTEFACT: Final = 1

# The frame of a card that has been announced: 2 card, 3 as what, 4 stage, 5 cancelled, then the targets (moves).
CARD: Final = 2
ROLE: Final = 3
STAGE: Final = 4
CANCELLED: Final = 5
TARGETS: Final = 6


def timings(state: SevenAges, kind: int) -> int:
    """The timings a window takes, as a mask."""
    return OF_STEP[state.step] if kind == STEP_WINDOW else TAKEN[kind]


def may_hold(state: SevenAges, wanted: int) -> bool:
    """Whether some copy of a fitting event could be in a hand, as far as everybody knows (SA-15.2)."""
    for card in range(CARDS):
        if CARD_TIMING[card] & wanted:
            at = state.card_at[card]
            if at != DISCARDED and at < IN_PLAY:
                return True
    return False


def with_cards(state: SevenAges, seats: int) -> int:
    """Those of the seats in a mask that hold a card."""
    held = 0
    for at in state.card_at:
        if HAND <= at < IN_PLAY:
            held |= 1 << (at - HAND)
    return held & seats


def use_key(card: int, role: int) -> str:
    """The name of what a card is played as: its artefact or its event."""
    return GOOD_KEYS[CARD_GOOD[card]] if role == AS_ARTEFACT else EVENT_KEYS[CARD_EVENT[card]]


# --------------------------------------------------------------------------------------------------------- windows


def open_window(state: SevenAges, kind: int, seats: int = -1) -> None:
    """Ask these seats (all of them) whether they play a card; nothing happens if nobody could."""
    asked = with_cards(state, seats & (1 << state.seats) - 1)
    if asked and may_hold(state, timings(state, kind)):
        phase = WINDOW if kind <= HARVEST_WINDOW else SIDES_WINDOW
        state.push_all(phase, asked, kind, seats & (1 << state.seats) - 1)


class Window(Phase[SevenAges]):
    """An open window (SA-15.2): pass, or one fitting card with its targets."""

    rule = "SA-15.2"
    shows_who = False

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """A card, then its targets; or pass."""
        answer = state.answer(seat)
        if answer:
            return options(state, seat, EVENT.arg(answer[0]), AS_EVENT, answer[1:])
        return [PASS[0], *own_events(state, seat, timings(state, state.frame(3)))]

    def allows(self, state: SevenAges, seat: int, move: int) -> bool:
        """A pass is always legal, a card if it can be played."""
        if state.answer(seat):
            return move in self.legal(state, seat)
        return move in PASS or is_own_event(state, seat, move, timings(state, state.frame(3)))

    def seals(self, state: SevenAges, seat: int, move: int) -> bool:
        """A pass, or a card with all its targets."""
        answer = state.answer(seat)
        return move in PASS or complete(state, seat, EVENT.arg(answer[0]), AS_EVENT, answer[1:])

    def reveal(self, state: SevenAges, answers: list[list[int]]) -> None:
        """The cards are resolved in board order; then everybody is asked again, until all pass."""
        kind, seats = state.frame(3), state.frame(4)
        state.pop()
        queue: list[int] = []
        for seat in self.order(state):
            if answers[seat] and answers[seat][0] not in PASS:
                state.known[EVENT.arg(answers[seat][0])] = -1  # named before everybody, even if it stays in the hand
                queue += [seat, len(answers[seat]), *answers[seat]]
        if queue:
            state.push(QUEUE, 0, kind, seats, 0, 0, *queue)

    def order(self, state: SevenAges) -> list[int]:
        """Who comes first when several play a card."""
        return state.board_order()

    def prompt(self, state: SevenAges, seat: int) -> Message:
        """Which window it is; once a card is chosen, its target."""
        answer = state.answer(seat)
        if answer and answer[0] in EVENT:
            told: dict[str, object] = {"seat": seat, "card": use_key(EVENT.arg(answer[0]), AS_EVENT)}
            return Message(Naming.key, told, Naming.rule)
        return Message(f"seven_ages-prompt-window-{KEYS[state.frame(3)]}", {"seat": seat}, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """A card or a pass; about a card of the hand why_not.py says more."""
        return Message("seven_ages-no-window", {}, self.rule)


class SidesWindow(Window):
    """The sides of a trade or conflict are asked (SA-15.5): the active side's card is resolved first."""

    rule = "SA-15.5"

    def order(self, state: SevenAges) -> list[int]:
        """The active side of the trade or conflict below first."""
        return [(state.frame(1) + i) % state.seats for i in range(state.seats)]


class Queue(Phase[SevenAges]):
    """Cards that were played in one window, resolved one after the other (SA-15.2, SA-15.8).

    Frame: 2 kind of window, 3 seats, 4 where the next entry begins, then entries: seat, length, moves.
    """

    def step(self, state: SevenAges) -> bool:
        """Announce the next card if it is still legal; after the last one open the window again."""
        entries = state.stack[state.top_frame + 6 :]
        at = state.frame(4)
        if at >= len(entries):
            kind, seats = state.frame(2), state.frame(3)
            state.pop()
            open_window(state, kind, seats)
            return True
        seat, length = entries[at], entries[at + 1]
        played = entries[at + 2 : at + 2 + length]
        state.set_frame(4, at + 2 + length)
        card = EVENT.arg(played[0])
        if fits(state, seat, card, AS_EVENT, played[1:], timings(state, state.frame(2))):
            announce(state, seat, card, AS_EVENT, played[1:])
        else:  # back to the hand
            state.tell("seven_ages-card-returned", {"seat": seat, "card": EMPIRE_KEYS[card]}, "SA-15.2")
        return True


# ------------------------------------------------------------------------------------------ events of one's own action


def own_events(state: SevenAges, seat: int, wanted: int) -> list[int]:
    """The events a player may play now, at one of these timings (SA-15.4)."""
    found: list[int] = []
    for card in state.hand(seat):
        if CARD_TIMING[card] & wanted and playable(state, seat, card, wanted):
            found.append(EVENT[card])
    return found


def is_own_event(state: SevenAges, seat: int, move: int, wanted: int) -> bool:
    """Whether a move is one of `own_events`."""
    return move in EVENT and playable(state, seat, EVENT.arg(move), wanted)


def name_targets(state: SevenAges, seat: int, card: int, role: int) -> None:
    """A card is played openly: its targets are named one after the other, then it is announced."""
    if complete(state, seat, card, role, []):
        announce(state, seat, card, role, [])
    else:
        state.push(NAMING, seat, card, role)


class Naming(Phase[SevenAges]):
    """The targets of a card, one after the other. Frame: 2 card, 3 as what, then from 6 on the targets so far."""

    key = "seven_ages-prompt-target"
    rule = "SA-10.3"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """What can be named next."""
        return options(state, seat, state.frame(2), state.frame(3), state.stack[state.top_frame + 6 :])

    def allows(self, state: SevenAges, seat: int, move: int) -> bool:
        """The same for one move."""
        return option(state, seat, state.frame(2), state.frame(3), state.stack[state.top_frame + 6 :], move)

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Name it; with the last one the card is announced."""
        state.stack.append(move)
        card, role = state.frame(2), state.frame(3)
        targets = state.stack[state.top_frame + 6 :]
        if complete(state, seat, card, role, targets):
            state.pop()
            announce(state, seat, card, role, targets)

    def prompt(self, state: SevenAges, seat: int) -> Message:
        """What it is for."""
        return Message(self.key, {"seat": seat, "card": use_key(state.frame(2), state.frame(3))}, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """No legal target of this card."""
        return Message("seven_ages-no-target", {"card": EMPIRE_KEYS[state.frame(2)]}, self.rule)


# ------------------------------------------------------------------------------------------ announcing and reactions


def announce(state: SevenAges, seat: int, card: int, role: int, targets: list[int]) -> None:
    """A card lies face up with its targets; it takes effect unless somebody cancels it (SA-15.7)."""
    state.card_at[card] = TABLE
    state.known[card] = -1
    state.reveals += 1
    told: dict[str, object] = {"seat": seat, "card": EMPIRE_KEYS[card], "value": VALUE[card]}
    if role == AS_ARTEFACT:
        told["artefact"] = GOOD_KEYS[CARD_GOOD[card]]
        state.tell("seven_ages-announced-artefact", told, "SA-15.7")
    else:
        told["event"] = EVENT_KEYS[CARD_EVENT[card]]
        state.tell("seven_ages-announced-event", told, "SA-15.7")
    tell_targets(state, targets)
    use_passage(state, targets)
    state.push(ANNOUNCED, seat, card, role, 0, 0, *targets)


def tell_targets(state: SevenAges, targets: list[int]) -> None:
    """What a card is aimed at is told with it (SA-15.7); which marker is exchanged stays secret."""
    for move in targets:
        told: dict[str, object] = {}
        if move in EMPIRE:
            told["target"] = EMPIRE_KEYS[state.card_of[EMPIRE.arg(move)]]
        elif move in AREA:
            told["target"] = AREA_KEYS[AREA.arg(move)]
        elif move in LEADER:
            told["target"] = f"seven_ages-leader-{LEADER_NAMES[LEADER.arg(move)]}"
        elif move in REGION:
            told["target"] = f"seven_ages-region-{REGION_NAMES[REGION.arg(move)]}"
        elif move in TURN_UP:
            told["target"] = MARKER_KEYS[TURN_UP.arg(move)]
        if told:
            state.tell("seven_ages-announced-target", told, "SA-15.7")
        elif move in SEAT or move in FREE_SLOT_OF:
            seat = (SEAT if move in SEAT else FREE_SLOT_OF).arg(move)
            state.tell("seven_ages-announced-player", {"seat": seat}, "SA-15.7")


def use_passage(state: SevenAges, targets: list[int]) -> None:
    """Passage granted in a Civilise action holds for one purpose (SA-7.11): the first card that hits that empire."""
    at = state.find(CIVILISE)
    if not at:
        return
    for move in targets:
        empire = EMPIRE.arg(move) if move in EMPIRE else state.leader_of[LEADER.arg(move)] if move in LEADER else -1
        if empire >= 0 and state.frame_at(at, PASSAGE_TO) == empire + 1:
            state.set_frame_at(at, PASSAGE_TO, 0)


class Announced(Phase[SevenAges]):
    """A card that has been announced: reactions first, then its effects in order, then the discard pile."""

    def step(self, state: SevenAges) -> bool:
        """One thing after the other; each effect may ask somebody before the next one comes."""
        seat, card = state.frame(1), state.frame(CARD)
        stage = state.frame(STAGE)
        state.set_frame(STAGE, stage + 1)
        if stage == 0:
            asked = with_cards(state, (1 << state.seats) - 1 & ~(1 << seat))
            if asked and may_hold(state, REACTIONS):
                state.push_all(REACTION, asked, seat)
            return True
        effects = effects_of(card, state.frame(ROLE))
        if state.frame(CANCELLED) or stage > effects:
            state.pop()
            if state.card_at[card] == TABLE:
                discard(state, card)
            return True
        apply_effect(state, stage - 1)
        return True


class Reaction(Phase[SevenAges]):
    """A card has been announced: all others with cards are asked for a reaction (SA-15.7)."""

    key = "seven_ages-prompt-reaction"
    rule = "SA-15.7"
    shows_who = False

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Pass, or a reaction card."""
        return [PASS[0], *own_events(state, seat, REACTIONS)]

    def allows(self, state: SevenAges, seat: int, move: int) -> bool:
        """A pass is always legal, a reaction if it can be played."""
        return move in PASS or is_own_event(state, seat, move, REACTIONS)

    def reveal(self, state: SevenAges, answers: list[list[int]]) -> None:
        """The first in clockwise order from the announcing player counts, the others keep theirs."""
        announcer = state.frame(3)
        state.pop()
        for i in range(1, state.seats):
            seat = (announcer + i) % state.seats
            if answers[seat] and answers[seat][0] in EVENT:
                announce(state, seat, EVENT.arg(answers[seat][0]), AS_EVENT, [])
                return

    def prompt(self, state: SevenAges, seat: int) -> Message:
        """What has been announced."""
        below = state.frame_below(state.top_frame)
        used = use_key(state.frame_at(below, CARD), state.frame_at(below, ROLE))
        return Message(self.key, {"seat": seat, "card": used}, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """Only reactions."""
        return Message("seven_ages-no-window", {}, self.rule)
