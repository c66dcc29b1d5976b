"""Positions and moves for tests of Vinci, so that a test is as short as its rule.

    s = expanding(empire("red", at="castile", hand=9), empty("lusitania"))
    assert cost(s, "lusitania") == 2
    play(s, "conquer lusitania", "done")

Players are called by their colours: red is seat 0, blue 1, green 2, yellow 3, black 4, white 5. What is not said is as
after the set-up: a neutral token on every province that is not a mountain. A position obeys `check()`, and so does
every position that `play` reaches.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from saecula.games.vinci import game
from saecula.games.vinci.civilization import draw_groups, tokens_of
from saecula.games.vinci.components import COLOURS, GROUPS, INDEX, NAMES, NEUTRALS, PROVINCES, SKIP_COST, START_SCORE
from saecula.games.vinci.conquest import cost as cost_of
from saecula.games.vinci.state import DECLINING, NEUTRAL, TURN, VIRTUAL_START, Vinci
from saecula.games.vinci.tiles import KIND_INDEX, KIND_NAMES, KINDS, NO_TILES, NONE, kinds_of, pair
from saecula.kernel.chance import Chance
from saecula.kernel.message import Event, Message
from saecula.kernel.options import Value

Places = str | Sequence[str] | Mapping[str, int]

# ------------------------------------------------------------------------------------------------------ positions


class Empire:
    """An active or a declining empire: where it is, with how many tokens, and what it can do."""

    def __init__(self, who: str, at: Places, tiles: Sequence[str], hand: int, declining: bool, waiting: bool) -> None:
        self.seat = COLOURS.index(who)
        self.empire = DECLINING + self.seat if declining else self.seat
        self.at = places(at)
        self.tiles = tiles_called(tiles)
        self.hand = hand
        self.waiting = waiting


class Spot:
    """Something about provinces that belongs to no empire: "empty" or "fort"."""

    def __init__(self, what: str, names: Sequence[str]) -> None:
        self.what = what
        self.provinces = [INDEX[name] for name in names]


def places(at: Places) -> dict[int, int]:
    """Provinces and their tokens: one name, several (a token each), or tokens by name."""
    if isinstance(at, str):
        return {INDEX[at]: 1}
    if isinstance(at, Mapping):
        return {INDEX[name]: tokens for name, tokens in at.items()}
    return {INDEX[name]: 1 for name in at}


def tiles_called(names: Sequence[str]) -> int:
    """The pair of tiles with these names, at most two."""
    kinds = [KIND_INDEX[name] for name in names] + [NONE, NONE]
    assert len(names) <= 2, names
    return pair(kinds[0], kinds[1])


def empire(who: str, at: Places = (), tiles: Sequence[str] = (), hand: int = 0) -> Empire:
    """The active empire of a player, which has had its entry turn."""
    return Empire(who, at, tiles, hand, declining=False, waiting=False)


def waiting(who: str, tiles: Sequence[str] = (), hand: int = -1) -> Empire:
    """A civilization that has yet to enter the map, with its own number of tokens unless told otherwise."""
    return Empire(who, (), tiles, hand, declining=False, waiting=True)


def declining(who: str, at: Places, tiles: Sequence[str] = ()) -> Empire:
    """The declining empire of a player; of its tiles only lasting ones can be left."""
    return Empire(who, at, tiles, 0, declining=True, waiting=False)


def empty(*names: str) -> Spot:
    """Provinces without anybody."""
    return Spot("empty", names)


def fort(*names: str) -> Spot:
    """Provinces with a fort."""
    return Spot("fort", names)


def given(
    *things: Empire | Spot,
    seats: int = 3,
    turn: str = "red",
    order: Sequence[str] = (),
    scores: Mapping[str, int] | None = None,
    offer: Sequence[tuple[str, str]] = (),
    counters: Sequence[int] = (),
    options: Mapping[str, Value] | None = None,
    round: int = 1,  # noqa: A002 - the word of the rules
    seed: int = 7,
) -> Vinci:
    """A position at the start of a player's turn."""
    state = game.new(seats, seed, options)
    state.order = [COLOURS.index(name) for name in order] or list(range(state.players))
    state.turn = state.order.index(COLOURS.index(turn))
    state.round = round
    state.entered = (1 << state.players) - 1
    state.hand = [0] * state.players
    state.strength = [0] * NEUTRAL
    state.tiles = [NO_TILES] * NEUTRAL
    state.bag = state.copies.copy()
    state.offer = [NONE] * (2 * GROUPS)
    for thing in things:
        if isinstance(thing, Empire):
            _found(state, thing)
    for thing in things:
        if isinstance(thing, Spot):
            _mark(state, thing)
    for group, names in enumerate(offer):
        for i in (0, 1):
            state.offer[2 * group + i] = KIND_INDEX[names[i]]
            state.bag[KIND_INDEX[names[i]]] -= 1
    draw_groups(state)
    state.counters = [*counters, *[0] * (GROUPS - len(counters))]
    start = [START_SCORE if s < seats else state.settings[VIRTUAL_START] for s in range(state.players)]
    state.score = [(scores or {}).get(COLOURS[s], start[s]) for s in range(state.players)]
    state.scored = sum(state.score) + SKIP_COST * sum(state.counters) - sum(start)
    state.neutrals_lost = sum(NEUTRALS) - sum([state.tokens[p] for p in range(PROVINCES) if state.holder[p] == NEUTRAL])
    state.reveals = 0
    state.clear_stack()
    state.push(TURN, state.order[state.turn])
    state.check()
    return game.unpack(state.pack())  # a fresh copy, so that no list of legal moves is left over


