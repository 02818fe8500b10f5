"""Draws a table's pictures, off the event loop, from immutable views."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from io import BytesIO
from threading import Condition, current_thread
from typing import Any, NamedTuple, ParamSpec, TypeVar

from PIL import Image

from bot.health.figures import DRAWINGS
from bot.posts.scores import ending_words, score_reasons
from bot.table.live import Lobby, Started
from games.core import record
from games.core.events import Event
from games.core.game import Game
from games.core.header import Header
from games.core.moves import Seat, hyphened
from games.core.secrets import view
from games.core.table import Table
from games.words.phrases import Phrases
from games.words.sentences import step_words
from games.words.view import Argument, capital
from render.encode import png
from render.gallery import SCORE, changed, pictures
from render.legend import lay_legend
from render.mode import PLAIN, Mode
from render.picture import Look, Picture
from render.portrait import Page, lay_page

FACE = "0" * 32
"""Secret of the sample table in a lobby's picture."""
FACE_SIZE = (440, 340)
ALT = 1024
"""Discord's limit for a picture's description."""
GIVES_WAY = 1.0
"""Maximum number of seconds that a post's picture waits for pictures in answers, so that none starves."""

P = ParamSpec("P")
T = TypeVar("T")


async def _drawn_by(thread: ThreadPoolExecutor, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    return await asyncio.get_running_loop().run_in_executor(thread, partial(_timed, work, *args, **kwargs))


def _timed(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    whom = current_thread().name.partition(" for ")[2].partition("_")[0]
    with DRAWINGS.labels(whom).time():
        return work(*args, **kwargs)


Paint = Callable[[Picture[Any], Look[Any]], Sequence[bytes]]
"""Makes the PNG of a picture: one file, or one for each of its sheets."""


@record
class Attachment:
    """A file attached to a message: its name, its bytes, and for a picture its description."""

    name: str
    data: bytes
    alt: str = ""


class PictureWanted(NamedTuple):
    """A picture to be drawn when a post is sent: the table after entry `entry`, what is new since entry `since` marked."""

    name: str
    entry: int
    since: int


class _Precedence:
    """Gives pictures in answers precedence over those of posts; one process draws both."""

    def __init__(self) -> None:
        self._free = Condition()
        self._wanted = 0

    @contextmanager
    def wanted(self) -> Iterator[None]:
        """Hold posts' pictures back while this is open."""
        with self._free:
            self._wanted += 1
        try:
            yield
        finally:
            with self._free:
                self._wanted -= 1
                self._free.notify_all()

    def give_way(self, seconds: float) -> None:
        """Wait until no answer waits for a picture, at most `seconds`."""
        with self._free:
            self._free.wait_for(lambda: not self._wanted, seconds)


class Illustrator:
    """Draws pictures of tables. Its creator closes it.

    It has one thread each for posts, for answers to users, and for open pages, which need no `paint`: more threads would slow down
    answers.

    paint: Makes a picture's PNG, the slow part; it may use another process. Tests may pass one that makes a dot.
    gives_way: Maximum number of seconds that each of a post's pictures waits while users wait for theirs.
    """

    def __init__(self, paint: Paint = Picture.files, *, gives_way: float = GIVES_WAY) -> None:
        self._paint = paint
        self._gives_way = gives_way
        self._precedence = _Precedence()
        self._for_posts = ThreadPoolExecutor(max_workers=1, thread_name_prefix="drawing for posts")
        self._for_people = ThreadPoolExecutor(max_workers=1, thread_name_prefix="drawing for people")
        self._for_pages = ThreadPoolExecutor(max_workers=1, thread_name_prefix="drawing for pages")

    def close(self) -> None:
        """End the threads once they have finished their present pictures. Cancel the waiting ones."""
        self._for_posts.shutdown(wait=False, cancel_futures=True)
        self._for_people.shutdown(wait=False, cancel_futures=True)
        self._for_pages.shutdown(wait=False, cancel_futures=True)

    async def for_pages(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work` for open pages in their thread, off the event loop, and return its result."""
        return await _drawn_by(self._for_pages, work, *args, **kwargs)

    async def _for_somebody(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        with self._precedence.wanted():
            return await _drawn_by(self._for_people, work, *args, **kwargs)

    async def of_post(self, live: Started, wanted: Sequence[PictureWanted], mode: Mode) -> list[Attachment]:
        """Draw the pictures of a post, as the public may see them."""
        return await _drawn_by(self._for_posts, self._of_post, live, wanted, mode)

    async def of_table(
        self,
        live: Started,
        table: Table,
        name: str,
        viewer: Seat | None,
        argument: Argument = None,
        *,
        mode: Mode,
    ) -> list[Attachment]:
        """Draw one picture for a viewer, of the present table or of an earlier one, on one sheet or several.

        The picture of an earlier table does not show whose turn it is.
        """
        look = replace(_look(live, table, viewer, argument=argument, asks=table is live.table), mode=mode)
        return await self._for_somebody(self._drawn, live, name, look)

    async def of_legend(self, live: Started, mode: Mode) -> tuple[list[Attachment], tuple[str, ...]]:
        """Draw a table's board with its legend. Return its sheets, and the meaning of each number on them."""
        return await self._for_somebody(self._legend, live, mode)

    def _legend(self, live: Started, mode: Mode) -> tuple[list[Attachment], tuple[str, ...]]:
        name = next(name for name, picture in pictures(live.game.key).items() if not picture.private)
        look = replace(_look(live, live.table, None, asks=False), mode=mode)
        found = lay_legend(pictures(live.game.key)[name], look, live.words)
        alt = live.words(
            "legend-picture",
            game=live.words("game-name"),
            areas=" ".join(f"{number}. {said}" for number, said in enumerate(found.areas, 1)),
            symbols=", ".join(found.symbols) or live.words("nothing"),
        )
        return _sheets(live, name, "legend", found.canvas.files(), alt[:ALT]), found.areas

    async def of_places(self, live: Started, places: frozenset[str], mode: Mode) -> Sequence[Attachment]:
        """Draw a table's board with a ring around each of the places. Return nothing if none of them is on it."""
        return await self._for_somebody(self._places, live, places, mode)

    def _places(self, live: Started, places: frozenset[str], mode: Mode) -> Sequence[Attachment]:
        name = next(name for name, picture in pictures(live.game.key).items() if not picture.private)
        look = replace(_look(live, live.table, None, asks=False), changed=places, mode=mode)
        if not pictures(live.game.key)[name].lay(look).rings:
            return ()
        return self._drawn(live, name, look)

    async def of_page(self, page: Page, mode: Mode) -> list[bytes]:
        """Draw a page, such as a user's record, on one sheet or several."""
        return await self._for_somebody(lambda: lay_page(page, mode).files())

    async def of_game(self, lobby: Lobby) -> Attachment:
        """Draw the beginning of a game, small, for its lobby. Its luck is that of a sample table."""
        return await _drawn_by(self._for_posts, self._face, lobby)

    def _face(self, lobby: Lobby) -> Attachment:
        face = self._as_it_begins(lobby.game, lobby.words, lobby.row.options)
        return replace(face, data=thumbnail(face.data))

    async def of_rules(self, game: Game, words: Phrases, mode: Mode) -> Attachment:
        """Draw the beginning of a game, for its rules. Its luck is that of a sample table."""
        options = {option.key: option.default for option in game.table_options()}
        return await self._for_somebody(self._as_it_begins, game, words, options, mode)

    def _as_it_begins(
        self, game: Game, words: Phrases, options: dict[str, Any], mode: Mode = PLAIN
    ) -> Attachment:
        seats = min(game.seats_for(options))
        table, turn = Table.new(game, Header(game.key, game.rules, seats, options, FACE, {}))
        name = next(name for name, picture in pictures(game.key).items() if not picture.private)
        names = [words("seat-name", number=seat + 1) for seat in range(seats)]
        look: Look[object] = Look(table.after(turn).view(None), words, names, mode=mode)
        alt = words("lobby-picture", game=words("game-name"))
        return Attachment(f"{name}.png", self._paint(pictures(game.key)[name], look)[0], alt)

    def _of_post(self, live: Started, wanted: Sequence[PictureWanted], mode: Mode) -> list[Attachment]:
        found: list[Attachment] = []
        looks: dict[tuple[int, int], Look[Any]] = {}
        for picture in wanted:
            when = (picture.entry, picture.since)
            look = looks.get(when) or looks.setdefault(when, replace(_look_of_post(live, *when), mode=mode))
            self._precedence.give_way(self._gives_way)
            # The last message must fit a phone's screen, so it omits the reasons.
            found += self._drawn(live, picture.name, look, len(found) + 1, reasons=False)
        return found

    def _drawn(
        self, live: Started, name: str, look: Look[Any], first: int = 1, *, reasons: bool = True
    ) -> list[Attachment]:
        picture = pictures(live.game.key)[name]
        if name == SCORE:
            look = scored(live, look)
            look = look if reasons else replace(look, why=())
        sheets = self._paint(picture, look)
        return _sheets(live, name, name, sheets, picture.told(look), first)


def _sheets(
    live: Started, name: str, file: str, sheets: Sequence[bytes], alt: str, first: int = 1
) -> list[Attachment]:
    """Return the sheets of a picture as files. The first one's description covers all; the others give only their number."""
    called = capital(live.words(f"picture-called-{hyphened(name)}"))
    alts = [alt] + [
        live.words("picture-sheet", picture=called, place=place, count=len(sheets))
        for place in range(2, len(sheets) + 1)
    ]
    return [
        Attachment(f"{file}-{place}.png", data, said)
        for place, (data, said) in enumerate(zip(sheets, alts, strict=True), first)
    ]


def thumbnail(data: bytes) -> bytes:
    """Return a small version of a picture."""
    image = Image.open(BytesIO(data)).convert("RGB")
    image.thumbnail(FACE_SIZE, Image.Resampling.LANCZOS)
    return png(image)


def draw_image(live: Started, state: Any) -> Image.Image:
    """Draw the game's first public picture of a state; takes a tenth of a second."""
    name = next(name for name, picture in pictures(live.game.key).items() if not picture.private)
    table = live.table.in_position(state)
    return pictures(live.game.key)[name].draw(_look(live, table, None, asks=False))


def page_look(live: Started, viewer: Seat | None, mode: Mode) -> Look[object]:
    """Return the context for drawing a table on a viewer's open page; a viewer of None sees what is public."""
    return replace(_look(live, live.shown, viewer), mode=mode)


def scored(live: Started, look: Look[Any]) -> Look[Any]:
    """Return a context that adds the course of the game, who gave up, and the reasons for the points."""
    gave_up = frozenset(live.gave_up) if live.is_over else frozenset[int]()
    if live.is_over and not look.view.agenda:
        # After the end all is public.
        look = replace(look, view=live.shown.state)
    ending = ending_words(live.table, live.words, live.names) if live.is_over else ""
    why = score_reasons(live, look.viewer)
    return replace(look, course=_course(live), gave_up=gave_up, why=why, ending=ending)


def _look_of_post(live: Started, entry: int, since: int) -> Look[object]:
    """Return the context for drawing a post's pictures: the table after `entry`, with what is new since entry `since` marked."""
    table, told = live.shown, live.told
    if entry != table.log.tip:
        # The table has moved on since: replay it to the post's entry.
        table, told = live.table.at(entry)
    # The first picture marks nothing: all of it is new.
    seen = [one for one in told if 0 < since <= one.entry]
    return _look(live, table, None, events=[view(one.event, None) for one in seen])


def _look(
    live: Started,
    table: Table,
    viewer: Seat | None,
    *,
    argument: Argument = None,
    events: Sequence[Event] = (),
    asks: bool = True,
) -> Look[object]:
    asking = asks and not live.is_over
    return Look(
        # After the end all is public.
        view=table.state if live.is_over and not table.state.agenda else table.view(viewer),
        words=live.words,
        names=live.called,
        left=frozenset(live.gave_up),
        viewer=viewer,
        argument=argument,
        changed=changed(live.game.key, events),
        waiting=table.waiting() if asking else (),
        asked=step_words(table, live.words, viewer) if asking else "",
    )


def _course(live: Started) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return the round (0 in a game that counts none) and everybody's points at each phase end, once it is over."""
    if not live.is_over:
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
