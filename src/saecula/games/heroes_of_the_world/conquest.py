"""HO-9: conquest, from the announcement to the result, with its three windows."""

from __future__ import annotations

from typing import Final

from saecula.games.heroes_of_the_world.components import (
    ADDS_ERA,
    ASSIMILATION,
    BLOODBATH,
    DEFEAT,
    DIE,
    ERA_VALUE,
    FACE_KEYS,
    FACE_KIND,
    HERO_CONQUEST,
    INFLUENCE,
    MASSACRE,
    NEIGHBOURS,
    PLUNDER,
    ROUT,
    TERRITORIES,
    TERRITORY_KEYS,
)
from saecula.games.heroes_of_the_world.powers import FreePhase, Window, free_action, use, with_free_actions
from saecula.games.heroes_of_the_world.state import (
    AGAINST,
    ATTACK,
    ATTACKER_ROUTS,
    CONVERT,
    DECLARED_WINDOW,
    DONE,
    FLEE,
    FLIGHT,
    GOLD,
    PASS,
    REDIRECT,
    RESULT_WINDOW,
    ROLLED_WINDOW,
    USE,
    Heroes,
    HeroesPhase,
)
from saecula.games.heroes_of_the_world.wonders import GREAT_WALL, KREMLIN, LIGHTHOUSE
from saecula.kernel.dealing import things_in
from saecula.kernel.message import Args, Message

# How the words tell the kinds of result apart.
KIND_WORDS: Final[list[str]] = ["massacre", "assimilation", "rout", "plunder", "bloodbath", "defeat"]


def kind_word(face: int, n: int) -> str:
    """How the words tell what a face does to `n` units or coins: "nothing" where there are none."""
    return KIND_WORDS[FACE_KIND[face]] if n else "nothing"


def opponents(state: Heroes, seat: int, t: int) -> list[int]:
    """The players besides this one with a unit in a territory."""
    return [s for s in range(state.seats) if s != seat and state.units[s * TERRITORIES + t]]


def targets(state: Heroes, seat: int) -> int:
    """The territories where the hero can start a conquest: own units there, and an opponent's (HO-9.3)."""
    found = 0
    if HERO_CONQUEST[state.hero]:
        own = seat * TERRITORIES
        where = INFLUENCE[state.hero] & state.in_play()
        for t in range(TERRITORIES):
            if where >> t & 1 and state.units[own + t]:
                for s in range(state.seats):
                    if s != seat and state.units[s * TERRITORIES + t]:
                        found |= 1 << t
                        break
    return found


