"""From a table that is over to its places: ranks below which nobody slips who has stayed, and what was counted on the way."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from operator import attrgetter

from games.core.game import Score, ranking
from games.core.moves import Seat
from games.core.table import Table


def standing(scores: Sequence[Score], gave_up: Collection[Seat]) -> list[tuple[int, Score]]:
    """Return (rank, score) by the game's own tie-breaks, best first; those who gave up share the last rank, whatever a robot did."""
    stayed = ranking(tuple(score for score in scores if score.seat not in gave_up))
    return [*stayed, *((len(stayed) + 1, score) for score in scores if score.seat in gave_up)]


def favourites(table: Table, since: Mapping[Seat, int]) -> dict[Seat, Counter[str]]:
    """Count by seat what the game's favourite is counted by: the roles that a seat took, say.

    Only what happened since the entry from which on its user has had it counts; without a favourite nothing does.
    """
    counted: dict[Seat, Counter[str]] = {seat: Counter() for seat in range(table.header.seats)}
    if table.game.favourite is None:
        return counted
    kind, name = table.game.favourite
    read = attrgetter("seat", name)
    for one in table.told():
        if isinstance(one.event, kind):
            seat, value = read(one.event)
            counted[seat][value] += one.entry >= since.get(seat, 0)
    return {seat: +values for seat, values in counted.items()}
