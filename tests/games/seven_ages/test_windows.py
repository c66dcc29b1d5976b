"""SA-15: when cards can be played: windows, own actions, the sides of a trade or conflict, reactions."""

from __future__ import annotations

import pytest

from saecula.games.seven_ages.area_targets import neutral_areas_within_reach
from saecula.games.seven_ages.areas import INDEX
from saecula.games.seven_ages.cards import CARD_EVENT, CARDS, EMPIRE_INDEX, EVENT_TIMING, MARKER_NAMES, timing_mask
from saecula.games.seven_ages.course import manoeuvre_both
from saecula.games.seven_ages.harvest import begin_end_of_turn
from saecula.games.seven_ages.phases import ANNOUNCED, ROUND
from saecula.games.seven_ages.round_frame import TERMS
from saecula.games.seven_ages.state import DISCARDED, FREE_SLOT, HAND, REVEALED, SevenAges
from saecula.games.seven_ages.turn import STEP_WINDOW as AT_WINDOW
from saecula.games.seven_ages.view import view
from saecula.games.seven_ages.windows import (
    END_TURN_WINDOW,
    HARVEST_WINDOW,
    STEP_WINDOW,
    TARGETS,
    may_hold,
    open_window,
    timings,
)
from tests.games.seven_ages.fights import fight, next_cards
from tests.games.seven_ages.given import (
    act,
    asked,
    at,
    card,
    deal,
    empire,
    given,
    in_turn,
    keys,
    legal,
    play,
    resting,
    turned_up,
)
from tests.rules import example, rule

RED, BLUE, GREEN = at("red"), at("blue"), at("green")


def four() -> SevenAges:
    """An empire of each player: red, blue, green, black; seat 0 is first."""
    return given(
        empire("zhou", "red", 0, 20, {"egypt": ["spear"]}, money=0),
        empire("khmers", "blue", 1, 20, {"palestine": ["spear"]}, money=0),
        empire("siamese", "green", 2, 20, {"sumer": ["spear"]}, money=0, cities={"sumer": 3}, capital="sumer"),
        empire("burmese", "black", 3, 20, {"henan": ["spear"]}, money=0),
    )


def events_of(*wanted: str) -> list[int]:
    return [c for c in range(CARDS) if EVENT_TIMING[CARD_EVENT[c]] in wanted]


# -------------------------------------------------------------------------------------------------------- open windows


@rule("SA-15.1")
def test_a_card_is_offered_only_in_its_window() -> None:
    s = four()
    deal(
        s, 0, "dutch", "egyptians", "boers"
    )  # financier (any time), bumper harvest (own production), inflation (civilise)
    s.step = 4
    open_window(s, STEP_WINDOW)
    assert [move for move in legal(s, 0) if move.startswith(("event", "artefact"))] == ["event dutch"]


@example("EX-36")
@rule("SA-15.2")
def test_cards_of_a_window_are_resolved_in_board_order_and_all_are_asked_again() -> None:
    s = four()
    deal(s, 0, card(1))
    deal(s, 1, "sudan")  # famine
    deal(s, 2, card(2))
    deal(s, 3, "dutch", card(3))  # financier
    turned_up(s, "green", "production")
    s.step = 1
    open_window(s, STEP_WINDOW)
    assert list(s.actors) == [0, 1, 2, 3]
    log = play(s, "3: event dutch", "3: empire black", "0: pass", "2: pass", "1: event sudan", "1: empire green")
    while asked(s) == "Reaction":
        log += play(s, "pass")
    announced = [str(event.args["card"]) for event in log if event.key == "seven_ages-announced-event"]
    assert announced == ["seven_ages-empire-sudan", "seven_ages-empire-dutch"], "board order, not the order of answers"
    assert s.money[at("black")] == 15
    assert asked(s) == "Window"
    assert list(s.actors) == [0, 2, 3], "all players with cards are asked again"
    play(s, "0: pass", "2: pass", "3: pass")
    assert resting(s)


