"""No test can hang."""

import pytest

from tests.conftest import LIMIT


def test_every_test_has_a_time_limit(request: pytest.FixtureRequest) -> None:
    limit = request.node.get_closest_marker("timeout")
    assert limit is not None
    assert limit.args == (LIMIT,)


@pytest.mark.timeout(7)
def test_a_test_may_set_its_own(request: pytest.FixtureRequest) -> None:
    assert request.node.get_closest_marker("timeout").args == (7,)
