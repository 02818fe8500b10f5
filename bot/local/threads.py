"""Rules for archived and locked threads, by the documentation of threads (discord-api-docs, topics/threads).

Two answers are not documented: 160005 for a post or an edit in a locked thread, and 50083 with 403 for an interaction
answered in one (seen in issues 5517 and 7707).
"""

from bot.local import access, permissions
from bot.local.errors import refuse
from bot.local.things import Channel
from bot.local.world import EPOCH, World

ARCHIVED, LOCKED = 50083, 160005
MINUTE = 60.0


def is_idle(thread: Channel, now: float) -> bool:
    """Whether a thread is archived because nothing has happened in it for too long."""
    posted = EPOCH + ((thread.last_message_id or 0) >> 22) / 1000
    since = max(thread.created, thread.archived_at, posted)
    return now - since > thread.auto_archive_duration * MINUTE


def moderates(world: World, user: int, thread: Channel) -> bool:
    """Whether this user has the powers of a moderator in a thread."""
    return bool(access.in_channel(world, user, thread) & permissions.MANAGE_THREADS)


def require_unlocked(world: World, channel: Channel) -> None:
    """Refuse a post of the bot in a locked thread. A post in an archived one is allowed and reopens it."""
    if channel.locked and not moderates(world, world.bot.id, channel):
        raise refuse(403, LOCKED)


def require_open(world: World, channel: Channel) -> None:
    """Refuse to change a message or its reactions in an archived or locked thread."""
    if channel.archived:
        raise refuse(400, ARCHIVED)
    require_unlocked(world, channel)


def require_deletable(world: World, channel: Channel) -> None:
    """Refuse to delete a message in a thread that is locked and archived."""
    if channel.archived and channel.locked and not moderates(world, world.bot.id, channel):
        raise refuse(400, ARCHIVED)


def require_answerable(world: World, channel: Channel) -> None:
    """Refuse to answer an interaction with a message in a locked thread."""
    if channel.locked and not moderates(world, world.bot.id, channel):
        raise refuse(403, ARCHIVED)
