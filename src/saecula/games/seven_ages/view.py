"""SA-14: what a seat may see of a game. `view` shows it; redraw.py is its mirror.

Everything is named by the ids of the data files; what is not there is left out, so that a view stays small. An empire
is named by its colour set. The parts:

- `turn`, `step` (an action's id, or "end"), `first` (seat with the turn marker), `age` of the game, `ended`
- `players`: by seat: `glory`, `pair`, `hand` (how many cards), `known` (cards of that hand the reader knows), `markers`
  (by slot: what became of it, and the marker if the reader may know it), `beyond`
- `empires`: by colour set: `card`, `seat`, `level`, `age`, `money`, `income` of a Production now, `upkeep`, `elite`,
  `capital`, `home`, `religion`, `government`, `artefacts` on the card and through blue markers, `leaders`, `barbarian`,
  `icons` (what each would pay now; null where it depends on hidden faces), `ranks` (of the icons that rank: the place
  and what the empire has of the thing; place 0: it does not compete), `units` by area: a number, or for the owner
  the number of each type; `numbers` (of the classes that icons rank: how many units at least and at most, as everybody
  can tell); `reserve` for the owner
- `areas`: by region ("water" for seas and oceans) those with anything in them: `control`, `city`, `fort`, `disorder`,
  `artefact`
- `cards`: `hand`, `deck` (how many), `discard`, `top` (cards of the deck the reader has looked at)
- `blue`: levels of blue markers; `spans`: effects of events that last
- `placing`: markers are being laid
- `acting`: the action being performed: `seat`, `action`, and `empire` unless the free slot performs it
- `moving`: for the player who moves: the group gathered or on its way (`area`, `units`, `cargo`, `leaders`)
- `conflict`, `trade`: what is going on, with totals as far as the reader may know them (`items` of each side; `shown`
  once nothing is hidden)
- `announced`: a card that has been announced and awaits reactions or takes effect, with its targets
- `answer`: the reader's own answer to a sealed question so far
"""

from __future__ import annotations

from typing import Any

from saecula.games.seven_ages import moving_frame
from saecula.games.seven_ages.areas import AREAS, LANDS, NAMES, REGION_NAMES, REGION_OF, areas_in
from saecula.games.seven_ages.cards import (
    ARTEFACTS,
    CARDS,
    CATEGORY_NAMES,
    EMPIRE_NAMES,
    GOOD_NAMES,
    ICONS,
    MARKER_NAMES,
    MARKERS_PER_PLAYER,
    STEPS,
)
from saecula.games.seven_ages.conflict_view import by_type, conflict
from saecula.games.seven_ages.effects import has_good
from saecula.games.seven_ages.ending import REASONS
from saecula.games.seven_ages.glory import UNIT_CATEGORIES, icon_code, is_rank, measure, pays, ranked
from saecula.games.seven_ages.moves import DONE, LAY, moves
from saecula.games.seven_ages.phases import AFTER_ACTION, ANNOUNCED, MOVING, PLACEMENT, ROUND, TRADE
from saecula.games.seven_ages.production import income, upkeep
from saecula.games.seven_ages.progress import game_age
from saecula.games.seven_ages.state import (
    DECK,
    DISCARDED,
    FACE_DOWN,
    FREE_SLOT,
    HAND,
    LOST_SLOT,
    NO_MARKER,
    NOBODY,
    ON_EMPIRE,
    RESERVE,
    SevenAges,
)
from saecula.games.seven_ages.totals import pieces_in
from saecula.games.seven_ages.trade import ACTIVE, CARD_A, CARD_B, COUNTED, PARTNER, STAGE, totals
from saecula.games.seven_ages.units import LEADER_NAMES, PAIR_NAMES, SET_NAMES, SETS
from saecula.games.seven_ages.windows import AS_EVENT, CARD, ROLE, TARGETS


def view(state: SevenAges, seat: int | None) -> dict[str, Any]:
    """All that a seat (None: a spectator) may know."""
    reader = -1 if seat is None else seat
    shown: dict[str, Any] = {
        "turn": state.turn,
        "step": "end" if state.step >= STEPS else MARKER_NAMES[state.step],
        "first": state.first,
        "age": game_age(state),
        "ended": REASONS[state.ended],
        "players": [player(state, other, reader) for other in range(state.seats)],
        "empires": {SET_NAMES[s]: empire(state, s, reader) for s in state.in_play()},
        "areas": areas(state),
        "cards": cards(state, reader),
        "blue": {GOOD_NAMES[a]: state.blue_at[a] for a in range(ARTEFACTS) if state.blue_at[a]},
        "elephants": sum([state.holder[i] == NOBODY for i in range(6)]),
    }
    add_icons(state, shown["empires"], reader)
    if state.find(PLACEMENT):
        shown["placing"] = True
    if state.treaty != NOBODY:
        shown["treaty"] = SET_NAMES[state.treaty]
    at = state.find(AFTER_ACTION)
    if at:
        shown["acting"] = acting(state, at)
    at = state.find(MOVING)
    if at and state.frame_at(at, 1) == reader:
        shown["moving"] = moving(state, at)
    at = state.find(ROUND)
    if at:
        shown["conflict"] = conflict(state, at, reader)
    at = state.find(TRADE)
    if at:
        shown["trade"] = trade(state, at)
    at = state.find(ANNOUNCED)
    if at:
        shown["announced"] = announced(state, at)
    if seat is not None and state.sealing:
        answer = state.answer(seat)
        if answer:
            shown["answer"] = [moves.name(move) for move in answer]
    return shown


