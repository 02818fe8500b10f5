"""The shape of the code: files and functions stay short, and whoever silences the linter says why."""

import ast
import re
import tokenize
import warnings
from itertools import chain
from pathlib import Path
from statistics import median, quantiles

import pytest

ROOT = Path(__file__).parents[2]
FILE, LONGEST_FILE = 400, 600
"""Lines of a file, a page's script and style too: more than the first warn, more than the second fail."""
FUNCTION, LONGEST_FUNCTION = 50, 80
"""Lines of a function: likewise."""
USUAL, MOST = 8, 25
"""Lines that half of all functions and 95 of 100 should not exceed: more warn."""
ROOTS = frozenset({"bot/app.py", "bot/discord/client.py", "bot/program/run.py"})
"""Composition roots: they name every part that they put together, so they may be longer."""
SILENCED = re.compile(
    r"(?:noqa|type: ignore|pyright: ignore)(?::\s*[A-Z]+\d+(?:,\s*[A-Z]+\d+)*|\[[\w-]+\])?[\s#(–-]*"
)

trees = pytest.mark.parametrize("tree", ["bot", "games", "render", "tests"])


def sources(tree: str, ending: str = "py") -> list[Path]:
    return sorted((ROOT / tree).rglob(f"*.{ending}"))


def reason(comment: str) -> str:
    """What a comment that silences the linter says beside that."""
    return SILENCED.sub("", comment).strip("# ")


def held(what: str, lengths: dict[str, int], hint: int, limit: int, remedy: str) -> None:
    """Warn of each length above `hint`; fail if one outside the composition roots is above `limit`."""
    for name, lines in sorted(lengths.items()):
        if lines > hint:
            warnings.warn(f"{name} has {lines} lines; {hint} are usual for a {what}: {remedy}", stacklevel=2)
    too_long = {name: n for name, n in lengths.items() if n > limit and name.partition(":")[0] not in ROOTS}
    assert not too_long, f"no {what} may have more than {limit} lines: {remedy} ({too_long})"


@trees
@pytest.mark.filterwarnings("default")
def test_no_file_is_long(tree: str):
    files = chain.from_iterable(sources(tree, ending) for ending in ("py", "js", "css"))
    lengths = {str(path.relative_to(ROOT)): len(path.read_text().splitlines()) for path in files}
    held("file", lengths, FILE, LONGEST_FILE, "move what belongs together into a module of its own")


@trees
@pytest.mark.filterwarnings("default")
@pytest.mark.rest
def test_functions_are_short(tree: str):
    lengths = {
        f"{path.relative_to(ROOT)}:{node.lineno} {node.name}": (node.end_lineno or 0) - node.lineno + 1
        for path in sources(tree)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    held("function", lengths, FUNCTION, LONGEST_FUNCTION, "give each step of it a name of its own")
    usual, most = median(lengths.values()), quantiles(lengths.values(), n=20)[-1]
    if usual > USUAL or most > MOST:
        warnings.warn(
            f"functions in {tree} grow: half have up to {usual} lines ({USUAL} are usual), 95 of 100 up to {most} ({MOST})",
            stacklevel=1,
        )


@pytest.mark.parametrize(("lines", "name"), [(601, "bot/acts/play.py"), (81, "bot/acts/play.py:7 act")])
def test_what_is_far_too_long_fails_with_a_remedy(lines: int, name: str):
    with pytest.warns(UserWarning, match="split it"), pytest.raises(AssertionError, match="split it"):
        held("part", {name: lines}, lines - 10, lines - 1, "split it")


def test_a_composition_root_may_be_long():
    with pytest.warns(UserWarning, match="client"):
        held("file", {"bot/discord/client.py": 700}, FILE, LONGEST_FILE, "split it")


@trees
def test_whoever_silences_the_linter_says_why(tree: str):
    mute = []
    for path in sources(tree):
        if not SILENCED.search(path.read_text(encoding="utf-8")):
            continue
        with tokenize.open(path) as file:
            for token in tokenize.generate_tokens(file.readline):
                silences = token.type == tokenize.COMMENT and SILENCED.search(token.string)
                if silences and not reason(token.string):
                    mute.append(f"{path.relative_to(ROOT)}:{token.start[0]}")
    assert not mute, f"say behind each of these comments why it silences the linter: {mute}"


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
