"""A move in plain words, and what it would cost and bring, line by line, with the rule behind each line."""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages import cards as c
from saecula.games.through_the_ages.attacks import attack_cost
from saecula.games.through_the_ages.cards import COLONIZING, DEFENSE, LEVY_FOOD, LEVY_RESOURCES, LINER_FOOD, POWERS
from saecula.games.through_the_ages.components import (
    ACTION0,
    AGGRESSION0,
    BONUS0,
    CIVIL_KIND,
    CONSUMPTION,
    COST,
    CULTURE_OF,
    EVENT0,
    EVENT_CULTURE,
    FACES_NEEDED,
    GOVERNMENT,
    GOVERNMENT0,
    HAPPINESS_OF,
    KEYS,
    LEADER,
    LEADER0,
    LEVEL,
    MINE,
    MINE0,
    NONE,
    PACT,
    PACT0,
    SCIENCE_OF,
    SLOTS,
    SPECIAL0,
    STAGES,
    STRENGTH_OF,
    TACTIC0,
    TERRITORY0,
    TYPE,
    UNIT0,
    UPGRADE_FROM,
    UPGRADE_TO,
    VALUE,
    WONDER0,
    kinds,
)
from saecula.games.through_the_ages.prices import (
    build_price,
    population_price,
    standing_price,
    surcharge,
    unit_credit,
    upgrade_price,
)
from saecula.games.through_the_ages.production import corruption_ahead, output_value
from saecula.games.through_the_ages.ratings import army_bonus, discontent, power
from saecula.games.through_the_ages.row import take_cost
from saecula.games.through_the_ages.state import (
    ACCEPT,
    ACTIONS,
    AGREEMENT,
    AIM,
    AIMING,
    AMOUNT,
    ARRAY,
    ATTACK,
    BANK,
    BID,
    BIDDING,
    BUILD,
    CANCEL,
    CIV,
    CONTAINED,
    CULTURE_RATING,
    DESTROY,
    DEVELOP,
    DISCARD,
    DISCOVER,
    DONE,
    DRAW,
    FOOD,
    FORFEIT,
    FREE_BUILD,
    GROW,
    KEEP,
    LEAD,
    LEVY,
    LOSE,
    NO_CARD,
    OFFER,
    PICK,
    PLAY,
    POLITICS,
    PREPARE,
    PRODUCE,
    RAZE,
    REFUSE,
    RESOURCES,
    REVOLT,
    RUIN,
    SACRIFICE,
    SAIL,
    SCIENCE_RATING,
    SIDE,
    SIMPLE,
    SPARE,
    SPARING,
    SPEND,
    STAGE,
    STAGES_BUILT,
    STEAL,
    TAKE,
    TECH_LOOT,
    TRADE,
    UNUSED,
    UPGRADE,
    VERSION,
    WONDER,
    YIELD,
    Ages,
    moves,
)
from saecula.games.through_the_ages.state import LEADER as LEADER_OF
from saecula.games.through_the_ages.technologies import science_price
from saecula.games.through_the_ages.wonders import stage_price
from saecula.kernel.message import Message

PREFIX: Final = "through_the_ages"

