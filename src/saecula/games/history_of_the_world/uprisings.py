"""Cards that put armies on the board: Barbarians, Civil War, Jewish Revolt, Kingdoms, Migrants (HW-4.15 to HW-4.26).

Their armies are ordinary armies of their owner afterwards and never expand (HW-4.7, HW-4.38).
"""

from __future__ import annotations

from saecula.games.history_of_the_world.cards import EVENT_KEYS, FIGURE, PLACE, origin_of_event
from saecula.games.history_of_the_world.combat import WON, fight
from saecula.games.history_of_the_world.components import (
    AREA_MASK,
    BARREN,
    BARREN_LANDS,
    BARREN_NEAR,
    NONE,
    TERRITORY_KEYS,
    listed,
    members,
)
from saecula.games.history_of_the_world.state import (
    BARBARIAN,
    BARBARIAN_RAID,
    CHOOSE,
    CHOOSING,
    REBELS,
    REVOLTING,
    History,
)
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase


def strike(state: History, seat: int, who: int, t: int, event: int) -> bool:
    """An army of a card attacks: one die without terrain, HW-5.19 for a fort. Whether it holds the Territory now."""
    if fight(state, seat, who, t, 1) != WON:
        return False
    arrive(state, seat, t, event)
    return True


def arrive(state: History, seat: int, t: int, event: int) -> None:
    """An army of a card enters an empty Territory, or one it has just emptied (HW-5.21)."""
    sacked = state.spoils(t)
    state.plunder(t)
    stand(state, seat, t, event, sacked)


def stand(state: History, seat: int, t: int, event: int, sacked: str = "none") -> None:
    """Put an army of a card into a Territory, in place of the player's own army if there is one (HW-5.9)."""
    state.station(t, seat, origin_of_event(event, state.epoch))
    if state.log is not None:
        args: dict[str, object] = {"seat": seat, "event": EVENT_KEYS[event], "territory": TERRITORY_KEYS[t]}
        args["sacked"] = sacked
        state.tell("history_of_the_world-arrived", args, "HW-4.7")


# ---------------------------------------------------------------------------------------------------------- Barbarians


class BarrenLand(Phase[History]):
    """Barbarians: choose the barren land they come from (HW-4.15).

    Frame: 2 the event.
    """

    key = "history_of_the_world-prompt-barren-land"
    rule = "HW-4.15"

    def legal(self, state: History, seat: int) -> list[int]:
        """Barren lands with an enemy next to them."""
        enemies = state.enemies_of(seat)
        return [CHOOSE.base + land for land in BARREN_LANDS if BARREN_NEAR[land] & enemies]

    def play(self, state: History, seat: int, move: int) -> None:
        """They stand there now, and attack."""
        land = CHOOSE.arg(move)
        state.tell("history_of_the_world-barbarians", {"seat": seat, "territory": TERRITORY_KEYS[land]}, self.rule)
        state.goto(BARBARIAN_RAID, seat, state.frame(2), land)

    def why_not(self, state: History, seat: int, move: int) -> Message:
        """No barren land, or nobody to attack from there."""
        if move in CHOOSE:
            t = CHOOSE.arg(move)
            key = "history_of_the_world-no-neighbours" if BARREN >> t & 1 else "history_of_the_world-not-barren"
            return Message(key, {"territory": TERRITORY_KEYS[t]}, self.rule)
        return Message("history_of_the_world-no-card-first", {}, self.rule)


class BarbarianRaid(Phase[History]):
    """Barbarians attack one neighbour of their barren land after the other until an army is lost (HW-4.15).

    Frame: 2 the event, 3 the barren land.
    """

    key = "history_of_the_world-prompt-barbarians"
    rule = "HW-4.15"

    def step(self, state: History) -> bool:
        """Nobody left to attack."""
        if BARREN_NEAR[state.frame(3)] & state.enemies_of(state.frame(1)):
            return False
        state.pop()
        return True

    def legal(self, state: History, seat: int) -> list[int]:
        """Going on is compulsory."""
        return listed(BARREN_NEAR[state.frame(3)] & state.enemies_of(seat), CHOOSING)

    def play(self, state: History, seat: int, move: int) -> None:
        """One attack; a lost army ends the raid."""
        if not strike(state, seat, BARBARIAN, CHOOSE.arg(move), state.frame(2)):
            state.pop()

    def prompt(self, state: History, seat: int) -> Message:
        """Where they come from."""
        return Message(self.key, {"seat": seat, "territory": TERRITORY_KEYS[state.frame(3)]}, self.rule)

    def why_not(self, state: History, seat: int, move: int) -> Message:
        """Only enemies next to the barren land."""
        if move in CHOOSE:
            args: dict[str, object] = {"territory": TERRITORY_KEYS[CHOOSE.arg(move)]}
            return Message("history_of_the_world-no-raid-there", args, self.rule)
        return Message("history_of_the_world-no-card-first", {}, self.rule)


# ----------------------------------------------------------------------------------------------------------- Civil War


def empire_of(state: History, t: int) -> int:
    """The Territories of the Empire that holds one: same owner, same origin (HW-4.37)."""
    mask = 0
    for other in members(state.held[state.owner[t]]):
        if state.origin[other] == state.origin[t]:
            mask |= 1 << other
    return mask


