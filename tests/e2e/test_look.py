"""How it looks: accessibility, phones, one screen without scrolling."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import Person
from tests.e2e.hands import act, set_up, skip_guide, still, wait_for_turn
from tests.e2e.house import House

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def findings(page: Any, moderate: bool = False, part: str = "html") -> list[str]:
    """The serious findings of axe-core in a part of the page; with `moderate` the lesser ones, too."""
    # By the debugger, as a person's tools would: the page's own policy allows no foreign script.
    if not page.evaluate("!!window.axe"):
        page.evaluate(AXE.read_text())
    found = page.evaluate("part => axe.run(part, { resultTypes: ['violations'] })", part)
    return [
        f"{each['id']}: {each['help']} at {[node['target'] for node in each['nodes']][:3]}"
        for each in found["violations"]
        if moderate or each["impact"] in ("serious", "critical")
    ]


def fits(page: Any) -> bool:
    page_ = "document.scrollingElement"
    return bool(page.evaluate(f"{page_}.scrollWidth <= innerWidth && {page_}.scrollHeight <= innerHeight"))


def steady_while_guided(page: Any) -> Iterator[Any]:
    """Where the map is before each of the guide's first steps is put away; to be compared after it."""
    wait_for_turn(page)
    for _ in range(3):
        still(page)
        before = page.locator("#board .map").bounding_box()
        page.get_by_role("button", name="Got it").click()
        still(page)
        yield before


@pytest.mark.parametrize("context", [{}, PHONE], ids=["desk", "phone"])
def test_accessible_and_on_one_screen(house: House, person: Person, context: dict[str, Any]) -> None:
    page = person(house, sign_in=False, **context)
    page.wait_for_selector("#nickname")
    assert findings(page) == []
    page.fill("#nickname", "Ada")
    page.keyboard.press("Enter")
    page.wait_for_selector("article")
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    set_up(page, ["you", "bot:random", "bot:random"])
    for place in steady_while_guided(page):
        assert place == page.locator("#board .map").bounding_box(), "the guide keeps its place"
    skip_guide(page)
    wait_for_turn(page)
    assert findings(page) == []
    assert fits(page)
    for _ in range(3):
        act(page)
        wait_for_turn(page)
    assert fits(page)
    page.get_by_role("button", name="What happened").first.click()
    assert findings(page) == []
    page.get_by_role("button", name="Look back").click()
    page.get_by_role("slider").wait_for()
    assert findings(page) == []
    assert fits(page)


def test_a_doubled_tile_is_read_out_as_it_is_seen(tmp_path: Path, person: Person, possible: None) -> None:
    house = House(tmp_path / "data", seed="1")  # dice that put Specialization on offer
    house.start()
    try:
        page = person(house)
        set_up(page, ["you", "bot:random", "bot:random"])
        skip_guide(page)
        wait_for_turn(page)
        act(page)
        chip = page.locator(".chip:has(.twice)").first
        chip.hover()
        tip = page.locator("#board .tip").inner_text()
        assert "×2: " in tip, "what the tile does, and what is doubled"
        assert chip.get_attribute("aria-label").endswith(tip.split("\n")[-1])
        assert findings(page) == []
    finally:
        house.stop()
