"""Every card is exercised by a test in one of the files test_card_*.py: by its data, or by hand."""

from __future__ import annotations

from saecula.games.through_the_ages.components import INDEX
from tests.games.through_the_ages.card_data import CARDS, WORKED, of, read
from tests.games.through_the_ages.test_card_attacks import AGGRESSIONS, WARS
from tests.games.through_the_ages.test_card_events import EVENTS
from tests.games.through_the_ages.test_card_leaders import LEADERS
from tests.games.through_the_ages.test_card_pacts import PACTS


def test_every_card_has_its_test() -> None:
    by_hand = {*LEADERS, *EVENTS, *AGGRESSIONS, *WARS, *PACTS}
    specials = ("special_military", "special_civil", "special_exploration", "special_construction")
    from_data = set(of(*WORKED, "government", *specials, "wonder", "action", "territory", "bonus", "tactic"))
    assert by_hand | from_data == set(CARDS)
    assert len(CARDS) == 128 + 110
    assert set(CARDS) | {card["id"] for card in read("initial")} == set(INDEX)
