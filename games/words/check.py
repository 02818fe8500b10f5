"""Checks of a language's words: `python -m games.words check it`. English is the reference."""

import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax import visitor
from fluent.syntax.ast import (
    FunctionReference,
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    SelectExpression,
    TextElement,
    VariableReference,
)

from games import all_games
from games.core.moves import field_kinds, hyphened
from games.words.files import FIRST, SHARED, file_of, files_of, folder_of
from games.words.markup import foreign
from games.words.numbers import functions_of
from games.words.parsed import sentences
from games.words.phrases import GENDER, kind_id, printed

Place = tuple[str, str | None]
"""A message's id and the name of one of its attributes; None is its value."""
Words = dict[Place, Pattern]

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
NAMES = re.compile(r"[-_'\w]{1,32}")
"""The names that Discord allows for a command or an option."""

BUTTON, DESCRIPTION, CHAPTER, TITLE, NAME = 80, 100, 1900, 45, 32


def check(language: str) -> list[str]:
    """Return the faults of a language, one a line: the file, the sentence, what is wrong."""
    if folder_of(language) is None:
        return [f"there is no folder of words for {language!r}"]
    known = {path.name for path in files_of(FIRST)}
    found = [
        f"{path.name}: superfluous: there is no such game"
        for path in files_of(language)
        if path.name not in known
    ]
    for name in files():
        path = file_of(language, name)
        found += (
            [f"{name}.ftl: {line}" for line in _check_file(name, path)] if path else [f"{name}.ftl: missing"]
        )
    return found + list(_in_two_files(language))


def _in_two_files(language: str) -> Iterator[str]:
    """Yield the sentences that are in two files, so that one replaces the other."""
    first: dict[str, str] = {}
    for name in sorted(files(), key=lambda name: name not in SHARED):
        path = file_of(language, name)
        for message in dict.fromkeys(message for message, _ in _words(_body(path))) if path else ():
            if message in first:
                yield f"{name}.ftl: {message}: stands in {first[message]}.ftl, too"
            elif name in SHARED:
                first[message] = name


def files() -> list[str]:
    """Return the names of the files that a language consists of: those of English."""
    folder = folder_of(FIRST)
    assert folder is not None
    return sorted(path.stem for path in folder.glob("*.ftl"))


def _check_file(name: str, path: Path) -> Iterator[str]:
    body = _body(path)
    yield from _unreadable(body)
    own, english = _words(body), _english(name)
    for place in english.keys() - own.keys():
        yield f"{_called(place)}: missing"
    for place in own.keys() - english.keys():
        if place[1] != GENDER:
            yield f"{_called(place)}: superfluous: English has no such sentence"
    for place in own.keys() & english.keys():
        for line in _check_sentence(name, place, own[place], english[place]):
            yield f"{_called(place)}: {line}"
    yield from _same_names(name, own)


def _body(path: Path) -> list[Any]:
    return _parsed(path.read_text(encoding="utf-8"))


@lru_cache(maxsize=200)
def _parsed(text: str) -> list[Any]:
    """Parse a text once: two checks read each file, and a new language begins as a copy of another."""
    return FluentResource(text).body


def _unreadable(body: list[Any]) -> Iterator[str]:
    seen: set[str] = set()
    for entry in body:
        if isinstance(entry, Junk):
            first = (entry.content or "").strip().partition("\n")[0]
            yield f"cannot be read: {first!r}: {entry.annotations[0].message}"
        elif isinstance(entry, Message):
            if entry.id.name in seen:
                yield f"{entry.id.name}: stands twice"
            seen.add(entry.id.name)


def _check_sentence(file: str, place: Place, own: Pattern, english: Pattern) -> Iterator[str]:
    yield from _check_references(file, place, _Used(own), _Used(english))
    most = limit(file, place)
    if most is not None and (long := longest(own)) > most:
        yield f"{long} characters, {most} fit"
    for sign in filter(None, map(foreign, written(own))):
        yield f"{sign!r} is markup that our texts do not use"
    if place[1] == "name" and not _is_typed(own):
        yield "a name is one word in lower case, of letters, digits and hyphens"


def _check_references(file: str, place: Place, used: "_Used", measure: "_Used") -> Iterator[str]:
    numbers = printed(file if file in all_games() else None)
    for argument in sorted(used.arguments - measure.arguments):
        if numbers.whole(place[0], argument) not in numbers.values:
            yield f"${argument} is unknown"
    for argument in sorted(measure.arguments - used.arguments):
        yield f"${argument} is left out"
    for function in sorted(used.functions - functions_of(FIRST).keys()):
        yield f"{function}() is unknown"
    for quoted in sorted(used.quoted - _quotable(file)):
        yield f"{{ {quoted} }} is unknown"
    for key in sorted(used.keys - measure.keys - PLURALS):
        yield f"[{key}] is no value of what it chooses by"


