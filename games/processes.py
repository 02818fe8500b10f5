"""Processes that work for this one: they begin when they are first asked, and anew when one of them dies."""

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from threading import Lock, Thread

ATTEMPTS = 3
"""How often the same is asked when processes die on it."""


class Processes:
    """So many of them. The nicer they are, the more they yield to others."""

    def __init__(self, count: int, niceness: int) -> None:
        self._count = count
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._lock = Lock()

    def open(self) -> ProcessPoolExecutor:
        """Return the pool that work is submitted to."""
        with self._lock:
            if self._pool is None:
                spawn = get_context("spawn")
                self._pool = ProcessPoolExecutor(
                    self._count, mp_context=spawn, initializer=_begin, initargs=(self._niceness,)
                )
            return self._pool

    def drop(self, pool: ProcessPoolExecutor) -> None:
        """Give up a pool that has broken; the next one to be opened is new."""
        with self._lock:
            if self._pool is pool:
                self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End them; what they are at is not waited for."""
        if self._pool is not None:
            self.drop(self._pool)


def _begin(niceness: int) -> None:
    """Begin a process: it yields to everybody else, leaves Ctrl-C to its parent, and ends when that has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(niceness)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)
