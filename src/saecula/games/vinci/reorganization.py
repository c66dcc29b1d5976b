"""VI-7: cohesion and reorganization, step by step as in VI-7.7; then forts (VI-8.13) and the end of the turn."""

from __future__ import annotations

from saecula.games.vinci.components import NEIGHBOURS, OVERSEAS, PROVINCE_KEYS, PROVINCES
from saecula.games.vinci.decline import decline
from saecula.games.vinci.scoring import score_turn
from saecula.games.vinci.state import (
    CHOOSING,
    COHESION,
    DECLINE,
    DONE,
    FORT,
    FORTIFYING,
    GIVE_UP,
    KEEP,
    PLACE,
    PLACEMENT,
    REBIRTH,
    SHORTAGE,
    Vinci,
    VinciPhase,
)
from saecula.games.vinci.tiles import ASTRONOMY, FORTS, GENERAL, MESSENGERS, POWERS, RENAISSANCE
from saecula.games.vinci.turn import end_turn
from saecula.kernel.dealing import things_in
from saecula.kernel.message import Message


def linked(state: Vinci, seat: int, p: int) -> int:
    """The provinces that count as adjacent to p for cohesion: by sea too with Astronomy (VI-7.2)."""
    return NEIGHBOURS[p] | OVERSEAS[p] if POWERS[state.tiles[seat]][ASTRONOMY] else NEIGHBOURS[p]


def component(state: Vinci, seat: int, p: int, within: int) -> int:
    """The connected part of a set of provinces that contains p."""
    found = 1 << p
    edge = found
    while edge:
        low = edge & -edge
        edge ^= low
        new = linked(state, seat, low.bit_length() - 1) & within & ~found
        found |= new
        edge |= new
    return found


def components(state: Vinci, seat: int) -> list[int]:
    """The connected parts of the active empire, in the order of the map; one if cohesion does not bind it (VI-7.2)."""
    rest = state.held[seat]
    if exempt(state, seat):
        return [rest] if rest else []
    parts: list[int] = []
    while rest:
        part = component(state, seat, (rest & -rest).bit_length() - 1, rest)
        parts.append(part)
        rest &= ~part
    return parts


def exempt(state: Vinci, seat: int) -> bool:
    """Messengers and virtual players need no cohesion (VI-7.2, VI-13.8)."""
    return seat >= state.seats or POWERS[state.tiles[seat]][MESSENGERS] > 0


def begin_reorganization(state: Vinci, seat: int) -> None:
    """VI-7.1: take all tokens in hand, Field General's go; then one component is kept (VI-7.3)."""
    for p in range(PROVINCES):
        if state.holder[p] == seat:
            state.hand[seat] += state.tokens[p]
            state.tokens[p] = 0
    leaving = POWERS[state.tiles[seat]][GENERAL]
    state.hand[seat] -= leaving
    state.strength[seat] -= leaving
    if len(components(state, seat)) > 1 and state.hand[seat]:
        state.goto(COHESION, seat)
    else:
        cover(state, seat)


def cover(state: Vinci, seat: int) -> None:
    """Every province gets one token; if there are too few, provinces must be given up first (VI-7.3, VI-7.4)."""
    held = things_in(state.held[seat])
    if not state.hand[seat]:
        for p in held:
            give_up(state, seat, p)
    elif state.hand[seat] < len(held):
        state.goto(SHORTAGE, seat)
        return
    else:
        for p in held:
            state.tokens[p] = 1
        state.hand[seat] -= len(held)
        if len(held) == 1:  # no choice
            state.tokens[held[0]] += state.hand[seat]
            state.hand[seat] = 0
    after_cover(state, seat)


def after_cover(state: Vinci, seat: int) -> None:
    """The remaining tokens are placed one by one; then forts."""
    if state.hand[seat] and state.held[seat]:
        state.goto(PLACEMENT, seat)
    else:
        state.goto(FORTIFYING, seat, POWERS[state.tiles[seat]][FORTS])


def give_up(state: Vinci, seat: int, p: int) -> None:
    """VI-7.5: a province that is not kept is empty."""
    state.vacate(p)
    if state.log is not None:
        state.tell("vinci-gave-up", {"seat": seat, "province": PROVINCE_KEYS[p]}, "VI-7.3")


class Cohesion(VinciPhase):
    """The empire is in several parts: one is kept (VI-7.3)."""

    key = "vinci-prompt-keep"
    rule = "VI-7.2"

    def legal(self, state: Vinci, seat: int) -> list[int]:
        """Any part, named by the province that comes first in it."""
        return [KEEP.base + things_in(part)[0] for part in components(state, seat)]

    def play(self, state: Vinci, seat: int, move: int) -> None:
        """The other parts are abandoned."""
        kept = component(state, seat, KEEP.arg(move), state.held[seat])
        for p in things_in(state.held[seat] & ~kept):
            give_up(state, seat, p)
        cover(state, seat)

    def why_not(self, state: Vinci, seat: int, move: int) -> Message:
        """Each part is offered once."""
        if move in KEEP:
            province: dict[str, object] = {"province": PROVINCE_KEYS[KEEP.arg(move)]}
            if state.holder[KEEP.arg(move)] != seat:
                return Message("vinci-no-keep-foreign", province, "VI-7.3")
            return Message("vinci-no-keep-name", province, "VI-7.3")
        return Message("vinci-no-keeping", {}, "VI-7.3")


