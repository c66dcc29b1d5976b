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
from saecula.games.through_the_ages.payment import blue_tokens, gain, score_culture, score_science
from saecula.games.through_the_ages.ratings import cards_changed, government_changed, pact_sum, pacts_of, side_of
from saecula.games.through_the_ages.row import leave_play
from saecula.games.through_the_ages.state import (
    BUILDERS,
    BY_CARDS,
    CA,
    CA_SPENT,
    CIV,
    CIVIL_USED,
    FLAGS,
    FRESH,
    HAND,
    HAND_OF,
    LEADER,
    MA,
    MA_SPENT,
    MILITARY_USED,
    PACT,
    PARTNER,
    PLAY_OF,
    REGIME,
    SCIENCE,
    TECHS_IN_PLAY,
    Ages,
    civil_cards_of,
)


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


def into_play(state: Ages, s: int, kind: int) -> None:
    """A civil card goes from hand into play."""
    card = civil_cards_of(state, s, kind)
    card &= -card
    state.cards[HAND_OF + 4 * s + LEVEL[kind]] ^= card
    state.cards[PLAY_OF + 4 * s + LEVEL[kind]] |= card
    state.cards[FRESH + LEVEL[kind]] &= ~card
    state.civ[s * CIV + HAND] -= 1


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
        score_culture(state, s, powers[PLAY_CULTURE], BY_CARDS)


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
