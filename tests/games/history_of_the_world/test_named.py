"""Every event card and every Empire is played in a test that names it, by its words or in its table of cases."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import CodeType, FunctionType, ModuleType

from saecula.games.history_of_the_world.cards import EMPIRE_NAMES, EVENT_NAMES
from tests.games.history_of_the_world import (
    test_cards,
    test_examples,
    test_expansion,
    test_options,
    test_single_cards,
)

GENERAL = {  # go through all cards of the data and say nothing of what one of them does
    "test_every_card_can_be_played_in_its_epochs_and_only_there",
    "test_some_cards_need_a_target",
}


def words_of(code: CodeType) -> Iterator[str]:
    """The words in the texts of a function."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from words_of(constant)
        else:
            yield from re.findall(r"[a-z_]+", str(constant))


def named_by(test: FunctionType) -> set[str]:
    """What a test names: in its own words, and in the cases it is run with."""
    found = set(words_of(test.__code__))
    for mark in getattr(test, "pytestmark", []):
        if mark.name == "parametrize":
            found |= set(re.findall(r"[a-z_]+", str(mark.args[1])))
    return found


def named_in(*modules: ModuleType) -> dict[str, list[str]]:
    """For each word the tests that name it."""
    found: dict[str, list[str]] = {}
    for module in modules:
        for name, test in vars(module).items():
            if name.startswith("test_") and isinstance(test, FunctionType) and name not in GENERAL:
                for word in named_by(test):
                    found.setdefault(word, []).append(name)
    return found


def test_every_event_card_is_played_in_a_test_that_names_it() -> None:
    named = named_in(test_cards, test_single_cards, test_options, test_examples)
    assert [name for name in EVENT_NAMES if name not in named] == []


def test_every_empire_is_played_in_a_test_that_names_it() -> None:
    named = named_in(test_expansion)
    assert [name for name in EMPIRE_NAMES if "test_every_empire_sets_out" not in named.get(name, [])] == []


def test_a_card_that_no_test_names_is_noticed() -> None:
    named = named_in(test_cards, test_single_cards, test_expansion)
    assert "leader" in named
    assert "minor_empire_atlantis" not in named