class Shortage(VinciPhase):
    """More provinces than tokens: one after the other is given up, the rest staying connected (VI-7.3, VI-7.7)."""

    key = "vinci-prompt-give-up"
    rule = "VI-7.3"

    def legal(self, state: Vinci, seat: int) -> list[int]:
        """Every province without which the rest is still connected."""
        return [GIVE_UP.base + p for p in things_in(state.held[seat]) if can_spare(state, seat, p)]

    def play(self, state: Vinci, seat: int, move: int) -> None:
        """Give one up, and go on once there are enough tokens."""
        give_up(state, seat, GIVE_UP.arg(move))
        if state.hand[seat] >= len(things_in(state.held[seat])):
            cover(state, seat)

    def prompt(self, state: Vinci, seat: int) -> Message:
        """How many are too many."""
        too_many = len(things_in(state.held[seat])) - state.hand[seat]
        return Message(self.key, {"seat": seat, "provinces": too_many, "tokens": state.hand[seat]}, self.rule)

    def why_not(self, state: Vinci, seat: int, move: int) -> Message:
        """The province is not one's own, or holds the empire together."""
        if move in GIVE_UP:
            p = GIVE_UP.arg(move)
            key = "vinci-no-give-up-cut" if state.holder[p] == seat else "vinci-no-give-up-foreign"
            return Message(key, {"province": PROVINCE_KEYS[p]}, self.rule)
        return Message("vinci-no-giving-up", {}, self.rule)


def can_spare(state: Vinci, seat: int, p: int) -> bool:
    """Whether the rest of the empire is still one connected group without this province."""
    rest = state.held[seat] & ~(1 << p)
    if exempt(state, seat) or not rest:
        return True
    return component(state, seat, (rest & -rest).bit_length() - 1, rest) == rest


class Placement(VinciPhase):
    """The tokens left after one a province are placed one by one (VI-7.4)."""

    key = "vinci-prompt-place"
    rule = "VI-7.4"

    def legal(self, state: Vinci, seat: int) -> list[int]:
        """Any province of the empire."""
        held = state.held[seat]
        offered: list[int] = []
        while held:
            low = held & -held
            held ^= low
            offered.append(PLACE.base + low.bit_length() - 1)
        return offered

    def play(self, state: Vinci, seat: int, move: int) -> None:
        """Place one token; after the last one go on to the forts."""
        p = PLACE.arg(move)
        state.tokens[p] += 1
        state.hand[seat] -= 1
        if state.log is not None:
            state.tell("vinci-placed", {"seat": seat, "province": PROVINCE_KEYS[p]}, self.rule)
        if not state.hand[seat]:
            after_cover(state, seat)

    def prompt(self, state: Vinci, seat: int) -> Message:
        """How many are left."""
        return Message(self.key, {"seat": seat, "tokens": state.hand[seat]}, self.rule)

    def why_not(self, state: Vinci, seat: int, move: int) -> Message:
        """Only provinces of the active empire, and all tokens must be placed."""
        if move in PLACE:
            return Message("vinci-no-place-there", {"province": PROVINCE_KEYS[PLACE.arg(move)]}, self.rule)
        return Message("vinci-no-placing", {"tokens": state.hand[seat]}, self.rule)


class Fortifying(VinciPhase):
    """The end of the reorganization: forts with Fortification (VI-8.13), and `done` ends the turn.

    Frame: 2 forts left.
    """

    key = "vinci-prompt-fort"
    rule = "VI-8.13"

    def legal(self, state: Vinci, seat: int) -> list[int]:
        """Any province of the active empire without a fort; or no more forts."""
        sites = state.held[seat] & ~state.forts if state.frame(2) else 0
        return [*[FORT.base + p for p in things_in(sites)], DONE.base]

    def play(self, state: Vinci, seat: int, move: int) -> None:
        """Build, or score the turn (VI-4.3 step 5) and go on to Renaissance or the next player."""
        if move in FORT:
            state.forts |= 1 << FORT.arg(move)
            state.set_frame(2, state.frame(2) - 1)
            if state.log is not None:
                state.tell("vinci-fort", {"seat": seat, "province": PROVINCE_KEYS[FORT.arg(move)]}, self.rule)
            return
        score_turn(state, seat)
        if POWERS[state.tiles[seat]][RENAISSANCE]:
            state.goto(REBIRTH, seat)
        else:
            end_turn(state, seat)

    def prompt(self, state: Vinci, seat: int) -> Message:
        """Forts, or: end the turn."""
        left = min(state.frame(2), len(things_in(state.held[seat] & ~state.forts)))
        if left:
            return Message(self.key, {"seat": seat, "forts": left}, self.rule)
        return Message("vinci-prompt-end", {"seat": seat}, "VI-4.3")

    def why_not(self, state: Vinci, seat: int, move: int) -> Message:
        """No fort left, not one's own province, or there is one already."""
        if move in FORT:
            p = FORT.arg(move)
            if not state.frame(2):
                return Message("vinci-no-fort-left", {}, self.rule)
            key = "vinci-no-fort-twice" if state.holder[p] == seat else "vinci-no-fort-there"
            return Message(key, {"province": PROVINCE_KEYS[p]}, self.rule)
        return Message("vinci-no-fortifying", {}, self.rule)


class Rebirth(VinciPhase):
    """Renaissance: decline now, after scoring, or not (VI-9.11, VI-9.14)."""

    key = "vinci-prompt-renaissance"
    rule = "VI-9.11"

    def legal(self, state: Vinci, seat: int) -> list[int]:
        """Both, in every expansion turn."""
        return [DECLINE.base, DONE.base]

    def play(self, state: Vinci, seat: int, move: int) -> None:
        """Decline without a second scoring and choose a new civilization; or end the turn."""
        if move in DECLINE:
            decline(state, seat)
            state.goto(CHOOSING, seat)
        else:
            end_turn(state, seat)

    def why_not(self, state: Vinci, seat: int, move: int) -> Message:
        """The turn has been scored: nothing else is left to do."""
        return Message("vinci-no-renaissance", {}, self.rule)
