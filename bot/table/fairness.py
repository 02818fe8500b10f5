"""Luck that can be checked: a promise at the start and the secret at the end, with which every draw can be dealt again."""

from dataclasses import dataclass
from hashlib import sha256

from games.core.table import Table


def promise(secret: str) -> str:
    """Return what is posted at the start: the SHA-256 of the dealing secret, as it is written (32 hex digits)."""
    return sha256(secret.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Verdict:
    """What dealing a table again has shown: how many draws there were, and which entries were not dealt so."""

    draws: int
    wrong: tuple[int, ...]

    @property
    def is_fair(self) -> bool:
        """Whether every draw came from the secret."""
        return not self.wrong


def verify(table: Table) -> Verdict:
    """Deal every draw of a table's live line again with its secret."""
    draws = sum(entry.by == "chance" for entry in table.log.live_line())
    return Verdict(draws, tuple(entry.n for entry, _ in table.redealt()))
