"""A game as the outside sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from saecula.kernel.auto import ROUND, TURN, AutoAnswer
from saecula.kernel.bot import Chooser, Level, Style
from saecula.kernel.chance import seed_key
from saecula.kernel.errors import SaeculaError
from saecula.kernel.layout import Layout, numbers_in, observe_table
from saecula.kernel.message import Args, Event, Message
from saecula.kernel.moves import MoveSpace
from saecula.kernel.options import Option, Value, complete_options
from saecula.kernel.phase import Phase
from saecula.kernel.progress import PALETTE, Gain, Progress
from saecula.kernel.state import State, belongs_to
from saecula.kernel.weighing import weighed

if TYPE_CHECKING:
    from saecula.kernel.record import Record

S = TypeVar("S", bound=State)


class Limits:
    """Limits that the harness enforces."""

    def __init__(self, moves: int = 100_000, view_bytes: int = 64_000) -> None:
        self.moves = moves  # of the longest random game
        self.view_bytes = view_bytes  # of the largest view, as compact JSON


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The base of every game: declare its attributes in `__init__` and implement `setup`, `blank`, `view`, ..."""

    name: str  # also the first part of its text keys: "vinci" and "vinci-province-castile"
    rules_version: int  # raised when a change of rules makes old records replay differently
    data_digest: str  # of the component data in use
    folder: str  # where data/, text/ and rules/ are
    seat_counts: list[int]
    options: list[Option]
    moves: MoveSpace
    phases: list[Phase[Any]]
    bots: dict[str, Callable[[int | str], Chooser]]  # bots of this game alone, by name

    # ------------------------------------------------------------------------------------------- what a caller wants

    def new(
        self,
        seats: int,
        seed: int | str = 0,
        options: Mapping[str, Value] | None = None,
        log: list[Event] | None = None,
    ) -> S:
        """A new game for this many people (or bots), its first question already asked.

        What happens before that question (automated opponents may come first) is appended to `log` if given.
        """
        if seats not in self.seat_counts:
            counts = ", ".join([str(n) for n in self.seat_counts])
            raise SaeculaError(f"{self.name} cannot be played with {seats} seats, only with {counts}")
        complete = complete_options(self.options, options or {}, seats)
        state = self.setup(seats, seed_key(seed), complete)
        belongs_to(self)
        state.reveals = 0
        state.log = log
        state.proceed()
        state.log = None
        return state

    def unpack(self, data: bytes) -> S:
        """A state from what `State.pack` returned in another process of the same version."""
        state = self.blank()
        state.unpack(data)
        belongs_to(self)
        return state

    def why_not(self, state: S, seat: int, move: int) -> Message | None:
        """Why a move is not legal now: rule id, key, arguments. None exactly for the legal ones."""
        return state.why_not(seat, move)

    def prompt(self, state: S, seat: int | None) -> Message:
        """What the seat is asked; for everybody else, whom the table is waiting for."""
        if state.over:
            return Message("game-over")
        if seat is None or not state.is_actor(seat):
            return state.waiting(seat, "waiting-for", "waiting-for-number")
        return state.top_phase().prompt(state, seat)

    def describe(self, state: S, seat: int, move: int) -> Message:
        """A move in plain words: "<game>-move-<verb>" with the thing it is aimed at."""
        verb = self.moves.verb_of(move)
        key = f"{self.name}-move-{verb.name}"
        if not verb.things:
            return Message(key)
        at = verb.arg(move)
        thing: object = f"{self.name}-{verb.kind}-{verb.things[at]}"
        if verb.kind == "seat":
            thing = at
        elif verb.kind == "number":
            thing = int(verb.things[at])
        return Message(key, {verb.kind: thing})

    def log(self, record: Record, seat: int | None, since: int = 0) -> list[Event]:
        """The events this seat (None: a spectator) may read, from its own event number `since` on."""
        found: list[Event] = []
        for event in record.events:
            if event.readable_by(seat):
                entry = event.args.get("entry")
                if event.key == "undone" and isinstance(entry, int):  # by the reader's own count of entries
                    args: Args = {**event.args, "entry": record.seen(seat, entry)}
                    event = Event(event.key, args, event.rule, event.readers)
                found.append(event)
        return found[since:]

    # ------------------------------------------------------------------------------------------- what a game implements

    def setup(self, seats: int, key: bytes, options: dict[str, Value]) -> S:
        """The state at the beginning, drawn from its own chance under `key`."""
        raise NotImplementedError  # abstract

    def blank(self) -> S:
        """An empty state, to be filled by `State.unpack`."""
        raise NotImplementedError  # abstract

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """Everything the seat may know, JSON-able and complete: a client needs nothing else. None: a spectator."""
        raise NotImplementedError  # abstract

    def layout(self) -> Layout:
        """What the numbers of `observe` mean. A game that says nothing shows who is asked, and no more."""
        plain = Layout(max(self.seat_counts))
        plain.name_phases(self.phases)
        return plain

    def observe(self, state: S, seat: int, out: bytearray) -> None:
        """Write what the seat may know into a row of 2 * `layout().size` zero bytes: the view for learners, but fast.

        It holds what the view holds and depends on nothing else: two states that the seat cannot tell apart give equal
        rows.
        """
        observe_table(self.layout(), state, seat, out, -1 if state.over else state.frame(0), False)

    def observation(self, state: S, seat: int) -> list[int]:
        """What the seat may know, as the numbers of `layout`."""
        row = bytearray(2 * self.layout().size)
        self.observe(state, seat, row)
        return numbers_in(row)

    def explain(self, state: S, seat: int, move: int) -> list[Message]:
        """What a move would cost and bring, line by line with rule ids, whether or not it is legal."""
        raise NotImplementedError  # abstract

    def evaluate(self, state: S, seat: int) -> float:
        """What a position is worth to a seat, for bots: more is better.

        A position inside the seat's turn counts as if the seat stopped now, so that it can be compared with the end of
        the turn.
        """
        raise NotImplementedError  # abstract

    def features(self, state: S, seat: int) -> list[float]:
        """The numbers that `weigh` weighs, in the order of `feature_names`; none if the game does not say."""
        return []

    def feature_names(self) -> list[str]:
        """What the features are: ids; the words are "<game>-feature-<id>"."""
        return []

    def weight_sets(self) -> dict[str, list[float]]:
        """Sets of weights for `weigh`, by name, each in the order of the features; `evaluate` uses the last."""
        return {}

    def weigh(self, state: S, seat: int, weights: list[float]) -> float:
        """`evaluate` with a set of weights; without features there is only one way to evaluate."""
        found = self.features(state, seat)
        return weighed(found, weights) if found else self.evaluate(state, seat)

    def fix_horizon(self, state: S) -> None:
        """Called by bots with the position from which they plan, before they evaluate what they reach from it.

        A game whose evaluation depends on how long the game will last may note an estimate in the state, for copies to
        inherit: then plans are not preferred because they seem to make the game longer. It is no part of the position.
        """

    def style(self) -> Style:
        """How `greedy` with the last weights looks ahead; with a fixed set of weights it plays as it always has."""
        return Style()

    def outcomes(self, state: S, seat: int, move: int) -> list[tuple[float, S]]:
        """What chance can make of a legal move: the probability of each outcome and the position after it.

        Empty if chance plays no part or the game does not say. For bots: it must not use the state's own dice.
        """
        return []

    def quick_move(self, state: S, seat: int) -> int:
        """A legal move that looks best without comparing them all, for simulations; -1 if the game knows none."""
        return -1

    def tally(self, state: S, seat: int) -> int:
        """What the seat's turn has come to so far, in one number; -1 if the game does not say.

        If it is the same after the same moves in another order, so is the position.
        """
        return -1

    def candidates(self, state: S, seat: int, legal: list[int]) -> list[int]:
        """The legal moves that bots look at: without those to which another one is never inferior. At least one."""
        return legal

    def contested(self, move: int) -> bool:
        """Whether a move takes what somebody else may take first: bots that look at a later turn do not count on it."""
        return False

    def spare_actions(self, state: S, seat: int) -> int:
        """Actions that are left for what is contested."""
        return 0

    def doubts(self, state: S, seat: int) -> float:
        """Points that a later turn would bring if the others did nothing, but that they will rather prevent."""
        return 0.0

    def expire(self, state: S, seat: int) -> None:
        """Take away what a seat will have lost by now, in a position that a bot reached while nobody did anything."""

    def forgo_draws(self, state: S, seat: int) -> float:
        """Let the end of the seat's turn bring no cards: bots look at the turn after it, and luck must not count.

        Returns what they are worth on average.
        """
        return 0.0

    def levels(self) -> list[Level]:
        """The strengths that a person can choose, from weak to strong. docs/ladder.md says how they were measured.

        A game in which `search` has proved stronger than `greedy` says so.
        """
        return [
            Level("easy", "greedy", mistakes=40),
            Level("normal", "greedy", mistakes=18),
            Level("hard", "greedy", mistakes=6),
            Level("expert", "greedy"),
        ]

    def all_is_open(self) -> bool:
        """Whether the game hides nothing: then everybody may ask what anybody's moves would cost."""
        return False

    def auto_kinds(self) -> list[AutoAnswer]:
        """The kinds of automatic answers that a person may ask for, the most modest first."""
        return []

    def auto_answer(self, state: S, seat: int, kind: str) -> int | None:
        """The move that an automatic answer of this kind plays now.

        An ordinary legal move; None if the seat is not asked, or has to answer for itself. It may depend only on what
        everybody can see: when it is played must not give anything away about a hand.
        """
        return None

    def auto_period(self, state: S, kind: AutoAnswer) -> int:
        """A number that stays the same as long as an automatic answer of this kind holds, and changes when it ends."""
        if kind.until == TURN:
            return self.turn_number(state)
        return self.round_number(state) if kind.until == ROUND else 0

    def turn_of(self, state: S) -> int:
        """The seat whose turn it is, even while another one is asked; -1 if the game does not say."""
        return -1

    def turn_number(self, state: S) -> int:
        """A number that stays the same during a turn and changes with the next. From public facts only."""
        return 0

    def marked_turn(self, state: S) -> tuple[int, int]:
        """When this changes, a record marks the state. A game with many short turns in a round may name longer ones."""
        return self.turn_of(state), self.turn_number(state)

    def round_number(self, state: S) -> int:
        """A number that stays the same during a round and changes with the next. From public facts only."""
        return 0

    # --------------------------------------------------------------- what a game states for its tests (saecula.testing)

    def limits(self) -> Limits:
        """How long a random game and how large a view may get."""
        return Limits()

    def hides(self, state: S, seat: int) -> bool:
        """Whether something that could be otherwise is hidden from a seat, so that its determinized copies differ."""
        return False

    def has_left(self, state: S, seat: int) -> bool:
        """Whether a seat that resigned is out of the game, if the rules allow resigning."""
        return False

    def renumbers(self) -> bool:
        """Whether determinized copies renumber equal things even if nothing is hidden. Nobody can see it."""
        return False

    # --------------------------------------------------------------------------- what a game says about itself (public)

    def colours(self, seats: int) -> list[list[str]]:
        """The colours of each player, automated opponents included, for a number of seats; the main one first."""
        return [[PALETTE[seat % len(PALETTE)]] for seat in range(seats)]

    def colours_in(self, state: S) -> list[list[str]]:
        """The colours of each player in a position: for games in which players choose them. From public facts only."""
        return self.colours(state.seats)

    def progress(self, state: S) -> Progress:
        """How far the game has come, from public facts only."""
        return Progress()

    def ends_turn(self, state: S, seat: int, move: int) -> bool:
        """Whether a legal move ends the seat's turn."""
        return False

    def group_of(self, move: int) -> str:
        """The key of a heading under which a move stands in a long list, such as the region of an area; "": none."""
        return ""

    def warn(self, state: S, seat: int, move: int) -> Message | None:
        """Why the seat should think twice about a legal move: it no longer pays, or leaves something unused.

        From what the seat knows.
        """
        return None

    def sources(self) -> list[str]:
        """Where points come from, in the order in which they are shown: the words are "<game>-source-<source>"."""
        return []

    def gains(self, event: Event) -> list[Gain]:
        """The points that an event gave or took, by source.

        A game that has `sources` accounts for every point: whenever a score changes, an event says by how much.
        """
        return []

    def words(self, lang: str) -> dict[str, str]:
        """Names and texts from the component data, by key; everything else a person reads is in text/*.ftl."""
        return {}
