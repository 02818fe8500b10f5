"""A player's choices about their turn besides a move: when to be reminded, and letting a robot play it."""

from datetime import tzinfo

from bot.acts.answers import Answer, AnyAnswer, FormAnswer
from bot.acts.time import Timekeeper, require_waited_for
from bot.errors import PlayerError
from bot.menus.plain import refusal
from bot.posts.pings import stamp
from bot.posts.until import OTHER, until_controls, until_form
from bot.table.live import Started
from bot.table.notes import Stand
from bot.table.powers import require_shared_right
from bot.table.seats import is_late, own_seat, require_host, require_unrated
from bot.table.tables import Tables
from bot.time import mute, need_until
from bot.time.typed_times import read_moment
from bot.time.zones import zone_of, zone_words
from games.core.moves import Seat


class Turns:
    """Every method returns the answer, and may raise `PlayerError`. If `seat` is None, it is the user's seat that must act."""

    def __init__(self, tables: Tables, time: Timekeeper) -> None:
        self._tables = tables
        self._time = time

    async def mute(self, table: int, user: int, seat: Seat | None = None) -> str:
        """Send no more reminders this turn."""
        async with self._tables.hold(table, user) as held:
            own = own_turn(held.started, user, seat)
            await self._time.rebook(held, lambda book, _, __: mute(book, own))
        return held.own.words("muted")

    async def offer_moments(self, table: int, user: int, seat: Seat | None = None) -> Answer:
        """Show the moments to be reminded at."""
        zone = (await self._tables.wishes(user)).zone
        async with self._tables.hold(table, user) as held:
            live = held.own_started
            own = own_turn(live, user, seat)
        return Answer(
            held.own.words("until-which", zone=zone_words(zone, self._tables.now())),
            until_controls(live, own),
        )

    async def moment_form(self, table: int, user: int, seat: Seat) -> FormAnswer:
        """Show the form for another moment."""
        async with self._tables.hold(table, user) as held:
            live = held.own
        return FormAnswer(until_form(live, seat), live.words("form-late"))

    async def need_chosen(self, table: int, user: int, seat: Seat, value: str) -> AnyAnswer:
        """Take a moment that was chosen from the list, or open the form for another one."""
        if value == OTHER:
            return await self.moment_form(table, user, seat)
        return await self.need_until(table, user, seat, value)

    async def need_until(self, table: int, user: int, seat: Seat | None, typed: str) -> str:
        """Send the next reminder at another moment, and none before."""
        now = self._tables.now()
        until = read_moment(typed, now, await self._zone(user))
        if until is None:
            raise PlayerError("not-a-moment", text=typed)
        async with self._tables.hold(table, user) as held:
            own = own_turn(held.started, user, seat)
            await self._time.rebook(held, lambda book, _, __: need_until(book, own, until))
        return held.own.words("needed-until", at=stamp(until, "f"), left=stamp(until))

    async def need_typed(self, table: int, user: int, seat: Seat, typed: str) -> Answer:
        """Take a typed moment. If it cannot be read, say so above the list of moments."""
        try:
            return Answer(await self.need_until(table, user, seat, typed))
        except PlayerError as error:
            async with self._tables.hold(table, user) as held:
                live = held.own_started
            return Answer(refusal(error, live.words), until_controls(live, seat))

    async def robot(self, table: int, user: int, seat: Seat | None = None) -> str:
        """Let a robot play this turn."""
        async with self._tables.hold(table, user) as held:
            own = own_turn(held.started, user, seat)
            require_unrated(held.started)
            await self._time.stand_in(held, own, "turn")
        return held.own.words("robot-plays")

    async def stand_in(self, table: int, user: int, seat: Seat, stand: Stand) -> str:
        """Let the host choose the substitute for a seat whose time is up."""
        async with self._tables.hold(table, user) as held:
            require_shared_right(held.live, "skip")
            require_host(held.live, user)
            require_late(held.started, seat)
            await self._time.stand_in(held, seat, stand)
        return held.own.words("played-for", name=held.live.names[seat])

    async def _zone(self, user: int) -> tzinfo:
        return zone_of((await self._tables.wishes(user)).zone)


def own_turn(live: Started, user: int, seat: Seat | None) -> Seat:
    """Return the user's seat that must act. Raise `PlayerError` if there is none."""
    own = own_seat(live, user, seat)
    require_waited_for(live, own)
    return own


def require_late(live: Started, seat: Seat) -> None:
    """Raise `PlayerError` unless the seat's time is up."""
    require_waited_for(live, seat)
    if not is_late(live.notes.book, seat):
        raise PlayerError("is-not-late", name=live.names[seat])
