"""Bearers: signed texts, valid for 15 minutes, that name a user and a channel. Only a number per user is stored."""

import base64
import binascii
import hmac
import json
import secrets
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.storage import Storage
from bot.web.from_page import MAX_BEARER
from bot.web.sessions import Session
from games.core import record

LIFE = timedelta(minutes=15)
"""Lifetime of a bearer; an open page renews it."""
KEY_LIFE = timedelta(days=30)
"""Time for which a key signs. The key before it is still valid."""
RELOAD = timedelta(minutes=1)
"""Minimum time between two reads of the stored keys, which other processes may have added."""


@record
class Claims:
    """The content of a bearer that we have signed, whether or not it is still valid."""

    user: int
    number: int
    channel: int
    guild: int | None
    until: datetime

    @property
    def session(self) -> Session:
        """The session of the bearer's user and channel."""
        return Session(self.user, self.channel, self.guild, self.until)


class Bearers:
    """Signs bearers and reads them, with keys that all processes share. Its methods may raise `StorageError`."""

    def __init__(self, storage: Storage, now: Callable[[], datetime]) -> None:
        self._storage = storage
        self._now = now
        self._keys: list[tuple[bytes, datetime]] = []
        self._loaded: datetime | None = None

    async def give(self, user: int, channel: int, guild: int | None) -> tuple[str, datetime]:
        """Return a bearer for an authenticated user, and when it ends."""
        number = await self._storage.sign_in(user, secrets.randbits(62))
        return await self._signed(Claims(user, number, channel, guild, self._end()))

    async def renew(self, claims: Claims) -> tuple[str, datetime]:
        """Return a newer bearer with the same content."""
        return await self._signed(
            Claims(claims.user, claims.number, claims.channel, claims.guild, self._end())
        )

    async def read(self, bearer: str) -> Claims | None:
        """Return the content of a bearer; None if we have not signed it. It may have ended, or its user may have signed out."""
        body, dot, signature = bearer.partition(".")
        if len(bearer) > MAX_BEARER or not dot or not bearer.isascii():
            return None
        if not self._fits(body, signature):
            await self._reload()
            if not self._fits(body, signature):
                return None
        return _claims(body)

    def has_ended(self, claims: Claims) -> bool:
        """Whether a bearer has ended."""
        return claims.until <= self._now()

    async def is_signed_out(self, claims: Claims) -> bool:
        """Whether a user has signed out everywhere since a bearer was given, or was forgotten."""
        return await self._storage.sign_in_number(claims.user) != claims.number

    def _end(self) -> datetime:
        return (self._now() + LIFE).replace(microsecond=0)

    # Signing

    async def _signed(self, claims: Claims) -> tuple[str, datetime]:
        said = [claims.user, claims.number, claims.channel, claims.guild, int(claims.until.timestamp())]
        body = _packed(json.dumps(said).encode())
        return f"{body}.{_signature(await self._newest(), body)}", claims.until

    def _fits(self, body: str, signature: str) -> bool:
        return any(hmac.compare_digest(_signature(key, body), signature) for key, _ in self._keys)

    async def _newest(self) -> bytes:
        """Return the key for signing; a new one if the last is too old."""
        now = self._now()
        if not self._keys or self._keys[0][1] + KEY_LIFE <= now:
            self._keys = _decoded(
                await self._storage.replace_page_key(secrets.token_urlsafe(32), now, now - KEY_LIFE)
            )
        return self._keys[0][0]

    async def _reload(self) -> None:
        """Read the stored keys again, at most once per `RELOAD`, because anybody can send texts that no key fits."""
        now = self._now()
        if self._loaded is None or self._loaded + RELOAD <= now:
            self._loaded = now
            self._keys = _decoded(await self._storage.page_keys())


def _decoded(keys: Any) -> list[tuple[bytes, datetime]]:
    return [(one.key.encode(), one.made) for one in keys]


def _signature(key: bytes, body: str) -> str:
    return _packed(hmac.digest(key, b"bearer " + body.encode(), "sha256"))


def _packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _claims(body: str) -> Claims | None:
    """Read a text that we have signed, with this version or an earlier one."""
    try:
        said = json.loads(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)))
        user, number, channel, guild, until = said
        return Claims(user, number, channel, guild, datetime.fromtimestamp(until, UTC))
    except (ValueError, TypeError, binascii.Error):
        return None
