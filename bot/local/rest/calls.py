"""One REST request: reading, checking, serving, answering. The routes are in the modules beside this one."""

import asyncio
import inspect
import json
import logging
import math
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web
from aiohttp.web_request import FileField

from bot.local import access, permissions
from bot.local.compose import Upload, Uploads
from bot.local.errors import DiscordError, Violation, invalid_form, refuse, unknown
from bot.local.ground import Exchange
from bot.local.messages import Message
from bot.local.rules.forms import JsonObject
from bot.local.service import Service
from bot.local.things import Channel
from bot.local.world import World

log = logging.getLogger(__name__)
PREFIX = "/api/v10"
TEXTS = ("token", "emoji", "instance")
MOST_REQUEST_BYTES = 120 * 2**20


@dataclass
class Call:
    """The arguments of a handler: the server, the ids in the address, the body."""

    server: Service
    ids: dict[str, int]
    texts: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: Uploads = field(default_factory=dict)
    authorization: str = ""

    @property
    def world(self) -> World:
        """The world."""
        return self.server.world

    def form(self) -> JsonObject:
        """The body as an object to read."""
        return JsonObject({} if self.body is None else self.body)

    def channel(self, *needed: int) -> Channel:
        """The channel of the address, if the bot sees it and has these permissions there."""
        channel = self.world.channels.get(self.ids["channel"])
        if channel is None:
            raise unknown(10003)
        self.server.posting.archive_if_idle(channel)
        granted = access.in_channel(self.world, self.world.bot.id, channel)
        if not granted & permissions.VIEW_CHANNEL:
            raise refuse(403, 50001)
        if any(not granted & bit for bit in needed):
            raise refuse(403, 50013)
        return channel

    def message(self) -> Message:
        """The message of the address; ephemeral ones are known to their interaction only."""
        message = self.world.message(self.ids["channel"], self.ids["message"])
        if message is None or message.ephemeral:
            raise unknown(10008)
        return message

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """An integer of the query."""
        text = self.query.get(key)
        if text is None:
            return default
        if not re.fullmatch(r"-?\d{1,20}", text):
            raise invalid_form([Violation((key,), "NUMBER_TYPE_COERCE", f'Value "{text}" is not int.')])
        if not low <= int(text) <= high:
            sentence = f"int value should be between {low} and {high}."
            raise invalid_form([Violation((key,), "NUMBER_TYPE_MAX", sentence)])
        return int(text)


@dataclass
class Response:
    """A handler's answer that is not simply 200 with JSON, or 204 for None."""

    status: int
    data: Any = None


Handler = Callable[[Call], Any]
ROUTES: list[tuple[str, str, bool, Handler]] = []


def route(method: str, path: str, *, token: bool = True) -> Callable[[Handler], Handler]:
    """Serve this method and path. `token`: only with the bot's token."""

    def register(handler: Handler) -> Handler:
        ROUTES.append((method, path, token, handler))
        return handler

    return register


def install(server: Service, application: web.Application) -> None:
    """Put all routes, and a last one for unknown routes, into an application."""
    # Literal addresses first: /messages/pins is not a message.
    for method, path, token, handler in sorted(ROUTES, key=lambda each: each[1].count("{")):
        application.router.add_route(method, PREFIX + path, _serving(server, path, handler, token=token))
    application.router.add_route("*", "/api/{tail:.*}", _serving(server, "unknown", _unknown, token=False))


def _unknown(call: Call) -> None:
    call.server.problem(f"unknown route {call.query['method']} {call.query['path']}")
    raise unknown(0)


Served = Callable[[web.Request], Awaitable[web.StreamResponse]]


