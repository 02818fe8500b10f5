"""Games at the live board without a mouse: every control is found by its role and name, and reached and pressed by keys."""

from pathlib import Path
from random import Random

import pytest

from tests.bot.web.test_board_game import GAMES, take_turns
from tests.support.bot import bot_log
from tests.support.browser import chromium, needs_chromium
from tests.support.keys import keyboard
from tests.support.page import Server

__all__ = ["bot_log"]
pytestmark = needs_chromium
FIRST = 3
SHORT = "soundings"
"""The game that one plays to its end by keys alone; `test_board_whole_games` plays the others."""


async def play(folder: Path, game: str, moves: int | None) -> Server:
    """Let two people play by keys: so many moves, or to the end."""
    server = Server(folder)
    async with server.running(), chromium(folder / "chromium") as browser:
        await server.begin(game, "anna", "ben")
        hands = [await keyboard(browser, server.url, name) for name in ("anna", "ben")]
        await take_turns([*hands], Random(5), moves)
        live = await server.live()
        assert live.is_over == (moves is None)
        assert sum(entry.by == "person" for entry in live.table.log.entries) == sum(
            one.moves for one in hands
        )
    return server


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.rest
async def test_the_first_moves_are_made_by_keys(tmp_path: Path, bot_log, game):
    await play(tmp_path, game, FIRST)


@pytest.mark.rest
async def test_a_whole_game_is_played_by_keys(tmp_path: Path, bot_log):
    await play(tmp_path, SHORT, None)
