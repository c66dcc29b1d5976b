"""The report of a tournament: one HTML file that holds its pictures and needs nothing else."""

from __future__ import annotations

import base64
from html import escape
from pathlib import Path
from typing import Any, Final

from saecula.arena.plan import Plan

STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { font-family: Georgia, serif; font-weight: normal; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .25rem .75rem; text-align: right; border-bottom: 1px solid #8884; }
th:first-child, td:first-child, .text td, .text th { text-align: left; }
img { max-width: 100%; background: white; border-radius: 6px; margin: .5rem 0; }
.wide { overflow-x: auto; }
.note { color: #777; }
"""
CAPTIONS: Final = {
    "ratings": "Ratings with 95 % confidence intervals.",
    "ratings-over-training": "Ratings of the stages of a training, with 95 % confidence intervals; others dashed.",
    "wins-by-seat": "Share of games won from each seat, by each bot and by anybody.",
    "scores": "Scores at the end of the game: median, quartiles, mean.",
    "lengths": "Length of games in moves.",
}


def page(plan: Plan, result: dict[str, Any], pictures: dict[str, Path]) -> str:
    """The whole page."""
    title = f"{plan.game}: tournament of {len(plan.entrants)} bots"
    parts = [
        "<!doctype html>",
        f'<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<style>{STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(_facts(plan, result))}</p>",
        "<h2>Standings</h2>",
        _table(_standings(result)),
        "<h2>Head to head</h2>",
        "<p class='note'>How often the bot of the row came before the bot of the column, in % of their meetings.</p>",
        _table(_head_to_head(result)),
    ]
    for name, caption in CAPTIONS.items():
        if name in pictures:
            content = base64.b64encode(pictures[name].read_bytes()).decode()
            alt = escape(caption)
            parts.append(f'<p><img alt="{alt}" src="data:image/png;base64,{content}"><br>{alt}</p>')
    parts += ["<h2>Faults</h2>", _faults(result), "<h2>How it was made</h2>", _table(_settings(plan, result), "text")]
    parts.append("</body></html>")
    return "\n".join(parts) + "\n"


def _facts(plan: Plan, result: dict[str, Any]) -> str:
    length = result["moves_per_game"]
    text = (
        f"{result['games']} games with {plan.seats} seats under {result['seeds']} seeds, seats rotated; "
        f"{length['mean']} moves per game ({length['least']} to {length['most']})."
    )
    if not result["balanced"]:
        text += f" Not every bot sat in every seat equally often: multiples of {plan.cycle()} games are balanced."
    return text


def _standings(result: dict[str, Any]) -> list[list[str]]:
    rows = [["bot", "rating", "95 %", "games", "won", "95 %", "mean place", "mean score", "faults"]]
    for row in result["bots"]:
        low, high = row["rating_interval"]
        least, most = row["win_share_interval"]
        rows.append(
            [
                row["bot"],
                f"{row['rating']:.0f}",
                f"{low:.0f} to {high:.0f}",
                str(row["games"]),
                f"{100 * row['win_share']:.1f} %",
                f"{100 * least:.1f} to {100 * most:.1f} %",
                f"{row['mean_place']:.2f}",
                f"{row['mean_score']:.1f}",
                str(row["faults"]),
            ]
        )
    return rows


def _head_to_head(result: dict[str, Any]) -> list[list[str]]:
    names = [row["bot"] for row in result["bots"]]
    ahead = {row["bot"]: row["ahead_of"] for row in result["bots"]}
    rows = [["", *names]]
    for name in names:
        cells = []
        for other in names:
            met = ahead[name][other] + ahead[other][name]
            cells.append(f"{100 * ahead[name][other] / met:.0f}" if met else "–")
        rows.append([name, *cells])
    return rows


def _faults(result: dict[str, Any]) -> str:
    if not result["faults"]:
        return "<p>None: no illegal move, no exception, no time-out, no crash.</p>"
    rows = [["bot", "game", "seat", "move", "what", "in detail"]]
    for fault in result["faults"]:
        rows.append([str(fault[key]) for key in ("bot", "game", "seat", "move", "kind", "text")])
    note = "<p class='note'>From that move on a stand-in played at random; the bot is placed last in that game.</p>"
    return note + _table(rows, "text")


def _settings(plan: Plan, result: dict[str, Any]) -> list[list[str]]:
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items()) or "the defaults"
    rows = [
        ["", ""],
        ["bots", ", ".join(plan.labels())],
        ["seed", str(plan.seed)],
        ["options", options],
        ["positions per decision", str(plan.nodes or "as each bot likes")],
        ["seconds per decision", str(plan.seconds or "no limit")],
        ["Saecula", f"{plan.version}, {plan.game} rules {plan.rules_version}, data {plan.data_digest}"],
    ]
    if plan.records:
        rows.append(["records", "one file per game in records/; `saecula replay FILE` prints one"])
    return rows


def _table(rows: list[list[str]], kind: str = "") -> str:
    head, *body = rows
    cells = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in body]
    top = f"<tr>{cells}</tr>" if any(head) else ""
    return f'<div class="wide"><table class="{kind}">{top}{"".join(lines)}</table></div>'
