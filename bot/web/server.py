"""The page's server: one per process, told by every app. Its routes, and the lines of its viewers."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from datetime import timedelta

from aiohttp import WSMsgType, web

from bot.app import App, Apps, Job, begun, ended
from bot.posts.drawing import Illustrator
from bot.storage import StorageError
from bot.time.clock import Clock
from bot.web.assets import Assets, security
from bot.web.bodies import read_text, requests_log
from bot.web.clicking import Clicking
from bot.web.frames import PATIENCE, Closed, Pong, Welcome, written
from bot.web.from_page import (
    LONGEST,
    MAX_BEARER,
    AskWhy,
    Begun,
    Click,
    Hello,
    Look,
    Ping,
    Renew,
    read_look,
    read_message,
)
from bot.web.lines import Line
from bot.web.rooms import PageFront, Rooms
from bot.web.sessions import Session, SignIn
from bot.web.talking import Talking
from bot.web.visits import Visits
from games.core import record

log = logging.getLogger(__name__)

MOST_LINES = 5000
MOST_OF_USER = 12
"""Maximum number of open pages of all users, and of one user; a new page closes the oldest."""
MOST_NONSENSE = 10
"""Number of invalid messages after which a line is closed."""
MOST_BEGUN = 8
"""Maximum number of messages of a page that wait to be handled; while so many wait, nothing more of the page is read."""
SWEEP = timedelta(seconds=15)
"""Time between two checks for sessions that have ended."""


@record
class Times:
    """Times in seconds.

    heartbeat: Between two pings on a line; some proxies cut quiet ones after 30.
    patience: How long a `GET /frame` waits for something new.
    greeting: How long a new line may take to send `Hello`.
    shown: How long the answer to a click waits for the frame that shows its effect.
    """

    heartbeat: float = 25.0
    patience: float = PATIENCE
    greeting: float = 10.0
    shown: float = 2.0


Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Site:
    """Serves the page while it is open as a context. Call `connect` for each app before it begins.

    hosts: The names by which it is reached, with the port, once that is known.
    ancestors: The origins that may frame it.
    """

    def __init__(
        self,
        apps: Apps,
        illustrator: Illustrator,
        clock: Clock,
        sign_in: SignIn,
        *,
        ancestors: Iterable[str] = (),
        times: Times | None = None,
    ) -> None:
        self._apps = apps
        self._clock = clock
        self._sign_in = sign_in
        self.ancestors = [*ancestors]
        self.hosts: set[str] = set()
        self._times = times or Times()
        self.assets = Assets()
        self.visits = Visits(clock)
        self.rooms = Rooms(self.app, illustrator.for_pages, self.visits, clock)
        self.clicking = Clicking(self.visits, self.app)
        self._talking = Talking(self.rooms, self.clicking, self.app, self._times.shown)
        self._lines: set[Line] = set()
        self._greeting = 0
        """Number of open sockets without a `Hello` so far."""
        self._runner: web.AppRunner | None = None
        self._tasks: list[asyncio.Task[None]] = []

    # Running

    async def start(self, host: str, port: int) -> int:
        """Start to listen. Return the port; 0 takes a free one. Raise `OSError`."""
        application = web.Application(client_max_size=LONGEST, middlewares=[self._guarded])
        application.router.add_get("/", self._index)
        application.router.add_get("/a/{version}/{path:.+}", self._asset)
        application.router.add_get("/socket", self._socket)
        application.router.add_get("/frame", self._frame)
        application.router.add_post("/say", self._say)
        self._sign_in.install(application)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=1.0, logger=requests_log)
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port, backlog=1024).start()
        port = self._runner.addresses[0][1]
        names = {host, "localhost"} if host == "127.0.0.1" else {host}
        self.hosts |= {f"{name}:{port}" for name in names}
        self._tasks = begun([Job("page's sessions", self._sweep)])
        return port

    async def close(self) -> None:
        """Answer the clicks under way, close every page's line, and stop listening."""
        await self._talking.finished()
        for line in [*self._lines]:
            line.close(Closed("going"))
        await ended(self._tasks)
        await self.clicking.finished()
        if self._runner is not None:
            await self._runner.cleanup()
        for room in self.rooms.all():
            await room.close()
        await self.visits.close()

    def connect(self, app: App) -> None:
        """Receive an app's changes from now on."""
        app.fronts.connect(PageFront(self.rooms, self.signed_out))

    def app(self, guild: int | None) -> App | None:
        """Return the app that owns a server's tables, else any other one of this process; None if none runs here."""
        running = [*self._apps.running.values()]
        return next((app for app in running if app.tables.is_mine(guild)), next(iter(running), None))

    def signed_out(self, user: int) -> None:
        """Make a user's pages sign in again."""
        for line in [*self._lines]:
            if line.session.user == user:
                line.close(Closed("signed-out"))

    async def _sweep(self) -> None:
        never = asyncio.Event()
        while True:
            await self._clock.sleep_until(self._clock.now() + SWEEP, never)
            self.sweep()

    def sweep(self) -> None:
        """Close the lines whose sessions have ended."""
        now = self._clock.now()
        for line in [*self._lines]:
            if line.session.until <= now:
                line.close(Closed("signed-out"))

    # Files

    @web.middleware
    async def _guarded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse unknown hosts and origins, so that no other page can use this server through a browser."""
        origin = request.headers.get("Origin")
        own = {f"{scheme}://{host}" for host in self.hosts for scheme in ("http", "https")}
        asks = request.method not in ("GET", "HEAD") or request.path == "/socket"
        if (
            request.host not in self.hosts
            or (origin is not None and origin not in own)
            or (asks and origin is None)
        ):
            return web.Response(status=403, text="This server answers to its own page only.")
        response = await handler(request)
        if not response.prepared:
            response.headers.update(security(self.ancestors))
            response.headers.setdefault("Cache-Control", "no-store")
        return response

    async def _index(self, _: web.Request) -> web.Response:
        response = web.Response(text=self.assets.index(), content_type="text/html")
        response.enable_compression()
        return response

    async def _asset(self, request: web.Request) -> web.Response:
        return self.assets.file(request.match_info["version"], request.match_info["path"])

    # Lines

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        if len(self._lines) + self._greeting >= MOST_LINES:
            return web.Response(status=503, text="Too many pages are open.")
        socket = web.WebSocketResponse(
            max_msg_size=LONGEST, heartbeat=self._times.heartbeat, timeout=1.0, compress=False, autoping=True
        )
        if not socket.can_prepare(request):
            return web.Response(status=400, text="This is a websocket.")
        self._greeting += 1
        try:
            await socket.prepare(request)
            line = await self._greeted(socket)
        finally:
            self._greeting -= 1
        if line is None:
            await socket.close()
            return socket
        if (transport := request.transport) is not None:
            line.abort = transport.abort
        writer = asyncio.create_task(_write(line, socket))
        try:
            async with self._entered(line):
                await self._listen(line, socket)
                if not line.is_over:
                    line.close(Closed("going"))
        finally:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
        return socket

    async def _greeted(self, socket: web.WebSocketResponse) -> Line | None:
        """Return the line of a page that sends a valid `Hello`; None otherwise."""
        try:
            first = await socket.receive(self._times.greeting)
        except TimeoutError:
            return None
        hello = read_message(first.data) if first.type is WSMsgType.TEXT else None
        if not isinstance(hello, Hello):
            return None
        try:
            session = await self._session(hello.bearer)
            closed = Closed("signed-out")
        except StorageError:
            session, closed = None, Closed("going")
        if session is None:
            await socket.send_frame(written(closed), WSMsgType.TEXT)
            return None
        line = Line.of(session, hello)
        await self._welcome(line)
        return line

    async def _session(self, bearer: str) -> Session | None:
        session = await self._sign_in.session(bearer)
        return session if session is not None and session.until > self._clock.now() else None

    async def _welcome(self, line: Line) -> None:
        user, app = line.session.user, self.app(line.session.guild)
        language = line.locale
        if app is not None:
            try:
                if line.locale:
                    await app.tables.languages.heard(user, line.locale)
                    await app.tables.languages.keep(user)
                language = await app.tables.languages.of(user)
            except StorageError:
                language = app.tables.languages.at_hand(user, line.locale)
        now = round(self._clock.now().timestamp())
        until = round(line.session.until.timestamp())
        line.language = language
        line.say(Welcome(self.assets.version, now, until, str(user), language))

    @asynccontextmanager
    async def _entered(self, line: Line) -> AsyncIterator[None]:
        """Keep a line in its channel's room while the context is open."""
        self._make_room(line.session.user)
        self._lines.add(line)
        self.rooms.enter(line)
        try:
            yield
        finally:
            self._lines.discard(line)
            await self.rooms.leave(line)

    def _make_room(self, user: int) -> None:
        own = sorted(
            (line for line in self._lines if line.session.user == user), key=lambda line: line.number
        )
        for line in own[: max(0, len(own) - MOST_OF_USER + 1)]:
            line.close(Closed("too-many"))
            self._lines.discard(line)

    async def _listen(self, line: Line, socket: web.WebSocketResponse) -> None:
        """Handle the messages of a page until it disconnects."""
        inbox: asyncio.Queue[Look | Click | Begun | AskWhy] = asyncio.Queue(MOST_BEGUN)
        worker = asyncio.create_task(self._work(line, inbox))
        nonsense = 0
        try:
            async for one in socket:
                said = read_message(one.data) if one.type is WSMsgType.TEXT else None
                if isinstance(said, Ping):
                    line.say(Pong(said.n, round(self._clock.now().timestamp())))
                elif isinstance(said, Renew):
                    await self._renew(line, said)
                elif said is None or isinstance(said, Hello):
                    nonsense += 1
                    if nonsense > MOST_NONSENSE:
                        line.close(Closed("nonsense"))
                else:
                    await inbox.put(said)
        finally:
            worker.cancel()
            await asyncio.gather(worker, return_exceptions=True)

    async def _work(self, line: Line, inbox: "asyncio.Queue[Look | Click | Begun | AskWhy]") -> None:
        while True:
            said = await inbox.get()
            try:
                await self._talking.heard(line, said)
            except Exception:
                log.exception("a page's %s failed", said.kind)

    async def _renew(self, line: Line, said: Renew) -> None:
        try:
            session = await self._session(said.bearer)
        except StorageError:
            # The page asks again before its bearer ends.
            return
        if session is None or (session.user, session.channel) != (line.session.user, line.session.channel):
            line.close(Closed("signed-out"))
            return
        line.session = session
        await self._welcome(line)

    # Without a socket

    async def _asked(self, request: web.Request) -> Line | web.Response:
        """Return a line for one request, or the response that refuses it."""
        bearer = request.headers.get("Authorization", "").removeprefix("Bearer ")
        try:
            session = await self._session(bearer) if 0 < len(bearer) <= MAX_BEARER else None
        except StorageError:
            return web.Response(status=503, text="The tables cannot be reached.")
        look = read_look(request.headers.get("X-Look", ""))
        if session is None:
            return web.Response(status=401, text="Sign in anew.")
        return Line(session, look) if look is not None else web.Response(status=400, text="That is no look.")

    async def _frame(self, request: web.Request) -> web.Response:
        line = await self._asked(request)
        if isinstance(line, web.Response):
            return line
        have = request.headers.get("X-Have", "")
        await self._welcome(line)
        async with self._entered(line):
            try:
                async with asyncio.timeout(self._times.patience):
                    await line.new_frame(have)
            except TimeoutError:
                return _listed([])
        return _listed([one.body for one in line.waiting()])

    async def _say(self, request: web.Request) -> web.Response:
        line = await self._asked(request)
        if isinstance(line, web.Response):
            return line
        said = read_message(await read_text(request, LONGEST) or "")
        if isinstance(said, Ping):
            line.say(Pong(said.n, round(self._clock.now().timestamp())))
        elif said is None or isinstance(said, Hello | Renew | Look):
            return web.Response(status=400, text="No page of ours says this.")
        else:
            await self._talking.heard(line, said)
        return _listed([one.body for one in line.waiting()])


def _listed(bodies: list[bytes]) -> web.Response:
    response = web.Response(
        body=b"[" + b",".join(bodies) + b"]", content_type="application/json", charset="utf-8"
    )
    response.enable_compression()
    return response


async def _write(line: Line, socket: web.WebSocketResponse) -> None:
    """Send a line's messages in order, and close it after the last."""
    try:
        while (one := await line.next()) is not None:
            kind = WSMsgType.BINARY if one.is_packed else WSMsgType.TEXT
            await socket.send_frame(one.sent, kind)
        await socket.close()
    except (ConnectionError, RuntimeError):
        # The page is gone; the reading task notices it, too.
        return
