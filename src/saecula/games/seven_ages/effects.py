"""Standing effects (appendix A): what an empire gets from its special, leaders, religion, government and artefacts.

A *source* is an int: a card's special, a good (artefact, religion, government), a leader type or an event. `sources`
lists those an empire has now, each with the area where it works. Equal effects of different sources add up; the same
artefact never counts twice for one empire. Effects of events that last are rows in `state.spans`.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages import effects_schema as schema
from saecula.games.seven_ages.areas import AREAS, COUNTS_FOR_GLORY, RESOURCE_NAMES, TERRAIN_NAMES, terrain_mask
from saecula.games.seven_ages.cards import ARTEFACTS, CARDS, EVENT_INDEX, GOODS
from saecula.games.seven_ages.components import (
    age_mask,
    artefacts,
    cards,
    events,
    governments,
    leaders,
    lookup,
    religions,
)
from saecula.games.seven_ages.state import BOX, NOBODY, ON_EMPIRE, UNBUILT, SevenAges
from saecula.games.seven_ages.units import LEADER_TYPE, TYPE_INDEX, types_of_class

# -------------------------------------------------------------------------------------------------------- sources

FIRST_GOOD: Final[int] = CARDS
FIRST_LEADER_TYPE: Final[int] = CARDS + GOODS
FIRST_EVENT: Final[int] = FIRST_LEADER_TYPE + len(leaders.leader_types)
SOURCES: Final[int] = FIRST_EVENT + len(events)

EFFECTS: Final[list[list[schema.AnyEffect]]] = (
    [list(card.empire.effects) for card in cards]
    + [list(row.effects) for row in artefacts]
    + [list(row.effects) for row in [*religions, *governments]]
    + [list(row.effects) for row in leaders.leader_types]
    + [list(row.effects) for row in events]
)
SOURCE_NAMES: Final[list[str]] = (
    [card.empire.id for card in cards]
    + [row.id for row in artefacts]
    + [row.id for row in [*religions, *governments]]
    + [row.id for row in leaders.leader_types]
    + [row.id for row in events]
)

NOWHERE: Final = -1  # where a source works that lies on a card


class Source:
    """A source that an empire has now, and the area where it lies or stands (NOWHERE: on a card)."""

    def __init__(self, source: int, area: int) -> None:
        self.source = source
        self.area = area


def has_good(state: SevenAges, empire: int, good: int) -> bool:
    """Whether the empire has an artefact, religion or government, by itself or through a blue marker (SA-10.14)."""
    if good >= ARTEFACTS:
        return good in (state.religion(empire), state.government(empire))
    at = state.good_at[good]
    if at >= ON_EMPIRE:
        if at - ON_EMPIRE == empire:
            return True
    elif at != UNBUILT and state.control[at] == empire:
        return True
    blue = state.blue_at[good]
    return blue > 0 and _reaches_blue(state, empire, blue)


def _reaches_blue(state: SevenAges, empire: int, blue: int) -> bool:
    return state.level[empire] >= blue  # SA-10.5: at or above; `blue_marker_inclusive` is applied by the marker's level


def sources(state: SevenAges, empire: int) -> list[Source]:
    """Everything that works for an empire now (events that last apart)."""
    found = [Source(state.card_of[empire], NOWHERE)]
    for good in (state.belief[2 * empire], state.belief[2 * empire + 1]):
        if good != NOBODY:
            found.append(Source(FIRST_GOOD + good, NOWHERE))
    good_at, blue_at = state.good_at, state.blue_at
    for good in range(ARTEFACTS):
        at = good_at[good]
        if at != UNBUILT:
            if at == ON_EMPIRE + empire:
                found.append(Source(FIRST_GOOD + good, NOWHERE))
                continue
            if at < AREAS and state.control[at] == empire:
                found.append(Source(FIRST_GOOD + good, at))
                continue
        if blue_at[good] and _reaches_blue(state, empire, blue_at[good]):
            found.append(Source(FIRST_GOOD + good, NOWHERE))
    for leader in state.leaders_of(empire):
        if state.leader_at[leader] > BOX:
            found.append(Source(FIRST_LEADER_TYPE + LEADER_TYPE[leader], state.leader_at[leader]))
    return found


def works(state: SevenAges, empire: int, source: int) -> bool:
    """Whether one source works for an empire now: `sources`, asked about a single one."""
    if source < FIRST_GOOD:
        return state.card_of[empire] == source
    if source < FIRST_LEADER_TYPE:
        return has_good(state, empire, source - FIRST_GOOD)
    for leader in state.leaders_of(empire):
        if state.leader_at[leader] > BOX and FIRST_LEADER_TYPE + LEADER_TYPE[leader] == source:
            return True
    return False


def times_working(state: SevenAges, empire: int, source: int) -> int:
    """How often `sources` lists a source: more than once only for leaders of one type."""
    if source < FIRST_LEADER_TYPE:
        return int(works(state, empire, source))
    count = 0
    for leader in state.leaders_of(empire):
        count += state.leader_at[leader] > BOX and FIRST_LEADER_TYPE + LEADER_TYPE[leader] == source
    return count


def works_in(state: SevenAges, empire: int, source: int, area: int) -> bool:
    """Whether a source of an empire lies or stands in an area: an artefact or a leader."""
    if FIRST_GOOD <= source < FIRST_GOOD + ARTEFACTS:
        return state.good_at[source - FIRST_GOOD] == area and state.control[area] == empire
    for leader in state.leaders_of(empire):
        if state.leader_at[leader] == area and FIRST_LEADER_TYPE + LEADER_TYPE[leader] == source:
            return True
    return False


# ------------------------------------------------------------------------------------- compiled rows, one per kind

STATS: Final = ["trade", "contact_range", "leader_limit", "leader_draws", "refill", "carry"]
TRADE: Final = 0
CONTACT_RANGE: Final = 1
LEADER_LIMIT: Final = 2
LEADER_DRAWS: Final = 3
REFILL: Final = 4
CARRY: Final = 5

CONDITIONS: Final = [
    "", "has_religion", "has_leader", "no_disorder", "here_not_disordered", "leader_in_city",
    "lost_land_area_since_last_production",
]  # fmt: skip
PERMITS: Final = [
    "galley_ocean", "count_desert", "count_tundra", "dark_age_progress", "roads", "religion_change_without_disorder",
    "government_change_without_disorder", "adopt_in_manoeuvre", "upward_step_always", "no_stop", "start_in_any_age",
]  # fmt: skip
GALLEY_OCEAN: Final = 0
COUNT_DESERT: Final = 1
COUNT_TUNDRA: Final = 2
DARK_AGE_PROGRESS: Final = 3
ROADS: Final = 4
RELIGION_CHANGE_WITHOUT_DISORDER: Final = 5
GOVERNMENT_CHANGE_WITHOUT_DISORDER: Final = 6
ADOPT_IN_MANOEUVRE: Final = 7
UPWARD_STEP_ALWAYS: Final = 8
NO_STOP: Final = 9
START_IN_ANY_AGE: Final = 10


class StatRow:
    """`stat`: adds to a statistic, with ages only in those."""

    def __init__(self, stat: int, amount: int, ages: int) -> None:
        self.stat = stat
        self.amount = amount
        self.ages = ages  # mask; 0: always


class CostRow:
    """`unit_cost`: which types it changes, by how much, whether it halves, and when."""

    def __init__(self, types: int, amount: int, half: bool, condition: int, new_empires: bool) -> None:
        self.types = types
        self.amount = amount
        self.half = half
        self.condition = condition
        self.new_empires = new_empires


class LevelRow:
    """`unit_level`: lowers the level needed for some types."""

    def __init__(self, types: int, amount: int) -> None:
        self.types = types
        self.amount = amount


class IncomeRow:
    """`income`: an amount times a count."""

    def __init__(self, amount: int, per: str, areas: int, resource: int, cap: int) -> None:
        self.amount = amount
        self.per = per
        self.areas = areas  # by printed terrain
        self.resource = resource  # -1: none
        self.cap = cap  # -1: none


class MoveRow:
    """`move`: points added for some types, perhaps only for entering own areas."""

    def __init__(self, types: int, amount: int, own_areas_only: bool) -> None:
        self.types = types
        self.amount = amount
        self.own_areas_only = own_areas_only


class ConflictRow:
    """`conflict`: adds to a total of SA-9.5."""

    def __init__(self, effect: schema.Conflict) -> None:
        self.amount = effect.amount
        self.side: str = effect.side
        self.areas = terrain_mask(list(effect.terrain)) if effect.terrain else -1
        self.scope: str = effect.scope or ""
        self.overland = effect.versus == "overland"
        self.per: str = effect.per or ""
        self.cap = -1 if effect.cap is None else effect.cap
        self.duration: str = effect.duration or ""


class TriggerRow:
    """`on`: what happens each time the trigger does."""

    def __init__(self, effect: schema.On) -> None:
        self.trigger: str = effect.trigger
        self.glory = effect.glory
        self.money = effect.money
        self.take_glory = effect.take_glory
        self.disorder_there = effect.disorder_there
        self.cap_per_turn = -1 if effect.cap_per_turn is None else effect.cap_per_turn


class PriceRow:
    """`price`: of disorder removal or of glory."""

    def __init__(self, of: str, amount: int, condition: int) -> None:
        self.of = of
        self.amount = amount
        self.condition = condition


def _types(source: int, names: list[str]) -> int:
    return sum([1 << lookup("cards", SOURCE_NAMES[source], TYPE_INDEX, name, "unit") for name in names])


def _cost_types(source: int, effect: schema.UnitCost) -> int:
    """The types a `unit_cost` matches: in `units`, of a class in `classes`, of no class in `not_classes`; else all."""
    if effect.units or effect.classes:
        return _types(source, list(effect.units)) | types_of_class(*effect.classes)
    if effect.not_classes:
        return types_of_class("infantry", "cavalry", "missile", "naval", "aircraft", "elephant") & ~types_of_class(
            *effect.not_classes
        )
    return -1


STAT_ROWS: Final[list[list[StatRow]]] = [[] for _ in range(SOURCES)]
COST_ROWS: Final[list[list[CostRow]]] = [[] for _ in range(SOURCES)]
LEVEL_ROWS: Final[list[list[LevelRow]]] = [[] for _ in range(SOURCES)]
INCOME_ROWS: Final[list[list[IncomeRow]]] = [[] for _ in range(SOURCES)]
MOVE_ROWS: Final[list[list[MoveRow]]] = [[] for _ in range(SOURCES)]
CONFLICT_ROWS: Final[list[list[ConflictRow]]] = [[] for _ in range(SOURCES)]
TRIGGER_ROWS: Final[list[list[TriggerRow]]] = [[] for _ in range(SOURCES)]
PRICE_ROWS: Final[list[list[PriceRow]]] = [[] for _ in range(SOURCES)]
FREE_UPKEEP: Final[list[int]] = [0] * SOURCES
PERMITTED: Final[list[int]] = [0] * SOURCES  # mask of PERMITS
IMMUNE_TO: Final[list[list[int]]] = [[] for _ in range(SOURCES)]  # events that cannot hit the empire
NO_EVENT_DISORDER_HERE: Final[list[bool]] = [False] * SOURCES


def _compile() -> None:
    for source in range(SOURCES):
        for effect in EFFECTS[source]:
            if isinstance(effect, schema.Stat):
                STAT_ROWS[source].append(StatRow(STATS.index(effect.stat), effect.amount, age_mask(list(effect.ages))))
            elif isinstance(effect, schema.UnitCost):
                condition = CONDITIONS.index(effect.condition or "")
                types = _cost_types(source, effect)
                COST_ROWS[source].append(CostRow(types, effect.amount, effect.half, condition, effect.also_new_empires))
            elif isinstance(effect, schema.UnitLevel):
                LEVEL_ROWS[source].append(LevelRow(_types(source, list(effect.units)), effect.amount))
            elif isinstance(effect, schema.Income):
                areas = terrain_mask(list(effect.terrain))
                resource = -1 if effect.or_resource is None else RESOURCE_NAMES.index(effect.or_resource)
                cap = -1 if effect.cap is None else effect.cap
                INCOME_ROWS[source].append(IncomeRow(effect.amount, effect.per, areas, resource, cap))
            elif isinstance(effect, schema.Move):
                types = types_of_class(*effect.classes) if effect.classes else -1
                MOVE_ROWS[source].append(MoveRow(types, effect.amount, effect.into == "own_areas"))
            elif isinstance(effect, schema.Conflict):
                CONFLICT_ROWS[source].append(ConflictRow(effect))
            elif isinstance(effect, schema.On):
                TRIGGER_ROWS[source].append(TriggerRow(effect))
            elif isinstance(effect, schema.Price):
                PRICE_ROWS[source].append(PriceRow(effect.of, effect.amount, CONDITIONS.index(effect.condition or "")))
            elif isinstance(effect, schema.Upkeep):
                FREE_UPKEEP[source] += effect.free
            elif isinstance(effect, schema.Permit):
                PERMITTED[source] |= 1 << PERMITS.index(effect.what)
            elif isinstance(effect, schema.Immunity):
                NO_EVENT_DISORDER_HERE[source] = effect.what == "event_disorder_here"
                for name in effect.events:
                    IMMUNE_TO[source].append(lookup("events", SOURCE_NAMES[source], EVENT_INDEX, name, "event"))


_compile()
PERMITTING: Final[list[list[int]]] = [  # by permit: the sources that give it
    [source for source in range(SOURCES) if PERMITTED[source] >> what & 1] for what in range(len(PERMITS))
]
STATING: Final[list[list[int]]] = [  # by statistic: the sources that change it
    [source for source in range(SOURCES) if any([row.stat == which for row in STAT_ROWS[source]])]
    for which in range(len(STATS))
]
IMMUNITY_FROM: Final[list[list[int]]] = [  # by event: the sources that protect from it
    [source for source in range(SOURCES) if event in IMMUNE_TO[source]] for event in range(len(events))
]
CALMING: Final[list[int]] = [source for source in range(SOURCES) if NO_EVENT_DISORDER_HERE[source]]
DESERTS: Final[int] = terrain_mask(["desert"])
TUNDRAS: Final[int] = terrain_mask(["tundra"])
NEVER_COUNT: Final[int] = (
    terrain_mask([name for i, name in enumerate(TERRAIN_NAMES) if not COUNTS_FOR_GLORY[i]]) & ~DESERTS & ~TUNDRAS
)

# ------------------------------------------------------------------------------------------------------- questions


def holds(state: SevenAges, empire: int, condition: int, area: int) -> bool:
    """Whether a condition (`while`) of a source in `area` holds for the empire."""
    name = CONDITIONS[condition]
    if not name:
        return True
    if name == "has_religion":
        return state.religion(empire) != NOBODY
    if name == "has_leader":
        return empire in state.leader_of
    if name == "no_disorder":
        return not state.held[empire] & state.disorder
    if name == "here_not_disordered":
        return area != NOWHERE and not state.disorder >> area & 1
    if name == "leader_in_city":
        return area != NOWHERE and not state.disorder >> area & 1 and area < len(state.city) and state.city[area] > 0
    return bool(state.lost_land >> empire & 1)


def stat(state: SevenAges, empire: int, which: int) -> int:
    """The sum of all that sources add to a statistic of the empire; the card's own value is not in it."""
    total = 0
    age = state.age(empire)
    for source in STATING[which]:
        times = times_working(state, empire, source)
        if times:
            for row in STAT_ROWS[source]:
                if row.stat == which and (row.ages == 0 or row.ages >> age & 1):
                    total += times * row.amount
    return total


