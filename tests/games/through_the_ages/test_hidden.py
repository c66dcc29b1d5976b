"""TA-16, by trying to break it: worlds that a seat cannot tell apart look the same to it in every way, and what it
cannot know is drawn over everything that is possible."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.colonies import hand_value
from saecula.games.through_the_ages.components import (
    AGES,
    BONUS_CARDS,
    EVENT_CARDS,
    INDEX,
    LEVEL,
    MILITARY_CARDS,
    MILITARY_KIND,
    NAMES,
    ONLY_EVENTS,
    cards_in,
    count,
)
from saecula.games.through_the_ages.hands import everyone_knows
from saecula.games.through_the_ages.redraw import hidden_from
from saecula.games.through_the_ages.row import end_age
from saecula.games.through_the_ages.state import (
    ARMS_OF,
    BOX,
    CURRENT,
    DECK,
    FUTURE,
    HIDDEN,
    KNOWN,
    PERSONAL_OF,
    PILE,
    Ages,
)
from saecula.games.through_the_ages.verbs import BID
from saecula.kernel.message import Event
from tests.games.through_the_ages.given import (
    act,
    arms,
    in_arms,
    next_event,
    play,
    politic,
    put_value,
    refresh,
    table,
    tactic,
    workers,
)
from tests.rules import rule

World = tuple[Ages, list[Event]]

# ------------------------------------------------------------------------------------------------- what a seat is shown


def shown(state: Ages, seat: int | None) -> dict[str, Any]:
    """All that the program says to a seat in a position."""
    everything: dict[str, Any] = {
        "view": game.view(state, seat),
        "actors": state.actors,
        "prompt": game.prompt(state, seat).to_json(),
    }
    if seat is not None:
        everything["legal"] = state.legal(seat)
        for move in range(game.moves.size):
            if move in BID and BID.arg(move) > 20:
                continue
            reason = game.why_not(state, seat, move)
            said = [game.describe(state, seat, move), *game.explain(state, seat, move), *([reason] if reason else [])]
            everything[game.moves.name(move)] = [message.to_json() for message in said]
    return everything


def cannot_be_told_apart(one: World, two: World, seats: list[int | None]) -> None:
    assert one[0].cards != two[0].cards or one[0].stack != two[0].stack or one[0].answers != two[0].answers
    for state in (one[0], two[0]):
        state.check()
    for seat in seats:
        assert json.dumps(shown(one[0], seat)) == json.dumps(shown(two[0], seat)), seat
        first, second = ([e.to_json() for e in log if e.readable_by(seat)] for _, log in (one, two))
        assert first == second
        if seat is not None:
            for seed in range(5):
                copy = one[0].determinize(seat, seed)
                copy.check()
                assert copy.pack() == two[0].determinize(seat, seed).pack()
                assert json.dumps(game.view(copy, seat)) == json.dumps(game.view(one[0], seat))


# ----------------------------------------------------------------------------------------- worlds with something hidden


def holding(card: str) -> World:
    """Seat 0 holds it in the political phase."""
    state = table(3, age=2)
    arms(state, card, "cold_war")
    politic(state)
    return state, []


def acting(card: str) -> World:
    """Seat 0 holds it in the action phase, and adopts another card."""
    state = table(3, age=2)
    arms(state, card, "conquistadors")
    act(state)
    return state, play(state, "array conquistadors")


def too_many(card: str) -> World:
    """Seat 0 has to discard, but has not yet."""
    state = table(3, age=2)
    arms(state, card, "spy", "cold_war")
    politic(state)
    return state, play(state, "done")


def prepared(card: str) -> World:
    """Seat 0 has laid it among the Future Events."""
    state = table(3, age=2)
    arms(state, card)
    next_event(state, "iconoclasm")
    politic(state)
    return state, play(state, f"prepare {card}")


def discarded(card: str) -> World:
    """Seat 0 has discarded it face down."""
    state = table(3, age=1)
    arms(state, "rats", "raid_i", "plunder_i")
    politic(state)
    return state, play(state, "done", f"discard {card}")


def redrawn(card: str) -> World:
    """Seat 0 has discarded this card and another; they have become the deck, and it has drawn one of them."""
    state = table(3, age=1)
    arms(state, "rats", "raid_i", "plunder_i", "foray")
    politic(state)
    log = play(state, "done", "discard foray", f"discard {card}")
    state.cards[BOX + 1] |= state.cards[DECK + 1]
    state.cards[DECK + 1] = 0
    put_value(state, "military_spent", 1)
    return state, log + play(state, "done")


def refused(card: str) -> World:
    """A pact of seat 0 was refused; beside it the hand holds this card."""
    state = table(3, age=2)
    arms(state, "acceptance_of_supremacy", card)
    politic(state)
    return state, play(state, "offer acceptance_of_supremacy", "aim 2", "side a", "refuse")


def offering(card: str) -> World:
    """A pact is on offer; beside it the hand holds this card."""
    state = table(3, age=2)
    arms(state, "acceptance_of_supremacy", card)
    politic(state)
    return state, play(state, "offer acceptance_of_supremacy", "aim 2", "side a")


def named(card: str) -> World:
    """Seat 0 has named a card and not yet its target."""
    state = table(3, age=2)
    arms(state, "spy", "plunder_ii", "international_trade_agreement")
    workers(state, warriors=2)
    politic(state)
    if card == "international_trade_agreement":
        return state, play(state, f"offer {card}", "aim 1")
    return state, play(state, f"attack {card}") if card else []


def bidding(card: str) -> World:
    """Seat 0 has bid more than its units are worth; beside the bonus cards the hand holds this card."""
    state = table(3, age=2)
    arms(state, "bonus_ii", "bonus_ii", card, "cold_war")
    next_event(state, "wealthy_territory_ii")
    politic(state)
    return state, play(state, "prepare cold_war", "bid 5")


def colonizing(card: str) -> World:
    """Seat 0 has won and spent one of its bonus cards."""
    state, log = bidding(card)
    return state, log + play(state, "done", "done", "spend bonus_ii")


def outbid(card: str) -> World:
    """Seat 0 has bid and lost: what the bid has proved is remembered."""
    state = table(3, age=2)
    workers(state, seat=1, warriors=9)
    arms(state, "bonus_ii", "bonus_ii", card, "cold_war")
    next_event(state, "wealthy_territory_ii")
    politic(state)
    log = play(state, "prepare cold_war", "bid 5", "bid 6", "done", "done")
    return state, log + play(state, *["sacrifice warriors"] * 6, "done")


def defending(card: str) -> World:
    """Seat 1 is attacked and holds this card."""
    state = table(3, age=2)
    workers(state, seat=1, warriors=0)
    arms(state, card, seat=1)
    arms(state, "spy")
    politic(state)
    return state, play(state, "attack spy", "aim 1", "done")


def outdated(card: str) -> World:
    """An age has ended, and this card has gone from seat 0's hand."""
    state = table(3, age=2)
    arms(state, card, "spy")
    act(state)
    log: list[Event] = []
    state.log = log
    end_age(state)
    state.log = None
    refresh(state)
    return state, log


