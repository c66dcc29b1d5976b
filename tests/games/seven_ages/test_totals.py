"""SA-9.4 to SA-9.8: what a side adds up to. The battle of Moscow is the rulebook's own example."""

from __future__ import annotations

import pytest

from saecula.games.seven_ages.areas import INDEX as AREAS
from saecula.games.seven_ages.cards import VALUE
from saecula.games.seven_ages.state import SevenAges
from saecula.games.seven_ages.totals import Side, items, place_in_set
from saecula.games.seven_ages.units import SET_INDEX
from tests.games.seven_ages.given import empire, given
from tests.rules import example, rule

FRANCE = "blue"
RUSSIA = "light_green"
MOSCOW = "moscow"


def moscow() -> SevenAges:
    """EX-18b: the forces at Moscow."""
    return given(
        empire(
            "french",
            FRANCE,
            seat=0,
            level=29,
            elite=1,
            at={MOSCOW: ["fusilier"] * 4 + ["knight", "artillery", "artillery", "horse_artillery"]},
        ),
        empire(
            "russians",
            RUSSIA,
            seat=1,
            level=28,
            at={MOSCOW: ["fusilier", "fusilier", "spear", "cannon", "cannon", "knight", "knight"]},
            cities={MOSCOW: 3},
            capital=MOSCOW,
            forts=[MOSCOW],
        ),
    )


def side(state: SevenAges, colour: str, front: str, support: str, card: int, **more: int) -> Side:
    """A side with these units, e.g. "fusilier*3 knight"; `card` is the value of the card drawn."""
    new = Side(SET_INDEX[colour], attacking=colour == FRANCE)
    free = state.units_at(new.empire, AREAS[MOSCOW])
    new.front = _mask(state, new.empire, front, free)
    new.support = _mask(state, new.empire, support, free)
    new.card = VALUE.index(card)
    new.disorder = more.get("disorder", 0)
    new.tactician = more.get("tactician", 0)
    return new


def _mask(state: SevenAges, s: int, words: str, free: list[int]) -> int:
    from saecula.games.seven_ages.units import TYPE_NAMES

    mask = 0
    for word in words.split():
        name, _, count = word.partition("*")
        for _ in range(int(count or 1)):
            piece = next(p for p in free if TYPE_NAMES[state.type_of(p)] == name)
            free.remove(piece)
            mask |= 1 << place_in_set(s, piece)
    return mask


ROUNDS: list[tuple[str, str, int, int, int, int, str, str, int, int, int]] = [
    ("fusilier*3 knight", "artillery*2 horse_artillery", 2, 0, 0, 49, "spear", "", 5, 0, 10),
    ("fusilier", "", 6, 0, 0, 14, "fusilier", "cannon", 3, 0, 20),
    ("fusilier", "artillery", 5, 1, 0, 21, "fusilier knight", "cannon knight", 4, 0, 35),
    ("fusilier*2 knight", "artillery horse_artillery", 4, 1, 1, 52, "knight", "", 3, 1, 14),
    ("fusilier*2 knight", "artillery horse_artillery", 3, 2, 1, 51, "fusilier*2 knight", "cannon*2", 4, 1, 53),
]


@example("EX-18")
@rule("SA-9.4", "SA-9.5", "SA-9.7")
@pytest.mark.parametrize("round_", range(5))
def test_the_battle_of_moscow(round_: int) -> None:
    front, support, card, disorder, napoleon, total, *_ = ROUNDS[round_]
    their_front, their_support, their_card, their_disorder, their_total = ROUNDS[round_][6:]
    s = moscow()
    french = side(s, FRANCE, front, support, card, disorder=disorder, tactician=napoleon)
    theirs = side(s, RUSSIA, their_front, their_support, their_card, disorder=their_disorder)
    assert sum(items(s, french, theirs, AREAS[MOSCOW], 0)) == total
    assert sum(items(s, theirs, french, AREAS[MOSCOW], 0)) == their_total
