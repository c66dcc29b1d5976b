"""SA-9: conflicts, played out: who fights whom, rounds, losses, retreats, and what follows."""

from __future__ import annotations

from typing import Any

from saecula.games.seven_ages.areas import INDEX as AREAS
from saecula.games.seven_ages.cards import GOOD_INDEX
from saecula.games.seven_ages.phases import ROUND
from saecula.games.seven_ages.retreat import may_retreat
from saecula.games.seven_ages.round_frame import AREA, CROSSED, DISORDER, EMPIRES, ROUND_NUMBER, TERMS, USED, present
from saecula.games.seven_ages.state import NOBODY, UNBUILT, SevenAges
from saecula.games.seven_ages.totals import (
    BY_ARROW,
    BY_LAND,
    BY_RIVER,
    BY_SEA,
    ENEMY_COMMITS_FIRST,
    NO_ENEMY_TACTICIAN,
)
from saecula.games.seven_ages.units import LEADER_NAMES
from tests.games.seven_ages.fights import commit, fight, glory, meet, next_cards, parts, redraw_cards, stay, totals
from tests.games.seven_ages.given import (
    Empire,
    act,
    asked,
    at,
    card,
    deal,
    empire,
    given,
    keys,
    legal,
    offered,
    play,
    resting,
    stand,
)
from tests.rules import example, rule

TACTICIAN = "tactician_1"


def defender(*units: str, area: str = "france", level: int = 20, **more: Any) -> Empire:
    """Seat 1 in an area of its own (light units: front 1 for a spear)."""
    return empire("english", "light_green", 1, level, {area: list(units)}, **more)


def attacker(*units: str, area: str = "france", level: int = 20, seat: int = 0, **more: Any) -> Empire:
    """Seat 0 in the same area, with an area behind it."""
    own = {area: list(units), "burgundy": ["spear"]} if area == "france" else {area: list(units)}
    return empire("germans", "light_blue", seat, level, own, **more)


def round_of(s: SevenAges) -> int:
    return s.frame_at(s.find(ROUND), ROUND_NUMBER)


def frame(s: SevenAges, slot: int) -> int:
    return s.frame_at(s.find(ROUND), slot)


# ------------------------------------------------------------------------------------------------------- who fights


@rule("SA-9.1", "SA-9.2", "SA-9.17")
def test_the_active_player_chooses_the_order_of_conflicts_and_attacks() -> None:
    s = given(
        empire("english", "light_green", 1, 20, {"france": ["spear"], "normandy": ["spear"]}),
        empire("germans", "light_blue", 0, 20, {"france": ["spear"] * 2, "normandy": ["spear"] * 2}),
    )
    fight(s, at("light_blue"))
    assert sorted(legal(s)) == ["fight france", "fight normandy"]
    play(s, "fight normandy")
    assert frame(s, AREA) == AREAS["normandy"]
    assert [frame(s, EMPIRES), frame(s, EMPIRES + 1)] == [at("light_blue"), at("light_green")]
    next_cards(s, 7, 0)
    commit(s, 0, "spear", "spear")
    commit(s, 1, "spear")
    assert frame(s, AREA) == AREAS["france"], "the last one needs no choice"


@rule("SA-9.1")
def test_where_three_empires_meet_each_fights_the_controller_and_the_survivors_choose_who_defends() -> None:
    s = given(
        defender("spear", money=40, cities={"france": 3}, capital="france"),
        empire("germans", "light_blue", 0, 20, {"france": ["spear"] * 3}, money=0),
        empire("poles", "red", 0, 20, {"france": ["spear"]}, money=0),
    )
    fight(s, at("light_blue"), at("red"))
    assert sorted(legal(s)) == ["empire light_blue", "empire red"], "which of the two attacks first"
    play(s, "empire light_blue")
    assert frame(s, EMPIRES + 1) == at("light_green")
    next_cards(s, 7, 0)
    commit(s, 0, "spear", "spear")
    commit(s, 1, "spear")
    assert s.control[AREAS["france"]] == at("light_blue"), "the winner has the area, though another waits"
    assert s.city[AREAS["france"]] == 1, "3, one step down"
    assert s.money[at("light_blue")] == 20, "half the loot"
    assert sorted(legal(s)) == ["empire light_blue", "empire red"], "one of the survivors defends"
    play(s, "empire light_blue")
    assert frame(s, EMPIRES + 1) == at("red")


@rule("SA-9.2")
def test_an_own_empire_that_held_the_area_before_defends() -> None:
    s = given(
        empire("germans", "light_blue", 0, 20, {"france": ["spear"]}),
        empire("poles", "red", 0, 20, {"france": ["spear"]}),
    )
    fight(s, at("light_blue"), at("red"))
    assert [frame(s, EMPIRES), frame(s, EMPIRES + 1)] == [at("red"), at("light_blue")]


