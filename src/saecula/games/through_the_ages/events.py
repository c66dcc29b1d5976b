"""TA-9: events, and what they befall whom with. Also the choices that other rules share (population, mixes)."""

from __future__ import annotations

from saecula.games.through_the_ages import cards as c
from saecula.games.through_the_ages.building import room_for
from saecula.games.through_the_ages.cards import (
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
    URBAN_MASK,
    WEAK_LEADER,
    WEAKEST,
    WONDER_SCORE,
)
from saecula.games.through_the_ages.components import (
    AGES,
    KEYS,
    LEVEL,
    LEVEL_MASK,
    MILITARY_KIND,
    MINE0,
    NONE,
    SLOTS,
    STORES,
    TERRITORY0,
    TWO_MEANS,
    UNIT0,
    UNITS,
    VALUE,
    WONDER0,
    WONDER_LEVEL_MASK,
    cards_in,
    count,
)
from saecula.games.through_the_ages.hands import draw, pick
from saecula.games.through_the_ages.payment import (
    blue_tokens,
    gain,
    grow,
    lose,
    lose_all,
    score_culture,
    score_science,
    yellow_tokens,
)
from saecula.games.through_the_ages.production import event_farms, event_mines, output_value
from saecula.games.through_the_ages.ratings import cards_changed, discontent, level_sum, put, rate
from saecula.games.through_the_ages.row import drop_leader, fill, takable, take, take_cost, why_not_take
from saecula.games.through_the_ages.state import (
    AGREEMENT,
    AMOUNT,
    BANK,
    BLUE_ALL,
    BUILD,
    CA,
    CESSION,
    CIV,
    COLONIES_OF,
    CULTURE,
    CULTURE_RATING,
    CURRENT,
    DEMOLITION,
    DONE,
    EVENT,
    FOOD,
    FOOD_STORED,
    FORFEIT,
    FORFEITING,
    FREE_BUILD,
    FUTURE,
    HAPPINESS,
    LEADER,
    LOSE,
    MA,
    MARKETS,
    MIXING,
    NO_CARD,
    NO_POLITICS,
    PAST,
    POPULATION,
    RAZE,
    REBELS,
    RES_STORED,
    RESOURCES,
    RUIN,
    RUINED,
    RUINING,
    SCIENCE_RATING,
    SIMPLE,
    STRENGTH,
    TAKE,
    TECHS_IN_PLAY,
    TERROR,
    TURN_MA,
    UNUSED,
    VERSION,
    WONDERS,
    YIELD,
    Ages,
    AgesPhase,
)
from saecula.kernel.message import Message

# --------------------------------------------------------------------------------------------------------------- reveal


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
    state.by_strength = ranked(state, seats, STRENGTH)
    state.by_culture = ranked(state, seats, CULTURE)
    most = 0
    discontents = 0
    for s in seats:
        most = max(most, state.civ[s * CIV + HAPPINESS])
        discontents |= discontent(state, s) << 8 * s
    happiest = 0
    for s in seats:
        if state.civ[s * CIV + HAPPINESS] == most:
            happiest |= 1 << s
    state.by_happiness = happiest
    state.discontents = discontents


def ranked(state: Ages, seats: list[int], what: int) -> int:
    """Seats from the highest to the lowest value, ties in turn order, two bits each (TA-9.4)."""
    order = [(-state.civ[s * CIV + what], i) for i, s in enumerate(seats)]
    order.sort()
    code = 0
    for place, (_, i) in enumerate(order):
        code |= seats[i] << 2 * place
    return code


def befallen(state: Ages, whom: int, many: int) -> list[int]:
    """Whom a part of the event befalls, clockwise from the player in turn (TA-9.3)."""
    seats = state.clockwise(state.active)
    n = len(seats)
    if whom == EACH:
        return seats
    if whom == ACTIVE:
        return [state.active]
    if many > 1:
        many = min(many, TWO_MEANS[n]) if many == 2 else min(many, n - 1)
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


