"""*My seat …*: buttons for a player's own seat, for servers that hide slash commands."""

from bot.acts.answers import Answer
from bot.menus.buttons import Ballot, Click, EndTable
from bot.menus.parts import Button
from bot.menus.seat_buttons import AskToConcede, AskToLeave, LeaveSeat, LendOwnSeat, TakeBackSeat
from bot.menus.settings_buttons import TurnPage
from bot.table.live import Frozen
from bot.table.seats import require_right
from bot.table.tables import Tables
from bot.table.wrecks import is_wreck, may_end_alone


class OwnSeat:
    """The page of a player's own seat. `SeatChanges` and `SettingsPages` handle its buttons."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def show(self, table: int, user: int) -> Answer:
        """Return the page. Raise `PlayerError` if the game is over or the user has no seat."""
        async with self._tables.hold(table, user) as held:
            live = held.own_started
            seat = require_right(live, user, None)
        words = live.words
        lending: tuple[tuple[Click, str], ...] = ((LendOwnSeat(table), "button-lend-own"),)
        if live.seats[seat].robot is not None:
            lending = ((TakeBackSeat(table), "button-take-back"),)
        elif live.notes.rated:
            lending = ()
        shown = (
            *lending,
            (TurnPage(table, "me"), "button-own-settings"),
            (AskToLeave(table), "button-leave-seat"),
            (AskToConcede(table), "button-give-up"),
        )
        row = tuple(Button(str(click), words(label), "secondary") for click, label in shown)
        return Answer(words("own-seat", name=live.names[seat]), (row,))

    async def of_wreck(self, table: int, user: int) -> Answer | None:
        """Return the page for a table that cannot be played on. None if the table is fine or the user has no seat there."""
        async with self._tables.hold(table, user) as held:
            live = held.told_to_them(held.live)
        if not isinstance(live, Frozen) or not is_wreck(live) or not live.seats_of(user):
            return None
        ends = EndTable(table) if may_end_alone(live, user) else Ballot(table, "end", 0, None)
        shown = ((LeaveSeat(table), "button-leave-sure"), (ends, "button-end"))
        row = tuple(Button(str(click), live.words(label), "secondary") for click, label in shown)
        return Answer(live.words(live.sentence), (row,))

    async def ask_to_leave(self, table: int, user: int) -> Answer:
        """Ask the user to confirm. Raise `PlayerError` as `show` does."""
        async with self._tables.hold(table, user) as held:
            live = held.own_started
            require_right(live, user, None)
        button = Button(str(LeaveSeat(table)), live.words("button-leave-sure"), "danger")
        rated = "yes" if live.notes.rated else "no"
        return Answer(live.words("leave-sure", rated=rated), ((button,),))
