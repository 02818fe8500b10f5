"""The clients of a program: one for each shard that it looks after, begun and ended as it gains and loses them."""

import asyncio

import pytest
from discord.gateway import DiscordWebSocket

from bot.acts.resources import Resources
from bot.app import App, Apps
from bot.discord import answering
from bot.discord.client import Caravel
from bot.discord.shared import Shared
from bot.errors import OperatorError
from bot.local import Shard as Part
from bot.local import client_arguments, redirect
from bot.posts.messages import Plain
from bot.program.connecting import Division, advised
from bot.program.shards import Making, Shards
from bot.storage import (
    Change,
    NewTable,
    NotAdmitted,
    OwnershipLost,
    OwnsAll,
    Storage,
    StorageError,
    open_storage,
)
from bot.table.tables import Tables
from games.words.phrases import phrases
from tests.support.bot import moves
from tests.support.local import discord_server

__all__ = ["discord_server"]

COUNT = 3
GAME = "puerto_rico"


async def until(asked):
    """Return when this is so."""
    async with asyncio.timeout(60):
        while True:
            if await asked():
                return
            await asyncio.sleep(0.01)


class ByHand:
    """An `Ownership` that a test decides."""

    def __init__(self):
        self.begun = asyncio.Queue()
        self.turns = []
        self.closed = False
        self.sure = True

    async def run(self, gained, lost):
        self.gained, self.lost = gained, lost
        self.broken = asyncio.get_running_loop().create_future()
        self.begun.put_nowait(None)
        await self.broken

    async def identifying(self, bucket):
        self.turns.append(bucket)

    def is_sure(self):
        return self.sure

    async def aclose(self):
        self.closed = True


class Fleet:
    """The runner of clients, on a local Discord."""

    def __init__(self, server, storage, resources, ownership):
        self.server, self.storage, self.resources, self.ownership = server, storage, resources, ownership
        self.apps, self.shared, self.newest = Apps(), Shared(resources), {}
        division = Division(COUNT, at_a_time=2)
        making = Making(self.app, self.client, server.token)
        self.shards = Shards(
            self.apps, self.shared, storage, making, ownership, division, lambda _: asyncio.sleep(0)
        )

    def app(self, door):
        return App(Tables(door), self.resources, self.apps)

    def client(self, app, turn):
        shard = app.tables.storage.shard
        of = {"shard_id": shard.number, "shard_count": shard.count}
        made = Caravel(app, self.shared, turn=turn, **of, **client_arguments())
        self.newest[shard.number] = made
        return made

    @property
    def clients(self):
        """The clients of the apps that run, by shard."""
        return {number: self.newest[number] for number in self.apps.running if number in self.newest}

    async def ready(self, *numbers):
        """Return when exactly the clients of these shards are connected."""

        async def is_so():
            found = self.clients
            return sorted(found) == list(numbers) and all(one.is_ready() for one in found.values())

        await until(is_so)

    async def begun(self, count):
        """Return when there are so many clients."""

        async def is_so():
            return len(self.apps.running) == count

        await until(is_so)

    async def say(self, number, text):
        """Let a table of a shard say something."""
        guild = self.server.guild(f"harbour {number}", Part(number, COUNT))
        channel = self.server.channel(f"quay-{number}", guild)
        now = Tables(self.storage).now()
        table = await self.storage.find_table(channel.id) or await self.storage.create_table(
            NewTable(channel.id, guild.id, 1, "puerto_rico", now)
        )
        change = Change(table, table, now, outbox=[Plain(text).to_channel(channel.id)], idle=True)
        await self.storage.commit(change)
        return channel

    def heard(self, channel):
        return [message.content for message in self.server.world.messages_in(channel.id)]


@pytest.fixture
def workers():
    """In what robots think, if not in processes."""
    return


@pytest.fixture
async def fleet(discord_server, tmp_path, workers):
    async with await open_storage(tmp_path / "c.sqlite", durable=False) as storage:
        with redirect(discord_server.url), Resources(workers=workers) as resources:
            made = Fleet(discord_server, storage, resources, ByHand())
            made.running = asyncio.create_task(made.shards.run())
            await made.ownership.begun.get()
            yield made
            made.running.cancel()
            await asyncio.gather(made.running, return_exceptions=True)
            assert made.ownership.closed


async def test_whoever_has_no_shard_stands_by_while_it_is_sure_that_others_have_them(fleet):
    assert fleet.apps.is_standing_by()
    await fleet.ownership.gained(1)
    assert not fleet.apps.is_standing_by()
    await fleet.ready(1)
    await fleet.ownership.lost(1)
    assert fleet.apps.is_standing_by()
    fleet.ownership.sure = False
    assert not fleet.apps.is_standing_by()


