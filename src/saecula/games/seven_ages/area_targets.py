"""SA-15.9: the areas that an event can be aimed at, because it would change something there."""

from __future__ import annotations

from saecula.games.seven_ages import effects_schema as schema
from saecula.games.seven_ages.areas import AREAS, ISLANDS, LAND, OVERLAND, WATER, areas_in, terrain_mask
from saecula.games.seven_ages.cards import CARD_EVENT
from saecula.games.seven_ages.contact import contact_range, in_free_contact, reached
from saecula.games.seven_ages.effects import EFFECTS, FIRST_EVENT, IMMUNITY_FROM, disorderable, works
from saecula.games.seven_ages.fog import may_have
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.units import NAVAL


def immune(state: SevenAges, empire: int, event: int) -> bool:
    """Whether an event cannot hit an empire."""
    for source in IMMUNITY_FROM[event]:
        if works(state, empire, source):
            return True
    return False


def within_reach(state: SevenAges, seat: int, empire: int) -> bool:
    """SA-13.7: with optional rule 7 an event needs an own empire in contact with what it hits."""
    if not state.take_that or state.owner[empire] == seat:
        return True
    return any([in_free_contact(state, own, empire) for own in state.empires_of(seat)])


def target_areas(state: SevenAges, seat: int, card: int) -> int:
    """The areas a card can be aimed at, as a mask."""
    event = CARD_EVENT[card]
    found = 0
    for effect in EFFECTS[FIRST_EVENT + event]:
        if isinstance(effect, schema.Damage):
            found |= struck_areas(state, seat, effect)
        elif isinstance(effect, schema.Disorder):
            found |= flooded_areas(state, effect)
        elif isinstance(effect, schema.LoseUnits):
            found |= areas_with_ships(state)
    if not found:
        return 0
    held = 0
    for empire in state.in_play():
        held |= state.held[empire]
        if found & state.held[empire] and (immune(state, empire, event) or not within_reach(state, seat, empire)):
            found &= ~state.held[empire]
    if state.take_that and found & ~held:
        found &= held | neutral_areas_within_reach(state, seat)
    return found


def neutral_areas_within_reach(state: SevenAges, seat: int) -> int:
    """SA-13.7 for areas that nobody controls: contact with the area itself."""
    closed = 0
    for other in state.in_play():
        if state.owner[other] != seat:
            closed |= state.held[other]
    found = 0
    for own in state.empires_of(seat):
        found |= reached(state, own, closed, contact_range(state, own))
    return found


def cities_among(state: SevenAges, mask: int) -> int:
    """The areas of a set of land areas that have a city."""
    found = 0
    for area in areas_in(mask):
        if state.city[area]:
            found |= 1 << area
    return found


def struck_areas(state: SevenAges, seat: int, effect: schema.Damage) -> int:
    """The land areas that `damage` can strike, and where anything would change."""
    found = LAND
    if effect.terrain:
        found &= terrain_mask(list(effect.terrain)) | (ISLANDS if effect.or_island else 0)
    enemies, controlled = 0, 0
    for empire in state.in_play():
        controlled |= state.held[empire]
        if state.owner[empire] != seat:
            enemies |= state.held[empire]
    if effect.controlled == "enemy":
        found &= enemies
    if effect.not_capital:
        for capital in state.capital:
            if capital != NOBODY:
                found &= ~(1 << capital)
    if effect.needs:
        needed = 0
        if "fort" in effect.needs:
            needed |= state.forts
        if "disorder" in effect.needs:
            needed |= state.disorder
        if "city" in effect.needs:
            needed |= cities_among(state, found & ~needed)
        found &= needed
    changed = controlled | state.forts
    for at in state.good_at:
        if 0 <= at < AREAS:
            changed |= 1 << at
    return found & changed | cities_among(state, found & ~changed)


def flooded_areas(state: SevenAges, effect: schema.Disorder) -> int:
    """`area_and_neighbours`: controlled areas of the terrain, if disorder can come there or to such a neighbour."""
    fitting = terrain_mask(list(effect.terrain)) & LAND
    found = 0
    for empire in state.in_play():
        own = fitting & state.held[empire]
        calm = 0
        for area in areas_in(own & ~state.disorder):
            if disorderable(state, area):
                calm |= 1 << area
        for area in areas_in(own):
            if (OVERLAND[area] | 1 << area) & calm:
                found |= 1 << area
    return found


def areas_with_ships(state: SevenAges) -> int:
    """The seas and oceans where ships lie as far as others can tell: a counter may be an aircraft instead (SA-8.12)."""
    found = 0
    for empire in state.in_play():
        for area in areas_in(state.units_in[empire] & WATER & ~found):
            if may_have(state, state.units_at(empire, area), NAVAL):
                found |= 1 << area
    return found
