"""Cards that destroy: Black Death, Famine, Pestilence, Plague and Disaster (HW-4.16, HW-4.20, HW-4.28, HW-4.29)."""

from __future__ import annotations

from saecula.games.history_of_the_world.cards import ATTRITION_DICE, EVENT_KEYS, FIGURE
from saecula.games.history_of_the_world.combat import POWER, faces
from saecula.games.history_of_the_world.components import (
    AREA_KEYS,
    AREA_MASK,
    AREA_NEAR,
    AREAS,
    NEAR,
    NONE,
    PLAYABLE,
    TERRITORY_KEYS,
    listed,
    members,
)
from saecula.games.history_of_the_world.state import CHOOSE, CHOOSE_AREA, CHOOSING, DONE, History
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase


def suffer(state: History, t: int, dice: int, rule: str) -> int:
    """Every army of a Territory rolls; how many die. The caller removes them (HW-4.36: all results together)."""
    dead = 0
    for _ in range(state.armies_in(t)):
        shown = faces(state.roll(POWER[dice]), dice)
        fatal = 1 in shown
        dead += fatal
        if state.log is not None:
            args: dict[str, object] = {
                "other": state.owner[t],
                "territory": TERRITORY_KEYS[t],
                "dice": list(shown),
                "dies": "yes" if fatal else "no",
            }
            state.tell("history_of_the_world-suffered", args, rule)
    return dead


def bury(state: History, t: int, dead: int) -> None:
    """Dead armies go; a fort falls with the first of them, structures stay (HW-4.16, HW-9.5)."""
    if dead:
        state.forts &= ~(1 << t)
    for _ in range(dead):
        state.remove_army(t)


def attrition(state: History, where: int, centre: int, dice: list[int], rule: str) -> None:
    """HW-4.36: all armies of these Territories roll, in the order of the map; then the dead are removed."""
    suffering = members(where & state.occupied())
    deaths = [suffer(state, t, dice[0] if t == centre else dice[1], rule) for t in suffering]
    for i, t in enumerate(suffering):
        bury(state, t, deaths[i])


class AttritionArea(Phase[History]):
    """Famine strikes an Area, the Black Death two adjacent ones (HW-4.16).

    Frame: 2 the event, 3 how many Areas are left to choose, 4 the Areas chosen.
    """

    key = "history_of_the_world-prompt-area"
    rule = "HW-4.16"

    def legal(self, state: History, seat: int) -> list[int]:
        """Any Area; of two, the first needs a neighbour and the second must be one."""
        return [CHOOSE_AREA.base + a for a in range(AREAS) if self.fits(state, a)]

    def fits(self, state: History, area: int) -> bool:
        """Whether an Area can be chosen next."""
        chosen = state.frame(4)
        if chosen:
            return bool(AREA_NEAR[chosen.bit_length() - 1] >> area & 1)
        return state.frame(3) == 1 or AREA_NEAR[area] != 0

    def play(self, state: History, seat: int, move: int) -> None:
        """With the last Area everybody there rolls."""
        state.set_frame(4, state.frame(4) | 1 << CHOOSE_AREA.arg(move))
        state.set_frame(3, state.frame(3) - 1)
        if state.frame(3):
            return
        event, chosen = state.frame(2), members(state.frame(4))
        state.pop()
        names: list[object] = [AREA_KEYS[a] for a in chosen]
        state.tell("history_of_the_world-struck-areas", {"event": EVENT_KEYS[event], "areas": names}, self.rule)
        where = 0
        for a in chosen:
            where |= AREA_MASK[a]
        attrition(state, where, NONE, ATTRITION_DICE[event], self.rule)

    def prompt(self, state: History, seat: int) -> Message:
        """How many Areas are left to choose."""
        return Message(self.key, {"seat": seat, "number": state.frame(3)}, self.rule)

    def why_not(self, state: History, seat: int, move: int) -> Message:
        """Two Areas must be neighbours."""
        if move in CHOOSE_AREA:
            return Message("history_of_the_world-no-area", {"area": AREA_KEYS[CHOOSE_AREA.arg(move)]}, self.rule)
        return Message("history_of_the_world-no-card-first", {}, self.rule)


