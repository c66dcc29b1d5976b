"""SA-6.9: where the common pool is empty, an elephant comes from the unbuilt reserve of another empire."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.cards import EMPIRE_KEYS
from saecula.games.seven_ages.moves import EMPIRE
from saecula.games.seven_ages.phases import ELEPHANT_FROM
from saecula.games.seven_ages.state import NOBODY, RESERVE, SevenAges
from saecula.games.seven_ages.units import FACES, FIRST_COMMON, PIECE_KIND, PIECES, TYPE_INDEX
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase

_ELEPHANT: Final[int] = TYPE_INDEX["elephant"]


def unbuilt(state: SevenAges, empire: int) -> int:
    """An elephant in the reserve of an empire, or NOBODY.

    That the empire has it is public, as everybody saw it come; not so whether it has been built since, until somebody
    asks for it.
    """
    for i in range(PIECES - FIRST_COMMON):
        piece = FIRST_COMMON + i
        if state.holder[i] == empire and state.place[piece] == RESERVE and FACES[PIECE_KIND[piece]][0] == _ELEPHANT:
            return piece
    return NOBODY


def ask_for_elephants(state: SevenAges) -> bool:
    """Ask the owner of the next empire that is due an elephant; False if nothing is due."""
    if state.elephants_due:
        state.reveals += 1  # who has one to give is learned
    while state.elephants_due:
        empire = state.elephants_due.pop(0)
        if givers(state, empire):
            state.push(ELEPHANT_FROM, state.owner[empire], empire)
            return True
    return False


def givers(state: SevenAges, empire: int) -> list[int]:
    """Other empires with an elephant in reserve."""
    return [other for other in state.in_play() if other != empire and unbuilt(state, other) != NOBODY]


class ElephantFrom(Phase[SevenAges]):
    """Whose reserve gives the elephant. Frame: 2 the empire that takes it."""

    key = "seven_ages-prompt-elephant"
    rule = "SA-6.9"

    def step(self, state: SevenAges) -> bool:
        """Only one can give: no question."""
        others = givers(state, state.frame(2))
        if len(others) > 1:
            return False
        if others:
            self.give(state, others[0])
        else:
            state.pop()
        return True

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Any empire with one in reserve."""
        return [EMPIRE[other] for other in givers(state, state.frame(2))]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """It changes reserves."""
        self.give(state, EMPIRE.arg(move))

    def give(self, state: SevenAges, other: int) -> None:
        """From one reserve to the other."""
        empire = state.frame(2)
        state.pop()
        state.holder[unbuilt(state, other) - FIRST_COMMON] = empire
        told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]]}
        told["other_empire"] = EMPIRE_KEYS[state.card_of[other]]
        state.tell("seven_ages-elephant-taken", told, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """No elephant there."""
        return Message("seven_ages-no-elephant", {}, self.rule)
