"""The moves that bots leave out, because another one is hardly ever inferior to them."""

from __future__ import annotations

import saecula
from tests.games.through_the_ages.given import act, arms, bank, pact, play, politic, reveal, table, unused, workers

GAME = saecula.game("through_the_ages")


def test_bots_bid_no_more_than_they_must() -> None:
    state = table(3)
    for seat in range(3):
        workers(state, seat, warriors=4)
    reveal(state, "wealthy_territory_i")
    assert GAME.candidates(state, 0, state.legal(0)) == [GAME.moves.parse("bid 1"), GAME.moves.parse("done")]
    play(state, "bid 2")
    assert GAME.candidates(state, 1, state.legal(1)) == [GAME.moves.parse("bid 3"), GAME.moves.parse("done")]
    play(state, "bid 4")
    assert GAME.candidates(state, 2, state.legal(2)) == state.legal(2) == [GAME.moves.parse("done")]


def test_bots_give_no_more_than_is_enough() -> None:
    """For a colony, and to hold out against an aggression."""
    state = table(3)
    workers(state, warriors=4)
    arms(state, "bonus_i")
    reveal(state, "wealthy_territory_i")
    play(state, "bid 2", "done", "done")
    sacrifice = GAME.moves.parse("sacrifice warriors")
    assert len(state.legal(0)) > 1
    assert GAME.candidates(state, 0, state.legal(0)) == [sacrifice]  # one unit must go in any case
    play(state, "sacrifice warriors")
    assert GAME.candidates(state, 0, state.legal(0)) == state.legal(0)
    play(state, "sacrifice warriors")
    assert len(state.legal(0)) > 1
    assert GAME.candidates(state, 0, state.legal(0)) == [GAME.moves.parse("done")]
    for attackers, held in ((3, True), (4, False)):
        state = table(3)
        workers(state, warriors=attackers)
        workers(state, 1, warriors=3)
        arms(state, "raid_i")
        politic(state)
        play(state, "attack raid_i", "aim 1", "done")
        legal = state.legal(1)
        assert len(legal) > 1
        assert GAME.candidates(state, 1, legal) == (legal[-1:] if held else legal)


def test_bots_tear_down_only_to_end_an_uprising() -> None:
    state = table(3)
    legal = state.legal(0)
    torn = [move for move in legal if GAME.moves.name(move).startswith("destroy")]
    assert torn
    assert GAME.candidates(state, 0, legal) == [move for move in legal if move not in torn]
    bank(state, 3)
    unused(state, 0)
    assert GAME.candidates(state, 0, state.legal(0)) == state.legal(0)
    politic(state)
    assert GAME.candidates(state, 0, state.legal(0)) == state.legal(0)


def test_bots_adopt_no_tactics_without_the_units_for_them() -> None:
    state = table(3)
    arms(state, "fighting_band", "phalanx")
    array = [GAME.moves.parse(f"array {name}") for name in ("fighting_band", "phalanx")]
    for warriors, adopted in ((1, []), (2, array[:1])):
        workers(state, warriors=warriors)
        act(state)
        legal = state.legal(0)
        assert all(move in legal for move in array)
        assert [move for move in GAME.candidates(state, 0, legal) if move in array] == adopted


def test_bots_attack_nobody_whom_all_their_units_could_not_beat() -> None:
    """The defender may do nothing, but wins ties."""
    state = table(3)
    workers(state, 0, warriors=2)
    workers(state, 1, warriors=3)
    workers(state, 2, warriors=4)
    arms(state, "raid_i")
    politic(state)
    attack = GAME.moves.parse("attack raid_i")
    assert attack in GAME.candidates(state, 0, state.legal(0))
    aimed = state.clone()
    aimed.play(0, attack)
    assert len(aimed.legal(0)) == 2
    assert GAME.candidates(aimed, 0, aimed.legal(0)) == [GAME.moves.parse("aim 1")]
    for strong in (1, 2):
        workers(state, strong, warriors=4)
    assert attack in state.legal(0)
    assert GAME.candidates(state, 0, state.legal(0)) == [move for move in state.legal(0) if move != attack]
    pact(state, "open_borders_agreement", 0, 1)
    assert attack in GAME.candidates(state, 0, state.legal(0))
