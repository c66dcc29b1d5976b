"""Makes the pictures in docs/img from a real server and a real browser: `python -m tools.screenshots [GAME ...]`.

Dice differ from run to run, so the pictures do; what they show does not.
"""

import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.e2e import browser as chromium
from tests.e2e import test_ages as ages
from tests.e2e import test_seven as seven
from tests.e2e.hands import act, over, set_up, skip_guide, wait_for_turn
from tests.e2e.house import House
from tests.e2e.seven_games import march
from tests.e2e.test_history import click_a_move
from tests.games.through_the_ages.recorded import recorded

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "img"
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
MOVES = 300  # more than a turn can have
TURNS = 4  # how long we play before the picture is taken


def main(names: list[str]) -> int:
    """Make the pictures of these games, or all."""
    unknown = [name for name in names if name not in PICTURES]
    if unknown:
        print(f"no such game: {', '.join(unknown)}; there are {', '.join(PICTURES)}", file=sys.stderr)
        return 2
    found = chromium.find()
    if found is None:
        print("there is no Chromium: python -m tools.prepare browser sets one up", file=sys.stderr)
        return 1
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder) / "data")
        house.start()
        browser = playwright.chromium.launch(executable_path=found, args=chromium.ARGUMENTS)
        try:
            take(browser, house, names or list(PICTURES))
        finally:
            browser.close()
            house.stop()
    return 0


def take(browser: Any, house: House, names: list[str]) -> None:
    """Somebody comes to the house, and plays what is wanted."""
    context = browser.new_context(base_url=house.url, locale="en-GB", reduced_motion="reduce", **DESK)
    context.add_init_script("localStorage['saecula.pace'] ??= 'off'")
    page = context.new_page()
    page.goto("/")
    page.fill("#nickname", "Livia")
    page.keyboard.press("Enter")
    page.wait_for_selector("#nickname", state="detached")
    for name in names:
        page.goto("/#/")
        page.wait_for_selector("article")
        PICTURES[name](page)


def vinci(page: Any) -> None:
    """The table in the middle of a game, in both languages and on a phone; then the lobby, where that game waits."""
    set_up(page, ["you", "bot:hard", "bot:hard", "bot:virtual"], points=None)
    page.wait_for_selector(".province")
    skip_guide(page)
    play(page)
    shoot(page, "table")

    page.get_by_role("button", name="Italiano").click()
    page.get_by_role("button", name="Che cosa è successo").first.click()
    shoot(page, "italian")

    signed_in = page.context.storage_state()
    phone = page.context.browser.new_context(storage_state=signed_in, **PHONE).new_page()
    phone.goto(page.url)
    phone.wait_for_selector(".province")
    phone.get_by_role("button", name="English").click()
    skip_guide(phone)
    shoot(phone, "phone")

    page.get_by_role("button", name="English").click()
    page.goto("/#/")
    page.wait_for_selector("article")
    shoot(page, "lobby")


def history(page: Any) -> None:
    """A campaign with enemies in reach."""
    set_up(page, ["you", *["bot:hard"] * 5], points=None, game="History of the World")
    skip_guide(page)
    campaign(page)
    shoot(page, "history", "jpeg")


def through_the_ages(page: Any) -> None:
    """A turn with much that can be done, and a technology seen large."""
    ages.bring(page, recorded("actions", like=lambda names: len(names) > 24))
    page.locator("#board .columns .can").first.hover()
    shoot(page, "ages", "jpeg")


def seven_ages(page: Any) -> None:
    """A march, and an army that is pointed at."""
    with tempfile.TemporaryDirectory() as folder:
        seven.open_record(page, march(), Path(folder))
        page.locator("#board .question .show").first.click()
    shoot(page, "seven", "jpeg")


PICTURES: dict[str, Callable[[Any], None]] = {
    "vinci": vinci,
    "history_of_the_world": history,
    "through_the_ages": through_the_ages,
    "seven_ages": seven_ages,
}


def campaign(page: Any, epoch: str = "V") -> None:
    """History of the World until a campaign of this Epoch has enemies in reach; the pointer rests on one of them."""
    pick = random.Random(5)
    enemy = "#board .aim.foe"
    while not over(page):
        wait_for_turn(page)
        here = page.locator(".strip .number b").inner_text() == epoch
        if here and page.locator(enemy).count() > 3 and page.locator(".aim").count() > 6:
            place = page.locator("[data-odds]").last.get_attribute("data-odds")
            page.locator(f'[data-territory="{place}"]').hover()
            return
        click_a_move(page, pick)


def play(page: Any) -> None:
    """Some turns, and then to the middle of a conquest."""
    for turn in range(1, TURNS + 1):
        conquering = 0
        for _ in range(MOVES):
            if over(page):
                break
            wait_for_turn(page)
            if page.locator(".province.can").count() and page.locator('[data-move="done"]').count():
                conquering += 1
            if turn == TURNS and conquering > 2:
                page.locator(".province.can").last.hover()
                return
            ends = page.locator('[data-move="done"]:not([disabled])').inner_text() if one_done(page) else ""
            act(page, greed=6)
            if "End the turn" in ends:
                break


def one_done(page: Any) -> bool:
    """Whether `done` is offered."""
    return bool(page.locator('[data-move="done"]:not([disabled])').count() == 1)


def shoot(page: Any, name: str, kind: str = "png") -> None:
    """Take one picture."""
    page.wait_for_timeout(900)  # fonts, the map, and everything that moves
    quality = {"quality": 86} if kind == "jpeg" else {}
    page.screenshot(path=IMAGES / f"{name}.{kind}", type=kind, **quality)
    print(f"docs/img/{name}.{kind}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
