"""What a move would cost and bring, line by line, with the rule behind each line.

The card comes first, with its type, age and text; then what is paid, with every discount and surcharge by the card that
causes it; then what changes, as before and after.
"""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages import cards, components, phases, verbs
from saecula.games.through_the_ages import military_tables as mil
from saecula.games.through_the_ages.attacks import attack_cost
from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.colonies import hand_value, open_value
from saecula.games.through_the_ages.describe import (
    asked,
    bonus_adds,
    kind_aimed_at,
    price_of_building,
    price_of_growth,
    price_of_levy,
    reduction,
    sacrifice_adds,
    stages_left,
)
from saecula.games.through_the_ages.forecast import forecast
from saecula.games.through_the_ages.preview import changes
from saecula.games.through_the_ages.prices import at_war, unit_credit, upgrade_price
from saecula.games.through_the_ages.ratings import pacts_of, power, side_of
from saecula.games.through_the_ages.row import take_cost
from saecula.games.through_the_ages.state import Ages
from saecula.games.through_the_ages.technologies import science_price
from saecula.games.through_the_ages.wonders import stage_price
from saecula.kernel.message import Message

# Moves that one sentence explains, with its rule; the card they are aimed at is shown before it.
SENTENCES: Final = [
    (verbs.REFUSE, "refuse", "TA-10.30"),
    (verbs.ACCEPT, "accept", "TA-10.31"),
    (verbs.CANCEL, "cancel", "TA-10.32"),
    (verbs.SIDE, "side", "TA-10.30"),
    (verbs.TRADE, "trade", "TA-16.2"),
    (verbs.DRAW, "draw", "TA-14.4"),
    (verbs.LOSE, "lose", "TA-9.9"),
    (verbs.RAZE, "raze", "TA-9.11"),
    (verbs.PICK, "pick", "TA-14.5"),
    (verbs.DISCARD, "discard", "TA-10.3"),
    (verbs.RUIN, "ruin", "TA-15.34"),
    (verbs.DESTROY, "free-worker", "TA-5.4"),
    (verbs.SACRIFICE, "sacrifice", "TA-10.26"),
    (verbs.FORFEIT, "forfeit", "TA-15.35"),
    (verbs.AMOUNT, "amount", "TA-9.13"),
    (verbs.KEEP, "keep", "TA-6.1"),
]

# The rule of a move whose lines are the card and its effects.
RULES: Final = [
    (verbs.LEAD, "TA-5.9"),
    (verbs.PLAY, "TA-5.10"),
    (verbs.ARRAY, "TA-5.13"),
    (verbs.ATTACK, "TA-10.20"),
    (verbs.OFFER, "TA-10.30"),
    (verbs.PRODUCE, "TA-8.2"),
    (verbs.SPARE, "TA-8.7"),
    (verbs.DISCOVER, "TA-15.1"),
    (verbs.YIELD, "TA-10.14"),
    (verbs.STEAL, "TA-10.53"),
    (verbs.PREPARE, "TA-10.10"),
    (verbs.SPEND, "TA-10.22"),
]


def explain(state: Ages, seat: int, move: int) -> list[Message]:
    """The lines for any move, legal or not."""
    if move in verbs.TAKE:
        return _take(state, seat, verbs.TAKE.arg(move))
    if move in verbs.BUILD or move in verbs.UPGRADE:
        return _construction(state, seat, move)
    if move in verbs.GROW or move in verbs.SAIL or move in verbs.LEVY:
        return _growth(state, seat, move)
    if move in verbs.STAGE:
        return _stage(state, seat, move)
    if move in verbs.DEVELOP or move in verbs.REVOLT:
        return _development(state, seat, move)
    if move in verbs.AIM:
        return _aim(state, seat, verbs.AIM.arg(move))
    if move in verbs.BID:
        return _bid(state, seat, 1 + verbs.BID.arg(move))
    if move in verbs.AMOUNT or move in verbs.FOOD or move in verbs.RESOURCES:
        return _goods(state, seat, move)
    if move in verbs.DONE:
        return _done(state, seat)
    return _card_and_effect(state, seat, move)


