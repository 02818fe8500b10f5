"""The shape of the code: files and functions stay short, and whoever silences the linter says why."""

import ast
import re
import tokenize
from itertools import chain
from pathlib import Path
from statistics import median, quantiles

import pytest

ROOT = Path(__file__).parents[2]
FILE = 400
"""How many lines a file has at most; a page's script and style, too."""
FUNCTION, USUAL, MOST = 50, 8, 25
"""How many lines a function has at most; half of all have no more than `USUAL`, 95 of 100 no more than `MOST`."""
SILENCED = re.compile(
    r"(?:noqa|type: ignore|pyright: ignore)(?::\s*[A-Z]+\d+(?:,\s*[A-Z]+\d+)*|\[[\w-]+\])?[\s#(–-]*"
)

trees = pytest.mark.parametrize("tree", ["bot", "games", "render", "tests"])


def sources(tree: str, ending: str = "py") -> list[Path]:
    return sorted((ROOT / tree).rglob(f"*.{ending}"))


def reason(comment: str) -> str:
    """What a comment that silences the linter says beside that."""
    return SILENCED.sub("", comment).strip("# ")


@trees
def test_no_file_is_long(tree: str):
    files = chain.from_iterable(sources(tree, ending) for ending in ("py", "js", "css"))
    lengths = {path.relative_to(ROOT): len(path.read_text().splitlines()) for path in files}
    assert not {path: lines for path, lines in lengths.items() if lines > FILE}


@trees
def test_functions_are_short(tree: str):
    lengths = {
        f"{path.relative_to(ROOT)}:{node.lineno} {node.name}": (node.end_lineno or 0) - node.lineno + 1
        for path in sources(tree)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert not {name: lines for name, lines in lengths.items() if lines > FUNCTION}
    assert median(lengths.values()) <= USUAL
    assert quantiles(lengths.values(), n=20)[-1] <= MOST


@trees
def test_whoever_silences_the_linter_says_why(tree: str):
    mute = []
    for path in sources(tree):
        with tokenize.open(path) as file:
            for token in tokenize.generate_tokens(file.readline):
                silences = token.type == tokenize.COMMENT and SILENCED.search(token.string)
                if silences and not reason(token.string):
                    mute.append(f"{path.relative_to(ROOT)}:{token.start[0]}")
    assert not mute


@pytest.mark.parametrize(
    "comment",
    ["# noqa: E731", "# noqa: PLC0415, S603", "# type: ignore[attr-defined]", "# noqa: A002  # noqa: E741"],
)
def test_a_comment_that_only_silences_has_no_reason(comment: str):
    assert not reason(comment)


@pytest.mark.parametrize(
    "comment",
    [
        "# noqa: TRY400  # one line for the operator",
        "# noqa: BLE001 - it is reported",
        "# pyright: ignore[reportUnknownMemberType] (numpy in Pillow's signature)",
    ],
)
def test_what_is_said_beside_it_is_the_reason(comment: str):
    assert reason(comment)
