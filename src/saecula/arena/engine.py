"""Plays the games of a plan that are still missing: in this process, in processes, or on a Ray cluster.

Who plays a game makes no difference to it. Games are handed out in chunks of about a second each.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from time import perf_counter
from typing import Any, Final

from saecula.arena.outcome import Outcome
from saecula.arena.plan import Plan
from saecula.arena.store import Store
from saecula.arena.worker import Player, play_numbers
from saecula.kernel.errors import MissingExtra, SaeculaError

Progress = Callable[[int], None]
Source = Generator[list[Outcome], None, None]

CHUNK_SECONDS: Final = 1.0
LARGEST_CHUNK: Final = 200  # games
TRIES: Final = 3  # of a chunk whose node of the cluster was lost


class Chunks:
    """Deals out the numbers of games, so that a chunk takes about a second and the last ones end together."""

    def __init__(self, numbers: list[int], workers: int) -> None:
        self.left = numbers[::-1]
        self.workers = max(1, workers)
        self.games = 0
        self.seconds = 0.0

    def next(self) -> list[int]:
        """The next chunk; empty when all are dealt."""
        size = 1
        if self.games:
            size = int(CHUNK_SECONDS * self.games / max(self.seconds, 1e-6))
        size = max(1, min(size, LARGEST_CHUNK, len(self.left) // (2 * self.workers)))
        return [self.left.pop() for _ in range(min(size, len(self.left)))]

    def took(self, outcomes: list[Outcome]) -> None:
        """Learn how long games take."""
        self.games += len(outcomes)
        self.seconds += sum(outcome.seconds for outcome in outcomes)


def run(
    plan: Plan,
    store: Store,
    workers: int = 0,
    ray_address: str = "",
    progress: Progress | None = None,
    module: str = "",
) -> float:
    """Play what is missing and keep it; the seconds it took.

    `workers`: processes, or 0 for this one, in which a bot that hangs or crashes cannot be helped. With `ray_address`
    the processes run on that cluster; 0 is then as many as it has processors. `module` is imported by every process.
    """
    if workers < 0:
        raise SaeculaError(f"the number of workers must be 0 or more, not {workers}")
    missing = store.missing()
    if progress is not None:
        progress(plan.games - len(missing))
    if not missing:
        return 0.0
    if ray_address:
        source = _on_ray(plan, missing, workers, ray_address, module)
    elif workers:
        source = _in_processes(plan, missing, workers, module)
    else:
        source = _here(plan, missing)
    begin = perf_counter()
    try:
        for outcomes in source:
            store.add(outcomes)
            if progress is not None:
                progress(len(outcomes))
    finally:
        source.close()
    return perf_counter() - begin


def _here(plan: Plan, missing: list[int]) -> Source:
    seatings = plan.seatings()
    chunks = Chunks(missing, 1)
    while numbers := chunks.next():
        found = play_numbers(plan, numbers, [seatings[number] for number in numbers], {})
        chunks.took(found)
        yield found


def _in_processes(plan: Plan, missing: list[int], workers: int, module: str) -> Source:
    """Each process has a thread here that waits for it."""
    seatings = plan.seatings()
    workers = min(workers, len(missing))
    chunks = Chunks(missing, workers)
    idle = [Player(module) for _ in range(workers)]
    players = list(idle)
    running: dict[Future[list[Outcome]], Player] = {}
    threads = ThreadPoolExecutor(workers, thread_name_prefix="arena")
    try:
        while True:
            while idle and (numbers := chunks.next()):
                player = idle.pop()
                there = [seatings[number] for number in numbers]
                running[threads.submit(player.play, plan, numbers, there)] = player
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                idle.append(running.pop(future))
                found = future.result()
                chunks.took(found)
                yield found
    finally:
        for player in players:
            player.close()
        threads.shutdown(wait=False, cancel_futures=True)


def _on_ray(plan: Plan, missing: list[int], workers: int, address: str, module: str) -> Source:
    """Each actor of the cluster has a child process, as each thread has on one machine."""
    from importlib import import_module

    try:
        ray = import_module("ray")
    except ModuleNotFoundError:
        raise MissingExtra("ray is missing: install it with pip install 'saecula[cluster]'") from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except Exception as error:  # refused connections, time-outs, other versions: each has a type of its own
        raise SaeculaError(f"there is no Ray cluster at {address}: {' '.join(str(error).split())[:300]}") from None
    try:
        yield from _with_actors(ray, plan, missing, workers, module)
    finally:
        ray.shutdown()


def _with_actors(ray: Any, plan: Plan, missing: list[int], workers: int, module: str) -> Source:
    seatings = plan.seatings()
    workers = min(workers or int(ray.cluster_resources().get("CPU", 1)), len(missing))
    chunks = Chunks(missing, workers)
    remote = ray.remote(num_cpus=1)(Player)

    def new() -> Any:
        return remote.remote(module)

    def start(actor: Any, numbers: list[int], tries: int) -> None:
        there = [seatings[number] for number in numbers]
        running[actor.play.remote(plan, numbers, there)] = (actor, numbers, tries)

    idle = [new() for _ in range(workers)]
    _answer(ray, [actor.check.remote(plan) for actor in idle])
    running: dict[Any, tuple[Any, list[int], int]] = {}
    while True:
        while idle and (numbers := chunks.next()):
            start(idle.pop(), numbers, 1)
        if not running:
            return
        done, _ = ray.wait(list(running), num_returns=1)
        for reference in done:
            actor, numbers, tries = running.pop(reference)
            try:
                found = _answer(ray, reference)
            except ray.exceptions.RayActorError:  # its node was lost: nobody's fault
                if tries == TRIES:
                    raise SaeculaError(f"the cluster lost {TRIES} workers that played game {numbers[0]}") from None
                start(new(), numbers, tries + 1)
                continue
            idle.append(actor)
            chunks.took(found)
            yield found


def _answer(ray: Any, reference: Any) -> Any:
    """What an actor answers. What it raised is raised here without Ray's account of it."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, SaeculaError):
            raise error.cause from None
        raise
