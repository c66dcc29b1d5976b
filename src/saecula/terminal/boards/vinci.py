"""Vinci in the terminal: provinces by region, the players, the six groups. All that changes is read from the view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from saecula import text
from saecula.games.vinci.components import provinces
from saecula.kernel.game import Game
from saecula.kernel.message import Event, Message
from saecula.kernel.state import State
from saecula.terminal.board import Board
from saecula.terminal.screen import Screen, table

TERRAINS = {"field": "yellow", "pasture": "bright_green", "forest": "green", "mountain": "bright_black", "hill": ""}
TWO_COLUMNS = 76  # the width from which the map is set in two columns
WITH_GROUPS = ("vinci-prompt-turn", "vinci-prompt-renaissance")  # where the offer matters and is not a list of moves
# Several in a row are one sentence with several provinces, or with the number of tokens in each.
JOINED = ("vinci-conquered", "vinci-gave-up", "vinci-abandoned", "vinci-vacated")
COUNTED = {"vinci-placed": "vinci-placed-many", "vinci-redeployed": "vinci-redeployed-many"}


class VinciBoard(Board):
    """The table of Vinci."""

    headlines = ("vinci-turn",)

    # ------------------------------------------------------------------------------------------------------ drawing

    def draw(self, view: dict[str, Any], roles: Sequence[str]) -> list[RenderableType]:
        """The map, the groups when one is to be chosen, the players."""
        things: list[RenderableType] = [self._map(view), self._legend(), ""]
        if view["prompt"] in WITH_GROUPS and view["players"][view["turn"]]["entered"]:
            things += [self._groups(view), ""]
        return [*things, self._players(view, roles)]

    def _map(self, view: dict[str, Any]) -> Text:
        """The regions in two columns, about as many lines in each."""
        there = {province["id"]: province for province in view["provinces"]}
        blocks: dict[str, list[list[Text]]] = {}
        for province in provinces:
            terrain = Text(self.screen.word(f"vinci-terrain-{province.terrain}"), style=TERRAINS[province.terrain])
            if province.mine or province.port:
                terrain.append((" M" if province.mine else "") + (" P" if province.port else ""), style="bold")
            name = Text(" " + self.screen.word(f"vinci-province-{province.id}"))
            blocks.setdefault(province.region, []).append([name, terrain, self._holder(there[province.id])])
        sides: list[list[list[Text]]] = [[], []]
        wide = self.screen.console.width >= TWO_COLUMNS
        for region, rows in blocks.items():
            left = not wide or (len(sides[0]) + len(rows) // 2 <= (len(provinces) + len(blocks)) // 2 and not sides[1])
            sides[0 if left else 1] += [[Text(self.screen.word(f"vinci-region-{region}"), style="bold")], *rows]
        width = (self.screen.console.width - 3) // 2 if wide else self.screen.console.width
        columns = [self._column(side, width) for side in sides if side]
        if len(columns) == 1:
            return Text("\n").join(columns[0])
        lines: list[Text] = []
        width = columns[0][0].cell_len + 2
        for i in range(max([len(column) for column in columns])):
            left_half, right_half = (column[i] if i < len(column) else Text() for column in columns)
            left_half.pad_right(width - left_half.cell_len)
            lines.append(left_half + right_half)
        return Text("\n").join(lines)

    @staticmethod
    def _column(rows: list[list[Text]], width: int) -> list[Text]:
        """Rows of name, terrain and holder, set in columns; only long names are cut."""
        sizes = [max([row[i].cell_len for row in rows if len(row) > i]) for i in range(3)]
        sizes[0] = max(8, min(sizes[0], width - sizes[1] - sizes[2] - 2))
        lines: list[Text] = []
        for row in rows:
            line = row[0].copy()
            if len(row) == 1:
                line.truncate(sum(sizes) + 2, overflow="ellipsis", pad=True)
            else:
                line.truncate(sizes[0], overflow="ellipsis", pad=True)
                cells = [row[1].copy(), row[2].copy()]
                for cell, size in zip(cells, sizes[1:]):
                    cell.pad_right(size - cell.cell_len)
                    line += Text(" ") + cell
            lines.append(line)
        return lines

    def _holder(self, there: dict[str, Any]) -> Text:
        holder = there.get("holder")
        if holder is None:
            return Text("–", style="dim")
        if holder == "neutral":
            return Text(self.screen.word("vinci-neutral"), style="dim")
        words = f"{self.screen.names[holder]} {there['tokens']}"
        words += (" ↓" if there["declining"] else "") + (" F" if there.get("fort") else "")
        return Text(words, style=self.screen.styles[holder])

    def _legend(self) -> Text:
        word = self.screen.word
        signs = [
            ("M", "vinci-symbol-mine"),
            ("P", "vinci-symbol-port"),
            ("F", "vinci-fort-word"),
            ("↓", "vinci-in-decline"),
            ("–", "vinci-empty"),
        ]
        return Text(" · ".join(f"{sign} {word(key)}" for sign, key in signs), style="dim")

    def _groups(self, view: dict[str, Any]) -> Table:
        word = self.screen.word
        headings = [word(f"vinci-{name}-word") for name in ("group", "tiles", "tokens", "price", "bonus")]
        rows: list[list[RenderableType]] = []
        for group in view["offer"]:
            counters = group["counters"]
            rows.append(
                [
                    group["group"],
                    text.join([word(f"vinci-tile-{tile}") for tile in group["tiles"]], self.screen.lang),
                    str(group["tokens"]),
                    str(group["price"]),
                    f"+{2 * counters}" if counters else "",
                ]
            )
        return table(headings, rows, (2, 3, 4))

    def look_at_player(self, view: dict[str, Any], seat: int, roles: Sequence[str]) -> list[RenderableType]:
        """The player's line, and every province held."""
        held = [there for there in view["provinces"] if there.get("holder") == seat]
        rows: list[list[RenderableType]] = [
            [self.screen.word(f"vinci-province-{there['id']}"), self._holder(there)] for there in held
        ]
        return [self._players({**view, "order": [seat]}, roles), *([table(["", ""], rows)] if rows else [])]

    def _players(self, view: dict[str, Any], roles: Sequence[str]) -> Table:
        word = self.screen.word
        headings = [word(f"vinci-{name}-word") for name in ("player", "score", "income", "hand")] + [""]
        rows: list[list[RenderableType]] = []
        for seat in view["order"]:
            player = view["players"][seat]
            income = player["active"]["worth"] + player["declining"]["worth"] + player["slavery"]
            name = Text(self.screen.names[seat], style=self.screen.styles[seat])
            if seat < len(roles):
                name.append(f" ({roles[seat]})", style="not bold not reverse default")
            if seat in view["actors"]:
                name = Text("▸ ") + name
            rows.append(
                [name, str(player["score"]), f"+{income}", str(player["hand"]), "\n".join(self._empires(player))]
            )
        return table(headings, rows, (1, 2, 3))

    def _empires(self, player: dict[str, Any]) -> list[str]:
        """The active and the declining empire of a player, a line each."""
        word = self.screen.word
        found: list[str] = []
        for kind in ("active", "declining"):
            empire = player[kind]
            if not empire["tiles"] and not empire["provinces"]:
                continue
            parts = [text.join([word(f"vinci-tile-{tile}") for tile in empire["tiles"]], self.screen.lang)]
            if kind == "declining":
                parts.insert(0, word("vinci-in-decline"))
            if empire["provinces"]:
                parts.append(word("vinci-n-provinces", provinces=empire["provinces"]))
                parts.append(word("vinci-n-tokens", tokens=empire["tokens"]))
            elif kind == "active":
                parts.append(word("vinci-waits"))
            if kind == "active" and player["pacts"]:
                parts.append(word("vinci-pact-with", seats=player["pacts"]))
            found.append(" · ".join(part for part in parts if part))
        return found

    # -------------------------------------------------------------------------------------------------------- words

    def summary(self, state: State, seat: int, move: int) -> str:
        """Cost and gain in a few words."""
        found = self._summary(state, seat, move)
        return self.screen.say(found) if found else ""

    def _summary(self, state: State, seat: int, move: int) -> Message | None:
        """The same, made from the lines of `explain`."""
        lines = self.game.explain(state, seat, move)
        verb = self.game.moves.verb_of(move).name
        found = {line.key: line.args for line in lines}
        if verb in ("conquer", "spy"):
            gain = sum([int(str(line.args["points"])) for line in lines if line.key.startswith("vinci-gain-")])
            cost = found["vinci-cost-spy" if verb == "spy" else "vinci-explain-cost"]["tokens"]
            sign = "minus" if gain < 0 else "plus"
            return Message("vinci-summary-conquest", {"tokens": cost, "points": abs(gain), "sign": sign})
        if verb == "choose" and "vinci-explain-tokens" in found:
            bonus = found.get("vinci-explain-bonus", {"points": 0})["points"]
            args = {"tokens": found["vinci-explain-tokens"]["tokens"], "bonus": bonus}
            return Message("vinci-summary-choose", {**args, "price": found["vinci-explain-price"]["points"]})
        if verb == "keep":
            return Message("vinci-summary-keep", found["vinci-explain-keep"])
        if verb in ("abandon", "give_up"):
            return Message("vinci-summary-loss", lines[0].args)
        if verb in ("place", "redeploy", "fort"):
            return Message("vinci-summary-defence", lines[0].args)
        if verb == "decline":
            points = found.get("vinci-explain-decline-points")
            return Message("vinci-summary-decline", points) if points else Message("vinci-summary-rebirth")
        income = next((line.args for line in lines if "points" in line.args), None)
        return Message("vinci-summary-income", income) if income else None

    def condense(self, events: Sequence[Event]) -> list[Message]:
        """Tokens placed one by one are reported together, and so are provinces lost together."""
        told: list[Message] = []
        for event in events:
            last = told[-1] if told else None
            if last is not None and event.key in (*JOINED, *COUNTED) and _alike(last, event):
                there = last.args["province"]
                assert isinstance(there, list)
                there.append(event.args["province"])
                if "cost" in event.args:
                    last.args["cost"] = int(str(last.args["cost"])) + int(str(event.args["cost"]))
            elif event.key in JOINED or event.key in COUNTED:
                told.append(Message(event.key, {**event.args, "province": [event.args["province"]]}, event.rule))
            else:
                told.append(event)
        return [self._counted(message) for message in told]

    def _counted(self, message: Message) -> Message:
        """ "Anna places 6 tokens: Castile 3, Baetica 3"."""
        there = message.args.get("province")
        if message.key not in COUNTED or not isinstance(there, list) or len(there) == 1:
            return message
        places = [f"{self.screen.word(key)} {there.count(key)}" for key in dict.fromkeys(there)]
        args = {"seat": message.args["seat"], "tokens": len(there), "places": ", ".join(places)}
        return Message(COUNTED[message.key], args, message.rule)


def _alike(one: Message, other: Message) -> bool:
    """Whether two events differ only in the province and its cost."""
    return one.key == other.key and all(
        one.args.get(name) == other.args.get(name) for name in ("seat", "from", "other")
    )


def board(game: Game[Any], screen: Screen) -> Board:
    """The board of this game."""
    return VinciBoard(game, screen)
