"""Where the force can place an army now, how, at what odds and for how many points: for views and explanations."""

from __future__ import annotations

from typing import Final

from saecula.games.history_of_the_world.combat import (
    BOTH_FELL,
    LOST,
    REPELLED,
    WON,
    Odds,
    attack_origin,
    defence_dice,
    landing_water,
    odds,
    ties_won,
)
from saecula.games.history_of_the_world.components import NAMES, NONE, WATER_NAMES
from saecula.games.history_of_the_world.monuments import buildable
from saecula.games.history_of_the_world.scoring import total
from saecula.games.history_of_the_world.state import ACTIVE, CRUSADERS, History

OCCUPY: Final = "occupy"
REPLACE: Final = "replace"
REINFORCE: Final = "reinforce"
SURRENDER: Final = "surrender"
ATTACK: Final = "attack"


def manner(state: History, seat: int, t: int) -> str:
    """What placing an army in a Territory would be."""
    owner = state.owner[t]
    if owner == NONE:
        return OCCUPY
    if owner == seat:
        return REINFORCE if state.marching >> t & 1 else REPLACE
    if state.treachery == t and state.force == ACTIVE:
        return SURRENDER
    return ATTACK


def forecast(state: History, seat: int) -> int:
    """What the turn would score if it ended now, with the monuments that could still be built."""
    points = total(state, seat)
    if state.turn == seat and state.active:
        points += buildable(state)
    return points


def gain(state: History, seat: int, t: int) -> int:
    """The change of the forecast if the force held this Territory."""
    if state.marching >> t & 1:
        return 0
    after = state.clone()
    if after.owner[t] != seat:
        after.vacate(t)
        after.plunder(t)
    after.hold(t, seat)
    if state.force == CRUSADERS and not state.over and t == state.frame(2):
        if not (after.cities | after.capitals) >> t & 1:
            after.cities |= 1 << t
    return forecast(after, seat) - forecast(state, seat)


def attack_odds(state: History, t: int) -> Odds:
    """The odds of an attack of the force on a Territory."""
    return odds(state, state.force, t, defence_dice(state, state.force, t))


def target(state: History, seat: int, t: int) -> dict[str, object]:
    """One destination, as the view shows it."""
    how = manner(state, seat, t)
    shown: dict[str, object] = {"id": NAMES[t], "how": how, "points": gain(state, seat, t)}
    source = attack_origin(state, state.force, t)
    if source != NONE:
        shown["from"] = NAMES[source]
    elif how != REINFORCE:
        water = landing_water(state, t)
        if water != NONE:
            shown["sea"] = WATER_NAMES[water]
    if how == ATTACK:
        chances = attack_odds(state, t)
        shown["dice"] = [chances.dice, chances.defence]
        shown["bonus"] = chances.bonus
        shown["win"] = round(chances.ends[WON], 4)
        shown["both"] = round(chances.ends[BOTH_FELL], 4)
        shown["repelled"] = round(chances.ends[REPELLED], 4)
        shown["lose"] = round(chances.ends[LOST], 4)
        shown["cost"] = round(chances.armies_needed(), 1)
        if state.forts >> t & 1:
            shown["fort"] = True
        if ties_won(state, state.force):
            shown["ties_won"] = True
    return shown
