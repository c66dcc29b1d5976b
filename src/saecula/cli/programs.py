"""Commands for programs: many games between bots, tournaments, weights, speed."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path
from typing import Any

import saecula
from saecula.cli.helpers import Add, Parser, add_game_options, game_options, load, print_json, progress_bar
from saecula.kernel.errors import SaeculaError


def add_commands(add: Add) -> None:
    """Declare the commands and their arguments."""
    simulate = add("simulate", _simulate, "let bots play many games")
    simulate.add_argument("game")
    simulate.add_argument("--seats", type=int, default=4)
    simulate.add_argument("--bots", default="random", help="one for all seats, or one per seat, separated by commas")
    simulate.add_argument("--games", type=int, default=100)
    simulate.add_argument("--seed", type=int, default=1)
    simulate.add_argument("--records", default="", help="a folder to keep the record of every game in")
    simulate.add_argument("--out", default="", metavar="FOLDER", help="keep all results there; run again to continue")
    _add_workers(simulate)
    simulate.add_argument("--json", action="store_true")
    add_game_options(simulate)

    tournament = add("tournament", _tournament, "rate bots: everybody against everybody, seats rotated, common seeds")
    tournament.add_argument("game")
    tournament.add_argument(
        "--bots",
        default="random,greedy",
        help="two or more, separated by commas; greedy:FILE plays with weights of yours",
    )
    tournament.add_argument("--seats", type=int, default=0, help="default: as many as bots, if the game allows it")
    tournament.add_argument("--games", type=int, default=100)
    tournament.add_argument("--seed", type=int, default=1)
    tournament.add_argument(
        "--out",
        default="",
        metavar="FOLDER",
        help="keep results, records, plots and report.html there; run again to continue",
    )
    tournament.add_argument("--no-records", action="store_true", help="keep no records of the games")
    _add_workers(tournament)
    tournament.add_argument("--json", action="store_true")
    add_game_options(tournament)

    measure = add("measure", _measure, "let two bots play against each other, half of the seats each")
    measure.add_argument("game")
    measure.add_argument("--seats", type=int, default=4)
    measure.add_argument("--bots", default="greedy,greedy-1", help="the two, separated by a comma")
    measure.add_argument("--weights", default="", metavar="FILE", help="weights for the first one, greedy or search")
    measure.add_argument("--games", type=int, default=100)
    measure.add_argument("--seed", type=int, default=1)
    measure.add_argument("--json", action="store_true")
    add_game_options(measure)

    tune = add("tune", _tune, "find better weights for a game's evaluation by playing")
    tune.add_argument("game")
    tune.add_argument("--seats", type=int, default=4)
    tune.add_argument("--start", default="", help="the set of weights to begin with, such as 1 (default: the last)")
    tune.add_argument("--steps", type=int, default=100)
    tune.add_argument("--games", type=int, default=8, help="in each step")
    tune.add_argument("--seed", type=int, default=1)
    tune.add_argument("--every", type=int, default=0, metavar="N", help="keep the weights of every N steps: OUT-N, ...")
    tune.add_argument("--out", required=True, metavar="FILE", help="where to write the weights")
    add_game_options(tune)

    bench = add("bench", _bench, "measure moves, clones and views per second")
    bench.add_argument("games", nargs="*")
    bench.add_argument("--peers", action="store_true", help="side by side with catanatron and OpenSpiel")
    bench.add_argument("--seconds", type=float, default=1.0, help="the length of a window")
    bench.add_argument("--json", action="store_true")


def _add_workers(parser: Parser) -> None:
    parser.add_argument("--nodes", type=int, default=0, help="positions a bot may look at for one decision")
    parser.add_argument("--seconds", type=float, default=0.0, help="time that bots are told to take for one decision")
    parser.add_argument(
        "--limit", type=float, default=60.0, help="seconds after which a decision is a fault (default: 60; 0: never)"
    )
    parser.add_argument(
        "--workers", type=int, default=None, help="processes (default: 1, or all of a cluster; 0: this one)"
    )
    parser.add_argument(
        "--ray", default="", metavar="ADDRESS", help="play on a Ray cluster, such as 10.0.0.5:6379 or auto"
    )


def _workers(options: argparse.Namespace) -> int:
    if options.workers is not None:
        return int(options.workers)
    return 0 if options.ray else 1


def _names(options: argparse.Namespace) -> list[str]:
    return [name.strip() for name in options.bots.split(",")]


def _simulate(options: argparse.Namespace) -> int:
    simulation = import_module("saecula.arena.simulate")
    game = load(options.game, options.data)
    chosen = game_options(game, options.option)
    with progress_bar(options.games, not options.json) as progress:
        result = simulation.simulate(
            options.game,
            options.seats,
            _names(options),
            options.games,
            options.seed,
            chosen,
            _workers(options),
            options.records,
            options.data,
            options.nodes,
            progress,
            seconds=options.seconds,
            limit=options.limit,
            out=options.out,
            ray_address=options.ray,
        )
    if options.json:
        print_json(result)
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
    _print_faults(result)
    return 0


def _print_faults(result: dict[str, Any]) -> None:
    for line in import_module("saecula.arena.summary").fault_lines(result["faults"]):
        print(f"fault: {line}")


def _tournament(options: argparse.Namespace) -> int:
    arena = import_module("saecula.arena.tournament")
    game = load(options.game, options.data)
    names = _names(options)
    fitting = [count for count in game.seat_counts if 2 <= count <= len(names)]
    with progress_bar(options.games, not options.json) as progress:
        result = arena.tournament(
            game,
            names,
            options.games,
            options.seed,
            options.seats or max(fitting, default=min(count for count in game.seat_counts if count >= 2)),
            game_options(game, options.option),
            nodes=options.nodes,
            seconds=options.seconds,
            limit=options.limit,
            workers=_workers(options),
            ray_address=options.ray,
            out=options.out,
            records=not options.no_records,
            data_folder=options.data,
            progress=progress,
        )
    if options.json:
        print_json(result)
        return 0
    run = result["run"]
    print(
        f"{result['game']}, {result['seats']} seats: {result['games']} games under {result['seeds']} seeds, "
        f"{run['games']} of them now in {run['seconds']:.1f} s ({run['moves_per_second']:,} moves/s)"
    )
    for line in import_module("saecula.arena.summary").table(result):
        print(line)
    _print_faults(result)
    if options.out:
        print(f"report: {Path(options.out) / 'report.html'}")
    return 0


def _measure(options: argparse.Namespace) -> int:
    duel = import_module("saecula.arena.duel")
    game = load(options.game, options.data)
    names = _names(options)
    first, second = duel.makers(game, names, options.weights)
    chosen = game_options(game, options.option)
    with progress_bar(options.games, not options.json) as progress:
        found = duel.duel(game, options.seats, first, second, options.games, options.seed, chosen, progress)
    if options.json:
        print_json({"bots": names, **found})
    else:
        print(duel.sentence(names, found))
    return 0


def _tune(options: argparse.Namespace) -> int:
    tuning = import_module("saecula.arena.tune")
    game = load(options.game, options.data)
    start = tuning.start(game, options.start)
    out = Path(options.out)
    if not out.parent.is_dir():
        raise SaeculaError(f"there is no folder {str(out.parent)!r} to write {out.name} to")
    chosen = game_options(game, options.option)
    made = f"saecula tune {game.name} --seats {options.seats} --start {start} --steps {options.steps}"
    made += f" --games {options.games} --seed {options.seed}"
    made += "".join(f" --option {pair}" for pair in options.option)

    def write(path: Path, weights: list[float], after: str = "") -> None:
        text = tuning.as_yaml(game, weights, f"Made by: {made}{after}")
        path.write_text(text, encoding="utf-8", newline="\n")

    def stage(step: int, weights: list[float]) -> None:
        if options.every > 0 and step % options.every == 0:
            write(out.with_name(f"{out.stem}-{step}{out.suffix}"), weights, f" (after step {step})")

    begin = game.weight_sets()[start]
    with progress_bar(options.steps, True) as progress:
        weights = tuning.tune(
            game, options.seats, begin, options.steps, options.games, options.seed, chosen, progress, stage
        )
    write(out, weights)
    print(f"{out}: written after {options.steps * options.games} games; measure it with another seed")
    return 0


def _bench(options: argparse.Namespace) -> int:
    bench = import_module("saecula.arena.bench")
    result = bench.bench(options.games or saecula.games(), options.peers, options.seconds)
    if options.json:
        print_json(result)
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
