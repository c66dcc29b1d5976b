"""What a move would cost and bring, line by line, with the rule behind each line.

The card comes first, with its type, age and text; then what is paid, with every discount and surcharge by the card that
causes it; then what changes, as before and after.
"""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages import cards as c
from saecula.games.through_the_ages import military_tables as mil
from saecula.games.through_the_ages.attacks import attack_cost
from saecula.games.through_the_ages.cards import BUILD_LESS, POWERS, SURCHARGE
from saecula.games.through_the_ages.colonies import hand_value, open_value
from saecula.games.through_the_ages.components import (
    AGE_KEYS,
    AGGRESSION0,
    BONUS0,
    CIVIL_KIND,
    CONSUMPTION,
    COST,
    EVENT_CULTURE,
    GOVERNMENT,
    GOVERNMENT0,
    KEYS,
    LEADER,
    LEVEL,
    MILITARY_KIND,
    MINE0,
    NONE,
    PACT,
    PACT0,
    POPULATION_PRICE,
    REVOLUTION_COST,
    ROW_COST,
    SCIENCE_COST,
    SLOTS,
    STAGES,
    TYPE,
    TYPE_KEYS,
    UNIT0,
    UPGRADE_FROM,
    UPGRADE_TO,
    VALUE,
    WONDER_SURCHARGE,
    count,
)
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
from saecula.games.through_the_ages.military_tables import ATTACK_COST, ROUND_UP
from saecula.games.through_the_ages.preview import changes
from saecula.games.through_the_ages.prices import at_war, unit_credit, upgrade_price
from saecula.games.through_the_ages.ratings import pacts_of, power, side_of
from saecula.games.through_the_ages.row import take_cost
from saecula.games.through_the_ages.state import (
    ACTIONS,
    AIMING,
    ANNEX,
    ANSWER,
    BANK,
    BIDDING,
    BUILDERS,
    CA,
    CA_SPENT,
    CIV,
    COLONIZING,
    CONTAINED,
    CULTURE,
    FOOD_STORED,
    FREE_BUILD,
    MARKETS,
    MIXING,
    NO_CARD,
    PLUNDER,
    RAID,
    RAID_COUNT,
    RES_STORED,
    SCIENCE,
    SIDING,
    STRENGTH,
    WONDER,
    WONDERS,
    Ages,
)
from saecula.games.through_the_ages.state import LEADER as LEADER_OF
from saecula.games.through_the_ages.state import PACT as PACT_OF
from saecula.games.through_the_ages.technologies import science_price
from saecula.games.through_the_ages.verbs import (
    ACCEPT,
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
    DRAW,
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
    REFUSE,
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
)
from saecula.games.through_the_ages.wonders import stage_price
from saecula.kernel.message import Message

PREFIX: Final = "through_the_ages"

# Moves that one sentence explains, with its rule; the card they are aimed at is shown before it.
SENTENCES: Final = [
    (REFUSE, "refuse", "TA-10.30"), (ACCEPT, "accept", "TA-10.31"), (CANCEL, "cancel", "TA-10.32"),
    (SIDE, "side", "TA-10.30"), (TRADE, "trade", "TA-16.2"), (DRAW, "draw", "TA-14.4"), (LOSE, "lose", "TA-9.9"),
    (RAZE, "raze", "TA-9.11"), (PICK, "pick", "TA-14.5"), (DISCARD, "discard", "TA-10.3"), (RUIN, "ruin", "TA-15.34"),
    (DESTROY, "free-worker", "TA-5.4"), (SACRIFICE, "sacrifice", "TA-10.26"), (FORFEIT, "forfeit", "TA-15.35"),
    (AMOUNT, "amount", "TA-9.13"), (KEEP, "keep", "TA-6.1"),
]  # fmt: skip

# The rule of a move whose lines are the card and its effects.
RULES: Final = [
    (LEAD, "TA-5.9"), (PLAY, "TA-5.10"), (ARRAY, "TA-5.13"), (ATTACK, "TA-10.20"), (OFFER, "TA-10.30"),
    (PRODUCE, "TA-8.2"), (SPARE, "TA-8.7"),
    (DISCOVER, "TA-15.1"), (YIELD, "TA-10.14"), (STEAL, "TA-10.53"), (PREPARE, "TA-10.10"), (SPEND, "TA-10.22"),
]  # fmt: skip


