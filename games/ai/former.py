"""Robots of another checkout of the project, as opponents of today's in the arena.

Each decision is made by a process of that checkout, which reads the table as a save. Both checkouts must know the same rules, moves and saves.
"""

import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

from games.core import Menu, Move, Seat, Table
from games.core.saves import move_from_data, save_to_data


class Former:
    """A robot of another checkout. Set `table` to the table that it plays at before it is asked."""

    table: Table | None = None

    def __init__(self, folder: Path, robot: str, seed: int) -> None:
        """Use the robot of this name from the checkout in `folder`. Raise `KeyError` if the folder is no checkout.

        A name that the checkout does not know ends its process at the first decision.
        """
        if not (folder / "games/ai/players.py").is_file():
            raise KeyError(str(folder))
        self._folder = folder
        self._robot = robot
        self._seed = seed

    def __call__(self, view: Any, seat: Seat, menu: Menu) -> Move:
        """Return a move of the menu. Raise `EOFError` if the checkout's process has ended; it has printed why."""
        assert self.table is not None, "it is not told where it plays"
        save = save_to_data(self.table.header, self.table.log.entries)
        asked = {"save": save, "seat": seat, "robot": self._robot, "seed": self._seed}
        process = _process(self._folder)
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(f"{json.dumps(asked)}\n")
            process.stdin.flush()
            answer = process.stdout.readline()
        except BrokenPipeError:
            answer = ""
        if not answer:
            raise EOFError(f"{self._folder}: the robots of this checkout have ended with {process.wait()}")
        return move_from_data(self.table.game, json.loads(answer))


@cache
def _process(folder: Path) -> "subprocess.Popen[str]":
    """Return the process of a checkout; it ends with this one, because then its input ends."""
    return subprocess.Popen(  # noqa: S603  # runs the checkout that the command line names
        # -P keeps the modules beside the file out of the way of the checkout's.
        [sys.executable, "-P", str(Path(__file__).with_name("asked.py").resolve())],
        cwd=folder,
        env={"PYTHONPATH": str(folder.resolve())},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
