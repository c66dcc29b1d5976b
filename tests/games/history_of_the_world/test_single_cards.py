"""HW-4: event cards one by one."""

from __future__ import annotations

import pytest

from saecula.games.history_of_the_world import game
from saecula.games.history_of_the_world.cards import (
    EFFECT,
    EVENT_INDEX,
    EVENT_NAMES,
    KINGDOM,
    MINOR_EMPIRE,
    event_cards,
)
from saecula.games.history_of_the_world.combat import attack_bonus, defence_dice, fight
from saecula.games.history_of_the_world.components import (
    AREA_INDEX,
    AREA_MASK,
    COAST,
    INDEX,
    NAMES,
    WATER_INDEX,
    members,
)
from saecula.games.history_of_the_world.scoring import points_by_source
from saecula.games.history_of_the_world.state import ACTIVE, CRUSADERS, MINOR, REBELS
from saecula.kernel.message import Event
from tests.games.history_of_the_world.card_lists import EMPIRE_OF_EPOCH, MINOR_EMPIRES
from tests.games.history_of_the_world.given import (
    armies,
    army,
    capital,
    city,
    expanding,
    explained,
    fort,
    given,
    holder,
    loses,
    monument,
    offered,
    origin,
    phase,
    play,
    realm,
    refused,
    rig,
    rolled,
    structures,
    ties,
    told,
    wins,
)
from tests.rules import rule

# ------------------------------------------------------------------------------------------------------- Minor Events


@rule("HW-4.13")
def test_an_army_of_allies_only_enters_empty_territories() -> None:
    there = [army("blue", "northern_apennines"), army("red", "pindus")]
    state = expanding("romans", *there, cards=["allies"])
    assert (state.coins, state.allied_coins) == (0, 2)
    play(rig(state, loses(2, 1)), "expand northern_apennines")
    play(state, "buy_back_ally")
    state.exchanged += state.armies  # all the others have gone into forts
    state.armies = 0
    state = game.unpack(state.pack())
    assert not {"northern_apennines", "pindus"} & offered(state, "expand")
    assert refused(state, "expand northern_apennines") == "HW-4.13"
    assert refused(state, "expand pindus") == "HW-4.13"
    assert refused(state, "fort_army southern_apennines") == "HW-5.12"
    play(state, "fort_coin southern_apennines", "expand dalmatia")
    assert (state.allied_coins, state.allies, holder(state, "dalmatia")) == (0, 0, "red")


@rule("HW-4.13")
def test_marked_armies_and_coins_go_first_where_they_can() -> None:
    state = expanding("romans", army("blue", "northern_apennines"), cards=["allies", "population_explosion"])
    for _ in range(2):
        play(rig(state, loses(2, 1)), "expand northern_apennines")
    play(state, "buy_back_ally", "buy_back")
    left = state.armies
    play(state, "expand dalmatia")
    assert (state.allies, state.armies) == (0, left), "the army of Allies enters the empty Territory"
    assert (state.coins, state.allied_coins) == (1, 1)
    play(state, "fort_coin dalmatia")
    assert (state.coins, state.allied_coins) == (1, 0), "a coin of Allies pays for the fort"


@rule("HW-4.14")
def test_astronomy_adds_a_fleet_in_a_sea() -> None:
    state = play(given("romans", hand=["astronomy"]), "play astronomy")
    free = offered(state, "choose_sea")
    assert free == {
        "north_sea", "black_sea", "red_sea", "bay_of_bengal", "south_china_sea", "sea_of_japan", "caribbean_sea",
        "caspian_sea",
    }  # fmt: skip
    assert (
        refused(state, "choose_sea atlantic_ocean") == refused(state, "choose_sea eastern_mediterranean") == "HW-4.14"
    )
    play(state, "choose_sea black_sea")
    assert "caucasus" in offered(state, "expand")


@rule("HW-4.15")
def test_barbarians_go_on_until_they_lose() -> None:
    there = [army("blue", "libya", "nubia"), fort("nubia"), army("red", "upper_nile")]
    state = play(given("persia", *there, hand=["barbarians"]), "play barbarians")
    assert offered(state, "choose") == {"sahara_desert"}
    assert refused(state, "choose libya") == refused(state, "choose alps") == "HW-4.15"
    play(state, "choose sahara_desert")
    assert offered(state) == {"choose libya", "choose nubia"}, "there is no stopping"
    play(rig(state, wins(2, 1)), "choose libya")
    assert (holder(state, "libya"), origin(state, "libya")) == ("red", "barbarians")
    play(rig(state, wins(2, 1, fort=1), loses(2, 1)), "choose nubia")
    assert (holder(state, "nubia"), structures(state, "nubia"), phase(state)) == ("blue", set(), "Expansion")
    assert not state.held[0] >> INDEX["sahara_desert"] & 1


