"""VI-8: tile by tile, what the table of effects cannot say; and data that the rules cannot carry out."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import saecula
from saecula.games.vinci import schema
from saecula.games.vinci.components import INDEX, NAMES, provinces
from saecula.games.vinci.tiles import check_effect
from saecula.kernel.errors import SaeculaError
from tests.games.vinci.given import (
    cost,
    declining,
    empire,
    empty,
    expanding,
    explained,
    fort,
    given,
    hand,
    has_fort,
    holder,
    in_bag,
    keep_placing,
    offered,
    phase,
    play,
    realm,
    refused,
    score,
    tiles_of,
    tokens,
    waiting,
)
from tests.rules import rule

# ------------------------------------------------------------------------------------------------ tile by tile


@rule("VI-8.5")
def test_slavery_counts_declining_tokens_but_neither_forts_nor_own_tokens() -> None:
    s = expanding(
        empire("red", at="bohemia", tiles=["slavery", "heritage"], hand=30),
        declining("blue", at=["polonia", "ireland"]),
        declining("red", at=["saxony", "jutland"]),
        fort("polonia"),
    )
    play(s, "conquer polonia")
    assert s.eliminated == 1
    play(s, "conquer saxony")
    assert s.eliminated == 1
    keep_placing(play(s, "done"), "bohemia")
    play(s, "done")
    assert score(s) == 10 + 3 + 1 + 1  # three provinces, jutland, one token


@rule("VI-8.5")
def test_slavery_is_scored_in_its_turn_only() -> None:
    s = expanding(empire("red", at="bohemia", tiles=["slavery"], hand=3))
    play(s, "conquer polonia", "done")
    keep_placing(s, "bohemia")
    play(s, "done")
    assert score(s) == 10 + 2 + 1
    play(s, *["expand", "done", "done"] * 2, "expand", "done")
    keep_placing(s, "bohemia")
    play(s, "done")
    assert score(s) == 10 + 3 + 2


@rule("VI-8.5", "VI-8.3")
def test_what_another_player_eliminated_is_not_counted_for_slavery() -> None:
    """At the start of blue's turn nothing has been eliminated yet, whatever red did before."""
    s = expanding(empire("red", at="bohemia", hand=9), empire("blue", at="volga", tiles=["slavery"]))
    play(s, "conquer polonia", "conquer saxony", "done")
    keep_placing(s, "bohemia")
    play(s, "done")
    assert explained(s, "expand")["vinci-explain-expand"]["points"] == 1
    play(s, "expand", "done", "done")
    assert score(s, "blue") == 10 + 1


@rule("VI-8.10")
def test_espionage_costs_two_whatever_defends_and_is_optional() -> None:
    s = expanding(
        empire("red", at="eastern_alps", tiles=["espionage", "slavery"], hand=2),
        empire("blue", at={"bohemia": 5, "volga": 1}, tiles=["militia"]),
        fort("bohemia"),
    )
    assert cost(s, "bohemia") == 2 + 1 + 5 + 1 + 1 - 1
    assert refused(s, "conquer bohemia") == "VI-6.3"
    play(s, "spy bohemia")
    assert (tokens(s, "bohemia"), hand(s), s.eliminated) == (2, 0, 1)
    assert s.strength[1] == 5


@rule("VI-8.10")
def test_espionage_does_not_make_anything_cheaper_than_two() -> None:
    s = expanding(empire("red", at="western_alps", tiles=["espionage", "weapons"], hand=1), empty("belgica"))
    assert cost(s, "belgica") == 0
    assert refused(s, "spy belgica") == "VI-6.3"
    assert "belgica" in offered(s, "conquer")


@rule("VI-8.10")
def test_the_target_of_espionage_must_be_in_reach_and_free_of_pacts() -> None:
    s = given(empire("red", at="bohemia", tiles=["espionage", "diplomacy"], hand=9), empire("blue", at="polonia"))
    play(s, "expand", "pact 1", "done")
    assert refused(s, "spy polonia") == "VI-8.20"
    assert refused(s, "spy ireland") == "VI-6.3"
    assert "saxony" in offered(s, "spy")
    play(s, "spy saxony")
    assert refused(s, "spy suebia") == "VI-8.10"


@rule("VI-8.10")
def test_espionage_serves_for_the_entry() -> None:
    s = expanding(waiting("red", tiles=["espionage"], hand=2), empire("blue", at={"volga": 9}))
    assert "volga" in offered(s, "spy")
    assert refused(s, "spy castile") == "VI-5.2"
    play(s, "spy volga")
    assert holder(s, "volga") == "red"


