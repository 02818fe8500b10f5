"""A complete local Discord: the gateway, messages and interactions."""

from collections.abc import Callable
from typing import Any

from bot.local.activities import Activities
from bot.local.gateway import Gateway
from bot.local.grants import Grants
from bot.local.ground import Ground
from bot.local.interactions import Interactions
from bot.local.posting import Posting
from bot.local.things import Channel


class Service(Ground):
    """A local Discord, as REST serves it and as users act on it."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.gateway = Gateway(self)
        self.posting = Posting(self, self.gateway)
        self.activities = Activities(self)
        self.grants = Grants(self)
        self.interactions = Interactions(self, self.gateway, self.posting, self.activities)
        self.typed: list[int] = []
        """The channel of each typing indicator that the bot has shown."""
        self.typing_watchers: list[Callable[[Channel], None]] = []
        """Functions that are called with the channel of each of them."""

    def types(self, channel: Channel) -> None:
        """Show in a channel that the bot is typing."""
        self.typed.append(channel.id)
        for tell in self.typing_watchers:
            tell(channel)
