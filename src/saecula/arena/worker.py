"""Plays games of a plan, and finds out which bot is to blame when a process hangs or crashes.

`play_numbers` plays, in whatever process it is called. A `Player` calls it in a child process of its own, which it
kills and replaces when necessary; it is the same on one machine and on the nodes of a cluster.
"""

from __future__ import annotations

import os
import sys
from contextlib import redirect_stdout, suppress
from multiprocessing import parent_process
from time import perf_counter
from typing import Any, Final

import saecula
from saecula import data
from saecula.arena.outcome import Fault, Outcome, places_after
from saecula.arena.plan import Plan, Seating
from saecula.arena.playing import bot_seed, redraw_key
from saecula.bots.loop import Late, Loop
from saecula.bots.processes import Died, Failed, Hung, Processes, beat
from saecula.bots.random import RandomBot
from saecula.kernel.bot import Budget, Chooser
from saecula.kernel.errors import IllegalMove, SaeculaError
from saecula.kernel.game import Game
from saecula.kernel.record import Record
from saecula.kernel.registry import game as find_game
from saecula.kernel.state import State

GRACE: Final = 5.0  # seconds beyond its limit after which a decision that is not made has hung
LOADING: Final = 120.0  # seconds a process may take to load a game
LONGEST_TEXT: Final = 300  # characters of an exception that are kept
GivenUp = dict[int, tuple[int, str]]  # by seat: the move at which its process hung or crashed, and how


class GaveUp(Exception):
    """A bot that is known to hang or crash here is not asked again."""


class Unable:
    """In the place of a bot that could not be made."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    def choose(self, state: State, seat: int, budget: Budget) -> int:
        """Say why."""
        raise self.error


class UpTo:
    """A bot that plays up to a move, at which it is known to hang or crash."""

    def __init__(self, player: Chooser, loop: Loop, move: int, how: str) -> None:
        self.player, self.loop, self.move, self.how = player, loop, move, how

    def choose(self, state: State, seat: int, budget: Budget) -> int:
        """The bot's move."""
        if len(self.loop.moves) // 2 >= self.move:
            raise GaveUp(self.how)
        return self.player.choose(state, seat, budget)


