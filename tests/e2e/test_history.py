"""History of the World on its own board, in a real browser."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import Person
from tests.e2e.crowded import crowded
from tests.e2e.hands import (
    OVER,
    STAMP,
    look_at,
    moved_on,
    my_turn,
    over,
    play_to_the_end,
    set_up,
    skip_guide,
    until,
    wait_for_turn,
)
from tests.e2e.house import House
from tests.e2e.test_look import PHONE, findings, fits

GAME = "History of the World"

# Everything on the map as boxes in its own units: [what, left, top, right, bottom]. Words as wide as they are drawn; an
# army's odds may lie on the rim of that army.
BOXES = """() => {
  const found = [];
  for (const text of document.querySelectorAll('#board [data-name] text')) {
    const [x, y, size] = ['x', 'y', 'font-size'].map((name) => Number(text.getAttribute(name)));
    const half = text.getComputedTextLength() / 2;
    found.push([`name ${text.parentNode.dataset.name}`, x - half, y - 0.66 * size, x + half, y + 0.16 * size]);
  }
  for (const part of document.querySelectorAll('#board [data-piece], #board [data-odds], #board [data-seal]')) {
    const box = (part.dataset.odds ? part.querySelector('rect') : part).getBBox(); // a plate is as large as it is drawn
    const [, x, y] = /translate\\(([-\\d.]+) ([-\\d.]+)/.exec(part.getAttribute('transform')).map(Number);
    const { piece, odds, seal } = part.dataset;
    const what = piece ?? (odds ? `odds ${odds}` : `seal ${seal}`);
    found.push([`${what} ${x},${y}`, x + box.x, y + box.y, x + box.x + box.width, y + box.y + box.height]);
  }
  return found;
}"""

# Words in panels that are cut off.
CUT = """() => [...document.querySelectorAll('#board .strip b, #board .areas th button, #board .players .name,'
    + '#board .card span, #board .act span, #board .facts h2')]
  .filter((each) => getComputedStyle(each).display !== 'inline' && each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.textContent.trim())"""


def clashes(page: Any) -> list[str]:
    """Names, pieces, odds and seals that lie over each other or leave the map, and words that are cut off."""
    boxes = page.evaluate(BOXES)
    assert len(boxes) > 120
    wrong = [f"cut: {text}" for text in page.evaluate(CUT)]
    for what, left, top, right, bottom in boxes:
        if left < 4 or top < 4 or right > 1276 or bottom > 716:
            wrong.append(f"leaves the map: {what}")
    for i, (one, *a) in enumerate(boxes):
        for other, *b in boxes[i + 1 :]:
            wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
            mine = {one.split()[0], other.split()[0]} == {"army", "odds"}
            rows = one == other  # two rows of one name
            if wide > 1.5 and high > 1.5 and not rows and not (mine and min(wide, high) < 8):
                wrong.append(f"{one} | {other}: {wide:.1f} x {high:.1f}")
    return wrong


def lasting_clashes(page: Any) -> list[str]:
    """Those that are still there when the board has had time to fit a new size or position."""
    for _ in range(8):
        if not clashes(page):
            return []
        page.wait_for_timeout(250)
    return clashes(page)


# What can be clicked, and what the buttons play.
OFFERED = """() => ({
  places: [...document.querySelectorAll('#board .place.can')].map((each) => each.dataset.territory ?? each.dataset.sea),
  moves: [...document.querySelectorAll('#board [data-move]:enabled')].map((each) => each.dataset.move),
})"""


def click_a_move(page: Any, pick: random.Random) -> None:
    """Do one thing that is offered with the mouse, as a player in a hurry would."""
    offered = page.evaluate(OFFERED)
    before = page.evaluate(STAMP)
    others = [move for move in offered["moves"] if move != "done"]
    if offered["places"]:
        place = pick.choice(offered["places"])
        page.locator(f'[data-territory="{place}"], [data-sea="{place}"]').dispatch_event("click")
    else:
        move = pick.choice(others or offered["moves"])
        page.locator(f'[data-move="{move}"]').first.click()
    moved_on(page, before)


def type_a_move(page: Any) -> None:
    """Do one thing that is offered, with the keyboard alone."""
    offered = page.evaluate(OFFERED)
    before = page.evaluate(STAMP)
    if offered["places"]:
        page.keyboard.press("b")
        on_target = "document.activeElement?.classList.contains('can')"
        for _ in range(3):
            if page.evaluate(on_target):
                break
            page.keyboard.press("n")
        assert page.evaluate(on_target)
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("1" if len(offered["moves"]) > 1 or "done" not in offered["moves"] else "d")
    until(page, f"before => {STAMP} !== before || !!document.querySelector('dialog[open]')", before)
    if page.evaluate(STAMP) == before and not over(page):
        page.keyboard.press("Enter")  # yes, end the turn
        until(page, f"before => {STAMP} !== before", before)


def tap_a_move(page: Any, pick: random.Random) -> None:
    """Do one thing that is offered by touch: what is tapped on the map is looked at, the button plays it."""
    page.wait_for_timeout(320)  # nobody reacts faster: earlier taps are meant for what lay there before
    offered = page.evaluate(OFFERED)
    before = page.evaluate(STAMP)
    attacks = [place for place in offered["places"] if f"expand {place}" not in offered["moves"]]
    if attacks:
        place = pick.choice(attacks)
        target = page.locator(f'[data-territory="{place}"], [data-sea="{place}"]')
        target.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True, "bubbles": True})
        target.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
        target.dispatch_event("click")
        plays = f'#board [data-move$=" {place}"]:enabled'
        there = f"before => {STAMP} !== before || !!document.querySelector(`{plays}, dialog[open]`)"
        until(page, there, before)
        if page.evaluate(STAMP) == before and page.locator(plays).count():
            page.locator(plays).first.tap()
    else:
        others = [move for move in offered["moves"] if move != "done"] or offered["moves"]
        page.locator(f'[data-move="{others[0]}"]').first.tap()
    moved_on(page, before)


@pytest.fixture
def seeded(tmp_path: Path, possible: None) -> Iterator[House]:
    """A server with dice that the test knows."""
    house = House(tmp_path / "data", seed="7")
    house.start()
    yield house
    house.stop()


def test_late_positions_of_six_players_can_be_read(seeded: House, person: Person) -> None:
    """Recorded games of six, looked at in their last Epochs: nothing is cut off and nothing lies over anything."""
    page = person(seeded)
    set_up(page, ["bot:normal", "bot:random", "bot:normal", "bot:random", "bot:normal", "bot:random"], None, game=GAME)
    page.wait_for_selector("#board > .board")
    until(page, OVER, seconds=400)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Look back").click()
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max"))
    wrong = {}
    for language in ("EN: English", "IT: Italiano"):
        page.get_by_role("button", name=language, exact=True).click()
        for share in (0.55, 0.7, 0.82, 0.9, 0.96, 0.99):
            look_at(page, round(last * share))
            assert page.locator('[data-piece="army"]').count() > 30
            found = lasting_clashes(page)
            if found:
                wrong[language, share] = found
            assert fits(page)
    assert wrong == {}


DESKS = [(1280, 720), (1920, 1080)]


def open_record(page: Any, text: str, folder: Path) -> None:
    """Bring a recorded game to this screen, as somebody with the file would."""
    file = folder / "crowded.saecula"
    file.write_text(text, encoding="ascii")
    page.locator('input[type="file"]').set_input_files(file)
    page.wait_for_selector(".table")
    page.locator('[aria-labelledby="hand-over"] button').click()  # all seats sit at this screen
    page.locator("#hand-over").wait_for(state="detached")
    skip_guide(page)
    wait_for_turn(page)


@pytest.mark.parametrize("context", [{}, PHONE], ids=["desk", "phone"])
def test_odds_of_a_late_campaign_can_be_read(
    house: House, person: Person, tmp_path: Path, context: dict[str, Any]
) -> None:
    """Everything that can be attacked has its odds beside it, in both languages, and they lie over nothing."""
    wrong = {}
    for seed in (1, 3) if not context else (2,):
        page = person(house, **context)
        open_record(page, crowded(seed), tmp_path)
        until(page, "document.querySelectorAll('[data-odds]').length > 12")  # the server is asked for them
        assert page.locator('[data-piece="army"]').count() > 50
        for language in ("EN: English", "IT: Italiano"):
            page.get_by_role("button", name=language, exact=True).click()
            for width, height in DESKS if not context else [(390, 844)]:
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_timeout(200)
                found = lasting_clashes(page)
                if found:
                    wrong[seed, language, width] = found
                assert fits(page)
    assert wrong == {}


def test_a_whole_game_of_six_by_mouse(house: House, person: Person) -> None:
    page = person(house)
    set_up(page, ["you", *["bot:random"] * 4, "bot:normal"], points=None, game=GAME)
    skip_guide(page)
    pick = random.Random(1)
    measured = 0

    def act(page: Any) -> None:
        nonlocal measured
        odds = page.locator("[data-odds]").count()
        if odds > 3 and page.locator('[data-piece="army"]').count() > 30:
            assert lasting_clashes(page) == []
            measured += 1
        click_a_move(page, pick)

    play_to_the_end(page, seconds=500, do=act)
    assert page.locator("dialog .ranking tbody tr").count() == 6
    assert measured > 3


def test_a_game_of_three_by_keyboard_alone(house: House, person: Person) -> None:
    page = person(house)
    set_up(page, ["you", "bot:random", "bot:random"], points=None, game=GAME)
    skip_guide(page)
    play_to_the_end(page, seconds=500, do=type_a_move)
    assert page.locator("dialog .ranking tbody tr").count() == 3


def test_a_game_on_a_phone(house: House, person: Person) -> None:
    page = person(house, **PHONE)
    set_up(page, ["you", "bot:random", "bot:random"], points=None, game=GAME)
    skip_guide(page)
    pick = random.Random(2)
    wait_for_turn(page)
    assert findings(page) == []

    def act(page: Any) -> None:
        assert fits(page)
        tap_a_move(page, pick)

    play_to_the_end(page, seconds=500, do=act)
    assert page.locator("dialog .ranking tbody tr").count() == 3


def test_the_first_epoch_is_guided(house: House, person: Person) -> None:
    """The guide tells what is to be done when it is to be done, and is through with the first turns after one Epoch."""
    page = person(house)
    set_up(page, ["you", "bot:random", "bot:random"], points=None, game=GAME)
    pick = random.Random(3)
    told: list[str] = []
    guide = page.locator(".guide p:not(.idle)")
    wait_for_turn(page)
    for _ in range(200):
        while guide.count():
            text = guide.first.inner_text()
            if told and told[-1] == text:
                break
            told.append(text)
            page.get_by_role("button", name="Got it", exact=True).click()
            until(page, "before => document.querySelector('.guide p')?.innerText !== before", text)
        if page.locator(".strip .number b").inner_text() != "I":
            break
        if my_turn(page):
            click_a_move(page, pick)
        wait_for_turn(page)
    heard = " ".join(told)
    for words in ("Seven Epochs", "drawn an Empire", "seven Empires", "The Areas", "event cards", "Click an outlined"):
        assert words in heard, words
    assert len(told) == len(set(told)) >= 8


def test_accessible_at_every_step_of_a_turn(house: House, person: Person) -> None:
    page = person(house)
    set_up(page, ["you", "bot:random", "bot:random"], points=None, game=GAME)
    skip_guide(page)
    pick = random.Random(4)
    seen: set[str] = set()
    for _ in range(40):
        wait_for_turn(page)
        asked = page.locator(".prompt > p").inner_text()[-24:]
        if asked not in seen:
            seen.add(asked)
            assert findings(page) == []
            assert fits(page)
        click_a_move(page, pick)
        if len(seen) >= 6:
            break
    page.get_by_role("button", name="How to read the board").first.click()
    assert findings(page) == []
