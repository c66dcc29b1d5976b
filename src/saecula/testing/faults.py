"""What can be wrong with a game."""

from __future__ import annotations

from typing import Final

FAULTS: Final = {
    "crash": "an error inside the game",
    "dead end": "a seat must choose and is offered nothing",
    "no end": "a random game takes more moves than the game states",
    "lost piece": "State.check found something lost or doubled",
    "move space": "a move is outside the move space",
    "result": "scores, ranking and the end do not fit together",
    "legal moves": "what is offered cannot be played, or is offered twice",
    "refusal": "a move that is not offered is accepted, or refused without a reason, or changes something",
    "words": "a prompt, description or explanation is missing or is not plain data",
    "resignation": "a seat that resigned is asked again, or the game does not continue",
    "shared copy": "a copy is not independent of the state that it was made from",
    "fields": "an attribute of the state is missing in FIELDS, or listed there and does not exist",
    "record": "a record does not replay to the same game",
    "undo": "taking a move back crosses something that was learned, or does not restore the position",
    "points": "the events do not account for every change of a score",
    "leak in a view": "a view shows what its seat cannot know",
    "leak in a legal list": "the legal moves depend on what their seat cannot know",
    "leak in the log": "events that a seat reads depend on what it cannot know",
    "leak": "something else that a seat is told depends on what it cannot know",
    "redraw": "a determinized copy is wrong: too little is redrawn, or too much, or it depends on what is hidden",
    "view": "a view is not plain JSON, too large, or a way into the state",
}


class Fault(AssertionError):
    """Something is wrong with a game. `kind` is a key of FAULTS; the text says where it was found."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(f"{kind}: {text}")
        self.kind = kind
        self.text = text

    def __reduce__(self) -> tuple[type[Fault], tuple[str, str]]:
        return Fault, (self.kind, self.text)  # it comes back from worker processes


def require(held: object, kind: str, text: str) -> None:
    """Raise a Fault unless something holds."""
    if not held:
        assert kind in FAULTS
        raise Fault(kind, text)