async def test_a_client_begins_for_each_shard_that_is_gained(fleet):
    for number in (0, 2):
        await fleet.ownership.gained(number)
    await fleet.ready(0, 2)
    assert [fleet.clients[number].shard_id for number in (0, 2)] == [0, 2]
    assert fleet.apps.connection().ready
    assert fleet.shared.throttle.share == pytest.approx(2 / 3)
    assert sorted(fleet.ownership.turns) == [0, 0]


async def test_a_shard_that_is_lost_is_left_in_good_order(fleet):
    for number in (0, 1):
        await fleet.ownership.gained(number)
    await fleet.ready(0, 1)
    client = fleet.clients[1]
    await fleet.ownership.lost(1)
    assert client.is_closed()
    await fleet.ready(0)
    assert fleet.shared.throttle.share == pytest.approx(1 / 3)


async def test_a_shard_that_is_lost_as_it_gets_connected_is_left_all_the_same(fleet, monkeypatch):
    """There `asyncio.wait_for` of Python 3.11 forgets that it was cancelled."""
    connect = DiscordWebSocket.from_client
    lost = asyncio.get_running_loop().create_future()

    async def at_that_moment(*given, **more):
        socket = await connect(*given, **more)
        lost.set_result(asyncio.create_task(fleet.ownership.lost(0)))
        await asyncio.sleep(0)
        return socket

    monkeypatch.setattr(DiscordWebSocket, "from_client", at_that_moment)
    await fleet.ownership.gained(0)
    async with asyncio.timeout(60):
        await (await lost)
    assert not fleet.clients


def jobs():
    """The names of what apps do by themselves at the moment."""
    return {task.get_name() for task in asyncio.all_tasks()} & {
        "sleeper",
        "presence",
        "housekeeper",
        "return",
    }


@pytest.mark.parametrize("query", ["last_seen", "working_tables"])
async def test_a_shard_that_is_lost_while_its_app_starts_leaves_nothing_behind(fleet, monkeypatch, query):
    reached = asyncio.Event()

    async def never(*_):
        reached.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(Storage, query, never)
    await fleet.ownership.gained(1)
    await reached.wait()
    await fleet.ownership.lost(1)
    assert not jobs()
    assert fleet.apps.running == {}


async def test_a_shard_that_is_lost_as_soon_as_it_is_gained_leaves_nothing_behind(fleet):
    await fleet.ownership.gained(1)
    await fleet.ownership.lost(1)
    assert not jobs()
    assert fleet.apps.running == {}


async def test_an_app_that_is_abandoned_while_it_starts_begins_nothing(fleet, monkeypatch):
    reached, may_go_on = asyncio.Event(), asyncio.Event()

    async def later(_):
        reached.set()
        await may_go_on.wait()

    monkeypatch.setattr(Storage, "last_seen", later)
    await fleet.ownership.gained(1)
    await reached.wait()
    fleet.ownership.sure = False
    fleet.ownership.broken.set_exception(OwnershipLost("the database has not answered for 4 s"))
    await fleet.ownership.begun.get()
    may_go_on.set()
    for _ in range(9):
        await asyncio.sleep(0)
    assert not jobs()


class Slow:
    """A robot that plays the first move of its menu, once it is let."""

    def __init__(self):
        self.asked, self.may_play = asyncio.Event(), asyncio.Event()

    def close(self):
        """There are no workers."""

    async def think(self, _robot, _seed, _view, _seat, menu):
        self.asked.set()
        await self.may_play.wait()
        return next(iter(menu))

    async def rate(self, *_):
        """Nobody asks for a hint."""


@pytest.mark.parametrize("workers", [Slow()])
async def test_after_an_ownership_that_was_lost_a_new_app_plays_on_and_the_old_one_does_not(fleet, workers):
    for number in (0, 1):
        await fleet.ownership.gained(number)
    await fleet.ready(0, 1)
    old, client = fleet.apps.running[1], fleet.clients[1]
    guild = fleet.server.guild("harbour 1", Part(1, COUNT))
    anna, channel = fleet.server.user("anna", guild), fleet.server.channel("quay-1", guild)
    await anna.slash(channel, "table new", {"game": GAME, "seating": "joined"})
    for _ in range(2):
        await anna.slash(channel, "table robot", {"kind": "normal"})
    await anna.slash(channel, "table start")
    await anna.slash(channel, "puerto-rico take-role", {"role": "mayor"})
    await workers.asked.wait()
    before = await fleet.storage.find_table(channel.id)
    assert before.is_working
    fleet.ownership.sure = False
    fleet.ownership.broken.set_exception(OwnershipLost("the database has not answered for 4 s"))
    await fleet.ownership.begun.get()
    fleet.ownership.sure = True
    workers.may_play.set()
    await old.acts.play.rested()
    assert not old.is_busy()
    assert await fleet.storage.find_table(channel.id) == before
    await fleet.ownership.gained(1)
    assert client.is_closed()
    await fleet.ready(1)
    new = fleet.clients[1]
    await new.settled()
    assert new.app is not old
    live = await fleet.storage.find_table(channel.id)
    assert (live.is_working, live.entries > before.entries) == (False, True)
    turn = fleet.server.world.message(channel.id, live.post)
    assert f"<@{anna.id}>" in turn.content
    reply = await anna.click(turn, moves(turn)[0])
    await new.settled()
    assert reply.updated
    assert (await fleet.storage.find_table(channel.id)).entries > live.entries


