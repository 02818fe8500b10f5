"""What happens when somebody clicks, chooses or sends a form, read off the control's id."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord

from bot.acts.answers import Answer, AnyAnswer
from bot.acts.choosing import Choosing
from bot.acts.trying import Trying
from bot.discord.reading import chosen
from bot.discord.seeing import Seeing
from bot.discord.widgets import form_values
from bot.errors import PlayerError
from bot.menus.buttons import Click, read_click
from bot.menus.control_ids import read_control_id
from bot.menus.controls import Button
from bot.menus.half_made import chosen_from
from bot.table.live import Started

IN_LINE = 3
"""So many buttons of *More…* stand in one line, also on a phone."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What opens from *More…*: the id of its label, the click that a table's number makes, at which tables it is offered."""

    label: str
    click: Callable[[int], Click]
    offered: Callable[[Started], bool]


class Clicks:
    """Reads ids of controls. Cogs add what their own buttons, lists and forms do (`bot.menus.buttons`)."""

    def __init__(self, choosing: Choosing, trying: Trying, seeing: Seeing) -> None:
        self._choosing = choosing
        self._trying = trying
        self._seeing = seeing
        self._work: dict[type[Click], Callable[..., Awaitable[AnyAnswer]]] = {}
        self._entries: list[Entry] = []

    def on(self, kind: type[Click], work: Callable[..., Awaitable[AnyAnswer]]) -> None:
        """Let a kind of click call `work(interaction, *values)`: its table, then its other values."""
        assert kind not in self._work, f"two handlers for {kind.__name__}"
        self._work[kind] = work

    def offer(
        self,
        label: str,
        click: Callable[[int], Click],
        offered: Callable[[Started], bool] = lambda _: True,
    ) -> None:
        """Let *More…* open a click of a table, beside the act that it starts; `offered` says at which tables."""
        self._entries.append(Entry(label, click, offered))

    def more(self, live: Started) -> Answer:
        """Return everything that *More…* opens at a table, in the order in which it was offered."""
        table, words = live.row.id, live.words
        buttons = [
            Button(str(entry.click(table)), words(entry.label), "secondary")
            for entry in self._entries
            if entry.offered(live)
        ]
        rows = tuple(tuple(buttons[start : start + IN_LINE]) for start in range(0, len(buttons), IN_LINE))
        return Answer(words("more-at-table"), rows)

    def handled(self) -> set[type[Click]]:
        """Return the kinds of clicks that start something."""
        return set(self._work)

    async def handle(self, interaction: discord.Interaction) -> AnyAnswer:
        """Do what one click, choice or form asks for, and return what is answered."""
        custom_id = str((interaction.data or {}).get("custom_id", ""))
        control = read_control_id(custom_id)
        if control is not None:
            if "values" in (interaction.data or {}):
                control = chosen_from(control, chosen(interaction))
            takes = self._trying.click if control.tried else self._choosing.click
            return await takes(interaction.user.id, control, form_values(interaction))
        click = read_click(custom_id)
        work = None if click is None else self._work.get(type(click))
        if click is None or work is None:
            raise PlayerError("old-control")
        if click.table:
            await self._seeing.require(interaction, click.table)
        return await work(interaction, *click.values())
