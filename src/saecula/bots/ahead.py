"""A search that mends its plans and also asks what its next three turns can make of them.

What a turn brings is often seen only later: a card that there will be nothing to pay with, a wonder that can be
finished, a unit that is soon replaced, a lab that is there a turn earlier and not for ever more. So the best plans, and
what is decided before the actions, are judged by the position in which they end the turn, and mostly by the best that a
small beam finds in the turns after it. So are answers in the turns of others. The others do nothing in between, and
what is drawn is the same for all plans: luck must not choose between them. What somebody else may take before counts in
part, and only in the next turn; actions that are left later are worth something for what they will take. Otherwise
every card would be taken at any price as long as it is there.
"""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

from saecula.bots.greedy import LONGEST
from saecula.bots.mending import BETTER, OUTLINES, MendingBot, after, best_of, played
from saecula.bots.search import ALIKE, Plan
from saecula.kernel.bot import Budget, Style
from saecula.kernel.game import Game
from saecula.kernel.state import State

LATER: Final = 0.8  # how much the next turns count beside this one ...
REST: Final[list[float]] = [0.8, 0.75]  # ... and of that what comes after the first of them, after the second
LUCK: Final = 0.4  # how much it counts that the others may leave what could be taken then
WAYS: Final = 3  # to spend the first one, each of which is followed further, if a close look is wanted
SPARE: Final = 3.0  # what an action is worth that is left in a later turn, for what it will take ...
MOST_SPARE: Final = 3  # ... so many of them
PROVEN: Final = 4  # lines that are tried after other plans, too: luck in finding them must not choose
ANSWERED: Final = 0.98  # the same for answers in the turns of others: what looks bad can mostly be put right
ASIDE: Final = 0.2  # of the positions of a turn, for such an answer
LEFT: Final = 6.0  # what is lost by a plan that ends the turn where something could still be taken from the others
EFFORT: Final = 0.1  # what each move of a plan must bring
OUTLINED: Final = 3  # ways to go on after a decision whose next turns are looked at ...
AFTERWARDS: Final = 120  # ... each of which takes about so many positions
CLOSE: Final = 8  # plans that get a close look after a first one at all of them ...
CLOSER: Final = 3  # ... and changed plans
REVISIONS: Final = 3  # of the best plan, with the next turns in mind; ...
REVISED: Final = 16  # ... in each, so many changed plans are judged by them
LAST_LOOK: Final = 0.15  # of the positions of a turn, for what can still be done before it ends
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
        self.proven: list[list[list[int]]] = [[], [], []]  # by turn: lines that were the best after another plan
        self.ended_in = (-1, -1)  # the turn in which a last look was taken

    def choose(self, state: State, seat: int, budget: Budget) -> int:
        """The next move of the plan. Before it ends the turn, what can still be done is looked at once more."""
        moment = (self.game.turn_number(state), self.game.turn_of(state))
        if self.plan and self.ended_in != moment == self.moment and self.game.ends_turn(state, seat, self.plan[0]):
            self.ended_in = moment
            if len(self.game.candidates(state, seat, state.legal(seat))) > 1:
                self.plan = []
                self.left = max(self.left, int(LAST_LOOK * (budget.nodes or self.turn_nodes)))
        return super().choose(state, seat, budget)

    def search(self, state: State, seat: int, legal: list[int], budget: Budget) -> list[int]:
        """The best plan from here; in the turn of somebody else the best answer."""
        self.proven = [[], [], []]
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
        kept = self.nodes // 2
        self.most_plans = max(wanted, self.ahead)
        self.nodes -= kept
        plans = super().find_plans(root, seat, legal)
        self.nodes += kept
        self.most_plans = wanted
        if self.game.turn_of(root) != seat or len(plans) < 2:
            return plans[:wanted]
        redraw = self.chance.below(1 << 53)
        judged: list[tuple[float, int]] = []
        for i, plan in enumerate(plans):
            if plan.value < plans[0].value - HOPELESS or (i and self.spent()):
                break
            judged.append((-self.in_the_end(root, seat, plan, 1, redraw), i))
        judged.sort()
        close = [(-self.in_the_end(root, seat, plans[i], OUTLINES, redraw), i) for _, i in judged[:CLOSE]]
        close.sort()
        best = self.revised(root, seat, plans, -close[0][0], plans[close[0][1]], redraw)
        others = [plans[i] for _, i in close + judged[CLOSE:] if plans[i] is not best]
        return [best, *others][:wanted]

    def in_the_end(self, root: State, seat: int, plan: Plan, width: int, redraw: int) -> float:
        """What a plan is worth, the next turns included. `width`: as for `next_turns`."""
        end = self.last_position(root, seat, plan.line)
        value = (1.0 - LATER) * plan.value + LATER * self.next_turns(end, seat, width, redraw)
        value -= self.game.doubts(end, seat)
        if end.is_actor(seat) and self.takes(end.legal(seat)):
            value -= LEFT
        return value - EFFORT * len(plan.line)

    def revised(self, root: State, seat: int, known: list[Plan], value: float, best: Plan, redraw: int) -> Plan:
        """The best plan with one move changed, as long as the next turns make more of it. `known`: judged already."""
        seen = {int(plan.value * ALIKE): True for plan in known}
        for _ in range(REVISIONS):
            found = [plan for plan in self.changed(root, seat, best, True) if int(plan.value * ALIKE) not in seen]
            looked_at: list[tuple[float, int]] = []
            found = best_of(found, REVISED)
            for i, plan in enumerate(found):
                if self.spent():
                    break
                seen[int(plan.value * ALIKE)] = True
                looked_at.append((-self.in_the_end(root, seat, plan, 1, redraw), i))
            looked_at.sort()
            better = best
            for _, i in looked_at[:CLOSER]:
                later = self.in_the_end(root, seat, found[i], OUTLINES, redraw)
                if later > value + BETTER:
                    better, value = found[i], later
            if better is best:
                break
            best = better
        return best

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

    def with_prospects(self, state: State, seat: int, plan: Plan) -> float:
        """What an outline is worth, the next turns included."""
        end = played(state, seat, plan.line)
        later = self.next_turns(end, seat, 1, self.redraws[0])
        return (1.0 - LATER) * plan.value + LATER * later - self.game.doubts(end, seat)

    def prospect_price(self) -> int:
        """The next turns of several ways to spend this one."""
        return OUTLINED * AFTERWARDS

    def next_turns(self, state: State, seat: int, width: int, redraw: int) -> float:
        """What the next turns of a seat make of a position in this one, if the others do nothing.

        `width`: lines that are looked at together in the first of them; 1 for a first look. `redraw`: by which all that
        comes after this turn is drawn.
        """
        return self.later(state, seat, width, redraw, 0)

    def later(self, state: State, seat: int, width: int, redraw: int, turn: int) -> float:
        """The same from a turn on."""
        begun, drawn = self.next_free(state, seat, redraw)
        if begun.over:
            return self.worth(begun, seat)
        best = self.best_way(begun, seat, width, redraw, turn, True)
        if width > 1:  # with luck the others leave something
            best += LUCK * max(0.0, self.best_way(begun, seat, width, redraw, turn, False) - best)
        return drawn + best

    def best_way(self, begun: State, seat: int, width: int, redraw: int, turn: int, alone: bool) -> float:
        """What the best way to spend a later turn makes of it. `alone`: without what somebody else may take first."""
        ways = self.ways(begun, seat, width, turn, alone)
        best, line = -1e9, ways[0].line
        for plan in ways:
            value = plan.value
            if turn < len(REST):
                end = played(begun, seat, plan.line)
                then = self.spare(end, seat) + self.later(end, seat, 1, redraw, turn + 1)
                value += REST[turn] * (then - value)
            if value > best + BETTER:
                best, line = value, plan.line
        proven = self.proven[turn]
        if alone and line and line not in proven:
            proven.append(line)
            if len(proven) > PROVEN:
                del proven[0]
        return best

    def ways(self, state: State, seat: int, width: int, turn: int, alone: bool) -> list[Plan]:
        """The best ways to spend a later turn. With actions that are left something will be taken."""
        found = self.outlines(state, seat, width, alone)[:WAYS]
        known = best_of([self.retraced(state, seat, line) for line in self.proven[turn]], PROVEN)
        found += known
        if known and width > 1:  # what this turn did not do can be done then
            rest = self.outlines(played(state, seat, known[0].line), seat, 1, alone)[0]
            found.append(Plan(known[0].line + rest.line, rest.value))
        for plan in found:
            plan.value += self.spare(played(state, seat, plan.line), seat)
        return best_of(found, WAYS if width > 1 else 1)

    def spare(self, state: State, seat: int) -> float:
        """What the actions are worth that a later turn leaves: they will take something, and that is there to stay."""
        return SPARE * min(MOST_SPARE, self.game.spare_actions(state, seat))

    def next_free(self, state: State, seat: int, redraw: int) -> tuple[State, float]:
        """The position in which a seat is free in its next turn; the last one if the game ends before.

        And what those cards are worth on average that it has drawn before.
        """
        moment = (self.game.turn_number(state), self.game.turn_of(state))
        state = state.clone()
        drawn = 0.0
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
                    self.game.expire(state, seat)
                    break
                for other in legal:
                    if self.game.ends_turn(state, asked, other):
                        move = other
                if not later and asked == seat and moment[1] == seat:
                    drawn = self.game.forgo_draws(state, seat)
            elif asked == seat and len(legal) > 1 and self.game.turn_of(state) != seat:
                move = self.reply(state, seat, legal)
            state.play_legal(asked, move)
        return state, drawn
