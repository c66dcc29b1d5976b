"""Who knows what (HW-10.2): which Empire cards a seat can place, and what is redealt in a copy made for it.

Hidden from a seat are the event cards of the other hands and those that were not dealt, and the Empire cards it has
neither drawn nor looked at. Every Empire card carries the set of seats that know where it is.
"""

from __future__ import annotations

from saecula.games.history_of_the_world.cards import EVENTS, GREAT_CARDS, IS_MINOR_EMPIRE, MINOR_CARDS
from saecula.games.history_of_the_world.components import CALLS, NONE, members
from saecula.games.history_of_the_world.state import DEAL_MINOR_EMPIRES, History
from saecula.kernel.hidden import Redeal


def knows(state: History, seat: int | None, card: int) -> bool:
    """Whether the seat (None: a spectator) knows where one of the seven Empire cards of this Epoch is."""
    if seat is None:
        return state.known[card] == (1 << state.seats) - 1
    return bool(state.known[card] >> seat & 1)


def hides(state: History, seat: int) -> bool:
    """Whether two Empire cards, or two different event cards, that the seat cannot place could have changed places."""
    places = [state.holder[card] if card != state.drawn_card else -2 for card in range(CALLS)]
    unknown = [places[card] for card in range(CALLS) if not state.known[card] >> seat & 1]
    if unknown and min(unknown) != max(unknown):
        return True
    apart = bool(state.options & DEAL_MINOR_EMPIRES)
    return _hides_events(state.great, state.great_played, GREAT_CARDS, seat, apart) or _hides_events(
        state.minor, state.minor_played, MINOR_CARDS, seat, apart
    )


def _hides_events(hands: list[int], played: int, cards: list[int], seat: int, apart: bool) -> bool:
    unknown = [card for card in range(len(cards)) if not (played | hands[seat]) >> card & 1]
    for a in unknown:
        for b in unknown:
            if cards[a] != cards[b] and not (apart and IS_MINOR_EMPIRE[cards[a]] != IS_MINOR_EMPIRE[cards[b]]):
                for hand in hands:
                    if hand >> a & 1 != hand >> b & 1:
                        return True
    return False


def redraw(state: History, seat: int) -> None:
    """Redeal what the seat cannot know: Empire cards of this Epoch, and the event cards of the others."""
    _redraw_empires(state, seat)
    _redraw_events(state, seat)


def _redraw_empires(state: History, seat: int) -> None:
    """Each player's card, the card just drawn, and the deck; what has been called is known to all (HW-4.1)."""
    known = state.known.copy()
    redeal = Redeal(known, seat)
    for s in range(state.seats):
        redeal.place([card for card in range(CALLS) if state.holder[card] == s])
    drawn = redeal.place([] if state.drawn_card == NONE else [state.drawn_card])
    redeal.place([card for card in range(CALLS) if state.holder[card] == NONE and card != state.drawn_card])
    redeal.run(state)
    state.holder = [NONE] * CALLS
    for s in range(state.seats):
        for card in redeal.things(s):
            state.holder[card] = s
    state.known = known
    if state.drawn_card != NONE:
        state.drawn_card = redeal.things(drawn)[0]


def _redraw_events(state: History, seat: int) -> None:
    """The other hands. Equal cards are renumbered: those played first, then one's own, then the rest."""
    state.great_played, state.great = _deal_anew(
        state, seat, state.great_played, state.great, GREAT_CARDS, bool(state.options & DEAL_MINOR_EMPIRES)
    )
    state.minor_played, state.minor = _deal_anew(state, seat, state.minor_played, state.minor, MINOR_CARDS, False)


def _deal_anew(
    state: History, seat: int, played: int, hands: list[int], cards: list[int], apart: bool
) -> tuple[int, list[int]]:
    """Played cards and hands, with what the seat cannot know redealt. `apart`: Minor Empires by themselves (HW-9.2)."""
    new_played, mine = 0, 0
    unknown: list[int] = []
    for event in range(EVENTS):
        copies = [card for card, kind in enumerate(cards) if kind == event]
        gone = sum([1 for card in copies if played >> card & 1])
        own = sum([1 for card in copies if hands[seat] >> card & 1])
        for i, card in enumerate(copies):
            if i < gone:
                new_played |= 1 << card
            elif i < gone + own:
                mine |= 1 << card
            else:
                unknown.append(card)
    new = [0] * state.seats
    for minor_empires in (True, False) if apart else (False,):
        pool = [card for card in unknown if not apart or IS_MINOR_EMPIRE[cards[card]] == minor_empires]
        state.shuffle(pool)
        for s in range(state.seats):
            if s != seat:
                size = sum([1 for c in members(hands[s]) if not apart or IS_MINOR_EMPIRE[cards[c]] == minor_empires])
                for _ in range(size):
                    new[s] |= 1 << pool.pop()
    new[seat] = mine
    return new_played, new
