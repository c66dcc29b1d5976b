"""Background work of a server: warming up, collecting garbage, closing abandoned tables."""

from __future__ import annotations

import asyncio
import gc
import logging
from typing import Final

from saecula.server import catalogue
from saecula.server.house import House
from saecula.server.lobby import Lobby
from saecula.server.settings import Settings

GARBAGE_SECONDS: Final = 1.0
THOROUGH: Final = 3600  # an hour

log = logging.getLogger("saecula.server")


async def collect_garbage(house: House) -> None:
    """Collect the youngest objects, and freeze those that survive.

    Python would look through all tables in memory now and then, and stop everybody for a second. What is put aside
    is still freed when nobody refers to it; only rings of dead objects are not, until the next thorough look.
    """
    while True:
        for _ in range(THOROUGH):
            await asyncio.sleep(GARBAGE_SECONDS)
            gc.collect(1)
            gc.freeze()
        if not house.audience.subscribers:  # nobody to be stopped
            gc.unfreeze()
            gc.collect()
            gc.freeze()


async def warm_up() -> None:
    """Warm up every game while nobody waits for it."""
    try:
        await asyncio.to_thread(catalogue.warm_up)
    except Exception:
        log.exception("a game cannot be played")


async def sweep(lobby: Lobby, settings: Settings) -> None:
    """Give up tables that nobody wants, now and then."""
    while True:
        await asyncio.sleep(settings.sweep_seconds)
        try:
            await lobby.sweep()
        except Exception:
            log.exception("tables that nobody wants could not be given up")
