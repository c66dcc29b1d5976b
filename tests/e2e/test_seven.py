"""7 Ages on its own board, in a real browser."""

import random
import statistics
import time
from pathlib import Path
from typing import Any

import pytest

from tests.e2e import seven_speed
from tests.e2e.conftest import Person
from tests.e2e.hands import STAMP, over, skip_guide, tab_until, until, wait_for_turn
from tests.e2e.house import House
from tests.e2e.positions import bring, take_over
from tests.e2e.seven_games import asked, early, late
from tests.e2e.test_look import PHONE, findings, fits

GAME = "7 Ages"

# What can be clicked, and what the buttons play.
OFFERED = """() => ({
  places: [...document.querySelectorAll('#board .place.can')].map((each) => each.dataset.area),
  moves: [...document.querySelectorAll('#board [data-move]:enabled')].map((each) => each.dataset.move),
  step: [...document.querySelectorAll('#board .strip li')].findIndex((each) => each.getAttribute('aria-current')),
})"""

# Everything on the map as boxes in its own units: [what, left, top, right, bottom]. Words as wide as they are drawn.
BOXES = """() => {
  const found = [];
  for (const text of document.querySelectorAll('#board [data-name] text')) {
    const [x, y, size] = ['x', 'y', 'font-size'].map((name) => Number(text.getAttribute(name)));
    const half = text.getComputedTextLength() / 2;
    found.push([`name ${text.parentNode.dataset.name}`, x - half, y - 0.66 * size, x + half, y + 0.16 * size]);
  }
  for (const part of document.querySelectorAll('#board [data-piece], #board [data-badge]')) {
    const box = part.getBBox();
    const [, x, y] = /translate\\(([-\\d.]+) ([-\\d.]+)/.exec(part.getAttribute('transform')).map(Number);
    const what = `${part.dataset.piece ?? 'badge'} ${part.dataset.at ?? part.dataset.badge}`;
    found.push([what, x + box.x, y + box.y, x + box.x + box.width, y + box.y + box.height]);
  }
  return found;
}"""

# Words anywhere on the board that are cut off, and panels that are wider than their place. What only screen readers are
# told is 1 pixel wide; names that people give themselves may be cut.
CUT = """() => [...document.querySelectorAll('#board *')]
  .filter((each) => each instanceof HTMLElement && each.clientWidth > 2 && !each.closest('.frame .scroller, .mini'))
  .filter((each) => getComputedStyle(each).display !== 'inline' && !each.matches('.chips span'))
  .filter((each) => {
    const { overflowX, overflowY } = getComputedStyle(each);
    const wide = each.scrollWidth > each.clientWidth + 1 && overflowX !== 'visible' && !each.matches('.dock section');
    return wide || (overflowY === 'hidden' && each.scrollHeight > each.clientHeight + 2);
  })
  .filter((each) => !each.querySelector('.frame') && !each.matches('.frame'))
  .map((each) => `${each.className}: ${each.textContent.trim().slice(0, 40)}`)"""


# Parts of the board that reach beyond the screen: what is in them could never be scrolled to.
BEYOND = """() => [...document.querySelectorAll('#board section, #board aside, #board .dock')]
  .filter((each) => each.getBoundingClientRect().right > innerWidth + 1 && !each.closest('.frame'))
  .map((each) => `beyond: ${each.className}`)"""


def set_up(page: Any, seats: list[str], turns: int) -> None:
    """A table with a last turn."""
    page.locator("article", has=page.get_by_role("button", name=f"Play {GAME}")).get_by_role(
        "button", name="Set up a table…"
    ).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=str(len(seats)), exact=True).click()
    for number, seat in enumerate(seats, 1):
        dialog.get_by_label(f"Seat {number}", exact=True).select_option(seat)
    dialog.get_by_text("Options", exact=True).click()
    dialog.get_by_label("Last turn").fill(str(turns))
    dialog.locator("form .primary").click()
    page.wait_for_selector(".table")


