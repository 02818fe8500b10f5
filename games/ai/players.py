"""Everybody who can sit at a table of the arena: the levels, and yardsticks to measure them with."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from games.ai.beginner import Beginner
from games.ai.former import Former
from games.ai.lookahead import Lookahead, game_of
from games.ai.planner import Effort, Planner, imagined
from games.ai.random_moves import RandomMoves
from games.core import Decide, Game, Menu, Move, Policy, Seat
from games.core import view as seen

NORMAL = Effort(times=2, moves=1500, halved_after=2, noise=0.5)
STRONG = Effort(times=48, moves=5000, halved_after=4)

EFFORTS = {"normal": NORMAL, "strong": STRONG}
"""Levels that play their candidates out, and so can rate moves."""


class Scripted:
    """Plays by a game's policy, on a state imagined behind the view."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self._policy = policy
        self._rng = Random(seed)

    def __call__(self, view: Any, seat: Seat, menu: Menu) -> Move:
        """Return a move of the menu."""
        game = game_of(view)
        state = imagined(game, view, seat, self._rng) if game.robot.imagine else seen(view, seat)
        return self._policy(state, seat, menu, self._rng)


class Normal:
    """Plays by the game's script for this level, or searches if the game has none."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._plays: Scripted | Planner | None = None

    def __call__(self, view: Any, seat: Seat, menu: Menu) -> Move:
        """Return a move of the menu. A script draws new random numbers at each decision."""
        if self._plays is None:
            robot = game_of(view).robot
            effort = replace(NORMAL, times=robot.normal_playouts)
            self._plays = Scripted(robot.normal, self._seed) if robot.normal else Planner(self._seed, effort)
        return self._plays(view, seat, menu)


ROBOTS: dict[str, Callable[[int], Decide]] = {
    "normal": Normal,
    "easy": Beginner,
    "strong": lambda seed: Planner(seed, STRONG),
}
"""Level → factory, the usual one first: a seed makes a robot that plays the same in the same places."""

QUICK = frozenset({"easy"})
"""Levels that decide in about a millisecond, and need no process of their own for it."""

EARLIER = Effort(times=1, moves=500, noise=0.5, is_varied=False, searches_all=True)

YARDSTICKS: dict[str, Callable[[int], Decide]] = {
    "earlier": lambda seed: Planner(seed, EARLIER),
    "lookahead": Lookahead,
    "random": RandomMoves,
}
"""Name → factory of robots for measurements only; `earlier` is the normal one of version 0.2. Do not change their search, so that figures stay comparable."""


def player(game: Game, name: str, seed: int) -> Decide:
    """Return the robot or script with a name. Raise `KeyError` if it does not exist.

    name: One of `names(game)`; `likings` picks one of the likings by the seed. Or `MODULE:KEY`, a script in the mapping `STRANGERS`
        of a module outside the games, or `FOLDER:NAME`, a robot of another checkout, whose folder has a slash in its name.
    seed: Seed of its decisions.
    """
    module, _, key = name.rpartition(":")
    if "/" in module:
        return Former(Path(module), key, seed)
    if module:
        return Scripted(strangers(module)[key], seed)
    if name in ROBOTS:
        return ROBOTS[name](seed)
    if name in YARDSTICKS:
        return YARDSTICKS[name](seed)
    if name == "script" and game.robot.policy is not None:
        return Scripted(game.robot.policy, seed)
    if name == "likings":
        name = Random(seed).choice([style for style in game.robot.styles if style.startswith("likings")])
    return Scripted(game.robot.styles[name], seed)


def strangers(module: str) -> Mapping[str, Policy]:
    """Return the mapping `STRANGERS` of a module. Raise `KeyError` if either does not exist."""
    try:
        return import_module(module).STRANGERS
    except (ImportError, AttributeError) as problem:
        raise KeyError(module) from problem


def names(game: Game) -> list[str]:
    """Return every name that `player` knows for a game."""
    scripts = ["script"] if game.robot.policy else []
    likings = ["likings"] if any(style.startswith("likings") for style in game.robot.styles) else []
    return [*ROBOTS, *YARDSTICKS, *scripts, *likings, *game.robot.styles]
