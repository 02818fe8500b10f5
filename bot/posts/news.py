"""A summary of what has happened while a user was away, by round and phase, on one screen. Pure functions."""

from collections.abc import Iterator
from itertools import groupby

from bot.table.live import Started
from games.core.moves import Seat
from games.core.table import Told
from games.words.sentences import ended_phase, log_lines, moment_words

MOST_LINES = 20
MOST = 1600
"""Maximum number of characters of the summary; the text above and below it needs room, too."""


def news(live: Started, seat: Seat | None, since: int) -> str:
    """Return what has happened after an entry, as a seat may know it. Leave out the oldest parts if it is too long.

    Events from before the seat's user had it are told as everybody may know them.
    """
    sections = list(_sections(live, seat, since))
    if not sections:
        return live.words("nothing-since")
    count = sum(len(lines) for _, lines in sections)
    kept: list[str] = []
    told = 0
    for head, lines in reversed(sections):
        room = min(MOST_LINES - len(kept) - 1, len(lines))
        while room > 0 and sum(map(len, [*kept, head, *lines[-room:]])) > MOST:
            room -= 1
        if room <= 0:
            break
        kept = [f"**{head}**", *(f"- {line}" for line in lines[-room:]), *kept]
        told += room
        if room < len(lines):
            break
    more = [f"-# {live.words('more-lines', count=count - told)}"] if told < count else []
    return "\n".join([live.words("news-head"), *more, *kept])


def _sections(live: Started, seat: Seat | None, since: int) -> Iterator[tuple[str, list[str]]]:
    """Yield each phase with the lines of what happened in it; the last one has not ended."""
    part: list[Told] = []
    for one in live.table.history():
        if one.entry <= since:
            continue
        if head := ended_phase(one, live.words):
            yield from _section(live, head, part, seat)
            part = []
        else:
            part.append(one)
    yield from _section(live, moment_words(live.table, live.words) or live.words("news-now"), part, seat)


def _section(
    live: Started, head: str, part: list[Told], seat: Seat | None
) -> Iterator[tuple[str, list[str]]]:
    lines: list[str] = []
    for own, told in groupby(part, lambda one: live.eyes(seat, one.entry)):
        lines += log_lines(told, live.words, live.names, own)
    if lines:
        yield head[:1].upper() + head[1:], lines
