"""Imports point one way: games → nothing, render → games, bot → both."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from games import all_games

ROOT = Path(__file__).parents[2]
ALLOWED = {"games": {"games", "pydantic", "fluent"}, "render": {"render", "games", "PIL"}}


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


@pytest.mark.parametrize("folder", ALLOWED)
def test_a_package_imports_only_what_lies_beneath_it(folder: str):
    assert files(folder)
    for path in files(folder):
        for module in imported(path):
            top = module.partition(".")[0]
            assert top in ALLOWED[folder] or top in sys.stdlib_module_names, (
                f"{path.relative_to(ROOT)}: {module}"
            )


def test_nothing_imports_its_tests():
    for folder in ("games", "render", "bot"):
        for path in files(folder):
            assert not [module for module in imported(path) if module.partition(".")[0] == "tests"], path


@pytest.mark.parametrize("key", all_games())
def test_a_game_knows_no_other_game(key: str):
    for path in files(f"games/{key}"):
        for module in imported(path):
            if module.startswith("games."):
                assert module.split(".")[1] in ("core", key), f"{path.relative_to(ROOT)}: {module}"


def test_what_plays_knows_no_words():
    for folder in ("games/core", "games/ai", *(f"games/{key}" for key in all_games())):
        for path in files(folder):
            assert not [module for module in imported(path) if module.startswith("games.words")], path


@pytest.mark.parametrize("key", all_games())
def test_rules_know_neither_luck_nor_clock_nor_files(key: str):
    for path in files(f"games/{key}"):
        for module in imported(path):
            assert module.partition(".")[0] not in ("time", "datetime", "os", "secrets", "asyncio", "uuid")


def test_core_and_bot_name_no_game():
    games = set(all_games())
    for folder in ("games/core", "games/ai", "bot"):
        for path in files(folder):
            named = {node.value for node in nodes(path) if isinstance(node, ast.Constant)} & games
            known = {module.split(".")[1] for module in imported(path) if module.startswith("games.")} & games
            assert not named | known, f"{path.relative_to(ROOT)} knows a game"
