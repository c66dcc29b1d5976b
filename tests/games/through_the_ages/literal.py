"""A second, slow implementation of payments (TA-6.1), ratings (TA-2.6, TA-11) and production (TA-8), card by card.

It is written from the rule text alone: printed numbers from the data files, every special effect spelled out by name,
every choice made by trying all possibilities. The engine has to agree with it, see test_literal.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from saecula.games.through_the_ages.civilization import NO_CARD, TRADING
from saecula.games.through_the_ages.components import (
    FOLDER,
    INDEX,
    KINDS,
    LEVEL,
    MILITARY_CARDS,
    NAMES,
    SLOTS,
    STORES,
    TYPE,
    TYPES,
    WONDER0,
    count,
)
from saecula.games.through_the_ages.state import COLONIES_OF, DECK, PILE, VERSION, Ages, kind_of

Card = dict[str, Any]


def _read(name: str) -> Any:
    return yaml.safe_load((Path(FOLDER) / "data" / f"{name}.yaml").read_text(encoding="utf-8"))


INITIAL = _read("initial")
CARDS: dict[str, Card] = {
    card["id"]: card
    for card in INITIAL["initial_technologies"] + _read("civil_cards")["cards"] + _read("military_cards")["cards"]
}
LEVELS = {"A": 0, "I": 1, "II": 2, "III": 3}
FARMS = ["agriculture", "irrigation", "selective_breeding", "mechanized_agriculture"]
MINES = ["bronze", "iron", "coal", "oil"]
LABS = ["philosophy", "alchemy", "scientific_method", "computers"]
UNIT_TYPES = ["infantry", "cavalry", "artillery", "air_force"]
URBAN_TYPES = ["lab", "temple", "arena", "library", "theater"]


def level(name: str) -> int:
    return LEVELS[CARDS[name]["age"]]


def printed(name: str, what: str) -> int:
    return int(CARDS[name].get(what) or 0) if name else 0


# ------------------------------------------------------------------------------------------------------------ the table


@dataclass
class Pact:
    """A pact as one of its two parties sees it."""

    name: str
    side: str
    partners_wonders: int

    def gives(self, what: str) -> int:
        card = CARDS[self.name]
        own = card.get(f"side_{self.side}") or {}
        return int(own.get(what, 0)) + int((card.get("both") or {}).get(what, 0))


@dataclass
class Board:
    """What lies before one player."""

    workers: dict[str, int]
    tokens: dict[str, int]
    technologies: list[str]  # special ones included
    government: str
    leader: str
    wonders: list[str]  # completed, not ruined
    ruined: list[str]
    colonies: list[str]
    tactic: str
    pacts: list[Pact]
    yellow: int
    unused: int
    blue: int
    culture: int
    science: int
    unspent_military: int
    trading: bool

    def on(self, *types: str) -> dict[str, int]:
        """The workers on cards of some types."""
        return {name: n for name, n in self.workers.items() if n and CARDS[name]["type"] in types}

    def sheets(self) -> list[str]:
        """The cards that give what is printed on them once: government, special technologies, leader, wonders."""
        special = [name for name in self.technologies if CARDS[name]["type"].startswith("special")]
        return [name for name in [self.government, self.leader, *special, *self.wonders] if name]


def board(state: Ages, seat: int) -> Board:
    """Read one player's table off the state."""
    civ = state.civ[seat]
    in_play = [NAMES[k] for k in range(KINDS) if civ.technologies >> k & 1]
    wonders = [NAMES[k] for k in range(KINDS) if TYPES[TYPE[k]] == "wonder" and civ.wonders >> (k - WONDER0) & 1]
    ruined = [name for name in wonders if civ.ruined >> (INDEX[name] - WONDER0) & 1]
    pacts = []
    for owner in range(state.seats):
        card = state.civ[owner].pact
        partner = state.civ[owner].partner
        if card != NO_CARD and seat in (owner, partner):
            sides = "ab" if state.civ[owner].own_side == 0 else "ba"
            other = partner if seat == owner else owner
            owned = count(state.civ[other].wonders)
            pacts.append(Pact(NAMES[kind_of(card)], sides[0] if seat == owner else sides[1], owned))
    return Board(
        workers={NAMES[k]: state.civ[seat].workers[k] for k in range(SLOTS)},
        tokens={NAMES[k]: state.civ[seat].blue[k] for k in range(STORES)},
        technologies=in_play,
        government=NAMES[civ.government],
        leader=NAMES[civ.leader] if civ.leader < KINDS else "",
        wonders=[name for name in wonders if name not in ruined],
        ruined=ruined,
        colonies=[
            NAMES[k]
            for k in range(KINDS)
            if TYPES[TYPE[k]] == "territory" and state.cards[COLONIES_OF + 4 * seat + LEVEL[k]] & MILITARY_CARDS[k]
        ],
        tactic="" if civ.tactic == NO_CARD else NAMES[kind_of(civ.tactic)],
        pacts=pacts,
        yellow=civ.yellow_bank,
        unused=civ.unused,
        blue=civ.blue_bank,
        culture=civ.culture,
        science=civ.science,
        unspent_military=civ.military_actions - civ.military_spent,
        trading=bool(civ.flags & TRADING),
    )


