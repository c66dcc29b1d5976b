"""What a position is worth to a seat, in victory points: the score, this turn's points, and what will be left."""

from __future__ import annotations

from typing import Final

from saecula.data import read_weights
from saecula.games.history_of_the_world.cards import STRENGTH
from saecula.games.history_of_the_world.components import (
    AREAS,
    BASE_VALUE,
    CALLS,
    EPOCHS,
    FOLDER,
    NONE,
    RESOURCES,
)
from saecula.games.history_of_the_world.monuments import buildable
from saecula.games.history_of_the_world.scoring import area_points, total
from saecula.games.history_of_the_world.state import ACTIVE, FROM_SUPREMACY, SOURCES, History
from saecula.kernel.weighing import subtract, weighed

TERRITORY: Final = 0.12  # a Territory for its own sake: it may be worth something later
EXPECTED: Final = 0.9  # points that an army of an Empire not yet called will make
RIVALS: Final = 0.3  # weight of the others' prospects against one's own


FEATURES: Final[list[str]] = [
    "score",
    "markers",  # supremacy markers (HW-2.7)
    "this_turn",  # points that the board brings in this Epoch
    "armies",  # that can still be placed
    "unspent",  # coins and free forts
    "empire",  # what an Empire not yet called will make
    "event_cards",
    "next_epoch",  # what the board would bring once more
    "forts",
    "shares",  # the seat's part of the armies in every Area, by what the Area will bring from the next Epoch on
    "progress",  # the seat's part of the armies in every Area now, while it has armies to place
]
COUNT: Final[int] = len(FEATURES)
SETS: Final[dict[str, list[float]]] = read_weights(f"{FOLDER}/weights", FEATURES)
WEIGHTS: Final[list[float]] = list(SETS.values())[-1]
LASTS: Final = 0.6  # how much of what is held is still held an Epoch later


def _later(area: int, epoch: int) -> float:
    return sum([LASTS**k * BASE_VALUE[e][area] for k, e in enumerate(range(epoch + 1, EPOCHS))])


# By Epoch: what the presence in an Area is worth in the Epochs after the next one, and from the next one on.
LATER: Final[list[list[float]]] = [[_later(area, epoch) for area in range(AREAS)] for epoch in range(EPOCHS + 1)]
FROM_NEXT: Final[list[list[float]]] = [
    [BASE_VALUE[epoch][area] + LASTS * LATER[epoch][area] if epoch < EPOCHS else 0.0 for area in range(AREAS)]
    for epoch in range(EPOCHS + 1)
]
NOW: Final[list[list[float]]] = [[0.0] * AREAS] + [[float(value) for value in row] for row in BASE_VALUE]


def evaluate(state: History, seat: int) -> float:
    """The seat's prospects, less a part of the others'."""
    return weighed(features(state, seat), WEIGHTS)


def features(state: History, seat: int) -> list[float]:
    """The seat's own features, less a part of the others'."""
    found = describe(state, seat)
    for other in range(state.seats):
        if other != seat:
            subtract(found, describe(state, other), RIVALS / (state.seats - 1))
    return found


def describe(state: History, seat: int) -> list[float]:
    """The features of one player: points on the track, points to come in this Epoch, what is left for the next."""
    found = [0.0] * COUNT
    found[0] = float(state.score[seat])
    if state.over:
        return found
    if not state.earned[SOURCES * seat + FROM_SUPREMACY]:
        found[1] = float(state.markers[seat])
    now = total(state, seat)
    if state.turn == seat:
        found[2] = float(now + buildable(state))
        found[3] = state.armies + 0.7 * state.allies
        if state.force == ACTIVE:
            found[4] = float(state.coins + state.allied_coins + state.free_forts)
            if not state.marching:  # during the events, before the Empire enters
                found[5] = EXPECTED * STRENGTH[state.empire]
    elif not has_played(state, seat):
        found[2] = 0.8 * now
        card = held_card(state, seat)
        if card != NONE:
            found[5] = EXPECTED * STRENGTH[(state.epoch - 1) * CALLS + card] - 0.1 * card
    cards = state.great[seat].bit_count() + state.minor[seat].bit_count()
    turns = EPOCHS - state.epoch + (0 if has_played(state, seat) else 1)
    found[6] = float(min(cards, 2 * turns))
    if state.epoch < EPOCHS:
        found[7] = next_epoch(state, seat)
        found[8] = float((state.forts & state.held[seat]).bit_count())
        found[9] = shares(state, seat, FROM_NEXT[state.epoch])
    if state.turn == seat and state.armies:
        found[10] = shares(state, seat, NOW[state.epoch])
    return found


def shares(state: History, seat: int, values: list[float]) -> float:
    """What the Areas are worth, each times the seat's part of the armies there, as if one more stranger came."""
    there = state.in_areas
    points = 0.0
    for area in range(AREAS):
        mine = there[AREAS * seat + area]
        if mine and values[area]:
            everyone = 1
            for s in range(state.seats):
                everyone += there[AREAS * s + area]
            points += values[area] * mine / everyone
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