class EventPhase(AgesPhase):
    """The event on the table, part by part and player by player. Nobody is asked here.

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
    if state.agreed[VERSION] == SIMPLE:
        return
    for age in range(AGES):
        if state.cards[CURRENT + age]:
            return
    for age in range(AGES):
        state.cards[CURRENT + age] = state.cards[FUTURE + age]
        state.cards[FUTURE + age] = 0
    state.tell("through_the_ages-events-renewed", {}, "TA-10.10")


# --------------------------------------------------------------------------------------------------------------- befall


def befall(state: Ages, kind: int, s: int, what: int, amount: int) -> None:
    """One part of an event for one civilization."""
    civ = state.civ
    at = s * CIV
    troubled = state.discontents >> 8 * s & 255
    if what == c.E_FOOD or what == c.E_RESOURCES:
        told(state, "food" if what == c.E_FOOD else "resources", s, gain(state, s, amount, what == c.E_FOOD))
    elif what == c.E_GAIN_MIX:
        state.push(MIXING, s, amount, 0)
    elif what == c.E_SCIENCE:
        told(state, "science", s, score_science(state, s, amount))
    elif what == c.E_CULTURE:
        told(state, "culture", s, score_culture(state, s, amount))
    elif what == c.E_POPULATION:
        told(state, "population", s, grow(state, s, amount))
    elif what == c.E_DRAW:
        draw(state, s, amount, "TA-8.13")
    elif what == c.E_LOSE_POPULATION:
        lose_population(state, s, amount)
    elif what == c.E_LOSE_CULTURE:
        told(state, "culture", s, score_culture(state, s, -amount))
    elif what == c.E_LOSE_MIX:
        lose_mix(state, s, amount)
    elif what == c.E_LOSE_FOOD:
        told(state, "food", s, -civ[at + FOOD_STORED])
        lose_all(state, s, True)
    elif what == c.E_LOSE_COLONY:
        if colonies_of(state, s):
            state.push(CESSION, s)
    elif what == c.E_LOSE_BLUE:
        lose_blue(state, s, amount)
    elif what == c.E_DESTROY_OWN:
        if standing(state, s, amount):
            state.push(DEMOLITION, s, amount)
    elif what == c.E_CULTURE_RATING:
        told(state, "culture", s, score_culture(state, s, civ[at + CULTURE_RATING]))
    elif what == c.E_SCIENCE_AS_CULTURE:
        told(state, "culture", s, score_culture(state, s, civ[at + SCIENCE_RATING]))
    elif what == c.E_SCIENCE_RATING:
        told(state, "science", s, score_science(state, s, civ[at + SCIENCE_RATING]))
    elif what == c.E_FARMS:
        event_farms(state, s, amount)
    elif what == c.E_MINES:
        event_mines(state, s, amount)
    elif what == c.E_REBELLION:
        civ[at + REBELS] += amount * troubled
        if troubled:
            state.tell("through_the_ages-rebels", {"seat": s, "actions": amount * troubled}, "TA-15.30")
    elif what == c.E_UNREST:
        told(state, "culture", s, score_culture(state, s, -amount * troubled))
    elif what == c.E_EMIGRATION:
        lose_population(state, s, (troubled + 1) // 2)
    elif what == c.E_LEADER:
        if civ[at + LEADER] != NONE and LEVEL[civ[at + LEADER]] != state.age:
            drop_leader(state, s, "TA-15.32")
    elif what == c.E_MARKETS:
        state.push(MARKETS, s, amount)
    elif what == c.E_FREE_BUILD:
        if civ[at + UNUSED] and civ[at + TECHS_IN_PLAY] >> amount & 1 and room_for(state, s, amount):
            state.push(FREE_BUILD, s, amount)
    elif what == c.E_SKIP_DISCARD:
        state.skip_discard = 1
    elif what == c.E_TRANSFER:
        strongest = state.by_strength & 3
        tokens = -yellow_tokens(state, s, -amount)
        yellow_tokens(state, strongest, tokens)
        if tokens:
            args: dict[str, object] = {"seat": s, "other": strongest, "tokens": tokens}
            state.tell("through_the_ages-ceded-tokens", args, "TA-9.3")
    elif what == c.E_AGREEMENT:
        state.push(AGREEMENT, s, amount, 0)
    elif what == c.E_RUIN:
        if ruinable(state, s, amount):
            state.push(RUINING, s, amount)
    elif what == c.E_TERRORISM:
        victims = [o for o in state.clockwise(s) if o != s and standing(state, o, URBAN_MASK)]
        victims.reverse()
        for victim in victims:
            state.push(TERROR, s, victim)
    else:
        score_impact(state, kind, s, what, amount)


def told(state: Ages, good: str, s: int, amount: int) -> None:
    """Tell what somebody has gained or lost."""
    if amount and state.log is not None:
        key = f"through_the_ages-{'gained' if amount > 0 else 'lost'}-{good}"
        state.tell(key, {"seat": s, "amount": abs(amount)}, "TA-9.3")


def score_impact(state: Ages, kind: int, s: int, what: int, amount: int) -> None:
    """The scoring of an Age III event (TA-13.5, TA-15.38 to 15.45)."""
    told(state, "culture", s, score_culture(state, s, impact(state, kind, s, what, amount)))


def impact(state: Ages, kind: int, s: int, what: int, amount: int) -> int:
    """Culture points that a part of an Age III event is worth to a civilization."""
    civ = state.civ
    at = s * CIV
    if what == c.E_FARM_OUTPUT:
        return output_value(state, s, True)
    if what == c.E_MINE_OUTPUT:
        return output_value(state, s, False)
    if what == c.E_LEVELS:
        points = amount * level_sum(state, s, SCORED_TECHS[kind])
        for k in range(SLOTS):
            if SCORED_SLOTS[kind] >> k & 1:
                points += amount * LEVEL[k] * state.workers[s * SLOTS + k]
        return points
    if what == c.E_COLONIES:
        return amount * len(colonies_of(state, s))
    if what == c.E_CIVIL_ACTIONS:
        return amount * civ[at + CA]
    if what == c.E_MILITARY_ACTIONS:
        return amount * (civ[at + MA] - civ[at + TURN_MA])  # TA-2.9
    if what == c.E_HAPPINESS:
        return min(HAPPY_MOST[kind], amount * civ[at + HAPPINESS])
    if what == c.E_CONTENT:
        people = civ[at + UNUSED] + sum(state.workers[s * SLOTS : s * SLOTS + SLOTS])
        return amount * max(0, people - (state.discontents >> 8 * s & 255) - CONTENT_ABOVE[kind])
    if what == c.E_TECHNOLOGIES:
        level = TECH_LEVEL[kind][state.agreed[VERSION]]
        return amount * count(civ[at + TECHS_IN_PLAY] & LEVEL_MASK[level])
    if what == c.E_WONDERS:
        points = 0
        for age in range(AGES):
            points += WONDER_SCORE[kind][age] * count(civ[at + WONDERS] & WONDER_LEVEL_MASK[age])
        return points
    order = state.by_strength
    if what == c.E_RANK_SCIENCE:
        order = ranked(state, state.clockwise(state.active), SCIENCE_RATING)
    for place in range(state.players):
        if order >> 2 * place & 3 == s:
            return RANK_SCORE[kind][state.players][place]
    return 0


# ------------------------------------------------------------------------------------------------------ losing people


def free_workers(state: Ages, s: int, slot: int) -> int:
    """Workers on a card that are not named for sacrifice (TA-10.26)."""
    n = state.workers[s * SLOTS + slot]
    if slot >= UNIT0:
        if s == state.attacker:
            n -= state.sacrificed[slot - UNIT0]
        elif s == state.defender:
            n -= state.sacrificed[UNITS + slot - UNIT0]
    return n


def population(state: Ages, s: int) -> int:
    """Workers that can be lost."""
    n = state.civ[s * CIV + UNUSED]
    for k in range(SLOTS):
        n += free_workers(state, s, k)
    return n


def lose_population(state: Ages, s: int, workers: int) -> None:
    """Unused workers first; then from cards of the loser's choice (TA-9.9)."""
    at = s * CIV
    n = min(workers, state.civ[at + UNUSED])
    state.civ[at + UNUSED] -= n
    state.civ[at + BANK] += n
    told(state, "population", s, -n)
    if workers > n and population(state, s):
        state.push(POPULATION, s, workers - n)


