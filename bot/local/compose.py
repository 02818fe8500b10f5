"""From a checked draft to a message in the world: files, mentions, embeds."""

import io
import mimetypes
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from PIL import Image, UnidentifiedImageError

from bot.local import access, permissions
from bot.local.errors import Violation, invalid_form, refuse
from bot.local.messages import Message
from bot.local.rules.forms import Json
from bot.local.rules.messages import Draft, check_sizes
from bot.local.things import Channel, File, Flag, User
from bot.local.world import World

HOUR = 3600.0
# Discord does not publish its cap on edits of old messages; this one is a guess of ours, per message.
MOST_OLD_EDITS = 20


@dataclass(frozen=True)
class Upload:
    """A file that came with a request."""

    filename: str
    content_type: str
    content: bytes


Uploads = dict[int, Upload]


def clean_filename(name: str) -> str:
    """Name a file as Discord does: without folders and without signs that addresses dislike."""
    return re.sub(r"[^\w.\-]+", "_", name.replace("\\", "/").rsplit("/", 1)[-1]).strip("_") or "unknown"


def upload_names(body: Json, uploads: Uploads) -> dict[int, str]:
    """Names of the uploaded files by index; an entry of `attachments` may rename its file."""
    names = {index: clean_filename(upload.filename) for index, upload in uploads.items()}
    entries = body.get("attachments")
    for entry in entries if isinstance(entries, list) else []:
        if isinstance(entry, dict) and isinstance(entry.get("filename"), str):
            index = str(entry.get("id"))
            found = int(index) if index.isascii() and index.isdecimal() else -1
            if found in names:
                names[found] = clean_filename(entry["filename"])
    return names


def keep_files(world: World, channel: int, draft: Draft, uploads: Uploads) -> list[File]:
    """Keep the uploaded files of a draft."""
    check_sizes([len(upload.content) for upload in uploads.values()])
    entries = {entry.id: entry for entry in draft.attachments or []}
    files = []
    for index, upload in uploads.items():
        name = draft.uploads[index]
        file = world.new_file(channel, name, content_type(name, upload), upload.content)
        entry = entries.get(index)
        if entry:
            file.description, file.spoiler = entry.description, entry.spoiler
        if file.content_type.startswith("image/"):
            file.width, file.height = picture_size(upload.content)
        files.append(file)
    return files


def content_type(name: str, upload: Upload) -> str:
    """Tell what a file is by its name, as clients send most files as plain bytes."""
    return mimetypes.guess_type(name)[0] or upload.content_type


def picture_size(content: bytes) -> tuple[int | None, int | None]:
    """Read width and height of a picture; neither of a broken one."""
    try:
        with Image.open(io.BytesIO(content)) as picture:
            return picture.size
    except (UnidentifiedImageError, OSError, Image.DecompressionBombError):
        return None, None


def check_not_empty(message: Message) -> None:
    """Refuse a message that would show nothing."""
    if not (message.content or message.embeds or message.components or message.files or message.loading):
        raise refuse(400, 50006)


def write(world: World, message: Message, draft: Draft, uploads: Uploads) -> None:
    """Put a draft into a message, new or old; fields that were not sent stay."""
    if draft.content is not None:
        message.content = draft.content
    if draft.embeds is not None:
        message.embeds = draft.embeds
    if draft.components is not None:
        require_emojis(world, draft.components)
        message.components = draft.components
    if draft.attachments is not None:
        _keep_listed(message, draft)
    message.files += keep_files(world, message.channel_id, draft, uploads)
    if len(message.files) > 10:
        raise refuse(413, 40005)
    message.flags = message.flags & ~Flag.SUPPRESS_EMBEDS | draft.flags & ~Flag.EPHEMERAL
    check_not_empty(message)


def require_emojis(world: World, components: Any) -> None:
    """Refuse components that show an emoji which is not there."""
    for path, emoji in _emojis(components, ("components",)):
        if "id" in emoji and int(emoji["id"]) not in world.emojis:
            raise invalid_form([Violation((*path, "emoji"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")])


def _emojis(part: Any, path: tuple[str | int, ...]) -> Iterator[tuple[tuple[str | int, ...], Json]]:
    if isinstance(part, list):
        for index, each in enumerate(part):
            yield from _emojis(each, (*path, index))
    elif isinstance(part, dict):
        if "emoji" in part:
            yield path, part["emoji"]
        for key in ("components", "options", "component", "accessory"):
            if key in part:
                yield from _emojis(part[key], (*path, key))


def _keep_listed(message: Message, draft: Draft) -> None:
    """Drop the files that an edit does not list."""
    listed = {entry.id: entry for entry in draft.attachments or []}
    message.files = [file for file in message.files if file.id in listed]
    for file in message.files:
        if listed[file.id].description is not None:
            file.description = listed[file.id].description


def note_old_edit(world: World, message: Message) -> None:
    """Refuse one more edit of a message older than an hour when there were too many."""
    now = world.clock.now()
    if now - message.created < HOUR:
        return
    message.old_edits = [moment for moment in message.old_edits if moment > now - HOUR]
    if len(message.old_edits) >= MOST_OLD_EDITS:
        raise refuse(429, 30046, round(message.old_edits[0] + HOUR - now, 3))
    message.old_edits.append(now)


def mention(world: World, message: Message, channel: Channel, author: User, allowed: Json | None) -> None:
    """Find out whom a message mentions, as far as its author and `allowed` let it."""
    text = message.content + "\n" + message.text if message.flags & Flag.COMPONENTS_V2 else message.content
    granted = access.in_channel(world, author.id, channel)
    may_all = bool(granted & permissions.MENTION_EVERYONE)
    users = [int(found) for found in re.findall(r"<@!?(\d{1,20})>", text)]
    roles = [int(found) for found in re.findall(r"<@&(\d{1,20})>", text)]
    everyone = bool(re.search(r"@everyone|@here", text)) and may_all
    if allowed is not None:
        parse = allowed["parse"]
        users = users if "users" in parse else [each for each in users if each in allowed["users"]]
        roles = roles if "roles" in parse else [each for each in roles if each in allowed["roles"]]
        everyone = everyone and "everyone" in parse
    message.mentions = list(dict.fromkeys(each for each in users if each in world.users))
    message.mention_roles = [
        each
        for each in dict.fromkeys(roles)
        if each in world.roles and (world.roles[each].mentionable or may_all)
    ]
    message.mention_everyone = everyone
    _mention_answered(world, message, allowed)


def _mention_answered(world: World, message: Message, allowed: Json | None) -> None:
    answered = world.message(message.channel_id, message.reply_to or 0)
    wanted = allowed is None or allowed["replied_user"]
    if answered and wanted and answered.author_id not in message.mentions:
        message.mentions.append(answered.author_id)


def pinged(world: World, message: Message, channel: Channel) -> list[int]:
    """Everybody whom a new message notifies: mentioned, able to see it, and not its author."""
    found = set(message.mentions)
    for member in world.members_of(channel.guild_id or 0):
        if message.mention_everyone or set(member.roles) & set(message.mention_roles):
            found.add(member.id)
    if channel.is_direct:
        found.update(channel.people)
    if message.flags & Flag.SUPPRESS_NOTIFICATIONS:
        return []
    sees = permissions.VIEW_CHANNEL
    return sorted(
        user for user in found if user != message.author_id and access.in_channel(world, user, channel) & sees
    )
