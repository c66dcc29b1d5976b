"""What the bots look at: Age III events by what a seat knows, hands by when they can be paid for, strength."""

from __future__ import annotations

import saecula
from saecula.games.through_the_ages.components import (
    CIVIL_KIND,
    CONSUMPTION,
    FACES_NEEDED,
    INDEX,
    MILITARY_CARDS,
    NAMES,
    STAGES,
)
from saecula.games.through_the_ages.evaluate import FEATURES, SETS, foresee, look, turns_left, weigh
from saecula.games.through_the_ages.horizon import estimate, fix_horizon, horizon
from saecula.games.through_the_ages.outlook import EATEN, IMPACTS, LAB_CARDS, impact_odds
from saecula.games.through_the_ages.phases import BIDDING
from saecula.games.through_the_ages.settling import settled
from saecula.games.through_the_ages.state import ARMS_OF, CIVIL_DECK, DECK, FUTURE, HAND_OF, KNOWN, Ages
from tests.games.through_the_ages.given import (
    act,
    arms,
    bank,
    building,
    hand,
    in_turn,
    pact,
    play,
    politic,
    reveal,
    stored,
    table,
    tech,
    unused,
    war,
    workers,
)

GAME = saecula.game("through_the_ages")


def looked(state: Ages, seat: int) -> dict[str, float]:
    """All features of a seat by name."""
    return dict(zip(FEATURES, look(state, seat), strict=True))


def test_every_impact_is_a_card() -> None:
    assert len({MILITARY_CARDS[kind] for kind in IMPACTS}) == 13
    assert all(MILITARY_CARDS[kind] for kind in IMPACTS)


def test_an_impact_that_a_seat_has_prepared_is_sure_for_nobody_else() -> None:
    state = GAME.new(3, 1)
    bit = MILITARY_CARDS[IMPACTS[10]]
    state.cards[DECK + 3] ^= bit
    state.cards[FUTURE + 3] |= bit
    state.cards[KNOWN + 3] |= bit
    assert impact_odds(state, 0, 10.0)[10] == 1.0
    others = impact_odds(state, 1, 10.0)
    assert 0.0 < others[10] < 1.0
    assert others == [others[0]] * 13
    assert impact_odds(state.determinize(1, 5), 1, 10.0) == others


def test_an_impact_in_hand_may_still_be_prepared() -> None:
    state = GAME.new(3, 1)
    bit = MILITARY_CARDS[IMPACTS[0]]
    state.cards[DECK + 3] ^= bit
    state.cards[ARMS_OF + 3] |= bit
    state.cards[KNOWN + 3] |= bit
    assert impact_odds(state, 0, 10.0)[0] == 0.5
    assert impact_odds(state, 0, 0.5)[0] == 0.0


def test_a_technology_in_hand_is_worth_more_the_sooner_it_can_be_paid_for() -> None:
    state = GAME.new(3, 1)
    assert looked(state, 0)["planned_cards"] == 0.0
    state.cards[HAND_OF + 1] |= next(1 << i for i in range(60) if name_of(i) == "iron")
    poor = looked(state, 0)["planned_cards"]
    state.civ[0].science = 5
    assert looked(state, 0)["planned_cards"] > poor > 0.0
    state.civ[0].technologies |= 1 << INDEX["coal"]  # a better one is in play
    assert looked(state, 0)["planned_cards"] == 0.0


def name_of(card: int) -> str:
    """The name of an Age I civil card."""
    kind = CIVIL_KIND[64 + card]
    return NAMES[kind] if kind < len(NAMES) else ""


def test_strength_far_behind_the_strongest_is_a_danger() -> None:
    state = GAME.new(3, 1)
    state.civ[1].strength = state.civ[0].strength + 3
    assert looked(state, 0)["exposed"] == 0.0
    state.civ[1].strength += 4
    assert looked(state, 0)["exposed"] == -4.0
    assert looked(state, 0)["strength_rank"] == 0.0  # as weak as the third
    assert looked(state, 1)["strength_rank"] == 1.0


def test_a_civilization_needs_two_farmers_and_a_unit() -> None:
    state = GAME.new(3, 1)
    begin = looked(state, 0)
    assert begin["farmers"] == begin["unarmed"] == 0.0
    state.civ[0].workers[INDEX["agriculture"]] = 0
    state.civ[0].workers[INDEX["warriors"]] = 0
    assert looked(state, 0)["farmers"] < 0.0
    assert looked(state, 0)["unarmed"] < 0.0
    assert looked(state, 0)["food_needed"] < begin["food_needed"]


