"""The app runs where neither discord.py nor aiohttp can be imported."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from games import all_games

ROOT = Path(__file__).parents[3]


# Robots think in processes of their own, which do not know the game of the tests.
@pytest.mark.parametrize("game", [key for key in all_games() if key != "soundings"])
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
