"""The command line: `saecula` and its commands. Bad input: one line on standard error, exit status 2."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import saecula
from saecula import bots, data
from saecula.kernel.errors import MissingExtra, SaeculaError
from saecula.kernel.game import Game
from saecula.kernel.message import Message
from saecula.kernel.options import Value
from saecula.languages import check_language

LOG = "saecula.log"  # in the data folder, where nobody asks for it on the terminal
DOCTOR_MOVES = 200  # played in each game


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaints are one line."""

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments."""
        raise SaeculaError(f"{message} (try: {self.prog} --help)")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit status."""
    try:
        options = _parser().parse_args(arguments)
        command = getattr(options, "command", None) or _table
        return int(command(options) or 0)
    except SaeculaError as error:
        print(f"saecula: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # somebody looked at the first lines only
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _parser() -> Parser:
    parser = Parser(prog="saecula", description="Civilization board games for people and programs.")
    parser.add_argument("--version", action="version", version=f"saecula {saecula.__version__}")
    parser.add_argument("--port", type=int, default=8000, help="where the table is served (default: 8000)")
    parser.add_argument("--data-folder", default="", help="where the games and the secrets are kept")
    parser.add_argument("--verbose", action="store_true", help="write the server's log to the terminal")
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=Parser)

    def add(name: str, command: Any, summary: str) -> Parser:
        new = commands.add_parser(name, help=summary, description=summary)
        new.set_defaults(command=command)
        return new

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
    _add_language(play)
    _add_game_options(play)

    simulate = add("simulate", _simulate, "let bots play many games")
    simulate.add_argument("game")
    simulate.add_argument("--seats", type=int, default=4)
    simulate.add_argument("--bots", default="random", help="one for all seats, or one per seat, separated by commas")
    simulate.add_argument("--games", type=int, default=100)
    simulate.add_argument("--seed", type=int, default=1)
    simulate.add_argument("--workers", type=int, default=1, help="processes")
    simulate.add_argument("--records", default="", help="a folder to keep the record of every game in")
    simulate.add_argument("--nodes", type=int, default=0, help="positions a bot may look at for one decision")
    simulate.add_argument("--json", action="store_true")
    _add_game_options(simulate)

    measure = add("measure", _measure, "let two bots play against each other, half of the seats each")
    measure.add_argument("game")
    measure.add_argument("--seats", type=int, default=4)
    measure.add_argument("--bots", default="greedy,greedy-1", help="the two, separated by a comma")
    measure.add_argument("--weights", default="", metavar="FILE", help="weights for the first one, greedy or search")
    measure.add_argument("--games", type=int, default=100)
    measure.add_argument("--seed", type=int, default=1)
    measure.add_argument("--json", action="store_true")
    _add_game_options(measure)

    tune = add("tune", _tune, "find better weights for a game's evaluation by playing")
    tune.add_argument("game")
    tune.add_argument("--seats", type=int, default=4)
    tune.add_argument("--start", default="", help="the set of weights to begin with, such as 1 (default: the last)")
    tune.add_argument("--steps", type=int, default=100)
    tune.add_argument("--games", type=int, default=8, help="in each step")
    tune.add_argument("--seed", type=int, default=1)
    tune.add_argument("--out", required=True, metavar="FILE", help="where to write the weights")
    _add_game_options(tune)

    bench = add("bench", _bench, "measure moves, clones and views per second")
    bench.add_argument("games", nargs="*")
    bench.add_argument("--peers", action="store_true", help="side by side with catanatron and OpenSpiel")
    bench.add_argument("--seconds", type=float, default=1.0, help="the length of a window")
    bench.add_argument("--json", action="store_true")

    replay = add("replay", _replay, "print a recorded game")
    replay.add_argument("file")
    replay.add_argument("--verify", action="store_true", help="only check it")
    replay.add_argument("--data", default="", help="a folder with component data of your own")
    _add_language(replay)

    why = add("why", _why, "say what speaks for a move of a recorded game, compared with the best other one")
    why.add_argument("file")
    why.add_argument("entry", type=int, help="the number of the entry, counted from 1")
    why.add_argument("--data", default="", help="a folder with component data of your own")
    _add_language(why)

    rules = add("rules", _rules, "read the rules of a game")
    rules.add_argument("game")
    rules.add_argument("rule", nargs="?", default="")
    _add_language(rules)

    games = add("games", _games, "list the games")
    games.add_argument("--json", action="store_true")
    doctor = add("doctor", _doctor, "say what is installed and whether it works")
    doctor.add_argument("--json", action="store_true")
    return parser


