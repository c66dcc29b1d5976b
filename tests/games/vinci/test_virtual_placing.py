"""VI-13: how a virtual player reorganizes, redeploys and builds forts."""

from __future__ import annotations

from saecula.games.vinci import game
from saecula.games.vinci.components import INDEX, NAMES
from saecula.games.vinci.state import (
    FORTIFYING,
    PLACEMENT,
    REDEPLOYMENT,
    SHORTAGE,
    Vinci,
)
from saecula.games.vinci.turn import begin_expansion
from saecula.games.vinci.virtual import decide
from saecula.kernel.options import Value
from tests.games.vinci.given import (
    Empire,
    Spot,
    declining,
    empire,
    empty,
    fort,
    realm,
    tokens,
    waiting,
)
from tests.games.vinci.virtual_tables import BLUE, DECLINING_BLUE, Loaded, choices, in_expansion, table
from tests.rules import rule

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
