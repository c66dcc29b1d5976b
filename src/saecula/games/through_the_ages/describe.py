"""A move in plain words: what it is aimed at, and what it costs or adds at a glance."""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages import cards
from saecula.games.through_the_ages.attacks import attack_cost
from saecula.games.through_the_ages.cards import (
    BONUS_EXTRA,
    DEFENSE_FACTOR,
    LEVY_FOOD,
    LEVY_RESOURCES,
    LINER_FOOD,
    MILITARY_REVOLUTION,
    POWERS,
)
from saecula.games.through_the_ages.components import (
    ACTION0,
    AGGRESSION0,
    BONUS0,
    CIVIL_KIND,
    EVENT0,
    EVENT_CULTURE,
    GOVERNMENT,
    GOVERNMENT0,
    KEYS,
    LEADER0,
    LEVEL,
    NONE,
    PACT,
    PACT0,
    SCIENCE_COST,
    SPECIAL0,
    STAGES,
    TACTIC0,
    TERRITORY0,
    TYPE,
    TYPE_KEYS,
    UNIT0,
    UNITS,
    UPGRADE_FROM,
    UPGRADE_TO,
    VALUE,
    WAR0,
    WONDER0,
)
from saecula.games.through_the_ages.military_tables import COLONIZING, DEFENSE
from saecula.games.through_the_ages.preview import preview
from saecula.games.through_the_ages.prices import build_price, population_price, upgrade_price
from saecula.games.through_the_ages.ratings import power, sacrifice_value, trade_side
from saecula.games.through_the_ages.row import take_cost
from saecula.games.through_the_ages.state import (
    ACTIONS,
    AGREEMENT,
    AIMING,
    ANNEX,
    ASSAULT,
    BIDDING,
    CIV,
    CONTAINED,
    DEFENCE,
    FREE_BUILD,
    LEADER,
    MARKETS,
    MIXING,
    NO_CARD,
    PLUNDER,
    POLITICS,
    RAID_COUNT,
    SPARING,
    STAGES_BUILT,
    STRENGTH,
    TECH_LOOT,
    WARFARE,
    WONDER,
    Ages,
)
from saecula.games.through_the_ages.state import COLONIZING as COLONIZING_PHASE
from saecula.games.through_the_ages.technologies import science_price
from saecula.games.through_the_ages.verbs import (
    AIM,
    AMOUNT,
    ARRAY,
    ATTACK,
    BID,
    BUILD,
    CANCEL,
    DESTROY,
    DEVELOP,
    DISCARD,
    DISCOVER,
    DONE,
    FOOD,
    FORFEIT,
    GROW,
    KEEP,
    LEAD,
    LEVY,
    LOSE,
    OFFER,
    PICK,
    PLAY,
    PREPARE,
    PRODUCE,
    RAZE,
    RESOURCES,
    REVOLT,
    RUIN,
    SACRIFICE,
    SAIL,
    SIDE,
    SPARE,
    SPEND,
    STAGE,
    STEAL,
    TAKE,
    TRADE,
    UPGRADE,
    YIELD,
    moves,
)
from saecula.games.through_the_ages.wonders import stage_price
from saecula.kernel.message import Message

PREFIX: Final = "through_the_ages"

DONE_KEYS: Final = {  # what "done" means where a person says it; elsewhere it is just "done"
    ACTIONS: "through_the_ages-move-done-actions",
    POLITICS: "through_the_ages-move-done-politics",
    BIDDING: "through_the_ages-move-done-bidding",
    COLONIZING_PHASE: "through_the_ages-move-done-colonizing",
    ASSAULT: "through_the_ages-move-done-fighting",
    DEFENCE: "through_the_ages-move-done-fighting",
    WARFARE: "through_the_ages-move-done-fighting",
    FREE_BUILD: "through_the_ages-move-done-free-build",
    SPARING: "through_the_ages-move-done-sparing",
    TECH_LOOT: "through_the_ages-move-done-loot",
}

# The first kind of the cards that a verb is aimed at.
FIRST: Final = [
    (LEVY, UNIT0), (BUILD, 0), (DESTROY, 0), (LEAD, LEADER0), (DEVELOP, 0), (REVOLT, GOVERNMENT0), (PLAY, ACTION0),
    (ARRAY, TACTIC0), (PREPARE, EVENT0), (ATTACK, AGGRESSION0), (OFFER, PACT0), (CANCEL, PACT0), (DISCOVER, TERRITORY0),
    (DISCARD, EVENT0), (SACRIFICE, UNIT0), (SPEND, BONUS0), (LOSE, 0), (RAZE, 0), (YIELD, TERRITORY0), (RUIN, WONDER0),
    (STEAL, SPECIAL0), (PRODUCE, 0), (SPARE, 0), (FORFEIT, 0), (PICK, EVENT0),
]  # fmt: skip