def choosing(card: str) -> World:
    """Seat 1 has kept a personal bonus card; the others are still choosing."""
    state = game.new(3, 4, {"bonus_cards": "personal"})
    log: list[Event] = []
    state.play(1, state.legal(1)[int(card)], log)
    return state, log


def half_chosen(card: str) -> World:
    """With two players seat 1 has kept one of its two cards, or none yet."""
    state = game.new(2, 4, {"bonus_cards": "personal"})
    log: list[Event] = []
    if card:
        state.play(1, state.legal(1)[int(card)], log)
    return state, log


def kept(card: str) -> World:
    """All have chosen."""
    state, log = choosing(card)
    state.play(0, state.legal(0)[0], log)
    state.play(2, state.legal(2)[0], log)
    return state, log


OTHERS: list[int | None] = [1, 2, None]
WORLDS: list[tuple[Callable[[str], World], list[str], list[int | None]]] = [
    (holding, ["spy", "annex", "civil_unrest", "bonus_ii", "fortifications", "scientific_cooperation"], OTHERS),
    (acting, ["spy", "fortifications", "cold_war"], OTHERS),
    (too_many, ["annex", "civil_unrest"], OTHERS),
    (prepared, ["civil_unrest", "crime_wave", "fertile_territory_ii"], OTHERS),
    (discarded, ["rats", "raid_i"], OTHERS),
    (redrawn, ["rats", "raid_i"], OTHERS),
    (refused, ["spy", "civil_unrest"], OTHERS),
    (offering, ["spy", "civil_unrest"], OTHERS),
    (named, ["spy", "plunder_ii", "international_trade_agreement", ""], OTHERS),
    (bidding, ["spy", "civil_unrest", "bonus_ii"], OTHERS),
    (colonizing, ["spy", "civil_unrest", "bonus_ii"], OTHERS),
    (outbid, ["spy", "civil_unrest"], OTHERS),
    (defending, ["spy", "bonus_ii"], [0, 2, None]),
    (outdated, ["rats", "foray", "raid_i"], OTHERS),
    (choosing, ["0", "1", "2", "3"], [0, 2, None]),
    (half_chosen, ["", "0", "1"], [0, None]),
    (kept, ["0", "3"], [0, 2, None]),
]


