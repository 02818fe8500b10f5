"""Two processes that serve the pages of the same table: each shows what the other commits, and a click counts at either, once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.acts.resources import Resources
from bot.app import App, Apps
from bot.storage import Shard
from bot.table.tables import Tables
from bot.web.server import Site
from tests.support.page import PEOPLE, UNHURRIED, Server, stand
from tests.support.pages import Page, opened

GAME = "puerto_rico"


@asynccontextmanager
async def beside(server: Server, folder: Path) -> AsyncIterator[Server]:
    """Run a second process's part over the same database: it looks after another shard, and hears hints of this one's tables."""
    found = Server(folder, server.clock)
    found.storage = server.storage.of(Shard(1, 2))
    with Resources(clock=server.clock, paint=lambda *_: [b"dot"]) as resources:
        apps = Apps()
        tables = Tables(found.storage, now=server.clock.now, new_secret=lambda: server.secret)
        found.app = App(tables, resources, apps)
        found.site = Site(apps, resources.illustrator, server.clock, server.names, times=UNHURRIED)
        found.app.fronts.connect(server.outside, asked=True)
        found.app.fronts.reach(server.outside, reached=True)
        found.site.connect(found.app)
        async with found.app:
            found.url = f"http://127.0.0.1:{await found.site.start('127.0.0.1', 0)}"
            try:
                yield found
            finally:
                await found.site.close()


@pytest.fixture
async def other(server: Server, tmp_path: Path) -> AsyncIterator[Server]:
    """The second process."""
    async with beside(server, tmp_path) as found:
        yield found


async def asked(server: Server) -> str:
    """The name of the first one who is asked."""
    live = await server.live()
    return live.seats[live.table.waiting()[0]].name


def seen(page: Page) -> list[object]:
    return [page.frame, page.public, page.lines]


async def test_a_page_shows_what_another_process_has_committed(server: Server, other: Server):
    await stand(server, GAME, "play", 2)
    async with opened(server, "dora") as here, opened(other, "dora") as there:
        for _ in range(3):
            await server.played(1)
            await here.settled()
            await there.settled()
            assert there.frame == here.frame
            assert there.lines == here.lines


async def test_a_click_at_either_process_makes_the_move(server: Server, other: Server):
    await stand(server, GAME, "play", 0)
    for where in (other, server, other):
        name = await asked(server)
        async with opened(where, name) as page, opened(server, "dora") as looker:
            before = (await server.live()).row.entries
            assert (await page.play(page.moves()[0]))["ok"]
            await server.app.rested()
            assert (await server.live()).row.entries > before
            await looker.settled()
            await page.settled()
            assert looker.public == page.public


async def test_clicks_at_two_processes_at_once_make_one_move(server: Server, other: Server):
    await stand(server, GAME, "play", 0)
    name = await asked(server)
    async with opened(server, name) as here, opened(other, name) as there:
        one, two = here.moves()[0]["control"], there.moves()[1]["control"]
        answers = await asyncio.gather(here.click(one), there.click(two))
        assert sorted(each["ok"] for each in answers) == [False, True]
    live = await server.live()
    assert len([entry for entry in live.table.log.entries if entry.by == "person"]) == 1


async def test_a_lobby_opened_at_one_process_is_shown_by_the_other_when_it_is_looked_at(
    server: Server, other: Server
):
    async with opened(other, "dora") as page:
        assert page.public.get("state", "none") == "none"
        await server.open(GAME, "anna")
        await page.settled()
        assert page.public["state"] == "lobby"


async def test_a_user_forgotten_at_one_process_is_signed_out_at_the_other(server: Server, other: Server):
    await stand(server, GAME, "play", 2)
    async with opened(other, "ben") as page:
        await server.app.acts.forgetting.forget(PEOPLE["ben"])
        assert (await page.until("closed"))["why"] == "signed-out"
