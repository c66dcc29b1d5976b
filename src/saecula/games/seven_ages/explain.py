"""What a move would cost and bring, line by line with rule ids, whether or not it is legal.

Only from what the seat knows: own faces and cards, and what lies open.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import AREA_KEYS, FORT_COST, FORT_DEFENCE, LANDS, terrain_defence
from saecula.games.seven_ages.cards import (
    ARTEFACTS,
    CARD_EVENT,
    CARD_GOOD,
    EMPIRE_KEYS,
    EVENT_KEYS,
    GOOD_KEYS,
    LEADER_LIMIT,
    MONEY,
    START,
    TRADE,
    WILD,
)
from saecula.games.seven_ages.civilise import DISORDER_PRICE, disorder_price
from saecula.games.seven_ages.commitment import add_answer, side_to_commit
from saecula.games.seven_ages.conflict_view import as_known, parts_of
from saecula.games.seven_ages.founding import can_start, levels
from saecula.games.seven_ages.harvest import glory_price
from saecula.games.seven_ages.movement import entry_cost
from saecula.games.seven_ages.moves import (
    ADOPT,
    ARTEFACT,
    BUY,
    BUY_GLORY,
    CALM,
    CITY,
    COMMIT_LEADER,
    DISMISS,
    DONE,
    EVENT,
    FORT,
    FOUND,
    FROM,
    FRONT,
    GO,
    LAY,
    LEADER,
    RECRUIT,
    SUPPORT,
    TRADE_WITH,
    WITH,
    moves,
)
from saecula.games.seven_ages.moving_frame import AREA as GROUP_AREA
from saecula.games.seven_ages.moving_frame import CARGO, UNITS
from saecula.games.seven_ages.odds import chance, round_chance
from saecula.games.seven_ages.phases import (
    BRINGING,
    BUYING_GLORY,
    BUYING_ORDER,
    CIVILISE,
    COMMIT,
    LOSING_UNITS,
    MOVING,
    PURCHASE,
    START_UNITS,
    TRADE_PARTNER,
    UPKEEP,
)
from saecula.games.seven_ages.production import needed_level, unit_price
from saecula.games.seven_ages.realm import empires_in, units_in_area
from saecula.games.seven_ages.round_frame import AREA, side_of, uncommitted
from saecula.games.seven_ages.state import FREE_SLOT, NOBODY, SevenAges
from saecula.games.seven_ages.totals import pieces_in
from saecula.games.seven_ages.trade import trade_modifier
from saecula.games.seven_ages.turn import IN_FREE_SLOT, SLOTS
from saecula.games.seven_ages.units import FRONT as FRONT_VALUES
from saecula.games.seven_ages.units import LEADER_TYPE, LEADER_TYPE_NAMES, MOVE, NO_TYPE, TYPES
from saecula.games.seven_ages.units import SUPPORT as SUPPORT_VALUES
from saecula.kernel.message import Message

FORECAST: Final = (1, 2, 3)  # so many units of the other side, besides all of them, are reckoned with in a round

# The rule of each verb, for the line that says what it means: "seven_ages-help-<verb>".
HELP_RULES: Final[dict[str, str]] = {
    "done": "SA-3.5",
    "pass": "SA-15.2",
    "yes": "SA-7.11",
    "no": "SA-7.11",
    "show": "SA-2.1",
    "discard": "SA-11.1",
    "hand_over": "SA-7.11",
    "take": "SA-10.3",
    "empire": "SA-10.3",
    "player": "SA-10.3",
    "area": "SA-10.3",
    "region": "SA-10.3",
    "leader": "SA-10.3",
    "free_slot": "SA-15.3",
    "pair": "SA-2.3",
    "lay": "SA-3.2",
    "go_slow": "SA-13.3",
    "turn_up": "SA-3.6",
    "colour": "SA-5.5",
    "level": "SA-5.4",
    "place": "SA-6.6",
    "coast": "SA-8.24",
    "release": "SA-6.4",
    "trade": "SA-7.1",
    "trade_deck": "SA-7.5",
    "request": "SA-7.11",
    "ask": "SA-7.11",
    "ask_cards": "SA-7.11",
    "give": "SA-7.9",
    "from": "SA-8.20",
    "load": "SA-8.6",
    "go": "SA-8.20",
    "halt": "SA-8.20",
    "canal": "SA-8.10",
    "fight": "SA-9.1",
    "retreat": "SA-9.11",
    "stay": "SA-9.11",
    "retreat_to": "SA-9.11",
    "scrap": "SA-9.26",
    "commit": "SA-9.23",
    "lose": "SA-9.9",
    "recruit": "SA-10.7",
    "draw": "SA-10.7",
    "keep": "SA-10.7",
    "dismiss": "SA-10.6",
    "flip": "SA-10.9",
    "capital": "SA-10.13",
    "break_treaty": "SA-10.1",
    "proselytise": "SA-10.8",
    "annex": "SA-10.3",
    "glory": "SA-12.3",
}


# What naming an area means where no group sets out from it: the line and its rule, by phase.
FROM_LINES: Final[dict[int, tuple[str, str]]] = {
    UPKEEP: ("release-from", "SA-6.4"),
    LOSING_UNITS: ("lose-from", "SA-10.3"),
    BRINGING: ("bring-from", "SA-9.3"),
    CIVILISE: ("modernise-from", "SA-10.9"),
}


def line(name: str, told: dict[str, object], rule: str) -> Message:
    """One line of an explanation."""
    return Message(f"seven_ages-explain-{name}", told, rule)


def explain(state: SevenAges, seat: int, move: int) -> list[Message]:
    """The lines for a move: what can be reckoned, else what the move means."""
    lines = reckoned(state, seat, move)
    if lines:
        return lines
    name = moves.verb_of(move).name
    return [Message(f"seven_ages-help-{name}", {}, HELP_RULES[name])]


def reckoned(state: SevenAges, seat: int, move: int) -> list[Message]:
    """What can be reckoned about a move: prices, values, gains."""
    if top_is(state, COMMIT) and state.is_actor(seat) and (move in DONE or move in FRONT or move in SUPPORT):
        return committing(state, seat, move)
    if move in EVENT:
        event = EVENT_KEYS[CARD_EVENT[EVENT.arg(move)]]
        return [line("text", {"text": f"{event}-help"}, "SA-10.3")]
    if move in ARTEFACT:
        return [line("text", {"text": f"{GOOD_KEYS[CARD_GOOD[ARTEFACT.arg(move)]]}-help"}, "SA-10.5")]
    if move in ADOPT:
        lines = [line("glory", {"glory": 1}, "SA-10.8")]
        return [*lines, line("text", {"text": f"{GOOD_KEYS[ARTEFACTS + ADOPT.arg(move)]}-help"}, "SA-10.8")]
    for verb in (RECRUIT, DISMISS, LEADER, COMMIT_LEADER):
        if move in verb and LEADER_TYPE[verb.arg(move)] != NO_TYPE:
            kind = LEADER_TYPE_NAMES[LEADER_TYPE[verb.arg(move)]]
            return [line("text", {"text": f"seven_ages-leader-type-{kind}-help"}, "SA-10.7")]
    if move in FOUND:
        return founding(state, seat, FOUND.arg(move))
    if move in FORT:
        return [line("cost", {"cost": FORT_COST}, "SA-6.7"), line("fort", {"defence": FORT_DEFENCE[1]}, "SA-9.5")]
    if move in BUY or move in WITH or move in FRONT or move in SUPPORT:
        verb = BUY if move in BUY else WITH if move in WITH else FRONT if move in FRONT else SUPPORT
        return unit_lines(state, seat, verb.arg(move), move in BUY)
    if move in FROM and not state.over and state.frame(0) in FROM_LINES:
        name, rule = FROM_LINES[state.frame(0)]
        return [line(name, {}, rule)]
    if move in LAY:
        return laying(state, seat, LAY.arg(move) // SLOTS, LAY.arg(move) % SLOTS)
    if move in GO:
        return going(state, seat, GO.arg(move))
    if move in TRADE_WITH:
        return trading(state, TRADE_WITH.arg(move))
    if move in CITY:
        area = CITY.arg(move)
        size = state.city[area]
        return [line("city", {"area": AREA_KEYS[area], "level": 1 if not size else size + 2}, "SA-10.10")]
    if move in CALM:
        price = disorder_price(state, state.frame(2)) if top_is(state, BUYING_ORDER) else DISORDER_PRICE
        return [line("cost", {"cost": price}, "SA-10.11")]
    if move in BUY_GLORY and top_is(state, BUYING_GLORY):
        amount = BUY_GLORY.arg(move) + 1
        return [
            line("cost", {"cost": amount * glory_price(state, state.frame(2))}, "SA-12.3"),
            line("glory", {"glory": amount}, "SA-12.3"),
        ]
    return []


def top_is(state: SevenAges, phase: int) -> bool:
    """Whether this phase is on top."""
    return not state.over and state.frame(0) == phase


def laying(state: SevenAges, seat: int, marker: int, slot: int) -> list[Message]:
    """A marker that would do nothing where it lies (SA-3.4); Start Empire: with how many cards of the hand."""
    if marker != WILD and (not IN_FREE_SLOT >> marker & 1 if slot == FREE_SLOT else marker == START):
        return [line("no-effect", {}, "SA-3.4")]
    if marker != START:
        return []
    cards = sum([not can_start(state, seat, card) for card in state.hand(seat)])
    return [line("could-start", {"cards": cards}, "SA-5.1")]


def founding(state: SevenAges, seat: int, card: int) -> list[Message]:
    """An empire that could be started: its level, money, trade and leaders, and its special text."""
    lines: list[Message] = []
    if not can_start(state, seat, card):
        for level in levels(state, card):
            lines.append(line("level", {"level": level}, "SA-5.4"))
    lines.append(line("money", {"money": MONEY[card]}, "SA-5.8"))
    lines.append(line("trade", {"trade": TRADE[card], "leaders": LEADER_LIMIT[card]}, "SA-7.5"))
    return [*lines, line("text", {"text": f"{EMPIRE_KEYS[card]}-help"}, "SA-5.12")]


def unit_lines(state: SevenAges, seat: int, unit: int, buying: bool) -> list[Message]:
    """A unit: price, values and movement for the empire that is acting."""
    lines: list[Message] = []
    empire = state.acting_empire
    if top_is(state, PURCHASE) or top_is(state, START_UNITS):
        empire = state.frame(2)
        starting = state.frame(0) == START_UNITS
        if buying and 0 <= unit < TYPES:
            lines.append(line("cost", {"cost": unit_price(state, empire, unit, starting)}, "SA-6.5"))
            lines.append(line("needs-level", {"level": needed_level(state, empire, unit, starting)}, "SA-6.5"))
    if empire != NOBODY and state.owner[empire] == seat:
        told: dict[str, object] = {"front": FRONT_VALUES[empire][unit], "support": SUPPORT_VALUES[empire][unit]}
        lines.append(line("values", told, "SA-9.4"))
    return [*lines, line("move", {"points": MOVE[unit]}, "SA-8.1")]


def committing(state: SevenAges, seat: int, move: int) -> list[Message]:
    """SA-9.4: the side's own total with the units named so far and this one; done: how likely it is the higher one."""
    at = state.frame_below(state.top_frame)
    which = side_to_commit(state, at, seat)
    side, enemy = as_known(state, at, which, seat), as_known(state, at, 1 - which, seat)
    lines: list[Message] = []
    if move in FRONT or move in SUPPORT:
        unit = (FRONT if move in FRONT else SUPPORT).arg(move)
        told: dict[str, object] = {"front": FRONT_VALUES[side.empire][unit]}
        told["support"] = SUPPORT_VALUES[side.empire][unit]
        lines.append(line("values", told, "SA-9.4"))
        side = side_of(state, at, which)
        if not add_answer(state, at, which, side, [*state.answer(seat), move]):
            return lines
    total = sum(parts_of(state, at, side, enemy))
    lines.append(line("total", {"total": total}, "SA-9.5"))
    if move not in DONE or state.owner[enemy.empire] == seat:
        return lines
    ahead = total - sum(parts_of(state, at, enemy, side))
    hidden = 0 if enemy.front else uncommitted(state, at, 1 - which).bit_count()
    for units in sorted({min(hidden, count) for count in (*FORECAST, hidden)}):
        percent = round_chance(state, ahead, enemy.empire, state.frame_at(at, AREA), units, drawn=True)
        lines.append(line("round-odds", {"units": units, "percent": percent}, "SA-9.9"))
    return lines


