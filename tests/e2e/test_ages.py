"""Through the Ages on its own board, in a real browser."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from saecula.kernel.record import Record
from tests.e2e.conftest import SLOWER, Person
from tests.e2e.hands import CLICK_TO_CHANGE, OVER, STAMP, look_at, play_to_the_end, skip_guide, still, tab_until, until
from tests.e2e.house import House
from tests.e2e.test_look import findings, fits
from tests.games.through_the_ages.recorded import RARE, crowded, rare, recorded

GAME = "through_the_ages"

# What can be clicked on the board: cards, technologies, answers. The row's cards and the answers play at once.
CLICKABLE = "#board .can, #board .question [data-move]:not([aria-disabled=true])"
CHOOSER = "!!document.querySelector('#board .chooser [data-move]')"
ASKED = "!!document.querySelector('dialog[open]')"
CLICK = f"""n => {{
  const things = [...document.querySelectorAll('{CLICKABLE}')];
  const bold = things.filter((each) => !['end', 'done'].includes(each.dataset.move));
  const list = bold.length && n % 10 < 8 ? bold : things;
  const chosen = list[n % list.length];
  chosen.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}));
}}"""
# One of the things that the chooser offers; nobody disbands without need.
CHOOSE = """n => {
  const all = [...document.querySelectorAll('#board .chooser [data-move]')];
  const bold = all.filter((each) => !each.dataset.move.startsWith('destroy'));
  const list = bold.length ? bold : all;
  const chosen = list[n % list.length];
  const name = chosen.dataset.move;
  chosen.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return name;
}"""


def open_game(page: Any, seats: list[str], guided: bool = False, **options: Any) -> None:
    """A table of this game; `guided`: with the guide of a first game."""
    answer = page.request.post(
        "/api/tables",
        headers={"X-Saecula": "1"},
        data={"game": GAME, "seats": seats, "options": options, "listed": False, "name": ""},
    )
    assert answer.status == 201, answer.text()
    page.goto(f"/#/t/{answer.json()['id']}")
    page.wait_for_selector("#board > .board")
    if not guided:
        skip_guide(page)


def lessons_told(page: Any) -> set[str]:
    """The steps of the guide that the player has been told so far."""
    return set(page.evaluate("JSON.parse(localStorage['saecula-through_the_ages-guide'] ?? '[]')"))


def confirm(page: Any, before: str) -> None:
    """Yes, end the turn, where the table asks."""
    if page.evaluate(STAMP) == before and page.evaluate(ASKED):
        page.keyboard.press("Enter")
        until(page, f"before => {STAMP} !== before || {OVER}", before)


def click_something(page: Any, pick: random.Random) -> None:
    """Do one thing that is offered, as a player in a hurry would."""
    before = page.evaluate(STAMP)
    page.evaluate(CLICK, pick.randrange(10_000))
    until(page, f"before => {STAMP} !== before || {CHOOSER} || {OVER} || {ASKED}", before)
    if page.evaluate(STAMP) == before and page.evaluate(CHOOSER):
        page.evaluate(CHOOSE, pick.randrange(10_000))
        until(page, f"before => {STAMP} !== before || {OVER} || {ASKED}", before)
    confirm(page, before)


def whole_game_by_mouse(page: Any, seats: int, guided: bool = False, **options: Any) -> int:
    """A game against random bots from the first card to the result; answers how many moves there were."""
    open_game(page, ["you", *["bot:random"] * (seats - 1)], guided, **options)
    pick = random.Random(1)
    play_to_the_end(page, seconds=900, do=lambda page: click_something(page, pick))
    assert page.locator("dialog .ranking tbody tr").count() == seats
    return int(page.locator(".table").get_attribute("data-version"))


# What every game comes to; the rest of the guide depends on what others do.
LESSONS = {"goal", "row", "zones", "actions", "build", "grow", "end", "happy", "rivals"}


def test_a_whole_full_game_of_four_seats_by_mouse(house: House, person: Person) -> None:
    """Guided, and with several variants at once; `make soak` plays each of them."""
    page = person(house)
    variants = {"bonus_cards": "personal", "one_attacker_per_turn": True, "draw_as_military_action": True}
    whole_game_by_mouse(page, 4, guided=True, version="full", **variants)
    told = lessons_told(page)
    assert told >= LESSONS | {"develop", "politics", "events", "strength", "impacts"}, told


# ------------------------------------------------------------------------------------------------- recorded positions


def bring(page: Any, record: Record) -> None:
    """Open a record at this screen: all seats are mine, and the screen is handed over to whoever is asked."""
    answer = page.request.post(
        "/api/records", headers={"X-Saecula": "1", "Content-Type": "text/plain"}, data=record.dumps().encode()
    )
    assert answer.status == 201, answer.text()
    table = answer.json()["id"]
    page.goto(f"/#/t/{table}")
    page.wait_for_selector(f'.table[data-table="{table}"] :is(#hand-over, #board > .board)')
    take_over(page)
    if page.locator("dialog[open]").count():  # it is over: the result
        page.keyboard.press("Escape")
    skip_guide(page)


def take_over(page: Any) -> None:
    """Whoever is asked sits down, where somebody else has sat there before."""
    page.wait_for_selector("#hand-over, #board > .board")
    if page.locator("#hand-over").count():
        page.locator(".screen .primary").click()
        page.wait_for_selector("#board > .board")


def answer(page: Any, move: str) -> None:
    """Click an answer, and wait until the table has moved on."""
    before = page.evaluate(STAMP)
    page.locator(f'#board .question [data-move="{move}"]').first.click()
    until(page, f"before => {STAMP} !== before", before)
    take_over(page)


def starts(word: str) -> Callable[[list[str]], bool]:
    return lambda names: any(name.startswith(word) for name in names)


def offered(page: Any, verb: str) -> str:
    """The first answer of a verb."""
    moves = page.locator(f'#board .question [data-move^="{verb}"]')
    moves.first.wait_for()
    return str(moves.first.get_attribute("data-move"))


def aggressive(names: list[str]) -> bool:
    return any(name.startswith("attack ") and "war" not in name for name in names)


def test_an_aggression_from_the_card_to_its_end(house: House, person: Person) -> None:
    page = person(house)
    bring(page, recorded("politics", like=aggressive))
    attack = page.locator('#board .question [data-move^="attack "]:not([data-move*="war"])').first
    answer(page, str(attack.get_attribute("data-move")))
    assert page.locator("#board .question .stake h2").count() == 1
    answer(page, offered(page, "aim"))
    page.locator("#board .balance").wait_for()
    assert page.locator("#board .atstake").count() > 0, "it says what is at stake"
    for width, height in (TABLET, SIZES["desk"]):
        page.set_viewport_size({"width": width, "height": height})
        still(page)
        assert page.evaluate(MEASURE) == []
    for _ in range(6):
        if not page.locator("#board .balance").count():
            break
        answer(page, "done")
    assert page.locator("#board .balance").count() == 0


def test_a_war_is_fought_out(house: House, person: Person) -> None:
    page = person(house)
    bring(page, recorded("war"))
    totals = [int(text) for text in page.locator("#board .pan b").all_inner_texts()]
    assert len(totals) == 2
    assert min(totals) >= 0
    for _ in range(8):
        if not page.locator("#board .balance").count():
            break
        answer(page, "done")
    assert page.locator("#board .balance").count() == 0


def test_a_pact_is_offered_and_accepted(house: House, person: Person) -> None:
    page = person(house)
    bring(page, recorded("politics", like=starts("offer ")))
    answer(page, offered(page, "offer"))
    answer(page, offered(page, "aim"))
    if page.locator('#board .question [data-move^="side"]').count():
        answer(page, offered(page, "side"))
    page.locator("#board .sides li").first.wait_for()
    answer(page, "accept")
    assert page.locator("#board .plaque.tie, #board .s-chip.fam-pact").count() > 0


def test_a_revealed_event_is_told_beside_its_card(house: House, person: Person) -> None:
    """An event is prepared, so the next one is revealed: it stays on the board until something is clicked."""
    page = person(house)
    for seed in range(3, 12):
        bring(page, recorded("politics", seed=seed, like=starts("prepare ")))
        answer(page, offered(page, "prepare"))
        if page.locator("#board .herald").count():  # else it is a territory, or asks for a choice
            break
    herald = page.locator("#board .herald")
    assert herald.locator("h2").inner_text()
    assert herald.locator("li, .soft").count() > 0, "what it brought"
    assert page.evaluate(MEASURE) == []
    page.locator("#board .dash").click(position={"x": 4, "y": 4})
    herald.wait_for(state="detached")


def test_a_territory_is_auctioned_and_colonized(house: House, person: Person) -> None:
    page = person(house)
    bring(page, recorded("bid"))
    answer(page, offered(page, "bid"))
    while page.locator("#board .ladder").count():
        answer(page, "done")
    while not page.locator('#board .question [data-move="done"]').count():
        pays = page.locator('#board .question [data-move^="sacrifice"], #board .question [data-move^="spend"]')
        answer(page, str(pays.first.get_attribute("data-move")))
    answer(page, "done")
    assert page.locator("#board .s-chip.fam-territory, #board .medal.fam-territory").count() > 0


def test_a_revolution_from_the_hand(house: House, person: Person) -> None:
    page = person(house)
    bring(page, recorded("actions", like=starts("revolt ")))
    before = page.locator("#board .gov .p-name").first.inner_text()
    governments = page.locator("#board .hand [data-hand]:has(.fam-government).can")
    governments.first.click()
    stamp = page.evaluate(STAMP)
    page.locator('#board .chooser [data-move^="revolt"]').click()
    until(page, f"before => {STAMP} !== before", stamp)
    assert page.locator("#board .gov .p-name").first.inner_text() != before


def test_questions_that_are_hardly_ever_asked(house: House, person: Person) -> None:
    """A technology as the spoils of war, Trade Routes in an event, a blue token that must go."""
    page = person(house)
    for kind in RARE:
        bring(page, rare(kind))
        assert page.locator("#board .stake h2").count() == 1, "the card behind it"
        assert page.locator("#board .known-facts li").count() == 1, "how much it is about"
        assert page.evaluate(MEASURE) == []
        answer(page, str(page.locator("#board .question [data-move]").first.get_attribute("data-move")))


# --------------------------------------------------------------------------------------------------- how it looks

MEASURE = (Path(__file__).parent / "measure.js").read_text()
SIZES = {"desk": (1280, 720), "wide": (1920, 1080), "phone": (390, 844), "tablet": (1024, 768)}
TABLET = (900, 700)  # a small one, which lies


def test_recorded_positions_can_be_read(house: House, person: Person) -> None:
    """Early, middle and late in a game of four, with a name as long as may be: nothing is cut off or covered."""
    page = person(house, name="Massimiliano Robespierre")
    bring(page, recorded("end"))
    page.get_by_role("button", name="Look back").first.click()
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max"))
    wrong = {}
    for language in ("EN: English", "IT: Italiano"):
        page.get_by_role("button", name=language, exact=True).click()
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            for share in (0.02, 0.5, 0.97):
                look_at(page, round(last * share))
                still(page)
                found = page.evaluate(MEASURE)
                if found:
                    wrong[language, size, share] = found
    assert wrong == {}


def test_a_crowded_position_can_be_read_in_every_tab(house: House, person: Person) -> None:
    """As much on the table as anybody ever has, on the move, with a long name: nothing is cut off or covered."""
    page = person(house, name="Massimiliano Robespierre", locale="it-IT")
    bring(page, crowded())
    wrong = {}
    for size, (width, height) in {**SIZES, "upright": (768, 1024), "small": TABLET}.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(350)
        for tab in page.locator("#board .tabbar [data-tab]").all() or [None]:
            if tab:
                tab.click()
            found = page.evaluate(MEASURE)
            if found:
                wrong[size, tab and tab.get_attribute("data-tab")] = found
    assert wrong == {}


def test_accessible_and_on_one_screen(house: House, person: Person) -> None:
    page = person(house)
    bring(page, recorded("actions", like=starts("develop ")))
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        still(page)
        assert findings(page) == []
        assert fits(page)
    page.set_viewport_size({"width": 1280, "height": 720})
    page.locator("#board .strip").first.click()
    assert findings(page) == []
    page.keyboard.press("Escape")
    page.locator("#board .columns .tile, #board .columns .standing").first.click()
    page.locator("#board .chooser").wait_for()
    assert findings(page) == []


def test_its_parts_are_loaded_with_its_table_only(house: House, person: Person) -> None:
    page = person(house)
    page.wait_for_selector("article")
    loaded = "performance.getEntriesByType('resource').filter(({ name }) => /Board-[^/]*[.]js/.test(name)).length"
    assert page.evaluate(loaded) == 0
    open_game(page, ["you", "bot:random"], version="simple")
    assert page.evaluate(loaded) == 1


def late_position() -> Record:
    """Age III of a game of four, with several cards to take."""
    return recorded("actions", like=lambda names: sum(name.startswith("take ") for name in names) > 3, age="III")


def click_times(page: Any, clicks: int) -> list[float]:
    """Milliseconds from the click on a card of the row to the changed board, taken back each time."""
    times = []
    for _ in range(clicks):
        times.append(page.evaluate(CLICK_TO_CHANGE, "#board .cardrow .can"))
        page.wait_for_timeout(350)
        before = page.evaluate(STAMP)
        page.get_by_role("button", name="Undo").click()
        until(page, f"before => {STAMP} !== before", before)
        page.wait_for_timeout(350)
    return times


def test_a_click_changes_the_board_quickly(house: House, person: Person) -> None:
    """Within 100 ms on an idle machine (`make soak` measures it); more is allowed where tests run side by side."""
    page = person(house)
    bring(page, late_position())
    times = click_times(page, 5)
    print(f"from a click to the changed board, late in a game of four: {sorted(times)[2]:.0f} ms (median of 5)")
    assert min(times) < 300 * SLOWER, times  # other tests may run beside most of them, not beside all


# ------------------------------------------------------------------------------------------------- by keyboard


def heed_the_guide(page: Any) -> None:
    """Read what the guide has to say now, and put it away with the keyboard."""
    while page.locator("#board .guide .next").count():
        said = page.locator("#board .guide p").inner_text()
        page.keyboard.press("b")
        tab_until(page, "document.activeElement.matches('.guide .next')")
        page.keyboard.press("Enter")
        until(page, "said => document.querySelector('#board .guide p')?.innerText !== said", said)


def type_something(page: Any) -> None:
    """Do one thing that is offered, with the keyboard alone: a card of the row, something in play, an answer."""
    heed_the_guide(page)
    before = page.evaluate(STAMP)
    tried = page.evaluate("window.tried = (window.tried ?? 0) + 1")
    cards = page.locator("#board .can").count()
    if cards and tried % 3:
        page.keyboard.press("b")
        tab_until(page, "document.activeElement.classList.contains('can')")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("d" if page.locator('[data-move="done"]').count() else "1")
    until(page, f"before => {STAMP} !== before || {CHOOSER} || {OVER} || {ASKED}", before)
    if page.evaluate(STAMP) == before and page.evaluate(CHOOSER):
        tab_until(page, "document.activeElement.closest('.chooser [data-move]') !== null")
        page.keyboard.press("Enter")
        until(page, f"before => {STAMP} !== before || {OVER} || {ASKED}", before)
    confirm(page, before)


def whole_game_by_keyboard(page: Any, version: str, guided: bool = False) -> int:
    """A game against one bot from the first card to the result; answers how many moves there were."""
    open_game(page, ["you", "bot:random"], guided, version=version)
    play_to_the_end(page, seconds=900, do=type_something)
    assert page.locator("dialog .ranking tbody tr").count() == 2
    return int(page.locator(".table").get_attribute("data-version"))


def test_a_whole_simple_game_by_keyboard_alone(house: House, person: Person) -> None:
    """In Italian, and guided."""
    page = person(house, locale="it-IT")
    assert whole_game_by_keyboard(page, "simple", guided=True) > 30
    assert lessons_told(page) >= LESSONS - {"happy"}
