"""Which rule, or which worked example, a test is about.

`@rule("VI-6.4")` says that the test would fail if that rule were wrong; `@example("EX-21")` that it plays an example of
the rulebook. The ids are plain text in the decorator: `coverage_of_rules.py` finds them without running anything.
"""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """The rules that a test shows at work."""
    return pytest.mark.rule(*ids)


def example(*ids: str) -> pytest.MarkDecorator:
    """The examples of the rulebook that a test plays."""
    return pytest.mark.example(*ids)
