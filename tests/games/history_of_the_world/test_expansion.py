"""HW-5.1 to HW-5.14, HW-5.28 to HW-5.30: preparation and expansion, with every Empire."""

from __future__ import annotations

import pytest

from saecula.games.history_of_the_world import game
from saecula.games.history_of_the_world.cards import EMPIRE_NAMES
from saecula.games.history_of_the_world.combat import attack_origin, defence_dice
from saecula.games.history_of_the_world.components import INDEX, NAMES, empires
from saecula.games.history_of_the_world.state import ACTIVE
from tests.games.history_of_the_world.given import (
    army,
    capital,
    city,
    expanding,
    fleets,
    fort,
    given,
    holder,
    monument,
    offered,
    origin,
    phase,
    play,
    realm,
    refused,
    rig,
    structures,
    ties,
    wins,
)
from tests.rules import rule


@rule("HW-5.1", "HW-5.2", "HW-5.3", "HW-5.4")
@pytest.mark.parametrize("name", EMPIRE_NAMES)
def test_every_empire_sets_out(name: str) -> None:
    card = empires[EMPIRE_NAMES.index(name)]
    state = expanding(name)
    first = card.parts[0] if card.parts else card
    assert realm(state) == {first.start}
    assert origin(state, first.start) == name
    assert state.armies == first.strength - 1
    assert structures(state, first.start) == ({"capital"} if first.capital else set())
    assert set(card.navigation) <= fleets(state)
    assert fleets(state) == set(game.view(state, 0)["calls"][state.call]["fleets"])
    while offered(state, "expand"):
        play(state, f"expand {sorted(offered(state, 'expand'))[0]}")
    assert len(realm(state)) == first.strength, "on an empty board every army finds its place"
    play(state, "done")
    if card.parts:
        play(state, "done")
    while phase(state) == "Building" and state.turn == 0 and offered(state, "monument"):
        play(state, f"monument {sorted(offered(state, 'monument'))[0]}")
    if phase(state) == "Building" and state.turn == 0:
        play(state, "done")
    assert state.score[0] > 0 or card.epoch < 5, "some Areas are worth nothing yet"
    assert state.latest[0] == EMPIRE_NAMES.index(name)


@rule("HW-5.3")
def test_oceans_fill_their_seas_but_not_those_behind_another_ocean() -> None:
    spain = fleets(expanding("spain"))
    assert {"atlantic_ocean", "indian_ocean", "red_sea", "bay_of_bengal", "black_sea"} <= spain
    assert not {"pacific_ocean", "south_china_sea", "caribbean_sea", "caspian_sea"} & spain
    assert fleets(expanding("russia")) == {"black_sea", "sea_of_japan"}


@rule("HW-5.4")
def test_whoever_stands_in_the_start_territory_goes() -> None:
    there = [army("blue", "balkans"), fort("balkans"), capital("balkans"), monument("balkans")]
    state = expanding("byzantines", *there)
    assert (holder(state, "balkans"), structures(state, "balkans")) == ("red", {"capital", "monument"})
    for what, left in ((capital("danubia"), {"city"}), (city("danubia"), set[str]())):
        assert structures(expanding("goths", army("blue", "danubia"), what), "danubia") == left, "as in a conquest"
        assert structures(expanding("goths", what), "danubia") == left, "also without an owner"
    state = expanding("goths", army("red", "danubia"), capital("danubia"), fort("danubia"))
    assert structures(state, "danubia") == {"capital"}, "one's own capital stays, the fort goes"


@rule("HW-5.5")
def test_stopping_is_always_allowed_and_what_is_left_is_lost() -> None:
    state = expanding("romans")
    assert "done" in offered(state)
    assert refused(state, "keep") == "HW-5.5"
    play(state, "expand northern_apennines", "done")
    assert realm(state) == {"southern_apennines", "northern_apennines"}
    state = expanding("minoans")
    play(state, "expand morea", "expand pindus")
    assert offered(state) == {"done"}, "the turn ends with a move of its player"
    assert refused(state, "expand balkans") == "HW-5.5"


