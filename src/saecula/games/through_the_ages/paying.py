"""TA-6.1 with manual payment: the player chooses which tokens stay, card by card, from the most valuable down.

An action with all its payments is tried out on a copy; the first payment that can be made in several ways is the
question. The answers are the `plan`, by which the action is carried out when nothing is left to ask.
"""

from __future__ import annotations

from saecula.games.through_the_ages.action_cards import contained
from saecula.games.through_the_ages.actions import act
from saecula.games.through_the_ages.components import KEYS, MINE0
from saecula.games.through_the_ages.payment import TRYING, pay
from saecula.games.through_the_ages.phases import ACTIONS
from saecula.games.through_the_ages.state import Ages, AgesPhase
from saecula.games.through_the_ages.verbs import KEEP
from saecula.kernel.message import Message


def carry_out(state: Ages) -> None:
    """Pop the payment's frame, then do and pay for what it was about."""
    seat, move, amount, food = state.frame(1), state.frame(2), state.frame(3), state.frame(4)
    state.pop()
    if move < 0:
        pay(state, seat, amount, food == 1)
    elif state.frame(0) == ACTIONS:
        act(state, seat, move)
    else:
        contained(state, seat, move)
    state.plan = []


def next_choice(state: Ages) -> list[int]:
    """The next card to choose tokens for, and how many may stay on it; [] when nothing is left to ask."""
    found = tried(state, state.plan).question
    if found == TRYING:
        return []
    seat = state.frame(1)
    return [found[0], *[n for n in found[1:] if tried(state, [*state.plan, n]).civ[seat].blue_bank >= 0]]


def due(state: Ages) -> int:
    """What is paid in all, in the good of the card that is asked about; the same by every plan."""
    seat = state.frame(1)
    food = next_choice(state)[0] < MINE0
    return state.civ[seat].stored(food) - tried(state, state.plan).civ[seat].stored(food)


def tried(state: Ages, plan: list[int]) -> Ages:
    """A copy in which it is done by this plan. Its blue bank is below 0 if a token is missing to mark a stage."""
    copy = state.trial()
    copy.plan = plan.copy()
    copy.question = TRYING
    carry_out(copy)
    return copy


class Paying(AgesPhase):
    """The payer chooses the tokens (TA-6.1).

    Frame: 2 the move that is paid for, or -1 for consumption and corruption; of these 3 the amount, 4 whether in food.
    """

    key = "through_the_ages-prompt-paying"
    rule = "TA-6.1"

    def step(self, state: Ages) -> bool:
        """Go on by itself where there is nothing to choose."""
        asked = next_choice(state)
        if not asked:
            carry_out(state)
        elif len(asked) == 2:
            state.plan.append(asked[1])
        else:
            return False
        return True

    def legal(self, state: Ages, seat: int) -> list[int]:
        """So many tokens may stay on the card."""
        return [KEEP.base + n for n in next_choice(state)[1:]]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Note it; the last answer carries it out."""
        state.plan.append(KEEP.arg(move))

    def prompt(self, state: Ages, seat: int) -> Message:
        """The card in question, with what lies there now."""
        card = next_choice(state)[0]
        tokens = state.civ[state.frame(1)].blue[card]
        kind = "food" if card < MINE0 else "resources"
        told = {"seat": seat, "card": KEYS[card], "tokens": tokens, "kind": kind, "amount": due(state)}
        return Message(self.key, told, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Only what makes the payment exact."""
        return Message("through_the_ages-no-such-rest", {"card": KEYS[next_choice(state)[0]]}, self.rule)
