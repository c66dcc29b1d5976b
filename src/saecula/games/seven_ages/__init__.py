"""7 Ages: empires rise and fall on one map through seven ages, for 2 to 7 players.

Where to look: initiative.py (SA-1, SA-2), turn.py and course.py (SA-3), ending.py (SA-4), founding.py and start.py
(SA-5), production.py and producing.py (SA-6), contact.py, transit.py and trade.py (SA-7), movement.py, manoeuvre.py and
pacify.py (SA-8), conflict.py, commitment.py, totals.py, retreat.py and aftermath.py (SA-9), civilise.py, leaders.py,
civics.py, goods.py and cities.py (SA-10), destiny.py (SA-11), glory.py and harvest.py (SA-12), windows.py, targets.py,
changes.py and resolve.py (SA-15), effects.py (the vocabulary of effects).
"""

from __future__ import annotations

from typing import Any, Final

from saecula.games.seven_ages import evaluate
from saecula.games.seven_ages import phases as index
from saecula.games.seven_ages.auto import KINDS, auto_answer
from saecula.games.seven_ages.cards import MAX_EMPIRES
from saecula.games.seven_ages.civilise import BuyingOrder, Civilise, Converting
from saecula.games.seven_ages.commitment import Commit, Deserting, ReplaceCard
from saecula.games.seven_ages.components import DIGEST, FOLDER
from saecula.games.seven_ages.conflict import Conflicts, Round
from saecula.games.seven_ages.course import AfterAction, ExtraAction, Turn
from saecula.games.seven_ages.destiny import Destiny
from saecula.games.seven_ages.elephants import ElephantFrom
from saecula.games.seven_ages.explain import explain
from saecula.games.seven_ages.free_units import Bringing, GrantedUnits
from saecula.games.seven_ages.glory_ledger import SOURCES
from saecula.games.seven_ages.harvest import BuyingGlory, EndOfTurn
from saecula.games.seven_ages.initiative import ChoosePair, Initiative, Redemption, open_game
from saecula.games.seven_ages.leaders import Assassination, PlacingLeader, Recruiting
from saecula.games.seven_ages.losses import Consent, LosingUnits, Struck, TakingCard
from saecula.games.seven_ages.manoeuvre import Manoeuvring, Moving
from saecula.games.seven_ages.moves import moves
from saecula.games.seven_ages.observe import layout, observe
from saecula.games.seven_ages.overrun import Overrunning
from saecula.games.seven_ages.pacify import Calming
from saecula.games.seven_ages.producing import Produce, Purchase, Upkeep
from saecula.games.seven_ages.redraw import hides
from saecula.games.seven_ages.retreat import Pursuit, RetreatChoice, Retreating
from saecula.games.seven_ages.start import StartEmpire, StartLeader, StartUnits
from saecula.games.seven_ages.start_capital import StartCapital, StartRest
from saecula.games.seven_ages.state import SevenAges
from saecula.games.seven_ages.table import lay_table
from saecula.games.seven_ages.telling import (
    colours,
    colours_in,
    describe,
    ends_turn,
    gains,
    group_of,
    progress,
    words,
)
from saecula.games.seven_ages.ties import TiedEmpires
from saecula.games.seven_ages.trade import Trade, TradeCards, TradeGift, TradePartner, TradeSteps
from saecula.games.seven_ages.transit import Transit, TransitOffer
from saecula.games.seven_ages.turn import Acting, Placement, Revealing
from saecula.games.seven_ages.view import view
from saecula.games.seven_ages.windows import Announced, Naming, Queue, Reaction, SidesWindow, Window
from saecula.kernel.auto import AutoAnswer
from saecula.kernel.bot import Level
from saecula.kernel.game import Game, Limits
from saecula.kernel.layout import Layout
from saecula.kernel.message import Event, Message
from saecula.kernel.options import Option, Value
from saecula.kernel.phase import Phase
from saecula.kernel.progress import Gain, Progress

