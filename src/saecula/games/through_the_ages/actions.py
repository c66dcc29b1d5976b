"""TA-5, TA-6, TA-7: the action phase. Civil and military actions in any order, while there are any."""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages import cards
from saecula.games.through_the_ages.cards import (
    BUILD_LESS,
    BY_PLAYERS,
    COMPLETE_TECH,
    COMPLETE_WORKER,
    DEED_SLOTS,
    DEEDS,
    LEVY_FOOD,
    LEVY_RESOURCES,
    LINER,
    LINER_FOOD,
    MILITARY_REVOLUTION,
    PACT_PARTNER_PAYS,
    PACT_SCIENCE,
    PLAY_ACTION,
    PLAY_CULTURE,
    PLAY_RESOURCES,
    POPULATION_LESS,
    POWERS,
    SCIENCE_LESS,
    SURCHARGE,
    UNIT_RESOURCES,
    WAR_DISCOUNT,
)
from saecula.games.through_the_ages.components import (
    ACTION0,
    ACTION_CARDS,
    AGES,
    BLUE_OF,
    CIVIL_CARDS,
    CIVIL_KIND,
    COST,
    GOVERNMENT,
    GOVERNMENT0,
    KEYS,
    LAB,
    LEADER0,
    LEADER_CARDS,
    LEVEL,
    LIBRARY,
    MILITARY_CARDS,
    MILITARY_KIND,
    NONE,
    PACT0,
    POPULATION_PRICE,
    REVOLUTION_COST,
    SCIENCE_COST,
    SLOT_MASK,
    SLOTS,
    SPECIAL_CONSTRUCTION,
    STAGES,
    STAGES_PER_ACTION,
    STORES,
    TACTIC0,
    TACTIC_CARDS,
    TECH_CARDS,
    TECHS,
    TYPE,
    TYPE_MASK,
    UNIT0,
    UPGRADE_FROM,
    UPGRADE_TO,
    UPGRADES_FROM,
    URBAN_LIMIT,
    WONDER0,
)
from saecula.games.through_the_ages.hands import can_draw, card_in_hand, draw, out_of_hand, to_pile
from saecula.games.through_the_ages.payment import (
    CHEAPEST_MINE,
    blue_tokens,
    can_pay,
    gain,
    score_culture,
    score_science,
    spend,
    swaps,
)
from saecula.games.through_the_ages.payment import grow as grow_population
from saecula.games.through_the_ages.ratings import (
    cards_changed,
    government_changed,
    level_sum,
    of_type,
    pact_sum,
    pacts_of,
    power,
    put,
    rate,
    side_of,
    trade_side,
)
from saecula.games.through_the_ages.row import drop_leader, leave_play, takable, take, take_cost, why_not_take
from saecula.games.through_the_ages.state import (
    ARMS,
    ARMS_OF,
    ARRAY,
    BANK,
    BLUES,
    BUILD,
    BUILDERS,
    CA,
    CA_SPENT,
    CIV,
    CIVIL_GONE,
    CIVIL_USED,
    CONTAINED,
    CULTURE,
    DESTROY,
    DEVELOP,
    DONE,
    DRAW,
    DRAW_ACTION,
    EASIER,
    ENEMY,
    FLAGS,
    FOOD_STORED,
    FRESH,
    GROW,
    HAND,
    HAND_OF,
    LEAD,
    LEADER,
    LEVY,
    MA,
    MA_SPENT,
    MILITARY_USED,
    NO_CARD,
    PACT,
    PARTNER,
    PLAY,
    PLAY_OF,
    REGIME,
    RES_STORED,
    REVOLT,
    SAIL,
    SAILED,
    SCIENCE,
    STAGE,
    STAGES_BUILT,
    STRENGTH,
    TACTIC,
    TAKE,
    TECHS_IN_PLAY,
    TRADE,
    TRADED,
    TRADING,
    TURN_MA,
    UNIT_PAY,
    UNITS_DRAWN,
    UNUSED,
    UPGRADE,
    WAR,
    WONDER,
    WONDERS,
    Ages,
    AgesPhase,
    arms_of,
    civil_cards_of,
)
from saecula.kernel.message import Message

ALL_TECHS: Final[int] = (1 << TECHS) - 1

# --------------------------------------------------------------------------------------------------------------- prices


def population_price(state: Ages, s: int) -> int:
    """Food for a population increase (TA-5.1)."""
    price = POPULATION_PRICE[state.civ[s * CIV + BANK]] - power(state, s, POPULATION_LESS)
    return price if price > 0 else 0


def standing_price(state: Ages, s: int, slot: int) -> int:
    """The build cost of a card after standing discounts (TA-5.15, TA-6.10)."""
    at = s * CIV
    price = COST[slot] - BUILD_LESS[state.civ[at + BUILDERS]][slot] - BUILD_LESS[state.civ[at + LEADER]][slot]
    return price if price > 0 else 0


def surcharge(state: Ages, s: int, slot: int) -> int:
    """What rivals' leaders make a building cost more (TA-15.5)."""
    type_ = TYPE[slot]
    if type_ != LAB and type_ != LIBRARY:
        return 0
    more = 0
    for other in range(state.seats):
        if other != s:
            more += SURCHARGE[state.civ[other * CIV + LEADER]][slot]
    return more


def at_war(state: Ages, s: int) -> bool:
    """Whether a war is declared on a player."""
    for other in range(state.seats):
        if state.civ[other * CIV + WAR] != NO_CARD and state.civ[other * CIV + ENEMY] == s:
            return True
    return False


def build_price(state: Ages, s: int, slot: int, less: int) -> int:
    """Resources for a new building or unit, `less` being an action card's reduction (TA-5.15)."""
    price = standing_price(state, s, slot)
    if slot >= UNIT0:
        discount = POWERS[state.civ[s * CIV + LEADER]][WAR_DISCOUNT]
        if discount and at_war(state, s):
            price = max(0, price - discount)
        return max(0, price - less)
    return max(0, price - less) + surcharge(state, s, slot)


def upgrade_price(state: Ages, s: int, low: int, high: int, less: int) -> int:
    """Resources for an upgrade: the difference of the two costs (TA-5.7)."""
    difference = max(0, standing_price(state, s, high) - standing_price(state, s, low))
    return max(0, difference - less) + surcharge(state, s, high)


