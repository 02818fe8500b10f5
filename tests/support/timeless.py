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
    "local/test_page_markup.py",
    "local/test_page_turns.py",
    "local/test_page_words.py",
    # Words, buttons and pictures of positions, what is hidden in them, and who may decide: nothing falls due there.
    "bot/acts/test_powers_everywhere.py",
    "bot/acts/test_reviewing.py",
    "bot/acts/test_robots.py",
    "bot/acts/test_seats_leaks.py",
    "bot/acts/test_way_back.py",
    "bot/posts/test_painters.py",
    "bot/posts/test_reasons.py",
    "bot/posts/test_secrets_through_the_wire.py",
    "bot/program/test_installing.py",
    "bot/rehearsal/test_clicks.py",
    "bot/rehearsal/test_languages.py",
    "bot/table/test_lessons.py",
    "local/test_emojis.py",
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