def test_science_for_a_government_in_hand_counts_before_there_is_enough() -> None:
    state = GAME.new(3, 1)
    state.civ[0].science = 4
    assert looked(state, 0)["government_saving"] == 0.0
    state.cards[HAND_OF + 1] |= next(1 << i for i in range(60) if name_of(i) == "monarchy")
    some = looked(state, 0)["government_saving"]
    state.civ[0].science = 6
    assert looked(state, 0)["government_saving"] > some > 0.0


def test_a_wonder_counts_against_its_builder_by_what_it_still_costs() -> None:
    state = GAME.new(3, 1)
    state.civ[0].wonder = INDEX["pyramids"]
    taken = looked(state, 0)["wonder_unbuilt"]
    state.civ[0].stages_built = 1
    assert taken < looked(state, 0)["wonder_unbuilt"] < 0.0


def test_what_a_leader_adds_does_not_outlast_him() -> None:
    state = GAME.new(3, 1)
    state.civ[0].leader = INDEX["julius_caesar"]  # adds neither culture nor science
    assert looked(state, 0)["leader_leaves"] == 0.0
    state.civ[0].culture_rating = state.civ[0].worker_culture + state.civ[0].card_culture + 2
    lasting = horizon(state)
    assert abs(looked(state, 0)["leader_leaves"] + 2 * (lasting[-1] - lasting[0])) < 1e-9
    state.last_round = state.round + 1  # he stays to the end
    assert looked(state, 0)["leader_leaves"] == 0.0


def test_what_a_plan_undoes_counts_against_it_even_if_it_is_built_again() -> None:
    state = table()
    stored(state, bronze=4)
    assert looked(state, 0)["undone"] == 0.0
    play(state, "destroy warriors")
    once = looked(state, 0)["undone"]
    play(state, "build warriors")
    assert looked(state, 0)["undone"] == looked(state.clone(), 0)["undone"] == once < 0.0
    assert looked(state.determinize(0, 1), 0)["undone"] == 0.0  # where a new plan begins


def test_too_little_science_counts_more_the_less_there_is() -> None:
    state = GAME.new(3, 1)
    found: list[float] = []
    for state.civ[0].science_rating in (0, 1, 2, 9):
        found.append(looked(state, 0)["science_short"])
    assert found[0] < found[1] < found[2] < found[3] == 0.0
    assert found[1] - found[0] > found[2] - found[1]


def test_a_better_lab_counts_half_in_hand_if_it_can_be_paid_for_soon() -> None:
    state = GAME.new(3, 1)
    assert looked(state, 0)["lab_level"] == 0.0
    state.cards[HAND_OF + 1] |= next(1 << i for i in range(60) if name_of(i) == "alchemy")
    assert looked(state, 0)["lab_level"] == 0.0  # four science at one a turn
    found: list[float] = []
    for state.civ[0].science in (2, 3, 4, 9):
        found.append(looked(state, 0)["lab_level"])
    assert 0.0 < found[0] < found[1] <= found[2] == found[3]
    state.civ[0].science = 2
    state.cards[HAND_OF + 2] |= LAB_CARDS[2]  # a better one that cannot be paid for changes nothing
    assert looked(state, 0)["lab_level"] == found[0]
    state.civ[0].technologies |= 1 << INDEX["alchemy"]
    assert found[3] < looked(state, 0)["lab_level"] < 2 * found[3]  # nobody works there
    state.civ[0].workers[INDEX["alchemy"]] = 1
    assert looked(state, 0)["lab_level"] == 2 * found[3]


def test_an_attack_that_ends_a_pact_is_undone_like_a_cancelled_one() -> None:
    for name, breach in (("open_borders_agreement", False), ("military_pact", True), ("", False)):
        state = table(3, age=3)
        if name:
            pact(state, name, 0, 1)
        arms(state, "spy")
        politic(state)
        play(state, "attack spy", "aim 1")
        assert (looked(state, 0)["undone"] < 0.0) == breach


def test_science_that_no_card_in_hand_needs_is_idle() -> None:
    state = table()
    state.civ[0].science = 6
    assert looked(state, 0)["idle_science"] == 0.0
    state.civ[0].science = 20
    idle = looked(state, 0)["idle_science"]
    hand(state, "alchemy")
    some = looked(state, 0)["idle_science"]
    hand(state, "monarchy")
    assert idle < some < looked(state, 0)["idle_science"] <= 0.0


def test_a_government_grows_old() -> None:
    state = table()
    state.round = 4
    young = looked(state, 0)["old_government"]
    state.round = 9
    old = looked(state, 0)["old_government"]
    assert old < young < 0.0
    state.civ[0].government = INDEX["monarchy"]
    assert old < looked(state, 0)["old_government"] < 0.0
    state.civ[0].government = INDEX["republic"]
    assert looked(state, 0)["old_government"] == 0.0


