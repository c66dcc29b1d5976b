"""Figures of the client in a real browser: whole games by keyboard, and how fast the board answers."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

CLIENT = Path(__file__).resolve().parent.parent / "src/saecula/server/static"  # as `make web` has built it
CLICKS = 25
CLAIMED = 100  # milliseconds from a click to the changed board, median


@contextmanager
def visitor() -> Iterator[Any]:
    """A page of somebody who has just come to a server of their own."""
    from playwright.sync_api import sync_playwright

    from tests.e2e import browser as chromium
    from tests.e2e.conftest import missing
    from tests.e2e.house import House

    why = missing()
    if why:
        raise RuntimeError(f"nothing can be measured in a browser: {why}")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder) / "data", client=CLIENT)
        house.start()
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.ARGUMENTS)
        try:
            context = browser.new_context(
                base_url=house.url,
                viewport={"width": 1280, "height": 720},
                locale="en-GB",
                reduced_motion="reduce",
            )
            context.add_init_script("localStorage['saecula.pace'] = 'off'; localStorage['saecula.forced'] = 'no'")
            page = context.new_page()
            page.goto("/")
            page.fill("#nickname", "Ada")
            page.keyboard.press("Enter")
            page.wait_for_selector("article")
            yield page
        finally:
            browser.close()
            house.stop()


def ages_by_keyboard() -> list[str]:
    """A simple and an advanced game of Through the Ages from the first card to the result, by keyboard alone."""
    from tests.e2e import test_ages as ages

    lines = []
    for version in ("simple", "advanced"):
        with visitor() as page:
            started = perf_counter()
            moves = ages.whole_game_by_keyboard(page, version)
            lines.append(f"- {version}: {moves} moves, {perf_counter() - started:.0f} s")
    return lines


def ages_variants() -> list[str]:
    """A whole game of three by mouse with every option of the full game, and in the other versions."""
    from saecula.games.through_the_ages import BONUS_VARIANTS, SWITCHES
    from tests.e2e import test_ages as ages

    ways: list[dict[str, Any]] = [{"version": "simple"}, {"version": "advanced"}, {}]
    ways += [{name: True} for name, _, _ in SWITCHES]
    ways += [{"bonus_cards": name} for name in BONUS_VARIANTS if name != "none"]
    ways += [{"bonus_cards": "age_by_age", "bonus_fewer": True}, {"manual_payment": True}]
    lines = []
    for options in ways:
        with visitor() as page:
            started = perf_counter()
            moves = ages.whole_game_by_mouse(page, 3, guided=True, **options)
            told = len(ages.lessons_told(page))
        name = ", ".join(f"{key} {value}".replace(" True", "") for key, value in options.items()) or "full"
        lines.append(f"- {name}: {moves} moves, {perf_counter() - started:.0f} s, {told} steps of the guide")
    return lines


def ages_clicks() -> list[str]:
    """From the click on a card to the frame with the changed board, late in a game of four."""
    from tests.e2e import test_ages as ages

    with visitor() as page:
        ages.bring(page, ages.late_position())
        times = ages.click_times(page, CLICKS)
    middle = median(times)
    reached = "yes" if middle <= CLAIMED else "NO"
    return [
        "| median | slowest | claimed | reached |",
        "|---|---|---|---|",
        f"| {middle:.0f} ms | {max(times):.0f} ms | {CLAIMED} ms | {reached} |",
    ]


def seven_speed() -> list[str]:
    """Panning and clicks on the board of 7 Ages."""
    from tests.e2e import seven_speed as speed

    with visitor() as page:
        return speed.figures(page)


MEASUREMENTS = {
    "through_the_ages: whole games by keyboard": ages_by_keyboard,
    "through_the_ages: whole games by mouse": ages_variants,
    "through_the_ages: from a click to the changed board": ages_clicks,
    "seven_ages: panning and clicks": seven_speed,
}
