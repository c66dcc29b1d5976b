"""TA-16: what a seat may know. Its mirror is redraw.py: what is drawn anew in a determinized copy.

Hidden are the military decks, hands and discards, Current and Future Events, the bonus cards that lie face down, and
the personal ones. Ages are printed on the backs, so how many cards of which age lie where is public. Civil hands are
public: every card of them was taken from the open row.
"""

from __future__ import annotations

from typing import Any, Final

from saecula.games.through_the_ages.building import urban_limit
from saecula.games.through_the_ages.cards import TACTIC_NEEDS
from saecula.games.through_the_ages.components import (
    AGE_NAMES,
    AGES,
    CIVIL_KIND,
    CLEARED,
    COLOURS,
    CONSUMPTION,
    CORRUPTION,
    FACES_NEEDED,
    INDEX,
    INFANTRY,
    LAST_AGE,
    MILITARY_KIND,
    NAMES,
    NONE,
    ROW,
    SLOTS,
    STAGES,
    STORES,
    TACTIC0,
    TECHS,
    UNIT0,
    UNITS,
    WONDER0,
    WONDERS,
    cards_in,
    count,
    initial,
)
from saecula.games.through_the_ages.conflict import attack_total, defence_total
from saecula.games.through_the_ages.forecast import forecast
from saecula.games.through_the_ages.hands import hand_limit
from saecula.games.through_the_ages.losses import colonies_of
from saecula.games.through_the_ages.prices import build_price, population_price, unit_credit
from saecula.games.through_the_ages.production import output_value
from saecula.games.through_the_ages.ratings import army_bonus, discontent, of_type, pacts_of, side_of, tactic_in_use
from saecula.games.through_the_ages.row import civil_limit, take_cost
from saecula.games.through_the_ages.state import (
    AIMING,
    ANSWER,
    ARMS_OF,
    BANK,
    BID_MADE,
    BIDDING,
    BLUES,
    BONUSES,
    CA,
    CA_SPENT,
    CIV,
    CIVIL_DECK,
    COLONIZATION,
    COLUMBUS_USED,
    CULTURE,
    CULTURE_RATING,
    CURRENT,
    DECK,
    DRAW_ACTION,
    EASIER,
    ENEMY,
    FEWER,
    FLAGS,
    FOOD_STORED,
    FRESH,
    FUTURE,
    GONE,
    HAND_OF,
    HAPPINESS,
    HIDDEN,
    KNOWN,
    LEADER,
    LED,
    MA,
    MA_SPENT,
    MANUAL,
    MARKER,
    MINE_LESS,
    NO_CARD,
    NO_POLITICS,
    ONE_ATTACKER,
    PACT,
    PARTNER,
    PAST,
    PEACEFUL,
    PERSONAL_OF,
    PILE,
    POLITICS,
    PROOF,
    REBELS,
    REGIME,
    RES_STORED,
    RUINED,
    SCIENCE,
    SCIENCE_RATING,
    SIDING,
    SIMPLE,
    STAGES_BUILT,
    STRENGTH,
    TACTIC,
    TECHS_IN_PLAY,
    TRADING,
    UNUSED,
    VERSION,
    WAR,
    WONDER,
    Ages,
)
from saecula.games.through_the_ages.state import COLONIZING as COLONIZING_PHASE
from saecula.games.through_the_ages.state import WONDERS as WONDERS_OF
from saecula.games.through_the_ages.technologies import science_price

# The sections of the banks from the first to be emptied to the last: tokens; price of a population increase,
# consumption, happy faces needed once it is empty; or corruption (TA-2.2, TA-8.6). Last, what holds for an empty bank.
BANKS: Final[dict[str, list[list[int]]]] = {
    "yellow": [
        *[
            [bank.tokens, bank.population_cost_food, bank.consumption_food, bank.happy_faces_needed_when_empty]
            for bank in initial.yellow_bank.sections
        ],
        [0, 0, CONSUMPTION[0], FACES_NEEDED[0]],
    ],
    "blue": [*[[r.tokens, r.corruption_resources] for r in initial.blue_bank.regions], [0, CORRUPTION[0]]],
}


