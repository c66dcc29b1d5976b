"""Requests that carry an idempotency key: sent twice, they are carried out once.

A request is stored with the entries it led to, so a retry is recognised after a restart too.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

import msgspec

from saecula.server.errors import Refusal

KEPT: Final = 500  # requests remembered per table; older ones are refused as stale anyway


def request_name(seat: int, key: str, message: msgspec.Struct) -> str:
    """Seat, digest of the message, and idempotency key: how a request is stored with its entries."""
    return f"{seat}:{blake2b(msgspec.json.encode(message), digest_size=6).hexdigest()} {key}"


def _split(request: str) -> tuple[str, str]:
    """Seat and key, and the digest of the message (empty in rows of earlier versions)."""
    first, _, key = request.partition(" ")
    seat, _, digest = first.partition(":")
    return f"{seat} {key}", digest


class Requests:
    """The latest requests of one table, and which entries each led to."""

    def __init__(self) -> None:
        self._entries: dict[str, tuple[int, int, str]] = {}  # by seat and key: first entry, number of entries, digest

    def add(self, request: str, entry: int) -> None:
        """Note that a request led to this entry."""
        key, digest = _split(request)
        first, count, _ = self._entries.get(key, (entry, 0, ""))
        self._entries[key] = (first, count + 1, digest)
        if len(self._entries) > KEPT:
            del self._entries[next(iter(self._entries))]

    def entries_of(self, request: str) -> tuple[int, int] | None:
        """The first entry and the number of entries a request led to; None if it is new.

        Refused if the same key came with another message.
        """
        key, digest = _split(request)
        if key not in self._entries:
            return None
        first, count, known = self._entries[key]
        if known and known != digest:
            raise Refusal("reused-key")
        return first, count