@rule("HW-4.15")
def test_barbarians_stop_when_nobody_is_left() -> None:
    state = play(given("persia", army("blue", "libya"), hand=["barbarians"]), "play barbarians", "choose sahara_desert")
    play(rig(state, wins(2, 1)), "choose libya")
    assert phase(state) == "Expansion"


@rule("HW-4.16", "HW-4.36")
def test_famine_rolls_for_every_army_of_the_area() -> None:
    there = [army("blue", "upper_indus", "ceylon"), army("red", "hindu_kush"), fort("ceylon"), city("ceylon")]
    state = play(given("egypt", *there, army("blue", "crete"), hand=["famine"]), "play famine")
    assert len(offered(state, "choose_area")) == 13
    suffering = sorted(["upper_indus", "ceylon", "hindu_kush"], key=NAMES.index)
    fate = {"upper_indus": False, "ceylon": True, "hindu_kush": True}
    rig(state, *[(1, lambda shown, dies=fate[name]: (shown[0] == 1) == dies) for name in suffering])
    log: list[Event] = []
    play(state, "choose_area india", log=log)
    assert [holder(state, name) for name in ("upper_indus", "ceylon", "hindu_kush", "crete")] == [
        "blue",
        "",
        "",
        "blue",
    ]
    assert structures(state, "ceylon") == {"city"}
    assert len(told(log, "suffered")) == 3


@rule("HW-4.16")
def test_the_black_death_strikes_two_adjacent_areas() -> None:
    state = play(given("spain", army("blue", "crete", "libya"), hand=["black_death"]), "play black_death")
    assert not {"africa", "australia"} & offered(state, "choose_area")
    play(state, "choose_area southern_europe")
    assert offered(state, "choose_area") == {"middle_east", "north_africa", "northern_europe"}
    assert refused(state, "choose_area china") == "HW-4.16"
    play(rig(state, rolled(1), rolled(1)), "choose_area north_africa")
    assert holder(state, "crete") == holder(state, "libya") == ""


@rule("HW-4.17", "HW-4.30")
def test_coins_of_cards() -> None:
    assert expanding("egypt", cards=["civil_service"]).coins == 3
    assert expanding("scythians", cards=["civil_service"]).coins == 1
    assert expanding("egypt", cards=["population_explosion"]).coins == 2


@rule("HW-4.18", "HW-4.37", "HW-4.38")
def test_civil_war_in_three_territories_of_one_empire() -> None:
    empire = army("blue", "upper_indus", "lower_indus", "hindu_kush", "western_deccan", origin="indus_valley")
    other = army("blue", "crete")
    state = given("persia", empire, other, fort("hindu_kush"), hand=["civil_war"])
    play(state, "play civil_war")
    assert "crete" in offered(state, "choose")
    play(state, "choose hindu_kush")
    assert offered(state, "choose") == {"upper_indus", "lower_indus", "western_deccan"}
    assert refused(state, "choose crete") == refused(state, "choose hindu_kush") == "HW-4.18"
    play(state, "choose lower_indus")
    rig(state, ties(2, 1, fort=1), ties(2, 1), wins(2, 1))
    play(state, "choose upper_indus")
    assert (holder(state, "hindu_kush"), structures(state, "hindu_kush")) == ("blue", set()), "one attack each"
    assert holder(state, "lower_indus") == "", "a tie removes both"
    assert (holder(state, "upper_indus"), origin(state, "upper_indus")) == ("red", "civil_war")
    assert state.lost == 0


@rule("HW-4.18")
def test_a_small_empire_rebels_as_a_whole() -> None:
    state = given("persia", army("blue", "crete"), hand=["civil_war"])
    play(rig(play(state, "play civil_war"), wins(2, 1)), "choose crete")
    assert holder(state, "crete") == "red"


