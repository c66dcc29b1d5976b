"""History of the World in the terminal: Epoch, Areas with their Territories, players. All is read from the view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from saecula import text
from saecula.games.history_of_the_world.components import territories
from saecula.kernel.game import Game
from saecula.kernel.message import Message
from saecula.kernel.state import State
from saecula.terminal.board import Board
from saecula.terminal.screen import Screen, table

NAME = "history_of_the_world"
ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII"]
SIGNS = ("fort", "capital", "city", "monument")  # what stands in a Territory, and the letter of each is in the words
LEVELS = {"": "", "presence": "", "dominance": "×2", "control": "×3"}
RESOURCE = "◆"


class HistoryBoard(Board):
    """The table of History of the World."""

    headlines = (f"{NAME}-turn", f"{NAME}-epoch")
    zero = "done"

    # ------------------------------------------------------------------------------------------------------ drawing

    def draw(self, view: dict[str, Any], roles: Sequence[str]) -> list[RenderableType]:
        """The Empires of the Epoch, the map by Areas, what the force has left, the hand, the players."""
        things: list[RenderableType] = [self._calls(view), "", *self._map(view), self._legend(), ""]
        if view["waters"]:
            things += [self._waters(view), ""]
        return [*things, *self._force(view), *self._hand(view), self._players(view, roles)]

    def glance(self, view: dict[str, Any], roles: Sequence[str]) -> list[RenderableType]:
        """Empires and players; the map on asking."""
        return [self._calls(view), "", *self._force(view), self._players(view, roles)]

    def _word(self, key: str, **args: object) -> str:
        return self.screen.word(f"{NAME}-{key}", **args)

    def _name(self, seat: int) -> Text:
        return Text(self.screen.names[seat], style=self.screen.styles[seat])

    def _calls(self, view: dict[str, Any]) -> Table:
        """The seven Empires in turn order: who plays them, as far as that is known."""
        headings = [self._word("progress-epoch", epoch=view["epoch"])]
        headings += [self._word(f"{name}-word") for name in ("strength", "start", "player", "points")]
        rows: list[list[RenderableType]] = []
        for call in view["calls"]:
            sign = "▸ " if call["state"] == "now" else "  "
            name = Text(
                sign + self._word(f"empire-{call['empire']}"), style="dim" if call["state"] == "skipped" else ""
            )
            who: Text = Text("–" if call["state"] == "skipped" else "?", style="dim")
            if "holder" in call:
                who = self._name(call["holder"])
            elif view["draw"].get("drawn") == call["empire"]:
                who = Text(self._word("table-drawn"), style="bold")
            start = self._word(f"territory-{call['start']}")
            rows.append([name, str(call["strength"]), start, who, str(call.get("points", ""))])
        return table(headings, rows, (1, 4))

    def _map(self, view: dict[str, Any]) -> list[RenderableType]:
        """Area by Area: its value, how many Territories each player holds, then every Territory."""
        there = {place["id"]: place for place in view["territories"]}
        found: list[RenderableType] = []
        for area in view["areas"]:
            head = Text(self._word(f"area-{area['id']}"), style="bold")
            head.append(f" {area['value'] or '–'}", style="not bold")
            for seat, held in enumerate(area["held"]):
                if held:
                    head.append("  ").append_text(self._name(seat)).append(f" {held}{LEVELS[area['level'][seat]]}")
            land = Text(", ").join([self._territory(t, there) for t in territories if t.area == area["id"]])
            found += [head, Padding(land, (0, 0, 0, 2))]
        return found

    def _territory(self, territory: Any, there: dict[str, Any]) -> Text:
        place = there.get(territory.id, {})
        name = Text(self._word(f"territory-{territory.id}") + (RESOURCE if territory.resource else ""))
        if "owner" in place:
            style = self.screen.styles[place["owner"]]
            name.append(f" {self.screen.names[place['owner']]} {ROMAN[place['epoch']]}", style=style)
            name.append(f"×{place['armies']}" if "armies" in place else "", style=style)
        else:
            name.stylize("dim")
        signs = [self._word(f"sign-{sign}") for sign in SIGNS if place.get(sign)]
        return name.append(f" [{''.join(signs)}]") if signs else name

    def _legend(self) -> Text:
        signs = [f"{self._word(f'sign-{sign}')} {self._word(f'{sign}-word')}" for sign in SIGNS]
        signs += [f"{RESOURCE} {self._word('resource-word')}", self._word("table-levels")]
        return Text(" · ".join(signs), style="dim")

    def _waters(self, view: dict[str, Any]) -> Text:
        line = Text(f"{self._word('fleets-word')}: ")
        found = [
            Text(self._word(f"sea-{water['id']}") + " ").append_text(self._name(water["seat"]))
            for water in view["waters"]
        ]
        return line.append_text(Text(", ").join(found))

    def _force(self, view: dict[str, Any]) -> list[RenderableType]:
        """What the player in turn has left, and the cards in force."""
        force = view.get("force")
        if force is None:
            return []
        left = {name: force[name] for name in ("armies", "lost", "coins", "forts")}
        left["armies"] += force["allies"]
        left["coins"] += force["allied_coins"]
        line = self._word("table-force", seat=view["turn"], **left)
        cards = [self._word(f"event-{card['event']}") for card in view["cards"] if not card.get("spent")]
        if cards:
            line += " " + self._word("table-cards", events=text.join(cards, self.screen.lang))
        return [self.screen.styled(line), ""]

    def _hand(self, view: dict[str, Any]) -> list[RenderableType]:
        if not view["hand"]:
            return []
        names = [
            Text(self._word(f"event-{card['event']}"), style="bold" if card["now"] else "" if card["later"] else "dim")
            for card in view["hand"]
        ]
        return [Text(f"{self._word('hand-word')}: ").append_text(Text(", ").join(names)), ""]

    def _players(self, view: dict[str, Any], roles: Sequence[str], only: int | None = None) -> Table:
        columns = ("player", "score", "forecast", "held", "cards", "markers")
        rows: list[list[RenderableType]] = []
        for seat, player in enumerate(view["players"]):
            if only not in (None, seat):
                continue
            name = Text("▸ " if seat in view["actors"] else "  ").append_text(self._name(seat))
            if seat < len(roles):
                name.append(f" ({roles[seat]})", style="not bold not reverse default")
            numbers = [str(player["score"]), f"+{player['forecast']['total']}", str(player["held"])]
            rows.append([name, *numbers, f"{player['great']}+{player['minor']}", str(player["markers"])])
        return table([self._word(f"{name}-word") for name in columns], rows, (1, 2, 3, 4, 5))

    def look_at_player(self, view: dict[str, Any], seat: int, roles: Sequence[str]) -> list[RenderableType]:
        """The player's line, and every Territory held with the Empire it comes from."""
        held: dict[str, list[str]] = {}
        for place in view["territories"]:
            if place.get("owner") == seat:
                held.setdefault(place["origin"], []).append(self._word(f"territory-{place['id']}"))
        lines = [f"{self._word(f'origin-{name}')}: {', '.join(places)}" for name, places in held.items()]
        return [self._players(view, roles, seat), *[Padding(line, (0, 0, 0, 2)) for line in lines]]

    # -------------------------------------------------------------------------------------------------------- words

    def summary(self, state: State, seat: int, move: int) -> str:
        """The odds of an attack, the points of a Territory, the strength of an Empire."""
        verb = self.game.moves.verb_of(move).name
        lines = self.game.explain(state, seat, move)
        found = {line.key.removeprefix(f"{NAME}-explain-"): line.args for line in lines}
        parts: list[str] = []
        if "odds" in found:
            parts.append(f"{found['odds']['win']}%")
        elif "sea-odds" in found:
            parts.append(f"{found['sea-odds']['win']}%")
        if "gain" in found:
            parts.append(f"{int(str(found['gain']['points'])):+d}")
        if verb == "play":
            parts.append(self.screen.say(Message(str(found["event"]["help"]))))
        if verb in ("keep", "give") and "strength" in found:
            parts.append(self.screen.say(Message(f"{NAME}-explain-strength", found["strength"])))
        if verb == "done" and "score" in found:
            parts.append(self.screen.say(Message(f"{NAME}-explain-score", found["score"])))
        return " · ".join(parts)


def board(game: Game[Any], screen: Screen) -> Board:
    """The board of this game."""
    return HistoryBoard(game, screen)
