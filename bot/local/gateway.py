"""Discord's gateway: sessions, shards, sequence numbers, heartbeats, resuming, intents, compression.

Sessions belong to the bot, each with its shard; of one shard there may be several. A session whose socket is gone keeps
collecting events until it is resumed.
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
from bot.local.shards import MOST_GUILDS, Shard, guild_of, read_shard
from bot.local.starts import Starts
from bot.local.things import Guild

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
        self.starts = Starts(server.limits)
        self.on_welcome: list[Callable[[], None]] = []
        """Called when a bot has identified itself and was greeted."""

    # Events

    def dispatch(self, event: str, data: dict[str, Any], intent: int = 0) -> None:
        """Send an event to every session that asked for it and whose shard it concerns."""
        guild = guild_of(event, data)
        for session in self.sessions.values():
            if session.shard.holds(guild) and (not intent or session.intents & intent):
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
        if not self.starts.count():
            self._reset_token()
        intents, shard = data.get("intents"), self._shard_of(data)
        if connection.version != VERSION:
            raise Closed(4012)
        if isinstance(intents, bool) or not isinstance(intents, int) or not 0 <= intents <= Intent.ALL:
            raise Closed(4013)
        if intents & Intent.PRIVILEGED and not self.server.privileged_intents:
            raise Closed(4014)
        refusal = self.server.faults.refusal(shard.number)
        if refusal:
            raise Closed(refusal)
        if not self.starts.may_begin(shard):
            connection.send(INVALID, False)
            return
        session = Session(secrets.token_hex(16), intents, shard, socket=connection)
        self.sessions[session.id] = session
        connection.session = session
        self._welcome(session, {"shard": data["shard"]} if "shard" in data else {})
        for welcomed in self.on_welcome:
            welcomed()

    def _shard_of(self, data: dict[str, Any]) -> Shard:
        shard = read_shard(data.get("shard", [0, 1]))
        if shard is None:
            raise Closed(4010)
        if len(self._guilds_of(shard)) >= MOST_GUILDS:
            raise Closed(4011)
        return shard

    def _guilds_of(self, shard: Shard) -> list[Guild]:
        return [guild for guild in self.server.world.guilds.values() if shard.holds(guild.id)]

    def _reset_token(self) -> None:
        """End everything, as Discord does with a bot that has started too many sessions on one day."""
        self.server.problem("more sessions were started than a day has; the token has been reset")
        self.server.world.reset_token()
        self.end(4004)
        raise Closed(4004)

    def _check_token(self, data: dict[str, Any]) -> None:
        token = str(data.get("token")).removeprefix("Bot ")
        if not secrets.compare_digest(token.encode(), self.server.token.encode()):
            raise Closed(4004)

    def _welcome(self, session: Session, shard: dict[str, Any]) -> None:
        """Greet a new session; the shard comes back as it was sent, if it was."""
        world, guilds = self.server.world, self._guilds_of(session.shard)
        ready = {
            "v": 10,
            "user": payloads.own_user(world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.server.gateway_url,
            "application": {"id": str(world.bot.id), "flags": 0, "flags_new": "0"},
            "private_channels": [],
            "presences": [],
            "relationships": [],
            "geo_ordered_rtc_regions": [],
            "user_settings": {},
            "_trace": [],
        }
        self._send_event(session, "READY", ready | shard)
        for guild in guilds if session.intents & Intent.GUILDS else []:
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
        if guild is None or not session.shard.holds(guild.id):
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

    # Faults, of one shard by its number, or of all

    def _lines(self, shard: int | None) -> list[Connection]:
        return [
            each
            for each in self.connections
            if shard is None or (each.session and each.session.shard.number == shard)
        ]

    def cut(self, shard: int | None = None) -> None:
        """Cut sockets without a closing frame, as a broken network does."""
        for connection in self._lines(shard):
            connection.abort()

    def ask_to_reconnect(self, shard: int | None = None) -> None:
        """Send opcode 7: clients come back and resume."""
        for connection in self._lines(shard):
            connection.send(RECONNECT)

    def end(self, code: int, shard: int | None = None) -> None:
        """Forget sessions and close their lines with this code."""
        for connection in self._lines(shard):
            connection.session = None
            connection.end(code, CLOSES.get(code, "Unknown error"))
        for session in list(self.sessions.values()):
            if shard in (None, session.shard.number):
                del self.sessions[session.id]

    def invalidate(self, shard: int | None = None, *, resumable: bool) -> None:
        """Send opcode 9: clients resume, or identify anew."""
        for connection in self._lines(shard):
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
