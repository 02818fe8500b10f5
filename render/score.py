"""The score of any game: the sources of all points, who wins and why, and the course of the game."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from games.core import Game
from games.core.game import tie_breaks_used
from games.core.moves import hyphened
from games.results.making import standing
from games.words.view import capital
from render.boxes import Column, Icon, Own, Part, Row, Space, Split, Words
from render.canvas import LABEL, MARGIN, NUMBER, WIDTH, Box, Canvas
from render.kit import heading, known_points, middle, seat_icon, sheet, who
from render.palette import FADED, GOLD, INK, PANEL, SEATS, tint
from render.picture import Look
from render.plates import Plate
from render.text import name_fits, width

_LINES, _FEWEST_LINES = 420, 240
"""Usual and minimum height of the course of the game, in units."""
_SOURCES, _LESS = 3, 45
"""Number of sources, and height that the course loses for each further one, to fit on a phone."""
_END = 44
_SOURCE = 5
_SEAT = 2
_SYMBOL, _CROWN = 64, 52
"""Sizes of a seat's symbol and of the winner's crown beside it; both are smaller in a narrow column."""


class ScoreSheet:
    """The parts of the score, for one look at a table."""

    def __init__(self, game: Game, look: Look[Any]) -> None:
        self.look = look
        self.scores = game.scores(look.view)
        known = all(score.total is not None or score.winner is not None for score in self.scores)
        self.ranks = standing(self.scores, look.gave_up) if known else [(0, score) for score in self.scores]
        self.share = self._share()

    def parts(self) -> list[Part]:
        """Return the players, the table, and below it the course of the game as far as it is known."""
        parts: list[Part] = [self._table(), *self._reasons()]
        if not self._names_fit():
            parts.insert(0, self._players())
        if len(self.look.course) > 1:
            head = heading(self.look.words("picture-course"))
            lines = max(_FEWEST_LINES, _LINES - _LESS * max(0, len(self._sources()) - _SOURCES))
            parts.append(Plate(Column([head, Own(0, lines, self._course)], 10), (20, 14)))
        return parts

    def _reasons(self) -> list[Part]:
        """Return a title and, for each player, the facts behind the score that `/score why:` gives."""
        why, found = self.look.why, list[Part]()
        for _, score in self.ranks:
            facts = why[score.seat] if score.seat < len(why) else ()
            if facts:
                lines = [Words(capital(fact), LABEL, "regular", lines=3) for fact in facts]
                name = Words(self.look.shown(score.seat), LABEL, "bold", name=True)
                found.append(
                    Plate(Row([seat_icon(score.seat, 48), Column([name, *lines], 2)], 16), (16, 8), PANEL)
                )
        title = [heading(self.look.words("score-facts"), lines=2)] if found else []
        return [*title, *found]

    def _players(self) -> Plate:
        """Return all symbols and full names, best first, with the winner's crown, for narrow columns."""
        players: list[Part] = []
        for rank, score in self.ranks:
            name = who(score.seat, self.look.shown(score.seat), size=LABEL)
            players.append(Row([name, Icon("crown", _CROWN)], 12) if rank == 1 else name)
        return Plate(Row(players, 36, wrap=True), (16, 10), PANEL)

    def _split(self, first: Part, cells: Sequence[Part]) -> Split:
        return Split([first, *cells], (self.share, *(_SEAT for _ in cells)), 8)

    def _share(self) -> int:
        """Return the share of the first column: more than usual if it has no room for the longest word of a source."""
        words = [word for source in self._sources() for word in self._name(source).split()]
        longest = max((width(word, "semibold", LABEL) for word in words), default=0) + 1
        fits = (
            share
            for share in range(_SOURCE, _SOURCE + 3)
            if self._inner() * share // self._all(share) >= longest
        )
        return next(fits, _SOURCE)

    def _inner(self) -> int:
        """Return the width of all columns of the table."""
        return round(WIDTH / self.look.mode.scale) - 2 * MARGIN - 32 - 8 * len(self.ranks)

    def _all(self, first: int) -> int:
        return first + _SEAT * len(self.ranks)

    def _name(self, source: str) -> str:
        return capital(self.look.words(f"score-{hyphened(source)}"))

    def _table(self) -> Column:
        rows: list[Part] = [
            Plate(
                self._split(Space(), self._heads()),
                (16, 10),
                tint(GOLD),
            )
        ]
        rows += [self._row(source) for source in self._sources()]
        rows.append(self._totals())
        rows += [*self._tie_breaks(), *self._ending()]
        return Column(rows, 8)

    def _ending(self) -> list[Part]:
        """Return the sentence that tells what ended the game, if the crown stands over a total that is not the highest."""
        won = [score.total or 0 for score in self.scores if score.winner]
        others = [score.total or 0 for rank, score in self.ranks if rank > 1 and not score.winner]
        if not self.look.ending or not won or max(others, default=-1) <= max(won):
            return []
        return [Plate(Words(self.look.ending, LABEL, "semibold", lines=4), (16, 8), PANEL)]

    def _room(self) -> int:
        """Return the width of one player's column."""
        return self._inner() * _SEAT // self._all(self.share)

    def _names_fit(self) -> bool:
        """Return whether each name has room above its column; otherwise a line above the table has the names."""
        return all(name_fits(self.look.shown(score.seat), self._room()) for _, score in self.ranks)

    def _heads(self) -> list[Part]:
        """Return the seats' symbols and, if all have room, their names, the winner's with a crown."""
        if not self._names_fit():
            return [middle(seat_icon(score.seat, _SYMBOL)) for _, score in self.ranks]
        return [self._head(rank, score.seat) for rank, score in self.ranks]

    def _head(self, rank: int, seat: int) -> Part:
        symbol = min(_SYMBOL, (self._room() - 8) * _SYMBOL // (_SYMBOL + _CROWN))
        crown = symbol * _CROWN // _SYMBOL
        signs: list[Part] = [seat_icon(seat, symbol), *([Icon("crown", crown)] if rank == 1 else [])]
        name = Words(self.look.shown(seat), LABEL, "bold", side="middle", lines=2)
        return Column([middle(Row(signs, 8)), name], 2)

    def _totals(self) -> Plate:
        """Return everybody's points; if some are hidden, the head of the row says that they are minimums."""
        known = all(score.total is not None for score in self.scores)
        name = Words(
            self.look.words("picture-total" if known else "picture-total-least"), NUMBER, "bold", lines=2
        )
        totals = [
            _cell(str(sum(points or 0 for _, points in score.sources)), NUMBER) for _, score in self.ranks
        ]
        return Plate(self._split(name, totals), (16, 10), tint(GOLD), stroke=4)

    def _sources(self) -> list[str]:
        """Return every source with points for anybody, in the game's order."""
        found = {source: points for score in self.scores for source, points in score.sources if points != 0}
        order = dict.fromkeys(source for score in self.scores for source, _ in score.sources)
        return [source for source in order if source in found]

    def _row(self, source: str) -> Plate:
        cells: list[Part] = []
        for _, score in self.ranks:
            own = dict(score.sources)
            cells.append(_cell("?" if own.get(source, 0) is None else str(own.get(source, 0))))
        return Plate(self._split(Words(self._name(source), LABEL, lines=3), cells), (16, 8), PANEL)

    def _tie_breaks(self) -> list[Part]:
        """Return the numbers that decided between equal totals: a row for each tie-break that was needed."""
        stayed = [score for rank, score in self.ranks if rank and score.seat not in self.look.gave_up]
        used = {score.seat: tie_breaks_used(score, stayed) for score in stayed}
        return [self._tie_break(number, used) for number in range(max(used.values(), default=0))]

    def _tie_break(self, number: int, used: Mapping[int, int]) -> Plate:
        cells = [
            _cell(str(score.tie_breaks[number]) if used.get(score.seat, 0) > number else "")
            for _, score in self.ranks
        ]
        name = self.look.words(f"picture-tie-break-{number + 1}")
        words = Words(self.look.words("picture-tie-break", what=name), LABEL, lines=5)
        return Plate(self._split(words, cells), (16, 8), PANEL)

    def _course(self, canvas: Canvas, box: Box) -> None:
        """Draw a line for each seat over the rounds, with its symbol at the end."""
        left, top, right, bottom = box[0] + 70, box[1] + 16, box[2] - 90, box[3] - 44
        course = self.look.course
        most = max(10, *(points for _, totals in course for points in totals))
        canvas.rule((left, bottom), (right, bottom), FADED)
        for share in (0, 1, 2):
            y = bottom - (bottom - top) * share // 2
            canvas.rule((left, y), (right, y), FADED, width=1)
            canvas.text((left - 14, y), str(most * share // 2), LABEL, side="right")
        spots = [left + (right - left) * index // (len(course) - 1) for index in range(len(course))]
        self._rounds(canvas, spots, bottom)
        lines = {
            score.seat: [
                (x, bottom - (bottom - top) * max(totals[score.seat], 0) // most)
                for x, (_, totals) in zip(spots, course, strict=True)
            ]
            for _, score in self.ranks
        }
        for seat, line in sorted(lines.items()):
            for start, end in pairwise(line):
                canvas.path((start, end), INK, width=9)
                canvas.path((start, end), SEATS[seat].colour, width=6)
            for at in line[:: max(1, len(line) // 6)]:
                canvas.seat(seat, at, 26)
        self._ends(canvas, lines, bottom)

    def _ends(self, canvas: Canvas, lines: Mapping[int, Sequence[tuple[int, int]]], bottom: int) -> None:
        """Draw each seat's symbol beside the end of its line, without overlaps."""
        ends = {seat: line[-1] for seat, line in lines.items()}
        for seat, y in zip(ends, apart([y for _, y in ends.values()], _END + 2, bottom), strict=True):
            x = ends[seat][0] + 20
            canvas.rule(ends[seat], (x, y), INK)
            canvas.seat(seat, (x + _END // 2, y), _END)

    def _rounds(self, canvas: Canvas, spots: Sequence[int], bottom: int) -> None:
        """Write the number of each round where it begins, if there is room."""
        before, free = None, 0
        for x, (number, _) in zip(spots, self.look.course, strict=True):
            if number != before and x >= free and number:
                canvas.text((x, bottom + 26), str(number), LABEL, side="middle")
                free = x + 70
            before = number


def apart(heights: Sequence[int], step: int, bottom: int) -> list[int]:
    """Return these heights moved to be `step` apart and not below the bottom; equal ones keep their order."""
    order = sorted(range(len(heights)), key=lambda place: heights[place])
    found = list(heights)
    for above, place in pairwise(order):
        found[place] = max(found[place], found[above] + step)
    for n, place in enumerate(reversed(order)):
        found[place] = min(found[place], bottom - n * step)
    return found


def _cell(words: str, size: int = LABEL) -> Words:
    return Words(words, size, "bold", FADED if words == "0" else INK, side="middle", lines=2)


def lay_score(game: Game, look: Look[Any]) -> Canvas:
    """Lay out the picture `score` of a game."""
    seen = replace(look, waiting=(), asked="")
    return sheet(seen, look.words("picture-score"), ScoreSheet(game, look).parts())


def score_words(game: Game, look: Look[Any]) -> str:
    """Return the score in words."""
    lines: list[str] = []
    for score in game.scores(look.view):
        sources = ", ".join(
            f"{look.words(f'score-{hyphened(source)}')} {'?' if points is None else points}"
            for source, points in score.sources
            if points != 0
        )
        lines.append(f"{look.name(score.seat)}: {known_points(look, score)} ({sources})")
    return f"{look.words('game-name')}, {look.words('picture-score')}. {'; '.join(lines)}."
