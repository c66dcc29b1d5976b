"""SA-9: conflicts, played out: who fights whom, rounds, losses and retreats."""

from __future__ import annotations

from saecula.games.seven_ages.areas import INDEX as AREAS
from saecula.games.seven_ages.phases import ROUND
from saecula.games.seven_ages.retreat import may_retreat
from saecula.games.seven_ages.round_frame import AREA, CROSSED, DISORDER, EMPIRES, TERMS, USED, present
from saecula.games.seven_ages.state import NOBODY
from saecula.games.seven_ages.totals import (
    BY_ARROW,
    BY_LAND,
    BY_RIVER,
    BY_SEA,
    NO_ENEMY_TACTICIAN,
)
from saecula.games.seven_ages.units import LEADER_NAMES
from tests.games.seven_ages.fights import (
    TACTICIAN,
    attacker,
    commit,
    defender,
    duel,
    fight,
    frame,
    meet,
    next_cards,
    parts,
    redraw_cards,
    round_of,
    stay,
    totals,
)
from tests.games.seven_ages.given import (
    act,
    asked,
    at,
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
from tests.rules import rule

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


@rule("SA-9.3")
def test_tacticians_on_both_sides_replace_their_own_cards() -> None:
    s = given(
        defender("spear", leaders={"tactician_2": "france"}),
        attacker("spear", leaders={TACTICIAN: "france"}),
    )
    deal(s, 0, "minoans")
    deal(s, 1, "hittites")
    next_cards(s, 0, 1, 7, 5)
    fight(s, at("light_blue"))
    while asked(s) != "ReplaceCard":
        play(s, *[f"{seat}: pass" for seat in s.actors])
    play(s, "0: discard minoans", "1: discard hittites")
    while asked(s) != "Commit":
        play(s, *[f"{seat}: pass" for seat in s.actors])
    commit(s, 0, "spear")
    assert totals(commit(s, 1, "spear")) == [7 + 1, 5 + 1]


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
