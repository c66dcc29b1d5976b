"""A search that mends its plans and also asks what its next two turns can make of them.

What a turn brings is often seen only later: a card that there will be nothing to pay with, a wonder that can be
finished, a unit that is soon replaced, a lab that is there a turn earlier and not for ever more. So the best plans, and
what is decided before the actions, are judged by the position in which they end the turn, and mostly by the best that a
small beam finds in the two turns after it. So are answers in the turns of others. The others do nothing in between, and
what is drawn is the same for all plans: luck must not choose between them. What somebody else may take before is not
counted on.
"""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

from saecula.bots.greedy import LONGEST
from saecula.bots.mending import OUTLINE, OUTLINES, MendingBot, after
from saecula.bots.search import Plan
from saecula.kernel.bot import Budget, Style
from saecula.kernel.game import Game
from saecula.kernel.state import State

LATER: Final = 0.75  # how much the next turns count beside this one ...
TURNS: Final[list[float]] = [0.6, 0.4]  # ... and of that each of them
ANSWERED: Final = 0.98  # the same for answers in the turns of others: what looks bad can mostly be put right
ASIDE: Final = 0.2  # of the positions of a turn, for such an answer
LEFT: Final = 6.0  # what is lost by a plan that ends the turn where something could still be taken from the others
EFFORT: Final = 0.1  # what each move of a plan must bring
OUTLINED: Final = 5  # ways to go on after a decision whose next turns are looked at ...
AFTERWARDS: Final = 40  # ... which takes about so many positions for each line
HOPELESS: Final = 30.0  # by how much a plan may look worse than the best one for its next turns to be looked at


