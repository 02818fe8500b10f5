"""Measure robots against each other in pairs: `python -m games.ai.arena puerto_rico strong --against script`.

Every deal is played once from each seat, so that neither luck nor place favours anybody. `wins` is the
share of first places (a shared one counts in parts), `pairs` the share of opponents left behind. With `--kept FILE`
each game is written down when it is over and never played again: a row may be measured in pieces and broken off.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from games import all_games
from games.ai.former import Former
from games.ai.players import names, player
from games.core import Decide, Game, Header, Score, Seat, Table, ranking
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
    game, others = all_games()[match.game], iter(match.against * match.seats)
    robots = {
        one: player(game, match.hero if one == seat else next(others), 1000 * deal + one)
        for one in range(match.seats)
    }
    return played_by(robots, match, deal, seat)


def played_by(robots: Mapping[Seat, Decide], match: Match, deal: int, seat: Seat) -> Result:
    """Play one deal of the match's game, and return its result for one seat.

    robots: A robot for each seat; the match's own names are ignored.
    match: Its game, number of seats and options.
    deal: Number of the deal.
    seat: The seat whose result is returned.
    """
    game = all_games()[match.game]
    secret = keyed("00", "arena", deal).hex()[:32]
    table, turn = Table.new(game, Header(game.key, game.rules, match.seats, dict(match.options), secret))
    table.adopt(turn)
    for robot in robots.values():
        if isinstance(robot, Former):
            robot.table = table
    times: list[float] = []
    while not table.is_over():
        asked = table.waiting()[0]
        view, menu = table.view(asked), table.open_menu(asked)
        begun = time.process_time()
        move = robots[asked](view, asked, menu)
        if asked == seat and menu.count() > 1:
            times.append(round(time.process_time() - begun, 5))
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


Place = tuple[int, Seat]
"""A deal, and the hero's seat in it."""


def places(match: Match, games: int, first_deal: int = 0) -> list[Place]:
    """Return so many places: each deal from every seat before the next one."""
    begin = first_deal * match.seats
    return [divmod(number, match.seats) for number in range(begin, begin + games)]


def play_all(match: Match, wanted: Sequence[Place], jobs: int) -> Iterator[tuple[Place, Result]]:
    """Play a match at each place, in worker processes if there are several."""
    deals, seats = [deal for deal, _ in wanted], [seat for _, seat in wanted]
    if jobs == 1:
        yield from zip(wanted, map(partial(play, match), deals, seats), strict=True)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from zip(wanted, pool.map(partial(play, match), deals, seats), strict=True)


def name(match: Match) -> str:
    """Return what the match is called in a file of kept games."""
    return " ".join((match.game, str(match.seats), match.hero, "+".join(match.against)))


def read_kept(path: Path | None, match: Match) -> dict[Place, Result]:
    """Return the games of a match that have been kept."""
    if path is None or not path.exists():
        return {}
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return {
        (one["deal"], one["seat"]): Result(**one["result"]) for one in lines if one["match"] == name(match)
    }


def keep(path: Path, match: Match, place: Place, result: Result) -> None:
    """Write a game down."""
    deal, seat = place
    line = {"match": name(match), "deal": deal, "seat": seat, "result": asdict(result)}
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")


def measured(match: Match, games: int, jobs: int, kept: Path | None, first_deal: int = 0) -> Result:
    """Return what so many games come to, playing those that have not been kept."""
    total, known = Result(), read_kept(kept, match)
    wanted = places(match, games, first_deal)
    for place in wanted:
        total.add(known.get(place, Result()))
    for place, result in play_all(match, [place for place in wanted if place not in known], jobs):
        if kept:
            keep(kept, match, place, result)
        total.add(result)
    return total


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


def is_known(game: Game, name: str) -> bool:
    """Whether there is a robot or script with this name."""
    try:
        return bool(player(game, name, 1))
    except KeyError:
        return False


def read_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m games.ai.arena", description=__doc__)
    parser.add_argument("game", choices=sorted(all_games()))
    parser.add_argument(
        "robots",
        nargs="+",
        help="whom to measure: a name, MODULE:KEY of a module's STRANGERS, or FOLDER:NAME of another checkout",
    )
    parser.add_argument("--against", action="append", default=[], help="a+b: two in turn; may be repeated")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=144)
    parser.add_argument(
        "--first-deal", type=int, default=0, help="number of the first deal, for deals of a row's own"
    )
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--kept", type=Path, help="a file of games: those in it are not played again")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play all matches and print one table."""
    args = read_arguments(arguments)
    game = all_games()[args.game]
    seats = args.seats or (3 if 3 in game.seats else game.seats[0])
    fields = [tuple(text.split("+")) for text in args.against or ["script"]]
    wanted = {*args.robots, *(name for one in fields for name in one)}
    if not all(is_known(game, name) for name in wanted) or seats not in game.seats_for({}):
        print(f"{game.key} knows {', '.join(names(game))}, and {game.seats_for({})} players")
        return 2
    print(COLUMNS)
    print("|" + "---|" * (COLUMNS.count("|") - 1))
    for hero in args.robots:
        for against in fields:
            match = Match(game.key, seats, hero, against)
            print(row(match, measured(match, args.games, args.jobs, args.kept, args.first_deal)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
