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
TIMES = 5  # that all of it is measured; the best counts
HEAD = ["| | seen | bar | held |", "|---|---|---|---|"]


def redraws(part: int) -> list[str]:
    """Copies for the seat that must move: the first one of each position (cold) and the next one (warm)."""
    rows = list(HEAD)
    for bot, games in GAMES.items():
        packed = [data for seed in range(max(1, games // part)) for data in positions(bot, seed)]
        cold = warm = 0.0
        for _ in range(TIMES):
            states = [game.unpack(data) for data in packed]
            cold = max(cold, rate(states, 0))
            warm = max(warm, rate(states, 1))
        for what, seen in (("first copy of each (cold)", cold), ("second copy (warm)", warm)):
            rows.append(
                f"| {len(packed):,} positions of three `{bot}` from round {BEGIN} on, {what} | "
                f"{seen:,.0f} copies/s | {BAR:,} copies/s | {'yes' if seen >= BAR else 'NO'} |"
            )
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


def rate(states: list[Ages], seed: int) -> float:
    """How many copies are made per second of processor time, one of each position."""
    started = process_time()
    for state in states:
        state.determinize(state.actors[0], seed)
    return len(states) / (process_time() - started)
