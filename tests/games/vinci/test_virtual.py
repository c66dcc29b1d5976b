"""VI-13: the virtual player's procedure. Red is a person; blue, green and yellow are virtual."""

from __future__ import annotations

from collections import Counter

import pytest

from saecula.games.vinci import game
from saecula.games.vinci.components import COLOURS, ENTRIES, INDEX, NAMES, provinces
from saecula.games.vinci.state import (
    DECLINING,
    EXPANSION,
    FORTIFYING,
    PLACEMENT,
    REBIRTH,
    REDEPLOYMENT,
    SHORTAGE,
    Vinci,
)
from saecula.games.vinci.turn import begin_expansion
from saecula.games.vinci.virtual import conquest_cost, conquest_gain, decide, roll, wants_decline
from saecula.kernel.bot import Budget
from saecula.kernel.chance import Chance, seed_key
from saecula.kernel.message import Event
from saecula.kernel.options import Value
from tests.games.vinci.given import (
    Empire,
    Spot,
    actor,
    cost,
    declining,
    empire,
    empty,
    fort,
    given,
    hand,
    holder,
    play,
    play_any,
    realm,
    score,
    tiles_of,
    tokens,
    waiting,
)
from tests.rules import rule

BLUE = COLOURS.index("blue")
DECLINING_BLUE = DECLINING + BLUE


class Loaded(Chance):
    """A die that shows what the test wants, and counts how often it is rolled."""

    def __init__(self, *faces: int) -> None:
        super().__init__(seed_key(0))
        self.faces = list(faces)
        self.rolls = 0

    def below(self, n: int) -> int:
        self.rolls += 1
        return self.faces[(self.rolls - 1) % len(self.faces)] % n


def table(
    *things: Empire | Spot,
    seats: int = 1,
    options: dict[str, Value] | None = None,
    counters: tuple[int, ...] = (),
) -> Vinci:
    """The start of blue's turn; blue has not begun to play."""
    order = ["blue", "red", "green", "yellow"] if seats == 1 else ["green", "red", "blue", "yellow"]
    return given(*things, seats=seats, turn=order[0], order=order, options=options, counters=counters)


def choices(state: Vinci, seat: int = BLUE, faces: int = 60) -> set[str]:
    """All moves the procedure may come to, whatever the die shows."""
    return {game.moves.name(decide(state.clone(), seat, Loaded(face))) for face in range(faces)}


def in_expansion(*things: Empire | Spot, options: dict[str, Value] | None = None) -> Vinci:
    """Blue in its expansion phase."""
    s = table(*things, options=options)
    begin_expansion(s, BLUE)
    while s.frame(0) != EXPANSION:
        s.top_phase().play(s, BLUE, decide(s, BLUE, Loaded(0)))
    return s


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


# ------------------------------------------------------------------------------------------------ reorganization


def reorganizing(*things: Empire | Spot, options: dict[str, Value] | None = None) -> Vinci:
    s = in_expansion(*things, options=options)
    s.top_phase().play(s, BLUE, game.moves.parse("done"))
    return s


@rule("VI-13.8")
def test_no_cohesion_for_virtual_players() -> None:
    s = reorganizing(empire("blue", at={"volga": 1, "ireland": 1}, tiles=["barbarians"]))
    assert s.frame(0) == FORTIFYING
    assert realm(s, "blue") == {"volga", "ireland"}


@rule("VI-13.8")
def test_with_too_few_tokens_the_most_valuable_provinces_are_kept() -> None:
    at = {"england": 1, "ireland": 0, "volga": 0, "urals": 0}
    s = table(empire("blue", at=dict.fromkeys(at, 1), tiles=["agriculture_active"]))
    begin_expansion(s, BLUE)
    for name in ("ireland", "volga"):
        s.tokens[INDEX[name]] = 0
    s.strength[BLUE] -= 2
    s.top_phase().play(s, BLUE, game.moves.parse("done"))
    assert s.frame(0) == SHORTAGE
    assert choices(s) == {"give_up urals"}  # worth nothing
    s.top_phase().play(s, BLUE, game.moves.parse("give_up urals"))
    assert choices(s) == {"give_up ireland", "give_up volga"}  # england is a field


