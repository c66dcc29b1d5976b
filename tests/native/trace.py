"""Prints what happens in a few random games, so that two builds can be compared: python -m tests.native.trace"""

from __future__ import annotations

import json
from hashlib import blake2b

import saecula
from saecula.kernel.chance import Chance, seed_key
from saecula.kernel.message import Event
from saecula.kernel.options import Value

saecula.register("toy", "tests.toy:game")

GAMES: list[tuple[str, int, int, dict[str, Value]]] = [
    ("toy", 2, 1, {}),
    ("toy", 3, 2, {"hand_size": 4}),
    ("toy", 4, 3, {}),
    ("vinci", 1, 4, {"virtual_difficulty": "strong"}),
    ("vinci", 2, 5, {"value_formula": True, "prefer_real_target": True, "decline_tokens": "keep_all"}),
    ("vinci", 3, 6, {"tile_mix": "first_printing"}),
    ("vinci", 4, 7, {}),
    ("vinci", 5, 8, {"decline_tokens": "remove_one"}),
    ("vinci", 6, 9, {"victory_points": 60}),
    ("heroes_of_the_world", 2, 10, {"ladder_slots_by": "era", "convert_any_time_in_turn": False}),
    ("heroes_of_the_world", 3, 11, {"era_end": "finish_turn", "gold_supply": "limited"}),
    ("heroes_of_the_world", 4, 12, {}),
    ("heroes_of_the_world", 5, 13, {"rout_destination_chosen_by": "attacker"}),
    ("history_of_the_world", 3, 19, {"multiple_armies": True, "naval_control": True}),
    ("history_of_the_world", 4, 20, {}),
    ("history_of_the_world", 5, 21, {"supremacy": False, "naval_control": True}),
    ("history_of_the_world", 6, 22, {"deal_minor_empires": True}),
    ("seven_ages", 2, 23, {"turn_limit": 12, "pursuit": True, "technology": True}),
    ("seven_ages", 4, 24, {"turn_limit": 12}),
    ("seven_ages", 7, 25, {"turn_limit": 8, "take_that": True, "go_slow": True}),
    ("through_the_ages", 2, 14, {"manual_payment": True, "easier_growth": True}),
    ("through_the_ages", 3, 15, {"version": "advanced", "draw_as_military_action": True}),
    ("through_the_ages", 3, 16, {"bonus_cards": "personal", "one_attacker_per_turn": True}),
    ("through_the_ages", 4, 17, {}),
    ("through_the_ages", 4, 18, {"version": "simple"}),
]


def trace(name: str, seats: int, seed: int, options: dict[str, Value]) -> list[str]:
    """One line a move: who, what, and a digest of all that can be seen of the position after it."""
    game = saecula.game(name)
    state = game.new(seats, seed, options)
    chance = Chance(seed_key(seed))
    lines: list[str] = []
    while not state.over:
        seat = state.actors[chance.below(len(state.actors))]
        legal = state.legal(seat)
        move = legal[chance.below(len(legal))]
        log: list[Event] = []
        state.play(seat, move, log)
        seen: list[object] = [legal, game.view(state, seat), state.scores, state.ranking, game.evaluate(state, seat)]
        seen += [game.prompt(state, seat).to_json(), game.describe(state, seat, move).to_json()]
        seen += [[event.to_json() for event in log], state.determinize(seat, move).digest().hex()]
        if len(lines) % 4 == 0:
            seen.append(game.observation(state, seat))
        digest = blake2b(json.dumps(seen).encode(), digest_size=8).hexdigest()
        lines.append(f"{name} {seats}: {seat} {game.moves.name(move)} {state.digest().hex()} {digest}")
    return lines


def main() -> None:
    """All of them."""
    for name, seats, seed, options in GAMES:
        print("\n".join(trace(name, seats, seed, options)))


if __name__ == "__main__":
    main()