def open_record(page: Any, text: str, folder: Path) -> None:
    """Bring a recorded game to this screen, as somebody would who has it as a file; all seats sit here."""
    file = folder / "game.saecula"
    file.write_text(text, encoding="ascii")
    page.locator('input[type="file"]').set_input_files(file)
    page.wait_for_selector(".table")
    page.wait_for_selector("#board > .board, #hand-over")
    take_over(page)
    skip_guide(page)


def settled(page: Any, before: str) -> None:
    """Wait for the next position; confirm the end of a turn if asked."""
    until(page, f"before => {STAMP} !== before || !!document.querySelector('dialog[open]')", before)
    if page.evaluate(STAMP) == before and not over(page):
        page.keyboard.press("Enter")
        until(page, f"before => {STAMP} !== before", before)


def wish(offered: dict[str, Any], pick: random.Random) -> str:
    """What an impatient player wants: a place or a button, what ends something rather more often."""
    moves: list[str] = offered["moves"]
    ends = [move for move in moves if move in ("done", "halt", "pass", "stay")]
    if ends and (len(moves) == 1 or pick.random() < 0.4):
        return ends[0]
    starts = [move for move in moves if move.startswith(("lay start_empire free", "turn_up", "found"))]
    if starts and pick.random() < 0.8:
        return pick.choice(starts)
    return str(pick.choice([*offered["places"], *moves]))


# A point of the screen at which an area is hit; null if it is hidden or too small.
POINT = """id => {
  const place = document.querySelector(`#board [data-area="${id}"]`);
  const { left, top, width, height } = place.getBoundingClientRect();
  for (let n = 3; n < 24; n += 4)
    for (let i = 1; i < n; i++)
      for (let j = 1; j < n; j++) {
        const [x, y] = [left + (width * i) / n, top + (height * j) / n];
        if (document.elementFromPoint(x, y) === place) return [x, y];
      }
  return null;
}"""


def do(page: Any, wanted: str, offered: dict[str, Any], touch: bool) -> None:
    """Click or tap it with the pointer: a place on the map may open a choice, a list of places must be opened first."""
    before = page.evaluate(STAMP)
    if wanted in offered["places"] and wanted not in offered["moves"]:
        point = page.evaluate(POINT, wanted)
        if point is None:  # out of sight, or under a sheet: the list leads there, too
            wanted = next(move for move in offered["moves"] if move.endswith(f" {wanted}"))
        else:
            (page.touchscreen.tap if touch else page.mouse.click)(*point)
            page.wait_for_timeout(60)  # what was pinned before is put away
            there = "!!document.querySelector('#board .map .pinned [data-move]:enabled, dialog[open]')"
            until(page, f"before => {STAMP} !== before || {there}", before)
            choice = page.locator("#board .map .pinned [data-move]:enabled")
            if page.evaluate(STAMP) == before and choice.count():
                press(choice.first, touch)
            settled(page, before)
            return
    button = page.locator(f'#board [data-move="{wanted}"]:enabled').first
    folded = button.locator("xpath=ancestor::details[not(@open)]/summary")
    if folded.count():
        press(folded.first, touch)
    press(button, touch)
    settled(page, before)


def press(button: Any, touch: bool) -> None:
    """As a finger or a mouse does: it must be in sight, and nothing may lie over it."""
    if touch:
        button.page.wait_for_timeout(320)  # the table ignores a finger that was faster than its eyes
        button.tap(timeout=10_000)
    else:
        button.click(timeout=10_000)


def sizes_of(frame: str | bytes) -> list[int]:
    """The size of an update; whom the table waits for, answers and chat are smaller and do not count."""
    return [len(frame)] if '"type":"update"' in str(frame)[:200] else []


