"""The dealer plays the seat of luck; rules never see a random number."""

from hashlib import blake2b
from random import Random
from typing import Any

from games.core.menus import Menu
from games.core.moves import CHANCE, Move
from games.core.steps import State


def keyed(secret: str, *parts: object) -> bytes:
    """Return 32 bytes that depend on the table's secret (hex digits) and the parts, and tell nothing of it."""
    return blake2b(repr(parts).encode(), key=bytes.fromhex(secret), digest_size=32).digest()


def deal(state: State[Any, Any], secret: str, number: int) -> Move:
    """Draw what the top step wants drawn.

    `number` is how many draws the live line holds already: the same moves meet the same luck, also
    after an undo.
    """
    rng = Random(int.from_bytes(keyed(secret, "deal", number)))
    menu = Menu(state.agenda[-1].menu(state, CHANCE))
    assert menu, f"{state.agenda[-1]} draws more than there is"
    return menu.sample(rng)
