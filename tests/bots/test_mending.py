"""The bot that mends its plans: it finds detours, and judges what comes before its actions by where that leads."""

from __future__ import annotations

from random import Random
from time import monotonic

import pytest

import saecula
from saecula import Budget, bots
from saecula.arena.playing import play_game
from saecula.bots.mending import OPPORTUNITY, REDRAWS, MendingBot, Step, after, best_of, judged, moved_up
from saecula.bots.search import Plan
from saecula.games.through_the_ages.phases import ACTIONS, BIDDING, POLITICS
from saecula.games.through_the_ages.state import Ages
from saecula.kernel.bot import Style
from saecula.kernel.state import State
from tests import harness  # makes the toys known
from tests.games.through_the_ages.given import arms, hand, politic, reveal, row, stored, table, workers
from tests.plots import game as plots
from tests.toy import game as toy

assert harness.SUBJECTS
AGES = saecula.game("through_the_ages")


def mending(seed: int = 1, samples: int = 3) -> MendingBot:
    """A small one, with weights that stay as they are."""
    return MendingBot(AGES, seed, 4000, 1, 8, 2, style=Style(samples=samples), weights=AGES.weight_sets()["11"])


def positions(phase: int, number: int, seed: int = 3) -> list[Ages]:
    """Positions of a game of bots in which somebody chooses in a phase of the own turn."""
    state = AGES.new(3, seed)
    players = [bots.make("greedy-1", AGES, seat) for seat in range(3)]
    found: list[Ages] = []
    turn = -1
    for move in range(2000):
        seat = state.actors[0]
        if (
            state.frame(0) == phase
            and state.round > 2
            and len(state.legal(seat)) > 2
            and AGES.turn_number(state) != turn
        ):
            turn = AGES.turn_number(state)
            found.append(state.clone())
            if len(found) == number:
                break
        state.play(seat, bots.ask(players[seat], state.determinize(seat, move), seat, Budget(nodes=1)))
    assert len(found) == number
    return found


@pytest.mark.parametrize(("phase", "number"), [(ACTIONS, 2), (POLITICS, 12)])
def test_the_choice_depends_on_nothing_that_the_seat_does_not_know(phase: int, number: int) -> None:
    """However the hidden cards and the dice are redrawn, the move and the plan behind it are the same."""
    for state in positions(phase, number):
        seat = state.actors[0]
        found: list[list[int]] = []
        for redraw in (1, 22, 333, 4444):
            bot = mending(samples=1)
            move = bot.choose(state.determinize(seat, redraw), seat, Budget())
            found.append([move, *bot.plan])
        assert found == found[:1] * 4


def test_a_mended_plan_is_as_good_as_before_or_better() -> None:
    """Lines of the best-looking moves can often be mended; the moves are legal in their order."""
    gains: list[float] = []
    ended = 0  # the other lines end where something is uncovered
    for state in positions(ACTIONS, 8):
        seat = state.actors[0]
        root = state.determinize(seat, 1)
        AGES.fix_horizon(root)
        bot = mending()
        bot.nodes = 20_000
        line = bot.rank(root, seat, root.legal(seat))[:1]
        before = Plan(line, bot.follow(root, seat, line))
        after = bot.mend(root, seat, before)
        ended += ends_turn(root, seat, before)
        ends_turn(root, seat, after)
        gains.append(after.value - before.value)
    assert ended >= 6
    assert min(gains) >= 0.0
    assert max(gains) > 1.0


def ends_turn(root: Ages, seat: int, plan: Plan) -> bool:
    """Play a plan, all of whose moves must be legal; whether the turn is over then."""
    state = root.clone()
    for move in plan.line:
        assert move in state.legal(seat)
        state.play(seat, move)
    return state.over or state.active != seat


def detour() -> Ages:
    """Take Alchemy, develop it, upgrade a lab: nothing is gained before the third move."""
    state = table(3)
    stored(state, bronze=6)
    row(state, "alchemy")
    state.civ[0].science = 4
    root = state.determinize(0, 1)
    AGES.fix_horizon(root)
    return root


