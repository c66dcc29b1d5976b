"""Input and output: a console for lines, tables and Markdown, and a function that asks for a line."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TextIO

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from saecula import text
from saecula.kernel.errors import SaeculaError
from saecula.kernel.message import Message

Ask = Callable[[str], str]


def ask_keyboard(prompt: str) -> str:
    """A line typed by a person; EOFError at the end of input."""
    sys.stdout.flush()
    return input(prompt)


class Screen:
    """Prints in one language. Without a terminal there are no colours and lines end at 80 columns."""

    def __init__(self, lang: str = "en", out: TextIO | None = None, ask: Ask | None = None) -> None:
        text.say(Message("game-over"), lang)  # refuses a language that is not there before anything is printed
        self.lang = lang
        self.console = Console(file=out, highlight=False, emoji=False, markup=False)
        self.ask = ask or ask_keyboard
        self.names: list[str] = []
        self.styles: list[str] = []

    def say(self, message: Message) -> str:
        """A message in words; a key without words, which a third-party game may have, is shown as it is."""
        try:
            return text.say(message, self.lang, self.names)
        except SaeculaError:
            args = ", ".join(f"{name} {value}" for name, value in message.args.items())
            return f"{message.key}: {args}" if args else message.key

    def word(self, key: str, **args: object) -> str:
        """The words of a key."""
        return self.say(Message(key, args))

    def styled(self, words: str, style: str = "") -> Text:
        """Words with the names of the players in their colours."""
        styled = Text(words, style=style)
        for name, colour in zip(self.names, self.styles):
            if colour:
                styled.highlight_words([name], colour)
        return styled

    def line(self, words: str = "", style: str = "", indent: int = 0, whole: bool = False) -> None:
        """Print a line, wrapped with its indent; or `whole`, so that the name of a file can be copied."""
        styled = self.styled(words, style)
        if not indent:
            self.console.print(styled, soft_wrap=whole)
            return
        for part in styled.wrap(self.console, max(20, self.console.width - indent)):
            self.console.print(Text(" " * indent) + part)

    def items(self, items: Sequence[tuple[str, str]]) -> None:
        """Print a numbered list, in up to three columns if the items are many and short."""
        width = max([len(head) + 2 + len(words) for head, words in items])
        columns = max(1, min(3, (len(items) + 3) // 5, (self.console.width + 2) // (width + 2)))
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(columns):
            grid.add_column(no_wrap=True)
            grid.add_column()
        rows = -(-len(items) // columns)
        for i in range(rows):
            cells: list[Text] = []
            for head, words in items[i::rows]:
                cells += [Text(head, style="bold"), self.styled(words)]
            grid.add_row(*cells)
        self.console.print(grid)

    def show(self, *things: RenderableType) -> None:
        """Print tables and the like."""
        for thing in things:
            self.console.print(thing)

    def markdown(self, source: str) -> None:
        """Print Markdown, such as the text of a rule."""
        self.console.print(Markdown(source))


def table(headings: Sequence[str], rows: Sequence[Sequence[RenderableType]], right: Sequence[int] = ()) -> Table:
    """A plain table; the columns in `right` hold numbers."""
    made = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for i, heading in enumerate(headings):
        made.add_column(heading, justify="right" if i in right else "left", no_wrap=i in right)
    for row in rows:
        made.add_row(*row)
    return made
