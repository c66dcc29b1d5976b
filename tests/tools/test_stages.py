"""The stages of `make test`: side by side where that is asked for, counted, and a skipped test is a failure."""

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from tools import stages as subject
from tools.stages import Result, count, parse_pipelines, run_parallel, stages, summary

REPORT = """<testsuites><testsuite name="pytest" tests="5">
<testcase name="a"/><testcase name="b"/>
<testcase name="c"><failure message="no"/></testcase>
<testcase name="d"><error message="no"/></testcase>
<testcase name="e"><skipped message="why"/></testcase>
</testsuite></testsuites>"""


def test_a_report_is_counted(tmp_path: Path) -> None:
    (tmp_path / "r.xml").write_text(REPORT)
    assert count(tmp_path / "r.xml") == {"passed": 2, "failed": 2, "skipped": 1}


def test_a_stage_without_a_report_counts_nothing(tmp_path: Path) -> None:
    assert not count(tmp_path / "none.xml")


def test_the_last_line_adds_up_all_stages() -> None:
    results = [Result("set-up", 1.0), Result("tests", 2.0, Counter(passed=3)), Result("web", 3.5, Counter(passed=4))]
    lines, failed = summary(results, 0, 5.5)
    assert failed == 0
    assert " ".join(lines[-1].split()) == "in all 5.5 s ok: 7 passed, 0 failed, 0 skipped"


def test_a_skipped_test_fails_the_run() -> None:
    lines, failed = summary([Result("e2e", 1.0, Counter(passed=3, skipped=27))], 0, 1.0)
    assert failed == 1
    assert lines[-1].endswith("FAILED: 3 passed, 0 failed, 27 skipped")


def test_the_status_of_a_failed_command_is_kept() -> None:
    assert summary([Result("lint", 1.0)], 2, 1.0)[1] == 2


def test_every_command_that_runs_tests_writes_a_report() -> None:
    for name, commands in stages(2).items():
        for command in commands:
            if "pytest" in command or command[-2:-1] == ["test"]:
                assert f"--junit-xml=build/reports/{name}.xml" in command


def python(code: str) -> list[list[str]]:
    return [[sys.executable, "-c", code]]


@pytest.fixture
def toy_stages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Stages that take no time."""
    made = {
        "good": python("print('all well')"),
        "bad": python("print('this is wrong'); raise SystemExit(3)"),
        "endless": python("import time; print('begun', flush=True); time.sleep(60)"),
    }
    monkeypatch.setattr(subject, "stages", lambda workers: made)
    monkeypatch.setattr(subject, "REPORTS", tmp_path)


def test_pipelines_are_read_from_the_command_line() -> None:
    assert parse_pipelines("lint") == [["lint"]]
    assert parse_pipelines("prepare,lint+build") == [["prepare", "lint"], ["build"]]
    with pytest.raises(argparse.ArgumentTypeError, match="there is no stage 'lin'; the stages are prepare, lint"):
        parse_pipelines("lin+build")


@pytest.mark.usefixtures("toy_stages")
def test_all_pipelines_run_to_their_end(capfd: pytest.CaptureFixture[str]) -> None:
    results, failed = run_parallel([["good", "good"], ["good"]], 1)
    assert failed == 0
    assert [result.stage for result in results] == ["good", "good", "good"]
    assert capfd.readouterr().out.count("\nall well") == 3


@pytest.mark.usefixtures("toy_stages")
@pytest.mark.parametrize("pipelines", [[["endless"], ["good", "bad", "good"]], [["good", "bad", "good"], ["endless"]]])
def test_a_pipeline_that_fails_ends_the_others_and_shows_its_output(
    capfd: pytest.CaptureFixture[str], pipelines: list[list[str]]
) -> None:
    begin = time.monotonic()
    results, failed = run_parallel(pipelines, 1)
    assert failed == 3
    assert time.monotonic() - begin < 30
    assert sorted(result.stage for result in results) == ["bad", "endless", "good"]
    said = capfd.readouterr().out
    assert "\nthis is wrong" in said
    assert "== bad: FAILED" in said
    assert "== endless: stopped" in said
