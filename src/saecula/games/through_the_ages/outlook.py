"""What an experienced player looks at beyond today's ratings: features of a position for evaluate.py.

The cards in hand by what they will bring and when they can be paid for, the wonder under construction by its real
effect, the scoring of Age III events at the end, and how strong the rivals are.
"""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages.arms import arms_worth
from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.components import (
    AGES,
    ARENA,
    CIVIL_CARDS,
    CONSUMPTION,
    FACES_NEEDED,
    GOVERNMENT,
    INDEX,
    INFANTRY,
    KINDS,
    LAB,
    LEADER,
    LEVEL,
    LEVEL_MASK,
    MAX_DRAW,
    MILITARY_CARDS,
    MINE0,
    NONE,
    ONLY_EVENTS,
    SCIENCE_COST,
    SLOTS,
    STAGES,
    TYPE,
    TYPE_FIRST,
    TYPE_MASK,
    UNIT0,
    URBAN_LIMIT,
    WONDER_LEVEL_MASK,
)
from saecula.games.through_the_ages.conflict import open_borders
from saecula.games.through_the_ages.hands import has_deck
from saecula.games.through_the_ages.horizon import FULL_GAME
from saecula.games.through_the_ages.losses import colonies_of
from saecula.games.through_the_ages.omens import omens
from saecula.games.through_the_ages.production import output_value
from saecula.games.through_the_ages.prospects import (
    action_cards,
    after_leader,
    highest_staffed,
    leaders,
    technologies,
    wonder_effect,
)
from saecula.games.through_the_ages.ratings import discontent
from saecula.games.through_the_ages.state import (
    ARMS_OF,
    BONUSES,
    CURRENT,
    FULL,
    FUTURE,
    HAND_OF,
    KNOWN,
    PAST,
    VERSION,
    Ages,
)
from saecula.games.through_the_ages.worths import cards_worth

OUTLOOK: Final[list[str]] = [
    "rival_culture",  # what the best rival will have by today's rating
    "best_cards",  # levels of the best cards in play, by what their type is good for ...
    "planned_cards",  # ... and of better technologies in hand, less for those that science will not do for soon
    "planned_government",
    "deeds",  # what the action cards in hand save or bring ...
    "art",  # ... in culture
    "wonder_effect",  # of the one under construction, by how much of it is paid
    "content",  # happy faces to spare
    "exposed",  # strength behind the strongest rival, beyond a margin
    "strength_rank",
    "impacts",  # what Age III events will score
    "due_cards",  # military cards drawn at the end of the turn
    "wonder_begun_effect",  # the whole effect of a wonder under construction
    "urban_room",  # urban buildings of a type that the government allows
    "leader_ahead",  # by how long he will stay
    "leader_waiting",
    "guard",  # strength short of what a civilization of the age needs, the more the worse
    "balance",  # the scarcest of resources, food and science
    "farmers",  # too few of them
    "unarmed",  # not a single unit
    "food_needed",  # more food than the people eat
    "science_wanted",  # the rating over the turns left, as far as there is something to spend it on
    "government_saving",  # a government in hand, by how much of its price is there
    "wonder_unbuilt",  # what the wonder under construction still costs
    "leader_leaves",  # what the leader adds to the ratings, after he has left
    "undone",  # what the plan tears down or disbands, and pacts it breaks
    "science_short",  # the rating short of what a civilization of the age needs, the more the worse
    "lab_level",  # of the best lab in play; a better one in hand counts half if it can be paid for soon
    "foresight",  # always 0: a weight for it says that auctions, fights and ages are judged by how they will end
    "idle_science",  # more than the technologies in hand need
    "old_government",  # levels behind what is usual in this round
    "arms",  # what the military cards in hand are good for ...
    "due_arms",  # ... and those drawn at the end of the turn
    "idle_resources",  # more than there is a use for, this turn's production included
    "repelled",  # an aggression of the plan that fails, and units sacrificed for it
    "omens",  # what the events will bring that are known to come
    "cards",  # what single cards are worth beyond that
    "mines_short",  # resources a turn short of what a civilization of the age needs, the more the worse
]
OUTLOOK_COUNT: Final[int] = len(OUTLOOK)

