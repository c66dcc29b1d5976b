"""VI-6: expansion, the cost of a conquest, conquest itself, and the redeployment of survivors."""

from __future__ import annotations

from typing import Final

from saecula.games.vinci.components import (
    BASE_COST,
    COASTAL,
    COASTS,
    FORT_COST,
    FROM_FORT,
    FROM_MOUNTAIN,
    GROUND,
    LEAST_COST,
    MOUNTAIN,
    MOUNTAINS,
    NEIGHBOURS,
    OVERSEAS,
    PROVINCE_KEYS,
    PROVINCES,
    TOKEN_COST,
)
from saecula.games.vinci.entry import entry_provinces, reach, reach_from
from saecula.games.vinci.reorganization import begin_reorganization
from saecula.games.vinci.state import (
    ABANDON,
    CONQUER,
    DECLINING,
    DONE,
    EMPTY,
    NEUTRAL,
    REDEPLOY,
    SPY,
    Vinci,
    VinciPhase,
)
from saecula.games.vinci.tiles import (
    ASTRONOMY,
    CLIMBING,
    FORTS,
    HERITAGE,
    MILITIA,
    POWERS,
    SHIPS,
    SPY_COST,
    WEAPONS,
)
from saecula.kernel.dealing import things_in
from saecula.kernel.message import Message

UNREACHABLE: Final = 1000  # a cost nobody can pay

# --------------------------------------------------------------------------------------------------------- cost


def defence(state: Vinci, seat: int, p: int) -> int:
    """The part of the cost that lies in the target: ground, tokens, fort, Militia (VI-6.4)."""
    who = state.holder[p]
    cost = BASE_COST + GROUND[p]
    if who == EMPTY or who == DECLINING + seat:  # VI-9.9: one's own declining province counts as empty
        return cost
    cost += TOKEN_COST * state.tokens[p]
    if state.forts >> p & 1:
        cost += FORT_COST
    if who < DECLINING:
        cost += POWERS[state.tiles[who]][MILITIA]
    return cost


def best_origin(state: Vinci, seat: int, near: int) -> int:
    """What the best province of departure takes off: a mountain, a fort with Fortification, or both (VI-6.5)."""
    best = FROM_MOUNTAIN if near & MOUNTAINS else 0
    if near & state.forts and POWERS[state.tiles[seat]][FORTS]:
        best = max(best, FROM_FORT)
        if near & state.forts & MOUNTAINS:
            best = FROM_MOUNTAIN + FROM_FORT
    return best


def cost(state: Vinci, seat: int, p: int) -> int:
    """The tokens that conquering a province would cost now, Espionage apart (VI-6.4); UNREACHABLE if out of reach."""
    return cost_from(state, seat, p, state.held[seat])


def cost_from(state: Vinci, seat: int, p: int, own: int) -> int:
    """The same for an active empire that holds the provinces `own`."""
    powers = POWERS[state.tiles[seat]]
    price = defence(state, seat, p) - powers[WEAPONS]
    if MOUNTAIN[p]:
        price -= powers[CLIMBING]
    if not own:  # VI-5.5: an entry conquest has no origin
        if not entry_provinces(state.tiles[seat]) >> p & 1:
            return UNREACHABLE
        if COASTAL[p]:
            price -= powers[SHIPS]  # VI-8.17 (iii)
    else:
        near = NEIGHBOURS[p] & own
        by_sea = powers[ASTRONOMY] and OVERSEAS[p] & own
        if near:
            saved = best_origin(state, seat, near)
            if COASTS[p] & own:
                saved += powers[SHIPS]  # VI-8.17 (i)
            if by_sea and powers[SHIPS] > saved:
                saved = powers[SHIPS]  # VI-6.5: two ways, the cheaper one
            price -= saved
        elif by_sea:
            price -= powers[SHIPS]  # VI-8.17 (ii)
        else:
            return UNREACHABLE
    return price if price > LEAST_COST else LEAST_COST


