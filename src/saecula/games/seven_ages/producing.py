"""SA-6.4 to SA-6.14: the course of a Production: events, income, upkeep, purchases. What things cost: production.py."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import AREA_KEYS, COASTAL, COASTS, FORT_COST, LAND, LANDS, SEA, areas_in
from saecula.games.seven_ages.cards import ANY_TIME, EMPIRE_KEYS, timing_mask
from saecula.games.seven_ages.effects import UNTIL_ACTION, end_spans
from saecula.games.seven_ages.fog import arrived, payable
from saecula.games.seven_ages.free_units import begin_production_grants
from saecula.games.seven_ages.moves import ALL, BUY, COAST, DONE, EVENT, FORT, FROM, PLACE, RELEASE, asked_for
from saecula.games.seven_ages.phases import PRODUCE, PURCHASE, UPKEEP
from saecula.games.seven_ages.production import (
    MOST_MONEY,
    available_types,
    class_barred,
    cost_rows,
    free_upkeep,
    income,
    needed_level,
    price_under,
    supply,
    unit_price,
    upkeep,
)
from saecula.games.seven_ages.realm import consequences, empires_in, lift, put, show_face
from saecula.games.seven_ages.state import NOBODY, RESERVE, SevenAges
from saecula.games.seven_ages.units import FIRST_COMMON, NAVAL, TYPE_KEYS
from saecula.games.seven_ages.windows import AS_EVENT, is_own_event, name_targets, own_events
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase

OWN_TIMING: Final[int] = timing_mask("own_production")


def begin_production(state: SevenAges, seat: int, empire: int) -> None:
    """A Production of an empire begins: its owner may play events first (SA-6.12)."""
    state.push(PRODUCE, seat, empire)


class Produce(Phase[SevenAges]):
    """Events before income; done collects it. Frame: 2 empire."""

    key = "seven_ages-prompt-produce"
    rule = "SA-6.12"

    def step(self, state: SevenAges) -> bool:
        """With an empty hand, which everybody sees, there is nothing to choose: the income is collected at once."""
        if state.hand_size(state.frame(1)):
            return False
        self.earn(state, state.frame(1), state.frame(2))
        return True

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Own production events, or done."""
        return [DONE[0], *own_events(state, seat, ANY_TIME | OWN_TIMING)]

    def allows(self, state: SevenAges, seat: int, move: int) -> bool:
        """Done is always legal, an event if it can be played."""
        return move in DONE or is_own_event(state, seat, move, ANY_TIME | OWN_TIMING)

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Play an event, or earn the income and go on to upkeep."""
        empire = state.frame(2)
        if move in EVENT:
            name_targets(state, seat, EVENT.arg(move), AS_EVENT)
        else:
            self.earn(state, seat, empire)

    def earn(self, state: SevenAges, seat: int, empire: int) -> None:
        """Collect the income."""
        earned = income(state, empire)
        state.money[empire] = min(state.money[empire] + earned, MOST_MONEY)
        told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "money": earned}
        state.tell("seven_ages-income", told, "SA-6.1")
        state.goto(UPKEEP, seat, empire, NOBODY, 0)

    def prompt(self, state: SevenAges, seat: int) -> Message:
        """What the income would be now."""
        empire = state.frame(2)
        told: dict[str, object] = {"seat": seat, "empire": EMPIRE_KEYS[state.card_of[empire]]}
        told["money"] = income(state, empire)
        return Message(self.key, told, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """Only events that fit a Production."""
        return Message("seven_ages-no-production", {}, self.rule)


# --------------------------------------------------------------------------------------------------------- upkeep


class Upkeep(Phase[SevenAges]):
    """Units that are not paid for return to the reserve; the owner chooses (SA-6.4).

    Frame: 2 empire, 3 the area from which a unit is released, 4 where units have been released: the sea areas of the
    mask are above the land areas, as in every set of areas.
    """

    key = "seven_ages-prompt-upkeep"
    rule = "SA-6.4"

    def step(self, state: SevenAges) -> bool:
        """Nothing to ask where nothing is owed."""
        empire = state.frame(2)
        if state.frame(3) != NOBODY or upkeep(state, empire):
            return False
        self.pay(state, state.frame(1), empire)
        return True

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """An area, then a type there; done once the rest can be paid for."""
        empire, area = state.frame(2), state.frame(3)
        if area != NOBODY:
            types = sorted({state.type_of(piece) for piece in state.units_at(empire, area)})
            return [RELEASE[t] for t in types]
        offered = [FROM[a] for a in areas_in(state.units_in[empire])]
        if upkeep(state, empire) <= state.money[empire]:
            offered.append(DONE[0])
        return offered

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Release one unit, or pay for the rest."""
        empire = state.frame(2)
        if move in FROM:
            state.set_frame(3, FROM.arg(move))
        elif move in RELEASE:
            area = state.frame(3)
            piece = next(p for p in state.units_at(empire, area) if state.type_of(p) == RELEASE.arg(move))
            lift(state, piece)
            consequences(state, setting_up=empire)
            told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "area": AREA_KEYS[area]}
            told["unit"] = TYPE_KEYS[RELEASE.arg(move)]  # shown when it leaves the map (SA-14.2)
            state.tell("seven_ages-unit-released", told, self.rule)
            state.set_frame(3, NOBODY)
            state.set_frame(4, state.frame(4) | 1 << area)
        else:
            self.pay(state, seat, empire)

    def pay(self, state: SevenAges, seat: int, empire: int) -> None:
        """Pay, put disorder where units were released and the area is still controlled, and go on to purchases."""
        paid = upkeep(state, empire)
        state.money[empire] -= paid
        if paid:
            told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "money": paid}
            state.tell("seven_ages-upkeep", told, self.rule)
        released = state.frame(4) & state.held[empire]
        state.disorder |= released
        state.goto(PURCHASE, seat, empire, NOBODY, NOBODY, NOBODY)
        consequences(state)
        if state.card_of[empire] == NOBODY:
            end_production(state, empire)
        else:
            begin_production_grants(state, seat, empire)

    def prompt(self, state: SevenAges, seat: int) -> Message:
        """What is owed, and what there is."""
        empire = state.frame(2)
        told: dict[str, object] = {"seat": seat, "empire": EMPIRE_KEYS[state.card_of[empire]]}
        told.update({"cost": upkeep(state, empire), "money": state.money[empire], "free": free_upkeep(state, empire)})
        return Message(self.key, told, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """Done wants the money; only where units stand."""
        empire = state.frame(2)
        if move in DONE:
            told: dict[str, object] = {"cost": upkeep(state, empire), "money": state.money[empire]}
            return Message("seven_ages-no-upkeep-money", told, self.rule)
        return Message("seven_ages-no-upkeep", {}, self.rule)


# ------------------------------------------------------------------------------------------------------ purchases

# The frame of Purchase: 2 empire, 3 type being placed, 4 area of a ship whose coast is asked for; from 6 on the area of
# each unit placed in this Production.
EMPIRE: Final = 2
TYPE: Final = 3
SHIP_AREA: Final = 4
PLACED: Final = 6


def limit(state: SevenAges, area: int) -> int:
    """How many units may be placed in an area in one Production: the city's level, or 1 (SA-6.6)."""
    return max(state.city[area], 1) if area < LANDS else 1


def places(state: SevenAges, empire: int, unit: int, one: bool = False) -> list[int]:
    """Where a unit can be placed now (SA-6.6, SA-6.14), or only the first area."""
    held = state.held[empire] & ((LAND & COASTAL) | SEA if NAVAL >> unit & 1 else LAND)
    placed = state.stack[state.top_frame + PLACED :]  # in this Production, free ones apart
    found: list[int] = []
    for area in areas_in(held):
        if placed.count(area) < limit(state, area) and len(empires_in(state, area)) == 1:
            found.append(area)
            if one:
                break
    return found


class Purchase(Phase[SevenAges]):
    """Units and forts in any mix, one after the other (SA-6.5 to SA-6.7)."""

    key = "seven_ages-prompt-purchase"
    rule = "SA-6.5"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """A type, then its area, then (for a ship, where there are several) its coast; forts; done."""
        return self.offered(state, ALL)

    def allows(self, state: SevenAges, seat: int, move: int) -> bool:
        """The same for one move."""
        return move in self.offered(state, move)

    def offered(self, state: SevenAges, wanted: int) -> list[int]:
        """See `legal`; as much of it as is wanted."""
        empire, unit = state.frame(EMPIRE), state.frame(TYPE)
        if state.frame(SHIP_AREA) != NOBODY:
            return [COAST[water - LANDS] for water in COASTS[state.frame(SHIP_AREA)]]
        if unit != NOBODY:
            return [PLACE[area] for area in places(state, empire, unit)]
        offered = [DONE[0]]
        if asked_for(wanted, BUY):
            offered += [BUY[t] for t in self.types(state, empire)]
        if asked_for(wanted, FORT) and state.money[empire] >= FORT_COST and not state.barbarian(empire):
            offered += [FORT[area] for area in areas_in(state.held[empire] & LAND & ~state.forts)]
        return offered

    def types(self, state: SevenAges, empire: int) -> list[int]:
        """The types that the empire can pay for and has a place for."""
        costs, money = cost_rows(state, empire), state.money[empire]
        found: list[int] = []
        room = [-1, -1]  # for land units and aircraft, for ships: whether there is a place, -1: not looked yet
        for t in available_types(state, empire):
            if price_under(costs, t) <= money:
                afloat = NAVAL >> t & 1
                if room[afloat] < 0:
                    room[afloat] = len(places(state, empire, t, one=True))
                if room[afloat]:
                    found.append(t)
        return found

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Buy and place one thing; done ends the Production."""
        empire = state.frame(EMPIRE)
        if move in DONE:
            end_production(state, empire)
        elif move in BUY:
            state.set_frame(TYPE, BUY.arg(move))
        elif move in FORT:
            area = FORT.arg(move)
            state.money[empire] -= FORT_COST
            state.forts |= 1 << area
            told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "area": AREA_KEYS[area]}
            state.tell("seven_ages-fort-built", told, "SA-6.7")
        elif move in PLACE:
            area = PLACE.arg(move)
            if NAVAL >> state.frame(TYPE) & 1 and area < LANDS:
                if len(COASTS[area]) > 1:
                    state.set_frame(SHIP_AREA, area)
                else:
                    self.place(state, empire, area, COASTS[area][0])
            else:
                self.place(state, empire, area, NOBODY)
        else:
            self.place(state, empire, state.frame(SHIP_AREA), LANDS + COAST.arg(move))

    def place(self, state: SevenAges, empire: int, area: int, coast: int) -> None:
        """Pay, and put the unit on the map; everybody sees the money and the number, not the type (SA-14)."""
        unit = state.frame(TYPE)
        paid = unit_price(state, empire, unit)
        state.money[empire] -= paid
        piece = supply(state, empire, unit)[0]
        if piece >= FIRST_COMMON:
            state.holder[piece - FIRST_COMMON] = empire
            state.place[piece] = RESERVE
        show_face(state, piece, unit)
        put(state, piece, area, coast)
        arrived(state, empire, piece, payable(state, empire, area, paid))
        state.set_frame(TYPE, NOBODY)
        state.set_frame(SHIP_AREA, NOBODY)
        state.stack.append(area)
        told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "area": AREA_KEYS[area]}
        told["money"] = paid
        state.tell("seven_ages-unit-bought", told, self.rule)

    def prompt(self, state: SevenAges, seat: int) -> Message:
        """What to buy; once a type is chosen, where it goes."""
        if state.frame(TYPE) == NOBODY:
            return super().prompt(state, seat)
        told: dict[str, object] = {"seat": seat, "unit": TYPE_KEYS[state.frame(TYPE)]}
        return Message("seven_ages-prompt-place-unit", told, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """Level, sign, supply, money or place."""
        empire = state.frame(EMPIRE)
        if move in BUY:
            unit = BUY.arg(move)
            told: dict[str, object] = {"unit": TYPE_KEYS[unit]}
            if needed_level(state, empire, unit) > state.level[empire]:
                told["level"] = needed_level(state, empire, unit)
                return Message("seven_ages-no-buy-level", told, "SA-6.5")
            if class_barred(state, empire, unit):
                return Message(f"seven_ages-no-buy-{class_barred(state, empire, unit)}", told, "SA-6.8")
            if not supply(state, empire, unit):
                return Message("seven_ages-no-buy-supply", told, "SA-6.5")
            if unit_price(state, empire, unit) > state.money[empire]:
                told["cost"] = unit_price(state, empire, unit)
                return Message("seven_ages-no-buy-money", told, "SA-6.5")
            return Message("seven_ages-no-buy-place", told, "SA-6.6")
        if move in PLACE:
            return Message("seven_ages-no-place", {"area": AREA_KEYS[PLACE.arg(move)]}, "SA-6.6")
        if move in FORT:
            return Message("seven_ages-no-fort", {"area": AREA_KEYS[FORT.arg(move)]}, "SA-6.7")
        return Message("seven_ages-no-purchase", {}, self.rule)


def end_production(state: SevenAges, empire: int) -> None:
    """The Production is over."""
    state.lost_land &= ~(1 << empire)
    end_spans(state, UNTIL_ACTION, empire)
    state.pop()
