"""*Back to the question*: the button that ends a private answer while its reader is asked something at the table."""

from dataclasses import replace

from bot.acts.answers import Answer, AnyAnswer
from bot.menus.buttons import OpenMenu
from bot.menus.parts import ROW, ROWS, Button, Controls
from bot.posts.hand_off import users_waited_for
from bot.table.live import Started
from bot.table.tables import Tables


class WayBack:
    """Adds the button to answers that push a user's question away."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def here(self, channel: int | None, user: int, answer: AnyAnswer) -> AnyAnswer:
        """Return an answer given in a channel, with the way back to the user's question there."""
        row = None if channel is None else await self._tables.storage.find_table(channel)
        return answer if row is None else await self.of(row.id, user, answer)

    async def of(self, table: int, user: int, answer: AnyAnswer) -> AnyAnswer:
        """Return an answer with the way back, if the table asks the user something and the answer contains no question."""
        if not isinstance(answer, Answer) or answer.is_seen or answer.asked is not None:
            return answer
        # The answer has just been made from the table, so it is in memory: locking it again would only cost time.
        live = self._tables.seen_last(table)
        if not isinstance(live, Started) or user not in users_waited_for(live.table, live.seats):
            return answer
        words = live.told_in(await self._tables.languages.of(user)).words
        button = Button(str(OpenMenu(table)), words("button-back-to-question"), "secondary")
        return replace(answer, controls=ended_with(answer.controls, button))


def ended_with(rows: Controls, button: Button) -> Controls:
    """Return rows with a button at their end: in a new row, else in the last row, else without it."""
    if any(item.custom_id == button.custom_id for row in rows for item in row):
        return rows
    if len(rows) < ROWS:
        return (*rows, (button,))
    *others, last = rows
    has_room = len(last) < ROW and isinstance(last[0], Button)
    return (*others, (*last, button)) if has_room else rows
