"""SA-9.13 to SA-9.27: what follows a conflict: leaders, control, loot, glory and triggers; and nukes (SA-9.16)."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import AREA_KEYS, LAND, LANDS
from saecula.games.seven_ages.cards import CATEGORY_INDEX, EMPIRE_KEYS, GOOD_INDEX, ICONS
from saecula.games.seven_ages.effects import EFFECTS, FIRST_GOOD, TRIGGER_ROWS, sources
from saecula.games.seven_ages.effects_schema import HolyWar
from saecula.games.seven_ages.glory_ledger import FROM_CONFLICT, FROM_EVENTS, gain_glory
from saecula.games.seven_ages.phases import CONSENT
from saecula.games.seven_ages.progress import advance
from saecula.games.seven_ages.realm import (
    empires_in,
    lift,
    lose_openly,
    remove_artefact_at,
    remove_leader,
    set_control,
    update_control,
)
from saecula.games.seven_ages.round_frame import (
    AREA,
    CITY_BEFORE,
    CONTROL_BEFORE,
    EMPIRES,
    FRONT_LINE,
    LEADER_LOST,
    OWNERS,
    QUIET,
    SUPPORTING,
    WAS_CAPITAL,
    present,
)
from saecula.games.seven_ages.state import NOBODY, UNBUILT, SevenAges
from saecula.games.seven_ages.totals import holy_war_here, pieces_in
from saecula.games.seven_ages.units import NUKE, STAR_WARS

NUKE_GLORY: Final = 5  # SA-9.16
WIN_CONFLICT: Final[int] = CATEGORY_INDEX["win_conflict"]
CAPTURE_CITY: Final[int] = CATEGORY_INDEX["capture_city"]
CAPTURE_CAPITAL: Final[int] = CATEGORY_INDEX["capture_capital"]
DISORDER_THERE: Final = 1  # what CONSENT asks about


def smaller(city: int) -> int:
    """A city one step down: 7, 5, 3, 1, none (SA-9.14)."""
    return city - 2 if city > 1 else 0


def square_icons(state: SevenAges, empire: int, category: int, rule: str) -> None:
    """SA-12.9: a square icon scores at once."""
    for icon in ICONS[state.card_of[empire]]:
        if icon.category == category:
            gain_glory(state, state.owner[empire], icon.value, FROM_CONFLICT, rule)


def trigger(state: SevenAges, empire: int, name: str, area: int, responsible: int) -> None:
    """Effects `on` of an empire: glory, money, glory taken from the responsible player, disorder there."""
    seat = state.owner[empire]
    for at in sources(state, empire):
        for i, row in enumerate(TRIGGER_ROWS[at.source]):
            if row.trigger != name:
                continue
            if row.cap_per_turn >= 0:
                key = (at.source << 4 | i) << 4 | empire
                used = state.capped.count(key)
                if used >= row.cap_per_turn:
                    continue
                state.capped.append(key)
            gain_glory(state, seat, row.glory, FROM_CONFLICT, "SA-9.22")
            state.money[empire] = max(0, min(state.money[empire] + row.money, 199))
            if row.take_glory and responsible != NOBODY:
                taken = -gain_glory(state, responsible, -row.take_glory, FROM_CONFLICT, "SA-9.22")
                gain_glory(state, seat, taken, FROM_CONFLICT, "SA-9.22")
            if row.disorder_there and area != NOBODY and state.control[area] != NOBODY:
                if not state.disorder >> area & 1:
                    state.push(CONSENT, seat, DISORDER_THERE, area)


def leader_killed(state: SevenAges, at: int, which: int, leader: int) -> None:
    """A leader dies in a conflict (SA-9.9, SA-9.23)."""
    empire = state.frame_at(at, EMPIRES + which)
    enemy = state.frame_at(at, EMPIRES + 1 - which)
    remove_leader(state, leader)
    state.set_frame_at(at, LEADER_LOST, state.frame_at(at, LEADER_LOST) | 1 << which)
    state.tell("seven_ages-leader-killed", {"empire": EMPIRE_KEYS[state.card_of[empire]]}, "SA-9.9")
    trigger(state, empire, "own_leader_killed", NOBODY, state.owner[enemy])
    if state.card_of[enemy] != NOBODY:
        trigger(state, enemy, "enemy_leader_killed", NOBODY, state.owner[empire])


# -------------------------------------------------------------------------------------------------------------- nukes


def explode(state: SevenAges, at: int) -> bool:
    """SA-9.16, SA-9.24: committed nukes. True if everything in the area was destroyed."""
    area = state.frame_at(at, AREA)
    defended = [committed(state, at, which, STAR_WARS) for which in (0, 1)]
    nukes = [committed(state, at, which, NUKE) for which in (0, 1)]
    going_off: list[int] = []
    for which in (0, 1):
        if nukes[which] and defended[1 - which]:
            state.set_frame_at(at, QUIET, -1)  # a unit was lost in this round
            empire = state.frame_at(at, EMPIRES + which)
            for piece in pieces_in(empire, nukes[which]):
                lift(state, piece)
            for slot in (FRONT_LINE, SUPPORTING):
                state.set_frame_at(at, slot + which, state.frame_at(at, slot + which) & ~nukes[which])
        elif nukes[which]:
            going_off.append(which)
    if not going_off:
        return False
    for which in (0, 1):
        empire = state.frame_at(at, EMPIRES + which)
        for leader in [one for one in state.leaders_of(empire) if state.leader_at[one] == area]:
            leader_killed(state, at, which, leader)
        for piece in state.units_at(empire, area):
            lose_openly(state, piece)
    state.tell("seven_ages-nuke", {"area": AREA_KEYS[area]}, "SA-9.16")
    for which in going_off:
        advance(state, state.frame_at(at, EMPIRES + which), -1)
    for which in reversed(going_off):  # the active side takes glory first (SA-9.24)
        seat, other = state.frame_at(at, OWNERS + which), state.frame_at(at, OWNERS + 1 - which)
        if other != seat:
            taken = -gain_glory(state, seat, -NUKE_GLORY, FROM_CONFLICT, "SA-9.16")
            gain_glory(state, other, taken, FROM_CONFLICT, "SA-9.16")
        for third in state.in_play():
            if state.owner[third] != seat:
                trigger(state, third, "nuke_used_by_other_player", NOBODY, seat)
    return True


def committed(state: SevenAges, at: int, which: int, types: int) -> int:
    """The pieces of these types that a side has committed this round, as a mask."""
    empire = state.frame_at(at, EMPIRES + which)
    mask = state.frame_at(at, FRONT_LINE + which) | state.frame_at(at, SUPPORTING + which)
    found = 0
    for place in range(mask.bit_length()):
        if mask >> place & 1 and types >> state.type_of(pieces_in(empire, 1 << place)[0]) & 1:
            found |= 1 << place
    return found


# ---------------------------------------------------------------------------------------------------------- aftermath


def side_left(state: SevenAges, at: int) -> int:
    """The side that has units in the area, 0 or 1; NOBODY if both are gone (SA-9.13)."""
    for which in (0, 1):
        if present(state, at, which):
            return which
    return NOBODY


def aftermath(state: SevenAges, at: int) -> None:
    """The order of SA-9.22 up to the triggers; the winner's window and SA-0.13 come after it."""
    area = state.frame_at(at, AREA)
    winner = side_left(state, at)
    for which in (0, 1):
        empire = state.frame_at(at, EMPIRES + which)
        if which != winner:
            for leader in [one for one in state.leaders_of(empire) if state.leader_at[one] == area]:
                leader_killed(state, at, which, leader)  # SA-9.23
            if state.elite[empire]:
                state.elite[empire] -= 1
    decide_control(state, at, winner)
    before = state.frame_at(at, CONTROL_BEFORE)
    capital_lost = NOBODY
    if state.control[area] != before:
        if holy_war_here(state, area) == NOBODY:
            remove_artefact_at(state, area)
        state.forts &= ~(1 << area)
        if area < LANDS:
            state.city[area] = smaller(state.city[area])
        if state.frame_at(at, WAS_CAPITAL):
            state.capital[before] = NOBODY
            capital_lost = before
    loot(state, at, winner, capital_lost)
    if winner != NOBODY:
        empire = state.frame_at(at, EMPIRES + winner)
        state.tell("seven_ages-conflict-won", {"empire": EMPIRE_KEYS[state.card_of[empire]]}, "SA-9.13")
        glory_of_victory(state, at, winner, before)


