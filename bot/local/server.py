"""The local Discord itself: one aiohttp server for REST, gateway, files and the page, on one port."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from aiohttp import web

from bot.local import payloads, permissions, rest
from bot.local.actor import Person
from bot.local.clock import Clock, SystemClock
from bot.local.faults import Faults
from bot.local.files import install_files
from bot.local.gateway import Gateway, Intent
from bot.local.interactions import Interactions
from bot.local.limits import Limits
from bot.local.page.sockets import Page
from bot.local.posting import Posting
from bot.local.rest.calls import MOST_REQUEST_BYTES, Exchange
from bot.local.things import Channel, Role
from bot.local.waiting import Waiting
from bot.local.world import open_world

log = logging.getLogger(__name__)
T = TypeVar("T")
LOOPBACK = "127.0.0.1"


class LocalDiscord:
    """A Discord of one's own. `start` it, let a client log in to `url` with `token`, act as its users.

    `path` keeps its world in a file; `clock` is for tests; `port` 0 takes a free one. Another `host` than the
    loopback lets people play from other machines; then every page address carries a key. With `limits` it
    counts requests as Discord does; under a clock that stands still no limit would ever end.
    """

    def __init__(
        self,
        path: Path | None = None,
        clock: Clock | None = None,
        port: int = 0,
        *,
        host: str = LOOPBACK,
        limits: bool = False,
        privileged_intents: bool = False,
    ) -> None:
        self.clock = clock or SystemClock()
        self.path = path
        self.host = host
        self.port = port
        self.privileged_intents = privileged_intents
        self.world = open_world(path, self.clock)
        self.problems: list[str] = []
        self.watchers: list[Callable[[Exchange], None]] = []
        self.gateway = Gateway(self)
        self.interactions = Interactions(self)
        self.posting = Posting(self)
        self.faults = Faults(self)
        self.limits = Limits(self.clock, on=limits)
        # Further names by which it may be called, beside its address.
        self.hosts: set[str] = set()
        self.page = Page(self)
        self._waiting = Waiting()
        self._runner: web.AppRunner | None = None

    # Running

    @property
    def url(self) -> str:
        """Where it answers; clients add /api/v10."""
        return f"http://{self.host}:{self.port}"

    @property
    def page_url(self) -> str:
        """Where people play."""
        return f"{self.url}/" if self.is_loopback else f"{self.url}/?key={self.key_of('')}"

    @property
    def is_loopback(self) -> bool:
        """Whether only this machine can reach it."""
        return self.host in (LOOPBACK, "localhost", "::1")

    def key_of(self, name: str) -> str:
        """Give the key of a person's join link, or of the owner's page when there is no name."""
        return self.world.secret_for(f"page {name}")[:32]

    @property
    def gateway_url(self) -> str:
        """Where the gateway is."""
        return f"ws://{self.host}:{self.port}/gateway/"

    @property
    def token(self) -> str:
        """The token with which the bot logs in."""
        return self.world.token

    async def start(self) -> None:
        """Begin to listen; the port is known afterwards."""
        application = web.Application(client_max_size=MOST_REQUEST_BYTES, middlewares=[self._only_from_here])
        application.router.add_get("/gateway/", self.gateway.connect)
        application.router.add_get("/gateway", self.gateway.connect)
        rest.install(self, application)
        install_files(self, application)
        self.page.install(application)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self.host, self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.world.save()

    async def close(self) -> None:
        """Stop listening and close the world's file."""
        await self._stop()
        self.world.close()

    async def _stop(self) -> None:
        if self._runner is not None:
            await self.gateway.close()
            await self.page.close()
            await self._runner.cleanup()
            self._runner = None

    async def restart(self) -> None:
        """Stop and start again at the same address; a world in a file is read anew."""
        await self._stop()
        if self.path is not None:
            self.world.close()
            self.world = open_world(self.path, self.clock)
        await self.start()

    @web.middleware
    async def _only_from_here(self, request: web.Request, handler: Callable) -> web.StreamResponse:
        """Refuse foreign Host and Origin: a page elsewhere must not reach this server through a browser."""
        hosts = {f"{name}:{self.port}" for name in {LOOPBACK, "localhost", self.host}} | self.hosts
        origin = request.headers.get("Origin")
        if request.host not in hosts or (
            origin is not None and origin not in {f"http://{each}" for each in hosts}
        ):
            return web.Response(status=403, text="This is a local server; it answers to its own page only.")
        return await handler(request)

    # What the parts tell it

    def settle(self) -> None:
        """Write what changed and wake whoever waits for a change."""
        self.page.tell(self.world.save())
        self._waiting.ring()

    def problem(self, sentence: str) -> None:
        """Note something that a bot must not do, or that this server must not."""
        log.warning("%s", sentence)
        self.problems.append(sentence)

    def watch(self, exchange: Exchange) -> None:
        """Show a request and its answer to the watchers."""
        for watcher in self.watchers:
            watcher(exchange)

    async def wait_for(self, predicate: Callable[[], T], *, within: float | None = None) -> T:
        """Return what `predicate` gives, once that is truthy; it is asked again after each change.

        `within`: seconds of the world's clock after which TimeoutError is raised.
        """
        return await self._waiting.until(predicate, self.clock, within)

    # People and places

    def user(self, name: str) -> Person:
        """Act as the person of that name, who joins the guild if there is nobody of that name."""
        found = self.world.user_named(name)
        if found is None or (self.world.guild.id, found.id) not in self.world.members:
            member = self.world.join(found.id) if found else self.world.new_user(name)
            data = payloads.member(self.world, member) | {"guild_id": str(member.guild_id)}
            self.gateway.dispatch("GUILD_MEMBER_ADD", data, Intent.MEMBERS)
            self.settle()
            found = self.world.users[member.id]
        return Person(self, found.id)

    def channel(self, name: str) -> Channel:
        """Find the channel or thread of that name; a text channel is made if there is none."""
        found = self.world.channel_named(name.removeprefix("#"))
        if found is None:
            found = self.world.new_channel(self.world.guild, name.removeprefix("#"))
            self.posting.announce_thread("CHANNEL_CREATE", found)
            self.settle()
        return found

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads, as a moderator does."""
        self.remove_channel(channel)
        self.settle()

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads, within a request."""
        for thread in list(self.world.threads_of(channel.id)):
            self.remove_channel(thread)
        self.posting.announce_thread("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel)
        for message in self.world.messages_in(channel.id):
            self.world.remove(message)
        self.world.remove(channel)

    def leave(self, name: str) -> None:
        """Let a person leave the guild."""
        user = self.world.user_named(name)
        member = self.world.members.get((self.world.guild.id, user.id)) if user else None
        if user is None or member is None:
            raise ValueError(f"{name} is not here")
        self.world.remove(member)
        data = {"guild_id": str(member.guild_id), "user": payloads.user(user)}
        self.gateway.dispatch("GUILD_MEMBER_REMOVE", data, Intent.MEMBERS)
        self.settle()

    def forbid(self, channel: Channel, *names: str, to: int | None = None) -> None:
        """Take permissions in a channel away from the bot, or from the user or role of that id.

        Names as in permissions.py, lower case: forbid(general, "send_messages", "attach_files").
        """
        self._overwrite(channel, names, to, allow=False)

    def allow(self, channel: Channel, *names: str, to: int | None = None) -> None:
        """Give permissions in a channel, as `forbid` takes them."""
        self._overwrite(channel, names, to, allow=True)

    def _overwrite(self, channel: Channel, names: tuple[str, ...], to: int | None, *, allow: bool) -> None:
        target = to or self.world.bot.id
        kind, allowed, denied = channel.overwrites.get(
            str(target), [0 if target in self.world.roles else 1, 0, 0]
        )
        bits = 0
        for name in names:
            bits |= permissions.NAMES[name]
        allowed, denied = (allowed | bits, denied & ~bits) if allow else (allowed & ~bits, denied | bits)
        channel.overwrites[str(target)] = [kind, allowed, denied]
        self.posting.announce_thread("THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", channel)
        self.settle()

    def role(self, name: str, granted: int = 0, *, mentionable: bool = False) -> Role:
        """Find or make a role."""
        found = next((each for each in self.world.roles.values() if each.name == name), None)
        if found is None:
            guild = self.world.guild.id
            found = self.world.add(Role(self.world.new_id(), guild, name, granted, mentionable=mentionable))
            data = {"guild_id": str(guild), "role": payloads.role(found)}
            self.gateway.dispatch("GUILD_ROLE_CREATE", data, Intent.GUILDS)
            self.settle()
        return found

    def give(self, person: Person, role: Role) -> None:
        """Give a person a role."""
        member = self.world.members[role.guild_id, person.id]
        member.roles = list(dict.fromkeys([*member.roles, role.id]))
        self.world.changed(member)
        self.settle()

    def may_write_to(self, user: int) -> bool:
        """Whether the bot can send this user a direct message: open to it, and a guild in common."""
        person = self.world.users.get(user)
        shared = any((guild, user) in self.world.members for guild in self.world.guilds)
        return bool(person and person.direct_messages_open and shared)
