"""The chance told before a group meets somebody: from own faces and public facts alone."""

from __future__ import annotations

from saecula.games.seven_ages import game
from saecula.games.seven_ages.odds import added, spread_of
from saecula.games.seven_ages.state import SevenAges
from tests.games.seven_ages.given import act, empire, given, play
from tests.rules import rule


def marching(own: list[str], theirs: list[str]) -> SevenAges:
    """Red marches on blue's units in Switzerland, over mountains."""
    s = given(
        empire("romans", "red", 0, 20, {"burgundy": [*own, "spear"]}),
        empire("germans", "blue", 1, 20, {"switzerland": theirs}),
    )
    act(s, "red", "manoeuvre")
    play(s, "from burgundy", *[f"with {unit}" for unit in own])
    return s


def told(s: SevenAges) -> int:
    """The chance in per cent."""
    lines = game.explain(s, 0, game.moves.parse("go switzerland"))
    return next(int(str(line.args["percent"])) for line in lines if line.key == "seven_ages-explain-odds")


@rule("SA-9.5")
def test_more_units_have_the_better_chance() -> None:
    chances = [told(marching(["sword"] * count, ["spear", "spear"])) for count in (1, 2, 4)]
    assert chances[0] < chances[1] < chances[2]
    assert chances[0] <= 25
    assert chances[-1] >= 45


@rule("SA-8.19")
def test_the_chance_says_nothing_about_hidden_faces() -> None:
    weak, strong = ["spear", "spear"], ["knight", "catapult"]
    assert told(marching(["sword", "sword"], weak)) == told(marching(["sword", "sword"], strong))


def test_spreads_add_up() -> None:
    assert spread_of([1, 1, 3, 3]) == [0, 0.5, 0, 0.5]
    assert added([0.5, 0.5], [0.5, 0.5]) == [0.25, 0.5, 0.25]
