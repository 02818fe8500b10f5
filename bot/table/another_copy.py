"""Detects another copy of the bot with the same token. Both would open every table, and two games would diverge in one channel."""

import logging
from collections.abc import Callable
from datetime import datetime, timedelta

from bot.errors import PlayerError

log = logging.getLogger(__name__)

WITHIN = timedelta(minutes=1)
"""Maximum time between two signs that prove another copy; a single sign may come from a network fault."""
LASTS = timedelta(hours=1)
"""Time from the last sign of another copy until tables are opened again."""


class AnotherCopy:
    """Signs of another copy. They are kept in memory, so a restart forgets them."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._last: datetime | None = None
        self._noticed = False

    def answers(self) -> None:
        """Note a sign of another copy: Discord already had an answer that this copy did not send."""
        now = self._now()
        again = self._last is not None and now - self._last <= (LASTS if self.is_there() else WITHIN)
        self._last = now
        if again and not self._noticed:
            self._noticed = True
            log.error(
                "another copy of this bot runs with the same token, for it answers what people do here; no table is opened "
                "until an hour after its last answer: stop one of them, or give each a token of its own"
            )

    def is_there(self) -> bool:
        """Whether another copy was noticed, and has answered within the last hour."""
        if self._noticed and self._last is not None and self._now() - self._last > LASTS:
            self._noticed = False
            log.info("another copy of this bot has answered nothing for an hour: tables are opened again")
        return self._noticed

    def require_alone(self) -> None:
        """Raise `PlayerError` while another copy runs."""
        if self.is_there():
            raise PlayerError("another-copy")
