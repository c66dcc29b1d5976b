"""Tournaments: balanced seats, the same result whoever plays and however often it is interrupted, ratings, reports."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import saecula
from saecula.arena.outcome import Outcome
from saecula.arena.plan import Plan, make_plan
from saecula.arena.plots import series
from saecula.arena.ratings import ratings
from saecula.arena.tournament import tournament
from saecula.arena.tune import as_yaml
from saecula.cli import main
from saecula.kernel.errors import SaeculaError
from tests.arena import bad_bots, local_ray

VINCI = saecula.game("vinci")
SHORT: dict[str, Any] = {"victory_points": 30}
BOTS = ["random", "virtual", "greedy"]


def plan_of(bots: int, seats: int, games: int) -> Plan:
    names = ["random", "virtual", "greedy", "greedy-1", "search", "easy", "normal"][:bots]
    return make_plan("tournament", VINCI, seats, names, games, 1)


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (2, 4), (3, 3), (3, 4), (2, 5), (4, 2), (5, 3), (7, 6)])
def test_everybody_sits_everywhere_equally_often(bots: int, seats: int) -> None:
    plan = plan_of(bots, seats, 1)
    plan = plan_of(bots, seats, 2 * plan.cycle())
    tables = plan.seatings()
    sat = Counter((who, seat) for table in tables for seat, who in enumerate(table.lineup))
    assert len(sat) == bots * seats
    assert len(set(sat.values())) == 1
    met = Counter(
        (one, other) for table in tables for one in set(table.lineup) for other in set(table.lineup) if one != other
    )
    assert len(set(met.values())) == 1, "everybody has met everybody as often"
    seeds = Counter(table.seed for table in tables)
    assert seeds == {1: plan.cycle(), 2: plan.cycle()}, "common seeds"
    for first in range(0, len(tables), seats):
        block = tables[first : first + seats]
        assert len({table.seed for table in block}) == 1
        assert all(sorted(table.lineup) == sorted(block[0].lineup) for table in block)


def test_neighbours_change_from_seed_to_seed() -> None:
    tables = plan_of(4, 4, 24).seatings()
    follows = Counter((table.lineup[seat], table.lineup[(seat + 1) % 4]) for table in tables for seat in range(4))
    assert len(follows) == 12
    assert set(follows.values()) == {8}


# ----------------------------------------------------------------------------------------------------- the same result


def played(out: Path, games: int = 6, **more: Any) -> dict[str, Any]:
    result = tournament(VINCI, BOTS, games, 1, 3, SHORT, nodes=20, out=str(out), **more)
    return {key: value for key, value in result.items() if key != "run"}


def outcomes(out: Path) -> list[dict[str, Any]]:
    found = [json.loads(line) for line in (out / "games.jsonl").read_text().splitlines()]
    return sorted(({**line, "seconds": 0} for line in found), key=lambda line: line["number"])


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """A tournament played in this process."""
    out = tmp_path_factory.mktemp("alone")
    return out, played(out)


@pytest.mark.parametrize("workers", [1, 2])
def test_processes_play_the_same_tournament(alone: tuple[Path, dict[str, Any]], tmp_path: Path, workers: int) -> None:
    assert played(tmp_path, workers=workers) == alone[1]
    assert outcomes(tmp_path) == outcomes(alone[0])
    for name in ("result.json", "records/000004.saecula", "wins-by-seat.png", "report.html"):
        assert (tmp_path / name).read_bytes() == (alone[0] / name).read_bytes()


def test_a_killed_tournament_goes_on(alone: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    """Killed with two games on file and a third one half written; then continued, and asked for once more."""
    games = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "saecula", "tournament", "vinci", "--bots", ",".join(BOTS), "--games", "6"]
    command += ["--nodes", "20", "--option", "victory_points=30", "--out", str(tmp_path)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        for _ in range(1200):
            if games.exists() and games.read_bytes().count(b"\n") >= 2:
                break
            time.sleep(0.05)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
    kept = games.read_bytes()
    assert kept.count(b"\n") >= 2
    games.write_bytes(kept + b'{"number":5,"lineup":[0')
    assert played(tmp_path) == alone[1]
    assert games.read_bytes().startswith(kept)
    assert outcomes(tmp_path) == outcomes(alone[0])
    again = tournament(VINCI, BOTS, 6, 1, 3, SHORT, nodes=20, out=str(tmp_path))
    assert again["run"]["games"] == 0


def test_records_are_kept_and_can_be_replayed(alone: tuple[Path, dict[str, Any]]) -> None:
    for line in outcomes(alone[0]):
        record = saecula.Record.loads((alone[0] / f"records/{line['number']:06d}.saecula").read_bytes())
        assert record.now.digest().hex() == line["end"]
        assert record.now.scores[:3] == line["scores"]
        assert len(record.entries) == line["moves"]


def test_the_report_stands_alone(alone: tuple[Path, dict[str, Any]]) -> None:
    page = (alone[0] / "report.html").read_text("utf-8")
    assert page.count("data:image/png;base64,") == 4
    assert "http" not in page
    for bot in BOTS:
        assert f"<td>{bot}</td>" in page
    for name in ("ratings", "wins-by-seat", "scores", "lengths"):
        assert (alone[0] / f"{name}.png").read_bytes().startswith(b"\x89PNG")


# ---------------------------------------------------------------------------------------------------------------- Ray


@pytest.fixture
def cluster(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A small Ray cluster with the bad bots installed; its address."""
    folder = tmp_path_factory.mktemp("ray")
    bad_bots.install(folder)
    monkeypatch.syspath_prepend(str(folder))
    with local_ray.cluster(folder, str(folder)) as address:
        yield address


