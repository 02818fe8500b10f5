"""The files of words: `data/texts/<language>/*.ftl`, read once, with the variables that each sentence uses."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax.ast import Resource

from games.core.box import DATA, DataError
from games.words.numbers import functions_of
from games.words.parsed import Entry, Parsed, Place, Used, read_parsed, shared

TEXTS = DATA / "texts"
FIRST = "en"
"""The language that has every sentence; it replaces those that another language lacks."""
SHARED = ("core", "bot", "commands", "host", "operations", "page", "render", "results", "robots")
"""The files of words that belong to no game."""


class Bundle(FluentBundle):
    """A bundle that unpacks an entry when it is first used; threads may share it."""

    def __init__(self, language: str) -> None:
        # Isolation marks would show as boxes in some fonts and break Discord's mentions.
        super().__init__([language], functions=functions_of(language), use_isolating=False)
        self.entries: dict[str, Entry] = {}
        """Entries that were not used yet, by id."""

    def _lookup(self, entry_id: str, term: bool = False) -> Message:  # noqa: FBT001, FBT002  # as in the class it extends
        key = f"-{entry_id}" if term else entry_id
        entry = self.entries.get(key)
        if entry is not None:
            # Threads share bundles: add the entry before removing it here.
            self.add_resource(Resource([entry.tree()]))
            self.entries.pop(key, None)
        return super()._lookup(entry_id, term)


@dataclass(slots=True)
class Texts:
    """Some files of one language."""

    bundle: Bundle
    variables: dict[Place, frozenset[str]] = field(default_factory=dict[Place, frozenset[str]])
    """Every sentence in the order of the files, with the arguments that it uses."""
    repeated: Mapping[str, str] = field(default_factory=dict[str, str])
    """Messages that only quote another one, each with that one."""

    def messages(self) -> Iterator[str]:
        """Return the ids of all messages, in the order of the files."""
        return iter(dict.fromkeys(message for message, _ in self.variables))

    def pattern(self, message: str, attribute: str | None) -> Any:
        """Return a sentence ready to be filled in; None if there is none."""
        if (message, attribute) not in self.variables:
            return None
        found = self.bundle.get_message(message)
        return found.attributes.get(attribute) if attribute else found.value


FOLDERS = [TEXTS]
"""The folders that hold the folders of languages. A program with words of its own adds another before it uses any."""


def languages() -> list[str]:
    """Return the languages that have a folder of words, English first. Raise `DataError` if there is no English."""
    return list(_languages_in(tuple(FOLDERS)))


@cache
def _languages_in(folders: tuple[Path, ...]) -> tuple[str, ...]:
    # Cached: it is asked for each interaction, and would read the disk.
    found = {folder.name for parent in folders for folder in parent.glob("*") if folder.is_dir()}
    if FIRST not in found:
        raise DataError(f"{TEXTS / FIRST}: is missing; install Caravel again")
    return tuple(sorted(found, key=lambda language: (language != FIRST, language)))


def language_of(locale: str) -> str | None:
    """Return the language for the locale of a user's client: `es` for `es-419`; None if there is none."""
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
    """Read those of a language's named files that exist; raise `DataError` if one is broken."""
    bundle = Bundle(language)
    english: dict[str, Entry] = {}
    entries: dict[str, Entry] = {}
    # If the language lacks a quoted sentence, the English one is quoted.
    for tongue, found in ((FIRST, english), (language, entries)):
        for name in names:
            if path := file_of(tongue, name):
                found.update(_parsed(path))
    bundle.entries = english | entries
    repeated = {key: entry.repeats for key, entry in entries.items() if entry.repeats is not None}
    return Texts(bundle, dict(_variables(entries, bundle.entries)), repeated)


@cache
def _parsed(path: Path) -> Parsed:
    """Read a file once, because each game's words include all the shared files."""
    return read_parsed(path)


def _variables(
    entries: Mapping[str, Entry], quotable: Mapping[str, Entry]
) -> Iterator[tuple[Place, frozenset[str]]]:
    for key, entry in entries.items():
        if not key.startswith("-"):
            for attribute, used in entry.sentences.items():
                yield (key, attribute), _all_used(used, quotable)


def _all_used(used: Used, entries: Mapping[str, Entry]) -> frozenset[str]:
    """Return the arguments that a sentence uses, including those of the sentences that it quotes."""
    variables = used.variables
    for key, wanted in used.quoted:
        quoted = entries[key].sentences.get(wanted) if key in entries else None
        if quoted is not None:
            variables |= _all_used(quoted, entries)
    return shared(variables)