def cost_lines(state: Vinci, seat: int, p: int) -> list[tuple[str, int, str]]:
    """The cost of a conquest line by line: (key, tokens, rule). Without its minimum the sum is the cost."""
    powers = POWERS[state.tiles[seat]]
    who = state.holder[p]
    own = state.held[seat]
    near = NEIGHBOURS[p] & own
    lines = [("vinci-cost-base", BASE_COST, "VI-6.4")]
    if GROUND[p]:
        lines.append(("vinci-cost-mountain" if MOUNTAIN[p] else "vinci-cost-forest", GROUND[p], "VI-6.4"))
    if who != EMPTY and who != DECLINING + seat:
        lines.append(("vinci-cost-tokens", TOKEN_COST * state.tokens[p], "VI-6.4"))
        if state.forts >> p & 1:
            lines.append(("vinci-cost-fort", FORT_COST, "VI-8.13"))
        if who < DECLINING:
            lines.append(("vinci-cost-militia", POWERS[state.tiles[who]][MILITIA], "VI-8.15"))
    lines.append(("vinci-cost-weapons", -powers[WEAPONS], "VI-8.3"))
    if MOUNTAIN[p]:
        lines.append(("vinci-cost-climbing", -powers[CLIMBING], "VI-8.3"))
    saved = best_origin(state, seat, near)
    shared = powers[SHIPS] if (COASTAL[p] if not own else bool(near and COASTS[p] & own)) else 0
    by_sea = powers[SHIPS] if own and powers[ASTRONOMY] and OVERSEAS[p] & own else 0
    if by_sea > saved + shared:
        lines.append(("vinci-cost-ships", -by_sea, "VI-8.17"))
    else:
        if saved:
            both = saved > max(FROM_FORT, FROM_MOUNTAIN)
            key = "both" if both else "mountain" if near & MOUNTAINS else "fort"
            lines.append((f"vinci-cost-from-{key}", -saved, "VI-6.5"))
        lines.append(("vinci-cost-ships", -shared, "VI-8.17"))
    return [line for line in lines if line[1]]


# ------------------------------------------------------------------------------------------------------ conquest


def targets(state: Vinci, seat: int) -> int:
    """The provinces the player in turn may attack if the price can be paid (VI-6.3 a to c)."""
    return state.reach & ~state.held[seat] & ~state.barred


def conquer(state: Vinci, seat: int, p: int, price: int) -> None:
    """One conquest, in the order of VI-6.17."""
    who = state.holder[p]
    old = DECLINING + seat
    if state.log is not None:
        args: dict[str, object] = {"seat": seat, "province": PROVINCE_KEYS[p], "cost": price, "from": "neutral"}
        if who < NEUTRAL:
            args["from"] = "active" if who < DECLINING else "own" if who == old else "declining"
            args["other"] = who % DECLINING
        elif who == EMPTY:
            args["from"] = "empty"
        state.tell("vinci-conquered", args, "VI-6.2")
    state.hand[seat] -= price
    if who == old:  # VI-9.9: removed, not eliminated
        state.strength[old] -= state.tokens[p]
    elif who != EMPTY:
        state.eliminated += 1  # VI-6.8
        if who == NEUTRAL:
            state.neutrals_lost += state.tokens[p]
        else:
            state.strength[who] -= 1
            state.aside[who] += state.tokens[p] - 1  # VI-6.9
    state.forts &= ~(1 << p)
    state.tokens[p] = price
    state.take(p, seat)
    code = state.tiles[seat]
    if state.held[old] and not POWERS[code][HERITAGE]:
        make_contact(state, seat, p)
    if who >= DECLINING and who < NEUTRAL and not state.held[who]:
        state.return_tiles(who)
    if state.held[seat] == 1 << p:
        state.reach = reach_from(code, p)  # an entry: from here on the empire goes by land (VI-5.9)
    else:
        state.reach |= reach_from(code, p)


