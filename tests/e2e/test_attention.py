"""Invitations, notices that it is one's turn, and the summary of what happened in the meantime."""

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saecula.server.invitations import network_addresses
from tests.e2e.conftest import Person
from tests.e2e.hands import act, invitation, my_turn, play_to_the_end, set_up, skip_guide, still, until, wait_for_turn
from tests.e2e.house import House
from tests.e2e.test_look import PHONE, findings

# What a test can observe: every tone that begins, every notification, and a page that can be hidden for a while.
OBSERVED = """
window.tones = [];
for (const Source of [OscillatorNode, AudioBufferSourceNode]) {
  const start = Source.prototype.start;
  Source.prototype.start = function (...given) {
    tones.push(this.frequency ? Math.round(this.frequency.value) : 'noise');
    return start.apply(this, given);
  };
}
window.notices = [];
window.Notification = class {
  static permission = 'default';
  static asked = 0;
  static async requestPermission() { Notification.asked += 1; return (Notification.permission = 'granted'); }
  constructor(title, options) { notices.push({ title, ...options }); }
  close() {}
};
window.away = false;
window.later = 0;
Object.defineProperty(document, 'hidden', { get: () => away });
const now = Date.now;
Date.now = () => now() + later;
window.hide = (hidden) => { away = hidden; document.dispatchEvent(new Event('visibilitychange')); };
"""
TURN, CHAT, END, CONQUEST = 523, 880, 392, 196
DESK = {"width": 1280, "height": 720}


@pytest.fixture
def network(tmp_path: Path, possible: None) -> Iterator[House]:
    """A server that others in the network can reach."""
    found = House(tmp_path / "data", host="0.0.0.0")
    found.start()
    yield found
    found.stop()


def come(person: Person, house: House, name: str, address: str = "", **context: Any) -> Any:
    """A person whose browser is observed, and who wants motion and sound."""
    page = person(house, name, sign_in=False, **{"reduced_motion": "no-preference", **context})
    page.add_init_script(OBSERVED)
    page.goto("/healthz")  # what is added is there from the next page on
    page.goto(address or house.url)
    page.fill("#nickname", name)
    page.keyboard.press("Enter")
    page.wait_for_selector("#nickname", state="detached")
    return page


def turns_until(ada: Any, bea: Any, whose: Any) -> None:
    """Both play until it is the turn of one of them."""
    other = bea if whose is ada else ada
    end = time.monotonic() + 120
    while not my_turn(whose):
        assert time.monotonic() < end, "the turn does not come"
        if my_turn(other):
            act(other)
        else:
            time.sleep(0.02)


def test_an_invitation_notifications_and_an_absence(network: House, person: Person) -> None:
    ada = come(person, network, "Ada")
    set_up(ada, ["you", "invite", "bot:random"], points=None)
    ada.get_by_role("button", name="Notify me when it is my turn").wait_for()
    assert ada.evaluate("Notification.asked") == 0, "nothing is asked before the person has said yes"
    link = invitation(ada)
    if network_addresses():
        assert not re.match(r"http://(localhost|127)", link)
        ada.get_by_role("img", name="QR code of the invitation").wait_for()
    assert findings(ada) == []
    ada.get_by_role("button", name="Notify me when it is my turn").click()
    until(ada, "Notification.asked === 1")
    bea = come(person, network, "Bea", link)
    bea.get_by_role("button", name="Take a seat").click()
    for page in (ada, bea):
        skip_guide(page)

    turns_until(ada, bea, bea)
    assert ada.evaluate("notices") == [], "never while one looks"
    assert "data:" not in ada.locator("link[rel=icon]").get_attribute("href")
    ada.evaluate("hide(true)")
    ada.evaluate("tones.length = 0")
    bea.keyboard.press("c")
    bea.get_by_label("Say something").fill("ciao")
    bea.keyboard.press("Enter")
    until(ada, f"tones.includes({CHAT})")
    turns_until(ada, bea, ada)
    until(ada, "notices.length === 1")
    assert ada.evaluate("notices[0].title") == "Vinci"
    assert ada.title().startswith("●")
    assert "data:" in ada.locator("link[rel=icon]").get_attribute("href")
    assert TURN in ada.evaluate("tones")

    bea.set_viewport_size(PHONE["viewport"])
    no = bea.get_by_role("button", name="No, thanks")
    no.wait_for()
    still(bea)
    place = bea.locator("#board").bounding_box()
    no.click()
    still(bea)
    assert bea.locator("#board").bounding_box() == place, "the question moves nothing"
    bea.set_viewport_size(DESK)

    ada.evaluate("later = 120000; hide(false)")
    away = ada.get_by_role("dialog", name="While you were away")
    away.wait_for()
    assert "Bea" in away.inner_text()
    assert findings(ada) == []
    away.locator(".turns button").first.click()
    ada.get_by_role("slider").wait_for()  # a line leads to its moment
    ada.keyboard.press("Escape")
    ada.get_by_role("slider").wait_for(state="detached")
    turns_until(ada, bea, bea)
    turns_until(ada, bea, ada)
    assert len(ada.evaluate("notices")) == 1, "once a turn, and not while one looks"


def test_a_server_for_this_machine_says_how_to_let_others_in(house: House, person: Person) -> None:
    page = person(house)
    set_up(page, ["you", "invite", "bot:random"], points=None)
    page.get_by_text("Only this computer can open the link").wait_for()
    assert page.get_by_label("Command that lets others in").input_value() == "saecula serve --host 0.0.0.0"


def test_sounds(house: House, person: Person) -> None:
    page = come(person, house, "Ada")
    set_up(page, ["you", "bot:random", "bot:random"])
    skip_guide(page)
    wait_for_turn(page)
    page.evaluate("tones.length = 0")
    play_to_the_end(page)
    until(page, f"tones.includes({END})")
    heard = set(page.evaluate("tones"))
    assert {TURN, CONQUEST, "noise"} <= heard

    # Off in the settings, and off by itself where the system asks for less motion.
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_label("on", exact=True).uncheck()
    assert page.evaluate("localStorage['saecula.muted']") == "yes"
    calm = come(person, house, "Cleo", reduced_motion="reduce")
    set_up(calm, ["you", "bot:random", "bot:random"])
    skip_guide(calm)
    for _ in range(4):
        wait_for_turn(calm)
        act(calm)
    assert calm.evaluate("tones") == []
