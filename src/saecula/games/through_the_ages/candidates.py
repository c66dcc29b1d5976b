"""The moves that bots look at: those are left out to which another one is hardly ever inferior."""

from __future__ import annotations

from saecula.games.through_the_ages.attacks import targets
from saecula.games.through_the_ages.components import AGGRESSION0, NONE, PACT0, SLOTS, TACTIC0, UNIT0, UNITS, WAR0
from saecula.games.through_the_ages.conflict import attack_total, defence_total, open_borders
from saecula.games.through_the_ages.phases import ACTIONS, AIMING, BIDDING, COLONIZING, DEFENCE, POLITICS
from saecula.games.through_the_ages.ratings import army_bonus, discontent, sacrifice_value, tactic_in_use
from saecula.games.through_the_ages.state import Ages
from saecula.games.through_the_ages.verbs import AIM, ARRAY, ATTACK, BID, DESTROY, DONE, SACRIFICE


def candidates(state: Ages, seat: int, legal: list[int]) -> list[int]:
    """What is enough to win a colony or to hold out is enough, units first, and a bid can be raised later.

    Nothing is torn down but to end an uprising, no tactics are adopted that add nothing to the units there are, and
    nobody is attacked whom all units together could not beat.
    """
    asked = state.frame(0)
    if asked == POLITICS:
        return [move for move in legal if move not in ATTACK or _prey(state, seat, AGGRESSION0 + ATTACK.arg(move))]
    if asked == AIMING and AGGRESSION0 <= state.frame(2) < PACT0:
        prey = _prey(state, seat, state.frame(2))
        return [move for move in legal if AIM.arg(move) in prey] or legal
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


def _prey(state: Ages, seat: int, kind: int) -> list[int]:
    """Whom an attack could beat if all units were sacrificed and the defender did nothing; in a war anybody."""
    found = targets(state, seat, kind)
    if kind >= WAR0:
        return found
    civ = state.civ[seat]
    strength = civ.strength + sacrifice_value(state, seat, civ.workers[UNIT0:SLOTS], 0)
    return [t for t in found if strength + open_borders(state, seat, t) > state.civ[t].strength]
