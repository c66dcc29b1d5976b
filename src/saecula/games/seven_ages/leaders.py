"""SA-10.4, SA-10.6, SA-10.7: leaders: recruiting, dismissing, and assassins."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.aftermath import trigger
from saecula.games.seven_ages.areas import AREA_KEYS, areas_in
from saecula.games.seven_ages.cards import EMPIRE_KEYS, LEADER_LIMIT, VALUE
from saecula.games.seven_ages.deck import discard, draw
from saecula.games.seven_ages.effects import LEADER_DRAWS, stat
from saecula.games.seven_ages.effects import LEADER_LIMIT as LIMIT_STAT
from saecula.games.seven_ages.founding import named_leaders
from saecula.games.seven_ages.moves import AREA, DRAW, KEEP, RECRUIT
from saecula.games.seven_ages.phases import ASSASSINATION, PLACING_LEADER, RECRUITING
from saecula.games.seven_ages.realm import remove_leader
from saecula.games.seven_ages.state import CUP, NOBODY, SevenAges
from saecula.games.seven_ages.units import LEADER_NAMES, LEADER_TYPE, LEADERS, NAMED, NO_TYPE
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase


def leader_limit(state: SevenAges, empire: int) -> int:
    """How many leaders an empire may have when it recruits."""
    return LEADER_LIMIT[state.card_of[empire]] + stat(state, empire, LIMIT_STAT)


def draws(state: SevenAges, empire: int) -> int:
    """How often an empire may draw from the cup."""
    return LEADER_LIMIT[state.card_of[empire]] + stat(state, empire, LEADER_DRAWS)


def key_of(leader: int) -> str:
    """The text key of a leader: named ones by name, others by type."""
    return f"seven_ages-leader-{LEADER_NAMES[leader]}"


def in_cup(state: SevenAges) -> list[int]:
    """The counters in the cup."""
    return [leader for leader in range(NAMED, LEADERS) if state.leader_at[leader] == CUP]


def areas_for_leaders(state: SevenAges, empire: int) -> list[int]:
    """Where a leader can be placed: areas the empire controls, with a unit of it."""
    return areas_in(state.held[empire] & state.units_in[empire])


def can_recruit(state: SevenAges, empire: int) -> list[int]:
    """The moves that recruit: a named leader, or a draw from the cup (SA-10.7)."""
    if len(state.leaders_of(empire)) >= leader_limit(state, empire) or not areas_for_leaders(state, empire):
        return []
    offered = [RECRUIT[leader] for leader in named_leaders(state, empire)]
    if in_cup(state) and draws(state, empire) > 0:
        offered.append(DRAW[0])
    return offered


def recruit(state: SevenAges, seat: int, empire: int, move: int) -> None:
    """A named leader is placed; an unnamed one is drawn first."""
    if move in RECRUIT:
        state.push(PLACING_LEADER, seat, empire, RECRUIT.arg(move))
    else:
        draw_leader(state, seat, empire, draws(state, empire))


def draw_leader(state: SevenAges, seat: int, empire: int, left: int) -> None:
    """One counter from the cup, shown to all; the owner keeps it or draws again, `left` draws in all."""
    cup = in_cup(state)
    leader = cup[state.roll(len(cup))]
    told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "leader": key_of(leader)}
    state.tell("seven_ages-leader-drawn", told, "SA-10.7")
    if LEADER_TYPE[leader] == NO_TYPE and left == 1:
        return  # nobody is recruited
    state.push(RECRUITING, seat, empire, leader, left - 1)


class Recruiting(Phase[SevenAges]):
    """Keep the leader drawn, or put him back and draw again (SA-10.7). Frame: 2 empire, 3 leader, 4 draws left."""

    key = "seven_ages-prompt-recruiting"
    rule = "SA-10.7"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """No-leader counters cannot be kept."""
        offered: list[int] = []
        if LEADER_TYPE[state.frame(3)] != NO_TYPE:
            offered.append(KEEP[0])
        if state.frame(4):
            offered.append(DRAW[0])
        return offered

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Place him, or draw again."""
        empire, leader, left = state.frame(2), state.frame(3), state.frame(4)
        state.pop()
        if move in KEEP:
            state.push(PLACING_LEADER, seat, empire, leader)
        else:
            draw_leader(state, seat, empire, left)

    def prompt(self, state: SevenAges, seat: int) -> Message:
        """Who was drawn, and how many draws are left."""
        told: dict[str, object] = {"seat": seat, "leader": key_of(state.frame(3)), "draws": state.frame(4)}
        return Message(self.key, told, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """No leader, or no draw left."""
        return Message("seven_ages-no-recruiting", {}, self.rule)


class PlacingLeader(Phase[SevenAges]):
    """Where a recruited leader stands (SA-10.7). Frame: 2 empire, 3 leader."""

    key = "seven_ages-prompt-place-leader"
    rule = "SA-10.7"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Any area the empire controls."""
        return [AREA[area] for area in areas_for_leaders(state, state.frame(2))]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """He is there."""
        empire, leader = state.frame(2), state.frame(3)
        state.pop()
        state.leader_at[leader] = AREA.arg(move)
        state.leader_of[leader] = empire
        told: dict[str, object] = {"leader": key_of(leader), "area": AREA_KEYS[AREA.arg(move)]}
        state.tell("seven_ages-leader-recruited", told, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """Only an own area."""
        return Message("seven_ages-no-place-leader", {}, self.rule)


def dismiss(state: SevenAges, leader: int) -> None:
    """SA-10.6: a leader is removed."""
    state.tell("seven_ages-leader-dismissed", {"leader": key_of(leader)}, "SA-10.6")
    remove_leader(state, leader)


# ---------------------------------------------------------------------------------------------------------- assassins

# The frame of Assassination: 2 the victim, 3 the draws an assassin has, 4 whose turn it is to draw (0 assassin, 1
# victim), 5 draws used, 6 and 7 the cards kept, 8 the assassin's seat.
VICTIM: Final = 2
ALLOWED: Final = 3
SIDE: Final = 4
USED: Final = 5
KEPT: Final = 6
ASSASSIN: Final = 8


def begin_assassination(state: SevenAges, seat: int, leader: int, allowed: int) -> None:
    """SA-10.4: the assassin's player draws first."""
    state.push(ASSASSINATION, seat, leader, allowed, 0, 0, NOBODY, NOBODY, seat)
    draw_blade(state)


def draw_blade(state: SevenAges) -> None:
    """The side whose turn it is draws a card and looks at it; an earlier one is discarded unseen by others."""
    side = state.frame(SIDE)
    old = state.frame(KEPT + side)
    if old != NOBODY:
        discard(state, old)
    card = draw(state)
    state.set_frame(KEPT + side, card)
    state.set_frame(USED, state.frame(USED) + 1)
    if card != NOBODY:
        state.known[card] = 1 << state.frame(1)


def limit_of(state: SevenAges) -> int:
    """How many draws the side whose turn it is has."""
    if state.frame(SIDE) == 0:
        return state.frame(ALLOWED)
    empire = state.leader_of[state.frame(VICTIM)]
    return max(1, LEADER_LIMIT[state.card_of[empire]])


class Assassination(Phase[SevenAges]):
    """Keep the card drawn or draw again, up to a limit; the last one must be kept (SA-10.4)."""

    key = "seven_ages-prompt-assassination"
    rule = "SA-10.4"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Keep, or draw again while there are draws left."""
        return [KEEP[0], DRAW[0]] if state.frame(USED) < limit_of(state) else [KEEP[0]]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """After both have kept a card, they are compared."""
        if move in DRAW:
            draw_blade(state)
            state.tell("seven_ages-drew-again", {"seat": seat}, self.rule)
            return
        if state.frame(SIDE) == 0:
            state.set_frame(SIDE, 1)
            state.set_frame(USED, 0)
            state.set_frame(1, state.owner[state.leader_of[state.frame(VICTIM)]])
            draw_blade(state)
            return
        self.compare(state)

    def compare(self, state: SevenAges) -> None:
        """The leader dies if the assassin's card is higher."""
        victim, cards = state.frame(VICTIM), [state.frame(KEPT), state.frame(KEPT + 1)]
        assassin = state.frame(ASSASSIN)
        state.pop()
        values = [0 if card == NOBODY else VALUE[card] for card in cards]
        for card in cards:
            if card != NOBODY:
                discard(state, card)
        state.reveals += 1
        empire = state.leader_of[victim]
        told: dict[str, object] = {"leader": key_of(victim), "value": values[0], "against": values[1]}
        if values[0] > values[1]:
            state.tell("seven_ages-assassinated", told, self.rule)
            remove_leader(state, victim)
            trigger(state, empire, "own_leader_killed", NOBODY, assassin)
        else:
            state.tell("seven_ages-assassin-failed", told, self.rule)

    def prompt(self, state: SevenAges, seat: int) -> Message:
        """The card that was drawn, for its owner alone."""
        card = state.frame(KEPT + state.frame(SIDE))
        told: dict[str, object] = {"seat": seat, "value": 0 if card == NOBODY else VALUE[card]}
        told["draws"] = limit_of(state) - state.frame(USED)
        return Message(self.key, told, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """No draw left."""
        return Message("seven_ages-no-assassination", {}, self.rule)