@rule("SA-9.25")
def test_where_nobody_controls_those_who_were_there_first_defend_and_everything_takes_part() -> None:
    s = given(empire("english", "light_green", 1, 40, {"france": ["fighter"]}))
    stand_attackers = empire("germans", "light_blue", 0, 40, {"france": ["frigate", "spear"]})
    s = given(empire("english", "light_green", 1, 40, {"france": ["fighter"]}), stand_attackers)
    assert s.control[AREAS["france"]] == NOBODY, "aircraft alone control no land"
    fight(s, at("light_blue"))
    assert [frame(s, EMPIRES), frame(s, EMPIRES + 1)] == [at("light_blue"), at("light_green")]
    assert sorted(offered(s, "front", 0)) == ["frigate", "spear"], "ships in a land area fight too"


@rule("SA-9.19")
def test_one_player_plays_both_sides_the_attacker_first() -> None:
    s = given(
        empire("germans", "light_blue", 0, 20, {"france": ["spear"]}),
        empire("poles", "red", 0, 20, {"france": ["spear"] * 2}),
    )
    next_cards(s, 7, 3)
    fight(s, at("red"))
    assert s.actors == (0,)
    commit(s, 0, "spear", "spear")
    assert s.actors == (0,)
    assert asked(s) == "Commit"
    log = commit(s, 0, "spear")
    assert totals(log) == [7 + 2, 3 + 1]
    assert s.control[AREAS["france"]] == at("red")


@rule("SA-9.19", "SA-15.5")
def test_a_card_in_a_conflict_of_one_player_names_its_side() -> None:
    s = given(
        empire("germans", "light_blue", 0, 20, {"france": ["spear"] * 2}),
        empire("poles", "red", 0, 20, {"france": ["spear"] * 2}),
    )
    deal(s, 0, "romans")  # high command
    fight(s, at("red"))
    play(s, "event romans")
    assert sorted(legal(s)) == ["empire light_blue", "empire red"]
    play(s, "empire light_blue")
    assert frame(s, TERMS + 1)
    assert not frame(s, TERMS)


# ------------------------------------------------------------------------------------------------------------ rounds


@rule("SA-9.3", "SA-9.4")
def test_a_side_commits_at_least_one_unit_and_half_of_them_in_front() -> None:
    s = meet(defender("spear"), attacker("spear", "spear", "spear"))
    assert "done" not in legal(s, 0)
    play(s, "0: front spear")
    assert "done" in legal(s, 0)
    play(s, "0: support spear", "0: front spear")
    assert "done" in legal(s, 0), "three units: two in front"
    assert not offered(s, "support", 0)
    assert not offered(s, "front", 0)


@rule("SA-9.4")
def test_a_front_line_that_could_not_be_balanced_is_not_offered() -> None:
    s = meet(defender("spear"), attacker("spear", "spear"))
    play(s, "0: front spear")
    assert offered(s, "front", 0) == [], "two in front of two is too many"
    assert offered(s, "support", 0) == ["spear"]


@rule("SA-9.3", "SA-14.2")
def test_cards_and_units_are_secret_until_both_have_committed() -> None:
    s = meet(defender("spear"), attacker("spear"))
    mine, theirs = s.frame_at(s.find(ROUND), 15), s.frame_at(s.find(ROUND), 16)
    assert [s.known[mine], s.known[theirs]] == [1 << 0, 1 << 1]
    log = commit(s, 0, "spear")
    assert "committed-front" not in keys(log)
    assert s.known[mine] == 1
    log = commit(s, 1, "spear")
    assert keys(log).count("committed-front") == 2
    assert keys(log).count("conflict-card") == 2


@rule("SA-9.3", "SA-9.23")
def test_a_tactician_replaces_the_card_and_is_never_committed_alone() -> None:
    s = given(defender("spear"), attacker("spear", leaders={TACTICIAN: "france"}))
    deal(s, 0, "minoans")
    next_cards(s, 0, 1, 7)
    fight(s, at("light_blue"))
    while asked(s) != "ReplaceCard":
        play(s, "0: pass")
    play(s, "0: discard minoans")
    while asked(s) != "Commit":
        play(s, "0: pass")
    play(s, f"0: commit {TACTICIAN}")
    assert "done" not in legal(s, 0)
    play(s, "0: front spear", "0: done")
    log = commit(s, 1, "spear")
    assert totals(log) == [7 + 1 + 1, 1 + 1], "the replacement is used, and a committed tactician adds 1"


