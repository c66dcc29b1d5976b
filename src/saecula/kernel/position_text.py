"""A position as text that a person can read: the view, laid out as lines and tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from saecula.kernel.state import State

WIDTH: Final = 120  # of a line; longer ones are broken


def full_view(state: State, game: Any) -> dict[str, Any]:
    """What everybody sees of a position, and each player's row of "players" as that player sees it."""
    view: dict[str, Any] = game.view(state, None)
    players = view.get("players")
    if isinstance(players, list):
        for seat in range(min(state.seats, len(players))):
            players[seat] = game.view(state, seat)["players"][seat]
    return view


def position_text(title: str, view: dict[str, Any]) -> str:
    """A title, short facts side by side, then everything else under its own name; empty things are left out."""
    facts: list[str] = []
    blocks: list[str] = []
    for name, value in view.items():
        if _is_short(value):
            if value not in ("", None):
                facts.append(f"{name}: {_short(value)}")
        else:
            blocks += _block(name, value)
    return "\n".join([title, *_wrapped(facts, "   "), *blocks])


def _is_short(value: Any) -> bool:
    return not isinstance(value, (dict, list))


def _short(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return " ".join([_short(item) for item in value]) or "-"
    if isinstance(value, dict):
        if "id" in value:  # a thing with its properties: its name is enough
            return str(value["id"])
        return " ".join([f"{name}={_nested(item)}" for name, item in value.items()]) or "-"
    return "-" if value is None or value == "" else str(value)


def _nested(value: Any) -> str:
    """A value inside another one on the same line."""
    return f"({_short(value)})" if isinstance(value, (dict, list)) and len(value) > 1 else _short(value)


def _block(name: str, value: Any) -> list[str]:
    """A list or a table under its name."""
    if not value:
        return []
    if isinstance(value, list) and all([isinstance(row, dict) for row in value]):
        return [f"{name}:", *_table(value)]
    items = [f"{key}={_nested(item)}" for key, item in value.items()] if isinstance(value, dict) else []
    if isinstance(value, list):
        items = [_short(item) for item in value]
    lines = _wrapped(items, "  ")
    if len(lines) == 1 and len(lines[0]) + len(name) + 2 <= WIDTH:
        return [f"{name}: {lines[0]}"]
    return [f"{name}:", *[f"  {line}" for line in lines]]


def _table(rows: list[dict[str, Any]]) -> list[str]:
    """Rows of one shape, in columns. Columns that are empty in every row are left out."""
    names: list[str] = []
    for row in rows:
        names += [name for name in row if name not in names]
    names = [name for name in names if any([row.get(name) not in ("", None, 0, False, [], {}) for row in rows])]
    cells = [names] + [[_short(row.get(name)) for name in names] for row in rows]
    widths = [max([len(line[i]) for line in cells]) for i in range(len(names))]
    if sum(widths) + 2 * len(widths) > WIDTH:
        return _records(rows, names)
    return ["  " + "  ".join([cell.ljust(widths[i]) for i, cell in enumerate(line)]).rstrip() for line in cells]


def _records(rows: list[dict[str, Any]], names: list[str]) -> list[str]:
    """The same row by row, where columns would not fit on a line."""
    lines: list[str] = []
    for row in rows:
        facts = [f"{name}: {_short(row[name])}" for name in names if row.get(name) not in ("", None, [], {})]
        for i, line in enumerate(_wrapped(facts, "   ")):
            lines.append(("  - " if i == 0 else "    ") + line)
    return lines


def _wrapped(items: list[str], gap: str) -> list[str]:
    """Items side by side, on as many lines as they need."""
    lines: list[str] = []
    for item in items:
        if lines and len(lines[-1]) + len(gap) + len(item) <= WIDTH:
            lines[-1] += gap + item
        else:
            lines.append(item)
    return lines