def _add_language(parser: Parser) -> None:
    parser.add_argument("--lang", default="en", help="language, such as en or it")


def _add_game_options(parser: Parser) -> None:
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--data", default="", help="a folder with component data of your own")


# ------------------------------------------------------------------------------------------------------ helpers


def _load(name: str, folder: str) -> Game[Any]:
    """A game, with the user's own data if a folder is given."""
    if folder:
        if name not in saecula.games():
            saecula.game(name)  # says what there is
        data.use(name, folder)
    return saecula.game(name)


def _options(game: Game[Any], given: Sequence[str]) -> dict[str, Value]:
    """NAME=VALUE pairs as options of the game."""
    declared = {option.name: option for option in game.options}
    found: dict[str, Value] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise SaeculaError(f"an option is written NAME=VALUE, not {pair!r}")
        if name not in declared:
            raise SaeculaError(f"{game.name} has no option {name!r}; there is: {', '.join(declared)}")
        found[name] = declared[name].parse(value)
    return found


def _print_json(content: Any) -> None:
    print(json.dumps(content, ensure_ascii=False))


def _part(name: str, extra: str) -> Any:
    """A part of Saecula that needs an extra; the error names the extra if it is not there."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.startswith("saecula"):
            raise MissingExtra(f"this installation has no {name}: install 'saecula[{extra}]'") from None
        raise MissingExtra(f"{error.name} is missing: install it with pip install 'saecula[{extra}]'") from None


def _progress_bar(total: int, shown: bool) -> Any:
    """A progress bar on a terminal; elsewhere something that shows nothing."""
    from contextlib import nullcontext

    if not shown or not sys.stderr.isatty():
        return nullcontext(lambda done: None)
    from contextlib import contextmanager

    progress = _part("rich.progress", "terminal")
    console = _part("rich.console", "terminal")

    @contextmanager
    def bar() -> Any:
        with progress.Progress(console=console.Console(stderr=True), transient=True) as live:
            task = live.add_task("games", total=total)
            yield lambda done: live.advance(task, done)

    return bar()


# ----------------------------------------------------------------------------------------------------- commands


def _table(options: argparse.Namespace) -> int:
    """`saecula` alone: the table in the browser."""
    server = _part("saecula.server", "server")
    server.run(
        port=options.port,
        data_folder=options.data_folder,
        open_browser=True,
        log_file="" if options.verbose else LOG,
    )
    return 0


def _serve(options: argparse.Namespace) -> int:
    server = _part("saecula.server", "server")
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
        return _table(options)
    check_language(options.lang)
    game = _load(options.game, options.data)
    seats = [name.strip() for name in options.seats.split(",")] if options.seats else []
    if not seats and not options.resume:
        most = max([count for count in game.seat_counts if count <= 4])
        seats = ["you", "hard", "normal", "easy"][:most]
    for name in seats:
        if name != "you":
            bots.make(name, game, 0)
    _part("saecula.terminal.play", "terminal").run(
        options.game,
        seats,
        bots.make,
        seed=int(options.seed) if options.seed and options.seed.isdigit() else options.seed,
        options=_options(game, options.option),
        lang=options.lang,
        record_path=options.record or None,
        resume=options.resume,
    )
    return 0


def _simulate(options: argparse.Namespace) -> int:
    simulation = import_module("saecula.arena.simulate")
    game = _load(options.game, options.data)
    chosen = _options(game, options.option)
    if not game.seat_counts[0] <= options.seats <= game.seat_counts[-1]:
        game.new(options.seats)
    with _progress_bar(options.games, not options.json) as progress:
        result = simulation.simulate(
            options.game,
            options.seats,
            [name.strip() for name in options.bots.split(",")],
            options.games,
            options.seed,
            chosen,
            options.workers,
            options.records,
            options.data,
            options.nodes,
            progress,
        )
    if options.json:
        _print_json(result)
        return 0
    print(
        f"{result['game']}, {result['seats']} seats: {result['games']} games in {result['seconds']} s, "
        f"{result['moves_per_game']['mean']} moves per game"
    )
    for row in result["bots"]:
        print(
            f"  {row['bot']:<10} {row['wins']:>5} wins {row['shared_wins']:>4} shared"
            f"   mean score {row['mean_score']:>7}   mean place {row['mean_place']}"
        )
    return 0


def _measure(options: argparse.Namespace) -> int:
    duel = import_module("saecula.arena.duel")
    game = _load(options.game, options.data)
    names = [name.strip() for name in options.bots.split(",")]
    first, second = duel.makers(game, names, options.weights)
    chosen = _options(game, options.option)
    with _progress_bar(options.games, not options.json) as progress:
        found = duel.duel(game, options.seats, first, second, options.games, options.seed, chosen, progress)
    if options.json:
        _print_json({"bots": names, **found})
    else:
        print(duel.sentence(names, found))
    return 0


def _tune(options: argparse.Namespace) -> int:
    tuning = import_module("saecula.arena.tune")
    game = _load(options.game, options.data)
    start = tuning.start(game, options.start)
    out = Path(options.out)
    if not out.parent.is_dir():
        raise SaeculaError(f"there is no folder {str(out.parent)!r} to write {out.name} to")
    chosen = _options(game, options.option)
    with _progress_bar(options.steps, True) as progress:
        weights = tuning.tune(
            game, options.seats, game.weight_sets()[start], options.steps, options.games, options.seed, chosen, progress
        )
    made = f"saecula tune {game.name} --seats {options.seats} --start {start} --steps {options.steps}"
    made += f" --games {options.games} --seed {options.seed}"
    made += "".join(f" --option {pair}" for pair in options.option)
    out.write_text(tuning.as_yaml(game, weights, f"Made by: {made}"), encoding="utf-8", newline="\n")
    print(f"{out}: written after {options.steps * options.games} games; measure it with another seed")
    return 0


def _bench(options: argparse.Namespace) -> int:
    bench = import_module("saecula.arena.bench")
    result = bench.bench(options.games or saecula.games(), options.peers, options.seconds)
    if options.json:
        _print_json(result)
        return 0
    rows = [(f"{name} ({build})", rates) for name, found in result["games"].items() for build, rates in found.items()]
    rows += result.get("peers", {}).items()
    print(f"{'per second':<28}{'moves':>12}{'clones':>12}{'views':>12}")
    for label, rates in rows:
        print(f"{label:<28}" + "".join(f"{rates.get(what, 0) or '-':>12}" for what in bench.KINDS))
    for name, found in result.get("bars", {}).items():
        for bar in found:
            held = "held" if bar["held"] else "NOT HELD"
            print(f"{name}: {bar['what']} {bar['times_catanatron']} x catanatron, bar {bar['bar']}: {held}")
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
        _load(name, options.data)
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
    _part("saecula.terminal.replay", "terminal").show(record, options.lang)
    return 0


def _why(options: argparse.Namespace) -> int:
    from saecula.bots.reasons import reasons
    from saecula.kernel.record import MOVE

    say = _part("saecula.text", "terminal").say
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
    _part("saecula.terminal.rules", "terminal").show(options.game, options.rule or None, options.lang)
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
        _print_json({"games": found})
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
        _print_json(result)
        return 0
    print(f"saecula {result['version']}, {result['build']} build, Python {result['python']}")
    for package, found in packages.items():
        print(f"  {package:<18} {found or 'not installed'}")
    for name, state in games.items():
        print(f"  {name}: data {state['data']}, {state['moves_played']} moves played, recorded and verified")
    return 0


if __name__ == "__main__":
    sys.exit(main())