@rule("SA-15.2")
def test_a_card_that_is_no_longer_legal_goes_back_to_the_hand() -> None:
    s = four()
    s.money[RED] = 190
    deal(s, 0, "dutch")
    deal(s, 3, "malians")  # both financier
    s.step = 4
    open_window(s, STEP_WINDOW)
    s.money[RED] = 199
    s.forget_legal()
    assert "event dutch" not in legal(s, 0)
    s.money[RED] = 190
    s.forget_legal()
    play(s, "0: event dutch", "0: empire red")
    s.money[RED] = 199  # as another card of the window might have done
    log = play(s, "3: pass")
    assert "card-returned" in keys(log)
    assert s.card_at[EMPIRE_INDEX["dutch"]] == HAND


@rule("SA-15.2")
def test_everybody_with_cards_is_asked_and_nobody_sees_who_still_thinks() -> None:
    s = four()
    deal(s, 0, "dutch")
    deal(s, 2, card(7))  # whatever it is
    s.step = 4
    open_window(s, STEP_WINDOW)
    assert list(s.actors) == [0, 2], "an empty hand is public"
    play(s, "0: pass")
    assert not s.top_phase().shows_who
    assert s.awaited(1) == s.awaited(3)


@rule("SA-15.2")
def test_a_window_is_skipped_only_if_no_fitting_card_can_be_in_a_hand() -> None:
    s = four()
    deal(s, 0, card(7))
    wanted = timings(s, HARVEST_WINDOW)
    assert may_hold(s, wanted)
    for one in events_of("harvest"):
        s.card_at[one] = DISCARDED
    assert not may_hold(s, wanted)
    open_window(s, HARVEST_WINDOW)
    assert resting(s)


@rule("SA-15.3")
@pytest.mark.parametrize(
    ("step", "more"),
    [
        ("production", "production_step"),
        ("trade_progress", "trade_step"),
        ("manoeuvre", "manoeuvre_step"),
        ("destiny", ""),
    ],
)
def test_what_the_window_of_a_step_takes(step: str, more: str) -> None:
    s = four()
    s.step = MARKER_NAMES.index(step)
    expected = {"any_time", "late", "action_step", *([more] if more else [])}
    assert timings(s, STEP_WINDOW) == timing_mask(*expected)


@rule("SA-15.3")
def test_a_step_without_a_marker_turned_up_has_no_window() -> None:
    s = four()
    deal(s, 0, "dutch")
    in_turn(s, "destiny", AT_WINDOW)
    assert s.step == 7, "the next window is that of the end of the turn"
    s = four()
    deal(s, 0, "dutch")
    turned_up(s, "red", "destiny")
    in_turn(s, "destiny", AT_WINDOW)
    assert asked(s) == "Window"
    assert s.step == 4


@rule("SA-15.3")
def test_a_marker_in_the_free_slot_is_no_producing_empire() -> None:
    s = four()
    deal(s, 0, "sudan", "persians")  # famine, bureaucracy
    here = 1 * 8 + MARKER_NAMES.index("destiny")
    s.marker_slot[here], s.marker_state[here] = FREE_SLOT, REVEALED
    s.step = 1
    open_window(s, STEP_WINDOW)
    assert "event sudan" not in legal(s, 0)
    play(s, "event persians")
    assert legal(s, 0) == ["free_slot 1"]


# ---------------------------------------------------------------------------------------------------------- own action


@rule("SA-15.4")
def test_own_events_are_choices_of_the_action() -> None:
    for action, name in (
        ("production", "egyptians"),
        ("trade_progress", "venetians"),
        ("manoeuvre", "chinese"),
        ("civilise", "boers"),
    ):
        s = four()
        s.money[BLUE] = 30
        deal(s, 0, name)
        act(s, "red", action)
        assert f"event {name}" in legal(s, 0), action
    s = four()
    deal(s, 0, "dacians")
    act(s, "free", "start_empire")
    assert "event dacians" in legal(s, 0), "time ripple when the empire card is chosen"