def is_taken(line: list[int]) -> bool:
    """Whether a line takes the detour."""
    names = [AGES.moves.name(move) for move in line]
    return names.index("take 1") < names.index("develop alchemy") < names.index("upgrade philosophy alchemy")


def test_a_technology_is_developed_first_if_it_can_be_used_at_once() -> None:
    root, bot = detour(), mending()
    bot.nodes = 4000
    done = [AGES.moves.parse("done")]
    plan = bot.mend(root, 0, Plan(done, bot.follow(root, 0, done)))
    assert is_taken(plan.line)


def test_moves_are_also_made_earlier() -> None:
    """One or two together; the last one, which ends the turn, stays where it is."""
    assert moved_up([1, 2, 3, 9]) == [[2, 1, 3, 9], [3, 1, 2, 9], [2, 3, 1, 9]]
    assert moved_up([1, 9]) == moved_up([9]) == []


def test_a_leader_comes_first_who_gives_back_what_a_technology_costs() -> None:
    """Newton returns the civil action, so that there is one for the lab, too."""
    state = table(3, age=2)
    hand(state, "isaac_newton", "alchemy")
    state.civ[0].science = 20
    stored(state, bronze=6)
    state.civ[0].civil_spent = state.civ[0].civil_actions - 2
    root = state.determinize(0, 1)
    AGES.fix_horizon(root)
    bot = mending()
    bot.nodes = 20_000
    late = [AGES.moves.parse(name) for name in ("develop alchemy", "lead isaac_newton", "done")]
    plan = bot.mend(root, 0, Plan(late, bot.follow(root, 0, late[:])))
    names = [AGES.moves.name(move) for move in plan.line]
    assert names.index("lead isaac_newton") < names.index("develop alchemy")
    assert "build alchemy" in names or "upgrade philosophy alchemy" in names


def test_an_aggression_that_cannot_succeed_is_not_played() -> None:
    """Not even to be rid of the card."""
    state = table(3)
    workers(state, 1, warriors=4)
    workers(state, 2, warriors=4)
    arms(state, "raid_i", "enslave", "plunder_i", "bonus_i")
    politic(state)
    assert any(AGES.moves.name(move).startswith("attack") for move in state.legal(0))
    for seed in range(5):
        move = mending(seed).choose(state.determinize(0, seed), 0, Budget())
        assert AGES.moves.name(move) == "done"


@pytest.mark.parametrize("seats", [2, 4])
def test_it_plays_games_with_sealed_answers_and_windows_to_the_end(seats: int) -> None:
    """It answers questions in other seats' turns as well."""
    for game in (toy, plots):
        line = [MendingBot(game, seat, 60, 1, 4, 2) for seat in range(seats)]
        assert play_game(game, line, 2, {}).now.over


@pytest.mark.parametrize("phase", [ACTIONS, POLITICS])
def test_it_stops_on_time(phase: int) -> None:
    state = positions(phase, 1)[0]
    seat = state.actors[0]
    bot = MendingBot(AGES, 1, 10_000_000, 1, 500, 50, style=Style(samples=1000))
    begin = monotonic()
    assert bot.choose(state.determinize(seat, 1), seat, Budget(seconds=0.2)) in state.legal(seat)
    assert monotonic() - begin < 4.0


def test_an_attack_and_its_aim_are_one_decision() -> None:
    """And it is aimed as it was meant: at the one who has no units, whatever the redraws say of the cards in hands."""
    state = table(3)
    workers(state, 0, warriors=3)
    workers(state, 1, warriors=3)
    workers(state, 2, warriors=0)
    arms(state, "raid_i")
    politic(state)
    attack, aims = AGES.moves.parse("attack raid_i"), [AGES.moves.parse(f"aim {seat}") for seat in (1, 2)]
    assert [line for line in mending().decisions(state, 0, state.legal(0)) if line[0] == attack] == [
        [attack, aim] for aim in aims
    ]
    for seed in range(5):
        bot = mending(seed)
        assert bot.choose(state.determinize(0, seed), 0, Budget()) == attack
        assert bot.plan == aims[1:]


