"""The moves of Through the Ages: one verb for each thing a player can do, and what it is aimed at."""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages.components import (
    ACTION0,
    AGGRESSION0,
    BLUE,
    BONUS0,
    CIVIL,
    EVENT0,
    GOVERNMENT0,
    KINDS,
    LEADER0,
    MAX_PLAYERS,
    NAMES,
    PACT0,
    ROW,
    SLOTS,
    SPECIAL0,
    STORES,
    STRENGTH_OF,
    TACTIC0,
    TECHS,
    TERRITORY0,
    UNIT0,
    UPGRADE_NAMES,
    VALUE,
    WONDER0,
    YELLOW,
)
from saecula.games.through_the_ages.military_tables import COLONY_BLUE, COLONY_YELLOW, TACTIC_BONUS
from saecula.kernel.moves import MoveSpace, Verb

MAX_TOKENS: Final[int] = MAX_PLAYERS * (YELLOW + 1) + sum(COLONY_YELLOW)  # more workers nobody can ever have
# An air unit doubles the bonus of an army of two units or more, so a unit adds less than its strength and this share.
MAX_BID: Final[int] = MAX_TOKENS * (max(STRENGTH_OF[UNIT0:SLOTS]) + (2 * max(TACTIC_BONUS) + 4) // 5) + 100
MAX_BLUE: Final[int] = BLUE + sum(COLONY_BLUE) + 6
MAX_GOODS: Final[int] = MAX_BLUE * max(VALUE)

moves: Final[MoveSpace] = MoveSpace()
TAKE: Final[Verb] = moves.verb("take", range(1, ROW + 1), "number")  # a card from the row (TA-4.4)
GROW: Final[Verb] = moves.verb("grow")  # increase the population (TA-5.1)
SAIL: Final[Verb] = moves.verb("sail")  # the same by Ocean Liner Service (TA-15.20)
LEVY: Final[Verb] = moves.verb("levy", NAMES[UNIT0:SLOTS], "card")  # Barbarossa (TA-15.12)
BUILD: Final[Verb] = moves.verb("build", NAMES[:SLOTS], "card")  # farm, mine, building or unit (TA-5.2, 5.3, 5.5)
UPGRADE: Final[Verb] = moves.verb("upgrade", UPGRADE_NAMES, "upgrade")  # (TA-5.7)
DESTROY: Final[Verb] = moves.verb("destroy", NAMES[:SLOTS], "card")  # or disband (TA-5.4, 5.6)
STAGE: Final[Verb] = moves.verb("stage", range(1, 5), "number")  # so many stages of the wonder (TA-5.8)
LEAD: Final[Verb] = moves.verb("lead", NAMES[LEADER0:WONDER0], "card")  # play a leader (TA-5.9)
DEVELOP: Final[Verb] = moves.verb("develop", NAMES[:TECHS], "card")  # play a technology (TA-6.3, 6.8)
REVOLT: Final[Verb] = moves.verb("revolt", NAMES[GOVERNMENT0:SPECIAL0], "card")  # (TA-6.6)
PLAY: Final[Verb] = moves.verb("play", NAMES[ACTION0:CIVIL], "card")  # an action card (TA-5.10)
ARRAY: Final[Verb] = moves.verb("array", NAMES[TACTIC0:BONUS0], "card")  # play a tactics card (TA-5.13)
TRADE: Final[Verb] = moves.verb("trade")  # use Trade Routes in the next payment (TA-16.2)
DRAW: Final[Verb] = moves.verb("draw")  # a military card for a military action (TA-14.4)
PREPARE: Final[Verb] = moves.verb("prepare", NAMES[EVENT0:AGGRESSION0], "card")  # an event face down (TA-10.10)
ATTACK: Final[Verb] = moves.verb("attack", NAMES[AGGRESSION0:PACT0], "card")  # aggression or war (TA-10.20, 10.50)
OFFER: Final[Verb] = moves.verb("offer", NAMES[PACT0:TACTIC0], "card")  # a pact (TA-10.30)
CANCEL: Final[Verb] = moves.verb("cancel", NAMES[PACT0:TACTIC0], "card")  # a pact (TA-10.32)
DISCOVER: Final[Verb] = moves.verb("discover", NAMES[TERRITORY0:AGGRESSION0], "card")  # Columbus (TA-15.1)
AIM: Final[Verb] = moves.verb("aim", range(MAX_PLAYERS), "seat")  # a rival for the card just named
SIDE: Final[Verb] = moves.verb("side", ["a", "b"], "side")  # the side one takes oneself (TA-10.30)
ACCEPT: Final[Verb] = moves.verb("accept")
REFUSE: Final[Verb] = moves.verb("refuse")
DISCARD: Final[Verb] = moves.verb("discard", NAMES[EVENT0:KINDS], "card")  # a military card (TA-10.3)
SACRIFICE: Final[Verb] = moves.verb("sacrifice", NAMES[UNIT0:SLOTS], "card")  # a unit (TA-11.8)
SPEND: Final[Verb] = moves.verb("spend", NAMES[BONUS0:KINDS], "card")  # a bonus card (TA-10.13, 10.22)
BID: Final[Verb] = moves.verb("bid", range(1, MAX_BID + 1), "number")  # for a territory (TA-10.11)
AMOUNT: Final[Verb] = moves.verb("amount", range(MAX_GOODS + 1), "number")  # of food in a mix, or of buildings
FOOD: Final[Verb] = moves.verb("food")  # Development of Markets
RESOURCES: Final[Verb] = moves.verb("resources")
LOSE: Final[Verb] = moves.verb("lose", NAMES[:SLOTS], "card")  # a worker from this card (TA-9.9)
RAZE: Final[Verb] = moves.verb("raze", NAMES[:SLOTS], "card")  # a building (TA-10.25, TA-15.36)
YIELD: Final[Verb] = moves.verb("yield", NAMES[TERRITORY0:AGGRESSION0], "card")  # a colony (TA-10.14)
RUIN: Final[Verb] = moves.verb("ruin", NAMES[WONDER0:ACTION0], "card")  # a wonder (TA-15.34)
STEAL: Final[Verb] = moves.verb("steal", NAMES[SPECIAL0:TECHS], "card")  # a special technology (TA-10.53)
PRODUCE: Final[Verb] = moves.verb("produce", NAMES[:STORES], "card")  # a token here (TA-8.2)
SPARE: Final[Verb] = moves.verb("spare", NAMES[:STORES], "card")  # one token less here (TA-8.7)
FORFEIT: Final[Verb] = moves.verb("forfeit", NAMES[:STORES], "card")  # a blue token (TA-15.35)
PICK: Final[Verb] = moves.verb("pick", NAMES[EVENT0:TERRITORY0], "card")  # a bonus card (TA-14.5)
KEEP: Final[Verb] = moves.verb("keep", range(MAX_BLUE + 1), "number")  # so many tokens stay on a card (TA-6.1)
DONE: Final[Verb] = moves.verb("done")

# The verbs aimed at cards, with the kind of card that their argument 0 stands for.
FIRST_KIND: Final[list[tuple[Verb, int]]] = [
    (LEVY, UNIT0), (BUILD, 0), (DESTROY, 0), (LEAD, LEADER0), (DEVELOP, 0), (REVOLT, GOVERNMENT0), (PLAY, ACTION0),
    (ARRAY, TACTIC0), (PREPARE, EVENT0), (ATTACK, AGGRESSION0), (OFFER, PACT0), (CANCEL, PACT0), (DISCOVER, TERRITORY0),
    (DISCARD, EVENT0), (SACRIFICE, UNIT0), (SPEND, BONUS0), (LOSE, 0), (RAZE, 0), (YIELD, TERRITORY0), (RUIN, WONDER0),
    (STEAL, SPECIAL0), (PRODUCE, 0), (SPARE, 0), (FORFEIT, 0), (PICK, EVENT0),
]  # fmt: skip
