"""HW-5.5 to HW-5.13, HW-5.21: a force expands: armies, fights, forts, coins.

The force is the Active Empire, one half of it after the other (HW-5.29), a Minor Empire (HW-4.6) or the Crusaders
(HW-4.19). The same phase serves all three; what the card of a force does not allow is not offered.
"""

from __future__ import annotations

from saecula.games.history_of_the_world.cards import NAVIGATES, ORIGIN_KEYS, PARTS, SPAN
from saecula.games.history_of_the_world.combat import (
    BOTH_FELL,
    WON,
    attack_origin,
    defence_dice,
    fight,
    landing_water,
)
from saecula.games.history_of_the_world.components import (
    ALL_SEAS,
    NONE,
    PLAYABLE,
    TERRITORY_KEYS,
    WATER_KEYS,
    list_into,
    listed,
    members,
)
from saecula.games.history_of_the_world.monuments import begin_building
from saecula.games.history_of_the_world.preparation import begin_part
from saecula.games.history_of_the_world.state import (
    ACTIVE,
    BUY_BACK,
    BUY_BACK_ALLY,
    CREW,
    CRUSADERS,
    DONE,
    EXPAND,
    EXPANDING,
    FOR_ARMIES,
    FOR_COINS,
    FOR_FREE,
    FORT_ARMY,
    FORT_COIN,
    FORT_FREE,
    MULTIPLE_ARMIES,
    NAVAL_CONTROL,
    History,
    replaced,
)
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase

# ----------------------------------------------------------------------------------------------------------- where to


def within_reach(state: History) -> int:
    """The Territories into which the force could place an army, if it has one of the right kind (HW-5.6, HW-5.10)."""
    targets = state.reach & PLAYABLE
    if state.force == ACTIVE:
        targets ^= targets & state.active  # HW-5.9, HW-5.29: nowhere twice, nor into the other half
    else:
        targets ^= targets & state.marching
    if state.options & MULTIPLE_ARMIES:
        targets |= with_room(state)
    return targets


def with_room(state: History) -> int:
    """Territories of the force that can take another army: three, or two and a fort (HW-9.3)."""
    return state.marching & ~state.third & ~(state.second & state.forts)


def targets_now(state: History) -> int:
    """Where an army can be placed now: everywhere, or with none left but those of Allies only where it is empty."""
    if state.armies:
        return within_reach(state)
    if state.allies:
        return within_reach(state) & ~state.occupied()  # HW-4.13
    return 0


def fort_sites(state: History) -> int:
    """Territories of the force that can take a fort (HW-5.13, HW-9.5)."""
    return state.marching ^ (state.marching & (state.forts | state.third))


def crew_waters(state: History) -> int:
    """Seas where an army can be put on an own fleet (HW-9.4, HW-9.6)."""
    if not state.options & NAVAL_CONTROL or state.force != ACTIVE or not NAVIGATES[state.empire]:
        return 0
    free = state.fleets & ALL_SEAS
    for w in members(free):
        if state.navy[w] != NONE:
            free &= ~(1 << w)
    return free


# ------------------------------------------------------------------------------------------------------- what happens


def place(state: History, seat: int, t: int) -> None:
    """Place one army: it occupies, replaces, joins, is let in or attacks (HW-5.8, HW-5.9, HW-5.14)."""
    owner = state.owner[t]
    if owner == NONE:
        _occupy(state, seat, t)
    elif owner == seat:
        _replace(state, seat, t)
    else:
        state.armies -= 1
        if state.treachery == t and state.force == ACTIVE:
            _surrender(state, seat, t)
        else:
            _attack(state, seat, t)


def _told(state: History, seat: int, t: int) -> dict[str, object]:
    """Who goes where, and from where: what the board needs to draw an arrow."""
    args: dict[str, object] = {"seat": seat, "territory": TERRITORY_KEYS[t]}
    source = attack_origin(state, state.force, t)
    if source != NONE:
        args["from"] = TERRITORY_KEYS[source]
    else:
        water = landing_water(state, t)
        if water != NONE:
            args["sea"] = WATER_KEYS[water]
    return args