def decide_control(state: SevenAges, at: int, winner: int) -> None:
    """Who controls the area now. Where another empire of the active player still waits, the winner has it (SA-9.1)."""
    area, before = state.frame_at(at, AREA), state.frame_at(at, CONTROL_BEFORE)
    state.contested = NOBODY
    update_control(state, area)
    there = empires_in(state, area)
    if len(there) > 1 and before not in there:
        empire = NOBODY if winner == NOBODY else state.frame_at(at, EMPIRES + winner)
        present = state.units_in if area >= LANDS else state.grounded
        set_control(state, area, empire if empire != NOBODY and present[empire] >> area & 1 else NOBODY)


def loot(state: SevenAges, at: int, winner: int, capital_lost: int) -> None:
    """SA-9.15: all money is lost, half of it goes to the conqueror."""
    for which in (0, 1):
        empire = state.frame_at(at, EMPIRES + which)
        lost = which != winner
        leader_lost = state.frame_at(at, LEADER_LOST) >> which & 1
        without_capital = state.capital[empire] == NOBODY and capital_lost != empire
        if empire == capital_lost or (lost and leader_lost and without_capital):
            taken = state.money[empire] // 2
            state.money[empire] = 0
            victor = state.frame_at(at, EMPIRES + 1 - which)
            conquered = empire != capital_lost or state.control[state.frame_at(at, AREA)] == victor
            if winner == 1 - which and conquered:
                state.money[victor] = min(state.money[victor] + taken, 199)
                told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[victor]], "money": taken}
                state.tell("seven_ages-loot", told, "SA-9.15")


