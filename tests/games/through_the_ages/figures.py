"""What `make soak` measures of Through the Ages besides what it measures of every game: how fast copies are redrawn."""

from __future__ import annotations

from time import process_time

from saecula import bots
from saecula.games.through_the_ages import game
from saecula.games.through_the_ages.state import Ages
from saecula.kernel.bot import Budget

SEATS = 3
BAR = 50_000  # copies a second
BEGIN = 7  # the round from which on positions are measured
GAMES = {"random": 20, "hard": 5}  # by bot
COPIES = 16  # of a position
TIMES = 5  # that all of it is measured; the best counts
HEAD = ["| | seen | bar | held |", "|---|---|---|---|"]


def redraws(part: int) -> list[str]:
    """Copies for the seat that must move: as many of each position as a search draws, and the first one alone.

    What does not depend on chance is found with the first copy of a position and kept for the others.
    """
    rows = list(HEAD)
    for bot, games in GAMES.items():
        packed = [data for seed in range(max(1, games // part)) for data in positions(bot, seed)]
        first = many = 0.0
        for _ in range(TIMES):
            first = max(first, rate([game.unpack(data) for data in packed], 1))
            many = max(many, rate([game.unpack(data) for data in packed], COPIES))
        where = f"{len(packed):,} positions of three `{bot}` from round {BEGIN} on"
        held = "yes" if many >= BAR else "NO"
        rows.append(f"| {where}, {COPIES} copies of each | {many:,.0f} copies/s | {BAR:,} copies/s | {held} |")
        rows.append(f"| {where}, one copy of each | {first:,.0f} copies/s | | |")
    return rows


def positions(bot: str, seed: int) -> list[bytes]:
    """The positions of a game from round BEGIN on, packed."""
    state = game.new(SEATS, seed)
    players = [bots.make(bot, game, SEATS * seed + seat) for seat in range(SEATS)]
    found: list[bytes] = []
    moves = 0
    while not state.over:
        if state.round >= BEGIN:
            found.append(state.pack())
        seat = state.actors[0]
        state.play(seat, bots.ask(players[seat], state.determinize(seat, moves), seat, Budget()))
        moves += 1
    return found


def rate(states: list[Ages], copies: int) -> float:
    """How many copies are made per second of processor time, so many of each position."""
    started = process_time()
    for state in states:
        for seed in range(copies):
            state.determinize(state.actors[0], seed)
    return copies * len(states) / (process_time() - started)
