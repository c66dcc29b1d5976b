"""Turns keys and arguments into sentences of a language, and finds the numbered rules of a game.

The words are Project Fluent files (see languages.py); the names of components come with a game's data (`Game.words`)
unless the files have words for them. The browser reads the same files.

A key belongs to a game if the part before its first "-" is the name of one, otherwise to the generic file. Arguments:

- a number stays a number, so that plurals can be chosen by it; a negative one is shown with a minus sign, no hyphen;
- a text is the key of another message and is translated; a text that is not a key is shown as it is;
- a list of texts becomes "A, B and C";
- `seat`, `other` and the list `seats` are seat numbers, and become the names of the players;
- `$the-province` is the argument `province` in the form `the`: the message `<game>-the-province` is given its `name`
  and its `id` and says how the form reads: "the Urals", but "Castile". Without such a message it is the plain name.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from saecula.kernel.errors import MissingExtra, SaeculaError
from saecula.kernel.game import Game
from saecula.kernel.message import Message
from saecula.kernel.registry import game as find_game
from saecula.kernel.registry import games
from saecula.languages import WORDS, check_language, messages, rules_file

SEATS: Final = ("seat", "other", "seats")  # arguments that are seats

MINUS: Final = "\N{MINUS SIGN}"

_HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")  # as numbers below 0 are formatted
_VARIABLE: Final = re.compile(r"\$([a-zA-Z][\w-]*)")
_REFERENCE: Final = re.compile(r"\{\s*([a-z][\w-]*)\s*\}")

# ------------------------------------------------------------------------------------------------------------ sentences


def say(message: Message, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """The sentence of a message or event. `names` are the people at the table by seat; without one, "Player 1"."""
    return _words(message.key, lang).format(message.key, message.args, names)


def has(key: str, lang: str = "en") -> bool:
    """Whether there are words for this key."""
    return _words(key, lang).has(key)


def seat_name(seat: int, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """The name of the player in a seat, or "Player 1" for seat 0."""
    if names is not None and 0 <= seat < len(names):
        return names[seat]
    return say(Message("player", {"number": seat + 1}), lang)


def join(items: Sequence[str], lang: str = "en") -> str:
    """A list in words: "A, B and C"."""
    if len(items) < 2:
        return "".join(items)
    last = items[-1]  # its initial is for languages whose "and" depends on it
    said: dict[str, object] = {"first": ", ".join(items[:-1]), "last": last, "initial": last[:1].lower()}
    return say(Message("list-and", said), lang)


def _words(key: str, lang: str) -> Words:
    """The words that a key belongs to."""
    check_language(lang)
    prefix = key.partition("-")[0]
    return _words_of(prefix if prefix in _games() else "", lang)


@cache
def _games() -> frozenset[str]:
    return frozenset(games())


@cache
def _words_of(game: str, lang: str) -> Words:
    return Words(game, lang)


class Words:
    """All words of one game in one language, the generic ones included."""

    def __init__(self, game: str, lang: str) -> None:
        self.lang = lang
        self.game = game
        found = find_game(game) if game else None
        self._source = messages(lang, [WORDS] + ([Path(found.folder) / "text"] if found else []))
        named = found.words(lang) if found else {}
        self.names = {key: name for key, name in named.items() if key not in self._source}
        try:
            fluent: Any = import_module("fluent.runtime")
        except ImportError:
            raise MissingExtra("sentences need fluent.runtime: pip install 'saecula[terminal]'") from None
        self._bundle: Any = fluent.FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(fluent.FluentResource("\n\n".join(self._source.values())))

    def has(self, key: str) -> bool:
        """Whether there are words for this key."""
        return key in self.names or bool(self._bundle.has_message(key))

    def variables(self, key: str) -> set[str]:
        """The variables a message uses, also by way of the messages it refers to."""
        source = self._source.get(key, "")
        found = set(_VARIABLE.findall(source))
        for other in self.references(key):
            found |= self.variables(other)
        return found

    def references(self, key: str) -> set[str]:
        """The messages a message refers to."""
        return set(_REFERENCE.findall(self._source.get(key, "")))

    def format(self, key: str, args: dict[str, object], names: Sequence[str] | None = None) -> str:
        """The sentence of a key."""
        if key in self.names:
            return self.names[key]
        if not self._bundle.has_message(key):
            raise SaeculaError(f"there are no words for {key!r} in {self.lang!r}")
        values: dict[str, object] = {}
        for name in self.variables(key):
            if name in args:
                values[name] = self._value(name, args[name], names)
                continue
            form, _, plain = name.partition("-")
            if plain in args:
                values[name] = self._in_form(form, args[plain])
        text, errors = self._bundle.format_pattern(self._bundle.get_message(key).value, values)
        if errors:
            raise SaeculaError(f"the words for {key!r} in {self.lang!r} do not fit {args!r}: {errors[0]}")
        negative = any([isinstance(value, int) and value < 0 for value in values.values()])
        return _HYPHEN.sub(MINUS, str(text)) if negative else str(text)

    def _value(self, name: str, value: object, names: Sequence[str] | None) -> object:
        if isinstance(value, (list, tuple)):
            return join([str(self._value(name, item, names)) for item in value], self.lang)
        if name in SEATS and isinstance(value, int):
            return seat_name(value, self.lang, names)
        if isinstance(value, str):
            words = _words(value, self.lang)
            return words.format(value, {}) if words.has(value) else value
        return value

    def _in_form(self, form: str, value: object) -> object:
        """A name in one of the forms that the game's own words declare: `vinci-the-province` for a `the-province`."""
        if isinstance(value, (list, tuple)):
            return join([str(self._in_form(form, item)) for item in value], self.lang)
        name = self._value("", value, None)
        game, _, rest = str(value).partition("-")
        kind, _, id_ = rest.partition("-")
        message = f"{game}-{form}-{kind}"
        return self.format(message, {"name": name, "id": id_}) if self._bundle.has_message(message) else name


