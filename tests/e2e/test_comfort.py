"""Comfort: both themes on every page, hovering included, and the map of a phone."""

from typing import Any

import pytest

from saecula.kernel.record import Record
from tests.e2e.conftest import Person
from tests.e2e.hands import still, until, wait_for_turn
from tests.e2e.house import House
from tests.e2e.positions import bring, random_record
from tests.e2e.test_look import PHONE, findings
from tests.e2e.test_result import FINISHED, finished

# How far each game is played at random before its board is looked at.
POSITIONS = {
    "vinci": 60,
    "heroes_of_the_world": 70,
    "history_of_the_world": 250,  # its last round
    "through_the_ages": 150,
    "seven_ages": 80,
}
CONTRAST = """async (where) => {
  const { violations } = await axe.run(where ?? document, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
  return violations.flatMap(({ nodes }) => nodes.map(({ target, any }) => `${target}: ${any[0]?.message}`));
}"""
# Lines of the legend, a picture or two each, whose words have no room beside them.
SQUEEZED = """() => [...document.querySelectorAll('dialog[open] li')]
  .filter((each) => each.querySelectorAll('svg').length < 3)
  .filter((each) => each.clientHeight > 0.4 * each.clientWidth).map((each) => each.textContent.trim())"""
# How bright the page is around its board, 0 to 255.
GROUND = """() => {
  const [red, green, blue] = getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/g).map(Number);
  return (red + green + blue) / 3;
}"""


def both_themes(page: Any, what: str) -> None:
    """No finding of axe, neither by daylight nor by lamplight."""
    for scheme, bright in ("light", "> 200"), ("dark", "< 60"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        until(page, f"({GROUND})() {bright}", seconds=5)
        assert findings(page, moderate=True) == [], f"{what}, {scheme}"


def signs_explained(page: Any, game: str) -> None:
    """The legend of a board is complete and can be read."""
    page.get_by_role("button", name="How to read the board").first.click()
    heading = page.get_by_role("dialog").get_by_role("heading").first
    heading.wait_for()
    assert heading.bounding_box()["y"] > 0, f"{game}: one begins to read at its beginning"
    assert page.evaluate(SQUEEZED) == [], game
    assert findings(page, moderate=True) == [], game
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")


@pytest.mark.parametrize("context", [{}, PHONE], ids=["desk", "phone"])
def test_light_and_dark_everywhere(house: House, person: Person, context: dict[str, Any]) -> None:
    page = person(house, **context)
    page.wait_for_selector("article")
    both_themes(page, "the lobby")
    page.get_by_role("button", name="Set up a table…").first.click()
    both_themes(page, "setting up a table")
    page.keyboard.press("Escape")
    for game, moves in POSITIONS.items():
        bring(page, random_record(game, 4, moves))
        both_themes(page, game)
        if context:
            continue
        for thing in page.locator("header button:enabled, #board button:enabled").all()[:6]:
            if thing.is_visible():
                thing.hover(force=True)
                assert thing.evaluate(f"each => ({CONTRAST})(each)") == [], f"{game}: pointed at"
        signs_explained(page, game)
    for record in FINISHED if context == {} else ():  # test_result looks at them on a phone
        finished(page, record)
        both_themes(page, f"the result of {record}")


def test_the_theme_is_chosen_and_kept(house: House, person: Person) -> None:
    page = person(house, color_scheme="light")
    page.get_by_role("button", name="dark").click()
    until(page, f"({GROUND})() < 60", seconds=5)
    page.reload()
    page.wait_for_selector("article")
    until(page, f"({GROUND})() < 60", seconds=5)
    bring(page, random_record("vinci", 3, 30))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    assert page.get_by_label("dark", exact=True).is_checked()
    page.get_by_label("as the system").check()
    until(page, f"({GROUND})() > 200", seconds=5)


def test_a_phone_shows_one_s_own_part_of_the_map(house: House, person: Person) -> None:
    record = Record.loads(random_record("vinci", 4, 60))
    seat = record.now.actors[0]
    held = record.game.view(record.now, seat)["provinces"]
    own = [each["id"] for each in held if each.get("holder") == seat and not each.get("declining")]
    assert own, "an empire of one's own"
    page = person(house, **PHONE)
    bring(page, record.dumps())
    wait_for_turn(page)  # whoever is asked has sat down
    still(page)
    frame = page.locator("#board .frame").bounding_box()
    for province in own:
        box = page.locator(f'[data-province="{province}"]').bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        assert frame["x"] <= x <= frame["x"] + frame["width"], province
        assert frame["y"] <= y <= frame["y"] + frame["height"], province
    assert page.locator("[data-province]").first.bounding_box()["width"] > 25, "large enough to be touched"
