"""What a seat may know, and what is redrawn in a copy for it: side by side, so that they cannot disagree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saecula.kernel.hidden import Redeal, mask_of, things_in
from tests.toy.cards import NONE, OFFER, relics_in

if TYPE_CHECKING:
    from tests.toy.state import Toy


def view(state: Toy, seat: int | None) -> dict[str, Any]:
    """All that the seat may know (None: a spectator). Relics are shown by their worth."""
    top = state.top
    return {
        "game": "toy",
        "seat": seat,
        "seats": state.seats,
        "over": state.over,
        "actors": state.awaited(seat),
        "prompt": "" if state.over else state.top_phase().key,
        "round": state.round,
        "players": [_player(state, s, seat) for s in range(state.seats)],
        "pile": len(relics_in(state.pile)) + (top != NONE),
        "top": [top + 1] if top != NONE and knows(state, seat, top) else [],
        "top_seen_by": [] if top == NONE else [s for s in range(state.seats) if state.known[top] >> s & 1],
        "away": [relic + 1 for relic in relics_in(state.away)],
        "ranking": state.ranking if state.over else [],
    }


def _player(state: Toy, s: int, seat: int | None) -> dict[str, Any]:
    hand = relics_in(state.hands[s])
    return {
        "seat": s,
        "score": state.score[s],
        "gone": bool(state.gone >> s & 1),
        "relics": len(hand),
        "hand": [relic + 1 for relic in hand if knows(state, seat, relic)],
        "offered": [OFFER.arg(move) + 1 for move in state.answer(s)] if s == seat else [],  # sealed: for its own eyes
    }


def knows(state: Toy, seat: int | None, relic: int) -> bool:
    """Whether the seat knows where a relic lies; everybody does when the game is over (TO-5.2)."""
    if state.over:
        return True
    seats = (1 << state.seats) - 1
    return state.known[relic] == seats if seat is None else bool(state.known[relic] >> seat & 1)


def redraw(state: Toy, seat: int) -> None:
    """The counterpart of `view`: hands, the top and the rest of the pile. The kernel redraws sealed answers."""
    if state.over:
        return
    redeal = Redeal(state.known, seat)
    hands = [redeal.place(things_in(hand)) for hand in state.hands]
    top = redeal.place([] if state.top == NONE else [state.top])
    pile = redeal.place(things_in(state.pile))
    redeal.run(state)
    state.hands = [mask_of(redeal.things(hand)) for hand in hands]
    state.pile = mask_of(redeal.things(pile))
    if state.top != NONE:
        state.top = redeal.things(top)[0]
