"""OAuth2: users let the application know who they are, by a code that it exchanges for a token.

A code is good for one exchange within a minute; a token for a week. Neither outlives the server, and no refreshing is offered.
"""

import secrets
from dataclasses import dataclass

from bot.local.ground import Ground

CODE_LIFE, TOKEN_LIFE = 60.0, 604_800.0
"""Seconds; how long a code lasts is a guess, a week is what Discord tells of tokens."""
SCOPES = frozenset(
    {"identify", "guilds", "guilds.members.read", "applications.commands", "rpc.activities.write"}
)
"""What a user may grant here; only `identify` does something."""


@dataclass(frozen=True, slots=True)
class Grant:
    """What a user lets the application know, until a moment in seconds since 1970."""

    user: int
    scopes: tuple[str, ...]
    ends: float


class Grants:
    """Codes and tokens of all users."""

    def __init__(self, server: Ground) -> None:
        self._server = server
        self._codes: dict[str, Grant] = {}
        self._tokens: dict[str, Grant] = {}

    @property
    def client_secret(self) -> str:
        """What the application proves itself with; the same after a restart."""
        return self._server.world.secret_for("client secret")[:32]

    def authorise(self, user: int, scopes: tuple[str, ...]) -> str:
        """Return a code with which the application learns so much of a user."""
        self._forget()
        code = secrets.token_urlsafe(22)
        self._codes[code] = Grant(user, scopes, self._server.clock.now() + CODE_LIFE)
        return code

    def exchange(self, code: str) -> tuple[str, Grant] | None:
        """Return a token for a code; None for one that is not known, outdated or used."""
        self._forget()
        grant = self._codes.pop(code, None)
        if grant is None:
            return None
        token = secrets.token_urlsafe(22)
        self._tokens[token] = Grant(grant.user, grant.scopes, self._server.clock.now() + TOKEN_LIFE)
        return token, self._tokens[token]

    def of(self, token: str) -> Grant | None:
        """Return what a token grants; None for one that is not known or outdated."""
        self._forget()
        return self._tokens.get(token)

    def _forget(self) -> None:
        now = self._server.clock.now()
        self._codes = {code: grant for code, grant in self._codes.items() if grant.ends > now}
        self._tokens = {token: grant for token, grant in self._tokens.items() if grant.ends > now}
