"""What the table does besides playing: undo, history, languages, reconnecting, keyboard."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.e2e.conftest import Person
from tests.e2e.hands import (
    act,
    covered,
    my_turn,
    places,
    press,
    set_up,
    skip_guide,
    still,
    type_a_target,
    until,
    wait_for_turn,
)
from tests.e2e.house import House
from tests.marks import wrong_mark

NO_WEBSOCKET = """
window.WebSocket = class {
  constructor() { setTimeout(() => this.onclose?.({ code: 1006 }), 5); }
  close() {}
  send() {}
};
"""


# Whether the log shows the line of the moment that is looked at.
LOG_FOLLOWS = """() => {
  const line = document.querySelector('.log .event.now')?.getBoundingClientRect();
  const log = document.querySelector('.log').getBoundingClientRect();
  return !!line && line.bottom > log.top && line.top < log.bottom;
}"""

PLACING = "#board .spread button:enabled"


def start(page: Any) -> None:
    """A running game at which it is my turn."""
    set_up(page, ["you", "bot:random", "bot:random"])
    skip_guide(page)
    wait_for_turn(page)


def play(page: Any, turns: int) -> None:
    for _ in range(turns):
        act(page)
        wait_for_turn(page)


def version(page: Any) -> int:
    return int(page.locator(".table").get_attribute("data-version"))


def test_undo(house: House, person: Person) -> None:
    page = person(house)
    start(page)
    prompt = page.locator(".prompt").inner_text()
    undo = page.get_by_role("button", name="Undo")
    assert undo.is_disabled()
    page.locator('[data-move^="choose"]').first.click()
    until(page, "before => !document.querySelector('.prompt').innerText.includes(before)", prompt)
    undo.click()
    page.get_by_text(prompt).first.wait_for()
    assert page.locator('[data-move^="choose"]').count() == 6
    page.keyboard.press("l")
    page.get_by_text("takes back a move").first.wait_for()


def test_looking_back(house: House, person: Person) -> None:
    page = person(house)
    start(page)
    play(page, 6)
    last = version(page)
    page.keyboard.press(",")
    slider = page.get_by_role("slider")
    slider.wait_for()
    until(page, "n => document.querySelector('input[type=range]').value == n", last - 1)
    page.keyboard.press(",")
    until(page, "n => document.querySelector('input[type=range]').value == n", last - 2)
    assert page.locator("[data-move]:not([disabled])").count() == 0, "nothing is played in the past"
    slider.fill("0")
    page.locator('button[aria-label="To the beginning"]:disabled').wait_for()
    page.keyboard.press("Escape")
    slider.wait_for(state="detached")
    # From a sentence of the log to its moment.
    page.keyboard.press("l")
    page.locator(".log .moment").first.click()
    slider.wait_for()
    # The log follows the moment that is shown.
    for moment in (last - 1, last // 2):
        slider.fill(str(moment))
        until(page, f"({LOG_FOLLOWS})()")
        later = page.locator(".log .later").count()
    assert later > 0
    page.get_by_role("button", name="Back to the present").click()
    slider.wait_for(state="detached")


def test_a_fork_and_a_record(house: House, person: Person, tmp_path: Path) -> None:
    page = person(house)
    start(page)
    play(page, 4)
    page.keyboard.press(",")
    page.get_by_role("slider").wait_for()
    here = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=re.compile("Play on from step")).click()
    until(page, "before => location.href !== before", here)
    page.get_by_role("slider").wait_for(state="detached")  # the table one came from is gone
    page.wait_for_selector(".province")
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the game as a file").click()
    saved = tmp_path / "game.txt"
    download.value.save_as(saved)
    assert "vinci" in saved.read_text()
    page.goto("/#/")
    page.locator("input[type=file]").set_input_files(saved)
    page.wait_for_url("**/#/t/*")
    page.wait_for_selector(".province")


def test_the_language_changes_without_a_reload(house: House, person: Person) -> None:
    page = person(house)
    start(page)
    page.evaluate("window.same = true")
    page.get_by_role("button", name="Italiano").click()
    page.get_by_text("Scegli una civiltà").first.wait_for()
    page.get_by_role("button", name="Annulla").wait_for()
    assert page.evaluate("document.documentElement.lang") == "it"
    page.get_by_role("link", name="All’ingresso").click()
    page.get_by_text("Le tue partite").wait_for()
    page.get_by_role("button", name="English").click()
    page.get_by_text("Your games").wait_for()
    assert page.evaluate("window.same") is True


def test_the_server_dies_and_comes_back(own_house: House, person: Person) -> None:
    page = person(own_house)
    start(page)
    play(page, 3)
    while not page.locator(PLACING).count():
        play(page, 1)
    before = version(page)
    still(page)
    where = places(page)
    own_house.kill()
    page.get_by_text("The connection is lost").wait_for()
    still(page)
    assert (places(page), covered(page)) == (where, []), "news neither move the board nor cover it"
    page.locator(PLACING).first.click()
    own_house.start()
    page.get_by_text("The connection is lost").wait_for(state="detached")
    wait_for_turn(page)
    assert (version(page), places(page)) == (before, where), "what was clicked without a connection is not played later"
    play(page, 3)
    assert version(page) > before


def test_plain_http_where_no_websocket_opens(house: House, person: Person) -> None:
    page = person(house, sign_in=False)
    page.add_init_script(NO_WEBSOCKET)
    page.goto("/")
    page.fill("#nickname", "Ada")
    page.keyboard.press("Enter")
    start(page)
    play(page, 4)
    page.keyboard.press("l")
    page.get_by_text("slow connection").wait_for()


def test_everything_by_keyboard(house: House, person: Person) -> None:
    page = person(house, sign_in=False)
    page.wait_for_selector("#nickname:focus")
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    page.wait_for_selector("article")
    _tab_to(page, "Play Vinci")
    page.keyboard.press("Enter")
    skip_guide(page)
    wait_for_turn(page)
    press(page, "1")  # the first civilization
    press(page, "d")
    while not page.locator(".province.can").count():  # expand; with Diplomacy, no pact
        press(page, "1" if page.locator('[data-move="expand"]').count() else "d")
    conquered = version(page)
    type_a_target(page)
    assert version(page) == conquered + 1
    press(page, "u")
    assert version(page) == conquered + 2
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_text("this page").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.keyboard.press("r")
    page.locator("dialog [data-rule]").first.wait_for()
    page.keyboard.press("Escape")
    assert my_turn(page)


def _tab_to(page: Any, name: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.innerText") == name:
            return
    raise AssertionError(f"{name!r} is not reached with Tab")


def test_a_game_that_no_longer_replays_can_be_ended(own_house: House, person: Person) -> None:
    page = person(own_house)
    start(page)
    play(page, 1)
    address = page.url
    own_house.stop()
    with closing(sqlite3.connect(own_house.folder / "saecula.sqlite3")) as database, database:
        database.execute("UPDATE moves SET chk = ? WHERE idx = 1", [wrong_mark("vinci")])
    own_house.start()
    page.goto(address)
    page.get_by_text("can be replayed only up to entry 0").wait_for()
    assert page.get_by_role("button", name="Play on from there").is_visible()
    page.get_by_role("button", name="End the game").click()
    page.get_by_role("button", name="Yes, end it").click()
    page.get_by_text("Ended by agreement").wait_for()
    assert page.locator("[data-move]").count() == 0
    assert not page.get_by_role("button", name="Play on from there").is_visible()
