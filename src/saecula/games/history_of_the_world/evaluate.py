"""What a position is worth to a seat, in victory points: the score, this turn's points, and what will be left."""

from __future__ import annotations

from typing import Final

from saecula.games.history_of_the_world.cards import STRENGTH
from saecula.games.history_of_the_world.components import (
    AREAS,
    BASE_VALUE,
    CALLS,
    EPOCHS,
    NONE,
    RESOURCES,
)
from saecula.games.history_of_the_world.monuments import buildable
from saecula.games.history_of_the_world.scoring import area_points, total
from saecula.games.history_of_the_world.state import ACTIVE, FROM_SUPREMACY, SOURCES, History

UNPLACED: Final = 1.1  # an army that can still be placed
UNSPENT: Final = 0.5  # a coin or a free fort
CARD: Final = 1.3  # an event card in hand, while there are turns to play it
LEFT_OVER: Final = 0.45  # what is held now, once more in the next Epoch, after everybody else has expanded
TERRITORY: Final = 0.12  # a Territory for its own sake: it may be worth something later
FORT: Final = 0.15  # a fort keeps what it stands on
EXPECTED: Final = 0.9  # points that an army of an Empire not yet called will make
MARKER: Final = 4.0  # a supremacy marker (HW-2.7)
RIVALS: Final = 0.3  # weight of the others' prospects against one's own


def evaluate(state: History, seat: int) -> float:
    """The seat's prospects, less a part of the others'."""
    others = 0.0
    for other in range(state.seats):
        if other != seat:
            others += prospects(state, other)
    return prospects(state, seat) - RIVALS * others / (state.seats - 1)


def prospects(state: History, seat: int) -> float:
    """Points on the track, points to come in this Epoch, and what is left for the next."""
    points = float(state.score[seat])
    if state.over:
        return points
    if not state.earned[SOURCES * seat + FROM_SUPREMACY]:
        points += MARKER * state.markers[seat]
    now = total(state, seat)
    if state.turn == seat:
        points += now + buildable(state)
        points += UNPLACED * (state.armies + 0.7 * state.allies)
        if state.force == ACTIVE:
            points += UNSPENT * (state.coins + state.allied_coins + state.free_forts)
            if not state.marching:  # during the events, before the Empire enters
                points += EXPECTED * STRENGTH[state.empire]
    elif not has_played(state, seat):
        points += 0.8 * now
        card = held_card(state, seat)
        if card != NONE:
            points += EXPECTED * STRENGTH[(state.epoch - 1) * CALLS + card] - 0.1 * card
    cards = state.great[seat].bit_count() + state.minor[seat].bit_count()
    turns = EPOCHS - state.epoch + (0 if has_played(state, seat) else 1)
    points += CARD * min(cards, 2 * turns)
    if state.epoch < EPOCHS:
        points += LEFT_OVER * next_epoch(state, seat)
        points += FORT * (state.forts & state.held[seat]).bit_count()
    return points


def has_played(state: History, seat: int) -> bool:
    """Whether the seat has had its turn in this Epoch."""
    for card in range(CALLS):
        if state.holder[card] == seat:
            return state.made[card] != NONE
    return False


def held_card(state: History, seat: int) -> int:
    """The Empire of this Epoch that a seat holds, NONE if it has none yet."""
    for card in range(CALLS):
        if state.holder[card] == seat:
            return card
    return NONE


def next_epoch(state: History, seat: int) -> float:
    """What the board would bring in the next Epoch as it stands."""
    held = state.held[seat]
    points = TERRITORY * held.bit_count() + 0.2 * (held & RESOURCES).bit_count()
    points += 2.0 * (state.capitals & held).bit_count()
    points += ((state.cities | state.monuments) & held).bit_count()
    now, then = BASE_VALUE[state.epoch - 1], BASE_VALUE[state.epoch]
    for area in range(AREAS):
        if then[area] and state.in_areas[AREAS * seat + area]:
            here = area_points(state, seat, area) if now[area] else 0
            points += here * then[area] / now[area] if here else then[area]
    return points
