"""SA-10: the Civilise action: cards, leaders, adoption, modernisation, cities, and at the end buying order.

Leaders and cities have modules of their own: leaders.py, cities.py. The frame of CIVILISE says what this action has
done already; every part is a separate small choice, and done leads to buying order (SA-10.11), which comes last.
"""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import AREA_KEYS, LAND, LANDS, OVERLAND, areas_in
from saecula.games.seven_ages.cards import ANY_TIME, ARTEFACTS, CARD_TIMING, EMPIRE_KEYS, VALUE, timing_mask
from saecula.games.seven_ages.cities import capital_sites, city_options, city_step, first_choice, name_capital
from saecula.games.seven_ages.civics import adopt, adoptable
from saecula.games.seven_ages.contact import PASSAGE_TO, conditional_contacts
from saecula.games.seven_ages.deck import discard, draw
from saecula.games.seven_ages.effects import (
    EFFECTS,
    PRICE_ROWS,
    SOURCES,
    UNTIL_ACTION,
    end_spans,
    holds,
    sources,
    works,
)
from saecula.games.seven_ages.effects_schema import Annex, FreeDisorderRemoval, Proselytise
from saecula.games.seven_ages.fog import arrived
from saecula.games.seven_ages.goods import good_of, has_target
from saecula.games.seven_ages.leaders import can_recruit, dismiss, recruit
from saecula.games.seven_ages.modernise import areas_to_modernise, faces_open, flip
from saecula.games.seven_ages.moves import (
    ADOPT,
    ALL,
    ANNEX,
    AREA,
    ARTEFACT,
    BREAK_TREATY,
    CALM,
    CAPITAL,
    CITY,
    DISMISS,
    DONE,
    DRAW,
    EVENT,
    FLIP,
    FROM,
    PROSELYTISE,
    RECRUIT,
    REQUEST,
    asked_for,
    objects_wanted,
)
from saecula.games.seven_ages.phases import BUYING_ORDER, CIVILISE, CONVERTING
from saecula.games.seven_ages.production import needed_level
from saecula.games.seven_ages.realm import (
    consequences,
    in_reserve,
    lose_openly,
    put,
    remove_leader,
    show_face,
)
from saecula.games.seven_ages.state import FREE_SLOT, HAND, NOBODY, SevenAges
from saecula.games.seven_ages.transit import ask_passage
from saecula.games.seven_ages.treaties import end_treaty, partners
from saecula.games.seven_ages.units import INFANTRY, TYPES
from saecula.games.seven_ages.windows import AS_ARTEFACT, AS_EVENT, name_targets, own_events
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase

DISORDER_PRICE: Final = 7  # SA-10.11

# The frame of Civilise: 2 the empire, or FREE_SLOT; 3 what has been done, as a mask; 4 the area in which units are
# flipped; 5 the cities built or raised so far: see cities.py; 6 the empire to which passage was granted (contact.py); 7
# those asked for, as a mask; 8 the empires that have refused a peace treaty (goods.py); 9 the areas where units have
# been flipped, as a mask; 10 how many units may still be flipped in this one.
EMPIRE: Final = 2
DONE_SO_FAR: Final = 3
FLIP_AREA: Final = 4
CITY_PLAN: Final = 5
ASKED: Final = 7
MODERNISED: Final = 9
FLIPS_LEFT: Final = 10

DISMISSED: Final = 1
RECRUITED: Final = 2
ADOPTED: Final = 4
NAMED_CAPITAL: Final = 8
PROSELYTISED: Final = 16
ANNEXED: Final = 32
OWN_TIMING: Final[int] = timing_mask("civilise")
BEGUN: Final = 64  # something was chosen: events of any time must wait for the end of the action (SA-15.4)


def begin_civilise(state: SevenAges, seat: int, slot: int) -> None:
    """A Civilise action begins, of an empire or in the free slot (SA-10.1)."""
    state.push(CIVILISE, seat, slot, 0, NOBODY, 0, 0, 0, 0, 0, 0)


