"""Routes about messages, reactions and pins."""

from typing import Any

from bot.local import access, payloads, permissions
from bot.local.compose import Uploads
from bot.local.errors import refuse
from bot.local.gateway import Intent
from bot.local.messages import Message
from bot.local.posting import draft_of
from bot.local.rest.calls import Call, route
from bot.local.rules.forms import Json
from bot.local.rules.messages import Draft
from bot.local.things import Channel, Flag
from bot.local.threads import require_deletable, require_open, require_unlocked

HISTORY = permissions.READ_MESSAGE_HISTORY


def shown(call: Call, message: Message) -> Json:
    """Describe a message in an answer."""
    return payloads.message(call.world, message, call.server.url)


def _visible(call: Call, channel: Channel) -> list[Message]:
    return [each for each in call.world.messages_in(channel.id) if not each.ephemeral]


@route("GET", "/channels/{channel}/messages")
def messages(call: Call) -> list[Json]:
    """Read the history, newest first: before, after or around a message."""
    channel = call.channel()
    limit = call.number("limit", 50, 1, 100)
    keys = [key for key in ("around", "before", "after") if key in call.query]
    if not access.in_channel(call.world, call.world.bot.id, channel) & HISTORY:
        return []
    found = _visible(call, channel)
    place = call.number(keys[0], 0, 0, 10**20) if keys else 0
    match keys[:1]:
        case ["before"]:
            found = [each for each in found if each.id < place][-limit:]
        case ["after"]:
            found = [each for each in found if each.id > place][:limit]
        case ["around"]:
            earlier = [each for each in found if each.id < place][-(limit // 2) :]
            found = earlier + [each for each in found if each.id >= place][: limit - len(earlier)]
        case _:
            found = found[-limit:]
    return [shown(call, each) for each in reversed(found)]


@route("POST", "/channels/{channel}/messages")
def create_message(call: Call) -> Json:
    """Post a message; a nonce with enforce_nonce makes it the same message when sent twice."""
    world, channel = call.world, call.channel(permissions.SEND_MESSAGES)
    draft = draft_of(call.body, call.uploads)
    _check_may_send(call, channel, draft, call.uploads)
    if draft.enforce_nonce and draft.nonce is not None:
        before = world.with_nonce(channel.id, world.bot.id, draft.nonce)
        if before is not None:
            return shown(call, before)
    draft.flags &= ~Flag.EPHEMERAL
    return shown(call, call.server.posting.create(channel, world.bot, draft, call.uploads))


def _check_may_send(call: Call, channel: Channel, draft: Draft, uploads: Uploads) -> None:
    """Refuse what the bot may not send here."""
    if channel.is_direct:
        other = next((each for each in channel.people if each != call.world.bot.id), 0)
        if not access.may_message(call.world, other):
            raise refuse(403, 50007)
        return
    if uploads:
        call.channel(permissions.ATTACH_FILES)
    if draft.embeds:
        call.channel(permissions.EMBED_LINKS)
    if draft.reply_to is not None:
        call.channel(HISTORY)
    require_unlocked(call.world, channel)


@route("GET", "/channels/{channel}/messages/{message}")
def one_message(call: Call) -> Json:
    """Read one message."""
    call.channel(HISTORY)
    return shown(call, call.message())


def _own_message(call: Call) -> Message:
    message = call.message()
    if message.author_id != call.world.bot.id:
        raise refuse(403, 50005)
    return message


@route("PATCH", "/channels/{channel}/messages/{message}")
def edit_message(call: Call) -> Json:
    """Edit one of the bot's own messages."""
    channel = call.channel()
    message = _own_message(call)
    draft = draft_of(call.body, call.uploads, message)
    require_open(call.world, channel)
    if call.uploads:
        call.channel(permissions.ATTACH_FILES)
    return shown(call, call.server.posting.edit(message, draft, call.uploads))


@route("DELETE", "/channels/{channel}/messages/{message}")
def delete_message(call: Call) -> None:
    """Delete a message."""
    require_deletable(call.world, call.channel())
    message = call.message()
    if message.author_id != call.world.bot.id:
        call.channel(permissions.MANAGE_MESSAGES)
    call.server.posting.delete(message)


@route("POST", "/channels/{channel}/messages/bulk-delete")
def delete_messages(call: Call) -> None:
    """Delete many messages."""
    channel = call.channel(permissions.MANAGE_MESSAGES)
    form = call.form()
    wanted = form.snowflakes("messages", 100)
    form.finish()
    for each in wanted:
        message = call.world.message(channel.id, each)
        if message is not None and not message.ephemeral:
            call.server.posting.delete(message)


# Reactions


def _react(call: Call, *, present: bool) -> None:
    channel = call.channel(HISTORY)
    require_open(call.world, channel)
    message, bot, emoji = call.message(), call.world.bot.id, call.texts["emoji"]
    people = message.reactions.setdefault(emoji, [])
    if present and bot not in people:
        if not people:
            call.channel(permissions.ADD_REACTIONS)
        people.append(bot)
    elif not present and bot in people:
        people.remove(bot)
    message.reactions = {name: users for name, users in message.reactions.items() if users}
    call.world.changed(message)
    event: dict[str, Any] = {
        "user_id": str(bot),
        "channel_id": str(channel.id),
        "message_id": str(message.id),
        "emoji": {"id": None, "name": emoji},
        "burst": False,
        "type": 0,
    }
    if channel.guild_id:
        event["guild_id"] = str(channel.guild_id)
    intent = Intent.GUILD_REACTIONS if channel.guild_id else Intent.DIRECT_REACTIONS
    call.server.gateway.dispatch(f"MESSAGE_REACTION_{'ADD' if present else 'REMOVE'}", event, intent)


@route("PUT", "/channels/{channel}/messages/{message}/reactions/{emoji}/@me")
def react(call: Call) -> None:
    """React to a message."""
    _react(call, present=True)


@route("DELETE", "/channels/{channel}/messages/{message}/reactions/{emoji}/@me")
def take_reaction_back(call: Call) -> None:
    """Take a reaction back."""
    _react(call, present=False)


# Pins


@route("GET", "/channels/{channel}/messages/pins")
def pins(call: Call) -> Json:
    """List the pinned messages, newest first."""
    found = [each for each in _visible(call, call.channel(HISTORY)) if each.pinned]
    items = [
        {"pinned_at": payloads.time_text(each.created), "message": shown(call, each)}
        for each in reversed(found)
    ]
    return {"items": items, "has_more": False}


def _pin(call: Call, *, pinned: bool) -> None:
    call.channel()
    granted = access.in_channel(call.world, call.world.bot.id, call.channel())
    if not granted & (permissions.PIN_MESSAGES | permissions.MANAGE_MESSAGES):
        raise refuse(403, 50013)
    message = call.message()
    message.pinned = pinned
    call.world.changed(message)


@route("PUT", "/channels/{channel}/messages/pins/{message}")
@route("PUT", "/channels/{channel}/pins/{message}")
def pin(call: Call) -> None:
    """Pin a message."""
    _pin(call, pinned=True)


@route("DELETE", "/channels/{channel}/messages/pins/{message}")
@route("DELETE", "/channels/{channel}/pins/{message}")
def unpin(call: Call) -> None:
    """Unpin a message."""
    _pin(call, pinned=False)