def permitted(state: SevenAges, empire: int, what: int) -> bool:
    """Whether a source of the empire, or an event that lasts, permits it."""
    for source in PERMITTING[what]:
        if works(state, empire, source):
            return True
    return spanning(state, empire, SPAN_PERMIT, what) > 0


def permitted_to_seat(state: SevenAges, seat: int, what: int) -> bool:
    """Whether an event permits something to a player whose empire is not there yet."""
    return spanning(state, -2 - seat, SPAN_PERMIT, what) > 0


def areas_that_count(state: SevenAges, empire: int, mask: int) -> int:
    """Those areas of a mask that count for the area icons: deserts and tundra only by permission (SA-12.5)."""
    if mask & DESERTS and not permitted(state, empire, COUNT_DESERT):
        mask &= ~DESERTS
    if mask & TUNDRAS and not permitted(state, empire, COUNT_TUNDRA):
        mask &= ~TUNDRAS
    return mask & ~NEVER_COUNT


def disorderable(state: SevenAges, area: int) -> bool:
    """Whether an event may put disorder in an area: not where an artefact forbids it."""
    empire = state.control[area]
    if empire == NOBODY or state.disorder >> area & 1:
        return False
    for source in CALMING:
        if works_in(state, empire, source, area):
            return False
    return True