class Civilise(Phase[SevenAges]):
    """Everything a Civilise action allows, in any order (SA-10.1)."""

    key = "seven_ages-prompt-civilise"
    rule = "SA-10.1"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Cards, leaders, adoption, flips, cities, a capital, effects of this action; done."""
        return self.offered(state, seat, ALL)

    def allows(self, state: SevenAges, seat: int, move: int) -> bool:
        """The same for one move."""
        return move in self.offered(state, seat, move)

    def offered(self, state: SevenAges, seat: int, wanted: int) -> list[int]:
        """See `legal`; as much of it as is wanted."""
        empire = state.frame(EMPIRE)
        did = state.frame(DONE_SO_FAR)
        if state.frame(FLIP_AREA) != NOBODY:
            faces = faces_open(state, empire, state.frame(FLIP_AREA)) if state.frame(FLIPS_LEFT) else []
            return [DONE[0], *[FLIP[face] for face in faces]]
        offered = [DONE[0]]
        if asked_for(wanted, EVENT):
            offered += own_events(state, seat, OWN_TIMING if did else OWN_TIMING | ANY_TIME)
        free = empire == FREE_SLOT or state.card_of[empire] == NOBODY
        if asked_for(wanted, ARTEFACT):
            builder = NOBODY if free else empire
            cards = state.hand(seat) if wanted == ALL else [ARTEFACT.arg(wanted)]
            for card in cards:
                if state.card_at[card] == HAND + seat and has_target(state, seat, builder, good_of(card)):
                    offered.append(ARTEFACT[card])
        if free:
            return offered
        if asked_for(wanted, REQUEST):
            offered += [REQUEST[other] for other in passages(state, empire)]
        if asked_for(wanted, BREAK_TREATY) and empire in partners(state):
            offered += [BREAK_TREATY[other] for other in partners(state) if other != empire]
        if not did & DISMISSED and asked_for(wanted, DISMISS):
            offered += [DISMISS[leader] for leader in state.leaders_of(empire)]
        if not did & RECRUITED and (asked_for(wanted, RECRUIT) or wanted in DRAW):
            offered += can_recruit(state, empire)
        if not did & ADOPTED and asked_for(wanted, ADOPT):
            offered += [ADOPT[good - ARTEFACTS] for good in adoptable(state, empire)]
        flippable = objects_wanted(wanted, FROM) & ~state.frame(MODERNISED)
        offered += [FROM[area] for area in areas_to_modernise(state, empire, flippable)]
        cities = objects_wanted(wanted, CITY)
        offered += [CITY[area] for area in city_options(state, empire, state.frame(CITY_PLAN), cities)]
        if not did & NAMED_CAPITAL and asked_for(wanted, CAPITAL):
            offered += [CAPITAL[area] for area in capital_sites(state, empire)]
        if not did & PROSELYTISED and asked_for(wanted, PROSELYTISE) and preaches(state, empire) > 0:
            offered.append(PROSELYTISE[0])
        if not did & ANNEXED and asked_for(wanted, ANNEX) and can_annex(state, empire):
            offered += [ANNEX[area] for area in annexable(state, empire)]
        return offered

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Carry it out."""
        empire = state.frame(EMPIRE)
        if move in EVENT:
            if not CARD_TIMING[EVENT.arg(move)] & ANY_TIME:
                self.did(state, BEGUN)
            name_targets(state, seat, EVENT.arg(move), AS_EVENT)
            return
        self.did(state, BEGUN)
        if move in ARTEFACT:
            name_targets(state, seat, ARTEFACT.arg(move), AS_ARTEFACT)
        elif move in DONE:
            self.done(state, seat, empire)
        elif move in BREAK_TREATY:
            end_treaty(state)
            state.tell("seven_ages-treaty-ended", {"seat": seat}, "SA-10.5")
        elif move in DISMISS:
            self.did(state, DISMISSED)
            dismiss(state, DISMISS.arg(move))
        elif move in RECRUIT or move in DRAW:
            self.did(state, RECRUITED)
            recruit(state, seat, empire, move)
        elif move in ADOPT:
            self.did(state, ADOPTED)
            adopt(state, seat, empire, ARTEFACTS + ADOPT.arg(move))
            state.set_frame(PASSAGE_TO, 0)
        elif move in REQUEST:
            other = REQUEST.arg(move)
            state.set_frame(ASKED, state.frame(ASKED) | 1 << other)
            ask_passage(state, seat, empire, other, 0)
        elif move in FROM:
            area = FROM.arg(move)
            state.set_frame(FLIP_AREA, area)
            state.set_frame(MODERNISED, state.frame(MODERNISED) | 1 << area)
            state.set_frame(FLIPS_LEFT, len(state.units_at(empire, area)))
        elif move in FLIP:
            state.set_frame(FLIPS_LEFT, state.frame(FLIPS_LEFT) - 1)
            flip(state, empire, state.frame(FLIP_AREA), FLIP.arg(move))
        elif move in CITY:
            state.set_frame(CITY_PLAN, first_choice(state, empire, state.frame(CITY_PLAN), CITY.arg(move)))
            city_step(state, empire, CITY.arg(move))
        elif move in CAPITAL:
            self.did(state, NAMED_CAPITAL)
            name_capital(state, empire, CAPITAL.arg(move))
        elif move in PROSELYTISE:
            self.did(state, PROSELYTISED)
            preach(state, seat, empire)
        else:
            self.did(state, ANNEXED)
            annex(state, empire, ANNEX.arg(move))

    def did(self, state: SevenAges, what: int) -> None:
        """Each of these once per action."""
        state.set_frame(DONE_SO_FAR, state.frame(DONE_SO_FAR) | what)

    def done(self, state: SevenAges, seat: int, empire: int) -> None:
        """Done with an area of flips, or with the action: buying order comes last."""
        if state.frame(FLIP_AREA) != NOBODY:
            state.set_frame(FLIP_AREA, NOBODY)
        elif empire != FREE_SLOT and state.card_of[empire] != NOBODY and state.held[empire] & state.disorder:
            state.goto(BUYING_ORDER, seat, empire, free_removals(state, empire, "any"), 0)
        else:
            if empire != FREE_SLOT:
                end_spans(state, UNTIL_ACTION, empire)
            state.pop()

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """Not now, not here, not twice."""
        empire = state.frame(EMPIRE)
        if empire == FREE_SLOT:
            return Message("seven_ages-no-free-slot-civilise", {}, self.rule)
        if move in CITY:
            return Message("seven_ages-no-city", {"area": AREA_KEYS[CITY.arg(move)]}, "SA-10.10")
        if move in CAPITAL:
            return Message("seven_ages-no-capital", {"area": AREA_KEYS[CAPITAL.arg(move)]}, "SA-10.13")
        if move in ADOPT:
            return Message("seven_ages-no-adopt", {}, "SA-10.8")
        if move in RECRUIT or move in DRAW:
            return Message("seven_ages-no-recruit", {}, "SA-10.7")
        return Message("seven_ages-no-civilise", {}, self.rule)


