"""Commands for people: the table, the terminal, recorded games, rules, and what is installed."""

from __future__ import annotations

import argparse
import platform
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random
from typing import Any

import saecula
from saecula import bots
from saecula.cli.helpers import Add, add_game_options, add_language, game_options, load, part, print_json
from saecula.kernel.errors import SaeculaError
from saecula.kernel.message import Message
from saecula.languages import check_language

LOG = "saecula.log"  # in the data folder, where nobody asks for it on the terminal
DOCTOR_MOVES = 200  # played in each game


def add_commands(add: Add) -> None:
    """Declare the commands and their arguments."""
    serve = add("serve", _serve, "serve the table to browsers")
    serve.add_argument("--host", default="127.0.0.1")
    # Without a default of its own, so that `saecula --port 9000 serve` means what it says.
    serve.add_argument("--port", type=int, default=argparse.SUPPRESS, help="default: 8000")
    serve.add_argument(
        "--hosts",
        default="",
        metavar="NAMES",
        help="names under which it is reached, e.g. play.example.org,games.example.org; all others are refused",
    )
    serve.add_argument(
        "--database-url",
        default="",
        metavar="URL",
        help="sqlite:///FILE, or postgresql://USER@HOST/NAME for any number of servers (default: in the data folder)",
    )
    serve.add_argument("--data-folder", default=argparse.SUPPRESS, help="where the games and the secrets are kept")

    play = add("play", _play, "play a game in the terminal")
    play.add_argument("game", nargs="?", default="vinci")
    play.add_argument("--terminal", action="store_true", help="in the terminal (the browser's table is: saecula)")
    play.add_argument("--seats", default="", help="who sits where: you, or a bot, e.g. you,greedy,virtual,random")
    play.add_argument("--seed", help="a whole number or hex text; random if not given")
    play.add_argument("--record", default="", help="the file to keep the game in")
    play.add_argument("--resume", action="store_true", help="continue the game kept there")
    add_language(play)
    add_game_options(play)

    replay = add("replay", _replay, "print a recorded game")
    replay.add_argument("file")
    replay.add_argument("--verify", action="store_true", help="only check it")
    replay.add_argument("--data", default="", help="a folder with component data of your own")
    add_language(replay)

    why = add("why", _why, "say what speaks for a move of a recorded game, compared with the best other one")
    why.add_argument("file")
    why.add_argument("entry", type=int, help="the number of the entry, counted from 1")
    why.add_argument("--data", default="", help="a folder with component data of your own")
    add_language(why)

    rules = add("rules", _rules, "read the rules of a game")
    rules.add_argument("game")
    rules.add_argument("rule", nargs="?", default="")
    add_language(rules)

    games = add("games", _games, "list the games")
    games.add_argument("--json", action="store_true")
    doctor = add("doctor", _doctor, "say what is installed and whether it works")
    doctor.add_argument("--json", action="store_true")


def open_table(options: argparse.Namespace) -> int:
    """`saecula` alone: the table in the browser."""
    server = part("saecula.server", "server")
    server.run(
        port=options.port,
        data_folder=options.data_folder,
        open_browser=True,
        log_file="" if options.verbose else LOG,
    )
    return 0


def _serve(options: argparse.Namespace) -> int:
    server = part("saecula.server", "server")
    server.run(
        host=options.host,
        port=options.port,
        database_url=options.database_url,
        data_folder=options.data_folder,
        open_browser=False,
        hosts=options.hosts,
    )
    return 0


def _play(options: argparse.Namespace) -> int:
    if not options.terminal:
        return open_table(options)
    check_language(options.lang)
    game = load(options.game, options.data)
    seats = [name.strip() for name in options.seats.split(",")] if options.seats else []
    if not seats and not options.resume:
        most = max([count for count in game.seat_counts if count <= 4])
        seats = ["you", "hard", "normal", "easy"][:most]
    for name in seats:
        if name != "you":
            bots.make(name, game, 0)
    part("saecula.terminal.play", "terminal").run(
        options.game,
        seats,
        bots.make,
        seed=int(options.seed) if options.seed and options.seed.isdigit() else options.seed,
        options=game_options(game, options.option),
        lang=options.lang,
        record_path=options.record or None,
        resume=options.resume,
    )
    return 0


