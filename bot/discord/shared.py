"""What all clients of a program have together: there is one client for each shard that the program looks after."""

from types import TracebackType
from typing import Self

from bot.acts.resources import Resources
from bot.discord.owners import Owners
from bot.discord.throttle import Throttle
from games.words.phrases import phrases


class Shared:
    """What Discord allows the program as a whole, and its operators. News for them are gathered as long as it is open as a context."""

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
