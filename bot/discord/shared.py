"""Shared state of all clients of a program, which has one client for each of its shards."""

from types import TracebackType
from typing import Self

from bot.acts.resources import Resources
from bot.discord.owners import Owners
from bot.discord.throttle import Throttle
from games.words.phrases import phrases


class Shared:
    """The throttle of the program's requests, and its operators. While it is open as a context, it gathers news for them."""

    def __init__(
        self, resources: Resources, *, language: str = "en", throttle: Throttle | None = None
    ) -> None:
        self.throttle = throttle or Throttle()
        self.owners = Owners(resources.operations.owners, phrases(language), resources.clock)

    def __enter__(self) -> Self:
        self.owners.listen()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.owners.stop_listening()
