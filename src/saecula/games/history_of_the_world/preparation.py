"""HW-5.1 to HW-5.4: preparation. Armies, fleets, capital and first army; before them the Minor Empire (HW-4.6).

In between come Astronomy (HW-4.14), the fights for seas (HW-9.4) and Reallocation (HW-4.12).
"""

from __future__ import annotations

from typing import Final

from saecula.games.history_of_the_world.cards import (
    ASTRONOMY,
    FLEETS,
    MINOR_CAPITAL,
    MINOR_FLEETS,
    MINOR_STRENGTH,
    ORIGIN_KEYS,
    PART_CAPITAL,
    PART_START,
    PART_STRENGTH,
    PLACE,
    REALLOCATION,
    SPAN,
    origin_of_empire,
    origin_of_event,
)
from saecula.games.history_of_the_world.combat import POWER, attack_dice, faces, spend_leader, ties_won, weapons
from saecula.games.history_of_the_world.components import (
    ALL_SEAS,
    FLEET_PIECES,
    NONE,
    TERRITORY_KEYS,
    WATER_KEYS,
    WATERS,
    members,
)
from saecula.games.history_of_the_world.state import (
    ACTIVE,
    ASTRONOMY_FLEET,
    CHOOSE_SEA,
    DONE,
    EXPANSION,
    MINOR,
    NAVAL_BATTLES,
    NAVAL_CONTROL,
    PLACING_FLEETS,
    REALLOCATING,
    REMOVE_FLEET,
    SEA_BATTLE,
    TURN_COIN,
    History,
    replaced,
)
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase

# The steps of the preparation: int 2 of its frame.
MINOR_STEP: Final = 0
FLEETS_STEP: Final = 1
ASTRONOMY_STEP: Final = 2
BATTLES_STEP: Final = 3
REALLOCATION_STEP: Final = 4
HOME_STEP: Final = 5


class Preparation(Phase[History]):
    """Asks nobody itself: it takes one step after another, and pushes a phase where a card asks something.

    Frame: 2 the next step.
    """

    def step(self, state: History) -> bool:
        """Do the next steps, up to one that has a question or something to place."""
        seat, step = state.frame(1), state.frame(2)
        if step == MINOR_STEP:
            step = FLEETS_STEP
            if state.pending != NONE:
                state.set_frame(2, step)
                begin_minor_empire(state, seat)
                return True
        if step == FLEETS_STEP:
            step = ASTRONOMY_STEP
            state.armies = PART_STRENGTH[state.empire][0]  # HW-5.1
            if FLEETS[state.empire]:
                state.set_frame(2, step)
                state.push(PLACING_FLEETS, seat, FLEETS[state.empire])
                return True
        if step == ASTRONOMY_STEP:
            step = BATTLES_STEP
            if state.has_card(ASTRONOMY) and ALL_SEAS & ~state.fleets:
                state.set_frame(2, step)
                state.push(ASTRONOMY_FLEET, seat)
                return True
        if step == BATTLES_STEP:
            step = REALLOCATION_STEP
            if state.contested:
                state.set_frame(2, step)
                state.push(NAVAL_BATTLES, seat)
                return True
        if step == REALLOCATION_STEP and state.has_card(REALLOCATION) and without_army(state):
            state.set_frame(2, HOME_STEP)
            state.push(REALLOCATING, seat)
            return True
        state.goto(EXPANSION, seat, NONE)
        begin_part(state, seat)
        return True


# ------------------------------------------------------------------------------------------------------- first armies


def begin_part(state: History, seat: int) -> None:
    """HW-5.4, HW-5.29: the first army of the Empire, or of its second half, in its homeland."""
    empire, part = state.empire, state.part
    if part > 0:
        state.marching = 0
        state.reach = 0
        state.sailing = 0
        state.armies = PART_STRENGTH[empire][part]
        state.allies = 0
        state.exchanged = 0
        state.recoverable = 0
    state.source = origin_of_empire(empire)
    start = PART_START[empire][part]
    place_first_army(state, seat, start, PART_CAPITAL[empire][part])
    if PART_CAPITAL[empire][part]:
        state.homes |= 1 << start


def begin_minor_empire(state: History, seat: int) -> None:
    """HW-4.6: the Minor Empire is played first, with its own strength, start and fleets."""
    event = state.pending
    state.pending = NONE
    state.clear_force(MINOR)
    state.source = origin_of_event(event, state.epoch)
    state.armies = MINOR_STRENGTH[event]
    state.fleets = MINOR_FLEETS[event] & ~held_by_others(state, seat)  # HW-9.6
    place_first_army(state, seat, PLACE[event], MINOR_CAPITAL[event])
    state.push(EXPANSION, seat, NONE)


