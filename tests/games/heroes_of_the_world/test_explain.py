"""What a move would cost and bring: the lines agree with what then happens."""

from __future__ import annotations

import pytest

from saecula import text
from saecula.games.heroes_of_the_world import game
from saecula.games.heroes_of_the_world.components import TOKEN_NAMES
from saecula.games.heroes_of_the_world.state import PASS, Heroes
from saecula.kernel.message import Message
from tests.games.heroes_of_the_world.given import (
    full_ancient,
    given,
    next_faces,
    next_tokens,
    play,
    player,
    points,
    refused,
    units,
)
from tests.games.heroes_of_the_world.windows import game_with_windows
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
    s = given(player("blue", hand=["washington"]), player("green", america=5, gold=1), player("red"))
    play(s, "play washington", *["place america"] * 5)
    told = {str(line.args["kind"]): line.args["amount"] for line in lines(s, "attack america")["face"]}
    assert set(told) == {"massacre", "assimilation", "rout", "plunder", "bloodbath", "defeat"}
    next_faces(s, face)
    play(s, "attack america")
    lost = (5 - units(s, "green", "america")) if face != "defeat" else (5 - units(s, "blue", "america"))
    assert told[face] == lost


@rule("HO-9.9")
def test_a_face_that_takes_nothing_says_so() -> None:
    s = given(player("blue", hand=["washington"]), player("green", america=5), player("red"))
    play(s, "play washington", *["place america"] * 5)
    told = [text.say(line) for line in lines(s, "attack america")["face"]]
    assert "Plunder: nothing happens." in told
    next_faces(s, "plunder")
    assert text.say(play(s, "attack america")[-1], "en") == "Nothing happens to Player 2 in America."


def routed(chooser: str) -> Heroes:
    """Three units of green are to leave America, where blue has 4; one of them is in Europe already."""
    s = given(
        player("blue", hand=["washington"], europe=4),
        player("green", america=3, europe=1),
        player("red", europe=6),
        options={"rout_destination_chosen_by": chooser},
    )
    play(s, "play washington", *["place america"] * 5)
    next_faces(s, "rout")
    play(s, "attack america")
    return s


@rule("HO-9.9")
def test_a_rout_tells_how_the_units_will_stand_where_they_flee() -> None:
    s = routed("defender")
    told = lines(s, "flee europe")["standing"][0].args
    assert (told["units"], told["rival"]) == (1 + 3, 6)
    play(s, "flee europe")
    assert units(s, "green", "europe") == 4


@rule("HO-9.7")
def test_a_conqueror_who_directs_a_rout_is_told_of_the_defender() -> None:
    s = routed("attacker")
    told = lines(s, "flee europe")["sides"][0].args
    assert (told["own"], told["other"], told["units"]) == (4, 1, 4)
    assert text.say(game.describe(s, 0, game.moves.parse("flee europe"))) == "Drive Player 2 to Europe"
    assert text.say(game.describe(s, 1, game.moves.parse("flee europe"))) == "Flee to Europe"


@rule("HO-11.8")
def test_versailles_tells_the_ranks_with_and_without_it() -> None:
    s = given(
        player("blue", hand=["charlemagne"], europe=5),
        player("green", europe=3, wonders=["palace_of_versailles"]),
        player("red"),
        ladders={"europe": ["banking", "physics", "painting"]},
    )
    play(s, "play charlemagne", *["place mediterranean"] * 4)
    next_tokens(s, "school")
    play(s, "discover", "put europe")
    with_it = [line.args["seat"] for line in lines(s, "use palace_of_versailles")["scores"]]
    without = [line.args["seat"] for line in lines(s, "pass")["scores"]]
    assert (with_it, without) == ([1, 0], [0, 1])
    play(s, "pass")
    assert points(s) == [12, 6, 0]


