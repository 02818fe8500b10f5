"""Learn what a game's features are worth: `python -m games.ai.tune puerto_rico --games 1500`.

A robot plays against itself. Each time the clock advances, the features of every seat are recorded; ridge regression fits
the weights to these records and the final scores. They are written to `data/<game>_robot.toml`.
Fitting needs numpy.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from random import Random
from typing import Any

from games import all_games
from games.ai.players import ROBOTS, player
from games.ai.rollouts import Cast, roll_out
from games.core import Game, Header, Menu, Move, Outlook, Policy, Seat, Table
from games.core import view as seen
from games.core.box import DATA
from games.core.chance import keyed

Sample = tuple[Outlook, Sequence[float]]
"""What was to be seen at one moment, and what each seat scored in the end."""


def samples(
    game: Game, seats: int, games: int, by: str | None, errs: float, *, is_varied: bool = False
) -> Iterator[Sample]:
    """Play games of a robot, or of the policy, with itself; yield each moment at which the clock moved on.

    is_varied: The policy plays one seat, scripts of the population play the others.
    """
    assert game.robot.features is not None
    assert game.clock is not None
    assert game.robot.policy is not None
    for number in range(games):
        secret = keyed("00", "tune", number).hex()[:32]
        table, turn = Table.new(game, Header(game.key, game.rules, seats, {}, secret))
        table.adopt(turn)
        state, rng = table.state, Random(number)
        plays = robots(game, by, seats, rng) if by else game.robot.policy
        if is_varied:
            plays = Cast(game, seats, number % seats, plays, rng)
        policy = erring(plays, errs)
        found: list[Outlook] = []
        while state.agenda:
            found.append(game.robot.features(state))
            roll_out(game, state, rng, game.clock(state) + 1, policy=policy)
        totals = [float(score.total or 0) for score in game.scores(state)]
        yield from ((outlook, totals) for outlook in found)


def robots(game: Game, by: str, seats: int, rng: Random) -> Policy:
    """Return a policy by which a robot plays each seat."""
    seated = [player(game, by, rng.getrandbits(32)) for _ in range(seats)]

    def decide(state: Any, seat: Seat, menu: Menu, _: Random) -> Move:
        move = seated[seat](seen(state, seat), seat, menu)
        assert move is not None, f"{by} has no move for {type(menu).__name__}"
        return move

    return decide


def erring(policy: Policy, errs: float) -> Policy:
    """Return the policy with any legal move now and then: what it never does itself has to be rated, too."""

    def decide(state: Any, seat: Seat, menu: Menu, rng: Random) -> Move:
        return menu.sample(rng) if rng.random() < errs else policy(state, seat, menu, rng)

    return decide


def fit(found: Sequence[Sample], ridge: float) -> dict[str, tuple[float, float]]:
    """Return the weights that foretell best by how much each seat is ahead of the table's average."""
    np: Any = import_module("numpy")  # no play needs it, so that only developers have it

    names = sorted({name for outlook, _ in found for features in outlook.seats for name in features})
    column = {name: number for number, name in enumerate(names)}
    rows: list[Any] = []
    ahead: list[Any] = []
    for outlook, totals in found:
        table = np.zeros((len(totals), 2 * len(names)))
        for seat, features in enumerate(outlook.seats):
            for name, count in features.items():
                table[seat, column[name]] = count
                table[seat, len(names) + column[name]] = count * outlook.left
        rows.append(table - table.mean(axis=0))
        ahead.append(np.array(totals) - np.mean(totals))
    x, y = np.vstack(rows), np.concatenate(ahead)
    scale = x.std(axis=0) + 1e-9
    x = x / scale
    weights = np.linalg.solve(x.T @ x + ridge * len(y) * np.eye(x.shape[1]), x.T @ y) / scale
    print(
        f"{len(found)} moments, {x.shape[1]} weights, R² {1 - ((x @ (weights * scale) - y).var() / y.var()):.3f}"
    )
    return {name: (float(weights[i]), float(weights[len(names) + i])) for i, name in enumerate(names)}


def text(game: Game, weights: dict[str, tuple[float, float]], command: str) -> str:
    """Return the data file."""
    lines = [
        f"# What a robot weighs in {game.key}: [worth at the end, how much more of it with the whole game left].",
        f"# Fitted by: {command}",
        "",
        "[weights]",
        *(f"{name} = [{plain:.4f}, {early:.4f}]" for name, (plain, early) in weights.items()),
    ]
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(prog="python -m games.ai.tune", description=__doc__)
    parser.add_argument(
        "game", choices=sorted(key for key, game in all_games().items() if game.robot.features)
    )
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seats", type=int, nargs="+", help="numbers of players, as many games for each")
    parser.add_argument("--ridge", type=float, default=0.002)
    parser.add_argument(
        "--by", choices=ROBOTS, help="which robot plays; without it the policy, faster and worse"
    )
    parser.add_argument("--errs", type=float, default=0.08, help="how often a seat plays any legal move")
    parser.add_argument(
        "--varied", action="store_true", help="one seat plays so, scripts of the population play the others"
    )
    args = parser.parse_args(arguments)
    game = all_games()[args.game]
    seats = args.seats or [min(3, max(game.seats))]
    found = [
        one
        for count in seats
        for one in samples(game, count, args.games // len(seats), args.by, args.errs, is_varied=args.varied)
    ]
    counts = " ".join(map(str, seats))
    by = f" --by {args.by}" if args.by else ""
    played = (
        f"--games {args.games} --seats {counts}{by} --ridge {args.ridge} --errs {args.errs}"
        + args.varied * " --varied"
    )
    command = f"python -m games.ai.tune {game.key} {played}"
    path = DATA / f"{game.key}_robot.toml"
    path.write_text(text(game, fit(found, args.ridge), command), encoding="utf-8")
    print(path.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
