"""The database goes away under several processes, or from one of them alone; a process stands still for longer than its locks last."""

import asyncio
import signal

import pytest

from bot.local.world import NONCE_MEMORY
from games.words.phrases import phrases
from tests.support.pausing import Pausing
from tests.support.postgres import running
from tests.support.quays import at_quays, go_on, opened, told, whole
from tests.support.several import PATIENCE, fleet, fleet_on, postgres, until

__all__ = ["fleet", "postgres"]


@pytest.mark.soak
async def test_postgresql_ends_and_is_started_again_under_play(tmp_path):
    with running(durable=True) as server:
        async with fleet_on(server.database(), tmp_path) as fleet:
            quays = await at_quays(fleet, "one", "two")
            await asyncio.gather(*(quay.play(2) for quay in quays))
            playing = asyncio.gather(*(quay.play(3) for quay in quays))
            await asyncio.to_thread(server.stop)
            for quay in quays:
                assert await hears(fleet, quay) == phrases("en")("tables-away")
            await asyncio.to_thread(server.start)
            await fleet.shared_by("one", "two")
            await playing
            await whole(fleet, quays)


async def hears(fleet, quay):
    """What somebody is told who asks now."""
    anna = quay.players[0].person
    async with asyncio.timeout(PATIENCE):
        while (reply := await fleet.unless_shaken(anna.slash(quay.channel, "move"))) is None:
            pass
    return told(reply)


@pytest.mark.soak
async def test_a_process_that_the_database_does_not_hear_of_stops_before_another_begins(fleet):
    async with Pausing(fleet.database) as way:
        await fleet.begin("one")
        await fleet.begin("two", address=way.address)
        await fleet.shared_by("one", "two")
        quays = await opened(fleet)
        await asyncio.gather(*(quay.play(2) for quay in quays))
        playing = asyncio.gather(*(quay.play(4) for quay in quays))
        await asyncio.sleep(0)
        way.pause()
        await fleet.shared_by("one")
        fleet.server.clock.advance(NONCE_MEMORY + 1)
        await playing
        await asyncio.gather(*(quay.play(2) for quay in quays))
        way.resume()
        await fleet.shared_by("one", "two")
        await go_on(fleet, quays)


@pytest.mark.soak
async def test_a_process_that_stands_still_for_longer_than_its_locks_does_nothing_twice(fleet):
    quays = await at_quays(fleet, "one", "two")
    await asyncio.gather(*(quay.play(2) for quay in quays))
    playing = asyncio.gather(*(quay.play(4) for quay in quays))
    await until(lambda: sum(quay.moves for quay in quays) > 2 * len(quays))
    fleet.bots["two"].process.send_signal(signal.SIGSTOP)
    await fleet.shared_by("one")
    # By now Discord has forgotten every nonce.
    fleet.server.clock.advance(NONCE_MEMORY + 1)
    await playing
    await asyncio.gather(*(quay.play(2) for quay in quays))
    fleet.bots["two"].process.send_signal(signal.SIGCONT)
    await fleet.shared_by("one", "two")
    await go_on(fleet, quays)