DONE_KEYS: Final = {  # what "done" means where a person says it; elsewhere it is just "done"
    ACTIONS: "through_the_ages-move-done-actions",
    POLITICS: "through_the_ages-move-done-politics",
    BIDDING: "through_the_ages-move-done-bidding",
    FREE_BUILD: "through_the_ages-move-done-free-build",
    SPARING: "through_the_ages-move-done-sparing",
    AGREEMENT: "through_the_ages-move-done-agreement",
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


def describe(state: Ages, seat: int, move: int) -> Message:
    """A move in plain words: cards by name, a card of the row by what lies there."""
    verb = moves.verb_of(move)
    key = f"{PREFIX}-move-{verb.name}"
    if move in TAKE:
        card = state.row[TAKE.arg(move)]
        if card == NO_CARD:
            return Message(f"{key}-empty", {"number": 1 + TAKE.arg(move)})
        return Message(key, {"card": KEYS[CIVIL_KIND[card]], "cost": take_cost(state, seat, TAKE.arg(move))})
    if move in UPGRADE:
        i = UPGRADE.arg(move)
        return Message(key, {"card": KEYS[UPGRADE_FROM[i]], "better": KEYS[UPGRADE_TO[i]]})
    if move in DONE and state.is_actor(seat) and state.frame(0) in DONE_KEYS:
        return Message(DONE_KEYS[state.frame(0)])
    if move in DESTROY and DESTROY.arg(move) >= UNIT0:
        return Message(f"{PREFIX}-move-disband", {"card": KEYS[DESTROY.arg(move)]})
    if move in DEVELOP and TYPE[DEVELOP.arg(move)] == GOVERNMENT:
        return Message(f"{PREFIX}-move-peaceful", {"card": KEYS[DEVELOP.arg(move)]})
    if move in STAGE or move in BID or move in AMOUNT or move in KEEP:
        return Message(key, {"number": int(verb.things[verb.arg(move)])})
    if move in AIM:
        return Message(key, {"other": AIM.arg(move)})
    if move in SIDE:
        return Message(key, {"side": verb.things[verb.arg(move)]})
    kind = kind_aimed_at(move)
    return Message(key, {"card": KEYS[kind]}) if kind != NONE else Message(key)


def explain(state: Ages, seat: int, move: int) -> list[Message]:
    """The lines for any move, legal or not."""
    if move in TAKE:
        return _take(state, seat, TAKE.arg(move))
    if move in BUILD:
        return _build(state, seat, BUILD.arg(move))
    if move in UPGRADE:
        i = UPGRADE.arg(move)
        low, high = UPGRADE_FROM[i], UPGRADE_TO[i]
        price = upgrade_price(state, seat, low, high, _reduction(state, seat))
        lines = [_line("resources", price, "TA-5.7")]
        if _reduction(state, seat):
            lines.append(_line("reduction", _reduction(state, seat), "TA-5.10"))
        if surcharge(state, seat, high):
            lines.append(_line("surcharge", surcharge(state, seat, high), "TA-15.5"))
        return lines + _gains(high, low, "TA-5.7")
    if move in DESTROY:
        slot = DESTROY.arg(move)
        return [Message(f"{PREFIX}-explain-free-worker", {}, "TA-5.4" if slot < UNIT0 else "TA-5.6")] + _gains(
            NONE, slot, "TA-5.4"
        )
    if move in GROW or move in SAIL or move in LEVY:
        return _growth(state, seat, move)
    if move in STAGE:
        return _stage(state, seat, 1 + STAGE.arg(move))
    if move in DEVELOP or move in REVOLT:
        revolution = move in REVOLT
        kind = GOVERNMENT0 + REVOLT.arg(move) if revolution else DEVELOP.arg(move)
        rule = "TA-6.6" if revolution else "TA-6.8" if TYPE[kind] == GOVERNMENT else "TA-6.3"
        lines = [_line("science", science_price(state, seat, kind, revolution), rule)]
        if revolution:
            lines.append(Message(f"{PREFIX}-explain-revolution", {}, rule))
        return lines + _card(kind, rule)
    if move in ARRAY:
        return _tactic(state, seat, TACTIC0 + ARRAY.arg(move))
    if move in PREPARE:
        kind = EVENT0 + PREPARE.arg(move)
        points = EVENT_CULTURE[LEVEL[kind]]
        return [
            _line("culture", points, "TA-10.10"),
            Message(f"{PREFIX}-explain-reveal", {}, "TA-10.10"),
            *_card(kind, "TA-9.3"),
        ]
    if move in SACRIFICE:
        kind = UNIT0 + SACRIFICE.arg(move)
        return [_line("strength", STRENGTH_OF[kind], "TA-11.8"), Message(f"{PREFIX}-explain-sacrifice", {}, "TA-10.26")]
    if move in SPEND:
        i = SPEND.arg(move)
        return [Message(f"{PREFIX}-explain-bonus", {"defence": DEFENSE[i], "colonization": COLONIZING[i]}, "TA-10.22")]
    if move in DONE:
        return _done(state, seat)
    return _other(state, seat, move)


def _other(state: Ages, seat: int, move: int) -> list[Message]:
    """Moves whose explanation is the card itself, or a single line."""
    single = [
        (TRADE, "trade", "TA-16.2"), (DRAW, "draw", "TA-14.4"), (ACCEPT, "accept", "TA-10.31"),
        (REFUSE, "refuse", "TA-10.30"), (FOOD, "food", "TA-9.13"), (RESOURCES, "resources-choice", "TA-9.13"),
        (AMOUNT, "amount", "TA-9.13"), (LOSE, "lose", "TA-9.9"), (RAZE, "raze", "TA-9.11"), (PICK, "pick", "TA-14.5"),
        (SPARE, "spare", "TA-8.7"), (FORFEIT, "forfeit", "TA-15.35"), (DISCARD, "discard", "TA-10.3"),
        (RUIN, "ruin", "TA-15.34"), (SIDE, "side", "TA-10.30"), (CANCEL, "cancel", "TA-10.32"),
        (KEEP, "keep", "TA-6.1"),
    ]  # fmt: skip
    kind = kind_aimed_at(move)
    for verb, name, rule in single:
        if move in verb:
            lines = [Message(f"{PREFIX}-explain-{name}", {}, rule)]
            return lines + (_card(kind, rule) if move in PICK or move in CANCEL else [])
    if move in PRODUCE:
        good = "gain-food" if PRODUCE.arg(move) < MINE0 else "gain-resources"
        return [_line(good, VALUE[PRODUCE.arg(move)], "TA-8.2")]
    if move in BID:
        return [Message(f"{PREFIX}-explain-bid", {"number": 1 + BID.arg(move)}, "TA-10.12")]
    if move in AIM:
        if state.is_actor(seat) and state.frame(0) == AIMING and TYPE[state.frame(2)] < PACT:
            if AIM.arg(move) < state.seats:
                cost = attack_cost(state, state.frame(2), AIM.arg(move))
                return [_line("military-actions", cost, "TA-10.20"), *_card(state.frame(2), "TA-10.20")]
        return [Message(f"{PREFIX}-explain-aim", {}, "TA-10.20")]
    rules = [(LEAD, "TA-5.9"), (PLAY, "TA-5.10"), (ATTACK, "TA-10.20"), (OFFER, "TA-10.30"), (DISCOVER, "TA-15.1")]
    for verb, rule in rules:
        if move in verb:
            return _card(kind, rule)
    return _card(kind, "TA-10.14")


def _line(name: str, amount: int, rule: str) -> Message:
    return Message(f"{PREFIX}-explain-{name}", {"amount": amount}, rule)


def _card(kind: int, rule: str) -> list[Message]:
    """What a card says."""
    if kind == NONE or (not kinds[kind].civil and not kinds[kind].military):
        return [Message(f"{PREFIX}-explain-plain", {}, rule)]
    return [Message(f"{PREFIX}-explain-card", {"card": KEYS[kind], "help": f"{KEYS[kind]}-help"}, rule)]


def _take(state: Ages, seat: int, position: int) -> list[Message]:
    card = state.row[position]
    if card == NO_CARD:
        return [Message(f"{PREFIX}-no-card-there", {"position": position + 1}, "TA-4.4")]
    kind = CIVIL_KIND[card]
    lines = [_line("civil-actions", take_cost(state, seat, position), "TA-4.4")]
    if TYPE[kind] < LEADER and power(state, seat, c.TAKE_SCIENCE):
        lines.append(_line("gain-science", power(state, seat, c.TAKE_SCIENCE), "TA-15.46"))
    return lines + _card(kind, "TA-4.4")


def _build(state: Ages, seat: int, slot: int) -> list[Message]:
    rule = "TA-5.5" if slot >= UNIT0 else "TA-5.2"
    if state.is_actor(seat) and state.frame(0) == FREE_BUILD:
        return [_line("resources", 0, "TA-9.7"), *_gains(slot, NONE, "TA-9.7")]
    lines = [_line("resources", build_price(state, seat, slot, _reduction(state, seat)), rule)]
    if _reduction(state, seat):
        lines.append(_line("reduction", _reduction(state, seat), "TA-5.10"))
    saved = COST[slot] - standing_price(state, seat, slot)
    if saved:
        lines.append(_line("discount", saved, "TA-6.10"))
    if surcharge(state, seat, slot):
        lines.append(_line("surcharge", surcharge(state, seat, slot), "TA-15.5"))
    if slot >= UNIT0 and unit_credit(state, seat):
        lines.append(_line("special", unit_credit(state, seat), "TA-5.11"))
    return lines + _gains(slot, NONE, rule)


def _reduction(state: Ages, seat: int) -> int:
    """What the action card that is being used takes off the price of a building (TA-5.10)."""
    if state.is_actor(seat) and state.frame(0) == CONTAINED and state.frame(3) in (c.BUILD, c.UPGRADE):
        return state.frame(4)
    return 0


def _gains(new: int, old: int, rule: str) -> list[Message]:
    """What a worker gives on a card, less what it gave on another."""
    lines: list[Message] = []
    for name, table in (
        ("rating-culture", CULTURE_OF),
        ("rating-science", SCIENCE_OF),
        ("rating-happiness", HAPPINESS_OF),
        ("rating-strength", STRENGTH_OF),
    ):
        if table[new] != table[old]:
            lines.append(_line(name, table[new] - table[old], rule))
    for k, sign in ((new, 1), (old, -1)):
        if k < MINE0:
            lines.append(_line("output-food", sign * VALUE[k], rule))
        elif k < SLOTS and TYPE[k] == MINE:
            lines.append(_line("output-resources", sign * VALUE[k], rule))
    return lines


def _growth(state: Ages, seat: int, move: int) -> list[Message]:
    price = population_price(state, seat)
    powers = POWERS[state.civ[seat * CIV + LEADER_OF]]
    if move in SAIL:
        price = max(0, price - power(state, seat, LINER_FOOD))
    if move in LEVY:
        price = max(0, price - powers[LEVY_FOOD])
    rule = "TA-5.1" if move in GROW else "TA-15.20" if move in SAIL else "TA-15.12"
    lines = [_line("food-price", price, rule)]
    if move in LEVY:
        slot = UNIT0 + LEVY.arg(move)
        lines.append(_line("resources", build_price(state, seat, slot, powers[LEVY_RESOURCES]), rule))
    bank = state.civ[seat * CIV + BANK]
    if bank and CONSUMPTION[bank - 1] != CONSUMPTION[bank]:
        lines.append(_line("consumption", CONSUMPTION[bank - 1], "TA-2.2"))
    if bank and FACES_NEEDED[bank - 1] != FACES_NEEDED[bank] and state.agreed[VERSION] != SIMPLE:
        lines.append(_line("faces", FACES_NEEDED[bank - 1], "TA-8.4"))
    return lines


def _stage(state: Ages, seat: int, stages: int) -> list[Message]:
    kind = state.civ[seat * CIV + WONDER]
    if kind == NONE or stages > len(STAGES[kind]) - state.civ[seat * CIV + STAGES_BUILT]:
        return [Message(f"{PREFIX}-no-wonder", {}, "TA-5.8")]
    left = len(STAGES[kind]) - state.civ[seat * CIV + STAGES_BUILT] - stages
    return [
        _line("resources", stage_price(state, seat, stages), "TA-5.8"),
        _line("stages-left", left, "TA-5.8"),
        *_card(kind, "TA-7.2"),
    ]


def _tactic(state: Ages, seat: int, kind: int) -> list[Message]:
    bonus = army_bonus(state.workers, seat * SLOTS + UNIT0, kind)
    return [_line("army", bonus, "TA-11.2"), *_card(kind, "TA-5.13")]


def _done(state: Ages, seat: int) -> list[Message]:
    """What the end of the phase means; at the end of the action phase, what the production will bring."""
    if state.over or not state.is_actor(seat) or state.frame(0) != ACTIONS:
        return [Message(f"{PREFIX}-explain-done", {}, "TA-3.2")]
    at = seat * CIV
    if state.agreed[VERSION] != SIMPLE and discontent(state, seat) > state.civ[at + UNUSED]:
        return [Message(f"{PREFIX}-explain-uprising", {}, "TA-8.5")]
    lines = [
        _line("gain-culture", state.civ[at + CULTURE_RATING], "TA-8.1"),
        _line("gain-science", state.civ[at + SCIENCE_RATING], "TA-8.1"),
        _line("gain-food", output_value(state, seat, True), "TA-8.2"),
        _line("consumption", CONSUMPTION[state.civ[at + BANK]], "TA-8.3"),
        _line("gain-resources", output_value(state, seat, False), "TA-8.2"),
    ]
    if state.agreed[VERSION] != SIMPLE:
        lines.append(_line("corruption", corruption_ahead(state, seat), "TA-8.6"))
    return lines
