"""What holds in every position: everything lies in one place, and what is kept twice agrees."""

from __future__ import annotations

from saecula.games.seven_ages.areas import AREAS, LANDS
from saecula.games.seven_ages.cards import ARTEFACTS, CARDS, GOODS, MARKERS
from saecula.games.seven_ages.phases import LOSING_UNITS
from saecula.games.seven_ages.state import (
    DECK,
    DISCARDED,
    GLORY_SOURCES,
    HAND,
    IN_PLAY,
    NOBODY,
    ON_EMPIRE,
    OUT,
    POOL,
    TABLE,
    SevenAges,
)
from saecula.games.seven_ages.units import FIRST_COMMON, LEADERS, PIECE_SET, PIECES, RANKED, SETS


def check(state: SevenAges) -> None:
    """Every counter, card, leader and artefact is in one place; control agrees with the units."""
    _check_pieces(state)
    _check_control(state)
    _check_markers(state)
    assert min(state.glory) >= 0, "glory never drops below 0 (SA-0.4)"
    for seat in range(state.seats):
        row = state.gained[seat * GLORY_SOURCES : (seat + 1) * GLORY_SOURCES]
        assert sum(row) == state.glory[seat], "all glory has a source"
    for s in range(SETS):
        assert (state.card_of[s] == NOBODY) == (state.owner[s] == NOBODY)
        assert 0 <= state.money[s] <= 199, "money is 0 to 199 (SA-0.3)"
        if state.card_of[s] != NOBODY:
            assert state.card_at[state.card_of[s]] == IN_PLAY + s
            assert state.level[s] >= 1
    for card in range(CARDS):
        at = state.card_at[card]
        assert at in (DECK, DISCARDED, TABLE) or HAND <= at < HAND + state.seats or at >= IN_PLAY
    assert all([state.card_at[card] == DECK for card in state.top])


def _check_pieces(state: SevenAges) -> None:
    for piece in range(PIECES):
        s = PIECE_SET[piece]
        at = state.place[piece]
        if s == NOBODY:
            s = state.holder[piece - FIRST_COMMON]
            assert (s == NOBODY) == (at in (POOL, OUT)), "a pool counter that is out belongs to nobody"
        else:
            assert at not in (POOL, OUT)
        if at >= 0:
            assert state.card_of[s] != NOBODY, "only empires in play have units on the map"
            assert state.units_in[s] >> at & 1
            assert state.maybe[piece] >> state.type_of(piece) & 1, "nobody is led to believe what is not so"
        else:
            assert state.coast[piece] == NOBODY
    for s in range(SETS):
        for i, types in enumerate(RANKED):
            count = sum([types >> state.type_of(piece) & 1 for piece in state.units_on_map(s)])
            known = state.fewest[s * len(RANKED) + i], state.most[s * len(RANKED) + i]
            assert known[0] <= count <= known[1], "numbers that everybody can tell are right (SA-14.3)"
    losing = state.find(LOSING_UNITS) > 0  # what follows from losses comes after the last of them
    for leader in range(LEADERS):
        at, s = state.leader_at[leader], state.leader_of[leader]
        assert (at >= 0) == (s != NOBODY), "a leader on the map belongs to an empire"
        alone = at >= 0 and not state.units_in[s] >> at & 1
        assert not alone or losing or at == state.contested, "a leader stands with a unit (SA-10.6)"


def _check_control(state: SevenAges) -> None:
    for area in range(AREAS):
        s = state.control[area]
        assert s == NOBODY or state.held[s] >> area & 1
        if s == NOBODY or area >= LANDS:
            assert not state.forts >> area & 1, "a fort stands in a controlled land area"
        assert s != NOBODY or not state.disorder >> area & 1, "disorder lies in controlled areas (SA-0.12)"
    for s in range(SETS):
        assert all([state.control[area] == s for area in range(AREAS) if state.held[s] >> area & 1])
        at = state.capital[s]
        assert at == NOBODY or (state.control[at] == s and state.city[at] > 0), "a capital is an own city"


def _check_markers(state: SevenAges) -> None:
    for good in range(ARTEFACTS, GOODS):
        used = state.belief.count(good)
        assert used <= MARKERS[good], "no more religions and governments than markers (SA-0.14)"
    for artefact in range(ARTEFACTS):
        at = state.good_at[artefact]
        assert at < ON_EMPIRE or state.card_of[at - ON_EMPIRE] != NOBODY
    lying = [state.good_at[a] for a in range(ARTEFACTS) if 0 <= state.good_at[a] < AREAS]
    assert len(lying) == len(set(lying)), "one artefact per area"
