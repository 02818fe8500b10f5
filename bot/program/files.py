"""The program's own files, checked at the start: otherwise a missing one would show only when somebody needs it."""

import re
from pathlib import Path

from bot.web.assets import PAGE, SHARED
from games import all_games
from games.ai.weights import weights_of
from games.core.box import DataError, data_file, read_toml
from games.words.files import FIRST, file_of
from games.words.files import SHARED as SHARED_WORDS
from render.svg.fonts import FACES, SUBSETS, WEB, file_name
from render.text import FILES, FOLDER, LABEL, font

FIGURES = ("levels.toml", "lengths.toml", "zones.toml")
MADE = {"pictures.css"}
"""Files of the page that the program makes."""
NAMED = re.compile(r"""(?:from|import) ["']\./([\w.]+)["']|(?:href|src)="(?:\{assets\}|/page)/([\w.]+)["]""")
"""The name of another file in a page or script."""


def check_files() -> None:
    """Raise `DataError` if a file that the bot needs later is missing or broken."""
    for name in FIGURES:
        read_toml(data_file(name))
    for game in all_games():
        weights_of(game)
        if (lesson := data_file(f"lessons/{game}.toml")).exists():
            read_toml(lesson)
    for name in (*SHARED_WORDS, *all_games()):
        if file_of(FIRST, name) is None:
            raise missing(data_file(f"texts/{FIRST}/{name}.ftl"))
    for face, name in FILES.items():
        try:
            font(face, LABEL)
        except OSError as error:
            raise DataError(f"{FOLDER / name}: is no font ({error}); install Caravel again") from None
    for path in [WEB / file_name(face, subset) for face in FACES for subset in SUBSETS]:
        if not path.is_file():
            raise missing(path)
    check_page(PAGE, SHARED)


def check_page(folder: Path, shared: Path) -> None:
    """Raise `DataError` unless two folders have a page and all files that it and its scripts name."""
    found = {path.name: path for parent in (shared, folder) for path in parent.glob("*.*")}
    wanted, known = ["index.html"], {"index.html", *MADE}
    # The loop adds the files that it finds named.
    for name in wanted:
        if name not in found:
            raise DataError(f"{folder / name}: is missing, and not in {shared} either; install Caravel again")
        try:
            text = found[name].read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise DataError(f"{found[name]}: cannot be read ({error}); install Caravel again") from None
        new = {first or second for first, second in NAMED.findall(text)} - known
        wanted += sorted(new)
        known |= new


def missing(path: Path) -> DataError:
    """Return the error about a missing file."""
    return DataError(f"{path}: is missing; install Caravel again")
