"""HW-4: the event window, and what holds for all event cards."""

from __future__ import annotations

import pytest

from saecula.games.history_of_the_world import game
from saecula.games.history_of_the_world.cards import (
    EPOCHS_OF,
    EVENT_INDEX,
    EVENT_NAMES,
    GREAT,
    LEADER,
    event_cards,
)
from saecula.games.history_of_the_world.combat import attack_bonus
from saecula.games.history_of_the_world.components import (
    AREA_MASK,
    INDEX,
    NAMES,
    members,
)
from saecula.games.history_of_the_world.state import ACTIVE, MINOR
from saecula.kernel.message import Event
from tests.games.history_of_the_world.card_lists import EMPIRE_OF_EPOCH, MINOR_EMPIRES
from tests.games.history_of_the_world.given import (
    army,
    expanding,
    fleets,
    fort,
    given,
    holder,
    loses,
    monument,
    offered,
    origin,
    phase,
    play,
    realm,
    refused,
    rig,
    rolled,
    structures,
    ties,
    told,
    wins,
)
from tests.rules import rule

WITH_TARGETS = (
    army("blue", "northern_apennines", "palestine", "gold_coast"),
    monument("northern_apennines"),
)


# -------------------------------------------------------------------------------------------------------- the window


@rule("HW-4.2")
def test_the_parts_of_a_turn_come_in_order() -> None:
    state = given("egypt", hand=["minor_empire_hittites", "leader", "weaponry"])
    seen = [phase(state)]
    play(state, "play minor_empire_hittites", "play leader")
    seen.append(f"{phase(state)} {game.view(state, 0)['force']['kind']}")
    play(state, "done")
    seen.append(f"{phase(state)} {game.view(state, 0)['force']['kind']}")
    play(state, "done")
    assert seen == ["EventWindow", "Expansion minor", "Expansion active"]
    assert state.score[0] > 0


@rule("HW-4.3")
def test_at_most_two_cards_of_the_epoch() -> None:
    state = given("egypt", hand=["leader", "weaponry", "jihad", "astronomy"])
    assert offered(state) == {"play leader", "play weaponry", "play jihad", "done"}
    assert refused(state, "play astronomy") == "HW-4.3"
    assert refused(state, "play plague") == "HW-2.5"
    play(state, "play leader", "play jihad")
    assert phase(state) == "Expansion"


@rule("HW-4.3")
@pytest.mark.parametrize("name", ["barbarians", "civil_war", "disaster", "plague", "treachery", "migrants_australia"])
def test_some_cards_need_a_target(name: str) -> None:
    everywhere = army("red", *[NAMES[t] for t in members(AREA_MASK[12])])
    there = (everywhere,) if name == "migrants_australia" else ()
    state = given("persia", *there, hand=[name])
    assert offered(state, "play") == set()
    assert refused(state, f"play {name}") == "HW-4.3"


@rule("HW-4.3", "HW-4.15", "HW-4.18", "HW-4.32")
@pytest.mark.parametrize("name", ["barbarians", "civil_war", "treachery"])
def test_own_armies_are_no_target(name: str) -> None:
    state = given("persia", army("red", "northern_apennines", "massif"), hand=[name])
    assert refused(state, f"play {name}") == "HW-4.3"
    state = given("persia", army("red", "massif"), army("blue", "northern_apennines"), hand=[name])
    play(state, f"play {name}", *(["choose alps"] if name == "barbarians" else []))
    assert offered(state, "choose") == {"northern_apennines"}


@rule("HW-4.3", "HW-4.33")
@pytest.mark.parametrize("name", EVENT_NAMES)
def test_every_card_can_be_played_in_its_epochs_and_only_there(name: str) -> None:
    for epoch, empire in enumerate(EMPIRE_OF_EPOCH, 1):
        state = given(empire, *WITH_TARGETS, hand=[name])
        fits = bool(EPOCHS_OF[EVENT_INDEX[name]] >> epoch & 1)
        assert (f"play {name}" in offered(state)) == fits, epoch
        if fits:
            play(state, f"play {name}")
            assert game.view(state, 0)["discards"] == [{"event": name, "seat": 0, "epoch": epoch}]


@rule("HW-4.4", "HW-4.34")
def test_cards_help_the_active_empire_alone() -> None:
    there = army("blue", "western_anatolia", "levant")
    state = given("egypt", there, hand=["minor_empire_hittites", "weaponry"])
    play(state, "play weaponry", "play minor_empire_hittites")
    assert attack_bonus(state, state.force, INDEX["levant"]) == 0
    play(rig(state, ties(2, 1)), "expand levant")
    assert state.lost == 0, "losses of a Minor Empire are not the Active Empire's"
    play(state, "done")
    assert attack_bonus(state, state.force, INDEX["western_anatolia"]) == 1


@rule("HW-4.32", "HW-4.34")
def test_treachery_waits_for_the_active_empire() -> None:
    state = given("egypt", army("blue", "levant"), hand=["minor_empire_hittites", "treachery"])
    play(state, "play treachery", "choose levant", "play minor_empire_hittites")
    log: list[Event] = []
    play(rig(state, loses(2, 1)), "expand levant", log=log)
    assert (len(told(log, "fight")), holder(state, "levant")) == (1, "blue"), "a Minor Empire has to fight"
    play(state, "done", "expand palestine", "expand levant", log=log)
    assert (len(told(log, "surrendered")), holder(state, "levant")) == (1, "red")


