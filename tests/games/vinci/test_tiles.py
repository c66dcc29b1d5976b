"""VI-8: the civilization tiles, each alone, in two copies, doubled by Specialization, and in decline."""

from __future__ import annotations

import pytest

from saecula.games.vinci.components import INDEX, NAMES, provinces
from saecula.games.vinci.state import Vinci
from saecula.games.vinci.tiles import KIND_NAMES
from tests.games.vinci.given import (
    Empire,
    cost,
    declining,
    empire,
    expanding,
    given,
    hand,
    holder,
    in_bag,
    keep_placing,
    offered,
    phase,
    play,
    score,
    tiles_of,
    tokens,
    waiting,
)
from tests.rules import rule

LASTING = {"agriculture_decline", "livestock_decline", "mining_decline", "ports_decline"}

# The red numbers (VI-3.6).
RED = {
    0: ["currency"],
    1: ["agriculture_decline", "livestock_decline", "mining_decline", "ports_decline"],
    2: ["agriculture_active", "livestock_active", "mining_active", "ports_active", "field_general", "medicine"],
    3: ["slavery", "fortification", "militia", "weapons"],
    4: ["espionage", "mountain_skill", "shipbuilding", "diplomacy", "renaissance"],
    5: ["astronomy", "heritage", "messengers", "revolutionaries"],
    6: ["barbarians"],
}

MODES = ["alone", "two copies", "specialized"]


def pair_of(tile: str, mode: str) -> list[str]:
    """The tiles of an empire that has a tile once, twice, or with Specialization."""
    return {"alone": [tile], "two copies": [tile, tile], "specialized": [tile, "specialization"]}[mode]


def times(tile: str, mode: str) -> int:
    """How often the tile's numbers count."""
    return 0 if tile == "specialization" else 1 if mode == "alone" else 2


every_tile = pytest.mark.parametrize("tile", KIND_NAMES)
every_mode = pytest.mark.parametrize("mode", MODES)
FIRST_PRINTING = {"tile_mix": "first_printing"}  # two Specializations are possible only so


def position(*things: Empire, turn: str = "red") -> Vinci:
    return expanding(*things, turn=turn, options={"tile_mix": "first_printing"})


def bonus(tile: str, name: str) -> int:
    """What one copy of a tile adds to a province (VI-8.3)."""
    there = provinces[INDEX[name]]
    ability = tile.split("_")[0]
    if ability == "agriculture":
        return int(there.terrain == "field")
    if ability == "livestock":
        return int(there.terrain == "pasture")
    if ability == "mining":
        return 2 * int(there.mine)
    if ability == "ports":
        return int(there.port)
    if tile == "mountain_skill":
        return int(there.terrain == "mountain")
    return int(tile == "currency")


def ground(name: str) -> int:
    return int(provinces[INDEX[name]].terrain != "mountain")


# ------------------------------------------------------------------------- the table of effects, for all 26 kinds


@rule("VI-3.6", "VI-8.3")
@every_tile
@every_mode
def test_red_numbers(tile: str, mode: str) -> None:
    s = given(waiting("red", tiles=pair_of(tile, mode)), options=FIRST_PRINTING)
    number = next((red for red, tiles in RED.items() if tile in tiles), 0)
    special = int("specialization" in pair_of(tile, mode))
    copies = 1 if mode == "alone" else 2
    assert hand(s) == copies * number + special + 8


@rule("VI-8.3", "VI-8.4", "VI-10.1")
@every_tile
@every_mode
def test_points_of_an_active_empire_everywhere(tile: str, mode: str) -> None:
    s = position(empire("red", at=NAMES, tiles=pair_of(tile, mode)))
    keep_placing(play(s, "done"), "volga")
    play(s, "done")
    assert score(s) == 10 + sum(ground(name) + times(tile, mode) * bonus(tile, name) for name in NAMES)