@rule("SA-9.3", "SA-9.5")
def test_without_a_tactician_nobody_is_asked_for_another_card() -> None:
    s = given(defender("spear"), attacker("spear"))
    deal(s, 0, "minoans")
    fight(s, at("light_blue"))
    asked_for = []
    while asked(s) != "Commit":
        asked_for.append(asked(s))
        play(s, "pass")
    assert "ReplaceCard" not in asked_for


@rule("SA-9.5", "SA-9.6", "SA-9.7")
def test_each_item_of_a_total_counts_once() -> None:
    s = given(
        defender("spear", area="armenia", level=1, cities={"armenia": 3}, forts=["armenia"]),
        attacker("light_cavalry", area="armenia", level=20, elite=5),
    )
    s.crossings = [at("light_blue"), AREAS["armenia"], BY_LAND | BY_RIVER, at("light_blue"), AREAS["armenia"], BY_SEA]
    next_cards(s, 4, 2)
    fight(s, at("light_blue"))
    assert frame(s, CROSSED) == BY_LAND | BY_RIVER | BY_SEA
    log = [*commit(s, 0, "light_cavalry"), *commit(s, 1, "spear")]
    told = parts(log)
    assert told[0]["elite"] == 3, "at most three elite markers"
    assert told[0]["age"] == 2
    assert told[1]["age"] == 0
    assert told[0]["front"] == 3 - 1, "cavalry in the mountains"
    assert (told[1]["terrain"], told[1]["crossing"], told[1]["fort"], told[1]["city"]) == (3, 1 + 2, 2, 3)


@rule("SA-9.6")
def test_an_invasion_is_easier_in_the_last_two_ages_and_units_that_pass_do_not_count() -> None:
    from saecula.games.seven_ages.totals import crossing_defence

    assert [crossing_defence(BY_SEA, age) for age in (1, 5, 6, 7)] == [2, 2, 1, 1]
    assert crossing_defence(BY_RIVER | BY_ARROW | BY_SEA, 3) == 4
    s = given(empire("germans", "light_blue", 0, 30, {"germany": ["light_cavalry", "spear"]}))
    act(s, "light_blue", "manoeuvre")
    play(s, "from germany", "with light_cavalry", "go poland", "go pripet_marshes", "halt")
    passed = [s.crossings[i + 1] for i in range(0, len(s.crossings), 3)]
    assert passed == [AREAS["pripet_marshes"]], "over the river into Poland, but it did not stay"


@rule("SA-9.5")
def test_a_missile_unit_other_than_archers_leaves_the_city_out() -> None:
    for unit, city in (("archers", 3), ("catapult", 0)):
        s = meet(defender("spear", cities={"france": 3}), attacker("spear", unit))
        log = [*commit(s, 0, "spear", unit), *commit(s, 1, "spear")]
        told = parts(log)
        assert told[1]["city"] == city, unit


@rule("SA-9.8", "SA-9.12")
def test_elephants_frighten_horses_and_their_loss_is_a_rout() -> None:
    s = meet(defender("chariot", "spear"), attacker("elephant", "spear", "spear"))
    next_cards(s, 0, 7)
    s2 = meet(defender("chariot", "spear"), attacker("elephant", "spear", "spear"))
    assert s2.frame_at(s2.find(ROUND), 15) != NOBODY
    log = [*commit(s, 0, "elephant"), *commit(s, 1, "chariot", "spear")]
    told = parts(log)
    assert told[1]["front"] == 0, "a chariot faces an elephant"


def duel(values: tuple[int, int], mine: list[str], theirs: list[str], **more: Any) -> SevenAges:
    """A position in which the next cards have these values; both sides can commit."""
    s = given(defender(*theirs), attacker(*mine, **more))
    next_cards(s, *values)
    fight(s, at("light_blue"))
    return s


@rule("SA-9.12")
def test_when_an_elephant_is_lost_its_side_retreats_at_once() -> None:
    s = duel((0, 7), ["elephant", "spear", "spear"], ["fusilier", "fusilier"])
    commit(s, 0, "elephant")
    log = commit(s, 1, "fusilier", "fusilier")
    assert "retreats" in keys(log)
    assert len(s.units_at(at("light_blue"), AREAS["burgundy"])) == 3, "both spears found a way back"
    assert resting(s)
    assert s.control[AREAS["france"]] == at("light_green")


@rule("SA-9.9", "SA-9.13")
def test_the_lower_total_loses_what_it_committed() -> None:
    s = duel((7, 0), ["spear", "spear"], ["spear", "spear"])
    commit(s, 0, "spear")
    log = commit(s, 1, "spear")
    assert keys(log).count("unit-lost") == 1
    assert present(s, s.find(ROUND), 1).bit_count() == 1
    assert round_of(s) == 2


