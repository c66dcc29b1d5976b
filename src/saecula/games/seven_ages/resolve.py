"""Cards take effect: one function per kind of effect (appendix A). The card lies announced on top of the stack."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages import effects_schema as schema
from saecula.games.seven_ages.aftermath import side_left
from saecula.games.seven_ages.area_targets import immune
from saecula.games.seven_ages.areas import AREA_KEYS, LAND, OVERLAND, REGION, areas_in, terrain_mask
from saecula.games.seven_ages.cards import CARD_EVENT, CARD_GOOD, EMPIRE_KEYS, EVENT_TARGET, MARKERS_PER_PLAYER
from saecula.games.seven_ages.changes import civilising, late_marker
from saecula.games.seven_ages.civics import take_on
from saecula.games.seven_ages.deck import deal
from saecula.games.seven_ages.effects import (
    EFFECTS,
    FIRST_EVENT,
    FIRST_GOOD,
    PERMITS,
    SPAN_INCOME,
    SPAN_INCOME_FACTOR,
    SPAN_MOVE,
    SPAN_NO_PROGRESS,
    SPAN_PERMIT,
    SPAN_TRUCE,
    SPAN_UPKEEP,
    UNTIL_ACTION,
    UNTIL_TURN,
    disorderable,
    span,
)
from saecula.games.seven_ages.ending import INTERNET, end_game
from saecula.games.seven_ages.glory_ledger import FROM_EVENTS, gain_glory
from saecula.games.seven_ages.goods import build
from saecula.games.seven_ages.harvest_frame import note_halving, note_icons
from saecula.games.seven_ages.leaders import begin_assassination
from saecula.games.seven_ages.losses import finish_damage, land_units, ships_of
from saecula.games.seven_ages.moves import AREA, EMPIRE, FREE_SLOT_OF, LAY, LEADER, SEAT, TURN_UP
from saecula.games.seven_ages.moves import REGION as NAME_REGION
from saecula.games.seven_ages.moving_frame import MIGRATING
from saecula.games.seven_ages.phases import (
    ANNOUNCED,
    BRINGING,
    CONSENT,
    EXTRA_ACTION,
    FREE_UNITS,
    LOSING_UNITS,
    MOVING,
    OVERRUNNING,
    PLACING_LEADER,
    PRODUCE,
    ROUND,
    TAKING_CARD,
    TRADE,
)
from saecula.games.seven_ages.progress import advance
from saecula.games.seven_ages.realm import remove_artefact_at, remove_leader
from saecula.games.seven_ages.round_frame import EMPIRES, OWNERS, TERMS
from saecula.games.seven_ages.round_frame import EVENT as ROUND_EVENTS
from saecula.games.seven_ages.state import FREE_SLOT, NO_MARKER, NOBODY, SPENT, VOID, SevenAges
from saecula.games.seven_ages.totals import TERM_OF
from saecula.games.seven_ages.treaties import TREATY
from saecula.games.seven_ages.turn import MARKER_KEYS, SLOTS, condition, lies, set_condition

AS_EVENT: Final = 0
PEACE: Final = 2  # what CONSENT asks about


def effects_of(card: int, role: int) -> int:
    """How many steps a card takes to resolve: an artefact is laid first, then its instant effects come."""
    if role == AS_EVENT:
        return len(EFFECTS[FIRST_EVENT + CARD_EVENT[card]])
    return 1 + len(EFFECTS[FIRST_GOOD + CARD_GOOD[card]])


class Played:
    """A card that takes effect: who played it, and what was named."""

    def __init__(self, state: SevenAges) -> None:
        self.seat = state.frame(1)
        self.card = state.frame(2)
        self.role = state.frame(3)
        self.targets = state.stack[state.top_frame + 6 :]

    @property
    def empire(self) -> int:
        """The empire named first, or NOBODY."""
        for move in self.targets:
            if move in EMPIRE:
                return EMPIRE.arg(move)
        return NOBODY

    @property
    def areas(self) -> list[int]:
        """The areas named."""
        return [AREA.arg(move) for move in self.targets if move in AREA]


def apply_effect(state: SevenAges, index: int) -> None:
    """Carry out one effect of the card on top of the stack."""
    played = Played(state)
    if played.role == AS_EVENT:
        effect = EFFECTS[FIRST_EVENT + CARD_EVENT[played.card]][index]
        event_effect(state, played, effect, own_target(state, played))
        return
    good = CARD_GOOD[played.card]
    if index == 0:
        lay_artefact(state, played, good)
    elif state.card_of[played.empire] != NOBODY:
        artefact_effect(state, played, EFFECTS[FIRST_GOOD + good][index - 1])


def own_target(state: SevenAges, played: Played) -> int:
    """The empire an event works on: the one named, or the one the action is about."""
    if played.empire != NOBODY:
        return played.empire
    target = EVENT_TARGET[CARD_EVENT[played.card]]
    if target == "own_trading_empire":
        at = state.find(TRADE)
        mine = state.owner[state.frame_at(at, 2)] == played.seat
        return state.frame_at(at, 2 if mine else 3)
    if target == "manoeuvring_own_empire":
        return state.frame_at(state.find(MOVING), 2)
    if target == "producing_own_empire":
        return state.frame_at(state.find(PRODUCE), 2)
    if target == "acted_own_empire":
        return state.acting_empire
    at = state.find(ROUND)
    if target == "own_side":
        return state.frame_at(at, EMPIRES + (state.frame_at(at, OWNERS) != played.seat))
    if target == "winning_own_empire":
        return state.frame_at(at, EMPIRES + side_left(state, at))
    return NOBODY


# -------------------------------------------------------------------------------------------------------- artefacts


def lay_artefact(state: SevenAges, played: Played, good: int) -> None:
    """The artefact is built; a peace treaty asks the other side first (SA-10.5)."""
    if good == TREATY:
        other = EMPIRE.arg(played.targets[1])
        state.push(CONSENT, state.owner[other], PEACE, played.empire, other)
        return
    area = played.areas[0] if played.areas else NOBODY
    build(state, played.empire, good, area)


def artefact_effect(state: SevenAges, played: Played, effect: schema.AnyEffect) -> None:
    """Instant effects of an artefact; lasting ones work by themselves."""
    if isinstance(effect, schema.Gain):
        gain(state, played, effect, played.empire)
    elif isinstance(effect, schema.Strip):
        strip(state, effect, played.empire)
    elif isinstance(effect, schema.EndGame):
        state.ended = INTERNET
        state.bonus_to = state.owner[played.empire]
        end_game(state)


# ------------------------------------------------------------------------------------------------------------ events


def event_effect(state: SevenAges, played: Played, effect: schema.AnyEffect, empire: int) -> None:
    """One effect of an event; `empire` is what it works on."""
    seat = played.seat
    if isinstance(effect, schema.Gain):
        gain(state, played, effect, empire)
    elif isinstance(effect, schema.Scale):
        scale(state, effect, empire)
    elif isinstance(effect, schema.Icons):
        note_icons(state, empire, effect.mode == "zero_best", effect.cap or 0)
    elif isinstance(effect, schema.LoseUnits):
        lose_units(state, played, effect, empire)
    elif isinstance(effect, schema.Disorder):
        disorder(state, played, effect)
    elif isinstance(effect, schema.Damage):
        damage(state, effect, played.areas[0])
    elif isinstance(effect, schema.Strip):
        if effect.what == "unnamed_leader":
            remove_leader(state, LEADER.arg(played.targets[0]))
        else:
            strip(state, effect, empire)
    elif isinstance(effect, schema.GiveReligion):
        take_on(state, empire, state.religion(civilising(state)))
        gain_glory(state, seat, effect.glory, FROM_EVENTS, "SA-10.8")
    elif isinstance(effect, schema.Assassinate):
        begin_assassination(state, seat, LEADER.arg(played.targets[0]), effect.draws)
    elif isinstance(effect, schema.Cancel):
        cancel(state, played, effect)
    elif isinstance(effect, schema.TakeCard):
        state.push(TAKING_CARD, seat, SEAT.arg(played.targets[0]))
    elif isinstance(effect, schema.SwapMarker):
        swap_marker(state, seat, LAY.arg(played.targets[0]))
    elif isinstance(effect, schema.ExtraAction):
        extra_action(state, played, effect, empire)
    elif isinstance(effect, schema.TradeTerms):
        trade_terms(state, effect, empire)
    elif isinstance(effect, (schema.Ignore, schema.ConflictTerms, schema.Conflict, schema.BringUnits)):
        conflict_effect(state, played, effect, empire)
    else:
        lasting_effect(state, played, effect, empire)


def lasting_effect(state: SevenAges, played: Played, effect: schema.AnyEffect, empire: int) -> None:
    """Standing kinds on an event: they last for the action or the turn."""
    if isinstance(effect, schema.Income):
        span(state, UNTIL_ACTION, SPAN_INCOME, empire, FIRST_EVENT + CARD_EVENT[played.card])
    elif isinstance(effect, schema.Upkeep):
        span(state, UNTIL_ACTION, SPAN_UPKEEP, empire, 10 * (effect.per_unit or 0) + (effect.barbarian or 0))
    elif isinstance(effect, schema.Move):
        span(state, UNTIL_ACTION, SPAN_MOVE, empire, effect.amount)
    elif isinstance(effect, schema.ExtraMove):
        if effect.when == "after_win":
            at = state.find(ROUND)
            state.push(OVERRUNNING, played.seat, empire, state.frame_at(at, 2), NOBODY)
        else:
            at = state.find(MOVING)
            state.set_frame_at(at, MIGRATING, 1 + effect.units)  # normal movement is over
    elif isinstance(effect, schema.Permit):
        whom = -2 - played.seat if empire == NOBODY else empire
        span(state, UNTIL_ACTION, SPAN_PERMIT, whom, PERMITS.index(effect.what))
    elif isinstance(effect, schema.Forbid):
        if effect.what == "free_progress":
            span(state, UNTIL_TURN, SPAN_NO_PROGRESS, empire, 1)
        else:
            one, two = EMPIRE.arg(played.targets[0]), EMPIRE.arg(played.targets[1])
            span(state, UNTIL_TURN, SPAN_TRUCE, one, two)
            span(state, UNTIL_TURN, SPAN_TRUCE, two, one)
    elif isinstance(effect, schema.FreeUnits):
        source = FIRST_EVENT + CARD_EVENT[played.card]
        state.push(FREE_UNITS, played.seat, empire, NOBODY, NOBODY, NOBODY, source, effect.count)


def gain(state: SevenAges, played: Played, effect: schema.Gain, empire: int) -> None:
    """Money, levels, elite markers, cards, a leader."""
    if effect.money:
        state.money[empire] = max(0, min(state.money[empire] + effect.money, 199))
    if effect.levels:
        steps = effect.levels
        if effect.not_beyond_others:
            best = max([state.level[e] for e in state.in_play() if e != empire], default=0)
            steps = max(0, min(steps, best - state.level[empire]))
        advance(state, empire, steps)
    if effect.elite:
        state.elite[empire] += effect.elite
    if effect.cards:
        drawn = deal(state, played.seat, effect.cards)
        state.tell("seven_ages-drew", {"seat": played.seat, "cards": drawn}, "SA-10.3")
    if effect.unnamed_leader is not None:
        leader = next(LEADER.arg(move) for move in played.targets if move in LEADER)
        state.push(PLACING_LEADER, played.seat, empire, leader)


def scale(state: SevenAges, effect: schema.Scale, empire: int) -> None:
    """Income of the Production about to be done, money, or the harvest of everybody."""
    top, bottom = effect.factor
    if effect.what == "money":
        state.money[empire] = state.money[empire] * top // bottom
    elif effect.what == "income":
        span(state, UNTIL_ACTION, SPAN_INCOME_FACTOR, empire, 10 * top + bottom)
    else:
        note_halving(state)


def part(count: int, fraction: tuple[int, int] | None, up: bool) -> int:
    """A fraction of a number, rounded."""
    if fraction is None:
        return 0
    top, bottom = fraction
    return (count * top + bottom - 1) // bottom if up else count * top // bottom


def lose_units(state: SevenAges, played: Played, effect: schema.LoseUnits, empire: int) -> None:
    """Units return to the reserve; their owner chooses (D45)."""
    up = effect.round == "up"
    if effect.select == "empire_land_units":
        ask_losses(state, empire, NOBODY, part(len(land_units(state, empire)), effect.fraction, up))
    elif effect.select == "areas_next_to_neutral_land":
        for area in played.areas[::-1]:
            ask_losses(state, empire, area, effect.amount)
    elif effect.select == "each_city_area_in_region":
        region = NAME_REGION.arg(played.targets[0])
        for other in state.in_play():
            if not immune(state, other, CARD_EVENT[played.card]):
                for area in areas_in(state.held[other] & LAND & REGION[region]):
                    if state.city[area]:
                        ask_losses(state, other, area, effect.amount)
    else:
        area = played.areas[0]
        sailing = 0
        for other in state.in_play():
            ships = len(ships_of(state, other, area))
            sailing += ships
            ask_losses(state, other, area, part(ships, effect.fraction, up))
        if not sailing:
            state.tell("seven_ages-no-ships", {"area": AREA_KEYS[area]}, "SA-15.9")


def ask_losses(state: SevenAges, empire: int, area: int, count: int) -> None:
    """The owner of an empire chooses units to lose, in an area or (NOBODY) land units anywhere."""
    if count:
        state.push(LOSING_UNITS, state.owner[empire], empire, area, count)


def disorder(state: SevenAges, played: Played, effect: schema.Disorder) -> None:
    """Disorder markers, only in undisordered areas of empires."""
    areas = played.areas
    if effect.select == "area_and_neighbours":
        here = areas[0]
        same = state.held[state.control[here]] & terrain_mask(list(effect.terrain))
        areas = [here, *areas_in(OVERLAND[here] & same)]
    disturb(state, areas)


def disturb(state: SevenAges, areas: list[int]) -> None:
    """Put disorder in areas, where an event may."""
    for area in areas:
        if disorderable(state, area):
            state.disorder |= 1 << area
            state.tell("seven_ages-disorder", {"area": AREA_KEYS[area]}, "SA-10.3")


def damage(state: SevenAges, effect: schema.Damage, area: int) -> None:
    """Strike a land area, in the order of the vocabulary."""
    if "fort" in effect.remove:
        state.forts &= ~(1 << area)
    if "artefact" in effect.remove:
        remove_artefact_at(state, area)
    if "leaders" in effect.remove:
        for leader in range(len(state.leader_at)):
            if state.leader_at[leader] == area:
                remove_leader(state, leader)
    finish_damage(state, area, effect.city_levels, effect.disorder)
    for empire in state.in_play():
        count = len(state.units_at(empire, area))
        ask_losses(state, empire, area, part(count, effect.units_fraction, True))


def strip(state: SevenAges, effect: schema.Strip, empire: int) -> None:
    """The empire loses its government or religion; disorder follows."""
    slot = 2 * empire + (effect.what == "government")
    state.belief[slot] = NOBODY
    areas: list[int] = []
    if effect.disorder == "capital" and state.capital[empire] != NOBODY:
        areas = [state.capital[empire]]
    elif effect.disorder == "leader_areas":
        areas = [state.leader_at[leader] for leader in state.leaders_of(empire)]
    disturb(state, [area for area in areas if state.held[empire] >> area & 1])


def cancel(state: SevenAges, played: Played, effect: schema.Cancel) -> None:
    """A card announced below has no effect, or a marker turned up in this step is void."""
    if effect.what == "card":
        below = state.frame_below(state.top_frame)
        while state.frame_at(below, 0) != ANNOUNCED:
            below = state.frame_below(below)
        state.set_frame_at(below, 5, 1)
        state.tell("seven_ages-card-cancelled", {"card": EMPIRE_KEYS[state.frame_at(below, 2)]}, "SA-15.7")
        return
    move = played.targets[0]
    seat = FREE_SLOT_OF.arg(move) if move in FREE_SLOT_OF else state.owner[EMPIRE.arg(move)]
    slot = FREE_SLOT if move in FREE_SLOT_OF else EMPIRE.arg(move)
    for marker in range(MARKERS_PER_PLAYER):
        if lies(state, seat, marker) == slot and condition(state, seat, marker) == 1:
            set_condition(state, seat, marker, VOID)
            state.tell("seven_ages-action-cancelled", {"seat": seat, "action": MARKER_KEYS[marker]}, "SA-15.4")


def swap_marker(state: SevenAges, seat: int, code: int) -> None:
    """An unplaced marker takes the place of one that lies face down; only its owner knows which."""
    marker, slot = code // SLOTS, code % SLOTS
    for old in range(MARKERS_PER_PLAYER):
        if lies(state, seat, old) == slot:
            state.marker_slot[seat * MARKERS_PER_PLAYER + old] = NO_MARKER
    state.marker_slot[seat * MARKERS_PER_PLAYER + marker] = slot


def extra_action(state: SevenAges, played: Played, effect: schema.ExtraAction, empire: int) -> None:
    """An own empire performs an action at once, completely (SA-15.8)."""
    if effect.mode == "earlier_step":
        action = next(TURN_UP.arg(move) for move in played.targets if move in TURN_UP)
    elif effect.mode == "unrevealed_marker":
        action = late_marker(state, played.seat, empire)
        if action == NO_MARKER:  # in a copy for another seat the markers are dealt anew
            return
        set_condition(state, played.seat, action, SPENT)
    else:
        action = state.acting_action
    state.push(EXTRA_ACTION, played.seat, empire, action)


def trade_terms(state: SevenAges, effect: schema.TradeTerms, empire: int) -> None:
    """For this trade only."""
    at = state.find(TRADE)
    active = state.frame_at(at, 2) == empire
    slot = 9 if active else 10
    state.set_frame_at(at, slot, state.frame_at(at, slot) + effect.total)
    state.set_frame_at(at, 11, state.frame_at(at, 11) + effect.contact_range)
    if active:
        state.set_frame_at(at, 12, state.frame_at(at, 12) + effect.money_if_win)
    if effect.keep_own_card:
        state.set_frame_at(at, 13, state.frame_at(at, 13) | (1 if active else 2))
    state.set_frame_at(at, 14, state.frame_at(at, 14) + effect.both_advance)


def conflict_effect(
    state: SevenAges,
    played: Played,
    effect: schema.Ignore | schema.ConflictTerms | schema.Conflict | schema.BringUnits,
    empire: int,
) -> None:
    """What a card changes in the conflict being fought, for the side of an empire."""
    at = state.find(ROUND)
    which = 0 if state.frame_at(at, EMPIRES) == empire else 1
    terms = 0
    if isinstance(effect, schema.Ignore):
        for name in effect.what:
            terms |= TERM_OF[name]
    elif isinstance(effect, schema.ConflictTerms):
        for term in effect.terms:
            terms |= TERM_OF[term]
    elif isinstance(effect, schema.Conflict):
        source = FIRST_EVENT + CARD_EVENT[played.card] + 1
        state.set_frame_at(at, ROUND_EVENTS + which, state.frame_at(at, ROUND_EVENTS + which) * 1024 + source)
    else:
        state.push(BRINGING, played.seat, which, effect.count, NOBODY)
    state.set_frame_at(at, TERMS + which, state.frame_at(at, TERMS + which) | terms)
