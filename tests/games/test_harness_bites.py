"""The harness finds mistakes: each of these, made in the toy on purpose, must be noticed."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from saecula import testing
from saecula.kernel.message import Message
from saecula.kernel.record import Record
from saecula.testing import Fault, Way
from tests import harness
from tests.toy import ToyGame, rounds, state
from tests.toy import game as toy
from tests.toy.cards import DONE, NONE, OFFER, PASS, relics_in
from tests.toy.rounds import Exploring, Guarding, Offering
from tests.toy.state import Toy

Patch = pytest.MonkeyPatch
WAY = Way(toy, 3)
assert harness.SUBJECTS
view: Any = import_module("tests.toy.view")  # the package has a function of the same name


def a_view_shows_secret_choices(patch: Patch) -> None:
    def leaky(state: Toy, s: int, seat: int | None) -> dict[str, Any]:
        return {"seat": s, "offered": state.answer(s)}

    patch.setattr(view, "_player", leaky)


def a_view_shows_the_top_card(patch: Patch) -> None:
    patch.setattr(view, "knows", lambda state, seat, relic: True)


def secret_choices_are_not_redrawn(patch: Patch) -> None:
    patch.setattr(Toy, "_redraw_answers", lambda state, seat: None)


def nothing_is_redrawn(patch: Patch) -> None:
    patch.setattr(state, "redraw", lambda state, seat: None)


def looking_is_no_reveal(patch: Patch) -> None:
    look = rounds.look

    def quiet(state: Toy, seat: int) -> None:
        reveals = state.reveals
        look(state, seat)
        state.reveals = reveals

    patch.setattr(rounds, "look", quiet)


def only_strong_hands_are_asked(patch: Patch) -> None:
    def step(self: Guarding, state: Toy) -> bool:
        if self.legal(state, state.frame(1)) != [PASS[0]]:
            return False
        self.play(state, state.frame(1), PASS[0])
        return True

    patch.setattr(Guarding, "step", step)


def a_refusal_tells_where_a_relic_is(patch: Patch) -> None:
    def why_not(self: Offering, state: Toy, seat: int, move: int) -> Message:
        lies_in_pile = move in OFFER and bool(state.pile >> OFFER.arg(move) & 1)
        return Message("toy-no-relic", {"in_pile": int(lies_in_pile)}, self.rule)

    patch.setattr(Offering, "why_not", why_not)


def a_copy_shares_a_list(patch: Patch) -> None:
    clone = Toy.clone

    def shallow(self: Toy) -> Toy:
        new = clone(self)
        new.score = self.score
        return new

    patch.setattr(Toy, "clone", shallow)


def a_field_is_not_copied(patch: Patch) -> None:
    clone = Toy.clone

    def lossy(self: Toy) -> Toy:
        new = clone(self)
        new.round = 0
        return new

    patch.setattr(Toy, "clone", lossy)


def a_field_is_not_packed(patch: Patch) -> None:
    patch.setattr(Toy, "FIELDS", [name for name in Toy.FIELDS if name != "round"])


def a_relic_is_lost(patch: Patch) -> None:
    def careless(state: Toy, seat: int) -> None:
        state.top = NONE

    patch.setattr(rounds, "dig", careless)


def a_move_is_offered_that_cannot_be_made(patch: Patch) -> None:
    legal = Exploring.legal

    def generous(self: Exploring, state: Toy, seat: int) -> list[int]:
        return [*legal(self, state, seat), OFFER[0]]

    patch.setattr(Exploring, "legal", generous)


def a_move_is_offered_twice(patch: Patch) -> None:
    patch.setattr(Exploring, "legal", lambda self, state, seat: [DONE[0], DONE[0]])


def a_hand_is_shown_to_all_in_the_log(patch: Patch) -> None:
    play = Exploring.play

    def loud(self: Exploring, state: Toy, seat: int, move: int) -> None:
        for s in range(state.seats):
            state.tell("toy-hand", {"seat": s, "relics": relics_in(state.hands[s])})
        play(self, state, seat, move)

    patch.setattr(Exploring, "play", loud)


def a_view_is_no_json(patch: Patch) -> None:
    patch.setattr(ToyGame, "view", lambda self, state, seat: {"hands": tuple(state.hands)})


def a_view_is_a_way_into_the_state(patch: Patch) -> None:
    patch.setattr(ToyGame, "view", lambda self, state, seat: {"score": state.score})


MISTAKES = {
    a_view_shows_secret_choices: "leak in a view",
    a_view_shows_the_top_card: "leak in a view",
    secret_choices_are_not_redrawn: "redraw",
    nothing_is_redrawn: "redraw",
    looking_is_no_reveal: "leak in a view",
    only_strong_hands_are_asked: "leak",
    a_refusal_tells_where_a_relic_is: "leak",
    a_copy_shares_a_list: "shared copy",
    a_field_is_not_copied: "shared copy",
    a_field_is_not_packed: "fields",
    a_relic_is_lost: "lost piece",
    a_move_is_offered_that_cannot_be_made: "crash",
    a_move_is_offered_twice: "legal moves",
    a_hand_is_shown_to_all_in_the_log: "leak in the log",
    a_view_is_no_json: "view",
    a_view_is_a_way_into_the_state: "view",
}


def everything() -> None:
    for seed in range(3):
        made = testing.walk(WAY, seed)
        testing.check_walk(made, 8)
        assert made.sealed
        testing.check_undo(WAY, seed, 60)


def test_the_toy_itself_is_sound() -> None:
    everything()


@pytest.mark.parametrize(("mistake", "kind"), MISTAKES.items())
def test_a_mistake_is_noticed_and_named(mistake: Callable[[Patch], None], kind: str, monkeypatch: Patch) -> None:
    mistake(monkeypatch)
    with pytest.raises(Fault) as caught:
        everything()
    assert caught.value.kind == kind, str(caught.value)


def test_the_record_notices_a_state_that_differs(monkeypatch: Patch) -> None:
    """Rules that change after a game was recorded are found at the first move that has another effect."""
    made = testing.walk(WAY, 1)
    record = Record(toy, 3, 1)
    for seat, move in made.moves:
        record.play(seat, move)
    monkeypatch.setattr(rounds, "ACTIONS", 1)
    with pytest.raises(ValueError, match=r"line \d+: "):
        Record.loads(record.dumps())