@rule("VI-8.10")
def test_without_espionage_there_are_no_spies() -> None:
    s = expanding(empire("red", at="bohemia", hand=9))
    assert refused(s, "spy polonia") == "VI-8.10"


@rule("VI-8.12")
def test_field_general_leaves_the_empires_own_tokens_alone() -> None:
    s = given(empire("red", at={"bohemia": 4}, tiles=["field_general", "medicine"]))
    for turn in (1, 2):
        play(s, "expand")
        assert s.strength[0] == 4 + turn + 7
        play(s, "done", "done", *["expand", "done", "done"] * 2)
        assert s.strength[0] == tokens(s, "bohemia") == 4 + turn


@rule("VI-8.12")
def test_a_field_general_in_a_decline_turn_gives_nothing() -> None:
    s = play(given(empire("red", at={"bohemia": 4}, tiles=["field_general"])), "decline")
    assert (tokens(s, "bohemia"), s.strength[6]) == (1, 1)


@rule("VI-8.13")
def test_one_fort_a_turn_one_in_a_province_mountains_too() -> None:
    s = expanding(empire("red", at=["urals", "volga", "muscovy"], tiles=["fortification"]), fort("volga"))
    play(s, "done")
    assert offered(s) == {"fort urals", "fort muscovy", "done"}
    assert refused(s, "fort volga") == "VI-8.13"
    assert refused(s, "fort castile") == "VI-8.13"
    play(s.clone(), "done")  # none is legal
    play(s, "fort urals")
    assert offered(s) == {"done"}


@rule("VI-8.13")
def test_a_fort_disappears_with_its_province() -> None:
    red = empire("red", at=["volga", "urals"], tiles=["fortification"], hand=5)
    assert not has_fort(play(expanding(red, fort("volga")), "abandon volga"), "volga")
    old = given(empire("red", at="castile"), declining("red", at="volga"), fort("volga"))
    assert not has_fort(play(old, "decline"), "volga")
    contact = expanding(empire("red", at="scythia", hand=5), declining("red", at="volga"), fort("volga"))
    assert not has_fort(play(contact, "conquer muscovy"), "volga")


@rule("VI-8.13", "VI-9.5")
def test_forts_stay_in_decline_and_the_tile_does_not() -> None:
    s = given(
        empire("red", at=["volga", "urals"], tiles=["fortification"]), fort("volga"), empire("blue", at="scythia")
    )
    play(s, "decline")
    assert has_fort(s, "volga")
    assert tiles_of(s, "red declining") == set()
    assert cost(s, "volga", by="blue") == 2 + 1 + 1


@rule("VI-8.13")
def test_a_fort_is_worth_nothing_and_holds_nothing() -> None:
    s = given(empire("red", at=["volga"], tiles=["fortification"]), fort("volga"))
    assert score(play(s, "expand", "done", "done")) == 11
    s = expanding(empire("red", at={"volga": 1, "castile": 1}, tiles=["fortification"]), fort("volga"))
    play(s, "done", "keep castile")
    assert realm(s, "red") == {"castile"}


@rule("VI-8.17")
@pytest.mark.parametrize(
    ("at", "target", "off"),
    [
        ("ireland", "england", 1),  # a coast
        ("scotland", "england", 1),  # a coast and a land border
        ("castile", "baetica", 0),  # no coast of its own
        ("aquitania", "belgica", 0),  # both coastal, but they share only a land border
        ("caucasus", "taurus", 0),
    ],
)
def test_shipbuilding_wants_a_shared_coast(at: str, target: str, off: int) -> None:
    plain = expanding(empire("red", at=at))
    ships = expanding(empire("red", at=at, tiles=["shipbuilding"]))
    assert cost(ships, target) == cost(plain, target) - off


@rule("VI-8.17")
def test_shipbuilding_for_an_entry_and_across_the_sea() -> None:
    s = expanding(waiting("red", tiles=["shipbuilding"]))
    assert cost(s, "lusitania") == 2
    assert cost(s, "finland") == 3  # coastal on an inland sea, entered by land
    assert cost(s, "volga") == 3  # no coast
    s = expanding(empire("red", at="scotland", tiles=["shipbuilding", "astronomy"]))
    assert cost(s, "aquitania") == 2


@rule("VI-8.18")
def test_astronomy_follows_chains_of_seas() -> None:
    s = expanding(empire("red", at="scotland", tiles=["astronomy"], hand=60))
    shores = {name for name in NAMES if provinces[INDEX[name]].seas}
    closed = {"finland", "livonia", "polonia", "sweden", "dacia", "pontus", "scythia", "caucasus"}
    assert offered(s, "conquer") == shores - closed - {"scotland"}
    s = expanding(empire("red", at="castile", tiles=["astronomy"], hand=60))
    assert offered(s, "conquer") == {"lusitania", "baetica", "tarraco", "pyrenees"}