BY_INDEX: Final[dict[int, Phase[Any]]] = {
    index.INITIATIVE: Initiative(),
    index.CHOOSE_PAIR: ChoosePair(),
    index.REDEMPTION: Redemption(),
    index.TURN: Turn(),
    index.PLACEMENT: Placement(),
    index.REVEALING: Revealing(),
    index.ACTING: Acting(),
    index.AFTER_ACTION: AfterAction(),
    index.EXTRA_ACTION: ExtraAction(),
    index.START_EMPIRE: StartEmpire(),
    index.START_UNITS: StartUnits(),
    index.START_LEADER: StartLeader(),
    index.START_REST: StartRest(),
    index.START_CAPITAL: StartCapital(),
    index.PRODUCE: Produce(),
    index.UPKEEP: Upkeep(),
    index.PURCHASE: Purchase(),
    index.FREE_UNITS: GrantedUnits(),
    index.TRADE: Trade(),
    index.TRADE_PARTNER: TradePartner(),
    index.TRANSIT: Transit(),
    index.TRANSIT_OFFER: TransitOffer(),
    index.TRADE_CARDS: TradeCards(),
    index.TRADE_STEPS: TradeSteps(),
    index.TRADE_GIFT: TradeGift(),
    index.MANOEUVRING: Manoeuvring(),
    index.MOVING: Moving(),
    index.CALMING: Calming(),
    index.CONFLICTS: Conflicts(),
    index.ROUND: Round(),
    index.RETREAT_CHOICE: RetreatChoice(),
    index.RETREATING: Retreating(),
    index.PURSUIT: Pursuit(),
    index.REPLACE_CARD: ReplaceCard(),
    index.COMMIT: Commit(),
    index.BRINGING: Bringing(),
    index.DESTINY: Destiny(),
    index.CIVILISE: Civilise(),
    index.BUYING_ORDER: BuyingOrder(),
    index.CONVERTING: Converting(),
    index.RECRUITING: Recruiting(),
    index.PLACING_LEADER: PlacingLeader(),
    index.ASSASSINATION: Assassination(),
    index.END_OF_TURN: EndOfTurn(),
    index.BUYING_GLORY: BuyingGlory(),
    index.TIED_EMPIRES: TiedEmpires(),
    index.WINDOW: Window(),
    index.SIDES_WINDOW: SidesWindow(),
    index.QUEUE: Queue(),
    index.NAMING: Naming(),
    index.ANNOUNCED: Announced(),
    index.REACTION: Reaction(),
    index.LOSING_UNITS: LosingUnits(),
    index.STRUCK: Struck(),
    index.CONSENT: Consent(),
    index.TAKING_CARD: TakingCard(),
    index.DESERTING: Deserting(),
    index.ELEPHANT_FROM: ElephantFrom(),
    index.OVERRUNNING: Overrunning(),
}
PHASES: Final[list[Phase[Any]]] = [BY_INDEX[i] for i in range(len(BY_INDEX))]


def _options() -> list[Option]:
    return [
        Option("total_history", False, rule="SA-13.1"),
        Option("pursuit", False, rule="SA-13.2"),
        Option("go_slow", False, rule="SA-13.3"),
        Option("technology", False, rule="SA-13.4"),
        Option("redemption", False, rule="SA-13.5"),
        Option("quick_history", False, rule="SA-13.6"),
        Option("take_that", False, rule="SA-13.7"),
        Option("errata_2004", False, rule="SA-7.7"),
        Option("blue_marker_inclusive", True, rule="SA-10.5"),
        Option("end_age", 7, low=1, high=7, rule="SA-4.3"),
        Option("turn_limit", 70, low=1, high=200, rule="SA-4.4"),
    ]


