"""Through the Ages (first edition): a story of civilization, for 2 to 4 players.

Where to look: bonus.py (TA-1, TA-14.5), ratings.py (TA-2, TA-11), turn.py (TA-3, TA-10.60), row.py (TA-4, TA-12),
actions.py (TA-5), building.py (TA-5.2 to 5.7), wonders.py (TA-5.8), action_cards.py (TA-5.10), prices.py (TA-5.15),
payment.py and paying.py (TA-6.1, TA-6.2), technologies.py (TA-6.3 to 6.12), production.py (TA-8), events.py (TA-9),
losses.py (TA-9.8 to 9.11), event_choices.py (the other choices of events), politics.py and hands.py (TA-10.1 to 10.36),
colonies.py (TA-10.11), attacks.py (TA-10.20, TA-10.50), conflict.py (TA-10.21, TA-10.51), spoils.py (TA-10.25,
TA-10.52), ending.py (TA-13), cards.py (TA-15), view.py and redraw.py (TA-16).
"""

from __future__ import annotations

from typing import Any, Final

from saecula.games.through_the_ages import candidates, evaluate, horizon, progress
from saecula.games.through_the_ages.action_cards import Contained
from saecula.games.through_the_ages.actions import Actions
from saecula.games.through_the_ages.arms import arms_worth
from saecula.games.through_the_ages.bonus import Choosing, Picking, set_up
from saecula.games.through_the_ages.colonies import Bidding, Colonizing
from saecula.games.through_the_ages.components import (
    AGE_NAMES,
    AGES,
    COLOURS,
    DIGEST,
    FOLDER,
    KEYS,
    boards,
    initial,
    kinds,
)
from saecula.games.through_the_ages.conflict import Aftermath, Assault, Defence, Warfare
from saecula.games.through_the_ages.describe import describe
from saecula.games.through_the_ages.event_choices import Agreement, FreeBuild, Markets, Ruining, Terror
from saecula.games.through_the_ages.events import EventPhase
from saecula.games.through_the_ages.explain import explain
from saecula.games.through_the_ages.hands import Discarding
from saecula.games.through_the_ages.hides import hides
from saecula.games.through_the_ages.losses import Cession, Demolition, Forfeiting, Mixing, Population
from saecula.games.through_the_ages.observe import layout, observe
from saecula.games.through_the_ages.outlook import DOUBT, war_edge
from saecula.games.through_the_ages.paying import Paying
from saecula.games.through_the_ages.politics import Aiming, Answer, Politics, Siding
from saecula.games.through_the_ages.production import Production, Scarcity, Sparing, Swapping
from saecula.games.through_the_ages.row import civil_limit, make_obsolete
from saecula.games.through_the_ages.spoils import Annex, Plunder, Raid, RaidCount, Spoils, TechLoot
from saecula.games.through_the_ages.state import (
    ADVANCED,
    AGE_BY_AGE,
    BONUS_COUNT,
    BONUS_MODE,
    DRAW_ACTION,
    EASIER,
    FACE_UP,
    FEWER,
    FULL,
    MANUAL,
    MINE_LESS,
    NO_BONUS,
    ONE_ATTACKER,
    OPTION_NAMES,
    OPTIONS,
    PEACEFUL,
    PERSONAL,
    PUBLIC_CHOICE,
    SIMPLE,
    VERSION,
    Ages,
)
from saecula.games.through_the_ages.turn import Turn
from saecula.games.through_the_ages.verbs import TAKE, moves
from saecula.games.through_the_ages.view import view
from saecula.kernel.auto import AutoAnswer
from saecula.kernel.bot import Level, Style
from saecula.kernel.errors import SaeculaError
from saecula.kernel.game import Game, Limits
from saecula.kernel.layout import Layout
from saecula.kernel.message import Event, Message
from saecula.kernel.options import Option, Value
from saecula.kernel.phase import Phase
from saecula.kernel.progress import Gain, Progress

PHASES: Final[list[Phase[Any]]] = [
    Turn(),
    Actions(),
    Contained(),
    Production(),
    Scarcity(),
    Sparing(),
    EventPhase(),
    Markets(),
    Mixing(),
    Population(),
    FreeBuild(),
    Demolition(),
    Ruining(),
    Cession(),
    Forfeiting(),
    Agreement(),
    Terror(),
    Politics(),
    Aiming(),
    Siding(),
    Answer(),
    Discarding(),
    Bidding(),
    Colonizing(),
    Assault(),
    Defence(),
    Warfare(),
    Spoils(),
    Plunder(),
    Raid(),
    RaidCount(),
    Annex(),
    TechLoot(),
    Aftermath(),
    Picking(),
    Choosing(),
    Paying(),
    Swapping(),
]

