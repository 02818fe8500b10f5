"""Routes about channels and threads."""

from collections.abc import Callable

from bot.local import payloads, permissions
from bot.local.errors import DiscordError, refuse, unknown
from bot.local.rest.calls import Call, Response, route
from bot.local.rest.guilds import read_overwrites, thread_list
from bot.local.rules.forms import Json, JsonObject
from bot.local.things import Channel, ChannelType

DURATIONS = (60, 1440, 4320, 10080)
# Seconds; documentation, modify channel.
SLOWEST = 21600


@route("GET", "/channels/{channel}")
def channel(call: Call) -> Json:
    """A channel, thread or direct conversation."""
    return payloads.channel(call.world, call.channel())


@route("PATCH", "/channels/{channel}")
def edit_channel(call: Call) -> Json:
    """Rename, archive, lock …."""
    one = call.channel()
    form = call.form()
    if one.is_direct:
        raise refuse(400, 50024)
    if one.is_thread:
        _edit_thread(call, one, form)
    else:
        _edit_guild_channel(call, one, form)
    call.server.posting.announce_thread("THREAD_UPDATE" if one.is_thread else "CHANNEL_UPDATE", one)
    return payloads.channel(call.world, one)


def _edit_thread(call: Call, thread: Channel, form: JsonObject) -> None:
    own = thread.owner_id == call.world.bot.id
    name = form.text("name", 1, 100)
    archived, locked = (
        form.truth("archived", default=thread.archived),
        form.truth("locked", default=thread.locked),
    )
    duration = form.choice("auto_archive_duration", DURATIONS, thread.auto_archive_duration)
    slow_mode = form.integer("rate_limit_per_user", 0, SLOWEST, thread.slow_mode)
    form.finish()
    only_reopens = (
        form.data == {"archived": False} and call.world.bot.id in thread.people and not thread.locked
    )
    moderated = (locked, slow_mode) != (thread.locked, thread.slow_mode)
    if moderated or not (own or only_reopens):
        call.channel(permissions.MANAGE_THREADS)
    if thread.archived and archived:
        raise refuse(400, 50083)
    if archived != thread.archived or duration != thread.auto_archive_duration:
        thread.archived_at = call.world.clock.now()
    thread.slow_mode = slow_mode
    thread.name, thread.archived, thread.locked = name or thread.name, archived, locked
    thread.auto_archive_duration = duration


def _edit_guild_channel(call: Call, one: Channel, form: JsonObject) -> None:
    call.channel(permissions.MANAGE_CHANNELS)
    name, topic = form.text("name", 1, 100), form.text("topic", 0, 1024)
    overwrites = read_overwrites(form)
    one.slow_mode = form.integer("rate_limit_per_user", 0, SLOWEST, one.slow_mode)
    form.finish()
    one.name = name or one.name
    if "topic" in form.data:
        one.topic = topic or None
    if form.has("permission_overwrites"):
        one.overwrites = overwrites


@route("DELETE", "/channels/{channel}")
def delete_channel(call: Call) -> Json:
    """Delete a channel or thread."""
    one = call.channel()
    if one.is_direct:
        raise refuse(400, 50024)
    call.channel(permissions.MANAGE_THREADS if one.is_thread else permissions.MANAGE_CHANNELS)
    data = payloads.channel(call.world, one)
    call.server.posting.remove_channel(one)
    return data


@route("POST", "/channels/{channel}/typing")
def typing(call: Call) -> None:
    """Show that the bot is typing."""
    call.server.types(call.channel(permissions.SEND_MESSAGES))


# Threads


def _new_thread(call: Call, kind: int) -> Json:
    form = call.form()
    name = form.text("name", 1, 100, required=True)
    form.choice("auto_archive_duration", DURATIONS)
    form.finish()
    parent = call.channel(permissions.SEND_MESSAGES)
    public = kind == ChannelType.PUBLIC_THREAD
    call.channel(permissions.CREATE_PUBLIC_THREADS if public else permissions.CREATE_PRIVATE_THREADS)
    if parent.type != ChannelType.TEXT:
        raise refuse(400, 50024)
    message = call.message() if "message" in call.ids else None
    thread = call.server.posting.start_thread(parent, name, kind, call.world.bot, message)
    return payloads.channel(call.world, thread)


@route("POST", "/channels/{channel}/messages/{message}/threads")
def thread_from_message(call: Call) -> Response:
    """Start a thread from a message."""
    call.channel(permissions.READ_MESSAGE_HISTORY)
    return Response(201, _new_thread(call, ChannelType.PUBLIC_THREAD))