def test_cards_to_discard_are_no_part_of_the_decision_before() -> None:
    """Nobody learns anything by it, so it can wait."""
    state = table(3)
    arms(state, "raid_i", "enslave", "plunder_i", "bonus_i", "phalanx", "medieval_army")
    politic(state)
    assert [AGES.moves.parse("done")] in mending().decisions(state, 0, state.legal(0))


def test_an_event_is_prepared_rather_than_nothing_done() -> None:
    """What comes up for it may be bad, but somebody else would uncover it."""
    state = table(3)
    workers(state, 1, warriors=4)
    workers(state, 2, warriors=4)
    arms(state, "developed_territory_i", "phalanx")
    politic(state)
    for seed in range(8):
        move = mending(seed).choose(state.determinize(0, seed), 0, Budget())
        assert AGES.moves.name(move) == "prepare developed_territory_i"


def test_an_attack_that_brings_much_is_played_rather_than_an_event_prepared() -> None:
    """What comes up for an event is no better for being bad: it is compared with doing nothing, not with the attack."""
    state = table(3)
    workers(state, 0, warriors=6)
    workers(state, 1, warriors=0)
    stored(state, seat=1, bronze=3)
    arms(state, "plunder_i", "crusades")
    politic(state)
    for seed in range(6):
        bot = mending(seed)
        assert AGES.moves.name(bot.choose(state.determinize(0, seed), 0, Budget())) == "attack plunder_i"
        assert AGES.moves.name(bot.plan[0]) == "aim 1"


def test_what_comes_up_in_every_redraw_counts_and_what_may_come_up_does_not() -> None:
    """An event is given up for nothing if it is known to bring misfortune, but not for one that may come up."""
    uncovers = [True, False]
    known = judged([[0.0, 0.0, 0.0], [20.0, 20.0, 20.0]], uncovers, [20.0, 20.0, 20.0])
    assert known == [OPPORTUNITY, 20.0]
    unknown = judged([[20.0, 0.0, 20.0], [20.0, 20.0, 20.0]], uncovers, [0.0, 20.0, 0.0])
    assert unknown == pytest.approx([20.0 + OPPORTUNITY, 20.0])
    partly = judged([[15.0, 0.0], [20.0, 20.0]], uncovers, [5.0, 20.0])
    assert partly == pytest.approx([15.0 + OPPORTUNITY, 20.0])


def test_a_position_in_which_the_game_is_over_has_no_rest_of_the_turn() -> None:
    state = table(3)
    state.last_round = state.round
    while not state.over:
        seat = state.actors[0]
        state.play(seat, state.legal(seat)[-1])
    bot = mending()
    assert bot.promise(state, 0, 3, [], []) == bot.worth(state, 0)
    assert [plan.line for plan in bot.outlines(state, 0, 3)] == [[]]


def test_the_rest_of_the_turn_is_outlined_beyond_what_looks_best_at_first() -> None:
    root, bot = detour(), mending()
    best, line = bot.outlines(root, 0, 3)[0].value, bot.outlines(root, 0, 3)[0].line
    end = played(root, 0, line)
    assert end is not None
    assert best == bot.worth(end, 0) > bot.worth(root, 0)
    assert is_taken(line)


def test_what_followed_in_one_redraw_guides_the_look_at_the_next() -> None:
    for state in positions(ACTIONS, 3):
        seat = state.actors[0]
        root = state.determinize(seat, 1)
        AGES.fix_horizon(root)
        bot = mending()
        guide: list[int] = []
        bot.nodes = 0
        best = bot.promise(root, seat, 3, guide, [])
        first = -bot.nodes
        assert guide
        kept = guide.copy()
        bot.nodes = 0
        assert bot.promise(root, seat, 3, guide, []) >= best
        assert guide == kept
        assert -bot.nodes < 0.5 * first
        assert bot.promise(root, seat, 0, [], []) == bot.worth(root, seat) < best