# ---------------------------------------------------------------------------------------------------------------- lines


def _line(name: str, amount: int, rule: str) -> Message:
    return Message(f"{components.PREFIX}-explain-{name}", {"amount": amount}, rule)


def _say(name: str, rule: str) -> Message:
    return Message(f"{components.PREFIX}-explain-{name}", {}, rule)


def card_line(kind: int, rule: str) -> Message:
    """A card with its type, its age and its text."""
    args: dict[str, object] = {
        "card": components.KEYS[kind],
        "type": components.TYPE_KEYS[components.TYPE[kind]],
        "age": components.AGE_KEYS[components.LEVEL[kind]],
        "help": f"{components.KEYS[kind]}-help",
    }
    return Message("through_the_ages-explain-card", args, rule)


def _less(kind: int, amount: int, rule: str) -> list[Message]:
    """What a card takes off a price."""
    if not amount:
        return []
    return [Message("through_the_ages-explain-less", {"card": components.KEYS[kind], "amount": amount}, rule)]


def _actions(kind: int, rule: str) -> Message:
    """One action, military for a unit and civil for everything else."""
    return _line("military-actions" if components.UNIT0 <= kind < components.SLOTS else "civil-actions", 1, rule)


# ---------------------------------------------------------------------------------------------------------- civil cards


def _take(state: Ages, seat: int, position: int) -> list[Message]:
    card = state.row[position]
    if card == NO_CARD:
        return [Message("through_the_ages-no-card-there", {"position": position + 1}, "TA-4.4")]
    kind = components.CIVIL_KIND[card]
    lines = [card_line(kind, "TA-4.4"), _line("civil-actions", take_cost(state, seat, position), "TA-4.4")]
    completed = components.WONDER_SURCHARGE * components.count(state.civ[seat].wonders)
    less = power(state, seat, cards.WONDER_LESS)
    if components.STAGES[kind] and (completed or less):
        lines.append(_line("position", components.ROW_COST[position], "TA-4.4"))
        if completed:
            lines.append(_line("wonders", completed, "TA-4.6"))
        lines += _less(state.civ[seat].leader, less, "TA-15.14")
    if components.TYPE[kind] < components.LEADER:
        if power(state, seat, cards.TAKE_SCIENCE):
            lines.append(_line("gain-science", power(state, seat, cards.TAKE_SCIENCE), "TA-15.46"))
        lines.append(_line("science-later", science_price(state, seat, kind, False), "TA-6.3"))
    if components.TYPE[kind] == components.GOVERNMENT:
        lines.append(_line("revolution-later", science_price(state, seat, kind, True), "TA-6.6"))
    return lines + _later(state, seat, kind)


def _later(state: Ages, seat: int, kind: int) -> list[Message]:
    """What building will cost once the card is in play."""
    if kind < components.SLOTS:
        price = price_of_building(state, seat, kind)
        return [Message("through_the_ages-explain-resources-later", {"resources": price}, "TA-5.2")]
    if components.STAGES[kind]:
        return [
            Message("through_the_ages-explain-stages", {"names": [str(n) for n in components.STAGES[kind]]}, "TA-5.8")
        ]
    return []


