"""Results by name, for tests: who took which place with how many points, in the order of their ends."""

from datetime import UTC, datetime, timedelta

from games.results.result import Kept, Result, SeatResult

ANNA, BEN, CLARA, DORA = 101, 102, 103, 104
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


def seat(number, user, points, rank, **rest):
    """One seat of a result; without a user it is a robot's."""
    robot = "normal" if user is None else None
    rest = {"robot": robot, "gave_up": False, **rest}
    return SeatResult(seat=number, user=user, rank=rank, points=points, sources=(("points", points),), **rest)


def result(*seats, table=1, game="puerto_rico", days=1, **rest):
    """A result of these (user, points), whose game ended `table` days after noon and took `days`."""
    ranks = [1 + sum(other > points for _, other in seats) for _, points in seats]
    ended = NOON + timedelta(days=table)
    given = {
        "guild": 1,
        "rules": 1,
        "options": {},
        "began": ended - timedelta(days=days),
        "ended": ended,
        "by": "rules",
        "seats": tuple(seat(n, *one, rank) for n, (one, rank) in enumerate(zip(seats, ranks, strict=True))),
        "people": tuple(Kept(user, 0, 0, True) for user, _ in seats if user is not None),
        **rest,
    }
    return Result(table=table, game=game, **given)
