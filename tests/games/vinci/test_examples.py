"""The worked examples: EX-1 to EX-11 are the rulebook's own, EX-20 to EX-42 are derived from its rules."""

from __future__ import annotations

import pytest

from saecula.games.vinci import game
from saecula.games.vinci.components import COLOURS, INDEX, NEIGHBOURS, borders, provinces
from saecula.games.vinci.state import TARGET, Vinci
from saecula.games.vinci.virtual import conquest_gain, decide, wants_decline
from saecula.kernel.chance import Chance, seed_key
from tests.games.vinci.given import (
    Empire,
    chooser,
    cost,
    declining,
    empire,
    empty,
    expanding,
    fort,
    given,
    hand,
    has_fort,
    holder,
    in_bag,
    keep_placing,
    offered,
    on_offer,
    phase,
    play,
    realm,
    refused,
    score,
    survivors,
    tiles_of,
    tokens,
    waiting,
)
from tests.rules import example

SKIP = ["expand", "done", "done"]
SIX = [
    ("weapons", "militia"),
    ("weapons", "militia"),
    ("heritage", "currency"),
    ("astronomy", "mountain_skill"),
    ("slavery", "slavery"),
    ("heritage", "currency"),
]


def choosing(points: int, *counters: int) -> Vinci:
    """Red is to choose a civilization."""
    return play(given(empire("red"), scores={"red": points}, counters=counters, offer=SIX), "decline")


# ---------------------------------------------------------------------------------------- A: from the rulebook


@example("EX-1")
def test_skipping_groups() -> None:
    s = play(choosing(10), "choose IV")
    assert score(s) == 4
    assert s.counters == [1, 1, 1, 0, 0, 0]
    assert on_offer(s) == [SIX[0], SIX[1], SIX[2], SIX[4], SIX[5]]  # V and VI are now IV and V
    play(s, "done")
    assert len(on_offer(s)) == 6
    prices = [group["price"] for group in game.view(s, 0)["offer"]]
    assert prices == [0, 2, 4, 6, 8, 10]


@example("EX-2")
def test_bonus_counters() -> None:
    s = play(choosing(4, 3), "choose I")
    assert (score(s), s.counters) == (10, [0] * 6)
    s = play(choosing(10, 0, 0, 2), "choose III")
    assert (score(s), s.counters) == (10, [1, 1, 0, 0, 0, 0])


@example("EX-3")
@pytest.mark.parametrize(("seats", "number"), [(3, 17), (4, 15), (5, 13), (6, 12)])
def test_tokens_of_a_civilization(seats: int, number: int) -> None:
    assert hand(given(waiting("red", tiles=["astronomy", "mountain_skill"]), seats=seats)) == number


@example("EX-4")
def test_entry_provinces() -> None:
    s = expanding(waiting("red", tiles=["weapons", "militia"], hand=40))
    assert {"scotland", "ireland"} <= offered(s, "conquer")
    for p in provinces:
        if p.region == "france" or p.id == "north_italy":
            assert refused(s, f"conquer {p.id}") == "VI-5.2"


@example("EX-5")
def test_adjacency_by_coast() -> None:
    assert NEIGHBOURS[INDEX["ireland"]] >> INDEX["scotland"] & 1
    (border,) = [b for b in borders if {b.a, b.b} == {"ireland", "scotland"}]
    assert (border.land, border.coast) == (False, True)


@example("EX-6")
@pytest.mark.parametrize(("seats", "number"), [(5, 11), (3, 15)])
def test_specialization_tokens(seats: int, number: int) -> None:
    assert hand(given(waiting("red", tiles=["specialization", "weapons"]), seats=seats)) == number


@example("EX-7")
def test_field_general() -> None:
    s = given(empire("red", at={"volga": 3, "urals": 2}, tiles=["field_general"]))
    play(s, "expand")
    assert s.strength[0] == 5 + 7
    play(s, "conquer muscovy", "conquer scythia", "done")
    keep_placing(s, "volga")
    assert s.strength[0] == sum(tokens(s, p) for p in realm(s, "red")) == 5
    play(s, "done")
    assert score(s) == 10 + 3


