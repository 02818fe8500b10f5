"""Activities: an application's page in a frame of Discord's, and its users.

An operator ticks *Activities* (`enable`). Discord then has a command that opens the page, the entry point, and tells its clients the
page's address. An instance is the page opened in one channel, for all who opened it there; it ends when the last of them leaves.
"""

from bot.local.errors import refuse
from bot.local.ground import Ground
from bot.local.rules.commands import DISCORD_HANDLER, ENTRY_POINT
from bot.local.things import Channel, Command, Instance

NAME = "launch"


class Activities:
    """The application's page, and the channels where it is open."""

    def __init__(self, server: Ground) -> None:
        self._server = server
        self.page: str | None = None
        """The page's origin, `http://127.0.0.1:8338`. Discord's own clients see it under `https://{id}.discordsays.com`."""

    @property
    def enabled(self) -> bool:
        """Whether the application has Activities ticked."""
        return self.page is not None

    def enable(self, page: str) -> None:
        """Tick *Activities*, with the page at this origin. Discord creates the entry point unless there is one, and handles it itself."""
        self.page = page.rstrip("/")
        if self.entry_point is None:
            world = self._server.world
            data = {
                "type": ENTRY_POINT,
                "name": NAME,
                "name_localizations": None,
                "description": "",
                "description_localizations": None,
                "default_member_permissions": None,
                "dm_permission": True,
                "nsfw": False,
                "integration_types": [0, 1],
                "contexts": [0, 1, 2],
                "handler": DISCORD_HANDLER,
            }
            world.add(Command(world.new_id(), None, world.new_id(), data))
        self._server.settle()

    def disable(self) -> None:
        """Untick *Activities*: Discord removes the entry point."""
        self.page = None
        if (command := self.entry_point) is not None:
            self._server.world.remove(command)
        self._server.settle()

    @property
    def entry_point(self) -> Command | None:
        """The command that opens the page."""
        return next((each for each in self._server.world.commands.values() if each.type == ENTRY_POINT), None)

    # Instances

    def launch(self, channel: Channel, user: int) -> Instance:
        """Open the page in a channel for a user; join its instance if there is one. Raise the refusal."""
        if not self.enabled:
            raise refuse(403, 50001)
        if channel.is_thread and self._server.faults.no_activities_in_threads:
            raise refuse(400, 50024)
        found = self.instance_in(channel)
        if found is None:
            found = self._open(channel)
        self.enter(found, user)
        return found

    def _open(self, channel: Channel) -> Instance:
        world = self._server.world
        for old in [each for each in world.instances.values() if each.channel_id == channel.id]:
            world.remove(old)
        own_id = world.new_id()
        place = f"gc-{channel.guild_id}-{channel.id}" if channel.guild_id else f"pc-{channel.id}"
        return world.add(Instance(own_id, f"i-{own_id}-{place}", channel.id, channel.guild_id))

    def enter(self, instance: Instance, user: int) -> None:
        """Note that a user has opened the page, once more."""
        instance.users.append(user)
        self._server.world.changed(instance)
        self._server.settle()

    def leave(self, instance: Instance, user: int) -> None:
        """Note that a user has closed the page; they may have it open elsewhere."""
        if user in instance.users:
            instance.users.remove(user)
            self._server.world.changed(instance)
            self._server.settle()

    def named(self, name: str) -> Instance | None:
        """Find an instance by Discord's name for it."""
        return next((each for each in self._server.world.instances.values() if each.name == name), None)

    def empty(self) -> None:
        """Remove all users, as when the server starts; those who are still there come back."""
        for each in self._server.world.instances.values():
            each.users.clear()
            self._server.world.changed(each)

    def instance_in(self, channel: Channel) -> Instance | None:
        """Find a channel's instance that has users."""
        found = self._server.world.instances.values()
        return next((each for each in found if each.channel_id == channel.id and each.users), None)