@rule("HW-5.6")
def test_armies_go_next_to_the_active_empire() -> None:
    state = expanding("sumeria", army("red", "crete"))
    near = {"middle_tigris", "zagros"}
    assert near <= offered(state, "expand")
    assert "morea" not in offered(state, "expand"), "past armies do not expand"
    assert refused(state, "expand morea") == "HW-5.6"
    play(state, "expand middle_tigris")
    assert "upper_tigris" in offered(state, "expand")


@rule("HW-5.7")
def test_never_into_barren_lands_and_one_army_per_territory() -> None:
    state = expanding("mongols")
    assert not {NAMES[t] for t, n in enumerate(NAMES) if n == "siberia"} & offered(state, "expand")
    assert refused(state, "expand siberia") == "HW-5.7"
    play(state, "expand eastern_steppe")
    assert refused(state, "expand eastern_steppe") == "HW-5.9"


@rule("HW-5.8", "HW-5.22")
def test_an_empty_territory_is_simply_occupied_and_its_structures_suffer() -> None:
    state = expanding("romans", capital("northern_apennines"), city("dalmatia"), monument("dalmatia"))
    before = state.drawn
    play(state, "expand northern_apennines", "expand dalmatia")
    assert state.drawn == before
    assert (structures(state, "northern_apennines"), structures(state, "dalmatia")) == ({"city"}, {"monument"})


@rule("HW-5.9")
def test_own_armies_are_replaced_without_a_fight() -> None:
    there = [army("red", "northern_apennines"), fort("northern_apennines"), capital("northern_apennines")]
    state = expanding("romans", *there)
    play(state, "expand northern_apennines")
    assert origin(state, "northern_apennines") == "romans"
    assert structures(state, "northern_apennines") == {"fort", "capital"}
    assert state.armies == 18


@rule("HW-5.10")
def test_a_chain_of_fleets_leads_to_every_coast_of_it() -> None:
    state = expanding("greek_city_states")
    reached = offered(state, "expand")
    assert {"shatts_plateau", "southern_iberia", "caucasus", "nile_delta"} <= reached
    assert not {"western_iberia", "nubia"} & reached, "no fleet in the Atlantic or the Red Sea"
    state = expanding("han_dynasty")
    assert not {"mekong", "east_indies"} & offered(state, "expand"), "its homeland lies on another sea"
    play(state, "expand chekiang")
    assert {"mekong", "east_indies"} <= offered(state, "expand"), "any Territory of the Empire will do"


@rule("HW-5.11")
def test_any_number_of_armies_may_use_the_fleets() -> None:
    state = expanding("romans")
    for name in ("crete", "libya", "southern_iberia"):
        play(state, f"expand {name}")
    assert fleets(state) == {"western_mediterranean", "eastern_mediterranean"}


@rule("HW-5.12", "HW-5.13")
def test_forts() -> None:
    state = expanding("romans", army("red", "dalmatia"))
    play(state, "fort_army southern_apennines", "expand northern_apennines", "fort_army northern_apennines")
    assert state.armies == 16
    assert structures(state, "southern_apennines") == {"capital", "fort"}
    assert refused(state, "fort_army southern_apennines") == "HW-5.13", "one per Territory"
    assert refused(state, "fort_army dalmatia") == "HW-5.13", "not with an army of a past Empire"
    assert refused(state, "fort_army massif") == "HW-5.13", "never in an empty Territory"


@rule("HW-5.14")
def test_the_attack_comes_from_where_the_defender_has_fewest_dice() -> None:
    state = expanding("celts", army("blue", "massif", "northern_gaul"), army("blue", "western_gaul"))
    massif = INDEX["northern_gaul"]
    assert defence_dice(state, ACTIVE, massif) == 2, "into the forest"
    play(state, "expand lower_rhine")
    assert attack_origin(state, ACTIVE, massif) in (INDEX["central_europe"], INDEX["lower_rhine"])
    play(rig(state, wins(2, 2)), "expand northern_gaul")
    assert defence_dice(state, ACTIVE, INDEX["western_gaul"]) == 1
    assert attack_origin(state, ACTIVE, INDEX["western_gaul"]) == INDEX["northern_gaul"]