@pytest.mark.parametrize(("world", "cards", "seats"), WORLDS, ids=[world.__name__ for world, _, _ in WORLDS])
def test_what_is_hidden_shows_nowhere(world: Callable[[str], World], cards: list[str], seats: list[int | None]) -> None:
    first = world(cards[0])
    for card in cards[1:]:
        cannot_be_told_apart(first, world(card), seats)


def exchange(state: Ages, age: int, one: int, two: int) -> None:
    """Two equal cards change their numbers."""
    for i in range(age, len(state.cards), 4):
        if i < 96:  # the places of military cards and who knows them
            low, high = state.cards[i] >> one & 1, state.cards[i] >> two & 1
            state.cards[i] &= ~(1 << one | 1 << two)
            state.cards[i] |= low << two | high << one


def test_equal_cards_cannot_be_told_apart() -> None:
    state = table(3, age=1)
    arms(state, "bonus_i", "raid_i")
    arms(state, "bonus_i", seat=1)
    tactic(state, "legion")
    politic(state)
    twin = state.trial()
    copies = [card & 63 for card in cards_in(MILITARY_CARDS[INDEX["bonus_i"]], 1)]
    assert len(copies) > 3
    mine = next(bit for bit in copies if state.cards[ARMS_OF + 1] >> bit & 1)
    exchange(twin, 1, mine, next(bit for bit in copies if state.cards[DECK + 1] >> bit & 1))
    refresh(twin)
    cannot_be_told_apart((state, []), (twin, []), [0, 1, 2, None])


# ----------------------------------------------------------------------------------------------- everything is possible


def kinds_in(state: Ages, place: int, age: int) -> set[str]:
    return {NAMES[MILITARY_KIND[card]] for card in cards_in(state.cards[place + age], age)}


def drawn(state: Ages, seat: int, place: int, age: int, seeds: int) -> set[str]:
    """Every kind of card that determinized copies put in a place."""
    found: set[str] = set()
    for seed in range(seeds):
        found |= kinds_in(state.determinize(seat, seed), place, age)
    return found


