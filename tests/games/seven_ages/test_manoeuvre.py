"""SA-8.11 to SA-8.23: galleys and aircraft, what must stay, arrows, where a move ends, pacifying."""

from __future__ import annotations

import pytest

from saecula.games.seven_ages import game
from saecula.games.seven_ages.areas import INDEX
from saecula.games.seven_ages.cards import GOOD_INDEX
from saecula.games.seven_ages.movement import stopped
from saecula.games.seven_ages.realm import consequences, set_control
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.totals import BY_ARROW, BY_LAND, BY_RIVER
from saecula.games.seven_ages.units import TYPE_INDEX, TYPE_NAMES
from tests.games.seven_ages.given import (
    Empire,
    act,
    asked,
    at,
    empire,
    given,
    keys,
    legal,
    offered,
    play,
    resting,
)
from tests.rules import example, rule

RED, BLUE, GREEN = at("red"), at("blue"), at("green")


def moving(*empires: Empire, **options: bool) -> SevenAges:
    """The red empire manoeuvres."""
    s = given(*empires, **options)
    act(s, "red", "manoeuvre")
    return s


def went(s: SevenAges, area: str) -> list[str]:
    """The red units in an area."""
    return sorted(TYPE_NAMES[s.type_of(piece)] for piece in s.units_at(RED, INDEX[area]))


# -------------------------------------------------------------------------------------------------- galleys, aircraft


@rule("SA-8.11")
def test_galleys_need_a_coast_when_the_movement_ends() -> None:
    for card, left in (("romans", []), ("vikings", ["galley"])):
        s = moving(
            empire(card, "red", 0, 18, {"central_mediterranean": ["galley"], "crete": ["spear"], "sicily": ["spear"]})
        )
        play(s, "from central_mediterranean", "with galley", "go aegean_sea", "go black_sea")
        play(s, "halt")
        assert went(s, "black_sea") == ["galley"]
        play(s, "done")
        assert went(s, "black_sea") == left


@rule("SA-8.11")
def test_galleys_are_lost_before_the_conflicts() -> None:
    """A coast that is still to be won does not help."""
    s = moving(
        empire("romans", "red", 0, 18, {"aegean_sea": ["galley"], "crete": ["spear"], "cyprus": ["spear", "sword"]}),
        empire("persians", "blue", 1, 18, {"anatolia": ["spear"], "cilicia": ["spear"]}),
    )
    play(s, "from aegean_sea", "with galley", "go black_sea", "halt", "done")
    assert went(s, "black_sea") == []


@rule("SA-8.11", "SA-0.13")
def test_galleys_are_lost_whenever_their_coast_is() -> None:
    s = given(empire("romans", "red", 0, 18, {"black_sea": ["galley"], "anatolia": ["spear"], "sicily": ["spear"]}))
    set_control(s, INDEX["anatolia"], NOBODY)
    consequences(s, manoeuvring=True)
    assert went(s, "black_sea") == []


@rule("SA-8.11")
def test_galleys_stay_out_of_oceans_unless_permitted() -> None:
    for card, found in (("romans", False), ("vikings", True)):
        s = moving(empire(card, "red", 0, 18, {"celtic_sea": ["galley"], "ireland": ["spear"]}))
        play(s, "from celtic_sea", "with galley")
        assert ("north_atlantic" in offered(s, "go")) is found


@rule("SA-8.12")
def test_aircraft_at_sea_need_support() -> None:
    s = moving(empire("english", "red", 0, 42, {"england": ["fighter", "spear"]}))
    play(s, "from england", "with fighter", "go celtic_sea")
    assert "halt" in legal(s)  # England is next to it
    play(s, "go north_atlantic")
    assert "halt" not in legal(s)
    play(s, "go iceland")
    assert "halt" in legal(s)  # any land area


@rule("SA-8.12")
def test_support_that_is_gone_costs_the_aircraft_at_the_end_of_the_action() -> None:
    s = moving(empire("english", "red", 0, 42, {"scotland": ["spear"], "red_sea": ["ship", "fighter"]}))
    play(s, "from red_sea", "with ship", "go arabian_sea", "go indian_ocean", "halt")
    assert went(s, "red_sea") == ["fighter"]
    play(s, "done")
    assert went(s, "red_sea") == []


@rule("SA-8.12")
def test_aircraft_stop_where_foreign_aircraft_are_and_that_is_a_reveal() -> None:
    for unit, stops in (("fighter", True), ("spear", False)):
        s = moving(
            empire("english", "red", 0, 42, {"england": ["bomber", "spear"]}),
            empire("french", "blue", 1, 42, {"normandy": [unit, "spear"]}),
        )
        before = s.reveals
        play(s, "from england", "with bomber")
        assert "normandy" in offered(s, "go")  # offered whatever is there
        log = play(s, "go normandy")
        assert s.reveals > before  # something was learnt, either way
        assert (legal(s) == ["halt"]) is stops
        assert ("aircraft-met" in keys(log)) is stops


