"""Heroes of the World: two eras of history, led by their heroes, for 2 to 5 players.

Where to look: setting_out.py (HO-2), turn.py (HO-3 to HO-5, HO-12), population.py (HO-6), discoveries.py (HO-7),
scoring.py (HO-8), conquest.py (HO-9), gold.py (HO-10), powers.py and wonders.py (HO-11), eras.py (HO-13, HO-14).
"""

from __future__ import annotations

from typing import Any, Final

from saecula.games.heroes_of_the_world.components import DIGEST, FOLDER, NAME, setup
from saecula.games.heroes_of_the_world.conquest import Conquest, DeclaredWindow, Flight, ResultWindow, RolledWindow
from saecula.games.heroes_of_the_world.discoveries import Discovery, Drawing, Returning
from saecula.games.heroes_of_the_world.gold import Gold, Migration
from saecula.games.heroes_of_the_world.population import Population
from saecula.games.heroes_of_the_world.powers import AngkorUse, GardensUse
from saecula.games.heroes_of_the_world.scoring import PointsWindow, RankWindow
from saecula.games.heroes_of_the_world.setting_out import Settling, begin_placing, deal
from saecula.games.heroes_of_the_world.state import Heroes, moves
from saecula.games.heroes_of_the_world.turn import NextTurn, Playing, Taking
from saecula.kernel.game import Game
from saecula.kernel.message import Message
from saecula.kernel.options import Option, Value
from saecula.kernel.phase import Phase

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


class HeroesGame(Game[Heroes]):
    """Heroes of the World, as the outside sees it."""

    def __init__(self) -> None:
        self.name = NAME
        self.rules_version = 1
        self.data_digest = DIGEST
        self.folder = FOLDER
        self.seat_counts = list(range(setup.game.players_min, setup.game.players_max + 1))
        self.options = [
            Option(row.key, row.default, [choice for choice in row.choices if isinstance(choice, str)], rule=row.rule)
            for row in setup.options
        ]
        self.moves = moves
        self.phases = PHASES
        self.bots = {}

    def setup(self, seats: int, key: bytes, options: dict[str, Value]) -> Heroes:
        """HO-2; with two players also HO-15."""
        agreed = [
            int(options["era_end"] == "finish_turn"),
            int(bool(options["convert_any_time_in_turn"])),
            int(options["ladder_slots_by"] == "era"),
            int(options["rout_destination_chosen_by"] == "attacker"),
            int(options["gold_supply"] == "limited"),
        ]
        state = Heroes(self.phases, seats, key)
        state.prepare(agreed)
        first = 0 if options["start_player"] == "first_seat" else state.roll(seats)  # HO-2.7
        deal(state)
        begin_placing(state, first)
        return state

    def blank(self) -> Heroes:
        """An empty state, to be filled by `unpack`."""
        return Heroes(self.phases, 0, b"")


game: Final = HeroesGame()