# -------------------------------------------------------------------------------------- effects of events that last

# A row of `state.spans`: when it ends, what it is, whom it works for (an empire, or -2 - seat), and one number.
SPAN: Final = 4
UNTIL_ACTION: Final = 1  # ends with the action of the empire
UNTIL_TURN: Final = 2  # ends with the turn
SPAN_PERMIT: Final = 1  # number: what is permitted
SPAN_MOVE: Final = 2  # number: points added to every unit of the empire
SPAN_NO_PROGRESS: Final = 3  # no free progress this turn
SPAN_TRUCE: Final = 4  # number: the other empire
SPAN_INCOME_FACTOR: Final = 5  # number: 10 * numerator + denominator
SPAN_INCOME: Final = 6  # number: the event whose `income` rows are added
SPAN_UPKEEP: Final = 7  # number: 10 * price + price for barbarians


def span(state: SevenAges, until: int, what: int, whom: int, number: int) -> None:
    """Note an effect that lasts."""
    state.spans += [until, what, whom, number]


def spanning(state: SevenAges, whom: int, what: int, number: int) -> int:
    """How many such effects work for an empire now."""
    count = 0
    for i in range(0, len(state.spans), SPAN):
        if state.spans[i + 1] == what and state.spans[i + 2] == whom and state.spans[i + 3] == number:
            count += 1
    return count


def span_numbers(state: SevenAges, whom: int, what: int) -> list[int]:
    """The numbers of all effects of a kind that work for an empire now, in the order they came."""
    found: list[int] = []
    for i in range(0, len(state.spans), SPAN):
        if state.spans[i + 1] == what and state.spans[i + 2] == whom:
            found.append(state.spans[i + 3])
    return found


def drop_spans(state: SevenAges, empire: int) -> None:
    """An empire is discarded: what events do to it is over, so that a new empire of its colour starts afresh."""
    kept: list[int] = []
    for i in range(0, len(state.spans), SPAN):
        what, whom, number = state.spans[i + 1 : i + SPAN]
        if whom != empire and (what != SPAN_TRUCE or number != empire):
            kept += state.spans[i : i + SPAN]
    state.spans = kept


def end_spans(state: SevenAges, until: int, whom: int) -> None:
    """Drop the effects that end now: those of one empire's action, or (whom NOBODY) of the turn."""
    kept: list[int] = []
    for i in range(0, len(state.spans), SPAN):
        if state.spans[i] != until or (whom not in (NOBODY, state.spans[i + 2])):
            kept += state.spans[i : i + SPAN]
    state.spans = kept
