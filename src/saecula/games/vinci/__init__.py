"""Vinci: the rise and fall of civilizations in Europe, for 1 to 6 players.

Where to look: civilization.py (VI-3), turn.py (VI-4), entry.py (VI-5), conquest.py (VI-6), reorganization.py (VI-7),
tiles.py and diplomacy.py (VI-8), decline.py (VI-9), scoring.py (VI-10), virtual.py (VI-12, VI-13).
"""

from __future__ import annotations

from typing import Any, Final

from saecula.games.vinci import evaluate
from saecula.games.vinci.civilization import Choosing, open_game
from saecula.games.vinci.components import COLOURS, DIGEST, FOLDER, provinces, seas, setup, tiles
from saecula.games.vinci.conquest import Expansion, Redeployment
from saecula.games.vinci.diplomacy import Diplomacy
from saecula.games.vinci.explain import explain
from saecula.games.vinci.observe import layout, observe
from saecula.games.vinci.progress import SOURCES, ends_turn, gains, progress, warn
from saecula.games.vinci.reorganization import Cohesion, Fortifying, Placement, Rebirth, Shortage
from saecula.games.vinci.state import (
    CHOOSE,
    CHOOSING,
    DECLINE_TOKENS,
    DIPLOMACY,
    DONE,
    EXPANSION,
    EXTRA,
    FIRST_PRINTING,
    FORMULA,
    FORTIFYING,
    KEEP_ALL,
    LEAVE_ONE,
    PREFER_REAL,
    REBIRTH,
    REMOVE_ONE,
    SETTINGS,
    TARGET,
    VIRTUAL_EXTRA,
    VIRTUAL_START,
    Vinci,
    moves,
)
from saecula.games.vinci.tiles import KIND_KEYS, NONE
from saecula.games.vinci.turn import NextTurn, Turn
from saecula.games.vinci.view import view
from saecula.games.vinci.virtual import VirtualBot, VirtualPlayers
from saecula.kernel.bot import Bot, Level
from saecula.kernel.game import Game, Limits
from saecula.kernel.layout import Layout
from saecula.kernel.message import Event, Message
from saecula.kernel.options import Option, Value
from saecula.kernel.phase import Phase
from saecula.kernel.progress import Gain, Progress

PHASES: Final[list[Phase[Any]]] = [
    Choosing(),
    Turn(),
    Diplomacy(),
    Expansion(),
    Cohesion(),
    Shortage(),
    Placement(),
    Fortifying(),
    Rebirth(),
    Redeployment(),
    NextTurn(),
    VirtualPlayers(),
]

DECLINE_READINGS: Final = {"leave_one": LEAVE_ONE, "remove_one": REMOVE_ONE, "keep_all": KEEP_ALL}  # VI-9.4

DONE_KEYS: Final = {  # what "done" means where a person says it; elsewhere it is just "done"
    CHOOSING: "vinci-move-done-choosing",
    DIPLOMACY: "vinci-move-done-diplomacy",
    EXPANSION: "vinci-move-done-expansion",
    FORTIFYING: "vinci-move-done-fortifying",
    REBIRTH: "vinci-move-done-rebirth",
}


def _options() -> list[Option]:
    """The options of setup.yaml; those of the virtual players have a meaning only with one or two people."""
    options = [
        Option(
            row.id,
            row.default,
            [value for value in row.values if value != "custom"],
            row.custom_min,
            row.custom_max,
            row.rule,
        )
        for row in setup.options
    ]
    with_virtual = sorted({row.real for row in setup.player_counts if row.virtual})
    levels = [level.id for level in setup.virtual_difficulty]
    most = setup.virtual_player.extra_tokens_max
    options += [
        Option("virtual_difficulty", levels[0], levels, rule="VI-13.12", seats=with_virtual),
        Option(
            "virtual_tokens",
            "by_difficulty",
            ["by_difficulty"],
            setup.virtual_player.extra_tokens,
            most,
            "VI-13.12",
            with_virtual,
        ),
    ]
    options += [Option(v.id, v.default, rule="VI-13.4", seats=with_virtual) for v in setup.virtual_variants]
    return options


def _virtual_bot(seed: int | str) -> Bot:
    return VirtualBot(seed)


