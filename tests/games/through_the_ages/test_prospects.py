"""What the bots see in cards that are not in play yet: whether there is a use for them."""

from __future__ import annotations

from saecula.games.through_the_ages.evaluate import FEATURES, look
from saecula.games.through_the_ages.prospects import IDLE
from saecula.games.through_the_ages.state import Ages
from tests.games.through_the_ages.given import bank, building, hand, table, tech, unused, workers


def deeds(state: Ages) -> float:
    """What the action cards in the hand of seat 0 are good for."""
    return look(state, 0)[FEATURES.index("deeds")]


def give(state: Ages, use: str) -> None:
    """Something to use an action card on."""
    if use == "wonder":
        building(state, "pyramids")
    elif use == "worker":
        unused(state, 1)
    else:
        tech(state, use)


def test_an_action_card_counts_less_as_long_as_there_is_nothing_to_use_it_on() -> None:
    for card, use in (
        ("engineering_genius_a", "wonder"),
        ("efficient_upgrade_i", "iron"),
        ("ideal_building_site_a", "worker"),
        ("rich_land_a", "worker"),
        ("patriotism_a", "worker"),
    ):
        state = table(3)
        unused(state, 0)
        hand(state, card)
        idle = deeds(state)
        give(state, use)
        assert abs(idle - IDLE * deeds(state)) < 1e-9 < idle, card


def test_cards_that_bring_something_at_once_need_nothing() -> None:
    for card in ("frugality_a", "revolutionary_idea_a", "mineral_deposits_i"):
        state = table(3)
        unused(state, 0)
        hand(state, card)
        before = deeds(state)
        unused(state, 2)
        assert deeds(state) == before > 0.0, card


def test_an_upgrade_counts_only_for_the_places_of_the_card() -> None:
    state = table(3)
    hand(state, "efficient_upgrade_i")
    idle = deeds(state)
    tech(state, "swordsmen")  # nobody works on warriors
    workers(state, warriors=0)
    assert deeds(state) == idle
    workers(state, bronze=2)
    tech(state, "iron")
    assert deeds(state) > idle


def test_a_government_under_which_people_would_be_discontent_counts_less() -> None:
    planned = FEATURES.index("planned_government")
    state = table(3)
    tech(state, "theocracy")
    hand(state, "republic")
    state.civ[0].science = 13
    bank(state, 17)  # nobody asks for a happy face
    content = look(state, 0)[planned]
    bank(state, 10)  # now they do, and only the old government keeps them quiet
    assert look(state, 0)[planned] < content
