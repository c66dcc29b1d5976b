"""Every pair of tiles in play, held against the rules of conquest written down a second time, word for word."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from saecula.games.vinci import game
from saecula.games.vinci.components import COLOURS, NAMES, borders, provinces, seas
from saecula.games.vinci.state import EXPANSION, Vinci
from saecula.games.vinci.tiles import KIND_NAMES, kinds_of
from saecula.kernel.chance import Chance, seed_key
from tests.games.vinci.given import actor, given, has_fort, holder, realm, tokens, waiting
from tests.rules import rule

PAIRS = list(combinations_with_replacement(KIND_NAMES, 2))
MOVES = 200
READINGS = ["leave_one", "remove_one", "keep_all"]

LAND = {p.id: p for p in provinces}
ZONES = {sea.id: sea for sea in seas}
NEAR = {frozenset((b.a, b.b)) for b in borders}
SHARED_COAST = {frozenset((b.a, b.b)) for b in borders if b.coast}


def copies(state: Vinci, seat: int, tile: str) -> int:
    """How many copies of a tile an active empire has; Specialization is a second copy of the other (VI-8.26)."""
    names = [KIND_NAMES[kind] for kind in kinds_of(state.tiles[seat])]
    if "specialization" in names:
        names.remove("specialization")
        names *= 2
    return names.count(tile)


def chain(start: list[str]) -> set[str]:
    """The sea zones that chains of adjacent zones lead to."""
    found: set[str] = set()
    while start:
        zone = start.pop()
        if zone not in found:
            found.add(zone)
            start += ZONES[zone].adjacent_seas
    return found


REACHED = {zone: chain([zone]) for zone in ZONES}
ONE_SEA = {name for sea in seas if sea.touches_edge for name in sea.provinces}
ANY_CHAIN = {name for sea in seas if sea.touches_edge for zone in REACHED[sea.id] for name in ZONES[zone].provinces}
EDGE = {p.id for p in provinces if p.board_edges}


def may_enter(state: Vinci, seat: int, name: str) -> bool:
    """VI-5.2 to VI-5.4."""
    if copies(state, seat, "revolutionaries"):
        return True
    return name in EDGE | (ANY_CHAIN if copies(state, seat, "astronomy") else ONE_SEA)


def by_sea(own: set[str], name: str) -> bool:
    """VI-8.18."""
    return any(set(LAND[name].seas) & REACHED[zone] for mine in own for zone in LAND[mine].seas)


def cost_by_the_book(state: Vinci, seat: int, name: str) -> int | None:
    """VI-6.4, VI-6.5 and VI-8.17; None if the province is out of reach."""
    who = holder(state, name)
    own = realm(state, COLOURS[seat])
    cost = 2 + (LAND[name].terrain in ("forest", "mountain"))
    if who not in ("empty", f"{COLOURS[seat]} declining"):
        cost += tokens(state, name) + has_fort(state, name)
    if who in COLOURS:
        cost += copies(state, COLOURS.index(who), "militia")
    cost -= copies(state, seat, "weapons")
    if LAND[name].terrain == "mountain":
        cost -= copies(state, seat, "mountain_skill")
    ships = copies(state, seat, "shipbuilding") if LAND[name].coastal else 0
    ways: list[int] = []
    if not own and may_enter(state, seat, name):
        ways.append(ships)
    for origin in own:
        if frozenset((origin, name)) in NEAR:
            mountain = LAND[origin].terrain == "mountain"
            from_fort = has_fort(state, origin) and copies(state, seat, "fortification") > 0
            coast = any(frozenset((mine, name)) in SHARED_COAST for mine in own)
            ways.append(mountain + from_fort + (ships if coast else 0))
    if own and copies(state, seat, "astronomy") and by_sea(own, name):
        ways.append(ships)
    return max(0, cost - max(ways)) if ways else None


def conquests_by_the_book(state: Vinci, seat: int) -> set[str]:
    """VI-6.3: what may be attacked and paid for."""
    pacts = {COLOURS[s] for s in range(state.players) if state.pacts[s] >> seat & 1 or state.pacts[seat] >> s & 1}
    found = set()
    for name in NAMES:
        if holder(state, name) != COLOURS[seat] and holder(state, name) not in pacts:
            cost = cost_by_the_book(state, seat, name)
            if cost is not None and cost <= state.hand[seat]:
                found.add(f"conquer {name}")
            if cost is not None and state.spies and state.hand[seat] >= 2:
                found.add(f"spy {name}")
    return found


def some_move(state: Vinci, chance: Chance) -> int:
    """A random verb, then a random move with it: so conquests are neither rare nor endless."""
    legal = state.legal(actor(state))
    verbs = sorted({game.moves.verb_of(move).base for move in legal})
    verb = verbs[chance.below(len(verbs))]
    moves = [move for move in legal if game.moves.verb_of(move).base == verb]
    return moves[chance.below(len(moves))]


@rule("VI-6.3", "VI-6.4", "VI-6.5", "VI-8.1", "VI-8.17", "VI-8.18")
@pytest.mark.parametrize("number", range(len(PAIRS)), ids=["+".join(pair) for pair in PAIRS])
def test_every_pair_in_play(number: int) -> None:
    chance = Chance(seed_key(number))
    bag = KIND_NAMES * 2
    for tile in PAIRS[number]:
        bag.remove(tile)
    others = [bag.pop(chance.below(len(bag))) for _ in range(4)]
    s = given(
        waiting("red", tiles=PAIRS[number]),
        waiting("blue", tiles=others[:2]),
        waiting("green", tiles=others[2:]),
        options={"tile_mix": "first_printing", "decline_tokens": READINGS[number % 3]},
        seed=number,
    )
    compared = 0
    for _ in range(MOVES):
        if s.over:
            break
        seat = actor(s)
        if s.frame(0) == EXPANSION:
            offered = {game.moves.name(move) for move in s.legal(seat)}
            attacks = {name for name in offered if name.split()[0] in ("conquer", "spy")}
            assert attacks == conquests_by_the_book(s, seat)
            compared += 1
        s.play(seat, some_move(s, chance))
        s.check()
    assert compared > 3
