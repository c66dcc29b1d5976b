"""The engine against the second reading of literal.py, over random games with every option."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from saecula.games.history_of_the_world import game
from saecula.games.history_of_the_world.cards import EXPERT_FORESTS, EXPERT_MOUNTAINS, EXPERT_STRAITS, NAVAL_POWER
from saecula.games.history_of_the_world.combat import defence_dice
from saecula.games.history_of_the_world.components import INDEX, NONE
from saecula.games.history_of_the_world.drawing import later_order
from saecula.games.history_of_the_world.scoring import points_by_source
from saecula.games.history_of_the_world.state import (
    ACTIVE,
    BARBARIAN,
    BARBARIAN_RAID,
    BUILDING,
    CRUSADERS,
    EXPANSION,
    FROM_SUPREMACY,
    MULTIPLE_ARMIES,
    REVOLTING,
    SOURCES,
    History,
)
from saecula.kernel.message import Event
from saecula.kernel.options import Value
from tests.games.history_of_the_world import literal, literal_fight
from tests.games.history_of_the_world.given import offered, told

OPTIONS: list[dict[str, Value]] = [
    {},
    {"deal_minor_empires": True},
    {"multiple_armies": True},
    {"naval_control": True},
    {"multiple_armies": True, "naval_control": True, "supremacy": False},
]


def experts(state: History) -> set[str]:
    cards = {"forest": EXPERT_FORESTS, "mountain": EXPERT_MOUNTAINS, "strait": EXPERT_STRAITS}
    return {name for name, card in cards.items() if state.force == ACTIVE and state.has_card(card)}


def same_reach(state: History) -> None:
    """HW-5.6 to HW-5.10, HW-5.14, HW-5.17, HW-5.18."""
    board = literal.Board(state)
    if state.force != ACTIVE:
        board.active = set()
    expected = literal.reach(board)
    if not state.armies:
        expected = {name for name in expected if name not in board.owner} if state.allies else set()
    targets = offered(state, "expand")
    if state.options & MULTIPLE_ARMIES:
        targets -= board.force
    assert targets == expected
    naval = state.force == ACTIVE and state.has_card(NAVAL_POWER)
    for name in targets:
        dice = literal.defence(board, name, experts(state), naval)
        assert defence_dice(state, state.force, INDEX[name]) == dice, name


def same_points(state: History) -> None:
    """HW-6."""
    board = literal.Board(state)
    for seat in range(state.seats):
        assert points_by_source(state, seat) == literal.points(board, seat)


def building(state: History) -> bool:
    """Whether a monument can be built now."""
    return not state.over and state.frame(0) == BUILDING and state.frame(2) > 0


class Expected:
    """What a move that places an army must leave behind, once its dice are known."""

    def __init__(self, state: History, seat: int, move: int) -> None:
        verb, _, name = game.moves.name(move).partition(" ")
        self.seat, self.name, self.who = seat, name, -1
        if verb == "expand":
            self.who = state.force
        elif verb == "choose" and state.frame(0) == BARBARIAN_RAID:
            self.who = BARBARIAN
        elif name == "jewish_revolt":
            self.who, self.name = REVOLTING, "palestine"
        if self.who < 0:
            return
        self.field = literal_fight.battlefield(state, self.name)
        self.own = bool(state.marching >> INDEX[self.name] & 1)
        self.betrayed = self.who == ACTIVE and state.treachery == INDEX[self.name]
        self.reward = self.who == CRUSADERS and self.name == "palestine"
        self.defence = 1
        if verb == "expand" and self.field.owner not in (NONE, seat):
            naval = state.force == ACTIVE and state.has_card(NAVAL_POWER)
            board = literal.Board(state)
            by_sea = state.force == CRUSADERS and not literal.by_land(board, self.name)
            self.defence = 3 if by_sea else literal.defence(board, self.name, experts(state), naval)

    def check(self, state: History, log: list[Event]) -> None:
        """Compare with what the engine has made of it."""
        if self.who < 0:
            return
        rounds = told(log, "fight")
        if self.own:
            after = replace(self.field, armies=self.field.armies + 1)  # HW-9.3
        elif self.field.owner in (NONE, self.seat) or self.betrayed:
            assert rounds == []
            after = literal_fight.entered(self.field, self.seat)
        else:
            after = literal_fight.fought(self.field, self.seat, self.who, self.defence, rounds)
        if self.reward and after.owner == self.seat:  # HW-4.19
            after = replace(after, fort=True, structure=after.structure or "city")
        seen = literal_fight.battlefield(state, self.name)
        assert seen == replace(after, cards=seen.cards if self.who != ACTIVE else after.cards)


def compare(seats: int, seed: int, options: dict[str, Value], every: int) -> int:
    """Play at random and compare; the number of expansions compared."""
    rng = random.Random(f"{seats} {seed} {options}")
    state = game.new(seats, seed, options)
    compared = step = 0
    while not state.over:
        step += 1
        seat = state.actors[0]
        expanding = state.frame(0) == EXPANSION and state.force != CRUSADERS
        if expanding and step % every == 0:
            same_reach(state)
            compared += 1
        if step % (4 * every) == 0:
            same_points(state)
        legal = state.legal(seat)
        if expanding:  # long campaigns: stop seldom, build few forts
            expand = [move for move in legal if game.moves.name(move).startswith("expand")]
            if expand and rng.random() < 0.85:
                legal = expand
        log: list[Event] = []
        before = literal.Board(state)
        turn = state.turn
        move = rng.choice(legal)
        expected = Expected(state, seat, move)
        state.play(seat, move, log)
        expected.check(state, log)
        if building(state):
            homes = {name for name in literal.NAMES if state.homes >> INDEX[name] & 1}
            assert offered(state, "monument") == literal.sites(literal.Board(state), homes)
        if state.epoch > 1 and told(log, "epoch"):
            assert state.order == literal.draw_order(state.score, state.latest)
        for event in told(log, "scored"):  # what is written on the track is what the literal reading makes it
            assert event["seat"] == turn
            if "monument" not in [e.key.rpartition("-")[2] for e in log]:
                assert event["areas"] == literal.points(before, turn)[0]
    supremacy = [state.earned[SOURCES * s + FROM_SUPREMACY] for s in range(seats)]
    assert state.ranking == literal.places(state.score, state.strengths, supremacy, state.latest)
    return compared


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [3, 6])
def test_reach_dice_fights_and_scores_agree_with_a_literal_reading(seats: int, options: dict[str, Value]) -> None:
    assert compare(seats, 1, options, every=4) > 20


def test_ties_are_broken_as_the_letter_says() -> None:
    """HW-3.2, HW-8.2: random games hardly ever tie, so made-up scores do."""
    rng = random.Random(8)
    state = game.new(6, 1)
    for _ in range(300):
        state.score = [rng.randrange(3) for _ in range(6)]
        state.strengths = [rng.randrange(2) + 60 for _ in range(6)]
        markers = [rng.randrange(2) for _ in range(6)]
        for seat in range(6):
            state.earned[SOURCES * seat + FROM_SUPREMACY] = markers[seat]
        state.latest = rng.sample(range(42, 49), 6)
        assert state.ranking == literal.places(state.score, state.strengths, markers, state.latest)
        assert later_order(state) == literal.draw_order(state.score, state.latest)
