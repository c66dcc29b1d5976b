"""What a learner is shown: a position as a row of small ints, and what each of them means.

A game declares its fields once. A field is one number, or one for each of a list of things; declaring it returns the
slot where it begins, which is what `Game.observe` writes to:

    layout = Layout(MAX_SEATS)
    ROUND: Final[int] = layout.number("round", 20, "the round, from 0")
    TOKENS: Final[int] = layout.numbers("tokens", PROVINCE_NAMES, 60, "in each province")

    def observe(state, seat, out):
        observe_table(layout, state, seat, out, state.frame(0), True)
        put(out, ROUND, state.round)
        ...

A row is the bytes of 16-bit numbers, the low byte first. Most of it is 0, and only the rest is written: that is what
makes it fast. Rows are as long for every number of seats. Players are numbered from the one who looks: 0 is that seat,
1 the next clockwise, and so on (`Layout.players`). Whatever is not there is 0.
"""

from __future__ import annotations

from struct import unpack
from typing import Any, Final

from mypy_extensions import mypyc_attr

from saecula.kernel.errors import SaeculaError
from saecula.kernel.phase import Phase
from saecula.kernel.stack import ALL
from saecula.kernel.state import State

FLAG: Final = "flag"  # 0 or 1
NUMBER: Final = "number"  # more or less of something
CHOICE: Final = "choice"  # one of several things that have no order; `Field.values` names them

SMALLEST: Final = -32768
LARGEST: Final = 32767

STEPS: Final = 4  # of the phase that asks: how many of its own numbers are shown
TOO_LARGE: Final = -2  # in their place, if they are sets that do not fit
ANSWER: Final = 12  # moves of an answer to a sealed question that are shown, the last ones

SHIFT: Final = 30  # bits of a set that are looked at together
LOW_BITS: Final = (1 << SHIFT) - 1

# The fields that every game has come first, in this order.
OVER: Final = 0
SEATS: Final = 1
SEAT: Final = 2
PHASE: Final = 3
NUMBER_AWAITED: Final = 4
STEP: Final = 5
ANSWERED: Final = STEP + STEPS
ANSWERS: Final = ANSWERED + 1
AWAITED: Final = ANSWERS + ANSWER


class Field:
    """One kind of number in a row: where it is, for which things, and which values it can have."""

    def __init__(self, name: str, kind: str, start: int, things: list[str], low: int, high: int, about: str) -> None:
        self.name = name
        self.kind = kind  # FLAG, NUMBER or CHOICE
        self.start = start  # the first slot
        self.things = things  # a slot for each; empty for a field of one slot
        self.size = max(1, len(things))
        self.low = low
        self.high = high
        self.about = about
        self.values: list[str] = []  # of a CHOICE: what 0, 1, 2, ... mean

    def slot_names(self) -> list[str]:
        """The name of each slot: "tokens.castile", or "round" where there is one."""
        return [f"{self.name}.{thing}" for thing in self.things] or [self.name]


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout:
    """The fields of a game's observations, in order."""

    def __init__(self, most_players: int) -> None:
        self.fields: list[Field] = []
        self.size = 0
        self.players = ["me", *[f"next_{i}" for i in range(1, most_players)]]
        self.nobody_or_players = ["nobody", *self.players]
        self.flag("over", "whether the game is over")
        self.number("seats", most_players, "people and bots that choose")
        self.number("seat", most_players, "the seat that looks")
        self.choice("phase", ["none"], "the phase that asks")
        self.number("number_awaited", most_players, "how many must choose now")
        steps = [str(i) for i in range(STEPS)]
        self.numbers("step", steps, LARGEST, "the phase's own numbers, as its class says", TOO_LARGE)
        self.number("answered", LARGEST, "moves of the seat's own answer to a sealed question")
        self.numbers("answer", [str(i) for i in range(ANSWER)], LARGEST, "those moves plus 1, the last one first")
        self.flags("awaited", self.players, "who must choose now, as far as the seat may know")

    def flag(self, name: str, about: str) -> int:
        """One slot that is 0 or 1."""
        return self.flags(name, [], about)

    def flags(self, name: str, things: list[str], about: str) -> int:
        """0 or 1 for each thing."""
        return self._add(Field(name, FLAG, self.size, things, 0, 1, about))

    def number(self, name: str, high: int, about: str, low: int = 0) -> int:
        """One slot that is low to high."""
        return self.numbers(name, [], high, about, low)

    def numbers(self, name: str, things: list[str], high: int, about: str, low: int = 0) -> int:
        """A number for each thing."""
        return self._add(Field(name, NUMBER, self.size, things, low, high, about))

    def choice(self, name: str, values: list[str], about: str) -> int:
        """One slot that names one of the values."""
        return self.choices(name, [], values, about)

    def choices(self, name: str, things: list[str], values: list[str], about: str) -> int:
        """For each thing, one of the values."""
        field = Field(name, CHOICE, self.size, things, 0, len(values) - 1, about)
        field.values = values
        return self._add(field)

    def _add(self, field: Field) -> int:
        if not SMALLEST <= field.low <= field.high <= LARGEST:
            raise ValueError(f"the field {field.name!r} has values that no 16-bit number holds")
        if any([other.name == field.name for other in self.fields]):
            raise ValueError(f"there are two fields {field.name!r}")
        self.fields.append(field)
        self.size += field.size
        return field.start

    def name_phases(self, phases: list[Phase[Any]]) -> None:
        """Say which phases there are: value 0 stands for none, 1 for the first of the list."""
        field = self.fields[PHASE]
        field.values = ["none", *[type(phase).__name__ for phase in phases]]
        field.high = len(phases)

    def names(self) -> list[str]:
        """The name of every slot, in order."""
        return [name for field in self.fields for name in field.slot_names()]

    def field(self, name: str) -> Field:
        """A field by its name."""
        for field in self.fields:
            if field.name == name:
                return field
        raise SaeculaError(f"there is no field {name!r}; there is: {', '.join([f.name for f in self.fields])}")

    def read(self, row: list[int]) -> dict[str, Any]:
        """A row as a dict that a person can read: by field, then by thing; what is 0 is left out."""
        found: dict[str, Any] = {}
        for field in self.fields:
            values = [int(value) for value in row[field.start : field.start + field.size]]
            said: list[Any] = [field.values[v] for v in values] if field.kind == CHOICE else list(values)
            if not field.things:
                found[field.name] = said[0]
            else:
                shown = {thing: said[i] for i, thing in enumerate(field.things) if values[i]}
                if shown:
                    found[field.name] = shown
        return found