def explain(state: Ages, seat: int, move: int) -> list[Message]:
    """The lines for any move, legal or not."""
    if move in TAKE:
        return _take(state, seat, TAKE.arg(move))
    if move in BUILD or move in UPGRADE:
        return _construction(state, seat, move)
    if move in GROW or move in SAIL or move in LEVY:
        return _growth(state, seat, move)
    if move in STAGE:
        return _stage(state, seat, move)
    if move in DEVELOP or move in REVOLT:
        return _development(state, seat, move)
    if move in AIM:
        return _aim(state, seat, AIM.arg(move))
    if move in BID:
        return _bid(state, seat, 1 + BID.arg(move))
    if move in AMOUNT or move in FOOD or move in RESOURCES:
        return _goods(state, seat, move)
    if move in DONE:
        return _done(state, seat)
    return _card_and_effect(state, seat, move)


# ---------------------------------------------------------------------------------------------------------------- lines


def _line(name: str, amount: int, rule: str) -> Message:
    return Message(f"{PREFIX}-explain-{name}", {"amount": amount}, rule)


def _say(name: str, rule: str) -> Message:
    return Message(f"{PREFIX}-explain-{name}", {}, rule)


def card_line(kind: int, rule: str) -> Message:
    """A card with its type, its age and its text."""
    args: dict[str, object] = {
        "card": KEYS[kind],
        "type": TYPE_KEYS[TYPE[kind]],
        "age": AGE_KEYS[LEVEL[kind]],
        "help": f"{KEYS[kind]}-help",
    }
    return Message("through_the_ages-explain-card", args, rule)


def _less(kind: int, amount: int, rule: str) -> list[Message]:
    """What a card takes off a price."""
    if not amount:
        return []
    return [Message("through_the_ages-explain-less", {"card": KEYS[kind], "amount": amount}, rule)]


def _actions(kind: int, rule: str) -> Message:
    """One action, military for a unit and civil for everything else."""
    return _line("military-actions" if UNIT0 <= kind < SLOTS else "civil-actions", 1, rule)


# ---------------------------------------------------------------------------------------------------------- civil cards


def _take(state: Ages, seat: int, position: int) -> list[Message]:
    card = state.row[position]
    if card == NO_CARD:
        return [Message("through_the_ages-no-card-there", {"position": position + 1}, "TA-4.4")]
    kind = CIVIL_KIND[card]
    lines = [card_line(kind, "TA-4.4"), _line("civil-actions", take_cost(state, seat, position), "TA-4.4")]
    completed = WONDER_SURCHARGE * count(state.civ[seat * CIV + WONDERS])
    less = power(state, seat, c.WONDER_LESS)
    if STAGES[kind] and (completed or less):
        lines.append(_line("position", ROW_COST[position], "TA-4.4"))
        if completed:
            lines.append(_line("wonders", completed, "TA-4.6"))
        lines += _less(state.civ[seat * CIV + LEADER_OF], less, "TA-15.14")
    if TYPE[kind] < LEADER:
        if power(state, seat, c.TAKE_SCIENCE):
            lines.append(_line("gain-science", power(state, seat, c.TAKE_SCIENCE), "TA-15.46"))
        lines.append(_line("science-later", science_price(state, seat, kind, False), "TA-6.3"))
    if TYPE[kind] == GOVERNMENT:
        lines.append(_line("revolution-later", science_price(state, seat, kind, True), "TA-6.6"))
    return lines + _later(state, seat, kind)


def _later(state: Ages, seat: int, kind: int) -> list[Message]:
    """What building will cost once the card is in play."""
    if kind < SLOTS:
        price = price_of_building(state, seat, kind)
        return [Message("through_the_ages-explain-resources-later", {"resources": price}, "TA-5.2")]
    if STAGES[kind]:
        return [Message("through_the_ages-explain-stages", {"names": [str(n) for n in STAGES[kind]]}, "TA-5.8")]
    return []


