"""What a move would cost and bring, line by line, with the rule behind each line."""

from __future__ import annotations

from saecula.games.heroes_of_the_world.components import (
    CONVERT_GOLD,
    CONVERT_POINTS,
    FACE_KEYS,
    FACE_KIND,
    HERO_CONQUEST,
    HERO_DISCOVERIES,
    HERO_KEYS,
    HERO_POPULATION,
    HERO_TREASURE,
    INFLUENCE,
    LADDERS_TO_END,
    MIGRATION_COST,
    MIGRATION_UNITS,
    NEIGHBOURS,
    PLUNDER,
    TERRITORIES,
    TERRITORY_KEYS,
    TOKEN_KEYS,
    VALUE,
    WONDER_COST,
    WONDER_POINTS,
    bits,
)
from saecula.games.heroes_of_the_world.conquest import KIND_WORDS, amount, opponents
from saecula.games.heroes_of_the_world.scoring import NOBODY, ranks
from saecula.games.heroes_of_the_world.state import (
    AGAINST,
    ATTACK,
    BUILD,
    CONQUEST,
    CONVERT,
    DISCOVER,
    DISCOVERY,
    DONE,
    DRAW,
    FLEE,
    GOLD,
    LEAVE,
    MIGRATE,
    MOVE,
    NO_HERO,
    PASS,
    PICK,
    PLACE,
    PLAY,
    POINTS_WINDOW,
    PUT,
    RANK_WINDOW,
    REDIRECT,
    RETURN,
    SETTLING,
    TAKE,
    USE,
    Heroes,
)
from saecula.games.heroes_of_the_world.wonders import WONDER_KEYS
from saecula.kernel.message import Args, Message


def explain(state: Heroes, seat: int, move: int) -> list[Message]:
    """The lines for any move, legal or not. They tell nothing but what the seat may know."""
    if move in PLACE:
        settling = not state.over and state.stack[0] == SETTLING
        return _standing(state, seat, PLACE.arg(move), 1, "HO-2.6" if settling else "HO-6.1")
    if move in TAKE:
        return [*_hero(TAKE.arg(move)), Message("heroes_of_the_world-explain-take", {}, "HO-16.2")]
    if move in DRAW:
        return [Message("heroes_of_the_world-explain-draw", {"cards": len(state.deck)}, "HO-16.2")]
    if move in PLAY:
        return _hero(PLAY.arg(move))
    if move in DISCOVER:
        return _discover(state)
    if move in RETURN or move in PICK:
        kind = RETURN.arg(move) if move in RETURN else PICK.arg(move)
        args: Args = {"token": TOKEN_KEYS[kind], "points": VALUE[kind]}
        return [Message("heroes_of_the_world-explain-token", args, "HO-1.3")]
    if move in PUT:
        return _put(state, PUT.arg(move))
    if move in ATTACK:
        t = ATTACK.arg(move)
        there = opponents(state, seat, t)
        if len(there) == 1:
            return _conquest(state, seat, t, there[0])
        args = {"territory": TERRITORY_KEYS[t], "players": len(there)}
        return [Message("heroes_of_the_world-explain-attack", args, "HO-9.3")]
    if move in AGAINST:
        return _against(state, seat, AGAINST.arg(move))
    if move in REDIRECT:
        if REDIRECT.arg(move) >= state.seats:
            return [Message("heroes_of_the_world-no-player", {}, "HO-11.8")]
        return [Message("heroes_of_the_world-explain-redirect", {"other": REDIRECT.arg(move)}, "HO-11.8")]
    if move in FLEE or move in MOVE:
        t = FLEE.arg(move) if move in FLEE else MOVE.arg(move)
        return _standing(state, seat, t, 1 if move in MOVE else 0, "HO-9.9" if move in FLEE else "HO-10.9")
    if move in MIGRATE or move in LEAVE:
        return _origin(state, seat, move)
    if move in BUILD or move in USE:
        return _wonder(state, seat, move)
    if move in CONVERT:
        args = {"cost": CONVERT_GOLD, "coins": state.gold[seat], "points": CONVERT_POINTS}
        return [Message("heroes_of_the_world-explain-convert", args, "HO-10.6")]
    if move in PASS:
        return [Message("heroes_of_the_world-explain-pass", {}, "HO-11.7")]
    assert move in DONE
    return _done(state, seat)


