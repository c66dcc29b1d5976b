"""TA-3.4, TA-5: the action phase. Civil and military actions in any order, while there are any."""

from __future__ import annotations

from saecula.games.through_the_ages import cards, verbs
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
from saecula.games.through_the_ages.civilization import NO_CARD, SAILED, TRADED, TRADING
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
    STAGES,
    STAGES_PER_ACTION,
    TACTIC0,
    TACTIC_CARDS,
    UNIT0,
)
from saecula.games.through_the_ages.hands import can_draw, card_in_hand, draw, out_of_hand, to_pile
from saecula.games.through_the_ages.payment import can_pay
from saecula.games.through_the_ages.phases import PAYING
from saecula.games.through_the_ages.prices import population_price, spend_civil, spend_military, unit_credit
from saecula.games.through_the_ages.ratings import cards_changed, of_type, power, put, rate, trade_side
from saecula.games.through_the_ages.refusals import why_not_act
from saecula.games.through_the_ages.row import drop_leader, takable, take, take_cost
from saecula.games.through_the_ages.state import ARMS_OF, DRAW_ACTION, FRESH, HAND_OF, MANUAL, Ages, AgesPhase
from saecula.games.through_the_ages.technologies import develop, developable, into_play, revolution_open, revolutions
from saecula.games.through_the_ages.wonders import build_stages, can_build_stages
from saecula.kernel.message import Message


def lead(state: Ages, s: int, kind: int) -> None:
    """A leader comes into play; the old one goes first (TA-5.9)."""
    if state.civ[s].leader != NONE:
        drop_leader(state, s, "TA-5.9")
    into_play(state, s, kind)
    state.civ[s].leader = kind
    cards_changed(state, s)
    if state.log is not None:
        state.tell("through_the_ages-leads", {"seat": s, "card": KEYS[kind]}, "TA-5.9")


