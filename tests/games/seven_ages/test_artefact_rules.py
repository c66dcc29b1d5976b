"""SA-10: artefacts: where they may be built, what they need and bring, how they end; treaties and holy wars."""

from __future__ import annotations

from saecula.games.seven_ages.areas import INDEX as AREAS
from saecula.games.seven_ages.cards import GOOD_INDEX
from saecula.games.seven_ages.effects import TRADE, has_good, stat
from saecula.games.seven_ages.goods import age_fits, blue_level, can_build, sites, targets
from saecula.games.seven_ages.progress import advance
from saecula.games.seven_ages.state import HAND, ON_EMPIRE, UNBUILT
from tests.games.seven_ages.egypt import BLUE, RED, civilise, egypt, neighbour
from tests.games.seven_ages.fights import glory
from tests.games.seven_ages.given import (
    act,
    asked,
    at,
    empire,
    given,
    keys,
    legal,
    play,
    resting,
)
from tests.rules import example, rule


@rule("SA-10.5", "SA-10.15")
def test_where_an_artefact_may_be_built() -> None:
    s = given(
        egypt(8, cities={"egypt": 3, "sinai": 1}, capital="egypt", disorder=["cyrenaica"]),
        neighbour(8),
    )
    assert set(sites(s, RED, GOOD_INDEX["pyramids"])) == {AREAS["egypt"], AREAS["sinai"]}
    assert sites(s, RED, GOOD_INDEX["colosseum"]) == [AREAS["egypt"]], "a city of level 3"
    assert AREAS["cyrenaica"] not in sites(s, RED, GOOD_INDEX["stonehenge"]), "not in a disordered area"
    s.good_at[GOOD_INDEX["oracle"]] = AREAS["egypt"]
    assert AREAS["egypt"] not in sites(s, RED, GOOD_INDEX["pyramids"]), "one artefact per area"
    inland = given(empire("french", "red", 0, 8, {"burgundy": ["spear"], "normandy": ["spear"]}))
    assert sites(inland, RED, GOOD_INDEX["colossus"]) == [AREAS["normandy"]], "coastal"
    assert not sites(given(egypt(16)), RED, GOOD_INDEX["forbidden_city"]), "capital"


@rule("SA-10.5", "SA-10.15")
def test_ages_prerequisites_and_supply() -> None:
    s = given(egypt(8), neighbour(8))
    assert can_build(s, 0, RED, RED, GOOD_INDEX["calendar"])
    assert can_build(s, 0, RED, BLUE, GOOD_INDEX["calendar"]), "an empire in contact, whether it likes it or not"
    assert not can_build(s, 0, RED, RED, GOOD_INDEX["code_of_laws"]), "needs the alphabet"
    s.good_at[GOOD_INDEX["alphabet"]] = ON_EMPIRE + RED
    assert can_build(s, 0, RED, RED, GOOD_INDEX["code_of_laws"])
    assert not can_build(s, 0, RED, BLUE, GOOD_INDEX["code_of_laws"])
    assert not can_build(s, 0, RED, RED, GOOD_INDEX["internet"]), "wrong age"
    s.good_at[GOOD_INDEX["calendar"]] = ON_EMPIRE + BLUE
    assert not targets(s, 0, RED, GOOD_INDEX["calendar"]), "its marker is on the map"
    s.good_at[GOOD_INDEX["calendar"]] = UNBUILT
    s.blue_at[GOOD_INDEX["alphabet"]] = 5
    s.good_at[GOOD_INDEX["alphabet"]] = UNBUILT
    assert not targets(s, 0, RED, GOOD_INDEX["alphabet"]), "its blue marker is on the track"


@rule("SA-10.5")
def test_the_plus_sign_lets_an_artefact_come_early() -> None:
    s = given(egypt(25))
    industrial, war = GOOD_INDEX["industrial_revolution"], GOOD_INDEX["world_war"]
    assert not age_fits(s, RED, industrial)
    s.good_at[GOOD_INDEX["printing_press"]] = s.good_at[GOOD_INDEX["banking"]] = ON_EMPIRE + RED
    assert age_fits(s, RED, industrial)
    s.level[RED] = 30
    s.good_at[industrial] = ON_EMPIRE + RED
    assert not age_fits(s, RED, war)
    s.fighting = 0b111
    assert age_fits(s, RED, war), "three empires in conflict this turn"


@rule("SA-10.5", "SA-12.14")
def test_glory_by_colour_and_square_icons() -> None:
    s = civilise(empire("javanese", "red", 0, 16, {"java": ["spear"]}), hand=("shang", "pirate_state", "malays"))
    play(s, "artefact shang", "empire red")  # calendar: green
    assert s.glory[0] == 1 + 1, "green, and the Javanese build artefacts"
    play(s, "artefact pirate_state", "empire red")  # slavery: red
    assert s.glory[0] == 1
    play(s, "artefact malays", "empire red")  # gunpowder: blue
    assert s.glory[0] == 1


