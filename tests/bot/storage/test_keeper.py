"""Processes that share shards by locks of a real PostgreSQL."""

import asyncio
import subprocess
import sys
from contextlib import AsyncExitStack, aclosing, asynccontextmanager
from pathlib import Path
from random import Random

import psycopg
import pytest

from bot.storage import StorageError, locks, open_storage
from bot.storage.keeper import Keeper
from bot.storage.line import Rhythm
from bot.storage.owning import NotAdmitted, OwnershipLost
from tests.bot.storage.members import Member, eventually
from tests.support.pausing import Pausing
from tests.support.postgres import running

ROOT = Path(__file__).parents[3]
HASTY = Rhythm(beat=0.1, patience=0.7, timeout=1.5)


class Crowd:
    """Processes in one: whatever happens, no shard is looked after by two of them."""

    def __init__(self, address, shards):
        self.address, self.shards = address, shards
        self.journal = []
        self.members = {}

    async def join(self, name, **more):
        member = Alone(self, name, **{"address": self.address, **more})
        self.members[member] = asyncio.create_task(member.go_on())
        return member

    async def leave(self, member):
        await member.end(self.members.pop(member))

    async def until(self, condition):
        await eventually(condition, *self.members.values())

    async def settled(self):
        """Wait until every shard is somebody's, and each has its share."""
        await self.until(lambda: self.counts[-1] <= self.share and sum(self.counts) == self.shards)

    @property
    def share(self):
        return -(-self.shards // len(self.members))

    @property
    def counts(self):
        """How many shards they have, the fewest first."""
        return sorted(len(member.shards) for member in self.members)


class Alone(Member):
    """One of a crowd, which looks whether it is alone with its shards."""

    def __init__(self, crowd, name, **more):
        super().__init__(name, count=crowd.shards, journal=crowd.journal, **more)
        self.crowd = crowd

    async def gained(self, shard):
        others = [member for member in self.crowd.members if shard in member.shards]
        assert not others, (self.crowd.journal, self, shard, others)
        await super().gained(shard)


@asynccontextmanager
async def crowd_of(address, shards):
    crowd = Crowd(address, shards)
    try:
        yield crowd
    finally:
        for member in [*crowd.members]:
            await crowd.leave(member)


@pytest.fixture
async def crowd(database):
    async with crowd_of(database, 6) as crowd:
        yield crowd


@asynccontextmanager
async def elsewhere(address, shards):
    """Another process that looks after shards; yields it and what it has said to have."""
    program = [sys.executable, "-m", "tests.bot.storage.members", address, str(shards)]
    process = await asyncio.create_subprocess_exec(*program, cwd=ROOT, stdout=subprocess.PIPE)
    theirs = set()

    async def read():
        async for line in process.stdout:
            _, what, shard = line.decode().split()
            (theirs.add if what == "gained" else theirs.remove)(shard)

    reading = asyncio.create_task(read())
    try:
        yield process, theirs
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
        await reading


@pytest.mark.rest
async def test_one_has_all_shards_two_share_them_and_a_third_gets_its_own(crowd):
    first = await crowd.join("first")
    await crowd.settled()
    assert first.shards == {*range(6)}
    await crowd.join("second")
    await crowd.settled()
    await crowd.join("third")
    await crowd.settled()
    assert crowd.counts == [2, 2, 2]


@pytest.mark.rest
async def test_a_shard_is_lost_before_another_gains_it(crowd):
    await crowd.join("first")
    await crowd.settled()
    second = await crowd.join("second")
    await crowd.settled()
    for shard in second.shards:
        story = [(name, what) for name, what, n in crowd.journal if n == shard]
        assert story == [("first", "gained"), ("first", "lost"), ("second", "gained")]


@pytest.mark.rest
async def test_who_ends_leaves_its_shards_to_the_others(crowd):
    first, second = await crowd.join("first"), await crowd.join("second")
    await crowd.settled()
    await crowd.leave(first)
    await crowd.settled()
    assert second.shards == {*range(6)}


@pytest.mark.rest
async def test_the_shards_of_a_killed_process_are_taken_by_the_others(crowd):
    async with elsewhere(crowd.address, 6) as (process, theirs):
        await eventually(lambda: len(theirs) == 6)
        await crowd.join("first")
        await crowd.join("second")
        await crowd.until(lambda: (len(theirs), crowd.counts) == (2, [2, 2]))
        process.kill()
        await crowd.settled()
    assert crowd.counts == [3, 3]


@pytest.mark.rest
async def test_when_the_server_has_ended_all_stop_and_begin_anew_when_it_is_back():
    with running() as server:
        async with crowd_of(server.database(), 4) as crowd:
            first, second = await crowd.join("first"), await crowd.join("second")
            await crowd.settled()
            crowd.journal.clear()
            await asyncio.to_thread(server.stop)
            await crowd.until(lambda: not first.shards | second.shards)
            assert {what for _, what, _ in crowd.journal} == {"stopped"}
            assert {name for name, _, _ in crowd.journal} == {"first", "second"}
            await asyncio.to_thread(server.start)
            await crowd.settled()


async def test_a_process_with_another_number_of_shards_is_not_admitted_while_others_run(crowd, database):
    first = await crowd.join("first")
    await crowd.settled()
    with pytest.raises(NotAdmitted, match="CARAVEL_SHARDS: 4 here, but 6 in 1 running processes"):
        await Member("other", database, 4, []).go_on()
    assert first.shards == {*range(6)}
    await crowd.leave(first)
    other = Member("other", database, 4, [])
    task = asyncio.create_task(other.go_on())
    await eventually(lambda: len(other.shards) == 4, task)
    await other.end(task)


async def test_nobody_is_admitted_while_somebody_must_be_alone(crowd, database):
    async with await psycopg.AsyncConnection.connect(database, autocommit=True) as alone:
        await alone.execute("SELECT pg_advisory_lock(%s, 0)", [locks.PROGRAM])
        with pytest.raises(NotAdmitted, match="migrated or copied"):
            await Member("bot", database, 6, []).go_on()
        await alone.execute("SELECT pg_advisory_unlock_all()")
        await crowd.join("first")
        await crowd.settled()
        (got,) = await (await alone.execute("SELECT pg_try_advisory_lock(%s, 0)", [locks.PROGRAM])).fetchone()
        assert not got


async def test_what_fails_in_gaining_or_losing_a_shard_ends_it(database):
    async def failing(shard):
        raise ZeroDivisionError

    member = Member("bot", database, 1, [])
    async with aclosing(member.keeper):
        with pytest.raises(ZeroDivisionError):
            await member.keeper.run(failing, member.lost)


@pytest.mark.rest
async def test_notifications_are_handed_on_and_silence_is_told_whenever_it_connects(crowd, database):
    first = await crowd.join("first")
    await crowd.until(lambda: first.silences)
    async with await psycopg.AsyncConnection.connect(database, autocommit=True) as other:
        for n in range(100):
            await other.execute("SELECT pg_notify('caravel', %s)", [f"table {n}"])
        await crowd.until(lambda: len(first.heard) == 100)
        assert first.heard == [f"table {n}" for n in range(100)]
        await other.execute(
            f"SELECT pg_terminate_backend(pid) FROM ({locks.HOLDERS}) AS held", [[locks.MEMBER]]
        )
        await crowd.until(lambda: first.silences == 2)
        await other.execute("NOTIFY caravel, 'table 100'")
        await crowd.until(lambda: first.heard[-1] == "table 100")


@pytest.mark.rest
async def test_one_identifies_at_a_time_and_bucket_over_all_processes(crowd):
    now = 0.0
    first = await crowd.join("first", clock=lambda: now)
    second = await crowd.join("second", clock=lambda: now)
    await crowd.settled()
    turns = []

    async def identify(member, bucket):
        await member.keeper.identifying(bucket)
        turns.append((now, bucket))

    async with asyncio.TaskGroup() as clients:
        for member in (first, second, first, second):
            clients.create_task(identify(member, 0))
        clients.create_task(identify(second, 1))
        for count in (2, 3, 4, 5):
            await crowd.until(lambda count=count: len(turns) == count)
            await heard_again(crowd)
            assert len(turns) == count
            now += 5
            await heard_again(crowd)
            assert len(turns) == count
            now += 1
    assert sorted(turns) == [(0, 0), (0, 1), (6, 0), (12, 0), (18, 0)]


async def heard_again(crowd):
    """Let every member go round twice: what it hears of after it has listened, it has looked for turns before."""
    async with await psycopg.AsyncConnection.connect(crowd.address, autocommit=True) as other:
        for _ in range(2):
            counts = {member: len(member.heard) for member in crowd.members}
            await other.execute("NOTIFY caravel")
            await crowd.until(
                lambda counts=counts: all(len(member.heard) > n for member, n in counts.items())
            )


async def test_a_client_that_gives_up_waiting_keeps_nobody_waiting(crowd):
    first = await crowd.join("first")
    given_up = asyncio.create_task(first.keeper.identifying(0))
    await asyncio.sleep(0)
    given_up.cancel()
    await asyncio.gather(given_up, return_exceptions=True)
    async with asyncio.timeout(60):
        await first.keeper.identifying(0)


@pytest.mark.rest
async def test_when_the_answer_is_late_the_shards_stay_locked_until_what_runs_has_ended(database):
    async with Pausing(database) as way:
        rhythm = Rhythm(beat=0.1, patience=0.5, timeout=600)
        keeper = Keeper(way.address, 3, heard=print, silent=lambda: None, rhythm=rhythm)
        gained = set()

        async def gain(shard):
            gained.add(shard)
            if len(gained) == 3:
                way.pause()

        with pytest.raises(OwnershipLost, match="not answered"):
            await keeper.run(gain, gain)
        way.resume()
        async with await psycopg.AsyncConnection.connect(database) as other:
            held = await (await other.execute(locks.HOLDERS, [[locks.SHARD]])).fetchall()
            assert {shard for _, _, shard in held} == {0, 1, 2}
            await keeper.aclose()
            async with asyncio.timeout(60):
                await other.execute(
                    "SELECT pg_advisory_lock(%s, n) FROM generate_series(0, 2) AS n", [locks.SHARD]
                )


@pytest.mark.soak
async def test_who_is_cut_off_stops_before_another_gains_its_shards(crowd, database):
    async with Pausing(database) as way:
        first = await crowd.join("first", address=way.address, rhythm=HASTY)
        await crowd.settled()
        second = await crowd.join("second")
        await crowd.until(lambda: (len(first.shards), len(second.shards)) == (3, 3))
        theirs = {*first.shards}
        crowd.journal.clear()
        way.pause()
        await crowd.until(lambda: len(second.shards) == 6)
        way.resume()
        await crowd.settled()
        for member in (first, second):
            assert len(member.shards) == 3
    events = [(name, what) for name, what, shard in crowd.journal if shard is None or shard in theirs]
    assert events.index(("first", "stopped")) < events.index(("second", "gained"))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2))