# ------------------------------------------------------------------------------------------------------------ players


def player(state: SevenAges, seat: int, reader: int) -> dict[str, Any]:
    """What lies before a player."""
    shown: dict[str, Any] = {
        "glory": state.glory[seat],
        "hand": state.hand_size(seat),
        "markers": markers(state, seat, reader),
    }
    if state.reserved[seat] != NOBODY:
        shown["pair"] = PAIR_NAMES[state.reserved[seat]]
    if seat != reader and reader >= 0:
        known = [EMPIRE_NAMES[card] for card in state.hand(seat) if state.known[card] >> reader & 1]
        if known:
            shown["known"] = known
    if state.beyond[seat]:
        shown["beyond"] = state.beyond[seat]
    return shown


def markers(state: SevenAges, seat: int, reader: int) -> dict[str, Any]:
    """The markers a player has laid: by slot, what became of each, and which one it is where the reader may know."""
    shown: dict[str, Any] = {}
    for marker in range(MARKERS_PER_PLAYER):
        at = seat * MARKERS_PER_PLAYER + marker
        slot = state.marker_slot[at]
        if slot not in (NO_MARKER, LOST_SLOT):
            entry: dict[str, Any] = {"state": ["down", "up", "spent", "void"][state.marker_state[at]]}
            if state.marker_state[at] != FACE_DOWN or seat == reader:
                entry["marker"] = MARKER_NAMES[marker]
            shown["free" if slot == FREE_SLOT else SET_NAMES[slot]] = entry
    return dict(sorted(shown.items()))


# ------------------------------------------------------------------------------------------------------------ empires


def empire(state: SevenAges, s: int, reader: int) -> dict[str, Any]:
    """An empire in play."""
    mine = state.owner[s] == reader
    shown: dict[str, Any] = {
        "card": EMPIRE_NAMES[state.card_of[s]],
        "seat": state.owner[s],
        "level": state.level[s],
        "age": state.age(s),
        "money": state.money[s],
        "income": income(state, s),
        "upkeep": upkeep(state, s),
        "elite": state.elite[s],
        "home": [NAMES[area] for area in areas_in(state.home[s])],
        "units": units(state, s, mine),
        "numbers": numbers(state, s),
        "leaders": {LEADER_NAMES[one]: NAMES[state.leader_at[one]] for one in state.leaders_of(s)},
        "artefacts": [GOOD_NAMES[a] for a in range(ARTEFACTS) if has_good(state, s, a)],
    }
    if state.capital[s] != NOBODY:
        shown["capital"] = NAMES[state.capital[s]]
    if state.religion(s) != NOBODY:
        shown["religion"] = GOOD_NAMES[state.religion(s)]
    if state.government(s) != NOBODY:
        shown["government"] = GOOD_NAMES[state.government(s)]
    if state.barbarian(s):
        shown["barbarian"] = True
    if mine:
        shown["reserve"] = by_type(state, [p for p in state.pieces_of(s) if state.place[p] == RESERVE])
    return shown


def units(state: SevenAges, s: int, mine: bool) -> dict[str, Any]:
    """The units of an empire by area: types for their owner, a number for everybody else (SA-8.19)."""
    shown: dict[str, Any] = {}
    for area in areas_in(state.units_in[s]):
        there = state.units_at(s, area)
        shown[NAMES[area]] = by_type(state, there) if mine else len(there)
    return shown


def numbers(state: SevenAges, s: int) -> dict[str, list[int]]:
    """What everybody can tell about the number of units of each ranked class: at least, at most (SA-14.3)."""
    first = s * len(UNIT_CATEGORIES)
    return {
        CATEGORY_NAMES[category]: [state.fewest[first + i], state.most[first + i]]
        for i, category in enumerate(UNIT_CATEGORIES)
        if state.most[first + i]
    }


def add_icons(state: SevenAges, shown: dict[str, Any], reader: int) -> None:
    """What each icon of each empire would pay now; of those that rank, the place and what the empire has of the thing.

    None where it ranks units whose faces the reader cannot see, and for the ranks of icons that do not rank.
    """
    order = list(range(SETS))
    known: dict[int, list[int]] = {}  # the ranks, by icon_code
    hidden = any([state.owner[s] != reader for s in state.in_play()])
    for s in state.in_play():
        paid: list[int | None] = []
        ranks: list[list[int] | None] = []
        for icon in ICONS[state.card_of[s]]:
            unseen = hidden and icon.category in UNIT_CATEGORIES
            if unseen or not is_rank(icon):
                paid.append(None if unseen else pays(state, s, icon, order))
                ranks.append(None)
                continue
            code = icon_code(icon)
            if code not in known:
                known[code] = ranked(state, icon, order)
            best = known[code]
            paid.append(pays(state, s, icon, order, known))
            ranks.append([best.index(s) + 1 if s in best else 0, measure(state, s, icon)])
        shown[SET_NAMES[s]]["icons"] = paid
        shown[SET_NAMES[s]]["ranks"] = ranks


