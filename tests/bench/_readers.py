"""`python -m tests.bench._readers URL COUNT`: so many open pages in a process of their own; prints when the last of them had each new frame.

The pages of the figure are on as many machines, and those have other processors than the bot. So nothing is read here while frames arrive: a
page only notes when the system gave it which bytes. They are unpacked once nothing has come for a moment.
"""

import asyncio
import base64
import gzip
import json
import os
import re
import sys
from dataclasses import dataclass, field
from functools import lru_cache
from time import monotonic
from urllib.parse import urlsplit

FRAME = re.compile(rb'\{"kind":"frame","digest":"(\w+)"')
QUIET = 0.03
"""Seconds without a byte after which the pages read what they have."""


@lru_cache(maxsize=64)
def frames_in(data: bytes) -> tuple[bytes, ...]:
    """Return the digests of the frames in a message, in their order."""
    return tuple(FRAME.findall(gzip.decompress(data) if data.startswith(b"\x1f\x8b") else data))


@dataclass
class Seen:
    """What the pages have: a frame counts as shown by a page that has it or a later one."""

    pages: int
    order: dict[bytes, int] = field(default_factory=dict[bytes, int])
    """Frames by the moment at which the first page had them."""
    shown: list[int] = field(init=False)
    """By page: the number of frames up to the newest that it has."""
    told: int = 0

    def __post_init__(self) -> None:
        self.shown = [0] * self.pages

    def note(self, page: int, digest: bytes) -> bool:
        """Note that a page has a frame; says whether all pages have one more now."""
        number = self.order.setdefault(digest, len(self.order))
        self.shown[page] = max(self.shown[page], number + 1)
        fewest = min(self.shown) if self.shown[page] > self.told else 0
        self.told, before = max(self.told, fewest), self.told
        return self.told > before


class OpenPage(asyncio.Protocol):
    """One page: asks for a WebSocket, says who looks, and keeps what arrives with the time of its arrival."""

    def __init__(self, pages: "Pages", number: int) -> None:
        self._pages = pages
        self._number = number
        self._bytes = bytearray()
        self._is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        host, key = self._pages.host, base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /socket HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        hello = json.dumps({"kind": "hello", "bearer": f"user-{self._number}"}).encode()
        # A text frame of less than 126 bytes whose mask is nothing.
        transport.write(bytes((0x81, 0x80 | len(hello), 0, 0, 0, 0)) + hello)

    def data_received(self, data: bytes) -> None:
        """Note when something came."""
        self._pages.arrived.append((monotonic(), self, data))
        self._pages.wait()

    def take(self, data: bytes) -> list[bytes]:
        """Return the frames that are complete with these bytes."""
        self._bytes += data
        if not self._is_open:
            _, is_whole, rest = self._bytes.partition(b"\r\n\r\n")
            self._is_open, self._bytes = bool(is_whole), rest if is_whole else self._bytes
        found: list[bytes] = []
        while self._is_open and (message := self._message()) is not None:
            found += frames_in(message)
        return found

    def _message(self) -> bytes | None:
        """Return the next WebSocket message, None until it is whole. The server masks nothing and splits nothing."""
        if len(self._bytes) < 4:
            return None
        size, begin = self._bytes[1], 2
        if size >= 126:
            begin = 4 if size == 126 else 10
            size = int.from_bytes(self._bytes[2:begin], "big")
        if len(self._bytes) < begin + size:
            return None
        message = bytes(self._bytes[begin : begin + size])
        del self._bytes[: begin + size]
        return message

    @property
    def number(self) -> int:
        """Which page it is."""
        return self._number


class Pages:
    """All of them: they read when nothing has come for a moment."""

    def __init__(self, host: str, count: int) -> None:
        self.host = host
        self.arrived: list[tuple[float, OpenPage, bytes]] = []
        self._seen = Seen(count)
        self._timer: asyncio.TimerHandle | None = None

    def wait(self) -> None:
        """Read later, unless that is arranged."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(QUIET, self._read)

    def _read(self) -> None:
        """Print the times at which the last page had a frame that all have."""
        self._timer = None
        if monotonic() - self.arrived[-1][0] < QUIET:
            self.wait()
            return
        arrived, self.arrived = self.arrived, []
        for at, page, data in arrived:
            for digest in page.take(data):
                if self._seen.note(page.number, digest):
                    sys.stdout.write(f"{at}\n")
        sys.stdout.flush()


async def main(url: str, count: int) -> None:
    """Open the pages, and read what they are sent."""
    at = urlsplit(url)
    assert at.hostname is not None
    pages, loop = Pages(at.netloc, count), asyncio.get_running_loop()
    for number in range(count):
        await loop.create_connection(lambda n=number: OpenPage(pages, n), at.hostname, at.port or 80)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
