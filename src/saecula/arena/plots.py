"""The plots of a tournament, as PNG files."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from saecula.arena.outcome import Outcome
from saecula.arena.plan import Plan
from saecula.arena.summary import scores_of
from saecula.kernel.errors import MissingExtra

SIZE: Final = (8.0, 4.5)  # inches
DPI: Final = 110
COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8c6d31", "#5f5f5f")
HATCHES: Final = ("", "//", "..", "xx", "\\\\", "++", "oo", "--")  # besides colours


def library() -> Any:
    """Matplotlib, drawing to files; MissingExtra if it is not installed."""
    try:
        matplotlib = import_module("matplotlib")
    except ModuleNotFoundError as error:
        raise MissingExtra(f"{error.name} is missing: install it with pip install 'saecula[arena]'") from None
    matplotlib.use("agg")
    return import_module("matplotlib.pyplot")


def draw(plan: Plan, outcomes: list[Outcome], result: dict[str, Any], folder: Path) -> dict[str, Path]:
    """Draw all plots into a folder; the files by the name of the plot."""
    plt = library()
    rows = result["bots"]
    drawn: dict[str, Path] = {}

    def new(title: str) -> tuple[Any, Any]:
        figure, axes = plt.subplots(figsize=SIZE, dpi=DPI, layout="constrained")
        axes.set_title(f"{plan.game}, {plan.seats} seats: {title}")
        axes.spines[["top", "right"]].set_visible(False)
        return figure, axes

    def save(figure: Any, name: str) -> None:
        drawn[name] = folder / f"{name}.png"
        figure.savefig(drawn[name], metadata={"Software": None})
        plt.close(figure)

    figure, axes = new("ratings, 95 % intervals")
    _ratings(axes, rows)
    save(figure, "ratings")

    figure, axes = new("share of games won, by seat")
    _by_seat(axes, plan, rows, result["wins_by_seat"])
    save(figure, "wins-by-seat")

    figure, axes = new("scores")
    entrants = [plan.labels().index(row["bot"]) for row in rows]
    axes.boxplot([scores_of(outcomes, entrant) for entrant in entrants], showmeans=True)
    axes.set_xticks(range(1, len(rows) + 1), [row["bot"] for row in rows], rotation=20 if len(rows) > 4 else 0)
    axes.set_ylabel("points at the end (triangle: mean)")
    save(figure, "scores")

    figure, axes = new("length of games")
    axes.hist([outcome.moves for outcome in outcomes], bins=min(30, max(5, len(outcomes) // 5)), color=COLOURS[0])
    axes.set_xlabel("moves")
    axes.set_ylabel("games")
    save(figure, "lengths")

    found = series([row["bot"] for row in rows])
    if found:
        figure, axes = new("ratings over training, 95 % intervals")
        _over_training(axes, rows, found)
        save(figure, "ratings-over-training")
    return drawn


def _ratings(axes: Any, rows: list[dict[str, Any]]) -> None:
    for place, row in enumerate(reversed(rows)):
        low, high = row["rating_interval"]
        axes.plot([low, high], [place, place], color=COLOURS[0], linewidth=2)
        axes.plot(row["rating"], place, "o", color=COLOURS[0])
    axes.set_yticks(range(len(rows)), [row["bot"] for row in reversed(rows)])
    axes.set_xlabel("rating (Elo scale; the mean is 1500)")
    axes.grid(axis="x", alpha=0.3)


def _by_seat(axes: Any, plan: Plan, rows: list[dict[str, Any]], overall: list[float | None]) -> None:
    width = 0.8 / len(rows)
    for i, row in enumerate(rows):
        shares = [100 * (share or 0.0) for share in row["wins_by_seat"]]
        at = [seat + (i + 0.5) * width - 0.4 for seat in range(plan.seats)]
        style = {"color": COLOURS[i % len(COLOURS)], "hatch": HATCHES[i % len(HATCHES)], "edgecolor": "white"}
        axes.bar(at, shares, width, label=row["bot"], **style)
    for seat, share in enumerate(overall):
        axes.plot([seat - 0.4, seat + 0.4], [100 * (share or 0.0)] * 2, color="black", linewidth=1.5)
    axes.axhline(100 / plan.seats, color="grey", linewidth=0.8, linestyle="--")
    axes.set_xticks(range(plan.seats), [f"seat {seat}" for seat in range(plan.seats)])
    axes.set_ylabel("% of games won from the seat\n(black: by anybody; dashed: an equal share)")
    axes.figure.legend(loc="outside lower center", fontsize="small", ncols=min(4, len(rows)), frameon=False)


def series(labels: list[str]) -> dict[str, list[tuple[int, str]]]:
    """Bots that are stages of one training: names that differ in their last number, such as greedy:step-20.yaml."""
    found: dict[str, list[tuple[int, str]]] = {}
    for label in labels:
        parts = re.fullmatch(r"(.*?)(\d+)(\D*)", label)
        if parts:
            found.setdefault(f"{parts[1]}…{parts[3]}", []).append((int(parts[2]), label))
    return {name: sorted(stages) for name, stages in found.items() if len(stages) > 1}


def _over_training(axes: Any, rows: list[dict[str, Any]], found: dict[str, list[tuple[int, str]]]) -> None:
    by_label = {row["bot"]: row for row in rows}
    others = set(by_label)
    for i, (name, stages) in enumerate(found.items()):
        at = [number for number, _ in stages]
        own = [by_label[label] for _, label in stages]
        colour = COLOURS[i % len(COLOURS)]
        axes.plot(at, [row["rating"] for row in own], "o-", color=colour, label=name)
        axes.fill_between(
            at, [r["rating_interval"][0] for r in own], [r["rating_interval"][1] for r in own], color=colour, alpha=0.15
        )
        others -= {label for _, label in stages}
    for label in sorted(others):
        axes.axhline(by_label[label]["rating"], color="grey", linewidth=0.8, linestyle="--")
        axes.annotate(label, (1.0, by_label[label]["rating"]), xycoords=("axes fraction", "data"), fontsize="small")
    axes.set_xlabel("step")
    axes.set_ylabel("rating (Elo scale; the mean is 1500)")
    axes.legend(frameon=False)
