"""The 110 cards, their events, artefacts, religions and governments, as tables the rules index into.

A card is an int below CARDS; the empire in play on it has the same number. `GOODS` numbers everything that can be
"had": artefacts first, then religions, then governments.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import INDEX as AREA_INDEX
from saecula.games.seven_ages.areas import REGION_INDEX
from saecula.games.seven_ages.components import (
    actions,
    age_mask,
    artefacts,
    cards,
    categories,
    events,
    governments,
    index_of,
    lookup,
    religions,
    wrong,
)
from saecula.games.seven_ages.units import SET_INDEX

# --------------------------------------------------------------------------------------------------------- events

EVENT_NAMES: Final[list[str]] = [event.id for event in events]
EVENT_KEYS: Final[list[str]] = [f"seven_ages-event-{name}" for name in EVENT_NAMES]
EVENT_INDEX: Final[dict[str, int]] = index_of("events", EVENT_NAMES)
EVENT_TIMING: Final[list[str]] = [event.timing for event in events]
TIMINGS: Final[list[str]] = sorted(set(EVENT_TIMING))


def timing_mask(*names: str) -> int:
    """A set of timings (SA-15.1) as a mask; one that no event has is not in it."""
    return sum([1 << i for i, name in enumerate(TIMINGS) if name in names])


EVENT_TARGET: Final[list[str]] = [event.target for event in events]

# ---------------------------------------------------------------------------- artefacts, religions, governments

ARTEFACTS: Final[int] = len(artefacts)
FIRST_RELIGION: Final[int] = ARTEFACTS
FIRST_GOVERNMENT: Final[int] = ARTEFACTS + len(religions)
GOODS: Final[int] = FIRST_GOVERNMENT + len(governments)
GOOD_NAMES: Final[list[str]] = [row.id for row in artefacts] + [row.id for row in [*religions, *governments]]
GOOD_INDEX: Final[dict[str, int]] = index_of("artefacts", GOOD_NAMES)
GOOD_KEYS: Final[list[str]] = [f"seven_ages-artefact-{name}" for name in GOOD_NAMES]
GOOD_AGES: Final[list[int]] = [age_mask(list(row.ages)) for row in artefacts] + [
    age_mask(list(row.ages)) for row in [*religions, *governments]
]
GREEN: Final = 0
RED: Final = 1
BLUE: Final = 2
GOOD_COLOUR: Final[list[int]] = [["green", "red", "blue"].index(row.colour) for row in artefacts] + [GREEN] * (
    GOODS - ARTEFACTS
)
ON_CARD: Final[list[bool]] = [row.place == "card" for row in artefacts] + [True] * (GOODS - ARTEFACTS)
MARKERS: Final[list[int]] = [1] * ARTEFACTS + [row.markers for row in [*religions, *governments]]

# ---------------------------------------------------------------------------------------------------------- cards

CARDS: Final[int] = len(cards)
EMPIRE_NAMES: Final[list[str]] = [card.empire.id for card in cards]
EMPIRE_INDEX: Final[dict[str, int]] = index_of("cards", EMPIRE_NAMES)
EMPIRE_KEYS: Final[list[str]] = [f"seven_ages-empire-{name}" for name in EMPIRE_NAMES]
VALUE: Final[list[int]] = [card.value for card in cards]
CARD_EVENT: Final[list[int]] = [lookup("cards", card.empire.id, EVENT_INDEX, card.event, "event") for card in cards]
ANY_TIME: Final[int] = timing_mask("any_time")
CARD_TIMING: Final[list[int]] = [timing_mask(EVENT_TIMING[event]) for event in CARD_EVENT]
CARD_GOOD: Final[list[int]] = [
    lookup("cards", card.empire.id, GOOD_INDEX, card.artefact.id, card.artefact.kind) for card in cards
]
START_AREAS: Final[list[int]] = [
    sum([1 << lookup("cards", card.empire.id, AREA_INDEX, start.area, "area") for start in card.empire.start_areas])
    for card in cards
]
COLOURS: Final[list[int]] = [  # the sets an empire prefers, as a mask; 0: any (SA-5.5)
    sum([1 << lookup("cards", card.empire.id, SET_INDEX, colour, "colour set") for colour in card.empire.colours])
    for card in cards
]
MONEY: Final[list[int]] = [card.empire.money for card in cards]
TRADE: Final[list[int]] = [card.empire.trade for card in cards]
LEADER_LIMIT: Final[list[int]] = [card.empire.leader_limit for card in cards]
NO_CITIES: Final[list[int]] = [age_mask(list(card.empire.no_cities_ages)) for card in cards]
NO_CAVALRY: Final[list[int]] = [age_mask(list(card.empire.no_cavalry_ages)) for card in cards]
NO_SHIPS: Final[list[int]] = [age_mask(list(card.empire.no_ships_ages)) for card in cards]
MIN_EMPIRES: Final[list[int]] = [card.empire.min_empires_in_play for card in cards]


def _check_copies() -> None:
    for e, event in enumerate(events):
        if CARD_EVENT.count(e) != event.copies:
            raise wrong("events", event.id, f"is on {CARD_EVENT.count(e)} cards, not on {event.copies}")


_check_copies()

# ---------------------------------------------------------------------------------------------------------- icons

CATEGORY_NAMES: Final[list[str]] = [category.id for category in categories]
CATEGORY_INDEX: Final[dict[str, int]] = index_of("glory_categories", CATEGORY_NAMES)
CATEGORY_KIND: Final[list[str]] = [category.kind for category in categories]
SCOPES: Final = ["land", "sea", "both"]
WORLD: Final = -1  # the region of an icon that counts everywhere


class Icon:
    """A glory icon: its category, its value, and for areas what is counted where."""

    def __init__(self, category: int, value: int, region: int, scope: int) -> None:
        self.category = category
        self.value = value
        self.region = region
        self.scope = scope


def _icons(card: int) -> list[Icon]:
    empire = cards[card].empire
    found: list[Icon] = []
    for icon in empire.glory:
        category = lookup("cards", empire.id, CATEGORY_INDEX, icon.category, "glory category")
        region = WORLD if icon.region is None else -2
        if icon.region is not None and icon.region != "world":
            region = lookup("cards", empire.id, REGION_INDEX, icon.region, "region")
        elif icon.region == "world":
            region = WORLD
        scope = -1 if icon.scope is None else SCOPES.index(icon.scope)
        found.append(Icon(category, icon.value or 0, region, scope))
    return found


ICONS: Final[list[list[Icon]]] = [_icons(card) for card in range(CARDS)]

# -------------------------------------------------------------------------------------------------------- actions

START: Final = 0
PRODUCTION: Final = 1
TRADING: Final = 2
MANOEUVRE: Final = 3
DESTINY: Final = 4
CIVILISE: Final = 5
DISCARD: Final = 6
WILD: Final = 7
MARKER_NAMES: Final[list[str]] = [action.id for action in actions.actions]
MARKERS_PER_PLAYER: Final[int] = len(MARKER_NAMES)
STEPS: Final[int] = MARKERS_PER_PLAYER - 1  # every marker but the wild one has its step
MAX_EMPIRES: Final[dict[int, int]] = {row.players: row.empires for row in actions.max_empires}