class Die(Chance):
    """A die that shows one face."""

    def __init__(self, face: int) -> None:
        super().__init__(seed_key(0))
        self.face = face
        self.rolled = False

    def below(self, n: int) -> int:
        self.rolled = True
        return (self.face - 1) % n


@example("EX-8")
@pytest.mark.parametrize(("formula", "choice"), [(True, "conquer carpathians"), (False, "conquer polonia")])
def test_the_virtual_players_formula(formula: bool, choice: str) -> None:
    s = given(
        empire("blue", at="bohemia", tiles=["agriculture_active"], hand=8),
        empire("red", at={"polonia": 6, "saxony": 9, "suebia": 9, "pannonia": 9, "eastern_alps": 9}),
        seats=1,
        turn="blue",
        options={"value_formula": formula},
    )
    blue = COLOURS.index("blue")
    s.top_phase().play(s, blue, game.moves.parse("expand"))
    assert (conquest_gain(s, blue, INDEX["carpathians"]), cost(s, "carpathians")) == (0, 3)
    assert (conquest_gain(s, blue, INDEX["polonia"]), cost(s, "polonia")) == (2, 8)
    assert game.moves.name(decide(s, blue, Die(1))) == choice


@example("EX-9")
@pytest.mark.parametrize("seats", [1, 2])
def test_virtual_extra_tokens(seats: int) -> None:
    tiles = ["astronomy", "mountain_skill"]
    s = given(waiting("red", tiles=tiles), waiting("yellow", tiles=tiles), seats=seats)
    assert (hand(s, "yellow"), hand(s, "red")) == (17, 15)


@example("EX-10")
@pytest.mark.parametrize(("seats", "target"), [(3, 150), (4, 120), (5, 100), (6, 100), (1, 150), (2, 150)])
def test_victory_targets(seats: int, target: int) -> None:
    assert game.new(seats, 0).settings[TARGET] == target


@example("EX-11")
@pytest.mark.parametrize(
    ("points", "to_expand", "tiles", "faces"),
    [
        (8, 4, ["barbarians"], {5, 6}),
        (8, 6, ["barbarians"], None),
        (10, 4, ["barbarians"], None),
        (8, 3, ["field_general"], {6}),
        (8, 4, ["field_general"], None),
    ],
)
def test_the_virtual_players_decline_die(points: int, to_expand: int, tiles: list[str], faces: set[int] | None) -> None:
    """`faces`: those with which it declines; None where no die is rolled."""
    at = dict.fromkeys([p.id for p in provinces if p.terrain == "hill" or p.terrain == "forest"][:points], 1)
    at["scotland"] += to_expand
    s = given(empire("blue", at=at, tiles=tiles), seats=1, turn="blue")
    dice = [Die(face) for face in range(1, 7)]
    declined = {die.face for die in dice if wants_decline(s, COLOURS.index("blue"), die)}
    assert {die.rolled for die in dice} == {faces is not None}
    assert declined == (faces or set())


# ---------------------------------------------------------------------------------------------- B: derived cases


@example("EX-20")
def test_base_costs() -> None:
    s = expanding(
        empire("red", at=["suebia", "sicily", "castile"]),
        empire("blue", at={"belgica": 4, "bohemia": 2}),
        empty("baetica"),
        fort("bohemia"),
    )
    assert cost(s, "saxony") == 3  # a pasture, 1 neutral
    assert cost(s, "tarraco") == 3  # a hill
    assert cost(s, "western_alps") == 3  # an empty mountain
    assert cost(s, "baetica") == 2  # an empty field
    assert cost(s, "belgica") == 6  # a field with 4 enemy tokens
    assert cost(s, "bohemia") == 6  # a forest with 2 enemy tokens and a fort
    plain = expanding(empire("red", at=["saxony"]))
    assert cost(plain, "polonia") == 3  # a field, 1 neutral
    assert cost(plain, "suebia") == 4  # a forest, 1 neutral


@example("EX-21")
def test_mountain_origin() -> None:
    s = expanding(empire("red", at="western_alps"))
    assert cost(s, "belgica") == 2
    assert cost(s, "eastern_alps") == 2


