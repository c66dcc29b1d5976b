"""Why a card of one's hand cannot be put to one of its three uses now: empire, event or artefact.

Only from what lies open and the seat's own hand. Every other refusal is told by the phase that asks.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages import civilise, producing, start, trade
from saecula.games.seven_ages.cards import (
    ANY_TIME,
    ARTEFACTS,
    CARD_EVENT,
    CARD_GOOD,
    CARD_TIMING,
    EMPIRE_KEYS,
    EVENT_KEYS,
    EVENT_TIMING,
    GOOD_AGES,
    GOOD_INDEX,
    GOOD_KEYS,
    ON_CARD,
)
from saecula.games.seven_ages.civics import can_have
from saecula.games.seven_ages.components import ROMAN, cards
from saecula.games.seven_ages.course import AfterAction
from saecula.games.seven_ages.founding import can_start
from saecula.games.seven_ages.goods import PREREQUISITE, age_fits, in_supply, prerequisite_met, sites, treaty_partners
from saecula.games.seven_ages.manoeuvre import Moving
from saecula.games.seven_ages.moves import ARTEFACT, EVENT, FOUND
from saecula.games.seven_ages.moving_frame import AREA as GROUP_AREA
from saecula.games.seven_ages.phases import (
    AFTER_ACTION,
    CIVILISE,
    DESTINY,
    MOVING,
    PRODUCE,
    REACTION,
    SIDES_WINDOW,
    START_EMPIRE,
    TRADE_PARTNER,
    WINDOW,
)
from saecula.games.seven_ages.progress import game_age
from saecula.games.seven_ages.state import FREE_SLOT, HAND, NOBODY, SevenAges
from saecula.games.seven_ages.treaties import TREATY
from saecula.games.seven_ages.turn import max_empires
from saecula.games.seven_ages.windows import REACTIONS, timings
from saecula.kernel.message import Message

# What an area must be for an artefact that is laid on the map; any other has its own reason.
SITES: Final = ["city", "city3", "capital", "coastal", "area_palestine_not_christian", "area_adjacent_to_islam_empire"]


def why_no_use(state: SevenAges, seat: int, move: int) -> Message | None:
    """Why a move that uses a card is not legal; None if the move uses no card, or what is asked now says it best."""
    verb = FOUND if move in FOUND else EVENT if move in EVENT else ARTEFACT
    if move not in verb:
        return None
    card = verb.arg(move)
    if state.card_at[card] != HAND + seat:
        return Message("seven_ages-no-card", {"card": EMPIRE_KEYS[card]}, "SA-10.2")
    if move in FOUND:
        return why_no_start(state, seat, card)
    if move in EVENT:
        return why_no_event(state, seat, card)
    return why_no_artefact(state, seat, CARD_GOOD[card])


# --------------------------------------------------------------------------------------------------------- empires


def why_no_start(state: SevenAges, seat: int, card: int) -> Message | None:
    """No room for one more empire, something about this one, or it is not the time (SA-5.1 to SA-5.6)."""
    told: dict[str, object] = {"card": EMPIRE_KEYS[card]}
    if state.frame(0) == START_EMPIRE and state.frame(start.CARD) != NOBODY:
        return None  # another one is being started
    if len(state.empires_of(seat)) >= max_empires(state):
        return Message("seven_ages-no-start-maximum", {"empires": max_empires(state)}, "SA-3.3")
    reason = can_start(state, seat, card)
    if reason == "wrong-age":
        return wrong_age(state, card, told)
    if reason:
        return Message(f"seven_ages-no-start-{reason}", told, "SA-5.2")
    return Message("seven_ages-no-start-now", told, "SA-5.1")


def wrong_age(state: SevenAges, card: int, told: dict[str, object]) -> Message:
    """In which ages an empire starts; in one of them perhaps only with or without another empire (SA-5.2)."""
    rows = cards[card].empire.start_ages
    for row in rows:
        if row.age == game_age(state) and row.empire is not None:
            told["empire"] = f"seven_ages-empire-{row.empire}"
            return Message(f"seven_ages-no-start-{row.condition}", told, "SA-5.2")
    told["ages"] = ", ".join([ROMAN[age] for age in sorted({row.age for row in rows})])
    return Message("seven_ages-no-start-wrong-age", told, "SA-5.2")


# ---------------------------------------------------------------------------------------------------------- events


def why_no_event(state: SevenAges, seat: int, card: int) -> Message:
    """It is not the time, or nothing to aim at (SA-15.1, SA-15.9)."""
    event = CARD_EVENT[card]
    told: dict[str, object] = {"event": EVENT_KEYS[event]}
    if CARD_TIMING[card] & taken_now(state, seat):
        return Message("seven_ages-no-event-target", told, "SA-15.9")
    told["timing"] = f"seven_ages-timing-{EVENT_TIMING[event]}"
    return Message("seven_ages-no-event-timing", told, "SA-15.1")


def taken_now(state: SevenAges, seat: int) -> int:
    """The timings of the events that what is asked now takes, as a mask (SA-15.2 to SA-15.7)."""
    phase = state.frame(0)
    if phase in (WINDOW, SIDES_WINDOW):
        return 0 if state.answer(seat) else timings(state, state.frame(3))
    if phase == REACTION:
        return REACTIONS
    if phase == AFTER_ACTION:
        return AFTER.timings(state)
    if phase == START_EMPIRE:
        return ANY_TIME | start.OWN_TIMING if state.frame(start.CARD) == NOBODY else 0
    if phase == PRODUCE:
        return ANY_TIME | producing.OWN_TIMING
    if phase == TRADE_PARTNER:
        return ANY_TIME | trade.OWN_TIMING
    if phase == MOVING:
        return MARCH.timings(state) if state.frame(GROUP_AREA) == NOBODY else 0
    if phase == DESTINY:
        return 0 if state.frame(3) else ANY_TIME
    if phase == CIVILISE and state.frame(civilise.FLIP_AREA) == NOBODY:
        return civilise.OWN_TIMING if state.frame(civilise.DONE_SO_FAR) else civilise.OWN_TIMING | ANY_TIME
    return 0


AFTER: Final = AfterAction()
MARCH: Final = Moving()


# ------------------------------------------------------------------------------------------------------- artefacts


def why_no_artefact(state: SevenAges, seat: int, good: int) -> Message:
    """Built already, not the time, the wrong age, or something that it needs is missing (SA-10.5)."""
    told: dict[str, object] = {"artefact": GOOD_KEYS[good]}
    if good < ARTEFACTS and not in_supply(state, good):
        return refused("built", told)
    if state.frame(0) != CIVILISE or state.frame(civilise.FLIP_AREA) != NOBODY:
        return refused("now", told)
    if state.frame(civilise.EMPIRE) == FREE_SLOT and not state.errata_2004:
        return Message("seven_ages-no-free-slot-civilise", {}, "SA-10.1")
    empires = [empire for empire in state.in_play() if age_fits(state, empire, good)]
    if not empires:
        told["ages"] = ", ".join([ROMAN[age] for age in range(len(ROMAN)) if GOOD_AGES[good] >> age & 1])
        return refused("age", told)
    if good >= ARTEFACTS:
        return refused("contact" if any([can_have(state, empire, good) for empire in empires]) else "marker", told)
    empires = [empire for empire in empires if prerequisite_met(state, empire, good)]
    wanted = PREREQUISITE[good]
    if not empires and wanted in GOOD_INDEX:
        told["other"] = GOOD_KEYS[GOOD_INDEX[wanted]]
        return refused("without", told)
    if not empires:
        return refused(f"site-{wanted}" if wanted in SITES else "religion", told)
    if good == TREATY:
        empires = [empire for empire in empires if state.owner[empire] == seat and treaty_partners(state, empire)]
        return refused("contact" if empires else "treaty", told)
    if not ON_CARD[good] and not any([sites(state, empire, good) for empire in empires]):
        return refused(f"site-{wanted}" if wanted in SITES else "site", told)
    return refused("contact", told)


def refused(why: str, told: dict[str, object]) -> Message:
    """An artefact cannot be built."""
    return Message(f"seven_ages-no-artefact-{why}", told, "SA-10.5")
