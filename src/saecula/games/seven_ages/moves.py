"""The moves of 7 Ages: small choices, in the order of the rules. A verb means the same wherever it is offered."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import CANAL_NAMES, LANDS, REGION_NAMES
from saecula.games.seven_ages.areas import NAMES as AREA_NAMES
from saecula.games.seven_ages.cards import ARTEFACTS, EMPIRE_NAMES, GOOD_NAMES, MARKER_NAMES
from saecula.games.seven_ages.units import LEADER_NAMES, PAIR_NAMES, SET_NAMES, TYPE_NAMES
from saecula.kernel.moves import MoveSpace, Verb

MOST_MONEY: Final = 199  # of an empire (SA-0.3)
MOST_SEATS: Final = 7
LAND_NAMES: Final[list[str]] = AREA_NAMES[:LANDS]
WATER_NAMES: Final[list[str]] = AREA_NAMES[LANDS:]
SLOT_NAMES: Final[list[str]] = [*SET_NAMES, "free"]

moves: Final[MoveSpace] = MoveSpace()

# Anywhere.
DONE: Final[Verb] = moves.verb("done")
PASS: Final[Verb] = moves.verb("pass")
YES: Final[Verb] = moves.verb("yes")
NO: Final[Verb] = moves.verb("no")

# Cards: put one face down (SA-2.1, SA-7.4), throw one away (SA-9.3, SA-11.1, SA-13.5), hand one over (SA-7.11) or take
# one (espionage), or play one as an empire, an event or an artefact.
SHOW: Final[Verb] = moves.verb("show", EMPIRE_NAMES, "card")
DISCARD_CARD: Final[Verb] = moves.verb("discard", EMPIRE_NAMES, "card")
HAND_OVER: Final[Verb] = moves.verb("hand_over", EMPIRE_NAMES, "card")
TAKE: Final[Verb] = moves.verb("take", EMPIRE_NAMES, "card")
FOUND: Final[Verb] = moves.verb("found", EMPIRE_NAMES, "card")
EVENT: Final[Verb] = moves.verb("event", EMPIRE_NAMES, "card")
ARTEFACT: Final[Verb] = moves.verb("artefact", EMPIRE_NAMES, "card")

# What a card or choice is aimed at.
EMPIRE: Final[Verb] = moves.verb("empire", SET_NAMES, "colour")  # an empire in play, by its colour
SEAT: Final[Verb] = moves.verb("player", range(MOST_SEATS), "seat")
AREA: Final[Verb] = moves.verb("area", AREA_NAMES, "area")
REGION: Final[Verb] = moves.verb("region", REGION_NAMES, "region")
LEADER: Final[Verb] = moves.verb("leader", LEADER_NAMES, "leader")
FREE_SLOT_OF: Final[Verb] = moves.verb("free_slot", range(MOST_SEATS), "seat")  # SA-15.3

# SA-2, SA-3: colour pairs and action markers.
PAIR: Final[Verb] = moves.verb("pair", PAIR_NAMES, "pair")
LAY: Final[Verb] = moves.verb("lay", [f"{m} {slot}" for m in MARKER_NAMES for slot in SLOT_NAMES], "marker_slot")
GO_SLOW: Final[Verb] = moves.verb("go_slow", MARKER_NAMES[:-1], "action")  # SA-13.3
TURN_UP: Final[Verb] = moves.verb("turn_up", MARKER_NAMES, "marker")

# SA-5: a new empire.
COLOUR: Final[Verb] = moves.verb("colour", SET_NAMES, "colour")
LEVEL: Final[Verb] = moves.verb("level", range(1, 50), "number")

# SA-5, SA-6: money, units and forts. A unit is chosen first, then its area, for a naval unit its coast.
BUY: Final[Verb] = moves.verb("buy", TYPE_NAMES, "unit")
PLACE: Final[Verb] = moves.verb("place", AREA_NAMES, "area")
COAST: Final[Verb] = moves.verb("coast", WATER_NAMES, "water")
FORT: Final[Verb] = moves.verb("fort", LAND_NAMES, "area")
RELEASE: Final[Verb] = moves.verb("release", TYPE_NAMES, "unit")

# SA-7: trade, transit, gifts.
TRADE_WITH: Final[Verb] = moves.verb("trade", SET_NAMES, "colour")
TRADE_WITH_DECK: Final[Verb] = moves.verb("trade_deck")
REQUEST: Final[Verb] = moves.verb("request", SET_NAMES, "colour")  # passage to an empire
ASK_MONEY: Final[Verb] = moves.verb("ask", range(1, MOST_MONEY + 1), "number")
ASK_CARDS: Final[Verb] = moves.verb("ask_cards", [1, 2], "number")
GIVE: Final[Verb] = moves.verb("give", range(MOST_MONEY + 1), "number")

# SA-8: movement. A group is gathered in one area (units, leaders, cargo), then goes from area to area.
FROM: Final[Verb] = moves.verb("from", AREA_NAMES, "area")
WITH: Final[Verb] = moves.verb("with", TYPE_NAMES, "unit")
LOAD: Final[Verb] = moves.verb("load", TYPE_NAMES, "unit")  # a carried unit (SA-8.6)
GO: Final[Verb] = moves.verb("go", AREA_NAMES, "area")
HALT: Final[Verb] = moves.verb("halt")
CANAL: Final[Verb] = moves.verb("canal", CANAL_NAMES, "canal")  # ask for passage (SA-8.10)

# SA-9: conflict.
FIGHT: Final[Verb] = moves.verb("fight", AREA_NAMES, "area")
RETREAT: Final[Verb] = moves.verb("retreat")
STAY: Final[Verb] = moves.verb("stay")
RETREAT_TO: Final[Verb] = moves.verb("retreat_to", AREA_NAMES, "area")
SCRAP: Final[Verb] = moves.verb("scrap")  # a nuke (SA-9.16)
FRONT: Final[Verb] = moves.verb("front", TYPE_NAMES, "unit")
SUPPORT: Final[Verb] = moves.verb("support", TYPE_NAMES, "unit")
COMMIT_LEADER: Final[Verb] = moves.verb("commit", LEADER_NAMES, "leader")
LOSE: Final[Verb] = moves.verb("lose", TYPE_NAMES, "unit")

# SA-10: civilise.
RECRUIT: Final[Verb] = moves.verb("recruit", LEADER_NAMES, "leader")  # a named leader, or one chosen from the cup
DRAW: Final[Verb] = moves.verb("draw")
KEEP: Final[Verb] = moves.verb("keep")
DISMISS: Final[Verb] = moves.verb("dismiss", LEADER_NAMES, "leader")
ADOPT: Final[Verb] = moves.verb("adopt", GOOD_NAMES[ARTEFACTS:], "artefact")
FLIP: Final[Verb] = moves.verb("flip", TYPE_NAMES, "unit")  # to this face (SA-10.9)
CITY: Final[Verb] = moves.verb("city", LAND_NAMES, "area")
CAPITAL: Final[Verb] = moves.verb("capital", LAND_NAMES, "area")
CALM: Final[Verb] = moves.verb("calm", AREA_NAMES, "area")  # remove disorder (SA-8.23, SA-10.11)
BREAK_TREATY: Final[Verb] = moves.verb("break_treaty", SET_NAMES, "colour")
PROSELYTISE: Final[Verb] = moves.verb("proselytise")
ANNEX: Final[Verb] = moves.verb("annex", LAND_NAMES, "area")

# SA-12: the harvest.
BUY_GLORY: Final[Verb] = moves.verb("glory", range(1, 10), "number")

# Phases with long lists make them in `offered(state, seat, wanted)`: all moves, or what is needed to say whether one
# move is among them. So `legal` and `allows` cannot differ.
ALL: Final = -1


def asked_for(wanted: int, verb: Verb) -> bool:
    """Whether the moves of a verb are wanted."""
    return wanted == ALL or wanted in verb


def objects_wanted(wanted: int, verb: Verb) -> int:
    """The objects of a verb that are wanted, as a mask: all, one or none."""
    return -1 if wanted == ALL else 1 << verb.arg(wanted) if wanted in verb else 0
