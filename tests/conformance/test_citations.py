"""Code, texts and tests cite the rules by number: R05, §5.2 and W12 stand in the RULES.md of their game; documents name files.

In a file that belongs to no game, the game is named before the citation: puerto_rico R20.
"""

import re
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from games import all_games

ROOT = Path(__file__).parents[2]
CITATION = re.compile(r"(?:(\w+) )?(?<![\w§])(§\d+(?:\.\d+)*|[RW]\d\d\b)")
TEST_NAME = re.compile(r"\bdef test_((?:[rw]\d\d_)+)")
OTHER_FORM = re.compile(r"\b(?:rules:|specification|sections?|rulings?|examples?) ?(?:§|[RW]?\d)")
DOCUMENTS = [
    path
    for pattern in (
        "*.md",
        "bot/*.md",
        ".github/*.md",
        ".github/workflows/*.yml",
        ".ci/*",
        "Makefile",
        "Dockerfile",
    )
    for path in ROOT.glob(pattern)
]
FILE = re.compile(r"(?<![\w/.])((?:bot|data|games|render|tests)(?:/[\w-]+)+(?:\.[a-z]+)?)")
SUFFIXES = {".py", ".toml", ".ftl", ".md"}


@cache
def files() -> list[Path]:
    """Every file of the project in which somebody writes sentences."""
    folders = (ROOT / name for name in ("games", "render", "bot", "data", "tests"))
    found = chain(ROOT.glob("*"), *(folder.rglob("*") for folder in folders))
    return sorted(path for path in found if path.suffix in SUFFIXES and path.name != Path(__file__).name)


@cache
def game_of(path: Path) -> str | None:
    """The game in whose folder a file is, or after which it is named."""
    names = {part.partition(".")[0] for part in path.relative_to(ROOT).parts}
    return next((key for key in all_games() if key in names), None)


@cache
def numbers(key: str) -> set[str]:
    """The rulings, sections and worked examples of a game, and the numbered steps of its sections."""
    rules = ROOT / "games" / key / "RULES.md"
    found, section = set[str](), ""
    for line in rules.read_text(encoding="utf-8").splitlines() if rules.exists() else ():
        if heading := re.match(r"###? (\d+(?:\.\d+)*)\.? ", line):
            section = heading[1]
            found.add(f"§{section}")
        elif step := re.match(r"(\d+)\. ", line):
            found.add(f"§{section}.{step[1]}")
        elif named := re.match(r"- \*\*([RW]\d\d)\b", line):
            found.add(named[1])
    return found


@cache
def cited(path: Path) -> list[tuple[str | None, str]]:
    """What a file cites: the game and the number."""
    text, key = path.read_text(encoding="utf-8"), game_of(path)
    named = [(key or before, number) for before, number in CITATION.findall(text)]
    return named + [
        (key, number.upper()) for name in TEST_NAME.findall(text) for number in name.split("_")[:-1]
    ]


@pytest.mark.parametrize("key", all_games())
def test_what_a_game_cites_is_in_its_rules(key: str):
    for path in files():
        if game_of(path) == key:
            for _, number in cited(path):
                assert number in numbers(key), f"{path.relative_to(ROOT)} cites {number}"


@pytest.mark.rest
def test_what_other_files_cite_names_the_game_and_is_in_its_rules():
    for path in files():
        if game_of(path) is None:
            for key, number in cited(path):
                assert key in all_games(), f"{path.relative_to(ROOT)} cites {number} of no game"
                assert number in numbers(key), f"{path.relative_to(ROOT)} cites {number} of {key}"


@pytest.mark.parametrize("key", all_games())
def test_a_citation_has_one_form(key: str):
    for path in files():
        if game_of(path) == key and path.suffix != ".md":
            other = OTHER_FORM.search(path.read_text(encoding="utf-8"))
            assert not other, f"{path.relative_to(ROOT)}: {other and other[0]}"


def test_every_file_that_a_document_or_a_workflow_names_is_there():
    for path in DOCUMENTS:
        for named in FILE.findall(path.read_text(encoding="utf-8")):
            made_up = {"NAME", "x"} & {part.partition(".")[0] for part in Path(named).parts}
            assert made_up or (ROOT / named).exists() or (ROOT / f"{named}.py").exists(), f"{path}: {named}"


@pytest.mark.parametrize("key", all_games())
def test_every_worked_example_is_a_test(key: str):
    tests = [cited(path) for path in files() if ROOT / "tests/games" / key in path.parents]
    examples = {number for number in numbers(key) if number.startswith("W")}
    assert examples <= {number for _, number in chain(*tests)}
