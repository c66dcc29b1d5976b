"""Finds the words and rules of each language.

English and Italian are beside what they describe: `words/<lang>.ftl`, `games/<game>/text/<lang>.ftl`,
`games/<game>/rules/<lang>.md`, and the names of components in the data. Any other language is one folder, in
`languages/` of this package or in a folder named by $SAECULA_LANGUAGES (several are separated as in $PATH):

    <lang>/*.ftl        messages by key, in any number of files; names of components too: `vinci-province-castile`
    <lang>/<game>.md    the rules of a game

`language-name` is what speakers call the language. Whatever a folder leaves out is shown in English.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from saecula.data import BASE
from saecula.kernel.errors import SaeculaError

PACKAGE: Final = Path(__file__).parent
WORDS: Final = PACKAGE / "words"  # what every game says
COMPLETE: Final = (BASE, *sorted(path.stem for path in WORDS.glob("*.ftl") if path.stem != BASE))

_CODE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]+)*")
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n+[ }].*)*", re.MULTILINE)

# ------------------------------------------------------------------------------------------------------------ languages


def languages() -> list[str]:
    """Every available language, English first."""
    return [*COMPLETE, *sorted(_folders().keys() - set(COMPLETE))]


def check_language(lang: str) -> None:
    """Refuse a language we do not speak."""
    if lang not in languages():
        raise SaeculaError(f"there is no language {str(lang)[:20]!r}; there is: {', '.join(languages())}")


def name_of(lang: str) -> str:
    """What speakers call their language; its code if that is not said."""
    own = _read(_own_files(lang, [WORDS]))
    return own.get("language-name", f"= {lang}").partition("=")[2].strip()


@cache
def _folders() -> dict[str, list[Path]]:
    """The language folders by language; those of the package come first."""
    places = [PACKAGE / "languages"] if (PACKAGE / "languages").is_dir() else []
    for named in filter(None, os.environ.get("SAECULA_LANGUAGES", "").split(os.pathsep)):
        if not Path(named).is_dir():
            raise SaeculaError(f"SAECULA_LANGUAGES names {named!r}, which is no folder")
        places.append(Path(named))
    found: dict[str, list[Path]] = {}
    for place in places:
        for folder in sorted(
            path for path in place.iterdir() if path.is_dir() and not path.name.startswith(("_", "."))
        ):
            if not _CODE.fullmatch(folder.name):
                raise SaeculaError(
                    f"{folder}: the name of a language folder is a language code such as 'de' or 'pt-BR'"
                )
            if not list(folder.glob("*.ftl")):
                raise SaeculaError(f"{folder}: there is no .ftl file in it")
            found.setdefault(folder.name, []).append(folder)
    return found


# ---------------------------------------------------------------------------------------------------------------- files


def messages(lang: str, folders: Iterable[Path]) -> dict[str, str]:
    """The Fluent source of every message by key, from `<lang>.ftl` in each folder and from the language's own folder.

    Messages that are not translated are the English ones.
    """
    folders = list(folders)
    found = {} if lang in COMPLETE else _read([folder / f"{BASE}.ftl" for folder in folders])
    return {**found, **_read(_own_files(lang, folders))}


def has_words(lang: str, folder: Path) -> bool:
    """Whether a game with this `text` folder speaks the language, if only through a language folder."""
    return lang in _folders() or (folder / f"{lang}.ftl").exists()


def rules_file(game: str, folder: Path, lang: str) -> Path | None:
    """The rules of a game, whose own are in `folder`; in English where they are not translated, None without any."""
    places = [folder / f"{lang}.md", *(pack / f"{game}.md" for pack in _folders().get(lang, [])), folder / f"{BASE}.md"]
    return next((path for path in places if path.exists()), None)


def forget() -> None:
    """Look for languages again, after $SAECULA_LANGUAGES or a file has changed."""
    _folders.cache_clear()
    _entries.cache_clear()


def _own_files(lang: str, folders: list[Path]) -> list[Path]:
    return [folder / f"{lang}.ftl" for folder in folders] + [
        path for pack in _folders().get(lang, []) for path in sorted(pack.glob("*.ftl"))
    ]


def _read(files: list[Path]) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in files:
        if path.exists():
            found.update(_entries(path))
    return found


@cache
def _entries(path: Path) -> dict[str, str]:
    """The messages and terms of a file; comments are left out, and anything else is refused."""
    source = path.read_text(encoding="utf-8")
    rest = _ENTRY.sub(lambda entry: "\n" * entry[0].count("\n"), source)
    for number, line in enumerate(rest.splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            raise SaeculaError(f"{path}, line {number}: not a message: {line.strip()[:60]!r}")
    return {entry[1]: entry[0] for entry in _ENTRY.finditer(source)}
