"""SA-8.1 to SA-8.10: points, leaders, transport, stops, coasts and canals.

Reach and cost are compared with a second reading in test_literal.py.
"""

from __future__ import annotations

import pytest

from saecula.games.seven_ages.areas import INDEX
from saecula.games.seven_ages.movement import carries, entry_cost
from saecula.games.seven_ages.state import SevenAges
from saecula.games.seven_ages.totals import BY_LAND, BY_SEA
from saecula.games.seven_ages.units import LEADER_NAMES, TYPE_INDEX, TYPE_NAMES
from tests.games.seven_ages.given import (
    Empire,
    act,
    at,
    empire,
    given,
    legal,
    offered,
    play,
    resting,
    stand,
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


# ------------------------------------------------------------------------------------------------------------- points


@rule("SA-8.1", "SA-8.20")
def test_a_group_goes_from_area_to_area_while_it_has_points() -> None:
    s = moving(empire("poles", "red", 0, 20, {"poland": ["light_cavalry"] * 2}))
    play(s, "from poland", "with light_cavalry", "go ukraine")  # 3 points
    assert "go don" in legal(s)
    play(s, "go don", "go astrakhan")
    assert legal(s) == ["halt"]
    play(s, "halt")
    assert went(s, "astrakhan") == ["light_cavalry"]
    assert offered(s, "from") == []  # the other must stay, and each unit moves at most once


def with_explorer(*units: str, start: str = "north_italy") -> SevenAges:
    return moving(empire("venetians", "red", 0, 24, {start: [*units, "spear"]}, leaders={"explorer_1": start}))


@rule("SA-8.1")
def test_an_explorer_gives_one_area_more_whichever_the_player_likes() -> None:
    """Catapults have 1 point; fusiliers 2. The free entry may be the dear first one."""
    s = with_explorer("pike")
    play(s, "from north_italy", "with pike", "leader explorer_1")
    first = [to for to in offered(s, "go") if entry_cost(s, RED, TYPE_INDEX["pike"], INDEX[to]) == 2]
    assert first  # the Alps
    play(s, f"go {first[0]}")
    onward = offered(s, "go")
    assert onward  # entered free, its own point is left
    play(s, f"go {onward[0]}")
    assert legal(s) == ["halt"]


@rule("SA-8.1")
def test_the_free_entry_is_settled_in_hindsight() -> None:
    """A fusilier has 2 points: mountains free, then two clear areas; paying for the mountains would leave none."""
    s = moving(
        empire("persians", "red", 0, 27, {"assyria": ["fusilier", "spear"]}, leaders={"explorer_1": "assyria"}),
    )
    play(s, "from assyria", "with fusilier", "leader explorer_1", "go media")
    assert entry_cost(s, RED, TYPE_INDEX["fusilier"], INDEX["media"]) == 2
    play(s, "go babylonia", "go sumer")
    assert legal(s) == ["halt"]


@rule("SA-8.1")
def test_without_the_explorer_the_same_way_ends_after_one_area() -> None:
    s = with_explorer("pike")
    play(s, "from north_italy", "with pike")
    first = [to for to in offered(s, "go") if entry_cost(s, RED, TYPE_INDEX["pike"], INDEX[to]) == 2]
    play(s, f"go {first[0]}")
    assert legal(s) == ["halt"]


@rule("SA-8.1")
def test_two_explorers_give_no_second_area() -> None:
    s = moving(
        empire(
            "venetians",
            "red",
            0,
            24,
            {"poland": ["pike", "spear"]},
            leaders={"explorer_1": "poland", "explorer_2": "poland"},
        )
    )
    play(s, "from poland", "with pike", "leader explorer_1", "leader explorer_2", "go ukraine", "go don")
    assert legal(s) == ["halt"]


@rule("SA-8.2")
@pytest.mark.parametrize(
    ("unit", "area", "cost"),
    [
        ("spear", "moscow", 1),
        ("light_cavalry", "moscow", 2),
        ("horse_artillery", "moscow", 2),  # cavalry 2, missile 1: the higher
        ("spear", "armenia", 2),
        ("elephant", "laos", 2),
        ("ship", "england", 1),
        ("bomber", "armenia", 1),
    ],
)
def test_costs(unit: str, area: str, cost: int) -> None:
    s = given(empire("russians", "red", 0, 30, {"poland": ["spear"]}))
    assert entry_cost(s, RED, TYPE_INDEX[unit], INDEX[area]) == cost


@rule("SA-8.2")
def test_star_wars_go_anywhere_in_one_move() -> None:
    s = moving(empire("americans", "red", 0, 47, {"virginia": ["star_wars", "spear"]}))
    play(s, "from virginia", "with star_wars")
    assert len(offered(s, "go")) == 320
    play(s, "go arctic_ocean")  # no support needed (SA-8.12)
    assert legal(s) == ["halt"]
    play(s, "halt", "done")
    assert went(s, "arctic_ocean") == ["star_wars"]
    assert resting(s)


@rule("SA-8.3")
def test_forest_is_clear_in_age_seven_and_roads_lead_to_cities() -> None:
    horse, moscow = TYPE_INDEX["light_cavalry"], INDEX["moscow"]
    for level, goods, city, cost in (
        (42, [], 3, 2),
        (43, [], 0, 1),
        (30, ["paved_roads"], 3, 1),
        (30, ["paved_roads"], 0, 2),
    ):
        s = given(empire("russians", "red", 0, level, {"poland": ["spear"]}, goods=goods, cities={"moscow": city}))
        assert entry_cost(s, RED, horse, moscow) == cost


@rule("SA-8.4")
def test_a_land_unit_may_always_enter_one_area() -> None:
    s = moving(empire("persians", "red", 0, 10, {"assyria": ["spear"] * 2}))
    play(s, "from assyria", "with spear", "go armenia")  # mountain: 2 points, it has 1
    assert legal(s) == ["halt"]


@rule("SA-8.4")
def test_and_then_it_stops_even_with_points_for_own_areas() -> None:
    """Railways give 2 points for own areas only; the forced entry into foreign mountains uses everything up."""
    s = given(
        empire("persians", "red", 0, 40, {"assyria": ["spear"] * 2, "caucasus": ["spear"]}, goods=["railways"]),
    )
    act(s, "red", "manoeuvre")
    play(s, "from assyria", "with spear", "go armenia")
    assert legal(s) == ["halt"]


# --------------------------------------------------------------------------------------------- leaders and transport


@rule("SA-8.5")
def test_a_leader_goes_with_a_unit_but_not_with_nukes_and_once() -> None:
    s = moving(
        empire(
            "americans", "red", 0, 47, {"virginia": ["nuke", "spear", "fusilier"]}, leaders={"builder_1": "virginia"}
        )
    )
    play(s, "from virginia", "with nuke")
    assert offered(s, "leader") == []
    play(s, "with fusilier")
    assert offered(s, "leader") == ["builder_1"]
    s = moving(
        empire(
            "romans",
            "red",
            0,
            27,
            {"central_italy": ["fusilier"] * 2, "north_italy": ["fusilier"] * 2},
            leaders={"builder_1": "central_italy"},
        )
    )
    play(s, "from central_italy", "with fusilier", "leader builder_1", "go north_italy", "halt")
    assert s.leader_at[LEADER_NAMES.index("builder_1")] == INDEX["north_italy"]
    play(s, "from north_italy", "with fusilier")
    assert offered(s, "leader") == []  # one way only


def fleet(*cargo: str, card: str = "romans", **more: list[str]) -> SevenAges:
    """A galley and other units in Sicily."""
    return moving(empire(card, "red", 0, 20, {"sicily": ["galley", "spear", *cargo], **more}))


@rule("SA-8.6", "SA-8.15")
def test_a_ship_carries_one_unit_to_a_coast() -> None:
    s = fleet("sword", "archers")
    play(s, "from sicily", "with galley", "load sword")
    assert offered(s, "load") == []  # full
    play(s, f"go {offered(s, 'go')[0]}")
    assert "halt" not in legal(s)  # not at sea
    coast = next(to for to in offered(s, "go") if to == "sardinia" or to in ("crete", "central_italy", "south_italy"))
    play(s, f"go {coast}", "halt")
    assert went(s, coast) == ["galley", "sword"]
    assert s.crossings == [RED, INDEX[coast], BY_SEA]  # an invasion
    assert coast not in offered(s, "from")  # neither moves again


@rule("SA-8.6")
def test_what_has_moved_is_not_loaded_nor_are_nukes() -> None:
    s = moving(
        empire(
            "italians", "red", 0, 46, {"sicily": ["ship", "spear", "fusilier"], "south_italy": ["spear", "fusilier"]}
        )
    )
    play(s, "from south_italy", "with fusilier", "go sicily", "halt")
    play(s, "from sicily", "with ship", "load fusilier")
    assert "fusilier" not in offered(s, "load")  # the one that came from south Italy has moved
    s = moving(empire("italians", "red", 0, 46, {"sicily": ["ship", "spear", "nuke", "star_wars", "fighter"]}))
    play(s, "from sicily", "with ship")
    assert offered(s, "load") == ["fighter"]  # the spear must stay (SA-8.13)


@rule("SA-8.6")
def test_some_ships_carry_two() -> None:
    for card, count in (("romans", 1), ("vikings", 2)):
        s = given(empire(card, "red", 0, 20, {"sicily": ["galley"]}))
        assert carries(s, RED) == count


@rule("SA-8.6")
def test_a_loaded_group_is_ships_alone() -> None:
    s = moving(empire("italians", "red", 0, 46, {"sicily": ["ship", "ship", "spear", "fighter", "fusilier"]}))
    play(s, "from sicily", "with ship", "load fusilier")
    assert offered(s, "with") == ["ship"]


# -------------------------------------------------------------------------------------------------------------- stops


@example("EX-18")
@rule("SA-8.7", "SA-8.21", "SA-8.3")
def test_the_march_to_moscow() -> None:
    """EX-18a: 3 units do not do against 2; with a fourth, further units pass, cavalry for 2 + 1 on paved roads."""
    s = moving(
        empire(
            "french",
            "red",
            0,
            29,
            {"poland": ["fusilier"] * 4 + ["light_cavalry", "artillery", "knight", "horse_artillery"]},
            goods=["paved_roads"],
        ),
        empire(
            "russians",
            "blue",
            1,
            28,
            {"pripet_marshes": ["knight", "horse_artillery"], "moscow": ["spear"]},
            cities={"moscow": 3},
        ),
    )
    play(s, "from poland", "with fusilier", "with light_cavalry", "with artillery", "go pripet_marshes")
    assert legal(s) == ["halt"]
    play(s, "halt", "from poland", "with fusilier", "go pripet_marshes")
    assert legal(s) == ["halt"]  # three against two: not twice as many, the group itself not counted
    play(s, "halt")
    for unit in ("knight", "horse_artillery"):
        play(s, "from poland", f"with {unit}", "go pripet_marshes", "go moscow", "halt")
    assert went(s, "moscow") == ["horse_artillery", "knight"]
    assert s.crossings[-3:] == [RED, INDEX["moscow"], BY_LAND]


@rule("SA-8.7")
def test_what_travels_does_not_count_for_twice_as_many() -> None:
    """A ship with cargo lands where a foreign unit stands: neither it nor its cargo was there already."""
    s = moving(
        empire("romans", "red", 0, 27, {"sicily": ["ship", "ship", "spear", "fusilier", "fusilier"]}),
        empire("gauls", "blue", 1, 20, {"sardinia": ["spear"]}),
    )
    play(s, "from sicily", "with ship", "with ship", "load fusilier", "load fusilier", "go west_mediterranean")
    play(s, "go sardinia")
    assert legal(s) == ["halt"]


@example("EX-13")
@rule("SA-8.8")
def test_ships_pass_foreign_ships_at_sea() -> None:
    """EX-13: a French ship passes an English galley in the Bay of Biscay."""
    s = moving(
        empire("french", "red", 0, 24, {"normandy": ["spear"]}),
        empire("english", "blue", 1, 24, {"bay_of_biscay": ["galley"]}),
    )
    piece = stand(s, RED, "ship", "normandy")
    s.coast[piece] = INDEX["bay_of_biscay"]
    s.forget_legal()
    play(s, "from normandy", "with ship", "go bay_of_biscay")
    assert {"halt", "go celtic_sea"} <= set(legal(s))


@rule("SA-8.8", "SA-8.7")
def test_ships_stop_in_foreign_ports() -> None:
    s = moving(
        empire("french", "red", 0, 24, {"bay_of_biscay": ["ship"], "france": ["spear"]}),
        empire("spanish", "blue", 1, 24, {"leon": ["spear"]}),
    )
    play(s, "from bay_of_biscay", "with ship", "go leon")
    assert legal(s) == ["halt"]


@example("EX-14")
@rule("SA-8.9", "SA-8.24")
def test_a_ship_does_not_cross_yucatan() -> None:
    s = moving(empire("spanish", "red", 0, 30, {"gulf_of_mexico": ["ship"], "veracruz": ["spear"]}))
    play(s, "from gulf_of_mexico", "with ship", "go yucatan")
    assert offered(s, "go") == ["gulf_of_mexico"]  # back where it came from
    piece = s.units_at(RED, INDEX["yucatan"])[0]
    assert s.coast[piece] == INDEX["gulf_of_mexico"]


@rule("SA-8.9", "SA-8.20")
def test_the_owner_says_which_of_two_ships_leaves() -> None:
    s = given(empire("egyptians", "red", 0, 22, {"egypt": ["spear", "ship", "ship"]}))
    ships = [p for p in s.units_at(RED, INDEX["egypt"]) if TYPE_NAMES[s.type_of(p)] == "ship"]
    s.coast[ships[1]] = INDEX["red_sea"]
    act(s, "red", "manoeuvre")
    play(s, "from egypt", "with ship")
    assert set(legal(s)) == {"coast east_mediterranean", "coast red_sea"}
    play(s, "coast red_sea")
    assert offered(s, "go") == ["red_sea"]
    assert "ship" not in offered(s, "with")  # the other lies on another sea: it cannot go the same way


def suez(owner: int = 1, level: int = 36) -> SevenAges:
    return moving(
        empire("english", "red", 0, level, {"east_mediterranean": ["ship", "ship"], "england": ["spear"]}, money=20),
        empire("egyptians", "blue", owner, 30, {"egypt": ["spear"]}, money=0),
    )


@rule("SA-8.10")
def test_a_canal_needs_permission_once_per_action() -> None:
    s = suez()
    play(s, "from east_mediterranean", "with ship")
    assert "go red_sea" not in legal(s)
    held = s.frame(3)
    play(s, "canal suez")
    assert s.actors == (1,)
    play(s, "ask 5", "0: yes")
    assert (s.money[RED], s.money[BLUE]) == (15, 5)
    assert s.frame(3) == held  # what was held when the action began
    play(s, "go red_sea", "halt", "from east_mediterranean", "with ship")
    assert "go red_sea" in legal(s)  # for every ship of this action
    assert offered(s, "canal") == []


@rule("SA-8.10")
def test_a_refused_canal_is_not_asked_for_again() -> None:
    s = suez()
    play(s, "from east_mediterranean", "with ship", "canal suez", "no")
    assert offered(s, "canal") == []
    assert "red_sea" not in offered(s, "go")


@rule("SA-8.10")
def test_own_and_neutral_canals_need_none_and_only_in_their_ages() -> None:
    s = suez(owner=0)
    play(s, "from east_mediterranean", "with ship")
    assert "red_sea" in offered(s, "go")
    s = suez(owner=0, level=35)
    play(s, "from east_mediterranean", "with ship")
    assert "red_sea" not in offered(s, "go")
    assert offered(s, "canal") == []
