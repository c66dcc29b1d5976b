"""What people do with a mouse: set up a table, play a turn of Vinci, wait for their turn."""

import time
from collections.abc import Callable
from typing import Any

MOVES = "[data-move]:not([disabled])"
STAMP = "document.querySelector('.table')?.dataset.version + document.title"

# What tells a person that it is their turn: the title, things to choose, and nothing under way.
MINE = f"""document.title.startsWith('●') && !!document.querySelector('#board[aria-busy="false"]')
  && !!document.querySelector('{MOVES}, #board .can')"""
OVER = "!!document.querySelector('dialog .ranking')"

# From the click to the frame that shows the changed board, in milliseconds.
CLICK_TO_CHANGE = """selector => new Promise((done) => {
  const table = document.querySelector('.table');
  const before = table.dataset.version;
  const start = performance.now();
  new MutationObserver((_, observer) => {
    if (table.dataset.version === before) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
  }).observe(table, { attributes: true });
  document.querySelector(selector).dispatchEvent(new MouseEvent('click', { bubbles: true }));
})"""


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


def invitation(page: Any) -> str:
    """The link for others, once the server has told under which address they reach it."""
    until(page, "!!document.querySelector('#invite-link')?.value")
    return str(page.locator("#invite-link").input_value())


def skip_guide(page: Any) -> None:
    """Put the guide of a first game away, where there is one."""
    page.wait_for_selector("#board > .board")
    skip = page.get_by_role("button", name="Skip the guide")
    if skip.count():
        skip.click()
        skip.wait_for(state="detached")


def until(page: Any, expression: str, value: object = None, seconds: float = 60) -> None:
    """Wait until an expression of the page is true. Playwright's own waiting needs eval, which the page forbids."""
    end = time.monotonic() + seconds
    while not page.evaluate(expression, value):
        assert time.monotonic() < end, f"never true: {expression}; the table says: {said(page)}"
        time.sleep(0.02)


def said(page: Any) -> str:
    """What the table asks for, or announces."""
    return " / ".join(page.locator(".prompt, .notice").all_inner_texts())


def over(page: Any) -> bool:
    return bool(page.evaluate(OVER))


def my_turn(page: Any) -> bool:
    """Whether something can be done now."""
    return bool(page.evaluate(MINE))


def wait_for_turn(page: Any) -> None:
    """Until something can be done, the screen is to be handed over, or the game is over."""
    until(page, f"({MINE}) || {OVER} || !!document.querySelector('#hand-over')")


def moved_on(page: Any, before: str) -> None:
    """Wait until the table shows another stamp than this; confirm the end of the turn if asked."""
    sure = page.get_by_role("dialog").get_by_role("button", name="End the turn", exact=True)
    until(page, f"before => {STAMP} !== before || !!document.querySelector('dialog[open]')", before)
    if page.evaluate(STAMP) == before and sure.count():
        sure.click()
        until(page, f"before => {STAMP} !== before", before)


OFFERED = """() => ({
  spread: document.querySelectorAll('.spread button:enabled').length,
  provinces: document.querySelectorAll('.province.can').length,
  moves: [...document.querySelectorAll('[data-move]:enabled')].map((each) => each.dataset.move),
  taken: window.conquests ?? 0,
})"""


def act(page: Any, greed: int = 3) -> None:
    """Do one thing that is offered, as an impatient player would."""
    offered = page.evaluate(OFFERED)
    before = page.evaluate(STAMP)
    moves = offered["moves"]
    if offered["spread"]:
        page.locator(".spread button:enabled").last.click()
    elif offered["provinces"] and not ("done" in moves and offered["taken"] >= greed):
        page.evaluate("n => { window.conquests = n }", offered["taken"] + 1)
        page.locator(".province.can").first.dispatch_event("click")
        chooser = page.locator(".chooser button").first
        if chooser.count():
            chooser.click()
    else:
        page.evaluate("window.conquests = 0")
        first = next((name for name in ("done", "expand") if name in moves), moves[0])
        page.locator(f'[data-move="{first}"]:enabled').first.click()
    moved_on(page, before)


