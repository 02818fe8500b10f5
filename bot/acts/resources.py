"""Resources that a process has once, however many shards it owns: a clock, a drawing process, the robots' worker pools."""

from types import TracebackType
from typing import Self

from bot.acts.operating import Operations
from bot.acts.thinking import robots
from bot.posts.drawing import Illustrator, Paint
from bot.posts.painters import Painters
from bot.table.another_copy import AnotherCopy
from bot.time.clock import Clock, SystemClock
from games.ai.workers import Workers


class Resources:
    """Shared resources of the acts. Close them by using a context: `with Resources() as resources`.

    paint: Makes the PNG of a picture; by default in a separate process.
    workers, patient: Processes in which robots think; tests may pass their own.
    """

    def __init__(
        self,
        *,
        clock: Clock | None = None,
        paint: Paint | None = None,
        operations: Operations | None = None,
        workers: Workers | None = None,
        patient: Workers | None = None,
    ) -> None:
        self.clock = clock or SystemClock()
        self.operations = operations or Operations()
        self.another_copy = AnotherCopy(self.clock.now)
        self._painters = Painters()
        self.illustrator = Illustrator(paint or self._painters)
        self.workers = workers or robots()
        self.patient = patient or robots(1, niceness=19)
        """Workers with the lowest priority, for looking at finished games."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.illustrator.close()
        self.workers.close()
        self.patient.close()
        self._painters.close()
