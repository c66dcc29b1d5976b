"""What bots think of a position: the survey agrees with the rules, and its numbers point the right way."""

from __future__ import annotations

import random

from saecula.games.seven_ages import game
from saecula.games.seven_ages.cards import EMPIRE_INDEX, ICONS
from saecula.games.seven_ages.census import RANKS_OF
from saecula.games.seven_ages.glory import is_rank, measure, pays
from saecula.games.seven_ages.moves import EMPIRE
from saecula.games.seven_ages.phases import NAMING, START_EMPIRE
from saecula.games.seven_ages.plans import hope_of_trade
from saecula.games.seven_ages.production import area_income
from saecula.games.seven_ages.prospects import harvests_left, opening
from saecula.games.seven_ages.state import DECK, HAND, NOBODY, SevenAges
from saecula.games.seven_ages.survey import Survey
from saecula.games.seven_ages.units import SETS
from saecula.games.seven_ages.windows import AS_ARTEFACT
from tests.games.seven_ages.given import empire, given
from tests.games.seven_ages.lively import choose

TIE_ORDER = list(range(SETS))


def late_positions(games: int) -> list[SevenAges]:
    """Positions of lively games, one for every few turns."""
    found = []
    for seed in range(games):
        state = game.new(4, seed)
        rng = random.Random(seed)
        turn = 5
        while not state.over and state.turn < 26:
            seat = rng.choice(state.actors)
            state.play(seat, choose(state, seat, rng))
            if state.turn >= turn:
                found.append(state.clone())
                turn += 5
    return found


def test_the_survey_counts_as_the_rules_do() -> None:
    compared = 0
    for state in late_positions(2):
        survey = Survey(state)
        assert survey.empires == state.in_play()
        for own in survey.empires:
            card = state.card_of[own]
            expected = 0.0
            tied = False
            for icon, rank in zip(ICONS[card], RANKS_OF[card], strict=True):
                assert is_rank(icon) == (rank >= 0)
                if rank >= 0:
                    amounts = [measure(state, other, icon) for other in survey.empires]
                    assert survey.ranked(state, rank) == amounts
                    tied |= amounts.count(measure(state, own, icon)) > 1
                    compared += 1
                expected += pays(state, own, icon, TIE_ORDER)
            assert tied or survey.harvest[own] == expected
            plain = sum(
                area_income(state, own, area) for area in range(len(state.control)) if state.control[area] == own
            )
            assert survey.income(state, own) == (plain if state.capital[own] != NOBODY else plain // 2)
    assert compared > 100


def test_history_begins_early() -> None:
    state = given(seats=2)
    hand = [EMPIRE_INDEX[name] for name in ("european_union", "romans", "dutch", "americans")]
    for card in hand:
        state.card_at[card] = HAND
    worth = {}
    for card in hand:
        copy = state.clone()
        copy.own_lists()
        copy.push(START_EMPIRE, 0, card, NOBODY, NOBODY)
        worth[card] = game.evaluate(copy, 0)
    assert max(worth, key=lambda card: worth[card]) == EMPIRE_INDEX["romans"]
    assert min(worth, key=lambda card: worth[card]) == EMPIRE_INDEX["european_union"]
    assert opening(state, 0) > 0
    state.card_at[EMPIRE_INDEX["romans"]] = DECK
    assert opening(state, 0) == 0, "with a modern hand a bot waits for better cards"


def test_progress_is_welcome_though_it_brings_the_end_nearer() -> None:
    state = given(empire("romans", "red", 0, 23, {"central_italy": ["sword"]}), empire("han", "green", 1, 23, {}))
    before = game.evaluate(state, 0)
    left = harvests_left(state)
    state.level[state.in_play()[0]] += 1
    assert harvests_left(state) == left
    assert game.evaluate(state, 0) > before


def test_a_trade_promises_more_with_a_better_card_and_in_a_dark_age() -> None:
    state = given(empire("romans", "red", 0, 14, {"central_italy": ["sword"]}))
    red = state.in_play()[0]
    state.card_at[EMPIRE_INDEX["israelites"]] = HAND  # value 0
    low = hope_of_trade(state, 0, red)
    state.card_at[EMPIRE_INDEX["macedonians"]] = HAND  # value 7
    high = hope_of_trade(state, 0, red)
    assert high > low
    state.level[red] = 15
    assert hope_of_trade(state, 0, red) > high


def test_a_good_artefact_is_meant_for_an_empire_of_ones_own() -> None:
    own = empire(
        "romans", "red", 0, 8, {"central_italy": ["sword"]}, capital="central_italy", cities={"central_italy": 1}
    )
    other = empire(
        "etruscans", "green", 1, 8, {"north_italy": ["sword"]}, capital="north_italy", cities={"north_italy": 1}
    )
    state = given(own, other)
    romans, etruscans = (state.card_of.index(EMPIRE_INDEX[name]) for name in ("romans", "etruscans"))
    worth = {}
    for target in (romans, etruscans):
        copy = state.clone()
        copy.push(NAMING, 0, EMPIRE_INDEX["egyptians"], AS_ARTEFACT, 0, 0, EMPIRE[target])
        worth[target] = game.evaluate(copy, 0)
    assert worth[romans] > worth[etruscans]


def test_what_is_worked_out_while_answers_are_sealed_is_what_would_be_found_anew() -> None:
    rng = random.Random(4)
    state = game.new(4, 4)
    compared = 0
    while compared < 60:
        seat = rng.choice(state.actors)
        if state.sealing:
            for move in state.legal(seat)[:4]:
                child = state.clone()  # shares the forecast with its parent
                child.play(seat, move)
                found = game.features(child, seat)
                child.forecast = None
                assert game.features(child, seat) == found
                compared += 1
        state.play(seat, choose(state, seat, rng))
