"""TA-16: what a seat may know. Its counterpart is redraw.py: what is redrawn in a determinized copy.

Hidden are the military decks, hands and discards, Current and Future Events, the bonus cards that lie face down, and
the personal ones. Ages are printed on the backs, so how many cards of which age lie where is public. Civil hands are
public: every card of them was taken from the open row. Every field is explained in docs/view-through-the-ages.md.
"""

from __future__ import annotations

from typing import Any, Final

from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.components import (
    AGE_NAMES,
    AGES,
    CIVIL_KIND,
    CLEARED,
    CONSUMPTION,
    CORRUPTION,
    FACES_NEEDED,
    LAST_AGE,
    MILITARY_KIND,
    NAMES,
    ROW,
    ROW_COST,
    cards_in,
    count,
    initial,
)
from saecula.games.through_the_ages.questions import asked_phase, auction, offer, question
from saecula.games.through_the_ages.row import take_cost, taking_barred
from saecula.games.through_the_ages.sheet import counts, sheets
from saecula.games.through_the_ages.stakes import battle
from saecula.games.through_the_ages.state import (
    BONUSES,
    CIVIL_DECK,
    CURRENT,
    DECK,
    DRAW_ACTION,
    EASIER,
    FEWER,
    FUTURE,
    HIDDEN,
    KNOWN,
    MANUAL,
    MINE_LESS,
    ONE_ATTACKER,
    OPTION_NAMES,
    PAST,
    PEACEFUL,
    PILE,
    SIMPLE,
    VERSION,
    Ages,
)

VARIANTS: Final[list[int]] = [EASIER, ONE_ATTACKER, PEACEFUL, DRAW_ACTION, MINE_LESS, FEWER, MANUAL]  # of `options`

# The sections of the banks from the first to be emptied to the last: tokens; price of a population increase,
# consumption, happy faces needed once it is empty; or corruption (TA-2.2, TA-8.6). Last, what holds for an empty bank.
BANKS: Final[dict[str, list[list[int]]]] = {
    "yellow": [
        *[
            [bank.tokens, bank.population_cost_food, bank.consumption_food, bank.happy_faces_needed_when_empty]
            for bank in initial.yellow_bank.sections
        ],
        [0, 0, CONSUMPTION[0], FACES_NEEDED[0]],
    ],
    "blue": [*[[r.tokens, r.corruption_resources] for r in initial.blue_bank.regions], [0, CORRUPTION[0]]],
}


def view(state: Ages, seat: int | None) -> dict[str, Any]:
    """All that a seat (None: a spectator) may know, as plain data."""
    age = state.age
    military = age if 1 <= age <= LAST_AGE[state.options[VERSION]] and state.options[VERSION] != SIMPLE else 0
    return {
        "game": "through_the_ages",
        "seat": seat,
        "seats": state.seats,
        "version": ["simple", "advanced", "full"][state.options[VERSION]],
        "options": _options(state),
        "over": state.over,
        "actors": state.awaited(seat),
        "prompt": _prompt(state, seat),
        "age": AGE_NAMES[age],
        "round": state.round,
        "last_round": state.last_round,
        "turn": state.active,
        "first": state.first,
        "row": _row(state, seat),
        "row_cleared": CLEARED[state.players],
        "civil_deck": count(state.cards[CIVIL_DECK + age]) if age < AGES else 0,
        "military_deck": count(state.cards[DECK + military]) if military else 0,
        "military_discard": counts(state, PILE),
        "current_events": counts(state, CURRENT),
        "future_events": counts(state, FUTURE),
        "events_by": {
            "current": _placed(state, CURRENT, [civ.in_current for civ in state.civ]),
            "future": _placed(state, FUTURE, [civ.in_future for civ in state.civ]),
        },
        "past_events": _military(state, PAST),
        "bonus_cards": _military(state, BONUSES),
        "hidden_bonus_cards": count(state.cards[HIDDEN + 3]),
        "known": _known(state, seat),
        "event": "" if state.event == NO_CARD else NAMES[MILITARY_KIND[state.event]],
        "question": question(state, seat),
        "auction": auction(state, seat),
        "battle": {} if state.attack == NO_CARD else battle(state, seat),
        "offer": offer(state),
        "banks": {name: [row.copy() for row in rows] for name, rows in BANKS.items()},
        "players": sheets(state, seat),
        "ranking": state.ranking if state.over else [],
    }


def _options(state: Ages) -> dict[str, bool]:
    """The variants that are played with (TA-14)."""
    return {OPTION_NAMES[i]: bool(state.options[i]) for i in VARIANTS}


def _prompt(state: Ages, seat: int | None) -> str:
    """The key of what is asked."""
    return "" if state.over else state.phases[asked_phase(state, seat)].key


def _row(state: Ages, seat: int | None) -> list[dict[str, Any]]:
    """The card row for a reader; a spectator sees what the player in turn would pay."""
    who = state.active if seat is None else seat
    gone = _cleared_next(state)
    found: list[dict[str, Any]] = []
    for i in range(ROW):
        card = state.row[i]
        if card == NO_CARD:
            found.append({"card": "", "zone": ROW_COST[i]})
            continue
        found.append(
            {
                "card": NAMES[CIVIL_KIND[card]],
                "zone": ROW_COST[i],
                "cost": take_cost(state, who, i),
                "barred": taking_barred(state, who, i) if state.playing(who) else "TA-10.60",
                "leaves": i < gone,
            }
        )
    return found


def _cleared_next(state: Ages) -> int:
    """How many positions the next card-row step will clear (TA-4.1); 0 if none will come."""
    if state.over:
        return 0
    players = state.players
    s = state.next_seat(state.active)
    while state.leaving >> s & 1 and players > 1:  # whoever has said so leaves before the row is cleared (TA-10.60)
        players -= 1
        if s == state.active:
            break
        s = state.next_seat(s)
    last = state.last_round == state.round and state.next_seat(state.active) == state.first
    return 0 if last or players == 1 else CLEARED[players]


def _placed(state: Ages, place: int, put: list[int]) -> dict[str, list[int]]:
    """For each age still in a pile of events, how many of them each player has put there.

    Nobody can see whose events have been revealed: for Current Events these are the numbers when the pile was made.
    """
    found: dict[str, list[int]] = {}
    for age in range(AGES):
        placed = [events >> 4 * age & 15 for events in put]
        if state.cards[place + age] and any(placed):
            found[AGE_NAMES[age]] = placed
    return found


def _military(state: Ages, place: int) -> list[str]:
    found: list[str] = []
    for age in range(AGES):
        found += [NAMES[MILITARY_KIND[card]] for card in cards_in(state.cards[place + age], age)]
    return found


def _known(state: Ages, seat: int | None) -> dict[str, list[str]]:
    """The hidden cards whose place the seat knows, by place."""
    if seat is None:
        return {}
    found: dict[str, list[str]] = {}
    for name, place in (("deck", DECK), ("discard", PILE), ("current", CURRENT), ("future", FUTURE)):
        cards: list[str] = []
        for age in range(AGES):
            mask = state.cards[place + age] & state.cards[KNOWN + 4 * seat + age]
            cards += [NAMES[MILITARY_KIND[card]] for card in cards_in(mask, age)]
        if cards:
            found[name] = cards
    return found