@rule("SA-9.9")
def test_a_tie_costs_both_except_a_side_with_a_tactician() -> None:
    s = duel((3, 3), ["spear"], ["spear", "spear"])
    commit(s, 0, "spear")
    log = commit(s, 1, "spear")
    assert keys(log).count("unit-lost") == 2
    s = duel((3, 3), ["spear", "spear"], ["spear", "spear"], leaders={TACTICIAN: "france"})
    commit(s, 0, "spear")
    log = commit(s, 1, "spear")
    assert keys(log).count("unit-lost") == 1
    assert present(s, s.find(ROUND), 0).bit_count() == 2, "committed or not, he saves his side"


@rule("SA-9.10")
def test_a_side_without_uncommitted_units_gets_disorder_and_commits_anew() -> None:
    s = duel((7, 0), ["spear"], ["spear", "spear"])
    commit(s, 0, "spear")
    commit(s, 1, "spear")
    assert [frame(s, DISORDER), frame(s, DISORDER + 1)] == [1, 0]
    assert frame(s, USED) == 0
    next_cards(s, 7, 0)
    stay(s)
    assert offered(s, "front", 0) == ["spear"]


# ---------------------------------------------------------------------------------------------------------- retreats


@rule("SA-9.11")
def test_who_may_retreat() -> None:
    s = duel((7, 0), ["spear"], ["spear", "spear"])
    commit(s, 0, "spear")
    commit(s, 1, "spear")
    here = s.find(ROUND)
    assert not may_retreat(s, here, 0), "only its own side is in disorder"
    assert may_retreat(s, here, 1)
    assert s.actors == (1,)
    assert legal(s) == ["stay", "retreat"]
    leader = LEADER_NAMES.index(TACTICIAN)
    s.leader_at[leader], s.leader_of[leader] = AREAS["france"], at("light_blue")
    assert may_retreat(s, here, 0), "a tactician may"
    s.set_frame_at(here, TERMS + 1, NO_ENEMY_TACTICIAN)
    assert not may_retreat(s, here, 0), "unless the enemy ignores him"


@rule("SA-9.11", "SA-9.14")
def test_a_retreat_takes_all_units_to_own_areas_and_the_leaders_go_along() -> None:
    s = given(
        empire("english", "light_green", 1, 20, {"france": ["spear"] * 3}, elite=2),
        attacker("spear", "spear", leaders={TACTICIAN: "france"}, elite=1),
    )
    stand(s, at("light_blue"), "spear", "aquitaine")
    next_cards(s, 7, 0)
    fight(s, at("light_blue"))
    commit(s, 0, "spear", "spear")
    commit(s, 1, "spear")
    assert frame(s, DISORDER) == 1
    assert s.actors == (0,)
    play(s, "retreat")
    assert sorted(legal(s)) == ["retreat_to aquitaine", "retreat_to burgundy"]
    play(s, "retreat_to aquitaine", "retreat_to burgundy")
    assert asked(s) == "Retreating", "two places: where does the leader go?"
    play(s, "retreat_to burgundy")
    assert s.leader_at[LEADER_NAMES.index(TACTICIAN)] == AREAS["burgundy"]
    assert resting(s)
    assert [s.elite[at("light_blue")], s.elite[at("light_green")]] == [0, 2], "a side that retreated is the loser"


@rule("SA-9.11", "SA-9.23", "SA-9.15")
def test_units_without_a_way_back_are_lost_and_their_leader_dies_in_the_conflict() -> None:
    s = given(
        empire("english", "light_green", 1, 20, {"france": ["spear"] * 3}, money=10),
        empire(
            "germans", "light_blue", 0, 20, {"france": ["spear"] * 2, "egypt": ["spear"]},
            leaders={TACTICIAN: "france"}, goods=["mausoleum"], money=21,
        ),
    )  # fmt: skip
    next_cards(s, 7, 0)
    fight(s, at("light_blue"))
    commit(s, 0, "spear", "spear")
    commit(s, 1, "spear")
    log = play(s, "retreat")
    assert keys(log).count("unit-lost-retreating") == 2
    assert "leader-killed" in keys(log)
    assert s.glory[0] == 1, "the mausoleum: an own leader was killed in a conflict"
    assert [s.money[at("light_blue")], s.money[at("light_green")]] == [0, 20], "no capital and a leader lost: loot"


