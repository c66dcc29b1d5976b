"""What a run shows, as plain data: who won how often and where, scores, lengths, faults."""

from __future__ import annotations

from collections import Counter
from typing import Any

from saecula.arena.outcome import Outcome
from saecula.arena.plan import Plan


def simulation(plan: Plan, outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    """The result of a simulation: a row for each bot of the line-up."""
    games = len(outcomes)
    at = [{bot: seat for seat, bot in enumerate(outcome.lineup)} for outcome in outcomes]
    rows = []
    for bot, label in enumerate(plan.labels()):
        firsts = [o.winners for o, seats in zip(outcomes, at, strict=True) if o.places[seats[bot]] == 1]
        rows.append(
            {
                "bot": label,
                "wins": firsts.count(1),
                "shared_wins": len(firsts) - firsts.count(1),
                "mean_score": mean([o.scores[seats[bot]] for o, seats in zip(outcomes, at, strict=True)]),
                "mean_place": mean([o.places[seats[bot]] for o, seats in zip(outcomes, at, strict=True)]),
            }
        )
    return {
        "game": plan.game,
        "seats": plan.seats,
        "games": games,
        "seed": plan.seed,
        "moves": sum(outcome.moves for outcome in outcomes),
        "moves_per_game": lengths(outcomes),
        "seconds": round(seconds, 3),
        "bots": rows,
        "faults": faults(plan, outcomes),
    }


def lengths(outcomes: list[Outcome]) -> dict[str, Any]:
    """The moves of a game."""
    moves = [outcome.moves for outcome in outcomes]
    return {"mean": round(sum(moves) / len(moves), 1), "least": min(moves), "most": max(moves)}


def mean(numbers: list[int]) -> float:
    """The mean, for people to read."""
    return round(sum(numbers) / len(numbers), 2) if numbers else 0.0


def scores_of(outcomes: list[Outcome], entrant: int) -> list[int]:
    """All scores of an entrant."""
    return [o.scores[seat] for o in outcomes for seat, who in enumerate(o.lineup) if who == entrant]


def wins_by_seat(outcomes: list[Outcome], seats: int, entrant: int | None = None) -> list[float | None]:
    """The share of games won from each seat, by anybody or by one entrant; None where it never sat."""
    found: list[float | None] = []
    for seat in range(seats):
        sat = [o for o in outcomes if entrant is None or o.lineup[seat] == entrant]
        won = sum(1 / o.winners for o in sat if o.places[seat] == 1)
        found.append(round(won / len(sat), 4) if sat else None)
    return found


def faults(plan: Plan, outcomes: list[Outcome]) -> list[dict[str, Any]]:
    """Everything that bots did wrong, in the order of the games."""
    return [
        {
            "bot": plan.entrants[fault.entrant].label,
            "game": outcome.number,
            "seat": fault.seat,
            "move": fault.move,
            "kind": fault.kind,
            "text": fault.text,
        }
        for outcome in outcomes
        for fault in outcome.faults
    ]


def fault_lines(found: list[dict[str, Any]]) -> list[str]:
    """Faults in words: how many of each kind, and where the first one was."""
    counted = Counter((fault["bot"], fault["kind"]) for fault in found)
    lines = []
    for (bot, kind), times in counted.items():
        first = next(fault for fault in found if (fault["bot"], fault["kind"]) == (bot, kind))
        games = "1 game" if times == 1 else f"{times} games"
        lines.append(
            f"{bot}: {kind} in {games}, first in game {first['game']} at move {first['move']}: {first['text']}"
        )
    return lines


def tournament(plan: Plan, outcomes: list[Outcome], rated: dict[str, Any]) -> dict[str, Any]:
    """The result of a tournament, the best bot first."""
    found_faults = faults(plan, outcomes)
    rows = []
    for entrant, label in enumerate(plan.labels()):
        played = [outcome for outcome in outcomes if entrant in outcome.lineup]
        places = [o.places[seat] for o in played for seat, who in enumerate(o.lineup) if who == entrant]
        rows.append(
            {
                "bot": label,
                "rating": rated["ratings"][entrant],
                "rating_interval": rated["rating_intervals"][entrant],
                "games": len(played),
                "win_share": rated["win_shares"][entrant],
                "win_share_interval": rated["win_share_intervals"][entrant],
                "mean_place": mean(places),
                "mean_score": mean(scores_of(outcomes, entrant)),
                "wins_by_seat": wins_by_seat(outcomes, plan.seats, entrant),
                "ahead_of": dict(zip(plan.labels(), rated["beaten"][entrant], strict=True)),
                "faults": sum(fault["bot"] == label for fault in found_faults),
            }
        )
    rows.sort(key=lambda row: (-row["rating"], row["bot"]))
    return {
        "game": plan.game,
        "seats": plan.seats,
        "options": plan.options,
        "games": len(outcomes),
        "seeds": rated["seeds"],
        "seed": plan.seed,
        "nodes": plan.nodes,
        "seconds_per_decision": plan.seconds,
        "rules_version": plan.rules_version,
        "data": plan.data_digest,
        "version": plan.version,
        "balanced": not plan.games % plan.cycle(),
        "moves": sum(outcome.moves for outcome in outcomes),
        "moves_per_game": lengths(outcomes),
        "wins_by_seat": wins_by_seat(outcomes, plan.seats),
        "bots": rows,
        "faults": found_faults,
    }


def table(result: dict[str, Any]) -> list[str]:
    """The bots of a tournament as lines of text."""
    wide = max(10, *(len(row["bot"]) for row in result["bots"]))
    lines = [f"{'bot':<{wide}}  rating  95 % interval   games  won     95 % interval  place    score  faults"]
    for row in result["bots"]:
        low, high = row["rating_interval"]
        least, most = row["win_share_interval"]
        lines.append(
            f"{row['bot']:<{wide}}  {row['rating']:>6.0f}  {f'{low:.0f} to {high:.0f}':>13}  {row['games']:>6}  "
            f"{100 * row['win_share']:>4.0f} %  {f'{100 * least:.0f} to {100 * most:.0f} %':>13}  "
            f"{row['mean_place']:>5.2f}  {row['mean_score']:>7.1f}  {row['faults']:>6}"
        )
    return lines
