"""What a position is worth to a seat, in culture points: the track, and what the civilization will still bring.

A position is described by a list of features, which weights/*.yaml says how to add up. Everything that is not culture
is worth less and less towards the end. A position inside a turn counts as if its seat stopped now: the features that
begin with `due` are what the production at the end of the turn will bring.

Weights for `outlook` also look at what outlook.py finds. They do not describe the rivals, but for their culture and
their strength, and horizon.py tells them how long things will last. With weights for what begins with `trained`, a
net that was trained on many games has its say (judging.py).
"""

from __future__ import annotations

from typing import Final

from saecula.data import read_weights
from saecula.games.through_the_ages.civilization import NO_CARD
from saecula.games.through_the_ages.components import (
    ACTION_CARDS,
    AGES,
    CIVIL_KIND,
    CLEARED,
    CONSUMPTION,
    CORRUPTION,
    CULTURE_OF,
    FACES_NEEDED,
    FOLDER,
    GOVERNMENT,
    INFANTRY,
    LAB0,
    LEADER_CARDS,
    LEVEL,
    MINE0,
    NONE,
    SLOTS,
    STAGES,
    TECH_CARDS,
    TYPE,
    TYPE_FIRST,
    TYPE_MASK,
    YELLOW_LOST,
    cards_in,
    count,
)
from saecula.games.through_the_ages.horizon import FULL_GAME, horizon
from saecula.games.through_the_ages.judging import GONE, TRAINED, judge, knows, terms
from saecula.games.through_the_ages.losses import colonies_of
from saecula.games.through_the_ages.outlook import EATEN, OUTLOOK, OUTLOOK_COUNT, add_outlook, impact_odds, war_edge
from saecula.games.through_the_ages.production import freed_by_eating, output_value
from saecula.games.through_the_ages.ratings import discontent
from saecula.games.through_the_ages.settling import settled
from saecula.games.through_the_ages.state import CIVIL_DECK, FULL, HAND_OF, SIMPLE, VERSION, Ages
from saecula.games.through_the_ages.turn import PRODUCING
from saecula.kernel.weighing import weighed

RIVALS: Final = 0.3  # weight of the strongest rival's prospects against one's own
HORIZON: Final = 9.0  # turns over which science and resources still turn into something
MOST_SCIENCE: Final = 25  # what is banked beyond that counts nothing
ENOUGH_SCIENCE: Final = 10  # what is banked beyond that is hoarded
MOST_RESOURCES: Final = 16
MOST_FOOD: Final = 10
FIRST_SCIENCE: Final = 4  # what nobody can do without in a turn ...
FIRST_MINES: Final = 4
FIRST_FOOD: Final = 2
ENOUGH_SCIENCE_RATING: Final = 8  # ... and what counts half beyond that
ENOUGH_MINES: Final = 8
ENOUGH_CIVIL: Final = 7
ENOUGH_MILITARY: Final = 5
MOST_UPGRADES: Final = 3  # workers of one type
ENOUGH_LEAD: Final = 5
SECOND: Final = 0.6  # what a second unused worker counts beside the first ...
BUSY: Final = 0.5  # ... and one who keeps the others from an uprising
ENOUGH_RESOURCES: Final = 8
TAKEN: Final = 1.2  # cards in a turn, beside those that are cleared
NEAR: Final = 1.0  # turns until an age ends, so that it counts as over ...
COMING: Final = 3.0  # ... and so that people who will then be discontent count already

FEATURES: Final[list[str]] = [
    "culture",
    "culture_rating",
    "science_rating",
    "science",
    "hoarded_science",
    "mines",
    "resources",
    "food",
    "food_surplus",
    "hunger",
    "building_levels",
    "workers",
    "ready_workers",
    "unused_workers",
    "free_workers",  # without those who keep the others from an uprising
    "corruption",
    "discontent",
    "uprising",
    "uprising_ahead",  # one as soon as the age is over, which is near; there is still a turn of one's own to prevent it
    "unrest",  # an uprising that the next age will bring unless something is done
    "rebellion",
    "strength",
    "weakness",
    "civil_actions",
    "military_actions",
    "technologies",
    "technologies_in_hand",
    "action_cards",
    "leader_in_hand",
    "leader",
    "wonders",
    "wonder_begun",
    "military_cards",
    "tactic",
    "colonies",
    "wars",
    "rash_wars",  # declared without being clearly stronger
    "due_culture",
    "due_science",
    "due_food",
    "due_resources",
    "science_first",  # the rating over all turns left, as far as nobody can do without ...
    "science_ahead",  # ... and beyond, with less for more
    "mines_first",
    "mines_ahead",
    "food_first",
    "actions_ahead",
    "military_ahead",
    "upgrades",  # workers who could move up to a better card in play
    "civil_best",  # levels of the best card in play of each type ...
    "military_best",
    "useful_in_hand",  # ... and of the technologies in hand that are better
    "lead",  # in strength
    "hoarded_resources",
    "outlook",  # always 0: that there is a weight for it says that the following ones are wanted
    *OUTLOOK,
    *TRAINED,
]
COUNT: Final[int] = len(FEATURES)
LOOKS: Final[int] = FEATURES.index("outlook")
FORESEES: Final[int] = FEATURES.index("foresight")
RIVAL_CULTURE: Final[int] = FEATURES.index("rival_culture")
NET: Final[int] = FEATURES.index(TRAINED[0])  # all of them have the same weight
SETS: Final[dict[str, list[float]]] = read_weights(f"{FOLDER}/weights", FEATURES)
WEIGHTS: Final[list[float]] = list(SETS.values())[-1]