class Population(AgesPhase):
    """A worker must be lost, and none is unused: from which card? (TA-9.9)

    Frame: 2 how many.
    """

    key = "through_the_ages-prompt-population"
    rule = "TA-9.9"

    def step(self, state: Ages) -> bool:
        """Over when enough are lost or nobody is left."""
        if state.frame(2) and population(state, state.frame(1)):
            return False
        state.pop()
        return True

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any card with a worker."""
        return [LOSE.base + k for k in range(SLOTS) if free_workers(state, seat, k) > 0]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """The worker goes back to the yellow bank."""
        put(state, seat, LOSE.arg(move), -1)
        state.civ[seat * CIV + BANK] += 1
        rate(state, seat)
        state.set_frame(2, state.frame(2) - 1)
        if state.log is not None:
            state.tell("through_the_ages-lost-worker", {"seat": seat, "card": KEYS[LOSE.arg(move)]}, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Only from a card with a worker."""
        return Message("through_the_ages-no-population", {}, self.rule)


# -------------------------------------------------------------------------------------------------- choices of an event


class Markets(AgesPhase):
    """Food or resources, as the player chooses (Development of Markets).

    Frame: 2 how much.
    """

    key = "through_the_ages-prompt-markets"
    rule = "TA-9.13"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """One or the other."""
        return [FOOD.base, RESOURCES.base]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Produce it."""
        amount = state.frame(2)
        state.pop()
        told(state, "food" if move in FOOD else "resources", seat, gain(state, seat, amount, move in FOOD))

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Food or resources."""
        return Message("through_the_ages-no-markets", {}, self.rule)


