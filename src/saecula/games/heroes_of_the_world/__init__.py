"""Heroes of the World: two eras of history, led by their heroes, for 2 to 5 players.

Where to look: setting_out.py (HO-2), turn.py (HO-3 to HO-5, HO-12), population.py (HO-6), discoveries.py (HO-7),
scoring.py (HO-8), conquest.py (HO-9), gold.py (HO-10), powers.py and wonders.py (HO-11), eras.py (HO-13, HO-14).
"""

from __future__ import annotations

from typing import Any, Final

from saecula.games.heroes_of_the_world import evaluate
from saecula.games.heroes_of_the_world.components import (
    DIGEST,
    ERAS,
    FOLDER,
    NAME,
    TERRITORY_KEYS,
    discovery_tokens,
    faces,
    heroes,
    setup,
    territories,
    wonder_cards,
)
from saecula.games.heroes_of_the_world.conquest import Conquest, DeclaredWindow, Flight, ResultWindow, RolledWindow
from saecula.games.heroes_of_the_world.discoveries import Discovery, Drawing, Returning
from saecula.games.heroes_of_the_world.explain import explain
from saecula.games.heroes_of_the_world.gold import Gold, Migration
from saecula.games.heroes_of_the_world.observe import layout, observe
from saecula.games.heroes_of_the_world.population import Population
from saecula.games.heroes_of_the_world.powers import AngkorUse, GardensUse
from saecula.games.heroes_of_the_world.progress import SOURCES, colours, ends_turn, gains, progress, warn
from saecula.games.heroes_of_the_world.scoring import PointsWindow, RankWindow
from saecula.games.heroes_of_the_world.setting_out import Settling, begin_placing, deal
from saecula.games.heroes_of_the_world.state import (
    ATTACKER_ROUTS,
    CONQUEST,
    CONVERT_ANY,
    DONE,
    FINISH_TURN,
    FLEE,
    FLIGHT,
    GOLD,
    LIMITED_GOLD,
    NO_HERO,
    PASS,
    SETTINGS,
    SETTLING,
    SLOTS_BY_ERA,
    Heroes,
    moves,
)
from saecula.games.heroes_of_the_world.turn import NextTurn, Playing, Taking
from saecula.games.heroes_of_the_world.view import view
from saecula.kernel.auto import TURN, AutoAnswer
from saecula.kernel.bot import Level, Style
from saecula.kernel.game import Game, Limits
from saecula.kernel.layout import Layout
from saecula.kernel.message import Args, Event, Message
from saecula.kernel.options import Option, Value
from saecula.kernel.phase import Phase
from saecula.kernel.progress import Gain, Progress

PHASES: Final[list[Phase[Any]]] = [
    Settling(),
    Taking(),
    Playing(),
    Population(),
    Drawing(),
    Returning(),
    Discovery(),
    RankWindow(),
    PointsWindow(),
    Conquest(),
    DeclaredWindow(),
    RolledWindow(),
    ResultWindow(),
    Flight(),
    Gold(),
    Migration(),
    GardensUse(),
    AngkorUse(),
    NextTurn(),
]


DONE_KEYS: Final = {  # what "done" means where a person says it; elsewhere it is just "done"
    CONQUEST: "heroes_of_the_world-move-done-conquest",
    GOLD: "heroes_of_the_world-move-done-gold",
}


