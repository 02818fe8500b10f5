"""Autocomplete of command options, and the values of shown names that Discord sends back."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import wraps
from typing import Any, Protocol, TypeVar

import discord
from discord import app_commands

from bot.menus.autocomplete import Offer, fitting, found, named
from bot.storage import StorageError

OFFERS = "offers"
"""Key in a command's extras: option → the method that makes its offers, if shown names are replaced by values here."""


class Hearing(Protocol):
    """Notes the language of a user's client."""

    async def heard(self, interaction: discord.Interaction) -> None:
        """Note the language of the user's client."""
        ...


class Offering(Protocol):
    """A cog whose methods make offers."""

    @property
    def answering(self) -> Hearing:
        """The part that answers its commands."""
        ...


C = TypeVar("C", bound=Offering)
Make = Callable[[C, discord.Interaction, str], Awaitable[Iterable[Offer]]]


def offered(
    command: app_commands.Command[Any, ..., Any], option: str, *, understood: bool = False
) -> Callable[[Make[C]], Make[C]]:
    """Register a cog's method as the autocomplete of a command's option.

    The method returns all offers. Those that do not match the typed text or Discord's limits are removed here.

    understood: The command's act reads shown names itself. The offers are then not made again to find a value, which would lock the
        table once more.
    """

    def register(make: Make[C]) -> Make[C]:
        @wraps(make)
        async def complete(
            cog: C, interaction: discord.Interaction, typed: str
        ) -> list[app_commands.Choice[str | int]]:
            try:
                # Offer names in the language of the command's answer.
                await cog.answering.heard(interaction)
                return as_choices(found(await make(cog, interaction, str(typed)), str(typed)))
            except StorageError:
                # The command itself reports the error.
                return []

        command.autocomplete(option)(complete)
        if not understood:
            command.extras.setdefault(OFFERS, {})[option] = make
        return make

    return register


def as_choices(offers: Iterable[Offer]) -> list[app_commands.Choice[str | int]]:
    """Return the offers as choices, cut to Discord's limits."""
    return [app_commands.Choice(name=offer.name, value=offer.value) for offer in fitting(offers)]


async def as_meant(cog: Any, interaction: discord.Interaction, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return a command's options with shown names replaced by values: Discord often sends the name of an offer."""
    meant = dict(given)
    command = interaction.command
    offers = command.extras.get(OFFERS, {}) if isinstance(command, app_commands.Command) else {}
    for option, make in offers.items():
        typed = given.get(option)
        if isinstance(typed, str) and typed:
            meant[option] = named(await make(cog, interaction, typed), typed)
    return meant
