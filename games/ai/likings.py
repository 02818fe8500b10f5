"""Fit the factors of a game's script: `python -m games.ai.likings puerto_rico --seats 4 3`.

Each round plays scripts with randomly changed factors against each other, regresses the lead of each on its factors, and moves the
present factors towards what gains. It prints the factors after each round; write the best ones into the game's `robot`. Fitting needs
numpy.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from math import exp, log
from random import Random
from typing import Any

from games import all_games
from games.ai.rollouts import roll_out
from games.core import Game, Header, Menu, Move, Seat, Table
from games.core.chance import keyed

SPREAD = 0.6
"""Largest distance of a factor on trial from the present one, as a natural logarithm."""
FURTHEST = 1.6
"""Largest distance of a factor from 1, as a natural logarithm."""
LONGEST = 0.4
"""Longest step of a factor in a round, as a natural logarithm."""

Sample = tuple[list[float], float]
"""A script's distances from the present factors (natural logarithms), and its lead over the table's average in points."""


def tried(game: Game, present: Mapping[str, float], seats: int, number: int) -> list[Sample]:
    """Play one game of scripts with randomly changed factors; return a sample of each seat.

    present: Name → present factor.
    number: Number of the game: it decides the deal and the changes.
    """
    assert game.robot.liking is not None
    things, rng = game.robot.liking.things, Random(f"{seats}-{number}")
    drawn = [[SPREAD * rng.choice((-1.0, -0.5, 0.0, 0.5, 1.0)) for _ in things] for _ in range(seats)]
    scripts = [
        game.robot.liking.script(
            {
                thing: present.get(thing, 1.0) * exp(factor)
                for thing, factor in zip(things, factors, strict=True)
            }
        )
        for factors in drawn
    ]

    def decide(state: Any, seat: Seat, menu: Menu, mood: Random) -> Move:
        return scripts[seat](state, seat, menu, mood)

    secret = keyed("00", "likings", seats, number).hex()[:32]
    table, turn = Table.new(game, Header(game.key, game.rules, seats, {}, secret))
    table.adopt(turn)
    state = table.state
    roll_out(game, state, rng, sys.maxsize, policy=decide)
    totals = [float(score.total or 0) for score in game.scores(state)]
    return [(factors, total - sum(totals) / seats) for factors, total in zip(drawn, totals, strict=True)]


def step(things: Sequence[str], samples: Sequence[Sample], rate: float) -> dict[str, float]:
    """Return the step of each factor as a natural logarithm. A gain that may be luck makes a small step.

    rate: Length of a step for each point that it gains.
    """
    np: Any = import_module("numpy")  # no play needs it, so that only developers have it

    x = np.array([factors for factors, _ in samples])
    y = np.array([lead for _, lead in samples])
    x = x - x.mean(axis=0)
    square = x.T @ x + 1e-6 * len(y) * np.eye(len(things))
    slopes = np.linalg.solve(square, x.T @ y)
    left = (y - x @ slopes).var()
    errors = left * np.diag(np.linalg.inv(square))
    print(f"{len(y)} scripts, R² {1 - left / y.var():.3f}")
    sure = np.clip(1 - errors / (slopes**2 + 1e-12), 0, 1)
    steps = np.clip(rate * slopes * sure, -LONGEST, LONGEST)
    return {thing: float(one) for thing, one in zip(things, steps, strict=True)}


def stepped(present: Mapping[str, float], steps: Mapping[str, float]) -> dict[str, float]:
    """Return the factors after a step, without those that are nearly 1."""
    logs = {
        thing: max(-FURTHEST, min(FURTHEST, log(present.get(thing, 1.0)) + one))
        for thing, one in steps.items()
    }
    return {thing: round(exp(one), 2) for thing, one in sorted(logs.items()) if abs(one) > 0.01}


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, step, print."""
    parser = argparse.ArgumentParser(prog="python -m games.ai.likings", description=__doc__)
    parser.add_argument("game", choices=sorted(key for key, game in all_games().items() if game.robot.liking))
    parser.add_argument("--seats", type=int, nargs="+", default=[4, 3], help="numbers of players, in turn")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--games", type=int, default=600, help="games of a round")
    parser.add_argument(
        "--rate", type=float, default=0.15, help="length of a step for each point that it gains"
    )
    args = parser.parse_args(arguments)
    game = all_games()[args.game]
    assert game.robot.liking is not None
    present = dict(game.robot.liking.found)
    for number in range(args.rounds):
        seats = args.seats[number % len(args.seats)]
        first = number * args.games
        samples = [
            one for deal in range(first, first + args.games) for one in tried(game, present, seats, deal)
        ]
        present = stepped(present, step(game.robot.liking.things, samples, args.rate))
        print(present, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
