"""Short ways to set a position of Through the Ages and to play moves by name.

Every helper keeps the books: a card comes from wherever it lies, so that `check` holds afterwards.
"""

from __future__ import annotations

from collections.abc import Iterable

from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.civilization import BY_EVENTS, NO_CARD
from saecula.games.through_the_ages.components import (
    AGES,
    CIVIL_CARDS,
    GOVERNMENT,
    INDEX,
    KINDS,
    LEVEL,
    MILITARY_CARDS,
    MINE0,
    NAMES,
    SPECIAL_CONSTRUCTION,
    TYPE,
    VALUE,
    WONDER0,
    count,
)
from saecula.games.through_the_ages.phases import ACTIONS, POLITICS, TURN
from saecula.games.through_the_ages.ratings import put, recount
from saecula.games.through_the_ages.state import (
    ARMS_OF,
    BONUSES,
    BOX,
    CIVIL_DECK,
    CIVIL_GONE,
    COLONIES_OF,
    CURRENT,
    DECK,
    FUTURE,
    HAND_OF,
    HIDDEN,
    KNOWN,
    PAST,
    PILE,
    PLAY_OF,
    Ages,
)
from saecula.games.through_the_ages.turn import ASKED_POLITICS
from saecula.kernel.message import Event, Message
from saecula.kernel.options import Value


def kind(name: str) -> int:
    return INDEX[name]


# ------------------------------------------------------------------------------------------------------------ the table


def table(seats: int = 2, version: str = "full", age: int = 1, seed: int = 1, **options: Value) -> Ages:
    """A game in round 3 of some age, in the action phase of seat 0, who is also the starting player."""
    chosen: dict[str, Value] = {"version": version, **options}
    state = game.new(seats, seed, chosen)
    while state.frame(0) not in (ACTIONS, POLITICS):  # the choice of bonus cards comes first
        seat = state.actors[0]
        state.play(seat, state.legal(seat)[0])
    for i, card in enumerate(state.row):
        if card != NO_CARD:
            state.cards[CIVIL_GONE + (card >> 6)] |= 1 << (card & 63)
            state.row[i] = NO_CARD
    for a in range(age):
        state.cards[CIVIL_GONE + a] |= state.cards[CIVIL_DECK + a]
        state.cards[CIVIL_DECK + a] = 0
        for place in (DECK, PILE):
            state.cards[BOX + a] |= state.cards[place + a]
            state.cards[place + a] = 0
    state.age = age
    state.round = 3
    state.first = state.active = 0
    for s in range(seats):
        state.civ[s].civil_spent = 0
        state.civ[s].military_spent = 0
    act(state)
    return state


def act(state: Ages, seat: int = 0) -> None:
    """It is the action phase of a seat."""
    in_turn(state, seat, 7, ASKED_POLITICS)
    state.push(ACTIONS, seat)


def politic(state: Ages, seat: int = 0) -> None:
    """It is the political step of a seat."""
    in_turn(state, seat, 5)
    state.push(POLITICS, seat)


def begin_turn(state: Ages, seat: int = 0) -> None:
    """The turn of a seat begins."""
    in_turn(state, seat, 0)
    state.proceed()


def in_turn(state: Ages, seat: int, step: int, asked: int = 0) -> None:
    """It is the turn of a seat, and this step comes next."""
    state.active = seat
    state.clear_stack()
    state.push(TURN, seat, step, asked)
    refresh(state)


def refresh(state: Ages) -> None:
    """The position was changed by hand: forget the kernel's list of moves."""
    state._legal_seat = -2


def get(state: Ages, what: str, seat: int = 0) -> int:
    """A number of a civilization, by the name of its field."""
    return int(getattr(state.civ[seat], what))


def put_value(state: Ages, what: str, value: int, seat: int = 0) -> None:
    civ = state.civ[seat]
    if what == "culture":  # culture points come from somewhere
        civ.culture_from[BY_EVENTS] += value - civ.culture
    setattr(civ, what, value)
    refresh(state)


# -------------------------------------------------------------------------------------------------------------- cards


def civil(state: Ages, name: str) -> int:
    """Take one card of a kind from wherever it lies unused."""
    k = INDEX[name]
    age = LEVEL[k]
    for place in (CIVIL_DECK, CIVIL_GONE):
        found = state.cards[place + age] & CIVIL_CARDS[k]
        if found:
            state.cards[place + age] ^= found & -found
            return 64 * age + (found & -found).bit_length() - 1
    for i, card in enumerate(state.row):
        if card != NO_CARD and card >> 6 == age and CIVIL_CARDS[k] >> (card & 63) & 1:
            state.row[i] = NO_CARD
            return card
    raise AssertionError(f"no {name} is left")


