"""Through the Ages in the terminal: the card row, all civilizations compared, one's own in full, the hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from saecula.games.through_the_ages.components import INDEX
from saecula.kernel.game import Game
from saecula.kernel.message import Event, Message
from saecula.kernel.state import State
from saecula.terminal.board import Board
from saecula.terminal.boards.through_the_ages import civilization, story
from saecula.terminal.boards.through_the_ages.cards import Cards, age_of
from saecula.terminal.boards.through_the_ages.summaries import summary
from saecula.terminal.screen import Screen, table

VERSIONS = {
    "simple": "through_the_ages-option-version-simple",
    "advanced": "through_the_ages-option-version-advanced",
    "full": "through_the_ages-option-version-full",
}
NARROW = 90  # below it the comparison stands closer
WIDE = 130  # the width from which the comparison has room for everything
DEAREST = {1: "green", 2: "yellow", 3: "red"}  # the colours of the three zones of the row
SPENDING = (  # phases in which one's stores matter more than the rest of the board
    "through_the_ages-prompt-actions",
    "through_the_ages-prompt-contained",
)


class ThroughTheAgesBoard(Board):
    """The table of Through the Ages."""

    headlines = ("through_the_ages-turn",)
    verbs = (
        *("take", "play", "lead", "develop", "revolt", "grow", "sail", "levy", "build", "upgrade", "stage"),
        *("array", "trade", "draw", "destroy", "prepare", "discover", "attack", "offer", "cancel"),
        *("spend", "sacrifice", "bid"),
    )
    zero = "done"

    def __init__(self, game: Game[Any], screen: Screen) -> None:
        super().__init__(game, screen)
        self.cards = Cards(screen)

    # ------------------------------------------------------------------------------------------------------ drawing

    def draw(self, view: dict[str, Any], roles: Sequence[str]) -> list[RenderableType]:
        """The card row, the piles, everybody compared, and the reader's own civilization."""
        things = [self._title(view), "", self._row(view), "", self._piles(view), "", *self._compared(view, roles)]
        if view["seat"] is not None:
            things += ["", *self._one(view, view["seat"])]
        return things

    def glance(self, view: dict[str, Any], roles: Sequence[str]) -> list[RenderableType]:
        """Everything in the reader's own turn; otherwise the comparison and the reader's civilization are enough."""
        if view["turn"] == view["seat"] and not view["auction"] and not view["battle"]:
            return self.draw(view, roles)
        things = self._compared(view, roles)
        return things if view["auction"] else [*things, "", *self._one(view, view["seat"])]

    def _one(self, view: dict[str, Any], seat: int) -> list[RenderableType]:
        player = view["players"][seat]
        head = Text().append(self.screen.names[seat], style=self.screen.styles[seat])
        points = self.screen.word(
            "through_the_ages-board-points",
            culture=player["culture"],
            culture_rating=player["culture_rating"],
            science=player["science"],
            science_rating=player["science_rating"],
            strength=player["strength"],
        )
        head.append(f" · {points}")
        return [head, *civilization.draw(self.screen, self.cards, view, seat)]

    def _title(self, view: dict[str, Any]) -> Text:
        word = self.screen.word
        age = view["age"]
        parts = [
            word(f"through_the_ages-period-{age.lower()}"),
            word("through_the_ages-board-version", version=VERSIONS[view["version"]]),
        ]
        return Text(" · ".join(parts), style="bold")

    def _row(self, view: dict[str, Any]) -> Text:
        """The thirteen positions, a line each: price in civil actions, age, card, type, prices and text."""
        word = self.screen.word
        there = [(i, place) for i, place in enumerate(view["row"]) if place["card"]]
        if not there:
            return Text(word("through_the_ages-board-row-empty"), style="dim")
        names = max(self.screen.styled(self.cards.name(place["card"])).cell_len for _, place in there)
        types = max(len(self.cards.type(place["card"])) for _, place in there)
        heading = Text().append(word("through_the_ages-board-row"), style="bold")
        lines = [heading.append(f"  {word('through_the_ages-board-row-help')}", style="dim")]
        for i, place in there:
            cost = place["cost"]
            line = Text().append(f"{i + 1:>3} ", style="bold")
            line.append(f"{'●' * cost or '–':<4} ", style=DEAREST.get(cost, "red" if cost else "green"))
            line.append(f"{age_of(place['card']):<3} ", style="dim")
            name = self.cards.styled(place["card"])
            name.pad_right(names - name.cell_len)
            line.append(name).append(f"  {self.cards.type(place['card']):<{types}}", style="dim")
            price, says = self.cards.price(place["card"]), self.cards.text(place["card"])
            line.append(f"  {price} · {says}" if price else f"  {says}")
            line.truncate(self.screen.console.width - 1, overflow="ellipsis")
            lines.append(line)
        return Text("\n").join(lines)

    def _piles(self, view: dict[str, Any]) -> Table:
        """Decks and events, and the cards that everybody scores at the end."""
        word = self.screen.word
        made = Table.grid(padding=(0, 2, 0, 0))
        made.add_column(style="dim", no_wrap=True)
        made.add_column()
        decks = word("through_the_ages-board-civil-deck", cards=view["civil_deck"])
        if view["version"] != "simple":
            decks += f" · {word('through_the_ages-board-military-deck', cards=view['military_deck'])}"
        made.add_row(word("through_the_ages-board-decks"), decks)
        events = f"{word('through_the_ages-board-current')} {backs(view['current_events'])}"
        if view["version"] != "simple":
            events += f" · {word('through_the_ages-board-future')} {backs(view['future_events'])}"
        made.add_row(word("through_the_ages-board-events"), events)
        for pile, key in (
            ("current", "through_the_ages-board-know-current"),
            ("future", "through_the_ages-board-know-future"),
        ):
            if view["known"].get(pile):
                made.add_row("", Text(word(key) + " ").append(self.cards.titles(view["known"][pile])))
        if view["bonus_cards"] or view["hidden_bonus_cards"]:
            bonus = self.cards.titles(view["bonus_cards"]) if view["bonus_cards"] else Text()
            if view["hidden_bonus_cards"]:
                hidden = word("through_the_ages-board-hidden", cards=view["hidden_bonus_cards"])
                bonus.append(" · " if view["bonus_cards"] else "").append(hidden, style="dim")
            made.add_row(word("through_the_ages-board-bonus-cards"), bonus)
        return made

    def _compared(self, view: dict[str, Any], roles: Sequence[str]) -> list[RenderableType]:
        """All civilizations, a line each, in turn order; what they are made of beside it, or below for lack of room."""
        word = self.screen.word
        wide = self.screen.console.width >= WIDE
        headings = [
            word("through_the_ages-board-player"),
            word("through_the_ages-board-culture"),
            word("through_the_ages-board-science"),
            word("through_the_ages-board-strength"),
            word("through_the_ages-board-faces-short"),
            word("through_the_ages-board-food"),
            word("through_the_ages-board-resources-short"),
            word("through_the_ages-board-actions"),
            word("through_the_ages-board-cards"),
        ]
        rows: list[list[RenderableType]] = []
        below = Table.grid(padding=(0, 2, 0, 0))
        below.add_column(no_wrap=True)
        below.add_column()
        seats = len(view["players"])
        for seat in [(view["first"] + i) % seats for i in range(seats)]:
            player = view["players"][seat]
            name = Text("▸ " if seat == view["turn"] else "  ")
            name.append(self.screen.names[seat], style=self.screen.styles[seat])
            if seat < len(roles):
                name.append(f" ({roles[seat]})")
            details = self._at_a_glance(view, player)
            rows.append([name, *self._figures(view, player), *([details] if wide else [])])
            if not wide and seat != view["seat"]:
                below.add_row(Text(f"  {self.screen.names[seat]}", style=self.screen.styles[seat]), details)
        made = table(headings + [""] * wide, rows, range(1, 9))
        made.columns[0].no_wrap = True
        if self.screen.console.width < NARROW:
            made.padding = (0, 1, 0, 0)
        return [made] if wide else [made, below]

    def _figures(self, view: dict[str, Any], player: dict[str, Any]) -> list[RenderableType]:
        """The numbers of a player in the comparison."""
        happy = Text(f"{player['happiness']}/{player['faces_needed']}", style="red" if player["discontent"] else "")
        simple = view["version"] == "simple"
        return [
            f"{player['culture']} +{player['culture_rating']}",
            f"{player['science']} +{player['science_rating']}",
            str(player["strength"]),
            "–" if simple else happy,
            f"{player['food']} +{player['food_output']}",
            f"{player['resources']} +{player['resource_output']}",
            f"{player['civil_actions'][1]}+{player['military_actions'][1]}",
            str(len(player["hand"])) + ("" if simple else f"+{sum(player['arms'].values())}"),
        ]

    def _at_a_glance(self, view: dict[str, Any], player: dict[str, Any]) -> Text:
        """Government, leader, wonders and the like of a player, in one cell."""
        if player["resigned"]:
            return Text(self.screen.word("through_the_ages-board-resigned"), style="dim")
        parts = [self.cards.styled(player["government"])]
        if player["leader"]:
            parts.append(self.cards.styled(player["leader"]))
        if player["wonder"]:
            wonder = player["wonder"]
            stages = f" {wonder['built']}/{len(wonder['stages'])}"
            parts.append(self.cards.styled(wonder["card"]).append(stages, style="dim"))
        if player["wonders"]:
            done = self.screen.word("through_the_ages-board-n-wonders", amount=len(player["wonders"]))
            parts.append(Text(done))
        if player["colonies"]:
            parts.append(Text(self.screen.word("through_the_ages-board-n-colonies", amount=len(player["colonies"]))))
        for war, declarer, target in civilization.wars(view):
            if declarer == player["seat"]:
                parts.append(self.cards.styled(war).append(f" → {self.screen.names[target]}"))
        if player["resigning"]:
            parts.append(Text(self.screen.word("through_the_ages-board-resigning"), style="dim"))
        return Text(" · ").join(parts)

    # --------------------------------------------------------------------------------------------------- to the point

    def status(self, view: dict[str, Any], prompt: Message) -> list[RenderableType]:
        """What the card says that the question is about, an auction as it stands, or what there is to spend."""
        card = str(prompt.args.get("card", "")).removeprefix("through_the_ages-card-") or view["event"]
        about: list[RenderableType] = []
        if card in INDEX and (view["auction"] or ("card" in prompt.args and "help" not in prompt.args)):
            about.append(self.cards.title(card, typed=True).append(f": {self.cards.text(card)}"))
        if view["auction"]:
            about.append(self._bids(view["auction"]))
        if view["prompt"] in SPENDING and view["round"] > 1:
            about.append(self._stores(view, view["players"][view["seat"]]))
        return about

    def _stores(self, view: dict[str, Any], player: dict[str, Any]) -> Text:
        """What a player has to spend."""
        word = self.screen.word
        parts = [
            self.cards.amount("through_the_ages-short-food", player["food"]),
            self.cards.amount("through_the_ages-short-resources", player["resources"]),
            self.cards.amount("through_the_ages-short-science", player["science"]),
            word("through_the_ages-board-unused", amount=player["unused"]),
        ]
        if player["unit_resources"]:
            parts[1] += f" {word('through_the_ages-board-for-units', amount=player['unit_resources'])}"
        stores = Text(" · ".join(parts))
        if view["version"] != "simple" and player["discontent"] > player["unused"]:
            stores.append(f" · {word('through_the_ages-board-uprising')}", style="bold red")
        return stores

    def _bids(self, auction: dict[str, Any]) -> Text:
        bids = [
            f"{self.screen.names[seat]} {bid}" + ("" if seat in auction["in"] else " –")
            for seat, bid in enumerate(auction["bids"])
            if bid
        ]
        if not bids:
            return Text(self.screen.word("through_the_ages-board-no-bids"))
        return self.screen.styled(self.screen.word("through_the_ages-board-bids", bids=", ".join(bids)))

    def summary(self, state: State, seat: int, move: int) -> str:
        """Cost and gain, or what the card says."""
        return summary(self.game, self.screen, self.cards, state, seat, move)

    def condense(self, events: Sequence[Event]) -> list[Message]:
        """What happens several times in a row is told once."""
        return story.condense(self.cards, events)

    # -------------------------------------------------------------------------------------------------------- look up

    def things(self) -> dict[str, str]:
        """All cards, those of the start included."""
        return self.cards.all

    def look_at_thing(self, key: str) -> list[RenderableType]:
        """A card to read."""
        return self.cards.full(key.removeprefix("through_the_ages-card-"))

    def look_at_player(self, view: dict[str, Any], seat: int, roles: Sequence[str]) -> list[RenderableType]:
        """The whole civilization."""
        return self._one(view, seat)


def backs(pile: dict[str, int]) -> str:
    """How many cards of which age a pile holds, as their backs show."""
    return " ".join(f"{age}×{number}" for age, number in pile.items()) or "–"


def board(game: Game[Any], screen: Screen) -> Board:
    """The board of this game."""
    return ThroughTheAgesBoard(game, screen)