# -------------------------------------------------------------------------------------------------------- TA-2.6, TA-11


def clamp(value: int, track: str) -> int:
    row = next(row for row in INITIAL["tracks"] if row["id"] == track)
    return int(max(row["min"], min(row["max"], value)))


def per_worker(b: Board, what: str, *types: str) -> int:
    return sum([n * printed(name, what) for name, n in b.on(*types).items()])


def once(b: Board, what: str) -> int:
    return sum([printed(name, what) for name in b.sheets()])


def science_rating(b: Board) -> int:
    """TA-2.6, TA-15.15, TA-15.18."""
    total = per_worker(b, "science", "lab", "library") + once(b, "science")
    if b.leader in ("leonardo_da_vinci", "isaac_newton", "albert_einstein"):
        total += max([level(name) for name in b.on("lab", "library")], default=0)
    if b.leader == "game_designer":
        total -= sum([n * min(1, printed(name, "science")) for name, n in b.on("lab").items()])
    return clamp(total, "science_rating")


def happy_faces(b: Board) -> int:
    """TA-2.6, TA-15.6: happy faces are doubled, unhappy ones are not."""
    shown = [printed(name, "happiness") for name in b.sheets()]
    happy = per_worker(b, "happiness", "temple", "theater", "arena") + sum([n for n in shown if n > 0])
    happy += sum([CARDS[name]["permanent"].get("happiness", 0) for name in b.colonies])
    unhappy = -sum([n for n in shown if n < 0])
    return clamp(happy * face_value(b) - unhappy, "happiness")


def face_value(b: Board) -> int:
    return 2 if "st_peters_basilica" in b.wonders else 1


def culture_rating(b: Board) -> int:
    """TA-2.6 and the leaders of TA-15."""
    total = per_worker(b, "culture", "temple", "theater", "library") + once(b, "culture")
    total += 2 * len(b.ruined)  # TA-15.34
    theaters, libraries = b.on("theater"), b.on("library")
    if b.leader == "homer":
        total += min(2, b.workers["warriors"])
    elif b.leader == "genghis_khan":
        total += sum(b.on("cavalry").values())
    elif b.leader == "michelangelo":
        faces = per_worker(b, "happiness", "temple", "theater")
        faces += sum([max(0, printed(name, "happiness")) for name in b.wonders])
        total += face_value(b) * faces
    elif b.leader == "js_bach":
        total += sum(theaters.values())
    elif b.leader == "james_cook":
        total += 2 * len(b.colonies)
    elif b.leader == "william_shakespeare":
        total += sum(libraries.values()) + 2 * min(sum(libraries.values()), sum(theaters.values()))
    elif b.leader == "rock_and_roll_icon":
        total += max([(level(name), printed(name, "culture")) for name in theaters], default=(0, 0))[1]
    elif b.leader == "game_designer":
        total += sum([n * level(name) for name, n in b.on("lab").items()])
    for pact in b.pacts:
        total += pact.gives("culture") + pact.gives("culture_per_partner_wonder") * pact.partners_wonders
    return clamp(total, "culture_rating")


def armies(b: Board) -> Iterator[tuple[int, int]]:
    """All ways to group units into armies: how many of full and of reduced value (TA-11.2, TA-11.3)."""
    card = CARDS[b.tactic]
    needs = {t: card[t] for t in ("infantry", "cavalry", "artillery") if card[t]}
    antiquated = bool(card["obsolete_bonus"])
    fresh = dict.fromkeys(needs, 0)
    old = dict.fromkeys(needs, 0)
    for t in needs:
        for name, n in b.on(t).items():
            if antiquated and level(name) < level(b.tactic) - 1:
                old[t] += n
            else:
                fresh[t] += n
    full = 0
    while all([full * n <= fresh[t] for t, n in needs.items()]):
        reduced = 0
        while all([(full + reduced) * n <= fresh[t] + old[t] for t, n in needs.items()]):
            yield full, reduced
            reduced += 1
        full += 1


