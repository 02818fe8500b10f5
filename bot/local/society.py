"""The people and places of a local Discord, as a test or the page's owner wants them."""

from bot.local import payloads, permissions
from bot.local.actor import Person
from bot.local.gateway import Intent
from bot.local.service import Service
from bot.local.shards import Shard
from bot.local.things import Channel, Guild, Role


class Society(Service):
    """A local Discord whose people, channels, roles and permissions can be made and changed at will."""

    def guild(self, name: str, shard: Shard = Shard()) -> Guild:  # noqa: B008  # it cannot be changed
        """Find the guild of that name; if there is none, the bot is added to a new one, on that shard."""
        found = next((each for each in self.world.guilds.values() if each.name == name), None)
        if found is None:
            found = self.world.new_guild(name, self.world.guild.owner_id, shard)
            self.gateway.dispatch("GUILD_CREATE", payloads.guild_event(self.world, found), Intent.GUILDS)
            self.settle()
        return found

    def user(self, name: str, guild: Guild | None = None) -> Person:
        """Act as the person of that name, who joins the guild, by default the first, unless they are there."""
        found, place = self.world.user_named(name), (guild or self.world.guild).id
        if found is None or (place, found.id) not in self.world.members:
            member = self.world.join(found.id, place) if found else self.world.new_user(name, place)
            data = payloads.member(self.world, member) | {"guild_id": str(member.guild_id)}
            self.gateway.dispatch("GUILD_MEMBER_ADD", data, Intent.MEMBERS)
            self.settle()
            found = self.world.users[member.id]
        return Person(self, found.id)

    def channel(self, name: str, guild: Guild | None = None) -> Channel:
        """Find the channel or thread of that name; a text channel is made in the guild, by default the first, if there is none."""
        found = self.world.channel_named(name.removeprefix("#"))
        if found is None:
            found = self.world.new_channel(guild or self.world.guild, name.removeprefix("#"))
            self.posting.announce_thread("CHANNEL_CREATE", found)
            self.settle()
        return found

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads, as a moderator does."""
        self.posting.remove_channel(channel)
        self.settle()

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
