"""TA-10.25 and TA-10.52 to 10.54: what the victor of an aggression or a war takes."""

from __future__ import annotations

from saecula.games.through_the_ages import military_tables as mil
from saecula.games.through_the_ages.cards import URBAN_MASK
from saecula.games.through_the_ages.civilization import BY_CONFLICTS
from saecula.games.through_the_ages.colonies import gain_colony
from saecula.games.through_the_ages.components import (
    AGGRESSION0,
    CIVIL_CARDS,
    COST,
    KEYS,
    LEVEL,
    MILITARY_KIND,
    NONE,
    SCIENCE_COST,
    SPECIAL0,
    TECHS,
    TERRITORY0,
    TYPE,
)
from saecula.games.through_the_ages.losses import (
    colony_card,
    give_up_colony,
    kinds_to_yield,
    lose_population,
    population,
    raze,
    with_workers,
)
from saecula.games.through_the_ages.military_tables import CULTURE_PER_LOSS, PER_ADVANTAGE, ROUND_UP, SPOILS_OF
from saecula.games.through_the_ages.payment import gain, lose, score_science, scored, told, yellow_tokens
from saecula.games.through_the_ages.phases import ANNEX, PLUNDER, RAID, RAID_COUNT, TECH_LOOT
from saecula.games.through_the_ages.row import drop_leader, drop_wonder
from saecula.games.through_the_ages.state import PLAY_OF, Ages, AgesPhase
from saecula.games.through_the_ages.technologies import family_in_play, gain_special, lose_special
from saecula.games.through_the_ages.verbs import AMOUNT, DONE, RAZE, STEAL, YIELD
from saecula.kernel.message import Message


class Spoils(AgesPhase):
    """Asks nobody itself: gives the victor what the card says, one thing after another (TA-10.25, TA-10.52).

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
    i = kind - AGGRESSION0
    advantage = state.advantage
    if what == mil.S_POPULATION:
        lose_population(state, t, amount)
    elif what == mil.S_RESOURCES:
        told(state, "resources", s, gain(state, s, amount, False), "TA-10.25")
    elif what == mil.S_MIX or what == mil.S_WAR_MIX:
        total = amount if what == mil.S_MIX else amount * advantage
        food, res = state.civ[t].food, state.civ[t].resources
        total = min(total, food + res)
        if total == food + res or not food or not res:
            plunder(state, s, t, min(food, total), min(res, total))
        else:
            state.push(PLUNDER, s, total, t)
    elif what == mil.S_RAID:
        state.push(RAID, s, amount, t)
    elif what == mil.S_COLONY:
        state.push(ANNEX, s, t)
    elif what == mil.S_LEADER:
        level = LEVEL[state.civ[t].leader]
        drop_leader(state, t, "TA-10.20")
        scored(state, s, amount * level, BY_CONFLICTS, "TA-10.25")
    elif what == mil.S_WONDER:
        level = LEVEL[state.civ[t].wonder]
        drop_wonder(state, t, "TA-10.20")
        scored(state, s, amount * level, BY_CONFLICTS, "TA-10.25")
    elif what == mil.S_SCIENCE:
        loot_science(state, s, t, amount, "TA-10.25")
    elif what == mil.S_CULTURE or what == mil.S_WAR_CULTURE:
        wanted = amount if what == mil.S_CULTURE else amount * advantage
        lost = min(wanted, state.civ[t].culture)
        rule = "TA-10.25" if what == mil.S_CULTURE else "TA-10.52"
        scored(state, t, -lost, BY_CONFLICTS, rule)
        scored(state, s, lost, BY_CONFLICTS, rule)
    elif what == mil.S_WAR_YELLOW:
        tokens = -yellow_tokens(state, t, -(amount + advantage // PER_ADVANTAGE[i]))
        yellow_tokens(state, s, tokens)
        if tokens:
            state.tell("through_the_ages-ceded-tokens", {"seat": t, "other": s, "tokens": tokens}, "TA-10.54")
    elif what == mil.S_WAR_POPULATION:
        losses = min(advantage // PER_ADVANTAGE[i], population(state, t))
        scored(state, s, losses * CULTURE_PER_LOSS[i], BY_CONFLICTS, "TA-10.54")
        lose_population(state, t, losses)
    elif what == mil.S_WAR_SCIENCE:
        state.push(TECH_LOOT, s, advantage, t)


def loot_science(state: Ages, s: int, t: int, points: int, rule: str) -> None:
    """The victor takes science points, no more than there are."""
    lost = min(points, state.civ[t].science)
    told(state, "science", t, score_science(state, t, -lost), rule)
    told(state, "science", s, score_science(state, s, lost), rule)


# --------------------------------------------------------------------------------------------------------------- goods


def plunder(state: Ages, s: int, t: int, food: int, res: int) -> None:
    """The loser loses food and resources; the victor produces as much with tokens of its own (TA-10.25)."""
    for amount, is_food in ((food, True), (res, False)):
        if amount:
            lost = lose(state, t, amount, is_food)
            good = "food" if is_food else "resources"
            told(state, good, t, -lost, "TA-10.25")
            told(state, good, s, gain(state, s, lost, is_food), "TA-10.25")


class Plunder(AgesPhase):
    """The victor chooses how much of the booty is food (TA-10.25).

    Frame: 2 the total, 3 the loser.
    """

    key = "through_the_ages-prompt-plunder"
    rule = "TA-10.25"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any mix the loser has."""
        total, t = state.frame(2), state.frame(3)
        low = max(0, total - state.civ[t].resources)
        high = min(total, state.civ[t].food)
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


# ---------------------------------------------------------------------------------------------- buildings and colonies


class Raid(AgesPhase):
    """The victor chooses which urban buildings are destroyed (TA-10.25, TA-15.23).

    Frame: 2 how many at most, 3 the loser.
    """

    key = "through_the_ages-prompt-raid"
    rule = "TA-15.23"

    def legal(self, state: Ages, seat: int) -> list[int]:
        """Any urban building of the loser."""
        return [RAZE.base + k for k in with_workers(state, state.frame(3), URBAN_MASK)]

    def play(self, state: Ages, seat: int, move: int) -> None:
        """One type and level; how many, if more than one can be destroyed."""
        t = state.frame(3)
        slot = RAZE.arg(move)
        most = min(state.frame(2), state.civ[t].workers[slot])
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
    told(state, "resources", s, gain(state, s, (buildings * COST[slot] + up) // 2, False), "TA-15.23")


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


# -------------------------------------------------------------------------------------------------------- technologies


def stealable(state: Ages, s: int, t: int, budget: int) -> list[int]:
    """The loser's special technologies that the victor could play and that the advantage is worth (TA-10.53)."""
    found: list[int] = []
    for k in range(SPECIAL0, TECHS):
        if state.civ[t].technologies >> k & 1 and SCIENCE_COST[k] <= budget:
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
        loot_science(state, s, t, left, self.rule)
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
            loot_science(state, seat, t, left, self.rule)
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