@rule("SA-9.11")
def test_if_the_active_side_retreats_the_other_is_not_asked() -> None:
    s = duel((3, 3), ["spear"] * 2, ["spear"] * 2, leaders={TACTICIAN: "france"})
    s.leader_at[LEADER_NAMES.index("tactician_2")] = AREAS["france"]
    s.leader_of[LEADER_NAMES.index("tactician_2")] = at("light_green")
    commit(s, 0, "spear", "spear")
    commit(s, 1, "spear", "spear")
    assert [frame(s, DISORDER), frame(s, DISORDER + 1)] == [1, 1]
    assert s.actors == (0,)
    play(s, "retreat")
    assert resting(s)


@rule("SA-9.20")
def test_three_rounds_without_a_loss_drive_the_attacker_back() -> None:
    s = given(
        defender("spear", leaders={"tactician_2": "france"}),
        attacker("spear", leaders={TACTICIAN: "france"}),
    )
    fight(s, at("light_blue"))
    for number in (1, 2, 3):
        stay(s)
        assert round_of(s) == number
        redraw_cards(s, 3, 3)
        commit(s, 0, "spear")
        commit(s, 1, "spear")
    assert resting(s)
    assert len(s.units_at(at("light_blue"), AREAS["burgundy"])) == 2


# ------------------------------------------------------------------------------------------------------ the aftermath


@rule("SA-9.14", "SA-9.15", "SA-9.22")
def test_a_conquered_capital_loses_fort_artefact_and_a_step_and_is_looted() -> None:
    s = given(
        defender("spear", cities={"france": 5}, capital="france", forts=["france"], disorder=["france"], money=31),
        attacker("fusilier", "fusilier", money=190),
    )
    s.good_at[GOOD_INDEX["pyramids"]] = AREAS["france"]
    stand(s, at("light_green"), "spear", "england")
    next_cards(s, 7, 0)
    fight(s, at("light_blue"))
    commit(s, 0, "fusilier", "fusilier")
    commit(s, 1, "spear")
    france = AREAS["france"]
    assert s.control[france] == at("light_blue")
    assert s.city[france] == 3
    assert s.capital[at("light_green")] == NOBODY
    assert not s.forts >> france & 1
    assert s.good_at[GOOD_INDEX["pyramids"]] == UNBUILT
    assert s.disorder >> france & 1, "the disorder marker stays with the new controller"
    assert s.money[at("light_green")] == 0
    assert s.money[at("light_blue")] == 199, "15 of 31, and never above 199"


@rule("SA-9.14")
def test_an_area_held_against_an_attack_keeps_everything() -> None:
    s = duel((0, 7), ["spear"], ["fusilier", "fusilier"])
    s.city[AREAS["france"]] = 3
    s.forts |= 1 << AREAS["france"]
    s.elite[at("light_blue")] = 1
    commit(s, 0, "spear")
    commit(s, 1, "fusilier")
    assert s.city[AREAS["france"]] == 3
    assert s.forts >> AREAS["france"] & 1
    assert s.elite[at("light_blue")] == 0


@rule("SA-9.13", "SA-9.14", "SA-9.15")
def test_if_both_are_gone_the_area_is_neutral_and_nobody_loots() -> None:
    s = given(
        defender("spear", cities={"france": 3}, capital="france", money=30, elite=1),
        attacker("spear", money=0, elite=1),
    )
    stand(s, at("light_green"), "spear", "england")
    s.city[AREAS["france"]] = 3
    next_cards(s, 5, 2)
    fight(s, at("light_blue"))
    commit(s, 0, "spear")
    commit(s, 1, "spear")
    assert s.control[AREAS["france"]] == NOBODY
    assert s.city[AREAS["france"]] == 1
    assert s.money[at("light_green")] == 0 == s.money[at("light_blue")]
    assert s.elite[at("light_green")] == 0 == s.elite[at("light_blue")], "both count as losers"


@rule("SA-9.14", "SA-9.27")
def test_surviving_aircraft_win_but_hold_no_land() -> None:
    s = given(
        empire("english", "light_green", 1, 40, {"france": ["spear"], "england": ["spear"]}, cities={"france": 3}),
        empire("prussians", "light_blue", 0, 40, {"france": ["fighter"], "burgundy": ["spear"]}),
    )
    next_cards(s, 7, 0)
    fight(s, at("light_blue"))
    commit(s, 0, "fighter")
    commit(s, 1, "spear")
    assert s.control[AREAS["france"]] == NOBODY
    assert s.city[AREAS["france"]] == 1
    assert s.glory[0] == 1, "the icon win_conflict of the Prussians"


