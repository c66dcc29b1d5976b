"""The state of a game: plain data, a stack of phases, and a source of chance.

A game's own state derives from `State`, adds typed attributes (lists of small ints, bit masks) and implements
`clone` and `scores`. `FIELDS` names its attributes, so that it can be packed and compared.
"""

from __future__ import annotations

import marshal
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from saecula.kernel.chance import derive_key, seed_key
from saecula.kernel.errors import IllegalMove, SaeculaError
from saecula.kernel.message import EVERYONE, Args, Event, Message
from saecula.kernel.moves import MoveSpace
from saecula.kernel.phase import Phase
from saecula.kernel.position_text import full_view, position_text
from saecula.kernel.stack import ALL, NO_ANSWERS, Stack

NOBODY: Final = -(1 << 60)  # whose legal list is kept while there is none: no caller takes this number for a seat

STATE_LAYOUT: Final = 1  # raised when a field of the kernel keeps its name and holds something else
OWN_FIELDS: Final = ("seats", "key", "drawn", "reveals", "stack", "top_frame", "answers", "over")

Self = TypeVar("Self", bound="State")

_games: dict[int, Any] = {}  # the game that a list of phases belongs to, by the id of the list


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Stack):
    """What every game's state has. See the module's docstring for what a game adds."""

    FIELDS: ClassVar[Sequence[str]] = ()

    moves: MoveSpace  # shared by all states of a game
    phases: list[Phase[Any]]  # shared too: the frame's first int is an index into it
    seats: int
    over: bool
    log: list[Event] | None  # where events go while a move is played; otherwise None

    def __init__(self, moves: MoveSpace, phases: list[Phase[Any]], seats: int, key: bytes) -> None:
        super().__init__(key)
        self.moves = moves
        self.phases = phases
        self.seats = seats
        self.over = False
        self.log = None
        self._legal: list[int] = []
        self._legal_seat = NOBODY

    # ------------------------------------------------------------------------------------------------ choosing

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that must choose now: usually one, several while a sealed question is open, none at the end.

        This is for code that runs the game. What a seat may know of it is `awaited`.
        """
        if self.over:
            return ()
        seat = self.stack[self.top_frame + 1]
        if seat != ALL:
            return (seat,)
        waiting = self.stack[self.top_frame + 2]
        return tuple([s for s in range(self.seats) if waiting >> s & 1])

    def first_actor(self) -> int:
        """The first of `actors`, found without making the tuple; -1 at the end of the game."""
        if self.over:
            return -1
        seat = self.stack[self.top_frame + 1]
        if seat == ALL:
            waiting = self.stack[self.top_frame + 2]
            seat = 0
            while not waiting >> seat & 1:
                seat += 1
        return seat

    def is_actor(self, seat: int) -> bool:
        """Whether this seat must choose now."""
        if self.over:
            return False
        who = self.stack[self.top_frame + 1]
        if who != ALL:
            return who == seat
        return 0 <= seat < self.seats and bool(self.stack[self.top_frame + 2] >> seat & 1)

    def legal(self, seat: int) -> list[int]:
        """All legal moves of a seat, each once; never empty for an actor, empty for anyone else."""
        if self._legal_seat != seat:
            self._find_legal(seat)
        return self._legal.copy()

    def _find_legal(self, seat: int) -> None:
        if self.is_actor(seat):
            self._legal = self.phases[self.stack[self.top_frame]].legal(self, seat)
        else:
            self._legal = []
        self._legal_seat = seat

    def play(self, seat: int, move: int, log: list[Event] | None = None) -> None:
        """Play a legal move, appending what happens to `log` if given. IllegalMove otherwise, and nothing changes."""
        if not self._allows(seat, move):
            self._refuse(seat, move)
        self.log = log
        self.play_legal(seat, move)
        self.log = None

    def play_legal(self, seat: int, move: int) -> None:
        """Play a move that the caller has taken from `legal` of this position: it is not looked up again.

        For bots, which try out all moves of a position on copies of it. A game that prepares for changes (whose copies
        share what they hold, say) overrides this.
        """
        self._legal_seat = NOBODY
        if self.stack[self.top_frame + 1] != ALL:
            self.phases[self.stack[self.top_frame]].play(self, seat, move)
            self.proceed()
        elif self._seal(seat, move):
            self._reveal()
            self.proceed()

    def _allows(self, seat: int, move: int) -> bool:
        """Whether a seat may play a move: looked up in the list that `legal` made for this position, if it did."""
        if self._legal_seat == seat:
            return move in self._legal
        return self.is_actor(seat) and self.phases[self.stack[self.top_frame]].allows(self, seat, move)

    def _refuse(self, seat: int, move: int) -> None:
        reason = self.why_not(seat, move)
        assert reason is not None
        name = self.moves.names[move] if 0 <= move < self.moves.size else str(move)
        raise IllegalMove(f"seat {seat} cannot play {name!r} now: {reason.key} {reason.rule}".rstrip(), reason)

    def proceed(self) -> None:
        """Do what nobody has to decide, until somebody has to choose or the game is over."""
        self._legal_seat = NOBODY
        while not self.over and self.phases[self.stack[self.top_frame]].step(self):
            self._legal_seat = NOBODY

    def forget_legal(self) -> None:
        """Drop the legal list that is kept for `play`: the position has changed."""
        self._legal_seat = NOBODY

    def why_not(self, seat: int, move: int) -> Message | None:
        """Why a move is not legal now; None exactly for the legal ones."""
        if not 0 <= move < self.moves.size:
            return Message("no-such-move", {"move": move})
        if self.over:
            return Message("game-over")
        if not self.is_actor(seat):
            return self.waiting(seat, "not-your-turn", "not-your-turn-number")
        if move in self.legal(seat):
            return None
        return self.phases[self.stack[self.top_frame]].why_not(self, seat, move)

    def resign(self, seat: int, log: list[Event] | None = None) -> None:
        """Leave the game where the rules allow it. It is never among the legal moves."""
        if self.over or not 0 <= seat < self.seats:
            raise SaeculaError(f"seat {seat} cannot resign: only a seat of a running game can")
        self.log = log
        try:
            self.leave(seat)
            self.proceed()
        finally:
            self.log = None

    def leave(self, seat: int) -> None:
        """What happens when a seat resigns. Games that allow it override this (refuse, then change)."""
        raise SaeculaError("this game has no resignation")

    def top_phase(self) -> Phase[Any]:
        """The phase on top of the stack."""
        return self.phases[self.stack[self.top_frame]]

    # -------------------------------------------------------------------------------------------- sealed answers

    def push_all(self, phase: int, seats: int, b: int = 0, c: int = 0, d: int = 0, *more: int) -> None:
        """Open a question that all seats in the mask `seats` answer at once, in secret, by one move or several.

        The moves are kept and none is applied. `Phase.seals` says which one completes a seat's answer; when the last is
        complete, `Phase.reveal` is given all of them. Until then nothing else in the state changes. The frame's int 2
        is the mask of the seats that have not sealed; the phase's own begin at 3.
        """
        if not seats or seats >> self.seats or self.answers:
            raise ValueError(f"a question for the seats in the mask {seats}, inside an open one or for nobody")
        self.reveals += 1  # others are asked: what led to it cannot be taken back, however far anybody's answer is
        self.push(phase, ALL, seats, b, c, d, *more)

    @property
    def sealing(self) -> bool:
        """Whether a question is open that several seats answer at once, in secret."""
        return not self.over and self.stack[self.top_frame + 1] == ALL

    def answer(self, seat: int) -> list[int]:
        """What a seat has answered to the open question so far, in order. For the eyes of that seat only."""
        return self.answers[seat].copy() if self.answers else []

    def awaited(self, seat: int | None) -> list[int]:
        """The seats that must choose now, as far as `seat` (None: a spectator) may know: see `Phase.shows_who`."""
        if self.over:
            return []
        if self.stack[self.top_frame + 1] != ALL or self.top_phase().shows_who:
            return list(self.actors)
        return [seat] if seat is not None and self.is_actor(seat) else []

    @property
    def number_awaited(self) -> int:
        """How many seats must choose now. Everybody may know."""
        return len(self.actors)

    def waiting(self, seat: int | None, named: str, counted: str) -> Message:
        """Whom the table waits for, said to a seat that is not asked: the seats, or where it may not know, how many."""
        seats = self.awaited(seat)
        if seats or self.over:
            return Message(named, {"seats": seats})
        return Message(counted, {"number": self.number_awaited})

    def excuse(self, seat: int) -> None:
        """A seat leaves the open question: its answer is dropped, and if only that was awaited, the rest revealed."""
        if not self.sealing:
            return
        at = self.top_frame + 2
        waiting = self.stack[at] & ~(1 << seat)
        if self.answers:
            answers = self.answers.copy()
            answers[seat] = []
            self.answers = answers
        if waiting != self.stack[at]:
            self.stack[at] = waiting
            if not waiting:
                self._reveal()

    def _seal(self, seat: int, move: int) -> bool:
        """Keep a move of an answer. True when it was the last of all that was awaited."""
        answers = self.answers.copy() if self.answers else [[] for _ in range(self.seats)]
        answers[seat] = [*answers[seat], move]
        self.answers = answers
        if not self.top_phase().seals(self, seat, move):
            return False
        at = self.top_frame + 2
        self.stack[at] &= ~(1 << seat)
        return not self.stack[at]

    def _reveal(self) -> None:
        answers = self.answers
        self.answers = NO_ANSWERS  # the phase may open another question
        self.reveals += 1
        self.top_phase().reveal(self, answers)

    def _redraw_answers(self, seat: int) -> None:
        """Replace sealed answers of others by random legal play of the same question; empty the open ones.

        Every small move is drawn uniformly from those that are legal then, so complete answers that take fewer choices
        come more often than in a draw among all complete answers.
        """
        if not self.sealing:
            return
        phase = self.top_phase()
        old = self.answers or [[] for _ in range(self.seats)]
        waiting = self.stack[self.top_frame + 2]
        others = [s for s in range(self.seats) if s != seat and (waiting >> s & 1 or old[s])]
        sealed = [s for s in others if not waiting >> s & 1]
        if not phase.shows_who:
            count = len(sealed)
            sealed = others.copy()
            self.shuffle(sealed)
            sealed = sorted(sealed[:count])
            for s in others:
                waiting |= 1 << s
            for s in sealed:
                waiting ^= 1 << s
            self.stack[self.top_frame + 2] = waiting
        answers: list[list[int]] = [[] for _ in range(self.seats)]
        if 0 <= seat < self.seats:
            answers[seat] = old[seat]
        self.answers = answers
        for s in sealed:
            sealing = True
            while sealing:
                legal = phase.legal(self, s)
                move = legal[self.below(len(legal))]
                answers[s].append(move)
                sealing = not phase.seals(self, s, move)
        if not any([len(moves) > 0 for moves in answers]):
            self.answers = NO_ANSWERS

    # ------------------------------------------------------------------------------------ chance and knowledge

    def roll(self, n: int) -> int:
        """A random number in range(n). It counts as a reveal: no undo goes back past it."""
        self.reveals += 1
        return self.below(n)

    def rekey(self, salt: str) -> None:
        """Redraw future dice, in a way that anyone who knows the seed can verify."""
        self.key = derive_key(self.key, salt)
        self.drawn = 0

    def tell(self, key: str, args: Args, rule: str = "", readers: int = EVERYONE) -> None:
        """Record an event, if a log is kept."""
        if self.log is not None:
            self.log.append(Event(key, args, rule, readers))

    def determinize(self: Self, seat: int, seed: int | str) -> Self:
        """A copy in which everything that `seat` cannot know is redrawn, future dice included.

        It depends only on what the seat knows and on `seed`.
        """
        copy = self.clone()
        copy.key = derive_key(seed_key(seed), "determinize")  # not the game's own key, even where the seeds are equal
        copy.drawn = 0
        copy.reveals = 0
        copy.redraw(seat)
        copy._redraw_answers(seat)
        copy.forget_legal()
        return copy

    def redraw(self, seat: int) -> None:
        """Redraw what `seat` cannot know. A game with hidden cards overrides this (in its view.py).

        Sealed answers are not its business: the kernel redraws them afterwards.
        """

    # ------------------------------------------------------------------------------------------- copying, ending

    def clone(self: Self) -> Self:
        """An independent copy."""
        raise NotImplementedError  # abstract

    def copy_into(self, other: State) -> None:
        """For `clone`: copy what every state has into a new one."""
        other.drawn = self.drawn
        other.reveals = self.reveals
        other.stack = self.stack.copy()
        other.top_frame = self.top_frame
        other.answers = self.answers
        other.over = self.over

    def pack(self) -> bytes:
        """The whole state as bytes, for another process of the same version. Never stored."""
        return marshal.dumps([*[getattr(self, name) for name in OWN_FIELDS], *self.field_values()], 2)

    def unpack(self, data: bytes) -> None:
        """Take over a packed state. `Game.unpack` is what a caller wants."""
        values: list[Any] = marshal.loads(data)
        own = len(OWN_FIELDS)
        for name, value in zip(OWN_FIELDS, values[:own], strict=True):
            setattr(self, name, value)
        self.take_field_values(values[own:])
        self.forget_legal()

    def field_values(self) -> list[Any]:
        """The game's own fields as plain data, in the order of FIELDS.

        A game whose fields hold objects of its own overrides this, `take_field_values` and `layout`.
        """
        return [getattr(self, name) for name in self.FIELDS]

    def take_field_values(self, values: list[Any]) -> None:
        """The opposite of `field_values`."""
        for name, value in zip(self.FIELDS, values, strict=True):
            setattr(self, name, value)

    def layout(self) -> list[str]:
        """Names that change whenever the game's own fields mean something else (see `record.layout_of`)."""
        return list(self.FIELDS)

    def digest_values(self) -> list[Any]:
        """What `digest` is taken of besides the kernel's own fields: values that differ whenever positions do.

        A game may leave out what follows from the rest. When it changes this, its `layout` must change.
        """
        return self.field_values()

    def digest(self) -> bytes:
        """An eight-byte digest of the whole state, its hidden parts and dice included.

        Records are checked against it, so it does not depend on how frames are laid out on the stack.
        """
        flat = [value for frame in self.frames() for value in frame]
        values = [self.seats, self.key, self.drawn, self.reveals, flat, self.over]
        values += self.digest_values()
        if self.answers:
            values.append(self.answers)
        return blake2b(marshal.dumps(values, 2), digest_size=8).digest()

    # ------------------------------------------------------------------------------------- as an object of Python

    def position(self) -> list[Any]:
        """Everything on the table and in the hands, and what is asked; not the chance and its history."""
        own = [getattr(self, name) for name in OWN_FIELDS if name not in ("key", "drawn", "reveals")]
        return own + self.field_values()

    def __eq__(self, other: object) -> bool:
        """Whether two states show the same position. Future dice may differ: compare `pack()` to include them."""
        if not isinstance(other, State):
            return NotImplemented
        return type(self) is type(other) and self.position() == other.position()

    def __repr__(self) -> str:
        name = type(self).__name__
        if not self.seats:
            return f"<{name}: blank>"
        whom = "over" if self.over else "waiting for " + ", ".join([str(seat) for seat in self.actors])
        return f"<{name}: {self.seats} seats, {whom}, scores {'/'.join([str(score) for score in self.scores])}>"

    def __str__(self) -> str:
        """The whole position in lines and tables, hidden parts included."""
        game = _games.get(id(self.phases))
        view = dict(zip(self.FIELDS, self.field_values(), strict=True)) if game is None else full_view(self, game)
        return position_text(repr(self), view)

    def __copy__(self: Self) -> Self:
        return self.clone()

    def __deepcopy__(self: Self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, tuple[str, bytes]]:
        game = _games.get(id(self.phases))
        if game is None:
            raise SaeculaError("a state can be pickled only if Game.new or Game.unpack has made it")
        return unpickled, (game.name, self.pack())

    # ------------------------------------------------------------------------------------------------- the end

    @property
    def scores(self) -> list[int]:
        """The points of each player, as on the score track."""
        raise NotImplementedError  # abstract

    @property
    def ranking(self) -> list[int]:
        """The place of each player, 1 for the winner; ties share a place. Games with tie-breaks override this."""
        scores = self.scores
        return [1 + sum([other > score for other in scores]) for score in scores]

    def check(self) -> None:
        """Assert that nothing is lost and nothing doubled. A game adds its own conservation laws."""
        assert bool(self.stack) == bool(self.top_frame), "only `clear_stack` empties the stack"
        assert sum([1 + len(frame) for frame in self.frames()]) == len(self.stack)
        assert self.over or self.actors, "a running game asks somebody"
        assert not self.answers or self.sealing, "answers without an open question"
        for seat in range(self.seats if self.answers else 0):
            self._check_answer(seat)
        for seat in self.actors:
            legal = self.legal(seat)
            assert legal, f"seat {seat} has no legal move"
            assert len(set(legal)) == len(legal), f"seat {seat} is offered a move twice"

    def _check_answer(self, seat: int) -> None:
        """Every move of an answer was legal when it was made, and only the last of a sealed one completes it."""
        copy = self.clone()
        moves = self.answers[seat]
        answers = self.answers.copy()
        for i, move in enumerate(moves):
            answers[seat] = moves[:i]
            copy.answers = answers.copy()
            assert move in copy.top_phase().legal(copy, seat), f"seat {seat} has answered what is not legal"
            answers[seat] = moves[: i + 1]
            copy.answers = answers.copy()
            sealed = i + 1 == len(moves) and not self.is_actor(seat)
            assert copy.top_phase().seals(copy, seat, move) == sealed, f"seat {seat} and the end of its answer"


def belongs_to(game: Any) -> None:
    """Note which game a list of phases belongs to, so that a state of it can be shown and pickled."""
    _games[id(game.phases)] = game


def unpickled(name: str, data: bytes) -> State:
    """A state out of a pickle: the game is looked up by its name."""
    from saecula.kernel.registry import game  # the registry knows games, and games know states

    found: State = game(name).unpack(data)
    return found
