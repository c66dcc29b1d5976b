"""TA-10.20 to 10.26 and TA-10.50 to 10.55: aggressions and wars, and what the victor takes."""

from __future__ import annotations

from saecula.games.through_the_ages import cards as c
from saecula.games.through_the_ages.cards import (
    ATTACK_COST,
    ATTACK_FACTOR,
    ATTACKED_CULTURE,
    BY_LEADER,
    BY_WONDER,
    CULTURE_PER_LOSS,
    DEFENSE,
    DEFENSE_FACTOR,
    NEEDS_BUILDING,
    NEEDS_COLONY,
    NEEDS_LEADER,
    NEEDS_WONDER,
    NO_ATTACKS,
    PACT_ATTACKER,
    PACT_ENDS,
    PACT_NO_WAR,
    PACT_PEACE,
    PER_ADVANTAGE,
    POWERS,
    ROUND_UP,
    URBAN_MASK,
)
from saecula.games.through_the_ages.cards import SPOILS as SPOILS_OF
from saecula.games.through_the_ages.colonies import (
    bonus_moves,
    can_sacrifice,
    gain_colony,
    has_units,
    send_away,
    spend_bonus,
)
from saecula.games.through_the_ages.components import (
    AGGRESSION0,
    BONUS0,
    CIVIL_CARDS,
    COST,
    KEYS,
    LEVEL,
    MILITARY_KIND,
    NONE,
    PACT0,
    SCIENCE_COST,
    SLOTS,
    SPECIAL0,
    TECHS,
    TERRITORY0,
    TYPE,
    UNIT0,
    UNITS,
    WAR0,
)
from saecula.games.through_the_ages.events import (
    colonies_of,
    colony_card,
    give_up_colony,
    kinds_to_yield,
    lose_population,
    population,
    raze,
    standing,
    told,
)
from saecula.games.through_the_ages.hands import card_in_hand, out_of_hand, to_pile
from saecula.games.through_the_ages.payment import gain, lose, score_culture, score_science, yellow_tokens
from saecula.games.through_the_ages.prices import spend_military
from saecula.games.through_the_ages.ratings import pacts_of, sacrifice_value, side_of
from saecula.games.through_the_ages.row import drop_leader, drop_wonder, end_pact
from saecula.games.through_the_ages.state import (
    AFTERMATH,
    AMOUNT,
    ANNEX,
    ARMS,
    ASSAULT,
    CIV,
    CULTURE,
    DEFENCE,
    DONE,
    ENEMY,
    FOOD_STORED,
    LEADER,
    MA,
    MA_SPENT,
    MARKER,
    NO_CARD,
    ONE_ATTACKER,
    PACT,
    PARTNER,
    PLAY_OF,
    PLUNDER,
    RAID,
    RAID_COUNT,
    RAZE,
    RES_STORED,
    SACRIFICE,
    SCIENCE,
    SPEND,
    SPOILS,
    STEAL,
    STRENGTH,
    TECH_LOOT,
    TECHS_IN_PLAY,
    WAR,
    WARFARE,
    WONDER,
    YIELD,
    Ages,
    AgesPhase,
)
from saecula.games.through_the_ages.technologies import family_in_play, gain_special, lose_special
from saecula.kernel.message import Message

# -------------------------------------------------------------------------------------------------- whom one may attack


def pacts_between(state: Ages, s: int, t: int) -> list[int]:
    """The pacts between two players, each as its owner's seat."""
    return [owner for owner in pacts_of(state, s) if owner == t or state.civ[owner * CIV + PARTNER] == t]


def attack_cost(state: Ages, kind: int, t: int) -> int:
    """Military actions for an attack on a rival (TA-10.20, TA-15.17)."""
    cost = ATTACK_COST[kind - AGGRESSION0]
    if cost == BY_LEADER:
        cost = LEVEL[state.civ[t * CIV + LEADER]]
    elif cost == BY_WONDER:
        cost = LEVEL[state.civ[t * CIV + WONDER]]
    return cost * max(1, POWERS[state.civ[t * CIV + LEADER]][ATTACK_FACTOR])