@example("EX-22")
def test_an_origin_is_one_province() -> None:
    red = empire("red", at=["western_alps", "belgica"], tiles=["fortification"])
    assert cost(expanding(red, fort("belgica")), "suebia") == 3
    assert cost(expanding(red, fort("western_alps")), "suebia") == 2


@example("EX-23")
def test_militia() -> None:
    red = empire("red", at="scotland")
    assert cost(expanding(red, empire("blue", at={"england": 2}, tiles=["militia"])), "england") == 5
    doubled = empire("blue", at={"england": 2}, tiles=["militia", "specialization"])
    assert cost(expanding(red, doubled), "england") == 6
    s = given(red, empire("blue", at={"england": 2}, tiles=["militia"]), turn="blue")
    play(s, "decline")
    assert cost(s, "england", by="red") == 3


@example("EX-24")
def test_zero_cost() -> None:
    s = expanding(empire("red", at={"western_alps": 6}, tiles=["weapons", "mountain_skill"]))
    assert cost(s, "eastern_alps") == 0
    play(s, "conquer eastern_alps")
    assert tokens(s, "eastern_alps") == 0
    assert "bohemia" in offered(s, "conquer")
    keep_placing(play(s, "done"), "western_alps")
    assert tokens(s, "eastern_alps") >= 1
    s = expanding(empire("red", at="western_alps", tiles=["weapons", "specialization"]), empty("belgica"))
    assert cost(s, "belgica") == 0


@example("EX-25")
def test_espionage() -> None:
    blue = empire("blue", at={"bohemia": 5, "volga": 1, "urals": 1}, tiles=["militia"])
    s = expanding(empire("red", at="suebia", tiles=["espionage"], hand=9), blue, fort("bohemia"))
    play(s, "spy bohemia")
    assert tokens(s, "bohemia") == 2
    assert (s.strength[1], survivors(s, "blue")) == (6, 4)
    assert refused(s, "spy polonia") == "VI-8.10"
    twice = expanding(empire("red", at="suebia", tiles=["espionage", "specialization"], hand=9), blue)
    play(twice, "spy bohemia", "spy polonia")
    assert refused(twice, "spy saxony") == "VI-8.10"
    s = expanding(empire("red", at="western_alps", tiles=["espionage", "weapons"], hand=9), empty("belgica"))
    assert cost(s, "belgica") == 0
    play(s, "spy belgica")
    assert tokens(s, "belgica") == 2


@example("EX-26")
def test_shipbuilding() -> None:
    assert cost(expanding(empire("red", at="ireland", tiles=["shipbuilding"])), "england") == 2
    assert cost(expanding(waiting("red", tiles=["shipbuilding"])), "lusitania") == 2
    assert cost(expanding(empire("red", at="castile", tiles=["shipbuilding"])), "baetica") == 3


@example("EX-27")
def test_astronomy() -> None:
    s = expanding(empire("red", at="scotland", tiles=["astronomy"], hand=20))
    assert "aquitania" in offered(s, "conquer")
    assert refused(s, "conquer polonia") == "VI-6.3"
    s = expanding(waiting("red", tiles=["astronomy"]))
    assert {"aquitania", "north_italy"} <= offered(s, "conquer")
    assert refused(s, "conquer scythia") == "VI-5.2"
    s = play(expanding(empire("red", at=["ireland", "sicily"], tiles=["astronomy"])), "done")
    assert realm(s, "red") == {"ireland", "sicily"}
    assert phase(s) == "Fortifying"


@example("EX-28")
def test_defender_losses() -> None:
    red = empire("red", at="bohemia", hand=6)
    s = expanding(red, empire("blue", at={"polonia": 4, "volga": 1, "urals": 1}))
    assert cost(s, "polonia") == 6
    play(s, "conquer polonia")
    assert s.strength[1] == 5
    keep_placing(play(s, "done"), "bohemia")
    play(s, "done", "redeploy volga", "redeploy volga", "redeploy urals", "done")
    assert (tokens(s, "volga"), tokens(s, "urals")) == (3, 2)
    s = expanding(red, empire("blue", at={"polonia": 4}))
    keep_placing(play(s, "conquer polonia", "done"), "bohemia")
    play(s, "done")
    assert hand(s, "blue") == 3
    back = play(s.clone(), "expand", "conquer volga")
    assert holder(back, "volga") == "blue"
    play(s, "decline")
    assert (hand(s, "blue"), s.strength[1]) == (0, 0)


