"""Options of a game: what a table may choose before it starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from saecula.kernel.errors import SaeculaError

Value = str | int | bool


class Option:
    """One option: named choices, a yes/no, or a whole number between two bounds (or choices and a number)."""

    def __init__(
        self,
        name: str,
        default: Value,
        choices: Sequence[str] = (),
        low: int = 0,
        high: int = -1,
        rule: str = "",
        seats: Sequence[int] = (),
    ) -> None:
        self.name = name
        self.default = default
        self.choices = list(choices)
        self.low = low
        self.high = high  # below `low`: no number is taken
        self.rule = rule
        self.seats = list(seats)  # the numbers of seats it makes sense for; empty: all

    @property
    def yes_no(self) -> bool:
        """Whether it is a simple switch."""
        return isinstance(self.default, bool)

    def allows(self, value: object) -> bool:
        """Whether this is one of its values."""
        if isinstance(value, bool):
            return self.yes_no
        if isinstance(value, int):
            return self.low <= value <= self.high
        return isinstance(value, str) and value in self.choices

    def values(self) -> str:
        """Its values, in words for an error message."""
        if self.yes_no:
            return "true or false"
        words = list(self.choices)
        if self.high >= self.low:
            words.append(f"{self.low} to {self.high}")
        return " or ".join(words)

    def parse(self, text: str) -> Value:
        """A value typed by a person or found in a file."""
        value: object = text
        if self.yes_no and text in ("true", "false"):
            value = text == "true"
        elif text.isdigit() and text.isascii() and len(text) < 10:
            value = int(text)
        return self.accept(value)

    def accept(self, value: object) -> Value:
        """The value if it is valid; otherwise a SaeculaError that names the valid ones."""
        if not self.allows(value):
            raise SaeculaError(f"option {self.name} cannot be {value!r}: it is {self.values()}")
        assert isinstance(value, (str, int))
        return value

    def samples(self) -> list[Value]:
        """Every choice, and the two ends of the range of numbers: what a test has to try."""
        if self.yes_no:
            return [False, True]
        ends: list[Value] = [] if self.high < self.low else sorted({self.low, self.high})
        return [*self.choices, *ends]


def complete_options(declared: Sequence[Option], given: Mapping[str, Value], seats: int) -> dict[str, Value]:
    """Every declared option with its value, given or default, in the declared order. Unknown ones are refused."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            raise SaeculaError(f"there is no option {name!r}; there is: {', '.join(names) or 'none'}")
    complete: dict[str, Value] = {}
    for option in declared:
        value = option.accept(given.get(option.name, option.default))
        if option.seats and seats not in option.seats and value != option.default:
            fitting = " or ".join([str(n) for n in option.seats])
            raise SaeculaError(f"option {option.name} has a meaning only with {fitting} seats, not with {seats}")
        complete[option.name] = value
    return complete


def option_text(value: Value) -> str:
    """A value as it stands in a record."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_option(game: str, options: list[Option], name: str, text: str, seats: int, repeated: bool) -> dict[str, Value]:
    """One option line of a record, checked on its own so that an error names its line."""
    declared = [option for option in options if option.name == name]
    if not declared or repeated:
        raise SaeculaError(f"{game} has no option {name!r}" if not declared else f"option {name!r} is there twice")
    value = {name: declared[0].parse(text)}
    complete_options(options, value, seats)
    if option_text(value[name]) != text:
        raise SaeculaError(f"option {name} is written {option_text(value[name])!r}, not {text!r}")
    return value
