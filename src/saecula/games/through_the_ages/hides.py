"""TA-16: whether anything is hidden from a seat that could be otherwise."""

from __future__ import annotations

from saecula.games.through_the_ages.components import AGES, EVENT_CARDS, ONLY_EVENTS
from saecula.games.through_the_ages.state import (
    ARMS_OF,
    BOX,
    CURRENT,
    DECK,
    FUTURE,
    HIDDEN,
    KNOWN,
    PERSONAL_OF,
    PILE,
    Ages,
)


def hides(state: Ages, seat: int) -> bool:
    """Whether two military cards that the seat cannot place could have changed places."""
    places = [DECK, PILE, FUTURE, CURRENT, BOX, HIDDEN]
    for s in range(state.seats):
        places += [ARMS_OF + 4 * s, PERSONAL_OF + 4 * s]
    for age in range(AGES):
        seen = state.cards[KNOWN + 4 * seat + age]
        lying = [state.cards[place + age] & ~seen for place in places]
        fits: list[int] = []  # the cards that may lie there
        for place in places:
            if place == HIDDEN or place >= PERSONAL_OF:
                fits.append(ONLY_EVENTS[age])
            elif place in (FUTURE, CURRENT):
                fits.append(EVENT_CARDS[age])
            else:
                fits.append(-1)
        for i in range(len(places)):
            for j in range(i):
                if lying[i] & fits[j] and lying[j] & fits[i]:
                    return True
    return False