def _construction(state: Ages, seat: int, move: int) -> list[Message]:
    """A new building or unit, or an upgrade: the price in parts, then what it gives."""
    at = seat * CIV
    if move in BUILD:
        low, kind = NONE, BUILD.arg(move)
        rule = "TA-5.5" if kind >= UNIT0 else "TA-5.2"
        price = price_of_building(state, seat, kind)
        printed = COST[kind]
    else:
        low, kind = UPGRADE_FROM[UPGRADE.arg(move)], UPGRADE_TO[UPGRADE.arg(move)]
        rule = "TA-5.7"
        price = upgrade_price(state, seat, low, kind, reduction(state, seat))
        printed = COST[kind] - COST[low]
    lines = [card_line(kind, rule)]
    phase = asked(state, seat)
    if phase not in (CONTAINED, FREE_BUILD):
        lines.append(_actions(kind, rule))
    lines.append(_line("resources", price, rule))
    if phase != FREE_BUILD:
        parts: list[Message] = []
        for card in (state.civ[at + BUILDERS], state.civ[at + LEADER_OF]):
            if card != NONE:
                saved = BUILD_LESS[card][kind] - (0 if low == NONE else BUILD_LESS[card][low])
                parts += _less(card, saved, "TA-6.10")
        if kind >= UNIT0 and low == NONE and at_war(state, seat):
            parts += _less(state.civ[at + LEADER_OF], POWERS[state.civ[at + LEADER_OF]][c.WAR_DISCOUNT], "TA-15.11")
        if phase == CONTAINED:
            parts += _less(state.frame(2), reduction(state, seat), "TA-5.12")
        for other in range(state.seats):
            leader = state.civ[other * CIV + LEADER_OF]
            if other != seat and leader != NONE and SURCHARGE[leader][kind]:
                more: dict[str, object] = {"card": KEYS[leader], "other": other, "amount": SURCHARGE[leader][kind]}
                parts.append(Message("through_the_ages-explain-more", more, "TA-15.5"))
        if parts:
            lines += [_line("printed", printed, rule), *parts]
        if kind >= UNIT0 and unit_credit(state, seat):
            lines.append(_line("special", unit_credit(state, seat), "TA-5.11"))
    return lines + changes(state, seat, move, rule)


def _growth(state: Ages, seat: int, move: int) -> list[Message]:
    rule = "TA-5.1" if move in GROW else "TA-15.20" if move in SAIL else "TA-15.12"
    lines: list[Message] = []
    if move in LEVY:
        lines.append(card_line(UNIT0 + LEVY.arg(move), rule))
    lines.append(_line("civil-actions", 0 if move in SAIL else 1, rule))
    price = price_of_growth(state, seat, move)
    printed = POPULATION_PRICE[state.civ[seat * CIV + BANK]]
    lines.append(_line("food", price, rule))
    if price != printed:
        lines.append(_line("printed", printed, rule))
    if move in LEVY:
        lines.append(_line("resources", price_of_levy(state, seat, UNIT0 + LEVY.arg(move)), rule))
        if unit_credit(state, seat):
            lines.append(_line("special", unit_credit(state, seat), "TA-5.11"))
    return lines + changes(state, seat, move, rule)


def _stage(state: Ages, seat: int, move: int) -> list[Message]:
    stages = 1 + STAGE.arg(move)
    left = stages_left(state, seat)
    kind = state.civ[seat * CIV + WONDER]
    if kind == NONE:
        return [Message("through_the_ages-no-wonder", {}, "TA-5.8")]
    if stages > left:
        return [Message("through_the_ages-no-stages-left", {"card": KEYS[kind], "stages": left}, "TA-5.8")]
    lines = [
        card_line(kind, "TA-7.2"),
        _line("civil-actions", 1, "TA-5.8"),
        _line("resources", stage_price(state, seat, stages), "TA-5.8"),
    ]
    if stages < left:
        return [*lines, _line("stages-left", left - stages, "TA-5.8")]
    return [*lines, _say("completes", "TA-7.2"), *changes(state, seat, move, "TA-7.2")]


