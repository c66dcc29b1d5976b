"""Effect `extra_move`: overrun (SA-9.21): after a won conflict each surviving land unit may move one area on."""

from __future__ import annotations

from saecula.games.seven_ages.areas import AREA_KEYS, ARROW_BORDER, LANDS, RIVER_BORDER, areas_in
from saecula.games.seven_ages.cards import CARD_EVENT, EMPIRE_KEYS
from saecula.games.seven_ages.effects import EFFECTS, FIRST_EVENT
from saecula.games.seven_ages.effects_schema import ExtraMove
from saecula.games.seven_ages.fog import blend
from saecula.games.seven_ages.moves import DONE, GO, WITH
from saecula.games.seven_ages.passage import borders, forbidden
from saecula.games.seven_ages.realm import consequences, put
from saecula.games.seven_ages.state import NOBODY, SevenAges
from saecula.games.seven_ages.totals import BY_ARROW, BY_LAND, BY_RIVER
from saecula.games.seven_ages.units import AIRCRAFT, LAND_UNITS, TYPE_KEYS
from saecula.kernel.message import Message
from saecula.kernel.phase import Phase


def ready(state: SevenAges, empire: int, area: int) -> list[int]:
    """The land units that may still go: one unit that is no aircraft stays."""
    grounded = [piece for piece in state.units_at(empire, area) if not AIRCRAFT >> state.type_of(piece) & 1]
    if len(grounded) < 2:
        return []
    return [p for p in grounded if LAND_UNITS >> state.type_of(p) & 1 and ways(state, empire, area, state.type_of(p))]


def ways(state: SevenAges, empire: int, area: int, unit: int) -> list[int]:
    """Where a unit can go, whatever the cost."""
    return areas_in(borders(state, empire, unit, area, NOBODY) & ~forbidden(state, empire))


def moves_again(card: int) -> bool:
    """Whether a card lets units move again after the last move (effect `extra_move`)."""
    return any([isinstance(effect, ExtraMove) for effect in EFFECTS[FIRST_EVENT + CARD_EVENT[card]]])


class Overrunning(Phase[SevenAges]):
    """One unit after the other goes on over a land or arrow border. Frame: 2 empire, 3 area, 4 type chosen."""

    key = "seven_ages-prompt-overrun"
    rule = "SA-9.21"

    def step(self, state: SevenAges) -> bool:
        """Over when nobody can go."""
        if ready(state, state.frame(2), state.frame(3)):
            return False
        state.pop()
        return True

    def legal(self, state: SevenAges, seat: int) -> list[int]:
        """A type, then where it goes; done."""
        empire, area = state.frame(2), state.frame(3)
        if state.frame(4) != NOBODY:
            return [GO[to] for to in ways(state, empire, area, state.frame(4))]
        return [DONE[0], *[WITH[t] for t in sorted({state.type_of(piece) for piece in ready(state, empire, area)})]]

    def play(self, state: SevenAges, seat: int, move: int) -> None:
        """It goes; where foreign units stand a conflict of this action follows."""
        if move in DONE:
            state.pop()
            return
        if move in WITH:
            state.set_frame(4, WITH.arg(move))
            return
        empire, area, to = state.frame(2), state.frame(3), GO.arg(move)
        piece = next(p for p in ready(state, empire, area) if state.type_of(p) == state.frame(4))
        blend(state, empire, area)
        put(state, piece, to)
        how = BY_ARROW if ARROW_BORDER[area] >> to & 1 else BY_LAND
        if RIVER_BORDER[area] >> to & 1:
            how |= BY_RIVER
        if to < LANDS:
            state.crossings += [empire, to, how]
        state.set_frame(4, NOBODY)
        told: dict[str, object] = {"empire": EMPIRE_KEYS[state.card_of[empire]], "area": AREA_KEYS[area]}
        told.update({"to": AREA_KEYS[to], "units": 1})
        state.tell("seven_ages-moves", told, self.rule)
        consequences(state, setting_up=empire, manoeuvring=True)

    def why_not(self, state: SevenAges, seat: int, move: int) -> Message:
        """No such unit, or no way."""
        if move in WITH:
            return Message("seven_ages-no-with", {"unit": TYPE_KEYS[WITH.arg(move)]}, self.rule)
        return Message("seven_ages-no-overrun", {}, self.rule)
