"""Imports point one way: games → nothing, render → games, bot → both; in `bot` from each folder to those below it."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from games import all_games

ROOT = Path(__file__).parents[2]
ALLOWED = {
    "games": {"games", "pydantic", "fluent", "babel"},
    "render": {"render", "games", "PIL", "anyascii"},
}


def files(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


@cache
def nodes(path: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def imported(path: Path) -> Iterator[str]:
    """Every module that a file imports, anywhere in it."""
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            yield node.module or ""


@pytest.mark.rest
@pytest.mark.parametrize("folder", ALLOWED)
def test_a_package_imports_only_what_lies_beneath_it(folder: str):
    assert files(folder)
    for path in files(folder):
        for module in imported(path):
            top = module.partition(".")[0]
            if path.is_relative_to(ROOT / "games/results") and top == "openskill":
                continue
            assert top in ALLOWED[folder] or top in sys.stdlib_module_names, (
                f"{path.relative_to(ROOT)} imports {module}, which {folder} may not: do it in bot, or in a lower package"
            )


@pytest.mark.rest
def test_nothing_imports_its_tests():
    for folder in ("games", "render", "bot"):
        for path in files(folder):
            taken = [module for module in imported(path) if module.partition(".")[0] == "tests"]
            assert not taken, (
                f"{path.relative_to(ROOT)}: move {taken} out of tests, the program is installed without them"
            )


@pytest.mark.parametrize("key", all_games())
def test_a_game_knows_no_other_game(key: str):
    for path in files(f"games/{key}"):
        for module in imported(path):
            if module.startswith("games."):
                assert module.split(".")[1] in ("core", key), (
                    f"{path.relative_to(ROOT)} imports {module}: move what two games share to games/core"
                )


def test_what_plays_knows_no_words():
    for folder in ("games/core", "games/ai", *(f"games/{key}" for key in all_games())):
        for path in files(folder):
            words = [module for module in imported(path) if module.startswith("games.words")]
            assert not words, (
                f"{path.relative_to(ROOT)} imports {words}: return an event or a fact, games/words says it"
            )


@pytest.mark.parametrize("key", all_games())
def test_rules_know_neither_luck_nor_clock_nor_files(key: str):
    for path in files(f"games/{key}"):
        for module in imported(path):
            assert module.partition(".")[0] not in ("time", "datetime", "os", "secrets", "asyncio", "uuid"), (
                f"{path.relative_to(ROOT)} imports {module}: luck is a Draw or Roll step, clocks and files are the bot's"
            )


@pytest.mark.rest
@pytest.mark.parametrize("folder", ["games/core", "games/words", "render"])
def test_rules_words_and_pictures_read_no_clock(folder: str):
    for path in files(folder):
        assert not {module.partition(".")[0] for module in imported(path)} & {"time", "datetime"}, (
            f"{path.relative_to(ROOT)} reads a clock: take the time as an argument"
        )


@pytest.mark.rest
def test_core_and_bot_name_no_game():
    games = set(all_games())
    for folder in ("games/core", "games/ai", "bot"):
        for path in files(folder):
            named = {node.value for node in nodes(path) if isinstance(node, ast.Constant)} & games
            known = {module.split(".")[1] for module in imported(path) if module.startswith("games.")} & games
            assert not named | known, (
                f"{path.relative_to(ROOT)} names {named | known}: let the game declare what is special in its GAME"
            )


# The folders of bot

FLOORS = (
    ("errors", "settings", "local", "time", "health"),
    ("storage", "menus"),
    ("table",),
    ("posts",),
    ("acts",),
    ("app",),
    ("discord", "web"),
    ("rehearsal",),
    ("program",),
    ("__main__",),
)
"""The folders of `bot` and its single files, from the ground up: each imports only what lies on a floor below its own."""


def module_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def modules() -> dict[str, Path]:
    return {module_of(path): path for folder in ("bot", "games", "render") for path in files(folder)}


def named(path: Path) -> Iterator[tuple[str, str]]:
    """Every module of ours that a file imports, type-checking imports too, with the name that it takes from there."""
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from ((name.name, "") for name in node.names if name.name in modules())
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            for name in node.names:
                inner = f"{module}.{name.name}"
                if inner in modules():
                    yield inner, ""
                elif module in modules():
                    yield module, name.name


def folder(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


@pytest.mark.rest
def test_a_room_imports_only_rooms_below_it():
    floor = {name: number for number, names in enumerate(FLOORS) for name in names}
    for module, path in modules().items():
        for other, _ in named(path):
            if module.startswith("bot.") and other.startswith("bot.") and folder(module) != folder(other):
                assert floor[folder(module)] > floor[folder(other)], (
                    f"{module} imports {other}, which does not lie below it: "
                    "move what both need to a lower folder, or hand it in from where the parts are put together"
                )
    found = {folder(module) for module in modules() if module.startswith("bot.")}
    assert found == floor.keys(), f"name these folders in FLOORS, or remove them: {found ^ floor.keys()}"


def test_processes_that_draw_and_think_import_nothing_with_the_program():
    """`caravel` names this module as the main one, which each process of the program imports again."""
    body = ast.parse((ROOT / "bot/__main__.py").read_text(encoding="utf-8")).body
    first = [name.name for node in body if isinstance(node, ast.Import) for name in node.names]
    assert first == ["gc", "sys"]
    assert not [node for node in body if isinstance(node, ast.ImportFrom)]


THIRD_PARTIES = {
    "acts": {"pydantic"},
    "discord": {"aiohttp", "discord"},
    "health": {"aiohttp", "prometheus_client"},
    "local": {"PIL", "aiohttp", "discord", "yarl", "zstandard"},
    "posts": {"PIL", "babel", "pydantic"},
    "program": {"aiohttp", "discord"},
    "rehearsal": {"PIL", "aiohttp", "discord"},
    "settings": {"dotenv", "pydantic", "pydantic_settings", "yarl"},
    "storage": {"aiosqlite", "psycopg"},
    "table": {"pydantic"},
    "time": {"babel", "pydantic"},
    "web": {"aiohttp", "pydantic"},
}
"""What each folder imports of others' packages; a folder that is not named imports none."""


