"""A server, a browser, and people in front of it."""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e import browser as chromium
from tests.e2e.house import House

STATIC = Path(__file__).resolve().parents[2] / "src" / "saecula" / "server" / "static" / "index.html"

SLOWER = float(os.environ.get("SAECULA_SLOWER", "1"))  # factor by which the browser's processor is slowed down

Person = Callable[..., Any]


def missing() -> str | None:
    """Why these tests cannot be run here."""
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        return "the package playwright is not installed"
    if not STATIC.exists():
        return "the client is not built (make web)"
    if chromium.find() is None:
        return "there is no Chromium: python -m tools.prepare sets one up, or name one in $CHROMIUM"
    return None


@pytest.fixture(scope="session", autouse=True)
def possible() -> None:
    """Without a browser these tests are skipped, and `make test` fails for every test that is."""
    why = missing()
    if why:
        pytest.skip(f"tests/e2e was not run: {why}")


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, possible: None) -> Iterator[House]:
    """One server for all tests of a process. Its dice and bots are the same every time: so are the games."""
    found = House(tmp_path_factory.mktemp("house") / "data", seed="5ea")
    found.start()
    yield found
    found.stop()


@pytest.fixture
def own_house(tmp_path: Path, possible: None) -> Iterator[House]:
    """A server that one test may kill."""
    found = House(tmp_path / "data")
    found.start()
    yield found
    found.stop()


@pytest.fixture(scope="session")
def engine(possible: None) -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def person(engine: Any) -> Iterator[Person]:
    """A person with a browser of their own: `person(house, "Ada")` is a page that shows the lobby."""
    contexts: list[Any] = []
    complaints: list[str] = []

    def come(
        house: House,
        name: str = "Ada",
        address: str = "",
        sign_in: bool = True,
        pace: str = "off",
        forced: str = "no",
        **context: Any,
    ) -> Any:
        settings = {
            "viewport": {"width": 1280, "height": 720},
            "locale": "en-GB",
            "reduced_motion": "reduce",
            **context,
        }
        made = engine.new_context(base_url=house.url, **settings)
        made.set_default_timeout(60_000)
        contexts.append(made)
        chosen = {"saecula.pace": pace, "saecula.forced": forced}  # unless the person has chosen otherwise since
        made.add_init_script(f"for (const [k, v] of Object.entries({json.dumps(chosen)})) localStorage[k] ??= v;")
        page = made.new_page()
        if SLOWER > 1:
            made.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: complaints.append(line.text) if "Content Security" in line.text else None)
        page.goto(address or "/")
        if sign_in:
            page.fill("#nickname", name)
            page.keyboard.press("Enter")
            page.wait_for_selector("#nickname", state="detached")
        return page

    yield come
    for context in contexts:
        context.close()
    assert not complaints, complaints