def unit_credit(state: Ages, s: int) -> int:
    """Special resources for units: this turn's, and the leader's own (TA-5.11, TA-5.16)."""
    at = s * CIV
    credit = state.civ[at + UNIT_PAY]
    if not state.civ[at + FLAGS] & UNITS_DRAWN:
        credit += POWERS[state.civ[at + LEADER]][UNIT_RESOURCES]
    return credit


def resources(state: Ages, s: int) -> int:
    """What a player can pay in resources, one food included if Trade Routes are to be used."""
    own = state.civ[s * CIV + RES_STORED]
    if state.civ[s * CIV + FLAGS] & TRADING and swaps(state, s, False):
        own += 1
    return own


def pay_for_unit(state: Ages, s: int, price: int) -> None:
    """Special resources first, then ordinary ones (TA-5.11)."""
    at = s * CIV
    if price > 0 and not state.civ[at + FLAGS] & UNITS_DRAWN:
        own = POWERS[state.civ[at + LEADER]][UNIT_RESOURCES]
        if own:
            state.civ[at + FLAGS] |= UNITS_DRAWN
            price = max(0, price - own)
    special = min(price, state.civ[at + UNIT_PAY])
    state.civ[at + UNIT_PAY] -= special
    spend(state, s, price - special, False)


# ---------------------------------------------------------------------------------------------------------- the actions


def spend_civil(state: Ages, s: int, actions: int) -> None:
    """Spend civil actions; none spent bars nothing (TA-6.11)."""
    if actions:
        state.civ[s * CIV + CA_SPENT] += actions
        state.civ[s * CIV + FLAGS] |= CIVIL_USED


def spend_military(state: Ages, s: int, actions: int) -> None:
    """Spend military actions."""
    if actions:
        state.civ[s * CIV + MA_SPENT] += actions
        state.civ[s * CIV + FLAGS] |= MILITARY_USED


def urban_limit(state: Ages, s: int) -> int:
    """How many urban buildings of each type the government allows (TA-5.3, TA-14.1)."""
    return URBAN_LIMIT[state.civ[s * CIV + REGIME]] + state.agreed[EASIER]


def room_for(state: Ages, s: int, slot: int) -> bool:
    """Whether one more building of this type is allowed."""
    return slot >= UNIT0 or TYPE[slot] < LAB or of_type(state, s, TYPE[slot]) < urban_limit(state, s)


def build(state: Ages, s: int, slot: int) -> None:
    """An unused worker goes to a card. Price and action are the caller's business."""
    state.civ[s * CIV + UNUSED] -= 1
    put(state, s, slot, 1)
    rate(state, s)


def stage_price(state: Ages, s: int, stages: int) -> int:
    """Resources for the next stages of the wonder."""
    kind = state.civ[s * CIV + WONDER]
    built = state.civ[s * CIV + STAGES_BUILT]
    total = 0
    for i in range(built, built + stages):
        total += STAGES[kind][i]
    return total


def can_build_stages(state: Ages, s: int, stages: int, less: int) -> bool:
    """Whether so many stages can be built: there, payable, and with a blue token to mark each (TA-5.8)."""
    at = s * CIV
    kind = state.civ[at + WONDER]
    if kind == NONE:
        return False
    left = len(STAGES[kind]) - state.civ[at + STAGES_BUILT]
    if stages > left or max(0, stage_price(state, s, stages) - less) > resources(state, s):
        return False
    if state.civ[at + BLUES] >= stages and not state.civ[at + FLAGS] & TRADING:
        if state.blue[s * STORES + CHEAPEST_MINE] >= stage_price(state, s, stages):
            return True  # paid with tokens worth 1, none of the bank's is needed for change
    return enough_markers(state, s, stages, less)


def enough_markers(state: Ages, s: int, stages: int, less: int) -> bool:
    """Try it out: payment first, then the marker, stage by stage."""
    copy = state.clone()
    for i in range(stages):
        price = STAGES[copy.civ[s * CIV + WONDER]][copy.civ[s * CIV + STAGES_BUILT]]
        if not can_pay(copy, s, max(0, price - less), False):
            return False
        spend(copy, s, max(0, price - less), False)
        last = copy.civ[s * CIV + STAGES_BUILT] + 1 == len(STAGES[copy.civ[s * CIV + WONDER]])
        if not last:
            if copy.civ[s * CIV + BLUES] == 0:
                return False
            copy.civ[s * CIV + BLUES] -= 1
        copy.civ[s * CIV + STAGES_BUILT] += 1
        if last and i + 1 < stages:
            return False
    return True


def build_stages(state: Ages, s: int, stages: int, less: int) -> None:
    """Build stages of the wonder; with the last one it is complete (TA-5.8)."""
    at = s * CIV
    kind = state.civ[at + WONDER]
    for _ in range(stages):
        price = max(0, STAGES[kind][state.civ[at + STAGES_BUILT]] - less)
        spend(state, s, price, False)
        if state.civ[at + STAGES_BUILT] + 1 == len(STAGES[kind]):
            complete_wonder(state, s)
            return
        state.civ[at + BLUES] -= 1
        state.civ[at + STAGES_BUILT] += 1


def complete_wonder(state: Ages, s: int) -> None:
    """The tokens return, and the wonder takes effect at once (TA-5.8, TA-7.2, TA-7.3)."""
    at = s * CIV
    kind = state.civ[at + WONDER]
    state.civ[at + BLUES] += state.civ[at + STAGES_BUILT]
    state.civ[at + STAGES_BUILT] = 0
    state.civ[at + WONDER] = NONE
    state.civ[at + WONDERS] |= 1 << (kind - WONDER0)
    cards_changed(state, s)
    for owner in pacts_of(state, s):  # International Tourism
        cards_changed(state, state.civ[owner * CIV + PARTNER] if owner == s else owner)
    points = COMPLETE_TECH[kind] * level_sum(state, s, ALL_TECHS)
    for k in range(SLOTS):
        points += COMPLETE_WORKER[kind][k] * state.workers[s * SLOTS + k]
    if points:
        score_culture(state, s, points)
    if state.log is not None:
        state.tell("through_the_ages-completed", {"seat": s, "card": KEYS[kind], "points": points}, "TA-7.2")


