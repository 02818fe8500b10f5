"""What a command's options offer while somebody types, and what is meant when Discord sends what was offered."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import wraps
from typing import Any, Protocol, TypeVar

import discord
from discord import app_commands

from bot.menus.autocomplete import Offer, fitting, found, named
from bot.storage import StorageError

OFFERS = "offers"
"""A command's extras: for each option whose shown names become values here the method that makes its offers."""


class Hearing(Protocol):
    """What notes in which language somebody's client is."""

    async def heard(self, interaction: discord.Interaction) -> None:
        """Note it."""
        ...


class Offering(Protocol):
    """A cog whose methods make offers."""

    @property
    def answering(self) -> Hearing:
        """What answers its commands."""
        ...


C = TypeVar("C", bound=Offering)
Make = Callable[[C, discord.Interaction, str], Awaitable[Iterable[Offer]]]


def offered(
    command: app_commands.Command[Any, ..., Any], option: str, *, understood: bool = False
) -> Callable[[Make[C]], Make[C]]:
    """Make a method of a cog offer what may stand in an option of a command.

    It returns all that there is; what does not fit what is typed, or Discord's limits, is left out here. `understood`: the command's
    act reads shown names itself, so that the offers are not made again, for which a table would be held once more.
    """

    def register(make: Make[C]) -> Make[C]:
        @wraps(make)
        async def complete(
            cog: C, interaction: discord.Interaction, typed: str
        ) -> list[app_commands.Choice[str | int]]:
            try:
                # Names are offered in the language in which the command is answered.
                await cog.answering.heard(interaction)
                return as_choices(found(await make(cog, interaction, str(typed)), str(typed)))
            except StorageError:
                # Whoever sends the command is told.
                return []

        command.autocomplete(option)(complete)
        if not understood:
            command.extras.setdefault(OFFERS, {})[option] = make
        return make

    return register


def as_choices(offers: Iterable[Offer]) -> list[app_commands.Choice[str | int]]:
    """Return as many offers as Discord shows, within its limits."""
    return [app_commands.Choice(name=offer.name, value=offer.value) for offer in fitting(offers)]


async def as_meant(cog: Any, interaction: discord.Interaction, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return a command's options with values in place of shown names: Discord often sends the name of what was offered."""
    meant = dict(given)
    command = interaction.command
    offers = command.extras.get(OFFERS, {}) if isinstance(command, app_commands.Command) else {}
    for option, make in offers.items():
        typed = given.get(option)
        if isinstance(typed, str) and typed:
            meant[option] = named(await make(cog, interaction, typed), typed)
    return meant
