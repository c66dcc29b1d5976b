"""What the commands share: arguments, games and options by name, extras that may be missing, a progress bar."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any, NoReturn

import saecula
from saecula import data
from saecula.kernel.errors import MissingExtra, SaeculaError
from saecula.kernel.game import Game
from saecula.kernel.options import Value


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaints are one line."""

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments."""
        raise SaeculaError(f"{message} (try: {self.prog} --help)")


Add = Callable[[str, Callable[[argparse.Namespace], int], str], Parser]  # a command: its name, function and summary


def add_language(parser: Parser) -> None:
    """Declare --lang."""
    parser.add_argument("--lang", default="en", help="language, such as en or it")


def add_game_options(parser: Parser) -> None:
    """Declare --option and --data."""
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--data", default="", help="a folder with component data of your own")


def load(name: str, folder: str) -> Game[Any]:
    """A game, with the user's own data if a folder is given."""
    if folder:
        if name not in saecula.games():
            saecula.game(name)  # says what there is
        data.use(name, folder)
    return saecula.game(name)


def game_options(game: Game[Any], given: Sequence[str]) -> dict[str, Value]:
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


def print_json(content: Any) -> None:
    """Print one JSON object on a line."""
    print(json.dumps(content, ensure_ascii=False))


def part(name: str, extra: str) -> Any:
    """A part of Saecula that needs an extra; the error names the extra if it is not there."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.startswith("saecula"):
            raise MissingExtra(f"this installation has no {name}: install 'saecula[{extra}]'") from None
        raise MissingExtra(f"{error.name} is missing: install it with pip install 'saecula[{extra}]'") from None


@contextmanager
def progress_bar(total: int, shown: bool) -> Iterator[Callable[[int], None]]:
    """Yields what is told how many more are done: a bar on a terminal (a line of text without rich), else nothing."""
    if not shown or not sys.stderr.isatty():
        yield lambda done: None
        return
    try:
        progress, console = import_module("rich.progress"), import_module("rich.console")
    except ModuleNotFoundError:
        with _progress_line(total) as advance:
            yield advance
        return
    columns = (*progress.Progress.get_default_columns(), progress.MofNCompleteColumn())
    with progress.Progress(*columns, console=console.Console(stderr=True), transient=True) as live:
        task = live.add_task("games", total=total)
        yield lambda done: live.advance(task, done)


@contextmanager
def _progress_line(total: int) -> Iterator[Callable[[int], None]]:
    count = 0

    def advance(done: int) -> None:
        nonlocal count
        count += done
        print(f"\r{count} of {total} games", end="", file=sys.stderr, flush=True)

    try:
        yield advance
    finally:
        print(file=sys.stderr)
