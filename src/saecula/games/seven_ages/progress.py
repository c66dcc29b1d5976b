"""Levels and ages of empires: going up and down the progress track (SA-0.5, SA-0.6, SA-4.2, SA-6.9)."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import ELEPHANTS, RESOURCES, areas_in
from saecula.games.seven_ages.cards import ARTEFACTS, EMPIRE_KEYS, GOOD_AGES, GOOD_KEYS
from saecula.games.seven_ages.components import AGES, TOP_LEVEL, age_of
from saecula.games.seven_ages.ending import QUICK, end_game
from saecula.games.seven_ages.realm import ELEPHANT_LEVEL, claim_elephant, consequences, elephants_leave, remove_leader
from saecula.games.seven_ages.state import NOBODY, ON_EMPIRE, UNBUILT, SevenAges

LOWEST: Final = 1


def most_advanced(state: SevenAges) -> int:
    """The highest level of any empire in play, 0 if there is none."""
    return max([state.level[s] for s in state.in_play()], default=0)


def game_age(state: SevenAges) -> int:
    """The age of the most advanced empire in play, 0 if there is none (SA-5.2)."""
    level = most_advanced(state)
    return age_of(level) if level else 0


def advance(state: SevenAges, empire: int, steps: int) -> None:
    """Go up (or, with negative steps, down) the track, one level after the other (SA-7.13)."""
    for _ in range(abs(steps)):
        if state.card_of[empire] == NOBODY or state.over:
            return
        to = state.level[empire] + (1 if steps > 0 else -1)
        if to < LOWEST:
            return
        _step(state, empire, to)


def _step(state: SevenAges, empire: int, level: int) -> None:
    before = state.level[empire]
    state.level[empire] = level
    told = {"empire": EMPIRE_KEYS[state.card_of[empire]], "level": level}
    state.tell("seven_ages-advanced" if level > before else "seven_ages-fell-back", told, "SA-0.5")
    if level > TOP_LEVEL:
        _went_beyond(state, empire)
    if level == ELEPHANT_LEVEL and before < level:
        for _ in areas_in(state.held[empire] & RESOURCES[ELEPHANTS]):
            claim_elephant(state, empire)  # SA-6.9: one for each elephant area it controls
    if age_of(level) != age_of(before):
        changed_age(state, empire)


def _went_beyond(state: SevenAges, empire: int) -> None:
    """SA-4.1, SA-4.2: the first empire beyond level 49 ends the game with this turn."""
    seat = state.owner[empire]
    if not state.beyond[seat]:
        state.beyond[seat] = 1 + max(state.beyond)
    if state.game_over_by == NOBODY:
        state.game_over_by = empire
        state.bonus_to = seat


def changed_age(state: SevenAges, empire: int) -> None:
    """Leaders leave, and so does every artefact whose last age has been passed (SA-0.6)."""
    age = state.age(empire)
    for leader in state.leaders_of(empire):
        remove_leader(state, leader)
    for artefact in range(ARTEFACTS):
        at = state.good_at[artefact]
        here = at == ON_EMPIRE + empire or (0 <= at < ON_EMPIRE and state.control[at] == empire)
        if here and GOOD_AGES[artefact] >> age == 0:  # no age from this one on
            state.good_at[artefact] = UNBUILT
            state.tell("seven_ages-artefact-obsolete", {"artefact": GOOD_KEYS[artefact]}, "SA-10.5")
    entered_age(state, age)


def entered_age(state: SevenAges, age: int, setting_up: int = NOBODY) -> None:
    """An empire is in this age now, by progress or because it started there.

    With optional rule 6 the game ends at once if that is a higher age than the first empire's (SA-13.6).
    """
    if age > state.age_seen:
        state.age_seen = age
        if age == AGES:
            elephants_leave(state)
            consequences(state, setting_up)
    if state.quick_history and not state.over and 0 < state.first_age < age:
        state.ended = QUICK
        end_game(state)
