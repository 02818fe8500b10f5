"""The placing and the favourites of a finished table, for its result."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from operator import attrgetter

from games.core.game import Score, ranking
from games.core.moves import Seat
from games.core.table import Table


def standing(scores: Sequence[Score], gave_up: Collection[Seat]) -> list[tuple[int, Score]]:
    """Return (rank, score), best first by the game's own tie-breaks; those who gave up share the last rank.

    A robot that played on for them does not change that.
    """
    stayed = ranking(tuple(score for score in scores if score.seat not in gave_up))
    return [*stayed, *((len(stayed) + 1, score) for score in scores if score.seat in gave_up)]


def favourites(table: Table, since: Mapping[Seat, int]) -> dict[Seat, Counter[str]]:
    """Count the values of the game's favourite by seat, such as the roles that a seat took.

    Only events since the entry at which its user got the seat count. Without a favourite, nothing counts.
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
