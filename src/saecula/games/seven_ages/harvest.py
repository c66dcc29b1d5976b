"""SA-12: the end of the turn. Free progress, buying glory, the harvest of icons; then the game's end or a new turn.

The frame END_OF_TURN lies on that of the turn: harvest_frame.py says what it holds. Ties: ties.py.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.cards import CATEGORY_NAMES, DISCARD, EMPIRE_KEYS, ICONS, STEPS, TRADE, WILD
from saecula.games.seven_ages.census import CLASSES, Census
from saecula.games.seven_ages.components import DARK, TOP_LEVEL
from saecula.games.seven_ages.effects import (
    CONDITIONS,
    DARK_AGE_PROGRESS,
    EFFECTS,
    FIRST_EVENT,
    PRICE_ROWS,
    SPAN_NO_PROGRESS,
    UNTIL_TURN,
    end_spans,
    holds,
    permitted,
    sources,
    span_numbers,
    works,
)
from saecula.games.seven_ages.effects_schema import HarvestGlory
from saecula.games.seven_ages.ending import end_game, ends_now
from saecula.games.seven_ages.glory import UNIT_CATEGORIES, pays
from saecula.games.seven_ages.glory_ledger import FROM_BUYING, FROM_EVENTS, FROM_ICONS, FROM_LEADERS, gain_glory
from saecula.games.seven_ages.harvest_frame import AT, BOUGHT, HALVED, STAGE
from saecula.games.seven_ages.moves import BUY_GLORY, PASS
from saecula.games.seven_ages.phases import BUYING_GLORY, END_OF_TURN
from saecula.games.seven_ages.progress import advance
from saecula.games.seven_ages.state import NO_MARKER, NOBODY, REVEALED, SPENT, VOID, SevenAges
from saecula.games.seven_ages.ties import ask_ties, rank_orders
from saecula.games.seven_ages.turn import condition, lies, take_markers_back, wild_lies_on
from saecula.games.seven_ages.units import LEADER_TYPE, LEADER_TYPE_INDEX, LEADERS, SETS
from saecula.games.seven_ages.windows import END_TURN_WINDOW, HARVEST_WINDOW, open_window
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase

GLORY_PRICE: Final = 50  # without the Renaissance (SA-12.3)
CHEAPEST_GLORY: Final[int] = min(
    [row.amount for rows in PRICE_ROWS for row in rows if row.of == "glory"], default=GLORY_PRICE
)
YIELDING: Final[list[int]] = [  # sources with glory at the harvest
    source for source in range(FIRST_EVENT) if any([isinstance(effect, HarvestGlory) for effect in EFFECTS[source]])
]
ARTIST: Final[int] = LEADER_TYPE_INDEX["artist"]


def begin_end_of_turn(state: SevenAges) -> None:
    """The seven steps are over."""
    state.push(END_OF_TURN, 0, 0, 0, 0, 0, *[0] * (state.seats + SETS))


class EndOfTurn(Phase[SevenAges]):
    """The sequence of SA-12.1. Asks nobody itself."""

    def step(self, state: SevenAges) -> bool:
        """Go on to the next part."""
        stage = state.frame(STAGE)
        state.set_frame(STAGE, stage + 1)
        if stage == 0:
            open_window(state, END_TURN_WINDOW)
        elif stage == 1:
            free_progress(state)
        elif stage == 2:
            open_window(state, HARVEST_WINDOW)
        elif stage == 3:
            self.next_buyer(state)
        elif stage == 4:
            announce_units(state)
        elif stage == 5:
            if ask_ties(state):
                state.set_frame_at(state.find(END_OF_TURN), STAGE, 5)
        elif stage == 6:
            harvest(state)
        else:
            state.pop()
            finish_turn(state)
        return True

    def next_buyer(self, state: SevenAges) -> None:
        """SA-12.3: board order, one empire after the other."""
        order = [empire for seat in state.board_order() for empire in state.empires_of(seat)]
        at = state.frame(AT)
        if at < len(order):
            state.set_frame(AT, at + 1)
            state.set_frame(STAGE, 3)
            empire = order[at]
            if state.money[empire] >= CHEAPEST_GLORY and state.money[empire] >= glory_price(state, empire):
                state.push(BUYING_GLORY, state.owner[empire], empire)


# -------------------------------------------------------------------------------------------------------- progress


def free_progress(state: SevenAges) -> None:
    """SA-12.2: every empire goes up 1, but not from a dark-age level, nor under a wild; go slow may stop it."""
    rows: list[tuple[int, int, int]] = []
    order = state.board_order()
    for empire in state.in_play():
        rows.append((-state.level[empire], order.index(state.owner[empire]), empire))
    rows.sort()
    setbacks = go_slow(state) if state.go_slow_rule else []
    barred = [barred_from_progress(state, empire) for empire in range(SETS)]
    for _, _, empire in rows:
        if state.card_of[empire] == NOBODY:
            continue
        if barred[empire]:
            told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]]}
            state.tell(f"seven_ages-no-free-progress-{barred[empire]}", told, "SA-12.2")
        else:
            advance(state, empire, 1)
    for empire in setbacks:
        advance(state, empire, -1)


def barred_from_progress(state: SevenAges, empire: int) -> str:
    """Why an empire makes no free progress: the end of a text key, "" if it does."""
    if state.card_of[empire] == NOBODY:
        return ""
    if wild_lies_on(state, empire):
        return "wild"
    if span_numbers(state, empire, SPAN_NO_PROGRESS):
        return "event"
    if state.go_slow_rule and hit(state, empire):
        return "go-slow"
    level = state.level[empire]
    if level <= TOP_LEVEL and DARK[level] and not permitted(state, empire, DARK_AGE_PROGRESS):
        return "dark-age"
    return ""


def action_of(state: SevenAges, empire: int) -> int:
    """The action an empire's revealed marker stood for this turn, cancelled ones too; NO_MARKER if none."""
    seat = state.owner[empire]
    for marker in range(STEPS + 1):
        if lies(state, seat, marker) == empire and condition(state, seat, marker) in (REVEALED, SPENT, VOID):
            return state.marker_used_as[seat] if marker == WILD else marker
    return NO_MARKER


