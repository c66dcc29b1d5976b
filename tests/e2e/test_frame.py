"""The frame of every board: the map stays in place, nothing else stands where a turn is ended, no text has gaps."""

import random
import re
from typing import Any

import pytest

from tests.e2e.conftest import Person
from tests.e2e.hands import OVER, until
from tests.e2e.house import House
from tests.e2e.test_look import PHONE

# How many moves of one's own are made on each board.
MOVES = {
    "vinci": 30,
    "heroes_of_the_world": 20,
    "history_of_the_world": 20,
    "through_the_ages": 18,
    "seven_ages": 20,
}

VERSION = "document.querySelector('.table')?.dataset.version"

# Where the map is, and every button in sight: its move, and its box without what a scrolled panel hides.
BUTTONS = """async () => {
  await document.fonts.ready;
  for (let n = 0; n < 2; n += 1) await new Promise(requestAnimationFrame);
  const box = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round);
  const seen = (one) => {
    let [left, top, right, bottom] = box(one.getBoundingClientRect());
    for (let at = one.parentElement; at; at = at.parentElement) {
      if (!/(auto|scroll|hidden)/.test(getComputedStyle(at).overflow)) continue;
      const frame = box(at.getBoundingClientRect());
      [left, top] = [Math.max(left, frame[0]), Math.max(top, frame[1])];
      [right, bottom] = [Math.min(right, frame[2]), Math.min(bottom, frame[3])];
    }
    return [left, top, right, bottom];
  };
  const map = document.querySelector('#board .map');
  return {
    map: map && box(map.getBoundingClientRect()),
    buttons: [...document.querySelectorAll('header button, #board button')]
      .map((one) => [one.dataset.move ?? '', one.textContent.trim(), seen(one)])
      .filter(([, , [left, top, right, bottom]]) => right > left && bottom > top),
  };
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
        self.last = -1  # the version at which this seat has played
        page.goto(f"/#/t/{self.table}")
        page.wait_for_selector("#board > .board")

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.page.request.post(path, headers={"X-Saecula": "1"}, data=body)
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def look(self) -> dict[str, Any]:
        """The position on which it is this seat's turn, once the page shows it."""
        until(self.page, f"last => Number({VERSION}) > last && (document.title.startsWith('●') || {OVER})", self.last)
        path = f"/api/tables/{self.table}/messages"
        snapshot: dict[str, Any] = self.post(path, {"type": "look", "seat": 0})["messages"][0]["snapshot"]
        assert snapshot["legal"] or snapshot["over"]
        until(self.page, f"version => Number({VERSION}) === version", snapshot["version"])
        return snapshot

    def play(self, snapshot: dict[str, Any]) -> None:
        self.last = snapshot["version"]
        move = self.chance.choice(snapshot["legal"])["move"]
        key = f"k{self.chance.getrandbits(60):x}"
        body = {"type": "play", "id": key, "seat": 0, "version": snapshot["version"], "moves": [move]}
        self.post(f"/api/tables/{self.table}/messages", body)


def apart(one: list[int], other: list[int]) -> bool:
    """Boxes that touch are apart."""
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


ITALIAN_PHONE = {**PHONE, "locale": "it-IT"}
SKIP = {"en-GB": "Skip the guide", "it-IT": "Salta la guida"}
PANELS = {"en-GB": "Panels", "it-IT": "Riquadri"}


@pytest.mark.parametrize("context", [{}, ITALIAN_PHONE], ids=["desk", "phone"])
def test_nothing_moves_under_the_pointer(house: House, person: Person, context: dict[str, Any]) -> None:
    page = person(house, **context)
    locale = context.get("locale", "en-GB")
    found = []
    for game, moves in MOVES.items():
        player = Player(page, game, random.Random(f"{game} 3"))
        maps: dict[str, str] = {}  # each place of the map, and when it was there first
        ending: dict[str, list[int]] = {}
        others: list[tuple[str, list[int]]] = []
        for n in range(3 * moves):
            snapshot = player.look()
            if snapshot["over"] or (ending and n >= moves):
                break
            if n == 2:
                page.get_by_role("button", name=SKIP[locale]).click()
            if n % 5 == 4:  # walk through the panels, where they take turns
                panels = page.locator(f"#board [aria-label='{PANELS[locale]}'] button").all()
                if panels:
                    panels[n // 5 % len(panels)].click()
            seen = page.evaluate(BUTTONS)
            assert page.locator("header [data-where]").inner_text(), "where the game stands"
            if n % 5 == 0:
                assert not re.search(r"\{|\bundefined\b|\bNaN\b", page.locator("body").inner_text())
            # a wide board gives the guide's place to the map when it is put away
            place = str(seen["map"]) + (" with the guide" if n < 2 and not context else "")
            maps.setdefault(place, f"{n}: {snapshot['prompt']['key']}")
            ends = {move["move"] for move in snapshot["legal"] if move.get("ends_turn") and not move["kind"]}
            for move, text, box in seen["buttons"]:
                if move in ends:
                    ending[f"{text} {box}"] = box
                else:
                    others.append((f"{move or text} {box}", box))
            player.play(snapshot)
        if len(maps) > (1 if context else 2):
            found.append(f"{game}: the map moves: {maps}")
        assert ending, f"{game}: no turn has ended"
        for what, box in ending.items():
            found += sorted({f"{game}: {what} where {other} was" for other, place in others if not apart(box, place)})
    assert not found, "\n".join(found)
