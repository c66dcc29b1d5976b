"""A position of Through the Ages as numbers, for learners: what the view shows a seat (TA-16)."""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages import phases
from saecula.games.through_the_ages.civilization import NO_CARD, NOBODY, SOURCES, Civilization
from saecula.games.through_the_ages.components import (
    AGE_NAMES,
    AGES,
    AGGRESSION0,
    CIVIL,
    CIVIL_KIND,
    EVENT0,
    KINDS,
    LAST_AGE,
    MAX_PLAYERS,
    MILITARY_KIND,
    NAMES,
    NONE,
    ROW,
    SLOTS,
    STORES,
    TECHS,
    TERRITORY0,
    UNIT0,
    UNITS,
    WONDER0,
    WONDERS,
)
from saecula.games.through_the_ages.state import (
    ARMS_OF,
    BONUSES,
    CIVIL_DECK,
    COLONIES_OF,
    CURRENT,
    DECK,
    FRESH,
    FUTURE,
    HAND_OF,
    HIDDEN,
    KNOWN,
    OPTION_NAMES,
    OPTIONS,
    PAST,
    PERSONAL_OF,
    PILE,
    SIMPLE,
    VERSION,
    Ages,
)
from saecula.kernel.layout import Layout, add, observe_table, put, write_flags

layout: Final[Layout] = Layout(MAX_PLAYERS)
_AGES: Final[list[str]] = AGE_NAMES[:AGES]
_CARD: Final[list[str]] = ["none", *NAMES]
_CIVIL: Final[list[str]] = NAMES[:CIVIL]
_MILITARY: Final[list[str]] = NAMES[CIVIL:]
_FLAGS: Final[list[str]] = [
    "civil_used",
    "military_used",
    "sailed",
    "trading",
    "traded",
    "columbus_used",
    "units_drawn",
]

OPTION: Final[int] = layout.numbers("option", OPTION_NAMES, 100, "what the table chose")
AGE: Final[int] = layout.number("age", AGES, "0 is A")
ROUND: Final[int] = layout.number("round", 1000, "the round, from 1")
LAST_ROUND: Final[int] = layout.number("last_round", 1000, "the last round, once it is known")
TURN_SLOT: Final[int] = layout.flags("turn", layout.players, "whose turn it is")
FIRST: Final[int] = layout.flags("first", layout.players, "the starting player")
ROW_CARD: Final[int] = layout.choices("row", [str(i + 1) for i in range(ROW)], _CARD, "the card row")
CIVIL_LEFT: Final[int] = layout.number("civil_deck", 100, "cards in the civil deck")
MILITARY_LEFT: Final[int] = layout.number("military_deck", 100, "cards in the military deck")
IN_PILE: Final[int] = layout.numbers("military_discard", _AGES, 100, "military discards of each age")
IN_CURRENT: Final[int] = layout.numbers("current_events", _AGES, 100, "Current Events of each age")
IN_FUTURE: Final[int] = layout.numbers("future_events", _AGES, 100, "Future Events of each age")
CURRENT_BY: Final[list[int]] = [
    layout.numbers(f"current_events_of_{who}", _AGES, 15, "put there by the player") for who in layout.players
]
FUTURE_BY: Final[list[int]] = [
    layout.numbers(f"future_events_of_{who}", _AGES, 15, "put there by the player") for who in layout.players
]
HIDDEN_BONUS: Final[int] = layout.number("hidden_bonus_cards", 100, "bonus cards face down")
PAST_EVENT: Final[int] = layout.numbers("past_event", _MILITARY, 100, "past events")
BONUS_SLOT: Final[int] = layout.numbers("bonus_card", _MILITARY, 100, "bonus cards face up")
_PLACES: Final[list[tuple[str, int]]] = [("deck", DECK), ("discard", PILE), ("current", CURRENT), ("future", FUTURE)]
KNOWN_AT: Final[list[int]] = [place for _, place in _PLACES]
KNOWN_IN: Final[list[int]] = [
    layout.numbers(f"known_in_{name}", _MILITARY, 100, "hidden cards that the seat knows to be there")
    for name, _ in _PLACES
]

