"""A plugin of pytest: marks tests that no clock changes. `make soak`, a year ahead, leaves them out unless they are longer there."""

import pytest

FOLDERS = ("ai", "core", "games", "render", "results", "words")
"""Folders of `tests` about rules, words and pictures, which read no clock (tests/conformance/test_imports.py sees to that)."""
FILES = {
    # The project's own text.
    *(
        f"conformance/test_{name}.py"
        for name in ("citations", "golden", "imports", "numbers", "shape", "tests")
    ),
    # What the page shows of a position, and how it is reached and pressed. Its clocks, sessions and reconnections are in other files.
    *(
        f"bot/web/test_board_{name}.py"
        for name in (
            "beside",
            "contrast",
            "first_look",
            "forms",
            "game",
            "gliding",
            "keyboard",
            "layout",
            "panel",
            "presses",
            "seen_differently",
            "whole_games",
        )
    ),
    "local/test_page_commands.py",
    "local/test_page_turns.py",
}
LONGER = ("WHOLE", "examples")
"""A module with one of these names out of `whole` looks at more in the soak."""


def is_timeless(path: str, module: object) -> bool:
    """Say whether nothing in a file of `tests` depends on the date or takes longer in the soak."""
    is_listed = path in FILES or path.partition("/")[0] in FOLDERS
    return is_listed and not any(hasattr(module, name) for name in LONGER)


# Before pytest chooses tests by their marks.
@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark these tests."""
    tests = config.rootpath / "tests"
    for item in items:
        if item.path.is_relative_to(tests):
            path = item.path.relative_to(tests).as_posix()
            if is_timeless(path, getattr(item, "module", None)):
                item.add_marker(pytest.mark.timeless)
