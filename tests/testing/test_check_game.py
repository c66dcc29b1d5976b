"""`saecula.testing` on third-party games: a sound one passes, and faults of broken ones are named."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from saecula.kernel.game import Game
from saecula.testing import FAULTS, Fault, check_game, check_walk, main_ways, walk, ways
from saecula.testing.faults import require
from saecula.testing.walks import Sample, check_ranking
from tests.third_party import broken
from tests.third_party.recruits import Recruits, RecruitsGame, game, possible

ROOT = Path(__file__).parents[2]

BROKEN: dict[type[RecruitsGame], str] = {
    broken.LeakInAView: "leak in a view",
    broken.LeakWhileWaiting: "leak in a view",
    broken.LeakInALegalList: "leak in a legal list",
    broken.ShallowClone: "shared copy",
    broken.DeadEnd: "dead end",
    broken.LostPiece: "lost piece",
    broken.MoveSpaceTooSmall: "move space",
    broken.MoveOutside: "move space",
    broken.AllowsTooMuch: "refusal",
}


def test_a_sound_game_passes_and_what_was_looked_at_is_reported() -> None:
    report = check_game(game, positions=4)
    assert report.ways == len(ways(game)) == 9
    assert report.moves > 200
    assert report.taken_back > 20
    assert 200 < report.largest_view < 2_000


@pytest.mark.parametrize("kind", BROKEN, ids=lambda kind: kind.__name__)
def test_what_is_wrong_is_named(kind: type[RecruitsGame]) -> None:
    with pytest.raises(Fault) as caught:
        check_game(kind())
    assert caught.value.kind == BROKEN[kind], str(caught.value)
    assert "recruits-" in str(caught.value), "it says in which way of playing"
    assert "\n" not in str(caught.value)


def test_limits_can_be_given() -> None:
    with pytest.raises(Fault, match="no end: recruits-2, seed 1: the game goes on after 5 moves"):
        check_game(game, most_moves=5)
    with pytest.raises(Fault, match=r"view: .* bytes, above 50"):
        check_game(game, view_bytes=50)


class Undeclared(RecruitsGame):
    """Does not say that it hides something."""

    def hides(self, state: Recruits, seat: int) -> bool:
        return False


class OpenToAll(RecruitsGame):
    """Says that nothing is ever hidden."""

    def all_is_open(self) -> bool:
        return True


@pytest.mark.parametrize("wrong", [Undeclared(), OpenToAll()], ids=["undeclared", "open"])
def test_what_is_hidden_has_to_be_declared(wrong: Game[Recruits]) -> None:
    with pytest.raises(Fault) as caught:
        check_game(wrong)
    assert caught.value.kind == "redraw"


def test_a_crash_is_named_with_its_place() -> None:
    class Crashing(RecruitsGame):
        def view(self, state: Recruits, seat: int | None) -> dict[str, object]:
            raise RuntimeError("no view today")

    with pytest.raises(Fault, match="crash: recruits-2: RuntimeError: no view today"):
        check_game(Crashing())


def test_the_game_itself_deals_everything_that_is_possible() -> None:
    """The copies of a seat are all that its knowledge allows, and nothing else."""
    made = walk(main_ways(game)[0], seed=3)
    for state in made.sample("possible", 8):
        assert isinstance(state, Recruits)
        if state.over:
            continue
        dealt = set()
        for seed in range(150):
            camp = game.player(state.determinize(0, seed), 1, 1)["camp"]
            dealt.add(tuple(tuple(there) for there in camp))
        assert dealt <= possible(state, 1)
        assert len(dealt) >= min(12, len(possible(state, 1)))


def test_a_walk_keeps_a_sample_of_its_positions() -> None:
    made = walk(main_ways(game)[0], seed=1, keep=5)
    numbers = [position.number for position in made.kept]
    assert len(numbers) == 7
    assert numbers == sorted(numbers)
    assert (numbers[0], numbers[-1]) == (0, len(made.moves))
    check_walk(made, 3)


def test_a_walk_notices_that_one_of_its_positions_has_changed() -> None:
    made = walk(main_ways(game)[0], seed=1)
    made.check_unchanged()
    kept = made.kept[3].state
    assert isinstance(kept, Recruits)
    kept.place[0] += 1
    with pytest.raises(Fault, match="shared copy"):
        made.check_unchanged()


def test_every_position_is_kept_equally_often() -> None:
    kept = [0] * 30
    for seed in range(3_000):
        sample = Sample(6, random.Random(seed))
        for i in range(30):
            at = sample.slot()
            if at >= 0:
                sample.items[at] = i
        for i in sample.items:
            kept[i] += 1
    assert all(500 < times < 700 for times in kept)


def test_faults_are_of_a_known_kind() -> None:
    with pytest.raises(AssertionError):
        require(False, "bad luck", "there is no such kind")
    assert all(FAULTS.values())


@pytest.mark.parametrize(
    ("scores", "places"),
    [([3, 1], [1]), ([3, 1], [2, 1]), ([3, 3], [1, 3]), ([3, 1], [1, 1]), ([3, 2, 1], [1, 2, 2])],
)
def test_places_have_to_fit_the_points(scores: list[int], places: list[int]) -> None:
    with pytest.raises(Fault, match="result"):
        check_ranking("here", 2, scores, places)
    check_ranking("here", 2, [3, 3], [1, 2])  # a tie-break


def test_a_package_of_its_own_is_checked(tmp_path: Path) -> None:
    """Installed as by an installer, found by its entry point, on a path where nothing of ours but saecula is."""
    (tmp_path / "recruits.py").write_text((ROOT / "tests/third_party/recruits.py").read_text("utf-8"))
    info = tmp_path / "recruits_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: recruits-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[saecula.games]\nrecruits = recruits:game\n")
    code = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "import saecula\nfrom saecula.testing import check_game\n"
        "game = saecula.game('recruits')\nprint(type(game).__module__, check_game(game, positions=2).ways)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=False, cwd=tmp_path
    )
    assert (done.stdout.strip(), done.stderr) == ("recruits 9", "")


def test_a_walk_of_20_000_moves_stays_small() -> None:
    """On states of 4 000 numbers, with everything that is checked: below 200 MB for the whole process."""
    code = (
        "import re\nfrom saecula import testing\nfrom tests.long_game import game\n"
        "made = testing.walk(testing.Way(game, 4, (('length', 20_000),)), 1)\n"
        "testing.check_walk(made, 4)\n"
        "peak = re.search(r'VmHWM:\\s+(\\d+)', open('/proc/self/status').read())\n"  # ru_maxrss would count the parent
        "print(len(made.moves), int(peak[1]) // 1024)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=600, check=True, cwd=ROOT
    )
    moves, megabytes = map(int, done.stdout.split())
    assert moves == 20_000
    assert megabytes <= 200
