"""The two public messages of a table: the board post, which shows and tells, and the turn post, which pings and asks.

A hand-off is one row of the outbox. A newer hand-off replaces a waiting one and tells its news, too.
"""

import logging
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Self

from bot.menus.parts import Controls
from bot.posts.addresses import address
from bot.posts.drawing import Attachment, PictureWanted
from bot.posts.messages import PingInPerson
from bot.posts.outgoing import BoardText, Changing, Desk, Outgoing, Update, Urgency
from bot.storage import NewPost, TableRow
from bot.table.live import Started
from games.core import record

log = logging.getLogger(__name__)

MOST_SHRUNK = 200
"""Maximum number of old turn posts per table whose shrinking is deferred: it bounds the size of the row."""
FEW_LINES = 6
"""Number of lines in a board post, unless more are new: the question stays near the pictures."""
MOST_LINES = 8
"""Maximum number of lines in a board post; *Earlier moves* shows the rest."""
MOST_TOLD = 2500
"""Maximum number of characters about what happened in a board post; Discord takes 4,000 in all."""
MOST_TEXT = 4000


@record
class ToldLine:
    """A line of the log, its newest entry, and the sprite before it, if that has an emoji.

    ends: The phase that ends with this line; empty if none does.
    """

    entry: int
    text: str
    sign: str | None = None
    ends: str = ""

    def shown(self, seen: int) -> str:
        """Return it as a post shows it, marked if it is newer than entry `seen`. Its sign is resolved when it is sent."""
        if self.entry <= seen:
            return f"-# {self.text}"
        return f"▸ \ue000{self.sign}\ue001{self.text}" if self.sign else f"▸ {self.text}"


@record
class BoardPost:
    """A board post: the table after entry `entry`.

    lines: The lines of the log, oldest first.
    first: The entry with which the lines begin.
    seen: The last entry that is not marked as new.
    head: Text below the title.
    now: The heading of the lines after the last ended phase.
    earlier: The button that shows older lines, if not all of them are in the post.
    anew: A phase has ended, so the post before stays as it is.
    """

    title: str
    lines: tuple[ToldLine, ...]
    first: int
    seen: int
    entry: int
    pictures: tuple[str, ...]
    head: str = ""
    now: str = ""
    earlier: Controls = ()
    anew: bool = False

    def overtaking(self, older: "BoardPost") -> "BoardPost":
        """Return this post with the news of an older one, which is not sent."""
        only_there = tuple(line for line in older.lines if older.seen < line.entry < self.first)
        head = older.head if older.anew else ""
        return replace(
            self,
            lines=(*only_there, *self.lines),
            first=older.first if only_there else self.first,
            seen=min(older.seen, self.seen),
            head=self.head or head,
            anew=self.anew or older.anew,
        )

    def wanted(self) -> list[PictureWanted]:
        """Return its pictures, with what is new marked."""
        return [PictureWanted(name, self.entry, self.seen + 1) for name in self.pictures]

    def text(self) -> BoardText:
        """Return its text within Discord's limit: the newest lines in order, by phase."""
        kept = self._newest()
        below = "\n".join(self._by_phase(kept))
        above = "\n".join(filter(None, [f"### {self.title}", self.head]))
        is_folded = len(kept) < len(self.lines)
        return BoardText(above[: MOST_TEXT - len(below)], below, self.earlier if is_folded else ())

    def _newest(self) -> Sequence[ToldLine]:
        """Return the lines that the post shows; a line that only ends a phase is not counted."""
        new = sum(line.entry > self.seen and not line.ends for line in self.lines)
        room, length, kept = min(MOST_LINES, max(FEW_LINES, new)), 0, 0
        for line in reversed(self.lines):
            length += len(line.text)
            room -= not line.ends
            if room < 0 or length > MOST_TOLD:
                break
            kept += 1
        return self.lines[len(self.lines) - kept :]

    def _by_phase(self, lines: Sequence[ToldLine]) -> Iterator[str]:
        """Yield lines below a heading for each phase that has ended, then what has happened since."""
        if all(line.ends for line in lines):
            yield from (line.shown(self.seen) for line in lines)
            return
        part: list[str] = []
        is_headed = False
        for line in lines:
            if not line.ends:
                part.append(line.shown(self.seen))
            elif part:
                yield from (f"-# **{line.ends}**", *part)
                part, is_headed = [], True
        if part and is_headed and self.now:
            yield f"-# **{self.now}**"
        yield from part


