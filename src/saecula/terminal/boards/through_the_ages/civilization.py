"""One civilization in the terminal: its technologies on the left, everything else on the right, its hands below."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from saecula.terminal.boards.through_the_ages.cards import Cards, age_of
from saecula.terminal.screen import Screen

LEAST = 42  # the width that the right half needs to stand beside the left one
URGENT = "bold red"


def draw(screen: Screen, cards: Cards, view: dict[str, Any], seat: int) -> list[RenderableType]:
    """The civilization of a seat, as the reader of the view may see it."""
    return Civilization(screen, cards, view, seat).draw()


class Civilization:
    """What is drawn for one seat."""

    def __init__(self, screen: Screen, cards: Cards, view: dict[str, Any], seat: int) -> None:
        self.screen = screen
        self.word = screen.word
        self.cards = cards
        self.view = view
        self.seat = seat
        self.player: dict[str, Any] = view["players"][seat]
        self.simple = view["version"] == "simple"

    def draw(self) -> list[RenderableType]:
        """The two halves and the hands."""
        left, right = self._technologies(), self._facts()
        halves: list[RenderableType] = [left, right]
        console = self.screen.console
        if console.width - console.measure(left).maximum >= LEAST + 3:
            grid = Table.grid(padding=(0, 3, 0, 0))
            grid.add_column(no_wrap=True)
            grid.add_column()
            grid.add_row(left, right)
            halves = [grid]
        return [*halves, self._hands()]

    # ------------------------------------------------------------------------------------------------- technologies

    def _technologies(self) -> Table:
        """A line for each card that holds workers: type, age, name, workers, blue tokens, price of one more."""
        made = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", show_edge=False)
        made.add_column("")
        made.add_column("")
        made.add_column(self.word("through_the_ages-board-technologies"), no_wrap=True)
        made.add_column(self.word("through_the_ages-board-workers"), justify="right", no_wrap=True)
        made.add_column(self.word("through_the_ages-board-stored"), justify="right", no_wrap=True)
        made.add_column(self.word("through_the_ages-board-price"), justify="right", no_wrap=True)
        last = ""
        for card, there in self.player["technologies"].items():
            kind = self.cards.type(card)
            blue = Text(f"■{there['blue']}", style="bright_blue") if there["blue"] else ""
            workers = Text(f"●{there['workers']}", style="yellow") if there["workers"] else Text("–", style="dim")
            made.add_row(
                Text(kind if kind != last else "", style="dim"),
                Text(age_of(card), style="dim"),
                self.cards.styled(card),
                workers,
                blue,
                Text(str(there["price"]), style="dim"),
            )
            last = kind
        return made

    # -------------------------------------------------------------------------------------------------------- facts

    def _facts(self) -> Table:
        """Everything else, a line each; what there is not is left out."""
        made = Table.grid(padding=(0, 2, 0, 0))
        made.add_column(style="dim", no_wrap=True)
        made.add_column()
        for label, value in [*self._state(), *self._economy(), *self._abroad()]:
            made.add_row(label, value)
        return made

    def _state(self) -> list[tuple[str, Text]]:
        """Government, actions, leader, wonders, special technologies."""
        word, player, cards = self.word, self.player, self.cards
        government = cards.title(player["government"])
        government.append(f" · {word('through_the_ages-board-urban-limit', limit=player['urban_limit'])}")
        found = [(word("through_the_ages-type-government"), government)]
        actions = Text(word("through_the_ages-board-civil") + " ").append(tokens(player["civil_actions"]))
        actions.append(f" · {word('through_the_ages-board-military')} ").append(
            tokens(player["military_actions"], "red")
        )
        if player["rebels"]:
            actions.append(f" · {word('through_the_ages-board-rebels', amount=player['rebels'])}", style=URGENT)
        found.append((word("through_the_ages-board-actions"), actions))
        leader = cards.title(player["leader"]) if player["leader"] else Text("–", style="dim")
        found.append((word("through_the_ages-type-leader"), leader))
        if player["wonder"]:
            found.append((word("through_the_ages-board-under-construction"), self._stages()))
        if player["wonders"] or player["ruined"]:
            whole = [wonder for wonder in player["wonders"] if wonder not in player["ruined"]]
            wonders = cards.titles(whole) if whole else Text()
            if player["ruined"]:
                ruins = cards.titles(player["ruined"])
                wonders.append(" · " if whole else "").append(word("through_the_ages-board-in-ruins") + " ").append(
                    ruins
                )
            found.append((word("through_the_ages-board-wonders"), wonders))
        if player["special"]:
            found.append((word("through_the_ages-board-special"), cards.titles(player["special"])))
        return found

    def _stages(self) -> Text:
        """The wonder under construction: its name, and its stages, built ones as blocks."""
        wonder = self.player["wonder"]
        words = self.cards.title(wonder["card"]).append("  ")
        for i, price in enumerate(wonder["stages"]):
            built = i < wonder["built"]
            words.append("■ " if built else f"{price} ", style="bright_blue" if built else "")
        built, stages = wonder["built"], len(wonder["stages"])
        return words.append(self.word("through_the_ages-board-stages", built=built, stages=stages), style="dim")

    def _economy(self) -> list[tuple[str, Text]]:
        """Population, happiness, food, resources, and the two banks."""
        word, player = self.word, self.player
        found: list[tuple[str, Text]] = []
        unused = Text(word("through_the_ages-board-unused-short", amount=player["unused"]))
        unused.append(f" · {word('through_the_ages-board-yellow-bank', amount=player['yellow_bank'])}")
        if player["yellow_bank"]:
            unused.append(f", {word('through_the_ages-board-next-worker', amount=player['population_price'])}")
        found.append((word("through_the_ages-board-population"), unused))
        if not self.simple:
            happiness = Text(
                word("through_the_ages-board-faces", happy=player["happiness"], needed=player["faces_needed"])
            )
            if player["discontent"]:
                uprising = player["discontent"] > player["unused"]
                style = URGENT if uprising else "yellow"
                happiness.append(
                    f" · {word('through_the_ages-board-discontent', amount=player['discontent'])}", style=style
                )
                if uprising:
                    happiness.append(f" · {word('through_the_ages-board-uprising')}", style=style)
            found.append((word("through_the_ages-board-happiness"), happiness))
        food = Text().append(f"{player['food']}", style="bold")
        food.append(f" · {word('through_the_ages-board-a-turn', amount=player['food_output'])}")
        eaten = word("through_the_ages-board-consumption", amount=player["consumption"])
        hungry = player["food"] + player["food_output"] < player["consumption"]
        food.append(f" · {eaten}", style=URGENT if hungry else "")
        found.append((word("through_the_ages-board-food"), food))
        resources = Text().append(f"{player['resources']}", style="bold")
        if player["unit_resources"]:
            resources.append(f" {word('through_the_ages-board-for-units', amount=player['unit_resources'])}")
        resources.append(f" · {word('through_the_ages-board-a-turn', amount=player['resource_output'])}")
        found.append((word("through_the_ages-board-resources"), resources))
        blue = Text(word("through_the_ages-board-tokens", amount=player["blue_bank"]))
        if not self.simple:
            corruption = word("through_the_ages-board-corruption", amount=player["corruption"])
            blue.append(f" · {corruption}", style="yellow" if player["corruption"] else "")
        found.append((word("through_the_ages-board-blue-bank"), blue))
        return found

    def _abroad(self) -> list[tuple[str, Text]]:
        """Tactic, colonies, pacts, wars; each only where there is one."""
        word, player, cards = self.word, self.player, self.cards
        found: list[tuple[str, Text]] = []
        if player["tactic"]:
            words = cards.title(player["tactic"])
            words.append(f" · {word('through_the_ages-board-armies', amount=player['armies']['bonus'])}")
            found.append((word("through_the_ages-type-tactic"), words))
        if player["colonies"]:
            found.append((word("through_the_ages-board-colonies"), cards.titles(player["colonies"])))
        if player["colonization"]:
            found.append((word("through_the_ages-board-colonization"), Text(f"+{player['colonization']}")))
        for pact, partner, side in pacts(self.view, self.seat):
            words = cards.title(pact).append(" · ").append(self.screen.styled(self.screen.names[partner]))
            words.append(f" · {word('through_the_ages-board-side', side=side.upper())}")
            found.append((word("through_the_ages-type-pact"), words))
        for war, declarer, target in wars(self.view):
            if self.seat in (declarer, target):
                names = [self.screen.names[declarer], self.screen.names[target]]
                words = cards.title(war).append(" · ").append(self.screen.styled(" → ".join(names)))
                found.append((word("through_the_ages-type-war"), words))
        return found

    # -------------------------------------------------------------------------------------------------------- hands

    def _hands(self) -> Table:
        """Civil cards, which are public, and military cards, of which a rival's show their backs alone."""
        word, player, cards = self.word, self.player, self.cards
        made = Table.grid(padding=(0, 2, 0, 0))
        made.add_column(style="dim", no_wrap=True)
        made.add_column()
        hand = cards.titles([card for card in player["hand"] if card not in player["fresh"]], typed=True)
        if player["fresh"]:
            fresh = cards.titles(player["fresh"], typed=True)
            fresh.append(f" {word('through_the_ages-board-fresh')}", style="dim")
            known = len(player["fresh"]) < len(player["hand"])
            hand = hand.append(", ").append(fresh) if known else fresh
        limits = f"{len(player['hand'])}/{player['civil_limit']}"
        made.add_row(f"{word('through_the_ages-board-civil-hand')} {limits}", hand)
        if not self.simple:
            backs = sum(player["arms"].values())
            known_cards = player["arms_known"]
            military = cards.titles(known_cards, typed=True) if known_cards or not backs else Text()
            if len(known_cards) < backs:
                shown = ", ".join(f"{number} {age}" for age, number in player["arms"].items())
                military.append(" · " if known_cards else "").append(
                    word("through_the_ages-board-backs", backs=shown), style="dim"
                )
            limits = f"{backs}/{player['military_limit']}"
            made.add_row(f"{word('through_the_ages-board-military-hand')} {limits}", military)
        if player["personal"]:
            made.add_row(word("through_the_ages-board-personal"), cards.titles(player["personal"]))
        return made


def tokens(left_and_all: list[int], style: str = "") -> Text:
    """Actions as tokens: the available ones full, the spent ones hollow."""
    left, whole = left_and_all
    shown = Text().append("●" * max(0, left), style=style).append("○" * max(0, whole - left), style="dim")
    return shown.append(f" {left}/{whole}")


def pacts(view: dict[str, Any], seat: int) -> list[tuple[str, int, str]]:
    """The pacts a seat is party to: the card, the partner, the seat's own side."""
    return [(pact["card"], pact["with"], pact["side"]) for pact in view["players"][seat]["pacts"]]


def wars(view: dict[str, Any]) -> list[tuple[str, int, int]]:
    """The wars that are not yet fought: the card, who declared it, on whom."""
    return [(p["war"]["card"], p["seat"], p["war"]["on"]) for p in view["players"] if p["war"]]