async def test_no_shard_is_looked_after_by_two_whatever_happens(database, seed):
    rng = Random(seed)
    async with AsyncExitStack() as stack, crowd_of(database, 7) as crowd:
        ways = {}
        for n in range(25):
            if rng.random() < 0.3 and len(crowd.members) < 4:
                way = await stack.enter_async_context(Pausing(crowd.address))
                ways[await crowd.join(f"member {n}", address=way.address, rhythm=HASTY)] = way
            elif crowd.members:
                await happens(crowd, ways, rng)
            await asyncio.sleep(rng.choice((0, 0.1, 0.5, 2)))  # what is under way then is what is tried
            await crowd.until(lambda: True)
        for way in ways.values():
            way.resume()
        await crowd.settled()


async def happens(crowd, ways, rng):
    """Let somebody go, be killed, or be cut off for a while."""
    member = rng.choice([*crowd.members])
    match rng.choice(("go", "kill", "pause", "pause", "resume")):
        case "go" if len(crowd.members) > 1:
            await crowd.leave(member)
        case "kill":
            await ways[member].cut()
        case "pause":
            ways[member].pause()
        case _:
            ways[member].resume()


async def test_what_a_process_has_left_open_that_looks_after_nothing_is_ended(crowd):
    """Half a transaction of a process that stands still would hold up whoever looks after its tables now."""
    stray = await psycopg.AsyncConnection.connect(crowd.address, application_name="caravel, process 0")
    async with stray:
        await stray.execute("SELECT pg_advisory_lock_shared(%s, 0)", [locks.PROGRAM])
        await stray.execute("CREATE TABLE half ()")
        await crowd.join("first")
        await crowd.settled()
        with pytest.raises(psycopg.errors.AdminShutdown):
            await stray.execute("SELECT 1")


@pytest.mark.rest
async def test_a_process_that_has_only_begun_is_not_taken_for_one_that_is_gone(crowd, monkeypatch):
    """Else it would end at once with an error, or look away while somebody else wants to be alone with the database."""
    with monkeypatch.context() as patched:
        patched.setattr(locks, "process_name", lambda: "caravel, process 0")
        newcomer = await open_storage(crowd.address)
    async with newcomer:
        await crowd.join("first")
        await crowd.settled()
        with pytest.raises(StorageError, match="caravel, process 0"):
            await open_storage(crowd.address, alone=True, patience=0)