VERSIONS: Final = {"simple": SIMPLE, "advanced": ADVANCED, "full": FULL}
BONUS_VARIANTS: Final = {  # what a table may choose, with the mode and the number of cards (TA-14.5)
    "none": (NO_BONUS, 0),
    "face_up_3": (FACE_UP, 3),
    "face_up_4": (FACE_UP, 4),
    "face_up_5": (FACE_UP, 5),
    "age_by_age": (AGE_BY_AGE, boards.bonus_variants.age_by_age),
    "personal": (PERSONAL, 0),
    "public_choice": (PUBLIC_CHOICE, 0),
}
SWITCHES: Final = [  # the yes/no variants of the advanced and full game: their names, rules and index in `options`
    (OPTION_NAMES[EASIER], "TA-14.1", EASIER),
    (OPTION_NAMES[ONE_ATTACKER], "TA-14.2", ONE_ATTACKER),
    (OPTION_NAMES[PEACEFUL], "TA-14.3", PEACEFUL),
    (OPTION_NAMES[DRAW_ACTION], "TA-14.4", DRAW_ACTION),
    (OPTION_NAMES[MINE_LESS], "TA-8.7", MINE_LESS),
]


def _options() -> list[Option]:
    options = [Option("version", "full", list(VERSIONS), rule="TA-0.2")]
    options += [Option(name, False, rule=rule) for name, rule, _ in SWITCHES]
    options += [
        Option("bonus_cards", "none", list(BONUS_VARIANTS), rule="TA-14.5"),
        Option("bonus_fewer", False, rule="TA-14.5"),
        Option("manual_payment", False, rule="TA-6.1"),
    ]
    return options