EVENT_SLOT: Final[int] = layout.choice("event", _CARD, "the event being resolved")
ATTACK_SLOT: Final[int] = layout.choice("attack", _CARD, "the aggression or war being resolved")
ATTACKER: Final[int] = layout.flags("attacker", layout.players, "who attacks")
DEFENDER: Final[int] = layout.flags("defender", layout.players, "who is attacked")
ADVANTAGE: Final[int] = layout.number("advantage", 1000, "of the victor", -1000)
SACRIFICED: Final[int] = layout.numbers("sacrificed", NAMES[UNIT0 : UNIT0 + UNITS], 100, "by attacker or colonizer")
SACRIFICED_BY_DEFENDER: Final[int] = layout.numbers(
    "sacrificed_by_defender", NAMES[UNIT0 : UNIT0 + UNITS], 100, "by the defender"
)
SPENT: Final[int] = layout.number("spent_bonus", 1000, "value of the bonus cards played")
PLAN: Final[int] = layout.numbers("plan", [str(i) for i in range(STORES)], 200, "tokens that stay, plus 1, as chosen")

_TRACKS: Final[list[str]] = [
    "culture", "science", "culture_rating", "science_rating", "strength", "happiness", "yellow_bank", "unused",
    "blue_bank", "food", "resources", "civil_actions", "civil_spent", "military_actions", "military_spent",
    "unit_resources", "extra_military", "rebels", "no_politics", "resigned", "colonization", "stages_built", "bid",
    "bonus_proved",
]  # fmt: skip
TRACKS: Final[list[int]] = [layout.numbers(f"{n}_of", layout.players, 32_000, n, -32_000) for n in _TRACKS]
CULTURE_FROM: Final[list[int]] = [
    layout.numbers(f"culture_from_{source}", layout.players, 32_000, "culture points", -32_000) for source in SOURCES
]
LEADER_SLOT: Final[int] = layout.choices("leader", layout.players, _CARD, "of each player")
GOVERNMENT_SLOT: Final[int] = layout.choices("government", layout.players, _CARD, "of each player")
WONDER_SLOT: Final[int] = layout.choices("wonder", layout.players, _CARD, "under construction")
TACTIC_SLOT: Final[int] = layout.choices("tactic", layout.players, _CARD, "in use")
PACT_SLOT: Final[int] = layout.choices("pact", layout.players, _CARD, "offered by the player and in force")
PARTNER: Final[int] = layout.choices("partner", layout.players, layout.nobody_or_players, "of that pact")
SIDE_SLOT: Final[int] = layout.numbers("side", layout.players, 1, "of the pact: 0 is A")
WAR_SLOT: Final[int] = layout.choices("war", layout.players, _CARD, "declared by the player")
ENEMY: Final[int] = layout.choices("enemy", layout.players, layout.nobody_or_players, "in that war")
MARKER: Final[int] = layout.choices("marker", layout.players, layout.nobody_or_players, "who has attacked the player")
LEAVING: Final[int] = layout.flags("leaving", layout.players, "will resign")
ARMS: Final[list[int]] = [layout.numbers(f"arms_of_{who}", _AGES, 100, "military cards") for who in layout.players]
PERSONAL_CARDS: Final[int] = layout.numbers("personal_cards", layout.players, 100, "personal bonus cards")


class Board:
    """Where the board of one player begins."""

    def __init__(self, who: str) -> None:
        self.flags = layout.flags(f"flags_of_{who}", _FLAGS, "what has been used")
        self.led = layout.flags(f"leaders_taken_by_{who}", _AGES, "ages of which a leader was taken")
        self.technologies = layout.flags(f"technologies_of_{who}", NAMES[:TECHS], "in play")
        self.workers = layout.numbers(f"workers_of_{who}", NAMES[:SLOTS], 200, "on each card")
        self.blue = layout.numbers(f"blue_of_{who}", NAMES[:STORES], 200, "blue tokens on each card")
        wonders = NAMES[WONDER0 : WONDER0 + WONDERS]
        self.wonders = layout.flags(f"wonders_of_{who}", wonders, "completed")
        self.ruined = layout.flags(f"ruined_of_{who}", wonders, "ruined")
        self.hand = layout.numbers(f"hand_of_{who}", _CIVIL, 100, "civil cards in hand")
        self.arms = layout.numbers(f"arms_known_of_{who}", _MILITARY, 100, "military cards that the seat knows")
        self.colonies = layout.numbers(f"colonies_of_{who}", NAMES[TERRITORY0:AGGRESSION0], 100, "colonies")
        events = NAMES[EVENT0:TERRITORY0]
        self.personal = layout.numbers(f"personal_of_{who}", events, 100, "personal bonus cards that the seat knows")


BOARDS: Final[list[Board]] = [Board(who) for who in layout.players]
FRESH_CARD: Final[int] = layout.numbers("fresh", _CIVIL, 100, "civil cards taken this turn by the player in turn")