def _found(state: Vinci, new: Empire) -> None:
    for p, tokens in new.at.items():
        state.take(p, new.empire)
        state.tokens[p] = tokens
    state.tiles[new.empire] = new.tiles
    for kind in kinds_of(new.tiles):
        state.bag[kind] -= 1
        assert state.bag[kind] >= 0, f"there are not so many tiles {KIND_NAMES[kind]}"
    if new.waiting:
        state.entered &= ~(1 << new.seat)
    if new.empire == new.seat:
        state.hand[new.seat] = tokens_of(state, new.seat, new.tiles) if new.hand < 0 else new.hand
        state.strength[new.seat] = state.hand[new.seat]
    state.strength[new.empire] += sum(new.at.values())


def _mark(state: Vinci, spot: Spot) -> None:
    for p in spot.provinces:
        if spot.what == "fort":
            state.forts |= 1 << p
        else:
            state.vacate(p)


def expanding(
    *things: Empire | Spot,
    seats: int = 3,
    turn: str = "red",
    order: Sequence[str] = (),
    scores: Mapping[str, int] | None = None,
    options: Mapping[str, Value] | None = None,
    offer: Sequence[tuple[str, str]] = (),
) -> Vinci:
    """The same in the expansion phase of an expansion turn, without a pact."""
    state = given(*things, seats=seats, turn=turn, order=order, scores=scores, options=options, offer=offer)
    play(state, "expand")
    if "pact" in {name.split()[0] for name in offered(state)}:
        play(state, "done")
    return state


# ---------------------------------------------------------------------------------------------------------- moves


def play(state: Vinci, *names: str, log: list[Event] | None = None) -> Vinci:
    """Play moves by their names, each by the player who must choose."""
    for name in names:
        state.play(actor(state), game.moves.parse(name), log)
        state.check()
    return state


def actor(state: Vinci) -> int:
    """The seat that is to choose."""
    (seat,) = state.actors
    return seat


def chooser(state: Vinci) -> str:
    """The colour of the player who must choose."""
    return COLOURS[actor(state)]


