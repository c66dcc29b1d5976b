"""Conflicts for tests: two empires meet, cards come in a stated order, units are committed in one line."""

from __future__ import annotations

from typing import Any

from saecula.games.seven_ages.cards import CARDS, VALUE
from saecula.games.seven_ages.deck import draw
from saecula.games.seven_ages.phases import CONFLICTS, ROUND
from saecula.games.seven_ages.round_frame import CARDS as DRAWN
from saecula.games.seven_ages.round_frame import ROUND_NUMBER
from saecula.games.seven_ages.state import DECK, GLORY_SOURCES, NOBODY, SevenAges
from saecula.games.seven_ages.totals import ITEMS
from saecula.kernel.message import Event
from tests.games.seven_ages.given import Empire, asked, at, empire, given, play


def meet(defender: Empire, *attackers: Empire, **options: bool) -> SevenAges:
    """The attackers stand in an area of the defender, who was there first; the conflicts begin."""
    state = given(defender, *attackers, **options)
    fight(state, *[each.set for each in attackers])
    return state


def fight(state: SevenAges, *sets: int) -> None:
    """The conflicts of these empires, all of one player, begin."""
    state.push(CONFLICTS, state.owner[sets[0]], sum(1 << s for s in sets), NOBODY)
    state.proceed()


def next_cards(state: SevenAges, *values: int) -> None:
    """The next cards of the deck have these values: the attacker draws first."""
    state.top = []
    for value in values:
        card = next(c for c in range(CARDS) if VALUE[c] == value and state.card_at[c] == DECK and c not in state.top)
        state.top.insert(0, card)


def commit(state: SevenAges, seat: int, front: str, support: str = "", *leaders: str) -> list[Event]:
    """A side commits units, e.g. "fusilier*3 knight", and perhaps a tactician."""
    log: list[Event] = []
    for verb, words in (("front", front), ("support", support)):
        for word in words.split():
            name, _, count = word.partition("*")
            for _ in range(int(count or 1)):
                log += play(state, f"{seat}: {verb} {name}")
    for leader in leaders:
        log += play(state, f"{seat}: commit {leader}")
    return log + play(state, f"{seat}: done")


def stay(state: SevenAges) -> None:
    """Nobody retreats, no nuke is scrapped."""
    while asked(state) == "RetreatChoice":
        play(state, "stay")


def redraw_cards(state: SevenAges, *values: int) -> None:
    """The cards that both sides have drawn for this round have these values instead."""
    at = state.find(ROUND)
    for which, value in enumerate(values):
        state.card_at[state.frame_at(at, DRAWN + which)] = DECK
        next_cards(state, value)
        state.set_frame_at(at, DRAWN + which, draw(state))


def glory(state: SevenAges, *amounts: int) -> None:
    """What glory the players have, from icons."""
    state.glory = [*amounts, *[0] * (state.seats - len(amounts))]
    state.gained = [0] * len(state.gained)
    for seat in range(state.seats):
        state.gained[seat * GLORY_SOURCES] = state.glory[seat]


def totals(log: list[Event]) -> list[int]:
    """The totals of the rounds in a log, the attacker's first."""
    return [int(str(event.args["total"])) for event in log if event.key == "seven_ages-conflict-total"]


def parts(log: list[Event]) -> list[dict[str, int]]:
    """The items of the totals in a log, the attacker's first."""
    told = [event.args["parts"] for event in log if event.key == "seven_ages-conflict-total"]
    return [dict(zip(ITEMS, [int(part) for part in each], strict=True)) for each in told if isinstance(each, list)]


# --------------------------------------------------------------------------------------- two empires that often meet

TACTICIAN = "tactician_1"


def defender(*units: str, area: str = "france", level: int = 20, **more: Any) -> Empire:
    """Seat 1 in an area of its own (light units: front 1 for a spear)."""
    return empire("english", "light_green", 1, level, {area: list(units)}, **more)


def attacker(*units: str, area: str = "france", level: int = 20, seat: int = 0, **more: Any) -> Empire:
    """Seat 0 in the same area, with an area behind it."""
    own = {area: list(units), "burgundy": ["spear"]} if area == "france" else {area: list(units)}
    return empire("germans", "light_blue", seat, level, own, **more)


def round_of(s: SevenAges) -> int:
    return s.frame_at(s.find(ROUND), ROUND_NUMBER)


def frame(s: SevenAges, slot: int) -> int:
    return s.frame_at(s.find(ROUND), slot)


def duel(values: tuple[int, int], mine: list[str], theirs: list[str], **more: Any) -> SevenAges:
    """A position in which the next cards have these values; both sides can commit."""
    s = given(defender(*theirs), attacker(*mine, **more))
    next_cards(s, *values)
    fight(s, at("light_blue"))
    return s