class PestilenceSite(Phase[History]):
    """Pestilence: a Territory and its neighbours (HW-4.28).

    Frame: 2 the event.
    """

    key = "history_of_the_world-prompt-pestilence"
    rule = "HW-4.28"

    def legal(self, state: History, seat: int) -> list[int]:
        """Any Territory but a barren land."""
        return listed(PLAYABLE, CHOOSING)

    def play(self, state: History, seat: int, move: int) -> None:
        """Three dice in the middle, two around it."""
        t, event = CHOOSE.arg(move), state.frame(2)
        state.pop()
        args: dict[str, object] = {"event": EVENT_KEYS[event], "territory": TERRITORY_KEYS[t]}
        state.tell("history_of_the_world-struck", args, self.rule)
        attrition(state, NEAR[t] | 1 << t, t, ATTRITION_DICE[event], self.rule)

    def why_not(self, state: History, seat: int, move: int) -> Message:
        """Not a barren land."""
        if move in CHOOSE:
            args: dict[str, object] = {"territory": TERRITORY_KEYS[CHOOSE.arg(move)]}
            return Message("history_of_the_world-no-barren-card", args, self.rule)
        return Message("history_of_the_world-no-card-first", {}, self.rule)


class PlaguePath(Phase[History]):
    """Plague: an army, then its neighbours one after the other while they die (HW-4.29).

    Frame: 2 the event, 3 the Territory last struck or NONE, 4 those visited.
    """

    key = "history_of_the_world-prompt-plague"
    rule = "HW-4.29"

    def step(self, state: History) -> bool:
        """Nowhere to spread."""
        if self.next(state):
            return False
        state.pop()
        return True

    def next(self, state: History) -> int:
        """The Territories it can strike next."""
        if state.frame(3) == NONE:
            return state.occupied()
        return NEAR[state.frame(3)] & state.occupied() & ~state.frame(4)

    def legal(self, state: History, seat: int) -> list[int]:
        """Spreading is compulsory; only the direction is chosen."""
        return listed(self.next(state), CHOOSING)

    def play(self, state: History, seat: int, move: int) -> None:
        """Roll; it spreads only from a Territory left empty."""
        t, event = CHOOSE.arg(move), state.frame(2)
        dice = ATTRITION_DICE[event][0 if state.frame(3) == NONE else 1]
        args: dict[str, object] = {"event": EVENT_KEYS[event], "territory": TERRITORY_KEYS[t]}
        state.tell("history_of_the_world-struck", args, self.rule)
        bury(state, t, suffer(state, t, dice, self.rule))
        if state.owner[t] != NONE:
            state.pop()
            return
        state.set_frame(3, t)
        state.set_frame(4, state.frame(4) | 1 << t)

    def prompt(self, state: History, seat: int) -> Message:
        """Where it begins, or where it goes on."""
        key = self.key if state.frame(3) == NONE else "history_of_the_world-prompt-plague-spreads"
        return Message(key, {"seat": seat}, self.rule)

    def why_not(self, state: History, seat: int, move: int) -> Message:
        """An army must stand there, and it must be a neighbour."""
        if move in CHOOSE:
            t = CHOOSE.arg(move)
            empty = state.owner[t] == NONE
            key = "history_of_the_world-no-army" if empty else "history_of_the_world-no-spread"
            return Message(key, {"territory": TERRITORY_KEYS[t]}, self.rule)
        return Message("history_of_the_world-no-card-first", {}, self.rule)


class DisasterSite(Phase[History]):
    """Disaster: one or two Territories with a monument (HW-4.20).

    Frame: 2 the event, 3 how many are left.
    """

    key = "history_of_the_world-prompt-disaster"
    rule = "HW-4.20"

    def legal(self, state: History, seat: int) -> list[int]:
        """Territories with a monument; after the first one it may be enough."""
        offered = listed(state.monuments, CHOOSING)
        if state.frame(3) < FIGURE[state.frame(2)]:
            offered.append(DONE.base)
        return offered

    def play(self, state: History, seat: int, move: int) -> None:
        """Monument, fort and city fall, a capital becomes a city; the army stays."""
        if move in DONE:
            state.pop()
            return
        t = CHOOSE.arg(move)
        state.monuments &= ~(1 << t)
        state.forts &= ~(1 << t)
        state.plunder(t)
        args: dict[str, object] = {"event": EVENT_KEYS[state.frame(2)], "territory": TERRITORY_KEYS[t]}
        state.tell("history_of_the_world-struck", args, self.rule)
        state.set_frame(3, state.frame(3) - 1)
        if not state.frame(3) or not state.monuments:
            state.pop()

    def prompt(self, state: History, seat: int) -> Message:
        """How many more."""
        return Message(self.key, {"seat": seat, "number": state.frame(3)}, self.rule)

    def why_not(self, state: History, seat: int, move: int) -> Message:
        """There must be a monument."""
        if move in CHOOSE:
            args: dict[str, object] = {"territory": TERRITORY_KEYS[CHOOSE.arg(move)]}
            return Message("history_of_the_world-no-monument-there", args, self.rule)
        if move in DONE:
            return Message("history_of_the_world-no-done-disaster", {}, self.rule)
        return Message("history_of_the_world-no-card-first", {}, self.rule)
