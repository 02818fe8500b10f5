"""Reasons for moves, a sentence each, from what the asker's view shows. Pure functions."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bot.menus.parts import short
from bot.posts.pictures import private_pictures
from bot.table.live import Started
from games.core import engine
from games.core.decisions import Decision, decisions
from games.core.events import Event
from games.core.moves import FieldKind, Move, Seat, field_kinds
from games.core.secrets import Hidden, view
from games.core.steps import Together
from games.core.table import Told
from games.words.sentences import log_lines

MOST = 8
"""Maximum number of moves told at once."""
FURTHER = 5
"""Factor by which more entries are searched than moves are told, because some entries have no line in the log."""
LONGEST = 160
"""Maximum number of characters of a move, so that all fit into a message."""
USUAL = "normal"
"""Level whose manner of speaking a robot has if it plays a user's turn."""


def reason_words(live: Started, seen: Any, seat: Seat, move: Move) -> str | None:
    """Return the reason for a move in a state or a view of one; None if there is none."""
    fact = live.game.reason and live.game.reason(seen, seat, move)
    return live.words.fact(fact, live.names) if fact else None


def has_robots(live: Started) -> bool:
    """Whether robots play or have played here, so that users may ask for their reasons."""
    return bool(live.robots()) or any(entry.by == "robot" for entry in live.table.log.entries)


def whys(live: Started, viewer: Seat | None) -> str:
    """Return the robots' last moves, newest first, each with its reason as far as the viewer may know it.

    When the table is over, nothing is hidden any more.
    """
    entries = [entry for entry in live.table.log.live_line() if entry.by == "robot"][-MOST * FURTHER :]
    if not entries:
        return live.words("no-robot-moves")
    wanted = {entry.n for entry in entries}
    found = list(decisions(live.table, lambda entry: entry.n in wanted, since=entries[0].n - 1))
    told: list[tuple[str, str]] = []
    for one in reversed(found):
        if len(told) < MOST and (line := _line(live, one, live.eyes(viewer, one.entry.n))) is not None:
            told.append((line, answer(live, one, viewer)))
    if not told:
        return live.words("robot-moves-sealed")
    lines = [f"- {line}\n  {answer}" if answer else f"- {line}" for line, answer in told]
    hidden = [] if all(answer for _, answer in told) else [live.words("why-hidden")]
    return "\n".join([live.words("why-head"), *lines, *hidden])


def answer(live: Started, one: Decision, viewer: Seat | None) -> str:
    """Return a robot's reason for a move, in its manner; empty if that may depend on what only the robot sees."""
    seat, eyes = one.entry.seat, live.eyes(viewer, one.entry.n)
    level = live.seats[seat].robot or USUAL
    why = _why(live, one, eyes)
    if why is not None:
        return live.words("why-said", level=level, why=why)
    is_hidden = private_pictures(live) and not live.is_over and eyes != seat
    return "" if is_hidden else live.words("why-unsaid", level=level)


def _line(live: Started, one: Decision, viewer: Seat | None) -> str | None:
    entry = one.entry
    assert entry.move is not None
    if _is_sealed(one):
        # The result of all answers is public; a single answer is known only when nothing is hidden.
        if not live.is_over:
            return None
        return live.words(
            "why-move", name=live.names[entry.seat], move=live.words.move(entry.move, live.names)
        )
    lines = log_lines([Told(entry.n, event) for event in one.own], live.words, live.names, viewer)
    return short("; ".join(dict.fromkeys(lines)), LONGEST) if lines else None


def _why(live: Started, one: Decision, viewer: Seat | None) -> str | None:
    """Return the reason for a move as far as the viewer may know it."""
    seat, move = one.entry.seat, one.entry.move
    assert move is not None
    if live.is_over or viewer == seat:
        return reason_words(live, view(one.before, seat), seat, move)
    if engine.is_private(one.before, seat) and not is_shown(move, seat, one.events, viewer):
        return None
    return reason_words(live, view(one.before, viewer), seat, move)


def _is_sealed(one: Decision) -> bool:
    return bool(one.before.agenda) and isinstance(one.before.agenda[-1], Together)


def is_shown(move: Move, seat: Seat, events: tuple[Event, ...], viewer: Seat | None) -> bool:
    """Whether the events have shown a viewer all of a move: each of its values appears in an event of its seat."""
    own = [seen for seen in (view(event, viewer) for event in events) if _names(seen, seat)]
    seen = [(kind, getattr(event, kind.name)) for event in own for kind in field_kinds(type(event))]
    return bool(own) and all(
        _stands(kind, getattr(move, kind.name), seen) for kind in field_kinds(type(move))
    )


def _stands(kind: FieldKind, value: Any, seen: Sequence[tuple[FieldKind, Any]]) -> bool:
    """Whether a value of a move appears in the events: as such, as one of several pieces, or as their number."""
    if kind.is_number:
        named = [one for other, one in seen if other.name == kind.name]
        pieces = [one for other, one in seen if other.is_several]
        shown = [*named, *(count for one in pieces if not isinstance(one, Hidden) for count in _counts(one))]
    else:
        alike = (kind.table, kind.is_seat, kind.is_bool)
        found = [(o, one) for o, one in seen if (o.table, o.is_seat, o.is_bool) == alike]
        named = pieces = [one for _, one in found]
        shown = [one for o, one in found if o.is_several == kind.is_several and not isinstance(one, Hidden)]
        if not kind.is_several:
            shown += [
                piece for o, one in found if o.is_several and not isinstance(one, Hidden) for piece in one
            ]
    hides = any(isinstance(one, Hidden) for one in (*named, *pieces))
    return not hides and any(not isinstance(one, Hidden) and one == value for one in shown)


def _counts(pieces: Sequence[Any]) -> set[int]:
    """Return the numbers that pieces show: their total, the count of each kind, and zero."""
    return {0, len(pieces), *Counter(pieces).values()}


def _names(event: Event, seat: Seat) -> bool:
    return any(getattr(event, kind.name) == seat for kind in field_kinds(type(event)) if kind.is_seat)
