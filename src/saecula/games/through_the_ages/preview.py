"""What a move would change, tried out on a copy: ratings, actions, output and needs, its price aside."""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages.building import urban_limit
from saecula.games.through_the_ages.colonies import gain_colony
from saecula.games.through_the_ages.components import (
    CONSUMPTION,
    FACES_NEEDED,
    GOVERNMENT,
    GOVERNMENT0,
    LEADER0,
    LEVEL,
    MILITARY_CARDS,
    MILITARY_KIND,
    NONE,
    PACT0,
    SLOTS,
    SPECIAL0,
    STAGES,
    TACTIC0,
    TERRITORY0,
    TYPE,
    UNIT0,
    UPGRADE_FROM,
    UPGRADE_TO,
)
from saecula.games.through_the_ages.losses import colonies_of, colony_card, give_up_colony
from saecula.games.through_the_ages.payment import grow
from saecula.games.through_the_ages.production import output_value
from saecula.games.through_the_ages.ratings import cards_changed, discontent, pacts_of, put, rate
from saecula.games.through_the_ages.row import end_pact
from saecula.games.through_the_ages.state import (
    ANNEX,
    ANSWER,
    BANK,
    BLUES,
    CA,
    CESSION,
    CIV,
    COLONIZATION,
    CULTURE,
    CULTURE_RATING,
    DEMOLITION,
    HAPPINESS,
    LEADER,
    MA,
    NO_CARD,
    OWN_SIDE,
    PACT,
    PARTNER,
    RUINED,
    SCIENCE_RATING,
    SIDING,
    SIMPLE,
    STAGES_BUILT,
    STRENGTH,
    TACTIC,
    UNUSED,
    VERSION,
    WONDER,
    Ages,
)
from saecula.games.through_the_ages.technologies import change_government, gain_special
from saecula.games.through_the_ages.verbs import (
    ACCEPT,
    ARRAY,
    BUILD,
    CANCEL,
    DESTROY,
    DEVELOP,
    DISCOVER,
    GROW,
    LEAD,
    LEVY,
    LOSE,
    RAZE,
    REVOLT,
    RUIN,
    SACRIFICE,
    SAIL,
    SIDE,
    STAGE,
    STEAL,
    UPGRADE,
    YIELD,
)
from saecula.games.through_the_ages.wonders import complete_wonder
from saecula.kernel.message import Message

# What is compared, in the order in which it is told. Ratings first, then needs.
COMPARED: Final = [
    "culture", "science", "strength", "happiness", "civil", "military", "urban", "colonization", "food", "resources",
    "yellow", "blue", "consumption", "faces", "discontent", "points",
]  # fmt: skip


def measures(state: Ages, s: int) -> list[int]:
    """The numbers named in COMPARED, of one civilization."""
    at = s * CIV
    civ = state.civ
    simple = state.agreed[VERSION] == SIMPLE
    return [
        civ[at + CULTURE_RATING],
        civ[at + SCIENCE_RATING],
        civ[at + STRENGTH],
        civ[at + HAPPINESS],
        civ[at + CA],
        civ[at + MA],
        urban_limit(state, s),
        civ[at + COLONIZATION],
        output_value(state, s, True),
        output_value(state, s, False),
        civ[at + BANK],
        civ[at + BLUES],
        CONSUMPTION[civ[at + BANK]],
        0 if simple else FACES_NEEDED[civ[at + BANK]],
        0 if simple else discontent(state, s),
        civ[at + CULTURE],
    ]


def in_danger(state: Ages, s: int) -> bool:
    """Whether a production now would be an uprising (TA-8.5)."""
    return state.agreed[VERSION] != SIMPLE and discontent(state, s) > state.civ[s * CIV + UNUSED]


def any_card(kind: int) -> int:
    """Some single card of a military kind."""
    mask = MILITARY_CARDS[kind]
    return 64 * LEVEL[kind] + (mask & -mask).bit_length() - 1


def preview(state: Ages, seat: int, move: int) -> Ages | None:
    """A copy in which the move has had its effect, payment and chance aside; None where nothing can be told.

    It shows nothing that is hidden from the seat: only its own board and what lies open is touched.
    """
    copy = state.clone()
    asked = state.frame(0) if state.is_actor(seat) else -1
    for effect in (workers_moved, card_played, fate_met):
        if effect(copy, seat, move, asked):
            return copy
    return None


def changes(state: Ages, seat: int, move: int, rule: str) -> list[Message]:
    """What a move changes, before and after, and a warning if it leads to an uprising."""
    copy = preview(state, seat, move)
    if copy is None:
        return []
    lines: list[Message] = []
    before, after = measures(state, seat), measures(copy, seat)
    for i, name in enumerate(COMPARED):
        if before[i] != after[i]:
            args: dict[str, object] = {"before": before[i], "after": after[i]}
            lines.append(Message(f"through_the_ages-explain-change-{name}", args, rule))
    if in_danger(copy, seat):
        lines.append(Message("through_the_ages-explain-danger", {}, "TA-8.5"))
    return lines


