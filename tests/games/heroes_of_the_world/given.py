"""Positions and moves for tests of Heroes of the World, so that a test is as short as its rule.

    s = given(blue(europe=12), green(europe=12), red(), ladders={"europe": ["banking", "physics", "painting"]})
    play(s, "play charlemagne", "place europe")
    assert units(s, "blue", "europe") == 13

Players are called by their colours: blue is seat 0, green 1, red 2, yellow 3, black 4. The first one named is the
active player, who is about to play a hero. What is not said is as little as the rules allow; hands are filled up with
heroes that nobody names. A position obeys `check()`, and so does every position that `play` reaches.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count

from saecula.games.heroes_of_the_world import game
from saecula.games.heroes_of_the_world.components import (
    BAGS,
    CARDS,
    COINS,
    COLOURS,
    DIE,
    ERAS,
    FACE_NAMES,
    FIRST,
    HERO,
    INSIGHT,
    MODERN,
    TERRITORIES,
    TERRITORY,
    TERRITORY_NAMES,
    TOKEN,
    TOKEN_NAMES,
    WIDTH,
)
from saecula.games.heroes_of_the_world.state import AWAY, ON_OFFER, PLAYING, TAKING, Heroes
from saecula.games.heroes_of_the_world.wonders import FOR_TWO, WONDER, WONDER_ERA, WONDERS
from saecula.kernel.chance import Chance, seed_key
from saecula.kernel.message import Event, Message
from saecula.kernel.options import Value

# ------------------------------------------------------------------------------------------------------ positions


class Player:
    """A player: units by territory, and what lies before and in the hands of that player."""

    def __init__(
        self,
        colour: str,
        units: Mapping[str, int],
        hand: Sequence[str],
        shown: Sequence[str],
        played: Sequence[str],
        gold: int,
        points: int,
        wonders: Sequence[str],
        used: Sequence[str],
        cards: int,
    ) -> None:
        self.seat = COLOURS.index(colour)
        self.units = units
        self.hand = [*hand, *shown]
        self.shown = shown
        self.played = played
        self.gold = gold
        self.points = points
        self.wonders = wonders
        self.used = used
        self.cards = cards


def player(
    colour: str,
    hand: Sequence[str] = (),
    shown: Sequence[str] = (),
    played: Sequence[str] = (),
    gold: int = 0,
    points: int = 0,
    wonders: Sequence[str] = (),
    used: Sequence[str] = (),
    cards: int = 2,
    **units: int,
) -> Player:
    """One player. `wonders` are face up, `used` ones face down; `cards` is what the hand is filled up to."""
    return Player(colour, units, hand, shown, played, gold, points, wonders, used, cards)


def given(
    *players: Player,
    era: str = "modern",
    ladders: Mapping[str, Sequence[str]] | None = None,
    display: Sequence[str] = (),
    deck: int = -1,
    shown_cards: int = 3,
    away: Sequence[str] = (),
    turn: str = "",
    start: int = PLAYING,
    options: Mapping[str, Value] | None = None,
    seed: int = 7,
) -> Heroes:
    """A position in the turn of the first player named (or of `turn`), by default about to play a hero."""
    seats = len(players)
    assert sorted([p.seat for p in players]) == list(range(seats))
    state = game.new(seats, seed, options)
    state.era = ERAS.index(era)
    state.turn = COLOURS.index(turn) if turn else players[0].seat
    state.hand = [0] * seats
    state.played = [0] * (2 * seats)
    state.insight = [0] * seats
    state.display = 0
    state.shown = 0
    for p in players:
        _seat(state, p)
    _cards(state, players, display, shown_cards, deck)
    _ladders(state, ladders or {})
    _wonders(state, players, away)
    state.bank = COINS - sum(state.gold)
    state.scored = sum(state.score)
    state.clear_stack()
    state.push(start, state.turn)
    state.reveals = 0
    state.proceed()
    state.check()
    return game.unpack(state.pack())  # a fresh copy, so that no list of legal moves is left over


def _seat(state: Heroes, p: Player) -> None:
    for name, n in p.units.items():
        state.units[p.seat * TERRITORIES + TERRITORY[name]] = n
        state.supply[p.seat] -= n
    state.gold[p.seat] = p.gold
    state.score[p.seat] = p.points
    for name in p.played:
        hero = HERO[name]
        of_era = int(hero >= FIRST[MODERN])
        state.played[of_era * state.seats + p.seat] |= 1 << hero - FIRST[of_era]
        state.insight[p.seat] += INSIGHT[hero]
    for name in p.hand:
        state.hand[p.seat] |= _card(state, name)
    for name in p.shown:
        state.shown |= _card(state, name)


def _card(state: Heroes, name: str) -> int:
    card = HERO[name] - FIRST[state.era]
    assert 0 <= card < CARDS[state.era], f"{name} is no hero of this era"
    return 1 << card


def _cards(state: Heroes, players: Sequence[Player], display: Sequence[str], shown_cards: int, deck: int) -> None:
    """Fill the hands and the display; what is left is the deck, or, but for `deck` of it, played by the last seat."""
    for name in display:
        state.display |= _card(state, name)
    used = state.display
    for s in range(state.seats):
        used |= state.hand[s] | state.played[state.era * state.seats + s]
    left = [card for card in range(CARDS[state.era] - 1, -1, -1) if not used >> card & 1]
    for p in players:
        while state.hand[p.seat].bit_count() < p.cards:
            state.hand[p.seat] |= 1 << left.pop()
    while state.display.bit_count() < shown_cards:
        state.display |= 1 << left.pop()
    state.deck = sorted(left)
    while 0 <= deck < len(state.deck):
        card = state.deck.pop()
        state.played[state.era * state.seats + state.seats - 1] |= 1 << card
        state.insight[state.seats - 1] += INSIGHT[FIRST[state.era] + card]


def _ladders(state: Heroes, ladders: Mapping[str, Sequence[str]]) -> None:
    state.bag = BAGS[state.era].copy()
    state.out = 0
    if state.era == MODERN:
        state.out = len(BAGS[0])
    for name, tokens in ladders.items():
        t = TERRITORY[name]
        for i, token in enumerate(tokens):
            state.ladder[t * WIDTH + i] = TOKEN[token]
            if TOKEN[token] in state.bag:
                state.bag.remove(TOKEN[token])
            else:
                state.out -= 1
        state.filled[t] = len(tokens)
        if len(tokens) == state.slots(t):
            state.complete |= 1 << t


def _wonders(state: Heroes, players: Sequence[Player], away: Sequence[str]) -> None:
    for w in range(WONDERS):
        state.owner[w] = ON_OFFER if WONDER_ERA[w] == state.era and (state.seats > 2 or FOR_TWO[w]) else AWAY
    for name in away:
        state.owner[WONDER[name]] = AWAY
    for p in players:
        for name in [*p.wonders, *p.used]:
            state.owner[WONDER[name]] = p.seat
        for name in p.wonders:
            state.ready[p.seat] |= 1 << WONDER[name]


def taking(*players: Player, **more: object) -> Heroes:
    """As `given`, at the start of the turn."""
    return given(*players, start=TAKING, **more)  # type: ignore[arg-type]


# ---------------------------------------------------------------------------------------------------------- moves


def play(state: Heroes, *names: str) -> list[Event]:
    """Play moves by name, each by whoever is asked; everything is accounted for after each. What happened."""
    log: list[Event] = []
    for name in names:
        seat = state.actors[0]
        state.play(seat, game.moves.parse(name), log)
        state.check()
    return log


def offered(state: Heroes) -> list[str]:
    """What is offered to whoever is asked."""
    return [game.moves.name(move) for move in state.legal(state.actors[0])]


def refused(state: Heroes, name: str) -> Message:
    """Why whoever is asked cannot play this."""
    reason = game.why_not(state, state.actors[0], game.moves.parse(name))
    assert reason is not None, f"{name} is legal"
    return reason


def asked(state: Heroes) -> str:
    """Who is asked."""
    assert len(state.actors) == 1
    return COLOURS[state.actors[0]]


def question(state: Heroes) -> str:
    """What is asked, without the name of the game."""
    return game.prompt(state, state.actors[0]).key.removeprefix("heroes_of_the_world-prompt-")


# --------------------------------------------------------------------------------------------------------- chance


def chance(state: Heroes, rolls: Sequence[tuple[int, int]]) -> None:
    """Let the next random numbers be these: (below n, value)."""
    for seed in count():
        trial = Chance(seed_key(seed))
        if all(trial.below(n) == value for n, value in rolls):
            state.key = seed_key(seed)
            state.drawn = 0
            return


def next_tokens(state: Heroes, *names: str) -> None:
    """Let the next tokens out of the bag be these."""
    bag = state.bag.copy()
    rolls = []
    for name in names:
        at = bag.index(TOKEN[name])
        rolls.append((len(bag), at))
        bag.pop(at)
    chance(state, rolls)


def next_faces(state: Heroes, *names: str) -> None:
    """Let the next rolls of the die be these."""
    chance(state, [(len(DIE), DIE.index(FACE_NAMES.index(name))) for name in names])


def next_card(state: Heroes, name: str) -> None:
    """Let the next card out of the deck be this one."""
    chance(state, [(len(state.deck), state.deck.index(HERO[name] - FIRST[state.era]))])


# ------------------------------------------------------------------------------------------------------- what is


def units(state: Heroes, who: str, where: str) -> int:
    """A player's units in a territory."""
    return state.units[COLOURS.index(who) * TERRITORIES + TERRITORY[where]]