def into_play(state: Ages, s: int, kind: int) -> None:
    """A civil card goes from hand into play."""
    card = civil_cards_of(state, s, kind)
    card &= -card
    state.cards[HAND_OF + 4 * s + LEVEL[kind]] ^= card
    state.cards[PLAY_OF + 4 * s + LEVEL[kind]] |= card
    state.cards[FRESH + LEVEL[kind]] &= ~card
    state.civ[s * CIV + HAND] -= 1


def lead(state: Ages, s: int, kind: int) -> None:
    """A leader comes into play; the old one goes first (TA-5.9)."""
    if state.civ[s * CIV + LEADER] != NONE:
        drop_leader(state, s, "TA-5.9")
    into_play(state, s, kind)
    state.civ[s * CIV + LEADER] = kind
    cards_changed(state, s)
    if state.log is not None:
        state.tell("through_the_ages-leads", {"seat": s, "card": KEYS[kind]}, "TA-5.9")


# --------------------------------------------------------------------------------------------------------- technologies


def science_price(state: Ages, s: int, kind: int, revolution: bool) -> int:
    """Science points for a technology (TA-6.3, TA-6.6, TA-15.10)."""
    cost = REVOLUTION_COST[kind] if revolution else SCIENCE_COST[kind]
    less = SCIENCE_LESS[state.civ[s * CIV + LEADER]][kind]
    if state.pacts:
        less += pact_sum(state, s, PACT_SCIENCE)
    return max(0, cost - less)


def partners_can_pay(state: Ages, s: int) -> bool:
    """Scientific Cooperation: neither partner plays a technology while one of them has no science (TA-15.10)."""
    for owner in pacts_of(state, s):
        pact = MILITARY_KIND[state.civ[owner * CIV + PACT]] - PACT0
        due = PACT_PARTNER_PAYS[pact][side_of(state, owner, s)]
        partner = state.civ[owner * CIV + PARTNER] if owner == s else owner
        if due and (state.civ[partner * CIV + SCIENCE] < due or state.civ[s * CIV + SCIENCE] == 0):
            return False
    return True


def family_in_play(state: Ages, s: int, type_: int) -> int:
    """The special technology of a family in play, NONE without one."""
    found = state.civ[s * CIV + TECHS_IN_PLAY] & TYPE_MASK[type_]
    return found.bit_length() - 1 if found else NONE


def playable(state: Ages, s: int, kind: int) -> bool:
    """Whether a technology could come into play at all (TA-6.5): price aside."""
    if state.civ[s * CIV + TECHS_IN_PLAY] >> kind & 1:
        return False
    if TYPE[kind] > GOVERNMENT:
        old = family_in_play(state, s, TYPE[kind])
        return old == NONE or LEVEL[old] < LEVEL[kind]
    return True


def techs_in_hand(state: Ages, s: int) -> list[int]:
    """The technologies in a hand, as kinds."""
    found: list[int] = []
    for age in range(1, AGES):
        mask = state.cards[HAND_OF + 4 * s + age] & TECH_CARDS[age]
        while mask:
            low = mask & -mask
            mask ^= low
            found.append(CIVIL_KIND[64 * age + low.bit_length() - 1])
    return found


def developable(state: Ages, s: int) -> list[int]:
    """The technologies in hand that a player can pay for; a government at its higher price."""
    kinds = techs_in_hand(state, s)
    if not kinds or (state.pacts and not partners_can_pay(state, s)):
        return []
    science = state.civ[s * CIV + SCIENCE]
    return [k for k in kinds if science_price(state, s, k, False) <= science and playable(state, s, k)]


def revolution_open(state: Ages, s: int) -> bool:
    """Whether a revolution would be the first and only use of the actions it takes (TA-6.6, 6.11, 15.2)."""
    civ = state.civ
    at = s * CIV
    if POWERS[civ[at + LEADER]][MILITARY_REVOLUTION]:
        return not civ[at + FLAGS] & MILITARY_USED and civ[at + MA_SPENT] == 0
    return not civ[at + FLAGS] & CIVIL_USED and civ[at + CA_SPENT] == 0 and civ[at + CA] > 0


def revolutions(state: Ages, s: int) -> list[int]:
    """The governments in hand for which a player can pay the lower price."""
    kinds = [k for k in techs_in_hand(state, s) if TYPE[k] == GOVERNMENT]
    if not kinds or (state.pacts and not partners_can_pay(state, s)):
        return []
    science = state.civ[s * CIV + SCIENCE]
    return [k for k in kinds if science_price(state, s, k, True) <= science and playable(state, s, k)]


def develop(state: Ages, s: int, kind: int, revolution: bool) -> None:
    """Pay for a technology and put it in play; then what the leader makes of it (TA-6.3, TA-15.16)."""
    civ = state.civ
    at = s * CIV
    price = science_price(state, s, kind, revolution)
    score_science(state, s, -price)
    if state.pacts:
        for owner in pacts_of(state, s):
            pact = MILITARY_KIND[civ[owner * CIV + PACT]] - PACT0
            due = PACT_PARTNER_PAYS[pact][side_of(state, owner, s)]
            if due:
                score_science(state, civ[owner * CIV + PARTNER] if owner == s else owner, -due)
    into_play(state, s, kind)
    if state.log is not None:
        key = "through_the_ages-revolted" if revolution else "through_the_ages-developed"
        state.tell(key, {"seat": s, "card": KEYS[kind], "science": price}, "TA-6.6" if revolution else "TA-6.3")
    if TYPE[kind] == GOVERNMENT:
        change_government(state, s, kind, revolution)
    elif TYPE[kind] > GOVERNMENT:
        gain_special(state, s, kind)
    else:
        civ[at + TECHS_IN_PLAY] |= 1 << kind
    powers = POWERS[civ[at + LEADER]]
    if powers[PLAY_RESOURCES]:
        gain(state, s, powers[PLAY_RESOURCES], False)
    if powers[PLAY_ACTION]:
        civ[at + CA_SPENT] = max(0, civ[at + CA_SPENT] - powers[PLAY_ACTION])
    if powers[PLAY_CULTURE]:
        score_culture(state, s, powers[PLAY_CULTURE])


