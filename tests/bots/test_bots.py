"""Bots: legal, deterministic for a seed, shown nothing but a determinized state, and stronger than chance."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import saecula
from saecula import Budget, bots
from saecula.arena.playing import play_game
from saecula.arena.simulate import simulate
from saecula.bots.greedy import GreedyBot
from saecula.bots.loop import Redraws
from saecula.kernel.state import State
from tests import harness  # makes the toy known
from tests.toy import game as toy
from tests.toy.cards import DIG, DONE, LOOK, MIX, PASS
from tests.toy.state import Toy

assert harness.SUBJECTS
GAME = saecula.game("vinci")


def test_the_bots_of_vinci_from_weak_to_strong() -> None:
    ours = ["random", "virtual", "greedy-1", "greedy-2", "greedy-3", "greedy", "search"]
    assert bots.names(GAME) == [*ours, "easy", "normal", "hard", "expert"]


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(saecula.SaeculaError, match="did you mean 'greedy'"):
        bots.make("gredy", GAME, 1)
    with pytest.raises(saecula.SaeculaError, match="there is: random, virtual, greedy-1, greedy-2, greedy-3, greedy"):
        bots.make("alphazero", GAME, 1)


@pytest.mark.parametrize("name", ["random", "virtual", "greedy"])
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    games = [play_game(GAME, [name] * 3, 5, {"victory_points": 30}).dumps() for _ in range(2)]
    assert games[0] == games[1]
    other = play_game(GAME, [name] * 3, 6, {"victory_points": 30}).dumps()
    assert other != games[0]


@pytest.mark.parametrize("name", ["random", "virtual", "greedy"])
@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_a_bot_plays_any_number_of_seats_to_the_end(name: str, seats: int) -> None:
    record = play_game(GAME, [name] * seats, 3, {"victory_points": 60})
    assert record.now.over


def test_greedy_keeps_to_its_budget() -> None:
    state = GAME.new(4, 1)
    seat = state.actors[0]
    looked: list[int] = []

    class Counting(GreedyBot):
        def rank(self, state, seat, legal):  # type: ignore[no-untyped-def]
            looked.append(len(legal))
            return super().rank(state, seat, legal)

    Counting(GAME, 1).choose(state.determinize(seat, 1), seat, Budget(nodes=10))
    assert sum(looked) <= 10 + len(state.legal(seat))


def test_greedy_follows_its_plan_without_thinking_again() -> None:
    """The line found for a turn is played on as long as the game goes as foreseen."""
    record = saecula.Record(GAME, 3, 1)
    bot = GreedyBot(GAME, 1)
    planned = 0
    for i in range(60):
        seat = record.now.actors[0]
        had = list(bot.plan)
        move = bot.choose(record.now.determinize(seat, i), seat, Budget())
        planned += bool(had and had[0] == move)
        record.play(seat, move)
    assert planned > 20


def test_greedy_and_virtual_beat_random_players() -> None:
    """A sample of what `make soak` claims for a hundred games each."""
    for name, least in (("greedy", 18), ("virtual", 16)):
        result = simulate("vinci", 4, [name, "random", "random", "random"], 20, seed=1)
        assert result["bots"][0]["wins"] >= least, result


# ------------------------------------------------------------------------------------------------- what is foreseen


def exploring(looked: bool) -> tuple[Toy, int]:
    """A game of the toy in which somebody leads, and has looked at the top card or not."""
    record = saecula.Record(toy, 3, 1)
    for seat in record.now.actors:
        record.play(seat, record.now.legal(seat)[0])
    leader = record.now.actors[0]
    if looked:
        record.play(leader, LOOK[0])
    state = record.state()
    assert isinstance(state, Toy)
    return state.determinize(leader, 1), leader


def test_greedy_foresees_nothing_behind_a_reveal() -> None:
    """What a card shows in the bot's copy is a guess: the line that it will play ends there."""
    state, leader = exploring(looked=False)
    for move in (LOOK[0], DIG[0]):
        bot = GreedyBot(toy, 1)
        bot.nodes = 10_000
        line = [move]
        bot.follow(state, leader, line)
        assert line == [move]


def test_greedy_foresees_its_moves_while_nothing_is_learned() -> None:
    state, leader = exploring(looked=True)
    bot = GreedyBot(toy, 1)
    bot.nodes = 10_000
    line = [MIX[0]]
    bot.follow(state, leader, line)
    assert line == [MIX[0], DONE[0]]


def test_greedy_thinks_again_when_the_position_is_another_one() -> None:
    """A plan is for one position; the same seat may be asked in another game of the same bot."""
    state, leader = exploring(looked=True)
    bot = GreedyBot(toy, 1)
    bot.plan = [DONE[0], DONE[0]]
    bot.expected = bot.as_known(state, leader)
    assert bot.choose(state.clone(), leader, Budget()) == DONE[0]
    bot.plan = [PASS[0]]
    bot.expected = exploring(looked=False)[0]
    assert bot.choose(state.clone(), leader, Budget()) in state.legal(leader)


