"""VI-13: the virtual player's procedure. Red is a person; blue, green and yellow are virtual."""

from __future__ import annotations

from collections import Counter

import pytest

from saecula.games.vinci import game
from saecula.games.vinci.components import ENTRIES, INDEX, NAMES, provinces
from saecula.games.vinci.state import (
    EXPANSION,
    Vinci,
)
from saecula.games.vinci.turn import begin_expansion
from saecula.games.vinci.virtual import conquest_cost, conquest_gain, decide, roll
from saecula.kernel.chance import Chance, seed_key
from saecula.kernel.message import Event
from tests.games.vinci.given import (
    cost,
    declining,
    empire,
    empty,
    hand,
    waiting,
)
from tests.games.vinci.virtual_tables import BLUE, Loaded, choices, in_expansion, table
from tests.rules import rule

# --------------------------------------------------------------------------------------------------- the die


@rule("VI-13.1")
@pytest.mark.parametrize("n", [2, 3, 7, 45])
def test_roll_picks_each_candidate_with_the_same_chance(n: int) -> None:
    chance = Chance(seed_key(n))
    found = Counter(roll(list(range(n)), chance) for _ in range(100 * n))
    assert set(found) == set(range(n))
    assert max(found.values()) < 160
    assert min(found.values()) > 50


@rule("VI-13.1")
def test_a_single_candidate_needs_no_die() -> None:
    die = Loaded(0)
    assert roll([7], die) == 7
    assert die.rolls == 0


# ---------------------------------------------------------------------------------------------- gain and cost


def gain(state: Vinci, province: str) -> int:
    return conquest_gain(state, BLUE, INDEX[province])


@rule("VI-13.2")
def test_gain_is_the_value_of_the_province_for_the_empire() -> None:
    s = in_expansion(empire("blue", at="bohemia", tiles=["agriculture_active", "mining_active"]))
    assert gain(s, "polonia") == 2
    assert gain(s, "saxony") == 1
    assert gain(s, "eastern_alps") == 2  # a mountain with a mine
    assert gain(s, "carpathians") == 0


@rule("VI-13.2")
def test_slavery_adds_the_token_it_would_eliminate() -> None:
    s = in_expansion(empire("blue", at="bohemia", tiles=["slavery", "specialization"]), empty("saxony"))
    assert gain(s, "polonia") == 1 + 2
    assert gain(s, "saxony") == 1


@rule("VI-13.2")
def test_provinces_lost_by_contact_are_subtracted_with_their_tiles() -> None:
    old = declining("blue", at=["livonia", "ruthenia", "thrace"], tiles=["agriculture_decline"])
    s = in_expansion(empire("blue", at="bohemia", tiles=["weapons"]), old)
    assert gain(s, "polonia") == 1 - 1 - 2
    s = in_expansion(empire("blue", at="bohemia", tiles=["heritage"]), old)
    assert gain(s, "polonia") == 1


@rule("VI-13.2")
def test_its_own_declining_province_counts_as_lost_and_brings_no_slavery() -> None:
    old = declining("blue", at=["volga", "muscovy"])  # all that borders on the Urals
    s = in_expansion(empire("blue", at="urals", tiles=["heritage", "slavery"], hand=9), old)
    assert gain(s, "volga") == 1 - 1
    assert choices(s) == {"done"}  # nothing would be gained by it
    s = in_expansion(empire("blue", at="urals", tiles=["heritage", "livestock_active"], hand=9), old)
    assert choices(s) == {"conquer volga"}


@rule("VI-13.2")
def test_for_an_entry_even_its_own_declining_province_is_a_candidate() -> None:
    mine = [name for name in NAMES if ENTRIES >> INDEX[name] & 1]
    s = in_expansion(waiting("blue", tiles=["barbarians"], hand=2), declining("blue", at=mine))
    assert {move.split()[0] for move in choices(s)} == {"conquer"}


@rule("VI-13.3")
def test_espionage_is_spent_only_where_it_is_cheaper() -> None:
    spies = ["espionage"]
    s = in_expansion(empire("blue", at="western_alps", tiles=spies, hand=2), empire("red", at={"belgica": 6}))
    assert conquest_cost(s, BLUE, INDEX["belgica"]) == 2
    s = in_expansion(empire("blue", at="ireland", tiles=spies, hand=2))
    assert choices(s) == {"spy england", "spy scotland"}
    s = in_expansion(empire("blue", at="ireland", tiles=spies, hand=2), empty("england"))
    assert choices(s) == {"conquer england", "spy scotland"}  # two tokens each: the use is not spent for nothing
    s = in_expansion(empire("blue", at="western_alps", tiles=spies, hand=2), empty("aquitania", "belgica"))
    assert conquest_cost(s, BLUE, INDEX["belgica"]) == 1
    assert choices(s) == {"conquer aquitania", "conquer belgica"}


# ---------------------------------------------------------------------------------------------------- choosing


