"""The balance of 7 Ages: games between greedy bots, and what each empire, region and colour brought.

    balance_seven.py play FILE --games 200 --first 1 --nodes 5    play and append one JSON line per game to FILE
    balance_seven.py report FILE...                               write the tables and plots of docs/balance

Run `play` with build/native/bin/python, several times side by side with different seeds. `report` needs matplotlib
(`pip install matplotlib`), which nothing else here does.

The bots see the true hands and faces, but not the future: drawing anew what a seat cannot know takes longer than the
decision itself, and changes little for bots that look one action ahead. The figures of docs/figures.md are made with
positions as each seat knows them.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from math import sqrt
from pathlib import Path
from statistics import mean, median, quantiles, stdev
from typing import Any

from saecula import bots
from saecula.games.seven_ages import game
from saecula.games.seven_ages.areas import REGION_NAMES, REGION_OF, areas_in
from saecula.games.seven_ages.cards import EMPIRE_KEYS, EMPIRE_NAMES, START_AREAS
from saecula.games.seven_ages.glory_ledger import SOURCES
from saecula.games.seven_ages.state import SevenAges
from saecula.games.seven_ages.units import SET_NAMES
from saecula.kernel.bot import Budget
from saecula.kernel.message import Event

SEATS = 4
FOLDER = Path(__file__).resolve().parent.parent / "docs" / "balance"
PAGE = FOLDER / "seven_ages.md"
BEGIN, END = "<!-- tables: made by tools/balance_seven.py -->", "<!-- end of tables -->"
AT_ONCE = {f"seven_ages-source-{name}" for name in ("trade", "conflict", "artefacts")}  # glory of the acting empire
WEAK, STRONG = 0.6, 1.6  # times the usual glory: outside this an empire is looked at
FEWEST = 5  # empires in play from which a row is judged


class Watch:
    """What the empires of one game earn."""

    def __init__(self) -> None:
        self.all: list[dict[str, Any]] = []
        self.now: dict[int, dict[str, Any]] = {}  # by colour set

    def see(self, state: SevenAges, events: list[Event]) -> None:
        """Note harvests and what was earned at once; then who has come and gone."""
        harvests: list[dict[str, Any]] = [
            dict(event.args) for event in events if event.key == "seven_ages-empire-harvest"
        ]
        if harvests:
            usual = mean([int(args["glory"]) for args in harvests])
            for args in harvests:
                for row in self.now.values():
                    if EMPIRE_KEYS[row["card"]] == args["empire"]:
                        row["harvest"] += args["glory"]
                        row["usual"] += usual
                        row["turns"] += 1
        for event in events:
            if event.key == "seven_ages-glory-gained" and event.args["source"] in AT_ONCE:
                row = self.now.get(state.acting_empire, {})
                if row.get("seat") == event.args["seat"]:
                    row["at_once"] += event.args["glory"]
        for colour in list(self.now):
            if state.card_of[colour] != self.now[colour]["card"]:
                del self.now[colour]
        for colour in state.in_play():
            if colour not in self.now:
                row = {"card": state.card_of[colour], "colour": colour, "seat": state.owner[colour]}
                row |= {"start": state.turn, "level": state.level[colour]}
                row |= {"harvest": 0, "usual": 0.0, "turns": 0, "at_once": 0}
                self.now[colour] = row
                self.all.append(row)


def play_one(seed: int, nodes: int) -> dict[str, Any]:
    """One game between greedy bots, as a row of the file."""
    state = game.new(SEATS, seed)
    players = [bots.make("greedy", game, seed * 1000 + seat) for seat in range(SEATS)]
    watch = Watch()
    moves = 0
    while not state.over:
        seat = state.actors[0]
        legal = state.legal(seat)
        move = legal[0]
        if len(legal) > 1:
            copy = state.clone()
            copy.rekey(f"{moves:x}")
            move = bots.ask(players[seat], copy, seat, Budget(nodes=nodes))
        events: list[Event] = []
        state.play(seat, move, events)
        moves += 1
        watch.see(state, events)
    found: dict[str, Any] = {"seed": seed, "turns": state.turn, "moves": moves, "glory": state.glory}
    found |= {"ranking": state.ranking, "reserved": state.reserved, "gained": state.gained, "empires": watch.all}
    return found


def play(file: Path, first: int, games: int, nodes: int) -> None:
    """Play games and append them to a file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as out:
        for seed in range(first, first + games):
            row = play_one(seed, nodes)
            print(json.dumps(row), file=out, flush=True)
            print(f"game {seed}: {row['turns']} turns, glory {row['glory']}", flush=True)


