"""The dealer plays the seat of luck; rules never see a random number."""

from hashlib import blake2b
from itertools import islice
from random import Random
from typing import Any

from games.core.domains import Chance
from games.core.menus import Menu
from games.core.moves import CHANCE, Move
from games.core.steps import State

MOST_OUTCOMES = 1000
"""How many outcomes of a draw or a roll are listed; of more there is a sample."""


def keyed(secret: str, *parts: object) -> bytes:
    """Return 32 bytes that depend on the table's secret (hex digits) and the parts, and reveal nothing of the secret."""
    return blake2b(repr(parts).encode(), key=bytes.fromhex(secret), digest_size=32).digest()


def deal(state: State[Any, Any], secret: str, number: int, looks: int = 0) -> Move:
    """Draw what the top step wants drawn.

    `number` is how many draws the live line holds already: the same moves meet the same luck, also after an undo, as long as
    nothing was seen. `looks` is how many undos took back something that was: nobody looks luck up and goes back to use it.
    """
    key = ("deal", number, looks) if looks else ("deal", number)
    rng = Random(int.from_bytes(keyed(secret, *key)))
    menu = Menu(state.agenda[-1].menu(state, CHANCE))
    assert menu, f"{state.agenda[-1]} draws more than there is"
    return menu.sample(rng)


def outcomes(state: State[Any, Any], rng: Random, most: int = MOST_OUTCOMES) -> list[tuple[Move, float]]:
    """Return what chance may do now, each with its probability; together they make 1.

    Where there are more than `most` outcomes, as many samples, each equally likely.
    """
    (moves,) = Menu(state.agenda[-1].menu(state, CHANCE)).sets
    ((field, domain),) = moves.domains.items()
    assert isinstance(domain, Chance)
    listed = list(islice(moves, most + 1))
    if len(listed) > most:
        return [(moves.sample(rng), 1 / most) for _ in range(most)]
    return [(move, domain.odds(getattr(move, field))) for move in listed]
