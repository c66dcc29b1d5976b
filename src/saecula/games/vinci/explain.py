"""What a move would cost and bring, line by line, with the rule behind each line."""

from __future__ import annotations

from saecula.games.vinci.civilization import price, tokens_of
from saecula.games.vinci.components import BASE_COST, GROUND, LEAST_COST, NEIGHBOURS, PROVINCE_KEYS, SKIP_COST, tiles
from saecula.games.vinci.conquest import UNREACHABLE, cost, cost_lines
from saecula.games.vinci.decline import decline
from saecula.games.vinci.reorganization import begin_reorganization, component, components
from saecula.games.vinci.scoring import income, worth
from saecula.games.vinci.state import (
    ABANDON,
    CHOOSE,
    CHOOSING,
    COHESION,
    CONQUER,
    DECLINE,
    DECLINING,
    EMPTY,
    EXPAND,
    EXPANSION,
    FORT,
    FORTIFYING,
    GIVE_UP,
    KEEP,
    PACT,
    PLACE,
    REBIRTH,
    REDEPLOY,
    SHORTAGE,
    SPY,
    Vinci,
)
from saecula.games.vinci.tiles import (
    GENERAL,
    GROUND_VALUE,
    HERITAGE,
    KIND_KEYS,
    MEDICINE,
    MILITIA,
    NONE,
    POWERS,
    RENAISSANCE,
    SLAVERY,
    SPECIALIZATION,
    SPY_COST,
    VALUE,
    bonuses,
    pair,
)
from saecula.kernel.dealing import things_in
from saecula.kernel.message import Message


def explain(state: Vinci, seat: int, move: int) -> list[Message]:
    """The lines for any move, legal or not."""
    if move in CONQUER:
        return _conquest(state, seat, CONQUER.arg(move), by_spy=False)
    if move in SPY:
        return _conquest(state, seat, SPY.arg(move), by_spy=True)
    if move in CHOOSE:
        return _civilization(state, seat, CHOOSE.arg(move))
    if move in EXPAND:
        powers = POWERS[state.tiles[seat]]
        lines = [Message("vinci-explain-expand", {"points": income(state, seat)}, "VI-4.3")]
        for ability, rule in ((GENERAL, "VI-8.12"), (MEDICINE, "VI-8.22")):
            if powers[ability]:
                lines.append(Message("vinci-explain-extra", {"tokens": powers[ability]}, rule))
        return lines
    if move in DECLINE:
        return _decline(state, seat)
    if move in PACT:
        return [Message("vinci-explain-pact", {"other": PACT.arg(move)}, "VI-8.20")]
    if move in ABANDON:
        p = ABANDON.arg(move)
        return [Message("vinci-explain-abandon", {"points": VALUE[state.tiles[seat]][p]}, "VI-4.5")]
    if move in KEEP:
        part = things_in(component(state, seat, KEEP.arg(move), state.held[seat] | 1 << KEEP.arg(move)))
        names: list[object] = [PROVINCE_KEYS[p] for p in part]
        points = sum([VALUE[state.tiles[seat]][p] for p in part])
        return [Message("vinci-explain-keep", {"provinces": names, "points": points}, "VI-7.3")]
    if move in GIVE_UP:
        return [Message("vinci-explain-give-up", {"points": VALUE[state.tiles[seat]][GIVE_UP.arg(move)]}, "VI-7.5")]
    if move in PLACE:
        return [_defended(state, seat, PLACE.arg(move), 1, 0, "VI-7.4")]
    if move in FORT:
        return [_defended(state, seat, FORT.arg(move), 0, 1, "VI-8.13"), Message("vinci-explain-fort", {}, "VI-8.13")]
    if move in REDEPLOY:
        p = REDEPLOY.arg(move)
        return [_defended(state, state.holder[p] if state.holder[p] < EMPTY else seat, p, 1, 0, "VI-6.13")]
    return _done(state, seat)


def _conquest(state: Vinci, seat: int, p: int, by_spy: bool) -> list[Message]:
    """Cost line by line, then what the province would bring this turn (VI-6.4, VI-8.4)."""
    lines: list[Message] = []
    if by_spy:
        fixed = POWERS[state.tiles[seat]][SPY_COST] or 2
        lines.append(Message("vinci-cost-spy", {"tokens": fixed}, "VI-8.10"))
    else:
        total = 0
        for key, tokens, rule in cost_lines(state, seat, p):
            total += tokens
            lines.append(Message(key, {"tokens": tokens}, rule))
        if total < LEAST_COST:
            lines.append(Message("vinci-cost-least", {"tokens": LEAST_COST - total}, "VI-6.7"))
            total = LEAST_COST
        if cost(state, seat, p) == UNREACHABLE:
            lines.append(Message("vinci-explain-unreachable", {}, "VI-6.3"))
        lines.append(Message("vinci-explain-cost", {"tokens": total, "hand": state.hand[seat]}, "VI-6.4"))
    return lines + _gains(state, seat, p)