def play_tactic(state: Ages, seat: int, kind: int) -> None:
    """A tactics card replaces the one in play, which is discarded (TA-5.13)."""
    civ = state.civ[seat]
    spend_military(state, seat, 1)
    card = card_in_hand(state, seat, kind)
    out_of_hand(state, seat, card)
    state.reveals += 1
    if civ.tactic != NO_CARD:
        to_pile(state, civ.tactic)
    civ.tactic = card
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
        civ = state.civ[seat]
        ca = civ.civil_actions - civ.civil_spent
        ma = civ.military_actions - civ.military_spent
        offered = [verbs.TAKE.base + i for i in takable(state, seat, ca)]
        if state.round == 1:
            offered.append(verbs.DONE.base)
            return offered
        if civ.yellow_bank:
            price = population_price(state, seat)
            if ca and can_pay(state, seat, price, True):
                offered.append(verbs.GROW.base)
            if power(state, seat, LINER) and not civ.flags & SAILED:
                if can_pay(state, seat, max(0, price - power(state, seat, LINER_FOOD)), True):
                    offered.append(verbs.SAIL.base)
            if ca and POWERS[civ.leader][cards.LEVIES]:
                offered += [verbs.LEVY.base + k - UNIT0 for k in levies(state, seat)]
        if ca:
            offered += [verbs.BUILD.base + k for k in buildable(state, seat, CIVIL_SLOTS, 0, 0)]
            offered += [verbs.UPGRADE.base + i for i in upgradable(state, seat, CIVIL_SLOTS, 0, 0)]
        if ma:
            credit = unit_credit(state, seat)
            offered += [verbs.BUILD.base + k for k in buildable(state, seat, UNIT_SLOTS, 0, credit)]
            offered += [verbs.UPGRADE.base + i for i in upgradable(state, seat, UNIT_SLOTS, 0, credit)]
        staffed = civ.technologies & ((CIVIL_SLOTS if ca else 0) | (UNIT_SLOTS if ma else 0))
        while staffed:
            low = staffed & -staffed
            staffed ^= low
            k = low.bit_length() - 1
            if civ.workers[k]:
                offered.append(verbs.DESTROY.base + k)
        if ma and civ.arms:
            for age in range(1, AGES):
                mask = state.cards[ARMS_OF + 4 * seat + age] & TACTIC_CARDS[age]
                while mask:
                    kind = MILITARY_KIND[64 * age + (mask & -mask).bit_length() - 1]
                    offered.append(verbs.ARRAY.base + kind - TACTIC0)
                    mask &= ~MILITARY_CARDS[kind]
        if ma and state.options[DRAW_ACTION] and can_draw(state):
            offered.append(verbs.DRAW.base)
        if ca and civ.wonder != NONE:
            most = min(STAGES_PER_ACTION[civ.construction], len(STAGES[civ.wonder]) - civ.stages_built)
            for n in range(1, most + 1):
                if can_build_stages(state, seat, n, 0):
                    offered.append(verbs.STAGE.base + n - 1)
        if civ.hand:
            self.from_hand(state, seat, ca, offered)
        if state.pacts and not civ.flags & (TRADING | TRADED):
            side = trade_side(state, seat)
            food = civ.food > 0 or of_type(state, seat, FARM) > 0  # farms produce before corruption comes
            if (side == 1 and food) or (side == 2 and civ.resources):
                offered.append(verbs.TRADE.base)
        offered.append(verbs.DONE.base)
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
                    offered.append(verbs.LEAD.base + CIVIL_KIND[64 * age + low.bit_length() - 1] - LEADER0)
                mask = hand & ACTION_CARDS[age] & ~state.cards[FRESH + age]
                while mask:
                    kind = CIVIL_KIND[64 * age + (mask & -mask).bit_length() - 1]
                    mask &= ~CIVIL_CARDS[kind]
                    if can_play_card(state, seat, kind):
                        offered.append(verbs.PLAY.base + kind - ACTION0)
            offered += [verbs.DEVELOP.base + k for k in developable(state, seat)]
        if revolution_open(state, seat):
            offered += [verbs.REVOLT.base + k - GOVERNMENT0 for k in revolutions(state, seat)]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Do it, once it is decided how it is paid."""
        state.set_frame(2, 1)
        if state.options[MANUAL] and pays(move):
            state.push(PAYING, seat, move)
        else:
            act(state, seat, move)

    def prompt(self, state: Ages, seat: int) -> Message:
        """How many actions are left."""
        civ = state.civ[seat]
        left: dict[str, object] = {
            "seat": seat,
            "civil": civ.civil_actions - civ.civil_spent,
            "military": civ.military_actions - civ.military_spent,
        }
        if state.round == 1:
            return Message("through_the_ages-prompt-first-round", left, "TA-3.1")
        return Message(self.key, left, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """The reason: actions, price, worker, limit or hand."""
        return why_not_act(state, seat, move)


def pays(move: int) -> bool:
    """Whether a move of the action phase may cost food or resources."""
    return verbs.GROW.base <= move < verbs.DESTROY.base or move in verbs.STAGE or move in verbs.PLAY


def act(state: Ages, seat: int, move: int) -> None:
    """Do what a move of the action phase says."""
    if move in verbs.DONE:
        state.pop()
    elif move in verbs.TAKE:
        position = verbs.TAKE.arg(move)
        spend_civil(state, seat, take_cost(state, seat, position))
        take(state, seat, position)
    elif move in verbs.BUILD:
        play_build(state, seat, verbs.BUILD.arg(move))
    elif move in verbs.UPGRADE:
        play_upgrade(state, seat, verbs.UPGRADE.arg(move), 0, False)
    elif move in verbs.DESTROY:
        slot = verbs.DESTROY.arg(move)
        if slot < UNIT0:
            spend_civil(state, seat, 1)
        else:
            spend_military(state, seat, 1)
        put(state, seat, slot, -1)
        state.civ[seat].unused += 1
        state.undone += 1
        rate(state, seat)
        if state.log is not None:
            told: dict[str, object] = {"seat": seat, "card": KEYS[slot]}
            if slot < UNIT0:
                state.tell("through_the_ages-destroyed", told, "TA-5.4")
            else:
                state.tell("through_the_ages-disbanded", told, "TA-5.6")
    elif move in verbs.GROW or move in verbs.SAIL:
        play_growth(state, seat, move in verbs.SAIL)
    elif move in verbs.LEVY:
        play_levy(state, seat, UNIT0 + verbs.LEVY.arg(move))
    elif move in verbs.STAGE:
        stages = 1 + verbs.STAGE.arg(move)
        spend_civil(state, seat, 1)
        if state.log is not None:
            args: dict[str, object] = {"seat": seat, "stages": stages, "card": KEYS[state.civ[seat].wonder]}
            state.tell("through_the_ages-stages", args, "TA-5.8")
        build_stages(state, seat, stages, 0)
    elif move in verbs.LEAD:
        spend_civil(state, seat, 1)
        lead(state, seat, LEADER0 + verbs.LEAD.arg(move))
    elif move in verbs.DEVELOP:
        spend_civil(state, seat, 1)
        develop(state, seat, verbs.DEVELOP.arg(move), False)
    elif move in verbs.REVOLT:
        develop(state, seat, GOVERNMENT0 + verbs.REVOLT.arg(move), True)
    elif move in verbs.PLAY:
        play_card(state, seat, ACTION0 + verbs.PLAY.arg(move))
    elif move in verbs.ARRAY:
        play_tactic(state, seat, TACTIC0 + verbs.ARRAY.arg(move))
    elif move in verbs.TRADE:
        state.civ[seat].flags |= TRADING
        state.tell("through_the_ages-trades", {"seat": seat}, "TA-16.2")
    else:
        spend_military(state, seat, 1)
        draw(state, seat, 1, "TA-14.4")