@rule("HW-4.19")
def test_the_crusade_lands_with_a_bonus_and_builds_in_palestine() -> None:
    there = army("blue", "palestine", "levant")
    state = play(given("franks", there, hand=["crusade"]), "play crusade")
    assert (state.force, state.armies) == (CRUSADERS, 3)
    assert offered(state, "expand") == {NAMES[t] for t in members(COAST[WATER_INDEX["eastern_mediterranean"]])}
    assert not offered(state, "fort_army")
    assert refused(state, "fort_army palestine") == "HW-4.19"
    assert defence_dice(state, CRUSADERS, INDEX["palestine"]) == 3
    assert attack_bonus(state, CRUSADERS, INDEX["palestine"]) == 1
    play(rig(state, wins(2, 3, bonus=1)), "expand palestine")
    assert structures(state, "palestine") == {"fort", "city"}
    assert defence_dice(state, CRUSADERS, INDEX["levant"]) < 3, "they go on by land"
    play(state, "done")
    assert (state.force, origin(state, "palestine")) == (ACTIVE, "crusade")


@rule("HW-4.19")
def test_crusaders_keep_a_capital_of_palestine() -> None:
    state = play(given("franks", army("red", "palestine"), capital("palestine"), hand=["crusade"]), "play crusade")
    play(state, "expand palestine")
    assert structures(state, "palestine") == {"fort", "capital"}


@rule("HW-4.20")
def test_disaster() -> None:
    there = [army("blue", "crete"), monument("crete", "morea", "libya"), city("crete", "morea"), fort("crete")]
    state = play(given("egypt", *there, hand=["disaster"]), "play disaster")
    assert offered(state) == {"choose crete", "choose morea", "choose libya"}
    assert refused(state, "done") == refused(state, "choose levant") == "HW-4.20"
    play(state, "choose crete")
    assert "done" in offered(state)
    play(state, "choose morea")
    assert (structures(state, "crete"), structures(state, "morea"), structures(state, "libya")) == (
        set(),
        set(),
        {"monument"},
    )
    assert holder(state, "crete") == "blue"


@rule("HW-4.21", "HW-4.35")
def test_elite_troops_win_ties_until_the_first_loss() -> None:
    there = [army("blue", "northern_apennines", "dalmatia"), fort("northern_apennines")]
    state = expanding("romans", *there, cards=["elite_troops"])
    play(rig(state, ties(2, 1, fort=1), ties(2, 1)), "expand northern_apennines")
    assert (holder(state, "northern_apennines"), state.lost) == ("red", 0), "a tie is a win, against a fort too"
    state = expanding("romans", *there, cards=["elite_troops"])
    play(rig(state, loses(2, 1, fort=1)), "expand northern_apennines")
    play(rig(state, ties(2, 1, fort=1)), "expand northern_apennines")
    assert (holder(state, "northern_apennines"), state.lost) == ("blue", 2)


@rule("HW-4.35")
def test_jihad_and_leader_never_give_more_than_three_dice() -> None:
    state = expanding("arabs", army("blue", "palestine"), cards=["leader", "jihad"])
    assert game.view(state, 0)["force"]["dice"] == 3
    play(rig(state, loses(3, 1)), "expand palestine")
    assert game.view(state, 0)["force"]["dice"] == 3, "Jihad is down to two dice, the Leader still grants three"
    state = expanding(
        "romans", army("blue", "northern_apennines"), fort("northern_apennines"), cards=["weaponry", "siegecraft"]
    )
    assert attack_bonus(state, ACTIVE, INDEX["northern_apennines"]) == 2


@rule("HW-4.22")
def test_engineering_gives_two_free_forts() -> None:
    state = expanding("romans", cards=["engineering"])
    before = state.armies
    play(state, "fort_free southern_apennines", "expand northern_apennines", "fort_free northern_apennines")
    assert (state.armies, state.free_forts) == (before - 1, 0)
    assert refused(state, "fort_free northern_apennines") == "HW-5.13"
    play(state, "expand dalmatia")
    assert refused(state, "fort_free dalmatia") == "HW-4.22"


