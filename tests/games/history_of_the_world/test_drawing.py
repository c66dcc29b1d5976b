"""HW-3: drawing, keeping and giving Empires, and who knows what of it."""

from __future__ import annotations

import pytest

from saecula.games.history_of_the_world import game
from saecula.games.history_of_the_world.cards import EMPIRE_INDEX
from saecula.games.history_of_the_world.drawing import later_order
from saecula.games.history_of_the_world.state import History
from saecula.kernel.message import Event
from tests.games.history_of_the_world.given import actor, given, offered, play, refused, told
from tests.rules import rule


def drawing(seats: int = 3, seed: int = 5) -> History:
    """The first draw of the game, in seat order."""
    for more in range(seed, seed + 50):
        state = game.new(seats, more)
        if state.order[0] == 0:
            return state
    raise AssertionError


def holders(state: History, seat: int | None) -> dict[str, int]:
    """The holders of the Empires that a seat can see."""
    return {call["empire"]: call["holder"] for call in game.view(state, seat)["calls"] if "holder" in call}


@rule("HW-3.1")
def test_the_highest_roll_draws_first_then_clockwise() -> None:
    for seed in range(40):
        log: list[Event] = []
        state = game.new(4, seed, log=log)
        rolls = told(log, "rolled-order")
        first = rolls[:4]
        totals = {int(str(r["seat"])): sum(r["dice"]) for r in first}  # type: ignore[call-overload]
        best = max(totals.values())
        tied = [s for s in totals if totals[s] == best]
        assert state.order[0] in tied
        assert (len(rolls) == 4) == (len(tied) == 1), "only those who tie roll again"
        assert state.order == [(state.order[0] + i) % 4 for i in range(4)]


@rule("HW-3.2")
def test_fewest_points_draw_first() -> None:
    state = given("egypt")
    state.score = [20, 12, 15]
    state.latest = [EMPIRE_INDEX[name] for name in ("egypt", "minoans", "aryans")]
    assert later_order(state) == [1, 2, 0]
    state.score = [15, 15, 15]
    assert later_order(state) == [1, 0, 2], "then the weaker Empire, then the earlier one"


@rule("HW-3.3")
def test_the_drawer_alone_sees_the_card() -> None:
    state = drawing()
    drawn = game.view(state, 0)["draw"]["drawn"]
    assert drawn in {call["empire"] for call in game.view(state, 0)["calls"]}
    for other in (1, 2, None):
        assert "drawn" not in game.view(state, other)["draw"]
        assert holders(state, other) == {}


@rule("HW-3.4")
def test_keep_or_give() -> None:
    state = drawing()
    assert offered(state) == {"keep", "give 1", "give 2"}
    play(state, "give 2")
    assert offered(state) == {"keep", "give 0"}
    assert refused(state, "give 2") == "HW-3.4"
    play(state, "keep")
    assert offered(state) == {"give 0"}, "he has been given a card, and the first player has none"
    assert refused(state, "keep") == "HW-3.4"
    play(state, "give 0")
    assert sorted(s for s in state.holder if s >= 0) == [0, 1, 2]


@rule("HW-3.5", "HW-3.8")
def test_a_card_given_is_known_to_the_giver_alone_until_all_are_handed_out() -> None:
    state = drawing()
    card = game.view(state, 0)["draw"]["drawn"]
    play(state, "give 2")
    assert holders(state, 0) == {card: 2}
    assert holders(state, 2) == holders(state, 1) == holders(state, None) == {}
    shown = game.view(state, 1)["draw"]["cards"]
    assert shown[2] == {"holds": True, "looked": False, "from": 0}
    assert shown[0] == {"holds": False, "looked": False}
    play(state, "keep")
    assert "empire" not in game.view(state, 2), "he draws and gives without having looked at his own"
    assert actor(state) == 2
    play(state, "give 0")
    assert game.view(state, 2)["empire"] == card
    assert holders(state, 0)[card] == 2, "the giver still knows it"
    if state.turn != 2:
        assert card not in holders(state, None)


@rule("HW-3.7")
def test_the_seven_empires_are_known_to_all() -> None:
    calls = game.view(drawing(), None)["calls"]
    assert [call["empire"] for call in calls][:3] == ["sumeria", "egypt", "minoans"]
    egypt = calls[1]
    assert (egypt["strength"], egypt["start"], egypt["capital"]) == (5, "nile_delta", True)
    assert egypt["navigation"] == ["red_sea", "eastern_mediterranean"]
    assert calls[6]["capital"] is False


@rule("HW-4.1")
def test_empires_are_called_in_order_and_unclaimed_ones_are_passed_over() -> None:
    for seed in range(10):
        state = game.new(3, seed)
        log: list[Event] = []
        called: list[str] = []
        while state.epoch == 1:
            seat = actor(state)
            state.play(seat, state.legal(seat)[-1], log)
        for event in log:
            if event.key.endswith(("-unclaimed", "world-turn")):
                called.append(str(event.args["empire"]).removeprefix("history_of_the_world-empire-"))
        assert called == ["sumeria", "egypt", "minoans", "indus_valley", "babylonia", "shang_dynasty", "aryans"]
        assert len(told(log, "turn")) == 3


@pytest.mark.parametrize("seed", range(3))
def test_a_copy_keeps_what_the_giver_knows(seed: int) -> None:
    state = drawing()
    card = game.view(state, 0)["draw"]["drawn"]
    play(state, "give 2")
    cards = set()
    for n in range(12):
        assert holders(state.determinize(0, n + seed), 0) == {card: 2}
        copy = state.determinize(1, n + seed)
        cards.add(copy.holder.index(2))
        assert copy.known[copy.holder.index(2)] == 1, "the first player knows whatever lies there"
    assert len(cards) > 2
