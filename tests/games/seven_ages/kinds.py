"""One check per kind of effect: what it changes, from a position without it to one with it (appendix A).

The red empire has the effect; `area` is where its source lies, NOBODY if that is a card. Expected values come from the
data and are counted here, not by the engine.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saecula.games.seven_ages import effects_schema as schema
from saecula.games.seven_ages.aftermath import trigger
from saecula.games.seven_ages.area_targets import immune
from saecula.games.seven_ages.areas import INDEX as AREAS
from saecula.games.seven_ages.areas import LANDS, NAMES, OVERLAND, TERRAIN, TERRAIN_NAMES, areas_in
from saecula.games.seven_ages.cards import (
    EVENT_INDEX,
    GOOD_INDEX,
    LEADER_LIMIT,
    TRADE,
)
from saecula.games.seven_ages.civics import can_have
from saecula.games.seven_ages.civilise import can_annex, disorder_price, free_removals, leader_removals, preaches
from saecula.games.seven_ages.contact import contact_range
from saecula.games.seven_ages.course import Turn
from saecula.games.seven_ages.destiny import hand_size
from saecula.games.seven_ages.effects import PERMITS, disorderable, permitted
from saecula.games.seven_ages.ending import INTERNET
from saecula.games.seven_ages.harvest import glory_price, harvest_glory
from saecula.games.seven_ages.leaders import draws, leader_limit
from saecula.games.seven_ages.movement import carries, own_area_points, points
from saecula.games.seven_ages.passage import forbidden
from saecula.games.seven_ages.production import free_upkeep, income, needed_level, unit_price
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.totals import Side, items, place_in_set, specials
from saecula.games.seven_ages.trade import trade_modifier
from saecula.games.seven_ages.units import COST, LEVEL, TYPE_INDEX, TYPE_NAMES, types_of_class
from tests.games.seven_ages.given import act, asked, at, play

OWN, OTHER = at("red"), at("blue")
CITY = "babylonia"

# ------------------------------------------------------------------------------------------------- one check per kind

Checked = Callable[[SevenAges, SevenAges, int, Any], None]


def stat(before: SevenAges, s: SevenAges, area: int, effect: schema.Stat) -> None:
    read: dict[str, Callable[[SevenAges], int]] = {
        "trade": lambda state: trade_modifier(state, OWN) - TRADE[state.card_of[OWN]],
        "contact_range": lambda state: contact_range(state, OWN),
        "leader_limit": lambda state: leader_limit(state, OWN) - LEADER_LIMIT[state.card_of[OWN]],
        "leader_draws": lambda state: draws(state, OWN) - LEADER_LIMIT[state.card_of[OWN]],
        "refill": lambda state: hand_size(state, OWN),
        "carry": lambda state: carries(state, OWN),
    }
    assert read[effect.stat](s) - read[effect.stat](before) == effect.amount


def earned(before: SevenAges, s: SevenAges, area: int, effect: schema.Income) -> None:
    """The amount times what is counted, which is counted here by the names in the data files."""
    calm = [area for area in areas_in(s.held[OWN]) if not s.disorder >> area & 1]
    counts = {
        "empire": 1,
        "city": sum(a < LANDS and s.city[a] > 0 for a in calm),
        "city_level": sum(s.city[a] for a in calm if a < LANDS),
        "area": sum(TERRAIN_NAMES[TERRAIN[a]] in effect.terrain for a in calm),
        "sea_area": sum(TERRAIN_NAMES[TERRAIN[a]] == "sea" for a in calm),
        "here": 1,
        "saved_10": s.money[OWN] // 10,
    }
    assert counts[effect.per] > 0
    assert income(s, OWN) - income(before, OWN) == effect.amount * counts[effect.per]


def cost(before: SevenAges, s: SevenAges, area: int, effect: schema.UnitCost) -> None:
    if effect.condition == "lost_land_area_since_last_production":
        assert unit_price(s, OWN, TYPE_INDEX["spear"]) == unit_price(before, OWN, TYPE_INDEX["spear"])
        s.lost_land |= 1 << OWN
    for unit, name in enumerate(TYPE_NAMES):
        hit = not (effect.classes or effect.units)
        hit = hit or name in effect.units or bool(types_of_class(*effect.classes) >> unit & 1 if effect.classes else 0)
        price = COST[unit] + effect.amount * hit
        price = (price + 1) // 2 if effect.half and hit else price
        assert unit_price(s, OWN, unit) == max(price, 1), name


def early(before: SevenAges, s: SevenAges, area: int, effect: schema.UnitLevel) -> None:
    for unit, name in enumerate(TYPE_NAMES):
        assert needed_level(s, OWN, unit) == LEVEL[unit] + effect.amount * (name in effect.units)


def kept(before: SevenAges, s: SevenAges, area: int, effect: schema.Upkeep) -> None:
    assert free_upkeep(s, OWN) - free_upkeep(before, OWN) == effect.free


def faster(before: SevenAges, s: SevenAges, area: int, effect: schema.Move) -> None:
    read = own_area_points if effect.into else points
    for unit in range(len(TYPE_NAMES)):
        hit = types_of_class(*effect.classes) >> unit & 1
        assert read(s, OWN, unit) - read(before, OWN, unit) == effect.amount * hit


def stronger(before: SevenAges, s: SevenAges, area: int, effect: schema.Conflict) -> None:
    attacking = effect.side == "attack"
    here = AREAS["egypt"] if area == NOBODY else area
    if effect.terrain:
        here = next(a for a in range(LANDS) if TERRAIN_NAMES[TERRAIN[a]] in effect.terrain)
    if effect.scope == "with_city":
        here = AREAS[CITY]
    s.home[OWN] = 1 << here
    side = Side(OWN, attacking)
    amount = effect.amount
    if effect.per == "front_infantry":
        spears = [piece for piece in s.units_on_map(OWN) if s.type_of(piece) == TYPE_INDEX["spear"]]
        side.front = sum(1 << place_in_set(OWN, piece) for piece in spears)
        amount *= len(spears)
    assert specials(s, side, here, 8, NOBODY) == amount
    assert specials(s, Side(OWN, not attacking), here, 8, NOBODY) == 0
    assert specials(s, side, here, 8, OWN) == 0, "not in its own start conflicts (SA-5.12)"
    if effect.terrain or effect.scope:
        assert specials(s, side, AREAS["nubia"], 4, NOBODY) == 0
    elif effect.side == "defend":
        assert specials(s, side, AREAS["red_sea"], 8, NOBODY) == 0, "in land areas only"
    if effect.scope == "here_and_adjacent":
        near = areas_in(OVERLAND[here])[0]
        assert specials(s, side, near, 8, NOBODY) == effect.amount
        assert specials(s, side, near, 4, NOBODY) == 0, "not against a landing"


def priced(before: SevenAges, s: SevenAges, area: int, effect: schema.Price) -> None:
    if effect.condition == "has_religion":
        assert disorder_price(s, OWN) == 7
        s.belief[2 * OWN] = GOOD_INDEX["islam"]
    read = disorder_price if effect.of == "disorder" else glory_price
    assert read(s, OWN) == effect.amount


def calmed(before: SevenAges, s: SevenAges, area: int, effect: schema.FreeDisorderRemoval) -> None:
    assert free_removals(s, OWN, "any") - free_removals(before, OWN, "any") == effect.amount
    assert leader_removals(s, OWN) == 0


def harvested(before: SevenAges, s: SevenAges, area: int, effect: schema.HarvestGlory) -> None:
    assert harvest_glory(before, OWN) == 1, "the artist in the city"
    assert harvest_glory(s, OWN) == 1 + effect.amount
    s.disorder |= s.held[OWN]
    lost = effect.condition in ("no_disorder", "here_not_disordered") or effect.per
    assert harvest_glory(s, OWN) == (0 if lost else effect.amount)


def triggered(before: SevenAges, s: SevenAges, area: int, effect: schema.On) -> None:
    glory, money = s.glory[0], s.money[OWN]
    s.glory[1] = 9
    for _ in range(4):  # the same thing four times
        trigger(s, OWN, effect.trigger, AREAS["syria"], 1)
    times = 4 if effect.cap_per_turn is None else effect.cap_per_turn
    assert s.glory[0] == max(0, glory + times * effect.glory) + min(4 * effect.take_glory, 9)
    assert s.money[OWN] == money + times * effect.money
    assert (asked(s) == "Consent") == effect.disorder_there


def safe(before: SevenAges, s: SevenAges, area: int, effect: schema.Immunity) -> None:
    for name in effect.events:
        assert immune(s, OWN, EVENT_INDEX[name])
        assert not immune(before, OWN, EVENT_INDEX[name])
    if effect.what == "event_disorder_here":
        assert disorderable(before, area)
        assert not disorderable(s, area)
        assert disorderable(s, AREAS["egypt"])


def allowed(before: SevenAges, s: SevenAges, area: int, effect: schema.Permit) -> None:
    assert permitted(s, OWN, PERMITS.index(effect.what))
    assert not permitted(before, OWN, PERMITS.index(effect.what))


def banned(before: SevenAges, s: SevenAges, area: int, effect: schema.Forbid) -> None:
    if effect.what == "religion_change":
        assert can_have(before, OWN, GOOD_INDEX["judaism"])
        assert not can_have(s, OWN, GOOD_INDEX["judaism"])
    else:
        assert forbidden(s, OWN) == s.held[OTHER]
        assert forbidden(s, OTHER) == s.held[OWN]


def seen(before: SevenAges, s: SevenAges, area: int, effect: schema.Look) -> None:
    Turn().begin_turn(s)
    assert len(s.top) == effect.cards
    assert all(s.known[card] == 1 for card in s.top), "the owner alone"


def crusaded(before: SevenAges, s: SevenAges, area: int, effect: schema.HolyWar) -> None:
    s.belief[2 * OWN] = GOOD_INDEX[effect.religion]
    side, enemy = Side(OWN, True), Side(OTHER, False)
    with_faith = sum(items(s, side, enemy, area, 0))
    s.belief[2 * OWN] = NOBODY
    assert with_faith - sum(items(s, side, enemy, area, 0)) == effect.attack_bonus
    assert effect.glory == 2


def preached(before: SevenAges, s: SevenAges, area: int, effect: schema.Proselytise) -> None:
    assert preaches(s, OWN) == effect.min_card
    assert not preaches(before, OWN)


def annexes(before: SevenAges, s: SevenAges, area: int, effect: schema.Annex) -> None:
    assert can_annex(s, OWN)
    assert not can_annex(before, OWN)


def gained(before: SevenAges, s: SevenAges, area: int, effect: schema.Gain) -> None:
    assert s.elite[OWN] - before.elite[OWN] == effect.elite
    assert s.level[OWN] - before.level[OWN] == effect.levels


def granted(before: SevenAges, s: SevenAges, area: int, effect: schema.FreeUnits) -> None:
    play(s, "done")
    while asked(s) == "AfterAction":
        play(s, "pass")
    act(s, "red", "production")
    play(s, "done")
    assert asked(s) == "GrantedUnits"
    play(s, "buy spear", f"place {NAMES[area]}")
    assert len(s.units_at(OWN, area)) == 2


def stripped(before: SevenAges, s: SevenAges, area: int, effect: schema.Strip) -> None:
    assert s.government(OWN) == NOBODY
    assert effect.disorder == "none"
    assert s.disorder == 0


def ended(before: SevenAges, s: SevenAges, area: int, effect: schema.EndGame) -> None:
    assert s.over
    assert s.ended == INTERNET
    assert s.glory[0] == 1 + 7, "the artefact and the bonus"


KINDS: dict[type, Checked] = {
    schema.Stat: stat,
    schema.Income: earned,
    schema.UnitCost: cost,
    schema.UnitLevel: early,
    schema.Upkeep: kept,
    schema.Move: faster,
    schema.Conflict: stronger,
    schema.Price: priced,
    schema.FreeDisorderRemoval: calmed,
    schema.HarvestGlory: harvested,
    schema.On: triggered,
    schema.Immunity: safe,
    schema.Permit: allowed,
    schema.Forbid: banned,
    schema.Look: seen,
    schema.HolyWar: crusaded,
    schema.Proselytise: preached,
    schema.Annex: annexes,
    schema.Gain: gained,
    schema.FreeUnits: granted,
    schema.Strip: stripped,
    schema.EndGame: ended,
}