@rule("HW-5.14", "HW-5.18")
def test_land_comes_before_the_sea() -> None:
    state = expanding("greek_city_states", army("blue", "crete", "libya"))
    assert defence_dice(state, ACTIVE, INDEX["crete"]) == 2, "by the strait, not from the sea"
    assert defence_dice(state, ACTIVE, INDEX["libya"]) == 3
    target = {t["id"]: t for t in game.view(state, 0)["targets"]}
    assert target["crete"]["from"] == "morea"
    assert target["libya"]["sea"] == "eastern_mediterranean"


@rule("HW-5.28")
def test_at_the_end_of_the_turn_everything_of_it_goes() -> None:
    state = expanding("persia", army("blue", "zagros"), cards=["population_explosion", "leader"])
    play(rig(state, (4, lambda shown: max(shown[:3]) < shown[3])), "expand zagros")
    play(state, "done")
    assert state.epoch == 3, "Persia is the last Empire of its Epoch"
    assert (state.fleets, state.coins, state.armies, state.in_force, state.played, state.lost) == (0, 0, 0, 0, 0, 0)
    assert game.view(state, 0)["cards"] == []


@rule("HW-5.29")
def test_incas_and_aztecs_are_played_in_two_halves() -> None:
    there = army("blue", "southern_andes", "central_america")
    state = expanding("incas_aztecs", there, cards=["civil_service", "engineering"])
    assert (state.coins, state.free_forts) == (2, 2)
    assert (realm(state), state.armies) == ({"northern_andes"}, 1)
    play(rig(state, ties(2, 2)), "expand southern_andes")
    assert offered(state, "buy_back") == {""}
    play(state, "done")
    assert (realm(state), state.armies) == ({"northern_andes", "mexican_valley"}, 1)
    assert structures(state, "northern_andes") == structures(state, "mexican_valley") == {"capital"}
    assert not offered(state, "buy_back"), "losses of the first half are gone"
    assert refused(state, "buy_back") == "HW-4.8"
    assert (state.coins, state.free_forts) == (2, 2), "coins and forts carry over"
    assert offered(state, "fort_coin") == {"mexican_valley"}
    assert "southern_andes" not in offered(state, "expand"), "it expands from its own half"
    assert state.lost == 1
    play(rig(state, wins(2, 2)), "expand central_america")
    assert origin(state, "central_america") == origin(state, "northern_andes") == "incas_aztecs"
    assert refused(state, "expand northern_andes") in ("HW-5.5", "HW-5.29")
    play(state, "done")
    assert phase(state) == "Building", "one monument per symbol: northern_andes has one"


@rule("HW-5.29")
def test_the_other_half_cannot_be_entered() -> None:
    state = expanding("incas_aztecs")
    play(state, "done")
    state.marching |= 1 << INDEX["guiana_highlands"]  # as if it had come so far
    state.reach |= 1 << INDEX["northern_andes"]
    state.forget_legal()
    assert "northern_andes" not in offered(state, "expand")
    assert refused(state, "expand northern_andes") == "HW-5.29"


@rule("HW-5.30")
def test_every_step_of_an_expansion_uses_something_up() -> None:
    state = given("romans", army("blue", "northern_apennines"), hand=["population_explosion", "engineering"])
    play(state, "play population_explosion", "play engineering")
    steps = 0
    while offered(state) != {"done"}:
        name = sorted(offered(state) - {"done"})[steps % len(offered(state) - {"done"})]
        before = 3 * state.armies + 4 * state.coins + state.free_forts
        play(state, name)
        assert 3 * state.armies + 4 * state.coins + state.free_forts < before
        steps += 1
    assert "southern_apennines" in realm(state)
