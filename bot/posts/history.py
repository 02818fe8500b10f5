"""The log as people read it: numbered lines, pages, phases to jump to, a text file, an animated replay."""

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO

from PIL import Image

from bot.errors import PlayerError
from bot.menus.buttons import LookBack, TurnLog
from bot.menus.controls import CHOICE, OPTIONS, Button, Choice, Controls, Select, short
from bot.posts.drawing import draw_image
from bot.table.live import Started
from games.core.events import PhaseEnded
from games.core.moves import Seat
from games.core.table import Table
from games.words.sentences import log_lines

LINES = 20
"""Lines of the log on a page."""
REPLAY_WIDTH = 600
REPLAY_BYTES = 8 * 1024 * 1024
REPLAY_FRAMES = 60
FRAME_MS = 900


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: its number from 1, the entry it belongs to, its words, whether a phase ends with it."""

    number: int
    entry: int
    text: str
    ends_phase: bool


def lines_of(live: Started, viewer: Seat | None) -> list[Line]:
    """Return the log as a viewer may read it, every undo with its trace."""
    found: list[Line] = []
    for one in live.table.history():
        for text in log_lines([one], live.words, live.names, viewer):
            found.append(Line(len(found) + 1, one.entry, text, isinstance(one.event, PhaseEnded)))
    return found


def log_page(live: Started, viewer: Seat | None, page: int) -> tuple[str, Controls]:
    """Return a page of the log with its controls; page 0 is the newest."""
    lines = lines_of(live, viewer)
    pages = max(1, -(-len(lines) // LINES))
    page = pages if page == 0 else min(page, pages)
    shown = lines[(page - 1) * LINES : page * LINES]
    head = live.words("log-head", page=page, pages=pages)
    text = "\n".join([head, *(f"{line.number}. {line.text}" for line in shown)])
    number = live.row.id
    buttons = tuple(
        Button(str(TurnLog(number, to)), live.words(label), "secondary")
        for label, to in (("button-older", page - 1), ("button-newer", page + 1))
        if 1 <= to <= pages
    )
    rows = [row for row in (buttons, _jumps(live, lines)) if row]
    return text, tuple(rows)


def _jumps(live: Started, lines: Sequence[Line]) -> tuple[Select] | tuple[()]:
    """Return the list of phases to look back to, the newest first."""
    ends = [line for line in reversed(lines) if line.ends_phase][:OPTIONS]
    choices = tuple(Choice(str(line.number), short(f"{line.number}. {line.text}", CHOICE)) for line in ends)
    return (Select(str(LookBack(live.row.id)), live.words("jump-to"), choices),) if choices else ()


def past(live: Started, viewer: Seat | None, number: int) -> tuple[Table, str]:
    """Return the table as it was at a line of the log, and the line; raises `PlayerError` if there is none."""
    lines = lines_of(live, viewer)
    if not 1 <= number <= len(lines):
        raise PlayerError("no-such-line", last=len(lines))
    line = lines[number - 1]
    return live.table.at(line.entry)[0], f"{line.number}. {line.text}"


def as_text(live: Started, viewer: Seat | None) -> bytes:
    """Return the whole log as a text file, as a viewer may read it."""
    lines = [f"{line.number}. {line.text}" for line in lines_of(live, viewer)]
    return "\n".join([live.words("game-name"), *lines, ""]).encode()


def replay(live: Started) -> bytes:
    """Return a finished table as an animated GIF of its boards, phase by phase; takes seconds."""
    states = [one.state for one in live.table.told() if one.state is not None]
    every = -(-len(states) // REPLAY_FRAMES)
    chosen = [*states[:: max(1, every)], live.table.state]
    frames = [_frame(draw_image(live, state)) for state in chosen]
    while True:
        data = _gif(frames)
        if len(data) <= REPLAY_BYTES or len(frames) <= 2:
            return data
        frames = [*frames[:-1:2], frames[-1]]


def _frame(image: Image.Image) -> Image.Image:
    height = round(image.height * REPLAY_WIDTH / image.width)
    return image.resize((REPLAY_WIDTH, height), Image.Resampling.LANCZOS).quantize(
        64, dither=Image.Dither.NONE
    )


def _gif(frames: Sequence[Image.Image]) -> bytes:
    buffer = BytesIO()
    first, *rest = frames
    first.save(buffer, "GIF", save_all=True, append_images=rest, duration=FRAME_MS, loop=0)
    return buffer.getvalue()
