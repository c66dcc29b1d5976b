"""The frame of every board: the map stays where it is, whatever is asked."""

import random
from typing import Any

import pytest

from tests.e2e.conftest import Person
from tests.e2e.hands import until
from tests.e2e.house import House
from tests.e2e.test_look import PHONE

# How many moves of one's own are made on each board.
MOVES = {
    "vinci": 45,
    "heroes_of_the_world": 30,
    "history_of_the_world": 30,
    "seven_ages": 30,
}

# Where the map is.
MAP = """() => {
  const map = document.querySelector('#board .map')?.getBoundingClientRect();
  return map ? [map.left, map.top, map.right, map.bottom].map(Math.round) : null;
}"""


class Player:
    """Seat 0 of a table of bots, played through the API while a page shows it."""

    def __init__(self, page: Any, game: str, chance: random.Random) -> None:
        self.page = page
        self.chance = chance
        self.table: str = self.post(
            "/api/tables",
            {"game": game, "seats": ["you", "bot:random", "bot:random"], "options": {}, "listed": False, "name": ""},
        )["id"]
        page.goto(f"/#/t/{self.table}")
        page.wait_for_selector("#board > .board")

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.page.request.post(path, headers={"X-Saecula": "1"}, data=body)
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def look(self) -> dict[str, Any]:
        """The position on which it is this seat's turn, once the page shows it."""
        path = f"/api/tables/{self.table}/messages"
        for _ in range(400):
            snapshot: dict[str, Any] = self.post(path, {"type": "look", "seat": 0})["messages"][0]["snapshot"]
            if snapshot["legal"] or snapshot["over"]:
                shows = "v => Number(document.querySelector('.table')?.dataset.version) === v"
                until(self.page, shows, snapshot["version"], seconds=20)
                return snapshot
            self.page.wait_for_timeout(25)
        raise AssertionError("it is never one's turn")

    def play(self, snapshot: dict[str, Any]) -> None:
        move = self.chance.choice(snapshot["legal"])["move"]
        key = f"k{self.chance.getrandbits(60):x}"
        body = {"type": "play", "id": key, "seat": 0, "version": snapshot["version"], "moves": [move]}
        self.post(f"/api/tables/{self.table}/messages", body)


@pytest.mark.parametrize("context", [{}, PHONE], ids=["desk", "phone"])
def test_the_map_keeps_its_place(house: House, person: Person, context: dict[str, Any]) -> None:
    page = person(house, **context)
    found = []
    for game, moves in MOVES.items():
        player = Player(page, game, random.Random(f"{game} 3"))
        maps: dict[str, str] = {}  # each place of the map, and when it was there first
        for n in range(moves):
            snapshot = player.look()
            if snapshot["over"]:
                break
            if n == 2:
                page.get_by_role("button", name="Skip the guide").click()
            if n % 5 == 4:  # walk through the panels, where they take turns
                panels = page.locator("#board [aria-label='Panels'] button").all()
                if panels:
                    panels[n // 5 % len(panels)].click()
            # a wide board gives the guide's place to the map when it is put away
            place = str(page.evaluate(MAP)) + (" with the guide" if n < 2 and not context else "")
            maps.setdefault(place, f"{n}: {snapshot['prompt']['key']}")
            player.play(snapshot)
        if len(maps) > (1 if context else 2):
            found.append(f"{game}: the map moves: {maps}")
    assert not found, "\n".join(found)