def possible(state: Ages, seat: int, age: int, of: list[int] | None = None) -> set[str]:
    """The kinds of an age, out of a mask of cards, of which there is one whose place the seat does not know."""
    hidden = 0
    for place in (DECK, PILE, FUTURE, CURRENT, BOX, HIDDEN, *range(ARMS_OF, PERSONAL_OF + 16, 4)):
        hidden |= state.cards[place + age]
    hidden &= ~state.cards[KNOWN + 4 * seat + age] & (of or [-1] * AGES)[age]
    return {NAMES[MILITARY_KIND[card]] for card in cards_in(hidden, age)}


def test_a_hand_may_hold_every_card() -> None:
    state, _ = holding("spy")
    assert drawn(state, 1, ARMS_OF, 2, 400) == possible(state, 1, 2)


def test_an_unknown_event_may_be_every_event_and_no_other_card() -> None:
    state, _ = prepared("civil_unrest")
    place = FUTURE if state.cards[FUTURE + 2] else CURRENT
    events = possible(state, 1, 2, EVENT_CARDS)
    assert drawn(state, 1, place, 2, 400) == events
    assert "annex" not in events
    assert drawn(state, 0, place, 2, 20) == {"civil_unrest"}


def test_the_first_events_may_be_all_of_their_age() -> None:
    state = game.new(4, 3, {})
    assert drawn(state, 0, CURRENT, 0, 100) == possible(state, 0, 0)
    assert len(possible(state, 0, 0)) == 10


def test_a_face_down_discard_may_be_every_card() -> None:
    state, _ = discarded("rats")
    assert drawn(state, 1, PILE, 1, 600) == possible(state, 1, 1)
    assert drawn(state, 0, PILE, 1, 20) == {"rats"}


def test_face_down_and_personal_bonus_cards_may_be_every_event() -> None:
    state = game.new(3, 4, {"bonus_cards": "age_by_age"})
    assert drawn(state, 0, HIDDEN, 3, 150) == possible(state, 0, 3, ONLY_EVENTS)
    state, _ = kept("0")
    assert drawn(state, 0, PERSONAL_OF + 4, 3, 200) == possible(state, 0, 3, ONLY_EVENTS)
    dealt = kinds_in(game.new(3, 4, {"bonus_cards": "personal"}), PERSONAL_OF, 3)
    assert dealt.isdisjoint(possible(state, 0, 3, ONLY_EVENTS))  # who was dealt them knows where they went


@rule("TA-10.12")
def test_beside_what_a_bid_proves_a_hand_may_hold_every_card() -> None:
    state, _ = bidding("spy")
    assert state.civ[0].proof == 4
    assert drawn(state, 1, ARMS_OF, 2, 400) == possible(state, 1, 2)
    for seed in range(100):
        assert hand_value(state.determinize(1, seed), 0) >= 4


# ----------------------------------------------------------------------------------------------------- what stays known


def test_what_a_bid_proves_may_come_out_of_another_hand() -> None:
    state = table(3, age=2)
    arms(state, "bonus_ii", "bonus_ii", "spy", "cold_war")
    arms(state, "bonus_ii", "annex", "plunder_ii", seat=2)
    for age in range(1, AGES):  # all other bonus cards lie open
        spare = state.cards[DECK + age] & BONUS_CARDS[age]
        spare |= state.cards[BOX + age] & BONUS_CARDS[age]
        state.cards[DECK + age] &= ~spare
        state.cards[BOX + age] &= ~spare
        state.cards[PILE + age] |= spare
        for card in cards_in(spare, age):
            everyone_knows(state, card)
    next_event(state, "wealthy_territory_ii")
    politic(state)
    play(state, "prepare cold_war", "bid 5", "done", "done")
    thirds = set()
    for seed in range(60):
        copy = state.determinize(1, seed)
        copy.check()  # the winner can pay: there is a legal move
        assert hand_value(copy, 0) >= 4
        thirds.add(count(copy.cards[ARMS_OF + 8 + 2] & BONUS_CARDS[2]))
    assert thirds == {0, 1}


