"""Who vouches for somebody who looks at the page in a frame: what signing in asks of Discord, or of whatever stands in for it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


class ProviderUnreachable(Exception):
    """The provider cannot be asked now; the text says why and names nobody."""


@dataclass(frozen=True, slots=True)
class Opened:
    """Where an instance of the page is open, and who has it open. `guild` is None in direct messages."""

    channel: int
    guild: int | None
    users: frozenset[int]


class IdentityProvider(Protocol):
    """Knows users by codes that they bring. Its methods may raise `ProviderUnreachable`."""

    client: int
    """The application's id."""
    origins: Sequence[str]
    """The origins of the pages that may show ours in a frame: the only ones whose messages it trusts."""

    async def user(self, code: str) -> int | None:
        """Return the user of a code, which counts once; None if it does not count."""
        ...

    async def opened(self, instance: str) -> Opened | None:
        """Return where an instance of the page is open; None if it is not."""
        ...
