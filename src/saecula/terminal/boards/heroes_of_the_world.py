"""Heroes of the World in the terminal: territories, heroes, players. All that changes is read from the view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from saecula import text
from saecula.games.heroes_of_the_world.components import (
    HERO,
    HERO_CONQUEST,
    HERO_DISCOVERIES,
    HERO_POPULATION,
    HERO_TREASURE,
    INFLUENCE,
    NEIGHBOURS,
    TERRITORY,
    TERRITORY_KEYS,
    TOKEN,
    VALUE,
)
from saecula.kernel.dealing import things_in
from saecula.kernel.game import Game
from saecula.kernel.message import Args, Event, Message
from saecula.kernel.state import State
from saecula.terminal.board import Board
from saecula.terminal.screen import Screen, table

NAME = "heroes_of_the_world"
WITH_BORDERS = 110  # the width from which the map also names the neighbours of each territory
# Several in a row are one sentence with the number of units in each territory.
COUNTED = {f"{NAME}-placed": f"{NAME}-placed-many", f"{NAME}-moved": f"{NAME}-moved-many"}
# Lines of `explain` that say in one line what a move brings.
SHORT = {
    f"{NAME}-explain-draw": f"{NAME}-summary-draw",
    f"{NAME}-explain-discover": f"{NAME}-summary-discover",
    f"{NAME}-explain-token": f"{NAME}-summary-token",
    f"{NAME}-explain-sides": f"{NAME}-summary-sides",
    f"{NAME}-explain-attack": f"{NAME}-summary-opponents",
    f"{NAME}-explain-convert": f"{NAME}-summary-convert",
    f"{NAME}-explain-end": f"{NAME}-summary-end",
}


class HeroesBoard(Board):
    """The table of Heroes of the World."""

    headlines = (f"{NAME}-turn", f"{NAME}-modern")
    zero = "done"

    # ------------------------------------------------------------------------------------------------------ drawing

    def draw(self, view: dict[str, Any], roles: Sequence[str]) -> list[RenderableType]:
        """The territories, the heroes on offer, the other pieces on the table, the players."""
        title: list[RenderableType] = [] if view["over"] else [self._title(view), ""]
        return [
            *title,
            self._map(view),
            self._legend(view),
            "",
            *self._heroes(view),
            *self._about(view),
            "",
            self._players(view, roles),
        ]

    def _word(self, key: str, **args: object) -> str:
        return self.screen.word(f"{NAME}-{key}", **args)

    def _title(self, view: dict[str, Any]) -> Text:
        opening = view["prompt"] == f"{NAME}-prompt-settle"
        return self.screen.styled(self._word("table-opening" if opening else "table-turn", seat=view["turn"]), "bold")

    def _map(self, view: dict[str, Any]) -> Table:
        """A row for each territory in play: its ladder, what it is worth, and the units of each player."""
        headings = [self._word(f"{name}-word") for name in ("territory", "ladder", "worth")]
        headings += self.screen.names
        wide = self.screen.console.width >= WITH_BORDERS
        reached = INFLUENCE[HERO[view["hero"]]] if view["hero"] else 0
        open_ones = [there for there in view["territories"] if there["in_play"]]
        in_play = sum([1 << TERRITORY[there["id"]] for there in open_ones])
        rows: list[list[RenderableType]] = []
        for there in open_ones:
            t = TERRITORY[there["id"]]
            name = Text("• " if reached >> t & 1 else "  ", style="bold")
            name.append(self.screen.word(TERRITORY_KEYS[t]), style="not bold dim" if there["complete"] else "not bold")
            near = things_in(NEIGHBOURS[t] & in_play)
            borders = Text(", ".join(self.screen.word(TERRITORY_KEYS[n]) for n in near), style="dim")
            row: list[RenderableType] = [name, self._ladder(there), self._worth(there, view["seats"])]
            rows.append([*row, *self._units(there), *([borders] if wide else [])])
        if wide:
            headings.append(self._word("borders-word"))
        made = table(headings, rows, range(3, 3 + view["seats"]))
        for column, style in zip(made.columns[3:], self.screen.styles):
            column.header_style = style
        return made

    def _ladder(self, there: dict[str, Any]) -> Text:
        values = [str(token["value"]) for token in there["ladder"]]
        slots = Text(" ".join(values + ["–"] * (there["slots"] - len(values))))
        return slots.append(" ✓", style="bold green") if there["complete"] else slots

    def _worth(self, there: dict[str, Any], seats: int) -> Text:
        """What each rank would score for the tokens that are there."""
        if not there["ladder"]:
            return Text("–", style="dim")
        least = min([token["value"] for token in there["ladder"]])
        shares = [there["sum"], (there["sum"] + 1) // 2, least][: 2 if seats == 2 else 3]
        return Text("/".join(map(str, shares)), style="dim" if there["complete"] else "")

    def _units(self, there: dict[str, Any]) -> list[Text]:
        """The units of each player; the most stand out."""
        most = max(there["units"])
        cells: list[Text] = []
        for units, style in zip(there["units"], self.screen.styles):
            shade = style if units == most else style.replace("bold ", "")
            cells.append(Text(str(units), style=shade) if units else Text("·", style="dim"))
        return cells

    def _legend(self, view: dict[str, Any]) -> Text:
        signs = [f"– {self._word('table-free')}", f"✓ {self._word('table-complete')}"]
        worth = self._word("table-worth-two" if view["seats"] == 2 else "table-worth")
        signs.append(f"{self._word('worth-word')}: {worth}")
        if view["hero"]:
            signs.insert(0, f"• {self._word('table-reached', hero=_hero_key(view['hero']))}")
        legend = " · ".join(signs)
        closed = [TERRITORY_KEYS[TERRITORY[there["id"]]] for there in view["territories"] if not there["in_play"]]
        if closed:
            legend += "\n" + self._word("table-closed", territories=closed)
        return Text(legend, style="dim")

    def _heroes(self, view: dict[str, Any]) -> list[RenderableType]:
        """The hand and the display, except whichever is being listed as moves."""
        rows: list[list[RenderableType]] = []
        seat = view["seat"]
        if seat is not None and view["prompt"] != f"{NAME}-prompt-play":
            rows += self._cards("hand-word", view["players"][seat]["hand"], view["players"][seat]["shown"])
        if view["prompt"] != f"{NAME}-prompt-take":
            rows += self._cards("display-word", view["display"])
        if not rows:
            return []
        columns = ("population", "discoveries", "conquest", "gold", "influence")
        headings = ["", *[self._word(f"{name}-word") for name in columns]]
        made = table(headings, rows, (1, 2, 3, 4))
        made.columns[0].no_wrap = True
        return [made, ""]

    def _cards(self, title: str, heroes: list[dict[str, Any]], seen: Sequence[str] = ()) -> list[list[RenderableType]]:
        rows: list[list[RenderableType]] = []
        for hero in heroes:
            where = [self.screen.word(f"{NAME}-territory-{name}") for name in hero["territories"]]
            numbers = [hero[name] for name in ("population", "discoveries", "conquest", "treasure")]
            cells = [Text(str(number), style="" if number else "dim") for number in numbers]
            key = _hero_key(hero["id"])
            name = self._word("table-seen", hero=key) if hero["id"] in seen else self.screen.word(key)
            rows.append([Text("  " + name), *cells, ", ".join(where)])
        heading: list[RenderableType] = [Text(self._word(title), style="bold"), "", "", "", "", ""]
        return [heading, *rows] if rows else []

    def _about(self, view: dict[str, Any]) -> list[RenderableType]:
        """The hero being played, tokens drawn, wonders to build, bag and deck."""
        found: list[str] = []
        if view["hero"]:
            summary = self.screen.say(hero_summary(HERO[view["hero"]]))
            found.append(self._word("table-hero", seat=view["turn"], hero=_hero_key(view["hero"]), summary=summary))
        if view["tokens"]:
            tokens = [f"{self._word(f'token-{token}')} ({VALUE[TOKEN[token]]})" for token in view["tokens"]]
            found.append(self._word("table-tokens", tokens=text.join(tokens, self.screen.lang)))
        on_offer = [f"{NAME}-wonder-{wonder['id']}" for wonder in view["wonders"] if wonder["on_offer"]]
        found.append(self._word("table-on-offer", wonders=on_offer) if on_offer else self._word("table-no-wonders"))
        found.append(" ".join([self._bag(view["bag"]), self._word("table-deck", cards=view["deck"])]))
        if view["bank"] is not None:
            found[-1] += " " + self._word("table-bank", coins=view["bank"])
        return [self.screen.styled(line) for line in found]

    def _bag(self, bag: dict[str, int]) -> str:
        """How many tokens of each value can still be drawn."""
        counts: dict[int, int] = {}
        for token, count in bag.items():
            value = VALUE[TOKEN[token]]
            counts[value] = counts.get(value, 0) + count
        if not counts:
            return self._word("table-bag-empty")
        values = ", ".join([self._word("table-value", tokens=counts[v], points=v) for v in sorted(counts)])
        return self._word("table-bag", tokens=sum(counts.values()), values=values)

    def look_at_player(self, view: dict[str, Any], seat: int, roles: Sequence[str]) -> list[RenderableType]:
        """The player's line, the units by territory, and every hero played."""
        counts = {f"territory-{there['id']}": there["units"][seat] for there in view["territories"]}
        units = [f"{self._word(key)} {count}" for key, count in counts.items() if count]
        heroes = [self.screen.word(_hero_key(hero)) for hero in view["players"][seat]["played"]]
        told = [text.join(units, self.screen.lang), text.join(heroes, self.screen.lang)]
        return [self._players(view, roles, seat), *[Padding(line, (0, 0, 0, 2)) for line in told if line]]

    def look_at_thing(self, key: str) -> list[RenderableType]:
        """A hero also with what he brings."""
        hero = HERO.get(key.removeprefix(f"{NAME}-hero-"))
        found = super().look_at_thing(key)
        return found if hero is None else [*found, Padding(self.screen.say(hero_summary(hero)), (0, 0, 0, 2))]

    def _players(self, view: dict[str, Any], roles: Sequence[str], only: int | None = None) -> Table:
        columns = ("player", "score", "gold", "supply", "cards", "heroes", "discoveries")
        headings = [*[self._word(f"{name}-word") for name in columns], ""]
        face_up = {wonder["id"]: wonder["face_up"] for wonder in view["wonders"]}
        rows: list[list[RenderableType]] = []
        for seat, player in enumerate(view["players"]):
            if only not in (None, seat):
                continue
            name = Text(self.screen.names[seat], style=self.screen.styles[seat])
            if seat < len(roles):
                name.append(f" ({roles[seat]})", style="not bold default")
            name = Text("▸ " if seat in view["actors"] else "  ") + name
            numbers = [player[key] for key in ("score", "gold", "supply")]
            numbers += [len(player["hand"]) + player["hidden"], len(player["played"]), player["discoveries"]]
            known = player["shown"] if seat != view["seat"] else []
            holdings = "\n".join(self._holdings(player["wonders"], face_up, known))
            rows.append([name, *[str(number) for number in numbers], holdings])
        return table(headings, rows, (1, 2, 3, 4, 5, 6))

    def _holdings(self, wonders: list[str], face_up: dict[str, bool], known: list[str]) -> list[str]:
        """The wonders of a player, and the cards that everybody has seen the player take."""
        lines: list[str] = []
        for wonder in wonders:
            key = f"{NAME}-wonder-{wonder}"
            lines.append(self.screen.word(key) if face_up[wonder] else self._word("table-used", wonder=key))
        if known:
            lines.append(self._word("table-known", heroes=[_hero_key(hero) for hero in known]))
        return lines

    # -------------------------------------------------------------------------------------------------------- words

    def summary(self, state: State, seat: int, move: int) -> str:
        """What a move costs and brings, in a few words."""
        found = self._summary(state, seat, move)
        return self.screen.say(found) if found else ""

    def _summary(self, state: State, seat: int, move: int) -> Message | None:
        """The same, made from the lines of `explain`."""
        verb = self.game.moves.verb_of(move)
        if verb.name in ("take", "play"):
            return hero_summary(verb.arg(move))
        lines = self.game.explain(state, seat, move)
        found = {line.key.removeprefix(f"{NAME}-explain-"): line.args for line in lines}
        if verb.name == "build":
            return Message(f"{NAME}-summary-build", {**found["build"], "help": found["wonder"]["help"]})
        if verb.name == "put":
            scores = [line.args for line in lines if line.key == f"{NAME}-explain-scores"]
            return self._put(found["ladder"], scores)
        if verb.name == "migrate":
            args = {**found["migrate"], "units": found["origin"]["units"]}
            return Message(f"{NAME}-summary-migrate", args)
        if verb.name == "leave":
            return Message(f"{NAME}-summary-origin", found["origin"])
        if "standing" in found:
            return Message(f"{NAME}-summary-standing", {**found["ladder"], **found["standing"]})
        short = next((line for line in lines if line.key in SHORT), None)
        return Message(SHORT[short.key], short.args) if short else None

    def _put(self, ladder: Args, scores: list[Args]) -> Message:
        """The ladder after the move; who scores when it is complete."""
        if ladder["free"]:
            return Message(f"{NAME}-summary-ladder", ladder)
        if not scores:
            return Message(f"{NAME}-summary-nobody")
        told = [f"{self.screen.names[int(str(line['seat']))]} {line['points']}" for line in scores]
        return Message(f"{NAME}-summary-complete", {"scores": ", ".join(told)})

    def condense(self, events: Sequence[Event]) -> list[Message]:
        """Units placed or moved one by one are reported together."""
        told: list[tuple[Message, list[str]]] = []
        for event in events:
            there = str(event.args.get("territory", ""))
            if told and event.key in COUNTED and _alike(told[-1][0], event):
                told[-1][1].append(there)
            else:
                told.append((event, [there]))
        return [self._counted(message, places) for message, places in told]

    def _counted(self, message: Message, places: list[str]) -> Message:
        """ "Anna places 6 units: India 4, China 2"."""
        if len(places) == 1:
            return message
        counts = [f"{self.screen.word(key)} {places.count(key)}" for key in dict.fromkeys(places)]
        args: Args = {**message.args, "units": len(places), "places": ", ".join(counts)}
        return Message(COUNTED[message.key], args, message.rule)


def _alike(one: Message, other: Message) -> bool:
    """Whether two events differ only in the territory."""
    return one.key == other.key and all(one.args.get(name) == other.args.get(name) for name in ("seat", "origin"))


def _hero_key(hero: str) -> str:
    return f"{NAME}-hero-{hero}"


def hero_summary(hero: int) -> Message:
    """What a hero brings, and where."""
    args: Args = {
        "population": HERO_POPULATION[hero],
        "discoveries": HERO_DISCOVERIES[hero],
        "conquest": HERO_CONQUEST[hero],
        "treasure": HERO_TREASURE[hero],
        "territories": [TERRITORY_KEYS[t] for t in things_in(INFLUENCE[hero])],
    }
    return Message(f"{NAME}-summary-hero", args)


def board(game: Game[Any], screen: Screen) -> Board:
    """The board of this game."""
    return HeroesBoard(game, screen)