class _Used(visitor.Visitor):
    """The arguments, functions and messages that a sentence refers to, and the keys of its variants."""

    def __init__(self, pattern: Pattern) -> None:
        self.arguments: set[str] = set()
        self.functions: set[str] = set()
        self.quoted: set[str] = set()
        self.keys: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_FunctionReference(self, node: FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.quoted.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        by_gender = isinstance(node.selector, FunctionReference) and node.selector.id.name == GENDER.upper()
        for variant in node.variants:
            if not isinstance(variant.key, NumberLiteral) and not variant.default and not by_gender:
                self.keys.add(variant.key.name)
        self.generic_visit(node)


def written(pattern: Pattern) -> Iterator[str]:
    """Yield the text of a sentence, with a letter for each argument, and the text of each variant."""
    yield "".join(element.value if isinstance(element, TextElement) else "x" for element in pattern.elements)
    for element in pattern.elements:
        expression = None if isinstance(element, TextElement) else element.expression
        if isinstance(expression, SelectExpression):
            for variant in expression.variants:
                yield from written(variant.value)


def longest(pattern: Pattern) -> int:
    """Return the maximum number of characters of a sentence, without the arguments filled into it."""
    length = 0
    for element in pattern.elements:
        if isinstance(element, TextElement):
            length += len(element.value)
        elif isinstance(element.expression, SelectExpression):
            length += max(longest(variant.value) for variant in element.expression.variants)
    return length


def limit(file: str, place: Place) -> int | None:
    """Return the maximum number of characters of a sentence where it is shown; None if unbounded."""
    message, attribute = place
    if attribute == "name":
        return NAME
    if attribute == "title" or (attribute == "about" and message.startswith("option-")):
        return DESCRIPTION
    if message in _kinds(file):
        bounds: dict[str | None, int] = {None: BUTTON, "about": DESCRIPTION}
        return bounds.get(attribute)
    if message in _fields(file):
        return TITLE if attribute is None else None
    for prefix, most in (("button-", BUTTON), ("command-", DESCRIPTION), ("rules-", CHAPTER)):
        if message.startswith(prefix) and attribute is None:
            return most
    return None


def _is_typed(pattern: Pattern) -> bool:
    text = "".join(element.value for element in pattern.elements if isinstance(element, TextElement))
    return bool(NAMES.fullmatch(text)) and text == text.lower() and len(pattern.elements) == 1


def _same_names(file: str, words: Words) -> Iterator[str]:
    """Find commands of one group, and options of one command, that are called the same."""
    said: dict[tuple[str, str], str] = {}
    for (message, attribute), pattern in words.items():
        if attribute == "name" and len(pattern.elements) == 1:
            text = getattr(pattern.elements[0], "value", "")
            other = said.setdefault((_above(file, message), text), message)
            if other != message:
                yield f"{message}.name: {other} is called {text!r}, too"


def _above(file: str, message: str) -> str:
    """Return the group of a command or the command of an option; names must differ within it."""
    if message in _kinds(file):
        return file
    return message.rpartition("-")[0]


@cache
def _kinds(file: str) -> frozenset[str]:
    return frozenset(kind_id(kind) for game in _of(file) for kind in game.moves)


@cache
def _fields(file: str) -> frozenset[str]:
    return frozenset(
        f"{kind_id(kind)}-{hyphened(field.name)}"
        for game in _of(file)
        for kind in game.moves
        for field in field_kinds(kind)
    )


def _of(file: str) -> Iterable[Any]:
    """Return the games whose moves a file names; a shared file names those of all games."""
    return [game for game in all_games().values() if file in (game.key, *SHARED)]


@cache
def _english(name: str) -> Words:
    path = file_of(FIRST, name)
    assert path is not None
    return _words(_body(path))


@cache
def _quotable(file: str) -> frozenset[str]:
    """Return the messages that a file may quote: its own, shared ones, and in a shared file those of games."""
    names = (*SHARED, *(all_games() if file in SHARED else (file,)))
    return frozenset(message for name in names for message, _ in _english(name))


def _words(body: Iterable[Any]) -> Words:
    return {
        (entry.id.name, attribute): pattern
        for entry in body
        if isinstance(entry, Message)
        for attribute, pattern in sentences(entry)
    }


def _called(place: Place) -> str:
    message, attribute = place
    return f"{message}.{attribute}" if attribute else message
