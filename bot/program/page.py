"""Serves the page of tables beside the bot, with its address, its frame ancestors and its identity provider."""

import binascii
import logging
from base64 import urlsafe_b64decode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from bot.acts.resources import Resources
from bot.app import Apps
from bot.discord.identity import DiscordIdentity
from bot.errors import OperatorError
from bot.program.outside import Connected, cannot_listen
from bot.settings import Settings
from bot.storage import Storage
from bot.web.server import Site
from bot.web.signing import FrameSignIn

log = logging.getLogger(__name__)

PROXY = "{client}.discordsays.com"
"""Host name under which Discord's clients reach the page of an application."""


@asynccontextmanager
async def serving_page(
    settings: Settings, to: Connected, storage: Storage, apps: Apps, resources: Resources
) -> AsyncIterator[Site | None]:
    """Serve the page while the context is open; yield None if there is no page here. The caller connects apps to it.

    Raise `OperatorError` if the address or port cannot be used.
    """
    if to.client_secret is None:
        to.ready(None)
        yield None
        return
    provider = DiscordIdentity(application_of(to.token), to.client_secret, to.token, to.ancestors)
    sign_in = FrameSignIn(provider, storage, resources.clock.now)
    site = Site(apps, resources.illustrator, resources.clock, sign_in, ancestors=to.ancestors)
    host = str(settings.page_host if settings.discord_token else settings.local_address)
    try:
        port = await site.start(host, settings.port_of_page)
    except OSError as error:
        await site.close()
        if not to.may_share_port:
            address = "CARAVEL_PAGE_HOST" if settings.discord_token else "CARAVEL_LOCAL_ADDRESS"
            names = {"address_setting": address, "port_setting": "CARAVEL_PAGE_PORT"}
            raise cannot_listen(error, host, settings.port_of_page, **names) from None
        log.info("the page is served by another process at port %d", settings.port_of_page)
        to.ready(None)
        yield None
        return
    site.hosts |= names_outside(settings, provider.client)
    to.ready(f"http://{host}:{port}")
    try:
        yield site
    finally:
        await site.close()


def names_outside(settings: Settings, client: int) -> set[str]:
    """Return the host names of the page of a bot on Discord: its own, and that of Discord's proxy."""
    if settings.page_address is None:
        return set()
    return {urlsplit(settings.page_address).netloc, PROXY.format(client=client)}


def application_of(token: str) -> int:
    """Return the application id in the first part of a bot's token. Raise `OperatorError` if it is not a token."""
    head = token.partition(".")[0]
    try:
        return int(urlsafe_b64decode(head + "=" * (-len(head) % 4)))
    except (ValueError, binascii.Error):
        raise OperatorError(
            "DISCORD_TOKEN: this is no token of Discord's; copy it again from your application's page (Bot → Reset Token)"
        ) from None