class HeroesGame(Game[Heroes]):
    """Heroes of the World, as the outside sees it."""

    def __init__(self) -> None:
        self.name = NAME
        self.rules_version = 2
        self.data_digest = DIGEST
        self.folder = FOLDER
        self.seat_counts = list(range(setup.game.players_min, setup.game.players_max + 1))
        self.options = [
            Option(row.key, row.default, [choice for choice in row.choices if isinstance(choice, str)], rule=row.rule)
            for row in setup.options
        ]
        self.moves = moves
        self.phases = PHASES
        layout.name_phases(PHASES)
        self.bots = {}

    def setup(self, seats: int, key: bytes, options: dict[str, Value]) -> Heroes:
        """HO-2; with two players also HO-15."""
        settings = [0] * SETTINGS
        settings[FINISH_TURN] = int(options["era_end"] == "finish_turn")
        settings[CONVERT_ANY] = int(bool(options["convert_any_time_in_turn"]))
        settings[SLOTS_BY_ERA] = int(options["ladder_slots_by"] == "era")
        settings[ATTACKER_ROUTS] = int(options["rout_destination_chosen_by"] == "attacker")
        settings[LIMITED_GOLD] = int(options["gold_supply"] == "limited")
        state = Heroes(self.phases, seats, key)
        state.prepare(settings)
        first = 0 if options["start_player"] == "first_seat" else state.roll(seats)  # HO-2.7
        deal(state)
        begin_placing(state, first)
        return state

    def blank(self) -> Heroes:
        """An empty state, to be filled by `unpack`."""
        return Heroes(self.phases, 0, b"")

    def view(self, state: Heroes, seat: int | None) -> dict[str, Any]:
        """Everything but the hidden cards of the other hands."""
        return view(state, seat)

    def layout(self) -> Layout:
        """The numbers of `observe`."""
        return layout

    def observe(self, state: Heroes, seat: int, out: bytearray) -> None:
        """What the view shows, as numbers."""
        observe(state, seat, out)

    def explain(self, state: Heroes, seat: int, move: int) -> list[Message]:
        """Cost and gain of a move, line by line."""
        return explain(state, seat, move)

    def describe(self, state: Heroes, seat: int, move: int) -> Message:
        """A move in plain words; "done" by what it ends, a rout by who chooses where it leads."""
        if move in DONE and not state.over and state.frame(0) in DONE_KEYS:
            return Message(DONE_KEYS[state.frame(0)])
        if move in FLEE and not state.over and state.frame(0) == FLIGHT and state.frame(3) != seat:
            args: Args = {"other": state.frame(3), "territory": TERRITORY_KEYS[FLEE.arg(move)]}
            return Message("heroes_of_the_world-move-drive", args)
        return super().describe(state, seat, move)

    def auto_kinds(self) -> list[AutoAnswer]:
        """To pass whenever a wonder could be used, for the rest of somebody else's turn (HO-11.7)."""
        return [AutoAnswer("pass", TURN)]

    def auto_answer(self, state: Heroes, seat: int, kind: str) -> int | None:
        """To pass in a window of somebody else's turn; in one's own every question is one's own."""
        asked = state.is_actor(seat) and seat != state.turn and PASS.base in state.legal(seat)
        return PASS.base if asked else None

    def limits(self) -> Limits:
        """Generous: no random game has come near."""
        return Limits(moves=2_000, view_bytes=8_000)

    def hides(self, state: Heroes, seat: int) -> bool:
        """HO-16.2: another hand holds a card that the seat has not seen, and there is another one it could be."""
        hands = sum([1 for s in range(state.seats) if state.hidden_from(seat, s)])
        return hands + bool(state.deck) > 1

    def turn_of(self, state: Heroes) -> int:
        """The active player; the placing of units that opens an era is nobody's turn (HO-3.3)."""
        return -1 if state.over or state.bottom(0) == SETTLING else state.turn

    def turn_number(self, state: Heroes) -> int:
        """The heroes laid down before this turn, and whose turn it is: in every round somebody lays one (HO-5.4)."""
        before = sum([cards.bit_count() for cards in state.played]) - (state.hero != NO_HERO)
        return before * state.seats + state.turn

    def evaluate(self, state: Heroes, seat: int) -> float:
        """Prospects in points."""
        return evaluate.evaluate(state, seat)

    def features(self, state: Heroes, seat: int) -> list[float]:
        """What the prospects are made of."""
        return evaluate.features(state, seat)

    def feature_names(self) -> list[str]:
        """See evaluate.py."""
        return evaluate.FEATURES

    def weight_sets(self) -> dict[str, list[float]]:
        """The files in weights/."""
        return evaluate.SETS

    def style(self) -> Style:
        """What is drawn and rolled is not foreseen, and looked at again."""
        return Style(expects=True, rolls=4, replans=True)

    def levels(self) -> list[Level]:
        """Farther apart than usual: few of the decisions of a turn matter much."""
        return [
            Level("easy", "greedy", mistakes=65),
            Level("normal", "greedy", mistakes=32),
            Level("hard", "greedy", mistakes=14),
            Level("expert", "greedy", style=Style(expects=True, rolls=4, samples=6, replans=True)),
        ]

    def weigh(self, state: Heroes, seat: int, weights: list[float]) -> float:
        """Prospects with other weights."""
        return evaluate.weigh(state, seat, weights)

    def colours(self, seats: int) -> list[list[str]]:
        """One each; two each with two players (HO-15.1)."""
        return colours(seats)

    def progress(self, state: Heroes) -> Progress:
        """The era, and how far it is from its end."""
        return progress(state)

    def ends_turn(self, state: Heroes, seat: int, move: int) -> bool:
        """To stop spending gold."""
        return ends_turn(state, move)

    def warn(self, state: Heroes, seat: int, move: int) -> Message | None:
        """Coins that will be worth nothing."""
        return warn(state, seat, move)

    def sources(self) -> list[str]:
        """HO-8.2, HO-11.8, HO-10.5, HO-10.6."""
        return SOURCES

    def gains(self, event: Event) -> list[Gain]:
        """Ranks, wonders and gold."""
        return gains(event)

    def words(self, lang: str) -> dict[str, str]:
        """The names and texts that come with the component data; what is reconstructed says so."""
        found: dict[str, str] = {}
        for t in territories:
            found[f"{NAME}-territory-{t.id}"] = t.name.get(lang)
        for h in heroes:
            found[f"{NAME}-hero-{h.id}"] = h.name.get(lang)
            about = f"{h.title.get(lang)}, {h.years.get(lang)}".removesuffix(".") + "."  # a date may end in "a.C."
            found[f"{NAME}-hero-{h.id}-help"] = about + provenance(h.prov_name, h.prov_values, lang)
        for d in discovery_tokens:
            found[f"{NAME}-token-{d.id}"] = d.name.get(lang)
            era = setup.eras[ERAS.index(d.era)]
            about = f"{era.name.get(lang)}."
            found[f"{NAME}-token-{d.id}-help"] = about + provenance(d.prov_name, d.prov_value, lang)
        for w in wonder_cards:
            found[f"{NAME}-wonder-{w.id}"] = w.name.get(lang)
            found[f"{NAME}-wonder-{w.id}-help"] = w.text.get(lang) + provenance(w.prov_power, "", lang)
        for f in faces:
            found[f"{NAME}-face-{f.id}"] = f.name.get(lang)
            about = f.text.get(lang)
            found[f"{NAME}-face-{f.id}-help"] = about + provenance(f.prov_kind, f.prov_amount, lang)
        for colour in setup.colors:
            found[f"{NAME}-colour-{colour.id}"] = colour.name.get(lang)
        for era in setup.eras:
            found[f"{NAME}-era-{era.id}"] = era.name.get(lang)
        return found


def provenance(thing: str, numbers: str, lang: str) -> str:
    """A sentence to add where a component, or only its numbers, are not those of the printed game."""
    wanted = "card_reconstructed" if thing == "reconstructed" else "values_reconstructed"
    if "reconstructed" not in (thing, numbers):
        return ""
    note = next(note for note in setup.notes if note.id == wanted)
    return f" {note.text.get(lang)}"


game: Final = HeroesGame()