def _construction(state: Ages, seat: int, move: int) -> list[Message]:
    """A new building or unit, or an upgrade: the price in parts, then what it gives."""
    civ = state.civ[seat]
    if move in verbs.BUILD:
        low, kind = components.NONE, verbs.BUILD.arg(move)
        rule = "TA-5.5" if kind >= components.UNIT0 else "TA-5.2"
        price = price_of_building(state, seat, kind)
        printed = components.COST[kind]
    else:
        low, kind = components.UPGRADE_FROM[verbs.UPGRADE.arg(move)], components.UPGRADE_TO[verbs.UPGRADE.arg(move)]
        rule = "TA-5.7"
        price = upgrade_price(state, seat, low, kind, reduction(state, seat))
        printed = components.COST[kind] - components.COST[low]
    lines = [card_line(kind, rule)]
    phase = asked(state, seat)
    if phase not in (phases.CONTAINED, phases.FREE_BUILD):
        lines.append(_actions(kind, rule))
    lines.append(_line("resources", price, rule))
    if phase != phases.FREE_BUILD:
        parts: list[Message] = []
        for card in (civ.construction, civ.leader):
            if card != components.NONE:
                saved = cards.BUILD_LESS[card][kind] - (0 if low == components.NONE else cards.BUILD_LESS[card][low])
                parts += _less(card, saved, "TA-6.10")
        if kind >= components.UNIT0 and low == components.NONE and at_war(state, seat):
            parts += _less(civ.leader, cards.POWERS[civ.leader][cards.WAR_DISCOUNT], "TA-15.11")
        if phase == phases.CONTAINED:
            parts += _less(state.frame(2), reduction(state, seat), "TA-5.12")
        for other in range(state.seats):
            leader = state.civ[other].leader
            if other != seat and leader != components.NONE and cards.SURCHARGE[leader][kind]:
                more: dict[str, object] = {
                    "card": components.KEYS[leader],
                    "other": other,
                    "amount": cards.SURCHARGE[leader][kind],
                }
                parts.append(Message("through_the_ages-explain-more", more, "TA-15.5"))
        if parts:
            lines += [_line("printed", printed, rule), *parts]
        if kind >= components.UNIT0 and unit_credit(state, seat):
            lines.append(_line("special", unit_credit(state, seat), "TA-5.11"))
    return lines + changes(state, seat, move, rule)


def _growth(state: Ages, seat: int, move: int) -> list[Message]:
    rule = "TA-5.1" if move in verbs.GROW else "TA-15.20" if move in verbs.SAIL else "TA-15.12"
    lines: list[Message] = []
    if move in verbs.LEVY:
        lines.append(card_line(components.UNIT0 + verbs.LEVY.arg(move), rule))
    lines.append(_line("civil-actions", 0 if move in verbs.SAIL else 1, rule))
    price = price_of_growth(state, seat, move)
    printed = components.POPULATION_PRICE[state.civ[seat].yellow_bank]
    lines.append(_line("food", price, rule))
    if price != printed:
        lines.append(_line("printed", printed, rule))
    if move in verbs.LEVY:
        lines.append(_line("resources", price_of_levy(state, seat, components.UNIT0 + verbs.LEVY.arg(move)), rule))
        if unit_credit(state, seat):
            lines.append(_line("special", unit_credit(state, seat), "TA-5.11"))
    return lines + changes(state, seat, move, rule)


def _stage(state: Ages, seat: int, move: int) -> list[Message]:
    stages = 1 + verbs.STAGE.arg(move)
    left = stages_left(state, seat)
    kind = state.civ[seat].wonder
    if kind == components.NONE:
        return [Message("through_the_ages-no-wonder", {}, "TA-5.8")]
    if stages > left:
        return [Message("through_the_ages-no-stages-left", {"card": components.KEYS[kind], "stages": left}, "TA-5.8")]
    lines = [
        card_line(kind, "TA-7.2"),
        _line("civil-actions", 1, "TA-5.8"),
        _line("resources", stage_price(state, seat, stages), "TA-5.8"),
    ]
    if stages < left:
        return [*lines, _line("stages-left", left - stages, "TA-5.8")]
    return [*lines, _say("completes", "TA-7.2"), *changes(state, seat, move, "TA-7.2")]


