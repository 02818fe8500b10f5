"""The line in the parent channel of a table's own thread: a link to the thread, and the table's state. Pure functions."""

from bot.posts.outgoing import Desk, Outgoing
from bot.storage import NewPost
from bot.table.live import LiveTable, Lobby, Started
from bot.table.lobby import most_seats
from bot.table.waits import waiting_words
from games.core import record
from games.results.making import standing

MOST = 1900


@record
class LineEdit(Outgoing):
    """An edit of a table's line."""

    kind = "line"
    topic = "line"
    may_repeat = True
    is_missed = False

    message: int
    content: str

    async def deliver(self, desk: Desk) -> int | None:
        """Edit it."""
        await desk.edit(self.message, self.content, ())


def line_words(live: LiveTable) -> str:
    """Return a table's public state, as a line; of a private table only that it exists."""
    words, channel = live.words, f"<#{live.row.channel}>"
    # The game may have been removed from the program while it has tables.
    game = words("game-name") if words.has("game-name") else live.row.game
    about = {"game": game, "channel": channel}
    if live.notes.doors.private:
        state = words("line-private")
    elif isinstance(live, Started) and live.is_over:
        state = _ended(live)
    elif live.row.status in ("ended", "archived"):
        state = words("line-ended")
    elif isinstance(live, Lobby):
        most = most_seats(live.game, live.row.options)
        state = words("line-lobby", names=_names(live), count=len(live.seats), most=most)
    elif isinstance(live, Started):
        state = f"{_names(live)} – {waiting_words(live)}"
    else:
        state = words("table-frozen")
    return words("line", state=state, **about)[:MOST]


def _names(live: LiveTable) -> str:
    return ", ".join(live.names)


def _ended(live: Started) -> str:
    """Return the ranking, as text."""
    ranked = standing(live.scores(), live.gave_up)
    return live.words(
        "line-over",
        places=", ".join(f"{rank}. {live.names[score.seat]} ({score.total or 0})" for rank, score in ranked),
    )


def line_changes(before: LiveTable, after: LiveTable) -> list[NewPost]:
    """Return the row that updates a table's line, if it has one that has changed.

    While the program plays automatically, nothing is returned: the answers of orders and robots, and their times, stay secret.
    """
    if after.notes.line is None or after.row.is_working:
        return []
    changed = before.row.is_working or line_words(after) != line_words(before)
    return line_posts(after) if changed else []


def line_posts(live: LiveTable) -> list[NewPost]:
    """Return the row that shows the table's state in its line; none if it has no line."""
    line = live.notes.line
    return [] if line is None else [LineEdit(line.message, line_words(live)).to_channel(line.channel)]
