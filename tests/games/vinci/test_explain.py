"""What the game says about moves: what they cost and bring, and why they are refused. It must be true."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from saecula import IllegalMove
from saecula.games.vinci import game
from saecula.games.vinci.components import COLOURS, INDEX, PROVINCES
from saecula.games.vinci.conquest import UNREACHABLE
from saecula.games.vinci.conquest import cost as cost_of
from saecula.games.vinci.scoring import income, slavery
from saecula.games.vinci.state import (
    CHOOSE,
    CHOOSING,
    CONQUER,
    DONE,
    EXPANSION,
    PLACE,
    REBIRTH,
    REDEPLOYMENT,
    SPY,
    Vinci,
)
from saecula.kernel.chance import Chance, seed_key
from saecula.kernel.message import Event, Message
from tests.coverage_of_rules import rules_of
from tests.games.vinci.given import (
    actor,
    declining,
    empire,
    expanding,
    explained,
    fort,
    given,
    keep_placing,
    play,
    play_any,
    refusal,
    score,
)

RULES = set(rules_of("vinci"))


def sampled(seats: int, seed: int, every: int = 7) -> Iterator[Vinci]:
    """Positions of a random game."""
    s = game.new(seats, seed)
    chance = Chance(seed_key(seed))
    while not s.over and s.round < 25:
        play_any(s, chance, every)
        if not s.over:
            yield s


def total(lines: list[Message], prefix: str, argument: str) -> int:
    """The sum of one argument over the lines whose key begins so."""
    numbers = [line.args[argument] for line in lines if line.key.startswith(prefix)]
    return sum([number for number in numbers if isinstance(number, int)])


# ------------------------------------------------------------------------------------------------- conquests


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (5, 3), (6, 4), (1, 5)])
def test_the_lines_of_the_cost_add_up_to_the_cost_of_every_province(seats: int, seed: int) -> None:
    for s in sampled(seats, seed):
        for seat in range(s.players):
            for p in range(PROVINCES):
                lines = game.explain(s, seat, CONQUER[p])
                told = [line.args["tokens"] for line in lines if line.key == "vinci-explain-cost"]
                assert told == [total(lines, "vinci-cost-", "tokens")]
                real = cost_of(s, seat, p)
                assert real in (told[0], UNREACHABLE)
                unreachable = [line for line in lines if line.key == "vinci-explain-unreachable"]
                assert bool(unreachable) == (real == UNREACHABLE)
                assert all(line.rule in RULES for line in lines)


@pytest.mark.parametrize("seed", range(4))
def test_the_lines_of_the_gain_add_up_to_what_the_conquest_brings(seed: int) -> None:
    seen = 0
    for s in sampled(3, 20 + seed, every=3):
        seat = actor(s)
        for move in s.legal(seat):
            if move in CONQUER or move in SPY:
                after = s.clone()
                after.play(seat, move)
                lines = game.explain(s, seat, move)
                assert income(after, seat) - income(s, seat) == total(lines, "vinci-gain-", "points")
                paid = s.hand[seat] - after.hand[seat]
                assert paid == total(lines, "vinci-cost-", "tokens")
                seen += 1
    assert seen > 100


@pytest.mark.parametrize(
    ("pair", "lines"),
    [
        (
            ["weapons", "fortification"],
            {"base": 2, "forest": 1, "tokens": 3, "fort": 1, "weapons": -1, "from-both": -2},
        ),
        (
            ["mountain_skill", "weapons"],
            {"base": 2, "forest": 1, "tokens": 3, "fort": 1, "weapons": -1, "from-mountain": -1},
        ),
    ],
)
def test_each_line_says_what_it_is_for(pair: list[str], lines: dict[str, int]) -> None:
    s = expanding(
        empire("red", at="eastern_alps", tiles=pair, hand=9),
        empire("blue", at={"bohemia": 3}),
        fort("bohemia", "eastern_alps"),
    )
    told = explained(s, "conquer bohemia")
    found = {key.removeprefix("vinci-cost-"): args["tokens"] for key, args in told.items() if "cost-" in key}
    assert found == {"base": 2, "forest": 1, "tokens": 3, "fort": 1, **lines}


def test_a_price_below_nothing_is_told_as_nothing() -> None:
    s = expanding(empire("red", at="western_alps", tiles=["weapons", "specialization"]), declining("red", at="belgica"))
    told = explained(s, "conquer belgica")
    assert told["vinci-cost-least"]["tokens"] == 1
    assert told["vinci-explain-cost"]["tokens"] == 0


# ----------------------------------------------------------------------------------------------- other moves


@pytest.mark.parametrize("seed", range(3))
def test_what_is_said_about_every_move_is_said_by_a_rule(seed: int) -> None:
    for s in sampled(3, 50 + seed, every=23):
        for seat in range(3):
            for move in range(game.moves.size):
                lines = game.explain(s, seat, move)
                assert lines
                assert all(line.rule in RULES for line in lines), game.moves.name(move)


@pytest.mark.parametrize("group", range(6))
def test_a_group_is_explained_by_price_bonus_and_tokens(group: int) -> None:
    s = play(given(empire("red"), counters=[1, 2, 0, 3, 1, 1]), "decline")
    told = explained(s, game.moves.name(CHOOSE[group]))
    before = score(s)
    play(s, game.moves.name(CHOOSE[group]))
    bonus = told.get("vinci-explain-bonus", {"points": 0})["points"]
    price = told["vinci-explain-price"]["points"]
    assert isinstance(bonus, int)
    assert isinstance(price, int)
    assert score(s) == before - price + bonus
    assert told["vinci-explain-tokens"]["tokens"] == s.hand[0]


@pytest.mark.parametrize("reading", ["leave_one", "remove_one", "keep_all"])
def test_a_decline_is_explained_by_what_it_scores(reading: str) -> None:
    s = given(
        empire("red", at={"england": 2, "volga": 1, "urals": 3}, tiles=["ports_decline", "currency"]),
        declining("red", at=["sicily"]),
        options={"decline_tokens": reading},
    )
    told = explained(s, "decline")
    packed = s.pack()
    game.explain(s, 0, game.moves.parse("decline"))
    assert s.pack() == packed
    play(s, "decline")
    assert told["vinci-explain-decline-points"]["points"] == score(s) - 10
    assert told["vinci-explain-lost"]["provinces"] == 1


def test_the_end_of_a_turn_is_explained_by_its_points() -> None:
    s = expanding(empire("red", at={"volga": 3}, tiles=["slavery"], hand=3), declining("red", at=["sicily"]))
    play(s, "conquer scythia")
    assert explained(s, "done")["vinci-explain-stop"]["points"] == 4
    keep_placing(play(s, "done"), "volga")
    assert explained(s, "done")["vinci-explain-score"]["points"] == 4
    play(s, "done")
    assert score(s) == 14


def test_slavery_is_never_told_to_somebody_who_is_not_in_turn() -> None:
    s = expanding(empire("red", at="bohemia", hand=9), empire("blue", at="volga", tiles=["slavery"]))
    play(s, "conquer polonia")
    (line,) = game.explain(s, COLOURS.index("blue"), game.moves.parse("expand"))
    assert line.args["points"] == 1


def test_a_token_is_explained_by_what_an_attacker_would_pay() -> None:
    s = expanding(
        empire("red", at={"bohemia": 1, "polonia": 1}, tiles=["militia"], hand=2), empire("blue", at="saxony")
    )
    play(s, "done")
    told = game.explain(s, 0, PLACE[INDEX["bohemia"]])
    play(s, "place bohemia")
    assert told[0].args["tokens"] == cost_of(s, COLOURS.index("blue"), INDEX["bohemia"])


# --------------------------------------------------------------------------------------------------- refusals


@pytest.mark.parametrize(("seats", "seed"), [(3, 7), (4, 8), (2, 9)])
def test_exactly_the_legal_moves_have_no_reason_against_them(seats: int, seed: int) -> None:
    for s in sampled(seats, seed, every=11):
        for seat in range(s.seats):
            legal = s.legal(seat)
            assert sorted(set(legal)) == sorted(legal)
            for move in range(game.moves.size):
                reason = game.why_not(s, seat, move)
                assert (reason is None) == (move in legal)
                if reason is not None and s.is_actor(seat):
                    assert reason.rule in RULES, (game.moves.name(move), reason)


def test_a_refused_move_changes_nothing() -> None:
    for s in sampled(3, 33, every=41):
        before = s.pack()
        seat = actor(s)
        legal = s.legal(seat)
        for move in range(0, game.moves.size, 3):
            if move not in legal:
                with pytest.raises(IllegalMove):
                    s.play(seat, move)
        with pytest.raises(IllegalMove):
            s.play((seat + 1) % 3, legal[0])
        assert s.pack() == before


@pytest.mark.parametrize(
    ("move", "key", "rule_id"),
    [
        ("conquer ireland", "vinci-no-reach", "VI-6.3"),
        ("conquer bohemia", "vinci-no-own", "VI-6.3"),
        ("conquer saxony", "vinci-no-pact-broken", "VI-8.20"),
        ("conquer polonia", "vinci-no-tokens", "VI-6.3"),
        ("spy pannonia", "vinci-no-spy", "VI-8.10"),
        ("abandon polonia", "vinci-no-abandon-foreign", "VI-4.5"),
        ("choose I", "vinci-no-expanding", "VI-6.2"),
    ],
)
def test_a_refusal_names_its_rule(move: str, key: str, rule_id: str) -> None:
    s = given(
        empire("red", at="bohemia", tiles=["diplomacy"], hand=3),
        empire("blue", at="saxony"),
        empire("green", at={"polonia": 4}),
    )
    play(s, "expand", "pact 1", "done")
    reason = refusal(s, move)
    assert (reason.key, reason.rule) == (key, rule_id)


def test_the_view_is_a_copy() -> None:
    s = game.new(3, 1)
    before = s.pack()
    view = game.view(s, 0)
    view["order"].reverse()
    view["actors"].clear()
    view["bag"].clear()
    assert s.pack() == before


# ---------------------------------------------------------------------------------------------- stopping, the end


def scored_by(s: Vinci, seat: int) -> int:
    """What the player's turn brings in the end, whatever is chosen on the way."""
    log: list[Event] = []
    chance = Chance(seed_key(1))
    while not [event for event in log if event.key == "vinci-scored" and event.args["seat"] == seat]:
        moves = s.legal(actor(s))
        s.play(actor(s), moves[chance.below(len(moves))], log)
    points = next(event.args["points"] for event in log if event.key == "vinci-scored")
    assert isinstance(points, int)
    return points


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (6, 4)])
def test_what_stopping_promises_is_what_is_scored(seats: int, seed: int) -> None:
    seen = set()
    for s in sampled(seats, seed, 3):
        seat = actor(s)
        if s.frame(0) != EXPANSION or DONE.base not in s.legal(seat):
            continue
        promised = game.explain(s, seat, DONE.base)[0]
        after = s.clone()
        after.play(seat, DONE.base)
        points = promised.args["points"]
        assert isinstance(points, int)
        seen.add(promised.key)
        if promised.key == "vinci-explain-stop":
            assert scored_by(after, seat) == points
        else:
            assert scored_by(after, seat) <= points
    assert "vinci-explain-stop" in seen


def test_before_a_shortage_stopping_promises_no_more_than_can_be_kept() -> None:
    s = expanding(empire("red", at=["castile", "urals"]))  # far apart: one of the two is lost
    assert "vinci-explain-stop-losing" in explained(s, "done")


def test_slavery_is_not_promised_twice() -> None:
    for s in sampled(4, 9, 2):
        if s.frame(0) in (CHOOSING, REBIRTH, REDEPLOYMENT) and s.eliminated:
            assert slavery(s, s.order[s.turn]) == 0


def test_with_renaissance_the_turn_is_not_over_after_scoring() -> None:
    s = expanding(empire("red", at=["castile"], tiles=["renaissance"]))
    play(s, "done")
    assert explained(s, "done")["vinci-explain-score"]["asked"] == 1


def test_a_doubled_tile_says_what_it_does_and_what_doubling_adds() -> None:
    s = given(empire("red", at=["castile"]), offer=[("specialization", "militia")])
    lines = game.explain(s, 0, CHOOSE[0])
    keys = [str(line.args.get("help", "")) for line in lines]
    assert "vinci-tile-militia-help" in keys
    assert "vinci-tile-militia-doubled" in keys