def passages(state: SevenAges, empire: int) -> list[int]:
    """The empires for which passage may be asked: in conditional contact, not asked for in this action (SA-7.11)."""
    if state.frame(PASSAGE_TO):
        return []
    return areas_in(conditional_contacts(state, empire) & ~state.frame(ASKED))


# ------------------------------------------------------------------------------------------------------ buying order


def disorder_price(state: SevenAges, empire: int) -> int:
    """What removing one disorder marker costs: the lowest price that applies (SA-10.11)."""
    price = DISORDER_PRICE
    for at in sources(state, empire):
        for row in PRICE_ROWS[at.source]:
            if row.of == "disorder" and holds(state, empire, row.condition, at.area):
                price = min(price, row.amount)
    return price


def free_removals(state: SevenAges, empire: int, where: str) -> int:
    """Disorder markers removed free in each Civilise action, from any own area."""
    total = 0
    for at in sources(state, empire):
        for effect in EFFECTS[at.source]:
            if isinstance(effect, FreeDisorderRemoval) and effect.where == where:
                total += effect.amount
    return total


def leader_removals(state: SevenAges, empire: int) -> int:
    """The areas in which a leader removes disorder free."""
    mask = 0
    for at in sources(state, empire):
        for effect in EFFECTS[at.source]:
            if isinstance(effect, FreeDisorderRemoval) and effect.where == "leader_area":
                mask |= 1 << at.area
    return mask


