"""The local world: users, guild, channels, messages, commands, files. It knows nothing of HTTP or sockets.

Code that changes a thing calls `changed`; `save` writes it. The server saves before it answers a request.
"""

import base64
import hashlib
import json
import logging
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from bot.local.clock import WorldClock
from bot.local.messages import Message
from bot.local.permissions import BOT_PERMISSIONS, EVERYONE_PERMISSIONS
from bot.local.shards import Shard
from bot.local.store import ANEW, Store, WorldError
from bot.local.things import (
    Channel,
    ChannelType,
    Command,
    Emoji,
    File,
    Guild,
    Instance,
    Interaction,
    Member,
    Role,
    Thing,
    User,
)

log = logging.getLogger(__name__)

EPOCH = 1_420_070_400.0
BOT_NAME = "Caravel"
GUILD_NAME = "The harbour"
FIRST_CHANNELS = ("general", "table-one", "table-two")
KINDS: dict[str, type[Thing]] = {
    thing.kind: thing
    for thing in (User, Guild, Role, Member, Channel, Message, Command, Emoji, File, Interaction, Instance)
}
A = TypeVar("A", bound=Thing)
# How long Discord remembers a nonce; its documentation says "the past few minutes".
NONCE_MEMORY = 300.0
INTERACTION_MEMORY, FORM_MEMORY = 900.0, 86_400.0


@dataclass(frozen=True)
class Changes:
    """The changes written by one save: changed things, and the kinds and keys of removed ones."""

    changed: list[Thing]
    gone: list[tuple[str, str]]


