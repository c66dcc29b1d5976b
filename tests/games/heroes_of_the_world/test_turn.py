"""HO-3 to HO-6 and HO-12: the turn, taking and playing heroes, population."""

from __future__ import annotations

from saecula.games.heroes_of_the_world import game
from saecula.games.heroes_of_the_world.components import HERO, HERO_POPULATION
from saecula.games.heroes_of_the_world.state import Heroes
from tests.games.heroes_of_the_world.given import (
    asked,
    full_modern,
    given,
    gold,
    hand_size,
    next_card,
    next_faces,
    offered,
    play,
    player,
    question,
    refused,
    supply,
    taking,
    units,
)
from tests.rules import rule


def to_gold(s: Heroes) -> Heroes:
    """Whatever leads to the spending of gold."""
    while question(s) != "gold":
        names = [name for name in offered(s) if name != "convert"]
        play(s, "done" if "done" in names else names[0])
    return s


@rule("HO-3.1")
def test_a_turn_takes_a_hero_plays_one_and_passes_to_the_left() -> None:
    s = taking(player("red"), player("blue"), player("green"), display=["shaka"])
    assert (asked(s), question(s)) == ("red", "take")
    play(s, "take shaka")
    assert (asked(s), question(s)) == ("red", "play")
    to_gold(s)
    play(s, "done")
    assert (asked(s), question(s)) == ("blue", "take")


@rule("HO-3.2")
def test_the_turn_goes_round_by_seat_numbers() -> None:
    s = taking(player("blue"), player("green"), player("red"), player("yellow"), player("black"))
    order = []
    for _ in range(6):
        order.append(asked(s))
        to_gold(s)
        play(s, "done")
    assert order == ["blue", "green", "red", "yellow", "black", "blue"]


@rule("HO-3.3")
def test_no_free_action_while_units_open_an_era() -> None:
    s = game.new(2, 1)
    s.gold = [6, 6]
    s.bank = 48
    assert all(name.startswith("place") for name in offered(s))
    assert refused(s, "convert").rule == "HO-3.3"


@rule("HO-4.1")
def test_the_display_or_the_deck() -> None:
    s = taking(player("blue"), player("green"), player("red"), display=["shaka", "newton", "mozart"])
    assert sorted(offered(s)) == ["draw", "take mozart", "take newton", "take shaka"]
    assert refused(s, "take cook").rule == "HO-4.1"
    assert refused(s, "done").rule == "HO-4.1"
    next_card(s, "cook")
    play(s, "draw")
    assert hand_size(s, "blue") == 3
    assert "play cook" in offered(s)


@rule("HO-4.2", "HO-12.1")
def test_the_gap_is_filled_at_the_end_of_the_turn() -> None:
    s = taking(player("blue"), player("green"), player("red"), display=["shaka"])
    deck = len(s.deck)
    play(s, "take shaka")
    to_gold(s)
    assert s.display.bit_count() == 2
    play(s, "done")
    assert s.display.bit_count() == 3
    assert len(s.deck) == deck - 1


@rule("HO-12.1")
def test_nothing_is_filled_after_a_card_from_the_deck() -> None:
    s = taking(player("blue"), player("green"), player("red"))
    before = s.display
    play(s, "draw")
    to_gold(s)
    play(s, "done")
    assert s.display == before


@rule("HO-4.3")
def test_an_empty_deck_is_not_offered_and_the_display_not_refilled() -> None:
    s = taking(player("blue"), player("green"), player("red"), deck=0, shown_cards=2)
    assert refused(s, "draw").rule == "HO-4.3"
    to_gold(s)
    play(s, "done")
    assert s.display.bit_count() == 1


@rule("HO-4.3")
def test_with_nothing_to_take_the_phase_is_skipped() -> None:
    s = taking(player("blue"), player("green"), player("red"), deck=0, shown_cards=0)
    assert question(s) == "play"


@rule("HO-5.1")
def test_any_card_of_the_hand_is_laid_down_for_good() -> None:
    s = given(player("blue", hand=["shaka", "newton"]), player("green"), player("red"))
    assert sorted(offered(s)) == ["play newton", "play shaka"]
    assert refused(s, "play mozart").rule == "HO-5.1"
    play(s, "play shaka")
    assert game.view(s, 1)["players"][0]["played"] == ["shaka"]
    assert hand_size(s, "blue") == 1


@rule("HO-5.2")
def test_a_hero_acts_in_his_influence_only() -> None:
    s = given(player("blue", hand=["napoleon"]), player("green"), player("red"))
    play(s, "play napoleon")
    assert offered(s) == ["place africa", "place europe", "place russia"]
    assert refused(s, "place china").rule == "HO-5.2"