@rule("SA-8.12")
def test_star_wars_keep_nukes_out_and_their_move_ends() -> None:
    s = moving(
        empire("americans", "red", 0, 47, {"virginia": ["nuke", "spear"]}),
        empire("soviets", "blue", 1, 47, {"new_england": ["star_wars", "spear"]}),
    )
    before = s.reveals
    play(s, "from virginia", "with nuke")
    assert "new_england" in offered(s, "go")
    log = play(s, "go new_england")
    assert s.reveals > before
    assert "star-wars-shown" in keys(log)
    assert went(s, "virginia") == ["nuke", "spear"]
    assert legal(s) == ["halt"]
    play(s, "halt")
    assert offered(s, "from") == []


@rule("SA-8.12")
def test_nukes_and_star_wars_ignore_foreign_units() -> None:
    s = given(
        empire("americans", "red", 0, 47, {"virginia": ["spear"]}),
        empire("soviets", "blue", 1, 47, {"new_england": ["fighter", "spear"]}),
    )
    area = INDEX["new_england"]
    assert [stopped(s, RED, TYPE_INDEX[u], area, []) for u in ("nuke", "star_wars", "fighter")] == [False, False, True]


# ------------------------------------------------------------------------------------------- abandoning, arrows, ends


@rule("SA-8.13")
def test_the_last_unit_stays_on_land_but_not_at_sea() -> None:
    s = moving(
        empire(
            "italians",
            "red",
            0,
            42,
            {"central_italy": ["spear"], "sicily": ["spear", "fighter"], "adriatic_sea": ["ship"]},
        )
    )
    assert set(offered(s, "from")) == {"sicily", "adriatic_sea"}
    play(s, "from sicily")
    assert offered(s, "with") == ["fighter"]  # aircraft hold nothing


@rule("SA-8.13")
def test_units_that_came_in_earlier_count() -> None:
    s = moving(empire("italians", "red", 0, 42, {"central_italy": ["spear"], "north_italy": ["spear"] * 2}))
    assert offered(s, "from") == ["north_italy"]
    play(s, "from north_italy", "with spear", "go central_italy", "halt")
    assert offered(s, "from") == ["central_italy"]


@example("EX-15")
@rule("SA-8.14")
def test_arrows_and_who_may_use_them() -> None:
    seas = {"west_mediterranean": ["galley"], "pillars_of_hercules": ["galley"]}
    for held, open_ in ((1, True), (2, False)):
        s = moving(
            empire("moors", "red", 0, 42, {"morocco": ["spear", "spear", "fighter"]}),
            empire("romans", "blue", 1, 20, dict(list(seas.items())[:held])),
        )
        play(s, "from morocco", "with spear")
        assert ("andalusia" in offered(s, "go")) is open_
    s = moving(
        empire("moors", "red", 0, 42, {"morocco": ["spear", "spear", "fighter"]}),
        empire("romans", "blue", 1, 20, seas),
    )
    play(s, "from morocco", "with fighter")
    assert "andalusia" in offered(s, "go")


@rule("SA-8.15")
def test_how_units_came_in() -> None:
    for start, to, how in (
        ("germany", "poland", BY_LAND | BY_RIVER),
        ("lithuania", "poland", BY_LAND),
        ("normandy", "england", BY_ARROW),
    ):
        s = moving(empire("french", "red", 0, 27, {start: ["fusilier"] * 2}))
        play(s, f"from {start}", "with fusilier", f"go {to}", "halt")
        assert s.crossings == [RED, INDEX[to], how]


@rule("SA-8.15")
def test_where_a_group_only_passes_it_leaves_no_crossing() -> None:
    s = moving(empire("french", "red", 0, 27, {"germany": ["fusilier"] * 2}))
    play(s, "from germany", "with fusilier", "go poland", "go lithuania", "halt")
    assert s.crossings == [RED, INDEX["lithuania"], BY_LAND]


@rule("SA-8.16")
def test_neutral_land_is_taken_where_a_move_ends() -> None:
    s = moving(empire("french", "red", 0, 27, {"germany": ["fusilier"] * 2}))
    s.city[INDEX["lithuania"]] = 5
    play(s, "from germany", "with fusilier", "go poland")
    assert s.control[INDEX["poland"]] == NOBODY
    play(s, "go lithuania", "halt")
    assert s.control[INDEX["poland"]] == NOBODY
    assert s.control[INDEX["lithuania"]] == RED
    assert s.city[INDEX["lithuania"]] == 5  # it keeps its level
    assert s.capital[RED] == NOBODY


