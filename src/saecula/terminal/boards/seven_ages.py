"""7 Ages in the terminal: what I hold and what threatens it, what scores, everybody else. All is read from the view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from saecula.games.seven_ages.areas import BORDER, INDEX, NAMES, REGION_NAMES, REGION_OF, areas_in
from saecula.games.seven_ages.cards import CARD_EVENT, CARD_GOOD, EMPIRE_INDEX, EVENT_NAMES, GOOD_NAMES, ICONS, VALUE
from saecula.games.seven_ages.cards import CATEGORY_NAMES as CATEGORIES
from saecula.kernel.game import Game
from saecula.kernel.state import State
from saecula.terminal.board import Board
from saecula.terminal.screen import Screen, table

NAME = "seven_ages"
SIGNS = {"down": "?", "up": "▲", "spent": "✓", "void": "–"}  # what became of a marker


def entries(view: dict[str, Any]) -> dict[str, Any]:
    """What lies in each area, whatever its region."""
    return {area: entry for there in view["areas"].values() for area, entry in there.items()}


class SevenAgesBoard(Board):
    """The table of 7 Ages."""

    headlines = (f"{NAME}-turn", f"{NAME}-step")
    zero = "done"

    def draw(self, view: dict[str, Any], roles: Sequence[str]) -> list[RenderableType]:
        """What is being fought over, my empires area by area, all other empires, my hand, the players."""
        mine = [colour for colour, empire in view["empires"].items() if "reserve" in empire]
        others = [colour for colour in view["empires"] if colour not in mine]
        things: list[RenderableType] = [*self._conflict(view), *self._trade(view)]
        for colour in mine:
            things += [*self._empire(view, colour), ""]
        for colour in others:
            things.append(self._line(view, colour))
        if others:
            things.append("")
        return [*things, *self._hand(view), self._players(view, roles)]

    def glance(self, view: dict[str, Any], roles: Sequence[str]) -> list[RenderableType]:
        """One line an empire, and the players."""
        things: list[RenderableType] = [*self._conflict(view), *self._trade(view)]
        return [*things, *[self._line(view, colour) for colour in view["empires"]], self._players(view, roles)]

    def _word(self, key: str, **args: object) -> str:
        return self.screen.word(f"{NAME}-{key}", **args)

    def _name(self, seat: int) -> Text:
        return Text(self.screen.names[seat], style=self.screen.styles[seat])

    def _called(self, view: dict[str, Any], colour: str) -> Text:
        """An empire by its name, in the colour of its player."""
        empire = view["empires"][colour]
        return Text(self._word(f"empire-{empire['card']}"), style=self.screen.styles[empire["seat"]])

    # --------------------------------------------------------------------------------------------------------- empires

    def _line(self, view: dict[str, Any], colour: str) -> Text:
        """An empire in one line: player, level, money, how much it holds, and where."""
        empire = view["empires"][colour]
        units = sum(count if isinstance(count, int) else sum(count.values()) for count in empire["units"].values())
        held = [area for area, entry in entries(view).items() if entry.get("control") == colour]
        line = self._called(view, colour).append(" (").append_text(self._name(empire["seat"])).append("): ")
        told = {
            "level": empire["level"],
            "money": empire["money"],
            "income": f"{empire['income'] - empire['upkeep']:+d}",
        }
        line.append(self._word("table-empire", **told, units=units, areas=len(held)), style="not bold")
        where = [self._word(f"region-{name}") for name in self._regions(held)]
        return line.append(f" {', '.join(where)}" if where else "", style="dim")

    def _regions(self, held: list[str]) -> list[str]:
        """The smallest regions that some areas lie in, in the order of the data."""
        found: list[str] = []
        for i, name in enumerate(REGION_NAMES):
            if any(REGION_OF[INDEX[area]] == i for area in held):
                found.append(name)
        return found

    def _empire(self, view: dict[str, Any], colour: str) -> list[RenderableType]:
        """One of the reader's empires: its line, what scores, its areas by region, what stands there and next to it."""
        empire = view["empires"][colour]
        things: list[RenderableType] = [self._line(view, colour)]
        pays = [
            f"{self._word(f'category-{CATEGORIES[icon.category]}')} {'?' if paid is None else f'+{paid}'}"
            for icon, paid in zip(ICONS[EMPIRE_INDEX[empire["card"]]], empire["icons"], strict=True)
        ]
        if pays:
            things.append(Padding(Text(f"{self._word('table-scores')}: {' · '.join(pays)}"), (0, 0, 0, 2)))
        has = [self._word(f"artefact-{empire[kind]}") for kind in ("religion", "government") if kind in empire]
        has += [self._word(f"artefact-{name}") for name in empire["artefacts"]]
        if has:
            things.append(Padding(Text(f"{self._word('table-has')}: {', '.join(has)}"), (0, 0, 0, 2)))
        held = [area for area, entry in entries(view).items() if entry.get("control") == colour]
        places = [*held, *[area for area in empire["units"] if area not in held]]
        for region in [*range(len(REGION_NAMES)), -1]:
            here = [area for area in places if REGION_OF[INDEX[area]] == region]
            if here:
                head = Text(self._word(f"region-{REGION_NAMES[region] if region >= 0 else 'water'}"), style="bold")
                things.append(Padding(head, (0, 0, 0, 2)))
                things += [Padding(self._area(view, colour, area), (0, 0, 0, 4)) for area in here]
        reserve = self._units(empire["reserve"])
        if reserve:
            things.append(Padding(Text(f"{self._word('table-reserve')}: {reserve}", style="dim"), (0, 0, 0, 2)))
        return things

    def _units(self, units: int | dict[str, int]) -> str:
        if isinstance(units, int):
            return self._word("n-units", units=units)
        return ", ".join(f"{count} {self._word(f'unit-{name}')}" for name, count in units.items())

    def _area(self, view: dict[str, Any], colour: str, area: str) -> Text:
        """An area of the reader's empire: what stands in it, and which foreign units stand next to it."""
        empire, entry = view["empires"][colour], entries(view).get(area, {})
        line = Text(self._word(f"area-{area}"))
        if area in empire["units"]:
            line.append(f": {self._units(empire['units'][area])}")
        signs = [self._word("table-capital")] if empire.get("capital") == area else []
        signs += [self._word("table-city", level=entry["city"])] if "city" in entry else []
        signs += [self._word(f"table-{sign}") for sign in ("fort", "disorder") if entry.get(sign)]
        signs += [self._word(f"artefact-{entry['artefact']}")] if "artefact" in entry else []
        signs += [self._word(f"leader-{name}") for name, at in empire["leaders"].items() if at == area]
        if signs:
            line.append(f" [{', '.join(signs)}]")
        for other, where in self._threats(view, colour, area):
            line.append("  ⚔ ").append_text(self._called(view, other))
            line.append(f" {self._word(f'area-{where}')} {self._count(view, other, where)}", style="not bold")
        return line

    @staticmethod
    def _count(view: dict[str, Any], colour: str, area: str) -> int:
        units: int | dict[str, int] = view["empires"][colour]["units"][area]
        return units if isinstance(units, int) else sum(units.values())

    @staticmethod
    def _threats(view: dict[str, Any], colour: str, area: str) -> list[tuple[str, str]]:
        """The units of other players' empires in the area and next to it."""
        seat = view["empires"][colour]["seat"]
        near = [area, *[NAMES[at] for at in areas_in(BORDER[INDEX[area]])]]
        return [
            (other, where)
            for other, empire in view["empires"].items()
            for where in near
            if empire["seat"] != seat and where in empire["units"]
        ]

    # ------------------------------------------------------------------------------------------------ what is going on

    def _conflict(self, view: dict[str, Any]) -> list[RenderableType]:
        """The conflict being fought: both sides, and once the cards are turned up every part of the totals."""
        conflict = view.get("conflict")
        if conflict is None:
            return []
        head = self._word("table-conflict", area=f"{NAME}-area-{conflict['area']}", round=conflict["round"])
        things: list[RenderableType] = [Text(head, style="bold")]
        for side in conflict["sides"]:
            if "gone" in side:
                continue
            line = self._called(view, side["empire"]).append(f": {self._units(side['units'])}", style="not bold")
            if "card" in side:
                line.append(f" · {self._card(side['card'])}", style="not bold")
            for name in ("front", "support"):
                if name in side:
                    line.append(f" · {self._word(f'table-{name}')} {self._units(side[name])}", style="not bold")
            if "items" in side:
                line.append(f" = {sum(side['items'].values())}", style="bold")
            things.append(Padding(line, (0, 0, 0, 2)))
        return [*things, ""]

    def _card(self, name: str) -> str:
        """A card that lies face up, with its value."""
        return f"{self._word(f'card-{name}')} ({VALUE[EMPIRE_INDEX[name]]})"

    def _trade(self, view: dict[str, Any]) -> list[RenderableType]:
        """The trade going on."""
        trade = view.get("trade")
        if trade is None or trade["empire"] not in view["empires"]:
            return []
        line = Text(f"{self._word('action-trade_progress')}: ").append_text(self._called(view, trade["empire"]))
        if trade.get("partner") in view["empires"]:
            line.append(" – ").append_text(self._called(view, trade["partner"]))
        for name in ("card", "other_card"):
            if name in trade:
                line.append(f" · {self._card(trade[name])}")
        return [line, ""]

    # ------------------------------------------------------------------------------------------------ hand and players

    def _hand(self, view: dict[str, Any]) -> list[RenderableType]:
        """My cards with their three uses."""
        hand = view["cards"].get("hand")
        if not hand:
            return []
        rows: list[list[RenderableType]] = []
        for name in hand:
            card = EMPIRE_INDEX[name]
            event, good = EVENT_NAMES[CARD_EVENT[card]], GOOD_NAMES[CARD_GOOD[card]]
            uses = [self._word(f"empire-{name}"), self._word(f"event-{event}"), self._word(f"artefact-{good}")]
            rows.append([*uses, str(VALUE[card])])
        headings = [self._word(f"table-{name}") for name in ("as-empire", "as-event", "as-artefact", "value")]
        return [table(headings, rows, (3,)), ""]

    def _players(self, view: dict[str, Any], roles: Sequence[str], only: int | None = None) -> Table:
        rows: list[list[RenderableType]] = []
        for seat, player in enumerate(view["players"]):
            if only not in (None, seat):
                continue
            name = self._name(seat)
            if seat == view["first"]:
                name.append(" ①", style="default")
            if seat < len(roles):
                name.append(f" ({roles[seat]})", style="not bold not reverse default")
            marks = []
            for marker in player["markers"].values():
                word = self._word(f"marker-{marker['marker']}") if "marker" in marker else ""
                marks.append(f"{SIGNS[marker['state']]}{word}")
            rows.append([name, str(player["glory"]), str(player["hand"]), Text(" ".join(marks))])
        headings = [self._word(f"table-{column}") for column in ("player", "glory", "cards", "markers")]
        return table(headings, rows, (1, 2))

    def look_at_player(self, view: dict[str, Any], seat: int, roles: Sequence[str]) -> list[RenderableType]:
        """The player's line, and every empire area by area as far as it lies open."""
        things: list[RenderableType] = [self._players(view, roles, seat)]
        for colour, empire in view["empires"].items():
            if empire["seat"] == seat:
                things.append(self._line(view, colour))
                things += [Padding(self._area(view, colour, area), (0, 0, 0, 2)) for area in empire["units"]]
        return things

    def summary(self, state: State, seat: int, move: int) -> str:
        """What can be reckoned about a move."""
        lines = self.game.explain(state, seat, move)
        return " ".join(self.screen.say(line) for line in lines if line.key.startswith(f"{NAME}-explain-"))


def board(game: Game[Any], screen: Screen) -> Board:
    """The board of this game."""
    return SevenAgesBoard(game, screen)
