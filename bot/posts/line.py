"""The line that a table in a thread of its own has in the channel above: where it is, and how it stands. Pure."""

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
    """A table's line, brought up to date."""

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
    """Return what everybody may know of a table, as a line; of a private one no more than that it is there."""
    words, channel = live.words, f"<#{live.row.channel}>"
    # A game may have left the program while its tables stand.
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
    """Return who took which place."""
    ranked = standing(live.scores(), live.gave_up)
    return live.words(
        "line-over",
        places=", ".join(f"{rank}. {live.names[score.seat]} ({score.total or 0})" for rank, score in ranked),
    )


def line_changes(before: LiveTable, after: LiveTable) -> list[NewPost]:
    """Return the row that brings a table's line up to date, if it has one and that has changed.

    While the program plays by itself nothing is told: what an order or a robot answers, and when, is nobody's business.
    """
    if after.notes.line is None or after.row.is_working:
        return []
    changed = before.row.is_working or line_words(after) != line_words(before)
    return line_posts(after) if changed else []


def line_posts(live: LiveTable) -> list[NewPost]:
    """Return the row that makes a table's line tell how it stands; none where it has none."""
    line = live.notes.line
    return [] if line is None else [LineEdit(line.message, line_words(live)).to_channel(line.channel)]