@record
class TurnPost:
    """A turn post, which asks the users in `waiting` and pings those in `mentions`.

    anew: Send a new post, because a user is asked who was not asked before. Otherwise the previous one is edited.
    direct: Direct messages to send once it is posted.
    answered: The line that replaces the previous turn post.
    shown_in: The message in which a click has already shown its part: the previous post, or this one if it is not new.
    pictures: Pictures below the words, of the table after entry `entry`.
    """

    content: str
    waiting: tuple[int, ...] = ()
    mentions: tuple[int, ...] = ()
    controls: Controls = ()
    direct: tuple[PingInPerson, ...] = ()
    answered: str = ""
    anew: bool = True
    shown_in: int | None = None
    pictures: tuple[str, ...] = ()
    entry: int = 0

    def wanted(self) -> list[PictureWanted]:
        """Return its pictures, with nothing marked as new."""
        return [PictureWanted(name, self.entry, 0) for name in self.pictures]

    def overtaking(self, older: "TurnPost") -> "TurnPost":
        """Return this post with the pings of an older one, which is not sent, for users who still must act."""
        if not older.anew:
            return self
        told = {one.user for one in self.direct}
        left = [one for one in older.direct if one.user in self.waiting and one.user not in told]
        pinged = [user for user in older.mentions if user in self.waiting]
        return replace(
            self,
            mentions=tuple(dict.fromkeys([*self.mentions, *pinged])),
            direct=(*self.direct, *left),
            answered=older.answered,
            shown_in=older.shown_in,
            anew=True,
        )


@record
class HandOff(Outgoing):
    """A hand-off: the board post, edited or new, and then the turn post."""

    kind = "hand-off"
    becomes = "post"
    topic = "hand-off"

    board: BoardPost | None = None
    turn: TurnPost | None = None

    def overtaking(self, older: "HandOff") -> Self:
        """Return this hand-off with the news and the pings of an older one, which is not sent."""
        board, turn = self.board or older.board, self.turn or older.turn
        if self.board is not None and older.board is not None:
            board = self.board.overtaking(older.board)
        if self.turn is not None and older.turn is not None:
            turn = self.turn.overtaking(older.turn)
        return replace(self, board=board, turn=turn)

    async def deliver(self, desk: Desk) -> int | None:
        """Show the board, then ask. Return the turn post if it is new. Do nothing if the table has moved to another channel."""
        table = await desk.table()
        if table is not None and table.channel != desk.channel:
            return None
        asked = await self._answer(table, desk)
        if self.board is not None:
            await self._show(self.board, desk, is_asked=asked is not None)
        return asked or await self._ask(desk)

    async def again(self, desk: Desk) -> int | None:
        """Send the parts that were not sent yet. The turn post may have been sent before the board was shown."""
        desk.decline()
        is_new = self.turn is not None and _before(self.turn, await desk.table()) is None
        asked = await desk.find(self.turn.content) if self.turn is not None and is_new else None
        if self.board is not None and await desk.find_board() is None:
            if asked is None:
                return await self.deliver(desk)
            await self._show(self.board, desk, is_asked=True)
        return asked or await self._ask(desk)

    def to_channel(self, channel: int) -> NewPost:
        """Return the outbox row that goes to a channel."""
        return replace(Outgoing.to_channel(self, channel), may_answer=self._may_answer)

    async def then(self, desk: Desk, message: int) -> list[NewPost]:
        """Return the rows that shrink the previous turn post and send the direct messages."""
        table = await desk.table()
        if table is None or desk.channel is None or self.turn is None:
            return []
        there = address(table, message)
        direct = [replace(one, url=there).to_user(one.user) for one in self.turn.direct]
        if table.post is None or (self.turn.anew and table.post == self.turn.shown_in):
            return direct
        return [Shrink(table.post, self.turn.answered).to_channel(desk.channel), *direct]

    @property
    def pings(self) -> tuple[int, ...]:
        """The users whom its turn post pings, in the channel or by direct message."""
        if self.turn is None:
            return ()
        return tuple(dict.fromkeys([*self.turn.mentions, *(one.user for one in self.turn.direct)]))

    @property
    def _may_answer(self) -> bool:
        """Whether the turn post can answer a command: it is new and has no pictures."""
        return self.turn is not None and self.turn.anew and not self.turn.pictures

    async def _answer(self, table: TableRow | None, desk: Desk) -> int | None:
        """Answer the command that led here with the turn post and return it; None if the command is answered privately.

        Discord does not count this request. The board is shown in a message above.
        """
        if not desk.is_awaited:
            return None
        turn, board = self.turn, self.board
        if turn is not None and self._may_answer:
            before = None if table is None or board is None or board.anew else table.board
            is_near = board is None or (before is not None and await desk.is_near(before))
            if is_near or await self._answered(table, desk) is not None:
                return await desk.answer(turn.content, turn.mentions, turn.controls)
        desk.decline()
        return None

    async def _show(self, board: BoardPost, desk: Desk, *, is_asked: bool) -> None:
        """Show the board. If the turn post has been sent already (`is_asked`), use a message above it if possible."""
        pictures = await _drawn(board, desk)
        table = await desk.table()
        before = None if table is None or board.anew else table.board
        # The board may be posted again only if a new turn post follows, because it belongs above the question.
        may_move = not is_asked and self.turn is not None and self.turn.anew
        if before is not None and may_move and not await desk.is_near(before):
            before = None
        if before is not None and await desk.edit_board(before, board.text(), pictures):
            return
        answered = await self._answered(table, desk, is_asked=is_asked)
        if answered is None or not await desk.make_board(answered, board.text(), pictures):
            await desk.send_board(board.text(), pictures)

    async def _answered(self, table: TableRow | None, desk: Desk, *, is_asked: bool = False) -> int | None:
        """Return the answered turn post that can become the new board post, which saves the request that would shrink it.

        None if messages other than the present turn post are below it.
        """
        if table is None or table.post is None or self.turn is None or not self.turn.anew:
            return None
        is_plain = table.board is None or table.post > table.board
        return table.post if is_plain and (is_asked or await desk.is_near(table.post)) else None

    async def _ask(self, desk: Desk) -> int | None:
        turn = self.turn
        if turn is None:
            return None
        before = _before(turn, await desk.table())
        if before is not None and before == turn.shown_in:
            return None
        if before is not None and await desk.edit(before, turn.content, turn.controls):
            return None
        return await desk.send(turn.content, turn.mentions, turn.controls, await _drawn(turn, desk))