def military(state: Ages, name: str) -> int:
    k = INDEX[name]
    age = LEVEL[k]
    for place in (DECK, PILE, CURRENT, FUTURE, BOX, PAST, BONUSES, HIDDEN):
        found = state.cards[place + age] & MILITARY_CARDS[k]
        if found:
            state.cards[place + age] ^= found & -found
            if place in (CURRENT, FUTURE):  # keep the pile at its size
                other = state.cards[BOX + age]
                state.cards[BOX + age] ^= other & -other
                state.cards[place + age] |= other & -other
            return 64 * age + (found & -found).bit_length() - 1
    raise AssertionError(f"no {name} is left")


def row(state: Ages, *names: str) -> None:
    """What lies in the card row, "" for an empty position."""
    for i, card in enumerate(state.row):
        if card != NO_CARD:
            state.cards[CIVIL_GONE + (card >> 6)] |= 1 << (card & 63)
            state.row[i] = NO_CARD
    for i, name in enumerate(names):
        if name:
            state.row[i] = civil(state, name)
    refresh(state)


def hand(state: Ages, *names: str, seat: int = 0) -> None:
    for name in names:
        card = civil(state, name)
        state.cards[HAND_OF + 4 * seat + (card >> 6)] |= 1 << (card & 63)
        state.civ[seat].hand += 1
    refresh(state)


def arms(state: Ages, *names: str, seat: int = 0) -> None:
    """Military cards in a hand."""
    for name in names:
        card = military(state, name)
        state.cards[ARMS_OF + 4 * seat + (card >> 6)] |= 1 << (card & 63)
        state.cards[KNOWN + 4 * seat + (card >> 6)] |= 1 << (card & 63)
        state.civ[seat].arms += 1
    refresh(state)


def tech(state: Ages, *names: str, seat: int = 0) -> None:
    """Technologies in play; a government or special technology replaces the one there."""
    for name in names:
        k = INDEX[name]
        card = civil(state, name)
        state.cards[PLAY_OF + 4 * seat + (card >> 6)] |= 1 << (card & 63)
        if TYPE[k] >= GOVERNMENT:
            for old in range(KINDS):
                if state.civ[seat].technologies >> old & 1 and TYPE[old] == TYPE[k]:
                    state.civ[seat].technologies ^= 1 << old
                    lying = state.cards[PLAY_OF + 4 * seat + LEVEL[old]] & CIVIL_CARDS[old]
                    state.cards[PLAY_OF + 4 * seat + LEVEL[old]] ^= lying
                    state.cards[CIVIL_GONE + LEVEL[old]] |= lying
        if TYPE[k] == GOVERNMENT:
            state.civ[seat].government = k
        if TYPE[k] == SPECIAL_CONSTRUCTION:
            state.civ[seat].construction = k
        state.civ[seat].technologies |= 1 << k
    recount(state, seat)
    refresh(state)


def leader(state: Ages, name: str, seat: int = 0) -> None:
    card = civil(state, name)
    state.cards[PLAY_OF + 4 * seat + (card >> 6)] |= 1 << (card & 63)
    state.civ[seat].leader = INDEX[name]
    state.civ[seat].led |= 1 << LEVEL[INDEX[name]]
    recount(state, seat)
    refresh(state)


def wonders(state: Ages, *names: str, seat: int = 0) -> None:
    """Completed wonders."""
    for name in names:
        card = civil(state, name)
        state.cards[PLAY_OF + 4 * seat + (card >> 6)] |= 1 << (card & 63)
        state.civ[seat].wonders |= 1 << (INDEX[name] - WONDER0)
    for s in range(state.seats):
        recount(state, s)
    refresh(state)


def building(state: Ages, name: str, stages: int = 0, seat: int = 0) -> None:
    """A wonder under construction."""
    card = civil(state, name)
    state.cards[PLAY_OF + 4 * seat + (card >> 6)] |= 1 << (card & 63)
    state.civ[seat].wonder = INDEX[name]
    state.civ[seat].stages_built = stages
    state.civ[seat].blue_bank -= stages
    refresh(state)


def workers(state: Ages, seat: int = 0, **numbers: int) -> None:
    """So many workers on these cards, which come into play if they are not; tokens come from the bank or the box."""
    for name, n in numbers.items():
        k = INDEX[name]
        if not state.civ[seat].technologies >> k & 1:
            tech(state, name, seat=seat)
        more = n - state.civ[seat].workers[k]
        put(state, seat, k, more)
        state.civ[seat].yellow_bank -= more
        if state.civ[seat].yellow_bank < 0:
            state.civ[seat].yellow_tokens -= state.civ[seat].yellow_bank
            state.civ[seat].yellow_bank = 0
    recount(state, seat)
    refresh(state)


def bank(state: Ages, tokens: int, seat: int = 0) -> None:
    """So many tokens in the yellow bank."""
    state.civ[seat].yellow_tokens += tokens - state.civ[seat].yellow_bank
    state.civ[seat].yellow_bank = tokens
    refresh(state)


def unused(state: Ages, n: int, seat: int = 0) -> None:
    state.civ[seat].yellow_tokens += n - state.civ[seat].unused
    state.civ[seat].unused = n
    refresh(state)


