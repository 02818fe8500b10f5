"""Decisions of the live line looked at again: what the table was like before each, and what happened with it."""

from collections.abc import Callable, Iterator
from typing import Any

from games.core import engine
from games.core.events import Event
from games.core.log import Entry
from games.core.records import record
from games.core.steps import State
from games.core.table import Table


@record
class Decision:
    """An entry of the live line, the state just before it, its own events, and all that came with it."""

    entry: Entry
    before: State[Any, Any]
    own: tuple[Event, ...]
    events: tuple[Event, ...]


def decisions(table: Table, wanted: Callable[[Entry], bool], since: int = -1) -> Iterator[Decision]:
    """Yield the entries of the live line after entry `since` that are wanted, in order; replays the line once."""
    line = table.log.live_line()
    begins = max((entry.n for entry in line if entry.n <= since), default=-1)
    state = table.at(begins)[0].state.clone()
    for entry in line:
        if entry.n <= begins or entry.move is None:
            continue
        kept = state.clone() if wanted(entry) else None
        own, after = engine.told_apart(state, entry.seat, entry.move)
        if kept is not None:
            yield Decision(entry, kept, tuple(own), (*own, *after))
