"""Sessions of signed-in viewers. A session names a user and a channel, never a seat: that is looked up each time."""

from datetime import datetime
from typing import Protocol

from aiohttp import web

from games.core import record


@record
class Session:
    """A user who views a channel, until the bearer ends. `guild` is None in direct messages."""

    user: int
    channel: int
    guild: int | None
    until: datetime


class SignIn(Protocol):
    """Makes sessions. It never logs a bearer, a code or a query."""

    def install(self, application: web.Application) -> None:
        """Add its own routes, for example `POST /token` with `{"code": …}`."""
        ...

    async def session(self, bearer: str) -> Session | None:
        """Return the session of a bearer; None if altered, ended or revoked (`/forget-me`, signed out everywhere)."""
        ...
