"""What a seat may know of a game of History of the World (HW-10.1, HW-10.2), as plain data.

Hidden are the event hands of the others, the Empire cards that a seat neither drew nor holds, and what nobody has
seen. The order of the Empire decks and the values of the supremacy markers are in no state at all. What is hidden is
decided in knowledge.py.

Ids are those of data/*.yaml; an optional field (marked `?`) is left out where it is false, empty or unknown. The words
for an id `x` are `history_of_the_world-territory-x`, `-area-x`, `-sea-x`, `-empire-x`, `-event-x` (with `-event-x-help`
for its text), `-colour-x`, and `-origin-x` for the card that placed an army (an Empire or an event).

    game, seat, seats, over, actors, prompt      as in every game; prompt is the key of the phase that asks
    phase        "draw" | "events" | "preparation" | "expansion" (see force) | "monuments" | "over"
    epoch        1 to 7
    turn         the seat whose turn it is; null while Empires are drawn and after the end
    options      {supremacy, deal_minor_empires, multiple_armies, naval_control}: bool each
    players      by seat: {seat, colour, score,
                   great, minor        event cards left in hand
                   markers             supremacy markers won (values unknown until the end, then marker_points?)
                   strength            sum of the strengths of the Empires played so far (HW-8.2)
                   earned              {areas, capitals, cities, monuments, fleets, supremacy}: points by source
                   forecast            what the player would score now: {total, capitals, cities, monuments, fleets},
                                       with the monuments that an Empire in its expansion could build
                   held                Territories held}
    calls        the seven Empires of this Epoch in turn order: {empire, strength, start, capital: bool, navigation,
                   fleets (waters that get one), parts?: [{id, start, strength}],
                   holder?  the seat that holds it, where this seat may know it
                   known_to?  seats that know where it is (only those this seat may know of)
                   state    "later" | "now" | "done" | "skipped" (called, nobody has it)
                   points?  what it scored this Epoch}
    draw         {order: seats in draw order, next: index into it of the drawer (its length when all have drawn),
                   cards: by seat {holds: bool, from?: the seat that gave it, looked: bool}}
                   drawn?   the Empire the seat has just drawn and must keep or give
    empire?      the Empire this seat plays this Epoch, once it may look at it
    hand         the seat's own event cards: [{event, great: bool, now: bool (can be played now), later: bool (the seat
                   still has a turn in its Epochs, this one included), why?: {key, args, rule} why it cannot be
                   played now}]
    discards     events played, in order: [{event, seat, epoch}]
    force?       what the seat in turn plays with now: {kind: "active" | "minor" | "crusade", origin, part?,
                   armies (unplaced), allies (unplaced, only for empty Territories), placed, lost, recoverable (lost
                   armies that coins can buy back), coins, allied_coins, forts (Engineering), exchanged (armies turned
                   into forts or put on fleets), bonus, dice (attack dice now), ties_won: bool}
    cards        events in force this turn: [{event, spent?: bool, territory?: named by Treachery}]
    territories  those with something on them: [{id, owner?: seat, origin?: card, epoch?, armies? (if more than one),
                   active?: true for the force now playing, fort?, capital?, city?, monument?}]
    waters       those with a fleet: [{id, seat, army?: true (naval control), epoch?}]
    areas        all 13 in the order of the data: {id, value (presence, this Epoch), next (value next Epoch),
                   held: by seat Territories held, level: by seat "" | "presence" | "dominance" | "control",
                   points: by seat, now}
    targets      where the force can place an army now, what Barbarians or rebels can attack, where Migrants can settle,
                   seas to fight for: [{id, how: "occupy" | "replace" | "attack" | "surrender" | "reinforce",
                   from?: the Territory it comes from, sea?: the water it comes from,
                   points: change of what the turn would score if it succeeds, monuments included,
                   for an attack also: dice [attack, defence], bonus, fort?, ties_won?,
                   win, both (both fall, the Territory is empty), repelled (army lost, but it took a fort or an army of
                   a stack along), lose: chances that add up to 1, cost?: armies it takes on average at these odds}]
    fort_sites   Territories where the force can build a fort
    pay_fort     how a fort can be paid: any of "army", "coin", "free"
    monuments    {left: monuments in the supply, to_build: still due this turn, sites: [...]}
    choice?      what a card asks for: {event, step: "barren" | "territory" | "area" | "sea", chosen: [...],
                   options: [...]} with the ids that can be chosen now
    story        what each Epoch brought: [{epoch, points: by seat}]
    ranking      places by seat when the game is over, else []

Moves (`state.legal`, by name): `keep`, `give 3`, `play leader`, `expand persia`, `fort_army x`, `fort_coin x`,
`fort_free x`, `buy_back`, `buy_back_ally`, `monument x`, `choose x` (a Territory for a card), `choose_area x`,
`choose_sea x` (Astronomy's fleet), `turn_coin x` (Reallocation), `sea_battle x`, `crew x`, `remove_fleet x`, `done`.
"""