class BuyingOrder(Phase[SevenAges]):
    """Remove disorder, free where an effect says so, else for money (SA-10.11). Frame: 2 empire, 3 free ones left."""

    key = "seven_ages-prompt-buying-order"
    rule = "SA-10.11"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Any own disordered area that can be paid for; done."""
        empire = state.frame(2)
        unruly = state.held[empire] & state.disorder
        if not state.frame(3) and state.money[empire] < disorder_price(state, empire):
            unruly &= leader_removals(state, empire) & ~state.frame(4)
        return [DONE[0], *[CALM[area] for area in areas_in(unruly)]]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """Remove one; done ends the action."""
        empire = state.frame(2)
        if move in DONE:
            end_spans(state, UNTIL_ACTION, empire)
            state.pop()
            return
        area = CALM.arg(move)
        if leader_removals(state, empire) & ~state.frame(4) & 1 << area:
            state.set_frame(4, state.frame(4) | 1 << area)
        elif state.frame(3):
            state.set_frame(3, state.frame(3) - 1)
        else:
            state.money[empire] -= disorder_price(state, empire)
        state.disorder &= ~(1 << area)
        told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "area": AREA_KEYS[area]}
        state.tell("seven_ages-calmed", told, self.rule)

    def prompt(self, state: SevenAges, seat: int) -> Message:
        """The price and what is free."""
        empire = state.frame(2)
        told: dict[str, object] = {"seat": seat, "free": state.frame(3), "money": state.money[empire]}
        told["cost"] = disorder_price(state, empire)
        return Message(self.key, told, self.rule)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """Not an own disordered area, or not enough money."""
        return Message("seven_ages-no-buying-order", {}, self.rule)


# ------------------------------------------------------------------------------------ proselytising and annexation

PREACHING: Final[list[tuple[int, int]]] = [  # sources, each with the card it needs
    (source, effect.min_card)
    for source in range(SOURCES)
    for effect in EFFECTS[source]
    if isinstance(effect, Proselytise)
]
ANNEXING: Final[list[int]] = [
    source for source in range(SOURCES) for effect in EFFECTS[source] if isinstance(effect, Annex)
]


def preaches(state: SevenAges, empire: int) -> int:
    """The card an empire needs to win people over, 0 if it does not preach (`proselytise`)."""
    for source, needed in PREACHING:
        if works(state, empire, source):
            return needed
    return 0


def mission_areas(state: SevenAges, empire: int) -> list[int]:
    """Land areas next to the empire, controlled by an empire without its religion, where preaching does something."""
    near = 0
    for area in areas_in(state.held[empire] & LAND):
        near |= OVERLAND[area]
    found: list[int] = []
    for area in areas_in(near & ~state.held[empire]):
        other = state.control[area]
        if other == NOBODY or state.religion(other) == state.religion(empire):
            continue
        if not state.disorder >> area & 1 or state.capital[other] != area:
            found.append(area)
    return found


def preach(state: SevenAges, seat: int, empire: int) -> None:
    """Draw and discard a card; high enough, an area is chosen."""
    card = draw(state)
    if card == NOBODY:
        return
    discard(state, card)
    told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "value": VALUE[card]}
    state.tell("seven_ages-preached", told, "SA-10.1")
    if VALUE[card] >= preaches(state, empire) and mission_areas(state, empire):
        state.push(CONVERTING, seat, empire)


class Converting(Phase[SevenAges]):
    """The area that preaching disorders or wins over. Frame: 2 empire."""

    key = "seven_ages-prompt-converting"
    rule = "SA-10.1"

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """Any of them."""
        return [AREA[area] for area in mission_areas(state, state.frame(2))]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """An undisordered area is disordered; a disordered one comes over."""
        empire, area = state.frame(2), AREA.arg(move)
        state.pop()
        if not state.disorder >> area & 1:
            state.disorder |= 1 << area
            return
        come_over(state, empire, area)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """No such area."""
        return Message("seven_ages-no-converting", {}, self.rule)


def come_over(state: SevenAges, empire: int, area: int) -> None:
    """Units go back, leaders are removed, and one free infantry unit takes control; city, fort and artefact stay."""
    other = state.control[area]
    fort = state.forts >> area & 1
    artefact = state.good_at.index(area) if area in state.good_at else NOBODY
    for leader in state.leaders_of(other):
        if state.leader_at[leader] == area:
            remove_leader(state, leader)
    for piece in state.units_at(other, area):
        lose_openly(state, piece)
    state.disorder &= ~(1 << area)
    if place_infantry(state, empire, area):
        if fort:
            state.forts |= 1 << area
        if artefact != NOBODY:
            state.good_at[artefact] = area
    told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "area": AREA_KEYS[area]}
    state.tell("seven_ages-came-over", told, "SA-10.1")
    consequences(state)


def place_infantry(state: SevenAges, empire: int, area: int) -> bool:
    """One free infantry unit, the strongest the empire may have; False if the reserve has none."""
    for unit in range(TYPES - 1, -1, -1):
        if INFANTRY >> unit & 1 and in_reserve(state, empire, unit) and unit in open_infantry(state, empire):
            piece = in_reserve(state, empire, unit)[0]
            show_face(state, piece, unit)
            put(state, piece, area)
            arrived(state, empire, piece, INFANTRY)
            return True
    return False


def open_infantry(state: SevenAges, empire: int) -> list[int]:
    """Infantry types the empire's level allows."""
    return [t for t in range(TYPES) if INFANTRY >> t & 1 and needed_level(state, empire, t) <= state.level[empire]]


def can_annex(state: SevenAges, empire: int) -> bool:
    """Whether the empire may take a neutral city in each Civilise action (`annex`)."""
    if not any([works(state, empire, source) for source in ANNEXING]):
        return False
    return any([in_reserve(state, empire, t) for t in open_infantry(state, empire)])


def annexable(state: SevenAges, empire: int) -> list[int]:
    """Neutral land areas with a city next to the empire, without units."""
    near = 0
    for area in areas_in(state.held[empire] & LAND):
        near |= OVERLAND[area]
    return [
        area
        for area in areas_in(near)
        if area < LANDS and state.control[area] == NOBODY and state.city[area] and area not in state.place
    ]


def annex(state: SevenAges, empire: int, area: int) -> None:
    """A free infantry unit takes control."""
    place_infantry(state, empire, area)
    told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "area": AREA_KEYS[area]}
    state.tell("seven_ages-annexed", told, "SA-10.1")