def offered(state: Vinci, verb: str = "") -> set[str]:
    """The names of all legal moves; or, of the moves with this verb, what they are aimed at."""
    names = [game.moves.name(move) for move in state.legal(actor(state))]
    if not verb:
        return set(names)
    return {name.partition(" ")[2] for name in names if name.split()[0] == verb}


def asked(state: Vinci) -> str:
    """The key of the question put to the player who must choose."""
    return game.prompt(state, actor(state)).key


def refusal(state: Vinci, name: str) -> Message:
    """Why a move is refused; it must be refused."""
    reason = state.why_not(actor(state), game.moves.parse(name))
    assert reason is not None, f"{name!r} is legal"
    return reason


def refused(state: Vinci, name: str) -> str:
    """The id of the rule by which a move is refused."""
    return refusal(state, name).rule


def keep_placing(state: Vinci, where: str) -> Vinci:
    """Place all tokens that are left in one province."""
    while f"place {where}" in offered(state):
        play(state, f"place {where}")
    return state


def play_any(state: Vinci, chance: Chance, until: int = 10_000) -> int:
    """Play random legal moves, with `check()` after each; the number of moves played."""
    played = 0
    while not state.over and played < until:
        seat = actor(state)
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))])
        state.check()
        played += 1
    return played


# ------------------------------------------------------------------------------------------------- looking at it


def cost(state: Vinci, province: str, by: str = "") -> int:
    """What conquering a province would cost the player in turn, or the one named."""
    return cost_of(state, COLOURS.index(by) if by else state.order[state.turn], INDEX[province])


def tokens(state: Vinci, province: str) -> int:
    """The tokens in a province."""
    return state.tokens[INDEX[province]]


def holder(state: Vinci, province: str) -> str:
    """Who holds a province: "red", "red declining", "neutral" or "empty"."""
    who = state.holder[INDEX[province]]
    if who >= NEUTRAL:
        return "neutral" if who == NEUTRAL else "empty"
    return COLOURS[who % DECLINING] + (" declining" if who >= DECLINING else "")


def realm(state: Vinci, who: str) -> set[str]:
    """The provinces of a player's active empire, or of "red declining"; of "neutral" and "empty"."""
    return {name for name in NAMES if holder(state, name) == who}


def has_fort(state: Vinci, province: str) -> bool:
    """Whether a fort stands in a province."""
    return bool(state.forts >> INDEX[province] & 1)


def hand(state: Vinci, who: str = "red") -> int:
    """The tokens in a player's hand."""
    return state.hand[COLOURS.index(who)]


def score(state: Vinci, who: str = "red") -> int:
    """A player's victory points."""
    return state.score[COLOURS.index(who)]


def tiles_of(state: Vinci, who: str = "red") -> set[str]:
    """The tiles of an empire: "red" or "red declining"."""
    colour, _, old = who.partition(" ")
    at = COLOURS.index(colour) + (DECLINING if old else 0)
    return {KIND_NAMES[kind] for kind in kinds_of(state.tiles[at])}


def in_bag(state: Vinci, tile: str) -> int:
    """How many tiles of a kind are in the bag."""
    return state.bag[KIND_INDEX[tile]]


def on_offer(state: Vinci) -> list[tuple[str, str]]:
    """The groups that are not empty."""
    kinds = [k for k in state.offer if k < KINDS]
    return [(KIND_NAMES[kinds[i]], KIND_NAMES[kinds[i + 1]]) for i in range(0, len(kinds), 2)]


def phase(state: Vinci) -> str:
    """The name of the phase that asks."""
    return type(state.top_phase()).__name__


def survivors(state: Vinci, who: str) -> int:
    """The tokens of an empire that lie aside."""
    colour, _, old = who.partition(" ")
    return state.aside[COLOURS.index(colour) + (DECLINING if old else 0)]


def explained(state: Vinci, name: str) -> dict[str, dict[str, object]]:
    """What is said about a move of the player who must choose: the arguments of each line by its key."""
    return {line.key: line.args for line in game.explain(state, actor(state), game.moves.parse(name))}
