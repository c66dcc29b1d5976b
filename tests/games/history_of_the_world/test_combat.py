"""HW-5.15 to HW-5.22: combat and conquest; the odds against plain enumeration, and the dice against the odds."""

from __future__ import annotations

from collections import Counter

import pytest

from saecula.games.history_of_the_world import game
from saecula.games.history_of_the_world.combat import defence_dice, faces
from saecula.games.history_of_the_world.components import INDEX
from saecula.games.history_of_the_world.state import ACTIVE
from saecula.kernel.message import Event
from tests.games.history_of_the_world.fights import TARGET, Case, cases, enumerated, frequencies, odds_of, tolerance
from tests.games.history_of_the_world.given import (
    army,
    capital,
    city,
    expanding,
    explained,
    fort,
    holder,
    loses,
    monument,
    offered,
    play,
    rig,
    rolled,
    structures,
    ties,
    told,
    wins,
)
from tests.rules import rule


@rule("HW-5.15", "HW-5.20")
def test_the_highest_dice_count_and_all_are_shown() -> None:
    state = expanding("romans", army("blue", TARGET), fort(TARGET), cards=["weaponry"])
    log: list[Event] = []
    play(rig(state, rolled(4, 2, 3), rolled(1, 5, 2)), f"expand {TARGET}", log=log)
    first, second = told(log, "fight")
    assert (first["attack"], first["defence"], first["bonus"], first["fort"], first["result"]) == (
        [4, 2],
        [3],
        1,
        1,
        "fort",
    )
    assert (second["attack"], second["defence"], second["fort"], second["result"]) == ([1, 5], [2], 0, "won")


@rule("HW-5.16")
def test_win_tie_and_loss() -> None:
    for roll, owner, lost in ((wins(2, 1), "red", 0), (ties(2, 1), "", 1), (loses(2, 1), "blue", 1)):
        state = expanding("romans", army("blue", TARGET))
        play(rig(state, roll), f"expand {TARGET}")
        assert (holder(state, TARGET), state.lost) == (owner, lost)
        assert (TARGET in offered(state, "expand")) == (owner != "red"), "after a failure one may attack again"


@rule("HW-5.17")
@pytest.mark.parametrize(
    ("empire", "target", "dice"),
    [
        ("romans", "northern_apennines", 1),
        ("mongols", "wei_river", 2),  # Great Wall
        ("mongols", "manchurian_plain", 1),
        ("byzantines", "western_anatolia", 2),  # strait
        ("ottoman_turks", "balkans", 2),  # a strait counts both ways
        ("maurya", "eastern_deccan", 2),  # into the forest
        ("guptas", "ganges_delta", 1),  # out of it
    ],
)
def test_terrain(empire: str, target: str, dice: int) -> None:
    state = expanding(empire, army("blue", target))
    assert defence_dice(state, ACTIVE, INDEX[target]) == dice


@rule("HW-5.18")
def test_from_the_sea_three_dice() -> None:
    state = expanding("romans", army("blue", "southern_iberia"))
    assert defence_dice(state, ACTIVE, INDEX["southern_iberia"]) == 3
    log: list[Event] = []
    play(state, "expand southern_iberia", log=log)
    assert len(told(log, "fight")[0]["defence"]) == 3  # type: ignore[arg-type]


@rule("HW-5.19")
@pytest.mark.parametrize(
    ("rolls", "owner", "walls", "lost"),
    [
        ([loses(2, 1, fort=1)], "blue", {"fort"}, 1),
        ([ties(2, 1, fort=1)], "blue", set(), 1),
        ([wins(2, 1, fort=1), wins(2, 1)], "red", set(), 0),
        ([wins(2, 1, fort=1), ties(2, 1)], "", set(), 1),
        ([wins(2, 1, fort=1), loses(2, 1)], "blue", set(), 1),
    ],
)
def test_a_fort_falls_first_and_a_second_round_follows(rolls: list, owner: str, walls: set[str], lost: int) -> None:  # type: ignore[type-arg]
    state = expanding("romans", army("blue", TARGET), fort(TARGET))
    play(rig(state, *rolls), f"expand {TARGET}")
    assert (holder(state, TARGET), structures(state, TARGET), state.lost) == (owner, walls, lost)


@rule("HW-5.21")
def test_conquest_sacks_structures() -> None:
    for before, after in (
        ([capital(TARGET)], {"city"}),
        ([city(TARGET)], set()),
        ([city(TARGET), monument(TARGET)], {"monument"}),
    ):
        state = expanding("romans", army("blue", TARGET), *before)
        play(rig(state, wins(2, 1)), f"expand {TARGET}")
        assert structures(state, TARGET) == after


@rule("HW-5.22")
def test_a_territory_left_empty_keeps_its_structures_until_somebody_enters() -> None:
    state = expanding("romans", army("blue", TARGET), capital(TARGET))
    play(rig(state, ties(2, 1)), f"expand {TARGET}")
    assert (holder(state, TARGET), structures(state, TARGET)) == ("", {"capital"})
    assert game.view(state, 0)["players"][1]["forecast"]["capitals"] == 0, "it scores for nobody"
    play(state, f"expand {TARGET}")
    assert structures(state, TARGET) == {"city"}


# ---------------------------------------------------------------------------------------------------------------- odds


@rule("HW-5.15", "HW-5.19")
@pytest.mark.parametrize("case", [c for c in cases() if c[1] < 3 or not c[3]], ids=str)
def test_the_odds_are_exact(case: Case) -> None:
    siege = case[5]
    shifted = (case[0], case[1], case[2] + siege, *case[3:])  # Siegecraft adds one against a fort
    exact = enumerated(shifted)
    for ours, theirs in zip(odds_of(case), exact.values(), strict=True):
        assert abs(ours - float(theirs)) < 1e-9


@rule("HW-5.16")
@pytest.mark.parametrize("case", cases()[::5], ids=str)
def test_the_dice_agree_with_the_odds(case: Case) -> None:
    """6 000 fights: each frequency within 4 standard deviations of its chance, at most 0.026 off."""
    for seen, chance in zip(frequencies(case, 6_000), odds_of(case), strict=True):
        assert abs(seen - chance) < tolerance(chance, 6_000)


def test_every_face_comes_up_alike() -> None:
    state = expanding("romans")
    counts: Counter[tuple[int, int]] = Counter()
    for _ in range(4_000):
        for i, face in enumerate(faces(state.roll(6**5), 5)):
            counts[i, face] += 1
    assert len(counts) == 30
    assert all(abs(count / 4_000 - 1 / 6) < 0.024 for count in counts.values())


def test_explain_tells_the_odds_and_each_modifier_with_its_rule() -> None:
    state = expanding("romans", army("blue", TARGET), fort(TARGET), capital(TARGET), cards=["leader", "weaponry"])
    lines = game.explain(state, 0, game.moves.parse(f"expand {TARGET}"))
    rules = {line.key.removeprefix("history_of_the_world-explain-"): line.rule for line in lines}
    assert rules["dice"] == "HW-4.10"
    assert rules["weaponry"] == "HW-4.11"
    assert rules["from-land"] == "HW-5.17"
    assert rules["against-fort"] == "HW-5.19"
    assert rules["sack-capital"] == "HW-5.21"
    told_odds = explained(state, f"expand {TARGET}")["explain-odds"]
    exact = enumerated((2, 1, 1, 1, False, False, True))
    for end, chance in exact.items():
        assert abs(float(str(told_odds[end])) - 100 * float(chance)) < 0.051