@pytest.mark.parametrize(("wins", "played"), [(2, "done"), (8, "attack raid_i")])
def test_an_attack_that_seldom_succeeds_is_not_played_for_the_first_redraws(wins: int, played: str) -> None:
    """What decisions lead to is looked at in many redraws, but the same outcome is judged only once."""
    state = table(3)
    workers(state, 0, warriors=3)
    arms(state, "raid_i")
    politic(state)
    attack, nothing = [AGES.moves.parse("attack raid_i"), AGES.moves.parse("aim 1")], [AGES.moves.parse("done")]
    won, repelled = state.clone(), state.clone()
    won.own_civilizations()
    won.civ[0].culture += 3
    bot = mending()
    bot.nodes = 100_000
    bot.redraws = list(range(100, 100 + 3 * REDRAWS))
    attacks: list[State] = []
    judged_: list[State] = []

    def until_free(copy: State, seat: int, line: list[int]) -> State:
        bot.open = True
        if line == nothing:
            return state
        attacks.append(won if len(attacks) < wins else repelled)
        return attacks[-1]

    def promise(end: State, seat: int, width: int, guide: list[int], common: list[list[int]]) -> float:
        judged_.append(end)
        return 30.0 if end is won else -10.0 if end is repelled else 0.0

    bot.until_free, bot.promise = until_free, promise  # type: ignore[method-assign, assignment]
    assert AGES.moves.name(bot.best_decision(state, 0, [attack, nothing])[0]) == played
    assert len(attacks) == 3 * REDRAWS
    assert judged_ == [won, state, repelled]


def test_what_a_wide_look_finds_counts_for_outcomes_that_get_a_narrow_one() -> None:
    """Otherwise whatever has several outcomes would seem worse than what has one."""
    state = table(3)
    arms(state, "raid_i")
    politic(state)
    attack, nothing = [AGES.moves.parse("attack raid_i"), AGES.moves.parse("aim 1")], [AGES.moves.parse("done")]
    others = [state.clone() for _ in range(3)]
    for number, other in enumerate(others):
        other.own_civilizations()
        other.civ[0].culture += number
    bot = mending()
    bot.nodes = 100_000
    bot.redraws = list(range(100, 100 + 3 * REDRAWS))
    attacks: list[State] = []

    def until_free(copy: State, seat: int, line: list[int]) -> State:
        bot.open = True
        if line == nothing:
            return state
        attacks.append(others[len(attacks) % 3])
        return attacks[-1]

    def promise(end: State, seat: int, width: int, guide: list[int], common: list[list[int]]) -> float:
        found = 50.0 if guide else 60.0  # a narrow look finds less
        guide[:] = [1]
        return found + (1.0 if end is not state else 0.0)

    bot.until_free, bot.promise = until_free, promise  # type: ignore[method-assign, assignment]
    assert bot.best_decision(state, 0, [attack, nothing]) == attack


def test_cards_to_discard_are_judged_by_what_they_are_worth() -> None:
    """What follows makes no difference but by luck. Where something else changes, it is looked at."""
    state = table(3)
    arms(state, "raid_i", "enslave", "plunder_i", "bonus_i", "phalanx")
    politic(state)
    widths: list[int] = []

    def asked(seat: int) -> list[int]:
        bot = mending()
        ahead = bot.promise

        def promise(end: State, seat: int, width: int, guide: list[int], common: list[list[int]]) -> float:
            widths.append(width)
            return ahead(end, seat, width, guide, common)

        bot.promise = promise  # type: ignore[method-assign, assignment]
        widths.clear()
        return bot.search(state, seat, state.legal(seat), Budget(nodes=30_000))

    asked(0)
    assert min(widths) > 0
    state.play(0, AGES.moves.parse("done"))
    assert AGES.prompt(state, 0).key == "through_the_ages-prompt-discard"
    found = asked(0)
    assert max(widths) == 0
    after = {move: state.clone() for move in state.legal(0)}
    for move, copy in after.items():
        copy.play(0, move)
    bot = mending()
    best = max(bot.worth(copy, 0) for copy in after.values())
    assert bot.worth(after[found[0]], 0) == pytest.approx(best, abs=0.5)
    state = table(3)
    workers(state, 0, warriors=2)
    workers(state, 1, warriors=3)
    reveal(state, "fertile_territory_i")
    assert state.frame(0) == BIDDING
    asked(0)  # the first redraw may let somebody else win, whatever is bid
    assert min(widths) > 0