@example("EX-29")
@pytest.mark.parametrize(("other", "points"), [("weapons", 3), ("specialization", 6)])
def test_slavery(other: str, points: int) -> None:
    s = expanding(
        empire("red", at="bohemia", tiles=["slavery", other], hand=30),
        empire("blue", at={"saxony": 3, "volga": 1}),
        declining("green", at=["pannonia"]),
    )
    play(s, "conquer polonia", "conquer saxony", "conquer pannonia", "conquer carpathians", "done")
    keep_placing(s, "bohemia")
    play(s, "done")
    assert score(s) == 10 + 4 + points  # four provinces that are no mountain
    play(s, *SKIP * 2, "expand", "done")
    keep_placing(s, "bohemia")
    play(s, "done")
    assert score(s) == 10 + 4 + points + 4


@example("EX-30")
def test_reorganization_shortage() -> None:
    s = expanding(empire("red", at={"castile": 5}, tiles=["field_general", "weapons"]), empty("lusitania", "baetica"))
    play(s, *[f"conquer {p}" for p in ("lusitania", "baetica", "tarraco", "pyrenees", "narbonensis", "north_italy")])
    assert len(realm(s, "red")) == 7
    play(s, "done")
    assert (phase(s), hand(s)) == ("Shortage", 5)
    assert refused(s, "give_up narbonensis") == "VI-7.3"  # north_italy would be cut off
    play(s, "give_up north_italy", "give_up castile")
    assert realm(s, "red") == {"lusitania", "baetica", "tarraco", "pyrenees", "narbonensis"}
    assert [tokens(s, p) for p in sorted(realm(s, "red"))] == [1] * 5
    assert (holder(s, "north_italy"), holder(s, "castile")) == ("empty", "empty")


@example("EX-31")
@pytest.mark.parametrize(("keep", "kept"), [("castile", {"castile", "baetica"}), ("polonia", {"polonia"})])
def test_cohesion(keep: str, kept: set[str]) -> None:
    s = expanding(empire("red", at={"castile": 2, "baetica": 1, "polonia": 3}))
    play(s, "done", f"keep {keep}")
    keep_placing(s, keep)
    assert realm(s, "red") == kept
    assert sum(tokens(s, p) for p in kept) == 6


@example("EX-32")
def test_contact() -> None:
    old = declining("red", at=["pannonia", "dacia", "thrace"])
    s = expanding(empire("red", at="suebia", hand=9), old)
    play(s, "conquer bohemia")
    assert realm(s, "red declining") == {"dacia", "thrace"}
    assert (holder(s, "pannonia"), cost(s, "pannonia")) == ("empty", 2)
    s = expanding(empire("red", at="suebia", tiles=["heritage"], hand=9), old)
    play(s, "conquer bohemia")
    assert realm(s, "red declining") == {"pannonia", "dacia", "thrace"}


def ex_33() -> list[Empire]:
    at = {"england": 3, "scotland": 1, "western_alps": 2}
    return [
        empire("red", at=at, tiles=["agriculture_decline", "weapons"]),
        declining("red", at=["volga", "sicily"]),
    ]


@example("EX-33")
def test_decline() -> None:
    s = given(*ex_33())
    before = in_bag(s, "weapons")
    play(s, "decline")
    assert [tokens(s, p) for p in ("england", "scotland", "western_alps")] == [1, 1, 1]
    assert realm(s, "red declining") == {"england", "scotland", "western_alps"}
    assert tiles_of(s, "red declining") == {"agriculture_decline"}
    assert in_bag(s, "weapons") == before + 1
    assert score(s) == 10 + 3
    s = play(given(*ex_33(), options={"decline_tokens": "remove_one"}), "decline")
    assert [tokens(s, p) for p in ("england", "scotland", "western_alps")] == [2, 0, 1]
    assert holder(s, "scotland") == "empty"
    assert score(s) == 10 + 2


@example("EX-34")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ([], 1),
        (["mining_active"], 3),
        (["currency"], 3),
        (["mountain_skill"], 2),
        (["mining_active", "specialization"], 5),
    ],
)
def test_mountain_scoring(tiles: list[str], points: int) -> None:
    s = given(empire("red", at=["urals", "volga"], tiles=tiles))
    assert score(play(s, *SKIP)) == 10 + points


