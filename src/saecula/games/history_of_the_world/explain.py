"""What a move would bring, line by line, with the rule behind each line; and what it is called."""

from __future__ import annotations

from typing import Final

from saecula.games.history_of_the_world.cards import (
    ATTRITION_DICE,
    COINS,
    EFFECT,
    EMPIRE_KEYS,
    ENGINEERING,
    EVENT_KEYS,
    FLEETS,
    HAS_CAPITAL,
    LEADER,
    NAVAL_POWER,
    PLACE,
    REVOLT,
    SIEGECRAFT,
    SIEGECRAFT_BONUS,
    START,
    STRENGTH,
)
from saecula.games.history_of_the_world.combat import (
    BOTH_FELL,
    LOST,
    REPELLED,
    WON,
    Odds,
    attack_dice,
    attack_origin,
    chances_of_round,
    defence_dice,
    easy_ground,
    landing_water,
    odds,
    ties_won,
    weapons,
)
from saecula.games.history_of_the_world.components import (
    AREA_KEYS,
    AREA_MASK,
    BARREN,
    BARREN_NEAR,
    CALLS,
    COAST,
    CROSSING,
    MONUMENT_POINTS,
    NEAR,
    NONE,
    TERRAINS,
    TERRITORY_KEYS,
    WATER_KEYS,
    members,
)
from saecula.games.history_of_the_world.events import coins_of
from saecula.games.history_of_the_world.expansion import why_not_expand, within_reach
from saecula.games.history_of_the_world.scoring import total
from saecula.games.history_of_the_world.state import (
    ACTIVE,
    ATTRITION_AREA,
    BARBARIAN,
    BARBARIAN_RAID,
    BARREN_LAND,
    BUILDING,
    BUY_BACK,
    BUY_BACK_ALLY,
    CHOOSE,
    CHOOSE_AREA,
    CHOOSE_SEA,
    CREW,
    CRUSADERS,
    DISASTER_SITE,
    DONE,
    DRAWING,
    EVENTS_WINDOW,
    EXPAND,
    EXPANSION,
    FORT_ARMY,
    FORT_COIN,
    FORT_FREE,
    GIVE,
    KEEP,
    MIGRATION,
    MONUMENT,
    NAMING,
    NAVAL_BATTLES,
    PESTILENCE_SITE,
    PLAGUE_PATH,
    PLAY,
    REALLOCATING,
    REBELLION,
    REBELS,
    REMOVE_FLEET,
    REVOLTING,
    SEA_BATTLE,
    History,
)
from saecula.games.history_of_the_world.targets import (
    ATTACK,
    OCCUPY,
    REINFORCE,
    REPLACE,
    attack_odds,
    forecast,
    gain,
    manner,
    sea_odds,
)
from saecula.kernel.message import Args, Message

DONE_KEYS: Final[dict[int, str]] = {
    EVENTS_WINDOW: "history_of_the_world-move-done-events",
    EXPANSION: "history_of_the_world-move-done-expansion",
    BUILDING: "history_of_the_world-move-done-building",
    NAVAL_BATTLES: "history_of_the_world-move-done-battles",
    REALLOCATING: "history_of_the_world-move-done-reallocating",
}


def describe(state: History, seat: int, move: int) -> Message | None:
    """The words for moves that mean different things at different times; None: the usual words."""
    if state.over:
        return None
    phase = state.frame(0)
    if move in EXPAND and phase == EXPANSION and state.turn == seat:
        t = EXPAND.arg(move)
        return Message(f"history_of_the_world-move-{manner(state, seat, t)}", {"territory": TERRITORY_KEYS[t]})
    if move in CHOOSE and phase == BARBARIAN_RAID and state.turn == seat:
        return Message("history_of_the_world-move-attack", {"territory": TERRITORY_KEYS[CHOOSE.arg(move)]})
    if move in DONE and phase in DONE_KEYS:
        return Message(DONE_KEYS[phase])
    return None


def explain(state: History, seat: int, move: int) -> list[Message]:
    """The lines for any move, legal or not. They tell nothing but what the seat may know."""
    if move in KEEP or move in GIVE:
        return _card_drawn(state, seat, move)
    if move in PLAY:
        return _event(state, seat, PLAY.arg(move))
    if move in CHOOSE:
        return _choice(state, seat, CHOOSE.arg(move))
    if move in CHOOSE_AREA:
        return _area(state, seat, CHOOSE_AREA.arg(move))
    if move in EXPAND:
        return _expansion(state, seat, EXPAND.arg(move))
    if move in FORT_ARMY or move in FORT_COIN or move in FORT_FREE:
        return _fort(move)
    if move in BUY_BACK:
        return [Message("history_of_the_world-explain-buy-back", {}, "HW-4.8")]
    if move in BUY_BACK_ALLY:
        return [Message("history_of_the_world-explain-buy-back-ally", {}, "HW-4.13")]
    if move in MONUMENT:
        return [Message("history_of_the_world-explain-monument", {"points": MONUMENT_POINTS}, "HW-6.6")]
    if move in DONE:
        return _done(state, seat)
    return _water(state, move)


