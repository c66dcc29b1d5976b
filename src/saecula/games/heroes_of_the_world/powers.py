"""HO-11: the free actions of one's own turn, the wonders used there, and why a wonder cannot be used."""

from __future__ import annotations

from typing import ClassVar, Final

from saecula.games.heroes_of_the_world.components import (
    CONVERT_GOLD,
    CONVERT_POINTS,
    INFLUENCE,
    TERRITORIES,
    TERRITORY_KEYS,
)
from saecula.games.heroes_of_the_world.state import (
    ANGKOR_USE,
    CONVERT,
    CONVERT_ANY,
    DONE,
    GARDENS_USE,
    LEAVE,
    MOVE,
    NO_HERO,
    PASS,
    PLACE,
    USE,
    Heroes,
    HeroesPhase,
)
from saecula.games.heroes_of_the_world.wonders import (
    ANGKOR_UNITS,
    ANGKOR_WAT,
    GARDENS,
    GARDENS_UNITS,
    MACHU_COINS,
    MACHU_PICCHU,
    OWN_TURN,
    WONDER_KEYS,
)
from saecula.kernel.message import Args, Message


def _moves_in(base: int) -> list[list[int]]:
    """For every set of territories the moves aimed at them: lists that are shared and never changed."""
    return [[base + t for t in range(TERRITORIES) if mask >> t & 1] for mask in range(1 << TERRITORIES)]


PLACE_IN: Final[list[list[int]]] = _moves_in(PLACE.base)
MOVE_TO: Final[list[list[int]]] = _moves_in(MOVE.base)

# ----------------------------------------------------------------------------------------------------- free actions


def free_actions(state: Heroes, seat: int) -> list[int]:
    """The free actions open to the active player: conversion and the own-turn wonders (HO-11.9)."""
    found: list[int] = []
    if state.gold[seat] >= CONVERT_GOLD and state.settings[CONVERT_ANY]:
        found.append(CONVERT.base)
    ready = state.ready[seat] & OWN_TURN
    if ready:
        if ready >> GARDENS & 1 and state.hero != NO_HERO and state.supply[seat]:
            found.append(USE.base + GARDENS)
        if ready >> MACHU_PICCHU & 1:
            found.append(USE.base + MACHU_PICCHU)
        if ready >> ANGKOR_WAT & 1 and state.supply[seat] < state.limit():
            found.append(USE.base + ANGKOR_WAT)
    return found


def with_free_actions(state: Heroes, seat: int, offered: list[int]) -> list[int]:
    """What is asked, and the free actions that can come before the answer."""
    if not (state.ready[seat] & OWN_TURN) and state.gold[seat] < CONVERT_GOLD:
        return offered
    return offered + free_actions(state, seat)


def free_action(state: Heroes, seat: int, move: int) -> None:
    """Take one; then the same question is asked again (HO-11.9)."""
    if move == CONVERT.base:
        convert(state, seat)
        return
    w = USE.arg(move)
    use(state, seat, w)
    if w == MACHU_PICCHU:
        coins = state.coins_from_bank(MACHU_COINS)
        state.gold[seat] += coins
        state.bank -= coins
        if state.log is not None:
            state.tell("heroes_of_the_world-gold", {"seat": seat, "coins": coins}, "HO-11.8")
    elif w == GARDENS:
        state.push(GARDENS_USE, seat, GARDENS_UNITS)
    else:
        state.push(ANGKOR_USE, seat, ANGKOR_UNITS, -1, -1)


def convert(state: Heroes, seat: int) -> None:
    """HO-10.6: two coins, one point."""
    state.gold[seat] -= CONVERT_GOLD
    state.bank += CONVERT_GOLD
    gain(state, seat, CONVERT_POINTS)
    if state.log is not None:
        args: Args = {"seat": seat, "coins": CONVERT_GOLD, "points": CONVERT_POINTS}
        state.tell("heroes_of_the_world-converted", args, "HO-10.6")


def gain(state: Heroes, seat: int, points: int) -> None:
    """Points, which nothing ever takes away again (HO-1.8)."""
    state.score[seat] += points
    state.scored += points


def use(state: Heroes, seat: int, w: int) -> None:
    """Turn a wonder face down: once in an era (HO-11.1)."""
    state.ready[seat] &= ~(1 << w)
    if state.log is not None:
        state.tell("heroes_of_the_world-used", {"seat": seat, "wonder": WONDER_KEYS[w]}, "HO-11.1")


