"""The moves that bots look at: those are left out to which another one is hardly ever inferior."""

from __future__ import annotations

from saecula.games.through_the_ages.components import NONE, TACTIC0, UNIT0, UNITS
from saecula.games.through_the_ages.conflict import attack_total, defence_total
from saecula.games.through_the_ages.phases import ACTIONS, BIDDING, COLONIZING, DEFENCE
from saecula.games.through_the_ages.ratings import army_bonus, discontent, tactic_in_use
from saecula.games.through_the_ages.state import Ages
from saecula.games.through_the_ages.verbs import ARRAY, BID, DESTROY, DONE, SACRIFICE


def candidates(state: Ages, seat: int, legal: list[int]) -> list[int]:
    """What is enough to win a colony or to hold out is enough, units first, and a bid can be raised later.

    Nothing is torn down but to end an uprising, and no tactics are adopted that add nothing to the units there are.
    """
    asked = state.frame(0)
    if asked == BIDDING and legal[0] in BID:
        return [legal[0], legal[-1]]
    if asked == COLONIZING:
        if legal[-1] in DONE:
            return legal[-1:]
        if not sum(state.sacrificed[:UNITS]):  # one unit must go in any case
            return [move for move in legal if move in SACRIFICE]
    if asked == DEFENCE and defence_total(state) >= attack_total(state):
        return legal[-1:]
    if asked != ACTIONS:
        return legal
    units = state.civ[seat].workers
    now = tactic_in_use(state, seat)
    bonus = army_bonus(units, UNIT0, now) if now != NONE else 0
    calm = discontent(state, seat) <= state.civ[seat].unused
    found: list[int] = []
    for move in legal:
        if move in DESTROY and calm:
            continue
        if move in ARRAY and army_bonus(units, UNIT0, TACTIC0 + ARRAY.arg(move)) <= bonus:
            continue
        found.append(move)
    return found