@rule("HW-4.5")
def test_four_kinds_of_great_events_and_leader_with_weaponry() -> None:
    assert {card.type for card in event_cards[:GREAT]} == {"leader", "weaponry", "reallocation", "minor_empire"}
    state = expanding("romans", army("blue", "northern_apennines"), cards=["leader", "weaponry"])
    play(rig(state, rolled(3, 2, 1, 3)), "expand northern_apennines")
    assert holder(state, "northern_apennines") == "red", "3 + 1 against 3, with three dice"


@rule("HW-4.6")
@pytest.mark.parametrize("name", MINOR_EMPIRES)
def test_every_minor_empire(name: str) -> None:
    card = event_cards[EVENT_INDEX[name]]
    assert card.empire is not None
    empire = EMPIRE_OF_EPOCH[card.epochs[0] - 1]
    state = play(given(empire, hand=[name, "population_explosion"]), f"play {name}", "play population_explosion")
    assert state.force == MINOR
    assert origin(state, card.empire.start) == name
    assert state.armies == card.empire.strength - 1
    assert fleets(state) == set(card.empire.navigation)
    assert structures(state, card.empire.start) == ({"capital"} if card.empire.capital else set())
    assert offered(state, "fort_army") == {card.empire.start}
    assert not offered(state, "fort_coin"), "no coins for a Minor Empire"
    assert refused(state, "buy_back") == "HW-4.6"
    play(state, "done")
    assert state.force == ACTIVE
    assert origin(state, card.empire.start) == name
    assert state.coins == 2
    printed = {call["empire"]: call["fleets"] for call in game.view(state, 0)["calls"]}
    assert fleets(state) == set(printed[empire])


@rule("HW-4.7")
def test_armies_of_cards_hold_and_score_but_never_expand() -> None:
    state = given("franks", hand=["migrants_africa"])
    play(state, "play migrants_africa", "choose madagascar", "choose congo_basin")
    assert {"madagascar", "congo_basin"} <= realm(state)
    assert not offered(state, "expand") & {"central_africa", "gold_coast"}
    assert game.view(state, 0)["areas"][11]["held"][0] == 2


@rule("HW-4.8")
def test_coins_buy_back_losses_and_pay_for_forts() -> None:
    state = expanding("romans", army("blue", "northern_apennines"), cards=["population_explosion"])
    assert refused(state, "buy_back") == "HW-4.8", "nothing is lost yet"
    play(rig(state, loses(2, 1)), "expand northern_apennines")
    left = state.armies
    play(state, "buy_back")
    assert (state.armies, state.coins, state.lost, state.recoverable) == (left + 1, 1, 1, 0)
    assert refused(state, "buy_back") == "HW-4.8", "each loss can be bought back once"
    play(state, "fort_coin southern_apennines")
    assert structures(state, "southern_apennines") == {"capital", "fort"}
    assert (state.coins, state.armies) == (0, left + 1)
    state = expanding("romans", cards=["population_explosion"])
    play(state, "done")
    assert state.coins == 0


@rule("HW-4.9")
def test_played_cards_lie_open() -> None:
    state = expanding("egypt", cards=["leader", "jihad"])
    for seat in (None, 0, 1, 2):
        assert [d["event"] for d in game.view(state, seat)["discards"]] == ["leader", "jihad"]


# ------------------------------------------------------------------------------------------------------- Great Events


@rule("HW-4.10")
def test_a_leader_is_spent_by_a_triple_also_for_the_second_round() -> None:
    there = [army("blue", "northern_apennines"), fort("northern_apennines")]
    state = expanding("romans", *there, cards=["leader"])
    log: list[Event] = []
    play(rig(state, rolled(6, 6, 6, 2), wins(2, 1)), "expand northern_apennines", log=log)
    rounds = told(log, "fight")
    assert [len(r["attack"]) for r in rounds] == [3, 2]  # type: ignore[arg-type]
    assert len(told(log, "leader-spent")) == 1
    assert not state.has_card(LEADER)


@rule("HW-4.11")
def test_weaponry() -> None:
    state = expanding("romans", army("blue", "northern_apennines"), cards=["weaponry"])
    play(rig(state, rolled(3, 1, 3)), "expand northern_apennines")
    assert holder(state, "northern_apennines") == "red"


@rule("HW-4.12")
def test_reallocation_turns_fleets_into_coins_before_the_first_army() -> None:
    state = given("romans", hand=["reallocation"])
    play(state, "play reallocation")
    assert phase(state) == "Reallocating"
    assert holder(state, "southern_apennines") == ""
    play(state, "turn_coin western_mediterranean")
    assert refused(state, "turn_coin western_mediterranean") == "HW-4.12"
    play(state, "done")
    assert (state.coins, fleets(state)) == (1, {"eastern_mediterranean"})
    assert "southern_iberia" not in offered(state, "expand")
    assert phase(play(given("celts", hand=["reallocation"]), "play reallocation")) == "Expansion", "no fleets: spent"
