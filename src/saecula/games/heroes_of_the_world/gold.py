"""HO-10: gold, and what it buys: migration, wonders, points."""

from __future__ import annotations

from saecula.games.heroes_of_the_world.components import (
    CONVERT_GOLD,
    HERO_TREASURE,
    MIGRATION_COST,
    MIGRATION_UNITS,
    NEIGHBOURS,
    TERRITORIES,
    TERRITORY_KEYS,
    WONDER_COST,
    WONDER_POINTS,
)
from saecula.games.heroes_of_the_world.powers import (
    MOVE_TO,
    FreePhase,
    free_action,
    free_actions,
    gain,
    move_unit,
)
from saecula.games.heroes_of_the_world.state import (
    BUILD,
    CONVERT,
    CONVERT_ANY,
    DONE,
    MIGRATE,
    MIGRATION,
    MOVE,
    NEXT_TURN,
    NO_HERO,
    ON_OFFER,
    Heroes,
    HeroesPhase,
)
from saecula.games.heroes_of_the_world.wonders import WONDER_KEYS, WONDERS
from saecula.kernel.message import Args, Message


class Gold(FreePhase):
    """Receive the hero's treasure, then spend as much as you like (HO-10.1, HO-10.2).

    Frame: 2 whether the treasure has been received.
    """

    key = "heroes_of_the_world-prompt-gold"
    rule = "HO-10.2"
    busy = "heroes_of_the_world-no-gold-first"

    def step(self, state: Heroes) -> bool:
        """Coins come first, spending after (HO-10.10)."""
        if state.frame(2):
            return False
        state.set_frame(2, 1)
        if state.hero != NO_HERO and HERO_TREASURE[state.hero]:
            seat = state.frame(1)
            coins = state.coins_from_bank(HERO_TREASURE[state.hero])
            state.gold[seat] += coins
            state.bank -= coins
            if state.log is not None:
                state.tell("heroes_of_the_world-gold", {"seat": seat, "coins": coins}, "HO-10.1")
        return True

    def legal(self, state: Heroes, seat: int) -> list[int]:
        """Whatever can be paid for; free actions; and to stop, which ends the turn (HO-10.10)."""
        gold = state.gold[seat]
        offered: list[int] = []
        if gold >= MIGRATION_COST:
            own = seat * TERRITORIES
            for t in range(TERRITORIES):
                if state.units[own + t]:
                    offered.append(MIGRATE.base + t)
        if gold >= WONDER_COST:
            for w in range(WONDERS):
                if state.owner[w] == ON_OFFER:
                    offered.append(BUILD.base + w)
        offered.append(DONE.base)
        if gold >= CONVERT_GOLD and not state.settings[CONVERT_ANY]:
            offered.append(CONVERT.base)
        return offered + free_actions(state, seat)

    def play(self, state: Heroes, seat: int, move: int) -> None:
        """Spend, or stop."""
        if move >= CONVERT.base:
            free_action(state, seat, move)
        elif move in MIGRATE:
            pay(state, seat, MIGRATION_COST)
            state.push(MIGRATION, seat, MIGRATION_UNITS, MIGRATE.arg(move))
            if state.log is not None:
                args: Args = {"seat": seat, "coins": MIGRATION_COST, "territory": TERRITORY_KEYS[MIGRATE.arg(move)]}
                state.tell("heroes_of_the_world-migration", args, "HO-10.3")
        elif move in BUILD:
            build(state, seat, BUILD.arg(move))
        else:
            state.goto(NEXT_TURN, seat)

    def prompt(self, state: Heroes, seat: int) -> Message:
        """How many coins there are."""
        return Message(self.key, {"seat": seat, "coins": state.gold[seat]}, self.rule)

    def refuse(self, state: Heroes, seat: int, move: int) -> Message:
        """Too dear, no unit to move, or no such wonder beside the board."""
        if move in MIGRATE:
            t = MIGRATE.arg(move)
            if not state.units[seat * TERRITORIES + t]:
                return Message("heroes_of_the_world-no-own-units", {"territory": TERRITORY_KEYS[t]}, "HO-10.3")
            return self._too_dear(state, seat, MIGRATION_COST, "HO-10.3")
        if move in BUILD:
            w = BUILD.arg(move)
            if state.owner[w] != ON_OFFER:
                return Message("heroes_of_the_world-no-wonder-left", {"wonder": WONDER_KEYS[w]}, "HO-10.5")
            return self._too_dear(state, seat, WONDER_COST, "HO-10.5")
        return super().refuse(state, seat, move)

    def _too_dear(self, state: Heroes, seat: int, cost: int, rule: str) -> Message:
        return Message("heroes_of_the_world-no-coins", {"coins": state.gold[seat], "cost": cost}, rule)


