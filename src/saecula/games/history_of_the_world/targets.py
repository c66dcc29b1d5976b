"""Where an army can be placed now, how, at what odds and for how many points: for views and explanations."""

from __future__ import annotations

from typing import Final

from saecula.games.history_of_the_world.cards import origin_of_event
from saecula.games.history_of_the_world.combat import (
    BOTH_FELL,
    LOST,
    REPELLED,
    WON,
    Odds,
    attack_dice,
    attack_origin,
    chances_of_round,
    defence_dice,
    landing_water,
    odds,
    ties_won,
    weapons,
)
from saecula.games.history_of_the_world.components import NAMES, NONE, WATER_NAMES, members
from saecula.games.history_of_the_world.expansion import targets_now
from saecula.games.history_of_the_world.monuments import buildable
from saecula.games.history_of_the_world.scoring import FLEET_POINTS, total
from saecula.games.history_of_the_world.state import (
    ACTIVE,
    BARBARIAN,
    BARBARIAN_RAID,
    CHOOSE,
    CRUSADERS,
    EXPANSION,
    MIGRATION,
    NAVAL_BATTLES,
    REBELLION,
    REBELS,
    SEA_BATTLE,
    History,
)

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


def targets(state: History) -> list[dict[str, object]]:
    """What the seat in turn can place an army in or attack now, as the view shows it."""
    seat, phase = state.turn, state.frame(0)
    if phase == EXPANSION:
        return [target(state, seat, t) for t in members(targets_now(state))]
    legal = state.legal(seat) if phase in (BARBARIAN_RAID, REBELLION, MIGRATION, NAVAL_BATTLES) else []
    if phase == NAVAL_BATTLES:
        return [_at_sea(state, SEA_BATTLE.arg(move)) for move in legal if move in SEA_BATTLE]
    return [_of_card(state, seat, phase, CHOOSE.arg(move)) for move in legal]


def target(state: History, seat: int, t: int) -> dict[str, object]:
    """One destination of the force."""
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
        _show_odds(state, state.force, t, attack_odds(state, t), shown)
    return shown


def _of_card(state: History, seat: int, phase: int, t: int) -> dict[str, object]:
    """A Territory that Barbarians or rebels attack, or that Migrants settle (HW-4.15, HW-4.18, HW-4.26)."""
    after = state.clone()
    after.vacate(t)
    after.plunder(t)
    after.station(t, seat, origin_of_event(state.frame(2), state.epoch))
    points = forecast(after, seat) - forecast(state, seat)
    shown: dict[str, object] = {"id": NAMES[t], "how": OCCUPY if phase == MIGRATION else ATTACK, "points": points}
    if phase == BARBARIAN_RAID:
        shown["from"] = NAMES[state.frame(3)]
    if phase != MIGRATION:
        who = BARBARIAN if phase == BARBARIAN_RAID else REBELS
        _show_odds(state, who, t, odds(state, who, t, 1), shown)
    return shown


def sea_odds(state: History) -> Odds:
    """The odds of a fight for a sea: no terrain, no fort (HW-9.4)."""
    dice = attack_dice(state, ACTIVE)
    chances = chances_of_round(dice, 1, weapons(state), ties_won(state, ACTIVE))
    win, tie, lose = [chances[0][i] + chances[1][i] for i in range(3)]
    return Odds(dice, 1, weapons(state), [win, tie, 0.0, lose])


def _at_sea(state: History, w: int) -> dict[str, object]:
    """A sea that another player's fleet holds (HW-9.4): the army that takes it scores as a fleet."""
    shown: dict[str, object] = {"id": WATER_NAMES[w], "how": ATTACK, "points": FLEET_POINTS}
    _show_odds(state, ACTIVE, NONE, sea_odds(state), shown)
    return shown


def _show_odds(state: History, who: int, t: int, chances: Odds, shown: dict[str, object]) -> None:
    shown["dice"] = [chances.dice, chances.defence]
    shown["bonus"] = chances.bonus
    shown["win"] = round(chances.ends[WON], 4)
    shown["both"] = round(chances.ends[BOTH_FELL], 4)
    shown["repelled"] = round(chances.ends[REPELLED], 4)
    shown["lose"] = round(chances.ends[LOST], 4)
    if who not in (BARBARIAN, REBELS):  # which have one army for each attack
        shown["cost"] = round(chances.armies_needed(), 1)
    if t != NONE and state.forts >> t & 1:
        shown["fort"] = True
    if ties_won(state, who):
        shown["ties_won"] = True