def _development(state: Ages, seat: int, move: int) -> list[Message]:
    civ = state.civ[seat]
    revolution = move in verbs.REVOLT
    kind = components.GOVERNMENT0 + verbs.REVOLT.arg(move) if revolution else verbs.DEVELOP.arg(move)
    rule = "TA-6.6" if revolution else "TA-6.8" if components.TYPE[kind] == components.GOVERNMENT else "TA-6.3"
    powers = cards.POWERS[civ.leader]
    lines = [card_line(kind, rule)]
    if revolution:
        lines.append(_say("all-military" if powers[cards.MILITARY_REVOLUTION] else "all-civil", rule))
    else:
        lines.append(_line("civil-actions", 1, rule))
    lines.append(_line("science", science_price(state, seat, kind, revolution), rule))
    parts: list[Message] = []
    if civ.leader != components.NONE:
        parts += _less(civ.leader, cards.SCIENCE_LESS[civ.leader][kind], "TA-6.3")
    for owner in pacts_of(state, seat):
        pact = components.MILITARY_KIND[state.civ[owner].pact]
        side = side_of(state, owner, seat)
        parts += _less(pact, mil.PACT_SCIENCE[pact - components.PACT0][side], "TA-15.10")
        if mil.PACT_PARTNER_PAYS[pact - components.PACT0][side]:
            parts.append(_line("partner-pays", mil.PACT_PARTNER_PAYS[pact - components.PACT0][side], "TA-15.10"))
    if parts:
        lines += [
            _line("printed", components.REVOLUTION_COST[kind] if revolution else components.SCIENCE_COST[kind], rule),
            *parts,
        ]
    if powers[cards.PLAY_RESOURCES]:
        lines.append(_line("gain-resources", powers[cards.PLAY_RESOURCES], "TA-15.16"))
    if powers[cards.PLAY_ACTION]:
        lines.append(_say("gain-action", "TA-15.16"))
    if powers[cards.PLAY_CULTURE]:
        lines.append(_line("gain-culture", powers[cards.PLAY_CULTURE], "TA-15.16"))
    return lines + _later(state, seat, kind) + changes(state, seat, move, rule)


# ------------------------------------------------------------------------------------------------ politics and conflict


def _aim(state: Ages, seat: int, other: int) -> list[Message]:
    if asked(state, seat) != phases.AIMING or other >= state.seats:
        return [_say("aim", "TA-10.20")]
    kind = state.frame(2)
    if components.TYPE[kind] == components.PACT:
        return [card_line(kind, "TA-10.30"), _say("partner", "TA-10.30")]
    strength: dict[str, object] = {
        "own": state.civ[seat].strength,
        "theirs": state.civ[other].strength,
    }
    return [
        card_line(kind, "TA-10.20"),
        _line("military-actions", attack_cost(state, kind, other), "TA-10.20"),
        Message("through_the_ages-explain-attack-strength", strength, "TA-10.21"),
    ]


def _bid(state: Ages, seat: int, number: int) -> list[Message]:
    lines = [Message("through_the_ages-explain-bid", {"number": number}, "TA-10.12")]
    if asked(state, seat) == phases.BIDDING:
        lines.insert(0, card_line(components.MILITARY_KIND[state.event], "TA-10.11"))
        lines.append(_line("bid-most", open_value(state, seat) + hand_value(state, seat), "TA-10.12"))
    return lines


def _goods(state: Ages, seat: int, move: int) -> list[Message]:
    """Food and resources of one's choice; or how many buildings are destroyed."""
    phase = asked(state, seat)
    if move not in verbs.AMOUNT:
        amount = state.frame(2) if phase == phases.MARKETS else 0
        return [_line("gain-food" if move in verbs.FOOD else "gain-resources", amount, "TA-9.13")]
    number = verbs.AMOUNT.arg(move)
    if phase == phases.RAID_COUNT:
        return [_line("gain-resources", _booty(state, state.frame(4), number), "TA-15.23"), _say("raid", "TA-15.23")]
    if phase in (phases.MIXING, phases.PLUNDER) and number <= state.frame(2):
        way = "lose" if phase == phases.MIXING and state.frame(3) else "gain"
        rule = "TA-9.13" if phase == phases.MIXING else "TA-10.25"
        rest = state.frame(2) - number
        goods = [("food", number), ("resources", rest)]
        return [_line(f"{way}-{good}", amount, rule) for good, amount in goods if amount]
    return [_say("amount", "TA-9.13")]


def _booty(state: Ages, slot: int, buildings: int) -> int:
    """Resources for buildings destroyed in a raid (TA-15.23)."""
    return (
        buildings * components.COST[slot]
        + mil.ROUND_UP[components.MILITARY_KIND[state.attack] - components.AGGRESSION0]
    ) // 2


