"""Heroes of the World on its own board, in a real browser."""

import random
from typing import Any

from tests.e2e.conftest import Person
from tests.e2e.hands import STAMP, moved_on, play_to_the_end, set_up, skip_guide, until
from tests.e2e.house import House

# Clicks the nth of the things that can be clicked, counted round and round.
CLICK = """n => {
  const things = [...document.querySelectorAll('#board [data-move]:enabled, #board .can')];
  things[n % things.length].dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}"""
CHOOSER = "!!document.querySelector('.chooser button')"


def click_something(page: Any, pick: random.Random) -> None:
    """Click one of the things that can be clicked, as a player in a hurry would."""
    before = page.evaluate(STAMP)
    page.evaluate(CLICK, pick.randrange(1000))
    until(page, f"before => {STAMP} !== before || {CHOOSER} || !!document.querySelector('dialog[open]')", before)
    if page.evaluate(STAMP) == before and page.evaluate(CHOOSER):
        page.locator(".chooser button").first.click()
    moved_on(page, before)


def test_a_whole_game_of_heroes_with_four_seats_against_bots(house: House, person: Person) -> None:
    page = person(house)
    set_up(page, ["you", "bot:random", "bot:random", "bot:normal"], points=None, game="Heroes of the World")
    skip_guide(page)
    pick = random.Random(1)
    play_to_the_end(page, seconds=400, do=lambda page: click_something(page, pick))
    assert page.locator("dialog .ranking tbody tr").count() == 4