class AheadBot(MendingBot):
    """A search that mends its plans and looks at the next turns of the best ones."""

    def __init__(
        self,
        game: Game[Any],
        seed: int | str,
        turn_nodes: int,
        plans: int,
        width: int,
        mended: int,
        ahead: int,
        turns: int = 0,
        style: Style | None = None,
        weights: list[float] | None = None,
    ) -> None:
        """`ahead`: for how many plans the next turns are looked at. The rest as for MendingBot."""
        super().__init__(game, seed, turn_nodes, plans, width, mended, turns=turns, style=style, weights=weights)
        self.ahead = ahead
        self.outlined = OUTLINED

    def search(self, state: State, seat: int, legal: list[int], budget: Budget) -> list[int]:
        """The best plan from here; in the turn of somebody else the best answer."""
        if self.game.turn_of(state) == seat:
            return super().search(state, seat, legal, budget)
        legal = self.game.candidates(state, seat, legal)
        if len(legal) == 1:
            return legal
        whole = budget.nodes or self.turn_nodes
        nodes = self.nodes = max(self.share(state, seat, whole), int(ASIDE * whole))
        self.deadline = monotonic() + budget.seconds if budget.seconds else 0.0
        redraw = self.chance.below(1 << 53)
        totals: list[float] = []
        for _ in range(max(1, self.style.samples)):
            root = state.determinize(seat, self.chance.below(1 << 53))
            self.game.fix_horizon(root)
            found: list[float] = []
            for move in legal:
                if self.spent() and found:
                    break
                child = after(root, seat, move)
                now = self.worth(child, seat)
                found.append((1.0 - ANSWERED) * now + ANSWERED * self.next_turns(child, seat, OUTLINES, redraw))
            if not totals:
                totals = found
            elif len(found) < len(legal):
                break
            else:
                totals = [total + value for total, value in zip(totals, found, strict=True)]
        self.left -= nodes - self.nodes
        return [legal[totals.index(max(totals))]]

    def find_plans(self, root: State, seat: int, legal: list[int]) -> list[Plan]:
        """Different plans, those first whose next turns are promising, too."""
        wanted = self.most_plans
        kept = min(self.nodes // 2, self.ahead * OUTLINES * AFTERWARDS)
        self.most_plans = max(wanted, self.ahead)
        self.nodes -= kept
        plans = super().find_plans(root, seat, legal)
        self.nodes += kept
        self.most_plans = wanted
        if self.game.turn_of(root) != seat or len(plans) < 2:
            return plans[:wanted]
        redraw = self.chance.below(1 << 53)
        order: list[tuple[float, int]] = []
        for i, plan in enumerate(plans):
            if plan.value < plans[0].value - HOPELESS or (i and self.spent()):
                break
            end = self.last_position(root, seat, plan.line)
            value = (1.0 - LATER) * plan.value + LATER * self.next_turns(end, seat, OUTLINES, redraw)
            if end.is_actor(seat) and self.takes(end.legal(seat)):
                value -= LEFT
            order.append((EFFORT * len(plan.line) - value, i))
        order.sort()
        return [plans[i] for _, i in order[:wanted]]

    def takes(self, legal: list[int]) -> list[int]:
        """The moves that take what somebody else may take first."""
        return [move for move in legal if self.game.contested(move)]

    def climb(self, root: State, seat: int, legal: list[int], found: dict[int, Plan]) -> None:
        """In its own turn the beam finds better lines, so to begin with it is enough to end the turn at once."""
        if self.game.turn_of(root) == seat:
            for move in legal:
                if self.game.ends_turn(root, seat, move):
                    line = [move]
                    self.keep(found, line, self.follow(root, seat, line))
                    return
        super().climb(root, seat, legal, found)

    def last_position(self, root: State, seat: int, line: list[int]) -> State:
        """The position in which a plan ends the turn, or after it if it does not."""
        state = root
        for move in line:
            if not state.is_actor(seat) or move not in state.legal(seat) or self.game.ends_turn(state, seat, move):
                break
            state = after(state, seat, move)
        return state

    def with_prospects(self, state: State, seat: int, plan: Plan, width: int) -> float:
        """What an outline is worth, the next turns included."""
        later = self.next_turns(played(state, seat, plan.line), seat, width, self.redraws[0])
        return (1.0 - LATER) * plan.value + LATER * later

    def outline_price(self) -> int:
        """This turn, and the next ones for several ways to spend it."""
        return OUTLINE + OUTLINED * AFTERWARDS

    def next_turns(self, state: State, seat: int, width: int, redraw: int) -> float:
        """What the next turns of a seat make of a position in this one, if the others do nothing.

        `redraw`: by which all that comes after this turn is drawn.
        """
        value = 0.0
        rest = 1.0
        for share in TURNS:
            state = self.next_free(state, seat, redraw)
            if state.over:
                break
            plan = self.outlines(state, seat, width, alone=True)[0]
            value += share * plan.value
            rest -= share
            state = played(state, seat, plan.line)
        return value + rest * self.worth(state, seat) if state.over else value

    def next_free(self, state: State, seat: int, redraw: int) -> State:
        """The position in which a seat is free in its next turn; the last one if the game ends before."""
        moment = (self.game.turn_number(state), self.game.turn_of(state))
        state = state.clone()
        if moment[1] == seat:
            self.game.forgo_draws(state, seat)
        later = False
        for _ in range(LONGEST):
            if state.over:
                break
            if not later and (self.game.turn_number(state), self.game.turn_of(state)) != moment:
                later = True
                state = state.determinize(seat, redraw)
            asked = state.actors[0]
            legal = state.legal(asked)
            move = legal[-1]  # nothing, where that can be done
            if self.is_free(state, asked, legal):
                if later and asked == seat and self.game.turn_of(state) == seat:
                    break
                for other in legal:
                    if self.game.ends_turn(state, asked, other):
                        move = other
            elif asked == seat and len(legal) > 1 and self.game.turn_of(state) != seat:
                move = self.reply(state, seat, legal)
            state.play_legal(asked, move)
        return state


def played(state: State, seat: int, line: list[int]) -> State:
    """The position after some moves."""
    for move in line:
        state = after(state, seat, move)
    return state
