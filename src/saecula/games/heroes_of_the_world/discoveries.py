"""HO-7: the hero brings discoveries. Tokens are drawn, shown, and placed on ladders one after the other."""

from __future__ import annotations

from saecula.games.heroes_of_the_world.components import (
    HERO_DISCOVERIES,
    INFLUENCE,
    TERRITORIES,
    TERRITORY_KEYS,
    TOKEN_KEYS,
    WIDTH,
)
from saecula.games.heroes_of_the_world.powers import FreePhase, Window, free_action, use, with_free_actions
from saecula.games.heroes_of_the_world.scoring import begin_scoring
from saecula.games.heroes_of_the_world.state import (
    CONQUEST,
    CONVERT,
    DISCOVER,
    DISCOVERY,
    PICK,
    PUT,
    RETURN,
    RETURNING,
    USE,
    Heroes,
    HeroesPhase,
)
from saecula.games.heroes_of_the_world.wonders import PYRAMIDS, PYRAMIDS_TOKENS, WONDER_KEYS
from saecula.kernel.message import Args, Message


def open_ladders(state: Heroes) -> int:
    """The hero's territories that can still take a token this turn: a free slot, and none placed there (HO-7.3)."""
    return INFLUENCE[state.hero] & state.in_play() & ~state.complete & ~state.placed


def draw_tokens(state: Heroes, seat: int, wanted: int) -> None:
    """HO-7.2: out of the bag, blind, and shown to all."""
    for _ in range(min(wanted, len(state.bag))):
        state.tokens.append(state.bag.pop(state.roll(len(state.bag))))
    state.tokens.sort()
    if state.log is not None:
        drawn: list[object] = [TOKEN_KEYS[kind] for kind in state.tokens]
        state.tell("heroes_of_the_world-discovered", {"seat": seat, "tokens": drawn}, "HO-7.2")


def return_token(state: Heroes, seat: int, kind: int, rule: str) -> None:
    """Back into the bag."""
    state.tokens.remove(kind)
    state.bag.append(kind)
    state.bag.sort()
    if state.log is not None:
        state.tell("heroes_of_the_world-returned", {"seat": seat, "token": TOKEN_KEYS[kind]}, rule)


class Drawing(Window):
    """The moment before the draw (HO-7.2): the window of the Pyramids, and the last chance to take units back.

    Nothing else can be done here (HO-7.8).
    """

    key = "heroes_of_the_world-prompt-discover"
    rule = "HO-7.2"
    busy = "heroes_of_the_world-no-discover-first"

    def step(self, state: Heroes) -> bool:
        """HO-5.3, HO-7.2: no discovery value, or no free slot in any of the hero's territories: no draw."""
        if HERO_DISCOVERIES[state.hero] and open_ladders(state) and state.bag:
            return False
        state.goto(CONQUEST, state.frame(1))
        return True

    def legal(self, state: Heroes, seat: int) -> list[int]:
        """To draw; or with the Pyramids, if the bag holds more tokens than the hero draws (HO-11.7)."""
        if state.ready[seat] >> PYRAMIDS & 1 and len(state.bag) > HERO_DISCOVERIES[state.hero]:
            return [DISCOVER.base, USE.base + PYRAMIDS]
        return [DISCOVER.base]

    def play(self, state: Heroes, seat: int, move: int) -> None:
        """The hero's number of tokens, or two more of which as many go back (HO-11.8)."""
        wanted = HERO_DISCOVERIES[state.hero]
        if move in DISCOVER:
            draw_tokens(state, seat, wanted)
            state.goto(DISCOVERY, seat)
        else:
            use(state, seat, PYRAMIDS)
            draw_tokens(state, seat, wanted + PYRAMIDS_TOKENS)
            state.goto(RETURNING, seat, len(state.tokens) - wanted)

    def prompt(self, state: Heroes, seat: int) -> Message:
        """How many will be drawn."""
        return Message(self.key, {"seat": seat, "tokens": min(HERO_DISCOVERIES[state.hero], len(state.bag))}, self.rule)

    def why_not(self, state: Heroes, seat: int, move: int) -> Message:
        """The Pyramids are not at hand, or would draw nothing more; everything else waits for the draw."""
        if move == USE.base + PYRAMIDS:
            args: Args = {"wonder": WONDER_KEYS[PYRAMIDS]}
            if state.owner[PYRAMIDS] != seat:
                return Message("heroes_of_the_world-no-wonder", args, "HO-11.4")
            if not state.ready[seat] >> PYRAMIDS & 1:
                return Message("heroes_of_the_world-no-face-down", args, "HO-11.1")
            return Message("heroes_of_the_world-no-bag", {}, "HO-11.7")
        return Message(self.busy, {}, "HO-7.8")


