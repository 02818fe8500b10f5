"""Playing on with a save: what is brought along, and what is new."""

import asyncio
import json
import threading

import pytest

from bot.acts import hosting
from bot.errors import PlayerError
from bot.local.compose import Upload
from bot.storage import NewTable
from bot.table.fairness import promise
from bot.table.imports import read_import
from games import all_games
from games.core.saves import save_to_data
from games.core.table import Header, Table
from games.puerto_rico.moves import TakeRole
from games.words.phrases import phrases
from tests.support.bot import SECRET, private
from tests.support.endings import over

GAME = "puerto_rico"
WORDS, BIDS = phrases("en", GAME), phrases("en", "pizarro_and_co")


@pytest.fixture
async def table(world):
    """A running table of Puerto Rico that Anna hosts, where she is asked for a role."""
    await world.start(GAME, "anna", "ben", "clara")
    return world


def save_of(table: Table) -> bytes:
    return json.dumps(save_to_data(table.header, table.log.entries)).encode()


async def bring(world, data, name="dora", channel=None):
    garden = channel or world.server.channel("garden")
    upload = Upload("table.json", "application/json", data)
    reply = await world.person(name).slash(garden, "import", {"save": upload})
    await world.settled()
    return reply


@pytest.mark.rest
async def test_a_save_is_played_on_elsewhere(table):
    await table.played(0, TakeRole("settler"))
    garden = table.server.channel("garden")
    before = (await table.live()).table
    assert private(await bring(table, save_of(before))) == WORDS("imported")
    live = await table.live(garden)
    assert live.table.state == before.state
    assert live.table.log == before.log
    assert [row.user for row in live.seats] == [None, None, None]
    said = next(post for post in table.posts(garden) if WORDS("button-take") in "".join(post.labels))
    emil = table.person("emil")
    await emil.click(said, f"{WORDS('button-take')}: {WORDS('seat-name', number=1)}")
    await table.settled()
    assert table.posts(garden)[-1].pinged == [emil.id]


@pytest.mark.rest
async def test_an_imported_table_survives_a_restart(table):
    await table.played(0, TakeRole("settler"))
    before = (await table.live()).table
    await bring(table, save_of(before))
    await table.restart()
    assert (await table.live(table.server.channel("garden"))).table.state == before.state


def changed(data: bytes, **fields) -> bytes:
    save = json.loads(data)
    save["entries"][-1].update(fields)
    return json.dumps(save).encode()


@pytest.mark.rest
async def test_damaged_saves_are_refused_with_one_sentence(table):
    await table.played(0, TakeRole("settler"))
    data = save_of((await table.live()).table)
    for spoilt in (b"\xff\xfe", changed(data, seat=2), b"[" * 100_000):
        assert private(await bring(table, spoilt)) == WORDS("save-damaged")
    assert not table.posts(table.server.channel("garden"))
    # The others without a program of their own for each.
    for spoilt in (b"", b"[]", b'{"caravel": 1}', data[:-20], changed(data, digest="0" * 16)):
        with pytest.raises(PlayerError, match="save-damaged"):
            read_import(spoilt, {}, SECRET)


@pytest.mark.rest
async def test_a_finished_save_is_not_played_on(world):
    await world.start("pizarro_and_co", "anna", "ben", "clara")
    await over(world)
    assert private(await bring(world, save_of((await world.live()).table))) == BIDS("save-over")


@pytest.mark.rest
async def test_a_save_is_not_brought_where_a_table_plays(table):
    data = save_of((await table.live()).table)
    assert private(await bring(table, data, channel=table.general)) == WORDS("channel-taken")


@pytest.mark.rest
async def test_a_save_that_is_cut_where_luck_is_due_is_played_on_and_leaves_no_lobby(table):
    save = json.loads(save_of((await table.live()).table))
    due = next(entry["n"] for entry in save["entries"] if entry["by"] == "chance")
    assert private(
        await bring(table, json.dumps({**save, "entries": save["entries"][:due]}).encode())
    ) == WORDS("imported")
    live = await table.live(table.server.channel("garden"))
    assert live.row.status == "running"
    assert min(live.table.waiting()) >= 0
    assert not [row for row in await table.storage.live_tables() if row.status == "lobby"]