def test_the_best_plans_are_told_apart_by_their_worth() -> None:
    plans = [Plan([1], 3.0), Plan([2], 5.0), Plan([3], 5.0), Plan([4], 4.0)]
    assert [plan.line for plan in best_of(plans, 2)] == [[2], [4]]
    assert [plan.line for plan in best_of(plans, 9)] == [[2], [4], [1]]


def test_one_redraw_is_enough_where_chance_has_no_say() -> None:
    state = table(3)
    arms(state, "raid_i", "enslave", "plunder_i", "bonus_i", "phalanx")
    politic(state)
    state.play(0, AGES.moves.parse("done"))
    assert AGES.prompt(state, 0).key == "through_the_ages-prompt-discard"
    spent: list[int] = []
    for samples in (1, 6):
        bot = mending(samples=samples)
        bot.search(state, 0, state.legal(0), Budget())
        spent.append(bot.left)
    assert spent[0] == spent[1]


def test_a_tactic_that_adds_nothing_is_not_adopted_for_the_cards_drawn_after_it() -> None:
    """With other actions left, other cards are drawn: whatever they are, they say nothing about the plan."""
    state = table(3)
    state.civ[0].civil_spent = state.civ[0].civil_actions
    arms(state, "enslave", "medieval_army", "medieval_army")
    assert any(AGES.moves.name(move) == "array medieval_army" for move in state.legal(0))
    for seed in range(12):
        bot = mending(seed, samples=1)
        move = bot.choose(state.determinize(0, seed), 0, Budget())
        assert "array" not in " ".join(AGES.moves.name(m) for m in [move, *bot.plan])


def test_a_plan_is_worth_what_the_position_is_in_which_it_ends_the_turn() -> None:
    for state in positions(ACTIONS, 3):
        seat = state.actors[0]
        root = state.determinize(seat, 1)
        AGES.fix_horizon(root)
        bot = mending()
        bot.nodes = 3000
        plans = bot.find_plans(root, seat, root.legal(seat))
        found: dict[int, Plan] = {}
        bot.nodes = 3000
        bot.beam(root, seat, root.legal(seat), found)
        ends = 0
        for plan in [*plans, *found.values()]:
            end = root.clone()
            for move in plan.line[:-1]:
                end.play(seat, move)
            if AGES.ends_turn(end, seat, plan.line[-1]):
                ends += 1
                assert abs(plan.value - bot.worth(end, seat)) < 1e-6
        assert ends > 3


def test_the_end_of_the_turn_counts_as_stopping_where_one_is() -> None:
    """Whatever would be drawn: as the first move of a line and among the best-looking moves."""
    state = table(3)
    state.civ[0].civil_spent = state.civ[0].civil_actions
    arms(state, "bonus_i", "medieval_army")
    done = AGES.moves.parse("done")
    for seed in range(12):
        root = state.determinize(0, seed)
        bot = mending(seed)
        bot.nodes = 1000
        assert bot.follow(root, 0, [done]) == bot.worth(root, 0)
        before = {move: bot.worth(root if move == done else after(root, 0, move), 0) for move in root.legal(0)}
        assert bot.rank(root, 0, root.legal(0)) == sorted(before, key=lambda move: -before[move])


def test_of_two_plans_that_come_to_the_same_the_shorter_one_is_kept() -> None:
    bot = mending()
    found: dict[int, Plan] = {}
    for line in ([1, 2, 3], [4, 5], [6, 7]):
        bot.keep(found, line, 2.5)
    assert [plan.line for plan in found.values()] == [[4, 5]]