class SevenAgesGame(Game[SevenAges]):
    """7 Ages, as the outside sees it."""

    def __init__(self) -> None:
        self.name = "seven_ages"
        self.rules_version = 1
        self.data_digest = DIGEST
        self.folder = FOLDER
        self.seat_counts = sorted(MAX_EMPIRES)
        self.options = _options()
        self.moves = moves
        self.phases = PHASES
        layout.name_phases(PHASES)
        self.bots = {}

    def setup(self, seats: int, key: bytes, options: dict[str, Value]) -> SevenAges:
        """SA-1."""
        state = SevenAges(self.phases, seats, key)
        lay_table(state, options)
        open_game(state)
        return state

    def view(self, state: SevenAges, seat: int | None) -> dict[str, Any]:
        """What a seat may see."""
        return view(state, seat)

    def describe(self, state: SevenAges, seat: int, move: int) -> Message:
        """A move in plain words: cards by the side that is played, empires by their names."""
        return describe(state, move) or super().describe(state, seat, move)

    def turn_of(self, state: SevenAges) -> int:
        """Everybody acts in a turn; the seat whose action is being performed, else -1."""
        at = state.find(index.AFTER_ACTION)
        return state.frame_at(at, 1) if at else -1

    def turn_number(self, state: SevenAges) -> int:
        """The turn."""
        return state.turn

    def marked_turn(self, state: SevenAges) -> tuple[int, int]:
        """The turn as a whole: its actions are short."""
        return -1, state.turn

    def round_number(self, state: SevenAges) -> int:
        """The turn, in which everybody acts several times (SA-3.2)."""
        return state.turn

    def colours(self, seats: int) -> list[list[str]]:
        """Colour pairs, until the players choose theirs (SA-2.3)."""
        return colours(seats)

    def colours_in(self, state: SevenAges) -> list[list[str]]:
        """The pairs that the players have chosen (SA-2.3)."""
        return colours_in(state)

    def progress(self, state: SevenAges) -> Progress:
        """Turn, age, and what is left."""
        return progress(state)

    def ends_turn(self, state: SevenAges, seat: int, move: int) -> bool:
        """`done` where an action ends with it."""
        return ends_turn(state, move)

    def sources(self) -> list[str]:
        """Where glory comes from."""
        return SOURCES

    def gains(self, event: Event) -> list[Gain]:
        """Glory, with its source."""
        return gains(event)

    def group_of(self, move: int) -> str:
        """Areas stand under their regions."""
        return group_of(move)

    def layout(self) -> Layout:
        """The numbers of `observe`."""
        return layout

    def observe(self, state: SevenAges, seat: int, out: bytearray) -> None:
        """What the view shows, as numbers."""
        observe(state, seat, out)

    def explain(self, state: SevenAges, seat: int, move: int) -> list[Message]:
        """Cost and gain of a move, line by line."""
        return explain(state, seat, move)

    def evaluate(self, state: SevenAges, seat: int) -> float:
        """Prospects in glory."""
        return evaluate.evaluate(state, seat)

    def features(self, state: SevenAges, seat: int) -> list[float]:
        """What the prospects are made of."""
        return evaluate.features(state, seat)

    def feature_names(self) -> list[str]:
        """See evaluate.py."""
        return evaluate.FEATURES

    def weight_sets(self) -> dict[str, list[float]]:
        """The files in weights/."""
        return evaluate.SETS

    def levels(self) -> list[Level]:
        """Larger steps than usual at the top: with 6 % mistakes `hard` was too near to `expert`."""
        return [
            Level("easy", "greedy", mistakes=40),
            Level("normal", "greedy", mistakes=20),
            Level("hard", "greedy", mistakes=9),
            Level("expert", "greedy"),
        ]

    def words(self, lang: str) -> dict[str, str]:
        """The names and texts that come with the component data."""
        return words(lang)

    def auto_kinds(self) -> list[AutoAnswer]:
        """What windows a person may be spared (SA-15)."""
        return KINDS

    def auto_answer(self, state: SevenAges, seat: int, kind: str) -> int | None:
        """Pass, where the person does not want to be asked."""
        return auto_answer(state, seat, kind)

    def limits(self) -> Limits:
        """A random game of seven with all options."""
        return Limits(moves=40_000, view_bytes=60_000)

    def hides(self, state: SevenAges, seat: int) -> bool:
        """Cards and markers."""
        return hides(state, seat)

    def blank(self) -> SevenAges:
        """An empty state, to be filled by `unpack`."""
        return SevenAges(self.phases, 0, b"")


game: Final = SevenAgesGame()
