"""The markup of our texts: as the table says that it reads, and nothing else stands in a text of ours."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.menus.plain import harmless
from games.words.markup import Block, Span, foreign, parse

EXAMPLES = json.loads((Path(__file__).parent / "markup.json").read_text(encoding="utf-8"))


def span_data(span: Span) -> Any:
    """A span as the table writes it."""
    if span.kind == "text":
        return span.text
    if span.inside:
        return [span.kind, [span_data(one) for one in span.inside]]
    return [span.kind, span.text, span.more] if span.more else [span.kind, span.text]


def data(block: Block) -> list[Any]:
    return [block.kind, block.depth, [span_data(span) for span in block.spans]]


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["text"] for example in EXAMPLES])
def test_a_text_reads_as_the_table_says(example):
    assert [data(block) for block in parse(example["text"])] == example["blocks"]


@pytest.mark.parametrize(
    ("text", "sign"),
    [
        ("__under__", "__"),
        ("~~struck~~", "~~"),
        ("||hidden||", "||"),
        ("[a word](https://a.link)", "]("),
        ("an _underlined_ word", "_underlined_"),
        ("**never closed", "*"),
        ("`never closed", "`"),
        ("fine\n1. numbered", "1. "),
        ("# large", "# "),
        ("* starred item", "*"),
        ("-#small", "-#"),
        ("- **item**: __no__", "__"),
        (
            "**bold**, *italics*, `code_a`, snake_case_word, 2 * 3, a\\*b, <:corn_a1:5>, https://a.b/c_d_",
            None,
        ),
    ],
)
def test_what_is_not_ours_is_found(text, sign):
    assert foreign(text) == sign


@given(some.text() | some.text(alphabet="*_`~|\\<>[]()#-. \n1ab:/@"))
def test_what_users_write_reads_as_text_alone(typed):
    for block in parse(harmless(typed)):
        assert block.kind == "text"
        assert {span.kind for span in block.spans} <= {"text", "link"}


@pytest.mark.parametrize(
    "typed",
    ["a *b* c", "- item\n  - below", "# large", "1. one", "> quote", "`code`", "\\*", "*_~~x~~_*", "||x||"],
)
def test_what_users_write_is_shown_as_they_wrote_it(typed):
    shown = "\n".join("".join(span.text for span in block.spans) for block in parse(harmless(typed)))
    assert shown == typed.replace(">", "›")
