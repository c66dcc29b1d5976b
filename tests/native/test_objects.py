"""States as objects of Python, on the compiled build."""

from tests.kernel.test_objects import *  # noqa: F403