@rule("HW-4.23")
@pytest.mark.parametrize(
    ("card", "empire", "target"),
    [
        ("expert_troops_mountains", "guptas", "western_ghats"),
        ("expert_troops_straits", "guptas", "ceylon"),
        ("expert_troops_forests", "holy_roman_empire", "northern_gaul"),
    ],
)
def test_expert_troops(card: str, empire: str, target: str) -> None:
    there = army("blue", target)
    plain, expert = expanding(empire, there), expanding(empire, there, cards=[card])
    for state in (plain, expert):
        if empire == "guptas":
            play(state, "expand eastern_ghats")
    assert defence_dice(plain, ACTIVE, INDEX[target]) == 2
    assert defence_dice(expert, ACTIVE, INDEX[target]) == 1
    assert "explain-experts" in explained(expert, f"expand {target}")


@rule("HW-4.23")
def test_no_experts_for_the_great_wall() -> None:
    cards = ["expert_troops_mountains", "expert_troops_forests"]
    state = expanding("mongols", army("blue", "wei_river"), cards=cards)
    assert defence_dice(state, ACTIVE, INDEX["wei_river"]) == 2


@rule("HW-4.24")
def test_the_jewish_revolt() -> None:
    there = [army("blue", "palestine"), fort("palestine"), city("palestine")]
    state = given("persia", *there, hand=["jewish_revolt"])
    play(rig(state, wins(3, 1, fort=1), wins(3, 1)), "play jewish_revolt")
    assert (holder(state, "palestine"), structures(state, "palestine")) == ("red", set())
    state = play(given("persia", city("palestine"), hand=["jewish_revolt"]), "play jewish_revolt")
    assert (holder(state, "palestine"), structures(state, "palestine")) == ("red", set()), "HW-5.8"
    there = [army("red", "palestine"), fort("palestine"), city("palestine")]
    state = play(given("persia", *there, hand=["jewish_revolt"]), "play jewish_revolt")
    assert (origin(state, "palestine"), structures(state, "palestine")) == ("jewish_revolt", {"fort", "city"})


KINGDOMS = [name for name in EVENT_NAMES if EFFECT[EVENT_INDEX[name]] == KINGDOM]


@rule("HW-4.25")
@pytest.mark.parametrize("name", KINGDOMS)
def test_every_kingdom(name: str) -> None:
    card = event_cards[EVENT_INDEX[name]]
    where = NAMES[[INDEX[n] for n in NAMES if n == card.effect.territory][0]]  # type: ignore[union-attr]
    empire = EMPIRE_OF_EPOCH[card.epochs[0] - 1]
    for before in ((), (capital(where),), (city(where), monument(where))):
        state = given(empire, army("blue", where), fort(where), *before, hand=[name])
        play(state, f"play {name}")
        assert (holder(state, where), origin(state, where)) == ("red", name)
        assert structures(state, where) - {"monument"} == {"city"}
        assert ("monument" in structures(state, where)) == (len(before) == 2)


@rule("HW-4.26")
@pytest.mark.parametrize("name", ["migrants_africa", "migrants_australia", "migrants_north_america"])
def test_every_migration(name: str) -> None:
    land = [NAMES[t] for t in members(AREA_MASK[AREA_INDEX[name.removeprefix("migrants_")]])]
    state = given("byzantines", army("blue", *land[:-1]), city(land[-1]), hand=[name])
    play(state, f"play {name}")
    assert offered(state) == {f"choose {land[-1]}"}
    assert refused(state, f"choose {land[0]}") == refused(state, "choose crete") == "HW-4.26"
    play(state, f"choose {land[-1]}")
    assert (origin(state, land[-1]), structures(state, land[-1]), phase(state)) == (name, set(), "Expansion")
    state = play(given("byzantines", hand=[name]), f"play {name}", f"choose {land[0]}", f"choose {land[1]}")
    assert set(land[:2]) <= realm(state)


@rule("HW-4.27")
def test_naval_power_only_counts_for_the_sea() -> None:
    state = expanding("romans", army("blue", "southern_iberia"), cards=["naval_power"])
    assert defence_dice(state, ACTIVE, INDEX["southern_iberia"]) == 2
    assert defence_dice(state, MINOR, INDEX["southern_iberia"]) == 3


