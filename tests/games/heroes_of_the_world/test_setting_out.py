"""HO-0 to HO-2: goal, components, set-up, and the units that open the ancient era."""

from __future__ import annotations

from collections import Counter

import pytest

import saecula
from saecula.games.heroes_of_the_world import game
from saecula.games.heroes_of_the_world.components import (
    BAGS,
    BEIGE,
    CARDS,
    DIE,
    HEROES,
    TERRITORIES,
    TERRITORY_NAMES,
    VALUE,
    discovery_tokens,
    faces,
    heroes,
    territories,
)
from saecula.games.heroes_of_the_world.wonders import WONDER_ERA
from tests.games.heroes_of_the_world.given import (
    asked,
    full_modern,
    given,
    gold,
    next_faces,
    next_tokens,
    offered,
    owner,
    play,
    player,
    points,
    question,
    refused,
    supply,
    units,
)
from tests.rules import rule


@rule("HO-0.1")
def test_the_eighth_ladder_of_nine_ends_the_game_and_most_points_win() -> None:
    s = given(
        player("blue", hand=["newton"]),
        player("green", points=50),
        player("red"),
        ladders={**full_modern("europe", "africa"), "europe": ["banking", "printing", "electricity"]},
    )
    play(s, "play newton", *["place europe"] * 3, "discover", "put europe")
    assert s.over
    assert s.ranking[1] == 1


@rule("HO-0.2")
def test_two_to_five_players() -> None:
    assert game.seat_counts == [2, 3, 4, 5]
    with pytest.raises(saecula.SaeculaError):
        game.new(6)


@rule("HO-1.1")
def test_nine_territories_five_beige_and_four_orange() -> None:
    assert TERRITORIES == 9
    assert BEIGE.bit_count() == 5
    assert Counter(t.color for t in territories) == {"beige": 5, "orange": 4}


@rule("HO-1.2")
def test_seventy_six_heroes_in_two_decks() -> None:
    assert HEROES == 76
    assert sum(CARDS) == 76
    charlemagne = next(h for h in heroes if h.id == "charlemagne")
    assert (charlemagne.population, charlemagne.discoveries, charlemagne.conquest, charlemagne.treasure) == (4, 1, 4, 0)


@rule("HO-1.3")
def test_fifty_three_tokens_worth_nothing_to_four() -> None:
    assert sum(len(bag) for bag in BAGS) == 53
    assert set(VALUE) == {0, 1, 2, 3, 4}


@rule("HO-1.4")
def test_nine_wonders() -> None:
    assert Counter(WONDER_ERA) == {0: 5, 1: 4}


@rule("HO-1.5")
def test_units_that_are_not_in_the_supply_are_forgone() -> None:
    s = given(player("blue", hand=["shaka"], europe=62), player("green"), player("red"))
    play(s, "play shaka", *["place africa"] * 3)
    assert supply(s, "blue") == 0
    assert question(s) == "gold"


@rule("HO-1.6")
def test_the_bank_does_not_run_out() -> None:
    s = given(player("blue", hand=["mansa_musa"], gold=30), player("green", gold=30), player("red"))
    play(s, "play mansa_musa", *["place africa"] * 3, "discover", "put africa")
    assert gold(s, "blue") == 34


@rule("HO-1.6")
def test_with_sixty_coins_only_what_is_there_is_received() -> None:
    s = given(
        player("blue", hand=["mansa_musa"], gold=30, wonders=["machu_picchu"]),
        player("green", gold=28),
        player("red"),
        options={"gold_supply": "limited"},
    )
    play(s, "play mansa_musa", *["place africa"] * 3, "discover", "put africa")
    assert gold(s, "blue") == 32
    play(s, "use machu_picchu")
    assert gold(s, "blue") == 32
    play(s, "convert")
    assert s.bank == 2


@rule("HO-1.6", "HO-9.6")
def test_plunder_moves_coins_between_players_only() -> None:
    s = given(
        player("blue", hand=["shaka"], gold=30, africa=1),
        player("green", gold=30, africa=1),
        player("red"),
        options={"gold_supply": "limited"},
    )
    play(s, "play shaka", *["place africa"] * 5)
    next_faces(s, "plunder")
    play(s, "attack africa")
    assert (gold(s, "blue"), gold(s, "green"), s.bank) == (35, 25, 0)