async def test_who_owns_no_shard_is_not_connected(fleet):
    assert not fleet.apps.connection().ready


async def test_whose_shards_may_be_others_by_now_sends_nothing_more_and_begins_anew(fleet, monkeypatch):
    await fleet.ownership.gained(1)
    await fleet.ready(1)
    client, held = fleet.clients[1], asyncio.Event()
    monkeypatch.setattr(fleet.shared.throttle, "begin", held.wait)
    channel = await fleet.say(1, "All aboard!")
    client.sender.wake()
    await until(fleet.storage.in_flight)
    fleet.ownership.sure = False
    fleet.ownership.broken.set_exception(OwnershipLost("the database has not answered for 4 s"))
    await fleet.ownership.begun.get()
    assert fleet.clients == {}
    fleet.ownership.sure = True
    await until(lambda: closed(client))
    assert len(await fleet.storage.in_flight()) == 1
    assert fleet.heard(channel) == []
    monkeypatch.undo()
    await fleet.ownership.gained(1)
    await fleet.ready(1)
    await fleet.clients[1].sender.emptied()
    assert fleet.heard(channel) == ["All aboard!"]


async def closed(client):
    return client.is_closed()


async def test_as_long_as_nobody_looks_after_a_shard_whoever_asks_hears_that_the_tables_are_away(
    fleet, monkeypatch
):
    monkeypatch.setattr(answering, "OTHERS", 0.0)
    for number in (0, 1):
        await fleet.ownership.gained(number)
    await fleet.ready(0, 1)
    client = fleet.clients[1]
    fleet.ownership.sure = False
    fleet.ownership.broken.set_exception(OwnershipLost("the server has closed the connection"))
    await fleet.ownership.begun.get()
    guild = fleet.server.guild("harbour 1", Part(1, COUNT))
    anna, channel = fleet.server.user("anna", guild), fleet.server.channel("quay-1", guild)
    reply = await anna.slash(channel, "games")
    assert reply.message.ephemeral
    assert reply.message.content == phrases("en")("tables-away")
    fleet.ownership.sure = True
    await until(lambda: closed(client))


async def test_nothing_is_written_or_sent_while_others_may_look_after_the_shards(fleet):
    fleet.ownership.sure = False
    with pytest.raises(StorageError, match="others may look after our shards"):
        await fleet.storage.set_user_settings(1, {"pictures": "large"})
    beginning = asyncio.create_task(fleet.shared.throttle.begin())
    await asyncio.sleep(0)
    assert not beginning.done()
    fleet.ownership.sure = True
    await fleet.storage.set_user_settings(1, {"pictures": "large"})
    await beginning


async def test_a_client_that_is_closed_for_good_ends_the_program(fleet):
    fleet.server.faults.closed = 4011
    await fleet.ownership.gained(0)
    with pytest.raises(OperatorError, match="CARAVEL_SHARDS"):
        await asyncio.wait_for(asyncio.shield(fleet.running), 60)


async def test_who_may_not_run_beside_others_is_told_why(fleet):
    fleet.ownership.broken.set_exception(NotAdmitted("CARAVEL_SHARDS: 3 here, but 2 in the others"))
    with pytest.raises(OperatorError, match="3 here, but 2"):
        await asyncio.wait_for(asyncio.shield(fleet.running), 60)


async def test_alone_it_has_all_shards(discord_server, tmp_path):
    async with await open_storage(tmp_path / "c.sqlite", durable=False) as storage:
        with redirect(discord_server.url), Resources() as resources:
            fleet = Fleet(discord_server, storage, resources, OwnsAll(COUNT))
            running = asyncio.create_task(fleet.shards.run())
            await fleet.begun(COUNT)
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            assert fleet.clients == {}


async def test_discord_is_asked_how_the_bot_had_best_be_divided(discord_server):
    starts = discord_server.gateway.starts
    starts.recommended, starts.max_concurrency = 16, 4
    with redirect(discord_server.url):
        assert await advised(discord_server.token, client_arguments) == Division(16, 4)
