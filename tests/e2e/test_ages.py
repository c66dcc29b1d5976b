"""Through the Ages on its own board, in a real browser."""

import random
from typing import Any

from tests.e2e.conftest import Person
from tests.e2e.hands import OVER, STAMP, play_to_the_end, skip_guide, until
from tests.e2e.house import House

GAME = "through_the_ages"

# What can be clicked on the board: cards, technologies, answers. The row's cards and the answers play at once.
CLICKABLE = "#board .can, #board .question [data-move]:not([aria-disabled=true])"
CHOOSER = "!!document.querySelector('#board .chooser [data-move]')"
CLICK = f"""n => {{
  const things = [...document.querySelectorAll('{CLICKABLE}')];
  const bold = things.filter((each) => !['end', 'done'].includes(each.dataset.move));
  const list = bold.length && n % 10 < 8 ? bold : things;
  const chosen = list[n % list.length];
  chosen.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}));
}}"""
# One of the things that the chooser offers; nobody disbands without need.
CHOOSE = """n => {
  const all = [...document.querySelectorAll('#board .chooser [data-move]')];
  const bold = all.filter((each) => !each.dataset.move.startsWith('destroy'));
  const list = bold.length ? bold : all;
  const chosen = list[n % list.length];
  const name = chosen.dataset.move;
  chosen.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return name;
}"""


def open_game(page: Any, seats: list[str], version: str = "full") -> None:
    """A table of this game."""
    answer = page.request.post(
        "/api/tables",
        headers={"X-Saecula": "1"},
        data={"game": GAME, "seats": seats, "options": {"version": version}, "listed": False, "name": ""},
    )
    assert answer.status == 201, answer.text()
    page.goto(f"/#/t/{answer.json()['id']}")
    skip_guide(page)


def click_something(page: Any, pick: random.Random) -> None:
    """Do one thing that is offered, as somebody would who wants to get on."""
    before = page.evaluate(STAMP)
    page.evaluate(CLICK, pick.randrange(10_000))
    until(page, f"before => {STAMP} !== before || {CHOOSER} || {OVER}", before)
    if page.evaluate(STAMP) == before and page.evaluate(CHOOSER):
        page.evaluate(CHOOSE, pick.randrange(10_000))
        until(page, f"before => {STAMP} !== before || {OVER}", before)


def test_a_whole_full_game_of_four_seats_by_mouse(house: House, person: Person) -> None:
    page = person(house)
    open_game(page, ["you", "bot:random", "bot:random", "bot:random"])
    pick = random.Random(1)
    play_to_the_end(page, seconds=500, do=lambda page: click_something(page, pick))
    assert page.locator("dialog tbody tr").count() == 4