def test_a_plan_that_ends_the_game_is_worth_what_the_game_then_brings() -> None:
    state = positions(ACTIONS, 1)[0]
    seat = state.actors[0]
    bot = mending()
    done = [AGES.moves.parse("done")]
    bot.root, bot.seat = state, seat
    assert bot.before_end(done, -7.0) == bot.worth(state, seat)
    last = state.clone()
    last.last_round = last.round
    last.first = (seat + 1) % last.seats  # nobody moves after this seat
    after = last.clone()
    after.play(seat, done[0])
    assert after.over
    bot.root = last
    assert bot.before_end(done, -7.0) == -7.0
    found: dict[int, Plan] = {}
    bot.nodes = 500
    bot.beam(last, seat, last.legal(seat), found)
    worths = [plan.value for plan in found.values() if plan.line == done]
    assert worths == [bot.worth(after, seat)] != [bot.worth(last, seat)]


def test_the_same_moves_in_another_order_come_to_the_same_if_the_tally_is_the_same() -> None:
    """Random turns, their moves shuffled: the tally tells every order that makes a difference to anything."""
    chance = Random(5)
    same = 0
    for state in positions(ACTIONS, 12):
        seat = state.actors[0]
        for _ in range(150):
            line: list[int] = []
            one = state.clone()
            for _ in range(3):
                legal = [move for move in one.legal(seat) if not AGES.ends_turn(one, seat, move)]
                legal = [move for move in legal if not AGES.moves.name(move).startswith("resign")]
                if not legal:
                    break
                line.append(chance.choice(legal))
                one.play(seat, line[-1])
            chance.shuffle(line)
            two = played(state, seat, line)
            if two is None or AGES.tally(one, seat) != AGES.tally(two, seat):
                continue
            same += 1
            assert AGES.evaluate(one, seat) == pytest.approx(AGES.evaluate(two, seat)), [
                AGES.moves.name(m) for m in line
            ]
    assert same > 100


@pytest.mark.parametrize(
    "what",
    ["culture", "science", "food", "resources", "unused", "civil_spent", "military_spent", "unit_resources",
     "extra_military", "blue_bank", "tactic", "leader", "government"],
)  # fmt: skip
def test_everything_that_a_player_has_left_is_in_the_tally(what: str) -> None:
    state = table(3)
    before = AGES.tally(state, 0)
    setattr(state.civ[0], what, getattr(state.civ[0], what) + 1)
    assert AGES.tally(state, 0) != before


def test_the_tally_tells_that_a_leader_came_first() -> None:
    """Leonardo brings a resource for each technology that is developed after him."""
    state = table(3)
    hand(state, "leonardo_da_vinci", "iron")
    state.civ[0].science = 5
    line = [AGES.moves.parse(name) for name in ("lead leonardo_da_vinci", "develop iron")]
    one, two = played(state, 0, line), played(state, 0, line[::-1])
    assert one is not None
    assert two is not None
    assert AGES.tally(one, 0) != AGES.tally(two, 0)


def played(state: Ages, seat: int, line: list[int]) -> Ages | None:
    """The position after some moves; none if they are not all legal."""
    found = state.clone()
    for move in line:
        if move not in found.legal(seat):
            return None
        found.play(seat, move)
    return found


def test_the_beam_looks_at_the_same_moves_in_one_order_only() -> None:
    """With a game that does not tell what a turn has come to, it looks at all orders, and finds nothing better."""
    state = positions(ACTIONS, 3)[2]
    seat = state.actors[0]
    found: list[tuple[int, float]] = []
    for game in (AGES, Silent()):
        bot = MendingBot(game, 1, 50_000, 1, 40, 1)
        root = state.determinize(seat, 1)
        game.fix_horizon(root)
        bot.nodes = 50_000
        plans: dict[int, Plan] = {}
        bot.beam(root, seat, root.legal(seat), plans)
        found.append((50_000 - bot.nodes, max(plan.value for plan in plans.values())))
    (few, best), (many, as_good) = found
    assert best == pytest.approx(as_good)
    assert few < 0.8 * many


class Silent(type(AGES)):  # type: ignore[misc]
    """Through the Ages without the tally."""

    def tally(self, state: Ages, seat: int) -> int:
        return -1


