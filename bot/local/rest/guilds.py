"""Routes about guilds: channels, members, roles."""

from bot.local import access, payloads, permissions
from bot.local.errors import refuse, unknown
from bot.local.permissions import MANAGE_CHANNELS, MANAGE_ROLES
from bot.local.rest.calls import Call, Response, route
from bot.local.rules.forms import Json, JsonObject
from bot.local.things import Channel, ChannelType, Guild, Member


def guild_of(call: Call, needed: int = 0) -> Guild:
    """The guild of the address, if the bot is in it and may do what is asked."""
    guild = call.world.guilds.get(call.ids["guild"])
    if guild is None:
        raise unknown(10004)
    if needed and not access.in_guild(call.world, call.world.bot.id, guild.id) & needed:
        raise refuse(403, 50013)
    return guild


@route("GET", "/guilds/{guild}")
def guild(call: Call) -> Json:
    """A guild."""
    return payloads.guild(call.world, guild_of(call))


@route("GET", "/guilds/{guild}/channels")
def channels(call: Call) -> list[Json]:
    """The channels of a guild, without its threads."""
    own = guild_of(call).id
    found = [each for each in call.world.channels.values() if each.guild_id == own and not each.is_thread]
    return [payloads.channel(call.world, each) for each in found]


def read_overwrites(form: JsonObject) -> dict[str, list[int]]:
    """Read the overwrites of a channel."""
    overwrites = {}
    for entry in form.forms("permission_overwrites", 0, 100):
        key = entry.snowflake("id", required=True)
        kind = entry.choice("type", (0, 1), 0)
        bits = [
            int(str(entry.data.get(side) or 0)) if str(entry.data.get(side) or 0).isdecimal() else 0
            for side in ("allow", "deny")
        ]
        overwrites[str(key)] = [kind, *bits]
    return overwrites


@route("POST", "/guilds/{guild}/channels")
def create_channel(call: Call) -> Response:
    """Create a text channel or a category."""
    guild = guild_of(call, MANAGE_CHANNELS)
    form = call.form()
    name = form.text("name", 1, 100, required=True)
    kind = form.choice("type", (ChannelType.TEXT, ChannelType.CATEGORY), ChannelType.TEXT)
    topic = form.text("topic", 0, 1024) or None
    parent = form.snowflake("parent_id")
    overwrites = read_overwrites(form)
    form.finish()
    channel = call.world.new_channel(
        guild, name, kind=kind, topic=topic, parent=parent, overwrites=overwrites
    )
    call.server.posting.announce_thread("CHANNEL_CREATE", channel)
    return Response(201, payloads.channel(call.world, channel))


@route("GET", "/guilds/{guild}/threads/active")
def active_threads(call: Call) -> Json:
    """The threads of a guild that are not archived and that the bot sees."""
    world, own = call.world, guild_of(call).id
    found = [
        each
        for each in world.channels.values()
        if each.guild_id == own and each.is_thread and not each.archived
        if access.in_channel(world, world.bot.id, each) & permissions.VIEW_CHANNEL
    ]
    return thread_list(call, found)


def thread_list(call: Call, threads: list[Channel]) -> Json:
    """Describe some threads and the bot's being in them."""
    bot = call.world.bot.id
    return {
        "threads": [payloads.channel(call.world, each) for each in threads],
        "members": [payloads.thread_member(each, bot) for each in threads if bot in each.people],
        "has_more": False,
    }


@route("GET", "/guilds/{guild}/roles")
def roles(call: Call) -> list[Json]:
    """The roles of a guild."""
    own = guild_of(call).id
    return [payloads.role(each) for each in call.world.roles.values() if each.guild_id == own]


@route("GET", "/guilds/{guild}/members")
def members(call: Call) -> list[Json]:
    """List members; only with the privileged intent."""
    own = guild_of(call).id
    if not call.server.privileged_intents:
        raise refuse(403, 50001)
    limit = call.number("limit", 1, 1, 1000)
    return [payloads.member(call.world, each) for each in call.world.members_of(own)[:limit]]


def member_of(call: Call) -> Member:
    """The member of the address."""
    found = call.world.members.get((guild_of(call).id, call.ids["user"]))
    if found is None:
        raise unknown(10007 if call.ids["user"] in call.world.users else 10013)
    return found


@route("GET", "/guilds/{guild}/members/{user}")
def member(call: Call) -> Json:
    """A member."""
    return payloads.member(call.world, member_of(call))


@route("PUT", "/guilds/{guild}/members/{user}/roles/{role}")
def give_role(call: Call) -> None:
    """Give a member a role."""
    _change_role(call, present=True)


@route("DELETE", "/guilds/{guild}/members/{user}/roles/{role}")
def take_role(call: Call) -> None:
    """Take a role from a member."""
    _change_role(call, present=False)


def _change_role(call: Call, *, present: bool) -> None:
    one, role = member_of(call), call.ids["role"]
    if role not in call.world.roles:
        raise unknown(10011)
    guild_of(call, MANAGE_ROLES)
    one.roles = [each for each in one.roles if each != role] + ([role] if present else [])
    call.world.changed(one)
