"""SA-1 and SA-2: the components, the deal, who goes first, and the colour pairs; optional rule 5."""

from __future__ import annotations

import pytest

from saecula.games.seven_ages import game
from saecula.games.seven_ages.areas import AREAS, LANDS
from saecula.games.seven_ages.cards import CARDS
from saecula.games.seven_ages.founding import available_to
from saecula.games.seven_ages.initiative import ask_for_cards
from saecula.games.seven_ages.phases import REDEMPTION
from saecula.games.seven_ages.state import CUP, DECK, DISCARDED, SevenAges
from saecula.games.seven_ages.units import LEADERS, NAMED, PAIR_NAMES, SET_NAMES, SETS
from tests.games.seven_ages.given import asked, card, deal, given, keys, legal, offered, play
from tests.rules import example, rule


@rule("SA-1.1")
def test_the_components() -> None:
    assert (CARDS, SETS, AREAS, LEADERS > NAMED) == (110, 15, 321, True)
    assert len(PAIR_NAMES) == 7
    assert LANDS < AREAS
    assert "black" in SET_NAMES


@rule("SA-1.2", "SA-2.6")
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_seven_cards_each(seats: int) -> None:
    s = game.new(seats, 3)
    assert [s.hand_size(seat) for seat in range(seats)] == [7] * seats
    assert s.card_at.count(DECK) == 110 - 7 * seats
    assert [at == CUP for at in s.leader_at].count(True) == LEADERS - NAMED
    for seat in range(seats):
        s.play(seat, s.legal(seat)[0])
    assert max(s.hand_size(seat) for seat in range(seats)) == 6  # not refilled


@rule("SA-1.3", "SA-13.5")
def test_redemption_comes_before_the_initiative() -> None:
    s = game.new(3, 5, {"redemption": True})
    for seat in range(3):  # clockwise from the dealer
        assert s.actors == (seat,)
        if seat == 1:
            for _ in range(3):
                s.play(seat, s.legal(seat)[0])
            assert s.hand_size(seat) == 4
        s.play(seat, game.moves.parse("done"))
    assert [s.hand_size(seat) for seat in range(3)] == [7, 6, 7]  # refilled to six; nothing thrown away: seven
    assert s.actors == (0, 1, 2)


@rule("SA-13.5")
def test_one_card_thrown_away_leaves_six() -> None:
    s = given(redemption=True)
    deal(s, 0, *[card(3, i) for i in range(7)])
    s.push(REDEMPTION, 0)
    play(s, f"discard {card(3)}", "done")
    assert s.hand_size(0) == 6


def four(*values: int) -> SevenAges:
    """Four players about to show cards; each holds one of a value and a seven-valued reserve of its own."""
    s = given()
    for seat, value in enumerate(values):
        deal(s, seat, card(value, seat))
    return s


@rule("SA-2.1")
def test_the_highest_card_goes_first() -> None:
    s = four(2, 6, 3, 4)
    ask_for_cards(s, 15)
    play(s, f"0: show {card(2, 0)}", f"1: show {card(6, 1)}", f"2: show {card(3, 2)}")
    assert s.card_at.count(DISCARDED) == 0  # nothing is shown before the last
    play(s, f"3: show {card(4, 3)}")
    assert s.first == 1
    assert s.card_at.count(DISCARDED) == 4
    assert s.actors == (1,)


@example("EX-01")
@rule("SA-2.2", "SA-2.3", "SA-2.4")
def test_beth_before_jack_before_ray_before_patrice() -> None:
    """EX-01: Beth 0, Ray 1, Patrice 2, Jack 3; first cards 7, 1, 1, 7, second cards 5 and 4."""
    s = four(7, 1, 1, 7)
    deal(s, 0, card(5))
    deal(s, 3, card(4))
    ask_for_cards(s, 15)
    play(s, *[f"{seat}: show {card(value, seat)}" for seat, value in enumerate((7, 1, 1, 7))])
    assert list(s.actors) == [0, 3]  # only the tied go on
    play(s, f"0: show {card(5)}", f"3: show {card(4)}")
    assert s.first == 0
    assert s.card_at.count(DISCARDED) == 6
    for seat, pair in ((0, "orange"), (3, "red"), (1, "blue"), (2, "green")):
        assert list(s.actors) == [seat]
        assert pair in offered(s, "pair")
        play(s, f"pair {pair}")
        assert asked(s) != "ChoosePair" or pair not in offered(s, "pair")
    reserved = [PAIR_NAMES[pair] for pair in s.reserved]
    assert reserved == ["orange", "blue", "green", "red"]
    free = [all(available_to(s, seat, one) for seat in range(4)) for one in range(SETS)]
    assert free.count(True) == 7
    assert free[SET_NAMES.index("black")]
    assert [available_to(s, seat, SET_NAMES.index("pink")) for seat in range(4)] == [False, False, False, True]


@rule("SA-2.2")
def test_a_tied_player_without_cards_draws_one() -> None:
    s = four(7, 1, 1, 7)
    deal(s, 3, card(4))
    ask_for_cards(s, 15)
    play(s, *[f"{seat}: show {card(value, seat)}" for seat, value in enumerate((7, 1, 1, 7))])
    assert s.actors == (0, 3)
    assert s.hand_size(0) == 1
    assert len(legal(s, 0)) == 1


@rule("SA-2.3")
def test_equal_later_cards_do_not_count_for_the_pairs() -> None:
    """The order is that of the first cards; the tie-break card only makes the first player."""
    s = four(5, 5, 4, 3)
    deal(s, 0, card(1))
    deal(s, 1, card(2))
    ask_for_cards(s, 15)
    play(s, *[f"{seat}: show {card(value, seat)}" for seat, value in enumerate((5, 5, 4, 3))])
    log = play(s, f"0: show {card(1)}", f"1: show {card(2)}")
    assert "goes-first" in keys(log)
    assert (s.first, s.actors) == (1, (1,))
    play(s, "pair red")
    assert s.actors == (0,)
