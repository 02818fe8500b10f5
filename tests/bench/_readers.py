"""`python -m tests.bench._readers URL COUNT`: so many open pages in a process of their own; prints when the last of them has each new frame.

The pages of the figure are on as many machines: a message that many get alike is unpacked once here.
"""

import asyncio
import gzip
import json
import re
import sys
from dataclasses import dataclass, field
from functools import lru_cache
from time import monotonic

import aiohttp

FRAME = re.compile(rb'\{"kind":"frame","digest":"(\w+)"')


@lru_cache(maxsize=64)
def frames_in(data: str | bytes) -> tuple[bytes, ...]:
    """Return the digests of the frames in a message, in their order."""
    return tuple(FRAME.findall(data.encode() if isinstance(data, str) else gzip.decompress(data)))


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


async def read(page: int, socket: aiohttp.ClientWebSocketResponse, seen: Seen) -> None:
    """Print the time on this machine's clock whenever this page is the last to have a frame."""
    async for one in socket:
        for digest in frames_in(one.data):
            if seen.note(page, digest):
                sys.stdout.write(f"{monotonic()}\n")
                sys.stdout.flush()


async def main(url: str, count: int) -> None:
    """Open the pages, and read what they are sent."""
    seen = Seen(count)
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as http:
        tasks: list[asyncio.Task[None]] = []
        for page in range(count):
            socket = await http.ws_connect(f"{url}/socket", headers={"Origin": url}, max_msg_size=0)
            await socket.send_str(json.dumps({"kind": "hello", "bearer": f"user-{page}"}))
            tasks.append(asyncio.create_task(read(page, socket, seen)))
        await asyncio.gather(*tasks)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