@example("EX-19")
@rule("SA-10.5", "SA-10.14")
def test_a_blue_marker_serves_everybody_at_or_above_it() -> None:
    industrial = GOOD_INDEX["industrial_revolution"]
    s = civilise(
        empire("sudan", "red", 0, 31, {"sudan": ["spear"], "ethiopia": ["spear"]}),
        empire("ethiopians", "blue", 1, 33, {"nubia": ["spear"]}),
        empire("arabs", "green", 2, 32, {"hejaz": ["spear"]}),
        hand=("vandals",),
    )
    play(s, "artefact vandals", "empire red")
    assert s.blue_at[industrial] == 33
    assert [has_good(s, e, industrial) for e in (RED, BLUE, at("green"))] == [True, True, False]
    advance(s, BLUE, -1)
    assert not has_good(s, BLUE, industrial), "going back below the marker ends it"
    strict = given(empire("sudan", "red", 0, 31, {"sudan": ["spear"]}), blue_marker_inclusive=False)
    assert blue_level(strict, RED) == 34, "above, not at"
    high = given(empire("sudan", "red", 0, 49, {"sudan": ["spear"]}))
    high.level[RED] = 52
    assert blue_level(high, RED) == 50, "never beyond 50"


@rule("SA-10.14")
def test_an_own_marker_goes_with_its_last_age_and_the_blue_one_stays() -> None:
    alphabet = GOOD_INDEX["alphabet"]
    s = given(egypt(21), neighbour(22))
    s.good_at[alphabet] = ON_EMPIRE + RED
    s.blue_at[alphabet] = 15
    assert stat(s, RED, TRADE) == 1, "once, by whatever way it has it"
    advance(s, RED, 1)
    assert s.good_at[alphabet] == UNBUILT
    assert has_good(s, RED, alphabet)
    assert stat(s, RED, TRADE) == 0, "only in ages I to III"
    assert can_build(s, 0, RED, RED, GOOD_INDEX["printing_press"]), "it still serves as a prerequisite"


@rule("SA-10.5")
def test_artefacts_go_with_control_age_and_empire() -> None:
    s = given(egypt(14, cities={"egypt": 1}))
    s.good_at[GOOD_INDEX["pyramids"]] = AREAS["egypt"]
    s.good_at[GOOD_INDEX["calendar"]] = ON_EMPIRE + RED
    advance(s, RED, 1)
    assert s.good_at[GOOD_INDEX["pyramids"]] == UNBUILT, "beyond its last age"
    assert s.good_at[GOOD_INDEX["calendar"]] == ON_EMPIRE + RED
    s.belief[2 * RED] = GOOD_INDEX["zoroastrianism"]
    s.level[RED] = 35
    advance(s, RED, 1)
    assert s.religion(RED) == GOOD_INDEX["zoroastrianism"], "religions never become obsolete"


@rule("SA-10.5")
def test_crusade_and_jihad() -> None:
    holy = GOOD_INDEX["crusade"]
    s = civilise(egypt(16), neighbour(16), hand=("turks",))
    glory(s, 0, 3)
    play(s, "artefact turks", "empire blue", "area palestine")
    assert s.good_at[holy] == AREAS["palestine"]
    assert s.glory == [0, 2, 0, 0], "red: the controller of Palestine loses"
    christian = given(egypt(16), neighbour(16, goods=["christianity"]))
    assert not targets(christian, 0, RED, holy)
    jihad = GOOD_INDEX["jihad"]
    s = given(egypt(16, goods=["islam"]), neighbour(16))
    assert sites(s, BLUE, jihad) == [AREAS["palestine"]], "next to an area of an empire with Islam"
    assert RED not in targets(s, 0, RED, jihad)


@rule("SA-10.5")
def test_a_peace_treaty_needs_consent_and_ends_by_will_or_by_discard() -> None:
    treaty = GOOD_INDEX["peace_treaty"]
    s = civilise(egypt(), neighbour(), hand=("huns",))
    play(s, "artefact huns", "empire red", "empire blue")
    assert asked(s) == "Consent"
    log = play(s, "1: no")
    assert "card-returned" in keys(log)
    assert s.card_at[list(s.card_at).index(HAND)] == HAND
    assert "artefact huns" not in legal(s, 0), "the only partner has refused; not again in this action"
    play(s, "done")
    while not resting(s):
        play(s, "pass")
    act(s, "red", "civilise")
    play(s, "artefact huns", "empire red", "empire blue", "1: yes")
    assert s.good_at[treaty] == ON_EMPIRE + RED
    assert s.treaty == BLUE
    assert s.glory[0] == 1
    play(s, "break_treaty blue")
    assert s.good_at[treaty] == UNBUILT
