"""What `make test` needs is taken from the first source that works; without any, the message says what to do."""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e import browser
from tests.server import postgres
from tools import prepare, prepare_browser, prepare_postgresql
from tools.prepare import Unavailable


def broken(why: str) -> Callable[[], str]:
    def source() -> str:
        raise Unavailable(why)

    return source


def program(path: Path, script: str = "exit 1") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return path


@pytest.fixture
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty path, with nothing prepared."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(browser, "RECORDED", tmp_path / "executable")
    monkeypatch.setattr(prepare_browser, "RECORDED", tmp_path / "executable")
    return tmp_path


def test_the_first_source_that_works_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    sources = [("one", broken("no luck")), ("two", lambda: "here"), ("three", broken("never asked"))]
    assert prepare.first("browser", sources, "advice") == "here"
    said = capsys.readouterr()
    assert "browser: here (from two)" in said.out
    assert "never asked" not in said.err


def test_without_any_the_reasons_and_the_advice_are_given() -> None:
    with pytest.raises(SystemExit) as end:
        prepare.first("browser", [("one", broken("no luck")), ("two", broken("nor here"))], "Install one.")
    text = str(end.value.code)
    assert "one: no luck" in text
    assert "two: nor here" in text
    assert text.endswith("Install one.")


def test_a_command_that_takes_too_long_is_stopped() -> None:
    begin = time.monotonic()
    with pytest.raises(Unavailable, match="more than 1 s"):
        prepare.run([sys.executable, "-c", "import time; time.sleep(60)"], limit=1)
    assert time.monotonic() - begin < 30


def test_a_command_that_fails_says_why() -> None:
    with pytest.raises(Unavailable, match="Error: no route"):
        prepare.run([sys.executable, "-c", "print('working'); print('Error: no route'); exit(1)"], limit=60)


def test_a_stub_of_the_right_name_is_not_a_browser(nowhere: Path) -> None:
    """As the one that sends people to a package manager."""
    stub = program(nowhere / "chromium", 'echo "install the snap" >&2; exit 1')
    with pytest.raises(Unavailable, match=f"{stub} does not start"):
        prepare_browser.from_the_system()


def test_a_browser_that_was_named_is_the_only_one_tried(nowhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", str(nowhere / "mine"))
    with pytest.raises(SystemExit) as end:
        prepare_browser.prepare()
    assert "$CHROMIUM" in str(end.value.code)
    assert "Playwright" not in str(end.value.code)
    assert browser.find() is None


def test_the_tests_use_the_browser_that_was_prepared(nowhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    works = program(nowhere / "unpacked" / "start")
    program(nowhere / "chromium")
    monkeypatch.setattr(prepare_browser, "first", lambda *_: str(works))
    prepare_browser.prepare()
    assert browser.find() == str(works)
    works.unlink()
    assert browser.find() == str(nowhere / "chromium")


def test_nothing_is_installed_while_tests_run(nowhere: Path) -> None:
    program(nowhere / "apt-get", f"touch {nowhere}/asked")
    assert browser.find() is None
    assert not (nowhere / "asked").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="apt-get")
def test_only_root_installs_packages_of_the_distribution(nowhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(nowhere / "apt-get", f"touch {nowhere}/asked")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(Unavailable, match="needs root: apt-get install chromium"):
        prepare_browser.from_the_distribution()
    assert not (nowhere / "asked").exists()


def test_a_postgresql_that_does_not_start_is_not_taken(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    program(tmp_path / "bin" / "postgres", "exit 0")
    program(tmp_path / "bin" / "initdb", "echo broken >&2; exit 1")
    with pytest.raises(Unavailable, match="initdb failed: broken"):
        prepare_postgresql.tried(tmp_path / "bin")
    with pytest.raises(Unavailable, match="not found"):
        prepare_postgresql.tried(None)


def test_the_newest_postgresql_is_taken(tmp_path: Path, nowhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in ("9.6", "13", "16"):
        for name in ("initdb", "postgres"):
            program(tmp_path / "lib" / number / "bin" / name)
    monkeypatch.setattr(postgres, "PLACES", (str(tmp_path / "lib"),))
    assert postgres.installed() == tmp_path / "lib" / "16" / "bin"
