"""Discord's gateway: sessions, sequence numbers, heartbeats, resuming, intents, compression.

Sessions belong to the bot. A session whose socket is gone keeps collecting events until it is resumed.
"""

import asyncio
import contextlib
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aiohttp import WSCloseCode, WSMessage, WSMsgType, web

from bot.local import payloads

if TYPE_CHECKING:
    from bot.local.server import LocalDiscord

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = (
    *(0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11),
)
SOUNDBOARD = 31
INTERVAL = 41.25
# A heartbeat is answered as late as by a server far away: an answer that overtakes the note of its question
# makes discord.py believe that it is one interval behind.
ACK_DELAY = 0.05
MOST_BYTES = 4096
REMEMBERED = 5000


class Intent:
    """The intents that matter here."""

    GUILDS = 1 << 0
    MEMBERS = 1 << 1
    PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_REACTIONS = 1 << 10
    DIRECT_MESSAGES = 1 << 12
    DIRECT_REACTIONS = 1 << 13
    CONTENT = 1 << 15
    ALL = (1 << 27) - 1
    PRIVILEGED = MEMBERS | PRESENCES | CONTENT


class Closed(Exception):  # noqa: N818 - it is an event, not an error
    """The gateway ends a connection with a code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


@dataclass
class Session:
    """One identified client, with or without a socket."""

    id: str
    intents: int
    sequence: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    socket: "Connection | None" = None


def compressor(kind: str | None) -> Callable[[str], bytes] | None:
    """Build the transport compression that a client asked for, one per connection; None: plain text."""
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
    """One websocket. Frames are sent in order by a task of its own, so that nobody waits for a slow client."""

    def __init__(self, request: web.Request, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self.session: Session | None = None
        self._request = request
        self._compress = compressor(request.query.get("compress"))
        self._frames: asyncio.Queue[tuple[float, str | Closed]] = asyncio.Queue()

    def send(self, opcode: int, data: Any = None) -> None:
        """Queue a frame that is not an event."""
        self.push(json.dumps({"op": opcode, "d": data, "s": None, "t": None}))

    def push(self, text: str, delay: float = 0.0) -> None:
        """Queue a frame; a late one holds up those behind it, as on a real line."""
        due = asyncio.get_running_loop().time() + delay if delay else 0.0
        self._frames.put_nowait((due, text))

    def end(self, code: int, reason: str) -> None:
        """Close once everything queued is sent."""
        self._frames.put_nowait((0.0, Closed(code, reason)))

    def abort(self) -> None:
        """Break the line without a word."""
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


class Gateway:
    """All sessions of the bot."""

    def __init__(self, server: "LocalDiscord") -> None:
        self.server = server
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()

    # Events

    def dispatch(self, event: str, data: dict[str, Any], intent: int = 0) -> None:
        """Send an event to every session that asked for it."""
        for session in self.sessions.values():
            if intent and not session.intents & intent:
                continue
            self._send_event(session, event, self._stripped(session, event, data))

    def _stripped(self, session: Session, event: str, data: dict[str, Any]) -> dict[str, Any]:
        """Take the content out of other people's messages unless the bot may read it."""
        if not event.startswith("MESSAGE_") or "content" not in data or session.intents & Intent.CONTENT:
            return data
        bot = str(self.server.world.bot.id)
        mentioned = any(user["id"] == bot for user in data["mentions"])
        if data["author"]["id"] == bot or mentioned or "guild_id" not in data:
            return data
        return data | {"content": "", "embeds": [], "attachments": [], "components": []}

    def _send_event(self, session: Session, event: str, data: dict[str, Any]) -> None:
        session.sequence += 1
        text = json.dumps({"op": DISPATCH, "s": session.sequence, "t": event, "d": data})
        session.sent.append((session.sequence, text))
        for delay, copy in self.server.faults.deliveries(text):
            if session.socket is not None:
                session.socket.push(copy, delay)

    # Connections

    async def connect(self, request: web.Request) -> web.StreamResponse:
        """Serve one websocket until it ends."""
        socket = web.WebSocketResponse(max_msg_size=2**20, timeout=1.0)
        if not socket.can_prepare(request):
            raise web.HTTPBadRequest(text="This is a websocket.")
        await socket.prepare(request)
        connection = Connection(request, socket)
        self.connections.add(connection)
        writer = asyncio.create_task(connection.write())
        try:
            connection.send(HELLO, {"heartbeat_interval": int(INTERVAL * 1000), "_trace": []})
            await self._listen(connection)
        except Closed as closed:
            await self._finish(connection, writer, closed)
        finally:
            writer.cancel()
            self._forget(connection)
        return socket

    async def _finish(self, connection: Connection, writer: asyncio.Task[None], closed: Closed) -> None:
        connection.end(closed.code, closed.reason)
        await asyncio.wait([writer], timeout=2)

    def _forget(self, connection: Connection) -> None:
        self.connections.discard(connection)
        if connection.session and connection.session.socket is connection:
            connection.session.socket = None

    async def _listen(self, connection: Connection) -> None:
        while True:
            try:
                async with asyncio.timeout(INTERVAL * 2):
                    message = await connection.socket.receive()
            except TimeoutError:
                raise Closed(4009, "Session timed out") from None
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                self._end_of(connection)
                return
            self._take(connection, *_read(message))

    def _end_of(self, connection: Connection) -> None:
        # A client that says good-bye with 1000 or 1001 gives up its session.
        code = connection.socket.close_code
        if connection.session and code in (WSCloseCode.OK, WSCloseCode.GOING_AWAY):
            self.sessions.pop(connection.session.id, None)

    def _take(self, connection: Connection, opcode: int, data: Any) -> None:
        match opcode:
            case 1:
                asyncio.get_running_loop().call_later(ACK_DELAY, connection.send, ACK)
            case 2:
                self._identify(connection, data)
            case 6:
                self._resume(connection, data)
            case 3 | 4 | 8 | 31 if connection.session is None:
                raise Closed(4003, "Not authenticated")
            case 8:
                self._members(connection.session, data)
            case 3 | 4 | 31:
                pass
            case _:
                raise Closed(4001, "Unknown opcode")

    def _identify(self, connection: Connection, data: Any) -> None:
        if connection.session is not None:
            raise Closed(4005, "Already authenticated")
        if not isinstance(data, dict):
            raise Closed(4002, "Error while decoding payload")
        self._check_token(data)
        intents = data.get("intents")
        if isinstance(intents, bool) or not isinstance(intents, int) or not 0 <= intents <= Intent.ALL:
            raise Closed(4013, "Invalid intent(s)")
        if intents & Intent.PRIVILEGED and not self.server.privileged_intents:
            raise Closed(4014, "Disallowed intent(s)")
        session = Session(secrets.token_hex(16), intents, socket=connection)
        self.sessions[session.id] = session
        connection.session = session
        self._welcome(session)

    def _check_token(self, data: dict[str, Any]) -> None:
        token = str(data.get("token")).removeprefix("Bot ")
        if not secrets.compare_digest(token.encode(), self.server.token.encode()):
            raise Closed(4004, "Authentication failed")

    def _welcome(self, session: Session) -> None:
        world = self.server.world
        guilds = list(world.guilds.values()) if session.intents & Intent.GUILDS else []
        ready = {
            "v": 10,
            "user": payloads.own_user(world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in world.guilds.values()],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.server.gateway_url,
            "shard": [0, 1],
            "application": {"id": str(world.bot.id), "flags": 0, "flags_new": "0"},
            "private_channels": [],
            "presences": [],
            "relationships": [],
            "geo_ordered_rtc_regions": [],
            "user_settings": {},
            "_trace": [],
        }
        self._send_event(session, "READY", ready)
        for guild in guilds:
            self._send_event(session, "GUILD_CREATE", payloads.guild_event(world, guild))

    def _resume(self, connection: Connection, data: Any) -> None:
        if connection.session is not None:
            raise Closed(4005, "Already authenticated")
        if not isinstance(data, dict):
            raise Closed(4002, "Error while decoding payload")
        self._check_token(data)
        session = self.sessions.get(str(data.get("session_id")))
        sequence = data.get("seq")
        if session is None or not isinstance(sequence, int):
            connection.send(INVALID, False)
            return
        if not 0 <= sequence <= session.sequence:
            raise Closed(4007, "Invalid seq")
        if session.sent and sequence < session.sent[0][0] - 1:
            connection.send(INVALID, False)
            return
        if session.socket is not None:
            session.socket.end(4000, "Resumed elsewhere")
        session.socket, connection.session = connection, session
        for number, text in session.sent:
            if number > sequence:
                connection.push(text)
        self._send_event(session, "RESUMED", {"_trace": []})

    def _members(self, session: Session | None, data: Any) -> None:
        world = self.server.world
        if session is None or not isinstance(data, dict):
            raise Closed(4002, "Error while decoding payload")
        guild = world.guilds.get(int(data["guild_id"])) if str(data.get("guild_id")).isdecimal() else None
        if guild is None:
            return
        wanted = data.get("user_ids", [])
        ids = {str(each) for each in (wanted if isinstance(wanted, list) else [wanted])}
        query, limit = str(data.get("query") or ""), data.get("limit") or 100
        if not ids and not query and not session.intents & Intent.MEMBERS:
            raise Closed(4014, "Disallowed intent(s)")
        found = [
            each
            for each in world.members_of(guild.id)
            if str(each.id) in ids or (not ids and world.users[each.id].name.startswith(query))
        ]
        there = {str(each.id) for each in found}
        chunk = {
            "guild_id": str(guild.id),
            "members": [
                payloads.member(world, each) for each in found[: limit if isinstance(limit, int) else 100]
            ],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": sorted(ids - there),
        }
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        self._send_event(session, "GUILD_MEMBERS_CHUNK", chunk)

    # Faults

    def cut(self) -> None:
        """Cut every socket without a word, as a broken network does."""
        for connection in list(self.connections):
            connection.abort()

    def ask_to_reconnect(self) -> None:
        """Send opcode 7: clients come back and resume."""
        for connection in list(self.connections):
            connection.send(RECONNECT)

    def invalidate(self, *, resumable: bool) -> None:
        """Send opcode 9: clients resume, or identify anew."""
        for connection in list(self.connections):
            if connection.session and not resumable:
                self.sessions.pop(connection.session.id, None)
                connection.session = None
            connection.send(INVALID, resumable)

    async def close(self) -> None:
        """End all connections and forget all sessions."""
        for connection in list(self.connections):
            await connection.socket.close(code=WSCloseCode.SERVICE_RESTART, message=b"going away")
        self.sessions.clear()


def _read(message: WSMessage) -> tuple[int, Any]:
    """Read a frame from a client."""
    try:
        payload = json.loads(message.data)
        opcode, data = payload["op"], payload.get("d")
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise Closed(4002, "Error while decoding payload") from None
    if len(message.data) > MOST_BYTES:
        raise Closed(4002, "Error while decoding payload")
    return opcode, data
