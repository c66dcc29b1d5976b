"""TA-6.3 to TA-6.12: technologies and governments; peaceful changes and revolutions."""

from __future__ import annotations

from saecula.games.through_the_ages.cards import (
    MILITARY_REVOLUTION,
    PLAY_ACTION,
    PLAY_CULTURE,
    PLAY_RESOURCES,
    POWERS,
    SCIENCE_LESS,
)
from saecula.games.through_the_ages.civilization import BY_CARDS, CIVIL_USED, MILITARY_USED
from saecula.games.through_the_ages.components import (
    AGES,
    BLUE_OF,
    CIVIL_KIND,
    GOVERNMENT,
    KEYS,
    LEVEL,
    MILITARY_KIND,
    NONE,
    PACT0,
    REVOLUTION_COST,
    SCIENCE_COST,
    SPECIAL_CONSTRUCTION,
    TECH_CARDS,
    TYPE,
    TYPE_MASK,
)
from saecula.games.through_the_ages.military_tables import PACT_PARTNER_PAYS, PACT_SCIENCE
from saecula.games.through_the_ages.payment import blue_tokens, gain, score_science, scored
from saecula.games.through_the_ages.ratings import cards_changed, government_changed, pact_sum, pacts_of, side_of
from saecula.games.through_the_ages.row import leave_play
from saecula.games.through_the_ages.state import FRESH, HAND_OF, PLAY_OF, Ages, civil_cards_of


def science_price(state: Ages, s: int, kind: int, revolution: bool) -> int:
    """Science points for a technology (TA-6.3, TA-6.6, TA-15.10)."""
    cost = REVOLUTION_COST[kind] if revolution else SCIENCE_COST[kind]
    less = SCIENCE_LESS[state.civ[s].leader][kind]
    if state.pacts:
        less += pact_sum(state, s, PACT_SCIENCE)
    return max(0, cost - less)


def partners_can_pay(state: Ages, s: int) -> bool:
    """Scientific Cooperation: neither partner plays a technology while one of them has no science (TA-15.10)."""
    for owner in pacts_of(state, s):
        pact = MILITARY_KIND[state.civ[owner].pact] - PACT0
        due = PACT_PARTNER_PAYS[pact][side_of(state, owner, s)]
        partner = state.civ[owner].partner if owner == s else owner
        if due and (state.civ[partner].science < due or state.civ[s].science == 0):
            return False
    return True


def into_play(state: Ages, s: int, kind: int) -> None:
    """A civil card goes from hand into play."""
    card = civil_cards_of(state, s, kind)
    card &= -card
    state.cards[HAND_OF + 4 * s + LEVEL[kind]] ^= card
    state.cards[PLAY_OF + 4 * s + LEVEL[kind]] |= card
    state.cards[FRESH + LEVEL[kind]] &= ~card
    state.civ[s].hand -= 1


def family_in_play(state: Ages, s: int, type_: int) -> int:
    """The special technology of a family in play, NONE without one."""
    found = state.civ[s].technologies & TYPE_MASK[type_]
    return found.bit_length() - 1 if found else NONE


def playable(state: Ages, s: int, kind: int) -> bool:
    """Whether a technology could come into play at all (TA-6.5): price aside."""
    if state.civ[s].technologies >> kind & 1:
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
    science = state.civ[s].science
    return [k for k in kinds if science_price(state, s, k, False) <= science and playable(state, s, k)]


def revolution_open(state: Ages, s: int) -> bool:
    """Whether a revolution would be the first and only use of the actions it takes (TA-6.6, 6.11, 15.2)."""
    civ = state.civ[s]
    if POWERS[civ.leader][MILITARY_REVOLUTION]:
        return not civ.flags & MILITARY_USED and civ.military_spent == 0
    return not civ.flags & CIVIL_USED and civ.civil_spent == 0 and civ.civil_actions > 0


def revolutions(state: Ages, s: int) -> list[int]:
    """The governments in hand for which a player can pay the lower price."""
    kinds = [k for k in techs_in_hand(state, s) if TYPE[k] == GOVERNMENT]
    if not kinds or (state.pacts and not partners_can_pay(state, s)):
        return []
    science = state.civ[s].science
    return [k for k in kinds if science_price(state, s, k, True) <= science and playable(state, s, k)]


def develop(state: Ages, s: int, kind: int, revolution: bool) -> None:
    """Pay for a technology and put it in play; then what the leader makes of it (TA-6.3, TA-15.16)."""
    civ = state.civ[s]
    price = science_price(state, s, kind, revolution)
    score_science(state, s, -price)
    if state.pacts:
        for owner in pacts_of(state, s):
            pact = MILITARY_KIND[state.civ[owner].pact] - PACT0
            due = PACT_PARTNER_PAYS[pact][side_of(state, owner, s)]
            if due:
                score_science(state, state.civ[owner].partner if owner == s else owner, -due)
    into_play(state, s, kind)
    if state.log is not None:
        key = "through_the_ages-revolted" if revolution else "through_the_ages-developed"
        state.tell(key, {"seat": s, "card": KEYS[kind], "science": price}, "TA-6.6" if revolution else "TA-6.3")
    if TYPE[kind] == GOVERNMENT:
        change_government(state, s, kind, revolution)
    elif TYPE[kind] > GOVERNMENT:
        gain_special(state, s, kind)
    else:
        civ.technologies |= 1 << kind
    powers = POWERS[civ.leader]
    if powers[PLAY_RESOURCES]:
        gain(state, s, powers[PLAY_RESOURCES], False)
    if powers[PLAY_ACTION]:
        civ.civil_spent = max(0, civ.civil_spent - powers[PLAY_ACTION])
    if powers[PLAY_CULTURE]:
        scored(state, s, powers[PLAY_CULTURE], BY_CARDS, "TA-15.16")


def change_government(state: Ages, s: int, kind: int, revolution: bool) -> None:
    """The new government replaces the old one (TA-6.6, 6.8, 6.9, 15.2)."""
    civ = state.civ[s]
    old = civ.government
    if civ.technologies >> old & 1:
        leave_play(state, s, old)
    civ.technologies = civ.technologies & ~(1 << old) | 1 << kind
    civ.government = kind
    government_changed(state, s)
    if revolution:
        if POWERS[civ.leader][MILITARY_REVOLUTION]:
            civ.military_spent = civ.military_actions
            civ.flags |= MILITARY_USED
        else:
            civ.civil_spent = civ.civil_actions
            civ.flags |= CIVIL_USED


def gain_special(state: Ages, s: int, kind: int) -> None:
    """A special technology comes into play, replacing the older one of its family (TA-6.5)."""
    civ = state.civ[s]
    old = family_in_play(state, s, TYPE[kind])
    tokens = BLUE_OF[kind]
    if old != NONE:
        leave_play(state, s, old)
        civ.technologies ^= 1 << old
        tokens -= BLUE_OF[old]
    civ.technologies |= 1 << kind
    if tokens:
        blue_tokens(state, s, tokens)
    if TYPE[kind] == SPECIAL_CONSTRUCTION:
        civ.construction = kind
    cards_changed(state, s)


def lose_special(state: Ages, s: int, kind: int) -> None:
    """A special technology is lost, with its blue tokens (TA-10.53)."""
    leave = 1 << kind
    state.civ[s].technologies ^= leave
    if BLUE_OF[kind]:
        blue_tokens(state, s, -BLUE_OF[kind])
    if TYPE[kind] == SPECIAL_CONSTRUCTION:
        state.civ[s].construction = NONE
    cards_changed(state, s)
