"""Wonders of Heroes of the World in turns of others: asked, used, passed, and not asked again."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import Person
from tests.e2e.hands import until
from tests.e2e.house import House
from tests.e2e.test_look import fits
from tests.games.heroes_of_the_world.windows import OWNER, game_with_windows

AUTO = "[data-auto]:not([disabled])"  # "Pass, and don't ask me again this turn", on the board or beside it
AGAIN = "Ask me again"


class Trio:
    """Ada, Bea and Carla at a table, where Ada is asked about her wonder in somebody else's turn.

    Ada and whose turn it is have their browsers at the table; what is no matter here is played without looking.
    """

    def __init__(self, house: House, person: Person, apart: bool) -> None:
        _, before, self.rest = game_with_windows(apart)
        self.pages = [person(house, name) for name in ("Ada", "Bea", "Carla")]
        seats = {"game": "heroes_of_the_world", "seats": ["you", "open", "open"]}
        self.table: str = self.post(OWNER, "/api/tables", seats)["id"]
        for seat in (1, 2):
            self.post(seat, f"/api/tables/{self.table}/join", {})
        self.version = 0
        for seat, name in before:
            self.play(seat, name)
        self.active = self.rest[-1][0]
        for page in (self.ada, self.other):
            page.goto(f"/#/t/{self.table}")
            page.wait_for_selector(".table")
            self.reach(page)

    @property
    def ada(self) -> Any:
        return self.pages[OWNER]

    @property
    def other(self) -> Any:
        return self.pages[self.active]

    def post(self, seat: int, path: str, body: Any) -> Any:
        answer = self.pages[seat].request.post(path, headers={"X-Saecula": "1"}, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def play(self, seat: int, name: str) -> None:
        play = {"type": "play", "id": f"k{self.version}", "seat": seat, "version": self.version, "moves": [name]}
        self.post(seat, f"/api/tables/{self.table}/messages", play)
        self.version += 1

    def reach(self, page: Any, more: int = 0) -> None:
        """Wait until a page shows this many more moves."""
        self.version += more
        until(page, "n => document.querySelector('.table')?.dataset.version == n", str(self.version))

    def asked(self, page: Any) -> None:
        until(page, "document.title.startsWith('●')")

    def not_asked(self, page: Any) -> None:
        until(page, "!document.title.startsWith('●')")


Come = Callable[[bool], Trio]


@pytest.fixture
def come(tmp_path: Path, person: Person, possible: None) -> Iterator[Come]:
    """People at a server of their own, whose dice are known."""
    houses: list[House] = []

    def found(apart: bool) -> Trio:
        house = House(tmp_path / "data", seed=game_with_windows(apart)[0])
        houses.append(house)
        house.start()
        return Trio(house, person, apart)

    yield found
    for house in houses:
        house.stop()


def test_not_asked_again_this_turn(come: Come) -> None:
    trio = come(False)
    ada, other = trio.ada, trio.other
    trio.asked(ada)
    ada.locator(AUTO).wait_for()
    assert other.locator(AUTO).count() == 0, "nobody else is asked"
    assert other.get_by_role("button", name="Undo").is_disabled(), "HO-9.4: what others were asked about stands"
    assert fits(ada)
    for _ in range(60):
        ada.keyboard.press("Tab")
        if ada.evaluate("document.activeElement.matches('[data-auto]')"):
            break
    ada.keyboard.press("Enter")
    trio.reach(ada, more=2)  # both windows of this attack
    trio.reach(other)
    trio.asked(other)
    trio.not_asked(ada)
    again = ada.get_by_role("button", name=AGAIN)
    again.wait_for()
    assert other.get_by_role("button", name=AGAIN).count() == 0, "nobody else knows"
    assert fits(ada)
    ada.reload()
    again.wait_for()
    other.locator('[data-move="done"]:not([disabled])').first.click()  # the end of the turn
    again.wait_for(state="detached")


def test_taken_back_and_the_wonder_is_used(come: Come) -> None:
    trio = come(True)
    ada, other = trio.ada, trio.other
    ada.get_by_role("button", name="Italiano").click()
    ada.get_by_role("button", name=re.compile("[Nn]on chiedermelo più in questo turno")).click()
    trio.reach(ada, more=1)
    trio.asked(other)
    ada.get_by_role("button", name="Chiedimelo di nuovo").click()
    ada.get_by_text("Passi per il resto di questo turno.").wait_for(state="detached")
    trio.play(*trio.rest[1])
    trio.reach(ada)
    trio.asked(ada)
    trio.reach(other)
    trio.not_asked(other)
    ada.locator('[data-move^="use "]:not([disabled]), [data-move^="redirect "]:not([disabled])').first.click()
    trio.reach(ada, more=1)
    trio.reach(other)
    said = trio.post(trio.active, f"/api/tables/{trio.table}/messages", {"type": "log", "seat": trio.active})
    assert "heroes_of_the_world-used" in [event["key"] for event in said["messages"][0]["events"]]
