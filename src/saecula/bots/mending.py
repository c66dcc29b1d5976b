"""A search that mends its plans: one move is replaced, added, left out or made earlier, as long as that helps.

The first steps of a detour often look bad: develop a technology first, then build something better. Playing on with the
best-looking moves does not find them, and a beam loses them among those that bring something at once.

What has to be decided before the seat is free to end its turn (politics, fights, discards) is judged by the position in
which it becomes free and the best-looking moves from there, on several redraws. A plan is judged by the position in
which it ends the turn, not by the one after that: cards drawn at the end of the turn are luck.
"""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

from saecula.bots.greedy import LONGEST, answer_for_others
from saecula.bots.search import ALIKE, DEPTH, Plan, SearchBot
from saecula.kernel.bot import Budget, Style
from saecula.kernel.game import Game
from saecula.kernel.state import State

BETTER: Final = 1e-6  # by how much a plan must be better
REDRAWS: Final = 3  # for decisions, so many times as many as for answers: most of them lead to what is known already
FIRST_LOOK: Final = 2  # redraws for all decisions; the rest is for ...
FINALISTS: Final = 3  # ... so many of them
OPPORTUNITY: Final = 2.5  # what is lost by passing where something could be brought to light
MISFORTUNE: Final = 1.3  # what may come to light counts no worse than this: somebody else would mostly uncover it, too
WHOLE_TURN: Final = 0.85  # of what is left, for a plan of the whole turn ...
PLANNED: Final = 0.6  # ... at least so much of what there was at first; decisions before it get a look all the same
OUTLINES: Final = 3  # lines that are looked at together for what may follow a decision, at most ...
OUTLINE: Final = 60  # ... each of which takes about so many positions
WIDE: Final = 12  # lines that are looked at together for what follows if nothing is done ...
COMMON: Final = 4  # ... the best of which are tried after every decision: luck in finding lines must not choose
NARROW: Final = 2  # ... so many of them in further redraws
KEEN: Final = 10  # moves that are looked at again at the next step ...
DETOUR: Final = 3  # ... which is followed until so many steps bring nothing


class Step:
    """A line of moves within a turn: where it leads to, what that is worth, and the position before the last move.

    `tally`: what the game says of the turn so far. Where it differs, so may what can still be done.
    """

    def __init__(self, state: State, parent: State, line: list[int], value: float, tally: int) -> None:
        self.state = state
        self.parent = parent
        self.line = line
        self.value = value
        self.tally = tally


