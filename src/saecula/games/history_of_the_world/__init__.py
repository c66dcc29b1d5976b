"""History of the World: seven Epochs, an Empire in each, for 3 to 6 players.

Where to look: drawing.py (HW-3), events.py, uprisings.py and calamities.py (HW-4), preparation.py, expansion.py,
combat.py and monuments.py (HW-5), scoring.py (HW-6), epochs.py (HW-7, HW-8). Each optional rule (HW-9) stands next to
the rule it changes.
"""

from __future__ import annotations

from typing import Any, Final

from saecula.games.history_of_the_world import evaluate
from saecula.games.history_of_the_world.calamities import AttritionArea, DisasterSite, PestilenceSite, PlaguePath
from saecula.games.history_of_the_world.cards import (
    EMPIRE_NAMES,
    GREAT_CARDS,
    IS_MINOR_EMPIRE,
    MINOR_CARDS,
    event_cards,
)
from saecula.games.history_of_the_world.components import (
    DIGEST,
    FOLDER,
    GREAT_DEALT,
    MINOR_DEALT,
    NAME,
    NONE,
    SEAT_COUNTS,
    areas,
    empires,
    seas,
    setup,
    territories,
)
from saecula.games.history_of_the_world.drawing import Drawing
from saecula.games.history_of_the_world.epochs import Calling
from saecula.games.history_of_the_world.events import EventWindow, Naming
from saecula.games.history_of_the_world.expansion import Expansion
from saecula.games.history_of_the_world.explain import describe, explain
from saecula.games.history_of_the_world.knowledge import hides
from saecula.games.history_of_the_world.monuments import Building
from saecula.games.history_of_the_world.observe import layout, observe
from saecula.games.history_of_the_world.outcomes import outcomes
from saecula.games.history_of_the_world.preparation import (
    AstronomyFleet,
    NavalBattles,
    PlacingFleets,
    Preparation,
    Reallocating,
)
from saecula.games.history_of_the_world.progress import colours, ends_turn, gains, progress, warn
from saecula.games.history_of_the_world.schema import Event as EventCard
from saecula.games.history_of_the_world.state import (
    CALLING,
    DEAL_MINOR_EMPIRES,
    MULTIPLE_ARMIES,
    NAVAL_CONTROL,
    NO_SUPREMACY,
    SOURCE_NAMES,
    History,
    moves,
)
from saecula.games.history_of_the_world.uprisings import BarbarianRaid, BarrenLand, Migration, Rebellion
from saecula.games.history_of_the_world.view import view
from saecula.kernel.bot import Level, Style
from saecula.kernel.game import Game, Limits
from saecula.kernel.layout import Layout
from saecula.kernel.message import Event, Message
from saecula.kernel.options import Option, Value
from saecula.kernel.phase import Phase
from saecula.kernel.progress import Gain, Progress

PHASES: Final[list[Phase[Any]]] = [
    Drawing(),
    Calling(),
    EventWindow(),
    BarrenLand(),
    BarbarianRaid(),
    AttritionArea(),
    Rebellion(),
    DisasterSite(),
    Migration(),
    PestilenceSite(),
    PlaguePath(),
    Naming(),
    Preparation(),
    AstronomyFleet(),
    PlacingFleets(),
    NavalBattles(),
    Reallocating(),
    Expansion(),
    Building(),
]


