"""What the game tells besides its rules: odds, forecasts, warnings, and how things ended."""

from __future__ import annotations

import random
from typing import Any

import pytest

from saecula.games.history_of_the_world import game
from saecula.games.history_of_the_world.cards import EMPIRE_INDEX
from saecula.games.history_of_the_world.combat import BOTH_FELL, LOST, WON, attack_origin, defence_dice, odds
from saecula.games.history_of_the_world.components import INDEX, NEAR, PLAIN_INTO, PLAYABLE, members
from saecula.games.history_of_the_world.epochs import finish
from saecula.games.history_of_the_world.state import ACTIVE, BARBARIAN, REBELS, REVOLTING, History
from saecula.kernel.message import Event
from tests.games.history_of_the_world.given import (
    actor,
    army,
    capital,
    city,
    expanding,
    explained,
    fort,
    given,
    loses,
    navy,
    play,
    rig,
    rolled,
    told,
)
from tests.rules import rule


def targets(state: History) -> dict[str, dict[str, Any]]:
    return {target["id"]: target for target in game.view(state, 0)["targets"]}


def warning(state: History) -> str:
    found = game.warn(state, actor(state), game.moves.parse("done"))
    return "" if found is None else found.key.removeprefix("history_of_the_world-warn-")


# ------------------------------------------------------------------------------------------------- odds before the dice


@rule("HW-4.15")
def test_barbarians_see_their_odds() -> None:
    there = [army("blue", "northern_apennines", "massif"), fort("massif"), army("yellow", "crete")]
    state = play(given("persia", *there, hand=["barbarians"]), "play barbarians", "choose alps")
    found = targets(state)
    assert set(found) == {"northern_apennines", "massif"}
    for name, target in found.items():
        chances = odds(state, BARBARIAN, INDEX[name], 1).ends
        assert (target["how"], target["from"], target["dice"]) == ("attack", "alps", [2, 1])
        assert target["win"] == round(chances[WON], 4)
        assert abs(target["win"] + target["both"] + target["repelled"] + target["lose"] - 1) < 0.001
        assert "cost" not in target, "a lost army ends the raid"
    assert found["massif"]["win"] < found["northern_apennines"]["win"]


@rule("HW-4.18")
def test_rebels_see_their_odds_and_what_a_territory_would_bring() -> None:
    state = given("persia", army("blue", "crete", "morea"), capital("crete"), hand=["civil_war"])
    play(state, "play civil_war")
    crete = targets(state)["crete"]
    assert crete["win"] == round(odds(state, REBELS, INDEX["crete"], 1).ends[WON], 4)
    southern_europe = 2
    assert crete["points"] == southern_europe + 1, "presence, and the city that is left of the capital"
    play(state, "choose crete")
    assert set(targets(state)) == {"morea"}


@rule("HW-4.26")
def test_migrants_see_what_a_territory_would_bring() -> None:
    state = play(given("romans", hand=["migrants_africa"]), "play migrants_africa")
    found = targets(state)
    assert {target["how"] for target in found.values()} == {"occupy"}
    before = game.view(state, 0)["players"][0]["forecast"]["total"]
    name = next(iter(found))
    play(state, f"choose {name}")
    assert game.view(state, 0)["players"][0]["forecast"]["total"] == before + found[name]["points"]


@rule("HW-9.4", "HW-9.6")
def test_a_fight_for_a_sea_shows_its_odds_and_every_modifier() -> None:
    held = navy("blue", "western_mediterranean")
    state = given("romans", held, hand=["weaponry", "elite_troops"], options={"naval_control": True})
    play(state, "play weaponry", "play elite_troops")
    sea = targets(state)["western_mediterranean"]
    wins = sum(max(a, b) + 1 >= d for a in range(6) for b in range(6) for d in range(6))
    assert sea["win"] == round(wins / 216, 4)
    assert (sea["both"], sea["dice"], sea["bonus"], sea["points"], sea["ties_won"]) == (0, [2, 1], 1, 1, True)
    lines = explained(state, "sea_battle western_mediterranean")
    assert list(lines) == ["explain-dice", "explain-weaponry", "explain-ties", "explain-sea-odds"]


