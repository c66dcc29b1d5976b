"""What Vinci says about itself: how far it has come, what ends a turn, what no longer pays, where points come from."""

from __future__ import annotations

from typing import Final

from saecula.games.vinci.components import MAX_ROUNDS
from saecula.games.vinci.state import CHOOSING, DECLINE, DONE, FORTIFYING, REBIRTH, TARGET, Vinci
from saecula.games.vinci.tiles import POWERS, RENAISSANCE
from saecula.kernel.dealing import things_in
from saecula.kernel.message import Event, Message
from saecula.kernel.progress import Gain, Progress, gain_in

SOURCES: Final = ["active", "declining", "slavery", "bonus", "price"]
SCORED: Final = SOURCES[:3]  # the parts of a turn's score (VI-10.1)


def last_round(state: Vinci) -> bool:
    """Whether the game ends with this round (VI-10.3, VI-10.6)."""
    return state.triggered or state.round == MAX_ROUNDS


def progress(state: Vinci) -> Progress:
    """The round; the way to the target, or the turns left in the last round."""
    where = [Message("vinci-progress-round", {"round": state.round}, "VI-4.1")]
    if state.over:
        return Progress(where, last=True)
    target = state.settings[TARGET]
    if last_round(state):
        why = Message("vinci-progress-last", {"points": target, "reached": int(state.triggered)}, "VI-10.3")
        turns = state.players - state.turn
        return Progress(where, [Message("vinci-progress-turns", {"turns": turns}, "VI-10.3")], why, True)
    missing = max(1, target - max(state.score))
    left = [Message("vinci-progress-missing", {"points": missing}, "VI-10.2")]
    return Progress(where, left, Message("vinci-progress-ends", {"points": target}, "VI-10.2"))


def ends_turn(state: Vinci, move: int) -> bool:
    """`done` after scoring, unless Renaissance is asked about; the confirmation of a new civilization."""
    if move not in DONE or state.over:
        return False
    phase, seat = state.frame(0), state.frame(1)
    if phase == FORTIFYING:
        return not POWERS[state.tiles[seat]][RENAISSANCE]
    return phase in (REBIRTH, CHOOSING)


def warn(state: Vinci, seat: int, move: int) -> Message | None:
    """VI-8.13: forts not built are lost. VI-10.3: nothing is scored after the last round."""
    if state.over:
        return None
    if move in DONE and state.frame(0) == FORTIFYING:
        forts = min(state.frame(2), len(things_in(state.held[seat] & ~state.forts)))
        return Message("vinci-warn-forts", {"forts": forts}, "VI-8.13") if forts else None
    if move in DECLINE and last_round(state):
        return Message("vinci-warn-decline", {}, "VI-10.3")
    return None


def gains(event: Event) -> list[Gain]:
    """The parts of a scored turn; what a civilization cost, and the counters that lay on it."""
    if event.key == "vinci-scored":
        return [gain_in(event, source, source) for source in SCORED if event.args[source]]
    if event.key == "vinci-chose":
        return [gain_in(event, "price", "price", -1), gain_in(event, "bonus", "bonus")]
    return []
