"""Positions of every game for the browser: a recorded game of random play, brought to this screen."""

import random
from collections.abc import Callable
from typing import Any

import saecula
from saecula.kernel.record import Record
from tests.e2e.hands import until


def random_record(name: str, seats: int, moves: int | None, seed: int = 1) -> str:
    """A game of random moves, as a record; `moves` None: to its end."""
    record = Record(saecula.game(name), seats, seed, {})
    chance = random.Random(seed)
    while not record.now.over and (moves is None or len(record.entries) < moves):
        seat = record.now.actors[0]
        legal = record.now.legal(seat)
        record.play(seat, legal[chance.randrange(len(legal))])
    return record.dumps()


def played_until(name: str, seats: int, wanted: Callable[[Record, int, list[int]], bool], seed: int = 1) -> str:
    """A game of random moves up to a choice that is wanted: the record, the seat that chooses, its legal moves."""
    record = Record(saecula.game(name), seats, seed, {})
    chance = random.Random(seed)
    while True:
        assert not record.now.over, "the game never comes to it"
        seat = record.now.actors[0]
        legal = record.now.legal(seat)
        if wanted(record, seat, legal):
            return record.dumps()
        record.play(seat, legal[chance.randrange(len(legal))])


def take_over(page: Any) -> None:
    """Confirm that the right person sits at the screen; whoever sits down first may have to pass it on."""
    heading = page.locator("#hand-over")
    while heading.count():
        name = heading.text_content()
        page.locator(".screen .primary").click()
        until(page, "name => document.querySelector('#hand-over')?.textContent !== name", name)


def bring(page: Any, record: str) -> None:
    """Open a record at this screen: all seats are the reader's."""
    headers = {"X-Saecula": "1", "Content-Type": "text/plain"}
    answer = page.request.post("/api/records", headers=headers, data=record.encode())
    assert answer.status == 201, answer.text()
    table = answer.json()["id"]
    page.goto(f"/#/t/{table}")
    page.wait_for_selector(f'.table[data-table="{table}"] :is(#hand-over, #board > :not(.loading))')
    take_over(page)
    page.wait_for_selector("#board > :not(.loading)")
