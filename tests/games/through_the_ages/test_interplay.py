"""Where rules meet in one turn: leaders, governments, discounts, pacts and tokens (TA-5, TA-6, TA-8, TA-15, TA-16)."""

from __future__ import annotations

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.state import (
    BLUES,
    FOOD_STORED,
    RES_STORED,
    Ages,
)
from tests.games.through_the_ages.given import (
    bank,
    blues,
    get,
    hand,
    leader,
    legal,
    next_event,
    pact,
    play,
    begin_turn,
    stored,
    table,
    tech,
    unused,
    workers,
)
from tests.rules import rule


def shown(state: Ages, move: str, line: str) -> int:
    """The amount in a line of a move's explanation."""
    for message in game.explain(state, state.actors[0], game.moves.parse(move)):
        if message.key == f"through_the_ages-explain-{line}":
            amount = message.args["amount"]
            assert isinstance(amount, int)
            return amount
    raise AssertionError(f"{move} has no line {line}")


# --------------------------------------------------------------------------------------------------------- Trade Routes


@rule("TA-16.2")
def test_corruption_can_be_paid_with_food_that_this_turns_farms_bring() -> None:
    state = table(3)
    pact(state, "trade_routes_agreement", 0, 1, "a")
    bank(state, 18)
    stored(state, bronze=4)
    blues(state, 10)
    assert get(state, FOOD_STORED) == 0
    play(state, "trade", "done")
    assert (get(state, FOOD_STORED), get(state, RES_STORED)) == (1, 4 + 2 - 1)


@rule("TA-16.2")
def test_trade_routes_need_a_farm_or_stored_food() -> None:
    state = table(3)
    pact(state, "trade_routes_agreement", 0, 1, "a")
    workers(state, agriculture=0)
    assert not legal(state, "trade")
    stored(state, agriculture=1)
    assert legal(state, "trade")
    play(state, "trade")
    assert not legal(state, "trade")


# --------------------------------------------------------------------------------------------------------- explanations


@rule("TA-5.12")
def test_the_price_shown_for_the_action_of_a_card_is_the_reduced_one() -> None:
    state = table(age=2)
    hand(state, "rich_land_ii", "efficient_upgrade_i")
    unused(state, 1)
    tech(state, "iron")
    stored(state, bronze=6)
    assert shown(state, "build iron", "resources") == 5
    play(state, "play rich_land_ii")
    assert shown(state, "build iron", "resources") == 5 - 3
    play(state, "build iron")
    assert shown(state, "upgrade bronze iron", "resources") == 3
    play(state, "play efficient_upgrade_i")
    assert shown(state, "upgrade bronze iron", "resources") == 3 - 2


@rule("TA-9.7")
def test_the_price_shown_for_a_free_building_is_nothing() -> None:
    state = table(2, "simple")
    next_event(state, "development_of_religion")
    begin_turn(state)
    assert shown(state, "build religion", "resources") == 0


@rule("TA-8.6")
def test_the_corruption_shown_is_that_of_the_bank_after_production() -> None:
    state = table()
    bank(state, 16)  # eats 1
    unused(state, 1)
    blues(state, 12)  # two tokens to the farms, one back, two to the mines: 9
    assert shown(state, "done", "corruption") == 0
    blues(state, 11)
    before = state.pack()
    assert shown(state, "done", "corruption") == 2
    assert state.pack() == before
    play(state, "done")
    assert (get(state, RES_STORED), get(state, BLUES)) == (0, 8 + 2)