class Match:
    """One game of a plan, with what its bots do wrong."""

    def __init__(self, plan: Plan, game: Game[Any], number: int, seating: Seating, given_up: GivenUp) -> None:
        self.plan, self.game, self.number, self.seating = plan, game, number, seating
        self.faults: list[Fault] = []
        state: State = game.new(plan.seats, seating.seed, plan.options)
        budget = Budget(plan.nodes, plan.seconds)
        self.loop = Loop(game, state, [], redraw_key(seating.seed), budget, plan.limit)
        for seat in range(plan.seats):
            self.loop.players.append(self.bot_at(seat, given_up))
        self.loop.watch = self.beat

    def beat(self, seat: int) -> None:
        """Say who is about to think, in case nothing else is ever heard."""
        beat(self.number, seat, len(self.loop.moves) // 2)

    def bot_at(self, seat: int, given_up: GivenUp) -> Chooser:
        """The bot of a seat, as far as it is any good."""
        move, how = given_up.get(seat, (-1, ""))
        if move == 0:
            return Unable(GaveUp(how))
        self.beat(seat)
        try:
            made = self.plan.entrants[self.seating.lineup[seat]].make(self.game, bot_seed(self.seating.seed, seat))
        except Exception as error:
            return Unable(error)
        return UpTo(made, self.loop, move, how) if seat in given_up else made

    def play(self) -> None:
        """Play to the end. A bot that does something wrong is replaced by one that plays at random."""
        loop = self.loop
        while not loop.state.over:
            try:
                loop.run()
            except Exception as error:
                seat = loop.asked
                if seat < 0 or (loop.playing and not isinstance(error, IllegalMove)):  # the rules are to blame
                    raise
                self.faults.append(self.fault(seat, error))
                loop.players[seat] = RandomBot(bot_seed(self.seating.seed, seat))
                loop.asked, loop.playing = -1, False

    def fault(self, seat: int, error: Exception) -> Fault:
        """What a bot did wrong."""
        kind, text = "exception", f"{type(error).__name__}: {error}"
        if isinstance(error, IllegalMove):
            kind, text = "illegal move", str(error)
        elif isinstance(error, Late):
            kind, text = "too late", str(error)
        elif isinstance(error, GaveUp):
            kind, _, text = str(error).partition(": ")
        return Fault(seat, self.seating.lineup[seat], len(self.loop.moves) // 2, kind, text[:LONGEST_TEXT])

    def outcome(self, seconds: float) -> Outcome:
        """The result."""
        state, moves, seats = self.loop.state, self.loop.moves, self.plan.seats
        places = places_after(state.ranking, [fault.seat for fault in self.faults])
        return Outcome(
            number=self.number,
            lineup=self.seating.lineup,
            seed=self.seating.seed,
            moves=len(moves) // 2,
            scores=state.scores[:seats],
            places=places[:seats],
            winners=places.count(1),
            end=state.digest().hex(),
            faults=self.faults,
            seconds=round(seconds, 4),
            record=self.record() if self.plan.records else "",
        )

    def record(self) -> str:
        """The game as a record: its moves once more, which shows that they can be replayed."""
        record = Record(self.game, self.plan.seats, self.seating.seed, self.plan.options)
        moves = self.loop.moves
        for i in range(0, len(moves), 2):
            record.play(moves[i], moves[i + 1])
        return record.dumps()


def play_numbers(plan: Plan, numbers: list[int], seatings: list[Seating], given_up: GivenUp) -> list[Outcome]:
    """Play some games of a plan in this process. What bots print goes to standard error."""
    if parent_process() is not None:
        sys.stdout.flush()
        with suppress(OSError):
            os.dup2(2, 1)
    if plan.data_folder:
        with suppress(SaeculaError):  # this process may have read them already
            data.use(plan.game, plan.data_folder)
    game = find_game(plan.game)
    found = []
    with redirect_stdout(sys.stderr):
        for number, seating in zip(numbers, seatings, strict=True):
            beat(number, -1, 0)
            begin = perf_counter()
            one = Match(plan, game, number, seating, given_up)
            one.play()
            found.append(one.outcome(perf_counter() - begin))
    return found


def build_of(plan: Plan) -> tuple[str, int, str]:
    """What is installed in this process: versions of Saecula and of the rules, and the digest of the data."""
    if plan.data_folder:
        with suppress(SaeculaError):
            data.use(plan.game, plan.data_folder)
    game = find_game(plan.game)
    return saecula.__version__, game.rules_version, game.data_digest


class Player:
    """Plays games in a child process, and plays on when that hangs or crashes."""

    def __init__(self, module: str = "") -> None:
        """`module` is imported by the child, e.g. to register games."""
        self.processes = Processes(1, "arena", module)
        self._ready: list[int] = []  # the child that has loaded the game

    def check(self, plan: Plan) -> None:
        """SaeculaError if other rules or data are installed here than where the plan was made."""
        here = self._prepare(plan)
        planned = (plan.version, plan.rules_version, plan.data_digest)
        if here != planned:
            raise SaeculaError(
                f"a worker has Saecula {here[0]}, {plan.game} rules {here[1]}, data {here[2]}; "
                f"the plan was made with {planned[0]}, {planned[1]}, {planned[2]}: install the same everywhere"
            )

    def _prepare(self, plan: Plan) -> tuple[str, int, str]:
        """Let the child load the game: the time this takes is nobody's decision. Returns what is installed there."""
        try:
            found = self.processes.submit(LOADING, "", build_of, plan).result()
        except Failed as error:
            raise SaeculaError(f"a worker cannot load {plan.game}: {error}") from None
        self._ready = self.processes.pids()
        return found

    def play(self, plan: Plan, numbers: list[int], seatings: list[Seating]) -> list[Outcome]:
        """The outcomes of some games of a plan, in order."""
        try:
            return self._call(plan, numbers, seatings, {})
        except (Hung, Died, Failed):
            found = []  # which game was it? All are played again, one by one
            for number, seating in zip(numbers, seatings, strict=True):
                found.append(self._play_carefully(plan, number, seating))
            return found

    def _call(self, plan: Plan, numbers: list[int], seatings: list[Seating], given_up: GivenUp) -> list[Outcome]:
        if not self._ready or self._ready != self.processes.pids():
            self._prepare(plan)
        limit = plan.limit + GRACE if plan.limit else 1e9
        return self.processes.submit(limit, "", play_numbers, plan, numbers, seatings, given_up).result()

    def _play_carefully(self, plan: Plan, number: int, seating: Seating) -> Outcome:
        """Play a game until it ends, each time without the bots that have hung or crashed before."""
        given_up: GivenUp = {}
        crashed_before = False
        while True:
            try:
                return self._call(plan, [number], [seating], given_up)[0]
            except Failed as error:
                raise SaeculaError(f"game {number} (seed {seating.seed}) cannot be played: {error}") from None
            except Hung as error:
                self._blame(given_up, error.last, f"hung: no answer within {plan.limit + GRACE:g} s", number)
            except Died as error:
                if crashed_before:  # once may have been somebody else's doing
                    self._blame(given_up, error.last, "crashed: its process ended", number)
                crashed_before = not crashed_before

    @staticmethod
    def _blame(given_up: GivenUp, last: tuple[int, int, int], how: str, number: int) -> None:
        _, seat, move = last
        if seat < 0:
            raise SaeculaError(f"game {number} cannot be played: {how}, and no bot was thinking")
        if seat in given_up:
            move = 0  # not the first time, and not where it was before
        given_up[seat] = (move, how)

    def close(self) -> None:
        """Kill the child."""
        self.processes.close()