def placing(*things: Empire | Spot) -> Vinci:
    s = reorganizing(*things)
    assert s.frame(0) == PLACEMENT
    return s


@rule("VI-13.8")
def test_the_weakest_border_province_gets_the_next_token() -> None:
    s = placing(
        empire(
            "blue", at={"castile": 1, "pyrenees": 1, "tarraco": 1, "narbonensis": 1}, tiles=["ports_active"], hand=3
        ),
        fort("tarraco"),
    )
    # defence: castile and narbonensis 3, pyrenees (mountain) 4, tarraco (fort) 4; narbonensis is worth more: a port
    assert choices(s) == {"place narbonensis"}
    s.top_phase().play(s, BLUE, game.moves.parse("place narbonensis"))
    assert choices(s) == {"place castile"}
    s.top_phase().play(s, BLUE, game.moves.parse("place castile"))
    assert choices(s) == {"place narbonensis"}  # all 4 now


@rule("VI-13.8")
def test_inner_provinces_get_nothing_unless_there_is_no_border() -> None:
    """Castile, Lusitania and Baetica touch nothing but their own empire."""
    iberia = ["castile", "lusitania", "baetica", "tarraco", "pyrenees"]
    s = placing(empire("blue", at=iberia, tiles=["barbarians"], hand=6))
    while s.frame(0) == PLACEMENT:
        s.top_phase().play(s, BLUE, decide(s, BLUE, Loaded(0)))
    assert [tokens(s, p) for p in iberia] == [1, 1, 1, 5, 3]  # level: 7 and, with the mountain, 6
    s = placing(empire("blue", at=NAMES, tiles=["barbarians"], hand=2))
    assert len(choices(s)) > 1  # everything is its own: all provinces count


@rule("VI-13.8")
def test_ties_go_to_provinces_next_to_an_active_rival() -> None:
    things = [empire("blue", at=["bohemia", "suebia"], tiles=["barbarians"], hand=1)]
    assert choices(placing(*things)) == {"place bohemia", "place suebia"}
    assert choices(placing(*things, empire("red", at={"belgica": 9}))) == {"place suebia"}
    assert choices(placing(*things, declining("red", at={"belgica": 1}))) == {"place bohemia", "place suebia"}


@rule("VI-13.8")
def test_while_somebody_waits_to_enter_the_edge_of_the_map_comes_first() -> None:
    things = [empire("blue", at=["livonia", "muscovy"], tiles=["barbarians"], hand=1), empire("green", at="polonia")]
    assert choices(placing(*things)) == {"place livonia"}  # next to green
    assert choices(placing(*things, waiting("red", hand=1))) == {"place muscovy"}  # an entry province


@rule("VI-13.8")
def test_then_entry_provinces_are_border_even_inside_the_empire() -> None:
    isles = empire("blue", at=["ireland", "scotland", "england", "armorica", "belgica"], hand=1)
    assert choices(placing(isles)) == {"place armorica", "place belgica"}
    assert choices(placing(isles, waiting("red", hand=1))) == {"place ireland", "place scotland"}


@rule("VI-13.8")
def test_militia_is_part_of_the_defence_and_changes_no_order() -> None:
    s = placing(empire("blue", at=["bohemia", "polonia"], tiles=["militia"], hand=1))
    assert choices(s) == {"place polonia"}  # 4 before 5


def redeploying(*things: Empire | Spot, who: int, aside: int, options: dict[str, Value] | None = None) -> Vinci:
    """Survivors of blue's active (who = 1) or declining empire (7) are to be placed."""
    s = table(*things, options=options)
    s.aside[who] = aside
    s.strength[who] += aside
    s.push(REDEPLOYMENT, BLUE, who)
    return s


