"""The world's things as Discord's API and gateway describe them."""

from datetime import UTC, datetime
from typing import Any

from bot.local import access, permissions
from bot.local.messages import Message, walk
from bot.local.things import Channel, ChannelType, Command, File, Flag, Guild, Interaction, Member, Role, User
from bot.local.world import World

Json = dict[str, Any]


def time_text(seconds: float) -> str:
    """Write a time as ISO 8601."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def user(person: User) -> Json:
    """Describe a user."""
    data: Json = {
        "id": str(person.id),
        "username": person.name,
        "global_name": None if person.bot else person.name,
        "avatar": None,
        "discriminator": "0000" if person.bot else "0",
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    return data | {"bot": True} if person.bot else data


def own_user(person: User) -> Json:
    """Describe a user to themselves, the bot for example; without the scope `email` no address is told."""
    return user(person) | {"mfa_enabled": False, "locale": person.locale, "verified": True, "email": None}


def member(world: World, one: Member, *, with_user: bool = True) -> Json:
    """Describe a member."""
    data: Json = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": time_text(one.joined),
        "nick": one.nick,
        "pending": False,
        "premium_since": None,
        "roles": [str(role) for role in one.roles],
        "mute": False,
        "deaf": False,
    }
    return data | {"user": user(world.users[one.id])} if with_user else data


def role(one: Role) -> Json:
    """Describe a role."""
    return {
        "id": str(one.id),
        "name": one.name,
        "permissions": str(one.permissions),
        "position": one.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": one.managed,
        "mentionable": one.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def channel(world: World, one: Channel) -> Json:
    """Describe a channel, thread or direct conversation."""
    last = str(one.last_message_id) if one.last_message_id else None
    data: Json = {"id": str(one.id), "type": one.type, "flags": 0, "last_message_id": last}
    if one.is_direct:
        others = [world.users[person] for person in one.people if person != world.bot.id]
        return data | {"recipients": [user(person) for person in others]}
    data |= {
        "guild_id": str(one.guild_id),
        "name": one.name,
        "parent_id": str(one.parent_id) if one.parent_id else None,
        "rate_limit_per_user": one.slow_mode,
    }
    return data | (_thread(world, one) if one.is_thread else _guild_channel(one))


def _guild_channel(one: Channel) -> Json:
    return {
        "topic": one.topic,
        "position": one.position,
        "nsfw": False,
        "permission_overwrites": [
            {"id": key, "type": kind, "allow": str(allow), "deny": str(deny)}
            for key, (kind, allow, deny) in one.overwrites.items()
        ],
    }


def _thread(world: World, one: Channel) -> Json:
    data: Json = {
        "owner_id": str(one.owner_id),
        "message_count": one.message_count,
        "member_count": len(one.people),
        "total_message_sent": one.message_count,
        "thread_metadata": {
            "archived": one.archived,
            "archive_timestamp": time_text(one.archived_at or one.created),
            "auto_archive_duration": one.auto_archive_duration,
            "locked": one.locked,
            "create_timestamp": time_text(one.created),
        },
    }
    if one.type == ChannelType.PRIVATE_THREAD:
        data["thread_metadata"]["invitable"] = one.invitable
    if world.bot.id in one.people:
        data["member"] = thread_member(one, world.bot.id)
    return data


def thread_member(thread: Channel, person: int) -> Json:
    """Describe a user's membership in a thread."""
    return {
        "id": str(thread.id),
        "user_id": str(person),
        "join_timestamp": time_text(thread.created),
        "flags": 0,
    }


def file_url(one: File, base: str) -> str:
    """Address of a file; the seal keeps others from guessing it."""
    return f"{base}/attachments/{one.channel_id}/{one.id}/{one.filename}?hm={one.seal}"


def attachment(one: File, base: str, *, ephemeral: bool = False) -> Json:
    """Describe an attached file."""
    url = file_url(one, base)
    data: Json = {
        "id": str(one.id),
        "filename": one.filename,
        "size": one.size,
        "url": url,
        "proxy_url": url,
        "content_type": one.content_type,
    }
    if one.width and one.height:
        data |= {"width": one.width, "height": one.height}
    if one.description:
        data["description"] = one.description
    return data | {"ephemeral": True} if ephemeral else data


