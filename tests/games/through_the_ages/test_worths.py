"""What weights 11 see in single cards: their table, read once more by hand."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from saecula.games.through_the_ages import worths
from saecula.games.through_the_ages.components import CIVIL, FOLDER, LEVEL, NAMES, TYPE, TYPES
from saecula.games.through_the_ages.evaluate import FEATURES, SETS, foresee
from saecula.games.through_the_ages.horizon import FULL_GAME
from saecula.games.through_the_ages.worths import cards_worth
from tests.games.through_the_ages.given import building, hand, table, tech, wonders, workers

TABLE = yaml.safe_load(Path(FOLDER, "weights", "11.yaml").read_text("utf-8"))["tables"]
LASTING = [3.0, 4.0, 8.0, 12.0, 12.0]  # turns until cards of each age are obsolete, and in all


def test_the_table_names_civil_cards_only() -> None:
    assert set(TABLE) <= set(NAMES[:CIVIL])
    assert [TABLE.get(name, [0.0])[0] for name in NAMES[:CIVIL]] == worths.WAITING


@pytest.mark.parametrize("name", sorted(name for name in TABLE if TABLE[name][0]))
def test_a_card_that_waits_counts_by_how_long_it_can_be_of_use(name: str) -> None:
    state = table(3)
    before = cards_worth(state, 0, LASTING)
    kind = NAMES.index(name)
    type_ = TYPES[TYPE[kind]]
    if type_ == "wonder":
        building(state, name)
    else:
        hand(state, name)
    lasting = LASTING[LEVEL[kind]]
    share = {"wonder": min(1, lasting / 6), "leader": min(1, lasting / 6), "action": min(1, lasting / 3)}
    expected = TABLE[name][0] * share.get(type_, 12 / FULL_GAME)
    assert cards_worth(state, 0, LASTING) - before == pytest.approx(expected)


def test_cards_in_play_and_the_workers_on_them() -> None:
    state = table(3)
    before = cards_worth(state, 0, LASTING)
    tech(state, "iron")
    play, work = TABLE["iron"][1:]
    assert play > 0.0 < work
    assert cards_worth(state, 0, LASTING) - before == pytest.approx(12 / FULL_GAME * play)
    workers(state, iron=2)
    assert cards_worth(state, 0, LASTING) - before == pytest.approx(12 / FULL_GAME * (play + 2 * work))


def test_a_wonder_counts_more_with_every_stage() -> None:
    """Half of Pyramids is paid with the first of three stages (3, 2, 1): half of the way from waiting to in play."""
    waiting, play, _ = TABLE["pyramids"]
    assert 0.0 < waiting < play
    found: list[float] = []
    for stages in (0, 1, 2):
        state = table(3)
        before = cards_worth(state, 0, LASTING)
        building(state, "pyramids", stages)
        found.append(cards_worth(state, 0, LASTING) - before)
    half = LASTING[0] / 6
    assert found == pytest.approx([half * (waiting + share * (play - waiting)) for share in (0, 1 / 2, 5 / 6)])
    state = table(3)
    before = cards_worth(state, 0, LASTING)
    wonders(state, "pyramids")
    assert cards_worth(state, 0, LASTING) - before == pytest.approx(12 / FULL_GAME * play)


def test_it_is_one_of_the_features() -> None:
    state = table(3)
    at = FEATURES.index("cards")
    before = foresee(state, 0)[at]
    hand(state, "iron")
    assert SETS["11"][at] == 1.0
    assert foresee(state, 0)[at] > before