def going(state: SevenAges, seat: int, to: int) -> list[Message]:
    """A step of a group, for its owner: what it costs, and what stands there. Others cannot see what is in it."""
    lines: list[Message] = []
    at = state.find(MOVING)
    if at and state.frame_at(at, 1) == seat:
        empire = state.frame_at(at, 2)
        costs = sorted({entry_cost(state, empire, unit, to) for unit in own_types(state, empire, at)})
        lines += [line("points", {"points": cost}, "SA-8.2") for cost in costs]
        others = [other for other in empires_in(state, to) if other != empire]
        if others:
            lines.append(line("meets", {"units": units_in_area(state, to)}, "SA-9.1"))
            pieces = pieces_in(empire, state.frame_at(at, UNITS) | state.frame_at(at, CARGO))
            if pieces and len(others) == 1:
                percent = chance(state, empire, pieces, state.frame_at(at, GROUP_AREA), to, others[0])
                lines.append(line("odds", {"percent": percent}, "SA-9.5"))
            if to < LANDS:
                owner = state.control[to]
                age = state.age(owner if owner != NOBODY else others[0])
                lines.append(line("terrain", {"defence": terrain_defence(to, age)}, "SA-9.5"))
                if state.city[to]:
                    lines.append(line("city-defence", {"defence": state.city[to]}, "SA-9.5"))
                if state.forts >> to & 1:
                    lines.append(line("fort", {"defence": FORT_DEFENCE[age]}, "SA-9.5"))
    return lines


def own_types(state: SevenAges, empire: int, at: int) -> list[int]:
    """The types in the group on its way."""
    return [state.type_of(piece) for piece in pieces_in(empire, state.frame_at(at, 5))]


def trading(state: SevenAges, other: int) -> list[Message]:
    """A trade: the modifiers of both sides, and the levels that could be gained."""
    if not top_is(state, TRADE_PARTNER) or state.card_of[other] == NOBODY:
        return []
    empire = state.frame(2)
    lines = [
        line("modifiers", {"own": trade_modifier(state, empire), "theirs": trade_modifier(state, other)}, "SA-7.5")
    ]
    steps = 2 + (state.level[other] > state.level[empire])
    return [*lines, line("steps", {"levels": steps}, "SA-7.6")]