@rule("VI-13.4", "VI-13.11")
def test_the_highest_gain_and_then_the_lowest_cost() -> None:
    red = empire("red", at={"saxony": 2})
    s = in_expansion(empire("blue", at="bohemia", tiles=["agriculture_active"], hand=9), red)
    assert choices(s) == {"conquer polonia"}  # worth 2
    s = in_expansion(empire("blue", at="bohemia", tiles=["barbarians"], hand=9), red)
    assert choices(s) == {"conquer polonia", "conquer pannonia"}  # worth 1 for 3; saxony 4, suebia 4


@rule("VI-13.4")
def test_among_the_affordable_ones_only() -> None:
    blue = empire("blue", at="bohemia", tiles=["agriculture_active"], hand=3)
    assert choices(in_expansion(blue, empire("red", at={"polonia": 5}))) == {"conquer saxony", "conquer pannonia"}


@rule("VI-13.4")
def test_nothing_is_conquered_for_less_than_nothing_except_to_enter() -> None:
    """Scythia, worth two in decline, would be lost by taking either neighbour of the Urals."""
    old = declining("blue", at=["scythia"], tiles=["livestock_decline"])
    s = in_expansion(empire("blue", at="urals", tiles=["barbarians"], hand=9), old)
    assert (gain(s, "volga"), gain(s, "muscovy")) == (-1, -1)
    assert choices(s) == {"done"}
    inland = [name for name in NAMES if not ENTRIES >> INDEX[name] & 1]
    entering = in_expansion(waiting("blue", tiles=["barbarians"], hand=3), declining("blue", at=inland))
    assert all(move.startswith("conquer") for move in choices(entering))


@rule("VI-13.4")
def test_a_gain_of_nothing_is_acceptable() -> None:
    s = in_expansion(
        empire("blue", at="taurus", tiles=["barbarians"], hand=2),
        empire("red", at={"ionia": 9, "pontus": 9}),
    )
    assert (gain(s, "caucasus"), cost(s, "caucasus")) == (0, 2)
    assert choices(s) == {"conquer caucasus"}


@rule("VI-13.4")
def test_pacts_are_respected() -> None:
    s = table(
        empire("blue", at="taurus", tiles=["diplomacy"], hand=3),
        empire("red", at={"ionia": 1, "pontus": 1, "caucasus": 1}),
    )
    log: list[Event] = []
    s.log = log
    s.proceed()
    conquered = [event.args["other"] for event in log if event.key == "vinci-conquered" and event.args["seat"] == BLUE]
    assert 0 not in conquered
    assert [event.args for event in log if event.key == "vinci-pact"] == [{"seat": BLUE, "other": 0}]


@rule("VI-13.4")
def test_heritage_breaks_ties_for_an_opponent_next_to_its_declining_empire() -> None:
    things = [
        empire("blue", at="bohemia", tiles=["heritage"], hand=9),
        declining("blue", at="livonia"),
        empire("green", at=["polonia"]),
    ]
    s = in_expansion(*things)
    assert (cost(s, "polonia"), cost(s, "saxony"), cost(s, "pannonia")) == (3, 3, 3)
    assert choices(s) == {"conquer polonia"}
    s = in_expansion(things[0], things[2])  # without a declining empire the line is skipped
    assert choices(s) == {"conquer polonia", "conquer saxony", "conquer pannonia"}
    s = in_expansion(empire("blue", at="bohemia", tiles=["barbarians"], hand=9), empire("green", at="polonia"))
    assert choices(s) == {"conquer polonia", "conquer saxony", "conquer pannonia"}
    neutral = in_expansion(things[0], things[1])  # a neutral province next to it does not count
    assert choices(neutral) == {"conquer polonia", "conquer saxony", "conquer pannonia"}


@rule("VI-13.4")
def test_prefer_real_target_breaks_ties_for_a_person() -> None:
    things = [
        empire("blue", at="bohemia", tiles=["barbarians"], hand=9),
        declining("red", at="polonia"),
        empire("green", at="saxony"),
    ]
    assert choices(in_expansion(*things)) == {"conquer polonia", "conquer saxony", "conquer pannonia"}
    assert choices(in_expansion(*things, options={"prefer_real_target": True})) == {"conquer polonia"}
    nobody = in_expansion(things[0], things[2], options={"prefer_real_target": True})
    assert choices(nobody) == {"conquer polonia", "conquer saxony", "conquer pannonia"}


@rule("VI-13.4")
def test_heritage_comes_before_the_person() -> None:
    s = in_expansion(
        empire("blue", at="bohemia", tiles=["heritage"], hand=9),
        declining("blue", at="jutland"),
        empire("red", at="polonia"),
        empire("green", at="saxony"),
        options={"prefer_real_target": True},
    )
    assert choices(s) == {"conquer saxony"}


@rule("VI-13.4")
def test_the_formula_weighs_gain_against_cost() -> None:
    things = [
        empire("blue", at="taurus", tiles=["agriculture_active"], hand=9),
        empire("red", at={"ionia": 6, "pontus": 9}),
    ]
    s = in_expansion(*things)
    assert (gain(s, "ionia"), cost(s, "ionia")) == (2, 7)
    assert (gain(s, "caucasus"), cost(s, "caucasus")) == (0, 2)
    assert choices(s) == {"conquer ionia"}
    assert choices(in_expansion(*things, options={"value_formula": True})) == {"conquer caucasus"}  # -2 before -3