@rule("VI-8.2", "VI-8.3", "VI-8.26", "VI-9.5", "VI-9.6")
@every_tile
@every_mode
def test_points_in_decline(tile: str, mode: str) -> None:
    """Only the lasting kinds go on; Specialization stays with them and goes on doubling."""
    s = given(empire("red", at=NAMES, tiles=pair_of(tile, mode)), options=FIRST_PRINTING)
    before = in_bag(s, tile)
    play(s, "decline")
    if tile in LASTING:
        assert tiles_of(s, "red declining") == set(pair_of(tile, mode))
        assert score(s) == 10 + sum(ground(name) + times(tile, mode) * bonus(tile, name) for name in NAMES)
    else:
        assert tiles_of(s, "red declining") == set()
        assert in_bag(s, tile) == before + pair_of(tile, mode).count(tile)
        assert score(s) == 10 + 33


@rule("VI-8.3", "VI-6.4")
@every_tile
@every_mode
def test_what_each_tile_takes_off_the_cost(tile: str, mode: str) -> None:
    """A mountain, a coast shared with the empire, and a plain inland."""
    n = times(tile, mode)
    s = position(empire("red", at=["saxony", "eastern_alps", "ruthenia"], tiles=pair_of(tile, mode)))
    off = dict.fromkeys(("carpathians", "jutland", "livonia"), 0)
    if tile == "weapons":
        off = dict.fromkeys(off, n)
    elif tile == "mountain_skill":
        off["carpathians"] = n
    elif tile == "shipbuilding":
        off["jutland"] = n
    assert cost(s, "carpathians") == 3 - off["carpathians"]
    assert cost(s, "jutland") == 3 - off["jutland"]
    assert cost(s, "livonia") == 4 - off["livonia"]


@rule("VI-8.3", "VI-8.15")
@every_tile
@every_mode
def test_only_militia_defends(tile: str, mode: str) -> None:
    s = position(empire("red", at="saxony"), empire("blue", at=["polonia", "livonia"], tiles=pair_of(tile, mode)))
    assert cost(s, "polonia") == 3 + (times(tile, mode) if tile == "militia" else 0)


@rule("VI-8.3", "VI-8.12", "VI-8.22")
@every_tile
@every_mode
def test_tokens_at_the_start_of_an_expansion_turn(tile: str, mode: str) -> None:
    s = position(empire("red", at={"volga": 2}, tiles=pair_of(tile, mode)))
    each = {"medicine": 1, "field_general": 7}.get(tile, 0)
    assert hand(s) == 1 + times(tile, mode) * each
    play(s, "done")
    assert tokens(s, "volga") == 2 + (times(tile, mode) if tile == "medicine" else 0)


@rule("VI-8.3", "VI-8.10", "VI-8.13", "VI-8.20", "VI-8.24")
@every_tile
@every_mode
def test_uses_a_turn(tile: str, mode: str) -> None:
    """Pacts, spies, forts and the Renaissance question: how often each is offered."""
    n = times(tile, mode)
    s = given(empire("red", at={"volga": 1, "urals": 1}, tiles=pair_of(tile, mode), hand=9), options=FIRST_PRINTING)
    play(s, "expand")
    pacts = 0
    if phase(s) == "Diplomacy":
        while offered(s, "pact"):
            pacts += 1
            play(s, f"pact {min(offered(s, 'pact'))}")
        play(s, "done")
    assert pacts == (n if tile == "diplomacy" else 0)
    spies = 0
    while offered(s, "spy"):
        spies += 1
        play(s, f"spy {min(offered(s, 'spy'))}")
    assert spies == (n if tile == "espionage" else 0)
    keep_placing(play(s, "done"), "volga")
    forts = 0
    while offered(s, "fort"):
        forts += 1
        play(s, f"fort {min(offered(s, 'fort'))}")
    assert forts == (n if tile == "fortification" else 0)
    play(s, "done")
    assert (phase(s) == "Rebirth") == (tile == "renaissance")


@rule("VI-8.3", "VI-8.18", "VI-8.21", "VI-8.23", "VI-8.25", "VI-8.26")
@every_tile
@every_mode
def test_abilities_without_a_number(tile: str, mode: str) -> None:
    """Entry, reach by sea, cohesion and contact: a second copy adds nothing."""
    tiles = pair_of(tile, mode)
    entering = position(waiting("red", tiles=tiles, hand=60))
    places = {p.id for p in provinces if p.entry != "none"}
    assert (offered(entering, "conquer") == places) == (tile not in ("astronomy", "revolutionaries"))
    assert (offered(entering, "conquer") == set(NAMES)) == (tile == "revolutionaries")
    s = position(empire("red", at=["ireland", "tarraco"], tiles=tiles, hand=60), declining("red", at=["england"]))
    assert ("sicily" in offered(s, "conquer")) == (tile == "astronomy")
    play(s, "conquer scotland")
    assert (holder(s, "england") == "red declining") == (tile == "heritage")
    play(s, "done")
    assert (phase(s) == "Cohesion") == (tile not in ("astronomy", "messengers"))