def change_government(state: Ages, s: int, kind: int, revolution: bool) -> None:
    """The new government replaces the old one (TA-6.6, 6.8, 6.9, 15.2)."""
    civ = state.civ
    at = s * CIV
    old = civ[at + REGIME]
    if civ[at + TECHS_IN_PLAY] >> old & 1:
        leave_play(state, s, old)
    civ[at + TECHS_IN_PLAY] = civ[at + TECHS_IN_PLAY] & ~(1 << old) | 1 << kind
    civ[at + REGIME] = kind
    government_changed(state, s)
    if revolution:
        if POWERS[civ[at + LEADER]][MILITARY_REVOLUTION]:
            civ[at + MA_SPENT] = civ[at + MA]
            civ[at + FLAGS] |= MILITARY_USED
        else:
            civ[at + CA_SPENT] = civ[at + CA]
            civ[at + FLAGS] |= CIVIL_USED


def gain_special(state: Ages, s: int, kind: int) -> None:
    """A special technology comes into play, replacing the older one of its family (TA-6.5)."""
    civ = state.civ
    at = s * CIV
    old = family_in_play(state, s, TYPE[kind])
    tokens = BLUE_OF[kind]
    if old != NONE:
        leave_play(state, s, old)
        civ[at + TECHS_IN_PLAY] ^= 1 << old
        tokens -= BLUE_OF[old]
    civ[at + TECHS_IN_PLAY] |= 1 << kind
    if tokens:
        blue_tokens(state, s, tokens)
    if TYPE[kind] == SPECIAL_CONSTRUCTION:
        civ[at + BUILDERS] = kind
    cards_changed(state, s)


def lose_special(state: Ages, s: int, kind: int) -> None:
    """A special technology is lost, with its blue tokens (TA-10.53)."""
    leave = 1 << kind
    state.civ[s * CIV + TECHS_IN_PLAY] ^= leave
    if BLUE_OF[kind]:
        blue_tokens(state, s, -BLUE_OF[kind])
    if TYPE[kind] == SPECIAL_CONSTRUCTION:
        state.civ[s * CIV + BUILDERS] = NONE
    cards_changed(state, s)


# ---------------------------------------------------------------------------------------------------- what can be built


def buildable(state: Ages, s: int, slots: int, less: int, credit: int) -> list[int]:
    """The cards out of a mask on which a new building or unit can be built for what is there."""
    found: list[int] = []
    if not state.civ[s * CIV + UNUSED]:
        return found
    budget = resources(state, s) + credit
    mask = state.civ[s * CIV + TECHS_IN_PLAY] & slots
    limit = urban_limit(state, s)
    builders = BUILD_LESS[state.civ[s * CIV + BUILDERS]]
    leader = BUILD_LESS[state.civ[s * CIV + LEADER]]
    most = budget + less + POWERS[state.civ[s * CIV + LEADER]][WAR_DISCOUNT]
    while mask:
        low = mask & -mask
        mask ^= low
        k = low.bit_length() - 1
        if COST[k] - builders[k] - leader[k] <= most and build_price(state, s, k, less) <= budget:
            if k >= UNIT0 or TYPE[k] < LAB or of_type(state, s, TYPE[k]) < limit:
                found.append(k)
    return found


def upgradable(state: Ages, s: int, slots: int, less: int, credit: int) -> list[int]:
    """The upgrades out of a mask of cards that can be paid for."""
    found: list[int] = []
    in_play = state.civ[s * CIV + TECHS_IN_PLAY] & slots
    budget = resources(state, s) + credit
    mask = in_play
    while mask:
        low = mask & -mask
        mask ^= low
        k = low.bit_length() - 1
        if state.workers[s * SLOTS + k]:
            for i in UPGRADES_FROM[k]:
                if in_play >> UPGRADE_TO[i] & 1 and upgrade_price(state, s, k, UPGRADE_TO[i], less) <= budget:
                    found.append(i)
    return found


CIVIL_SLOTS: Final[int] = (1 << UNIT0) - 1
UNIT_SLOTS: Final[int] = SLOT_MASK ^ CIVIL_SLOTS

# --------------------------------------------------------------------------------------------------------- action cards


def can_play_card(state: Ages, s: int, kind: int) -> bool:
    """Whether what an action card says is possible (TA-5.10); the civil action aside."""
    for deed, amount in DEEDS[kind]:
        if deed == cards.BUILD_STAGE:
            return can_build_stages(state, s, 1, amount)
        if deed == cards.GROW:
            return state.civ[s * CIV + BANK] > 0 and can_pay(state, s, population_price(state, s), True)
        if deed == cards.BUILD:
            return bool(buildable(state, s, DEED_SLOTS[kind], amount, 0))
        if deed == cards.UPGRADE:
            return bool(upgradable(state, s, DEED_SLOTS[kind], amount, 0))
        if deed == cards.TECHNOLOGY:
            return bool(developable(state, s)) or (revolution_open(state, s) and bool(revolutions(state, s)))
    return True


def play_card(state: Ages, s: int, kind: int) -> None:
    """Play an action card: do at once what it says, or go on to the action it contains (TA-5.10, TA-7.5)."""
    card = civil_cards_of(state, s, kind) & ~state.cards[FRESH + LEVEL[kind]]
    card &= -card
    state.cards[HAND_OF + 4 * s + LEVEL[kind]] ^= card
    state.cards[CIVIL_GONE + LEVEL[kind]] |= card
    state.civ[s * CIV + HAND] -= 1
    at = s * CIV
    if state.log is not None:
        state.tell("through_the_ages-played", {"seat": s, "card": KEYS[kind]}, "TA-5.10")
    fresh_use = DEEDS[kind][0][0] == cards.TECHNOLOGY
    if not fresh_use:
        spend_civil(state, s, 1)
    for deed, amount in DEEDS[kind]:
        if deed == cards.BUILD_STAGE:
            build_stages(state, s, 1, amount)
        elif deed == cards.GROW:
            spend(state, s, population_price(state, s), True)
            grow_population(state, s, 1)
            rate(state, s)
            gain(state, s, amount, True)
        elif deed in (cards.BUILD, cards.UPGRADE, cards.TECHNOLOGY):
            state.push(CONTAINED, s, kind, deed, amount)
        elif deed == cards.EXTRA_ACTIONS:
            state.civ[at + TURN_MA] += amount
            state.civ[at + MA] += amount
        elif deed == cards.UNITS_PAID:
            state.civ[at + UNIT_PAY] += amount
        elif deed == cards.UNITS_PER_STRONGER:
            more = [
                o
                for o in range(state.seats)
                if state.playing(o) and state.civ[o * CIV + STRENGTH] > state.civ[at + STRENGTH]
            ]
            state.civ[at + UNIT_PAY] += len(more) * BY_PLAYERS[kind][state.players]
        elif deed == cards.SCIENCE:
            score_science(state, s, amount)
        elif deed == cards.CULTURE:
            score_culture(state, s, amount)
        elif deed == cards.CULTURE_PER_RICHER:
            richer = [
                o
                for o in range(state.seats)
                if state.playing(o) and state.civ[o * CIV + CULTURE] > state.civ[at + CULTURE]
            ]
            score_culture(state, s, len(richer) * BY_PLAYERS[kind][state.players])
        elif deed == cards.FOOD:
            gain(state, s, amount, True)
        elif deed == cards.RESOURCES:
            gain(state, s, amount, False)


