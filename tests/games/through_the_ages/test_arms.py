"""What military cards are good for in the eyes of the bots, and what a plan pays for an aggression that fails."""

from __future__ import annotations

import pytest

import saecula
from saecula.games.through_the_ages.arms import arms_worth
from saecula.games.through_the_ages.evaluate import FEATURES, foresee, look
from saecula.games.through_the_ages.state import CIVIL_DECK, Ages
from tests.games.through_the_ages.given import arms, bank, pact, play, politic, stored, table, tactic, tech, workers

GAME = saecula.game("through_the_ages")


def looked(state: Ages, seat: int = 0) -> dict[str, float]:
    """All features of a seat by name."""
    return dict(zip(FEATURES, look(state, seat), strict=True))


def worth(*names: str, **units: int) -> float:
    """What a hand of cards is good for, with some workers."""
    state = table(3)
    if units:
        workers(state, **units)
    arms(state, *names)
    return arms_worth(state, 0)[0]


def test_an_empty_hand_is_worth_nothing() -> None:
    assert worth() == 0.0


def test_a_bonus_card_is_worth_more_than_a_tactics_card_that_adds_nothing() -> None:
    assert worth("bonus_i") > worth("heavy_cavalry") > 0.0


def test_a_tactics_card_counts_by_what_it_adds_to_the_units() -> None:
    assert worth("fighting_band", warriors=2) > worth("fighting_band", warriors=1)


def test_a_second_tactics_card_of_a_kind_is_worth_nothing() -> None:
    assert worth("phalanx", "phalanx") == worth("phalanx") > 0.0
    assert worth("fighting_band", "fighting_band", warriors=4) == worth("fighting_band", warriors=4)


def test_a_tactics_card_counts_more_if_its_units_could_be_built() -> None:
    """Anybody can build Warriors; a phalanx needs cavalry, too."""
    assert worth("fighting_band", warriors=1) > worth("phalanx", warriors=1)
    state = table(3)
    workers(state, warriors=1)
    tech(state, "knights")
    arms(state, "phalanx")
    assert arms_worth(state, 0)[0] > worth("phalanx", warriors=1)


def test_a_tactics_card_no_better_than_the_one_in_use_is_worth_nothing() -> None:
    state = table(3)
    workers(state, warriors=2)
    tactic(state, "fighting_band")
    arms(state, "heavy_cavalry")
    assert arms_worth(state, 0)[0] == 0.0


def test_an_aggression_needs_a_weaker_rival() -> None:
    assert worth("raid_i", warriors=4) > worth("raid_i", warriors=1)


def test_a_pact_that_helps_attackers_makes_an_aggression_worth_more() -> None:
    found: list[float] = []
    for name in ("", "open_borders_agreement"):
        state = table(3)
        workers(state, 1, warriors=2, philosophy=1)
        workers(state, 2, warriors=4, philosophy=1)
        arms(state, "raid_i")
        if name:
            pact(state, name, 0, 1)
        found.append(arms_worth(state, 0)[0])
    assert found[1] > found[0]


def test_every_further_bonus_card_counts_less() -> None:
    one, two = worth("bonus_i"), worth("bonus_i", "bonus_i")
    assert one < two < 2 * one


def test_cards_beyond_the_limit_of_the_hand_count_little() -> None:
    """Two military actions in Despotism, so two cards may be kept."""
    kept = worth("bonus_i", "bonus_i")
    assert worth("bonus_i", "bonus_i", "heavy_cavalry") - kept < worth("heavy_cavalry")


def test_unused_military_actions_draw_cards_as_far_as_there_is_room() -> None:
    state = table(3)
    free = arms_worth(state, 0)[1]
    arms(state, "bonus_i", "bonus_i", "raid_i", "plunder_i")
    assert 0.0 < arms_worth(state, 0)[1] < free
    state.civ[0].military_spent = state.civ[0].military_actions
    assert arms_worth(state, 0)[1] == 0.0


def test_resources_that_lie_idle_count_against_a_plan() -> None:
    state = table(3)
    stored(state, bronze=4)
    assert looked(state)["idle_resources"] == 0.0
    stored(state, bronze=12)
    assert looked(state)["idle_resources"] < 0.0


def test_an_event_that_would_strike_its_owner_is_worth_less() -> None:
    state = table(3)
    arms(state, "reign_of_terror")
    found: list[float] = []
    for strength in (1, 5):
        state.civ[0].strength = strength
        state.civ[1].strength = state.civ[2].strength = 3
        found.append(arms_worth(state, 0)[0])
    assert 0.0 <= found[0] < found[1]


def test_a_territory_is_kept_before_a_second_bonus_card() -> None:
    assert worth("bonus_i") > worth("fertile_territory_i") > worth("bonus_i", "bonus_i") - worth("bonus_i")


def test_of_many_events_the_best_two_count() -> None:
    found: list[float] = []
    for names in (("crusades",), ("crusades", "good_harvest"), ("crusades", "good_harvest", "fertile_territory_i")):
        state = table(3)
        state.civ[0].military_actions = 8  # no limit of the hand
        arms(state, *names)
        found.append(arms_worth(state, 0)[0])
    assert 0.0 < found[0] < found[1]
    assert found[2] == pytest.approx(found[0] + worth("fertile_territory_i"))


@pytest.mark.parametrize("attacker", [0, 1])
def test_an_aggression_that_fails_counts_against_the_attacker_alone(attacker: int) -> None:
    state = table(3)
    workers(state, attacker, warriors=2)
    workers(state, 1 - attacker, warriors=4, philosophy=1)
    arms(state, "raid_i", seat=attacker)
    politic(state, attacker)
    assert looked(state, attacker)["repelled"] == 0.0
    play(state, "attack raid_i", f"aim {1 - attacker}", "done", "done")
    failed = looked(state, attacker)["repelled"]
    assert failed < 0.0
    assert looked(state, 1 - attacker)["repelled"] == 0.0
    assert looked(state.clone(), attacker)["repelled"] == failed
    assert looked(state.determinize(attacker, 1), attacker)["repelled"] == 0.0  # where a new plan begins


def test_units_sacrificed_in_vain_count_more() -> None:
    found: list[float] = []
    for sacrifices in ([], ["sacrifice warriors"]):
        state = table(3)
        workers(state, warriors=2)
        workers(state, 1, warriors=5, philosophy=1)
        arms(state, "raid_i")
        politic(state)
        play(state, "attack raid_i", "aim 1", *sacrifices, "done", "done")
        found.append(looked(state)["repelled"])
    assert found[1] < found[0] < 0.0


def test_discontent_that_the_end_of_the_age_will_bring_counts_before() -> None:
    """The yellow tokens lost at the end of an age make more happy faces necessary (TA-12.3)."""
    state = table(3)
    bank(state, 13)
    far = dict(zip(FEATURES, foresee(state, 0), strict=True))["discontent"]
    deck = state.cards[CIVIL_DECK + 1]
    for _ in range(deck.bit_count() - 20):
        deck &= deck - 1
    state.cards[CIVIL_DECK + 1] = deck
    near = dict(zip(FEATURES, foresee(state, 0), strict=True))
    assert near["discontent"] < far
    assert near["uprising"] == 0.0