CLEAR_LEAD: Final = 3  # in strength, to declare a war: the enemy has a turn to arm
DOUBT: Final = 8.0  # points for each point of strength short of that
MARGIN: Final = 3  # strength behind the strongest rival that is no danger
SPARE: Final = 2  # happy faces
BAND: Final = 4  # yellow tokens in a section of the bank
SEEDED: Final = 0.3  # how likely an Age III event is put on the pile later on
GUARD: Final[list[float]] = [1.0, 3.0, 7.0, 12.0, 12.0]  # strength that keeps others from trying, by age
FARMERS: Final = 2  # that every civilization needs
WANTED_SCIENCE: Final = 7  # a turn
NEEDED_SCIENCE: Final[list[float]] = [3.0, 5.0, 7.0, 7.0, 7.0]  # a turn, by age
NEEDED_MINES: Final[list[float]] = [2.0, 4.0, 6.0, 8.0, 8.0]  # resources a turn, by age
RESERVE: Final = 8.0  # science that there will be a use for
GOVERNMENT_ROUNDS: Final = 5.0  # after which a better government is usual, and a second one after as many again
GOVERNMENT_LEVEL: Final = 2.0
LAB_PATIENCE: Final = 3.0  # turns after which a lab that cannot be paid for before counts nothing in hand
EMPTY_LAB: Final = 0.7  # of what a lab adds, before somebody works there
LAB_LEVEL: Final = 2  # beyond which better labs do not pay for themselves
USED_RESOURCES: Final = 9  # in a turn
LAB_CARDS: Final[list[int]] = [
    sum(CIVIL_CARDS[kind] for kind in range(KINDS) if TYPE[kind] == LAB and LEVEL[kind] == age) for age in range(AGES)
]
# What people eat, by tokens in the yellow bank, without steps: one more person does not cost what the next three save.
EATEN: Final[list[float]] = [
    sum([CONSUMPTION[max(0, min(len(CONSUMPTION) - 1, n - BAND // 2 + i))] for i in range(BAND)]) / BAND
    for n in range(len(CONSUMPTION))
]
IMPACTS: Final[list[int]] = [
    INDEX.get(f"impact_of_{name}", NONE)
    for name in (
        "agriculture", "architecture", "colonies", "competition", "government", "happiness", "industry",
        "population", "progress", "science", "strength", "technology", "wonders",
    )
]  # fmt: skip
IMPACT_BITS: Final[list[int]] = [MILITARY_CARDS[kind] for kind in IMPACTS]


def add_outlook(
    state: Ages,
    s: int,
    lasting: list[float],
    share: float,
    age: int,
    due_science: float,
    odds: list[float],
    found: list[float],
) -> None:
    """Add the features of OUTLOOK, by the needs of an age.

    `lasting`: see horizon.py; `due_science`: what this turn's production will bring.
    """
    civ = state.civ[s]
    turns = lasting[AGES]
    ahead = turns * turns / FULL_GAME
    best = 0.0
    strongest = threat = 0
    weakest = 1000
    for other in range(state.seats):
        rival = state.civ[other]
        if other != s and not rival.gone:
            best = max(best, rival.culture + turns * rival.culture_rating)
            strongest = max(strongest, rival.strength)
            threat = max(threat, rival.strength + open_borders(state, other, s))
            weakest = min(weakest, rival.strength)
    found.append(-best)
    saving, needed = technologies(state, s, turns, share, ahead, due_science, found)
    action_cards(state, s, lasting, share, found)
    effect = wonder_effect(state, s, lasting, ahead, share)
    if effect > 0.0:
        stages = STAGES[civ.wonder]
        found.append(effect * sum(stages[: civ.stages_built]) / sum(stages))
    else:
        found.append(0.0)
    spare = civ.happiness - FACES_NEEDED[civ.yellow_bank]
    found.append(share * max(0, min(SPARE, spare)))
    found.append(float(min(0, civ.strength + MARGIN - threat)))
    rank = 0.0
    if civ.strength > strongest:
        rank = 1.0
    elif civ.strength < weakest:
        rank = -1.0
    found.append(rank)
    found.append(impacts(state, s, odds))
    drawn = 0
    if due_science >= 0.0 and has_deck(state):
        drawn = max(0, min(MAX_DRAW, civ.military_actions - civ.military_spent))
    found.append(share * min(drawn, max(0, 6 - civ.arms)))
    found.append(max(0.0, effect))
    found.append(share * URBAN_LIMIT[civ.government])
    leaders(state, s, lasting, found)
    short = max(0.0, GUARD[age] - civ.strength)
    found.append(-short * short * short / (GUARD[age] * GUARD[age]))
    surplus = output_value(state, s, True) - EATEN[civ.yellow_bank]
    found.append(ahead * min(0.5 * output_value(state, s, False), 1.0 + surplus, 0.6 * civ.science_rating))
    _needs(state, s, ahead, share, surplus, found)
    found.append(ahead * saving)
    unbuilt = sum(STAGES[civ.wonder][civ.stages_built :]) if civ.wonder != NONE else 0
    found.append(share * -unbuilt)
    found.append(after_leader(state, s, lasting))
    found.append(-share * state.undone)
    missing = max(0.0, NEEDED_SCIENCE[age] - civ.science_rating)
    found.append(-share * missing * missing / NEEDED_SCIENCE[age])
    found.append(share * _lab_level(state, s, max(0.0, due_science)))
    found.append(0.0)
    found.append(-share * max(0.0, civ.science + max(0.0, due_science) - needed - RESERVE))
    usual = min(GOVERNMENT_LEVEL, state.round / GOVERNMENT_ROUNDS)
    found.append(-share * max(0.0, usual - LEVEL[civ.government]))
    in_hand, drawn_arms = arms_worth(state, s)
    found.append(share * in_hand)
    found.append(share * drawn_arms if due_science >= 0.0 else 0.0)
    mined = output_value(state, s, False) if due_science >= 0.0 else 0
    found.append(-share * max(0, civ.resources + mined - USED_RESOURCES))
    found.append(-share * (state.repelled >> 8 * s & 255))
    found.append(share * omens(state, s))
    found.append(cards_worth(state, s, lasting))
    lacking = max(0.0, NEEDED_MINES[age] - output_value(state, s, False))
    found.append(-share * lacking * lacking / NEEDED_MINES[age])


def war_edge(state: Ages, s: int) -> tuple[int, int]:
    """By how much a seat leads in its wars, and how much it lacks to a clear lead in those that it has declared."""
    edge = rash = 0
    if state.options[VERSION] == FULL:
        for other in range(state.seats):
            theirs = state.civ[other]
            if theirs.war != NO_CARD and (other == s or theirs.enemy == s):
                ahead = theirs.strength - state.civ[theirs.enemy].strength
                edge += ahead if other == s else -ahead
                if other == s:
                    rash += max(0, CLEAR_LEAD - ahead)
    return edge, rash


def _lab_level(state: Ages, s: int, due_science: float) -> float:
    """The level of the best lab, most of what an empty one would add, and half of what one in hand would, if soon."""
    civ = state.civ[s]
    labs = civ.technologies & TYPE_MASK[LAB]
    own = labs.bit_length() - 1
    known = min(LAB_LEVEL, LEVEL[own]) if own >= 0 else 0
    level = min(LAB_LEVEL, highest_staffed(civ.workers, labs))
    more = EMPTY_LAB * (known - level)
    for age in range(known + 1, LAB_LEVEL + 1):
        if state.cards[HAND_OF + 4 * s + age] & LAB_CARDS[age]:
            short = SCIENCE_COST[TYPE_FIRST[LAB] + age] - civ.science - due_science
            delay = max(0.0, short) / max(1, civ.science_rating)
            more = max(more, 0.5 * (age - level) * (1.0 - delay / LAB_PATIENCE))
    return level + more


def _needs(state: Ages, s: int, ahead: float, share: float, surplus: float, found: list[float]) -> None:
    """What no civilization can do without."""
    civ = state.civ[s]
    farmers = units = 0
    for k in range(MINE0):
        farmers += civ.workers[k]
    for k in range(UNIT0, SLOTS):
        units += civ.workers[k]
    found.append(share * min(0, farmers - FARMERS))
    found.append(0.0 if units else -share)
    found.append(ahead * min(surplus, 1.0))
    found.append(share * min(civ.science_rating, WANTED_SCIENCE))


# -------------------------------------------------------------------------------------------------------------- impacts


def impact_odds(state: Ages, seat: int, turns: float) -> list[float]:
    """How likely each of the IMPACTS will be scored, as far as a seat can tell."""
    cards = state.cards
    known = cards[KNOWN + 4 * seat + 3]
    piles = cards[FUTURE + 3] | cards[CURRENT + 3]
    sure = piles & known | cards[BONUSES + 3]
    gone = cards[PAST + 3]
    later = SEEDED * min(1.0, turns / 6.0) if state.options[VERSION] == FULL else 0.0
    unknown = ONLY_EVENTS[3] & ~known & ~gone & ~cards[BONUSES + 3]
    size = unknown.bit_count()
    chance = (piles & ~known).bit_count() / size if size else 0.0
    chance += (1.0 - chance) * later
    own = cards[ARMS_OF + 4 * seat + 3]
    odds: list[float] = []
    for bit in IMPACT_BITS:
        if bit & sure:
            odds.append(1.0)
        elif bit & gone:
            odds.append(0.0)
        elif bit & own:
            odds.append(0.5 if turns > 1.0 else 0.0)
        elif bit & known:
            odds.append(0.0)
        else:
            odds.append(chance)
    return odds


def impacts(state: Ages, s: int, odds: list[float]) -> float:
    """What Age III events will score by today's board (TA-13.4)."""
    civ = state.civ[s]
    stronger = smarter = 0
    for other in range(state.seats):
        rival = state.civ[other]
        if other != s and not rival.gone:
            stronger += int(rival.strength > civ.strength)
            smarter += int(rival.science_rating > civ.science_rating)
    urban = units = workers = 0
    for k in range(SLOTS):
        here = civ.workers[k]
        if here:
            workers += here
            type_ = TYPE[k]
            if type_ >= INFANTRY or type_ == ARENA:
                units += here * LEVEL[k]
            if LAB <= type_ < INFANTRY:
                urban += here * LEVEL[k]
    troubled = discontent(state, s)
    value = odds[0] * output_value(state, s, True)
    value += odds[1] * urban
    value += odds[2] * 4 * len(colonies_of(state, s))
    value += odds[3] * units
    value += odds[4] * (2 * civ.civil_actions + civ.military_actions)
    value += odds[5] * 2 * (civ.happiness - troubled)
    value += odds[6] * output_value(state, s, False)
    value += odds[7] * 2 * max(0, workers + civ.unused - troubled - 10)
    levels = LEVEL[civ.government]
    for type_ in range(GOVERNMENT + 1, LEADER):
        mask = civ.technologies & TYPE_MASK[type_]
        if mask:
            levels += LEVEL[mask.bit_length() - 1]
    value += odds[8] * 2 * levels
    value += odds[9] * 7 * (state.players - 1 - smarter)
    value += odds[10] * 7 * (state.players - 1 - stronger)
    value += odds[11] * 4 * (civ.technologies & LEVEL_MASK[3]).bit_count()
    if civ.wonders:
        for age in range(AGES):
            value += odds[12] * (5 - age) * (civ.wonders & WONDER_LEVEL_MASK[age]).bit_count()
    return value
