"""The page's files and its sockets. Each browser is told what changed, as far as its person may see it."""

import asyncio
import contextlib
import json
import logging
import secrets
from pathlib import Path
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from bot.local.actor import Person
from bot.local.errors import DiscordError
from bot.local.messages import Message
from bot.local.options import NotPossible
from bot.local.outcomes import NoAnswer
from bot.local.page import views
from bot.local.page.activities import participants_of
from bot.local.page.guests import Guest, Outdated, Restart
from bot.local.society import Society
from bot.local.things import Channel, Command, Instance, Interaction, Member, Role, User
from bot.local.world import Changes

log = logging.getLogger(__name__)
STATIC = Path(__file__).parent / "static"
SHARED = Path(__file__).parents[3] / "data" / "web"
"""Scripts that the live board has, too."""
FIRST_PERSON = "Robin"
MOST_BYTES = 20 * 2**20
MOST_QUEUED = 1000
"""Texts that may wait for a browser: one that does not read is hung up on, and gets the present state when it comes back."""
MOST_AT_ONCE = 64
"""Requests of a browser that are worked on at a time; further ones wait in its socket."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; media-src 'self'; frame-src {frames}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def security(page: str | None) -> dict[str, str]:
    """Return the headers of all that is served; `page` is the origin of the application's page, the only one that may be framed."""
    return {
        "Content-Security-Policy": POLICY.format(frames=page or "'none'"),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cache-Control": "no-cache",
    }


