"""The bot that asks what its next turn can make of a plan."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

import pytest

import saecula
from saecula import Budget
from saecula.arena.playing import play_game
from saecula.bots.ahead import LATER, LUCK, MOST_SPARE, OUTLINED, REST, SPARE, AheadBot
from saecula.bots.mending import played
from saecula.bots.search import Plan
from saecula.games.through_the_ages.phases import ACTIONS, POLITICS
from saecula.games.through_the_ages.state import Ages
from saecula.kernel.bot import Style
from saecula.kernel.state import State
from tests.bots.test_mending import mending, positions
from tests.games.through_the_ages.given import (
    act,
    arms,
    bank,
    hand,
    in_hand,
    in_turn,
    reveal,
    row,
    stored,
    table,
    unused,
    war,
    workers,
)
from tests.games.through_the_ages.test_outlook import few_cards
from tests.plots import game as plots
from tests.toy import game as toy

AGES = saecula.game("through_the_ages")


def looking(seed: int = 1, samples: int = 3, nodes: int = 4000) -> AheadBot:
    """A small one, with weights that stay as they are."""
    style = Style(samples=samples)
    return AheadBot(AGES, seed, nodes, 1, 8, 2, 6, style=style, weights=AGES.weight_sets()["11"])


@pytest.mark.parametrize(("phase", "number"), [(ACTIONS, 2), (POLITICS, 8)])
def test_the_choice_depends_on_nothing_that_the_seat_does_not_know(phase: int, number: int) -> None:
    """However the hidden cards and the dice are redrawn, the move and the plan behind it are the same."""
    for state in positions(phase, number):
        seat = state.actors[0]
        found: list[list[int]] = []
        for redraw in (1, 22, 333, 4444):
            bot = looking(samples=1)
            move = bot.choose(state.determinize(seat, redraw), seat, Budget())
            found.append([move, *bot.plan])
        assert found == found[:1] * 4


def shown(number: int) -> Iterator[tuple[Ages, int]]:
    """Positions in which a seat begins its actions, as it knows them, and the seat."""
    for state in positions(ACTIONS, number):
        seat = state.actors[0]
        copy = state.determinize(seat, 1)
        AGES.fix_horizon(copy)
        yield copy, seat


def last_action() -> Ages:
    """One action is left, nothing to pay with, and a wonder in the row."""
    state = table(3)
    workers(state, 0, bronze=4)
    stored(state, bronze=0)
    unused(state, 0)
    row(state, "pyramids")
    state.civ[0].civil_spent = state.civ[0].civil_actions - 1
    return state


def free_warriors() -> Ages:
    """In the turn of another seat, the first one is asked whether to take Warriors for an unused worker."""
    state = table(3)
    unused(state, 1)
    in_turn(state, 1, 0)
    reveal(state, "development_of_warfare", seat=1)
    while state.actors[0] != 0:
        state.play(state.actors[0], state.legal(state.actors[0])[-1])
    return state


def test_the_next_turn_is_better_with_a_wonder_to_build() -> None:
    state, bot = last_action(), looking()
    root = state.determinize(0, 1)
    AGES.fix_horizon(root)
    without = bot.next_turns(root, 0, 3, 7)
    root.play(0, AGES.moves.parse("take 1"))
    assert bot.next_turns(root, 0, 3, 7) > without + 2.0


def test_the_plan_that_the_next_turn_makes_more_of_is_played() -> None:
    """It need not be the one that looks best at the end of this turn."""
    changed = 0
    for state in positions(ACTIONS, 12):
        seat = state.actors[0]
        root = state.determinize(seat, 1)
        AGES.fix_horizon(root)
        bot, short = looking(), mending()
        bot.nodes = short.nodes = 8000
        legal = root.legal(seat)
        best = bot.find_plans(root, seat, legal)[0]
        usual = short.find_plans(root, seat, legal)[0]
        if best.line == usual.line:
            continue
        changed += 1
        assert best.value <= usual.value + 1e-6
        later = [bot.next_turns(bot.last_position(root, seat, p.line), seat, 3, 9) for p in (best, usual)]
        assert later[0] > later[1] - 3.0
    assert changed


def test_no_action_is_left_where_it_could_take_a_card() -> None:
    """Even one that is hardly good for anything yet: nothing else could be done with it."""
    for name in ("bread_and_circuses", "rich_land_a", "engineering_genius_a"):
        state = last_action()
        row(state, name)
        bank(state, 18)
        bot = looking()
        assert AGES.moves.name(bot.choose(state.determinize(0, 1), 0, Budget())) == "take 1", name


def test_a_card_that_is_worth_less_than_nothing_is_taken_rather_than_an_action_left() -> None:
    """It will be of use sooner than the action."""
    state = positions(ACTIONS, 30)[-1]
    seat = state.actors[0]
    root = state.determinize(seat, 1)
    AGES.fix_horizon(root)
    bot, short = looking(), mending()
    bot.nodes = short.nodes = 6000
    legal = AGES.candidates(root, seat, root.legal(seat))
    ends = [bot.last_position(root, seat, b.find_plans(root, seat, legal)[0].line) for b in (bot, short)]
    assert not bot.takes(ends[0].legal(seat))
    assert bot.takes(ends[1].legal(seat))


def test_luck_does_not_choose_between_plans() -> None:
    """Whoever keeps military actions draws cards for them. They count for what they are worth on average."""
    values: list[float] = []
    worths: list[float] = []
    for spent in (0, 1, 2):
        state = last_action()
        state.civ[0].military_spent = spent
        root = state.determinize(0, 1)
        AGES.fix_horizon(root)
        worths.append(AGES.forgo_draws(root.clone(), 0))
        values.append(looking().next_turns(root, 0, 3, 7) - worths[-1])
    assert values[0] == pytest.approx(values[1])
    assert values[1] == pytest.approx(values[2])
    assert worths[0] > worths[1] > worths[2] == 0.0


def test_drawing_is_forgone_by_the_one_who_looks_ahead_alone() -> None:
    drawn = 0
    for state in positions(ACTIONS, 4):
        seat = state.actors[0]
        before, left = state.civ[seat].arms, state.civ[seat].military_actions - state.civ[seat].military_spent
        forgone = state.clone()
        worth = AGES.forgo_draws(forgone, seat)
        assert (worth > 0.0) == (left > 0)
        assert state.civ[seat].military_actions - state.civ[seat].military_spent == left
        for copy in (state, forgone):
            copy.play(seat, AGES.moves.parse("done"))
        assert state.civ[seat].arms == before + min(3, left)
        assert forgone.civ[seat].arms == before
        drawn += left
    assert drawn


def test_in_the_turn_of_somebody_else_nothing_is_forgone() -> None:
    """The actions of the next turn are there already: they are not spent."""
    state = last_action()
    stored(state, bronze=6)
    unused(state, 1)
    act(state, 2)
    values: list[float] = []
    for spent in (0, state.civ[0].military_actions):
        root = state.determinize(0, 1)
        root.own_civilizations()
        root.civ[0].military_spent = spent
        AGES.fix_horizon(root)
        values.append(looking().next_turns(root, 0, 3, 7))
    assert values[0] > values[1]


def test_an_answer_is_given_with_hardly_any_budget() -> None:
    state = free_warriors()
    assert looking().choose(state.determinize(0, 1), 0, Budget(nodes=1)) in state.legal(0)
    assert looking().choose(state.determinize(0, 1), 0, Budget(seconds=1e-6)) in state.legal(0)


def test_the_others_do_nothing_before_the_next_turns() -> None:
    """So what they hold makes no difference."""
    state = last_action()
    root = state.determinize(0, 1)
    AGES.fix_horizon(root)
    before = looking().next_turns(root, 0, 3, 7)
    arms(root, "raid_i", "enslave", seat=1)
    root.civ[1].military_spent = 2
    assert looking().next_turns(root, 0, 3, 7) == pytest.approx(before, abs=1e-6)


def test_what_others_may_take_first_is_not_counted_on_at_first_sight() -> None:
    """Then the row of the next turn makes no difference."""
    found: list[float] = []
    for name in ("pyramids", "frugality_a"):
        state = last_action()
        row(state, name)
        root = state.determinize(0, 1)
        AGES.fix_horizon(root)
        found.append(looking().next_turns(root, 0, 1, 7))
    assert found[0] == found[1]
    assert AGES.contested(AGES.moves.parse("take 1"))
    assert not AGES.contested(AGES.moves.parse("grow"))


def test_what_others_may_take_first_is_counted_on_in_part() -> None:
    """As far as they are likely to leave it. What it would be worth is never a reason to have less without."""
    better = 0
    for state, seat in shown(6):
        begun, drawn = looking().next_free(state, seat, 7)
        bot = looking()
        alone = bot.best_way(begun, seat, 3, 7, 0, True)
        lucky = bot.best_way(begun, seat, 3, 7, 0, False)
        part = drawn + alone + LUCK * max(0.0, lucky - alone)
        assert looking().next_turns(state, seat, 3, 7) == pytest.approx(part)
        better += int(lucky > alone + 1.0)
    assert better > 2
    assert 0.0 < LUCK < 1.0


def test_a_card_is_not_counted_on_that_could_not_be_taken_before_a_place_in_the_hand_is_free() -> None:
    """A full hand at the beginning of the next turn is no reason to count on the row once a card has been played."""
    found: list[float] = []
    for name in ("frugality_a", "pyramids"):
        state = last_action()
        hand(state, "rich_land_a", "ideal_building_site_a", "patriotism_a", "work_of_art_a")
        state.civ[0].civil_spent = state.civ[0].civil_actions
        row(state, name)
        root = state.determinize(0, 1)
        AGES.fix_horizon(root)
        found.append(looking().next_turns(root, 0, 3, 7))
    assert found[0] == found[1]


def test_answers_in_other_turns_are_judged_by_the_own_next_one() -> None:
    """Free Warriors are worth more in the next turn than a worker without anything to build."""
    state = free_warriors()
    legal = state.legal(0)
    assert len(legal) > 1
    bot = looking()
    move = bot.choose(state.determinize(0, 1), 0, Budget())
    values: list[float] = []
    for answer in legal:
        child = state.determinize(0, 1)
        AGES.fix_horizon(child)
        child.play(0, answer)
        values.append(0.02 * bot.worth(child, 0) + 0.98 * bot.next_turns(child, 0, 3, 7))
    assert move == legal[values.index(max(values))]
    assert max(values) > min(values)


def test_a_game_that_ends_before_the_next_turn_is_worth_its_result() -> None:
    state = last_action()
    state.last_round = state.round
    root = state.determinize(0, 1)
    AGES.fix_horizon(root)
    end = root.clone()
    AGES.forgo_draws(end, 0)
    while not end.over:
        seat = end.actors[0]
        end.play(seat, end.legal(seat)[-1])
    bot = looking()
    assert bot.next_turns(root, 0, 3, 7) == bot.worth(end, 0)


def test_decisions_before_the_actions_are_judged_by_the_next_turn_too() -> None:
    root = last_action().determinize(0, 1)
    AGES.fix_horizon(root)
    bot = looking()
    bot.redraws = [5]
    ways = bot.outlines(root, 0, 3)[:OUTLINED]
    later = [looking().next_turns(played(root, 0, way.line), 0, 1, 5) for way in ways]
    value = bot.promise(root, 0, 3, [], [])
    assert value == pytest.approx(max((1 - LATER) * w.value + LATER * x for w, x in zip(ways, later, strict=True)))
    assert 0.5 < LATER < 1
    assert value != pytest.approx(ways[0].value)


def test_all_of_the_next_three_turns_count() -> None:
    """Each goes on from where the best of the one before ends; nothing else happens in between."""
    root = last_action().determinize(0, 1)
    AGES.fix_horizon(root)
    values: list[float] = []
    drawn: list[float] = []
    spare: list[float] = []
    bot = looking()
    state: State = root
    for turn in range(3):
        state, worth = bot.next_free(state, 0, 7)
        assert state.actors == (0,)
        assert AGES.turn_of(state) == 0
        plan = bot.ways(state, 0, 1, turn, True)[0]
        values.append(plan.value)
        drawn.append(worth)
        state = played(state, 0, plan.line)
        assert isinstance(state, Ages)
        spare.append(SPARE * min(MOST_SPARE, AGES.spare_actions(state, 0)))
    assert AGES.turn_number(state) == AGES.turn_number(root) + 3 * state.seats
    second = drawn[1] + values[1] + REST[1] * (spare[1] + drawn[2] + values[2] - values[1])
    whole = drawn[0] + values[0] + REST[0] * (spare[0] + second - values[0])
    assert bot.next_turns(root, 0, 1, 7) == pytest.approx(whole)
    assert len(REST) == 2
    assert bot.proven[0]


def test_actions_that_are_left_in_a_later_turn_count() -> None:
    """They will take something; what it is, nobody knows yet. There must be room in the hand."""
    state = last_action()
    civ = state.civ[0]
    civ.civil_spent = 0
    assert AGES.spare_actions(state, 0) == civ.civil_actions == 4
    root = state.determinize(0, 1)
    AGES.fix_horizon(root)
    bot = looking()
    for plan in bot.ways(root, 0, 3, 0, True):
        end = played(root, 0, plan.line)
        spare = AGES.spare_actions(end, 0)
        assert plan.value == pytest.approx(bot.worth(end, 0) + min(MOST_SPARE, spare) * SPARE)
        assert spare
    hand(state, "rich_land_a", "ideal_building_site_a", "work_of_art_a")
    assert AGES.spare_actions(state, 0) == 1
    hand(state, "frugality_a", "engineering_genius_a")
    assert AGES.spare_actions(state, 0) == 0


def test_a_line_that_was_the_best_after_another_plan_is_tried_again() -> None:
    """And what that plan did at once is done later, if there is an action for it."""
    better = 0
    for state, seat in shown(30):
        narrow, wide = looking(), looking()
        known = wide.outlines(state, seat, 12, alone=True)[0]
        narrow.proven = [[known.line]]
        alone = narrow.outlines(state, seat, 1, alone=True)[0]
        best = max(plan.value for plan in narrow.ways(state, seat, 1, 0, True))
        assert best >= max(known.value, alone.value) - 1e-6
        better += int(known.value > alone.value + 1e-6)
        narrow.proven = [[known.line[:1]]]
        begun = played(state, seat, known.line[:1])
        rest = narrow.outlines(begun, seat, 1, alone=True)[0]
        assert max(plan.value for plan in narrow.ways(state, seat, 2, 0, True)) >= rest.value
    assert better


def test_a_plan_is_revised_with_the_next_turns_in_mind() -> None:
    """One move is changed if the next turns make more of it, whatever it is worth now."""
    revised = 0
    for state, seat in shown(6):
        bot = looking()
        bot.search(state, seat, state.legal(seat), Budget(nodes=1))
        bot.root, bot.seat, bot.nodes = state, seat, 50_000
        bot.proven = [[], [], []]
        end = [move for move in state.legal(seat) if AGES.ends_turn(state, seat, move)]
        nothing = Plan(end, bot.worth(state, seat))
        before = bot.in_the_end(state, seat, nothing, 3, 9)
        best = bot.revised(state, seat, [nothing], before, nothing, 9)
        assert best is nothing or bot.in_the_end(state, seat, best, 3, 9) >= before - 1.0
        revised += int(best is not nothing)
    assert revised > 3


def test_what_will_be_obsolete_is_not_counted_on() -> None:
    """An age ends sooner than if the others did nothing: they take cards, too."""
    for left, there in ((30, True), (8, False)):
        state = positions(ACTIONS, 1)[0]
        seat = state.actors[0]
        assert state.age == 1
        hand(state, "work_of_art_a", seat=seat)
        few_cards(state, left)
        root = state.determinize(seat, 1)
        AGES.fix_horizon(root)
        later, _ = looking().next_free(root, seat, 7)
        assert isinstance(later, Ages)
        assert later.age == 1
        assert ("work_of_art_a" in in_hand(later, seat)) == there
        assert later.civ[seat].hand == len(in_hand(later, seat))
        assert (AGES.moves.parse("play work_of_art_a") in later.legal(seat)) == there
        assert "work_of_art_a" in in_hand(root, seat)


def test_before_a_turn_ends_what_can_still_be_done_is_looked_at_once_more() -> None:
    """A plan may have been made with hardly any budget. One look is enough."""
    state = last_action()
    bank(state, 18)
    done = AGES.moves.parse("done")
    for again in (False, True):
        bot = looking()
        bot.moment = (AGES.turn_number(state), 0)
        if again:
            bot.ended_in = bot.moment
        bot.left = -1000
        bot.plan = [done]
        shown = state.determinize(0, 1)
        bot.expected = bot.as_known(shown, 0)
        assert AGES.moves.name(bot.choose(shown, 0, Budget())) == ("done" if again else "take 1")


def test_a_war_on_somebody_hardly_weaker_counts_for_less() -> None:
    """Until it is fought the enemy has a turn to arm."""
    for rivals, doubt in ((1, 0.0), (2, 8.0), (4, 24.0), (5, 32.0)):
        state = table(3)
        workers(state, 0, warriors=4)
        workers(state, 1, warriors=rivals)
        assert AGES.doubts(state, 0) == 0.0
        war(state, "war_over_culture_ii", 0, 1)
        assert AGES.doubts(state, 0) == doubt
        assert AGES.doubts(state, 1) == 0.0


def test_of_several_ways_to_go_on_the_one_counts_that_the_next_turns_make_most_of() -> None:
    """A decision is not judged by the next turns of what looks best now alone."""
    better = 0
    for state, seat in shown(6):
        bot = looking()
        bot.redraws = [5]
        ways = bot.outlines(state, seat, 3)[:OUTLINED]
        assert [way.value for way in ways] == sorted([way.value for way in ways], reverse=True)
        found = [bot.with_prospects(state, seat, way) for way in ways]
        guide: list[int] = []
        assert bot.promise(state, seat, 3, guide, []) >= max(found) - 1e-6
        assert guide in [way.line for way in ways]
        better += int(max(found) > found[0])
    assert better


@pytest.mark.parametrize("seats", [2, 4])
def test_it_plays_games_with_sealed_answers_and_windows_to_the_end(seats: int) -> None:
    """It answers questions in other seats' turns as well."""
    for game in (toy, plots):
        line = [AheadBot(game, seat, 60, 1, 4, 2, 3) for seat in range(seats)]
        assert play_game(game, line, 2, {}).now.over


