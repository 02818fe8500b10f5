"""The moments for a reminder: a list to choose from, and a form to type another one. Pure functions."""

from bot.menus.buttons import RemindAt, RemindTyped
from bot.menus.parts import Choice, Controls, Form, Select, TextField
from bot.table.live import LiveTable
from games.core.moves import Seat

HOURS = (1, 3, 6, 12, 24, 48)
OTHER = "other"
"""The choice that opens the form."""


def until_controls(live: LiveTable, seat: Seat) -> Controls:
    """Return the list of moments for a reminder."""
    choices = [Choice(f"{hours}h", live.words("until-hours", count=hours)) for hours in HOURS]
    choices.append(Choice(OTHER, live.words("until-other")))
    return ((Select(str(RemindAt(live.row.id, seat)), live.words("choose-until"), tuple(choices)),),)


def until_form(live: LiveTable, seat: Seat) -> Form:
    """Return the form for another moment."""
    field = (live.words("until-form-field"), TextField("text"))
    return Form(str(RemindTyped(live.row.id, seat)), live.words("until-form"), (field,))
