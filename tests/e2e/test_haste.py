"""People faster than their connection: nothing they do is lost, and nothing is played that they did not mean."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.e2e.conftest import Person
from tests.e2e.hands import STAMP, act, my_turn, press, set_up, skip_guide, until, wait_for_turn
from tests.e2e.house import House
from tests.e2e.slow_line import SlowLine
from tests.e2e.test_table import NO_WEBSOCKET, version

LATE = 0.2  # seconds, each way
BUSY = "document.querySelector('#board').ariaBusy === 'true'"
CLICK_THREE_TIMES = f"""async () => {{
  for (let n = 0; n < 3; n += 1) {{
    document.querySelector('[data-province].can').dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));
    await new Promise(requestAnimationFrame);
  }}
  return {BUSY};
}}"""
TOKENS = "document.querySelector('.placing')?.innerText.match(/\\d+/)?.[0] ?? '0'"


@pytest.fixture
def far(house: House) -> Iterator[SlowLine]:
    """The house, as far away as the test wants."""
    with SlowLine(house.url) as line:
        yield line


def start(page: Any) -> None:
    set_up(page, ["you", "bot:random", "bot:random"])
    skip_guide(page)
    wait_for_turn(page)


def to_placing(page: Any) -> None:
    """Play until there are at least three tokens to place."""
    for _ in range(300):
        wait_for_turn(page)
        if page.locator(".spread button:enabled").count() and int(page.evaluate(TOKENS)) >= 3:
            return
        act(page, greed=2)
    raise AssertionError("there are never three tokens to place")


@pytest.mark.parametrize("socket", [True, False], ids=["socket", "polling"])
def test_clicks_while_a_move_is_under_way(far: SlowLine, person: Person, socket: bool) -> None:
    page = person(far, sign_in=False)
    if not socket:
        page.add_init_script(NO_WEBSOCKET)
        page.goto("/")
    page.fill("#nickname", "Ada")
    page.keyboard.press("Enter")
    start(page)
    to_placing(page)
    far.delay = LATE
    before, left = version(page), int(page.evaluate(TOKENS))
    assert page.evaluate(CLICK_THREE_TIMES), "the first of them is under way"
    until(page, "n => Number(document.querySelector('.table').dataset.version) === n", before + 3)
    until(page, f"!({BUSY})")
    assert int(page.evaluate(TOKENS)) == left - 3
    assert page.locator(".notice").count() == 0, "nothing was refused"


def test_keys_typed_ahead(far: SlowLine, person: Person) -> None:
    page = person(far)
    start(page)
    far.delay = LATE
    before = version(page)
    page.keyboard.press("1")  # a civilization
    page.keyboard.press("u")  # no, rather
    page.keyboard.press("2")  # another one
    page.keyboard.press("d")  # for good
    until(page, "n => Number(document.querySelector('.table').dataset.version) >= n", before + 4)
    wait_for_turn(page)
    assert page.locator('[data-move^="choose"]').count() == 0
    assert page.locator(".notice").count() == 0, "nothing was refused"


def test_a_double_click_is_one(house: House, person: Person) -> None:
    page = person(house)
    start(page)
    press(page, "1")
    press(page, "d")
    while not page.locator('[data-move="expand"]').count():
        act(page)
        wait_for_turn(page)
    box = page.locator('[data-move="expand"]').bounding_box()
    before = page.evaluate(STAMP)
    page.mouse.move(box["x"] + 20, box["y"] + 10)
    page.mouse.down()
    page.mouse.up()
    until(page, f"before => {STAMP} !== before", before)
    wait_for_turn(page)
    while not page.locator('[data-move="done"]').count():  # a turn is not over with its first province
        act(page, greed=2)
        wait_for_turn(page)
    after = version(page)
    box = page.locator('[data-move="done"]').bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 10)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_text("this page").wait_for()  # the click before it has been seen to
    assert version(page) == after
    assert not page.evaluate(BUSY)


def test_what_is_offered_stays_where_it_is(far: SlowLine, person: Person) -> None:
    page = person(far)
    start(page)
    far.delay = LATE
    boxes = "[...document.querySelectorAll('#board [data-move]')].map((each) => [each.dataset.move, "
    boxes += "each.getBoundingClientRect().x, each.getBoundingClientRect().y])"
    for _ in range(5):
        at = version(page)
        seen = page.evaluate(boxes)
        page.wait_for_timeout(2000 * LATE + 400)  # what the table asked for has come
        assert page.evaluate(boxes) == seen
        assert version(page) == at
        assert my_turn(page)
        act(page)
        wait_for_turn(page)