def make_contact(state: Vinci, seat: int, p: int) -> None:
    """VI-9.8: the provinces of one's own declining empire next to a conquest are vacated at once."""
    old = DECLINING + seat
    for near in things_in(NEIGHBOURS[p] & state.held[old]):
        state.vacate(near)
        if state.log is not None:
            state.tell("vinci-vacated", {"seat": seat, "province": PROVINCE_KEYS[near]}, "VI-9.8")
    if not state.held[old]:
        state.return_tiles(old)


class Expansion(VinciPhase):
    """Conquests, as many as the player can pay (VI-6.2). Until the first one provinces can be abandoned (VI-4.5).

    Frame: 2 whether it is the entry turn of a new civilization, 3 whether a conquest has been made.
    """

    key = "vinci-prompt-expand"
    rule = "VI-6.2"

    def legal(self, state: Vinci, seat: int) -> list[int]:
        """Every province within reach that can be paid for, normally or by Espionage; and to stop."""
        hand = state.hand[seat]
        spying = state.spies > 0 and hand >= POWERS[state.tiles[seat]][SPY_COST]
        offered: list[int] = []
        spied: list[int] = []
        aim = state.reach & ~state.held[seat] & ~state.barred
        while aim:
            low = aim & -aim
            aim ^= low
            p = low.bit_length() - 1
            if cost(state, seat, p) <= hand:
                offered.append(CONQUER.base + p)
            if spying:
                spied.append(SPY.base + p)
        offered += spied
        if not state.frame(3) and state.held[seat]:
            for p in things_in(state.held[seat]):
                offered.append(ABANDON.base + p)
        if not (state.frame(2) and offered and not state.held[seat]):  # VI-5.7: a new civilization must enter
            offered.append(DONE.base)
        return offered

    def play(self, state: Vinci, seat: int, move: int) -> None:
        """Conquer, abandon, or go on to the reorganization."""
        if move in CONQUER:
            p = CONQUER.arg(move)
            conquer(state, seat, p, cost(state, seat, p))
            state.set_frame(3, 1)
        elif move in SPY:
            state.spies -= 1
            if state.log is not None:
                state.tell("vinci-spied", {"seat": seat}, "VI-8.10")
            conquer(state, seat, SPY.arg(move), POWERS[state.tiles[seat]][SPY_COST])
            state.set_frame(3, 1)
        elif move in ABANDON:
            abandon(state, seat, ABANDON.arg(move))
        else:
            begin_reorganization(state, seat)

    def prompt(self, state: Vinci, seat: int) -> Message:
        """Conquer; or, without a province, enter the map."""
        entering = not state.held[seat]
        must = entering and DONE.base not in state.legal(seat)
        key = "vinci-prompt-must-enter" if must else "vinci-prompt-enter" if entering else self.key
        return Message(key, {"seat": seat, "hand": state.hand[seat]}, "VI-5.1" if entering else self.rule)

    def why_not(self, state: Vinci, seat: int, move: int) -> Message:
        """Out of reach, barred by a pact, too dear, one's own; or it is too late to abandon anything."""
        if move in CONQUER or move in SPY:
            return why_not_conquer(state, seat, move)
        if move in ABANDON:
            if state.holder[ABANDON.arg(move)] != seat:
                return Message("vinci-no-abandon-foreign", {"province": PROVINCE_KEYS[ABANDON.arg(move)]}, "VI-4.5")
            return Message("vinci-no-abandon-late", {}, "VI-4.5")
        if move in DONE:
            return Message("vinci-no-done-enter", {}, "VI-5.7")
        return Message("vinci-no-expanding", {}, self.rule)


