"""Ratings by OpenSkill (Plackett–Luce), as a function of the rated results in the order of their ends.

There are two lists, among people and against robots. Each has ratings for every game and for all games
together.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from openskill.models import PlackettLuce

from games.core.records import record
from games.results.result import Rated, Result, SeatResult

PROVISIONAL = 10
"""Number of rated games after which a rating is no longer provisional."""
MIDDLE, SPREAD = 1500, 40
"""The rating of an average player, and the number of its points for one of OpenSkill's."""

_MODEL = PlackettLuce()

Player = int | str
"""A user, or the level of a robot: all robots of a level are one player."""


@record
class Rating:
    """A player's estimated strength: OpenSkill's mean and deviation, and the number of games behind them."""

    mu: float
    sigma: float
    games: int = 0

    @property
    def number(self) -> int:
        """The rating that is shown."""
        return round(MIDDLE + SPREAD * (self.mu - _MODEL.mu))

    @property
    def uncertainty(self) -> int:
        """The margin of error of the number, with a confidence of 95 %."""
        return round(2 * SPREAD * self.sigma)

    @property
    def is_provisional(self) -> bool:
        """Whether it has too few games."""
        return self.games < PROVISIONAL


NEW = Rating(_MODEL.mu, _MODEL.sigma)
"""The rating of a player without rated games."""

ALL = ""
"""The key of all games together."""

Kind = tuple[Rated, str]
"""A list and a game, or `ALL`."""


class Ratings:
    """Everybody's ratings after some results; results are added in the order of their ends."""

    def __init__(self, results: Iterable[Result] = ()) -> None:
        self._of: dict[Kind, dict[Player, Rating]] = defaultdict(dict)
        for result in sorted(results, key=lambda one: (one.ended, one.table)):
            self.add(result)

    def of(self, player: Player, rated: Rated, game: str = ALL) -> Rating | None:
        """Return a player's rating in a list; None if they have played no such game."""
        return self._of.get((rated, game), {}).get(player)

    def lists(self) -> list[tuple[Kind, list[tuple[Player, Rating]]]]:
        """Return every list with its players, the best first."""
        return [
            (kind, sorted(players.items(), key=_best_first)) for kind, players in sorted(self._of.items())
        ]

    def add(self, result: Result) -> None:
        """Add one more result, if it is rated; those who gave up are last."""
        seats = [seat for seat in result.seats if _player(seat) is not None]
        if result.rated is None or result.imported or len({_player(seat) for seat in seats}) < 2:
            return
        for game in (result.game, ALL):
            players = self._of[result.rated, game]
            players.update(_after(players, result, seats))


def _best_first(one: tuple[Player, Rating]) -> tuple[float, str]:
    return -one[1].mu, str(one[0])


def _player(seat: SeatResult) -> Player | None:
    return seat.counts_for if seat.counts_for is not None else seat.robot


def _after(before: dict[Player, Rating], result: Result, seats: Sequence[SeatResult]) -> dict[Player, Rating]:
    """Return the new ratings of a game's players.

    A player with several seats, as robots may have, gets the mean of the seats' ratings.
    """
    old = [before.get(player, NEW) for seat in seats if (player := _player(seat)) is not None]
    teams = [[_MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in old]
    found: dict[Player, list[Rating]] = defaultdict(list)
    ranks = [float(result.counted_rank(seat)) for seat in seats]
    for seat, was, team in zip(seats, old, _MODEL.rate(teams, ranks=ranks), strict=True):
        player = _player(seat)
        assert player is not None, "only seats of players are rated"
        found[player].append(Rating(team[0].mu, team[0].sigma, was.games + 1))
    return {player: _mean(several) for player, several in found.items()}


def _mean(several: Sequence[Rating]) -> Rating:
    mu = sum(one.mu for one in several) / len(several)
    return Rating(mu, sum(one.sigma for one in several) / len(several), several[0].games)
