"""The phases, in the order of the rulebook: indexes into the game's list of phases (`PHASES` in __init__.py)."""

from __future__ import annotations

from typing import Final

TURN: Final = 0
ACTIONS: Final = 1
CONTAINED: Final = 2  # the action contained in an action card
PRODUCTION: Final = 3
SCARCITY: Final = 4
SPARING: Final = 5
RESOLVING: Final = 6  # an event
MARKETS: Final = 7
MIXING: Final = 8
POPULATION: Final = 9
FREE_BUILD: Final = 10
DEMOLITION: Final = 11
RUINING: Final = 12
CESSION: Final = 13
FORFEITING: Final = 14
AGREEMENT: Final = 15
TERROR: Final = 16
POLITICS: Final = 17
AIMING: Final = 18
SIDING: Final = 19
ANSWER: Final = 20
DISCARDING: Final = 21
BIDDING: Final = 22
COLONIZING: Final = 23
ASSAULT: Final = 24
DEFENCE: Final = 25
WARFARE: Final = 26
SPOILS: Final = 27
PLUNDER: Final = 28
RAID: Final = 29
RAID_COUNT: Final = 30
ANNEX: Final = 31
TECH_LOOT: Final = 32
AFTERMATH: Final = 33
PICKING: Final = 34
CHOOSING: Final = 35
PAYING: Final = 36
SWAPPING: Final = 37
