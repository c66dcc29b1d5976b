"""A bot that plans its whole turn and tries its best plans out against what the others may do.

It looks for plans (lines to the end of the turn) in two ways: by playing on from each legal move with the best-looking
moves, again at every step of the best line, and by a beam search. The best ones are then simulated: everything the seat
cannot know is redrawn, the plan is played, and everybody plays on by one-move lookahead for a number of turns. All
plans meet the same redraws, so that only their differences count; the worse half is dropped again and again. The plan
with the best mean is played.

A plan is followed as long as the game goes as foreseen, and made anew after every reveal. The bot works on redraws of
its own, never on the copy it is given: the same knowledge, seed and budget give the same move.
"""

from __future__ import annotations

from math import sqrt
from time import monotonic
from typing import Any, Final

from saecula.bots.greedy import GreedyBot, answer_for_others
from saecula.kernel.bot import Budget, Style
from saecula.kernel.chance import seed_key
from saecula.kernel.game import Game
from saecula.kernel.state import State

TURN_NODES: Final = 20_000  # positions evaluated in a turn by default
ASIDE: Final = 0.1  # how much of what is left goes into a question in somebody else's turn
LEAST: Final = 0.04  # of the whole for a search, whatever is left
MOST: Final = 0.7
USUAL: Final = 3.0  # searches in a turn, until the bot knows better
LEARNING: Final = 0.3  # weight of the last turn in that number
PLANNING: Final = 0.35  # how much of a search goes into finding plans
PLANS: Final = 8  # plans that are tried out
WIDTH: Final = 8  # of the beam
FIRST_MOVES: Final = 16  # that are played on from when plans are looked for
DEPTH: Final = 60
SAMPLE: Final = 4  # simulations that a plan needs before it can replace the first
LONGEST_LOOK: Final = 400  # moves of one simulation
CAUTION: Final = 0.0  # standard errors by which a plan must be better than the first to replace it
ALIKE: Final = 1e6  # plans whose values agree to so many digits are the same one in another order


class Plan:
    """A line of moves, what it seemed to be worth, and what it was worth in each simulation."""

    def __init__(self, line: list[int], value: float) -> None:
        self.line = line
        self.value = value
        self.found: list[float] = []