@rule("SA-9.15")
def test_an_empire_with_a_capital_elsewhere_is_not_looted_for_a_leader() -> None:
    for capital, money in (("england", 30), ("", 0)):
        s = given(
            defender("spear", leaders={TACTICIAN: "france"}, money=30),
            attacker("fusilier", "fusilier", money=0),
        )
        stand(s, at("light_green"), "spear", "england")
        if capital:
            s.city[AREAS[capital]], s.capital[at("light_green")] = 1, AREAS[capital]
        next_cards(s, 7, 0)
        fight(s, at("light_blue"))
        commit(s, 0, "fusilier", "fusilier")
        commit(s, 1, "spear")
        assert s.money[at("light_green")] == money
        assert s.leader_of[LEADER_NAMES.index(TACTICIAN)] == NOBODY


@rule("SA-9.27", "SA-12.14")
def test_square_icons_of_a_conflict_score_at_once() -> None:
    s = given(
        empire("english", "light_green", 1, 20, {"france": ["spear"]}, cities={"france": 1}, capital="france"),
        empire("huns", "light_blue", 0, 20, {"france": ["fusilier"] * 2}),
    )
    next_cards(s, 7, 0)
    fight(s, at("light_blue"))
    commit(s, 0, "fusilier", "fusilier")
    commit(s, 1, "spear")
    assert s.glory[0] == 2 + 2, "the Huns: a city, and it was a capital"
    s = given(
        empire("prussians", "light_green", 1, 20, {"france": ["fusilier"]}),
        empire("huns", "light_blue", 0, 20, {"france": ["spear"], "egypt": ["spear"]}),
    )
    next_cards(s, 0, 7)
    fight(s, at("light_blue"))
    commit(s, 0, "spear")
    commit(s, 1, "fusilier")
    assert s.glory == [0, 1, 0, 0], "win_conflict also for a defender"


@rule("SA-9.22", "SA-15.5")
def test_disorder_there_comes_before_the_winners_window_and_the_loser_goes_after_it() -> None:
    s = given(
        empire("english", "light_green", 1, 20, {"france": ["spear"]}, goods=["buddhism"]),
        empire("germans", "light_blue", 0, 20, {"france": ["fusilier"] * 2}),
    )
    deal(s, 0, "amazons")  # heroism
    next_cards(s, 7, 0)
    fight(s, at("light_blue"))
    while asked(s) != "Commit":
        play(s, "pass")
    commit(s, 0, "fusilier", "fusilier")
    commit(s, 1, "spear")
    while asked(s) == "SidesWindow":
        play(s, "pass")
    assert asked(s) == "Consent"
    assert s.actors == (1,)
    play(s, "yes")
    assert s.disorder >> AREAS["france"] & 1
    assert s.card_of[at("light_green")] != NOBODY, "SA-0.13 comes after the window"
    assert "event amazons" in legal(s, 0)
    play(s, "event amazons")
    assert s.elite[at("light_blue")] == 1
    while not resting(s):
        play(s, "pass")
    assert s.card_of[at("light_green")] == NOBODY


@rule("SA-9.22", "SA-9.23")
def test_a_leader_dies_before_the_artefact_of_the_area_is_gone() -> None:
    s = given(
        defender("spear", leaders={TACTICIAN: "france"}),
        attacker("fusilier", "fusilier"),
    )
    stand(s, at("light_green"), "spear", "england")
    s.good_at[GOOD_INDEX["mausoleum"]] = AREAS["france"]
    next_cards(s, 7, 0)
    fight(s, at("light_blue"))
    commit(s, 0, "fusilier", "fusilier")
    commit(s, 1, "spear")
    assert s.glory[1] == 1, "the mausoleum still stood when he died"
    assert s.good_at[GOOD_INDEX["mausoleum"]] == UNBUILT


# ------------------------------------------------------------------------------------------------------------- nukes


def nuclear(mine: list[str], theirs: list[str]) -> SevenAges:
    s = given(
        empire(
            "americans", "light_green", 1, 46, {"france": theirs, "england": ["spear"]}, leaders={TACTICIAN: "france"}
        ),
        empire("soviets", "light_blue", 0, 46, {"france": mine, "moscow": ["spear"]}),
        empire("chinese", "red", 2, 46, {"hebei": ["spear"]}),
    )
    glory(s, 10, 3)
    s.age_seen = 7
    fight(s, at("light_blue"))
    return s


