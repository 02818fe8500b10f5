"""Measure robots against each other in pairs: `python -m games.ai.arena puerto_rico strong --against script`.

Every deal is played once from each seat, so that neither luck nor place favours anybody. `wins` is the
share of first places (a shared one counts in parts), `pairs` the share of opponents left behind.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from multiprocessing import get_context
from typing import Any

from games import all_games
from games.ai.players import names, player
from games.core import Header, Score, Seat, Table, ranking
from games.core.chance import keyed

Z = 1.96
"""Standard errors on each side of a 95 % interval."""


@dataclass(frozen=True)
class Match:
    """Who meets whom in which game; `against` are taken in turn for the other seats."""

    game: str
    seats: int
    hero: str
    against: tuple[str, ...]
    options: tuple[tuple[str, Any], ...] = ()


@dataclass
class Result:
    """What one game, or many of them, came to."""

    games: int = 0
    wins: float = 0.0
    pairs: float = 0.0
    points: float = 0.0
    others: float = 0.0
    times: list[float] = field(default_factory=list[float])
    """Processor time of each of the hero's decisions with a choice, in seconds."""

    def add(self, other: "Result") -> None:
        """Count another result in."""
        self.games += other.games
        self.wins += other.wins
        self.pairs += other.pairs
        self.points += other.points
        self.others += other.others
        self.times += other.times


def play(match: Match, deal: int, seat: Seat) -> Result:
    """Play one deal with the hero in a seat."""
    game = all_games()[match.game]
    secret = keyed("00", "arena", deal).hex()[:32]
    table, turn = Table.new(game, Header(game.key, game.rules, match.seats, dict(match.options), secret))
    table.adopt(turn)
    others = iter(match.against * match.seats)
    robots = {
        one: player(game, match.hero if one == seat else next(others), 1000 * deal + one)
        for one in range(match.seats)
    }
    times: list[float] = []
    while not table.is_over():
        asked = table.waiting()[0]
        view, menu = table.view(asked), table.open_menu(asked)
        begun = time.process_time()
        move = robots[asked](view, asked, menu)
        if asked == seat and menu.count() > 1:
            times.append(time.process_time() - begun)
        assert move is not None, "a robot always moves"
        table.play(asked, move, by="robot")
    return outcome(table.scores(), seat, times)


def outcome(scores: Sequence[Score], seat: Seat, times: list[float]) -> Result:
    """Return what the game came to for a seat."""
    ranks = {score.seat: rank for rank, score in ranking(tuple(scores))}
    first = [one for one, rank in ranks.items() if rank == 1]
    others = [one for one in ranks if one != seat]
    beaten = sum((ranks[seat] < ranks[one]) + (ranks[seat] == ranks[one]) / 2 for one in others)
    points = {score.seat: score.total or 0 for score in scores}
    return Result(
        games=1,
        wins=(seat in first) / len(first),
        pairs=beaten / len(others),
        points=points[seat],
        others=sum(points[one] for one in others) / len(others),
        times=times,
    )


def play_all(match: Match, games: int, jobs: int) -> Iterator[Result]:
    """Play so many games, each deal from every seat, in worker processes if there are several."""
    rounds = [(number // match.seats, number % match.seats) for number in range(games)]
    deals, seats = zip(*rounds, strict=True)
    if jobs == 1:
        yield from map(partial(play, match), deals, seats)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(partial(play, match), deals, seats)


def interval(share: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share."""
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


COLUMNS = "| game | seats | robot | against | games | wins (95 %) | even | pairs (95 %) | points | ms median · p95 |"


def row(match: Match, result: Result) -> str:
    """Return the line of the table for a match."""
    games, times = result.games, sorted(result.times) or [0.0]

    def share(count: float) -> str:
        low, high = interval(count / games, games)
        return f"{count / games:.0%} ({low:.0%}–{high:.0%})"

    cells = (
        match.game,
        match.seats,
        match.hero,
        " + ".join(match.against),
        games,
        share(result.wins),
        f"{1 / match.seats:.0%}",
        share(result.pairs),
        f"{result.points / games:.1f} : {result.others / games:.1f}",
        f"{1000 * times[len(times) // 2]:.0f} · {1000 * times[int(0.95 * (len(times) - 1))]:.0f}",
    )
    return "| " + " | ".join(map(str, cells)) + " |"


def read_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m games.ai.arena", description=__doc__)
    parser.add_argument("game", choices=sorted(all_games()))
    parser.add_argument("robots", nargs="+", help="whom to measure")
    parser.add_argument("--against", action="append", default=[], help="a+b: two in turn; may be repeated")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=144)
    parser.add_argument("--jobs", type=int, default=1)
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play all matches and print one table."""
    args = read_arguments(arguments)
    game = all_games()[args.game]
    seats = args.seats or (3 if 3 in game.seats else game.seats[0])
    fields = [tuple(text.split("+")) for text in args.against or ["script"]]
    unknown = {*args.robots, *(name for one in fields for name in one)} - {*names(game)}
    if unknown or seats not in game.seats_for({}):
        print(f"{game.key} knows {', '.join(names(game))}, and {game.seats_for({})} players")
        return 2
    print(COLUMNS)
    print("|" + "---|" * (COLUMNS.count("|") - 1))
    for hero in args.robots:
        for against in fields:
            match, result = Match(game.key, seats, hero, against), Result()
            for one in play_all(match, args.games, args.jobs):
                result.add(one)
            print(row(match, result), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