class Browser:
    """One open page."""

    def __init__(self, guest: Guest, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.guest = guest
        self._request = request
        self.socket = socket
        self.outbox: asyncio.Queue[str] = asyncio.Queue(MOST_QUEUED)

    def push(self, text: str) -> None:
        """Queue something to send; a browser for which too much waits is hung up on."""
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.abort()

    def abort(self) -> None:
        """Hang up without waiting for the other end."""
        transport = self._request.transport
        if transport is not None:
            transport.abort()


class Page:
    """All browsers at the local table."""

    def __init__(self, server: Society, restart: Restart) -> None:
        self.server = server
        server.listeners.append(self.tell)
        server.typing_watchers.append(self.tell_typing)
        self._restart = restart
        self.browsers: set[Browser] = set()

    def install(self, application: web.Application) -> None:
        """Serve the page."""
        application.router.add_get("/", self._index)
        application.router.add_get("/join/{name}", self._index)
        application.router.add_get("/page/socket", self._socket)
        application.router.add_get("/page/{file}", self._file)

    # Files

    async def _index(self, request: web.Request) -> web.StreamResponse:
        if request.headers.get("Upgrade", "").lower() == "websocket":
            # Discord's gateway is at the root of its own host.
            return await self.server.gateway.connect(request)
        if self._guest(request) is None:
            return web.Response(status=403, text="This address needs its key; ask for the whole link.")
        return self._serve_file(STATIC / "index.html")

    async def _file(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info["file"]
        found = [path for folder in (STATIC, SHARED) for path in folder.iterdir() if path.name == name]
        if not found:
            raise web.HTTPNotFound(text="There is no such file.")
        return self._serve_file(found[0])

    def _serve_file(self, path: Path) -> web.FileResponse:
        return web.FileResponse(path, headers=security(self.server.activities.page))

    # Who

    def _guest(self, request: web.Request) -> Guest | None:
        """Return the guest of a browser: the person of its join link, else the owner; None if its key is wrong."""
        name, key = request.match_info.get("name") or request.query.get("join"), request.query.get("key", "")
        if name:
            fits = secrets.compare_digest(key.encode(), self.server.key_of(name).encode())
            return (
                Guest(self.server, self._person(name), owner=False, restart=self._restart) if fits else None
            )
        if not self.server.is_loopback and not secrets.compare_digest(
            key.encode(), self.server.key_of("").encode()
        ):
            return None
        wanted = request.query.get("as") or FIRST_PERSON
        known = self.server.world.user_named(wanted)
        return Guest(
            self.server,
            self._person(known.name if known else FIRST_PERSON),
            owner=True,
            restart=self._restart,
        )

    def _person(self, name: str) -> Person:
        return self.server.user(name).at_page()

    # Sockets

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        guest = self._guest(request)
        if guest is None or request.headers.get("Origin") is None:
            return web.Response(status=403, text="This socket is for the page.")
        socket = web.WebSocketResponse(max_msg_size=MOST_BYTES, heartbeat=30, timeout=1.0)
        if not socket.can_prepare(request):
            return web.Response(status=400, text="This is a websocket.")
        await socket.prepare(request)
        browser = Browser(guest, socket, request)
        self.browsers.add(browser)
        browser.push(json.dumps(views.everything(guest.person, owner=guest.owner)))
        writer = asyncio.create_task(self._write(browser))
        running: set[asyncio.Task[None]] = set()
        try:
            async for message in socket:
                if message.type == WSMsgType.TEXT:
                    if len(running) >= MOST_AT_ONCE:
                        await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
                    task = asyncio.create_task(self._serve(browser, message.data))
                    running.add(task)
                    task.add_done_callback(running.discard)
        finally:
            self.browsers.discard(browser)
            for task in (writer, *running):
                task.cancel()
            guest.quit()
        return socket

    async def close(self) -> None:
        """Hang up on all browsers; they come back by themselves."""
        open_sockets = [browser.socket.close(code=WSCloseCode.GOING_AWAY) for browser in self.browsers]
        await asyncio.gather(*open_sockets, return_exceptions=True)

    async def _write(self, browser: Browser) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                await browser.socket.send_str(await browser.outbox.get())

    async def _serve(self, browser: Browser, text: str) -> None:
        """Do one request and answer it, with what came of it or with a sentence why not."""
        try:
            request = json.loads(text)
        except (ValueError, RecursionError):
            return
        if not isinstance(request, dict):
            return
        number = request.get("n")
        try:
            result = await browser.guest.do(request)
            answer: dict[str, Any] = {"t": "done", "n": number, "result": result or {}}
        except Outdated as error:
            answer = {"t": "error", "n": number, "text": str(error), "why": "outdated"}
        except (NotPossible, NoAnswer) as error:
            answer = {"t": "error", "n": number, "text": str(error)}
        except DiscordError as error:
            answer = {"t": "error", "n": number, "text": _sentence(error)}
        except Exception as bug:
            log.exception("a request of the page failed")
            self.server.problem(f"the local table failed at {request.get('do')!r}: {bug!r}")
            answer = {"t": "error", "n": number, "text": "That went wrong here; the program's log tells how."}
        browser.push(json.dumps(answer))

    # What changed

    def tell(self, changes: Changes) -> None:
        """Tell every browser what changed."""
        if not self.browsers:
            return
        lists = self._lists(changes)
        posts = [each for each in changes.changed if isinstance(each, Message)]
        texts = {
            each.id: json.dumps({"t": "message", "message": views.message(self.server, each)})
            for each in posts
        }
        instances = [each for each in changes.changed if isinstance(each, Instance)]
        gone = [key for kind, key in changes.gone if kind == "message"]
        places = any(isinstance(each, (Channel, Member)) for each in changes.changed) or any(
            kind in ("channel", "member") for kind, _ in changes.gone
        )
        commands = any(isinstance(each, Command) for each in changes.changed) or any(
            kind == "command" for kind, _ in changes.gone
        )
        for browser in list(self.browsers):
            self._tell_one(browser, posts, texts)
            if commands:
                listed = views.commands(browser.guest.person)
                browser.push(json.dumps({"t": "commands", "commands": listed}))
            for key in gone:
                browser.push(json.dumps({"t": "gone", "id": key}))
            for text in lists:
                browser.push(text)
            open_here = {instance.id for instance, _ in browser.guest.inside}
            for instance in [each for each in instances if each.id in open_here]:
                browser.push(self._participants(instance))
            if places and not self._only_posts(changes):
                listed = views.places(browser.guest.person)
                browser.push(json.dumps({"t": "places", "places": listed}))

    def tell_typing(self, channel: Channel) -> None:
        """Tell every browser that sees a channel that the bot is typing there."""
        text = json.dumps({"t": "typing", "channel": str(channel.id), "name": self.server.world.bot.name})
        for browser in self.browsers:
            if channel in browser.guest.person.channels():
                browser.push(text)

    def _participants(self, instance: Instance) -> str:
        found = participants_of(self.server.world, instance)
        return json.dumps({"t": "participants", "instance": instance.name, "participants": found})

    @staticmethod
    def _only_posts(changes: Changes) -> bool:
        """Whether the channels changed only in that something was posted there."""
        posted = {each.channel_id for each in changes.changed if isinstance(each, Message)}
        others = [each for each in changes.changed if not isinstance(each, (Message, Interaction, Instance))]
        alone = all(isinstance(each, Channel) and each.id in posted and not each.is_thread for each in others)
        return alone and not any(kind in ("channel", "member") for kind, _ in changes.gone)

    def _tell_one(self, browser: Browser, posts: list[Message], texts: dict[int, str]) -> None:
        person = browser.guest.person
        for each in posts:
            if person.can_see(each):
                browser.push(texts[each.id])
            elif each.dismissed:
                browser.push(json.dumps({"t": "gone", "id": str(each.id)}))

    def _lists(self, changes: Changes) -> list[str]:
        """Give the lists that changed, for everybody."""
        kinds = {type(each) for each in changes.changed}
        gone = {kind for kind, _ in changes.gone}
        texts = []
        if kinds & {User, Member, Role} or gone & {"member", "user", "role"}:
            named = {"t": "people", "people": views.people(self.server), "roles": views.roles(self.server)}
            texts.append(json.dumps(named))
        return texts


def _sentence(error: DiscordError) -> str:
    """Say in one line what Discord would refuse."""
    found: list[str] = []

    def collect(tree: Any) -> None:
        if isinstance(tree, dict):
            found.extend(each["message"] for each in tree.get("_errors", []))
            for key, value in tree.items():
                if key != "_errors":
                    collect(value)

    collect(error.errors)
    return "; ".join(found) or error.message
