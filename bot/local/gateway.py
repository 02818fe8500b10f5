"""Discord's gateway: sessions, sequence numbers, heartbeats, resuming, intents, compression.

Sessions belong to the bot. A session whose socket is gone keeps collecting events until it is resumed.
"""

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Any

from aiohttp import WSCloseCode, WSMessage, WSMsgType, web

from bot.local import payloads
from bot.local.connections import CLOSES, Closed, Connection, Session
from bot.local.ground import Ground

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = (
    *(0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11),
)
SOUNDBOARD = 31
INTERVAL = 41.25
# A heartbeat is answered as late as by a server far away: an answer that overtakes the note of its question
# makes discord.py believe that it is one interval behind.
ACK_DELAY = 0.05
MOST_BYTES = 4096
VERSION = "10"
# From the documentation of the gateway: seconds between two sessions, and guilds that one session may have.
IDENTIFY_SECONDS = 5.0
MOST_GUILDS = 2500


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


class Gateway:
    """All sessions of the bot."""

    def __init__(self, server: Ground) -> None:
        self.server = server
        server.faults.sockets = self
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self._identified = 0.0
        self.on_welcome: list[Callable[[], None]] = []
        """Called when a bot has identified itself and was greeted."""

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
        if self.server.limits.on and not connection.sent.take(self.server.limits.clock.now()):
            raise Closed(4008)
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
        self._check_shard(data)
        if connection.version != VERSION:
            raise Closed(4012)
        if isinstance(intents, bool) or not isinstance(intents, int) or not 0 <= intents <= Intent.ALL:
            raise Closed(4013)
        if intents & Intent.PRIVILEGED and not self.server.privileged_intents:
            raise Closed(4014)
        if self.server.faults.closed:
            raise Closed(self.server.faults.closed)
        now = self.server.limits.clock.now()
        if self.server.limits.on and now < self._identified + IDENTIFY_SECONDS:
            connection.send(INVALID, False)
            return
        self._identified = now
        session = Session(secrets.token_hex(16), intents, socket=connection)
        self.sessions[session.id] = session
        connection.session = session
        self._welcome(session)
        for welcomed in self.on_welcome:
            welcomed()

    def _check_shard(self, data: dict[str, Any]) -> None:
        match data.get("shard", [0, 1]):
            case [int(number), int(count)] if 0 <= number < count:
                pass
            case _:
                raise Closed(4010)
        if "shard" not in data and len(self.server.world.guilds) >= MOST_GUILDS:
            raise Closed(4011)

    def _check_token(self, data: dict[str, Any]) -> None:
        token = str(data.get("token")).removeprefix("Bot ")
        if not secrets.compare_digest(token.encode(), self.server.token.encode()):
            raise Closed(4004)

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
            raise Closed(4014)
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
        """Cut every socket without a closing frame, as a broken network does."""
        for connection in list(self.connections):
            connection.abort()

    def ask_to_reconnect(self) -> None:
        """Send opcode 7: clients come back and resume."""
        for connection in list(self.connections):
            connection.send(RECONNECT)

    def end(self, code: int) -> None:
        """Forget every session and close its line with this code."""
        self.sessions.clear()
        for connection in list(self.connections):
            connection.session = None
            connection.end(code, CLOSES.get(code, "Unknown error"))

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