# ------------------------------------------------------------------------------------------------------------- Empires


def _card_drawn(state: History, seat: int, move: int) -> list[Message]:
    if state.over or state.frame(0) != DRAWING or not state.is_actor(seat):
        return [Message("history_of_the_world-explain-not-drawing", {}, "HW-3.3")]
    card = state.drawn_card
    empire = (state.epoch - 1) * CALLS + card
    lines = [
        Message("history_of_the_world-explain-strength", {"armies": STRENGTH[empire]}, "HW-3.7"),
        Message("history_of_the_world-explain-start", {"territory": TERRITORY_KEYS[START[empire]]}, "HW-3.7"),
        Message("history_of_the_world-explain-order", {"number": card + 1}, "HW-4.1"),
    ]
    if HAS_CAPITAL[empire]:
        lines.append(Message("history_of_the_world-explain-capital", {}, "HW-5.2"))
    if FLEETS[empire]:
        waters: list[object] = [WATER_KEYS[w] for w in members(FLEETS[empire])]
        lines.append(Message("history_of_the_world-explain-fleets", {"seas": waters}, "HW-5.3"))
    if move in GIVE and GIVE.arg(move) < state.seats:
        args: Args = {"other": GIVE.arg(move), "empire": EMPIRE_KEYS[empire]}
        lines.append(Message("history_of_the_world-explain-give", args, "HW-3.5"))
    return lines


# -------------------------------------------------------------------------------------------------------------- events


def _event(state: History, seat: int, event: int) -> list[Message]:
    lines = [Message("history_of_the_world-explain-event", {"help": f"{EVENT_KEYS[event]}-help"}, "HW-4.33")]
    if state.turn == seat:
        effect = EFFECT[event]
        if effect == COINS:
            lines.append(Message("history_of_the_world-explain-coins", {"coins": coins_of(state, event)}, "HW-4.8"))
        if effect == ENGINEERING and not HAS_CAPITAL[state.empire]:
            lines.append(Message("history_of_the_world-explain-no-capital", {}, "HW-4.22"))
        t = PLACE[event]
        if effect == REVOLT and state.owner[t] not in (NONE, seat):
            lines += [*_round(state, REVOLTING, t, odds(state, REVOLTING, t, 1), "HW-4.24"), *_prize(state, t)]
    return lines


def _choice(state: History, seat: int, t: int) -> list[Message]:
    """A Territory that a card asks for."""
    args: Args = {"territory": TERRITORY_KEYS[t]}
    phase = EXPANSION if state.over or state.turn != seat else state.frame(0)
    if phase == BARREN_LAND and BARREN >> t & 1:
        enemies = BARREN_NEAR[t] & state.enemies_of(seat)
        return [Message("history_of_the_world-explain-barren", {"number": enemies.bit_count()}, "HW-4.15")]
    if phase in (BARBARIAN_RAID, REBELLION) and state.owner[t] not in (NONE, seat):
        who = BARBARIAN if phase == BARBARIAN_RAID else REBELS
        rule = "HW-4.15" if phase == BARBARIAN_RAID else "HW-4.18"
        return [*_round(state, who, t, odds(state, who, t, 1), rule), *_prize(state, t)]
    if phase == NAMING and state.owner[t] not in (NONE, seat):
        return [Message("history_of_the_world-explain-treachery", args, "HW-4.32"), *_prize(state, t)]
    if phase == MIGRATION and state.owner[t] == NONE:
        return [Message("history_of_the_world-explain-migrants", args, "HW-4.26"), *_prize(state, t)]
    if phase == PLAGUE_PATH and state.owner[t] != NONE:
        dice = ATTRITION_DICE[state.frame(2)][0 if state.frame(3) == NONE else 1]
        return [_deadly(t, dice, "HW-4.29")]
    if phase == PESTILENCE_SITE and not BARREN >> t & 1:
        both = ATTRITION_DICE[state.frame(2)]
        around = (NEAR[t] & state.occupied()).bit_count()
        more: Args = {"number": around, "percent": _deadly_percent(both[1])}
        return [_deadly(t, both[0], "HW-4.28"), Message("history_of_the_world-explain-around", more, "HW-4.28")]
    if phase == DISASTER_SITE and state.monuments >> t & 1:
        return [Message("history_of_the_world-explain-disaster", args, "HW-4.20")]
    return [Message("history_of_the_world-explain-no-choice", args, "HW-4.33")]