def _before(turn: TurnPost, table: TableRow | None) -> int | None:
    """Return the message that a turn post edits; None if it is a new one, as below a newer board."""
    if table is None or turn.anew or table.post is None:
        return None
    return None if table.board is not None and table.board > table.post else table.post


async def _drawn(post: BoardPost | TurnPost, desk: Desk) -> Sequence[Attachment]:
    """Draw a post's pictures. Return none if that fails, so that the text is sent anyway."""
    live = await desk.live() if post.pictures else None
    if not isinstance(live, Started):
        return ()
    try:
        return await desk.illustrator.of_post(live, post.wanted(), await desk.mode(live.row.host))
    except Exception:
        log.exception("%s: its pictures cannot be drawn", desk)
        return ()


@record
class TurnEdit(Changing):
    """An edit of a clicked turn post that asks the same seat again."""

    kind = "turn"
    may_repeat = True
    is_missed = False

    message: int
    content: str
    controls: Controls = ()

    def to_channel(self, channel: int) -> NewPost:
        """Return the outbox row that goes to a channel."""
        return replace(Outgoing.to_channel(self, channel), changes=self.message)

    async def deliver(self, desk: Desk) -> int | None:
        """Edit it, unless it has become the board post."""
        table = await desk.table()
        if table is None or table.board != self.message:
            await desk.edit(self.message, self.content, self.controls)

    def update(self) -> Update:
        """Return the edit."""
        return Update(self.content, self.controls)


@record
class Shrink(Changing):
    """An edit that shrinks an answered turn post to one line without controls. `older` are deferred ones, with their lines."""

    kind = "shrink"
    may_repeat = True
    urgency = Urgency.TIDYING
    topic = "shrink"
    is_missed = False

    message: int
    line: str = ""
    older: tuple[tuple[int, str], ...] = ()

    def overtaking(self, older: "Shrink") -> "Shrink":
        """Return this edit with that of older turn posts."""
        return replace(self, older=(*older.older, (older.message, older.line))[-MOST_SHRUNK:])

    def to_channel(self, channel: int) -> NewPost:
        """Return the outbox row that goes to a channel."""
        return replace(Outgoing.to_channel(self, channel), changes=self.message)

    def update(self) -> Update:
        """Return the edit."""
        return Update(self.line or None)

    async def deliver(self, desk: Desk) -> int | None:
        """Shrink the posts. One without a known line only loses its controls; one that has become the board post stays."""
        table = await desk.table()
        for message, line in (*self.older, (self.message, self.line)):
            if table is not None and message == table.board:
                continue
            if line:
                await desk.edit(message, line, ())
            else:
                await desk.strip(message)