def test_decisions_of_a_turn_are_judged_by_the_same_redraws() -> None:
    """Otherwise an attack is begun for what one half of the luck says, and aimed by the other half."""
    first, second = positions(POLITICS, 2)
    bot = mending()
    seat = first.actors[0]
    move = bot.choose(first, seat, Budget())
    redraws = bot.redraws
    assert len(redraws) == len(set(redraws)) == 3 * REDRAWS
    bot.search(first, seat, first.legal(seat), Budget())
    assert bot.redraws == redraws
    assert move in first.legal(seat)
    bot.search(second, second.actors[0], second.legal(second.actors[0]), Budget())
    assert not set(bot.redraws) & set(redraws)


def test_the_plan_of_a_whole_turn_gets_most_of_what_is_left() -> None:
    """Not a third of it: a beam that is broken off misses what takes several moves."""
    bot = mending()
    for phase, least, most in ((POLITICS, 0.0, 0.5), (ACTIONS, 0.8, 1.0)):
        state = positions(phase, 1)[0]
        bot.moment = (-1, -1)
        assert least * 4000 < bot.share(state, state.actors[0], 4000) < most * 4000


def test_what_is_decided_before_does_not_use_up_what_is_meant_for_the_plan() -> None:
    """It is looked at in one redraw, whatever is left; and the first plan of the turn gets its part all the same."""
    state = positions(POLITICS, 1)[0]
    seat = state.actors[0]
    spent: list[int] = []
    for left in (4000, 2401):  # 2400 are for the plan
        bot = mending()
        bot.moment = (AGES.turn_number(state), seat)
        bot.left = left
        bot.search(state, seat, state.legal(seat), Budget())
        spent.append(left - bot.left)
    assert 0 < spent[1] < 0.5 * spent[0]
    bot = mending()
    bot.moment = bot.planned_in = (AGES.turn_number(state), seat)
    bot.left = 2401
    bot.search(state, seat, state.legal(seat), Budget())  # after the plan nothing is held back
    assert 2401 - bot.left == spent[0]
    state = positions(ACTIONS, 1)[0]
    seat = state.actors[0]
    bot = mending()
    bot.moment = (AGES.turn_number(state), seat)
    bot.left = -500
    assert bot.share(state, seat, 4000) == int(0.85 * 2400)
    bot.left = -500
    assert bot.share(state, seat, 4000) < 1000  # not again in the same turn


def test_lines_that_are_worth_the_same_are_told_apart_by_what_is_left() -> None:
    """One of them may have an action more, which a later move shows."""
    state = table(3)
    steps = [Step(state, state, [n], 5.0, tally) for n, tally in enumerate((7, 8, 7))]
    assert [step.line for step in mending().best_steps(steps, {})] == [[0], [1]]


def test_the_best_line_that_ends_with_a_move_comes_before_the_second_one_of_another() -> None:
    """What looks poor at first may be a detour. The rest of the beam goes by value."""
    state = table(3)
    lines = [([1, 7], 9.0), ([2, 7], 8.0), ([3, 7], 7.0), ([1, 8], 3.0), ([2, 8], 2.0), ([1, 9], 1.0)]
    steps = [Step(state, state, line, value, 0) for line, value in lines]
    bot = mending()
    bot.width = 4
    assert [step.line for step in bot.best_steps(steps, {})] == [[1, 7], [1, 8], [1, 9], [2, 7]]
    bot.width = 1
    assert [step.line for step in bot.best_steps(steps, {})] == [[1, 7], [1, 8], [1, 9]]


def test_what_comes_to_light_counts_alike_whatever_was_given_for_it() -> None:
    """The floor for bad luck does not make a harmful event as good as another."""
    state = table(3)
    workers(state, 1, warriors=4)
    workers(state, 2, warriors=4)
    arms(state, "reign_of_terror", "developed_territory_i")  # he is the weakest
    politic(state)
    for seed in range(8):
        move = mending(seed).choose(state.determinize(0, seed), 0, Budget())
        assert AGES.moves.name(move) == "prepare developed_territory_i"