def why_not_conquer(state: Vinci, seat: int, move: int) -> Message:
    """Why a conquest is not possible (VI-6.3, VI-8.10)."""
    by_spy = move in SPY
    p = SPY.arg(move) if by_spy else CONQUER.arg(move)
    args: dict[str, object] = {"province": PROVINCE_KEYS[p]}
    if state.holder[p] == seat:
        return Message("vinci-no-own", args, "VI-6.3")
    if not reach(state, seat) >> p & 1:
        if not state.held[seat]:
            return Message("vinci-no-entry", args, "VI-5.2")
        return Message("vinci-no-reach", args, "VI-6.3")
    if state.barred >> p & 1:
        return Message("vinci-no-pact-broken", {"province": PROVINCE_KEYS[p], "other": state.holder[p]}, "VI-8.20")
    if by_spy and state.spies <= 0:
        return Message("vinci-no-spy", {}, "VI-8.10")
    price = POWERS[state.tiles[seat]][SPY_COST] if by_spy else cost(state, seat, p)
    return Message("vinci-no-tokens", {"province": PROVINCE_KEYS[p], "cost": price, "hand": state.hand[seat]}, "VI-6.3")


def abandon(state: Vinci, seat: int, p: int) -> None:
    """VI-4.5: take the last token too; the province belongs to nobody, its fort is gone."""
    state.hand[seat] += state.tokens[p]
    state.tokens[p] = 0
    state.vacate(p)
    state.reach = reach(state, seat)
    if state.log is not None:
        state.tell("vinci-abandoned", {"seat": seat, "province": PROVINCE_KEYS[p]}, "VI-4.5")


# -------------------------------------------------------------------------------------------------- redeployment


class Redeployment(VinciPhase):
    """A defender puts the survivors of an empire on its remaining provinces (VI-6.13).

    Frame: 2 the empire.
    """

    key = "vinci-prompt-redeploy"
    rule = "VI-6.13"

    def step(self, state: Vinci) -> bool:
        """Without a choice nobody is asked: with one province all go there, with none to the hand or away (VI-6.14)."""
        empire = state.frame(2)
        held = state.held[empire]
        if held & (held - 1):
            return super().step(state)
        survivors = state.aside[empire]
        state.aside[empire] = 0
        args: dict[str, object] = {"seat": empire % DECLINING, "tokens": survivors}
        if held:
            p = held.bit_length() - 1
            state.tokens[p] += survivors
            args["province"] = PROVINCE_KEYS[p]
            state.tell("vinci-redeployed-one", args, "VI-6.13")
        elif empire < DECLINING:
            state.hand[empire] += survivors
            state.tell("vinci-redeployed-hand", args, "VI-6.14")
        else:
            state.strength[empire] -= survivors
            state.tell("vinci-redeployed-lost", args, "VI-6.14")
        state.pop()
        return True

    def legal(self, state: Vinci, seat: int) -> list[int]:
        """Any province of the same empire, one token at a time."""
        empire = state.frame(2)
        if not state.aside[empire]:
            return [DONE.base]
        held = state.held[empire]
        return [REDEPLOY.base + p for p in range(PROVINCES) if held >> p & 1]

    def play(self, state: Vinci, seat: int, move: int) -> None:
        """Put one survivor, or finish."""
        if move in DONE:
            state.pop()
            return
        p = REDEPLOY.arg(move)
        state.aside[state.frame(2)] -= 1
        state.tokens[p] += 1
        if state.log is not None:
            state.tell("vinci-redeployed", {"seat": seat, "province": PROVINCE_KEYS[p]}, self.rule)

    def prompt(self, state: Vinci, seat: int) -> Message:
        """How many are left to put."""
        left = state.aside[state.frame(2)]
        key = self.key if left else "vinci-prompt-redeployed"
        return Message(key, {"seat": seat, "tokens": left}, self.rule)

    def why_not(self, state: Vinci, seat: int, move: int) -> Message:
        """Survivors go to their own empire, all of them."""
        left = state.aside[state.frame(2)]
        if move in REDEPLOY and left:
            return Message("vinci-no-redeploy-there", {"province": PROVINCE_KEYS[REDEPLOY.arg(move)]}, self.rule)
        return Message("vinci-no-redeploying" if left else "vinci-no-redeployed", {"tokens": left}, self.rule)
