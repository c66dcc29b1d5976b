"""Why a card of the hand cannot be used now: the reason is about the card, true, and told in words."""

from __future__ import annotations

import random

from saecula import text
from saecula.games.seven_ages import game
from saecula.games.seven_ages.cards import CARD_TIMING
from saecula.games.seven_ages.moves import ARTEFACT, EVENT, FOUND
from saecula.games.seven_ages.overrun import moves_again
from saecula.games.seven_ages.phases import MOVING
from saecula.games.seven_ages.state import SevenAges
from saecula.games.seven_ages.targets import playable
from saecula.games.seven_ages.why_not import taken_now
from saecula.kernel.message import Message
from tests.games.seven_ages.lively import begin, choose
from tests.rules import rule

ABOUT_CARDS = ("seven_ages-no-start", "seven_ages-no-event-", "seven_ages-no-artefact-", "seven_ages-no-free-slot-civ")


def refusals(state: SevenAges, seat: int) -> list[Message]:
    """Why the cards in a hand cannot be used, use by use; legal uses have no reason."""
    found: list[Message] = []
    legal = state.legal(seat)
    for card in state.hand(seat):
        for move in (FOUND[card], EVENT[card], ARTEFACT[card]):
            reason = game.why_not(state, seat, move)
            assert (reason is None) == (move in legal)
            if reason is not None:
                found.append(reason)
    return found


@rule("SA-15.1")
def test_every_use_of_a_card_is_legal_or_says_why_not() -> None:
    """Of games up to their end: each reason speaks of the card; what is taken now is what is offered now."""
    said: set[str] = set()
    for seed in (3, 8):
        state, rng = begin(4, seed), random.Random(seed)
        for number in range(2_500):
            if state.over:
                break
            seat = rng.choice(state.actors)
            if number % 5 == 0:
                for reason in refusals(state, seat):
                    assert reason.key.startswith(ABOUT_CARDS), reason
                    said.add(reason.key)
                    assert len(text.say(reason, "en")) > 15
                taken = taken_now(state, seat)
                for card in state.hand(seat):
                    offered = EVENT[card] in state.legal(seat)
                    again = state.frame(0) == MOVING and moves_again(card)
                    assert offered == playable(state, seat, card, taken) or again
                    assert CARD_TIMING[card] & taken or not offered or again
            state.play(seat, choose(state, seat, rng))
    assert len(said) >= 10, said


def test_a_card_of_somebody_else_is_not_in_the_hand() -> None:
    state = begin(3, 1)
    other = next(card for card in state.hand(1) if card not in state.hand(0))
    for move in (FOUND[other], EVENT[other], ARTEFACT[other]):
        reason = game.why_not(state, 0, move)
        assert reason is not None
        assert reason.key == "seven_ages-no-card"