def tactics_bonus(b: Board) -> int:
    """The best grouping, an air unit doubling one army each (TA-11.4, 11.5), and Napoleon's best army (TA-11.6)."""
    if not b.tactic or b.leader == "genghis_khan":  # TA-11.7
        return 0
    card = CARDS[b.tactic]
    air = sum(b.on("air_force").values())
    best = single = 0
    for full, reduced in armies(b):
        bonuses = [card["bonus"]] * full + [card["obsolete_bonus"] or 0] * reduced
        if not card["obsolete_bonus"]:
            bonuses = [card["bonus"]] * (full + reduced)
        doubled = [2 * n if i < air else n for i, n in enumerate(bonuses)]
        best = max(best, sum(doubled))
        single = max([single, *doubled])
    return best + (single if b.leader == "napoleon_bonaparte" else 0)


def strength(b: Board) -> int:
    """TA-11.1."""
    units = sum(b.on(*UNIT_TYPES).values())
    total = per_worker(b, "strength", "arena", *UNIT_TYPES) + tactics_bonus(b) + once(b, "strength")
    total += sum([CARDS[name]["permanent"].get("strength", 0) for name in b.colonies])
    total += sum([pact.gives("strength") for pact in b.pacts])
    if b.leader == "alexander_the_great":
        total += units
    elif b.leader == "genghis_khan":
        total += sum(b.on("cavalry").values())
    elif b.leader == "joan_of_arc":
        total += face_value(b) * per_worker(b, "happiness", "temple")
    if "great_wall" in b.wonders:
        total += sum(b.on("infantry", "artillery").values())
    return clamp(total, "strength")


def actions(b: Board) -> tuple[int, int]:
    """Civil and military actions in all (TA-2.7)."""
    military = once(b, "military_actions") + sum([pact.gives("military_actions") for pact in b.pacts])
    return max(0, once(b, "civil_actions")), max(0, military)


# --------------------------------------------------------------------------------------------------------------- TA-6.1


def value(name: str) -> int:
    """What a blue token on a card is worth."""
    if name in LABS:
        return level(name)  # TA-15.5
    return printed(name, "food") or printed(name, "resources")


def holders(food: bool) -> list[str]:
    """The cards that can hold food or resources, the most valuable first."""
    cards = FARMS if food else [name for name in MINES + LABS if value(name)]
    return sorted(cards, key=lambda name: -value(name))


def stock(b: Board, food: bool) -> int:
    return sum([b.tokens[name] * value(name) for name in holders(food)])


