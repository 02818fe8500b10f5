"""The identity provider of users who open the page in a frame: Discord, or the local Discord in its place."""

from collections.abc import Sequence
from typing import Protocol

from games.core import record


class ProviderUnreachable(Exception):
    """The provider is unreachable; the text gives the reason and no user."""


@record
class Opened:
    """The channel in which an instance of the page is open, and its users. `guild` is None in direct messages."""

    channel: int
    guild: int | None
    users: frozenset[int]


class IdentityProvider(Protocol):
    """Identifies users by the codes that their pages bring. Its methods may raise `ProviderUnreachable`."""

    client: int
    """The application's id, which the page passes to its host."""
    origins: Sequence[str]
    """Origins that may show our page in a frame. The page trusts messages from these only."""

    async def user(self, code: str) -> int | None:
        """Return the id of the user who got a code, or None if it is invalid. A code is valid once."""
        ...

    async def opened(self, instance: str) -> Opened | None:
        """Return the channel and users of an instance of the page, or None if it is not open."""
        ...
