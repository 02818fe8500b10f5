"""Signing in from a frame in Discord: the page sends a code, Discord tells us its user, and the page gets a bearer of ours.

Nothing here logs a code, a bearer or a user.
"""

import asyncio
import json
import logging
import re
from collections.abc import Callable
from datetime import datetime
from typing import Any

from aiohttp import web

from bot.acts.identity import IdentityProvider, ProviderUnreachable
from bot.storage import Storage, StorageError
from bot.web.bearers import Bearers, Claims
from bot.web.bodies import read_text
from bot.web.sessions import Session

log = logging.getLogger(__name__)

MAX_BODY = 4096
"""Maximum number of bytes of a request."""
AT_ONCE, WAITING = 8, 200
"""Maximum numbers of sign-ins that ask the provider at a time, and that wait for that; further pages are rejected and retry."""
_CODE, _INSTANCE = re.compile(r"[!-~]{1,200}"), re.compile(r"[A-Za-z0-9_-]{1,200}")


class FrameSignIn:
    """Signs in the users whom the provider identifies."""

    def __init__(self, provider: IdentityProvider, storage: Storage, now: Callable[[], datetime]) -> None:
        self._provider = provider
        self._storage = storage
        self._bearers = Bearers(storage, now)
        self._asking = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    def install(self, application: web.Application) -> None:
        """Add the routes `/door`, `/token` and `/renew`."""
        application.router.add_get("/door", self._door)
        application.router.add_post("/token", self._token)
        application.router.add_post("/renew", self._renew)

    async def session(self, bearer: str) -> Session | None:
        """Return the session of a bearer; None if it was altered, has ended or was revoked. Raise `StorageError`."""
        claims = await self._bearers.read(bearer)
        return claims.session if claims is not None and not await self._fault(claims) else None

    async def _fault(self, claims: Claims) -> str:
        """Return why a bearer of ours is invalid, or "". The page signs in again by itself only if the bearer has `ended`."""
        if await self._bearers.is_signed_out(claims):
            return "signed-out"
        return "ended" if self._bearers.has_ended(claims) else ""

    # Routes

    async def _door(self, _: web.Request) -> web.Response:
        """Return what the page needs for the handshake. None of it is secret."""
        return _answer(200, client=str(self._provider.client), origins=list(self._provider.origins))

    async def _token(self, request: web.Request) -> web.Response:
        asked = await _asked(request)
        code, instance = _text(asked, "code", _CODE), _text(asked, "instance", _INSTANCE)
        if not code or not instance:
            return _answer(400, why="refused")
        if self._waiting >= WAITING:
            return _answer(503, why="unreachable")
        self._waiting += 1
        try:
            async with self._asking:
                return await self._sign_in(code, instance)
        except (ProviderUnreachable, StorageError) as error:
            log.warning("somebody could not sign in to the page: %s", error)
            return _answer(503, why="unreachable")
        finally:
            self._waiting -= 1

    async def _sign_in(self, code: str, instance: str) -> web.Response:
        user = await self._provider.user(code)
        if user is None:
            return _answer(401, why="refused")
        place = await self._place(instance, user)
        if place is None:
            return _answer(403, why="not-there")
        return _given(await self._bearers.give(user, *place))

    async def _place(self, instance: str, user: int) -> tuple[int, int | None] | None:
        """Return the channel and the guild for which an instance was opened; None if the user is not in it.

        The stored channel takes precedence over the provider's. On a server, each frame checks whether the user sees the channel. For
        direct messages, only the provider knows the users.
        """
        known = await self._storage.launch(instance)
        if known is not None and known[1] is not None:
            return known
        opened = await self._provider.opened(instance)
        if opened is None or user not in opened.users:
            return None
        return known or (opened.channel, opened.guild)

    async def _renew(self, request: web.Request) -> web.Response:
        bearer = (await _asked(request)).get("bearer")
        try:
            claims = await self._bearers.read(bearer) if isinstance(bearer, str) else None
            why = "refused" if claims is None else await self._fault(claims)
            if claims is None or why:
                return _answer(401, why=why)
            return _given(await self._bearers.renew(claims))
        except StorageError as error:
            log.warning("a page could not stay signed in: %s", error)
            return _answer(503, why="unreachable")


async def _asked(request: web.Request) -> dict[str, Any]:
    """Return the JSON object of a request; an empty one for anything else, or for a longer one."""
    try:
        asked = json.loads(await read_text(request, MAX_BODY) or "")
    except (ValueError, RecursionError):
        asked = None
    return asked if isinstance(asked, dict) else {}


def _text(asked: dict[str, Any], key: str, pattern: re.Pattern[str]) -> str:
    """Return a text of a request; empty if it is invalid."""
    value = asked.get(key)
    return value if isinstance(value, str) and pattern.fullmatch(value) else ""


def _given(given: tuple[str, datetime]) -> web.Response:
    bearer, until = given
    return _answer(200, bearer=bearer, until=int(until.timestamp()))


def _answer(status: int, **said: Any) -> web.Response:
    return web.json_response(said, status=status, headers={"Cache-Control": "no-store"})
