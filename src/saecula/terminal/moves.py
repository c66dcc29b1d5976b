"""How moves are listed, and how input is matched to them: by number, by name, or by the beginnings of words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from saecula.kernel.game import Game
from saecula.kernel.moves import MoveSpace


def plain(words: str) -> list[str]:
    """The words of a text without case, accents and punctuation."""
    letters = unicodedata.normalize("NFKD", words.casefold().replace("_", " "))
    return re.findall(r"[a-z0-9]+", "".join(c for c in letters if not unicodedata.combining(c)))


def fits(typed: Sequence[str], name: Sequence[str]) -> bool:
    """Whether every typed word begins a word of the name, in the same order."""
    at = 0
    for word in typed:
        while at < len(name) and not name[at].startswith(word):
            at += 1
        if at == len(name):
            return False
        at += 1
    return True


def typed_numbers(line: str) -> list[int]:
    """The numbers in a line of nothing but numbers; `3x4` is the third move four times. [] for any other line."""
    numbers: list[int] = []
    for part in line.replace(",", " ").split():
        found = re.fullmatch(r"([0-9]{1,9})(?:[x*]([0-9]{1,2}))?", part)
        if found is None:
            return []
        numbers += [int(found[1])] * int(found[2] or 1)
    return numbers


def grouped(space: MoveSpace, moves: Sequence[int], order: Sequence[str] = ()) -> list[list[int]]:
    """Moves by verb: the verbs in `order` first and in that order, the others as they come."""
    groups: dict[str, list[int]] = {}
    for move in moves:
        groups.setdefault(space.verb_of(move).name, []).append(move)
    places = {verb: place for place, verb in enumerate(order)}
    return [groups[verb] for verb in sorted(groups, key=lambda verb: places.get(verb, len(places)))]


def numbered(space: MoveSpace, groups: Sequence[Sequence[int]], zero: str = "") -> dict[int, int]:
    """The moves by the number to type: 1, 2, 3, ..., and 0 for the verb called `zero`.

    But moves that begin the list and are aimed at numbers keep them: what lies at 7 on the table is 7 in the list, and
    a bid of 7 too. Those that are not legal just now have their numbers as well: whoever types one is told why not.
    """
    numbers: dict[int, int] = {}
    for i, group in enumerate(groups):
        verb = space.verb_of(group[0])
        if i == 0 and verb.kind == "number":
            numbers = {int(thing): verb[at] for at, thing in enumerate(verb.things)}
        elif verb.name == zero and len(group) == 1 and 0 not in numbers:
            numbers[0] = group[0]
        else:
            first = max(numbers, default=0) + 1
            numbers |= {first + at: move for at, move in enumerate(group)}
    return numbers


Key = TypeVar("Key")


def best(line: str, named: Mapping[Key, Sequence[str]]) -> list[Key]:
    """What a line may mean, among things with one or more names: the exact match, or all that the words fit."""
    typed = plain(line)
    if not typed:
        return []
    forms = {key: [plain(name) for name in names] for key, names in named.items()}
    exact = [key for key, names in forms.items() if typed in names]
    found = exact or [key for key, names in forms.items() if any(fits(typed, name) for name in names)]
    # The beginning of a name comes before words from anywhere in it.
    first = [key for key in found if any(name[0].startswith(typed[0]) for name in forms[key] if name)]
    return first or found


class Finder:
    """Finds moves by name in a position: by the stable name ("conquer castile") or by its words in the language."""

    def __init__(self, game: Game[Any], describe: Callable[[int], str]) -> None:
        self.game = game
        self.describe = describe

    def find(self, line: str, among: Sequence[int]) -> list[int]:
        """The moves that may be meant: the exact match, or all that the typed words fit."""
        return best(line, {move: [self.game.moves.name(move), self.describe(move)] for move in among})