def observe(state: Ages, seat: int, out: bytearray) -> None:
    """Write a position as a seat sees it; `layout` says where."""
    phase, open_step = -1, True
    if not state.over:
        phase = state.frame(0)
        if (phase == phases.AIMING or phase == phases.SIDING) and state.frame(1) != seat:
            phase, open_step = phases.POLITICS, False  # a card named and not yet played is known to its player alone
    observe_table(layout, state, seat, out, phase, open_step)
    _table(state, seat, out)
    _conflict(state, seat, out)
    for s in range(state.seats):
        me = (s - seat) % state.seats
        _tracks(state, state.civ[s], me, out)
        _cards_before(state, seat, s, me, out)
        _hands(state, seat, s, me, out)


def _kinds(state: Ages, place: int, out: bytearray, start: int) -> None:
    """Count the military cards at a place by kind."""
    for age in range(AGES):
        _count(state.cards[place + age], 64 * age, MILITARY_KIND, out, start)


def _count(mask: int, first: int, kinds: list[int], out: bytearray, start: int) -> None:
    """Count the single cards of a mask by kind, from the slot of kind 0 on."""
    while mask:
        low = mask & -mask
        add(out, start + kinds[first + low.bit_length() - 1], 1)
        mask ^= low


def _table(state: Ages, seat: int, out: bytearray) -> None:
    age, seats, cards = state.age, state.seats, state.cards
    for i in range(OPTIONS):
        put(out, OPTION + i, state.options[i])
    put(out, AGE, age)
    put(out, ROUND, state.round)
    put(out, LAST_ROUND, state.last_round)
    put(out, TURN_SLOT + (state.active - seat) % seats, 1)
    put(out, FIRST + (state.first - seat) % seats, 1)
    for i in range(ROW):
        if state.row[i] != NO_CARD:
            put(out, ROW_CARD + i, CIVIL_KIND[state.row[i]] + 1)
    if age < AGES:
        put(out, CIVIL_LEFT, cards[CIVIL_DECK + age].bit_count())
    version = state.options[VERSION]
    if 1 <= age <= LAST_AGE[version] and version != SIMPLE:
        put(out, MILITARY_LEFT, cards[DECK + age].bit_count())
    for a in range(AGES):
        put(out, IN_PILE + a, cards[PILE + a].bit_count())
        put(out, IN_CURRENT + a, cards[CURRENT + a].bit_count())
        put(out, IN_FUTURE + a, cards[FUTURE + a].bit_count())
        seen = cards[KNOWN + 4 * seat + a]
        for i in range(len(KNOWN_AT)):
            _count(cards[KNOWN_AT[i] + a] & seen, 64 * a, MILITARY_KIND, out, KNOWN_IN[i] - CIVIL)
    put(out, HIDDEN_BONUS, cards[HIDDEN + 3].bit_count())
    _kinds(state, PAST, out, PAST_EVENT - CIVIL)
    _kinds(state, BONUSES, out, BONUS_SLOT - CIVIL)


def _conflict(state: Ages, seat: int, out: bytearray) -> None:
    """The event, attack or auction on the table."""
    put(out, EVENT_SLOT, 0 if state.event == NO_CARD else MILITARY_KIND[state.event] + 1)
    if state.attack != NO_CARD:
        put(out, ATTACK_SLOT, MILITARY_KIND[state.attack] + 1)
        put(out, ATTACKER + (state.attacker - seat) % state.seats, 1)
        put(out, DEFENDER + (state.defender - seat) % state.seats, 1)
        put(out, ADVANTAGE, state.advantage)
    for i, units in enumerate(state.sacrificed):
        if units:
            put(out, SACRIFICED + i if i < UNITS else SACRIFICED_BY_DEFENDER + i - UNITS, units)
    put(out, SPENT, state.spent_defence)
    for i in range(min(STORES, len(state.plan))):
        put(out, PLAN + i, state.plan[i] + 1)