def _development(state: Ages, seat: int, move: int) -> list[Message]:
    at = seat * CIV
    revolution = move in REVOLT
    kind = GOVERNMENT0 + REVOLT.arg(move) if revolution else DEVELOP.arg(move)
    rule = "TA-6.6" if revolution else "TA-6.8" if TYPE[kind] == GOVERNMENT else "TA-6.3"
    powers = POWERS[state.civ[at + LEADER_OF]]
    lines = [card_line(kind, rule)]
    if revolution:
        lines.append(_say("all-military" if powers[c.MILITARY_REVOLUTION] else "all-civil", rule))
    else:
        lines.append(_line("civil-actions", 1, rule))
    lines.append(_line("science", science_price(state, seat, kind, revolution), rule))
    parts: list[Message] = []
    if state.civ[at + LEADER_OF] != NONE:
        parts += _less(state.civ[at + LEADER_OF], c.SCIENCE_LESS[state.civ[at + LEADER_OF]][kind], "TA-6.3")
    for owner in pacts_of(state, seat):
        pact = MILITARY_KIND[state.civ[owner * CIV + PACT_OF]]
        side = side_of(state, owner, seat)
        parts += _less(pact, mil.PACT_SCIENCE[pact - PACT0][side], "TA-15.10")
        if mil.PACT_PARTNER_PAYS[pact - PACT0][side]:
            parts.append(_line("partner-pays", mil.PACT_PARTNER_PAYS[pact - PACT0][side], "TA-15.10"))
    if parts:
        lines += [_line("printed", REVOLUTION_COST[kind] if revolution else SCIENCE_COST[kind], rule), *parts]
    if powers[c.PLAY_RESOURCES]:
        lines.append(_line("gain-resources", powers[c.PLAY_RESOURCES], "TA-15.16"))
    if powers[c.PLAY_ACTION]:
        lines.append(_say("gain-action", "TA-15.16"))
    if powers[c.PLAY_CULTURE]:
        lines.append(_line("gain-culture", powers[c.PLAY_CULTURE], "TA-15.16"))
    return lines + _later(state, seat, kind) + changes(state, seat, move, rule)


# ------------------------------------------------------------------------------------------------ politics and conflict


def _aim(state: Ages, seat: int, other: int) -> list[Message]:
    if asked(state, seat) != AIMING or other >= state.seats:
        return [_say("aim", "TA-10.20")]
    kind = state.frame(2)
    if TYPE[kind] == PACT:
        return [card_line(kind, "TA-10.30"), _say("partner", "TA-10.30")]
    strength: dict[str, object] = {
        "own": state.civ[seat * CIV + STRENGTH],
        "theirs": state.civ[other * CIV + STRENGTH],
    }
    return [
        card_line(kind, "TA-10.20"),
        _line("military-actions", attack_cost(state, kind, other), "TA-10.20"),
        Message("through_the_ages-explain-attack-strength", strength, "TA-10.21"),
    ]


def _bid(state: Ages, seat: int, number: int) -> list[Message]:
    lines = [Message("through_the_ages-explain-bid", {"number": number}, "TA-10.12")]
    if asked(state, seat) == BIDDING:
        lines.insert(0, card_line(MILITARY_KIND[state.event], "TA-10.11"))
        lines.append(_line("bid-most", open_value(state, seat) + hand_value(state, seat), "TA-10.12"))
    return lines


def _goods(state: Ages, seat: int, move: int) -> list[Message]:
    """Food and resources of one's choice; or how many buildings are destroyed."""
    phase = asked(state, seat)
    if move not in AMOUNT:
        amount = state.frame(2) if phase == MARKETS else 0
        return [_line("gain-food" if move in FOOD else "gain-resources", amount, "TA-9.13")]
    number = AMOUNT.arg(move)
    if phase == RAID_COUNT:
        return [_line("gain-resources", _booty(state, state.frame(4), number), "TA-15.23"), _say("raid", "TA-15.23")]
    if phase in (MIXING, PLUNDER) and number <= state.frame(2):
        way = "lose" if phase == MIXING and state.frame(3) else "gain"
        rule = "TA-9.13" if phase == MIXING else "TA-10.25"
        rest = state.frame(2) - number
        goods = [("food", number), ("resources", rest)]
        return [_line(f"{way}-{good}", amount, rule) for good, amount in goods if amount]
    return [_say("amount", "TA-9.13")]


def _booty(state: Ages, slot: int, buildings: int) -> int:
    """Resources for buildings destroyed in a raid (TA-15.23)."""
    return (buildings * COST[slot] + ROUND_UP[MILITARY_KIND[state.attack] - AGGRESSION0]) // 2


