"""What a move would change, tried out on a copy: ratings, actions, output and needs, its price aside."""

from __future__ import annotations

from typing import Final

from saecula.games.through_the_ages import phases, verbs
from saecula.games.through_the_ages.building import urban_limit
from saecula.games.through_the_ages.civilization import NO_CARD
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
from saecula.games.through_the_ages.state import SIMPLE, VERSION, Ages
from saecula.games.through_the_ages.technologies import change_government, gain_special
from saecula.games.through_the_ages.wonders import complete_wonder
from saecula.kernel.message import Message

# What is compared, in the order in which it is told. Ratings first, then needs.
COMPARED: Final = [
    "culture", "science", "strength", "happiness", "civil", "military", "urban", "colonization", "food", "resources",
    "yellow", "blue", "consumption", "faces", "discontent", "points",
]  # fmt: skip


def measures(state: Ages, s: int) -> list[int]:
    """The numbers named in COMPARED, of one civilization."""
    civ = state.civ[s]
    simple = state.options[VERSION] == SIMPLE
    return [
        civ.culture_rating,
        civ.science_rating,
        civ.strength,
        civ.happiness,
        civ.civil_actions,
        civ.military_actions,
        urban_limit(state, s),
        civ.colonization,
        output_value(state, s, True),
        output_value(state, s, False),
        civ.yellow_bank,
        civ.blue_bank,
        CONSUMPTION[civ.yellow_bank],
        0 if simple else FACES_NEEDED[civ.yellow_bank],
        0 if simple else discontent(state, s),
        civ.culture,
    ]


def in_danger(state: Ages, s: int) -> bool:
    """Whether a production now would be an uprising (TA-8.5)."""
    return state.options[VERSION] != SIMPLE and discontent(state, s) > state.civ[s].unused


def any_card(kind: int) -> int:
    """Some single card of a military kind."""
    mask = MILITARY_CARDS[kind]
    return 64 * LEVEL[kind] + (mask & -mask).bit_length() - 1


def preview(state: Ages, seat: int, move: int) -> Ages | None:
    """A copy in which the move has had its effect, payment and chance aside; None where nothing can be told.

    It shows nothing that is hidden from the seat: only its own board and what lies open is touched.
    """
    copy = state.trial()
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
    civ = copy.civ[s]
    if move in verbs.BUILD:
        civ.unused = max(0, civ.unused - 1)
        put(copy, s, verbs.BUILD.arg(move), 1)
    elif move in verbs.UPGRADE:
        put(copy, s, UPGRADE_FROM[verbs.UPGRADE.arg(move)], -1)
        put(copy, s, UPGRADE_TO[verbs.UPGRADE.arg(move)], 1)
    elif move in verbs.GROW or move in verbs.SAIL:
        grow(copy, s, 1)
    elif move in verbs.LEVY:
        civ.yellow_bank = max(0, civ.yellow_bank - 1)
        put(copy, s, UNIT0 + verbs.LEVY.arg(move), 1)
    elif move in verbs.DESTROY or (move in verbs.RAZE and asked == phases.DEMOLITION):
        slot = verbs.DESTROY.arg(move) if move in verbs.DESTROY else verbs.RAZE.arg(move)
        if not civ.workers[slot]:
            return False
        put(copy, s, slot, -1)
        civ.unused += 1
    elif move in verbs.LOSE or move in verbs.SACRIFICE:
        slot = verbs.LOSE.arg(move) if move in verbs.LOSE else UNIT0 + verbs.SACRIFICE.arg(move)
        if not civ.workers[slot]:
            return False
        put(copy, s, slot, -1)
        civ.yellow_bank += 1
    else:
        return False
    rate(copy, s)
    return True


def card_played(copy: Ages, s: int, move: int, asked: int) -> bool:
    """A card comes into play."""
    civ = copy.civ[s]
    if move in verbs.LEAD:
        civ.leader = LEADER0 + verbs.LEAD.arg(move)
        cards_changed(copy, s)
    elif move in verbs.DEVELOP or move in verbs.REVOLT:
        kind = verbs.DEVELOP.arg(move) if move in verbs.DEVELOP else GOVERNMENT0 + verbs.REVOLT.arg(move)
        if TYPE[kind] < GOVERNMENT:
            return False
        if TYPE[kind] == GOVERNMENT:
            change_government(copy, s, kind, False)
        else:
            gain_special(copy, s, kind)
    elif move in verbs.STEAL:
        gain_special(copy, s, SPECIAL0 + verbs.STEAL.arg(move))
    elif move in verbs.ARRAY:
        civ.tactic = any_card(TACTIC0 + verbs.ARRAY.arg(move))
        rate(copy, s)
    elif move in verbs.STAGE:
        kind = civ.wonder
        if kind == NONE or civ.stages_built + 1 + verbs.STAGE.arg(move) != len(STAGES[kind]):
            return False
        complete_wonder(copy, s)
    else:
        return False
    return True


def fate_met(copy: Ages, s: int, move: int, asked: int) -> bool:
    """Colonies and pacts come and go; a wonder falls into ruin."""
    civ = copy.civ[s]
    if move in verbs.RUIN:
        civ.ruined |= 1 << verbs.RUIN.arg(move)
        cards_changed(copy, s)
    elif move in verbs.DISCOVER or (move in verbs.YIELD and asked == phases.ANNEX):
        arg = verbs.DISCOVER.arg(move) if move in verbs.DISCOVER else verbs.YIELD.arg(move)
        gain_colony(copy, s, any_card(TERRITORY0 + arg), False)
    elif move in verbs.YIELD and asked == phases.CESSION:
        kind = TERRITORY0 + verbs.YIELD.arg(move)
        if kind not in [MILITARY_KIND[card] for card in colonies_of(copy, s)]:
            return False
        give_up_colony(copy, s, colony_card(copy, s, kind))
    elif move in verbs.ACCEPT and asked == phases.ANSWER:
        agree(copy, copy.frame(3), s, copy.frame(2), copy.frame(4))
    elif move in verbs.SIDE and asked == phases.SIDING:
        agree(copy, s, copy.frame(3), copy.frame(2), verbs.SIDE.arg(move))
    elif move in verbs.CANCEL:
        kind = PACT0 + verbs.CANCEL.arg(move)
        for owner in pacts_of(copy, s):
            if MILITARY_KIND[copy.civ[owner].pact] == kind:
                end_pact(copy, owner, "")
                return True
        return False
    else:
        return False
    return True


def agree(copy: Ages, owner: int, partner: int, kind: int, side: int) -> None:
    """A pact is in force in place of the owner's old one."""
    civ = copy.civ[owner]
    if civ.pact != NO_CARD:
        end_pact(copy, owner, "")
    civ.pact = any_card(kind)
    civ.partner = partner
    civ.own_side = side
    copy.pacts += 1
    cards_changed(copy, owner)
    cards_changed(copy, partner)