class MendingBot(SearchBot):
    """Search, and the best plans that it finds are mended."""

    def __init__(
        self,
        game: Game[Any],
        seed: int | str,
        turn_nodes: int,
        plans: int,
        width: int,
        mended: int,
        turns: int = 0,
        style: Style | None = None,
        weights: list[float] | None = None,
    ) -> None:
        """`mended`: how many plans are mended. The rest as for SearchBot."""
        super().__init__(game, seed, turn_nodes, weights, plans, width, turns=turns, style=style)
        self.mended = mended
        self.outlined = 1  # how many ways to go on after a decision are judged further
        self.root: State | None = None  # from which plans are looked for ...
        self.seat = -1  # ... and for whom
        self.stopped: State | None = None  # where the line that was followed last ends the turn
        self.planned_in = (-1, -1)  # the turn in which a plan was looked for
        self.redrawn_in = (-1, -1)  # the turn in which ...
        self.redraws: list[int] = []  # ... decisions are judged by these
        self.open = False  # whether chance or somebody else has a say in what a decision leads to

    def search(self, state: State, seat: int, legal: list[int], budget: Budget) -> list[int]:
        """The best plan from here, or the best move if the seat is not free to end its turn."""
        legal = self.game.candidates(state, seat, legal)
        if self.game.turn_of(state) != seat or self.is_free(state, seat, legal):
            return super().search(state, seat, legal, budget)
        whole = budget.nodes or self.turn_nodes
        nodes = self.share(state, seat, whole)
        if self.planned_in != self.moment:
            nodes = min(nodes, self.left - int(PLANNED * whole))
        self.nodes = nodes
        self.deadline = monotonic() + budget.seconds if budget.seconds else 0.0
        if self.redrawn_in != self.moment:
            self.redrawn_in = self.moment
            self.redraws = [self.chance.below(1 << 53) for _ in range(REDRAWS * self.style.samples)]
        root = state.determinize(seat, self.redraws[0])
        self.game.fix_horizon(root)
        self.searches += 1
        line = self.best_decision(root, seat, self.decisions(root, seat, legal))
        self.left -= nodes - self.nodes
        return line

    def candidates(self, state: State, seat: int) -> list[int]:
        """The legal moves that are looked at."""
        return self.game.candidates(state, seat, state.legal(seat))

    def decisions(self, root: State, seat: int, legal: list[int]) -> list[list[int]]:
        """What can be decided: each legal move, with the answer to the next question if others learn of it only then.

        An attack and whom it is aimed at are one decision. If the aim were chosen anew in each redraw, it would be
        chosen by cards that the seat cannot see.
        """
        found: list[list[int]] = []
        for move in legal:
            child = after(root, seat, move)
            lines = [[move]]
            if self.goes_on(root, child, seat):
                answers = child.legal(seat)
                if after(child, seat, answers[0]).reveals != child.reveals and not self.is_free(child, seat, answers):
                    lines = [[move, answer] for answer in self.candidates(child, seat)]
            found += lines
        return found

    def best_decision(self, root: State, seat: int, lines: list[list[int]]) -> list[int]:
        """The best of them by the redraws of this turn; after a first look the most promising, and to do nothing.

        What leads to the same as in another redraw, by its worth and its tally, is not judged again.
        """
        found: list[list[float]] = [[] for _ in lines]
        known: list[dict[tuple[int, int], float]] = [{} for _ in lines]  # what becomes of them, by what they lead to
        guides: list[list[int]] = [[] for _ in lines]
        wider = [0.0 for _ in lines]  # what a wide look found beyond the narrow one that has to do in other redraws
        uncovers = [after(root, seat, line[0]).drawn != root.drawn for line in lines]
        nothing = len(lines) - 1
        misfortunes: list[float] = []  # by redraw: how much worse than nothing whatever uncovers something is
        left = list(range(len(lines)))
        self.open = False
        width = 0
        common: list[list[int]] = []
        for sample, redraw in enumerate(self.redraws):
            if sample and (self.spent() or not self.open):
                break
            if sample == FIRST_LOOK:
                left = promising(judged(found, uncovers, misfortunes), left, FINALISTS)
            copy = root.determinize(seat, redraw) if sample else root
            ends = {i: self.until_free(copy, seat, lines[i]) for i in left}
            if not sample:
                most = self.nodes // (OUTLINE + self.prospect_price())
                if 1 < most < len(lines):
                    left = promising([self.worth(ends[i], seat) for i in left], left, most - 1)
                if self.open or self.changes_goods(list(ends.values()), seat):
                    width = max(0, min(OUTLINES, (self.nodes // len(left) - self.prospect_price()) // OUTLINE))
                if width:
                    common = [plan.line for plan in self.outlines(ends[nothing], seat, WIDE)[:COMMON]]
            light = -1e9  # the best of what uncovers something
            for i in left:
                end = ends[i]
                alike = (int(self.worth(end, seat) * ALIKE), -1 if end.over else self.game.tally(end, seat))
                if alike not in known[i]:
                    value = self.promise(end, seat, width, guides[i], common)
                    if not known[i] and guides[i]:
                        wider[i] = value - self.promise(end, seat, width, guides[i], common)
                    elif guides[i]:
                        value += wider[i]
                    known[i][alike] = value
                found[i].append(known[i][alike])
                if uncovers[i]:
                    light = max(light, found[i][-1])
            misfortunes.append(max(0.0, found[nothing][-1] - MISFORTUNE - light))
        totals = judged(found, uncovers, misfortunes)
        best = left[0]
        for i in left:
            if totals[i] > totals[best] + BETTER:
                best = i
        return lines[best]

    def changes_goods(self, ends: list[State], seat: int) -> bool:
        """Whether decisions lead to something else at once, by the tally of the turn.

        If they do not, they are about cards in hand alone. What these are worth is then a better judge than what
        follows: it makes so little difference that luck in finding lines would choose.
        """
        tallies: list[int] = []
        for end in ends:
            tally = -1 if end.over else self.game.tally(end, seat)
            if tally < 0:
                return True
            tallies.append(tally)
        return min(tallies) < max(tallies)

    def is_free(self, state: State, seat: int, legal: list[int]) -> bool:
        """Whether one of the moves ends the turn."""
        for move in legal:
            if self.game.ends_turn(state, seat, move):
                return True
        return False

    def until_free(self, state: State, seat: int, line: list[int]) -> State:
        """The position after a decision in which the seat can end its turn, or the turn has ended.

        Until then everybody plays what looks best.
        """
        child = state
        for move in line:
            child = after(child, seat, move)
        for _ in range(LONGEST):
            if child.over or self.game.turn_of(child) != seat:
                break
            asked = seat if child.is_actor(seat) else child.actors[0]
            legal = child.legal(asked)
            if asked == seat and self.is_free(child, seat, legal):
                break
            if asked != seat:
                self.open = True
            child.play_legal(asked, self.reply(child, asked, legal))
            answer_for_others(child, seat)
        if child.drawn != state.drawn:
            self.open = True
        return child

    def promise(self, state: State, seat: int, width: int, guide: list[int], common: list[list[int]]) -> float:
        """What the rest of the turn will make of a position: what is bad only if left alone is not bad.

        `width`: how many lines are looked at together; 0: the position itself has to do. `guide`: the moves that
        followed the same decision in another redraw; if there are none yet, they are added. `common`: lines that are
        tried as well.
        """
        if not width:
            self.nodes -= 1
            return self.worth(state, seat)
        if guide:
            begun = self.retraced(state, seat, guide)
            rest = self.outlines(played(state, seat, begun.line), seat, 1)[0]
            plans = [Plan(begun.line + rest.line, rest.value)]
        else:
            plans = self.outlines(state, seat, width)
        best, line = -1e9, guide
        plans += [self.retraced(state, seat, way) for way in common]
        for plan in best_of(plans, NARROW if guide else self.outlined):
            value = self.with_prospects(state, seat, plan)
            if value > best + BETTER:
                best, line = value, plan.line
        if not guide:
            guide += line
        return best

    def retraced(self, state: State, seat: int, line: list[int]) -> Plan:
        """Those moves of a line that can be played here, too."""
        root = state
        found: list[int] = []
        for move in line:
            if self.goes_on(root, state, seat) and move in state.legal(seat):
                state = after(state, seat, move)
                found.append(move)
        self.nodes -= 1
        return Plan(found, self.worth(state, seat))

    def with_prospects(self, state: State, seat: int, plan: Plan) -> float:
        """What an outline is worth."""
        return plan.value

    def prospect_price(self) -> int:
        """How many positions are looked at for what an outline is worth beyond itself, about."""
        return 0

    def outlines(self, state: State, seat: int, width: int, alone: bool = False) -> list[Plan]:
        """What a small beam finds in the rest of the turn, the best first: where to stop, and the moves until then.

        Moves that look poor at first are not looked at again. `alone`: without what somebody else may take first.
        """
        best = self.worth(state, seat)
        found = [Plan([], best)]
        self.nodes -= 1
        front = [Step(state, state, [], best, -1)] if self.goes_on(state, state, seat) else []
        poor: dict[int, bool] = {}  # by move: never yet among the best of a step
        idle = 0
        while front and idle < DETOUR:
            reached: dict[int, Step] = {}  # by value, so that the same moves in another order count once
            begun: dict[int, int] = {}  # by value: the move
            for step in front:
                for move in self.candidates(step.state, seat):
                    if poor.get(move, False) or self.game.ends_turn(step.state, seat, move):
                        continue
                    if alone and self.game.contested(move):
                        continue
                    for line, child in self.answered(step.state, seat, move):
                        self.nodes -= 1
                        value = self.worth(child, seat)
                        key = int(value * ALIKE)
                        reached[key] = Step(child, step.state, step.line + line, value, -1)
                        begun[key] = move
            keys = sorted(reached, reverse=True)
            order = [reached[key] for key in keys]
            for n, key in enumerate(keys):
                poor[begun[key]] = poor.get(begun[key], True) and n >= KEEN
            front = [step for step in order[:width] if self.goes_on(state, step.state, seat)]
            idle += 1
            if order and order[0].value > best + BETTER:
                best, idle = order[0].value, 0
            found += [Plan(step.line, step.value) for step in order[:width]]
        return best_of(found, len(found))

    def answered(self, state: State, seat: int, move: int) -> list[tuple[list[int], State]]:
        """A move with each answer to the question that it asks at once; without one, the move, and twice the move.

        And what they lead to. The first of two moves alone often brings nothing: the last but one stage of a wonder.
        """
        child = after(state, seat, move)
        found = [([move], child)]
        if self.goes_on(state, child, seat):
            answers = child.legal(seat)
            if not self.is_free(child, seat, answers):
                found = [([move, answer], after(child, seat, answer)) for answer in answers]
            elif move in answers:
                found.append(([move, move], after(child, seat, move)))
        return found

    def find_plans(self, root: State, seat: int, legal: list[int]) -> list[Plan]:
        """Different plans, the most promising first, at least one."""
        self.root, self.seat = root, seat
        wanted = self.most_plans
        self.most_plans = max(wanted, self.mended)
        plans = super().find_plans(root, seat, legal)
        self.most_plans = wanted
        if self.game.turn_of(root) == seat:
            plans = [self.mend(root, seat, plan) for plan in plans[: self.mended]] + plans[self.mended :]
        order = [(-plan.value, i) for i, plan in enumerate(plans)]
        order.sort()
        return [plans[i] for _, i in order[:wanted]]

    def share(self, state: State, seat: int, whole: int) -> int:
        """How many positions this search may evaluate: most of them where the whole turn is planned.

        The first plan of a turn gets its part, whatever has been spent before.
        """
        share = super().share(state, seat, whole)
        if self.game.turn_of(state) != seat or not self.is_free(state, seat, state.legal(seat)):
            return share
        if self.planned_in != self.moment:
            self.planned_in = self.moment
            self.left = max(self.left, int(PLANNED * whole))
        return max(share, int(WHOLE_TURN * self.left))

    def beam(self, root: State, seat: int, legal: list[int], found: dict[int, Plan]) -> None:
        """Look at the best continuations of several lines at once.

        The same moves in another order mostly come to the same position, which is not looked at again unless the game's
        `tally` tells that the order made a difference.
        """
        if self.game.turn_of(root) != seat:
            return
        last = [move for move in legal if self.game.ends_turn(root, seat, move)]
        ending = bool(last) and after(root, seat, last[0]).over
        front = [Step(root, root, [], self.worth(root, seat), -1)]
        seen: dict[tuple[int, int], bool] = {}
        for _ in range(DEPTH):
            reached: list[Step] = []
            known: dict[tuple[int, ...], bool] = {}
            for step in front:
                if self.spent():
                    return
                state = step.state
                for move in legal if state is root else self.candidates(state, seat):
                    line = [*step.line, move]
                    if self.game.ends_turn(state, seat, move):
                        self.note(found, line, self.worth(after(state, seat, move), seat) if ending else step.value)
                        continue
                    child = after(state, seat, move)
                    tally = self.game.tally(child, seat)
                    moves = sorted(line)
                    moves.append(tally)
                    key = tuple(moves)
                    if tally >= 0 and key in known:
                        continue
                    known[key] = True
                    self.nodes -= 1
                    reached.append(Step(child, state, line, self.worth(child, seat), tally))
            front = []
            for step in self.best_steps(reached, seen):
                if self.goes_on(root, step.state, seat):
                    front.append(step)
                    continue
                rest = step.line[-1:]
                value = self.follow(step.parent, seat, rest)
                self.keep(found, step.line[:-1] + rest, value)
            if not front:
                return

    def best_steps(self, steps: list[Step], seen: dict[tuple[int, int], bool]) -> list[Step]:
        """The best of them, as many as the beam is wide, without those that have been seen.

        The best line that ends with a move comes before the second one of another: what looks poor at first may be a
        detour.
        """
        order = [(-step.value, i) for i, step in enumerate(steps)]
        order.sort()
        found: list[Step] = []
        ends: dict[int, bool] = {}  # by move: whether a line ends with it
        for detours in (True, False):
            for value, i in order:
                mark = (int(value * ALIKE), steps[i].tally)
                last = steps[i].line[-1]
                if mark in seen or (detours and last in ends):
                    continue
                if not detours and len(found) >= self.width:
                    break
                seen[mark] = True
                ends[last] = True
                found.append(steps[i])
        return found

    def keep(self, found: dict[int, Plan], line: list[int], value: float) -> None:
        """Add a plan, by what it is worth where it ends the turn."""
        self.note(found, line, self.before_end(line, value))

    def note(self, found: dict[int, Plan], line: list[int], value: float) -> None:
        """Add a plan, unless it is a known one in another order; the shorter of two that come to the same."""
        key = int(value * ALIKE)
        if key not in found or len(line) < len(found[key].line):
            found[key] = Plan(line, value)

    def before_end(self, line: list[int], value: float) -> float:
        """What a plan is worth where it ends the turn; the value given if it does not, or if that ends the game."""
        if self.root is None:
            return value
        state = self.root.clone()
        for move in line[:-1]:
            state.play_legal(self.seat, move)
            answer_for_others(state, self.seat)
        if not self.game.ends_turn(state, self.seat, line[-1]):
            return value
        before = self.worth(state, self.seat)
        state.play_legal(self.seat, line[-1])
        return value if state.over else before

    def rank(self, state: State, seat: int, legal: list[int]) -> list[int]:
        """The moves, best at first sight first; one that ends the turn by the position before it."""
        moves = legal.copy()
        self.chance.shuffle(moves)
        values: list[tuple[float, int]] = []
        for i, move in enumerate(moves):
            self.nodes -= 1
            child = state if self.game.ends_turn(state, seat, move) else after(state, seat, move)
            values.append((-self.worth(child, seat), i))
        values.sort()
        return [moves[i] for _, i in values]

    def follow(self, state: State, seat: int, line: list[int]) -> float:
        """Continue a line to the end of the turn, adding the moves. Returns what the position before that is worth."""
        self.stopped = state if self.game.ends_turn(state, seat, line[0]) else None
        end = self.end_of(state, seat, line)
        return self.worth(end if end.over or self.stopped is None else self.stopped, seat)

    def reply(self, state: State, seat: int, legal: list[int]) -> int:
        """The best-looking move, for lines that are played on."""
        move = super().reply(state, seat, self.game.candidates(state, seat, legal))
        if self.game.ends_turn(state, seat, move):
            self.stopped = state.clone()
        return move

    def mend(self, root: State, seat: int, plan: Plan) -> Plan:
        """Change one move after the other, each time in the best way, until nothing helps."""
        for _ in range(DEPTH):
            best = plan
            for changed in self.changed(root, seat, plan):
                if changed.value > best.value + BETTER:
                    best = changed
            if best is plan:
                return plan
            plan = best
        return plan

    def changed(self, root: State, seat: int, plan: Plan, replaced: bool = False) -> list[Plan]:
        """A plan in all the ways in which one move is added, left out or made earlier; `replaced`: or by another."""
        found: list[Plan] = []
        state = root
        for i, move in enumerate(plan.line):
            if self.spent():
                break
            before = plan.line[:i]
            rest = plan.line[i:]
            legal = self.candidates(state, seat)
            changes = [[other, *rest] for other in legal if other != move]
            changes.append(rest[1:])
            changes += [earlier for earlier in moved_up(rest) if earlier[0] in legal]
            if replaced:
                changes += [[other, *rest[1:]] for other in legal if other != move]
            found += [self.played_on(root, state, seat, before, line) for line in changes]
            state = after(state, seat, move)
            if not self.goes_on(root, state, seat):
                break
        return found

    def played_on(self, root: State, state: State, seat: int, before: list[int], line: list[int]) -> Plan:
        """A plan of those moves of a line that are still legal, and then the best-looking ones."""
        done = before.copy()
        for move in line:
            if move not in state.legal(seat) or self.game.ends_turn(state, seat, move):
                continue
            child = after(state, seat, move)
            if not self.goes_on(root, child, seat):
                tail = [move]
                return Plan(done + tail, self.follow(state, seat, tail))
            done.append(move)
            state = child
        tail = [self.reply(state, seat, state.legal(seat))]
        value = self.follow(state, seat, tail)
        return Plan(done + tail, value)

    def goes_on(self, root: State, state: State, seat: int) -> bool:
        """Whether a line from the root can be continued here: nothing was learned, and the turn is not over."""
        return (
            not state.over
            and state.reveals == root.reveals
            and state.is_actor(seat)
            and self.game.turn_of(state) == seat
        )


def after(state: State, seat: int, move: int) -> State:
    """The position after a move."""
    child = state.clone()
    child.play_legal(seat, move)
    answer_for_others(child, seat)
    return child


def played(state: State, seat: int, line: list[int]) -> State:
    """The position after some moves."""
    for move in line:
        state = after(state, seat, move)
    return state


def best_of(plans: list[Plan], wanted: int) -> list[Plan]:
    """The best plans, the best one first; of those worth the same only the first."""
    order = [(-plan.value, i) for i, plan in enumerate(plans)]
    order.sort()
    found: list[Plan] = []
    known: dict[int, bool] = {}
    for value, i in order:
        if len(found) < wanted and int(value * ALIKE) not in known:
            known[int(value * ALIKE)] = True
            found.append(plans[i])
    return found


def moved_up(line: list[int]) -> list[list[int]]:
    """A line with one or two of its moves made first: what they bring may help with the others."""
    found: list[list[int]] = []
    for together in (1, 2):
        for i in range(1, len(line) - together):  # the last move ends the turn
            found.append(line[i : i + together] + line[:i] + line[i + together :])
    return found


def mean(values: list[float]) -> float:
    """The mean of what a decision led to in several redraws."""
    return sum(values) / len(values)


def promising(values: list[float], left: list[int], wanted: int) -> list[int]:
    """The best decisions of those that are left, and to do nothing, the last one of all."""
    order = [(-values[i], i) for i in left]
    order.sort()
    return sorted([i for n, (_, i) in enumerate(order) if n < wanted or i == len(values) - 1])


def judged(found: list[list[float]], uncovers: list[bool], misfortunes: list[float]) -> list[float]:
    """What decisions are worth, by what they led to in several redraws.

    `misfortunes`: by redraw, what whatever uncovers something loses by that. This is no reason not to do it, unless all
    redraws agree: then it is known to come.
    """
    luck = OPPORTUNITY + mean(misfortunes) - min(misfortunes)
    totals: list[float] = []
    for i, values in enumerate(found):
        if not values:
            totals.append(-1e9)  # it was not looked at
        else:
            totals.append(mean(values) + luck if uncovers[i] else mean(values))
    return totals
