"""How a game looks in the terminal. `Board` works for any game; a game's own board is in boards/<game>.py."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from saecula import text
from saecula.kernel.game import Game
from saecula.kernel.message import Event, Message
from saecula.kernel.state import State
from saecula.terminal.screen import Screen, table

# In a terminal black and white are told from the background by their weight.
STYLES: Final = {
    "red": "bold red",
    "blue": "bold bright_blue",
    "green": "bold green",
    "yellow": "bold yellow",
    "black": "bold bright_black",
    "white": "bold reverse",
    "orange": "bold dark_orange",
    "purple": "bold magenta",
    "grey": "bold bright_black",
    "brown": "bold dark_goldenrod",
}


class Board:
    """The board of any game, made from its view and nothing else."""

    headlines: Sequence[str] = ()  # keys of events that begin something new
    verbs: Sequence[str] = ()  # the order in which moves are listed, where it differs from the game's
    zero = ""  # the verb that always has the number 0, such as the end of a turn

    def __init__(self, game: Game[Any], screen: Screen) -> None:
        self.game = game
        self.screen = screen

    def names(self, seats: int) -> list[str]:
        """Players are called by their colours where the game has words for them, else by their numbers.

        Where they choose their colours in the game, too: a name must not change.
        """
        chosen = type(self.game).colours_in is not Game.colours_in
        keys = [f"{self.game.name}-colour-{colours[0]}" for colours in self.game.colours(seats)]
        if not chosen and all(text.has(key, self.screen.lang) for key in keys):
            return [self.screen.word(key) for key in keys]
        return [text.seat_name(s, self.screen.lang) for s in range(len(keys))]

    def styles(self, seats: int) -> list[str]:
        """How the names of the players are printed: in their colours."""
        return [STYLES.get(colours[0], "bold") for colours in self.game.colours(seats)]

    def draw(self, view: dict[str, Any], roles: Sequence[str]) -> list[RenderableType]:
        """Everything on the table."""
        return [Text("\n".join(lines(view)))]

    def glance(self, view: dict[str, Any], roles: Sequence[str]) -> list[RenderableType]:
        """What to show a person again after others have played; everything, unless a board overrides it."""
        return self.draw(view, roles)

    def status(self, view: dict[str, Any], prompt: Message) -> list[RenderableType]:
        """What matters for the question that follows, in a line or two above it."""
        return []

    def describe(self, state: State, seat: int, move: int) -> Message:
        """A move in plain words."""
        return self.game.describe(state, seat, move)

    def summary(self, state: State, seat: int, move: int) -> str:
        """What a move costs and brings, in a few words behind its name."""
        return ""

    def condense(self, events: Sequence[Event]) -> list[Message]:
        """The same story in fewer sentences."""
        return list(events)

    def things(self) -> dict[str, str]:
        """What can be looked up besides the players: the keys of all names that come with a text, and the names."""
        words = self.game.words(self.screen.lang)
        return {key: name for key, name in words.items() if f"{key}-help" in words}

    def look_at_thing(self, key: str) -> list[RenderableType]:
        """One of the `things`, with its text."""
        words = self.game.words(self.screen.lang)
        return [Text(words[key], style="bold"), Padding(words[f"{key}-help"], (0, 0, 0, 2))]

    def look_at_player(self, view: dict[str, Any], seat: int, roles: Sequence[str]) -> list[RenderableType]:
        """All that is known of one player."""
        players = view.get("players", [])
        found = lines(players[seat], 2) if seat < len(players) else []
        return [self.screen.styled(self.screen.names[seat]), Text("\n".join(found))]

    def ranking(self, state: State, view: dict[str, Any]) -> RenderableType:
        """The final table: place, player, points."""
        word = self.screen.word
        order = sorted(range(len(state.scores)), key=lambda s: state.ranking[s])
        rows = [[str(state.ranking[s]), self.screen.names[s], str(state.scores[s])] for s in order]
        headings = [word("terminal-place"), word("terminal-player"), word("terminal-points")]
        return table(headings, rows, (0, 2))


def lines(value: Any, indent: int = 0) -> list[str]:
    """A view as indented lines; lists of similar things one per line."""
    space = " " * indent
    found: list[str] = []
    if isinstance(value, dict):
        for key, inner in value.items():
            if isinstance(inner, (dict, list)) and not _short(inner):
                found += [f"{space}{key}", *lines(inner, indent + 2)]
            else:
                found.append(f"{space}{key}: {_plain(inner)}")
    elif isinstance(value, list):
        for inner in value:
            found.append(f"{space}- {_plain(inner)}")
    return found


def _short(value: Any) -> bool:
    return len(_plain(value)) <= 60


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_plain(inner)}" for key, inner in value.items()) or "-"
    if isinstance(value, list):
        return ", ".join(_plain(inner) for inner in value) or "-"
    return "-" if value is None or value == "" else str(value)


def board_of(game: Game[Any], screen: Screen) -> Board:
    """The game's own board if there is one."""
    place = f"saecula.terminal.boards.{game.name}"
    if find_spec(place) is None:
        return Board(game, screen)
    made: Board = import_module(place).board(game, screen)
    return made