def evaluate(state: Ages, seat: int) -> float:
    """The seat's prospects, less a part of what the best rival has."""
    return weigh(state, seat, WEIGHTS)


def weigh(state: Ages, seat: int, weights: list[float]) -> float:
    """The same with other weights."""
    if state.civ[seat].gone:
        return GONE
    if weights[FORESEES]:
        value = weighed(foresee(state, seat), weights)
        return value + weights[NET] * judge(state, seat) if weights[NET] and knows(state) else value
    if weights[LOOKS]:
        return weighed(look(state, seat), weights)
    best = 0.0
    turns = turns_left(state)
    for s in range(state.seats):
        if s != seat and not state.civ[s].gone:
            best = max(best, weighed(describe(state, s, turns), weights))
    return weighed(describe(state, seat, turns), weights) - RIVALS * best


def features(state: Ages, seat: int) -> list[float]:
    """The seat's own features, what the net makes of its position included."""
    found = foresee(state, seat)
    if knows(state):
        found[NET:] = terms(state, seat)
    return found


def look(state: Ages, seat: int) -> list[float]:
    """All features of a seat, those of outlook.py included."""
    lasting = horizon(state)
    return describe(state, seat, lasting[AGES], lasting)


def foresee(state: Ages, seat: int) -> list[float]:
    """The same for what is about to come: after the auction or fight under way, and in the next age if it is near.

    What ends an age is often the last card that a plan takes. Without this, the plan would seem to cause what the new
    age asks for, and doing nothing would look better.
    """
    after = settled(state)
    lasting = horizon(after)
    age = coming = after.age
    if 0 < age < AGES - 1:
        age += int(lasting[after.age - 1] < NEAR)
        coming += int(lasting[after.age - 1] < COMING)
    return describe(after, seat, lasting[AGES], lasting, age, coming)


def turns_left(state: Ages) -> float:
    """How many turns everybody will still have, by the cards left in the civil decks."""
    if state.over:
        return 0.0
    if state.last_round:
        return float(state.last_round - state.round) + 0.5
    left = 0
    for age in range(AGES):
        left += state.cards[CIVIL_DECK + age].bit_count()
    each = state.players * (CLEARED[state.players] + TAKEN)
    return left / each + (1.5 if state.options[VERSION] == FULL else 1.0)


def describe(
    state: Ages, s: int, turns: float, lasting: list[float] | None = None, foreseen: int = 0, coming: int = 0
) -> list[float]:
    """The features of one player, in the order of FEATURES.

    `lasting` (see horizon.py): with outlook.py. `foreseen`: the age by which needs are judged, if a later one;
    `coming`: the same for discontent, as long as it has no consequences.
    """
    civ = state.civ[s]
    age = max(foreseen, state.age)
    found = [float(civ.culture)]
    if state.over:
        found += [0.0] * (COUNT - 1)
        for other in range(state.seats):
            if lasting is not None and other != s and not state.civ[other].gone:
                found[RIVAL_CULTURE] = min(found[RIVAL_CULTURE], float(-state.civ[other].culture))
        return found
    soon = min(turns, HORIZON)
    share = soon / HORIZON
    found.append(turns * civ.culture_rating)
    found.append(soon * civ.science_rating)
    science = min(civ.science, MOST_SCIENCE)
    found.append(share * science)
    found.append(share * max(0, science - ENOUGH_SCIENCE))
    eaten = CONSUMPTION[civ.yellow_bank] if lasting is None else EATEN[civ.yellow_bank]
    surplus = output_value(state, s, True) - eaten
    _economy(state, s, soon, share, surplus, age, max(age, coming), found)
    _power(state, s, share, found)
    _cards(state, s, turns, share, found)
    producing = state.active == s and state.bottom(2) <= PRODUCING
    if producing:
        _due(state, s, share, found)
    else:
        found += [0.0, 0.0, 0.0, 0.0]
    _prospects(state, s, turns, share, surplus, found)
    found.append(0.0)
    if lasting is not None:
        due_science = float(civ.science_rating) if producing else -1.0
        add_outlook(state, s, lasting, share, age, due_science, impact_odds(state, s, turns), found)
    else:
        found += [0.0] * OUTLOOK_COUNT
    found += [0.0] * (COUNT - len(found))
    return found


