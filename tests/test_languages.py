"""A language is a folder of files: a third one is made here and used in sentences, the terminal and the API."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from fluent.syntax import parse, serialize
from fluent.syntax.visitor import Transformer

import saecula
from saecula import languages, text
from saecula.kernel.errors import SaeculaError
from saecula.kernel.message import Message
from saecula.languages import COMPLETE
from saecula.server import catalogue
from saecula.terminal import rules
from tests.server.conftest import serve

PACKAGE = Path(saecula.__file__).parent
GAMES = ("vinci", "heroes_of_the_world", "through_the_ages", "history_of_the_world")


def forget() -> None:
    """All that was read of any language."""
    languages.forget()
    text._words_of.cache_clear()
    text._chapters.cache_clear()
    catalogue._texts.clear()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for languages, which the package looks into."""
    monkeypatch.setenv("SAECULA_LANGUAGES", str(tmp_path))
    forget()
    yield tmp_path
    monkeypatch.undo()
    forget()


class Loud(Transformer):
    """Puts the words of messages in capitals."""

    def visit_TextElement(self, node: Any) -> Any:
        node.value = node.value.upper()
        return node


def loud(path: Path) -> str:
    return str(serialize(Loud().visit(parse(path.read_text("utf-8")))))


@cache
def loud_files() -> dict[str, str]:
    """The pseudo-language `qq`, English in capitals: out of the English files and the English names in the data."""
    made = {
        "words.ftl": loud(PACKAGE / "words" / "en.ftl"),
        "server.ftl": loud(PACKAGE / "server" / "text" / "en.ftl"),
        "zz.ftl": "language-name = Loud\n",
    }
    for name in GAMES:
        game = saecula.game(name)
        own = loud(Path(game.folder) / "text" / "en.ftl")
        names = [f"{key} = {catalogue.quoted(value.upper())}" for key, value in game.words("en").items() if value]
        made[f"{name}.ftl"] = "\n".join([own, *names, ""])
        rules_of = (Path(game.folder) / "rules" / "en.md").read_text("utf-8")
        made[f"{name}.md"] = re.sub(r"(?m)^(\*\*\S+\*\* )(.*)$", lambda m: m[1] + m[2].upper(), rules_of)
    return made


def write_loud(folder: Path) -> None:
    """Put that language into a folder."""
    (folder / "qq").mkdir()
    for name, content in loud_files().items():
        (folder / "qq" / name).write_text(content, "utf-8")
    forget()


def test_the_package_has_two_languages() -> None:
    assert COMPLETE == ("en", "it")
    assert languages.languages() == ["en", "it"]
    assert [languages.name_of(lang) for lang in COMPLETE] == ["English", "Italiano"]


def test_a_third_language_is_spoken(folder: Path) -> None:
    write_loud(folder)
    assert languages.languages() == ["en", "it", "qq"]
    event = Message("vinci-drawn", {"group": 6, "tiles": ["vinci-tile-militia", "vinci-tile-weapons"]})
    assert text.say(event, "qq") == "NEW IN GROUP VI: MILITIA AND WEAPONS."
    assert text.say(event, "it") == "Nuovo gruppo VI: Milizia e Armi."
    for name in GAMES:
        title = text.say(Message(f"{name}-name"), "en")
        assert text.say(Message(f"{name}-name"), "qq") == title.upper()


def test_names_of_components_are_translated_by_the_folder(folder: Path) -> None:
    write_loud(folder)
    for name in GAMES:
        for key, english in saecula.game(name).words("en").items():
            if english and "\n" not in english:
                assert text.say(Message(key), "qq").split() == english.upper().split()


def test_the_terminal_speaks_it(folder: Path) -> None:
    write_loud(folder)
    out = io.StringIO()
    rules.show("vinci", "VI-6.10", "qq", out)
    assert "A NEUTRAL PROVINCE HAS ONLY ONE TOKEN" in " ".join(out.getvalue().split())


def test_whole_games_are_told_in_it(folder: Path) -> None:
    """Random games, replayed in the terminal."""
    from saecula.terminal import replay

    write_loud(folder)
    record = saecula.Record(saecula.game("vinci"), 3, 5, {"victory_points": 30})
    while not record.now.over:
        seat = record.now.actors[0]
        moves = record.now.legal(seat)
        record.play(seat, moves[len(record.entries) % len(moves)])
    out = io.StringIO()
    replay.show(record, "qq", out)
    told = out.getvalue()
    assert "CONQUERS" in told
    assert "conquers" not in told


