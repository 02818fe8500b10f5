"""One websocket of the gateway: compression, frames in order, closing."""

import asyncio
import contextlib
import json
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from bot.local.limits import Rule, Window
from bot.local.shards import Shard

REMEMBERED = 5000
SENT = Rule(120, 60.0, "gateway")
"""Maximum number of messages from a client on one connection (documentation, gateway)."""
CLOSES = {
    4000: "Unknown error",
    4004: "Authentication failed",
    4008: "Rate limited",
    4010: "Invalid shard",
    4011: "Sharding required",
    4012: "Invalid API version",
    4013: "Invalid intent(s)",
    4014: "Disallowed intent(s)",
}


class Closed(Exception):
    """The gateway ends a connection with a code."""

    def __init__(self, code: int, reason: str | None = None) -> None:
        self.code, self.reason = code, reason or CLOSES.get(code, "Unknown error")
        super().__init__(self.reason)


@dataclass
class Session:
    """One identified client, with or without a socket."""

    id: str
    intents: int
    shard: Shard
    sequence: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    socket: "Connection | None" = None


def compressor(kind: str | None) -> Callable[[str], bytes] | None:
    """Return the transport compression that a client asked for, one per connection; None for plain text."""
    if kind == "zlib-stream":
        stream = zlib.compressobj()
        return lambda text: stream.compress(text.encode()) + stream.flush(zlib.Z_SYNC_FLUSH)
    if kind == "zstd-stream":
        return _zstd()
    return None


def _zstd() -> Callable[[str], bytes] | None:
    try:
        import zstandard  # type: ignore[import-not-found] # noqa: PLC0415 - used where it is installed
    except ImportError:
        return None
    stream = zstandard.ZstdCompressor().compressobj()
    block = zstandard.COMPRESSOBJ_FLUSH_BLOCK
    return lambda text: stream.compress(text.encode()) + stream.flush(block)


class Connection:
    """One websocket. Its own task sends the frames in order, so that no caller waits for a slow client."""

    def __init__(self, request: web.Request, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self.session: Session | None = None
        self.sent = Window(SENT, 0.0)
        self.version = request.query.get("v", "10")
        self._request = request
        self._compress = compressor(request.query.get("compress"))
        self._frames: asyncio.Queue[tuple[float, str | Closed]] = asyncio.Queue()

    def send(self, opcode: int, data: Any = None) -> None:
        """Queue a frame that is not an event."""
        self.push(json.dumps({"op": opcode, "d": data, "s": None, "t": None}))

    def push(self, text: str, delay: float = 0.0) -> None:
        """Queue a frame. A delayed one delays those behind it, as on a real connection."""
        due = asyncio.get_running_loop().time() + delay if delay else 0.0
        self._frames.put_nowait((due, text))

    def end(self, code: int, reason: str) -> None:
        """Close once everything queued is sent."""
        self._frames.put_nowait((0.0, Closed(code, reason)))

    def abort(self) -> None:
        """Cut the connection without a closing frame."""
        if self.session:
            self.session.socket = None
        if self._request.transport is not None:
            self._request.transport.abort()

    async def write(self) -> None:
        """Send what is queued until the connection ends."""
        with contextlib.suppress(ConnectionError):
            while True:
                due, frame = await self._frames.get()
                if due:
                    await asyncio.sleep(due - asyncio.get_running_loop().time())
                if isinstance(frame, Closed):
                    await self.socket.close(code=frame.code, message=frame.reason.encode())
                    return
                if self._compress is None:
                    await self.socket.send_str(frame)
                else:
                    await self.socket.send_bytes(self._compress(frame))