class Returning(HeroesPhase):
    """Pyramids: which of the tokens drawn go back before any is placed (HO-11.8).

    Frame: 2 how many still have to.
    """

    key = "heroes_of_the_world-prompt-return"
    rule = "HO-11.8"
    busy = "heroes_of_the_world-no-return-first"

    def step(self, state: Heroes) -> bool:
        """What is left is kept."""
        if state.frame(2):
            return False
        state.goto(DISCOVERY, state.frame(1))
        return True

    def legal(self, state: Heroes, seat: int) -> list[int]:
        """Any of them; two of a kind are one choice."""
        return [RETURN.base + kind for kind in kinds(state)]

    def play(self, state: Heroes, seat: int, move: int) -> None:
        """Into the bag."""
        return_token(state, seat, RETURN.arg(move), self.rule)
        state.set_frame(2, state.frame(2) - 1)

    def prompt(self, state: Heroes, seat: int) -> Message:
        """How many more go back."""
        return Message(self.key, {"seat": seat, "tokens": state.frame(2)}, self.rule)

    def why_not(self, state: Heroes, seat: int, move: int) -> Message:
        """Only what was drawn can go back."""
        if move in RETURN:
            return Message("heroes_of_the_world-no-token", {"token": TOKEN_KEYS[RETURN.arg(move)]}, self.rule)
        return super().why_not(state, seat, move)


def kinds(state: Heroes) -> list[int]:
    """The kinds of the tokens drawn, each once."""
    found: list[int] = []
    for kind in state.tokens:
        if not found or found[len(found) - 1] != kind:
            found.append(kind)
    return found


class Discovery(FreePhase):
    """Place the tokens drawn, one after the other, at most one a territory, as many as possible (HO-7.3 to HO-7.5).

    Frame: 2 the kind of the token chosen plus 1; 0 while none is.
    """

    key = "heroes_of_the_world-prompt-put"
    rule = "HO-7.4"
    busy = "heroes_of_the_world-no-put-first"

    def step(self, state: Heroes) -> bool:
        """When nothing more fits the rest goes back into the bag (HO-7.4). A single kind need not be chosen."""
        tokens = state.tokens
        if not tokens or not open_ladders(state):
            while state.tokens:
                return_token(state, state.frame(1), state.tokens[0], self.rule)
            state.goto(CONQUEST, state.frame(1))
            return True
        if not state.frame(2) and tokens[0] == tokens[len(tokens) - 1]:
            state.set_frame(2, tokens[0] + 1)
            return True
        return False

    def legal(self, state: Heroes, seat: int) -> list[int]:
        """A token; then a ladder."""
        if state.frame(2):
            ladders = open_ladders(state)
            offered = [PUT.base + t for t in range(TERRITORIES) if ladders >> t & 1]
        else:
            offered = [PICK.base + kind for kind in kinds(state)]
        return with_free_actions(state, seat, offered)

    def play(self, state: Heroes, seat: int, move: int) -> None:
        """A full ladder is scored before anything else happens (HO-7.5)."""
        if move >= CONVERT.base:
            free_action(state, seat, move)
        elif move in PICK:
            state.set_frame(2, PICK.arg(move) + 1)
        else:
            kind = state.frame(2) - 1
            state.set_frame(2, 0)
            put_token(state, seat, kind, PUT.arg(move))

    def prompt(self, state: Heroes, seat: int) -> Message:
        """Which token, or where to."""
        if state.frame(2):
            return Message(self.key, {"seat": seat, "token": TOKEN_KEYS[state.frame(2) - 1]}, self.rule)
        return Message("heroes_of_the_world-prompt-pick", {"seat": seat}, self.rule)

    def refuse(self, state: Heroes, seat: int, move: int) -> Message:
        """Not drawn; complete; served already this turn; outside the hero's influence."""
        if move in PICK and not state.frame(2):
            return Message("heroes_of_the_world-no-token", {"token": TOKEN_KEYS[PICK.arg(move)]}, self.rule)
        if move in PUT and state.frame(2):
            t = PUT.arg(move)
            args: Args = {"territory": TERRITORY_KEYS[t]}
            if not INFLUENCE[state.hero] & state.in_play() & 1 << t:
                return Message("heroes_of_the_world-no-influence", args, "HO-5.2")
            if state.placed >> t & 1:
                return Message("heroes_of_the_world-no-second-token", args, "HO-7.3")
            return Message("heroes_of_the_world-no-slot", args, "HO-7.7")
        return super().refuse(state, seat, move)


def put_token(state: Heroes, seat: int, kind: int, t: int) -> None:
    """Place a token on the next slot of a ladder."""
    state.tokens.remove(kind)
    state.ladder[t * WIDTH + state.filled[t]] = kind
    state.filled[t] += 1
    state.placed |= 1 << t
    if state.log is not None:
        args: Args = {"seat": seat, "token": TOKEN_KEYS[kind], "territory": TERRITORY_KEYS[t]}
        state.tell("heroes_of_the_world-put", args, "HO-7.4")
    if state.filled[t] == state.slots(t):
        state.complete |= 1 << t
        begin_scoring(state, t)
