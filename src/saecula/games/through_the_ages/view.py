"""TA-16: what a seat may know, and its mirror: what is drawn anew in a determinized copy.

Hidden are the military decks, hands and discards, Current and Future Events, the bonus cards that lie face down, and
the personal ones. Ages are printed on the backs, so how many cards of which age lie where is public. Civil hands are
public: every card of them was taken from the open row.
"""

from __future__ import annotations

from typing import Any, Final

from saecula.games.through_the_ages.building import urban_limit
from saecula.games.through_the_ages.cards import COLONIZING
from saecula.games.through_the_ages.components import (
    AGE_NAMES,
    AGES,
    BONUS0,
    BONUS_CARDS,
    CIVIL_KIND,
    COLOURS,
    CONSUMPTION,
    CORRUPTION,
    EVENT_CARDS,
    FACES_NEEDED,
    LAST_AGE,
    MILITARY_KIND,
    NAMES,
    NONE,
    ONLY_EVENTS,
    ROW,
    SLOTS,
    STAGES,
    STORES,
    TECHS,
    UNIT0,
    UNITS,
    WONDER0,
    WONDERS,
    cards_in,
    count,
)
from saecula.games.through_the_ages.conflict import attack_total, defence_total
from saecula.games.through_the_ages.hands import hand_limit
from saecula.games.through_the_ages.losses import colonies_of
from saecula.games.through_the_ages.prices import build_price, population_price
from saecula.games.through_the_ages.production import output_value
from saecula.games.through_the_ages.ratings import discontent
from saecula.games.through_the_ages.row import civil_limit, take_cost
from saecula.games.through_the_ages.state import (
    AGREED,
    AIMING,
    ANSWER,
    ARMS_OF,
    BANK,
    BID_MADE,
    BIDDING,
    BLUES,
    BONUSES,
    BOX,
    CA,
    CA_SPENT,
    CHOOSING,
    CIV,
    CIVIL_DECK,
    COLONIZATION,
    COLUMBUS_USED,
    CULTURE,
    CULTURE_RATING,
    CURRENT,
    DECK,
    ENEMY,
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
    MA,
    MA_SPENT,
    MARKER,
    NO_CARD,
    NO_POLITICS,
    OWN_SIDE,
    PACT,
    PARTNER,
    PAST,
    PERSONAL_OF,
    PILE,
    POLITICS,
    PROOF,
    PROOF_EXTRA,
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
    UNIT_PAY,
    UNUSED,
    VERSION,
    WAR,
    WONDER,
    Ages,
)
from saecula.games.through_the_ages.state import (
    COLONIZING as COLONIZING_PHASE,
)
from saecula.games.through_the_ages.state import WONDERS as WONDERS_OF
from saecula.kernel.state import FRAME

TRIES: Final = 60  # how often a redraw is tried before the hands are made to fit

# ----------------------------------------------------------------------------------------------------------------- view


def view(state: Ages, seat: int | None) -> dict[str, Any]:
    """All that a seat (None: a spectator) may know, as plain data."""
    age = state.age
    military = age if 1 <= age <= LAST_AGE[state.agreed[VERSION]] and state.agreed[VERSION] != SIMPLE else 0
    return {
        "game": "through_the_ages",
        "seat": seat,
        "seats": state.seats,
        "version": ["simple", "advanced", "full"][state.agreed[VERSION]],
        "agreed": state.agreed[:AGREED],
        "over": state.over,
        "actors": list(state.actors),
        "prompt": _prompt(state, seat),
        "age": AGE_NAMES[age],
        "round": state.round,
        "last_round": state.last_round,
        "turn": state.active,
        "first": state.first,
        "row": [_row(state, i, seat) for i in range(ROW)],
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
        "players": [_player(state, s, seat) for s in range(state.seats)],
        "ranking": state.ranking if state.over else [],
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


def _find(state: Ages, phase: int) -> int:
    """Where on the stack a phase lies, -1 nowhere."""
    for at in range(len(state.stack) - FRAME, -1, -FRAME):
        if state.stack[at] == phase:
            return at
    return -1


def _auction(state: Ages) -> dict[str, Any]:
    at = _find(state, BIDDING)
    if at >= 0:
        inside = state.stack[at + 4]
        return {
            "bid": state.stack[at + 2],
            "bidder": state.stack[at + 3],
            "in": [s for s in range(state.seats) if inside >> s & 1],
            "bids": [state.civ[s * CIV + BID_MADE] for s in range(state.seats)],
        }
    at = _find(state, COLONIZING_PHASE)
    if at >= 0:
        return {
            "bid": state.stack[at + 2],
            "bidder": state.stack[at + 1],
            "in": [state.stack[at + 1]],
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
    }


def _offer(state: Ages) -> dict[str, Any]:
    at = _find(state, ANSWER)
    if at < 0:
        return {}
    frame = state.stack[at : at + FRAME]
    return {"card": NAMES[frame[2]], "from": frame[3], "to": frame[1], "side": "ab"[frame[4]]}


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
        "unit_resources": civ[UNIT_PAY],
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
        "pact": {},
        "war": {},
        "marker": civ[MARKER],
        "hand": hand,
        "fresh": fresh,
        "arms": _counts(state, ARMS_OF + 4 * s),
        "arms_known": arms,
        "personal": personal,
        "personal_cards": count(state.cards[PERSONAL_OF + 4 * s + 3]),
        "no_politics": civ[NO_POLITICS],
        "columbus_used": bool(civ[FLAGS] & COLUMBUS_USED),
        "trading": bool(civ[FLAGS] & TRADING),
    }
    if civ[PACT] != NO_CARD:
        name = NAMES[MILITARY_KIND[civ[PACT]]]
        there["pact"] = {"card": name, "with": civ[PARTNER], "side": "ab"[civ[OWN_SIDE]]}
    if civ[WAR] != NO_CARD:
        there["war"] = {"card": NAMES[MILITARY_KIND[civ[WAR]]], "on": civ[ENEMY]}
    if s == seat and state.dealt:
        kept = state.cards[PERSONAL_OF + 4 * s + 3] & ~state.dealt
        there["kept"] = [NAMES[MILITARY_KIND[card]] for card in cards_in(kept, 3)]
    return there


