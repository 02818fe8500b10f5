"""Lessons: a guided first game as data, `data/lessons/<game>.toml`, and how far a table follows its main line. Pure functions.

A lesson is played by the ordinary rules from a known secret, so that its luck is the same for everybody. Robots follow the main
line as long as the learner does. If a rule breaks the line, a test fails, and tables past that point show no comments.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import asdict, field, replace
from functools import cache
from typing import Any

from bot.table.live import LiveTable, Lobby, Started
from games import all_games
from games.core import record
from games.core.box import data_file
from games.core.game import Game
from games.core.header import Header
from games.core.log import Entry
from games.core.moves import Move, Seat, move_name
from games.core.notation import read_move
from games.core.table import Table

LEARNER: Seat = 0
"""The learner's seat."""


@record
class Written:
    """A move of the main line and, if it is the learner's decision, the name of the comment on it."""

    seat: Seat
    move: Move
    says: str | None = None


@record
class Chapter:
    """A part of a lesson that can be begun on its own."""

    id: str
    line: tuple[Written, ...]


@record
class Lesson:
    """The guided first game of a game."""

    game: str
    seats: int
    secret: str
    chapters: tuple[Chapter, ...]
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])

    @property
    def line(self) -> tuple[Written, ...]:
        """Every move of the main line."""
        return tuple(one for chapter in self.chapters for one in chapter.line)

    def begins(self, chapter: int) -> int:
        """Return the number of moves of the main line before the learner's first decision in a chapter."""
        before = [one for part in self.chapters[:chapter] for one in part.line]
        own = (place for place, one in enumerate(self.chapters[chapter].line) if one.seat == LEARNER)
        return len(before) + next(own)

    def chapter_at(self, place: int) -> int:
        """Return the chapter of a move of the main line; the last chapter beyond its end."""
        for number, chapter in enumerate(self.chapters):
            place -= len(chapter.line)
            if place < 0:
                return number
        return len(self.chapters) - 1


@cache
def lesson_of(game: str) -> Lesson | None:
    """Return the lesson of a game; None if it has none."""
    path = data_file(f"lessons/{game}.toml")
    if game not in all_games() or not path.exists():
        return None
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    kinds = {move_name(kind): kind for kind in all_games()[game].moves}
    chapters = tuple(Chapter(one["id"], tuple(_read(one["line"], kinds))) for one in data["chapters"])
    return Lesson(game, data["seats"], data["secret"], chapters, data.get("options", {}))


def _read(text: str, kinds: Mapping[str, type[Move]]) -> Iterator[Written]:
    for line in text.strip().splitlines():
        seat, _, rest = line.partition(":")
        move, _, says = rest.partition(">")
        yield Written(int(seat), read_move(move.strip(), kinds), says.strip() or None)


def taught() -> list[str]:
    """Return the games that have a lesson."""
    return [game for game in all_games() if lesson_of(game) is not None]


def lesson_at(live: LiveTable) -> Lesson | None:
    """Return the lesson of a table; None if it is no lesson."""
    return lesson_of(live.row.game) if live.notes.lesson else None


# Progress of a table


@record
class Stand:
    """A table's progress on its lesson's main line.

    place: Number of moves that follow it.
    strayed: The first decision that differs; None if all follow it.
    since: Number of the learner's decisions from that one on.
    """

    place: int
    strayed: Entry | None = None
    since: int = 0


def stand_of(lesson: Lesson, table: Table) -> Stand:
    """Return how far a table follows its lesson."""
    line = lesson.line
    made = [entry for entry in table.log.live_line() if entry.by not in ("chance", "forced")]
    for place, entry in enumerate(made[: len(line)]):
        if (entry.seat, entry.move) != (line[place].seat, line[place].move):
            since = sum(one.seat == LEARNER for one in made[place:])
            return Stand(place, entry, since)
    return Stand(min(len(made), len(line)))


def written(live: Started, seat: Seat) -> Written | None:
    """Return the lesson's next move for a seat; None off its main line, and if the rules do not allow the move."""
    lesson = lesson_at(live)
    if lesson is None:
        return None
    stand, line = stand_of(lesson, live.table), lesson.line
    if stand.strayed is not None or stand.place == len(line):
        return None
    # If several seats answer at once, the seat that is asked need not be the next one of the line.
    later = next((one for one in line[stand.place :] if one.seat == seat), None)
    return later if later is not None and later.move in live.table.open_menu(seat) else None


# Beginning


def begun(live: Lobby, lesson: Lesson, chapter: int) -> tuple[Started, list[Entry]]:
    """Return the table of a lesson at the start of a chapter, and the entries of its log so far."""
    header = Header(lesson.game, live.game.rules, lesson.seats, options_of(lesson, live.game), lesson.secret)
    table, turn = Table.new(live.game, header)
    table.adopt(turn)
    entries, told = list(turn.entries), list(turn.told)
    for one in lesson.line[: lesson.begins(chapter) if chapter else 0]:
        if one.move not in table.open_menu(one.seat):
            break
        turn = table.play(one.seat, one.move, by="person" if one.seat == LEARNER else "robot")
        entries += turn.entries
        told = list(turn.told)
    row = replace(live.row, status="running", header=asdict(header))
    return Started(row, live.notes, live.words, live.game, table, told), entries


def options_of(lesson: Lesson, game: Game) -> dict[str, Any]:
    """Return the options of a lesson's game."""
    return {option.key: lesson.options.get(option.key, option.default) for option in game.table_options()}