@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_ray_cluster_plays_the_same_tournament(
    alone: tuple[Path, dict[str, Any]], tmp_path: Path, cluster: str
) -> None:
    assert played(tmp_path / "good", ray_address=cluster) == alone[1]
    assert outcomes(tmp_path / "good") == outcomes(alone[0])
    bad = tournament(VINCI, ["random", "crashes", "virtual"], 1, 1, 3, SHORT, ray_address=cluster, workers=1)
    assert [(fault["bot"], fault["kind"]) for fault in bad["faults"]] == [("crashes", "crashed")]


# ------------------------------------------------------------------------------------------------------------- ratings


def outcome(number: int, lineup: list[int], places: list[int]) -> Outcome:
    return Outcome(number, lineup, number, 100, [0] * len(lineup), places, places.count(1), "")


def test_ratings_are_those_of_the_odds() -> None:
    """Three wins of four are odds of 3: 191 points. The half win added to each side takes a little away."""
    games = [outcome(n, [0, 1], [1, 2] if n % 4 else [2, 1]) for n in range(400)]
    found = ratings(games, 2, 1)
    assert found["ratings"][0] - found["ratings"][1] == pytest.approx(190.3, abs=0.3)
    assert sum(found["ratings"]) == pytest.approx(3000)
    low, high = found["rating_intervals"][0]
    assert low < found["ratings"][0] < high
    assert high - low == pytest.approx(39, abs=8)  # 2 x 1.96 standard errors of half the difference
    assert found["win_shares"] == [0.75, 0.25]
    assert found == ratings(games, 2, 1), "reproducible"


def test_the_interval_of_a_bot_that_never_won_is_wide() -> None:
    found = ratings([outcome(n, [0, 1], [1, 2]) for n in range(20)], 2, 1)
    low, high = found["rating_intervals"][1]
    assert high - low > 200
    assert found["win_share_intervals"][1][1] > 0.1


