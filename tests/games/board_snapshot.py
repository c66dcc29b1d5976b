"""A position as the server would send it to a seat, for tests of boards in the browser."""

from __future__ import annotations

from typing import Any

from saecula.kernel.game import Game
from saecula.kernel.message import Message
from saecula.kernel.state import State


def snapshot(game: Game[Any], state: State, seat: int) -> dict[str, Any]:
    """What the server would send to a seat."""
    return {
        "table": "t", "game": game.name, "seat": seat, "version": 1, "events": 0, "status": "running",
        "view": game.view(state, seat), "prompt": told(game.prompt(state, seat)),
        "legal": [choice(game, state, seat, move) for move in state.legal(seat)],
        "actors": list(state.actors), "mine": [seat], "undo": False, "undo_request": None, "auto": [],
        "forced": False, "progress": {"where": [], "left": [], "ends": None, "last": False},
        "scores": [], "ranking": [], "over": False,
    }  # fmt: skip


def choice(game: Game[Any], state: State, seat: int, move: int) -> dict[str, Any]:
    """A legal move, as the server would send it."""
    verb = game.moves.verb_of(move)
    name = game.moves.name(move)
    found = {
        "move": name,
        "verb": verb.name,
        "kind": verb.kind,
        "thing": name.removeprefix(verb.name).strip(),
        "text": told(game.describe(state, seat, move)),
        "lines": [told(line) for line in game.explain(state, seat, move)],
    }
    return {**found, "ends_turn": True} if game.ends_turn(state, seat, move) else found


def told(message: Message) -> dict[str, Any]:
    """A message as JSON."""
    return {"key": message.key, "args": dict(message.args), "rule": message.rule}