def play_to_the_end(page: Any, seconds: float = 240, do: Callable[[Any], object] = act) -> None:
    """Play whatever is asked until the result is there."""
    end = time.monotonic() + seconds
    wait_for_turn(page)
    while not over(page):
        assert time.monotonic() < end, "the game does not end"
        do(page)
        wait_for_turn(page)


# Nothing on the board or in the header changes its place for some frames, with all letters and pictures there.
STILL = """async (most) => {
  await document.fonts.ready;
  const things = 'header, header button, #board, #board button, #board .map, #board .province';
  const look = () => JSON.stringify([
    [...document.images].every((each) => each.complete),
    ...[...document.querySelectorAll(things)].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  ]);
  const end = performance.now() + most;
  let seen = look();
  for (let same = 0; same < 6 && performance.now() < end;) {
    await new Promise((done) => setTimeout(() => requestAnimationFrame(done), 20));
    const now = look();
    same = now === seen && now.startsWith('[true') ? same + 1 : 0;
    seen = now;
  }
  return performance.now() < end;
}"""


def still(page: Any, seconds: float = 30) -> None:
    """Wait until everything is loaded and has found its place: what is measured now can be compared later."""
    until(page, "!document.querySelector('#board[aria-busy=\"true\"]')")
    assert page.evaluate(STILL, 1000 * seconds), "the board never comes to rest"


def look_at(page: Any, moment: int) -> None:
    """Drag the timeline to a moment, and wait until the board shows it."""
    page.get_by_role("slider").fill(str(moment))
    until(page, "n => document.querySelector('.table').dataset.shown === n", str(moment))


def places(page: Any) -> list[list[float]]:
    """Where everything is that can be clicked on the board."""
    found: list[list[float]] = page.evaluate(
        """() => [...document.querySelectorAll('#board, #board button, #board .province')].map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return [x, y, width, height].map(Math.round);
        })"""
    )
    return found


def covered(page: Any) -> list[str]:
    """The buttons in sight that something else lies on: a notice, a banner."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('button:enabled')].filter((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return top?.closest('.notice, .bulletin, .banner') && !each.contains(top) && !top.contains(each);
        }).map((each) => each.textContent)"""
    )
    return found


def press(page: Any, *keys: str) -> None:
    """Press keys, and wait until the table has moved on and something can be done again."""
    before = page.evaluate(STAMP)
    for key in keys:
        page.keyboard.press(key)
    until(page, f"before => {STAMP} !== before || !!document.querySelector('dialog[open]')", before)
    if page.get_by_text("End your turn?").count():
        page.keyboard.press("Enter")
        until(page, f"before => {STAMP} !== before", before)
    wait_for_turn(page)


def type_a_move(page: Any, greed: int = 2) -> None:
    """Do one thing that is offered, with the keyboard alone."""
    offered = page.evaluate(OFFERED)
    done = "done" in offered["moves"]
    if offered["spread"]:
        tab_until(page, "document.activeElement.closest('.spread button:enabled') !== null")
        press(page, "Enter")
    elif offered["provinces"] and not (done and offered["taken"] >= greed):
        page.evaluate("n => { window.conquests = n }", offered["taken"] + 1)
        type_a_target(page)
    else:
        page.evaluate("window.conquests = 0")
        press(page, "d" if done else "1")


def type_a_target(page: Any) -> None:
    """Go to a province that something can be done with, and do it."""
    page.keyboard.press("b")
    tab_until(page, "document.activeElement.classList.contains('province')")
    page.keyboard.press("n")
    until(page, "document.activeElement.classList.contains('can')")
    before = page.evaluate(STAMP)
    page.keyboard.press("Enter")
    until(page, f"before => {STAMP} !== before || !!document.querySelector('.chooser button:focus')", before)
    if page.evaluate(STAMP) == before:
        page.keyboard.press("Enter")
        until(page, f"before => {STAMP} !== before", before)
    wait_for_turn(page)


def tab_until(page: Any, expression: str, most: int = 80) -> None:
    """Press Tab until an expression of the page is true."""
    for _ in range(most):
        if page.evaluate(expression):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"not reached with Tab: {expression}")
