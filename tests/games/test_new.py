"""`python -m games new NAME`: a game that passes the kit from the first minute, and names that cannot be."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from games import all_games
from games.new import FILES, NewGameError, lay_out, main

ROOT = Path(__file__).parents[2]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the project without its golden pictures."""
    for folder in ("bot", "games", "render", "data", "tests"):
        shutil.copytree(
            ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("golden", "__pycache__")
        )
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def run(project: Path, *command: str) -> str:
    """Run a module in the copy; returns what it said once it has succeeded."""
    # What the tests are set to is no setting of the bot.
    kept = {name: value for name, value in os.environ.items() if not name.startswith("CARAVEL_")}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=project, env=kept, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def laid_out(project: Path, name: str) -> list[str]:
    """Lay out a game; returns its modules."""
    told = run(project, "games", "new", name).splitlines()
    assert len(told) == len(FILES) + 1
    return [line for line in told if name in line and line.endswith(".py")]


@pytest.mark.parametrize("name", ["deep_sea", "a_game_with_a_rather_long_name"])
@pytest.mark.rest
def test_a_new_game_passes_the_kit_and_the_linter(project: Path, name: str):
    files = laid_out(project, name)
    run(project, "ruff", "check", *files)
    run(project, "ruff", "format", "--check", *files)
    if name == "deep_sea":
        kit = ("tests/conformance", f"tests/games/{name}", "-k", name)
        assert " passed" in run(
            project, "pytest", "-o", "addopts=--import-mode=importlib", "-p", "no:cacheprovider", *kit
        )


@pytest.mark.soak
def test_a_new_game_passes_the_types_and_is_written_as_svg(project: Path):
    files = laid_out(project, "deep_sea")
    run(project, "games", "deep_sea", "--person", "-1", "--robot", "random", "--svg", "table.svg")
    run(project, "bot", "selfplay", "deep_sea", "--robot", "random", "--out", "posts", "--svg")
    for file in (project / "table.svg", *(project / "posts").glob("*.svg")):
        assert 'data-place="seat-0"' in file.read_text(encoding="utf-8"), file.name
    assert list((project / "posts").glob("*-end.svg"))
    run(project, "pyright", "--pythonpath", sys.executable, *(file for file in files if "tests" not in file))


@pytest.mark.soak
def test_a_new_game_passes_every_test_that_plays_all_games(project: Path):
    run(project, "games", "new", "deep_sea")
    golden = ("CARAVEL_GOLDEN=write", sys.executable, "-m", "pytest", "-q", "tests/local/test_page_turns.py")
    subprocess.run(["env", *golden, "-k", "deep_sea"], cwd=project, capture_output=True, check=True)
    quiet = ("-o", "addopts=--import-mode=importlib", "-p", "no:cacheprovider")
    run(project, "pytest", *quiet, "-k", "deep_sea", "--ignore", "tests/games/test_new.py")


@pytest.mark.rest
def test_a_new_game_is_played_in_the_terminal(project: Path):
    lay_out("deep_sea", project)
    assert "takes" in run(project, "games", "deep_sea", "--person", "-1", "--robot", "easy")


@pytest.mark.parametrize(
    "name", ["", "Deep", "deep sea", "deep-sea", "3d", "_deep", "deep_", "class", "../deep"]
)
def test_a_name_that_is_no_package_is_refused(tmp_path: Path, name: str):
    with pytest.raises(NewGameError, match="lower case with underscores"):
        lay_out(name, tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_name_too_long_for_a_command_is_refused(tmp_path: Path):
    with pytest.raises(NewGameError, match="too long"):
        lay_out("x" * 33, tmp_path)


@pytest.mark.parametrize("name", [*(key for key in all_games() if key != "soundings"), "core", "words"])
def test_a_name_that_is_taken_is_refused_and_nothing_is_written(name: str):
    with pytest.raises(NewGameError, match=f"'{name}' is taken: there is games/{name}"):
        lay_out(name, ROOT)


@pytest.mark.parametrize("arguments", [[], ["Deep"], ["core"]], ids=str)
def test_why_there_can_be_no_such_game_is_said_in_a_line(arguments: list[str], capsys):
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert len(said.out.splitlines()) == 1
    assert not said.err


@pytest.mark.rest
def test_the_program_ends_with_an_error_if_there_can_be_no_such_game():
    done = subprocess.run(
        [sys.executable, "-m", "games", "new", "core"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert len(done.stdout.splitlines()) == 1
    assert not done.stderr
