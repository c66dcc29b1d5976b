"""What the table announces is true: points at the end of a turn, progress of the game, who has left."""

import random
import re

import saecula
from saecula.kernel.record import Record
from tests.e2e.conftest import Person
from tests.e2e.hands import skip_guide, until
from tests.e2e.house import House
from tests.e2e.positions import bring
from tests.e2e.test_frame import Player

TURNS = 6  # of Vinci, whose points are compared with what was promised
NO_POINTS = ("Confirm this civilization", "Keep this empire")  # ends of a turn that come before or after its scoring


def test_vinci_scores_what_was_promised(house: House, person: Person) -> None:
    page = person(house)
    player = Player(page, "vinci", random.Random("promises"))
    skip_guide(page)
    kept: list[tuple[int, int]] = []  # promised and scored, turn by turn
    promised: int | None = None
    before = 0
    while len(kept) < TURNS:
        snapshot = player.look()
        assert not snapshot["over"], kept
        score = snapshot["view"]["players"][0]["score"]
        if promised is not None:
            kept.append((promised, score - before))
        promised, before = None, score
        ends = [move for move in snapshot["legal"] if move.get("ends_turn")]
        move = player.chance.choice(ends if ends and player.chance.random() < 0.3 else snapshot["legal"])
        if move in ends:
            text = page.locator(f'[data-move="{move["move"]}"]:enabled').first.inner_text()
            found = re.search(r"[+−-]\d+", text)
            promised = int(found[0].replace("−", "-")) if found else None
            assert found or text in NO_POINTS, text
        player.play({**snapshot, "legal": [move]})
    assert all(said == scored for said, scored in kept), kept
    assert any(scored for _, scored in kept)


def last_round() -> tuple[str, str]:
    """A game of Vinci before its last round and in it, each where an empire may be put into decline."""
    record = Record(saecula.game("vinci"), 3, 5, {})
    chance = random.Random(5)
    earlier = ""
    while True:
        seat = record.now.actors[0]
        legal = record.now.legal(seat)
        names = [record.game.moves.name(move) for move in legal]
        if "decline" in names:
            if record.game.progress(record.now).last:
                return earlier, record.dumps()
            earlier = record.dumps()
        record.play(seat, legal[chance.randrange(len(legal))])


def test_the_last_round_is_announced_and_a_decline_in_it_warned_of(house: House, person: Person) -> None:
    page = person(house)
    earlier, last = last_round()
    bring(page, earlier)
    page.wait_for_selector("header [data-where]")
    assert page.locator("header [data-last]").count() == 0
    bring(page, last)
    page.wait_for_selector("header [data-last]")
    page.get_by_text("This is the last round: a new civilization would not get to play.").first.wait_for()


def test_resigning_in_one_s_own_turn(house: House, person: Person) -> None:
    page = person(house)
    player = Player(page, "through_the_ages", random.Random("resign"))
    skip_guide(page)
    snapshot = player.look()
    while "politic" not in snapshot["prompt"]["key"]:
        player.play(snapshot)
        snapshot = player.look()
    assert snapshot["view"]["players"][0]["resigned"] == 0
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the game…").click()
    page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    until(page, "!document.title.startsWith('●')")
    path = f"/api/tables/{player.table}/messages"
    view = player.post(path, {"type": "look", "seat": 0})["messages"][0]["snapshot"]["view"]
    assert view["players"][0]["resigned"], "at once: it is still before what a turn begins with"
    page.get_by_text("leaves the game").or_(page.get_by_text("left the game")).first.wait_for()
