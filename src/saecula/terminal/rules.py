"""The rules of a game, or one of them, to read."""

from __future__ import annotations

from typing import TextIO

from saecula import text
from saecula.terminal.screen import Screen


def show(game_name: str, rule_id: str | None = None, lang: str = "en", out: TextIO | None = None) -> None:
    """Print one rule ("VI-6.4"), one chapter ("VI-6"), or all rules of a game."""
    screen = Screen(lang, out)
    if rule_id is None:
        for chapter in text.chapters(game_name, lang):
            screen.markdown(chapter.text)
        return
    body = text.rule_text(game_name, rule_id, lang)
    screen.markdown(body if body.startswith("## ") else f"**{rule_id.strip().upper()}** {body}")
