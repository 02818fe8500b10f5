"""Worker processes. They start at the first request, and start again if one of them dies."""

import gc
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from threading import Lock, Thread

ATTEMPTS = 3
"""Maximum number of attempts at a request on which processes die."""
GARBAGE = (20_000, 20, 100)
"""Thresholds of the garbage collector, raised: a table or a picture is thousands of objects to go through each time."""


class Processes:
    """A pool of `count` processes. With a higher niceness they yield more to other processes."""

    def __init__(self, count: int, niceness: int) -> None:
        self._count = count
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._lock = Lock()

    def open(self) -> ProcessPoolExecutor:
        """Return the pool to which work is submitted."""
        with self._lock:
            if self._pool is None:
                spawn = get_context("spawn")
                self._pool = ProcessPoolExecutor(
                    self._count, mp_context=spawn, initializer=_begin, initargs=(self._niceness,)
                )
            return self._pool

    def drop(self, pool: ProcessPoolExecutor) -> None:
        """Discard a broken pool; the next call of `open` starts a new one."""
        with self._lock:
            if self._pool is pool:
                self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End the processes without waiting for their work."""
        if self._pool is not None:
            self.drop(self._pool)


def _begin(niceness: int) -> None:
    """Set up a process: it collects garbage rarely, yields to others, leaves Ctrl-C to its parent, and ends when its parent ends."""
    gc.set_threshold(*GARBAGE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(niceness)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)
