"""Differences between two JSON documents, as JSON Patch (RFC 6902).

Lists whose elements can be told apart (by their `move`, `id` or `seat`, or because they are different texts or numbers)
are matched by that, so that a move that is no longer legal costs one `remove` and not a new list. Where a difference
would be larger than what it replaces, the whole is replaced.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

NAMES: Final = ("move", "id", "seat")  # fields by which the elements of a list are told apart
OVERHEAD: Final = 36  # bytes of an operation beside its path and its value

Operation = dict[str, Any]

_encode = msgspec.json.Encoder().encode


def diff(old: Any, new: Any) -> list[Operation]:
    """The operations that turn one document into the other."""
    found = Difference()
    found.compare(old, new, "")
    return found.operations


def apply(document: Any, operations: list[Operation]) -> Any:
    """The document after these operations, which may mutate the one given."""
    for operation in operations:
        steps = [step.replace("~1", "/").replace("~0", "~") for step in operation["path"].split("/")[1:]]
        if not steps:
            document = operation["value"]
            continue
        parent = document
        for step in steps[:-1]:
            parent = parent[int(step)] if isinstance(parent, list) else parent[step]
        last: Any = int(steps[-1]) if isinstance(parent, list) else steps[-1]
        if operation["op"] == "remove":
            del parent[last]
        elif operation["op"] == "add" and isinstance(parent, list):
            parent.insert(last, operation["value"])
        else:
            parent[last] = operation["value"]
    return document


class Difference:
    """A difference in the making."""

    def __init__(self) -> None:
        self.operations: list[Operation] = []
        self.size = 0  # approximate size in bytes

    def compare(self, old: Any, new: Any, path: str) -> None:
        """Add what turns `old` into `new`, both at this path."""
        if old is new or (type(old) is type(new) and old == new):
            return
        count, size = len(self.operations), self.size
        if isinstance(old, dict) and isinstance(new, dict):
            self._compare_objects(old, new, path)
        elif isinstance(old, list) and isinstance(new, list):
            self._compare_lists(old, new, path)
        else:
            self._add("replace", path, new)
            return
        spent = self.size - size
        if spent > OVERHEAD and spent > OVERHEAD + len(path) + len(_encode(new)):
            del self.operations[count:]
            self.size = size
            self._add("replace", path, new)

    def _compare_objects(self, old: dict[str, Any], new: dict[str, Any], path: str) -> None:
        for key in old:
            if key not in new:
                self._remove(f"{path}/{escaped(key)}")
        for key, value in new.items():
            if key not in old:
                self._add("add", f"{path}/{escaped(key)}", value)
            else:
                self.compare(old[key], value, f"{path}/{escaped(key)}")

    def _compare_lists(self, old: list[Any], new: list[Any], path: str) -> None:
        names, new_names = told_apart(old), told_apart(new)
        if names is not None and new_names is not None:
            there, wanted = set(names), set(new_names)
            if [name for name in names if name in wanted] == [name for name in new_names if name in there]:
                self._merge(old, new, names, new_names, path)
                return
        for i in range(min(len(old), len(new))):
            self.compare(old[i], new[i], f"{path}/{i}")
        for i in range(len(old) - 1, len(new) - 1, -1):
            self._remove(f"{path}/{i}")
        for i in range(len(old), len(new)):
            self._add("add", f"{path}/{i}", new[i])

    def _merge(self, old: list[Any], new: list[Any], names: list[Any], new_names: list[Any], path: str) -> None:
        """Lists in which what both have comes in the same order."""
        there, wanted = set(names), set(new_names)
        at = 0
        for i, name in enumerate(new_names):
            while at < len(names) and names[at] not in wanted:
                self._remove(f"{path}/{i}")
                at += 1
            if name in there:
                self.compare(old[at], new[i], f"{path}/{i}")
                at += 1
            else:
                self._add("add", f"{path}/{i}", new[i])
        for _ in range(at, len(names)):
            self._remove(f"{path}/{len(new)}")

    def _add(self, kind: str, path: str, value: Any) -> None:
        self.operations.append({"op": kind, "path": path, "value": value})
        self.size += OVERHEAD + len(path) + len(_encode(value))

    def _remove(self, path: str) -> None:
        self.operations.append({"op": "remove", "path": path})
        self.size += OVERHEAD + len(path)


def escaped(key: str) -> str:
    """A key as a step of a path."""
    return key.replace("~", "~0").replace("/", "~1")


def told_apart(elements: list[Any]) -> list[Any] | None:
    """The field that identifies the elements of a list; None if there is none."""
    if not elements:
        return []
    first = elements[0]
    if isinstance(first, dict):
        name = next((name for name in NAMES if name in first), "")
        found = [each.get(name) if isinstance(each, dict) else None for each in elements] if name else []
    else:
        found = elements
    kind = type(found[0]) if found else None
    if kind not in (str, int) or any(type(each) is not kind for each in found) or len(set(found)) != len(found):
        return None
    return found
