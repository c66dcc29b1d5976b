"""The cards as the rules index into them: 49 Empires, and the event cards.

An Empire is an int below EMPIRES, seven for each Epoch in turn order. An event is an int below EVENTS, the Great Events
first; equal cards are one event. The cards themselves, equal ones told apart, are the bits of the masks in which hands
are kept: GREAT_CARDS for the Great Events, MINOR_CARDS for the Minor ones.

What a card does is declared in its data; EFFECT says which rule module knows it, the other tables hold its figures.
"""

from __future__ import annotations

from typing import Final

from saecula.data import refuse
from saecula.games.history_of_the_world import schema
from saecula.games.history_of_the_world.components import (
    AREA_INDEX,
    CALLS,
    EPOCHS,
    GREAT_DEALT,
    INDEX,
    MAX_SEATS,
    MINOR_DEALT,
    NAME,
    NONE,
    PLAYABLE,
    WATER_INDEX,
    empires,
    files,
    fleets_of,
    great_events,
    index_of,
    lookup,
    minor_events,
)

# ---------------------------------------------------------------------------------------------------------- Empires


def _start(file: str, record: str, territory: str) -> int:
    start = lookup(INDEX, file, record, "Territory", territory)
    if not PLAYABLE >> start & 1:
        raise refuse(files, file, record, f"{territory} is a barren land")
    return start


