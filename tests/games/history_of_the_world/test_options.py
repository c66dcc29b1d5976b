"""HW-9: the optional rules for experts."""

from __future__ import annotations

import pytest

from saecula.games.history_of_the_world import game
from saecula.games.history_of_the_world.cards import GREAT_CARDS, IS_MINOR_EMPIRE
from saecula.games.history_of_the_world.combat import WON, odds
from saecula.games.history_of_the_world.components import INDEX, WATER_INDEX, members
from saecula.games.history_of_the_world.scoring import points_by_source
from saecula.games.history_of_the_world.state import ACTIVE
from tests.games.history_of_the_world.given import (
    armies,
    army,
    expanding,
    fleets,
    fort,
    given,
    holder,
    loses,
    navy,
    offered,
    origin,
    phase,
    play,
    refused,
    rig,
    rolled,
    structures,
    ties,
    wins,
)
from tests.games.history_of_the_world.test_epochs import whole_game
from tests.rules import rule

STACKS = {"multiple_armies": True}
NAVAL = {"naval_control": True}
TARGET = "northern_apennines"


@rule("HW-9.1")
def test_no_supremacy_markers() -> None:
    state, log = whole_game(5, supremacy=False)
    assert sum(state.markers) == 0
    assert not [event for event in log if "supremacy" in event.key or "markers" in event.key]


@rule("HW-9.2")
@pytest.mark.parametrize("seats", [3, 6])
def test_everybody_gets_one_minor_empire(seats: int) -> None:
    state = game.new(seats, 11, {"deal_minor_empires": True})
    for hand in state.great:
        kinds = [IS_MINOR_EMPIRE[GREAT_CARDS[card]] for card in members(hand)]
        assert sorted(kinds) == [False, False, True]
    for n in range(8):
        copy = state.determinize(0, n)
        for hand in copy.great:
            assert sum([IS_MINOR_EMPIRE[GREAT_CARDS[card]] for card in members(hand)]) == 1


# ----------------------------------------------------------------------------------------------------- multiple armies


@rule("HW-9.3", "HW-9.5")
def test_up_to_three_armies_or_two_and_a_fort() -> None:
    state = expanding("romans", options=STACKS)
    home = "southern_apennines"
    play(state, f"expand {home}", f"expand {home}")
    assert armies(state, home) == 3
    assert refused(state, f"expand {home}") == "HW-9.3"
    assert refused(state, f"fort_army {home}") == "HW-9.5"
    play(state, f"expand {TARGET}", f"fort_army {TARGET}", f"expand {TARGET}")
    assert armies(state, TARGET) == 2
    assert refused(state, f"expand {TARGET}") == "HW-9.3"
    assert refused(expanding("romans"), f"expand {home}") == "HW-5.9"


@rule("HW-9.3", "HW-9.5")
def test_the_attacker_fights_on_until_the_territory_is_empty() -> None:
    there = [army("blue", TARGET, TARGET), fort(TARGET)]
    state = expanding("romans", *there, options=STACKS)
    play(rig(state, wins(2, 1, fort=1), wins(2, 1), wins(2, 1)), f"expand {TARGET}")
    assert (holder(state, TARGET), armies(state, TARGET), state.lost) == ("red", 1, 0)
    state = expanding("romans", *there, options=STACKS)
    play(rig(state, wins(2, 1, fort=1), ties(2, 1)), f"expand {TARGET}")
    assert (holder(state, TARGET), armies(state, TARGET), structures(state, TARGET)) == ("blue", 1, set())
    state = expanding("romans", *there, options=STACKS)
    play(rig(state, ties(2, 1, fort=1)), f"expand {TARGET}")
    assert (armies(state, TARGET), structures(state, TARGET)) == (2, set()), "the fort first"


@rule("HW-9.3")
def test_a_stack_is_replaced_by_one_army_and_cleared_by_a_new_empire() -> None:
    state = expanding("romans", army("red", TARGET, TARGET, TARGET), options=STACKS)
    play(state, f"expand {TARGET}")
    assert (armies(state, TARGET), origin(state, TARGET)) == (1, "romans")
    state = expanding("romans", army("blue", *["southern_apennines"] * 3), options=STACKS)
    assert (holder(state, "southern_apennines"), armies(state, "southern_apennines")) == ("red", 1)


@rule("HW-9.5")
def test_siegecraft_and_attrition_against_stacks() -> None:
    there = [army("blue", TARGET, TARGET), fort(TARGET)]
    state = expanding("romans", *there, cards=["siegecraft"], options=STACKS)
    play(rig(state, wins(2, 1, fort=1, bonus=1), loses(2, 1)), f"expand {TARGET}")
    assert (armies(state, TARGET), structures(state, TARGET)) == (1, set()), "fort and one army, then it goes on"
    state = given("romans", *there, hand=["famine"], options=STACKS)
    play(rig(play(state, "play famine"), rolled(1), rolled(3)), "choose_area southern_europe")
    assert (armies(state, TARGET), structures(state, TARGET)) == (1, set()), "the fort falls with the first"
    state = play(given("romans", army("blue", TARGET, TARGET), hand=["plague"], options=STACKS), "play plague")
    play(rig(state, (4, lambda shown: 1 in shown), (4, lambda shown: 1 not in shown)), f"choose {TARGET}")
    assert (armies(state, TARGET), phase(state)) == (1, "Expansion"), "it spreads only from an empty Territory"


