"""The phases of 7 Ages, in the order of the rules: indexes into the game's list of phases."""

from __future__ import annotations

from typing import Final

INITIATIVE: Final = 0  # SA-2.1: everybody shows a card
CHOOSE_PAIR: Final = 1  # SA-2.3
REDEMPTION: Final = 2  # SA-13.5
TURN: Final = 3  # SA-3, SA-12: the course of a turn; asks nobody
PLACEMENT: Final = 4  # SA-3.2: markers, in secret
REVEALING: Final = 5  # SA-3.6 (a)
ACTING: Final = 6  # SA-3.6 (c): which of one's empires goes first; asks nobody where there is no choice
AFTER_ACTION: Final = 7  # SA-15.4: events that follow an own action
EXTRA_ACTION: Final = 8  # effect `extra_action`; asks nobody
START_EMPIRE: Final = 9  # SA-5
START_UNITS: Final = 10  # SA-5.8
START_LEADER: Final = 11  # SA-5.7 (e)
START_REST: Final = 12  # SA-5.10: what comes after the start conflicts; asks nobody
START_CAPITAL: Final = 13  # SA-5.11
PRODUCE: Final = 14  # SA-6.12: events before income
UPKEEP: Final = 15  # SA-6.4
PURCHASE: Final = 16  # SA-6.5
FREE_UNITS: Final = 17  # effect `free_units`
TRADE: Final = 18  # SA-7.12: the course of a trade; asks nobody
TRADE_PARTNER: Final = 19  # SA-7.1: with whom
TRANSIT: Final = 20  # SA-7.11: the third players answer
TRANSIT_OFFER: Final = 21  # SA-7.11: accept and pay, or withdraw
TRADE_CARDS: Final = 22  # SA-7.4
TRADE_STEPS: Final = 23  # SA-7.6
TRADE_GIFT: Final = 24  # SA-7.9
MANOEUVRING: Final = 25  # SA-8.22: the course of a Manoeuvre; asks nobody
MOVING: Final = 26  # SA-8
CALMING: Final = 27  # SA-8.23
CONFLICTS: Final = 28  # SA-9.1: the order of conflicts
ROUND: Final = 29  # SA-9.3: a conflict, round by round; asks nobody
RETREAT_CHOICE: Final = 30  # SA-9.11
RETREATING: Final = 31  # SA-9.11: where units go
PURSUIT: Final = 32  # SA-13.2
REPLACE_CARD: Final = 33  # SA-9.3 (c)
COMMIT: Final = 34  # SA-9.3 (d)
BRINGING: Final = 35  # effect `bring_units`
DESTINY: Final = 36  # SA-11.1
CIVILISE: Final = 37  # SA-10.1
BUYING_ORDER: Final = 38  # SA-10.11
CONVERTING: Final = 39  # effect `proselytise`
RECRUITING: Final = 40  # SA-10.7
PLACING_LEADER: Final = 41  # SA-10.7
ASSASSINATION: Final = 42  # SA-10.4
END_OF_TURN: Final = 43  # SA-12.1; asks nobody
BUYING_GLORY: Final = 44  # SA-12.3
TIED_EMPIRES: Final = 45  # SA-12.12
WINDOW: Final = 46  # SA-15.2: an open window
SIDES_WINDOW: Final = 47  # SA-15.5: the two sides of a trade or conflict
QUEUE: Final = 48  # SA-15.2: the cards of a window, one after the other; asks nobody
NAMING: Final = 49  # SA-10.3: the targets of a card played openly
ANNOUNCED: Final = 50  # SA-15.7: a card has been announced; its targets are named
REACTION: Final = 51  # SA-15.7
LOSING_UNITS: Final = 52  # an owner chooses units to lose
STRUCK: Final = 53  # effect `damage`; asks nobody
CONSENT: Final = 54  # yes or no: peace treaty, disorder there
TAKING_CARD: Final = 55  # effect `take_card`
DESERTING: Final = 56  # event deserter
ELEPHANT_FROM: Final = 57  # SA-6.9
OVERRUNNING: Final = 58  # SA-9.21
