"""The command line: `saecula` and its commands. Bad input: one line on standard error, exit status 2."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence

import saecula
from saecula.cli import people, programs
from saecula.cli.helpers import Parser
from saecula.cli.people import open_table
from saecula.kernel.errors import SaeculaError

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit status."""
    try:
        options = _parser().parse_args(arguments)
        command = getattr(options, "command", None) or open_table
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

    def add(name: str, command: Callable[[argparse.Namespace], int], summary: str) -> Parser:
        new = commands.add_parser(name, help=summary, description=summary)
        new.set_defaults(command=command)
        return new

    people.add_commands(add)
    programs.add_commands(add)
    return parser
