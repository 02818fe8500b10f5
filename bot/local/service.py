"""What clients and people talk to: the gateway, messages and interactions of one local Discord."""

from typing import Any

from bot.local.gateway import Gateway
from bot.local.ground import Ground
from bot.local.interactions import Interactions
from bot.local.posting import Posting


class Service(Ground):
    """A local Discord as REST serves it and as people act on it."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.gateway = Gateway(self)
        self.posting = Posting(self, self.gateway)
        self.interactions = Interactions(self, self.gateway, self.posting)