def forbids_attack(state: Ages, s: int, kind: int, t: int) -> str:
    """The rule that keeps a player from attacking a rival with a card, military actions aside; "" if there is none."""
    if t == s or t >= state.seats or not state.playing(t):
        return "TA-10.20"
    if POWERS[state.civ[s * CIV + LEADER]][NO_ATTACKS]:
        return "TA-15.17"
    i = kind - AGGRESSION0
    if state.seats > 2:
        for owner in pacts_between(state, s, t):
            if PACT_PEACE[MILITARY_KIND[state.civ[owner * CIV + PACT]] - PACT0][0]:
                return "TA-10.36"
        if kind >= WAR0:
            for owner in pacts_of(state, t):
                pact = MILITARY_KIND[state.civ[owner * CIV + PACT]] - PACT0
                if PACT_NO_WAR[pact][side_of(state, owner, t)]:
                    return "TA-10.36"
    if state.agreed[ONE_ATTACKER] and state.civ[t * CIV + MARKER] not in (-1, s):
        return "TA-14.2"
    if NEEDS_LEADER[i] and state.civ[t * CIV + LEADER] == NONE:
        return "TA-10.20"
    if NEEDS_WONDER[i] and state.civ[t * CIV + WONDER] == NONE:
        return "TA-10.20"
    if NEEDS_COLONY[i] and not colonies_of(state, t):
        return "TA-10.20"
    if NEEDS_BUILDING[i] and not standing(state, t, URBAN_MASK):
        return "TA-10.20"
    return ""


def targets(state: Ages, s: int, kind: int) -> list[int]:
    """The rivals a player may attack with a card."""
    left = state.civ[s * CIV + MA] - state.civ[s * CIV + MA_SPENT]
    return [
        t for t in range(state.seats) if not forbids_attack(state, s, kind, t) and attack_cost(state, kind, t) <= left
    ]


# ------------------------------------------------------------------------------------------------------------- announce


def announce(state: Ages, s: int, kind: int, t: int) -> None:
    """Play an aggression or declare a war (TA-10.20, TA-10.50)."""
    spend_military(state, s, attack_cost(state, kind, t))
    card = card_in_hand(state, s, kind)
    out_of_hand(state, s, card)
    state.reveals += 1
    if state.log is not None:
        state.tell("through_the_ages-attacks", {"seat": s, "other": t, "card": KEYS[kind]}, "TA-10.20")
    if state.agreed[ONE_ATTACKER]:
        state.civ[t * CIV + MARKER] = s
    for owner in pacts_between(state, s, t):  # TA-10.34
        if PACT_ENDS[MILITARY_KIND[state.civ[owner * CIV + PACT]] - PACT0][0]:
            end_pact(state, owner, "TA-10.34")
    points = POWERS[state.civ[t * CIV + LEADER]][ATTACKED_CULTURE]
    if points:
        told(state, "culture", t, score_culture(state, t, points))
    if kind >= WAR0:
        state.civ[s * CIV + WAR] = card
        state.civ[s * CIV + ENEMY] = t
        return
    state.attack = card
    state.attacker = s
    state.defender = t
    state.push(ASSAULT, s)


def open_borders(state: Ages) -> int:
    """What a pact adds to the attacker's total against its partner (TA-10.34)."""
    more = 0
    for owner in pacts_between(state, state.attacker, state.defender):
        pact = MILITARY_KIND[state.civ[owner * CIV + PACT]] - PACT0
        more += PACT_ATTACKER[pact][side_of(state, owner, state.attacker)]
    return more


def attack_total(state: Ages) -> int:
    """The attacker's total (TA-10.21, 10.23)."""
    strength = state.civ[state.attacker * CIV + STRENGTH]
    return strength + sacrifice_value(state, state.attacker, state.sacrificed, 0) + open_borders(state)


def defence_total(state: Ages) -> int:
    """The defender's total (TA-10.22, 10.23)."""
    strength = state.civ[state.defender * CIV + STRENGTH]
    return strength + sacrifice_value(state, state.defender, state.sacrificed, UNITS) + state.spent_defence


