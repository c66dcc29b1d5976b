"""What has to hold for every game, written once.

A game is added by one line in SUBJECTS. Every function takes a walk (a random game from its first position to its last)
and sizes, so that `make test` can run a small fixed sample and `make soak` the same with bigger numbers.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import saecula
from saecula.kernel.errors import IllegalMove, SaeculaError
from saecula.kernel.game import Game
from saecula.kernel.message import Event, Message
from saecula.kernel.options import Value
from saecula.kernel.record import Record
from saecula.kernel.state import OWN_FIELDS, State
from saecula.kernel.story import by_source, turns

saecula.register("toy", "tests.toy:game")

# ------------------------------------------------------------------------------------------------- what is tested


def hides_nothing(state: State, seat: int) -> bool:
    """For games in which everything but the dice to come lies open."""
    return False


def toy_hides(state: Any, seat: int) -> bool:
    """Two relics that the seat cannot tell apart lie in different places, or somebody has made a secret choice."""
    if state.over:
        return False
    top = 0 if state.top < 0 else 1 << state.top
    unknown = sum([1 << relic for relic, mask in enumerate(state.known) if not mask >> seat & 1])
    if sum([bool(place & unknown) for place in [*state.hands, top, state.pile]]) > 1:
        return True
    others = [s for s in range(state.seats) if s != seat and not state.is_actor(s) and state.answer(s)]
    return any(state.hands[s].bit_count() > 1 for s in others)


def heroes_hides(state: Any, seat: int) -> bool:
    """Another hand holds a card that the seat has not seen, and there is another one it could be."""
    hidden = [state.hidden_from(seat, s).bit_count() for s in range(state.seats)]
    places = sum([bool(count) for count in [*hidden, len(state.deck)]])
    return places > 1


def ages_hides(state: Any, seat: int) -> bool:
    """Two military cards that the seat cannot place could have changed places."""
    from saecula.games.through_the_ages import state as ages
    from saecula.games.through_the_ages.components import AGES, EVENT_CARDS, ONLY_EVENTS

    for age in range(AGES):
        seen = state.cards[ages.KNOWN + 4 * seat + age]
        hands = [place + 4 * s for s in range(state.seats) for place in (ages.ARMS_OF, ages.PERSONAL_OF)]
        lying = []  # what the seat cannot place, and which cards may lie there
        for place in [ages.DECK, ages.PILE, ages.FUTURE, ages.CURRENT, ages.BOX, ages.HIDDEN, *hands]:
            events_only = place == ages.HIDDEN or place >= ages.PERSONAL_OF
            fits = ONLY_EVENTS[age] if events_only else EVENT_CARDS[age] if place in (ages.FUTURE, ages.CURRENT) else -1
            lying.append((state.cards[place + age] & ~seen, fits))
        for one, fits_one in lying:
            others = [there for there in lying if there[0] is not one and one & there[1] and there[0] & fits_one]
            if one and others:
                return True
    return False


def history_hides(state: Any, seat: int) -> bool:
    """Two Empire cards, or two different event cards, that the seat cannot place could have changed places."""
    from saecula.games.history_of_the_world.cards import GREAT_CARDS, IS_MINOR_EMPIRE, MINOR_CARDS
    from saecula.games.history_of_the_world.state import DEAL_MINOR_EMPIRES

    places = [state.holder[card] if card != state.drawn_card else -2 for card in range(7)]
    if len({places[card] for card in range(7) if not state.known[card] >> seat & 1}) > 1:
        return True
    for hands, played, cards in (
        (state.great, state.great_played, GREAT_CARDS),
        (state.minor, state.minor_played, MINOR_CARDS),
    ):
        apart = state.agreed & DEAL_MINOR_EMPIRES
        for kind in (True, False):
            unknown = [c for c in range(len(cards)) if not (played | hands[seat]) >> c & 1]
            if apart:
                unknown = [c for c in unknown if IS_MINOR_EMPIRE[cards[c]] == kind]
            where = {c: next((s for s, hand in enumerate(hands) if hand >> c & 1), -1) for c in unknown}
            if any(cards[a] != cards[b] and where[a] != where[b] for a in unknown for b in unknown):
                return True
    return False


@dataclass(frozen=True)
class Subject:
    """A game under test, and what is stated about it."""

    name: str
    step_cap: int  # no random game takes more moves
    view_bytes: int  # no view is larger as compact JSON
    hides: Callable[[Any, int], bool]  # whether something that can differ is hidden from a seat
    renumbers: bool = False  # whether copies put the numbers of equal cards in order, which nobody can see
    left: Callable[[Any, int], bool] | None = None  # whether a seat that resigned is out, where the rules know it


SUBJECTS = [
    Subject(
        "toy", step_cap=200, view_bytes=1_500, hides=toy_hides, left=lambda state, seat: bool(state.gone >> seat & 1)
    ),
    Subject("vinci", step_cap=5_000, view_bytes=8_000, hides=hides_nothing),
    Subject("history_of_the_world", step_cap=1_500, view_bytes=28_000, hides=history_hides, renumbers=True),
    Subject("heroes_of_the_world", step_cap=2_000, view_bytes=8_000, hides=heroes_hides),
    Subject(
        "through_the_ages",
        step_cap=6_000,
        view_bytes=16_000,
        hides=ages_hides,
        renumbers=True,
        left=lambda s, seat: not s.playing(seat),
    ),
]


@dataclass(frozen=True)
class Table:
    """One way in which a game can be played."""

    subject: Subject
    seats: int
    options: tuple[tuple[str, Value], ...] = ()

    @property
    def game(self) -> Game[Any]:
        return saecula.game(self.subject.name)

    def new(self, seed: int) -> State:
        state: State = self.game.new(self.seats, seed, dict(self.options))
        return state

    def __str__(self) -> str:
        return "-".join([self.subject.name, str(self.seats), *[f"{name}={value}" for name, value in self.options]])


def tables(subject: Subject) -> list[Table]:
    """Every number of seats; for each, every option alone with every other value, and as many as go together."""
    game = saecula.game(subject.name)
    found = []
    for seats in game.seat_counts:
        found.append(Table(subject, seats))
        others: dict[str, list[Value]] = {}
        for option in game.options:
            if not option.seats or seats in option.seats:
                others[option.name] = [value for value in option.samples() if value != option.default]
        alone = [Table(subject, seats, ((name, value),)) for name, values in others.items() for value in values]
        found += [table for table in alone if fits(game, seats, dict(table.options))]
        for names in (list(others), list(others)[::-1]):
            together = all_together(game, seats, {name: others[name] for name in names if others[name]})
            if len(together) > 1:
                found.append(Table(subject, seats, tuple(together.items())))
        tried = {name for table in found for name, _ in table.options if table.seats == seats}
        assert tried == {name for name in others if others[name]}, "an option that goes neither alone nor with others"
    return list(dict.fromkeys(found))


def all_together(game: Game[Any], seats: int, others: dict[str, list[Value]]) -> dict[str, Value]:
    """As many options as go together, the first ones first; each with the last of its values."""
    together: dict[str, Value] = {}
    size = -1
    while size < len(together):  # some go only with one that comes later
        size = len(together)
        for name, values in others.items():
            if name not in together and fits(game, seats, {**together, name: values[-1]}):
                together[name] = values[-1]
    return {name: together[name] for name in [option.name for option in game.options] if name in together}


def main_tables(subject: Subject) -> list[Table]:
    """For each number of seats the plain game, and the one with most options changed."""
    every = tables(subject)
    found = []
    for seats in sorted({table.seats for table in every}):
        there = [table for table in every if table.seats == seats]
        found += [there[0], max(there, key=lambda table: len(table.options))]
    return list(dict.fromkeys(found))


def fits(game: Game[Any], seats: int, options: dict[str, Value]) -> bool:
    try:
        game.new(seats, 0, options)
    except SaeculaError:
        return False
    return True


# ------------------------------------------------------------------------------------------------- a random game


@dataclass
class Walk:
    """A random game: the position before every move and after the last, and the moves."""

    table: Table
    seed: int
    positions: list[State] = field(default_factory=list)
    packed: list[bytes] = field(default_factory=list)
    moves: list[tuple[int, int]] = field(default_factory=list)

    @property
    def game(self) -> Game[Any]:
        return self.table.game

    def rng(self, purpose: str) -> random.Random:
        return random.Random(f"{self.table} {self.seed} {purpose}")

    def sample(self, purpose: str, size: int) -> list[State]:
        """Positions spread over the whole game, the first and the last always among them."""
        last = len(self.positions) - 1
        inner = self.rng(purpose).sample(range(1, last), min(size, last - 1)) if last > 1 else []
        return [self.positions[i] for i in sorted({0, last, *inner})]


def walk(table: Table, seed: int = 0) -> Walk:
    """Play at random to the end: no dead end, nothing lost, and no more moves than stated."""
    made = Walk(table, seed)
    rng = made.rng("walk")
    state = table.new(seed)
    while True:
        state.check()
        made.positions.append(state.clone())
        made.packed.append(state.pack())
        if state.over:
            break
        assert len(made.moves) < table.subject.step_cap, f"{table}, seed {seed}: no end after so many moves"
        seat = rng.choice(state.actors)
        move = rng.choice(state.legal(seat))
        state.play(seat, move)
        made.moves.append((seat, move))
    assert_over(state)
    return made


def play_out(state: State, rng: random.Random, cap: int) -> None:
    """From here to the end, at random."""
    for _ in range(cap):
        if state.over:
            return
        seat = rng.choice(state.actors)
        state.play(seat, rng.choice(state.legal(seat)))
    raise AssertionError(f"no end after {cap} moves")


def assert_over(state: State) -> None:
    """Nobody is asked, and the places fit the points."""
    assert state.actors == ()
    assert all(not state.legal(seat) for seat in range(state.seats))
    scores, places = state.scores, state.ranking
    assert len(scores) == len(places) >= state.seats
    assert sorted(places)[0] == 1
    for own, place in zip(scores, places, strict=True):
        assert place == 1 + sum([other < place for other in places]), (
            "those who tie share a place, the next is left out"
        )
        for other, its_place in zip(scores, places, strict=True):
            assert place < its_place or own <= other, "more points, a better place"


# -------------------------------------------------------------------------------------------------- moves


def legal_moves_apply(made: Walk, positions: int) -> None:
    """Whoever is asked has something to choose, each move once, and every one of them can be played."""
    for state in made.sample("legal", positions):
        for seat in range(-3, state.seats + 2):
            legal = state.legal(seat)
            assert bool(legal) == (seat in state.actors) == state.is_actor(seat)
            assert len(set(legal)) == len(legal)
            for kind in made.game.auto_kinds():
                move = made.game.auto_answer(state, seat, kind.name)
                assert move is None or move in legal, "an automatic answer is an ordinary move"
            for move in legal:
                after = state.clone()
                log: list[Event] = []
                after.play(seat, move, log)
                after.check()
                assert after.log is None
                quiet = state.clone()
                quiet.play(seat, move)
                assert quiet.pack() == after.pack(), "keeping a log changes nothing"
    assert_unchanged(made)


def other_moves_are_refused(made: Walk, positions: int) -> None:
    """A move that is not legal is refused with its reason, and the state is untouched; legal ones have no reason."""
    game = made.game
    for kept in made.sample("refused", positions):
        state = kept.clone()
        before = state.pack()
        for seat in [*range(state.seats), -2, -1, state.seats]:
            legal = set(state.legal(seat))
            for move in range(-1, game.moves.size + 1):
                reason = game.why_not(state, seat, move)
                assert (reason is None) == (move in legal), f"{seat} {move}: {reason}"
                if reason is None:
                    continue
                assert_message(reason)
                if seat in state.actors or move % 16 == 0:  # everybody else is refused for one and the same reason
                    assert refusal(state, seat, move) == reason
        assert state.pack() == before
        assert set(state.legal(seat)) == legal


def refusal(state: State, seat: int, move: int) -> Message:
    try:
        state.play(seat, move)
    except IllegalMove as error:
        return error.reason
    raise AssertionError(f"{seat} played {move}, which is not legal")


def moves_are_explained(made: Walk, positions: int) -> None:
    """Every move of the space has its lines and its words, legal or not; every actor has a prompt."""
    game = made.game
    for kept in made.sample("explained", positions):
        state = kept.clone()
        before = state.pack()
        for seat in range(state.seats):
            assert_message(game.prompt(state, seat))
            for move in range(game.moves.size):
                lines = game.explain(state, seat, move)
                assert lines, f"{game.moves.name(move)} is not explained"
                for line in lines:
                    assert_message(line)
                assert_message(game.describe(state, seat, move))
        assert_message(game.prompt(state, None))
        assert state.pack() == before


def assert_message(message: Message) -> None:
    assert isinstance(message, Message)
    assert message.key
    plain = message.to_json()
    assert json.loads(json.dumps(plain)) == plain


def resignations(made: Walk, positions: int) -> None:
    """Where the rules know it, a seat that resigns is soon out and never asked again; elsewhere nothing changes."""
    left = made.table.subject.left
    for kept in made.sample("resign", positions):
        for seat in range(kept.seats):
            state = kept.clone()
            state.legal(seat)
            if left is None or state.over:
                assert_no_resignation(state, kept, seat)
                continue
            state.resign(seat)
            state.check()
            assert_no_resignation(state, state.clone(), seat)
            rng = made.rng("resigned")
            asked: list[tuple[int, ...]] = []  # after it is out
            for _ in range(made.table.subject.step_cap):
                if left(state, seat):
                    asked.append(state.actors)
                    assert state.legal(seat) == []
                if not state.actors:
                    break
                actor = rng.choice(state.actors)
                state.play(actor, rng.choice(state.legal(actor)))
            assert not any(seat in actors for actors in asked)
            assert state.actors == (), "the game goes on to its end"
            state.check()


def assert_no_resignation(state: State, before: State, seat: int) -> None:
    """A seat cannot resign now, and trying it changes nothing."""
    try:
        state.resign(seat)
    except SaeculaError:
        assert state.pack() == before.pack()
    else:
        raise AssertionError("resigned, where the rules do not know it or once more")


# ------------------------------------------------------------------------------------------------- copies, files


def assert_unchanged(made: Walk) -> None:
    """What happened to later copies has not touched the earlier ones."""
    for state, packed in zip(made.positions, made.packed, strict=True):
        assert state.pack() == packed


def copies_are_independent(made: Walk, positions: int) -> None:
    """A clone and an unpacked state are equal to the first, go on like it, and leave it alone."""
    assert_unchanged(made)
    for state in made.sample("copies", positions):
        at = made.packed.index(state.pack())
        for copy in (state.clone(), made.game.unpack(state.pack())):
            assert copy.pack() == made.packed[at]
            assert copy.digest() == state.digest()
            for seat, move in made.moves[at:]:
                copy.play(seat, move)
            assert copy.pack() == made.packed[-1]
            assert (copy.scores, copy.ranking) == (made.positions[-1].scores, made.positions[-1].ranking)
    assert_unchanged(made)


def all_fields_are_packed(made: Walk) -> None:
    """Every attribute that a state declares stands in FIELDS, so that it is packed, compared and checked."""
    kind = type(made.positions[0])
    declared = {name for name in kind.__annotations__ if name != "FIELDS"}
    assert declared == set(kind.FIELDS)
    assert len(set(kind.FIELDS)) == len(kind.FIELDS)
    assert not set(kind.FIELDS) & set(OWN_FIELDS)


def records_replay(made: Walk, positions: int) -> None:
    """A record of the game is the game, and so is what is read back from its text."""
    table = made.table
    record = Record(table.game, table.seats, made.seed, dict(table.options))
    for seat, move in made.moves:
        record.play(seat, move)
    text = record.dumps()
    again = Record.loads(text)
    assert again.dumps() == text
    assert [event.to_json() for event in again.events] == [event.to_json() for event in record.events]
    assert again.now.pack() == record.now.pack() == made.packed[-1]
    rng = made.rng("record")
    for n in {0, len(made.moves), *rng.choices(range(len(made.packed)), k=positions)}:
        assert again.state(n).pack() == made.packed[n]
    for seat in [None, *range(table.seats)]:
        log = table.game.log(record, seat)
        for event in log:
            assert_message(event)
        assert table.game.log(record, seat, since=len(log) - 1) == log[-1:]
    points_are_accounted_for(made, record)


def points_are_accounted_for(made: Walk, record: Record) -> None:
    """A game that says where points come from accounts for every change of a score, turn by turn."""
    game = made.game
    told = turns(record)
    assert told[-1].scores == made.positions[-1].scores
    assert [turn.first for turn in told[1:]] == sorted({turn.first for turn in told[1:]})
    assert len(game.colours(made.table.seats)) == len(told[-1].scores), "everybody who scores has a colour"
    if not game.sources():
        return
    scores = told[0].scores.copy()
    for turn in told[1:]:
        for gain in turn.gains:
            assert gain.source in game.sources()
            scores[gain.player] += gain.points
        assert scores == turn.scores, f"entries {turn.first} to {turn.last}"
    totals = by_source(record, told)
    assert [a + sum(b) for a, b in zip(told[0].scores, totals, strict=True)] == told[-1].scores


def undo_stops_at_reveals(table: Table, seed: int, steps: int, undos: float = 0.5) -> int:
    """Taking back and playing again gives the same game, and never takes back a draw or an open move of another seat.

    Returns how many moves were taken back.
    """
    rng = random.Random(f"{table} {seed} undo")
    record = Record(table.game, table.seats, seed, dict(table.options))
    taken_back = 0
    for _ in range(steps):
        for seat in range(table.seats):
            number = record.undoable(seat)
            assert record.can_undo(seat) == bool(number)
            if not number or rng.random() > undos:
                continue
            taken_back += 1
            entry = record.entries[number - 1]
            now = record.now.pack()
            before = record.state(number - 1)
            assert (before.key, before.drawn, before.reveals) == (
                record.now.key,
                record.now.drawn,
                record.now.reveals,
            ), "something was drawn or learned since"
            later = [e for e in record.entries[number:] if not e.undone and e.kind < 2]
            assert all(e.secret for e in later), "another seat has moved since"
            record.undo(seat)
            if not later:
                assert record.now.pack() == before.pack()
            record.play(seat, entry.number)
            assert record.now.pack() == now, "the same move again gives the same game"
            if not later and rng.random() < 0.5:
                record.undo(seat)
        if record.now.over:
            break
        seat = rng.choice(record.now.actors)
        record.play(seat, rng.choice(record.now.legal(seat)))
    text = record.dumps()
    again = Record.loads(text)
    assert again.dumps() == text
    assert again.now.pack() == record.now.pack()
    standing = Record(table.game, table.seats, seed, dict(table.options))
    for entry in record.entries:
        if entry.kind == 0 and not entry.undone:
            standing.play(entry.seat, entry.number)
    assert standing.now.pack() == record.now.pack(), "the game is the replay of what is not undone"
    return taken_back


# ----------------------------------------------------------------------------------------------------- knowledge


def public_answers(game: Game[Any], state: State) -> list[object]:
    """When automatic answers are given, with what, and when they end: everybody sees it, so it tells of no hand."""
    numbers = [game.turn_number(state), game.round_number(state)]
    periods = [game.auto_period(state, kind) for kind in game.auto_kinds()]
    moves = [game.auto_answer(state, seat, kind.name) for kind in game.auto_kinds() for seat in range(state.seats)]
    return [numbers, periods, moves]


def as_seen(game: Game[Any], state: State, seat: int) -> str:
    """What a seat sees of a position, as text."""
    awaited = [state.awaited(seat), state.number_awaited, state.answer(seat)]
    asked = [game.prompt(state, seat).to_json(), public_answers(game, state)]
    said = [
        [game.ends_turn(state, seat, move), (warning := game.warn(state, seat, move)) and warning.to_json()]
        for move in state.legal(seat)
    ]
    known = [game.view(state, seat), awaited, state.legal(seat), asked, state.scores, state.over]
    return json.dumps([*known, said, game.progress(state).to_json(), game.turn_of(state)])


def as_told(game: Game[Any], state: State, seat: int) -> str:
    """What a seat is told about every single move, as text."""
    told: list[object] = []
    for move in range(game.moves.size):
        reason = game.why_not(state, seat, move)
        told.append(reason and reason.to_json())
        told.append([line.to_json() for line in game.explain(state, seat, move)])
        told.append(game.describe(state, seat, move).to_json())
    return json.dumps(told)


def without_dice(state: State) -> bytes:
    """What lies on the table and in the hands, whatever the dice to come."""
    copy = state.clone()
    copy.key = b""
    copy.drawn = copy.reveals = 0
    return copy.pack()


def nobody_knows_more(made: Walk, positions: int, seeds: Sequence[int], moves: int) -> None:
    """A seat cannot tell its determinized copies from the game, and they depend on nothing else than what it knows."""
    subject, game = made.table.subject, made.game
    for number, state in enumerate(made.sample("knowledge", positions)):
        for seat in range(state.seats):
            seen = as_seen(game, state, seat)
            copies = [state.determinize(seat, seed) for seed in seeds]
            assert as_told(game, copies[0], seat) == as_told(game, state, seat)
            for copy in copies:
                copy.check()
                assert copy.log is None
                assert copy.key != state.key
                assert as_seen(game, copy, seat) == seen
                assert copy.determinize(seat, "abc").pack() == state.determinize(seat, "abc").pack()
                same_after_moves(made, state, copy, seat, moves)
            tables = {without_dice(copy) for copy in copies}
            if subject.hides(state, seat):
                assert not game.all_is_open(), "a game that hides something says that all is open"
                if len(tables) == 1:  # two equally likely cases: give chance more room
                    tables |= {without_dice(state.determinize(seat, f"{more:x}")) for more in range(1_000, 1_064)}
                assert len(tables) > 1, "something is hidden, and always the same is drawn"
            else:
                assert len(tables) == 1, "nothing is hidden, and yet something was redrawn"
                assert subject.renumbers or tables == {without_dice(state)}, "nothing is hidden: the copy is the game"
            assert len({copy.key for copy in copies}) == len(copies)
            play_out(copies[number % len(copies)], made.rng("determinized"), subject.step_cap)
    assert_unchanged(made)


def other_answers(state: State, seat: int, rng: random.Random) -> State:
    """The same position with other sealed answers of the others, and with others that have come further or less far."""
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


def sealed_answers_tell_nothing(made: Walk, positions: int, twins: int = 6) -> int:
    """While a sealed question is open: nobody can tell what others have answered, nor how far they have come.

    Returns how many positions with an open question there were.
    """
    game = made.game
    rng = made.rng("sealed")
    sealing = [n for n, state in enumerate(made.positions) if state.sealing]
    for n in rng.sample(sealing, min(positions, len(sealing))):
        state = made.positions[n]
        for seat in range(state.seats):
            seen, told = as_seen(game, state, seat), as_told(game, state, seat)
            public = json.dumps([game.view(state, None), game.prompt(state, None).to_json(), state.awaited(None)])
            for _ in range(twins):
                twin = other_answers(state, seat, rng)
                twin.check()
                assert as_seen(game, twin, seat) == seen
                assert as_told(game, twin, seat) == told
                shown = json.dumps([game.view(twin, None), game.prompt(twin, None).to_json(), twin.awaited(None)])
                assert shown == public
                assert twin.determinize(seat, "abc").pack() == state.determinize(seat, "abc").pack()
        if n + 1 < len(made.positions) and made.positions[n + 1].answers:  # the question is still open
            nothing_else_changes(state, made.positions[n + 1])
    assert_unchanged(made)
    return len(sealing)


def nothing_else_changes(before: State, after: State) -> None:
    """A move of a sealed answer that is not the last changes nothing but that answer, and who is awaited."""
    one, two = before.clone(), after.clone()
    for state in (one, two):
        assert state.sealing
        state.answers = []
        state.set_frame(2, 0)
    assert one.pack() == two.pack()


def same_after_moves(made: Walk, state: State, copy: State, seat: int, moves: int) -> None:
    """After a move of the seat by which nothing is learned it still cannot tell the two apart."""
    legal = state.legal(seat)
    for move in made.rng("after").sample(legal, min(moves, len(legal))):
        one, two = state.clone(), copy.clone()
        log_one: list[Event] = []
        log_two: list[Event] = []
        one.play(seat, move, log_one)
        two.play(seat, move, log_two)
        learned = one.reveals - state.reveals
        if learned:
            continue
        assert two.reveals == copy.reveals, "learning something depends on what is hidden"
        assert as_seen(made.game, one, seat) == as_seen(made.game, two, seat)
        read_one = [event.to_json() for event in log_one if event.readable_by(seat)]
        read_two = [event.to_json() for event in log_two if event.readable_by(seat)]
        assert read_one == read_two


def views_are_plain(made: Walk, positions: int) -> int:
    """Views are JSON, small, equal for equal states, and not a way into the state. Returns the size of the largest."""
    game = made.game
    largest = 0
    for kept in made.sample("views", positions):
        state = kept.clone()
        packed = state.pack()
        for seat in [None, *range(state.seats)]:
            view = game.view(state, seat)
            text = json.dumps(view, separators=(",", ":"))
            assert json.loads(text) == view, "tuples, sets and keys that are no text do not survive JSON"
            largest = max(largest, len(text))
            assert json.dumps(game.view(game.unpack(state.pack()), seat), separators=(",", ":")) == text
            spoil(view)
            assert state.pack() == packed, "whoever changes a view changes the game"
            assert json.dumps(game.view(state, seat), separators=(",", ":")) == text
    assert largest <= made.table.subject.view_bytes
    return largest


def spoil(value: Any) -> None:
    """Change everything that can be changed in a view."""
    if isinstance(value, dict):
        for inner in value.values():
            spoil(inner)
        value.clear()
    elif isinstance(value, list):
        for inner in value:
            spoil(inner)
        value.append("spoilt")
