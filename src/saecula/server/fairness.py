"""Dice that nobody chose: the seed of a table is mixed from the server's secret and what the players' browsers add.

The server shows the hash of its secret before anybody adds anything, so it cannot change it afterwards; it does not
know what the browsers will add, so it cannot choose it well. docs/fairness.md says what that proves and what it does
not. The browser does the same sum (web/src/lib/fairness.ts).
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final

from saecula.kernel.options import Value

FORMAT: Final = "saecula seed 1"
NEW: Final = "new"  # kinds of tables: from its first move played here ...
FORK: Final = "fork"  # ... or begun with the moves of another table ...
CONTINUED: Final = "continued"  # ... of one that no longer replayed ...
IMPORTED: Final = "imported"  # ... or of a file


def new_secret() -> str:
    """256 bits from the system's random source."""
    return secrets.token_hex(32)


def hash_of(secret: str) -> str:
    """The hash of a secret, shown before the game."""
    return sha256(secret.encode()).hexdigest() if secret else ""


def seed_of(
    secret: str,
    contributions: Sequence[tuple[int, str]],
    game: str,
    rules: int,
    data: str,
    seats: int,
    options: Mapping[str, Value],
) -> str:
    """The seed of a table, as it stands in its record. `contributions` are by seat, in order."""
    lines = [
        FORMAT,
        f"secret {secret}",
        *[f"contribution {seat} {value}" for seat, value in contributions],
        f"game {game}",
        f"rules {rules}",
        f"data {data}",
        f"seats {seats}",
        *[f"option {name} {_text(options[name])}" for name in sorted(options)],
    ]
    return sha256("\n".join(lines).encode()).hexdigest().lstrip("0")


def _text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