def hit(state: SevenAges, empire: int) -> bool:
    """SA-13.3: whether go slow keeps an empire from free progress."""
    action = action_of(state, empire)
    trade = TRADE[state.card_of[empire]]
    if action != NO_MARKER and action in state.go_slow:
        box = state.go_slow.index(action)
        if box == 0 or (box == 1 and trade < 1) or (box == 2 and trade < 0):
            return True
    return discard_hit(state, state.owner[empire])


def discard_hit(state: SevenAges, seat: int) -> bool:
    """Whether an empire of the player did Discard Empire and the Discard marker lies in a box."""
    if DISCARD not in state.go_slow:
        return False
    for marker in (DISCARD, WILD):
        used = marker == DISCARD or state.marker_used_as[seat] == DISCARD
        if used and condition(state, seat, marker) in (REVEALED, SPENT, VOID):
            return True
    return False


def go_slow(state: SevenAges) -> list[int]:
    """The empires that go back 1 level (SA-13.3); the markers are shown."""
    for box, action in enumerate(state.go_slow):
        if action != NO_MARKER:
            state.tell("seven_ages-go-slow", {"box": box + 1, "action": action}, "SA-13.3")
    state.reveals += 1
    back: list[int] = []
    for empire in state.in_play():
        action = action_of(state, empire)
        if discard_hit(state, state.owner[empire]) and action != NO_MARKER and action in state.go_slow:
            if action != DISCARD and TRADE[state.card_of[empire]] < 1:
                back.append(empire)
    return back


# ------------------------------------------------------------------------------------------------------ buying glory


def glory_price(state: SevenAges, empire: int) -> int:
    """What one glory costs an empire: the lowest price that applies (SA-12.3)."""
    price = GLORY_PRICE
    for at in sources(state, empire):
        for row in PRICE_ROWS[at.source]:
            if row.of == "glory" and holds(state, empire, row.condition, at.area):
                price = min(price, row.amount)
    return price


