"""TA-3.4, TA-5: the action phase. Civil and military actions in any order, while there are any."""

from __future__ import annotations

from saecula.games.through_the_ages import cards
from saecula.games.through_the_ages.action_cards import can_play_card, play_card
from saecula.games.through_the_ages.building import (
    CIVIL_SLOTS,
    UNIT_SLOTS,
    buildable,
    levies,
    play_build,
    play_growth,
    play_levy,
    play_upgrade,
    upgradable,
)
from saecula.games.through_the_ages.cards import LINER, LINER_FOOD, POWERS
from saecula.games.through_the_ages.components import (
    ACTION0,
    ACTION_CARDS,
    AGES,
    CIVIL_CARDS,
    CIVIL_KIND,
    FARM,
    GOVERNMENT0,
    KEYS,
    LEADER0,
    LEADER_CARDS,
    MILITARY_CARDS,
    MILITARY_KIND,
    NONE,
    SLOTS,
    STAGES,
    STAGES_PER_ACTION,
    TACTIC0,
    TACTIC_CARDS,
    UNIT0,
)
from saecula.games.through_the_ages.hands import can_draw, card_in_hand, draw, out_of_hand, to_pile
from saecula.games.through_the_ages.payment import can_pay
from saecula.games.through_the_ages.prices import population_price, spend_civil, spend_military, unit_credit
from saecula.games.through_the_ages.ratings import cards_changed, of_type, power, put, rate, trade_side
from saecula.games.through_the_ages.refusals import why_not_act
from saecula.games.through_the_ages.row import drop_leader, takable, take, take_cost
from saecula.games.through_the_ages.state import (
    ARMS,
    ARMS_OF,
    BANK,
    BUILDERS,
    CA,
    CA_SPENT,
    CIV,
    DRAW_ACTION,
    FLAGS,
    FOOD_STORED,
    FRESH,
    HAND,
    HAND_OF,
    LEADER,
    MA,
    MA_SPENT,
    MANUAL,
    NO_CARD,
    PAYING,
    RES_STORED,
    SAILED,
    STAGES_BUILT,
    TACTIC,
    TECHS_IN_PLAY,
    TRADED,
    TRADING,
    UNUSED,
    WONDER,
    Ages,
    AgesPhase,
)
from saecula.games.through_the_ages.technologies import develop, developable, into_play, revolution_open, revolutions
from saecula.games.through_the_ages.verbs import (
    ARRAY,
    BUILD,
    DESTROY,
    DEVELOP,
    DONE,
    DRAW,
    GROW,
    LEAD,
    LEVY,
    PLAY,
    REVOLT,
    SAIL,
    STAGE,
    TAKE,
    TRADE,
    UPGRADE,
)
from saecula.games.through_the_ages.wonders import build_stages, can_build_stages
from saecula.kernel.message import Message


def lead(state: Ages, s: int, kind: int) -> None:
    """A leader comes into play; the old one goes first (TA-5.9)."""
    if state.civ[s * CIV + LEADER] != NONE:
        drop_leader(state, s, "TA-5.9")
    into_play(state, s, kind)
    state.civ[s * CIV + LEADER] = kind
    cards_changed(state, s)
    if state.log is not None:
        state.tell("through_the_ages-leads", {"seat": s, "card": KEYS[kind]}, "TA-5.9")


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


class Actions(AgesPhase):
    """Any number of civil and military actions, in any order, while there are any (TA-3.4, TA-5).

    In round 1 only cards are taken (TA-3.1). Frame: 2 whether anything has been done.
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
            food = civ[at + FOOD_STORED] > 0 or of_type(state, seat, FARM) > 0  # farms produce before corruption comes
            if (side == 1 and food) or (side == 2 and civ[at + RES_STORED]):
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
        """Do it, when it is settled how it is paid."""
        state.set_frame(2, 1)
        if state.agreed[MANUAL] and pays(move):
            state.push(PAYING, seat, move)
        else:
            act(state, seat, move)

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


def pays(move: int) -> bool:
    """Whether a move of the action phase may cost food or resources."""
    return GROW.base <= move < DESTROY.base or move in STAGE or move in PLAY


def act(state: Ages, seat: int, move: int) -> None:
    """Do what a move of the action phase says."""
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
        if state.log is not None:
            told: dict[str, object] = {"seat": seat, "card": KEYS[slot]}
            if slot < UNIT0:
                state.tell("through_the_ages-destroyed", told, "TA-5.4")
            else:
                state.tell("through_the_ages-disbanded", told, "TA-5.6")
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