@pytest.mark.parametrize("phase", [ACTIONS, POLITICS])
def test_it_stops_on_time(phase: int) -> None:
    state = positions(phase, 1)[0]
    seat = state.actors[0]
    bot = AheadBot(AGES, 1, 10_000_000, 1, 500, 50, 1000, style=Style(samples=1000))
    begin = monotonic()
    assert bot.choose(state.determinize(seat, 1), seat, Budget(seconds=0.2)) in state.legal(seat)
    assert monotonic() - begin < 4.0


def test_the_expert_looks_ahead() -> None:
    """And keeps something of its budget for it, however wide its beam is."""
    bot = saecula.bots.make("expert", AGES, 1)
    assert isinstance(bot, AheadBot)
    assert bot.ahead > 1
    state = positions(ACTIONS, 1)[0]
    seat = state.actors[0]
    short = AheadBot(AGES, 1, 2000, 1, 500, 50, 30, weights=AGES.weight_sets()["11"])
    asked: list[int] = []
    ahead = short.next_turns

    def noted(state: State, seat: int, width: int, redraw: int) -> float:
        asked.append(short.nodes)
        return ahead(state, seat, width, redraw)

    short.next_turns = noted  # type: ignore[method-assign]
    short.choose(state.determinize(seat, 1), seat, Budget())
    assert len(asked) > 3
    assert asked[0] > 300
