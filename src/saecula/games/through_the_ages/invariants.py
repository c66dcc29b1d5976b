"""Nothing is lost and nothing doubled: what `Ages.check` asserts after every move of a test."""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.components import (
    AGES,
    CIVIL_DECKS,
    CIVIL_KIND,
    INITIAL_MASK,
    MINE0,
    NONE,
    SLOTS,
    STORES,
    VALUE,
    WONDER0,
    count,
)
from saecula.games.through_the_ages.ratings import recount
from saecula.games.through_the_ages.state import (
    ARMS_OF,
    CIVIL_DECK,
    CIVIL_GONE,
    CURRENT,
    DECK,
    FRESH,
    FUTURE,
    HAND_OF,
    KNOWN,
    PLAY_OF,
    SIMPLE,
    VERSION,
    Ages,
    start_military,
)

LEVEL_OF_DECK: Final[list[int]] = [1, 2, 3]  # the last civil deck of each version


def check_tokens(state: Ages, s: int) -> None:
    """Tokens, actions and points of a civilization."""
    civ = state.civ[s]
    workers = state.civ[s].workers
    blue = state.civ[s].blue
    assert min([civ.yellow_bank, civ.unused, civ.blue_bank, *workers, *blue]) >= 0
    assert civ.yellow_bank + civ.unused + sum(workers) == civ.yellow_tokens, f"yellow tokens of seat {s}"
    assert civ.blue_bank + sum(blue) + civ.stages_built == civ.blue_tokens, f"blue tokens of seat {s}"
    assert civ.food == sum([blue[k] * VALUE[k] for k in range(MINE0)])
    assert civ.resources == sum([blue[k] * VALUE[k] for k in range(MINE0, STORES)])
    for k in range(SLOTS):
        assert not workers[k] or civ.technologies >> k & 1, "workers stand on cards in play"
        assert k >= STORES or not blue[k] or civ.technologies >> k & 1, "tokens lie on cards in play"
    assert 0 <= civ.civil_spent <= civ.civil_actions, (
        f"civil actions of seat {s}: {civ.civil_spent}/{civ.civil_actions}"
    )
    assert 0 <= civ.military_spent <= civ.military_actions, f"military actions of seat {s}"
    assert 0 <= civ.science <= 40
    assert civ.culture >= 0
    sources = civ.culture_from
    assert sum(sources) == civ.culture, f"culture of seat {s} by source: {sources}"


def check_cards(state: Ages, s: int) -> None:
    """Its cards in play and in hand, and its ratings against a recount."""
    civ = state.civ[s]
    in_play = 0
    hand = 0
    for age in range(AGES):
        hand += count(state.cards[HAND_OF + 4 * s + age])
        mask = state.cards[PLAY_OF + 4 * s + age]
        while mask:
            low = mask & -mask
            mask ^= low
            in_play |= 1 << CIVIL_KIND[64 * age + low.bit_length() - 1]
    assert hand == civ.hand
    assert sum([count(state.cards[ARMS_OF + 4 * s + age]) for age in range(AGES)]) == civ.arms
    expected = civ.technologies & ~INITIAL_MASK | civ.wonders << WONDER0
    for kind in (civ.leader, civ.wonder):
        if kind != NONE:
            expected |= 1 << kind
    assert in_play == expected, f"cards in play of seat {s}"
    assert not civ.ruined & ~civ.wonders
    copy = state.trial()
    recount(copy, s)
    assert copy.civ[s].values() == civ.values(), f"ratings of seat {s} are up to date"


def check_places(state: Ages) -> None:
    """Every card is in exactly one place."""
    cards = state.cards
    played = CIVIL_DECKS[state.seats - 2]
    for age in range(AGES):
        seen = 0
        total = 0
        for place in [CIVIL_DECK, CIVIL_GONE, *range(HAND_OF, FRESH, 4)]:
            seen |= cards[place + age]
            total += count(cards[place + age])
        for card in state.row:
            if card != NO_CARD and card >> 6 == age:
                seen |= 1 << (card & 63)
                total += 1
        if age > LEVEL_OF_DECK[state.options[VERSION]]:
            assert not seen
        else:
            assert seen == played[age], f"every civil card of age {age} is somewhere"
            assert total == count(played[age]), f"a civil card of age {age} is in two places"
    assert state.pacts == sum([state.civ[s].pact != NO_CARD for s in range(state.seats)])
    start = start_military(state.options, state.seats)
    lying = [state.event, state.attack]
    for s in range(state.seats):
        if state.playing(s):
            lying += [state.civ[s].tactic, state.civ[s].pact, state.civ[s].war]
    for age in range(AGES):
        seen = 0
        total = 0
        for place in range(DECK, KNOWN, 4):
            seen |= cards[place + age]
            total += count(cards[place + age])
        for card in lying:
            if card != NO_CARD and card >> 6 == age:
                seen |= 1 << (card & 63)
                total += 1
        assert seen == start[age], f"every military card of age {age} is somewhere"
        assert total == count(start[age]), f"a military card of age {age} is in two places"
    if state.options[VERSION] != SIMPLE and not state.over and state.event == NO_CARD and not state.resigned:
        waiting = sum([count(cards[CURRENT + age] | cards[FUTURE + age]) for age in range(AGES)])
        assert waiting == state.seats + 2, "current and future events are players + 2 (TA-10.10)"
