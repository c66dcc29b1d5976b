"""A seat cannot tell its determinized copies from the game, and sealed answers tell nothing."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any, Final

from saecula.kernel.game import Game
from saecula.kernel.message import Event
from saecula.kernel.stack import NO_ANSWERS
from saecula.kernel.state import State
from saecula.testing.faults import Fault, require
from saecula.testing.walks import Walk, check_pieces, play_out

MOVES_TOLD: Final = 1_000  # of a large move space, for each seat in each position
TOLD: Final = 2  # twins whose every move is explained, which takes long in a large move space


def seen(game: Game[Any], state: State, seat: int) -> dict[str, str]:
    """All that a seat sees of a position, as text, by the fault that a difference would be."""
    legal = state.legal(seat)
    said = []
    for move in legal:
        warning = game.warn(state, seat, move)
        said.append([game.ends_turn(state, seat, move), warning and warning.to_json()])
    rest = {
        "awaited": [state.awaited(seat), state.number_awaited, state.answer(seat)],
        "prompt": game.prompt(state, seat).to_json(),
        "answers": _public_answers(game, state),
        "said": said,
        "progress": game.progress(state).to_json(),
        "turn": game.turn_of(state),
        "result": [state.scores, state.over],
    }
    return {
        "leak in a view": json.dumps(game.view(state, seat)),
        "leak in a legal list": json.dumps(legal),
        "leak": json.dumps(rest),
    }


def _public_answers(game: Game[Any], state: State) -> list[object]:
    """When automatic answers are given, with what, and when they end. It is public, so it may not depend on a hand.

    For a sealed question only those at its opening count: later ones depend on how far somebody has come, and the
    server must not show when they are given.
    """
    state = _as_opened(state)
    numbers = [game.turn_number(state), game.round_number(state)]
    periods = [game.auto_period(state, kind) for kind in game.auto_kinds()]
    moves = [game.auto_answer(state, seat, kind.name) for kind in game.auto_kinds() for seat in range(state.seats)]
    return [numbers, periods, moves]


def _as_opened(state: State) -> State:
    """The position before anybody began to answer the open question."""
    copy = state.clone()
    if copy.sealing and copy.answers:
        for seat in range(copy.seats):
            copy.stack[copy.top_frame + 2] |= bool(copy.answers[seat]) << seat
        copy.answers = NO_ANSWERS
        copy.forget_legal()
    return copy


def told(game: Game[Any], state: State, seat: int, moves: Sequence[int]) -> list[object]:
    """What a seat is told about moves."""
    return [
        (game.why_not(state, seat, move), game.explain(state, seat, move), game.describe(state, seat, move))
        for move in moves
    ]


def moves_to_tell(state: State, seat: int, game: Game[Any], rng: random.Random) -> Sequence[int]:
    """All moves; in a large move space the legal ones and as many others, at random, as can be looked at."""
    if game.moves.size <= MOVES_TOLD:
        return range(game.moves.size)
    return [*state.legal(seat), *rng.sample(range(game.moves.size), MOVES_TOLD)]


def table_of(state: State) -> bytes:
    """What is on the table and in the hands, whatever the future dice."""
    copy = state.clone()
    copy.key = b""
    copy.drawn = copy.reveals = 0
    return copy.pack()


def require_same(one: dict[str, str], other: dict[str, str], where: str) -> None:
    """Two positions that a seat may not be able to tell apart look the same to it."""
    for kind, text in one.items():
        if text != other[kind]:
            at = next((i for i, pair in enumerate(zip(text, other[kind], strict=False)) if pair[0] != pair[1]), 0)
            near = f"...{text[max(0, at - 60) : at + 30]!r} or ...{other[kind][max(0, at - 60) : at + 30]!r}"
            raise Fault(kind, f"{where}: it differs between positions that the seat must not tell apart: {near}")


def check_knowledge(made: Walk, positions: int, seeds: Sequence[int], moves: int) -> None:
    """A seat cannot tell its copies from the game, and they depend on nothing but what it knows."""
    game = made.game
    rng = made.rng("told")
    for number, position in enumerate(made.positions("knowledge", positions)):
        state = position.state
        for seat in range(state.seats):
            where = f"{made.way}, after {position.number} moves, seat {seat}"
            shown = seen(game, state, seat)
            copies = [state.determinize(seat, seed) for seed in seeds]
            for copy in copies:
                require_same(shown, seen(game, copy, seat), where)
            moves_told = moves_to_tell(state, seat, game, rng)
            same = told(game, copies[0], seat, moves_told) == told(game, state, seat, moves_told)
            require(same, "leak", f"{where}: refusals or explanations depend on what it cannot know")
            for copy in copies:
                check_pieces(made.way, copy, position.number, "redraw")
                require(copy.log is None, "redraw", f"{where}: a copy keeps a log")
                require(copy.key != state.key, "redraw", f"{where}: a copy has the game's own dice")
                same = copy.determinize(seat, "abc").pack() == state.determinize(seat, "abc").pack()
                require(same, "redraw", f"{where}: copies depend on more than what the seat knows")
                _check_after_moves(made, state, copy, seat, moves, where)
            _check_variety(made, state, seat, copies, where)
            if seat == number % state.seats:
                play_out(copies[number % len(copies)], made.rng("determinized"), game.limits().moves)
    made.check_unchanged()


def _check_variety(made: Walk, state: State, seat: int, copies: list[State], where: str) -> None:
    """Copies differ exactly where something is hidden."""
    game = made.game
    require(len({copy.key for copy in copies}) == len(copies), "redraw", f"{where}: the same dice for other seeds")
    tables = {table_of(copy) for copy in copies}
    if game.hides(state, seat):
        open_to_all = game.all_is_open()
        require(not open_to_all, "redraw", f"{where}: something is hidden, and Game.all_is_open says nothing ever is")
        if len(tables) == 1:  # two equally likely cases: give chance more room
            tables |= {table_of(state.determinize(seat, f"{more:x}")) for more in range(1_000, 1_064)}
        require(len(tables) > 1, "redraw", f"{where}: something is hidden, and always the same is drawn")
    elif not state.sealing:  # otherwise what others have answered is drawn anew, whatever the game hides
        require(len(tables) == 1, "redraw", f"{where}: something was redrawn, and Game.hides says nothing is hidden")
        same = game.renumbers() or tables == {table_of(state)}
        require(same, "redraw", f"{where}: nothing is hidden, and yet the copy is not the game")


def _check_after_moves(made: Walk, state: State, copy: State, seat: int, moves: int, where: str) -> None:
    """After a move of the seat by which nothing is learned it still cannot tell the two apart."""
    legal = state.legal(seat)
    for move in made.rng("after").sample(legal, min(moves, len(legal))):
        one, two = state.clone(), copy.clone()
        log_one: list[Event] = []
        log_two: list[Event] = []
        one.play(seat, move, log_one)
        two.play(seat, move, log_two)
        if one.reveals != state.reveals:
            continue
        name = made.game.moves.name(move)
        same = two.reveals == copy.reveals
        require(same, "leak", f"{where}, {name!r}: whether something is learned depends on what is hidden")
        require_same(seen(made.game, one, seat), seen(made.game, two, seat), f"{where}, {name!r}")
        read_one = [event.to_json() for event in log_one if event.readable_by(seat)]
        read_two = [event.to_json() for event in log_two if event.readable_by(seat)]
        require(read_one == read_two, "leak in the log", f"{where}, {name!r}: it reads {read_one} or {read_two}")


# ------------------------------------------------------------------------------------------------- sealed answers


def check_sealed_answers(made: Walk, positions: int, twins: int = 6) -> int:
    """While a sealed question is open, nobody can tell what others have answered, nor how far they have come.

    Returns how many positions with an open question were looked at.
    """
    game = made.game
    rng = made.rng("sealed")
    pairs = made.sealed[:positions]
    for state, after in pairs:
        for seat in range(state.seats):
            where = f"{made.way}, seat {seat} during a sealed question"
            moves_told = moves_to_tell(state, seat, game, rng)
            shown, explained = seen(game, state, seat), told(game, state, seat, moves_told)
            public = _public(game, state)
            for number in range(twins):
                twin = other_answers(state, seat, rng)
                check_pieces(made.way, twin, 0)
                require_same(shown, seen(game, twin, seat), where)
                if number < TOLD:
                    same = told(game, twin, seat, moves_told) == explained
                    require(same, "leak", f"{where}: refusals or explanations")
                require(_public(game, twin) == public, "leak", f"{where}: what spectators see")
                same = twin.determinize(seat, "abc").pack() == state.determinize(seat, "abc").pack()
                require(same, "redraw", f"{where}: copies depend on the answers of others")
        if after.answers:  # the question is still open
            _check_nothing_else_changes(made, state, after)
    made.check_unchanged()
    return len(pairs)


def _public(game: Game[Any], state: State) -> str:
    return json.dumps([game.view(state, None), game.prompt(state, None).to_json(), state.awaited(None)])


def other_answers(state: State, seat: int, rng: random.Random) -> State:
    """The same position with different sealed answers of the others, some more and some less complete."""
    twin = state.clone()
    phase = twin.top_phase()
    others = [s for s in range(state.seats) if s != seat and (state.is_actor(s) or state.answer(s))]
    sealed = [s for s in others if not state.is_actor(s)]
    if not phase.shows_who:
        sealed = rng.sample(others, len(sealed))
        twin.set_frame(2, twin.frame(2) & 1 << seat | sum([1 << s for s in others if s not in sealed]))
    answers = [state.answer(s) if s == seat else [] for s in range(state.seats)]
    twin.answers = answers
    for s in others:
        while s in sealed or rng.random() < 0.6:
            move = rng.choice(phase.legal(twin, s))
            answers[s].append(move)
            if phase.seals(twin, s, move):
                if s not in sealed:
                    answers[s].pop()
                break
    if not any(answers):
        twin.answers = []
    twin.forget_legal()
    return twin


def _check_nothing_else_changes(made: Walk, before: State, after: State) -> None:
    """A move of a sealed answer that is not the last changes nothing but that answer, and who is awaited."""
    one, two = before.clone(), after.clone()
    for state in (one, two):
        require(state.sealing, "leak", f"{made.way}: a sealed question ended without a reveal")
        state.answers = []
        state.set_frame(2, 0)
    require(one.pack() == two.pack(), "leak", f"{made.way}: a move of a sealed answer changes something else")
