"""Kinds of attacks: their exact odds by plain enumeration, and how often the engine's own fights end in each way.

The enumeration is a second, literal reading of HW-5.15 to HW-5.19, written apart from combat.py.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

from saecula.games.history_of_the_world.cards import JIHAD, LEADER, SIEGECRAFT, WEAPONRY
from saecula.games.history_of_the_world.combat import fight, odds
from saecula.games.history_of_the_world.components import INDEX, NONE
from saecula.games.history_of_the_world.state import ACTIVE, History
from tests.games.history_of_the_world.given import army, expanding, fort

TARGET = "northern_apennines"

Case = tuple[int, int, int, int, bool, bool, bool]  # attack, defence, bonus, fort, ties won, siege, Leader


def enumerated(case: Case, leader: bool | None = None, taken: bool = False) -> dict[str, Fraction]:
    """The chances of a whole fight, by going through all rolls: a second, literal reading of HW-5.15 to HW-5.19."""
    attack, defence, bonus, walls, ties_won, siege, has_leader = case
    leader = has_leader if leader is None else leader
    dice = 3 if leader else attack
    ends: Counter[str] = Counter()
    total = Fraction(6 ** (dice + defence))
    for roll in product(range(1, 7), repeat=dice + defence):
        mine, theirs = max(roll[:dice]) + bonus, max(roll[dice:]) + walls
        spent = leader and len(set(roll[:dice])) == 1
        if mine > theirs or (mine == theirs and ties_won):
            if not walls or siege:
                ends["win"] += 1
            else:
                after: Case = (attack, defence, bonus, 0, ties_won, siege, has_leader)
                for end, chance in _second(after, leader and not spent).items():
                    ends[end] += chance  # type: ignore[assignment]
        elif mine == theirs:
            ends["repelled" if walls else "both"] += 1
        else:
            ends["repelled" if taken else "lose"] += 1
    return {end: Fraction(ends[end]) / total for end in ("win", "both", "repelled", "lose")}


_seconds: dict[tuple[Case, bool], dict[str, Fraction]] = {}


def _second(case: Case, leader: bool) -> dict[str, Fraction]:
    if (case, leader) not in _seconds:
        _seconds[case, leader] = enumerated(case, leader, taken=True)
    return _seconds[case, leader]


def arranged(case: Case) -> History:
    """A position in which the force attacks with just these modifiers."""
    attack, _, bonus, walls, ties_won, siege, leader = case
    state = expanding("romans", army("blue", TARGET), *([fort(TARGET)] if walls else []))
    if bonus:
        state.in_force |= 1 << WEAPONRY
    if siege:
        state.in_force |= 1 << SIEGECRAFT
    if ties_won:
        state.in_force |= 1 << JIHAD
        state.lost = 0 if attack == 3 else 1
        state.recoverable = 0
    if leader:
        state.in_force |= 1 << LEADER
    return state


def cases() -> list[Case]:
    found: list[Case] = []
    for defence, bonus, walls in product((1, 2, 3), (0, 1), (0, 1)):
        for attack, ties_won, leader in ((2, False, False), (2, True, False), (3, True, False), (2, False, True)):
            found.append((attack, defence, bonus, walls, ties_won, False, leader))
    found += [(2, defence, 0, 1, False, True, False) for defence in (1, 2, 3)]
    return found


def odds_of(case: Case) -> list[float]:
    state = arranged(case)
    return odds(state, ACTIVE, INDEX[TARGET], case[1]).ends


def frequencies(case: Case, fights: int) -> list[float]:
    """How often the engine's fights end in each way."""
    state = arranged(case)
    counts = [0, 0, 0, 0]
    t = INDEX[TARGET]
    cards, lost = state.in_force, state.lost
    for _ in range(fights):
        counts[fight(state, 0, ACTIVE, t, case[1])] += 1
        state.in_force, state.lost, state.recoverable = cards, lost, 0
        if state.owner[t] == NONE:
            state.station(t, 1, 8)
        if case[3]:
            state.forts |= 1 << t
    return [count / fights for count in counts]


def tolerance(chance: float, fights: int) -> float:
    """Four standard deviations: one comparison in 16 000 is further off by chance."""
    return 4 * float((chance * (1 - chance) / fights) ** 0.5) + 1e-9


def figures(fights: int) -> list[str]:
    """For docs/figures.md: every kind of attack, the odds told and the frequencies seen."""
    worst = 0.0
    checked = 0
    for case in cases():
        exact = list(enumerated((case[0], case[1], case[2] + case[5], *case[3:])).values())
        for seen, chance, truth in zip(frequencies(case, fights), odds_of(case), exact, strict=True):
            assert abs(chance - float(truth)) < 1e-9, case
            assert abs(seen - chance) < tolerance(chance, fights), case
            worst = max(worst, abs(seen - chance))
            checked += 1
    return [
        f"- combat: {len(cases())} kinds of attack (2 or 3 dice against 1, 2 or 3, with and without fort, +1, "
        f"ties won, Leader, Siegecraft), {fights:,} fights each: the odds that `explain` tells equal plain "
        f"enumeration, and all {checked} frequencies lie within 4 standard deviations of them; the largest "
        f"difference is {worst:.4f}"
    ]
