"""Every empire of the 110 cards: its special text at work, and how it starts."""

from __future__ import annotations

import pytest

from saecula.games.seven_ages import effects_schema as schema
from saecula.games.seven_ages.areas import NAMES, areas_in
from saecula.games.seven_ages.cards import (
    EMPIRE_INDEX,
    EMPIRE_NAMES,
    FIRST_GOVERNMENT,
    GOOD_INDEX,
    GOOD_NAMES,
    LEADER_LIMIT,
    MONEY,
    TRADE,
)
from saecula.games.seven_ages.components import cards
from saecula.games.seven_ages.effects import EFFECTS
from saecula.games.seven_ages.founding import can_start, start_areas
from saecula.games.seven_ages.leaders import leader_limit
from saecula.games.seven_ages.state import IN_PLAY, NOBODY, ON_EMPIRE, SevenAges
from saecula.games.seven_ages.trade import trade_modifier
from saecula.games.seven_ages.units import INFANTRY, TYPE_INDEX
from tests.games.seven_ages.given import act, asked, at, deal, empire, given, legal, offered, play, resting
from tests.games.seven_ages.kinds import CITY, KINDS, OTHER, OWN
from tests.rules import rule

INITIAL = (schema.StartWith, schema.Convert)


def with_card(name: str) -> SevenAges:
    """An empire of this card, in many kinds of terrain."""
    where = {CITY: ["spear"], "egypt": ["spear"], "armenia": ["spear"], "palestine": ["spear"], "red_sea": ["ship"]}
    return given(
        empire(name, "red", 0, 20, where, money=37, cities={CITY: 3, "palestine": 1}, capital=CITY),
        empire("zhou" if name != "zhou" else "khmers", "blue", 1, 20, {"syria": ["spear"]}),
    )


@rule("SA-5.12", "SA-10.7")
@pytest.mark.parametrize("name", EMPIRE_NAMES)
def test_the_special_text_of_each_empire(name: str) -> None:
    s = with_card(name)
    card = EMPIRE_INDEX[name]
    printed = cards[card].empire
    assert trade_modifier(s, OWN) == printed.trade == TRADE[card]
    assert leader_limit(s, OWN) == printed.leader_limit == LEADER_LIMIT[card]
    for effect in EFFECTS[card]:
        if isinstance(effect, INITIAL):
            continue
        plain = with_card(name)
        other = EMPIRE_INDEX["khmers" if name != "khmers" else "siamese"]
        plain.card_of[OWN] = other
        s = with_card(name)
        KINDS[type(effect)](plain, s, NOBODY, effect)


# ------------------------------------------------------------------------------------------------------------ starting


def stage(name: str) -> SevenAges:
    """A position in which the empire of a card can start: its age, who must be in play, whom it converts."""
    printed = cards[EMPIRE_INDEX[name]].empire
    row = next((each for each in printed.start_ages if each.condition is None), printed.start_ages[0])
    level = 7 * row.age - 3
    others = []
    wanted = [effect.empire for effect in printed.effects if isinstance(effect, schema.Convert)]
    first = printed.start_areas[0].area if printed.start_areas else "palestine"
    converted = wanted[0] if wanted and wanted[0] != "controller" else ""
    if converted:
        others.append(empire(converted, "blue", 1, level, {first: ["spear", "spear"], "henan": ["spear"]}))
    if not converted or name == "free_state":
        holder = "zhou" if name != "zhou" else "khmers"
        elsewhere = "yucatan" if first != "yucatan" else "henan"
        where = {"palestine": ["spear"]} if name == "free_state" else {elsewhere: ["spear"]}
        disorder = ["palestine"] if name == "free_state" else []
        others.append(empire(holder, "blue", 1, level, {**where, "hebei": ["spear"]}, disorder=disorder))
    if name == "pirate_state":
        others.append(empire("mayas", "green", 2, level, {"quebec": ["spear"]}))
        others.append(empire("incas", "black", 3, level, {"peru": ["spear"]}))
    s = given(*others)
    s.reserved = [NOBODY] * 4
    deal(s, 0, name)
    return s


def started(name: str) -> tuple[SevenAges, int]:
    """Start it with one unit bought wherever that is possible, a capital and all free forts."""
    s = stage(name)
    assert can_start(s, 0, EMPIRE_INDEX[name]) == ""
    act(s, "free", "start_empire")
    play(s, f"found {name}")
    while asked(s) == "StartEmpire":
        play(s, next(move for move in legal(s) if not move.endswith(" blue")))
    colour = next(c for c in range(15) if s.card_at[EMPIRE_INDEX[name]] == IN_PLAY + c)
    while asked(s) == "StartUnits" and not (s.units_in[colour] and "done" in legal(s)):
        play(s, next(move for move in legal(s) if move != "done"))
    while asked(s) not in ("StartCapital", "Rest"):
        moves = legal(s)
        play(s, next((move for move in moves if move in ("done", "pass", "stay", "no")), moves[0]))
    while asked(s) == "StartCapital" and (offered(s, "capital") or s.frame(3)) and legal(s) != ["done"]:
        play(s, next(move for move in legal(s) if move != "done"))
    if asked(s) == "StartCapital":
        play(s, "done")
    return s, colour


@rule("SA-5.7", "SA-5.9", "SA-5.12")
@pytest.mark.parametrize("name", EMPIRE_NAMES)
def test_how_each_empire_starts(name: str) -> None:
    s, own = started(name)
    assert resting(s)
    card = EMPIRE_INDEX[name]
    assert s.card_of[own] == card
    assert s.money[own] <= MONEY[card]
    home = areas_in(s.home[own])
    assert home
    if cards[card].empire.start_rule is None:
        assert s.home[own] == start_areas(s, card)
    elite, forts, elephants = 0, 0, 0
    for effect in EFFECTS[card]:
        if isinstance(effect, schema.StartWith):
            elite, forts, elephants = elite + effect.elite, forts + effect.forts, elephants + effect.elephants
            if effect.religion:
                assert s.religion(own) == GOOD_INDEX[effect.religion]
            if effect.government:
                assert s.government(own) == GOOD_INDEX[effect.government]
                assert GOOD_INDEX[effect.government] >= FIRST_GOVERNMENT
            if effect.artefact:
                lies = s.good_at[GOOD_INDEX[effect.artefact]]
                assert lies == ON_EMPIRE + own or lies in home, GOOD_NAMES[GOOD_INDEX[effect.artefact]]
            wanted = [TYPE_INDEX[unit] for unit in effect.units if unit != "best_infantry"]
            types = [s.type_of(piece) for piece in s.units_on_map(own)]
            assert all(unit in types for unit in wanted)
            if "best_infantry" in effect.units:
                assert sum(INFANTRY >> unit & 1 for unit in types) >= len(effect.units)
        elif isinstance(effect, schema.Convert):
            assert len(s.units_on_map(own)) >= 1
            assert not any(s.units_in[e] >> home[0] & 1 for e in s.in_play() if e != own), NAMES[home[0]]
    assert s.elite[own] == elite
    assert (s.forts & s.held[own]).bit_count() == min(forts, (s.home[own] & s.held[own]).bit_count())
    mine = [i for i in range(6) if s.holder[i] == own]
    assert len(mine) >= elephants, "elephants of the pool"
    assert s.glory == [0, 0, 0, 0], "nothing at set-up brings glory"
    s.check()


def test_all_cards_are_here() -> None:
    assert len(EMPIRE_NAMES) == len(set(EMPIRE_NAMES)) == len(cards) == 110
    assert sorted(card.number for card in cards) == list(range(1, 111))
    assert at("blue") == OTHER
