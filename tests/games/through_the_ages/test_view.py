"""What a board needs to know, and that docs/view-through-the-ages.md says what it is."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.components import INDEX, MILITARY_CARDS
from saecula.games.through_the_ages.phases import ACTIONS, DISCARDING, POLITICS
from saecula.games.through_the_ages.state import ARMS_OF, CURRENT, DECK, FUTURE, KNOWN, PILE, Ages
from saecula.kernel.message import Event
from saecula.kernel.options import Value
from tests.games.through_the_ages.given import (
    act,
    arms,
    bank,
    begin_turn,
    blues,
    building,
    get,
    hand,
    keys,
    leader,
    next_event,
    pact,
    play,
    politic,
    put_value,
    row,
    stored,
    table,
    tactic,
    unused,
    war,
    wonders,
    workers,
)
from tests.rules import rule

PAGE = Path(__file__).parents[3] / "docs" / "view-through-the-ages.md"


def player(state: Ages, seat: int = 0, reader: int | None = 0) -> dict[str, Any]:
    found = game.view(state, reader)["players"][seat]
    assert isinstance(found, dict)
    return found


# -------------------------------------------------------------------------------------------------------------- the row


def test_the_row_says_what_each_card_costs_the_reader_and_what_forbids_it() -> None:
    state = table(3)
    wonders(state, "pyramids")
    hand(state, "iron")
    row(state, "iron", "alchemy", "great_wall", "taj_mahal", "", "monarchy")
    shown = game.view(state, 0)["row"]
    assert shown[0] == {"card": "iron", "zone": 1, "cost": 1, "barred": "TA-4.8", "leaves": True}
    assert shown[2] == {"card": "great_wall", "zone": 1, "cost": 2, "barred": "", "leaves": False}
    assert shown[4] == {"card": "", "zone": 1}
    assert game.view(state, 1)["row"][2]["cost"] == 1
    assert game.view(state, None)["row"][2]["cost"] == 2  # for the player in turn
    building(state, "hanging_gardens")
    assert game.view(state, 0)["row"][3]["barred"] == "TA-4.6"


@rule("TA-4.1")
def test_the_cards_that_leave_are_those_of_the_next_card_row_step() -> None:
    names = ["iron", "alchemy", "monarchy", "theology", "cartography"]
    for seats, leaving in ((2, 3), (3, 2), (4, 1)):
        state = table(seats)
        row(state, *names)
        assert [card["card"] for card in game.view(state, 0)["row"] if card.get("leaves")] == names[:leaving]
    state.last_round = state.round
    begin_turn(state, seats - 1)
    act(state, seats - 1)  # the last turn of the game: no card-row step follows
    assert not any(card.get("leaves") for card in game.view(state, 0)["row"])


@rule("TA-10.60")
def test_one_who_will_leave_is_no_longer_counted_when_the_row_is_cleared() -> None:
    state = table(3)
    row(state, "iron", "alchemy", "monarchy", "theology")
    state.resign(1)
    assert [card["leaves"] for card in game.view(state, 0)["row"][:4]] == [True, True, True, False]


# --------------------------------------------------------------------------------------------------------- event piles


def test_everybody_sees_who_has_put_how_many_events_into_the_piles() -> None:
    state = table(3, age=2)
    arms(state, "cold_war")
    politic(state)
    play(state, "prepare cold_war")
    for reader in (0, 1, None):
        assert game.view(state, reader)["events_by"] == {"current": {}, "future": {"II": [1, 0, 0]}}
    arms(state, "civil_unrest", seat=1)
    next_event(state, "iconoclasm")  # the last Current Event: Future Events take its place
    politic(state, 1)
    play(state, "prepare civil_unrest")
    assert game.view(state, 2)["events_by"] == {"current": {"II": [1, 1, 0]}, "future": {}}


def test_whose_event_was_revealed_is_told_to_nobody() -> None:
    state = table(3, age=2)
    for seat, card in enumerate(("cold_war", "civil_unrest", "crime_wave")):
        arms(state, card, seat=seat)
    for seat, card in enumerate(("cold_war", "civil_unrest", "crime_wave")):
        if seat == 2:
            next_event(state, "iconoclasm")
        politic(state, seat)
        play(state, f"prepare {card}")
    assert game.view(state, 0)["events_by"]["current"]["II"] == [1, 1, 1]
    for age in (0, 1):  # only the three are left
        state.cards[FUTURE + age] |= state.cards[CURRENT + age]
        state.cards[CURRENT + age] = 0
    arms(state, "rats")
    politic(state)
    play(state, "prepare rats")
    assert game.view(state, 0)["current_events"] == {"II": 2}
    assert game.view(state, 0)["events_by"]["current"]["II"] == [1, 1, 1]


# ------------------------------------------------------------------------------------------------------------- the turn


def test_the_forecast_says_what_the_turns_end_brings_and_what_is_lost() -> None:
    state = table()
    bank(state, 9)
    put_value(state, "science", 40)
    workers(state, agriculture=1, bronze=3, philosophy=2)
    unused(state, 8)
    blues(state, 4)
    shown = player(state)["next"]
    assert (shown["farmed"], shown["eaten"], shown["hunger"], shown["famine"]) == (1, 1, 2, 0)  # no culture to lose
    assert (shown["mined"], shown["idle_resources"]) == (3, 0)
    assert (shown["science"], shown["science_lost"]) == (0, 2)
    put_value(state, "culture", 10)
    blues(state, 2)
    shown = player(state)["next"]
    assert (shown["famine"], shown["culture"], shown["idle_resources"]) == (8, -8, 1)
    before = [get(state, what) for what in ("culture", "science")]
    expected = [shown["culture"], shown["science"]]
    play(state, "done")
    assert [state.civ[0].culture - before[0], state.civ[0].science - before[1]] == expected


def test_the_forecast_is_what_happens() -> None:
    seen = 0
    for seats in (2, 3, 4):
        state = game.new(seats, 5, {})
        chance = random.Random(5)
        while not state.over:
            seat = state.actors[0]
            move = chance.choice(state.legal(seat))
            if game.moves.name(move) == "done" and state.frame(0) == 1:
                before = player(state, seat, None)
                log: list[Event] = []
                state.play(seat, move, log)
                after = player(state, seat, None)
                fought = [key for key in keys(log) if key.startswith(("war-", "attack-"))]
                if not fought and state.actors not in ((), (seat,)):  # nobody was asked in between
                    for what in ("culture", "science", "food", "resources"):
                        assert after[what] - before[what] == before["next"][what], (what, before["next"])
                    drawn = sum(after["arms"].values()) - sum(before["arms"].values())
                    assert drawn == before["next"]["cards"] or after["arms"].keys() < before["arms"].keys()
                    seen += 1
            else:
                state.play(seat, move)
    assert seen > 50


def test_culture_is_kept_by_its_source() -> None:
    state = table()
    workers(state, drama=1)
    wonders(state, "pyramids", "great_wall")
    leader(state, "homer")
    play(state, "done")
    shown = player(state)["culture_from"]
    assert shown == {"buildings": 2, "wonders": 1, "others": 1}
    assert sum(shown.values()) == state.civ[0].culture


# ----------------------------------------------------------------------------------------------- conflicts and auctions


def attacked() -> Ages:
    """Seat 0 attacks seat 1, and may add units first."""
    state = table(3, age=2)
    workers(state, warriors=4)
    workers(state, seat=1, warriors=2)
    put_value(state, "science", 3, seat=1)
    arms(state, "spy")
    arms(state, "bonus_ii", "cold_war", seat=1)
    politic(state)
    play(state, "attack spy", "aim 1")
    return state


def test_a_battle_says_what_is_missing_and_what_can_be_added() -> None:
    state = attacked()
    shown = game.view(state, 1)["battle"]
    assert (shown["attack"], shown["defence"], shown["missing"], shown["victor"]) == (4, 2, 2, 0)
    spoil = {"victor": 0, "loser": 1, "what": "science", "loses": 3, "gains": 3}
    assert shown["stakes"] == [spoil]
    assert shown["can_add"] == {"attack_units": 4, "defence_units": 2, "defence_cards": [4, 4]}
    for reader in (0, 2, None):  # they see two cards of Age II: any two bonus cards might be there
        assert game.view(state, reader)["battle"]["can_add"]["defence_cards"] == [0, 8]
    play(state, "done", "sacrifice warriors")
    shown = game.view(state, 1)["battle"]
    assert (shown["missing"], shown["can_add"]["defence_units"]) == (1, 1)
    play(state, "spend bonus_ii")
    shown = game.view(state, 0)["battle"]
    assert (shown["missing"], shown["victor"], shown["can_add"]["defence_cards"]) == (0, -1, [0, 4])
    assert shown["stakes"] == [spoil]


def test_what_a_hand_could_add_is_bounded_by_the_cards_that_are_left() -> None:
    state = attacked()
    for place in (DECK, ARMS_OF + 4):  # all other bonus cards lie where everybody has seen them
        cards = state.cards[place + 2] & MILITARY_CARDS[INDEX["bonus_ii"]]
        if place == DECK:
            state.cards[DECK + 2] ^= cards
            state.cards[PILE + 2] |= cards
            for s in range(3):
                state.cards[KNOWN + 4 * s + 2] |= cards
    assert game.view(state, 0)["battle"]["can_add"]["defence_cards"] == [0, 4]


def test_a_declared_war_says_how_it_would_end() -> None:
    state = table(3, age=2)
    workers(state, warriors=5)
    put_value(state, "culture", 3, seat=1)
    war(state, "war_over_culture_ii", 0, 1)
    shown = player(state)["war"]
    assert (shown["lead"], shown["stakes"][0]["loser"], shown["stakes"][0]["loses"]) == (4, 1, 3)
    pact(state, "open_borders_agreement", 1, 0)
    assert player(state)["war"]["lead"] == 7
    workers(state, seat=1, warriors=10)
    shown = player(state)["war"]
    assert (shown["lead"], shown["stakes"][0]["victor"], shown["stakes"][0]["loses"]) == (-2, 1, 0)


def test_an_auction_says_what_each_could_put_up() -> None:
    state = table(3)
    workers(state, warriors=3)
    arms(state, "bonus_i", "rats")
    arms(state, "foray", seat=1)
    next_event(state, "wealthy_territory_i")
    politic(state)
    play(state, "prepare rats")
    mine = game.view(state, 0)["auction"]["force"]
    assert mine[0] == {"units": 3, "permanent": 0, "cards": [1, 1]}
    assert mine[1] == {"units": 1, "permanent": 0, "cards": [0, 1]}
    assert mine[2]["cards"] == [0, 0]
    play(state, "bid 4")
    assert game.view(state, 1)["auction"]["force"][0]["cards"] == [1, 1]  # the bid has proved it
    play(state, "done", "done", "sacrifice warriors")
    shown = game.view(state, 2)["auction"]
    assert (shown["paid"], shown["missing"], shown["sacrificed"]) == (1, 3, {"warriors": 1})


def test_an_offer_says_what_changes_for_both() -> None:
    state = table(3, age=2)
    arms(state, "acceptance_of_supremacy")
    politic(state)
    play(state, "offer acceptance_of_supremacy", "aim 2", "side a")
    shown = game.view(state, 2)["offer"]
    assert (shown["from"], shown["to"], shown["side"], shown["replaces"]) == (0, 2, "a", "")
    assert shown["terms"]["a"] != shown["terms"]["b"]
    before = [player(state, seat)["resource_output"] for seat in (0, 2)]
    assert set(shown["changes"]) == {"0", "2"}
    play(state, "accept")
    for seat in (0, 2):
        for name, (_, after) in shown["changes"][str(seat)].items():
            now = player(state, seat)
            told = {
                "military": now["military_actions"][1],
                "culture": now["culture_rating"],
                "strength": now["strength"],
            }
            assert told[name] == after
    assert before == [player(state, seat)["resource_output"] for seat in (0, 2)]


def test_armies_say_what_the_next_one_lacks() -> None:
    state = table()
    workers(state, warriors=4)
    tactic(state, "legion")
    shown = player(state)["armies"]
    assert (shown["number"], shown["lacks"]) == (1, {"infantry": 2})
    workers(state, warriors=6)
    assert player(state)["armies"]["number"] == 2


def test_trade_routes_say_what_is_paid_for_what() -> None:
    state = table(3)
    pact(state, "trade_routes_agreement", 0, 1)
    stored(state, agriculture=2)
    assert player(state)["trade"] == {"pays": "food", "for": "resources", "announced": False, "used": False}
    play(state, "trade")
    assert player(state)["trade"]["announced"]
    assert player(state, 1)["trade"]["pays"] == "resources"
    assert player(state, 2)["trade"] == {}


# ------------------------------------------------------------------------------------------------------------- the page


def documented() -> set[str]:
    """The fields that the page names, `players[]` written out."""
    text = PAGE.read_text(encoding="utf-8")
    table_part, own = text.split("## A civilization: `players[]`")
    found: set[str] = set()
    for part, prefix in ((table_part, ""), (own, "players[].")):
        for line in part.splitlines():
            if line.startswith("| `"):
                names = re.findall(r"`([^`]+)`", line.split("|")[1])
                found |= {prefix + name for name in names}
    return found


def fields(value: Any, path: str, maps: set[str]) -> set[str]:
    """The fields of a view, in the way in which the page writes them."""
    if isinstance(value, list):
        found = {f"{path}[]"} if not value else set()
        for part in value:
            found |= fields(part, f"{path}[]", maps)
        return found
    if isinstance(value, dict):
        if any(
            name == f"{path}{{}}" or name.startswith((f"{path}{{}}.", f"{path}{{}}[", f"{path}{{}}{{")) for name in maps
        ):
            return {inner for part in value.values() for inner in fields(part, f"{path}{{}}", maps)}
        return {inner for key, part in value.items() for inner in fields(part, f"{path}.{key}" if path else key, maps)}
    return {path}


def test_the_page_names_every_field_and_no_other() -> None:
    page = documented()
    seen: set[str] = set()
    ways: list[dict[str, Value]] = [
        {},
        {"version": "advanced"},
        {"version": "simple"},
        {"bonus_cards": "personal", "mine_production_reduction": True},
        {"bonus_cards": "public_choice", "manual_payment": True},
    ]
    for seed in range(20):
        state = game.new(2 + seed % 3, seed, ways[seed % len(ways)])
        chance = random.Random(seed)
        while not state.over:
            seat = chance.choice(state.actors)
            if chance.random() < 0.03 or state.frame(0) not in (ACTIONS, POLITICS, DISCARDING):
                seen |= fields(game.view(state, seat), "", page)
            state.play(seat, chance.choice(state.legal(seat)))
        seen |= fields(game.view(state, None), "", page)
    empty = {
        name[: i + 2] for name in page for i in range(len(name)) if name.startswith("[]", i)
    }  # lists without entries
    assert sorted(seen - page - empty) == []
    assert sorted({name for name in page - seen if not name.endswith(("{}", "[]"))} - RARE) == []


RARE = {"players[].kept[]", "question.good"}  # what a few random games need not show