def _occupy(state: History, seat: int, t: int) -> None:
    if state.allies:  # HW-4.13: armies of Allies go first, since they may go nowhere else
        state.allies -= 1
    else:
        state.armies -= 1
    if state.log is not None:
        args = _told(state, seat, t)
        args["sacked"] = state.spoils(t)
        state.tell("history_of_the_world-occupied", args, "HW-5.8")
    state.plunder(t)
    state.hold(t, seat)


def _replace(state: History, seat: int, t: int) -> None:
    state.armies -= 1
    bit = 1 << t
    if state.marching & bit:  # HW-9.3
        if state.second & bit:
            state.third |= bit
        else:
            state.second |= bit
        if state.log is not None:
            state.tell("history_of_the_world-reinforced", {"seat": seat, "territory": TERRITORY_KEYS[t]}, "HW-9.3")
        return
    if state.log is not None:
        args = _told(state, seat, t)
        args["origin"] = ORIGIN_KEYS[state.origin[t] // SPAN]
        state.tell("history_of_the_world-replaced", args, "HW-5.9")
    state.hold(t, seat)


def _surrender(state: History, seat: int, t: int) -> None:
    if state.log is not None:
        args = _told(state, seat, t)
        args["other"] = state.owner[t]
        args["sacked"] = state.spoils(t)
        state.tell("history_of_the_world-surrendered", args, "HW-4.32")
    state.treachery = NONE
    state.vacate(t)
    state.plunder(t)
    state.hold(t, seat)


def _attack(state: History, seat: int, t: int) -> None:
    if state.log is not None:
        args = _told(state, seat, t)
        args["other"] = state.owner[t]
        args["origin"] = ORIGIN_KEYS[state.origin[t] // SPAN]
        state.tell("history_of_the_world-attacked", args, "HW-5.14")
    outcome = fight(state, seat, state.force, t, defence_dice(state, state.force, t))
    if outcome == WON:
        conquer(state, seat, t)
        state.hold(t, seat)
    elif outcome == BOTH_FELL and state.log is not None:
        state.tell("history_of_the_world-emptied", {"territory": TERRITORY_KEYS[t]}, "HW-5.22")


def conquer(state: History, seat: int, t: int) -> None:
    """HW-5.21: a Territory is taken by force."""
    if state.log is not None:
        args: dict[str, object] = {"seat": seat, "territory": TERRITORY_KEYS[t], "sacked": state.spoils(t)}
        state.tell("history_of_the_world-conquered", args, "HW-5.21")
    state.plunder(t)


def build_fort(state: History, seat: int, t: int, paid: str) -> None:
    """HW-5.12, HW-5.13: a fort, already paid for."""
    state.forts |= 1 << t
    if state.log is not None:
        args: dict[str, object] = {"seat": seat, "territory": TERRITORY_KEYS[t], "paid": paid}
        state.tell("history_of_the_world-fort", args, "HW-5.13")


def _spend_coin(state: History) -> None:
    if state.allied_coins:  # HW-4.13: never worse for the player
        state.allied_coins -= 1
    else:
        state.coins -= 1


class Expansion(Phase[History]):
    """Place an army, build a fort, spend a coin, or stop (HW-5.5).

    Frame: 2 the event of a Crusade whose Territory has a reward, or NONE.
    """

    key = "history_of_the_world-prompt-expand"
    rule = "HW-5.5"

    def legal(self, state: History, seat: int) -> list[int]:
        """Destinations, fort sites by what pays for them, coins; and to stop."""
        offered = listed(targets_now(state), EXPANDING)
        if state.force == CRUSADERS:
            offered.append(DONE.base)
            return offered
        if state.force == ACTIVE:
            coins = state.coins + state.allied_coins
            if state.recoverable:
                if state.coins:
                    offered.append(BUY_BACK.base)
                if state.allied_coins:
                    offered.append(BUY_BACK_ALLY.base)
            if state.armies:
                for w in members(crew_waters(state)):
                    offered.append(CREW.base + w)
        else:
            coins = 0
        free = state.free_forts if state.force == ACTIVE else 0
        if state.armies or coins or free:
            places = fort_sites(state)
            if state.armies:
                list_into(offered, places, FOR_ARMIES)
            if coins:
                list_into(offered, places, FOR_COINS)
            if free:
                list_into(offered, places, FOR_FREE)
        offered.append(DONE.base)
        return offered

    def play(self, state: History, seat: int, move: int) -> None:
        """One army, fort or coin; or the end of this expansion."""
        if move in EXPAND:
            t = EXPAND.arg(move)
            if state.force == CRUSADERS and t == state.frame(2):
                enter_reward(state, seat, t)
            else:
                place(state, seat, t)
        elif move in FORT_ARMY:
            state.armies -= 1
            state.exchanged += 1
            build_fort(state, seat, FORT_ARMY.arg(move), "army")
        elif move in FORT_COIN:
            _spend_coin(state)
            build_fort(state, seat, FORT_COIN.arg(move), "coin")
        elif move in FORT_FREE:
            state.free_forts -= 1
            build_fort(state, seat, FORT_FREE.arg(move), "engineering")
        elif move in BUY_BACK:
            state.coins -= 1
            state.recoverable -= 1
            state.armies += 1
            state.tell("history_of_the_world-bought-back", {"seat": seat, "ally": "no"}, "HW-4.8")
        elif move in BUY_BACK_ALLY:
            state.allied_coins -= 1
            state.recoverable -= 1
            state.allies += 1
            state.tell("history_of_the_world-bought-back", {"seat": seat, "ally": "yes"}, "HW-4.13")
        elif move in CREW:
            w = CREW.arg(move)
            state.armies -= 1
            state.exchanged += 1
            state.navy = replaced(state.navy, w, SPAN * seat + state.epoch)
            state.tell("history_of_the_world-crewed", {"seat": seat, "sea": WATER_KEYS[w]}, "HW-9.4")
        else:
            end_expansion(state, seat)

    def prompt(self, state: History, seat: int) -> Message:
        """What is left to place, and for whom."""
        keys = [self.key, "history_of_the_world-prompt-minor", "history_of_the_world-prompt-crusade"]
        args: dict[str, object] = {
            "seat": seat,
            "armies": state.armies + state.allies,
            "coins": state.coins + state.allied_coins if state.force == ACTIVE else 0,
            "origin": ORIGIN_KEYS[state.source // SPAN],
        }
        rules = [self.rule, "HW-4.6", "HW-4.19"]
        return Message(keys[state.force], args, rules[state.force])

    def why_not(self, state: History, seat: int, move: int) -> Message:
        """The rule that stands against it."""
        if move in EXPAND:
            return why_not_expand(state, seat, EXPAND.arg(move))
        if move in FORT_ARMY:
            return _why_not_fort(state, FORT_ARMY.arg(move), state.armies, "army")
        if move in FORT_COIN:
            coins = state.coins + state.allied_coins if state.force == ACTIVE else 0
            return _why_not_fort(state, FORT_COIN.arg(move), coins, "coin")
        if move in FORT_FREE:
            forts = state.free_forts if state.force == ACTIVE else 0
            return _why_not_fort(state, FORT_FREE.arg(move), forts, "engineering")
        if move in BUY_BACK or move in BUY_BACK_ALLY:
            if state.force != ACTIVE:
                return Message("history_of_the_world-no-coins-here", {}, "HW-4.6")
            if not state.recoverable:
                return Message("history_of_the_world-no-loss", {}, "HW-4.8")
            return Message("history_of_the_world-no-coin", {}, "HW-4.8" if move in BUY_BACK else "HW-4.13")
        if move in CREW:
            return _why_not_crew(state, CREW.arg(move))
        return Message("history_of_the_world-no-expanding", {}, self.rule)


def why_not_expand(state: History, seat: int, t: int) -> Message:
    """Why no army can be placed in a Territory."""
    args: dict[str, object] = {"territory": TERRITORY_KEYS[t]}
    bit = 1 << t
    if not PLAYABLE & bit:
        return Message("history_of_the_world-no-barren", args, "HW-5.7")
    if not state.armies and not state.allies:
        return Message("history_of_the_world-no-armies", args, "HW-5.5")
    if state.marching & bit:
        if state.options & MULTIPLE_ARMIES:
            return Message("history_of_the_world-no-room", args, "HW-9.3")
        return Message("history_of_the_world-no-twice", args, "HW-5.9")
    if state.force == ACTIVE and state.active & bit:
        return Message("history_of_the_world-no-other-half", args, "HW-5.29")
    if not within_reach(state) & bit:
        return Message("history_of_the_world-no-reach", args, "HW-5.6")
    return Message("history_of_the_world-no-allies-there", args, "HW-4.13")


def _why_not_fort(state: History, t: int, means: int, paid: str) -> Message:
    args: dict[str, object] = {"territory": TERRITORY_KEYS[t], "paid": paid}
    if state.force == CRUSADERS:
        return Message("history_of_the_world-no-crusader-fort", args, "HW-4.19")
    if not state.marching >> t & 1:
        return Message("history_of_the_world-no-fort-there", args, "HW-5.13")
    if state.forts >> t & 1:
        return Message("history_of_the_world-no-fort-twice", args, "HW-5.13")
    if state.third >> t & 1:
        return Message("history_of_the_world-no-fort-room", args, "HW-9.5")
    assert not means
    rule = "HW-5.12" if paid == "army" else "HW-4.8" if paid == "coin" else "HW-4.22"
    return Message("history_of_the_world-no-fort-means", args, rule)


def _why_not_crew(state: History, w: int) -> Message:
    args: dict[str, object] = {"sea": WATER_KEYS[w]}
    if not state.options & NAVAL_CONTROL:
        return Message("history_of_the_world-no-naval-control", args, "HW-9.4")
    if state.force != ACTIVE or not NAVIGATES[state.empire]:
        return Message("history_of_the_world-no-navigation", args, "HW-9.4")
    if not crew_waters(state) >> w & 1:
        return Message("history_of_the_world-no-crew-there", args, "HW-9.4")
    return Message("history_of_the_world-no-armies-crew", args, "HW-9.4")


def enter_reward(state: History, seat: int, t: int) -> None:
    """HW-4.19: Crusaders go where their reward is: a fort, and a city if neither city nor capital stands there."""
    bit = 1 << t
    entered = state.marching & bit
    place(state, seat, t)
    if entered or state.owner[t] != seat:  # a further army of a stack (HW-9.3), or a failed attack
        return
    state.forts |= bit
    if not (state.cities | state.capitals) & bit:
        state.cities |= bit
    if state.log is not None:
        state.tell("history_of_the_world-crusaders-reward", {"seat": seat, "territory": TERRITORY_KEYS[t]}, "HW-4.19")


def end_expansion(state: History, seat: int) -> None:
    """The player stops: on to the other half of the Empire, to the monuments, or back to what comes after the card."""
    if state.log is not None and state.armies + state.allies:
        left: dict[str, object] = {"seat": seat, "armies": state.armies + state.allies}
        state.tell("history_of_the_world-discarded", left, "HW-5.5")
    if state.force != ACTIVE:
        state.clear_force(ACTIVE)  # HW-4.6: its fleets go, its armies stay as past armies
        state.source = NONE
        state.pop()
        return
    if state.part + 1 < PARTS[state.empire]:
        state.part += 1
        begin_part(state, seat)
        return
    begin_building(state, seat)