class SearchBot(GreedyBot):
    """Plans for a turn, compared by simulation."""

    name = "search"

    def __init__(
        self,
        game: Game[Any],
        seed: int | str,
        turn_nodes: int = TURN_NODES,
        weights: list[float] | None = None,
        plans: int = PLANS,
        width: int = WIDTH,
        caution: float = CAUTION,
        turns: int = 0,
        style: Style | None = None,
    ) -> None:
        """`turn_nodes`: positions to evaluate in a turn, unless the budget of a decision says otherwise.

        `turns`: how many turns a simulation lasts, this one included; 0: as many as there are seats. Where dice decide
        what a turn brings, 1 is best: the same positions then pay for more simulations.
        """
        super().__init__(game, seed, weights, keeps_plans=True, style=style)
        self.quick = True
        self.turn_nodes = turn_nodes
        self.most_plans = plans
        self.width = width
        self.caution = caution
        self.turns = turns
        self.moment = (-1, -1)  # the turn for which ...
        self.left = 0  # ... this much is left
        self.usual = USUAL  # searches in a turn of its own
        self.begun = 0  # in this one
        self.searches = 0
        self.simulations = 0
        self.changes = 0  # searches in which simulations changed the choice

    def choose(self, state: State, seat: int, budget: Budget) -> int:
        """The next move of the plan, made anew if something was not foreseen."""
        legal = state.legal(seat)
        if len(legal) == 1:
            if self.plan and self.plan[0] != legal[0]:
                self.plan = []
        elif not (self.plan and self.as_known(state, seat) == self.expected):
            self.plan = self.search(state, seat, legal, budget)
        move = self.plan.pop(0) if self.plan else legal[0]
        if self.plan:
            after = state.clone()
            after.play(seat, move)
            self.expected = self.as_known(after, seat)
        return move

    def search(self, state: State, seat: int, legal: list[int], budget: Budget) -> list[int]:
        """The best plan from here."""
        nodes = self.share(state, seat, budget.nodes or self.turn_nodes)
        self.deadline = monotonic() + budget.seconds if budget.seconds else 0.0
        root = state.determinize(seat, self.chance.below(1 << 53))
        self.game.fix_horizon(root)
        self.searches += 1
        self.keys = [seed_key(self.chance.below(1 << 53)) for _ in range(self.style.rolls)]
        kept = nodes - int(PLANNING * nodes) if self.most_plans > 1 else 0
        self.nodes = nodes - kept
        if self.style.samples > 1 and self.uncovers(root, seat, legal):
            legal = [self.best_on_average(root, seat, self.rank(root, seat, legal))[0]]
        plans = self.find_plans(root, seat, legal)
        self.nodes += kept
        best = plans[0] if len(plans) == 1 else self.try_out(root, seat, plans)
        self.left -= nodes - self.nodes
        return best.line

    def uncovers(self, root: State, seat: int, legal: list[int]) -> bool:
        """Whether chance decides what comes to light by one of these moves, within the turn.

        Such a move is judged by several redraws (`Style.samples`). In a single one, what it brings is known, and the
        turns that follow other moves can be planned further: a move would be chosen for its luck, or not at all.
        """
        turn = (self.game.turn_number(root), self.game.turn_of(root))
        for move in legal:
            child = root.clone()
            child.play(seat, move)
            self.nodes -= 1
            if child.drawn != root.drawn and (self.game.turn_number(child), self.game.turn_of(child)) == turn:
                return True
        return False

    def share(self, state: State, seat: int, whole: int) -> int:
        """How many positions this search may evaluate, out of what is meant for the whole turn.

        The more searches a turn has usually taken (one after every reveal), the less each of them gets.
        """
        mine = self.game.turn_of(state) == seat
        moment = (self.game.turn_number(state), self.game.turn_of(state))
        if moment != self.moment:
            self.moment = moment
            self.left = whole
            if mine and self.begun:
                self.usual += LEARNING * (self.begun - self.usual)
                self.begun = 0
        if not mine:
            return int(max(LEAST * whole, ASIDE * self.left))
        expected = max(1.0, self.usual - self.begun)
        self.begun += 1
        return int(max(LEAST * whole, min(MOST * whole, self.left / expected)))

    # ------------------------------------------------------------------------------------------------ finding plans

    def find_plans(self, root: State, seat: int, legal: list[int]) -> list[Plan]:
        """Different plans, the most promising first, at least one."""
        found: dict[int, Plan] = {}
        self.climb(root, seat, legal, found)
        if self.width:
            self.beam(root, seat, legal, found)
        plans = list(found.values())
        order = [(-plan.value, i) for i, plan in enumerate(plans)]
        order.sort()
        return [plans[i] for _, i in order[: self.most_plans]]

    def climb(self, root: State, seat: int, legal: list[int], found: dict[int, Plan]) -> None:
        """Play on from each legal move, take the first step of the best line so far, and look again from there.

        The moves that look best one by one make poor lines: each of them needs a look at where it leads.
        """
        state = root
        played: list[int] = []
        best: list[int] = []
        best_value = 0.0
        for _ in range(DEPTH):
            for move in self.rank(state, seat, legal)[:FIRST_MOVES]:
                if best and self.spent():
                    return
                line = [move]
                value = self.follow(state, seat, line)
                self.keep(found, played + line, value)
                if not best or value > best_value:
                    best, best_value = played + line, value
            if len(best) <= len(played) + 1:
                return
            state = state.clone()
            while True:  # on to the next choice
                move = best[len(played)]
                state.play(seat, move)
                answer_for_others(state, seat)
                played.append(move)
                if len(played) >= len(best) or state.reveals != root.reveals or not state.is_actor(seat):
                    return
                legal = state.legal(seat)
                if len(legal) > 1:
                    break

    def keep(self, found: dict[int, Plan], line: list[int], value: float) -> None:
        """Add a plan, unless it is a known one in another order."""
        key = int(value * ALIKE)
        if key not in found:
            found[key] = Plan(line, value)

    def beam(self, root: State, seat: int, legal: list[int], found: dict[int, Plan]) -> None:
        """Look at the best continuations of several lines at once."""
        if self.game.turn_of(root) != seat:
            return
        front = [(root, Plan([], 0.0))]
        seen: dict[int, bool] = {}
        for _ in range(DEPTH):
            reached: list[tuple[float, int]] = []
            children: list[State] = []
            lines: list[list[int]] = []
            parents: list[State] = []
            for state, plan in front:
                for move in legal if state is root else state.legal(seat):
                    child = state.clone()
                    child.play_legal(seat, move)
                    answer_for_others(child, seat)
                    self.nodes -= 1
                    reached.append((-self.worth(child, seat), len(children)))
                    children.append(child)
                    lines.append([*plan.line, move])
                    parents.append(state)
                if self.spent():
                    return
            reached.sort()
            front = []
            for value, i in reached:
                child = children[i]
                if child.over or self.game.turn_of(child) != seat:
                    self.keep(found, lines[i], -value)
                    continue
                key = int(value * ALIKE)
                if key in seen:
                    continue
                seen[key] = True
                if child.reveals != root.reveals or not child.is_actor(seat):
                    rest = [lines[i][-1]]
                    worth = self.follow(parents[i], seat, rest)
                    self.keep(found, lines[i][:-1] + rest, worth)
                    if self.spent():
                        return
                    continue
                front.append((child, Plan(lines[i], -value)))
                if len(front) >= self.width:
                    break
            if not front:
                return

    def late(self) -> bool:
        """Whether the time is up."""
        return self.deadline > 0.0 and monotonic() > self.deadline

    # --------------------------------------------------------------------------------------------- trying them out

    def try_out(self, root: State, seat: int, plans: list[Plan]) -> Plan:
        """The best plan by simulations on common redraws."""
        first = plans[0]
        rounds = 0
        while 1 << rounds < len(plans):
            rounds += 1
        each = self.nodes // rounds
        left = plans
        while rounds:
            rounds -= 1
            end = rounds * each
            while self.nodes > end and not self.spent():
                sample = root.determinize(seat, self.chance.below(1 << 53))
                for plan in left:
                    value = self.outcome(sample, seat, plan.line)
                    if self.late():
                        break  # the last simulation was broken off
                    plan.found.append(value)
                    self.simulations += 1
            order = [(-self.gain(plan, first), i) for i, plan in enumerate(left)]
            order.sort()
            kept = [left[i] for _, i in order[: max(2, (len(left) + 1) // 2)]]
            if first not in kept:
                kept[-1] = first
            left = kept
        best = first
        for plan in plans:
            if self.gain(plan, first) > self.gain(best, first):
                best = plan
        if best is not first:
            self.changes += 1
        return best

    def gain(self, plan: Plan, first: Plan) -> float:
        """How much better a plan is than the first: the mean difference, less its standard error for the cautious."""
        if plan is first:
            return 0.0
        n = min(len(plan.found), len(first.found))
        if n < SAMPLE:
            return -1e9
        total = 0.0
        for i in range(n):
            total += plan.found[i] - first.found[i]
        mean = total / n
        squares = 0.0
        for i in range(n):
            squares += (plan.found[i] - first.found[i] - mean) ** 2
        return mean - self.caution * sqrt(squares / (n - 1) / n)

    def outcome(self, sample: State, seat: int, line: list[int]) -> float:
        """What a plan is worth in one redraw: it is played as far as it goes, and everybody plays on.

        All simulations of a search end at the same time, after the same number of turns.
        """
        state = sample.clone()
        turns = self.turns or state.seats
        number, whose = self.game.turn_number(state), self.game.turn_of(state)
        at = 0
        for _ in range(LONGEST_LOOK):
            if state.over or self.late():
                break
            if self.game.turn_number(state) != number or self.game.turn_of(state) != whose:
                number, whose = self.game.turn_number(state), self.game.turn_of(state)
                turns -= 1
                if turns <= 0:
                    break
            asked = seat if at < len(line) and state.is_actor(seat) else state.actors[0]
            legal = state.legal(asked)
            self.nodes -= 1  # so that simulations in which nothing is evaluated come to an end, too
            if asked == seat and at < len(line) and line[at] in legal:
                state.play_legal(asked, line[at])
                at += 1
                continue
            at = len(line) if asked == seat else at
            state.play_legal(asked, self.reply(state, asked, legal))
        return self.worth(state, seat)