class Conquest(FreePhase):
    """One conquest a turn, or none: a territory of the hero and an opponent there (HO-9.1 to HO-9.3).

    Frame: 2 the territory chosen plus 1; 0 while none is.
    """

    key = "heroes_of_the_world-prompt-conquest"
    rule = "HO-9.3"
    busy = "heroes_of_the_world-no-conquest-first"

    def step(self, state: Heroes) -> bool:
        """HO-9.11: without a legal target the action is skipped."""
        if state.frame(2) or targets(state, state.frame(1)):
            return False
        state.goto(GOLD, state.frame(1))
        return True

    def legal(self, state: Heroes, seat: int) -> list[int]:
        """A territory, or none; then, if there are several, the opponent."""
        if state.frame(2):
            return [AGAINST.base + s for s in opponents(state, seat, state.frame(2) - 1)]
        where = targets(state, seat)
        offered = [ATTACK.base + t for t in range(TERRITORIES) if where >> t & 1]
        offered.append(DONE.base)
        return with_free_actions(state, seat, offered)

    def play(self, state: Heroes, seat: int, move: int) -> None:
        """Announce it, or do without."""
        if move >= CONVERT.base:
            free_action(state, seat, move)
        elif move in DONE:
            state.goto(GOLD, seat)
        elif move in AGAINST:
            announce(state, seat, state.frame(2) - 1, AGAINST.arg(move))
        else:
            t = ATTACK.arg(move)
            there = opponents(state, seat, t)
            if len(there) == 1:
                announce(state, seat, t, there[0])
            else:
                state.set_frame(2, t + 1)

    def prompt(self, state: Heroes, seat: int) -> Message:
        """Where, or against whom."""
        if state.frame(2):
            args: Args = {"seat": seat, "territory": TERRITORY_KEYS[state.frame(2) - 1]}
            return Message("heroes_of_the_world-prompt-against", args, self.rule)
        return Message(self.key, {"seat": seat, "strength": HERO_CONQUEST[state.hero]}, self.rule)

    def why_not(self, state: Heroes, seat: int, move: int) -> Message:
        """Once a territory is named only the opponent is open."""
        if not state.frame(2):
            return super().why_not(state, seat, move)
        if move in AGAINST:
            other = AGAINST.arg(move)
            if other >= state.seats:
                return Message("heroes_of_the_world-no-player", {}, self.rule)
            if other == seat:
                return Message("heroes_of_the_world-no-self", {}, self.rule)
            args: Args = {"other": other, "territory": TERRITORY_KEYS[state.frame(2) - 1]}
            return Message("heroes_of_the_world-no-opponent-units", args, self.rule)
        return Message("heroes_of_the_world-no-against-first", {}, self.rule)

    def refuse(self, state: Heroes, seat: int, move: int) -> Message:
        """Outside the hero's influence, or one of the two sides is missing."""
        if move in ATTACK:
            t = ATTACK.arg(move)
            args: Args = {"territory": TERRITORY_KEYS[t]}
            if not INFLUENCE[state.hero] & state.in_play() & 1 << t:
                return Message("heroes_of_the_world-no-influence", args, "HO-5.2")
            if not state.units[seat * TERRITORIES + t]:
                return Message("heroes_of_the_world-no-own-units", args, self.rule)
            return Message("heroes_of_the_world-no-opponent", args, self.rule)
        return super().refuse(state, seat, move)


def announce(state: Heroes, seat: int, t: int, defender: int) -> None:
    """It cannot be withdrawn (HO-9.4). The Lighthouse may turn it on a third player with units there (HO-11.7)."""
    if state.log is not None:
        args: Args = {"seat": seat, "other": defender, "territory": TERRITORY_KEYS[t]}
        state.tell("heroes_of_the_world-announced", args, "HO-9.4")
    if state.ready[defender] >> LIGHTHOUSE & 1 and len(opponents(state, seat, t)) > 1:
        state.reveals += 1  # another seat is asked: it stands
        state.goto(DECLARED_WINDOW, defender, t)
    else:
        roll_die(state, t, defender)


class DeclaredWindow(Window):
    """Lighthouse: before the roll its owner, attacked, may name a third player as the defender (HO-11.8).

    Frame: 2 the territory.
    """

    key = "heroes_of_the_world-prompt-lighthouse"
    rule = "HO-11.8"
    wonder = LIGHTHOUSE

    def legal(self, state: Heroes, seat: int) -> list[int]:
        """Anybody there but the conqueror and the owner; or to pass."""
        others = [REDIRECT.base + s for s in opponents(state, state.turn, state.frame(2)) if s != seat]
        return [*others, PASS.base]

    def play(self, state: Heroes, seat: int, move: int) -> None:
        """From here on "defender" means the new one in every rule."""
        t = state.frame(2)
        defender = seat
        if move in REDIRECT:
            use(state, seat, LIGHTHOUSE)
            defender = REDIRECT.arg(move)
            if state.log is not None:
                state.tell("heroes_of_the_world-redirected", {"seat": seat, "other": defender}, self.rule)
        roll_die(state, t, defender)

    def prompt(self, state: Heroes, seat: int) -> Message:
        """Who attacks where."""
        args: Args = {"seat": seat, "other": state.turn, "territory": TERRITORY_KEYS[state.frame(2)]}
        return Message(self.key, args, self.rule)

    def why_not(self, state: Heroes, seat: int, move: int) -> Message:
        """Not there, or not a third player."""
        if move in REDIRECT:
            other = REDIRECT.arg(move)
            if other >= state.seats:
                return Message("heroes_of_the_world-no-player", {}, self.rule)
            if other in (seat, state.turn):
                return Message("heroes_of_the_world-no-third", {}, self.rule)
            args: Args = {"other": other, "territory": TERRITORY_KEYS[state.frame(2)]}
            return Message("heroes_of_the_world-no-opponent-units", args, self.rule)
        if move == USE.base + LIGHTHOUSE:
            return Message("heroes_of_the_world-no-name", {}, self.rule)
        return super().why_not(state, seat, move)