def _resolved(part: Any, files: dict[str, File], base: str) -> Any:
    """Replace attachment:// names by addresses."""
    if isinstance(part, list):
        return [_resolved(each, files, base) for each in part]
    if not isinstance(part, dict):
        return part
    name = str(part.get("url") or "").removeprefix("attachment://")
    if name != (part.get("url") or "") and name in files:
        return part | _media(files[name], base, id_key="id" in part)
    return {key: _resolved(value, files, base) for key, value in part.items()}


def _media(one: File, base: str, *, id_key: bool) -> Json:
    url = file_url(one, base)
    data: Json = {"url": url, "proxy_url": url, "content_type": one.content_type}
    if one.width and one.height:
        data |= {"width": one.width, "height": one.height}
    return data | {"id": str(one.id), "attachment_id": str(one.id)} if id_key else data


def message(world: World, one: Message, base: str) -> Json:
    """Describe a message as the REST API does."""
    files = {file.filename: file for file in one.files}
    data: Json = {
        "id": str(one.id),
        "channel_id": str(one.channel_id),
        "type": one.type,
        "content": one.content,
        "author": user(world.users[one.author_id]),
        "timestamp": time_text(one.created),
        "edited_timestamp": time_text(one.edited) if one.edited else None,
        "flags": one.flags,
        "embeds": _resolved(one.embeds, files, base),
        "components": _resolved(one.components, files, base),
        "attachments": [attachment(each, base, ephemeral=one.ephemeral) for each in one.shown_files],
        "mentions": [user(world.users[person]) for person in one.mentions],
        "mention_roles": [str(each) for each in one.mention_roles],
        "mention_everyone": one.mention_everyone,
        "pinned": one.pinned,
        "tts": False,
    }
    if one.nonce is not None:
        data["nonce"] = one.nonce
    if one.reactions:
        data["reactions"] = [_reaction(world, emoji, people) for emoji, people in one.reactions.items()]
    return data | _links(world, one, base)


def _links(world: World, one: Message, base: str) -> Json:
    """Describe what a message hangs on: an interaction, a thread, the message it answers."""
    data: Json = {}
    place = world.channels[one.channel_id]
    if one.interaction_id is not None:
        app = str(world.bot.id)
        data |= {"application_id": app, "webhook_id": app, "interaction_metadata": one.metadata}
    if one.flags & Flag.HAS_THREAD and one.id in world.channels:
        data["thread"] = channel(world, world.channels[one.id])
    if one.reply_to is not None:
        reference = {"type": 0, "channel_id": str(one.channel_id), "message_id": str(one.reply_to)}
        if place.guild_id:
            reference["guild_id"] = str(place.guild_id)
        answered = world.message(one.channel_id, one.reply_to)
        bare = None
        if answered:
            bare = message(world, answered, base)
            bare.pop("referenced_message", None)
        data |= {"message_reference": reference, "referenced_message": bare}
    return data


def _reaction(world: World, emoji: str, people: list[int]) -> Json:
    return {
        "emoji": {"id": None, "name": emoji},
        "count": len(people),
        "count_details": {"burst": 0, "normal": len(people)},
        "burst_colors": [],
        "me_burst": False,
        "me": world.bot.id in people,
    }


def message_event(world: World, one: Message, base: str) -> Json:
    """Describe a message as the gateway does: with guild and member, except for ephemeral ones."""
    data = message(world, one, base)
    place = world.channels[one.channel_id]
    data["channel_type"] = place.type
    if place.guild_id and not one.ephemeral:
        data["guild_id"] = str(place.guild_id)
        author = world.members.get((place.guild_id, one.author_id))
        if author:
            data["member"] = member(world, author, with_user=False)
    return data


