"""What a seat may know of a game of Plots, and what is redrawn in a copy for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saecula.kernel.hidden import Redeal, mask_of, things_in

if TYPE_CHECKING:
    from tests.plots.state import Plots


def view(state: Plots, seat: int | None) -> dict[str, Any]:
    """All that the seat may know (None: a spectator)."""
    everyone = (1 << state.seats) - 1

    def shown(counters: list[int]) -> list[int]:
        seen = [state.known[c] == everyone if seat is None else bool(state.known[c] >> seat & 1) for c in counters]
        return [c + 1 for c, known in zip(counters, seen, strict=True) if known or state.over]

    players = []
    for s in range(state.seats):
        forces = state.forces[4 * s : 4 * s + 4]
        there = {"hand": shown(things_in(state.hands[s])), "held": state.hands[s].bit_count()}
        there |= {"forces": [shown([c]) for c in forces if c >= 0], "paid": state.paid[4 * s : 4 * s + 4]}
        answer = [state.moves.name(move) for move in state.answer(s)] if s == seat else []
        players.append({"seat": s, "score": state.score[s], "purse": state.purse[s], "answer": answer, **there})
    return {
        "game": "plots",
        "seat": seat,
        "over": state.over,
        "actors": state.awaited(seat),
        "awaited": state.number_awaited,
        "prompt": "" if state.over else state.top_phase().key,
        "round": state.round,
        "frames": [frame[3:] for frame in state.frames()],  # windows inside windows, as all see them
        "away": [c + 1 for c in things_in(state.away)],
        "pile": state.pile.bit_count(),
        "players": players,
    }


def redraw(state: Plots, seat: int) -> None:
    """The other side of `view`: hands and pile, and forces that can have been paid for."""
    from tests.plots.state import NONE, payable

    if state.over:
        return
    redeal = Redeal(state.known, seat)
    hands = [redeal.place(things_in(hand)) for hand in state.hands]
    places = [
        redeal.place([counter], fits=payable(state.paid[at])) if counter != NONE else NONE
        for at, counter in enumerate(state.forces)
    ]
    pile = redeal.place(things_in(state.pile))
    redeal.run(state)
    state.hands = [mask_of(redeal.things(hand)) for hand in hands]
    state.forces = [redeal.things(place)[0] if place != NONE else NONE for place in places]
    state.pile = mask_of(redeal.things(pile))
