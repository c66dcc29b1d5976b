"""HO-3 to HO-5 and HO-12: the turn, from taking a hero and playing one to the next player's."""

from __future__ import annotations

from saecula.games.heroes_of_the_world.components import FIRST, HERO_KEYS, HERO_POPULATION, INSIGHT
from saecula.games.heroes_of_the_world.eras import end_era, era_is_over
from saecula.games.heroes_of_the_world.powers import FreePhase, free_action, with_free_actions
from saecula.games.heroes_of_the_world.setting_out import draw_card, refill
from saecula.games.heroes_of_the_world.state import (
    CONVERT,
    DRAW,
    GOLD,
    NO_HERO,
    PLAY,
    PLAYING,
    POPULATION,
    TAKE,
    TAKING,
    Heroes,
    HeroesPhase,
)
from saecula.kernel.dealing import things_in
from saecula.kernel.message import Message


class Taking(FreePhase):
    """Phase 1: one of the heroes face up, or the top card of the deck (HO-4.1)."""

    key = "heroes_of_the_world-prompt-take"
    rule = "HO-4.1"
    busy = "heroes_of_the_world-no-take-first"

    def step(self, state: Heroes) -> bool:
        """HO-4.3: with nothing left to take the phase is skipped."""
        if state.display or state.deck:
            return False
        state.goto(PLAYING, state.frame(1))
        return True

    def legal(self, state: Heroes, seat: int) -> list[int]:
        """The display, and the deck if it is not empty."""
        first = TAKE.base + FIRST[state.era]
        offered = [first + card for card in things_in(state.display)]
        if state.deck:
            offered.append(DRAW.base)
        return with_free_actions(state, seat, offered)

    def play(self, state: Heroes, seat: int, move: int) -> None:
        """What is taken from the display everybody knows; a card from the deck only who drew it (HO-16.2)."""
        if move >= CONVERT.base:
            free_action(state, seat, move)
            return
        first = FIRST[state.era]
        if move in DRAW:
            card = draw_card(state)
            state.hand[seat] |= 1 << card
            if state.log is not None:
                state.tell("heroes_of_the_world-drew", {"seat": seat}, self.rule)
                state.tell("heroes_of_the_world-drew-you", {"hero": HERO_KEYS[first + card]}, self.rule, 1 << seat)
        else:
            hero = TAKE.arg(move)
            bit = 1 << hero - first
            state.display ^= bit
            state.hand[seat] |= bit
            state.shown |= bit
            if state.log is not None:
                state.tell("heroes_of_the_world-took", {"seat": seat, "hero": HERO_KEYS[hero]}, self.rule)
        if not state.deck and not state.display:
            state.tell("heroes_of_the_world-cards-out", {"era": state.era}, "HO-5.4")
        state.goto(PLAYING, seat)

    def refuse(self, state: Heroes, seat: int, move: int) -> Message:
        """Not beside the board, or the deck is empty."""
        if move in TAKE:
            return Message("heroes_of_the_world-no-display", {"hero": HERO_KEYS[TAKE.arg(move)]}, self.rule)
        if move in DRAW:
            return Message("heroes_of_the_world-no-deck", {}, "HO-4.3")
        return super().refuse(state, seat, move)


class Playing(FreePhase):
    """Phase 2: lay one of the cards in hand face up before you (HO-5.1)."""

    key = "heroes_of_the_world-prompt-play"
    rule = "HO-5.1"
    busy = "heroes_of_the_world-no-play-first"

    def step(self, state: Heroes) -> bool:
        """HO-5.4: without a card only gold can be spent."""
        seat = state.frame(1)
        if state.hand[seat]:
            return False
        state.goto(GOLD, seat)
        return True

    def legal(self, state: Heroes, seat: int) -> list[int]:
        """Any card in hand."""
        first = PLAY.base + FIRST[state.era]
        return with_free_actions(state, seat, [first + card for card in things_in(state.hand[seat])])

    def play(self, state: Heroes, seat: int, move: int) -> None:
        """The hero stays there until the end of the game and counts in ties at once (HO-8.5)."""
        if move >= CONVERT.base:
            free_action(state, seat, move)
            return
        hero = PLAY.arg(move)
        bit = 1 << hero - FIRST[state.era]
        if state.shown & bit:
            state.shown ^= bit
        else:
            state.reveals += 1  # the others have seen it now
        state.hand[seat] ^= bit
        state.played[state.era * state.seats + seat] |= bit
        state.insight[seat] += INSIGHT[hero]
        state.hero = hero
        if state.log is not None:
            state.tell("heroes_of_the_world-played", {"seat": seat, "hero": HERO_KEYS[hero]}, self.rule)
        state.goto(POPULATION, seat, HERO_POPULATION[hero])

    def refuse(self, state: Heroes, seat: int, move: int) -> Message:
        """Not in the hand."""
        if move in PLAY:
            return Message("heroes_of_the_world-no-hand", {"hero": HERO_KEYS[PLAY.arg(move)]}, self.rule)
        return super().refuse(state, seat, move)


class NextTurn(HeroesPhase):
    """Nobody is asked: the display is refilled and the player to the left goes on (HO-3.1, HO-12.1).

    Frame: 2 whether it is the first turn of an era, which the seat in the frame takes.
    """

    def step(self, state: Heroes) -> bool:
        """Begin the next turn; or the era is over (HO-5.4, HO-13.11)."""
        seat = state.frame(1)
        if not state.frame(2):
            if era_is_over(state):  # HO-13.11: the turn that completed the last ladder has been finished
                end_era(state)
                return True
            refill(state)
            seat = seat + 1 if seat + 1 < state.seats else 0
        state.turn = seat
        state.hero = NO_HERO
        state.placed = 0
        if not state.deck and not state.display and not any(state.hand):  # HO-5.4
            state.tell("heroes_of_the_world-played-out", {"era": state.era}, "HO-5.4")
            end_era(state)
            return True
        state.goto(TAKING, seat)
        if state.log is not None:
            state.tell("heroes_of_the_world-turn", {"seat": seat}, "HO-3.1")
        return True