class HistoryGame(Game[History]):
    """History of the World, as the outside sees it."""

    def __init__(self) -> None:
        self.name = NAME
        self.rules_version = 1
        self.data_digest = DIGEST
        self.folder = FOLDER
        self.seat_counts = SEAT_COUNTS
        self.options = [
            Option("supremacy", True, rule="HW-9.1"),
            Option("deal_minor_empires", False, rule="HW-9.2"),
            Option("multiple_armies", False, rule="HW-9.3"),
            Option("naval_control", False, rule="HW-9.4"),
        ]
        self.moves = moves
        self.phases = PHASES
        layout.name_phases(PHASES)
        self.bots = {}

    def setup(self, seats: int, key: bytes, options: dict[str, Value]) -> History:
        """HW-2."""
        chosen = 0 if options["supremacy"] else NO_SUPREMACY
        if options["deal_minor_empires"]:
            chosen |= DEAL_MINOR_EMPIRES
        if options["multiple_armies"]:
            chosen |= MULTIPLE_ARMIES
        if options["naval_control"]:
            chosen |= NAVAL_CONTROL
        state = History(self.phases, seats, key)
        state.prepare(chosen)
        deal(state)
        state.push(CALLING, 0)  # nothing is called yet: Epoch I begins, and its dice are logged
        return state

    def blank(self) -> History:
        """An empty state, to be filled by `unpack`."""
        return History(self.phases, 0, b"")

    def view(self, state: History, seat: int | None) -> dict[str, Any]:
        """Everything but the hidden cards."""
        return view(state, seat)

    def layout(self) -> Layout:
        """The numbers of `observe`."""
        return layout

    def observe(self, state: History, seat: int, out: bytearray) -> None:
        """What the view shows, as numbers."""
        observe(state, seat, out)

    def explain(self, state: History, seat: int, move: int) -> list[Message]:
        """What a move would bring, line by line; for an attack its exact odds."""
        return explain(state, seat, move)

    def describe(self, state: History, seat: int, move: int) -> Message:
        """A move in plain words: to expand is to occupy, to replace or to attack; "done" ends different things."""
        return describe(state, seat, move) or super().describe(state, seat, move)

    def limits(self) -> Limits:
        """Generous: random games stay far below."""
        return Limits(moves=1_500, view_bytes=28_000)

    def hides(self, state: History, seat: int) -> bool:
        """HW-10.2."""
        return hides(state, seat)

    def renumbers(self) -> bool:
        """Equal event cards."""
        return True

    def turn_of(self, state: History) -> int:
        """The player whose Empire has been called; nobody's while Empires are drawn."""
        return state.turn

    def turn_number(self, state: History) -> int:
        """Epoch and call; every draw is a turn of its own."""
        return state.epoch * 16 + (state.call + 8 if state.turn != NONE else state.draws)

    def round_number(self, state: History) -> int:
        """The Epoch: everybody has one turn in it (HW-4.1)."""
        return state.epoch

    def colours(self, seats: int) -> list[list[str]]:
        """One each."""
        return colours(seats)

    def progress(self, state: History) -> Progress:
        """The Epoch, and the Empire being called."""
        return progress(state)

    def ends_turn(self, state: History, seat: int, move: int) -> bool:
        """To end the expansion or the building; to keep or give a card."""
        return ends_turn(state, move)

    def warn(self, state: History, seat: int, move: int) -> Message | None:
        """Armies, forts, coins or monuments left unused."""
        return warn(state, seat, move)

    def sources(self) -> list[str]:
        """HW-6.1, HW-6.6, HW-8.1, HW-9.4."""
        return SOURCE_NAMES

    def gains(self, event: Event) -> list[Gain]:
        """Scorings and markers."""
        return gains(event)

    def evaluate(self, state: History, seat: int) -> float:
        """Prospects in victory points."""
        return evaluate.evaluate(state, seat)

    def features(self, state: History, seat: int) -> list[float]:
        """What the prospects are made of."""
        return evaluate.features(state, seat)

    def feature_names(self) -> list[str]:
        """See evaluate.py."""
        return evaluate.FEATURES

    def weight_sets(self) -> dict[str, list[float]]:
        """The files in weights/."""
        return evaluate.SETS

    def style(self) -> Style:
        """Dice decide much: attacks are worth what they bring on average, and every die is a reason to look again."""
        return Style(expects=True, rolls=2, samples=2, breadth=4, replans=True)

    def levels(self) -> list[Level]:
        """The weaker ones look one move ahead, the stronger ones to the end of the turn."""
        quick = Style(expects=True, rolls=2, breadth=1, replans=True)
        once = Style(expects=True, rolls=2, breadth=3, replans=True)
        return [
            Level("easy", "greedy", mistakes=50, style=quick),
            Level("normal", "greedy", mistakes=10, style=quick),
            Level("hard", "greedy", mistakes=10, style=once),
            Level("expert", "greedy"),
        ]

    def outcomes(self, state: History, seat: int, move: int) -> list[tuple[float, History]]:
        """The ends of an attack."""
        return outcomes(state, seat, move)

    def words(self, lang: str) -> dict[str, str]:
        """The names and texts that come with the component data; what is reconstructed says so."""
        found: dict[str, str] = {}
        for area in areas:
            found[f"{NAME}-area-{area.id}"] = area.name.get(lang)
        for territory in territories:
            found[f"{NAME}-territory-{territory.id}"] = territory.name.get(lang)
        for sea in seas:
            found[f"{NAME}-sea-{sea.id}"] = sea.name.get(lang)
        for i, empire in enumerate(empires):
            found[f"{NAME}-empire-{EMPIRE_NAMES[i]}"] = empire.name.get(lang)
            found[f"{NAME}-origin-{EMPIRE_NAMES[i]}"] = empire.name.get(lang)
            if empire.capital is not None:
                found[f"{NAME}-capital-{EMPIRE_NAMES[i]}"] = empire.capital.get(lang)
            for part in empire.parts:
                found[f"{NAME}-part-{part.id}"] = part.name.get(lang)
        for event in event_cards:
            found[f"{NAME}-event-{event.id}"] = event.name.get(lang)
            found[f"{NAME}-event-{event.id}-help"] = event.text.get(lang)
            found[f"{NAME}-origin-{event.id}"] = _people(event, lang)
            if event.empire is not None and event.empire.capital is not None:
                found[f"{NAME}-capital-{event.id}"] = event.empire.capital.get(lang)
        for colour in setup.colours:
            found[f"{NAME}-colour-{colour.id}"] = colour.name.get(lang)
        for pieces in setup.armies:
            found[f"{NAME}-pieces-{pieces.epoch}"] = pieces.name.get(lang)
        return found


def _people(event: EventCard, lang: str) -> str:
    """Whose armies a card places: "Hittites", "Canaanites"; but "Migrants" and "Barbarians"."""
    if event.empire is not None:
        return event.empire.name.get(lang)
    before, _, after = event.name.get(lang).partition(": ")
    return after if after and event.type == "kingdom" else before


def deal(state: History) -> None:
    """HW-2.5, HW-9.2: deal the event cards; the rest leaves the game unseen."""
    great = list(range(len(GREAT_CARDS)))
    if state.options & DEAL_MINOR_EMPIRES:
        empires_only = [card for card in great if IS_MINOR_EMPIRE[GREAT_CARDS[card]]]
        others = [card for card in great if not IS_MINOR_EMPIRE[GREAT_CARDS[card]]]
        state.great = deal_hands(state, empires_only, 1)
        more = deal_hands(state, others, GREAT_DEALT - 1)
        state.great = [state.great[s] | more[s] for s in range(state.seats)]
    else:
        state.great = deal_hands(state, great, GREAT_DEALT)
    state.minor = deal_hands(state, list(range(len(MINOR_CARDS))), MINOR_DEALT)


def deal_hands(state: History, cards: list[int], each: int) -> list[int]:
    """Deal this many of the cards to every seat."""
    state.shuffle(cards)
    return [sum([1 << card for card in cards[each * s : each * (s + 1)]]) for s in range(state.seats)]


game: Final = HistoryGame()
