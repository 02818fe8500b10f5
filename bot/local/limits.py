"""Discord's limits on requests: buckets by route and place, fifty a second in all, and the ban behind them.

Discord publishes the fifty a second and the ban, and asks clients to read all else off the headers. The numbers of
the buckets are what people measured; issues are those of github.com/discord/discord-api-docs.
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
"""What counts as an invalid request (documentation, rate limits)."""
MOST_INVALID, INVALID_SECONDS = 10_000, 600.0
"""How many invalid requests in how many seconds bring a ban (documentation, rate limits)."""
BAN = 3600.0
"""How long a ban lasts; the documentation says "temporarily", issue 5385 saw an hour."""
CROWDED = 1000
"""How many windows are kept before those that have ended are forgotten."""


@dataclass(frozen=True)
class Rule:
    """A number of requests in a number of seconds. Rules of one `name` show the same X-RateLimit-Bucket, but count apart."""

    limit: int
    seconds: float
    name: str

    @property
    def hash(self) -> str:
        """What X-RateLimit-Bucket says."""
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
    """The requests of one bucket since its first one; they are forgotten together when it ends."""

    rule: Rule
    ends: float
    used: int = 0

    def take(self, now: float) -> bool:
        """Count one more, in a new window when this one has ended; says whether it is within the limit."""
        if self.ends <= now:
            self.ends, self.used = now + self.rule.seconds, 0
        self.used += 1
        return self.used <= self.rule.limit

    def headers(self, now: float) -> dict[str, str]:
        """Tell a client where it stands."""
        return {
            "X-RateLimit-Limit": str(self.rule.limit),
            "X-RateLimit-Remaining": str(max(0, self.rule.limit - self.used)),
            "X-RateLimit-Reset": f"{self.ends:.3f}",
            "X-RateLimit-Reset-After": f"{self.left(now):.3f}",
            "X-RateLimit-Bucket": self.rule.hash,
        }

    def left(self, now: float) -> float:
        """Give the seconds until it ends, rounded up as Discord sends them."""
        return math.ceil((self.ends - now) * 1000) / 1000


class RateLimits:
    """Counts the requests of the bot. While `on` is false nothing is refused, but invalid requests are still counted."""

    def __init__(self, clock: WorldClock, *, on: bool) -> None:
        self.clock = clock
        self.on = on
        # How many requests were answered with 429 since the start.
        self.refused = 0
        self._windows: dict[tuple[str, ...], Window] = {}
        self._invalid: deque[float] = deque()
        self._banned_until = 0.0

    def admit(self, method: str, route: str, ids: Mapping[str, str]) -> dict[str, str]:
        """Count a request; gives the headers that tell of its bucket, or raises the 429."""
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
        """Count a command of a new name; raises the refusal."""
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

    # What follows from refusals

    def note(self, status: int, headers: Mapping[str, str]) -> None:
        """Note how a request ended; too many invalid ones bring a ban."""
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
        """Serve nothing for this long."""
        self._banned_until = self.clock.now() + seconds

    @property
    def invalid(self) -> int:
        """How many invalid requests count at this moment."""
        return sum(moment > self.clock.now() - INVALID_SECONDS for moment in self._invalid)

    @property
    def banned(self) -> float:
        """For how many seconds nothing is served any more; 0 in ordinary times."""
        return max(0.0, self._banned_until - self.clock.now())


def _too_many(window: Window, now: float) -> DiscordError:
    error = DiscordError(429, 0, "You are being rate limited.", retry_after=window.left(now))
    error.is_global = window.rule is GLOBAL
    error.headers = {} if error.is_global else window.headers(now)
    return error
