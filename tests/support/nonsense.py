"""A fourth language, made of English: each word in brackets and at least 40 % longer, so that what is not translated shows."""

import re
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer, visitor
from fluent.syntax.ast import Attribute, Message, Resource, TextElement

from games.words.files import files_of

NONSENSE = "xx"
LONGER = 1.4
KEPT = ("gender", "name")
"""Attributes that are no sentences: a name is typed, and made longer without brackets."""

TOKEN = re.compile(
    r"`[^`]*`|/[a-z-]+(?: [a-z-]+(?=[`,.)]))?(?: [a-z-]+:[^\s`,.]+)?|https?://\S+|[^\W\d_](?:[^\W_]|’)*"
)
"""What a sentence consists of: commands stand as they are typed, the rest are words."""


def nonsense(word: str) -> str:
    """Return a word of the language; what is typed stays."""
    if word[0] in "`/" or word.startswith("http"):
        return word
    return f"({word}{word[-1] * (int(len(word) * LONGER) + 1 - len(word) - 2)})"


class _Translated(visitor.Transformer):
    """Puts every sentence of a file into nonsense."""

    def visit_Attribute(self, node: Attribute) -> Attribute:
        return node if node.id.name in KEPT else self.generic_visit(node)

    def visit_TextElement(self, node: TextElement) -> TextElement:
        return TextElement(TOKEN.sub(lambda found: nonsense(found[0]), node.value))


def write_nonsense(folder: Path) -> Path:
    """Write the language below a folder that `games.words.files.FOLDERS` is to hold, and return that."""
    there = folder / NONSENSE
    there.mkdir(parents=True)
    for path in files_of("en"):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        translated = _Translated().visit(Resource(resource.body))
        for entry in translated.body:
            if isinstance(entry, Message):
                entry.comment = None
        (there / path.name).write_text(FluentSerializer().serialize(translated), encoding="utf-8")
    return folder
