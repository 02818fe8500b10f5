"""Posts about a table's seats, with the buttons that take them. Pure functions."""

from bot.menus.buttons import TakeSeat
from bot.menus.parts import LABEL, ROW, Button, Controls, short
from bot.posts.messages import plain_post
from bot.storage import NewPost
from bot.table.fairness import promise, promised
from bot.table.live import LiveTable, Started
from games.core.moves import Seat


def acted_for(live: LiveTable, seat: Seat) -> NewPost:
    """Return the post that says that the host has acted for a seat."""
    return plain_post(live, live.words("host-acted", name=live.names[seat]))


def take_controls(live: LiveTable, seat: Seat) -> Controls:
    """Return the button that takes a seat."""
    return ((Button(str(TakeSeat(live.row.id, seat)), live.words("button-take"), "success"),),)


def import_post(live: Started, by: str) -> NewPost:
    """Return the post about an imported save, and the promise about its luck, with a button for each seat."""
    text = live.words("table-imported", user=by, game=live.words("game-name"))
    sworn = live.words("secret-renewed", promise=promise(promised(live.table.header)))
    return plain_post(live, f"{text}\n{sworn}", controls=_seat_buttons(live))


def _seat_buttons(live: Started) -> Controls:
    buttons = [
        Button(
            str(TakeSeat(live.row.id, row.seat)),
            short(f"{live.words('button-take')}: {name}", LABEL),
            "success",
        )
        for row, name in zip(live.seats, live.called, strict=True)
    ]
    return tuple(tuple(buttons[start : start + ROW]) for start in range(0, len(buttons), ROW))
