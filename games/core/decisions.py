"""Decisions of the live line in retrospect: the table before each, and its consequences."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from games.core import engine
from games.core.events import Event
from games.core.log import Entry
from games.core.menus import Menu
from games.core.moves import Move
from games.core.records import record
from games.core.steps import State, Together
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


def final_decisions(found: Iterable[Decision]) -> list[Decision]:
    """Return decisions of one seat without the answers that were changed before they counted.

    The state before a changed answer is one in which its question is open again.
    """
    kept: list[Decision] = []
    for one in found:
        old, before = _taken_back(one)
        if old is not None:
            first = next((each for each in reversed(kept) if each.entry.move is old), None)
            if first is not None:
                kept.remove(first)
        kept.append(replace(one, before=before))
    return kept


def _taken_back(one: Decision) -> tuple[Move | None, State[Any, Any]]:
    """Return the answer that a decision changes, and the state without it; None and the state as it was if it changes none."""
    before, seat, move = one.before, one.entry.seat, one.entry.move
    step = before.agenda[-1] if before.agenda else None
    if not isinstance(step, Together) or seat not in step.answers:
        return None, before
    if move is None or move not in Menu(step.offers(before, seat)):
        return None, before
    answers, question = step.answers[seat], step.question_of(move)
    if question not in answers:
        return None, before
    state = before.clone()
    again = state.agenda[-1]
    assert isinstance(again, Together)
    again.answers[seat] = {name: answer for name, answer in answers.items() if name != question}
    return answers[question], state
