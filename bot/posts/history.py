"""The log as users read it: numbered lines, pages, phases to jump to, a text file, an animated replay."""

import asyncio
from collections.abc import Sequence

from bot.errors import PlayerError
from bot.menus.buttons import LookBack, ShowRules, TurnLog
from bot.menus.pages import in_pages, shown_page
from bot.menus.parts import CHOICE, OPTIONS, Button, Choice, Controls, Select, short
from bot.posts.drawing import Attachment, draw_image
from bot.posts.messages import Plain
from bot.posts.outgoing import Desk
from bot.table.fairness import promise, promised
from bot.table.live import Started
from games.core import record
from games.core.moves import Seat
from games.core.table import Table
from games.words.sentences import ended_phase, log_lines
from render.film import frames, gif

LINES = 20
"""Lines of the log on a page."""
REPLAY_BYTES = 8 * 1024 * 1024
REPLAY_FRAMES = 60


@record
class LogLine:
    """A line of the log: its number from 1, its entry, and its text. `ends`: the phase that ends with it, and when; or ""."""

    number: int
    entry: int
    text: str
    ends: str = ""


def lines_of(live: Started, viewer: Seat | None) -> list[LogLine]:
    """Return the log as a viewer may read it, including undos.

    Events from before the seat's user had it are told as everybody may know them.
    """
    found: list[LogLine] = []
    for one in live.table.history():
        for text in log_lines([one], live.words, live.names, live.eyes(viewer, one.entry)):
            found.append(LogLine(len(found) + 1, one.entry, text, ended_phase(one, live.words)))
    return found


def phase_ends(live: Started, viewer: Seat | None) -> list[LogLine]:
    """Return the lines with which phases ended, the newest first."""
    return [line for line in reversed(lines_of(live, viewer)) if line.ends]


def jump_words(line: LogLine) -> str:
    """Return the name of a phase's end in the list of lines to look back to."""
    return f"{line.ends} ({line.number})"


def log_page(live: Started, viewer: Seat | None, page: int) -> tuple[str, Controls]:
    """Return a page of the log, as a viewer may read it, with its controls; page 0 is the newest."""
    return page_of(live, lines_of(live, viewer), page)


def page_of(live: Started, lines: Sequence[LogLine], page: int) -> tuple[str, Controls]:
    """Return a page of these lines of the log with its controls; page 0 is the newest."""
    opening = [] if live.notes.lesson else [promised_words(live)]
    texts = in_pages([*opening, *(f"{line.number}. {line.text}" for line in lines)], most=LINES)
    pages = len(texts)
    page = pages if page == 0 else shown_page(texts, page)
    head = live.words("log-head", page=page, pages=pages)
    text = "\n".join([head, *texts[page - 1]])
    number = live.row.id
    buttons = tuple(
        Button(str(TurnLog(number, to)), live.words(label), "secondary")
        for label, to in (("button-older", page - 1), ("button-newer", page + 1))
        if 1 <= to <= pages
    )
    buttons = (*buttons, Button(str(ShowRules(number)), live.words("button-log-rules"), "secondary"))
    # The list has room for some phases only: offer those up to this page.
    told = sum(map(len, texts[:page])) - len(opening)
    rows = [row for row in (buttons, _jumps(live, lines[:told])) if row]
    return text, tuple(rows)


def _jumps(live: Started, lines: Sequence[LogLine]) -> tuple[Select] | tuple[()]:
    """Return the list of phases to look back to, the newest first."""
    ends = [line for line in reversed(lines) if line.ends][:OPTIONS]
    choices = tuple(Choice(str(line.number), short(jump_words(line), CHOICE)) for line in ends)
    return (Select(str(LookBack(live.row.id)), live.words("jump-to"), choices),) if choices else ()


def line_at(live: Started, viewer: Seat | None, number: int) -> LogLine:
    """Return a line of the log by its number. Raise `PlayerError` if there is none."""
    lines = lines_of(live, viewer)
    if not 1 <= number <= len(lines):
        raise PlayerError("no-such-line", last=len(lines))
    return lines[number - 1]


def past(live: Started, viewer: Seat | None, number: int) -> tuple[Table, str]:
    """Return the table as it was at a line of the log, and the line. Raise `PlayerError` if there is none."""
    line = line_at(live, viewer, number)
    return live.table.at(line.entry)[0], f"{line.number}. {line.text}"


def promised_words(live: Started) -> str:
    """Return the promise about the draws: the SHA-256 of the table's secret, which no player knows."""
    header = live.table.header
    return live.words(
        "secret-renewed" if header.renewals else "secret-promised", promise=promise(promised(header))
    )


def as_text(live: Started, viewer: Seat | None) -> bytes:
    """Return the whole log as a text file, as a viewer may read it."""
    lines = [f"{line.number}. {line.text}" for line in lines_of(live, viewer)]
    fairness = promised_words(live).removeprefix("-# ")
    return "\n".join([live.words("game-name"), fairness, *lines, ""]).encode()


def replay(live: Started) -> bytes:
    """Return a finished table as an animated GIF of its boards, phase by phase, each with a strip that shows its round. Takes seconds."""
    states = [one.state for one in live.table.told() if one.state is not None]
    every = -(-len(states) // REPLAY_FRAMES)
    chosen = [*states[:: max(1, every)], live.table.state]
    clock = live.game.clock or (lambda _: 0)
    shown = frames([draw_image(live, state) for state in chosen], [clock(state) for state in chosen])
    while True:
        data = gif(shown)
        if len(data) <= REPLAY_BYTES or len(shown) <= 2:
            return data
        shown = [*shown[:-1:2], shown[-1]]


async def replay_file(live: Started) -> Attachment:
    """Return the replay of a finished table as a file, drawn off the event loop."""
    return Attachment("replay.gif", await asyncio.to_thread(replay, live), live.words("replay"))


@record
class Replay(Plain):
    """The replay of a finished table, which one of its players has shared in its channel. It is drawn when it is sent."""

    kind = "replay"
    topic = "replay"
    is_missed = False

    async def deliver(self, desk: Desk) -> int | None:
        """Draw the replay and send it. Raise `PlayerError` if the table can no longer be read."""
        live = await desk.live()
        if not isinstance(live, Started):
            raise PlayerError("not-started")
        return await desk.send(self.content, attachments=[await replay_file(live)])
