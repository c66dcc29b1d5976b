"""The stages of `make test` count their tests, and a skipped one is a failure."""

from collections import Counter
from pathlib import Path

from tools.stages import Result, count, stages, summary

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
    lines, failed = summary(results, 0)
    assert failed == 0
    assert " ".join(lines[-1].split()) == "in all 6.5 s ok: 7 passed, 0 failed, 0 skipped"


def test_a_skipped_test_fails_the_run() -> None:
    lines, failed = summary([Result("e2e", 1.0, Counter(passed=3, skipped=27))], 0)
    assert failed == 1
    assert lines[-1].endswith("FAILED: 3 passed, 0 failed, 27 skipped")


def test_the_status_of_a_failed_command_is_kept() -> None:
    assert summary([Result("lint", 1.0)], 2)[1] == 2


def test_every_command_that_runs_tests_writes_a_report() -> None:
    for name, commands in stages("2").items():
        for command in commands:
            if "pytest" in command or command[-2:-1] == ["test"]:
                assert f"--junit-xml=build/reports/{name}.xml" in command
