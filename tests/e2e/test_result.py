"""The result of a game: its curve, where points came from, what decided it, and the ways into its history."""

from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import Person
from tests.e2e.hands import until
from tests.e2e.house import House
from tests.e2e.test_look import PHONE, findings

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
FINISHED = (
    "vinci/three-whole.saecula",
    "heroes_of_the_world/five-whole.saecula",
    "history_of_the_world/three-whole.saecula",
    "through_the_ages/three-whole.saecula",
    "seven_ages/two-whole.saecula",
)
OVERFLOWS = """() => [...document.querySelectorAll('dialog .body, dialog section')]
  .filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.className || each.ariaLabel)"""

SCROLLS = "(dialog => dialog.scrollHeight > dialog.clientHeight + 1)(document.querySelector('dialog'))"


def finished(page: Any, record: str) -> None:
    """Open a recorded game that is over, and wait for its story."""
    page.goto("/#/")
    page.locator("input[type=file]").set_input_files(GOLDEN / record)
    page.locator("dialog .story section").first.wait_for()


def figures(page: Any, selector: str) -> list[int]:
    return [int(text.replace("−", "-")) for text in page.locator(selector).all_inner_texts()]


def test_the_result_tells_the_game(house: House, person: Person, tmp_path: Path) -> None:
    page = person(house)
    finished(page, "vinci/three-whole.saecula")
    scores = figures(page, "dialog .ranking .score")
    assert page.locator("dialog svg path.line").count() == 2 * len(scores)
    page.get_by_text("As a table").click()
    assert figures(page, "dialog details tbody tr:last-child td") == scores
    assert figures(page, "dialog [aria-labelledby=result-sources] tfoot td") == scores
    columns = zip(*[figures(row, "td") for row in page.locator(f"{SOURCES} tbody tr").all()], strict=True)
    assert [sum(column) for column in columns] == scores, "the sources add up"
    assert findings(page) == []

    page.get_by_label("Turn", exact=True).press("Home")
    page.get_by_text("At the start").first.wait_for()
    start = figures(page, "dialog .moment .figure")
    assert start != scores
    # A turn that decided it leads to its moment in the history, with the scores of that moment.
    table = page.url.rpartition("/")[2]
    story = page.request.get(f"/api/tables/{table}/story?seat=0").json()
    first = story["decisive"][0]
    page.locator("dialog [aria-labelledby=result-decided] .link").first.click()
    page.get_by_role("slider").wait_for()
    moment = str(story["turns"][first["turn"]]["at"])
    until(page, "at => document.querySelector('input[type=range]').value === at", moment)

    page.get_by_role("button", name="Back to the present").click()
    page.get_by_role("button", name="Result").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the game as a file").click()
    download.value.save_as(tmp_path / "game.txt")
    assert "vinci" in (tmp_path / "game.txt").read_text()
    here = page.url
    page.get_by_role("button", name="Replay it").last.click()
    until(page, "before => location.href !== before", here)
    page.get_by_role("button", name="Undo").wait_for()


SOURCES = "dialog [aria-labelledby=result-sources]"


@pytest.mark.parametrize(("locale", "scheme"), [("en-GB", "dark"), ("it-IT", "light")])
def test_the_result_fits_a_phone(house: House, person: Person, locale: str, scheme: str) -> None:
    page = person(house, locale=locale, color_scheme=scheme, **PHONE)
    for record in FINISHED:
        finished(page, record)
        assert page.evaluate(OVERFLOWS) == []
        assert page.locator("dialog svg text.label").count() >= 2, "the parts of the game are named"
        assert page.locator("dialog .luck").count() == (not record.startswith("vinci")), "what dice and cards gave"
        assert page.evaluate(SCROLLS) is False, "only its body scrolls"
        assert findings(page, moderate=True) == [], record
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        board = page.locator("#board").inner_text()
        assert [word for word in ("NaN", "undefined") if word in board] == [], "no forecast when the game is over"
        assert page.locator("#board .guide").count() == 0, "nobody is guided through a finished game"