def _deadly_percent(dice: int) -> float:
    survives = 1.0
    for _ in range(dice):
        survives *= 5 / 6
    return round(100 - 100 * survives, 1)


def _deadly(t: int, dice: int, rule: str) -> Message:
    args: Args = {"territory": TERRITORY_KEYS[t], "dice": dice, "percent": _deadly_percent(dice)}
    return Message("history_of_the_world-explain-deadly", args, rule)


def _area(state: History, seat: int, area: int) -> list[Message]:
    mine = (state.held[seat] & AREA_MASK[area]).bit_count()
    all_there = (state.occupied() & AREA_MASK[area]).bit_count()
    args: Args = {"area": AREA_KEYS[area], "armies": all_there - mine, "mine": mine}
    lines = [Message("history_of_the_world-explain-area", args, "HW-4.16")]
    if not state.over and state.frame(0) == ATTRITION_AREA:
        lines.append(Message("history_of_the_world-explain-one-in-six", {}, "HW-4.16"))
    return lines


# ----------------------------------------------------------------------------------------------------------- expansion


def _expansion(state: History, seat: int, t: int) -> list[Message]:
    args: Args = {"territory": TERRITORY_KEYS[t]}
    if state.over or state.turn != seat or state.frame(0) != EXPANSION:
        return [Message("history_of_the_world-explain-not-expanding", args, "HW-5.5")]
    if not within_reach(state) >> t & 1:
        return [why_not_expand(state, seat, t)]
    how = manner(state, seat, t)
    lines: list[Message] = []
    if how == ATTACK:
        lines += _ways(state, t)
        lines += _round(state, state.force, t, attack_odds(state, t), "HW-5.16")
    else:
        rules = {OCCUPY: "HW-5.8", REPLACE: "HW-5.9", REINFORCE: "HW-9.3"}
        lines.append(Message(f"history_of_the_world-explain-{how}", args, rules.get(how, "HW-4.32")))
    if how != REINFORCE:
        if how != REPLACE:
            lines += _prize(state, t)
        lines.append(Message("history_of_the_world-explain-gain", {"points": gain(state, seat, t)}, "HW-6.1"))
    return lines


def _ways(state: History, t: int) -> list[Message]:
    """Where the attack comes from, and how many dice that gives the defender."""
    source = attack_origin(state, state.force, t)
    dice = defence_dice(state, state.force, t)
    if source == NONE:
        water = landing_water(state, t)
        args: Args = {"dice": dice, "sea": WATER_KEYS[water] if water != NONE else ""}
        naval = state.force == ACTIVE and state.has_card(NAVAL_POWER)
        return [Message("history_of_the_world-explain-from-sea", args, "HW-4.27" if naval else "HW-5.18")]
    kind = 0
    for terrain in range(len(TERRAINS)):
        if CROSSING[terrain][t] >> source & 1:
            kind = terrain
    args = {"from": TERRITORY_KEYS[source], "dice": dice, "terrain": TERRAINS[kind]}
    if kind and easy_ground(state, state.force, t) >> source & 1:
        return [Message("history_of_the_world-explain-experts", args, "HW-4.23")]
    return [Message("history_of_the_world-explain-from-land", args, "HW-5.17")]


def _round(state: History, who: int, t: int, chances: Odds, rule: str) -> list[Message]:
    """Dice and modifiers of an attack, each with its rule, then its exact odds."""
    lines = [_dice_line(state, who)]
    if who == ACTIVE and weapons(state):
        lines.append(Message("history_of_the_world-explain-weaponry", {"number": weapons(state)}, "HW-4.11"))
    if who == ACTIVE and state.has_card(SIEGECRAFT) and (state.forts | state.cities | state.capitals) >> t & 1:
        lines.append(Message("history_of_the_world-explain-siegecraft", {"number": SIEGECRAFT_BONUS}, "HW-4.31"))
    if who == CRUSADERS:
        lines.append(Message("history_of_the_world-explain-crusade", {"number": chances.bonus}, "HW-4.19"))
    if ties_won(state, who):
        lines.append(Message("history_of_the_world-explain-ties", {}, "HW-4.21"))
    if state.forts >> t & 1:
        key = "siege" if who == ACTIVE and state.has_card(SIEGECRAFT) else "fort"
        lines.append(Message(f"history_of_the_world-explain-against-{key}", {}, "HW-5.19"))
    if state.armies_in(t) > 1:
        lines.append(Message("history_of_the_world-explain-stack", {"armies": state.armies_in(t)}, "HW-9.3"))
    args: Args = {
        "win": _percent(chances.ends[WON]),
        "both": _percent(chances.ends[BOTH_FELL]),
        "repelled": _percent(chances.ends[REPELLED]),
        "lose": _percent(chances.ends[LOST]),
    }
    lines.append(Message("history_of_the_world-explain-odds", args, rule))
    return lines