@example("EX-35")
def test_diplomacy() -> None:
    s = given(
        empire("red", at="bohemia", tiles=["diplomacy"], hand=9),
        declining("red", at=["livonia"]),
        empire("blue", at=["polonia", "saxony"], hand=20),
    )
    play(s, "expand", "pact 1", "done")
    assert refused(s, "conquer polonia") == "VI-8.20"
    play(s, "done", "done")
    attack = play(s.clone(), "expand")
    assert refused(attack, "conquer bohemia") == "VI-8.20"
    assert "livonia" in offered(attack, "conquer")
    play(s, "decline", "choose I", "done", *SKIP)
    assert chooser(s) == "red"
    play(s, "expand", "pact 1", "done")
    assert {"polonia", "saxony"} <= offered(s, "conquer")  # blue's declining empire


@example("EX-36")
def test_renaissance() -> None:
    at = ["castile", "lusitania", "baetica", "tarraco", "narbonensis", "aquitania", "armorica", "belgica", "england"]
    s = given(empire("red", at=[*at, "scotland", "ireland"], tiles=["renaissance"]))
    play(s, *SKIP)
    assert score(s) == 10 + 11
    play(s, "decline")
    assert score(s) == 21
    play(s, "choose I", "done", *SKIP * 2, "expand")
    assert chooser(s) == "red"
    assert "done" not in offered(s)  # the new civilization enters


def last_round(turn: str, blue: int, yellow: int) -> Vinci:
    return given(
        *[empire(who, at=at) for who, at in (("red", "volga"), ("blue", "ireland"), ("green", "sicily"))],
        empire("yellow", at="castile"),
        seats=4,
        turn=turn,
        scores={"blue": blue, "yellow": yellow},
    )


@example("EX-37")
def test_final_round() -> None:
    s = play(last_round("blue", 120, 124), *SKIP * 3)  # blue 121, then green and yellow; not red
    assert s.over
    assert (s.scores, s.ranking) == ([10, 121, 11, 125], [4, 2, 3, 1])
    s = play(last_round("yellow", 100, 119), *SKIP)
    assert s.over
    s = play(last_round("blue", 124, 124), *SKIP * 3)
    assert (s.scores[1], s.scores[3], s.ranking) == (125, 125, [4, 1, 3, 1])


@example("EX-38")
def test_low_score() -> None:
    assert offered(choosing(3), "choose") == {"I", "II"}


@example("EX-39")
def test_set_up() -> None:
    s = game.new(3, 5)
    assert sum(tokens(s, p) for p in realm(s, "neutral")) == 33
    mountains = {p.id for p in provinces if p.terrain == "mountain"}
    assert len(mountains) == 12
    assert realm(s, "empty") == mountains
    assert sum(s.bag) == 40


@example("EX-40")
def test_the_largest_civilizations() -> None:
    s = given(waiting("red", tiles=["field_general", "specialization"]))
    assert hand(s) == 5 + 8
    assert hand(play(s, "expand")) == 5 + 8 + 14
    assert hand(given(waiting("red", tiles=["barbarians", "specialization"]))) == 13 + 8
    s = given(waiting("red", tiles=["medicine", "specialization"]))
    assert hand(s) == 5 + 8
    assert hand(play(s, "expand")) == 5 + 8 + 2


@example("EX-41")
def test_a_fort_in_decline() -> None:
    s = expanding(empire("red", at="bohemia", hand=4), declining("blue", at=["saxony"]), fort("saxony"))
    assert cost(s, "saxony") == 4
    play(s, "conquer saxony")
    assert not has_fort(s, "saxony")


@example("EX-42")
def test_emptying_the_map() -> None:
    s = expanding(empire("red", at={"castile": 5, "tarraco": 2}))
    play(s, "abandon castile", "abandon tarraco")
    entries = {p.id for p in provinces if p.entry != "none"}
    assert offered(s, "conquer") == entries
    assert cost(s, "tarraco") == 2
    assert refused(s, "conquer castile") == "VI-5.2"
