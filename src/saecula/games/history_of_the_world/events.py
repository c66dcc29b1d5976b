"""HW-4.3 to HW-4.9: the window in which event cards are played, and what each card does at once.

Cards that ask for something put their own phase on top of the window: see calamities.py and uprisings.py.
"""

from __future__ import annotations

from saecula.games.history_of_the_world.cards import (
    ALLIED,
    ASTRONOMY,
    ATTRITION,
    BARBARIANS,
    CIVIL_WAR,
    COINS,
    CRUSADE,
    CRUSADE_SEA,
    DISASTER,
    EFFECT,
    ENGINEERING,
    EPOCHS_OF,
    EVENT_KEYS,
    FIGURE,
    GREAT,
    GREAT_CARDS,
    HAS_CAPITAL,
    IN_EPOCH,
    KINGDOM,
    LASTING,
    MIGRANTS,
    MINOR_CARDS,
    MINOR_EMPIRE,
    NAVIGATES,
    PESTILENCE,
    PLACE,
    PLAGUE,
    PLUS_CAPITAL,
    PLUS_NAVIGATION,
    REALLOCATION,
    REVOLT,
    TREACHERY,
    origin_of_event,
)
from saecula.games.history_of_the_world.components import (
    AREA_MASK,
    BARREN_LANDS,
    BARREN_NEAR,
    COAST,
    EVENTS_PER_TURN,
    TERRITORY_KEYS,
    listed,
    members,
)
from saecula.games.history_of_the_world.state import (
    ATTRITION_AREA,
    BARREN_LAND,
    CHOOSE,
    CHOOSING,
    CRUSADERS,
    DISASTER_SITE,
    DONE,
    EXPANSION,
    MIGRATION,
    NAMING,
    PESTILENCE_SITE,
    PLAGUE_PATH,
    PLAY,
    PREPARATION,
    REBELLION,
    History,
    replaced,
)
from saecula.games.history_of_the_world.uprisings import found_kingdom, revolt
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase

# -------------------------------------------------------------------------------------------------------------- hands


def events_in(great: int, minor: int) -> int:
    """The different events among these cards."""
    mask = 0
    for card in members(great):
        mask |= 1 << GREAT_CARDS[card]
    for card in members(minor):
        mask |= 1 << MINOR_CARDS[card]
    return mask


def has_target(state: History, seat: int, event: int) -> bool:
    """HW-4.3: some cards may be played only if there is something to aim them at."""
    effect = EFFECT[event]
    if effect < TREACHERY:
        return True
    if effect == BARBARIANS:
        enemies = state.enemies_of(seat)
        for land in BARREN_LANDS:
            if BARREN_NEAR[land] & enemies:
                return True
        return False
    if effect in (CIVIL_WAR, TREACHERY):
        return state.enemies_of(seat) != 0
    if effect == DISASTER:
        return state.monuments != 0
    if effect == MIGRANTS:
        return AREA_MASK[PLACE[event]] & ~state.occupied() != 0
    if effect == PLAGUE:
        return state.occupied() != 0
    return True


class EventWindow(Phase[History]):
    """None, one or two event cards before the first army (HW-4.3)."""

    key = "history_of_the_world-prompt-events"
    rule = "HW-4.3"

    def step(self, state: History) -> bool:
        """The window closes by itself after two cards, or when the hand is empty, which is public."""
        seat = state.frame(1)
        if (state.great[seat] or state.minor[seat]) and state.played.bit_count() < EVENTS_PER_TURN:
            return False
        state.goto(PREPARATION, seat)
        return True

    def legal(self, state: History, seat: int) -> list[int]:
        """Cards of this Epoch, no two equal ones in a turn; or no more."""
        offered: list[int] = []
        hand = events_in(state.great[seat], state.minor[seat]) & IN_EPOCH[state.epoch] & ~state.played
        for event in members(hand):
            if has_target(state, seat, event):
                offered.append(PLAY.base + event)
        offered.append(DONE.base)
        return offered

    def play(self, state: History, seat: int, move: int) -> None:
        """Play a card, or close the window."""
        if move in DONE:
            state.goto(PREPARATION, seat)
            return
        play_card(state, seat, PLAY.arg(move))

    def prompt(self, state: History, seat: int) -> Message:
        """How many may still be played."""
        left = EVENTS_PER_TURN - state.played.bit_count()
        return Message(self.key, {"seat": seat, "cards": left}, self.rule)

    def why_not(self, state: History, seat: int, move: int) -> Message:
        """Not in the hand, not in this Epoch, twice, or nothing to aim at."""
        if move not in PLAY:
            return Message("history_of_the_world-no-events-first", {}, self.rule)
        return why_not_card(state, seat, PLAY.arg(move))


def why_not_card(state: History, seat: int, event: int) -> Message:
    """Why a card cannot be played in the window now. It may say only what the seat itself knows."""
    args: dict[str, object] = {"event": EVENT_KEYS[event]}
    if state.played >> event & 1:
        return Message("history_of_the_world-no-card-twice", args, "HW-4.3")
    if not events_in(state.great[seat], state.minor[seat]) >> event & 1:
        return Message("history_of_the_world-no-card", args, "HW-2.5")
    if not EPOCHS_OF[event] >> state.epoch & 1:
        return Message("history_of_the_world-no-card-epoch", args, "HW-4.3")
    return Message("history_of_the_world-no-card-target", args, "HW-4.3")


