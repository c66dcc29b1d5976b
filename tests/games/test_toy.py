"""The toy's words and rules: a game is complete only with them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.toy import game

FOLDER = Path(game.folder)
SOURCES = sorted(FOLDER.glob("*.py"))


def strings() -> set[str]:
    """Every string in the toy's code."""
    nodes = [node for path in SOURCES for node in ast.walk(ast.parse(path.read_text("utf-8")))]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def keys_in_use() -> set[str]:
    keys = {text for text in strings() if text.startswith("toy-")}
    keys |= {f"toy-move-{verb.name}" for verb in game.moves.verbs}
    keys |= {f"toy-option-{option.name}" for option in game.options}
    keys |= {f"toy-source-{source}" for source in game.sources()}
    return keys | {game.name}


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_key_has_words(lang: str) -> None:
    text = (FOLDER / "text" / f"{lang}.ftl").read_text("utf-8")
    assert set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)) == keys_in_use()


def rule_ids(lang: str) -> list[str]:
    return re.findall(r"^\*\*(TO-\d+\.\d+)\*\*", (FOLDER / "rules" / f"{lang}.md").read_text("utf-8"), re.MULTILINE)


def test_both_languages_have_the_same_rules() -> None:
    assert rule_ids("en") == rule_ids("it") == sorted(set(rule_ids("en")))


def test_every_rule_that_is_cited_is_written() -> None:
    cited = {rule for text in strings() for rule in re.findall(r"TO-\d+\.\d+", text)}
    cited |= {rule for path in SOURCES for rule in re.findall(r"TO-\d+\.\d+", path.read_text("utf-8"))}
    assert cited <= set(rule_ids("en"))
    assert set(rule_ids("en")) - cited <= {"TO-1.1", "TO-1.2", "TO-1.3"}, "described, not coded"