def workers_moved(copy: Ages, s: int, move: int, asked: int) -> bool:
    """Workers come, go, or change their place."""
    at = s * CIV
    if move in BUILD:
        copy.civ[at + UNUSED] = max(0, copy.civ[at + UNUSED] - 1)
        put(copy, s, BUILD.arg(move), 1)
    elif move in UPGRADE:
        put(copy, s, UPGRADE_FROM[UPGRADE.arg(move)], -1)
        put(copy, s, UPGRADE_TO[UPGRADE.arg(move)], 1)
    elif move in GROW or move in SAIL:
        grow(copy, s, 1)
    elif move in LEVY:
        copy.civ[at + BANK] = max(0, copy.civ[at + BANK] - 1)
        put(copy, s, UNIT0 + LEVY.arg(move), 1)
    elif move in DESTROY or (move in RAZE and asked == DEMOLITION):
        slot = DESTROY.arg(move) if move in DESTROY else RAZE.arg(move)
        if not copy.workers[s * SLOTS + slot]:
            return False
        put(copy, s, slot, -1)
        copy.civ[at + UNUSED] += 1
    elif move in LOSE or move in SACRIFICE:
        slot = LOSE.arg(move) if move in LOSE else UNIT0 + SACRIFICE.arg(move)
        if not copy.workers[s * SLOTS + slot]:
            return False
        put(copy, s, slot, -1)
        copy.civ[at + BANK] += 1
    else:
        return False
    rate(copy, s)
    return True


def card_played(copy: Ages, s: int, move: int, asked: int) -> bool:
    """A card comes into play."""
    at = s * CIV
    if move in LEAD:
        copy.civ[at + LEADER] = LEADER0 + LEAD.arg(move)
        cards_changed(copy, s)
    elif move in DEVELOP or move in REVOLT:
        kind = DEVELOP.arg(move) if move in DEVELOP else GOVERNMENT0 + REVOLT.arg(move)
        if TYPE[kind] < GOVERNMENT:
            return False
        if TYPE[kind] == GOVERNMENT:
            change_government(copy, s, kind, False)
        else:
            gain_special(copy, s, kind)
    elif move in STEAL:
        gain_special(copy, s, SPECIAL0 + STEAL.arg(move))
    elif move in ARRAY:
        copy.civ[at + TACTIC] = any_card(TACTIC0 + ARRAY.arg(move))
        rate(copy, s)
    elif move in STAGE:
        kind = copy.civ[at + WONDER]
        if kind == NONE or copy.civ[at + STAGES_BUILT] + 1 + STAGE.arg(move) != len(STAGES[kind]):
            return False
        complete_wonder(copy, s)
    else:
        return False
    return True


def fate_met(copy: Ages, s: int, move: int, asked: int) -> bool:
    """Colonies and pacts come and go; a wonder falls into ruin."""
    at = s * CIV
    if move in RUIN:
        copy.civ[at + RUINED] |= 1 << RUIN.arg(move)
        cards_changed(copy, s)
    elif move in DISCOVER or (move in YIELD and asked == ANNEX):
        arg = DISCOVER.arg(move) if move in DISCOVER else YIELD.arg(move)
        gain_colony(copy, s, any_card(TERRITORY0 + arg), False)
    elif move in YIELD and asked == CESSION:
        kind = TERRITORY0 + YIELD.arg(move)
        if kind not in [MILITARY_KIND[card] for card in colonies_of(copy, s)]:
            return False
        give_up_colony(copy, s, colony_card(copy, s, kind))
    elif move in ACCEPT and asked == ANSWER:
        agree(copy, copy.frame(3), s, copy.frame(2), copy.frame(4))
    elif move in SIDE and asked == SIDING:
        agree(copy, s, copy.frame(3), copy.frame(2), SIDE.arg(move))
    elif move in CANCEL:
        kind = PACT0 + CANCEL.arg(move)
        for owner in pacts_of(copy, s):
            if MILITARY_KIND[copy.civ[owner * CIV + PACT]] == kind:
                end_pact(copy, owner, "")
                return True
        return False
    else:
        return False
    return True


def agree(copy: Ages, owner: int, partner: int, kind: int, side: int) -> None:
    """A pact is in force in place of the owner's old one."""
    at = owner * CIV
    if copy.civ[at + PACT] != NO_CARD:
        end_pact(copy, owner, "")
    copy.civ[at + PACT] = any_card(kind)
    copy.civ[at + PARTNER] = partner
    copy.civ[at + OWN_SIDE] = side
    copy.pacts += 1
    cards_changed(copy, owner)
    cards_changed(copy, partner)