@pytest.mark.rest
async def test_what_an_imported_table_is_promised_is_posted_and_told_at_the_end(world):
    await world.start("pizarro_and_co", "anna", "ben", "clara")
    data = save_of((await world.live()).table)
    garden = world.server.channel("garden")
    await bring(world, data)
    assert BIDS("secret-renewed", promise=promise(SECRET)) in world.posts(garden)[0].content
    for number, name in enumerate(("emil", "fritz", "gerd"), 1):
        await world.person(name).slash(garden, "seat take", {"seat": str(number)})
    await over(world, garden)
    live = await world.live(garden)
    came, here = private(await world.person("emil").slash(garden, "verify")).splitlines()
    dealt = sum(entry.by == "chance" for entry in live.table.log.entries)
    own = sum(e.by == "chance" for e in live.table.log.entries[live.table.header.renewals[0].since :])
    about = {"secret": SECRET, "promise": promise(SECRET)}
    assert came == BIDS("verified-in-save", draws=dealt - own, **about)
    assert here == BIDS("verified-since-import", draws=own, **about)


@pytest.mark.parametrize(
    ("game", "numbers"),
    [
        ("pizarro_and_co", {"players": {"3": {"picks": 20_000_000}}}),
        ("puerto_rico", {"island_spaces": 20_000_000}),
        ("mundus_novus", {"gold_sets": 30_000_000}),
    ],
)
@pytest.mark.rest
async def test_a_small_save_with_huge_numbers_is_played_by_the_numbers_of_the_box(
    world, bot_log, game, numbers
):
    header = Header(game, all_games()[game].rules, 3, {}, SECRET, numbers)
    data = json.dumps(save_to_data(header, ())).encode()
    assert len(data) <= 363
    assert private(await bring(world, data)) == WORDS("imported")
    garden = world.server.channel("garden")
    await world.restart()
    assert (await world.live(garden)).table.header.overrides == {}
    assert (await world.person("dora").slash(garden, "board")).message.files


@pytest.mark.rest
async def test_a_save_is_read_beside_the_loop_so_that_everybody_else_is_answered(table, monkeypatch):
    data = save_of((await table.live()).table)
    begun, read = threading.Event(), hosting.read_import
    answered = asyncio.Event()
    loop = asyncio.get_running_loop()

    def slowly(*given):
        begun.set()
        asyncio.run_coroutine_threadsafe(answered.wait(), loop).result(20)
        return read(*given)

    monkeypatch.setattr(hosting, "read_import", slowly)
    bringing = asyncio.create_task(bring(table, data))
    await asyncio.to_thread(begun.wait, 20)
    assert private(await table.person("ben").slash(table.general, "games"))
    assert not bringing.done()
    answered.set()
    assert private(await bringing) == WORDS("imported")


@pytest.fixture
def reader(monkeypatch):
    """Reads saves one by one when it is told to; `begun` names those whose save was read, by what stands in the file."""

    class Reader:
        def __init__(self):
            self.begun = []
            self.go = asyncio.Event()

        async def examine(self, data, overrides):
            self.begun.append(data.decode().rstrip("0123456789"))
            await self.go.wait()
            raise PlayerError("save-damaged")

    found = Reader()
    monkeypatch.setattr(hosting, "examined", found.examine)
    return found


async def bring_all(world, *names):
    """Each of them brings a save, in this order; returns the tasks."""
    tasks = []
    for number, name in enumerate(names):
        host = world.person(name).id
        new = NewTable(1000 + number, None, host, GAME, world.tables.now())
        tasks.append(asyncio.create_task(world.acts.hosting.open_save(new, f"{name}{number}".encode())))
        await asyncio.sleep(0)
    return tasks


async def test_nobody_waits_for_all_the_saves_that_another_brings(world, reader):
    tasks = await bring_all(world, *["anna"] * 20, "ben")
    reader.go.set()
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    assert reader.begun == ["anna", "ben", "anna"]
    assert [answer.words for answer in answers] == ["save-damaged"] * 2 + ["queue-own"] * 18 + [
        "save-damaged"
    ]


async def test_a_save_that_is_turned_away_does_not_count_as_brought(world, reader):
    tasks = await bring_all(world, *["anna"] * 30)
    reader.go.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    (one,) = await bring_all(world, "anna")
    with pytest.raises(PlayerError, match="save-damaged"):
        await one
