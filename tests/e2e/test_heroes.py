"""Heroes of the World on its own board, in a real browser."""

import random
import time
from typing import Any

from tests.e2e.conftest import Person
from tests.e2e.hands import STAMP, over, set_up, wait_for_turn
from tests.e2e.house import House

OFFERED = "#board [data-move]:not([disabled]), #board .can"


def click_something(page: Any, pick: random.Random) -> None:
    """Click one of the things that can be clicked, as somebody would who wants to get on."""
    skip = page.get_by_role("button", name="Skip the guide")
    if skip.count():
        skip.first.click()
    before = page.evaluate(STAMP)
    end = time.monotonic() + 15
    while page.evaluate(STAMP) == before and not over(page):
        assert time.monotonic() < end, f"nothing happened; the table says: {page.locator('.prompt').inner_text()}"
        chooser = page.locator(".chooser button")
        sure = page.locator("dialog[open] button.primary")
        if chooser.count():
            chooser.first.click()
        elif sure.count():
            sure.last.click()
        else:
            things = page.locator(OFFERED)
            if things.count():
                things.nth(pick.randrange(things.count())).dispatch_event("click")
        page.wait_for_timeout(30)


def test_a_whole_game_of_heroes_with_four_seats_against_bots(house: House, person: Person) -> None:
    page = person(house)
    set_up(page, ["you", "bot:random", "bot:random", "bot:greedy"], points=None, game="Heroes of the World")
    pick = random.Random(1)
    end = time.monotonic() + 240
    while not over(page):
        assert time.monotonic() < end, "the game does not end"
        wait_for_turn(page)
        if not over(page):
            click_something(page, pick)
    assert page.locator("dialog tbody tr").count() == 4
