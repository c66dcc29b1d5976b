"""Lists of event cards that several tests share."""

from __future__ import annotations

from saecula.games.history_of_the_world.cards import (
    EVENT_INDEX,
    EVENT_NAMES,
    IS_MINOR_EMPIRE,
)

EMPIRE_OF_EPOCH = ["egypt", "persia", "romans", "byzantines", "franks", "spain", "britain"]

MINOR_EMPIRES = [name for name in EVENT_NAMES if IS_MINOR_EMPIRE[EVENT_INDEX[name]]]