def test_what_was_proved_no_longer_binds_who_has_left() -> None:
    state, _ = outbid("spy")
    assert state.civ[0].proof == 4
    politic(state)
    state.resign(0)
    assert game.view(state, 1)["players"][0]["bonus_proved"] == 0
    copy = state.determinize(1, 1)
    copy.check()
    assert in_arms(copy, 0) == []


def test_the_only_card_of_its_age_is_followed_by_its_back() -> None:
    state = table(3, age=2)
    arms(state, "acceptance_of_supremacy", "raid_i", "rats")
    politic(state)
    play(state, "offer acceptance_of_supremacy", "aim 2", "side a", "refuse", "discard acceptance_of_supremacy")
    assert game.view(state, 1)["known"]["discard"] == ["acceptance_of_supremacy"]
    for seed in range(10):
        assert kinds_in(state.determinize(1, seed), PILE, 2) == {"acceptance_of_supremacy"}


def test_the_only_card_of_a_deck_is_followed_into_the_hand() -> None:
    state = table(3, age=2)
    arms(state, "spy")
    politic(state)
    play(state, "attack spy", "aim 1", "done", "done")  # the aggression is discarded for all to see
    state.cards[BOX + 2] |= state.cards[DECK + 2]
    state.cards[DECK + 2] = 0
    act(state)
    play(state, "done")
    assert in_arms(state) == ["spy"]
    assert game.view(state, 1)["players"][0]["arms_known"] == ["spy"]


def test_a_known_card_is_lost_among_others_drawn_from_the_same_deck() -> None:
    state = table(3, age=2)
    everyone_knows(state, 128 + (MILITARY_CARDS[INDEX["spy"]].bit_length() - 1))
    assert "spy" in game.view(state, 1)["known"]["deck"]
    act(state)
    play(state, "done")
    assert "deck" not in game.view(state, 1)["known"]
    assert game.view(state, 0)["known"].get("deck", []) + in_arms(state) != []


def test_the_age_on_the_backs_is_public() -> None:
    state = table(3, age=2)
    arms(state, "rats", "spy", "annex")
    assert game.view(state, 1)["players"][0]["arms"] == {"I": 1, "II": 2}
    for seed in range(20):
        copy = state.determinize(1, seed)
        assert [LEVEL[INDEX[name]] for name in in_arms(copy)] in ([1, 2, 2], [2, 1, 2], [2, 2, 1])
        assert [civ.values() for civ in copy.civ] == [civ.values() for civ in state.civ]


def test_every_deal_is_equally_likely() -> None:
    state = table(3, age=2)
    arms(state, "spy", "cold_war")
    arms(state, "bonus_ii", "annex", "civil_unrest", seat=1)
    politic(state)
    play(state, "prepare cold_war")
    copies = [state.determinize(2, seed) for seed in range(3000)]
    hidden = cards_in(hidden_from(state, 2, 2), 2)
    events = [card for card in hidden if EVENT_CARDS[2] >> (card & 63) & 1]
    future = {NAMES[MILITARY_KIND[card]]: 0.0 for card in events}
    in_hand = {NAMES[MILITARY_KIND[card]]: 0.0 for card in hidden}
    for card in events:
        future[NAMES[MILITARY_KIND[card]]] += 1 / len(events)
    for card in hidden:  # three of those left over by the prepared event
        stays = 1 - 1 / len(events) if card in events else 1.0
        in_hand[NAMES[MILITARY_KIND[card]]] += stays * 3 / (len(hidden) - 1)
    for place, expected in ((FUTURE, future), (ARMS_OF + 4, in_hand)):
        found = dict.fromkeys(expected, 0)
        for copy in copies:
            for card in cards_in(copy.cards[place + 2], 2):
                found[NAMES[MILITARY_KIND[card]]] += 1
        off = sum((found[name] - 3000 * p) ** 2 / (3000 * p) for name, p in expected.items())
        assert off < 2 * len(expected), (place, off)  # chi-squared: about as much as there are kinds
