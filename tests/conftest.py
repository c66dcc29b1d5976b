"""A time limit for every test, so that nothing can hang."""

import pytest

LIMIT = 300  # seconds: many times what the slowest test takes on a busy machine
LIMIT_IN_A_BROWSER = 900


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.pluginmanager.hasplugin("timeout"):  # an environment older than the lock file
        return
    for item in items:
        if item.get_closest_marker("timeout") is None:
            in_a_browser = "e2e" in item.path.parts
            item.add_marker(pytest.mark.timeout(LIMIT_IN_A_BROWSER if in_a_browser else LIMIT))
