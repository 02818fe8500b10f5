"""OAuth2: users let the application know who they are, by a code that it exchanges for a token.

A code is good for one exchange within a minute; a token for a week. Neither survives the server, and there is no refreshing.
"""

import secrets
from dataclasses import dataclass

from bot.local.ground import Ground

CODE_LIFE, TOKEN_LIFE = 60.0, 604_800.0
"""Lifetimes in seconds. That of a code is a guess; a week is what Discord reports for tokens."""
SCOPES = frozenset(
    {"identify", "guilds", "guilds.members.read", "applications.commands", "rpc.activities.write"}
)
"""The scopes that a user may grant here. Only `identify` has an effect."""


@dataclass(frozen=True, slots=True)
class Grant:
    """A user's grant to the application, and when it ends, in seconds since 1970."""

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
        """The secret that authenticates the application; the same after a restart."""
        return self._server.world.secret_for("client secret")[:32]

    def authorise(self, user: int, scopes: tuple[str, ...]) -> str:
        """Return a code for a grant of these scopes."""
        self._forget()
        code = secrets.token_urlsafe(22)
        self._codes[code] = Grant(user, scopes, self._server.clock.now() + CODE_LIFE)
        return code

    def exchange(self, code: str) -> tuple[str, Grant] | None:
        """Return a token for a code; None if the code is unknown, outdated or used."""
        self._forget()
        grant = self._codes.pop(code, None)
        if grant is None:
            return None
        token = secrets.token_urlsafe(22)
        self._tokens[token] = Grant(grant.user, grant.scopes, self._server.clock.now() + TOKEN_LIFE)
        return token, self._tokens[token]

    def of(self, token: str) -> Grant | None:
        """Return the grant of a token; None if the token is unknown or outdated."""
        self._forget()
        return self._tokens.get(token)

    def _forget(self) -> None:
        now = self._server.clock.now()
        self._codes = {code: grant for code, grant in self._codes.items() if grant.ends > now}
        self._tokens = {token: grant for token, grant in self._tokens.items() if grant.ends > now}