# ---------------------------------------------------------------------------------------------------- map and cards


def areas(state: SevenAges) -> dict[str, Any]:
    """Everything that lies on the map besides units and leaders."""
    artefact_in = {state.good_at[a]: a for a in range(ARTEFACTS) if 0 <= state.good_at[a] < ON_EMPIRE}
    shown: dict[str, Any] = {}
    for area in range(AREAS):
        entry: dict[str, Any] = {}
        if state.control[area] != NOBODY:
            entry["control"] = SET_NAMES[state.control[area]]
        if area < LANDS and state.city[area]:
            entry["city"] = state.city[area]
        if state.forts >> area & 1:
            entry["fort"] = True
        if state.disorder >> area & 1:
            entry["disorder"] = True
        if area in artefact_in:
            entry["artefact"] = GOOD_NAMES[artefact_in[area]]
        if entry:
            shown.setdefault(region_name(area), {})[NAMES[area]] = entry
    return shown


def region_name(area: int) -> str:
    """The region under which an area is shown."""
    return REGION_NAMES[REGION_OF[area]] if area < LANDS else "water"


def cards(state: SevenAges, reader: int) -> dict[str, Any]:
    """Cards the reader holds or may know."""
    shown: dict[str, Any] = {
        "deck": state.card_at.count(DECK),
        "discard": [EMPIRE_NAMES[card] for card in range(CARDS) if state.card_at[card] == DISCARDED],
    }
    if reader >= 0:
        shown["hand"] = [EMPIRE_NAMES[card] for card in range(CARDS) if state.card_at[card] == HAND + reader]
        top = [EMPIRE_NAMES[c] if state.known[c] >> reader & 1 else None for c in reversed(state.top)]
        if any(top):
            shown["top"] = top
    return shown


# ----------------------------------------------------------------------------------------------- what is going on


def acting(state: SevenAges, at: int) -> dict[str, Any]:
    """The action being performed."""
    shown: dict[str, Any] = {"seat": state.frame_at(at, 1), "action": MARKER_NAMES[state.frame_at(at, 3)]}
    if state.acting_empire != NOBODY and state.card_of[state.acting_empire] != NOBODY:
        shown["empire"] = SET_NAMES[state.acting_empire]
    return shown


def moving(state: SevenAges, at: int) -> dict[str, Any]:
    """The group that is gathered or on its way, as its owner sees it (SA-8.20)."""
    empire = state.frame_at(at, moving_frame.EMPIRE)
    shown: dict[str, Any] = {"empire": SET_NAMES[empire]}
    area = state.frame_at(at, moving_frame.AREA)
    if area != NOBODY:
        shown["area"] = NAMES[area]
        shown["units"] = by_type(state, pieces_in(empire, state.frame_at(at, moving_frame.UNITS)))
        cargo = by_type(state, pieces_in(empire, state.frame_at(at, moving_frame.CARGO)))
        if cargo:
            shown["cargo"] = cargo
        leaders = state.frame_at(at, moving_frame.LEADERS)
        if leaders:
            shown["leaders"] = [LEADER_NAMES[one] for one in areas_in(leaders)]
    return shown


def announced(state: SevenAges, at: int) -> dict[str, Any]:
    """The card that has been announced last, with its targets; which marker is exchanged stays secret (SA-15.7)."""
    end = len(state.stack)
    above = state.top_frame
    while above != at:
        end = above - 1
        above = state.frame_below(above)
    targets = [moves.name(move) for move in state.stack[at + TARGETS : end] if move not in LAY and move not in DONE]
    return {
        "seat": state.frame_at(at, 1),
        "card": EMPIRE_NAMES[state.frame_at(at, CARD)],
        "as": "event" if state.frame_at(at, ROLE) == AS_EVENT else "artefact",
        "targets": targets,
    }


def trade(state: SevenAges, at: int) -> dict[str, Any]:
    """The trade going on: who, and once they are turned up, the cards."""
    shown: dict[str, Any] = {"empire": SET_NAMES[state.frame_at(at, ACTIVE)]}
    if state.frame_at(at, PARTNER) != NOBODY:
        shown["partner"] = SET_NAMES[state.frame_at(at, PARTNER)]
    for name, slot in (("card", CARD_A), ("other_card", CARD_B)):
        card = state.frame_at(at, slot)
        if card != NOBODY:
            shown[name] = EMPIRE_NAMES[card]
    sides = [side for side in (state.frame_at(at, ACTIVE), state.frame_at(at, PARTNER)) if side != NOBODY]
    if state.frame_at(at, STAGE) == COUNTED and all([state.card_of[side] != NOBODY for side in sides]):
        shown["totals"] = list(totals(state, at))
    return shown
