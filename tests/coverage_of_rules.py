"""Which rules have a test: `python -m tests.coverage_of_rules [GAME ...]`, or `make rules-coverage`.

A rule is a line of `src/saecula/games/<game>/rules/en.md` that begins with its id in bold, `**VI-6.4**`. A test is
about a rule if it (or its class) is decorated with `@rule("VI-6.4")`. Rules that only describe something are listed
with the reason in `tests/games/<game>/descriptive.txt`. Exit status 1 if a rule has neither, if an unknown id is cited,
or if a rule called descriptive has a test after all.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "saecula" / "games"
TESTS = ROOT / "tests" / "games"

RULE = re.compile(r"^\*\*([A-Z]+-\d+(?:\.\d+)*)\*\*")


def rules_of(game: str) -> list[str]:
    """The ids in the rules of a game, in their order."""
    text = (GAMES / game / "rules" / "en.md").read_text(encoding="utf-8")
    return [found[1] for found in map(RULE.match, text.splitlines()) if found]


def citations(folder: Path, marker: str = "rule") -> Counter[str]:
    """How many tests cite each id, read from the source of the test files."""
    cited: Counter[str] = Counter()
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                cited.update(_ids(node.decorator_list, marker, f"{path.name}:{node.lineno}"))
    return cited


def _ids(decorators: list[ast.expr], marker: str, place: str) -> set[str]:
    found: set[str] = set()
    for decorator in decorators:
        if (
            not isinstance(decorator, ast.Call)
            or not isinstance(decorator.func, ast.Name)
            or decorator.func.id != marker
        ):
            continue
        for argument in decorator.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise SystemExit(f"{place}: @{marker} wants its ids as plain text")
            found.add(argument.value)
    return found


def descriptive(folder: Path) -> dict[str, str]:
    """The rules that only describe something: an id and the reason per line."""
    path = folder / "descriptive.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    pairs = [line.split(maxsplit=1) for line in lines if line.strip() and not line.startswith("#")]
    for pair in pairs:
        if len(pair) < 2:
            raise SystemExit(f"{path.name}: {pair[0]} has no reason")
    return {name: reason for name, reason in pairs}


def faults(game: str) -> list[str]:
    """What is wrong, one line each."""
    rules = rules_of(game)
    cited = citations(TESTS / game)
    told = descriptive(TESTS / game)
    found = [f"{name}: no test, and not in descriptive.txt" for name in rules if name not in cited and name not in told]
    found += [f"{name}: cited by a test, but there is no such rule" for name in sorted(cited) if name not in rules]
    found += [f"{name}: in descriptive.txt, but there is no such rule" for name in told if name not in rules]
    found += [f"{name}: in descriptive.txt, but it has a test" for name in told if name in cited]
    found += [f"{name}: stands twice in the rules" for name, times in Counter(rules).items() if times > 1]
    return found


def report(game: str) -> int:
    """Print the table of a game; the number of faults."""
    cited = citations(TESTS / game)
    told = descriptive(TESTS / game)
    rules = rules_of(game)
    for name in rules:
        tests = f"{cited[name]:3} test{'s' if cited[name] != 1 else ''}"
        print(f"{name:9} {tests if cited[name] else 'describes: ' + told[name] if name in told else 'NO TEST'}")
    wrong = faults(game)
    tested = len([name for name in rules if cited[name]])
    print(f"{game}: {len(rules)} rules, {tested} with tests, {len(told)} descriptive, {len(wrong)} wrong")
    for line in wrong:
        print(line, file=sys.stderr)
    return len(wrong)


def games_with_rules() -> list[str]:
    """The games whose rules are written down."""
    return sorted(path.parent.parent.name for path in GAMES.glob("*/rules/en.md"))


def main(names: list[str]) -> int:
    """Report on the games named, or on all."""
    known = games_with_rules()
    for name in names:
        if name not in known:
            print(f"there are no rules of {name!r}; there are those of: {', '.join(known)}", file=sys.stderr)
            return 2
    return int(sum([report(name) for name in names or known]) > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