def _card_and_effect(state: Ages, seat: int, move: int) -> list[Message]:
    """The card a move is aimed at, what it costs, a sentence, and what changes."""
    kind = kind_aimed_at(move)
    phase = asked(state, seat)
    rule = "TA-10.14"
    lines: list[Message] = []
    if kind == components.NONE and phase in (phases.ANSWER, phases.SIDING):
        kind = state.frame(2)
    for verb, of_verb in RULES:
        if move in verb:
            rule = of_verb
    sentence = ""
    for verb, name, of_verb in SENTENCES:
        if move in verb:
            sentence, rule = name, of_verb
    if move in verbs.DESTROY and kind >= components.UNIT0:
        rule = "TA-5.6"
    if kind != components.NONE:
        lines.append(card_line(kind, rule))
    lines += _costs(state, seat, move, kind, rule)
    if move in verbs.SACRIFICE:
        lines.append(_line("adds", sacrifice_adds(state, seat, kind - components.UNIT0), "TA-11.8"))
    elif move in verbs.SPEND:
        lines.append(_line("adds", bonus_adds(state, seat, kind - components.BONUS0), rule))
    elif move in verbs.PREPARE:
        lines += [_line("gain-culture", components.EVENT_CULTURE[components.LEVEL[kind]], rule), _say("reveal", rule)]
    elif move in verbs.PRODUCE or move in verbs.SPARE or move in verbs.FORFEIT:
        way = "gain" if move in verbs.PRODUCE else "lose"
        lines.append(
            _line(f"{way}-food" if kind < components.MINE0 else f"{way}-resources", components.VALUE[kind], rule)
        )
    elif move in verbs.YIELD:
        lines.append(_say("annex" if phase == phases.ANNEX else "colony", rule))
    elif move in verbs.RAZE and phase == phases.RAID:
        lines.append(_line("gain-resources", _booty(state, kind, 1), "TA-15.23"))
    if sentence:
        lines.append(_say(sentence, rule))
    return lines + changes(state, seat, move, rule)


def _costs(state: Ages, seat: int, move: int, kind: int, rule: str) -> list[Message]:
    """The actions that a card or a demolition takes."""
    if move in verbs.LEAD or move in verbs.PLAY:
        return [_line("civil-actions", 1, rule)]
    if move in verbs.DESTROY:
        return [_actions(kind, rule)]
    if move in verbs.ARRAY or move in verbs.DRAW:
        return [_line("military-actions", 1, rule)]
    if move in verbs.ATTACK and mil.ATTACK_COST[kind - components.AGGRESSION0] >= 0:
        return [_line("military-actions", mil.ATTACK_COST[kind - components.AGGRESSION0], rule)]
    return []


# ---------------------------------------------------------------------------------------------------------- end of turn


def _done(state: Ages, seat: int) -> list[Message]:
    """What the end of the phase means; at the end of the action phase, what the production will bring."""
    phase = asked(state, seat)
    if phase == phases.BIDDING:
        return [_say("pass", "TA-10.11")]
    if phase == phases.COLONIZING:
        return [card_line(components.MILITARY_KIND[state.event], "TA-10.14")]
    if phase != phases.ACTIONS:
        return [_say("done", "TA-3.2")]
    civ = state.civ[seat]
    lines: list[Message] = []
    if civ.civil_actions > civ.civil_spent:
        lines.append(_line("unspent", civ.civil_actions - civ.civil_spent, "TA-3.4"))
    next_ = forecast(state, seat)
    if next_.uprising:
        return [*lines, _say("uprising", "TA-8.5")]
    eaten = components.CONSUMPTION[civ.yellow_bank]
    for name, before, change, lost, rule in (
        ("culture", civ.culture, next_.culture, 0, "TA-8.1"),
        ("science", civ.science, next_.science, 0, "TA-8.1"),
        ("food", civ.food, next_.food, eaten, "TA-8.3"),
        ("resources", civ.resources, next_.resources, next_.corruption, "TA-8.6"),
    ):
        args: dict[str, object] = {"before": before, "after": before + change, "amount": lost}
        lines.append(Message(f"{components.PREFIX}-explain-next-{name}", args, rule))
    if next_.famine:
        lines.append(_line("famine", next_.famine, "TA-8.3"))
    if next_.cards:
        lines.append(_line("next-draw", next_.cards, "TA-8.8"))
    return lines