# ----------------------------------------------------------------------------------------------------------- report


class Share:
    """What a group of empires earned, against what all empires earned at the same harvests."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.index: list[float] = []
        self.harvest = 0
        self.usual = 0.0
        self.turns = 0
        self.at_once = 0
        self.won = 0

    def add(self, row: dict[str, Any], won: bool) -> None:
        """An empire that saw at least one harvest."""
        self.harvest += row["harvest"]
        self.usual += row["usual"]
        self.turns += row["turns"]
        self.at_once += row["at_once"]
        self.won += won
        self.index.append(row["harvest"] / max(row["usual"], 1.0))

    @property
    def times(self) -> float:
        """The glory of its harvests, in times the usual."""
        return self.harvest / max(self.usual, 1.0)

    @property
    def error(self) -> float:
        """Standard error of the mean over empires."""
        return stdev(self.index) / sqrt(len(self.index)) if len(self.index) > 1 else 0.0

    @property
    def verdict(self) -> str:
        """Whether it stands out by more than chance explains."""
        if len(self.index) < FEWEST:
            return "too few"
        if self.times + 2 * self.error < WEAK:
            return "weak"
        return "strong" if self.times - 2 * self.error > STRONG else ""

    def line(self) -> str:
        """A row of a table."""
        count = len(self.index)
        return (
            f"| {self.name} | {count} | {self.turns / count:.1f} | {self.harvest / max(self.turns, 1):.2f} "
            f"| {self.at_once / max(self.turns, 1):.2f} | {self.times:.2f} ± {self.error:.2f} "
            f"| {100 * self.won / count:.0f} % | {self.verdict} |"
        )


def home_region(card: int) -> str:
    """The smallest region of the first start area; of empires that start anywhere, none."""
    areas = areas_in(START_AREAS[card])
    return REGION_NAMES[REGION_OF[areas[0]]] if areas and REGION_OF[areas[0]] >= 0 else "anywhere"


def shares(rows: list[dict[str, Any]], name_of: Any) -> list[Share]:
    """Empires of all games in groups, the best first."""
    found: dict[str, Share] = {}
    for row in rows:
        for each in row["empires"]:
            if each["turns"]:
                name = name_of(each)
                found.setdefault(name, Share(name)).add(each, row["ranking"][each["seat"]] == 1)
    return sorted(found.values(), key=lambda share: -share.times)


def table(title: str, first: str, groups: list[Share]) -> list[str]:
    """A section with a table."""
    head = f"| {first} | times in play | turns | glory per turn | at once per turn | times the usual | owner won | |"
    return ["", f"### {title}", "", head, "|---|---|---|---|---|---|---|---|", *[group.line() for group in groups]]


def summary(rows: list[dict[str, Any]]) -> list[str]:
    """Length, scores and sources."""
    turns = [row["turns"] for row in rows]
    low, _, high = quantiles(turns, n=4)
    by_age: dict[int, list[int]] = defaultdict(list)
    for row in rows:
        by_age[(row["empires"][0]["level"] - 1) // 7 + 1].append(row["turns"])
    ages = "; ".join(f"age {age}: {len(of)} games, median {median(of):g}" for age, of in sorted(by_age.items()))
    sums = [
        sum(row["gained"][seat * len(SOURCES) + i] for row in rows for seat in range(SEATS))
        for i in range(len(SOURCES))
    ]
    whole = sum(amount for amount in sums if amount > 0)
    parts = ", ".join(f"{name} {100 * amount / whole:.1f} %" for name, amount in zip(SOURCES, sums, strict=True))
    best = [max(row["glory"]) for row in rows]
    within = sum(22 <= count <= 40 for count in turns)
    return [
        f"{len(rows)} games of four greedy bots, {sum(len(row['empires']) for row in rows)} empires started.",
        "",
        f"- turns: median {median(turns):g}, half of the games between {low:g} and {high:g}, "
        f"all between {min(turns)} and {max(turns)}; {within} of {len(turns)} within 22 to 40",
        f"- by the age of the first empire: {ages}",
        f"- glory of the winner: median {median(best):g}; of all players: median "
        f"{median(g for row in rows for g in row['glory']):g}",
        f"- where glory comes from: {parts}",
    ]


def report(files: list[Path]) -> None:
    """The tables between the two marks of the page, and the plots beside it."""
    rows = [json.loads(line) for file in files for line in file.read_text("utf-8").splitlines()]
    empires = shares(rows, lambda each: EMPIRE_NAMES[each["card"]])
    regions = shares(rows, lambda each: home_region(each["card"]))
    colours = shares(rows, lambda each: SET_NAMES[each["colour"]])
    text = [*summary(rows), *table("Regions", "first start area", regions), *table("Colour sets", "colour", colours)]
    text += table("Empires", "empire", empires)
    page = PAGE.read_text("utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(before + BEGIN + "\n\n" + "\n".join(text) + "\n\n" + END + after, encoding="utf-8")
    draw(rows, regions, colours, empires)


def draw(rows: list[dict[str, Any]], regions: list[Share], colours: list[Share], empires: list[Share]) -> None:
    """Three small pictures."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    def save(name: str) -> None:
        pyplot.tight_layout()
        pyplot.savefig(FOLDER / name, dpi=80, metadata={"Software": ""})
        pyplot.close()

    pyplot.figure(figsize=(7, 3))
    pyplot.hist([row["turns"] for row in rows], bins=range(10, 72, 2), color="#7a5c3e")
    pyplot.axvspan(22, 40, alpha=0.15, color="#3e7a5c")
    pyplot.xlabel("turns")
    pyplot.ylabel("games")
    save("seven_ages-length.png")
    for name, groups, size in (
        ("regions", [*regions, *colours], (7, 6)),
        ("empires", [e for e in empires if len(e.index) >= FEWEST], (7, 13)),
    ):
        pyplot.figure(figsize=size)
        at = range(len(groups))
        pyplot.barh(at, [g.times for g in groups], xerr=[g.error for g in groups], color="#7a5c3e", ecolor="#c0a080")
        pyplot.yticks(at, [g.name for g in groups], fontsize=7)
        pyplot.gca().invert_yaxis()
        pyplot.axvline(1.0, color="#333333", linewidth=0.8)
        pyplot.xlabel("glory of the harvests, in times the usual of the same harvests")
        save(f"seven_ages-{name}.png")


def main() -> None:
    """See the top of this file."""
    parser = argparse.ArgumentParser(description="The balance of 7 Ages.")
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("file", type=Path)
    playing.add_argument("--games", type=int, default=200)
    playing.add_argument("--first", type=int, default=1, help="seed of the first game")
    playing.add_argument("--nodes", type=int, default=5, help="positions a bot evaluates per decision at least")
    reporting = commands.add_parser("report")
    reporting.add_argument("files", type=Path, nargs="+")
    arguments = parser.parse_args()
    if arguments.command == "play":
        play(arguments.file, arguments.first, arguments.games, arguments.nodes)
    else:
        report(arguments.files)


if __name__ == "__main__":
    main()