def _standing(state: Heroes, seat: int, t: int, more: int, rule: str) -> list[Message]:
    """How the player would stand in a territory, and what its ladder is worth so far."""
    mine = state.units[seat * TERRITORIES + t]
    rivals = [state.units[s * TERRITORIES + t] for s in range(state.seats) if s != seat]
    args: Args = {"territory": TERRITORY_KEYS[t], "units": mine + more, "rival": max(rivals)}
    return [Message("heroes_of_the_world-explain-standing", args, rule), _ladder(state, t)]


def _ladder(state: Heroes, t: int) -> Message:
    points = sum([VALUE[kind] for kind in state.tokens_on(t)])
    free = state.slots(t) - state.filled[t]
    args: Args = {"territory": TERRITORY_KEYS[t], "points": points, "free": free}
    return Message("heroes_of_the_world-explain-ladder", args, "HO-7.1")


def _hero(hero: int) -> list[Message]:
    where: list[object] = [TERRITORY_KEYS[t] for t in bits(INFLUENCE[hero])]
    name: Args = {"hero": HERO_KEYS[hero], "title": f"{HERO_KEYS[hero]}-help"}
    return [
        Message("heroes_of_the_world-explain-hero", name, "HO-1.2"),
        Message("heroes_of_the_world-explain-influence", {"territories": where}, "HO-5.2"),
        Message("heroes_of_the_world-explain-population", {"units": HERO_POPULATION[hero]}, "HO-6.1"),
        Message("heroes_of_the_world-explain-discoveries", {"tokens": HERO_DISCOVERIES[hero]}, "HO-7.2"),
        Message("heroes_of_the_world-explain-strength", {"strength": HERO_CONQUEST[hero]}, "HO-9.1"),
        Message("heroes_of_the_world-explain-treasure", {"coins": HERO_TREASURE[hero]}, "HO-10.1"),
    ]