def _percent(chance: float) -> float:
    return round(100 * chance, 1)


def _dice_line(state: History, who: int) -> Message:
    dice = attack_dice(state, who)
    rule = "HW-5.15"
    if who == ACTIVE and dice == 3:
        rule = "HW-4.10" if state.has_card(LEADER) else "HW-4.21"
    elif who == REVOLTING:
        rule = "HW-4.24"
    return Message("history_of_the_world-explain-dice", {"dice": dice}, rule)


def _prize(state: History, t: int) -> list[Message]:
    """What happens to the structures there."""
    args: Args = {"territory": TERRITORY_KEYS[t]}
    lines: list[Message] = []
    if state.capitals >> t & 1:
        lines.append(Message("history_of_the_world-explain-sack-capital", args, "HW-5.21"))
    if state.cities >> t & 1:
        lines.append(Message("history_of_the_world-explain-sack-city", args, "HW-5.21"))
    if state.monuments >> t & 1:
        lines.append(Message("history_of_the_world-explain-take-monument", args, "HW-5.21"))
    return lines


def _fort(move: int) -> list[Message]:
    paid = "army" if move in FORT_ARMY else "coin" if move in FORT_COIN else "engineering"
    rule = "HW-5.12" if paid == "army" else "HW-4.8" if paid == "coin" else "HW-4.22"
    lines = [Message("history_of_the_world-explain-fort-paid", {"paid": paid}, rule)]
    open_field = chances_of_round(2, 1, 0, False)
    walls = chances_of_round(2, 1, -1, False)
    plain = open_field[0][0] + open_field[1][0]
    args: Args = {"before": _percent(plain), "after": _percent((walls[0][0] + walls[1][0]) * plain)}
    lines.append(Message("history_of_the_world-explain-fort-worth", args, "HW-5.19"))
    return lines


def _done(state: History, seat: int) -> list[Message]:
    if state.over or state.turn != seat:
        return [Message("history_of_the_world-explain-wait", {}, "HW-4.2")]
    phase = state.frame(0)
    if phase == EXPANSION:
        lines: list[Message] = []
        left = state.armies + state.allies
        if left:
            lines.append(Message("history_of_the_world-explain-discard", {"armies": left}, "HW-5.5"))
        if state.force == ACTIVE:
            lines.append(Message("history_of_the_world-explain-score", {"points": forecast(state, seat)}, "HW-6.1"))
        return lines or [Message("history_of_the_world-explain-done", {}, "HW-4.2")]
    if phase == BUILDING:
        return [Message("history_of_the_world-explain-score", {"points": total(state, seat)}, "HW-6.1")]
    if phase == EVENTS_WINDOW:
        return [Message("history_of_the_world-explain-no-events", {}, "HW-4.3")]
    return [Message("history_of_the_world-explain-done", {}, "HW-4.2")]


# -------------------------------------------------------------------------------------------------------------- waters


def _water(state: History, move: int) -> list[Message]:
    """Moves aimed at a sea: Astronomy, Reallocation, naval control."""
    verb = state.moves.verb_of(move)
    w = verb.arg(move)
    args: Args = {"sea": WATER_KEYS[w]}
    if move in CHOOSE_SEA:
        coast: list[object] = [TERRITORY_KEYS[t] for t in members(COAST[w])]
        return [Message("history_of_the_world-explain-coasts", {"territories": coast}, "HW-4.14")]
    if move in SEA_BATTLE:
        ends = sea_odds(state).ends
        more: Args = {"win": _percent(ends[WON]), "both": _percent(ends[BOTH_FELL]), "lose": _percent(ends[LOST])}
        lines = [_dice_line(state, ACTIVE)]
        if weapons(state):
            lines.append(Message("history_of_the_world-explain-weaponry", {"number": weapons(state)}, "HW-4.11"))
        if ties_won(state, ACTIVE):
            lines.append(Message("history_of_the_world-explain-ties", {}, "HW-4.21"))
        return [*lines, Message("history_of_the_world-explain-sea-odds", more, "HW-9.4")]
    if move in CREW:
        return [Message("history_of_the_world-explain-crew", args, "HW-9.4")]
    if move in REMOVE_FLEET:
        return [Message("history_of_the_world-explain-remove", args, "HW-9.4")]
    return [Message("history_of_the_world-explain-turn-coin", args, "HW-4.12")]
