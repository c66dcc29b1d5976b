"""Every value of every option, in whole games."""

from __future__ import annotations

import pytest

from saecula import Record
from saecula.games.vinci import game
from saecula.games.vinci.state import TARGET
from saecula.kernel.chance import Chance, seed_key
from saecula.kernel.options import Value
from tests.games.vinci.given import actor, play_any

EACH = [(option.name, value) for option in game.options for value in option.samples()]


@pytest.mark.parametrize(("name", "value"), EACH)
def test_each_option_plays_to_the_end(name: str, value: Value) -> None:
    option = next(option for option in game.options if option.name == name)
    s = game.new(option.seats[0] if option.seats else 3, 3, {name: value})
    play_any(s, Chance(seed_key(3)))
    assert s.over
    assert max(s.scores) >= s.settings[TARGET]


def test_the_options_are_those_of_the_rules() -> None:
    assert {option.name: option.rule for option in game.options} == {
        "decline_tokens": "VI-9.4",
        "tile_mix": "VI-1.4",
        "victory_points": "VI-10.5",
        "tie_break": "VI-10.4",
        "virtual_difficulty": "VI-13.12",
        "virtual_tokens": "VI-13.12",
        "prefer_real_target": "VI-13.4",
        "value_formula": "VI-13.4",
    }


@pytest.mark.parametrize("reading", ["leave_one", "remove_one", "keep_all"])
@pytest.mark.parametrize("mix", ["corrected", "first_printing"])
def test_options_travel_with_a_record(reading: str, mix: str) -> None:
    record = Record(game, 3, 5, {"decline_tokens": reading, "tile_mix": mix, "victory_points": 60})
    chance = Chance(seed_key(5))
    while not record.now.over:
        seat = record.now.actors[0]
        legal = record.now.legal(seat)
        record.play(seat, legal[chance.below(len(legal))])
    again = Record.loads(record.dumps())
    assert again.now.pack() == record.now.pack()
    assert again.options == record.options


def test_the_readings_of_decline_lead_to_different_games() -> None:
    """The same dice and the same moves as long as possible: the tokens in decline differ."""
    ends = set()
    for reading in ("leave_one", "remove_one", "keep_all"):
        s = game.new(3, 8, {"decline_tokens": reading})
        chance = Chance(seed_key(8))
        for _ in range(400):
            if not s.over:
                legal = s.legal(actor(s))
                s.play(actor(s), legal[chance.below(len(legal))])
        ends.add(tuple(s.tokens))
    assert len(ends) == 3