@rule("HW-4.28")
def test_pestilence() -> None:
    there = [army("blue", "palestine", "levant"), army("red", "nile_delta"), fort("levant")]
    state = play(given("sumeria", *there, hand=["pestilence"]), "play pestilence")
    assert len(offered(state, "choose")) == 94, "also an empty Territory"
    assert refused(state, "choose sahara_desert") == "HW-4.28"
    suffering = sorted(["palestine", "levant", "nile_delta"], key=NAMES.index)
    dice = {"palestine": 3, "levant": 2, "nile_delta": 2}
    fate = {"palestine": False, "levant": True, "nile_delta": True}
    rig(state, *[(dice[n], lambda shown, dies=fate[n]: (1 in shown) == dies) for n in suffering])
    play(state, "choose palestine")
    assert [holder(state, n) for n in ("palestine", "levant", "nile_delta")] == ["blue", "", ""]
    assert structures(state, "levant") == set()


@rule("HW-4.29")
def test_the_plague_spreads_while_armies_die() -> None:
    there = army("blue", "palestine", "levant", "eastern_anatolia", "western_anatolia", "crete")
    state = play(given("sumeria", there, hand=["plague"]), "play plague")
    assert refused(state, "choose morea") == "HW-4.29"
    play(rig(state, (4, lambda shown: 1 in shown)), "choose palestine")
    assert (holder(state, "palestine"), offered(state)) == ("", {"choose levant"})
    play(rig(state, (3, lambda shown: 1 in shown)), "choose levant")
    assert offered(state) == {"choose eastern_anatolia"}, "not back to the first"
    assert refused(state, "choose crete") == "HW-4.29"
    play(rig(state, (3, lambda shown: 1 not in shown)), "choose eastern_anatolia")
    assert (holder(state, "eastern_anatolia"), phase(state)) == ("blue", "Expansion")


@rule("HW-4.31")
def test_siegecraft_takes_fort_and_army_together() -> None:
    there = [army("blue", "northern_apennines", "dalmatia"), fort("northern_apennines"), city("dalmatia")]
    state = expanding("romans", *there, cards=["siegecraft"])
    assert attack_bonus(state, ACTIVE, INDEX["dalmatia"]) == 1
    play(rig(state, ties(2, 1, fort=1, bonus=1)), "expand northern_apennines")
    assert (holder(state, "northern_apennines"), structures(state, "northern_apennines")) == ("blue", set())
    assert attack_bonus(state, ACTIVE, INDEX["northern_apennines"]) == 0, "no fort, city or capital any more"
    assert "explain-siegecraft" in explained(state, "expand dalmatia")


@rule("HW-4.32")
def test_treachery() -> None:
    there = [army("blue", "northern_apennines"), fort("northern_apennines"), capital("northern_apennines")]
    state = play(given("romans", *there, hand=["treachery"]), "play treachery")
    assert offered(state) == {"choose northern_apennines"}
    assert refused(state, "choose crete") == "HW-4.32"
    play(state, "choose northern_apennines")
    before = state.drawn
    play(state, "expand northern_apennines")
    assert state.drawn == before, "no dice"
    assert (holder(state, "northern_apennines"), structures(state, "northern_apennines")) == ("red", {"city"})
    assert (state.lost, state.treachery) == (0, -1)


def test_rebels_fight_without_cards_of_the_active_empire() -> None:
    state = given("persia", army("blue", "crete"), hand=["weaponry", "civil_war"])
    play(state, "play weaponry")
    rig(state, rolled(3, 1, 3))
    fight(state, 0, REBELS, INDEX["crete"], 1)
    assert (holder(state, "crete"), state.lost) == ("", 0), "a tie: Weaponry does not help"


@rule("HW-4.24")
def test_a_revolt_on_own_ground_is_told() -> None:
    state = given("romans", army("red", "palestine"), fort("palestine"), hand=["jewish_revolt"])
    log: list[Event] = []
    play(state, "play jewish_revolt", log=log)
    (arrived,) = told(log, "arrived")
    assert (arrived["territory"], told(log, "fight")) == ("history_of_the_world-territory-palestine", [])
    assert (holder(state, "palestine"), structures(state, "palestine")) == ("red", {"fort"})


def test_how_many_cards_there_are() -> None:
    assert len(EVENT_NAMES) == 42
    assert len(MINOR_EMPIRES) == len(KINGDOMS) == 7
    assert EFFECT[EVENT_INDEX["minor_empire_japan"]] == MINOR_EMPIRE


def test_points_of_armies_that_cards_have_placed() -> None:
    state = given("egypt", army("blue", "palestine"), hand=["kingdom_canaanites"])
    play(state, "play kingdom_canaanites")
    assert points_by_source(state, 0)[2] == 1
    assert armies(state, "palestine") == 1
