"""What the environments do, beyond what their checkers look at."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import saecula
from saecula import research
from saecula.kernel.errors import IllegalMove, SaeculaError
from saecula.research.rows import Encoder, Rows
from saecula.research.setting import find_setting, utilities

SHORT = "vinci-small"


def play_out(env: Any, rng: random.Random) -> dict[str, float]:
    """Random play; what each agent got in all."""
    got: dict[str, float] = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        got[agent] += reward
        env.step(None if over or cut else rng.choice(list(seen["action_mask"].nonzero()[0])))
    return got


# ------------------------------------------------------------------------------------------------------- PettingZoo


@pytest.mark.parametrize("reward", ["place", "win", "lead"])
def test_rewards_are_what_the_end_says(reward: str) -> None:
    env = research.env(SHORT, seed=4, reward=reward)
    env.reset()
    begun = env.table.scores
    got = play_out(env, random.Random(1))
    table = env.table
    assert env.agents == []
    if reward == "place":
        assert list(got.values()) == utilities(table)
        assert sum(got.values()) == pytest.approx(0)
    elif reward == "win":
        assert sum(got.values()) == pytest.approx(1)
        assert [value > 0 for value in got.values()] == [place == 1 for place in table.ranking]
    else:
        for seat, value in enumerate(got.values()):
            others = [score for s, score in enumerate(table.scores) if s != seat]
            rest = [score for s, score in enumerate(begun) if s != seat]
            assert value == table.scores[seat] - max(others) - (begun[seat] - max(rest))


def test_the_mask_is_the_legal_list_and_only_of_the_agent_that_is_asked() -> None:
    env = research.env("heroes_of_the_world-small", seed=2)
    env.reset(seed=5)
    for _ in range(40):
        agent = env.agent_selection
        seat = env.possible_agents.index(agent)
        mask = env.observe(agent)["action_mask"]
        assert sorted(env.table.legal(seat)) == list(mask.nonzero()[0])
        other = env.possible_agents[1 - seat]
        assert not env.observe(other)["action_mask"].any()
        env.step(mask.nonzero()[0][0])


def test_an_illegal_move_changes_nothing() -> None:
    env = research.env(SHORT)
    env.reset(seed=1)
    before = env.table.pack()
    with pytest.raises(IllegalMove):
        env.step(env.rows.moves - 1)
    with pytest.raises(SaeculaError, match="must choose a move"):
        env.step(None)
    assert env.table.pack() == before


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = research.env(SHORT, seed=9), research.env(SHORT, seed=9)
    for _ in range(2):
        one.reset()
        other.reset()
        assert one.table == other.table
    first = one.table
    one.reset()
    assert one.table != first
    one.reset(seed=3)
    other.reset(seed=3)
    assert one.table == other.table


def test_an_observation_can_be_read() -> None:
    env = research.env(SHORT, seed=9)
    env.reset()
    read = env.read(env.observe(env.agent_selection)["observation"])
    assert read["phase"] == "Choosing"
    assert read["target"] == 30
    assert env.view(env.agent_selection)["target"] == 30
    assert "target=30" in env.render()


# -------------------------------------------------------------------------------------------------- encoding, batches


@pytest.mark.parametrize("name", saecula.games())
def test_the_encoding_can_be_told_apart_and_stays_within_its_space(name: str) -> None:
    setting = find_setting(name)
    rows, encoder = Rows(setting.game), Encoder(setting.game.layout())
    assert len(encoder.names) == len(set(encoder.names)) == encoder.size
    state = setting.new(5)
    rng = random.Random(5)
    seen = []
    for _ in range(12):
        seen.append(rows.observation(state, 0))
        state.play(state.actors[0], rng.choice(state.legal(state.actors[0])))
    encoded = encoder(np.stack(seen))
    assert encoder.space.contains(encoded[0])
    for i, one in enumerate(seen):
        assert (encoder(one) == encoded[i]).all()
        for j in range(i):
            assert (one == seen[j]).all() == (encoded[i] == encoded[j]).all()


def test_a_batch_plays_games_in_step() -> None:
    games = research.batch(SHORT, 5, seed=1)
    again = research.batch(SHORT, 5, seed=1)
    rng = random.Random(2)
    ends = []
    for _ in range(150):
        seen, same = games.observe(), again.observe()
        assert (seen.observation == same.observation).all()
        assert seen.mask.shape == (5, games.rows.moves)
        moves = [rng.choice(list(mask.nonzero()[0])) for mask in seen.mask]
        ended = games.step(moves)
        assert again.step(moves) == ended
        ends += ended
    assert ends
    for end in ends:
        assert sum(end.utilities) == pytest.approx(0)
        assert max(end.scores) >= 30
        assert end.moves > 20


def test_a_batch_plays_nothing_if_one_move_is_illegal() -> None:
    games = research.batch(SHORT, 2, seed=1)
    before = [table.pack() for table in games.tables]
    legal = int(games.observe().mask[0].nonzero()[0][0])
    with pytest.raises(IllegalMove):
        games.step([legal, games.rows.moves - 1])
    with pytest.raises(SaeculaError, match="3 moves for 2 games"):
        games.step([legal] * 3)
    assert [table.pack() for table in games.tables] == before


# -------------------------------------------------------------------------------------------------------- Gymnasium


def test_one_seat_plays_against_bots_to_the_end() -> None:
    env = research.single(SHORT, opponents=["greedy", "random"], seed=6, seat=1)
    _, info = env.reset()
    rng = random.Random(1)
    over = False
    while not over:
        assert env.table.is_actor(1)
        assert (env.action_masks() == info["action_mask"].astype(bool)).all()
        _, reward, over, cut, info = env.step(rng.choice(list(info["action_mask"].nonzero()[0])))
        assert not cut
        assert over or reward == 0
    assert info["place"] == env.table.ranking[1]
    assert reward == utilities(env.table)[1]


def test_an_illegal_move_of_the_learner_loses_or_raises() -> None:
    env = research.single(SHORT, seed=6)
    env.reset()
    _, reward, over, _, info = env.step(env.rows.moves - 1)
    assert (reward, over, info["illegal"]) == (-1.0, True, env.rows.moves - 1)
    env = research.single(SHORT, seed=6, illegal="raise")
    env.reset()
    with pytest.raises(IllegalMove):
        env.step(env.rows.moves - 1)


# ------------------------------------------------------------------------------------------------------ conversation


def test_a_conversation_is_played_by_names_numbers_and_thinking_aloud() -> None:
    table = research.talk(SHORT, seed=7)
    rng = random.Random(3)
    ways: list[Callable[[str, int], str]] = [
        lambda name, number: name,
        lambda name, number: f"I like my chances.\n\n**{name}**",
        lambda name, number: f'```json\n{{"move": "{name}"}}\n```',
        lambda name, number: f"Move: {name.upper()}.",
        lambda name, number: f"{number}",
        lambda name, number: f"{number}. {name}: because I can",
    ]
    while not table.over:
        asked = json.loads(json.dumps(table.ask()))
        assert asked["seat"] == table.seat
        number = rng.randrange(len(asked["moves"]))
        name = asked["moves"][number]["move"]
        reply = table.answer(rng.choice(ways)(name, number + 1))
        assert reply["ok"], reply
        assert reply["move"] == name
    end = table.ask(0)
    assert end["places"] == table.state.ranking
    assert table.answer("done") == {"ok": False, "error": "the game is over", "moves": []}


def test_a_wrong_answer_is_explained_and_changes_nothing() -> None:
    table = research.talk(SHORT, seed=7)
    before = table.state.pack()
    for wrong, why in [("conquer castille", "there is no move"), ("done", "cannot play 'done' now"), ("", "no move")]:
        reply = table.answer(wrong)
        assert not reply["ok"]
        assert why in reply["error"]
        assert reply["moves"] == [entry["move"] for entry in table.ask()["moves"]]
    assert table.state.pack() == before


def test_the_list_of_moves_is_optional_and_italian_is_spoken() -> None:
    table = research.talk(SHORT, seed=7, lang="it")
    assert "moves" not in table.ask(legal=False)
    assert "1. choose i: " in table.text().lower()
    assert "1. choose i" not in table.text(legal=False).lower()
    assert table.ask()["question"] != research.talk(SHORT, seed=7).ask()["question"]


def test_a_conversation_tells_a_seat_no_more_than_it_may_know() -> None:
    table = research.talk("heroes_of_the_world-small", seed=7)
    rng = random.Random(1)
    for _ in range(30):
        table.answer(str(1 + rng.randrange(len(table.ask()["moves"]))))
    for seat in (0, 1):
        redrawn = table.setting.game.view(table.state.determinize(seat, 5), seat)
        assert table.ask(seat)["view"] == redrawn


# ---------------------------------------------------------------------------------------------------- settings, extras


def test_variants_are_small() -> None:
    rng = random.Random(1)
    for name, setting in research.variants().items():
        state = setting.new(1)
        begun, played = setting.count(state), 0
        while not setting.over(state, begun):
            state.play(state.actors[0], rng.choice(state.legal(state.actors[0])))
            played += 1
        assert 20 < played < 800, f"{name}: {played} moves"


def test_ties_share_what_their_places_are_worth() -> None:
    class Tied:
        seats = 4
        ranking = (1, 2, 2, 4)

    assert utilities(Tied()) == [1, 0, 0, -1]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda: research.env("chess"), "there is no game 'chess'; there is: heroes_of_the_world"),
        (lambda: research.env("vinci", seats=9), "cannot be played with 9 seats"),
        (lambda: research.env("vinci", options={"fog": True}), "there is no option 'fog'"),
        (lambda: research.env("vinci", reward="fame"), "there is no reward 'fame'; there is: place, win, lead"),
        (lambda: research.single("vinci", ["random"] * 5), "5 opponents for 2 seats"),
        (lambda: research.single("vinci", ["kasparov"]), "has no bot 'kasparov'"),
        (lambda: research.single("vinci", seat=3), "there is no seat 3"),
        (lambda: research.single("vinci", illegal="shrug"), "illegal is 'lose' or 'raise'"),
        (lambda: research.batch("vinci", 0), "1 game or more"),
        (lambda: research.talk("vinci").ask(7), "there is no seat 7"),
    ],
)
def test_bad_input_is_refused_with_what_would_be_right(call: Any, says: str) -> None:
    with pytest.raises(SaeculaError, match=says):
        call()


def test_without_the_extras_the_rest_works_and_the_error_names_the_extra() -> None:
    code = """
import sys
for name in ("numpy", "gymnasium", "pettingzoo", "pyspiel"):
    sys.modules[name] = None
import saecula, saecula.research as research
assert research.talk("vinci-small", seed=1).ask()["moves"]
assert research.layout("vinci").size
for call, extra in [(research.env, "research"), (research.single, "research"), (research.open_spiel, "openspiel")]:
    try:
        call("vinci")
    except saecula.MissingExtra as error:
        assert f"saecula[{extra}]" in str(error), error
    else:
        raise AssertionError(call)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