def glory_of_victory(state: SevenAges, at: int, winner: int, before: int) -> None:
    """SA-9.27 and the triggers: the winner's icons, the loser's effects, a holy war."""
    area = state.frame_at(at, AREA)
    empire = state.frame_at(at, EMPIRES + winner)
    loser = state.frame_at(at, EMPIRES + 1 - winner)
    square_icons(state, empire, WIN_CONFLICT, "SA-9.27")
    if state.control[area] != empire or before == empire:
        return
    if state.frame_at(at, CITY_BEFORE):
        square_icons(state, empire, CAPTURE_CITY, "SA-9.27")
        if state.frame_at(at, WAS_CAPITAL):
            square_icons(state, empire, CAPTURE_CAPITAL, "SA-9.27")
    if before != NOBODY and LAND >> area & 1:
        trigger(state, empire, "land_area_conquered", area, state.owner[loser])
        if state.frame_at(at, CITY_BEFORE):
            trigger(state, empire, "city_captured", area, state.owner[loser])
        if before == loser and state.card_of[loser] != NOBODY:
            state.lost_land |= 1 << loser
            trigger(state, loser, "land_area_lost_in_conflict", area, state.owner[empire])
    holy_victory(state, empire, area)


def holy_victory(state: SevenAges, empire: int, area: int) -> None:
    """An attacker of the religion takes control where a crusade or jihad lies: glory, and the marker goes."""
    good = holy_war_here(state, area)
    if good == NOBODY:
        return
    for effect in EFFECTS[FIRST_GOOD + good]:
        if isinstance(effect, HolyWar) and state.religion(empire) == GOOD_INDEX[effect.religion]:
            gain_glory(state, state.owner[empire], effect.glory, FROM_EVENTS, "SA-10.5")
    state.good_at[good] = UNBUILT
