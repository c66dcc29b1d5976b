"""TA-9: events: revealed, resolved part by part for those they affect, and scored if they are of Age III."""

from __future__ import annotations

from saecula.games.through_the_ages import military_tables as mil
from saecula.games.through_the_ages.building import room_for
from saecula.games.through_the_ages.cards import URBAN_MASK
from saecula.games.through_the_ages.civilization import BY_EVENTS, BY_IMPACTS, NO_CARD
from saecula.games.through_the_ages.components import (
    AGES,
    KEYS,
    LEVEL,
    LEVEL_MASK,
    MILITARY_KIND,
    NONE,
    SLOTS,
    TWO_MEANS,
    WONDER_LEVEL_MASK,
    count,
)
from saecula.games.through_the_ages.event_choices import ruinable
from saecula.games.through_the_ages.hands import draw, pick
from saecula.games.through_the_ages.losses import colonies_of, lose_blue, lose_mix, lose_population, with_workers
from saecula.games.through_the_ages.military_tables import (
    ACTIVE,
    CONTENT_ABOVE,
    EACH,
    HAPPY_MOST,
    LEAST_CULTURE,
    LOTS,
    MOST_CULTURE,
    MOST_HAPPY,
    RANK_SCORE,
    SCORED_SLOTS,
    SCORED_TECHS,
    STRONGEST,
    TECH_LEVEL,
    WEAK_LEADER,
    WEAKEST,
    WONDER_SCORE,
)
from saecula.games.through_the_ages.payment import (
    gain,
    grow,
    lose_all,
    score_science,
    scored,
    told,
    yellow_tokens,
)
from saecula.games.through_the_ages.phases import (
    AGREEMENT,
    CESSION,
    DEMOLITION,
    FREE_BUILD,
    MARKETS,
    MIXING,
    RESOLVING,
    RUINING,
    TERROR,
)
from saecula.games.through_the_ages.production import event_farms, event_mines, output_value
from saecula.games.through_the_ages.ratings import discontent, level_sum
from saecula.games.through_the_ages.row import drop_leader
from saecula.games.through_the_ages.state import CURRENT, FUTURE, PAST, SIMPLE, VERSION, Ages, AgesPhase

# -------------------------------------------------------------------------------------------------------------- reveal


def reveal_current(state: Ages) -> int:
    """Turn up the top Current Event: of the earliest age there, at random within it (TA-10.10)."""
    for age in range(AGES):
        mask = state.cards[CURRENT + age]
        if mask:
            bit = pick(state, mask)
            state.cards[CURRENT + age] ^= bit
            state.event = 64 * age + bit.bit_length() - 1
            if state.log is not None:
                key = KEYS[MILITARY_KIND[state.event]]
                state.tell("through_the_ages-revealed", {"card": key, "help": f"{key}-help"}, "TA-9.3")
            return state.event
    return NO_CARD


def take_facts(state: Ages) -> None:
    """Rankings and counts of an event, taken once when it is revealed (TA-9.4, TA-9.12)."""
    seats = state.clockwise(state.active)
    state.by_strength = ranked(seats, [state.civ[s].strength for s in seats])
    state.by_culture = ranked(seats, [state.civ[s].culture for s in seats])
    most = 0
    discontents = 0
    for s in seats:
        most = max(most, state.civ[s].happiness)
        discontents |= discontent(state, s) << 8 * s
    happiest = 0
    for s in seats:
        if state.civ[s].happiness == most:
            happiest |= 1 << s
    state.by_happiness = happiest
    state.discontents = discontents


def ranked(seats: list[int], values: list[int]) -> int:
    """Seats from the highest to the lowest value, ties in turn order, two bits each (TA-9.4)."""
    order = [(-value, i) for i, value in enumerate(values)]
    order.sort()
    code = 0
    for place, (_, i) in enumerate(order):
        code |= seats[i] << 2 * place
    return code