# --------------------------------------------------------------------------------------------------------- pacifying


def armenia(neighbour: str, *units: str) -> SevenAges:
    """A unit in disordered Armenia with its city of level 1, and units next to it, of which one must stay."""
    here = {"armenia": ["spear"], neighbour: ["spear", *units]}
    return moving(empire("mongols", "red", 0, 27, here, cities={"armenia": 1}, disorder=["armenia"]))


@example("EX-16")
@rule("SA-8.17", "SA-8.23")
def test_five_units_calm_armenia() -> None:
    s = armenia("assyria", *["spear"] * 4)
    play(s, "from assyria", *["with spear"] * 4, "go armenia", "halt", "done")
    assert not s.disorder
    assert resting(s)


@example("EX-16")
@rule("SA-8.17", "SA-8.23")
@pytest.mark.parametrize("unit", ["cannon", "archers"])
def test_four_do_with_a_siege_unit_which_is_shown(unit: str) -> None:
    s = armenia("assyria", "spear", "spear", unit)
    play(s, "from assyria", "with spear", "with spear", f"with {unit}", "go armenia", "halt", "done")
    assert asked(s) == "Calming"  # asked in any case: everybody sees that a unit could be there
    if unit == "archers":
        assert legal(s) == ["done"]
        play(s, "done")
        assert s.disorder
    else:
        log = play(s, "calm armenia")
        assert "unit-shown" in keys(log)
        assert not s.disorder
    assert resting(s)


@rule("SA-8.17")
def test_crossings_ask_for_more_units() -> None:
    """From Syria over a river: one more."""
    s = armenia("syria", *["spear"] * 4)
    play(s, "from syria", *["with spear"] * 4, "go armenia", "halt", "done")
    assert s.disorder  # five, and six are needed; without a siege unit that stays so
    assert asked(s) == "Calming"


@rule("SA-8.23")
def test_one_unit_calms_a_sea() -> None:
    s = moving(
        empire(
            "romans", "red", 0, 20, {"adriatic_sea": ["galley"], "central_italy": ["spear"]}, disorder=["adriatic_sea"]
        )
    )
    play(s, "done")
    assert not s.disorder


@rule("SA-8.18")
def test_confucianism_is_adopted_before_moving_or_at_the_end() -> None:
    s = moving(
        empire("mongols", "red", 0, 20, {"mongolia": ["spear"] * 3}),
        empire("tang", "blue", 1, 20, {"manchuria": ["spear"]}, goods=["confucianism"]),
    )
    assert offered(s, "adopt") == ["confucianism"]
    play(s, "from mongolia", "with spear")
    play(s, f"go {next(to for to in offered(s, 'go') if to != 'manchuria')}", "halt")
    assert offered(s, "adopt") == []  # not between the moves
    play(s, "done")
    assert asked(s) == "Calming"
    play(s, "adopt confucianism", "done")
    assert s.religion(RED) == GOOD_INDEX["confucianism"]
    assert s.glory[0] == 1


@rule("SA-8.19")
def test_others_see_numbers_not_faces() -> None:
    s = given(
        empire("romans", "red", 0, 20, {"central_italy": ["spear", "sword"]}),
        empire("gauls", "blue", 1, 20, {"aquitaine": ["spear"]}),
    )
    own, foreign = game.view(s, 0)["empires"], game.view(s, 1)["empires"]
    assert "sword" in str(own["red"])
    assert "sword" not in str(foreign["red"])


@rule("SA-8.20")
def test_what_has_stopped_by_entering_stays() -> None:
    s = moving(
        empire("french", "red", 0, 27, {"germany": ["fusilier"] * 3}),
        empire("poles", "blue", 1, 27, {"poland": ["spear"]}),
    )
    play(s, "from germany", "with fusilier", "with fusilier", "go poland")
    assert legal(s) == ["halt"]
    play(s, "halt")
    assert offered(s, "from") == []


@rule("SA-8.22")
def test_one_empire_may_enter_areas_of_the_other() -> None:
    s = moving(
        empire("french", "red", 0, 27, {"germany": ["fusilier"] * 3}),
        empire("poles", "blue", 0, 27, {"poland": ["spear"]}),
    )
    play(s, "from germany", "with fusilier", "go poland", "halt", "done")
    assert s.control[INDEX["poland"]] == BLUE
    assert asked(s) in ("Commit", "SidesWindow", "ReplaceCard", "RetreatChoice")
