"""Players' marks come from the game: the same on the board, in the header, the log, the lobby, the result."""

from typing import Any

import pytest

from tests.e2e.conftest import Person
from tests.e2e.hands import STAMP, skip_guide, until
from tests.e2e.house import House
from tests.e2e.positions import bring, random_record
from tests.e2e.test_generic import open_game

# The mark inside an element: outline and colour. Shadows and highlights of a token have no fill of their own.
MARK = """each => {
  const path = [...each.querySelectorAll('svg path[fill]')].find((one) => one.getAttribute('fill') !== 'none');
  return path && `${path.getAttribute('d')} ${path.getAttribute('fill')}`;
}"""
# Where a board shows a player's name next to the mark.
PLAYERS = {"vinci": "#board .players .player", "heroes_of_the_world": "#board [data-player]"}


def marks(page: Any, selector: str, names: list[str]) -> dict[str, str]:
    """The mark beside each name."""
    found = {}
    for each in page.locator(selector).all():
        words = each.text_content()
        name = max((name for name in names if name in words), key=len, default="")
        if name:
            found[name] = each.evaluate(MARK)
    return found


def take_over(page: Any) -> None:
    """Whoever is asked sits down."""
    if page.locator("#hand-over").count():
        page.locator(".screen .primary").click()
        page.wait_for_selector("#hand-over", state="detached")


@pytest.mark.parametrize("game", PLAYERS)
def test_a_player_has_one_mark_everywhere(house: House, person: Person, game: str) -> None:
    page = person(house, "Ada")
    open_game(page, ["you", "here:Bea", "here:Carla"], game)
    names = ["Ada", "Bea", "Carla"]
    page.wait_for_selector("#hand-over, #board > .board")
    handed: dict[str, str] = {}
    if page.locator("#hand-over").count():
        handed = marks(page, ".screen .sheet", names)
    take_over(page)
    skip_guide(page)
    until(page, "document.title.startsWith('●')")
    board = marks(page, PLAYERS[game], names)
    assert sorted(board) == names
    assert len(set(board.values())) == 3
    assert handed.items() <= board.items()
    assert bool(handed) == (game == "heroes_of_the_world"), "only a game with secrets hands the screen over"
    asked = page.locator(".prompt strong").inner_text().rstrip(":")
    assert page.locator(".prompt .mark").first.evaluate(MARK) == board[asked]

    page.keyboard.press("l")
    for _ in range(6):
        if marks(page, ".log .event:has(svg)", names):
            break
        before = page.evaluate(STAMP)
        page.locator("#board [data-move]:enabled, #board .can").first.dispatch_event("click")
        until(page, f"before => {STAMP} !== before", before)
        take_over(page)
    logged = marks(page, ".log .event:has(svg)", names)
    assert logged
    assert logged.items() <= board.items()

    page.goto("/#/")
    page.locator("a .person", has_text="Carla").first.wait_for()
    assert marks(page, "li a[href*='/t/']:has-text('Carla') .person", names) == board


@pytest.mark.parametrize("game", PLAYERS)
def test_the_result_has_the_marks_of_the_board(house: House, person: Person, game: str) -> None:
    page = person(house)
    bring(page, random_record(game, 3, None))
    page.wait_for_selector("dialog .ranking")
    names = page.locator("dialog .ranking .name").all_inner_texts()
    result = marks(page, "dialog .ranking tr", names)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert len(result) == 3
    assert marks(page, PLAYERS[game], names) == result
