"""Messages in their sent form: as text, or gzipped once for all receivers. Pure."""

import gzip
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from hashlib import blake2b

from bot.web.edits import edits
from bot.web.frames import PACKED, TAIL, AnyToPage, Frame, LogLine, LogLines, Symbols, written
from bot.web.own import Hand, Own
from bot.web.public import Public, ShownStrip
from render.svg.symbols import definitions, sprite_id, whole

_SPEED = 9
"""Gzip's compression level. A part is compressed once for all receivers; level 9 saves a fortieth."""


MOST_TOGETHER = 200_000
"""Size in bytes from which messages are no longer joined."""


class Message:
    """A message to any number of pages, compressed once if it is long.

    is_own: It is for one viewer only.
    members: The messages of which it is the JSON list; itself if it is none.
    """

    def __init__(self, body: bytes, *, is_own: bool = False, members: "tuple[Message, ...]" = ()) -> None:
        self.body = body
        self.is_own = is_own
        self.is_packed = len(body) > PACKED
        self.members = members or (self,)

    @cached_property
    def sent(self) -> bytes:
        """The data sent: gzipped for a binary message, or text."""
        return gzip.compress(self.body, _SPEED, mtime=0) if self.is_packed else self.body


@dataclass(frozen=True)
class Part:
    """A part of a frame: its digest, its record, and the ids of the symbols that it uses."""

    digest: str
    record: Public | Own | Hand
    uses: frozenset[str] = frozenset()
    _after: dict[str, Message] = field(default_factory=dict[str, Message], compare=False)

    @cached_property
    def message(self) -> Message:
        """The complete part, for a page without a base."""
        return message(replace(self.record, digest=self.digest), is_own=not isinstance(self.record, Public))

    def after(self, base: "Part | None") -> Message:
        """Return the message for a page whose newest part is `base`: of strips that the page has, only the changes.

        The message is cached for each base, because finding the changes takes milliseconds.
        """
        if base is None or isinstance(self.record, Own) or isinstance(base.record, Own):
            return self.message
        if base.digest not in self._after:
            before = {strip.name: strip for strip in base.record.strips}
            strips = tuple(_since(before.get(one.name), one) for one in self.record.strips)
            record = replace(self.record, digest=self.digest, base=base.digest, strips=strips)
            is_own = not isinstance(self.record, Public)
            is_same = strips == self.record.strips
            self._after[base.digest] = self.message if is_same else message(record, is_own=is_own)
        return self._after[base.digest]


def _since(before: ShownStrip | None, strip: ShownStrip) -> ShownStrip:
    """Return a strip as it is sent to a page that has the strip `before`."""
    if before is None:
        return strip
    if before == strip:
        return ShownStrip(strip.name)
    found = edits(before.svg, strip.svg)
    return replace(strip, svg="", edits=found) if found else strip


NO_HAND = Part("", Hand())


def digest_of(*texts: bytes) -> str:
    """Return a digest of texts."""
    return blake2b(b"\n".join(texts), digest_size=8).hexdigest()


def part(record: Public | Own | Hand, uses: frozenset[str] = frozenset()) -> Part:
    """Return a part, with the digest of its content."""
    return Part(digest_of(written(record)), record, uses)


@dataclass(frozen=True, eq=False)
class Shown:
    """The three parts that a page shows together. Pages that show the same share it."""

    public: Part
    own: Part
    hand: Part = NO_HAND

    @property
    def parts(self) -> tuple[Part, Part, Part]:
        """All three parts."""
        return self.public, self.own, self.hand

    @cached_property
    def digest(self) -> str:
        """The digest of the frame."""
        return digest_of(*(one.digest.encode() for one in self.parts))

    @cached_property
    def uses(self) -> frozenset[str]:
        """The symbols that the parts refer to."""
        return frozenset[str]().union(*(one.uses for one in self.parts))

    @cached_property
    def named(self) -> Message:
        """The message that names the parts that belong together."""
        return message(Frame(self.digest, self.public.digest, self.own.digest, self.hand.digest))


Edition = tuple[int, str]
"""The version of a log's lines, and their language. The version changes if the new lines do not begin with the old ones."""


class Lines:
    """The lines of a log, as messages for pages."""

    def __init__(self, edition: Edition, lines: Sequence[LogLine]) -> None:
        self.edition = edition
        self.count = len(lines)
        self._lines = lines[: self.count]
        self._known: dict[int, tuple[frozenset[str], Message]] = {}

    def since(self, told: int | None) -> tuple[frozenset[str], Message]:
        """Return the symbols and the message of the lines after the first `told`; of the newest lines if that is None."""
        start = -1 if told is None else told
        if start not in self._known:
            new = self._lines[-TAIL:] if told is None else self._lines[told:]
            uses = frozenset(sprite_id(one.sign, hollow=False) for one in new if one.sign)
            self._known[start] = uses, message(LogLines(tuple(new), anew=told is None))
        return self._known[start]


def message(record: AnyToPage, *, is_own: bool = False) -> Message:
    """Return a record as a message."""
    return Message(written(record), is_own=is_own)


def joined(messages: Sequence[Message]) -> tuple[Message, ...]:
    """Return messages that are sent at the same moment as few messages, in their order.

    Public messages are compressed apart from the viewer's own, so that they are compressed once for all viewers.
    """
    groups: list[list[Message]] = []
    size = 0
    for one in messages:
        size += len(one.body)
        if groups and groups[-1][-1].is_own is one.is_own and size < MOST_TOGETHER:
            groups[-1].append(one)
        else:
            groups.append([one])
            size = len(one.body)
    return tuple(group[0] if len(group) == 1 else _list_of(group) for group in groups)


def _list_of(messages: Sequence[Message]) -> Message:
    """Return several messages of the same kind of viewer as one JSON list."""
    body = b"[" + b",".join(one.body for one in messages) + b"]"
    return Message(body, is_own=messages[0].is_own, members=tuple(messages))


@lru_cache(maxsize=256)
def symbols(ids: frozenset[str]) -> Message:
    """Return the message with these symbols."""
    return message(Symbols(tuple(sorted(whole(ids))), definitions(ids)))


def strip_uses(strips: tuple[ShownStrip, ...], uses: frozenset[str]) -> frozenset[str]:
    """Return the symbols that strips need, including those that these refer to."""
    return whole(uses) if strips else frozenset()