def test_a_bid_is_judged_as_if_everybody_else_passed() -> None:
    weights = SETS["7"]
    found: list[float] = []
    for bid in (1, 2, 5):
        state = table(3)
        workers(state, warriors=5)
        workers(state, seat=1, warriors=5)
        reveal(state, "wealthy_territory_i")
        play(state, f"bid {bid}")
        assert state.frame(0) == BIDDING
        after = settled(state)
        assert after.civ[0].workers[INDEX["warriors"]] == 5 - bid
        assert state.civ[0].workers[INDEX["warriors"]] == 5  # the position itself stays as it is
        found.append(weigh(state, 0, weights))
    assert found[0] > found[1] > found[2]


def test_a_colony_is_judged_by_the_least_that_it_costs() -> None:
    """One unit must go; the rest is paid with bonus cards, as far as they reach."""
    for cards, bid, left in (([], 3, 0), (["bonus_i"], 2, 2), (["bonus_i", "bonus_i"], 3, 2), (["bonus_i"], 3, 1)):
        state = table(3)
        workers(state, warriors=3)
        workers(state, seat=1, warriors=5)
        arms(state, *cards)
        reveal(state, "wealthy_territory_i")
        play(state, f"bid {bid}")
        assert settled(state).civ[0].workers[INDEX["warriors"]] == left, (cards, bid)


def test_a_territory_that_nobody_has_bid_for_will_go_to_the_next_who_can_pay() -> None:
    """So letting it go is no better than letting a rival have it."""
    state = table(3)
    for seat in range(3):
        workers(state, seat, warriors=2)
    reveal(state, "historic_territory_i")
    play(state, "done")
    after = settled(state)
    assert [after.civ[seat].workers[INDEX["warriors"]] for seat in range(3)] == [2, 1, 2]
    assert [after.civ[seat].culture for seat in (1, 2)] == [6, 0]
    workers(state, 1, warriors=0)
    assert [settled(state).civ[seat].culture for seat in (1, 2)] == [0, 6]


def test_a_partner_with_open_borders_is_the_more_dangerous() -> None:
    found: list[float] = []
    for partner in (False, True):
        state = table(3)
        workers(state, 1, warriors=5)
        if partner:
            pact(state, "open_borders_agreement", 1, 0)
        found.append(looked(state, 0)["exposed"])
    assert found[0] - found[1] > 0.0


def test_a_sacrifice_counts_before_the_fight_is_over() -> None:
    state = table(3)
    workers(state, seat=1, warriors=3)
    arms(state, "raid_i")
    politic(state)
    play(state, "attack raid_i", "aim 1", "done")
    assert settled(state).civ[1].workers[INDEX["warriors"]] == 3
    play(state, "sacrifice warriors")
    assert settled(state).civ[1].workers[INDEX["warriors"]] == 2
    assert state.civ[1].workers[INDEX["warriors"]] == 3
    assert weigh(state, 1, SETS["7"]) == weigh(settled(state), 1, SETS["7"])
    assert weigh(state, 1, SETS["6"]) != weigh(settled(state), 1, SETS["6"])


def test_an_age_about_to_end_is_judged_as_if_the_next_one_had_begun() -> None:
    state = table(3)
    need = dict(zip(FEATURES, foresee(state, 0), strict=True))
    assert need == looked(state, 0)
    state.cards[CIVIL_DECK + 1] = 0
    need = dict(zip(FEATURES, foresee(state, 0), strict=True))
    assert need["guard"] < looked(state, 0)["guard"]
    assert need["science_short"] < looked(state, 0)["science_short"]
    state.civ[0].yellow_bank = max(n for n in range(20) if FACES_NEEDED[n - 2] and not FACES_NEEDED[n])
    state.civ[0].unused = 0
    now = looked(state, 0)
    assert now["uprising"] == now["uprising_ahead"] == 0.0
    coming = dict(zip(FEATURES, foresee(state, 0), strict=True))
    assert coming["uprising"] == 0.0 > coming["uprising_ahead"]  # there is still a turn to prevent it
    bank(state, min(n for n in range(20) if not FACES_NEEDED[n]) - 1)
    here = dict(zip(FEATURES, foresee(state, 0), strict=True))
    assert here["uprising"] == coming["uprising_ahead"]
    assert here["uprising_ahead"] == 0.0


def test_the_last_turn_of_a_round_does_not_make_the_game_shorter() -> None:
    state = GAME.new(3, 1)
    state.round = 5
    state.first = 1
    in_turn(state, 0, 0)
    fix_horizon(state)
    later = state.clone()
    later.round += 1
    later.active = 1  # one turn later, not a round
    assert horizon(later) == horizon(state)
    later.active = 0
    assert horizon(later)[-1] == horizon(state)[-1] - 1.0


