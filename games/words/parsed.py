"""A disk cache of parsed Fluent files, because parsing takes longer than the rest of the start.

As with Python's own compiled files, a copy in `__pycache__` counts only for exactly the text and the parser that it was made
from. Nothing is kept in a folder that cannot be written, or if Python is told to write no compiled files.
"""

import gc
import hashlib
import os
import pickle
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from fluent.syntax import FluentParser, ast, parser, visitor
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

from games.core.box import DataError

KEPT = "__pycache__"
DIGEST = hashlib.sha256().digest_size


Place = tuple[str, str | None]
"""A message's id and the name of one of its attributes; None is its value."""


class Used(NamedTuple):
    """References of a sentence: its arguments, and the sentences that it quotes."""

    variables: frozenset[str]
    quoted: tuple[Place, ...]


class Entry(NamedTuple):
    """A message or a term: its sentences by attribute (None: its value), the message that it only repeats, its packed syntax tree.

    Most entries are never shown, and a tree takes ten times as much memory as its bytes.
    """

    sentences: dict[str | None, Used]
    repeats: str | None
    packed: bytes

    def tree(self) -> Message | Term:
        """Return a new copy of its syntax tree."""
        return pickle.loads(self.packed)  # noqa: S301  # packed here, or under the seal


Parsed = dict[str, Entry]
"""The entries of a file by id; ids of terms begin with a hyphen."""


_T = TypeVar("_T", frozenset[str], Used)
_KNOWN: dict[Any, Any] = {}


def shared(value: _T) -> _T:
    """Return an equal value that was here before, if there is one: thousands of sentences use few combinations of arguments."""
    return _KNOWN.setdefault(value, value)


def read_parsed(path: Path) -> Parsed:
    """Return the entries of a file. Raise `DataError` if it cannot be read, or has text that Fluent would skip."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise DataError(f"{path}: cannot be read: {error.strerror}") from None
    place = path.parent / KEPT / f"{path.name}.{sys.implementation.cache_tag}"
    found = _kept(place, text)
    if found is None:
        try:
            found = _parse(path, text.decode())
        except UnicodeDecodeError as error:
            raise DataError(f"{path}: {error}") from None
        if not sys.dont_write_bytecode:
            _keep(place, text, found)
    return found


@cache
def _maker() -> bytes:
    """Return the cache key besides the text: the source of this module and of the parser."""
    return b"".join(Path(str(file)).read_bytes() for file in (__file__, ast.__file__, parser.__file__))


def _seal(text: bytes, copy: bytes) -> bytes:
    """Return the digest at the start of a copy, which proves that it belongs to this text and is undamaged."""
    found = hashlib.sha256(_maker())
    for part in (text, copy):
        found.update(len(part).to_bytes(8, "big"))
        found.update(part)
    return found.digest()


def _kept(place: Path, text: bytes) -> Parsed | None:
    try:
        whole = place.read_bytes()
    except OSError:
        return None
    seal, copy = whole[:DIGEST], whole[DIGEST:]
    if seal != _seal(text, copy):
        return None
    with collector_off():
        return pickle.loads(copy)  # noqa: S301  # the seal says that this module wrote it


def _keep(place: Path, text: bytes, parsed: Parsed) -> None:
    copy = pickle.dumps(parsed, pickle.HIGHEST_PROTOCOL)
    with suppress(OSError):
        place.parent.mkdir(exist_ok=True)
        written = place.with_name(f"{place.name}.{os.getpid()}")
        try:
            written.write_bytes(_seal(text, copy) + copy)
            written.replace(place)
        finally:
            written.unlink(missing_ok=True)


@contextmanager
def collector_off() -> Generator[None]:
    """Disable the garbage collector meanwhile, because it would scan the growing data repeatedly."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _parse(path: Path, text: str) -> Parsed:
    resource = FluentParser(with_spans=False).parse(text)
    entries: dict[str, Entry] = {}
    for entry in resource.body:
        if isinstance(entry, Junk):
            first = (entry.content or "").strip().partition("\n")[0]
            raise DataError(f"{path}: {first!r}: {entry.annotations[0].message}")
        if isinstance(entry, Message | Term):
            key = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
            used = {attribute: _used(pattern) for attribute, pattern in sentences(entry)}
            entries[key] = Entry(used, _repeated(entry), pickle.dumps(entry, pickle.HIGHEST_PROTOCOL))
    return entries


def sentences(entry: Message | Term) -> Iterator[tuple[str | None, Pattern]]:
    """Yield the sentences of an entry: its value, then its attributes by name."""
    if entry.value is not None:
        yield None, entry.value
    yield from ((attribute.id.name, attribute.value) for attribute in entry.attributes)


def _repeated(entry: Message | Term) -> str | None:
    match entry.value.elements if entry.value is not None else []:
        case [Placeable(expression=MessageReference(id=Identifier(name=name), attribute=None))]:
            return name
        case _:
            return None


def _used(pattern: Pattern) -> Used:
    found = _Found()
    found.visit(pattern)
    return shared(Used(shared(frozenset(found.variables)), tuple(found.quoted)))


class _Found(visitor.Visitor):
    """The arguments and messages that a sentence refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.quoted: list[Place] = []

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.quoted.append((node.id.name, node.attribute.name if node.attribute else None))

    def visit_TermReference(self, node: TermReference) -> None:
        self.quoted.append((f"-{node.id.name}", node.attribute.name if node.attribute else None))
