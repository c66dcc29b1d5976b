"""Who knows which hidden card.

A game keeps a bit mask of seats for each card whose place is hidden: those who were shown it and have been able to
follow it since. `reshuffle` is the other side: it deals what a seat does not know anew over the places it may be.

That somebody knows a place is itself taken to be known by all: cards are looked at openly. Where a card may have been
seen or moved without the others being able to tell which one, the game has to `forget` it for those who cannot tell.
"""

from __future__ import annotations

from saecula.kernel.chance import Chance


def reshuffle(zones: list[list[int]], known: list[int], seat: int, chance: Chance, unordered: int = 0) -> None:
    """Deal the cards in `zones` that `seat` does not know anew over the same places; `known[card]` is a mask of seats.

    A zone is a row of places that everybody can tell apart, such as a pile; those in the bit mask `unordered` are sets,
    such as a hand held in increasing order, and come out sorted. The unknown cards are put in order before they are
    shuffled, so that the result depends only on what the seat knows and on the chance.
    """
    places: list[tuple[int, int]] = []
    unknown: list[int] = []
    masks: list[int] = []
    for z, zone in enumerate(zones):
        here: list[int] = []
        for i, card in enumerate(zone):
            if not known[card] >> seat & 1:
                places.append((z, i))
                unknown.append(card)
                here.append(known[card])
        if unordered >> z & 1:
            here.sort()  # which card of a set another seat knows, this one cannot tell
        masks += here
    unknown.sort()
    chance.shuffle(unknown)
    for i, card in enumerate(unknown):
        z, at = places[i]
        zones[z][at] = card
        known[card] = masks[i]  # what the others know stays with the place: they know whatever card lies there
    for z, zone in enumerate(zones):
        if unordered >> z & 1:
            zone.sort()


def forget(known: list[int], cards: list[int], keepers: int = 0) -> None:
    """These cards have moved unseen: only the seats in the mask `keepers` still know where each one is."""
    for card in cards:
        known[card] &= keepers