# --------------------------------------------------------------------------------------------------------------- redraw


def redraw(state: Ages, seat: int) -> None:
    """Draw anew what a seat cannot know, within what the backs and public acts show."""
    if not state.over and state.frame(0) in (AIMING, SIDING) and state.frame(1) != seat:
        state.goto(POLITICS, state.frame(1))  # a card has been named, and nobody else knows which
    chosen = _hide_choices(state, seat)
    places = [PILE, FUTURE, CURRENT, BOX, HIDDEN, DECK]
    for s in range(state.seats):
        places += [ARMS_OF + 4 * s, PERSONAL_OF + 4 * s]
    for _ in range(TRIES):
        for age in range(AGES):
            _redeal(state, seat, age, places)
        if not [s for s in range(state.seats) if s != seat and _short_of_proof(state, s) > 0]:
            break
    else:
        for s in range(state.seats):
            if s != seat:
                _make_fit(state, seat, s)
    for s in range(state.seats):
        if s != seat:
            for age in range(AGES):
                shared = state.cards[KNOWN + 4 * s + age] & state.cards[KNOWN + 4 * seat + age]
                own = state.cards[ARMS_OF + 4 * s + age] | state.cards[PERSONAL_OF + 4 * s + age]
                state.cards[KNOWN + 4 * s + age] = shared | own
    _choose_anew(state, chosen)


def _redeal(state: Ages, seat: int, age: int, places: list[int]) -> None:
    """Deal the cards of an age that the seat does not know anew over the places they may lie in."""
    known = state.cards[KNOWN + 4 * seat + age]
    pool = 0
    wanted: list[int] = []
    for place in places:
        unknown = state.cards[place + age] & ~known
        wanted.append(count(unknown))
        state.cards[place + age] ^= unknown
        pool |= unknown
    cards = cards_in(pool, age)
    state.shuffle(cards)
    for i in _strictest_first(places):
        place = places[i]
        allowed = -1
        if place == HIDDEN or place >= PERSONAL_OF:
            allowed = ONLY_EVENTS[age]
        elif place in (FUTURE, CURRENT):
            allowed = EVENT_CARDS[age]
        kept: list[int] = []
        for card in cards:
            if wanted[i] and (allowed == -1 or allowed >> (card & 63) & 1):
                state.cards[place + age] |= 1 << (card & 63)
                wanted[i] -= 1
            else:
                kept.append(card)
        cards = kept


def _strictest_first(places: list[int]) -> list[int]:
    """Places that take only some cards come before those that take any."""
    order = [
        (0 if p == HIDDEN or p >= PERSONAL_OF else 1 if p in (FUTURE, CURRENT) else 2, i) for i, p in enumerate(places)
    ]
    order.sort()
    return [i for _, i in order]


def _short_of_proof(state: Ages, s: int) -> int:
    """How much a hand is short of what a bid has proved it to be worth (TA-10.12)."""
    at = s * CIV
    need = state.civ[at + PROOF]
    if not need:
        return 0
    for age in range(AGES):
        for card in cards_in(state.cards[ARMS_OF + 4 * s + age] & BONUS_CARDS[age], age):
            need -= COLONIZING[MILITARY_KIND[card] - BONUS0] + state.civ[at + PROOF_EXTRA]
    return need


def _make_fit(state: Ages, seat: int, s: int) -> None:
    """Exchange cards of a hand for bonus cards from unseen places until it is worth what it must be."""
    for age in range(AGES - 1, -1, -1):
        for place in (DECK, PILE, BOX):
            while _short_of_proof(state, s) > 0:
                known = state.cards[KNOWN + 4 * seat + age]
                bonus = state.cards[place + age] & BONUS_CARDS[age] & ~known
                other = state.cards[ARMS_OF + 4 * s + age] & ~BONUS_CARDS[age] & ~known
                if not bonus or not other:
                    break
                swap = (bonus & -bonus) | (other & -other)
                state.cards[place + age] ^= swap
                state.cards[ARMS_OF + 4 * s + age] ^= swap


def _hide_choices(state: Ages, seat: int) -> list[int]:
    """Take the others' secret choice of personal bonus cards back; how many each has kept, -1 outside that choice."""
    at = _find(state, CHOOSING)
    if at < 0:
        return []
    kept: list[int] = []
    for s in range(state.seats):
        mine = state.cards[PERSONAL_OF + 4 * s + 3]
        if s == seat:
            kept.append(-1)
        elif state.stack[at + 2] >> s & 1:  # still choosing: nobody knows how far
            kept.append(0)
        else:
            kept.append(count(mine & ~state.dealt))
        if s != seat:
            state.dealt &= ~mine
    return kept


def _choose_anew(state: Ages, kept: list[int]) -> None:
    """The others have kept as many cards as before, at random."""
    for s in range(len(kept)):
        if kept[s] >= 0:
            cards = cards_in(state.cards[PERSONAL_OF + 4 * s + 3], 3)
            state.shuffle(cards)
            for card in cards[kept[s] :]:
                state.dealt |= 1 << (card & 63)