@rule("SA-9.16")
def test_a_nuke_destroys_everything_and_costs_a_level_and_glory() -> None:
    s = nuclear(["nuke", "spear"], ["spear", "spear"])
    s.good_at[GOOD_INDEX["united_nations"]] = AREAS["hebei"]
    commit(s, 0, "nuke")
    log = commit(s, 1, "spear")
    assert "nuke" in keys(log)
    assert resting(s)
    assert not any([s.units_in[e] >> AREAS["france"] & 1 for e in range(15)])
    assert s.control[AREAS["france"]] == NOBODY
    assert s.level[at("light_blue")] == 45
    assert s.glory == [10 - 5 - 3, 3 + 5, 3, 0], "5 to the other player, 3 to the United Nations"
    assert s.leader_of[LEADER_NAMES.index(TACTICIAN)] == NOBODY
    assert s.holder.count(at("light_blue")) == 0, "destroyed nukes return to the pool"


@rule("SA-9.16", "SA-9.24")
def test_star_wars_destroy_a_nuke_before_totals() -> None:
    s = nuclear(["nuke", "spear"], ["star_wars", "spear"])
    commit(s, 0, "nuke")
    log = commit(s, 1, "star_wars")
    assert "nuke" not in keys(log)
    told = parts(log)
    assert told[0]["front"] == 0
    assert told[0]["disorder"] == 0
    assert present(s, s.find(ROUND), 0).bit_count() == 1, "the spear is left"


@rule("SA-9.24")
def test_two_nukes_destroy_once_and_the_active_side_takes_glory_first() -> None:
    s = nuclear(["nuke"], ["nuke"])
    glory(s, 0, 3)
    commit(s, 0, "nuke")
    commit(s, 1, "nuke")
    assert [s.level[at("light_blue")], s.level[at("light_green")]] == [45, 45]
    assert s.glory == [0, 3, 0, 0], "the active side takes 3, the other takes them back"


@rule("SA-9.16", "SA-9.26")
def test_a_lone_uncommitted_nuke_may_be_scrapped_before_a_new_round() -> None:
    s = nuclear(["nuke", "spear"], ["spear", "spear"])
    assert asked(s) == "Commit", "not before round 1"
    redraw_cards(s, 7, 0)
    commit(s, 0, "spear")
    commit(s, 1, "spear")
    assert asked(s) == "RetreatChoice"
    assert s.actors == (0,)
    assert legal(s) == ["stay", "scrap"]
    play(s, "scrap")
    assert frame(s, DISORDER) == 1, "no unit is left uncommitted: SA-9.10"
    assert s.actors == (1,)
    assert legal(s) == ["stay"], "its last unit could be a nuke too"
    play(s, "stay")
    assert s.actors == (1,)
    assert "retreat" in legal(s), "scrapping comes before retreats"


@rule("SA-9.26")
def test_everybody_whose_last_unit_could_be_a_nuke_is_asked() -> None:
    s = nuclear(["spear", "spear"], ["spear", "spear"])
    redraw_cards(s, 7, 0)
    commit(s, 0, "spear")
    commit(s, 1, "spear")
    assert asked(s) == "RetreatChoice"
    assert legal(s) == ["stay"], "the question betrays nothing"


# ----------------------------------------------------------------------------------------------------- events and sea


@rule("SA-9.3")
def test_i_spy_makes_the_enemy_draw_and_commit_first_and_openly() -> None:
    s = given(
        defender("spear", "spear"),
        attacker("spear", leaders={TACTICIAN: "france"}),
    )
    deal(s, 0, "japanese", "minoans")
    next_cards(s, 1, 6)
    fight(s, at("light_blue"))
    play(s, "0: event japanese")
    while asked(s) == "SidesWindow":
        play(s, "pass")
    assert s.frame_at(s.find(ROUND), TERMS) & ENEMY_COMMITS_FIRST
    assert s.actors == (1,)
    assert asked(s) == "Commit"
    assert s.frame_at(s.find(ROUND), 15) == NOBODY, "this side has not drawn yet"
    log = commit(s, 1, "spear")
    assert "conflict-card" in keys(log)
    assert "committed-front" in keys(log)
    assert asked(s) == "ReplaceCard"
    assert s.actors == (0,), "it replaces its card knowing what the enemy does"
    play(s, "0: pass")
    commit(s, 0, "spear")
    assert not s.find(ROUND) or round_of(s) == 2 or asked(s) == "SidesWindow"


