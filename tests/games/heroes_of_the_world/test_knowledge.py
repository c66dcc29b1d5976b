"""HO-16: what is hidden, from whom, and for how long. The harness shows the same on random games."""

from __future__ import annotations

import json

from saecula.games.heroes_of_the_world import game
from saecula.games.heroes_of_the_world.components import COLOURS, FIRST, HERO, HERO_NAMES
from saecula.games.heroes_of_the_world.state import Heroes
from saecula.kernel.record import Record
from tests.games.heroes_of_the_world.given import next_card, next_faces, offered, play, player, question, taking
from tests.rules import rule


def hand(s: Heroes, who: str) -> set[str]:
    cards = s.hand[COLOURS.index(who)]
    return {HERO_NAMES[FIRST[s.era] + card] for card in range(64) if cards >> card & 1}


def table() -> Heroes:
    return taking(
        player("blue", hand=["shaka", "newton"]),
        player("green", hand=["mozart"], shown=["cook"]),
        player("red", hand=["akbar", "babur"]),
        display=["franklin"],
    )


@rule("HO-16.1")
def test_the_orders_of_deck_and_bag_are_in_no_state() -> None:
    s = table()
    assert s.deck == sorted(s.deck)
    assert s.bag == sorted(s.bag)
    view = game.view(s, 0)
    assert view["deck"] == len(s.deck)
    assert sum(view["bag"].values()) == len(s.bag)


@rule("HO-16.2")
def test_a_seat_sees_its_own_hand_and_what_everybody_knows_of_the_others() -> None:
    s = table()
    for seat, names in ((0, ["newton", "shaka"]), (1, []), (None, [])):
        blue = game.view(s, seat)["players"][0]
        assert sorted(card["id"] for card in blue["hand"]) == names
        assert blue["hidden"] == 2 - len(names)
    green = game.view(s, 2)["players"][1]
    assert [card["id"] for card in green["hand"]] == ["cook"]
    assert green["hidden"] == 1


@rule("HO-16.2")
def test_a_card_from_the_deck_is_told_to_its_drawer_alone() -> None:
    s = table()
    next_card(s, "livingstone")
    log = play(s, "draw")
    for seat in (None, 1, 2):
        assert not [event for event in log if event.readable_by(seat) and "livingstone" in json.dumps(event.to_json())]
        assert "livingstone" in game.view(s, seat)["unseen"]
    assert [event.key for event in log if event.readable_by(0)][-1].endswith("drew-you")
    assert "livingstone" not in game.view(s, 0)["unseen"]


@rule("HO-16.2")
def test_a_card_taken_from_the_display_is_known_until_it_is_played() -> None:
    s = table()
    play(s, "take franklin")
    assert [card["id"] for card in game.view(s, 1)["players"][0]["hand"]] == ["franklin"]
    play(s, "play franklin")
    assert game.view(s, 1)["players"][0]["hand"] == []
    assert s.shown == 1 << HERO["cook"] - FIRST[1]


@rule("HO-16.2")
def test_a_copy_for_a_seat_keeps_what_it_knows_and_deals_the_rest_anew() -> None:
    s = table()
    reds = set()
    for seed in range(30):
        copy = s.determinize(0, seed)
        copy.check()
        assert hand(copy, "blue") == {"shaka", "newton"}
        assert "cook" in hand(copy, "green")
        assert len(hand(copy, "green")) == 2
        reds |= hand(copy, "red")
        assert game.view(copy, 0) == game.view(s, 0)
    assert len(reds) > 10
    assert not reds & {"shaka", "newton", "cook", "franklin"}


@rule("HO-16.2")
def test_a_copy_depends_on_what_the_seat_knows_alone() -> None:
    s = table()
    other = s.determinize(0, 99)
    assert other.hand != s.hand
    assert s.determinize(0, 5).pack() == other.determinize(0, 5).pack()


@rule("HO-16.3")
def test_everything_else_is_public() -> None:
    s = table()
    views = [game.view(s, seat) for seat in (None, 0, 1, 2)]
    for view in views:
        for p in view["players"]:
            del p["hand"], p["hidden"]
        del view["seat"], view["unseen"]
    assert views[0] == views[1] == views[2] == views[3]
    assert {"territories", "bag", "tokens", "wonders", "display", "deck"} <= set(views[0])


@rule("HO-16.3")
def test_the_result_of_the_die_is_seen_by_all() -> None:
    s = taking(
        player("blue", hand=["washington"], wonders=["kremlin"]),
        player("green", america=4),
        player("red"),
        shown_cards=3,
    )
    play(s, "draw", "play washington", *["place america"] * 5)
    next_faces(s, "rout")
    play(s, "attack america")
    assert question(s) == "kremlin"
    assert game.view(s, None)["step"] == {"territory": "america", "defender": 1, "face": "rout"}


@rule("HO-16.4")
def test_one_seat_is_asked_at_a_time() -> None:
    s = game.new(4, 11)
    while not s.over:
        assert len(s.actors) == 1
        seat = s.actors[0]
        legal = s.legal(seat)
        s.play(seat, legal[s.drawn * 7 % len(legal)])


def test_playing_a_hidden_card_cannot_be_taken_back_but_a_known_one_can() -> None:
    """The others have seen the hidden one."""
    for first, can in (("take", True), ("draw", False)):
        record = Record(game, 2, 3)
        while question(_now(record)) != "take":
            record.play(record.now.actors[0], record.now.legal(record.now.actors[0])[0])
        seat = record.now.actors[0]
        name = next(n for n in offered(_now(record)) if n.startswith(first))
        record.play(seat, game.moves.parse(name))
        if first == "take":
            record.play(seat, game.moves.parse(name.replace("take", "play")))
        else:
            record.play(seat, record.now.legal(seat)[0])
        assert record.can_undo(seat) == can


def _now(record: Record) -> Heroes:
    assert isinstance(record.now, Heroes)
    return record.now
