"""Visibility of channels for viewers, asked of Discord for frames and clicks, as for commands. Answers are cached for seconds."""

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Literal

from bot.acts.fronts import NotKnown, Visit
from bot.app import App
from bot.time.clock import Clock
from bot.web.sessions import Session
from games.core import record

log = logging.getLogger(__name__)

KEPT = timedelta(seconds=5)
"""Time for which an answer is cached: frames come in bursts, and many users click at the same time."""
MOST_KEPT = 10_000

Verdict = Literal["yes", "no", "unknown", "asked"]
"""Whether a user may see a channel. `unknown`: that cannot be found out now; `asked`: it is being asked."""
_Key = tuple[int, int]


@record
class _Known:
    until: datetime
    visit: Visit | None
    verdict: Verdict


class Visits:
    """Asks each app's front about its users, and caches the answers."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._known: dict[_Key, _Known] = {}
        self._asking: dict[_Key, asyncio.Task[_Known]] = {}

    async def of(self, app: App, session: Session) -> Visit | None:
        """Return the name and rights of a session's user in its channel; None if they may not see it. Raise `NotKnown`."""
        known = self._at_hand(session) or await asyncio.shield(self._asked(app, session))
        if known.verdict == "unknown":
            raise NotKnown
        return known.visit

    def ask(self, app: App, session: Session) -> None:
        """Start to find out whether a session's user may see its channel, unless that is cached."""
        if self._at_hand(session) is None:
            self._asked(app, session)

    def verdict(self, app: App, session: Session, then: Callable[[], object]) -> Verdict:
        """Return whether a session's user may see its channel, without waiting. If that must be asked, `then` is called later."""
        known = self._at_hand(session)
        if known is None:
            self._asked(app, session).add_done_callback(lambda _: then())
        return known.verdict if known is not None else "asked"

    def _at_hand(self, session: Session) -> _Known | None:
        known = self._known.get((session.user, session.channel))
        now = self._clock.now()
        # The clock may have been set back.
        return known if known is not None and known.until - KEPT <= now < known.until else None

    def _asked(self, app: App, session: Session) -> asyncio.Task[_Known]:
        """Ask, unless that is under way already."""
        key = session.user, session.channel
        task = self._asking.get(key)
        if task is None:
            task = self._asking[key] = asyncio.create_task(
                self._ask(app, session), name="may somebody see it?"
            )
            task.add_done_callback(lambda _: self._asking.pop(key, None))
        return task

    async def _ask(self, app: App, session: Session) -> _Known:
        until = self._clock.now() + KEPT
        try:
            visit = await app.fronts.visit(session.guild, session.channel, session.user)
            known = _Known(until, visit, "yes" if visit is not None else "no")
        except NotKnown:
            known = _Known(until, None, "unknown")
        except Exception:
            log.exception("what somebody may see cannot be found out")
            known = _Known(until, None, "unknown")
        self._known.pop((session.user, session.channel), None)
        self._known[session.user, session.channel] = known
        while len(self._known) > MOST_KEPT:
            del self._known[next(iter(self._known))]
        return known

    async def close(self) -> None:
        """Stop asking."""
        for task in (tasks := [*self._asking.values()]):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
