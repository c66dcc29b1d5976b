"""VI-8.20: the pacts of the Diplomacy tile."""

from __future__ import annotations

from saecula.games.vinci.state import DONE, PACT, Vinci, VinciPhase
from saecula.games.vinci.turn import start_conquests
from saecula.kernel.message import Message


class Diplomacy(VinciPhase):
    """At the start of an expansion turn the player may name opponents, one for each use (VI-8.20).

    Frame: 2 uses left, 3 whether it is the entry turn.
    """

    key = "vinci-prompt-pact"
    rule = "VI-8.20"

    def legal(self, state: Vinci, seat: int) -> list[int]:
        """Any opponent not named yet, or nobody more."""
        named = state.pacts[seat] | 1 << seat
        others = [PACT.base + s for s in range(state.players) if not named >> s & 1] if state.frame(2) else []
        return [*others, DONE.base]

    def play(self, state: Vinci, seat: int, move: int) -> None:
        """Neither of the two may attack the other's active empire until this player's next turn."""
        if move in PACT:
            state.pacts[seat] |= 1 << PACT.arg(move)
            state.set_frame(2, state.frame(2) - 1)
            if state.log is not None:
                state.tell("vinci-pact", {"seat": seat, "other": PACT.arg(move)}, self.rule)
        else:
            start_conquests(state, seat, state.frame(3))

    def prompt(self, state: Vinci, seat: int) -> Message:
        """Whom to name; nobody more once every use is spent."""
        left = len(self.legal(state, seat)) > 1
        return Message(self.key if left else "vinci-prompt-pacts-made", {"seat": seat}, self.rule)

    def why_not(self, state: Vinci, seat: int, move: int) -> Message:
        """Nobody can be named twice, nor oneself, nor somebody who does not play."""
        if move in PACT:
            other = PACT.arg(move)
            if other >= state.players:
                return Message("vinci-no-player", {}, self.rule)
            if other == seat:
                return Message("vinci-no-pact-self", {}, self.rule)
            if state.pacts[seat] >> other & 1:
                return Message("vinci-no-pact-twice", {"other": other}, self.rule)
            return Message("vinci-no-pact-left", {}, self.rule)
        return Message("vinci-no-pact-first", {}, self.rule)