def lose_mix(state: Ages, s: int, amount: int) -> None:
    """Lose so much in all, food and resources as the owner chooses (TA-9.13)."""
    food = state.civ[s * CIV + FOOD_STORED]
    res = state.civ[s * CIV + RES_STORED]
    if food + res <= amount or not food or not res:
        told(state, "food", s, -lose(state, s, amount, True) if food else 0)
        told(state, "resources", s, -lose(state, s, amount, False) if res else 0)
    else:
        state.push(MIXING, s, amount, 1)


class Mixing(AgesPhase):
    """How much of an amount is food? The rest is resources (TA-9.13).

    Frame: 2 the amount, 3 whether it is lost.
    """

    key = "through_the_ages-prompt-mix"
    rule = "TA-9.13"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any mix; of what is lost no more than there is."""
        amount = state.frame(2)
        low, high = 0, amount
        if state.frame(3):
            low = max(0, amount - state.civ[seat * CIV + RES_STORED])
            high = min(amount, state.civ[seat * CIV + FOOD_STORED])
        return [AMOUNT.base + n for n in range(low, high + 1)]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Gain or lose it."""
        amount = state.frame(2)
        losing = state.frame(3)
        food = AMOUNT.arg(move)
        state.pop()
        if losing:
            told(state, "food", seat, -lose(state, seat, food, True))
            told(state, "resources", seat, -lose(state, seat, amount - food, False))
        else:
            told(state, "food", seat, gain(state, seat, food, True))
            told(state, "resources", seat, gain(state, seat, amount - food, False))

    def prompt(self, state: Ages, seat: int) -> Message:
        """How much it is in all."""
        key = "through_the_ages-prompt-mix-lost" if state.frame(3) else self.key
        return Message(key, {"seat": seat, "amount": state.frame(2)}, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Within the amount and what there is."""
        return Message("through_the_ages-no-mix", {"amount": state.frame(2)}, self.rule)


class FreeBuild(AgesPhase):
    """A free building or unit, if the player wants it (TA-9.7).

    Frame: 2 the card.
    """

    key = "through_the_ages-prompt-free-build"
    rule = "TA-9.7"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Build it, or not."""
        return [BUILD.base + state.frame(2), DONE.base]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Nothing is paid."""
        state.pop()
        if move in BUILD:
            state.civ[seat * CIV + UNUSED] -= 1
            put(state, seat, BUILD.arg(move), 1)
            rate(state, seat)
            if state.log is not None:
                args: dict[str, object] = {"seat": seat, "card": KEYS[BUILD.arg(move)], "resources": 0}
                state.tell("through_the_ages-built", args, self.rule)

    def prompt(self, state: Ages, seat: int) -> Message:
        """Which card it is."""
        return Message(self.key, {"seat": seat, "card": KEYS[state.frame(2)]}, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Only this one."""
        return Message("through_the_ages-no-free-build", {"card": KEYS[state.frame(2)]}, self.rule)


def standing(state: Ages, s: int, slots: int) -> list[int]:
    """The cards out of a mask on which a civilization has workers."""
    return [k for k in range(SLOTS) if slots >> k & 1 and state.workers[s * SLOTS + k]]


def raze(state: Ages, s: int, slot: int, buildings: int, rule: str) -> None:
    """Buildings are destroyed; their workers become unused (TA-9.11)."""
    put(state, s, slot, -buildings)
    state.civ[s * CIV + UNUSED] += buildings
    rate(state, s)
    if state.log is not None:
        state.tell("through_the_ages-razed", {"seat": s, "card": KEYS[slot], "buildings": buildings}, rule)


class Demolition(AgesPhase):
    """A civilization loses a building, farm or mine of its own choice (TA-15.43).

    Frame: 2 the cards it may be on.
    """

    key = "through_the_ages-prompt-demolish"
    rule = "TA-15.43"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any that stands."""
        return [RAZE.base + k for k in standing(state, seat, state.frame(2))]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """It is gone."""
        state.pop()
        raze(state, seat, RAZE.arg(move), 1, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Only what stands."""
        return Message("through_the_ages-no-demolish", {}, self.rule)


class Terror(AgesPhase):
    """The civilization with the least culture destroys an urban building of a rival (TA-15.36).

    Frame: 2 the rival.
    """

    key = "through_the_ages-prompt-terror"
    rule = "TA-15.36"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any urban building of the rival."""
        return [RAZE.base + k for k in standing(state, state.frame(2), URBAN_MASK)]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """It is gone."""
        victim = state.frame(2)
        state.pop()
        raze(state, victim, RAZE.arg(move), 1, self.rule)

    def prompt(self, state: Ages, seat: int) -> Message:
        """Whose it is."""
        return Message(self.key, {"seat": seat, "other": state.frame(2)}, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Only urban buildings that stand."""
        return Message("through_the_ages-no-terror", {"other": state.frame(2)}, self.rule)


def ruinable(state: Ages, s: int, ages: int) -> list[int]:
    """The completed wonders of some ages that are not ruined yet."""
    whole = state.civ[s * CIV + WONDERS] & ~state.civ[s * CIV + RUINED]
    found: list[int] = []
    while whole:
        low = whole & -whole
        whole ^= low
        if ages >> LEVEL[WONDER0 + low.bit_length() - 1] & 1:
            found.append(low.bit_length() - 1)
    return found


class Ruining(AgesPhase):
    """Ravages of Time: a wonder loses all its effects and gives culture instead (TA-15.34).

    Frame: 2 the ages.
    """

    key = "through_the_ages-prompt-ruin"
    rule = "TA-15.34"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any wonder of those ages."""
        return [RUIN.base + i for i in ruinable(state, seat, state.frame(2))]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Turn it over."""
        state.pop()
        state.civ[seat * CIV + RUINED] |= 1 << RUIN.arg(move)
        cards_changed(state, seat)
        if state.log is not None:
            state.tell("through_the_ages-ruined", {"seat": seat, "card": KEYS[WONDER0 + RUIN.arg(move)]}, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Only completed wonders of Age A or I that are not ruined."""
        return Message("through_the_ages-no-ruin", {}, self.rule)


def colonies_of(state: Ages, s: int) -> list[int]:
    """The colonies of a civilization, as single cards."""
    found: list[int] = []
    for age in range(AGES):
        found += cards_in(state.cards[COLONIES_OF + 4 * s + age], age)
    return found


def give_up_colony(state: Ages, s: int, card: int) -> None:
    """A colony is lost: its tokens go back from the banks to the box (TA-10.14)."""
    state.cards[COLONIES_OF + 4 * s + (card >> 6)] ^= 1 << (card & 63)
    colony = MILITARY_KIND[card] - TERRITORY0
    yellow_tokens(state, s, -c.COLONY_YELLOW[colony])
    blue_tokens(state, s, -c.COLONY_BLUE[colony])
    cards_changed(state, s)
    if state.log is not None:
        state.tell("through_the_ages-lost-colony", {"seat": s, "card": KEYS[MILITARY_KIND[card]]}, "TA-10.14")


class Cession(AgesPhase):
    """A civilization loses a colony of its own choice (Independence Declaration)."""

    key = "through_the_ages-prompt-cede"
    rule = "TA-10.14"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any colony."""
        return kinds_to_yield(state, seat)

    def play(self, state: Ages, seat: int, move: int) -> None:
        """It goes to Past Events (TA-8.11)."""
        state.pop()
        card = colony_card(state, seat, TERRITORY0 + YIELD.arg(move))
        give_up_colony(state, seat, card)
        state.cards[PAST + (card >> 6)] |= 1 << (card & 63)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Only one's own."""
        return Message("through_the_ages-no-cede", {}, self.rule)


def kinds_to_yield(state: Ages, s: int) -> list[int]:
    """A move for each kind of colony a civilization has."""
    found: list[int] = []
    for card in colonies_of(state, s):
        move = YIELD.base + MILITARY_KIND[card] - TERRITORY0
        if move not in found:
            found.append(move)
    return found


def colony_card(state: Ages, s: int, kind: int) -> int:
    """The single card of a colony."""
    return [card for card in colonies_of(state, s) if MILITARY_KIND[card] == kind][0]


def lose_blue(state: Ages, s: int, tokens: int) -> None:
    """Blue tokens go to the box: from the bank, or from a card of the loser's choice (TA-15.35)."""
    left = tokens + blue_tokens(state, s, -tokens)
    told(state, "blue", s, left - tokens)
    if left:
        state.push(FORFEITING, s, left)


class Forfeiting(AgesPhase):
    """A blue token must go, and the bank is empty: from which card? (TA-15.35)

    Frame: 2 how many.
    """

    key = "through_the_ages-prompt-forfeit"
    rule = "TA-15.35"

    def step(self, state: Ages) -> bool:
        """Over when enough are gone or none is left."""
        s = state.frame(1)
        if state.frame(2) and sum(state.blue[s * STORES : s * STORES + STORES]):
            return False
        state.pop()
        return True

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any card with a token."""
        return [FORFEIT.base + k for k in range(STORES) if state.blue[seat * STORES + k]]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """It goes to the box."""
        k = FORFEIT.arg(move)
        state.blue[seat * STORES + k] -= 1
        state.civ[seat * CIV + (FOOD_STORED if k < MINE0 else RES_STORED)] -= VALUE[k]
        state.civ[seat * CIV + BLUE_ALL] -= 1
        state.set_frame(2, state.frame(2) - 1)
        told(state, "blue", seat, -1)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Only from a card with a token."""
        return Message("through_the_ages-no-forfeit", {}, self.rule)


class Agreement(AgesPhase):
    """International Agreement: cards from the row for up to five civil actions' worth (TA-15.33).

    Frame: 2 what is left, 3 cards taken.
    """

    key = "through_the_ages-prompt-agreement"
    rule = "TA-15.33"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any card within the value and the limits of TA-4; or enough."""
        return [TAKE.base + i for i in takable(state, seat, state.frame(2))] + [DONE.base]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Take a card; at the end the row is filled, and the next political step is forgone."""
        if move in TAKE:
            position = TAKE.arg(move)
            state.set_frame(2, state.frame(2) - take_cost(state, seat, position))
            state.set_frame(3, state.frame(3) + 1)
            take(state, seat, position)
            return
        taken = state.frame(3)
        state.pop()
        if taken:
            state.civ[seat * CIV + NO_POLITICS] += 1
            fill(state)

    def prompt(self, state: Ages, seat: int) -> Message:
        """What is left."""
        key = "through_the_ages-prompt-agreed" if state.frame(3) else self.key
        return Message(key, {"seat": seat, "left": state.frame(2)}, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """As for every card taken."""
        if move in TAKE:
            return why_not_take(state, seat, TAKE.arg(move), state.frame(2))
        return Message("through_the_ages-no-agreement", {}, self.rule)


def resolve_event(state: Ages) -> None:
    """Resolve the revealed event: rankings first, then its parts (TA-9.12)."""
    take_facts(state)
    state.push(EVENT, state.active)
