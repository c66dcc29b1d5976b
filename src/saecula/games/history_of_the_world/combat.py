"""HW-5.14 to HW-5.20: dice, modifiers, one fight from its first round to its last; and its exact odds.

All dice of a round come from one draw: a number below 6 to the power of the dice, read digit by digit, the attacker's
dice first.
"""

from __future__ import annotations

from typing import Final

from saecula.games.history_of_the_world.cards import (
    CRUSADE_BONUS,
    ELITE_LOSSES,
    ELITE_TROOPS,
    EXPERT_FORESTS,
    EXPERT_MOUNTAINS,
    EXPERT_STRAITS,
    JIHAD,
    JIHAD_DICE_LOSSES,
    JIHAD_LOSSES,
    LEADER,
    NAVAL_POWER,
    SIEGECRAFT,
    SIEGECRAFT_BONUS,
    WEAPONRY,
    WEAPONRY_BONUS,
)
from saecula.games.history_of_the_world.components import (
    ALL_SEAS,
    BIT,
    COAST,
    FOREST_INTO,
    MOUNTAIN_INTO,
    NEAR,
    NONE,
    OCEANS,
    PLAIN_INTO,
    STRAIT_INTO,
    TERRITORY_KEYS,
    members,
)
from saecula.games.history_of_the_world.state import ACTIVE, CRUSADERS, REVOLTING, History

