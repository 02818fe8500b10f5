"""Who is looking: what signing in has to yield. A session names a user and a channel, never a seat: that is looked up each time."""

from datetime import datetime
from typing import Protocol

from aiohttp import web

from games.core import record


@record
class Session:
    """A user who looks at a channel, until a moment; then a page needs a newer bearer. `guild` is None in direct messages."""

    user: int
    channel: int
    guild: int | None
    until: datetime


class SignIn(Protocol):
    """Makes sessions. It never logs a bearer, a code or a query."""

    def install(self, application: web.Application) -> None:
        """Add its own routes: `POST /token` with `{"code": …}`, say."""
        ...

    async def session(self, bearer: str) -> Session | None:
        """Return whose bearer this is; None for one that is altered, has ended, or was taken back (`/forget-me`, signed out everywhere)."""
        ...
