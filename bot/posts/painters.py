"""A process that draws, so that clicks are answered meanwhile."""

import logging
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any

from games.processes import ATTEMPTS, Processes
from games.words.phrases import Phrases
from render import drawn
from render.gallery import pictures
from render.picture import Look, Picture

log = logging.getLogger(__name__)


class Painters:
    """Makes the files of pictures in a separate process. A call blocks, so the event loop must not call it.

    The process gets only the view to draw, nothing else of a table.
    """

    def __init__(self) -> None:
        self._processes = Processes(1, niceness=5)

    def __call__(self, picture: Picture[Any], look: Look[Any]) -> Sequence[bytes]:
        """Return the PNG files of a picture. Raise `BrokenProcessPool` if the process died in each of `ATTEMPTS` attempts."""
        assert isinstance(look.words, Phrases), "a table's words know its game"
        for attempt in range(1, ATTEMPTS + 1):
            pool = self._processes.open()
            try:
                return pool.submit(_files, look.words.game or "", picture.name, look).result()
            except BrokenProcessPool:
                self._processes.drop(pool)
                log.exception("the process that draws has died, attempt %d of %d", attempt, ATTEMPTS)
        raise BrokenProcessPool("the process that draws dies of a picture")

    def close(self) -> None:
        """End the process."""
        self._processes.close()


def _files(key: str, name: str, look: Look[Any]) -> list[bytes]:
    _use_disk()
    return pictures(key)[name].files(look)


@cache
def _use_disk() -> None:
    """Once a process, let it keep drawn material on disk."""
    drawn.use(drawn.cache_folder())