def kind_aimed_at(move: int) -> int:
    """The kind of card a move is aimed at, NONE if it is aimed at something else."""
    for verb, first in FIRST:
        if move in verb:
            return first + verb.arg(move)
    return NONE


def asked(state: Ages, seat: int) -> int:
    """The phase in which a seat has to choose now, -1 while it has not."""
    return state.frame(0) if state.is_actor(seat) else -1


# --------------------------------------------------------------------------------------------------------------- prices


def reduction(state: Ages, seat: int) -> int:
    """What the action card that a seat is using takes off a price."""
    contained = asked(state, seat) == CONTAINED and state.frame(3) in (cards.BUILD, cards.UPGRADE)
    return state.frame(4) if contained else 0


def price_of_building(state: Ages, seat: int, slot: int) -> int:
    """Resources for a new building or unit as things stand: nothing where an event gives it (TA-9.7)."""
    return 0 if asked(state, seat) == FREE_BUILD else build_price(state, seat, slot, reduction(state, seat))


def price_of_growth(state: Ages, seat: int, move: int) -> int:
    """Food for a population increase, by Ocean Liner Service or by Barbarossa too (TA-5.1, TA-15.12, TA-15.20)."""
    less = 0
    if move in SAIL:
        less = power(state, seat, LINER_FOOD)
    elif move in LEVY:
        less = POWERS[state.civ[seat * CIV + LEADER]][LEVY_FOOD]
    return max(0, population_price(state, seat) - less)


def price_of_levy(state: Ages, seat: int, slot: int) -> int:
    """Resources for a unit that Barbarossa raises (TA-15.12)."""
    return build_price(state, seat, slot, POWERS[state.civ[seat * CIV + LEADER]][LEVY_RESOURCES])


def sacrifice_adds(state: Ages, seat: int, unit: int) -> int:
    """What one more unit sacrificed adds to a total, with the armies it completes (TA-11.8)."""
    base = UNITS if seat == state.defender and seat != state.attacker else 0
    units = state.sacrificed[base : base + UNITS] if seat in (state.attacker, state.defender) else [0] * UNITS
    before = sacrifice_value(state, seat, units, 0)
    units[unit] += 1
    return sacrifice_value(state, seat, units, 0) - before


def bonus_adds(state: Ages, seat: int, card: int) -> int:
    """What a bonus card adds: in colonization while a territory is colonized, otherwise in defence."""
    if asked(state, seat) == COLONIZING_PHASE:
        return COLONIZING[card] + power(state, seat, BONUS_EXTRA)
    return max(1, POWERS[state.civ[seat * CIV + LEADER]][DEFENSE_FACTOR]) * DEFENSE[card]


def stages_left(state: Ages, seat: int) -> int:
    """Stages of the wonder under construction that are still to be built; 0 without one."""
    kind = state.civ[seat * CIV + WONDER]
    return 0 if kind == NONE else len(STAGES[kind]) - state.civ[seat * CIV + STAGES_BUILT]


# ---------------------------------------------------------------------------------------------------------------- words


def describe(state: Ages, seat: int, move: int) -> Message:
    """A move in plain words: cards by name, a card of the row by what lies there."""
    verb = moves.verb_of(move)
    key = f"{PREFIX}-move-{verb.name}"
    kind = kind_aimed_at(move)
    args: dict[str, object] = {}
    if kind != NONE:
        args = {"card": KEYS[kind], "type": TYPE_KEYS[TYPE[kind]]}
    if move in TAKE:
        card = state.row[TAKE.arg(move)]
        if card == NO_CARD:
            return Message(f"{key}-empty", {"number": 1 + TAKE.arg(move)})
        args = {"card": KEYS[CIVIL_KIND[card]], "cost": take_cost(state, seat, TAKE.arg(move))}
        if [other for other in state.row if other != NO_CARD and CIVIL_KIND[other] == CIVIL_KIND[card]] != [card]:
            args["number"] = 1 + TAKE.arg(move)  # another one lies in the row
            return Message(f"{key}-one", args)
        return Message(key, args)
    if move in UPGRADE:
        low, high = UPGRADE_FROM[UPGRADE.arg(move)], UPGRADE_TO[UPGRADE.arg(move)]
        price = upgrade_price(state, seat, low, high, reduction(state, seat))
        return Message(key, {"card": KEYS[low], "better": KEYS[high], "resources": price})
    if move in STAGE:
        return _stages(state, seat, key, 1 + STAGE.arg(move))
    if move in DONE:
        return Message(_done(state, seat))
    if move in AIM:
        return _aim(state, seat, AIM.arg(move))
    if move in AMOUNT:
        return _amount(state, seat, AMOUNT.arg(move))
    if move in TRADE:
        return Message(key, {"good": ["none", "food", "resources"][trade_side(state, seat)]})
    if move in FOOD or move in RESOURCES:
        return Message(key, {"amount": state.frame(2) if asked(state, seat) == MARKETS else 0})
    if move in BID or move in KEEP:
        return Message(key, {"number": int(verb.things[verb.arg(move)])})
    if move in SIDE:
        return Message(key, {"side": verb.things[verb.arg(move)]})
    if move in GROW or move in SAIL or move in LEVY:
        args["food"] = price_of_growth(state, seat, move)
        if move in LEVY:
            args["resources"] = price_of_levy(state, seat, kind)
        return Message(key, args)
    return _card_move(state, seat, move, key, kind, args)