@rule("HO-5.3")
def test_population_discoveries_conquest_gold_in_this_order() -> None:
    s = given(player("blue", hand=["akbar"], india=1), player("green", india=1), player("red"))
    seen = []
    play(s, "play akbar")
    while asked(s) == "blue":
        if question(s) not in seen:
            seen.append(question(s))
        names = offered(s)
        if seen[-1] == "gold":
            assert gold(s, "blue") == 1
            break
        play(s, "done" if "done" in names else names[0])
    assert seen == ["populate", "discover", "put", "conquest", "gold"]


@rule("HO-5.3")
def test_actions_without_value_are_skipped() -> None:
    s = given(player("blue", hand=["washington"]), player("green", america=2), player("red"))
    play(s, "play washington", *["place america"] * 5)
    assert question(s) == "conquest"  # no discoveries
    play(s, "done")
    assert gold(s, "blue") == 0  # no treasure


@rule("HO-5.4")
def test_without_a_card_only_gold_is_spent() -> None:
    s = taking(player("blue", gold=4, cards=0, africa=1), player("green"), player("red"), deck=0, shown_cards=0)
    assert question(s) == "gold"
    assert gold(s, "blue") == 4
    play(s, "migrate africa", "move mediterranean", "done")
    assert (asked(s), question(s)) == ("green", "play")


@rule("HO-5.4")
def test_when_all_cards_are_gone_the_era_ends_without_scoring() -> None:
    nobody = [player(c, cards=0, europe=1) for c in ("blue", "green", "red")]
    s = taking(*nobody, deck=0, shown_cards=0, ladders={"europe": ["banking"]})
    told = [event.key for event in play(s, "done")]
    assert told.index("heroes_of_the_world-played-out") < told.index("heroes_of_the_world-over")
    assert s.over
    assert s.scores == [0, 0, 0]


@rule("HO-5.4")
def test_when_all_ancient_cards_are_gone_the_next_player_opens_the_modern_era() -> None:
    nobody = [player(c, cards=0, africa=1) for c in ("blue", "green", "red")]
    s = taking(*nobody, deck=0, shown_cards=0, era="ancient")
    play(s, "done")
    assert s.era == 1
    assert (asked(s), question(s)) == ("green", "settle")


@rule("HO-5.4")
def test_taking_the_last_card_announces_the_end() -> None:
    s = taking(player("blue"), player("green"), player("red"), deck=1, shown_cards=0)
    assert "heroes_of_the_world-cards-out" in [event.key for event in play(s, "draw")]
    assert game.progress(s).last


# --------------------------------------------------------------------------------------------------------- HO-6


@rule("HO-6.1")
def test_all_units_of_the_hero_are_placed_divided_at_will() -> None:
    s = given(player("blue", hand=["charlemagne"]), player("green"), player("red"))
    play(s, "play charlemagne", "place europe", "place mediterranean", "place europe")
    assert refused(s, "done").rule == "HO-6.1"
    play(s, "place mediterranean")
    assert (units(s, "blue", "europe"), units(s, "blue", "mediterranean")) == (2, 2)
    assert supply(s, "blue") == 65 - HERO_POPULATION[HERO["charlemagne"]]


@rule("HO-6.2")
def test_an_empty_supply_skips_the_action() -> None:
    s = given(player("blue", hand=["charlemagne"], africa=65), player("green"), player("red"))
    play(s, "play charlemagne")
    assert question(s) == "discover"


@rule("HO-6.3")
def test_units_may_go_where_nobody_is_and_where_the_ladder_is_complete() -> None:
    s = given(
        player("blue", hand=["charlemagne"]),
        player("green"),
        player("red"),
        ladders={"europe": full_modern()["europe"]},
    )
    play(s, "play charlemagne", "place europe")
    assert units(s, "blue", "europe") == 1


@rule("HO-3.3")
def test_whose_turn_it_is_also_while_another_is_asked() -> None:
    s = game.new(3, 5, {"start_player": "first_seat"})
    assert game.turn_of(s) == -1  # everybody places units: nobody's turn
    s = given(player("blue", hand=["washington"]), player("green", america=3), player("red"))
    play(s, "play washington", *["place america"] * 5)
    next_faces(s, "rout")
    play(s, "attack america")
    assert asked(s) == "green"
    assert game.turn_of(s) == 0
    play(s, "flee europe", "done")
    assert game.turn_of(s) == 1
