"""HW-5.23 to HW-5.27: after the expansion the Active Empire builds monuments."""

from __future__ import annotations

from saecula.games.history_of_the_world.cards import MONUMENT_PER_RESOURCE
from saecula.games.history_of_the_world.components import MONUMENTS, RESOURCES, TERRITORY_KEYS, members
from saecula.games.history_of_the_world.epochs import end_turn
from saecula.games.history_of_the_world.state import BUILDING, DONE, MONUMENT, History
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase


def due(state: History) -> int:
    """How many monuments the resources of the Active Empire allow (HW-5.24), as far as there are any (HW-5.27)."""
    symbols = (state.active & RESOURCES).bit_count()
    allowed = symbols if MONUMENT_PER_RESOURCE[state.empire] else symbols // 2
    return min(allowed, MONUMENTS - state.monuments.bit_count())


def sites(state: History) -> int:
    """Where the next monument may stand: the capital, else a city, else a resource (HW-5.25, HW-5.26)."""
    free = state.active & ~state.monuments
    for rank in (state.homes & state.capitals, state.cities | state.capitals, RESOURCES):
        if free & rank:
            return free & rank
    return 0


def buildable(state: History) -> int:
    """How many monuments could be built if the expansion ended now."""
    every = state.active & ~state.monuments & (state.capitals | state.cities | RESOURCES)
    return min(due(state), every.bit_count())


def begin_building(state: History, seat: int) -> None:
    """The expansion is over: build, or end the turn if nothing can be built."""
    left = due(state)
    if left and sites(state):
        state.goto(BUILDING, seat, left)
    else:
        end_turn(state, seat)


class Building(Phase[History]):
    """One monument after the other; building is optional (HW-5.26).

    Frame: 2 how many are left.
    """

    key = "history_of_the_world-prompt-monument"
    rule = "HW-5.26"

    def legal(self, state: History, seat: int) -> list[int]:
        """The sites of the highest rank; or the end of the turn."""
        if not state.frame(2):
            return [DONE.base]
        return [MONUMENT.base + t for t in members(sites(state))] + [DONE.base]

    def play(self, state: History, seat: int, move: int) -> None:
        """Build, or end the turn."""
        if move in DONE:
            end_turn(state, seat)
            return
        t = MONUMENT.arg(move)
        state.monuments |= 1 << t
        state.set_frame(2, state.frame(2) - 1)
        if state.log is not None:
            state.tell("history_of_the_world-monument", {"seat": seat, "territory": TERRITORY_KEYS[t]}, self.rule)

    def prompt(self, state: History, seat: int) -> Message:
        """How many are left to build."""
        left = state.frame(2) if sites(state) else 0
        key = self.key if left else "history_of_the_world-prompt-end-turn"
        return Message(key, {"seat": seat, "monuments": left}, self.rule)

    def why_not(self, state: History, seat: int, move: int) -> Message:
        """No site, or a site of lower rank."""
        if move not in MONUMENT:
            return Message("history_of_the_world-no-building-now", {}, self.rule)
        t = MONUMENT.arg(move)
        args: dict[str, object] = {"territory": TERRITORY_KEYS[t]}
        if not state.frame(2):
            return Message("history_of_the_world-no-monument-left", args, "HW-5.24")
        if state.monuments >> t & 1:
            return Message("history_of_the_world-no-monument-twice", args, "HW-5.25")
        if not state.active >> t & 1:
            return Message("history_of_the_world-no-monument-foreign", args, "HW-5.24")
        return Message("history_of_the_world-no-monument-rank", args, self.rule)