class ThroughTheAges(Game[Ages]):
    """Through the Ages, as the outside sees it."""

    def __init__(self) -> None:
        self.name = "through_the_ages"
        self.rules_version = 3
        self.data_digest = DIGEST
        self.folder = FOLDER
        self.seat_counts = [2, 3, 4]
        self.options = _options()
        self.moves = moves
        self.phases = PHASES
        layout.name_phases(PHASES)
        self.bots = {}

    def setup(self, seats: int, key: bytes, options: dict[str, Value]) -> Ages:
        """TA-1, with the versions and variants of TA-0.2 and TA-14."""
        version = VERSIONS[str(options["version"])]
        mode, cards = BONUS_VARIANTS[str(options["bonus_cards"])]
        if version == SIMPLE:
            for name, rule, _ in SWITCHES:
                if options[name]:
                    raise SaeculaError(f"option {name} has no meaning in the simple game ({rule})")
        if version != FULL and (mode != NO_BONUS or options["bonus_fewer"]):
            raise SaeculaError("bonus-card variants are for the full game (TA-14.5)")
        if mode == NO_BONUS and options["bonus_fewer"]:
            raise SaeculaError("option bonus_fewer needs one of the other bonus-card variants (TA-14.5)")
        chosen = [0] * OPTIONS
        chosen[VERSION] = version
        chosen[BONUS_MODE] = mode
        chosen[BONUS_COUNT] = cards
        for name, _, what in SWITCHES:
            chosen[what] = int(bool(options[name]))
        chosen[FEWER] = int(bool(options["bonus_fewer"]))
        chosen[MANUAL] = int(bool(options["manual_payment"]))
        state = Ages(self.phases, seats, key)
        state.prepare(chosen)
        set_up(state)
        return state

    def blank(self) -> Ages:
        """An empty state, to be filled by `unpack`."""
        return Ages(self.phases, 0, b"")

    def view(self, state: Ages, seat: int | None) -> dict[str, Any]:
        """What a seat may know."""
        return view(state, seat)

    def layout(self) -> Layout:
        """The numbers of `observe`."""
        return layout

    def observe(self, state: Ages, seat: int, out: bytearray) -> None:
        """What the view shows, as numbers."""
        observe(state, seat, out)

    def explain(self, state: Ages, seat: int, move: int) -> list[Message]:
        """Cost and gain of a move, line by line."""
        return explain(state, seat, move)

    def describe(self, state: Ages, seat: int, move: int) -> Message:
        """A move in plain words."""
        return describe(state, seat, move)

    def limits(self) -> Limits:
        """Generous: random games stay far below."""
        return Limits(moves=6_000, view_bytes=16_000)

    def hides(self, state: Ages, seat: int) -> bool:
        """TA-16."""
        return hides(state, seat)

    def has_left(self, state: Ages, seat: int) -> bool:
        """TA-10.60."""
        return not state.playing(seat)

    def renumbers(self) -> bool:
        """Cards of one kind."""
        return True

    def turn_of(self, state: Ages) -> int:
        """The active player."""
        return state.active

    def turn_number(self, state: Ages) -> int:
        """The round, and whose turn it is."""
        return state.round * state.seats + state.active

    def evaluate(self, state: Ages, seat: int) -> float:
        """Prospects in culture points."""
        return evaluate.evaluate(state, seat)

    def fix_horizon(self, state: Ages) -> None:
        """See horizon.py."""
        horizon.fix_horizon(state)

    def features(self, state: Ages, seat: int) -> list[float]:
        """What the prospects are made of."""
        return evaluate.features(state, seat)

    def feature_names(self) -> list[str]:
        """See evaluate.py."""
        return evaluate.FEATURES

    def weight_sets(self) -> dict[str, list[float]]:
        """The files in weights/."""
        return evaluate.SETS

    def candidates(self, state: Ages, seat: int, legal: list[int]) -> list[int]:
        """See candidates.py."""
        return candidates.candidates(state, seat, legal)

    def contested(self, move: int) -> bool:
        """A card of the row."""
        return move in TAKE

    def spare_actions(self, state: Ages, seat: int) -> int:
        """Civil actions, as far as the hand has room for more cards."""
        civ = state.civ[seat]
        return max(0, min(civ.civil_actions - civ.civil_spent, civil_limit(state, seat) - civ.hand))

    def doubts(self, state: Ages, seat: int) -> float:
        """Wars that the seat has declared without being much stronger: the enemy has a turn to arm."""
        return DOUBT * war_edge(state, seat)[1]

    def expire(self, state: Ages, seat: int) -> None:
        """Cards that will be obsolete: the others take cards, too, so an age ends sooner than if they did nothing."""
        if 1 <= state.age < AGES and horizon.is_overdue(state, state.age - 1):
            state.own_civilizations()
            make_obsolete(state, seat, state.age - 1)
            state.forget_legal()

    def forgo_draws(self, state: Ages, seat: int) -> float:
        """Military actions that are left draw cards (TA-8.13)."""
        worth = arms_worth(state, seat)[1]
        state.own_civilizations()
        state.civ[seat].military_spent = state.civ[seat].military_actions
        return worth

    def levels(self) -> list[Level]:
        """Search plans its own turn as well as it can; what the others will do hardly depends on it.

        What an event or an attack brings is judged by several redraws. `greedy-1` follows its line to the end of the
        turn where it can, which makes it much weaker than looking again at every decision.
        """
        return [
            Level("easy", "greedy-1", mistakes=30),
            Level("normal", "greedy-1", style=Style(replans=True)),
            Level("hard", "search-11", turn_nodes=3_000, plans=1),
            Level("expert", "search", turn_nodes=9_500, plans=1, style=Style(samples=6), width=100, mended=1, ahead=40),
        ]

    def weigh(self, state: Ages, seat: int, weights: list[float]) -> float:
        """Prospects with other weights."""
        return evaluate.weigh(state, seat, weights)

    def colours(self, seats: int) -> list[list[str]]:
        """One each."""
        return [[colour] for colour in COLOURS[:seats]]

    def progress(self, state: Ages) -> Progress:
        """The age and the round."""
        return progress.progress(state)

    def tally(self, state: Ages, seat: int) -> int:
        """What is left, what was gained, and the question that is open."""
        return progress.tally(state, seat)

    def ends_turn(self, state: Ages, seat: int, move: int) -> bool:
        """`done` in the action phase."""
        return progress.ends_turn(state, seat, move)

    def warn(self, state: Ages, seat: int, move: int) -> Message | None:
        """An uprising, a famine, or civil actions left."""
        return progress.warn(state, seat, move)

    def sources(self) -> list[str]:
        """As on the sheet of a civilization, and what leaving the game costs."""
        return progress.POINT_SOURCES

    def gains(self, event: Event) -> list[Gain]:
        """Culture points by source."""
        return progress.gains(event)

    def auto_kinds(self) -> list[AutoAnswer]:
        """To stay out of auctions for a round, or to refuse all pacts."""
        return progress.AUTO_KINDS

    def auto_answer(self, state: Ages, seat: int, kind: str) -> int | None:
        """Only in turns of others."""
        return progress.auto_answer(state, seat, kind)

    def round_number(self, state: Ages) -> int:
        """TA-3.1."""
        return state.round

    def words(self, lang: str) -> dict[str, str]:
        """The names and texts that come with the component data."""
        found: dict[str, str] = {}
        names = [kind.title.get(lang) for kind in kinds]
        for k, kind in enumerate(kinds):
            shared = names.count(names[k]) > 1  # cards of several ages: the age printed on them tells them apart
            found[KEYS[k]] = f"{names[k]} {AGE_NAMES[kind.level]}" if shared else names[k]
            card = kind.civil or kind.military or kind.initial
            if card is not None:
                found[f"{KEYS[k]}-help"] = card.text.get(lang)
        for colour in initial.players.colours:
            found[f"through_the_ages-colour-{colour.id}"] = colour.name.get(lang)
        for age in boards.ages:
            found[f"through_the_ages-period-{age.id.lower()}"] = age.name.get(lang)
        return found


game: Final = ThroughTheAges()
