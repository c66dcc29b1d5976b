"""Why an action is not possible now, in the words of TA-5 and TA-6."""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages import cards
from saecula.games.through_the_ages.building import room_for, urban_limit
from saecula.games.through_the_ages.cards import (
    LEVY_FOOD,
    LEVY_RESOURCES,
    LINER,
    LINER_FOOD,
    MILITARY_REVOLUTION,
    POWERS,
)
from saecula.games.through_the_ages.components import (
    ACTION0,
    GOVERNMENT,
    GOVERNMENT0,
    KEYS,
    LAB,
    LEADER0,
    LEVEL,
    NONE,
    SLOTS,
    STAGES,
    STAGES_PER_ACTION,
    TACTIC0,
    TYPE,
    UNIT0,
    UPGRADE_FROM,
    UPGRADE_TO,
)
from saecula.games.through_the_ages.hands import can_draw
from saecula.games.through_the_ages.payment import can_pay
from saecula.games.through_the_ages.prices import build_price, population_price, resources, unit_credit, upgrade_price
from saecula.games.through_the_ages.ratings import power
from saecula.games.through_the_ages.row import why_not_take
from saecula.games.through_the_ages.state import (
    BANK,
    BUILDERS,
    CA,
    CA_SPENT,
    CIV,
    DRAW_ACTION,
    FLAGS,
    FOOD_STORED,
    FRESH,
    LEADER,
    MA,
    MA_SPENT,
    SAILED,
    SCIENCE,
    STAGES_BUILT,
    TECHS_IN_PLAY,
    UNUSED,
    WONDER,
    Ages,
    arms_of,
    civil_cards_of,
)
from saecula.games.through_the_ages.technologies import partners_can_pay, playable, revolution_open, science_price
from saecula.games.through_the_ages.verbs import (
    ARRAY,
    BUILD,
    DESTROY,
    DEVELOP,
    DRAW,
    GROW,
    LEAD,
    LEVY,
    PLAY,
    REVOLT,
    SAIL,
    STAGE,
    TAKE,
    TRADE,
    UPGRADE,
)
from saecula.games.through_the_ages.wonders import stage_price
from saecula.kernel.message import Message

USES: Final = {  # what an action card is for, and what is impossible when it cannot be played
    cards.BUILD_STAGE: "stage",
    cards.GROW: "grow",
    cards.BUILD: "build",
    cards.UPGRADE: "upgrade",
    cards.TECHNOLOGY: "technology",
}


def why_not_act(state: Ages, s: int, move: int) -> Message:
    """Why an action is not possible."""
    civ = state.civ
    at = s * CIV
    ca = civ[at + CA] - civ[at + CA_SPENT]
    ma = civ[at + MA] - civ[at + MA_SPENT]
    if move in TAKE:
        return why_not_take(state, s, TAKE.arg(move), ca)
    if state.round == 1:
        return Message("through_the_ages-no-first-round", {}, "TA-3.1")
    if move in BUILD:
        return why_not_build(state, s, BUILD.arg(move), ca, ma)
    if move in UPGRADE:
        return why_not_upgrade(state, s, UPGRADE.arg(move), ca, ma)
    if move in DESTROY:
        slot = DESTROY.arg(move)
        if not state.workers[s * SLOTS + slot]:
            return Message("through_the_ages-no-worker-there", {"card": KEYS[slot]}, "TA-5.4")
        return no_actions(ca, ma, slot, "TA-5.4" if slot < UNIT0 else "TA-5.6")
    if move in GROW or move in SAIL or move in LEVY:
        return why_not_grow(state, s, move, ca)
    if move in STAGE:
        return why_not_stage(state, s, 1 + STAGE.arg(move), ca)
    if move in LEAD:
        kind = LEADER0 + LEAD.arg(move)
        if not civil_cards_of(state, s, kind):
            return Message("through_the_ages-no-card", {"card": KEYS[kind]}, "TA-5.9")
        return Message("through_the_ages-no-civil-actions", {"needed": 1, "left": ca}, "TA-5.9")
    if move in DEVELOP or move in REVOLT:
        return why_not_develop(state, s, move, ca)
    if move in PLAY:
        return why_not_play(state, s, ACTION0 + PLAY.arg(move), ca)
    if move in ARRAY:
        kind = TACTIC0 + ARRAY.arg(move)
        if not arms_of(state, s, kind):
            return Message("through_the_ages-no-card", {"card": KEYS[kind]}, "TA-5.13")
        return Message("through_the_ages-no-military-actions", {"needed": 1, "left": ma}, "TA-5.13")
    if move in TRADE:
        return Message("through_the_ages-no-trade", {}, "TA-16.2")
    if move in DRAW:
        if not state.agreed[DRAW_ACTION]:
            return Message("through_the_ages-no-draw-option", {}, "TA-14.4")
        if not can_draw(state):
            return Message("through_the_ages-no-deck", {}, "TA-14.4")
        return Message("through_the_ages-no-military-actions", {"needed": 1, "left": ma}, "TA-14.4")
    return Message("through_the_ages-no-action-phase", {}, "TA-3.2")


