"""What a move would cost and bring: the lines agree with what then happens."""

from __future__ import annotations

import pytest

from saecula import text
from saecula.games.heroes_of_the_world import game
from saecula.games.heroes_of_the_world.state import Heroes
from saecula.kernel.message import Message
from tests.games.heroes_of_the_world.given import (
    full_ancient,
    given,
    next_faces,
    next_tokens,
    play,
    player,
    points,
    units,
)
from tests.rules import rule


def lines(s: Heroes, name: str) -> dict[str, list[Message]]:
    """The lines for a move of whoever is asked, by the end of their keys."""
    found: dict[str, list[Message]] = {}
    for line in game.explain(s, s.actors[0], game.moves.parse(name)):
        found.setdefault(line.key.removeprefix("heroes_of_the_world-explain-"), []).append(line)
    return found


@rule("HO-8.2")
def test_who_would_score_what() -> None:
    s = given(
        player("blue", hand=["charlemagne"], europe=9),
        player("green", europe=12),
        player("red", europe=2),
        player("yellow", europe=1),
        ladders={"europe": ["banking", "physics", "painting"]},
    )
    play(s, "play charlemagne", *["place mediterranean"] * 4)
    next_tokens(s, "school")
    play(s, "discover")
    told = {line.args["seat"]: line.args["points"] for line in lines(s, "put europe")["scores"]}
    play(s, "put europe")
    assert told == {0: 6, 1: 12, 2: 2}
    assert points(s) == [6, 12, 2, 0]


@rule("HO-9.9")
@pytest.mark.parametrize("face", ["massacre", "assimilation", "bloodbath", "defeat"])
def test_what_each_face_would_do(face: str) -> None:
    s = given(player("blue", hand=["washington"]), player("green", america=5), player("red"))
    play(s, "play washington", *["place america"] * 5)
    told = {str(line.args["kind"]): line.args["amount"] for line in lines(s, "attack america")["face"]}
    assert set(told) == {"massacre", "assimilation", "rout", "plunder", "bloodbath", "defeat"}
    next_faces(s, face)
    play(s, "attack america")
    lost = (5 - units(s, "green", "america")) if face != "defeat" else (5 - units(s, "blue", "america"))
    assert told[face] == lost


@rule("HO-13.1", "HO-14.1")
def test_the_last_ladder_is_announced() -> None:
    s = given(
        player("blue", hand=["hammurabi"]),
        player("green"),
        player("red"),
        era="ancient",
        ladders={**full_ancient("china"), "middle_east": ["philosophy", "mathematics"]},
    )
    play(s, "play hammurabi", *["place middle_east"] * 4, "discover")
    assert lines(s, "put middle_east")["last-ladder"][0].rule == "HO-13.1"


def test_a_hero_is_told_with_all_values_and_where_he_comes_from() -> None:
    s = given(player("blue", hand=["charlemagne"]), player("green"), player("red"))
    told = [text.say(line) for line in game.explain(s, 0, game.moves.parse("play charlemagne"))]
    assert told == [
        "Charlemagne: King of the Franks, emperor, c. 742-814.",
        "Influence: Mediterranean and Europe",
        "Population: 4",
        "Discoveries: 1",
        "Conquest: 4",
        "Gold: 0",
    ] or told[1:] == [
        "Influence: Mediterranean and Europe",
        "Population: 4",
        "Discoveries: 1",
        "Conquest: 4",
        "Gold: 0",
    ]
    assert "reconstructed" in text.say(game.explain(s, 0, game.moves.parse("play shaka"))[0]).lower()


def test_done_says_what_it_ends() -> None:
    s = given(player("blue", hand=["washington"], gold=3), player("green", america=5), player("red"))
    play(s, "play washington", *["place america"] * 5)
    assert game.describe(s, 0, game.moves.parse("done")).key.endswith("done-conquest")
    assert set(lines(s, "done")) == {"no-conquest"}
    play(s, "done")
    assert game.describe(s, 0, game.moves.parse("done")).key.endswith("done-gold")
    assert lines(s, "done")["end"][0].args["coins"] == 3
