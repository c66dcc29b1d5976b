"""What the game says about itself: how far it has come, what ends a turn, what is left unused, its point sources."""

from __future__ import annotations

from saecula.games.history_of_the_world.cards import EMPIRE_KEYS, PARTS
from saecula.games.history_of_the_world.components import CALLS, COLOURS, EPOCHS, NONE
from saecula.games.history_of_the_world.expansion import fort_sites, targets_now
from saecula.games.history_of_the_world.monuments import due, sites
from saecula.games.history_of_the_world.state import (
    ACTIVE,
    BUILDING,
    DONE,
    EXPANSION,
    GIVE,
    KEEP,
    SOURCE_NAMES,
    History,
)
from saecula.kernel.message import Event, Message
from saecula.kernel.progress import Gain, Progress, gain_in


def colours(seats: int) -> list[list[str]]:
    """One for each player (HW-2.2)."""
    return [[COLOURS[seat]] for seat in range(seats)]


def progress(state: History) -> Progress:
    """The Epoch, and which of its seven Empires is called."""
    where = [Message("history_of_the_world-progress-epoch", {"epoch": state.epoch}, "HW-2.1")]
    last = state.epoch == EPOCHS
    if state.over:
        return Progress(where, last=True)
    if state.turn == NONE:
        left = state.seats - state.draws
        where.append(Message("history_of_the_world-progress-drawing", {"cards": left}, "HW-3.3"))
    else:
        empire = EMPIRE_KEYS[state.empire]
        args: dict[str, object] = {"number": state.call + 1, "of": CALLS, "empire": empire}
        where.append(Message("history_of_the_world-progress-call", args, "HW-4.1"))
    epochs = Message("history_of_the_world-progress-epochs", {"epochs": EPOCHS - state.epoch}, "HW-2.1")
    coming = [] if last else [epochs]  # the table says itself that this is the last round
    return Progress(where, coming, Message("history_of_the_world-progress-ends", {}, "HW-7.5"), last)


def ends_turn(state: History, move: int) -> bool:
    """`done` after the monuments, or after the expansion if none can be built; a draw ends with its card (HW-3.4)."""
    if state.over:
        return False
    if move in KEEP or move in GIVE:
        return True
    if move not in DONE:
        return False
    phase = state.frame(0)
    if phase == EXPANSION:
        whole = state.force == ACTIVE and state.part + 1 == PARTS[state.empire]
        return whole and not (due(state) and sites(state))
    return phase == BUILDING


def warn(state: History, seat: int, move: int) -> Message | None:
    """Armies, forts, coins or monuments that could still be used."""
    if state.over or move not in DONE:
        return None
    if state.frame(0) == EXPANSION:
        return _unused(state)
    if state.frame(0) == BUILDING and state.frame(2) and sites(state):
        return Message("history_of_the_world-warn-monuments", {"monuments": state.frame(2)}, "HW-5.26")
    return None


def _unused(state: History) -> Message | None:
    """What an expansion that ended now would leave unplaced or unspent (HW-5.28)."""
    if targets_now(state):
        return Message("history_of_the_world-warn-armies", {"armies": state.armies + state.allies}, "HW-5.5")
    if state.force != ACTIVE or state.part + 1 < PARTS[state.empire]:  # HW-5.29: coins and forts carry over
        return None
    places = fort_sites(state)
    if state.free_forts and places:
        return Message("history_of_the_world-warn-forts", {"forts": state.free_forts}, "HW-4.22")
    coins = state.coins + state.allied_coins
    if coins and (state.recoverable or places):
        return Message("history_of_the_world-warn-coins", {"coins": coins}, "HW-4.8")
    return None


def gains(event: Event) -> list[Gain]:
    """The scoring of a turn by source, and supremacy markers at the end."""
    if event.key == "history_of_the_world-scored":
        return [gain_in(event, source, source) for source in SOURCE_NAMES[:-1] if event.args[source]]
    if event.key == "history_of_the_world-markers":
        return [gain_in(event, SOURCE_NAMES[-1], "points")]
    return []