@rule("HW-4.24")
def test_the_jewish_revolt_tells_its_odds_before_it_is_played() -> None:
    state = given("persia", army("blue", "palestine"), fort("palestine"), hand=["jewish_revolt"])
    lines = explained(state, "play jewish_revolt")
    ends = odds(state, REVOLTING, INDEX["palestine"], 1).ends
    assert lines["explain-dice"]["dice"] == 3
    assert lines["explain-odds"]["win"] == round(100 * ends[WON], 1)
    assert (ends[BOTH_FELL] > 0, ends[LOST] > 0) == (True, True)
    for empty in (given("persia", hand=["jewish_revolt"]), given("persia", army("red", "palestine"), hand=["jihad"])):
        assert "explain-odds" not in explained(empty, "play jewish_revolt")


@rule("HW-5.14", "HW-5.17")
def test_an_attack_is_told_to_come_from_where_it_meets_the_fewest_dice() -> None:
    """Over every Territory with both kinds of borders: the way that is drawn is the way that is rolled for."""
    state = expanding("romans")
    compared = 0
    for t in members(PLAYABLE):
        hard = NEAR[t] & ~PLAIN_INTO[t]
        for source in members(PLAIN_INTO[t]) if hard else []:
            state.marching = hard | 1 << source
            assert attack_origin(state, ACTIVE, t) == source
            assert defence_dice(state, ACTIVE, t) == 1
            compared += 1
    assert compared > 60


@rule("HW-5.10")
def test_a_landing_is_told_to_come_from_the_nearest_kind_of_water() -> None:
    found = targets(expanding("britain", army("blue", "baltic_seaboard", "brazil")))
    assert (found["baltic_seaboard"]["sea"], found["brazil"]["sea"]) == ("north_sea", "atlantic_ocean")


# -------------------------------------------------------------------------------------------------- cards and forecasts


@rule("HW-4.3")
def test_a_card_is_for_later_while_a_turn_in_its_epochs_is_to_come() -> None:
    """Canaanites belong to Epoch I: they are alive while its Empires are drawn, and dead after the owner's turn."""
    card = "kingdom_canaanites"
    deals = [game.new(3, seed) for seed in range(20)]
    state, holder = next((deal, s) for deal in deals for s in range(3) if card in hand(deal, s))
    rng = random.Random(1)
    while state.epoch == 1:
        done = holder in state.holder[: state.call]
        assert hand(state, holder)[card]["later"] is not done
        seat = state.actors[0]
        kept = game.moves.parse(f"play {card}")
        state.play(seat, rng.choice([move for move in state.legal(seat) if move != kept]))
    assert hand(state, holder)[card]["later"] is False


def hand(state: History, seat: int) -> dict[str, dict[str, Any]]:
    return {card["event"]: card for card in game.view(state, seat)["hand"]}


@rule("HW-4.21", "HW-4.35")
def test_elite_troops_and_jihad_are_shown_as_spent_when_they_are() -> None:
    state = expanding("romans", army("blue", "northern_apennines"), cards=["elite_troops", "jihad"])
    seen = []
    for dice in (3, 2):
        play(rig(state, loses(dice, 1)), "expand northern_apennines")
        seen.append([card["event"] for card in game.view(state, 0)["cards"] if card.get("spent")])
    assert seen == [["elite_troops"], ["elite_troops", "jihad"]]


@rule("HW-4.33")
@pytest.mark.parametrize(
    ("name", "after"),
    [("barbarians", ["choose alps"]), ("crusade", ["done"]), ("kingdom_kush", []), ("leader", None)],
)
def test_a_card_is_spent_when_it_is_settled(name: str, after: list[str] | None) -> None:
    """Not while its question is open, or its armies expand."""
    state = play(given("romans", army("blue", "northern_apennines"), hand=[name, "weaponry"]), f"play {name}")
    spent = [[card.get("spent", False) for card in game.view(state, 0)["cards"]] == [True]]
    for move in after or []:
        play(state, move)
    if name == "barbarians":
        play(rig(state, loses(2, 1)), "choose northern_apennines")
    spent.append([card.get("spent", False) for card in game.view(state, 0)["cards"]] == [True])
    assert spent == ([False, False] if after is None else [not after, True])