def _card_and_effect(state: Ages, seat: int, move: int) -> list[Message]:
    """The card a move is aimed at, what it costs, a sentence, and what changes."""
    kind = kind_aimed_at(move)
    phase = asked(state, seat)
    rule = "TA-10.14"
    lines: list[Message] = []
    if kind == NONE and phase in (ANSWER, SIDING):
        kind = state.frame(2)
    for verb, of_verb in RULES:
        if move in verb:
            rule = of_verb
    sentence = ""
    for verb, name, of_verb in SENTENCES:
        if move in verb:
            sentence, rule = name, of_verb
    if move in DESTROY and kind >= UNIT0:
        rule = "TA-5.6"
    if kind != NONE:
        lines.append(card_line(kind, rule))
    lines += _costs(state, seat, move, kind, rule)
    if move in SACRIFICE:
        lines.append(_line("adds", sacrifice_adds(state, seat, kind - UNIT0), "TA-11.8"))
    elif move in SPEND:
        lines.append(_line("adds", bonus_adds(state, seat, kind - BONUS0), rule))
    elif move in PREPARE:
        lines += [_line("gain-culture", EVENT_CULTURE[LEVEL[kind]], rule), _say("reveal", rule)]
    elif move in PRODUCE or move in SPARE or move in FORFEIT:
        way = "gain" if move in PRODUCE else "lose"
        lines.append(_line(f"{way}-food" if kind < MINE0 else f"{way}-resources", VALUE[kind], rule))
    elif move in YIELD:
        lines.append(_say("annex" if phase == ANNEX else "colony", rule))
    elif move in RAZE and phase == RAID:
        lines.append(_line("gain-resources", _booty(state, kind, 1), "TA-15.23"))
    if sentence:
        lines.append(_say(sentence, rule))
    return lines + changes(state, seat, move, rule)


def _costs(state: Ages, seat: int, move: int, kind: int, rule: str) -> list[Message]:
    """The actions that a card or a demolition takes."""
    if move in LEAD or move in PLAY:
        return [_line("civil-actions", 1, rule)]
    if move in DESTROY:
        return [_actions(kind, rule)]
    if move in ARRAY or move in DRAW:
        return [_line("military-actions", 1, rule)]
    if move in ATTACK and ATTACK_COST[kind - AGGRESSION0] >= 0:
        return [_line("military-actions", ATTACK_COST[kind - AGGRESSION0], rule)]
    return []


# ---------------------------------------------------------------------------------------------------------- end of turn


def _done(state: Ages, seat: int) -> list[Message]:
    """What the end of the phase means; at the end of the action phase, what the production will bring."""
    phase = asked(state, seat)
    if phase == BIDDING:
        return [_say("pass", "TA-10.11")]
    if phase == COLONIZING:
        return [card_line(MILITARY_KIND[state.event], "TA-10.14")]
    if phase != ACTIONS:
        return [_say("done", "TA-3.2")]
    at = seat * CIV
    lines: list[Message] = []
    if state.civ[at + CA] > state.civ[at + CA_SPENT]:
        lines.append(_line("unspent", state.civ[at + CA] - state.civ[at + CA_SPENT], "TA-3.4"))
    next_ = forecast(state, seat)
    if next_.uprising:
        return [*lines, _say("uprising", "TA-8.5")]
    eaten = CONSUMPTION[state.civ[at + BANK]]
    for name, what, change, lost, rule in (
        ("culture", CULTURE, next_.culture, 0, "TA-8.1"),
        ("science", SCIENCE, next_.science, 0, "TA-8.1"),
        ("food", FOOD_STORED, next_.food, eaten, "TA-8.3"),
        ("resources", RES_STORED, next_.resources, next_.corruption, "TA-8.6"),
    ):
        before = state.civ[at + what]
        args: dict[str, object] = {"before": before, "after": before + change, "amount": lost}
        lines.append(Message(f"{PREFIX}-explain-next-{name}", args, rule))
    if next_.famine:
        lines.append(_line("famine", next_.famine, "TA-8.3"))
    if next_.cards:
        lines.append(_line("next-draw", next_.cards, "TA-8.8"))
    return lines
