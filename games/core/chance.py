"""The dealer plays the seat of chance; rules never see a random number."""

from hashlib import blake2b
from itertools import islice
from random import Random
from typing import Any

from games.core.domains import Chance
from games.core.menus import Menu
from games.core.moves import CHANCE, Move
from games.core.steps import State

MOST_OUTCOMES = 1000
"""Maximum number of outcomes of a draw or roll that are listed; if there are more, they are sampled."""


def keyed(secret: str, *parts: object) -> bytes:
    """Return 32 bytes that depend on the table's secret (hex digits) and the parts, and reveal nothing of the secret."""
    return blake2b(repr(parts).encode(), key=bytes.fromhex(secret), digest_size=32).digest()


def deal(state: State[Any, Any], secret: str, number: int, looks: int = 0) -> Move:
    """Draw for the top step.

    `number` is the number of draws on the live line so far: the same moves meet the same luck, also after an
    undo, if nothing was seen. `looks` is the number of undos that took back something seen. It changes the
    luck, so that nobody can look at a draw, undo and use what they saw.
    """
    key = ("deal", number, looks) if looks else ("deal", number)
    rng = Random(int.from_bytes(keyed(secret, *key)))
    menu = Menu(state.agenda[-1].menu(state, CHANCE))
    assert menu, f"{state.agenda[-1]} draws more than there is"
    return menu.sample(rng)


def outcomes(state: State[Any, Any], rng: Random, most: int = MOST_OUTCOMES) -> list[tuple[Move, float]]:
    """Return the possible moves of chance, each with its probability; the probabilities add up to 1.

    If there are more than `most` outcomes, return `most` samples, each with the same probability.
    """
    (moves,) = Menu(state.agenda[-1].menu(state, CHANCE)).sets
    ((field, domain),) = moves.domains.items()
    assert isinstance(domain, Chance)
    listed = list(islice(moves, most + 1))
    if len(listed) > most:
        return [(moves.sample(rng), 1 / most) for _ in range(most)]
    return [(move, domain.odds(getattr(move, field))) for move in listed]
