"""Why an action is not possible now, in the words of TA-5 and TA-6."""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages import cards, verbs
from saecula.games.through_the_ages.building import room_for, urban_limit
from saecula.games.through_the_ages.civilization import SAILED
from saecula.games.through_the_ages.components import (
    ACTION0,
    GOVERNMENT,
    GOVERNMENT0,
    KEYS,
    LAB,
    LEADER0,
    LEVEL,
    NONE,
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
from saecula.games.through_the_ages.state import DRAW_ACTION, FRESH, Ages, arms_of, civil_cards_of
from saecula.games.through_the_ages.technologies import partners_can_pay, playable, revolution_open, science_price
from saecula.games.through_the_ages.wonders import stage_price
from saecula.kernel.message import Message

USES: Final = {  # what an action card is for, and what is impossible when it cannot be played
    cards.DO_STAGE: "stage",
    cards.DO_GROW: "grow",
    cards.DO_BUILD: "build",
    cards.DO_UPGRADE: "upgrade",
    cards.DO_TECHNOLOGY: "technology",
}


def why_not_act(state: Ages, s: int, move: int) -> Message:
    """Why an action is not possible."""
    civ = state.civ[s]
    ca = civ.civil_actions - civ.civil_spent
    ma = civ.military_actions - civ.military_spent
    if move in verbs.TAKE:
        return why_not_take(state, s, verbs.TAKE.arg(move), ca)
    if state.round == 1:
        return Message("through_the_ages-no-first-round", {}, "TA-3.1")
    if move in verbs.BUILD:
        return why_not_build(state, s, verbs.BUILD.arg(move), ca, ma)
    if move in verbs.UPGRADE:
        return why_not_upgrade(state, s, verbs.UPGRADE.arg(move), ca, ma)
    if move in verbs.DESTROY:
        slot = verbs.DESTROY.arg(move)
        if not civ.workers[slot]:
            return Message("through_the_ages-no-worker-there", {"card": KEYS[slot]}, "TA-5.4")
        return no_actions(ca, ma, slot, "TA-5.4" if slot < UNIT0 else "TA-5.6")
    if move in verbs.GROW or move in verbs.SAIL or move in verbs.LEVY:
        return why_not_grow(state, s, move, ca)
    if move in verbs.STAGE:
        return why_not_stage(state, s, 1 + verbs.STAGE.arg(move), ca)
    if move in verbs.LEAD:
        kind = LEADER0 + verbs.LEAD.arg(move)
        if not civil_cards_of(state, s, kind):
            return Message("through_the_ages-no-card", {"card": KEYS[kind]}, "TA-5.9")
        return Message("through_the_ages-no-civil-actions", {"needed": 1, "left": ca}, "TA-5.9")
    if move in verbs.DEVELOP or move in verbs.REVOLT:
        return why_not_develop(state, s, move, ca)
    if move in verbs.PLAY:
        return why_not_play(state, s, ACTION0 + verbs.PLAY.arg(move), ca)
    if move in verbs.ARRAY:
        kind = TACTIC0 + verbs.ARRAY.arg(move)
        if not arms_of(state, s, kind):
            return Message("through_the_ages-no-card", {"card": KEYS[kind]}, "TA-5.13")
        return Message("through_the_ages-no-military-actions", {"needed": 1, "left": ma}, "TA-5.13")
    if move in verbs.TRADE:
        return Message("through_the_ages-no-trade", {}, "TA-16.2")
    if move in verbs.DRAW:
        if not state.options[DRAW_ACTION]:
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
    civ = state.civ[s]
    rule = "TA-5.5" if slot >= UNIT0 else "TA-5.3" if TYPE[slot] >= LAB else "TA-5.2"
    if not civ.technologies >> slot & 1:
        return Message("through_the_ages-no-technology", {"card": KEYS[slot]}, "TA-6.4")
    if (ca if slot < UNIT0 else ma) == 0:
        return no_actions(ca, ma, slot, rule)
    if not civ.unused:
        return Message("through_the_ages-no-unused-worker", {}, rule)
    if not room_for(state, s, slot):
        return Message("through_the_ages-no-urban-room", {"limit": urban_limit(state, s)}, "TA-5.3")
    return no_resources(state, s, build_price(state, s, slot, 0), slot, rule)


def why_not_upgrade(state: Ages, s: int, i: int, ca: int, ma: int) -> Message:
    """TA-5.7."""
    civ = state.civ[s]
    low, high = UPGRADE_FROM[i], UPGRADE_TO[i]
    for k in (low, high):
        if not civ.technologies >> k & 1:
            return Message("through_the_ages-no-technology", {"card": KEYS[k]}, "TA-5.7")
    if not civ.workers[low]:
        return Message("through_the_ages-no-worker-there", {"card": KEYS[low]}, "TA-5.7")
    if (ca if low < UNIT0 else ma) == 0:
        return no_actions(ca, ma, low, "TA-5.7")
    return no_resources(state, s, upgrade_price(state, s, low, high, 0), low, "TA-5.7")


def why_not_grow(state: Ages, s: int, move: int, ca: int) -> Message:
    """TA-5.1, 15.12, 15.20."""
    civ = state.civ[s]
    rule = "TA-5.1" if move in verbs.GROW else "TA-15.20" if move in verbs.SAIL else "TA-15.12"
    if move in verbs.SAIL and not power(state, s, cards.LINER):
        return Message("through_the_ages-no-liner", {}, rule)
    if move in verbs.SAIL and civ.flags & SAILED:
        return Message("through_the_ages-no-sail-twice", {}, rule)
    if move in verbs.LEVY and not cards.POWERS[civ.leader][cards.LEVIES]:
        return Message("through_the_ages-no-levy", {}, rule)
    if not civ.yellow_bank:
        return Message("through_the_ages-no-bank", {}, rule)
    if move not in verbs.SAIL and ca == 0:
        return Message("through_the_ages-no-civil-actions", {"needed": 1, "left": ca}, rule)
    price = population_price(state, s)
    if move in verbs.SAIL:
        price = max(0, price - power(state, s, cards.LINER_FOOD))
    if move in verbs.LEVY:
        slot = UNIT0 + verbs.LEVY.arg(move)
        if not civ.technologies >> slot & 1:
            return Message("through_the_ages-no-technology", {"card": KEYS[slot]}, rule)
        price = max(0, price - cards.POWERS[civ.leader][cards.LEVY_FOOD])
        if can_pay(state, s, price, True):
            cost = build_price(state, s, slot, cards.POWERS[civ.leader][cards.LEVY_RESOURCES])
            return no_resources(state, s, cost, slot, rule)
    return Message("through_the_ages-no-food", {"needed": price, "stored": civ.food}, rule)


def why_not_stage(state: Ages, s: int, stages: int, ca: int) -> Message:
    """TA-5.8."""
    civ = state.civ[s]
    kind = civ.wonder
    if kind == NONE:
        return Message("through_the_ages-no-wonder", {}, "TA-5.8")
    if stages > len(STAGES[kind]) - civ.stages_built:
        left = len(STAGES[kind]) - civ.stages_built
        return Message("through_the_ages-no-stages-left", {"card": KEYS[kind], "stages": left}, "TA-5.8")
    if stages > STAGES_PER_ACTION[civ.construction]:
        most = STAGES_PER_ACTION[civ.construction]
        return Message("through_the_ages-no-builders", {"stages": most}, "TA-5.8")
    if ca == 0:
        return Message("through_the_ages-no-civil-actions", {"needed": 1, "left": ca}, "TA-5.8")
    price = stage_price(state, s, stages)
    if price > resources(state, s):
        return no_resources(state, s, price, 0, "TA-5.8")
    return Message("through_the_ages-no-marker", {}, "TA-5.8")


def why_not_develop(state: Ages, s: int, move: int, ca: int) -> Message:
    """TA-6.3, 6.5, 6.6, 6.8."""
    revolution = move in verbs.REVOLT
    kind = GOVERNMENT0 + verbs.REVOLT.arg(move) if revolution else verbs.DEVELOP.arg(move)
    rule = "TA-6.6" if revolution else "TA-6.8" if TYPE[kind] == GOVERNMENT else "TA-6.3"
    args: dict[str, object] = {"card": KEYS[kind]}
    if not civil_cards_of(state, s, kind):
        return Message("through_the_ages-no-card", args, rule)
    if not playable(state, s, kind):
        return Message("through_the_ages-no-better-special", args, "TA-6.5")
    if revolution and not revolution_open(state, s):
        military = cards.POWERS[state.civ[s].leader][cards.MILITARY_REVOLUTION]
        key = "through_the_ages-no-revolution-military" if military else "through_the_ages-no-revolution"
        return Message(key, {}, "TA-15.2" if military else "TA-6.11")
    if not revolution and ca == 0:
        return Message("through_the_ages-no-civil-actions", {"needed": 1, "left": ca}, rule)
    if not partners_can_pay(state, s):
        return Message("through_the_ages-no-cooperation", {}, "TA-15.10")
    price = science_price(state, s, kind, revolution)
    return Message("through_the_ages-no-science", {"needed": price, "points": state.civ[s].science}, rule)


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