def ways_to_leave(b: Board, cards: list[str], total: int, tokens: int) -> Iterator[list[int]]:
    """Ways to have tokens worth this much on some cards; only cards in play (and Tesla's labs) take more of them."""
    if not cards:
        if total == 0:
            yield []
        return
    name = cards[0]
    takes_change = name in b.technologies and (name not in LABS or b.leader == "nikola_tesla")
    for n in range(min(tokens, total // value(name)) + 1):
        if takes_change or n <= b.tokens[name]:
            for rest in ways_to_leave(b, cards[1:], total - n * value(name), tokens - n):
                yield [n, *rest]


def only_downwards(b: Board, cards: list[str], left: list[int]) -> bool:
    """Tokens never move from a lower to a higher card: the cards from any value up are not worth more than before."""
    for v in {value(name) for name in cards}:
        above = [i for i, name in enumerate(cards) if value(name) >= v]
        if sum([(left[i] - b.tokens[cards[i]]) * value(cards[i]) for i in above]) > 0:
            return False
    return True


def pay(b: Board, amount: int, food: bool) -> None:
    """The canonical payment: most tokens in the bank, then most on the highest cards; else the cheapest overpayment."""
    cards = holders(food)
    there = stock(b, food)
    for paid in range(min(amount, there), there + 1):
        tokens = sum([b.tokens[name] for name in cards]) + b.blue
        every = ways_to_leave(b, cards, there - paid, tokens)
        ways = [left for left in every if only_downwards(b, cards, left)]
        if ways:
            best = min(ways, key=lambda left: (sum(left), [-n for n in by_value(cards, left)]))
            b.blue += sum([b.tokens[name] for name in cards]) - sum(best)
            b.tokens.update(zip(cards, best, strict=True))
            return


def by_value(cards: list[str], left: list[int]) -> list[int]:
    """Tokens on the cards of each value, the highest first: between cards of one value there is no order."""
    values = sorted({value(name) for name in cards}, reverse=True)
    return [sum([n for name, n in zip(cards, left, strict=True) if value(name) == v]) for v in values]


def gain(b: Board, amount: int, food: bool) -> None:
    """TA-6.2: as few tokens as possible, on farms or mines in play, as long as there are some."""
    for name in reversed(FARMS if food else MINES):
        while name in b.technologies and b.blue and amount >= value(name):
            b.tokens[name] += 1
            b.blue -= 1
            amount -= value(name)


# ----------------------------------------------------------------------------------------------------------------- TA-8


def bank_row(b: Board) -> tuple[int, int]:
    """Consumption and happy faces needed, from the rows of the yellow bank (TA-2.2)."""
    bank = INITIAL["yellow_bank"]
    empty = [row["happy_faces_needed_when_empty"] for row in bank["sections"] if b.yellow < row["token_from"]]
    faces = max(empty, default=0)
    for row in bank["sections"]:  # from the right: the first that still holds a token
        if b.yellow >= row["token_from"]:
            return row["consumption_food"], faces
    return bank["empty_bank"]["consumption_food"], bank["empty_bank"]["happy_faces_needed"]


def corruption(b: Board) -> int:
    bank = INITIAL["blue_bank"]
    for row in bank["regions"]:
        if b.blue >= row["token_from"]:
            return int(row["corruption_resources"])
    return int(bank["empty_bank"]["corruption_resources"])


def uprising(b: Board) -> bool:
    return max(0, bank_row(b)[1] - happy_faces(b)) > b.unused


def put_tokens(b: Board, tokens: dict[str, int], choices: list[str]) -> None:
    """One token per worker; if the bank is short, where the owner said (TA-8.2)."""
    wanted = {name: n for name, n in tokens.items() if n}
    if sum(wanted.values()) > b.blue and len(wanted) > 1:
        for _ in range(b.blue):
            name = choices.pop(0)
            assert wanted[name] > 0
            wanted[name] -= 1
            b.tokens[name] += 1
        b.blue = 0
        return
    for name, n in wanted.items():
        b.tokens[name] += min(n, b.blue)
        b.blue -= min(n, b.blue)


def produce(state: Ages, seat: int, choices: list[str], spared: str) -> tuple[Board, int]:
    """The table after the production of TA-8.1, and how many military cards are drawn."""
    b = board(state, seat)
    simple = state.options[VERSION] == 0
    if not simple and uprising(b):
        return b, 0
    b.science = min(40, b.science + science_rating(b))
    b.culture += culture_rating(b)
    put_tokens(b, {name: b.workers[name] for name in FARMS}, choices)
    pact_goods(b, "food_per_turn", True)
    eaten = bank_row(b)[0]
    if b.trading and eaten and side(b, "use_resource_as_food_per_turn") and stock(b, False):
        pay(b, 1, False)
        eaten -= 1
        b.trading = False
    b.culture = max(0, b.culture - 4 * max(0, eaten - stock(b, True)))
    pay(b, eaten, True)
    mines = {name: b.workers[name] for name in MINES}
    best = [name for name in MINES if b.workers[name]][-1:]
    if best and "transcontinental_railroad" in b.wonders:
        mines[best[0]] += 1
    if b.leader == "nikola_tesla":
        mines.update({name: b.workers[name] for name in LABS if level(name)})
    if spared:
        mines[spared] -= 1
    put_tokens(b, mines, choices)
    pact_goods(b, "resources_per_turn", False)
    if not simple:
        due = corruption(b)
        if b.trading and due and side(b, "use_food_as_resource_per_turn") and stock(b, True):
            pay(b, 1, True)
            due -= 1
            b.trading = False
        pay(b, due, False)
    last_age = [1, 2, 3][state.options[VERSION]]
    if simple or not 1 <= state.age <= last_age or state.round == 1:
        return b, 0
    there = count(state.cards[DECK + state.age]) + count(state.cards[PILE + state.age])
    return b, min(3, b.unspent_military, there)


def side(b: Board, what: str) -> bool:
    return any([pact.gives(what) for pact in b.pacts])


def pact_goods(b: Board, what: str, food: bool) -> None:
    """TA-8.9."""
    extra = sum([pact.gives(what) for pact in b.pacts])
    if extra > 0:
        gain(b, extra, food)
    else:
        pay(b, -extra, food)
