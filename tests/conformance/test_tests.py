"""The tests themselves: what they read or replace of the program has a public name, or is handed in."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.support.few import group
from tests.support.longer import is_longer

ROOT = Path(__file__).parents[2]
TESTS = sorted((ROOT / "tests").rglob("*.py"))
OTHERS = {
    "_callback": "what discord.py calls for a command: no other way to let it fail before ours is called",
    "_response_type": "discord.py's note of having answered: it keeps us from answering twice, which a test must",
}
"""Private names of libraries that tests use, each with the reason."""


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def used(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Every private name of something else that a module reads, sets, deletes or patches, and the line."""
    for node in ast.walk(module):
        match node:
            case ast.Attribute(value=owner, attr=name):
                own = isinstance(owner, ast.Name) and owner.id in ("self", "cls")
                if is_private(name) and not own:
                    yield node.lineno, name
            case ast.ImportFrom(names=names):
                yield from ((node.lineno, one.name) for one in names if is_private(one.name))
            case (
                ast.Call(func=ast.Attribute(attr="setattr" | "delattr" | "object"))
                | ast.Call(func=ast.Name(id="setattr" | "delattr"))
            ):
                for given in node.args:
                    if isinstance(given, ast.Constant) and isinstance(given.value, str):
                        name = given.value.rpartition(".")[2]
                        if is_private(name):
                            yield node.lineno, name


MADE = {
    *(
        "app",
        "apps",
        "tables",
        "storage",
        "acts",
        "resources",
        "shared",
        "illustrator",
        "throttle",
        "sender",
        "bot",
    ),
    *(
        "play",
        "time",
        "choosing",
        "reviewing",
        "leagues",
        "lobbies",
        "voting",
        "trying",
        "hinting",
        "orders",
        "looking",
    ),
}
"""What a bot is made of, by the names under which tests reach it: it is made as it is wanted, and patched where it is to fail."""


def wired(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Every attribute that a module assigns to something that a bot is made of, and the line."""
    for node in ast.walk(module):
        match node:
            case ast.Assign(targets=targets):
                pass
            case ast.AnnAssign(target=target) | ast.AugAssign(target=target):
                targets = [target]
            case _:
                continue
        for target in targets:
            for one in target.elts if isinstance(target, ast.Tuple) else [target]:
                match one:
                    case ast.Attribute(value=ast.Attribute(attr=owner), attr=name) if owner in MADE:
                        yield node.lineno, f"{owner}.{name}"


@pytest.mark.parametrize(
    "line",
    [
        "world.tables.robot = 'easy'",
        "table.acts.play.drive = noted",
        "a, world.app.tables.patience = 1, wait",
        "fleet.shared.throttle.share += 1",
    ],
)
def test_what_is_assigned_to_a_part_of_the_bot_is_found(line: str):
    assert list(wired(ast.parse(line)))


@pytest.mark.parametrize("line", ["self.tables = tables", "world.server.faults.slow = 4", "robot.asked = []"])
def test_what_tests_have_made_may_be_assigned_to(line: str):
    assert not list(wired(ast.parse(line)))


@pytest.mark.rest
def test_no_test_assigns_to_a_part_of_the_bot():
    for path in TESTS:
        found = list(wired(tree(path)))
        assert not found, f"{path.relative_to(ROOT)}: let it be made so, or use monkeypatch: {found}"


@pytest.mark.parametrize(
    "line",
    [
        "drawing._drawn = blank",
        "table._menus, other = {}, 1",
        "del private_answers._kept",
        "monkeypatch.setattr(drawing, '_drawn', blank)",
        "monkeypatch.setattr('bot.posts.drawing._drawn', blank)",
        "patch.object(drawing, '_drawn')",
        "setattr(table, '_menus', {})",
        "(worker,) = workers._pool.processes",
        "from bot.posts.drawing import _drawn",
    ],
)
def test_a_private_name_that_is_used_is_found(line: str):
    assert list(used(ast.parse(line)))


@pytest.mark.parametrize(
    "line",
    [
        "self._clock = clock",
        "cls._seen.add(1)",
        "monkeypatch.setattr(sender, 'PAUSES', ())",
        "a.__doc__ = ''",
    ],
)
def test_what_is_public_or_ones_own_may_be_used(line: str):
    assert not list(used(ast.parse(line)))


@pytest.mark.rest
def test_no_test_uses_a_private_name():
    for path in TESTS:
        found = [(line, name) for line, name in used(tree(path)) if name not in OTHERS]
        assert not found, f"{path.relative_to(ROOT)}: test what it does, or hand it in: {found}"


@pytest.mark.rest
def test_every_private_name_that_is_allowed_is_used():
    assert {name for path in TESTS for _, name in used(tree(path))} == OTHERS.keys()


@pytest.mark.parametrize("name", ["WHOLE", "examples"])
def test_the_soak_runs_what_is_longer_there(name):
    assert is_longer(SimpleNamespace(**{name: None}), [])
    assert is_longer(SimpleNamespace(), ["world", "played"])
    assert not is_longer(SimpleNamespace(), ["world"])


@pytest.mark.parametrize(
    ("path", "name", "found"),
    [
        ("tests/bot/acts/test_undo.py", None, "tests/bot/acts/test_undo.py::test_it"),
        ("tests/bot/web/test_board.py", "needs_chromium", "tests/bot/web/test_board.py"),
        ("tests/bot/program/test_killed.py", None, "tests/bot/program/test_killed.py"),
        ("tests/bot/storage/test_tables.py", None, None),
        ("tests/conformance/test_shape.py", None, None),
        ("tests/games/puerto_rico/test_trader.py", None, None),
    ],
)
def test_make_test_runs_one_case_of_a_test_and_one_test_of_an_expensive_file(path, name, found):
    module = SimpleNamespace(**{name: None} if name else {})
    assert group(Path(path), module, "test_it") == found


EXPENSIVE = """
import pytest

@pytest.mark.parametrize("number", range(4))
def test_cases(number):
    pass

@pytest.mark.rest
def test_long():
    pass

@pytest.mark.soak
def test_very_long():
    pass
"""


def test_make_test_and_the_soak_run_everything_between_them(tmp_path):
    place = tmp_path / "tests" / "bot"
    place.mkdir(parents=True)
    (place / "test_expensive.py").write_text(EXPENSIVE, encoding="utf-8")
    marks = "\n".join(f" {name}: in this test" for name in ("soak", "rest"))
    (tmp_path / "pytest.ini").write_text(f"[pytest]\nmarkers =\n{marks}\n", encoding="utf-8")
    made = (ROOT / "Makefile").read_text(encoding="utf-8")
    few, rest = re.findall(r"-m '(.*rest.*)'", made)
    assert [run(tmp_path, few), run(tmp_path, rest.replace(" or longer", ""))] == [1, 5]


def run(folder: Path, marks: str) -> int:
    """Return how many tests of a folder run that have these marks."""
    command = [sys.executable, "-m", "pytest", "-p", "tests.support.few", "-m", marks, "tests"]
    done = subprocess.run(
        command, cwd=folder, env={"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False
    )
    found = re.search(r"(\d+) passed", done.stdout)
    assert found, done.stdout
    return int(found[1])
