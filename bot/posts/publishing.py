"""What a started table now has to say: a new post, an edit of the newest one, or nothing. Pure."""

from dataclasses import replace

from bot.posts.hand_off import Telling, hand_off
from bot.posts.messages import TableEdit
from bot.storage import NewPost
from bot.table.live import Started
from bot.table.notes import Posted
from games.core.events import Event, PhaseEnded, TakenBack


def published(
    live: Started, *, working: bool, telling: Telling | None = None
) -> tuple[Started, list[NewPost]]:
    """Return the table with its news told, and the post that tells them.

    While the program is `working` (a robot is to move, an order answers) nothing is said: there is one
    post per hand-off. A post is new when it pings somebody or shows a picture; otherwise the newest
    one is edited.
    """
    is_new = _needs_new_post(live)
    if working and not (is_new and _only_robots(live)):
        return live, []
    after = _told_to_all(live, is_new=is_new)
    post = hand_off(live.row.id, live.table, live.seats, live.words, after.told, telling)
    if is_new:
        out = replace(post, replaces=live.notes.posted.story)
    else:
        out = TableEdit(post.content, post.controls)
    return after, [out.to_channel(live.row.channel)]


def _told_to_all(live: Started, *, is_new: bool) -> Started:
    """Return the table with its newest entries told: in a new post, or added to the newest one."""
    posted = live.notes.posted
    first = posted.last + 1 if is_new and not posted.story else posted.first
    shows = posted == Posted() or _fresh(live, PhaseEnded, TakenBack)
    story = not shows if is_new else posted.story
    posted = Posted(tuple(live.table.waiting()), first, len(live.table.log.entries) - 1, story)
    told = [one for one in live.told if one.entry >= first]
    return replace(live.noting(posted=posted), told=told)


def _only_robots(live: Started) -> bool:
    """Say whether nobody but robots plays: then each phase is told, for those who watch."""
    return all(row.robot is not None for row in live.seats)


def _fresh(live: Started, *kinds: type[Event]) -> bool:
    """Say whether something of these kinds has happened since the newest post."""
    return any(isinstance(one.event, kinds) for one in live.told if one.entry > live.notes.posted.last)


def _needs_new_post(live: Started) -> bool:
    pictures = _fresh(live, PhaseEnded)
    return pictures or live.table.is_over() or not live.people_waited_for() <= set(live.notes.posted.pinged)