def _serving(server: Service, path: str, handler: Handler, *, token: bool) -> Served:
    async def serve(request: web.Request) -> web.StreamResponse:
        if server.limits.banned:
            return _blocked(server.limits.banned)
        exchange = Exchange(request.method, path, dict(request.query), None, 500, None)
        headers: dict[str, str] = {}
        try:
            await server.faults.before(request.method, path)
            if token:
                _authorise(server, request)
            headers = server.limits.admit(request.method, path, request.match_info)
            call = await _read(server, request)
            exchange.request = call.body
            if handler is _unknown:
                call.query = {"method": request.method, "path": request.path}
            result = handler(call)
            answer = await result if inspect.isawaitable(result) else result
            server.settle()
            await server.faults.after(request.method, path)
            answer = (
                answer if isinstance(answer, Response) else Response(204 if answer is None else 200, answer)
            )
            exchange.status, exchange.response = answer.status, answer.data
        except DiscordError as error:
            server.settle()
            exchange.status, exchange.response = error.status, error.body()
            headers |= error.headers
        except (ConnectionError, asyncio.CancelledError):
            raise
        except Exception as bug:
            log.exception("%s %s failed", request.method, path)
            server.problem(f"the local Discord failed at {request.method} {path}: {bug!r}")
            exchange.response = {"message": "500: Internal Server Error", "code": 0}
        server.limits.note(exchange.status, headers)
        server.watch(exchange)
        return _response(exchange, headers)

    return serve


def _authorise(server: Service, request: web.Request) -> None:
    if request.headers.get("Authorization") != f"Bot {server.token}":
        raise unauthorised()


def unauthorised() -> DiscordError:
    """Return the refusal of a request without a token, or with an unknown one."""
    return DiscordError(401, 0, "401: Unauthorized")


def _blocked(seconds: float) -> web.Response:
    """Answer as the proxy in front of Discord does during a ban: without a Via header and without JSON."""
    headers = {"Retry-After": str(math.ceil(seconds))}
    return web.Response(status=429, text="error code: 1015", headers=headers)


def _response(exchange: Exchange, more: dict[str, str]) -> web.Response:
    # Via: without it discord.py takes a 429 for a ban by a proxy.
    headers = {"Via": "1.1 local", **more}
    data = exchange.response
    if isinstance(data, dict) and exchange.status == 429:
        headers |= {"Retry-After": str(math.ceil(data["retry_after"])), "X-RateLimit-Scope": "user"}
        if data.get("global"):
            headers |= {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
    if data is None:
        return web.Response(status=exchange.status, headers=headers)
    # Exactly this content type: discord.py compares the whole header.
    headers["Content-Type"] = "application/json"
    return web.Response(status=exchange.status, body=json.dumps(data).encode(), headers=headers)


async def _read(server: Service, request: web.Request) -> Call:
    ids, texts = {}, {}
    for name, value in request.match_info.items():
        if name in TEXTS or name == "tail":
            texts[name] = value
        else:
            ids[name] = _snowflake(name, value)
    authorization = request.headers.get("Authorization", "")
    call = Call(server, ids, texts, dict(request.query), authorization=authorization)
    if request.content_type.startswith("multipart/"):
        call.body, call.uploads = await _read_multipart(request)
    elif request.content_type == "application/x-www-form-urlencoded":
        call.body = dict(await request.post())
    else:
        try:
            text = await request.read()
        except web.HTTPRequestEntityTooLarge:
            raise refuse(413, 40005) from None
        call.body = _json(text) if text else None
    return call


def _snowflake(name: str, value: str) -> int:
    if not (value.isascii() and value.isdecimal() and len(value) <= 20):
        raise invalid_form([Violation((name,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')])
    return int(value)


def _json(text: bytes | bytearray | str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise refuse(400, 50109) from None


async def _read_multipart(request: web.Request) -> tuple[Any, Uploads]:
    try:
        parts = await request.post()
    except web.HTTPRequestEntityTooLarge:
        raise refuse(413, 40005) from None
    except (ValueError, AssertionError, LookupError, RuntimeError):
        raise refuse(400, 50109) from None
    body: Any = {}
    uploads: Uploads = {}
    for name, part in parts.items():
        found = re.fullmatch(r"files?\[?(\d{0,3})\]?", name)
        if isinstance(part, FileField) and found:
            content = part.file.read()
            uploads[int(found[1] or 0)] = Upload(part.filename, part.content_type, content)
        elif name == "payload_json":
            body = _json(part.file.read() if isinstance(part, FileField) else part)
    return body, uploads
