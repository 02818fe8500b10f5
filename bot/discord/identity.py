"""Asks Discord for the user who opened the page as an Activity, and for the channel where it is open."""

import logging
from collections.abc import Mapping, Sequence
from typing import Any

import aiohttp
from discord.http import Route

from bot.acts.identity import Opened, ProviderUnreachable

log = logging.getLogger(__name__)

TIMEOUT = aiohttp.ClientTimeout(10)
CLIENTS = ("https://discord.com", "https://ptb.discord.com", "https://canary.discord.com")
"""Origins of Discord's clients, which show the page in a frame."""
REFUSED = frozenset({400, 404})


class DiscordIdentity:
    """Discord as identity provider. A user's access token is used once and not stored.

    client: The application's id.
    secret, bot_token: The application's client secret and the bot's token.
    origins: Origins of the clients that may show the page.
    """

    def __init__(self, client: int, secret: str, bot_token: str, origins: Sequence[str] = CLIENTS) -> None:
        self.client = client
        self.origins = origins
        self._secret = secret
        self._bot_token = bot_token

    async def user(self, code: str) -> int | None:
        """Return the user of a code; None if it is unknown or was used before. Raise `ProviderUnreachable`."""
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "client_id": str(self.client),
            "client_secret": self._secret,
        }
        granted = await self._ask("POST", "/oauth2/token", data=form)
        if granted is None:
            return None
        found = await self._ask("GET", "/users/@me", authorization=f"Bearer {granted['access_token']}")
        return None if found is None else int(found["id"])

    async def opened(self, instance: str) -> Opened | None:
        """Return the channel and users of an instance; None if it is not open. Raise `ProviderUnreachable`."""
        path = f"/applications/{self.client}/activity-instances/{instance}"
        found = await self._ask("GET", path, authorization=f"Bot {self._bot_token}")
        if found is None:
            return None
        place, users = found["location"], frozenset(map(int, found["users"]))
        guild = place.get("guild_id")
        return Opened(int(place["channel_id"]), None if guild is None else int(guild), users)

    async def _ask(
        self, method: str, path: str, *, authorization: str = "", data: Mapping[str, str] | None = None
    ) -> dict[str, Any] | None:
        """Request a route; None if Discord refuses the data. Errors do not contain the data that was sent."""
        headers = {"Authorization": authorization} if authorization else {}
        try:
            async with (
                aiohttp.ClientSession(timeout=TIMEOUT, headers=headers) as http,
                http.request(method, Route.BASE + path, data=data, allow_redirects=False) as answer,
            ):
                if answer.status in REFUSED:
                    return None
                if answer.status == 401:
                    self._complain(path)
                if answer.status != 200:
                    raise ProviderUnreachable(f"Discord answers {answer.status}")
                return await answer.json()
        except (aiohttp.ClientError, TimeoutError, ValueError) as error:
            raise ProviderUnreachable(f"Discord cannot be asked ({type(error).__name__})") from None

    @staticmethod
    def _complain(path: str) -> None:
        if path == "/oauth2/token":
            log.error("CARAVEL_CLIENT_SECRET: Discord refuses it; copy it again from OAuth2 → Client Secret")
