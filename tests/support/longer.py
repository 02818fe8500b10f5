"""A plugin of pytest: marks the tests that look at more in `make soak`, which repeats no other tests."""

import pytest

NAMES = ("WHOLE", "examples", "moments", "REPRESENTATIVE")
"""A module with one of these names looks at more in the soak."""
PLAYS = ("played", "of_a_game")
"""Fixtures that give more plays, or more moments of a play, in the soak."""


def is_longer(module: object, fixtures: list[str]) -> bool:
    """Return whether a test of a module, with these fixtures, looks at more in the soak."""
    return any(hasattr(module, name) for name in NAMES) or any(name in PLAYS for name in fixtures)


# Before pytest chooses tests by their marks.
@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark these tests."""
    for item in items:
        if is_longer(getattr(item, "module", None), getattr(item, "fixturenames", [])):
            item.add_marker(pytest.mark.longer)