@rule("HO-11.7", "HO-11.8")
def test_the_great_wall_is_told_what_it_would_cancel() -> None:
    s = given(
        player("blue", hand=["washington"]),
        player("green", america=3, wonders=["great_wall"]),
        player("red", america=1),
    )
    play(s, "play washington", *["place america"] * 5)
    next_faces(s, "massacre")
    play(s, "attack america", "against 1")
    assert "you lose 3 units. Use the Great Wall" in text.say(game.prompt(s, 1))
    assert "perdi 3 unità. Usi la Grande Muraglia" in text.say(game.prompt(s, 1), "it")
    told = [text.say(line) for line in game.explain(s, 1, game.moves.parse("pass"))]
    assert told[1] == "Player 2 loses 3 units in America."


@rule("HO-11.8")
def test_units_that_move_one_by_one_are_asked_for_with_where_they_go() -> None:
    s = given(player("blue", hand=["shaka"], gold=2, china=9, wonders=["angkor_wat"]), player("green"), player("red"))
    play(s, "use angkor_wat", "leave china", "move africa")
    assert text.say(game.prompt(s, 0)) == "Angkor Wat: move up to 5 more units from China to Africa, or finish."
    assert lines(s, "done")["done"][0].rule == lines(s, "move africa")["standing"][0].rule == "HO-11.8"
    play(s, "done", "play shaka", *["place africa"] * 5, "migrate china", "move india")
    assert text.say(game.prompt(s, 0)) == "Migration: move up to 3 more units from China, or finish."
    assert lines(s, "done")["done"][0].rule == lines(s, "move india")["standing"][0].rule == "HO-10.9"


@rule("HO-9.7", "HO-10.3", "HO-11.8")
def test_units_do_not_go_where_they_are() -> None:
    s = given(player("blue", hand=["shaka"], gold=2, china=9, wonders=["angkor_wat"]), player("green"), player("red"))
    play(s, "use angkor_wat", "leave china")
    assert text.say(refused(s, "move china")) == "China is the territory that the units leave."
    play(s, "move africa", "done", "play shaka", *["place africa"] * 5, "migrate china")
    assert refused(s, "move china").key == "heroes_of_the_world-no-same"
    assert refused(s, "move europe").key == "heroes_of_the_world-no-border"
    assert refused(routed("defender"), "flee america").key == "heroes_of_the_world-no-same"


@rule("HO-11.8")
def test_the_lighthouse_is_used_by_naming_somebody() -> None:
    s = given(
        player("blue", hand=["washington"]),
        player("green", america=3, wonders=["lighthouse_of_alexandria"]),
        player("red", america=1),
    )
    play(s, "play washington", *["place america"] * 5, "attack america", "against 1")
    assert refused(s, "use lighthouse_of_alexandria").key == "heroes_of_the_world-no-name"
    assert refused(s, "use great_wall").key == "heroes_of_the_world-no-answer-first"


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


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_component_has_words(lang: str) -> None:
    assert [key for key, words in game.words(lang).items() if not words.strip()] == []


@rule("HO-7.2")
@pytest.mark.parametrize(
    ("tokens", "mean"),
    [
        (["school"] * 3 + ["banking"], 2.5),  # 10 in 4
        (["school"] * 7 + ["banking"], 2.3),  # 18 in 8 is 2.25: halves go up
        (["epidemic", "epidemic", "school"], 0.7),  # 2 in 3
    ],
)
def test_the_mean_of_the_bag_is_rounded_as_on_the_board(tokens: list[str], mean: float) -> None:
    s = given(player("blue", hand=["charlemagne"]), player("green"), player("red"))
    play(s, "play charlemagne", *["place mediterranean"] * 4)
    s.bag = [TOKEN_NAMES.index(name) for name in tokens]
    assert [line.args["mean"] for line in lines(s, "discover")["discover"]] == [mean]


@rule("HO-11.7")
def test_passing_on_a_wonder_says_that_it_stays_and_then_what_happens() -> None:
    seed, before, _ = game_with_windows(apart=False)
    s = game.new(3, seed)
    for seat, name in before:
        s.play(seat, game.moves.parse(name))
    first, *rest = game.explain(s, s.actors[0], PASS.base)
    assert text.say(first, "en") == "You keep the wonder for another time."
    assert first.key not in [line.key for line in rest]