SIDES: Final = 6
POWER: Final[list[int]] = [1, 6, 36, 216, 1296, 7776, 46656]
HIGHEST: Final[list[int]] = [max(n % 6, n // 6 % 6, n // 36) for n in range(216)]  # of up to three dice, from 0 on
TRIPLE: Final = 43  # 1 + 6 + 36: numbers of three equal dice are its multiples
SEA_DICE: Final = 3  # of the defender against an attack from the sea (HW-5.18)
NAVAL_POWER_DICE: Final = 2  # (HW-4.27)

# How a fight ends.
WON: Final = 0  # the attacker holds the Territory
BOTH_FELL: Final = 1  # the attacker is lost, and the Territory is empty
REPELLED: Final = 2  # the attacker is lost, the defender stays but has lost a fort, or armies of a stack
LOST: Final = 3  # the attacker is lost for nothing

# ------------------------------------------------------------------------------------------------------- modifiers


def attack_dice(state: History, who: int) -> int:
    """HW-5.15, HW-4.35: two, or three while Leader, Jihad or the Jewish Revolt grants it."""
    if who == ACTIVE:
        cards = state.in_force
        if cards >> LEADER & 1 or (cards >> JIHAD & 1 and state.lost < JIHAD_DICE_LOSSES):
            return 3
        return 2
    return 3 if who == REVOLTING else 2


def ties_won(state: History, who: int) -> bool:
    """HW-4.21, HW-4.35: whether the attacker wins ties."""
    if who != ACTIVE:
        return False
    cards = state.in_force
    if cards >> JIHAD & 1 and state.lost < JIHAD_LOSSES:
        return True
    return bool(cards >> ELITE_TROOPS & 1) and state.lost < ELITE_LOSSES


def weapons(state: History) -> int:
    """HW-4.11: what Weaponry adds to every attack of the Active Empire."""
    return WEAPONRY_BONUS if state.in_force >> WEAPONRY & 1 else 0


def attack_bonus(state: History, who: int, t: int) -> int:
    """What is added to the attacker's best die (HW-4.11, HW-4.19, HW-4.31, HW-4.35)."""
    if who == ACTIVE:
        bonus = weapons(state)
        if state.in_force >> SIEGECRAFT & 1 and (state.forts | state.cities | state.capitals) >> t & 1:
            bonus += SIEGECRAFT_BONUS
        return bonus
    return CRUSADE_BONUS if who == CRUSADERS else 0


def easy_ground(state: History, who: int, t: int) -> int:
    """The neighbours from which this attacker meets one die only: open borders, and terrain its experts know."""
    easy = PLAIN_INTO[t]
    if who == ACTIVE:
        cards = state.in_force
        if cards >> EXPERT_FORESTS & 1:
            easy |= FOREST_INTO[t]
        if cards >> EXPERT_MOUNTAINS & 1:
            easy |= MOUNTAIN_INTO[t]
        if cards >> EXPERT_STRAITS & 1:
            easy |= STRAIT_INTO[t]
    return easy


def defence_dice(state: History, who: int, t: int) -> int:
    """HW-5.14, HW-5.17, HW-5.18: the defender's dice against the origin that gives the fewest."""
    near = NEAR[t] & state.marching
    if near:
        return 1 if near & easy_ground(state, who, t) else 2
    return NAVAL_POWER_DICE if who == ACTIVE and state.has_card(NAVAL_POWER) else SEA_DICE


def attack_origin(state: History, who: int, t: int) -> int:
    """The Territory an attack or a placement comes from, NONE for the sea (HW-5.14)."""
    near = NEAR[t] & state.marching
    if not near:
        return NONE
    best = near & easy_ground(state, who, t) or near
    return (best & -best).bit_length() - 1


def landing_water(state: History, t: int) -> int:
    """The water from which a Territory without land access is entered, NONE if there is none (HW-5.10).

    Where several are joined it makes no difference; a sea lies nearer than an Ocean, so it is named first.
    """
    for waters in (state.sailing & ALL_SEAS, state.sailing & OCEANS):
        for w in members(waters):
            if COAST[w] >> t & 1:
                return w
    return NONE


# ------------------------------------------------------------------------------------------------------------ fighting


def faces(number: int, dice: int) -> list[int]:
    """The dice that a drawn number shows."""
    shown: list[int] = []
    for _ in range(dice):
        shown.append(number % SIDES + 1)
        number //= SIDES
    return shown


def spend_leader(state: History, seat: int, number: int) -> None:
    """HW-4.10: three equal dice. The roll still counts, then a Leader is spent."""
    if state.in_force >> LEADER & 1:
        state.in_force &= ~(1 << LEADER)
        state.tell("history_of_the_world-leader-spent", {"seat": seat, "number": number}, "HW-4.10")


def fight(state: History, seat: int, who: int, t: int, defence: int) -> int:
    """One attack on a Territory, round after round, until the attacker is lost or the Territory empty.

    HW-5.15, HW-5.16, HW-5.19. Pieces of the defender are removed, cards run out, losses of the Active Empire are
    counted; the caller handles the Territory after a win.
    """
    bit = BIT[t]
    taken = False  # whether the defender has lost something
    while True:
        dice = attack_dice(state, who)
        number = state.roll(POWER[dice + defence])
        attack = number % POWER[dice]
        best = HIGHEST[attack]
        answer = HIGHEST[number // POWER[dice]]
        fort = bool(state.forts & bit)
        siege = fort and who == ACTIVE and state.has_card(SIEGECRAFT)
        margin = best + attack_bonus(state, who, t) - answer - int(fort)
        won = margin > 0 or (margin == 0 and ties_won(state, who))
        if state.log is not None:
            _tell_round(state, seat, who, t, number, dice, defence, margin, won)
        if who == ACTIVE and dice == 3 and attack % TRIPLE == 0:
            spend_leader(state, seat, best + 1)
        if margin < 0:
            _lose(state, who)
            return REPELLED if taken else LOST
        taken = True
        if fort:
            state.forts ^= bit
        if not fort or (siege and won):
            state.remove_army(t)
        if not won:
            _lose(state, who)
            return BOTH_FELL if state.owner[t] == NONE else REPELLED
        if state.owner[t] == NONE:
            return WON


def _lose(state: History, who: int) -> None:
    if who == ACTIVE:
        state.lost += 1
        state.recoverable += 1


def _tell_round(
    state: History, seat: int, who: int, t: int, number: int, dice: int, defence: int, margin: int, won: bool
) -> None:
    shown = faces(number, dice + defence)
    fort = state.forts >> t & 1
    if won:
        result = "fort" if fort and not (who == ACTIVE and state.has_card(SIEGECRAFT)) else "won"
    elif margin == 0:
        result = "repelled" if fort or state.armies_in(t) > 1 else "both"
    else:
        result = "lost"
    args: dict[str, object] = {
        "seat": seat,
        "other": state.owner[t],
        "territory": TERRITORY_KEYS[t],
        "attack": list(shown[:dice]),
        "defence": list(shown[dice:]),
        "bonus": attack_bonus(state, who, t),
        "fort": fort,
        "result": result,
    }
    state.tell("history_of_the_world-fight", args, "HW-5.15")


# ---------------------------------------------------------------------------------------------------------------- odds

LEAST_MARGIN: Final = -5  # best dice differ by five at most


def _rounds() -> dict[int, list[list[int]]]:
    """For attack and defence dice (8 * attack + defence): in how many rolls each margin of the best dice comes out.

    Two rows: rolls in which the attacker's dice are not all equal, and rolls in which they are. Margins from -5 to 5.
    """
    found: dict[int, list[list[int]]] = {}
    for attack in (2, 3):
        for defence in (1, 2, 3):
            rows = [[0] * (2 * SIDES - 1), [0] * (2 * SIDES - 1)]
            for number in range(POWER[attack + defence]):
                shown = faces(number, attack + defence)
                equal = int(max(shown[:attack]) == min(shown[:attack]))
                rows[equal][max(shown[:attack]) - max(shown[attack:]) - LEAST_MARGIN] += 1
            found[8 * attack + defence] = rows
    return found


_margins: dict[int, list[list[int]]] = {}


def chances_of_round(attack: int, defence: int, shift: int, ties: bool) -> list[list[float]]:
    """The chances that the attacker wins, ties or loses one round: without and with equal attack dice.

    `shift` is what the modifiers add to the attacker's best die, a fort's +1 taken off.
    """
    if not _margins:
        _margins.update(_rounds())
    rolls = POWER[attack + defence]
    chances: list[list[float]] = []
    for row in _margins[8 * attack + defence]:
        win = tie = lose = 0
        for i, count in enumerate(row):
            margin = i + LEAST_MARGIN + shift
            if margin > 0 or (margin == 0 and ties):
                win += count
            elif margin == 0:
                tie += count
            else:
                lose += count
        chances.append([win / rolls, tie / rolls, lose / rolls])
    return chances


class Odds:
    """The chances of each outcome of a fight (WON to LOST), and the figures behind them."""

    def __init__(self, dice: int, defence: int, bonus: int, ends: list[float]) -> None:
        self.dice = dice
        self.defence = defence
        self.bonus = bonus
        self.ends = ends

    def armies_needed(self) -> float:
        """Attackers spent on average until one of them holds the Territory, at today's odds; 0 if none ever does."""
        return 0.0 if self.ends[WON] <= 0 else 1 / self.ends[WON]


def odds(state: History, who: int, t: int, defence: int) -> Odds:
    """The exact odds of an attack, second rounds against a fort (HW-5.19) and stacks (HW-9.3) included."""
    dice = attack_dice(state, who)
    bonus = attack_bonus(state, who, t)
    after_triple = dice
    if who == ACTIVE and state.has_card(LEADER) and not (state.has_card(JIHAD) and state.lost < JIHAD_DICE_LOSSES):
        after_triple = 2  # HW-4.10
    fort = bool(state.forts >> t & 1)
    siege = who == ACTIVE and state.has_card(SIEGECRAFT)
    open_bonus = bonus  # once the fort has fallen
    if siege and fort and not (state.cities | state.capitals) >> t & 1:
        open_bonus -= SIEGECRAFT_BONUS
    ends = _ends(
        dice, after_triple, defence, bonus, open_bonus, ties_won(state, who), fort, siege, state.armies_in(t), LOST
    )
    return Odds(dice, defence, bonus, ends)


def _ends(
    dice: int,
    after: int,
    defence: int,
    bonus: int,
    open_bonus: int,
    ties: bool,
    fort: bool,
    siege: bool,
    armies: int,
    defeat: int,
) -> list[float]:
    """The chances of the four ends from here on: `after` dice once a triple has been rolled, `defeat` if it loses."""
    ends = [0.0, 0.0, 0.0, 0.0]
    chances = chances_of_round(dice, defence, bonus - int(fort), ties)
    for equal in (0, 1):
        win, tie, lose = chances[equal]
        then = after if equal and dice == 3 else dice
        ends[defeat] += lose
        last = armies == 1 and not fort
        ends[BOTH_FELL if last else REPELLED] += tie
        left = armies - 1 if not fort or siege else armies
        if win and left == 0:
            ends[WON] += win
        elif win:
            further = _ends(then, after, defence, open_bonus, open_bonus, ties, False, siege, left, REPELLED)
            for i in range(4):
                ends[i] += win * further[i]
    return ends