def befallen(state: Ages, whom: int, many: int) -> list[int]:
    """Whom a part of the event affects, clockwise from the player in turn (TA-9.3)."""
    seats = state.clockwise(state.active)
    n = len(seats)
    if whom == EACH:
        return seats
    if whom == ACTIVE:
        return [state.active]
    if many == 2:
        many = TWO_MEANS[n]  # TA-9.6
    mask = 0
    if whom == STRONGEST:
        for i in range(many):
            mask |= 1 << (state.by_strength >> 2 * i & 3)
    elif whom == WEAKEST:
        for i in range(n - many, n):
            mask |= 1 << (state.by_strength >> 2 * i & 3)
    elif whom == MOST_CULTURE:
        mask = 1 << (state.by_culture & 3)
    elif whom == LEAST_CULTURE:
        mask = 1 << (state.by_culture >> 2 * (n - 1) & 3)
    elif whom == MOST_HAPPY:
        mask = state.by_happiness
    elif whom == WEAK_LEADER:
        leader = state.by_culture & 3
        for i in range(n - many, n):
            if state.by_strength >> 2 * i & 3 == leader:
                mask = 1 << leader
    return [s for s in seats if mask >> s & 1]


def resolve_event(state: Ages) -> None:
    """Resolve the revealed event: rankings first, then its parts (TA-9.12)."""
    take_facts(state)
    state.push(RESOLVING, state.active)


class EventPhase(AgesPhase):
    """The event being resolved, part by part and player by player. Asks nobody itself.

    Frame: 2 the part, 3 the player within it.
    """

    rule = "TA-9.3"

    def step(self, state: Ages) -> bool:
        """The next player of the next part; at the end the card goes to Past Events."""
        kind = MILITARY_KIND[state.event]
        lots = LOTS[kind]
        part = state.frame(2)
        if part == len(lots):
            state.cards[PAST + (state.event >> 6)] |= 1 << (state.event & 63)
            state.event = NO_CARD
            state.pop()
            renew_events(state)
            return True
        whom, many, what, amount = lots[part]
        seats = befallen(state, whom, many)
        i = state.frame(3)
        if i >= len(seats):
            state.set_frame(2, part + 1)
            state.set_frame(3, 0)
        else:
            state.set_frame(3, i + 1)
            befall(state, kind, seats[i], what, amount)
        return True


def renew_events(state: Ages) -> None:
    """When Current Events are used up, Future Events become Current Events (TA-10.10)."""
    if state.options[VERSION] == SIMPLE:
        return
    for age in range(AGES):
        if state.cards[CURRENT + age]:
            return
    for age in range(AGES):
        state.cards[CURRENT + age] = state.cards[FUTURE + age]
        state.cards[FUTURE + age] = 0
    for civ in state.civ:
        civ.in_current = civ.in_future
        civ.in_future = 0
    state.tell("through_the_ages-events-renewed", {}, "TA-10.10")


# -------------------------------------------------------------------------------------------------------------- befall


