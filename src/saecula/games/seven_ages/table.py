"""SA-1.1, SA-1.2: the table before the first card is dealt."""

from __future__ import annotations

from collections.abc import Mapping

from saecula.games.seven_ages.areas import AREAS, LANDS
from saecula.games.seven_ages.cards import ARTEFACTS, CARDS, MARKERS_PER_PLAYER
from saecula.games.seven_ages.state import (
    ANY_TYPE,
    BOX,
    CUP,
    DECK,
    FACE_DOWN,
    GLORY_SOURCES,
    NO_MARKER,
    NOBODY,
    POOL,
    RESERVE,
    UNBUILT,
    SevenAges,
)
from saecula.games.seven_ages.units import FIRST_COMMON, LEADERS, NAMED, PIECES, RANKED, SETS
from saecula.kernel.options import Value


def lay_table(state: SevenAges, options: Mapping[str, Value]) -> None:
    """Lay out everything but what is drawn. `options` are those of `SevenAgesGame`."""
    state.errata_2004 = bool(options["errata_2004"])
    state.blue_marker_inclusive = bool(options["blue_marker_inclusive"])
    state.total_history = bool(options["total_history"])
    state.pursuit = bool(options["pursuit"])
    state.go_slow_rule = bool(options["go_slow"])
    state.technology = bool(options["technology"])
    state.redemption = bool(options["redemption"])
    state.quick_history = bool(options["quick_history"])
    state.take_that = bool(options["take_that"])
    state.end_age = int(options["end_age"])
    state.turn_limit = int(options["turn_limit"])
    state.first = 0
    state.turn = 0
    state.step = 0
    state.game_over_by = NOBODY
    state.bonus_to = NOBODY
    state.ended = 0
    state.glory = [0] * state.seats
    state.reserved = [NOBODY] * state.seats
    state.initiative = [NOBODY] * state.seats
    state.card_of = [NOBODY] * SETS
    state.owner = [NOBODY] * SETS
    state.level = [0] * SETS
    state.money = [0] * SETS
    state.elite = [0] * SETS
    state.capital = [NOBODY] * SETS
    state.home = [0] * SETS
    state.belief = [NOBODY] * (2 * SETS)
    state.cavalry_free = 0
    state.ships_free = 0
    state.lost_land = 0
    state.traded = 0
    state.age_seen = 0
    state.first_age = 0
    state.beyond = [0] * state.seats
    state.actions_done = [0] * state.seats
    state.place = [RESERVE] * FIRST_COMMON + [POOL] * (PIECES - FIRST_COMMON)
    state.flipped = [0] * SETS
    state.coast = [NOBODY] * PIECES
    state.holder = [NOBODY] * (PIECES - FIRST_COMMON)
    state.maybe = [ANY_TYPE] * PIECES
    state.control = [NOBODY] * AREAS
    state.held = [0] * SETS
    state.units_in = [0] * SETS
    state.grounded = [0] * SETS
    state.city = [0] * LANDS
    state.forts = 0
    state.disorder = 0
    state.leader_at = [BOX] * NAMED + [CUP] * (LEADERS - NAMED)
    state.leader_of = [NOBODY] * LEADERS
    state.good_at = [UNBUILT] * ARTEFACTS
    state.blue_at = [0] * ARTEFACTS
    state.treaty = NOBODY
    state.card_at = [DECK] * CARDS
    state.known = [0] * CARDS
    state.top = []
    state.marker_slot = [NO_MARKER] * (state.seats * MARKERS_PER_PLAYER)
    state.marker_state = [FACE_DOWN] * (state.seats * MARKERS_PER_PLAYER)
    state.marker_used_as = [NO_MARKER] * state.seats
    state.go_slow = [NO_MARKER] * 3
    state.acting_empire = NOBODY
    state.acting_action = NO_MARKER
    state.gained = [0] * (state.seats * GLORY_SOURCES)
    state.spans = []
    state.capped = []
    state.crossings = []
    state.elephants_due = []
    state.fighting = 0
    state.contested = NOBODY
    state.fewest = [0] * (len(RANKED) * SETS)
    state.most = [0] * (len(RANKED) * SETS)