def why_not_free(state: Heroes, seat: int, move: int, after: str) -> Message:
    """Why a free action is not possible; `after` is the key for when it is too early or too late."""
    if move == CONVERT.base:
        if state.gold[seat] < CONVERT_GOLD:
            args: Args = {"coins": state.gold[seat], "cost": CONVERT_GOLD}
            return Message("heroes_of_the_world-no-coins", args, "HO-10.6")
        if seat == state.turn and not state.settings[CONVERT_ANY]:
            return Message("heroes_of_the_world-no-convert-yet", {}, "HO-10.7")
        return Message(after, {}, "HO-11.9")
    w = USE.arg(move)
    wonder: Args = {"wonder": WONDER_KEYS[w]}
    if state.owner[w] != seat:
        return Message("heroes_of_the_world-no-wonder", wonder, "HO-11.4")
    if not state.ready[seat] >> w & 1:
        return Message("heroes_of_the_world-no-face-down", wonder, "HO-11.1")
    if w == GARDENS and state.hero == NO_HERO:
        return Message("heroes_of_the_world-no-gardens-hero", wonder, "HO-11.6")
    if w == GARDENS and not state.supply[seat]:
        return Message("heroes_of_the_world-no-supply", {}, "HO-11.7")
    if w == ANGKOR_WAT and state.supply[seat] == state.limit():
        return Message("heroes_of_the_world-no-units", {}, "HO-11.7")
    if OWN_TURN >> w & 1:
        return Message(after, {}, "HO-11.9")
    return Message("heroes_of_the_world-no-window", wonder, "HO-11.4")


class FreePhase(HeroesPhase):
    """A question of the active player that free actions may precede (HO-11.9)."""

    def why_not(self, state: Heroes, seat: int, move: int) -> Message:
        """Free actions have their own reasons, the rest is up to the phase."""
        if move >= CONVERT.base:
            return why_not_free(state, seat, move, self.busy)
        return self.refuse(state, seat, move)

    def refuse(self, state: Heroes, seat: int, move: int) -> Message:
        """Why another move than a free action is not possible."""
        return Message(self.busy, {}, self.rule)


class Window(HeroesPhase):
    """An interrupt window: the owner of one face-up wonder uses it or passes (HO-11.7).

    Whether somebody is asked depends on public facts alone; a pass holds for this window only.
    """

    busy = "heroes_of_the_world-no-answer-first"
    wonder: ClassVar[int] = -1

    def legal(self, state: Heroes, seat: int) -> list[int]:
        """To use it, or to pass."""
        return [USE.base + self.wonder, PASS.base]

    def prompt(self, state: Heroes, seat: int) -> Message:
        """Will you use it?"""
        return Message(self.key, {"seat": seat, "wonder": WONDER_KEYS[self.wonder]}, self.rule)

    def why_not(self, state: Heroes, seat: int, move: int) -> Message:
        """Nothing else can be done in a window (HO-9.4, HO-8.8)."""
        return Message(self.busy, {"wonder": WONDER_KEYS[self.wonder]}, "HO-11.7")


# ------------------------------------------------------------------------------------- Hanging Gardens, Angkor Wat


class GardensUse(HeroesPhase):
    """Hanging Gardens: one to four units in the territories of the hero laid down this turn (HO-11.8).

    Frame: 2 units that may still be placed.
    """

    key = "heroes_of_the_world-prompt-gardens"
    rule = "HO-11.8"
    busy = "heroes_of_the_world-no-gardens-first"

    def step(self, state: Heroes) -> bool:
        """It ends with the last unit."""
        if state.frame(2) and state.supply[state.frame(1)]:
            return False
        state.pop()
        return True

    def legal(self, state: Heroes, seat: int) -> list[int]:
        """The hero's territories; to stop after the first unit."""
        offered = PLACE_IN[INFLUENCE[state.hero] & state.in_play()]
        return offered if state.frame(2) == GARDENS_UNITS else [*offered, DONE.base]

    def play(self, state: Heroes, seat: int, move: int) -> None:
        """One unit more, or enough."""
        if move in DONE:
            state.pop()
            return
        place_unit(state, seat, PLACE.arg(move), self.rule)
        state.set_frame(2, state.frame(2) - 1)

    def prompt(self, state: Heroes, seat: int) -> Message:
        """How many more."""
        return Message(self.key, {"seat": seat, "units": min(state.frame(2), state.supply[seat])}, self.rule)

    def why_not(self, state: Heroes, seat: int, move: int) -> Message:
        """Outside the hero's influence; or nothing placed yet."""
        if move in PLACE:
            return Message("heroes_of_the_world-no-influence", {"territory": TERRITORY_KEYS[PLACE.arg(move)]}, "HO-5.2")
        return super().why_not(state, seat, move)


