"""Lays out a new game: `python -m games new NAME` writes a small one that can be played, to be changed into yours.

What is written stands in `template`, a file for each, in which `game_key`, `GameName` and `Game name` stand for the
name.
"""

import keyword
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEMPLATE = Path(__file__).parent / "template"

LONGEST = 32
"""Maximum length of a game's name, which becomes a slash-command."""

FILES = {
    "rules.txt": "games/game_key/__init__.py",
    "words.txt": "games/words/game_key.py",
    "pictures.txt": "render/game_key/__init__.py",
    "data.txt": "data/game_key.toml",
    "texts.txt": "data/texts/en/game_key.ftl",
    "kit.txt": "tests/games/game_key/kit.py",
    "tests.txt": "tests/games/game_key/test_game_key.py",
    "replay.txt": "tests/replays/game_key.txt",
}
"""Each file of the template, and where it belongs."""


class NewGameError(Exception):
    """The new game cannot have this name; the text says why, in one line."""


def lay_out(name: str, root: Path = ROOT) -> list[Path]:
    """Write the files of a new game into the project; returns them. Raises `NewGameError`, with nothing written."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or keyword.iskeyword(name):
        raise NewGameError(f"{name!r} cannot be a package: lower case with underscores, as in deep_sea")
    if len(name) > LONGEST:
        raise NewGameError(f"{name!r} is too long for a slash-command: {LONGEST} characters at most")
    texts = {
        root / filled(there, name): (TEMPLATE / file).read_text("utf-8") for file, there in FILES.items()
    }
    taken = [path for path in (root / "games" / name, *texts) if path.exists()]
    if taken:
        raise NewGameError(f"{name!r} is taken: there is {taken[0].relative_to(root)}")
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(filled(text, name), encoding="utf-8")
    return list(texts)


def tidy(paths: list[Path]) -> None:
    """Sort imports and reformat, because names differ in length; do nothing if ruff is not installed."""
    if find_spec("ruff"):
        files = [str(path) for path in paths if path.suffix == ".py"]
        for command in (["check", "--fix"], ["format"]):
            subprocess.run([sys.executable, "-m", "ruff", *command, "--quiet", *files], check=False)  # noqa: S603  # our own files


def filled(text: str, name: str) -> str:
    """Put a game's name into a template."""
    words = name.split("_")
    return (
        text.replace("game_key", name)
        .replace("game-key", "-".join(words))
        .replace("GameName", "".join(word.capitalize() for word in words))
        .replace("Game name", " ".join(words).capitalize())
    )


def main(arguments: list[str]) -> int:
    """Lay out the game that the command line names, and say how to go on."""
    if len(arguments) != 1:
        print("usage: python -m games new NAME")
        return 2
    if not (ROOT / "tests").is_dir():
        print(
            "a new game is laid out in a clone of the repository, with its tests: clone it and run this there"
        )
        return 2
    try:
        paths = lay_out(arguments[0])
        tidy(paths)
    except NewGameError as error:
        print(error)
        return 2
    print(*(path.relative_to(ROOT) for path in paths), sep="\n")
    print(f"Play it: python -m games {arguments[0]}. Test it: python -m pytest tests -k {arguments[0]}")
    return 0
