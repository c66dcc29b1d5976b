"""SA-9: what follows a conflict, nukes, events in conflicts, conflicts at sea; and the battle of Moscow played out."""

from __future__ import annotations

from saecula.games.seven_ages import game
from saecula.games.seven_ages.areas import INDEX as AREAS
from saecula.games.seven_ages.cards import GOOD_INDEX
from saecula.games.seven_ages.phases import ROUND
from saecula.games.seven_ages.round_frame import AREA, CROSSED, DISORDER, TERMS, present
from saecula.games.seven_ages.state import NOBODY, UNBUILT, SevenAges
from saecula.games.seven_ages.totals import (
    BY_LAND,
    ENEMY_COMMITS_FIRST,
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
    glory,
    next_cards,
    parts,
    redraw_cards,
    round_of,
    stay,
    totals,
)
from tests.games.seven_ages.given import (
    asked,
    at,
    deal,
    empire,
    given,
    keys,
    legal,
    play,
    resting,
    stand,
)
from tests.rules import example, rule

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


@rule("SA-9.4")
def test_each_side_sees_its_own_total_before_it_commits() -> None:
    s = given(defender("spear", cities={"france": 3}), attacker("fusilier", "cannon", elite=1))
    next_cards(s, 6, 2)
    fight(s, at("light_blue"))

    def told(seat: int, move: str) -> list[object]:
        lines = game.explain(s, seat, game.moves.parse(move))
        return [line.args["total"] for line in lines if line.key == "seven_ages-explain-total"]

    assert told(0, "front fusilier") == [6 + 5 + 1]
    play(s, "0: front fusilier")
    assert told(0, "support cannon") == [6 + 5 + 5 + 1]
    assert told(0, "done") == [12]
    assert told(1, "front spear") == [2 + 1 + 3], "the city, unless the other side brings a cannon"
