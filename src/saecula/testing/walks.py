"""Random games from the first position to the last, of which a sample of positions is kept."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from saecula.kernel.errors import OutsideMoveSpace
from saecula.kernel.game import Game
from saecula.kernel.state import State
from saecula.testing.faults import Fault, require
from saecula.testing.ways import Way

Chooser = Callable[[Any, int, random.Random], int]  # state, seat and a source of chance: one of the seat's legal moves

KEPT: Final = 64  # positions of a walk, besides the first and the last
KEPT_SEALED: Final = 16  # pairs of positions while a sealed question is open


@dataclass
class Position:
    """A position of a walk: the number of moves before it, a copy, and how the copy was packed when it was made."""

    number: int
    state: State
    packed: bytes


@dataclass
class Walk:
    """A random game: its moves, and some of its positions, each as likely to be kept as any other."""

    way: Way
    seed: int
    moves: list[tuple[int, int]] = field(default_factory=list)
    kept: list[Position] = field(default_factory=list)  # in order; the first and the last are always there
    sealed: list[tuple[State, State]] = field(default_factory=list)  # with an open sealed question, and the next

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self.way.game

    @property
    def first(self) -> Position:
        """The position before the first move."""
        return self.kept[0]

    @property
    def last(self) -> Position:
        """The position after the last move."""
        return self.kept[-1]

    def rng(self, purpose: str) -> random.Random:
        """A source of chance for one purpose: the same for the same way and seed."""
        return random.Random(f"{self.way} {self.seed} {purpose}")

    def sample(self, purpose: str, size: int) -> list[State]:
        """Positions spread over the whole game, the first and the last always among them."""
        return [position.state for position in self.positions(purpose, size)]

    def positions(self, purpose: str, size: int) -> list[Position]:
        """The same with their numbers."""
        inner = self.kept[1:-1]
        chosen = self.rng(purpose).sample(inner, min(size, len(inner)))
        return [self.first, *sorted(chosen, key=lambda position: position.number), self.last]

    def check_unchanged(self) -> None:
        """What happened to copies has not touched the positions that were kept."""
        for position in self.kept:
            require(
                position.state.pack() == position.packed,
                "shared copy",
                f"{self.way}: the position after {position.number} moves changed when a copy of it was played on",
            )


class Sample:
    """Keeps a fixed number of the items it is offered, each equally likely (reservoir sampling)."""

    def __init__(self, size: int, rng: random.Random) -> None:
        self.size = size
        self.rng = rng
        self.offered = 0
        self.items: list[Any] = []

    def slot(self) -> int:
        """Where the next item is to be kept; -1 if it is not."""
        self.offered += 1
        if len(self.items) < self.size:
            self.items.append(None)
            return len(self.items) - 1
        at = self.rng.randrange(self.offered)
        return at if at < self.size else -1


def walk(way: Way, seed: int = 0, most_moves: int = 0, keep: int = KEPT, choose: Chooser | None = None) -> Walk:
    """Play at random to the end: no dead end, nothing lost, and no more moves than stated (0: by the game).

    `choose` picks the moves where evenly random play would hardly come to what is to be tested.
    """
    made = Walk(way, seed)
    rng = made.rng("walk")
    limit = most_moves or way.game.limits().moves
    inner = Sample(keep, made.rng("keep"))
    sealed = Sample(KEPT_SEALED, made.rng("sealed"))
    try:
        state = way.new(seed)
        made.kept.append(Position(0, state.clone(), state.pack()))
        while not state.over:
            number = len(made.moves)
            legal = check_legal(way, state, number)
            check_pieces(way, state, number)
            require(number < limit, "no end", f"{way}, seed {seed}: the game goes on after {limit} moves")
            if number and (at := inner.slot()) >= 0:
                inner.items[at] = Position(number, state.clone(), state.pack())
            seat = rng.choice(state.actors)
            move = choose(state, seat, rng) if choose else rng.choice(legal[seat])
            before = state.clone() if state.sealing and (pair := sealed.slot()) >= 0 else None
            state.play(seat, move)
            made.moves.append((seat, move))
            if before is not None:
                sealed.items[pair] = (before, state.clone())
        check_pieces(way, state, len(made.moves))
    except Fault:
        raise
    except OutsideMoveSpace as error:
        raise Fault("move space", f"{way}, seed {seed}, after {len(made.moves)} moves: {error}") from error
    except Exception as error:
        text = f"{way}, seed {seed}, after {len(made.moves)} moves: {type(error).__name__}: {error}"
        raise Fault("crash", text) from error
    made.kept += sorted(inner.items, key=lambda position: int(position.number))
    made.kept.append(Position(len(made.moves), state.clone(), state.pack()))
    made.sealed = sealed.items
    check_end(way, state)
    made.check_unchanged()
    return made


def check_legal(way: Way, state: State, number: int) -> dict[int, list[int]]:
    """The legal moves of every seat that must choose: some for each, each once, all inside the move space."""
    found: dict[int, list[int]] = {}
    where = f"{way}, after {number} moves"
    require(state.actors, "dead end", f"{where}: the game is not over and nobody is asked")
    for seat in state.actors:
        legal = state.legal(seat)
        require(legal, "dead end", f"{where}: seat {seat} must choose and is offered nothing")
        size = way.game.moves.size
        outside = [move for move in legal if not 0 <= move < size]
        require(not outside, "move space", f"{where}: seat {seat} is offered {outside[:3]}, moves are 0 to {size - 1}")
        require(len(set(legal)) == len(legal), "legal moves", f"{where}: seat {seat} is offered a move twice")
        found[seat] = legal
    return found


def check_pieces(way: Way, state: State, number: int, kind: str = "lost piece") -> None:
    """The game's own invariants; `kind` is the fault if they do not hold."""
    try:
        state.check()
    except AssertionError as error:
        raise Fault(kind, f"{way}, after {number} moves: {str(error) or 'an assertion without words'}") from error


def play_out(state: State, rng: random.Random, most_moves: int) -> None:
    """From here to the end, at random."""
    for _ in range(most_moves):
        if state.over:
            return
        seat = rng.choice(state.actors)
        state.play(seat, rng.choice(state.legal(seat)))
    raise Fault("no end", f"the game goes on after {most_moves} moves")


def check_end(way: Way, state: State) -> None:
    """Nobody is asked, and the places fit the points."""
    require(state.actors == (), "result", f"{way}: the game is over and seats {state.actors} are asked")
    require(all(not state.legal(seat) for seat in range(state.seats)), "result", f"{way}: legal moves after the end")
    check_ranking(str(way), state.seats, state.scores, state.ranking)


def check_ranking(where: str, seats: int, scores: Sequence[int], places: Sequence[int]) -> None:
    """A place for everybody; those who tie share one and the next is left out; nobody with more points is behind."""
    require(len(scores) == len(places) >= seats, "result", f"{where}: {len(scores)} scores, {len(places)} places")
    for own, place in zip(scores, places, strict=True):
        better = sum([other < place for other in places])
        require(
            place == 1 + better, "result", f"{where}: places {list(places)}: {better} are better than place {place}"
        )
        for other, its_place in zip(scores, places, strict=True):
            fits = place < its_place or own <= other
            require(fits, "result", f"{where}: {own} points are place {place}, {other} points place {its_place}")