def view(state: Ages, seat: int | None) -> dict[str, Any]:
    """All that a seat (None: a spectator) may know, as plain data."""
    age = state.age
    military = age if 1 <= age <= LAST_AGE[state.agreed[VERSION]] and state.agreed[VERSION] != SIMPLE else 0
    return {
        "game": "through_the_ages",
        "seat": seat,
        "seats": state.seats,
        "version": ["simple", "advanced", "full"][state.agreed[VERSION]],
        "options": _options(state),
        "over": state.over,
        "actors": list(state.actors),
        "prompt": _prompt(state, seat),
        "age": AGE_NAMES[age],
        "round": state.round,
        "last_round": state.last_round,
        "turn": state.active,
        "first": state.first,
        "row": [_row(state, i, seat) for i in range(ROW)],
        "row_cleared": CLEARED[state.players],
        "civil_deck": count(state.cards[CIVIL_DECK + age]) if age < AGES else 0,
        "military_deck": count(state.cards[DECK + military]) if military else 0,
        "military_discard": _counts(state, PILE),
        "current_events": _counts(state, CURRENT),
        "future_events": _counts(state, FUTURE),
        "past_events": _military(state, PAST),
        "bonus_cards": _military(state, BONUSES),
        "hidden_bonus_cards": count(state.cards[HIDDEN + 3]),
        "known": _known(state, seat),
        "event": "" if state.event == NO_CARD else NAMES[MILITARY_KIND[state.event]],
        "auction": _auction(state),
        "battle": _battle(state),
        "offer": _offer(state),
        "banks": {name: [row.copy() for row in rows] for name, rows in BANKS.items()},
        "players": [_player(state, s, seat) for s in range(state.seats)],
        "ranking": state.ranking if state.over else [],
    }


def _options(state: Ages) -> dict[str, bool]:
    """The variants that are played with (TA-14)."""
    agreed = state.agreed
    return {
        "easier_growth": bool(agreed[EASIER]),
        "one_attacker_per_turn": bool(agreed[ONE_ATTACKER]),
        "peaceful": bool(agreed[PEACEFUL]),
        "draw_as_military_action": bool(agreed[DRAW_ACTION]),
        "mine_production_reduction": bool(agreed[MINE_LESS]),
        "bonus_fewer": bool(agreed[FEWER]),
        "manual_payment": bool(agreed[MANUAL]),
    }


def _prompt(state: Ages, seat: int | None) -> str:
    """What is asked; a card named but not yet played is nobody else's business."""
    if state.over:
        return ""
    phase = state.frame(0)
    if phase in (AIMING, SIDING) and seat != state.frame(1):
        phase = POLITICS
    return state.phases[phase].key


def _row(state: Ages, i: int, seat: int | None) -> dict[str, Any]:
    card = state.row[i]
    if card == NO_CARD:
        return {"card": "", "cost": 0}
    who = state.active if seat is None else seat
    return {"card": NAMES[CIVIL_KIND[card]], "cost": take_cost(state, who, i)}


def _counts(state: Ages, place: int) -> dict[str, int]:
    """How many cards of each age lie somewhere: what their backs show."""
    found = {AGE_NAMES[age]: count(state.cards[place + age]) for age in range(AGES)}
    return {age: n for age, n in found.items() if n}


def _military(state: Ages, place: int) -> list[str]:
    found: list[str] = []
    for age in range(AGES):
        found += [NAMES[MILITARY_KIND[card]] for card in cards_in(state.cards[place + age], age)]
    return found


def _known(state: Ages, seat: int | None) -> dict[str, list[str]]:
    """The hidden cards whose place the seat knows, by place."""
    if seat is None:
        return {}
    found: dict[str, list[str]] = {}
    for name, place in (("deck", DECK), ("discard", PILE), ("current", CURRENT), ("future", FUTURE)):
        cards: list[str] = []
        for age in range(AGES):
            mask = state.cards[place + age] & state.cards[KNOWN + 4 * seat + age]
            cards += [NAMES[MILITARY_KIND[card]] for card in cards_in(mask, age)]
        if cards:
            found[name] = cards
    return found