@rule("VI-8.3", "VI-8.5")
@every_tile
@every_mode
def test_only_slavery_pays_for_tokens(tile: str, mode: str) -> None:
    s = position(empire("red", at={"sardinia": 1}, tiles=pair_of(tile, mode), hand=30))
    before = sum(bonus(tile, name) for name in ("sardinia", "apennines", "magna_graecia")) * times(tile, mode)
    play(s, "conquer apennines", "conquer magna_graecia", "done")
    keep_placing(s, "sardinia")
    play(s, "done")
    assert score(s) == 10 + 2 + before + (times(tile, mode) if tile == "slavery" else 0)


# --------------------------------------------------------------------------------------------- general rules


@rule("VI-8.1")
def test_modifiers_of_two_different_tiles_add_up() -> None:
    s = expanding(empire("red", at="eastern_alps", tiles=["weapons", "mountain_skill"]))
    assert cost(s, "western_alps") == 3 - 1 - 1 - 1
    s = given(empire("red", at=["urals", "volga"], tiles=["currency", "mining_active"]))
    play(s, "expand", "done", "done")
    assert score(s) == 10 + (0 + 1 + 2) + (1 + 1)


@rule("VI-8.2")
def test_a_tile_never_helps_the_owners_other_empire() -> None:
    s = given(
        empire("red", at="volga", tiles=["currency", "agriculture_active"]),
        declining("red", at=["england", "ireland"], tiles=["livestock_decline"]),
    )
    play(s, "expand", "done", "done")
    assert score(s) == 10 + 2 + (1 + 2)  # volga + currency; england; ireland + livestock


@rule("VI-8.4")
def test_bonuses_are_added_to_mountains_though_they_are_worth_nothing() -> None:
    for tiles, points in [
        ([], 0),
        (["mining_active"], 2),
        (["currency"], 1),
        (["mountain_skill"], 1),
        (["currency", "specialization"], 2),
    ]:
        s = given(empire("red", at="urals", tiles=tiles))
        assert score(play(s, "expand", "done", "done")) == 10 + points


@rule("VI-8.4")
def test_provinces_count_every_turn_whenever_they_were_conquered() -> None:
    s = given(empire("red", at=["urals"], tiles=["mountain_skill"]))
    for turn in (1, 2, 3):
        play(s, "expand", "done", "done")
        assert score(s) == 10 + turn
        play(s, *["expand", "done", "done"] * 2)


@rule("VI-8.28")
def test_different_tiles_add_up_on_one_province() -> None:
    s = given(empire("red", at="urals", tiles=["mining_active", "mountain_skill"]))
    assert score(play(s, "expand", "done", "done")) == 10 + 0 + 2 + 1


@rule("VI-8.28")
def test_a_tile_counts_a_province_once_for_what_it_names() -> None:
    """England is a field with a port: each tile counts its own thing once."""
    s = given(empire("red", at="england", tiles=["agriculture_active", "ports_decline"]))
    assert score(play(s, "expand", "done", "done")) == 10 + 1 + 1 + 1


@rule("VI-8.27")
@pytest.mark.parametrize(
    ("ability", "at", "more"),
    [("agriculture", "england", 1), ("livestock", "ireland", 1), ("mining", "scotland", 2), ("ports", "england", 1)],
)
def test_an_active_and_a_lasting_tile_of_one_ability_add_up_while_active(ability: str, at: str, more: int) -> None:
    s = given(empire("red", at=at, tiles=[f"{ability}_active", f"{ability}_decline"]))
    assert score(play(s.clone(), "expand", "done", "done")) == 10 + 1 + 2 * more
    play(s, "decline")
    assert score(s) == 10 + 1 + more
    assert tiles_of(s, "red declining") == {f"{ability}_decline"}
