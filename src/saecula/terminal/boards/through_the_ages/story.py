"""What happened, in fewer sentences: cards that leave the row together, several discards, draws and the like."""

from __future__ import annotations

from collections.abc import Sequence

from saecula.kernel.message import Event, Message
from saecula.terminal.boards.through_the_ages.cards import Cards

# Several in a row are one sentence, with all the cards in it.
JOINED = {
    "through_the_ages-row-cleared": "through_the_ages-row-cleared-together",
    "through_the_ages-took": "through_the_ages-took",
    "through_the_ages-you-discarded": "through_the_ages-you-discarded",
    "through_the_ages-sacrificed": "through_the_ages-sacrificed",
    "through_the_ages-spent": "through_the_ages-spent",
    "through_the_ages-lost-worker": "through_the_ages-lost-workers",
    "through_the_ages-produced": "through_the_ages-produced-together",
    "through_the_ages-destroyed": "through_the_ages-destroyed-together",
    "through_the_ages-disbanded": "through_the_ages-destroyed-together",
}
COUNTED = "through_the_ages-discarded"  # a rival's discards, of which only the ages are seen
COUNTED_MANY = "through_the_ages-discarded-together"
BETWEEN = "through_the_ages-you-discarded"  # what only the owner reads in between


def condense(cards: Cards, events: Sequence[Event]) -> list[Message]:
    """The same story in fewer sentences."""
    told: list[Message] = []
    for event, following in zip(events, [*events[1:], None]):
        last = told[-1] if told else None
        if event.key == COUNTED and following is not None and following.key == BETWEEN:
            continue  # the next event tells its owner which card it was
        if last is not None and event.key in (*JOINED, COUNTED) and _alike(last, event):
            for name in ("card", "age"):
                if name in event.args:
                    there = last.args[name]
                    assert isinstance(there, list)
                    there.append(event.args[name])
        elif event.key in JOINED or event.key == COUNTED:
            args = {name: [value] if name in ("card", "age") else value for name, value in event.args.items()}
            told.append(Message(event.key, args, event.rule))
        else:
            told.append(event)
    return [_counted(cards, message) for message in told]


def _counted(cards: Cards, message: Message) -> Message:
    """Several cards in a sentence that has a place for several, the same ones counted."""
    ages = message.args.get("age")
    if message.key == COUNTED and isinstance(ages, list):
        if len(ages) == 1:
            return Message(COUNTED, {**message.args, "age": ages[0]}, message.rule)
        args = {"seat": message.args["seat"], "cards": len(ages), "ages": list(dict.fromkeys(ages))}
        return Message(COUNTED_MANY, args, message.rule)
    there = message.args.get("card")
    if message.key not in JOINED or not isinstance(there, list):
        return message
    if len(there) == 1:
        return Message(message.key, {**message.args, "card": there[0]}, message.rule)
    names = [str(card) for card in there]
    counted = [
        f"{cards.screen.say(Message(name))} ×{names.count(name)}" if names.count(name) > 1 else name
        for name in dict.fromkeys(names)
    ]
    return Message(JOINED[message.key], {**message.args, "card": counted, "number": len(there)}, message.rule)


def _alike(one: Message, other: Message) -> bool:
    """Whether two events are the same but for the card."""
    return one.key == other.key and one.args.get("seat") == other.args.get("seat")