class Rebellion(Phase[History]):
    """Civil War: name three Territories of one enemy Empire, or all if it has fewer; then they are fought (HW-4.18).

    The first one named says which Empire it is. Frame: 2 the event, 3 to 5 the Territories named, NONE if not yet.
    """

    key = "history_of_the_world-prompt-civil-war"
    rule = "HW-4.18"

    def legal(self, state: History, seat: int) -> list[int]:
        """Any enemy Territory; then more of the same Empire."""
        return listed(self.eligible(state, seat), CHOOSING)

    def eligible(self, state: History, seat: int) -> int:
        """The Territories that can be named next."""
        if state.frame(3) == NONE:
            return state.enemies_of(seat)
        mask = empire_of(state, state.frame(3))
        for t in self.named(state):
            mask &= ~(1 << t)
        return mask

    def named(self, state: History) -> list[int]:
        """The Territories named so far."""
        return [state.frame(i) for i in (3, 4, 5) if state.frame(i) != NONE]

    def play(self, state: History, seat: int, move: int) -> None:
        """Name one; with the last one the rebels fight, in the order named."""
        event = state.frame(2)
        named = self.named(state)
        state.set_frame(3 + len(named), CHOOSE.arg(move))
        named.append(CHOOSE.arg(move))
        if len(named) < FIGURE[event] and self.eligible(state, seat):
            return
        state.pop()
        places: list[object] = [TERRITORY_KEYS[t] for t in named]
        args: dict[str, object] = {"seat": seat, "other": state.owner[named[0]], "territories": places}
        state.tell("history_of_the_world-civil-war", args, self.rule)
        for t in named:
            strike(state, seat, REBELS, t, event)

    def prompt(self, state: History, seat: int) -> Message:
        """How many are left to name."""
        left = FIGURE[state.frame(2)] - len(self.named(state))
        return Message(self.key, {"seat": seat, "number": left}, self.rule)

    def why_not(self, state: History, seat: int, move: int) -> Message:
        """Of one enemy Empire, each once."""
        if move not in CHOOSE:
            return Message("history_of_the_world-no-card-first", {}, self.rule)
        args: dict[str, object] = {"territory": TERRITORY_KEYS[CHOOSE.arg(move)]}
        if state.frame(3) == NONE:
            return Message("history_of_the_world-no-enemy", args, self.rule)
        return Message("history_of_the_world-no-same-empire", args, self.rule)


# ------------------------------------------------------------------------------------------ Jewish Revolt and Kingdoms


def revolt(state: History, seat: int, event: int) -> None:
    """HW-4.24: an army appears and attacks with three dice; if there is no enemy, it simply occupies the Territory."""
    t = PLACE[event]
    owner = state.owner[t]
    if owner == seat:
        stand(state, seat, t, event)
    elif owner == NONE:
        arrive(state, seat, t, event)
    else:
        strike(state, seat, REVOLTING, t, event)


def found_kingdom(state: History, seat: int, event: int) -> None:
    """HW-4.25: whoever stands there goes; an army and a city take the place. A capital is flipped to a city."""
    t = PLACE[event]
    bit = 1 << t
    state.vacate(t)
    state.capitals &= ~bit
    state.cities |= bit
    state.station(t, seat, origin_of_event(event, state.epoch))
    if state.log is not None:
        args: dict[str, object] = {"seat": seat, "event": EVENT_KEYS[event], "territory": TERRITORY_KEYS[t]}
        state.tell("history_of_the_world-kingdom", args, "HW-4.25")


# ------------------------------------------------------------------------------------------------------------ Migrants


class Migration(Phase[History]):
    """Migrants settle in vacant Territories of their Area, one after the other (HW-4.26).

    Frame: 2 the event, 3 how many are left.
    """

    key = "history_of_the_world-prompt-migrants"
    rule = "HW-4.26"

    def legal(self, state: History, seat: int) -> list[int]:
        """Vacant Territories of the Area."""
        return listed(self.vacant(state), CHOOSING)

    def vacant(self, state: History) -> int:
        """Where they can go."""
        return AREA_MASK[PLACE[state.frame(2)]] & ~state.occupied()

    def play(self, state: History, seat: int, move: int) -> None:
        """One army settles."""
        event = state.frame(2)
        arrive(state, seat, CHOOSE.arg(move), event)
        state.set_frame(3, state.frame(3) - 1)
        if not state.frame(3) or not self.vacant(state):
            state.pop()

    def prompt(self, state: History, seat: int) -> Message:
        """How many are left."""
        return Message(self.key, {"seat": seat, "number": state.frame(3)}, self.rule)

    def why_not(self, state: History, seat: int, move: int) -> Message:
        """Vacant, and in the Area of the card."""
        if move not in CHOOSE:
            return Message("history_of_the_world-no-card-first", {}, self.rule)
        t = CHOOSE.arg(move)
        outside = not AREA_MASK[PLACE[state.frame(2)]] >> t & 1
        key = "history_of_the_world-no-migrants-there" if outside else "history_of_the_world-no-vacant"
        return Message(key, {"territory": TERRITORY_KEYS[t]}, self.rule)
