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
)
from saecula.games.heroes_of_the_world.conquest import amount, kind_word, opponents
from saecula.games.heroes_of_the_world.scoring import NOBODY, ladder_values, ranks, shares
from saecula.games.heroes_of_the_world.state import (
    AGAINST,
    ANGKOR_USE,
    ATTACK,
    BUILD,
    CONQUEST,
    CONVERT,
    DISCOVER,
    DISCOVERY,
    DONE,
    DRAW,
    FLEE,
    FLIGHT,
    GOLD,
    LEAVE,
    MIGRATE,
    MIGRATION,
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
    RESULT_WINDOW,
    RETURN,
    ROLLED_WINDOW,
    SETTLING,
    TAKE,
    USE,
    Heroes,
)
from saecula.games.heroes_of_the_world.wonders import VERSAILLES, WONDER_KEYS
from saecula.kernel.dealing import things_in
from saecula.kernel.message import Args, Message


def explain(state: Heroes, seat: int, move: int) -> list[Message]:
    """The lines for any move, legal or not. They contain only what the seat may know."""
    if move in PLACE:
        settling = not state.over and state.bottom(0) == SETTLING
        opening = "HO-13.9" if state.era else "HO-2.6"
        return _standing(state, seat, PLACE.arg(move), 1, opening if settling else "HO-6.1")
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
    if move in FLEE:
        return _flee(state, seat, FLEE.arg(move))
    if move in MOVE:
        by_wonder = not state.over and state.frame(0) == ANGKOR_USE
        return _standing(state, seat, MOVE.arg(move), 1, "HO-11.8" if by_wonder else "HO-10.9")
    if move in MIGRATE or move in LEAVE:
        return _origin(state, seat, move)
    if move in BUILD or move in USE:
        return _wonder(state, seat, move)
    if move in CONVERT:
        args = {"cost": CONVERT_GOLD, "coins": state.gold[seat], "points": CONVERT_POINTS}
        return [Message("heroes_of_the_world-explain-convert", args, "HO-10.6")]
    if move in PASS:
        return _pass(state, seat)
    assert move in DONE
    return _done(state, seat)


def _standing(state: Heroes, seat: int, t: int, more: int, rule: str) -> list[Message]:
    """The player's rank in a territory, and what its ladder is worth so far."""
    mine = state.units[seat * TERRITORIES + t]
    rivals = [state.units[s * TERRITORIES + t] for s in range(state.seats) if s != seat]
    args: Args = {"territory": TERRITORY_KEYS[t], "units": mine + more, "rival": max(rivals)}
    return [Message("heroes_of_the_world-explain-standing", args, rule), _ladder(state, t)]


def _flee(state: Heroes, seat: int, t: int) -> list[Message]:
    """The routed player's rank where the units flee to: it is their units that count, whoever chooses."""
    if state.over or state.frame(0) != FLIGHT or state.frame(3) == seat:
        fleeing = state.frame(4) if not state.over and state.frame(0) == FLIGHT else 0
        return _standing(state, seat, t, fleeing, "HO-9.9")
    other = state.frame(3)
    args: Args = {"territory": TERRITORY_KEYS[t], "other": other}
    args["units"] = state.units[other * TERRITORIES + t] + state.frame(4)
    args["own"] = state.units[seat * TERRITORIES + t]
    return [Message("heroes_of_the_world-explain-sides", args, "HO-9.9"), _ladder(state, t)]


def _ladder(state: Heroes, t: int) -> Message:
    points = sum([VALUE[kind] for kind in state.tokens_on(t)])
    free = state.slots(t) - state.filled[t]
    args: Args = {"territory": TERRITORY_KEYS[t], "points": points, "free": free}
    return Message("heroes_of_the_world-explain-ladder", args, "HO-7.1")


def _hero(hero: int) -> list[Message]:
    where: list[object] = [TERRITORY_KEYS[t] for t in things_in(INFLUENCE[hero])]
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
    bag = len(state.bag)
    mean = (20 * values + bag) // (2 * bag) / 10 if bag else 0  # to the nearest tenth, halves up
    args: Args = {"tokens": tokens, "bag": bag, "mean": mean}
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
    lines += _scores(state, t, after, NOBODY)
    if state.complete.bit_count() + 1 == LADDERS_TO_END[state.era]:
        rule = "HO-14.1" if state.era else "HO-13.1"
        lines.append(Message("heroes_of_the_world-explain-last-ladder", {"era": state.era}, rule))
    return lines


def _scores(state: Heroes, t: int, values: list[int], favoured: int) -> list[Message]:
    """Who scores what when a ladder holds these values; `favoured` counts for more by Versailles."""
    points = shares(state, values)
    lines: list[Message] = []
    for rank, s in enumerate(ranks(state, t, favoured)[: len(points)]):
        line: Args = {"seat": s, "rank": rank + 1, "points": points[rank]}
        lines.append(Message("heroes_of_the_world-explain-scores", line, "HO-8.2"))
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
        n = amount(state, t, other, face)
        line: Args = {"face": FACE_KEYS[face], "amount": n, "kind": kind_word(face, n)}
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
        near: list[object] = [TERRITORY_KEYS[n] for n in things_in(NEIGHBOURS[t] & state.in_play())]
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
    if not state.over and state.is_actor(seat) and state.frame(0) in (RANK_WINDOW, POINTS_WINDOW):
        t = state.frame(2)
        lines.append(_ladder(state, t))
        if state.frame(0) == RANK_WINDOW and w == VERSAILLES:
            lines += _scores(state, t, ladder_values(state, t), seat)
    return lines


def _pass(state: Heroes, seat: int) -> list[Message]:
    """The wonder stays; what then happens: the ranks as they are, or the result that was rolled."""
    lines = [Message("heroes_of_the_world-explain-pass", {}, "HO-11.7")]
    if state.over or not state.is_actor(seat):
        return lines
    phase, t = state.frame(0), state.frame(2)
    if phase in (RANK_WINDOW, POINTS_WINDOW):
        lines += _scores(state, t, ladder_values(state, t), state.frame(3) if phase == POINTS_WINDOW else NOBODY)
    elif phase in (ROLLED_WINDOW, RESULT_WINDOW):
        defender, face = state.frame(3), state.frame(4)
        args: Args = {"seat": state.turn, "other": defender, "territory": TERRITORY_KEYS[t]}
        n = amount(state, t, defender, face)
        args["amount"] = n
        args["kind"] = kind_word(face, n)
        lines.append(Message("heroes_of_the_world-result", args, "HO-9.6"))
    return lines


def _done(state: Heroes, seat: int) -> list[Message]:
    if state.over or not state.is_actor(seat):
        return [Message("heroes_of_the_world-explain-wait", {}, "HO-3.1")]
    phase = state.frame(0)
    if phase == CONQUEST:
        return [Message("heroes_of_the_world-explain-no-conquest", {}, "HO-9.1")]
    if phase == GOLD:
        return [Message("heroes_of_the_world-explain-end", {"coins": state.gold[seat]}, "HO-10.10")]
    return [Message("heroes_of_the_world-explain-done", {}, "HO-10.9" if phase == MIGRATION else "HO-11.8")]