def befall(state: Ages, kind: int, s: int, what: int, amount: int) -> None:
    """One part of an event for one civilization."""
    civ = state.civ[s]
    troubled = state.discontents >> 8 * s & 255
    if what == mil.E_FOOD or what == mil.E_RESOURCES:
        food = what == mil.E_FOOD
        told(state, "food" if food else "resources", s, gain(state, s, amount, food), "TA-9.3")
    elif what == mil.E_GAIN_MIX:
        state.push(MIXING, s, amount, 0)
    elif what == mil.E_SCIENCE:
        told(state, "science", s, score_science(state, s, amount), "TA-9.3")
    elif what == mil.E_CULTURE:
        scored(state, s, amount, BY_EVENTS, "TA-9.3")
    elif what == mil.E_POPULATION:
        told(state, "population", s, grow(state, s, amount), "TA-9.3")
    elif what == mil.E_DRAW:
        draw(state, s, amount, "TA-8.13")
    elif what == mil.E_LOSE_POPULATION:
        lose_population(state, s, amount)
    elif what == mil.E_LOSE_CULTURE:
        scored(state, s, -amount, BY_EVENTS, "TA-9.3")
    elif what == mil.E_LOSE_MIX:
        lose_mix(state, s, amount)
    elif what == mil.E_LOSE_FOOD:
        told(state, "food", s, -civ.food, "TA-9.3")
        lose_all(state, s, True)
    elif what == mil.E_LOSE_COLONY:
        if colonies_of(state, s):
            state.push(CESSION, s)
    elif what == mil.E_LOSE_BLUE:
        lose_blue(state, s, amount)
    elif what == mil.E_DESTROY_OWN:
        if with_workers(state, s, amount):
            state.push(DEMOLITION, s, amount)
    elif what == mil.E_CULTURE_RATING:
        scored(state, s, civ.culture_rating, BY_EVENTS, "TA-9.3")
    elif what == mil.E_SCIENCE_AS_CULTURE:
        scored(state, s, civ.science_rating, BY_EVENTS, "TA-9.3")
    elif what == mil.E_SCIENCE_RATING:
        told(state, "science", s, score_science(state, s, civ.science_rating), "TA-9.3")
    elif what == mil.E_FARMS:
        event_farms(state, s, amount)
    elif what == mil.E_MINES:
        event_mines(state, s, amount)
    elif what == mil.E_REBELLION:
        civ.rebels += amount * troubled
        if troubled:
            state.tell("through_the_ages-rebels", {"seat": s, "actions": amount * troubled}, "TA-15.30")
    elif what == mil.E_UNREST:
        scored(state, s, -amount * troubled, BY_EVENTS, "TA-9.3")
    elif what == mil.E_EMIGRATION:
        lose_population(state, s, (troubled + 1) // 2)
    elif what == mil.E_LEADER:
        if civ.leader != NONE and LEVEL[civ.leader] != state.age:
            drop_leader(state, s, "TA-15.32")
    elif what == mil.E_MARKETS:
        state.push(MARKETS, s, amount)
    elif what == mil.E_FREE_BUILD:
        if civ.unused and civ.technologies >> amount & 1 and room_for(state, s, amount):
            state.push(FREE_BUILD, s, amount)
    elif what == mil.E_SKIP_DISCARD:
        state.skip_discard = 1
    elif what == mil.E_TRANSFER:
        strongest = state.by_strength & 3
        tokens = -yellow_tokens(state, s, -amount)
        yellow_tokens(state, strongest, tokens)
        if tokens:
            args: dict[str, object] = {"seat": s, "other": strongest, "tokens": tokens}
            state.tell("through_the_ages-ceded-tokens", args, "TA-9.3")
    elif what == mil.E_AGREEMENT:
        state.push(AGREEMENT, s, amount, 0)
    elif what == mil.E_RUIN:
        if ruinable(state, s, amount):
            state.push(RUINING, s, amount)
    elif what == mil.E_TERRORISM:
        victims = [o for o in state.clockwise(s) if o != s and with_workers(state, o, URBAN_MASK)]
        victims.reverse()
        for victim in victims:
            state.push(TERROR, s, victim)
    else:
        score_impact(state, kind, s, what, amount)


def score_impact(state: Ages, kind: int, s: int, what: int, amount: int) -> None:
    """The scoring of an Age III event (TA-13.5, TA-15.38 to 15.45)."""
    points = impact(state, kind, s, what, amount)
    scored(state, s, points, BY_IMPACTS, "TA-13.5")


def impact(state: Ages, kind: int, s: int, what: int, amount: int) -> int:
    """Culture points that a part of an Age III event is worth to a civilization."""
    civ = state.civ[s]
    if what == mil.E_FARM_OUTPUT:
        return output_value(state, s, True)
    if what == mil.E_MINE_OUTPUT:
        return output_value(state, s, False)
    if what == mil.E_LEVELS:
        points = amount * level_sum(state, s, SCORED_TECHS[kind])
        for k in range(SLOTS):
            if SCORED_SLOTS[kind] >> k & 1:
                points += amount * LEVEL[k] * civ.workers[k]
        return points
    if what == mil.E_COLONIES:
        return amount * len(colonies_of(state, s))
    if what == mil.E_CIVIL_ACTIONS:
        return amount * civ.civil_actions
    if what == mil.E_MILITARY_ACTIONS:
        return amount * (civ.military_actions - civ.extra_military)  # TA-2.9
    if what == mil.E_HAPPINESS:
        return min(HAPPY_MOST[kind], amount * civ.happiness)
    if what == mil.E_CONTENT:
        people = civ.unused + sum(state.civ[s].workers)
        return amount * max(0, people - (state.discontents >> 8 * s & 255) - CONTENT_ABOVE[kind])
    if what == mil.E_TECHNOLOGIES:
        level = TECH_LEVEL[kind][state.options[VERSION]]
        return amount * count(civ.technologies & LEVEL_MASK[level])
    if what == mil.E_WONDERS:
        points = 0
        for age in range(AGES):
            points += WONDER_SCORE[kind][age] * count(civ.wonders & WONDER_LEVEL_MASK[age])
        return points
    order = state.by_strength
    if what == mil.E_RANK_SCIENCE:
        seats = state.clockwise(state.active)
        order = ranked(seats, [state.civ[other].science_rating for other in seats])
    for place in range(state.players):
        if order >> 2 * place & 3 == s:
            return RANK_SCORE[kind][state.players][place]
    return 0
