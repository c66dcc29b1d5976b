"""A move in plain words: what it is aimed at, and what it costs or adds at a glance."""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages import cards, components, phases, verbs
from saecula.games.through_the_ages import military_tables as mil
from saecula.games.through_the_ages.attacks import attack_cost
from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.preview import preview
from saecula.games.through_the_ages.prices import build_price, population_price, upgrade_price
from saecula.games.through_the_ages.ratings import power, sacrifice_value, trade_side
from saecula.games.through_the_ages.row import take_cost
from saecula.games.through_the_ages.state import Ages
from saecula.games.through_the_ages.technologies import science_price
from saecula.games.through_the_ages.wonders import stage_price
from saecula.kernel.message import Message

DONE_KEYS: Final = {  # what "done" means where a person says it; elsewhere it is just "done"
    phases.ACTIONS: "through_the_ages-move-done-actions",
    phases.POLITICS: "through_the_ages-move-done-politics",
    phases.BIDDING: "through_the_ages-move-done-bidding",
    phases.COLONIZING: "through_the_ages-move-done-colonizing",
    phases.ASSAULT: "through_the_ages-move-done-fighting",
    phases.DEFENCE: "through_the_ages-move-done-fighting",
    phases.WARFARE: "through_the_ages-move-done-fighting",
    phases.FREE_BUILD: "through_the_ages-move-done-free-build",
    phases.SPARING: "through_the_ages-move-done-sparing",
    phases.TECH_LOOT: "through_the_ages-move-done-loot",
    phases.SWAPPING: "through_the_ages-move-done-swapping",
}


def kind_aimed_at(move: int) -> int:
    """The kind of card a move is aimed at, NONE if it is aimed at something else."""
    for verb, first in verbs.FIRST_KIND:
        if move in verb:
            return first + verb.arg(move)
    return components.NONE


def asked(state: Ages, seat: int) -> int:
    """The phase in which a seat has to choose now, -1 while it has not."""
    return state.frame(0) if state.is_actor(seat) else -1


# --------------------------------------------------------------------------------------------------------------- prices


def reduction(state: Ages, seat: int) -> int:
    """What the action card that a seat is using takes off a price."""
    contained = asked(state, seat) == phases.CONTAINED and state.frame(3) in (cards.DO_BUILD, cards.DO_UPGRADE)
    return state.frame(4) if contained else 0


def price_of_building(state: Ages, seat: int, slot: int) -> int:
    """Resources for a new building or unit as things stand: nothing where an event gives it (TA-9.7)."""
    return 0 if asked(state, seat) == phases.FREE_BUILD else build_price(state, seat, slot, reduction(state, seat))


def price_of_growth(state: Ages, seat: int, move: int) -> int:
    """Food for a population increase, by Ocean Liner Service or by Barbarossa too (TA-5.1, TA-15.12, TA-15.20)."""
    less = 0
    if move in verbs.SAIL:
        less = power(state, seat, cards.LINER_FOOD)
    elif move in verbs.LEVY:
        less = cards.POWERS[state.civ[seat].leader][cards.LEVY_FOOD]
    return max(0, population_price(state, seat) - less)


def price_of_levy(state: Ages, seat: int, slot: int) -> int:
    """Resources for a unit that Barbarossa raises (TA-15.12)."""
    return build_price(state, seat, slot, cards.POWERS[state.civ[seat].leader][cards.LEVY_RESOURCES])


def sacrifice_adds(state: Ages, seat: int, unit: int) -> int:
    """What one more unit sacrificed adds to a total, with the armies it completes (TA-11.8)."""
    base = components.UNITS if seat == state.defender and seat != state.attacker else 0
    units = (
        state.sacrificed[base : base + components.UNITS]
        if seat in (state.attacker, state.defender)
        else [0] * components.UNITS
    )
    before = sacrifice_value(state, seat, units, 0)
    units[unit] += 1
    return sacrifice_value(state, seat, units, 0) - before


def bonus_adds(state: Ages, seat: int, card: int) -> int:
    """What a bonus card adds: in colonization while a territory is colonized, otherwise in defence."""
    if asked(state, seat) == phases.COLONIZING:
        return mil.COLONIZATION_VALUE[card] + power(state, seat, cards.BONUS_EXTRA)
    return max(1, cards.POWERS[state.civ[seat].leader][cards.DEFENSE_FACTOR]) * mil.DEFENSE[card]


def stages_left(state: Ages, seat: int) -> int:
    """Stages of the wonder under construction that are still to be built; 0 without one."""
    kind = state.civ[seat].wonder
    return 0 if kind == components.NONE else len(components.STAGES[kind]) - state.civ[seat].stages_built


# ---------------------------------------------------------------------------------------------------------------- words


