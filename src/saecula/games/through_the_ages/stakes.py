"""What is at stake in a conflict or an auction, and what each side can still add, as far as a reader may know."""

from __future__ import annotations

from typing import Any

from saecula.games.through_the_ages import military_tables as mil
from saecula.games.through_the_ages.cards import BONUS_EXTRA, DEFENSE_FACTOR, POWERS, URBAN_MASK
from saecula.games.through_the_ages.components import (
    AGES,
    AGGRESSION0,
    BONUS0,
    BONUS_CARDS,
    LEVEL,
    MILITARY_KIND,
    NAMES,
    NONE,
    SLOTS,
    UNIT0,
    UNITS,
    WAR0,
    cards_in,
    count,
)
from saecula.games.through_the_ages.conflict import attack_total, defence_total, open_borders
from saecula.games.through_the_ages.losses import colonies_of, population
from saecula.games.through_the_ages.military_tables import (
    COLONIZATION_VALUE,
    CULTURE_PER_LOSS,
    DEFENSE,
    PER_ADVANTAGE,
    SPOILS_OF,
)
from saecula.games.through_the_ages.ratings import power, sacrifice_value
from saecula.games.through_the_ages.redraw import hidden_from
from saecula.games.through_the_ages.state import (
    ARMS_OF,
    KNOWN,
    Ages,
)

# --------------------------------------------------------------------------------------------------------------- spoils


def spoils(state: Ages, kind: int, victor: int, loser: int, advantage: int) -> list[dict[str, Any]]:
    """What an aggression or a war would take from the loser and give the victor, no more than is there (TA-10.25)."""
    found: list[dict[str, Any]] = []
    for what, amount in SPOILS_OF[kind - AGGRESSION0]:
        found += _spoil(state, kind, loser, what, amount, advantage)
    return [{"victor": victor, "loser": loser, **spoil} for spoil in found]


