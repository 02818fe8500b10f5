"""The app runs where neither discord.py nor aiohttp can be imported."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from games import all_games
from tests.support.whole import first

ROOT = Path(__file__).parents[3]


# Robots think in processes of their own, which do not know the game of the tests. The first one is over soonest.
GAMES = sorted(all_games().keys() - {"soundings"}, key=lambda key: (key != "pizarro_and_co", key))


@pytest.mark.parametrize("game", first(1, GAMES))
@pytest.mark.rest
async def test_a_whole_game_is_played_without_discord(tmp_path, game):
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.support.without_discord", game, str(tmp_path)),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    said, errors = await process.communicate()
    assert process.returncode == 0, errors.decode()
    assert int(said) > 20