def no_actions(ca: int, ma: int, slot: int, rule: str) -> Message:
    """No civil action for a building, no military one for a unit."""
    if slot < UNIT0:
        return Message("through_the_ages-no-civil-actions", {"needed": 1, "left": ca}, rule)
    return Message("through_the_ages-no-military-actions", {"needed": 1, "left": ma}, rule)


def no_resources(state: Ages, s: int, price: int, slot: int, rule: str) -> Message:
    """Not enough resources, the special ones for units included."""
    stored = resources(state, s) + (unit_credit(state, s) if slot >= UNIT0 else 0)
    return Message("through_the_ages-no-resources", {"needed": price, "stored": stored}, rule)


def why_not_build(state: Ages, s: int, slot: int, ca: int, ma: int) -> Message:
    """TA-5.2, 5.3, 5.5."""
    civ = state.civ
    at = s * CIV
    rule = "TA-5.5" if slot >= UNIT0 else "TA-5.3" if TYPE[slot] >= LAB else "TA-5.2"
    if not civ[at + TECHS_IN_PLAY] >> slot & 1:
        return Message("through_the_ages-no-technology", {"card": KEYS[slot]}, "TA-6.4")
    if (ca if slot < UNIT0 else ma) == 0:
        return no_actions(ca, ma, slot, rule)
    if not civ[at + UNUSED]:
        return Message("through_the_ages-no-unused-worker", {}, rule)
    if not room_for(state, s, slot):
        return Message("through_the_ages-no-urban-room", {"limit": urban_limit(state, s)}, "TA-5.3")
    return no_resources(state, s, build_price(state, s, slot, 0), slot, rule)


def why_not_upgrade(state: Ages, s: int, i: int, ca: int, ma: int) -> Message:
    """TA-5.7."""
    civ = state.civ
    at = s * CIV
    low, high = UPGRADE_FROM[i], UPGRADE_TO[i]
    for k in (low, high):
        if not civ[at + TECHS_IN_PLAY] >> k & 1:
            return Message("through_the_ages-no-technology", {"card": KEYS[k]}, "TA-5.7")
    if not state.workers[s * SLOTS + low]:
        return Message("through_the_ages-no-worker-there", {"card": KEYS[low]}, "TA-5.7")
    if (ca if low < UNIT0 else ma) == 0:
        return no_actions(ca, ma, low, "TA-5.7")
    return no_resources(state, s, upgrade_price(state, s, low, high, 0), low, "TA-5.7")