def _discover(state: Heroes) -> list[Message]:
    wanted = 0 if state.hero == NO_HERO else HERO_DISCOVERIES[state.hero]
    tokens = min(wanted, len(state.bag))
    values = sum([VALUE[kind] for kind in state.bag])
    args: Args = {"tokens": tokens, "bag": len(state.bag), "tenths": 10 * values // max(1, len(state.bag)) / 10}
    return [Message("heroes_of_the_world-explain-discover", args, "HO-7.2")]


def _put(state: Heroes, t: int) -> list[Message]:
    """What the ladder will be worth, and who scores what if it is complete then."""
    chosen = not state.over and state.frame(0) == DISCOVERY and state.frame(2)
    new = [state.frame(2) - 1] if chosen else []
    there = state.tokens_on(t)
    if len(there) >= state.slots(t):
        return [_ladder(state, t)]
    after = [VALUE[kind] for kind in there + new]
    free = state.slots(t) - len(after)
    args: Args = {"territory": TERRITORY_KEYS[t], "points": sum(after), "free": free}
    lines = [Message("heroes_of_the_world-explain-ladder", args, "HO-7.1")]
    if free or not after:
        return lines
    points = [sum(after), (sum(after) + 1) // 2, min(after)][: 2 if state.seats == 2 else 3]
    for rank, s in enumerate(ranks(state, t, NOBODY)[: len(points)]):
        line: Args = {"seat": s, "rank": rank + 1, "points": points[rank]}
        lines.append(Message("heroes_of_the_world-explain-scores", line, "HO-8.2"))
    if state.complete.bit_count() + 1 == LADDERS_TO_END[state.era]:
        rule = "HO-14.1" if state.era else "HO-13.1"
        lines.append(Message("heroes_of_the_world-explain-last-ladder", {"era": state.era}, rule))
    return lines


def _against(state: Heroes, seat: int, other: int) -> list[Message]:
    if other >= state.seats:
        return [Message("heroes_of_the_world-no-player", {}, "HO-9.3")]
    if other == seat:
        return [Message("heroes_of_the_world-no-self", {}, "HO-9.3")]
    if not state.over and state.frame(0) == CONQUEST and state.frame(2):
        return _conquest(state, seat, state.frame(2) - 1, other)
    return [Message("heroes_of_the_world-explain-against", {"other": other}, "HO-9.3")]


def _conquest(state: Heroes, seat: int, t: int, other: int) -> list[Message]:
    """What each face of the die would do (HO-9.9)."""
    if state.hero == NO_HERO or seat != state.turn:
        return [Message("heroes_of_the_world-explain-against", {"other": other}, "HO-9.3")]
    args: Args = {"other": other, "territory": TERRITORY_KEYS[t], "units": state.units[other * TERRITORIES + t]}
    args["own"] = state.units[seat * TERRITORIES + t]
    lines = [Message("heroes_of_the_world-explain-sides", args, "HO-9.3")]
    for face, kind in enumerate(FACE_KIND):
        line: Args = {"face": FACE_KEYS[face], "amount": amount(state, t, other, face), "kind": KIND_WORDS[kind]}
        rule = "HO-9.10" if kind == PLUNDER else "HO-9.9"
        lines.append(Message("heroes_of_the_world-explain-face", line, rule))
    return lines


def _origin(state: Heroes, seat: int, move: int) -> list[Message]:
    t = MIGRATE.arg(move) if move in MIGRATE else LEAVE.arg(move)
    if not state.in_play() >> t & 1:
        return [Message("heroes_of_the_world-no-territory-yet", {"territory": TERRITORY_KEYS[t]}, "HO-2.8")]
    here: Args = {"territory": TERRITORY_KEYS[t], "units": state.units[seat * TERRITORIES + t]}
    lines = [Message("heroes_of_the_world-explain-origin", here, "HO-10.3" if move in MIGRATE else "HO-11.8")]
    if move in MIGRATE:
        near: list[object] = [TERRITORY_KEYS[n] for n in bits(NEIGHBOURS[t] & state.in_play())]
        args: Args = {"cost": MIGRATION_COST, "coins": state.gold[seat], "units": MIGRATION_UNITS, "territories": near}
        lines.append(Message("heroes_of_the_world-explain-migrate", args, "HO-10.3"))
    return lines


def _wonder(state: Heroes, seat: int, move: int) -> list[Message]:
    w = BUILD.arg(move) if move in BUILD else USE.arg(move)
    args: Args = {"wonder": WONDER_KEYS[w], "help": f"{WONDER_KEYS[w]}-help"}
    lines = [Message("heroes_of_the_world-explain-wonder", args, "HO-11.8")]
    if move in BUILD:
        price: Args = {"cost": WONDER_COST, "coins": state.gold[seat], "points": WONDER_POINTS}
        return [Message("heroes_of_the_world-explain-build", price, "HO-10.5"), *lines]
    lines.append(Message("heroes_of_the_world-explain-once", {}, "HO-11.1"))
    if not state.over and state.frame(0) in (RANK_WINDOW, POINTS_WINDOW) and state.is_actor(seat):
        lines.append(_ladder(state, state.frame(2)))
    return lines


def _done(state: Heroes, seat: int) -> list[Message]:
    if state.over or not state.is_actor(seat):
        return [Message("heroes_of_the_world-explain-wait", {}, "HO-3.1")]
    phase = state.frame(0)
    if phase == CONQUEST:
        return [Message("heroes_of_the_world-explain-no-conquest", {}, "HO-9.1")]
    if phase == GOLD:
        return [Message("heroes_of_the_world-explain-end", {"coins": state.gold[seat]}, "HO-10.10")]
    return [Message("heroes_of_the_world-explain-done", {}, "HO-10.9")]
