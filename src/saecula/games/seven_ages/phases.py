"""The phases of 7 Ages, in the order of the rules: indexes into the game's list of phases."""

from __future__ import annotations

from typing import Final

INITIATIVE: Final = 0  # SA-2.1: everybody shows a card
CHOOSE_PAIR: Final = 1  # SA-2.3
REDEMPTION: Final = 2  # SA-13.5
PLACEMENT: Final = 3  # SA-3.2: markers, in secret
TURN: Final = 4  # SA-3, SA-12: the course of a turn; asks nobody
REVEALING: Final = 5  # SA-3.6 (a)
ACTING: Final = 6  # SA-3.6 (c): which of one's empires goes first; asks nobody where there is no choice
START_EMPIRE: Final = 7  # SA-5
START_UNITS: Final = 8  # SA-5.8
START_LEADER: Final = 9  # SA-5.7 (e)
START_CAPITAL: Final = 10  # SA-5.11
PRODUCE: Final = 11  # SA-6.12: events before income
UPKEEP: Final = 12  # SA-6.4
PURCHASE: Final = 13  # SA-6.5
TRADE: Final = 14  # SA-7.12: the course of a trade; asks nobody
TRANSIT: Final = 15  # SA-7.11: the third players answer
TRANSIT_OFFER: Final = 16  # SA-7.11: accept and pay, or withdraw
TRADE_CARDS: Final = 17  # SA-7.4
TRADE_STEPS: Final = 18  # SA-7.6
TRADE_GIFT: Final = 19  # SA-7.9
MOVING: Final = 20  # SA-8
CONFLICTS: Final = 21  # SA-9.1: the order of conflicts
ROUND: Final = 22  # SA-9.3: a conflict, round by round; asks nobody
RETREAT_CHOICE: Final = 23  # SA-9.11
RETREATING: Final = 24
REPLACE_CARD: Final = 25  # SA-9.3 (c)
COMMIT: Final = 26  # SA-9.3 (d)
CALMING: Final = 27  # SA-8.23
DESTINY: Final = 28  # SA-11.1
CIVILISE: Final = 29  # SA-10.1
ASSASSINATION: Final = 30  # SA-10.4
RECRUITING: Final = 31  # SA-10.7
END_OF_TURN: Final = 32  # SA-12.1; asks nobody
BUYING_GLORY: Final = 33  # SA-12.3
TIED_EMPIRES: Final = 34  # SA-12.12
WINDOW: Final = 35  # SA-15.2: an open window
SIDES_WINDOW: Final = 36  # SA-15.5: the two sides of a trade or conflict
ANNOUNCED: Final = 37  # SA-15.7: a card has been announced; its targets are named
REACTION: Final = 38  # SA-15.7
RESOLVING: Final = 39  # a card takes effect
LOSING_UNITS: Final = 40  # an owner chooses units to lose
CONSENT: Final = 41  # yes or no: peace treaty, disorder there
ELEPHANT_FROM: Final = 42  # SA-6.9: whose reserve gives an elephant
QUEUE: Final = 43  # SA-15.2: the cards of a window, one after the other; asks nobody
NAMING: Final = 44  # SA-10.3: the targets of a card played openly
START_REST: Final = 45  # SA-5.10: what comes after the start conflicts; asks nobody
TRADE_PARTNER: Final = 46  # SA-7.1: with whom
PURSUIT: Final = 47  # SA-13.2
MANOEUVRING: Final = 48  # SA-8.22: the course of a Manoeuvre; asks nobody
BUYING_ORDER: Final = 49  # SA-10.11
CONVERTING: Final = 50  # effect `proselytise`
PLACING_LEADER: Final = 51  # SA-10.7
TAKING_CARD: Final = 52  # effect `take_card`
FREE_UNITS: Final = 53  # effect `free_units`
EXTRA_ACTION: Final = 54  # effect `extra_action`; asks nobody
BRINGING: Final = 55  # effect `bring_units`
STRUCK: Final = 56  # effect `damage`; asks nobody
AFTER_ACTION: Final = 57  # SA-15.4: events that follow an own action
