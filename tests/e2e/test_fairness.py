"""A server that lies about the dice is found out by the browser, and one that does not is believed."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import Person
from tests.e2e.hands import set_up
from tests.e2e.house import House

# Plays to the end for the person in front of this browser, as fast as the server answers.
FINISH = """async table => {
  const ask = async message => {
    const init = { method: 'POST', headers: { 'X-Saecula': '1' }, body: JSON.stringify(message) };
    return (await (await fetch(`/api/tables/${table}/messages`, init)).json()).messages[0];
  };
  for (let n = 0; n < 5000; n += 1) {
    const { snapshot } = await ask({ type: 'look', seat: 0 });
    if (snapshot.over) return true;
    if (snapshot.legal.length === 0) { await new Promise(done => setTimeout(done, 20)); continue; }
    const move = snapshot.legal[n % snapshot.legal.length].move;
    await ask({ type: 'play', id: `auto-${n}`, seat: 0, version: snapshot.version, moves: [move] });
  }
  return false;
}"""


def verdict(page: Any) -> tuple[str, set[str]]:
    """What the browser says about the dice of the game that is shown."""
    button = page.locator("dialog").get_by_role("button", name="Were the dice fair?")
    button.click()  # on the result, which opens itself
    page.wait_for_selector("[data-verdict]")
    doubts = {each.get_attribute("data-doubt") for each in page.locator("[data-doubt]").all()}
    return page.locator("[data-verdict]").get_attribute("data-verdict"), doubts


def played(page: Any) -> str:
    set_up(page, ["you", "bot:random", "bot:random"], points=30)
    table: str = page.url.rpartition("/t/")[2].partition("?")[0]
    assert page.evaluate(FINISH, table)
    page.reload()
    page.wait_for_selector(".table")
    return table


@pytest.fixture
def liar(tmp_path: Path, possible: None) -> Iterator[Callable[[str], House]]:
    """A server that tells a lie."""
    houses = []

    def start(lie: str) -> House:
        house = House(tmp_path / "data", lie=lie)
        houses.append(house)
        house.start()
        return house

    yield start
    for house in houses:
        house.stop()


def test_the_browser_judges_what_it_is_told_of_the_dice(liar: Callable[[str], House], person: Person) -> None:
    house = liar("none")
    page = person(house)
    played(page)
    assert verdict(page) == ("proven", set())
    for lie, doubts in (("secret", {"hash", "seed"}), ("option", {"changed"}), ("contribution", {"left-out", "seed"})):
        house.tell(lie)
        page.reload()
        page.wait_for_selector(".table")
        found, why = verdict(page)
        assert found == "not-proven", lie
        assert doubts <= why, lie


def test_the_browser_notices_other_dice(liar: Callable[[str], House], person: Person) -> None:
    page = person(liar("seed"))
    played(page)
    found, why = verdict(page)
    assert found == "not-proven"
    assert "seed" in why


def test_an_imported_game_is_not_proven(liar: Callable[[str], House], person: Person) -> None:
    house = liar("none")
    page = person(house)
    table = played(page)
    record = page.evaluate("async table => (await fetch(`/api/tables/${table}/record`)).text()", table)
    send = """async text => (await (await fetch('/api/records',
      { method: 'POST', headers: { 'X-Saecula': '1', 'Content-Type': 'text/plain' }, body: text })).json()).id"""
    copy = page.evaluate(send, record)
    page.goto(f"{house.url}/#/t/{copy}")
    page.reload()
    page.wait_for_selector(".table")
    assert verdict(page) == ("not-proven", {"imported"})
