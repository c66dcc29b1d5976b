"""Remakes the golden games: short recorded games in tests/golden that every later version must replay.

Run it (`make golden`, or `make golden ARGS=vinci` for one game) after an intended change of rules or data, and read the
difference before you commit it.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the toy game lives among the tests

import saecula  # noqa: E402
from saecula.kernel.chance import Chance, seed_key  # noqa: E402
from saecula.kernel.options import Value  # noqa: E402
from saecula.kernel.record import MOVE, Record  # noqa: E402

saecula.register("toy", "tests.toy:game")

FOLDER = ROOT / "tests" / "golden"


def play(record: Record, chance: Chance, entries: int, undo: int = 0) -> None:
    """Play on at random, up to this many entries; one decision in `undo` is taken back if allowed."""
    while len(record.entries) < entries and not record.now.over:
        undoers = [seat for seat in range(record.seats) if record.can_undo(seat)]
        if undo and undoers and chance.below(undo) == 0:
            record.undo(undoers[chance.below(len(undoers))])
            continue
        actors = record.now.actors
        seat = actors[chance.below(len(actors))]
        legal = record.now.legal(seat)
        record.play(seat, legal[chance.below(len(legal))])


def plain(record: Record, chance: Chance) -> Record:
    """A whole game, or its first hundred entries."""
    play(record, chance, 100)
    return record


def whole(record: Record, chance: Chance) -> Record:
    """A game to its end, however long."""
    play(record, chance, 10_000)
    return record


def with_undo(record: Record, chance: Chance) -> Record:
    """Moves taken back by their players, and once with everybody's consent."""
    play(record, chance, 60, undo=4)
    kept = [i for i, entry in enumerate(record.entries, 1) if entry.kind == MOVE and not entry.undone]
    record.rollback(0, kept[len(kept) // 2])
    play(record, chance, 100, undo=8)
    return record


def with_fork(record: Record, chance: Chance) -> Record:
    """Another game from the middle of the first."""
    play(record, chance, 40, undo=8)
    fork = record.fork(len(record.entries) // 2, salt="f0")
    play(fork, chance, 80)
    return fork


def with_resignation(record: Record, chance: Chance) -> Record:
    """Somebody leaves."""
    play(record, chance, 8)
    record.resign(1)
    play(record, chance, 100)
    return record


Script = Callable[[Record, Chance], Record]

GAMES: list[tuple[str, str, int, dict[str, Value], Script]] = [
    ("toy", "two-whole", 2, {}, whole),
    ("toy", "three-undo", 3, {"hand_size": 4}, with_undo),
    ("toy", "four-resignation", 4, {}, with_resignation),
    ("toy", "four-fork", 4, {"hand_size": 4}, with_fork),
    ("vinci", "one-whole", 1, {"victory_points": 30, "virtual_difficulty": "rich_and_strong"}, whole),
    ("vinci", "two-formula", 2, {"value_formula": True, "prefer_real_target": True}, plain),
    ("vinci", "three-undo", 3, {}, with_undo),
    ("vinci", "three-whole", 3, {"victory_points": 30, "decline_tokens": "remove_one"}, whole),
    ("vinci", "four-fork", 4, {"tile_mix": "first_printing"}, with_fork),
    ("vinci", "six-keep-all", 6, {"decline_tokens": "keep_all"}, plain),
    ("heroes_of_the_world", "two-limited", 2, {"gold_supply": "limited", "era_end": "finish_turn"}, plain),
    ("heroes_of_the_world", "three-undo", 3, {"convert_any_time_in_turn": False}, with_undo),
    ("heroes_of_the_world", "four-fork", 4, {"rout_destination_chosen_by": "attacker"}, with_fork),
    ("heroes_of_the_world", "five-whole", 5, {"start_player": "first_seat"}, whole),
    ("history_of_the_world", "three-whole", 3, {}, whole),
    ("history_of_the_world", "four-undo", 4, {"deal_minor_empires": True}, with_undo),
    ("history_of_the_world", "five-fork", 5, {"supremacy": False, "multiple_armies": True}, with_fork),
    ("history_of_the_world", "six-naval", 6, {"naval_control": True, "multiple_armies": True}, plain),
    ("seven_ages", "two-whole", 2, {"turn_limit": 4, "redemption": True}, whole),
    ("seven_ages", "three-undo", 3, {"go_slow": True}, with_undo),
    ("seven_ages", "four-fork", 4, {"take_that": True, "errata_2004": True}, with_fork),
    ("seven_ages", "seven-pursuit", 7, {"pursuit": True, "technology": True}, plain),
    ("through_the_ages", "two-simple-whole", 2, {"version": "simple"}, whole),
    ("through_the_ages", "two-whole", 2, {"manual_payment": True, "mine_production_reduction": True}, whole),
    ("through_the_ages", "three-undo", 3, {"draw_as_military_action": True}, with_undo),
    ("through_the_ages", "three-whole", 3, {"bonus_cards": "age_by_age", "easier_growth": True}, whole),
    ("through_the_ages", "four-advanced-fork", 4, {"version": "advanced"}, with_fork),
    ("through_the_ages", "four-resignation", 4, {"bonus_cards": "personal"}, with_resignation),
    ("through_the_ages", "four-one-attacker", 4, {"one_attacker_per_turn": True}, plain),
]


def made(game: str, name: str, seats: int, options: dict[str, Value], script: Script) -> str:
    """The text of one golden game."""
    seed = f"{name} of {game}".encode().hex()
    record = Record(saecula.game(game), seats, seed, options)
    return script(record, Chance(seed_key(seed))).dumps()


def main(arguments: list[str] | None = None) -> None:
    """Write those of the games named on the command line, or all, and say which have changed."""
    known = sorted({game for game, *_ in GAMES})
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"any of {', '.join(known)}; all if none is named")
    wanted = parser.parse_args(arguments).games
    for name in wanted:
        if name not in known:
            parser.error(f"there are no golden games of {name!r}; there are some of {', '.join(known)}")
    for game, name, seats, options, script in GAMES:
        if wanted and game not in wanted:
            continue
        path = FOLDER / game / f"{name}.saecula"
        text = made(game, name, seats, options, script)
        old = path.read_text("ascii") if path.exists() else ""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "ascii", newline="\n")
        print(f"{path.relative_to(ROOT)}: {'as before' if text == old else 'changed' if old else 'new'}")


if __name__ == "__main__":
    main()
