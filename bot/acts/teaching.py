"""Lessons: beginning, leaving and resuming them, choosing a chapter, and returning to a lesson's line after other moves."""

from collections.abc import Awaitable, Callable

from bot.acts.answers import Answer
from bot.acts.play import Play
from bot.acts.requests import Request
from bot.errors import PlayerError
from bot.menus.parts import Controls
from bot.posts.lessons import chapter_buttons, lesson_buttons
from bot.posts.messages import Tidy
from bot.storage import LIVE, NewTable, SeatRow, TableRow
from bot.table.damage import notes_of
from bot.table.lessons import LEARNER, Lesson, begun, lesson_at, lesson_of, options_of, stand_of, taught
from bot.table.live import Lobby, Started
from bot.table.notes import Doors, Notes, notes_text
from bot.table.tables import Tables
from games import all_games
from games.core import record
from games.words.phrases import Phrases

ROBOT = "easy"


@record
class Learner:
    """The user who takes a lesson."""

    user: int
    name: str


@record
class Place:
    """The channel of a lesson: a thread, or direct messages, whose `guild` is None."""

    channel: int
    guild: int | None


BeginPlace = Callable[[Request, str], Awaitable[tuple[int, int | None]]]
"""Begins a private channel of this name. Returns it and its server. Raises `PlayerError` if that is not possible."""


class Teaching:
    """Guided first games. Every method may raise `PlayerError`."""

    def __init__(self, tables: Tables, play: Play, begin_place: BeginPlace) -> None:
        self._tables = tables
        self._play = play
        self._begin_place = begin_place

    async def offer(self, channel: int | None, user: int) -> Answer:
        """Return the games that have a lesson, or the chapters if the channel is a lesson of the user's."""
        row = None if channel is None else await self._tables.storage.find_table(channel)
        if row is not None and row.status in LIVE and row.host == user and is_lesson(row):
            return await self.chapters(row.id, user)
        language = await self._tables.languages.of(user)
        names = {game: self._tables.game_words(all_games()[game], language)("game-name") for game in taught()}
        words = await self._tables.words_for(user)
        return Answer(words("lessons"), lesson_buttons(names))

    async def running(self, user: int, game: str) -> Answer | None:
        """Return the place of a user's lesson of a game, with its chapters; None if there is no such lesson."""
        require_taught(game)
        for row in await self._tables.storage.tables_of(user):
            if row.game == game and row.host == user and is_lesson(row):
                return await self.chapters(row.id, user)
        return None

    async def chapters(self, table: int, user: int) -> Answer:
        """Return the chapters of a lesson, and its place."""
        async with self._tables.hold(table, user) as held:
            live = held.own_started
        controls: Controls = chapter_buttons(require_lesson(live)[0])
        channel = _called(Place(live.row.channel, live.row.guild), live.words)
        return Answer(live.words("lesson-chapters", game=live.words("game-name"), channel=channel), controls)

    async def named(self, game: str, user: int) -> str:
        """Return the name for the place of a user's new lesson, in their language."""
        require_taught(game)
        await self._tables.require_may_open(user)
        words = self._tables.game_words(all_games()[game], await self._tables.languages.of(user))
        return words("lesson-of", game=words("game-name"))

    async def begin_for(self, request: Request, _: int, game: str) -> str | Answer:
        """Begin a lesson in a private channel of the user's. If they have one of this game already, return that."""
        running = await self.running(request.user, game)
        if running is not None:
            return running
        channel, guild = await self._begin_place(request, await self.named(game, request.user))
        return await self.begin(Learner(request.user, request.name), game, Place(channel, guild))

    async def begin(self, learner: Learner, game: str, place: Place, chapter: int = 0) -> str:
        """Begin a lesson in a place that has no table. Return where it is."""
        lesson = require_taught(game)
        self._tables.allowance.spend("open", learner.user)
        language = await self._tables.languages.of(learner.user)
        notes = Notes(
            lesson=True, language=language, seating="joined", suggests=False, doors=Doors(private=True)
        )
        words = self._tables.game_words(all_games()[game], language)
        robots = [
            SeatRow(seat, None, ROBOT, words("robot-name", number=seat)) for seat in range(1, lesson.seats)
        ]
        new = NewTable(
            channel=place.channel,
            guild=place.guild,
            host=learner.user,
            game=game,
            at=self._tables.now(),
            options=options_of(lesson, all_games()[game]),
            notes=notes_text(notes),
            seats=(SeatRow(LEARNER, learner.user, None, learner.name), *robots),
        )
        table = (await self._tables.create(new)).row.id
        async with self._tables.hold(table) as held:
            assert isinstance(held.live, Lobby)
            started, entries = begun(held.live, lesson, chapter)
            await self._play.commit(held, started, entries=entries)
        return words("lesson-begins", channel=_called(place, words))

    async def again(self, table: int, learner: Learner, chapter: int) -> str:
        """Start a lesson over in its place, at a chapter."""
        async with self._tables.hold(table, learner.user) as held:
            live, lesson = require_lesson(held.started)
            if live.row.host != learner.user:
                raise PlayerError("host-only")
            if chapter >= len(lesson.chapters):
                raise PlayerError("old-control")
            place = Place(live.row.channel, live.row.guild)
            if live.row.status in LIVE:
                tidy = Tidy().to_channel(live.row.channel)
                await held.commit(live.with_row(status="ended"), say=[tidy])
        return await self.begin(learner, live.row.game, place, chapter)

    async def back(self, table: int, user: int) -> Answer:
        """Take back all moves since the user left the lesson's line."""
        async with self._tables.hold(table, user) as held:
            live, lesson = require_lesson(held.started)
            strayed = stand_of(lesson, live.table).strayed
            if live.row.host != user or strayed is None or live.table.is_over():
                raise PlayerError("old-control")
            return await self._play.take_back(held, LEARNER, strayed.n)


def is_lesson(row: TableRow) -> bool:
    """Whether a table is a lesson. False if its notes cannot be read."""
    notes = notes_of(row)
    return notes is not None and notes.lesson


def _called(place: Place, words: Phrases) -> str:
    """Return the place of a lesson, as a link if it has one."""
    return words("lesson-in-person") if place.guild is None else f"<#{place.channel}>"


def require_taught(game: str) -> Lesson:
    """Return the lesson of a game. Raise `PlayerError` if it has none."""
    lesson = lesson_of(game)
    if lesson is None:
        raise PlayerError("no-lesson")
    return lesson


def require_lesson(live: Started) -> tuple[Started, Lesson]:
    """Return a table with its lesson. Raise `PlayerError` if it is no lesson."""
    lesson = lesson_at(live)
    if lesson is None:
        raise PlayerError("old-control")
    return live, lesson