@route("POST", "/channels/{channel}/threads")
def new_thread(call: Call) -> Response:
    """Start a thread by itself."""
    form = call.form()
    kind = form.choice("type", ChannelType.THREADS, ChannelType.PRIVATE_THREAD)
    form.finish()
    return Response(201, _new_thread(call, kind))


@route("GET", "/channels/{channel}/threads/archived/public")
def archived_public(call: Call) -> Json:
    """The archived public threads of a channel."""
    return _archived(call, ChannelType.PUBLIC_THREAD)


@route("GET", "/channels/{channel}/threads/archived/private")
def archived_private(call: Call) -> Json:
    """The archived private threads of a channel."""
    call.channel(permissions.MANAGE_THREADS)
    return _archived(call, ChannelType.PRIVATE_THREAD)


@route("GET", "/channels/{channel}/users/@me/threads/archived/private")
def archived_private_own(call: Call) -> Json:
    """The archived private threads of a channel that the bot is in."""
    bot = call.world.bot.id
    return _archived(call, ChannelType.PRIVATE_THREAD, lambda thread: bot in thread.people)


def _archived(call: Call, kind: int, wanted: Callable[[Channel], bool] = lambda _: True) -> Json:
    parent = call.channel(permissions.READ_MESSAGE_HISTORY)
    found = [
        each
        for each in call.world.threads_of(parent.id)
        if each.archived and each.type == kind and wanted(each)
    ]
    return thread_list(call, found)


def _thread(call: Call) -> Channel:
    thread = call.channel()
    if not thread.is_thread:
        raise refuse(400, 50024)
    return thread


def _member(call: Call, thread: Channel) -> int:
    user = call.ids.get("user", call.world.bot.id)
    if (thread.guild_id, user) not in call.world.members:
        raise unknown(10007)
    return user


@route("GET", "/channels/{channel}/thread-members")
def thread_members(call: Call) -> list[Json]:
    """List who is in a thread."""
    thread = _thread(call)
    return [payloads.thread_member(thread, each) for each in thread.people]


@route("GET", "/channels/{channel}/thread-members/{user}")
def thread_member(call: Call) -> Json:
    """Whether a user is in a thread."""
    thread = _thread(call)
    if call.ids["user"] not in thread.people:
        raise unknown(10007)
    return payloads.thread_member(thread, call.ids["user"])


@route("PUT", "/channels/{channel}/thread-members/@me")
@route("PUT", "/channels/{channel}/thread-members/{user}")
def join_thread(call: Call) -> None:
    """Add a user to a thread."""
    thread = _thread(call)
    if thread.archived:
        raise refuse(400, 50083)
    if "user" in call.ids:
        call.channel(permissions.SEND_MESSAGES)
    call.server.posting.change_people(thread, [_member(call, thread)], [])


@route("DELETE", "/channels/{channel}/thread-members/@me")
@route("DELETE", "/channels/{channel}/thread-members/{user}")
def leave_thread(call: Call) -> None:
    """Remove a user from a thread."""
    thread = _thread(call)
    if "user" in call.ids and thread.owner_id != call.world.bot.id:
        call.channel(permissions.MANAGE_THREADS)
    call.server.posting.change_people(thread, [], [_member(call, thread)])


# Overwrites


@route("PUT", "/channels/{channel}/permissions/{target}")
def set_overwrite(call: Call) -> None:
    """Set what a role or member may do in a channel."""
    one = call.channel(permissions.MANAGE_ROLES)
    form = call.form()
    kind = form.choice("type", (0, 1), required=True)
    form.finish()
    bits = [str(form.data.get(side) or "0") for side in ("allow", "deny")]
    if not all(each.isdecimal() for each in bits):
        raise DiscordError(400, 50035, "Invalid Fields Body")
    one.overwrites[str(call.ids["target"])] = [kind, int(bits[0]), int(bits[1])]
    call.server.posting.announce_thread("CHANNEL_UPDATE", one)


@route("DELETE", "/channels/{channel}/permissions/{target}")
def drop_overwrite(call: Call) -> None:
    """Forget what a role or member may do in a channel."""
    one = call.channel(permissions.MANAGE_ROLES)
    one.overwrites.pop(str(call.ids["target"]), None)
    call.server.posting.announce_thread("CHANNEL_UPDATE", one)
