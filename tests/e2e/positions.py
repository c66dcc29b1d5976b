"""Positions of every game for the browser: a recorded game of random play, brought to this screen."""

import random
from typing import Any

import saecula
from saecula.kernel.record import Record


def random_record(name: str, seats: int, moves: int | None, seed: int = 1) -> str:
    """A game of random moves, as a record; `moves` None: to its end."""
    record = Record(saecula.game(name), seats, seed, {})
    chance = random.Random(seed)
    while not record.now.over and (moves is None or len(record.entries) < moves):
        seat = record.now.actors[0]
        legal = record.now.legal(seat)
        record.play(seat, legal[chance.randrange(len(legal))])
    return record.dumps()


def bring(page: Any, record: str) -> None:
    """Open a record at this screen: all seats are the reader's."""
    headers = {"X-Saecula": "1", "Content-Type": "text/plain"}
    answer = page.request.post("/api/records", headers=headers, data=record.encode())
    assert answer.status == 201, answer.text()
    page.goto(f"/#/t/{answer.json()['id']}")
    page.wait_for_selector("#hand-over, #board > *:not(.loading), dialog[open]")
    page.wait_for_timeout(150)
    if page.locator("#hand-over").count():
        page.locator(".screen .primary").click()
        page.wait_for_selector("#hand-over", state="detached")
