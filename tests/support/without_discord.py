"""`python -m tests.support.without_discord GAME FOLDER`: a whole game where neither discord.py nor aiohttp can be imported.

A lobby is opened, people play through the registry beside a robot, take back, vote, leave an order, write a note and ask
for a hint; the bot is begun anew in the middle.
"""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random


class Blocked:
    """Lets these packages not be found."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        """Raise `ImportError` for them."""
        if name.partition(".")[0] in ("discord", "aiohttp"):
            raise ImportError(f"{name} is not here")


sys.meta_path.insert(0, Blocked())  # type: ignore[arg-type]  # as much of a finder as is asked for

from bot.acts.resources import Resources  # noqa: E402  # only now can nothing bring them
from bot.app import App  # noqa: E402  # as above
from bot.menus.buttons import AddRobot, Ballot, Join, OpenMenu, ShowScore, StartGame, Undo  # noqa: E402  # as above
from bot.menus.order_texts import TypedOrder  # noqa: E402  # as above
from bot.menus.robot_buttons import AskAdvice  # noqa: E402  # as above
from bot.storage import NewTable, SeatRow, open_storage  # noqa: E402  # as above
from bot.table.notes import Notes  # noqa: E402  # as above
from bot.table.tables import Tables  # noqa: E402  # as above
from games import all_games  # noqa: E402  # as above
from tests.support.front import Page  # noqa: E402  # as above

ANNA, BEN, CLARA = PEOPLE = 101, 102, 103
SECRET = "5eed" * 8


class Bot:
    """An app with a page as its only front."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "caravel.sqlite"
        self.undone = 0

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Begin, or go on where the last one ended; and end in good order."""
        with Resources(paint=lambda *_: [b""]) as resources:
            async with (
                await open_storage(self.file, durable=False) as storage,
                App(Tables(storage, new_secret=lambda: SECRET), resources) as app,
            ):
                self.app, self.page = app, Page(app)
                yield
                await app.acts.play.rested()

    async def begin(self, game: str) -> int:
        """Open a lobby, let people and a robot sit down, and start."""
        acts, now = self.app.acts, self.app.tables.now()
        seats = (SeatRow(0, ANNA, None, "anna"),)
        await acts.lobbies.open(NewTable(1, 1, ANNA, game, now, seats=seats), Notes(seating="joined"))
        table = await self.app.tables.find(1)
        least = min(all_games()[game].seats)
        for user in (BEN, CLARA)[: max(least, 3) - 2]:
            # Whoever finds a table in a channel that they may not see finds none.
            assert (await self.page.click(user, Join(table))).refused
            await acts.lobbies.join(table, user, f"user {user}")
        await self.page.click(ANNA, AddRobot(table))
        assert not (said := await self.page.click(ANNA, StartGame(table))).refused, said.text
        return table

    async def play(self, table: int, rng: Random, most: int | None = None) -> bool:
        """Play so many moves, or to the end; says whether that has come."""
        done = 0
        while most is None or done < most:
            await self.app.acts.play.rested()
            live = await self.page.live(table, ANNA)
            if live.is_over:
                return True
            seat = next(seat for seat in live.table.waiting() if live.seats[seat].robot is None)
            user = live.seats[seat].user
            assert user is not None
            said = await self.page.play(table, user, seat, rng)
            assert not said.refused, said.text
            done += 1
            if not self.undone and (await self.page.click(user, Undo(table))).answer is not None:
                now = await self.page.live(table, user)
                self.undone += any(entry.undo is not None for entry in now.table.log.entries)
        return False

    async def do_the_rest(self, table: int) -> None:
        """Vote, leave an order, write a note, look, and ask for a hint."""
        acts, page = self.app.acts, self.page
        await self.app.acts.play.rested()
        live = await page.live(table, ANNA)
        assert (await page.click(BEN, Ballot(table, "host", BEN, None))).text
        assert (await page.live(table, ANNA)).notes.votes
        await acts.jotting.keep(table, ANNA, "beware of Ben")
        assert "beware of Ben" in await acts.jotting.show(table, ANNA)
        assert (await page.click(ANNA, ShowScore(table))).text
        seat = next(seat for seat in live.table.waiting() if live.seats[seat].robot is None)
        user = live.seats[seat].user
        assert user is not None
        assert (await page.click(user, OpenMenu(table))).answer is not None
        assert (await page.click(user, AskAdvice(table))).answer is not None
        if any(kind.__name__ == "Pass" for kind in live.game.moves):
            assert await acts.orders.give(table, BEN, TypedOrder("pass", "", "dropped"))
            assert await acts.orders.list(table, BEN)


async def main(game: str, folder: Path) -> None:
    """Play a game to its end; writes how many entries it took."""
    bot, rng = Bot(folder), Random(1)
    async with bot.running():
        table = await bot.begin(game)
        assert not await bot.play(table, rng, most=8)
        await bot.do_the_rest(table)
    async with bot.running():
        assert await bot.play(table, rng)
        live = await bot.page.live(table, ANNA)
        assert bot.page.heard[-1] == (table, live.row.entries)
    assert bot.undone
    assert not [name for name in sys.modules if name.partition(".")[0] in ("discord", "aiohttp")]
    sys.stdout.write(f"{live.row.entries}\n")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2])))
