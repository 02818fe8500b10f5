"""Whole games of each kind through the page: every person clicks on their own, a robot plays beside them, one looks on."""

from contextlib import AsyncExitStack
from random import Random

import pytest

from games import all_games
from tests.support.clicking import play_one
from tests.support.page import Server, stand
from tests.support.pages import Page, opened

SHORT = "soundings"
"""The game that is played in every run; the others are played in the soak."""


async def played_out(server: Server, game: str, rng: Random) -> None:
    """Play a game to its end by clicks; what was acknowledged is what the log has."""
    await stand(server, game, "play", 0)
    made = 0
    async with AsyncExitStack() as stack:
        pages: dict[str, Page] = {}

        async def page_of(name: str) -> Page:
            if name not in pages:
                pages[name] = await stack.enter_async_context(opened(server, name))
            return pages[name]

        looker = await page_of("dora")
        live = await server.live()
        while not live.is_over:
            seat = next(seat for seat in live.table.waiting() if live.seats[seat].robot is None)
            page = await page_of(live.seats[seat].name)
            # All of them read on, as browsers do: whoever does not is cut off after a while.
            for one in pages.values():
                await one.settled()
                one.raw.clear()
                one.messages.clear()
            await play_one(page, rng)
            made += 1
            await server.app.rested()
            live = await server.live()
        for page in pages.values():
            await page.settled()
            assert page.public["over"]
            assert page.public["result"]
        assert looker.own["state"] == "over"
    by_people = [entry for entry in live.table.log.entries if entry.by == "person"]
    assert len(by_people) == made


@pytest.mark.rest
async def test_a_short_game_is_played_through_the_page(server: Server):
    await played_out(server, SHORT, Random(4))


@pytest.mark.soak
@pytest.mark.parametrize("game", [game for game in all_games() if game != SHORT])
async def test_whole_games_are_played_through_the_page(server: Server, game: str):
    await played_out(server, game, Random(7))