# ------------------------------------------------------------------------------------------------ bots of other people


class LastMove:
    """Not derived from anything: a bot is whatever can choose."""

    def choose(self, state: State, seat: int, budget: Budget) -> int:
        return state.legal(seat)[-1]


def test_a_bot_may_be_any_object_that_chooses() -> None:
    record = play_game(toy, [LastMove(), "random", LastMove()], 1, {})
    assert record.now.over
    assert play_game(toy, [LastMove(), "random", LastMove()], 1, {}).dumps() == record.dumps()


@pytest.mark.parametrize(("answer", "complaint"), [(None, "chose None"), ("done", "chose 'done'"), (2.0, "chose 2.0")])
def test_a_bot_that_chooses_no_number_is_named(answer: object, complaint: str) -> None:
    class Odd:
        def choose(self, state: State, seat: int, budget: Budget) -> Any:
            return answer

    with pytest.raises(saecula.SaeculaError, match=f"the bot Odd {complaint}"):
        play_game(toy, [Odd()] * 2, 1, {})


class Whole:
    """A whole number of another kind, such as an array library has."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_any_kind_of_whole_number_is_a_move() -> None:
    class Learner:
        def choose(self, state: State, seat: int, budget: Budget) -> Any:
            return Whole(state.legal(seat)[0])

    assert play_game(toy, [Learner()] * 2, 1, {}).now.over


PACKAGE = """
class Last:
    def __init__(self, game, seed):
        self.game = game

    def choose(self, state, seat, budget):
        return state.legal(seat)[-1]


def for_vinci(game, seed):
    assert game.name == "vinci"
    return Last(game, seed)


def fails(game, seed):
    raise RuntimeError("no model here")


def mute(game, seed):
    return object()


number = 7
"""

POINTS = """[saecula.bots]
last = others:Last
emperor@vinci = others:for_vinci
hero@heroes_of_the_world = others:Last
fails = others:fails
mute = others:mute
number = others:number
nowhere = others:nothing
random = others:mute
"""


@pytest.fixture
def others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else's package, as an installer leaves it."""
    (tmp_path / "others.py").write_text(PACKAGE)
    info = tmp_path / "others-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(POINTS)
    monkeypatch.syspath_prepend(str(tmp_path))


@pytest.mark.usefixtures("others")
def test_other_packages_add_bots() -> None:
    added = ["emperor", "fails", "last", "mute", "nowhere", "number"]
    assert [name for name in bots.names(GAME) if name in added] == added
    assert bots.offered(GAME)[-len(added) :] == added
    assert "emperor" not in bots.names(toy)
    assert "hero" not in bots.names(GAME)
    assert play_game(toy, ["last", "random"], 1, {}).now.over
    assert play_game(GAME, ["emperor", "last", "random"], 1, {"victory_points": 30}).now.over
    assert type(bots.make("random", GAME, 1)).__name__ == "RandomBot", "our own come first"


@pytest.mark.usefixtures("others")
@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("fails", "'fails' at others:fails cannot be made: RuntimeError: no model here"),
        ("mute", r"'mute' at others:mute has no method choose\(state, seat, budget\)"),
        ("number", "'number' at others:number must be called with a game and a seed"),
        ("nowhere", "'nowhere' cannot be loaded from others:nothing"),
        ("hero", "vinci has no bot 'hero'"),
    ],
)
def test_a_broken_bot_says_what_is_wrong_with_it(name: str, complaint: str) -> None:
    with pytest.raises(saecula.SaeculaError, match=complaint) as caught:
        bots.make(name, GAME, 1)
    assert "\n" not in str(caught.value)


def test_a_bot_without_a_choice_or_a_plan_is_not_shown_the_position() -> None:
    state = GAME.new(3, 1)
    redraws = Redraws(GAME, 3, b"key")
    seat = state.actors[0]
    greedy = GreedyBot(GAME, 1)
    assert len(state.legal(seat)) > 1
    assert redraws.forced(greedy, state, seat) == -1
    while len(state.legal(state.actors[0])) > 1:
        state.play(state.actors[0], state.legal(state.actors[0])[0])
    seat = state.actors[0]
    only = state.legal(seat)[0]
    assert redraws.forced(greedy, state, seat) == only
    greedy.plan = [only]
    assert redraws.forced(greedy, state, seat) == -1, "it has to see whether its plan still holds"
    assert redraws.forced(bots.make("virtual", GAME, 1), state, seat) == -1, "what others do is their own business"