from __future__ import annotations

from typing import Any, Final

from saecula.games.history_of_the_world.cards import (
    ASTRONOMY,
    EFFECT,
    ELITE_LOSSES,
    ELITE_TROOPS,
    EMPIRE_NAMES,
    EMPIRES,
    EPOCHS_OF,
    EVENT_NAMES,
    EVENTS,
    FLEETS,
    GREAT,
    GREAT_CARDS,
    HAS_CAPITAL,
    JIHAD,
    JIHAD_LOSSES,
    LASTING,
    LEADER,
    MINOR_CARDS,
    ORIGIN_NAMES,
    REALLOCATION,
    SPAN,
    START,
    STRENGTH,
    TREACHERY,
)
from saecula.games.history_of_the_world.combat import attack_dice, ties_won, weapons
from saecula.games.history_of_the_world.components import (
    AREA_MASK,
    AREA_NAMES,
    AREAS,
    BASE_VALUE,
    CALLS,
    COLOURS,
    EPOCHS,
    MONUMENT_POINTS,
    MONUMENTS,
    NAMES,
    NONE,
    WATER_NAMES,
    WATERS,
    empires,
    members,
)
from saecula.games.history_of_the_world.events import has_target, why_not_card
from saecula.games.history_of_the_world.expansion import fort_sites
from saecula.games.history_of_the_world.knowledge import knows
from saecula.games.history_of_the_world.monuments import buildable, sites
from saecula.games.history_of_the_world.scoring import LEVEL_NAMES, area_points, level, points_by_source
from saecula.games.history_of_the_world.state import (
    ACTIVE,
    ASTRONOMY_FLEET,
    ATTRITION_AREA,
    BARREN_LAND,
    BUILDING,
    CHOOSE,
    CHOOSE_AREA,
    CRUSADERS,
    DEAL_MINOR_EMPIRES,
    DRAWING,
    EVENTS_WINDOW,
    EXPANSION,
    FROM_MONUMENTS,
    FROM_SUPREMACY,
    MULTIPLE_ARMIES,
    NAMING,
    NAVAL_BATTLES,
    NAVAL_CONTROL,
    NO_SUPREMACY,
    PLACING_FLEETS,
    PLAGUE_PATH,
    PREPARATION,
    REALLOCATING,
    REBELLION,
    SOURCE_NAMES,
    SOURCES,
    History,
)
from saecula.games.history_of_the_world.targets import targets

PHASE_NAMES: Final[dict[int, str]] = {
    DRAWING: "draw",
    EVENTS_WINDOW: "events",
    PREPARATION: "preparation",
    EXPANSION: "expansion",
    BUILDING: "monuments",
}
FORCE_NAMES: Final[list[str]] = ["active", "minor", "crusade"]


