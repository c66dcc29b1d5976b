"""SA-5: Start Empire. The card, its colour and level; then units, a leader, the conflicts, the capital and the rest.

Stages follow SA-5.7. Each is a phase of its own on the stack; `begin_*` functions lead from one to the next.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import AREA_KEYS, COASTAL, COASTS, LANDS, areas_in
from saecula.games.seven_ages.cards import (
    ANY_TIME,
    EMPIRE_KEYS,
    MONEY,
    timing_mask,
)
from saecula.games.seven_ages.components import age_of
from saecula.games.seven_ages.effects import EFFECTS
from saecula.games.seven_ages.effects_schema import StartWith
from saecula.games.seven_ages.fog import arrived, payable
from saecula.games.seven_ages.founding import (
    CONVERTS,
    FREE_UNITS,
    can_start,
    chosen_areas,
    colours,
    empire_with,
    levels,
    named_leaders,
    start_areas,
)
from saecula.games.seven_ages.moves import (
    AREA,
    BUY,
    COAST,
    COLOUR,
    DONE,
    EVENT,
    FOUND,
    LEVEL,
    PASS,
    PLACE,
    RECRUIT,
)
from saecula.games.seven_ages.phases import (
    CONFLICTS,
    START_EMPIRE,
    START_LEADER,
    START_REST,
    START_UNITS,
)
from saecula.games.seven_ages.production import (
    available_types,
    cost_rows,
    needed_level,
    price_under,
    supply,
    unit_price,
)
from saecula.games.seven_ages.progress import entered_age
from saecula.games.seven_ages.realm import consequences, in_reserve, lift, put, show_face, take_elephant
from saecula.games.seven_ages.start_capital import end_start
from saecula.games.seven_ages.state import ANY_TYPE, HAND, IN_PLAY, NOBODY, RESERVE, SevenAges
from saecula.games.seven_ages.turn import max_empires
from saecula.games.seven_ages.units import (
    FIRST_COMMON,
    INFANTRY,
    LEADER_NAMES,
    NAVAL,
    TYPE_INDEX,
    TYPE_KEYS,
    TYPES,
)
from saecula.games.seven_ages.windows import AS_EVENT, is_own_event, name_targets, own_events
from saecula.kernel.dealing import mask_of
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase

# ------------------------------------------------------------------------------------------- the card and its colour

# The frame of StartEmpire: 2 card, 3 colour, 4 area, each NOBODY until it is chosen.
OWN_TIMING: Final[int] = timing_mask("own_start")
CARD: Final = 2
COLOUR_CHOSEN: Final = 3
AREA_CHOSEN: Final = 4


def begin_start(state: SevenAges, seat: int) -> None:
    """A Start Empire action begins."""
    state.push(START_EMPIRE, seat, NOBODY, NOBODY, NOBODY)


class StartEmpire(Phase[SevenAges]):
    """Which empire, in which colour, where and at which level; or none (SA-5.1)."""

    key = "seven_ages-prompt-start"
    rule = "SA-5.1"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """A card first; then its colour, its area and its level where there is a choice."""
        card = state.frame(CARD)
        if card == NOBODY:
            offered = [PASS[0], *own_events(state, seat, ANY_TIME | OWN_TIMING)]
            offered += [FOUND[c] for c in state.hand(seat) if self.may_found(state, seat, c)]
            return offered
        if state.frame(COLOUR_CHOSEN) == NOBODY:
            return [COLOUR[s] for s in colours(state, seat, card)]
        if state.frame(AREA_CHOSEN) == NOBODY and chosen_areas(state, card):
            return [AREA[a] for a in chosen_areas(state, card) if levels(state, card, a)]
        return [LEVEL[level - 1] for level in levels(state, card, state.frame(AREA_CHOSEN))]

    def allows(self, state: SevenAges, seat: int, move: int) -> bool:
        """The same for one move."""
        if state.frame(CARD) != NOBODY:
            return move in self.legal(state, seat)
        if move in FOUND:
            card = FOUND.arg(move)
            return state.card_at[card] == HAND + seat and self.may_found(state, seat, card)
        return move in PASS or is_own_event(state, seat, move, ANY_TIME | OWN_TIMING)

    def may_found(self, state: SevenAges, seat: int, card: int) -> bool:
        """Whether the empire of a card can start, and the player may have one more."""
        return len(state.empires_of(seat)) < max_empires(state) and not can_start(state, seat, card)

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Note the choice; where only one is left it is not asked for."""
        if move in PASS:
            end_start(state, seat)
            return
        if move in EVENT:
            name_targets(state, seat, EVENT.arg(move), AS_EVENT)
            return
        if move in FOUND:
            state.set_frame(CARD, FOUND.arg(move))
        elif move in COLOUR:
            state.set_frame(COLOUR_CHOSEN, COLOUR.arg(move))
        elif move in AREA:
            state.set_frame(AREA_CHOSEN, AREA.arg(move))
        card, colour, area = state.frame(CARD), state.frame(COLOUR_CHOSEN), state.frame(AREA_CHOSEN)
        if move in LEVEL:
            found(state, seat, card, colour, area, LEVEL.arg(move) + 1)
        elif colour != NOBODY and (area != NOBODY or not chosen_areas(state, card)):
            possible = levels(state, card, area)
            if len(possible) == 1:
                found(state, seat, card, colour, area, possible[0])

    def prompt(self, state: SevenAges, seat: int) -> Message:
        """Which empire; then its counters, its area, its level."""
        card = state.frame(CARD)
        if card == NOBODY:
            return super().prompt(state, seat)
        wanted = "level"
        if state.frame(COLOUR_CHOSEN) == NOBODY:
            wanted = "colour"
        elif state.frame(AREA_CHOSEN) == NOBODY and chosen_areas(state, card):
            wanted = "area"
        return Message(f"{self.key}-{wanted}", {"seat": seat, "empire": EMPIRE_KEYS[card]}, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """The colour is not free, the area or level is not open to the new empire."""
        if move in COLOUR and state.frame(CARD) != NOBODY:
            return Message("seven_ages-no-start-colour", {}, "SA-5.5")
        return Message("seven_ages-no-start", {}, self.rule)


def found(state: SevenAges, seat: int, card: int, colour: int, area: int, level: int) -> None:
    """SA-5.7 (a) to (c): the empire is in play, with its markers and what it converts."""
    home = start_areas(state, card, area)
    state.goto(START_UNITS, seat, colour, NOBODY, NOBODY, 0)
    state.card_of[colour] = card
    state.card_at[card] = IN_PLAY + colour
    state.known[card] = -1
    state.owner[colour] = seat
    state.level[colour] = level
    state.money[colour] = MONEY[card]
    state.home[colour] = home
    state.reveals += 1
    told: dict[str, object] = {"seat": seat, "empire": EMPIRE_KEYS[card], "level": level}
    state.tell("seven_ages-empire-started", told, "SA-5.1")
    if not state.first_age:
        state.first_age = age_of(level)
    for effect in EFFECTS[card]:
        if isinstance(effect, StartWith):
            state.elite[colour] += effect.elite
            for _ in range(effect.elephants):
                take_elephant(state, colour)
    convert(state, colour, area)
    entered_age(state, age_of(level), setting_up=colour)


def convert(state: SevenAges, empire: int, area: int) -> None:
    """SA-5.9: units, leaders and cities of another empire in the start areas come over."""
    card = state.card_of[empire]
    if CONVERTS[card] == NOBODY:
        return
    other = state.control[area] if CONVERTS[card] == -2 else empire_with(state, CONVERTS[card])
    if other == NOBODY:
        return
    for at in areas_in(state.home[empire]):
        convert_area(state, empire, other, at, calm=CONVERTS[card] == -2)
    consequences(state, setting_up=empire)


def convert_area(state: SevenAges, empire: int, other: int, area: int, calm: bool) -> None:
    """All that another empire has in one area becomes the new empire's; artefacts go, fort and disorder stay."""
    units = state.units_at(other, area)
    if not units:
        return
    fort, disorder = state.forts >> area & 1, state.disorder >> area & 1
    faces = [state.type_of(piece) for piece in units]
    coasts = [state.coast[piece] for piece in units]
    leaders = [leader for leader in state.leaders_of(other) if state.leader_at[leader] == area]
    for leader in leaders:
        state.leader_of[leader] = empire
    for piece in units:
        lift(state, piece)  # shown when they leave the map (SA-14.2)
    for i, face in enumerate(faces):
        reserve = in_reserve(state, empire, face)
        if reserve:
            show_face(state, reserve[0], face)
            put(state, reserve[0], area, coasts[i])
            arrived(state, empire, reserve[0], ANY_TYPE)
    if state.control[area] == empire and fort:
        state.forts |= 1 << area
    if state.control[area] == empire and disorder and not calm:
        state.disorder |= 1 << area


# ---------------------------------------------------------------------------------------------------- initial units

# The frame of StartUnits: 2 empire, 3 type being placed, 4 area it goes to, 5 how many free units have been placed.
EMPIRE: Final = 2
TYPE: Final = 3
AREA_OF_UNIT: Final = 4
FREE_PLACED: Final = 5


def free_types(state: SevenAges, empire: int, number: int) -> list[int]:
    """The types the next free unit of the special text may be (SA-5.12); empty when there is none left."""
    names = FREE_UNITS[state.card_of[empire]]
    if number >= len(names):
        return []
    name = names[number]
    if name == "best_infantry":  # any infantry face that the level allows
        types = [
            t for t in range(TYPES) if INFANTRY >> t & 1 and needed_level(state, empire, t, True) <= state.level[empire]
        ]
    else:
        types = [TYPE_INDEX[name]]
    return [t for t in types if in_reserve(state, empire, t) and place_for(state, empire, t)]


def next_free(state: SevenAges, empire: int, number: int) -> int:
    """The number of the next free unit there is a counter and a place for; one that is missing is not replaced."""
    while number < len(FREE_UNITS[state.card_of[empire]]) and not free_types(state, empire, number):
        number += 1
    return number


def place_for(state: SevenAges, empire: int, unit: int) -> list[int]:
    """The start areas a unit can be placed in: naval units only on coasts (SA-5.8)."""
    home = state.home[empire]
    return areas_in(home & COASTAL if NAVAL >> unit & 1 else home)


class StartUnits(Phase[SevenAges]):
    """Initial units: free ones first, then bought with the initial money, any number per start area (SA-5.8)."""

    key = "seven_ages-prompt-start-units"
    rule = "SA-5.8"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """A type, then its area, then (for ships, where there are several) its coast."""
        empire, unit, area = state.frame(EMPIRE), state.frame(TYPE), state.frame(AREA_OF_UNIT)
        if area != NOBODY:
            return [COAST[water - LANDS] for water in COASTS[area]]
        if unit != NOBODY:
            return [PLACE[at] for at in place_for(state, empire, unit)]
        free = free_types(state, empire, next_free(state, empire, state.frame(FREE_PLACED)))
        if free:
            return [BUY[t] for t in free]
        costs = cost_rows(state, empire, starting=True)
        afloat = bool(state.home[empire] & COASTAL)
        offered = [
            BUY[t]
            for t in available_types(state, empire, starting=True)
            if price_under(costs, t) <= state.money[empire] and (afloat or not NAVAL >> t & 1)
        ]
        if state.units_in[empire]:
            offered.append(DONE[0])
        return offered

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Place one unit, or go on to the leader."""
        empire = state.frame(EMPIRE)
        if move in DONE:
            state.goto(START_LEADER, seat, empire, NOBODY)
        elif move in BUY:
            state.set_frame(TYPE, BUY.arg(move))
        elif move in PLACE:
            area = PLACE.arg(move)
            if NAVAL >> state.frame(TYPE) & 1 and len(COASTS[area]) > 1:
                state.set_frame(AREA_OF_UNIT, area)
            else:
                self.place(state, empire, area, COASTS[area][0] if NAVAL >> state.frame(TYPE) & 1 else NOBODY)
        else:
            self.place(state, empire, state.frame(AREA_OF_UNIT), LANDS + COAST.arg(move))

    def place(self, state: SevenAges, empire: int, area: int, coast: int) -> None:
        """Pay and put the unit on the map; everybody sees the money and the number, not the type (SA-14)."""
        unit = state.frame(TYPE)
        number = next_free(state, empire, state.frame(FREE_PLACED))
        granted = free_types(state, empire, number)
        paid = 0
        if granted:
            state.set_frame(FREE_PLACED, number + 1)
        else:
            paid = unit_price(state, empire, unit, starting=True)
            state.money[empire] -= paid
        piece = supply(state, empire, unit)[0]
        if piece >= FIRST_COMMON:
            state.holder[piece - FIRST_COMMON] = empire
            state.place[piece] = RESERVE
        show_face(state, piece, unit)
        put(state, piece, area, coast)
        possible = mask_of(granted) if granted else payable(state, empire, area, paid, starting=True)
        arrived(state, empire, piece, possible)
        state.set_frame(TYPE, NOBODY)
        state.set_frame(AREA_OF_UNIT, NOBODY)
        told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "area": AREA_KEYS[area]}
        state.tell("seven_ages-unit-placed", told, self.rule)

    def prompt(self, state: SevenAges, seat: int) -> Message:
        """What to buy; once a type is chosen, where it goes."""
        if state.frame(TYPE) == NOBODY:
            return super().prompt(state, seat)
        told: dict[str, object] = {"seat": seat, "unit": TYPE_KEYS[state.frame(TYPE)]}
        return Message("seven_ages-prompt-place-unit", told, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """Not available, too dear, or no place."""
        if move in BUY:
            return Message("seven_ages-no-buy", {"unit": TYPE_KEYS[BUY.arg(move)]}, self.rule)
        if move in DONE:
            return Message("seven_ages-no-start-without-units", {}, self.rule)
        return Message("seven_ages-no-start-unit", {}, self.rule)


# ------------------------------------------------------------------------------------------- leader and conflicts


class StartLeader(Phase[SevenAges]):
    """Perhaps a named leader of the current age, free, in a start area with a unit (SA-5.7, SA-5.17)."""

    key = "seven_ages-prompt-start-leader"
    rule = "SA-5.7"

    def step(self, state: SevenAges) -> bool:
        """Nobody to ask where no named leader can come."""
        if state.frame(3) != NOBODY or named_leaders(state, state.frame(2)):
            return False
        self.go_on(state, state.frame(1), state.frame(2))
        return True

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """A leader, then his area; or none."""
        empire, leader = state.frame(2), state.frame(3)
        if leader != NOBODY:
            return [AREA[area] for area in areas_in(state.units_in[empire] & state.home[empire])]
        return [PASS[0], *[RECRUIT[one] for one in named_leaders(state, empire)]]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Place him; then the conflicts are fought, and after them comes the capital."""
        empire = state.frame(2)
        if move in RECRUIT:
            state.set_frame(3, RECRUIT.arg(move))
            return
        if move in AREA:
            leader = state.frame(3)
            state.leader_at[leader] = AREA.arg(move)
            state.leader_of[leader] = empire
            told: dict[str, object] = {
                "leader": f"seven_ages-leader-{LEADER_NAMES[leader]}",
                "area": AREA_KEYS[AREA.arg(move)],
            }
            state.tell("seven_ages-leader-recruited", told, self.rule)
        self.go_on(state, seat, empire)

    def go_on(self, state: SevenAges, seat: int, empire: int) -> None:
        """Conflicts come next, then the capital."""
        state.goto(START_REST, seat, empire)
        state.push(CONFLICTS, seat, 1 << empire, empire)  # fights only where foreign units stand (SA-5.10)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """Only a named leader of this empire and age who has not appeared."""
        if move in RECRUIT:
            return Message("seven_ages-no-leader", {}, "SA-5.17")
        return Message("seven_ages-no-start", {}, self.rule)
