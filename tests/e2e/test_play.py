"""Whole games in a real browser."""

import re
import time
from typing import Any

from tests.e2e.conftest import Person
from tests.e2e.hands import (
    act,
    covered,
    invitation,
    my_turn,
    over,
    places,
    play_to_the_end,
    set_up,
    skip_guide,
    still,
    type_a_move,
    until,
    wait_for_turn,
)
from tests.e2e.house import House


def test_two_clicks_from_the_lobby_to_a_running_game(house: House, person: Person) -> None:
    page = person(house)
    page.get_by_role("button", name="Play Vinci").click()
    page.wait_for_selector(".province")
    wait_for_turn(page)
    assert page.locator('[data-move^="choose"]').count() == 6


def test_the_number_of_bots_and_their_strength_are_chosen_beside_the_button(house: House, person: Person) -> None:
    page = person(house)
    game = page.locator("article", has=page.get_by_role("button", name="Play Vinci"))
    strength = game.get_by_label("Bot", exact=True)
    assert {"easy", "normal", "hard"} <= set(strength.locator("option").all_inner_texts())
    game.get_by_label("Number of bots").select_option(label="4 bots")
    strength.select_option(label="easy")
    game.get_by_role("button", name="Play Vinci").click()
    page.wait_for_selector("#board .players .player")
    assert page.locator("#board .players .player").count() == 5
    seats = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["seats"]
    assert [seat.get("bot") for seat in seats[1:]] == ["easy"] * 4
    page.goto("/#/")
    assert game.get_by_label("Number of bots").input_value() == "4", "kept for the next game"


def test_a_whole_game_against_bots(own_house: House, person: Person) -> None:
    """With dice that nobody knows, which are proven to be fair at the end."""
    page = person(own_house)
    set_up(page, ["you", "bot:random", "bot:hard"])
    skip_guide(page)
    play_to_the_end(page)
    rows = page.locator("dialog .ranking tbody tr")
    assert rows.count() == 3
    scores = [int(each.inner_text()) for each in page.locator("dialog .ranking .score").all()]
    assert scores == sorted(scores, reverse=True)
    assert scores[0] >= 30
    page.get_by_role("button", name="Were the dice fair?").click()
    page.get_by_text("Proven: the seed was made as this browser was promised").wait_for()
    page.keyboard.press("Escape")
    here = page.url
    page.get_by_role("button", name="Result").click()
    page.get_by_role("button", name="Rematch").click()
    until(page, "before => location.href !== before", here)
    wait_for_turn(page)


def test_a_whole_game_against_three_bots_by_keyboard_alone(house: House, person: Person) -> None:
    page = person(house)
    set_up(page, ["you", "bot:random", "bot:virtual", "bot:hard"])
    skip_guide(page)
    play_to_the_end(page, do=type_a_move)
    assert page.locator("dialog .ranking tbody tr").count() == 4


def test_two_browsers_play_with_an_invitation(house: House, person: Person) -> None:
    ada = person(house, "Ada")
    set_up(ada, ["you", "invite", "bot:random"])
    link = invitation(ada)
    bea = person(house, "Bea", link, sign_in=False)
    bea.get_by_text("You are invited").wait_for()
    bea.fill("#nickname", "Bea")
    bea.keyboard.press("Enter")
    bea.get_by_role("button", name="Take a seat").click()
    for page in (ada, bea):
        skip_guide(page)
    _take_turns(ada, bea, 12)

    bea.keyboard.press("c")
    bea.get_by_label("Say something").fill("ciao")
    bea.keyboard.press("Enter")
    ada.get_by_role("button", name="Chat, 1 unread").click()
    ada.get_by_text("ciao").wait_for()

    _take_turns(ada, bea, 400)
    assert over(ada)
    assert over(bea)


def _take_turns(ada: Any, bea: Any, times: int) -> None:
    for _ in range(times):
        page = _whose_turn(ada, bea)
        if page is None:
            return
        act(page)


def _whose_turn(*pages: Any) -> Any:
    """The page at which something can be done; none if the game is over at all of them."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if all(over(page) for page in pages):
            return None
        found = next((page for page in pages if my_turn(page) and not over(page)), None)
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("it is nobody's turn")


def test_several_people_at_one_screen(house: House, person: Person) -> None:
    page = person(house)
    set_up(page, ["you", "here", "bot:random"], names=("Bea",))
    skip_guide(page)
    seen = set()
    for _ in range(30):
        wait_for_turn(page)
        assert page.locator("#hand-over").count() == 0, "nothing is hidden: nothing to hand over"
        seen.add(page.locator(".prompt strong").inner_text())
        if len(seen) == 2:
            return
        act(page)
    raise AssertionError(f"only {seen} were asked")


def test_watching_and_taking_back_with_consent(house: House, person: Person) -> None:
    ada = person(house, "Ada")
    set_up(ada, ["you", "open", "bot:random"])
    bea = person(house, "Bea")
    bea.get_by_role("link", name=re.compile("Ada")).first.click()
    bea.get_by_role("button", name="Take a seat").click()
    for page in (ada, bea):
        skip_guide(page)
    carla = person(house, "Carla", ada.url)
    carla.wait_for_selector(".province")
    assert carla.locator("[data-move]:not([disabled])").count() == 0, "who watches plays nothing"
    assert carla.get_by_role("button", name="Undo").count() == 0

    first = _whose_turn(ada, bea)
    second = bea if first is ada else ada
    first.locator('[data-move^="choose"]').first.click()
    first.locator('[data-move="done"]:not([disabled])').click()  # two tiles are drawn: no way back without consent
    until(first, "!document.title.startsWith('●')")
    wait_for_turn(second)
    shown = second.locator(".table").get_attribute("data-version")
    until(first, "shown => document.querySelector('.table').dataset.version === shown", shown)
    for page in (first, second):
        still(page)
    where = [places(first), places(second)]
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="Copy the invitation link").click()
    ada.locator(".notice").wait_for()
    assert covered(ada) == []
    first.get_by_role("button", name="Menu").click()
    first.get_by_role("button", name="Ask to take back my last move").click()
    second.get_by_role("button", name="Agree").wait_for()
    for page in (first, second):
        still(page)
    assert [places(first), places(second)] == where, "news do not move the board"
    assert covered(first) + covered(second) == [], "nor cover anything"
    second.get_by_role("button", name="Agree").click()
    until(first, "document.title.startsWith('●')")


def test_a_bot_takes_the_seat(house: House, person: Person) -> None:
    page = person(house)
    set_up(page, ["you", "bot:random", "bot:random"])
    skip_guide(page)
    wait_for_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the game…").click()
    page.get_by_role("button", name="Give it my seat").click()
    page.locator("dialog .ranking tbody tr").first.wait_for(timeout=180_000)  # the bots play it to its end
