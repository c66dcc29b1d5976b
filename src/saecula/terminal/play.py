"""A game at the terminal: people type, bots answer, and nothing is lost when the connection drops."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, TextIO

from saecula import text
from saecula.bots import ask as ask_bot
from saecula.kernel.bot import Budget, Chooser
from saecula.kernel.errors import SaeculaError
from saecula.kernel.game import Game
from saecula.kernel.message import Event, Message
from saecula.kernel.options import Value
from saecula.kernel.record import Record
from saecula.kernel.registry import game as find_game
from saecula.kernel.story import by_source, turns
from saecula.terminal import files
from saecula.terminal.board import board_of
from saecula.terminal.moves import Finder, best, grouped, numbered, plain, typed_numbers
from saecula.terminal.screen import Ask, Screen, table

BOT_SECONDS: Final = 3.0  # that a bot may think about one decision

YOU = "you"  # a seat where a person sits; every other name is a bot's

MakeBot = Callable[[str, Game[Any], int | str], Chooser]


class Leave(Exception):
    """The person goes away; the game waits."""


def run(
    game_name: str,
    seats: Sequence[str],
    make_bot: MakeBot,
    seed: int | str | None = None,
    options: Mapping[str, Value] | None = None,
    lang: str = "en",
    record_path: str | os.PathLike[str] | None = None,
    resume: bool = False,
    ask: Ask | None = None,
    out: TextIO | None = None,
) -> Record:
    """Play until the game is over or the person leaves. Returns the record as far as it has come.

    `seats` says who sits where: "you" or the name of a bot. With `resume` the game is taken up from `record_path` (or
    from where the last one was kept), and `seats` may be left out.
    """
    screen = Screen(lang, out, ask)
    game = find_game(game_name)
    path = Path(record_path) if record_path is not None else files.default_path(game.name)
    aside: Path | None = None
    if resume:
        if not path.exists():
            raise SaeculaError(f"there is no game to resume: {path} does not exist")
        record = files.load(path)
        if record.game.name != game.name:
            raise SaeculaError(f"{path} is a game of {record.game.name}, not of {game.name}")
        people = list(seats) or files.load_seats(path) or [YOU] * record.seats
        if len(people) != record.seats:
            raise SaeculaError(f"{path} is a game with {record.seats} seats, not {len(people)}")
    else:
        people = list(seats) or [YOU]
        record = Record(game, len(people), seed, options)
    bots = {seat: make_bot(name, game, _seed(record, f"bot {seat}")) for seat, name in enumerate(people) if name != YOU}
    if not resume:
        if record_path is not None and path.exists():
            raise SaeculaError(f"{path} is there already: resume it, or name another file")
        aside = files.set_aside(path)
    files.save(record, path)
    files.save_seats(path, people)
    table = Table(record, people, bots, screen, path)
    if aside is not None:
        screen.line(screen.word("terminal-set-aside", file=str(aside)), "dim", whole=True)
    table.play()
    return record


def _seed(record: Record, purpose: str) -> str:
    """A seed for a bot, from which the game's own seed cannot be derived."""
    return blake2b(purpose.encode(), key=record.seed.encode()[:64], digest_size=16).hexdigest()


def _printable(line: str) -> str:
    """What was typed, as far as it can be shown."""
    return "".join(filter(str.isprintable, line))[:60]


