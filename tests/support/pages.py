"""Open pages for tests: over a real socket of the loopback, reading frames as the page's scripts do."""

import gzip
import json
import re
from collections import deque
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import aiohttp

from tests.support.page import Server

_ids = count()


class Page:
    """An open page: what it has been sent, raw and read; the newest parts, and the lines of the log."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, server: Server) -> None:
        self.socket = socket
        self._server = server
        self.raw: list[bytes] = []
        self.bytes = 0
        """As many have come over the wire since the newest frame."""
        self.sizes: list[int] = []
        """The bytes of each frame, with its lines of the log."""
        self.messages: list[dict[str, Any]] = []
        self._unread: deque[dict[str, Any]] = deque()
        self.parts: dict[str, dict[str, Any]] = {}
        self.shown: dict[str, dict[str, Any]] = {}
        """The parts of the newest frame."""
        self.frame: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self.symbols: set[str] = set()

    # Reading

    async def read(self) -> dict[str, Any] | None:
        """Take the next message; None when the line is over."""
        if not self._unread:
            one = await self.socket.receive()
            if one.type not in (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.BINARY):
                return None
            self.bytes += len(one.data)
            body = json.loads(one.data if isinstance(one.data, str) else gzip.decompress(one.data))
            self._unread.extend(body if isinstance(body, list) else [body])
        message = self._unread.popleft()
        self.raw.append(json.dumps(message, ensure_ascii=False).encode())
        self.messages.append(message)
        self._take(message)
        return message

    def _take(self, message: dict[str, Any]) -> None:
        match message["kind"]:
            case "public" | "own" | "hand" as kind:
                self.parts[kind] = self._whole(kind, message)
            case "symbols":
                self.symbols |= {*message["ids"]}
            case "log":
                self.lines = [*([] if message.get("anew") else self.lines), *message["lines"]]
            case "frame":
                self.sizes.append(self.bytes)
                self.bytes = 0
                self.frame = message
                self.shown = {}
                for kind in ("public", "own", "hand"):
                    if message.get(kind):
                        assert self.parts[kind]["digest"] == message[kind], (
                            f"a frame names a {kind} that is not there"
                        )
                        self.shown[kind] = self.parts[kind]

    def _whole(self, kind: str, message: dict[str, Any]) -> dict[str, Any]:
        """Return a part with the pictures of the one that it is based on."""
        if "base" not in message:
            return message
        base = self.parts[kind]
        assert message["base"] == base["digest"], f"a {kind} is based on one that is not there"
        before = {strip["name"]: strip for strip in base["strips"]}
        strips = [
            strip if "svg" in strip else _since(before[strip["name"]], strip) for strip in message["strips"]
        ]
        return {name: value for name, value in message.items() if name != "base"} | {"strips": strips}

    async def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Read until a message of this kind with these fields has come, and return it."""
        while (message := await self.read()) is not None:
            if message["kind"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message
        raise AssertionError(f"the line is over, and no {kind} has come")

    async def rest(self) -> list[dict[str, Any]]:
        """Read to the end of the line; returns what came."""
        found: list[dict[str, Any]] = []
        while (message := await self.read()) is not None:
            found.append(message)
        return found

    async def settled(self) -> None:
        """Read until what has happened is shown: everything before the answer to a sign of life that is given then."""
        n = next(_ids) + 1
        await self._server.app.rested()
        for room in self._server.site.rooms.all():
            await room.shown(room.touch())
        await self.say({"kind": "ping", "n": n})
        await self.until("pong", n=n)

    # Looking

    @property
    def public(self) -> dict[str, Any]:
        """The public part of the newest frame."""
        return self.shown["public"]

    @property
    def own(self) -> dict[str, Any]:
        """The viewer's own part of it."""
        return self.shown["own"]

    def moves(self) -> list[dict[str, Any]]:
        """The moves that one click makes."""
        return [move for move in self.own.get("moves", []) if "form" not in move]

    # Saying

    async def say(self, message: Mapping[str, Any] | str) -> None:
        """Send a message."""
        await self.socket.send_str(message if isinstance(message, str) else json.dumps(message))

    async def send_click(self, control: object, *, name: str | None = None, **more: Any) -> str:
        """Send a click without waiting for its answer; returns its id."""
        name = name or f"click-{next(_ids):06}"
        await self.say({"kind": "click", "id": name, "control": str(control), **more})
        return name

    async def click(self, control: object, *, name: str | None = None, **more: Any) -> dict[str, Any]:
        """Click, and return the answer."""
        return await self.until("ack", id=await self.send_click(control, name=name, **more))

    async def play(self, move: Mapping[str, Any], fields: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Make a move of the frame, with a form if it needs one."""
        return await self.click(move["control"], **({} if fields is None else {"fields": fields}))


def _since(before: dict[str, Any], strip: dict[str, Any]) -> dict[str, Any]:
    """Return a strip of which changes were sent, or its name alone."""
    if "edits" not in strip:
        return before
    tags = re.findall(r"<[^<]*", before["svg"])
    for begin, number, markup in strip["edits"]:
        tags[begin : begin + number] = [markup]
    return {name: value for name, value in strip.items() if name != "edits"} | {"svg": "".join(tags)}


@asynccontextmanager
async def opened(server: Server, bearer: str, *, wait: bool = True, **look: Any) -> AsyncIterator[Page]:
    """Open somebody's page; with `wait` once it has its first frame."""
    async with (
        aiohttp.ClientSession() as http,
        http.ws_connect(f"{server.url}/socket", headers={"Origin": server.url}, max_msg_size=0) as socket,
    ):
        page = Page(socket, server)
        await page.say({"kind": "hello", "bearer": bearer, "locale": "en-GB", "look": look})
        if wait:
            await page.until("frame")
        yield page