def test_the_server_offers_it(folder: Path, tmp_path: Path) -> None:
    write_loud(folder)
    (tmp_path / "_data").mkdir()
    for server in serve(tmp_path / "_data"):
        ada = server.guest("Ada")
        found = ada.get("/api/games")
        assert found["languages"][-1] == {"id": "qq", "name": "Loud"}
        assert [game["languages"] for game in found["games"] if game["name"] in GAMES] == [["en", "it", "qq"]] * 4
        words = ada.ask("GET", "/api/text/qq").text
        assert "\nvinci-province-castile = CASTILE\n" in words
        assert "\nerror-no-language = THERE IS NO TEXT IN THIS LANGUAGE" in words
        assert "CASTILE" not in ada.ask("GET", "/api/text/en").text
        assert "A NEUTRAL PROVINCE" in ada.ask("GET", "/api/rules/vinci/qq").text


def test_what_is_not_translated_is_said_in_english(folder: Path) -> None:
    (folder / "qq").mkdir()
    (folder / "qq" / "some.ftl").write_text("vinci-province-castile = Kast\nlist-and = { $first } + { $last }\n")
    forget()
    assert (
        text.say(Message("vinci-move-place", {"province": "vinci-province-castile"}), "qq") == "Place a token in Kast"
    )
    assert text.join(["a", "b", "c"], "qq") == "a, b + c"
    assert text.say(Message("vinci-province-urals"), "qq") == text.say(Message("vinci-province-urals"), "en")
    assert text.rule_text("vinci", "VI-6.10", "qq") == text.rule_text("vinci", "VI-6.10", "en")
    assert languages.name_of("qq") == "qq"


def test_a_data_file_may_name_things_in_more_languages() -> None:
    from saecula.data import Localized

    name = Localized({"en": "Castile", "de": "Kastilien"})
    assert [name.get(lang) for lang in ("en", "de", "it")] == ["Castile", "Kastilien", "Castile"]


@pytest.mark.parametrize(
    ("name", "content", "why"),
    [
        ("klingon!", "a = b\n", "is a language code such as 'de'"),
        ("qq", "a = b\nno message here\n", r"words.ftl, line 2: not a message: 'no message here'"),
        ("qq", None, "there is no .ftl file in it"),
    ],
)
def test_a_folder_that_is_no_language_is_refused(folder: Path, name: str, content: str | None, why: str) -> None:
    (folder / name).mkdir()
    if content is not None:
        (folder / name / "words.ftl").write_text(content)
    forget()
    with pytest.raises(SaeculaError, match=why):
        text.say(Message("game-over"), "qq")


def test_a_place_for_languages_that_does_not_exist_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SAECULA_LANGUAGES", str(tmp_path / "none"))
    languages.forget()
    with pytest.raises(SaeculaError, match=r"SAECULA_LANGUAGES names .*none', which is no folder"):
        languages.languages()
    monkeypatch.undo()
    languages.forget()


# ------------------------------------------------------------------------------------------------- our own languages


def localized(data: Any) -> Iterator[dict[str, str]]:
    if isinstance(data, dict):
        if "en" in data:
            yield data
        for value in data.values():
            yield from localized(value)
    elif isinstance(data, list):
        for value in data:
            yield from localized(value)


@pytest.mark.parametrize(
    "path", sorted(PACKAGE.glob("games/*/data/*.yaml")), ids=lambda path: f"{path.parts[-3]}/{path.stem}"
)
def test_every_name_in_the_data_is_in_all_our_languages(path: Path) -> None:
    for texts in localized(yaml.safe_load(path.read_text("utf-8"))):
        assert set(COMPLETE) <= set(texts), texts


def test_no_code_asks_which_language_it_is() -> None:
    """A third language would be forgotten there."""
    asked = re.compile(r"""lang\w*\s*={2,3}\s*["']\w\w["']|\.it\s+if\b|["']it["']""")
    for path in PACKAGE.rglob("*.py"):
        assert not asked.search(path.read_text("utf-8")), path
    for path in (PACKAGE.parent.parent / "web" / "src").rglob("*"):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            assert not asked.search(path.read_text("utf-8")), path