def roll_die(state: Heroes, t: int, defender: int) -> None:
    """The roll, and the window of the Kremlin, whatever the result (HO-11.7)."""
    face = _roll(state)
    conqueror = state.turn
    if state.ready[conqueror] >> KREMLIN & 1:
        state.goto(ROLLED_WINDOW, conqueror, t, defender, face)
    else:
        face_result(state, t, defender, face)


def _roll(state: Heroes) -> int:
    face = DIE[state.roll(len(DIE))]
    if state.log is not None:
        state.tell("heroes_of_the_world-rolled", {"seat": state.turn, "face": FACE_KEYS[face]}, "HO-9.4")
    return face


class RolledWindow(Window):
    """Kremlin: after the first roll the conqueror may roll again; the second roll stands (HO-11.8).

    Frame: 2 the territory, 3 the defender, 4 the face.
    """

    key = "heroes_of_the_world-prompt-kremlin"
    rule = "HO-11.8"
    wonder = KREMLIN

    def play(self, state: Heroes, seat: int, move: int) -> None:
        """Roll again or not."""
        face = state.frame(4)
        if move in USE:
            use(state, seat, KREMLIN)
            face = _roll(state)
        face_result(state, state.frame(2), state.frame(3), face)

    def prompt(self, state: Heroes, seat: int) -> Message:
        """What was rolled."""
        return Message(self.key, {"seat": seat, "face": FACE_KEYS[state.frame(4)]}, self.rule)


def amount(state: Heroes, t: int, defender: int, face: int) -> int:
    """How many the result takes, at most as many as there are (HO-9.7, HO-9.9)."""
    conqueror = state.turn
    kind = FACE_KIND[face]
    most = HERO_CONQUEST[state.hero]
    if ADDS_ERA[face]:
        most += ERA_VALUE[state.era]
    attacking = state.units[conqueror * TERRITORIES + t]
    defending = state.units[defender * TERRITORIES + t]
    if kind == PLUNDER:
        return min(most, state.gold[defender])
    if kind == DEFEAT:
        return min(most, attacking)
    if kind == BLOODBATH:
        return min(most, attacking, defending)
    if kind == ASSIMILATION:
        return min(most, defending, state.supply[conqueror])
    return min(most, defending)


def face_result(state: Heroes, t: int, defender: int, face: int) -> None:
    """On the final result the Great Wall may cancel it, if it takes anything at all (HO-11.7)."""
    if state.ready[defender] >> GREAT_WALL & 1 and amount(state, t, defender, face):
        state.goto(RESULT_WINDOW, defender, t, defender, face)
    else:
        apply_result(state, t, defender, face)


class ResultWindow(Window):
    """Great Wall: the defender may cancel the result for both sides (HO-11.8).

    Frame: 2 the territory, 3 the defender, 4 the face.
    """

    key = "heroes_of_the_world-prompt-wall"
    rule = "HO-11.8"
    wonder = GREAT_WALL

    def play(self, state: Heroes, seat: int, move: int) -> None:
        """No effect at all, or the result."""
        if move in USE:
            use(state, seat, GREAT_WALL)
            state.goto(GOLD, state.turn)
        else:
            apply_result(state, state.frame(2), state.frame(3), state.frame(4))

    def prompt(self, state: Heroes, seat: int) -> Message:
        """What was rolled, and what it would do."""
        face = state.frame(4)
        n = amount(state, state.frame(2), seat, face)
        args: Args = {
            "seat": seat,
            "other": state.turn,
            "face": FACE_KEYS[face],
            "territory": TERRITORY_KEYS[state.frame(2)],
            "amount": n,
            "kind": kind_word(face, n),
        }
        return Message(self.key, args, self.rule)