def test_games_under_one_seed_count_as_one_piece_of_evidence() -> None:
    """The same games, all independent or in pairs that always end alike: the interval widens."""
    single = [outcome(n, [0, 1], [1, 2] if n % 2 else [2, 1]) for n in range(200)]
    double = [Outcome(n, [0, 1], n // 10, 1, [0, 0], [1, 2] if n // 10 % 2 else [2, 1], 1, "") for n in range(200)]
    narrow, wide = (ratings(games, 2, 1)["rating_intervals"][0] for games in (single, double))
    assert wide[1] - wide[0] > 2 * (narrow[1] - narrow[0])


def test_equal_places_count_half_and_several_seats_of_a_bot_do_not_meet() -> None:
    found = ratings([outcome(0, [0, 1, 1], [1, 1, 3])], 2, 1, samples=2)
    assert found["beaten"] == [[0, 1.5], [0.5, 0]]
    assert found["win_shares"] == [0.5, 0.5]


def test_stages_of_a_training_are_recognised() -> None:
    labels = ["greedy:w-10.yaml", "greedy:w-5.yaml", "random", "greedy-1", "search"]
    assert series(labels) == {"greedy:w-….yaml": [(5, "greedy:w-5.yaml"), (10, "greedy:w-10.yaml")]}


# ---------------------------------------------------------------------------------------------------- the command line


def test_a_training_is_rated_from_its_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A tournament between the files that `tune --every` leaves draws the curve."""
    short = ["--option", "victory_points=30"]
    stages = [str(tmp_path / f"w-{step}.yaml") for step in (5, 10)]
    for step, stage in enumerate(stages, 1):
        weights = [step * weight for weight in VINCI.weight_sets()["1"]]
        Path(stage).write_text(as_yaml(VINCI, weights, f"step {step}"))
    bots = ",".join(f"greedy:{stage}" for stage in stages)
    arguments = ["tournament", "vinci", "--bots", f"{bots},random", "--games", "2", "--seats", "2", "--workers", "0"]
    assert main([*arguments, "--nodes", "30", "--json", "--out", str(tmp_path / "t"), *short]) == 0
    captured = capsys.readouterr()
    assert {row["bot"] for row in json.loads(captured.out)["bots"]} == {*bots.split(","), "random"}
    assert captured.err == ""
    assert (tmp_path / "t" / "ratings-over-training.png").exists()
    assert main([*arguments, "--nodes", "30", "--out", str(tmp_path / "t"), *short]) == 0
    printed = capsys.readouterr().out
    assert "vinci, 2 seats: 2 games under 1 seeds, 0 of them now" in printed
    assert "rating  95 % interval" in printed


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--bots", "random"], "two bots or more"),
        (["--bots", "random,gredy"], "did you mean 'greedy'"),
        (["--bots", "random,random"], "every bot is named once"),
        (["--bots", "random:x.yaml,greedy"], "random has no weights"),
        (["--bots", "random,greedy:nowhere.yaml"], "nowhere.yaml: cannot be read"),
        (["--games", "0"], "games must be 1 or more"),
        (["--seats", "7"], "cannot be played with 7 seats"),
        (["--seats", "1"], "two seats or more"),
        (["--workers", "-1"], "0 or more"),
        (["--limit", "-1"], "limit cannot be below 0"),
        (["--out", "/dev/null/x"], "Not a directory"),
    ],
)
def test_bad_input_is_refused(arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "vinci", "--workers", "0", *arguments]) == 2
    assert complaint in capsys.readouterr().err


def test_another_tournament_in_the_same_folder_is_refused(alone: tuple[Path, dict[str, Any]]) -> None:
    before = (alone[0] / "games.jsonl").read_bytes()
    with pytest.raises(SaeculaError, match="holds a run with other seed"):
        tournament(VINCI, BOTS, 6, 2, 3, SHORT, nodes=20, out=str(alone[0]))
    with pytest.raises(SaeculaError, match="holds a run with other games"):
        tournament(VINCI, BOTS, 9, 1, 3, SHORT, nodes=20, out=str(alone[0]))
    assert (alone[0] / "games.jsonl").read_bytes() == before


def test_a_missing_extra_is_named_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = ["tournament", "vinci", "--games", "1", "--out", str(tmp_path / "t")]
    for package, extra in (("choix", "arena"), ("matplotlib", "arena"), ("ray", "cluster")):
        with monkeypatch.context() as patch:
            patch.setitem(sys.modules, package, None)
            assert main([*arguments, *(["--ray", "127.0.0.1:1"] if package == "ray" else [])]) == 2
        assert f"saecula[{extra}]" in capsys.readouterr().err
    assert not (tmp_path / "t" / "games.jsonl").exists() or not (tmp_path / "t" / "games.jsonl").read_bytes()
