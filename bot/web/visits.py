"""What those who look may see: asked of Discord at each frame and click, as for commands; an answer counts for a few seconds."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.acts.fronts import Visit
from bot.app import App
from bot.time.clock import Clock
from bot.web.sessions import Session

KEPT = timedelta(seconds=5)
"""How long an answer counts: frames come in bursts, and many click at the same time."""
MOST_KEPT = 10_000


@dataclass(frozen=True, slots=True)
class _Known:
    at: datetime
    visit: Visit | None


class Visits:
    """Asks the front that is asked of each app, and remembers its answers for a moment."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._known: dict[tuple[int, int], _Known] = {}

    async def of(self, app: App, session: Session) -> Visit | None:
        """Return what a session's user may do in its channel; None if they may not see it. Raises `NotKnown`."""
        found = self.at_hand(session)
        if found is None:
            now = self._clock.now()
            visit = await app.fronts.visit(session.guild, session.channel, session.user)
            found = self._known[session.user, session.channel] = _Known(now, visit)
            while len(self._known) > MOST_KEPT:
                del self._known[next(iter(self._known))]
        return found.visit

    def at_hand(self, session: Session) -> _Known | None:
        """Return what is known of a session's user; None if it has to be asked."""
        found = self._known.get((session.user, session.channel))
        return found if found is not None and self._clock.now() < found.at + KEPT else None

    def forget(self) -> None:
        """Ask anew what somebody may see."""
        self._known.clear()
