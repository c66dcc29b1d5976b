"""HO-8: scoring a territory whose ladder is complete, with the windows of Versailles and the Ajanta Caves."""

from __future__ import annotations

from typing import Final

from saecula.games.heroes_of_the_world.components import RANKS, RANKS_FOR_TWO, TERRITORIES, TERRITORY_KEYS, VALUE
from saecula.games.heroes_of_the_world.eras import after_scoring
from saecula.games.heroes_of_the_world.powers import Window, gain, use
from saecula.games.heroes_of_the_world.state import POINTS_WINDOW, RANK_WINDOW, USE, Heroes
from saecula.games.heroes_of_the_world.wonders import AJANTA, VERSAILLES, VERSAILLES_UNITS, WONDER_KEYS
from saecula.kernel.message import Args, Message

NOBODY: Final = -1
MOST_TIE: Final = 1 << 28  # above what anybody's heroes and seat can count in a tie


def ladder_values(state: Heroes, t: int) -> list[int]:
    """The values of all tokens on a ladder."""
    return [VALUE[kind] for kind in state.tokens_on(t)]


def ladder_least(state: Heroes, t: int) -> int:
    """m of HO-8.1: the lowest of them."""
    return min(ladder_values(state, t))


def tie_breaks(state: Heroes) -> list[int]:
    """Of each seat a number that decides between equally many units, the higher first (HO-8.5).

    By the heroes played, then counter-clockwise from the active player's right, the active player last.
    """
    seats = state.seats
    return [(state.insight[s] * 8 + (s - state.turn) % seats) * 8 + s for s in range(seats)]


def ranks(state: Heroes, t: int, favoured: int) -> list[int]:
    """The players present, first rank first (HO-8.2); `favoured` counts for more by Versailles."""
    return ranked(state, t, favoured, tie_breaks(state))


def ranked(state: Heroes, t: int, favoured: int, ties: list[int]) -> list[int]:
    """As `ranks`, for whoever asks about several territories of one position."""
    keys: list[int] = []
    for s in range(state.seats):
        units = state.units[s * TERRITORIES + t]
        if units:
            if s == favoured:
                units += VERSAILLES_UNITS
            keys.append(units * MOST_TIE + ties[s])
    keys.sort()
    keys.reverse()
    return [key & 7 for key in keys]


def shares(state: Heroes, values: list[int]) -> list[int]:
    """What a ladder of these values brings each rank: all, half rounded up, the lowest (HO-8.2, HO-8.4)."""
    total = sum(values)
    points = [total, (total + 1) // 2, min(values)]
    return points[: RANKS_FOR_TWO if state.seats == 2 else RANKS]


def begin_scoring(state: Heroes, t: int) -> None:
    """A ladder is complete: first the window of Versailles (HO-8.6)."""
    owner = state.owner[VERSAILLES]
    if owner >= 0 and state.ready[owner] >> VERSAILLES & 1 and state.units[owner * TERRITORIES + t]:
        for s in range(state.seats):
            if s != owner and state.units[s * TERRITORIES + t]:
                state.push(RANK_WINDOW, owner, t)
                return
    set_ranks(state, t, NOBODY)


def set_ranks(state: Heroes, t: int, favoured: int) -> None:
    """Then the window of the Ajanta Caves, if the lowest token is worth anything (HO-11.7)."""
    owner = state.owner[AJANTA]
    if owner >= 0 and state.ready[owner] >> AJANTA & 1 and ladder_least(state, t) > 0:
        state.push(POINTS_WINDOW, owner, t, favoured)
    else:
        give_points(state, t, favoured, NOBODY)


def give_points(state: Heroes, t: int, favoured: int, extra: int) -> None:
    """Points by rank, and the lowest token to the owner of the Ajanta Caves; then the era may be over (HO-8.2)."""
    order = ranks(state, t, favoured)
    points = shares(state, ladder_values(state, t))
    if state.log is not None:
        args: Args = {"territory": TERRITORY_KEYS[t], "points": points[0], "present": len(order)}
        state.tell("heroes_of_the_world-scoring", args, "HO-8.1")
    for rank in range(min(len(order), len(points))):
        gain(state, order[rank], points[rank])
        if state.log is not None:
            args = {"seat": order[rank], "rank": rank + 1, "points": points[rank], "territory": TERRITORY_KEYS[t]}
            state.tell("heroes_of_the_world-points", args, "HO-8.2")
    if extra != NOBODY:
        least = ladder_least(state, t)
        gain(state, extra, least)
        if state.log is not None:
            args = {"seat": extra, "wonder": WONDER_KEYS[AJANTA], "points": least, "territory": TERRITORY_KEYS[t]}
            state.tell("heroes_of_the_world-points-wonder", args, "HO-11.8")
    after_scoring(state)


class RankWindow(Window):
    """Versailles: before the ranks are set its owner may count for three units more (HO-8.6, HO-11.8).

    Frame: 2 the territory.
    """

    key = "heroes_of_the_world-prompt-versailles"
    rule = "HO-11.8"
    wonder = VERSAILLES

    def play(self, state: Heroes, seat: int, move: int) -> None:
        """Use it or not; then the ranks."""
        t = state.frame(2)
        state.pop()
        favoured = NOBODY
        if move in USE:
            use(state, seat, VERSAILLES)
            favoured = seat
        set_ranks(state, t, favoured)

    def prompt(self, state: Heroes, seat: int) -> Message:
        """Which territory is being scored."""
        args: Args = {"seat": seat, "territory": TERRITORY_KEYS[state.frame(2)], "units": VERSAILLES_UNITS}
        return Message(self.key, args, self.rule)


class PointsWindow(Window):
    """Ajanta Caves: when the ranks are set their owner may score the lowest token as well (HO-8.6, HO-11.8).

    Frame: 2 the territory, 3 who counts for more by Versailles.
    """

    key = "heroes_of_the_world-prompt-ajanta"
    rule = "HO-11.8"
    wonder = AJANTA

    def play(self, state: Heroes, seat: int, move: int) -> None:
        """Use it or not; then the points."""
        t = state.frame(2)
        favoured = state.frame(3)
        state.pop()
        extra = NOBODY
        if move in USE:
            use(state, seat, AJANTA)
            extra = seat
        give_points(state, t, favoured, extra)

    def prompt(self, state: Heroes, seat: int) -> Message:
        """Which territory is being scored, and what it would bring."""
        t = state.frame(2)
        args: Args = {"seat": seat, "territory": TERRITORY_KEYS[t], "points": ladder_least(state, t)}
        return Message(self.key, args, self.rule)