@rule("VI-13.4")
def test_with_the_formula_ties_are_not_broken_by_cost() -> None:
    """A mountain for 2 and a field worth 2 VP for 6 both have the value -2."""
    s = in_expansion(
        empire("blue", at="taurus", tiles=["agriculture_active"], hand=9),
        empire("red", at={"ionia": 5, "pontus": 9}),
        options={"value_formula": True},
    )
    assert choices(s) == {"conquer ionia", "conquer caucasus"}


# --------------------------------------------------------------------------------------- start of turn and entry


@rule("VI-13.5")
@pytest.mark.parametrize(("tiles", "named"), [(["diplomacy"], 1), (["diplomacy", "specialization"], 2)])
def test_pacts_are_made_with_people_only(tiles: list[str], named: int) -> None:
    """Two people, red and blue; green is virtual."""
    pacts = set()
    for face in range(6):
        s = table(empire("green", at="taurus", tiles=tiles), seats=2)
        begin_expansion(s, 2)
        while s.frame(0) != EXPANSION:
            s.top_phase().play(s, 2, decide(s, 2, Loaded(face)))
        pacts.add(s.pacts[2])
    assert pacts == ({0b01, 0b10} if named == 1 else {0b11})


@rule("VI-13.5")
def test_a_use_that_finds_no_person_is_not_used() -> None:
    s = table(empire("blue", at="taurus", tiles=["diplomacy", "specialization"]))
    begin_expansion(s, BLUE)
    assert choices(s) == {"pact 0"}
    s.top_phase().play(s, BLUE, game.moves.parse("pact 0"))
    assert choices(s) == {"done"}


@rule("VI-13.5")
def test_all_but_one_token_are_gathered_and_nothing_is_abandoned() -> None:
    s = in_expansion(empire("blue", at={"taurus": 4, "volga": 1}, tiles=["medicine", "field_general"]))
    assert hand(s, "blue") == 3 + 1 + 7
    while choices(s) != {"done"}:
        assert not any(move.startswith("abandon") for move in choices(s))
        s.top_phase().play(s, BLUE, decide(s, BLUE, Loaded(0)))


@rule("VI-13.6")
def test_entry_candidates_are_the_legal_entry_provinces() -> None:
    plain = in_expansion(waiting("blue", tiles=["agriculture_active"], hand=9))
    assert choices(plain) == {"conquer baetica", "conquer sicily", "conquer ionia"}  # fields
    anywhere = in_expansion(waiting("blue", tiles=["agriculture_active", "revolutionaries"], hand=9))
    fields = {p.id for p in provinces if p.terrain == "field"}
    assert choices(anywhere) == {f"conquer {name}" for name in fields}
    by_sea = in_expansion(waiting("blue", tiles=["agriculture_active", "astronomy"], hand=9))
    assert "conquer aquitania" in choices(by_sea)


@rule("VI-13.6")
def test_with_shipbuilding_the_entry_is_on_an_open_coast() -> None:
    """Volga is worth most, but it has no coast; finland lies on an inland sea."""
    s = in_expansion(waiting("blue", tiles=["shipbuilding", "livestock_active"], hand=9))
    assert choices(s) == {"conquer ireland", "conquer magna_graecia"}
    inland = in_expansion(waiting("blue", tiles=["livestock_active"], hand=9))
    assert "conquer volga" in choices(inland)
    others = [p.id for p in provinces if p.entry != "none" and p.id not in ("volga", "finland", "urals")]
    walled = dict.fromkeys(others, 9)
    s = in_expansion(waiting("blue", tiles=["shipbuilding", "livestock_active"], hand=3), empire("red", at=walled))
    assert choices(s) == {"conquer volga"}  # no affordable coast: all are candidates


@rule("VI-13.6")
def test_only_in_the_entry_turn() -> None:
    """Blue comes back after losing all: now the pasture without a coast is as good as any."""
    blue = empire("blue", tiles=["shipbuilding", "livestock_active"], hand=9)
    red = empire("red", at={"ireland": 3, "magna_graecia": 3})
    assert choices(in_expansion(blue, red)) == {"conquer volga"}
    new = waiting("blue", tiles=["shipbuilding", "livestock_active"], hand=9)
    assert choices(in_expansion(new, red)) == {"conquer ireland", "conquer magna_graecia"}


@rule("VI-13.7")
def test_it_conquers_until_nothing_is_left_by_sea_too() -> None:
    s = in_expansion(empire("blue", at="ireland", tiles=["astronomy", "agriculture_active"], hand=4))
    seen = []
    while choices(s) != {"done"}:
        move = decide(s, BLUE, Loaded(0))
        seen.append(game.moves.name(move))
        s.top_phase().play(s, BLUE, move)
    assert seen
    assert hand(s, "blue") < 3
    s = in_expansion(empire("blue", at="sicily", tiles=["astronomy", "mining_active"], hand=9))
    assert choices(s) == {"conquer scotland", "conquer tarraco"}  # mines across the sea