def why_not_grow(state: Ages, s: int, move: int, ca: int) -> Message:
    """TA-5.1, 15.12, 15.20."""
    civ = state.civ
    at = s * CIV
    rule = "TA-5.1" if move in GROW else "TA-15.20" if move in SAIL else "TA-15.12"
    if move in SAIL and not power(state, s, LINER):
        return Message("through_the_ages-no-liner", {}, rule)
    if move in SAIL and civ[at + FLAGS] & SAILED:
        return Message("through_the_ages-no-sail-twice", {}, rule)
    if move in LEVY and not POWERS[civ[at + LEADER]][cards.LEVY]:
        return Message("through_the_ages-no-levy", {}, rule)
    if not civ[at + BANK]:
        return Message("through_the_ages-no-bank", {}, rule)
    if move not in SAIL and ca == 0:
        return Message("through_the_ages-no-civil-actions", {"needed": 1, "left": ca}, rule)
    price = population_price(state, s)
    if move in SAIL:
        price = max(0, price - power(state, s, LINER_FOOD))
    if move in LEVY:
        slot = UNIT0 + LEVY.arg(move)
        if not civ[at + TECHS_IN_PLAY] >> slot & 1:
            return Message("through_the_ages-no-technology", {"card": KEYS[slot]}, rule)
        price = max(0, price - POWERS[civ[at + LEADER]][LEVY_FOOD])
        if can_pay(state, s, price, True):
            cost = build_price(state, s, slot, POWERS[civ[at + LEADER]][LEVY_RESOURCES])
            return no_resources(state, s, cost, slot, rule)
    return Message("through_the_ages-no-food", {"needed": price, "stored": civ[at + FOOD_STORED]}, rule)


def why_not_stage(state: Ages, s: int, stages: int, ca: int) -> Message:
    """TA-5.8."""
    civ = state.civ
    at = s * CIV
    kind = civ[at + WONDER]
    if kind == NONE:
        return Message("through_the_ages-no-wonder", {}, "TA-5.8")
    if stages > len(STAGES[kind]) - civ[at + STAGES_BUILT]:
        left = len(STAGES[kind]) - civ[at + STAGES_BUILT]
        return Message("through_the_ages-no-stages-left", {"card": KEYS[kind], "stages": left}, "TA-5.8")
    if stages > STAGES_PER_ACTION[civ[at + BUILDERS]]:
        most = STAGES_PER_ACTION[civ[at + BUILDERS]]
        return Message("through_the_ages-no-builders", {"stages": most}, "TA-5.8")
    if ca == 0:
        return Message("through_the_ages-no-civil-actions", {"needed": 1, "left": ca}, "TA-5.8")
    price = stage_price(state, s, stages)
    if price > resources(state, s):
        return no_resources(state, s, price, 0, "TA-5.8")
    return Message("through_the_ages-no-marker", {}, "TA-5.8")


def why_not_develop(state: Ages, s: int, move: int, ca: int) -> Message:
    """TA-6.3, 6.5, 6.6, 6.8."""
    revolution = move in REVOLT
    kind = GOVERNMENT0 + REVOLT.arg(move) if revolution else DEVELOP.arg(move)
    rule = "TA-6.6" if revolution else "TA-6.8" if TYPE[kind] == GOVERNMENT else "TA-6.3"
    args: dict[str, object] = {"card": KEYS[kind]}
    if not civil_cards_of(state, s, kind):
        return Message("through_the_ages-no-card", args, rule)
    if not playable(state, s, kind):
        return Message("through_the_ages-no-better-special", args, "TA-6.5")
    if revolution and not revolution_open(state, s):
        military = POWERS[state.civ[s * CIV + LEADER]][MILITARY_REVOLUTION]
        key = "through_the_ages-no-revolution-military" if military else "through_the_ages-no-revolution"
        return Message(key, {}, "TA-15.2" if military else "TA-6.11")
    if not revolution and ca == 0:
        return Message("through_the_ages-no-civil-actions", {"needed": 1, "left": ca}, rule)
    if not partners_can_pay(state, s):
        return Message("through_the_ages-no-cooperation", {}, "TA-15.10")
    price = science_price(state, s, kind, revolution)
    return Message("through_the_ages-no-science", {"needed": price, "points": state.civ[s * CIV + SCIENCE]}, rule)


def why_not_play(state: Ages, s: int, kind: int, ca: int) -> Message:
    """TA-4.7, 5.10."""
    held = civil_cards_of(state, s, kind)
    if not held:
        return Message("through_the_ages-no-card", {"card": KEYS[kind]}, "TA-5.10")
    if not held & ~state.cards[FRESH + LEVEL[kind]]:
        return Message("through_the_ages-no-fresh", {"card": KEYS[kind]}, "TA-4.7")
    if ca == 0:
        return Message("through_the_ages-no-civil-actions", {"needed": 1, "left": ca}, "TA-5.10")
    return Message(f"through_the_ages-no-use-{USES[cards.DEEDS[kind][0][0]]}", {"card": KEYS[kind]}, "TA-5.10")