def command(world: World, one: Command) -> Json:
    """Describe a registered command."""
    data: Json = {
        **one.data,
        "id": str(one.id),
        "application_id": str(world.bot.id),
        "version": str(one.version),
        "type": one.type,
    }
    return data | {"guild_id": str(one.guild_id)} if one.guild_id else data


def application(world: World) -> Json:
    """Describe the application to its bot."""
    owner = world.users[world.guild.owner_id]
    return {
        "id": str(world.bot.id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(owner),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


def guild(world: World, one: Guild) -> Json:
    """Describe a guild as the REST API does."""
    nothing = (
        "icon description home_header splash discovery_splash banner application_id afk_channel_id "
        "system_channel_id widget_channel_id max_presences vanity_url_code rules_channel_id "
        "safety_alerts_channel_id public_updates_channel_id incidents_data"
    )
    zero = (
        "system_channel_flags verification_level default_message_notifications mfa_level "
        "explicit_content_filter premium_tier premium_subscription_count nsfw_level"
    )
    return {
        "id": str(one.id),
        "name": one.name,
        "owner_id": str(one.owner_id),
        "region": "us-west",
        "afk_timeout": 300,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "preferred_locale": "en-US",
        "roles": [role(each) for each in world.roles.values() if each.guild_id == one.id],
        **{name: [] for name in ("features", "emojis", "stickers")},
        **dict.fromkeys(("widget_enabled", "premium_progress_bar_enabled", "nsfw"), False),
        **dict.fromkeys(nothing.split()),
        **dict.fromkeys(zero.split(), 0),
    }


def guild_event(world: World, one: Guild) -> Json:
    """Describe a guild as GUILD_CREATE does; without the members intent only the bot is listed."""
    bot = world.members[one.id, world.bot.id]
    seen = [each for each in world.channels.values() if each.guild_id == one.id and _bot_sees(world, each)]
    return guild(world, one) | {
        "joined_at": time_text(bot.joined),
        "large": False,
        "unavailable": False,
        "member_count": len(world.members_of(one.id)),
        "members": [member(world, bot)],
        "channels": [channel(world, each) for each in seen if not each.is_thread],
        "threads": [channel(world, each) for each in seen if each.is_thread and not each.archived],
        **{name: [] for name in ("voice_states", "presences", "stage_instances", "guild_scheduled_events")},
        "soundboard_sounds": [],
    }


def _bot_sees(world: World, one: Channel) -> bool:
    return bool(access.in_channel(world, world.bot.id, one) & permissions.VIEW_CHANNEL)


def interaction(world: World, one: Interaction, base: str) -> Json:
    """Describe an interaction as INTERACTION_CREATE does."""
    place = world.channels[one.channel_id]
    person = world.users[one.user_id]
    app = str(world.bot.id)
    owners = {"0": str(place.guild_id) if place.guild_id else "0"}
    data: Json = {
        "id": str(one.id),
        "application_id": app,
        "type": one.type,
        "token": one.token,
        "version": 1,
        "data": one.data,
        "channel_id": str(place.id),
        "channel": channel(world, place) | {"permissions": str(access.in_channel(world, one.user_id, place))},
        "locale": person.locale,
        "app_permissions": str(access.in_channel(world, world.bot.id, place)),
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": owners,
        "context": 0 if place.guild_id else 1,
        "attachment_size_limit": 10 * 1024 * 1024,
    }
    if place.guild_id:
        granted = str(access.in_channel(world, one.user_id, place))
        data |= {
            "guild_id": str(place.guild_id),
            "guild": {"id": str(place.guild_id), "locale": "en-US", "features": []},
            "guild_locale": "en-US",
            "member": member(world, world.members[place.guild_id, one.user_id]) | {"permissions": granted},
        }
    else:
        data["user"] = user(person)
    source = world.message(one.channel_id, one.message_id or 0)
    return data | {"message": message(world, source, base)} if source else data


def control(one: Message, custom_id: str) -> Json | None:
    """Find the component with that custom_id."""
    return next((part for part in walk(one.components) if part.get("custom_id") == custom_id), None)
