"""What the game says about itself: progress, colours, sources of glory, names, and moves in plain words."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.areas import LANDS, REGION_NAMES, REGION_OF
from saecula.games.seven_ages.cards import CARD_EVENT, CARD_GOOD, EMPIRE_KEYS, EVENT_KEYS, GOOD_KEYS, MARKER_NAMES
from saecula.games.seven_ages.components import (
    AGES,
    ROMAN,
    TOP_LEVEL,
    actions,
    adjacency,
    areas,
    artefacts,
    cards,
    categories,
    events,
    governments,
    leaders,
    regions,
    religions,
    track,
    units,
)
from saecula.games.seven_ages.ending import AGREED_AGE, BEYOND, NOT_YET, TURN_LIMIT, due
from saecula.games.seven_ages.moves import (
    ANNEX,
    AREA,
    ARTEFACT,
    BREAK_TREATY,
    CALM,
    CAPITAL,
    CITY,
    DONE,
    DRAW,
    EMPIRE,
    EVENT,
    FIGHT,
    FORT,
    FROM,
    GO,
    KEEP,
    LAY,
    LEADER,
    NO,
    PASS,
    PLACE,
    REQUEST,
    RETREAT_TO,
    TRADE_WITH,
    YES,
    moves,
)
from saecula.games.seven_ages.phases import (
    ASSASSINATION,
    BRINGING,
    BUYING_GLORY,
    BUYING_ORDER,
    CALMING,
    CIVILISE,
    COMMIT,
    DESTINY,
    FREE_UNITS,
    MOVING,
    OVERRUNNING,
    PLACEMENT,
    PRODUCE,
    PURCHASE,
    RECRUITING,
    REPLACE_CARD,
    REVEALING,
    START_CAPITAL,
    START_EMPIRE,
    START_LEADER,
    START_UNITS,
    TRADE_STEPS,
    TRANSIT,
    TRANSIT_OFFER,
    UPKEEP,
)
from saecula.games.seven_ages.progress import game_age, most_advanced
from saecula.games.seven_ages.state import FREE_SLOT, NOBODY, SevenAges
from saecula.games.seven_ages.turn import SLOTS
from saecula.games.seven_ages.units import (
    LEADER_NAMES,
    LEADER_TYPE,
    LEADER_TYPE_NAMES,
    NAMED,
    NO_TYPE,
    PAIR_NAMES,
    PAIRS,
)
from saecula.kernel.message import Event, Message
from saecula.kernel.progress import Gain, Progress

BY_AREA: Final = [AREA, PLACE, FORT, FROM, GO, FIGHT, RETREAT_TO, CITY, CAPITAL, CALM, ANNEX]  # verbs aimed at areas
# Moves aimed at nothing whose verb alone does not say what they do: by phase and move, the end of the key.
IN_PHASE: Final[dict[tuple[int, int], str]] = {
    (START_EMPIRE, PASS[0]): "start-nothing",
    (START_UNITS, DONE[0]): "no-more-units",
    (START_LEADER, PASS[0]): "no-leader",
    (START_CAPITAL, DONE[0]): "no-more-forts",
    (PLACEMENT, DONE[0]): "ready",
    (REVEALING, DONE[0]): "no-more-markers",
    (PRODUCE, DONE[0]): "collect-income",
    (UPKEEP, DONE[0]): "pay-upkeep",
    (PURCHASE, DONE[0]): "end-production",
    (FREE_UNITS, DONE[0]): "no-more-units",
    (MOVING, DONE[0]): "end-moves",
    (CALMING, DONE[0]): "calm-none",
    (BUYING_ORDER, DONE[0]): "calm-none",
    (OVERRUNNING, DONE[0]): "end-moves",
    (BRINGING, DONE[0]): "no-more-units",
    (REPLACE_CARD, PASS[0]): "keep-conflict-card",
    (DESTINY, DONE[0]): "draw-cards",
    (CIVILISE, DONE[0]): "end-civilise",
    (RECRUITING, DRAW[0]): "another-leader",
    (RECRUITING, KEEP[0]): "keep-leader",
    (ASSASSINATION, DRAW[0]): "another-card",
    (ASSASSINATION, KEEP[0]): "keep-card",
    (BUYING_GLORY, PASS[0]): "no-glory",
    (TRANSIT, YES[0]): "let-pass",
    (TRANSIT, NO[0]): "refuse-passage",
    (TRANSIT_OFFER, YES[0]): "pay-passage",
    (TRANSIT_OFFER, NO[0]): "withdraw",
    (TRADE_STEPS, YES[0]): "step-more",
    (TRADE_STEPS, NO[0]): "step-enough",
    (COMMIT, DONE[0]): "commit-these",
    (CIVILISE, DRAW[0]): "draw-leader",
}
BY_EMPIRE: Final = [EMPIRE, TRADE_WITH, REQUEST, BREAK_TREATY]  # verbs aimed at an empire by its colour
DUE: Final = {  # why the game ends with this turn
    BEYOND: "seven_ages-progress-due-beyond",
    AGREED_AGE: "seven_ages-progress-due-end-age",
    TURN_LIMIT: "seven_ages-progress-due-turn-limit",
}


def progress(state: SevenAges) -> Progress:
    """The turn and the age; how far the most advanced empire is from the end."""
    where = [Message("seven_ages-progress-turn", {"turn": state.turn}, "SA-3.2")]
    age = game_age(state)
    if age:
        where.insert(0, Message("seven_ages-progress-age", {"age": ROMAN[age]}, "SA-5.2"))
    if state.over:
        return Progress(where, last=True)
    why = due(state)
    if why != NOT_YET:
        ends = Message(DUE[why], {}, "SA-4.2" if why == BEYOND else "SA-4.3")
    elif state.end_age < AGES:
        ends = Message("seven_ages-progress-end-age", {"age": ROMAN[state.end_age]}, "SA-4.3")
    else:
        ends = Message("seven_ages-progress-ends", {"level": TOP_LEVEL}, "SA-4.2")
    left = [Message("seven_ages-progress-level", {"level": most_advanced(state)}, "SA-4.2")]
    if state.turn < state.turn_limit:
        left.append(Message("seven_ages-progress-turns", {"turns": state.turn_limit - state.turn}, "SA-4.4"))
    return Progress(where, left, ends, why != NOT_YET)


def colours(seats: int) -> list[list[str]]:
    """The pairs in the order of their names, until they are chosen (SA-2.3): the darker set of each stands for it."""
    return [[PAIR_NAMES[seat]] for seat in range(seats)]


def colours_in(state: SevenAges) -> list[list[str]]:
    """The pair that each player has taken; before that, one that is still free (SA-2.3)."""
    free = [pair for pair in range(PAIRS) if pair not in state.reserved]
    return [[PAIR_NAMES[free.pop(0) if pair == NOBODY else pair]] for pair in state.reserved]


def ends_turn(state: SevenAges, move: int) -> bool:
    """`done` where an action or the placement of markers ends with it."""
    if state.over or moves.name(move) != "done":
        return False
    return state.frame(0) in (PLACEMENT, PURCHASE, MOVING, DESTINY, CIVILISE)


def gains(event: Event) -> list[Gain]:
    """Glory gained and lost, with its source."""
    if event.key not in ("seven_ages-glory-gained", "seven_ages-glory-lost"):
        return []
    seat, glory = event.args["seat"], event.args["glory"]
    assert isinstance(seat, int)
    assert isinstance(glory, int)
    return [
        Gain(
            seat,
            str(event.args["source"]).removeprefix("seven_ages-source-"),
            glory if event.key.endswith("gained") else -glory,
        )
    ]


def describe(state: SevenAges, move: int) -> Message | None:
    """A move whose words depend on more than its verb and object; None for all others."""
    if move in EVENT:
        return Message("seven_ages-move-event", {"event": EVENT_KEYS[CARD_EVENT[EVENT.arg(move)]]})
    if move in ARTEFACT:
        return Message("seven_ages-move-artefact", {"artefact": GOOD_KEYS[CARD_GOOD[ARTEFACT.arg(move)]]})
    if move in LAY:
        marker, slot = LAY.arg(move) // SLOTS, LAY.arg(move) % SLOTS
        told: dict[str, object] = {"marker": f"seven_ages-marker-{MARKER_NAMES[marker]}"}
        if slot == FREE_SLOT:
            return Message("seven_ages-move-lay-free", told)
        told["empire"] = name_of(state, slot)
        return Message("seven_ages-move-lay", told)
    for verb in BY_EMPIRE:
        if move in verb:
            return Message(f"seven_ages-move-{verb.name}", {"empire": name_of(state, verb.arg(move))})
    if not state.over and (state.frame(0), move) in IN_PHASE:
        return Message(f"seven_ages-move-{IN_PHASE[state.frame(0), move]}")
    if move in LEADER:
        return Message("seven_ages-move-leader", {"leader": f"seven_ages-leader-{LEADER_NAMES[LEADER.arg(move)]}"})
    return None


def name_of(state: SevenAges, colour: int) -> str:
    """The key of the empire that uses a colour set, or of the colour itself."""
    if state.card_of[colour] == NOBODY:
        return f"seven_ages-colour-{units.colours[colour].id}"
    return EMPIRE_KEYS[state.card_of[colour]]


def words(lang: str) -> dict[str, str]:
    """Names and texts that come with the component data."""
    found: dict[str, str] = {}

    def add(key: str, names: dict[str, str]) -> None:
        found[f"seven_ages-{key}"] = names.get(lang, names["en"])

    for area in areas:
        add(f"area-{area.id}", area.name)
        if area.kind != "land":
            add(f"water-{area.id}", area.name)
    for canal in adjacency.canals:
        add(f"canal-{canal.id}", canal.name)
    for region in regions:
        add(f"region-{region.id}", region.name)
    for unit in units.units:
        add(f"unit-{unit.id}", unit.name)
    for colour in units.colours:
        add(f"colour-{colour.id}", colour.name)
        if colour.pair is not None and colour.shade == "dark":
            add(f"pair-{colour.pair}", colour.name)
    for card in cards:
        add(f"empire-{card.empire.id}", card.empire.name)
        add(f"card-{card.empire.id}", card.empire.name)
        add(f"empire-{card.empire.id}-help", card.empire.special)
    for event in events:
        add(f"event-{event.id}", event.name)
        add(f"event-{event.id}-help", event.text)
    for artefact in artefacts:
        add(f"artefact-{artefact.id}", artefact.name)
        add(f"artefact-{artefact.id}-help", artefact.text)
    for belief in [*religions, *governments]:
        add(f"artefact-{belief.id}", belief.name)
        add(f"artefact-{belief.id}-help", belief.text)
    for action in actions.actions:
        add(f"marker-{action.id}", action.name)
        add(f"action-{action.id}", action.name)
    for category in categories:
        add(f"category-{category.id}", category.name)
    for age in track.ages:
        add(f"age-{age.age}", age.name)
    for kind in leaders.leader_types:
        add(f"leader-type-{kind.id}", kind.name)
        add(f"leader-type-{kind.id}-help", kind.text)
    for leader in range(len(LEADER_NAMES)):
        if leader < NAMED:
            add(f"leader-{LEADER_NAMES[leader]}", leaders.named[leader].name)
        elif LEADER_TYPE[leader] != NO_TYPE:
            name = LEADER_TYPE_NAMES[LEADER_TYPE[leader]]
            add(f"leader-{LEADER_NAMES[leader]}", next(row.name for row in leaders.leader_types if row.id == name))
    return found


def group_of(move: int) -> str:
    """The region of an area, in lists of areas."""
    for verb in BY_AREA:
        if move in verb:
            area = verb.arg(move)
            return f"seven_ages-region-{REGION_NAMES[REGION_OF[area]]}" if area < LANDS else "seven_ages-region-water"
    return ""