def _economy(
    state: Ages, s: int, soon: float, share: float, surplus: float, age: int, coming: int, found: list[float]
) -> None:
    """Food, resources, people and their mood, in the age given and in the one that is coming."""
    civ = state.civ[s]
    found.append(soon * output_value(state, s, False))
    found.append(share * min(civ.resources, MOST_RESOURCES))
    found.append(share * min(civ.food, MOST_FOOD))
    found.append(soon * min(surplus, 3.0))
    short = output_value(state, s, True) - CONSUMPTION[civ.yellow_bank]
    found.append(float(min(0, civ.food + 2 * short)) if short < 0 else 0.0)
    workers = 0
    levels = 0
    for k in range(SLOTS):
        here = civ.workers[k]
        if here:
            workers += here
            levels += here * LEVEL[k]
    found.append(share * levels)
    found.append(share * workers)
    troubled = worried = discontent(state, s) if state.options[VERSION] != SIMPLE else 0
    free = max(0, civ.unused - troubled)
    found.append(share * min(civ.unused, 2))
    found.append(share * civ.unused)
    found.append(share * (min(free, 1) + SECOND * min(max(0, free - 1), 1) + BUSY * min(troubled, civ.unused)))
    if state.options[VERSION] != SIMPLE:
        if coming > state.age and state.options[VERSION] == FULL:  # yellow tokens will be lost (TA-12.3)
            worried = max(troubled, FACES_NEEDED[max(0, civ.yellow_bank - YELLOW_LOST[state.age])] - civ.happiness)
        found.append(float(-CORRUPTION[civ.blue_bank]))
        found.append(float(-worried))
        lost = -4.0 - 1.5 * (civ.culture_rating + civ.science_rating)  # what would not be produced
        found.append(lost if troubled > civ.unused else 0.0)
        found.append(lost if age > state.age and worried > civ.unused >= troubled else 0.0)
        found.append(float(min(0, civ.unused - worried)))
    else:
        found += [0.0, 0.0, 0.0, 0.0, 0.0]
    found.append(float(-civ.rebels))


def _power(state: Ages, s: int, share: float, found: list[float]) -> None:
    """Strength, alone and beside the strongest rival, and actions."""
    civ = state.civ[s]
    strongest = 0
    for other in range(state.seats):
        if other != s and not state.civ[other].gone:
            strongest = max(strongest, state.civ[other].strength)
    found.append(civ.strength * (0.4 + 0.6 * share))
    found.append(share * min(0, civ.strength - strongest))
    found.append(share * civ.civil_actions)
    found.append(share * civ.military_actions)


def _cards(state: Ages, s: int, turns: float, share: float, found: list[float]) -> None:
    """Technologies, wonders, leader, hands, colonies, wars."""
    civ = state.civ[s]
    found.append(share * count(civ.technologies))
    technologies = actions = leaders = 0
    for age in range(AGES):
        hand = state.cards[HAND_OF + 4 * s + age]
        if hand:
            technologies += count(hand & TECH_CARDS[age])
            actions += count(hand & ACTION_CARDS[age])
            leaders += count(hand & LEADER_CARDS[age])
    found.append(share * technologies)
    found.append(share * actions)
    found.append(share * leaders * (1.0 if civ.leader == NONE else 0.4))
    found.append((2.5 + LEVEL[civ.leader]) * min(1.0, share + 0.1) if civ.leader != NONE else 0.0)
    found.append(float(count(civ.wonders)))
    found.append(_promise(state, s, turns))
    found.append(share * min(civ.arms, 6))
    found.append(share if civ.tactic != NO_CARD else 0.0)
    found.append(float(len(colonies_of(state, s))))
    edge, rash = war_edge(state, s)
    found.append(float(edge))
    found.append(float(-rash))