@rule("SA-15.4")
@pytest.mark.parametrize("action", ["start_empire", "production", "trade_progress", "manoeuvre", "destiny", "civilise"])
def test_events_of_any_time_before_the_first_and_after_the_last_choice(action: str) -> None:
    s = four()
    deal(s, 0, "dutch", card(2))
    next_cards(s, 0)
    act(s, "free" if action == "start_empire" else "red", action)
    assert "event dutch" in legal(s, 0)
    first = {"trade_progress": "trade blue"}.get(action, "pass" if action == "start_empire" else "done")
    play(s, f"0: {first}")
    while asked(s) not in ("AfterAction", "Rest"):
        moves = legal(s)
        assert "event dutch" not in moves, asked(s)
        play(s, next((m for m in moves if m in ("done", "pass", "no", "give 0", f"show {card(2)}")), moves[0]))
    assert asked(s) == "AfterAction"
    assert "event dutch" in legal(s, 0)


@rule("SA-15.4")
def test_two_manoeuvring_empires_are_each_asked_after_their_action() -> None:
    s = given(
        empire("zhou", "red", 0, 20, {"egypt": ["spear"]}),
        empire("khmers", "blue", 0, 20, {"sumer": ["spear"]}),
    )
    deal(s, 0, "poles")  # unique conjunction
    turned_up(s, "red", "manoeuvre")
    turned_up(s, "blue", "wild")
    s.step = 3
    manoeuvre_both(s, 0, 3, [3, 7])
    s.proceed()
    play(s, "done", "done")
    assert asked(s) == "AfterAction"
    assert s.acting_empire == RED
    play(s, "pass")
    assert asked(s) == "AfterAction"
    assert s.acting_empire == BLUE
    play(s, "event poles")
    assert asked(s) == "Moving", "the second one once more"
    assert s.frame(2) == BLUE


@rule("SA-15.4")
def test_moving_again_comes_after_the_last_move() -> None:
    s = four()
    deal(s, 0, "saxons", "chinese")  # mass migration, forced march
    act(s, "red", "manoeuvre")
    assert {"event saxons", "event chinese"} <= set(legal(s, 0))
    s = given(empire("zhou", "red", 0, 20, {"egypt": ["spear"] * 3}))
    deal(s, 0, "saxons", "chinese")
    act(s, "red", "manoeuvre")
    play(s, "from egypt", "with spear", "go sinai", "halt")
    assert "event chinese" not in legal(s, 0), "before the first move only"
    assert "event saxons" in legal(s, 0)


# ------------------------------------------------------------------------------------------------------ trade, conflict


@rule("SA-15.5")
def test_the_active_sides_card_is_resolved_first_and_both_are_asked_again() -> None:
    s = given(
        empire("khmers", "blue", 0, 20, {"sumer": ["spear"] * 2}),
        empire("zhou", "red", 2, 20, {"sumer": ["spear"] * 2}),
    )
    deal(s, 0, "romans")
    deal(s, 2, "french", card(1))  # both high command
    fight(s, RED)
    assert asked(s) == "SidesWindow"
    assert list(s.actors) == [0, 2]
    log = play(s, "0: event romans", "2: event french")
    announced = [event.args["seat"] for event in log if event.key == "seven_ages-announced-event"]
    while asked(s) == "Reaction":
        log = play(s, "pass")
        announced += [event.args["seat"] for event in log if event.key == "seven_ages-announced-event"]
    assert announced == [2, 0], "the attacker's first, though seat 0 comes first in board order"
    assert asked(s) == "SidesWindow"
    assert list(s.actors) == [2], "asked again; the other hand is empty"
    here = s.find(ROUND)
    assert s.frame_at(here, TERMS) == s.frame_at(here, TERMS + 1) != 0


