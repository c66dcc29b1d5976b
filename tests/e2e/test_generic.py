"""A game without a board of its own, on the generic table: the toy game of the tests, which has secrets."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import Person
from tests.e2e.hands import MOVES, STAMP, moved_on, play_to_the_end, wait_for_turn
from tests.e2e.house import House
from tests.e2e.test_look import findings, fits


@pytest.fixture
def toy_house(tmp_path: Path, possible: None) -> Iterator[House]:
    found = House(tmp_path / "data", with_toy=True)
    found.start()
    yield found
    found.stop()


def open_game(page: Any, seats: list[str], game: str = "toy") -> None:
    answer = page.request.post(
        "/api/tables",
        headers={"X-Saecula": "1"},
        data={"game": game, "seats": seats, "options": {}, "listed": False, "name": ""},
    )
    assert answer.status == 201, answer.text()
    page.goto(f"/#/t/{answer.json()['id']}")


def click_the_first(page: Any) -> None:
    before = page.evaluate(STAMP)
    page.locator(MOVES).first.click()
    moved_on(page, before)


def test_a_game_on_the_generic_table(toy_house: House, person: Person) -> None:
    page = person(toy_house)
    open_game(page, ["you", "bot:quick"])
    page.wait_for_selector(".generic")
    wait_for_turn(page)
    assert findings(page) == []
    assert fits(page)
    play_to_the_end(page, do=click_the_first)
    assert page.locator("dialog .ranking tbody tr").count() == 2


def test_nothing_is_shown_before_the_screen_is_handed_over(toy_house: House, person: Person) -> None:
    page = person(toy_house)
    open_game(page, ["you", "here:Bea"])
    page.locator("#hand-over").wait_for()
    assert page.locator(".generic").count() == 0, "the table is covered"
    first = page.locator("#hand-over").inner_text()
    page.locator(".screen .primary").click()
    page.wait_for_selector(".generic")
    page.locator(MOVES).first.click()
    page.locator("#hand-over").wait_for()
    assert page.locator("#hand-over").inner_text() != first
    assert page.locator(".generic").count() == 0
    page.keyboard.press(",")
    page.keyboard.press("l")
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_text("this page").wait_for()  # the keys before it have been seen to
    page.keyboard.press("Escape")
    assert page.locator(".generic, .log, input[type=range]").count() == 0, "neither the log nor the past is shown"
    page.locator(".screen .primary").click()
    page.wait_for_selector(".generic")
