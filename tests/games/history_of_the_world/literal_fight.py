"""A second reading of a fight: from a position in words and the dice that were told to the position afterwards.

Written from HW-4.10, HW-4.21, HW-4.31, HW-4.35, HW-5.15 to HW-5.22 and HW-9.3, apart from the engine: it knows neither
its masks nor its order of steps. `Battlefield` is one Territory; `fought` plays the rounds on it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from saecula.games.history_of_the_world.cards import ELITE_TROOPS, JIHAD, LEADER, SIEGECRAFT, WEAPONRY
from saecula.games.history_of_the_world.state import ACTIVE, CRUSADERS, REVOLTING, History
from saecula.kernel.message import Args
from tests.games.history_of_the_world.literal import NAMES


@dataclass(frozen=True)
class Battlefield:
    """One Territory, and what the attacker brings."""

    owner: int  # -1: empty
    armies: int
    fort: bool
    structure: str  # "capital", "city" or ""
    monument: bool
    cards: frozenset[str]  # of the attacker, in force
    lost: int  # armies of the Active Empire lost this turn


CARDS = {
    "leader": LEADER,
    "weaponry": WEAPONRY,
    "elite": ELITE_TROOPS,
    "jihad": JIHAD,
    "siegecraft": SIEGECRAFT,
}


def battlefield(state: History, name: str) -> Battlefield:
    """A Territory of a position."""
    t = NAMES.index(name)
    return Battlefield(
        owner=state.owner[t],
        armies=state.armies_in(t),
        fort=bool(state.forts >> t & 1),
        structure="capital" if state.capitals >> t & 1 else "city" if state.cities >> t & 1 else "",
        monument=bool(state.monuments >> t & 1),
        cards=frozenset(card for card, bit in CARDS.items() if state.in_force >> bit & 1),
        lost=state.lost,
    )


def attack_dice(field: Battlefield, who: int) -> int:
    """HW-5.15, HW-4.35."""
    if who == REVOLTING:
        return 3
    if who == ACTIVE and "leader" in field.cards:
        return 3
    if who == ACTIVE and "jihad" in field.cards and field.lost == 0:
        return 3
    return 2


def wins_ties(field: Battlefield, who: int) -> bool:
    """HW-4.21, HW-4.35: Elite Troops until an army is lost, Jihad until two are."""
    if who != ACTIVE:
        return False
    return ("elite" in field.cards and field.lost < 1) or ("jihad" in field.cards and field.lost < 2)


def bonus(field: Battlefield, who: int) -> int:
    """HW-4.11, HW-4.19, HW-4.31."""
    if who == CRUSADERS:
        return 1
    if who != ACTIVE:
        return 0
    strong = field.fort or field.structure != ""
    return int("weaponry" in field.cards) + int("siegecraft" in field.cards and strong)


def sacked(structure: str) -> str:
    """HW-5.21."""
    return {"capital": "city", "city": "", "": ""}[structure]


def fought(field: Battlefield, seat: int, who: int, defence: int, rounds: list[Args]) -> Battlefield:
    """The Territory after the rounds that were told; every one of them must have been due, and no other."""
    fighting = True
    for told in rounds:
        assert fighting, "no round after the end"
        mine, theirs = list(told["attack"]), list(told["defence"])  # type: ignore[call-overload]
        assert len(mine) == attack_dice(field, who), "attack dice"
        assert len(theirs) == defence, "defence dice"
        assert told["bonus"] == bonus(field, who)
        attack = max(mine) + bonus(field, who)
        answer = max(theirs) + (1 if field.fort else 0)
        tie_is_win = wins_ties(field, who)
        siege = who == ACTIVE and "siegecraft" in field.cards
        if who == ACTIVE and len(mine) == 3 and len(set(mine)) == 1:
            field = replace(field, cards=field.cards - {"leader"})  # HW-4.10
        if attack > answer or (attack == answer and tie_is_win):
            if field.fort and siege:
                field = replace(field, fort=False, armies=field.armies - 1)
            elif field.fort:
                field = replace(field, fort=False)
            else:
                field = replace(field, armies=field.armies - 1)
            if field.armies == 0:
                field = replace(field, owner=seat, armies=1, structure=sacked(field.structure))
                fighting = False
        else:
            if attack == answer and field.fort:
                field = replace(field, fort=False)
            elif attack == answer:
                field = replace(field, armies=field.armies - 1)
                if field.armies == 0:
                    field = replace(field, owner=-1)
            if who == ACTIVE:
                field = replace(field, lost=field.lost + 1)
            fighting = False
    assert not fighting, "a fight goes on to its end (HW-5.19, HW-9.5)"
    return field


def entered(field: Battlefield, seat: int) -> Battlefield:
    """A Territory taken without dice: empty (HW-5.8), own (HW-5.9) or surrendered (HW-4.32)."""
    if field.owner == seat:
        return replace(field, armies=1)
    return replace(field, owner=seat, armies=1, fort=False, structure=sacked(field.structure))
