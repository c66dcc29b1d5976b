"""Positions of History of the World in a line or two, and dice that fall as a test wants them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b

from saecula.games.history_of_the_world import game
from saecula.games.history_of_the_world.cards import (
    EMPIRE_INDEX,
    EMPIRES,
    EVENT_INDEX,
    GREAT,
    GREAT_CARDS,
    MINOR_CARDS,
    ORIGIN_NAMES,
    SPAN,
    STRENGTH,
    origin_of_empire,
    origin_of_event,
)
from saecula.games.history_of_the_world.combat import faces
from saecula.games.history_of_the_world.components import (
    COLOURS,
    INDEX,
    NAMES,
    NONE,
    WATER_INDEX,
    WATER_NAMES,
    members,
)
from saecula.games.history_of_the_world.state import EVENTS_WINDOW, SOURCES, History
from saecula.kernel.chance import Chance
from saecula.kernel.message import Event, Message
from saecula.kernel.options import Value

PAST = "barbarians"  # where armies come from unless a test says otherwise: any player may have some


class Thing:
    """Something that stands on the board."""

    def __init__(self, kind: str, names: Sequence[str], who: str = "", origin: str = PAST, epoch: int = 0) -> None:
        self.kind = kind
        self.names = names
        self.who = who
        self.origin = origin
        self.epoch = epoch


def army(who: str, *names: str, origin: str = PAST, epoch: int = 0) -> Thing:
    """One army of a player in each of these Territories; more for a Territory named more than once."""
    return Thing("army", names, who, origin, epoch)


def fort(*names: str) -> Thing:
    """Territories with a fort."""
    return Thing("fort", names)


def capital(*names: str) -> Thing:
    """Territories with a capital."""
    return Thing("capital", names)


def city(*names: str) -> Thing:
    """Territories with a city."""
    return Thing("city", names)


def monument(*names: str) -> Thing:
    """Territories with a monument."""
    return Thing("monument", names)


def navy(who: str, *names: str, epoch: int = 1) -> Thing:
    """Seas with a fleet and an army (HW-9.4)."""
    return Thing("navy", names, who, epoch=epoch)


def given(
    empire: str,
    *things: Thing,
    hand: Sequence[str] = (),
    seats: int = 3,
    who: str = "red",
    scores: Mapping[str, int] | None = None,
    options: Mapping[str, Value] | None = None,
) -> History:
    """The turn of the player who holds this Empire: the event window, or with an empty hand the expansion.

    Nobody else holds event cards. All Empire cards are known to all.
    """
    state = game.new(seats, 7, options)
    seat = COLOURS.index(who)
    number = EMPIRE_INDEX[empire]
    state.epoch, state.call = number // 7 + 1, number % 7
    state.order = list(range(seats))
    state.draws = seats
    state.drawn_card = NONE
    others = [card for card in range(7) if card != state.call]
    holder = [NONE] * 7
    holder[state.call] = seat
    for other in [s for s in range(seats) if s != seat]:
        holder[others.pop()] = other
    state.holder = holder
    state.known = [(1 << seats) - 1] * 7
    state.giver = list(range(seats))
    state.story = [0] * (seats * state.epoch)
    state.turn = seat
    state.latest = [number if s == seat else NONE for s in range(seats)]
    state.strengths = [STRENGTH[number] if s == seat else 0 for s in range(seats)]
    state.earned = [0] * (SOURCES * seats)
    state.score = [(scores or {}).get(COLOURS[s], 0) for s in range(seats)]
    for s in range(seats):
        state.earned[SOURCES * s] = state.score[s]
    deal(state, seat, hand)
    for thing in things:
        put(state, thing)
    state.clear_stack()
    state.push(EVENTS_WINDOW, seat)
    fresh = game.unpack(state.pack())
    fresh.proceed()
    fresh.check()
    return fresh


def deal(state: History, seat: int, hand: Sequence[str]) -> None:
    """Give a player these event cards, and nobody any others."""
    great, minor = 0, 0
    for name in hand:
        event = EVENT_INDEX[name]
        cards = GREAT_CARDS if event < GREAT else MINOR_CARDS
        taken = great if event < GREAT else minor
        card = next(c for c, kind in enumerate(cards) if kind == event and not taken >> c & 1)
        if event < GREAT:
            great |= 1 << card
        else:
            minor |= 1 << card
    state.great = [great if s == seat else 0 for s in range(state.seats)]
    state.minor = [minor if s == seat else 0 for s in range(state.seats)]


def put(state: History, thing: Thing) -> None:
    """Put something on the board."""
    for name in thing.names:
        if thing.kind == "navy":
            state.navy = state.navy.copy()
            state.navy[WATER_INDEX[name]] = SPAN * COLOURS.index(thing.who) + thing.epoch
            continue
        t = INDEX[name]
        bit = 1 << t
        if thing.kind == "army":
            if state.owner[t] != NONE:
                if state.second & bit:
                    state.third |= bit
                state.second |= bit
            else:
                state.station(t, COLOURS.index(thing.who), origin_called(thing.origin, thing.epoch))
        elif thing.kind == "fort":
            state.forts |= bit
        elif thing.kind == "capital":
            state.capitals |= bit
        elif thing.kind == "city":
            state.cities |= bit
        else:
            state.monuments |= bit


def origin_called(name: str, epoch: int = 0) -> int:
    """The origin of the armies of an Empire, or of an event of Epoch I unless another is named."""
    if name in EMPIRE_INDEX:
        return origin_of_empire(EMPIRE_INDEX[name])
    return origin_of_event(EVENT_INDEX[name], epoch or 1)


def expanding(
    empire: str,
    *things: Thing,
    cards: Sequence[str] = (),
    seats: int = 3,
    options: Mapping[str, Value] | None = None,
) -> History:
    """The same when the expansion begins; cards without a question have been played."""
    state = given(empire, *things, hand=cards, seats=seats, options=options)
    for name in cards:
        play(state, f"play {name}")
    if state.frame(0) == EVENTS_WINDOW:
        play(state, "done")
    return state


# ---------------------------------------------------------------------------------------------------------------- dice

Wanted = Callable[[list[int]], bool]


def rig(state: History, *rolls: tuple[int, Wanted]) -> History:
    """Change the key of the dice so that the next rolls, each of this many dice, come out as wanted."""
    for i in range(2_000_000):
        key = blake2b(str(i).encode(), digest_size=32).digest()
        chance = Chance(key)
        if all([wanted(faces(chance.below(6**dice), dice)) for dice, wanted in rolls]):
            state.key = key
            state.drawn = 0
            return state
    raise AssertionError("no dice fall like that")


def rolled(*dice: int) -> tuple[int, Wanted]:
    """A roll that shows exactly these dice."""
    return len(dice), lambda shown: shown == list(dice)


def wins(attack: int, defence: int, fort: int = 0, bonus: int = 0) -> tuple[int, Wanted]:
    """A round that the attacker wins outright."""
    return attack + defence, lambda shown: max(shown[:attack]) + bonus > max(shown[attack:]) + fort


def ties(attack: int, defence: int, fort: int = 0, bonus: int = 0) -> tuple[int, Wanted]:
    """A round that ends in a tie."""
    return attack + defence, lambda shown: max(shown[:attack]) + bonus == max(shown[attack:]) + fort


def loses(attack: int, defence: int, fort: int = 0, bonus: int = 0) -> tuple[int, Wanted]:
    """A round that the attacker loses."""
    return attack + defence, lambda shown: max(shown[:attack]) + bonus < max(shown[attack:]) + fort


# --------------------------------------------------------------------------------------------------------------- moves


def play(state: History, *names: str, log: list[Event] | None = None) -> History:
    """Play moves by their names, each by the player who must choose."""
    for name in names:
        state.play(actor(state), game.moves.parse(name), log)
        state.check()
    return state


def actor(state: History) -> int:
    """The seat that is to choose."""
    (seat,) = state.actors
    return seat


def offered(state: History, verb: str = "") -> set[str]:
    """The names of all legal moves; or, of the moves with this verb, what they are aimed at."""
    names = [game.moves.name(move) for move in state.legal(actor(state))]
    if not verb:
        return set(names)
    return {name.partition(" ")[2] for name in names if name.split()[0] == verb}


def refusal(state: History, name: str) -> Message:
    """Why a move is refused; it must be refused."""
    reason = state.why_not(actor(state), game.moves.parse(name))
    assert reason is not None, f"{name!r} is legal"
    return reason


def refused(state: History, name: str) -> str:
    """The id of the rule by which a move is refused."""
    return refusal(state, name).rule


# ------------------------------------------------------------------------------------------------------- looking at it


def holder(state: History, name: str) -> str:
    """The colour of the player who holds a Territory, "" if nobody does."""
    owner = state.owner[INDEX[name]]
    return "" if owner == NONE else COLOURS[owner]


def origin(state: History, name: str) -> str:
    """The card that placed the army in a Territory."""
    return ORIGIN_NAMES[state.origin[INDEX[name]] // SPAN]


def structures(state: History, name: str) -> set[str]:
    """What stands in a Territory besides armies."""
    bit = 1 << INDEX[name]
    masks = {"fort": state.forts, "capital": state.capitals, "city": state.cities, "monument": state.monuments}
    return {what for what, mask in masks.items() if mask & bit}


def armies(state: History, name: str) -> int:
    """How many armies stand in a Territory."""
    return state.armies_in(INDEX[name])


def realm(state: History, who: str = "red") -> set[str]:
    """The Territories a player holds."""
    return {NAMES[t] for t in members(state.held[COLOURS.index(who)])}


def fleets(state: History) -> set[str]:
    """The waters with a fleet of the force that expands."""
    return {WATER_NAMES[w] for w in members(state.fleets)}


def phase(state: History) -> str:
    """The name of the phase that asks."""
    return type(state.top_phase()).__name__


def explained(state: History, name: str) -> dict[str, dict[str, object]]:
    """What is said about a move of the player who must choose: the arguments of each line by its key."""
    lines = game.explain(state, actor(state), game.moves.parse(name))
    return {line.key.removeprefix("history_of_the_world-"): line.args for line in lines}


def told(log: list[Event], key: str) -> list[dict[str, object]]:
    """The arguments of all events with this key."""
    return [event.args for event in log if event.key == f"history_of_the_world-{key}"]


def event_cards() -> list[str]:
    """Every event, by name."""
    return list(EVENT_INDEX)


def empire_cards() -> list[str]:
    """Every Empire, by name."""
    return list(EMPIRE_INDEX)[:EMPIRES]