class VinciGame(Game[Vinci]):
    """Vinci, as the outside sees it."""

    def __init__(self) -> None:
        self.name = "vinci"
        self.rules_version = 1
        self.data_digest = DIGEST
        self.folder = FOLDER
        self.seat_counts = sorted({row.real for row in setup.player_counts})
        self.options = _options()
        self.moves = moves
        self.phases = PHASES
        layout.name_phases(PHASES)
        self.bots = {"virtual": _virtual_bot}

    def setup(self, seats: int, key: bytes, options: dict[str, Value]) -> Vinci:
        """VI-2, and VI-12.1 to VI-12.3 for one and two people."""
        row = next(row for row in setup.player_counts if row.real == seats)
        level = next(level for level in setup.virtual_difficulty if level.id == options["virtual_difficulty"])
        target = options["victory_points"]
        virtual_tokens = options["virtual_tokens"]
        first_printing = options["tile_mix"] == "first_printing"
        settings = [0] * SETTINGS
        settings[TARGET] = target if isinstance(target, int) else row.victory_points
        settings[EXTRA] = row.extra_tokens
        settings[VIRTUAL_EXTRA] = virtual_tokens if isinstance(virtual_tokens, int) else level.extra_tokens
        settings[VIRTUAL_START] = level.start_score
        settings[DECLINE_TOKENS] = DECLINE_READINGS[str(options["decline_tokens"])]
        settings[PREFER_REAL] = int(bool(options["prefer_real_target"]))
        settings[FORMULA] = int(bool(options["value_formula"]))
        settings[FIRST_PRINTING] = int(first_printing)
        copies = [tile.copies_first_printing if first_printing else tile.copies for tile in tiles]
        state = Vinci(self.phases, seats, key)
        state.prepare(row.players, settings, copies)
        open_game(state)
        return state

    def all_is_open(self) -> bool:
        """VI-1.6: only the order of the bag is unknown, and to everybody."""
        return True

    def blank(self) -> Vinci:
        """An empty state, to be filled by `unpack`."""
        return Vinci(self.phases, 0, b"")

    def view(self, state: Vinci, seat: int | None) -> dict[str, Any]:
        """Everything on the table: Vinci hides nothing but what is still in the bag."""
        return view(state, seat)

    def layout(self) -> Layout:
        """The numbers of `observe`."""
        return layout

    def observe(self, state: Vinci, seat: int, out: bytearray) -> None:
        """What the view shows, as numbers."""
        observe(state, seat, out)

    def explain(self, state: Vinci, seat: int, move: int) -> list[Message]:
        """Cost and gain of a move, line by line."""
        return explain(state, seat, move)

    def describe(self, state: Vinci, seat: int, move: int) -> Message:
        """A move in plain words; a group by the tiles that lie on it, and "done" by what it ends."""
        if move in CHOOSE:
            group = CHOOSE.arg(move)
            kinds = [k for k in state.offer[2 * group : 2 * group + 2] if k != NONE]
            return Message("vinci-move-choose", {"group": group + 1, "tiles": [KIND_KEYS[k] for k in kinds]})
        if move in DONE and not state.over and state.frame(0) in DONE_KEYS:
            return Message(DONE_KEYS[state.frame(0)])
        return super().describe(state, seat, move)

    def limits(self) -> Limits:
        """Generous: no random game has come near."""
        return Limits(moves=5_000, view_bytes=8_000)

    def turn_number(self, state: Vinci) -> int:
        """The turns begun before this one, automated opponents included."""
        return state.round * state.players + state.turn

    def round_number(self, state: Vinci) -> int:
        """The round (VI-4.1)."""
        return state.round

    def evaluate(self, state: Vinci, seat: int) -> float:
        """Prospects in victory points."""
        return evaluate.evaluate(state, seat)

    def features(self, state: Vinci, seat: int) -> list[float]:
        """What the prospects are made of."""
        return evaluate.features(state, seat)

    def feature_names(self) -> list[str]:
        """See evaluate.py."""
        return evaluate.FEATURES

    def weight_sets(self) -> dict[str, list[float]]:
        """The files in weights/."""
        return evaluate.SETS

    def quick_move(self, state: Vinci, seat: int) -> int:
        """Where to place a token."""
        return evaluate.quick_move(state, seat)

    def levels(self) -> list[Level]:
        """The expert tries its plans out against what the others may do."""
        return [
            Level("easy", "greedy", mistakes=45),
            Level("normal", "greedy", mistakes=18),
            Level("hard", "greedy"),
            Level("expert", "search", turn_nodes=30_000, plans=12),
        ]

    def weigh(self, state: Vinci, seat: int, weights: list[float]) -> float:
        """Prospects with other weights."""
        return evaluate.weigh(state, seat, weights)

    def turn_of(self, state: Vinci) -> int:
        """The player in turn, also while defenders redeploy."""
        return -1 if state.over else state.order[state.turn]

    def colours(self, seats: int) -> list[list[str]]:
        """One each, the virtual players after the people."""
        players = next(row.players for row in setup.player_counts if row.real == seats)
        return [[colour] for colour in COLOURS[:players]]

    def progress(self, state: Vinci) -> Progress:
        """The round, and how far the leader is from the target."""
        return progress(state)

    def ends_turn(self, state: Vinci, seat: int, move: int) -> bool:
        """`done` where nothing comes after it."""
        return ends_turn(state, move)

    def warn(self, state: Vinci, seat: int, move: int) -> Message | None:
        """Forts that are left over; a decline when no turn will follow."""
        return warn(state, seat, move)

    def sources(self) -> list[str]:
        """VI-10.1, and what civilizations cost and bring (VI-3.2, VI-3.4)."""
        return SOURCES

    def gains(self, event: Event) -> list[Gain]:
        """Scoring, and the price and counters of a group."""
        return gains(event)

    def words(self, lang: str) -> dict[str, str]:
        """The names and texts that come with the component data."""
        found: dict[str, str] = {}
        for province in provinces:
            found[f"vinci-province-{province.id}"] = province.name.get(lang)
        for sea in seas:
            found[f"vinci-sea-{sea.id}"] = sea.name.get(lang)
        for colour in setup.colours:
            found[f"vinci-colour-{colour.id}"] = colour.name.get(lang)
        for tile in tiles:
            key = f"vinci-tile-{tile.id}"
            found[key] = tile.name.get(lang)
            found[f"{key}-help"] = tile.text.get(lang)
            found[f"{key}-doubled"] = tile.specialized_text.get(lang)
        return found


game: Final = VinciGame()