def stored(state: Ages, seat: int = 0, **tokens: int) -> None:
    """So many blue tokens on these cards, taken from the bank."""
    for name, n in tokens.items():
        k = INDEX[name]
        if not state.civ[seat].technologies >> k & 1:
            tech(state, name, seat=seat)
        more = n - state.civ[seat].blue[k]
        state.civ[seat].blue[k] = n
        state.civ[seat].blue_bank -= more
        state.civ[seat].add_stored(more * VALUE[k], k < MINE0)
    if state.civ[seat].blue_bank < 0:
        state.civ[seat].blue_tokens -= state.civ[seat].blue_bank
        state.civ[seat].blue_bank = 0
    refresh(state)


def blues(state: Ages, tokens: int, seat: int = 0) -> None:
    """So many tokens in the blue bank."""
    state.civ[seat].blue_tokens += tokens - state.civ[seat].blue_bank
    state.civ[seat].blue_bank = tokens
    refresh(state)


def tactic(state: Ages, name: str, seat: int = 0) -> None:
    state.civ[seat].tactic = military(state, name)
    recount(state, seat)
    refresh(state)


def colony(state: Ages, name: str, seat: int = 0) -> None:
    card = military(state, name)
    state.cards[COLONIES_OF + 4 * seat + (card >> 6)] |= 1 << (card & 63)
    recount(state, seat)
    refresh(state)


def pact(state: Ages, name: str, owner: int, partner: int, side: str = "a") -> None:
    card = military(state, name)
    state.civ[owner].pact = card
    state.civ[owner].partner = partner
    state.civ[owner].own_side = "ab".index(side)
    state.pacts += 1
    for s in (owner, partner):
        recount(state, s)
    refresh(state)


def war(state: Ages, name: str, declarer: int, enemy: int) -> None:
    """A war declared in the declarer's last turn."""
    state.civ[declarer].war = military(state, name)
    state.civ[declarer].enemy = enemy
    refresh(state)


def next_event(state: Ages, name: str) -> None:
    """The Current Event that will be revealed next; it is the only one."""
    card = military(state, name)
    for age in range(AGES):
        state.cards[FUTURE + age] |= state.cards[CURRENT + age]
        state.cards[CURRENT + age] = 0
    one = state.cards[FUTURE] & -state.cards[FUTURE]
    state.cards[FUTURE] ^= one
    state.cards[BOX] |= one
    state.cards[CURRENT + (card >> 6)] = 1 << (card & 63)
    refresh(state)


def reveal(state: Ages, name: str, seat: int = 0) -> list[Event]:
    """A seat prepares an event of Age I, and this one is revealed. What happened."""
    next_event(state, name)
    politic(state, seat)
    other = "rats" if name != "rats" else "pestilence"
    arms(state, other, seat=seat)
    log: list[Event] = []
    state.play(seat, game.moves.parse(f"prepare {other}"), log)
    return log


# -------------------------------------------------------------------------------------------------------------- playing


def play(state: Ages, *names: str) -> list[Event]:
    """Play moves by name, each by whoever is to choose."""
    log: list[Event] = []
    for name in names:
        move = game.moves.parse(name)
        seat = next(s for s in state.actors if move in state.legal(s) or s == state.actors[-1])
        state.play(seat, move, log)
    return log


def offered(state: Ages, verb: str = "", seat: int | None = None) -> list[str]:
    """The names of the legal moves that begin with a verb."""
    who = state.actors[0] if seat is None else seat
    names = [game.moves.name(move) for move in state.legal(who)]
    return [name for name in names if name == verb or name.startswith(f"{verb} ") or not verb]


def legal(state: Ages, name: str) -> bool:
    return game.moves.parse(name) in state.legal(state.actors[0])


def refusal(state: Ages, name: str) -> str:
    """The rule that refuses a move."""
    reason = game.why_not(state, state.actors[0], game.moves.parse(name))
    assert isinstance(reason, Message), f"{name} is legal"
    return reason.rule


def blue(state: Ages, name: str, seat: int = 0) -> int:
    return state.civ[seat].blue[INDEX[name]]


def on(state: Ages, name: str, seat: int = 0) -> int:
    """Workers on a card."""
    return state.civ[seat].workers[INDEX[name]]


def in_hand(state: Ages, seat: int = 0) -> list[str]:
    names: list[str] = []
    for k in range(KINDS):
        for _ in range(count(state.cards[HAND_OF + 4 * seat + LEVEL[k]] & CIVIL_CARDS[k])):
            names.append(NAMES[k])
    return names


def in_arms(state: Ages, seat: int = 0) -> list[str]:
    names: list[str] = []
    for k in range(KINDS):
        for _ in range(count(state.cards[ARMS_OF + 4 * seat + LEVEL[k]] & MILITARY_CARDS[k])):
            names.append(NAMES[k])
    return names


def keys(log: Iterable[Event]) -> list[str]:
    return [event.key.removeprefix("through_the_ages-") for event in log]
