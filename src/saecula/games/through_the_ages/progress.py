"""What the game says about itself: how far it has come, what ends a turn, what is left unused, its point sources."""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages import phases, verbs
from saecula.games.through_the_ages.civilization import SOURCES
from saecula.games.through_the_ages.components import AGE_KEYS, LAST_AGE, count
from saecula.games.through_the_ages.forecast import forecast
from saecula.games.through_the_ages.state import CIVIL_DECK, VERSION, Ages
from saecula.kernel.auto import ROUND, WITHDRAWN, AutoAnswer
from saecula.kernel.message import Event, Message
from saecula.kernel.progress import Gain, Progress, gain_in

RESIGNED: Final = "resigned"  # the score of a player who leaves is void (TA-10.60)
POINT_SOURCES: Final[list[str]] = [*SOURCES, RESIGNED]

# Events that give points of one source: the source, and whether they are lost.
ONE_SOURCE: Final[dict[str, tuple[str, int]]] = {
    "through_the_ages-prepared": ("prepared", 1),
    "through_the_ages-completed": ("wonders", 1),
    "through_the_ages-final-bonus": ("impacts", 1),
    "through_the_ages-famine": ("famine", -1),
    "through_the_ages-resigned": (RESIGNED, -1),
}

NO_BIDS: Final = "no_bids"
NO_PACTS: Final = "no_pacts"
AUTO_KINDS: Final[list[AutoAnswer]] = [AutoAnswer(NO_BIDS, ROUND), AutoAnswer(NO_PACTS, WITHDRAWN)]


def progress(state: Ages) -> Progress:
    """The age and the round; the civil cards left in the age; what ends the game (TA-13.1 to TA-13.3)."""
    where = [Message(AGE_KEYS[state.age]), Message("through_the_ages-board-round", {"round": state.round})]
    if state.over:
        return Progress(where, last=True)
    if state.last_round:
        last = state.last_round == state.round
        return Progress(where, [], Message("through_the_ages-last-round", {"now": int(last)}, "TA-13.3"), last)
    cards = count(state.cards[CIVIL_DECK + state.age])
    left = [Message("through_the_ages-progress-cards", {"cards": cards}, "TA-12.1")]
    end = AGE_KEYS[LAST_AGE[state.options[VERSION]]]
    return Progress(where, left, Message("through_the_ages-progress-ends", {"age": end}, "TA-13.1"))


def ends_turn(state: Ages, seat: int, move: int) -> bool:
    """`done` in the action phase: production follows by itself (TA-3.2)."""
    return not state.over and move in verbs.DONE and state.is_actor(seat) and state.frame(0) == phases.ACTIONS


def warn(state: Ages, seat: int, move: int) -> Message | None:
    """The end of a turn that leads to an uprising or a famine, or leaves civil actions that could be used."""
    if not ends_turn(state, seat, move):
        return None
    coming = forecast(state, seat)
    if coming.uprising:
        return Message("through_the_ages-warn-uprising", {}, "TA-8.5")
    if coming.famine:
        return Message("through_the_ages-warn-famine", {"points": coming.famine}, "TA-8.3")
    left = state.civ[seat].civil_left()
    if left and any([other in verb for other in state.legal(seat) for verb in CIVIL_VERBS]):
        return Message("through_the_ages-warn-actions", {"actions": left}, "TA-3.4")
    return None


CIVIL_VERBS: Final = (verbs.TAKE, verbs.GROW, verbs.STAGE, verbs.LEAD, verbs.DEVELOP, verbs.PLAY)


def gains(event: Event) -> list[Gain]:
    """Production by source, and whatever names its source or has only one."""
    if event.key == "through_the_ages-scored":
        return [gain_in(event, source, source) for source in SOURCES[:3] if event.args[source]]
    if event.key == "through_the_ages-gained-culture" or event.key == "through_the_ages-lost-culture":
        source = str(event.args["source"]).rpartition("-")[2]
        return [gain_in(event, source, "amount", 1 if "-gained-" in event.key else -1)]
    if event.key in ONE_SOURCE:
        source, sign = ONE_SOURCE[event.key]
        return [gain_in(event, source, "points", sign)]
    return []


def auto_answer(state: Ages, seat: int, kind: str) -> int | None:
    """To pass in an auction of somebody else's turn, or to refuse a pact."""
    if state.over or seat == state.active or not state.is_actor(seat):
        return None
    if kind == NO_BIDS and state.frame(0) == phases.BIDDING:
        return verbs.DONE.base
    if kind == NO_PACTS and state.frame(0) == phases.ANSWER:
        return verbs.REFUSE.base
    return None


def tally(state: Ages, seat: int) -> int:
    """What is left of a player's actions and goods, and which question is open: the order of moves shows here.

    So do the tactics, the leader and the government, of which the last one counts.
    """
    civ = state.civ[seat]
    found = ((civ.culture * 512 + civ.tactic + 1) * 512 + civ.leader) * 512 + civ.government
    for n in (
        civ.science, civ.food, civ.resources, civ.unused, civ.civil_spent, civ.military_spent, civ.unit_resources,
        civ.extra_military, civ.blue_bank, state.frame(0),
    ):  # fmt: skip
        found = 64 * found + n
    return found