def place_first_army(state: History, seat: int, start: int, capital: bool) -> None:
    """HW-5.4: capital and first army; whoever stood in the start Territory goes without a fight."""
    bit = 1 << start
    if capital:
        state.capitals |= bit
        state.cities &= ~bit
    elif state.owner[start] != seat:
        state.plunder(start)
    if state.log is not None:
        args: dict[str, object] = {
            "seat": seat,
            "origin": ORIGIN_KEYS[state.source // SPAN],
            "territory": TERRITORY_KEYS[start],
            "armies": state.armies,
            "capital": "yes" if capital else "no",
        }
        if state.owner[start] not in (NONE, seat):
            args["other"] = state.owner[start]
        state.tell("history_of_the_world-settled", args, "HW-5.4")
    state.vacate(start)
    state.armies -= 1
    state.hold(start, seat)


# -------------------------------------------------------------------------------------------------------------- fleets


def held_by_others(state: History, seat: int) -> int:
    """Seas with a fleet and an army of another player (HW-9.4)."""
    mask = 0
    if state.options & NAVAL_CONTROL:
        for w in range(WATERS):
            if state.navy[w] != NONE and state.navy[w] // SPAN != seat:
                mask |= 1 << w
    return mask


def manned(state: History) -> int:
    """Seas with a fleet and an army of anybody."""
    mask = 0
    if state.options & NAVAL_CONTROL:
        for w in range(WATERS):
            if state.navy[w] != NONE:
                mask |= 1 << w
    return mask


def without_army(state: History) -> int:
    """One's own fleets without an army, the only ones that can become coins (HW-4.12)."""
    return state.fleets & ~manned(state)


class PlacingFleets(Phase[History]):
    """HW-5.3: fleets go to their waters. If pieces run out, fleets with an army are removed, oldest first (HW-9.4).

    Frame: 2 the waters that are to get a fleet.
    """

    key = "history_of_the_world-prompt-shortage"
    rule = "HW-9.4"

    def step(self, state: History) -> bool:
        """Place them if there are pieces for all."""
        seat, wanted = state.frame(1), state.frame(2)
        with_army = manned(state)
        if state.options & NAVAL_CONTROL:
            need = (wanted & ~with_army & ~state.fleets).bit_count()
            if (with_army | state.fleets).bit_count() + need > FLEET_PIECES:
                return False
        others = held_by_others(state, seat)
        placed = wanted & ~others & ~state.fleets
        state.fleets |= placed
        state.contested |= wanted & others
        if state.log is not None and placed:
            waters: list[object] = [WATER_KEYS[w] for w in members(placed)]
            state.tell("history_of_the_world-fleets", {"seat": seat, "seas": waters}, "HW-5.3")
        state.pop()
        return True

    def legal(self, state: History, seat: int) -> list[int]:
        """The fleets with armies of the oldest Epoch, except one's own that serve this Empire."""
        serving = state.frame(2) | state.fleets
        found = [w for w in members(manned(state)) if not (serving >> w & 1 and state.navy[w] // SPAN == seat)]
        oldest = min([state.navy[w] % SPAN for w in found])
        return [REMOVE_FLEET.base + w for w in found if state.navy[w] % SPAN == oldest]

    def play(self, state: History, seat: int, move: int) -> None:
        """Fleet and army leave the board."""
        w = REMOVE_FLEET.arg(move)
        owner = state.navy[w] // SPAN
        state.navy = replaced(state.navy, w, NONE)
        if state.contested >> w & 1:  # the sea is free now, and still wanted
            state.contested &= ~(1 << w)
            state.set_frame(2, state.frame(2) | 1 << w)
        state.tell(
            "history_of_the_world-fleet-removed", {"seat": seat, "other": owner, "sea": WATER_KEYS[w]}, self.rule
        )

    def why_not(self, state: History, seat: int, move: int) -> Message:
        """Only the oldest fleets with armies can go."""
        if move in REMOVE_FLEET:
            return Message("history_of_the_world-no-oldest", {"sea": WATER_KEYS[REMOVE_FLEET.arg(move)]}, self.rule)
        return Message("history_of_the_world-no-shortage", {}, self.rule)


class AstronomyFleet(Phase[History]):
    """HW-4.14: one more fleet, in any sea that has none of the Active Empire."""

    key = "history_of_the_world-prompt-astronomy"
    rule = "HW-4.14"

    def legal(self, state: History, seat: int) -> list[int]:
        """Seas, never Oceans."""
        return [CHOOSE_SEA.base + w for w in members(ALL_SEAS & ~state.fleets & ~state.contested)] or [DONE.base]

    def play(self, state: History, seat: int, move: int) -> None:
        """The fleet is placed, or has to be fought for."""
        if move in DONE:
            state.pop()
            return
        state.goto(PLACING_FLEETS, seat, 1 << CHOOSE_SEA.arg(move))

    def why_not(self, state: History, seat: int, move: int) -> Message:
        """An Ocean, or a sea that has a fleet."""
        if move in CHOOSE_SEA:
            w = CHOOSE_SEA.arg(move)
            key = "history_of_the_world-no-fleet-twice" if ALL_SEAS >> w & 1 else "history_of_the_world-no-ocean"
            return Message(key, {"sea": WATER_KEYS[w]}, self.rule)
        return Message("history_of_the_world-no-astronomy-first", {}, self.rule)


class NavalBattles(Phase[History]):
    """HW-9.4, HW-9.6: fights for seas that other players' fleets hold, before the first army; or leave them."""

    key = "history_of_the_world-prompt-sea-battle"
    rule = "HW-9.4"

    def step(self, state: History) -> bool:
        """Nothing left to fight for, or nothing to fight with."""
        if state.contested and state.armies > 1:
            return False
        state.contested = 0
        state.pop()
        return True

    def legal(self, state: History, seat: int) -> list[int]:
        """Any contested sea; or no fleet there."""
        return [SEA_BATTLE.base + w for w in members(state.contested)] + [DONE.base]

    def play(self, state: History, seat: int, move: int) -> None:
        """One army fights one fleet."""
        if move in DONE:
            state.contested = 0
            return
        sea_battle(state, seat, SEA_BATTLE.arg(move))

    def why_not(self, state: History, seat: int, move: int) -> Message:
        """There is no such fight."""
        if move in SEA_BATTLE:
            return Message("history_of_the_world-no-sea-battle", {"sea": WATER_KEYS[SEA_BATTLE.arg(move)]}, self.rule)
        return Message("history_of_the_world-no-battles-first", {}, self.rule)


def sea_battle(state: History, seat: int, w: int) -> None:
    """Two dice (or more) against one, no terrain. A tie frees the sea for a fleet without army (HW-9.4)."""
    bit = 1 << w
    owner = state.navy[w] // SPAN
    dice = attack_dice(state, ACTIVE)
    number = state.roll(POWER[dice + 1])
    shown = faces(number, dice + 1)
    margin = max(shown[:dice]) + weapons(state) - shown[dice]
    won = margin > 0 or (margin == 0 and ties_won(state, ACTIVE))
    if state.log is not None:
        args: dict[str, object] = {
            "seat": seat,
            "other": owner,
            "sea": WATER_KEYS[w],
            "attack": list(shown[:dice]),
            "defence": list(shown[dice:]),
            "bonus": weapons(state),
            "result": "won" if won else "both" if margin == 0 else "lost",
        }
        state.tell("history_of_the_world-sea-fight", args, "HW-9.4")
    if dice == 3 and max(shown[:dice]) == min(shown[:dice]):
        spend_leader(state, seat, shown[0])
    state.armies -= 1
    if won:
        state.exchanged += 1
        state.navy = replaced(state.navy, w, SPAN * seat + state.epoch)
    else:
        state.lost += 1
        state.recoverable += 1
        if margin < 0:
            return
        state.navy = replaced(state.navy, w, NONE)
    state.contested &= ~bit
    state.fleets |= bit


class Reallocating(Phase[History]):
    """HW-4.12: one's own fleets may become coins, once, before the first army."""

    key = "history_of_the_world-prompt-reallocation"
    rule = "HW-4.12"

    def legal(self, state: History, seat: int) -> list[int]:
        """Any fleet without an army, one after the other; or enough."""
        return [TURN_COIN.base + w for w in members(without_army(state))] + [DONE.base]

    def play(self, state: History, seat: int, move: int) -> None:
        """A fleet is a coin now."""
        if move in DONE:
            state.pop()
            return
        w = TURN_COIN.arg(move)
        state.fleets &= ~(1 << w)
        state.coins += 1
        state.tell("history_of_the_world-turned-coin", {"seat": seat, "sea": WATER_KEYS[w]}, self.rule)

    def why_not(self, state: History, seat: int, move: int) -> Message:
        """One has no fleet there that could be flipped."""
        if move in TURN_COIN:
            return Message("history_of_the_world-no-fleet", {"sea": WATER_KEYS[TURN_COIN.arg(move)]}, self.rule)
        return Message("history_of_the_world-no-reallocation-first", {}, self.rule)
