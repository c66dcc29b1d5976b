"""Options: what a table may agree on."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saecula import SaeculaError
from saecula.kernel.options import Option, Value, complete_options

SWITCH = Option("fog", False)
CHOICE = Option("map", "small", ["small", "large"])
NUMBER = Option("rounds", 5, low=3, high=9, seats=[2, 3])
EITHER = Option("points", "by_seats", ["by_seats"], 30, 300)
ALL = [SWITCH, CHOICE, NUMBER, EITHER]


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (SWITCH, "true", True),
        (CHOICE, "large", "large"),
        (NUMBER, "3", 3),
        (EITHER, "by_seats", "by_seats"),
        (EITHER, "300", 300),
    ],
)
def test_values_are_read_from_text(option: Option, text: str, value: Value) -> None:
    assert option.parse(text) == value
    assert type(option.parse(text)) is type(value)


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (SWITCH, "1"),
        (SWITCH, "True"),
        (CHOICE, "huge"),
        (CHOICE, ""),
        (NUMBER, "2"),
        (NUMBER, "10"),
        (NUMBER, "-4"),
        (EITHER, "29"),
        (NUMBER, "٣"),
    ],
)
def test_other_texts_are_refused_with_what_would_be_right(option: Option, text: str) -> None:
    with pytest.raises(SaeculaError) as caught:
        option.parse(text)
    assert option.name in str(caught.value)
    assert option.values() in str(caught.value)
    assert "\n" not in str(caught.value)


@given(st.sampled_from(ALL), st.text(max_size=30))
def test_any_text_is_read_or_refused(option: Option, text: str) -> None:
    try:
        value = option.parse(text)
    except SaeculaError:
        return
    assert option.allows(value)
    assert option.accept(value) == value


@pytest.mark.parametrize("value", [1, 0, "true", None, 1.0, [True]])
def test_a_switch_takes_only_yes_and_no(value: object) -> None:
    with pytest.raises(SaeculaError):
        SWITCH.accept(value)


def test_samples_are_values() -> None:
    assert [option.samples() for option in ALL] == [[False, True], ["small", "large"], [3, 9], ["by_seats", 30, 300]]
    assert all(option.allows(value) for option in ALL for value in option.samples())


def test_options_are_completed_in_the_declared_order() -> None:
    completed = complete_options(ALL, {"points": 40, "fog": True}, 2)
    assert list(completed.items()) == [("fog", True), ("map", "small"), ("rounds", 5), ("points", 40)]


def test_unknown_options_are_refused_by_name() -> None:
    with pytest.raises(SaeculaError, match="there is no option 'fogg'; there is: fog, map"):
        complete_options(ALL, {"fogg": True}, 2)


def test_an_option_without_meaning_for_this_many_seats_is_refused() -> None:
    assert complete_options(ALL, {"rounds": 5}, 4)["rounds"] == 5  # its default changes nothing
    with pytest.raises(SaeculaError, match="only with 2 or 3 seats, not with 4"):
        complete_options(ALL, {"rounds": 6}, 4)