@rule("VI-13.8", "VI-6.13")
def test_survivors_are_placed_in_the_same_way() -> None:
    active = empire("blue", at={"bohemia": 1, "polonia": 3}, tiles=["barbarians"])
    s = redeploying(active, who=BLUE, aside=2)
    assert choices(s) == {"redeploy bohemia"}  # 4 before 5; the tokens on the map do not move
    s = redeploying(
        declining("blue", at={"bohemia": 1, "polonia": 1, "livonia": 2}, tiles=["mining_decline"]),
        who=DECLINING_BLUE,
        aside=1,
        options={"decline_tokens": "keep_all"},
    )
    assert choices(s) == {"redeploy polonia"}


@rule("VI-13.8")
def test_a_declining_empire_looks_at_its_own_border_and_values() -> None:
    s = redeploying(
        declining("blue", at={"bohemia": 1, "suebia": 1}, tiles=["mining_decline"]),
        empire("blue", at=["polonia"], tiles=["militia"]),
        who=DECLINING_BLUE,
        aside=1,
        options={"decline_tokens": "keep_all"},
    )
    assert choices(s) == {"redeploy bohemia"}  # the mine


def forts_of(*things: Empire | Spot) -> set[str]:
    s = reorganizing(*things)
    assert s.frame(0) == FORTIFYING
    return choices(s)


@rule("VI-13.8")
def test_a_fort_is_placed_next_to_the_most_profitable_empire() -> None:
    blue = empire("blue", at=["bohemia", "suebia"], tiles=["fortification", "agriculture_active"])
    # the neutrals together: polonia 2, saxony, pannonia, belgica 2 = 6, and red's eastern_alps is worth nothing
    assert forts_of(blue, empire("red", at={"eastern_alps": 1})) == {"fort bohemia"}  # 2 + 1 + 1 against 1 + 2
    # red's three provinces are worth more than what is left of the neutrals
    red = empire("red", at=["belgica", "saxony", "western_alps"])
    assert forts_of(blue, red, empty("polonia", "pannonia")) == {"fort suebia"}


@rule("VI-13.8")
def test_empty_provinces_and_its_own_declining_empire_are_no_prey() -> None:
    s = forts_of(
        empire("blue", at=["urals"], tiles=["fortification"]), declining("blue", at=["volga"]), empty("muscovy")
    )
    assert s == {"done"}


@rule("VI-13.8")
def test_an_empire_next_to_forts_only_is_no_prey() -> None:
    """Red is worth more, but where it borders on blue a fort stands already."""
    blue = empire("blue", at=["volga", "ireland"], tiles=["fortification"])
    red = empire("red", at=["scythia", "muscovy", "caucasus"])
    assert forts_of(blue, red, empty("scotland")) == {"fort volga"}
    assert forts_of(blue, red, empty("scotland"), fort("volga")) == {"fort ireland"}


@rule("VI-13.8")
def test_no_second_fort_in_a_province_and_two_with_specialization() -> None:
    blue = empire("blue", at=["urals", "volga"], tiles=["fortification", "specialization"])
    s = reorganizing(blue)
    first = decide(s, BLUE, Loaded(0))
    s.top_phase().play(s, BLUE, first)
    second = decide(s, BLUE, Loaded(0))
    s.top_phase().play(s, BLUE, second)
    assert {game.moves.name(first), game.moves.name(second)} == {"fort volga", "fort urals"}
    assert choices(s) == {"done"}
    assert forts_of(blue, fort("urals", "volga")) == {"done"}


@rule("VI-13.8")
def test_pacts_do_not_matter_for_forts_and_ties_are_rolled() -> None:
    blue = empire("blue", at=["ireland"], tiles=["fortification", "diplomacy"])
    s = reorganizing(blue, empire("red", at=["england"]), empty("scotland"))
    assert s.pacts[BLUE] == 0b1
    assert choices(s) == {"fort ireland"}
    tie = forts_of(
        empire("blue", at=["ireland", "baetica"], tiles=["fortification"]),
        empire("red", at=["england"]),
        empire("green", at=["tarraco"]),
        empty("castile", "lusitania", "scotland"),
    )
    assert tie == {"fort ireland", "fort baetica"}