@pytest.mark.parametrize(("context", "turns"), [({}, 2), (PHONE, 1)], ids=["desk", "phone"])
def test_a_game_of_four_by_hand(house: House, person: Person, context: dict[str, Any], turns: int) -> None:
    """A whole game against bots; everything stays on one screen and is accessible; a click changes the board soon."""
    page = person(house, **context)
    sizes: list[int] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: sizes.extend(sizes_of(frame))))
    set_up(page, ["you", *["bot:random"] * 3], turns)
    pick = random.Random(3)
    wait_for_turn(page)
    assert page.locator(".guide p").count() == 1
    skip_guide(page)
    assert findings(page) == []
    waits = []
    checked = set()
    end = time.monotonic() + 240
    while not over(page):
        assert time.monotonic() < end, "the game does not end"
        offered = page.evaluate(OFFERED)
        if offered["step"] not in checked:
            checked.add(offered["step"])
            assert page.evaluate(CUT) == []
            assert fits(page)
        began = time.monotonic()
        do(page, wish(offered, pick), offered, bool(context))
        waits.append(time.monotonic() - began)
        wait_for_turn(page)
    assert page.locator("dialog tbody tr").count() >= 4
    update = statistics.median(sizes)
    print(f"7 Ages: {len(waits)} moves by hand, {1000 * statistics.median(waits):.0f} ms from click to board (median)")
    print(f"7 Ages: {update / 1000:.1f} kB an update (median of {len(sizes)})")
    assert update <= 5_000


CHOOSE = 1  # the place in the strip at which markers are laid
ACTIONS = ["start_empire", "production", "trade_progress", "manoeuvre", "destiny", "civilise", "discard_empire"]

# The action that is being performed by somebody at this screen, "" between actions.
ACTING = """() => document.querySelector('#board .strip .acting')?.closest('li').dataset.step ?? ''"""


def test_every_action_by_keyboard_alone(house: House, person: Person, tmp_path: Path) -> None:
    """Three people at one screen play, with keys and nothing else, until each of the seven actions was performed."""
    page = person(house)
    open_record(page, early(), tmp_path)
    wait_for_turn(page)
    performed: dict[str, int] = dict.fromkeys(ACTIONS, 0)
    wanted = list(ACTIONS)  # markers to lay, each once a turn
    end = time.monotonic() + 240
    while min(performed.values()) == 0:
        assert time.monotonic() < end, performed
        assert not over(page), performed
        if page.locator("#hand-over").count():
            page.keyboard.press("Enter")
            page.locator("#hand-over").wait_for(state="detached")
            wait_for_turn(page)
            continue
        offered = page.evaluate(OFFERED)
        before = page.evaluate(STAMP)
        acting = page.evaluate(ACTING)
        if not any(move.startswith("lay ") for move in offered["moves"]):
            type_one(page, offered, enough=performed.get(acting, 0) > 0)
            wanted = wanted if offered["step"] == CHOOSE else [action for action in ACTIONS if not performed[action]]
        else:
            lay_one(page, offered["moves"], wanted)
        settled(page, before)
        if acting:
            performed[acting] += 1
        elif "turn_up discard_empire" in offered["moves"]:
            performed["discard_empire"] += 1  # asks nothing more
        wait_for_turn(page)
    print("7 Ages by keyboard:", ", ".join(f"{action} {times}" for action, times in sorted(performed.items())))


def lay_one(page: Any, moves: list[str], wanted: list[str]) -> None:
    """Lay a marker that is still wanted, or be ready."""
    for action in wanted:
        slots = [move for move in moves if move.startswith(f"lay {action} ")]
        found = next((move for move in slots if move.endswith(" free") == (action == "start_empire")), None)
        if found:
            wanted.remove(action)
            type_move(page, found)
            return
    if "done" in moves:
        page.keyboard.press("d")
    else:
        type_move(page, moves[0])


def type_move(page: Any, move: str) -> None:
    """Go to the button of a move, and press it."""
    tab_until(page, f"document.activeElement.dataset.move === {move!r}", 160)
    page.keyboard.press("Enter")


