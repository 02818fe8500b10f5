"""The result of a table, made in the commit that ends it. Pure functions."""

import logging
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import datetime

from bot.storage import ResultRow, SeatRow
from bot.table.live import LiveTable, Started
from bot.table.notes import Turns
from games.core.header import DamagedSave
from games.core.moves import Seat
from games.results.making import favourites, standing
from games.results.result import (
    FACTS,
    Ended,
    Kept,
    Rated,
    Result,
    SeatResult,
    result_from_data,
    result_to_data,
)

log = logging.getLogger(__name__)


def ends(before: LiveTable, after: LiveTable) -> Ended | None:
    """Return how a change ends a table with a result; None if it does not."""
    if before.row.status != "running" or not isinstance(after, Started) or after.notes.lesson:
        return None
    if after.row.status == "finished":
        return "rules"
    if after.row.status == "ended" and after.notes.ended_by is not None:
        return "left"
    return "vote" if after.row.status == "ended" and after.notes.settled else None


def concluded(before: LiveTable, after: LiveTable, now: datetime) -> ResultRow | None:
    """Return the result of a table whose game this change ends; None if it does not. It replays the game's log."""
    by = ends(before, after)
    if by is None or not isinstance(after, Started):
        return None
    return result_row(result_of(after, by, now))


def result_row(result: Result) -> ResultRow:
    """Return a result in the form for storage."""
    return ResultRow(
        table=result.table,
        guild=result.guild,
        game=result.game,
        ended=result.ended,
        users=tuple(sorted(result.users)),
        data=result_to_data(result),
    )


def read_results(rows: Iterable[ResultRow]) -> list[Result]:
    """Read results from storage, in the order of the rows. Log and leave out those that cannot be read."""
    found: list[Result] = []
    for row in rows:
        try:
            found.append(result_from_data(row.data))
        except ValueError:
            # Not the error itself: it repeats what could not be read.
            log.warning("the result of table %d cannot be read: it is left out", row.table)
    return found


def result_of(live: Started, by: Ended, now: datetime) -> Result:
    """Return the present result of a table. If its log is damaged, leave out the facts that need a replay."""
    header, row = live.table.header, live.row
    people = _people(live)
    if by == "left":
        # There is no ranking, only the user who did not stay.
        left = [replace(one, stayed=False) for one in people if one.user == live.notes.ended_by]
        return Result(
            table=row.id,
            guild=row.guild,
            game=row.game,
            rules=header.rules,
            options=header.options,
            began=row.created,
            ended=now,
            by=by,
            seats=(),
            people=tuple(left),
            hidden=live.notes.doors.private,
        )
    counted: dict[Seat, Counter[str]] | None
    try:
        counted = favourites(live.table, live.notes.sat)
    except DamagedSave:
        log.warning("table %d is over, but its log does not replay", row.id)
        counted = None
    return Result(
        table=row.id,
        guild=row.guild,
        game=row.game,
        rules=header.rules,
        options=header.options,
        began=row.created,
        ended=now,
        by=by,
        seats=_seats(live, counted or {}),
        people=people,
        rated=rated(live),
        hidden=live.notes.doors.private,
        imported=bool(header.renewals),
        alone=len(people) == 1 and header.looked_from is not None,
        facts=0 if counted is None else FACTS,
    )


def _seats(live: Started, counted: Mapping[Seat, Mapping[str, int]]) -> tuple[SeatResult, ...]:
    places = standing(live.game.scores(live.table.state), live.gave_up)
    found: list[SeatResult] = []
    for rank, score in sorted(places, key=lambda place: place[1].seat):
        seat = live.seats[score.seat]
        found.append(
            SeatResult(
                seat=seat.seat,
                user=live.gave_up.get(seat.seat, seat.user),
                robot=seat.robot,
                gave_up=seat.seat in live.gave_up,
                rank=rank,
                points=score.total or 0,
                sources=tuple((source, points or 0) for source, points in score.sources),
                tie_breaks=score.tie_breaks,
                winner=score.winner,
                favourites=counted.get(seat.seat, {}),
                left_by=left_by(live, seat),
            )
        )
    return tuple(found)


def left_by(live: Started, seat: SeatRow) -> int | None:
    """Return the first user of a seat if they left it to its present user; None otherwise."""
    first = live.notes.began.get(seat.seat)
    return None if seat.user is None or first == seat.user else first


def rated(live: LiveTable) -> Rated | None:
    """Return the list of ratings that a table counts for; None if it is not rated, or was settled without a vote to rate it."""
    if not live.notes.rated or live.notes.settled == "score":
        return None
    from_the_start = any(row.robot is not None and row.user is None and not row.former for row in live.seats)
    return "robots" if from_the_start else "people"


def _people(live: Started) -> tuple[Kept, ...]:
    """Return the reliability in this game of everybody who has ever sat here."""
    sitting = {row.user for row in live.seats if row.user is not None}
    former = {user for row in live.seats for user in row.former}
    turns = {user: live.notes.turns.get(user, Turns()) for user in sorted(sitting | former)}
    return tuple(Kept(user, one.had, one.late, user in sitting) for user, one in turns.items())