@rule("VI-8.18", "VI-9.8")
def test_links_by_sea_make_no_contact() -> None:
    s = expanding(empire("red", at="ireland", tiles=["astronomy"], hand=9), declining("red", at="armorica"))
    play(s, "conquer lusitania")  # they share the Bay of Biscay
    assert holder(s, "armorica") == "red declining"


@rule("VI-8.21")
def test_heritage_allows_contact() -> None:
    s = expanding(empire("red", at="ireland", tiles=["heritage"], hand=9), declining("red", at="england"))
    play(s, "conquer scotland")
    assert holder(s, "england") == "red declining"


@rule("VI-8.22")
def test_medicine_gives_a_token_for_good_each_expansion_turn_the_first_included() -> None:
    s = given(waiting("red", tiles=["medicine"], hand=3))
    play(s, "expand")
    assert hand(s) == 4
    keep_placing(play(s, "conquer volga", "done"), "volga")
    play(s, "done", *["expand", "done", "done"] * 2)
    play(s.clone(), "decline")
    play(s, "expand")
    assert s.strength[0] == 5


@rule("VI-8.22")
def test_medicine_gives_nothing_in_a_decline_turn() -> None:
    s = play(given(empire("red", at={"volga": 2}, tiles=["medicine"])), "decline")
    assert s.strength[6] == 1


@rule("VI-8.24")
def test_renaissance_may_also_decline_in_the_normal_way() -> None:
    s = given(empire("red", at=["volga"], tiles=["renaissance"]))
    assert offered(s) == {"expand", "decline"}
    play(s, "decline")
    assert (score(s), phase(s)) == (11, "Choosing")


@rule("VI-8.25")
def test_revolutionaries_reenter_anywhere_too() -> None:
    s = play(expanding(empire("red", at="ireland", tiles=["revolutionaries"], hand=3)), "abandon ireland")
    assert "castile" in offered(s, "conquer")


@rule("VI-8.26")
@pytest.mark.parametrize("tile", ["weapons", "militia", "currency", "heritage"])
def test_specialization_goes_to_the_bag_with_a_tile_that_does_not_last(tile: str) -> None:
    s = given(empire("red", at="volga", tiles=[tile, "specialization"]))
    play(s, "decline")
    assert in_bag(s, "specialization") == 1
    assert tiles_of(s, "red declining") == set()


@rule("VI-8.26")
def test_a_single_fort_never_counts_double() -> None:
    s = expanding(
        empire("red", at="belgica", tiles=["fortification", "specialization"]),
        empire("blue", at="saxony", tiles=["fortification"]),
        fort("belgica", "saxony"),
    )
    assert cost(s, "saxony") == 2 + 1 + 1 - 1


@rule("VI-8.29")
def test_medicines_tokens_are_ordinary_and_field_generals_are_counted_by_number() -> None:
    s = expanding(empire("red", at={"bohemia": 1}, tiles=["medicine", "field_general"]))
    play(s, "conquer polonia", "conquer saxony")
    assert hand(s) == 8 - 6
    play(s, "done")
    assert phase(s) == "Shortage"  # 1 + 1 tokens for three provinces
    play(s, "give_up saxony")
    assert (tokens(s, "bohemia"), tokens(s, "polonia")) == (1, 1)


# ------------------------------------------------------------------------------------------------------ data on load


def test_an_effect_that_the_rules_do_not_carry_out_is_refused() -> None:
    class Earthquake(schema.Effect, tag="earthquake"):
        """A kind that was added to the schema alone."""

    with pytest.raises(SaeculaError, match=r"tiles\.yaml, record 'weapons': field 'effect': .* no effect Earthquake"):
        check_effect("weapons", "effect", Earthquake())  # type: ignore[arg-type]


def test_an_effect_that_the_schema_does_not_know_is_refused_by_file_record_and_field(tmp_path: Path) -> None:
    data = Path(saecula.game("vinci").folder) / "data" / "tiles.yaml"
    spoilt = data.read_text("utf-8").replace("type: vp_terrain", "type: vp_weather", 1)
    (tmp_path / "tiles.yaml").write_text(spoilt, "utf-8")
    script = f"from saecula import data, game; data.use('vinci', {str(tmp_path)!r}); game('vinci')"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode != 0
    assert "tiles.yaml: tiles, record 'agriculture_active', field 'effect', field 'type'" in done.stderr
    assert "vp_weather" in done.stderr