@rule("SA-9.21")
def test_overrun_is_for_the_attacker_and_one_unit_stays() -> None:
    s = given(
        empire("english", "light_green", 1, 20, {"france": ["spear"], "normandy": ["spear"]}),
        empire("germans", "light_blue", 0, 20, {"france": ["fusilier"] * 3}),
    )
    deal(s, 0, "mongols")
    next_cards(s, 7, 0)
    fight(s, at("light_blue"))
    while asked(s) != "Commit":
        play(s, "pass")
    commit(s, 0, "fusilier", "fusilier")
    commit(s, 1, "spear")
    while asked(s) == "SidesWindow" and "event mongols" not in legal(s, 0):
        play(s, "pass")
    play(s, "event mongols")
    assert asked(s) == "Overrunning"
    play(s, "with fusilier", "go normandy", "with fusilier", "go burgundy")
    assert len(s.units_at(at("light_blue"), AREAS["france"])) == 1
    assert s.control[AREAS["burgundy"]] == at("light_blue")
    while asked(s) == "SidesWindow":
        play(s, "pass")
    assert frame(s, AREA) == AREAS["normandy"], "the area entered is a conflict of this action"
    assert frame(s, CROSSED) & BY_LAND


@rule("SA-9.21", "SA-15.9")
def test_a_defender_who_wins_cannot_overrun() -> None:
    s = given(
        empire("germans", "light_green", 1, 20, {"france": ["fusilier"] * 3}),
        empire("english", "light_blue", 0, 20, {"france": ["spear"], "england": ["spear"]}),
    )
    deal(s, 1, "mongols")
    next_cards(s, 0, 7)
    fight(s, at("light_blue"))
    while asked(s) != "Commit":
        play(s, "pass")
    commit(s, 0, "spear")
    commit(s, 1, "fusilier")
    while not resting(s):
        assert "event mongols" not in legal(s, 1)
        play(s, "pass")


@rule("SA-9.18")
def test_a_conflict_at_sea_has_no_terrain_and_only_ships() -> None:
    s = given(
        empire("english", "light_green", 1, 30, {"english_channel": ["frigate"], "england": ["spear"]}),
        empire("germans", "light_blue", 0, 30, {"english_channel": ["frigate", "frigate"]}),
    )
    next_cards(s, 7, 0)
    fight(s, at("light_blue"))
    commit(s, 0, "frigate", "frigate")
    log = commit(s, 1, "frigate")
    told = parts(log)
    assert [told[1][name] for name in ("terrain", "crossing", "fort", "city")] == [0] * 4
    assert s.control[AREAS["english_channel"]] == at("light_blue")


# --------------------------------------------------------------------------------------------------------- an example

ROUNDS = [
    ("fusilier*3 knight", "artillery*2 horse_artillery", (), 2, "spear", "", 5, (49, 10)),
    ("fusilier", "", (), 6, "fusilier", "cannon", 3, (14, 20)),
    ("fusilier", "artillery", (), 5, "fusilier knight", "cannon knight", 4, (21, 35)),
    ("fusilier*2 knight", "artillery horse_artillery", ("napoleon",), 4, "knight", "", 3, (52, 14)),
    ("fusilier*2 knight", "artillery horse_artillery", ("napoleon",), 3, "fusilier*2 knight", "cannon*2", 4, (51, 53)),
]


@example("EX-18")
@rule("SA-9.3", "SA-9.9", "SA-9.10", "SA-9.13", "SA-9.14")
def test_the_battle_of_moscow_from_the_first_round_to_the_last() -> None:
    s = given(
        empire(
            "russians", "light_green", 1, 28,
            {"moscow": ["fusilier", "fusilier", "spear", "cannon", "cannon", "knight", "knight"]},
            cities={"moscow": 3}, capital="moscow", forts=["moscow"], leaders={"tactician_1": "moscow"},
        ),
        empire(
            "french", "blue", 0, 29,
            {"moscow": ["fusilier"] * 4 + ["knight", "artillery", "artillery", "horse_artillery"], "france": ["spear"]},
            elite=1, leaders={"napoleon": "moscow"}, goods=["paved_roads"],
        ),
    )  # fmt: skip
    next_cards(s, *[value for row in ROUNDS for value in (row[3], row[6])])
    fight(s, at("blue"))
    told: list[tuple[int, ...]] = []
    for front, support, leaders, _, their_front, their_support, _, _ in ROUNDS:
        stay(s)
        log = [*commit(s, 0, front, support, *leaders), *commit(s, 1, their_front, their_support)]
        told.append(tuple(totals(log)))
    assert told == [row[7] for row in ROUNDS]
    assert resting(s)
    assert s.control[AREAS["moscow"]] == at("light_green")
    assert s.elite[at("blue")] == 0
    assert s.leader_of[LEADER_NAMES.index("napoleon")] == NOBODY
    assert s.forts >> AREAS["moscow"] & 1
    assert s.capital[at("light_green")] == AREAS["moscow"]
    assert len(s.units_at(at("light_green"), AREAS["moscow"])) == 5, "spear and knight lost"


def test_helpers_name_cards() -> None:
    assert card(7) != card(7, 1)