class World:
    """Everything that a Discord stores."""

    def __init__(self, store: Store, clock: WorldClock) -> None:
        self.clock = clock
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.roles: dict[int, Role] = {}
        self.members: dict[tuple[int, int], Member] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, dict[int, Message]] = {}
        self.commands: dict[int, Command] = {}
        self.emojis: dict[int, Emoji] = {}
        self.files: dict[int, File] = {}
        self.interactions: dict[int, Interaction] = {}
        self.instances: dict[int, Instance] = {}
        self._store = store
        self._changed: dict[tuple[str, str], Thing] = {}
        self._gone: set[tuple[str, str]] = set()
        # channel, author, nonce → the newest message with it
        self._nonces: dict[tuple[int, int, str], Message] = {}
        self._uploads: dict[int, bytes] = {}
        self._last_id = 0
        self._resets = 0
        self._load()
        if not self.users:
            self._found()
        self.forget_old_interactions()

    # Keeping

    def _load(self) -> None:
        things = [thing for row in self._store.load() if (thing := self._read(*row)) is not None]
        for thing in sorted(things, key=lambda each: each.id):
            self._place(thing)
            self._last_id = max(self._last_id, thing.id)
        has_bot = any(user.bot for user in self.users.values())
        if things and not (has_bot and self.guilds and self.guilds.keys() <= self.roles.keys()):
            raise WorldError(f"{self._store.path} lacks the bot or the server; {ANEW}")

    def _read(self, kind: str, key: str, text: bytes) -> Thing | None:
        """Return the thing of a row. A damaged row is logged and left out; a user, to whom others refer, only loses the name."""
        try:
            thing = KINDS[kind].from_json(json.loads(text))
            if thing.key == key:
                return thing
            fault = f"it holds {thing.key}"
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            fault = repr(error)
        log.error("%s: the row %s %s cannot be read and is left out: %s", self._store.path, kind, key, fault)
        return User(int(key), f"lost_{key}") if kind == User.kind and key.isdecimal() else None

    def _place(self, thing: Thing) -> None:
        match thing:
            case Message():
                self.messages.setdefault(thing.channel_id, {})[thing.id] = thing
                if thing.nonce is not None:
                    self._nonces[thing.channel_id, thing.author_id, str(thing.nonce)] = thing
            case Member():
                self.members[thing.guild_id, thing.id] = thing
            case _:
                self._shelf(thing)[thing.id] = thing

    def _shelf(self, thing: Thing) -> dict:
        return getattr(self, f"{thing.kind}s")

    def add(self, thing: A) -> A:
        """Put a new thing into the world."""
        self._place(thing)
        return self.changed(thing)

    def changed(self, thing: A) -> A:
        """Note that a thing must be written again."""
        self._changed[thing.kind, thing.key] = thing
        self._gone.discard((thing.kind, thing.key))
        return thing

    def remove(self, thing: Thing) -> None:
        """Take a thing out of the world."""
        match thing:
            case Message():
                self.messages.get(thing.channel_id, {}).pop(thing.id, None)
            case Member():
                self.members.pop((thing.guild_id, thing.id), None)
            case _:
                self._shelf(thing).pop(thing.id, None)
        self._changed.pop((thing.kind, thing.key), None)
        self._gone.add((thing.kind, thing.key))

    def save(self) -> Changes:
        """Write what changed since the last call, and return it."""
        changes = Changes(list(self._changed.values()), list(self._gone))
        if changes.changed or changes.gone or self._uploads:
            self._store.save(changes.changed, changes.gone, self._uploads)
            self._changed, self._gone, self._uploads = {}, set(), {}
        return changes

    def close(self) -> None:
        """Save and close the file."""
        self.save()
        self._store.close()

    def new_id(self) -> int:
        """Return a new snowflake: larger than all before, with the clock's time in it."""
        fresh = int((self.clock.now() - EPOCH) * 1000) << 22
        self._last_id = max(self._last_id + 1, fresh)
        return self._last_id

    def _found(self) -> None:
        owner = self.add(User(self.new_id(), "harbour_master"))
        self.add(User(self.new_id(), BOT_NAME, bot=True))
        guild = self.new_guild(GUILD_NAME, owner.id, Shard())
        for position, name in enumerate(FIRST_CHANNELS):
            self.new_channel(guild, name, position=position)

    # Looking

    @property
    def bot(self) -> User:
        """The application's bot user; the application has the same id."""
        return next(user for user in self.users.values() if user.bot)

    @property
    def guild(self) -> Guild:
        """The first guild, where everybody begins."""
        return next(iter(self.guilds.values()))

    @property
    def token(self) -> str:
        """The bot's token."""
        # Clients read the application's id out of the first segment.
        head = base64.urlsafe_b64encode(str(self.bot.id).encode()).decode().rstrip("=")
        return f"{head}.local.{self.secret_for('token' + ' anew' * self._resets)[:38]}"

    def reset_token(self) -> None:
        """Give the bot another token while this world is open, so that the old one becomes invalid."""
        self._resets += 1

    def secret_for(self, purpose: str) -> str:
        """Derive a secret from the world's own; the same after a restart."""
        return hashlib.sha256(f"{self.guild.seal} {purpose}".encode()).hexdigest()

    def user_named(self, name: str) -> User | None:
        """Find the person of that name."""
        return next((user for user in self.users.values() if user.name == name and not user.bot), None)

    def people(self) -> list[User]:
        """Return all members of guilds that are no bots."""
        inside = {user for _, user in self.members}
        return [user for user in self.users.values() if user.id in inside and not user.bot]

    def channel_named(self, name: str) -> Channel | None:
        """Find the channel or thread of that name."""
        return next(
            (each for each in self.channels.values() if each.name == name and not each.is_direct), None
        )

    def message(self, channel: int, message: int) -> Message | None:
        """Find a message."""
        return self.messages.get(channel, {}).get(message)

    def messages_in(self, channel: int) -> list[Message]:
        """Messages of a channel, oldest first."""
        return list(self.messages.get(channel, {}).values())

    def direct_channel(self, first: int, second: int) -> Channel | None:
        """Find the direct conversation of two users."""
        both = {first, second}
        return next(
            (each for each in self.channels.values() if each.is_direct and set(each.people) == both), None
        )

    def threads_of(self, channel: int) -> Iterator[Channel]:
        """Threads under a channel."""
        return (each for each in self.channels.values() if each.is_thread and each.parent_id == channel)

    def members_of(self, guild: int) -> list[Member]:
        """Members of a guild."""
        return [member for (place, _), member in self.members.items() if place == guild]

    def command_named(self, name: str, guild: int | None, kind: int = 1) -> Command | None:
        """Find a command by name; a guild's own comes before a global one."""
        found = [each for each in self.commands.values() if (each.name, each.type) == (name, kind)]
        own = [each for each in found if each.guild_id is not None and each.guild_id == guild]
        return next(iter(own + [each for each in found if each.guild_id is None]), None)

    def with_nonce(self, channel: int, author: int, nonce: str | int) -> Message | None:
        """Find the message that this author sent here with this nonce in the last minutes."""
        found = self._nonces.get((channel, author, str(nonce)))
        if found is None or found.created < self.clock.now() - NONCE_MEMORY:
            return None
        return self.message(channel, found.id)

    # Making

    def new_guild(self, name: str, owner: int, shard: Shard) -> Guild:
        """Make a guild that belongs to this shard, with the bot in it."""
        own_id = self.new_id()
        while not shard.holds(own_id):
            own_id += 1 << 22
        self._last_id = own_id
        guild = self.add(Guild(own_id, name, owner, secrets.token_hex(32)))
        self.add(Role(guild.id, guild.id, "@everyone", EVERYONE_PERMISSIONS, position=0))
        role = self.add(Role(self.new_id(), guild.id, BOT_NAME, BOT_PERMISSIONS, managed=True))
        self.join(self.bot.id, guild.id).roles.append(role.id)
        return guild

    def new_user(self, name: str, guild: int) -> Member:
        """Make a person who joins a guild."""
        user = self.add(User(self.new_id(), name))
        return self.join(user.id, guild)

    def join(self, user: int, guild: int) -> Member:
        """Let a user join a guild."""
        return self.add(Member(user, guild, self.clock.now()))

    def new_channel(
        self,
        guild: Guild,
        name: str,
        *,
        kind: int = ChannelType.TEXT,
        position: int | None = None,
        topic: str | None = None,
        parent: int | None = None,
        overwrites: dict[str, list[int]] | None = None,
    ) -> Channel:
        """Make a text channel, or one of `kind`, behind the others unless `position` is given."""
        if position is None:
            position = sum(
                each.guild_id == guild.id and not each.is_thread for each in self.channels.values()
            )
        channel = Channel(self.new_id(), kind, name, self.clock.now(), guild.id, parent, position, topic)
        channel.overwrites = overwrites or {}
        return self.add(channel)

    def open_direct(self, first: int, second: int) -> Channel:
        """Find or make the direct conversation of two users."""
        found = self.direct_channel(first, second)
        if found:
            return found
        now = self.clock.now()
        return self.add(Channel(self.new_id(), ChannelType.DIRECT, "", now, people=[first, second]))

    def new_file(self, channel: int, filename: str, content_type: str, content: bytes) -> File:
        """Store an uploaded file."""
        seal = secrets.token_hex(16)
        file = self.add(File(self.new_id(), channel, filename, len(content), content_type, seal))
        self._uploads[file.id] = content
        return file

    def new_emoji(self, name: str, content_type: str, content: bytes) -> Emoji:
        """Store an emoji of the application with its picture."""
        made = self.add(Emoji(self.new_id(), name, content_type))
        self._uploads[made.id] = content
        return made

    def content(self, file: int) -> bytes | None:
        """Return the bytes of an uploaded file."""
        return self._uploads.get(file) or self._store.content(file)

    def forget_old_interactions(self) -> None:
        """Delete interactions with an expired token; a form may stay open for a day."""
        now = self.clock.now()
        for each in list(self.interactions.values()):
            if each.created < now - (FORM_MEMORY if each.modal_open else INTERACTION_MEMORY):
                self.remove(each)


def open_world(path: Path | None, clock: WorldClock) -> World:
    """Open the world kept in a file, or a new one."""
    return World(Store(path), clock)