def pay(state: Heroes, seat: int, coins: int) -> None:
    """To the bank."""
    state.gold[seat] -= coins
    state.bank += coins


def build(state: Heroes, seat: int, w: int) -> None:
    """HO-10.5: points at once, and the wonder face up before its owner, usable in the same turn (HO-11.5)."""
    pay(state, seat, WONDER_COST)
    gain(state, seat, WONDER_POINTS)
    state.owner[w] = seat
    state.ready[seat] |= 1 << w
    if state.log is not None:
        args: Args = {"seat": seat, "wonder": WONDER_KEYS[w], "points": WONDER_POINTS, "coins": WONDER_COST}
        state.tell("heroes_of_the_world-built", args, "HO-10.5")


class Migration(HeroesPhase):
    """One to four units, one by one, from one territory to its neighbours (HO-10.3, HO-10.9).

    Frame: 2 units that may still move, 3 the origin.
    """

    key = "heroes_of_the_world-prompt-migrate"
    rule = "HO-10.9"
    busy = "heroes_of_the_world-no-migrate-first"

    def step(self, state: Heroes) -> bool:
        """It ends with the fourth unit or with the last one of the origin."""
        if state.frame(2) and state.units[state.frame(1) * TERRITORIES + state.frame(3)]:
            return False
        state.pop()
        return True

    def legal(self, state: Heroes, seat: int) -> list[int]:
        """Any territory in play next to the origin; to stop after the first unit."""
        offered = MOVE_TO[NEIGHBOURS[state.frame(3)] & state.in_play()]
        return offered if state.frame(2) == MIGRATION_UNITS else [*offered, DONE.base]

    def play(self, state: Heroes, seat: int, move: int) -> None:
        """One unit, or enough."""
        if move in DONE:
            state.pop()
            return
        state.set_frame(2, state.frame(2) - 1)
        move_unit(state, seat, state.frame(3), MOVE.arg(move), self.rule)

    def prompt(self, state: Heroes, seat: int) -> Message:
        """How many more, from where."""
        origin = state.frame(3)
        units = min(state.frame(2), state.units[seat * TERRITORIES + origin])
        args: Args = {"seat": seat, "units": units, "territory": TERRITORY_KEYS[origin]}
        begun = state.frame(2) != MIGRATION_UNITS
        return Message("heroes_of_the_world-prompt-migrate-more" if begun else self.key, args, self.rule)

    def why_not(self, state: Heroes, seat: int, move: int) -> Message:
        """Not adjacent to the origin, or not in play; or nothing has moved yet."""
        if move in MOVE:
            t = MOVE.arg(move)
            args: Args = {"territory": TERRITORY_KEYS[t], "origin": TERRITORY_KEYS[state.frame(3)]}
            if not state.in_play() >> t & 1:
                return Message("heroes_of_the_world-no-territory-yet", args, "HO-2.8")
            if t == state.frame(3):
                return Message("heroes_of_the_world-no-same", args, "HO-10.3")
            return Message("heroes_of_the_world-no-border", args, "HO-10.4")
        return super().why_not(state, seat, move)