def _card_move(state: Ages, seat: int, move: int, key: str, kind: int, args: dict[str, object]) -> Message:
    """The moves that are aimed at a kind of card."""
    if move in BUILD:
        args["resources"] = price_of_building(state, seat, kind)
    elif move in DESTROY and kind >= UNIT0:
        key = "through_the_ages-move-disband"
    elif move in LEAD and state.civ[seat * CIV + LEADER] != NONE:
        key = "through_the_ages-move-lead-replacing"
        args["old"] = KEYS[state.civ[seat * CIV + LEADER]]
    elif move in DEVELOP:
        if TYPE[kind] == GOVERNMENT:
            key = "through_the_ages-move-peaceful"
        args["science"] = science_price(state, seat, kind, False)
    elif move in REVOLT:
        args["science"] = science_price(state, seat, kind, True)
        args["actions"] = "military" if POWERS[state.civ[seat * CIV + LEADER]][MILITARY_REVOLUTION] else "civil"
    elif move in ARRAY:
        after = preview(state, seat, move)
        args["before"] = state.civ[seat * CIV + STRENGTH]
        args["after"] = state.civ[seat * CIV + STRENGTH] if after is None else after.civ[seat * CIV + STRENGTH]
    elif move in PREPARE:
        args["points"] = EVENT_CULTURE[LEVEL[kind]]
    elif move in ATTACK and kind >= WAR0:
        key = "through_the_ages-move-declare"
    elif move in SACRIFICE:
        args["amount"] = sacrifice_adds(state, seat, kind - UNIT0)
    elif move in SPEND:
        args["amount"] = bonus_adds(state, seat, kind - BONUS0)
    elif move in YIELD and asked(state, seat) == ANNEX:
        key = "through_the_ages-move-annex"
    elif move in STEAL:
        args["science"] = SCIENCE_COST[kind]
    elif move in PRODUCE or move in SPARE or move in FORFEIT:
        args["amount"] = VALUE[kind]
    return Message(key, args)


def _stages(state: Ages, seat: int, key: str, stages: int) -> Message:
    if stages > stages_left(state, seat):
        return Message(f"{key}-none", {"number": stages})
    price = stage_price(state, seat, stages)
    return Message(key, {"number": stages, "card": KEYS[state.civ[seat * CIV + WONDER]], "resources": price})


def _done(state: Ages, seat: int) -> str:
    phase = asked(state, seat)
    if phase == AGREEMENT:
        return "through_the_ages-move-done-agreement" if state.frame(3) else "through_the_ages-move-done-decline"
    return DONE_KEYS.get(phase, "through_the_ages-move-done")


def _aim(state: Ages, seat: int, other: int) -> Message:
    args: dict[str, object] = {"other": other}
    if asked(state, seat) != AIMING or other >= state.seats:
        return Message("through_the_ages-move-aim", args)
    if TYPE[state.frame(2)] == PACT:
        return Message("through_the_ages-move-aim-pact", args)
    args["actions"] = attack_cost(state, state.frame(2), other)
    return Message("through_the_ages-move-aim-attack", args)


def _amount(state: Ages, seat: int, number: int) -> Message:
    phase = asked(state, seat)
    if phase in (MIXING, PLUNDER) and number <= state.frame(2):
        return Message("through_the_ages-move-amount-mix", {"food": number, "resources": state.frame(2) - number})
    if phase == RAID_COUNT:
        return Message("through_the_ages-move-amount-raid", {"number": number})
    return Message("through_the_ages-move-amount", {"number": number})
