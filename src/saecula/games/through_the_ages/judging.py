"""What a position is worth by a trained net: how many points a seat will be ahead of the others at the end.

The net (weights/12.json, see kernel/net.py) was trained on full games by tools/learn_ages.py. It sees what inputs.py
tells it.
"""

from __future__ import annotations

from typing import Final

from saecula.data import read_net
from saecula.games.through_the_ages.components import AGES, FOLDER
from saecula.games.through_the_ages.horizon import FULL_GAME, horizon
from saecula.games.through_the_ages.inputs import INPUTS, LASTING, inputs
from saecula.games.through_the_ages.settling import settled
from saecula.games.through_the_ages.state import FULL, VERSION, Ages
from saecula.kernel.net import Net

GONE: Final = -1000.0  # for a seat that has resigned
SCALE: Final = 50.0  # points for each unit of what the net says


def _net() -> Net:
    alone, first, biases, second, last = read_net(f"{FOLDER}/weights/12.json", INPUTS)
    return Net(alone, first, biases, second, last, LASTING)


NETWORK: Final[Net] = _net()

# The terms of the value, so that bots can say in words why they play a move.
TRAINED: Final[list[str]] = [
    "trained_stage",  # how far the game has come
    "trained_culture",
    "trained_science",
    "trained_production",
    "trained_people",
    "trained_strength",
    "trained_actions",
    "trained_technologies",
    "trained_leaders",  # and wonders
    "trained_rivals",
]
STAGE: Final = 0
TERM_OF: Final[dict[str, str]] = {  # by input; others go by how their names begin
    "culture": "culture", "culture_rating": "culture", "culture_ahead": "culture", "impacts": "culture",
    "omens": "culture", "prepared": "culture",
    "science_rating": "science", "science": "science", "banked_science": "science",
    "mines": "production", "resources": "production", "plenty": "production", "corruption": "production",
    "blue_bank": "production", "farms": "production", "food": "production", "surplus": "production",
    "eaten": "people", "hunger": "people", "workers": "people", "unused": "people", "second_unused": "people",
    "yellow_bank": "people", "growth_price": "people", "happiness": "people", "discontent": "people",
    "uprising": "people", "spare_faces": "people", "coming_discontent": "people", "rebels": "people",
    "strength": "strength", "lead": "strength", "behind": "strength", "ahead_of_weakest": "strength",
    "strongest": "strength", "weakest": "strength", "units": "strength", "war_edge": "strength",
    "colonization": "strength", "colonies": "strength",
    "urban_limit": "actions",
    "wonder_paid": "leaders", "wonder_left": "leaders",
}  # fmt: skip
TERM_OF_KIND: Final[dict[str, str]] = {
    "civil_actions_": "actions",
    "military_actions_": "actions",
    "rival_": "rivals",
    "worker_": "people",
    "tech_": "technologies",
    "level_": "technologies",
    "in_play_": "leaders",
    "building_": "leaders",
}


def _term(name: str) -> int:
    """The term that an input belongs to."""
    if name in TERM_OF:
        return TRAINED.index(f"trained_{TERM_OF[name]}")
    for begins, term in TERM_OF_KIND.items():
        if name.startswith(begins):
            return TRAINED.index(f"trained_{term}")
    return STAGE


TERMS: Final[list[int]] = [_term(name) for name in INPUTS] + [STAGE]  # the last one is what no input contributes


def knows(state: Ages) -> bool:
    """Whether the net was trained on such games."""
    return state.options[VERSION] == FULL


def judge(state: Ages, seat: int) -> float:
    """The points by which a seat will be ahead of the others on average, as the net expects."""
    if state.civ[seat].gone:
        return GONE
    after = settled(state)
    if after.over:
        return margin(after, seat)
    lasting = horizon(after)
    return SCALE * NETWORK.value(inputs(after, seat, lasting), _time(lasting))


def _time(lasting: list[float]) -> float:
    return min(1.0, lasting[AGES] / FULL_GAME)


def margin(state: Ages, seat: int) -> float:
    """The points by which a seat is ahead of the others on average."""
    others = 0
    number = 0
    for s in range(state.seats):
        if s != seat and not state.civ[s].gone:
            others += state.civ[s].culture
            number += 1
    return state.civ[seat].culture - others / max(1, number)


def terms(state: Ages, seat: int) -> list[float]:
    """What `judge` says, by term."""
    found = [0.0] * len(TRAINED)
    after = settled(state)
    if after.over:
        found[TRAINED.index("trained_culture")] = margin(after, seat)
        return found
    lasting = horizon(after)
    shares = NETWORK.shares(inputs(after, seat, lasting), _time(lasting))
    for i, share in enumerate(shares):
        found[TERMS[i]] += SCALE * share
    return found