def _spoil(state: Ages, kind: int, t: int, what: int, amount: int, advantage: int) -> list[dict[str, Any]]:
    civ = state.civ[t]
    per = PER_ADVANTAGE[kind - AGGRESSION0]
    if what == mil.S_POPULATION:
        return [_part("population", loses=min(amount, population(state, t)))]
    if what == mil.S_RESOURCES:
        return [_part("resources", gains=amount)]
    if what == mil.S_MIX or what == mil.S_WAR_MIX:
        most = amount if what == mil.S_MIX else amount * advantage
        return [_part("goods", *[min(most, civ.food + civ.resources)] * 2)]
    if what == mil.S_RAID:
        largest = max([civ.workers[k] for k in range(SLOTS) if URBAN_MASK >> k & 1])
        return [_part("buildings", loses=min(amount, largest))]
    if what == mil.S_COLONY:
        return [_part("colonies", *[min(amount, len(colonies_of(state, t)))] * 2)]
    if what == mil.S_LEADER or what == mil.S_WONDER:
        lost = civ.leader if what == mil.S_LEADER else civ.wonder
        name = "" if lost == NONE else NAMES[lost]
        parts = [{**_part("leader" if what == mil.S_LEADER else "wonder", loses=int(lost != NONE)), "card": name}]
        return [*parts, _part("culture", gains=amount * LEVEL[lost])]
    if what == mil.S_SCIENCE:
        return [_part("science", *[min(amount, civ.science)] * 2)]
    if what == mil.S_CULTURE or what == mil.S_WAR_CULTURE:
        most = amount if what == mil.S_CULTURE else amount * advantage
        return [_part("culture", *[min(most, civ.culture)] * 2)]
    if what == mil.S_WAR_YELLOW:
        return [_part("yellow_tokens", *[min(amount + advantage // per, civ.yellow_bank)] * 2)]
    if what == mil.S_WAR_POPULATION:
        losses = min(advantage // per, population(state, t))
        return [
            _part("population", loses=losses),
            _part("culture", gains=losses * CULTURE_PER_LOSS[kind - AGGRESSION0]),
        ]
    return [_part("technologies_or_science", advantage, advantage)]


def _part(what: str, loses: int = 0, gains: int = 0) -> dict[str, Any]:
    return {"what": what, "loses": loses, "gains": gains}


# --------------------------------------------------------------------------------------------------------- bonus cards


def bonus_range(state: Ages, reader: int | None, s: int, values: list[int], extra: int, factor: int) -> list[int]:
    """The least and the most that the bonus cards in a hand can be worth, by what the reader knows."""
    least = most = 0
    for age in range(AGES):
        seen = 0 if reader is None else state.cards[KNOWN + 4 * reader + age]
        hand = state.cards[ARMS_OF + 4 * s + age]
        for card in cards_in(hand & seen & BONUS_CARDS[age], age):
            least += factor * values[MILITARY_KIND[card] - BONUS0] + extra
        pool = cards_in(hidden_from(state, reader, age) & BONUS_CARDS[age], age)
        worth = [factor * values[MILITARY_KIND[card] - BONUS0] + extra for card in pool]
        worth.sort(reverse=True)
        most += sum(worth[: count(hand & ~seen)])
    return [least, least + most]


def force(state: Ages, reader: int | None, s: int) -> dict[str, Any]:
    """What a player could put up for a territory: all units, permanent bonuses, bonus cards (TA-10.12)."""
    if not state.playing(s):
        return {}
    cards = bonus_range(state, reader, s, COLONIZATION_VALUE, power(state, s, BONUS_EXTRA), 1)
    if s != reader:
        cards[0] = max(cards[0], min(cards[1], state.civ[s].proof))
    return {
        "units": sacrifice_value(state, s, state.civ[s].workers, UNIT0),
        "permanent": state.civ[s].colonization,
        "cards": cards,
    }


# ------------------------------------------------------------------------------------------------------------ conflict


def battle(state: Ages, reader: int | None) -> dict[str, Any]:
    """The attack on the table: both totals, who would win as things stand and what, what each side can still add."""
    s, t = state.attacker, state.defender
    kind = MILITARY_KIND[state.attack]
    attack, defence = attack_total(state), defence_total(state)
    is_war = kind >= WAR0
    victor = s if attack > defence else t if is_war and defence > attack else -1
    loser = s if victor == t else t
    factor = max(1, POWERS[state.civ[t].leader][DEFENSE_FACTOR])
    cards = [0, 0] if is_war else bonus_range(state, reader, t, DEFENSE, 0, factor)
    return {
        "card": NAMES[kind],
        "kind": "war" if is_war else "aggression",
        "attacker": s,
        "defender": t,
        "attack": attack,
        "defence": defence,
        "open_borders": open_borders(state, s, t),
        "missing": max(0, attack - defence),
        "victor": victor,
        "stakes": spoils(state, kind, s if victor < 0 else victor, loser, max(1, abs(attack - defence))),
        "sacrificed": [units(state, 0), units(state, UNITS)],
        "cards": state.spent_defence,
        "can_add": {
            "attack_units": _spare_units(state, s, 0),
            "defence_units": _spare_units(state, t, UNITS),
            "defence_cards": cards,
        },
    }


def units(state: Ages, base: int) -> dict[str, int]:
    """The units named for sacrifice, by kind."""
    return {NAMES[UNIT0 + i]: state.sacrificed[base + i] for i in range(UNITS) if state.sacrificed[base + i]}


def _spare_units(state: Ages, s: int, base: int) -> int:
    """What sacrificing all other units would add to a total (TA-11.8); nothing in the last round (TA-13.7)."""
    if state.final:
        return 0
    everything = sacrifice_value(state, s, state.civ[s].workers, UNIT0)
    return everything - sacrifice_value(state, s, state.sacrificed, base)


def war(state: Ages, s: int) -> dict[str, Any]:
    """The war that a player has declared, and how it would end by bare strength (TA-10.50)."""
    kind = MILITARY_KIND[state.civ[s].war]
    t = state.civ[s].enemy
    lead = state.civ[s].strength + open_borders(state, s, t) - state.civ[t].strength
    victor, loser = (t, s) if lead < 0 else (s, t)
    stakes = spoils(state, kind, victor, loser, abs(lead)) if lead and not state.civ[s].gone else []
    return {"card": NAMES[kind], "on": t, "lead": lead, "stakes": stakes}