# ------------------------------------------------------------------------------------------------------ playing a card


def play_card(state: History, seat: int, event: int) -> None:
    """The card leaves the hand, face up; what it does at once is done, what it asks for is asked (HW-4.33)."""
    if event < GREAT:
        card = _one_of(state.great[seat], GREAT_CARDS, event)
        state.great = replaced(state.great, seat, state.great[seat] & ~card)
        state.great_played |= card
    else:
        card = _one_of(state.minor[seat], MINOR_CARDS, event)
        state.minor = replaced(state.minor, seat, state.minor[seat] & ~card)
        state.minor_played |= card
    state.reveals += 1  # the others have seen the card
    state.played |= 1 << event
    state.discards = [*state.discards, 64 * event + 8 * seat + state.epoch]
    if state.log is not None:
        state.tell("history_of_the_world-played", {"seat": seat, "event": EVENT_KEYS[event]}, "HW-4.3")
    resolve(state, seat, event)


def _one_of(hand: int, cards: list[int], event: int) -> int:
    """The first card of a hand that is this event."""
    for card in members(hand):
        if cards[card] == event:
            return 1 << card
    raise AssertionError("the card is in the hand")


def resolve(state: History, seat: int, event: int) -> None:
    """What the card does (HW-4.10 to HW-4.33)."""
    effect = EFFECT[event]
    if effect < LASTING or effect in (ASTRONOMY, REALLOCATION):
        state.in_force |= 1 << effect
    elif effect == MINOR_EMPIRE:
        state.pending = event
    elif effect == COINS:
        take_coins(state, seat, event)
    elif effect == ENGINEERING:
        if HAS_CAPITAL[state.empire]:  # HW-4.22
            state.free_forts += FIGURE[event]
    elif effect == KINGDOM:
        found_kingdom(state, seat, event)
    elif effect == REVOLT:
        revolt(state, seat, event)
    elif effect == CRUSADE:
        begin_crusade(state, seat, event)
    elif effect == TREACHERY:
        state.push(NAMING, seat)
    elif effect == BARBARIANS:
        state.push(BARREN_LAND, seat, event)
    elif effect == CIVIL_WAR:
        state.push(REBELLION, seat, event, -1, -1, -1)
    elif effect == MIGRANTS:
        state.push(MIGRATION, seat, event, FIGURE[event])
    elif effect == DISASTER:
        state.push(DISASTER_SITE, seat, event, FIGURE[event])
    elif effect == ATTRITION:
        state.push(ATTRITION_AREA, seat, event, FIGURE[event])
    elif effect == PESTILENCE:
        state.push(PESTILENCE_SITE, seat, event)
    else:
        state.push(PLAGUE_PATH, seat, event, -1)


def coins_of(state: History, event: int) -> int:
    """HW-4.13, HW-4.17, HW-4.30: the coins that a card brings the Active Empire."""
    coins = FIGURE[event]
    if HAS_CAPITAL[state.empire]:
        coins += PLUS_CAPITAL[event]
    if NAVIGATES[state.empire]:
        coins += PLUS_NAVIGATION[event]
    return coins


def take_coins(state: History, seat: int, event: int) -> None:
    """Coins to spend in the expansion of this turn (HW-4.8)."""
    coins = coins_of(state, event)
    if ALLIED[event]:
        state.allied_coins += coins
    else:
        state.coins += coins
    if state.log is not None:
        state.tell("history_of_the_world-coins", {"seat": seat, "coins": coins}, "HW-4.8")


def begin_crusade(state: History, seat: int, event: int) -> None:
    """HW-4.19: the Crusaders stand on their sea, and expand at once."""
    state.clear_force(CRUSADERS)
    state.source = origin_of_event(event, state.epoch)
    state.armies = FIGURE[event]
    state.sailing = 1 << CRUSADE_SEA[event]
    state.reach = COAST[CRUSADE_SEA[event]]
    state.push(EXPANSION, seat, PLACE[event])


class Naming(Phase[History]):
    """Treachery: name an enemy Territory (HW-4.32)."""

    key = "history_of_the_world-prompt-treachery"
    rule = "HW-4.32"

    def legal(self, state: History, seat: int) -> list[int]:
        """Any Territory of another player."""
        return listed(state.enemies_of(seat), CHOOSING)

    def play(self, state: History, seat: int, move: int) -> None:
        """It will surrender if it is attacked this turn."""
        t = CHOOSE.arg(move)
        state.treachery = t
        state.pop()
        args: dict[str, object] = {"seat": seat, "other": state.owner[t], "territory": TERRITORY_KEYS[t]}
        state.tell("history_of_the_world-named", args, self.rule)

    def why_not(self, state: History, seat: int, move: int) -> Message:
        """It must be another player's."""
        if move in CHOOSE:
            return Message("history_of_the_world-no-enemy", {"territory": TERRITORY_KEYS[CHOOSE.arg(move)]}, self.rule)
        return Message("history_of_the_world-no-card-first", {}, self.rule)