def test_the_turns_ahead_follow_how_fast_the_decks_run_out() -> None:
    state = GAME.new(3, 1)
    assert abs(estimate(state)[-1] - turns_left(state)) < 2.0
    state.round = 8
    slow = estimate(state)
    state.cards[CIVIL_DECK + 1] = 0
    fast = estimate(state)
    assert fast[-1] < slow[-1] - 3.0
    assert fast[0] == 0.0 < slow[0] < slow[1] < slow[2] == slow[3] == slow[-1]  # cards of Age A go when Age I ends


def test_a_plan_is_judged_by_the_turns_left_when_it_was_begun() -> None:
    state = GAME.new(3, 1)
    state.round = 5
    fix_horizon(state)
    later = state.clone()
    later.cards[CIVIL_DECK + 1] &= later.cards[CIVIL_DECK + 1] - 1  # a card has been taken and replaced
    assert horizon(later) == estimate(state)
    assert estimate(later)[-1] < estimate(state)[-1]
    later.round += 1
    assert horizon(later)[-1] == horizon(state)[-1] - 1.0
    assert later.pack() == state_like(later).pack()


def state_like(state: Ages) -> Ages:
    """The same position without an estimate."""
    found: Ages = GAME.unpack(state.pack())
    return found


def test_a_worker_who_keeps_others_from_an_uprising_is_hardly_free() -> None:
    state = table(3)
    unused(state, 1)
    free = looked(state, 0)["free_workers"]
    bank(state, 12)  # two happy faces needed
    assert 0.0 < looked(state, 0)["free_workers"] < free
    unused(state, 0)
    assert looked(state, 0)["free_workers"] == 0.0


def test_an_uprising_that_the_next_age_will_bring_counts_before() -> None:
    state = table(3)
    bank(state, 13)
    workers(state, religion=1)
    few_cards(state, 20)
    threatened = dict(zip(FEATURES, foresee(state, 0), strict=True))
    assert threatened["unrest"] < 0.0 == threatened["uprising"]
    unused(state, 3)
    assert dict(zip(FEATURES, foresee(state, 0), strict=True))["unrest"] == 0.0


def few_cards(state: Ages, left: int) -> None:
    """Age I has so many cards left."""
    deck = state.cards[CIVIL_DECK + 1]
    while deck.bit_count() > left:
        deck &= deck - 1
    state.cards[CIVIL_DECK + 1] = deck


def test_a_war_needs_a_clear_lead() -> None:
    state = table(3)
    war(state, "war_over_resources", 0, 1)
    found: list[float] = []
    for strength in (1, 3, 4, 9):
        state.civ[0].strength, state.civ[1].strength = strength, 1
        found.append(looked(state, 0)["rash_wars"])
        assert looked(state, 1)["rash_wars"] == 0.0  # not his
    assert found[0] < found[1] < 0.0 == found[2] == found[3]


def test_nobody_alone_pays_for_a_step_in_consumption() -> None:
    """Every further person eats about as much as the next, but all eat what they eat."""
    steps = [EATEN[n] - EATEN[n + 1] for n in range(4, 18)]
    assert min(steps) >= 0.0
    assert max(steps) <= 0.5
    for n in range(5, 17):
        assert abs(EATEN[n] - CONSUMPTION[n]) <= 0.5


def test_what_a_wonder_promises_is_not_more_than_what_it_brings() -> None:
    """Otherwise its last stage would never be built."""
    weights = SETS["10"]
    for name in ("pyramids", "library_of_alexandria", "universitas_carolina", "taj_mahal"):
        state = table(3)
        act(state)
        building(state, name, len(STAGES[INDEX[name]]) - 1)
        stored(state, bronze=STAGES[INDEX[name]][-1])
        before = weigh(state, 0, weights)
        play(state, "stage 1")
        assert weigh(state, 0, weights) > before + 5.0, name


def test_a_technology_counts_in_full_when_somebody_works_on_it() -> None:
    state = table(3)
    tech(state, "iron")
    idle = looked(state, 0)["best_cards"]
    workers(state, iron=1)
    assert 0.0 < idle < looked(state, 0)["best_cards"]
    tech(state, "code_of_laws")  # nobody works on that anyway
    assert looked(state, 0)["best_cards"] > idle + 1.0


def test_a_government_in_hand_counts_by_how_soon_it_can_be_paid_for() -> None:
    state = table(3)
    hand(state, "monarchy")
    poor = looked(state, 0)["planned_government"]
    state.civ[0].science = 9
    assert 0.0 <= poor < looked(state, 0)["planned_government"]
