"""TA-13: the end of the game and its final scoring."""

from __future__ import annotations

from saecula.games.through_the_ages.civilization import BY_IMPACTS
from saecula.games.through_the_ages.components import (
    AGES,
    KEYS,
    LEVEL_MASK,
    MILITARY_KIND,
    ONLY_EVENTS,
    boards,
    cards_in,
    count,
)
from saecula.games.through_the_ages.events import befall, befallen, take_facts
from saecula.games.through_the_ages.military_tables import LOTS
from saecula.games.through_the_ages.payment import score_culture
from saecula.games.through_the_ages.production import output_value
from saecula.games.through_the_ages.state import (
    BONUSES,
    CURRENT,
    FEWER,
    FULL,
    FUTURE,
    HIDDEN,
    PAST,
    PERSONAL_OF,
    SIMPLE,
    VERSION,
    Ages,
)


def simple_bonus(state: Ages, s: int) -> int:
    """The bonus of the simple game (TA-13.1)."""
    civ = state.civ[s]
    counted = {
        "technologies": count(civ.technologies & LEVEL_MASK[1]),
        "strength": civ.strength,
        "happiness": civ.happiness,
        "science": civ.science_rating,
        "production": output_value(state, s, True) + output_value(state, s, False),
    }
    total = 0
    for row in boards.simple_game_bonus:
        points = row.culture_each * counted[row.id]
        total += points if row.max is None else min(row.max, points)
    return total


def finish(state: Ages) -> None:
    """The last turn is over: score what is left to score (TA-13.1, 13.2, 13.4)."""
    state.reveals += 1
    state.active = state.first  # TA-13.6: the starting player counts as active
    if state.options[VERSION] == SIMPLE:
        for s in state.clockwise(state.first):
            points = simple_bonus(state, s)
            score_culture(state, s, points, BY_IMPACTS)
            state.tell("through_the_ages-final-bonus", {"seat": s, "points": points}, "TA-13.1")
    else:
        places = [BONUSES]
        if state.options[VERSION] == FULL and not state.options[FEWER]:
            places += [CURRENT, FUTURE]
        places += range(PERSONAL_OF, PERSONAL_OF + 4 * state.seats, 4)
        places.append(HIDDEN)
        for place in places:
            for card in cards_in(state.cards[place + 3] & ONLY_EVENTS[3], 3):
                score_event(state, MILITARY_KIND[card])
                state.cards[place + 3] ^= 1 << (card & 63)
                state.cards[PAST + 3] |= 1 << (card & 63)
        for age in range(AGES):  # events of other ages have no effect
            for place in (CURRENT, FUTURE):
                state.cards[PAST + age] |= state.cards[place + age]
                state.cards[place + age] = 0
    end_game(state)


def score_event(state: Ages, kind: int) -> None:
    """An Age III event is scored at the end (TA-13.4)."""
    if state.log is not None:
        state.tell("through_the_ages-scored-event", {"card": KEYS[kind], "help": f"{KEYS[kind]}-help"}, "TA-13.4")
    take_facts(state)
    for whom, many, what, amount in LOTS[kind]:
        for s in befallen(state, whom, many):
            befall(state, kind, s, what, amount)


def end_game(state: Ages) -> None:
    """The most culture points win; ties are shared (TA-13.9)."""
    state.over = True
    state.clear_stack()
    places = state.ranking
    winners: list[object] = [s for s in range(state.seats) if places[s] == 1]
    points = max([state.civ[s].culture for s in range(state.seats) if places[s] == 1])
    state.tell("through_the_ages-over", {"seats": winners, "points": points, "winners": len(winners)}, "TA-13.9")