@rule("SA-15.5")
def test_against_the_deck_only_the_active_player_is_asked() -> None:
    far = given(empire("zhou", "red", 0, 1, {"egypt": ["spear"]}), empire("khmers", "blue", 1, 1, {"henan": ["spear"]}))
    deal(far, 0, "phoenicians", card(1))
    deal(far, 1, card(2))
    act(far, "red", "trade_progress")
    play(far, "trade_deck", f"0: show {card(1)}")
    assert asked(far) == "SidesWindow"
    assert far.actors == (0,)


@rule("SA-15.6", "SA-12.1")
def test_the_windows_of_the_end_of_the_turn() -> None:
    s = four()
    assert timings(s, END_TURN_WINDOW) == timing_mask("any_time", "late", "end_turn")
    assert timings(s, HARVEST_WINDOW) == timing_mask("harvest")
    deal(s, 0, "babylonians")
    s.step = 7
    begin_end_of_turn(s)
    s.proceed()
    assert asked(s) == "Window"
    levels = s.level.copy()
    assert "event babylonians" not in legal(s, 0), "glory waits for the harvest"
    play(s, "pass")
    assert asked(s) == "Window"
    assert s.level[RED] == levels[RED] + 1, "after free progress"
    assert "event babylonians" in legal(s, 0)


# ------------------------------------------------------------------------------------------------------------ reactions


@rule("SA-15.7")
def test_the_first_reaction_clockwise_counts_and_can_be_answered() -> None:
    s = four()
    deal(s, 2, "dutch")
    deal(s, 1, "shang")
    deal(s, 3, "cholas")  # the two shooting stars
    s.step = 4
    open_window(s, STEP_WINDOW)
    play(s, "2: event dutch", "2: empire green", "1: pass", "3: pass")
    assert asked(s) == "Reaction"
    assert list(s.actors) == [1, 3]
    play(s, "1: event shang", "3: event cholas")
    assert asked(s) == "Reaction", "the reaction is announced itself"
    assert list(s.actors) == [1], "seat 3 comes first from seat 2; seat 1 keeps the card and may answer"
    assert s.card_at[EMPIRE_INDEX["shang"]] == HAND + 1
    play(s, "1: event shang")
    assert s.money[GREEN] == 15, "the shooting star was cancelled, so the financier works"
    assert {s.card_at[EMPIRE_INDEX[name]] for name in ("dutch", "shang", "cholas")} == {DISCARDED}


@rule("SA-15.7")
def test_an_artefact_can_be_cancelled_too() -> None:
    s = four()
    deal(s, 0, "harappans")
    deal(s, 1, "shang")
    act(s, "red", "civilise")
    play(s, "artefact harappans", "empire red", "1: event shang")
    assert s.glory[0] == 0
    assert s.card_at[EMPIRE_INDEX["harappans"]] == DISCARDED


@rule("SA-15.8")
def test_an_extra_action_is_performed_inside_the_window_with_its_own_windows() -> None:
    s = four()
    deal(s, 0, "manchus", "poles", card(1))  # time wrinkle, unique conjunction
    s.step = 4
    open_window(s, STEP_WINDOW)
    play(s, "0: event manchus", "0: empire red", "0: turn_up production")
    assert asked(s) == "Produce"
    play(s, "done", "done", "done")
    assert asked(s) == "AfterAction"
    play(s, "pass")
    assert asked(s) == "Window", "then the window goes on"


@rule("SA-15.9")
def test_a_storm_may_be_aimed_at_whatever_may_be_a_ship() -> None:
    s = given(
        empire("zhou", "red", 0, 42, {"egypt": ["spear"]}),
        empire(
            "english", "blue", 1, 42, {"england": ["spear"], "english_channel": ["fighter"], "bay_of_biscay": ["ship"]}
        ),
    )
    deal(s, 0, "portuguese")
    s.step = 3
    open_window(s, STEP_WINDOW)
    play(s, "event portuguese")
    for seed in range(8):  # aircraft look like ships to everybody else
        assert sorted(legal(s.determinize(0, seed), 0)) == ["area bay_of_biscay", "area english_channel"]
    assert sorted(legal(s, 0)) == ["area bay_of_biscay", "area english_channel"]
    log = play(s, "area english_channel")
    assert "no-ships" in keys(log)
    assert asked(s) != "LosingUnits"
    assert len(s.units_at(BLUE, INDEX["english_channel"])) == 1


