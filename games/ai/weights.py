"""A linear value of states: the weights of a game's features, read from `data/<game>_robot.toml`."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from games.core import Game, Outlook
from games.core.box import data_file, read_toml

Weights = Mapping[str, tuple[float, float]]
"""Feature → what one of it is worth at the end, and how much more of it when the whole game is left."""


@cache
def weights_of(key: str) -> Weights | None:
    """Return a game's weights, None if nobody has fitted any; raises `DataError` on a broken file."""
    path = data_file(f"{key}_robot.toml")
    if not path.exists():
        return None
    return {name: (float(plain), float(early)) for name, (plain, early) in read_toml(path)["weights"].items()}


def weigh(outlook: Outlook, weights: Weights) -> list[float]:
    """Return about what each seat will score, less an unknown number that is the same for all seats."""
    left = outlook.left
    none = (0.0, 0.0)
    found: list[float] = []
    for features in outlook.seats:
        total = 0.0
        for name, count in features.items():
            if count:
                plain, early = weights.get(name, none)
                total += count * (plain + early * left)
        found.append(total)
    return found


def leads(prospects: Sequence[float]) -> list[float]:
    """Return, for each seat, 0.7 of its lead over the best other seat plus 0.3 of its lead over the average of the others."""
    best, second = sorted(prospects, reverse=True)[:2]
    mean, count = sum(prospects), len(prospects) - 1
    return [
        0.7 * (one - (second if one == best else best)) + 0.3 * (one - (mean - one) / count)
        for one in prospects
    ]


def lead_of_each(game: Game, state: Any) -> list[float]:
    """Return how far each seat is ahead: at the end by the score, before it by weights, value or score."""
    weights = weights_of(game.key)
    if state.agenda and weights is not None and game.robot.features is not None:
        return leads(weigh(game.robot.features(state), weights))
    if state.agenda and game.robot.value is not None:
        return list(game.robot.value(state))
    scores = game.scores(state)
    return leads(
        [(score.total or 0) + 0.01 * sum(score.tie_breaks[:1]) + 50 * bool(score.winner) for score in scores]
    )