def apply_result(state: Heroes, t: int, defender: int, face: int) -> None:
    """HO-9.6. It never causes scoring and takes no discovery (HO-9.8)."""
    conqueror = state.turn
    kind = FACE_KIND[face]
    n = amount(state, t, defender, face)
    if kind == ROUT and n:
        chooser = conqueror if state.settings[ATTACKER_ROUTS] else defender
        state.goto(FLIGHT, chooser, t, defender, n)
        return
    if kind == PLUNDER:
        state.gold[defender] -= n
        state.gold[conqueror] += n
    if kind in (MASSACRE, ASSIMILATION, BLOODBATH):
        remove(state, defender, t, n)
    if kind in (BLOODBATH, DEFEAT):
        remove(state, conqueror, t, n)
    if kind == ASSIMILATION:
        state.supply[conqueror] -= n
        state.units[conqueror * TERRITORIES + t] += n
    if state.log is not None:
        args: Args = {
            "seat": conqueror,
            "other": defender,
            "territory": TERRITORY_KEYS[t],
            "amount": n,
            "kind": kind_word(face, n),
        }
        state.tell("heroes_of_the_world-result", args, "HO-9.6")
    state.goto(GOLD, conqueror)


def remove(state: Heroes, seat: int, t: int, n: int) -> None:
    """Units go back to their owner's supply (HO-9.7)."""
    state.units[seat * TERRITORIES + t] -= n
    state.supply[seat] += n


def refuges(state: Heroes, t: int) -> int:
    """Where routed units can flee to: the adjacent territories in play (HO-9.7)."""
    return NEIGHBOURS[t] & state.in_play()


class Flight(HeroesPhase):
    """A rout: the defender (by option the conqueror) names the one territory the units flee to (HO-9.7).

    Frame: 2 the territory they leave, 3 the defender, 4 how many flee.
    """

    key = "heroes_of_the_world-prompt-flee"
    rule = "HO-9.7"
    busy = "heroes_of_the_world-no-flee-first"

    def step(self, state: Heroes) -> bool:
        """With a single way out nobody is asked."""
        where = refuges(state, state.frame(2))
        if where & (where - 1):
            return False
        self.flee(state, where.bit_length() - 1)
        return True

    def legal(self, state: Heroes, seat: int) -> list[int]:
        """Each adjacent territory in play."""
        return [FLEE.base + t for t in things_in(refuges(state, state.frame(2)))]

    def play(self, state: Heroes, seat: int, move: int) -> None:
        """All of them go there together, without any further effect (HO-9.9)."""
        self.flee(state, FLEE.arg(move))

    def flee(self, state: Heroes, to: int) -> None:
        """Move them; the conqueror's turn continues."""
        t, defender, n = state.frame(2), state.frame(3), state.frame(4)
        state.units[defender * TERRITORIES + t] -= n
        state.units[defender * TERRITORIES + to] += n
        if state.log is not None:
            args: Args = {
                "seat": defender,
                "units": n,
                "origin": TERRITORY_KEYS[t],
                "territory": TERRITORY_KEYS[to],
            }
            state.tell("heroes_of_the_world-fled", args, "HO-9.6")
        state.goto(GOLD, state.turn)

    def prompt(self, state: Heroes, seat: int) -> Message:
        """How many flee, and whose they are."""
        args: Args = {
            "seat": seat,
            "other": state.frame(3),
            "units": state.frame(4),
            "territory": TERRITORY_KEYS[state.frame(2)],
        }
        key = self.key if seat == state.frame(3) else "heroes_of_the_world-prompt-drive-out"
        return Message(key, args, self.rule)

    def why_not(self, state: Heroes, seat: int, move: int) -> Message:
        """Not adjacent, or not in play yet."""
        if move in FLEE:
            t = FLEE.arg(move)
            args: Args = {"territory": TERRITORY_KEYS[t], "origin": TERRITORY_KEYS[state.frame(2)]}
            if not state.in_play() >> t & 1:
                return Message("heroes_of_the_world-no-territory-yet", args, "HO-2.8")
            if t == state.frame(2):
                return Message("heroes_of_the_world-no-same", args, self.rule)
            return Message("heroes_of_the_world-no-border", args, "HO-10.4")
        return super().why_not(state, seat, move)