class AngkorUse(HeroesPhase):
    """Angkor Wat: one to six units from one territory to one other, adjacent or not (HO-11.8).

    Frame: 2 units that may still move, 3 the origin, 4 the destination (-1: not chosen yet).
    """

    key = "heroes_of_the_world-prompt-angkor"
    rule = "HO-11.8"
    busy = "heroes_of_the_world-no-angkor-first"

    def step(self, state: Heroes) -> bool:
        """It ends with the last unit."""
        origin = state.frame(3)
        if origin < 0 or (state.frame(2) and state.units[state.frame(1) * TERRITORIES + origin]):
            return False
        state.pop()
        return True

    def legal(self, state: Heroes, seat: int) -> list[int]:
        """The origin; then any other territory in play; then the same again, or to stop."""
        origin = state.frame(3)
        if origin < 0:
            own = seat * TERRITORIES
            return [LEAVE.base + t for t in range(TERRITORIES) if state.units[own + t]]
        if state.frame(4) < 0:
            return MOVE_TO[state.in_play() & ~(1 << origin)]
        return [MOVE.base + state.frame(4), DONE.base]

    def play(self, state: Heroes, seat: int, move: int) -> None:
        """Choose the origin, move a unit, or stop."""
        if move in DONE:
            state.pop()
        elif move in LEAVE:
            state.set_frame(3, LEAVE.arg(move))
        else:
            state.set_frame(2, state.frame(2) - 1)
            state.set_frame(4, MOVE.arg(move))
            move_unit(state, seat, state.frame(3), MOVE.arg(move), self.rule)

    def prompt(self, state: Heroes, seat: int) -> Message:
        """From where, to where, how many more."""
        origin = state.frame(3)
        if origin < 0:
            return Message("heroes_of_the_world-prompt-angkor-from", {"seat": seat}, self.rule)
        units = min(state.frame(2), state.units[seat * TERRITORIES + origin])
        args: Args = {"seat": seat, "units": units, "origin": TERRITORY_KEYS[origin]}
        if state.frame(4) < 0:
            return Message(self.key, args, self.rule)
        args["territory"] = TERRITORY_KEYS[state.frame(4)]
        return Message("heroes_of_the_world-prompt-angkor-more", args, self.rule)

    def why_not(self, state: Heroes, seat: int, move: int) -> Message:
        """No unit there, not in play, another destination than before."""
        origin = state.frame(3)
        if move in LEAVE and origin < 0:
            return Message(
                "heroes_of_the_world-no-own-units", {"territory": TERRITORY_KEYS[LEAVE.arg(move)]}, self.rule
            )
        if move in MOVE and origin >= 0:
            args: Args = {"territory": TERRITORY_KEYS[MOVE.arg(move)]}
            if not state.in_play() >> MOVE.arg(move) & 1:
                return Message("heroes_of_the_world-no-territory-yet", args, "HO-2.8")
            if MOVE.arg(move) == origin:
                return Message("heroes_of_the_world-no-same", args, self.rule)
            return Message("heroes_of_the_world-no-one-destination", args, self.rule)
        return super().why_not(state, seat, move)


# ------------------------------------------------------------------------------------------------------------ units


def place_unit(state: Heroes, seat: int, t: int, rule: str) -> None:
    """One unit from the supply to the board."""
    state.supply[seat] -= 1
    state.units[seat * TERRITORIES + t] += 1
    if state.log is not None:
        state.tell("heroes_of_the_world-placed", {"seat": seat, "territory": TERRITORY_KEYS[t]}, rule)


def move_unit(state: Heroes, seat: int, origin: int, t: int, rule: str) -> None:
    """One unit from one territory to another. It never causes scoring (HO-10.9, HO-11.8)."""
    state.units[seat * TERRITORIES + origin] -= 1
    state.units[seat * TERRITORIES + t] += 1
    if state.log is not None:
        args: Args = {"seat": seat, "territory": TERRITORY_KEYS[t], "origin": TERRITORY_KEYS[origin]}
        state.tell("heroes_of_the_world-moved", args, rule)