# ---------------------------------------------------------------------------------------------------- decline


def declines(state: Vinci) -> set[int]:
    """The faces of the die with which blue declines; an empty set also where no die is rolled."""
    return {face + 1 for face in range(6) if wants_decline(state, BLUE, Loaded(face))}


def rolls(state: Vinci) -> int:
    die = Loaded(0)
    wants_decline(state, BLUE, die)
    return die.rolls


def with_tokens(available: int, points: int = 2, tiles: tuple[str, ...] = ("barbarians",)) -> Vinci:
    """Blue holds provinces worth this many points and has this many tokens to expand with."""
    plain = [p.id for p in provinces if p.terrain in ("hill", "forest")][:points]
    return table(empire("blue", at={**dict.fromkeys(plain, 1), plain[0]: 1 + available}, tiles=tiles))


@rule("VI-13.9")
@pytest.mark.parametrize("available", range(9))
def test_few_tokens_and_few_points_call_for_the_die(available: int) -> None:
    s = with_tokens(available)
    assert declines(s) == ({f for f in range(1, 7) if f > available} if available < 6 else set())
    assert rolls(s) == int(available < 6)


@rule("VI-13.9")
@pytest.mark.parametrize("available", range(7))
def test_field_general_is_slower_to_decline(available: int) -> None:
    s = with_tokens(available, tiles=("field_general",))
    assert declines(s) == ({f for f in range(1, 7) if f - 2 > available} if available < 4 else set())
    doubled = with_tokens(available, tiles=("field_general", "specialization"))
    assert declines(doubled) == declines(s)


@rule("VI-13.9")
@pytest.mark.parametrize(("points", "rolled"), [(9, 1), (10, 0), (11, 0)])
def test_ten_points_keep_an_empire_going(points: int, rolled: int) -> None:
    assert rolls(with_tokens(0, points)) == rolled


@rule("VI-13.9")
def test_the_medicine_to_come_counts_and_slavery_does_not() -> None:
    assert declines(with_tokens(3, tiles=("medicine", "specialization"))) == {6}
    s = with_tokens(0, 9, tiles=("slavery",))
    s.eliminated = 5
    assert rolls(s) == 1


@rule("VI-13.9")
@pytest.mark.parametrize("tile", ["barbarians", "field_general", "renaissance"])
def test_an_empire_with_nothing_declines_without_a_roll(tile: str) -> None:
    s = table(empire("blue", tiles=[tile]))
    assert declines(s) == {1, 2, 3, 4, 5, 6}
    assert rolls(s) == 0


@rule("VI-13.9")
def test_an_empire_with_tokens_in_hand_only_is_tested_like_any_other() -> None:
    assert declines(table(empire("blue", tiles=["barbarians"], hand=4))) == {5, 6}


@rule("VI-13.9", "VI-13.15")
def test_there_is_no_test_before_the_entry_turn() -> None:
    s = table(waiting("blue", tiles=["barbarians"], hand=1))
    assert choices(s) == {"expand"}


@rule("VI-13.10")
def test_renaissance_is_tested_at_the_end_and_not_at_the_start() -> None:
    s = table(empire("blue", at={"volga": 1}, tiles=["renaissance"]))
    assert choices(s) == {"expand"}  # A = 0 would always decline
    s.goto(REBIRTH, BLUE)
    assert choices(s) == {"decline"}
    s = table(empire("blue", at={"volga": 5}, tiles=["renaissance"]))
    s.goto(REBIRTH, BLUE)
    assert choices(s) == {"decline", "done"}


@rule("VI-13.10")
def test_but_without_a_province_it_is_tested_at_the_start() -> None:
    assert choices(table(empire("blue", tiles=["renaissance"]))) == {"decline"}
    assert choices(table(empire("blue", tiles=["renaissance"], hand=5))) == {"decline", "expand"}


