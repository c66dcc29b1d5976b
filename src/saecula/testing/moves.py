"""Legal moves can be played, all others are refused with a reason, every move has words, and seats can leave."""

from __future__ import annotations

import json

from saecula.kernel.errors import IllegalMove, SaeculaError
from saecula.kernel.message import Event, Message
from saecula.kernel.phase import Phase
from saecula.kernel.state import State
from saecula.testing.faults import Fault, require
from saecula.testing.walks import Walk, check_pieces


def check_legal_moves_apply(made: Walk, positions: int) -> None:
    """Every actor has something to choose, and each of these moves can be played."""
    game = made.game
    for position in made.positions("legal", positions):
        state = position.state
        where = f"{made.way}, after {position.number} moves"
        for seat in range(-3, state.seats + 2):
            legal = state.legal(seat)
            asked = seat in state.actors
            fits = bool(legal) == asked == state.is_actor(seat)
            require(fits, "legal moves", f"{where}: seat {seat} is {'' if asked else 'not '}asked and has {legal[:5]}")
            for kind in game.auto_kinds():
                answer = game.auto_answer(state, seat, kind.name)
                ordinary = answer is None or answer in legal
                require(ordinary, "legal moves", f"{where}: {kind.name!r} answers with {answer}, which is not legal")
            for move in legal:
                name = game.moves.name(move)
                after = state.clone()
                log: list[Event] = []
                after.play(seat, move, log)
                check_pieces(made.way, after, position.number + 1)
                require(after.log is None, "legal moves", f"{where}: the log is kept after {seat} {name}")
                quiet = state.clone()
                quiet.play(seat, move)
                same = quiet.pack() == after.pack()
                require(same, "legal moves", f"{where}: {seat} {name} has another effect when a log is kept")
    made.check_unchanged()


def check_other_moves_are_refused(made: Walk, positions: int) -> None:
    """A move that is not legal is refused with its reason, and the state is untouched; legal ones have no reason."""
    game = made.game
    for position in made.positions("refused", positions):
        state = position.state.clone()
        where = f"{made.way}, after {position.number} moves"
        for seat in [*range(state.seats), -2, -1, state.seats]:
            legal = set(state.legal(seat))
            if legal:
                _check_allowed(state, seat, legal, where)
            for move in range(-1, game.moves.size + 1):
                reason = game.why_not(state, seat, move)
                fits = (reason is None) == (move in legal)
                require(fits, "refusal", f"{where}: why_not of seat {seat}, move {move}, is {reason}")
                if reason is None:
                    continue
                check_message(reason, where)
                if seat in state.actors or move % 16 == 0:  # everybody else is refused for one and the same reason
                    same = _refusal(state, seat, move, where) == reason
                    require(same, "refusal", f"{where}: {seat} {move} is refused for another reason than why_not says")
            same = set(state.legal(seat)) == legal
            require(same, "refusal", f"{where}: refused moves changed what seat {seat} is offered")
        require(state.pack() == position.packed, "refusal", f"{where}: refused moves changed the state")


def _check_allowed(state: State, seat: int, legal: set[int], where: str) -> None:
    """A phase that looks at single moves allows those of its list and no others."""
    phase = state.top_phase()
    if type(phase).allows is not Phase.allows:
        for move in range(-1, state.moves.size + 1):
            same = phase.allows(state, seat, move) == (move in legal)
            require(same, "refusal", f"{where}: seat {seat}, move {move}: `allows` and `legal` disagree")


def _refusal(state: State, seat: int, move: int, where: str) -> Message:
    try:
        state.play(seat, move)
    except IllegalMove as error:
        return error.reason
    raise Fault("refusal", f"{where}: seat {seat} played {move}, which is not legal")


def check_moves_are_explained(made: Walk, positions: int) -> None:
    """Every move of the space has its lines and its words, legal or not; every actor has a prompt."""
    game = made.game
    for position in made.positions("explained", positions):
        state = position.state.clone()
        where = f"{made.way}, after {position.number} moves"
        for seat in range(state.seats):
            check_message(game.prompt(state, seat), where)
            for move in range(game.moves.size):
                lines = game.explain(state, seat, move)
                require(lines, "words", f"{where}: {game.moves.name(move)!r} is not explained to seat {seat}")
                for line in lines:
                    check_message(line, where)
                check_message(game.describe(state, seat, move), where)
        check_message(game.prompt(state, None), where)
        require(state.pack() == position.packed, "words", f"{where}: explaining moves changed the state")


def check_message(message: Message, where: str) -> None:
    """A message has a key, and arguments that survive JSON."""
    require(isinstance(message, Message), "words", f"{where}: {message!r} is not a message")
    require(message.key, "words", f"{where}: {message!r} has no key")
    plain = message.to_json()
    require(json.loads(json.dumps(plain)) == plain, "words", f"{where}: {message!r} does not survive JSON")


def check_resignations(made: Walk, positions: int) -> None:
    """If the rules allow resigning, a seat that resigns is soon out and not asked again; otherwise nothing changes."""
    for position in made.positions("resign", positions):
        for seat in range(position.state.seats):
            state = position.state.clone()
            where = f"{made.way}, after {position.number} moves, seat {seat}"
            state.legal(seat)
            if type(state).leave is State.leave or state.over:
                _check_no_resignation(state, seat, where)
                continue
            try:
                state.resign(seat)
            except SaeculaError as error:
                raise Fault("resignation", f"{where}: {error}") from error
            check_pieces(made.way, state, position.number + 1)
            _check_no_resignation(state, seat, where)
            _play_without(made, state, seat, where)


def _play_without(made: Walk, state: State, seat: int, where: str) -> None:
    """The game continues to its end, and a seat that is out is not asked.

    Where leaving waits for the seat's own next turn, the game may be over before that.
    """
    rng = made.rng("resigned")
    out = False
    turn = made.game.turn_number(state)
    due = made.game.turn_of(state) < 0  # a game that does not say whose turn it is
    for _ in range(made.game.limits().moves):
        out = made.game.has_left(state, seat)
        asked = seat in state.actors or state.legal(seat)
        require(not (out and asked), "resignation", f"{where}: it has left and is asked")
        if not state.actors:
            break
        due = due or (made.game.turn_of(state) == seat and made.game.turn_number(state) != turn)
        actor = rng.choice(state.actors)
        state.play(actor, rng.choice(state.legal(actor)))
    require(not state.actors, "resignation", f"{where}: the game does not end without it")
    require(out or not due, "resignation", f"{where}: it resigned, and Game.has_left never says so")
    check_pieces(made.way, state, 0)


def _check_no_resignation(state: State, seat: int, where: str) -> None:
    """A seat cannot resign now, and trying it changes nothing."""
    before = state.pack()
    try:
        state.resign(seat)
    except SaeculaError:
        require(state.pack() == before, "resignation", f"{where}: a refused resignation changed the state")
    else:
        raise Fault("resignation", f"{where}: it resigned twice, or where the rules do not know it")