# ---------------------------------------------------------------------------------------------------------------- rules


class Chapter:
    """A chapter of the rules: its id ("VI-6"), its title, the text before its first rule, and its rules."""

    def __init__(self, id_: str, title: str) -> None:
        self.id = id_
        self.title = title
        self.intro = ""
        self.rules: list[tuple[str, str]] = []  # id and text, the text without its id

    @property
    def text(self) -> str:
        """The whole chapter, as it is written."""
        parts = [self.intro, *[f"**{id_}** {text}" for id_, text in self.rules]]
        return "\n\n".join([f"## {self.id} {self.title}", *[part for part in parts if part]])


def chapters(game: Game[Any] | str, lang: str = "en") -> list[Chapter]:
    """The rules of a game, chapter by chapter."""
    found = find_game(game) if isinstance(game, str) else game
    check_language(lang)
    path = rules_file(found.name, Path(found.folder) / "rules", lang)
    if path is None:
        raise SaeculaError(f"{found.name} has no rules in {lang!r}")
    return _chapters(path)


@cache
def _chapters(path: Path) -> list[Chapter]:
    found: list[Chapter] = []
    written = path.read_text(encoding="utf-8")
    for block in re.split(r"^(?=## |\*\*[A-Z0-9]+-[\d.]+\*\* )", written, flags=re.MULTILINE):
        heading = re.match(r"## (\S+) (.*)\n", block)
        rule = re.match(r"\*\*(\S+?)\*\* ", block)
        if heading:
            found.append(Chapter(heading[1], heading[2].strip()))
            found[-1].intro = block[heading.end() :].strip()
        elif rule and found:
            found[-1].rules.append((rule[1], block[rule.end() :].strip()))
    return found


def rules_of(game: Game[Any] | str, lang: str = "en") -> list[tuple[str, str]]:
    """Every numbered rule of a game: its id and its text (Markdown)."""
    return [rule for chapter in chapters(game, lang) for rule in chapter.rules]


def rule_text(game: Game[Any] | str, rule_id: str, lang: str = "en") -> str:
    """The text of one rule, or of a whole chapter ("VI-6"). The error for an unknown id names the closest ones."""
    found = chapters(game, lang)
    wanted = rule_id.strip().upper()
    texts = {chapter.id: chapter.text for chapter in found}
    for chapter in found:
        texts.update(chapter.rules)
    if wanted not in texts:
        close = get_close_matches(wanted, texts, 3, 0.5) or [chapter.id for chapter in found]
        name = game if isinstance(game, str) else game.name
        raise SaeculaError(f"{name} has no rule {rule_id.strip()[:20]!r}; there is: {', '.join(close)}")
    return texts[wanted]
