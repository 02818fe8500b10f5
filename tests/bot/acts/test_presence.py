"""When the machine was suspended, the bot was away although nothing was disconnected."""

import asyncio
from contextlib import suppress
from datetime import timedelta

import pytest

from bot.acts.fronts import ConnectionState
from bot.acts.presence import BEAT, Presence
from tests.bot.clocks import HandClock
from tests.support.time import NOON


@pytest.mark.parametrize("looked_first", [False, True])
async def test_half_a_minute_in_which_the_machine_was_suspended_counts_for_nobody(
    world, monkeypatch, looked_first
):
    clock = HandClock(NOON)
    monkeypatch.setattr(world.tables, "now", clock.now)
    presence = Presence(world.tables, clock, lambda: ConnectionState(ready=True, heartbeat=None))
    await presence.look()
    before = await world.storage.outages()
    beating = asyncio.create_task(presence.run())
    await clock.asleep.wait()
    resumed = NOON + BEAT + timedelta(seconds=30)
    if looked_first:
        clock.set(resumed)
        await presence.look()
    clock.asleep.clear()
    clock.advance(resumed)
    await clock.asleep.wait()
    ((began, ended),) = [one for one in await world.storage.outages() if one not in before]
    assert ended == resumed
    assert ended - began >= timedelta(seconds=30)
    beating.cancel()
    with suppress(asyncio.CancelledError):
        await beating