@rule("HW-9.3")
def test_the_odds_against_a_stack_are_those_of_fights_in_a_row() -> None:
    one = expanding("romans", army("blue", TARGET))
    two = expanding("romans", army("blue", TARGET, TARGET), options=STACKS)
    single = odds(one, ACTIVE, INDEX[TARGET], 1).ends[WON]
    assert abs(odds(two, ACTIVE, INDEX[TARGET], 1).ends[WON] - single**2) < 1e-9
    there = [army("blue", TARGET, TARGET), fort(TARGET)]
    siege = expanding("romans", *there, cards=["siegecraft"], options=STACKS)
    won = odds(siege, ACTIVE, INDEX[TARGET], 1).ends[WON]
    assert abs(won - single**2) < 1e-9, "+1 against the fort's +1; once it has fallen with an army, no bonus is left"


# ------------------------------------------------------------------------------------------------------- naval control


@rule("HW-9.4")
def test_an_army_on_a_fleet_stays_and_scores() -> None:
    state = expanding("romans", options=NAVAL)
    assert offered(state, "crew") == {"western_mediterranean", "eastern_mediterranean"}
    before = state.armies
    play(state, "crew western_mediterranean")
    assert state.armies == before - 1
    assert refused(state, "crew western_mediterranean") == refused(state, "crew north_sea") == "HW-9.4"
    assert points_by_source(state, 0)[4] == 1
    play(state, "done")
    assert state.navy[WATER_INDEX["western_mediterranean"]] >= 0
    assert [w["id"] for w in game.view(state, 1)["waters"]] == ["western_mediterranean"]
    assert refused(expanding("romans"), "crew western_mediterranean") == "HW-9.4"
    assert not offered(expanding("celts", options=NAVAL), "crew")
    assert refused(expanding("celts", options=NAVAL), "crew western_mediterranean") == "HW-9.4"


@rule("HW-9.4", "HW-9.6")
@pytest.mark.parametrize(
    ("roll", "manned_by", "fleet", "lost"),
    [(wins(2, 1), 0, True, 0), (ties(2, 1), None, True, 1), (loses(2, 1), 1, False, 1)],
)
def test_a_held_sea_has_to_be_fought_for(roll: tuple, manned_by: int | None, fleet: bool, lost: int) -> None:  # type: ignore[type-arg]
    state = given("romans", navy("blue", "western_mediterranean"), options=NAVAL)
    assert phase(state) == "NavalBattles"
    assert holder(state, "southern_apennines") == "", "before the first army"
    assert refused(state, "sea_battle eastern_mediterranean") == "HW-9.4"
    play(rig(state, roll), "sea_battle western_mediterranean")
    if phase(state) == "NavalBattles":
        play(state, "done")
    code = state.navy[WATER_INDEX["western_mediterranean"]]
    assert (code // 8 if code >= 0 else None) == manned_by
    assert ("western_mediterranean" in fleets(state)) == fleet
    assert (state.lost, state.recoverable) == (lost, lost)
    assert state.armies == 20 - 1 - 1


@rule("HW-9.6")
def test_declining_a_fight_and_keeping_an_army_for_the_homeland() -> None:
    state = play(given("romans", navy("blue", "western_mediterranean"), options=NAVAL), "done")
    assert fleets(state) == {"eastern_mediterranean"}
    state = given("minoans", navy("blue", "eastern_mediterranean"), options=NAVAL)
    play(rig(state, loses(2, 1)), "sea_battle eastern_mediterranean")
    play(rig(state, loses(2, 1)), "sea_battle eastern_mediterranean")
    assert (phase(state), holder(state, "crete"), state.armies) == ("Expansion", "red", 0)


@rule("HW-9.6")
def test_own_fleets_minor_empires_and_astronomy() -> None:
    state = given("romans", navy("red", "western_mediterranean", "north_sea"), options=NAVAL)
    assert fleets(state) == {"western_mediterranean", "eastern_mediterranean"}, "elsewhere it serves nobody"
    assert "western_mediterranean" not in offered(state, "crew")
    held = navy("blue", "western_mediterranean")
    state = play(given("persia", held, hand=["minor_empire_phoenicia"], options=NAVAL), "play minor_empire_phoenicia")
    assert fleets(state) == {"eastern_mediterranean"}
    assert not offered(state, "crew")
    state = play(given("celts", held, hand=["astronomy"], options=NAVAL), "play astronomy")
    play(state, "choose_sea western_mediterranean")
    assert phase(state) == "NavalBattles"
    cards = ["weaponry"]
    state = given("romans", held, hand=cards, options=NAVAL)
    play(state, "play weaponry")
    play(rig(state, rolled(3, 1, 3)), "sea_battle western_mediterranean")
    assert state.navy[WATER_INDEX["western_mediterranean"]] // 8 == 0, "Weaponry helps at sea"


@rule("HW-9.6")
def test_only_fleets_without_army_become_coins() -> None:
    state = given("romans", navy("red", "western_mediterranean"), hand=["reallocation"], options=NAVAL)
    play(state, "play reallocation")
    assert offered(state, "turn_coin") == {"eastern_mediterranean"}


@rule("HW-9.4", "HW-9.6")
def test_for_want_of_pieces_the_oldest_fleets_go() -> None:
    old = navy("blue", "caspian_sea", epoch=2)
    new = navy("blue", "caribbean_sea", epoch=5)
    state = given("britain", old, new, options=NAVAL)
    assert phase(state) == "PlacingFleets"
    assert offered(state) == {"remove_fleet caspian_sea"}
    assert refused(state, "remove_fleet caribbean_sea") == "HW-9.4"
    play(state, "remove_fleet caspian_sea")
    assert phase(state) == "Expansion"
    assert len(fleets(state)) == 11
    assert state.navy[WATER_INDEX["caspian_sea"]] == -1
