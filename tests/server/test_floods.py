"""The loop of a flooded server: nobody is stopped, whatever strangers ask for."""

from __future__ import annotations

from tests.server.floods import flood

STALL = 100.0  # milliseconds for which the loop may keep everybody waiting
CALLBACK = 20.0  # milliseconds of CPU time on the loop without a break
TRIES = 3  # other processes on the machine can take the processor away from a thread that holds the interpreter


def test_the_longest_stall_under_a_flood_of_every_call() -> None:
    found = []
    for _ in range(TRIES):
        found.append(flood(5.0))
        print(
            f"longest stall {found[-1]['stall']:.0f} ms (limit {STALL:.0f}), longest callback "
            f"{found[-1]['callback']:.0f} ms (limit {CALLBACK:.0f}): {found[-1]}"
        )
        assert found[-1]["moves"] > 0
        if found[-1]["stall"] <= STALL and found[-1]["callback"] <= CALLBACK:
            break
    assert min(each["stall"] for each in found) <= STALL, found
    assert min(each["callback"] for each in found) <= CALLBACK, found