def _auction(state: Ages) -> dict[str, Any]:
    at = state.find(BIDDING)
    if at:
        inside = state.frame_at(at, 4)
        return {
            "bid": state.frame_at(at, 2),
            "bidder": state.frame_at(at, 3),
            "in": [s for s in range(state.seats) if inside >> s & 1],
            "bids": [state.civ[s * CIV + BID_MADE] for s in range(state.seats)],
        }
    at = state.find(COLONIZING_PHASE)
    if at:
        return {
            "bid": state.frame_at(at, 2),
            "bidder": state.frame_at(at, 1),
            "in": [state.frame_at(at, 1)],
            "bids": [state.civ[s * CIV + BID_MADE] for s in range(state.seats)],
            "sacrificed": _units(state, 0),
            "cards": state.spent_defence,
        }
    return {}


def _units(state: Ages, base: int) -> dict[str, int]:
    return {NAMES[UNIT0 + i]: state.sacrificed[base + i] for i in range(UNITS) if state.sacrificed[base + i]}


def _battle(state: Ages) -> dict[str, Any]:
    if state.attack == NO_CARD:
        return {}
    return {
        "card": NAMES[MILITARY_KIND[state.attack]],
        "attacker": state.attacker,
        "defender": state.defender,
        "attack": attack_total(state),
        "defence": defence_total(state),
        "sacrificed": [_units(state, 0), _units(state, UNITS)],
        "cards": state.spent_defence,
    }


def _offer(state: Ages) -> dict[str, Any]:
    at = state.find(ANSWER)
    if not at:
        return {}
    return {
        "card": NAMES[state.frame_at(at, 2)],
        "from": state.frame_at(at, 3),
        "to": state.frame_at(at, 1),
        "side": "ab"[state.frame_at(at, 4)],
    }


def _pact(state: Ages, owner: int, s: int) -> dict[str, Any]:
    """A pact as one of its parties sees it."""
    at = owner * CIV
    partner = state.civ[at + PARTNER] if owner == s else owner
    name = NAMES[MILITARY_KIND[state.civ[at + PACT]]]
    return {"card": name, "with": partner, "side": "ab"[side_of(state, owner, s)], "owner": owner}


