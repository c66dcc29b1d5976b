"""TA-10.21 to 10.26 and TA-10.51: strength against strength in aggressions and wars, with sacrifices."""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages.attacks import pacts_between
from saecula.games.through_the_ages.cards import DEFENSE_FACTOR, POWERS
from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.colonies import bonus_moves, can_sacrifice, has_units, send_away, spend_bonus
from saecula.games.through_the_ages.components import BONUS0, KEYS, MILITARY_KIND, PACT0, UNIT0, UNITS
from saecula.games.through_the_ages.hands import to_pile
from saecula.games.through_the_ages.military_tables import DEFENSE, PACT_ATTACKER
from saecula.games.through_the_ages.phases import AFTERMATH, DEFENCE, SPOILS, WARFARE
from saecula.games.through_the_ages.ratings import sacrifice_value, side_of
from saecula.games.through_the_ages.state import Ages, AgesPhase
from saecula.games.through_the_ages.verbs import DONE, SACRIFICE, SPEND
from saecula.kernel.message import Message

IN_VAIN: Final = 6  # how much a unit that was sacrificed in vain counts for bots, beside an aggression that failed

# -------------------------------------------------------------------------------------------------------------- totals


def open_borders(state: Ages, s: int, t: int) -> int:
    """What a pact adds to an attacker's total against its partner (TA-10.34)."""
    more = 0
    for owner in pacts_between(state, s, t):
        pact = MILITARY_KIND[state.civ[owner].pact] - PACT0
        more += PACT_ATTACKER[pact][side_of(state, owner, s)]
    return more


def attack_total(state: Ages) -> int:
    """The attacker's total (TA-10.21, 10.23)."""
    strength = state.civ[state.attacker].strength
    sacrificed = sacrifice_value(state, state.attacker, state.sacrificed, 0)
    return strength + sacrificed + open_borders(state, state.attacker, state.defender)


def defence_total(state: Ages) -> int:
    """The defender's total (TA-10.22, 10.23)."""
    strength = state.civ[state.defender].strength
    return strength + sacrifice_value(state, state.defender, state.sacrificed, UNITS) + state.spent_defence


