"""TA-0 and TA-1: versions and set-up."""

from __future__ import annotations

import pytest

from saecula import SaeculaError
from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.components import (
    AGES,
    CIVIL_DECKS,
    DESPOTISM,
    INDEX,
    MILITARY_KIND,
    NAMES,
    ROW,
    cards_in,
    count,
)
from saecula.games.through_the_ages.hands import pick
from saecula.games.through_the_ages.state import BONUSES, BOX, CIVIL_DECK, CURRENT, DECK, Ages, start_military
from tests.games.through_the_ages.given import get, on, play, table
from tests.rules import rule


def names(state: Ages, place: int) -> list[str]:
    return [NAMES[MILITARY_KIND[card]] for age in range(AGES) for card in cards_in(state.cards[place + age], age)]


@rule("TA-0.1")
def test_two_to_four_play() -> None:
    for seats in (1, 5):
        with pytest.raises(SaeculaError):
            game.new(seats, 1, {})


@rule("TA-0.2")
@pytest.mark.parametrize(("version", "ages"), [("simple", 1), ("advanced", 2), ("full", 3)])
def test_versions_differ_in_their_decks(version: str, ages: int) -> None:
    state = game.new(3, 1, {"version": version})
    assert [bool(state.cards[CIVIL_DECK + age]) for age in range(AGES)] == [age <= ages for age in range(AGES)]


@rule("TA-0.3")
def test_turns_go_clockwise_from_the_starting_player() -> None:
    state = game.new(4, 2, {})
    order = []
    for _ in range(8):
        order.append(state.active)
        while state.active == order[-1]:
            play(state, "done")
    assert order == [(state.first + i) % 4 for i in range(4)] * 2


@rule("TA-1.1", "TA-1.2")
def test_civil_decks_by_number_of_players() -> None:
    assert [[count(mask) for mask in deck] for deck in CIVIL_DECKS] == [
        [20, 45, 45, 45],
        [20, 50, 50, 50],
        [20, 55, 55, 55],
    ]


@rule("TA-1.3")
def test_thirteen_cards_of_age_a_lie_in_the_row() -> None:
    state = game.new(2, 1, {})
    assert len(state.row) == ROW == 13
    assert all(card >> 6 == 0 for card in state.row)
    assert count(state.cards[CIVIL_DECK]) == 7


@rule("TA-1.4")
def test_the_simple_game_has_nine_events_without_politics() -> None:
    state = game.new(2, 1, {"version": "simple"})
    events = names(state, CURRENT)
    assert len(events) == 9
    assert "development_of_politics" not in events
    assert not names(state, DECK)


@rule("TA-1.5")
def test_the_advanced_game_turns_up_four_bonus_events() -> None:
    state = game.new(3, 1, {"version": "advanced"})
    assert len(names(state, BONUSES)) == 4
    assert all(name.startswith("impact") for name in names(state, BONUSES))
    assert not state.cards[DECK + 3]
    assert not [name for name in names(state, DECK) if name.startswith("war_over")]
    assert len(names(state, CURRENT)) == 5
    assert count(state.cards[BOX]) == 5
    public = set(game.view(state, 0)["bonus_cards"])
    assert public == set(names(state, BONUSES))


@rule("TA-1.5", "TA-1.6")
@pytest.mark.parametrize(("seats", "pacts"), [(2, 0), (3, 10)])
def test_two_players_play_without_pacts(seats: int, pacts: int) -> None:
    full = start_military([2, 0, 0, 0, 0, 0, 0, 0, 0], seats)
    cards = [MILITARY_KIND[card] for age in range(AGES) for card in cards_in(full[age], age)]
    assert len([k for k in cards if INDEX["open_borders_agreement"] <= k <= INDEX["peace_treaty"]]) == pacts
    state = game.new(seats, 1, {})
    assert not names(state, BONUSES)


@rule("TA-1.7")
def test_the_starting_player_is_drawn() -> None:
    assert {game.new(4, seed, {}).first for seed in range(20)} == {0, 1, 2, 3}


@rule("TA-1.8", "TA-1.9")
def test_what_a_civilization_begins_with() -> None:
    state = game.new(2, 1, {})
    for s in range(2):
        assert (state.civ[s].yellow_bank, state.civ[s].unused, state.civ[s].yellow_tokens) == (18, 1, 25)
        assert [on(state, name, s) for name in ("agriculture", "bronze", "philosophy", "warriors", "religion")] == [
            2, 2, 1, 1, 0,
        ]  # fmt: skip
        assert (state.civ[s].blue_bank, state.civ[s].blue_tokens) == (18, 18)
        assert (state.civ[s].civil_actions, state.civ[s].military_actions, state.civ[s].government) == (4, 2, DESPOTISM)
        values = ["culture", "science", "culture_rating", "science_rating", "strength", "happiness"]
        assert [get(state, value, s) for value in values] == [0, 0, 0, 1, 1, 0]


@rule("TA-1.10")
def test_the_box_has_tokens_for_every_gain() -> None:
    from saecula.games.through_the_ages.payment import blue_tokens, yellow_tokens

    state = table()
    for _ in range(10):
        assert yellow_tokens(state, 0, 4) == 4
        assert blue_tokens(state, 0, 3) == 3
    state.check()


def test_options_without_a_meaning_are_refused() -> None:
    for options in (
        {"version": "simple", "peaceful": True},
        {"version": "advanced", "bonus_cards": "personal"},
        {"bonus_fewer": True},
    ):
        with pytest.raises(SaeculaError):
            game.new(3, 1, options)  # type: ignore[arg-type]


@rule("TA-1.3", "TA-1.5")
def test_every_card_of_a_pile_is_drawn_equally_often() -> None:
    state = game.new(2, 1, {})
    drawn = [pick(state, 0b10110) for _ in range(900)]
    assert set(drawn) == {0b10, 0b100, 0b10000}
    assert all(250 < drawn.count(bit) < 350 for bit in set(drawn))
