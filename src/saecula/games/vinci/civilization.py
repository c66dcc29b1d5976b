"""VI-3: choosing a civilization."""

from __future__ import annotations

from saecula.games.vinci.components import GROUPS, SKIP_COST
from saecula.games.vinci.scoring import gain
from saecula.games.vinci.state import CHOOSE, CHOOSING, DONE, EXTRA, NEXT_TURN, VIRTUAL_EXTRA, Vinci, VinciPhase
from saecula.games.vinci.tiles import KIND_KEYS, KINDS, NONE, TOKENS, pair
from saecula.games.vinci.turn import end_turn
from saecula.kernel.message import Message


def price(group: int) -> int:
    """What a group costs: so much for each group that is skipped (VI-3.2)."""
    return SKIP_COST * group


def tokens_of(state: Vinci, seat: int, code: int) -> int:
    """The tokens of a new civilization: its red numbers and the extra tokens (VI-3.6, VI-12.3)."""
    return TOKENS[code] + state.settings[EXTRA if seat < state.seats else VIRTUAL_EXTRA]


def draw_groups(state: Vinci) -> None:
    """Fill the empty groups with two tiles each, as far as the bag goes (VI-2.3, VI-3.5)."""
    for group in range(GROUPS):
        if state.offer[2 * group] == NONE and sum(state.bag) >= 2:
            state.offer[2 * group] = draw_tile(state)
            state.offer[2 * group + 1] = draw_tile(state)
            if state.log is not None:
                kinds = state.offer[2 * group : 2 * group + 2]
                state.tell("vinci-drawn", {"group": group + 1, "tiles": [KIND_KEYS[k] for k in kinds]}, "VI-3.5")


def draw_tile(state: Vinci) -> int:
    """Draw a tile from the bag: each is as likely as any other."""
    at = state.roll(sum(state.bag))
    for kind in range(KINDS):
        at -= state.bag[kind]
        if at < 0:
            state.bag[kind] -= 1
            return kind
    raise AssertionError("the bag is empty")


class Choosing(VinciPhase):
    """A player takes one of the groups on offer (VI-3.2); `done` confirms, and new tiles are drawn (VI-3.5).

    Frame: 2 is 1 once the group is taken.
    """

    key = "vinci-prompt-choose"
    rule = "VI-3.2"

    def legal(self, state: Vinci, seat: int) -> list[int]:
        """Every group that the player can pay for (VI-3.3); group I is free."""
        if state.frame(2):
            return [DONE[0]]
        score = state.score[seat]
        return [CHOOSE.base + g for g in range(GROUPS) if price(g) <= score and state.offer[2 * g] != NONE]

    def play(self, state: Vinci, seat: int, move: int) -> None:
        """Pay, take the tiles and their bonus counters, and close the gap; or confirm."""
        if move in CHOOSE:
            take_group(state, seat, CHOOSE.arg(move))
            state.set_frame(2, 1)
            return
        draw_groups(state)
        if state.round == 0:
            state.goto(NEXT_TURN, seat)  # VI-2.5: in the opening round nothing else is done
        else:
            end_turn(state, seat)

    def prompt(self, state: Vinci, seat: int) -> Message:
        """Which civilization, or: confirm the choice."""
        return Message("vinci-prompt-chosen" if state.frame(2) else self.key, {"seat": seat}, self.rule)

    def why_not(self, state: Vinci, seat: int, move: int) -> Message:
        """The group cannot be paid, is empty, or one has been taken already."""
        if move in CHOOSE and not state.frame(2):
            group = CHOOSE.arg(move)
            if state.offer[2 * group] == NONE:
                return Message("vinci-no-group", {"group": group + 1}, "VI-3.3")
            return Message("vinci-no-points", {"price": price(group), "score": state.score[seat]}, "VI-3.3")
        return Message("vinci-no-chosen" if state.frame(2) else "vinci-no-choose-first", {}, "VI-3.2")


def take_group(state: Vinci, seat: int, group: int) -> None:
    """Pay for a group, leave counters on those skipped, take tiles and tokens, close the gap (VI-3.2 to 3.6)."""
    state.score[seat] -= price(group)
    for skipped in range(group):
        state.counters[skipped] += 1
    bonus = SKIP_COST * state.counters[group]
    code = pair(state.offer[2 * group], state.offer[2 * group + 1])
    if state.log is not None:
        kinds = state.offer[2 * group : 2 * group + 2]
        names: list[object] = [KIND_KEYS[k] for k in kinds]
        state.tell(
            "vinci-chose",
            {
                "seat": seat,
                "tiles": names,
                "price": price(group),
                "bonus": bonus,
                "tokens": tokens_of(state, seat, code),
            },
            "VI-3.5",
        )
    state.offer[2 * group : 2 * group + 2] = []
    state.offer += [NONE, NONE]
    state.counters[group : group + 1] = []
    state.counters.append(0)
    state.tiles[seat] = code
    state.hand[seat] = tokens_of(state, seat, code)
    state.strength[seat] = state.hand[seat]
    state.entered &= ~(1 << seat)
    gain(state, seat, bonus)


def open_game(state: Vinci) -> None:
    """VI-2.3 to VI-2.5: draw the six groups, shuffle the seats, and let the first player choose."""
    draw_groups(state)
    if state.players > state.seats:
        state.shuffle(state.order)  # VI-12.2
    else:
        first = state.below(state.players)
        state.order = [(first + i) % state.players for i in range(state.players)]
    state.push(CHOOSING, state.order[0])
