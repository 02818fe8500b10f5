"""The files of words: `data/texts/<language>/*.ftl`, read once, with the variables that each sentence uses."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, visitor
from fluent.syntax.ast import (
    Identifier,
    Junk,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    Term,
    TermReference,
    VariableReference,
)

from games.core.box import DATA, DataError
from games.words.numbers import functions_of

TEXTS = DATA / "texts"
FIRST = "en"
"""The language that says everything; what another one lacks is said in it."""
SHARED = ("core", "bot", "commands", "host", "operations", "page", "render", "results", "robots")
"""The files of words that belong to no game."""

Place = tuple[str, str | None]
"""A message's id and the name of one of its attributes; None is its value."""


@dataclass(slots=True)
class Texts:
    """Some files of one language."""

    bundle: FluentBundle
    variables: dict[Place, frozenset[str]] = field(default_factory=dict[Place, frozenset[str]])
    """Every sentence in the order of the files, with the arguments that it uses."""
    repeated: Mapping[str, str] = field(default_factory=dict[str, str])
    """Messages that only quote another one whole, each with that one."""

    def messages(self) -> Iterator[str]:
        """Return the ids of all messages, in the order of the files."""
        return iter(dict.fromkeys(message for message, _ in self.variables))

    def pattern(self, message: str, attribute: str | None) -> Any:
        """Return a sentence ready to be filled; None where there is none."""
        if (message, attribute) not in self.variables:
            return None
        found = self.bundle.get_message(message)
        return found.attributes.get(attribute) if attribute else found.value


FOLDERS = [TEXTS]
"""Where folders of languages are looked for; a program that brings words of its own adds another one."""


def languages() -> list[str]:
    """Return the languages that have a folder of words, English first."""
    found = {folder.name for parent in FOLDERS for folder in parent.iterdir() if folder.is_dir()}
    return sorted(found, key=lambda language: (language != FIRST, language))


def language_of(locale: str) -> str | None:
    """Return the language that somebody reads whose client speaks a locale: `es` of `es-419`; None if there is none."""
    there = languages()
    return next((one for one in (locale, locale.partition("-")[0]) if one in there), None)


def folder_of(language: str) -> Path | None:
    """Return the folder of a language's words; None if it has none."""
    return next((parent / language for parent in FOLDERS if (parent / language).is_dir()), None)


def files_of(language: str) -> list[Path]:
    """Return all files of a language's words."""
    return [path for parent in FOLDERS for path in sorted((parent / language).glob("*.ftl"))]


def file_of(language: str, name: str) -> Path | None:
    """Return a file of a language's words; None if there is none."""
    paths = (parent / language / f"{name}.ftl" for parent in FOLDERS)
    return next((path for path in paths if path.exists()), None)


@cache
def texts_of(language: str, names: tuple[str, ...]) -> Texts:
    """Read files of a language by name, those that there are; raises `DataError`."""
    # Isolation marks would show as boxes in some fonts and break Discord's mentions.
    bundle = FluentBundle([language], functions=functions_of(language), use_isolating=False)
    english: dict[str, Message | Term] = {}
    entries: dict[str, Message | Term] = {}
    # What a sentence quotes may be missing in its language: then it quotes the English one.
    for tongue, found in ((FIRST, english), (language, entries)):
        for name in names:
            if path := file_of(tongue, name):
                resource = read_words(path)
                bundle.add_resource(resource, allow_overrides=True)
                found |= {_key(entry): entry for entry in resource.body if isinstance(entry, Message | Term)}
    return Texts(bundle, dict(_variables(entries, english | entries)), dict(_repeated(entries)))


def read_words(path: Path) -> Any:
    """Read one file of words; raises `DataError` where Fluent would pass over what it cannot read."""
    resource = _parsed(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            first = (entry.content or "").strip().partition("\n")[0]
            raise DataError(f"{path}: {first!r}: {entry.annotations[0].message}")
    return resource


@cache
def _parsed(text: str) -> Any:
    """Read Fluent, once: each game's words bring all the shared files along, and parsing them takes long."""
    return FluentParser(with_spans=False).parse(text)


def _key(entry: Message | Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name


def sentences(entry: Message | Term) -> Iterator[tuple[str | None, Pattern]]:
    """Return the sentences of an entry: its value, then its attributes by name."""
    if entry.value is not None:
        yield None, entry.value
    yield from ((attribute.id.name, attribute.value) for attribute in entry.attributes)


def _variables(
    entries: Mapping[str, Message | Term], quotable: Mapping[str, Message | Term]
) -> Iterator[tuple[Place, frozenset[str]]]:
    for key, entry in entries.items():
        if not isinstance(entry, Term):
            for attribute, pattern in sentences(entry):
                yield (key, attribute), frozenset(_used(pattern, quotable))


def _repeated(entries: Mapping[str, Message | Term]) -> Iterator[tuple[str, str]]:
    """Yield each message that says nothing but another one, with that one."""
    for key, entry in entries.items():
        match entry.value.elements if entry.value is not None else []:
            case [Placeable(expression=MessageReference(id=Identifier(name=name), attribute=None))]:
                yield key, name
            case _:
                pass


def _used(pattern: Pattern, entries: Mapping[str, Message | Term]) -> set[str]:
    """Return the arguments that a sentence uses, and those of the sentences that it quotes."""
    found = _Found()
    found.visit(pattern)
    used = set(found.variables)
    for key, wanted in found.quoted:
        quoted = dict(sentences(entries[key])).get(wanted) if key in entries else None
        if quoted is not None:
            used |= _used(quoted, entries)
    return used


class _Found(visitor.Visitor):
    """Collects what a sentence refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.quoted: list[tuple[str, str | None]] = []

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.quoted.append((node.id.name, node.attribute.name if node.attribute else None))

    def visit_TermReference(self, node: TermReference) -> None:
        self.quoted.append((f"-{node.id.name}", node.attribute.name if node.attribute else None))