def _read_record(options: argparse.Namespace) -> saecula.Record:
    """The recorded game in a file."""
    path = Path(options.file)
    try:
        content = path.read_bytes()
    except OSError as error:
        raise SaeculaError(f"{path}: {error.strerror}") from None
    if options.data:
        name = next(
            (line.split()[1] for line in content.decode(errors="replace").split("\n") if line[:5] == "game "), ""
        )
        load(name, options.data)
    try:
        return saecula.Record.loads(content)
    except saecula.BadRecord as error:
        raise SaeculaError(f"{path}: {error}") from None


def _replay(options: argparse.Namespace) -> int:
    record = _read_record(options)
    if options.verify:
        print(
            f"{options.file}: {record.game.name}, {record.seats} seats, {len(record.entries)} entries: every line holds"
        )
        return 0
    check_language(options.lang)
    part("saecula.terminal.replay", "terminal").show(record, options.lang)
    return 0


def _why(options: argparse.Namespace) -> int:
    from saecula.bots.reasons import reasons
    from saecula.kernel.record import MOVE

    say = part("saecula.text", "terminal").say
    record = _read_record(options)
    check_language(options.lang)
    game = record.game
    if not 1 <= options.entry <= len(record.entries):
        raise SaeculaError(f"there is no entry {options.entry}: the record has 1 to {len(record.entries)}")
    entry = record.entries[options.entry - 1]
    state = record.state(options.entry - 1)
    if entry.kind != MOVE:
        raise SaeculaError(f"entry {options.entry} is no move: {entry.text}")
    found = reasons(game, state, entry.seat, entry.number)
    for key, move in (("why-move", found.move), ("why-instead", found.instead)):
        if move is not None:
            told = say(game.describe(state, entry.seat, move), options.lang)
            print(say(Message(key, {"move": told}), options.lang))
    for line in found.lines(game):
        print(f"  {say(line, options.lang)}")
    return 0


def _rules(options: argparse.Namespace) -> int:
    check_language(options.lang)
    part("saecula.terminal.rules", "terminal").show(options.game, options.rule or None, options.lang)
    return 0


def _games(options: argparse.Namespace) -> int:
    found: list[dict[str, Any]] = []
    for name in saecula.games():
        game = saecula.game(name)
        found.append(
            {
                "name": name,
                "seats": game.seat_counts,
                "rules_version": game.rules_version,
                "data": game.data_digest,
                "moves": game.moves.size,
                "bots": bots.names(game),
                "options": [
                    {"name": o.name, "default": o.default, "values": o.values(), "rule": o.rule} for o in game.options
                ],
            }
        )
    if options.json:
        print_json({"games": found})
        return 0
    for row in found:
        counts = row["seats"]
        print(f"{row['name']}: {counts[0]} to {counts[-1]} seats; bots: {', '.join(row['bots'])}")
        for option in row["options"]:
            default = str(option["default"]).lower()
            print(f"  --option {option['name']}={default}   ({option['values']}; {option['rule']})")
    return 0


def _doctor(options: argparse.Namespace) -> int:
    bench = import_module("saecula.arena.bench")
    packages: dict[str, str] = {}
    for package in (
        "msgspec",
        "PyYAML",
        "mypy_extensions",
        "rich",
        "fluent.runtime",
        "starlette",
        "uvicorn",
        "sqlalchemy",
    ):
        try:
            packages[package] = version(package)
        except PackageNotFoundError:
            packages[package] = ""
    games = {}
    for name in saecula.games():
        game = saecula.game(name)
        record = saecula.Record(game, game.seat_counts[-1], 1)
        rng = Random(1)
        while len(record.entries) < DOCTOR_MOVES and not record.now.over:
            seat = rng.choice(record.now.actors)
            record.play(seat, rng.choice(record.now.legal(seat)))
        again = saecula.Record.loads(record.dumps())
        games[name] = {"data": game.data_digest, "moves_played": len(again.entries)}
    result = {
        "version": saecula.__version__,
        "build": "native" if bench.native_loaded() else "pure",
        "python": platform.python_version(),
        "packages": packages,
        "games": games,
    }
    if options.json:
        print_json(result)
        return 0
    print(f"saecula {result['version']}, {result['build']} build, Python {result['python']}")
    for package, found in packages.items():
        print(f"  {package:<18} {found or 'not installed'}")
    for name, state in games.items():
        print(f"  {name}: data {state['data']}, {state['moves_played']} moves played, recorded and verified")
    return 0
