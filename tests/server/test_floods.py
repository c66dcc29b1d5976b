"""The loop of a flooded server: nobody is stopped, whatever strangers ask for."""

from __future__ import annotations

from tests.server.floods import flood

LONGEST = 100.0  # milliseconds that the loop may keep everybody waiting
TRIES = 3  # other processes on the machine can take the processor away from a thread that holds the interpreter


def test_the_longest_stall_under_a_flood_of_every_call() -> None:
    found = []
    for _ in range(TRIES):
        found.append(flood(5.0))
        print(
            f"longest stall {found[-1]['stall']:.0f} ms, longest callback {found[-1]['callback']:.0f} ms: {found[-1]}"
        )
        assert found[-1]["moves"] > 0
        if found[-1]["stall"] <= LONGEST:
            break
    assert min(each["stall"] for each in found) <= LONGEST, found
