"""Finds what a document names in backticks, and whether it exists: files, dotted names, make targets, commands.

A path counts as found if a file or folder of the repository ends with it, so that a document may name files relative to
the folder it is about. A dotted name begins with a module (`kernel.hidden.Redeal`), a class (`Record.rollback`), or one
of the usual names of an object (`state.actors`); each further part must be an attribute of what comes before it. Spans
with `<...>`, or with spaces other than those of a command, are not looked at.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "saecula"
FOLDERS = ("src", "tests", "tools", "web/src", "web/tests", "docs")
MADE = (  # not in the repository
    "docs/figures.md",
    "src/saecula/server/static/",
    "build/native",
    "web/node_modules",
    "saecula.sqlite3",
    "saecula.log",
    "cookie.key",
    "server.lock",
)
SUFFIXES = "py|md|yaml|ftl|ts|svelte|txt|json|toml|css|webp|yml|lock|in"
OBJECTS = {
    "state": "State",
    "game": "Game",
    "record": "Record",
    "entry": "Entry",
    "phase": "Phase",
    "bot": "Bot",
    "budget": "Budget",
    "snapshot": "Snapshot",
    "name": "Localized",
    "OFFER": "Verb",
    "env": "SaeculaEnv",
    "table": "Talk",
}  # what documents call an object, and its class

_FENCE = re.compile(r"^( *)```.*?^\1```$", re.MULTILINE | re.DOTALL)
_SPAN = re.compile(r"`([^`\n]+)`")
_PATH = re.compile(rf"[\w.*-]+(/[\w.*-]+)*/?|[\w-]+\.({SUFFIXES})")
_INTERFACE = re.compile(r"interface (\w+)[^{]*\{(.*?)^\}", re.MULTILINE | re.DOTALL)
_DOTTED = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)+")


@dataclass
class Names:
    """What a class or a module defines."""

    own: set[str] = field(default_factory=set)
    bases: list[str] = field(default_factory=list)


def spans(text: str) -> list[str]:
    """What stands in backticks, outside blocks of code."""
    return _SPAN.findall(_FENCE.sub("", text))


def unknown(text: str) -> list[str]:
    """The names in a document that do not exist."""
    return sorted({span for span in spans(text) if not exists(span)})


def exists(span: str) -> bool:
    """Whether something in backticks exists; True for what this module does not look at."""
    words = span.split()
    if not words or "<" in span or "…" in span or span in MADE:
        return True
    if words[0] == "make" and len(words) > 1:
        return words[1] in _targets()
    if words[0] == "saecula" and len(words) > 1 and not words[1].startswith("-"):
        return words[1] in _commands()
    name = re.sub(r"\([^()]*\)$", "", span)
    if " " in name:
        return True
    if re.fullmatch(rf"[\w*-]+\.({SUFFIXES})", name) or (_PATH.fullmatch(name) and "/" in name):
        return name.startswith(("saecula/", "/")) or _path_exists(name)
    if _DOTTED.fullmatch(name):
        return _dotted_exists(name.split("."))
    return True


# ---------------------------------------------------------------------------------------------------------------- paths


@cache
def _paths() -> list[str]:
    found = [path.name for path in ROOT.iterdir()]
    for folder in FOLDERS:
        found += [path.relative_to(ROOT).as_posix() for path in (ROOT / folder).rglob("*")]
    return [f"/{path}" for path in found if "__pycache__" not in path]


def _path_exists(path: str) -> bool:
    wanted = f"*/{path.rstrip('/')}"
    return any(fnmatch(there, wanted) for there in _paths())


@cache
def _targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


@cache
def _commands() -> set[str]:
    return set(
        re.findall(r'= add\("(\w+)"', "".join(path.read_text("utf-8") for path in (PACKAGE / "cli").glob("*.py")))
    )


# ---------------------------------------------------------------------------------------------------------------- names


@cache
def _classes() -> dict[str, list[Names]]:
    """Every class of the package and of its games by name, and every interface of the client."""
    found: dict[str, list[Names]] = {}
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(_names_of(node))
    for path in (ROOT / "web" / "src").rglob("*.ts"):
        for name, body in re.findall(
            r"interface (\w+)[^{]*\{(.*?)^\}", path.read_text("utf-8"), re.MULTILINE | re.DOTALL
        ):
            found.setdefault(name, []).append(Names(set(re.findall(r"^  (\w+)\??:", body, re.MULTILINE))))
    return found


def _names_of(node: ast.ClassDef | ast.Module) -> Names:
    names = Names()
    if isinstance(node, ast.ClassDef):
        names.bases = [base.id for base in map(_plain, node.bases) if isinstance(base, ast.Name)]
    for part in node.body:
        if isinstance(part, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            names.own.add(part.name)
            if isinstance(node, ast.ClassDef):
                names.own |= {
                    at.attr
                    for at in ast.walk(part)
                    if isinstance(at, ast.Attribute) and isinstance(at.value, ast.Name) and at.value.id == "self"
                }
        elif isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            names.own.add(part.target.id)
        elif isinstance(part, ast.Assign):
            names.own |= {target.id for target in part.targets if isinstance(target, ast.Name)}
        elif isinstance(part, (ast.Import, ast.ImportFrom)):
            names.own |= {(alias.asname or alias.name).split(".")[0] for alias in part.names}
    return names


def _plain(base: ast.expr) -> ast.expr:
    return base.value if isinstance(base, ast.Subscript) else base


def _has(name: str, attribute: str) -> bool:
    """Whether a class, or one it derives from, has an attribute."""
    return any(
        attribute in names.own or any(_has(base, attribute) for base in names.bases)
        for names in _classes().get(name, [])
    )


def _module(parts: list[str]) -> Path | None:
    """The file of a module, named from `saecula` on or from inside it."""
    path = PACKAGE.joinpath(*(parts[1:] if parts[0] == "saecula" else parts))
    for file in (path / "__init__.py", path.with_suffix(".py")):
        if file.is_file():
            return file
    return None


def _dotted_exists(parts: list[str]) -> bool:
    first = OBJECTS.get(parts[0], parts[0])
    if first == "self":  # in text about a class: each part is an attribute of some class
        return all(any(_has(name, part) for name in _classes()) for part in parts[1:])
    if first in _classes():
        return _has(first, parts[1])
    for cut in range(len(parts), 0, -1):
        file = _module(parts[:cut])
        if file is None:
            continue
        rest = parts[cut:]
        if not rest or parts == ["saecula", "bots"]:
            return True
        if rest[0] not in _names_of(ast.parse(file.read_text("utf-8"))).own and rest[0] not in ("text", "bots"):
            return False
        return len(rest) == 1 or (rest[0] in _classes() and _has(rest[0], rest[1]))
    return False
