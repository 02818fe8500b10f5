"""Draws a table's pictures, off the event loop, from immutable views."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from threading import current_thread
from typing import Any, NamedTuple, ParamSpec, TypeVar

from PIL import Image

from bot.health.figures import DRAWINGS
from bot.table.live import Started
from games.core.events import Event, PhaseEnded
from games.core.moves import Seat
from games.core.secrets import view
from games.core.table import Table, Told
from games.words.sentences import calm, step_words
from games.words.view import Argument
from render.gallery import SCORE, changed, pictures
from render.picture import Look, Picture

ALT = 1024
"""Discord's limit for a picture's description."""
NOW = -1

_for_posts = ThreadPoolExecutor(max_workers=1, thread_name_prefix="drawing for posts")
_for_people = ThreadPoolExecutor(max_workers=1, thread_name_prefix="drawing for people")
"""One thread each: more at a time would slow down answers (with one, the 99th percentile of a click is half)."""

P = ParamSpec("P")
T = TypeVar("T")


async def _drawn_by(thread: ThreadPoolExecutor, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    return await asyncio.get_running_loop().run_in_executor(thread, partial(_timed, work, *args, **kwargs))


def _timed(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    whom = current_thread().name.partition(" for ")[2].partition("_")[0]
    with DRAWINGS.labels(whom).time():
        return work(*args, **kwargs)


Paint = Callable[[Picture[Any], Look[Any]], bytes]
"""Makes the PNG of a picture."""


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file that goes with a message: its name, its bytes, and for a picture what it shows in words."""

    name: str
    data: bytes
    alt: str = ""


class PictureWanted(NamedTuple):
    """A picture to be drawn when the post is sent.

    It shows the moment of the `nth` phase end (from 0) that entry `entry` brought about, or what came of the
    entry (`NOW`), and marks what has changed since entry `since`.
    """

    name: str
    entry: int
    nth: int
    since: int
    asks: int | None = None
    """The last live entry when the post was made, if the picture is to say whose turn it was then."""


class Illustrator:
    """Draws pictures of tables. `paint` makes each one's PNG; tests that look at no picture let it make a dot."""

    def __init__(self, paint: Paint = Picture.png) -> None:
        self._paint = paint

    async def of_post(self, live: Started, wanted: Sequence[PictureWanted]) -> list[Attachment]:
        """Draw the pictures of a post, as the public may see them."""
        return await _drawn_by(_for_posts, self._of_post, live, wanted)

    async def of_table(
        self, live: Started, table: Table, name: str, viewer: Seat | None, argument: Argument = None
    ) -> Attachment:
        """Draw one picture for one viewer, of the table as it stands or as it stood.

        A table of the past does not say whose turn it is.
        """
        look = _look(live, table.view(viewer), viewer, argument=argument, asks=table is live.table)
        return await _drawn_by(_for_people, self._drawn, live, name, look, 0)

    def _of_post(self, live: Started, wanted: Sequence[PictureWanted]) -> list[Attachment]:
        found: list[Attachment] = []
        told: list[Told] | None = None
        for index, picture in enumerate(wanted):
            kept = moment(live.told, picture) if picture.nth != NOW else None
            if kept is None:
                # A state that is no longer in memory is replayed from the log.
                table, told = live.table.at(picture.entry)
                kept = table.state if picture.nth == NOW else moment(told, picture)
            # The first picture marks nothing: all of it is new.
            seen = [one for one in told or live.told if 0 < picture.since <= one.entry <= picture.entry]
            events = [view(one.event, None) for one in seen]
            asks = picture.asks == live.table.log.tip
            look = _look(live, view(kept, None), None, events=events, asks=asks)
            found.append(self._drawn(live, picture.name, look, index))
        return found

    def _drawn(self, live: Started, name: str, look: Look[object], index: int) -> Attachment:
        picture = pictures(live.game.key)[name]
        if name == SCORE:
            look = replace(look, course=_course(live))
        return Attachment(f"{name}-{index + 1}.png", self._paint(picture, look), picture.alt(look)[:ALT])


def moment(told: Sequence[Told], picture: PictureWanted) -> object | None:
    """Return the state at the phase end that a picture shows, if it is still in memory."""
    ends = [one for one in told if one.entry == picture.entry and isinstance(one.event, PhaseEnded)]
    return ends[picture.nth].state if picture.nth < len(ends) else None


def draw_image(live: Started, state: object) -> Image.Image:
    """Draw the game's first public picture of a state; takes a tenth of a second."""
    name = next(name for name, picture in pictures(live.game.key).items() if not picture.private)
    return pictures(live.game.key)[name].draw(_look(live, view(state, None), None, asks=False))


def _look(
    live: Started,
    seen: object,
    viewer: Seat | None,
    *,
    argument: Argument = None,
    events: Sequence[Event] = (),
    asks: bool,
) -> Look[object]:
    asking = asks and not live.table.is_over()
    return Look(
        view=seen,
        words=live.words,
        names=[calm(row.name) for row in live.seats],
        viewer=viewer,
        argument=argument,
        changed=changed(live.game.key, events),
        waiting=live.table.waiting() if asking else (),
        asked=step_words(live.table, live.words, viewer) if asking else "",
    )


def _course(live: Started) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return the round (0 in a game that counts none) and everybody's points at each phase end, once it is over."""
    if not live.table.is_over():
        return ()
    game = live.game
    states = [one.state for one in live.table.told() if one.state is not None]
    return tuple(
        (
            game.clock(state) if game.clock else 0,
            tuple(sum(points or 0 for _, points in score.sources) for score in game.scores(state)),
        )
        for state in (*states, live.table.state)
    )