def _tracks(state: Ages, civ: Civilization, me: int, out: bytearray) -> None:
    """In the order of _TRACKS."""
    put(out, TRACKS[0] + me, civ.culture)
    put(out, TRACKS[1] + me, civ.science)
    put(out, TRACKS[2] + me, civ.culture_rating)
    put(out, TRACKS[3] + me, civ.science_rating)
    put(out, TRACKS[4] + me, civ.strength)
    put(out, TRACKS[5] + me, civ.happiness)
    put(out, TRACKS[6] + me, civ.yellow_bank)
    put(out, TRACKS[7] + me, civ.unused)
    put(out, TRACKS[8] + me, civ.blue_bank)
    put(out, TRACKS[9] + me, civ.food)
    put(out, TRACKS[10] + me, civ.resources)
    put(out, TRACKS[11] + me, civ.civil_actions)
    put(out, TRACKS[12] + me, civ.civil_spent)
    put(out, TRACKS[13] + me, civ.military_actions)
    put(out, TRACKS[14] + me, civ.military_spent)
    put(out, TRACKS[15] + me, civ.unit_resources)
    put(out, TRACKS[16] + me, civ.extra_military)
    put(out, TRACKS[17] + me, civ.rebels)
    put(out, TRACKS[18] + me, civ.no_politics)
    put(out, TRACKS[19] + me, civ.gone)
    put(out, TRACKS[20] + me, civ.colonization)
    put(out, TRACKS[21] + me, civ.stages_built)
    put(out, TRACKS[22] + me, civ.bid)
    put(out, TRACKS[23] + me, 0 if civ.gone else civ.proof)
    for i, points in enumerate(civ.culture_from):
        if points:
            put(out, CULTURE_FROM[i] + me, points)


def _shown(kind: int) -> int:
    """A kind as one of _CARD."""
    return 0 if kind == NONE else kind + 1


def _single(card: int) -> int:
    """A single military card as one of _CARD."""
    return 0 if card == NO_CARD else MILITARY_KIND[card] + 1


def _who(state: Ages, seat: int, s: int) -> int:
    """A player as one of `nobody_or_players`."""
    return 0 if s == NOBODY else 1 + (s - seat) % state.seats


def _cards_before(state: Ages, seat: int, s: int, me: int, out: bytearray) -> None:
    """What a player has in play."""
    civ = state.civ[s]
    put(out, LEADER_SLOT + me, _shown(civ.leader))
    put(out, GOVERNMENT_SLOT + me, _shown(civ.government))
    put(out, WONDER_SLOT + me, _shown(civ.wonder))
    put(out, TACTIC_SLOT + me, _single(civ.tactic))
    put(out, PACT_SLOT + me, _single(civ.pact))
    if civ.pact != NO_CARD:
        put(out, PARTNER + me, _who(state, seat, civ.partner))
        put(out, SIDE_SLOT + me, civ.own_side)
    put(out, WAR_SLOT + me, _single(civ.war))
    if civ.war != NO_CARD:
        put(out, ENEMY + me, _who(state, seat, civ.enemy))
    put(out, MARKER + me, _who(state, seat, civ.attacked_by))
    put(out, LEAVING + me, state.leaving >> s & 1)
    board = BOARDS[me]
    write_flags(out, board.flags, civ.flags)
    write_flags(out, board.led, civ.led)
    write_flags(out, board.technologies, civ.technologies)
    write_flags(out, board.wonders, civ.wonders)
    write_flags(out, board.ruined, civ.ruined)
    at, workers = board.workers, civ.workers
    for k in range(SLOTS):
        if workers[k]:
            put(out, at + k, workers[k])
    at, blue = board.blue, civ.blue
    for k in range(STORES):
        if blue[k]:
            put(out, at + k, blue[k])
    _kinds(state, COLONIES_OF + 4 * s, out, board.colonies - TERRITORY0)


def _hands(state: Ages, seat: int, s: int, me: int, out: bytearray) -> None:
    """What is known of a player's hands, and of the events it has put into the piles."""
    cards = state.cards
    board = BOARDS[me]
    for age in range(AGES):
        _count(cards[HAND_OF + 4 * s + age], 64 * age, CIVIL_KIND, out, board.hand)
        if s == state.active and cards[FRESH + age]:
            _count(cards[FRESH + age], 64 * age, CIVIL_KIND, out, FRESH_CARD)
        seen = cards[KNOWN + 4 * seat + age]
        arms = cards[ARMS_OF + 4 * s + age]
        put(out, ARMS[me] + age, arms.bit_count())
        _count(arms & seen, 64 * age, MILITARY_KIND, out, board.arms - CIVIL)
        _count(cards[PERSONAL_OF + 4 * s + age] & seen, 64 * age, MILITARY_KIND, out, board.personal - EVENT0)
        if cards[CURRENT + age]:
            put(out, CURRENT_BY[me] + age, state.civ[s].in_current >> 4 * age & 15)
        if cards[FUTURE + age]:
            put(out, FUTURE_BY[me] + age, state.civ[s].in_future >> 4 * age & 15)
    put(out, PERSONAL_CARDS + me, cards[PERSONAL_OF + 4 * s + 3].bit_count())


assert len(NAMES) == KINDS
