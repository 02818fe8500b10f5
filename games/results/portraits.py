"""The portrait of a user, from results: games, wins, places, best scores, favourites. Pure."""

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime

from games.core.moves import Seat
from games.core.records import record
from games.results.result import Result, SeatResult


@record
class RecordLine:
    """A user's games of one kind and number of seats: how many, how many won alone, places, the best score.

    places: Pairs of a place and how often the user took it.
    """

    game: str
    seats: int
    games: int
    won: int
    places: tuple[tuple[int, int], ...]
    best: int | None


@record
class Favourite:
    """A user's most frequent choice in a game: how many times, out of how many, counted since a moment."""

    game: str
    value: str
    times: int
    of: int
    since: datetime


@record
class Portrait:
    """Everything that results say about one user."""

    games: int
    won: int
    shared: int
    gave_up: int
    lines: tuple[RecordLine, ...]
    favourites: tuple[Favourite, ...]


def counted(results: Iterable[Result]) -> list[Result]:
    """Return the results that count: not those of games that began with a user's save or have no outcome."""
    return [result for result in results if not result.imported and result.by != "left"]


def recorded(results: Iterable[Result]) -> list[Result]:
    """Return the results that may set a record: games played to the end in which no lone player undid a look at something hidden."""
    return [result for result in counted(results) if result.by == "rules" and not result.alone]


def is_won(result: Result, seat: SeatResult) -> bool:
    """Say whether a seat has won alone."""
    return is_first(seat) and not any(is_first(other) for other in result.seats if other.seat != seat.seat)


def is_first(seat: SeatResult) -> bool:
    """Say whether a seat has the first place, alone or shared."""
    return seat.rank == 1 and not seat.gave_up


def portrait(results: Sequence[Result], user: int) -> Portrait:
    """Return a user's portrait from these results."""
    own = [(result, seat) for result in counted(results) for seat in result.of(user)]
    kinds = sorted({(result.game, len(result.seats)) for result, _ in own})
    first = sum(is_first(seat) for _, seat in own)
    won = sum(is_won(*one) for one in own)
    return Portrait(
        games=len(own),
        won=won,
        shared=first - won,
        gave_up=sum(seat.gave_up for _, seat in own),
        lines=tuple(
            _line([one for one in own if (one[0].game, len(one[0].seats)) == kind], *kind) for kind in kinds
        ),
        favourites=tuple(_favourites(own)),
    )


def _line(own: Sequence[tuple[Result, SeatResult]], game: str, seats: int) -> RecordLine:
    places = Counter(seat.rank for _, seat in own)
    return RecordLine(
        game=game,
        seats=seats,
        games=len(own),
        won=sum(is_won(*one) for one in own),
        places=tuple(sorted(places.items())),
        best=max((seat.points for result, seat in own if not (seat.gave_up or result.alone)), default=None),
    )


def _favourites(own: Sequence[tuple[Result, SeatResult]]) -> Iterable[Favourite]:
    """Yield the favourite of each game; of equal ones the first by name."""
    for game in sorted({result.game for result, _ in own}):
        told = [(result, seat) for result, seat in own if result.game == game and result.facts >= 1]
        taken = sum((Counter(seat.favourites) for _, seat in told), Counter[str]())
        if taken:
            value = min(taken, key=lambda name: (-taken[name], name))
            yield Favourite(game, value, taken[value], taken.total(), min(one.ended for one, _ in told))


@record
class High:
    """The highest score of a game with this number of seats: the user, the points and the result."""

    game: str
    seats: int
    user: int
    points: int
    result: Result


@record
class Close:
    """A close game: the margin in points between the first and the next."""

    margin: int
    result: Result
    first: Seat


def highest(results: Sequence[Result]) -> list[High]:
    """Return the highest score of each game and number of players, the earlier one of equals; robots have none."""
    best: dict[tuple[str, int], High] = {}
    for result in recorded(results):
        for seat in result.seats:
            kind = result.game, len(result.seats)
            if seat.user is None or seat.gave_up:
                continue
            if kind not in best or seat.points > best[kind].points:
                best[kind] = High(*kind, seat.user, seat.points, result)
    return [best[kind] for kind in sorted(best)]


def closest(results: Sequence[Result], most: int) -> list[Close]:
    """Return the closest games won by points, the earlier of equal ones first."""
    found: list[Close] = []
    for result in recorded(results):
        stayed = sorted((seat for seat in result.seats if not seat.gave_up), key=lambda seat: seat.rank)
        people = {seat.user for seat in stayed if seat.user is not None}
        by_points = all(seat.winner is None for seat in stayed)
        if len(stayed) > 1 and len(people) > 1 and by_points:
            found.append(Close(stayed[0].points - stayed[1].points, result, stayed[0].seat))
    return sorted(found, key=lambda one: one.margin)[:most]


def longest(results: Sequence[Result]) -> Result | None:
    """Return the game that took the longest from the table's opening to its end; None if there is none."""
    return max(recorded(results), key=lambda one: one.ended - one.began, default=None)
