"""Discord's limits on requests: buckets by route and place, fifty a second in all, and the ban for exceeding them.

Discord publishes the fifty a second and the ban, and asks clients to read everything else from the headers. The numbers of
the buckets were measured by users; issues are those of github.com/discord/discord-api-docs.
"""

import hashlib
import math
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass

from bot.local.clock import WorldClock
from bot.local.errors import DiscordError, refuse
from bot.local.world import EPOCH

INTERACTIONS = ("/interactions/", "/webhooks/")
"""Routes that answer interactions: "not bound to the bot's Global Rate Limit" (documentation, rate limits)."""
INVALID = (401, 403, 429)
"""Statuses of invalid requests (documentation, rate limits)."""
MOST_INVALID, INVALID_SECONDS = 10_000, 600.0
"""Number of invalid requests that lead to a ban, and the seconds within which they count (documentation, rate limits)."""
BAN = 3600.0
"""Seconds of a ban; the documentation says "temporarily", issue 5385 saw an hour."""
CROWDED = 1000
"""Number of windows above which ended ones are dropped."""


@dataclass(frozen=True)
class Rule:
    """A number of requests in a number of seconds. Rules of one `name` show the same X-RateLimit-Bucket, but count apart."""

    limit: int
    seconds: float
    name: str

    @property
    def hash(self) -> str:
        """The value of X-RateLimit-Bucket."""
        return hashlib.md5(self.name.encode(), usedforsecurity=False).hexdigest()


# The documentation, rate limits.
GLOBAL = Rule(50, 1.0, "global")
# Issues 20 (5 in 5 s) and 8073 (2026: an edit shows the bucket of a post, and has its own count).
POST, EDIT = Rule(5, 5.0, "messages"), Rule(5, 5.0, "messages")
# Issue 8330 (2026), by the age of the message: under ten seconds, older, older than two weeks.
DELETES = (
    (10.0, Rule(5, 1.0, "delete young")),
    (14 * 86_400.0, Rule(3, 1 / 3, "delete")),
    (math.inf, Rule(30, 4.0, "delete old")),
)
# Issue 2208: without a new name or topic.
CHANNEL = Rule(10, 15.0, "channel")
# The documentation, application commands: by guild, and for the global ones.
CREATE = Rule(200, 86_400.0, "create command")
# Issue 2701: by the token of an interaction.
WEBHOOK = Rule(5, 2.0, "webhook")


@dataclass
class Window:
    """The requests of one bucket since its first one. All are dropped together when the window ends."""

    rule: Rule
    ends: float
    used: int = 0

    def take(self, now: float) -> bool:
        """Count one more request, in a new window if this one has ended. Return whether it is within the limit."""
        if self.ends <= now:
            self.ends, self.used = now + self.rule.seconds, 0
        self.used += 1
        return self.used <= self.rule.limit

    def headers(self, now: float) -> dict[str, str]:
        """Return the headers that describe the window."""
        return {
            "X-RateLimit-Limit": str(self.rule.limit),
            "X-RateLimit-Remaining": str(max(0, self.rule.limit - self.used)),
            "X-RateLimit-Reset": f"{self.ends:.3f}",
            "X-RateLimit-Reset-After": f"{self.left(now):.3f}",
            "X-RateLimit-Bucket": self.rule.hash,
        }

    def left(self, now: float) -> float:
        """Return the seconds until it ends, rounded up as Discord sends them."""
        return math.ceil((self.ends - now) * 1000) / 1000


class RateLimits:
    """Counts the bot's requests. While `on` is false none is refused, but invalid ones are still counted."""

    def __init__(self, clock: WorldClock, *, on: bool) -> None:
        self.clock = clock
        self.on = on
        # Number of requests answered with 429 since the start.
        self.refused = 0
        self._windows: dict[tuple[str, ...], Window] = {}
        self._invalid: deque[float] = deque()
        self._banned_until = 0.0

    def admit(self, method: str, route: str, ids: Mapping[str, str]) -> dict[str, str]:
        """Count a request. Return the headers of its bucket, or raise the 429."""
        if not self.on:
            return {}
        if not route.startswith(INTERACTIONS):
            self._count(GLOBAL, ("global",))
        rule = self._rule(method, route, ids)
        if rule is None:
            return {}
        places = (ids.get(name, "") for name in ("channel", "token"))
        return self._count(rule, (method, route, rule.name, *places)).headers(self.clock.now())

    def create_command(self, guild: int | None) -> None:
        """Count a command with a new name. Raise the refusal."""
        try:
            if self.on:
                self._count(CREATE, ("commands", str(guild)))
        except DiscordError as error:
            raise refuse(429, 30034, error.retry_after) from None

    def _rule(self, method: str, route: str, ids: Mapping[str, str]) -> Rule | None:
        match method, route:
            case "POST", "/channels/{channel}/messages":
                return POST
            case "PATCH", "/channels/{channel}/messages/{message}":
                return EDIT
            case "DELETE", "/channels/{channel}/messages/{message}":
                return next(rule for age, rule in DELETES if self._age(ids["message"]) < age)
            case "PATCH", "/channels/{channel}":
                return CHANNEL
            case _:
                return WEBHOOK if route.startswith("/webhooks/") and method != "GET" else None

    def _age(self, message: str) -> float:
        known = message.isascii() and message.isdecimal()
        return self.clock.now() - (EPOCH + (int(message) >> 22) / 1000) if known else 0.0

    def _count(self, rule: Rule, key: tuple[str, ...]) -> Window:
        now = self.clock.now()
        if len(self._windows) > CROWDED:
            self._windows = {name: each for name, each in self._windows.items() if each.ends > now}
        window = self._windows.setdefault(key, Window(rule, now))
        if not window.take(now):
            raise _too_many(window, now)
        return window

    # Consequences of refusals

    def note(self, status: int, headers: Mapping[str, str]) -> None:
        """Note the status of a request; too many invalid ones lead to a ban."""
        self.refused += status == 429
        if status not in INVALID or headers.get("X-RateLimit-Scope") == "shared":
            return
        now = self.clock.now()
        self._invalid.append(now)
        while self._invalid[0] <= now - INVALID_SECONDS:
            self._invalid.popleft()
        if self.on and len(self._invalid) >= MOST_INVALID:
            self.ban(BAN)

    def ban(self, seconds: float) -> None:
        """Refuse every request for this many seconds."""
        self._banned_until = self.clock.now() + seconds

    @property
    def invalid(self) -> int:
        """The number of invalid requests that count now."""
        return sum(moment > self.clock.now() - INVALID_SECONDS for moment in self._invalid)

    @property
    def banned(self) -> float:
        """Seconds until a ban ends; 0 without a ban."""
        return max(0.0, self._banned_until - self.clock.now())


def _too_many(window: Window, now: float) -> DiscordError:
    error = DiscordError(429, 0, "You are being rate limited.", retry_after=window.left(now))
    error.is_global = window.rule is GLOBAL
    error.headers = {} if error.is_global else window.headers(now)
    return error
