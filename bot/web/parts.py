"""Messages as they are sent: as text, or gzipped once for all who get them. Pure."""

import gzip
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from hashlib import blake2b

from bot.web.frames import PACKED, AnyToPage, Frame, Hand, Own, Public, ShownStrip, Symbols, written
from render.svg.symbols import definitions, whole

_SPEED = 6
"""How hard gzip tries: more saves nothing here."""


class Message:
    """A message to any number of pages; packed, if it is long, when the first of them gets it."""

    def __init__(self, body: bytes) -> None:
        self.body = body
        self.is_packed = len(body) > PACKED

    @cached_property
    def sent(self) -> bytes:
        """What is sent: a binary message if it is packed, else text."""
        return gzip.compress(self.body, _SPEED, mtime=0) if self.is_packed else self.body


@dataclass(frozen=True)
class Part:
    """A part of a frame: its digest, the message, and the ids of symbols that it refers to."""

    digest: str
    message: Message
    uses: frozenset[str] = frozenset()


NO_HAND = Part("", Message(b""))


def digest_of(*texts: bytes) -> str:
    """Return a digest of what somebody gets."""
    return blake2b(b"\n".join(texts), digest_size=8).hexdigest()


def part(record: Public | Own | Hand, uses: frozenset[str] = frozenset()) -> Part:
    """Return a part; its digest is that of what its reader gets."""
    digest = digest_of(written(record))
    return Part(digest, Message(written(replace(record, digest=digest))), uses)


def frame(public: Part, own: Part, hand: Part) -> Frame:
    """Return the message that says which parts belong together."""
    together = digest_of(*(one.digest.encode() for one in (public, own, hand)))
    return Frame(together, public.digest, own.digest, hand.digest)


def message(record: AnyToPage) -> Message:
    """Return a record as a message."""
    return Message(written(record))


@lru_cache(maxsize=256)
def symbols(ids: frozenset[str]) -> Message:
    """Return what pictures refer to by these ids."""
    return message(Symbols(tuple(sorted(whole(ids))), definitions(ids)))


def strip_uses(strips: tuple[ShownStrip, ...], uses: frozenset[str]) -> frozenset[str]:
    """Return the symbols that strips need, with those of what these refer to."""
    return whole(uses) if strips else frozenset()
