"""A game as text and JSON, for language models and other programs that read and write.

    table = saecula.research.talk("vinci-small", seed=7)
    while not table.over:
        question = table.ask()                       # JSON-able; ask(legal=False) leaves out the list of moves
        answer = model(table.text())                 # or the same as plain text
        reply = table.answer(answer)
        if not reply["ok"]: ...                      # says why, and what is possible; nothing has changed

A move is named as in records ("conquer castile"). Answers are taken from the last line that is a move, with or without
quotes, a number of the list, or {"move": ...}: models tend to think aloud first.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

from saecula.kernel.errors import SaeculaError
from saecula.kernel.message import Event, Message
from saecula.kernel.record import Record
from saecula.kernel.state import State
from saecula.research.setting import Setting, utilities
from saecula.text import say

SHOWN: Final = 60  # moves named in an error
_OBJECT: Final = re.compile(r"\{[^{}]*\}")


class Talk:
    """A game in progress, told in words. `record` keeps it."""

    def __init__(self, setting: Setting, seed: int | str = 0, lang: str = "en") -> None:
        self.setting = setting
        self.lang = lang
        self.record = Record(setting.game, setting.seats, seed, setting.options)
        self._begun = setting.count(self.record.now)
        self._by_name = {name.lower(): move for move, name in enumerate(setting.game.moves.names)}
        self._heard = [0] * setting.seats  # events told to each seat

    @property
    def state(self) -> State:
        """The position, with everything that is hidden."""
        return self.record.now

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.setting.over(self.state, self._begun)

    @property
    def seat(self) -> int:
        """The seat that is asked; -1 when the game is over."""
        return -1 if self.over else self.state.actors[0]

    def ask(self, seat: int | None = None, legal: bool = True) -> dict[str, Any]:
        """What a seat (None: the one that is asked) must decide and may know, as JSON-able data.

        `moves` holds the legal moves with what each means, unless `legal` is False; `news` what has happened since the
        seat was last told.
        """
        who = self._who(seat)
        game = self.setting.game
        asked: dict[str, Any] = {
            "game": game.name,
            "seat": who,
            "over": self.over,
            "question": self._say(game.prompt(self.state, who)),
            "news": self._news(who),
            "scores": self.state.scores,
            "view": game.view(self.state, who),
        }
        if legal:
            asked["moves"] = [
                {"move": game.moves.name(move), "means": self._means(who, move)} for move in self._moves(who)
            ]
        if self.over:
            asked["places"] = self.state.ranking
            asked["utilities"] = utilities(self.state)
        return asked

    def text(self, seat: int | None = None, legal: bool = True) -> str:
        """The same as plain text: the news, the question, the moves by number, the view as JSON."""
        asked = self.ask(seat, legal)
        parts = [f"{asked['game']}, seat {asked['seat']}"]
        parts += [f"- {news}" for news in asked["news"]]
        parts.append(json.dumps(asked["view"], ensure_ascii=False, separators=(",", ":")))
        parts.append(asked["question"])
        if legal:
            parts += [f"{i}. {entry['move']}: {entry['means']}" for i, entry in enumerate(asked["moves"], 1)]
        return "\n".join(parts)

    def answer(self, text: str, seat: int | None = None) -> dict[str, Any]:
        """Play what a text says: {"ok": true, "move", "events"}, or {"ok": false, "error", "moves"} and no change."""
        who = self._who(seat)
        game = self.setting.game
        try:
            move = self._parse(who, text)
            events = self.record.play(who, move)
        except SaeculaError as error:
            names = [game.moves.name(move) for move in self._moves(who)]
            return {"ok": False, "error": str(error), "moves": names[:SHOWN]}
        told = [self._say(event) for event in events if event.readable_by(who)]
        return {"ok": True, "move": game.moves.name(move), "events": told}

    def _who(self, seat: int | None) -> int:
        if seat is None:
            return max(0, self.seat)
        if not 0 <= seat < self.setting.seats:
            raise SaeculaError(f"there is no seat {seat}: seats are 0 to {self.setting.seats - 1}")
        return seat

    def _moves(self, seat: int) -> list[int]:
        return [] if self.over else self.state.legal(seat)

    def _parse(self, seat: int, text: str) -> int:
        """The move in a text: the last line that names one or its number in the list."""
        if self.over:
            raise SaeculaError("the game is over")
        moves = self.setting.game.moves
        legal = self._moves(seat)
        spoken = [found.group() for found in _OBJECT.finditer(text)] + text.splitlines()
        candidates = [_bare(line) for line in spoken if line.strip()]
        for words in reversed(candidates):
            if words in self._by_name:
                return self._by_name[words]
        for words in reversed(candidates):
            if words.isascii() and words.isdigit() and len(words) < 6 and 1 <= int(words) <= len(legal):
                return legal[int(words) - 1]
        return moves.parse(candidates[-1] if candidates else "")

    def _means(self, seat: int, move: int) -> str:
        return self._say(self.setting.game.describe(self.state, seat, move))

    def _say(self, message: Message | Event) -> str:
        return say(message, self.lang)

    def _news(self, seat: int) -> list[str]:
        events = self.setting.game.log(self.record, seat, self._heard[seat])
        self._heard[seat] += len(events)
        return [self._say(event) for event in events]


def _bare(line: str) -> str:
    """A line without what models put around a move: quotes, bullets, a number, {"move": ...}."""
    line = line.strip()
    if line.startswith("{"):
        try:
            found = json.loads(line)
        except ValueError:
            return line
        return str(found.get("move", "")).strip().lower()
    line = line.strip("`*\"'- ")
    line = re.sub(r"^(?:move|answer)\s*:\s*", "", line, flags=re.IGNORECASE)
    line = re.sub(r"^\d+[.)]\s+", "", line)
    return line.partition(": ")[0].strip("`*\"'. ").lower()
