"""What all clients of a program have together: there is one client for each shard that the program looks after."""

from collections.abc import Callable
from types import TracebackType
from typing import Protocol, Self

from bot.acts.operating import ConnectionState, Operating, Operations
from bot.acts.thinking import robots
from bot.discord.owners import Owners
from bot.discord.throttle import Throttle
from bot.posts.drawing import Illustrator
from bot.posts.painters import Painters
from bot.table.tables import Tables
from bot.time.clock import Clock, SystemClock
from games.words.phrases import phrases


class Client(Protocol):
    """A client, as far as others ask it."""

    tables: Tables
    operating: Operating

    def connection(self) -> ConnectionState:
        """Return how its connection to Discord stands."""
        ...

    def abandon(self) -> None:
        """Send and play nothing more."""
        ...


class Shared:
    """Whoever makes it closes it: `with Shared() as shared`. News for the operators are gathered meanwhile."""

    def __init__(
        self,
        *,
        language: str = "en",
        clock: Clock | None = None,
        throttle: Throttle | None = None,
        illustrator: Illustrator | None = None,
        operations: Operations | None = None,
    ) -> None:
        self.clock = clock or SystemClock()
        self.throttle = throttle or Throttle()
        self.painters = Painters()
        self.illustrator = illustrator or Illustrator(self.painters)
        self.operations = operations or Operations()
        self.workers = robots()
        self.patient = robots(1, niceness=19)
        """They look at games that are over, and yield to everything else."""
        self.owners = Owners(self.operations.owners, phrases(language), self.clock)
        self.clients: dict[int, Client] = {}
        """The newest client of each shard that the program looks after."""
        self.is_standing_by: Callable[[], bool] = lambda: False
        """Whether others look after all shards, and the program would take over from them."""

    def __enter__(self) -> Self:
        self.owners.listen()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.owners.stop_listening()
        self.workers.close()
        self.patient.close()
        self.painters.close()

    def connection(self) -> ConnectionState:
        """Return how the connections to Discord stand: as the worst of them."""
        states = [client.connection() for client in self.clients.values()]
        beats = [state.heartbeat for state in states if state.heartbeat is not None]
        is_ready = bool(states) and all(state.ready for state in states)
        return ConnectionState(is_ready, max(beats, default=None))

    def frozen(self) -> dict[int, str]:
        """Return the tables that cannot go on, and why."""
        return {table: why for client in self.clients.values() for table, why in client.tables.frozen.items()}
