"""How events are tried out: a register of trials by event, and the positions they begin from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saecula.games.seven_ages.cards import (
    EMPIRE_INDEX,
    MARKER_NAMES,
)
from saecula.games.seven_ages.state import DISCARDED, SevenAges
from saecula.games.seven_ages.windows import STEP_WINDOW, open_window
from saecula.kernel.message import Event
from tests.games.seven_ages.given import (
    Empire,
    act,
    asked,
    at,
    card,
    deal,
    empire,
    given,
    play,
)

RED, BLUE, GREEN = at("red"), at("blue"), at("green")
PLAIN = ["zhou", "khmers", "siamese", "burmese", "mauryans", "sumerians"]  # nothing but initial specials

Check = Callable[[str], None]
CHECKS: dict[str, Check] = {}


def event(*names: str) -> Callable[[Check], Check]:
    """Registers how an event is tried out; the function gets the card."""

    def register(check: Check) -> Check:
        for name in names:
            assert name not in CHECKS
            CHECKS[name] = check
        return check

    return register


def cast(name: str) -> list[str]:
    """Plain empires other than the card that is tried out."""
    return [one for one in PLAIN if one != name]


def red(name: str, level: int = 20, where: dict[str, list[str]] | None = None, **more: Any) -> Empire:
    """Seat 0 in Egypt."""
    return empire(cast(name)[0], "red", 0, level, where or {"egypt": ["spear"]}, **more)


def blue(name: str, level: int = 20, where: dict[str, list[str]] | None = None, **more: Any) -> Empire:
    """Seat 1 in Palestine."""
    return empire(cast(name)[1], "blue", 1, level, where or {"palestine": ["spear"]}, **more)


def at_any_time(name: str, *empires: Empire, step: str = "destiny") -> SevenAges:
    """The card in hand, in the window of a step."""
    s = given(*empires)
    deal(s, 0, name)
    s.step = MARKER_NAMES.index(step)
    open_window(s, STEP_WINDOW)
    return s


def in_civilise(name: str, *empires: Empire) -> SevenAges:
    """The card in hand, in a Civilise action of the red empire."""
    s = given(*empires)
    deal(s, 0, name)
    act(s, "red", "civilise")
    return s


def use(s: SevenAges, name: str, *more: str) -> list[Event]:
    """Play the card with its targets; it is discarded when its effect is over."""
    log = play(s, f"event {name}", *more)
    while asked(s) == "Reaction":
        log += play(s, "pass")
    return log


def other(value: int, name: str) -> str:
    """A card of this value that is not the one tried out."""
    return next(one for one in (card(value), card(value, 1)) if one != name)


def spent(s: SevenAges, name: str) -> bool:
    return s.card_at[EMPIRE_INDEX[name]] == DISCARDED
