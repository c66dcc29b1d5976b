"""Following the others: each of their moves is shown for a while with its caption, and can be skipped."""

import time
from typing import Any

import pytest

from tests.e2e.conftest import Person
from tests.e2e.hands import MINE, OVER, act, set_up, skip_guide, until, wait_for_turn
from tests.e2e.house import House
from tests.e2e.test_table import version

# Notes when each caption came and when it went, what stood in it, the version on the board then, and which gestures
# were seen.
WATCH = """
window.captions = [];
window.gestures = {};
const signs = { arrow: '.gestures .way', pulse: '.gestures .pulse', number: '.players .gain' };
let shown = null;
const look = () => {
  for (const [name, sign] of Object.entries(signs)) if (document.querySelector(`#board ${sign}`)) gestures[name] = true;
  const text = document.querySelector('[data-caption]')?.textContent.trim() ?? null;
  const version = Number(document.querySelector('.table')?.dataset.shown);
  if (text === (shown?.text ?? null) && (!shown || version === shown.version)) return;
  if (shown) { shown.gone = performance.now(); }
  shown = text === null ? null : { text, version, came: performance.now(), gone: null };
  if (shown) captions.push(shown);
};
const changes = { subtree: true, childList: true, characterData: true, attributeFilter: ['data-shown'] };
new MutationObserver(look).observe(document, changes);
"""
FOLLOWING = "!!document.querySelector('[data-caption]')"
MY_TURN = f"document.title.startsWith('●') && !({FOLLOWING})"  # and everything has been shown

# Who holds each province and with how many tokens, and everybody's points, as the board shows them.
POSITION = """() => [
  ...[...document.querySelectorAll('[data-province]')].map((each) => each.ariaLabel.split(';')[0]),
  ...[...document.querySelectorAll('#board .players .score')].map((each) => each.textContent),
]"""


def finish_my_turn(page: Any) -> None:
    """Play until others begin to move."""
    for _ in range(80):
        act(page)
        until(page, f"{FOLLOWING} || ({MINE}) || {OVER}")
        if page.evaluate(FOLLOWING):
            return
    raise AssertionError("my turn never ended")


def wait_for_the_bots(page: Any) -> None:
    """Until the server has all their moves, and the page has been sent them."""
    table = page.url.rpartition("/")[2]
    end = time.monotonic() + 60
    while not page.request.get(f"/api/tables/{table}").json()["my_turn"]:
        assert time.monotonic() < end, "the bots never ended their turns"
        time.sleep(0.05)
    until(page, "document.title.startsWith('●')")


def versions_told(page: Any, since: int) -> set[int]:
    """The versions since then at which somebody else has moved and the log has something to tell."""
    table = page.url.rpartition("/")[2]
    message = {"type": "log", "seat": 0, "since": 0}
    answer = page.request.post(f"/api/tables/{table}/messages", headers={"X-Saecula": "1"}, data=message)
    movers: dict[int, int] = {}
    for event in answer.json()["messages"][0]["events"]:
        movers.setdefault(event["version"], event["args"].get("seat", 0))
    return {version for version, seat in movers.items() if version > since and seat}


@pytest.fixture
def table(house: House, person: Person) -> Any:
    """A game against three bots at the normal pace and with motion; it is my turn."""
    page = person(house, pace="normal", reduced_motion="no-preference")
    page.evaluate(WATCH)
    set_up(page, ["you", "bot:random", "bot:random", "bot:random"], points=None)
    skip_guide(page)
    until(page, MY_TURN)
    return page


def test_every_move_of_the_bots_is_shown_with_its_caption(table: Any) -> None:
    page = table
    start = version(page)
    for _ in range(2):  # civilizations are chosen; then their first conquests
        finish_my_turn(page)
        until(page, MY_TURN, seconds=180)
    assert versions_told(page, start) <= {c["version"] for c in page.evaluate("captions")}, "each of their moves"
    captions = [c for c in page.evaluate("captions") if c["gone"] is not None]
    assert len(captions) >= 3, "each of the three bots has done something"
    for caption in captions:
        assert caption["gone"] - caption["came"] >= 400, caption
        assert caption["text"]
        assert "{" not in caption["text"]
    assert page.evaluate("gestures") == {"arrow": True, "pulse": True, "number": True}
    # What the log tells of them, each line once and in the same order, was on the screen.
    page.keyboard.press("l")
    lines = " ".join(page.locator(".log .moment").all_inner_texts())
    assert all(word in lines for word in {c["text"].split(" ")[0] for c in captions})


@pytest.mark.parametrize("how", ["button", "key", "click"])
def test_skipping_shows_the_present_at_once(table: Any, how: str) -> None:
    page = table
    finish_my_turn(page)
    until(page, FOLLOWING)
    wait_for_the_bots(page)
    assert page.evaluate(FOLLOWING), "what they did takes longer to show than to do"
    before = page.evaluate(POSITION)
    if how == "button":
        page.locator("[data-skip]").click()
    elif how == "key":
        page.keyboard.press("Escape")
    else:
        page.locator("#board .map").click(position={"x": 300, "y": 200})
    until(page, f"!({FOLLOWING})", seconds=3)
    shown = page.evaluate(POSITION)
    assert shown != before, "it was not the present that was shown"
    page.reload()
    page.wait_for_selector("[data-province]")
    assert page.evaluate(POSITION) == shown, "how it stands after all their moves"


def test_nothing_is_shown_at_the_pace_off(house: House, person: Person) -> None:
    page = person(house, pace="off")
    page.evaluate(WATCH)
    set_up(page, ["you", "bot:random", "bot:random"])
    skip_guide(page)
    wait_for_turn(page)
    for _ in range(4):
        act(page)
        wait_for_turn(page)
    assert page.evaluate("captions") == []


def test_the_pace_is_kept(house: House, person: Person) -> None:
    page = person(house, pace="normal")
    set_up(page, ["you", "bot:random", "bot:random"])
    skip_guide(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_label("slow", exact=True).check()
    page.reload()
    page.wait_for_selector(".table")
    assert page.evaluate("localStorage['saecula.pace']") == "slow"


def test_virtual_players_are_followed_too(house: House, person: Person) -> None:
    """They move inside a move of the person: each event is a caption of its own."""
    page = person(house, pace="fast")
    page.evaluate(WATCH)
    set_up(page, ["you"], points=None)
    skip_guide(page)
    until(page, MY_TURN)
    finish_my_turn(page)
    until(page, MY_TURN, seconds=180)
    captions = page.evaluate("captions")
    assert captions
    assert any(not c["text"].startswith("Ada") for c in captions), captions