def _prospects(state: Ages, s: int, turns: float, share: float, surplus: float, found: list[float]) -> None:
    """What ratings, technologies and strength will bring until the end."""
    civ = state.civ[s]
    ahead = turns * turns / FULL_GAME  # the later something is produced, the less it can still be turned into
    mines = output_value(state, s, False)
    found.append(ahead * min(civ.science_rating, FIRST_SCIENCE))
    found.append(ahead * _less_beyond(civ.science_rating, ENOUGH_SCIENCE_RATING))
    found.append(ahead * min(mines, FIRST_MINES))
    found.append(ahead * _less_beyond(mines, ENOUGH_MINES))
    found.append(ahead * min(surplus, float(FIRST_FOOD)))
    found.append(ahead * _less_beyond(civ.civil_actions, ENOUGH_CIVIL))
    found.append(ahead * _less_beyond(civ.military_actions, ENOUGH_MILITARY))
    upgrades = civil = military = 0
    for type_ in range(GOVERNMENT):
        best = (civ.technologies & TYPE_MASK[type_]).bit_length() - 1
        if best < 0:
            continue
        level = LEVEL[best]
        if type_ >= INFANTRY:
            military += level
            continue
        civil += level
        if level:
            left = MOST_UPGRADES
            for k in range(TYPE_FIRST[type_], best):
                here = min(left, civ.workers[k])
                left -= here
                upgrades += here * (level - LEVEL[k])
    found.append(ahead * upgrades)
    found.append(share * civil)
    found.append(share * military)
    useful = 0.0
    for age in range(AGES):
        for card in cards_in(state.cards[HAND_OF + 4 * s + age] & TECH_CARDS[age], age):
            type_ = TYPE[CIVIL_KIND[card]]
            best = (civ.technologies & TYPE_MASK[type_]).bit_length() - 1
            better = age - LEVEL[best] if best >= 0 else age
            if better > 0:
                useful += 0.5 * better if INFANTRY <= type_ < GOVERNMENT else 1.0 * better
    found.append(share * useful)
    strongest = 0
    for other in range(state.seats):
        if other != s and not state.civ[other].gone:
            strongest = max(strongest, state.civ[other].strength)
    found.append(share * max(0, min(ENOUGH_LEAD, civ.strength - strongest)))
    found.append(share * max(0, min(civ.resources, MOST_RESOURCES) - ENOUGH_RESOURCES))


def _less_beyond(number: int, enough: int) -> float:
    """A number of which only half counts beyond what is enough."""
    return float(number) if number <= enough else 0.5 * (number + enough)


def _promise(state: Ages, s: int, turns: float) -> float:
    """What a wonder under construction will be worth, by how much of it is paid."""
    civ = state.civ[s]
    wonder = civ.wonder
    if wonder == NONE or turns < 1.0:
        return 0.0
    cost = sum(STAGES[wonder])
    paid = sum(STAGES[wonder][: civ.stages_built])
    promise = 4.0 + 0.6 * max(0.0, turns - 2.0) * max(1, CULTURE_OF[wonder]) + cost * 0.5
    return promise * (0.15 + 0.85 * paid / cost)


def _due(state: Ages, s: int, share: float, found: list[float]) -> None:
    """What the production at the end of this turn will bring, as far as it counts above."""
    civ = state.civ[s]
    if state.options[VERSION] != SIMPLE and discontent(state, s) > civ.unused:
        found += [0.0, 0.0, 0.0, 0.0]
        return
    bank = civ.blue_bank + freed_by_eating(state, s)
    mining = 0
    for k in range(LAB0):  # a token for each worker on farms and mines
        bank -= civ.workers[k]
        if k >= MINE0:
            mining += civ.workers[k]
    mined = output_value(state, s, False)
    if bank < 0 < mining:  # the bank is empty before all mines have produced (TA-8.2)
        mined -= min(mining, -bank) * (mined // mining)
    corruption = CORRUPTION[max(0, min(bank, civ.blue_tokens))] if state.options[VERSION] != SIMPLE else 0
    science = min(civ.science + civ.science_rating, MOST_SCIENCE) - min(civ.science, MOST_SCIENCE)
    food = max(0, civ.food + output_value(state, s, True) - CONSUMPTION[civ.yellow_bank])
    resources = max(0, civ.resources + mined - corruption)
    found.append(float(civ.culture_rating))
    found.append(share * science)
    found.append(share * (min(food, MOST_FOOD) - min(civ.food, MOST_FOOD)))
    found.append(share * (min(resources, MOST_RESOURCES) - min(civ.resources, MOST_RESOURCES)))
