"""SA-12.4, SA-12.12: ties between empires of one player at an icon; their owner chooses.

The orders chosen stand at the end of the frame END_OF_TURN: for each the icon's code, how many empires, and which.
"""

from __future__ import annotations

from saecula.games.seven_ages.areas import areas_in
from saecula.games.seven_ages.cards import CATEGORY_NAMES, ICONS, Icon
from saecula.games.seven_ages.census import Census
from saecula.games.seven_ages.glory import icon_code, in_order, is_rank
from saecula.games.seven_ages.harvest_frame import BOUGHT
from saecula.games.seven_ages.moves import EMPIRE
from saecula.games.seven_ages.phases import END_OF_TURN, TIED_EMPIRES
from saecula.games.seven_ages.state import SevenAges
from saecula.games.seven_ages.units import SETS
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase


def tie_order(state: SevenAges, icon: Icon) -> list[int]:
    """The order of all empires for ties between empires of one player at an icon: as chosen, the rest as they are."""
    at = state.find(END_OF_TURN)
    chosen: list[int] = []
    entry = first_tie(state, at)
    while entry < frame_end(state, at):
        count = state.stack[entry + 1]
        if state.stack[entry] == icon_code(icon):
            chosen += state.stack[entry + 2 : entry + 2 + count]
        entry += 2 + count
    return [*chosen, *[s for s in range(SETS) if s not in chosen]]


def rank_orders(state: SevenAges) -> dict[int, list[int]]:
    """For everything that icons in play rank, by `icon_code`: the empires that have some, best first (SA-12.4)."""
    census = Census(state)
    found: dict[int, list[int]] = {}
    for empire in census.empires:
        for icon in ICONS[state.card_of[empire]]:
            if is_rank(icon) and icon_code(icon) not in found:
                found[icon_code(icon)] = in_order(state, census.amounts(state, icon), tie_order(state, icon))
    return found


def first_tie(state: SevenAges, at: int) -> int:
    """Where the tie orders begin on the stack: behind the glory bought and the events."""
    return at + BOUGHT + state.seats + SETS


def frame_end(state: SevenAges, at: int) -> int:
    """Where the frame of the end of the turn ends on the stack."""
    above, end = state.top_frame, len(state.stack)
    while above != at:
        end = above - 1
        above = state.frame_below(above)
    return end


def ask_ties(state: SevenAges) -> bool:
    """SA-12.12: an owner whose tied empires could be ranked either way chooses. False when nothing is left to ask."""
    several = [state.empires_of(seat) for seat in range(state.seats) if state.owner.count(seat) > 1]
    if not several:
        return False
    asked: list[int] = []
    census = Census(state)
    for holder in state.in_play():
        for icon in ICONS[state.card_of[holder]]:
            if not is_rank(icon) or icon_code(icon) in asked:
                continue
            asked.append(icon_code(icon))
            amounts = census.amounts(state, icon)
            if not any([tied(amounts, own) for own in several]):
                continue
            order = in_order(state, amounts, tie_order(state, icon))
            place = 0
            while place < len(order):
                first = order[place]
                group = [e for e in order if amounts[e] == amounts[first] and state.owner[e] == state.owner[first]]
                if len(group) > 1 and not settled(state, icon, group) and order_matters(state, icon, group, place):
                    seat = state.owner[group[0]]
                    state.push(TIED_EMPIRES, seat, 0, icon_code(icon), sum([1 << empire for empire in group]), holder)
                    return True
                place += len(group)
    return False


def tied(amounts: list[int], empires: list[int]) -> bool:
    """Whether two of these empires have the same amount, and not none."""
    for i, one in enumerate(empires):
        for other in empires[:i]:
            if amounts[one] > 0 and amounts[one] == amounts[other]:
                return True
    return False


def settled(state: SevenAges, icon: Icon, group: list[int]) -> bool:
    """Whether the owner has chosen an order of these empires for this icon."""
    at = state.find(END_OF_TURN)
    entry = first_tie(state, at)
    while entry < frame_end(state, at):
        count = state.stack[entry + 1]
        if state.stack[entry] == icon_code(icon) and group[0] in state.stack[entry + 2 : entry + 2 + count]:
            return True
        entry += 2 + count
    return False


def order_matters(state: SevenAges, icon: Icon, group: list[int], place: int) -> bool:
    """Whether the order of tied empires of one player, ranked from `place` on, changes that player's score.

    It never changes what others get. With events on icons it counts which empire is paid, not only how much all are.
    """
    values = [value_of(state, empire, icon) for empire in group]
    if max(values) <= place:
        return False
    at = state.find(END_OF_TURN)
    if any([state.frame_at(at, BOUGHT + state.seats + empire) for empire in group]):
        return True
    return min(values) != max(values) and len(set(paid_in_all(values, place))) > 1


def paid_in_all(values: list[int], place: int) -> list[int]:
    """What empires with icons of these values are paid in all, for each of them standing first and the rest behind."""
    if not values:
        return [0]
    found: list[int] = []
    for i, value in enumerate(values):
        rest = [*values[:i], *values[i + 1 :]]
        if value in values[:i]:
            continue
        found += [max(value - place, 0) + more for more in paid_in_all(rest, place + 1)]
    return found


def value_of(state: SevenAges, empire: int, icon: Icon) -> int:
    """The value of an empire's own icon that ranks the same thing, 0 without."""
    for own in ICONS[state.card_of[empire]]:
        if icon_code(own) == icon_code(icon):
            return own.value
    return 0


class TiedEmpires(Phase[SevenAges]):
    """Which of one's own empires ranks higher where they tie for an icon (SA-12.4, SA-12.12).

    Frame: 2 named so far, as a mask, 3 the icon's code, 4 the tied empires as a mask, 5 an empire with the icon; then
    those named, best first.
    """

    key = "seven_ages-prompt-ties"
    rule = "SA-12.12"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """The empires not yet named, highest first."""
        return [EMPIRE[one] for one in areas_in(state.frame(4) & ~state.frame(2))]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Name one; the last one is clear."""
        state.stack.append(EMPIRE.arg(move))
        state.set_frame(2, state.frame(2) | 1 << EMPIRE.arg(move))
        left = areas_in(state.frame(4) & ~state.frame(2))
        if len(left) == 1:
            code = state.frame(3)
            order = [*state.stack[state.top_frame + 6 :], *left]
            state.pop()
            state.stack += [code, len(order), *order]

    def prompt(self, state: SevenAges, seat: int) -> Message:
        """For which icon."""
        category = CATEGORY_NAMES[state.frame(3) // 1000]
        return Message(self.key, {"seat": seat, "category": f"seven_ages-category-{category}"}, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """Only own empires, each once."""
        return Message("seven_ages-no-ties", {}, self.rule)