@rule("HW-5.24", "HW-6.6")
def test_the_forecast_counts_the_monuments_that_could_be_built() -> None:
    state = expanding("vedic_city_states")
    play(state, "expand western_deccan", "expand eastern_ghats")
    before = game.view(state, 0)["players"][0]["forecast"]
    assert before["monuments"] == game.view(state, 0)["monuments"]["to_build"] == 1
    assert explained(state, "done")["explain-score"]["points"] == before["total"]
    play(state, "done", "monument upper_indus")
    assert game.view(state, 0)["players"][0]["forecast"] == before


# ------------------------------------------------------------------------------------------------------------- warnings


@rule("HW-5.5", "HW-5.28", "HW-4.8", "HW-4.22")
def test_what_would_be_lost_is_said_before_the_turn_ends() -> None:
    state = expanding("minoans", cards=["engineering", "population_explosion"])
    play(state, "fort_army crete")
    assert warning(state) == "armies"
    play(state, "expand morea")
    assert warning(state) == "forts"
    play(state, "fort_free morea")
    assert warning(state) == "", "no Territory is left for a fort, and no army was lost"
    state = expanding("minoans", army("blue", "morea"), cards=["population_explosion"])
    play(state, "fort_army crete")
    play(rig(state, loses(2, 1)), "expand morea")
    assert warning(state) == "coins", "the army can be bought back"


@rule("HW-5.29")
def test_coins_of_the_first_half_are_not_lost() -> None:
    state = expanding("incas_aztecs", cards=["population_explosion"])
    play(state, "fort_army northern_andes")
    assert warning(state) == ""
    play(state, "done", "expand pacific_seaboard")
    assert warning(state) == "coins"


# ----------------------------------------------------------------------------------------------------------- told after


@rule("HW-5.22", "HW-5.21")
@pytest.mark.parametrize(("thing", "fate"), [(capital, "city"), (city, "ruin"), (None, "none")])
def test_the_log_says_what_becomes_of_a_capital_or_city(thing: Any, fate: str) -> None:
    things = [thing("northern_apennines")] if thing else []
    log: list[Event] = []
    play(expanding("romans", *things), "expand northern_apennines", log=log)
    assert told(log, "occupied")[0]["sacked"] == fate
    state = given("romans", army("blue", "northern_apennines"), *things, hand=["treachery"])
    play(state, "play treachery", "choose northern_apennines", "expand northern_apennines", log=log)
    assert told(log, "surrendered")[0]["sacked"] == fate
    state = given("romans", army("blue", "northern_apennines"), *things, hand=["civil_war"])
    play(state, "play civil_war")
    play(rig(state, rolled(6, 1, 1)), "choose northern_apennines", log=log)
    assert told(log, "arrived")[0]["sacked"] == fate


@rule("HW-4.19", "HW-9.5")
def test_a_second_crusader_in_palestine_brings_no_second_reward() -> None:
    state = given("romans", hand=["crusade"], options={"multiple_armies": True})
    log: list[Event] = []
    play(state, "play crusade", "expand palestine", "expand palestine", log=log)
    assert len(told(log, "crusaders-reward")) == 1


@rule("HW-8.2")
@pytest.mark.parametrize(
    ("strengths", "last", "by"),
    [
        ([60, 61, 60], ["germany", "netherlands", "russia"], None),
        ([60, 60, 61], ["germany", "netherlands", "russia"], "last"),
        ([60, 61, 61], ["germany", "netherlands", "russia"], "strengths"),
    ],
)
def test_the_log_says_what_broke_a_tie(strengths: list[int], last: list[str], by: str | None) -> None:
    state = given("germany", scores={"red": 90, "blue": 90, "yellow": 80})
    state.strengths = strengths
    state.latest = [EMPIRE_INDEX[name] for name in last]
    if by is None:
        state.score = [90, 80, 70]
    log: list[Event] = []
    state.log = log
    finish(state)
    assert [event["by"] for event in told(log, "tie")] == ([by] if by else [])