class Sacrificing(AgesPhase):
    """What attack and defence share: units to sacrifice, one at a time (TA-11.8, TA-11.9)."""

    def name_unit(self, state: Ages, seat: int, move: int, base: int) -> None:
        """A unit is named for sacrifice; it still counts in the rating."""
        state.sacrificed[base + SACRIFICE.arg(move)] += 1
        if state.log is not None:
            state.tell(
                "through_the_ages-sacrificed", {"seat": seat, "card": KEYS[UNIT0 + SACRIFICE.arg(move)]}, self.rule
            )

    def prompt(self, state: Ages, seat: int) -> Message:
        """Both totals as they are."""
        args: dict[str, object] = {
            "seat": seat,
            "other": state.defender if seat == state.attacker else state.attacker,
            "card": KEYS[MILITARY_KIND[state.attack]],
            "attack": attack_total(state),
            "defence": defence_total(state),
        }
        return Message(self.key, args, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """No such unit or card, or the last round."""
        if move in SACRIFICE:
            if state.final:
                return Message("through_the_ages-no-sacrifice-last", {}, "TA-13.7")
            return Message("through_the_ages-no-unit", {"card": KEYS[UNIT0 + SACRIFICE.arg(move)]}, "TA-11.9")
        if move in SPEND:
            if state.frame(0) != DEFENCE:
                return Message("through_the_ages-no-bonus-here", {}, self.rule)
            return Message("through_the_ages-no-card", {"card": KEYS[BONUS0 + SPEND.arg(move)]}, "TA-10.22")
        return Message("through_the_ages-no-fighting", {}, self.rule)


# --------------------------------------------------------------------------------------------------------- aggressions


class Assault(Sacrificing):
    """The attacker decides on sacrifices first, openly (TA-10.21)."""

    key = "through_the_ages-prompt-assault"
    rule = "TA-10.21"

    def step(self, state: Ages) -> bool:
        """Nothing to decide without units, or in the last round (TA-13.7)."""
        if has_units(state, state.attacker) and not state.final:
            return False
        state.goto(DEFENCE, state.defender)
        return True

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Another unit; or enough."""
        return [*can_sacrifice(state, seat, 0), DONE.base]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Name it; or it is the defender's turn."""
        if move in SACRIFICE:
            self.name_unit(state, seat, move, 0)
        else:
            state.goto(DEFENCE, state.defender)


class Defence(Sacrificing):
    """The defender adds units and defense cards, knowing the attack (TA-10.22)."""

    key = "through_the_ages-prompt-defence"
    rule = "TA-10.22"

    def step(self, state: Ages) -> bool:
        """Nothing to decide without units to sacrifice and without cards in hand, which everybody can see."""
        units = has_units(state, state.defender) and not state.final
        if units or state.civ[state.defender].arms:
            return False
        resolve_aggression(state)
        return True

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Another unit or defense card; or enough."""
        units = [] if state.final else can_sacrifice(state, seat, UNITS)
        return [*units, *bonus_moves(state, seat), DONE.base]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Add it; or compare."""
        if move in SACRIFICE:
            self.name_unit(state, seat, move, UNITS)
        elif move in SPEND:
            kind = BONUS0 + SPEND.arg(move)
            factor = max(1, POWERS[state.civ[seat].leader][DEFENSE_FACTOR])  # TA-15.17
            state.spent_defence += factor * DEFENSE[kind - BONUS0]
            spend_bonus(state, seat, kind, self.rule)
        else:
            resolve_aggression(state)


def resolve_aggression(state: Ages) -> None:
    """Success only if the attack is higher (TA-10.24)."""
    attack, defence = attack_total(state), defence_total(state)
    args: dict[str, object] = {"seat": state.attacker, "other": state.defender, "attack": attack, "defence": defence}
    state.goto(AFTERMATH, state.attacker)
    if attack > defence:
        state.tell("through_the_ages-attack-succeeds", args, "TA-10.24")
        state.advantage = attack - defence
        state.push(SPOILS, state.attacker, 0, state.defender)
    else:
        state.repelled += (1 + IN_VAIN * sum(state.sacrificed[:UNITS])) << 8 * state.attacker
        state.tell("through_the_ages-attack-fails", args, "TA-10.24")


# ---------------------------------------------------------------------------------------------------------------- wars


def begin_war(state: Ages, s: int) -> None:
    """The war that a player declared in the last turn is resolved (TA-10.51)."""
    civ = state.civ[s]
    state.attack = civ.war
    state.attacker = s
    state.defender = civ.enemy
    civ.war = NO_CARD
    civ.enemy = -1
    state.push(WARFARE, s, 0)


class Warfare(Sacrificing):
    """Declarer, then rival, may sacrifice units; no defense cards (TA-10.51).

    Frame: 2 whether it is the rival's choice.
    """

    key = "through_the_ages-prompt-war"
    rule = "TA-10.51"

    def step(self, state: Ages) -> bool:
        """The declarer is always asked, and may resign instead (TA-10.60); the rival has a choice only with units."""
        if not state.frame(2) or (has_units(state, state.frame(1)) and not state.final):
            return False
        self.go_on(state)
        return True

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Another unit, except in the last round (TA-13.7); or enough."""
        units = [] if state.final else can_sacrifice(state, seat, UNITS if state.frame(2) else 0)
        return [*units, DONE.base]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Name it; or go on."""
        if move in SACRIFICE:
            self.name_unit(state, seat, move, UNITS if state.frame(2) else 0)
        else:
            self.go_on(state)

    def go_on(self, state: Ages) -> None:
        """The rival's choice, or the outcome: the higher total wins, a tie has no effect."""
        if not state.frame(2):
            state.goto(WARFARE, state.defender, 1)
            return
        attack, defence = attack_total(state), defence_total(state)
        state.goto(AFTERMATH, state.attacker)
        args: dict[str, object] = {
            "seat": state.attacker,
            "other": state.defender,
            "attack": attack,
            "defence": defence,
        }
        state.advantage = abs(attack - defence)
        if attack > defence:
            state.tell("through_the_ages-war-won", args, "TA-10.51")
            state.push(SPOILS, state.attacker, 0, state.defender)
        elif defence > attack:
            state.tell("through_the_ages-war-lost", args, "TA-10.51")
            state.push(SPOILS, state.defender, 0, state.attacker)
        else:
            state.tell("through_the_ages-war-tied", args, "TA-10.51")


class Aftermath(AgesPhase):
    """Nobody is asked: sacrificed units go to the yellow banks, the card is discarded (TA-10.26)."""

    rule = "TA-10.26"

    def step(self, state: Ages) -> bool:
        """Clear the table."""
        send_away(state, state.attacker, 0)
        send_away(state, state.defender, UNITS)
        to_pile(state, state.attack)
        state.attack = NO_CARD
        state.attacker = -1
        state.defender = -1
        state.advantage = 0
        state.spent_defence = 0
        state.pop()
        return True
