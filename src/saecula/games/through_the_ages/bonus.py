"""TA-1 and TA-14.5: the cards of a new game; bonus cards of the advanced game and of the variants."""

from __future__ import annotations

from saecula.games.through_the_ages.components import (
    ADVANCED_BONUSES,
    AGES,
    CIVIL_DECKS,
    CURRENT_EVENTS,
    EVENT0,
    KEYS,
    LAST_AGE,
    MILITARY_CARDS,
    MILITARY_KIND,
    ONLY_EVENTS,
    ROW,
    boards,
    cards_in,
    count,
)
from saecula.games.through_the_ages.hands import everyone_knows, pick
from saecula.games.through_the_ages.phases import CHOOSING, PICKING, TURN
from saecula.games.through_the_ages.ratings import recount
from saecula.games.through_the_ages.row import reveal_bonus
from saecula.games.through_the_ages.state import (
    ADVANCED,
    AGE_BY_AGE,
    BONUS_COUNT,
    BONUS_MODE,
    BONUSES,
    BOX,
    CIVIL_DECK,
    CURRENT,
    DECK,
    FACE_UP,
    HIDDEN,
    KNOWN,
    PERSONAL,
    PERSONAL_OF,
    PUBLIC_CHOICE,
    SIMPLE,
    VERSION,
    Ages,
    AgesPhase,
    start_military,
)
from saecula.games.through_the_ages.verbs import PICK
from saecula.kernel.message import Args, Message


def set_up(state: Ages) -> None:
    """Shuffle, deal the row, choose the starting player (TA-1.3 to 1.7)."""
    version = state.options[VERSION]
    for age in range(LAST_AGE[version] + 1):
        state.cards[CIVIL_DECK + age] = CIVIL_DECKS[state.seats - 2][age]
    for i in range(ROW):
        bit = pick(state, state.cards[CIVIL_DECK])
        state.cards[CIVIL_DECK] ^= bit
        state.row[i] = bit.bit_length() - 1
    military = start_military(state.options, state.seats)
    for age in range(1, AGES):
        state.cards[DECK + age] = military[age]
    events = military[0]
    wanted = count(events) if version == SIMPLE else CURRENT_EVENTS[state.seats]
    for _ in range(wanted):
        bit = pick(state, events)
        events ^= bit
        state.cards[CURRENT] |= bit
    state.cards[BOX] = events  # put away unseen
    state.first = state.roll(state.seats)
    state.active = state.first
    for s in range(state.seats):
        recount(state, s)
    state.push(TURN, state.first)
    if version == ADVANCED:
        turn_up(state)
    else:
        bonus_cards(state)


def turn_up(state: Ages) -> None:
    """Advanced game: turn over cards of military III until four events have appeared (TA-1.5)."""
    deck = state.cards[DECK + 3]
    while deck and count(state.cards[BONUSES + 3]) < ADVANCED_BONUSES:
        bit = pick(state, deck)
        deck ^= bit
        card = 192 + bit.bit_length() - 1
        everyone_knows(state, card)
        state.cards[(BONUSES if bit & ONLY_EVENTS[3] else BOX) + 3] |= bit
    state.cards[BOX + 3] |= deck
    state.cards[DECK + 3] = 0


def bonus_cards(state: Ages) -> None:
    """The bonus-card variants of the full game (TA-14.5)."""
    mode = state.options[BONUS_MODE]
    events = state.cards[DECK + 3] & ONLY_EVENTS[3]
    if mode in (FACE_UP, AGE_BY_AGE):
        zone = BONUSES if mode == FACE_UP else HIDDEN
        for _ in range(min(count(events), state.options[BONUS_COUNT])):
            bit = pick(state, events)
            events ^= bit
            state.cards[DECK + 3] ^= bit
            state.cards[zone + 3] |= bit
        reveal_bonus(state)
    elif mode == PERSONAL:
        each = boards.bonus_variants.personal.dealt_in_all // state.seats
        for s in range(state.seats):
            for _ in range(each):
                bit = pick(state, events)
                events ^= bit
                state.cards[DECK + 3] ^= bit
                state.cards[PERSONAL_OF + 4 * s + 3] |= bit
                state.cards[KNOWN + 4 * s + 3] |= bit
        state.push_all(CHOOSING, (1 << state.seats) - 1)
    elif mode == PUBLIC_CHOICE:
        for card in cards_in(events, 3):
            everyone_knows(state, card)
        state.push(PICKING, state.first, kept_by_each(state) * state.seats)