def observe_table(layout: Layout, state: State, seat: int, out: bytearray, phase: int, steps: bool) -> None:
    """Write what every game has: who is asked, by which phase, and the seat's own answer to a sealed question.

    `phase` is the phase that the seat sees, `steps` whether it may see the phase's own numbers. Not for a game that is
    over: it has no phase.
    """
    seats = state.seats
    put(out, SEATS, seats)
    put(out, SEAT, seat)
    if state.over:
        put(out, OVER, 1)
        return
    put(out, PHASE, phase + 1)
    stack = state.stack
    top = state.top_frame
    who = stack[top + 1]
    if who != ALL:
        put(out, AWAITED + (who - seat) % seats, 1)
        put(out, NUMBER_AWAITED, 1)
        if steps:
            for i in range(STEPS):
                value = stack[top + 2 + i]
                put(out, STEP + i, value if -1 <= value <= LARGEST else TOO_LARGE)
        return
    put(out, NUMBER_AWAITED, state.number_awaited)
    for s in state.awaited(seat):
        put(out, AWAITED + (s - seat) % seats, 1)
    if state.answers:
        mine = state.answers[seat]
        put(out, ANSWERED, len(mine))
        for i in range(min(ANSWER, len(mine))):
            put(out, ANSWERS + i, mine[len(mine) - 1 - i] + 1)


def put(out: bytearray, slot: int, value: int) -> None:
    """Write a number to a slot that is still 0."""
    if value:
        at = 2 * slot
        out[at] = value & 255
        if value > 255 or value < 0:
            if value > LARGEST or value < SMALLEST:
                raise ValueError(f"slot {slot}: {value} is no 16-bit number")
            out[at + 1] = value >> 8 & 255


def add(out: bytearray, slot: int, value: int) -> None:
    """Add to a slot that has counted less than 256 so far, and does after it."""
    out[2 * slot] += value


def legal_mask(state: State, seat: int) -> bytearray:
    """A byte for every move: 1 for the legal ones of a seat."""
    out = bytearray(state.moves.size)
    for move in state.legal(seat):
        out[move] = 1
    return out


def numbers_in(row: bytes | bytearray) -> list[int]:
    """The numbers of a row."""
    return list(unpack(f"<{len(row) // 2}h", row))


def write_flags(out: bytearray, start: int, mask: int) -> None:
    """A slot for each thing: 1 for those in the set."""
    if mask < 0:
        raise ValueError("a set is no negative number")
    while mask:
        digit = mask & LOW_BITS
        at = start
        while digit:
            if digit & 1:
                out[2 * at] = 1
            digit >>= 1
            at += 1
        mask >>= SHIFT
        start += SHIFT
