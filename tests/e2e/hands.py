"""What people do with a mouse: set up a table, play a turn of Vinci, wait for their turn."""

import time
from collections.abc import Callable
from typing import Any

MOVES = "[data-move]:not([disabled])"


def set_up(
    page: Any, seats: list[str], points: int | None = 30, names: tuple[str, ...] = (), game: str = "Vinci"
) -> None:
    """Set up a table in the dialog: `you`, `here`, `open`, `invite`, `bot:random`."""
    page.locator("article", has=page.get_by_role("button", name=f"Play {game}")).get_by_role(
        "button", name="Set up a table…"
    ).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=str(len(seats)), exact=True).click()
    for number, seat in enumerate(seats, 1):
        dialog.get_by_label(f"Seat {number}", exact=True).select_option(seat)
    for field, name in zip(dialog.get_by_label("Name", exact=True).all(), names, strict=True):
        field.fill(name)
    if points is not None:
        dialog.get_by_text("Options", exact=True).click()
        dialog.get_by_label("Points to reach").first.select_option("#")
        dialog.get_by_role("spinbutton").fill(str(points))
    dialog.locator("form .primary").click()
    page.wait_for_selector(".table")


def skip_guide(page: Any) -> None:
    """Put the guide of a first game away."""
    page.evaluate(
        "localStorage.setItem('saecula-vinci-guide', JSON.stringify(Array.from({length: 99}, (_, i) => String(i))))"
    )
    skip = page.get_by_role("button", name="Skip the guide")
    if skip.count():
        skip.first.click()


def until(page: Any, expression: str, value: object = None, seconds: float = 15) -> None:
    """Wait until an expression of the page is true. Playwright's own waiting needs eval, which the page forbids."""
    end = time.monotonic() + seconds
    while not page.evaluate(expression, value):
        assert time.monotonic() < end, f"never true: {expression}"
        time.sleep(0.03)


def over(page: Any) -> bool:
    return bool(page.locator("dialog table").count())


def my_turn(page: Any) -> bool:
    return str(page.title()).startswith("●")


def wait_for_turn(page: Any, seconds: float = 30) -> None:
    """Until the page's title says that it is one's turn, or the game is over."""
    until(
        page,
        "document.title.startsWith('●') || !!document.querySelector('dialog table, #hand-over')",
        seconds=seconds,
    )


def act(page: Any, greed: int = 3) -> bool:
    """Do one thing that is offered, as somebody would who wants to get on: False if nothing is offered now."""
    skip_guide(page)
    spread = page.locator(".spread button:not([disabled])")
    if spread.count():
        return _settle(page, lambda: spread.last.click())
    names = [each.get_attribute("data-move") or "" for each in page.locator(MOVES).all()]
    done = next((name for name in names if name == "done"), None)
    taken = int(page.evaluate("window.conquests ?? 0"))
    provinces = page.locator(".province.can")
    if provinces.count() and not (done and taken >= greed):
        page.evaluate("n => { window.conquests = n }", taken + 1)
        return _settle(page, lambda: _click_province(page, provinces.first))
    page.evaluate("window.conquests = 0")
    if not names:
        return False
    first = done or next((name for name in names if name == "expand"), names[0])
    return _settle(page, lambda: page.locator(f'[data-move="{first}"]:not([disabled])').first.click())


def _click_province(page: Any, province: Any) -> None:
    province.dispatch_event("click")
    chooser = page.locator(".chooser button").first
    if chooser.count():
        chooser.click()


def _settle(page: Any, do: Any) -> bool:
    """Do it, and wait until the table has moved on."""
    before = page.evaluate(STAMP)
    do()
    sure = page.get_by_role("button", name="End the turn", exact=True)
    end = time.monotonic() + 10
    while time.monotonic() < end:
        if page.evaluate(STAMP) != before:
            return True
        if page.locator("dialog[open]").count() and sure.count() and page.get_by_text("End your turn?").count():
            sure.last.click()
        time.sleep(0.02)
    raise AssertionError(f"nothing happened; the table says: {page.locator('.prompt').inner_text()}")


STAMP = "document.querySelector('.table')?.dataset.version + document.title"


def play_to_the_end(page: Any, seconds: float = 120, do: Callable[[Any], object] = act) -> None:
    """Play whatever is asked until the result is there."""
    end = time.monotonic() + seconds
    while not over(page):
        assert time.monotonic() < end, "the game does not end"
        if not my_turn(page):
            wait_for_turn(page)
            continue
        do(page)


def type_a_move(page: Any, greed: int = 2) -> None:
    """Do one thing that is offered, with the keyboard alone; what came while the table was busy is typed again."""
    before = page.evaluate(STAMP)
    for _ in range(6):
        _type(page, greed)
        end = time.monotonic() + 2.5
        while time.monotonic() < end:
            if page.evaluate(STAMP) != before or over(page):
                return
            if page.get_by_text("End your turn?").count():
                page.keyboard.press("Enter")
            time.sleep(0.02)
        page.keyboard.press("Escape")
    raise AssertionError(f"nothing happened; the table says: {page.locator('.prompt').inner_text()}")


def _type(page: Any, greed: int) -> None:
    taken = int(page.evaluate("window.conquests ?? 0"))
    done = page.locator('[data-move="done"]:not([disabled])').count() > 0
    if page.locator(".spread button:not([disabled])").count():
        tab_until(page, "document.activeElement.closest('.spread button:not([disabled])') !== null")
        page.keyboard.press("Enter")
    elif page.locator(".province.can").count() and not (done and taken >= greed):
        page.evaluate("n => { window.conquests = n }", taken + 1)
        page.keyboard.press("b")
        tab_until(page, "document.activeElement.classList.contains('province')")
        page.keyboard.press("n")  # the next province that something can be done with
        page.keyboard.press("Enter")
        if page.locator(".chooser button").count():
            page.keyboard.press("Enter")
    else:
        page.evaluate("window.conquests = 0")
        page.keyboard.press("d" if done else "1")


def tab_until(page: Any, expression: str) -> None:
    """Press Tab until an expression of the page is true."""
    for _ in range(80):
        if page.evaluate(expression):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"not reached with Tab: {expression}")