def test_each_room_imports_the_packages_of_others_that_it_may_and_no_discord_below_the_client():
    found: dict[str, set[str]] = {}
    for path in files("bot"):
        for module in imported(path):
            top = module.partition(".")[0]
            if top not in sys.stdlib_module_names | {"bot", "games", "render"}:
                found.setdefault(folder(module_of(path)), set()).add(top)
    assert found == THIRD_PARTIES


ROOMS = [path for path in sorted((ROOT / "bot").iterdir()) if (path / "__init__.py").exists()]


@pytest.mark.parametrize("path", ROOMS, ids=[path.name for path in ROOMS])
def test_a_room_says_what_it_may_import_and_where_to_begin(path: Path):
    said = ast.get_docstring(ast.parse((path / "__init__.py").read_text(encoding="utf-8"))) or ""
    assert "import" in said, f"{path.name}/__init__.py: say what the package may import"
    assert "Begin with" in said, f"{path.name}/__init__.py: say “Begin with …”, the module to read first"


def test_tests_have_the_same_rooms():
    for path in ROOMS:
        home = ROOT / "tests" / ("local" if path.name == "local" else f"bot/{path.name}")
        assert list(home.glob("test_*.py")), f"put tests of bot/{path.name} into {home.relative_to(ROOT)}"


def test_the_local_discord_knows_nothing_of_the_bot():
    for path in files("bot/local"):
        for module in imported(path):
            ours = module.partition(".")[0] in ("bot", "games", "render")
            assert not ours or module.startswith("bot.local"), (
                f"{path.relative_to(ROOT)} imports {module}: the local Discord may know only what Discord knows"
            )


def test_no_modules_import_each_other_in_a_circle():
    found = {module: {other for other, _ in named(path)} - {module} for module, path in modules().items()}
    while free := {module for module, others in found.items() if not others & found.keys()}:
        found = {module: others for module, others in found.items() if module not in free}
    assert not found, f"these modules import each other; move what they share below both: {sorted(found)}"


def test_nobody_takes_a_private_name_of_another_module():
    for path in modules().values():
        private = [(module, name) for module, name in named(path) if name.startswith("_")]
        assert not private, (
            f"{path.relative_to(ROOT)} takes {private}: make the name public, or move what needs it there"
        )