def _armies(state: Ages, s: int) -> dict[str, int]:
    """How many armies the tactics form, and what they add to the strength (TA-11.2)."""
    tactic = tactic_in_use(state, s)
    if tactic == NONE:
        return {"number": 0, "bonus": 0}
    needs = TACTIC_NEEDS[tactic - TACTIC0]
    number = min([of_type(state, s, INFANTRY + t) // needs[t] for t in range(3) if needs[t]])
    return {"number": number, "bonus": army_bonus(state.workers, s * SLOTS + UNIT0, tactic)}


def _next(state: Ages, s: int) -> dict[str, Any]:
    """What a production now would bring: changes of points and stores, and what is lost on the way (TA-8.1)."""
    if state.over or not state.playing(s):
        return {}
    found = forecast(state, s)
    return {
        "culture": found.culture,
        "science": found.science,
        "food": found.food,
        "resources": found.resources,
        "uprising": found.uprising,
        "famine": found.famine,
        "corruption": found.corruption,
        "cards": found.cards,
    }


def _player(state: Ages, s: int, seat: int | None) -> dict[str, Any]:
    civ = state.civ[s * CIV : s * CIV + CIV]
    workers = state.workers[s * SLOTS : s * SLOTS + SLOTS]
    blue = state.blue[s * STORES : s * STORES + STORES]
    wonder = civ[WONDER]
    known = 0 if seat is None else seat
    hand: list[str] = []
    fresh: list[str] = []
    arms: list[str] = []
    personal: list[str] = []
    for age in range(AGES):
        hand += [NAMES[CIVIL_KIND[card]] for card in cards_in(state.cards[HAND_OF + 4 * s + age], age)]
        if s == state.active:
            fresh += [NAMES[CIVIL_KIND[card]] for card in cards_in(state.cards[FRESH + age], age)]
        if seat is not None:
            seen = state.cards[KNOWN + 4 * known + age]
            arms += [NAMES[MILITARY_KIND[card]] for card in cards_in(state.cards[ARMS_OF + 4 * s + age] & seen, age)]
            mine = state.cards[PERSONAL_OF + 4 * s + age] & seen
            personal += [NAMES[MILITARY_KIND[card]] for card in cards_in(mine, age)]
    there: dict[str, Any] = {
        "seat": s,
        "colour": COLOURS[s],
        "resigned": civ[GONE],
        "resigning": bool(state.leaving >> s & 1),
        "culture": civ[CULTURE],
        "science": civ[SCIENCE],
        "culture_rating": civ[CULTURE_RATING],
        "science_rating": civ[SCIENCE_RATING],
        "strength": civ[STRENGTH],
        "happiness": civ[HAPPINESS],
        "faces_needed": FACES_NEEDED[civ[BANK]],
        "discontent": discontent(state, s),
        "yellow_bank": civ[BANK],
        "unused": civ[UNUSED],
        "blue_bank": civ[BLUES],
        "food": civ[FOOD_STORED],
        "resources": civ[RES_STORED],
        "food_output": output_value(state, s, True),
        "resource_output": output_value(state, s, False),
        "consumption": CONSUMPTION[civ[BANK]],
        "corruption": CORRUPTION[civ[BLUES]],
        "population_price": population_price(state, s),
        "civil_actions": [civ[CA] - civ[CA_SPENT], civ[CA]],
        "military_actions": [civ[MA] - civ[MA_SPENT], civ[MA]],
        "rebels": civ[REBELS],
        "unit_resources": unit_credit(state, s),
        "urban_limit": urban_limit(state, s),
        "civil_limit": civil_limit(state, s),
        "military_limit": hand_limit(state, s),
        "colonization": civ[COLONIZATION],
        "government": NAMES[civ[REGIME]],
        "leader": "" if civ[LEADER] == NONE else NAMES[civ[LEADER]],
        "technologies": {
            NAMES[k]: {
                "workers": workers[k],
                "blue": blue[k] if k < STORES else 0,
                "price": build_price(state, s, k, 0),
            }
            for k in range(SLOTS)
            if civ[TECHS_IN_PLAY] >> k & 1
        },
        "special": [NAMES[k] for k in range(SLOTS, TECHS) if civ[TECHS_IN_PLAY] >> k & 1 and k != civ[REGIME]],
        "wonder": {}
        if wonder == NONE
        else {"card": NAMES[wonder], "built": civ[STAGES_BUILT], "stages": STAGES[wonder].copy()},
        "wonders": [NAMES[WONDER0 + i] for i in range(WONDERS) if civ[WONDERS_OF] >> i & 1],
        "ruined": [NAMES[WONDER0 + i] for i in range(WONDERS) if civ[RUINED] >> i & 1],
        "colonies": [NAMES[MILITARY_KIND[card]] for card in colonies_of(state, s)],
        "tactic": "" if civ[TACTIC] == NO_CARD else NAMES[MILITARY_KIND[civ[TACTIC]]],
        "armies": _armies(state, s),
        "pacts": [_pact(state, owner, s) for owner in pacts_of(state, s)],
        "war": {},
        "marker": civ[MARKER],
        "hand": hand,
        "hand_prices": [science_price(state, s, INDEX[name], False) if INDEX[name] < TECHS else 0 for name in hand],
        "fresh": fresh,
        "arms": _counts(state, ARMS_OF + 4 * s),
        "arms_known": arms,
        "personal": personal,
        "bonus_proved": 0 if civ[GONE] else civ[PROOF],
        "personal_cards": count(state.cards[PERSONAL_OF + 4 * s + 3]),
        "no_politics": civ[NO_POLITICS],
        "leaders_taken": [AGE_NAMES[age] for age in range(AGES) if civ[LED] >> age & 1],
        "columbus_used": bool(civ[FLAGS] & COLUMBUS_USED),
        "trading": bool(civ[FLAGS] & TRADING),
        "next": _next(state, s),
    }
    if civ[WAR] != NO_CARD:
        there["war"] = {"card": NAMES[MILITARY_KIND[civ[WAR]]], "on": civ[ENEMY]}
    if s == seat and state.dealt:
        kept = state.cards[PERSONAL_OF + 4 * s + 3] & ~state.dealt
        there["kept"] = [NAMES[MILITARY_KIND[card]] for card in cards_in(kept, 3)]
    return there
