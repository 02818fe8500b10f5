"""The log of a table with viewers. It is kept and extended with each change, so that a change needs no replay. Pure."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.table.live import Started
from bot.web.frames import TAIL, LogLine
from bot.web.own import OwnLine
from games.core import PhaseEnded
from games.core.moves import Seat
from games.core.secrets import view
from games.core.table import Told
from games.words.sentences import log_lines, moment_of
from games.words.view import sign_of
from render.gallery import changed


@dataclass
class _Lines:
    """The lines of one language: all of them, and the number of lines up to each event."""

    lines: list[LogLine] = field(default_factory=list[LogLine])
    ends: list[int] = field(default_factory=list[int])


class TableLog:
    """The events of a table. `edition` changes if lines were removed or changed: then all are sent again."""

    def __init__(self, edition: int = 0) -> None:
        self.edition = edition
        self._events: list[Told] = []
        self._known = -2
        """The newest entry whose events are included."""
        self._undos = 0
        self._names: tuple[str, ...] = ()
        self._table = -1
        self._in: dict[str, _Lines] = {}

    def fits(self, live: Started) -> bool:
        """Add a table's newest events, which are in memory. Return False if they are not enough and a replay is needed."""
        names, log = tuple(live.names), live.table.log
        same = (self._table, self._undos, self._names) == (live.row.id, log.undos(), names)
        if not same or live.notes.posted.first > self._known + 1:
            return False
        tip = len(log.entries) - 1
        new = [one for one in live.told if one.entry > self._known]
        if any(isinstance(one.event, PhaseEnded) and one.state is None for one in new):
            # A table loaded from storage has no record of ended phases.
            return False
        self._events += new
        self._known = max(self._known, tip)
        return True

    def replay(self, live: Started) -> None:
        """Rebuild the whole log of a table by a replay."""
        self._events = [*live.table.history()]
        self._table, self._undos = live.row.id, live.table.log.undos()
        self._names, self._known = tuple(live.names), len(live.table.log.entries) - 1

    def lines(self, live: Started) -> Sequence[LogLine]:
        """Return all public lines, in the table's language."""
        found = self._in.setdefault(live.words.language, _Lines())
        for one in self._events[len(found.ends) :]:
            found.lines += _lines_of(live, one, len(found.lines))
            found.ends.append(len(found.lines))
        return found.lines

    def own(self, live: Started, seat: Seat) -> Iterator[OwnLine]:
        """Yield the newest lines that a seat's user alone knows, or knows differently."""
        lines = self.lines(live)
        ends = self._in[live.words.language].ends
        for place, (one, end) in enumerate(zip(self._events, ends, strict=False)):
            begin = ends[place - 1] if place else 0
            eyes = live.eyes(seat, one.entry)
            if end <= len(lines) - TAIL or eyes is None:
                continue
            public = [line.text for line in lines[begin:end]]
            for index, text in enumerate(log_lines([one], live.words, live.names, eyes)):
                if index >= len(public):
                    yield OwnLine(end, text)
                elif text != public[index]:
                    yield OwnLine(begin + index + 1, text, instead=True)


def _lines_of(live: Started, one: Told, before: int) -> Iterator[LogLine]:
    event = view(one.event, None)
    key = live.game.key
    for number, text in enumerate(log_lines([one], live.words, live.names, None), before + 1):
        yield LogLine(
            number,
            text,
            sign=sign_of(key, event) or "",
            places=tuple(sorted(changed(key, [event]))),
            ends=_end(live, one),
        )


def _end(live: Started, one: Told) -> str:
    """Return the moment of a phase's end: `round 3`; empty if no phase ends."""
    is_end = isinstance(one.event, PhaseEnded) and one.state is not None
    return moment_of(one.state, live.words) if is_end else ""
