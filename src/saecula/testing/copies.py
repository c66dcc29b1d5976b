"""Copies are deep, everything is packed, a record is the game, and undo stops where something was learned."""

from __future__ import annotations

import random

from saecula.kernel.errors import BadRecord
from saecula.kernel.record import Record
from saecula.kernel.state import OWN_FIELDS
from saecula.kernel.story import by_source, turns
from saecula.testing.faults import Fault, require
from saecula.testing.moves import check_message
from saecula.testing.walks import Walk
from saecula.testing.ways import Way


def check_copies_are_independent(made: Walk, positions: int) -> None:
    """A clone and an unpacked state equal the original, continue like it, and leave it alone."""
    made.check_unchanged()
    for position in made.positions("copies", positions):
        state = position.state
        where = f"{made.way}, after {position.number} moves"
        for copy in (state.clone(), made.game.unpack(state.pack())):
            require(copy.pack() == position.packed, "shared copy", f"{where}: a copy is not equal to the state")
            require(copy == state and copy.digest() == state.digest(), "shared copy", f"{where}: a copy is not equal")
            for seat, move in made.moves[position.number :]:
                copy.play(seat, move)
            require(copy.pack() == made.last.packed, "shared copy", f"{where}: a copy continues differently")
            result = (made.last.state.scores, made.last.state.ranking)
            require((copy.scores, copy.ranking) == result, "shared copy", f"{where}: a copy ends in another way")
    made.check_unchanged()


def check_all_fields_are_packed(made: Walk) -> None:
    """Every attribute that a state declares is in FIELDS, so that it is packed, compared and checked."""
    kind = type(made.first.state)
    declared = {name for name in kind.__annotations__ if name != "FIELDS"}
    require(declared <= set(kind.FIELDS), "fields", f"{sorted(declared - set(kind.FIELDS))} are not in FIELDS")
    require(set(kind.FIELDS) <= declared, "fields", f"{sorted(set(kind.FIELDS) - declared)} are not declared")
    require(len(set(kind.FIELDS)) == len(kind.FIELDS), "fields", "FIELDS names something twice")
    require(not set(kind.FIELDS) & set(OWN_FIELDS), "fields", "FIELDS names a field of the kernel's")


def check_record(made: Walk) -> None:
    """A record of the game is the game, and so is what is read back from its text."""
    way = made.way
    record = Record(way.game, way.seats, made.seed, dict(way.options))
    for seat, move in made.moves:
        record.play(seat, move)
    text = record.dumps()
    try:
        again = Record.loads(text, way.game)
    except BadRecord as error:
        raise Fault("record", f"{way}: {error}") from error
    require(again.dumps() == text, "record", f"{way}: a record that was read is written in another way")
    told = [event.to_json() for event in record.events]
    require([event.to_json() for event in again.events] == told, "record", f"{way}: other events when it is replayed")
    same = again.now.pack() == record.now.pack() == made.last.packed
    require(same, "record", f"{way}: another end when it is replayed")
    for position in made.positions("record", 6):
        same = again.state(position.number).pack() == position.packed
        require(same, "record", f"{way}: another position after {position.number} moves when it is replayed")
    for seat in [None, *range(way.seats)]:
        log = way.game.log(record, seat)
        for event in log:
            check_message(event, str(way))
        require(way.game.log(record, seat, since=len(log) - 1) == log[-1:], "record", f"{way}: the log of seat {seat}")
    _check_points(made, record)


def _check_points(made: Walk, record: Record) -> None:
    """A game that says where points come from accounts for every change of a score, turn by turn."""
    game = made.game
    told = turns(record)
    require(told[-1].scores == made.last.state.scores, "points", f"{made.way}: the last turn ends with other scores")
    starts = [turn.first for turn in told[1:]]
    require(starts == sorted(set(starts)), "points", f"{made.way}: turns overlap")
    colours = len(game.colours(made.way.seats))
    require(
        colours == len(told[-1].scores), "points", f"{made.way}: {colours} colours for {len(told[-1].scores)} players"
    )
    if not game.sources():
        return
    scores = told[0].scores.copy()
    for turn in told[1:]:
        for gain in turn.gains:
            require(gain.source in game.sources(), "points", f"{made.way}: there is no source {gain.source!r}")
            scores[gain.player] += gain.points
        text = f"{made.way}, entries {turn.first} to {turn.last}: events add up to {scores}, scores are {turn.scores}"
        require(scores == turn.scores, "points", text)
    totals = by_source(record, told)
    sums = [before + sum(points) for before, points in zip(told[0].scores, totals, strict=True)]
    require(sums == told[-1].scores, "points", f"{made.way}: points by source add up to {sums}")


def check_undo(way: Way, seed: int, steps: int, often: float = 0.5) -> int:
    """Play and take back at random: undo never crosses a reveal. Returns how many moves were taken back."""
    rng = random.Random(f"{way} {seed} undo")
    record = Record(way.game, way.seats, seed, dict(way.options))
    taken_back = 0
    for _ in range(steps):
        for seat in range(way.seats):
            number = record.undoable(seat)
            require(record.can_undo(seat) == bool(number), "undo", f"{way}: can_undo and undoable of seat {seat}")
            if number and rng.random() <= often:
                taken_back += 1
                _check_one_undo(way, record, seat, number, rng)
        if record.now.over:
            break
        seat = rng.choice(record.now.actors)
        record.play(seat, rng.choice(record.now.legal(seat)))
    text = record.dumps()
    again = Record.loads(text, way.game)
    require(again.dumps() == text and again.now.pack() == record.now.pack(), "undo", f"{way}: another game when read")
    rest = Record(way.game, way.seats, seed, dict(way.options))
    for entry in record.entries:
        if entry.kind == 0 and not entry.undone:
            rest.play(entry.seat, entry.number)
    same = rest.now.pack() == record.now.pack()
    require(same, "undo", f"{way}: the game is not the replay of what is not undone")
    return taken_back


def _check_one_undo(way: Way, record: Record, seat: int, number: int, rng: random.Random) -> None:
    where = f"{way}, seat {seat} takes back entry {number}"
    entry = record.entries[number - 1]
    now = record.now.pack()
    before = record.state(number - 1)
    chance = (record.now.key, record.now.drawn, record.now.reveals)
    require(
        (before.key, before.drawn, before.reveals) == chance, "undo", f"{where}: something was drawn or learned since"
    )
    later = [e for e in record.entries[number:] if not e.undone and e.kind < 2]
    require(all(e.secret for e in later), "undo", f"{where}: another seat has moved since")
    record.undo(seat)
    if not later:
        require(record.now.pack() == before.pack(), "undo", f"{where}: the position is not the one before")
    record.play(seat, entry.number)
    require(record.now.pack() == now, "undo", f"{where}: the same move again gives another game")
    if not later and rng.random() < 0.5:
        record.undo(seat)
