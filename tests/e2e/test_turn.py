"""The end of a turn, and moves without a choice."""

from typing import Any

from saecula.kernel.record import Record
from saecula.server.table_views import is_forced
from tests.e2e.conftest import Person
from tests.e2e.hands import until, wait_for_turn
from tests.e2e.house import House
from tests.e2e.positions import bring, played_until
from tests.e2e.test_look import findings
from tests.e2e.test_table import version

DONE = '[data-move="done"]:enabled'
BEYOND = "n => Number(document.querySelector('.table').dataset.version) > n"


def could_do_more(record: Record, seat: int, legal: list[int]) -> bool:
    """Whether the turn can be ended, with something left to do."""
    game, state = record.game, record.now
    return any(game.ends_turn(state, seat, move) and game.warn(state, seat, move) for move in legal)


def without_choice(record: Record, seat: int, legal: list[int]) -> bool:
    """Whether one move is legal that ends no turn and reveals nothing."""
    game, state = record.game, record.now
    return len(legal) == 1 and not game.ends_turn(state, seat, legal[0]) and is_forced(game, state, seat, legal[0])


def moves_of(page: Any) -> str:
    """The record of the table that is shown, without its seed."""
    answer = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}/record")
    assert answer.ok, answer.text()
    return str(answer.text())


def test_the_end_of_a_turn_is_asked_about_once(house: House, person: Person) -> None:
    page = person(house)
    bring(page, played_until("vinci", 3, could_do_more))
    wait_for_turn(page)
    before = version(page)
    page.locator(DONE).click()
    dialog = page.get_by_role("dialog", name="End your turn?")
    dialog.get_by_text("You could still build a fort.").wait_for()
    assert findings(page) == []
    dialog.get_by_role("button", name="Not yet").click()
    dialog.wait_for(state="detached")
    assert version(page) == before
    page.locator(DONE).click()
    dialog.get_by_role("button", name="End the turn").click()
    until(page, BEYOND, before)
    assert dialog.count() == 0


def test_a_move_without_a_choice_plays_itself_if_wanted(house: House, person: Person) -> None:
    record = played_until("vinci", 3, without_choice)
    before = len(Record.loads(record).entries)
    willing, careful = person(house, "Ada", forced="yes"), person(house, "Bea", forced="no")
    bring(willing, record)
    until(willing, BEYOND, before)
    willing.get_by_role("button", name="Undo").click()
    until(willing, BEYOND, before + 1)
    willing.wait_for_timeout(1000)
    assert version(willing) == before + 2, "taken back, it does not play itself again"
    willing.locator("#board [data-move]:enabled").click()
    until(willing, BEYOND, before + 2)

    bring(careful, record)
    wait_for_turn(careful)
    careful.wait_for_timeout(1000)
    assert version(careful) == before
    careful.locator("#board [data-move]:enabled").click()
    until(careful, BEYOND, before)
    bring(willing, record)
    until(willing, BEYOND, before)
    assert moves_of(careful) == moves_of(willing), "the record is the same"

    # Wanted from now on: what had to be clicked a moment ago plays itself.
    bring(careful, record)
    wait_for_turn(careful)
    careful.get_by_role("button", name="Menu").click()
    careful.get_by_role("button", name="Settings").click()
    careful.get_by_role("dialog").get_by_label("Play forced moves for me").check()
    careful.keyboard.press("Escape")
    until(careful, BEYOND, before)
