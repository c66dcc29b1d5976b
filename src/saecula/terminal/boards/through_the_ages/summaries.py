"""What a move costs and brings in a few words, made from the lines of `explain`."""

from __future__ import annotations

from typing import Any

from saecula.kernel.game import Game
from saecula.kernel.state import State
from saecula.terminal.boards.through_the_ages.cards import Cards, age_of
from saecula.terminal.screen import Screen

# The lines of `explain` that matter in a list, with their short words: prices as they are, gains with a sign.
PRICES = {
    "through_the_ages-explain-resources": "through_the_ages-short-resources",
    "through_the_ages-explain-food-price": "through_the_ages-short-food",
    "through_the_ages-explain-science": "through_the_ages-short-science",
    "through_the_ages-explain-military-actions": "through_the_ages-short-military-actions",
}
GAINS = {
    "through_the_ages-explain-culture": "through_the_ages-short-culture",
    "through_the_ages-explain-army": "through_the_ages-short-strength",
    "through_the_ages-explain-strength": "through_the_ages-short-strength",
    "through_the_ages-explain-rating-culture": "through_the_ages-short-culture",
    "through_the_ages-explain-rating-science": "through_the_ages-short-science",
    "through_the_ages-explain-rating-happiness": "through_the_ages-short-happiness",
    "through_the_ages-explain-rating-strength": "through_the_ages-short-strength",
    "through_the_ages-explain-output-food": "through_the_ages-short-food",
    "through_the_ages-explain-output-resources": "through_the_ages-short-resources",
    "through_the_ages-explain-gain-culture": "through_the_ages-short-culture",
    "through_the_ages-explain-gain-science": "through_the_ages-short-science",
    "through_the_ages-explain-gain-food": "through_the_ages-short-food",
    "through_the_ages-explain-gain-resources": "through_the_ages-short-resources",
}
LATER = {  # what changes for good
    "through_the_ages-explain-consumption": "through_the_ages-short-then-consumption",
    "through_the_ages-explain-faces": "through_the_ages-short-then-faces",
    "through_the_ages-explain-stages-left": "through_the_ages-short-stages",
}
LOSSES = {  # at the end of the turn
    "through_the_ages-explain-consumption": "through_the_ages-short-consumption",
    "through_the_ages-explain-corruption": "through_the_ages-short-corruption",
}
WHOLE = ("through_the_ages-explain-bonus", "through_the_ages-explain-uprising")  # lines that are short enough
ONLY_TEXT = ("discard", "yield", "ruin", "pick", "steal")  # choices between cards, by what they say
ONLY_GIFTS = ("raze", "lose", "spare", "forfeit")  # choices between buildings, by what a worker gives there


def summary(game: Game[Any], screen: Screen, cards: Cards, state: State, seat: int, move: int) -> str:
    """Prices first, then gains, then what the card says."""
    verb = game.moves.verb_of(move)
    if verb.name == "take":
        return ""  # it lies in the row, with its text
    if verb.name in ONLY_TEXT or verb.name in ONLY_GIFTS:
        card = str(verb.things[verb.arg(move)])
        says = cards.text(card) if verb.name in ONLY_TEXT else ", ".join(cards.gifts(card))
        return f"{cards.type(card)} {age_of(card)}: {says}" if verb.name in ("discard", *ONLY_GIFTS) else says
    costs: list[str] = []
    gains: list[str] = []
    says = ""
    for line in game.explain(state, seat, move):
        amount = line.args.get("amount")
        if line.key == "through_the_ages-explain-card":
            says = screen.word(str(line.args["help"])) if verb.name != "stage" else ""
        elif line.key in WHOLE:
            gains.append(screen.say(line).rstrip("."))
        elif line.key in PRICES:
            costs.append(cards.amount(PRICES[line.key], amount))
        elif verb.name == "done" and line.key in LOSSES and isinstance(amount, int) and amount:
            gains.append(cards.amount(LOSSES[line.key], -amount, signed=True))
        elif verb.name != "done" and line.key in LATER:
            gains.append(screen.word(LATER[line.key], amount=amount))
        elif line.key in GAINS and amount:
            gains.append(cards.amount(GAINS[line.key], amount, signed=True))
    if verb.name == "aim" and costs:
        rival = game.view(state, seat)["players"][verb.arg(move)]
        gains.append(screen.word("through_the_ages-short-their-strength", amount=rival["strength"]))
        says = ""  # it stands above the list
    return ": ".join(part for part in (", ".join(costs + gains), says) if part)
