"""TA-5.8, TA-7.2, TA-7.3: wonders, stage by stage."""

from __future__ import annotations

from saecula.games.through_the_ages.cards import COMPLETE_TECH, COMPLETE_WORKER
from saecula.games.through_the_ages.civilization import BY_WONDERS, TRADING
from saecula.games.through_the_ages.components import ALL_TECHS, KEYS, NONE, SLOTS, STAGES, WONDER0
from saecula.games.through_the_ages.payment import CHEAPEST_MINE, can_pay, score_culture, spend
from saecula.games.through_the_ages.prices import resources
from saecula.games.through_the_ages.ratings import cards_changed, level_sum, pacts_of
from saecula.games.through_the_ages.state import Ages


def stage_price(state: Ages, s: int, stages: int) -> int:
    """Resources for the next stages of the wonder."""
    kind = state.civ[s].wonder
    built = state.civ[s].stages_built
    total = 0
    for i in range(built, built + stages):
        total += STAGES[kind][i]
    return total


def can_build_stages(state: Ages, s: int, stages: int, less: int) -> bool:
    """Whether this many stages can be built: left, payable, and with a blue token to mark each (TA-5.8)."""
    civ = state.civ[s]
    kind = civ.wonder
    if kind == NONE:
        return False
    left = len(STAGES[kind]) - civ.stages_built
    if stages > left or max(0, stage_price(state, s, stages) - less) > resources(state, s):
        return False
    if civ.blue_bank >= stages and not civ.flags & TRADING:
        if civ.blue[CHEAPEST_MINE] >= stage_price(state, s, stages):
            return True  # paid with tokens worth 1, none of the bank's is needed for change
    return enough_markers(state, s, stages, less)


def enough_markers(state: Ages, s: int, stages: int, less: int) -> bool:
    """Try it out: payment first, then the marker, stage by stage."""
    copy = state.trial()
    for i in range(stages):
        price = STAGES[copy.civ[s].wonder][copy.civ[s].stages_built]
        if not can_pay(copy, s, max(0, price - less), False):
            return False
        spend(copy, s, max(0, price - less), False)
        last = copy.civ[s].stages_built + 1 == len(STAGES[copy.civ[s].wonder])
        if not last:
            if copy.civ[s].blue_bank == 0:
                return False
            copy.civ[s].blue_bank -= 1
        copy.civ[s].stages_built += 1
        if last and i + 1 < stages:
            return False
    return True


def build_stages(state: Ages, s: int, stages: int, less: int) -> None:
    """Build stages of the wonder; with the last one it is complete (TA-5.8)."""
    civ = state.civ[s]
    kind = civ.wonder
    for _ in range(stages):
        price = max(0, STAGES[kind][civ.stages_built] - less)
        spend(state, s, price, False)
        if civ.stages_built + 1 == len(STAGES[kind]):
            complete_wonder(state, s)
            return
        civ.blue_bank -= 1
        civ.stages_built += 1


def complete_wonder(state: Ages, s: int) -> None:
    """The tokens return, and the wonder takes effect at once (TA-5.8, TA-7.2, TA-7.3)."""
    civ = state.civ[s]
    kind = civ.wonder
    civ.blue_bank += civ.stages_built
    civ.stages_built = 0
    civ.wonder = NONE
    civ.wonders |= 1 << (kind - WONDER0)
    cards_changed(state, s)
    for owner in pacts_of(state, s):  # International Tourism
        cards_changed(state, state.civ[owner].partner if owner == s else owner)
    points = COMPLETE_TECH[kind] * level_sum(state, s, ALL_TECHS)
    for k in range(SLOTS):
        points += COMPLETE_WORKER[kind][k] * civ.workers[k]
    if points:
        score_culture(state, s, points, BY_WONDERS)
    if state.log is not None:
        state.tell("through_the_ages-completed", {"seat": s, "card": KEYS[kind], "points": points}, "TA-7.2")
