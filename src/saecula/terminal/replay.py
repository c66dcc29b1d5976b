"""A recorded game, told from its first move to its last."""

from __future__ import annotations

from typing import TextIO

from saecula.kernel.record import Record
from saecula.terminal.board import board_of
from saecula.terminal.screen import Screen


def show(record: Record, lang: str = "en", out: TextIO | None = None) -> None:
    """Print what happened in a game, as a spectator may read it, and how it stands."""
    screen = Screen(lang, out)
    game = record.game
    board = board_of(game, screen)
    view = game.view(record.now, None)
    screen.names = board.names(record.seats)
    screen.styles = board.styles(record.seats)
    screen.line(
        screen.word("terminal-replay", game=f"{game.name}-name", people=record.seats, moves=len(record.entries))
    )
    for option in game.options:
        value = record.options[option.name]
        if value != option.default:
            shown = screen.word("yes" if value else "no") if isinstance(value, bool) else str(value)
            key = f"{game.name}-option-{option.name}"
            screen.line(f"{screen.word(key)}: {_value(screen, f'{key}-{shown}', shown)}", indent=2)
    for message in board.condense(game.log(record, None)):
        if message.key in board.headlines:
            screen.line()
            screen.line(screen.say(message), "bold")
        else:
            screen.line(screen.say(message), indent=2)
    screen.line()
    screen.show(board.ranking(record.now, view))
    if not record.now.over:
        screen.line()
        screen.line(screen.say(game.prompt(record.now, None)))


def _value(screen: Screen, key: str, shown: str) -> str:
    words = screen.word(key)
    return shown if words == key else words
