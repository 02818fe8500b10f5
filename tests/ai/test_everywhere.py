"""A seed makes the same moves in every process and on every machine: replays and tests depend on it."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from games import all_games
from games.ai import ROBOTS
from tests.ai.test_robots import new_table
from tests.support.whole import WHOLE

ROOT = Path(__file__).parents[2]
MOVES = 30
REAL = ("age_of_discovery", "mundus_novus", "pizarro_and_co", "puerto_rico")


def seats_of(game):
    return (min(game.seats), max(game.seats)) if WHOLE else (min(game.seats),)


def moves():
    """What every level plays somewhere in a game with the fewest and with the most players, a line each."""
    lines = []
    for key in REAL:
        game = all_games()[key]
        for seats in seats_of(game):
            table, rng = new_table(game, seats), Random(f"{key} {seats}")
            while len(table.log.entries) < MOVES:
                seat = table.waiting()[0]
                table.play(seat, table.open_menu(seat).sample(rng))
            seat = table.waiting()[0]
            for level, make in ROBOTS.items():
                move = make(7)(table.view(seat), seat, table.open_menu(seat))
                lines.append(f"{key} {seats} {level}: {move}")
    return lines


@pytest.mark.rest
def test_robots_play_the_same_whatever_order_a_process_gives_to_its_sets():
    def asked(seed):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        code = "from tests.ai.test_everywhere import moves; print(*moves(), sep='\\n')"
        answer = subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        return answer.stdout.splitlines()

    one, other = asked("1"), asked("77")
    assert one == other
    assert len(one) == len(ROBOTS) * sum(len(seats_of(all_games()[key])) for key in REAL)
