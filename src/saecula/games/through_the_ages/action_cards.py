"""TA-5.10, TA-5.12, TA-5.14, TA-7.5: action cards, and the actions they contain."""

from __future__ import annotations

from saecula.games.through_the_ages import cards
from saecula.games.through_the_ages.building import build, buildable, play_upgrade, upgradable
from saecula.games.through_the_ages.cards import BY_PLAYERS, DEED_SLOTS, DEEDS, MILITARY_REVOLUTION, POWERS
from saecula.games.through_the_ages.civilization import BY_CARDS
from saecula.games.through_the_ages.components import GOVERNMENT0, KEYS, LEVEL
from saecula.games.through_the_ages.payment import can_pay, gain, score_science, scored, spend
from saecula.games.through_the_ages.payment import grow as grow_population
from saecula.games.through_the_ages.phases import CONTAINED, PAYING
from saecula.games.through_the_ages.prices import build_price, population_price, spend_civil
from saecula.games.through_the_ages.ratings import rate
from saecula.games.through_the_ages.state import CIVIL_GONE, FRESH, HAND_OF, MANUAL, Ages, AgesPhase, civil_cards_of
from saecula.games.through_the_ages.technologies import develop, developable, revolution_open, revolutions
from saecula.games.through_the_ages.verbs import BUILD, DEVELOP, REVOLT, UPGRADE
from saecula.games.through_the_ages.wonders import build_stages, can_build_stages
from saecula.kernel.message import Message


def can_play_card(state: Ages, s: int, kind: int) -> bool:
    """Whether the effect of an action card is possible (TA-5.10), apart from the civil action."""
    for deed, amount in DEEDS[kind]:
        if deed == cards.DO_STAGE:
            return can_build_stages(state, s, 1, amount)
        if deed == cards.DO_GROW:
            return state.civ[s].yellow_bank > 0 and can_pay(state, s, population_price(state, s), True)
        if deed == cards.DO_BUILD:
            return bool(buildable(state, s, DEED_SLOTS[kind], amount, 0))
        if deed == cards.DO_UPGRADE:
            return bool(upgradable(state, s, DEED_SLOTS[kind], amount, 0))
        if deed == cards.DO_TECHNOLOGY:
            return bool(developable(state, s)) or (revolution_open(state, s) and bool(revolutions(state, s)))
    return True


def play_card(state: Ages, s: int, kind: int) -> None:
    """Play an action card: do at once what it says, or go on to the action it contains (TA-5.10, TA-7.5)."""
    card = civil_cards_of(state, s, kind) & ~state.cards[FRESH + LEVEL[kind]]
    card &= -card
    state.cards[HAND_OF + 4 * s + LEVEL[kind]] ^= card
    state.cards[CIVIL_GONE + LEVEL[kind]] |= card
    state.civ[s].hand -= 1
    civ = state.civ[s]
    if state.log is not None:
        state.tell("through_the_ages-played", {"seat": s, "card": KEYS[kind]}, "TA-5.10")
    fresh_use = DEEDS[kind][0][0] == cards.DO_TECHNOLOGY
    if not fresh_use:
        spend_civil(state, s, 1)
    for deed, amount in DEEDS[kind]:
        if deed == cards.DO_STAGE:
            build_stages(state, s, 1, amount)
        elif deed == cards.DO_GROW:
            spend(state, s, population_price(state, s), True)
            grow_population(state, s, 1)
            rate(state, s)
            gain(state, s, amount, True)
        elif deed in (cards.DO_BUILD, cards.DO_UPGRADE, cards.DO_TECHNOLOGY):
            state.push(CONTAINED, s, kind, deed, amount)
        elif deed == cards.DO_EXTRA_ACTIONS:
            civ.extra_military += amount
            civ.military_actions += amount
        elif deed == cards.DO_UNITS:
            civ.unit_resources += amount
        elif deed == cards.DO_UNITS_PER_STRONGER:
            more = [o for o in range(state.seats) if state.playing(o) and state.civ[o].strength > civ.strength]
            civ.unit_resources += len(more) * BY_PLAYERS[kind][state.players]
        elif deed == cards.DO_SCIENCE:
            score_science(state, s, amount)
        elif deed == cards.DO_CULTURE:
            scored(state, s, amount, BY_CARDS, "TA-5.10")
        elif deed == cards.DO_CULTURE_PER_RICHER:
            richer = [o for o in range(state.seats) if state.playing(o) and state.civ[o].culture > civ.culture]
            scored(state, s, len(richer) * BY_PLAYERS[kind][state.players], BY_CARDS, "TA-5.10")
        elif deed == cards.DO_FOOD:
            gain(state, s, amount, True)
        elif deed == cards.DO_RESOURCES:
            gain(state, s, amount, False)


class Contained(AgesPhase):
    """The action that an action card contains: what to build, upgrade or develop (TA-5.10, TA-5.12, TA-5.14).

    Frame: 2 the action card, 3 its deed, 4 the amount.
    """

    key = "through_the_ages-prompt-contained"
    rule = "TA-5.10"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Whatever the card allows; it could only be played because something is possible."""
        kind = state.frame(2)
        deed = state.frame(3)
        if deed == cards.DO_BUILD:
            return [BUILD.base + k for k in buildable(state, seat, DEED_SLOTS[kind], state.frame(4), 0)]
        if deed == cards.DO_UPGRADE:
            return [UPGRADE.base + i for i in upgradable(state, seat, DEED_SLOTS[kind], state.frame(4), 0)]
        offered = [DEVELOP.base + k for k in developable(state, seat)]
        if revolution_open(state, seat):
            offered += [REVOLT.base + k - GOVERNMENT0 for k in revolutions(state, seat)]
        return offered

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Do it, once it is decided how it is paid."""
        if state.options[MANUAL] and (move in BUILD or move in UPGRADE):
            state.push(PAYING, seat, move)
        else:
            contained(state, seat, move)

    def prompt(self, state: Ages, seat: int) -> Message:
        """What the card is for."""
        return Message(self.key, {"seat": seat, "card": KEYS[state.frame(2)]}, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """The card must be used now, for what it allows."""
        return Message("through_the_ages-no-contained", {"card": KEYS[state.frame(2)]}, self.rule)


def contained(state: Ages, seat: int, move: int) -> None:
    """Do what an action card contains, for the card's price."""
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
        if POWERS[state.civ[seat].leader][MILITARY_REVOLUTION]:
            spend_civil(state, seat, 1)
        develop(state, seat, GOVERNMENT0 + REVOLT.arg(move), True)  # TA-6.7
        score_science(state, seat, amount)