class Table:
    """A record, the people and bots around it, and what each person has been shown."""

    def __init__(
        self, record: Record, people: Sequence[str], bots: Mapping[int, Chooser], screen: Screen, path: Path
    ) -> None:
        self.record = record
        self.game = record.game
        self.people = people
        self.bots = bots
        self.screen = screen
        self.path = path
        self.board = board_of(self.game, screen)
        screen.names = self.board.names(record.seats)
        screen.styles = self.board.styles(record.seats)
        self.person = -1  # who was asked last
        self.shown = [len(self._log(seat)) for seat in range(record.seats)]  # events each seat has read
        self.since = list(self.shown)  # where the log of the last turn begins, for each seat
        self.listed: list[int] = []  # the moves on the screen
        self.numbers: dict[int, int] = {}  # what each number means there
        self.quiet = False  # the list on the screen is still good
        self.warned = -1  # the move that a person was asked to think about again

    def _log(self, seat: int) -> list[Event]:
        return self.game.log(self.record, seat)

    # ------------------------------------------------------------------------------------------------- the course

    def play(self) -> None:
        """Ask whoever must choose, until the game is over or the person leaves."""
        self.screen.line(self.screen.word("terminal-welcome"), "dim")
        try:
            while not self.record.now.over:
                actors = self.record.now.actors
                waiting = [seat for seat in actors if seat in self.bots]
                if waiting:
                    self._ask_bot(waiting[0])
                else:
                    self._ask_person(actors[0])
        except (Leave, KeyboardInterrupt, EOFError):
            self.screen.line()
            self.screen.line(self.screen.word("terminal-left", file=str(self.path)), whole=True)
            return
        self._finish()

    def _ask_bot(self, seat: int) -> None:
        state = self.record.now.determinize(seat, _seed(self.record, f"{seat} at {len(self.record.entries)}"))
        self.record.play(seat, ask_bot(self.bots[seat], state, seat, Budget(seconds=BOT_SECONDS)))
        files.save(self.record, self.path)

    def _ask_person(self, seat: int) -> None:
        if seat != self.person or len(self._log(seat)) > self.shown[seat]:
            self._hand_over(seat)
        if not self.quiet:
            self._list_moves(seat)
        self._obey(seat, self.screen.ask("> ").strip())

    def _hand_over(self, seat: int) -> None:
        """Somebody else has played: tell what happened, and show the table."""
        several = sum([name == YOU for name in self.people]) > 1
        if several and seat != self.person and self._hides():
            self.screen.console.clear()
            self.screen.ask(self.screen.word("terminal-hand-over", seat=seat) + " ")
        self.person = seat
        self.quiet = False
        news = self._log(seat)[self.shown[seat] :]
        self.since[seat] = self.shown[seat]
        if news:
            self.screen.line()
            self._tell(news)
        self.shown[seat] += len(news)
        self.screen.line()
        self._show_progress()
        self.screen.show(*self.board.glance(self._view(seat), self._roles(seat)))

    def _hides(self) -> bool:
        """Whether people at one screen must look away: some seat may know more than a spectator."""
        views = [self.game.view(self.record.now, seat) for seat in [None, *range(self.record.seats)]]
        for view in views:
            view.pop("seat", None)
        return any(view != views[0] for view in views)

    def _finish(self) -> None:
        state = self.record.now
        seat = self.person if self.person >= 0 else 0
        self._tell(self._log(seat)[self.shown[seat] :])
        self.screen.line()
        self.screen.show(self.board.ranking(state, self.game.view(state, None)))
        self._show_sources()
        self.screen.line()
        self.screen.line(self.screen.word("terminal-finished", file=str(self.path)), "dim", whole=True)

    # ------------------------------------------------------------------------------------------------- what is shown

    def _tell(self, events: Sequence[Event]) -> None:
        for i, message in enumerate(self.board.condense(events)):
            if message.key in self.board.headlines:
                if i:
                    self.screen.line()
                self.screen.line(self.screen.say(message), "bold")
            else:
                self.screen.line(self.screen.say(message), indent=2)

    def _view(self, seat: int) -> dict[str, Any]:
        return self.game.view(self.record.now, seat)

    def _show_progress(self) -> None:
        """Where the game stands, what is left, and what ends it."""
        progress = self.game.progress(self.record.now)
        if progress.where:
            self.screen.line(" · ".join([self.screen.say(m) for m in [*progress.where, *progress.left]]), "bold")
        if progress.ends is not None:
            self.screen.line(self.screen.say(progress.ends), "bold red" if progress.last else "dim")

    def _show_sources(self) -> None:
        """Where everybody's points came from, where the game says so."""
        sources = self.game.sources()
        if not sources:
            return
        totals = by_source(self.record, turns(self.record))
        words = [self.screen.word(f"{self.game.name}-source-{source}") for source in sources]
        headings = [self.screen.word("terminal-sources"), *self.screen.names]
        rows = [[word, *[str(points[i]) for points in totals]] for i, word in enumerate(words)]
        self.screen.line()
        self.screen.show(table(headings, rows, range(1, len(headings))))

    def _roles(self, reader: int) -> list[str]:
        return [self._role(seat, reader) for seat in range(len(self.screen.names))]

    def _role(self, seat: int, reader: int) -> str:
        if seat >= len(self.people):
            return self.screen.word("terminal-automatic")
        if self.people[seat] != YOU:
            return self.people[seat]
        return self.screen.word("terminal-you" if seat == reader else "terminal-person")

    def _describe(self, seat: int, move: int) -> str:
        return self.screen.say(self.board.describe(self.record.now, seat, move))

    def _list_moves(self, seat: int) -> None:
        """The question, and every answer with its number; a blank line between verbs where there are many."""
        state = self.record.now
        screen = self.screen
        prompt = self.game.prompt(state, seat)
        groups = grouped(self.game.moves, state.legal(seat), self.board.verbs)
        self.listed = [move for group in groups for move in group]
        self.numbers = numbered(self.game.moves, groups, self.board.zero)
        number_of = {move: number for number, move in self.numbers.items()}
        width = 1 + max([len(str(number_of[move])) for move in self.listed])
        screen.line()
        screen.show(*self.board.status(self._view(seat), prompt))
        screen.line(screen.say(prompt), "bold")
        for group in groups:
            if len(group) > 1 and group is not groups[0]:
                screen.line()
            items: list[tuple[str, str]] = []
            for move in group:
                summary = self.board.summary(state, seat, move)
                words = self._describe(seat, move) + (f" — {summary}" if summary else "")
                warning = self.game.warn(state, seat, move)
                words += f" — {screen.say(warning)}" if warning else ""
                items.append((f"{number_of[move]:>{width}}", words))
            screen.items(items)
        self.quiet = True

    # ------------------------------------------------------------------------------------------------- what is typed

    def _obey(self, seat: int, line: str) -> None:
        """Do what a person typed. Whatever it is, it gets an answer."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        commands: dict[str, Callable[[int, str], None]] = {
            "?": self._explain,
            "r": self._rule,
            "u": self._undo,
            "l": self._show_log,
            "s": self._save,
            "b": self._show_board,
            "v": self._look,
            "h": self._help,
            "q": self._leave,
        }
        if line.startswith("?"):
            word, rest = "?", line[1:].strip()
        elif word.casefold() in ("look", "guarda"):
            word = "v"
        elif word.casefold() in ("r", "s", "l", "v") or (not rest and word.casefold() in commands):
            word = word.casefold()
        else:
            word = ""
        try:
            if word:
                commands[word](seat, rest)
            elif not line:
                self._enter(seat)
            elif numbers := typed_numbers(line):
                self._play_numbers(seat, numbers)
            else:
                self._play_named(seat, line)
        except SaeculaError as error:
            self.screen.line(str(error), "red", whole=True)

    def _enter(self, seat: int) -> None:
        """An empty line: the only legal move, or the list again."""
        if len(self.listed) == 1:
            self._play(seat, self.listed[0])
        else:
            self.quiet = False

    def _play_numbers(self, seat: int, numbers: Sequence[int]) -> None:
        """Several numbers in one line are played as long as they are legal and nothing new is learned."""
        listed = dict(self.numbers)
        for i, number in enumerate(numbers):
            if number not in listed:
                self._refuse_number(number)
                return
            reason = self.game.why_not(self.record.now, seat, listed[number])
            if reason is not None:
                self._refuse(reason)
                return
            reveals = self.record.now.reveals
            self._play(seat, listed[number])
            if i + 1 < len(numbers) and (self.record.now.over or self.record.now.reveals != reveals):
                self.screen.line(self.screen.word("terminal-stopped"), "dim")
                return

    def _refuse_number(self, number: int) -> None:
        first, last = min(self.numbers), max(self.numbers)
        self.screen.line(self.screen.word("terminal-no-number", number=number, first=first, last=last), "red")

    def _play_named(self, seat: int, line: str) -> None:
        move = self._find(seat, line)
        if move is None:
            return
        reason = self.game.why_not(self.record.now, seat, move)
        if reason is None:
            self._play(seat, move)
        else:
            self._refuse(reason)

    def _finder(self, seat: int) -> Finder:
        return Finder(self.game, lambda move: self._describe(seat, move))

    def _find(self, seat: int, line: str) -> int | None:
        """The move that is meant, legal or not; a question back if there are several."""
        finder = self._finder(seat)
        verbs = [self.game.moves.verb_of(move) for move in self.listed]
        everything = range(self.game.moves.size)
        offered = [move for move in everything if self.game.moves.verb_of(move) in verbs]
        found = finder.find(line, self.listed) or finder.find(line, offered) or finder.find(line, everything)
        if len(found) == 1:
            return found[0]
        if not found:
            self.screen.line(self.screen.word("terminal-not-understood", line=_printable(line)), "red")
            return None
        self._ask_back([self._describe(seat, move) for move in found])
        return None

    def _ask_back(self, names: Sequence[str]) -> None:
        some = [*names[:4], "…"] if len(names) > 4 else names
        self.screen.line(self.screen.word("terminal-which", moves=", ".join(some)), "red")

    def _refuse(self, reason: Message) -> None:
        self.screen.line(self._with_rule(reason), "red")

    def _with_rule(self, message: Message) -> str:
        words = self.screen.say(message)
        return f"{words} [{message.rule}]" if message.rule else words

    def _play(self, seat: int, move: int) -> None:
        """Play a move, save it, and report what happened. A warning before the end of a turn must be confirmed."""
        words = self._describe(seat, move)
        warning = self.game.warn(self.record.now, seat, move)
        if warning and move != self.warned and self.game.ends_turn(self.record.now, seat, move):
            self.warned = move
            self.screen.line(f"{self.screen.say(warning)} {self.screen.word('terminal-sure')}", "red")
            return
        self.warned = -1
        before = self.shown[seat]
        self.record.play(seat, move)
        files.save(self.record, self.path)
        self.quiet = False
        news = self._log(seat)[before:]
        own = self._until_others(news)
        self.shown[seat] += own
        if own:
            self._tell(news[:own])
        else:
            self.screen.line(words, indent=2)

    def _until_others(self, events: Sequence[Event]) -> int:
        """How many of the events belong to this move, before somebody else's turn begins."""
        for i, event in enumerate(events):
            if event.key in self.board.headlines:
                return i
        return len(events)

    # -------------------------------------------------------------------------------------------------- commands

    def _explain(self, seat: int, what: str) -> None:
        """`?` the rule behind the question; `? 7` or `? conquer castile` a move line by line; or as `v`."""
        state = self.record.now
        if not what:
            rule = self.game.prompt(state, seat).rule
            if rule:
                self.screen.markdown(f"**{rule}** {text.rule_text(self.game, rule, self.screen.lang)}")
            else:
                self.screen.line(self.screen.word("terminal-no-rule"))
            return
        if what.isdigit():
            if int(what[:9]) not in self.numbers:
                self._refuse_number(int(what[:9]))
                return
            move = self.numbers[int(what[:9])]
        else:
            if len(self._finder(seat).find(what, self.listed)) != 1 and self._show_named(seat, what):
                return
            found = self._find(seat, what)
            if found is None:
                return
            move = found
        self.screen.line(self._describe(seat, move), "bold")
        for message in self.game.explain(state, seat, move):
            self.screen.line(self._with_rule(message), indent=2)
        reason = self.game.why_not(state, seat, move)
        if reason is not None:
            self.screen.line(self._with_rule(reason), "red", indent=2)

    def _rule(self, seat: int, what: str) -> None:
        if not what:
            for chapter in text.chapters(self.game, self.screen.lang):
                self.screen.line(f"{chapter.id}  {chapter.title}", indent=2)
            return
        self.screen.markdown(text.rule_text(self.game, what, self.screen.lang))

    def _undo(self, seat: int, what: str) -> None:
        if not self.record.can_undo(seat):
            mine = any(entry.seat == seat and not entry.undone for entry in self.record.entries)
            self.screen.line(self.screen.word("terminal-no-undo" if mine else "terminal-nothing-to-undo"), "red")
            return
        self.record.undo(seat)
        files.save(self.record, self.path)
        self._tell(self._log(seat)[self.shown[seat] :])
        self.shown[seat] = len(self._log(seat))
        self.quiet = False

    def _show_log(self, seat: int, what: str) -> None:
        events = self._log(seat)
        self._tell(events if what else events[self.since[seat] : self.shown[seat]])

    def _save(self, seat: int, what: str) -> None:
        path = Path(what).expanduser() if what else self.path
        if path.suffix != files.SUFFIX:
            path = path.with_name(path.name + files.SUFFIX)
        if what and path.exists():
            raise SaeculaError(self.screen.word("terminal-exists", file=str(path)))
        files.save(self.record, path)
        files.save_seats(path, list(self.people))
        self.screen.line(self.screen.word("terminal-saved", file=str(path)), whole=True)

    def _show_board(self, seat: int, what: str) -> None:
        self._show_progress()
        self.screen.show(*self.board.draw(self._view(seat), self._roles(seat)))

    def _look(self, seat: int, what: str) -> None:
        """`v` who and what can be looked at; `v purple` a player, `v pyramids` a card or the like."""
        if not what:
            self.screen.line(self.screen.word("terminal-look", seats=list(range(len(self.screen.names)))))
        elif not self._show_named(seat, what):
            self.screen.line(self.screen.word("terminal-nothing-called", line=_printable(what)), "red")

    def _show_named(self, seat: int, what: str) -> bool:
        """Show the player or the thing of that name; a question back if several are meant. Whether there is one."""
        things = self.board.things()
        named = {str(s): name for s, name in enumerate(self.screen.names)} | things
        found = best(what, {key: [name, key.rpartition("-")[2]] for key, name in named.items()})
        names = list(dict.fromkeys(named[key] for key in found))
        if len(names) > 1:
            self._ask_back(names)
        elif found and found[0] not in things:
            self.screen.show(*self.board.look_at_player(self._view(seat), int(found[0]), self._roles(seat)))
        else:
            for key in found:
                self.screen.show(*self.board.look_at_thing(key))
        return bool(found)

    def _help(self, seat: int, what: str) -> None:
        """Every command in a line, with examples from the game as it stands."""
        said = [(move, plain(self._describe(seat, move).partition(" (")[0])) for move in self.listed]
        example, words = max(
            [(move, [word for word in found if word.isalpha()]) for move, found in said],
            key=lambda found: len(found[1]) == 2,
        )
        args = {
            "number": next(number for number, move in self.numbers.items() if move == example),
            "move": " ".join(words),
            "short": " ".join(word[:3] for word in words),
            "rule": self.game.prompt(self.record.now, seat).rule or text.rules_of(self.game, self.screen.lang)[0][0],
        }
        for name in ("move", "several", "enter", "explain", "rule", "undo", "log", "board", "look", "save", "quit"):
            self.screen.line(self.screen.word(f"terminal-help-{name}", **args), indent=2)

    def _leave(self, seat: int, what: str) -> None:
        raise Leave