def _in_turn_order() -> None:
    for i, empire in enumerate(empires):
        if (empire.epoch, empire.order) != (i // CALLS + 1, i % CALLS + 1):
            raise refuse(files, "empires", empire.id, f"must be Epoch {i // CALLS + 1}, order {i % CALLS + 1}")
        if empire.parts and sum([part.strength for part in empire.parts]) != empire.strength:
            raise refuse(files, "empires", empire.id, "the strengths of its parts do not add up")


_in_turn_order()
EMPIRES: Final[int] = EPOCHS * CALLS
EMPIRE_NAMES: Final[list[str]] = [e.id for e in empires]
EMPIRE_INDEX: Final[dict[str, int]] = index_of("empires", EMPIRE_NAMES)
EMPIRE_KEYS: Final[list[str]] = [f"{NAME}-empire-{name}" for name in EMPIRE_NAMES]
STRENGTH: Final[list[int]] = [e.strength for e in empires]
START: Final[list[int]] = [_start("empires", e.id, e.start) for e in empires]
HAS_CAPITAL: Final[list[bool]] = [e.capital is not None for e in empires]
NAVIGATES: Final[list[bool]] = [bool(e.navigation) for e in empires]
FLEETS: Final[list[int]] = [fleets_of(e.navigation, "empires", e.id) for e in empires]
MONUMENT_PER_RESOURCE: Final[list[bool]] = [e.monument_per_resource for e in empires]
PARTS: Final[list[int]] = [max(1, len(e.parts)) for e in empires]  # how many halves a card is played in (HW-5.29)
PART_STRENGTH: Final[list[list[int]]] = [[p.strength for p in e.parts] or [e.strength] for e in empires]
PART_START: Final[list[list[int]]] = [
    [_start("empires", e.id, p.start) for p in e.parts] or [START[i]] for i, e in enumerate(empires)
]
PART_CAPITAL: Final[list[list[bool]]] = [
    [p.capital is not None for p in e.parts] or [HAS_CAPITAL[i]] for i, e in enumerate(empires)
]

# ----------------------------------------------------------------------------------------------------------- events

event_cards: Final[list[schema.Event]] = great_events + minor_events
GREAT: Final[int] = len(great_events)
EVENTS: Final[int] = len(event_cards)
EVENT_NAMES: Final[list[str]] = [e.id for e in event_cards]
EVENT_INDEX: Final[dict[str, int]] = index_of("minor_events", EVENT_NAMES)
EVENT_KEYS: Final[list[str]] = [f"{NAME}-event-{name}" for name in EVENT_NAMES]
EPOCHS_OF: Final[list[int]] = [sum([1 << epoch for epoch in e.epochs]) for e in event_cards]  # bit 1 is Epoch I
IN_EPOCH: Final[list[int]] = [  # the events that can be played in each Epoch
    sum([1 << e for e in range(EVENTS) if EPOCHS_OF[e] >> epoch & 1]) for epoch in range(EPOCHS + 1)
]
GREAT_CARDS: Final[list[int]] = [k for k, e in enumerate(great_events) for _ in range(e.copies)]
MINOR_CARDS: Final[list[int]] = [GREAT + k for k, e in enumerate(minor_events) for _ in range(e.copies)]


def _enough_cards() -> None:
    """Hands for six players, dealt either way (HW-2.5, HW-9.2); and numbers that fit where they are kept."""
    minor_empires = sum([e.copies for e in great_events if e.empire is not None])
    for file, there, wanted in (
        ("great_events", len(GREAT_CARDS), MAX_SEATS * GREAT_DEALT),
        ("minor_events", len(MINOR_CARDS), MAX_SEATS * MINOR_DEALT),
        ("great_events", minor_empires, MAX_SEATS),
        ("great_events", len(GREAT_CARDS) - minor_empires, MAX_SEATS * (GREAT_DEALT - 1)),
    ):
        if there < wanted:
            raise refuse(files, file, "copies", f"there are {there} cards of a kind of which six players need {wanted}")
    if max(len(GREAT_CARDS), len(MINOR_CARDS)) > 62 or EVENTS > 64:
        raise refuse(files, "minor_events", "copies", "there can be 62 cards of either kind, and 64 different ones")
    for event in event_cards:
        if (event.type == "minor_empire") != (event.empire is not None):
            raise refuse(files, "great_events", event.id, "a Minor Empire, and only that, has an empire")


_enough_cards()

# What a card does. In force for the Active Empire (HW-4.34), as bits of `in_force`:
LEADER: Final = 0
WEAPONRY: Final = 1
ELITE_TROOPS: Final = 2
JIHAD: Final = 3
EXPERT_FORESTS: Final = 4
EXPERT_MOUNTAINS: Final = 5
EXPERT_STRAITS: Final = 6
NAVAL_POWER: Final = 7
SIEGECRAFT: Final = 8
LASTING: Final = 9  # effects below this one last until the end of the expansion
# waiting for the preparation (HW-4.33), bits of `in_force` too:
MINOR_EMPIRE: Final = 9
ASTRONOMY: Final = 10
REALLOCATION: Final = 11
WAITING: Final = 12
# resolved when the card is played:
COINS: Final = 12
ENGINEERING: Final = 13
TREACHERY: Final = 14
BARBARIANS: Final = 15
ATTRITION: Final = 16
CIVIL_WAR: Final = 17
CRUSADE: Final = 18
DISASTER: Final = 19
REVOLT: Final = 20
KINGDOM: Final = 21
MIGRANTS: Final = 22
PESTILENCE: Final = 23
PLAGUE: Final = 24

_EXPERTS: Final = {"forest": EXPERT_FORESTS, "mountain": EXPERT_MOUNTAINS, "strait": EXPERT_STRAITS}


def _effect(effect: schema.AnyEffect) -> int:
    """Which effect a card has."""
    if isinstance(effect, schema.IgnoreTerrain):
        return _EXPERTS[effect.terrain]
    kinds: list[tuple[type[schema.Effect], int]] = [
        (schema.AttackDice, LEADER),
        (schema.AttackBonus, WEAPONRY),
        (schema.WinTies, ELITE_TROOPS),
        (schema.Jihad, JIHAD),
        (schema.SeaAttack, NAVAL_POWER),
        (schema.Siegecraft, SIEGECRAFT),
        (schema.MinorEmpireEffect, MINOR_EMPIRE),
        (schema.ExtraFleet, ASTRONOMY),
        (schema.FleetsToCoins, REALLOCATION),
        (schema.Coins, COINS),
        (schema.Forts, ENGINEERING),
        (schema.Treachery, TREACHERY),
        (schema.Barbarians, BARBARIANS),
        (schema.AreaAttrition, ATTRITION),
        (schema.CivilWar, CIVIL_WAR),
        (schema.Crusade, CRUSADE),
        (schema.Disaster, DISASTER),
        (schema.Revolt, REVOLT),
        (schema.Kingdom, KINGDOM),
        (schema.Migrants, MIGRANTS),
        (schema.Pestilence, PESTILENCE),
        (schema.Plague, PLAGUE),
    ]
    for kind, code in kinds:
        if isinstance(effect, kind):
            return code
    raise AssertionError(effect)


def _figure(effect: schema.AnyEffect) -> int:
    """The one figure of a card that its rule asks for: coins, armies, Territories, Areas, forts, a bonus."""
    if isinstance(effect, (schema.Coins, schema.Forts)):
        return effect.amount
    if isinstance(effect, (schema.CivilWar, schema.Migrants, schema.Crusade)):
        return effect.armies
    if isinstance(effect, schema.AreaAttrition):
        return effect.areas
    if isinstance(effect, schema.Disaster):
        return effect.targets_max
    if isinstance(effect, (schema.AttackBonus, schema.Siegecraft)):
        return effect.bonus
    if isinstance(effect, schema.WinTies):
        return effect.until_losses
    if isinstance(effect, schema.Jihad):
        return effect.win_ties_until_losses
    return 0


def _place(event: schema.Event) -> int:
    """The Territory (of Migrants the Area) that a card is about."""
    effect = event.effect
    if isinstance(effect, (schema.Kingdom, schema.Revolt)):
        return _start("minor_events", event.id, effect.territory)
    if isinstance(effect, schema.Crusade):
        return _start("minor_events", event.id, effect.reward_territory)
    if isinstance(effect, schema.Migrants):
        return lookup(AREA_INDEX, "minor_events", event.id, "Area", effect.area)
    if event.empire is not None:
        return _start("great_events", event.id, event.empire.start)
    return NONE


def _one(kind: int, file: str, missing: str) -> int:
    """The event with this effect, whose figures hold for the effect wherever it comes from."""
    for k, effect in enumerate(EFFECT):
        if effect == kind:
            return k
    raise refuse(files, file, missing, "this card is missing")


EFFECT: Final[list[int]] = [_effect(e.effect) for e in event_cards]
FIGURE: Final[list[int]] = [_figure(e.effect) for e in event_cards]
PLACE: Final[list[int]] = [_place(e) for e in event_cards]
ALLIED: Final[list[bool]] = [isinstance(e.effect, schema.Coins) and e.effect.coin_type == "allied" for e in event_cards]
PLUS_CAPITAL: Final[list[int]] = [
    e.effect.plus_if_capital if isinstance(e.effect, schema.Coins) else 0 for e in event_cards
]
PLUS_NAVIGATION: Final[list[int]] = [
    e.effect.plus_if_navigation if isinstance(e.effect, schema.Coins) else 0 for e in event_cards
]

WEAPONRY_BONUS: Final[int] = FIGURE[_one(WEAPONRY, "great_events", "weaponry")]
SIEGECRAFT_BONUS: Final[int] = FIGURE[_one(SIEGECRAFT, "minor_events", "siegecraft")]
ELITE_LOSSES: Final[int] = FIGURE[_one(ELITE_TROOPS, "minor_events", "elite_troops")]
JIHAD_LOSSES: Final[int] = FIGURE[_one(JIHAD, "minor_events", "jihad")]
JIHAD_DICE_LOSSES: Final[int] = max(
    [e.effect.dice_until_losses for e in event_cards if isinstance(e.effect, schema.Jihad)] + [0]
)
CRUSADE_SEA: Final[list[int]] = [
    lookup(WATER_INDEX, "minor_events", e.id, "water", e.effect.sea) if isinstance(e.effect, schema.Crusade) else NONE
    for e in event_cards
]
CRUSADE_BONUS: Final[int] = max([e.effect.bonus for e in event_cards if isinstance(e.effect, schema.Crusade)] + [0])


def _attrition_dice() -> list[list[int]]:
    """For each event the dice of its first roll and of the others (HW-4.28, HW-4.29)."""
    dice: list[list[int]] = []
    for event in event_cards:
        effect = event.effect
        if isinstance(effect, schema.Pestilence):
            dice.append([effect.dice_center, effect.dice_adjacent])
        elif isinstance(effect, schema.Plague):
            dice.append([effect.dice_first, effect.dice_next])
        else:
            dice.append([1, 1])
    return dice


ATTRITION_DICE: Final[list[list[int]]] = _attrition_dice()

MINOR_STRENGTH: Final[list[int]] = [0 if e.empire is None else e.empire.strength for e in event_cards]
MINOR_CAPITAL: Final[list[bool]] = [e.empire is not None and e.empire.capital is not None for e in event_cards]
MINOR_FLEETS: Final[list[int]] = [
    0 if e.empire is None else fleets_of(e.empire.navigation, "great_events", e.id) for e in event_cards
]
IS_MINOR_EMPIRE: Final[list[bool]] = [e.empire is not None for e in event_cards]

# ---------------------------------------------------------------------------------------------------------- origins

# An army's origin is the card that placed it, with the Epoch (HW-4.37): SPAN * card + Epoch. Empires are cards 0 to 48,
# event e is card EMPIRES + e.
SPAN: Final = 8
ORIGIN_NAMES: Final[list[str]] = EMPIRE_NAMES + EVENT_NAMES
ORIGIN_KEYS: Final[list[str]] = [f"{NAME}-origin-{name}" for name in ORIGIN_NAMES]


def origin_of_empire(empire: int) -> int:
    """The origin of armies that an Empire card places."""
    return SPAN * empire + empire // CALLS + 1


def origin_of_event(event: int, epoch: int) -> int:
    """The origin of armies that an event card places."""
    return SPAN * (EMPIRES + event) + epoch