def kept_by_each(state: Ages) -> int:
    """How many bonus cards each player keeps or picks."""
    row = boards.bonus_variants.cards_chosen_per_player
    return [row.p2, row.p3, row.p4][state.seats - 2]


def kept_by(state: Ages, seat: int) -> int:
    """The personal bonus cards that a seat has chosen to keep while all choose. For that seat only."""
    kept = 0
    for move in state.answer(seat):
        kept |= MILITARY_CARDS[EVENT0 + PICK.arg(move)] & state.cards[PERSONAL_OF + 4 * seat + 3]
    return kept


class Choosing(AgesPhase):
    """Personal bonus cards: all choose in secret, at the same time, which to keep (TA-14.5)."""

    key = "through_the_ages-prompt-keep"
    rule = "TA-14.5"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any card dealt to the seat and not kept yet."""
        dealt = state.cards[PERSONAL_OF + 4 * seat + 3] & ~kept_by(state, seat)
        return [PICK.base + MILITARY_KIND[card] - EVENT0 for card in cards_in(dealt, 3)]

    def seals(self, state: Ages, seat: int, move: int) -> bool:
        """The last card that may be kept."""
        return len(state.answer(seat)) == kept_by_each(state)

    def reveal(self, state: Ages, answers: list[list[int]]) -> None:
        """All have chosen: the other cards go back to military III. Nobody sees what the others keep."""
        for s in range(state.seats):
            kept = 0
            for move in answers[s]:
                kept |= MILITARY_CARDS[EVENT0 + PICK.arg(move)]
                if state.log is not None:
                    args: Args = {"card": KEYS[EVENT0 + PICK.arg(move)]}
                    state.tell("through_the_ages-you-keep", args, self.rule, 1 << s)
            back = state.cards[PERSONAL_OF + 4 * s + 3] & ~kept
            state.cards[PERSONAL_OF + 4 * s + 3] ^= back
            state.cards[DECK + 3] |= back
        state.pop()

    def prompt(self, state: Ages, seat: int) -> Message:
        """How many to keep."""
        return Message(self.key, {"seat": seat, "cards": kept_by_each(state) - len(state.answer(seat))}, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Only cards dealt to this seat."""
        return Message("through_the_ages-no-keep", {}, self.rule)


class Picking(AgesPhase):
    """Public choice: one bonus card after the other, clockwise from the starting player (TA-14.5).

    Frame: 2 how many are still to be picked.
    """

    key = "through_the_ages-prompt-pick"
    rule = "TA-14.5"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any Age III event that is left."""
        return [
            PICK.base + MILITARY_KIND[card] - EVENT0 for card in cards_in(state.cards[DECK + 3] & ONLY_EVENTS[3], 3)
        ]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """It lies open for the whole game; the next player picks."""
        kind = EVENT0 + PICK.arg(move)
        bit = MILITARY_CARDS[kind] & state.cards[DECK + 3]
        bit &= -bit
        state.cards[DECK + 3] ^= bit
        state.cards[BONUSES + 3] |= bit
        if state.log is not None:
            state.tell("through_the_ages-picked", {"seat": seat, "card": KEYS[kind]}, self.rule)
        state.set_frame(2, state.frame(2) - 1)
        if state.frame(2) == 0:
            state.pop()
        else:
            state.set_frame(1, state.next_seat(seat))

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Only what is left."""
        return Message("through_the_ages-no-pick", {}, self.rule)
