"""What holds in every position of History of the World: everything is in one place, and what is kept twice agrees."""

from __future__ import annotations

from saecula.games.history_of_the_world.cards import PART_STRENGTH, SPAN, STRENGTH
from saecula.games.history_of_the_world.components import (
    AREA_MASK,
    AREA_NAMES,
    AREAS,
    BARREN,
    FLEET_PIECES,
    MARKERS,
    MONUMENTS,
    NAMES,
    NEAR,
    NONE,
    TERRITORIES,
    WATERS,
    WATERS_OF,
    connected,
    members,
    shores,
)
from saecula.games.history_of_the_world.state import (
    ACTIVE,
    ALL_GREAT,
    ALL_MINOR,
    CRUSADERS,
    MULTIPLE_ARMIES,
    NAVAL_CONTROL,
    NO_SUPREMACY,
    SOURCES,
    History,
)


def check(state: History) -> None:
    """Nothing is lost and nothing is doubled: armies, structures, fleets, cards and points are accounted for."""
    _check_board(state)
    _check_force(state)
    _check_cards(state)
    for s in range(state.seats):
        assert state.score[s] == sum(state.earned[SOURCES * s : SOURCES * (s + 1)]), "points have a source"
    assert sum(state.markers) <= len(MARKERS)
    assert not (state.options & NO_SUPREMACY and sum(state.markers))


def _check_board(state: History) -> None:
    occupied = 0
    for s in range(state.seats):
        assert not occupied & state.held[s], "a Territory has one owner"
        occupied |= state.held[s]
        for a in range(AREAS):
            assert state.in_areas[AREAS * s + a] == (state.held[s] & AREA_MASK[a]).bit_count(), AREA_NAMES[a]
    for t in range(TERRITORIES):
        owner = state.owner[t]
        assert (owner == NONE) == (state.origin[t] == NONE) == (not occupied >> t & 1), NAMES[t]
        assert owner == NONE or state.held[owner] >> t & 1, NAMES[t]
    everything = occupied | state.forts | state.capitals | state.cities | state.monuments
    assert not everything & BARREN, "barren lands stay empty"
    assert not state.forts & ~occupied, "a fort stands with an army"
    assert not state.capitals & state.cities, "one capital or city per Territory"
    assert state.monuments.bit_count() <= MONUMENTS
    assert not state.second & ~occupied
    assert not state.third & ~state.second
    assert not state.third & state.forts, "three armies, or two and a fort (HW-9.3)"
    assert state.options & MULTIPLE_ARMIES or not state.second, "one army per Territory"
    sole: dict[int, int] = {}
    for t in members(occupied):
        origin = state.origin[t]
        if origin // SPAN < len(STRENGTH):  # an Empire card has been played by one player only
            assert sole.setdefault(origin, state.owner[t]) == state.owner[t], "an Empire has one owner"
    _check_fleets(state)


def _check_fleets(state: History) -> None:
    manned = [w for w in range(WATERS) if state.navy[w] != NONE]
    assert state.options & NAVAL_CONTROL or not manned
    others = [w for w in manned if state.navy[w] // SPAN != state.turn]
    assert not [w for w in others if state.fleets >> w & 1], "one fleet per sea"
    used = state.fleets.bit_count() + len([w for w in manned if not state.fleets >> w & 1])
    assert used <= FLEET_PIECES, "there are only so many fleet pieces"


def _check_force(state: History) -> None:
    counts = [state.armies, state.allies, state.lost, state.recoverable, state.exchanged]
    assert min([*counts, state.coins, state.allied_coins, state.free_forts]) >= 0
    assert state.recoverable <= state.lost
    if state.turn == NONE:
        assert state.marching == state.active == state.fleets == state.played == sum(counts) == 0
        return
    mine = state.held[state.turn]
    assert not (state.marching | state.active) & ~mine
    assert not state.homes & ~state.active
    reach = 0
    for t in members(state.marching):
        assert state.origin[t] == state.source
        reach |= NEAR[t]
    sailing = connected(_waters_at(state.marching), state.fleets)
    if state.force != CRUSADERS:
        assert sailing == state.sailing
        assert reach | shores(sailing) == state.reach, "reach is kept up to date"
    if state.force == ACTIVE and state.marching:
        there = sum([state.armies_in(t) for t in members(state.marching)])
        strength = PART_STRENGTH[state.empire][state.part]
        bought = state.lost - state.recoverable
        if state.part == 0:  # later halves start with losses of the first, which cannot come back
            left = there + state.armies + state.allies + state.exchanged + state.lost - bought
            assert left == strength, "armies are placed, unplaced, exchanged or lost"


def _check_cards(state: History) -> None:
    for hands, played, every in (
        (state.great, state.great_played, ALL_GREAT),
        (state.minor, state.minor_played, ALL_MINOR),
    ):
        seen = played
        for hand in hands:
            assert not hand & seen, "a card is in one place"
            seen |= hand
        assert not seen & ~every
    assert len(state.discards) == state.great_played.bit_count() + state.minor_played.bit_count()
    holders = [seat for seat in state.holder if seat != NONE]
    assert len(set(holders)) == len(holders), "nobody holds two Empires (HW-3.4)"
    assert state.drawn_card == NONE or state.holder[state.drawn_card] == NONE


def _waters_at(territories: int) -> int:
    mask = 0
    for t in members(territories):
        mask |= WATERS_OF[t]
    return mask