@rule("SA-15.9")
def test_a_card_without_a_target_or_effect_is_not_offered() -> None:
    s = four()
    s.money = [0] * 15
    deal(s, 0, "boers", "safavids")  # inflation, assassin
    act(s, "red", "civilise")
    assert not [move for move in legal(s, 0) if move.startswith("event")]


@rule("SA-15.10", "SA-13.7")
def test_with_option_seven_events_need_contact() -> None:
    s = given(
        empire("zhou", "red", 0, 1, {"egypt": ["spear"]}),
        empire("khmers", "blue", 1, 1, {"sinai": ["spear"]}, money=20),
        empire("siamese", "green", 2, 1, {"henan": ["spear"]}, money=20),
        take_that=True,
    )
    deal(s, 0, "boers")
    act(s, "red", "civilise")
    play(s, "event boers")
    assert legal(s, 0) == ["empire blue"], "the Siamese are too far"


@rule("SA-13.7", "SA-15.10")
def test_option_seven_for_areas_players_and_the_free_slot() -> None:
    s = given(
        empire("zhou", "red", 0, 1, {"egypt": ["spear"]}),
        empire("khmers", "blue", 1, 1, {"sinai": ["spear"]}, money=20),
        empire("siamese", "green", 2, 1, {"henan": ["spear"]}, money=20),
        take_that=True,
    )
    deal(s, 1, card(1))
    deal(s, 2, card(2))
    deal(s, 0, "soviets", "boers")  # espionage, inflation
    act(s, "free", "civilise")
    play(s, "event soviets")
    assert legal(s, 0) == ["player 1"]
    play(s, "player 1")
    while asked(s) == "Reaction":
        play(s, "pass")
    play(s, f"take {card(1)}", "event boers")
    assert legal(s, 0) == ["empire blue"]
    own = given(empire("zhou", "red", 0, 1, {"egypt": ["spear"]}, money=0), take_that=True)
    deal(own, 0, "dutch")
    own.step = 4
    open_window(own, STEP_WINDOW)
    assert "event dutch" in legal(own, 0), "own targets are free"
    neutral = given(empire("zhou", "red", 0, 1, {"egypt": ["spear"]}), take_that=True)
    near = neutral_areas_within_reach(neutral, 0)
    assert near >> INDEX["sinai"] & 1
    assert not near >> INDEX["henan"] & 1


@rule("SA-15.7")
def test_a_card_is_announced_with_its_targets_but_not_an_exchanged_marker() -> None:
    s = four()
    deal(s, 0, "boers")
    deal(s, 1, "shang")
    s.money[BLUE] = 20
    act(s, "red", "civilise")
    log = play(s, "event boers", "empire blue")
    assert "announced-target" in keys(log)
    assert view(s, 1)["announced"] == {"seat": 0, "card": "boers", "as": "event", "targets": ["empire blue"]}
    s = four()
    deal(s, 0, "gauls")  # change of plans
    deal(s, 1, "shang")
    s.marker_slot[1] = RED
    s.step = 0
    open_window(s, STEP_WINDOW)
    play(s, "0: event gauls", "0: lay manoeuvre red", "1: pass")
    assert view(s, 1)["announced"]["targets"] == []
    at_card = s.find(ANNOUNCED) + TARGETS
    drawn = {s.determinize(1, n).stack[at_card] for n in range(12)}
    assert len(drawn) > 1, "nobody else can tell which marker it is"
