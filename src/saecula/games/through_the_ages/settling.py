"""How an auction or a fight ends if everybody stops now: the position by which bots judge what they do in it."""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages.components import COST, UNITS
from saecula.games.through_the_ages.phases import BIDDING, COLONIZING, POPULATION, TECH_LOOT
from saecula.games.through_the_ages.state import Ages
from saecula.games.through_the_ages.verbs import DONE, LOSE, SPEND

LONGEST_FIGHT: Final = 80  # moves


def settled(state: Ages) -> Ages:
    """The position after an auction or a fight if everybody stopped now; the same position outside of them.

    Units named for sacrifice, bids and spoils take effect only when everybody has decided. Until then a bid of five
    would look as good as a bid of one, and a defender who gives up all units as good as before. A worker who is lost
    in a fight has been lost, too, although it is still to be said which one.
    """
    if state.over or not _unsettled(state.frame(0)):
        return state
    after = state.clone()
    for _ in range(LONGEST_FIGHT):
        if after.over or not _unsettled(after.frame(0)):
            break
        asked = after.first_actor()
        after.play_legal(asked, _least(after, after.legal(asked)))
    return after


def _unsettled(phase: int) -> bool:
    return BIDDING <= phase <= TECH_LOOT or phase == POPULATION


def _least(state: Ages, legal: list[int]) -> int:
    """To stop, if possible. What must be paid for a colony: one unit, then bonus cards, and only then more units."""
    if state.frame(0) == BIDDING and state.frame(3) < 0:
        return legal[0]  # somebody will take it
    if legal[-1] in DONE:
        return legal[-1]
    if state.frame(0) == POPULATION:
        cheapest = legal[-1]
        for move in legal:
            if COST[LOSE.arg(move)] < COST[LOSE.arg(cheapest)]:
                cheapest = move
        return cheapest
    if state.frame(0) == COLONIZING and sum(state.sacrificed[:UNITS]) > 0:
        for move in legal:
            if move in SPEND:
                return move
    return legal[0]