def view(state: History, seat: int | None) -> dict[str, Any]:
    """All that the seat may know; see the top of this file."""
    expanding = not state.over and state.frame(0) == EXPANSION
    shown: dict[str, Any] = {
        "game": "history_of_the_world",
        "seat": seat,
        "seats": state.seats,
        "over": state.over,
        "actors": state.awaited(seat),
        "prompt": "" if state.over else state.top_phase().key,
        "phase": _phase(state),
        "epoch": state.epoch,
        "turn": None if state.turn == NONE else state.turn,
        "options": {
            "supremacy": not state.options & NO_SUPREMACY,
            "deal_minor_empires": bool(state.options & DEAL_MINOR_EMPIRES),
            "multiple_armies": bool(state.options & MULTIPLE_ARMIES),
            "naval_control": bool(state.options & NAVAL_CONTROL),
        },
        "players": [_player(state, s) for s in range(state.seats)],
        "calls": [_call(state, seat, card) for card in range(CALLS)],
        "draw": _draw(state, seat),
        "hand": [] if seat is None else _hand(state, seat),
        "discards": [
            {"event": EVENT_NAMES[code // 64], "seat": code // 8 % 8, "epoch": code % 8} for code in state.discards
        ],
        "cards": _cards(state),
        "territories": _territories(state),
        "waters": _waters(state),
        "areas": [_area(state, a) for a in range(AREAS)],
        "targets": [] if state.turn == NONE else targets(state),
        "fort_sites": [NAMES[t] for t in members(fort_sites(state))] if expanding and state.force != CRUSADERS else [],
        "pay_fort": _pay_fort(state) if expanding else [],
        "monuments": _monuments(state),
        "story": [
            {"epoch": e + 1, "points": state.story[e * state.seats : (e + 1) * state.seats]} for e in range(state.epoch)
        ],
        "ranking": state.ranking if state.over else [],
    }
    mine = _empire_of(state, seat)
    if mine != NONE:
        shown["empire"] = EMPIRE_NAMES[mine]
    if state.turn != NONE:
        shown["force"] = _force(state)
    choice = _choice(state)
    if choice:
        shown["choice"] = choice
    return shown


def _phase(state: History) -> str:
    if state.over:
        return "over"
    if state.frame(0) == EXPANSION:
        return "expansion"
    return PHASE_NAMES[state.bottom(0)]


def _player(state: History, s: int) -> dict[str, Any]:
    now = points_by_source(state, s)
    if state.turn == s and not state.over and state.frame(0) == EXPANSION and state.force == ACTIVE:
        now[FROM_MONUMENTS] += MONUMENT_POINTS * buildable(state)
    player: dict[str, Any] = {
        "seat": s,
        "colour": COLOURS[s],
        "score": state.score[s],
        "great": state.great[s].bit_count(),
        "minor": state.minor[s].bit_count(),
        "markers": state.markers[s],
        "strength": state.strengths[s],
        "earned": {SOURCE_NAMES[i]: state.earned[SOURCES * s + i] for i in range(SOURCES)},
        "forecast": {"total": sum(now), "capitals": now[1], "cities": now[2], "monuments": now[3], "fleets": now[4]},
        "held": state.held[s].bit_count(),
    }
    if state.over:
        player["marker_points"] = state.earned[SOURCES * s + FROM_SUPREMACY]
    return player


def _call(state: History, seat: int | None, card: int) -> dict[str, Any]:
    e = (state.epoch - 1) * CALLS + card
    shown: dict[str, Any] = {
        "empire": EMPIRE_NAMES[e],
        "strength": STRENGTH[e],
        "start": NAMES[START[e]],
        "capital": HAS_CAPITAL[e],
        "navigation": empires[e].navigation.copy(),
        "fleets": [WATER_NAMES[w] for w in members(FLEETS[e])],
        "state": "later",
    }
    if empires[e].parts:
        shown["parts"] = [{"id": p.id, "start": p.start, "strength": p.strength} for p in empires[e].parts]
    called = card < state.call or (card == state.call and state.turn != NONE)
    if called:
        shown["state"] = "skipped" if state.holder[card] == NONE else "now" if card == state.call else "done"
    if knows(state, seat, card):
        if state.holder[card] != NONE:
            shown["holder"] = state.holder[card]
        if not called:
            shown["known_to"] = members(state.known[card])
    if state.made[card] != NONE:
        shown["points"] = state.made[card]
    return shown


def _draw(state: History, seat: int | None) -> dict[str, Any]:
    """Who has drawn, kept and given; what a card is stands in `calls`, for those who know."""
    handed_out = state.over or state.bottom(0) != DRAWING
    cards: list[dict[str, Any]] = []
    for s in range(state.seats):
        entry: dict[str, Any] = {"holds": s in state.holder, "looked": handed_out or state.giver[s] == s}
        if state.giver[s] not in (NONE, s):
            entry["from"] = state.giver[s]
        cards.append(entry)
    shown: dict[str, Any] = {"order": state.order.copy(), "next": state.draws, "cards": cards}
    if state.drawn_card != NONE and seat == state.order[state.draws]:
        shown["drawn"] = EMPIRE_NAMES[(state.epoch - 1) * CALLS + state.drawn_card]
    return shown


def _empire_of(state: History, seat: int | None) -> int:
    """The Empire that a seat plays in this Epoch, if it may look at it."""
    for card in range(CALLS):
        if seat is not None and state.holder[card] == seat and knows(state, seat, card):
            return (state.epoch - 1) * CALLS + card
    return NONE


def _hand(state: History, seat: int) -> list[dict[str, Any]]:
    asked = not state.over and state.frame(0) == EVENTS_WINDOW and state.is_actor(seat)
    shown: list[dict[str, Any]] = []
    cards = [GREAT_CARDS[c] for c in members(state.great[seat])] + [MINOR_CARDS[c] for c in members(state.minor[seat])]
    done = state.over or seat in state.holder[: state.call]
    first = state.epoch + int(done)  # the Epoch of the seat's next turn, or of this one
    for event in sorted(cards):
        fits = bool(EPOCHS_OF[event] >> state.epoch & 1)
        now = asked and fits and not state.played >> event & 1 and has_target(state, seat, event)
        card: dict[str, Any] = {
            "event": EVENT_NAMES[event],
            "great": event < GREAT,
            "now": now,
            "later": EPOCHS_OF[event] >> first != 0,
        }
        if asked and not now:
            card["why"] = why_not_card(state, seat, event).to_json()
        shown.append(card)
    return shown


def _force(state: History) -> dict[str, Any]:
    force: dict[str, Any] = {
        "kind": FORCE_NAMES[state.force],
        "armies": state.armies,
        "allies": state.allies,
        "placed": sum([state.armies_in(t) for t in members(state.marching)]),
        "lost": state.lost,
        "recoverable": state.recoverable,
        "coins": state.coins,
        "allied_coins": state.allied_coins,
        "forts": state.free_forts,
        "exchanged": state.exchanged,
        "dice": attack_dice(state, state.force),
        "bonus": weapons(state) if state.force == ACTIVE else 0,
        "ties_won": ties_won(state, state.force),
    }
    if state.source != NONE:
        force["origin"] = ORIGIN_NAMES[state.source // SPAN]
    parts = empires[state.empire].parts
    if parts and state.force == ACTIVE:
        force["part"] = parts[state.part].id
    return force


def _cards(state: History) -> list[dict[str, Any]]:
    """The events played this turn."""
    shown: list[dict[str, Any]] = []
    resolving = _event_resolved_now(state)
    for event in members(state.played):
        card: dict[str, Any] = {"event": EVENT_NAMES[event]}
        effect = EFFECT[event]
        if effect == LEADER and not state.has_card(LEADER):
            card["spent"] = True
        if effect in (ELITE_TROOPS, JIHAD) and state.lost >= (ELITE_LOSSES if effect == ELITE_TROOPS else JIHAD_LOSSES):
            card["spent"] = True
        if effect in (ASTRONOMY, REALLOCATION) and state.active:  # the fleets are settled
            card["spent"] = True
        if effect == TREACHERY:
            if state.treachery != NONE:
                card["territory"] = NAMES[state.treachery]
            elif state.frame(0) != NAMING:
                card["spent"] = True
        waits = effect < LASTING or effect in (ASTRONOMY, REALLOCATION, TREACHERY) or state.pending == event
        if not waits and event != resolving:
            card["spent"] = True
        shown.append(card)
    return shown


def _event_resolved_now(state: History) -> int:
    """The event whose question or armies are being dealt with, or NONE."""
    if state.turn != NONE and state.force != ACTIVE:
        return state.source // SPAN - EMPIRES
    if state.turn != NONE and BARREN_LAND <= state.frame(0) <= PLAGUE_PATH:  # the phases that cards push
        return state.frame(2)
    return NONE


def _territories(state: History) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = []
    occupied = state.occupied()
    for t in members(occupied | state.capitals | state.cities | state.monuments):
        bit = 1 << t
        here: dict[str, Any] = {"id": NAMES[t]}
        if occupied & bit:
            here["owner"] = state.owner[t]
            here["origin"] = ORIGIN_NAMES[state.origin[t] // SPAN]
            here["epoch"] = state.origin[t] % SPAN
            if state.second & bit:
                here["armies"] = state.armies_in(t)
        for name, mask in (
            ("active", state.marching | state.active),
            ("fort", state.forts),
            ("capital", state.capitals),
            ("city", state.cities),
            ("monument", state.monuments),
        ):
            if mask & bit:
                here[name] = True
        shown.append(here)
    return shown


def _waters(state: History) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = []
    for w in range(WATERS):
        if state.navy[w] != NONE:
            code = state.navy[w]
            shown.append({"id": WATER_NAMES[w], "seat": code // SPAN, "army": True, "epoch": code % SPAN})
        elif state.fleets >> w & 1:
            shown.append({"id": WATER_NAMES[w], "seat": state.turn})
    return shown


def _area(state: History, a: int) -> dict[str, Any]:
    return {
        "id": AREA_NAMES[a],
        "value": BASE_VALUE[state.epoch - 1][a],
        "next": BASE_VALUE[state.epoch][a] if state.epoch < EPOCHS else 0,
        "held": [(state.held[s] & AREA_MASK[a]).bit_count() for s in range(state.seats)],
        "level": [LEVEL_NAMES[level(state, s, a)] for s in range(state.seats)],
        "points": [area_points(state, s, a) for s in range(state.seats)],
    }


def _pay_fort(state: History) -> list[str]:
    if state.force == CRUSADERS:
        return []
    means = ["army"] if state.armies else []
    if state.force == ACTIVE:
        if state.coins + state.allied_coins:
            means.append("coin")
        if state.free_forts:
            means.append("free")
    return means


def _monuments(state: History) -> dict[str, Any]:
    left = MONUMENTS - state.monuments.bit_count()
    if not state.over and state.frame(0) == BUILDING:
        due = state.frame(2)
        return {"left": left, "to_build": due, "sites": [NAMES[t] for t in members(sites(state))] if due else []}
    return {"left": left, "to_build": 0 if state.turn == NONE else buildable(state), "sites": []}


def _choice(state: History) -> dict[str, Any]:
    """What a card, or a shortage of fleet pieces, asks for."""
    if state.over or state.frame(0) in (DRAWING, EVENTS_WINDOW, EXPANSION, BUILDING):
        return {}
    phase, actor = state.frame(0), state.frame(1)
    options: list[str] = []
    for move in state.legal(actor):
        if move in CHOOSE:
            options.append(NAMES[CHOOSE.arg(move)])
        elif move in CHOOSE_AREA:
            options.append(AREA_NAMES[CHOOSE_AREA.arg(move)])
        elif state.moves.verb_of(move).kind == "sea":
            verb = state.moves.verb_of(move)
            options.append(verb.things[verb.arg(move)])
    chosen: list[str] = []
    if phase == REBELLION:
        chosen = [NAMES[state.frame(i)] for i in (3, 4, 5) if state.frame(i) != NONE]
    elif phase == ATTRITION_AREA:
        chosen = [AREA_NAMES[a] for a in members(state.frame(4))]
    step = "territory"
    if phase in (ASTRONOMY_FLEET, PLACING_FLEETS, NAVAL_BATTLES, REALLOCATING):
        step = "sea"
    elif phase == ATTRITION_AREA:
        step = "area"
    elif phase == BARREN_LAND:
        step = "barren"
    shown: dict[str, Any] = {"step": step, "chosen": chosen, "options": options}
    event = _asking_event(state, phase)
    if event != NONE:
        shown["event"] = EVENT_NAMES[event]
    return shown


def _asking_event(state: History, phase: int) -> int:
    """The card behind the question; NONE for naval control, which is a rule."""
    if phase in (PLACING_FLEETS, NAVAL_BATTLES):
        return NONE
    effects = {NAMING: TREACHERY, ASTRONOMY_FLEET: ASTRONOMY, REALLOCATING: REALLOCATION}
    if phase not in effects:
        return state.frame(2)
    for event in range(EVENTS):
        if state.played >> event & 1 and EFFECT[event] == effects[phase]:
            return event
    return NONE
