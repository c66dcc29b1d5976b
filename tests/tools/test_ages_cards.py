"""The cards that the browser draws are those of the component data."""

from tools import ages_cards


def test_the_cards_of_the_board_are_those_of_the_game() -> None:
    assert ages_cards.FILE.read_text("utf-8") == ages_cards.text(), "run python -m tools.ages_cards"
    assert len(ages_cards.cards()) == 244