def _gains(state: Vinci, seat: int, p: int) -> list[Message]:
    code = state.tiles[seat]
    old = DECLINING + seat
    lines = [Message("vinci-gain-province", {"points": GROUND_VALUE[p]}, "VI-10.1")]
    for kind, points in bonuses(code, p):
        lines.append(Message("vinci-gain-tile", {"tile": KIND_KEYS[kind], "points": points}, "VI-8.4"))
    if POWERS[code][SLAVERY] and state.holder[p] not in (EMPTY, old):
        lines.append(Message("vinci-gain-slavery", {"points": POWERS[code][SLAVERY]}, "VI-8.5"))
    lost = 0 if POWERS[code][HERITAGE] else NEIGHBOURS[p] & state.held[old]
    for near in things_in(lost | (state.held[old] & 1 << p)):
        points = VALUE[state.tiles[old]][near]
        rule = "VI-9.9" if near == p else "VI-9.8"
        lines.append(Message("vinci-gain-contact", {"province": PROVINCE_KEYS[near], "points": -points}, rule))
    return lines


def _civilization(state: Vinci, seat: int, group: int) -> list[Message]:
    kinds = state.offer[2 * group : 2 * group + 2]
    if kinds[0] == NONE:
        return [Message("vinci-no-group", {"group": group + 1}, "VI-3.3")]
    lines = [Message("vinci-explain-price", {"points": price(group)}, "VI-3.2")]
    if state.counters[group]:
        lines.append(Message("vinci-explain-bonus", {"points": SKIP_COST * state.counters[group]}, "VI-3.4"))
    tokens = tokens_of(state, seat, pair(kinds[0], kinds[1]))
    lines.append(Message("vinci-explain-tokens", {"tokens": tokens}, "VI-3.6"))
    doubled = SPECIALIZATION in kinds
    for kind in kinds:
        key = KIND_KEYS[kind]
        lines.append(Message("vinci-explain-tile", {"tile": key, "help": f"{key}-help"}, "VI-8.3"))
        if doubled and kind != SPECIALIZATION:
            lines.append(Message("vinci-explain-doubled", {"tile": key, "help": f"{key}-doubled"}, "VI-8.3"))
    unsure: list[object] = [KIND_KEYS[kind] for kind in sorted(set(kinds)) if tiles[kind].src_tokens == "reconstructed"]
    if unsure:
        lines.append(Message("vinci-explain-reconstructed", {"tiles": unsure, "count": len(unsure)}, "VI-3.6"))
    return lines


def _decline(state: Vinci, seat: int) -> list[Message]:
    after = state.clone()
    decline(after, seat)
    old = DECLINING + seat
    lines = [
        Message("vinci-explain-decline", {"provinces": len(things_in(after.held[old]))}, "VI-9.4"),
        Message("vinci-explain-lost", {"provinces": len(things_in(state.held[old]))}, "VI-9.2"),
    ]
    if state.over or state.frame(0) != REBIRTH:
        lines.append(Message("vinci-explain-decline-points", {"points": worth(after, old)}, "VI-9.6"))
    else:
        lines.append(Message("vinci-explain-rebirth", {}, "VI-9.11"))
    return lines


def _defended(state: Vinci, empire: int, p: int, tokens: int, fort: int, rule: str) -> Message:
    """What taking the province would cost an attacker without tiles afterwards."""
    fort = max(fort, state.forts >> p & 1)
    militia = POWERS[state.tiles[empire]][MILITIA] if empire < DECLINING else 0
    there = BASE_COST + GROUND[p] + state.tokens[p] + tokens + fort + militia
    return Message("vinci-explain-defence", {"province": PROVINCE_KEYS[p], "tokens": there}, rule)


def _stop(state: Vinci, seat: int) -> Message:
    """What the turn would bring if no more were conquered: at most, where provinces have to be given up (VI-7.3)."""
    after = state.clone()
    begin_reorganization(after, seat)
    points = income(after, seat)
    losing = after.frame(0) in (COHESION, SHORTAGE)
    if losing:
        values = VALUE[after.tiles[seat]]
        best = 0
        for part in components(after, seat):  # the best provinces of the best part, as many as there are tokens for
            kept = sorted([values[p] for p in things_in(part)])[-after.hand[seat] :]
            best = max(best, sum(kept))
        points += best - worth(after, seat)
    key = "vinci-explain-stop-losing" if losing else "vinci-explain-stop"
    return Message(key, {"points": points}, "VI-7.3" if losing else "VI-6.2")


def _done(state: Vinci, seat: int) -> list[Message]:
    if state.over or not state.is_actor(seat):
        return [Message("vinci-explain-wait", {}, "VI-4.3")]
    phase = state.frame(0)
    if phase == FORTIFYING:
        asked = int(POWERS[state.tiles[seat]][RENAISSANCE] > 0)  # VI-9.11: then the turn goes on
        return [Message("vinci-explain-score", {"points": income(state, seat), "asked": asked}, "VI-10.1")]
    if phase == EXPANSION:
        return [_stop(state, seat)]
    if phase == CHOOSING:
        return [Message("vinci-explain-draw", {}, "VI-3.5")]
    return [Message("vinci-explain-done", {}, "VI-4.3")]