def type_one(page: Any, offered: dict[str, Any], enough: bool) -> None:
    """Go on with a turn: what ends it if that is enough, a place on the map, or the first answer."""
    moves: list[str] = offered["moves"]
    ahead = next((move for move in moves if move.startswith(("turn_up", "found")) or move == "pass"), None)
    if ahead:
        type_move(page, ahead)
    elif enough and "done" in moves:
        page.keyboard.press("d")
    elif not offered["places"]:
        type_move(page, moves[0])
    else:
        page.keyboard.press("b")
        tab_until(page, "document.activeElement.classList.contains('place')", 160)
        page.keyboard.press("n")
        before = page.evaluate(STAMP)
        page.keyboard.press("Enter")
        until(page, f"b => {STAMP} !== b || !!document.querySelector('#board .pinned [data-move]:focus')", before)
        if page.evaluate(STAMP) == before:
            page.keyboard.press("Enter")


@pytest.mark.parametrize("prompt", ["commit", "window-step", "move", "purchase"])
def test_every_scene_is_accessible(house: House, person: Person, prompt: str) -> None:
    """Conflict, window, map and plan, with the sheets of an empire and a card, by day and by lamplight."""
    page = person(house)
    bring(page, asked(prompt))
    skip_guide(page)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        until(page, "scheme => document.documentElement.dataset.theme === scheme", scheme)
        assert findings(page, part="#board") == [], scheme
        if prompt in ("move", "purchase"):
            page.locator("#board .dock .empire" if prompt == "move" else "#board .hand .face").first.click()
            page.locator("#board .sheet").wait_for()
            assert findings(page, part="#board .sheet") == [], scheme
            page.keyboard.press("Escape")
    assert fits(page)
    assert page.evaluate(CUT) == []


SIZES = [(1280, 720), (1920, 1080), (390, 844)]


def test_a_late_position_of_seven_can_be_read(house: House, person: Person, tmp_path: Path) -> None:
    """Nothing lies over anything at any zoom and size, in both languages; panning stays smooth."""
    page = person(house)
    open_record(page, late(), tmp_path)
    wrong = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.keyboard.press("0")
        for language in ("EN: English", "IT: Italiano"):
            page.get_by_role("button", name=language, exact=True).click()
            page.locator("#board .frame .tools button").nth(2).dispatch_event("click")
            for closer in (0, 4, 2):
                for _ in range(closer):
                    page.locator("#board .frame .tools button").first.dispatch_event("click")
                page.evaluate(seven_speed.QUIET)
                found = clashes(page) + [f"cut: {text}" for text in page.evaluate(CUT) + page.evaluate(BEYOND)]
                level = page.locator("#board .frame").get_attribute("data-level")
                if found:
                    wrong[width, language, level] = found[:5]
        assert fits(page)
    assert wrong == {}
    page.set_viewport_size({"width": 1280, "height": 720})
    panned = seven_speed.pan(page, closer=6, time=1000)
    print(f"7 Ages: {panned['rate']:.0f} redraws a second while panning from near, processor slowed 4 times")
    assert panned["painted"] == 0, "panning scrolls and changes nothing in the page"
    assert panned["moved"] > 0


def clashes(page: Any) -> list[str]:
    """Names, pieces and badges that lie over each other or leave the map."""
    boxes = page.evaluate(BOXES)
    assert len(boxes) > 10
    wrong = []
    for what, left, top, right, bottom in boxes:
        if left < 0 or top < 0 or right > 1280 or bottom > 720:
            wrong.append(f"leaves the map: {what}")
    for i, (one, *a) in enumerate(boxes):
        for other, *b in boxes[i + 1 :]:
            wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
            if wide > 1.2 and high > 1.2 and one != other:  # two rows of one name
                wrong.append(f"{one} | {other}: {wide:.1f} x {high:.1f}")
    return wrong
