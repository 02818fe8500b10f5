"""Games at the live board in real browsers: the first moves of each game by clicking on the board, on a desktop and on a phone."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.support.boards import Hands, opened
from tests.support.bot import bot_log
from tests.support.browser import PATIENCE, chromium, needs_chromium
from tests.support.page import Server
from tests.support.whole import WHOLE, first

__all__ = ["bot_log"]
pytestmark = needs_chromium
GAMES = ("puerto_rico", "age_of_discovery", "mundus_novus", "pizarro_and_co")
SEED = 7
MOVES = 6 if WHOLE else 4
PICTURES = "JSON.stringify(table_.table.public.strips.map(({name, svg}) => [name, svg]))"
SIZES = {"desktop": (1280, 800, False), "phone": (390, 844, True)}


InChat = Callable[[int], Awaitable[None]]
"""Makes a move in the chat, for the person of this number."""
IN_CHAT = 0.25
"""How often a move is made there, if it can be."""


async def who_is_asked(hands: list[Hands]) -> tuple[Hands, dict[str, Any]] | None:
    """Wait until somebody is asked, and return them with what is theirs in the frame; None once the game is over."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for one in hands:
                own = await one.own()
                if own["state"] == "over":
                    return None
                if own["state"] == "asked" and own["moves"]:
                    return one, own
            await hands[0].tab.run("new Promise((done) => requestAnimationFrame(done))")


async def take_turns(
    hands: list[Hands], rng: Random, moves: int | None, in_chat: InChat | None = None
) -> None:
    """Let whoever is asked make a random move, places preferred, until so many are made or the game is over."""
    made = 0
    while moves is None or made < moves:
        asked = await who_is_asked(hands)
        if asked is None:
            return
        one, own = asked
        if in_chat is not None and rng.random() < IN_CHAT:
            await in_chat(hands.index(one))
            await one.another_than(own["question"]["id"])
        else:
            await one.make(rng.choice(own["moves"]), rng)
        made += 1


ONCE = [(game, list(SIZES)[number % 2]) for number, game in enumerate(GAMES)]
"""Each game at one of the sizes; the others are played in the soak."""


@pytest.mark.parametrize(
    ("game", "size"),
    first(
        len(ONCE), [*ONCE, *((game, size) for game in GAMES for size in SIZES if (game, size) not in ONCE)]
    ),
)
async def test_the_first_moves_are_made_by_clicking_on_the_board(tmp_path: Path, bot_log, game, size):
    width, height, touch = SIZES[size]
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await server.begin(game, "anna", "ben")
        hands = [
            await opened(browser, server.url, name, width, height, touch=touch) for name in ("anna", "ben")
        ]
        await take_turns(hands, Random(SEED), MOVES)
        fresh = await opened(browser, server.url, "dora", width, height, touch=touch)
        pictures = json.dumps(await fresh.tab.run(PICTURES))
        for one in hands:
            # They were pieced together of what has changed with each frame.
            await one.tab.until(f"{PICTURES} === {pictures}")
        live = await server.live()
        assert sum(entry.by == "person" for entry in live.table.log.entries) >= MOVES
        assert [
            one.tab.complaints for one in hands if any("/door" not in each for each in one.tab.complaints)
        ] == []
