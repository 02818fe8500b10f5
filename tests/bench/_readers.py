"""`python -m tests.bench._readers URL COUNT`: so many open pages in a process of their own; prints when the last of them has each new frame."""

import asyncio
import gzip
import json
import sys
from time import monotonic

import aiohttp


async def read(
    socket: aiohttp.ClientWebSocketResponse, frames: list[list[float]], ready: asyncio.Event
) -> None:
    """Note when each frame has come, counted from the first."""
    count = 0
    async for one in socket:
        body = one.data.encode() if isinstance(one.data, str) else gzip.decompress(one.data)
        if b'{"kind":"frame"' not in body:
            continue
        if count == len(frames):
            frames.append([])
        frames[count].append(monotonic())
        count += 1
        ready.set()


async def main(url: str, count: int) -> None:
    """Open the pages, and print a line for each frame that all have: the time on this machine's clock."""
    frames: list[list[float]] = []
    ready, told = asyncio.Event(), 0
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as http:
        tasks: list[asyncio.Task[None]] = []
        for number in range(count):
            socket = await http.ws_connect(f"{url}/socket", headers={"Origin": url}, max_msg_size=0)
            await socket.send_str(json.dumps({"kind": "hello", "bearer": f"user-{number}"}))
            tasks.append(asyncio.create_task(read(socket, frames, ready)))
        while True:
            await ready.wait()
            ready.clear()
            while told < len(frames) and len(frames[told]) == count:
                sys.stdout.write(f"{max(frames[told])}\n")
                sys.stdout.flush()
                told += 1


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
