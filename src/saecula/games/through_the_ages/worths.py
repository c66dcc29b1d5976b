"""What single cards are worth beyond what the other features say: some leaders, wonders and technologies are better.

Weights 11 have a table for them: a card that waits (in hand, or a wonder without a stage), the same in play, and each
worker on it. A wonder under construction counts in between, by how much of it is paid.
"""

from __future__ import annotations

from typing import Final

from saecula.data import read_tables
from saecula.games.through_the_ages.components import (
    ACTION,
    AGES,
    CIVIL,
    CIVIL_KIND,
    FOLDER,
    GOVERNMENT,
    LEADER,
    LEVEL,
    NAMES,
    NONE,
    SLOTS,
    STAGES,
    TYPE,
    TYPE_MASK,
    WONDER0,
    cards_in,
)
from saecula.games.through_the_ages.horizon import FULL_GAME
from saecula.games.through_the_ages.state import HAND_OF, Ages

LEADER_TURNS: Final = 6.0  # after which a leader or a wonder under construction has brought most of what he can
ACTION_TURNS: Final = 3.0  # that it takes to play an action card
TABLES: Final[list[list[float]]] = read_tables(f"{FOLDER}/weights/11.yaml", NAMES[:CIVIL], 3)
WAITING: Final[list[float]] = [table[0] for table in TABLES]
IN_PLAY: Final[list[float]] = [table[1] for table in TABLES]
WORKED_ON: Final[list[float]] = [table[2] for table in TABLES]


def cards_worth(state: Ages, s: int, lasting: list[float]) -> float:
    """The worth of all cards of a player, by how long they will be of use (see horizon.py)."""
    civ = state.civ[s]
    turns = lasting[AGES] / FULL_GAME
    value = 0.0
    for age in range(AGES):
        hand = state.cards[HAND_OF + 4 * s + age]
        if hand:
            for card in cards_in(hand, age):
                kind = CIVIL_KIND[card]
                if TYPE[kind] == LEADER:
                    value += min(1.0, lasting[age] / LEADER_TURNS) * WAITING[kind]
                elif TYPE[kind] == ACTION:
                    value += min(1.0, lasting[age] / ACTION_TURNS) * WAITING[kind]
                else:
                    value += turns * WAITING[kind]
    wonder = civ.wonder
    if wonder != NONE:
        stages = STAGES[wonder]
        paid = sum(stages[: civ.stages_built]) / sum(stages)
        begun = WAITING[wonder] + paid * (IN_PLAY[wonder] - WAITING[wonder])
        value += min(1.0, lasting[LEVEL[wonder]] / LEADER_TURNS) * begun
    if civ.leader != NONE:
        value += min(1.0, lasting[LEVEL[civ.leader]] / LEADER_TURNS) * IN_PLAY[civ.leader]
    found = IN_PLAY[civ.government]
    mask = civ.technologies & ~TYPE_MASK[GOVERNMENT]
    while mask:
        low = mask & -mask
        found += IN_PLAY[low.bit_length() - 1]
        mask ^= low
    mask = civ.wonders
    while mask:
        low = mask & -mask
        found += IN_PLAY[WONDER0 + low.bit_length() - 1]
        mask ^= low
    for k in range(SLOTS):
        if civ.workers[k]:
            found += civ.workers[k] * WORKED_ON[k]
    return value + turns * found
