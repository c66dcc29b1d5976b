"""What a move costs and brings in a few words, made from the lines of `explain`."""

from __future__ import annotations

from typing import Any

from saecula.kernel.game import Game
from saecula.kernel.state import State
from saecula.terminal.boards.through_the_ages.cards import Cards, age_of
from saecula.terminal.screen import Screen

# The lines of `explain` that matter in a list, with their short words. Prices stand in the move's own words.
GAINS = {
    "through_the_ages-explain-gain-culture": "through_the_ages-short-culture",
    "through_the_ages-explain-gain-science": "through_the_ages-short-science",
    "through_the_ages-explain-gain-food": "through_the_ages-short-food",
    "through_the_ages-explain-gain-resources": "through_the_ages-short-resources",
}
CHANGES = {  # before and after; what counts is the difference
    "through_the_ages-explain-change-culture": "through_the_ages-short-culture",
    "through_the_ages-explain-change-science": "through_the_ages-short-science",
    "through_the_ages-explain-change-happiness": "through_the_ages-short-happiness",
    "through_the_ages-explain-change-strength": "through_the_ages-short-strength",
    "through_the_ages-explain-change-military": "through_the_ages-short-military-actions",
    "through_the_ages-explain-change-food": "through_the_ages-short-food",
    "through_the_ages-explain-change-resources": "through_the_ages-short-resources",
    "through_the_ages-explain-change-points": "through_the_ages-short-culture",
    "through_the_ages-explain-next-culture": "through_the_ages-short-culture",
    "through_the_ages-explain-next-science": "through_the_ages-short-science",
    "through_the_ages-explain-next-food": "through_the_ages-short-food",
    "through_the_ages-explain-next-resources": "through_the_ages-short-resources",
}
LATER = {  # what holds from then on
    "through_the_ages-explain-change-consumption": "through_the_ages-short-then-consumption",
    "through_the_ages-explain-change-faces": "through_the_ages-short-then-faces",
}
WHOLE = (  # lines that are said as they are
    "through_the_ages-explain-danger",
    "through_the_ages-explain-famine",
    "through_the_ages-explain-uprising",
)
TOLD_ALREADY = ("prepare", "array", "produce", "food", "resources", "amount")  # the move's own words say the gain
ONLY_TEXT = ("discard", "yield", "ruin", "pick", "steal")  # choices between cards, by what they say
WITH_TEXT = (  # cards that are played for what they say
    *("play", "lead", "develop", "revolt", "prepare", "attack", "offer", "cancel", "discover", "array"),
)
ONLY_GIFTS = ("raze", "lose", "spare", "forfeit")  # choices between buildings, by what a worker gives there


def summary(game: Game[Any], screen: Screen, cards: Cards, state: State, seat: int, move: int) -> str:
    """Gains first, then what the card says."""
    verb = game.moves.verb_of(move)
    if verb.name == "take":
        return ""  # it lies in the row, with its text
    if verb.name in ONLY_TEXT or verb.name in ONLY_GIFTS:
        card = str(verb.things[verb.arg(move)])
        says = cards.text(card) if verb.name in ONLY_TEXT else ", ".join(cards.gifts(card))
        return f"{cards.type(card)} {age_of(card)}: {says}" if verb.name in ("discard", *ONLY_GIFTS) else says
    gains: list[str] = []
    says = ""
    for line in game.explain(state, seat, move):
        amount = line.args.get("amount")
        before, after = line.args.get("before"), line.args.get("after")
        if line.key == "through_the_ages-explain-card":
            says = screen.word(str(line.args["help"])) if verb.name in WITH_TEXT else ""
        elif line.key in WHOLE:
            gains.append(screen.say(line).rstrip("."))
        elif line.key == "through_the_ages-explain-stages-left":
            gains.append(screen.word("through_the_ages-short-stages", amount=amount))
        elif line.key == "through_the_ages-explain-completes":
            gains.append(screen.word("through_the_ages-short-stages", amount=0))
        elif line.key in LATER:
            gains.append(screen.word(LATER[line.key], amount=after))
        elif verb.name in TOLD_ALREADY:
            continue
        elif line.key in GAINS and amount:
            gains.append(cards.amount(GAINS[line.key], amount, signed=True))
        elif line.key in CHANGES and isinstance(before, int) and isinstance(after, int) and before != after:
            gains.append(cards.amount(CHANGES[line.key], after - before, signed=True))
            if line.key == "through_the_ages-explain-next-resources" and amount:
                gains.append(screen.word("through_the_ages-board-corruption", amount=amount))
    if verb.name == "aim" and verb.arg(move) < state.seats:
        rival = game.view(state, seat)["players"][verb.arg(move)]
        gains.append(screen.word("through_the_ages-short-their-strength", amount=rival["strength"]))
    return ": ".join(part for part in (", ".join(gains), says) if part)