def describe(state: Ages, seat: int, move: int) -> Message:
    """A move in plain words: cards by name, a card of the row by what lies there."""
    verb = verbs.moves.verb_of(move)
    key = f"{components.PREFIX}-move-{verb.name}"
    kind = kind_aimed_at(move)
    args: dict[str, object] = {}
    if kind != components.NONE:
        args = {"card": components.KEYS[kind], "type": components.TYPE_KEYS[components.TYPE[kind]]}
    if move in verbs.TAKE:
        card = state.row[verbs.TAKE.arg(move)]
        if card == NO_CARD:
            return Message(f"{key}-empty", {"number": 1 + verbs.TAKE.arg(move)})
        args = {
            "card": components.KEYS[components.CIVIL_KIND[card]],
            "cost": take_cost(state, seat, verbs.TAKE.arg(move)),
        }
        if [
            other
            for other in state.row
            if other != NO_CARD and components.CIVIL_KIND[other] == components.CIVIL_KIND[card]
        ] != [card]:
            args["number"] = 1 + verbs.TAKE.arg(move)  # another one lies in the row
            return Message(f"{key}-one", args)
        return Message(key, args)
    if move in verbs.UPGRADE:
        low, high = components.UPGRADE_FROM[verbs.UPGRADE.arg(move)], components.UPGRADE_TO[verbs.UPGRADE.arg(move)]
        price = upgrade_price(state, seat, low, high, reduction(state, seat))
        return Message(key, {"card": components.KEYS[low], "better": components.KEYS[high], "resources": price})
    if move in verbs.STAGE:
        return _stages(state, seat, key, 1 + verbs.STAGE.arg(move))
    if move in verbs.DONE:
        return Message(_done(state, seat))
    if move in verbs.AIM:
        return _aim(state, seat, verbs.AIM.arg(move))
    if move in verbs.AMOUNT:
        return _amount(state, seat, verbs.AMOUNT.arg(move))
    if move in verbs.TRADE:
        if asked(state, seat) == phases.SWAPPING:
            key = "through_the_ages-move-trade-now"
        return Message(key, {"good": ["none", "food", "resources"][trade_side(state, seat)]})
    if move in verbs.FOOD or move in verbs.RESOURCES:
        return Message(key, {"amount": state.frame(2) if asked(state, seat) == phases.MARKETS else 0})
    if move in verbs.BID or move in verbs.KEEP:
        return Message(key, {"number": int(verb.things[verb.arg(move)])})
    if move in verbs.SIDE:
        return Message(key, {"side": verb.things[verb.arg(move)]})
    if move in verbs.GROW or move in verbs.SAIL or move in verbs.LEVY:
        args["food"] = price_of_growth(state, seat, move)
        if move in verbs.LEVY:
            args["resources"] = price_of_levy(state, seat, kind)
        return Message(key, args)
    return _card_move(state, seat, move, key, kind, args)


def _card_move(state: Ages, seat: int, move: int, key: str, kind: int, args: dict[str, object]) -> Message:
    """The moves that are aimed at a kind of card."""
    if move in verbs.BUILD:
        args["resources"] = price_of_building(state, seat, kind)
    elif move in verbs.DESTROY and kind >= components.UNIT0:
        key = "through_the_ages-move-disband"
    elif move in verbs.LEAD and state.civ[seat].leader != components.NONE:
        key = "through_the_ages-move-lead-replacing"
        args["old"] = components.KEYS[state.civ[seat].leader]
    elif move in verbs.DEVELOP:
        if components.TYPE[kind] == components.GOVERNMENT:
            key = "through_the_ages-move-peaceful"
        args["science"] = science_price(state, seat, kind, False)
    elif move in verbs.REVOLT:
        args["science"] = science_price(state, seat, kind, True)
        args["actions"] = "military" if cards.POWERS[state.civ[seat].leader][cards.MILITARY_REVOLUTION] else "civil"
    elif move in verbs.ARRAY:
        after = preview(state, seat, move)
        args["before"] = state.civ[seat].strength
        args["after"] = state.civ[seat].strength if after is None else after.civ[seat].strength
    elif move in verbs.PREPARE:
        args["points"] = components.EVENT_CULTURE[components.LEVEL[kind]]
    elif move in verbs.ATTACK and kind >= components.WAR0:
        key = "through_the_ages-move-declare"
    elif move in verbs.SACRIFICE:
        args["amount"] = sacrifice_adds(state, seat, kind - components.UNIT0)
    elif move in verbs.SPEND:
        args["amount"] = bonus_adds(state, seat, kind - components.BONUS0)
    elif move in verbs.YIELD and asked(state, seat) == phases.ANNEX:
        key = "through_the_ages-move-annex"
    elif move in verbs.STEAL:
        args["science"] = components.SCIENCE_COST[kind]
    elif move in verbs.PRODUCE or move in verbs.SPARE or move in verbs.FORFEIT:
        args["amount"] = components.VALUE[kind]
    return Message(key, args)


def _stages(state: Ages, seat: int, key: str, stages: int) -> Message:
    if stages > stages_left(state, seat):
        return Message(f"{key}-none", {"number": stages})
    price = stage_price(state, seat, stages)
    return Message(key, {"number": stages, "card": components.KEYS[state.civ[seat].wonder], "resources": price})


def _done(state: Ages, seat: int) -> str:
    phase = asked(state, seat)
    if phase == phases.AGREEMENT:
        return "through_the_ages-move-done-agreement" if state.frame(3) else "through_the_ages-move-done-decline"
    return DONE_KEYS.get(phase, "through_the_ages-move-done")


def _aim(state: Ages, seat: int, other: int) -> Message:
    args: dict[str, object] = {"other": other}
    if asked(state, seat) != phases.AIMING or other >= state.seats:
        return Message("through_the_ages-move-aim", args)
    if components.TYPE[state.frame(2)] == components.PACT:
        return Message("through_the_ages-move-aim-pact", args)
    args["actions"] = attack_cost(state, state.frame(2), other)
    return Message("through_the_ages-move-aim-attack", args)


def _amount(state: Ages, seat: int, number: int) -> Message:
    phase = asked(state, seat)
    if phase in (phases.MIXING, phases.PLUNDER) and number <= state.frame(2):
        return Message("through_the_ages-move-amount-mix", {"food": number, "resources": state.frame(2) - number})
    if phase == phases.RAID_COUNT:
        return Message("through_the_ages-move-amount-raid", {"number": number})
    return Message("through_the_ages-move-amount", {"number": number})