@rule("HO-1.7")
def test_the_die_has_six_faces_four_of_them_good_for_the_conqueror() -> None:
    assert len(DIE) == 6
    assert [f.id for f in faces if not f.favours_attacker] == ["bloodbath", "defeat"]


@rule("HO-1.8")
def test_points_only_ever_grow() -> None:
    s = game.new(3, 5)
    before = points(s)
    while not s.over:
        seat = s.actors[0]
        legal = s.legal(seat)
        s.play(seat, legal[s.drawn % len(legal)])
        assert all(new >= old for new, old in zip(points(s), before, strict=True))
        before = points(s)


@pytest.mark.parametrize("token", discovery_tokens, ids=lambda token: str(token.id))
def test_each_token_adds_its_value_to_a_ladder(token: object) -> None:
    found = next(t for t in discovery_tokens if t is token)
    other = "roads" if found.era == "ancient" and found.id != "roads" else "agriculture"
    if found.era == "ancient":
        s = given(
            player("blue", hand=["hammurabi"]),
            player("green"),
            player("red"),
            era="ancient",
            ladders={"middle_east": [other, "irrigation" if found.id != "irrigation" else "wheel"]},
        )
        play(s, "play hammurabi", *["place middle_east"] * 4)
        next_tokens(s, found.id)
        play(s, "discover", "put middle_east")
        assert points(s) == [4 + found.value, 0, 0]
    else:
        s = given(
            player("blue", hand=["livingstone"]),
            player("green"),
            player("red"),
            ladders={"africa": ["philosophy", "wheel"]},
        )
        play(s, "play livingstone", *["place africa"] * 5)
        next_tokens(s, found.id)
        play(s, "discover", "put africa")
        assert points(s) == [6 + found.value, 0, 0]


# --------------------------------------------------------------------------------------------------------- HO-2


@rule("HO-2.1")
def test_everybody_starts_with_no_points_and_one_coin() -> None:
    s = game.new(4, 3)
    assert points(s) == [0] * 4
    assert s.gold == [1] * 4


@rule("HO-2.2", "HO-2.3")
def test_two_cards_each_and_three_on_display() -> None:
    s = game.new(5, 3)
    assert [hand.bit_count() for hand in s.hand] == [2] * 5
    assert s.display.bit_count() == 3
    assert len(s.deck) == 36 - 13
    assert s.era == 0


@rule("HO-2.4")
def test_the_bag_holds_the_beige_tokens() -> None:
    assert game.new(3, 3).bag == BAGS[0]


@rule("HO-2.5")
def test_the_ancient_wonders_lie_beside_the_board() -> None:
    s = game.new(3, 3)
    assert owner(s, "lighthouse_of_alexandria") == "on_offer"
    assert owner(s, "kremlin") == "away"


@rule("HO-2.6")
def test_seven_units_each_one_at_a_time_clockwise_in_beige_territories() -> None:
    s = game.new(3, 3, {"start_player": "first_seat"})
    assert offered(s) == [f"place {name}" for name in TERRITORY_NAMES[:5]]
    order = []
    while question(s) == "settle":
        order.append(asked(s))
        play(s, "place africa")
    assert order == ["blue", "green", "red"] * 7
    assert [units(s, who, "africa") for who in ("blue", "green", "red")] == [7, 7, 7]


@rule("HO-2.7")
def test_the_first_player_is_drawn_and_takes_the_first_turn() -> None:
    first = set()
    for seed in range(12):
        s = game.new(3, seed)
        who = asked(s)
        first.add(who)
        for _ in range(21):
            play(s, "place india")
        assert (asked(s), question(s)) == (who, "take")
    assert len(first) == 3


@rule("HO-2.7")
def test_or_the_first_seat_begins() -> None:
    assert {game.new(4, seed, {"start_player": "first_seat"}).actors for seed in range(8)} == {(0,)}


@rule("HO-2.8")
def test_orange_territories_are_closed_in_the_ancient_era() -> None:
    s = game.new(3, 3)
    assert refused(s, "place europe").rule == "HO-2.8"
    s = given(player("blue", hand=["piye"], gold=2, middle_east=1), player("green"), player("red"), era="ancient")
    play(s, "play piye", *["place africa"] * 5, "migrate middle_east")
    assert refused(s, "move russia").rule == "HO-2.8"