def supply(state: Heroes, who: str) -> int:
    """A player's units off the board."""
    return state.supply[COLOURS.index(who)]


def gold(state: Heroes, who: str) -> int:
    """A player's coins."""
    return state.gold[COLOURS.index(who)]


def points(state: Heroes) -> list[int]:
    """Everybody's points, by seat."""
    return state.scores


def ladder(state: Heroes, where: str) -> list[str]:
    """The tokens on a ladder."""
    return [TOKEN_NAMES[k] for k in state.tokens_on(TERRITORY[where])]


def is_complete(state: Heroes, where: str) -> bool:
    """Whether a ladder is complete in this era."""
    return bool(state.complete >> TERRITORY[where] & 1)


def face_up(state: Heroes, wonder: str) -> bool:
    """Whether a built wonder can be used."""
    return any(state.ready[s] >> WONDER[wonder] & 1 for s in range(state.seats))


def owner(state: Heroes, wonder: str) -> str:
    """The colour of a wonder's owner; "on_offer", or "away"."""
    at = state.owner[WONDER[wonder]]
    return "on_offer" if at == ON_OFFER else "away" if at == AWAY else COLOURS[at]


def hand_size(state: Heroes, who: str) -> int:
    """How many cards a player holds."""
    return state.hand[COLOURS.index(who)].bit_count()


def full_ancient(*but: str) -> dict[str, list[str]]:
    """Complete beige ladders, all but those named; the ancient tokens are dealt out in order."""
    tokens = [TOKEN_NAMES[k] for k in BAGS[0]]
    return {name: tokens[3 * i : 3 * i + 3] for i, name in enumerate(TERRITORY_NAMES[:5]) if name not in but}


def full_modern(*but: str) -> dict[str, list[str]]:
    """Complete ladders of the modern era, all but those named: a token kept from before in each beige one."""
    modern = [TOKEN_NAMES[k] for k in BAGS[1]]
    kept = [TOKEN_NAMES[k] for k in BAGS[0]]
    names = [
        "mediterranean",
        "africa",
        "middle_east",
        "india",
        "china",
        "europe",
        "russia",
        "america",
        "southeast_asia",
    ]
    found = {}
    for i, name in enumerate(names):
        beige = i < 5
        tokens = [kept.pop(), modern.pop(0), modern.pop(0)] if beige else [modern.pop(0) for _ in range(4)]
        if name not in but:
            found[name] = tokens
    return found