# ----------------------------------------------------------------------------------------------------------- the phase


class Actions(AgesPhase):
    """Any number of civil and military actions, in any order, while there are any (TA-3.4, TA-5).

    In round 1 only cards are taken (TA-3.1).
    """

    key = "through_the_ages-prompt-actions"
    rule = "TA-5.1"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Every action that can be paid for, and to stop."""
        civ = state.civ
        at = seat * CIV
        ca = civ[at + CA] - civ[at + CA_SPENT]
        ma = civ[at + MA] - civ[at + MA_SPENT]
        offered = [TAKE.base + i for i in takable(state, seat, ca)]
        if state.round == 1:
            offered.append(DONE.base)
            return offered
        if civ[at + BANK]:
            price = population_price(state, seat)
            if ca and can_pay(state, seat, price, True):
                offered.append(GROW.base)
            if power(state, seat, LINER) and not civ[at + FLAGS] & SAILED:
                if can_pay(state, seat, max(0, price - power(state, seat, LINER_FOOD)), True):
                    offered.append(SAIL.base)
            if ca and POWERS[civ[at + LEADER]][cards.LEVY]:
                offered += [LEVY.base + k - UNIT0 for k in levies(state, seat)]
        if ca:
            offered += [BUILD.base + k for k in buildable(state, seat, CIVIL_SLOTS, 0, 0)]
            offered += [UPGRADE.base + i for i in upgradable(state, seat, CIVIL_SLOTS, 0, 0)]
        if ma:
            credit = unit_credit(state, seat)
            offered += [BUILD.base + k for k in buildable(state, seat, UNIT_SLOTS, 0, credit)]
            offered += [UPGRADE.base + i for i in upgradable(state, seat, UNIT_SLOTS, 0, credit)]
        first = seat * SLOTS
        staffed = civ[at + TECHS_IN_PLAY] & ((CIVIL_SLOTS if ca else 0) | (UNIT_SLOTS if ma else 0))
        while staffed:
            low = staffed & -staffed
            staffed ^= low
            k = low.bit_length() - 1
            if state.workers[first + k]:
                offered.append(DESTROY.base + k)
        if ma and civ[at + ARMS]:
            for age in range(1, AGES):
                mask = state.cards[ARMS_OF + 4 * seat + age] & TACTIC_CARDS[age]
                while mask:
                    kind = MILITARY_KIND[64 * age + (mask & -mask).bit_length() - 1]
                    offered.append(ARRAY.base + kind - TACTIC0)
                    mask &= ~MILITARY_CARDS[kind]
        if ma and state.agreed[DRAW_ACTION] and can_draw(state):
            offered.append(DRAW.base)
        if ca and civ[at + WONDER] != NONE:
            most = min(STAGES_PER_ACTION[civ[at + BUILDERS]], len(STAGES[civ[at + WONDER]]) - civ[at + STAGES_BUILT])
            for n in range(1, most + 1):
                if can_build_stages(state, seat, n, 0):
                    offered.append(STAGE.base + n - 1)
        if civ[at + HAND]:
            self.from_hand(state, seat, ca, offered)
        if state.pacts and not civ[at + FLAGS] & (TRADING | TRADED):
            side = trade_side(state, seat)
            if (side == 1 and civ[at + FOOD_STORED]) or (side == 2 and civ[at + RES_STORED]):
                offered.append(TRADE.base)
        offered.append(DONE.base)
        return offered

    def from_hand(self, state: Ages, seat: int, ca: int, offered: list[int]) -> None:
        """The leaders, technologies and action cards in hand that can be played."""
        if ca:
            for age in range(AGES):
                hand = state.cards[HAND_OF + 4 * seat + age]
                if not hand:
                    continue
                mask = hand & LEADER_CARDS[age]
                while mask:
                    low = mask & -mask
                    mask ^= low
                    offered.append(LEAD.base + CIVIL_KIND[64 * age + low.bit_length() - 1] - LEADER0)
                mask = hand & ACTION_CARDS[age] & ~state.cards[FRESH + age]
                while mask:
                    kind = CIVIL_KIND[64 * age + (mask & -mask).bit_length() - 1]
                    mask &= ~CIVIL_CARDS[kind]
                    if can_play_card(state, seat, kind):
                        offered.append(PLAY.base + kind - ACTION0)
            offered += [DEVELOP.base + k for k in developable(state, seat)]
        if revolution_open(state, seat):
            offered += [REVOLT.base + k - GOVERNMENT0 for k in revolutions(state, seat)]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Do it."""
        if move in DONE:
            state.pop()
        elif move in TAKE:
            position = TAKE.arg(move)
            spend_civil(state, seat, take_cost(state, seat, position))
            take(state, seat, position)
        elif move in BUILD:
            play_build(state, seat, BUILD.arg(move))
        elif move in UPGRADE:
            play_upgrade(state, seat, UPGRADE.arg(move), 0, False)
        elif move in DESTROY:
            slot = DESTROY.arg(move)
            if slot < UNIT0:
                spend_civil(state, seat, 1)
            else:
                spend_military(state, seat, 1)
            put(state, seat, slot, -1)
            state.civ[seat * CIV + UNUSED] += 1
            rate(state, seat)
            self.note(state, "through_the_ages-destroyed", seat, slot, "TA-5.4" if slot < UNIT0 else "TA-5.6")
        elif move in GROW or move in SAIL:
            play_growth(state, seat, move in SAIL)
        elif move in LEVY:
            play_levy(state, seat, UNIT0 + LEVY.arg(move))
        elif move in STAGE:
            stages = 1 + STAGE.arg(move)
            spend_civil(state, seat, 1)
            if state.log is not None:
                args: dict[str, object] = {"seat": seat, "stages": stages, "card": KEYS[state.civ[seat * CIV + WONDER]]}
                state.tell("through_the_ages-stages", args, "TA-5.8")
            build_stages(state, seat, stages, 0)
        elif move in LEAD:
            spend_civil(state, seat, 1)
            lead(state, seat, LEADER0 + LEAD.arg(move))
        elif move in DEVELOP:
            spend_civil(state, seat, 1)
            develop(state, seat, DEVELOP.arg(move), False)
        elif move in REVOLT:
            develop(state, seat, GOVERNMENT0 + REVOLT.arg(move), True)
        elif move in PLAY:
            play_card(state, seat, ACTION0 + PLAY.arg(move))
        elif move in ARRAY:
            play_tactic(state, seat, TACTIC0 + ARRAY.arg(move))
        elif move in TRADE:
            state.civ[seat * CIV + FLAGS] |= TRADING
            state.tell("through_the_ages-trades", {"seat": seat}, "TA-16.2")
        else:
            spend_military(state, seat, 1)
            draw(state, seat, 1, "TA-14.4")

    def note(self, state: Ages, key: str, seat: int, kind: int, rule: str) -> None:
        """Tell of a card."""
        if state.log is not None:
            state.tell(key, {"seat": seat, "card": KEYS[kind]}, rule)

    def prompt(self, state: Ages, seat: int) -> Message:
        """How many actions are left."""
        at = seat * CIV
        left: dict[str, object] = {
            "seat": seat,
            "civil": state.civ[at + CA] - state.civ[at + CA_SPENT],
            "military": state.civ[at + MA] - state.civ[at + MA_SPENT],
        }
        if state.round == 1:
            return Message("through_the_ages-prompt-first-round", left, "TA-3.1")
        return Message(self.key, left, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Actions, price, worker, limit, hand: whatever is missing."""
        return why_not_act(state, seat, move)


def play_build(state: Ages, seat: int, slot: int) -> None:
    """TA-5.2, TA-5.3 and TA-5.5."""
    price = build_price(state, seat, slot, 0)
    if slot < UNIT0:
        spend_civil(state, seat, 1)
        spend(state, seat, price, False)
    else:
        spend_military(state, seat, 1)
        pay_for_unit(state, seat, price)
    build(state, seat, slot)
    if state.log is not None:
        state.tell("through_the_ages-built", {"seat": seat, "card": KEYS[slot], "resources": price}, "TA-5.2")


def play_upgrade(state: Ages, seat: int, i: int, less: int, contained: bool) -> None:
    """TA-5.7: the action (unless an action card contains it), the price, and the worker moves."""
    low, high = UPGRADE_FROM[i], UPGRADE_TO[i]
    price = upgrade_price(state, seat, low, high, less)
    if low < UNIT0:
        spend(state, seat, price, False)
    else:
        pay_for_unit(state, seat, price)
    if not contained:
        if low < UNIT0:
            spend_civil(state, seat, 1)
        else:
            spend_military(state, seat, 1)
    put(state, seat, low, -1)
    put(state, seat, high, 1)
    rate(state, seat)
    if state.log is not None:
        args: dict[str, object] = {"seat": seat, "card": KEYS[low], "better": KEYS[high], "resources": price}
        state.tell("through_the_ages-upgraded", args, "TA-5.7")


def play_growth(state: Ages, seat: int, sailing: bool) -> None:
    """TA-5.1, or TA-15.20 by sea."""
    price = population_price(state, seat)
    if sailing:
        price = max(0, price - power(state, seat, LINER_FOOD))
        state.civ[seat * CIV + FLAGS] |= SAILED
    else:
        spend_civil(state, seat, 1)
    spend(state, seat, price, True)
    grow_population(state, seat, 1)
    if state.log is not None:
        state.tell("through_the_ages-grew", {"seat": seat, "food": price}, "TA-15.20" if sailing else "TA-5.1")


def levies(state: Ages, s: int) -> list[int]:
    """The units that Barbarossa's action can build: both parts must be possible (TA-15.12)."""
    at = s * CIV
    powers = POWERS[state.civ[at + LEADER]]
    food = max(0, population_price(state, s) - powers[LEVY_FOOD])
    if not can_pay(state, s, food, True):
        return []
    credit = unit_credit(state, s)
    found: list[int] = []
    for k in range(UNIT0, SLOTS):
        if state.civ[at + TECHS_IN_PLAY] >> k & 1:
            price = max(0, build_price(state, s, k, powers[LEVY_RESOURCES]) - credit)
            if price <= resources(state, s):
                if state.civ[at + FLAGS] & TRADING and not both_payable(state, s, food, price):
                    continue
                found.append(k)
    return found


def both_payable(state: Ages, s: int, food: int, price: int) -> bool:
    """Whether food and then resources can be paid with a single use of Trade Routes: try it out."""
    copy = state.clone()
    spend(copy, s, food, True)
    return can_pay(copy, s, price, False)


def play_levy(state: Ages, seat: int, slot: int) -> None:
    """Barbarossa: one civil action increases the population and builds a unit (TA-15.12)."""
    powers = POWERS[state.civ[seat * CIV + LEADER]]
    food = max(0, population_price(state, seat) - powers[LEVY_FOOD])
    spend_civil(state, seat, 1)
    spend(state, seat, food, True)
    grow_population(state, seat, 1)
    price = build_price(state, seat, slot, powers[LEVY_RESOURCES])
    pay_for_unit(state, seat, price)
    build(state, seat, slot)
    if state.log is not None:
        args: dict[str, object] = {"seat": seat, "card": KEYS[slot], "food": food, "resources": price}
        state.tell("through_the_ages-levied", args, "TA-15.12")


def play_tactic(state: Ages, seat: int, kind: int) -> None:
    """A tactics card replaces the one in play, which is discarded (TA-5.13)."""
    at = seat * CIV
    spend_military(state, seat, 1)
    card = card_in_hand(state, seat, kind)
    out_of_hand(state, seat, card)
    state.reveals += 1
    if state.civ[at + TACTIC] != NO_CARD:
        to_pile(state, state.civ[at + TACTIC])
    state.civ[at + TACTIC] = card
    rate(state, seat)
    if state.log is not None:
        state.tell("through_the_ages-arrayed", {"seat": seat, "card": KEYS[kind]}, "TA-5.13")


class Contained(AgesPhase):
    """The action that an action card contains: what to build, upgrade or develop (TA-5.10, TA-5.12, TA-5.14).

    Frame: 2 the action card, 3 its deed, 4 the amount.
    """

    key = "through_the_ages-prompt-contained"
    rule = "TA-5.10"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Whatever the card is good for; it was played because there is something."""
        kind = state.frame(2)
        deed = state.frame(3)
        if deed == cards.BUILD:
            return [BUILD.base + k for k in buildable(state, seat, DEED_SLOTS[kind], state.frame(4), 0)]
        if deed == cards.UPGRADE:
            return [UPGRADE.base + i for i in upgradable(state, seat, DEED_SLOTS[kind], state.frame(4), 0)]
        offered = [DEVELOP.base + k for k in developable(state, seat)]
        if revolution_open(state, seat):
            offered += [REVOLT.base + k - GOVERNMENT0 for k in revolutions(state, seat)]
        return offered

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Do it for the card's price."""
        amount = state.frame(4)
        state.pop()
        if move in BUILD:
            slot = BUILD.arg(move)
            price = build_price(state, seat, slot, amount)
            spend(state, seat, price, False)
            build(state, seat, slot)
            if state.log is not None:
                state.tell("through_the_ages-built", {"seat": seat, "card": KEYS[slot], "resources": price}, "TA-5.12")
        elif move in UPGRADE:
            play_upgrade(state, seat, UPGRADE.arg(move), amount, True)
        elif move in DEVELOP:
            spend_civil(state, seat, 1)  # TA-6.12: one civil action in all
            develop(state, seat, DEVELOP.arg(move), False)
            score_science(state, seat, amount)
        else:
            if POWERS[state.civ[seat * CIV + LEADER]][MILITARY_REVOLUTION]:
                spend_civil(state, seat, 1)
            develop(state, seat, GOVERNMENT0 + REVOLT.arg(move), True)  # TA-6.7
            score_science(state, seat, amount)

    def prompt(self, state: Ages, seat: int) -> Message:
        """What the card is for."""
        return Message(self.key, {"seat": seat, "card": KEYS[state.frame(2)]}, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """The card must be used now, for what it is good for."""
        return Message("through_the_ages-no-contained", {"card": KEYS[state.frame(2)]}, self.rule)


# -------------------------------------------------------------------------------------------------------------- why not


def why_not_act(state: Ages, s: int, move: int) -> Message:
    """Why an action is not possible."""
    civ = state.civ
    at = s * CIV
    ca = civ[at + CA] - civ[at + CA_SPENT]
    ma = civ[at + MA] - civ[at + MA_SPENT]
    if move in TAKE:
        return why_not_take(state, s, TAKE.arg(move), ca)
    if state.round == 1:
        return Message("through_the_ages-no-first-round", {}, "TA-3.1")
    if move in BUILD:
        return why_not_build(state, s, BUILD.arg(move), ca, ma)
    if move in UPGRADE:
        return why_not_upgrade(state, s, UPGRADE.arg(move), ca, ma)
    if move in DESTROY:
        slot = DESTROY.arg(move)
        if not state.workers[s * SLOTS + slot]:
            return Message("through_the_ages-no-worker-there", {"card": KEYS[slot]}, "TA-5.4")
        return no_actions(ca, ma, slot, "TA-5.4" if slot < UNIT0 else "TA-5.6")
    if move in GROW or move in SAIL or move in LEVY:
        return why_not_grow(state, s, move, ca)
    if move in STAGE:
        return why_not_stage(state, s, 1 + STAGE.arg(move), ca)
    if move in LEAD:
        kind = LEADER0 + LEAD.arg(move)
        if not civil_cards_of(state, s, kind):
            return Message("through_the_ages-no-card", {"card": KEYS[kind]}, "TA-5.9")
        return Message("through_the_ages-no-civil-actions", {"needed": 1, "left": ca}, "TA-5.9")
    if move in DEVELOP or move in REVOLT:
        return why_not_develop(state, s, move, ca)
    if move in PLAY:
        return why_not_play(state, s, ACTION0 + PLAY.arg(move), ca)
    if move in ARRAY:
        kind = TACTIC0 + ARRAY.arg(move)
        if not arms_of(state, s, kind):
            return Message("through_the_ages-no-card", {"card": KEYS[kind]}, "TA-5.13")
        return Message("through_the_ages-no-military-actions", {"needed": 1, "left": ma}, "TA-5.13")
    if move in TRADE:
        return Message("through_the_ages-no-trade", {}, "TA-16.2")
    if move in DRAW:
        if not state.agreed[DRAW_ACTION]:
            return Message("through_the_ages-no-draw-option", {}, "TA-14.4")
        if not can_draw(state):
            return Message("through_the_ages-no-deck", {}, "TA-14.4")
        return Message("through_the_ages-no-military-actions", {"needed": 1, "left": ma}, "TA-14.4")
    return Message("through_the_ages-no-action-phase", {}, "TA-3.2")


def no_actions(ca: int, ma: int, slot: int, rule: str) -> Message:
    """No civil action for a building, no military one for a unit."""
    if slot < UNIT0:
        return Message("through_the_ages-no-civil-actions", {"needed": 1, "left": ca}, rule)
    return Message("through_the_ages-no-military-actions", {"needed": 1, "left": ma}, rule)


def why_not_build(state: Ages, s: int, slot: int, ca: int, ma: int) -> Message:
    """TA-5.2, 5.3, 5.5."""
    civ = state.civ
    at = s * CIV
    rule = "TA-5.5" if slot >= UNIT0 else "TA-5.3" if TYPE[slot] >= LAB else "TA-5.2"
    if not civ[at + TECHS_IN_PLAY] >> slot & 1:
        return Message("through_the_ages-no-technology", {"card": KEYS[slot]}, "TA-6.4")
    if (ca if slot < UNIT0 else ma) == 0:
        return no_actions(ca, ma, slot, rule)
    if not civ[at + UNUSED]:
        return Message("through_the_ages-no-unused-worker", {}, rule)
    if not room_for(state, s, slot):
        return Message("through_the_ages-no-urban-room", {"limit": urban_limit(state, s)}, "TA-5.3")
    price = build_price(state, s, slot, 0)
    return Message("through_the_ages-no-resources", {"needed": price, "stored": civ[at + RES_STORED]}, rule)


def why_not_upgrade(state: Ages, s: int, i: int, ca: int, ma: int) -> Message:
    """TA-5.7."""
    civ = state.civ
    at = s * CIV
    low, high = UPGRADE_FROM[i], UPGRADE_TO[i]
    for k in (low, high):
        if not civ[at + TECHS_IN_PLAY] >> k & 1:
            return Message("through_the_ages-no-technology", {"card": KEYS[k]}, "TA-5.7")
    if not state.workers[s * SLOTS + low]:
        return Message("through_the_ages-no-worker-there", {"card": KEYS[low]}, "TA-5.7")
    if (ca if low < UNIT0 else ma) == 0:
        return no_actions(ca, ma, low, "TA-5.7")
    price = upgrade_price(state, s, low, high, 0)
    return Message("through_the_ages-no-resources", {"needed": price, "stored": civ[at + RES_STORED]}, "TA-5.7")


def why_not_grow(state: Ages, s: int, move: int, ca: int) -> Message:
    """TA-5.1, 15.12, 15.20."""
    civ = state.civ
    at = s * CIV
    rule = "TA-5.1" if move in GROW else "TA-15.20" if move in SAIL else "TA-15.12"
    if move in SAIL and not power(state, s, LINER):
        return Message("through_the_ages-no-liner", {}, rule)
    if move in SAIL and civ[at + FLAGS] & SAILED:
        return Message("through_the_ages-no-sail-twice", {}, rule)
    if move in LEVY and not POWERS[civ[at + LEADER]][cards.LEVY]:
        return Message("through_the_ages-no-levy", {}, rule)
    if not civ[at + BANK]:
        return Message("through_the_ages-no-bank", {}, rule)
    if move not in SAIL and ca == 0:
        return Message("through_the_ages-no-civil-actions", {"needed": 1, "left": ca}, rule)
    price = population_price(state, s)
    if move in SAIL:
        price = max(0, price - power(state, s, LINER_FOOD))
    if move in LEVY:
        slot = UNIT0 + LEVY.arg(move)
        if not civ[at + TECHS_IN_PLAY] >> slot & 1:
            return Message("through_the_ages-no-technology", {"card": KEYS[slot]}, rule)
        price = max(0, price - POWERS[civ[at + LEADER]][LEVY_FOOD])
        if can_pay(state, s, price, True):
            cost = build_price(state, s, slot, POWERS[civ[at + LEADER]][LEVY_RESOURCES])
            return Message("through_the_ages-no-resources", {"needed": cost, "stored": civ[at + RES_STORED]}, rule)
    return Message("through_the_ages-no-food", {"needed": price, "stored": civ[at + FOOD_STORED]}, rule)


def why_not_stage(state: Ages, s: int, stages: int, ca: int) -> Message:
    """TA-5.8."""
    civ = state.civ
    at = s * CIV
    kind = civ[at + WONDER]
    if kind == NONE:
        return Message("through_the_ages-no-wonder", {}, "TA-5.8")
    if stages > len(STAGES[kind]) - civ[at + STAGES_BUILT]:
        return Message("through_the_ages-no-stages-left", {"card": KEYS[kind]}, "TA-5.8")
    if stages > STAGES_PER_ACTION[civ[at + BUILDERS]]:
        most = STAGES_PER_ACTION[civ[at + BUILDERS]]
        return Message("through_the_ages-no-builders", {"stages": most}, "TA-5.8")
    if ca == 0:
        return Message("through_the_ages-no-civil-actions", {"needed": 1, "left": ca}, "TA-5.8")
    price = stage_price(state, s, stages)
    if price > resources(state, s):
        return Message("through_the_ages-no-resources", {"needed": price, "stored": civ[at + RES_STORED]}, "TA-5.8")
    return Message("through_the_ages-no-marker", {}, "TA-5.8")


def why_not_develop(state: Ages, s: int, move: int, ca: int) -> Message:
    """TA-6.3, 6.5, 6.6, 6.8."""
    revolution = move in REVOLT
    kind = GOVERNMENT0 + REVOLT.arg(move) if revolution else DEVELOP.arg(move)
    rule = "TA-6.6" if revolution else "TA-6.8" if TYPE[kind] == GOVERNMENT else "TA-6.3"
    args: dict[str, object] = {"card": KEYS[kind]}
    if not civil_cards_of(state, s, kind):
        return Message("through_the_ages-no-card", args, rule)
    if not playable(state, s, kind):
        return Message("through_the_ages-no-better-special", args, "TA-6.5")
    if revolution and not revolution_open(state, s):
        military = POWERS[state.civ[s * CIV + LEADER]][MILITARY_REVOLUTION]
        key = "through_the_ages-no-revolution-military" if military else "through_the_ages-no-revolution"
        return Message(key, {}, "TA-15.2" if military else "TA-6.11")
    if not revolution and ca == 0:
        return Message("through_the_ages-no-civil-actions", {"needed": 1, "left": ca}, rule)
    if not partners_can_pay(state, s):
        return Message("through_the_ages-no-cooperation", {}, "TA-15.10")
    price = science_price(state, s, kind, revolution)
    return Message("through_the_ages-no-science", {"needed": price, "points": state.civ[s * CIV + SCIENCE]}, rule)


def why_not_play(state: Ages, s: int, kind: int, ca: int) -> Message:
    """TA-4.7, 5.10."""
    held = civil_cards_of(state, s, kind)
    if not held:
        return Message("through_the_ages-no-card", {"card": KEYS[kind]}, "TA-5.10")
    if not held & ~state.cards[FRESH + LEVEL[kind]]:
        return Message("through_the_ages-no-fresh", {"card": KEYS[kind]}, "TA-4.7")
    if ca == 0:
        return Message("through_the_ages-no-civil-actions", {"needed": 1, "left": ca}, "TA-5.10")
    return Message("through_the_ages-no-use", {"card": KEYS[kind]}, "TA-5.10")
