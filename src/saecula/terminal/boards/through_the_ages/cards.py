"""Cards in the terminal: their names in the colour of their type, with age, type, prices and text where they help."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from saecula.games.through_the_ages.components import (
    AGE_NAMES,
    COST,
    CULTURE_OF,
    HAPPINESS_OF,
    INDEX,
    LEVEL,
    NAMES,
    REVOLUTION_COST,
    SCIENCE_COST,
    SCIENCE_OF,
    STAGES,
    STORES,
    STRENGTH_OF,
    TYPE,
    TYPES,
    VALUE,
)
from saecula.terminal.screen import Screen

WORDS = {
    "farm": "through_the_ages-type-farm",
    "mine": "through_the_ages-type-mine",
    "lab": "through_the_ages-type-lab",
    "temple": "through_the_ages-type-temple",
    "arena": "through_the_ages-type-arena",
    "library": "through_the_ages-type-library",
    "theater": "through_the_ages-type-theater",
    "infantry": "through_the_ages-type-infantry",
    "cavalry": "through_the_ages-type-cavalry",
    "artillery": "through_the_ages-type-artillery",
    "air_force": "through_the_ages-type-air_force",
    "government": "through_the_ages-type-government",
    "special_military": "through_the_ages-type-special",
    "special_civil": "through_the_ages-type-special",
    "special_exploration": "through_the_ages-type-special",
    "special_construction": "through_the_ages-type-special",
    "leader": "through_the_ages-type-leader",
    "wonder": "through_the_ages-type-wonder",
    "action": "through_the_ages-type-action",
    "event": "through_the_ages-type-event",
    "territory": "through_the_ages-type-territory",
    "aggression": "through_the_ages-type-aggression",
    "war": "through_the_ages-type-war",
    "pact": "through_the_ages-type-pact",
    "tactic": "through_the_ages-type-tactic",
    "bonus": "through_the_ages-type-bonus",
}

FAMILIES = {
    "special_military": "through_the_ages-family-military",
    "special_civil": "through_the_ages-family-civil",
    "special_exploration": "through_the_ages-family-exploration",
    "special_construction": "through_the_ages-family-construction",
}

# The colours of the printed cards, as far as a terminal has them.
STYLES = {
    **dict.fromkeys(("farm", "mine"), "yellow"),
    **dict.fromkeys(("lab", "temple", "arena", "library", "theater"), ""),
    **dict.fromkeys(("infantry", "cavalry", "artillery", "air_force", "aggression", "war"), "red"),
    **dict.fromkeys(
        ("special_military", "special_civil", "special_exploration", "special_construction"), "bright_blue"
    ),
    **dict.fromkeys(("government", "tactic"), "dark_orange"),
    **dict.fromkeys(("leader", "event", "territory"), "green"),
    **dict.fromkeys(("wonder", "bonus"), "magenta"),
    **dict.fromkeys(("action", "pact"), "yellow"),
}


def type_of(card: str) -> str:
    """The type of a card, such as "farm"."""
    return TYPES[TYPE[INDEX[card]]]


def age_of(card: str) -> str:
    """The age on its back: "A", "I", "II" or "III"."""
    return AGE_NAMES[LEVEL[INDEX[card]]]


class Cards:
    """Everything about cards in one language."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def name(self, card: str) -> str:
        """Its name, without the age that stands in it where cards of several ages are called the same."""
        return self.screen.word(f"through_the_ages-card-{card}").removesuffix(f" {age_of(card)}")

    def type(self, card: str) -> str:
        """Its type in words."""
        return self.screen.word(WORDS[type_of(card)])

    def styled(self, card: str) -> Text:
        """Its name in the colour of its type."""
        return Text().append(self.name(card), style=STYLES[type_of(card)])

    def title(self, card: str, typed: bool = False) -> Text:
        """Its name and age, with the type if wanted: "Irrigation (farm I)"."""
        age = f" ({self.type(card)} {age_of(card)})" if typed else f" {age_of(card)}"
        return self.styled(card).append(age, style="dim")

    def titles(self, cards: Sequence[str], typed: bool = False) -> Text:
        """Several, the same ones counted."""
        found: list[Text] = []
        for card, copies in Counter(cards).items():
            found.append(self.title(card, typed).append(f" ×{copies}" if copies > 1 else ""))
        return Text(", ").join(found) if found else Text("–", style="dim")

    def text(self, card: str) -> str:
        """What it says."""
        return self.screen.word(f"through_the_ages-card-{card}-help")

    def amount(self, key: str, amount: object, signed: bool = False) -> str:
        """An amount of something in short words, a gain or a loss with its sign."""
        if signed and isinstance(amount, int):
            return self.screen.word(key, sign="+" if amount > 0 else "−", amount=abs(amount))
        return self.screen.word(key, sign="", amount=amount)

    def gifts(self, card: str) -> list[str]:
        """What a worker gives on it."""
        k = INDEX[card]
        found: list[str] = []
        if type_of(card) in ("farm", "mine") and k < STORES:
            key = "through_the_ages-short-food" if type_of(card) == "farm" else "through_the_ages-short-resources"
            found.append(self.amount(key, VALUE[k]))
        for table, key in (
            (CULTURE_OF, "through_the_ages-short-culture"),
            (SCIENCE_OF, "through_the_ages-short-science"),
            (HAPPINESS_OF, "through_the_ages-short-happiness"),
            (STRENGTH_OF, "through_the_ages-short-strength"),
        ):
            if table[k]:
                found.append(self.amount(key, table[k]))
        return found

    def price(self, card: str) -> str:
        """What it costs to develop and to build, as printed; "" for nothing."""
        k = INDEX[card]
        word = self.screen.word
        found: list[str] = []
        if SCIENCE_COST[k]:
            found.append(self.amount("through_the_ages-short-science", SCIENCE_COST[k]))
        if REVOLUTION_COST[k]:
            found[-1] += f" ({word('through_the_ages-board-revolution', amount=REVOLUTION_COST[k])})"
        if COST[k]:
            found.append(self.amount("through_the_ages-short-resources", COST[k]))
        if STAGES[k]:
            stages = "+".join(str(stage) for stage in STAGES[k])
            found.append(self.amount("through_the_ages-short-resources", stages))
        return ", ".join(found)

    def full(self, card: str) -> list[RenderableType]:
        """A card to read: name, type, age, prices and text."""
        head = self.styled(card)
        head.stylize("bold")
        family = FAMILIES.get(type_of(card))
        type_ = f"{self.type(card)} ({self.screen.word(family)})" if family else self.type(card)
        details = [type_, self.screen.word("through_the_ages-board-age", age=age_of(card)), self.price(card)]
        head.append(" · " + " · ".join(detail for detail in details if detail))
        return [head, Padding(self.text(card), (0, 0, 0, 2))]

    @property
    def all(self) -> dict[str, str]:
        """Every card by the key of its name."""
        return {f"through_the_ages-card-{card}": self.name(card) for card in NAMES}