@rule("VI-13.10")
def test_a_renaissance_decline_takes_group_one_and_scores_once() -> None:
    s = given(
        empire("blue", at={"volga": 1, "urals": 1}, tiles=["renaissance"]),
        seats=1,
        turn="blue",
        order=["blue", "red", "green", "yellow"],
        offer=[("weapons", "currency")],
    )
    s.proceed()
    s.check()
    assert realm(s, "blue declining") == {"volga", "urals"}
    assert tiles_of(s, "blue") == {"weapons", "currency"}
    assert score(s, "blue") == 11


# ------------------------------------------------------------------------------------------------ the whole turn


@rule("VI-13.11")
def test_yellow_tiles_work_through_gain() -> None:
    for tile, best in (
        ("ports_active", {"england"}),
        ("mining_active", {"scotland"}),
        ("currency", {"england", "scotland"}),
    ):
        s = in_expansion(empire("blue", at="ireland", tiles=[tile], hand=9))
        assert choices(s) == {f"conquer {name}" for name in best}
    s = in_expansion(empire("blue", at="taurus", tiles=["mountain_skill", "specialization"], hand=9))
    assert choices(s) == {"conquer caucasus"}  # worth two


@rule("VI-13.13")
def test_people_treat_virtual_players_like_anybody() -> None:
    s = given(empire("red", at="bohemia", hand=9), empire("blue", at={"polonia": 3, "volga": 1}), seats=1)
    play(s, "expand")
    assert cost(s, "polonia") == 5
    play(s, "conquer polonia")
    assert holder(s, "polonia") == "red"
    assert s.aside[BLUE] == 2


@rule("VI-13.14")
def test_the_steps_of_a_virtual_turn() -> None:
    s = given(
        empire("blue", at={"bohemia": 5}, tiles=["diplomacy", "fortification"], hand=4),
        empire("red", at={"ireland": 1}),
        empire("green", at={"polonia": 2, "volga": 1, "urals": 1}),
        seats=1,
        turn="blue",
        order=["blue", "red", "green", "yellow"],
        options={"value_formula": False},
    )
    log: list[Event] = []
    s.log = log
    s.proceed()
    s.log = None
    s.check()
    keys = [event.key for event in log]
    order = ["vinci-pact", "vinci-conquered", "vinci-placed", "vinci-fort", "vinci-scored", "vinci-turn"]
    at = [keys.index(key) for key in order if key in keys]
    assert at == sorted(at)
    assert keys.index("vinci-pact") == 0
    assert actor(s) == 0


@rule("VI-13.14")
def test_people_redeploy_after_a_virtual_attack() -> None:
    s = given(
        empire("blue", at={"bohemia": 1}, tiles=["agriculture_active"], hand=5),
        empire("red", at={"polonia": 3, "volga": 1, "urals": 1}),
        seats=1,
        turn="blue",
        order=["blue", "red", "green", "yellow"],
    )
    s.proceed()
    assert realm(s, "blue") == {"bohemia", "polonia"}
    assert (actor(s), game.moves.name(s.legal(0)[0])) == (0, "redeploy volga")
    play(s, "redeploy volga", "redeploy urals", "done")
    assert (tokens(s, "volga"), tokens(s, "urals")) == (2, 2)


@rule("VI-13.14")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"prefer_real_target": True},
        {"value_formula": True},
        {"prefer_real_target": True, "value_formula": True, "virtual_tokens": 12, "decline_tokens": "keep_all"},
        {"decline_tokens": "remove_one", "tile_mix": "first_printing", "virtual_difficulty": "rich_and_strong"},
    ],
)
def test_whole_games_with_virtual_players(seats: int, seed: int, options: dict[str, Value]) -> None:
    s = game.new(seats, seed, options)
    play_any(s, Chance(seed_key(seed)))
    assert s.over


def test_the_bot_plays_the_procedure_in_a_persons_seat() -> None:
    s = game.new(4, 9)
    bots = [game.bots["virtual"](seat) for seat in range(4)]
    while not s.over:
        seat = actor(s)
        s.play(seat, bots[seat].choose(s.determinize(seat, 1), seat, Budget()))
        s.check()
    assert max(s.scores) >= 120