class BuyingGlory(Phase[SevenAges]):
    """An empire may buy glory (SA-12.3). Frame: 2 empire."""

    key = "seven_ages-prompt-buy-glory"
    rule = "SA-12.3"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """As much as the money allows, or none."""
        empire = state.frame(2)
        most = state.money[empire] // glory_price(state, empire)
        return [PASS[0], *[BUY_GLORY[i] for i in range(most)]]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Pay; the glory is part of this turn's harvest."""
        empire = state.frame(2)
        price = glory_price(state, empire)
        state.pop()
        if move in BUY_GLORY:
            amount = BUY_GLORY.arg(move) + 1
            state.money[empire] -= amount * price
            state.set_frame(BOUGHT + seat, state.frame(BOUGHT + seat) + amount)
            told: dict[str, object] = {"seat": seat, "empire": EMPIRE_KEYS[state.card_of[empire]], "glory": amount}
            state.tell("seven_ages-glory-bought", told, self.rule)

    def prompt(self, state: SevenAges, seat: int) -> Message:
        """The price and the money."""
        empire = state.frame(2)
        told: dict[str, object] = {"seat": seat, "empire": EMPIRE_KEYS[state.card_of[empire]]}
        told.update({"cost": glory_price(state, empire), "money": state.money[empire]})
        return Message(self.key, told, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """Not enough money."""
        told: dict[str, object] = {"cost": glory_price(state, state.frame(2))}
        return Message("seven_ages-no-buy-glory", told, self.rule)


# ---------------------------------------------------------------------------------------------------------- harvest


def announce_units(state: SevenAges) -> None:
    """SA-12.7: for every unit category that an icon in play ranks, each empire's number is told to everybody."""
    wanted = {icon.category for empire in state.in_play() for icon in ICONS[state.card_of[empire]]}
    census = Census(state)
    for i, category in enumerate(UNIT_CATEGORIES):
        if category in wanted:
            for empire in census.empires:
                count = census.counts[empire * CLASSES + i]
                state.fewest[empire * CLASSES + i] = count
                state.most[empire * CLASSES + i] = count
                told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "units": count}
                told["category"] = f"seven_ages-category-{CATEGORY_NAMES[category]}"
                state.tell("seven_ages-units-told", told, "SA-12.7")
    state.reveals += 1


def harvest_glory(state: SevenAges, empire: int) -> int:
    """What leaders and artefacts yield at the harvest (`harvest_glory`)."""
    found = 0
    if not any([works(state, empire, source) for source in YIELDING]):
        return found
    for at in sources(state, empire):
        for effect in EFFECTS[at.source]:
            if isinstance(effect, HarvestGlory):
                if not holds(state, empire, CONDITIONS.index(effect.condition or ""), at.area):
                    continue
                found += effect.amount * (artists_in_cities(state, empire) if effect.per else 1)
    return found


def artists_in_cities(state: SevenAges, empire: int) -> int:
    """Artists of an empire in undisordered areas with a city."""
    count = 0
    for leader in range(LEADERS):
        if state.leader_of[leader] == empire and LEADER_TYPE[leader] == ARTIST:
            area = state.leader_at[leader]
            count += area < len(state.city) and state.city[area] > 0 and not state.disorder >> area & 1
    return count


def harvest(state: SevenAges) -> None:
    """SA-12.1, SA-12.10: icons of all empires on the position reached, harvest glory, events; added per player."""
    orders = rank_orders(state)
    for seat in state.board_order():
        icons, leaders = 0, 0
        for empire in state.empires_of(seat):
            paid = [pays(state, empire, icon, [], orders) for icon in ICONS[state.card_of[empire]]]
            events = state.frame(BOUGHT + state.seats + empire)
            if events & 1 and paid:
                paid[paid.index(max(paid))] = min(max(paid), 0)
            amount = sum(paid)
            if events >> 1 and amount > 0:
                amount += min(amount, (events >> 1) - 1)
            icons += amount
            leaders += harvest_glory(state, empire)
            told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "glory": amount}
            state.tell("seven_ages-empire-harvest", told, "SA-12.4")
        bought = state.frame(BOUGHT + seat)
        whole = bought + icons + leaders
        halved = whole
        for _ in range(state.frame(HALVED)):
            if halved > 0:
                halved = (halved + 1) // 2
        gain_glory(state, seat, bought, FROM_BUYING, "SA-12.3")
        gain_glory(state, seat, leaders, FROM_LEADERS, "SA-12.1")
        gain_glory(state, seat, icons, FROM_ICONS, "SA-12.4")  # the only part that may be negative: not below 0 in all
        gain_glory(state, seat, halved - whole, FROM_EVENTS, "SA-12.10")


def finish_turn(state: SevenAges) -> None:
    """SA-12.11: the end of the game, or the turn marker passes to the left."""
    end_spans(state, UNTIL_TURN, NOBODY)
    state.spans = []
    state.capped = []
    state.fighting = 0
    state.traded = 0
    take_markers_back(state)
    if ends_now(state):
        end_game(state)
        return
    state.first = (state.first + 1) % state.seats
    state.step = 0