class Sacrificing(AgesPhase):
    """What attack and defence share: units to sacrifice, one at a time (TA-11.8, TA-11.9)."""

    def name_unit(self, state: Ages, seat: int, move: int, base: int) -> None:
        """A unit is named for sacrifice; it still counts in the rating."""
        state.sacrificed[base + SACRIFICE.arg(move)] += 1
        if state.log is not None:
            state.tell(
                "through_the_ages-sacrificed", {"seat": seat, "card": KEYS[UNIT0 + SACRIFICE.arg(move)]}, "TA-10.21"
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
        if units or state.civ[state.defender * CIV + ARMS]:
            return False
        settle_aggression(state)
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
            factor = max(1, POWERS[state.civ[seat * CIV + LEADER]][DEFENSE_FACTOR])  # TA-15.17
            state.spent_defence += factor * DEFENSE[kind - BONUS0]
            spend_bonus(state, seat, kind, self.rule)
        else:
            settle_aggression(state)


def settle_aggression(state: Ages) -> None:
    """Success only if the attack is higher (TA-10.24)."""
    attack, defence = attack_total(state), defence_total(state)
    args: dict[str, object] = {"seat": state.attacker, "other": state.defender, "attack": attack, "defence": defence}
    state.goto(AFTERMATH, state.attacker)
    if attack > defence:
        state.tell("through_the_ages-attack-succeeds", args, "TA-10.24")
        state.advantage = attack - defence
        state.push(SPOILS, state.attacker, 0, state.defender)
    else:
        state.tell("through_the_ages-attack-fails", args, "TA-10.24")


# ----------------------------------------------------------------------------------------------------------------- wars


def begin_war(state: Ages, s: int) -> None:
    """The war that a player declared in the last turn is resolved (TA-10.51)."""
    at = s * CIV
    state.attack = state.civ[at + WAR]
    state.attacker = s
    state.defender = state.civ[at + ENEMY]
    state.civ[at + WAR] = NO_CARD
    state.civ[at + ENEMY] = -1
    state.push(WARFARE, s, 0)


class Warfare(Sacrificing):
    """Declarer, then rival, may sacrifice units; no defense cards (TA-10.51).

    Frame: 2 whether it is the rival's choice.
    """

    key = "through_the_ages-prompt-war"
    rule = "TA-10.51"

    def step(self, state: Ages) -> bool:
        """Nothing to decide without units, or in the last round."""
        if has_units(state, state.frame(1)) and not state.final:
            return False
        self.go_on(state)
        return True

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Another unit; or enough."""
        return [*can_sacrifice(state, seat, UNITS if state.frame(2) else 0), DONE.base]

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


# --------------------------------------------------------------------------------------------------------------- spoils


class Spoils(AgesPhase):
    """Nobody is asked here: what the card gives the victor, one thing after the other (TA-10.25, TA-10.52).

    Frame: 1 the victor, 2 which of the card's effects, 3 the loser.
    """

    rule = "TA-10.25"

    def step(self, state: Ages) -> bool:
        """The next effect."""
        kind = MILITARY_KIND[state.attack]
        spoils = SPOILS_OF[kind - AGGRESSION0]
        i = state.frame(2)
        if i == len(spoils):
            state.pop()
            return True
        state.set_frame(2, i + 1)
        what, amount = spoils[i]
        take_spoils(state, kind, state.frame(1), state.frame(3), what, amount)
        return True


def take_spoils(state: Ages, kind: int, s: int, t: int, what: int, amount: int) -> None:
    """One effect of an aggression or war for victor s and loser t."""
    civ = state.civ
    i = kind - AGGRESSION0
    advantage = state.advantage
    if what == c.S_POPULATION:
        lose_population(state, t, amount)
    elif what == c.S_RESOURCES:
        told(state, "resources", s, gain(state, s, amount, False))
    elif what == c.S_MIX or what == c.S_WAR_MIX:
        total = amount if what == c.S_MIX else amount * advantage
        food, res = civ[t * CIV + FOOD_STORED], civ[t * CIV + RES_STORED]
        total = min(total, food + res)
        if total == food + res or not food or not res:
            plunder(state, s, t, min(food, total), min(res, total))
        else:
            state.push(PLUNDER, s, total, t)
    elif what == c.S_RAID:
        state.push(RAID, s, amount, t)
    elif what == c.S_COLONY:
        state.push(ANNEX, s, t)
    elif what == c.S_LEADER:
        level = LEVEL[civ[t * CIV + LEADER]]
        drop_leader(state, t, "TA-10.20")
        told(state, "culture", s, score_culture(state, s, amount * level))
    elif what == c.S_WONDER:
        level = LEVEL[civ[t * CIV + WONDER]]
        drop_wonder(state, t, "TA-10.20")
        told(state, "culture", s, score_culture(state, s, amount * level))
    elif what == c.S_SCIENCE:
        loot_science(state, s, t, amount)
    elif what == c.S_CULTURE or what == c.S_WAR_CULTURE:
        wanted = amount if what == c.S_CULTURE else amount * advantage
        lost = min(wanted, civ[t * CIV + CULTURE])
        told(state, "culture", t, score_culture(state, t, -lost))
        told(state, "culture", s, score_culture(state, s, lost))
    elif what == c.S_WAR_YELLOW:
        tokens = -yellow_tokens(state, t, -(amount + advantage // PER_ADVANTAGE[i]))
        yellow_tokens(state, s, tokens)
        if tokens:
            state.tell("through_the_ages-ceded-tokens", {"seat": t, "other": s, "tokens": tokens}, "TA-10.54")
    elif what == c.S_WAR_POPULATION:
        losses = min(advantage // PER_ADVANTAGE[i], population(state, t))
        told(state, "culture", s, score_culture(state, s, losses * CULTURE_PER_LOSS[i]))
        lose_population(state, t, losses)
    elif what == c.S_WAR_SCIENCE:
        state.push(TECH_LOOT, s, advantage, t)


def loot_science(state: Ages, s: int, t: int, points: int) -> None:
    """The victor takes science points, no more than there are."""
    lost = min(points, state.civ[t * CIV + SCIENCE])
    told(state, "science", t, score_science(state, t, -lost))
    told(state, "science", s, score_science(state, s, lost))


def plunder(state: Ages, s: int, t: int, food: int, res: int) -> None:
    """The loser loses food and resources; the victor produces as much with tokens of its own (TA-10.25)."""
    for amount, is_food in ((food, True), (res, False)):
        if amount:
            lost = lose(state, t, amount, is_food)
            told(state, "food" if is_food else "resources", t, -lost)
            told(state, "food" if is_food else "resources", s, gain(state, s, lost, is_food))


class Plunder(AgesPhase):
    """The victor chooses how much of the booty is food (TA-10.25).

    Frame: 2 the total, 3 the loser.
    """

    key = "through_the_ages-prompt-plunder"
    rule = "TA-10.25"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any mix the loser has."""
        total, t = state.frame(2), state.frame(3)
        low = max(0, total - state.civ[t * CIV + RES_STORED])
        high = min(total, state.civ[t * CIV + FOOD_STORED])
        return [AMOUNT.base + n for n in range(low, high + 1)]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """Take it."""
        total, t = state.frame(2), state.frame(3)
        state.pop()
        plunder(state, seat, t, AMOUNT.arg(move), total - AMOUNT.arg(move))

    def prompt(self, state: Ages, seat: int) -> Message:
        """How much, from whom."""
        return Message(self.key, {"seat": seat, "amount": state.frame(2), "other": state.frame(3)}, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Within what the loser has."""
        return Message("through_the_ages-no-mix", {"amount": state.frame(2)}, self.rule)


class Raid(AgesPhase):
    """The victor chooses which urban buildings are destroyed (TA-10.25, TA-15.23).

    Frame: 2 how many at most, 3 the loser.
    """

    key = "through_the_ages-prompt-raid"
    rule = "TA-15.23"

    def step(self, state: Ages) -> bool:
        """Nothing to choose if nothing stands any more."""
        if standing(state, state.frame(3), URBAN_MASK):
            return False
        state.pop()
        return True

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any urban building of the loser."""
        return [RAZE.base + k for k in standing(state, state.frame(3), URBAN_MASK)]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """One type and level; how many, if more than one can be destroyed."""
        t = state.frame(3)
        slot = RAZE.arg(move)
        most = min(state.frame(2), state.workers[t * SLOTS + slot])
        if most > 1:
            state.goto(RAID_COUNT, seat, most, t, slot)
        else:
            state.pop()
            raid(state, seat, t, slot, 1)

    def prompt(self, state: Ages, seat: int) -> Message:
        """Whose."""
        return Message(self.key, {"seat": seat, "other": state.frame(3), "buildings": state.frame(2)}, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Only urban buildings that stand."""
        return Message("through_the_ages-no-terror", {"other": state.frame(3)}, self.rule)


def raid(state: Ages, s: int, t: int, slot: int, buildings: int) -> None:
    """Destroy buildings; the victor produces half their printed cost (TA-15.23)."""
    up = ROUND_UP[MILITARY_KIND[state.attack] - AGGRESSION0]
    raze(state, t, slot, buildings, "TA-15.23")
    told(state, "resources", s, gain(state, s, (buildings * COST[slot] + up) // 2, False))


class RaidCount(AgesPhase):
    """How many buildings of the chosen kind (TA-15.23).

    Frame: 2 how many at most, 3 the loser, 4 the card.
    """

    key = "through_the_ages-prompt-raid-count"
    rule = "TA-15.23"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """At least one."""
        return [AMOUNT.base + n for n in range(1, state.frame(2) + 1)]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """They are gone."""
        t, slot = state.frame(3), state.frame(4)
        state.pop()
        raid(state, seat, t, slot, AMOUNT.arg(move))

    def prompt(self, state: Ages, seat: int) -> Message:
        """Of which card."""
        return Message(self.key, {"seat": seat, "card": KEYS[state.frame(4)], "buildings": state.frame(2)}, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Within the card's number and what stands."""
        return Message("through_the_ages-no-raid-count", {"buildings": state.frame(2)}, self.rule)


class Annex(AgesPhase):
    """The victor takes a colony (Annex; TA-10.14).

    Frame: 2 the loser.
    """

    key = "through_the_ages-prompt-annex"
    rule = "TA-10.14"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any colony of the loser."""
        return kinds_to_yield(state, state.frame(2))

    def play(self, state: Ages, seat: int, move: int) -> None:
        """The permanent bonus changes sides; nothing is gained once more."""
        t = state.frame(2)
        state.pop()
        card = colony_card(state, t, TERRITORY0 + YIELD.arg(move))
        give_up_colony(state, t, card)
        gain_colony(state, seat, card, False)

    def prompt(self, state: Ages, seat: int) -> Message:
        """Whose."""
        return Message(self.key, {"seat": seat, "other": state.frame(2)}, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Only a colony of the loser."""
        return Message("through_the_ages-no-annex", {"other": state.frame(2)}, self.rule)


def stealable(state: Ages, s: int, t: int, budget: int) -> list[int]:
    """The loser's special technologies that the victor could play and that the advantage is worth (TA-10.53)."""
    found: list[int] = []
    for k in range(SPECIAL0, TECHS):
        if state.civ[t * CIV + TECHS_IN_PLAY] >> k & 1 and SCIENCE_COST[k] <= budget:
            old = family_in_play(state, s, TYPE[k])
            if old == NONE or LEVEL[old] < LEVEL[k]:
                found.append(k)
    return found


class TechLoot(AgesPhase):
    """War over Technology: special technologies at their science cost, science points for the rest (TA-10.53).

    Frame: 2 what is left of the advantage, 3 the loser.
    """

    key = "through_the_ages-prompt-steal"
    rule = "TA-10.53"

    def step(self, state: Ages) -> bool:
        """Nothing to choose without such a technology."""
        s, left, t = state.frame(1), state.frame(2), state.frame(3)
        if stealable(state, s, t, left):
            return False
        state.pop()
        loot_science(state, s, t, left)
        return True

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any of them; or science for all that is left."""
        found = stealable(state, seat, state.frame(3), state.frame(2))
        return [STEAL.base + k - SPECIAL0 for k in found] + [DONE.base]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """The technology changes sides with everything it gives."""
        left, t = state.frame(2), state.frame(3)
        if move in DONE:
            state.pop()
            loot_science(state, seat, t, left)
            return
        kind = SPECIAL0 + STEAL.arg(move)
        state.set_frame(2, left - SCIENCE_COST[kind])
        place = PLAY_OF + 4 * t + LEVEL[kind]
        card = state.cards[place] & CIVIL_CARDS[kind]
        state.cards[place] ^= card
        lose_special(state, t, kind)
        state.cards[PLAY_OF + 4 * seat + LEVEL[kind]] |= card
        gain_special(state, seat, kind)
        if state.log is not None:
            state.tell("through_the_ages-stole", {"seat": seat, "other": t, "card": KEYS[kind]}, self.rule)

    def prompt(self, state: Ages, seat: int) -> Message:
        """What is left."""
        return Message(self.key, {"seat": seat, "other": state.frame(3), "left": state.frame(2)}, self.rule)

    def why_not(self, state: Ages, seat: int, move: int) -> Message:
        """Only what the victor could play and the advantage is worth."""
        return Message("through_the_ages-no-steal", {"left": state.frame(2)}, self.rule)
